//! Errors in a representation.

use super::Representation;
use crate::{RuleError, Square};

/// Why bits are not a position in a representation.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{representation} `{hex}`: {fault}")]
pub struct DecodeError {
    /// The representation.
    pub representation: Representation,
    /// The bits in hexadecimal, shortened if there are many.
    pub hex: String,
    /// The fault.
    pub fault: Fault,
}

/// A fault in the bits or cells of a representation.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Fault {
    /// The number of bytes is wrong for a form of fixed size.
    #[error("{found} bytes: expected {expected}")]
    Size {
        /// The number of bytes found.
        found: usize,
        /// The number of bytes expected.
        expected: usize,
    },
    /// The bits end within a code.
    #[error("ends after {found} bits, within a code: expected more")]
    Short {
        /// The number of bits.
        found: usize,
    },
    /// There are bits after the end.
    #[error("{} too many after byte {expected}: expected the end", count(*extra, "byte"))]
    Trailing {
        /// The number of excess bytes.
        extra: usize,
        /// The number of bytes up to the expected end.
        expected: usize,
    },
    /// A cell of the board does not hold a piece.
    #[error("{value} on {square}: expected {expected}")]
    Cell {
        /// The square.
        square: Square,
        /// The value found.
        value: i32,
        /// The values allowed.
        expected: &'static str,
    },
    /// A cell off the board does not hold the border value.
    #[error("{value} in cell {index}, off the board: expected {expected}")]
    Border {
        /// The cell's number.
        index: usize,
        /// The value found.
        value: i32,
        /// The value expected.
        expected: i32,
    },
    /// A code or number has no meaning.
    #[error("{value} at bit {at}: expected {expected}")]
    Code {
        /// The position of its first bit, from 0.
        at: usize,
        /// Its value.
        value: u32,
        /// The values allowed.
        expected: &'static str,
    },
    /// There are two pieces on one square.
    #[error("two pieces on {square}: expected one")]
    Twice {
        /// The square.
        square: Square,
    },
    /// There are empty squares or pieces beyond the last square.
    #[error("more than 64 squares, at bit {at}: expected the end of the board")]
    Beyond {
        /// The position of the first such bit, from 0.
        at: usize,
    },
    /// The position is not encoded in its canonical form.
    #[error("is not the canonical encoding, which is {expected}")]
    NotCanonical {
        /// The canonical encoding, in hexadecimal.
        expected: String,
    },
    /// The board is well formed, but breaks a rule.
    #[error(transparent)]
    Rule(#[from] RuleError),
}

fn count(number: usize, what: &str) -> String {
    let plural = if number == 1 { "" } else { "s" };
    format!("{number} {what}{plural}")
}
