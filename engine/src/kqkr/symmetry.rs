//! The eight symmetries of an empty board.

use crate::{Bitboard, Square};

/// One of the eight ways to map the board onto itself.
///
/// Without pawns and castling rights, chess is the same under each of them. A symmetry can therefore always move one
/// king into the triangle a1, d1, d4, whose squares have the numbers
///
/// ```text
/// 4  .  .  .  9
/// 3  .  .  7  8
/// 2  .  4  5  6
/// 1  0  1  2  3
///    a  b  c  d
/// ```
///
/// ```
/// use fpgambit_engine::kqkr::Symmetry;
/// use fpgambit_engine::Square;
///
/// let square = |name: &str| name.parse::<Square>().unwrap();
/// let symmetry = Symmetry::into_triangle(square("g8"));
/// assert_eq!(symmetry.square(square("g8")), square("b1"));
/// assert_eq!(symmetry.square(square("a8")), square("h1"));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Symmetry(u8);

const FILES: u8 = 1;
const RANKS: u8 = 2;
const TRANSPOSED: u8 = 4;

/// The squares of the triangle in the order of their numbers.
const TRIANGLE: [u8; 10] = [0, 1, 2, 3, 9, 10, 11, 18, 19, 27];

impl Symmetry {
    /// The identity.
    pub const NONE: Symmetry = Symmetry(0);

    /// All eight symmetries.
    pub const ALL: [Symmetry; 8] = {
        let mut all = [Symmetry::NONE; 8];
        let mut number = 0;
        while number < 8 {
            all[number] = Symmetry(number as u8);
            number += 1;
        }
        all
    };

    /// Returns the symmetry that moves this square into the triangle. (A square of a long diagonal has a second one.)
    #[inline]
    pub const fn into_triangle(square: Square) -> Symmetry {
        let (mut file, mut rank, mut symmetry) = (square.file(), square.rank(), 0);
        if file > 3 {
            file = 7 - file;
            symmetry |= FILES;
        }
        if rank > 3 {
            rank = 7 - rank;
            symmetry |= RANKS;
        }
        if rank > file {
            symmetry |= TRANSPOSED;
        }
        Symmetry(symmetry)
    }

    /// Returns this symmetry followed by a reflection in the diagonal a1-h8.
    #[inline]
    pub const fn transposed(self) -> Symmetry {
        Symmetry(self.0 ^ TRANSPOSED)
    }

    /// Returns the symmetry's number, 0 to 7: bit 0 flips files, bit 1 flips ranks, and then bit 2 exchanges files and
    /// ranks.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Returns the square that a square is mapped to.
    #[inline]
    pub const fn square(self, square: Square) -> Square {
        let mut index = square.index() as u8;
        if self.0 & FILES != 0 {
            index ^= 7;
        }
        if self.0 & RANKS != 0 {
            index ^= 56;
        }
        if self.0 & TRANSPOSED != 0 {
            index = index << 3 & 63 | index >> 3;
        }
        Square::wrapping(index)
    }

    /// Returns the set of squares that is mapped to this set.
    #[inline]
    pub const fn undo(self, board: Bitboard) -> Bitboard {
        let mut bits = board.0;
        if self.0 & TRANSPOSED != 0 {
            bits = transposed(bits);
        }
        if self.0 & RANKS != 0 {
            bits = bits.swap_bytes();
        }
        if self.0 & FILES != 0 {
            bits = bits.reverse_bits().swap_bytes();
        }
        Bitboard(bits)
    }
}

/// Returns the number of a square of the triangle, 0 to 9; `None` outside the triangle.
#[inline]
pub const fn triangle_number(square: Square) -> Option<usize> {
    let (file, rank) = (square.file() as usize, square.rank() as usize);
    if file > 3 || rank > file {
        return None;
    }
    // There are four squares on rank 1, three on rank 2, ...
    Some(rank * (9 - rank) / 2 + file - rank)
}

/// Returns the square of the triangle with this number.
///
/// # Panics
/// If the number is above 9.
#[inline]
pub const fn triangle_square(number: usize) -> Square {
    Square::new(TRIANGLE[number])
}

const fn transposed(mut bits: u64) -> u64 {
    let swap = (bits ^ bits >> 28) & 0x0000_0000_f0f0_f0f0;
    bits ^= swap | swap << 28;
    let swap = (bits ^ bits >> 14) & 0x0000_cccc_0000_cccc;
    bits ^= swap | swap << 14;
    let swap = (bits ^ bits >> 7) & 0x00aa_00aa_00aa_00aa;
    bits ^ swap ^ swap << 7
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn undo_inverts_every_symmetry() {
        for symmetry in Symmetry::ALL {
            let mut image: Vec<Square> = Square::ALL.map(|s| symmetry.square(s)).to_vec();
            for square in Square::ALL {
                let there = Bitboard::of(symmetry.square(square));
                assert_eq!(symmetry.undo(there), Bitboard::of(square), "{symmetry:?}");
            }
            image.sort();
            assert_eq!(image, Square::ALL);
        }
    }

    #[test]
    fn every_square_maps_into_the_triangle() {
        let mut meets = [0; 10];
        for square in Square::ALL {
            let there = Symmetry::into_triangle(square).square(square);
            let number = triangle_number(there).expect("it is in the triangle");
            assert_eq!(triangle_square(number), there);
            meets[number] += 1;
        }
        assert_eq!(meets, [4, 8, 8, 8, 4, 8, 8, 4, 8, 4]);
    }
}
