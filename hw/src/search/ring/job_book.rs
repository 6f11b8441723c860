//! Assigns jobs to searches.

use super::JobLoader;
use crate::bits::{Bits, bit_cast, bits};
use crate::blocks::DistributedRam;
use crate::circuit::{Circuit, hdl_gen};
use crate::values::halves;
use rust_hdl::prelude::*;

/// Assigns each job to a free search and outputs its result when the search has ended.
///
/// The ports up to `job_second` are the ring's.
#[derive(Circuit, Default)]
pub struct JobBook {
    /// Clock, rising edge.
    pub clock: Signal<In, Clock>,
    /// Synchronous reset: idle, the searches in progress and the game are discarded.
    pub reset: Signal<In, Bit>,
    /// Ends the searches in progress before their next node; no job is accepted at this edge.
    pub cancel: Signal<In, Bit>,
    /// A move of the game is offered.
    pub push_valid: Signal<In, Bit>,
    /// Accepted at this edge if push_valid is high; low during reset and a search.
    pub push_ready: Signal<Out, Bit>,
    /// The move record; a null move's record starts a new game.
    pub push_record: Signal<In, Bits<24>>,
    /// A job is offered.
    pub job_valid: Signal<In, Bit>,
    /// Accepted at this edge if job_valid is high; low during reset, cancel, push_valid, while another job is loaded,
    /// and while no search is free.
    pub job_ready: Signal<Out, Bit>,
    /// Arbitrary tag, returned with the result.
    pub job_tag: Signal<In, Bits<32>>,
    /// The root's board: ranks 1 to 8, eight piece nibbles each, file a in the lowest bits.
    pub job_rank: [Signal<In, Bits<32>>; 8],
    /// The root's state word, whose full-move number is ignored.
    pub job_state: Signal<In, Bits<32>>,
    /// Depth in plies, 0 to 12.
    pub job_depth: Signal<In, Bits<4>>,
    /// Lower end of the window, signed centipawns.
    pub job_alpha: Signal<In, Bits<16>>,
    /// Upper end of the window.
    pub job_beta: Signal<In, Bits<16>>,
    /// Word of the move to try first; 0 for none.
    pub job_first: Signal<In, Bits<16>>,
    /// Node limit, bits 31 to 0; 0 in all bits: no limit.
    pub job_nodes_low: Signal<In, Bits<32>>,
    /// Bits 39 to 32.
    pub job_nodes_high: Signal<In, Bits<8>>,
    /// The result is offered; it holds until accepted and does not wait for result_ready.
    pub result_valid: Signal<Out, Bit>,
    /// The sink accepts it at this edge.
    pub result_ready: Signal<In, Bit>,
    /// The job's tag.
    pub result_tag: Signal<Out, Bits<32>>,
    /// Score for the side to move, signed centipawns.
    pub result_score: Signal<Out, Bits<16>>,
    /// How the score bounds the root's true score: 0 unknown, 1 exact, 2 lower bound, 3 upper bound.
    pub result_bound: Signal<Out, Bits<2>>,
    /// Word of the best move; 0 for none.
    pub result_best: Signal<Out, Bits<16>>,
    /// Nodes entered, bits 31 to 0.
    pub result_nodes_low: Signal<Out, Bits<32>>,
    /// Bits 39 to 32.
    pub result_nodes_high: Signal<Out, Bits<8>>,
    /// Reason for the end: 0 done, 1 node limit, 2 cancelled.
    pub result_status: Signal<Out, Bits<2>>,
    /// Clocks of this job, from its acceptance to the first offer of its result, inclusive: bits 31 to 0.
    pub cycles_low: Signal<Out, Bits<32>>,
    /// Bits 39 to 32.
    pub cycles_high: Signal<Out, Bits<8>>,

    /// The root tries only its first move.
    pub job_only: Signal<In, Bit>,
    /// Word of the only move that the node after it tries; 0 for all.
    pub job_second: Signal<In, Bits<16>>,

