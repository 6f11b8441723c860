//! Loads jobs into the ring.

use crate::bits::{Bits, bit_cast, bits};
use crate::blocks::Rom;
use crate::circuit::{Circuit, hdl_gen};
use crate::search::SquareWords;
use crate::values::piece;
use rust_hdl::prelude::*;

/// Accepts a job for a free search, adds up the sums over its pieces square by square, clears the search's killers, and
/// hands the job over when it is the search's turn.
#[derive(Circuit, Default)]
pub struct JobLoader {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Synchronous reset: no job.
    pub reset: Signal<In, Bit>,
    /// A job is offered.
    pub job_valid: Signal<In, Bit>,
    /// The job is accepted if job_valid is high.
    pub job_ready: Signal<Out, Bit>,
    /// A search is free.
    pub free: Signal<In, Bit>,
    /// Number of the free search.
    pub free_search: Signal<In, Bits<5>>,
    /// The job's board.
    pub job_rank: [Signal<In, Bits<32>>; 8],
    /// The job's state word.
    pub job_state: Signal<In, Bits<19>>,
    /// The job's window, `{beta, alpha}`.
    pub job_window: Signal<In, Bits<32>>,
    /// The job's depth.
    pub job_depth: Signal<In, Bits<4>>,
    /// Word of the move to try first.
    pub job_first: Signal<In, Bits<16>>,
    /// The ring writes killers in this clock.
    pub blocked: Signal<In, Bit>,
    /// The search reaches the end of its turn and takes the job.
    pub taken: Signal<In, Bit>,
    /// A job is ready.
    pub ready: Signal<Out, Bit>,
    /// The search that the job is for.
    pub search: Signal<Out, Bits<5>>,
    /// The job's board; valid for six clocks after the handover.
    pub rank: [Signal<Out, Bits<32>>; 8],
    /// The job's state word.
    pub state: Signal<Out, Bits<19>>,
    /// The job's window, `{beta, alpha}`.
    pub window: Signal<Out, Bits<32>>,
    /// The job's depth, at most 12.
    pub depth: Signal<Out, Bits<4>>,
    /// Word of the move to try first.
    pub first: Signal<Out, Bits<16>>,
    /// `{white phase, middlegame sum}`.
    pub middle: Signal<Out, Bits<27>>,
    /// `{black phase, endgame sum}`.
    pub end: Signal<Out, Bits<27>>,
    /// Clears a killer.
    pub clear: Signal<Out, Bit>,
    /// Address of the killer to clear.
    pub clear_address: Signal<Out, Bits<10>>,

    table: Rom<SquareWords, 24, 9, 1>,

    busy: DFF<Bit>,
    count: DFF<Bits<7>>,
    /// The count is above 67.
    scanned: DFF<Bit>,
    cleared: DFF<Bits<6>>,
    parting: DFF<Bits<3>>,
    held_search: DFF<Bits<5>>,
    ranks: [DFF<Bits<32>>; 8],
    held_state: DFF<Bits<19>>,
    held_window: DFF<Bits<32>>,
    held_depth: DFF<Bits<4>>,
    held_first: DFF<Bits<16>>,
    man_1: DFF<Bits<4>>,
    man_2: DFF<Bits<4>>,
    word: DFF<Bits<24>>,
    sum_middle: DFF<Bits<18>>,
    sum_end: DFF<Bits<18>>,
    sum_white: DFF<Bits<9>>,
    sum_black: DFF<Bits<9>>,

    takes: Signal<Local, Bit>,
    scans: Signal<Local, Bit>,
    man: Signal<Local, Bits<4>>,
    square: Signal<Local, Bits<6>>,
    wide_middle: Signal<Local, Bits<18>>,
    wide_end: Signal<Local, Bits<18>>,
    weight: Signal<Local, Bits<9>>,
    clears: Signal<Local, Bit>,
}

