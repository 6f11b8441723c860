//! The walk: Sandstroem's loop, one square a clock.
//!
//! A piece starts at the square it stands on, whose posdata entry names the first square to visit. From each square
//! it visits it goes on to `nextpos` if that square is empty and to `nextdir` if it is not, until it is back where it
//! came from. A pawn walks its captures first, by `nextdir` alone, then its pushes, whose first square was the
//! `nextpos` of its own square.

mod observe;
mod phase;

use phase::Phase;

pub use observe::{ObserveWalk, WalkState, WalkingPiece};

use crate::bits::{Bits, bit_cast, bits};
use crate::circuit::circuit;
use crate::values::{file, move_kind, move_word, piece, plane};
use rust_hdl::prelude::*;

circuit! {
    /// Walks every piece of the side to move and finds its moves.
    ///
    /// | port | width | |
    /// |---|---|---|
    /// | `start`, `legal`, `captures` | 1, 1, 1 | begins a generation (when `idle`): only legal moves; only captures and promotions. The two modes are taken with `start` |
    /// | `side`, `en_passant`, `en_passant_square` | 1, 1, 6 | from the state word |
    /// | `planes` | 32 | the rank of `at`, asked for by `next_at` in the cycle before |
    /// | `nextpos`, `nextdir` | 6, 6 | the posdata entry asked for by `kind`, `next_from`, `next_at` in the cycle before |
    /// | `start_scan`, `probe`, `scan_last`, `exposed` | 1, 1, 1, 1 | starts a scan or a probe; it reads its last rank; the king is attacked after the capture tried |
    /// | `allowed`, `castle_short`, `castle_long` | 1, 1, 1 | whether going to `at` is legal; castling is possible |
    /// | `piece_valid`, `piece_square`, `piece_kind`, `piece_ready`, `exhausted` | 1, 6, 3, 1, 1 | the next piece: valid, square, type, ready; no piece is left |
    /// | `out_valid`, `out_word`, `out_ready`, `out_done`, `drained` | 1, 16, 1, 1, 1 | the move stream |
    /// | `idle`, `starting`, `visiting` | 1, 1, 1 | nothing to do; `at` is where a piece comes from; a visited square is left in this cycle |
    ///
    /// One clock a piece and one a square visited, four on a square of promotion, one for each castling move, and
    /// nineteen for an en passant capture that must be legal. When the stream has no room the walk stands still.
    #[derive(Default)]
    pub struct Walk {
        /// Clock.
        pub clock: Signal<In, Clock>,
        /// Synchronous reset.
        pub reset: Signal<In, Bit>,

        // Command.
        /// Begins a generation.
        pub start: Signal<In, Bit>,
        /// Only legal moves.
        pub legal: Signal<In, Bit>,
        /// Only captures and promotions.
        pub captures: Signal<In, Bit>,
        /// Nothing to do.
        pub idle: Signal<Out, Bit>,

        // The position.
        /// Side to move, 1 = black.
        pub side: Signal<In, Bit>,
        /// There is an en passant square.
        pub en_passant: Signal<In, Bit>,
        /// Which one.
        pub en_passant_square: Signal<In, Bits<6>>,
        /// Rank of `at`.
        pub planes: Signal<In, Bits<32>>,
        /// Posdata at `at`.
        pub nextpos: Signal<In, Bits<6>>,
        /// Posdata at `at`.
        pub nextdir: Signal<In, Bits<6>>,

        // Where the walk will be in the next cycle.
        /// Piece type.
        pub next_kind: Signal<Out, Bits<3>>,
        /// Where it comes from.
        pub next_from: Signal<Out, Bits<6>>,
        /// Where it will be.
        pub next_at: Signal<Out, Bits<6>>,

        // Scan and legality.
        /// Starts a scan.
        pub start_scan: Signal<Out, Bit>,
        /// Of the board after the en passant capture from `from` to `at`.
        pub probe: Signal<Out, Bit>,
        /// The scan reads its last rank.
        pub scan_last: Signal<In, Bit>,
        /// The capture tried leaves the king attacked.
        pub exposed: Signal<In, Bit>,
        /// Going to `at` is legal.
        pub allowed: Signal<In, Bit>,
        /// Castling on the king's side is possible.
        pub castle_short: Signal<In, Bit>,
        /// Castling on the queen's side is possible.
        pub castle_long: Signal<In, Bit>,
        /// Where the walk is.
        pub at: Signal<Out, Bits<6>>,
        /// Where the piece comes from.
        pub from: Signal<Out, Bits<6>>,
        /// `at` is where a piece comes from.
        pub starting: Signal<Out, Bit>,
        /// The piece is the king.
        pub king_walks: Signal<Out, Bit>,
        /// An enemy knight stands on `at`.
        pub knight_there: Signal<Out, Bit>,

        // PieceSelector.
        /// A piece is at hand.
        pub piece_valid: Signal<In, Bit>,
        /// Its square.
        pub piece_square: Signal<In, Bits<6>>,
        /// Its type.
        pub piece_kind: Signal<In, Bits<3>>,
        /// It was taken.
        pub piece_ready: Signal<Out, Bit>,
        /// None is left.
        pub exhausted: Signal<In, Bit>,

        // Moves.
        /// A move was found.
        pub out_valid: Signal<Out, Bit>,
        /// Its word.
        pub out_word: Signal<Out, Bits<16>>,
        /// The stream has room for it.
        pub out_ready: Signal<In, Bit>,
        /// No more will be found.
        pub out_done: Signal<Out, Bit>,
        /// The last move has left.
        pub drained: Signal<In, Bit>,
        /// A visited square is left in this cycle.
        pub visiting: Signal<Out, Bit>,
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
        comment!("What stands on the square, and what that means to this piece.");
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

        comment!("The kind of move it would be.");
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

        comment!("Is there a move to emit, and does the stream take it?");
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

        comment!("Where the walk goes on.");
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
            "The square is left: to the next one, from a pawn's captures to its pushes, from the king to castling."
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

        comment!("The piece is done: the next one, if there is one yet.");
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
