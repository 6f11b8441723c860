//! A list that has room for the moves of any position.

use std::ops::Deref;

use arrayvec::ArrayVec;

use crate::Move;

/// The room for the moves of any position, however many queens it has.
///
/// With n own pieces there are at most 27 n moves and two castlings. Counted by destination, each of the 64 - n other
/// squares receives at most 8 moves along lines and 8 knight moves, and a square of the last rank 9 more for the choice
/// of promotion. The two bounds together never allow more than 690.
pub const MAX_MOVES: usize = 704;

/// Moves in no particular order, readable as a slice; at most [`MAX_MOVES`].
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MoveList(ArrayVec<Move, MAX_MOVES>);

impl MoveList {
    /// Creates an empty list.
    #[inline]
    pub fn new() -> MoveList {
        MoveList(ArrayVec::new())
    }

    /// Adds a move.
    ///
    /// # Panics
    /// If the list is full, which the moves of one position cannot cause.
    #[inline]
    pub fn push(&mut self, mv: Move) {
        self.0.push(mv);
    }

    /// Keeps the moves that `keep` accepts.
    pub fn retain(&mut self, mut keep: impl FnMut(Move) -> bool) {
        self.0.retain(|mv| keep(*mv));
    }
}

impl Deref for MoveList {
    type Target = [Move];

    #[inline]
    fn deref(&self) -> &[Move] {
        &self.0
    }
}

impl IntoIterator for MoveList {
    type Item = Move;
    type IntoIter = arrayvec::IntoIter<Move, MAX_MOVES>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

impl<'a> IntoIterator for &'a MoveList {
    type Item = &'a Move;
    type IntoIter = std::slice::Iter<'a, Move>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.iter()
    }
}

impl FromIterator<Move> for MoveList {
    fn from_iter<I: IntoIterator<Item = Move>>(moves: I) -> MoveList {
        MoveList(moves.into_iter().collect())
    }
}
