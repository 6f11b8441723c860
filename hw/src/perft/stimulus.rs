//! Random operation of a perft array, for holding two models of it together.
//!
//! Cycle by cycle values for the input pins: jobs of few plies from games, odd boards and plain garbage, close together or with
//! gaps; some of so many plies that only cancelling ends them; a sink that stalls always, never or now and then; cancels and
//! resets.

use super::top::PerftInputs;
use crate::pins::Values;
use crate::unit::stimulus::{Images, any_word};
use fpgambit_engine::random::Chance;

/// An endless run of input values, the same for the same seed.
#[derive(Clone, Debug)]
pub struct Stimulus {
    chance: Chance,
    images: Images,
    /// Cycles left in this mood.
    left: u32,
    /// A job comes, and the sink is ready, in so many of 8 cycles.
    jobs: u32,
    ready: u32,
}

impl Stimulus {
    /// The run of this seed.
    pub fn new(seed: u64) -> Self {
        Self {
            chance: Chance::new(seed),
            images: Images::new(seed),
            left: 0,
            jobs: 0,
            ready: 0,
        }
    }
}

impl Iterator for Stimulus {
    type Item = Vec<u32>;

    fn next(&mut self) -> Option<Vec<u32>> {
        if self.left == 0 {
            self.left = 1 + self.chance.below(200);
            self.jobs = self.chance.below(9);
            self.ready = self.chance.below(9);
        }
        self.left -= 1;
        let image = self.images.next(&mut self.chance);
        let mut job_rank = [0; 8];
        job_rank.copy_from_slice(&image[..8]);
        let job_depth = match self.chance.below(100) {
            0..50 => 1,
            50..90 => 2,
            90..99 => 3,
            _ => self.chance.below(16),
        };
        let inputs = PerftInputs {
            reset: self.chance.once_in(3_000).into(),
            cancel: self.chance.once_in(1_500).into(),
            job_valid: (self.chance.below(8) < self.jobs).into(),
            job_tag: any_word(&mut self.chance) & 0xffff,
            job_depth,
            job_divide: self.chance.once_in(3).into(),
            job_rank,
            job_state: image[8],
            result_ready: (self.chance.below(8) < self.ready).into(),
        };
        Some(inputs.array().to_vec())
    }
}
