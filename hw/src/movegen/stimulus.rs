//! Random stimulus for a move generator, for comparing two models of it.
//!
//! The stimulus sets the input pins cycle by cycle, biased towards activity: it loads game positions, odd boards and
//! garbage, whole or in part; starts generations in every mode and lets them finish or resets them; stalls the sink
//! always, never or now and then; and offers words and starts while the unit is busy and must refuse them.

use super::fast::FastMovegen;
use super::top::MovegenInputs;
use crate::pins::Values;
use crate::unit::stimulus::{Course, Images, any_word};
use fpgambit_engine::random::Chance;
use std::collections::VecDeque;

/// An endless sequence of input values, determined by its seed.
#[derive(Clone, Debug)]
pub struct Stimulus {
    chance: Chance,
    images: Images,
    planned: VecDeque<MovegenInputs>,
}

impl Stimulus {
    /// Makes the sequence for this seed.
    pub fn new(seed: u64) -> Self {
        Self {
            chance: Chance::new(seed),
            images: Images::new(seed),
            planned: VecDeque::new(),
        }
    }

    /// Returns pin values for a cycle in which nothing is offered.
    fn idle(&mut self) -> MovegenInputs {
        let mut inputs = MovegenInputs::default();
        if self.chance.once_in(4) {
            inputs.load_address = self.chance.below(16);
            inputs.load_word = any_word(&mut self.chance);
            inputs.start_legal = self.chance.below(2);
            inputs.start_captures = self.chance.below(2);
        }
        inputs.move_ready = self.chance.below(2);
        inputs
    }

    fn plan_load(&mut self) {
        let image = self.images.next(&mut self.chance);
        let partly = self.chance.once_in(5);
        let gaps = self.chance.once_in(5);
        for (address, word) in image.into_iter().enumerate() {
            if partly && self.chance.once_in(2) {
                continue;
            }
            while gaps && self.chance.once_in(2) {
                let idle = self.idle();
                self.planned.push_back(idle);
            }
            let mut inputs = self.idle();
            inputs.load_valid = 1;
            inputs.load_address = address as u32;
            inputs.load_word = word;
            self.planned.push_back(inputs);
        }
    }

    fn plan_generation(&mut self) {
        let mut start = self.idle();
        start.start_valid = 1;
        start.start_legal = self.chance.below(2);
        start.start_captures = self.chance.below(2);
        self.planned.push_back(start);

        let length = 20 + self.chance.below(300);
        let course = Course::new(length, 5, &mut self.chance);
        for cycle in 0..length {
            let mut inputs = self.idle();
            inputs.move_ready = course.ready(&mut self.chance);
            if course.noisy {
                inputs.load_valid = self.chance.below(2);
                inputs.load_address = self.chance.below(16);
                inputs.load_word = any_word(&mut self.chance);
                inputs.start_valid = self.chance.once_in(8).into();
            }
            inputs.reset = course.reset(cycle);
            self.planned.push_back(inputs);
        }
    }
}

impl Iterator for Stimulus {
    type Item = Vec<u32>;

    fn next(&mut self) -> Option<Vec<u32>> {
        if self.planned.is_empty() {
            if !self.chance.once_in(4) {
                self.plan_load();
            }
            self.plan_generation();
        }
        self.planned
            .pop_front()
            .map(|inputs| inputs.array().to_vec())
    }
}

/// A [`Stimulus`] that also offers whole boards to the fast build, at any time, close together or far apart.
#[derive(Clone, Debug)]
pub struct WithBoards {
    words: Stimulus,
    chance: Chance,
    images: Images,
    image: [u32; 9],
    /// Cycles left with the current rate; of 64 cycles, `boards` on average offer a board.
    left: u32,
    boards: u32,
}

impl WithBoards {
    /// Makes the sequence for this seed.
    pub fn new(seed: u64) -> Self {
        Self {
            words: Stimulus::new(seed),
            chance: Chance::new(seed),
            images: Images::new(seed),
            image: [0; 9],
            left: 0,
            boards: 0,
        }
    }
}

impl Iterator for WithBoards {
    type Item = Vec<u32>;

    fn next(&mut self) -> Option<Vec<u32>> {
        if self.left == 0 {
            self.left = 20 + self.chance.below(400);
            self.boards = [0, 1, 2, 64][self.chance.below(4) as usize];
        }
        self.left -= 1;
        let board = self.chance.below(64) < self.boards;
        if board && self.chance.once_in(4) {
            self.image = self.images.next(&mut self.chance);
        }
        let mut inputs = self.words.next()?;
        // Offer starts while boards are offered: an accepted board waits for its own start.
        let start = FastMovegen::PINS.start_valid;
        if self.boards > 0 && self.chance.once_in(4) {
            inputs[start] = 1;
        }
        inputs.push(board.into());
        inputs.extend(self.image);
        Some(inputs)
    }
}
