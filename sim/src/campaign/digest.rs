//! A digest of all answers, in sixteen bytes.

use std::fmt;
use std::str::FromStr;
use std::sync::OnceLock;

use fpgambit_engine::{Mode, Move, Position};
use serde::{Deserialize, Serialize};

use super::hash::siphash128;

/// The number of bytes hashed for an answer.
const BYTES: usize = 56;
/// The number in place of the mode for a count of nodes.
const NODES: u32 = 4;

/// The sum modulo 2^128 of the hashes of all answers, which does not depend on their order or grouping.
///
/// The hash is SipHash-2-4 with 128 bits of output under the key 00, 01, ... 0f, read as a number whose lowest byte
/// comes first. An answer's hash is the hash of 56 bytes, with the lowest byte of every number first:
///
/// | bytes | |
/// |--:|---|
/// | 36 | the board image, nine words of four bytes |
/// | 4 | the mode: bit 0 legal, bit 1 captures only |
/// | 16 | the sum modulo 2^128 of the hashes of its move words, two bytes each |
///
/// The order of the moves therefore does not matter, and a move that occurs twice counts twice. For a count of nodes,
/// the mode is 4, and the last 16 bytes are the depth and the number of nodes, eight bytes each. A digest is written as
/// 32 hexadecimal digits, the highest first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Digest(u128);

/// The sum modulo 2^128 of the hashes of an answer's move words, as a [`Digest`] uses it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct WordSum(u128);

impl WordSum {
    /// Adds a word, using a table from [`word_hashes`].
    #[inline]
    pub fn add(&mut self, hashes: &[u128; 1 << 16], word: u16) {
        self.0 = self.0.wrapping_add(hashes[usize::from(word)]);
    }
}

impl Digest {
    /// Adds an answer with its moves in any order.
    pub fn add_moves(&mut self, position: &Position, mode: Mode, moves: &[Move]) {
        let hashes = word_hashes();
        let mut sum = WordSum::default();
        moves.iter().for_each(|mv| sum.add(hashes, mv.word()));
        self.add_sum(position, mode, sum);
    }

    /// Adds an answer by the sum of its move words.
    pub fn add_sum(&mut self, position: &Position, mode: Mode, sum: WordSum) {
        self.add_hash(&position.image(), mode.bits(), sum.0);
    }

    /// Adds a count of nodes.
    pub fn add_nodes(&mut self, position: &Position, depth: u32, nodes: u64) {
        let counted = u128::from(nodes) << 64 | u128::from(depth);
        self.add_hash(&position.image(), NODES, counted);
    }

    /// Adds another digest.
    pub fn add(&mut self, other: Digest) {
        self.0 = self.0.wrapping_add(other.0);
    }

    fn add_hash(&mut self, image: &[u32; 9], mode: u32, sum: u128) {
        let mut bytes = [0; BYTES];
        let words = image.iter().chain([&mode]);
        for (place, word) in bytes.as_chunks_mut::<4>().0.iter_mut().zip(words) {
            *place = word.to_le_bytes();
        }
        bytes[BYTES - 16..].copy_from_slice(&sum.to_le_bytes());
        self.add(Digest(siphash128(&bytes)));
    }
}

/// The hash of every move word: 1 MiB, computed in a millisecond or two for the first answer.
pub fn word_hashes() -> &'static [u128; 1 << 16] {
    static HASHES: OnceLock<Box<[u128; 1 << 16]>> = OnceLock::new();
    HASHES.get_or_init(|| {
        let words = 0..=u16::MAX;
        let hashes: Box<[u128]> = words.map(|word| siphash128(&word.to_le_bytes())).collect();
        hashes.try_into().expect("there are 65,536 words")
    })
}

impl fmt::Display for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:032x}", self.0)
    }
}

impl FromStr for Digest {
    type Err = String;

    fn from_str(text: &str) -> Result<Digest, String> {
        let is_digit = |digit: u8| matches!(digit, b'0'..=b'9' | b'a'..=b'f');
        let is_hex = text.len() == 32 && text.bytes().all(is_digit);
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

    fn of(items: &[(Mode, &[Move])]) -> Digest {
        let mut digest = Digest::default();
        for (mode, moves) in items {
            digest.add_moves(&Position::startpos(), *mode, moves);
        }
        digest
    }

    #[test]
    fn digest_ignores_order_but_not_answers() {
        let moves = Position::startpos().legal_moves().to_vec();
        let reversed: Vec<Move> = moves.iter().rev().copied().collect();
        let [legal, captures, pseudo_legal, _] = Mode::ALL;
        assert_eq!(
            of(&[(legal, &moves), (captures, &[])]),
            of(&[(captures, &[]), (legal, &reversed)])
        );
        let whole = of(&[(legal, &moves)]);
        assert_ne!(whole, of(&[(legal, &moves[1..])]));
        assert_ne!(whole, of(&[(pseudo_legal, &moves)]));
        // One move twice and another missing: the number is still right.
        let mut twice = moves.clone();
        twice[1] = twice[0];
        assert_ne!(whole, of(&[(legal, &twice)]));
        // Two positions exchange their moves.
        let e4 = moves[0];
        let below = Position::startpos().play(e4);
        let replies = below.legal_moves().to_vec();
        let mut right = whole;
        right.add_moves(&below, legal, &replies);
        let mut exchanged = of(&[(legal, &replies)]);
        exchanged.add_moves(&below, legal, &moves);
        assert_ne!(right, exchanged);
    }

    /// The expected digest comes from `testbenches/campaign/digest.py`, which shares no code with this.
    #[test]
    fn digest_matches_the_python_script() {
        let [legal, captures, ..] = Mode::ALL;
        let moves = Position::startpos().legal_moves().to_vec();
        assert_eq!(of(&[(legal, &moves)]).to_string(), LEGAL);
        assert_eq!(of(&[(captures, &[])]).to_string(), NO_CAPTURES);
        let mut nodes = Digest::default();
        nodes.add_nodes(&Position::startpos(), 3, 8902);
        assert_eq!(nodes.to_string(), NODES_TO_DEPTH_3);
    }

    const LEGAL: &str = "14129a9036f276650cdd8dc40078b53f";
    const NO_CAPTURES: &str = "bb3ac84dfd4f2e96fefe34d6ed7e0637";
    const NODES_TO_DEPTH_3: &str = "bcbbd369adcb0c33035087a97ad27639";

    #[test]
    fn digest_text_is_parsed_strictly() {
        let digest = of(&[(Mode::LEGAL, &[])]);
        assert_eq!(digest.to_string().parse(), Ok(digest));
        for text in [
            "",
            "12",
            "zz000000000000000000000000000000",
            "+1234567890123456789012345678901",
            "ABCDEF00000000000000000000000000",
        ] {
            assert!(text.parse::<Digest>().is_err(), "{text}");
        }
    }
}
