//! Piece selector: issues the pieces of the side to move, one after another.
//!
//! It reads the board rank by rank and finds the next piece while the walk is still busy with the previous one, so the
//! walk spends only one clock to fetch a piece.

use crate::bits::{Bits, bit_cast, bits};
use crate::circuit::{circuit, hdl_gen};
use crate::values::{piece, plane};
use rust_hdl::prelude::*;

circuit! {
    /// Issues the mover's pieces in the order a1, b1, ... h8.
    ///
    /// A rank without further pieces of the mover takes one clock. A piece is ready two clocks after the previous one
    /// was taken, the first piece two clocks after `start`. This does not slow down the walk, which spends at least two
    /// clocks on a piece.
    #[derive(Default)]
    pub struct PieceSelector {
        In clock: Clock, "Clock.";
        In reset: Bit, "Synchronous reset.";
        In start: Bit, "Restarts from a1.";
        In hold: Bit, "Stalls the selector.";
        In side: Bit, "Side to move, 1 = black.";
        In planes: Bits<32>, "Planes of the rank requested in the cycle before.";
        Out rank: Bits<3>, "Number of the rank to read in the next cycle.";
        Out out_valid: Bit, "A piece is ready.";
        Out out_square: Bits<6>, "Square of the piece.";
        Out out_kind: Bits<3>, "Type of the piece.";
        In out_ready: Bit, "The piece is taken.";
        Out exhausted: Bit, "All pieces have been taken.";
    }
    registers {
        active, full: Bit;
        row, piece_kind: Bits<3>;
        handed: Bits<8>;
        piece_square: Bits<6>;
    }
    locals {
        foreign, left, lowest, rest: Bits<8>;
        file, found: Bits<3>;
    }
}

impl Logic for PieceSelector {
    #[hdl_gen]
    fn update(&mut self) {
        comment!(
            "The mover's pieces on this rank that have not been issued yet, and the first of them."
        );
        self.foreign.next = self.planes.val().get_bits::<8>(plane::COLOUR);
        if self.side.val() {
            self.foreign.next = !self.foreign.val();
        }
        self.left.next = (self.planes.val().get_bits::<8>(plane::TYPE_0)
            | self.planes.val().get_bits::<8>(plane::TYPE_1)
            | self.planes.val().get_bits::<8>(plane::TYPE_2))
            & !self.foreign.val()
            & !self.handed.q.val();
        self.lowest.next = self.left.val() & (bits::<8>(0) - self.left.val());
        self.file.next = bits::<3>(0);
        if (self.lowest.val() & 0xaa).any() {
            self.file.next = self.file.val() | 1;
        }
        if (self.lowest.val() & 0xcc).any() {
            self.file.next = self.file.val() | 2;
        }
        if (self.lowest.val() & 0xf0).any() {
            self.file.next = self.file.val() | 4;
        }
        self.found.next = bits::<3>(0);
        if (self.lowest.val() & self.planes.val().get_bits::<8>(plane::TYPE_0)).any() {
            self.found.next = self.found.val() | 1;
        }
        if (self.lowest.val() & self.planes.val().get_bits::<8>(plane::TYPE_1)).any() {
            self.found.next = self.found.val() | 2;
        }
        if (self.lowest.val() & self.planes.val().get_bits::<8>(plane::TYPE_2)).any() {
            self.found.next = self.found.val() | 4;
        }
        if self.side.val() & (self.found.val() == piece::PAWN) {
            self.found.next = bits::<3>(piece::BLACK_PAWN);
        }

        comment!(
            "Refill the slot that the walk emptied in an earlier cycle; leave a rank after its last piece."
        );
        self.rest.next = self.left.val();
        if self.out_ready.val() {
            self.full.d.next = false;
        }
        if self.active.q.val() & !self.hold.val() {
            if !self.full.q.val() & self.left.val().any() {
                self.full.d.next = true;
                self.piece_square.d.next =
                    (bit_cast::<6, 3>(self.row.q.val()) << 3) | bit_cast::<6, 3>(self.file.val());
                self.piece_kind.d.next = self.found.val();
                self.handed.d.next = self.handed.q.val() | self.lowest.val();
                self.rest.next = self.left.val() ^ self.lowest.val();
            }
            if !self.rest.val().any() {
                self.handed.d.next = bits::<8>(0);
                self.row.d.next = self.row.q.val() + 1;
                if self.row.q.val() == 7 {
                    self.active.d.next = false;
                }
            }
        }
        self.rank.next = self.row.q.val();
        if self.active.q.val() & !self.hold.val() & !self.rest.val().any() {
            self.rank.next = self.row.q.val() + 1;
        }

        if self.start.val() {
            self.active.d.next = true;
            self.row.d.next = bits::<3>(0);
            self.handed.d.next = bits::<8>(0);
            self.full.d.next = false;
            self.rank.next = bits::<3>(0);
        }
        if self.reset.val() {
            self.active.d.next = false;
            self.full.d.next = false;
        }

        self.out_valid.next = self.full.q.val();
        self.out_square.next = self.piece_square.q.val();
        self.out_kind.next = self.piece_kind.q.val();
        self.exhausted.next = !self.active.q.val() & !self.full.q.val();
    }
}
