//! The population counter's only block.

use crate::bits::{Bits, bits};
use crate::circuit::Circuit;
use crate::pins::Pins;
use rust_hdl::prelude::*;

/// Counts the squares of a bitboard. Latency: one clock.
#[derive(Circuit, Pins, Default)]
pub struct Popcount {
    /// Everything happens at its rising edge.
    pub clock: Signal<In, Clock>,
    /// Synchronous: no count offered.
    pub reset: Signal<In, Bit>,
    /// A bitboard is there.
    pub board_valid: Signal<In, Bit>,
    /// It is taken at this edge if board_valid is high; low during reset, and while a count waits that is not taken.
    pub board_ready: Signal<Out, Bit>,
    /// Squares a1 to h4, then a5 to h8.
    pub board_half: [Signal<In, Bits<32>>; 2],
    /// A count is offered; it holds until taken, and does not wait for count_ready.
    pub count_valid: Signal<Out, Bit>,
    /// The sink takes it at this edge.
    pub count_ready: Signal<In, Bit>,
    /// How many squares are set.
    pub count_squares: Signal<Out, Bits<7>>,

    offered: DFF<Bit>,
    squares: DFF<Bits<7>>,
    free: Signal<Local, Bit>,
    sum: Signal<Local, Bits<7>>,
}

impl Logic for Popcount {
    #[hdl_gen]
    fn update(&mut self) {
        self.free.next = (!self.offered.q.val() | self.count_ready.val()) & !self.reset.val();
        self.board_ready.next = self.free.val();
        self.sum.next = bits::<7>(0);
        for i in 0..2 {
            for j in 0..32 {
                self.sum.next =
                    self.sum.val() + self.board_half[i].val().get_bits::<1>(j).get_bits::<7>(0);
            }
        }
        if self.free.val() {
            self.offered.d.next = self.board_valid.val();
            self.squares.d.next = self.sum.val();
        }
        if self.reset.val() {
            self.offered.d.next = false;
        }
        self.count_valid.next = self.offered.q.val();
        self.count_squares.next = self.squares.q.val();
    }
}
