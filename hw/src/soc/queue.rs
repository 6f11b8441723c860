//! The queue of answer words.

use crate::bits::{Bits, bits};
use crate::circuit::{circuit, hdl_gen};
use rust_hdl::prelude::*;

circuit! {
    /// Pointers of a queue of 256 words in a memory. The queue decouples the units' speed from the line's.
    ///
    /// A word can be removed two clocks after it was pushed.
    #[derive(Default)]
    pub struct Queue {
        In clock: Clock, "Clock.";
        In clear: Bit, "Empties the queue.";
        In push_valid: Bit, "A word is offered.";
        In push_last: Bit, "The word is the last.";
        Out push_ready: Bit, "The word is accepted.";
        In pop: Bit, "Removes the oldest word.";
        Out there: Bit, "The queue holds a word.";
        Out ended: Bit, "The last word has been pushed and removed.";
        Out write: Bit, "Writes the word to the memory.";
        Out write_address: Bits<8>, "Address to write.";
        Out read_address: Bits<8>, "Address to read.";
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
