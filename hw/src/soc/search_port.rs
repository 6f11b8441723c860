//! Drives the searcher by the link's commands.

use super::search_port_phase::Phase;
use crate::bits::{Bits, bit_cast, bits};
use crate::circuit::{Circuit, hdl_gen};
use crate::search::ring::SearchRing;
use crate::values::{command, job_command, job_word, link_job, search_command, search_setting};
use rust_hdl::prelude::*;

/// Keeps window, node limit and first move for the next search. Up to 24 jobs are in progress; the oldest result waits
/// until a command takes it. A search that is to be the only one, or a pushed move, first ends all others and discards
/// their results. Settings and reads take one clock, or two if a result that was taken must be removed first; taking
/// the next result at once takes up to 32.
#[derive(Circuit, Default)]
pub struct SearchPort {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Synchronous reset: idle, no result, no game.
    pub reset: Signal<In, Bit>,
    /// The command.
    pub opcode: Signal<In, Bits<8>>,
    /// The command's argument.
    pub argument: Signal<In, Bits<32>>,
    /// The command belongs to the searcher.
    pub known: Signal<Out, Bit>,
    /// Executes the command.
    pub valid: Signal<In, Bit>,
    /// The command is executed.
    pub ready: Signal<Out, Bit>,
    /// The board to search, ranks 1 to 8.
    pub rank: [Signal<In, Bits<32>>; 8],
    /// The board's state word.
    pub state: Signal<In, Bits<32>>,
    /// The command cannot be executed: all searches are in progress.
    pub fails: Signal<Out, Bit>,
    /// Number of the result word.
    pub place: Signal<In, Bits<2>>,
    /// The result word.
    pub result: Signal<Out, Bits<32>>,

    search: SearchRing,

    phase: DFF<Phase>,
    // Jobs accepted whose results have not been removed.
    jobs: DFF<Bits<5>>,
    // The offered result was taken; it is removed before the next command.
    taken: DFF<Bit>,
    // Clocks since a result was removed, up to 31; the ring offers the next result that has ended within 31 clocks.
    since: DFF<Bits<5>>,
    // The ring accepts no job during a cancel, so cancel is high only every second clock.
    odd: DFF<Bit>,
    window: DFF<Bits<32>>,
    nodes_low: DFF<Bits<32>>,
    nodes_high: DFF<Bits<8>>,
    first: DFF<Bits<16>>,

    class: Signal<Local, Bits<4>>,
    low: Signal<Local, Bits<4>>,
    comes: Signal<Local, Bit>,
    begins: Signal<Local, Bit>,
    sets: Signal<Local, Bit>,
    adds: Signal<Local, Bit>,
    keeps: Signal<Local, Bit>,
    waits: Signal<Local, Bit>,
    has_job: Signal<Local, Bit>,
    pushes: Signal<Local, Bit>,
    starts: Signal<Local, Bit>,
    removes: Signal<Local, Bit>,
    ended: Signal<Local, Bit>,
    flags: Signal<Local, Bits<6>>,
}

