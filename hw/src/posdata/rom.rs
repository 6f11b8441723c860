//! Posdata in memory: 32,768 words of 12 bits, for FPGAs with block RAM to spare.

use crate::bits::Bits;
use crate::circuit::Circuit;
use fpgambit_engine::posdata::{Posdata, RayOrder};
use rust_hdl::prelude::*;

/// Name of the memory file that the emitted Verilog reads.
pub const MEMORY_FILE: &str = "posdata.mem";

/// Posdata as a read-only memory with a registered output.
///
/// Works with either ray order; the walk follows whatever the table says.
#[derive(LogicBlock)]
pub struct PosdataRom {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Piece type.
    pub kind: Signal<In, Bits<3>>,
    /// Where the piece comes from.
    pub from: Signal<In, Bits<6>>,
    /// The square the walk is on.
    pub at: Signal<In, Bits<6>>,
    /// Where it goes if that square is empty.
    pub nextpos: Signal<Out, Bits<6>>,
    /// Where it goes if not.
    pub nextdir: Signal<Out, Bits<6>>,
    _words: Box<[u16]>,
}

impl PosdataRom {
    /// A memory filled with the table of one ray order.
    pub fn new(order: RayOrder) -> Self {
        Self::from_words(Posdata::new(order).words())
    }

    /// A memory filled with any words of 12 bits, lowest address first; what is missing is 0.
    ///
    /// A walk ends only when its words say so: with a wrong table it may go round for ever.
    pub fn from_words(words: impl IntoIterator<Item = u16>) -> Self {
        let mut words: Vec<u16> = words.into_iter().take(Posdata::LEN).collect();
        words.resize(Posdata::LEN, 0);
        Self {
            clock: Signal::default(),
            kind: Signal::default(),
            from: Signal::default(),
            at: Signal::default(),
            nextpos: Signal::default(),
            nextdir: Signal::default(),
            _words: words.into_boxed_slice(),
        }
    }

    fn clocked(&mut self) -> bool {
        let address =
            self.kind.val().index() << 12 | self.from.val().index() << 6 | self.at.val().index();
        let word = u64::from(self._words[address]);
        let nextpos: Bits<6> = (word >> 6).into();
        let nextdir: Bits<6> = (word & 63).into();
        let changed = nextpos != self.nextpos.val() || nextdir != self.nextdir.val();
        self.nextpos.next = nextpos;
        self.nextdir.next = nextdir;
        changed
    }
}

impl Default for PosdataRom {
    fn default() -> Self {
        Self::new(RayOrder::GnuChess)
    }
}

impl Logic for PosdataRom {
    fn update(&mut self) {
        if self.clock.pos_edge() {
            self.clocked();
        }
    }

    fn connect(&mut self) {
        self.nextpos.connect();
        self.nextdir.connect();
    }

    fn hdl(&self) -> Verilog {
        Verilog::Custom(format!(
            "\
reg [11:0] entries [0:32767];

initial begin
    $readmemh(\"{MEMORY_FILE}\", entries);
    {{nextpos, nextdir}} = 12'd0;
end

always @(posedge clock) {{nextpos, nextdir}} <= entries[{{kind, from, at}}];
"
        ))
    }
}

impl Circuit for PosdataRom {
    fn take_inputs(&mut self) -> bool {
        // Nothing runs from the address to the entry without a clock.
        self.kind.update_all();
        self.from.update_all();
        self.at.update_all();
        false
    }

    fn settle(&mut self) {}

    fn edge(&mut self) -> bool {
        self.clocked()
    }
}

/// The memory file of a ray order: one word of three hexadecimal digits a line, lowest address first.
pub fn memory_file(order: RayOrder) -> String {
    Posdata::new(order)
        .words()
        .map(|word| format!("{word:03x}\n"))
        .collect()
}
