//! What goes along with a query while the memories are read.

use crate::bits::{Bits, bit_cast, bits};
use crate::circuit::{circuit, hdl_gen};
use rust_hdl::prelude::*;

circuit! {
    /// The pipeline's registers, and its rule: all of it moves, or none.
    #[derive(Default)]
    pub struct Pipeline {
        In clock: Clock, "Clock.";
        In reset: Bit, "Synchronous reset.";
        In query_valid: Bit, "There is a query.";
        Out query_ready: Bit, "It is taken.";
        In queen: Bits<6>, "Its queen, folded.";
        In rook: Bits<6>, "Its rook, folded.";
        Out advance: Bit, "Everything moves.";
        Out queen_read: Bits<6>, "The queen that the table is read for.";
        Out rook_high: Bits<2>, "The rook's ranks that it is read for.";
        In apart: Bit, "The kings do not touch.";
        In won: Bits<16>, "The table's word.";
        Out answer_valid: Bit, "An answer is offered.";
        In answer_ready: Bit, "The sink takes it.";
        Out answer_won: Bit, "Legal and won.";
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

        comment!("A run begins with a query that finds nothing under way.");
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
