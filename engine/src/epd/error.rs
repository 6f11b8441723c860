//! What can be wrong with an EPD.

use crate::{FenError, SanError};

/// A line that is no EPD.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {reason}")]
pub struct EpdError {
    /// The line's number, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub reason: EpdReason,
}

/// Why a file gave no more records, or a line none.
#[derive(Debug, thiserror::Error)]
pub enum ReadError {
    /// It cannot be read.
    #[error(transparent)]
    Io(#[from] std::io::Error),
    /// A line.
    #[error(transparent)]
    Epd(#[from] EpdError),
}

/// What is wrong with a line.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EpdReason {
    /// The position.
    #[error(transparent)]
    Position(#[from] FenError),
    /// An operation that begins with something else than an opcode.
    #[error(
        "`{text}` is not an operation: expected an opcode that begins with a letter and has only \
         letters, digits and _, then operands, then `;`"
    )]
    Opcode {
        /// The offending text.
        text: String,
    },
    /// A double quote that is not closed, or stands within a word.
    #[error("unbalanced double quote in `{text}`: expected \" before and after a text")]
    Quote {
        /// The offending text.
        text: String,
    },
    /// Operands that the opcode does not take.
    #[error("operation `{text}`: expected {expected}")]
    Operand {
        /// The operation's text.
        text: String,
        /// What its opcode takes.
        expected: &'static str,
    },
    /// A move of `bm` or `am` that is not legal here.
    #[error("operation `{opcode}`: {reason}")]
    Move {
        /// The operation.
        opcode: String,
        /// What is wrong with the move.
        reason: SanError,
    },
}
