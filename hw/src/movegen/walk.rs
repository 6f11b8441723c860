//! The walk: Sandstroem's loop, one square per clock.
//!
//! A piece starts on its own square, whose posdata entry names the first square to visit. From each visited square it
//! continues to `nextpos` if the square is empty and to `nextdir` if it is occupied, until it is back on its own
//! square. A pawn walks its captures first, following `nextdir` only, then its pushes, which start at the `nextpos` of
//! its own square.

mod observe;
mod phase;

use phase::Phase;

pub use observe::{ObserveWalk, WalkState, WalkingPiece};

use crate::bits::{Bits, bit_cast, bits};
use crate::circuit::{circuit, hdl_gen};
use crate::values::{file, move_kind, move_word, piece, plane};
use rust_hdl::prelude::*;

circuit! {
    /// Walks every piece of the side to move and finds its moves.
    ///
    /// The walk takes one clock per piece and one per visited square, four on a promotion square, one for each castling
    /// move, and nineteen for the legality test of an en passant capture. It stalls while the move stream is full.
    #[derive(Default)]
    pub struct Walk {
        In clock: Clock, "Clock.";
        In reset: Bit, "Synchronous reset.";

        // Command.
        In start: Bit, "Starts a generation.";
        In legal: Bit, "Generate only legal moves.";
        In captures: Bit, "Generate only captures and promotions.";
        Out idle: Bit, "The walk is idle.";

        // The position.
        In side: Bit, "Side to move, 1 = black.";
        In en_passant: Bit, "There is an en passant square.";
        In en_passant_square: Bits<6>, "The en passant square.";
        In planes: Bits<32>, "Planes of the rank of `at`.";
        In nextpos: Bits<6>, "Posdata at `at`: next square if it is empty.";
        In nextdir: Bits<6>, "Posdata at `at`: next square if it is occupied.";

        // The walk's position in the next cycle.
        Out next_kind: Bits<3>, "Piece type.";
        Out next_from: Bits<6>, "Square the piece moves from.";
        Out next_at: Bits<6>, "Current square of the walk.";

        // Scan and legality.
        Out start_scan: Bit, "Starts a scan.";
        Out probe: Bit, "The scan is a probe of the board after the en passant capture from `from` to `at`.";
        In scan_last: Bit, "The scan reads its last rank.";
        In exposed: Bit, "The probed capture leaves the king attacked.";
        In allowed: Bit, "Going to `at` is legal.";
        In castle_short: Bit, "Castling on the king's side is possible.";
        In castle_long: Bit, "Castling on the queen's side is possible.";
        Out at: Bits<6>, "Where the walk is.";
        Out from: Bits<6>, "Square the piece moves from.";
        Out starting: Bit, "`at` is the piece's own square.";
        Out king_walks: Bit, "The piece is the king.";
        Out knight_there: Bit, "An enemy knight stands on `at`.";

        // Piece selector.
        In piece_valid: Bit, "A piece is ready.";
        In piece_square: Bits<6>, "Square of the piece.";
        In piece_kind: Bits<3>, "Type of the piece.";
        Out piece_ready: Bit, "The piece is taken.";
        In exhausted: Bit, "No piece is left.";

        // Moves.
        Out out_valid: Bit, "A move was found.";
        Out out_word: Bits<16>, "Word of the move.";
        In out_ready: Bit, "The stream accepts the move.";
        Out out_done: Bit, "No more moves will come.";
        In drained: Bit, "The last move has left.";
        Out visiting: Bit, "The walk leaves a visited square in this cycle.";
    }
    registers {
        phase: Phase;
        legal_only, captures_only, pushing: Bit;
        kind: Bits<3>;
        origin, square, push: Bits<6>;
        promotion: Bits<2>;
    }
    locals {
        file, piece, then_kind: Bits<3>;
        black, empty, enemy, pawn, promotes, takes_en_passant, reaches, emits, accepted,
        leaves, ends, visits, pushes, over: Bit;
        code: Bits<4>;
        onward, then_from, then_at: Bits<6>;
    }
}

