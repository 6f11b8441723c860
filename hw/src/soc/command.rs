//! Commands and their results, as bytes.

use crate::attack::Query;
use crate::repetition::QueryMode;
use crate::values::{
    command, command_bit, link, link_answer, link_request, perft_command, system_command,
};
use fpgambit_engine::Mode;
use fpgambit_engine::kqkr::Men;

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
    /// Makes a move on the generator's board.
    Make {
        /// Its word.
        word: u16,
    },
    /// Takes the newest of these back.
    Unmake,
    /// Asks the attack unit about the generator's board; answered by [`Attacks`].
    Attack {
        /// Which query, 0 to 7.
        kind: u8,
        /// What it is about: the square in bits 5 to 0, the side in bit 6.
        about: u8,
    },
    /// Begins to count the nodes so many plies below the generator's board, 1 to 10; drops what is under way.
    Perft {
        /// The plies.
        depth: u8,
    },
    /// Drops what is under way.
    CancelPerft,
    /// Asks how far that is; answered by [`Progress`].
    Progress,
    /// Asks whether the queen's side, which is to move, wins; answered by a bit.
    Tablebase {
        /// King, other king, queen and rook, six bits each, the first lowest.
        squares: u32,
    },
}

const fn code(class: u64, low: u8) -> u8 {
    (class as u8) << 4 | low
}

impl Command {
    /// A query of the attack unit.
    pub fn attack(query: Query) -> Self {
        let (kind, square, side) = query.ports();
        Self::Attack {
            kind: kind as u8,
            about: (side << 6 | square) as u8,
        }
    }

    /// A query of the tablebase.
    pub fn tablebase(men: Men) -> Self {
        let fields = (0..).zip(men.squares());
        let squares = fields.map(|(field, square)| (square.index() as u32) << (6 * field));
        Self::Tablebase {
            squares: squares.sum(),
        }
    }

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
            Self::Make { word } => {
                bytes.push(code(command::MAKE, 0));
                bytes.extend(word.to_le_bytes());
            }
            Self::Unmake => bytes.push(code(command::MAKE, 1 << command_bit::BACK)),
            Self::Attack { kind, about } => bytes.extend([code(command::ATTACK, kind), about]),
            Self::Perft { depth } => bytes.push(code(command::PERFT, depth)),
            Self::CancelPerft => {
                bytes.push(code(command::PERFT, perft_command::CANCEL as u8));
            }
            Self::Progress => bytes.push(code(command::PERFT, perft_command::PROGRESS as u8)),
            Self::Tablebase { squares } => {
                bytes.push(code(command::TABLEBASE, 0));
                bytes.extend(&squares.to_le_bytes()[..3]);
            }
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
            command::MAKE if low == 0 => {
                let word = word(2)? as u16;
                (Self::Make { word }, 3)
            }
            command::MAKE if low == 8 => (Self::Unmake, 1),
            command::ATTACK if low < 8 => {
                let (kind, about) = (low, *rest.first()?);
                (Self::Attack { kind, about }, 2)
            }
            command::PERFT => match u64::from(low) {
                perft_command::CANCEL => (Self::CancelPerft, 1),
                1..=perft_command::DEEPEST => (Self::Perft { depth: low }, 1),
                perft_command::PROGRESS => (Self::Progress, 1),
                _ => return None,
            },
            command::TABLEBASE if low == 0 => {
                let squares = word(3)?;
                (Self::Tablebase { squares }, 4)
            }
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

    /// The result of [`Command::Attack`].
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

    /// The result of [`Command::Progress`].
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

    /// The result of [`Command::Tablebase`].
    pub fn tablebase(&mut self) -> Option<bool> {
        self.word().map(|word| word == 1)
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
        assert_eq!(known, 3 + 16 + 16 + 8 + 8 + 1 + 8 + 2 + 8 + 12 + 1);
    }
}
