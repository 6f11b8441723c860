//! Random stimulus for a tablebase unit, for comparing two models of it.
//!
//! The stimulus sets the input pins cycle by cycle: positions and garbage, close together or with gaps; a sink that
//! stalls always, never or now and then; and resets.

use super::top::KqkrInputs;
use crate::pins::Values;
use crate::unit::stimulus::Mood;
use fpgambit_engine::random::Chance;

/// An endless sequence of input values, determined by its seed.
#[derive(Clone, Debug)]
pub struct Stimulus {
    chance: Chance,
    mood: Mood,
}

impl Stimulus {
    /// Makes the sequence for this seed.
    pub fn new(seed: u64) -> Self {
        Self {
            chance: Chance::new(seed),
            mood: Mood::new(40),
        }
    }
}

impl Iterator for Stimulus {
    type Item = Vec<u32>;

    fn next(&mut self) -> Option<Vec<u32>> {
        self.mood.begin(&mut self.chance);
        let reset = self.chance.once_in(60);
        let query_valid = self.mood.offers(&mut self.chance);
        let answer_ready = self.mood.takes(&mut self.chance);
        let mut square = || self.chance.below(64);
        let inputs = KqkrInputs {
            reset: reset.into(),
            query_valid,
            query_king: square(),
            query_other: square(),
            query_queen: square(),
            query_rook: square(),
            answer_ready,
        };
        Some(inputs.array().to_vec())
    }
}
