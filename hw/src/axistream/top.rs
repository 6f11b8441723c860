//! The AXI4-Stream wrapper of the compact generator.

use crate::bits::{Bits, bits};
use crate::circuit::{Circuit, hdl_gen};
use crate::movegen::Movegen;
use crate::pins::Pins;
use crate::posdata::PosdataForm;
use crate::values::load_address;
use rust_hdl::prelude::*;

/// Positions in, moves out, both as AXI4-Stream packets. See the [module](super) for how it works.
#[derive(Circuit, Pins, Default)]
pub struct AxiStream {
    /// Clock, rising edge.
    pub clock: Signal<In, Clock>,
    /// Synchronous reset: discards the packet in progress, input or output; accepted words of the board image are kept.
    pub reset: Signal<In, Bit>,
    /// A word of a board image is offered.
    pub s_axis_tvalid: Signal<In, Bit>,
    /// The unit accepts the word at this edge if s_axis_tvalid is high; low during reset, and from the clock after an
    /// input packet's last word until the sink has accepted the last move.
    pub s_axis_tready: Signal<Out, Bit>,
    /// The word: ranks 1 to 8 in order, then the state word; in a rank, file a is in bits 3 to 0.
    pub s_axis_tdata: Signal<In, Bits<32>>,
    /// The word is the last of its packet, and starts the generation. If the packet has fewer than nine words, the
    /// other words of the board image stay as they are.
    pub s_axis_tlast: Signal<In, Bit>,
    /// Sampled with the last word: \[0\] 1 legal moves, 0 pseudo-legal moves; \[1\] 1 captures, en passant and
    /// promotions only, 0 all moves.
    pub s_axis_tuser: Signal<In, Bits<2>>,
    /// A move word is offered; it holds until the sink accepts it.
    pub m_axis_tvalid: Signal<Out, Bit>,
    /// The sink accepts the offered word at this edge.
    pub m_axis_tready: Signal<In, Bit>,
    /// The move word; a single word 0 if there is no move.
    pub m_axis_tdata: Signal<Out, Bits<16>>,
    /// The offered word is the last of its packet.
    pub m_axis_tlast: Signal<Out, Bit>,
    /// Clocks of this generation, from its start to its last word, inclusive, modulo 65,536; holds until the next
    /// start.
    pub cycles: Signal<Out, Bits<16>>,
    /// Squares that the pieces have visited in this generation, modulo 65,536; holds until the next start.
    pub visited: Signal<Out, Bits<16>>,

    movegen: Movegen,
    number: DFF<Bits<4>>,
    starts: DFF<Bit>,
    mode: DFF<Bits<2>>,

    takes: Signal<Local, Bit>,
}

impl Logic for AxiStream {
    #[hdl_gen]
    fn update(&mut self) {
        self.s_axis_tready.next = self.movegen.load_ready.val() & !self.starts.q.val();
        self.takes.next =
            self.s_axis_tvalid.val() & self.movegen.load_ready.val() & !self.starts.q.val();
        if self.takes.val() {
            comment!("Words after the ninth are also treated as state words.");
            if !self.number.q.val().get_bit(load_address::STATE) {
                self.number.d.next = self.number.q.val() + 1;
            }
            if self.s_axis_tlast.val() {
                self.number.d.next = bits::<4>(0);
                self.starts.d.next = true;
                self.mode.d.next = self.s_axis_tuser.val();
            }
        }
        if self.movegen.start_ready.val() & self.starts.q.val() {
            self.starts.d.next = false;
        }
        if self.reset.val() {
            self.number.d.next = bits::<4>(0);
            self.starts.d.next = false;
        }

        self.movegen.reset.next = self.reset.val();
        self.movegen.load_valid.next = self.s_axis_tvalid.val() & !self.starts.q.val();
        self.movegen.load_address.next = self.number.q.val();
        self.movegen.load_word.next = self.s_axis_tdata.val();
        self.movegen.start_valid.next = self.starts.q.val();
        self.movegen.start_legal.next = self.mode.q.val().get_bit(0);
        self.movegen.start_captures.next = self.mode.q.val().get_bit(1);
        self.movegen.move_ready.next = self.m_axis_tready.val();
        self.m_axis_tvalid.next = self.movegen.move_valid.val();
        self.m_axis_tdata.next = self.movegen.move_word.val();
        self.m_axis_tlast.next = self.movegen.move_last.val();
        self.cycles.next = self.movegen.cycles.val();
        self.visited.next = self.movegen.visited.val();
    }
}

impl AxiStream {
    /// Makes the wrapper with the given form of the generator's posdata.
    pub fn with_form(form: PosdataForm) -> Self {
        Self {
            movegen: Movegen::with_form(form),
            ..Self::default()
        }
    }
}
