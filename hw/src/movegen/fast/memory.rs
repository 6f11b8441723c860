//! A small memory that is read within the clock: distributed RAM.

use crate::bits::Bits;
use crate::circuit::Circuit;
use rust_hdl::prelude::*;

/// Sixteen words of `N` bits, one written a clock, one read at once.
///
/// | port | width | |
/// |---|---|---|
/// | `write`, `write_address`, `word` | 1, 4, N | stores a word at the clock |
/// | `address` -> `data` | 4 -> N | the word stored there before this clock, combinational |
#[derive(LogicBlock, Default)]
pub struct Memory<const N: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Store `word` at this clock.
    pub write: Signal<In, Bit>,
    /// Where.
    pub write_address: Signal<In, Bits<4>>,
    /// What.
    pub word: Signal<In, Bits<N>>,
    /// Which word to read.
    pub address: Signal<In, Bits<4>>,
    /// It.
    pub data: Signal<Out, Bits<N>>,
    _words: [u32; 16],
}

impl<const N: usize> Memory<N> {
    fn clocked(&mut self) -> bool {
        let word = &mut self._words[self.write_address.val().index()];
        let stored = *word;
        if self.write.val() {
            *word = self.word.val().index() as u32;
        }
        *word != stored
    }
}

impl<const N: usize> Logic for Memory<N> {
    fn update(&mut self) {
        if self.clock.pos_edge() {
            self.clocked();
        }
        self.data.next = u64::from(self._words[self.address.val().index()]).into();
    }

    fn connect(&mut self) {
        self.data.connect();
    }

    fn hdl(&self) -> Verilog {
        let top = N - 1;
        Verilog::Custom(format!(
            "\
(* ram_style = \"distributed\" *)
reg [{top}:0] words [0:15];
integer index;

initial for (index = 0; index < 16; index = index + 1) words[index] = {N}'d0;

always @(posedge clock) if (write) words[write_address] <= word;

always @(*) data = words[address];
"
        ))
    }
}

impl<const N: usize> Circuit for Memory<N> {
    fn take_inputs(&mut self) -> bool {
        // Only the address reaches the output without a clock.
        self.write.update_all();
        self.write_address.update_all();
        self.word.update_all();
        crate::take_inputs!(self, address)
    }

    fn settle(&mut self) {
        self.data.next = u64::from(self._words[self.address.val().index()]).into();
    }

    fn edge(&mut self) -> bool {
        self.clocked()
    }
}
