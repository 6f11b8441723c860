//! What a GUI says.

use super::Go;
use crate::{FenError, Move, Position, UciMoveError, quoted};

/// A line that was understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// `uci`
    Uci,
    /// `isready`
    IsReady,
    /// `ucinewgame`
    NewGame,
    /// `position`: where the game began, and its moves.
    Position {
        /// The first position.
        start: Box<Position>,
        /// Legal moves, one after the other.
        moves: Vec<Move>,
    },
    /// `go`
    Go(Go),
    /// `stop`
    Stop,
    /// `ponderhit`
    PonderHit,
    /// `setoption`
    SetOption {
        /// The option's name.
        name: String,
        /// What it is set to; empty for a button.
        value: String,
    },
    /// `d`: shows the position.
    Display,
    /// `debug` and `register`, which change nothing here.
    Nothing,
    /// `quit`
    Quit,
}

/// A line, or a part of it, that was not understood.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CommandError {
    /// No word of it is a command.
    #[error(
        "`{line}` is not understood: expected uci, isready, ucinewgame, position, go, stop, ponderhit, setoption, d \
         or quit"
    )]
    Unknown {
        /// The line.
        line: String,
    },
    /// A word of `go` that means nothing.
    #[error("`{word}` means nothing after go")]
    GoWord {
        /// The word.
        word: String,
    },
    /// A number of `go` that is none.
    #[error("go {word} `{text}`: expected {expected}")]
    GoNumber {
        /// The word before.
        word: &'static str,
        /// What stands there.
        text: String,
        /// What should.
        expected: &'static str,
    },
    /// `setoption` without a name.
    #[error("`{line}`: expected setoption name NAME [value VALUE]")]
    SetOption {
        /// The line.
        line: String,
    },
    /// A position that cannot be taken; the one before stays.
    #[error(transparent)]
    Position(#[from] PositionError),
}

/// Why a `position` is none.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PositionError {
    /// Neither `startpos` nor `fen`.
    #[error("position `{text}`: expected startpos or fen FEN, then perhaps moves")]
    Start {
        /// What stands there.
        text: String,
    },
    /// The FEN.
    #[error("position: {0}")]
    Fen(#[from] FenError),
    /// A move.
    #[error("position, move {number}: {error}")]
    Move {
        /// Which, from 1.
        number: usize,
        /// What is wrong with it.
        error: UciMoveError,
    },
}

impl Command {
    /// Understands a line; `None` of an empty one. Words before the first that is a command are passed over, as the
    /// protocol wants.
    ///
    /// # Errors
    /// When there is no command, or it cannot be obeyed at all.
    pub fn parse(line: &str) -> Result<Option<Command>, CommandError> {
        let mut words = line.split_ascii_whitespace();
        let mut empty = true;
        while let Some(word) = words.next() {
            empty = false;
            let rest = words.clone();
            return Ok(Some(match word {
                "uci" => Command::Uci,
                "isready" => Command::IsReady,
                "ucinewgame" => Command::NewGame,
                "position" => position(&rest.collect::<Vec<_>>())?,
                "go" => Command::Go(Go::read(rest)),
                "stop" => Command::Stop,
                "ponderhit" => Command::PonderHit,
                "setoption" => {
                    let rest: Vec<_> = rest.collect();
                    set_option(&rest)
                        .ok_or_else(|| CommandError::SetOption { line: quoted(line) })?
                }
                "d" => Command::Display,
                "debug" | "register" => Command::Nothing,
                "quit" => Command::Quit,
                _ => continue,
            }));
        }
        if empty {
            return Ok(None);
        }
        let line = quoted(line.trim_ascii());
        Err(CommandError::Unknown { line })
    }
}

fn position(words: &[&str]) -> Result<Command, PositionError> {
    let end = words.iter().position(|&word| word == "moves");
    let (start, moves) = words.split_at(end.unwrap_or(words.len()));
    let start = match start {
        ["startpos"] => Position::startpos(),
        // Clocks may be missing, as in many GUIs' own positions.
        ["fen", fields @ ..] => match fields.len() {
            4 => Position::from_fen(&format!("{} 0 1", fields.join(" ")))?,
            5 => Position::from_fen(&format!("{} 1", fields.join(" ")))?,
            _ => Position::from_fen(&fields.join(" "))?,
        },
        _ => {
            return Err(PositionError::Start {
                text: quoted(&start.join(" ")),
            });
        }
    };
    let mut position = start.clone();
    let mut played = Vec::new();
    for (index, text) in moves.iter().skip(1).enumerate() {
        let mv = position
            .parse_uci(text)
            .map_err(|error| PositionError::Move {
                number: index + 1,
                error,
            })?;
        position.make(mv);
        played.push(mv);
    }
    Ok(Command::Position {
        start: Box::new(start),
        moves: played,
    })
}

fn set_option(words: &[&str]) -> Option<Command> {
    let ["name", rest @ ..] = words else {
        return None;
    };
    let end = rest.iter().position(|&word| word == "value");
    let (name, value) = rest.split_at(end.unwrap_or(rest.len()));
    (!name.is_empty()).then(|| Command::SetOption {
        name: name.join(" "),
        value: value.get(1..).unwrap_or_default().join(" "),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parsed(line: &str) -> Command {
        Command::parse(line).unwrap().unwrap()
    }

    #[test]
    fn commands_are_understood() {
        assert_eq!(parsed("uci\r\n"), Command::Uci);
        assert_eq!(parsed("  joho   isready now"), Command::IsReady);
        assert_eq!(Command::parse(" \t\n"), Ok(None));
        let Command::Position { start, moves } = parsed("position startpos moves e2e4 e7e5") else {
            panic!("no position");
        };
        assert_eq!((*start, moves.len()), (Position::startpos(), 2));
        let four = "position fen 4k3/8/8/8/8/8/8/4K2R w K -";
        assert!(matches!(parsed(four), Command::Position { .. }));
        assert_eq!(
            parsed("setoption name Clear Hash"),
            Command::SetOption {
                name: "Clear Hash".into(),
                value: String::new()
            }
        );
        assert_eq!(
            parsed("setoption name Hash value 64"),
            Command::SetOption {
                name: "Hash".into(),
                value: "64".into()
            }
        );
    }

    #[test]
    fn what_cannot_be_obeyed_is_quoted() {
        for (line, part) in [
            ("xyzzy plugh", "`xyzzy plugh` is not understood"),
            ("position nowhere", "position `nowhere`: expected startpos"),
            ("position", "position ``"),
            ("position fen 8/8 w", "missing"),
            ("position startpos moves e2e4 e2e4", "move 2: "),
            ("setoption Hash 3", "setoption name NAME"),
            ("setoption name value 3", "setoption name NAME"),
        ] {
            let error = Command::parse(line).unwrap_err().to_string();
            assert!(error.contains(part), "{line}: {error}");
            assert_eq!(error.lines().count(), 1);
        }
    }
}
