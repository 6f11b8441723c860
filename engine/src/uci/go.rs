//! The parameters of `go`.

use std::fmt;
use std::time::Duration;

use super::CommandError;
use crate::{Color, quoted};

/// The parameters of `go`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Go {
    /// The moves to search; empty means all.
    pub moves: Vec<String>,
    /// Whether the opponent is still thinking.
    pub ponder: bool,
    /// Whether to search until `stop`.
    pub infinite: bool,
    /// The time left on White's and Black's clocks.
    pub time: [Option<Duration>; 2],
    /// The increment per move on each clock.
    pub increment: [Duration; 2],
    /// Moves until the next time control; 0 means unknown.
    pub moves_to_go: Option<u32>,
    /// The depth in plies.
    pub depth: Option<u32>,
    /// The number of positions.
    pub nodes: Option<u64>,
    /// The number of moves of a mate that is enough.
    pub mate: Option<u32>,
    /// The exact time for the move.
    pub move_time: Option<Duration>,
    /// The depth of a perft count, instead of a search.
    pub perft: Option<u32>,
    /// The words not understood, to be shown to the user.
    pub passed_over: Vec<CommandError>,
}

/// The words after `go` that have a meaning on their own or begin a value.
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
    /// Parses the parameters. It always succeeds, so that the program always answers a `go`.
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

    /// The time left on this side's clock. If the GUI sends only one clock, that clock is running, whichever side is to
    /// move. An increment without a clock is the whole time.
    pub fn time_left(&self, side: Color) -> Option<Duration> {
        let own = self.time[side.index()].or(self.time[(!side).index()]);
        own.or_else(|| (!self.increment(side).is_zero()).then_some(Duration::ZERO))
    }

    /// The increment of this side's clock, which belongs to the clock of [`time_left`](Go::time_left).
    pub fn increment(&self, side: Color) -> Duration {
        let clock = match self.time {
            [Some(_), None] => Color::White,
            [None, Some(_)] => Color::Black,
            _ => side,
        };
        match self.increment[clock.index()] {
            Duration::ZERO if self.time == [None; 2] => self.increment[(!clock).index()],
            increment => increment,
        }
    }

    /// Whether the search ends without `stop` if this side is to move.
    pub fn ends(&self, side: Color) -> bool {
        let limited = self.depth.is_some()
            || self.nodes.is_some()
            || self.mate.is_some()
            || self.move_time.is_some()
            || self.time_left(side).is_some();
        limited && !self.infinite && !self.ponder
    }

    /// Whether this is a request for perft, even if its depth is not a number.
    pub fn asks_for_perft(&self) -> bool {
        self.perft.is_some() || self.has_no_number(&["perft"])
    }

    /// Whether the parameter that should end the search is not a number, so that nothing would end it.
    pub fn is_refused(&self, side: Color) -> bool {
        if self.asks_for_perft() {
            return self.perft.is_none();
        }
        let wanted = self.infinite || self.ponder || self.ends(side);
        !wanted && self.has_no_number(&["depth", "nodes", "mate", "movetime", "wtime", "btime"])
    }

    /// Whether one of these words lacks its number.
    fn has_no_number(&self, words: &[&str]) -> bool {
        self.passed_over.iter().any(|error| match error {
            CommandError::GoNumber { word, .. } => words.contains(word),
            _ => false,
        })
    }

    fn set(&mut self, word: &str, text: &str) -> Result<(), &'static str> {
        let whole = || text.parse::<u64>().map_err(|_| "a whole number");
        let count = || text.parse::<u32>().map_err(|_| "a number up to 4294967295");
        // A clock may have run below zero.
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
    /// Writes the parameters as a GUI would, without the words not understood.
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
    use crate::Variant;
    use crate::uci::Command;

    fn parsed(line: &str) -> Command {
        Command::parse(line, Variant::Standard).unwrap().unwrap()
    }

    #[test]
    fn unknown_words_after_go_are_skipped_and_reported() {
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
        let messages: Vec<String> = odd.passed_over.iter().map(ToString::to_string).collect();
        assert_eq!(
            messages,
            [
                "go depth `banana`: expected a number up to 4294967295",
                "`quick` means nothing after go",
                "go wtime ``: expected milliseconds",
                "go movetime ``: expected milliseconds",
            ]
        );
    }
    #[test]
    fn go_with_only_invalid_limits_is_rejected() {
        let refused = |line: &str| match parsed(line) {
            Command::Go(go) => go.is_refused(Color::White),
            _ => panic!("no go"),
        };
        for line in [
            "go depth x",
            "go perft",
            "go perft x depth 3",
            "go movetime",
            "go wtime x",
        ] {
            assert!(refused(line), "{line}");
        }
        for line in [
            "go",
            "go infinite depth x",
            "go depth x nodes 10",
            "go perft 3",
            "go wtime 5 winc x",
            "go quick",
            "go nodes -1 btime 5",
            "go wtime x btime 5",
        ] {
            assert!(!refused(line), "{line}");
        }
    }

    /// One clock is better than none: a search that never ends loses the game.
    #[test]
    fn clock_of_one_side_limits_both_sides() {
        let ms = Duration::from_millis;
        for (line, white, black) in [
            ("go btime 885300", (885_300, 0), (885_300, 0)),
            ("go wtime 9000 winc 20", (9_000, 20), (9_000, 20)),
            ("go btime 9000 winc 20", (9_000, 0), (9_000, 0)),
            ("go wtime 500 btime 700 winc 5", (500, 5), (700, 0)),
            ("go winc 1000", (0, 1_000), (0, 1_000)),
            ("go wtime x btime -30", (0, 0), (0, 0)),
        ] {
            let Command::Go(go) = parsed(line) else {
                panic!("no go");
            };
            for (side, (left, increment)) in [(Color::White, white), (Color::Black, black)] {
                assert_eq!(go.time_left(side), Some(ms(left)), "{line}");
                assert_eq!(go.increment(side), ms(increment), "{line}");
                assert!(go.ends(side), "{line}");
            }
        }
    }

    #[test]
    fn search_ends_only_with_a_limit() {
        let ends = |line: &str, side| match parsed(line) {
            Command::Go(go) => go.ends(side),
            _ => panic!("no go"),
        };
        assert!(ends("go btime 60000", Color::Black));
        for line in [
            "go",
            "go winc 0",
            "go infinite depth 3",
            "go ponder movetime 5",
            "go movestogo 3",
        ] {
            assert!(!ends(line, Color::White), "{line}");
        }
        for line in [
            "go depth 3",
            "go nodes 3",
            "go mate 3",
            "go movetime 3",
            "go wtime 3",
        ] {
            assert!(ends(line, Color::White), "{line}");
        }
    }
}
