//! What follows `go`.

use std::fmt;
use std::time::Duration;

use super::CommandError;
use crate::quoted;

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

impl Go {
    /// Reads what follows `go`. It is obeyed whatever stands there, so that it is answered.
    pub(super) fn read<'a>(words: impl Iterator<Item = &'a str>) -> Go {
        let mut go = Go::default();
        let mut words = words.peekable();
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
    use crate::uci::Command;

    fn parsed(line: &str) -> Command {
        Command::parse(line).unwrap().unwrap()
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
}
