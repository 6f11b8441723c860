//! Piece selector: issues the mover's pieces except the king, one after another, far ranks first.

use crate::bits::{Bits, bit_cast, bits};
use crate::circuit::{circuit, hdl_gen};
use crate::values::{piece, plane};
use rust_hdl::prelude::*;

circuit! {
    /// Issues up to one piece per clock, from the rank nearest to the enemy's side backwards, and on each rank from
    /// file a to h.
    ///
    /// The first piece is ready one clock after its inputs were loaded, the next one in the clock after a piece was
    /// taken.
    #[derive(Default)]
    pub struct FastPieceSelector {
        In clock: Clock, "Clock.";
        In fresh: Bit, "Prepare for a generation.";
        In side: Bit, "Side to move.";
        In ranks: Bits<8>, "Ranks that hold the mover's pieces.";
        Out address: Bits<3>, "Number of the rank to read.";
        In planes: Bits<32>, "Planes of that rank.";
        In hold: Bit, "Hold back the pieces of the rank from which pawns capture en passant.";
        Out out_valid: Bit, "A piece is ready.";
        Out out_square: Bits<6>, "Square of the piece.";
        Out out_kind: Bits<3>, "Type of the piece.";
        Out out_piece: Bits<3>, "Type of the piece as on the board, without its colour.";
        In out_ready: Bit, "The piece is taken.";
        Out exhausted: Bit, "No piece was left one clock ago.";
    }
    registers {
        to_come, left, bit0, bit1, bit2: Bits<8>;
        row: Bits<3>;
        none: Bit;
    }
    locals {
        source, below, nearest, foreign, own, behind, lowest, rest: Bits<8>;
        near_half, half, half0, half1, half2: Bits<4>;
        next_row, file, found: Bits<3>;
        goes: Bit;
        pair, pair0, pair1, pair2: Bits<2>;
    }
}

