//! Board feeder: writes a whole board to the memory.

use crate::bits::{Bits, bits};
use crate::circuit::{Circuit, hdl_gen};
use rust_hdl::prelude::*;

/// Accepts a board in one clock and outputs its ranks in the following eight, rank 1 first.
#[derive(Circuit, Default)]
pub struct BoardFeeder {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Discards the remaining ranks.
    pub reset: Signal<In, Bit>,
    /// Accepts the board.
    pub take: Signal<In, Bit>,
    /// The board: ranks 1 to 8.
    pub ranks: [Signal<In, Bits<32>>; 8],
    /// A rank is output.
    pub copies: Signal<Out, Bit>,
    /// Number of the rank.
    pub rank: Signal<Out, Bits<3>>,
    /// Its word.
    pub word: Signal<Out, Bits<32>>,

    left: [DFF<Bits<32>>; 8],
    copying: DFF<Bit>,
    count: DFF<Bits<3>>,
}

impl Logic for BoardFeeder {
    #[hdl_gen]
    fn update(&mut self) {
        for i in 0..7 {
            self.left[i].d.next = self.left[i + 1].q.val();
        }
        if self.take.val() {
            for i in 0..8 {
                self.left[i].d.next = self.ranks[i].val();
            }
            self.copying.d.next = true;
            self.count.d.next = bits::<3>(0);
        }
        if self.copying.q.val() {
            self.count.d.next = self.count.q.val() + 1;
            if self.count.q.val() == 7 {
                self.copying.d.next = false;
            }
        }
        if self.reset.val() {
            self.copying.d.next = false;
        }
        self.copies.next = self.copying.q.val();
        self.rank.next = self.count.q.val();
        self.word.next = self.left[0].q.val();
    }
}
