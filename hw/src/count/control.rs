//! Flow control: result slots and the valid bits of the stages.

use crate::bits::{Bits, bits};
use crate::circuit::{circuit, hdl_gen};
use rust_hdl::prelude::*;

circuit! {
    /// Accepts a position only when there is a slot for its answer, so no stage ever has to stall.
    ///
    /// There are sixteen slots, used in turn. A slot is allocated when a position enters, filled when the count is
    /// known, and freed when the answer is accepted.
    #[derive(Default)]
    pub struct CountControl {
        In clock: Clock, "Clock.";
        In reset: Bit, "Synchronous reset.";
        In position_valid: Bit, "A position is offered.";
        Out position_ready: Bit, "The position is accepted.";
        In check: Bit, "The position in the sixth stage is in check.";
        Out enter: Bit, "A position enters the pipeline.";
        Out entry: Bits<4>, "Slot allocated to it.";
        Out fill: Bit, "A count is complete.";
        Out filled: Bits<4>, "Slot of that count.";
        Out counted_check: Bit, "Its position is in check.";
        Out answer_valid: Bit, "An answer is offered.";
        In answer_ready: Bit, "The sink accepts the answer.";
        Out answer: Bits<4>, "Slot of the answer.";
        Out cycles: Bits<16>, "Clocks of this run.";
    }
    registers {
        stages: Bits<13>;
        checks: Bits<8>;
        next_entry, next_fill, next_answer: Bits<4>;
        held, waiting: Bits<5>;
        clocks: Bits<16>;
    }
    locals {
        takes, gives, fills: Bit;
    }
}

impl Logic for CountControl {
    #[hdl_gen]
    fn update(&mut self) {
        self.takes.next =
            self.position_valid.val() & !self.held.q.val().get_bit(4) & !self.reset.val();
        self.gives.next = self.waiting.q.val().any() & self.answer_ready.val();
        self.fills.next = self.stages.q.val().get_bit(12);

        self.stages.d.next = self.stages.q.val() << 1;
        if self.takes.val() {
            self.stages.d.next = (self.stages.q.val() << 1) | 1;
            self.next_entry.d.next = self.next_entry.q.val() + 1;
        }
        self.checks.d.next = self.checks.q.val() << 1;
        if self.check.val() {
            self.checks.d.next = (self.checks.q.val() << 1) | 1;
        }
        if self.fills.val() {
            self.next_fill.d.next = self.next_fill.q.val() + 1;
        }
        if self.gives.val() {
            self.next_answer.d.next = self.next_answer.q.val() + 1;
        }
        if self.takes.val() & !self.gives.val() {
            self.held.d.next = self.held.q.val() + 1;
        }
        if !self.takes.val() & self.gives.val() {
            self.held.d.next = self.held.q.val() - 1;
        }
        if self.fills.val() & !self.gives.val() {
            self.waiting.d.next = self.waiting.q.val() + 1;
        }
        if !self.fills.val() & self.gives.val() {
            self.waiting.d.next = self.waiting.q.val() - 1;
        }

        comment!("A run begins with a position accepted by an idle unit.");
        if self.held.q.val().any() {
            self.clocks.d.next = self.clocks.q.val() + 1;
        } else if self.takes.val() {
            self.clocks.d.next = bits::<16>(1);
        }
        if self.reset.val() {
            self.stages.d.next = bits::<13>(0);
            self.next_entry.d.next = bits::<4>(0);
            self.next_fill.d.next = bits::<4>(0);
            self.next_answer.d.next = bits::<4>(0);
            self.held.d.next = bits::<5>(0);
            self.waiting.d.next = bits::<5>(0);
        }

        self.position_ready.next = !self.held.q.val().get_bit(4) & !self.reset.val();
        self.enter.next = self.takes.val();
        self.entry.next = self.next_entry.q.val();
        self.fill.next = self.fills.val();
        self.filled.next = self.next_fill.q.val();
        self.counted_check.next = self.checks.q.val().get_bit(7);
        self.answer_valid.next = self.waiting.q.val().any();
        self.answer.next = self.next_answer.q.val();
        self.cycles.next = self.clocks.q.val();
    }
}
