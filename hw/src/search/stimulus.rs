//! Random stimulus for a searcher, to compare two models of it.
//!
//! It produces values for the input pins, clock by clock: games pushed whole, in part or as garbage; shallow jobs from
//! these games, odd boards and plain garbage, close together or with gaps, with any window, first move and node limit;
//! a sink that stalls always, never or now and then; cancels and resets.

use super::top::SearchInputs;
use crate::pins::Values;
use crate::unit::stimulus::{Images, Mood, any_word};
use fpgambit_engine::random::Chance;
use fpgambit_engine::repetition::RandomLines;
use std::collections::VecDeque;

/// An endless sequence of input values, the same for the same seed.
#[derive(Clone, Debug)]
pub struct Stimulus {
    chance: Chance,
    images: Images,
    lines: RandomLines,
    mood: Mood,
    /// Records of the game not yet pushed.
    pushes: VecDeque<u32>,
    /// The position after the game's moves.
    reached: [u32; 9],
}

impl Stimulus {
    /// Creates the sequence for this seed.
    pub fn new(seed: u64) -> Self {
        Self {
            chance: Chance::new(seed),
            images: Images::new(seed),
            lines: RandomLines::new(seed),
            mood: Mood::new(400),
            pushes: VecDeque::new(),
            reached: [0; 9],
        }
    }

    fn plan_game(&mut self) {
        let Some(line) = self.lines.next() else {
            return;
        };
        let mut position = line.start.clone();
        for (before, step) in line.positions() {
            self.pushes.push_back(step.record(&before).word());
            position = before;
            step.make(&mut position);
        }
        self.reached = position.image();
    }

    /// Picks a window: the widest, a narrow one, or an empty one.
    fn window(&mut self) -> (u32, u32) {
        match self.chance.below(8) {
            0..4 => (0x8001, 0x7fff),
            4..7 => {
                let alpha = self.chance.below(1000) as i16 - 500;
                let beta = alpha + 1 + self.chance.below(200) as i16;
                (u32::from(alpha as u16), u32::from(beta as u16))
            }
            _ => (
                any_word(&mut self.chance) & 0xffff,
                any_word(&mut self.chance) & 0xffff,
            ),
        }
    }
}

impl Iterator for Stimulus {
    type Item = Vec<u32>;

    fn next(&mut self) -> Option<Vec<u32>> {
        self.mood.begin(&mut self.chance);
        if self.pushes.is_empty() && self.chance.once_in(400) {
            self.plan_game();
        }
        let pushes = self.chance.once_in(2) && !self.pushes.is_empty();
        let push_record = match pushes {
            // Each record is held for four clocks on average. A busy unit misses some, and so gets a different game.
            true if self.chance.once_in(4) => self.pushes.pop_front().unwrap_or_default(),
            true => self.pushes[0],
            false => any_word(&mut self.chance) & 0xff_ffff,
        };
        let image = match self.chance.once_in(3) {
            true => self.reached,
            false => self.images.next(&mut self.chance),
        };
        let mut job_rank = [0; 8];
        job_rank.copy_from_slice(&image[..8]);
        let (job_alpha, job_beta) = self.window();
        let job_depth = match self.chance.below(100) {
            0..60 => 0,
            60..85 => 1,
            85..95 => 2,
            _ => self.chance.below(16),
        };
        let inputs = SearchInputs {
            reset: self.chance.once_in(5_000).into(),
            cancel: self.chance.once_in(1_000).into(),
            push_valid: (pushes || self.chance.once_in(3_000)).into(),
            push_record,
            job_valid: self.mood.offers(&mut self.chance),
            job_tag: any_word(&mut self.chance),
            job_rank,
            job_state: image[8],
            job_depth,
            job_alpha,
            job_beta,
            job_first: any_word(&mut self.chance) & 0xffff,
            job_nodes_low: match self.chance.below(3) {
                0 => 0,
                1 => 1 + self.chance.below(100),
                _ => any_word(&mut self.chance),
            },
            job_nodes_high: self.chance.once_in(4).into(),
            result_ready: self.mood.takes(&mut self.chance),
        };
        Some(inputs.array().to_vec())
    }
}
