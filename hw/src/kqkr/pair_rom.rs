//! Which of the 462 pairs the kings are.

use crate::bits::Bits;
use crate::circuit::Circuit;
use fpgambit_engine::Square;
use fpgambit_engine::kqkr::Won;
use rust_hdl::prelude::*;

/// Name of the memory file that the emitted Verilog reads.
pub const PAIRS_FILE: &str = "kqkr_pairs.mem";

/// Numbers of pairs of kings, 1,024 words of 10 bits, with a registered output.
///
/// | port | width | |
/// |---|---|---|
/// | `enable`, `kings` | 1, 10 | the address, as [`Fold`](super::Fold) gives it; read at the clock if `enable` |
/// | `pair` | 9 | the number, 0 to 461; 0 for kings that touch |
/// | `apart` | 1 | they do not |
#[derive(LogicBlock)]
pub struct PairRom {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Read at this clock.
    pub enable: Signal<In, Bit>,
    /// The folded kings.
    pub kings: Signal<In, Bits<10>>,
    /// The number of the pair.
    pub pair: Signal<Out, Bits<9>>,
    /// The kings do not touch.
    pub apart: Signal<Out, Bit>,
    _words: Box<[u16]>,
}

impl PairRom {
    /// The words: bit 9 says that the kings do not touch, the others are the number.
    pub fn words() -> Vec<u16> {
        (0..1024_usize)
            .map(|address| {
                let king = Square::from_file_rank((address >> 6 & 3) as u8, (address >> 8) as u8);
                match Won::pair(king, Square::wrapping(address as u8)) {
                    Some((pair, _)) => 1 << 9 | pair as u16,
                    None => 0,
                }
            })
            .collect()
    }

    /// The memory file.
    pub fn file() -> String {
        super::memory_file(&Self::words(), 3)
    }

    fn clocked(&mut self) -> bool {
        if !self.enable.val() {
            return false;
        }
        let word = u64::from(self._words[self.kings.val().index()]);
        let pair: Bits<9> = (word & 511).into();
        let apart = word >> 9 == 1;
        let changed = pair != self.pair.val() || apart != self.apart.val();
        self.pair.next = pair;
        self.apart.next = apart;
        changed
    }
}

impl Default for PairRom {
    fn default() -> Self {
        Self {
            clock: Signal::default(),
            enable: Signal::default(),
            kings: Signal::default(),
            pair: Signal::default(),
            apart: Signal::default(),
            _words: Self::words().into_boxed_slice(),
        }
    }
}

impl Logic for PairRom {
    fn update(&mut self) {
        if self.clock.pos_edge() {
            self.clocked();
        }
    }

    fn connect(&mut self) {
        self.pair.connect();
        self.apart.connect();
    }

    fn hdl(&self) -> Verilog {
        Verilog::Custom(format!(
            "\
reg [9:0] entries [0:1023];

initial begin
    $readmemh(\"{PAIRS_FILE}\", entries);
    {{apart, pair}} = 10'd0;
end

always @(posedge clock) if (enable) {{apart, pair}} <= entries[kings];
"
        ))
    }
}

impl Circuit for PairRom {
    fn take_inputs(&mut self) -> bool {
        // Nothing runs from the address to the entry without a clock.
        self.enable.update_all();
        self.kings.update_all();
        false
    }

    fn settle(&mut self) {}

    fn edge(&mut self) -> bool {
        self.clocked()
    }
}
