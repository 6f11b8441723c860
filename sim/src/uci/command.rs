//! What a GUI says.

use std::fmt;
use std::time::Duration;

use fpgambit_engine::{FenError, Move, Position, UciMoveError, quoted};

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

/// What `go` asks for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Go {
    /// Only these moves; all when empty.
    pub moves: Vec<String>,
    /// The opponent is thinking.
    pub ponder: bool,
    /// Until `stop`.
    pub infinite: bool,
    /// What is left on the clocks, White's and Black's.
    pub time: [Option<Duration>; 2],
    /// What each move adds to them.
    pub increment: [Duration; 2],
    /// Moves until more time is added.
    pub moves_to_go: Option<u32>,
    /// Plies.
    pub depth: Option<u32>,
    /// Positions.
    pub nodes: Option<u64>,
    /// A mate in so many moves.
    pub mate: Option<u32>,
    /// Exactly so long.
    pub move_time: Option<Duration>,
    /// Count instead of searching.
    pub perft: Option<u32>,
    /// What was not understood, for people.
    pub passed_over: Vec<CommandError>,
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
                "go" => Command::Go(go(&rest.collect::<Vec<_>>())),
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

/// The words of `go` that stand for something by themselves or begin a value.
const GO_WORDS: [&str; 13] = [
    "searchmoves",
    "ponder",
    "infinite",
    "wtime",
    "btime",
    "winc",
    "binc",
    "movestogo",
    "depth",
    "nodes",
    "mate",
    "movetime",
    "perft",
];

/// Reads what follows `go`. It is obeyed whatever stands there, so that it is answered.
fn go(words: &[&str]) -> Go {
    let mut go = Go::default();
    let mut words = words.iter().copied().peekable();
    while let Some(word) = words.next() {
        let Some(&word) = GO_WORDS.iter().find(|known| **known == word) else {
            let word = quoted(word);
            go.passed_over.push(CommandError::GoWord { word });
            continue;
        };
        match word {
            "ponder" => go.ponder = true,
            "infinite" => go.infinite = true,
            "searchmoves" => {
                while let Some(text) = words.next_if(|word| !GO_WORDS.contains(word)) {
                    go.moves.push(text.to_owned());
                }
            }
            _ => {
                let text = words.next_if(|word| !GO_WORDS.contains(word));
                if let Err(expected) = go.set(word, text.unwrap_or_default()) {
                    go.passed_over.push(CommandError::GoNumber {
                        word,
                        text: quoted(text.unwrap_or_default()),
                        expected,
                    });
                }
            }
        }
    }
    go
}

impl Go {
    fn set(&mut self, word: &str, text: &str) -> Result<(), &'static str> {
        let whole = || text.parse::<u64>().map_err(|_| "a whole number");
        let count = || text.parse::<u32>().map_err(|_| "a number up to 4294967295");
        // A clock may be overdrawn.
        let milliseconds = || {
            let number = text.parse::<i64>().map_err(|_| "milliseconds")?;
            Ok::<_, &'static str>(Duration::from_millis(number.max(0) as u64))
        };
        match word {
            "wtime" => self.time[0] = Some(milliseconds()?),
            "btime" => self.time[1] = Some(milliseconds()?),
            "winc" => self.increment[0] = milliseconds()?,
            "binc" => self.increment[1] = milliseconds()?,
            "movestogo" => self.moves_to_go = Some(count()?),
            "depth" => self.depth = Some(count()?),
            "nodes" => self.nodes = Some(whole()?),
            "mate" => self.mate = Some(count()?),
            "movetime" => self.move_time = Some(milliseconds()?),
            _ => self.perft = Some(count()?),
        }
        Ok(())
    }
}

impl fmt::Display for Go {
    /// As a GUI would say it; what was passed over is left out.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("go")?;
        let mut number = |word: &str, value: Option<u64>| match value {
            Some(value) => write!(f, " {word} {value}"),
            None => Ok(()),
        };
        let millis = |time: Duration| time.as_millis() as u64;
        number("wtime", self.time[0].map(millis))?;
        number("btime", self.time[1].map(millis))?;
        for (word, increment) in ["winc", "binc"].into_iter().zip(self.increment) {
            number(word, Some(millis(increment)).filter(|&value| value > 0))?;
        }
        number("movestogo", self.moves_to_go.map(u64::from))?;
        number("depth", self.depth.map(u64::from))?;
        number("nodes", self.nodes)?;
        number("mate", self.mate.map(u64::from))?;
        number("movetime", self.move_time.map(millis))?;
        number("perft", self.perft.map(u64::from))?;
        for (word, said) in [("ponder", self.ponder), ("infinite", self.infinite)] {
            if said {
                write!(f, " {word}")?;
            }
        }
        if !self.moves.is_empty() {
            write!(f, " searchmoves {}", self.moves.join(" "))?;
        }
        Ok(())
    }
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
    fn go_is_read_whatever_stands_there() {
        let line = "go wtime 60000 btime -5 winc 100 movestogo 3 depth 9 nodes 1000 mate 2 movetime 7 ponder infinite \
                    searchmoves e2e4 d2d4";
        let Command::Go(all) = parsed(line) else {
            panic!("no go");
        };
        assert_eq!(all.time[1], Some(Duration::ZERO));
        assert_eq!(all.moves, ["e2e4", "d2d4"]);
        assert!(all.passed_over.is_empty());
        assert_eq!(parsed(&all.to_string()), Command::Go(all));
        let Command::Go(odd) = parsed("go depth banana quick wtime nodes 5 movetime") else {
            panic!("no go");
        };
        assert_eq!((odd.depth, odd.nodes, odd.time), (None, Some(5), [None; 2]));
        let said: Vec<String> = odd.passed_over.iter().map(ToString::to_string).collect();
        assert_eq!(
            said,
            [
                "go depth `banana`: expected a number up to 4294967295",
                "`quick` means nothing after go",
                "go wtime ``: expected milliseconds",
                "go movetime ``: expected milliseconds",
            ]
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
