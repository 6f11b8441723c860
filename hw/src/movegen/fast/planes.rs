//! A rank word with its nibbles turned into planes: wires only.

use super::super::board_ram::planes;
use crate::bits::Bits;
use crate::circuit::Circuit;
use rust_hdl::prelude::*;

/// Reorders a rank word: `[7:0]` the low bits of the eight piece nibbles, file a in bit 0, then their bits 1 and 2, and
/// in `[31:24]` their colours. Combinational.
#[derive(LogicBlock, Default)]
pub struct Planes {
    /// Eight piece nibbles.
    pub word: Signal<In, Bits<32>>,
    /// Four planes.
    pub sorted: Signal<Out, Bits<32>>,
}

impl Logic for Planes {
    fn update(&mut self) {
        self.sorted.next = u64::from(planes(self.word.val().index() as u32)).into();
    }

    fn connect(&mut self) {
        self.sorted.connect();
    }

    fn hdl(&self) -> Verilog {
        let order: Vec<String> = (0..32)
            .rev()
            .map(|bit| format!("word[{}]", 4 * (bit % 8) + bit / 8))
            .collect();
        let rows: Vec<String> = order.chunks(8).map(|row| row.join(", ")).collect();
        Verilog::Custom(format!(
            "always @(*) sorted = {{\n    {}\n}};\n",
            rows.join(",\n    ")
        ))
    }
}

impl Circuit for Planes {
    fn take_inputs(&mut self) -> bool {
        crate::take_inputs!(self, word)
    }

    fn settle(&mut self) {
        self.update();
    }

    fn edge(&mut self) -> bool {
        false
    }
}
