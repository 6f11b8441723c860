//! The numeric results of an answer.

use crate::bits::{Bits, bit_cast, bits};
use crate::circuit::{circuit, hdl_gen};
use crate::values::{command, link, link_answer, link_request, system_command};
use rust_hdl::prelude::*;

circuit! {
    /// Selects a result word by command and number, and maintains the counters of the link.
    #[derive(Default)]
    pub struct ResultSelector {
        In clock: Clock, "Clock.";
        In reset: Bit, "Synchronous reset: all counters restart at 0.";
        In passed: Bit, "A valid frame was received.";
        In broken: Bit, "A frame was dropped.";
        In clock_hz: Bits<32>, "The clock frequency.";
        In identity: Bits<32>, "Identity of the build.";
        In move_cycles: Bits<16>, "Clocks of the generation.";
        In visited: Bits<16>, "Squares visited by the generation.";
        In query_cycles: Bits<16>, "Clocks of the query.";
        In steps: Bits<16>, "Steps of the query.";
        In held: Bits<9>, "Number of moves kept.";
        In reversible: Bits<9>, "Number of reversible moves.";
        In units: Bits<16>, "The units present.";
        In annex: Bit, "The command belongs to the additional units.";
        In annex_word: Bits<32>, "Result word of the additional units.";
        In annex_last: Bits<4>, "Number of its last byte.";
        In class: Bits<4>, "High nibble of the command.";
        In system: Bits<4>, "Low nibble of the command.";
        In place: Bits<2>, "Number of the result word.";
        Out word: Bits<32>, "The result word.";
        Out last: Bits<4>, "Number of the last byte.";
        Out clocks: Bits<32>, "Clocks since reset.";
    }
    registers {
        passed_frames, broken_frames: Bits<16>;
        clock_count: Bits<32>;
    }
}

impl Logic for ResultSelector {
    #[hdl_gen]
    fn update(&mut self) {
        self.clock_count.d.next = self.clock_count.q.val() + 1;
        if self.passed.val() {
            self.passed_frames.d.next = self.passed_frames.q.val() + 1;
        }
        if self.broken.val() {
            self.broken_frames.d.next = self.broken_frames.q.val() + 1;
        }
        if self.reset.val() {
            self.clock_count.d.next = bits::<32>(0);
            self.passed_frames.d.next = bits::<16>(0);
            self.broken_frames.d.next = bits::<16>(0);
        }
        self.clocks.next = self.clock_count.q.val();

        self.word.next = bits::<32>(0);
        self.last.next = bits::<4>(7);
        if self.annex.val() {
            self.word.next = self.annex_word.val();
            self.last.next = self.annex_last.val();
        } else if self.class.val() == command::MOVES {
            comment!("A move word 0, which ends the moves, with the clocks; then the squares.");
            self.last.next = bits::<4>(5);
            self.word.next = bit_cast::<32, 16>(self.move_cycles.val()) << 16;
            if self.place.val().get_bit(0) {
                self.word.next = bit_cast::<32, 16>(self.visited.val());
            }
        } else if self.class.val() == command::QUERY {
            self.word.next = bit_cast::<32, 16>(self.query_cycles.val())
                | (bit_cast::<32, 16>(self.steps.val()) << 16);
            if self.place.val().get_bit(0) {
                self.word.next = bit_cast::<32, 9>(self.held.val())
                    | (bit_cast::<32, 9>(self.reversible.val()) << 16);
            }
        } else if self.system.val() == system_command::HELLO {
            self.last.next = bits::<4>(15);
            if self.place.val() == 0 {
                self.word.next = bits::<32>(link::VERSION | (link::WINDOW << 8))
                    | (bit_cast::<32, 16>(self.units.val()) << 16);
            } else if self.place.val() == 1 {
                self.word.next = bits::<32>(link_request::LIMIT | (link_answer::LIMIT << 16));
            } else if self.place.val() == 2 {
                self.word.next = self.clock_hz.val();
            } else {
                self.word.next = self.identity.val();
            }
        } else {
            self.word.next = bit_cast::<32, 16>(self.passed_frames.q.val())
                | (bit_cast::<32, 16>(self.broken_frames.q.val()) << 16);
            if self.place.val().get_bit(0) {
                self.word.next = self.clock_count.q.val();
            }
        }
    }
}
