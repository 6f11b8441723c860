//! The move stream: holds one move back so that the last can be marked as the last.

use crate::bits::{Bits, bits};
use crate::circuit::Circuit;
use rust_hdl::prelude::*;

/// A ready/valid stream of move words with a `last` mark.
///
/// | port | width | |
/// |---|---|---|
/// | `found`, `word`, `room` | 1, 16, 1 | a move enters in a cycle with `found` and `room` |
/// | `flush` | 1 | no move will follow: send what is held, marked `last`; if there was none, send 0x0000 (a1a1, which no move is) marked `last` |
/// | `valid`, `ready`, `data`, `last` | 1, 1, 16, 1 | a move leaves in a cycle with `valid` and `ready`; `valid` does not wait for `ready`, and `data` and `last` hold until then |
/// | `drained` | 1 | the last word leaves in this cycle |
///
/// Latency: two clocks, the time until the next move is known. `room` is low when two moves wait and none leaves.
#[derive(Circuit, Default)]
pub struct MoveStream {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Synchronous reset.
    pub reset: Signal<In, Bit>,
    /// A move was found.
    pub found: Signal<In, Bit>,
    /// Its word.
    pub word: Signal<In, Bits<16>>,
    /// It is taken in.
    pub room: Signal<Out, Bit>,
    /// No more will be found.
    pub flush: Signal<In, Bit>,
    /// A word is offered.
    pub valid: Signal<Out, Bit>,
    /// The sink takes it.
    pub ready: Signal<In, Bit>,
    /// The word.
    pub data: Signal<Out, Bits<16>>,
    /// It is the last.
    pub last: Signal<Out, Bit>,
    /// The last leaves now.
    pub drained: Signal<Out, Bit>,

    held: DFF<Bit>,
    held_word: DFF<Bits<16>>,
    offered: DFF<Bit>,
    offered_word: DFF<Bits<16>>,
    offered_last: DFF<Bit>,

    leaves: Signal<Local, Bit>,
    passes: Signal<Local, Bit>,
}

impl Logic for MoveStream {
    #[hdl_gen]
    fn update(&mut self) {
        self.leaves.next = self.offered.q.val() & self.ready.val();
        self.passes.next = !self.offered.q.val() | self.ready.val();
        if self.leaves.val() {
            self.offered.d.next = false;
            self.offered_last.d.next = false;
        }
        if self.found.val() & (!self.held.q.val() | self.passes.val()) {
            self.held.d.next = true;
            self.held_word.d.next = self.word.val();
            if self.held.q.val() {
                self.offered.d.next = true;
                self.offered_word.d.next = self.held_word.q.val();
            }
        }
        if self.flush.val() & self.passes.val() & !self.offered_last.q.val() {
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

        self.room.next = !self.held.q.val() | self.passes.val();
        self.valid.next = self.offered.q.val();
        self.data.next = self.offered_word.q.val();
        self.last.next = self.offered_last.q.val();
        self.drained.next = self.leaves.val() & self.offered_last.q.val();
    }
}
