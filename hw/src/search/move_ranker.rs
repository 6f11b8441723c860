//! Move ranker: computes a move's place in the order of its node's moves.

use crate::bits::{Bits, bit_cast, bits};
use crate::circuit::{circuit, hdl_gen};
use crate::values::{entry, halves, move_kind, move_word, piece, stage, way};
use rust_hdl::prelude::*;

circuit! {
    /// Converts move words to entries: the move and its rank, by rule 11 of the engine's searcher.
    ///
    /// In a quiescence node it drops promotions to less than a queen, and captures of a guarded piece that is worth
    /// less than the capturing one (rule 15). Latency: an entry leaves three clocks after its word. The pieces on the
    /// move's squares must arrive one clock after the word, and the attack test of the target square three clocks after
    /// it.
    #[derive(Default)]
    pub struct MoveRanker {
        In clock: Clock, "Clock.";
        In reset: Bit, "Drops the words in the pipeline.";
        In word_valid: Bit, "A word is offered.";
        In word: Bits<16>, "The move word; 0 for no move.";
        In black: Bit, "Black is to move.";
        In quiescent: Bit, "The node is a quiescence node.";
        In root: Bit, "The node is the root.";
        In first: Bits<16>, "The root's first move.";
        In killers: Bits<32>, "The killers of the ply, the latest in the low half.";
        In on_from: Bits<4>, "Piece on the source square of the word of one clock ago.";
        In on_to: Bits<4>, "Piece on its target square.";
        In attacked: Bit, "The target square of the word of three clocks ago is attacked.";
        Out legal: Bit, "The word of one clock ago is a move.";
        Out en_passant: Bit, "It is an en passant capture.";
        Out out_valid: Bit, "An entry is output.";
        Out out_entry: Bits<32>, "The entry.";
    }
    registers {
        valid1, valid2, valid3, dear: Bit;
        word1, word2: Bits<16>;
        mover, taken: Bits<4>;
        // Registered, because block RAM delivers late in a clock.
        held, killers_held: Bits<32>;
    }
    locals {
        east, west, up, down, same_file, same_rank, two, promotes, captures, queens, castles, killed, second_killer: Bit;
        from_file, to_file, from_rank, to_rank, kind_of, victim, stage, within: Bits<3>;
        mover_class, victim_class: Bits<3>;
        pair: Bits<2>;
        code: Bits<4>;
        to: Bits<6>;
        way: Bits<5>;
        made: Bits<32>;
    }
}

