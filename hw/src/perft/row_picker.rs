//! Selects the next move of a row.

use crate::bits::{Bits, bit_cast, bits};
use crate::circuit::{circuit, hdl_gen};
use crate::values::{move_set, row_word};
use rust_hdl::prelude::*;

circuit! {
    /// Outputs the lowest square of a row, and the row without it. A pawn's square on the last rank comes four times,
    /// once for each promotion piece. Combinational.
    #[derive(Default)]
    pub struct RowPicker {
        In row: Bits<18>, "The row's word.";
        Out file: Bits<3>, "File of the square.";
        Out rest: Bits<18>, "The remaining row.";
        Out last: Bit, "The square is the row's last.";
    }
    locals {
        squares, lowest, left: Bits<8>;
        promotes: Bit;
        promotion: Bits<2>;
        at: Bits<3>;
        head: Bits<8>;
    }
}

impl Logic for RowPicker {
    #[hdl_gen]
    fn update(&mut self) {
        self.squares.next = self.row.val().get_bits::<8>(0);
        self.lowest.next = self.squares.val() & (bits::<8>(0) - self.squares.val());
        self.at.next = bits::<3>(0);
        if (self.lowest.val() & 0xaa).any() {
            self.at.next = self.at.val() | 1;
        }
        if (self.lowest.val() & 0xcc).any() {
            self.at.next = self.at.val() | 2;
        }
        if (self.lowest.val() & 0xf0).any() {
            self.at.next = self.at.val() | 4;
        }
        self.file.next = self.at.val();

        self.promotes.next = (self.row.val().get_bits::<2>(row_word::SOURCE) == move_set::PAWNS)
            & self.row.val().get_bits::<2>(row_word::SET).any()
            & (self.row.val().get_bits::<3>(row_word::RANK) == 7);
        self.promotion.next = self.row.val().get_bits::<2>(row_word::PROMOTION);
        self.left.next = self.squares.val() ^ self.lowest.val();
        if self.promotes.val() {
            self.promotion.next = self.row.val().get_bits::<2>(row_word::PROMOTION) + 1;
            if !self.row.val().get_bits::<2>(row_word::PROMOTION).all() {
                self.left.next = self.squares.val();
            }
        }
        self.last.next = !self.left.val().any();
        self.head.next = self.row.val().get_bits::<8>(row_word::RANK);
        self.rest.next = bit_cast::<18, 8>(self.left.val())
            | (bit_cast::<18, 8>(self.head.val()) << row_word::RANK)
            | (bit_cast::<18, 2>(self.promotion.val()) << row_word::PROMOTION);
    }
}
