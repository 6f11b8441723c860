//! The history: the last 512 moves, one of them read in a clock.

use crate::bits::Bits;
use crate::circuit::Circuit;
use rust_hdl::prelude::*;

/// History memory, 512 words of 26 bits.
///
/// | port | width | |
/// |---|---|---|
/// | `write`, `number`, `word` | 1, 9, 26 | stores a move at the clock |
/// | `read`, `wanted` -> `found` | 1, 9 -> 26 | reads one, a clock later; if `read` is low, `found` stays |
///
/// A word is \[5:0\] from, \[11:6\] to, \[15:12\] piece nibble, \[16\] the position before cannot come again, \[25:17\] how
/// many moves before this one could be taken back. While `write` is high nothing is read.
#[derive(LogicBlock)]
pub struct RecordRam {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Store `word` at this clock.
    pub write: Signal<In, Bit>,
    /// As which move.
    pub number: Signal<In, Bits<9>>,
    /// The word.
    pub word: Signal<In, Bits<26>>,
    /// Read at this clock.
    pub read: Signal<In, Bit>,
    /// Which move.
    pub wanted: Signal<In, Bits<9>>,
    /// The move.
    pub found: Signal<Out, Bits<26>>,
    _words: Box<[u32]>,
}

impl Default for RecordRam {
    fn default() -> Self {
        Self {
            clock: Signal::default(),
            write: Signal::default(),
            number: Signal::default(),
            word: Signal::default(),
            read: Signal::default(),
            wanted: Signal::default(),
            found: Signal::default(),
            _words: vec![0; 512].into_boxed_slice(),
        }
    }
}

impl RecordRam {
    fn clocked(&mut self) -> bool {
        if self.write.val() {
            self._words[self.number.val().index()] = self.word.val().index() as u32;
            return false;
        }
        if !self.read.val() {
            return false;
        }
        let found: Bits<26> = u64::from(self._words[self.wanted.val().index()]).into();
        let changed = found != self.found.val();
        self.found.next = found;
        changed
    }
}

impl Logic for RecordRam {
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
(* ram_style = \"block\" *)
reg [25:0] words [0:511];
integer address;

initial begin
    for (address = 0; address < 512; address = address + 1) words[address] = 26'd0;
    found = 26'd0;
end

always @(posedge clock) begin
    if (write) begin
        words[number] <= word;
    end else if (read) begin
        found <= words[wanted];
    end
end
",
        ))
    }
}

impl Circuit for RecordRam {
    fn take_inputs(&mut self) -> bool {
        // Nothing runs from the inputs to the output without a clock.
        self.write.update_all();
        self.number.update_all();
        self.word.update_all();
        self.read.update_all();
        self.wanted.update_all();
        false
    }

    fn settle(&mut self) {}

    fn edge(&mut self) -> bool {
        self.clocked()
    }
}
