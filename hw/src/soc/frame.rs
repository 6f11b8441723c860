//! Frames: COBS between zeros, a check at their end.

use crate::values::{link, link_head, link_request, status};
use crc::{CRC_32_ISO_HDLC, Crc};
use std::fmt;

/// CRC-32 as Ethernet has it.
const CRC: Crc<u32> = Crc::<u32>::new(&CRC_32_ISO_HDLC);

/// Bytes of the check.
const CHECK: usize = link::CHECK as usize;
/// Bytes before the commands of a request, and before the results of an answer.
const HEAD: usize = link::HEAD as usize;
/// The longest block between two zeros that any frame comes to; what is longer is noise.
const BLOCK_LIMIT: usize = 2048;

/// Puts a frame's bytes between zeros, its check behind them. The zero in front ends whatever garbage came before.
pub fn encode(frame: &[u8]) -> Vec<u8> {
    let mut whole = frame.to_vec();
    whole.extend(CRC.checksum(frame).to_le_bytes());
    let mut bytes = vec![0];
    bytes.extend(cobs::encode_vec(&whole));
    bytes.push(0);
    bytes
}

/// The frame that stood between two zeros, without its check.
///
/// # Errors
/// When it is none: a code points past the end, it is too short, or the check is wrong.
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

/// Why a block is no frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FrameError {
    /// Its codes do not fit its length.
    #[error("no COBS: a code points past the end")]
    Code,
    /// There is no room for head, content and check.
    #[error("a frame of {bytes} bytes: expected at least {}", HEAD + 1 + CHECK)]
    Short {
        /// How long it is.
        bytes: usize,
    },
    /// Some byte is wrong.
    #[error("its check is wrong")]
    Check,
}

/// Cuts a stream of bytes at its zeros.
#[derive(Clone, Debug, Default)]
pub struct Cutter {
    block: Vec<u8>,
    spoilt: bool,
}

impl Cutter {
    /// Takes a byte; the block that it ends, if it ends one that is not empty. A block too long for any frame comes as an
    /// empty one, which is no frame either.
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

/// A request: commands to be done one after the other.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Request {
    /// Whose it is.
    pub session: u32,
    /// Which of the session's.
    pub sequence: u8,
    /// The commands' bytes.
    pub commands: Vec<u8>,
}

impl Request {
    /// As it goes over the line.
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

    /// Whether a board has room for it.
    pub fn fits(&self) -> bool {
        HEAD + self.commands.len() + CHECK <= link_request::LIMIT as usize
    }
}

/// What answers it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The request's session.
    pub session: u32,
    /// The request's sequence number.
    pub sequence: u8,
    /// The results of its commands, one behind the other.
    pub results: Vec<u8>,
    /// How it ended.
    pub status: Status,
}

impl Answer {
    /// As it goes over the line.
    pub fn encode(&self) -> Vec<u8> {
        let mut frame = head(self.session, self.sequence);
        frame.extend(&self.results);
        frame.push(self.status.0);
        encode(&frame)
    }

    /// The answer in a frame; none in one that is too short. Its version is the request's, whatever that was.
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

/// How an answer ends: one of the numbers of `values::status`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Status(pub u8);

impl Status {
    /// All was done.
    pub const DONE: Self = Self(status::DONE as u8);
    /// Another version of the protocol.
    pub const VERSION: Self = Self(status::VERSION as u8);
    /// No session, or another.
    pub const SESSION: Self = Self(status::SESSION as u8);
    /// A sequence number out of turn.
    pub const SEQUENCE: Self = Self(status::SEQUENCE as u8);
    /// No such command.
    pub const COMMAND: Self = Self(status::COMMAND as u8);
    /// No move to take back.
    pub const NO_MOVE: Self = Self(status::NO_MOVE as u8);
    /// The answer has no room for all results.
    pub const TOO_LONG: Self = Self(status::TOO_LONG as u8);

    /// Whether nothing of the request was done.
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
            Self(other) => return write!(f, "status {other}, which means nothing"),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use fpgambit_engine::random::Chance;

    #[test]
    fn frames_come_back_and_damaged_ones_do_not() {
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

            // Lost, doubled, flipped: never the wrong frame.
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
    fn garbage_is_no_frame_and_the_next_frame_is_seen() {
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