impl Logic for FastPieceSelector {
    #[hdl_gen]
    fn update(&mut self) {
        comment!("The next rank with pieces, and the mover's pieces on it.");
        self.source.next = self.to_come.q.val();
        if self.fresh.val() {
            self.source.next = self.ranks.val();
        }
        self.below.next = self.source.val() | (self.source.val() << 1);
        self.below.next = self.below.val() | (self.below.val() << 2);
        self.below.next = self.below.val() | (self.below.val() << 4);
        self.nearest.next = self.source.val() & !(self.below.val() << 1);
        comment!("Find the rank number by halving: the lower half, if it holds a rank.");
        self.near_half.next = self.source.val().get_bits::<4>(0);
        self.next_row.next = bits::<3>(0);
        if !self.source.val().get_bits::<4>(0).any() {
            self.near_half.next = self.source.val().get_bits::<4>(4);
            self.next_row.next = bits::<3>(4);
        }
        if !self.near_half.val().get_bits::<2>(0).any() {
            self.next_row.next = self.next_row.val() | 2;
            if !self.near_half.val().get_bit(2) {
                self.next_row.next = self.next_row.val() | 1;
            }
        } else if !self.near_half.val().get_bit(0) {
            self.next_row.next = self.next_row.val() | 1;
        }
        comment!("White's ranks are numbered from the far end.");
        if !self.side.val() {
            self.next_row.next = self.next_row.val() ^ 7;
        }
        self.address.next = self.next_row.val();
        self.foreign.next = self.planes.val().get_bits::<8>(plane::COLOUR);
        if self.side.val() {
            self.foreign.next = !self.planes.val().get_bits::<8>(plane::COLOUR);
        }
        self.own.next = bits::<8>(0);
        if self.source.val().any() {
            self.own.next = (self.planes.val().get_bits::<8>(plane::TYPE_0)
                | self.planes.val().get_bits::<8>(plane::TYPE_1)
                | self.planes.val().get_bits::<8>(plane::TYPE_2))
                & (self.planes.val().get_bits::<8>(plane::TYPE_0)
                    | !self.planes.val().get_bits::<8>(plane::TYPE_1)
                    | !self.planes.val().get_bits::<8>(plane::TYPE_2))
                & !self.foreign.val();
        }

        comment!("The next piece of the current rank.");
        self.behind.next = self.left.q.val() | (self.left.q.val() << 1);
        self.behind.next = self.behind.val() | (self.behind.val() << 2);
        self.behind.next = self.behind.val() | (self.behind.val() << 4);
        self.lowest.next = self.left.q.val() & !(self.behind.val() << 1);
        comment!("File and type of the piece, also by halving.");
        self.half.next = self.left.q.val().get_bits::<4>(0);
        self.half0.next = self.bit0.q.val().get_bits::<4>(0);
        self.half1.next = self.bit1.q.val().get_bits::<4>(0);
        self.half2.next = self.bit2.q.val().get_bits::<4>(0);
        self.file.next = bits::<3>(0);
        if !self.left.q.val().get_bits::<4>(0).any() {
            self.half.next = self.left.q.val().get_bits::<4>(4);
            self.half0.next = self.bit0.q.val().get_bits::<4>(4);
            self.half1.next = self.bit1.q.val().get_bits::<4>(4);
            self.half2.next = self.bit2.q.val().get_bits::<4>(4);
            self.file.next = bits::<3>(4);
        }
        self.pair.next = self.half.val().get_bits::<2>(0);
        self.pair0.next = self.half0.val().get_bits::<2>(0);
        self.pair1.next = self.half1.val().get_bits::<2>(0);
        self.pair2.next = self.half2.val().get_bits::<2>(0);
        if !self.half.val().get_bits::<2>(0).any() {
            self.pair.next = self.half.val().get_bits::<2>(2);
            self.pair0.next = self.half0.val().get_bits::<2>(2);
            self.pair1.next = self.half1.val().get_bits::<2>(2);
            self.pair2.next = self.half2.val().get_bits::<2>(2);
            self.file.next = self.file.val() | 2;
        }
        self.found.next = bits::<3>(0);
        if self.pair.val().get_bit(0) {
            if self.pair0.val().get_bit(0) {
                self.found.next = self.found.val() | 1;
            }
            if self.pair1.val().get_bit(0) {
                self.found.next = self.found.val() | 2;
            }
            if self.pair2.val().get_bit(0) {
                self.found.next = self.found.val() | 4;
            }
        } else {
            self.file.next = self.file.val() | 1;
            if self.pair0.val().get_bit(1) {
                self.found.next = self.found.val() | 1;
            }
            if self.pair1.val().get_bit(1) {
                self.found.next = self.found.val() | 2;
            }
            if self.pair2.val().get_bit(1) {
                self.found.next = self.found.val() | 4;
            }
        }
        self.out_piece.next = self.found.val();
        self.out_kind.next = self.found.val();
        if self.side.val() & (self.found.val() == piece::PAWN) {
            self.out_kind.next = bits::<3>(piece::BLACK_PAWN);
        }
        self.out_square.next =
            (bit_cast::<6, 3>(self.row.q.val()) << 3) | bit_cast::<6, 3>(self.file.val());

        comment!("After the last piece of a rank, move to the next rank.");
        self.rest.next = self.left.q.val() ^ self.lowest.val();
        self.goes.next = self.fresh.val() | !self.left.q.val().any();
        if self.out_ready.val() {
            self.left.d.next = self.rest.val();
            self.goes.next = !self.rest.val().any();
        }
        if self.goes.val() {
            self.left.d.next = self.own.val();
            self.row.d.next = self.next_row.val();
            self.bit0.d.next = self.planes.val().get_bits::<8>(plane::TYPE_0);
            self.bit1.d.next = self.planes.val().get_bits::<8>(plane::TYPE_1);
            self.bit2.d.next = self.planes.val().get_bits::<8>(plane::TYPE_2);
            self.to_come.d.next = self.source.val() ^ self.nearest.val();
        }

        self.out_valid.next = self.left.q.val().any();
        if self.hold.val() {
            if self.side.val() {
                if self.row.q.val() == 3 {
                    self.out_valid.next = false;
                }
            } else if self.row.q.val() == 4 {
                self.out_valid.next = false;
            }
        }
        comment!("One clock late, which is safe because the last piece's walk takes longer.");
        self.none.d.next = !self.left.q.val().any() & !self.to_come.q.val().any();
        self.exhausted.next = self.none.q.val();
    }
}
