//! Several rings behind one job stream.

use super::SearchRing;
use crate::bits::{Bits, bits};
use crate::circuit::{Circuit, hdl_gen};
use crate::pins::Pins;
use rust_hdl::prelude::*;

/// Searches with `cores` cores, each a ring of twenty-four searches. See the [module](super) for how it works.
///
/// Cores are far apart on a chip, so registers on the way to and from them hold the job, the game's move, cancel,
/// reset, the selected core and its result.
#[derive(Circuit, Pins)]
pub struct SearchArray {
    /// Clock, rising edge.
    pub clock: Signal<In, Clock>,
    /// Synchronous reset: idle in the next cycle; discards all searches in progress, waiting results and the game.
    pub reset: Signal<In, Bit>,
    /// While high: ends every search in progress before its next node, and keeps the unit from accepting a job.
    pub cancel: Signal<In, Bit>,
    /// A move of the game is offered.
    pub push_valid: Signal<In, Bit>,
    /// The unit accepts the move at this edge, for all cores, if push_valid is high; low during reset and while any
    /// search is in progress.
    pub push_ready: Signal<Out, Bit>,
    /// The move record of this move; the null move's record, 0x080000, starts a new game.
    pub push_record: Signal<In, Bits<24>>,
    /// A job is offered.
    pub job_valid: Signal<In, Bit>,
    /// The unit accepts the job at this edge if job_valid is high; low during reset and cancel, while push_valid is
    /// high, and while no core can accept a job. A core cannot for some 70 to 100 clocks after a job, and while 24 of
    /// its searches are in progress.
    pub job_ready: Signal<Out, Bit>,
    /// Any number, returned with the result.
    pub job_tag: Signal<In, Bits<32>>,
    /// The root's board: ranks 1 to 8, eight piece nibbles each, file a in bits 3 to 0.
    pub job_rank: [Signal<In, Bits<32>>; 8],
    /// The root's state word, of which only \[18:0\] are used.
    pub job_state: Signal<In, Bits<32>>,
    /// Depth in plies, 0 to 12, to which quiescence search is added; larger values count as 12.
    pub job_depth: Signal<In, Bits<4>>,
    /// Lower end of the window, signed centipawns.
    pub job_alpha: Signal<In, Bits<16>>,
    /// Upper end of the window, signed centipawns.
    pub job_beta: Signal<In, Bits<16>>,
    /// Move word of the root move to try first; 0 for none.
    pub job_first: Signal<In, Bits<16>>,
    /// Node limit, bits 31 to 0. If all 40 bits are 0, there is no limit.
    pub job_nodes_low: Signal<In, Bits<32>>,
    /// Node limit, bits 39 to 32.
    pub job_nodes_high: Signal<In, Bits<8>>,
    /// A result is offered; it holds until the sink accepts it and does not depend on result_ready.
    pub result_valid: Signal<Out, Bit>,
    /// The sink accepts the offered result at this edge.
    pub result_ready: Signal<In, Bit>,
    /// The tag of the job.
    pub result_tag: Signal<Out, Bits<32>>,
    /// Score for the root's side to move, signed centipawns.
    pub result_score: Signal<Out, Bits<16>>,
    /// How the score bounds the root's true score: 0 unknown, 1 exact, 2 lower bound, 3 upper bound.
    pub result_bound: Signal<Out, Bits<2>>,
    /// Move word of the best root move; 0 for none.
    pub result_best: Signal<Out, Bits<16>>,
    /// Nodes entered, bits 31 to 0.
    pub result_nodes_low: Signal<Out, Bits<32>>,
    /// Nodes entered, bits 39 to 32.
    pub result_nodes_high: Signal<Out, Bits<8>>,
    /// Why the search ended: 0 done, 1 node limit reached, 2 cancelled.
    pub result_status: Signal<Out, Bits<2>>,
    /// Clocks of this job, from its acceptance to the first offer of its result, inclusive: bits 31 to 0.
    pub cycles_low: Signal<Out, Bits<32>>,
    /// The same number of clocks: bits 39 to 32.
    pub cycles_high: Signal<Out, Bits<8>>,
    /// The root tries no move but job_first.
    pub job_only: Signal<In, Bit>,
    /// If job_only is 1: move word of the only move that the node after job_first tries; 0 if that node tries all
    /// moves.
    pub job_second: Signal<In, Bits<16>>,

    cores: Vec<SearchRing>,

