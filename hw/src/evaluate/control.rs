//! Control: decides what each clock does.

use crate::bits::{Bits, bit_cast, bits};
use crate::circuit::{circuit, hdl_gen};
use crate::values::ask;
use rust_hdl::prelude::*;

circuit! {
    /// Accepts requests and tells the other blocks what to do in each clock.
    ///
    /// A move takes four clocks in each of two stages. The first stage reads the board twice. The second stage requests
    /// the rows of the move's two pairs of pieces, first from White's perspective, then from Black's. A load takes 196
    /// clocks and requests a pair in 192 of them. After a request, the row addresses, the rows, their change and the
    /// sums follow in successive clocks.
    #[derive(Default)]
    pub struct EvaluateControl {
        In clock: Clock, "Clock.";
        In reset: Bit, "Synchronous reset.";
        In advance: Bit, "Everything moves.";
        In request_valid: Bit, "There is a request.";
        Out request_ready: Bit, "It is accepted.";
        In request_kind: Bits<2>, "What it is.";
        In request_context: Bits<3>, "Its context.";
        In request_word: Bits<16>, "The move.";
        In entry: Bits<5>, "The context's entry of the stack.";
        Out enter: Bit, "The context gets another.";
        Out new_entry: Bits<5>, "This.";
        Out board_address: Bits<9>, "Half a board to read.";
        Out board_write: Bit, "Half a board is written.";
        Out board_written: Bits<9>, "Which.";
        Out scan: Bit, "Two men of a board loaded are looked up.";
        Out step: Bits<7>, "Which two.";
        Out word: Bits<16>, "The move in the first stage.";
        Out pass: Bit, "It is a pass.";
        Out resolve: Bit, "Its second half of the board is there.";
        Out of_move: Bit, "A pair of a move is asked for.";
        Out second: Bit, "It is the second pair, in which half a board follows the lower.";
        Out of_black: Bit, "It is asked for as Black sees the board.";
        Out stack_address: Bits<9>, "Sums to read.";
        Out stack_write: Bit, "Sums are written.";
        Out stack_written: Bits<9>, "Which.";
        Out from_stack: Bit, "Sums go on from the stack.";
        Out from_sums: Bit, "They go on from themselves.";
        Out finished: Bit, "A perspective's sums are complete.";
        Out finished_black: Bit, "The perspective is Black's.";
        Out context: Bits<3>, "Their context.";
        In busy: Bit, "The output has something under way.";
        Out cycles: Bits<16>, "Clocks of this run.";
    }
    registers {
        moving, passing, loading, scanning, scans_black: Bit;
        count, lead, slot: Bits<2>;
        held_word, clocks: Bits<16>;
        held_context: Bits<3>;
        held_entry, held_new: Bits<5>;
        steps: Bits<7>;
        asks_move, asks_load, asks_first, asks_last, asks_black: Bit;
        asked_read, asked_write: Bits<8>;
        active, first, last, load, black: Bits<4>;
        read_1, read_2, write_1, write_2, write_3, write_4: Bits<8>;
    }
    locals {
        is_load, is_undo, is_free, goes, takes, wants_load, scans_now, ends_load, under_way: Bit;
        asks, first_now, last_now, black_now: Bit;
        writes_half: Bit;
    }
}

