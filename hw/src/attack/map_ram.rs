//! The attack map while it grows: 64 entries of how many attack a square, and of which kinds.

use crate::bits::Bits;
use crate::circuit::Circuit;
use rust_hdl::prelude::*;

/// Map memory, 64 words of 11 bits, one read and one write port.
///
/// An entry is `[4:0]` the number of attackers, `[10:5]` their kinds, pawn lowest.
///
/// | port | width | |
/// |---|---|---|
/// | `read_square` -> `entry` | 6 -> 11 | one clock later |
/// | `write`, `write_square`, `word` | 1, 6, 11 | stores an entry at the clock |
///
/// All entries are 0 at power-up. An entry read at the clock at which it is written is the old one.
#[derive(LogicBlock)]
pub struct MapRam {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Which entry to read.
    pub read_square: Signal<In, Bits<6>>,
    /// The entry that `read_square` named at the last clock.
    pub entry: Signal<Out, Bits<11>>,
    /// Store `word` at this clock.
    pub write: Signal<In, Bit>,
    /// Which entry to store.
    pub write_square: Signal<In, Bits<6>>,
    /// What to store.
    pub word: Signal<In, Bits<11>>,
    _entries: [u16; 64],
}

impl Default for MapRam {
    fn default() -> Self {
        Self {
            clock: Signal::default(),
            read_square: Signal::default(),
            entry: Signal::default(),
            write: Signal::default(),
            write_square: Signal::default(),
            word: Signal::default(),
            _entries: [0; 64],
        }
    }
}

impl MapRam {
    fn clocked(&mut self) -> bool {
        let entry: Bits<11> = u64::from(self._entries[self.read_square.val().index()]).into();
        if self.write.val() {
            self._entries[self.write_square.val().index()] = self.word.val().index() as u16;
        }
        let changed = entry != self.entry.val();
        self.entry.next = entry;
        changed
    }
}

impl Logic for MapRam {
    fn update(&mut self) {
        if self.clock.pos_edge() {
            self.clocked();
        }
    }

    fn connect(&mut self) {
        self.entry.connect();
    }

    fn hdl(&self) -> Verilog {
        Verilog::Custom(String::from(
            "\
reg [10:0] entries [0:63];
integer square;

initial begin
    for (square = 0; square < 64; square = square + 1) entries[square] = 11'd0;
    entry = 11'd0;
end

always @(posedge clock) begin
    if (write) entries[write_square] <= word;
    entry <= entries[read_square];
end
",
        ))
    }
}

impl Circuit for MapRam {
    fn take_inputs(&mut self) -> bool {
        // Nothing runs from the inputs to the output without a clock.
        self.read_square.update_all();
        self.write.update_all();
        self.write_square.update_all();
        self.word.update_all();
        false
    }

    fn settle(&mut self) {}

    fn edge(&mut self) -> bool {
        self.clocked()
    }
}
