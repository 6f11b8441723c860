//! Position state: the contents of the state word, and the squares of the kings.

use crate::bits::{Bits, bit_cast, bits};
use crate::circuit::{circuit, hdl_gen};
use crate::values::{plane, right, state_word};
use rust_hdl::prelude::*;

circuit! {
    /// Holds side, castling rights and en passant square, and records the kings as their ranks are loaded or copied
    /// from the waiting board.
    #[derive(Default)]
    pub struct FastPositionState {
        In clock: Clock, "Clock.";
        In write_state: Bit, "Stores the state word.";
        In word: Bits<32>, "The state word.";
        In write_rank: Bit, "Stores a rank.";
        In rank: Bits<3>, "Number of the rank.";
        In copies: Bit, "A rank of the waiting board is copied to the memories, lowest rank first.";
        In planes: Bits<32>, "Planes of the rank.";
        In swap: Bit, "The waiting board moves to the registers.";
        In waiting_state: Bits<12>, "The waiting board's state word, without the clocks.";
        Out side: Bit, "Side to move.";
        Out en_passant: Bit, "There is an en passant square.";
        Out en_passant_square: Bits<6>, "The en passant square.";
        Out right_short: Bit, "The mover may castle on the king's side.";
        Out right_long: Bit, "The mover may castle on the queen's side.";
        Out king: Bits<6>, "Square of the mover's king.";
        Out enemy_king: Bits<6>, "Square of the enemy king.";
    }
    registers {
        black, valid: Bit;
        rights: Bits<4>;
        square, white_king, black_king, next_white_king, next_black_king: Bits<6>;
    }
    locals {
        kings, whites, blacks: Bits<8>;
        white_file, black_file: Bits<3>;
        white_square, black_square: Bits<6>;
    }
}

impl Logic for FastPositionState {
    #[hdl_gen]
    fn update(&mut self) {
        if self.write_state.val() {
            self.black.d.next = self.word.val().get_bit(state_word::SIDE);
            self.rights.d.next = self.word.val().get_bits::<4>(state_word::RIGHTS);
            self.valid.d.next = self.word.val().get_bit(state_word::EN_PASSANT);
            self.square.d.next = self.word.val().get_bits::<6>(state_word::EN_PASSANT_SQUARE);
        }

        self.kings.next = self.planes.val().get_bits::<8>(plane::TYPE_2)
            & self.planes.val().get_bits::<8>(plane::TYPE_1)
            & !self.planes.val().get_bits::<8>(plane::TYPE_0);
        self.whites.next = self.kings.val() & !self.planes.val().get_bits::<8>(plane::COLOUR);
        self.blacks.next = self.kings.val() & self.planes.val().get_bits::<8>(plane::COLOUR);
        self.white_file.next = bits::<3>(0);
        self.black_file.next = bits::<3>(0);
        if (self.whites.val() & 0xaa).any() {
            self.white_file.next = self.white_file.val() | 1;
        }
        if (self.whites.val() & 0xcc).any() {
            self.white_file.next = self.white_file.val() | 2;
        }
        if (self.whites.val() & 0xf0).any() {
            self.white_file.next = self.white_file.val() | 4;
        }
        if (self.blacks.val() & 0xaa).any() {
            self.black_file.next = self.black_file.val() | 1;
        }
        if (self.blacks.val() & 0xcc).any() {
            self.black_file.next = self.black_file.val() | 2;
        }
        if (self.blacks.val() & 0xf0).any() {
            self.black_file.next = self.black_file.val() | 4;
        }
        comment!(
            "A rank loaded without the king that was on it removes it, so no earlier position leaks through."
        );
        if self.write_rank.val() & (self.white_king.q.val().get_bits::<3>(3) == self.rank.val()) {
            self.white_king.d.next = bits::<6>(0);
        }
        if self.write_rank.val() & (self.black_king.q.val().get_bits::<3>(3) == self.rank.val()) {
            self.black_king.d.next = bits::<6>(0);
        }
        self.white_square.next =
            (bit_cast::<6, 3>(self.rank.val()) << 3) | bit_cast::<6, 3>(self.white_file.val());
        self.black_square.next =
            (bit_cast::<6, 3>(self.rank.val()) << 3) | bit_cast::<6, 3>(self.black_file.val());
        if self.write_rank.val() & self.whites.val().any() {
            self.white_king.d.next = self.white_square.val();
        }
        if self.write_rank.val() & self.blacks.val().any() {
            self.black_king.d.next = self.black_square.val();
        }

        comment!("The kings of the waiting board; at the swap they become the kings of the board.");
        if self.copies.val() {
            if !self.rank.val().any() {
                self.next_white_king.d.next = bits::<6>(0);
                self.next_black_king.d.next = bits::<6>(0);
            }
            if self.whites.val().any() {
                self.next_white_king.d.next = self.white_square.val();
            }
            if self.blacks.val().any() {
                self.next_black_king.d.next = self.black_square.val();
            }
        }
        if self.swap.val() {
            self.black.d.next = self.waiting_state.val().get_bit(state_word::SIDE);
            self.rights.d.next = self.waiting_state.val().get_bits::<4>(state_word::RIGHTS);
            self.valid.d.next = self.waiting_state.val().get_bit(state_word::EN_PASSANT);
            self.square.d.next = self
                .waiting_state
                .val()
                .get_bits::<6>(state_word::EN_PASSANT_SQUARE);
            self.white_king.d.next = self.next_white_king.q.val();
            self.black_king.d.next = self.next_black_king.q.val();
        }

        self.side.next = self.black.q.val();
        self.en_passant.next = self.valid.q.val();
        self.en_passant_square.next = self.square.q.val();
        if self.black.q.val() {
            self.right_short.next = self.rights.q.val().get_bit(right::BLACK_SHORT);
            self.right_long.next = self.rights.q.val().get_bit(right::BLACK_LONG);
            self.king.next = self.black_king.q.val();
            self.enemy_king.next = self.white_king.q.val();
        } else {
            self.right_short.next = self.rights.q.val().get_bit(right::WHITE_SHORT);
            self.right_long.next = self.rights.q.val().get_bit(right::WHITE_LONG);
            self.king.next = self.white_king.q.val();
            self.enemy_king.next = self.black_king.q.val();
        }
    }
}
