//! The outlet: one stream out of five queues, promotions written out, the last word marked.

use crate::bits::{Bits, bits};
use crate::circuit::Circuit;
use rust_hdl::prelude::*;

/// Takes a word a clock from the first queue that has one, and offers it as soon as it is known whether one follows.
///
/// | port | width | |
/// |---|---|---|
/// | `reset` | 1 | forget the word at hand |
/// | `filled`, `chosen` | 5, 5 | queues that have a word; the one whose word is taken in this clock, if any |
/// | `queued` | 16 | its word; a promotion comes as one to a knight and stands for all four |
/// | `done` | 1 | nothing will come any more (the queues may still hold words) |
/// | `valid`, `ready`, `data`, `last` | 1, 1, 16, 1 | a word leaves in a clock with `valid` and `ready` |
/// | `drained` | 1 | the last leaves in this clock |
///
/// With nothing to offer at all it offers 0x0000 as the last word. Latency: one clock, if the next word is there by then.
#[derive(Circuit, Default)]
pub struct Outlet {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Forget the word at hand.
    pub reset: Signal<In, Bit>,
    /// Queues that have a word.
    pub filled: Signal<In, Bits<5>>,
    /// The queue it is taken from.
    pub chosen: Signal<Out, Bits<5>>,
    /// The word.
    pub queued: Signal<In, Bits<16>>,
    /// Nothing will come any more.
    pub done: Signal<In, Bit>,
    /// A word is offered.
    pub valid: Signal<Out, Bit>,
    /// It is taken.
    pub ready: Signal<In, Bit>,
    /// It.
    pub data: Signal<Out, Bits<16>>,
    /// It is the last.
    pub last: Signal<Out, Bit>,
    /// The last leaves now.
    pub drained: Signal<Out, Bit>,

    held: DFF<Bit>,
    word: DFF<Bits<16>>,

    passed: Signal<Local, Bits<5>>,
    repeats: Signal<Local, Bit>,
    follows: Signal<Local, Bit>,
    ends: Signal<Local, Bit>,
    leaves: Signal<Local, Bit>,
    takes: Signal<Local, Bit>,
}

impl Logic for Outlet {
    #[hdl_gen]
    fn update(&mut self) {
        comment!("A promotion is followed by the one to the next piece.");
        self.repeats.next =
            self.word.q.val().get_bit(15) & (self.word.q.val().get_bits::<2>(12) != 3);
        self.follows.next = self.repeats.val() | self.filled.val().any();
        self.ends.next = !self.follows.val() & self.done.val();
        self.leaves.next =
            self.held.q.val() & (self.follows.val() | self.done.val()) & self.ready.val();

        self.passed.next = self.filled.val() | (self.filled.val() << 1);
        self.passed.next = self.passed.val() | (self.passed.val() << 2);
        self.passed.next = self.passed.val() | (self.passed.val() << 4);
        comment!(
            "Whether all is done does not matter here: a word that is taken follows the one at hand."
        );
        self.takes.next = !self.held.q.val() | (self.ready.val() & !self.repeats.val());
        comment!(
            "By itself: `queued` depends on it, and who simulates events would go round in circles."
        );
        self.chosen.next = bits::<5>(0);
        if self.takes.val() {
            self.chosen.next = self.filled.val() & !(self.passed.val() << 1);
        }
        if self.takes.val() {
            if self.filled.val().any() {
                self.held.d.next = true;
                self.word.d.next = self.queued.val();
            } else if !self.held.q.val() {
                self.held.d.next = self.done.val();
                self.word.d.next = bits::<16>(0);
            } else if self.done.val() {
                self.held.d.next = false;
            }
        } else if self.ready.val() {
            self.word.d.next = self.word.q.val() + 0x1000;
        }
        if self.reset.val() {
            self.held.d.next = false;
        }

        self.valid.next = self.held.q.val() & (self.follows.val() | self.done.val());
        self.last.next = self.ends.val() & self.held.q.val();
        self.data.next = self.word.q.val();
        self.drained.next = self.leaves.val() & self.ends.val();
    }
}
