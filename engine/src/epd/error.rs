//! Errors in an EPD.

use crate::{FenError, SanError};

/// A line that is not an EPD.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {reason}")]
pub struct EpdError {
    /// The line's number, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub reason: EpdReason,
}

/// Why a file gave no more records, or a line gave none.
#[derive(Debug, thiserror::Error)]
pub enum ReadError {
    /// The file cannot be read.
    #[error(transparent)]
    Io(#[from] std::io::Error),
    /// A line is not an EPD.
    #[error(transparent)]
    Epd(#[from] EpdError),
}

/// What is wrong with a line.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EpdReason {
    /// The position is not valid.
    #[error(transparent)]
    Position(#[from] FenError),
    /// An operation does not begin with an opcode.
    #[error(
        "`{text}` is not an operation: expected an opcode that begins with a letter and has only \
         letters, digits and _, then operands, then `;`"
    )]
    Opcode {
        /// The offending text.
        text: String,
    },
    /// A double quote is not closed, or is inside a word.
    #[error("unbalanced double quote in `{text}`: expected \" before and after a text")]
    Quote {
        /// The offending text.
        text: String,
    },
    /// The opcode does not allow these operands.
    #[error("operation `{text}`: expected {expected}")]
    Operand {
        /// The operation's text.
        text: String,
        /// The operands that the opcode expects.
        expected: &'static str,
    },
    /// A move of `bm` or `am` is not legal in the position.
    #[error("operation `{opcode}`: {reason}")]
    Move {
        /// The operation.
        opcode: String,
        /// What is wrong with the move.
        reason: SanError,
    },
}
