//! Query modes and answer words, in Rust.

use fpgambit_engine::repetition::Verdict;
use fpgambit_engine::{Move, MoveKind, Position, Square};

/// The mode of a query: what it reports and how far it goes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct QueryMode {
    /// Stop at the nearest repetition: the count is 1 or 2.
    pub first: bool,
    /// Also report moves that may lead to a position that has occurred.
    pub near: bool,
    /// Continue even if nothing more can be found. The answer is the same; this is for measurements.
    pub whole: bool,
}

impl QueryMode {
    /// All eight modes, in the order of their words.
    pub const ALL: [QueryMode; 8] = {
        let mut all = [QueryMode::from_word(0); 8];
        let mut word = 1;
        while word < 8 {
            all[word] = QueryMode::from_word(word as u32);
            word += 1;
        }
        all
    };

    /// Returns the mode encoded in the low three bits.
    pub const fn from_word(word: u32) -> QueryMode {
        QueryMode {
            first: word & 1 != 0,
            near: word & 2 != 0,
            whole: word & 4 != 0,
        }
    }

    /// Returns the word for `query_mode`.
    pub const fn word(self) -> u32 {
        self.first as u32 | (self.near as u32) << 1 | (self.whole as u32) << 2
    }
}

/// A decoded answer word; the verdict is valid in the last word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Answer {
    /// A piece of the side to move, and the square to which it would have to go to repeat a position; the unit does not
    /// check whether the move is possible.
    pub candidate: Option<Move>,
    /// How often the position has occurred, up to 127, and how many plies ago it last did.
    pub verdict: Verdict,
    /// The walk reached the end of the memory before an irreversible move, so dropped moves may hold more repetitions.
    pub cut: bool,
    /// The walk stopped before the last reversible move because no more repetitions were possible.
    pub early: bool,
}

impl Answer {
    /// Decodes a word.
    pub fn from_word(word: u32) -> Answer {
        let square = |bits: u32| Square::wrapping(bits as u8);
        let distance = word >> 23;
        Answer {
            candidate: (word & 1 << 12 != 0)
                .then(|| Move::new(square(word), square(word >> 6), MoveKind::Quiet)),
            verdict: Verdict {
                count: word >> 16 & 127,
                back: (word & 1 << 13 != 0).then_some(distance),
            },
            cut: word & 1 << 14 != 0,
            early: word & 1 << 15 != 0,
        }
    }
}

/// Returns the legal moves among those that an answer's words name: the unit finds where a piece would have to go, and
/// the move generator decides whether it can.
pub fn named_moves(words: impl IntoIterator<Item = u32>, position: &Position) -> Vec<Move> {
    let words = words.into_iter();
    let candidates = words.filter_map(|word| Answer::from_word(word).candidate);
    let mut moves: Vec<Move> = candidates.collect();
    if !moves.is_empty() {
        let legal = position.legal_moves();
        moves.retain(|mv| legal.contains(mv));
    }
    moves
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answer_words_are_decoded() {
        let answer = Answer::from_word(300 << 23 | 5 << 16 | 0x3000 | 63 << 6 | 7);
        assert_eq!(answer.candidate.unwrap().to_string(), "h1h8");
        assert_eq!(
            answer.verdict,
            Verdict {
                count: 5,
                back: Some(300)
            }
        );
        assert!(!answer.cut && !answer.early);
        let answer = Answer::from_word(0x1_c000);
        assert_eq!((answer.candidate, answer.verdict), (None, Verdict::NEW));
        assert!(answer.cut && answer.early);
    }

    #[test]
    fn query_modes_round_trip() {
        for (word, mode) in (0..).zip(QueryMode::ALL) {
            assert_eq!(mode.word(), word);
            assert_eq!(QueryMode::from_word(word), mode);
        }
    }
}
