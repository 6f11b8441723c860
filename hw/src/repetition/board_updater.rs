//! The board updater: loads ranks, makes moves and takes them back, one square per clock.

mod phase;

use crate::bits::{Bits, bit_cast, bits};
use crate::circuit::{circuit, hdl_gen};
use crate::values::{file, flag, history, nibble, piece, record};
use phase::Phase;
use rust_hdl::prelude::*;

circuit! {
    /// Changes the board, and outputs what is needed to undo the change.
    ///
    /// Clocks, including the first one: 9 for a rank, 5 for a move, 4 to take one back; castling 2 more, en passant 1.
    #[derive(Default)]
    pub struct BoardUpdater {
        In clock: Clock, "Clock.";
        In reset: Bit, "Synchronous reset.";
        In load: Bit, "Starts loading a rank.";
        In rank: Bits<3>, "Number of the rank.";
        In load_word: Bits<32>, "The rank's nibbles, file a in the lowest bits.";
        In push: Bit, "Starts making a move.";
        In record: Bits<24>, "The move record.";
        In promotion: Bits<3>, "Promotion piece, 0 for none.";
        In pop: Bit, "Starts taking a move back.";
        In newest: Bits<32>, "The newest move in the history.";
        In on_to: Bits<4>, "Piece on the move's target square.";
        In reversible: Bits<9>, "Number of reversible moves before this one.";
        Out write: Bit, "A square changes.";
        Out square: Bits<6>, "The square that changes.";
        Out nibble: Bits<4>, "New contents of the square.";
        Out looking: Bit, "`looks_at` must be read.";
        Out looks_at: Bits<6>, "Target square of the move.";
        Out append: Bit, "The move is appended to the history.";
        Out history_word: Bits<32>, "History word of the move.";
        Out irreversible: Bit, "The position before the move cannot recur.";
        Out idle: Bit, "The updater is idle.";
        Out lost: Bit, "A reset interrupted a change.";
    }
    registers {
        phase: Phase;
        nibbles: Bits<32>;
        place, from, to: Bits<6>;
        piece, becomes, captured: Bits<4>;
        castles, diagonal, en_passant, final_move, back: Bit;
    }
    locals {
        flags: Bits<4>;
        rook_home, rook_away: Bits<6>;
        writes: Bit;
    }
}

