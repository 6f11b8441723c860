//! What was answered, in sixteen bytes.

use std::fmt;
use std::io::{self, BufRead as _, BufReader, Read};
use std::str::FromStr;

use fpgambit_engine::{Mode, Move, Position};
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

/// The sum modulo 2^128 of a hash of each answer: the same in whatever order and grouping the answers come.
///
/// An answer's hash is the first sixteen bytes, the first the lowest, of the SHA-256 of: the board image, nine words of
/// four bytes, the lowest first; the mode, one byte (bit 0 legal, bit 1 captures only); the moves as move words of two
/// bytes, the lowest first, the words in rising order. Written as 32 hexadecimal digits, the highest first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Digest(u128);

impl Digest {
    /// Adds an answer; the moves sorted by their words.
    pub fn add_moves(&mut self, position: &Position, mode: Mode, moves: &[Move]) {
        let mut bytes = image(position);
        bytes.push(mode.bits() as u8);
        bytes.extend(moves.iter().flat_map(|mv| mv.word().to_le_bytes()));
        self.add_bytes(&bytes);
    }

    /// Adds a count of nodes: the board image, a byte 4, the depth and the nodes, eight bytes each, the lowest first.
    pub fn add_nodes(&mut self, position: &Position, depth: u32, nodes: u64) {
        let mut bytes = image(position);
        bytes.push(4);
        bytes.extend(u64::from(depth).to_le_bytes());
        bytes.extend(nodes.to_le_bytes());
        self.add_bytes(&bytes);
    }

    /// Adds another sum.
    pub fn add(&mut self, other: Digest) {
        self.0 = self.0.wrapping_add(other.0);
    }

    /// The sum with this text added, of which nothing but its bytes is known.
    pub fn of_bytes(bytes: &[u8]) -> Digest {
        let mut digest = Digest::default();
        digest.add_bytes(bytes);
        digest
    }

    /// The same of a text that need not fit into memory.
    ///
    /// # Errors
    /// When it cannot be read.
    pub fn of_reader(text: impl Read) -> io::Result<Digest> {
        let (mut text, mut hash) = (BufReader::new(text), Sha256::new());
        while let part @ [_, ..] = text.fill_buf()? {
            hash.update(part);
            let length = part.len();
            text.consume(length);
        }
        let mut digest = Digest::default();
        digest.add_hash(&hash.finalize());
        Ok(digest)
    }

    fn add_bytes(&mut self, bytes: &[u8]) {
        self.add_hash(&Sha256::digest(bytes));
    }

    fn add_hash(&mut self, hash: &[u8]) {
        let mut low = [0; 16];
        low.copy_from_slice(&hash[..16]);
        self.add(Digest(u128::from_le_bytes(low)));
    }
}

fn image(position: &Position) -> Vec<u8> {
    let words = position.image();
    let mut bytes = Vec::with_capacity(512);
    bytes.extend(words.iter().flat_map(|word| word.to_le_bytes()));
    bytes
}

impl fmt::Display for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:032x}", self.0)
    }
}

impl FromStr for Digest {
    type Err = String;

    fn from_str(text: &str) -> Result<Digest, String> {
        let is_hex = text.len() == 32 && text.bytes().all(|digit| digit.is_ascii_hexdigit());
        let value = u128::from_str_radix(text, 16).ok().filter(|_| is_hex);
        value
            .map(Digest)
            .ok_or_else(|| "expected a digest of 32 hexadecimal digits".to_owned())
    }
}

impl TryFrom<String> for Digest {
    type Error = String;

    fn try_from(text: String) -> Result<Digest, String> {
        text.parse()
    }
}

impl From<Digest> for String {
    fn from(digest: Digest) -> String {
        digest.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_order_does_not_matter_and_the_answer_does() {
        let start = Position::startpos();
        let mut moves = start.legal_moves().to_vec();
        moves.sort_unstable();
        let of = |items: &[(Mode, &[Move])]| {
            let mut digest = Digest::default();
            for (mode, moves) in items {
                digest.add_moves(&start, *mode, moves);
            }
            digest
        };
        let [legal, captures, pseudo_legal, _] = Mode::ALL;
        assert_eq!(
            of(&[(legal, &moves), (captures, &[])]),
            of(&[(captures, &[]), (legal, &moves)])
        );
        assert_ne!(of(&[(legal, &moves)]), of(&[(legal, &moves[1..])]));
        assert_ne!(of(&[(legal, &moves)]), of(&[(pseudo_legal, &moves)]));
        // Computed apart from this code, by Python's hashlib.
        assert_eq!(of(&[(captures, &[])]).to_string(), EMPTY_CAPTURES);
    }

    const EMPTY_CAPTURES: &str = "5775e0b252c72820c2abf262a692aa2e";

    #[test]
    fn texts() {
        let digest = Digest::of_bytes(b"x");
        assert_eq!(digest.to_string().parse(), Ok(digest));
        assert_eq!(Digest::of_reader(&b"x"[..]).unwrap(), digest);
        for text in [
            "",
            "12",
            "zz000000000000000000000000000000",
            "+1234567890123456789012345678901",
        ] {
            assert!(text.parse::<Digest>().is_err(), "{text}");
        }
    }
}
