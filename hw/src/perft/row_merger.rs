//! Merges the rows of three lanes into one stream.

use crate::bits::{Bits, bit_cast, bits};
use crate::circuit::{circuit, hdl_gen};
use crate::values::{move_set, row_word};
use rust_hdl::prelude::*;

circuit! {
    /// Takes one row per clock from one of the lanes and holds it as a word. Latency: one clock.
    ///
    /// A second row can be held, so the lanes' behaviour in a clock depends only on registers, not on whether the
    /// previous row is accepted in that clock. The path through the lanes was the slowest of the array.
    #[derive(Default)]
    pub struct RowMerger {
        In clock: Clock, "Clock.";
        In reset: Bit, "Synchronous reset.";
        In slider_valid: Bit, "The sliders' lane offers a row.";
        In slider_row: Bits<14>, "Its squares, rank and set.";
        Out slider_ready: Bit, "The row is accepted.";
        In knight_valid: Bit, "The knights' lane offers a row.";
        In knight_row: Bits<14>, "Its squares, rank and set.";
        Out knight_ready: Bit, "The row is accepted.";
        In pawn_valid: Bit, "The lane of pawns and king offers a row.";
        In pawn_row: Bits<14>, "Its squares, rank and set.";
        Out pawn_ready: Bit, "The row is accepted.";
        Out row_valid: Bit, "A row is offered.";
        In row_ready: Bit, "The row is accepted.";
        Out row: Bits<18>, "The row's word.";
    }
    registers {
        held: Bit;
        word: Bits<18>;
        spare: Bit;
        spare_word: Bits<18>;
    }
    locals {
        passes: Bit;
        comes: Bit;
        leaves: Bit;
        chosen: Bits<14>;
        source: Bits<2>;
        coming: Bits<18>;
    }
}

impl Logic for RowMerger {
    #[hdl_gen]
    fn update(&mut self) {
        self.passes.next = !self.spare.q.val();
        self.pawn_ready.next = self.passes.val() & self.pawn_valid.val();
        self.knight_ready.next =
            self.passes.val() & self.knight_valid.val() & !self.pawn_valid.val();
        self.slider_ready.next = self.passes.val()
            & self.slider_valid.val()
            & !self.knight_valid.val()
            & !self.pawn_valid.val();
        self.chosen.next = self.slider_row.val();
        self.source.next = bits::<2>(move_set::SLIDERS);
        if self.knight_valid.val() {
            self.chosen.next = self.knight_row.val();
            self.source.next = bits::<2>(move_set::KNIGHTS);
        }
        if self.pawn_valid.val() {
            self.chosen.next = self.pawn_row.val();
            self.source.next = bits::<2>(move_set::PAWNS);
        }
        self.coming.next = bit_cast::<18, 14>(self.chosen.val())
            | (bit_cast::<18, 2>(self.source.val()) << row_word::SOURCE);
        self.comes.next = self.passes.val()
            & (self.pawn_valid.val() | self.knight_valid.val() | self.slider_valid.val());
        self.leaves.next = !self.held.q.val() | self.row_ready.val();
        if self.passes.val() {
            self.spare_word.d.next = self.coming.val();
        }
        self.spare.d.next = !self.leaves.val() & (self.spare.q.val() | self.comes.val());
        if self.leaves.val() {
            self.held.d.next = self.spare.q.val() | self.comes.val();
            self.word.d.next = self.coming.val();
            if self.spare.q.val() {
                self.word.d.next = self.spare_word.q.val();
            }
        }
        if self.reset.val() {
            self.held.d.next = false;
            self.spare.d.next = false;
        }
        self.row_valid.next = self.held.q.val();
        self.row.next = self.word.q.val();
    }
}
