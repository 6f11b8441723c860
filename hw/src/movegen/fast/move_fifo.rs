//! A FIFO for sixteen move words: the pointers, used together with a memory.

use crate::bits::{Bits, bits};
use crate::circuit::{circuit, hdl_gen};
use rust_hdl::prelude::*;

circuit! {
    /// Tracks how many words the memory holds, and where.
    ///
    /// A word can leave in the clock after it entered.
    #[derive(Default)]
    pub struct MoveFifo {
        In clock: Clock, "Clock.";
        In reset: Bit, "Empties the FIFO.";
        In in_valid: Bit, "A word enters.";
        In out_ready: Bit, "A word leaves.";
        Out out_address: Bits<4>, "Address of the oldest word.";
        Out in_address: Bits<4>, "Address for the next word.";
        Out out_valid: Bit, "The FIFO holds a word.";
        Out in_room: Bit, "The FIFO has room for three more words.";
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
        comment!("The FIFO never overflows, so it is not empty after a word has entered.");
        self.some.d.next = (self.in_valid.val() | (self.then_read.val() != self.write.q.val()))
            & !self.reset.val();

        comment!(
            "Use the count of the previous clock, which keeps the subtraction off the longer path."
        );
        self.count.next = self.write.q.val() - self.read.q.val();
        self.roomy.d.next = self.count.val() <= 12;

        self.out_address.next = self.read.q.val();
        self.in_address.next = self.write.q.val();
        self.out_valid.next = self.some.q.val();
        self.in_room.next = self.roomy.q.val();
    }
}
