//! Look sequencer: selects the square to look from in each clock.

use crate::bits::{Bits, bit_cast, bits};
use crate::circuit::{circuit, hdl_gen};
use crate::values::{file, look};
use rust_hdl::prelude::*;

circuit! {
    /// Runs through the looks of a generation, one per clock, numbered by `step`.
    ///
    /// | step | square | question |
    /// |---|---|---|
    /// | 0 | the mover's king, also while idle | checks and pins |
    /// | 1, 2 | the same, with an en passant capture made from the left, the right | is the capture legal? |
    /// | 8 to 15 | the king's neighbours: east, north, west, south, north-west, north-east, south-east, south-west | may the king go there? |
    /// | 3, 4 | the g and the c file of the king's rank | may the king castle? |
    /// | 5 | the king | none, all steps are done; in the clock after the end of the generation, the same as step 0 |
    ///
    /// The outputs are valid one clock after the step was reached.
    #[derive(Default)]
    pub struct LookSequencer {
        In clock: Clock, "Clock.";
        In start: Bit, "A generation starts.";
        In reset: Bit, "Aborts the generation.";
        In running: Bit, "A generation is running.";
        In king: Bits<6>, "Square of the mover's king.";
        In en_passant: Bit, "There is an en passant square.";
        In castles: Bit, "The mover still has a castling right.";
        In en_passant_square: Bits<6>, "The en passant square.";
        Out step: Bits<4>, "Step that the outputs belong to.";
        Out file: Bits<8>, "File of the square looked from.";
        Out rank: Bits<8>, "Rank of the square looked from.";
        Out rising: Bits<15>, "Its rising diagonal (up to the right).";
        Out falling: Bits<15>, "Its falling diagonal (up to the left).";
        Out gone: Bits<8>, "Files from which the en passant capture removes pawns.";
        Out come: Bits<8>, "File to which the capturing pawn goes.";
    }
    registers {
        turn, seen: Bits<4>;
        at_file, at_rank, left, entered: Bits<8>;
        on_rising, on_falling: Bits<15>;
    }
    locals {
        to_file, to_rank: Bits<3>;
        capture: Bits<8>;
    }
}

impl Logic for LookSequencer {
    #[hdl_gen]
    fn update(&mut self) {
        comment!("Step by step.");
        self.turn.d.next = self.turn.q.val() + 1;
        if self.turn.q.val() == look::KING {
            self.turn.d.next = bits::<4>(look::KING);
        }
        if self.turn.q.val() == look::EN_PASSANT_RIGHT {
            self.turn.d.next = bits::<4>(look::EAST);
        }
        if self.turn.q.val() == look::SOUTH_WEST {
            self.turn.d.next = bits::<4>(look::DONE);
            if self.castles.val() {
                self.turn.d.next = bits::<4>(look::CASTLE_SHORT);
            }
        }
        if self.turn.q.val() == look::DONE {
            self.turn.d.next = bits::<4>(look::DONE);
        }
        if !self.running.val() {
            self.turn.d.next = bits::<4>(look::KING);
        }
        if self.start.val() {
            self.turn.d.next = bits::<4>(look::EAST);
            if self.en_passant.val() {
                self.turn.d.next = bits::<4>(look::EN_PASSANT_LEFT);
            }
        }
        comment!(
            "After the last step, look from the king's square: this is the first look of the next generation."
        );
        self.seen.d.next = self.turn.q.val();
        if self.reset.val() | !self.running.val() {
            self.seen.d.next = bits::<4>(look::KING);
        }
        if self.reset.val() {
            self.turn.d.next = bits::<4>(look::KING);
        }

        comment!("The square of this step.");
        self.to_file.next = self.king.val().get_bits::<3>(0);
        self.to_rank.next = self.king.val().get_bits::<3>(3);
        if self.turn.q.val() == look::CASTLE_SHORT {
            self.to_file.next = bits::<3>(file::G);
        }
        if self.turn.q.val() == look::CASTLE_LONG {
            self.to_file.next = bits::<3>(file::C);
        }
        if (self.turn.q.val() == look::EAST)
            | (self.turn.q.val() == look::NORTH_EAST)
            | (self.turn.q.val() == look::SOUTH_EAST)
        {
            self.to_file.next = self.king.val().get_bits::<3>(0) + 1;
        }
        if (self.turn.q.val() == look::WEST)
            | (self.turn.q.val() == look::NORTH_WEST)
            | (self.turn.q.val() == look::SOUTH_WEST)
        {
            self.to_file.next = self.king.val().get_bits::<3>(0) - 1;
        }
        if (self.turn.q.val() == look::NORTH)
            | (self.turn.q.val() == look::NORTH_WEST)
            | (self.turn.q.val() == look::NORTH_EAST)
        {
            self.to_rank.next = self.king.val().get_bits::<3>(3) + 1;
        }
        if (self.turn.q.val() == look::SOUTH)
            | (self.turn.q.val() == look::SOUTH_EAST)
            | (self.turn.q.val() == look::SOUTH_WEST)
        {
            self.to_rank.next = self.king.val().get_bits::<3>(3) - 1;
        }
        self.at_file.d.next = bits::<8>(1) << self.to_file.val();
        self.at_rank.d.next = bits::<8>(1) << self.to_rank.val();
        self.on_rising.d.next = bits::<15>(1)
            << (bit_cast::<4, 3>(self.to_file.val()) + 7 - bit_cast::<4, 3>(self.to_rank.val()));
        self.on_falling.d.next = bits::<15>(1)
            << (bit_cast::<4, 3>(self.to_file.val()) + bit_cast::<4, 3>(self.to_rank.val()));

        comment!(
            "An en passant capture removes two pawns from their rank and puts one on the target."
        );
        self.capture.next = bits::<8>(1) << self.en_passant_square.val().get_bits::<3>(0);
        self.left.d.next = bits::<8>(0);
        self.entered.d.next = bits::<8>(0);
        if self.turn.q.val() == look::EN_PASSANT_LEFT {
            self.left.d.next = self.capture.val() | (self.capture.val() >> 1);
            self.entered.d.next = self.capture.val();
        }
        if self.turn.q.val() == look::EN_PASSANT_RIGHT {
            self.left.d.next = self.capture.val() | (self.capture.val() << 1);
            self.entered.d.next = self.capture.val();
        }

        self.step.next = self.seen.q.val();
        self.file.next = self.at_file.q.val();
        self.rank.next = self.at_rank.q.val();
        self.rising.next = self.on_rising.q.val();
        self.falling.next = self.on_falling.q.val();
        self.gone.next = self.left.q.val();
        self.come.next = self.entered.q.val();
    }
}
