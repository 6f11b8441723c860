//! An index of a game's positions, which answers like the oracle in games that are too long for it.

use std::collections::HashMap;

use super::oracle::Identity;
use super::{Step, Verdict};
use crate::{Color, Position};

/// A game's positions by what FIDE's article 9.2.3 compares: how often each has occurred, and when last.
///
/// It answers as [`Oracle`](super::Oracle) does, in constant time per ply: the oracle compares a position with each
/// earlier one, while this looks it up. It compares equal positions in full, not by a hash.
///
/// ```
/// use fpgambit_engine::repetition::{Line, Occurrences, Verdict};
///
/// let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
/// let line = Line::parse(start, "g1f3 g8f6 f3g1 f6g8").unwrap();
/// let mut occurrences = Occurrences::new(&line.start);
/// let mut position = line.start.clone();
/// for &step in &line.steps {
///     step.make(&mut position);
///     occurrences.step(step, &position);
/// }
/// assert_eq!(occurrences.query(), Verdict { count: 2, back: Some(4) });
/// ```
#[derive(Clone, Debug)]
pub struct Occurrences {
    seen: HashMap<Key, Seen>,
    ply: u32,
    last: Verdict,
}

/// An [`Identity`] in a few bytes: two squares of the board in each byte.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Key {
    board: [u8; 32],
    is_black: bool,
    castling: u8,
    /// The en passant square, or 64 for none.
    en_passant: u8,
}

#[derive(Clone, Copy, Debug)]
struct Seen {
    count: u32,
    ply: u32,
}

impl Key {
    fn of(position: &Position) -> Key {
        let Identity {
            side,
            board,
            castling,
            en_passant,
        } = Identity::of(position);
        let mut bytes = [0; 32];
        for (place, squares) in bytes.iter_mut().zip(board.chunks(2)) {
            let nibble = |at: usize| squares[at].map_or(0, |piece| piece.nibble());
            *place = nibble(0) | nibble(1) << 4;
        }
        Key {
            board: bytes,
            is_black: side == Color::Black,
            castling,
            en_passant: en_passant.map_or(64, |square| square.index() as u8),
        }
    }
}

impl Occurrences {
    /// Starts with a position.
    pub fn new(start: &Position) -> Occurrences {
        let mut occurrences = Occurrences {
            seen: HashMap::new(),
            ply: 0,
            last: Verdict::NEW,
        };
        occurrences.note(start);
        occurrences
    }

    /// Records that a step led to this position. A null move clears everything before it.
    pub fn step(&mut self, step: Step, after: &Position) {
        if step == Step::Null {
            self.seen.clear();
        }
        self.ply += 1;
        self.note(after);
    }

    fn note(&mut self, position: &Position) {
        let ply = self.ply;
        let seen = self.seen.entry(Key::of(position));
        let seen = seen
            .and_modify(|seen| seen.count = seen.count.saturating_add(1))
            .or_insert(Seen { count: 1, ply });
        self.last = Verdict {
            count: seen.count,
            back: (seen.count > 1).then(|| ply - seen.ply),
        };
        seen.ply = ply;
    }

    /// How often the last position has occurred, and its last earlier occurrence.
    pub fn query(&self) -> Verdict {
        self.last
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::repetition::{CASES, Line, Oracle, RandomLines};

    fn differs(line: &Line) -> Option<u32> {
        let (mut oracle, mut occurrences) =
            (Oracle::new(&line.start), Occurrences::new(&line.start));
        (1..)
            .zip(line.positions())
            .find_map(|(ply, (before, step))| {
                let after = oracle.step(&before, step);
                occurrences.step(step, &after);
                (oracle.query() != occurrences.query()).then_some(ply)
            })
    }

    #[test]
    fn occurrence_counts_equal_the_oracle() {
        for case in CASES {
            let line = Line::parse(case.fen, case.moves).unwrap();
            assert_eq!(differs(&line), None, "{line}");
        }
        let seed = 49;
        for line in RandomLines::new(seed).take(400) {
            assert_eq!(differs(&line), None, "seed {seed}: {line}");
        }
    }
}
