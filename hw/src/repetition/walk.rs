//! The walk: takes moves back, two per clock, with a single counter.

mod phase;

use crate::bits::{Bits, bit_cast, bits};
use crate::circuit::{circuit, hdl_gen};
use crate::values::{answer, answer_limit, history};
use phase::Phase;
use rust_hdl::prelude::*;

circuit! {
    /// Walks back through the history and counts the pieces on squares where the examined position differs
    /// (single-counter method, MATCOS-13, section 4).
    ///
    /// A pair of moves takes three clocks: the history memory outputs the two records; the board memory outputs the
    /// examined position's contents of their four squares, and the counter changes; the counter is evaluated.
    ///
    /// In addition to the counter there are two sums modulo 2: of the squares that displaced pieces occupy in the
    /// position reached, and of the squares of the examined position where such pieces are missing. When one piece is
    /// displaced, the sums are its two squares, so no list is needed to find them.
    #[derive(Default)]
    pub struct RepetitionWalk {
        In clock: Clock, "Clock.";
        In reset: Bit, "Synchronous reset.";
        In start: Bit, "A query starts.";
        In first: Bit, "Stop at the nearest repetition.";
        In near: Bit, "Also report moves that repeat a position.";
        In whole: Bit, "Continue even when nothing more can be found.";
        In head: Bits<9>, "Number of the next move in the history.";
        In reversible: Bits<9>, "Number of reversible moves.";
        In cut: Bit, "Further reversible moves may have been dropped.";
        In side: Bit, "Side to move.";
        In even: Bits<16>, "The even move of a pair.";
        In odd: Bits<16>, "The odd move.";
        In on_even_from: Bits<4>, "Piece that the examined position has on the even move's source square.";
        In on_even_to: Bits<4>, "Piece on its target square.";
        In on_odd_from: Bits<4>, "Piece that the examined position has on the odd move's source square.";
        In on_odd_to: Bits<4>, "Piece on its target square.";
        In out_ready: Bit, "The answer word is accepted.";
        In drained: Bit, "The last word leaves.";
        Out even_address: Bits<8>, "Address of the even move to read.";
        Out odd_address: Bits<8>, "Address of the odd move to read.";
        Out step: Bit, "Reads both.";
        Out out_valid: Bit, "An answer word is offered.";
        Out out_word: Bits<32>, "The word.";
        Out out_last: Bit, "The word is the last.";
        Out judging: Bit, "A pair has been evaluated.";
        Out idle: Bit, "The walk is idle.";
    }
    registers {
        phase: Phase;
        stops_first, asks_near, goes_on, half, judged, colours, odd_colours: Bit;
        address, pairs: Bits<8>;
        even_held, odd_held: Bits<16>;
        displaced, standing, missing, odd_displaced, odd_standing, odd_missing: Bits<6>;
        distance, nearest: Bits<9>;
        count: Bits<7>;
    }
    locals {
        moving, even_from_hit, even_to_hit, odd_from_hit, odd_to_hit, new_from_hit,
        new_to_hit, old_from_hit, old_to_hit, last_pair, hopeless, found, candidate, stops,
        offers, advances: Bit;
        at: Bits<8>;
        new_pair, old_pair: Bits<16>;
        new_change, old_change, new_standing, new_missing, old_standing, old_missing: Bits<6>;
        counted: Bits<7>;
        back: Bits<9>;
    }
}