    // Inputs on their way to the cores.
    stopped: DFF<Bit>,
    cancelled: DFF<Bit>,
    pushed: DFF<Bit>,
    record: DFF<Bits<24>>,
    sent: Vec<DFF<Bit>>,
    tag: DFF<Bits<32>>,
    rank: [DFF<Bits<32>>; 8],
    state: DFF<Bits<32>>,
    depth: DFF<Bits<4>>,
    alpha: DFF<Bits<16>>,
    beta: DFF<Bits<16>>,
    first: DFF<Bits<16>>,
    nodes_low: DFF<Bits<32>>,
    nodes_high: DFF<Bits<8>>,
    only: DFF<Bit>,
    second: DFF<Bits<16>>,

    // For each core: whether it can accept a job, has none, comes after the core that got the last job.
    ready: Vec<DFF<Bit>>,
    idle: Vec<DFF<Bit>>,
    behind_sent: Vec<DFF<Bit>>,

    // For each core: whether its result is being accepted; whether it comes after the core of the last result; the
    // number of clocks for which it has offered its result, plus two for the registers on the way. `hearing`: any
    // `hears`.
    hears: Vec<DFF<Bit>>,
    hearing: DFF<Bit>,
    behind_heard: Vec<DFF<Bit>>,
    waits_low: Vec<DFF<Bits<32>>>,
    waits_high: Vec<DFF<Bits<8>>>,

    // The result at the ports.
    held: DFF<Bit>,
    held_tag: DFF<Bits<32>>,
    held_score: DFF<Bits<16>>,
    held_bound: DFF<Bits<2>>,
    held_best: DFF<Bits<16>>,
    held_nodes_low: DFF<Bits<32>>,
    held_nodes_high: DFF<Bits<8>>,
    held_status: DFF<Bits<2>>,
    held_cycles_low: DFF<Bits<32>>,
    held_cycles_high: DFF<Bits<8>>,

    all_idle: Signal<Local, Bit>,
    may_send: Signal<Local, Bit>,
    some_ready: Signal<Local, Bit>,
    unsent: Signal<Local, Bit>,
    sends: Vec<Signal<Local, Bit>>,
    unheard: Signal<Local, Bit>,
    selects: Vec<Signal<Local, Bit>>,
    chosen: Signal<Local, Bit>,
    passed: Signal<Local, Bit>,
    core_low: Signal<Local, Bits<32>>,
    core_high: Signal<Local, Bits<8>>,
    wait_low: Signal<Local, Bits<32>>,
    wait_high: Signal<Local, Bits<8>>,
    sum_low: Signal<Local, Bits<32>>,
}

impl SearchArray {
    /// Creates an array with this many cores, 1 to 8.
    #[must_use]
    pub fn with_cores(cores: usize) -> Self {
        fn several<T: Default>(cores: usize) -> Vec<T> {
            (0..cores).map(|_| T::default()).collect()
        }
        Self {
            clock: Default::default(),
            reset: Default::default(),
            cancel: Default::default(),
            push_valid: Default::default(),
            push_ready: Default::default(),
            push_record: Default::default(),
            job_valid: Default::default(),
            job_ready: Default::default(),
            job_tag: Default::default(),
            job_rank: Default::default(),
            job_state: Default::default(),
            job_depth: Default::default(),
            job_alpha: Default::default(),
            job_beta: Default::default(),
            job_first: Default::default(),
            job_nodes_low: Default::default(),
            job_nodes_high: Default::default(),
            result_valid: Default::default(),
            result_ready: Default::default(),
            result_tag: Default::default(),
            result_score: Default::default(),
            result_bound: Default::default(),
            result_best: Default::default(),
            result_nodes_low: Default::default(),
            result_nodes_high: Default::default(),
            result_status: Default::default(),
            cycles_low: Default::default(),
            cycles_high: Default::default(),
            job_only: Default::default(),
            job_second: Default::default(),
            cores: several(cores),
            stopped: Default::default(),
            cancelled: Default::default(),
            pushed: Default::default(),
            record: Default::default(),
            sent: several(cores),
            tag: Default::default(),
            rank: Default::default(),
            state: Default::default(),
            depth: Default::default(),
            alpha: Default::default(),
            beta: Default::default(),
            first: Default::default(),
            nodes_low: Default::default(),
            nodes_high: Default::default(),
            only: Default::default(),
            second: Default::default(),
            ready: several(cores),
            idle: several(cores),
            behind_sent: several(cores),
            hears: several(cores),
            hearing: Default::default(),
            behind_heard: several(cores),
            waits_low: several(cores),
            waits_high: several(cores),
            held: Default::default(),
            held_tag: Default::default(),
            held_score: Default::default(),
            held_bound: Default::default(),
            held_best: Default::default(),
            held_nodes_low: Default::default(),
            held_nodes_high: Default::default(),
            held_status: Default::default(),
            held_cycles_low: Default::default(),
            held_cycles_high: Default::default(),
            all_idle: Default::default(),
            may_send: Default::default(),
            some_ready: Default::default(),
            unsent: Default::default(),
            sends: several(cores),
            unheard: Default::default(),
            selects: several(cores),
            chosen: Default::default(),
            passed: Default::default(),
            core_low: Default::default(),
            core_high: Default::default(),
            wait_low: Default::default(),
            wait_high: Default::default(),
            sum_low: Default::default(),
        }
    }
}

