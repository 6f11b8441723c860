//! The part of the board that a table covers with the winner's king.

use super::symmetry::{Symmetry, triangle_number, triangle_square};
use crate::Square;

/// The squares of the winner's king for which a table has rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Extent {
    /// All 64 squares: every position has its own entry.
    Whole,
    /// The ten squares of the triangle a1, d1, d4: one entry for up to eight symmetric positions (McCarthy's
    /// "approximate eightfold symmetry"; with the king on the long diagonal, two symmetric positions have an entry
    /// each).
    Triangle,
}

impl Extent {
    /// Returns the number of squares.
    pub const fn rows(self) -> usize {
        match self {
            Extent::Whole => 64,
            Extent::Triangle => 10,
        }
    }

    /// Returns the square of a row.
    ///
    /// # Panics
    /// If there is no such row.
    #[inline]
    pub const fn square(self, row: usize) -> Square {
        match self {
            Extent::Whole => Square::ALL[row],
            Extent::Triangle => triangle_square(row),
        }
    }

    /// Returns the row for a king on this square, and the symmetry that moves it there.
    #[inline]
    pub fn place(self, king: Square) -> (usize, Symmetry) {
        match self {
            Extent::Whole => (king.index(), Symmetry::NONE),
            Extent::Triangle => {
                let symmetry = Symmetry::into_triangle(king);
                let row = triangle_number(symmetry.square(king));
                (row.expect("it was brought there"), symmetry)
            }
        }
    }

    /// Returns how many positions of the whole board an entry of this row represents: 1, 4 or 8.
    pub const fn weight(self, row: usize) -> u64 {
        match self {
            Extent::Whole => 1,
            Extent::Triangle => {
                let king = triangle_square(row);
                if king.file() == king.rank() { 4 } else { 8 }
            }
        }
    }
}
