//! A queue of move words, sixteen deep, over a [`Memory`](super::Memory).

use crate::bits::{Bits, bits};
use crate::circuit::Circuit;
use rust_hdl::prelude::*;

/// Counts what is in the memory, and where.
///
/// | port | width | |
/// |---|---|---|
/// | `clear` | 1 | forget all |
/// | `push`, `pop` | 1, 1 | a word enters, leaves; nobody pushes into a full queue or pops an empty one |
/// | `first`, `free` | 4, 4 | where the oldest word is; where the next goes |
/// | `filled`, `room` | 1, 1 | there is a word; three more fit |
///
/// A word can leave in the clock after it entered.
#[derive(Circuit, Default)]
pub struct Queue {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Forget all.
    pub clear: Signal<In, Bit>,
    /// A word enters.
    pub push: Signal<In, Bit>,
    /// A word leaves.
    pub pop: Signal<In, Bit>,
    /// Where the oldest word is.
    pub first: Signal<Out, Bits<4>>,
    /// Where the next goes.
    pub free: Signal<Out, Bits<4>>,
    /// There is a word.
    pub filled: Signal<Out, Bit>,
    /// Three more fit.
    pub room: Signal<Out, Bit>,

    read: DFF<Bits<4>>,
    write: DFF<Bits<4>>,
    some: DFF<Bit>,
    roomy: DFF<Bit>,

    then_read: Signal<Local, Bits<4>>,
    then_write: Signal<Local, Bits<4>>,
    count: Signal<Local, Bits<4>>,
}

impl Logic for Queue {
    #[hdl_gen]
    fn update(&mut self) {
        self.then_read.next = self.read.q.val();
        self.then_write.next = self.write.q.val();
        if self.push.val() {
            self.then_write.next = self.write.q.val() + 1;
        }
        if self.pop.val() {
            self.then_read.next = self.read.q.val() + 1;
        }
        if self.clear.val() {
            self.then_read.next = bits::<4>(0);
            self.then_write.next = bits::<4>(0);
        }
        self.read.d.next = self.then_read.val();
        self.write.d.next = self.then_write.val();
        self.some.d.next = self.then_read.val() != self.then_write.val();

        comment!("By the count of the clock before, so that the sum is no part of a longer path.");
        self.count.next = self.write.q.val() - self.read.q.val();
        self.roomy.d.next = self.count.val() <= 12;

        self.first.next = self.read.q.val();
        self.free.next = self.write.q.val();
        self.filled.next = self.some.q.val();
        self.room.next = self.roomy.q.val();
    }
}
