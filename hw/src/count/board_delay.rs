//! A set of squares that waits for what is found out about it.

use crate::bits::Bits;
use crate::circuit::{Circuit, hdl_gen};
use rust_hdl::prelude::*;

/// Holds a set of squares, eight ranks, for one clock.
#[derive(Circuit, Default)]
pub struct BoardDelay {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// The set.
    pub data_in: [Signal<In, Bits<8>>; 8],
    /// It, one clock later.
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
