//! What can be wrong with a representation.

use super::Representation;
use crate::{RuleError, Square};

/// Bits that are no position in a representation.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{representation} `{hex}`: {fault}")]
pub struct DecodeError {
    /// Read as what.
    pub representation: Representation,
    /// The bits in hexadecimal, cut when they are many.
    pub hex: String,
    /// What is wrong with them.
    pub fault: Fault,
}

/// What is wrong with the bits or cells of a representation.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Fault {
    /// The wrong number of bytes for a form of fixed size.
    #[error("{found} bytes: expected {expected}")]
    Size {
        /// How many there are.
        found: usize,
        /// How many there must be.
        expected: usize,
    },
    /// The bits end within something.
    #[error("ends after {found} bits, within a code: expected more")]
    Short {
        /// How many bits there are.
        found: usize,
    },
    /// Bits after the end.
    #[error("{} too many after byte {expected}: expected the end", count(*extra, "byte"))]
    Trailing {
        /// Bytes too many.
        extra: usize,
        /// Where the end was expected.
        expected: usize,
    },
    /// A cell of the board that holds no piece.
    #[error("{value} on {square}: expected {expected}")]
    Cell {
        /// Where.
        square: Square,
        /// What is there.
        value: i32,
        /// What may be.
        expected: &'static str,
    },
    /// A cell off the board that does not hold what marks the edge.
    #[error("{value} in cell {index}, off the board: expected {expected}")]
    Border {
        /// The cell's number.
        index: usize,
        /// What is there.
        value: i32,
        /// What must be.
        expected: i32,
    },
    /// A code or number that means nothing.
    #[error("{value} at bit {at}: expected {expected}")]
    Code {
        /// Where it begins, from 0.
        at: usize,
        /// Its value.
        value: u32,
        /// What may be there.
        expected: &'static str,
    },
    /// Two pieces on one square.
    #[error("two pieces on {square}: expected one")]
    Twice {
        /// Where.
        square: Square,
    },
    /// Empty squares or pieces beyond the last square.
    #[error("more than 64 squares, at bit {at}: expected the end of the board")]
    Beyond {
        /// Where, from 0.
        at: usize,
    },
    /// A position written otherwise than it must be.
    #[error("is not the canonical encoding, which is {expected}")]
    NotCanonical {
        /// The one way to write it, in hexadecimal.
        expected: String,
    },
    /// A well-formed board that a rule refuses.
    #[error(transparent)]
    Rule(#[from] RuleError),
}

fn count(number: usize, what: &str) -> String {
    let plural = if number == 1 { "" } else { "s" };
    format!("{number} {what}{plural}")
}
