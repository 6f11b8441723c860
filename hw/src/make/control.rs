//! The pipeline's flow control, and the inputs that accompany a board.

use crate::bits::{Bits, bits};
use crate::circuit::{circuit, hdl_gen};
use rust_hdl::prelude::*;

circuit! {
    /// All stages advance together, or none does: they stall while an output board is not accepted.
    #[derive(Default)]
    pub struct MakeControl {
        In clock: Clock, "Clock.";
        In reset: Bit, "Synchronous reset.";
        In move_valid: Bit, "A move is offered.";
        Out move_ready: Bit, "The move is accepted.";
        In back: Bit, "The move is taken back.";
        In word: Bits<16>, "The move word.";
        In record: Bits<23>, "The undo record.";
        In state: Bits<32>, "The state word.";
        Out advance: Bit, "All stages advance.";
        Out read_back: Bit, "`back` of the move in the second stage.";
        Out read_word: Bits<16>, "Word of that move.";
        Out read_record: Bits<23>, "Undo record of that move.";
        Out read_state: Bits<32>, "State word before that move.";
        Out board_valid: Bit, "A board is offered.";
        In board_ready: Bit, "The sink accepts the board.";
        Out cycles: Bits<16>, "Clocks of this run.";
    }
    registers {
        read, resolved, offered, held_back: Bit;
        held_word, clocks: Bits<16>;
        held_record: Bits<23>;
        held_state: Bits<32>;
    }
    locals {
        moves, takes, under_way: Bit;
    }
}

impl Logic for MakeControl {
    #[hdl_gen]
    fn update(&mut self) {
        self.moves.next = !self.offered.q.val() | self.board_ready.val();
        if self.moves.val() {
            self.read.d.next = self.move_valid.val();
            self.held_back.d.next = self.back.val();
            self.held_word.d.next = self.word.val();
            self.held_record.d.next = self.record.val();
            self.held_state.d.next = self.state.val();
            self.resolved.d.next = self.read.q.val();
            self.offered.d.next = self.resolved.q.val();
        }
        if self.reset.val() {
            self.read.d.next = false;
            self.resolved.d.next = false;
            self.offered.d.next = false;
        }

        comment!("A run begins with a move accepted by an idle unit.");
        self.takes.next = self.moves.val() & !self.reset.val();
        self.under_way.next = self.read.q.val() | self.resolved.q.val() | self.offered.q.val();
        if self.under_way.val() {
            self.clocks.d.next = self.clocks.q.val() + 1;
        } else if self.takes.val() & self.move_valid.val() {
            self.clocks.d.next = bits::<16>(1);
        }

        self.move_ready.next = self.takes.val();
        self.advance.next = self.moves.val();
        self.read_back.next = self.held_back.q.val();
        self.read_word.next = self.held_word.q.val();
        self.read_record.next = self.held_record.q.val();
        self.read_state.next = self.held_state.q.val();
        self.board_valid.next = self.offered.q.val();
        self.cycles.next = self.clocks.q.val();
    }
}