impl Logic for MoveRanker {
    #[hdl_gen]
    fn update(&mut self) {
        self.valid1.d.next = self.word_valid.val() & self.word.val().any() & !self.reset.val();
        self.word1.d.next = self.word.val();
        self.legal.next = self.valid1.q.val();
        self.en_passant.next = self.valid1.q.val()
            & (self.word1.q.val().get_bits::<4>(move_word::KIND) == move_kind::EN_PASSANT);

        self.valid2.d.next = self.valid1.q.val() & !self.reset.val();
        self.word2.d.next = self.word1.q.val();
        self.mover.d.next = self.on_from.val();
        self.taken.d.next = self.on_to.val();

        comment!("The way of the move, from the mover's side.");
        self.from_file.next = self.word2.q.val().get_bits::<3>(0);
        self.from_rank.next = self.word2.q.val().get_bits::<3>(3);
        self.to_file.next = self.word2.q.val().get_bits::<3>(6);
        self.to_rank.next = self.word2.q.val().get_bits::<3>(9);
        self.code.next = self.word2.q.val().get_bits::<4>(move_word::KIND);
        self.same_file.next = self.from_file.val() == self.to_file.val();
        self.same_rank.next = self.from_rank.val() == self.to_rank.val();
        self.east.next = self.to_file.val() > self.from_file.val();
        self.west.next = self.to_file.val() < self.from_file.val();
        self.up.next = self.to_rank.val() > self.from_rank.val();
        self.down.next = self.to_rank.val() < self.from_rank.val();
        if self.black.val() {
            self.up.next = self.to_rank.val() < self.from_rank.val();
            self.down.next = self.to_rank.val() > self.from_rank.val();
        }
        comment!("A knight moves two ranks exactly when it moves an odd number of files.");
        self.two.next = self.to_file.val().get_bit(0) ^ self.from_file.val().get_bit(0);
        self.pair.next = bits::<2>(0);
        if !self.two.val() {
            self.pair.next = bits::<2>(1);
        }
        if self.down.val() {
            self.pair.next = bits::<2>(2);
            if self.two.val() {
                self.pair.next = bits::<2>(3);
            }
        }
        self.kind_of.next = bit_cast::<3, 4>(self.mover.q.val());
        self.way.next = bits::<5>(0);
        if self.same_file.val() {
            self.way.next = bits::<5>(way::COLUMN);
            if self.down.val() {
                self.way.next = bits::<5>(way::COLUMN) + 2;
            }
        } else if self.same_rank.val() {
            self.way.next = bits::<5>(way::ROW);
            if self.west.val() {
                self.way.next = bits::<5>(way::ROW) + 2;
            }
        } else if self.up.val() {
            self.way.next = bits::<5>(way::DIAGONAL_UP);
            if self.west.val() {
                self.way.next = bits::<5>(way::DIAGONAL_UP) + 1;
            }
        } else {
            self.way.next = bits::<5>(way::DIAGONAL_DOWN);
            if self.east.val() {
                self.way.next = bits::<5>(way::DIAGONAL_DOWN) + 1;
            }
        }
        if self.kind_of.val() == piece::PAWN {
            self.way.next = bits::<5>(0);
            if self.east.val() {
                self.way.next = bits::<5>(1);
            }
            if self.west.val() {
                self.way.next = bits::<5>(2);
            }
        }
        if self.kind_of.val() == piece::KNIGHT {
            self.way.next = bits::<5>(way::KNIGHT) + (bit_cast::<5, 2>(self.pair.val()) << 1);
            if self.west.val() {
                self.way.next =
                    bits::<5>(way::KNIGHT) + (bit_cast::<5, 2>(self.pair.val()) << 1) + 1;
            }
        }
        if self.kind_of.val() == piece::KING {
            self.way.next = bits::<5>(way::KING);
        }
        self.to.next = self.word2.q.val().get_bits::<6>(move_word::TO);
        if self.black.val() {
            self.to.next = self.word2.q.val().get_bits::<6>(move_word::TO) ^ 0x38;
        }

        comment!("The move's stage: the first one that matches.");
        self.promotes.next = self.code.val().get_bit(3);
        self.captures.next = self.code.val().get_bit(2);
        self.queens.next = self.promotes.val() & (bit_cast::<2, 4>(self.code.val()) == 3);
        self.castles.next = (self.code.val() == move_kind::CASTLE_SHORT)
            | (self.code.val() == move_kind::CASTLE_LONG);
        self.victim.next = bit_cast::<3, 4>(self.taken.q.val());
        if self.code.val() == move_kind::EN_PASSANT {
            self.victim.next = bits::<3>(piece::PAWN);
        }
        self.killers_held.d.next = self.killers.val();
        self.killed.next = self.word2.q.val() == bit_cast::<16, 32>(self.killers_held.q.val());
        self.second_killer.next =
            self.word2.q.val() == self.killers_held.q.val().get_bits::<16>(halves::UPPER);
        self.stage.next = bits::<3>(stage::QUIET);
        self.within.next = bits::<3>(0);
        if self.castles.val() {
            self.stage.next = bits::<3>(stage::CASTLING);
            self.within.next = bit_cast::<3, 4>(self.code.val()) & 1;
        }
        if (self.killed.val() | self.second_killer.val()) & !self.quiescent.val() {
            self.stage.next = bits::<3>(stage::KILLER);
            self.within.next = bits::<3>(0);
            if !self.killed.val() {
                self.within.next = bits::<3>(1);
            }
        }
        if self.captures.val() {
            self.stage.next = bits::<3>(stage::CAPTURE);
            self.within.next = bits::<3>(5) - self.victim.val();
        }
        if self.promotes.val() {
            self.stage.next = bits::<3>(stage::UNDERPROMOTION);
            self.within.next = bits::<3>(3) - (bit_cast::<3, 4>(self.code.val()) & 3);
        }
        if self.queens.val() {
            self.stage.next = bits::<3>(stage::QUEEN);
            self.within.next = bits::<3>(5) - self.victim.val();
        }
        if self.root.val() & !self.quiescent.val() & (self.word2.q.val() == self.first.val()) {
            self.stage.next = bits::<3>(stage::FIRST);
            self.within.next = bits::<3>(0);
        }

        comment!("Does the move give up a more valuable piece if the square is guarded?");
        self.mover_class.next = bits::<3>(0);
        self.victim_class.next = bits::<3>(0);
        if self.kind_of.val() == piece::PAWN {
            self.mover_class.next = bits::<3>(1);
        }
        if (self.kind_of.val() == piece::KNIGHT) | (self.kind_of.val() == piece::BISHOP) {
            self.mover_class.next = bits::<3>(2);
        }
        if self.kind_of.val() == piece::ROOK {
            self.mover_class.next = bits::<3>(3);
        }
        if self.kind_of.val() == piece::QUEEN {
            self.mover_class.next = bits::<3>(4);
        }
        if self.victim.val() == piece::PAWN {
            self.victim_class.next = bits::<3>(1);
        }
        if (self.victim.val() == piece::KNIGHT) | (self.victim.val() == piece::BISHOP) {
            self.victim_class.next = bits::<3>(2);
        }
        if self.victim.val() == piece::ROOK {
            self.victim_class.next = bits::<3>(3);
        }
        if self.victim.val() == piece::QUEEN {
            self.victim_class.next = bits::<3>(4);
        }
        self.dear.d.next = self.quiescent.val()
            & !self.promotes.val()
            & (self.mover_class.val() > self.victim_class.val());
        self.valid3.d.next = self.valid2.q.val()
            & !(self.quiescent.val() & self.promotes.val() & !self.queens.val())
            & !self.reset.val();
        self.made.next = (bits::<32>(1) << entry::VALID)
            | (bit_cast::<32, 3>(self.stage.val()) << entry::STAGE)
            | (bit_cast::<32, 3>(self.within.val()) << entry::WITHIN)
            | (bit_cast::<32, 5>(self.way.val()) << entry::WAY)
            | (bit_cast::<32, 6>(self.to.val()) << entry::RANK)
            | (bit_cast::<32, 3>(self.victim.val()) << entry::VICTIM)
            | (bit_cast::<32, 4>(self.code.val()) << entry::KIND)
            | bit_cast::<32, 6>(self.word2.q.val().get_bits::<6>(0));
        self.held.d.next = self.made.val();
        if self.kind_of.val() == piece::QUEEN {
            self.held.d.next = self.made.val() | (bits::<32>(1) << entry::QUEEN);
        }
        self.out_valid.next = self.valid3.q.val() & !(self.dear.q.val() & self.attacked.val());
        self.out_entry.next = self.held.q.val();
    }
}
