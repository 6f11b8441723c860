//! Linear sums, number of pieces and side to move.

use crate::bits::{Bits, bit_cast, bits};
use crate::circuit::{circuit, hdl_gen};
use rust_hdl::prelude::*;

circuit! {
    /// Keeps one of the two linear sums, the number of pieces and the side to move, in step with
    /// [`HiddenPair`](super::HiddenPair).
    #[derive(Default)]
    pub struct Tally {
        In clock: Clock, "Clock.";
        In advance: Bit, "Everything moves.";
        In first: Bits<10>, "The linear entry of a man who is added.";
        In second: Bits<10>, "The second man's.";
        In negate_first: Bit, "The first entry counts for the other side.";
        In negate_second: Bit, "So does the second, or is taken from White's.";
        In more_men: Bits<7>, "Men who come, less those who leave.";
        In from_stack: Bit, "The change is added to what the stack holds.";
        In from_sums: Bit, "It is added to these; if neither, to 0.";
        In loaded_black: Bit, "Whether Black is to move on the board that is loaded.";
        In stacked: Bits<24>, "What the stack holds.";
        Out word: Bits<24>, "Linear sum, men (bit 16) and Black to move (bit 23).";
    }
    registers {
        change: Bits<11>;
        men_change: Bits<7>;
        linear: Bits<16>;
        men: Bits<7>;
        black: Bit;
    }
    locals {
        wide_first, wide_second: Bits<11>;
        before, added: Bits<16>;
        men_before: Bits<7>;
    }
}

impl Logic for Tally {
    #[hdl_gen]
    fn update(&mut self) {
        comment!("Entries are signed.");
        self.wide_first.next = bit_cast::<11, 10>(self.first.val())
            | (bit_cast::<11, 1>(self.first.val().get_bits::<1>(9)) << 10);
        self.wide_second.next = bit_cast::<11, 10>(self.second.val())
            | (bit_cast::<11, 1>(self.second.val().get_bits::<1>(9)) << 10);
        if self.negate_first.val() {
            self.wide_first.next = bits::<11>(0)
                - (bit_cast::<11, 10>(self.first.val())
                    | (bit_cast::<11, 1>(self.first.val().get_bits::<1>(9)) << 10));
        }

        comment!("The tally before the change.");
        self.before.next = bits::<16>(0);
        self.men_before.next = bits::<7>(0);
        if self.from_stack.val() {
            self.before.next = self.stacked.val().get_bits::<16>(0);
            self.men_before.next = self.stacked.val().get_bits::<7>(16);
        }
        if self.from_sums.val() {
            self.before.next = self.linear.q.val();
            self.men_before.next = self.men.q.val();
        }
        self.added.next = bit_cast::<16, 11>(self.change.q.val());
        if self.change.q.val().get_bit(10) {
            self.added.next = bit_cast::<16, 11>(self.change.q.val()) | 0xf800;
        }

        if self.advance.val() {
            self.change.d.next = self.wide_first.val() + self.wide_second.val();
            if self.negate_second.val() {
                self.change.d.next = self.wide_first.val() - self.wide_second.val();
            }
            self.men_change.d.next = self.more_men.val();

            self.linear.d.next = self.before.val() + self.added.val();
            self.men.d.next = self.men_before.val() + self.men_change.q.val();
            if !self.from_sums.val() {
                self.black.d.next = self.loaded_black.val();
                if self.from_stack.val() {
                    self.black.d.next = !self.stacked.val().get_bit(23);
                }
            }
        }
        self.word.next =
            bit_cast::<24, 16>(self.linear.q.val()) | (bit_cast::<24, 7>(self.men.q.val()) << 16);
        if self.black.q.val() {
            self.word.next = bit_cast::<24, 16>(self.linear.q.val())
                | (bit_cast::<24, 7>(self.men.q.val()) << 16)
                | 0x800000;
        }
    }
}
