//! Random operation of a repetition or chain unit, for holding two models of it together.
//!
//! Cycle by cycle values for the input pins: positions are loaded whole or in part; lines are played, with queries in
//! between that run to their end, stall or are cut off by a reset; moves are taken back and plain garbage is pushed;
//! and words and queries come that a busy unit must refuse. What is meant is held until it has had time to be taken.

use fpgambit_engine::random::Chance;
use fpgambit_engine::repetition::{RandomLines, Step};
use std::collections::VecDeque;

/// Values of the inputs in their order: `reset`, `load_valid`, `load_address`, `load_word`, `push_valid`,
/// `push_record`, `push_promotion`, `pop_valid`, `query_valid`, `query_mode`, `answer_ready`.
pub type Inputs = [u32; 11];

const RESET: usize = 0;
const LOAD_VALID: usize = 1;
const LOAD_ADDRESS: usize = 2;
const LOAD_WORD: usize = 3;
const PUSH_VALID: usize = 4;
const PUSH_RECORD: usize = 5;
const PUSH_PROMOTION: usize = 6;
const POP_VALID: usize = 7;
const QUERY_VALID: usize = 8;
const QUERY_MODE: usize = 9;
const ANSWER_READY: usize = 10;

/// Clocks in which a push or a pop is done with.
const CHANGE_CLOCKS: usize = 7;

/// An endless run of input values, the same for the same seed.
#[derive(Clone, Debug)]
pub struct Stimulus {
    chance: Chance,
    lines: RandomLines,
    planned: VecDeque<Inputs>,
}

impl Stimulus {
    /// The run of this seed.
    pub fn new(seed: u64) -> Self {
        Self {
            chance: Chance::new(seed),
            lines: RandomLines::new(seed),
            planned: VecDeque::new(),
        }
    }

    fn word(&mut self) -> u32 {
        self.chance.below(1 << 16) << 16 | self.chance.below(1 << 16)
    }

    /// Nothing meant, and what does not matter by chance.
    fn quiet(&mut self) -> Inputs {
        let mut inputs = [0; 11];
        inputs[LOAD_ADDRESS] = self.chance.below(16);
        inputs[LOAD_WORD] = self.word();
        inputs[PUSH_RECORD] = self.word() & 0xff_ffff;
        inputs[PUSH_PROMOTION] = self.chance.below(8);
        inputs[QUERY_MODE] = self.chance.below(8);
        inputs[ANSWER_READY] = self.chance.below(2);
        inputs
    }

    /// One cycle of what is meant and then some in which nothing is, or in which all sorts of things come too soon.
    fn plan(&mut self, meant: Inputs, clocks: usize) {
        self.planned.push_back(meant);
        let hasty = self.chance.once_in(20);
        for _ in 1..clocks {
            let mut inputs = self.quiet();
            if hasty {
                for valid in [LOAD_VALID, PUSH_VALID, POP_VALID, QUERY_VALID] {
                    inputs[valid] = self.chance.once_in(6).into();
                }
                inputs[RESET] = self.chance.once_in(20).into();
            }
            self.planned.push_back(inputs);
        }
    }

    fn plan_load(&mut self, image: [u32; 9]) {
        let partly = self.chance.once_in(20);
        for (address, word) in (0..).zip(image) {
            if partly && self.chance.once_in(2) {
                continue;
            }
            let mut inputs = self.quiet();
            inputs[LOAD_VALID] = 1;
            inputs[LOAD_ADDRESS] = address;
            inputs[LOAD_WORD] = word;
            self.plan(inputs, 9);
        }
    }

    fn plan_push(&mut self, record: u32, promotion: u32) {
        let mut inputs = self.quiet();
        inputs[PUSH_VALID] = 1;
        inputs[PUSH_RECORD] = record;
        inputs[PUSH_PROMOTION] = promotion;
        self.plan(inputs, CHANGE_CLOCKS);
    }

    fn plan_pop(&mut self) {
        let mut inputs = self.quiet();
        inputs[POP_VALID] = 1;
        self.plan(inputs, CHANGE_CLOCKS);
    }

    fn plan_query(&mut self) {
        let mut inputs = self.quiet();
        inputs[QUERY_VALID] = 1;
        self.planned.push_back(inputs);
        let length = 10 + self.chance.below(60);
        // 0: always ready; 1: never; n: ready once in n cycles.
        let stall = [0, 0, 2, 3, 10, 1][self.chance.below(6) as usize];
        let noisy = self.chance.once_in(4);
        let reset_at = match self.chance.below(6) {
            0 => self.chance.below(length),
            _ => length,
        };
        for cycle in 0..length {
            let mut inputs = self.quiet();
            inputs[ANSWER_READY] = match stall {
                0 => 1,
                1 => 0,
                stall => self.chance.once_in(stall).into(),
            };
            if noisy {
                for valid in [LOAD_VALID, PUSH_VALID, POP_VALID, QUERY_VALID] {
                    inputs[valid] = self.chance.once_in(8).into();
                }
            }
            inputs[RESET] = (cycle == reset_at).into();
            self.planned.push_back(inputs);
        }
    }

    fn plan_line(&mut self) {
        let Some(line) = self.lines.next() else {
            return;
        };
        let garbage = self.chance.once_in(8);
        self.plan_load(line.start.image());
        for (before, step) in line.positions() {
            let promotion = match step {
                Step::Move(mv) => mv.promotion().map_or(0, |kind| kind.index() as u32),
                Step::Null => 0,
            };
            let record = step.record(&before).word();
            self.plan_push(record, promotion);
            if garbage && self.chance.once_in(6) {
                let word = self.word() & 0xff_ffff;
                self.plan_push(word, word >> 3 & 7);
            }
            if self.chance.once_in(4) {
                let times = 1 + self.chance.below(3);
                (0..times).for_each(|_| self.plan_pop());
                if self.chance.once_in(2) {
                    self.plan_query();
                }
                self.plan_push(record, promotion);
            }
            if self.chance.once_in(3) {
                self.plan_query();
            }
        }
    }
}

impl Iterator for Stimulus {
    type Item = Inputs;

    fn next(&mut self) -> Option<Inputs> {
        while self.planned.is_empty() {
            self.plan_line();
        }
        self.planned.pop_front()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chains::Chains;
    use crate::pins::Pins;
    use crate::repetition::Repetition;

    #[test]
    fn the_inputs_are_in_the_order_of_the_pins() {
        let names = [
            (RESET, "reset"),
            (LOAD_VALID, "load_valid"),
            (LOAD_ADDRESS, "load_address"),
            (LOAD_WORD, "load_word"),
            (PUSH_VALID, "push_valid"),
            (PUSH_RECORD, "push_record"),
            (PUSH_PROMOTION, "push_promotion"),
            (POP_VALID, "pop_valid"),
            (QUERY_VALID, "query_valid"),
            (QUERY_MODE, "query_mode"),
            (ANSWER_READY, "answer_ready"),
        ];
        for ports in [Repetition::INPUTS, Chains::INPUTS] {
            assert_eq!(ports.len(), names.len());
            for (pin, name) in names {
                assert_eq!(ports[pin].name, name);
            }
        }
    }
}
