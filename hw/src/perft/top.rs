//! Perft's top block.

use super::PerftCore;
use super::array_phase::Phase;
use crate::bits::{Bits, bit_cast, bits};
use crate::circuit::{Circuit, hdl_gen};
use crate::pins::Pins;
use crate::posdata::PosdataForm;
use rust_hdl::prelude::*;

/// Counts the positions a number of plies away, with `cores` cores. See the [module](super) for how it works, and
/// [`PerftCore`] for `SETS` and `WALKS`.
///
/// Cores are far apart on a chip, so registers between them hold the job, the tickets, the valid signals of the sums
/// and the selected core.
#[derive(Circuit, Pins)]
pub struct Perft<const SETS: usize, const WALKS: usize> {
    /// Clock, rising edge.
    pub clock: Signal<In, Clock>,
    /// Synchronous reset: idle, the job in progress is discarded.
    pub reset: Signal<In, Bit>,
    /// Aborts the job in progress and discards its results; no job is accepted at this edge.
    pub cancel: Signal<In, Bit>,
    /// A job is offered.
    pub job_valid: Signal<In, Bit>,
    /// Accepted at this edge if job_valid is high; low during reset, cancel and a job.
    pub job_ready: Signal<Out, Bit>,
    /// Arbitrary tag, returned with the results.
    pub job_tag: Signal<In, Bits<16>>,
    /// Depth in plies, 1 to 10; 0 gives 1, larger values count as 10.
    pub job_depth: Signal<In, Bits<4>>,
    /// Also count the nodes below each root move.
    pub job_divide: Signal<In, Bit>,
    /// The root's board: ranks 1 to 8, eight piece nibbles each, file a in the lowest bits.
    pub job_rank: [Signal<In, Bits<32>>; 8],
    /// The root's state word, whose clocks are ignored.
    pub job_state: Signal<In, Bits<32>>,
    /// A result is offered; it holds until accepted and does not wait for result_ready.
    pub result_valid: Signal<Out, Bit>,
    /// The sink accepts it at this edge.
    pub result_ready: Signal<In, Bit>,
    /// The job's tag.
    pub result_tag: Signal<Out, Bits<16>>,
    /// The job's last result; each of the others is for one move.
    pub result_last: Signal<Out, Bit>,
    /// The move word; 0 with the last result.
    pub result_move: Signal<Out, Bits<16>>,
    /// Nodes below the move, or in the last result those not yet reported. Bits 31 to 0.
    pub result_low: Signal<Out, Bits<32>>,
    /// Bits 63 to 32.
    pub result_high: Signal<Out, Bits<32>>,
    /// Clocks of this job, from its acceptance to the first offer of its last result, inclusive.
    pub cycles: Signal<Out, Bits<32>>,

    cores: Vec<PerftCore<SETS, WALKS>>,

    number: Constant<Bits<6>>,
    phase: DFF<Phase>,
    tag: DFF<Bits<16>>,
    depth: DFF<Bits<4>>,
    divide: DFF<Bit>,
    rank: [DFF<Bits<32>>; 8],
    state: DFF<Bits<32>>,
    split: DFF<Bits<2>>,
    starts: DFF<Bit>,
    told_depth: DFF<Bits<4>>,
    told_divide: DFF<Bit>,
    told_rank: [DFF<Bits<32>>; 8],
    told_state: DFF<Bits<32>>,
    told_split: DFF<Bits<2>>,
    asked: Vec<DFF<Bit>>,
    granted: Vec<DFF<Bit>>,
    granted_ticket: DFF<Bits<24>>,
    next_ticket: DFF<Bits<24>>,
    offered: Vec<DFF<Bit>>,
    hears: Vec<DFF<Bit>>,
    at_work: DFF<Bits<6>>,
    heard_last: DFF<Bit>,
    heard_move: DFF<Bits<16>>,
    heard_low: DFF<Bits<32>>,
    heard_high: DFF<Bits<32>>,
    low: DFF<Bits<32>>,
    high: DFF<Bits<32>>,
    carry: DFF<Bit>,
    clocks: DFF<Bits<32>>,
    stopped: DFF<Bit>,

    stop: Signal<Local, Bit>,
    takes: Signal<Local, Bit>,
    deep: Signal<Local, Bits<4>>,
    unclaimed: Signal<Local, Bit>,
    unheard: Signal<Local, Bit>,
    sum: Signal<Local, Bits<32>>,
}

/// Cores that find the moves of inner positions all at once, as sets of squares.
pub type ParallelPerft = Perft<1, 0>;

/// Cores that find the moves of inner positions one after another, by posdata's walk.
pub type WalkingPerft = Perft<0, 1>;

