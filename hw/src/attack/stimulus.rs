//! Random stimulus for an attack unit, for comparing two models of it.
//!
//! The stimulus sets the input pins cycle by cycle: it loads game positions, odd boards and garbage, whole or in part;
//! starts queries of every kind and lets them finish or resets them; stalls the sink always, never or now and then; and
//! offers words and queries while the unit is busy and must refuse them.

use super::top::AttackInputs;
use crate::pins::Values;
use crate::unit::stimulus::{Course, Images, any_word};
use fpgambit_engine::random::Chance;
use std::collections::VecDeque;

/// An endless sequence of input values, determined by its seed.
#[derive(Clone, Debug)]
pub struct Stimulus {
    chance: Chance,
    images: Images,
    planned: VecDeque<AttackInputs>,
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

    /// Returns the ports of a random query, valid or not.
    fn query(&mut self, valid: u32) -> AttackInputs {
        AttackInputs {
            query_valid: valid,
            query_kind: self.chance.below(8),
            query_square: self.chance.below(64),
            query_side: self.chance.below(2),
            answer_ready: self.chance.below(2),
            ..AttackInputs::default()
        }
    }

    fn plan_load(&mut self) {
        let image = self.images.next(&mut self.chance);
        if self.chance.once_in(3) {
            // An impatient query comes early, on time, or together with the board.
            let impatient = self.chance.once_in(3).into();
            let mut inputs = self.query(impatient);
            inputs.board_valid = 1;
            inputs.board_rank.copy_from_slice(&image[..8]);
            self.planned.push_back(inputs);
            for _ in 0..self.chance.below(12) {
                let inputs = self.query(impatient);
                self.planned.push_back(inputs);
            }
            return;
        }
        let partly = self.chance.once_in(5);
        // An impatient query comes together with a word, and must wait until the word is loaded.
        let impatient = self.chance.once_in(3).into();
        for (address, word) in (0..).zip(image) {
            if partly && self.chance.once_in(2) {
                continue;
            }
            let mut inputs = self.query(impatient);
            inputs.load_valid = 1;
            inputs.load_address = address;
            inputs.load_word = word;
            self.planned.push_back(inputs);
        }
    }

    fn plan_query(&mut self) {
        let start = self.query(1);
        self.planned.push_back(start);
        let length = [20, 60, 200][start.query_kind as usize % 3];
        let course = Course::new(length, 5, &mut self.chance);
        for cycle in 0..length {
            let again = self.chance.once_in(8);
            let mut inputs = self.query((course.noisy && again).into());
            inputs.answer_ready = course.ready(&mut self.chance);
            if course.noisy {
                inputs.load_valid = self.chance.below(2);
                inputs.load_address = self.chance.below(16);
                inputs.load_word = any_word(&mut self.chance);
                inputs.board_valid = self.chance.below(2);
                inputs.board_rank = std::array::from_fn(|_| any_word(&mut self.chance));
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
            if self.chance.once_in(3) {
                self.plan_load();
            }
            self.plan_query();
        }
        self.planned
            .pop_front()
            .map(|inputs| inputs.array().to_vec())
    }
}
