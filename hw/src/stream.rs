//! The stream that answers of the attack, repetition and chain units leave by: one word at a time.

use crate::bits::Bits;
use crate::circuit::Circuit;
use rust_hdl::prelude::*;

/// A ready/valid register for answer words of `WIDTH` bits.
///
/// | port | width | |
/// |---|---|---|
/// | `put`, `word`, `closes`, `room` | 1, `WIDTH`, 1, 1 | a word enters in a cycle with `put` and `room`; `closes`: none follows |
/// | `valid`, `ready`, `data`, `last` | 1, 1, `WIDTH`, 1 | a word leaves in a cycle with `valid` and `ready`; `valid` does not wait for `ready`, and `data` and `last` hold until then |
/// | `drained` | 1 | the last word leaves in this cycle |
///
/// Latency: one clock. `room` is low while a word waits that does not leave in this cycle; a sink that is always ready
/// takes a word a clock.
#[derive(Circuit, Default)]
pub struct AnswerStream<const WIDTH: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Synchronous reset.
    pub reset: Signal<In, Bit>,
    /// There is a word.
    pub put: Signal<In, Bit>,
    /// The word.
    pub word: Signal<In, Bits<WIDTH>>,
    /// None follows.
    pub closes: Signal<In, Bit>,
    /// It is taken in.
    pub room: Signal<Out, Bit>,
    /// A word is offered.
    pub valid: Signal<Out, Bit>,
    /// The sink takes it.
    pub ready: Signal<In, Bit>,
    /// The word.
    pub data: Signal<Out, Bits<WIDTH>>,
    /// It is the last.
    pub last: Signal<Out, Bit>,
    /// The last leaves now.
    pub drained: Signal<Out, Bit>,

    offered: DFF<Bit>,
    offered_word: DFF<Bits<WIDTH>>,
    offered_last: DFF<Bit>,

    leaves: Signal<Local, Bit>,
    passes: Signal<Local, Bit>,
}

impl<const WIDTH: usize> Logic for AnswerStream<WIDTH> {
    #[hdl_gen]
    fn update(&mut self) {
        self.leaves.next = self.offered.q.val() & self.ready.val();
        self.passes.next = !self.offered.q.val() | self.ready.val();
        if self.leaves.val() {
            self.offered.d.next = false;
        }
        if self.put.val() & self.passes.val() {
            self.offered.d.next = true;
            self.offered_word.d.next = self.word.val();
            self.offered_last.d.next = self.closes.val();
        }
        if self.reset.val() {
            self.offered.d.next = false;
        }

        self.room.next = self.passes.val();
        self.valid.next = self.offered.q.val();
        self.data.next = self.offered_word.q.val();
        self.last.next = self.offered.q.val() & self.offered_last.q.val();
        self.drained.next = self.leaves.val() & self.offered_last.q.val();
    }
}
