//! The naive oracle: stores every position whole and compares it with every other.

use super::{Step, Verdict};
use crate::{Color, Kind, Move, MoveKind, Piece, Position, Square, naive};

/// What article 9.2.3 of FIDE's laws compares: "positions are the same if ... the same player has the move, pieces of
/// the same kind and colour occupy the same squares and the possible moves of all the pieces of both players are the
/// same".
///
/// The possible moves can differ only by castling rights and by a legal en passant capture, whether or not a FEN names
/// its square.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Identity {
    pub(super) side: Color,
    pub(super) board: [Option<Piece>; 64],
    pub(super) castling: u8,
    pub(super) en_passant: Option<Square>,
}

impl Identity {
    pub(super) fn of(position: &Position) -> Identity {
        Identity {
            side: position.side_to_move(),
            board: Square::ALL.map(|square| position.piece_at(square)),
            castling: position.castling().bits(),
            en_passant: legal_en_passant(position),
        }
    }
}

/// Tries the two possible en passant captures with the naive generator's rule.
fn legal_en_passant(position: &Position) -> Option<Square> {
    let to = position.en_passant()?;
    let side = position.side_to_move();
    let pawn = Some(Piece::new(side, Kind::Pawn));
    [-1, 1]
        .into_iter()
        .filter_map(|files| to.offset(files, -side.forward()))
        .filter(|&from| position.piece_at(from) == pawn)
        .any(|from| naive::is_legal(position, Move::new(from, to, MoveKind::EnPassant)))
        .then_some(to)
}

/// Whether two positions are the same by FIDE article 9.2.3.
pub fn same(one: &Position, other: &Position) -> bool {
    Identity::of(one) == Identity::of(other)
}

/// Every position of a game or a line, compared whole. The oracle ignores irreversible moves and looks back no further
/// than the last null move.
///
/// ```
/// use fpgambit_engine::Position;
/// use fpgambit_engine::repetition::{Oracle, Verdict};
///
/// let mut position = Position::startpos();
/// let mut oracle = Oracle::new(&position);
/// for uci in ["g1f3", "g8f6", "f3g1", "f6g8"] {
///     position.make(position.parse_uci(uci).unwrap());
///     oracle.push(&position);
/// }
/// assert_eq!(oracle.query(), Verdict { count: 2, back: Some(4) });
/// ```
#[derive(Clone, Debug)]
pub struct Oracle {
    positions: Vec<Identity>,
    /// For each position, the number of positions before the last null move.
    floor: Vec<usize>,
}

impl Oracle {
    /// Starts with a position.
    pub fn new(start: &Position) -> Oracle {
        Oracle {
            positions: vec![Identity::of(start)],
            floor: vec![0],
        }
    }

    /// Records that a move led to this position.
    pub fn push(&mut self, after: &Position) {
        self.floor.push(self.floor.last().copied().unwrap_or(0));
        self.positions.push(Identity::of(after));
    }

    /// Records that a null move led to this position.
    pub fn push_null(&mut self, after: &Position) {
        self.floor.push(self.positions.len());
        self.positions.push(Identity::of(after));
    }

    /// Makes a step of the last position, `before`, and returns the position after it.
    pub fn step(&mut self, before: &Position, step: Step) -> Position {
        let mut after = before.clone();
        step.make(&mut after);
        match step {
            Step::Move(_) => self.push(&after),
            Step::Null => self.push_null(&after),
        }
        after
    }

    /// Removes the last position.
    pub fn pop(&mut self) {
        self.positions.pop();
        self.floor.pop();
    }

    /// How often the last position has occurred, and its last earlier occurrence.
    pub fn query(&self) -> Verdict {
        let Some((last, before)) = self.positions.split_last() else {
            return Verdict::NEW;
        };
        let mut verdict = Verdict::NEW;
        for back in self.same_as(last, before) {
            verdict.add(back);
        }
        verdict
    }

    /// The legal moves of `examined`, the last position, that lead to a position that has occurred. Each has the
    /// distance of that occurrence from `examined`; the nearest comes first.
    pub fn moves_that_repeat(&self, examined: &Position) -> Vec<(Move, u32)> {
        let mut found: Vec<(Move, u32)> = naive::legal_moves(examined)
            .into_iter()
            .flat_map(|mv| {
                let after = Identity::of(&examined.play(mv));
                // Relative to the position after the move, which is one ply later.
                self.same_as(&after, &self.positions)
                    .map(move |back| (mv, back - 1))
                    .collect::<Vec<_>>()
            })
            .collect();
        found.sort_by_key(|&(mv, back)| (back, mv.word()));
        found
    }

    /// The distances from the end of `before` at which this position occurs, nearest first.
    fn same_as<'a>(
        &'a self,
        wanted: &'a Identity,
        before: &'a [Identity],
    ) -> impl Iterator<Item = u32> + 'a {
        let floor = self.floor.last().copied().unwrap_or(0);
        let seen = &before[floor.min(before.len())..];
        (1..)
            .zip(seen.iter().rev())
            .filter_map(move |(back, position)| (position == wanted).then_some(back))
    }
}
