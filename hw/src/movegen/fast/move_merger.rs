//! The move merger: merges five FIFOs into one stream, expands promotions and marks the last word.

use crate::bits::{Bits, bits};
use crate::circuit::{circuit, hdl_gen};
use crate::values::move_word;
use rust_hdl::prelude::*;

circuit! {
    /// Takes one word per clock from the first FIFO that has one, and offers it once it is known whether another
    /// follows.
    ///
    /// If there are no moves at all, the last and only word is 0x0000. Latency: one clock if the next word is available
    /// by then.
    #[derive(Default)]
    pub struct MoveMerger {
        In clock: Clock, "Clock.";
        In reset: Bit, "Discards the current word.";
        In in_valid: Bits<5>, "FIFOs that have a word.";
        Out in_ready: Bits<5>, "FIFO that the word is taken from.";
        In in_word: Bits<16>, "Word from that FIFO.";
        In in_done: Bit, "No more words will come.";
        Out out_valid: Bit, "A word is offered.";
        In out_ready: Bit, "The sink accepts the word.";
        Out out_word: Bits<16>, "The word.";
        Out out_last: Bit, "The word is the last.";
        Out drained: Bit, "The last word leaves.";
    }
    registers {
        held: Bit;
        word: Bits<16>;
    }
    locals {
        passed: Bits<5>;
        repeats, follows, ends, leaves, takes: Bit;
    }
}

impl Logic for MoveMerger {
    #[hdl_gen]
    fn update(&mut self) {
        comment!("A promotion is followed by the promotion to the next piece.");
        self.repeats.next = self.word.q.val().get_bit(move_word::PROMOTES)
            & (self.word.q.val().get_bits::<2>(move_word::KIND) != 3);
        self.follows.next = self.repeats.val() | self.in_valid.val().any();
        self.ends.next = !self.follows.val() & self.in_done.val();
        self.leaves.next =
            self.held.q.val() & (self.follows.val() | self.in_done.val()) & self.out_ready.val();

        self.passed.next = self.in_valid.val() | (self.in_valid.val() << 1);
        self.passed.next = self.passed.val() | (self.passed.val() << 2);
        self.passed.next = self.passed.val() | (self.passed.val() << 4);
        comment!(
            "The end of the generation does not matter here: any word taken follows the current one."
        );
        self.takes.next = !self.held.q.val() | (self.out_ready.val() & !self.repeats.val());
        comment!(
            "Assigned separately: `in_word` depends on it, and an event-driven simulator would otherwise loop."
        );
        self.in_ready.next = bits::<5>(0);
        if self.takes.val() {
            self.in_ready.next = self.in_valid.val() & !(self.passed.val() << 1);
        }
        if self.takes.val() {
            if self.in_valid.val().any() {
                self.held.d.next = true;
                self.word.d.next = self.in_word.val();
            } else if !self.held.q.val() {
                self.held.d.next = self.in_done.val();
                self.word.d.next = bits::<16>(0);
            } else if self.in_done.val() {
                self.held.d.next = false;
            }
        } else if self.out_ready.val() {
            self.word.d.next = self.word.q.val() + (bits::<16>(1) << move_word::KIND);
        }
        if self.reset.val() {
            self.held.d.next = false;
        }

        self.out_valid.next = self.held.q.val() & (self.follows.val() | self.in_done.val());
        self.out_last.next = self.ends.val() & self.held.q.val();
        self.out_word.next = self.word.q.val();
        self.drained.next = self.leaves.val() & self.ends.val();
    }
}
