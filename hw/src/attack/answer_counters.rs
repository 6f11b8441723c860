//! The answer counters: count what the walk finds and form the answer words.

use crate::bits::{Bits, bit_cast, bits};
use crate::circuit::{circuit, hdl_gen};
use crate::values::{attack_answer, piece, query};
use rust_hdl::prelude::*;

circuit! {
    /// Holds the counters of one query and forms the answer words from them.
    #[derive(Default)]
    pub struct AnswerCounters {
        In clock: Clock, "Clock.";
        In clear: Bit, "A query starts.";
        In query: Bits<3>, "Kind of the query.";
        In affirm: Bit, "The answer is yes.";
        In reaches: Bit, "A square that a slider can reach is counted.";
        In meets: Bit, "An attacker is counted.";
        In neighbour: Bit, "A square next to the king is counted.";
        In own: Bit, "A piece of the king's side stands on it.";
        In judged: Bit, "The attack test of the square is complete.";
        In struck: Bit, "The square is attacked.";
        In walker: Bits<3>, "Type of the walking piece.";
        In piece: Bits<3>, "Type of the piece on `at`.";
        In black: Bit, "The piece is black.";
        In at: Bits<6>, "Square the walk is on.";
        In front: Bits<6>, "The first piece of an x-ray.";
        In entry: Bits<11>, "Map entry of `at`.";
        Out marked: Bits<11>, "The map entry with one more attacker.";
        In reporting: Bit, "The answer word comes from the map entry.";
        In last: Bit, "The answer word is the last.";
        Out out_word: Bits<16>, "The answer word.";
    }
    registers {
        affirmed, own_held: Bit;
        sum: Bits<11>;
        attacked, occupied, safe: Bits<4>;
    }
    locals {
        source, counted, shown: Bits<11>;
        kind: Bits<3>;
        census, yes, here: Bits<16>;
    }
}

impl Logic for AnswerCounters {
    #[hdl_gen]
    fn update(&mut self) {
        comment!(
            "Count one more attacker. No square has more than 16, so the number fits in its field."
        );
        self.source.next = self.entry.val();
        self.kind.next = self.walker.val();
        if self.query.val() == query::ATTACKERS {
            self.source.next = self.sum.q.val();
            self.kind.next = self.piece.val();
        }
        if self.kind.val() == piece::BLACK_PAWN {
            self.kind.next = bits::<3>(piece::PAWN);
        }
        self.counted.next = (self.source.val() + 1) | (bits::<11>(16) << self.kind.val());
        self.marked.next = self.counted.val();

        comment!("The counters of the query.");
        if self.affirm.val() {
            self.affirmed.d.next = true;
        }
        if self.reaches.val() {
            self.sum.d.next = self.sum.q.val() + 1;
        }
        if self.meets.val() {
            self.sum.d.next = self.counted.val();
        }
        if self.neighbour.val() {
            self.own_held.d.next = self.own.val();
            if self.own.val() {
                self.occupied.d.next = self.occupied.q.val() + 1;
            }
        }
        if self.judged.val() {
            if self.struck.val() {
                self.attacked.d.next = self.attacked.q.val() + 1;
            } else if !self.own_held.q.val() {
                self.safe.d.next = self.safe.q.val() + 1;
            }
        }
        if self.clear.val() {
            self.affirmed.d.next = false;
            self.sum.d.next = bits::<11>(0);
            self.attacked.d.next = bits::<4>(0);
            self.occupied.d.next = bits::<4>(0);
            self.safe.d.next = bits::<4>(0);
        }

        comment!("The answer word.");
        self.shown.next = self.sum.q.val();
        if self.reporting.val() {
            self.shown.next = self.entry.val();
        }
        self.census.next = bit_cast::<16, 5>(self.shown.val().get_bits::<5>(0))
            | (bit_cast::<16, 6>(self.shown.val().get_bits::<6>(attack_answer::MAP_KINDS))
                << attack_answer::KINDS);
        self.yes.next = bits::<16>(0);
        if self.affirmed.q.val() {
            self.yes.next = bits::<16>(1);
        }
        self.here.next = bits::<16>(0);
        if self.query.val() == query::MOBILITY {
            self.here.next = bit_cast::<16, 6>(self.front.val())
                | (bit_cast::<16, 6>(self.at.val()) << attack_answer::BACK);
            if self.piece.val() == piece::KING {
                self.here.next = self.here.val() | (bits::<16>(1) << attack_answer::PIN);
            }
        } else {
            self.here.next = bit_cast::<16, 6>(self.at.val())
                | (bit_cast::<16, 3>(self.piece.val()) << attack_answer::PIECE);
            if self.black.val() {
                self.here.next = self.here.val() | (bits::<16>(1) << attack_answer::COLOUR);
            }
        }
        self.out_word.next = self.here.val();
        if self.last.val() {
            self.out_word.next = self.yes.val();
            if self.query.val() == query::ATTACKERS {
                self.out_word.next = self.census.val();
            }
            if self.query.val() == query::MOBILITY {
                self.out_word.next = bit_cast::<16, 5>(self.sum.q.val().get_bits::<5>(0))
                    | (self.yes.val() << attack_answer::SLIDER);
            }
            if self.query.val() == query::KING {
                self.out_word.next = bit_cast::<16, 4>(self.attacked.q.val())
                    | (bit_cast::<16, 4>(self.occupied.q.val()) << attack_answer::OWN)
                    | (bit_cast::<16, 4>(self.safe.q.val()) << attack_answer::SAFE);
            }
        }
        if self.reporting.val() {
            self.out_word.next = self.census.val();
        }
    }
}