    /// The search in clock 19 of its turn.
    pub coming: Signal<In, Bits<5>>,
    /// Control word of the search in clock 20 of its turn; the next ports belong to that search too.
    pub control: Signal<In, Bits<25>>,
    /// The search's result, `{bound, score}`.
    pub now_result: Signal<In, Bits<18>>,
    /// Its moves, `{best, first}`.
    pub now_moves: Signal<In, Bits<32>>,
    /// Nodes entered, bits 31 to 0.
    pub now_nodes_low: Signal<In, Bits<32>>,
    /// Bits 39 to 32.
    pub now_nodes_high: Signal<In, Bits<8>>,
    /// The search is running, or its result is waiting.
    pub runs: Signal<Out, Bit>,
    /// The search must end.
    pub cancels: Signal<Out, Bit>,
    /// The search's node limit, bits 31 to 0.
    pub most_low: Signal<Out, Bits<32>>,
    /// Bits 39 to 32.
    pub most_high: Signal<Out, Bits<8>>,
    /// The search's root tries only its first move.
    pub only: Signal<Out, Bit>,
    /// Word of the only move that the node after it tries; 0 for all.
    pub second: Signal<Out, Bits<16>>,
    /// The book collects the search's result.
    pub collects: Signal<Out, Bit>,
    /// The search gets a job.
    pub job: Signal<Out, Bit>,
    /// The job's `{beta, alpha}`.
    pub window: Signal<Out, Bits<32>>,
    /// The job's depth.
    pub depth: Signal<Out, Bits<4>>,
    /// Word of the move to try first.
    pub first: Signal<Out, Bits<16>>,
    /// The job's board.
    pub rank: [Signal<Out, Bits<32>>; 8],
    /// The job's state word.
    pub state: Signal<Out, Bits<19>>,
    /// The job's sums, `{white phase, middlegame sum}`.
    pub middle: Signal<Out, Bits<27>>,
    /// `{black phase, endgame sum}`.
    pub end: Signal<Out, Bits<27>>,
    /// The search in clock 21 of its turn.
    pub ended: Signal<In, Bits<5>>,
    /// The search has started its job.
    pub begins: Signal<In, Bit>,
    /// The search's result has been collected.
    pub collected: Signal<In, Bit>,
    /// The game's positions are complete.
    pub settled: Signal<In, Bit>,
    /// A move of the game is accepted.
    pub pushes: Signal<Out, Bit>,
    /// A job waits only for the game's positions, and no search runs.
    pub waits: Signal<Out, Bit>,
    /// The turn of the waiting job's search is in clock 20.
    pub waits_here: Signal<Out, Bit>,
    /// The ring writes killers in this clock.
    pub blocked: Signal<In, Bit>,
    /// Clears a killer.
    pub clear: Signal<Out, Bit>,
    /// Address of the killer to clear.
    pub clear_address: Signal<Out, Bits<10>>,

    loader: JobLoader,
    tags: DistributedRam<32, 5>,
    limits_low: DistributedRam<32, 5>,
    limits_high: DistributedRam<8, 5>,
    lines: DistributedRam<17, 5>,
    starts_low: DistributedRam<32, 5>,
    starts_high: DistributedRam<8, 5>,

    busy: DFF<Bits<24>>,
    live: DFF<Bits<24>>,
    cancelled: DFF<Bits<24>>,
    clock_low: DFF<Bits<32>>,
    clock_high: DFF<Bits<8>>,
    held: DFF<Bit>,
    held_tag: DFF<Bits<32>>,
    held_result: DFF<Bits<18>>,
    held_best: DFF<Bits<16>>,
    held_nodes_low: DFF<Bits<32>>,
    held_nodes_high: DFF<Bits<8>>,
    held_status: DFF<Bits<2>>,
    held_cycles_low: DFF<Bits<32>>,
    held_cycles_high: DFF<Bits<8>>,
    now_tag: DFF<Bits<32>>,
    limit_low: DFF<Bits<32>>,
    limit_high: DFF<Bits<8>>,
    line: DFF<Bits<17>>,
    start_low: DFF<Bits<32>>,
    start_high: DFF<Bits<8>>,

    free: Signal<Local, Bits<24>>,
    free_search: Signal<Local, Bits<5>>,
    accepts: Signal<Local, Bit>,
    // Registered, because the decision about a turn is the longest path. The first two have one bit set: for the search whose turn
    // ends now, and for the one whose turn ended a clock ago.
    here: DFF<Bits<24>>,
    here_late: DFF<Bits<24>>,
    next_here: DFF<Bit>,
    next_cancelled: DFF<Bit>,
    running: DFF<Bit>,
    cancelling: DFF<Bit>,
    claimed: Signal<Local, Bits<24>>,
    gives: Signal<Local, Bit>,
    collecting: Signal<Local, Bit>,
    coming_bit: Signal<Local, Bits<24>>,
    next_bit: Signal<Local, Bits<24>>,
    live_after: Signal<Local, Bits<24>>,
    cancelled_after: Signal<Local, Bits<24>>,
}

