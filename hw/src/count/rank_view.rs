//! First and second stage: the board from the mover's side, as sets of pieces.

use crate::bits::{Bits, bits};
use crate::circuit::{circuit, hdl_gen};
use crate::values::plane;
use rust_hdl::prelude::*;

circuit! {
    /// Holds a rank as seen from the side to move: sets of squares, one bit per file.
    ///
    /// Black sees the board from the other end: Black's first rank is White's last. Files are not mirrored. A queen
    /// counts as both a diagonal and a straight slider. Latency: two clocks, one to turn the board and one to sort the
    /// pieces.
    #[derive(Default)]
    pub struct RankView {
        In clock: Clock, "Clock.";
        In black: Bit, "Black is to move.";
        In seen_by_white: Bits<32>, "Planes of this rank, counted from White's side.";
        In seen_by_black: Bits<32>, "Planes of this rank, counted from Black's side.";
        Out own_pawns: Bits<8>, "Pawns of the side to move.";
        Out own_knights: Bits<8>, "Its knights.";
        Out own_diagonal: Bits<8>, "Its bishops and queens.";
        Out own_straight: Bits<8>, "Its rooks and queens.";
        Out own_king: Bits<8>, "Its king.";
        Out own: Bits<8>, "All its pieces.";
        Out their_pawns: Bits<8>, "Pawns of the other side.";
        Out their_knights: Bits<8>, "Its knights.";
        Out their_diagonal: Bits<8>, "Its bishops and queens.";
        Out their_straight: Bits<8>, "Its rooks and queens.";
        Out their_king: Bits<8>, "Its king.";
        Out theirs: Bits<8>, "All its pieces.";
    }
    registers {
        planes: Bits<32>;
        own_pawn_set, own_knight_set, own_diagonal_set, own_straight_set, own_king_set, own_set: Bits<8>;
        their_pawn_set, their_knight_set, their_diagonal_set, their_straight_set, their_king_set,
        their_set: Bits<8>;
    }
    locals {
        bit0, bit1, bit2, mine, foreign, pawns, knights, diagonal, straight, kings: Bits<8>;
    }
}

impl Logic for RankView {
    #[hdl_gen]
    fn update(&mut self) {
        self.planes.d.next = self.seen_by_white.val();
        if self.black.val() {
            self.planes.d.next = self.seen_by_black.val() ^ (bits::<32>(0xff) << plane::COLOUR);
        }
        self.bit0.next = self.planes.q.val().get_bits::<8>(plane::TYPE_0);
        self.bit1.next = self.planes.q.val().get_bits::<8>(plane::TYPE_1);
        self.bit2.next = self.planes.q.val().get_bits::<8>(plane::TYPE_2);
        self.foreign.next = self.planes.q.val().get_bits::<8>(plane::COLOUR);
        self.mine.next = !self.foreign.val();
        self.pawns.next = self.bit0.val() & !self.bit1.val() & !self.bit2.val();
        self.knights.next = !self.bit0.val() & self.bit1.val() & !self.bit2.val();
        self.diagonal.next = self.bit0.val() & (self.bit1.val() ^ self.bit2.val());
        self.straight.next = self.bit2.val() & !self.bit1.val();
        self.kings.next = !self.bit0.val() & self.bit1.val() & self.bit2.val();

        self.own_pawn_set.d.next = self.pawns.val() & self.mine.val();
        self.own_knight_set.d.next = self.knights.val() & self.mine.val();
        self.own_diagonal_set.d.next = self.diagonal.val() & self.mine.val();
        self.own_straight_set.d.next = self.straight.val() & self.mine.val();
        self.own_king_set.d.next = self.kings.val() & self.mine.val();
        self.own_set.d.next =
            (self.bit0.val() | self.bit1.val() | self.bit2.val()) & self.mine.val();
        self.their_pawn_set.d.next = self.pawns.val() & self.foreign.val();
        self.their_knight_set.d.next = self.knights.val() & self.foreign.val();
        self.their_diagonal_set.d.next = self.diagonal.val() & self.foreign.val();
        self.their_straight_set.d.next = self.straight.val() & self.foreign.val();
        self.their_king_set.d.next = self.kings.val() & self.foreign.val();
        self.their_set.d.next =
            (self.bit0.val() | self.bit1.val() | self.bit2.val()) & self.foreign.val();

        self.own_pawns.next = self.own_pawn_set.q.val();
        self.own_knights.next = self.own_knight_set.q.val();
        self.own_diagonal.next = self.own_diagonal_set.q.val();
        self.own_straight.next = self.own_straight_set.q.val();
        self.own_king.next = self.own_king_set.q.val();
        self.own.next = self.own_set.q.val();
        self.their_pawns.next = self.their_pawn_set.q.val();
        self.their_knights.next = self.their_knight_set.q.val();
        self.their_diagonal.next = self.their_diagonal_set.q.val();
        self.their_straight.next = self.their_straight_set.q.val();
        self.their_king.next = self.their_king_set.q.val();
        self.theirs.next = self.their_set.q.val();
    }
}
