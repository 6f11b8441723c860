//! The examined position: 64 piece nibbles, four of them read in a clock.

use crate::bits::Bits;
use crate::circuit::Circuit;
use rust_hdl::prelude::*;

/// Board memory, 64 words of 4 bits, one write and four read ports (in hardware four copies written alike).
///
/// | port | width | |
/// |---|---|---|
/// | `write`, `square`, `nibble` | 1, 6, 4 | puts a piece on a square at the clock, 0 empties it |
/// | `read` | 1 | reads at the clock; if low, the outputs stay |
/// | `even_from` -> `on_even_from` and so on | 6 -> 4 | what stands on the squares of two moves, one clock later |
///
/// While `write` is high nothing is read.
#[derive(LogicBlock)]
pub struct SquareRam {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Store `nibble` at this clock.
    pub write: Signal<In, Bit>,
    /// Where.
    pub square: Signal<In, Bits<6>>,
    /// What.
    pub nibble: Signal<In, Bits<4>>,
    /// Read at this clock.
    pub read: Signal<In, Bit>,
    /// Where the even move came from.
    pub even_from: Signal<In, Bits<6>>,
    /// Where it went.
    pub even_to: Signal<In, Bits<6>>,
    /// Where the odd move came from.
    pub odd_from: Signal<In, Bits<6>>,
    /// Where it went.
    pub odd_to: Signal<In, Bits<6>>,
    /// What stands on `even_from`.
    pub on_even_from: Signal<Out, Bits<4>>,
    /// What stands on `even_to`.
    pub on_even_to: Signal<Out, Bits<4>>,
    /// What stands on `odd_from`.
    pub on_odd_from: Signal<Out, Bits<4>>,
    /// What stands on `odd_to`.
    pub on_odd_to: Signal<Out, Bits<4>>,
    _squares: [u8; 64],
}

impl Default for SquareRam {
    fn default() -> Self {
        Self {
            clock: Signal::default(),
            write: Signal::default(),
            square: Signal::default(),
            nibble: Signal::default(),
            read: Signal::default(),
            even_from: Signal::default(),
            even_to: Signal::default(),
            odd_from: Signal::default(),
            odd_to: Signal::default(),
            on_even_from: Signal::default(),
            on_even_to: Signal::default(),
            on_odd_from: Signal::default(),
            on_odd_to: Signal::default(),
            _squares: [0; 64],
        }
    }
}

impl SquareRam {
    fn clocked(&mut self) -> bool {
        if self.write.val() {
            self._squares[self.square.val().index()] = self.nibble.val().index() as u8;
            return false;
        }
        if !self.read.val() {
            return false;
        }
        let addresses = [
            self.even_from.val(),
            self.even_to.val(),
            self.odd_from.val(),
            self.odd_to.val(),
        ];
        let found: [Bits<4>; 4] =
            addresses.map(|square| u64::from(self._squares[square.index()]).into());
        let outputs = [
            &mut self.on_even_from,
            &mut self.on_even_to,
            &mut self.on_odd_from,
            &mut self.on_odd_to,
        ];
        let mut changed = false;
        for (output, nibble) in outputs.into_iter().zip(found) {
            changed |= nibble != output.val();
            output.next = nibble;
        }
        changed
    }
}

impl Logic for SquareRam {
    fn update(&mut self) {
        if self.clock.pos_edge() {
            self.clocked();
        }
    }

    fn connect(&mut self) {
        self.on_even_from.connect();
        self.on_even_to.connect();
        self.on_odd_from.connect();
        self.on_odd_to.connect();
    }

    fn hdl(&self) -> Verilog {
        Verilog::Custom(String::from(
            "\
// Too small for a synthesiser to think of block RAM by itself, but registers would cost far more logic.
(* ram_style = \"block\" *)
reg [3:0] board [0:63];
integer place;

initial begin
    for (place = 0; place < 64; place = place + 1) board[place] = 4'd0;
    on_even_from = 4'd0;
    on_even_to = 4'd0;
    on_odd_from = 4'd0;
    on_odd_to = 4'd0;
end

always @(posedge clock) begin
    if (write) begin
        board[square] <= nibble;
    end else if (read) begin
        on_even_from <= board[even_from];
        on_even_to <= board[even_to];
        on_odd_from <= board[odd_from];
        on_odd_to <= board[odd_to];
    end
end
",
        ))
    }
}

impl Circuit for SquareRam {
    fn take_inputs(&mut self) -> bool {
        // Nothing runs from the inputs to the outputs without a clock.
        self.write.update_all();
        self.square.update_all();
        self.nibble.update_all();
        self.read.update_all();
        self.even_from.update_all();
        self.even_to.update_all();
        self.odd_from.update_all();
        self.odd_to.update_all();
        false
    }

    fn settle(&mut self) {}

    fn edge(&mut self) -> bool {
        self.clocked()
    }
}
