//! Frames: COBS-encoded between zeros, with a CRC at the end.

use crate::values::{link, link_head, link_request, status};
use crc::{CRC_32_ISO_HDLC, Crc};
use std::fmt;

/// The CRC-32 of Ethernet.
const CRC: Crc<u32> = Crc::<u32>::new(&CRC_32_ISO_HDLC);

/// Number of bytes of the CRC.
const CHECK: usize = link::CHECK as usize;
/// Number of bytes before the commands of a request, and before the results of a response.
const HEAD: usize = link::HEAD as usize;
/// Maximum length in bytes of a block between two zeros; a longer block is not a frame.
const BLOCK_LIMIT: usize = 2048;

/// Encodes a frame with its CRC between two zeros. The first zero ends any garbage before it.
pub fn encode(frame: &[u8]) -> Vec<u8> {
    let mut whole = frame.to_vec();
    whole.extend(CRC.checksum(frame).to_le_bytes());
    let mut bytes = vec![0];
    bytes.extend(cobs::encode_vec(&whole));
    bytes.push(0);
    bytes
}

/// Decodes the frame between two zeros and returns it without its CRC.
///
/// # Errors
/// If the block is not a frame: a code points past the end, it is too short, or the CRC is wrong.
pub fn decode(block: &[u8]) -> Result<Vec<u8>, FrameError> {
    let mut frame = cobs::decode_vec(block).map_err(|_| FrameError::Code)?;
    if frame.len() < HEAD + 1 + CHECK {
        return Err(FrameError::Short { bytes: frame.len() });
    }
    let check = frame.split_off(frame.len() - CHECK);
    match check == CRC.checksum(&frame).to_le_bytes() {
        true => Ok(frame),
        false => Err(FrameError::Check),
    }
}

/// Why a block is not a frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FrameError {
    /// The codes do not match the length.
    #[error("no COBS: a code points past the end")]
    Code,
    /// The block is too short for header, content and CRC.
    #[error("a frame of {bytes} bytes: expected at least {}", HEAD + 1 + CHECK)]
    Short {
        /// Length of the block.
        bytes: usize,
    },
    /// The CRC is wrong.
    #[error("its check is wrong")]
    Check,
}

/// Splits a stream of bytes at its zeros.
#[derive(Clone, Debug, Default)]
pub struct Cutter {
    block: Vec<u8>,
    spoilt: bool,
}

impl Cutter {
    /// Appends a byte. A zero ends a block; returns the block unless it is empty. For a block that is too long for a
    /// frame, returns an empty block, which [`decode`] rejects.
    pub fn push(&mut self, byte: u8) -> Option<Vec<u8>> {
        if byte != 0 {
            self.spoilt |= self.block.len() == BLOCK_LIMIT;
            if !self.spoilt {
                self.block.push(byte);
            }
            return None;
        }
        let block = std::mem::take(&mut self.block);
        match std::mem::take(&mut self.spoilt) {
            true => Some(Vec::new()),
            false => (!block.is_empty()).then_some(block),
        }
    }
}

/// A request: commands to execute one after another.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Request {
    /// The session.
    pub session: u32,
    /// The sequence number within the session.
    pub sequence: u8,
    /// The commands' bytes.
    pub commands: Vec<u8>,
}

impl Request {
    /// Returns the encoded request.
    ///
    /// ```
    /// use fpgambit_hw::soc::{Command, Request};
    ///
    /// let mut request = Request { session: 0x1234_5678, sequence: 0, commands: Vec::new() };
    /// Command::Hello.write(&mut request.commands);
    /// let bytes = request.encode();
    /// assert_eq!((bytes[0], *bytes.last().unwrap()), (0, 0));
    /// assert!(bytes[1..bytes.len() - 1].iter().all(|&byte| byte != 0));
    /// ```
    pub fn encode(&self) -> Vec<u8> {
        let mut frame = head(self.session, self.sequence);
        frame.extend(&self.commands);
        encode(&frame)
    }

    /// Returns whether the request fits in a board's memory.
    pub fn fits(&self) -> bool {
        HEAD + self.commands.len() + CHECK <= link_request::LIMIT as usize
    }
}

/// The response to a request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The request's session.
    pub session: u32,
    /// The request's sequence number.
    pub sequence: u8,
    /// The results of its commands, one after another.
    pub results: Vec<u8>,
    /// The status.
    pub status: Status,
}

impl Answer {
    /// Returns the encoded response.
    pub fn encode(&self) -> Vec<u8> {
        let mut frame = head(self.session, self.sequence);
        frame.extend(&self.results);
        frame.push(self.status.0);
        encode(&frame)
    }

