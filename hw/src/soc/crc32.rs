//! CRC-32, a byte a clock.

use crate::bits::{Bits, bit_cast, bits};
use crate::circuit::{circuit, hdl_gen};
use crate::values::crc;
use rust_hdl::prelude::*;

circuit! {
    /// The check of a frame: CRC-32 as Ethernet has it, a byte a clock.
    ///
    /// Over a frame and its own check, lowest byte first, the register comes to one number whatever the frame is.
    #[derive(Default)]
    pub struct Crc32 {
        In clock: Clock, "Clock.";
        In clear: Bit, "Begins anew; goes before `step`.";
        In step: Bit, "Takes a byte in.";
        In byte: Bits<8>, "The byte.";
        Out register: Bits<32>, "The register; the check is its complement.";
    }
    registers {
        sum: Bits<32>;
    }
    locals {
        shifted: Bits<32>;
    }
}

impl Logic for Crc32 {
    #[hdl_gen]
    fn update(&mut self) {
        self.shifted.next = self.sum.q.val() ^ bit_cast::<32, 8>(self.byte.val());
        for _bit in 0..8 {
            if self.shifted.val().get_bit(0) {
                self.shifted.next = (self.shifted.val() >> 1) ^ crc::POLYNOMIAL;
            } else {
                self.shifted.next = self.shifted.val() >> 1;
            }
        }
        if self.step.val() {
            self.sum.d.next = self.shifted.val();
        }
        if self.clear.val() {
            self.sum.d.next = bits::<32>(crc::START);
        }
        self.register.next = self.sum.q.val();
    }
}
