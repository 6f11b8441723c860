//! The chain updater: takes moves back one by one and keeps the list of open chains.

mod phase;

use crate::bits::{Bits, bit_cast, bits};
use crate::circuit::{circuit, hdl_gen};
use crate::values::{answer, answer_limit, chain, history};
use phase::Phase;
use rust_hdl::prelude::*;

circuit! {
    /// AXON's procedure PERPETUAL on a list of chains (Vučković and Vidanović 2007, section 5).
    ///
    /// A chain consists of a piece, its square in the position reached, and its square in the examined one. For each
    /// move from A to B that is taken back, the updater reads the list once, one chain per clock. It removes the chain
    /// that begins at B (B-C becomes A-C: *transition*) and that of an identical piece which ends at A (D-A), and
    /// closes the gaps. It then appends to the list:
    ///
    /// | removed | completed form | printed form |
    /// |---|---|---|
    /// | neither | A-B (*insertion*) | A-B (*insertion*) |
    /// | B-C | A-C | A-C |
    /// | B-A | nothing (*reflection*) | nothing (*reflection*) |
    /// | D-A | D-B | D-A, A-B |
    /// | B-C, D-A | D-C | A-C, D-A |
    /// | B-C, C-A | nothing | nothing (*symmetry*) |
    ///
    /// The completed form joins chains of identical pieces end to end and thus closes cycles of any length; it has as
    /// many chains as the single counter counts. The printed form closes no more than two chains at once, its list has
    /// 16 entries, and it gives up when all chains are closed with the other side to move.
    ///
    /// With k open chains a move takes k + 3 clocks, or k + 4 if two are appended.
    pub struct ChainUpdater {
        In clock: Clock, "Clock.";
        In reset: Bit, "Synchronous reset.";
        In start: Bit, "A query starts.";
        In first: Bit, "Stop at the nearest repetition.";
        In head: Bits<9>, "Number of the next move in the history.";
        In reversible: Bits<9>, "Number of reversible moves.";
        In cut: Bit, "Further reversible moves may have been dropped.";
        In record: Bits<16>, "The move read.";
        In chain: Bits<16>, "The chain read.";
        In out_ready: Bit, "The answer word is accepted.";
        In drained: Bit, "The answer word leaves.";
        Out read: Bit, "Reads the next move.";
        Out wanted: Bits<9>, "Number of the move to read.";
        Out looks_at: Bits<5>, "Number of the chain to read.";
        Out write: Bit, "Stores a chain.";
        Out place: Bits<5>, "Number of the chain to store.";
        Out link: Bits<16>, "The chain to store.";
        Out out_valid: Bit, "An answer word is offered.";
        Out out_word: Bits<32>, "The word.";
        Out judging: Bit, "A move has been evaluated.";
        Out idle: Bit, "The updater is idle.";
    }
    constants {
        /// Selects the completed form.
        completed: Bit = true;
        /// Number of list entries: the maximum number of pieces that are not pawns.
        entries: Bits<6> = bits(32);
    }
    registers {
        phase: Phase;
        stops_first: Bit;
        next_move, left, distance: Bits<9>;
        count: Bits<7>;
        nearest: Bits<9>;
        from, to: Bits<6>;
        piece: Bits<4>;
        open, scanned, kept: Bits<6>;
        begins: Bit;
        its_end: Bits<6>;
        ends: Bit;
        its_start: Bits<6>;
    }
    locals {
        over, loads, begins_here, ends_here, closes, swaps, two, all_closed, overflows,
        found, stops: Bit;
        new_start, new_end: Bits<6>;
        counted: Bits<7>;
        back: Bits<9>;
    }
}

impl ChainUpdater {
    /// Creates the form printed in the paper; the default is the completed form.
    pub fn printed() -> Self {
        Self {
            completed: Constant::new(false),
            entries: Constant::new(bits(16)),
            ..Self::default()
        }
    }
}

