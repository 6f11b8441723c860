//! EPD: positions with operations, one per line.
//!
//! ```text
//! r1b2rk1/ppp2ppp/8/8/8/8/PPP2PPP/R1B2RK1 w - - bm Rd1; id "rook";     four fields
//! 4k3/8/8/8/8/8/8/4K2R w K - 0 1; D1 15; D2 66                        six fields
//! 4k3/8/8/8/8/8/8/4K2R w K - 0 1 ;D1 15 ;D2 66
//! ```
//!
//! The two clocks are optional; if missing, they come from the operations `hmvc` and `fmvn`, or default to those at the
//! start of a game. The operations used here are checked when a line is read; all others are kept unchanged. Files are
//! read as bytes, because real files contain more than text. A line that is not UTF-8 is read as Latin-1. NUL, carriage
//! return, a byte order mark and the DOS end-of-file character around a line count as white space. Empty lines and
//! lines that begin with
//! `#` or `;` are ignored, as is an opcode without operands. Within double quotes `\"` is a quote and `\\` a backslash.

mod error;
mod read;

pub use error::{EpdError, EpdReason, ReadError};
pub use read::{Records, parse, position, records};

use std::fmt;

use crate::{Move, Position};

/// A position with its operations: one line.
///
/// `Display` writes six fields and the operations, and reads back as an equal record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The position.
    pub position: Position,
    /// The operations, in the order of the line.
    pub operations: Vec<Operation>,
}

/// An operation: an opcode and its operands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Operation {
    /// The opcode: `bm`, `id`, `D1`, ...
    pub opcode: String,
    /// Its operands.
    pub operands: Vec<Operand>,
}

/// An operand of an operation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Operand {
    /// A word: a number or a move.
    Word(String),
    /// A text in double quotes.
    Quoted(String),
}

impl Operand {
    /// The text, without quotes.
    pub fn text(&self) -> &str {
        match self {
            Operand::Word(text) | Operand::Quoted(text) => text,
        }
    }
}

impl Record {
    /// The first operation with this opcode.
    pub fn operation(&self, opcode: &str) -> Option<&Operation> {
        self.operations
            .iter()
            .find(|operation| operation.opcode == opcode)
    }

    /// The position's name, `id`.
    pub fn id(&self) -> Option<&str> {
        self.operation("id")?.operands.first().map(Operand::text)
    }

    /// The moves until mate, `dm`.
    pub fn mate_in(&self) -> Option<u32> {
        self.operation("dm")?.operands.first()?.text().parse().ok()
    }

    /// The perft counters `D1`, `D2`, ...: depth and nodes, in the order of the line.
    pub fn counters(&self) -> Vec<(u32, u64)> {
        let counter = |operation: &Operation| {
            let depth = counter_depth(&operation.opcode)?;
            Some((depth, operation.operands.first()?.text().parse().ok()?))
        };
        self.operations.iter().filter_map(counter).collect()
    }

    /// The best moves, `bm`; empty if there is no such operation.
    ///
    /// # Errors
    /// Returns an error if one of them is not a legal move in SAN or UCI.
    pub fn best_moves(&self) -> Result<Vec<Move>, EpdReason> {
        self.moves("bm")
    }

    /// The moves to avoid, `am`; empty if there is no such operation.
    ///
    /// # Errors
    /// Returns an error if one of them is not a legal move in SAN or UCI.
    pub fn avoided_moves(&self) -> Result<Vec<Move>, EpdReason> {
        self.moves("am")
    }

    fn moves(&self, opcode: &str) -> Result<Vec<Move>, EpdReason> {
        let operands = self
            .operation(opcode)
            .map_or(&[][..], |operation| &operation.operands);
        let resolve = |operand: &Operand| {
            let text = operand.text();
            self.position.parse_san(text).or_else(|san| {
                self.position.parse_uci(text).map_err(|_| EpdReason::Move {
                    opcode: opcode.to_owned(),
                    reason: san,
                })
            })
        };
        operands.iter().map(resolve).collect()
    }
}

/// The depth that an opcode such as `D6` names.
fn counter_depth(opcode: &str) -> Option<u32> {
    let digits = opcode.strip_prefix('D')?;
    let depth: u32 = digits.parse().ok()?;
    (depth.to_string() == digits).then_some(depth)
}

impl fmt::Display for Operand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Operand::Word(text) => write!(f, "{text}"),
            Operand::Quoted(text) => {
                let escaped = text.replace('\\', r"\\").replace('"', r#"\""#);
                write!(f, "\"{escaped}\"")
            }
        }
    }
}

impl fmt::Display for Operation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.opcode)?;
        self.operands
            .iter()
            .try_for_each(|operand| write!(f, " {operand}"))
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.position)?;
        self.operations
            .iter()
            .try_for_each(|operation| write!(f, "; {operation}"))?;
        f.write_str(";")
    }
}
