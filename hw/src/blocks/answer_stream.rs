//! The answer stream: outputs answers word by word.

use crate::bits::Bits;
use crate::circuit::{circuit, hdl_gen};
use rust_hdl::prelude::*;

circuit! {
    /// A ready/valid register for answer words of `WIDTH` bits.
    ///
    /// Latency: one clock. `in_ready` is low while a word waits that does not leave in this cycle; with a sink that is
    /// always ready, the throughput is one word per clock.
    #[derive(Default)]
    pub struct AnswerStream<const WIDTH: usize> {
        In clock: Clock, "Clock.";
        In reset: Bit, "Synchronous reset.";
        In in_valid: Bit, "A word is offered.";
        In in_word: Bits<WIDTH>, "The word.";
        In in_last: Bit, "The word is the last.";
        Out in_ready: Bit, "The word is accepted.";
        Out out_valid: Bit, "A word is offered.";
        In out_ready: Bit, "The sink accepts the word.";
        Out out_word: Bits<WIDTH>, "The word.";
        Out out_last: Bit, "The word is the last.";
        Out drained: Bit, "The last word leaves.";
    }
    registers {
        offered, offered_last: Bit;
        offered_word: Bits<WIDTH>;
    }
    locals {
        leaves, passes: Bit;
    }
}

impl<const WIDTH: usize> Logic for AnswerStream<WIDTH> {
    #[hdl_gen]
    fn update(&mut self) {
        self.leaves.next = self.offered.q.val() & self.out_ready.val();
        self.passes.next = !self.offered.q.val() | self.out_ready.val();
        if self.leaves.val() {
            self.offered.d.next = false;
        }
        if self.in_valid.val() & self.passes.val() {
            self.offered.d.next = true;
            self.offered_word.d.next = self.in_word.val();
            self.offered_last.d.next = self.in_last.val();
        }
        if self.reset.val() {
            self.offered.d.next = false;
        }

        self.in_ready.next = self.passes.val();
        self.out_valid.next = self.offered.q.val();
        self.out_word.next = self.offered_word.q.val();
        self.out_last.next = self.offered.q.val() & self.offered_last.q.val();
        self.drained.next = self.leaves.val() & self.offered_last.q.val();
    }
}
