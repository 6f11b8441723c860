//! Finds the rays of a piece.

use crate::bits::{Bits, bits};
use crate::circuit::{circuit, hdl_gen};
use crate::values::{jumps, piece, rays};
use rust_hdl::prelude::*;

circuit! {
    /// Outputs the rays of a piece, except those that leave the board at once; numbered as in
    /// [`Stepper`](super::Stepper).
    #[derive(Default)]
    pub struct Rays {
        In piece: Bits<3>, "Piece type.";
        In black: Bit, "The piece is black.";
        In from: Bits<6>, "Square of the piece.";
        Out rays: Bits<8>, "The piece's rays.";
    }
    locals {
        file, rank: Bits<3>;
        jumps, open: Bits<8>;
    }
}

impl Logic for Rays {
    #[hdl_gen]
    fn update(&mut self) {
        self.file.next = self.from.val().get_bits::<3>(0);
        self.rank.next = self.from.val().get_bits::<3>(3);
        self.jumps.next = bits::<8>(rays::ALL);
        self.open.next = bits::<8>(rays::ALL);
        if self.file.val() == 7 {
            self.jumps.next = self.jumps.val() & jumps::NOT_EAST;
            self.open.next = self.open.val() & rays::NOT_EASTWARD;
        }
        if self.file.val() >= 6 {
            self.jumps.next = self.jumps.val() & jumps::NOT_EAST_TWO;
        }
        if self.file.val() == 0 {
            self.jumps.next = self.jumps.val() & jumps::NOT_WEST;
            self.open.next = self.open.val() & rays::NOT_WESTWARD;
        }
        if self.file.val() <= 1 {
            self.jumps.next = self.jumps.val() & jumps::NOT_WEST_TWO;
        }
        if self.rank.val() == 7 {
            self.jumps.next = self.jumps.val() & jumps::NOT_NORTH;
            self.open.next = self.open.val() & rays::NOT_NORTHWARD;
        }
        if self.rank.val() >= 6 {
            self.jumps.next = self.jumps.val() & jumps::NOT_NORTH_TWO;
        }
        if self.rank.val() == 0 {
            self.jumps.next = self.jumps.val() & jumps::NOT_SOUTH;
            self.open.next = self.open.val() & rays::NOT_SOUTHWARD;
        }
        if self.rank.val() <= 1 {
            self.jumps.next = self.jumps.val() & jumps::NOT_SOUTH_TWO;
        }

        self.rays.next = bits::<8>(0);
        if self.piece.val() == piece::PAWN {
            self.rays.next = self.open.val() & rays::WHITE_PAWN;
            if self.black.val() {
                self.rays.next = self.open.val() & rays::BLACK_PAWN;
            }
        }
        if self.piece.val() == piece::KNIGHT {
            self.rays.next = self.jumps.val();
        }
        if self.piece.val() == piece::BISHOP {
            self.rays.next = self.open.val() & rays::DIAGONAL;
        }
        if self.piece.val() == piece::ROOK {
            self.rays.next = self.open.val() & rays::STRAIGHT;
        }
        if (self.piece.val() == piece::QUEEN) | (self.piece.val() == piece::KING) {
            self.rays.next = self.open.val();
        }
    }
}
