//! Converts a move word to a row.

use crate::bits::{Bits, bit_cast, bits};
use crate::circuit::{circuit, hdl_gen};
use crate::values::{move_kind, move_set, move_word, row_word};
use rust_hdl::prelude::*;

circuit! {
    /// Makes the row of one square for which [`MoveResolver`](super::MoveResolver) returns the same move.
    /// Combinational.
    ///
    /// The piece does not have to be known. Only a pawn can move two steps, capture en passant or promote, only a king
    /// can castle, and only a knight can jump; every other move follows a line, and the nearest piece behind its target
    /// is the one that moves. A promotion comes as four moves, of which one is enough, because a row covers all four.
    #[derive(Default)]
    pub struct MoveRow {
        In word: Bits<16>, "The move word; 0 for no move.";
        In black: Bit, "The move is Black's.";
        Out row: Bits<18>, "The row's word.";
        Out counts: Bit, "The word is a move that no other word's row covers.";
    }
    locals {
        turn: Bits<6>;
        from, to: Bits<6>;
        from_file, from_rank, to_file, to_rank, ranks, files: Bits<3>;
        kind: Bits<4>;
        rises, eastward, jumps, far: Bit;
        source: Bits<2>;
        set: Bits<3>;
        squares: Bits<8>;
    }
}

impl Logic for MoveRow {
    #[hdl_gen]
    fn update(&mut self) {
        self.turn.next = bits::<6>(0);
        if self.black.val() {
            self.turn.next = bits::<6>(0x38);
        }
        self.from.next = self.word.val().get_bits::<6>(0) ^ self.turn.val();
        self.to.next = self.word.val().get_bits::<6>(move_word::TO) ^ self.turn.val();
        self.kind.next = self.word.val().get_bits::<4>(move_word::KIND);
        self.from_file.next = self.from.val().get_bits::<3>(0);
        self.from_rank.next = self.from.val().get_bits::<3>(3);
        self.to_file.next = self.to.val().get_bits::<3>(0);
        self.to_rank.next = self.to.val().get_bits::<3>(3);
        self.eastward.next = self.to_file.val() > self.from_file.val();
        self.rises.next = self.to_rank.val() > self.from_rank.val();
        self.files.next = self.from_file.val() - self.to_file.val();
        if self.eastward.val() {
            self.files.next = self.to_file.val() - self.from_file.val();
        }
        self.ranks.next = self.from_rank.val() - self.to_rank.val();
        if self.rises.val() {
            self.ranks.next = self.to_rank.val() - self.from_rank.val();
        }
        self.far.next = self.ranks.val() == 2;
        self.jumps.next = (self.far.val() & (self.files.val() == 1))
            | ((self.ranks.val() == 1) & (self.files.val() == 2));

        comment!(
            "A line: along the rank, the file, or one of the diagonals; upwards or downwards."
        );
        self.source.next = bits::<2>(move_set::SLIDERS);
        self.set.next = bits::<3>(3);
        if self.eastward.val() == self.rises.val() {
            self.set.next = bits::<3>(2);
        }
        if self.files.val() == 0 {
            self.set.next = bits::<3>(1);
        }
        if !self.rises.val() {
            self.set.next = self.set.val() | 4;
        }
        if self.ranks.val() == 0 {
            self.set.next = bits::<3>(4);
            if self.eastward.val() {
                self.set.next = bits::<3>(0);
            }
        }

        comment!(
            "A knight's jump: two ranks up, one up, one down, two down; to higher files or to lower ones."
        );
        if self.jumps.val() {
            self.source.next = bits::<2>(move_set::KNIGHTS);
            self.set.next = bits::<3>(4);
            if self.rises.val() {
                self.set.next = bits::<3>(2);
            }
            if self.far.val() {
                self.set.next = bits::<3>(6);
                if self.rises.val() {
                    self.set.next = bits::<3>(0);
                }
            }
            if !self.eastward.val() {
                self.set.next = self.set.val() | 1;
            }
        }

        comment!("Castling and the special pawn moves.");
        if (self.kind.val() == move_kind::CASTLE_SHORT)
            | (self.kind.val() == move_kind::CASTLE_LONG)
        {
            self.source.next = bits::<2>(move_set::PAWNS);
            self.set.next = bits::<3>(4);
        }
        if (self.kind.val() == move_kind::DOUBLE_PUSH)
            | (self.kind.val() == move_kind::EN_PASSANT)
            | (self.kind.val() >= move_kind::PROMOTION)
        {
            self.source.next = bits::<2>(move_set::PAWNS);
            self.set.next = bits::<3>(7);
            if self.eastward.val() {
                self.set.next = bits::<3>(6);
            }
            if self.files.val() == 0 {
                self.set.next = bits::<3>(5);
            }
        }

        self.squares.next = bits::<8>(1) << self.to_file.val();
        self.row.next = bit_cast::<18, 8>(self.squares.val())
            | (bit_cast::<18, 3>(self.to_rank.val()) << row_word::RANK)
            | (bit_cast::<18, 3>(self.set.val()) << row_word::SET)
            | (bit_cast::<18, 2>(self.source.val()) << row_word::SOURCE);
        self.counts.next = self.word.val().any()
            & !((self.kind.val() >= move_kind::PROMOTION) & self.kind.val().get_bits::<2>(0).any());
    }
}
