//! Random operation of a tablebase unit, for holding two models of it together.
//!
//! Cycle by cycle values for the input pins: positions and plain garbage, close together or with gaps; a sink that stalls
//! always, never or now and then; and resets.

use super::top::KqkrInputs;
use crate::pins::Values;
use fpgambit_engine::random::Chance;

/// An endless run of input values, the same for the same seed.
#[derive(Clone, Debug)]
pub struct Stimulus {
    chance: Chance,
    /// Cycles left in this mood.
    left: u32,
    /// A query comes, and the sink is ready, in so many of 8 cycles.
    queries: u32,
    ready: u32,
}

impl Stimulus {
    /// The run of this seed.
    pub fn new(seed: u64) -> Self {
        Self {
            chance: Chance::new(seed),
            left: 0,
            queries: 0,
            ready: 0,
        }
    }
}

impl Iterator for Stimulus {
    type Item = Vec<u32>;

    fn next(&mut self) -> Option<Vec<u32>> {
        if self.left == 0 {
            self.left = 1 + self.chance.below(40);
            self.queries = self.chance.below(9);
            self.ready = self.chance.below(9);
        }
        self.left -= 1;
        let reset = self.chance.once_in(60);
        let query = self.chance.below(8) < self.queries;
        let ready = self.chance.below(8) < self.ready;
        let mut square = || self.chance.below(64);
        let inputs = KqkrInputs {
            reset: reset.into(),
            query_valid: query.into(),
            query_king: square(),
            query_other: square(),
            query_queen: square(),
            query_rook: square(),
            answer_ready: ready.into(),
        };
        Some(inputs.array().to_vec())
    }
}
