//! Random operation of an attack unit, for holding two models of it together.
//!
//! Cycle by cycle values for the input pins: positions of games, odd boards and plain garbage are loaded whole or in
//! part; queries of every kind run to their end or are cut off by a reset; the sink stalls always, never or now and
//! then; and words and queries come that a busy unit must refuse.

use super::top::AttackInputs;
use crate::pins::Values;
use fpgambit_engine::random::{Chance, RandomBoards, RandomGames};
use std::collections::VecDeque;

/// An endless run of input values, the same for the same seed.
#[derive(Clone, Debug)]
pub struct Stimulus {
    chance: Chance,
    games: RandomGames,
    boards: RandomBoards,
    planned: VecDeque<AttackInputs>,
}

impl Stimulus {
    /// The run of this seed.
    pub fn new(seed: u64) -> Self {
        Self {
            chance: Chance::new(seed),
            games: RandomGames::new(seed),
            boards: RandomBoards::new(seed),
            planned: VecDeque::new(),
        }
    }

    fn word(&mut self) -> u32 {
        self.chance.below(1 << 16) << 16 | self.chance.below(1 << 16)
    }

    /// A query's ports, whether or not it is meant.
    fn query(&mut self, valid: u32) -> AttackInputs {
        let mut inputs = AttackInputs::default();
        inputs.query_valid = valid;
        inputs.query_kind = self.chance.below(8);
        inputs.query_square = self.chance.below(64);
        inputs.query_side = self.chance.below(2);
        inputs.answer_ready = self.chance.below(2);
        inputs
    }

    fn plan_load(&mut self) {
        let position = match self.chance.below(6) {
            0..3 => self.games.next(),
            3..5 => self.boards.next(),
            _ => None,
        };
        let image = match position {
            Some(position) => position.image(),
            None => std::array::from_fn(|_| self.word()),
        };
        let partly = self.chance.once_in(5);
        // A query that comes with a word has to wait for it.
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
        // 0: always ready; 1: never; n: ready once in n cycles.
        let stall = [0, 0, 2, 3, 10, 1][self.chance.below(6) as usize];
        let noisy = self.chance.once_in(4);
        let reset_at = match self.chance.below(5) {
            0 => self.chance.below(length),
            _ => length,
        };
        for cycle in 0..length {
            let again = self.chance.once_in(8);
            let mut inputs = self.query((noisy && again).into());
            inputs.answer_ready = match stall {
                0 => 1,
                1 => 0,
                stall => self.chance.once_in(stall).into(),
            };
            if noisy {
                inputs.load_valid = self.chance.below(2);
                inputs.load_address = self.chance.below(16);
                inputs.load_word = self.word();
            }
            inputs.reset = (cycle == reset_at).into();
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
