//! Random stimulus for a repetition or chain unit, for comparing two models of it.
//!
//! The stimulus sets the input pins cycle by cycle: it loads positions, whole or in part; plays lines with queries in
//! between that finish, stall or are interrupted by a reset; pops moves and pushes garbage; and offers words and
//! queries while the unit is busy and must refuse them. Each planned request is held until the unit has had time to
//! accept it.

use super::top::RepetitionInputs;
use crate::pins::Values;
use crate::unit::stimulus::{Course, any_word};
use fpgambit_engine::random::Chance;
use fpgambit_engine::repetition::RandomLines;
use std::collections::VecDeque;

/// Number of clocks after which a push or a pop has finished.
const CHANGE_CLOCKS: usize = 7;

/// An endless sequence of input values, determined by its seed.
#[derive(Clone, Debug)]
pub struct Stimulus {
    chance: Chance,
    lines: RandomLines,
    planned: VecDeque<RepetitionInputs>,
}

impl Stimulus {
    /// Makes the sequence for this seed.
    pub fn new(seed: u64) -> Self {
        Self {
            chance: Chance::new(seed),
            lines: RandomLines::new(seed),
            planned: VecDeque::new(),
        }
    }

    /// Returns pin values without a request; the other values are random.
    fn quiet(&mut self) -> RepetitionInputs {
        RepetitionInputs {
            load_address: self.chance.below(16),
            load_word: any_word(&mut self.chance),
            push_record: any_word(&mut self.chance) & 0xff_ffff,
            push_promotion: self.chance.below(8),
            query_mode: self.chance.below(8),
            answer_ready: self.chance.below(2),
            ..RepetitionInputs::default()
        }
    }

    /// Sets each request in one cycle out of `times` on average.
    fn ask_for_anything(&mut self, inputs: &mut RepetitionInputs, times: u32) {
        for valid in [
            &mut inputs.load_valid,
            &mut inputs.push_valid,
            &mut inputs.pop_valid,
            &mut inputs.query_valid,
        ] {
            *valid = self.chance.once_in(times).into();
        }
    }

    /// Plans one cycle with the given request, followed by cycles with no request or with premature ones.
    fn plan(&mut self, meant: RepetitionInputs, clocks: usize) {
        self.planned.push_back(meant);
        let hasty = self.chance.once_in(20);
        for _ in 1..clocks {
            let mut inputs = self.quiet();
            if hasty {
                self.ask_for_anything(&mut inputs, 6);
                inputs.reset = self.chance.once_in(20).into();
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
            inputs.load_valid = 1;
            inputs.load_address = address;
            inputs.load_word = word;
            self.plan(inputs, 9);
        }
    }

    fn plan_push(&mut self, record: u32, promotion: u32) {
        let mut inputs = self.quiet();
        inputs.push_valid = 1;
        inputs.push_record = record;
        inputs.push_promotion = promotion;
        self.plan(inputs, CHANGE_CLOCKS);
    }

    fn plan_pop(&mut self) {
        let mut inputs = self.quiet();
        inputs.pop_valid = 1;
        self.plan(inputs, CHANGE_CLOCKS);
    }

    fn plan_query(&mut self) {
        let mut inputs = self.quiet();
        inputs.query_valid = 1;
        self.planned.push_back(inputs);
        let length = 10 + self.chance.below(60);
        let course = Course::new(length, 6, &mut self.chance);
        for cycle in 0..length {
            let mut inputs = self.quiet();
            inputs.answer_ready = course.ready(&mut self.chance);
            if course.noisy {
                self.ask_for_anything(&mut inputs, 8);
            }
            inputs.reset = course.reset(cycle);
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
            let promotion = step.promotion();
            let record = step.record(&before).word();
            self.plan_push(record, promotion);
            if garbage && self.chance.once_in(6) {
                let word = any_word(&mut self.chance) & 0xff_ffff;
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
    type Item = Vec<u32>;

    fn next(&mut self) -> Option<Vec<u32>> {
        while self.planned.is_empty() {
            self.plan_line();
        }
        self.planned
            .pop_front()
            .map(|inputs| inputs.array().to_vec())
    }
}
