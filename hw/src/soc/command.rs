//! Commands and their encoding.

use crate::attack::Query;
use crate::repetition::QueryMode;
use crate::values::{
    command, command_bit, job_command, perft_command, search_command, search_setting,
    system_command,
};
use fpgambit_engine::Mode;
use fpgambit_engine::kqkr::Men;
use fpgambit_engine::searcher::Job;

/// A command of a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Command {
    /// Starts a session; returns [`About`](super::About).
    Hello,
    /// Reads the counters; returns [`Counters`](super::Counters).
    Counters,
    /// Resets the units, which keep the loaded boards.
    Reset,
    /// Loads a word of the generator's board image.
    LoadMovegen {
        /// Address of the word: 0 to 7 for ranks 1 to 8, 8 for the state word.
        address: u8,
        /// The word.
        word: u32,
    },
    /// Loads a word of the repetition unit's board image, which discards its game.
    LoadRepetition {
        /// Address of the word.
        address: u8,
        /// The word.
        word: u32,
    },
    /// Generates the moves of the generator's position; returns [`Moves`](super::Moves).
    Moves {
        /// The kinds of move to generate.
        mode: Mode,
        /// Also return the cycle of each move.
        timed: bool,
    },
    /// Pushes a move of the game.
    Push {
        /// The move record, 24 bits.
        record: u32,
        /// The promotion piece, 0 to 7.
        promotion: u8,
    },
    /// Pops the newest move.
    Pop,
    /// Runs a repetition query; returns [`Queried`](super::Queried).
    Query(QueryMode),
    /// Makes a move on the generator's board.
    Make {
        /// The move word.
        word: u16,
    },
    /// Takes back the newest move made on the generator's board.
    Unmake,
    /// Runs a query of the attack unit on the generator's board; returns [`Attacks`](super::Attacks).
    Attack {
        /// Kind of the query, 0 to 7.
        kind: u8,
        /// The query's square in bits 5 to 0, and its side in bit 6.
        about: u8,
    },
    /// Starts to count the nodes `depth` plies below the generator's board; discards a running count.
    Perft {
        /// Depth in plies, 1 to 10.
        depth: u8,
    },
    /// Discards a running count.
    CancelPerft,
    /// Reads the progress of the count; returns [`Progress`](super::Progress).
    Progress,
    /// Looks up whether the queen's side, which is to move, wins against the rook; returns one bit.
    Tablebase {
        /// King, other king, queen and rook, six bits each, the first lowest.
        squares: u32,
    },
    /// Pushes a move of the searcher's game; a null move's record starts a new game. Ends a running search and discards
    /// its result.
    SearchRecord {
        /// The move record, 24 bits.
        record: u32,
    },
    /// Sets the window of the next search.
    SearchWindow {
        /// Lower end of the window.
        alpha: i16,
        /// Upper end of the window.
        beta: i16,
    },
    /// Sets the low word of the next search's node limit; [`SearchFirst`](Self::SearchFirst) sets the rest.
    SearchNodes {
        /// Node limit, bits 31 to 0.
        low: u32,
    },
    /// Sets the move to try first in the next search, and the rest of its node limit.
    SearchFirst {
        /// Node limit, bits 39 to 32, in the low byte; the other byte is ignored.
        nodes_high: u16,
        /// Word of the move; 0 for none.
        first: u16,
    },
    /// Starts a search of the generator's board; ends a running search and discards its result.
    Search {
        /// Depth in plies, 0 to 12.
        depth: u8,
    },
    /// Ends a running search; its result is kept.
    CancelSearch,
    /// Reads the state of the search; returns [`Searched`](super::Searched).
    SearchProgress,
    /// Adds a search of the generator's board to those in progress. The board answers that it is busy if 24 jobs are in
    /// progress.
    AddJob {
        /// Depth in plies, 0 to 12.
        depth: u8,
        /// Arbitrary tag, returned with the result.
        tag: u8,
        /// Bit 0: the root tries only the move to try first; the other bits are ignored.
        flags: u8,
        /// If bit 0 of `flags` is set: word of the only reply that is tried; 0 to try all replies.
        second: u16,
    },
    /// Takes the oldest result, which the searcher then discards; returns [`Searched`](super::Searched).
    TakeResult,
}

const fn code(class: u64, low: u8) -> u8 {
    (class as u8) << 4 | low
}

/// Returns the first byte of a searcher setting.
const fn setting(which: u64) -> u8 {
    code(command::SEARCH_SETTING, which as u8)
}

impl Command {
    /// Makes the command for a query of the attack unit.
    pub fn attack(query: Query) -> Self {
        let (kind, square, side) = query.ports();
        Self::Attack {
            kind: kind as u8,
            about: (side << 6 | square) as u8,
        }
    }

