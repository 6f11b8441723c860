//! Random stimulus for the Wishbone wrapper, for comparing two models of it.

use super::top::WishboneInputs;
use crate::bus::script::Held;
use crate::pins::Values;
use fpgambit_engine::random::Chance;

/// An endless sequence of input values, determined by its seed: accesses close together and with gaps, some withdrawn,
/// incomplete byte selects, and resets.
#[derive(Clone, Debug)]
pub struct Stimulus {
    chance: Chance,
    accesses: Held,
}

impl Stimulus {
    /// Makes the sequence for this seed.
    pub fn new(seed: u64) -> Self {
        Self {
            chance: Chance::new(seed),
            accesses: Held::new(seed),
        }
    }
}

impl Iterator for Stimulus {
    type Item = Vec<u32>;

    fn next(&mut self) -> Option<Vec<u32>> {
        let chance = &mut self.chance;
        let access = self.accesses.clock(chance);
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
        if let Some(access) = access {
            inputs.wb_cyc = 1;
            inputs.wb_stb = (!chance.once_in(8)).into();
            inputs.wb_we = access.write.into();
            inputs.wb_adr = access.number;
            inputs.wb_dat_w = access.word;
        }
        Some(inputs.array().to_vec())
    }
}