impl Logic for SearchArray {
    #[hdl_gen]
    fn update(&mut self) {
        comment!("Everything reaches the cores one clock later. All of them know the game.");
        self.stopped.d.next = self.reset.val();
        self.cancelled.d.next = self.cancel.val();
        self.all_idle.next = !self.reset.val();
        for i in 0..self.cores.len() {
            if !self.idle[i].q.val() {
                self.all_idle.next = false;
            }
        }
        self.push_ready.next = self.all_idle.val();
        self.pushed.d.next = self.push_valid.val() & self.all_idle.val();
        self.record.d.next = self.push_record.val();

        comment!("A job goes to the next ready core after that of the last job.");
        self.may_send.next = !self.reset.val() & !self.cancel.val() & !self.push_valid.val();
        self.some_ready.next = false;
        for i in 0..self.cores.len() {
            if self.ready[i].q.val() {
                self.some_ready.next = true;
            }
        }
        self.job_ready.next = self.some_ready.val() & self.may_send.val();
        self.unsent.next = self.job_valid.val() & self.some_ready.val() & self.may_send.val();
        for i in 0..self.cores.len() {
            self.sends[i].next = false;
            if self.unsent.val() & self.ready[i].q.val() & self.behind_sent[i].q.val() {
                self.sends[i].next = true;
                self.unsent.next = false;
            }
        }
        for i in 0..self.cores.len() {
            if self.unsent.val() & self.ready[i].q.val() {
                self.sends[i].next = true;
                self.unsent.next = false;
            }
        }
        self.passed.next = false;
        for i in 0..self.cores.len() {
            if self.job_valid.val() & self.some_ready.val() & self.may_send.val() {
                self.behind_sent[i].d.next = self.passed.val();
            }
            if self.sends[i].val() {
                self.passed.next = true;
            }
        }
        self.tag.d.next = self.job_tag.val();
        for i in 0..8 {
            self.rank[i].d.next = self.job_rank[i].val();
        }
        self.state.d.next = self.job_state.val();
        self.depth.d.next = self.job_depth.val();
        self.alpha.d.next = self.job_alpha.val();
        self.beta.d.next = self.job_beta.val();
        self.first.d.next = self.job_first.val();
        self.nodes_low.d.next = self.job_nodes_low.val();
        self.nodes_high.d.next = self.job_nodes_high.val();
        self.only.d.next = self.job_only.val();
        self.second.d.next = self.job_second.val();

        comment!(
            "What a core can accept, known a clock late. A job on its way to it counts; after a reset it is idle."
        );
        for i in 0..self.cores.len() {
            self.sent[i].d.next = self.sends[i].val();
            self.ready[i].d.next = (self.cores[i].job_ready.val() | self.stopped.q.val())
                & !self.sent[i].q.val()
                & !self.sends[i].val();
            self.idle[i].d.next = (self.cores[i].push_ready.val() | self.stopped.q.val())
                & !self.sent[i].q.val()
                & !self.sends[i].val();
            if self.reset.val() {
                self.ready[i].d.next = true;
                self.idle[i].d.next = true;
            }
            self.cores[i].reset.next = self.stopped.q.val();
            self.cores[i].cancel.next = self.cancelled.q.val();
            self.cores[i].push_valid.next = self.pushed.q.val();
            self.cores[i].push_record.next = self.record.q.val();
            self.cores[i].job_valid.next = self.sent[i].q.val();
            self.cores[i].job_tag.next = self.tag.q.val();
            for j in 0..8 {
                self.cores[i].job_rank[j].next = self.rank[j].q.val();
            }
            self.cores[i].job_state.next = self.state.q.val();
            self.cores[i].job_depth.next = self.depth.q.val();
            self.cores[i].job_alpha.next = self.alpha.q.val();
            self.cores[i].job_beta.next = self.beta.q.val();
            self.cores[i].job_first.next = self.first.q.val();
            self.cores[i].job_nodes_low.next = self.nodes_low.q.val();
            self.cores[i].job_nodes_high.next = self.nodes_high.q.val();
            self.cores[i].job_only.next = self.only.q.val();
            self.cores[i].job_second.next = self.second.q.val();
            self.cores[i].result_ready.next = self.hears[i].q.val();
        }

        comment!(
            "Results: one at a time, of the next core after the last one. Selected in one clock, accepted in the next."
        );
        self.unheard.next =
            !self.held.q.val() & !self.hearing.q.val() & !self.stopped.q.val() & !self.reset.val();
        self.chosen.next = false;
        for i in 0..self.cores.len() {
            self.selects[i].next = false;
            if self.unheard.val() & self.cores[i].result_valid.val() & self.behind_heard[i].q.val()
            {
                self.selects[i].next = true;
                self.chosen.next = true;
                self.unheard.next = false;
            }
        }
        for i in 0..self.cores.len() {
            if self.unheard.val() & self.cores[i].result_valid.val() {
                self.selects[i].next = true;
                self.chosen.next = true;
                self.unheard.next = false;
            }
        }
        self.hearing.d.next = self.chosen.val();
        self.passed.next = false;
        for i in 0..self.cores.len() {
            self.hears[i].d.next = self.selects[i].val();
            if self.chosen.val() {
                self.behind_heard[i].d.next = self.passed.val();
            }
            if self.selects[i].val() {
                self.passed.next = true;
            }
        }

        comment!(
            "A job's clocks are its core's, those in which the result waits there, and those to the core and back."
        );
        self.core_low.next = bits::<32>(0);
        self.core_high.next = bits::<8>(0);
        self.wait_low.next = bits::<32>(0);
        self.wait_high.next = bits::<8>(0);
        for i in 0..self.cores.len() {
            self.waits_low[i].d.next = self.waits_low[i].q.val() + 1;
            if self.waits_low[i].q.val().all() {
                self.waits_high[i].d.next = self.waits_high[i].q.val() + 1;
            }
            if !self.cores[i].result_valid.val() {
                self.waits_low[i].d.next = bits::<32>(2);
                self.waits_high[i].d.next = bits::<8>(0);
            }
            if self.hears[i].q.val() {
                self.core_low.next = self.cores[i].cycles_low.val();
                self.core_high.next = self.cores[i].cycles_high.val();
                self.wait_low.next = self.waits_low[i].q.val();
                self.wait_high.next = self.waits_high[i].q.val();
                self.held_tag.d.next = self.cores[i].result_tag.val();
                self.held_score.d.next = self.cores[i].result_score.val();
                self.held_bound.d.next = self.cores[i].result_bound.val();
                self.held_best.d.next = self.cores[i].result_best.val();
                self.held_nodes_low.d.next = self.cores[i].result_nodes_low.val();
                self.held_nodes_high.d.next = self.cores[i].result_nodes_high.val();
                self.held_status.d.next = self.cores[i].result_status.val();
            }
        }
        self.sum_low.next = self.core_low.val() + self.wait_low.val();
        if self.hearing.q.val() {
            self.held_cycles_low.d.next = self.sum_low.val();
            self.held_cycles_high.d.next = self.core_high.val() + self.wait_high.val();
            if self.sum_low.val() < self.core_low.val() {
                self.held_cycles_high.d.next = self.core_high.val() + self.wait_high.val() + 1;
            }
        }
        if self.result_ready.val() {
            self.held.d.next = false;
        }
        if self.hearing.q.val() {
            self.held.d.next = true;
        }
        if self.reset.val() {
            self.held.d.next = false;
        }
        self.result_valid.next = self.held.q.val();
        self.result_tag.next = self.held_tag.q.val();
        self.result_score.next = self.held_score.q.val();
        self.result_bound.next = self.held_bound.q.val();
        self.result_best.next = self.held_best.q.val();
        self.result_nodes_low.next = self.held_nodes_low.q.val();
        self.result_nodes_high.next = self.held_nodes_high.q.val();
        self.result_status.next = self.held_status.q.val();
        self.cycles_low.next = self.held_cycles_low.q.val();
        self.cycles_high.next = self.held_cycles_high.q.val();
    }
}
