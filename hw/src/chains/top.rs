//! The chain unit's top block.

use super::{ChainUpdater, RecordPacker};
use crate::bits::Bits;
use crate::blocks::{
    AnswerStream, BlockRam, CycleCounter, HistoryPointers, RequestArbiter, SyncRam,
};
use crate::circuit::hdl_gen;
use crate::repetition::ports::history_unit;
use crate::values::{chain_history, mode};
use rust_hdl::prelude::*;

history_unit! {
    /// The chain unit. See the [module](super) for how it works.
    #[circuit(module = "fpgambit_chains")]
    pub struct Chains {
        history: BlockRam<26, 9, 1>,
        list: SyncRam<16, 5, 1, false>,
        request_arbiter: RequestArbiter,
        history_pointers: HistoryPointers,
        record_packer: RecordPacker,
        chain_updater: ChainUpdater,
        stream: AnswerStream<32>,
        cycle_counter: CycleCounter,
    }
}

impl Chains {
    /// Creates the form printed in the paper, which is not exact; the default is the completed form.
    pub fn printed() -> Self {
        Self {
            chain_updater: ChainUpdater::printed(),
            ..Self::default()
        }
    }
}

impl Logic for Chains {
    #[hdl_gen]
    fn update(&mut self) {
        self.request_arbiter.free.next =
            self.record_packer.idle.val() & self.chain_updater.idle.val() & !self.reset.val();
        self.request_arbiter.load_valid.next = self.load_valid.val();
        self.request_arbiter.push_valid.next = self.push_valid.val();
        self.request_arbiter.pop_valid.next = self.pop_valid.val();
        self.request_arbiter.query_valid.next = self.query_valid.val();
        self.request_arbiter.held.next = self.history_pointers.held.val();
        self.load_ready.next = self.request_arbiter.load_ready.val();
        self.push_ready.next = self.request_arbiter.push_ready.val();
        self.pop_ready.next = self.request_arbiter.pop_ready.val();
        self.query_ready.next = self.request_arbiter.query_ready.val();

        self.record_packer.push.next = self.request_arbiter.push.val();
        self.record_packer.record.next = self.push_record.val();
        self.record_packer.pop.next = self.request_arbiter.pop.val();
        self.record_packer.reversible.next = self.history_pointers.reversible.val();

        self.history_pointers.clear.next = self.request_arbiter.load.val();
        self.history_pointers.set_side.next = false;
        self.history_pointers.black.next = false;
        self.history_pointers.append.next = self.request_arbiter.push.val();
        self.history_pointers.irreversible.next = self.record_packer.irreversible.val();
        self.history_pointers.pop.next = self.request_arbiter.pop.val();
        self.history_pointers.was_irreversible.next = self.history.read_word[0]
            .val()
            .get_bit(chain_history::IRREVERSIBLE);
        self.history_pointers.was_reversible.next = self.history.read_word[0]
            .val()
            .get_bits::<9>(chain_history::REVERSIBLE);

        self.history.write.next = self.request_arbiter.push.val();
        self.history.write_address.next = self.history_pointers.head.val();
        self.history.write_word.next = self.record_packer.history_word.val();
        self.history.read.next = self.chain_updater.read.val() & !self.request_arbiter.push.val();
        self.history.read_address[0].next = self.chain_updater.wanted.val();

        self.list.write.next = self.chain_updater.write.val();
        self.list.write_address.next = self.chain_updater.place.val();
        self.list.write_word.next = self.chain_updater.link.val();
        self.list.read.next = true;
        self.list.read_address[0].next = self.chain_updater.looks_at.val();

        self.chain_updater.reset.next = self.reset.val();
        self.chain_updater.start.next = self.request_arbiter.start.val();
        self.chain_updater.first.next = self.query_mode.val().get_bit(mode::FIRST);
        self.chain_updater.head.next = self.history_pointers.head.val();
        self.chain_updater.reversible.next = self.history_pointers.reversible.val();
        self.chain_updater.cut.next = self.history_pointers.cut.val();
        self.chain_updater.record.next = self.history.read_word[0].val().get_bits::<16>(0);
        self.chain_updater.chain.next = self.list.read_word[0].val();
        self.chain_updater.out_ready.next = self.stream.in_ready.val();
        self.chain_updater.drained.next = self.stream.drained.val();

        self.stream.reset.next = self.reset.val();
        self.stream.in_valid.next = self.chain_updater.out_valid.val();
        self.stream.in_word.next = self.chain_updater.out_word.val();
        self.stream.in_last.next = true;
        self.stream.out_ready.next = self.answer_ready.val();
        self.answer_valid.next = self.stream.out_valid.val();
        self.answer_word.next = self.stream.out_word.val();
        self.answer_last.next = self.stream.out_last.val();

        self.cycle_counter.start.next = self.request_arbiter.start.val();
        self.cycle_counter.running.next = !self.chain_updater.idle.val();
        self.cycle_counter.step.next = self.chain_updater.judging.val();
        self.cycles.next = self.cycle_counter.cycles.val();
        self.steps.next = self.cycle_counter.steps.val();
        self.held.next = self.history_pointers.held.val();
        self.reversible.next = self.history_pointers.reversible.val();
    }
}
