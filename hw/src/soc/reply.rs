//! The results of commands, as bytes.

use crate::search::words::{best_of, bound_of, bound_word, status_of, status_word};
use crate::values::{link, link_answer, link_request};
use fpgambit_engine::MoveWordError;
use fpgambit_engine::searcher::Answer;

/// What a board says of itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct About {
    /// Version of the protocol.
    pub version: u8,
    /// Requests that may be open at once.
    pub window: u8,
    /// Which units it has: bits as [`link_unit`](crate::values::link_unit) says.
    pub units: u16,
    /// The longest request in bytes, head and check counted.
    pub request_limit: u16,
    /// An answer's bytes as they go over the line, from which on results are left out.
    pub answer_limit: u16,
    /// The clock's frequency.
    pub clock_hz: u32,
    /// Tells one build from another.
    pub identity: u32,
}

impl About {
    /// What a board with these units, this clock and build says.
    pub const fn board(units: u16, clock_hz: u32, identity: u32) -> Self {
        Self {
            version: link::VERSION as u8,
            window: link::WINDOW as u8,
            units,
            request_limit: link_request::LIMIT as u16,
            answer_limit: link_answer::LIMIT as u16,
            clock_hz,
            identity,
        }
    }

    /// Whether it has a unit of [`link_unit`](crate::values::link_unit).
    pub const fn has(&self, unit: usize) -> bool {
        self.units >> unit & 1 == 1
    }

    /// Its bytes.
    pub fn bytes(&self) -> Vec<u8> {
        let mut bytes = vec![self.version, self.window];
        bytes.extend(self.units.to_le_bytes());
        bytes.extend(self.request_limit.to_le_bytes());
        bytes.extend(self.answer_limit.to_le_bytes());
        bytes.extend(self.clock_hz.to_le_bytes());
        bytes.extend(self.identity.to_le_bytes());
        bytes
    }
}

/// What the receiver has counted since its reset.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counters {
    /// Frames whose check was right, modulo 65,536.
    pub passed: u16,
    /// Frames dropped, modulo 65,536.
    pub broken: u16,
    /// Clocks, modulo 2^32.
    pub clocks: u32,
}

/// A generation's moves.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Moves {
    /// The move words, each with the cycle in which it left; 0 unless asked for.
    pub words: Vec<(u16, u16)>,
    /// Clocks from the start to the last word, both counted.
    pub cycles: u16,
    /// Squares visited.
    pub visited: u16,
}

impl Moves {
    /// Its bytes.
    pub fn bytes(&self, timed: bool) -> Vec<u8> {
        let mut bytes = Vec::new();
        for (word, cycle) in &self.words {
            bytes.extend(word.to_le_bytes());
            if timed {
                bytes.extend(cycle.to_le_bytes());
            }
        }
        for number in [0, self.cycles, self.visited] {
            bytes.extend(number.to_le_bytes());
        }
        bytes
    }
}

/// A repetition query's answer.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Queried {
    /// The unit's answer words; only the last has a count that is not 0.
    pub words: Vec<u32>,
    /// Clocks it took.
    pub cycles: u16,
    /// Pairs of moves taken back.
    pub steps: u16,
    /// Moves kept.
    pub held: u16,
    /// How many of the newest are reversible.
    pub reversible: u16,
}

impl Queried {
    /// Its bytes.
    pub fn bytes(&self) -> Vec<u8> {
        let mut bytes: Vec<u8> = self.words.iter().flat_map(|w| w.to_le_bytes()).collect();
        for number in [self.cycles, self.steps, self.held, self.reversible] {
            bytes.extend(number.to_le_bytes());
        }
        bytes
    }
}

/// An attack query's answer.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Attacks {
    /// The unit's answer words.
    pub words: Vec<u16>,
    /// Clocks it took.
    pub cycles: u16,
    /// Squares visited.
    pub visited: u16,
}

impl Attacks {
    /// Its bytes.
    pub fn bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        for (number, word) in (1..).zip(&self.words) {
            bytes.extend(word.to_le_bytes());
            bytes.extend(u16::from(number == self.words.len()).to_le_bytes());
        }
        bytes.extend(self.cycles.to_le_bytes());
        bytes.extend(self.visited.to_le_bytes());
        bytes
    }
}

/// How far perft is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    /// It is under way.
    pub running: bool,
    /// It has come to its end.
    pub counted: bool,
    /// Moves of the root that are counted.
    pub told: u16,
    /// Clocks.
    pub cycles: u32,
    /// Nodes counted so far, below those moves.
    pub nodes: u64,
}

impl Progress {
    /// Its bytes.
    pub fn bytes(&self) -> Vec<u8> {
        let state = u16::from(self.running) | u16::from(self.counted) << 1;
        let mut bytes = Vec::new();
        bytes.extend(state.to_le_bytes());
        bytes.extend(self.told.to_le_bytes());
        bytes.extend(self.cycles.to_le_bytes());
        bytes.extend(self.nodes.to_le_bytes());
        bytes
    }
}

/// Whether there is a search.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SearchState {
    /// None was begun, or its result is dropped.
    #[default]
    None,
    /// It is under way.
    Running,
    /// It has ended.
    Ended,
}

/// What a search has come to; but for nodes and clocks all is 0 until it has ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Searched {
    /// Whether there is one.
    pub state: SearchState,
    /// Why it ended, as [`search_status`](crate::values::search_status) says.
    pub status: u8,
    /// What the score says of the root's, as [`bound`](crate::values::bound) says.
    pub bound: u8,
    /// The score.
    pub score: i16,
    /// The word of the best move; 0: none.
    pub best: u16,
    /// Nodes entered.
    pub nodes: u64,
    /// Clocks.
    pub cycles: u64,
}

