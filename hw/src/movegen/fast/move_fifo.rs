//! A FIFO of move words, sixteen deep: its pointers, beside a memory.

use crate::bits::{Bits, bits};
use crate::circuit::circuit;
use rust_hdl::prelude::*;

circuit! {
    /// Counts what is in the memory, and where.
    ///
    /// | port | width | |
    /// |---|---|---|
    /// | `reset` | 1 | forget all |
    /// | `in_valid`, `out_ready` | 1, 1 | a word enters, leaves; nobody pushes into a full FIFO or pops an empty one |
    /// | `out_address`, `in_address` | 4, 4 | where the oldest word is; where the next goes |
    /// | `out_valid`, `in_room` | 1, 1 | there is a word; three more fit |
    ///
    /// A word can leave in the clock after it entered.
    #[derive(Default)]
    pub struct MoveFifo {
        In clock: Clock, "Clock.";
        In reset: Bit, "Forget all.";
        In in_valid: Bit, "A word enters.";
        In out_ready: Bit, "A word leaves.";
        Out out_address: Bits<4>, "Where the oldest word is.";
        Out in_address: Bits<4>, "Where the next goes.";
        Out out_valid: Bit, "There is a word.";
        Out in_room: Bit, "Three more fit.";
    }
    registers {
        read, write: Bits<4>;
        some, roomy: Bit;
    }
    locals {
        then_read, then_write, count: Bits<4>;
    }
}

impl Logic for MoveFifo {
    #[hdl_gen]
    fn update(&mut self) {
        self.then_read.next = self.read.q.val();
        self.then_write.next = self.write.q.val();
        if self.in_valid.val() {
            self.then_write.next = self.write.q.val() + 1;
        }
        if self.out_ready.val() {
            self.then_read.next = self.read.q.val() + 1;
        }
        if self.reset.val() {
            self.then_read.next = bits::<4>(0);
            self.then_write.next = bits::<4>(0);
        }
        self.read.d.next = self.then_read.val();
        self.write.d.next = self.then_write.val();
        self.some.d.next = self.then_read.val() != self.then_write.val();

        comment!("By the count of the clock before, so that the sum is no part of a longer path.");
        self.count.next = self.write.q.val() - self.read.q.val();
        self.roomy.d.next = self.count.val() <= 12;

        self.out_address.next = self.read.q.val();
        self.in_address.next = self.write.q.val();
        self.out_valid.next = self.some.q.val();
        self.in_room.next = self.roomy.q.val();
    }
}