impl Logic for JobBook {
    #[hdl_gen]
    fn update(&mut self) {
        comment!("The search at the end of its turn.");
        self.tags.read_address.next = self.coming.val();
        self.now_tag.d.next = self.tags.read_word.val();
        self.limits_low.read_address.next = self.coming.val();
        self.limit_low.d.next = self.limits_low.read_word.val();
        self.limits_high.read_address.next = self.coming.val();
        self.limit_high.d.next = self.limits_high.read_word.val();
        self.lines.read_address.next = self.coming.val();
        self.line.d.next = self.lines.read_word.val();
        self.starts_low.read_address.next = self.coming.val();
        self.start_low.d.next = self.starts_low.read_word.val();
        self.starts_high.read_address.next = self.coming.val();
        self.start_high.d.next = self.starts_high.read_word.val();
        self.coming_bit.next = bits::<24>(1) << self.coming.val();
        self.here.d.next = self.coming_bit.val();
        self.here_late.d.next = self.here.q.val();
        self.next_here.d.next = self.loader.search.val() == self.coming.val();
        self.gives.next = self.loader.ready.val()
            & self.next_here.q.val()
            & (self.settled.val() | self.next_cancelled.q.val());
        self.waits.next =
            self.loader.ready.val() & !self.next_cancelled.q.val() & !self.live.q.val().any();
        self.waits_here.next = self.next_here.q.val();
        self.collecting.next =
            self.running.q.val() & self.control.val().get_bit(16) & !self.held.q.val();
        self.runs.next = self.running.q.val();
        self.cancels.next = self.cancelling.q.val();
        self.most_low.next = self.limit_low.q.val();
        self.most_high.next = self.limit_high.q.val();
        self.only.next = self.line.q.val().get_bit(16);
        self.second.next = bit_cast::<16, 17>(self.line.q.val());
        self.collects.next = self.collecting.val();
        self.job.next = self.gives.val();
        self.window.next = self.loader.window.val();
        self.depth.next = self.loader.depth.val();
        self.first.next = self.loader.first.val();
        for i in 0..8 {
            self.rank[i].next = self.loader.rank[i].val();
        }
        self.state.next = self.loader.state.val();
        self.middle.next = self.loader.middle.val();
        self.end.next = self.loader.end.val();

        comment!("Assign each job to a free search.");
        self.free.next = !self.busy.q.val() & (self.busy.q.val() + 1);
        self.free_search.next = bits::<5>(0);
        if (self.free.val() & 0xaa_aaaa).any() {
            self.free_search.next = self.free_search.val() | 1;
        }
        if (self.free.val() & 0xcc_cccc).any() {
            self.free_search.next = self.free_search.val() | 2;
        }
        if (self.free.val() & 0xf0_f0f0).any() {
            self.free_search.next = self.free_search.val() | 4;
        }
        if (self.free.val() & 0x00_ff00).any() {
            self.free_search.next = self.free_search.val() | 8;
        }
        if (self.free.val() & 0xff_0000).any() {
            self.free_search.next = self.free_search.val() | 16;
        }
        self.loader.reset.next = self.reset.val();
        self.loader.job_valid.next =
            self.job_valid.val() & !self.push_valid.val() & !self.cancel.val();
        self.loader.free.next = !self.busy.q.val().all();
        self.loader.free_search.next = self.free_search.val();
        for i in 0..8 {
            self.loader.job_rank[i].next = self.job_rank[i].val();
        }
        self.loader.job_state.next = self.job_state.val().get_bits::<19>(0);
        self.loader.job_window.next = (bit_cast::<32, 16>(self.job_beta.val()) << halves::UPPER)
            | bit_cast::<32, 16>(self.job_alpha.val());
        self.loader.job_depth.next = self.job_depth.val();
        self.loader.job_first.next = self.job_first.val();
        self.loader.blocked.next = self.blocked.val();
        self.loader.taken.next = self.gives.val();
        self.clear.next = self.loader.clear.val();
        self.clear_address.next = self.loader.clear_address.val();
        self.job_ready.next =
            self.loader.job_ready.val() & !self.push_valid.val() & !self.cancel.val();
        self.accepts.next = self.loader.job_ready.val()
            & self.job_valid.val()
            & !self.push_valid.val()
            & !self.cancel.val();
        self.tags.write.next = self.accepts.val();
        self.tags.write_address.next = self.free_search.val();
        self.tags.write_word.next = self.job_tag.val();
        self.limits_low.write.next = self.accepts.val();
        self.limits_low.write_address.next = self.free_search.val();
        self.limits_low.write_word.next = self.job_nodes_low.val();
        self.limits_high.write.next = self.accepts.val();
        self.limits_high.write_address.next = self.free_search.val();
        self.limits_high.write_word.next = self.job_nodes_high.val();
        self.lines.write.next = self.accepts.val();
        self.lines.write_address.next = self.free_search.val();
        self.lines.write_word.next = bit_cast::<17, 16>(self.job_second.val());
        if self.job_only.val() {
            self.lines.write_word.next = bit_cast::<17, 16>(self.job_second.val()) | 0x1_0000;
        }
        self.starts_low.write.next = self.accepts.val();
        self.starts_low.write_address.next = self.free_search.val();
        self.starts_low.write_word.next = self.clock_low.q.val();
        self.starts_high.write.next = self.accepts.val();
        self.starts_high.write_address.next = self.free_search.val();
        self.starts_high.write_word.next = self.clock_high.q.val();
        self.push_ready.next = !self.reset.val() & !self.busy.q.val().any();
        self.pushes.next = self.push_valid.val() & !self.reset.val() & !self.busy.q.val().any();

        comment!("Which searches have a job, which are running, and which must end.");
        self.claimed.next = bits::<24>(0);
        if self.accepts.val() {
            self.claimed.next = self.free.val();
        }
        self.busy.d.next = self.busy.q.val() | self.claimed.val();
        self.live_after.next = self.live.q.val();
        if self.begins.val() {
            self.live_after.next = self.live.q.val() | self.here_late.q.val();
        }
        if self.collected.val() {
            self.live_after.next = self.live.q.val() & !self.here_late.q.val();
            self.busy.d.next = (self.busy.q.val() & !self.here_late.q.val()) | self.claimed.val();
        }
        self.cancelled_after.next = self.cancelled.q.val();
        if self.cancel.val() {
            self.cancelled_after.next = self.cancelled.q.val() | self.busy.q.val();
        }
        if self.reset.val() {
            self.busy.d.next = bits::<24>(0);
            self.live_after.next = bits::<24>(0);
            self.cancelled_after.next = bits::<24>(0);
        }
        self.live.d.next = self.live_after.val();
        self.cancelled.d.next = self.cancelled_after.val() & !self.claimed.val();
        self.running.d.next = (self.live_after.val() & self.coming_bit.val()).any();
        comment!(
            "A search that has just been claimed waits for its job, so its old bit does no harm."
        );
        self.cancelling.d.next = (self.cancelled_after.val() & self.coming_bit.val()).any();
        self.next_bit.next = bits::<24>(1) << self.loader.search.val();
        self.next_cancelled.d.next = (self.cancelled_after.val() & self.next_bit.val()).any();

        comment!("Results, one at a time.");
        self.clock_low.d.next = self.clock_low.q.val() + 1;
        if self.clock_low.q.val().all() {
            self.clock_high.d.next = self.clock_high.q.val() + 1;
        }
        if self.result_ready.val() {
            self.held.d.next = false;
        }
        if self.collecting.val() {
            self.held.d.next = true;
            self.held_tag.d.next = self.now_tag.q.val();
            self.held_result.d.next = self.now_result.val();
            self.held_best.d.next = self.now_moves.val().get_bits::<16>(halves::UPPER);
            self.held_nodes_low.d.next = self.now_nodes_low.val();
            self.held_nodes_high.d.next = self.now_nodes_high.val();
            self.held_status.d.next = self.control.val().get_bits::<2>(14);
            self.held_cycles_low.d.next = self.clock_low.q.val() - self.start_low.q.val() + 2;
            self.held_cycles_high.d.next = self.clock_high.q.val() - self.start_high.q.val();
        }
        if self.reset.val() {
            self.held.d.next = false;
        }
        self.result_valid.next = self.held.q.val();
        self.result_tag.next = self.held_tag.q.val();
        self.result_score.next = bit_cast::<16, 18>(self.held_result.q.val());
        self.result_bound.next = self.held_result.q.val().get_bits::<2>(16);
        self.result_best.next = self.held_best.q.val();
        self.result_nodes_low.next = self.held_nodes_low.q.val();
        self.result_nodes_high.next = self.held_nodes_high.q.val();
        self.result_status.next = self.held_status.q.val();
        self.cycles_low.next = self.held_cycles_low.q.val();
        self.cycles_high.next = self.held_cycles_high.q.val();
    }
}