#[allow(clippy::collapsible_match, reason = "kernels know no match guards")]
impl Logic for ChainUpdater {
    #[hdl_gen]
    fn update(&mut self) {
        comment!(
            "The chain just read: does it begin where the move ended, or end where the move began?"
        );
        self.begins_here.next = self.chain.val().get_bits::<6>(chain::START) == self.to.q.val();
        self.ends_here.next = (self.chain.val().get_bits::<6>(chain::END) == self.from.q.val())
            & (self.chain.val().get_bits::<4>(chain::PIECE) == self.piece.q.val())
            & !self.begins_here.val();

        comment!("The result of the move and the removed chains.");
        self.closes.next = self.begins.q.val() & (self.its_end.q.val() == self.from.q.val());
        self.swaps.next = self.begins.q.val()
            & self.ends.q.val()
            & (self.its_start.q.val() == self.its_end.q.val());
        self.two.next = !self.completed.val() & self.ends.q.val();
        self.new_start.next = self.from.q.val();
        self.new_end.next = self.to.q.val();
        if self.begins.q.val() {
            self.new_end.next = self.its_end.q.val();
        }
        if self.completed.val() & self.ends.q.val() {
            self.new_start.next = self.its_start.q.val();
        }

        comment!("The number of open chains after the move has been taken back.");
        self.all_closed.next = self.open.q.val() == 0;
        self.overflows.next = self.open.q.val() > self.entries.val();
        self.found.next = (self.phase.q.val() == Phase::Judging)
            & self.all_closed.val()
            & !self.distance.q.val().get_bit(0);
        self.stops.next = (self.left.q.val() == 0)
            | self.overflows.val()
            | (self.found.val() & self.stops_first.q.val())
            | (!self.completed.val() & self.all_closed.val() & self.distance.q.val().get_bit(0));
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
        self.out_word.next = (bit_cast::<32, 9>(self.back.val()) << answer::BACK)
            | (bit_cast::<32, 7>(self.counted.val()) << answer::COUNT);
        if self.counted.val() != 1 {
            self.out_word.next = self.out_word.val() | (bits::<32>(1) << answer::REPEATED);
        }
        if self.cut.val() & ((self.left.q.val() == 0) | (self.phase.q.val() == Phase::Declining)) {
            self.out_word.next = self.out_word.val() | (bits::<32>(1) << answer::CUT);
        }
        if (self.phase.q.val() == Phase::Judging) & (self.left.q.val() != 0) {
            self.out_word.next = self.out_word.val() | (bits::<32>(1) << answer::EARLY);
        }

        self.loads.next = self.start.val();
        self.write.next = false;
        self.place.next = self.kept.q.val().get_bits::<5>(0);
        self.link.next = self.chain.val();
        self.out_valid.next = false;
        self.judging.next = false;
        match self.phase.q.val() {
            Phase::Scanning => {
                self.scanned.d.next = self.scanned.q.val() + 1;
                if self.scanned.q.val() != 0 {
                    if self.begins_here.val() {
                        self.begins.d.next = true;
                        self.its_end.d.next = self.chain.val().get_bits::<6>(chain::END);
                    } else if self.ends_here.val() {
                        self.ends.d.next = true;
                        self.its_start.d.next = self.chain.val().get_bits::<6>(chain::START);
                    } else {
                        self.write.next = true;
                        self.kept.d.next = self.kept.q.val() + 1;
                    }
                }
                if self.scanned.q.val() == self.open.q.val() {
                    self.phase.d.next = Phase::Linking;
                }
            }
            Phase::Linking => {
                self.phase.d.next = Phase::Judging;
                self.open.d.next = self.kept.q.val();
                if !self.closes.val() & !self.swaps.val() {
                    self.write.next = true;
                    self.link.next = (bit_cast::<16, 4>(self.piece.q.val()) << chain::PIECE)
                        | (bit_cast::<16, 6>(self.new_end.val()) << chain::END)
                        | bit_cast::<16, 6>(self.new_start.val());
                    self.kept.d.next = self.kept.q.val() + 1;
                    self.open.d.next = self.kept.q.val() + 1;
                    if self.two.val() {
                        self.phase.d.next = Phase::Returning;
                    }
                }
            }
            Phase::Returning => {
                self.write.next = true;
                self.link.next = (bit_cast::<16, 4>(self.piece.q.val()) << chain::PIECE)
                    | (bit_cast::<16, 6>(self.from.q.val()) << chain::END)
                    | bit_cast::<16, 6>(self.its_start.q.val());
                self.open.d.next = self.kept.q.val() + 1;
                self.phase.d.next = Phase::Judging;
            }
            Phase::Judging => {
                self.out_valid.next = self.stops.val();
                if !self.stops.val() | self.out_ready.val() {
                    self.judging.next = true;
                    self.count.d.next = self.counted.val();
                    self.nearest.d.next = self.back.val();
                    if self.stops.val() {
                        self.phase.d.next = Phase::Flushing;
                    } else {
                        self.loads.next = true;
                        self.phase.d.next = Phase::Scanning;
                    }
                }
            }
            Phase::Declining => {
                self.out_valid.next = true;
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
            self.left.d.next = self.reversible.val();
            self.distance.d.next = bits::<9>(0);
            self.count.d.next = bits::<7>(1);
            self.nearest.d.next = bits::<9>(0);
            self.open.d.next = bits::<6>(0);
            self.phase.d.next = Phase::Scanning;
            if self.reversible.val() < 4 {
                self.phase.d.next = Phase::Declining;
            }
        }
        comment!("Start the next move and read the one after it.");
        if self.loads.val() {
            self.from.d.next = self.record.val().get_bits::<6>(history::FROM);
            self.to.d.next = self.record.val().get_bits::<6>(history::TO);
            self.piece.d.next = self.record.val().get_bits::<4>(history::PIECE);
            self.scanned.d.next = bits::<6>(0);
            self.kept.d.next = bits::<6>(0);
            self.begins.d.next = false;
            self.ends.d.next = false;
            self.left.d.next = self.left.q.val() - 1;
            self.distance.d.next = self.distance.q.val() + 1;
        }
        if self.start.val() {
            self.left.d.next = self.reversible.val() - 1;
            self.distance.d.next = bits::<9>(1);
        }
        if self.reset.val() {
            self.phase.d.next = Phase::Idle;
        }

        comment!("After the walk, read the newest move in advance.");
        self.over.next = self.reset.val()
            | (self.phase.q.val() == Phase::Flushing)
            | ((self.phase.q.val() == Phase::Idle) & !self.start.val());
        self.wanted.next = self.next_move.q.val();
        if self.over.val() {
            self.wanted.next = self.head.val() - 1;
        }
        self.read.next = self.over.val() | self.loads.val();
        if self.over.val() | self.loads.val() {
            self.next_move.d.next = self.wanted.val() - 1;
        }
        self.looks_at.next = self.scanned.q.val().get_bits::<5>(0);
        self.idle.next = self.phase.q.val() == Phase::Idle;
    }
}
