//! The repetition unit's top block.

use super::ports::history_unit;
use super::{BoardUpdater, RepetitionWalk};
use crate::bits::Bits;
use crate::blocks::{AnswerStream, BlockRam, CycleCounter, HistoryPointers, RequestArbiter};
use crate::circuit::hdl_gen;
use crate::values::{history, load_address, mode, state_word};
use rust_hdl::prelude::*;

history_unit! {
    /// The repetition unit. See the [module](super) for how it works.
    #[circuit(module = "fpgambit_repetition")]
    pub struct Repetition {
        squares: BlockRam<4, 6, 4>,
        even_history: BlockRam<32, 8, 1>,
        odd_history: BlockRam<32, 8, 1>,
        request_arbiter: RequestArbiter,
        history_pointers: HistoryPointers,
        board_updater: BoardUpdater,
        walk: RepetitionWalk,
        stream: AnswerStream<32>,
        cycle_counter: CycleCounter,

        newest: Signal<Local, Bits<32>>,
        even: Signal<Local, Bits<32>>,
        odd: Signal<Local, Bits<32>>,
    }
}

impl Logic for Repetition {
    #[hdl_gen]
    fn update(&mut self) {
        self.request_arbiter.free.next =
            self.board_updater.idle.val() & self.walk.idle.val() & !self.reset.val();
        self.request_arbiter.load_valid.next = self.load_valid.val();
        self.request_arbiter.push_valid.next = self.push_valid.val();
        self.request_arbiter.pop_valid.next = self.pop_valid.val();
        self.request_arbiter.query_valid.next = self.query_valid.val();
        self.request_arbiter.held.next = self.history_pointers.held.val();
        self.load_ready.next = self.request_arbiter.load_ready.val();
        self.push_ready.next = self.request_arbiter.push_ready.val();
        self.pop_ready.next = self.request_arbiter.pop_ready.val();
        self.query_ready.next = self.request_arbiter.query_ready.val();

        self.even.next = self.even_history.read_word[0].val();
        self.odd.next = self.odd_history.read_word[0].val();
        self.newest.next = self.odd.val();
        if self.history_pointers.head.val().get_bit(0) {
            self.newest.next = self.even.val();
        }

        self.history_pointers.clear.next =
            self.request_arbiter.load.val() | self.board_updater.lost.val();
        self.history_pointers.set_side.next =
            self.request_arbiter.load.val() & self.load_address.val().get_bit(load_address::STATE);
        self.history_pointers.black.next = self.load_word.val().get_bit(state_word::SIDE);
        self.history_pointers.append.next = self.board_updater.append.val();
        self.history_pointers.irreversible.next = self.board_updater.irreversible.val();
        self.history_pointers.pop.next = self.request_arbiter.pop.val();
        self.history_pointers.was_irreversible.next =
            self.newest.val().get_bit(history::IRREVERSIBLE);
        self.history_pointers.was_reversible.next =
            self.newest.val().get_bits::<9>(history::REVERSIBLE);

        self.board_updater.reset.next = self.reset.val();
        self.board_updater.load.next =
            self.request_arbiter.load.val() & !self.load_address.val().get_bit(load_address::STATE);
        self.board_updater.rank.next = self.load_address.val().get_bits::<3>(0);
        self.board_updater.load_word.next = self.load_word.val();
        self.board_updater.push.next = self.request_arbiter.push.val();
        self.board_updater.record.next = self.push_record.val();
        self.board_updater.promotion.next = self.push_promotion.val();
        self.board_updater.pop.next = self.request_arbiter.pop.val();
        self.board_updater.newest.next = self.newest.val();
        self.board_updater.on_to.next = self.squares.read_word[1].val();
        self.board_updater.reversible.next = self.history_pointers.reversible.val();

        comment!(
            "Moves with even and odd numbers are stored in two banks, so that two can be read per clock."
        );
        self.even_history.write.next =
            self.board_updater.append.val() & !self.history_pointers.head.val().get_bit(0);
        self.even_history.write_address.next = self.history_pointers.head.val().get_bits::<8>(1);
        self.even_history.write_word.next = self.board_updater.history_word.val();
        self.even_history.read.next = self.walk.step.val() & !self.board_updater.append.val();
        self.even_history.read_address[0].next = self.walk.even_address.val();
        self.odd_history.write.next =
            self.board_updater.append.val() & self.history_pointers.head.val().get_bit(0);
        self.odd_history.write_address.next = self.history_pointers.head.val().get_bits::<8>(1);
        self.odd_history.write_word.next = self.board_updater.history_word.val();
        self.odd_history.read.next = self.walk.step.val() & !self.board_updater.append.val();
        self.odd_history.read_address[0].next = self.walk.odd_address.val();

        self.squares.write.next = self.board_updater.write.val();
        self.squares.write_address.next = self.board_updater.square.val();
        self.squares.write_word.next = self.board_updater.nibble.val();
        self.squares.read.next = self.walk.step.val() & !self.board_updater.write.val();
        self.squares.read_address[0].next = self.even.val().get_bits::<6>(history::FROM);
        self.squares.read_address[1].next = self.even.val().get_bits::<6>(history::TO);
        self.squares.read_address[2].next = self.odd.val().get_bits::<6>(history::FROM);
        self.squares.read_address[3].next = self.odd.val().get_bits::<6>(history::TO);
        if self.board_updater.looking.val() {
            self.squares.read_address[1].next = self.board_updater.looks_at.val();
        }

        self.walk.reset.next = self.reset.val();
        self.walk.start.next = self.request_arbiter.start.val();
        self.walk.first.next = self.query_mode.val().get_bit(mode::FIRST);
        self.walk.near.next = self.query_mode.val().get_bit(mode::NEAR);
        self.walk.whole.next = self.query_mode.val().get_bit(mode::WHOLE);
        self.walk.head.next = self.history_pointers.head.val();
        self.walk.reversible.next = self.history_pointers.reversible.val();
        self.walk.cut.next = self.history_pointers.cut.val();
        self.walk.side.next = self.history_pointers.side.val();
        self.walk.even.next = self.even.val().get_bits::<16>(0);
        self.walk.odd.next = self.odd.val().get_bits::<16>(0);
        self.walk.on_even_from.next = self.squares.read_word[0].val();
        self.walk.on_even_to.next = self.squares.read_word[1].val();
        self.walk.on_odd_from.next = self.squares.read_word[2].val();
        self.walk.on_odd_to.next = self.squares.read_word[3].val();
        self.walk.out_ready.next = self.stream.in_ready.val();
        self.walk.drained.next = self.stream.drained.val();

        self.stream.reset.next = self.reset.val();
        self.stream.in_valid.next = self.walk.out_valid.val();
        self.stream.in_word.next = self.walk.out_word.val();
        self.stream.in_last.next = self.walk.out_last.val();
        self.stream.out_ready.next = self.answer_ready.val();
        self.answer_valid.next = self.stream.out_valid.val();
        self.answer_word.next = self.stream.out_word.val();
        self.answer_last.next = self.stream.out_last.val();

        self.cycle_counter.start.next = self.request_arbiter.start.val();
        self.cycle_counter.running.next = !self.walk.idle.val();
        self.cycle_counter.step.next = self.walk.judging.val();
        self.cycles.next = self.cycle_counter.cycles.val();
        self.steps.next = self.cycle_counter.steps.val();
        self.held.next = self.history_pointers.held.val();
        self.reversible.next = self.history_pointers.reversible.val();
    }
}
