//! First to third stage: what the mover sees of the state word.

use crate::bits::{Bits, bits};
use crate::circuit::circuit;
use crate::values::{right, state_word};
use rust_hdl::prelude::*;

circuit! {
    /// Holds the mover's castling rights and the en passant file. Latency: one clock for the file, three for all.
    #[derive(Default)]
    pub struct StateView {
        In clock: Clock, "Clock.";
        In state: Bits<32>, "The state word.";
        Out seen_file: Bits<8>, "The file of the en passant square, if there is one: second stage.";
        Out file: Bits<8>, "The same: fourth stage.";
        Out short: Bit, "The right to castle on the king's side: fourth stage.";
        Out long: Bit, "On the queen's side.";
    }
    registers {
        first_file, second_file, third_file: Bits<8>;
        first_short, second_short, third_short, first_long, second_long, third_long: Bit;
    }
    locals {
        rights: Bits<4>;
    }
}

impl Logic for StateView {
    #[hdl_gen]
    fn update(&mut self) {
        self.rights.next = self.state.val().get_bits::<4>(state_word::RIGHTS);
        self.first_file.d.next = bits::<8>(0);
        if self.state.val().get_bit(state_word::EN_PASSANT) {
            self.first_file.d.next = bits::<8>(1)
                << self
                    .state
                    .val()
                    .get_bits::<3>(state_word::EN_PASSANT_SQUARE);
        }
        self.first_short.d.next = self.rights.val().get_bit(right::WHITE_SHORT);
        self.first_long.d.next = self.rights.val().get_bit(right::WHITE_LONG);
        if self.state.val().get_bit(state_word::SIDE) {
            self.first_short.d.next = self.rights.val().get_bit(right::BLACK_SHORT);
            self.first_long.d.next = self.rights.val().get_bit(right::BLACK_LONG);
        }
        self.second_file.d.next = self.first_file.q.val();
        self.third_file.d.next = self.second_file.q.val();
        self.second_short.d.next = self.first_short.q.val();
        self.third_short.d.next = self.second_short.q.val();
        self.second_long.d.next = self.first_long.q.val();
        self.third_long.d.next = self.second_long.q.val();

        self.seen_file.next = self.first_file.q.val();
        self.file.next = self.third_file.q.val();
        self.short.next = self.third_short.q.val();
        self.long.next = self.third_long.q.val();
    }
}
