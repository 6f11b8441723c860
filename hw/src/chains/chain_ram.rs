//! The list of chains.

use crate::bits::Bits;
use crate::circuit::Circuit;
use rust_hdl::prelude::*;

/// List memory, 32 words of 16 bits: \[5:0\] from, \[11:6\] to, \[15:12\] piece nibble.
///
/// | port | width | |
/// |---|---|---|
/// | `write`, `place`, `chain` | 1, 5, 16 | stores a chain at the clock |
/// | `wanted` -> `found` | 5 -> 16 | reads one, a clock later; what it was when one is written there |
#[derive(LogicBlock, Default)]
pub struct ChainRam {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Store `chain` at this clock.
    pub write: Signal<In, Bit>,
    /// Where.
    pub place: Signal<In, Bits<5>>,
    /// The chain.
    pub chain: Signal<In, Bits<16>>,
    /// Which to read.
    pub wanted: Signal<In, Bits<5>>,
    /// The chain.
    pub found: Signal<Out, Bits<16>>,
    _chains: [u16; 32],
}

impl ChainRam {
    fn clocked(&mut self) -> bool {
        let found: Bits<16> = u64::from(self._chains[self.wanted.val().index()]).into();
        if self.write.val() {
            self._chains[self.place.val().index()] = self.chain.val().index() as u16;
        }
        let changed = found != self.found.val();
        self.found.next = found;
        changed
    }
}

impl Logic for ChainRam {
    fn update(&mut self) {
        if self.clock.pos_edge() {
            self.clocked();
        }
    }

    fn connect(&mut self) {
        self.found.connect();
    }

    fn hdl(&self) -> Verilog {
        Verilog::Custom(String::from(
            "\
reg [15:0] links [0:31];
integer entry;

initial begin
    for (entry = 0; entry < 32; entry = entry + 1) links[entry] = 16'd0;
    found = 16'd0;
end

always @(posedge clock) begin
    if (write) links[place] <= chain;
    found <= links[wanted];
end
",
        ))
    }
}

impl Circuit for ChainRam {
    fn take_inputs(&mut self) -> bool {
        // Nothing runs from the inputs to the output without a clock.
        self.write.update_all();
        self.place.update_all();
        self.chain.update_all();
        self.wanted.update_all();
        false
    }

    fn settle(&mut self) {}

    fn edge(&mut self) -> bool {
        self.clocked()
    }
}
