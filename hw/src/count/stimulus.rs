//! Random operation of a counter, for holding two models of it together.
//!
//! Cycle by cycle values for the input pins: positions from games, odd boards and plain garbage, close together or with gaps;
//! a sink that stalls always, never or now and then; and resets.

use super::top::CountInputs;
use crate::pins::Values;
use crate::unit::stimulus::{Images, Mood, any_word};
use fpgambit_engine::random::Chance;

/// An endless run of input values, the same for the same seed.
#[derive(Clone, Debug)]
pub struct Stimulus {
    chance: Chance,
    images: Images,
    mood: Mood,
}

impl Stimulus {
    /// The run of this seed.
    pub fn new(seed: u64) -> Self {
        Self {
            chance: Chance::new(seed),
            images: Images::new(seed),
            mood: Mood::new(60),
        }
    }
}

impl Iterator for Stimulus {
    type Item = Vec<u32>;

    fn next(&mut self) -> Option<Vec<u32>> {
        self.mood.begin(&mut self.chance);
        let image = self.images.next(&mut self.chance);
        let mut position_rank = [0; 8];
        position_rank.copy_from_slice(&image[..8]);
        let inputs = CountInputs {
            reset: self.chance.once_in(150).into(),
            position_valid: self.mood.offers(&mut self.chance),
            position_tag: any_word(&mut self.chance) & 0xffff,
            position_rank,
            position_state: image[8],
            answer_ready: self.mood.takes(&mut self.chance),
        };
        Some(inputs.array().to_vec())
    }
}
