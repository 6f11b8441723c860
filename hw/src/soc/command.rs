//! Commands and their results, as bytes.

use crate::repetition::QueryMode;
use crate::values::{command, command_bit, link, link_answer, link_request, system_command};
use fpgambit_engine::Mode;

/// One of a request's commands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Command {
    /// Begins a session; answered by [`About`].
    Hello,
    /// Answered by [`Counters`].
    Counters,
    /// Resets the units, which keep what was loaded.
    Reset,
    /// A word of the board image for the generator.
    LoadMovegen {
        /// Which: 0 to 7 ranks, 8 the state word.
        address: u8,
        /// The word.
        word: u32,
    },
    /// The same for the repetition unit, which forgets its game.
    LoadRepetition {
        /// Which.
        address: u8,
        /// The word.
        word: u32,
    },
    /// The moves of the generator's position; answered by [`Moves`].
    Moves {
        /// Which moves.
        mode: Mode,
        /// Each with its cycle.
        timed: bool,
    },
    /// Plays a move of the game.
    Push {
        /// Its record, 24 bits.
        record: u32,
        /// What a pawn becomes, 0 to 7.
        promotion: u8,
    },
    /// Takes the newest move back.
    Pop,
    /// Asks for repetitions; answered by [`Queried`].
    Query(QueryMode),
}

const fn code(class: u64, low: u8) -> u8 {
    (class as u8) << 4 | low
}

impl Command {
    /// Adds its bytes.
    pub fn write(&self, bytes: &mut Vec<u8>) {
        match *self {
            Self::Hello => bytes.push(system_command::HELLO as u8),
            Self::Counters => bytes.push(system_command::COUNTERS as u8),
            Self::Reset => bytes.push(system_command::RESET as u8),
            Self::LoadMovegen { address, word } => {
                bytes.push(code(command::LOAD_MOVEGEN, address));
                bytes.extend(word.to_le_bytes());
            }
            Self::LoadRepetition { address, word } => {
                bytes.push(code(command::LOAD_REPETITION, address));
                bytes.extend(word.to_le_bytes());
            }
            Self::Moves { mode, timed } => {
                let bits = u8::from(mode.legal) << command_bit::LEGAL
                    | u8::from(mode.captures) << command_bit::CAPTURES
                    | u8::from(timed) << command_bit::TIMED;
                bytes.push(code(command::MOVES, bits));
            }
            Self::Push { record, promotion } => {
                bytes.push(code(command::GAME, promotion));
                bytes.extend(&record.to_le_bytes()[..3]);
            }
            Self::Pop => bytes.push(code(command::GAME, 1 << command_bit::BACK)),
            Self::Query(mode) => bytes.push(code(command::QUERY, mode.word() as u8)),
        }
    }

    /// The command that bytes begin with, and how many it has; none where a board answers that it knows none, or that it
    /// is cut short.
    pub fn read(bytes: &[u8]) -> Option<(Self, usize)> {
        let (&first, rest) = bytes.split_first()?;
        let low = first & 15;
        let word = |length: usize| {
            let mut word = [0; 4];
            word[..length].copy_from_slice(rest.get(..length)?);
            Some(u32::from_le_bytes(word))
        };
        let bit = |bit: usize| low >> bit & 1 == 1;
        Some(match u64::from(first >> 4) {
            command::SYSTEM => match u64::from(low) {
                system_command::HELLO => (Self::Hello, 1),
                system_command::COUNTERS => (Self::Counters, 1),
                system_command::RESET => (Self::Reset, 1),
                _ => return None,
            },
            command::LOAD_MOVEGEN => {
                let word = word(4)?;
                let address = low;
                (Self::LoadMovegen { address, word }, 5)
            }
            command::LOAD_REPETITION => {
                let word = word(4)?;
                let address = low;
                (Self::LoadRepetition { address, word }, 5)
            }
            command::MOVES if low < 8 => {
                let mode = Mode {
                    legal: bit(command_bit::LEGAL),
                    captures: bit(command_bit::CAPTURES),
                };
                let timed = bit(command_bit::TIMED);
                (Self::Moves { mode, timed }, 1)
            }
            command::GAME if low < 8 => {
                let record = word(3)?;
                let promotion = low;
                (Self::Push { record, promotion }, 4)
            }
            command::GAME if low == 8 => (Self::Pop, 1),
            command::QUERY if low < 8 => (Self::Query(QueryMode::from_word(low.into())), 1),
            _ => return None,
        })
    }
}

/// What a board says of itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct About {
    /// Version of the protocol.
    pub version: u8,
    /// Requests that may be open at once.
    pub window: u8,
    /// Bit 0: the compact generator; bit 1: the repetition unit.
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
    /// What a board with this clock and build says.
    pub const fn board(clock_hz: u32, identity: u32) -> Self {
        Self {
            version: link::VERSION as u8,
            window: link::WINDOW as u8,
            units: 3,
            request_limit: link_request::LIMIT as u16,
            answer_limit: link_answer::LIMIT as u16,
            clock_hz,
            identity,
        }
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

    /// The result of [`Command::Hello`].
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

    /// The result of [`Command::Counters`].
    pub fn counters(&mut self) -> Option<Counters> {
        Some(Counters {
            passed: self.half()?,
            broken: self.half()?,
            clocks: self.word()?,
        })
    }

    /// The result of [`Command::Moves`].
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

    /// The result of [`Command::Query`].
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
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_first_byte_is_a_command_that_writes_itself_or_none() {
        let mut known = 0;
        for first in 0..=u8::MAX {
            let bytes = [first, 0x12, 0x34, 0x56, 0x78];
            if let Some((command, length)) = Command::read(&bytes) {
                known += 1;
                let mut written = Vec::new();
                command.write(&mut written);
                assert_eq!(written, bytes[..length]);
                assert_eq!(Command::read(&bytes[..length - 1]), None, "cut short");
            }
        }
        assert_eq!(known, 3 + 16 + 16 + 8 + 8 + 1 + 8);
    }
}
