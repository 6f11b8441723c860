//! Sets of squares.

use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not};

use crate::Square;

/// A set of squares, bit 0 = a1 to bit 63 = h8. Iterates in the order of square numbers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Bitboard(pub u64);

impl Bitboard {
    /// No square.
    pub const EMPTY: Bitboard = Bitboard(0);
    /// Every square.
    pub const ALL: Bitboard = Bitboard(!0);
    /// The light squares: b1, a2, h1 among them.
    pub const LIGHT: Bitboard = Bitboard(0x55aa_55aa_55aa_55aa);

    /// One square.
    #[inline]
    pub const fn of(square: Square) -> Bitboard {
        Bitboard(1 << square.index())
    }

    /// The squares of a rank, 0 = rank 1.
    #[inline]
    pub const fn rank(rank: u8) -> Bitboard {
        Bitboard(0xff << (8 * (rank & 7)))
    }

    /// The squares of a file, 0 = a.
    #[inline]
    pub const fn file(file: u8) -> Bitboard {
        Bitboard(0x0101_0101_0101_0101 << (file & 7))
    }

    /// Whether the square is in the set.
    #[inline]
    pub const fn has(self, square: Square) -> bool {
        self.0 >> square.index() & 1 == 1
    }

    /// Whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of squares in the set.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there are two squares or more in the set.
    #[inline]
    pub const fn is_several(self) -> bool {
        self.0 & self.0.wrapping_sub(1) != 0
    }

    /// The lowest-numbered square of the set.
    #[inline]
    pub const fn first(self) -> Option<Square> {
        if self.0 == 0 {
            None
        } else {
            Some(Square::wrapping(self.0.trailing_zeros() as u8))
        }
    }

    /// The set as seen from the other side: ranks flipped.
    #[inline]
    pub const fn mirror(self) -> Bitboard {
        Bitboard(self.0.swap_bytes())
    }
}

macro_rules! set_operation {
    ($op:ident $method:ident, $assign:ident $assign_method:ident) => {
        impl $op for Bitboard {
            type Output = Bitboard;
            #[inline]
            fn $method(self, other: Bitboard) -> Bitboard {
                Bitboard(self.0.$method(other.0))
            }
        }
        impl $assign for Bitboard {
            #[inline]
            fn $assign_method(&mut self, other: Bitboard) {
                self.0.$assign_method(other.0);
            }
        }
    };
}
set_operation!(BitAnd bitand, BitAndAssign bitand_assign);
set_operation!(BitOr bitor, BitOrAssign bitor_assign);
set_operation!(BitXor bitxor, BitXorAssign bitxor_assign);

impl Not for Bitboard {
    type Output = Bitboard;
    #[inline]
    fn not(self) -> Bitboard {
        Bitboard(!self.0)
    }
}

impl Iterator for Bitboard {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        let square = self.first()?;
        self.0 &= self.0 - 1;
        Some(square)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        (
            self.0.count_ones() as usize,
            Some(self.0.count_ones() as usize),
        )
    }
}

impl FromIterator<Square> for Bitboard {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Bitboard {
        squares
            .into_iter()
            .fold(Bitboard::EMPTY, |set, square| set | Bitboard::of(square))
    }
}

/// Draws the set as a board, rank 8 on top.
impl fmt::Debug for Bitboard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in (0..8).rev() {
            for file in 0..8 {
                let set = self.has(Square::from_file_rank(file, rank));
                f.write_str(if set { " X" } else { " ." })?;
            }
            f.write_str("\n")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_iterates_in_order() {
        let squares = [Square::new(3), Square::new(40), Square::new(63)];
        let set: Bitboard = squares.into_iter().collect();
        assert_eq!(set.collect::<Vec<_>>(), squares);
        assert_eq!(Iterator::size_hint(&set), (3, Some(3)));
        assert!(set.is_several() && !Bitboard::of(squares[0]).is_several());
        assert_eq!(set.mirror().mirror(), set);
        assert_eq!(
            Bitboard::rank(1) & Bitboard::file(4),
            Bitboard::of(Square::new(12))
        );
    }
}
