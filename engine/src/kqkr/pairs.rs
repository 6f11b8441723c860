//! The 462 pairs of kings that are not symmetric to each other.

use super::symmetry::{Symmetry, triangle_number, triangle_square};
use crate::Square;

/// The number of pairs.
pub const PAIRS: usize = 462;

/// Not a pair: the kings are adjacent, or the first is on the long diagonal and the second above it.
const NONE: u16 = u16::MAX;

/// The number of each pair, by the triangle number of the first king's square and the square of the second.
const NUMBERS: [[u16; 64]; 10] = {
    let mut numbers = [[NONE; 64]; 10];
    let (mut row, mut next) = (0, 0);
    while row < 10 {
        let king = triangle_square(row);
        let mut other = 0;
        while other < 64 {
            if is_kept(king, Square::ALL[other]) {
                numbers[row][other] = next;
                next += 1;
            }
            other += 1;
        }
        row += 1;
    }
    assert!(next as usize == PAIRS);
    numbers
};

const fn is_kept(king: Square, other: Square) -> bool {
    let (files, ranks) = (
        king.file().abs_diff(other.file()),
        king.rank().abs_diff(other.rank()),
    );
    (files > 1 || ranks > 1) && (king.file() != king.rank() || other.rank() <= other.file())
}

/// Returns the number of a pair of kings, 0 to 461, and the symmetry that moves it there; `None` if they are adjacent.
#[inline]
pub fn place(king: Square, other: Square) -> Option<(usize, Symmetry)> {
    let mut symmetry = Symmetry::into_triangle(king);
    let (first, mut second) = (symmetry.square(king), symmetry.square(other));
    if first.file() == first.rank() && second.rank() > second.file() {
        symmetry = symmetry.transposed();
        second = symmetry.square(other);
    }
    let number = number(triangle_number(first)?, second)?;
    Some((number, symmetry))
}

/// Returns the number of the pair with the first king on this square of the triangle; `None` if there is none.
#[inline]
pub fn number(triangle: usize, other: Square) -> Option<usize> {
    let number = NUMBERS[triangle][other.index()];
    (number != NONE).then_some(usize::from(number))
}

/// Returns the kings of all pairs in the order of their numbers.
pub fn all() -> impl Iterator<Item = (Square, Square)> {
    (0..10).flat_map(|row| {
        let king = triangle_square(row);
        let others = Square::ALL.into_iter();
        let kept = others.filter(move |other| number(row, *other).is_some());
        kept.map(move |other| (king, other))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::attacks;

    #[test]
    fn symmetric_king_pairs_share_one_number() {
        let mut numbers = Vec::new();
        for king in Square::ALL {
            for other in Square::ALL {
                let placed = place(king, other);
                let near = king == other || attacks::king(king).has(other);
                assert_eq!(placed.is_none(), near, "{king} {other}");
                let Some((number, symmetry)) = placed else {
                    continue;
                };
                let there = (symmetry.square(king), symmetry.square(other));
                assert_eq!(all().nth(number), Some(there), "{king} {other}");
                for symmetry in Symmetry::ALL {
                    let again = place(symmetry.square(king), symmetry.square(other));
                    assert_eq!(again.map(|(number, _)| number), Some(number));
                }
                numbers.push(number);
            }
        }
        numbers.sort();
        numbers.dedup();
        assert_eq!(numbers, (0..PAIRS).collect::<Vec<_>>());
    }
}