impl WalkingPerft {
    /// Makes an array with this many cores, whose walks have posdata in the given form.
    pub fn with_form(cores: usize, form: PosdataForm) -> Self {
        let mut array = Self::with_cores(cores);
        for core in &mut array.cores {
            core.choose(form);
        }
        array
    }
}

/// Makes an array of one core.
impl<const SETS: usize, const WALKS: usize> Default for Perft<SETS, WALKS> {
    fn default() -> Self {
        Self::with_cores(1)
    }
}

impl<const SETS: usize, const WALKS: usize> Perft<SETS, WALKS> {
    /// Makes an array with this many cores.
    #[must_use]
    pub fn with_cores(cores: usize) -> Self {
        let registers = || (0..cores).map(|_| DFF::default()).collect();
        Self {
            clock: Default::default(),
            reset: Default::default(),
            cancel: Default::default(),
            job_valid: Default::default(),
            job_ready: Default::default(),
            job_tag: Default::default(),
            job_depth: Default::default(),
            job_divide: Default::default(),
            job_rank: Default::default(),
            job_state: Default::default(),
            result_valid: Default::default(),
            result_ready: Default::default(),
            result_tag: Default::default(),
            result_last: Default::default(),
            result_move: Default::default(),
            result_low: Default::default(),
            result_high: Default::default(),
            cycles: Default::default(),
            cores: (0..cores).map(|_| PerftCore::default()).collect(),
            number: Constant::new((cores as u64).into()),
            phase: Default::default(),
            tag: Default::default(),
            depth: Default::default(),
            divide: Default::default(),
            rank: Default::default(),
            state: Default::default(),
            split: Default::default(),
            starts: Default::default(),
            told_depth: Default::default(),
            told_divide: Default::default(),
            told_rank: Default::default(),
            told_state: Default::default(),
            told_split: Default::default(),
            asked: registers(),
            granted: registers(),
            granted_ticket: Default::default(),
            next_ticket: Default::default(),
            offered: registers(),
            hears: registers(),
            at_work: Default::default(),
            heard_last: Default::default(),
            heard_move: Default::default(),
            heard_low: Default::default(),
            heard_high: Default::default(),
            low: Default::default(),
            high: Default::default(),
            carry: Default::default(),
            clocks: Default::default(),
            stopped: Default::default(),
            stop: Default::default(),
            takes: Default::default(),
            deep: Default::default(),
            unclaimed: Default::default(),
            unheard: Default::default(),
            sum: Default::default(),
        }
    }
}

