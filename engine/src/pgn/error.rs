//! What is wrong with a game.

use std::fmt;

use crate::{FenError, SanError};

/// A game that cannot be read. Its text is one line, names the game, the line and the move, and quotes
/// what was found.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("game {game}, line {line}{}: {fault}", at(before))]
pub struct PgnError {
    /// Which game of the file, from 1.
    pub game: usize,
    /// The line of the file, from 1.
    pub line: usize,
    /// The number of the move that was to come, such as `17.` or `17...`; `None` among the tags.
    pub before: Option<String>,
    /// What is wrong.
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

/// What is wrong with a game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PgnFault {
    /// A line of the tag section that is no tag pair.
    #[error("`{text}` is not a tag pair: expected such as [White \"Carlsen\"]")]
    Tag {
        /// The offending text.
        text: String,
    },
    /// The FEN tag.
    #[error("{0}")]
    Fen(FenError),
    /// A token that is no move of the position.
    #[error("{0}")]
    Move(SanError),
    /// A token that has no meaning here.
    #[error(
        "`{text}` means nothing here: \
         expected a move, a move number, $ and a number, a comment, a variation or a result"
    )]
    Token {
        /// The offending text.
        text: String,
    },
    /// A comment without its end.
    #[error("the comment `{text}` is not closed: expected }}")]
    Comment {
        /// How it begins.
        text: String,
    },
    /// A variation without its end.
    #[error("the game ends within a variation: expected )")]
    Variation,
    /// A game whose end does not come.
    #[error("a game of more than {most} bytes: expected its end by then")]
    Long {
        /// So many bytes are read of one.
        most: usize,
    },
    /// Another game than chess.
    #[error("variant `{text}`: expected standard chess or Chess960")]
    Variant {
        /// What the tag says.
        text: String,
    },
    /// Chess960, where a circuit is to look at the game.
    #[error("variant `{text}`: expected standard chess, circuits support no other")]
    Chess960 {
        /// What the tag says.
        text: String,
    },
}
