//! Random operation of an attack unit, for holding two models of it together.
//!
//! Cycle by cycle values for the input pins: positions of games, odd boards and plain garbage are loaded whole or in
//! part; queries of every kind run to their end or are cut off by a reset; the sink stalls always, never or now and
//! then; and words and queries come that a busy unit must refuse.

use fpgambit_engine::random::{Chance, RandomBoards, RandomGames};
use std::collections::VecDeque;

/// Values of the inputs in their order: `reset`, `load_valid`, `load_address`, `load_word`, `query_valid`,
/// `query_kind`, `query_square`, `query_side`, `answer_ready`.
pub type Inputs = [u32; 9];

const RESET: usize = 0;
const LOAD_VALID: usize = 1;
const LOAD_ADDRESS: usize = 2;
const LOAD_WORD: usize = 3;
const QUERY_VALID: usize = 4;
const QUERY_KIND: usize = 5;
const QUERY_SQUARE: usize = 6;
const QUERY_SIDE: usize = 7;
const ANSWER_READY: usize = 8;

/// An endless run of input values, the same for the same seed.
#[derive(Clone, Debug)]
pub struct Stimulus {
    chance: Chance,
    games: RandomGames,
    boards: RandomBoards,
    planned: VecDeque<Inputs>,
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
    fn query(&mut self, valid: u32) -> Inputs {
        let mut inputs = [0; 9];
        inputs[QUERY_VALID] = valid;
        inputs[QUERY_KIND] = self.chance.below(8);
        inputs[QUERY_SQUARE] = self.chance.below(64);
        inputs[QUERY_SIDE] = self.chance.below(2);
        inputs[ANSWER_READY] = self.chance.below(2);
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
            inputs[LOAD_VALID] = 1;
            inputs[LOAD_ADDRESS] = address;
            inputs[LOAD_WORD] = word;
            self.planned.push_back(inputs);
        }
    }

    fn plan_query(&mut self) {
        let start = self.query(1);
        self.planned.push_back(start);
        let length = [20, 60, 200][start[QUERY_KIND] as usize % 3];
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
            inputs[ANSWER_READY] = match stall {
                0 => 1,
                1 => 0,
                stall => self.chance.once_in(stall).into(),
            };
            if noisy {
                inputs[LOAD_VALID] = self.chance.below(2);
                inputs[LOAD_ADDRESS] = self.chance.below(16);
                inputs[LOAD_WORD] = self.word();
            }
            inputs[RESET] = (cycle == reset_at).into();
            self.planned.push_back(inputs);
        }
    }
}

impl Iterator for Stimulus {
    type Item = Inputs;

    fn next(&mut self) -> Option<Inputs> {
        if self.planned.is_empty() {
            if self.chance.once_in(3) {
                self.plan_load();
            }
            self.plan_query();
        }
        self.planned.pop_front()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::attack::Attack;
    use crate::pins::Pins;

    #[test]
    fn the_inputs_are_in_the_order_of_the_pins() {
        let names = [
            (RESET, "reset"),
            (LOAD_VALID, "load_valid"),
            (LOAD_ADDRESS, "load_address"),
            (LOAD_WORD, "load_word"),
            (QUERY_VALID, "query_valid"),
            (QUERY_KIND, "query_kind"),
            (QUERY_SQUARE, "query_square"),
            (QUERY_SIDE, "query_side"),
            (ANSWER_READY, "answer_ready"),
        ];
        assert_eq!(Attack::INPUTS.len(), names.len());
        for (pin, name) in names {
            assert_eq!(Attack::INPUTS[pin].name, name);
        }
    }
}
