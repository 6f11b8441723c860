//! The move stream: holds one move back, so that it can mark the last one.

use crate::bits::{Bits, bits};
use crate::circuit::{circuit, hdl_gen};
use rust_hdl::prelude::*;

circuit! {
    /// A ready/valid stream of move words with an `out_last` flag.
    ///
    /// Latency: two clocks, because a word leaves only when the next one is known. `in_ready` is low when two moves
    /// wait and none leaves.
    #[derive(Default)]
    pub struct MoveStream {
        In clock: Clock, "Clock.";
        In reset: Bit, "Synchronous reset.";
        In in_valid: Bit, "A move was found.";
        In in_word: Bits<16>, "Word of the move.";
        Out in_ready: Bit, "The move is accepted.";
        In in_done: Bit, "No more moves will come.";
        Out out_valid: Bit, "A word is offered.";
        In out_ready: Bit, "The sink accepts the word.";
        Out out_word: Bits<16>, "The word.";
        Out out_last: Bit, "The word is the last.";
        Out drained: Bit, "The last word leaves.";
    }
    registers {
        held, offered, offered_last: Bit;
        held_word, offered_word: Bits<16>;
    }
    locals {
        leaves, passes: Bit;
    }
}

impl Logic for MoveStream {
    #[hdl_gen]
    fn update(&mut self) {
        self.leaves.next = self.offered.q.val() & self.out_ready.val();
        self.passes.next = !self.offered.q.val() | self.out_ready.val();
        if self.leaves.val() {
            self.offered.d.next = false;
            self.offered_last.d.next = false;
        }
        if self.in_valid.val() & (!self.held.q.val() | self.passes.val()) {
            self.held.d.next = true;
            self.held_word.d.next = self.in_word.val();
            if self.held.q.val() {
                self.offered.d.next = true;
                self.offered_word.d.next = self.held_word.q.val();
            }
        }
        if self.in_done.val() & self.passes.val() & !self.offered_last.q.val() {
            self.held.d.next = false;
            self.offered.d.next = true;
            self.offered_last.d.next = true;
            self.offered_word.d.next = bits::<16>(0);
            if self.held.q.val() {
                self.offered_word.d.next = self.held_word.q.val();
            }
        }
        if self.reset.val() {
            self.held.d.next = false;
            self.offered.d.next = false;
            self.offered_last.d.next = false;
        }

        self.in_ready.next = !self.held.q.val() | self.passes.val();
        self.out_valid.next = self.offered.q.val();
        self.out_word.next = self.offered_word.q.val();
        self.out_last.next = self.offered_last.q.val();
        self.drained.next = self.leaves.val() & self.offered_last.q.val();
    }
}
