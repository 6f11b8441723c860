//! Random operation of the Wishbone front, for holding two models of it together.

use super::top::WishboneInputs;
use crate::bus::script::{Access, Accesses};
use crate::pins::Values;
use fpgambit_engine::random::Chance;

/// An endless run of input values, the same for the same seed: accesses close together and with gaps, some taken back, bytes
/// left out, and resets.
#[derive(Clone, Debug)]
pub struct Stimulus {
    chance: Chance,
    accesses: Accesses,
    access: Option<Access>,
    /// Clocks left for it; it is done once or twice in them.
    left: u32,
}

impl Stimulus {
    /// The run of this seed.
    pub fn new(seed: u64) -> Self {
        Self {
            chance: Chance::new(seed),
            accesses: Accesses::new(seed),
            access: None,
            left: 0,
        }
    }
}

impl Iterator for Stimulus {
    type Item = Vec<u32>;

    fn next(&mut self) -> Option<Vec<u32>> {
        if self.left == 0 {
            self.left = 1 + self.chance.below(4);
            self.access = match self.chance.once_in(6) {
                true => None,
                false => Some(self.accesses.next(&mut self.chance)),
            };
        }
        self.left -= 1;
        let chance = &mut self.chance;
        let mut inputs = WishboneInputs {
            reset: chance.once_in(500).into(),
            wb_cyc: chance.below(2),
            wb_adr: chance.below(64),
            wb_we: chance.below(2),
            wb_sel: if chance.once_in(20) {
                chance.below(16)
            } else {
                15
            },
            wb_dat_w: chance.below(1 << 30),
            ..WishboneInputs::default()
        };
        if let Some(access) = self.access {
            inputs.wb_cyc = 1;
            inputs.wb_stb = (!chance.once_in(8)).into();
            inputs.wb_we = access.write.into();
            inputs.wb_adr = access.number;
            inputs.wb_dat_w = access.word;
        }
        Some(inputs.array().to_vec())
    }
}