    /// Makes the command for a tablebase query.
    pub fn tablebase(men: Men) -> Self {
        let fields = (0..).zip(men.squares());
        let squares = fields.map(|(field, square)| (square.index() as u32) << (6 * field));
        Self::Tablebase {
            squares: squares.sum(),
        }
    }

    /// Makes the commands for a search job on the generator's board that is to be the only one in progress.
    pub fn job(job: &Job) -> [Self; 4] {
        let [window, nodes, first] = Self::settings(job);
        [window, nodes, first, Self::Search { depth: job.depth }]
    }

    /// Makes the commands that add a job, with its line, to those in progress; the low byte of its tag is its tag on
    /// the link.
    pub fn add(job: &Job) -> [Self; 4] {
        let [window, nodes, first] = Self::settings(job);
        let add = Self::AddJob {
            depth: job.depth,
            tag: job.tag as u8,
            flags: job.only.into(),
            second: job.second.map_or(0, |mv| mv.word()),
        };
        [window, nodes, first, add]
    }

    fn settings(job: &Job) -> [Self; 3] {
        [
            Self::SearchWindow {
                alpha: job.alpha,
                beta: job.beta,
            },
            Self::SearchNodes {
                low: job.nodes as u32,
            },
            Self::SearchFirst {
                nodes_high: (job.nodes >> 32) as u16,
                first: job.first.map_or(0, |mv| mv.word()),
            },
        ]
    }

    /// Appends the command's bytes.
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
            Self::SearchRecord { record } => {
                bytes.push(setting(search_setting::RECORD));
                bytes.extend(record.to_le_bytes());
            }
            Self::SearchWindow { alpha, beta } => {
                bytes.push(setting(search_setting::WINDOW));
                bytes.extend(alpha.to_le_bytes());
                bytes.extend(beta.to_le_bytes());
            }
            Self::SearchNodes { low } => {
                bytes.push(setting(search_setting::NODES));
                bytes.extend(low.to_le_bytes());
            }
            Self::SearchFirst { nodes_high, first } => {
                bytes.push(setting(search_setting::FIRST));
                bytes.extend(nodes_high.to_le_bytes());
                bytes.extend(first.to_le_bytes());
            }
            Self::Search { depth } => bytes.push(code(command::SEARCH, depth)),
            Self::CancelSearch => bytes.push(code(command::SEARCH, search_command::CANCEL as u8)),
            Self::SearchProgress => {
                bytes.push(code(command::SEARCH, search_command::PROGRESS as u8));
            }
            Self::AddJob {
                depth,
                tag,
                flags,
                second,
            } => {
                bytes.push(code(command::JOB, depth));
                bytes.extend(second.to_le_bytes());
                bytes.extend([tag, flags]);
            }
            Self::TakeResult => bytes.push(code(command::JOB, job_command::TAKE as u8)),
        }
    }

    /// Reads the first command from bytes, and returns it with its length in bytes; `None` if a board would not know
    /// the command, or if it is incomplete.
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
            command::SEARCH_SETTING => {
                let word = word(4)?;
                let [low, high] = [word as u16, (word >> 16) as u16];
                let setting = match u64::from(first & 15) {
                    search_setting::RECORD => Self::SearchRecord { record: word },
                    search_setting::WINDOW => Self::SearchWindow {
                        alpha: low as i16,
                        beta: high as i16,
                    },
                    search_setting::NODES => Self::SearchNodes { low: word },
                    search_setting::FIRST => Self::SearchFirst {
                        nodes_high: low,
                        first: high,
                    },
                    _ => return None,
                };
                (setting, 5)
            }
            command::SEARCH => match u64::from(low) {
                0..=search_command::DEEPEST => (Self::Search { depth: low }, 1),
                search_command::CANCEL => (Self::CancelSearch, 1),
                search_command::PROGRESS => (Self::SearchProgress, 1),
                _ => return None,
            },
            command::JOB => match u64::from(low) {
                0..=search_command::DEEPEST => {
                    let [low_byte, high_byte, tag, flags] = word(4)?.to_le_bytes();
                    let job = Self::AddJob {
                        depth: low,
                        tag,
                        flags,
                        second: u16::from_le_bytes([low_byte, high_byte]),
                    };
                    (job, 5)
                }
                job_command::TAKE => (Self::TakeResult, 1),
                _ => return None,
            },
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_round_trip_for_every_first_byte() {
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
        assert_eq!(
            known,
            3 + 16 + 16 + 8 + 8 + 1 + 8 + 2 + 8 + 12 + 1 + 4 + 15 + 14
        );
    }
}
