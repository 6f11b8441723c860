//! Random stimulus for a ring, to compare two models of it.
//!
//! It is the stimulus of a single search, with enough jobs to fill the ring. Now and then it cancels all searches and
//! offers no job for a while, so that the ring accepts moves of the game.

use super::SearchRing;
use crate::search::stimulus::Stimulus;
use fpgambit_engine::random::Chance;

/// Maximum number of consecutive clocks with jobs, and number of clocks without jobs that follow.
const BUSY: u32 = 2_400;
const IDLE: u32 = 400;

/// An endless sequence of input values, the same for the same seed.
#[derive(Clone, Debug)]
pub struct RingStimulus {
    one: Stimulus,
    chance: Chance,
    /// Clocks left: those above [`IDLE`] with jobs, the last ones without.
    left: u32,
}

impl RingStimulus {
    /// Creates the sequence for this seed.
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
        // The two ports of a job's line come last.
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
            // A move that waits would keep the ring from accepting jobs.
            _ => inputs[pins.push_valid] &= u32::from(self.chance.once_in(8)),
        }
        Some(inputs)
    }
}
