//! The contents of the state word, and the castling tests.

use crate::bits::Bits;
use crate::circuit::{circuit, hdl_gen};
use crate::values::{home_rank, right, state_word};
use rust_hdl::prelude::*;

circuit! {
    /// Holds the state word's side, rights and en passant square, and decides whether castling is possible.
    #[derive(Default)]
    pub struct PositionState {
        In clock: Clock, "Clock.";
        In write: Bit, "Stores the state word.";
        In word: Bits<32>, "The state word.";
        Out side: Bit, "Side to move.";
        Out en_passant: Bit, "There is an en passant square.";
        Out en_passant_square: Bits<6>, "The en passant square.";
        In clear_short: Bit, "No piece stands between the king and the h-file rook.";
        In clear_long: Bit, "No piece stands between the king and the a-file rook.";
        In attacked_low: Bits<32>, "Attacked squares of ranks 1 to 4.";
        In attacked_high: Bits<32>, "Attacked squares of ranks 5 to 8.";
        Out castle_short: Bit, "Castling on the king's side is possible.";
        Out castle_long: Bit, "Castling on the queen's side is possible.";
    }
    registers {
        black, valid: Bit;
        rights: Bits<4>;
        target: Bits<6>;
    }
    locals {
        home: Bits<8>;
        held: Bits<2>;
    }
}

impl Logic for PositionState {
    #[hdl_gen]
    fn update(&mut self) {
        if self.write.val() {
            self.black.d.next = self.word.val().get_bit(state_word::SIDE);
            self.rights.d.next = self.word.val().get_bits::<4>(state_word::RIGHTS);
            self.valid.d.next = self.word.val().get_bit(state_word::EN_PASSANT);
            self.target.d.next = self.word.val().get_bits::<6>(state_word::EN_PASSANT_SQUARE);
        }

        self.home.next = self.attacked_low.val().get_bits::<8>(0);
        self.held.next = self.rights.q.val().get_bits::<2>(right::WHITE_SHORT);
        if self.black.q.val() {
            self.home.next = self.attacked_high.val().get_bits::<8>(24);
            self.held.next = self.rights.q.val().get_bits::<2>(right::BLACK_SHORT);
        }
        self.castle_short.next = self.held.val().get_bit(0)
            & self.clear_short.val()
            & !(self.home.val() & home_rank::SHORT_PATH).any();
        self.castle_long.next = self.held.val().get_bit(1)
            & self.clear_long.val()
            & !(self.home.val() & home_rank::LONG_PATH).any();

        self.side.next = self.black.q.val();
        self.en_passant.next = self.valid.q.val();
        self.en_passant_square.next = self.target.q.val();
    }
}
