//! Errors in a game.

use std::fmt;

use crate::{FenError, SanError};

/// Why a game cannot be read. The message is one line; it names the game, the line and the move, and quotes the
/// offending text.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("game {game}, line {line}{}: {fault}", at(before))]
pub struct PgnError {
    /// The number of the game in the file, from 1.
    pub game: usize,
    /// The line in the file, from 1.
    pub line: usize,
    /// The number of the next move, such as `17.` or `17...`; `None` among the tags.
    pub before: Option<String>,
    /// The fault.
    pub fault: PgnFault,
}

fn at(before: &Option<String>) -> Move<'_> {
    Move(before.as_deref())
}

struct Move<'a>(Option<&'a str>);

impl fmt::Display for Move<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Some(number) => write!(f, ", move {number}"),
            None => Ok(()),
        }
    }
}

/// A fault in a game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PgnFault {
    /// A line of the tag section is not a tag pair.
    #[error("`{text}` is not a tag pair: expected such as [White \"Carlsen\"]")]
    Tag {
        /// The offending text.
        text: String,
    },
    /// The FEN tag is not valid.
    #[error("{0}")]
    Fen(FenError),
    /// A token is not a move of the position.
    #[error("{0}")]
    Move(SanError),
    /// A token has no meaning at this place.
    #[error(
        "`{text}` means nothing here: \
         expected a move, a move number, $ and a number, a comment, a variation or a result"
    )]
    Token {
        /// The offending text.
        text: String,
    },
    /// A comment is not closed.
    #[error("the comment `{text}` is not closed: expected }}")]
    Comment {
        /// The beginning of the comment.
        text: String,
    },
    /// A variation is not closed.
    #[error("the game ends within a variation: expected )")]
    Variation,
    /// The end of the game is missing.
    #[error("a game of more than {most} bytes: expected its end by then")]
    Long {
        /// The largest number of bytes that a game may have.
        most: usize,
    },
    /// The game is not chess.
    #[error("variant `{text}`: expected standard chess or Chess960")]
    Variant {
        /// The value of the tag.
        text: String,
    },
    /// The game is Chess960, which the circuits do not support.
    #[error("variant `{text}`: expected standard chess, circuits support no other")]
    Chess960 {
        /// The value of the tag.
        text: String,
    },
}
