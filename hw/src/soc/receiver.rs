//! The receiver: extracts frames from the byte stream.

use crate::bits::{Bits, bits};
use crate::circuit::{circuit, hdl_gen};
use crate::values::{crc, link, link_request};
use rust_hdl::prelude::*;

circuit! {
    /// Decodes COBS byte by byte, writes the frame to a memory and offers it if its CRC is correct.
    ///
    /// A zero ends every frame, whatever came before, so the receiver resynchronises with the next frame. It accepts no
    /// bytes while it offers a frame.
    #[derive(Default)]
    pub struct Receiver {
        In clock: Clock, "Clock.";
        In reset: Bit, "Synchronous reset: discards the received bytes.";
        In byte_valid: Bit, "A byte is offered.";
        Out byte_ready: Bit, "The byte is accepted.";
        In byte: Bits<8>, "The byte.";
        Out write: Bit, "Writes a byte of the frame.";
        Out address: Bits<9>, "Address to write.";
        Out data: Bits<8>, "Byte to write.";
        Out crc_clear: Bit, "Resets the CRC.";
        In crc_register: Bits<32>, "The CRC register.";
        Out frame: Bit, "A complete frame with a correct CRC is available.";
        Out length: Bits<9>, "Length of the frame in bytes, including the CRC.";
        In release: Bit, "The frame is no longer needed.";
        Out passed: Bit, "A valid frame was received in this clock.";
        Out broken: Bit, "A frame was dropped in this clock.";
    }
    registers {
        offered, begun, spoilt, full: Bit;
        left: Bits<8>;
        count: Bits<9>;
    }
    locals {
        takes, delimiter, code, store, whole: Bit;
    }
}

impl Logic for Receiver {
    #[hdl_gen]
    fn update(&mut self) {
        self.byte_ready.next = !self.offered.q.val() & !self.reset.val();
        self.takes.next = self.byte_valid.val() & !self.offered.q.val() & !self.reset.val();
        self.delimiter.next = self.takes.val() & (self.byte.val() == 0);
        self.code.next = self.takes.val() & (self.byte.val() != 0) & (self.left.q.val() == 0);

        comment!("A code represents the zero between two blocks, unless the first block was full.");
        self.store.next = self.takes.val()
            & (self.byte.val() != 0)
            & (!self.code.val() | (self.begun.q.val() & !self.full.q.val()));
        self.data.next = self.byte.val();
        if self.code.val() {
            self.data.next = bits::<8>(0);
        }
        if self.takes.val() & !self.delimiter.val() {
            self.begun.d.next = true;
            self.left.d.next = self.left.q.val() - 1;
        }
        if self.code.val() {
            self.left.d.next = self.byte.val() - 1;
            self.full.d.next = self.byte.val() == 0xff;
        }
        if self.store.val() {
            self.count.d.next = self.count.q.val() + 1;
            if self.count.q.val() == link_request::LIMIT {
                self.spoilt.d.next = true;
                self.count.d.next = self.count.q.val();
            }
        }

        comment!(
            "A valid frame has a header, a command and a CRC, all blocks are complete, and the CRC is correct."
        );
        self.whole.next = !self.spoilt.q.val()
            & (self.left.q.val() == 0)
            & (self.count.q.val() > link::HEAD + link::CHECK)
            & (self.crc_register.val() == crc::RESIDUE);
        self.passed.next = self.delimiter.val() & self.whole.val();
        self.broken.next = self.delimiter.val() & self.begun.q.val() & !self.whole.val();
        if self.delimiter.val() & self.whole.val() {
            self.offered.d.next = true;
        }
        if (self.delimiter.val() & !self.whole.val()) | self.release.val() | self.reset.val() {
            self.offered.d.next = false;
            self.begun.d.next = false;
            self.spoilt.d.next = false;
            self.full.d.next = false;
            self.left.d.next = bits::<8>(0);
            self.count.d.next = bits::<9>(0);
        }

        self.write.next = self.store.val();
        self.address.next = self.count.q.val();
        self.crc_clear.next = !self.begun.q.val();
        self.frame.next = self.offered.q.val();
        self.length.next = self.count.q.val();
    }
}
