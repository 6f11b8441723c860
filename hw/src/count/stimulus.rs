//! Random stimulus for a counter, for comparing two models of it.
//!
//! The stimulus sets the input pins cycle by cycle: positions from games, odd boards and garbage, close together or
//! with gaps; a sink that stalls always, never or now and then; and resets.

use super::top::CountInputs;
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
