//! Second stage: what the other side's sliders do along a line.

use crate::bits::{Bits, bits};
use crate::circuit::circuit;
use rust_hdl::prelude::*;

circuit! {
    /// Attacks along a line, and what they mean to the king if he is on it. Latency: one clock.
    ///
    /// A ray reaches a square if the one before it holds a slider, or is open and reached itself. Rays of the other side go
    /// through the king, who cannot hide behind himself. From the king's own rays it is seen who checks him, and which single
    /// piece stands between him and a slider: both sides' rays meet on it.
    #[derive(Default)]
    pub struct LineThreats {
        In clock: Clock, "Clock.";
        In walls: Bits<8>, "Where there is no way to the next place; constant.";
        In sliders: Bits<8>, "The other side's pieces that move along this line.";
        In king: Bits<8>, "The king of the side to move.";
        In empty: Bits<8>, "Empty places.";
        Out attacked: Bits<8>, "Places the sliders attack.";
        Out single: Bits<8>, "A piece with the king on one side of it and a slider on the other.";
        Out checkers: Bits<8>, "Sliders that check the king.";
        Out cover: Bits<8>, "From the king to them: where a piece ends that check.";
    }
    registers {
        attacked_set, single_set, checker_set, cover_set: Bits<8>;
    }
    locals {
        open, up, down, king_up, king_down, covers: Bits<8>;
    }
}

impl Logic for LineThreats {
    #[hdl_gen]
    fn update(&mut self) {
        self.open.next = self.empty.val() | self.king.val();
        self.up.next = bits::<8>(0);
        self.king_up.next = bits::<8>(0);
        for i in 0..7 {
            self.up.next = self.up.val()
                | (((self.sliders.val() | (self.up.val() & self.open.val()))
                    & !self.walls.val()
                    & (bits::<8>(1) << i))
                    << 1);
            self.king_up.next = self.king_up.val()
                | (((self.king.val() | (self.king_up.val() & self.empty.val()))
                    & !self.walls.val()
                    & (bits::<8>(1) << i))
                    << 1);
        }
        self.down.next = bits::<8>(0);
        self.king_down.next = bits::<8>(0);
        for i in 0..7 {
            self.down.next = self.down.val()
                | (((self.sliders.val() | (self.down.val() & self.open.val())) >> 1)
                    & !self.walls.val()
                    & (bits::<8>(64) >> i));
            self.king_down.next = self.king_down.val()
                | (((self.king.val() | (self.king_down.val() & self.empty.val())) >> 1)
                    & !self.walls.val()
                    & (bits::<8>(64) >> i));
        }

        self.covers.next = bits::<8>(0);
        if (self.king_up.val() & self.sliders.val()).any() {
            self.covers.next = self.king_up.val();
        }
        if (self.king_down.val() & self.sliders.val()).any() {
            self.covers.next = self.covers.val() | self.king_down.val();
        }
        self.attacked_set.d.next = self.up.val() | self.down.val();
        self.single_set.d.next = ((self.up.val() & self.king_down.val())
            | (self.down.val() & self.king_up.val()))
            & !self.empty.val();
        self.checker_set.d.next = (self.king_up.val() | self.king_down.val()) & self.sliders.val();
        self.cover_set.d.next = self.covers.val();

        self.attacked.next = self.attacked_set.q.val();
        self.single.next = self.single_set.q.val();
        self.checkers.next = self.checker_set.q.val();
        self.cover.next = self.cover_set.q.val();
    }
}
