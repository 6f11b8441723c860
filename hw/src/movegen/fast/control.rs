//! Generation control: decides when a generation runs, and in which mode.

use crate::bits::{Bits, bit_cast, bits};
use crate::circuit::{circuit, hdl_gen};
use rust_hdl::prelude::*;

circuit! {
    /// Accepts starts and loads, keeps the mode, and counts clocks and visited squares, modulo 65,536.
    #[derive(Default)]
    pub struct GenerationControl {
        In clock: Clock, "Clock.";
        In reset: Bit, "Aborts the generation.";
        In drained: Bit, "The last word leaves.";
        In load_valid: Bit, "A word to load is offered.";
        In takes: Bit, "The buffer accepts a board in this clock, so nothing else may happen.";
        In waits: Bit, "A board is waiting.";
        In swap: Bit, "The waiting board moves to the registers.";
        Out load_ready: Bit, "The word is accepted if load_valid is high.";
        Out load: Bit, "The word is loaded.";
        In start_valid: Bit, "A start is requested.";
        Out start_ready: Bit, "The start is accepted if start_valid is high.";
        Out start: Bit, "A generation starts.";
        In start_legal: Bit, "Generate only legal moves.";
        In start_captures: Bit, "Generate only captures and promotions.";
        Out legal: Bit, "The current generation's mode: only legal moves.";
        Out captures: Bit, "The current generation's mode: only captures and promotions.";
        Out running: Bit, "A generation is running.";
        Out fresh: Bit, "No generation is running, and none can start in this clock.";
        In visits: Bits<3>, "Number of squares visited in this clock.";
        Out cycles: Bits<16>, "Clocks of this generation.";
        Out visited: Bits<16>, "Squares visited in this generation.";
    }
    registers {
        active, settled: Bit;
        // `unsettled`: neither active nor settled; a register of its own, because one of the longest paths starts here.
        unsettled, legal_only, captures_only: Bit;
        clocks, squares: Bits<16>;
        latest: Bits<3>;
    }
    locals {
        free, can_start: Bit;
    }
}

impl Logic for GenerationControl {
    #[hdl_gen]
    fn update(&mut self) {
        self.free.next =
            !self.active.q.val() & !self.reset.val() & !self.waits.val() & !self.takes.val();
        self.load_ready.next = self.free.val();
        self.load.next = self.load_valid.val() & self.free.val();
        self.settled.d.next =
            !self.load_valid.val() & !self.waits.val() & !self.active.q.val() & !self.reset.val();
        self.can_start.next = self.free.val() & !self.load_valid.val() & self.settled.q.val();
        self.start_ready.next = self.can_start.val();
        self.start.next = self.start_valid.val() & self.can_start.val();
        self.latest.d.next = self.visits.val();
        self.squares.d.next = self.squares.q.val() + bit_cast::<16, 3>(self.latest.q.val());
        if self.active.q.val() {
            self.clocks.d.next = self.clocks.q.val() + 1;
        }
        if self.start.val() {
            self.active.d.next = true;
            self.legal_only.d.next = self.start_legal.val();
            self.captures_only.d.next = self.start_captures.val();
            self.clocks.d.next = bits::<16>(1);
            self.latest.d.next = bits::<3>(0);
            self.squares.d.next = bits::<16>(0);
        }
        if self.reset.val() | self.drained.val() {
            self.active.d.next = false;
        }

        self.unsettled.d.next = self.reset.val()
            | (self.active.q.val() & self.drained.val())
            | (!self.active.q.val() & (self.load_valid.val() | self.swap.val()));

        self.legal.next = self.legal_only.q.val();
        self.captures.next = self.captures_only.q.val();
        self.running.next = self.active.q.val();
        self.fresh.next = self.unsettled.q.val();
        self.cycles.next = self.clocks.q.val();
        self.visited.next = self.squares.q.val();
    }
}
