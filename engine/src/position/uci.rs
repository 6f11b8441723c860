//! Moves in UCI notation.

use crate::quote::quoted;
use crate::{Kind, Move, Position, Square};

impl Position {
    /// The legal move that a UCI text means in this position, such as `e2e4`, `e7e8q`, `e1g1`. The promotion letter may
    /// be upper case, as some programs write it.
    ///
    /// # Errors
    /// Returns an error if the text is not two squares with an optional letter n, b, r or q, or if the move is not
    /// legal.
    pub fn parse_uci(&self, text: &str) -> Result<Move, UciMoveError> {
        let malformed = || UciMoveError::Malformed { text: quoted(text) };
        let from: Square = text
            .get(0..2)
            .and_then(|part| part.parse().ok())
            .ok_or_else(malformed)?;
        let to: Square = text
            .get(2..4)
            .and_then(|part| part.parse().ok())
            .ok_or_else(malformed)?;
        let promotion = match &text[4..] {
            "" => None,
            "n" | "N" => Some(Kind::Knight),
            "b" | "B" => Some(Kind::Bishop),
            "r" | "R" => Some(Kind::Rook),
            "q" | "Q" => Some(Kind::Queen),
            _ => return Err(malformed()),
        };
        self.legal_moves()
            .into_iter()
            .find(|mv| mv.from() == from && mv.to() == to && mv.promotion() == promotion)
            .ok_or_else(|| UciMoveError::Illegal {
                text: quoted(text),
                fen: self.to_string(),
            })
    }
}

/// Why a UCI text is not a move of the position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum UciMoveError {
    /// The text is not two squares with an optional promotion.
    #[error(
        "`{text}` is not a move: expected two squares and perhaps n, b, r or q, such as e2e4 or e7e8q"
    )]
    Malformed {
        /// The offending text.
        text: String,
    },
    /// The move is not legal in the position.
    #[error("`{text}` is not a legal move of {fen}")]
    Illegal {
        /// The offending text.
        text: String,
        /// The position.
        fen: String,
    },
}
