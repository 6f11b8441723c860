//! Random operation of a population counter, for holding two models of it together.

use super::top::PopcountInputs;
use crate::pins::Values;
use crate::unit::stimulus::any_word;
use fpgambit_engine::random::Chance;

/// An endless run of input values, the same for the same seed.
#[derive(Clone, Debug)]
pub struct Stimulus(Chance);

impl Stimulus {
    /// The run of this seed.
    pub fn new(seed: u64) -> Self {
        Self(Chance::new(seed))
    }
}

impl Iterator for Stimulus {
    type Item = Vec<u32>;

    fn next(&mut self) -> Option<Vec<u32>> {
        let inputs = PopcountInputs {
            reset: self.0.once_in(60).into(),
            board_valid: self.0.below(2),
            board_half: [any_word(&mut self.0), any_word(&mut self.0)],
            count_ready: self.0.below(2),
        };
        Some(inputs.array().to_vec())
    }
}
