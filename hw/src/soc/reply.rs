//! The results of commands, and their encoding.

use crate::search::words::{best_of, bound_of, bound_word, status_of, status_word};
use crate::values::{link, link_answer, link_request};
use fpgambit_engine::MoveWordError;
use fpgambit_engine::searcher::Answer;

/// A board's description of itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct About {
    /// Version of the protocol.
    pub version: u8,
    /// Number of requests that may be outstanding.
    pub window: u8,
    /// The units present, as bits of [`link_unit`](crate::values::link_unit).
    pub units: u16,
    /// Maximum length of a request in bytes, including header and CRC.
    pub request_limit: u16,
    /// Number of encoded bytes of a response after which further results are left out.
    pub answer_limit: u16,
    /// The clock frequency in hertz.
    pub clock_hz: u32,
    /// Identity of the build.
    pub identity: u32,
}

impl About {
    /// Returns the description of a board with these units, this clock and this build.
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

    /// Returns whether the board has a unit of [`link_unit`](crate::values::link_unit).
    pub const fn has(&self, unit: usize) -> bool {
        self.units >> unit & 1 == 1
    }

    /// Returns the encoded result.
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

/// The link's counters since its reset.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counters {
    /// Valid frames received, modulo 65,536.
    pub passed: u16,
    /// Frames dropped, modulo 65,536.
    pub broken: u16,
    /// Clocks, modulo 2^32.
    pub clocks: u32,
}

/// The moves of a generation.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Moves {
    /// The move words, each with the cycle in which it left; 0 if not requested.
    pub words: Vec<(u16, u16)>,
    /// Clocks from the start to the last word, inclusive.
    pub cycles: u16,
    /// Squares visited.
    pub visited: u16,
}

impl Moves {
    /// Returns the encoded result.
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

/// The answer to a repetition query.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Queried {
    /// The unit's answer words; only the last has a non-zero count.
    pub words: Vec<u32>,
    /// Clocks of the query.
    pub cycles: u16,
    /// Number of pairs of moves taken back.
    pub steps: u16,
    /// Number of moves kept.
    pub held: u16,
    /// Number of reversible moves at the end of the history.
    pub reversible: u16,
}

impl Queried {
    /// Returns the encoded result.
    pub fn bytes(&self) -> Vec<u8> {
        let mut bytes: Vec<u8> = self.words.iter().flat_map(|w| w.to_le_bytes()).collect();
        for number in [self.cycles, self.steps, self.held, self.reversible] {
            bytes.extend(number.to_le_bytes());
        }
        bytes
    }
}

/// The answer to an attack query.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Attacks {
    /// The unit's answer words.
    pub words: Vec<u16>,
    /// Clocks of the query.
    pub cycles: u16,
    /// Squares visited.
    pub visited: u16,
}

impl Attacks {
    /// Returns the encoded result.
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

/// The progress of a perft count.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    /// The count is running.
    pub running: bool,
    /// The count is complete.
    pub counted: bool,
    /// Number of root moves counted so far.
    pub told: u16,
    /// Clocks of the count so far.
    pub cycles: u32,
    /// Nodes counted so far below those moves.
    pub nodes: u64,
}

impl Progress {
    /// Returns the encoded result.
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

/// The state of the searcher.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SearchState {
    /// No search was started, or its result was discarded.
    #[default]
    None,
    /// A search is running.
    Running,
    /// The search has ended.
    Ended,
}

/// The state of a search; all other fields are 0 until it has ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Searched {
    /// The state of the searcher.
    pub state: SearchState,
    /// The job's tag; 0 if the search was started as the only one.
    pub tag: u8,
    /// Reason for the end, as in [`search_status`](crate::values::search_status).
    pub status: u8,
    /// How the score bounds the root's true score, as in [`bound`](crate::values::bound).
    pub bound: u8,
    /// The score for the side to move, in centipawns.
    pub score: i16,
    /// Word of the best move; 0 for none.
    pub best: u16,
    /// Nodes entered.
    pub nodes: u64,
    /// Clocks of the job.
    pub cycles: u64,
}

impl Searched {
    /// Creates the result of a search that has ended.
    pub fn ended(answer: &Answer, cycles: u64) -> Self {
        Self {
            state: SearchState::Ended,
            tag: answer.tag as u8,
            status: status_word(answer.status) as u8,
            bound: bound_word(answer.bound) as u8,
            score: answer.score,
            best: answer.best.map_or(0, |mv| mv.word()),
            nodes: answer.nodes,
            cycles,
        }
    }

    /// Returns the answer of a search that has ended.
    ///
    /// # Errors
    /// If the best move's word is not a move.
    pub fn answer(&self) -> Result<Answer, MoveWordError> {
        Ok(Answer {
            tag: self.tag.into(),
            score: self.score,
            bound: bound_of(self.bound.into()),
            best: best_of(self.best)?,
            nodes: self.nodes,
            status: status_of(self.status.into()),
        })
    }

    /// Returns the encoded result.
    pub fn bytes(&self) -> Vec<u8> {
        let state = match self.state {
            SearchState::None => 0,
            SearchState::Running => 1,
            SearchState::Ended => 2,
        };
        let high = |number: u64| (number >> 32) as u8;
        let flags = state | self.status << 2 | self.bound << 4;
        let mut bytes = vec![flags, self.tag, high(self.nodes), high(self.cycles)];
        bytes.extend(self.score.to_le_bytes());
        bytes.extend(self.best.to_le_bytes());
        bytes.extend((self.nodes as u32).to_le_bytes());
        bytes.extend((self.cycles as u32).to_le_bytes());
        bytes
    }
}

/// Reads the results of a response in the order of the commands; each is `None` if the bytes do not contain it.
#[derive(Clone, Copy, Debug)]
pub struct Results<'a>(pub &'a [u8]);

impl Results<'_> {
    /// Returns whether all results have been read.
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

    /// Reads the result of [`Command::Hello`](super::Command::Hello).
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

    /// Reads the result of [`Command::Counters`](super::Command::Counters).
    pub fn counters(&mut self) -> Option<Counters> {
        Some(Counters {
            passed: self.half()?,
            broken: self.half()?,
            clocks: self.word()?,
        })
    }

    /// Reads the result of [`Command::Moves`](super::Command::Moves).
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

    /// Reads the result of [`Command::Query`](super::Command::Query).
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

    /// Reads the result of [`Command::Attack`](super::Command::Attack).
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

    /// Reads the result of [`Command::Progress`](super::Command::Progress).
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

    /// Reads the result of [`Command::SearchProgress`](super::Command::SearchProgress) or
    /// [`Command::TakeResult`](super::Command::TakeResult).
    pub fn searched(&mut self) -> Option<Searched> {
        let [flags, tag, nodes_high, cycles_high] = self.take()?;
        let [score, best] = [self.half()?, self.half()?];
        let mut wide = |high: u8| Some(u64::from(high) << 32 | u64::from(self.word()?));
        Some(Searched {
            state: match flags & 3 {
                1 => SearchState::Running,
                2 => SearchState::Ended,
                _ => SearchState::None,
            },
            tag,
            status: flags >> 2 & 3,
            bound: flags >> 4 & 3,
            score: score as i16,
            best,
            nodes: wide(nodes_high)?,
            cycles: wide(cycles_high)?,
        })
    }

    /// Reads the result of [`Command::Tablebase`](super::Command::Tablebase).
    pub fn tablebase(&mut self) -> Option<bool> {
        self.word().map(|word| word == 1)
    }
}