impl Logic for JobLoader {
    #[hdl_gen]
    fn update(&mut self) {
        self.job_ready.next = !self.busy.q.val() & self.free.val() & !self.reset.val();
        self.takes.next =
            self.job_valid.val() & !self.busy.q.val() & self.free.val() & !self.reset.val();

        comment!("Rotate the board once, one square per clock.");
        self.scans.next = self.busy.q.val() & !self.count.q.val().get_bit(6);
        if self.scans.val() {
            for i in 0..7 {
                self.ranks[i].d.next = (self.ranks[i].q.val() >> 4)
                    | (bit_cast::<32, 4>(self.ranks[i + 1].q.val().get_bits::<4>(0)) << 28);
            }
            self.ranks[7].d.next = (self.ranks[7].q.val() >> 4)
                | (bit_cast::<32, 4>(self.ranks[0].q.val().get_bits::<4>(0)) << 28);
        }
        if self.busy.q.val() & (self.count.q.val() < 70) {
            self.count.d.next = self.count.q.val() + 1;
        }
        self.scanned.d.next = self.count.q.val() > 66;
        self.man.next = bits::<4>(0);
        if self.scans.val() {
            self.man.next = self.ranks[0].q.val().get_bits::<4>(0);
        }
        self.square.next = self.count.q.val().get_bits::<6>(0);
        if self.man.val().get_bit(3) {
            self.square.next = self.count.q.val().get_bits::<6>(0) ^ 0x38;
        }
        self.table.read.next = true;
        self.table.read_address[0].next = (bit_cast::<9, 3>(self.man.val().get_bits::<3>(0)) << 6)
            | bit_cast::<9, 6>(self.square.val());
        self.word.d.next = self.table.read_word[0].val();
        self.man_1.d.next = self.man.val();
        self.man_2.d.next = self.man_1.q.val();
        self.wide_middle.next = bit_cast::<18, 12>(self.word.q.val().get_bits::<12>(0));
        if self.word.q.val().get_bit(11) {
            self.wide_middle.next =
                bit_cast::<18, 12>(self.word.q.val().get_bits::<12>(0)) | 0x3f000;
        }
        self.wide_end.next = bit_cast::<18, 12>(self.word.q.val().get_bits::<12>(12));
        if self.word.q.val().get_bit(23) {
            self.wide_end.next = bit_cast::<18, 12>(self.word.q.val().get_bits::<12>(12)) | 0x3f000;
        }
        self.weight.next = bits::<9>(0);
        if (self.man_2.q.val().get_bits::<3>(0) == piece::KNIGHT)
            | (self.man_2.q.val().get_bits::<3>(0) == piece::BISHOP)
        {
            self.weight.next = bits::<9>(1);
        }
        if self.man_2.q.val().get_bits::<3>(0) == piece::ROOK {
            self.weight.next = bits::<9>(3);
        }
        if self.man_2.q.val().get_bits::<3>(0) == piece::QUEEN {
            self.weight.next = bits::<9>(6);
        }
        if self.man_2.q.val().any() {
            if self.man_2.q.val().get_bit(3) {
                self.sum_middle.d.next = self.sum_middle.q.val() - self.wide_middle.val();
                self.sum_end.d.next = self.sum_end.q.val() - self.wide_end.val();
                self.sum_black.d.next = self.sum_black.q.val() + self.weight.val();
            } else {
                self.sum_middle.d.next = self.sum_middle.q.val() + self.wide_middle.val();
                self.sum_end.d.next = self.sum_end.q.val() + self.wide_end.val();
                self.sum_white.d.next = self.sum_white.q.val() + self.weight.val();
            }
        }

        comment!("Clear the killers of the search's 32 plies.");
        self.clears.next = self.busy.q.val() & !self.cleared.q.val().get_bit(5);
        if self.clears.val() & !self.blocked.val() {
            self.cleared.d.next = self.cleared.q.val() + 1;
        }
        self.clear.next = self.clears.val();
        self.clear_address.next = (bit_cast::<10, 5>(self.held_search.q.val()) << 5)
            | bit_cast::<10, 5>(self.cleared.q.val().get_bits::<5>(0));

        if self.takes.val() {
            self.busy.d.next = true;
            self.count.d.next = bits::<7>(0);
            self.scanned.d.next = false;
            self.cleared.d.next = bits::<6>(0);
            self.parting.d.next = bits::<3>(0);
            self.held_search.d.next = self.free_search.val();
            self.held_state.d.next = self.job_state.val();
            self.held_window.d.next = self.job_window.val();
            self.held_depth.d.next = self.job_depth.val();
            if self.job_depth.val() > 12 {
                self.held_depth.d.next = bits::<4>(12);
            }
            self.held_first.d.next = self.job_first.val();
            self.sum_middle.d.next = bits::<18>(0);
            self.sum_end.d.next = bits::<18>(0);
            self.sum_white.d.next = bits::<9>(0);
            self.sum_black.d.next = bits::<9>(0);
            for i in 0..8 {
                self.ranks[i].d.next = self.job_rank[i].val();
            }
        }

        comment!("Hold the job for some clocks after the handover.");
        if self.taken.val() {
            self.parting.d.next = bits::<3>(1);
        }
        if self.parting.q.val().any() {
            self.parting.d.next = self.parting.q.val() + 1;
            if self.parting.q.val() == 6 {
                self.busy.d.next = false;
                self.parting.d.next = bits::<3>(0);
            }
        }
        if self.reset.val() {
            self.busy.d.next = false;
            self.parting.d.next = bits::<3>(0);
            self.man_1.d.next = bits::<4>(0);
            self.man_2.d.next = bits::<4>(0);
        }

        self.ready.next = self.busy.q.val()
            & self.scanned.q.val()
            & self.cleared.q.val().get_bit(5)
            & !self.parting.q.val().any();
        self.search.next = self.held_search.q.val();
        for i in 0..8 {
            self.rank[i].next = self.ranks[i].q.val();
        }
        self.state.next = self.held_state.q.val();
        self.window.next = self.held_window.q.val();
        self.depth.next = self.held_depth.q.val();
        self.first.next = self.held_first.q.val();
        self.middle.next = (bit_cast::<27, 9>(self.sum_white.q.val()) << 18)
            | bit_cast::<27, 18>(self.sum_middle.q.val());
        self.end.next = (bit_cast::<27, 9>(self.sum_black.q.val()) << 18)
            | bit_cast::<27, 18>(self.sum_end.q.val());
    }
}
