//! Lookup tables of attacked squares and of the lines between squares.
//!
//! Every attack is a set of squares. It includes the edge of the board and the first occupied square of each ray,
//! whichever side's piece is there:
//!
//! ```text
//! bishop on d4, pieces on b6 and f2
//!  8  . . . . . . . X
//!  7  . . . . . . X .
//!  6  . X . . . X . .
//!  5  . . X . X . . .
//!  4  . . . B . . . .
//!  3  . . X . X . . .
//!  2  . X . . . X . .
//!  1  X . . . . . . .
//!     a b c d e f g h
//! ```
//!
//! Sliders use magic multiplication: the relevant occupied squares are multiplied by a number found by search, and the
//! high bits of the product index a table (Pradu Kannan, *Magic Move-Bitboard Generation in Computer Chess*, 2007). The
//! tables are computed at compile time.

mod magic;
mod tables;

use crate::{Bitboard, Color, Square};
use magic::{BISHOP_TABLE, BISHOPS, ROOK_TABLE, ROOKS};

/// The squares that a pawn of this colour attacks from here.
#[inline]
pub fn pawn(color: Color, square: Square) -> Bitboard {
    Bitboard(tables::PAWN[color.index()][square.index()])
}

/// The squares that a knight attacks from here.
#[inline]
pub fn knight(square: Square) -> Bitboard {
    Bitboard(tables::KNIGHT[square.index()])
}

/// The squares that a king attacks from here.
#[inline]
pub fn king(square: Square) -> Bitboard {
    Bitboard(tables::KING[square.index()])
}

/// The squares that a bishop attacks from here, given the occupied squares.
#[inline]
pub fn bishop(square: Square, occupied: Bitboard) -> Bitboard {
    Bitboard(BISHOP_TABLE[BISHOPS[square.index()].entry(occupied.0)])
}

/// The squares that a rook attacks from here, given the occupied squares.
#[inline]
pub fn rook(square: Square, occupied: Bitboard) -> Bitboard {
    Bitboard(ROOK_TABLE[ROOKS[square.index()].entry(occupied.0)])
}

/// The squares that a queen attacks from here, given the occupied squares.
#[inline]
pub fn queen(square: Square, occupied: Bitboard) -> Bitboard {
    bishop(square, occupied) | rook(square, occupied)
}

/// The squares that a bishop attacks from here on an empty board.
#[inline]
pub fn bishop_rays(square: Square) -> Bitboard {
    Bitboard(tables::DIAGONAL[square.index()] | tables::ANTIDIAGONAL[square.index()])
}

/// The squares that a rook attacks from here on an empty board.
#[inline]
pub fn rook_rays(square: Square) -> Bitboard {
    Bitboard(tables::RANK[square.index()] | tables::FILE[square.index()])
}

/// The other squares of this square's rank.
#[inline]
pub fn rank(square: Square) -> Bitboard {
    Bitboard(tables::RANK[square.index()])
}

/// The other squares of this square's file.
#[inline]
pub fn file(square: Square) -> Bitboard {
    Bitboard(tables::FILE[square.index()])
}

/// The other squares of this square's diagonal in the direction a1-h8.
#[inline]
pub fn diagonal(square: Square) -> Bitboard {
    Bitboard(tables::DIAGONAL[square.index()])
}

/// The other squares of this square's diagonal in the direction h1-a8.
#[inline]
pub fn antidiagonal(square: Square) -> Bitboard {
    Bitboard(tables::ANTIDIAGONAL[square.index()])
}

/// The squares strictly between two squares of one rank, file or diagonal; otherwise empty.
#[inline]
pub fn between(a: Square, b: Square) -> Bitboard {
    Bitboard(tables::BETWEEN[a.index()][b.index()])
}

/// The whole rank, file or diagonal through two squares, including both; otherwise empty.
#[inline]
pub fn line(a: Square, b: Square) -> Bitboard {
    Bitboard(tables::LINE[a.index()][b.index()])
}

#[cfg(test)]
mod tests {
    use super::*;