impl Logic for EvaluateControl {
    #[hdl_gen]
    fn update(&mut self) {
        comment!("Accept a load when it ends, and an undo at any time except during a load.");
        self.goes.next = self.advance.val() & !self.reset.val();
        self.is_load.next = self.request_kind.val() == ask::LOAD;
        self.is_undo.next = self.request_kind.val() == ask::UNDO;
        self.is_free.next =
            !self.loading.q.val() & (!self.moving.q.val() | self.count.q.val().all());
        self.wants_load.next = self.request_valid.val() & self.is_load.val();
        self.scans_now.next = self.loading.q.val() & self.scanning.q.val() & self.wants_load.val();
        self.ends_load.next =
            self.scanning.q.val() & self.scans_black.q.val() & (self.steps.q.val() == 95);
        self.request_ready.next = self.goes.val() & self.is_free.val();
        if self.is_undo.val() {
            self.request_ready.next = self.goes.val() & !self.loading.q.val();
        }
        if self.is_load.val() {
            self.request_ready.next = self.goes.val() & self.loading.q.val() & self.ends_load.val();
        }
        self.takes.next = self.request_valid.val()
            & self.goes.val()
            & self.is_free.val()
            & !self.is_load.val()
            & !self.is_undo.val();

        comment!(
            "Stack entries: a move writes the next entry, an undo returns to the previous one, a load writes the first."
        );
        self.enter.next = self.request_valid.val() & self.request_ready.val();
        self.new_entry.next = self.entry.val() + 1;
        if self.is_undo.val() {
            self.new_entry.next = self.entry.val() - 1;
        }
        if self.is_load.val() {
            self.new_entry.next = bits::<5>(0);
        }

        if self.advance.val() {
            comment!("First stage of a move: four clocks.");
            self.count.d.next = self.count.q.val() + 1;
            if self.count.q.val().all() {
                self.moving.d.next = false;
            }
            if self.takes.val() {
                self.moving.d.next = true;
                self.count.d.next = bits::<2>(0);
                self.passing.d.next = self.request_kind.val() == ask::PASS;
                self.held_word.d.next = self.request_word.val();
                self.held_context.d.next = self.request_context.val();
                self.held_entry.d.next = self.entry.val();
                self.held_new.d.next = self.entry.val() + 1;
            }

            comment!(
                "A load: four clocks to finish the move before it, then 96 clocks per perspective."
            );
            self.lead.d.next = self.lead.q.val() + 1;
            if self.lead.q.val().all() {
                self.scanning.d.next = true;
            }
            if self.scanning.q.val() {
                self.steps.d.next = self.steps.q.val() + 1;
                if self.steps.q.val() == 95 {
                    self.steps.d.next = bits::<7>(0);
                    self.scans_black.d.next = true;
                }
            }
            if !self.wants_load.val() | self.ends_load.val() {
                self.loading.d.next = false;
            }
            if !self.loading.q.val() {
                self.loading.d.next = self.is_free.val() & self.wants_load.val();
                self.lead.d.next = bits::<2>(0);
                self.scanning.d.next = false;
                self.scans_black.d.next = false;
                self.steps.d.next = bits::<7>(0);
            }

            comment!("Second stage: request the rows.");
            self.slot.d.next = self.slot.q.val() + 1;
            if self.slot.q.val().all() {
                self.asks_move.d.next = false;
            }
            if self.moving.q.val() & (self.count.q.val() == 2) {
                self.asks_move.d.next = true;
                self.slot.d.next = bits::<2>(0);
                self.asked_read.d.next = (bit_cast::<8, 3>(self.held_context.q.val()) << 5)
                    | bit_cast::<8, 5>(self.held_entry.q.val());
                self.asked_write.d.next = (bit_cast::<8, 3>(self.held_context.q.val()) << 5)
                    | bit_cast::<8, 5>(self.held_new.q.val());
            }
            self.asks_load.d.next = self.scans_now.val();
            self.asks_first.d.next = !self.steps.q.val().any();
            self.asks_last.d.next = self.steps.q.val() == 95;
            self.asks_black.d.next = self.scans_black.q.val();
            if self.scans_now.val() {
                self.asked_write.d.next = bit_cast::<8, 3>(self.request_context.val()) << 5;
            }
        }
        if self.reset.val() {
            self.moving.d.next = false;
            self.loading.d.next = false;
            self.asks_move.d.next = false;
            self.asks_load.d.next = false;
        }

        comment!("Then, in step with the rows: addresses, rows, change, sums.");
        self.asks.next = self.asks_move.q.val() | self.asks_load.q.val();
        self.first_now.next = self.asks_first.q.val();
        self.last_now.next = self.asks_last.q.val();
        self.black_now.next = self.asks_black.q.val();
        if self.asks_move.q.val() {
            self.first_now.next = !self.slot.q.val().get_bit(0);
            self.last_now.next = self.slot.q.val().get_bit(0);
            self.black_now.next = self.slot.q.val().get_bit(1);
        }
        if self.advance.val() {
            self.active.d.next = self.active.q.val() << 1;
            if self.asks.val() {
                self.active.d.next = (self.active.q.val() << 1) | 1;
            }
            self.first.d.next = self.first.q.val() << 1;
            if self.first_now.val() {
                self.first.d.next = (self.first.q.val() << 1) | 1;
            }
            self.last.d.next = self.last.q.val() << 1;
            if self.last_now.val() {
                self.last.d.next = (self.last.q.val() << 1) | 1;
            }
            self.load.d.next = self.load.q.val() << 1;
            if self.asks_load.q.val() {
                self.load.d.next = (self.load.q.val() << 1) | 1;
            }
            self.black.d.next = self.black.q.val() << 1;
            if self.black_now.val() {
                self.black.d.next = (self.black.q.val() << 1) | 1;
            }
            self.read_1.d.next = self.asked_read.q.val();
            self.read_2.d.next = self.read_1.q.val();
            self.write_1.d.next = self.asked_write.q.val();
            self.write_2.d.next = self.write_1.q.val();
            self.write_3.d.next = self.write_2.q.val();
            self.write_4.d.next = self.write_3.q.val();
        }
        if self.reset.val() {
            self.active.d.next = bits::<4>(0);
        }

        comment!(
            "The board: read to look pieces up, read again to change it, and written once changed."
        );
        self.board_address.next = (bit_cast::<9, 3>(self.held_context.q.val()) << 6)
            | (bit_cast::<9, 5>(self.held_entry.q.val()) << 1)
            | bit_cast::<9, 1>(self.count.q.val().get_bits::<1>(0));
        self.writes_half.next = self.asks_move.q.val() & !self.slot.q.val().get_bit(1);
        self.board_written.next = (bit_cast::<9, 8>(self.asked_write.q.val()) << 1)
            | bit_cast::<9, 1>(self.slot.q.val().get_bits::<1>(0));
        if self.scans_now.val() {
            self.writes_half.next = !self.scans_black.q.val()
                & !self.steps.q.val().get_bits::<2>(5).any()
                & !self.steps.q.val().get_bits::<4>(0).any();
            self.board_written.next = (bit_cast::<9, 3>(self.request_context.val()) << 6)
                | bit_cast::<9, 1>(self.steps.q.val().get_bits::<1>(4));
        }
        self.board_write.next = self.advance.val() & self.writes_half.val();

        self.scan.next = self.scans_now.val();
        self.step.next = self.steps.q.val();
        self.word.next = self.held_word.q.val();
        self.pass.next = self.passing.q.val();
        self.resolve.next = self.moving.q.val() & (self.count.q.val() == 2);
        self.of_move.next = self.asks_move.q.val();
        self.second.next = self.slot.q.val().get_bit(0);
        self.of_black.next = self.black_now.val();

        comment!("The sums: read in the same clock as the rows, written when complete.");
        self.stack_address.next = (bit_cast::<9, 8>(self.read_2.q.val()) << 1)
            | bit_cast::<9, 1>(self.black.q.val().get_bits::<1>(1));
        self.from_stack.next = self.first.q.val().get_bit(2) & !self.load.q.val().get_bit(2);
        self.from_sums.next = !self.first.q.val().get_bit(2);
        self.finished.next = self.active.q.val().get_bit(3) & self.last.q.val().get_bit(3);
        self.finished_black.next = self.black.q.val().get_bit(3);
        self.stack_write.next =
            self.advance.val() & self.active.q.val().get_bit(3) & self.last.q.val().get_bit(3);
        self.stack_written.next = (bit_cast::<9, 8>(self.write_4.q.val()) << 1)
            | bit_cast::<9, 1>(self.black.q.val().get_bits::<1>(3));
        self.context.next = self.write_4.q.val().get_bits::<3>(5);

        comment!("A run begins when a move or load arrives and nothing is in progress.");
        self.under_way.next = self.moving.q.val()
            | self.loading.q.val()
            | self.asks.val()
            | self.active.q.val().any()
            | self.busy.val();
        if self.under_way.val() {
            self.clocks.d.next = self.clocks.q.val() + 1;
        } else if self.takes.val() | (self.goes.val() & self.wants_load.val()) {
            self.clocks.d.next = bits::<16>(1);
        }
        self.cycles.next = self.clocks.q.val();
    }
}
