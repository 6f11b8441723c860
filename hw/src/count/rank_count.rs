//! Tenth and eleventh stage: the number of moves to a rank.

use crate::bits::{Bits, bits};
use crate::circuit::{Circuit, hdl_gen};
use rust_hdl::prelude::*;

/// Counts the moves to the squares of a rank. Latency: two clocks.
///
/// The first clock counts the ones of each set; the second adds the counts with the weights of their sets.
#[derive(Circuit, Default)]
pub struct RankCount {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Bits 0 to 3 of the number of slider moves to each square.
    pub sliders: [Signal<In, Bits<8>>; 4],
    /// Bits 0 to 3 of the number of knight and pawn moves.
    pub leapers: [Signal<In, Bits<8>>; 4],
    /// The king's moves, one bit each.
    pub king: Signal<In, Bits<8>>,
    /// Other moves, one bit each.
    pub special: Signal<In, Bits<8>>,
    /// Number of moves.
    pub count: Signal<Out, Bits<8>>,

    ones: [DFF<Bits<4>>; 10],
    total: DFF<Bits<8>>,
    sets: [Signal<Local, Bits<8>>; 10],
    counted: [Signal<Local, Bits<4>>; 10],
    sum: Signal<Local, Bits<8>>,
}

impl Logic for RankCount {
    #[hdl_gen]
    fn update(&mut self) {
        for i in 0..4 {
            self.sets[i].next = self.sliders[i].val();
            self.sets[4 + i].next = self.leapers[i].val();
        }
        self.sets[8].next = self.king.val();
        self.sets[9].next = self.special.val();
        for i in 0..10 {
            self.counted[i].next = bits::<4>(0);
            for j in 0..8 {
                self.counted[i].next =
                    self.counted[i].val() + self.sets[i].val().get_bits::<1>(j).get_bits::<4>(0);
            }
            self.ones[i].d.next = self.counted[i].val();
        }

        self.sum.next =
            self.ones[8].q.val().get_bits::<8>(0) + self.ones[9].q.val().get_bits::<8>(0);
        for i in 0..4 {
            self.sum.next = self.sum.val()
                + (self.ones[i].q.val().get_bits::<8>(0) << i)
                + (self.ones[4 + i].q.val().get_bits::<8>(0) << i);
        }
        self.total.d.next = self.sum.val();
        self.count.next = self.total.q.val();
    }
}
