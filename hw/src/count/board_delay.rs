//! Delays a set of squares.

use crate::bits::Bits;
use crate::circuit::{Circuit, hdl_gen};
use rust_hdl::prelude::*;

/// Delays a set of squares, eight ranks, by one clock.
#[derive(Circuit, Default)]
pub struct BoardDelay {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// The set.
    pub data_in: [Signal<In, Bits<8>>; 8],
    /// The set, one clock later.
    pub data_out: [Signal<Out, Bits<8>>; 8],

    ranks: [DFF<Bits<8>>; 8],
}

impl Logic for BoardDelay {
    #[hdl_gen]
    fn update(&mut self) {
        for i in 0..8 {
            self.ranks[i].d.next = self.data_in[i].val();
            self.data_out[i].next = self.ranks[i].q.val();
        }
    }
}
