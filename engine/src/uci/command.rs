//! The commands of a GUI.

use super::Go;
use crate::{FenError, Move, Position, UciMoveError, Variant, quoted};

/// A parsed line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// `uci`
    Uci,
    /// `isready`
    IsReady,
    /// `ucinewgame`
    NewGame,
    /// `position`: the starting position and the moves.
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
        /// The option's new value; empty for a button.
        value: String,
    },
    /// `d`: shows the position.
    Display,
    /// `eval`: prints the value of the position without search.
    Eval,
    /// `bench`, optionally with a depth: counts and times the search.
    Bench {
        /// The depth in plies.
        depth: Option<u32>,
    },
    /// `debug` and `register`, which have no effect.
    Nothing,
    /// `quit`
    Quit,
}

/// Why a line, or a part of it, was not understood.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CommandError {
    /// The line contains no command.
    #[error(
        "`{line}` is not understood: expected uci, isready, ucinewgame, position, go, stop, ponderhit, setoption, d, \
         eval, bench or quit"
    )]
    Unknown {
        /// The line.
        line: String,
    },
    /// A word after `go` has no meaning.
    #[error("`{word}` means nothing after go")]
    GoWord {
        /// The word.
        word: String,
    },
    /// A number after `go` is not valid.
    #[error("go {word} `{text}`: expected {expected}")]
    GoNumber {
        /// The word before the number.
        word: &'static str,
        /// The text found.
        text: String,
        /// What was expected.
        expected: &'static str,
    },
    /// `setoption` without a name.
    #[error("`{line}`: expected setoption name NAME [value VALUE]")]
    SetOption {
        /// The line.
        line: String,
    },
    /// The depth after `bench` is not valid.
    #[error("bench `{text}`: expected nothing, or a depth from 1 to 64")]
    Bench {
        /// The text found.
        text: String,
    },
    /// The position is not valid.
    #[error(transparent)]
    Position(#[from] PositionError),
}

/// Why a `position` is not valid.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PositionError {
    /// The text is neither `startpos` nor `fen`.
    #[error("position `{text}`: expected startpos or fen FEN, then perhaps moves")]
    Start {
        /// The text found.
        text: String,
    },
    /// The FEN is not valid.
    #[error("position: {0}")]
    Fen(#[from] FenError),
    /// A move is not valid.
    #[error("position, move {number}: {error}")]
    Move {
        /// The number of the move, from 1.
        number: usize,
        /// What is wrong with it.
        error: UciMoveError,
    },
}

impl Command {
    /// Parses a line; returns `None` for an empty one. Skips a byte order mark and, as the protocol requires, words
    /// before the first command. Parses positions under the castling rules of `variant`.
    ///
    /// # Errors
    /// Returns an error if there is no command, or if the command cannot be executed.
    pub fn parse(line: &str, variant: Variant) -> Result<Option<Command>, CommandError> {
        let line = line.trim_start_matches('\u{feff}').trim_ascii();
        let mut words = line.split_ascii_whitespace();
        let mut empty = true;
        while let Some(word) = words.next() {
            empty = false;
            let rest = words.clone();
            return Ok(Some(match word {
                "uci" => Command::Uci,
                "isready" => Command::IsReady,
                "ucinewgame" => Command::NewGame,
                "position" => position(&rest.collect::<Vec<_>>(), variant)?,
                "go" => Command::Go(Go::read(rest)),
                "stop" => Command::Stop,
                "ponderhit" => Command::PonderHit,
                "setoption" => {
                    let rest: Vec<_> = rest.collect();
                    set_option(&rest)
                        .ok_or_else(|| CommandError::SetOption { line: quoted(line) })?
                }
                "d" => Command::Display,
                "eval" => Command::Eval,
                "bench" => bench(rest)?,
                "debug" | "register" => Command::Nothing,
                "quit" => Command::Quit,
                _ => continue,
            }));
        }
        if empty {
            return Ok(None);
        }
        let line = quoted(line);
        Err(CommandError::Unknown { line })
    }
}

fn bench<'a>(mut words: impl Iterator<Item = &'a str>) -> Result<Command, CommandError> {
    let Some(text) = words.next() else {
        return Ok(Command::Bench { depth: None });
    };
    let depth = text.parse().ok().filter(|depth| (1..=64).contains(depth));
    let text = quoted(text);
    match (depth, words.next()) {
        (Some(depth), None) => Ok(Command::Bench { depth: Some(depth) }),
        _ => Err(CommandError::Bench { text }),
    }
}

fn position(words: &[&str], variant: Variant) -> Result<Command, PositionError> {
    let end = words.iter().position(|&word| word == "moves");
    let (start, moves) = words.split_at(end.unwrap_or(words.len()));
    let start = match start {
        ["startpos"] => variant.startpos(),
        ["fen", fields @ ..] => variant.position(&fields.join(" "))?,
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
        Command::parse(line, Variant::Standard).unwrap().unwrap()
    }

    #[test]
    fn valid_commands_are_parsed() {
        assert_eq!(parsed("uci\r\n"), Command::Uci);
        assert_eq!(parsed("  joho   isready now"), Command::IsReady);
        assert_eq!(Command::parse(" \t\n", Variant::Standard), Ok(None));
        assert_eq!(parsed("\u{feff}isready\r\n"), Command::IsReady);
        assert_eq!(Command::parse("\u{feff}\n", Variant::Standard), Ok(None));
        assert_eq!(parsed("bench"), Command::Bench { depth: None });
        assert_eq!(parsed("bench 4"), Command::Bench { depth: Some(4) });
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
    fn errors_quote_the_invalid_command() {
        for (line, part) in [
            ("xyzzy plugh", "`xyzzy plugh` is not understood"),
            ("xyzzy \u{feff}go", "`xyzzy <U+FEFF>go` is not understood"),
            (
                "position \u{feff}startpos",
                "position `<U+FEFF>startpos`: expected",
            ),
            ("position nowhere", "position `nowhere`: expected startpos"),
            ("position", "position ``"),
            ("position fen 8/8 w", "missing"),
            ("position startpos moves e2e4 e2e4", "move 2: "),
            ("setoption Hash 3", "setoption name NAME"),
            ("setoption name value 3", "setoption name NAME"),
            ("bench x", "bench `x`: expected nothing, or a depth"),
            ("bench 4 4", "bench `4`"),
        ] {
            let line = format!("{line}\r\n");
            let error = Command::parse(&line, Variant::Standard).unwrap_err();
            let error = error.to_string();
            assert!(error.contains(part), "{line}: {error}");
            assert_eq!(error.lines().count(), 1);
            // The quotation does not include the line's own end.
            assert!(!error.contains('\\'), "{error}");
        }
    }
}
