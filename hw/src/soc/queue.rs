//! The queue of answer words.

use crate::bits::{Bits, bits};
use crate::circuit::{circuit, hdl_gen};
use rust_hdl::prelude::*;

circuit! {
    /// Pointers of a queue of 256 words in a memory: a unit's words go in at its own speed, whatever the line's is.
    ///
    /// A word can be taken out two clocks after it went in.
    #[derive(Default)]
    pub struct Queue {
        In clock: Clock, "Clock.";
        In clear: Bit, "Forget all.";
        In push_valid: Bit, "A word is there.";
        In push_last: Bit, "None follows.";
        Out push_ready: Bit, "It is taken in.";
        In pop: Bit, "The oldest word is no longer needed.";
        Out there: Bit, "There is one.";
        Out ended: Bit, "The last has gone in and out.";
        Out write: Bit, "Write the word.";
        Out write_address: Bits<8>, "Where.";
        Out read_address: Bits<8>, "Which word to read.";
    }
    registers {
        head, seen, tail: Bits<8>;
        end: Bit;
    }
    locals {
        next_tail: Bits<8>;
        takes: Bit;
    }
}

impl Logic for Queue {
    #[hdl_gen]
    fn update(&mut self) {
        self.push_ready.next = (self.head.q.val() + 1) != self.tail.q.val();
        self.takes.next = self.push_valid.val() & ((self.head.q.val() + 1) != self.tail.q.val());
        if self.takes.val() {
            self.head.d.next = self.head.q.val() + 1;
            if self.push_last.val() {
                self.end.d.next = true;
            }
        }
        self.seen.d.next = self.head.q.val();
        self.next_tail.next = self.tail.q.val();
        if self.pop.val() {
            self.next_tail.next = self.tail.q.val() + 1;
        }
        if self.clear.val() {
            self.head.d.next = bits::<8>(0);
            self.seen.d.next = bits::<8>(0);
            self.next_tail.next = bits::<8>(0);
            self.end.d.next = false;
        }
        self.tail.d.next = self.next_tail.val();

        self.there.next = self.seen.q.val() != self.tail.q.val();
        self.ended.next = self.end.q.val() & (self.head.q.val() == self.tail.q.val());
        self.write.next = self.takes.val();
        self.write_address.next = self.head.q.val();
        self.read_address.next = self.next_tail.val();
    }
}
