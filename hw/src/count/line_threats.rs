//! Third and fourth stage: what the other side's sliders do along a line.

use crate::bits::{Bits, bits};
use crate::circuit::{circuit, hdl_gen};
use rust_hdl::prelude::*;

circuit! {
    /// Attacks along a line, and what they mean to the king if he is on it. Latency: two clocks: the rays, then what they mean.
    ///
    /// A ray reaches a square if the one before it holds a slider, or is open and reached itself. Rays of the other side go
    /// through the king, who cannot hide behind himself. The king's own rays show who checks him. Where a ray of his and one of
    /// theirs meet on a piece, it stands alone between them; on an empty square, a piece put there ends a check.
    #[derive(Default)]
    pub struct LineThreats {
        In clock: Clock, "Clock.";
        In walls: Bits<8>, "Where there is no way to the next place; constant.";
        In sliders: Bits<8>, "The other side's pieces that move along this line.";
        In king: Bits<8>, "The king of the side to move.";
        In empty: Bits<8>, "Empty places.";
        Out attacked: Bits<8>, "Places the sliders attack.";
        Out between: Bits<8>, "Places with the king in sight on one side and a slider on the other.";
        Out checkers: Bits<8>, "Sliders that check the king.";
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
