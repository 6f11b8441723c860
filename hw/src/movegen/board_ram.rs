//! The board: eight ranks of eight squares, one rank a word, two read ports.

use crate::bits::Bits;
use crate::circuit::Circuit;
use rust_hdl::prelude::*;

/// Board memory, 8 words of 32 bits.
///
/// A rank is written as the board image has it (file a in the low nibble) and read as four *planes* of eight bits,
/// file a in bit 0: `[7:0]` the low bits of the eight piece nibbles, then their bits 1 and 2, and in `[31:24]` their
/// colours. Planes let one rank's eight squares be asked at once; in hardware the reordering is wires.
///
/// | port | width | |
/// |---|---|---|
/// | `write`, `write_rank`, `word` | 1, 3, 32 | stores a rank at the clock |
/// | `walk_rank` -> `walk_planes` | 3 -> 32 | read port of the walk, one clock later |
/// | `list_rank` -> `list_planes` | 3 -> 32 | read port of the scan and the piece list, one clock later |
///
/// While `write` is high neither port reads: both outputs keep their values.
#[derive(LogicBlock, Default)]
pub struct BoardRam {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Store `word` at this clock.
    pub write: Signal<In, Bit>,
    /// Which rank to store.
    pub write_rank: Signal<In, Bits<3>>,
    /// Eight piece nibbles.
    pub word: Signal<In, Bits<32>>,
    /// Rank the walk reads.
    pub walk_rank: Signal<In, Bits<3>>,
    /// Rank the scan or the piece list reads.
    pub list_rank: Signal<In, Bits<3>>,
    /// Planes of the rank that `walk_rank` named at the last clock.
    pub walk_planes: Signal<Out, Bits<32>>,
    /// Planes of the rank that `list_rank` named at the last clock.
    pub list_planes: Signal<Out, Bits<32>>,
    _ranks: [u32; 8],
}

/// The four planes of a rank word: bit `8 * p + f` is bit `p` of the nibble on file `f`.
pub fn planes(word: u32) -> u32 {
    (0..32).fold(0, |planes, bit| {
        planes | ((word >> (4 * (bit % 8) + bit / 8)) & 1) << bit
    })
}

impl BoardRam {
    fn clocked(&mut self) -> bool {
        if self.write.val() {
            self._ranks[self.write_rank.val().index()] = planes(self.word.val().index() as u32);
            return false;
        }
        let walk: Bits<32> = u64::from(self._ranks[self.walk_rank.val().index()]).into();
        let list: Bits<32> = u64::from(self._ranks[self.list_rank.val().index()]).into();
        let changed = walk != self.walk_planes.val() || list != self.list_planes.val();
        self.walk_planes.next = walk;
        self.list_planes.next = list;
        changed
    }
}

impl Logic for BoardRam {
    fn update(&mut self) {
        if self.clock.pos_edge() {
            self.clocked();
        }
    }

    fn connect(&mut self) {
        self.walk_planes.connect();
        self.list_planes.connect();
    }

    fn hdl(&self) -> Verilog {
        let order: Vec<String> = (0..32)
            .rev()
            .map(|bit| format!("word[{}]", 4 * (bit % 8) + bit / 8))
            .collect();
        let rows: Vec<String> = order.chunks(8).map(|row| row.join(", ")).collect();
        Verilog::Custom(format!(
            "\
// Too small for a synthesiser to think of block RAM by itself, but registers would cost ten times the logic.
(* ram_style = \"block\" *)
reg [31:0] ranks [0:7];
integer rank;

initial begin
    for (rank = 0; rank < 8; rank = rank + 1) ranks[rank] = 32'd0;
    walk_planes = 32'd0;
    list_planes = 32'd0;
end

// One bit of every nibble side by side: the colours first, then bits 2, 1 and 0.
wire [31:0] planes = {{
    {}
}};

always @(posedge clock) begin
    if (write) begin
        ranks[write_rank] <= planes;
    end else begin
        walk_planes <= ranks[walk_rank];
        list_planes <= ranks[list_rank];
    end
end
",
            rows.join(",\n    ")
        ))
    }
}

impl Circuit for BoardRam {
    fn take_inputs(&mut self) -> bool {
        // Nothing runs from the inputs to the outputs without a clock.
        self.write.update_all();
        self.write_rank.update_all();
        self.word.update_all();
        self.walk_rank.update_all();
        self.list_rank.update_all();
        false
    }

    fn settle(&mut self) {}

    fn edge(&mut self) -> bool {
        self.clocked()
    }
}

#[cfg(test)]
mod tests {
    use super::planes;

    #[test]
    fn planes_hold_each_nibble_across_four_bytes() {
        let word = 0x4000_9e61;
        let planes = planes(word);
        for file in 0..8 {
            let nibble = (0..4).fold(0, |n, p| n | ((planes >> (8 * p + file)) & 1) << p);
            assert_eq!(nibble, (word >> (4 * file)) & 15, "file {file}");
        }
    }
}
