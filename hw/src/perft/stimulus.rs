//! Random stimulus for a perft array, for comparing two models of it.
//!
//! The stimulus sets the input pins cycle by cycle: jobs of few plies from games, odd boards and garbage, close
//! together or with gaps; some jobs so deep that only a cancel ends them; a sink that stalls always, never or now and
//! then; cancels and resets.

use super::top::PerftInputs;
use crate::pins::Values;
use crate::unit::stimulus::{Images, Mood, any_word};
use fpgambit_engine::random::Chance;

/// An endless sequence of input values, determined by its seed.
#[derive(Clone, Debug)]
pub struct Stimulus {
    chance: Chance,
    images: Images,
    mood: Mood,
}

impl Stimulus {
    /// Makes the sequence for this seed.
    pub fn new(seed: u64) -> Self {
        Self {
            chance: Chance::new(seed),
            images: Images::new(seed),
            mood: Mood::new(200),
        }
    }
}

impl Iterator for Stimulus {
    type Item = Vec<u32>;

    fn next(&mut self) -> Option<Vec<u32>> {
        self.mood.begin(&mut self.chance);
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
            job_valid: self.mood.offers(&mut self.chance),
            job_tag: any_word(&mut self.chance) & 0xffff,
            job_depth,
            job_divide: self.chance.once_in(3).into(),
            job_rank,
            job_state: image[8],
            result_ready: self.mood.takes(&mut self.chance),
        };
        Some(inputs.array().to_vec())
    }
}