    const STRAIGHT: [(i8, i8); 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];
    const SLANTING: [(i8, i8); 4] = [(1, 1), (1, -1), (-1, -1), (-1, 1)];

    fn ray(from: Square, (files, ranks): (i8, i8), occupied: Bitboard) -> Vec<Square> {
        let mut ray = Vec::new();
        let mut at = from;
        while let Some(next) = at.offset(files, ranks) {
            ray.push(next);
            if occupied.has(next) {
                break;
            }
            at = next;
        }
        ray
    }

    fn rays(from: Square, directions: &[(i8, i8)], occupied: Bitboard) -> Bitboard {
        directions
            .iter()
            .flat_map(|&direction| ray(from, direction, occupied))
            .collect()
    }

    /// Tests every subset of the relevant squares, for every square: all entries of both tables.
    #[test]
    fn sliders_equal_naive_rays_for_every_occupancy() {
        for from in Square::ALL {
            for (directions, of) in [
                (STRAIGHT, rook as fn(Square, Bitboard) -> Bitboard),
                (SLANTING, bishop as fn(Square, Bitboard) -> Bitboard),
            ] {
                let mask = rays(from, &directions, Bitboard::EMPTY);
                let inner: Bitboard = directions
                    .iter()
                    .flat_map(|&direction| {
                        let mut ray = ray(from, direction, Bitboard::EMPTY);
                        ray.pop();
                        ray
                    })
                    .collect();
                let edge = mask & !inner;
                let mut occupied = Bitboard::EMPTY;
                loop {
                    let expected = rays(from, &directions, occupied);
                    assert_eq!(of(from, occupied), expected, "{from}");
                    assert_eq!(of(from, occupied | edge | !mask), expected, "{from}");
                    occupied.0 = occupied.0.wrapping_sub(inner.0) & inner.0;
                    if occupied.is_empty() {
                        break;
                    }
                }
                assert_eq!(
                    if directions == STRAIGHT {
                        rook_rays(from)
                    } else {
                        bishop_rays(from)
                    },
                    mask
                );
            }
        }
    }

    #[test]
    fn lines_equal_naive_lines() {
        for a in Square::ALL {
            for b in Square::ALL {
                let mut expected = (Bitboard::EMPTY, Bitboard::EMPTY);
                for direction @ (files, ranks) in STRAIGHT.into_iter().chain(SLANTING) {
                    let forth = ray(a, direction, Bitboard::EMPTY);
                    if let Some(distance) = forth.iter().position(|&square| square == b) {
                        let back = ray(a, (-files, -ranks), Bitboard::EMPTY);
                        expected.0 = forth[..distance].iter().copied().collect();
                        expected.1 = forth.into_iter().chain(back).chain([a]).collect();
                    }
                }
                assert_eq!((between(a, b), line(a, b)), expected, "{a} {b}");
            }
            let through = |square: Square, (files, ranks)| {
                rays(square, &[(files, ranks), (-files, -ranks)], Bitboard::EMPTY)
            };
            assert_eq!(rank(a), through(a, (1, 0)));
            assert_eq!(file(a), through(a, (0, 1)));
            assert_eq!(diagonal(a), through(a, (1, 1)));
            assert_eq!(antidiagonal(a), through(a, (-1, 1)));
        }
    }

    #[test]
    fn knight_king_and_pawn_attacks_are_correct() {
        let e4 = Square::new(28);
        assert_eq!(knight(e4).len(), 8);
        assert_eq!(knight(Square::new(7)).len(), 2);
        assert_eq!(king(e4).len(), 8);
        assert_eq!(king(Square::new(63)).len(), 3);
        for square in Square::ALL {
            for color in Color::ALL {
                for to in pawn(color, square) {
                    assert_eq!(to.file().abs_diff(square.file()), 1);
                    assert_eq!(to.rank() as i8 - square.rank() as i8, color.forward());
                    assert!(pawn(!color, to).has(square));
                }
            }
        }
        assert_eq!(
            Square::ALL
                .into_iter()
                .map(|s| pawn(Color::White, s).len())
                .sum::<u32>(),
            98
        );
    }
}
