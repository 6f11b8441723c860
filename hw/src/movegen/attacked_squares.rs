//! Finds the squares that the enemy attacks.
//!
//! While a [`Scan`](super::Scan) delivers the ranks, this block propagates the enemy's rays and jumps from the ranks
//! below to the current one; the squares they reach are attacked. The rays are three bytes (north, north-east,
//! north-west) that continue over empty squares from rank to rank. Attacks within the rank use a carry chain.

use crate::bits::{Bits, bit_cast, bits};
use crate::circuit::{circuit, hdl_gen};
use rust_hdl::prelude::*;

circuit! {
    /// Collects the squares attacked by the side not to move.
    ///
    /// The results are valid one clock after the scan's `last` and hold until the next `start`; a probe changes only
    /// `exposed`.
    #[derive(Default)]
    pub struct AttackedSquares {
        In clock: Clock, "Clock.";
        In start: Bit, "A scan starts.";
        In probe: Bit, "The scan is a probe.";
        In side: Bit, "Side to move, 1 = black.";
        In busy: Bit, "A rank is available.";
        In keep: Bit, "The current rank counts for the results.";
        In turned: Bit, "The board is turned.";
        In turning: Bit, "The next rank is the first of a pass.";
        In here: Bits<3>, "Number of the current rank.";
        In king: Bits<8>, "King of the side to move.";
        In occupied: Bits<8>, "Pieces that block a ray.";
        In lines: Bits<8>, "Enemy rooks and queens.";
        In diagonals: Bits<8>, "Enemy bishops and queens.";
        In knights: Bits<8>, "Enemy knights.";
        In pawns: Bits<8>, "Enemy pawns.";
        In enemy_king: Bits<8>, "The enemy king.";
        Out low: Bits<32>, "Attacked squares of ranks 1 to 4.";
        Out high: Bits<32>, "Attacked squares of ranks 5 to 8.";
        Out exposed: Bit, "The king of the side to move is attacked.";
        Out one_below: Bits<8>, "Enemy knights one rank below the current one.";
        Out two_below: Bits<8>, "Enemy knights two ranks below the current one.";
    }
    registers {
        north, north_east, north_west, knights_below, knights_two_below, aslant, straight: Bits<8>;
        low_map, high_map: Bits<32>;
        king_hit: Bit;
    }
    locals {
        east, attack, pairs, quads, marks: Bits<8>;
        placed: Bits<32>;
    }
}

impl Logic for AttackedSquares {
    #[hdl_gen]
    fn update(&mut self) {
        comment!("Attacks on this rank: from the west within it, and from the ranks below.");
        self.east.next = self.occupied.val() ^ (self.occupied.val() - (self.lines.val() << 1));
        self.attack.next = self.east.val()
            | self.north.q.val()
            | self.north_east.q.val()
            | self.north_west.q.val()
            | (self.knights_below.q.val() << 2)
            | (self.knights_below.q.val() >> 2)
            | (self.knights_two_below.q.val() << 1)
            | (self.knights_two_below.q.val() >> 1)
            | (self.aslant.q.val() << 1)
            | (self.aslant.q.val() >> 1)
            | self.straight.q.val()
            | (self.enemy_king.val() << 1);

        comment!(
            "Attacks passed to the rank above; pawn attacks only if this pass runs in the pawns' direction."
        );
        if self.busy.val() {
            self.north.d.next = (self.north.q.val() & !self.occupied.val()) | self.lines.val();
            self.north_east.d.next =
                ((self.north_east.q.val() & !self.occupied.val()) | self.diagonals.val()) << 1;
            self.north_west.d.next =
                ((self.north_west.q.val() & !self.occupied.val()) | self.diagonals.val()) >> 1;
            self.knights_below.d.next = self.knights.val();
            self.knights_two_below.d.next = self.knights_below.q.val();
            self.aslant.d.next = self.enemy_king.val();
            if self.turned.val() ^ self.side.val() {
                self.aslant.d.next = self.enemy_king.val() | self.pawns.val();
            }
            self.straight.d.next = self.enemy_king.val();
            if (self.attack.val() & self.king.val()).any() {
                self.king_hit.d.next = true;
            }
        }

        comment!("The turned pass rotates the ranks back before it marks them.");
        self.pairs.next = ((self.attack.val() & 0x55) << 1) | ((self.attack.val() >> 1) & 0x55);
        self.quads.next = ((self.pairs.val() & 0x33) << 2) | ((self.pairs.val() >> 2) & 0x33);
        self.marks.next = self.attack.val();
        if self.turned.val() {
            self.marks.next = (self.quads.val() << 4) | (self.quads.val() >> 4);
        }
        self.placed.next = bit_cast::<32, 8>(self.marks.val())
            << (bit_cast::<5, 2>(self.here.val().get_bits::<2>(0)) << 3);
        if self.keep.val() {
            if self.here.val().get_bit(2) {
                self.high_map.d.next = self.high_map.q.val() | self.placed.val();
            } else {
                self.low_map.d.next = self.low_map.q.val() | self.placed.val();
            }
        }

        if self.start.val() | (self.busy.val() & self.turning.val()) {
            self.north.d.next = bits::<8>(0);
            self.north_east.d.next = bits::<8>(0);
            self.north_west.d.next = bits::<8>(0);
            self.knights_below.d.next = bits::<8>(0);
            self.knights_two_below.d.next = bits::<8>(0);
            self.aslant.d.next = bits::<8>(0);
            self.straight.d.next = bits::<8>(0);
        }
        if self.start.val() {
            self.king_hit.d.next = false;
            if !self.probe.val() {
                self.low_map.d.next = bits::<32>(0);
                self.high_map.d.next = bits::<32>(0);
            }
        }

        self.low.next = self.low_map.q.val();
        self.high.next = self.high_map.q.val();
        self.exposed.next = self.king_hit.q.val();
        self.one_below.next = self.knights_below.q.val();
        self.two_below.next = self.knights_two_below.q.val();
    }
}
