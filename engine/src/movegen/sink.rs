//! The destinations of the generator's moves: a list, or a count.

use crate::{Bitboard, Kind, Move, MoveKind, MoveList, Square};

/// Accepts moves in sets, so that a count need not look at them one by one.
pub(super) trait Sink {
    /// A piece other than a pawn moves from a square to each of these squares.
    fn piece(&mut self, kind: Kind, from: Square, to: Bitboard);
    /// A pawn arrives on each of these squares, from the square whose number is lower by `step`; no promotion.
    fn pawns(&mut self, to: Bitboard, step: i8, kind: MoveKind);
    /// A pawn arrives on each of these squares of the last rank: four moves for each square.
    fn promotions(&mut self, to: Bitboard, step: i8, capture: bool);
    /// A single move: castling or en passant.
    fn one(&mut self, mv: Move);
}

/// Writes the moves to a list.
pub(super) struct Lister<'a> {
    pub(super) list: &'a mut MoveList,
    pub(super) enemies: Bitboard,
}

impl Sink for Lister<'_> {
    #[inline(always)]
    fn piece(&mut self, _: Kind, from: Square, to: Bitboard) {
        for square in to & self.enemies {
            self.list.push(Move::new(from, square, MoveKind::Capture));
        }
        for square in to & !self.enemies {
            self.list.push(Move::new(from, square, MoveKind::Quiet));
        }
    }

    #[inline(always)]
    fn pawns(&mut self, to: Bitboard, step: i8, kind: MoveKind) {
        for square in to {
            self.list
                .push(Move::new(origin(square, step), square, kind));
        }
    }

    #[inline(always)]
    fn promotions(&mut self, to: Bitboard, step: i8, capture: bool) {
        for square in to {
            for piece in Kind::PROMOTIONS {
                if let Some(kind) = MoveKind::promotion_to(piece, capture) {
                    self.list
                        .push(Move::new(origin(square, step), square, kind));
                }
            }
        }
    }

    #[inline(always)]
    fn one(&mut self, mv: Move) {
        self.list.push(mv);
    }
}

/// Returns the square that a pawn comes from.
#[inline(always)]
pub(super) fn origin(square: Square, step: i8) -> Square {
    Square::wrapping((square.index() as u8).wrapping_sub(step as u8))
}

/// Counts the moves.
#[derive(Default)]
pub(super) struct Counter {
    pub(super) moves: u32,
}

impl Sink for Counter {
    #[inline(always)]
    fn piece(&mut self, _: Kind, _: Square, to: Bitboard) {
        self.moves += to.len();
    }

    #[inline(always)]
    fn pawns(&mut self, to: Bitboard, _: i8, _: MoveKind) {
        self.moves += to.len();
    }

    #[inline(always)]
    fn promotions(&mut self, to: Bitboard, _: i8, _: bool) {
        self.moves += 4 * to.len();
    }

    #[inline(always)]
    fn one(&mut self, _: Move) {
        self.moves += 1;
    }
}
