//! Symmetry: maps up to eight positions to one.

use crate::bits::{Bits, bit_cast, bits};
use crate::circuit::{circuit, hdl_gen};
use rust_hdl::prelude::*;

circuit! {
    /// Maps the board so that the queen's king is in the triangle a1, d1, d4, within the cycle.
    ///
    /// The king's square determines whether files and ranks are flipped. Then both are exchanged if the king is above
    /// the long diagonal, or on it with the other king above.
    #[derive(Default)]
    pub struct SymmetryFold {
        In king: Bits<6>, "The king of the queen's side.";
        In other: Bits<6>, "The other king.";
        In queen: Bits<6>, "The queen.";
        In rook: Bits<6>, "The rook.";
        Out kings: Bits<10>, "Index of both kings: an address of [`PairWords`](super::PairWords).";
        Out queen_folded: Bits<6>, "The queen's mapped square.";
        Out rook_folded: Bits<6>, "The rook's mapped square.";
    }
    locals {
        flips, king_flipped, other_flipped, queen_flipped, rook_flipped, king_folded,
        other_folded: Bits<6>;
        king_above, king_on, other_above: Bit;
    }
}

impl Logic for SymmetryFold {
    #[hdl_gen]
    fn update(&mut self) {
        comment!("Flip files and ranks, so that the king is in a1..d4.");
        self.flips.next = bits::<6>(0);
        if self.king.val().get_bit(2) {
            self.flips.next = self.flips.val() | 7;
        }
        if self.king.val().get_bit(5) {
            self.flips.next = self.flips.val() | 56;
        }
        self.king_flipped.next = self.king.val() ^ self.flips.val();
        self.other_flipped.next = self.other.val() ^ self.flips.val();
        self.queen_flipped.next = self.queen.val() ^ self.flips.val();
        self.rook_flipped.next = self.rook.val() ^ self.flips.val();

        comment!(
            "Exchange files and ranks: bring the king below the diagonal or, if it is on the diagonal, the other king."
        );
        self.king_above.next =
            self.king_flipped.val().get_bits::<3>(3) > self.king_flipped.val().get_bits::<3>(0);
        self.king_on.next =
            self.king_flipped.val().get_bits::<3>(3) == self.king_flipped.val().get_bits::<3>(0);
        self.other_above.next =
            self.other_flipped.val().get_bits::<3>(3) > self.other_flipped.val().get_bits::<3>(0);
        self.king_folded.next = self.king_flipped.val();
        self.other_folded.next = self.other_flipped.val();
        self.queen_folded.next = self.queen_flipped.val();
        self.rook_folded.next = self.rook_flipped.val();
        if self.king_above.val() | (self.king_on.val() & self.other_above.val()) {
            self.king_folded.next = (self.king_flipped.val() << 3)
                | bit_cast::<6, 3>(self.king_flipped.val().get_bits::<3>(3));
            self.other_folded.next = (self.other_flipped.val() << 3)
                | bit_cast::<6, 3>(self.other_flipped.val().get_bits::<3>(3));
            self.queen_folded.next = (self.queen_flipped.val() << 3)
                | bit_cast::<6, 3>(self.queen_flipped.val().get_bits::<3>(3));
            self.rook_folded.next = (self.rook_flipped.val() << 3)
                | bit_cast::<6, 3>(self.rook_flipped.val().get_bits::<3>(3));
        }
        self.kings.next = (bit_cast::<10, 2>(self.king_folded.val().get_bits::<2>(3)) << 8)
            | (bit_cast::<10, 2>(self.king_folded.val().get_bits::<2>(0)) << 6)
            | bit_cast::<10, 6>(self.other_folded.val());
    }
}
