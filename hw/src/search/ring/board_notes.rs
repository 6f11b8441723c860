//! The boards of the turns in progress.

use crate::bits::{Bits, bits};
use crate::blocks::DistributedRam;
use crate::circuit::{Circuit, hdl_gen};
use rust_hdl::prelude::*;

/// Keeps each search's board from clock 3 to clock 19 of its turn, and compares it with the board read in the next turn
/// if that board belongs to another position of the line.
#[derive(Circuit, Default)]
pub struct BoardNotes {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// The search in clock 3 of its turn.
    pub early: Signal<In, Bits<5>>,
    /// The search in clock 19 of its turn.
    pub late: Signal<In, Bits<5>>,
    /// The board is not the node's own; compare it with the board of the turn before.
    pub comparing: Signal<In, Bit>,
    /// The board; clock 3.
    pub rank: [Signal<In, Bits<32>>; 8],
    /// The two boards are equal; clock 8.
    pub equal: Signal<Out, Bit>,
    /// The node's board; clock 19.
    pub noted: [Signal<Out, Bits<32>>; 8],

    to_make: [DistributedRam<32, 5>; 8],
    to_compare: [DistributedRam<32, 5>; 8],
    equal_ranks: DFF<Bits<8>>,
    all_equal: DFF<Bits<4>>,
    same: Signal<Local, Bits<8>>,
}

impl Logic for BoardNotes {
    #[hdl_gen]
    fn update(&mut self) {
        self.same.next = bits::<8>(0);
        for i in 0..8 {
            self.to_make[i].write.next = true;
            self.to_make[i].write_address.next = self.early.val();
            self.to_make[i].write_word.next = self.rank[i].val();
            self.to_make[i].read_address.next = self.late.val();
            self.noted[i].next = self.to_make[i].read_word.val();
            self.to_compare[i].write.next = !self.comparing.val();
            self.to_compare[i].write_address.next = self.early.val();
            self.to_compare[i].write_word.next = self.rank[i].val();
            self.to_compare[i].read_address.next = self.early.val();
            if self.to_compare[i].read_word.val() == self.rank[i].val() {
                self.same.next = self.same.val() | (bits::<8>(1) << i);
            }
        }
        self.equal_ranks.d.next = self.same.val();
        self.all_equal.d.next = self.all_equal.q.val() << 1;
        if self.equal_ranks.q.val().all() {
            self.all_equal.d.next = (self.all_equal.q.val() << 1) | 1;
        }
        self.equal.next = self.all_equal.q.val().get_bit(3);
    }
}