impl Logic for SearchPort {
    #[hdl_gen]
    fn update(&mut self) {
        self.class.next = self.opcode.val().get_bits::<4>(4);
        self.low.next = self.opcode.val().get_bits::<4>(0);
        self.adds.next = self.class.val() == command::JOB;
        self.known.next = ((self.class.val() == command::SEARCH_SETTING)
            & (self.low.val() <= search_setting::FIRST))
            | ((self.class.val() == command::SEARCH)
                & ((self.low.val() <= search_command::DEEPEST)
                    | (self.low.val() >= search_command::CANCEL)))
            | (self.adds.val()
                & ((self.low.val() <= search_command::DEEPEST)
                    | (self.low.val() == job_command::TAKE)));
        self.comes.next = self.valid.val() & self.known.val() & (self.phase.q.val() == Phase::Idle);
        self.waits.next = self.adds.val()
            & (self.low.val() == job_command::TAKE)
            & !self.search.result_valid.val()
            & !self.since.q.val().all();
        self.begins.next = self.comes.val() & !self.taken.q.val() & !self.waits.val();
        self.sets.next = self.begins.val() & (self.class.val() == command::SEARCH_SETTING);
        self.has_job.next = self.jobs.q.val().any();
        comment!("A cancel command keeps the results.");
        self.keeps.next =
            (self.class.val() == command::SEARCH) & (self.low.val() == search_command::CANCEL);

        self.ready.next = false;
        self.fails.next = false;
        self.odd.d.next = !self.odd.q.val();
        self.search.cancel.next = (self.phase.q.val() == Phase::Stopping) & self.odd.q.val();
        self.pushes.next = self.phase.q.val() == Phase::Playing;
        self.starts.next =
            (self.phase.q.val() == Phase::Starting) | (self.phase.q.val() == Phase::Adding);
        self.search.push_valid.next = self.pushes.val();
        self.search.job_valid.next = self.starts.val();
        self.removes.next = (self.comes.val() & self.taken.q.val())
            | ((self.phase.q.val() == Phase::Stopping) & !self.keeps.val());
        self.search.result_ready.next = self.removes.val();
        if !self.since.q.val().all() {
            self.since.d.next = self.since.q.val() + 1;
        }
        if self.removes.val() & self.search.result_valid.val() {
            self.since.d.next = bits::<5>(0);
            self.jobs.d.next = self.jobs.q.val() - 1;
            self.taken.d.next = false;
        }

        if self.sets.val() {
            if self.low.val() == search_setting::WINDOW {
                self.window.d.next = self.argument.val();
            }
            if self.low.val() == search_setting::NODES {
                self.nodes_low.d.next = self.argument.val();
            }
            if self.low.val() == search_setting::FIRST {
                self.nodes_high.d.next = self.argument.val().get_bits::<8>(0);
                self.first.d.next = self.argument.val().get_bits::<16>(16);
            }
        }
        match self.phase.q.val() {
            Phase::Idle => {
                if self.begins.val() {
                    self.phase.d.next = Phase::Stopping;
                    if self.adds.val() & (self.low.val() != job_command::TAKE) {
                        self.phase.d.next = Phase::Adding;
                        if self.jobs.q.val() == link_job::LIMIT {
                            self.fails.next = true;
                            self.ready.next = true;
                            self.phase.d.next = Phase::Idle;
                        }
                    }
                    if (self.sets.val() & (self.low.val() != search_setting::RECORD))
                        | (!self.sets.val() & (self.low.val() == search_command::PROGRESS))
                    {
                        self.ready.next = true;
                        self.phase.d.next = Phase::Idle;
                        self.taken.d.next = self.adds.val() & self.search.result_valid.val();
                    }
                }
            }
            Phase::Stopping => {
                if self.keeps.val() {
                    if self.search.result_valid.val() | !self.has_job.val() {
                        self.ready.next = true;
                        self.phase.d.next = Phase::Idle;
                    }
                } else if !self.has_job.val() {
                    self.phase.d.next = Phase::Starting;
                    if self.class.val() == command::SEARCH_SETTING {
                        self.phase.d.next = Phase::Playing;
                    }
                }
            }
            Phase::Playing => {
                if self.search.push_ready.val() {
                    self.ready.next = true;
                    self.phase.d.next = Phase::Idle;
                }
            }
            Phase::Starting => {
                if self.search.job_ready.val() {
                    self.jobs.d.next = bits::<5>(1);
                    self.ready.next = true;
                    self.phase.d.next = Phase::Idle;
                }
            }
            Phase::Adding => {
                if self.search.job_ready.val() {
                    self.jobs.d.next = self.jobs.q.val() + 1;
                    self.ready.next = true;
                    self.phase.d.next = Phase::Idle;
                }
            }
            _ => {
                self.phase.d.next = Phase::Idle;
            }
        }
        if self.reset.val() {
            self.phase.d.next = Phase::Idle;
            self.jobs.d.next = bits::<5>(0);
            self.taken.d.next = false;
            self.odd.d.next = false;
            self.since.d.next = bits::<5>(0);
        }

        self.search.reset.next = self.reset.val();
        self.search.push_record.next = self.argument.val().get_bits::<24>(0);
        comment!("A job of its own has tag 0 and no line.");
        self.search.job_tag.next = bits::<32>(0);
        self.search.job_only.next = false;
        self.search.job_second.next = bits::<16>(0);
        if self.adds.val() {
            self.search.job_tag.next =
                bit_cast::<32, 8>(self.argument.val().get_bits::<8>(job_word::TAG));
            self.search.job_only.next = self.argument.val().get_bit(job_word::ONLY);
            self.search.job_second.next = self.argument.val().get_bits::<16>(0);
        }
        for i in 0..8 {
            self.search.job_rank[i].next = self.rank[i].val();
        }
        self.search.job_state.next = self.state.val();
        self.search.job_depth.next = self.low.val();
        self.search.job_alpha.next = self.window.q.val().get_bits::<16>(0);
        self.search.job_beta.next = self.window.q.val().get_bits::<16>(16);
        self.search.job_first.next = self.first.q.val();
        self.search.job_nodes_low.next = self.nodes_low.q.val();
        self.search.job_nodes_high.next = self.nodes_high.q.val();

        comment!("A result that appears while a take command reports none is not taken.");
        self.ended.next = self.has_job.val() & self.search.result_valid.val();
        if self.adds.val() {
            self.ended.next = self.taken.q.val();
        }
        self.flags.next = bits::<6>(0);
        self.result.next = bits::<32>(0);
        if self.ended.val() {
            self.flags.next = (bit_cast::<6, 2>(self.search.result_status.val()) << 2)
                | (bit_cast::<6, 2>(self.search.result_bound.val()) << 4)
                | 2;
            if self.place.val() == 0 {
                self.result.next = bit_cast::<32, 6>(self.flags.val())
                    | (bit_cast::<32, 8>(self.search.result_tag.val().get_bits::<8>(0)) << 8)
                    | (bit_cast::<32, 8>(self.search.result_nodes_high.val()) << 16)
                    | (bit_cast::<32, 8>(self.search.cycles_high.val()) << 24);
            } else if self.place.val() == 1 {
                self.result.next = bit_cast::<32, 16>(self.search.result_score.val())
                    | (bit_cast::<32, 16>(self.search.result_best.val()) << 16);
            } else if self.place.val() == 2 {
                self.result.next = self.search.result_nodes_low.val();
            } else {
                self.result.next = self.search.cycles_low.val();
            }
        } else if self.has_job.val() & (self.place.val() == 0) {
            self.result.next = bits::<32>(1);
        }
    }
}
