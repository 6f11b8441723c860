//! AXON's chains, completed (Vučković & Vidanović 2007, sections 4 and 5).
//!
//! The method undoes the moves from the last. For each piece that has moved there is a *chain*: its square at the point
//! reached, and its square in the examined position. When no chain is left open, and the same side is to move, every
//! piece is back on its square. The paper's rules:
//!
//! - *insertion*: a move of a piece without a chain opens one;
//! - *transition*: a move A-B and a chain B-C become the chain A-C;
//! - *reflection*: a chain A-A is closed;
//! - *symmetry*: chains A-B and B-A of like pieces have swapped places, and both are closed.
//!
//! In the printed form ([`PrintedChains`](super::PrintedChains)) the method is not exact: symmetry closes only cycles
//! of two pieces. The completed form has the rule of *joining* instead: when a chain B-C of a piece begins where a
//! chain A-B of a like piece ends, one piece takes the place of the other, and the two chains become A-C; a chain A-A
//! is closed as before. A swap is then a join and a reflection, three rotating pieces are two joins and a reflection,
//! and so on for cycles of any length. The number of open chains is the counter's M.
//!
//! The running time grows with the number of open chains, which the method searches at every ply. It has neither the
//! limit of four plies nor the early stop.

use arrayvec::ArrayVec;

use super::{Detector, History, Record, Verdict, follow_with_history};
use crate::{Move, Piece, Position, Square};

/// The state of a piece that has moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chain {
    /// The piece.
    pub piece: u8,
    /// Its square at the point that the walk has reached.
    pub from: Square,
    /// The square, in the examined position, of this piece or of the like piece that took its place.
    pub to: Square,
}

/// A rule that applies to a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rule {
    /// A new chain.
    Insertion,
    /// A chain grew at its beginning.
    Transition,
    /// A chain closed on itself.
    Reflection,
    /// Two chains of like pieces closed each other; only in the printed form.
    Symmetry,
    /// Two chains of like pieces became one; only in the completed form.
    Joining,
}

/// The chains of a walk. There is at most one for each square, so 64 are enough for any position.
#[derive(Clone, Debug, Default)]
pub(super) struct Open(ArrayVec<Chain, 64>);

impl Open {
    /// The open chains.
    pub(super) fn chains(&self) -> &[Chain] {
        &self.0
    }

    /// Adds a move, by insertion or transition. Returns the place of its chain.
    #[inline]
    pub(super) fn take_up(&mut self, record: Record) -> (usize, Rule) {
        let (from, to) = (record.from(), record.to());
        if let Some(place) = self.0.iter().position(|chain| chain.from == to) {
            self.0[place].from = from;
            return (place, Rule::Transition);
        }
        let piece = record.nibble();
        self.0.push(Chain { piece, from, to });
        (self.0.len() - 1, Rule::Insertion)
    }

    /// Closes a chain whose piece is on its square of the examined position.
    #[inline]
    pub(super) fn reflect(&mut self, place: usize) -> bool {
        let closed = self.0[place].from == self.0[place].to;
        if closed {
            self.0.swap_remove(place);
        }
        closed
    }

    /// Closes a chain and the chain that swaps places with it.
    pub(super) fn close_swapped(&mut self, place: usize) -> bool {
        let Chain { piece, from, to } = self.0[place];
        let swapped = Chain {
            piece,
            from: to,
            to: from,
        };
        match self.0.iter().position(|&chain| chain == swapped) {
            Some(other) => {
                self.0.swap_remove(place.max(other));
                self.0.swap_remove(place.min(other));
                true
            }
            None => false,
        }
    }

    /// Joins a chain with the chain of a like piece that ends where it begins. Returns the place of the result.
    #[inline]
    fn join(&mut self, place: usize) -> Option<usize> {
        let Chain { piece, from, .. } = self.0[place];
        let other = self
            .0
            .iter()
            .position(|chain| chain.to == from && chain.piece == piece)
            .filter(|&other| other != place)?;
        self.0[other].to = self.0[place].to;
        self.0.swap_remove(place);
        // The former last chain is now in the place of the removed one.
        Some(if other == self.0.len() { place } else { other })
    }

    /// Undoes a move by the rules of the completed form.
    #[inline]
    fn undo(&mut self, record: Record) {
        let (place, _) = self.take_up(record);
        if !self.reflect(place)
            && let Some(joined) = self.join(place)
        {
            self.reflect(joined);
        }
    }
}

/// The method of chains in its exact form.
#[derive(Clone, Debug, Default)]
pub struct Chains {
    history: History,
}

impl Chains {
    /// Returns the chains that are open after each of these reversible records is undone. The latest record is the last
    /// in the slice, and the first in the result.
    pub fn trace(records: &[Record]) -> Vec<Vec<Chain>> {
        let mut open = Open::default();
        let undone = records.iter().rev().map(|&record| {
            open.undo(record);
            open.chains().to_vec()
        });
        undone.collect()
    }
}

impl Detector for Chains {
    follow_with_history!();

    fn query(&self, _: &Position, enough: u32) -> Verdict {
        let mut verdict = Verdict::NEW;
        if enough <= 1 {
            return verdict;
        }
        let mut open = Open::default();
        for (back, &record) in (1..).zip(self.history.reversible().iter().rev()) {
            open.undo(record);
            if open.0.is_empty() && back % 2 == 0 {
                verdict.add(back);
                if verdict.count >= enough {
                    break;
                }
            }
        }
        verdict
    }
}

impl std::fmt::Display for Chain {
    /// Writes it as the paper does: `N_c4d2`.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let letter = Piece::from_nibble(self.piece).map_or('?', Piece::letter);
        write!(f, "{letter}_{}{}", self.from, self.to)
    }
}
