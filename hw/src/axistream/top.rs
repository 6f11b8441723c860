//! The AXI4-Stream front of the compact generator.

use crate::bits::{Bits, bits};
use crate::circuit::{Circuit, hdl_gen};
use crate::movegen::Movegen;
use crate::pins::Pins;
use crate::posdata::PosdataForm;
use crate::values::load_address;
use rust_hdl::prelude::*;

/// Positions in, moves out, both as AXI4-Stream packets. See the [module](super) for its ports.
#[derive(Circuit, Pins, Default)]
pub struct AxiStream {
    /// Everything happens at its rising edge.
    pub clock: Signal<In, Clock>,
    /// Synchronous: the packet under way in or out is forgotten; the board's words stay.
    pub reset: Signal<In, Bit>,
    /// A word of a board image is there.
    pub s_axis_tvalid: Signal<In, Bit>,
    /// It is taken; low while moves are generated.
    pub s_axis_tready: Signal<Out, Bit>,
    /// The word: ranks 1 to 8 in this order, then the state word.
    pub s_axis_tdata: Signal<In, Bits<32>>,
    /// It is the packet's last: moves are generated. After fewer than nine words the others are as they were.
    pub s_axis_tlast: Signal<In, Bit>,
    /// Of the last word: \[0\] legal moves, else pseudo-legal ones; \[1\] captures and promotions only.
    pub s_axis_tuser: Signal<In, Bits<2>>,
    /// A move word is there; it holds until taken.
    pub m_axis_tvalid: Signal<Out, Bit>,
    /// It is taken.
    pub m_axis_tready: Signal<In, Bit>,
    /// The move word; 0, alone in its packet, when there is no move.
    pub m_axis_tdata: Signal<Out, Bits<16>>,
    /// It is the last.
    pub m_axis_tlast: Signal<Out, Bit>,
    /// Clocks of the generation (so far).
    pub cycles: Signal<Out, Bits<16>>,
    /// Squares visited.
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
            comment!("Words beyond the ninth are state words too.");
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
    /// With the generator's posdata in one of its forms.
    pub fn with_form(form: PosdataForm) -> Self {
        Self {
            movegen: Movegen::with_form(form),
            ..Self::default()
        }
    }
}
