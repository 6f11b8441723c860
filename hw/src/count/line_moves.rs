//! Seventh stage: moves of the mover's sliders along a line.

use crate::bits::{Bits, bits};
use crate::circuit::{circuit, hdl_gen};
use rust_hdl::prelude::*;

circuit! {
    /// Finds the moves along a line, one bit per move: no two sliders can reach a square from the same direction.
    /// Latency: one clock.
    #[derive(Default)]
    pub struct LineMoves {
        In clock: Clock, "Clock.";
        In walls: Bits<8>, "Places without a way to the next place; constant.";
        In sliders: Bits<8>, "Pieces that may move along this line.";
        In empty: Bits<8>, "Empty places.";
        Out up: Bits<8>, "Places reached from below, including occupied ones.";
        Out down: Bits<8>, "Places reached from above, including occupied ones.";
    }
    registers {
        up_set, down_set: Bits<8>;
    }
    locals {
        upward, downward: Bits<8>;
    }
}

impl Logic for LineMoves {
    #[hdl_gen]
    fn update(&mut self) {
        self.upward.next = bits::<8>(0);
        self.downward.next = bits::<8>(0);
        for i in 0..7 {
            self.upward.next = self.upward.val()
                | (((self.sliders.val() | (self.upward.val() & self.empty.val()))
                    & !self.walls.val()
                    & (bits::<8>(1) << i))
                    << 1);
            self.downward.next = self.downward.val()
                | (((self.sliders.val() | (self.downward.val() & self.empty.val())) >> 1)
                    & !self.walls.val()
                    & (bits::<8>(64) >> i));
        }
        self.up_set.d.next = self.upward.val();
        self.down_set.d.next = self.downward.val();
        self.up.next = self.up_set.q.val();
        self.down.next = self.down_set.q.val();
    }
}
