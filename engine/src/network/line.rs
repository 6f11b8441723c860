//! The network's sums for a line of moves.

use super::{Accumulator, HIDDEN, Network};
use crate::searcher::{Evaluation, PLIES, changes};
use crate::{Color, Move, Position};

/// The network as an evaluation: a stack of the sums of each position of a line.
#[derive(Clone, Debug)]
pub struct Line<const N: usize = HIDDEN> {
    network: &'static Network<N>,
    sums: Vec<Accumulator<N>>,
}

impl<const N: usize> Line<N> {
    /// Creates an evaluation without a line.
    pub fn new(network: &'static Network<N>) -> Line<N> {
        Line {
            network,
            sums: Vec::with_capacity(PLIES + 1),
        }
    }

    /// The sums of the line's last position; those of an empty board before a position is loaded.
    #[inline]
    pub fn sums(&self) -> Accumulator<N> {
        match self.sums.last() {
            Some(sums) => *sums,
            None => Accumulator::empty(self.network),
        }
    }
}

impl<const N: usize> Evaluation for Line<N> {
    fn load(&mut self, position: &Position) {
        self.sums.clear();
        self.sums.push(Accumulator::of(self.network, position));
    }

    #[inline]
    fn make(&mut self, before: &Position, mv: Move) {
        let mut sums = self.sums();
        for change in changes(before, mv) {
            sums.change(self.network, change);
        }
        debug_assert_eq!(
            sums,
            Accumulator::of(self.network, &before.play(mv)),
            "{before} {mv}"
        );
        self.sums.push(sums);
    }

    #[inline]
    fn pass(&mut self) {
        self.sums.push(self.sums());
    }

    #[inline]
    fn unmake(&mut self) {
        self.sums.pop();
    }

    #[inline]
    fn value(&self, side: Color) -> i16 {
        self.sums().value(self.network, side)
    }
}
