//! Tables as files.
//!
//! | bytes | |
//! |---|---|
//! | 8 | `FPGKQKR1` |
//! | 1 | the form: 0 whole board, 1 eightfold symmetry, 2 lists |
//! | | the content, see below |
//! | 8 | a checksum of everything before it: 64-bit FNV-1a, low byte first |
//!
//! Forms 0 and 1 hold the stages, one byte per entry, in the order of [`Stages`](super::Stages): for each ending (queen
//! wins, rook wins), each goal (mate, conversion), each turn (winner, loser).
//!
//! Form 2 holds a byte with the moves of the look-ahead, then a [`List`](super::List) for each ending and goal: a byte
//! with its unit (3 or 6 symbols), 4 bytes with the number of its words, low byte first, and the words of 36 bits, two
//! in 9 bytes, low byte first.
//!
//! The reader rejects a file that is too long or too short, or that has a changed byte. It also rejects stages that no
//! position can have, and invalid pointers. Every file that it accepts can be probed.

mod content;

use std::io::{self, Read, Write};

use super::{Bare, Compact, Ending, Extent, Goal, Lookup, Men, Tables, Turn};
use crate::Square;

const MAGIC: &[u8; 8] = b"FPGKQKR1";
/// The number of bytes before the content.
const HEAD: usize = MAGIC.len() + 1;
/// The number of bytes after the content.
const SUM: usize = 8;

/// Why a file is not a table.
#[derive(Debug, thiserror::Error)]
pub enum FileError {
    /// The file cannot be read.
    #[error("cannot be read: {0}")]
    Read(#[from] io::Error),
    /// The file is of another kind.
    #[error("begins with `{found}`: expected a table, which begins with `FPGKQKR1`")]
    Magic {
        /// The first bytes of the file.
        found: String,
    },
    /// The form is unknown.
    #[error("has form {found} at byte 8: expected 0 (whole board), 1 (eightfold) or 2 (lists)")]
    Form {
        /// The byte found.
        found: u8,
    },
    /// The file is too short or too long.
    #[error("has {found} bytes: expected {expected} in a table of this form")]
    Length {
        /// The length of the file in bytes.
        found: usize,
        /// The expected length, or the least length.
        expected: usize,
    },
    /// The position cannot have this stage.
    #[error("has stage {found} at byte {at}: expected {expected}")]
    Stage {
        /// The offset in the file, from 0.
        at: usize,
        /// The byte found.
        found: u8,
        /// The expected values.
        expected: String,
    },
    /// A list is not valid.
    #[error("has a list at byte {at} with {what}")]
    List {
        /// The offset in the file, from 0.
        at: usize,
        /// What is wrong with the list, and what was expected.
        what: String,
    },
    /// The file was changed.
    #[error("has checksum {found:016x}, but its content gives {expected:016x}: it was changed")]
    Sum {
        /// The checksum at the end of the file.
        found: u64,
        /// The checksum of the bytes before it.
        expected: u64,
    },
}

/// A table in any form.
#[derive(Clone, Debug)]
pub enum Table {
    /// One byte for every position, on the whole board or with symmetry.
    Plain(Tables),
    /// Lists with a look-ahead.
    Compact(Compact),
}

impl Table {
    /// Writes the table as a file.
    ///
    /// # Errors
    /// Returns the writer's errors.
    pub fn write(&self, to: &mut impl Write) -> io::Result<()> {
        let mut to = Summed {
            to,
            sum: fnv1a(&[]),
        };
        to.write_all(MAGIC)?;
        match self {
            Table::Plain(tables) => {
                to.write_all(&[match tables.extent {
                    Extent::Whole => 0,
                    Extent::Triangle => 1,
                }])?;
                content::write_plain(tables, &mut to)?;
            }
            Table::Compact(compact) => {
                to.write_all(&[2])?;
                content::write_lists(compact, &mut to)?;
            }
        }
        let sum = to.sum;
        to.write_all(&sum.to_le_bytes())
    }

    /// Reads a file that [`write`](Table::write) has written.
    ///
    /// # Errors
    /// Returns an error if the file cannot be read, is not such a file, or was changed.
    pub fn read(from: &mut impl Read) -> Result<Table, FileError> {
        let mut bytes = Vec::new();
        from.read_to_end(&mut bytes)?;
        Table::from_bytes(&bytes)
    }

    /// Parses a table from a file's bytes.
    ///
    /// # Errors
    /// Returns an error if the bytes are not such a file, or were changed.
    pub fn from_bytes(bytes: &[u8]) -> Result<Table, FileError> {
        if !bytes.starts_with(MAGIC) {
            let found = String::from_utf8_lossy(&bytes[..bytes.len().min(MAGIC.len())]);
            return Err(FileError::Magic {
                found: crate::quoted(&found),
            });
        }
        if bytes.len() < HEAD + SUM {
            return Err(FileError::Length {
                found: bytes.len(),
                expected: HEAD + SUM,
            });
        }
        let (summed, sum) = bytes.split_at(bytes.len() - SUM);
        let content = &summed[HEAD..];
        let table = match summed[MAGIC.len()] {
            0 => content::read_plain(Extent::Whole, content).map(Table::Plain),
            1 => content::read_plain(Extent::Triangle, content).map(Table::Plain),
            2 => content::read_lists(content).map(Table::Compact),
            found => Err(FileError::Form { found }),
        };
        let found = u64::from_le_bytes(sum.try_into().expect("eight bytes were split off"));
        let expected = fnv1a(summed);
        match table {
            Err(error @ (FileError::Form { .. } | FileError::Length { .. })) => Err(error),
            // A changed byte is the cause of all other errors.
            _ if found != expected => Err(FileError::Sum { found, expected }),
            table => table,
        }
    }
}

impl Lookup for Table {
    fn stage(&self, ending: Ending, goal: Goal, turn: Turn, men: Men) -> u8 {
        match self {
            Table::Plain(tables) => tables.stage(ending, goal, turn, men),
            Table::Compact(compact) => compact.stage(ending, goal, turn, men),
        }
    }

    fn winning_move(&self, ending: Ending, goal: Goal, men: Men) -> Option<(Square, Square)> {
        match self {
            Table::Plain(tables) => tables.winning_move(ending, goal, men),
            Table::Compact(compact) => compact.winning_move(ending, goal, men),
        }
    }

    fn bare(&self, ending: Ending) -> &Bare {
        match self {
            Table::Plain(tables) => tables.bare(ending),
            Table::Compact(compact) => compact.bare(ending),
        }
    }
}

/// Computes the FNV-1a sum. It differs for any two texts of the same length that differ in one byte.
fn fnv1a(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, step)
}

fn step(sum: u64, byte: &u8) -> u64 {
    (sum ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3)
}

/// A writer that computes the checksum of everything written.
struct Summed<'a, W> {
    to: &'a mut W,
    sum: u64,
}

impl<W: Write> Write for Summed<'_, W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let written = self.to.write(bytes)?;
        self.sum = bytes[..written].iter().fold(self.sum, step);
        Ok(written)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.to.flush()
    }
}
