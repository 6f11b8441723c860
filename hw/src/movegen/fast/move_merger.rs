//! The move merger: one stream out of five FIFOs, promotions written out, the last word marked.

use crate::bits::{Bits, bits};
use crate::circuit::{circuit, hdl_gen};
use crate::values::move_word;
use rust_hdl::prelude::*;

circuit! {
    /// Takes a word a clock from the first FIFO that has one, and offers it as soon as it is known whether one follows.
    ///
    /// With nothing to offer at all it offers 0x0000 as the last word. Latency: one clock, if the next word is there by then.
    #[derive(Default)]
    pub struct MoveMerger {
        In clock: Clock, "Clock.";
        In reset: Bit, "Forget the word at hand.";
        In in_valid: Bits<5>, "FIFOs that have a word.";
        Out in_ready: Bits<5>, "The FIFO it is taken from.";
        In in_word: Bits<16>, "The word.";
        In in_done: Bit, "Nothing will come any more.";
        Out out_valid: Bit, "A word is offered.";
        In out_ready: Bit, "It is taken.";
        Out out_word: Bits<16>, "It.";
        Out out_last: Bit, "It is the last.";
        Out drained: Bit, "The last leaves now.";
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
        comment!("A promotion is followed by the one to the next piece.");
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
            "Whether all is done does not matter here: a word that is taken follows the one at hand."
        );
        self.takes.next = !self.held.q.val() | (self.out_ready.val() & !self.repeats.val());
        comment!(
            "By itself: `in_word` depends on it, and who simulates events would go round in circles."
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
