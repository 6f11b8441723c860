//! CRC-32, one byte per clock.

use crate::bits::{Bits, bit_cast, bits};
use crate::circuit::{circuit, hdl_gen};
use crate::values::crc;
use rust_hdl::prelude::*;

circuit! {
    /// The CRC-32 of Ethernet, one byte per clock.
    ///
    /// After a frame and its CRC, lowest byte first, the register always has the same value.
    #[derive(Default)]
    pub struct Crc32 {
        In clock: Clock, "Clock.";
        In clear: Bit, "Resets the CRC; takes precedence over `step`.";
        In step: Bit, "Adds the byte.";
        In byte: Bits<8>, "Byte to add.";
        Out register: Bits<32>, "The register; the CRC is its complement.";
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