impl Logic for BoardUpdater {
    #[hdl_gen]
    fn update(&mut self) {
        self.flags.next = self.record.val().get_bits::<4>(record::FLAGS);
        comment!("The castling rook's squares, on the king's rank: h and f or a and d.");
        self.rook_home.next = self.to.q.val() & 0x38;
        self.rook_away.next = (self.to.q.val() & 0x38) | file::D;
        if self.to.q.val().get_bit(2) {
            self.rook_home.next = self.to.q.val() | file::H;
            self.rook_away.next = (self.to.q.val() & 0x38) | file::F;
        }

        self.writes.next = false;
        self.square.next = self.from.q.val();
        self.nibble.next = bits::<4>(0);
        self.looking.next = false;
        self.append.next = false;
        match self.phase.q.val() {
            Phase::Idle => {
                self.back.d.next = self.pop.val();
                if self.pop.val() {
                    self.from.d.next = self.newest.val().get_bits::<6>(history::FROM);
                    self.to.d.next = self.newest.val().get_bits::<6>(history::TO);
                    self.piece.d.next = self.newest.val().get_bits::<4>(history::PIECE);
                    self.captured.d.next = self.newest.val().get_bits::<4>(history::CAPTURED);
                    self.castles.d.next = self.newest.val().get_bit(history::CASTLING);
                    self.en_passant.d.next = self.newest.val().get_bit(history::EN_PASSANT);
                    self.phase.d.next = Phase::Lifting;
                }
                if self.push.val() {
                    self.from.d.next = self.record.val().get_bits::<6>(record::FROM);
                    self.to.d.next = self.record.val().get_bits::<6>(record::TO);
                    self.piece.d.next = self.record.val().get_bits::<4>(record::PIECE);
                    self.becomes.d.next = self.record.val().get_bits::<4>(record::PIECE);
                    if self.promotion.val().any() {
                        self.becomes.d.next = (self.record.val().get_bits::<4>(record::PIECE)
                            & nibble::BLACK)
                            | bit_cast::<4, 3>(self.promotion.val());
                    }
                    self.castles.d.next = self.flags.val().get_bit(flag::CASTLING);
                    self.diagonal.d.next = self.flags.val().get_bit(flag::PAWN)
                        & (self.record.val().get_bits::<3>(record::FROM)
                            != self.record.val().get_bits::<3>(record::TO));
                    self.final_move.d.next = self.flags.val().any()
                        | (self.record.val().get_bits::<4>(record::PIECE) == piece::NONE);
                    self.phase.d.next = Phase::Looking;
                }
                if self.load.val() {
                    self.nibbles.d.next = self.load_word.val();
                    self.place.d.next = bit_cast::<6, 3>(self.rank.val()) << 3;
                    self.phase.d.next = Phase::Loading;
                }
            }
            Phase::Loading => {
                self.writes.next = true;
                self.square.next = self.place.q.val();
                self.nibble.next = self.nibbles.q.val().get_bits::<4>(0);
                self.nibbles.d.next = self.nibbles.q.val() >> 4;
                self.place.d.next = self.place.q.val() + 1;
                if self.place.q.val().get_bits::<3>(0) == 7 {
                    self.phase.d.next = Phase::Idle;
                }
            }
            Phase::Looking => {
                self.looking.next = true;
                self.phase.d.next = Phase::Lifting;
            }
            Phase::Lifting => {
                self.writes.next = self.piece.q.val().any();
                if self.back.q.val() {
                    self.square.next = self.to.q.val();
                    self.nibble.next = self.captured.q.val();
                } else {
                    self.captured.d.next = self.on_to.val();
                    self.en_passant.d.next =
                        self.diagonal.q.val() & (self.on_to.val() == piece::NONE);
                }
                self.phase.d.next = Phase::Dropping;
            }
            Phase::Dropping => {
                self.writes.next = self.piece.q.val().any();
                self.nibble.next = self.piece.q.val();
                if !self.back.q.val() {
                    self.square.next = self.to.q.val();
                    self.nibble.next = self.becomes.q.val();
                    self.append.next = true;
                }
                self.phase.d.next = Phase::Settling;
                if self.castles.q.val() {
                    self.phase.d.next = Phase::RookLifting;
                }
                if self.en_passant.q.val() {
                    self.phase.d.next = Phase::EnPassant;
                }
            }
            Phase::RookLifting => {
                self.writes.next = true;
                self.square.next = self.rook_home.val();
                if self.back.q.val() {
                    self.square.next = self.rook_away.val();
                }
                self.phase.d.next = Phase::RookDropping;
            }
            Phase::RookDropping => {
                self.writes.next = true;
                self.square.next = self.rook_away.val();
                if self.back.q.val() {
                    self.square.next = self.rook_home.val();
                }
                self.nibble.next = (self.piece.q.val() & nibble::BLACK) | piece::ROOK;
                self.phase.d.next = Phase::Settling;
            }
            Phase::EnPassant => {
                comment!("The captured pawn is on the rank that the capturing pawn came from.");
                self.writes.next = true;
                self.square.next = (self.from.q.val() & 0x38) | (self.to.q.val() & 0x07);
                if self.back.q.val() {
                    self.nibble.next =
                        ((self.piece.q.val() & nibble::BLACK) ^ nibble::BLACK) | piece::PAWN;
                }
                self.phase.d.next = Phase::Settling;
            }
            Phase::Settling => {
                self.phase.d.next = Phase::Idle;
            }
            _ => {}
        }
        self.lost.next = false;
        if self.reset.val() {
            self.lost.next = self.phase.q.val() != Phase::Idle;
            self.phase.d.next = Phase::Idle;
        }

        self.write.next = self.writes.val();
        self.looks_at.next = self.to.q.val();
        self.irreversible.next = self.final_move.q.val();
        self.history_word.next = (bit_cast::<32, 9>(self.reversible.val()) << history::REVERSIBLE)
            | (bit_cast::<32, 4>(self.captured.q.val()) << history::CAPTURED)
            | (bit_cast::<32, 4>(self.piece.q.val()) << history::PIECE)
            | (bit_cast::<32, 6>(self.to.q.val()) << history::TO)
            | bit_cast::<32, 6>(self.from.q.val());
        if self.castles.q.val() {
            self.history_word.next = self.history_word.val() | (bits::<32>(1) << history::CASTLING);
        }
        if self.en_passant.q.val() {
            self.history_word.next =
                self.history_word.val() | (bits::<32>(1) << history::EN_PASSANT);
        }
        if self.final_move.q.val() {
            self.history_word.next =
                self.history_word.val() | (bits::<32>(1) << history::IRREVERSIBLE);
        }
        self.idle.next = self.phase.q.val() == Phase::Idle;
    }
}
