//! Computes the state word after a move, and the undo record.

use crate::bits::{Bits, bit_cast, bits};
use crate::circuit::{circuit, hdl_gen};
use crate::values::{home, move_kind, move_word, piece, rights, state_word, undo};
use rust_hdl::prelude::*;

circuit! {
    /// Updates the state word by the rules and forms the undo record; or restores the state word from a record.
    ///
    /// Latency: two clocks, in parallel with the second and third stage of the board.
    #[derive(Default)]
    pub struct StateChanger {
        In clock: Clock, "Clock.";
        In advance: Bit, "All stages advance.";
        In back: Bit, "The move is taken back.";
        In word: Bits<16>, "The move word.";
        In record: Bits<23>, "The undo record, if the move is taken back.";
        In state: Bits<32>, "The state word before the move.";
        In mover: Bits<4>, "The piece that moves.";
        In captured: Bits<4>, "The captured piece.";
        Out changed: Bits<32>, "The state word after the move.";
        Out undo: Bits<23>, "The undo record; 0 for a move taken back.";
    }
    registers {
        resolved, shown: Bits<32>;
        resolved_undo, shown_undo: Bits<23>;
    }
    locals {
        from, to, passed: Bits<6>;
        kind, lost, rights_left: Bits<4>;
        black, resets, counts, double_push: Bit;
        half_moves: Bits<7>;
        full_moves: Bits<13>;
        after: Bits<32>;
        written: Bits<23>;
    }
}

impl Logic for StateChanger {
    #[hdl_gen]
    fn update(&mut self) {
        self.from.next = self.word.val().get_bits::<6>(0);
        self.to.next = self.word.val().get_bits::<6>(move_word::TO);
        self.kind.next = self.word.val().get_bits::<4>(move_word::KIND);
        self.black.next = self.state.val().get_bit(state_word::SIDE);

        comment!(
            "A right is lost when something moves from, or to, the home square of its king or rook."
        );
        self.lost.next = bits::<4>(0);
        if (self.from.val() == home::E1) | (self.to.val() == home::E1) {
            self.lost.next = self.lost.val() | rights::WHITE;
        }
        if (self.from.val() == home::H1) | (self.to.val() == home::H1) {
            self.lost.next = self.lost.val() | rights::WHITE_SHORT;
        }
        if (self.from.val() == home::A1) | (self.to.val() == home::A1) {
            self.lost.next = self.lost.val() | rights::WHITE_LONG;
        }
        if (self.from.val() == home::E8) | (self.to.val() == home::E8) {
            self.lost.next = self.lost.val() | rights::BLACK;
        }
        if (self.from.val() == home::H8) | (self.to.val() == home::H8) {
            self.lost.next = self.lost.val() | rights::BLACK_SHORT;
        }
        if (self.from.val() == home::A8) | (self.to.val() == home::A8) {
            self.lost.next = self.lost.val() | rights::BLACK_LONG;
        }
        self.rights_left.next =
            self.state.val().get_bits::<4>(state_word::RIGHTS) & !self.lost.val();

        comment!("The square that a double push passes is on the target's file, one rank back.");
        self.double_push.next = self.kind.val() == move_kind::DOUBLE_PUSH;
        self.passed.next = bits::<6>(0);
        if self.double_push.val() {
            self.passed.next = self.to.val() ^ 8;
        }

        comment!("Both counters saturate at their largest value.");
        self.resets.next =
            self.kind.val().get_bit(2) | (self.mover.val().get_bits::<3>(0) == piece::PAWN);
        self.half_moves.next = self.state.val().get_bits::<7>(state_word::HALF_MOVES);
        if !self.half_moves.val().all() {
            self.half_moves.next = self.half_moves.val() + 1;
        }
        if self.resets.val() {
            self.half_moves.next = bits::<7>(0);
        }
        self.full_moves.next = self.state.val().get_bits::<13>(state_word::FULL_MOVES);
        self.counts.next = self.black.val() & !self.full_moves.val().all();
        if self.counts.val() {
            self.full_moves.next = self.full_moves.val() + 1;
        }

        self.after.next = (bit_cast::<32, 13>(self.full_moves.val()) << state_word::FULL_MOVES)
            | (bit_cast::<32, 7>(self.half_moves.val()) << state_word::HALF_MOVES)
            | (bit_cast::<32, 6>(self.passed.val()) << state_word::EN_PASSANT_SQUARE)
            | (bit_cast::<32, 4>(self.rights_left.val()) << state_word::RIGHTS);
        if self.double_push.val() {
            self.after.next = self.after.val() | (bits::<32>(1) << state_word::EN_PASSANT);
        }
        self.written.next = (bit_cast::<23, 4>(self.captured.val()) << undo::CAPTURED)
            | bit_cast::<23, 18>(self.state.val().get_bits::<18>(state_word::RIGHTS));
        if self.counts.val() {
            self.written.next = self.written.val() | (bits::<23>(1) << undo::COUNTED);
        }

        if self.back.val() {
            self.full_moves.next = self.state.val().get_bits::<13>(state_word::FULL_MOVES);
            if self.record.val().get_bit(undo::COUNTED) {
                self.full_moves.next = self.full_moves.val() - 1;
            }
            self.after.next = (bit_cast::<32, 13>(self.full_moves.val()) << state_word::FULL_MOVES)
                | (bit_cast::<32, 18>(self.record.val().get_bits::<18>(0)) << state_word::RIGHTS);
            self.written.next = bits::<23>(0);
        }
        if !self.black.val() {
            self.after.next = self.after.val() | (bits::<32>(1) << state_word::SIDE);
        }

        if self.advance.val() {
            self.resolved.d.next = self.after.val();
            self.resolved_undo.d.next = self.written.val();
            self.shown.d.next = self.resolved.q.val();
            self.shown_undo.d.next = self.resolved_undo.q.val();
        }
        self.changed.next = self.shown.q.val();
        self.undo.next = self.shown_undo.q.val();
    }
}