impl<const SETS: usize, const WALKS: usize> Logic for Perft<SETS, WALKS> {
    #[hdl_gen]
    fn update(&mut self) {
        self.stop.next = self.reset.val() | self.cancel.val();
        self.takes.next =
            (self.phase.q.val() == Phase::Idle) & self.job_valid.val() & !self.stop.val();
        self.deep.next = self.job_depth.val();
        if self.job_depth.val() > 10 {
            self.deep.next = bits::<4>(10);
        }
        comment!(
            "The job. Its registers follow the inputs while idle, which avoids an enable with a large fan-out."
        );
        if self.phase.q.val() == Phase::Idle {
            self.tag.d.next = self.job_tag.val();
            self.depth.d.next = self.deep.val();
            self.divide.d.next = self.job_divide.val();
            for i in 0..8 {
                self.rank[i].d.next = self.job_rank[i].val();
            }
            self.state.d.next = self.job_state.val();
            comment!(
                "The cores divide the positions three plies above the leaves, but at most three below the root."
            );
            self.split.d.next = bits::<2>(3);
            if self.deep.val() < 6 {
                self.split.d.next = bits::<2>(0);
                if self.deep.val() > 3 {
                    self.split.d.next = bit_cast::<2, 4>(self.deep.val()) + 1;
                }
            }
            if self.job_divide.val() {
                self.split.d.next = bits::<2>(1);
            }
        }

        comment!("The job reaches the cores some clocks later; until then they are idle.");
        self.stopped.d.next = self.stop.val();
        self.starts.d.next = self.phase.q.val() == Phase::Starting;
        self.told_depth.d.next = self.depth.q.val();
        self.told_divide.d.next = self.divide.q.val();
        self.told_split.d.next = self.split.q.val();
        for i in 0..8 {
            self.told_rank[i].d.next = self.rank[i].q.val();
        }
        self.told_state.d.next = self.state.q.val();
        for i in 0..self.cores.len() {
            self.cores[i].reset.next = self.stopped.q.val();
            self.cores[i].start.next = self.starts.q.val() & self.told_split.q.val().any();
            self.cores[i].depth.next = self.told_depth.q.val();
            self.cores[i].divide.next = self.told_divide.q.val();
            self.cores[i].split.next = self.told_split.q.val();
            for j in 0..8 {
                self.cores[i].root_rank[j].next = self.told_rank[j].q.val();
            }
            self.cores[i].root_state.next = self.told_state.q.val();
        }
        self.cores[0].start.next = self.starts.q.val();

        comment!(
            "Tickets: one per clock. A core still requests in the clock after its grant; ignore that request."
        );
        self.unclaimed.next = true;
        for i in 0..self.cores.len() {
            self.cores[i].ticket.next = self.granted_ticket.q.val();
            self.cores[i].ticket_ready.next = self.granted[i].q.val();
            self.asked[i].d.next =
                self.cores[i].ticket_valid.val() & !self.granted[i].q.val() & !self.stopped.q.val();
            self.granted[i].d.next =
                self.unclaimed.val() & self.asked[i].q.val() & !self.granted[i].q.val();
            if self.asked[i].q.val() & !self.granted[i].q.val() {
                self.unclaimed.next = false;
            }
        }
        self.granted_ticket.d.next = self.next_ticket.q.val();
        if !self.unclaimed.val() {
            self.next_ticket.d.next = self.next_ticket.q.val() + 1;
        }

        comment!("Sums: one at a time, selected in one clock and accepted in the next.");
        self.unheard.next = self.phase.q.val() == Phase::Waiting;
        for i in 0..self.cores.len() {
            self.cores[i].sum_ready.next = self.hears[i].q.val();
            self.offered[i].d.next = self.cores[i].sum_valid.val() & !self.hears[i].q.val();
            self.hears[i].d.next = false;
            if self.unheard.val() & self.offered[i].q.val() {
                self.unheard.next = false;
                self.hears[i].d.next = !self.stop.val();
                self.phase.d.next = Phase::Accepting;
            }
            if self.hears[i].q.val() {
                self.heard_last.d.next = self.cores[i].sum_last.val();
                self.heard_move.d.next = self.cores[i].sum_move.val();
                self.heard_low.d.next = self.cores[i].sum_low.val();
                self.heard_high.d.next = self.cores[i].sum_high.val();
            }
        }

        self.sum.next = self.low.q.val() + self.heard_low.q.val();
        match self.phase.q.val() {
            Phase::Idle => {
                self.low.d.next = bits::<32>(0);
                self.high.d.next = bits::<32>(0);
                self.next_ticket.d.next = bits::<24>(0);
                if self.takes.val() {
                    self.phase.d.next = Phase::Starting;
                }
            }
            Phase::Starting => {
                self.at_work.d.next = bits::<6>(1);
                if self.split.q.val().any() {
                    self.at_work.d.next = self.number.val();
                }
                self.phase.d.next = Phase::Waiting;
            }
            Phase::Waiting => {}
            Phase::Accepting => {
                self.phase.d.next = Phase::Adding;
            }
            Phase::Adding => {
                self.phase.d.next = Phase::Dividing;
                if self.heard_last.q.val() {
                    self.low.d.next = self.sum.val();
                    self.carry.d.next = self.sum.val() < self.low.q.val();
                    self.phase.d.next = Phase::Carrying;
                }
            }
            Phase::Carrying => {
                self.high.d.next = self.high.q.val() + self.heard_high.q.val();
                if self.carry.q.val() {
                    self.high.d.next = self.high.q.val() + self.heard_high.q.val() + 1;
                }
                self.at_work.d.next = self.at_work.q.val() - 1;
                self.phase.d.next = Phase::Waiting;
                if self.at_work.q.val() == 1 {
                    self.phase.d.next = Phase::Ending;
                }
            }
            Phase::Dividing => {
                if self.result_ready.val() {
                    self.phase.d.next = Phase::Waiting;
                }
            }
            Phase::Ending => {
                if self.result_ready.val() {
                    self.phase.d.next = Phase::Idle;
                }
            }
        }
        if self.stop.val() {
            self.phase.d.next = Phase::Idle;
        }

        if (self.phase.q.val() != Phase::Idle) & (self.phase.q.val() != Phase::Ending) {
            self.clocks.d.next = self.clocks.q.val() + 1;
        }
        if self.phase.q.val() == Phase::Starting {
            self.clocks.d.next = bits::<32>(3);
        }

        self.job_ready.next = (self.phase.q.val() == Phase::Idle) & !self.stop.val();
        self.result_valid.next =
            (self.phase.q.val() == Phase::Dividing) | (self.phase.q.val() == Phase::Ending);
        self.result_tag.next = self.tag.q.val();
        self.result_last.next = self.phase.q.val() == Phase::Ending;
        self.result_move.next = bits::<16>(0);
        self.result_low.next = self.low.q.val();
        self.result_high.next = self.high.q.val();
        if self.phase.q.val() == Phase::Dividing {
            self.result_move.next = self.heard_move.q.val();
            self.result_low.next = self.heard_low.q.val();
            self.result_high.next = self.heard_high.q.val();
        }
        self.cycles.next = self.clocks.q.val();
    }
}