impl Searched {
    /// A search that has ended.
    pub fn ended(answer: &Answer, cycles: u64) -> Self {
        Self {
            state: SearchState::Ended,
            status: status_word(answer.status) as u8,
            bound: bound_word(answer.bound) as u8,
            score: answer.score,
            best: answer.best.map_or(0, |mv| mv.word()),
            nodes: answer.nodes,
            cycles,
        }
    }

    /// The answer of one that has ended.
    ///
    /// # Errors
    /// When the best move's word is no move's.
    pub fn answer(&self) -> Result<Answer, MoveWordError> {
        Ok(Answer {
            tag: 0,
            score: self.score,
            bound: bound_of(self.bound.into()),
            best: best_of(self.best)?,
            nodes: self.nodes,
            status: status_of(self.status.into()),
        })
    }

    /// Its bytes.
    pub fn bytes(&self) -> Vec<u8> {
        let state = match self.state {
            SearchState::None => 0,
            SearchState::Running => 1,
            SearchState::Ended => 2,
        };
        let high = |number: u64| (number >> 32) as u8;
        let flags = state | self.status << 2 | self.bound << 4;
        let mut bytes = vec![flags, 0, high(self.nodes), high(self.cycles)];
        bytes.extend(self.score.to_le_bytes());
        bytes.extend(self.best.to_le_bytes());
        bytes.extend((self.nodes as u32).to_le_bytes());
        bytes.extend((self.cycles as u32).to_le_bytes());
        bytes
    }
}

/// Reads the results of an answer in the order of the commands; each is `None` when the bytes do not hold it.
#[derive(Clone, Copy, Debug)]
pub struct Results<'a>(pub &'a [u8]);

impl Results<'_> {
    /// Whether all were read.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    fn take<const N: usize>(&mut self) -> Option<[u8; N]> {
        let (taken, rest) = self.0.split_first_chunk::<N>()?;
        self.0 = rest;
        Some(*taken)
    }

    fn half(&mut self) -> Option<u16> {
        self.take().map(u16::from_le_bytes)
    }

    fn word(&mut self) -> Option<u32> {
        self.take().map(u32::from_le_bytes)
    }

    /// The result of [`Command::Hello`](super::Command::Hello).
    pub fn about(&mut self) -> Option<About> {
        let [version, window] = self.take()?;
        Some(About {
            version,
            window,
            units: self.half()?,
            request_limit: self.half()?,
            answer_limit: self.half()?,
            clock_hz: self.word()?,
            identity: self.word()?,
        })
    }

    /// The result of [`Command::Counters`](super::Command::Counters).
    pub fn counters(&mut self) -> Option<Counters> {
        Some(Counters {
            passed: self.half()?,
            broken: self.half()?,
            clocks: self.word()?,
        })
    }

    /// The result of [`Command::Moves`](super::Command::Moves).
    pub fn moves(&mut self, timed: bool) -> Option<Moves> {
        let mut words = Vec::new();
        loop {
            let word = self.half()?;
            if word == 0 {
                return Some(Moves {
                    words,
                    cycles: self.half()?,
                    visited: self.half()?,
                });
            }
            let cycle = if timed { self.half()? } else { 0 };
            words.push((word, cycle));
        }
    }

    /// The result of [`Command::Query`](super::Command::Query).
    pub fn query(&mut self) -> Option<Queried> {
        let mut words = Vec::new();
        loop {
            let word = self.word()?;
            words.push(word);
            if word >> crate::values::answer::COUNT & 127 != 0 {
                return Some(Queried {
                    words,
                    cycles: self.half()?,
                    steps: self.half()?,
                    held: self.half()?,
                    reversible: self.half()?,
                });
            }
        }
    }

    /// The result of [`Command::Attack`](super::Command::Attack).
    pub fn attack(&mut self) -> Option<Attacks> {
        let mut words = Vec::new();
        loop {
            words.push(self.half()?);
            if self.half()? != 0 {
                return Some(Attacks {
                    words,
                    cycles: self.half()?,
                    visited: self.half()?,
                });
            }
        }
    }

    /// The result of [`Command::Progress`](super::Command::Progress).
    pub fn progress(&mut self) -> Option<Progress> {
        let state = self.half()?;
        Some(Progress {
            running: state & 1 == 1,
            counted: state & 2 == 2,
            told: self.half()?,
            cycles: self.word()?,
            nodes: u64::from(self.word()?) | u64::from(self.word()?) << 32,
        })
    }

    /// The result of [`Command::SearchProgress`](super::Command::SearchProgress).
    pub fn searched(&mut self) -> Option<Searched> {
        let [flags, _, nodes_high, cycles_high] = self.take()?;
        let [score, best] = [self.half()?, self.half()?];
        let mut wide = |high: u8| Some(u64::from(high) << 32 | u64::from(self.word()?));
        Some(Searched {
            state: match flags & 3 {
                1 => SearchState::Running,
                2 => SearchState::Ended,
                _ => SearchState::None,
            },
            status: flags >> 2 & 3,
            bound: flags >> 4 & 3,
            score: score as i16,
            best,
            nodes: wide(nodes_high)?,
            cycles: wide(cycles_high)?,
        })
    }

    /// The result of [`Command::Tablebase`](super::Command::Tablebase).
    pub fn tablebase(&mut self) -> Option<bool> {
        self.word().map(|word| word == 1)
    }
}