#[allow(clippy::collapsible_match, reason = "kernels know no match guards")]
impl Logic for Walk {
    #[hdl_gen]
    fn update(&mut self) {
        comment!("What is on the square, and what it means for this piece.");
        self.file.next = self.square.q.val().get_bits::<3>(0);
        self.piece.next = bits::<3>(0);
        if self
            .planes
            .val()
            .get_bits::<8>(plane::TYPE_0)
            .get_bit(self.file.val().index())
        {
            self.piece.next = self.piece.val() | 1;
        }
        if self
            .planes
            .val()
            .get_bits::<8>(plane::TYPE_1)
            .get_bit(self.file.val().index())
        {
            self.piece.next = self.piece.val() | 2;
        }
        if self
            .planes
            .val()
            .get_bits::<8>(plane::TYPE_2)
            .get_bit(self.file.val().index())
        {
            self.piece.next = self.piece.val() | 4;
        }
        self.black.next = self
            .planes
            .val()
            .get_bits::<8>(plane::COLOUR)
            .get_bit(self.file.val().index());
        self.empty.next = self.piece.val() == piece::NONE;
        self.enemy.next = !self.empty.val() & (self.black.val() != self.side.val());
        self.pawn.next =
            (self.kind.q.val() == piece::PAWN) | (self.kind.q.val() == piece::BLACK_PAWN);
        self.promotes.next = self.pawn.val()
            & ((self.square.q.val().get_bits::<3>(3) == 0)
                | (self.square.q.val().get_bits::<3>(3) == 7));
        self.takes_en_passant.next = self.pawn.val()
            & !self.pushing.q.val()
            & self.en_passant.val()
            & (self.square.q.val() == self.en_passant_square.val());
        self.reaches.next = self.empty.val() | self.enemy.val();
        if self.pawn.val() {
            self.reaches.next = self.enemy.val();
            if self.pushing.q.val() {
                self.reaches.next = self.empty.val();
            }
        }

        comment!("The kind of the candidate move.");
        self.code.next = bits::<4>(move_kind::QUIET);
        if self.enemy.val() {
            self.code.next = bits::<4>(move_kind::CAPTURE);
        }
        if self.pushing.q.val() & (self.square.q.val() != self.push.q.val()) {
            self.code.next = bits::<4>(move_kind::DOUBLE_PUSH);
        }
        if self.promotes.val() {
            self.code.next = bit_cast::<4, 2>(self.promotion.q.val()) | move_kind::PROMOTION;
            if self.enemy.val() {
                self.code.next =
                    bit_cast::<4, 2>(self.promotion.q.val()) | move_kind::CAPTURE_PROMOTION;
            }
        }
        if self.takes_en_passant.val() {
            self.code.next = bits::<4>(move_kind::EN_PASSANT);
        }

        comment!("Is there a move to emit, and does the stream accept it?");
        self.emits.next = false;
        match self.phase.q.val() {
            Phase::Visiting => {
                self.emits.next = self.reaches.val()
                    & (self.allowed.val() | !self.legal_only.q.val())
                    & (self.enemy.val() | self.promotes.val() | !self.captures_only.q.val());
                if self.takes_en_passant.val() {
                    self.emits.next = !self.legal_only.q.val();
                }
            }
            Phase::Judging => {
                self.emits.next = !self.exposed.val();
            }
            Phase::Castling => {
                self.emits.next = true;
                self.code.next = bits::<4>(move_kind::CASTLE_LONG);
                if self.square.q.val().get_bit(2) {
                    self.code.next = bits::<4>(move_kind::CASTLE_SHORT);
                }
            }
            _ => {}
        }
        self.accepted.next = self.emits.val() & self.out_ready.val();
        self.leaves.next = !self.emits.val() | self.accepted.val();
        if self.accepted.val() & self.promotes.val() {
            self.promotion.d.next = self.promotion.q.val() + 1;
            self.leaves.next = self.promotion.q.val() == 3;
        }

        comment!("Select the next square.");
        self.onward.next = self.nextdir.val();
        self.ends.next = self.nextdir.val() == self.origin.q.val();
        if self.empty.val() & (self.pushing.q.val() | !self.pawn.val()) {
            self.onward.next = self.nextpos.val();
            self.ends.next = self.nextpos.val() == self.origin.q.val();
        }
        self.pushes.next = self.pawn.val() & !self.pushing.q.val();
        if self.captures_only.q.val()
            & (self.push.q.val().get_bits::<3>(3) != 0)
            & (self.push.q.val().get_bits::<3>(3) != 7)
        {
            self.pushes.next = false;
        }
        self.then_kind.next = self.kind.q.val();
        self.then_from.next = self.origin.q.val();
        self.then_at.next = self.square.q.val();
        self.visits.next = false;
        self.over.next = false;
        self.start_scan.next = false;
        self.probe.next = false;
        self.piece_ready.next = false;
        match self.phase.q.val() {
            Phase::Idle => {
                if self.start.val() {
                    self.legal_only.d.next = self.legal.val();
                    self.captures_only.d.next = self.captures.val();
                    self.start_scan.next = true;
                    self.phase.d.next = Phase::Scanning;
                }
            }
            Phase::Scanning => {
                if self.scan_last.val() {
                    self.phase.d.next = Phase::Fetching;
                }
            }
            Phase::Fetching => {
                self.over.next = true;
            }
            Phase::Starting => {
                self.phase.d.next = Phase::Visiting;
                self.push.d.next = self.nextpos.val();
                self.then_at.next = self.nextpos.val();
                if self.pawn.val() {
                    self.then_at.next = self.nextdir.val();
                }
            }
            Phase::Visiting => {
                if self.takes_en_passant.val() & self.legal_only.q.val() {
                    self.phase.d.next = Phase::Trying;
                } else {
                    self.visits.next = self.leaves.val();
                }
            }
            Phase::Trying => {
                self.start_scan.next = true;
                self.probe.next = true;
                self.phase.d.next = Phase::Probing;
            }
            Phase::Probing => {
                if self.scan_last.val() {
                    self.phase.d.next = Phase::Judging;
                }
            }
            Phase::Judging => {
                self.visits.next = self.leaves.val();
            }
            Phase::Castling => {
                if self.accepted.val() {
                    if self.square.q.val().get_bit(2) & self.castle_long.val() {
                        self.then_at.next = (self.origin.q.val() & 0x38) | file::C;
                    } else {
                        self.over.next = true;
                    }
                }
            }
            Phase::Flushing => {
                if self.drained.val() {
                    self.phase.d.next = Phase::Idle;
                }
            }
            _ => {}
        }

        comment!(
            "Leave the square: to the next one, from a pawn's captures to its pushes, or from the king to castling."
        );
        if self.visits.val() {
            self.phase.d.next = Phase::Visiting;
            self.then_at.next = self.onward.val();
            if self.ends.val() {
                if self.pushes.val() {
                    self.pushing.d.next = true;
                    self.then_at.next = self.push.q.val();
                } else if (self.kind.q.val() == piece::KING)
                    & !self.captures_only.q.val()
                    & (self.castle_short.val() | self.castle_long.val())
                {
                    self.phase.d.next = Phase::Castling;
                    self.then_at.next = (self.origin.q.val() & 0x38) | file::C;
                    if self.castle_short.val() {
                        self.then_at.next = (self.origin.q.val() & 0x38) | file::G;
                    }
                } else {
                    self.over.next = true;
                }
            }
        }

        comment!("The piece is done; go on to the next one if it is ready.");
        if self.over.val() {
            self.phase.d.next = Phase::Fetching;
            if self.piece_valid.val() {
                self.piece_ready.next = true;
                self.phase.d.next = Phase::Starting;
                self.then_kind.next = self.piece_kind.val();
                self.then_from.next = self.piece_square.val();
                self.then_at.next = self.piece_square.val();
                self.pushing.d.next = false;
                self.promotion.d.next = bits::<2>(0);
            } else if self.exhausted.val() {
                self.phase.d.next = Phase::Flushing;
            }
        }
        if self.reset.val() {
            self.phase.d.next = Phase::Idle;
        }

        self.kind.d.next = self.then_kind.val();
        self.origin.d.next = self.then_from.val();
        self.square.d.next = self.then_at.val();
        self.next_kind.next = self.then_kind.val();
        self.next_from.next = self.then_from.val();
        self.next_at.next = self.then_at.val();
        self.at.next = self.square.q.val();
        self.from.next = self.origin.q.val();
        self.starting.next = self.phase.q.val() == Phase::Starting;
        self.king_walks.next = self.kind.q.val() == piece::KING;
        self.knight_there.next = self.enemy.val() & (self.piece.val() == piece::KNIGHT);
        self.idle.next = self.phase.q.val() == Phase::Idle;
        self.out_done.next = self.phase.q.val() == Phase::Flushing;
        self.visiting.next = self.visits.val();
        self.out_valid.next = self.emits.val();
        self.out_word.next = bit_cast::<16, 6>(self.origin.q.val())
            | (bit_cast::<16, 6>(self.square.q.val()) << move_word::TO)
            | (bit_cast::<16, 4>(self.code.val()) << move_word::KIND);
    }
}
