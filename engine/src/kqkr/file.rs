//! Tables as files.
//!
//! | bytes | |
//! |---|---|
//! | 8 | `FPGKQKR1` |
//! | 1 | the form: 0 whole board, 1 eightfold symmetry |
//! | | the stages, a byte an entry, in the order of [`Stages`](super::Stages): for each ending (queen wins, rook wins), each goal (mate, conversion), each turn (winner, loser) |
//! | 8 | a check sum of all before it: FNV-1a of 64 bits, low byte first |
//!
//! A file that is longer or shorter, or in which a byte was changed, is refused.

use std::io::{self, Read, Write};

use super::{Bare, Ending, Extent, Goal, Stages, Tables};

const MAGIC: &[u8; 8] = b"FPGKQKR1";

/// Why a file is no table.
#[derive(Debug, thiserror::Error)]
pub enum FileError {
    /// It could not be read.
    #[error("cannot be read: {0}")]
    Read(#[from] io::Error),
    /// Another kind of file.
    #[error("begins with `{found}`: expected a table, which begins with `FPGKQKR1`")]
    Magic {
        /// The first bytes.
        found: String,
    },
    /// An unknown form.
    #[error("byte 8, the form, is {found}: expected {expected}")]
    Form {
        /// The byte.
        found: u8,
        /// The forms there are.
        expected: &'static str,
    },
    /// Cut off, or with something behind it.
    #[error("has {found} bytes: expected {expected} in a table of this form")]
    Length {
        /// Its bytes.
        found: u64,
        /// How many there should be.
        expected: u64,
    },
    /// Changed.
    #[error("its check sum is {found:016x}, but its content gives {expected:016x}: it was changed")]
    Sum {
        /// What is written at the end.
        found: u64,
        /// What the bytes before it sum up to.
        expected: u64,
    },
}

/// Forms of file, by the byte that says so.
const FORMS: [Extent; 2] = [Extent::Whole, Extent::Triangle];

impl Tables {
    /// Writes the tables as a file.
    ///
    /// # Errors
    /// Those of the writer.
    pub fn write(&self, to: &mut impl Write) -> io::Result<()> {
        let mut to = Summed::new(to);
        to.write_all(MAGIC)?;
        let form = FORMS.iter().position(|&form| form == self.extent);
        to.write_all(&[form.expect("every extent has its form") as u8])?;
        for stages in self.stages.iter().flatten() {
            to.write_all(&stages.winners)?;
            to.write_all(&stages.losers)?;
        }
        to.finish()
    }

    /// Reads a file that [`write`](Tables::write) has written.
    ///
    /// # Errors
    /// When it cannot be read, is no such file, or is not as it was written.
    pub fn read(from: &mut impl Read) -> Result<Tables, FileError> {
        let mut bytes = Vec::new();
        from.read_to_end(&mut bytes)?;
        Tables::from_bytes(&bytes)
    }

    /// The tables from a file's bytes.
    ///
    /// # Errors
    /// When they are no such file, or not as they were written.
    pub fn from_bytes(bytes: &[u8]) -> Result<Tables, FileError> {
        if !bytes.starts_with(MAGIC) {
            let found = String::from_utf8_lossy(&bytes[..bytes.len().min(MAGIC.len())]);
            return Err(FileError::Magic {
                found: crate::quoted(&found),
            });
        }
        let form = bytes.get(MAGIC.len()).copied().unwrap_or_default();
        let Some(&extent) = FORMS.get(usize::from(form)) else {
            return Err(FileError::Form {
                found: form,
                expected: "0 (whole board) or 1 (eightfold symmetry)",
            });
        };
        let each = extent.rows() << 18;
        let content = MAGIC.len() + 1 + 8 * each;
        if bytes.len() != content + 8 {
            return Err(FileError::Length {
                found: bytes.len() as u64,
                expected: content as u64 + 8,
            });
        }
        let (content, sum) = bytes.split_at(content);
        let found = u64::from_le_bytes(sum.try_into().expect("eight bytes are left"));
        let expected = fnv1a(content);
        if found != expected {
            return Err(FileError::Sum { found, expected });
        }
        let mut parts = content[MAGIC.len() + 1..].chunks_exact(each);
        let mut part = || parts.next().expect("there are eight").to_vec();
        let stages = Ending::ALL.map(|_| {
            Goal::ALL.map(|_| Stages {
                extent,
                winners: part(),
                losers: part(),
            })
        });
        Ok(Tables {
            extent,
            stages,
            bare: Ending::ALL.map(|ending| Bare::solve(extent, ending.piece())),
        })
    }
}

const FNV_START: u64 = 0xcbf2_9ce4_8422_2325;

/// Fowler, Noll and Vo's sum. Two texts of one length that differ in one byte never have the same.
fn fnv1a(bytes: &[u8]) -> u64 {
    bytes.iter().fold(FNV_START, step)
}

fn step(sum: u64, byte: &u8) -> u64 {
    (sum ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3)
}

/// A writer that sums up what goes through it.
struct Summed<'a, W> {
    to: &'a mut W,
    sum: u64,
}

impl<'a, W: Write> Summed<'a, W> {
    fn new(to: &'a mut W) -> Self {
        Summed { to, sum: FNV_START }
    }

    fn write_all(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.sum = bytes.iter().fold(self.sum, step);
        self.to.write_all(bytes)
    }

    fn finish(self) -> io::Result<()> {
        self.to.write_all(&self.sum.to_le_bytes())
    }
}
