//! Generation control: when a generation runs, and in which mode.

use crate::bits::{Bits, bit_cast, bits};
use crate::circuit::{circuit, hdl_gen};
use rust_hdl::prelude::*;

circuit! {
    /// Takes starts and loads, remembers the modes, and counts clocks and visited squares, modulo 65,536.
    #[derive(Default)]
    pub struct GenerationControl {
        In clock: Clock, "Clock.";
        In reset: Bit, "Breaks off.";
        In drained: Bit, "The last word leaves.";
        In load_valid: Bit, "A word is there to be loaded.";
        In takes: Bit, "A board is taken: nothing else.";
        In waits: Bit, "A board waits.";
        In swap: Bit, "It becomes the board.";
        Out load_ready: Bit, "It is taken if it is there.";
        Out load: Bit, "It is taken.";
        In start_valid: Bit, "A generation is asked for.";
        Out start_ready: Bit, "It starts if it is asked for.";
        Out start: Bit, "It starts.";
        In start_legal: Bit, "Only legal moves.";
        In start_captures: Bit, "Only captures and promotions.";
        Out legal: Bit, "Only legal moves, as kept.";
        Out captures: Bit, "Only captures and promotions, as kept.";
        Out running: Bit, "A generation is under way.";
        Out fresh: Bit, "None is, and none can start in this clock.";
        In visits: Bits<3>, "Squares visited in this clock.";
        Out cycles: Bits<16>, "Clocks.";
        Out visited: Bits<16>, "Squares.";
    }
    registers {
        active, settled: Bit;
        // Neither active nor settled: of its own, for it begins one of the longest paths.
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
