//! Posdata in a memory with two ports: two walks read it in every clock.

use super::MEMORY_FILE;
use crate::bits::Bits;
use crate::circuit::Circuit;
use fpgambit_engine::posdata::{Posdata, RayOrder};
use rust_hdl::prelude::*;

/// Posdata for an even and an odd walk, read from one memory; the entries come one clock after their addresses.
///
/// How a walk came to the square (`..._begins`, `..._goes`, `..._turns`) does not matter here; the ports are those of
/// [`PosdataSteps`](super::PosdataSteps), for which it does.
#[derive(LogicBlock)]
pub struct PosdataTwinRom {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// The rays of a piece that begins.
    pub begin_rays: Signal<In, Bits<8>>,
    /// Piece type of the even walk.
    pub even_kind: Signal<In, Bits<3>>,
    /// Where its piece comes from.
    pub even_from: Signal<In, Bits<6>>,
    /// Where it will be in the next clock.
    pub even_at: Signal<In, Bits<6>>,
    /// It begins there.
    pub even_begins: Signal<In, Bit>,
    /// It comes there along the chain.
    pub even_goes: Signal<In, Bit>,
    /// By nextdir.
    pub even_turns: Signal<In, Bit>,
    /// Where it goes if that square is empty.
    pub even_nextpos: Signal<Out, Bits<6>>,
    /// Where it goes if not.
    pub even_nextdir: Signal<Out, Bits<6>>,
    /// Never: a table does not say so in time.
    pub even_last: Signal<Out, Bit>,
    /// It is on its piece's own square.
    pub even_home: Signal<Out, Bit>,
    /// Piece type of the odd walk.
    pub odd_kind: Signal<In, Bits<3>>,
    /// Where its piece comes from.
    pub odd_from: Signal<In, Bits<6>>,
    /// Where it will be in the next clock.
    pub odd_at: Signal<In, Bits<6>>,
    /// It begins there.
    pub odd_begins: Signal<In, Bit>,
    /// It comes there along the chain.
    pub odd_goes: Signal<In, Bit>,
    /// By nextdir.
    pub odd_turns: Signal<In, Bit>,
    /// Where it goes if that square is empty.
    pub odd_nextpos: Signal<Out, Bits<6>>,
    /// Where it goes if not.
    pub odd_nextdir: Signal<Out, Bits<6>>,
    /// Never: a table does not say so in time.
    pub odd_last: Signal<Out, Bit>,
    /// It is on its piece's own square.
    pub odd_home: Signal<Out, Bit>,
    _words: Box<[u16]>,
}

impl Default for PosdataTwinRom {
    fn default() -> Self {
        Self {
            clock: Signal::default(),
            begin_rays: Signal::default(),
            even_kind: Signal::default(),
            even_from: Signal::default(),
            even_at: Signal::default(),
            even_begins: Signal::default(),
            even_goes: Signal::default(),
            even_turns: Signal::default(),
            even_nextpos: Signal::default(),
            even_nextdir: Signal::default(),
            even_last: Signal::default(),
            even_home: Signal::default(),
            odd_kind: Signal::default(),
            odd_from: Signal::default(),
            odd_at: Signal::default(),
            odd_begins: Signal::default(),
            odd_goes: Signal::default(),
            odd_turns: Signal::default(),
            odd_nextpos: Signal::default(),
            odd_nextdir: Signal::default(),
            odd_last: Signal::default(),
            odd_home: Signal::default(),
            _words: Posdata::new(RayOrder::GnuChess).words().collect(),
        }
    }
}

impl PosdataTwinRom {
    fn entry(&self, kind: Bits<3>, from: Bits<6>, at: Bits<6>) -> (Bits<6>, Bits<6>) {
        let word = self._words[kind.index() << 12 | from.index() << 6 | at.index()];
        (u64::from(word >> 6).into(), u64::from(word & 63).into())
    }

    fn clocked(&mut self) -> bool {
        let (even_nextpos, even_nextdir) = self.entry(
            self.even_kind.val(),
            self.even_from.val(),
            self.even_at.val(),
        );
        let (odd_nextpos, odd_nextdir) =
            self.entry(self.odd_kind.val(), self.odd_from.val(), self.odd_at.val());
        let even_home = self.even_at.val() == self.even_from.val();
        let odd_home = self.odd_at.val() == self.odd_from.val();
        let changed = even_nextpos != self.even_nextpos.val()
            || even_nextdir != self.even_nextdir.val()
            || odd_nextpos != self.odd_nextpos.val()
            || odd_nextdir != self.odd_nextdir.val()
            || even_home != self.even_home.val()
            || odd_home != self.odd_home.val();
        self.even_nextpos.next = even_nextpos;
        self.even_nextdir.next = even_nextdir;
        self.odd_nextpos.next = odd_nextpos;
        self.odd_nextdir.next = odd_nextdir;
        self.even_home.next = even_home;
        self.odd_home.next = odd_home;
        changed
    }
}

impl Logic for PosdataTwinRom {
    fn update(&mut self) {
        if self.clock.pos_edge() {
            self.clocked();
        }
        self.even_last.next = false;
        self.odd_last.next = false;
    }

    fn connect(&mut self) {
        self.even_nextpos.connect();
        self.even_nextdir.connect();
        self.even_last.connect();
        self.even_home.connect();
        self.odd_nextpos.connect();
        self.odd_nextdir.connect();
        self.odd_last.connect();
        self.odd_home.connect();
    }

    fn hdl(&self) -> Verilog {
        Verilog::Custom(format!(
            "\
reg [11:0] entries [0:32767];

initial begin
    $readmemh(\"{MEMORY_FILE}\", entries);
    {{even_nextpos, even_nextdir}} = 12'd0;
    {{odd_nextpos, odd_nextdir}} = 12'd0;
    {{even_last, odd_last}} = 2'b00;
    {{even_home, odd_home}} = 2'b00;
end

always @(posedge clock) {{even_nextpos, even_nextdir}} <= entries[{{even_kind, even_from, even_at}}];
always @(posedge clock) {{odd_nextpos, odd_nextdir}} <= entries[{{odd_kind, odd_from, odd_at}}];

always @(posedge clock) even_home <= even_at == even_from;
always @(posedge clock) odd_home <= odd_at == odd_from;
always @(posedge clock) {{even_last, odd_last}} <= 2'b00;

// How a walk came to its square is not asked in a table.
wire _unused = &{{1'b0, begin_rays, even_begins, even_goes, even_turns, odd_begins, odd_goes,
    odd_turns}};
"
        ))
    }
}

impl Circuit for PosdataTwinRom {
    fn take_inputs(&mut self) -> bool {
        // Nothing runs from the address to the entry without a clock.
        self.begin_rays.update_all();
        self.even_kind.update_all();
        self.even_from.update_all();
        self.even_at.update_all();
        self.even_begins.update_all();
        self.even_goes.update_all();
        self.even_turns.update_all();
        self.odd_kind.update_all();
        self.odd_from.update_all();
        self.odd_at.update_all();
        self.odd_begins.update_all();
        self.odd_goes.update_all();
        self.odd_turns.update_all();
        false
    }

    fn settle(&mut self) {}

    fn edge(&mut self) -> bool {
        self.clocked()
    }
}
