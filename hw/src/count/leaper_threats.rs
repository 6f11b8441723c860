//! Third and fourth stage: attacks and checks by the other side's knights, pawns and king.

use crate::bits::Bits;
use crate::circuit::{circuit, hdl_gen};
use rust_hdl::prelude::*;

circuit! {
    /// Finds the squares of a rank that the other side's knights, pawns and king attack, and its knights and pawns on
    /// the rank that give check.
    ///
    /// Above and below are seen from the side to move. Latency: two clocks, the second only to match the lines.
    #[derive(Default)]
    pub struct LeaperThreats {
        In clock: Clock, "Clock.";
        In knights: Bits<8>, "The other side's knights on this rank.";
        In knights_beside: Bits<8>, "Its knights on the two adjacent ranks.";
        In knights_two_off: Bits<8>, "Its knights two ranks away.";
        In pawns: Bits<8>, "Its pawns on this rank.";
        In pawns_above: Bits<8>, "Its pawns on the rank above.";
        In their_king: Bits<8>, "Its king on this rank.";
        In their_king_beside: Bits<8>, "Its king on the two adjacent ranks.";
        In king_beside: Bits<8>, "The mover's king on the two adjacent ranks.";
        In king_two_off: Bits<8>, "The mover's king two ranks away.";
        In king_below: Bits<8>, "The mover's king on the rank below.";
        Out attacked: Bits<8>, "Attacked squares.";
        Out checkers: Bits<8>, "Knights and pawns that give check.";
    }
    registers {
        attacked_set, checker_set, held_attacked, held_checkers: Bits<8>;
    }
    locals {
        kings, king_jumps: Bits<8>;
    }
}

impl Logic for LeaperThreats {
    #[hdl_gen]
    fn update(&mut self) {
        self.kings.next = self.their_king.val() | self.their_king_beside.val();
        self.attacked_set.d.next = (self.knights_beside.val() << 2)
            | (self.knights_beside.val() >> 2)
            | (self.knights_two_off.val() << 1)
            | (self.knights_two_off.val() >> 1)
            | (self.pawns_above.val() << 1)
            | (self.pawns_above.val() >> 1)
            | (self.kings.val() << 1)
            | (self.kings.val() >> 1)
            | self.their_king_beside.val();

        self.king_jumps.next = (self.king_beside.val() << 2)
            | (self.king_beside.val() >> 2)
            | (self.king_two_off.val() << 1)
            | (self.king_two_off.val() >> 1);
        self.checker_set.d.next = (self.knights.val() & self.king_jumps.val())
            | (self.pawns.val() & ((self.king_below.val() << 1) | (self.king_below.val() >> 1)));

        self.held_attacked.d.next = self.attacked_set.q.val();
        self.held_checkers.d.next = self.checker_set.q.val();
        self.attacked.next = self.held_attacked.q.val();
        self.checkers.next = self.held_checkers.q.val();
    }
}
