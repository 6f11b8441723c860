//! Random operation of a move generator, for holding two models of it together.
//!
//! Cycle by cycle values for the input pins, chosen so that much happens: positions of games, odd boards and plain
//! garbage are loaded whole or in part; generations start in every mode, run to their end or are cut off by a reset;
//! the sink stalls always, never or now and then; and words and starts come that a busy unit must refuse.

use fpgambit_engine::random::{Chance, RandomBoards, RandomGames};
use std::collections::VecDeque;

/// Values of the inputs in their order: `reset`, `load_valid`, `load_address`, `load_word`, `start_valid`,
/// `start_legal`, `start_captures`, `move_ready`.
pub type Inputs = [u32; 8];

const RESET: usize = 0;
const LOAD_VALID: usize = 1;
const LOAD_ADDRESS: usize = 2;
const LOAD_WORD: usize = 3;
const START_VALID: usize = 4;
const START_LEGAL: usize = 5;
const START_CAPTURES: usize = 6;
const MOVE_READY: usize = 7;

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

    /// What lies on the pins while nobody means anything by it.
    fn idle(&mut self) -> Inputs {
        let mut inputs = [0; 8];
        if self.chance.once_in(4) {
            inputs[LOAD_ADDRESS] = self.chance.below(16);
            inputs[LOAD_WORD] = self.word();
            inputs[START_LEGAL] = self.chance.below(2);
            inputs[START_CAPTURES] = self.chance.below(2);
        }
        inputs[MOVE_READY] = self.chance.below(2);
        inputs
    }

    fn image(&mut self) -> [u32; 9] {
        let position = match self.chance.below(6) {
            0..3 => self.games.next(),
            3..5 => self.boards.next(),
            _ => None,
        };
        match position {
            Some(position) => position.image(),
            None => std::array::from_fn(|_| self.word()),
        }
    }

    fn plan_load(&mut self) {
        let image = self.image();
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
            inputs[LOAD_VALID] = 1;
            inputs[LOAD_ADDRESS] = address as u32;
            inputs[LOAD_WORD] = word;
            self.planned.push_back(inputs);
        }
    }

    fn plan_generation(&mut self) {
        let mut start = self.idle();
        start[START_VALID] = 1;
        start[START_LEGAL] = self.chance.below(2);
        start[START_CAPTURES] = self.chance.below(2);
        self.planned.push_back(start);

        let length = 20 + self.chance.below(300);
        // 0: always ready; 1: never; n: ready once in n cycles.
        let stall = [0, 0, 2, 3, 10, 1][self.chance.below(6) as usize];
        let noisy = self.chance.once_in(4);
        let reset_at = match self.chance.below(5) {
            0 => self.chance.below(length),
            _ => length,
        };
        for cycle in 0..length {
            let mut inputs = self.idle();
            inputs[MOVE_READY] = match stall {
                0 => 1,
                1 => 0,
                stall => self.chance.once_in(stall).into(),
            };
            if noisy {
                inputs[LOAD_VALID] = self.chance.below(2);
                inputs[LOAD_ADDRESS] = self.chance.below(16);
                inputs[LOAD_WORD] = self.word();
                inputs[START_VALID] = self.chance.once_in(8).into();
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
            if !self.chance.once_in(4) {
                self.plan_load();
            }
            self.plan_generation();
        }
        self.planned.pop_front()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::movegen::Movegen;
    use crate::pins::Pins;

    #[test]
    fn the_values_are_in_the_order_of_the_pins() {
        let names: Vec<_> = Movegen::INPUTS.iter().map(|port| port.name).collect();
        let mut expected = [""; 8];
        for (pin, name) in [
            (RESET, "reset"),
            (LOAD_VALID, "load_valid"),
            (LOAD_ADDRESS, "load_address"),
            (LOAD_WORD, "load_word"),
            (START_VALID, "start_valid"),
            (START_LEGAL, "start_legal"),
            (START_CAPTURES, "start_captures"),
            (MOVE_READY, "move_ready"),
        ] {
            expected[pin] = name;
        }
        assert_eq!(names, expected);
    }
}
