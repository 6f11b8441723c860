//! Two hidden sums and their share of the output.

use crate::bits::{Bits, bit_cast, bits};
use crate::circuit::{circuit, hdl_gen};
use rust_hdl::prelude::*;

circuit! {
    /// Keeps two of a perspective's hidden sums. Each clock adds the weights of two rows to them. The block then clips
    /// the sums and multiplies them, one after the other, by their output weights.
    ///
    /// The change of the two rows is available one clock after the rows, and the sums one clock later. The first
    /// product is available two clocks after `finished`, the second one clock later.
    #[derive(Default)]
    pub struct HiddenPair {
        In clock: Clock, "Clock.";
        In advance: Bit, "Everything moves.";
        In first: Bits<16>, "The weights of a row that is added: of the lower sum in the low byte.";
        In second: Bits<16>, "Those of the second row.";
        In subtract: Bit, "The second row is subtracted.";
        In from_stack: Bit, "The change is added to what the stack holds.";
        In from_sums: Bit, "It is added to these sums; if neither, to 0.";
        In stacked: Bits<32>, "The sums in the stack: the lower sum in the low half.";
        Out sums: Bits<32>, "The sums.";
        In finished: Bit, "They are those of a position.";
        In weight: Bits<8>, "The output's weight, a clock after `finished` of the lower sum, then of the other.";
        Out product: Bits<16>, "What the one adds to the output, then the other.";
    }
    registers {
        low_change, high_change: Bits<9>;
        low_sum, high_sum: Bits<16>;
        active, waiting: Bits<7>;
        multiplied: Bits<16>;
    }
    locals {
        low_first, low_second, high_first, high_second: Bits<9>;
        low_before, high_before, low_added, high_added, wide_weight: Bits<16>;
        low_active, high_active: Bits<7>;
    }
}

impl Logic for HiddenPair {
    #[hdl_gen]
    fn update(&mut self) {
        comment!("Weights are signed.");
        self.low_first.next = bit_cast::<9, 8>(self.first.val().get_bits::<8>(0))
            | (bit_cast::<9, 1>(self.first.val().get_bits::<1>(7)) << 8);
        self.high_first.next = bit_cast::<9, 8>(self.first.val().get_bits::<8>(8))
            | (bit_cast::<9, 1>(self.first.val().get_bits::<1>(15)) << 8);
        self.low_second.next = bit_cast::<9, 8>(self.second.val().get_bits::<8>(0))
            | (bit_cast::<9, 1>(self.second.val().get_bits::<1>(7)) << 8);
        self.high_second.next = bit_cast::<9, 8>(self.second.val().get_bits::<8>(8))
            | (bit_cast::<9, 1>(self.second.val().get_bits::<1>(15)) << 8);

        comment!("The sums before the change.");
        self.low_before.next = bits::<16>(0);
        self.high_before.next = bits::<16>(0);
        if self.from_stack.val() {
            self.low_before.next = self.stacked.val().get_bits::<16>(0);
            self.high_before.next = self.stacked.val().get_bits::<16>(16);
        }
        if self.from_sums.val() {
            self.low_before.next = self.low_before.val() | self.low_sum.q.val();
            self.high_before.next = self.high_before.val() | self.high_sum.q.val();
        }
        self.low_added.next = bit_cast::<16, 9>(self.low_change.q.val());
        if self.low_change.q.val().get_bit(8) {
            self.low_added.next = bit_cast::<16, 9>(self.low_change.q.val()) | 0xfe00;
        }
        self.high_added.next = bit_cast::<16, 9>(self.high_change.q.val());
        if self.high_change.q.val().get_bit(8) {
            self.high_added.next = bit_cast::<16, 9>(self.high_change.q.val()) | 0xfe00;
        }

        comment!("Clip to the range 0 to 127.");
        self.low_active.next = self.low_sum.q.val().get_bits::<7>(0);
        if self.low_sum.q.val().get_bits::<8>(7).any() {
            self.low_active.next = bits::<7>(127);
        }
        if self.low_sum.q.val().get_bit(15) {
            self.low_active.next = bits::<7>(0);
        }
        self.high_active.next = self.high_sum.q.val().get_bits::<7>(0);
        if self.high_sum.q.val().get_bits::<8>(7).any() {
            self.high_active.next = bits::<7>(127);
        }
        if self.high_sum.q.val().get_bit(15) {
            self.high_active.next = bits::<7>(0);
        }
        self.wide_weight.next = bit_cast::<16, 8>(self.weight.val());
        if self.weight.val().get_bit(7) {
            self.wide_weight.next = bit_cast::<16, 8>(self.weight.val()) | 0xff00;
        }

        if self.advance.val() {
            self.low_change.d.next = self.low_first.val() + self.low_second.val();
            self.high_change.d.next = self.high_first.val() + self.high_second.val();
            if self.subtract.val() {
                self.low_change.d.next = self.low_first.val() - self.low_second.val();
                self.high_change.d.next = self.high_first.val() - self.high_second.val();
            }
            self.low_sum.d.next = self.low_before.val() + self.low_added.val();
            self.high_sum.d.next = self.high_before.val() + self.high_added.val();

            self.active.d.next = self.waiting.q.val();
            if self.finished.val() {
                self.active.d.next = self.low_active.val();
                self.waiting.d.next = self.high_active.val();
            }
            self.multiplied.d.next =
                bit_cast::<16, 7>(self.active.q.val()) * self.wide_weight.val();
        }
        self.sums.next = bit_cast::<32, 16>(self.low_sum.q.val())
            | (bit_cast::<32, 16>(self.high_sum.q.val()) << 16);
        self.product.next = self.multiplied.q.val();
    }
}
