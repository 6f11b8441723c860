//! Drives the searcher by the link's commands.

use super::search_port_phase::Phase;
use crate::bits::{Bits, bit_cast, bits};
use crate::circuit::{Circuit, hdl_gen};
use crate::posdata::PosdataForm;
use crate::search::Search;
use crate::values::{command, search_command, search_setting};
use rust_hdl::prelude::*;

/// Keeps window, node limit and first move for the next search, and the last result until another search starts or a
/// move of the game is pushed. A setting or a progress command takes one clock; a search or a pushed move first ends
/// the running search.
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
    /// Number of the result word.
    pub place: Signal<In, Bits<2>>,
    /// The result word.
    pub result: Signal<Out, Bits<32>>,

    search: Search,

    phase: DFF<Phase>,
    // A job was accepted, and its result has not been removed.
    has_job: DFF<Bit>,
    window: DFF<Bits<32>>,
    nodes_low: DFF<Bits<32>>,
    nodes_high: DFF<Bits<8>>,
    first: DFF<Bits<16>>,

    class: Signal<Local, Bits<4>>,
    low: Signal<Local, Bits<4>>,
    begins: Signal<Local, Bit>,
    sets: Signal<Local, Bit>,
    pushes: Signal<Local, Bit>,
    starts: Signal<Local, Bit>,
    makes_room: Signal<Local, Bit>,
    running: Signal<Local, Bit>,
    ended: Signal<Local, Bit>,
    flags: Signal<Local, Bits<6>>,
}

impl Logic for SearchPort {
    #[hdl_gen]
    fn update(&mut self) {
        self.class.next = self.opcode.val().get_bits::<4>(4);
        self.low.next = self.opcode.val().get_bits::<4>(0);
        self.known.next = ((self.class.val() == command::SEARCH_SETTING)
            & (self.low.val() <= search_setting::FIRST))
            | ((self.class.val() == command::SEARCH)
                & ((self.low.val() <= search_command::DEEPEST)
                    | (self.low.val() >= search_command::CANCEL)));
        self.begins.next =
            self.valid.val() & self.known.val() & (self.phase.q.val() == Phase::Idle);
        self.sets.next = self.begins.val() & (self.class.val() == command::SEARCH_SETTING);
        self.running.next = self.has_job.q.val() & !self.search.result_valid.val();
        self.ended.next = self.has_job.q.val() & self.search.result_valid.val();

        self.ready.next = false;
        self.search.cancel.next = self.phase.q.val() == Phase::Stopping;
        self.pushes.next = (self.phase.q.val() == Phase::Playing) & !self.has_job.q.val();
        self.starts.next = (self.phase.q.val() == Phase::Starting) & !self.has_job.q.val();
        self.search.push_valid.next = self.pushes.val();
        self.search.job_valid.next = self.starts.val();
        comment!("Another search or a move of the game removes a waiting result.");
        self.makes_room.next =
            (self.phase.q.val() == Phase::Playing) | (self.phase.q.val() == Phase::Starting);
        self.search.result_ready.next = self.makes_room.val();
        if self.makes_room.val() & self.search.result_valid.val() {
            self.has_job.d.next = false;
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
                    if (self.sets.val() & (self.low.val() != search_setting::RECORD))
                        | (!self.sets.val() & (self.low.val() == search_command::PROGRESS))
                    {
                        self.ready.next = true;
                        self.phase.d.next = Phase::Idle;
                    }
                }
            }
            Phase::Stopping => {
                if !self.running.val() {
                    self.phase.d.next = Phase::Starting;
                    if self.class.val() == command::SEARCH_SETTING {
                        self.phase.d.next = Phase::Playing;
                    } else if self.low.val() == search_command::CANCEL {
                        self.ready.next = true;
                        self.phase.d.next = Phase::Idle;
                    }
                }
            }
            Phase::Playing => {
                if self.pushes.val() & self.search.push_ready.val() {
                    self.ready.next = true;
                    self.phase.d.next = Phase::Idle;
                }
            }
            Phase::Starting => {
                if self.starts.val() & self.search.job_ready.val() {
                    self.has_job.d.next = true;
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
            self.has_job.d.next = false;
        }

        self.search.reset.next = self.reset.val();
        self.search.push_record.next = self.argument.val().get_bits::<24>(0);
        self.search.job_tag.next = bits::<32>(0);
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

        comment!(
            "Nodes and clocks are updated during the search; the other fields are valid when it has ended."
        );
        self.flags.next = bits::<6>(1);
        if self.ended.val() {
            self.flags.next = (bit_cast::<6, 2>(self.search.result_status.val()) << 2)
                | (bit_cast::<6, 2>(self.search.result_bound.val()) << 4)
                | 2;
        }
        self.result.next = bits::<32>(0);
        if self.has_job.q.val() {
            if self.place.val() == 0 {
                self.result.next = (bit_cast::<32, 8>(self.search.result_nodes_high.val()) << 16)
                    | (bit_cast::<32, 8>(self.search.cycles_high.val()) << 24)
                    | bit_cast::<32, 6>(self.flags.val());
            } else if self.place.val() == 1 {
                if self.ended.val() {
                    self.result.next = bit_cast::<32, 16>(self.search.result_score.val())
                        | (bit_cast::<32, 16>(self.search.result_best.val()) << 16);
                }
            } else if self.place.val() == 2 {
                self.result.next = self.search.result_nodes_low.val();
            } else {
                self.result.next = self.search.cycles_low.val();
            }
        }
    }
}

impl SearchPort {
    /// Makes the port with the given form of the generator's posdata.
    pub fn with_form(form: PosdataForm) -> Self {
        Self {
            search: Search::with_form(form),
            ..Self::default()
        }
    }
}