#[allow(clippy::collapsible_match, reason = "kernels know no match guards")]
impl Logic for RepetitionWalk {
    #[hdl_gen]
    fn update(&mut self) {
        comment!("Evaluate the pair that the counter has just included.");
        self.last_pair.next = self.pairs.q.val() == 0;
        self.hopeless.next = (self.pairs.q.val() < 32)
            & (self.displaced.q.val() > (bit_cast::<6, 8>(self.pairs.q.val()) << 1));
        self.found.next = self.judged.q.val()
            & (self.displaced.q.val() == 0)
            & !(self.half.q.val() & self.last_pair.val());
        self.candidate.next = self.judged.q.val()
            & self.asks_near.q.val()
            & (self.odd_displaced.q.val() == 1)
            & (self.odd_colours.q.val() == self.side.val());
        self.stops.next = self.judged.q.val()
            & (self.last_pair.val()
                | (self.hopeless.val() & !self.goes_on.q.val())
                | (self.found.val() & self.stops_first.q.val()));
        self.counted.next = self.count.q.val();
        self.back.next = self.nearest.q.val();
        if self.found.val() {
            if self.count.q.val() != answer_limit::COUNT {
                self.counted.next = self.count.q.val() + 1;
            }
            if self.count.q.val() == 1 {
                self.back.next = self.distance.q.val();
            }
        }
        self.offers.next = (self.phase.q.val() == Phase::Declining)
            | ((self.phase.q.val() == Phase::Walking) & (self.stops.val() | self.candidate.val()));
        self.advances.next = !self.offers.val() | self.out_ready.val() | self.reset.val();

        self.out_word.next = (bit_cast::<32, 9>(self.back.val()) << answer::BACK)
            | (bit_cast::<32, 7>(self.counted.val()) << answer::COUNT);
        if self.candidate.val() {
            self.out_word.next = self.out_word.val()
                | (bits::<32>(1) << answer::CANDIDATE)
                | (bit_cast::<32, 6>(self.odd_standing.q.val()) << answer::TO)
                | bit_cast::<32, 6>(self.odd_missing.q.val());
        }
        if self.counted.val() != 1 {
            self.out_word.next = self.out_word.val() | (bits::<32>(1) << answer::REPEATED);
        }
        if self.cut.val() & (self.last_pair.val() | (self.phase.q.val() == Phase::Declining)) {
            self.out_word.next = self.out_word.val() | (bits::<32>(1) << answer::CUT);
        }
        if self.hopeless.val() & !self.last_pair.val() & !self.goes_on.q.val() {
            self.out_word.next = self.out_word.val() | (bits::<32>(1) << answer::EARLY);
        }
        self.out_valid.next = self.offers.val();
        self.out_last.next = (self.phase.q.val() == Phase::Declining) | self.stops.val();
        self.judging.next =
            (self.phase.q.val() == Phase::Walking) & self.judged.q.val() & self.advances.val();

        comment!(
            "Find out which move of the pair is newer, and which squares hold the moved pieces."
        );
        self.even_from_hit.next =
            self.on_even_from.val() == self.even_held.q.val().get_bits::<4>(history::PIECE);
        self.even_to_hit.next =
            self.on_even_to.val() == self.even_held.q.val().get_bits::<4>(history::PIECE);
        self.odd_from_hit.next =
            self.on_odd_from.val() == self.odd_held.q.val().get_bits::<4>(history::PIECE);
        self.odd_to_hit.next =
            self.on_odd_to.val() == self.odd_held.q.val().get_bits::<4>(history::PIECE);
        self.new_pair.next = self.odd_held.q.val();
        self.new_from_hit.next = self.odd_from_hit.val();
        self.new_to_hit.next = self.odd_to_hit.val();
        self.old_pair.next = self.even_held.q.val();
        self.old_from_hit.next = self.even_from_hit.val();
        self.old_to_hit.next = self.even_to_hit.val();
        if self.head.val().get_bit(0) {
            self.new_pair.next = self.even_held.q.val();
            self.new_from_hit.next = self.even_from_hit.val();
            self.new_to_hit.next = self.even_to_hit.val();
            self.old_pair.next = self.odd_held.q.val();
            self.old_from_hit.next = self.odd_from_hit.val();
            self.old_to_hit.next = self.odd_to_hit.val();
        }

        comment!("The paper's four cases: 1 starts a journey, 2 ends one; 3 and 4 change nothing.");
        self.new_change.next = bits::<6>(0);
        if self.new_to_hit.val() & !self.new_from_hit.val() {
            self.new_change.next = bits::<6>(1);
        }
        if !self.new_to_hit.val() & self.new_from_hit.val() {
            self.new_change.next = bits::<6>(63);
        }
        self.old_change.next = bits::<6>(0);
        if self.old_to_hit.val() & !self.old_from_hit.val() {
            self.old_change.next = bits::<6>(1);
        }
        if !self.old_to_hit.val() & self.old_from_hit.val() {
            self.old_change.next = bits::<6>(63);
        }
        self.new_missing.next = bits::<6>(0);
        self.new_standing.next = bits::<6>(0);
        if self.new_to_hit.val() {
            self.new_missing.next = self.new_pair.val().get_bits::<6>(history::TO);
        } else {
            self.new_standing.next = self.new_pair.val().get_bits::<6>(history::TO);
        }
        if self.new_from_hit.val() {
            self.new_missing.next =
                self.new_missing.val() ^ self.new_pair.val().get_bits::<6>(history::FROM);
        } else {
            self.new_standing.next =
                self.new_standing.val() ^ self.new_pair.val().get_bits::<6>(history::FROM);
        }
        self.old_missing.next = bits::<6>(0);
        self.old_standing.next = bits::<6>(0);
        if self.old_to_hit.val() {
            self.old_missing.next = self.old_pair.val().get_bits::<6>(history::TO);
        } else {
            self.old_standing.next = self.old_pair.val().get_bits::<6>(history::TO);
        }
        if self.old_from_hit.val() {
            self.old_missing.next =
                self.old_missing.val() ^ self.old_pair.val().get_bits::<6>(history::FROM);
        } else {
            self.old_standing.next =
                self.old_standing.val() ^ self.old_pair.val().get_bits::<6>(history::FROM);
        }

        comment!("The next pair to read; after the walk, read the newest moves in advance.");
        self.moving.next = !self.reset.val()
            & (self.start.val()
                | (self.phase.q.val() == Phase::Walking)
                | (self.phase.q.val() == Phase::Declining));
        self.at.next = self.head.val().get_bits::<8>(1) - 1;
        if self.moving.val() {
            self.at.next = self.address.q.val();
        }
        self.odd_address.next = self.at.val();
        self.even_address.next = self.at.val();
        if self.head.val().get_bit(0) {
            self.even_address.next = self.at.val() + 1;
        }

        if self.advances.val() {
            self.address.d.next = self.at.val() - 1;
            self.even_held.d.next = self.even.val();
            self.odd_held.d.next = self.odd.val();
            self.odd_displaced.d.next = self.displaced.q.val() + self.new_change.val();
            self.odd_standing.d.next = self.standing.q.val() ^ self.new_standing.val();
            self.odd_missing.d.next = self.missing.q.val() ^ self.new_missing.val();
            self.odd_colours.d.next = self.colours.q.val()
                ^ (self.new_pair.val().get_bit(history::COLOUR)
                    & (self.new_to_hit.val() != self.new_from_hit.val()));
            self.displaced.d.next =
                self.displaced.q.val() + self.new_change.val() + self.old_change.val();
            self.standing.d.next =
                self.standing.q.val() ^ self.new_standing.val() ^ self.old_standing.val();
            self.missing.d.next =
                self.missing.q.val() ^ self.new_missing.val() ^ self.old_missing.val();
            self.colours.d.next = self.colours.q.val()
                ^ (self.new_pair.val().get_bit(history::COLOUR)
                    & (self.new_to_hit.val() != self.new_from_hit.val()))
                ^ (self.old_pair.val().get_bit(history::COLOUR)
                    & (self.old_to_hit.val() != self.old_from_hit.val()));
            self.pairs.d.next = self.pairs.q.val() - 1;
            self.distance.d.next = self.distance.q.val() + 2;
            self.judged.d.next = true;
            self.count.d.next = self.counted.val();
            self.nearest.d.next = self.back.val();
        }

        match self.phase.q.val() {
            Phase::Walking => {
                if self.stops.val() & self.out_ready.val() {
                    self.phase.d.next = Phase::Flushing;
                }
            }
            Phase::Declining => {
                if self.out_ready.val() {
                    self.phase.d.next = Phase::Flushing;
                }
            }
            Phase::Flushing => {
                if self.drained.val() {
                    self.phase.d.next = Phase::Idle;
                }
            }
            _ => {}
        }
        if self.start.val() {
            self.stops_first.d.next = self.first.val();
            self.asks_near.d.next = self.near.val();
            self.goes_on.d.next = self.whole.val();
            self.pairs.d.next = self.reversible.val().get_bits::<8>(1);
            self.half.d.next = self.near.val() & self.reversible.val().get_bit(0);
            if self.near.val() & self.reversible.val().get_bit(0) {
                self.pairs.d.next = self.reversible.val().get_bits::<8>(1) + 1;
            }
            self.judged.d.next = false;
            self.displaced.d.next = bits::<6>(0);
            self.standing.d.next = bits::<6>(0);
            self.missing.d.next = bits::<6>(0);
            self.colours.d.next = false;
            self.distance.d.next = bits::<9>(0);
            self.count.d.next = bits::<7>(1);
            self.nearest.d.next = bits::<9>(0);
            comment!("Below four plies nothing can repeat, and no move can repeat below three.");
            self.phase.d.next = Phase::Walking;
            if (self.reversible.val() < 3) | ((self.reversible.val() == 3) & !self.near.val()) {
                self.phase.d.next = Phase::Declining;
            }
        }
        if self.reset.val() {
            self.phase.d.next = Phase::Idle;
        }

        self.step.next = self.advances.val();
        self.idle.next = self.phase.q.val() == Phase::Idle;
    }
}
