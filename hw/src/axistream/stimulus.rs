//! Random stimulus for the AXI4-Stream wrapper, for comparing two models of it.

use super::top::AxiStreamInputs;
use crate::pins::Values;
use crate::unit::stimulus::{Images, any_word};
use fpgambit_engine::random::Chance;
use std::collections::VecDeque;

/// An endless sequence of input values, determined by its seed: packets of nine words, shorter and longer ones, gaps, a
/// sink that stalls, words that come too early, and resets.
#[derive(Clone, Debug)]
pub struct Stimulus {
    chance: Chance,
    images: Images,
    planned: VecDeque<AxiStreamInputs>,
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

    fn plan(&mut self) {
        let image = self.images.next(&mut self.chance);
        let chance = &mut self.chance;
        let length = match chance.below(8) {
            0 => 1 + chance.below(14),
            _ => 9,
        };
        let stall = [0, 0, 2, 3, 10][chance.below(5) as usize];
        let idle = |chance: &mut Chance| AxiStreamInputs {
            s_axis_tdata: any_word(chance),
            s_axis_tlast: chance.below(2),
            s_axis_tuser: chance.below(4),
            m_axis_tready: (stall == 0 || chance.once_in(stall)).into(),
            ..AxiStreamInputs::default()
        };
        for number in 0..length {
            while chance.once_in(8) {
                self.planned.push_back(idle(chance));
            }
            self.planned.push_back(AxiStreamInputs {
                s_axis_tvalid: 1,
                s_axis_tdata: image[number.min(8) as usize],
                s_axis_tlast: (number == length - 1).into(),
                ..idle(chance)
            });
        }
        let rest = 20 + chance.below(300);
        let noisy = chance.once_in(4);
        let reset = chance.once_in(5).then(|| chance.below(rest));
        for clock in 0..rest {
            self.planned.push_back(AxiStreamInputs {
                reset: (reset == Some(clock)).into(),
                s_axis_tvalid: (noisy && chance.once_in(2)).into(),
                ..idle(chance)
            });
        }
    }
}

impl Iterator for Stimulus {
    type Item = Vec<u32>;

    fn next(&mut self) -> Option<Vec<u32>> {
        if self.planned.is_empty() {
            self.plan();
        }
        self.planned
            .pop_front()
            .map(|inputs| inputs.array().to_vec())
    }
}
