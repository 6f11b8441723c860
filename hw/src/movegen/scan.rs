//! The scan: reads the whole board rank by rank, once from each side, in sixteen clocks.
//!
//! In the first pass the ranks come from rank 1 upwards. Then the board is turned by 180 degrees: the ranks come from
//! rank 8 downwards with their files reversed. So logic that looks in four directions (east, north-east, north,
//! north-west) covers all eight. This block reads the ranks and sorts the pieces on the current one;
//! [`AttackedSquares`](super::AttackedSquares) and [`ChecksAndPins`](super::ChecksAndPins) evaluate them.
//!
//! A *probe* is a scan of the board as it would be after an en passant capture. It tests whether the capture is legal:
//! pins do not cover the case of two pawns leaving one rank at once.

use crate::bits::{Bits, bits};
use crate::circuit::{circuit, hdl_gen};
use crate::values::plane;
use rust_hdl::prelude::*;

circuit! {
    /// Reads the board rank by rank and sorts the pieces on each rank.
    ///
    /// `busy` is high for sixteen cycles, starting one cycle after `start`. A `start` during a scan restarts it.
    #[derive(Default)]
    pub struct Scan {
        In clock: Clock, "Clock.";
        In reset: Bit, "Synchronous reset.";
        In start: Bit, "Starts a scan.";
        In probe: Bit, "The scan is a probe: it reads the board after an en passant capture.";
        In side: Bit, "Side to move.";
        In vacated: Bits<6>, "Square of the capturing pawn.";
        In target: Bits<6>, "Target square of the capture.";
        In planes: Bits<32>, "Planes of the rank requested in the cycle before.";
        Out rank: Bits<3>, "Number of the rank to read in the next cycle.";
        Out busy: Bit, "A rank is available.";
        Out last: Bit, "The current rank is the last.";
        Out keep: Bit, "The current rank counts for the results.";
        Out turned: Bit, "The scan is in its second pass.";
        Out turning: Bit, "The next rank is the first of a pass.";
        Out here: Bits<3>, "Number of the current rank.";
        Out own: Bits<8>, "Pieces of the side to move.";
        Out king: Bits<8>, "King of the side to move.";
        Out occupied: Bits<8>, "Pieces that block a ray.";
        Out lines: Bits<8>, "Enemy rooks and queens.";
        Out diagonals: Bits<8>, "Enemy bishops and queens.";
        Out knights: Bits<8>, "Enemy knights.";
        Out pawns: Bits<8>, "Enemy pawns.";
        Out enemy_king: Bits<8>, "The enemy king.";
    }
    registers {
        active, probing: Bit;
        step: Bits<4>;
    }
    locals {
        second: Bit;
        position, left_file, capture_file: Bits<3>;
        following: Bits<4>;
        pairs, quads, view: Bits<32>;
        bit0, bit1, bit2, foreign, gone, come, pieces, ours, theirs: Bits<8>;
    }
}

impl Logic for Scan {
    #[hdl_gen]
    fn update(&mut self) {
        comment!("The second pass reads the ranks from the top, with their files reversed.");
        self.second.next = self.step.q.val().get_bit(3);
        self.position.next = self.step.q.val().get_bits::<3>(0);
        self.left_file.next = self.vacated.val().get_bits::<3>(0);
        self.capture_file.next = self.target.val().get_bits::<3>(0);
        self.pairs.next =
            ((self.planes.val() & 0x5555_5555) << 1) | ((self.planes.val() >> 1) & 0x5555_5555);
        self.quads.next =
            ((self.pairs.val() & 0x3333_3333) << 2) | ((self.pairs.val() >> 2) & 0x3333_3333);
        self.view.next = self.planes.val();
        if self.second.val() {
            self.position.next = !self.position.val();
            self.left_file.next = !self.left_file.val();
            self.capture_file.next = !self.capture_file.val();
            self.view.next =
                ((self.quads.val() & 0x0f0f_0f0f) << 4) | ((self.quads.val() >> 4) & 0x0f0f_0f0f);
        }

        comment!("A probe removes both pawns from their rank and puts one on the target.");
        self.gone.next = bits::<8>(0);
        self.come.next = bits::<8>(0);
        if self.probing.q.val() {
            if self.position.val() == self.vacated.val().get_bits::<3>(3) {
                self.gone.next = (bits::<8>(1) << self.left_file.val())
                    | (bits::<8>(1) << self.capture_file.val());
            }
            if self.position.val() == self.target.val().get_bits::<3>(3) {
                self.come.next = bits::<8>(1) << self.capture_file.val();
            }
        }

        comment!("Sort the pieces on the current rank.");
        self.bit0.next = self.view.val().get_bits::<8>(plane::TYPE_0);
        self.bit1.next = self.view.val().get_bits::<8>(plane::TYPE_1);
        self.bit2.next = self.view.val().get_bits::<8>(plane::TYPE_2);
        self.foreign.next = self.view.val().get_bits::<8>(plane::COLOUR);
        if self.side.val() {
            self.foreign.next = !self.foreign.val();
        }
        self.pieces.next = (self.bit0.val() | self.bit1.val() | self.bit2.val()) & !self.gone.val();
        self.ours.next = self.pieces.val() & !self.foreign.val();
        self.theirs.next = self.pieces.val() & self.foreign.val();
        self.own.next = self.ours.val();
        self.king.next = self.ours.val() & self.bit2.val() & self.bit1.val();
        self.occupied.next = (self.pieces.val()
            & !(self.ours.val() & self.bit2.val() & self.bit1.val()))
            | self.come.val();
        self.lines.next = self.theirs.val() & self.bit2.val() & !self.bit1.val();
        self.diagonals.next =
            self.theirs.val() & self.bit0.val() & (self.bit1.val() | self.bit2.val());
        self.knights.next =
            self.theirs.val() & !self.bit2.val() & self.bit1.val() & !self.bit0.val();
        self.pawns.next = self.theirs.val() & !self.bit2.val() & !self.bit1.val() & self.bit0.val();
        self.enemy_king.next = self.theirs.val() & self.bit2.val() & self.bit1.val();

        comment!("Request the next rank.");
        self.following.next = self.step.q.val() + 1;
        self.last.next = self.active.q.val() & (self.step.q.val() == 15);
        if self.active.q.val() {
            self.step.d.next = self.following.val();
            if self.step.q.val() == 15 {
                self.active.d.next = false;
            }
        }
        if self.start.val() {
            self.active.d.next = true;
            self.probing.d.next = self.probe.val();
            self.step.d.next = bits::<4>(0);
            self.following.next = bits::<4>(0);
        }
        if self.reset.val() {
            self.active.d.next = false;
        }
        self.rank.next = self.following.val().get_bits::<3>(0);
        if self.following.val().get_bit(3) {
            self.rank.next = !self.following.val().get_bits::<3>(0);
        }

        self.busy.next = self.active.q.val();
        self.keep.next = self.active.q.val() & !self.probing.q.val();
        self.turned.next = self.second.val();
        self.turning.next = self.step.q.val().get_bits::<3>(0) == 7;
        self.here.next = self.position.val();
    }
}
