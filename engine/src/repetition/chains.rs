//! AXON's chains, completed (Vučković & Vidanović 2007, sections 4 and 5).
//!
//! The moves are undone from the last. For each piece that has moved there is a *chain*: where it stood
//! at the point reached, and where it stands in the examined position. When no chain is left open, and
//! the same side is to move, every piece stands where it stood. The paper's rules:
//!
//! - *insertion*: a move of a piece without a chain opens one;
//! - *transition*: a move A-B and a chain B-C become the chain A-C;
//! - *reflection*: a chain A-A is closed;
//! - *symmetry*: chains A-B and B-A of like pieces have swapped places, and both are closed.
//!
//! As printed ([`PrintedChains`](super::PrintedChains)) this is not exact: symmetry closes cycles of two
//! men only. Completed, it is the rule of *joining*: when a chain B-C of a piece begins where a chain A-B
//! of its like ends, one man takes the place of the other, and the two become A-C; a chain A-A is closed
//! as before. A swap is then a join and a reflection, three men that rotate are two joins and a
//! reflection, and so on for cycles of any length. The number of open chains is the counter's M.
//!
//! Its running time grows with the number of open chains, which are searched at every ply; it knows
//! neither the limit of four plies nor the early stop.

use arrayvec::ArrayVec;

use super::{Detector, History, Record, Verdict, follow_with_history};
use crate::{Move, Piece, Position, Square};

/// What is known of a piece that has moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chain {
    /// The piece.
    pub piece: u8,
    /// Where it stood at the point that the walk has reached.
    pub from: Square,
    /// Where it, or the like piece that took over, stands in the examined position.
    pub to: Square,
}

/// A rule that a move came under.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rule {
    /// A new chain.
    Insertion,
    /// A chain grew at its beginning.
    Transition,
    /// A chain closed on itself.
    Reflection,
    /// Two chains of like pieces closed each other: the printed form's.
    Symmetry,
    /// Two chains of like pieces became one: the completed form's.
    Joining,
}

/// The chains of a walk. There is at most one for a square, so 64 are enough for any position.
#[derive(Clone, Debug, Default)]
pub(super) struct Open(ArrayVec<Chain, 64>);

impl Open {
    /// The chains that are open.
    pub(super) fn chains(&self) -> &[Chain] {
        &self.0
    }

    /// Takes a move up, by insertion or transition. Returns the place of its chain.
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

    /// Closes a chain whose piece is where it stands in the examined position.
    #[inline]
    pub(super) fn reflect(&mut self, place: usize) -> bool {
        let closed = self.0[place].from == self.0[place].to;
        if closed {
            self.0.swap_remove(place);
        }
        closed
    }

    /// Closes a chain and the one that swaps places with it.
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

    /// Joins a chain and the one of a like piece that ends where it begins. Returns its place.
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
        // What was last is now where the removed one was.
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

/// The method of chains, in the form that is exact.
#[derive(Clone, Debug, Default)]
pub struct Chains {
    history: History,
}

impl Chains {
    /// The chains open after each of these reversible records, the latest last in the slice, is undone;
    /// the latest first.
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
    /// As the paper writes it: `N_c4d2`.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let letter = Piece::from_nibble(self.piece).map_or('?', Piece::letter);
        write!(f, "{letter}_{}{}", self.from, self.to)
    }
}
