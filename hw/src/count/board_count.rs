//! Twelfth and thirteenth stage: the sum over the ranks.

use crate::bits::{Bits, bits};
use crate::circuit::{Circuit, hdl_gen};
use rust_hdl::prelude::*;

/// Adds up the moves of all ranks. Latency: two clocks.
#[derive(Circuit, Default)]
pub struct BoardCount {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Number of moves to each rank.
    pub ranks: [Signal<In, Bits<8>>; 8],
    /// Number of all moves, modulo 1,024.
    pub count: Signal<Out, Bits<10>>,

    pairs: [DFF<Bits<9>>; 4],
    total: DFF<Bits<10>>,
    sum: Signal<Local, Bits<10>>,
}

impl Logic for BoardCount {
    #[hdl_gen]
    fn update(&mut self) {
        for i in 0..4 {
            self.pairs[i].d.next = self.ranks[2 * i].val().get_bits::<9>(0)
                + self.ranks[2 * i + 1].val().get_bits::<9>(0);
        }
        self.sum.next = bits::<10>(0);
        for i in 0..4 {
            self.sum.next = self.sum.val() + self.pairs[i].q.val().get_bits::<10>(0);
        }
        self.total.d.next = self.sum.val();
        self.count.next = self.total.q.val();
    }
}
