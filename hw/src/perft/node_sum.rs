//! The sum of all counts.

use crate::bits::{Bits, bit_cast, bits};
use crate::circuit::{circuit, hdl_gen};
use rust_hdl::prelude::*;

circuit! {
    /// Adds 10-bit counts to a 64-bit sum, in halves. Latency: three clocks, one count per clock.
    #[derive(Default)]
    pub struct NodeSum {
        In clock: Clock, "Clock.";
        In clear: Bit, "Resets the sum to 0.";
        In add: Bit, "Adds the count.";
        In count: Bits<10>, "Count to add.";
        Out low: Bits<32>, "The sum, bits 31 to 0.";
        Out high: Bits<32>, "The sum, bits 63 to 32.";
    }
    registers {
        number: Bits<10>;
        low_half, high_half: Bits<32>;
        carry: Bit;
    }
    locals {
        sum: Bits<32>;
    }
}

impl Logic for NodeSum {
    #[hdl_gen]
    fn update(&mut self) {
        self.number.d.next = bits::<10>(0);
        if self.add.val() {
            self.number.d.next = self.count.val();
        }
        self.sum.next = self.low_half.q.val() + bit_cast::<32, 10>(self.number.q.val());
        self.low_half.d.next = self.sum.val();
        self.carry.d.next = self.low_half.q.val().get_bit(31) & !self.sum.val().get_bit(31);
        if self.carry.q.val() {
            self.high_half.d.next = self.high_half.q.val() + 1;
        }
        if self.clear.val() {
            self.low_half.d.next = bits::<32>(0);
            self.high_half.d.next = bits::<32>(0);
            self.carry.d.next = false;
            self.number.d.next = bits::<10>(0);
        }
        self.low.next = self.low_half.q.val();
        self.high.next = self.high_half.q.val();
    }
}