    /// Returns the response in a frame; `None` if the frame is too short. Does not check the version, which the board
    /// copies from the request.
    pub fn of(frame: &[u8]) -> Option<Self> {
        let (head, rest) = frame.split_at_checked(HEAD)?;
        let (&status, results) = rest.split_last()?;
        let session = head[link_head::SESSION as usize..][..4].try_into().ok()?;
        Some(Self {
            session: u32::from_le_bytes(session),
            sequence: head[link_head::SEQUENCE as usize],
            results: results.to_vec(),
            status: Status(status),
        })
    }
}

fn head(session: u32, sequence: u8) -> Vec<u8> {
    let mut bytes = vec![link::VERSION as u8];
    bytes.extend(session.to_le_bytes());
    bytes.push(sequence);
    bytes
}

/// The status of a response: a number of `values::status`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Status(pub u8);

impl Status {
    /// All commands were executed.
    pub const DONE: Self = Self(status::DONE as u8);
    /// The protocol version differs.
    pub const VERSION: Self = Self(status::VERSION as u8);
    /// There is no session, or another one.
    pub const SESSION: Self = Self(status::SESSION as u8);
    /// The sequence number is not the next one.
    pub const SEQUENCE: Self = Self(status::SEQUENCE as u8);
    /// The command is unknown.
    pub const COMMAND: Self = Self(status::COMMAND as u8);
    /// There is no move to take back.
    pub const NO_MOVE: Self = Self(status::NO_MOVE as u8);
    /// Some results were left out because the response has no space for them.
    pub const TOO_LONG: Self = Self(status::TOO_LONG as u8);
    /// No search is free for another job.
    pub const BUSY: Self = Self(status::BUSY as u8);

    /// Returns whether no command of the request was executed.
    pub fn is_refusal(self) -> bool {
        [Self::VERSION, Self::SESSION, Self::SEQUENCE].contains(&self)
    }
}

impl fmt::Display for Status {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match *self {
            Self::DONE => "done",
            Self::VERSION => "it speaks another version of the protocol",
            Self::SESSION => "it knows nothing of this session",
            Self::SEQUENCE => "the sequence number is out of turn",
            Self::COMMAND => "it does not know the command",
            Self::NO_MOVE => "it has no move to take back",
            Self::TOO_LONG => "the answer is longer than it can keep",
            Self::BUSY => "all its searches are in progress",
            Self(other) => return write!(f, "status {other}, which means nothing"),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use fpgambit_engine::random::Chance;

    #[test]
    fn frames_round_trip_and_damage_is_detected() {
        let seed = 14;
        println!("seed {seed}");
        let mut chance = Chance::new(seed);
        for round in 0..4000 {
            let length = 7 + chance.below(if round % 4 == 0 { 900 } else { 20 }) as usize;
            let zeros = 1 + chance.below(4);
            let byte = |chance: &mut Chance| match chance.below(8) < zeros {
                true => 0,
                false => chance.below(256) as u8,
            };
            let frame: Vec<u8> = (0..length).map(|_| byte(&mut chance)).collect();
            let mut line = encode(&frame);
            assert!(!line[1..line.len() - 1].contains(&0));
            let mut cutter = Cutter::default();
            let blocks: Vec<_> = line.iter().filter_map(|&b| cutter.push(b)).collect();
            assert_eq!(blocks.len(), 1);
            assert_eq!(decode(&blocks[0]), Ok(frame.clone()));

            // A lost, doubled or flipped byte must never produce a wrong frame.
            let at = chance.below(line.len() as u32) as usize;
            match chance.below(3) {
                0 => drop(line.remove(at)),
                1 => line.insert(at, line[at]),
                _ => line[at] ^= 1 << chance.below(8),
            }
            line.push(0);
            let mut cutter = Cutter::default();
            for block in line.iter().filter_map(|&byte| cutter.push(byte)) {
                if let Ok(found) = decode(&block) {
                    assert_eq!(found, frame, "round {round}");
                }
            }
        }
    }

    #[test]
    fn decoder_rejects_garbage_and_resynchronizes() {
        let mut chance = Chance::new(15);
        let mut cutter = Cutter::default();
        for _ in 0..200_000 {
            let byte = chance.below(256) as u8;
            if let Some(block) = cutter.push(byte) {
                assert!(decode(&block).is_err(), "{block:x?}");
            }
        }
        let line = encode(b"after all that");
        let blocks: Vec<_> = line.iter().filter_map(|&b| cutter.push(b)).collect();
        assert_eq!(decode(blocks.last().unwrap()).unwrap(), b"after all that");
    }
}
