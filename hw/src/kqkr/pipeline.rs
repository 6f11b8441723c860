//! Pipelines a query while the memories are read.

use crate::bits::{Bits, bit_cast, bits};
use crate::circuit::{circuit, hdl_gen};
use rust_hdl::prelude::*;

circuit! {
    /// The pipeline's registers and stall rule: all stages advance together, or none does.
    #[derive(Default)]
    pub struct Pipeline {
        In clock: Clock, "Clock.";
        In reset: Bit, "Synchronous reset.";
        In query_valid: Bit, "A query is offered.";
        Out query_ready: Bit, "The query is accepted.";
        In queen: Bits<6>, "The query's queen, mapped.";
        In rook: Bits<6>, "The query's rook, mapped.";
        Out advance: Bit, "All stages advance.";
        Out queen_read: Bits<6>, "Queen for the table read.";
        Out rook_high: Bits<2>, "Upper two bits of the rook's rank for the table read.";
        In apart: Bit, "The kings are not adjacent.";
        In won: Bits<16>, "The word read from the table.";
        Out answer_valid: Bit, "An answer is offered.";
        In answer_ready: Bit, "The sink accepts the answer.";
        Out answer_won: Bit, "The position is legal and won.";
        Out cycles: Bits<16>, "Clocks of this run.";
    }
    registers {
        paired: Bit;
        paired_queen, paired_rook: Bits<6>;
        looked_up, looked_up_apart: Bit;
        looked_up_rook: Bits<4>;
        offered, offered_won: Bit;
        clocks: Bits<16>;
    }
    locals {
        moves, takes, under_way: Bit;
    }
}

impl Logic for Pipeline {
    #[hdl_gen]
    fn update(&mut self) {
        self.moves.next = !self.offered.q.val() | self.answer_ready.val();
        if self.moves.val() {
            self.paired.d.next = self.query_valid.val();
            self.paired_queen.d.next = self.queen.val();
            self.paired_rook.d.next = self.rook.val();

            self.looked_up.d.next = self.paired.q.val();
            self.looked_up_apart.d.next = self.apart.val();
            self.looked_up_rook.d.next = bit_cast::<4, 6>(self.paired_rook.q.val());

            self.offered.d.next = self.looked_up.q.val();
            self.offered_won.d.next = self.looked_up_apart.q.val()
                & self.won.val().get_bit(self.looked_up_rook.q.val().index());
        }
        if self.reset.val() {
            self.paired.d.next = false;
            self.looked_up.d.next = false;
            self.offered.d.next = false;
        }

        comment!("A run begins with a query accepted by an idle unit.");
        self.takes.next = self.moves.val() & !self.reset.val();
        self.under_way.next = self.paired.q.val() | self.looked_up.q.val() | self.offered.q.val();
        if self.under_way.val() {
            self.clocks.d.next = self.clocks.q.val() + 1;
        } else if self.takes.val() & self.query_valid.val() {
            self.clocks.d.next = bits::<16>(1);
        }

        self.query_ready.next = self.takes.val();
        self.advance.next = self.moves.val();
        self.queen_read.next = self.paired_queen.q.val();
        self.rook_high.next = self.paired_rook.q.val().get_bits::<2>(4);
        self.answer_valid.next = self.offered.q.val();
        self.answer_won.next = self.offered_won.q.val();
        self.cycles.next = self.clocks.q.val();
    }
}
