//! Random stimulus for the AXI4-Lite wrapper, for comparing two models of it.

use super::top::AxiLiteInputs;
use crate::bus::script::Held;
use crate::pins::Values;
use fpgambit_engine::random::Chance;

/// An endless sequence of input values, determined by its seed: accesses close together and with gaps, delayed
/// responses, incomplete byte strobes, and resets.
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
        let mut inputs = AxiLiteInputs {
            reset: chance.once_in(500).into(),
            s_axi_awaddr: chance.below(256),
            s_axi_wdata: chance.below(1 << 30),
            s_axi_wstrb: if chance.once_in(20) {
                chance.below(16)
            } else {
                15
            },
            s_axi_bready: (!chance.once_in(4)).into(),
            s_axi_araddr: chance.below(256),
            s_axi_rready: (!chance.once_in(4)).into(),
            ..AxiLiteInputs::default()
        };
        if let Some(access) = access {
            let odd = if chance.once_in(30) { 1 } else { 0 };
            let address = 4 * access.number + odd;
            if access.write {
                inputs.s_axi_awvalid = (!chance.once_in(8)).into();
                inputs.s_axi_wvalid = (!chance.once_in(8)).into();
                inputs.s_axi_awaddr = address;
                inputs.s_axi_wdata = access.word;
            } else {
                inputs.s_axi_arvalid = 1;
                inputs.s_axi_araddr = address;
            }
        }
        Some(inputs.array().to_vec())
    }
}
