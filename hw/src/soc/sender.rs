//! The sender: stores a response in its encoded form, and sends it as often as requested.

use super::sender_phase::Phase;
use crate::bits::{Bits, bit_cast, bits};
use crate::circuit::{circuit, hdl_gen};
use crate::values::link_answer;
use rust_hdl::prelude::*;

circuit! {
    /// Writes a frame to a memory, COBS-encoded and followed by its CRC, and sends it between two zeros.
    ///
    /// The place of a zero is overwritten with the code of the next block, so each byte needs one write; only a block
    /// of 254 bytes needs an additional clock for its code. If the sink is always ready, a byte is sent every other
    /// clock.
    #[derive(Default)]
    pub struct Sender {
        In clock: Clock, "Clock.";
        In reset: Bit, "Synchronous reset: idle.";
        In begin: Bit, "Starts a frame.";
        In refusal: Bit, "The frame is a refusal; it is stored after the response, which is kept.";
        In byte_valid: Bit, "The frame's next byte is offered.";
        Out byte_ready: Bit, "The byte is accepted.";
        In byte: Bits<8>, "The byte.";
        Out full: Bit, "No space for further results.";
        In finish: Bit, "The previous byte was the last: append the CRC and send the frame.";
        In again: Bit, "Sends the response again.";
        Out idle: Bit, "The sender is idle.";
        Out crc_clear: Bit, "Resets the CRC.";
        Out crc_step: Bit, "Adds the byte to the CRC.";
        In crc_register: Bits<32>, "The CRC register.";
        Out write: Bit, "Writes to the memory.";
        Out write_address: Bits<10>, "Address to write.";
        Out write_byte: Bits<8>, "Byte to write.";
        Out read_address: Bits<10>, "Address to read.";
        In read_byte: Bits<8>, "Byte read in the clock before.";
        Out out_valid: Bit, "A byte is offered.";
        In out_ready: Bit, "The sink accepts the byte.";
        Out out_byte: Bits<8>, "The byte.";
    }
    registers {
        phase: Phase;
        at, code_at, end, answer_end: Bits<10>;
        run: Bits<8>;
        part: Bits<2>;
        refuses: Bit;
    }
    locals {
        next_at: Bits<10>;
        piece: Bits<8>;
        shift: Bits<5>;
        closes, puts: Bit;
    }
}

impl Logic for Sender {
    #[hdl_gen]
    fn update(&mut self) {
        comment!("The byte to write: the frame's, or the CRC's, lowest first.");
        self.shift.next = bit_cast::<5, 2>(self.part.q.val()) << 3;
        self.piece.next = self.byte.val();
        self.puts.next = false;
        self.byte_ready.next = (self.phase.q.val() == Phase::Filling) & (self.run.q.val() != 254);
        self.closes.next = self.run.q.val() == 254;
        self.next_at.next = self.at.q.val();
        self.write.next = false;
        self.write_address.next = self.at.q.val();
        self.write_byte.next = self.byte.val();
        self.crc_step.next = false;

        match self.phase.q.val() {
            Phase::Idle => {
                self.part.d.next = bits::<2>(0);
                self.run.d.next = bits::<8>(0);
                if self.begin.val() {
                    self.refuses.d.next = self.refusal.val();
                    self.code_at.d.next = bits::<10>(0);
                    self.next_at.next = bits::<10>(1);
                    if self.refusal.val() {
                        self.code_at.d.next = bits::<10>(link_answer::REFUSAL);
                        self.next_at.next = bits::<10>(link_answer::REFUSAL + 1);
                    }
                    self.phase.d.next = Phase::Filling;
                } else if self.again.val() {
                    self.next_at.next = bits::<10>(0);
                    self.end.d.next = self.answer_end.q.val();
                    self.phase.d.next = Phase::Opening;
                }
            }
            Phase::Filling => {
                self.puts.next = self.byte_valid.val();
                self.crc_step.next = self.byte_valid.val() & !self.closes.val();
                if self.finish.val() {
                    self.phase.d.next = Phase::Checking;
                }
            }
            Phase::Checking => {
                self.piece.next = !self
                    .crc_register
                    .val()
                    .get_bits::<8>(self.shift.val().index());
                self.puts.next = true;
                if !self.closes.val() {
                    self.part.d.next = self.part.q.val() + 1;
                    if self.part.q.val() == 3 {
                        self.phase.d.next = Phase::Closing;
                    }
                }
            }
            Phase::Closing => {
                self.write.next = true;
                self.write_address.next = self.code_at.q.val();
                self.write_byte.next = self.run.q.val() + 1;
                self.end.d.next = self.at.q.val();
                self.next_at.next = bits::<10>(link_answer::REFUSAL);
                if !self.refuses.q.val() {
                    self.answer_end.d.next = self.at.q.val();
                    self.next_at.next = bits::<10>(0);
                }
                self.phase.d.next = Phase::Opening;
            }
            Phase::Opening => {
                if self.out_ready.val() {
                    self.phase.d.next = Phase::Sending;
                }
            }
            Phase::Fetching => {
                self.phase.d.next = Phase::Sending;
                if self.at.q.val() == self.end.q.val() {
                    self.phase.d.next = Phase::Ending;
                }
            }
            Phase::Sending => {
                if self.out_ready.val() {
                    self.next_at.next = self.at.q.val() + 1;
                    self.phase.d.next = Phase::Fetching;
                }
            }
            Phase::Ending => {
                if self.out_ready.val() {
                    self.phase.d.next = Phase::Idle;
                }
            }
            _ => {
                self.phase.d.next = Phase::Idle;
            }
        }

        if self.puts.val() {
            self.write.next = true;
            self.write_byte.next = self.piece.val();
            if self.closes.val() {
                comment!("A full block: write its code at its start, and start a new block.");
                self.write_address.next = self.code_at.q.val();
                self.write_byte.next = bits::<8>(0xff);
                self.code_at.d.next = self.at.q.val();
                self.next_at.next = self.at.q.val() + 1;
                self.run.d.next = bits::<8>(0);
            } else {
                self.next_at.next = self.at.q.val() + 1;
                self.run.d.next = self.run.q.val() + 1;
                if self.piece.val() == 0 {
                    self.write_address.next = self.code_at.q.val();
                    self.write_byte.next = self.run.q.val() + 1;
                    self.code_at.d.next = self.at.q.val();
                    self.run.d.next = bits::<8>(0);
                }
            }
        }
        if self.reset.val() {
            self.phase.d.next = Phase::Idle;
        }
        self.at.d.next = self.next_at.val();

        self.full.next = self.at.q.val() >= link_answer::LIMIT;
        self.idle.next = self.phase.q.val() == Phase::Idle;
        self.crc_clear.next = self.phase.q.val() == Phase::Idle;
        self.read_address.next = self.next_at.val();
        self.out_valid.next = (self.phase.q.val() == Phase::Opening)
            | (self.phase.q.val() == Phase::Sending)
            | (self.phase.q.val() == Phase::Ending);
        self.out_byte.next = bits::<8>(0);
        if self.phase.q.val() == Phase::Sending {
            self.out_byte.next = self.read_byte.val();
        }
    }
}
