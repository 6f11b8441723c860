//! History pointers: how many moves are kept, and how far back a repetition is possible.

use crate::bits::{Bits, bits};
use crate::circuit::{circuit, hdl_gen};
use crate::values::history_limit;
use rust_hdl::prelude::*;

circuit! {
    /// Counters for the history, which keeps the last 510 moves.
    #[derive(Default)]
    pub struct HistoryPointers {
        In clock: Clock, "Clock.";
        In clear: Bit, "A new game begins.";
        In set_side: Bit, "Sets the side to move.";
        In black: Bit, "Side to set: black.";
        In append: Bit, "A move is appended.";
        In irreversible: Bit, "The position before the move cannot recur.";
        In pop: Bit, "The newest move is removed.";
        In was_irreversible: Bit, "The removed move was irreversible.";
        In was_reversible: Bits<9>, "Value of `reversible` before the removed move.";
        Out head: Bits<9>, "Number of the next move.";
        Out held: Bits<9>, "Number of moves kept.";
        Out reversible: Bits<9>, "Number of reversible moves.";
        Out cut: Bit, "Further reversible moves may have been dropped.";
        Out side: Bit, "Side to move.";
    }
    registers {
        next_number, kept, run: Bits<9>;
        dropped, turn: Bit;
    }
    locals {
        fewer: Bits<9>;
    }
}

impl Logic for HistoryPointers {
    #[hdl_gen]
    fn update(&mut self) {
        self.fewer.next = self.kept.q.val() - 1;
        if self.append.val() {
            self.next_number.d.next = self.next_number.q.val() + 1;
            self.turn.d.next = !self.turn.q.val();
            if self.kept.q.val() == history_limit::MOVES {
                self.dropped.d.next = true;
            } else {
                self.kept.d.next = self.kept.q.val() + 1;
            }
            if self.irreversible.val() {
                self.run.d.next = bits::<9>(0);
            } else if self.run.q.val() != history_limit::MOVES {
                self.run.d.next = self.run.q.val() + 1;
            }
        }
        if self.pop.val() {
            self.next_number.d.next = self.next_number.q.val() - 1;
            self.turn.d.next = !self.turn.q.val();
            self.kept.d.next = self.fewer.val();
            self.run.d.next = self.run.q.val() - 1;
            comment!("Some of the reversible moves counted then may have been dropped since.");
            if self.was_irreversible.val() {
                self.run.d.next = self.was_reversible.val();
                if self.was_reversible.val() > self.fewer.val() {
                    self.run.d.next = self.fewer.val();
                }
            }
        }
        if self.clear.val() {
            self.kept.d.next = bits::<9>(0);
            self.run.d.next = bits::<9>(0);
            self.dropped.d.next = false;
        }
        if self.set_side.val() {
            self.turn.d.next = self.black.val();
        }

        self.head.next = self.next_number.q.val();
        self.held.next = self.kept.q.val();
        self.reversible.next = self.run.q.val();
        self.cut.next = self.dropped.q.val() & (self.run.q.val() == self.kept.q.val());
        self.side.next = self.turn.q.val();
    }
}
