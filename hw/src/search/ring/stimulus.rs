//! Random operation of a ring, for holding two models of it together.
//!
//! As that of one search, with jobs enough to fill the ring. Now and then all searches are cancelled and jobs stop for a while, so that
//! moves of the game are taken.

use super::SearchRing;
use crate::search::stimulus::Stimulus;
use fpgambit_engine::random::Chance;

/// Clocks with jobs, at most, and clocks without.
const BUSY: u32 = 2_400;
const IDLE: u32 = 400;

/// An endless run of input values, the same for the same seed.
#[derive(Clone, Debug)]
pub struct RingStimulus {
    one: Stimulus,
    chance: Chance,
    /// Clocks left with jobs and, after these, without.
    left: u32,
}

impl RingStimulus {
    /// The run of this seed.
    pub fn new(seed: u64) -> Self {
        Self {
            one: Stimulus::new(seed),
            chance: Chance::new(seed ^ 0x5eed),
            left: BUSY,
        }
    }
}

impl Iterator for RingStimulus {
    type Item = Vec<u32>;

    fn next(&mut self) -> Option<Vec<u32>> {
        let pins = SearchRing::PINS;
        let mut inputs = self.one.next()?;
        // The ports for the line are the last.
        let only = self.chance.once_in(4);
        let second = match self.chance.once_in(2) {
            true => 0,
            false => self.chance.below(1 << 16),
        };
        inputs.extend([u32::from(only), second]);
        if self.left == 0 {
            self.left = IDLE + 1 + self.chance.below(BUSY);
        }
        self.left -= 1;
        match self.left {
            0..IDLE => {
                inputs[pins.job_valid] = 0;
                inputs[pins.result_ready] |= u32::from(self.chance.once_in(4));
                inputs[pins.push_valid] |= u32::from(self.chance.once_in(8));
            }
            IDLE => inputs[pins.cancel] = 1,
            // A move that waits would keep jobs out.
            _ => inputs[pins.push_valid] &= u32::from(self.chance.once_in(8)),
        }
        Some(inputs)
    }
}
