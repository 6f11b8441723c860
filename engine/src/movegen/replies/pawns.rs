//! The replying side's pawns.

use super::super::generate::{ahead, east, west};
use super::side;
use crate::{Bitboard, Square, attacks};

/// The pawns, without those that a pin forbids to move. `WHITE` moves, so Black's pawns reply.
pub(super) struct Pawns<const WHITE: bool> {
    push: Bitboard,
    /// Their capture squares, towards h and towards a.
    takes: [Bitboard; 2],
    /// The last rank, if a pawn is one step away from it.
    last: Bitboard,
    /// The squares where an enemy piece blocks them or can be captured.
    pub(super) touch: Bitboard,
}

/// The destinations of pawns that move straight ahead, one step and two.
pub(super) type Pushes = [Bitboard; 2];

/// Returns the squares one rank forward.
#[inline(always)]
fn on<const WHITE: bool>(pawns: Bitboard) -> Bitboard {
    if WHITE {
        ahead::<false>(pawns)
    } else {
        ahead::<true>(pawns)
    }
}

impl<const WHITE: bool> Pawns<WHITE> {
    #[inline(always)]
    pub(super) fn of(pawns: Bitboard, king: Square, free: Bitboard) -> Self {
        let (rising, falling) = (attacks::diagonal(king), attacks::antidiagonal(king));
        let (to_east, to_west) = if WHITE {
            (falling, rising)
        } else {
            (rising, falling)
        };
        let push = pawns & (free | attacks::file(king));
        let takes = [
            east::<WHITE>(pawns & (free | to_east), false),
            west::<WHITE>(pawns & (free | to_west), false),
        ];
        let (before, last) = (side::<WHITE>().rank(1), side::<WHITE>().rank(0));
        let promote = !(pawns & Bitboard::rank(before)).is_empty();
        let front = on::<WHITE>(push);
        Pawns {
            push,
            takes,
            last: if promote {
                Bitboard::rank(last)
            } else {
                Bitboard::EMPTY
            },
            touch: front | on::<WHITE>(front) | takes[0] | takes[1],
        }
    }

    #[inline(always)]
    pub(super) fn pushes(&self, occupied: Bitboard) -> Pushes {
        let third = Bitboard::rank(side::<WHITE>().rank(5));
        let single = on::<WHITE>(self.push) & !occupied;
        [single, on::<WHITE>(single & third) & !occupied]
    }

    /// Returns the number of moves to these squares: one for each, and three more for a promotion.
    #[inline(always)]
    fn moves(&self, to: Bitboard) -> u32 {
        let mut moves = to.len();
        if !self.last.is_empty() {
            moves += 3 * (to & self.last).len();
        }
        moves
    }

    /// Returns the number of captures of these pieces.
    #[inline(always)]
    pub(super) fn taking(&self, enemies: Bitboard) -> u32 {
        self.moves(self.takes[0] & enemies) + self.moves(self.takes[1] & enemies)
    }

    /// Returns the number of all moves.
    #[inline(always)]
    pub(super) fn count(&self, [single, double]: Pushes, enemies: Bitboard) -> u32 {
        // No square is the destination of both a single and a double step.
        self.moves(single | double) + self.taking(enemies)
    }

    /// Returns the pushes that a piece on one of these free squares stops.
    #[inline(always)]
    pub(super) fn blocked(&self, [single, double]: Pushes, to: Bitboard) -> u32 {
        let passed = if WHITE {
            ahead::<true>(double)
        } else {
            ahead::<false>(double)
        };
        self.moves((single | double) & to) + (passed & to).len()
    }

    /// Returns all moves of a pawn that no piece pins.
    #[inline(always)]
    pub(super) fn moves_of(&self, at: Square, [single, double]: Pushes, enemies: Bitboard) -> u32 {
        let one = on::<WHITE>(Bitboard::of(at)) & single;
        let two = on::<WHITE>(one) & double;
        self.moves(one | two) + self.moves(attacks::pawn(!side::<WHITE>(), at) & enemies)
    }
}
