//! The table: one bit a position.

use super::WON;
use crate::bits::Bits;
use crate::circuit::Circuit;
use fpgambit_engine::Square;
use fpgambit_engine::kqkr::Won;
use rust_hdl::prelude::*;

/// Name of the memory file that the emitted Verilog reads.
pub const WON_FILE: &str = "kqkr_won.mem";

/// Words: 462 pairs of kings, 64 squares of the queen, 4 times 16 squares of the rook.
const WORDS: usize = Won::PAIRS * 64 * 4;

/// Won positions, 118,272 words of 16 bits, with a registered output.
///
/// | port | width | |
/// |---|---|---|
/// | `enable`, `pair`, `queen`, `rook_high` | 1, 9, 6, 2 | the address; read at the clock if `enable` |
/// | `won` | 16 | for each rook square `{rook_high, n}`: the queen's side, to move, wins |
#[derive(LogicBlock)]
pub struct WonRom {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Read at this clock.
    pub enable: Signal<In, Bit>,
    /// The number of the pair of kings, below 462.
    pub pair: Signal<In, Bits<9>>,
    /// The queen's square.
    pub queen: Signal<In, Bits<6>>,
    /// Two ranks of the rook.
    pub rook_high: Signal<In, Bits<2>>,
    /// The bits of these ranks.
    pub won: Signal<Out, Bits<16>>,
    _words: Box<[u16]>,
}

impl WonRom {
    /// The words of the table.
    pub fn words() -> Vec<u16> {
        (0..WORDS)
            .map(|address| {
                let row = WON.row(address >> 8, Square::wrapping((address >> 2) as u8));
                (row.0 >> (16 * (address & 3))) as u16
            })
            .collect()
    }

    /// The memory file.
    pub fn file() -> String {
        super::memory_file(&Self::words(), 4)
    }

    fn clocked(&mut self) -> bool {
        if !self.enable.val() {
            return false;
        }
        let address = (self.pair.val().index() << 6 | self.queen.val().index()) << 2
            | self.rook_high.val().index();
        // Pairs beyond the last are not asked for.
        let word = self._words.get(address).copied().unwrap_or(0);
        let won: Bits<16> = u64::from(word).into();
        let changed = won != self.won.val();
        self.won.next = won;
        changed
    }
}

impl Default for WonRom {
    fn default() -> Self {
        Self {
            clock: Signal::default(),
            enable: Signal::default(),
            pair: Signal::default(),
            queen: Signal::default(),
            rook_high: Signal::default(),
            won: Signal::default(),
            _words: Self::words().into_boxed_slice(),
        }
    }
}

impl Logic for WonRom {
    fn update(&mut self) {
        if self.clock.pos_edge() {
            self.clocked();
        }
    }

    fn connect(&mut self) {
        self.won.connect();
    }

    fn hdl(&self) -> Verilog {
        Verilog::Custom(format!(
            "\
reg [15:0] entries [0:{last}];

initial begin
    $readmemh(\"{WON_FILE}\", entries);
    won = 16'd0;
end

always @(posedge clock) if (enable) won <= entries[{{pair, queen, rook_high}}];
",
            last = WORDS - 1
        ))
    }
}

impl Circuit for WonRom {
    fn take_inputs(&mut self) -> bool {
        // Nothing runs from the address to the word without a clock.
        self.enable.update_all();
        self.pair.update_all();
        self.queen.update_all();
        self.rook_high.update_all();
        false
    }

    fn settle(&mut self) {}

    fn edge(&mut self) -> bool {
        self.clocked()
    }
}
