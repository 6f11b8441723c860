//! Third and fourth stage: attacks, checks and pins by the other side's sliders along a line.

use crate::bits::{Bits, bits};
use crate::circuit::{circuit, hdl_gen};
use rust_hdl::prelude::*;

circuit! {
    /// Finds attacks along a line, and checks and pins if the king is on it. Latency: two clocks, one for the rays and
    /// one to combine them.
    ///
    /// A ray reaches a place if the previous one holds a slider, or is open and reached itself. The other side's rays
    /// pass through the king, who cannot hide behind himself. The king's own rays find the checking sliders. Where a
    /// ray of the king and one of a slider meet on a piece, it is the only piece between them; where they meet on an
    /// empty square, a piece placed there blocks the check.
    #[derive(Default)]
    pub struct LineThreats {
        In clock: Clock, "Clock.";
        In walls: Bits<8>, "Places without a way to the next place; constant.";
        In sliders: Bits<8>, "The other side's pieces that move along this line.";
        In king: Bits<8>, "The king of the side to move.";
        In empty: Bits<8>, "Empty places.";
        Out attacked: Bits<8>, "Places that the sliders attack.";
        Out between: Bits<8>, "Places in sight of the king from one side and of a slider from the other.";
        Out checkers: Bits<8>, "Sliders that give check.";
    }
    registers {
        up, down, king_up, king_down, held_sliders: Bits<8>;
        attacked_set, between_set, checker_set: Bits<8>;
    }
    locals {
        open, upward, downward, king_upward, king_downward: Bits<8>;
    }
}

impl Logic for LineThreats {
    #[hdl_gen]
    fn update(&mut self) {
        self.open.next = self.empty.val() | self.king.val();
        self.upward.next = bits::<8>(0);
        self.king_upward.next = bits::<8>(0);
        for i in 0..7 {
            self.upward.next = self.upward.val()
                | (((self.sliders.val() | (self.upward.val() & self.open.val()))
                    & !self.walls.val()
                    & (bits::<8>(1) << i))
                    << 1);
            self.king_upward.next = self.king_upward.val()
                | (((self.king.val() | (self.king_upward.val() & self.empty.val()))
                    & !self.walls.val()
                    & (bits::<8>(1) << i))
                    << 1);
        }
        self.downward.next = bits::<8>(0);
        self.king_downward.next = bits::<8>(0);
        for i in 0..7 {
            self.downward.next = self.downward.val()
                | (((self.sliders.val() | (self.downward.val() & self.open.val())) >> 1)
                    & !self.walls.val()
                    & (bits::<8>(64) >> i));
            self.king_downward.next = self.king_downward.val()
                | (((self.king.val() | (self.king_downward.val() & self.empty.val())) >> 1)
                    & !self.walls.val()
                    & (bits::<8>(64) >> i));
        }

        self.up.d.next = self.upward.val();
        self.down.d.next = self.downward.val();
        self.king_up.d.next = self.king_upward.val();
        self.king_down.d.next = self.king_downward.val();
        self.held_sliders.d.next = self.sliders.val();

        self.attacked_set.d.next = self.up.q.val() | self.down.q.val();
        self.between_set.d.next =
            (self.up.q.val() & self.king_down.q.val()) | (self.down.q.val() & self.king_up.q.val());
        self.checker_set.d.next =
            (self.king_up.q.val() | self.king_down.q.val()) & self.held_sliders.q.val();

        self.attacked.next = self.attacked_set.q.val();
        self.between.next = self.between_set.q.val();
        self.checkers.next = self.checker_set.q.val();
    }
}
