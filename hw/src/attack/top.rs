//! The attack unit's top block.

use super::{AnswerCounters, AttackWalk, AttackerCheck, BoardFeeder};
use crate::bits::{Bits, bits};
use crate::blocks::{AnswerStream, BlockRam, CycleCounter, PieceSelector, Planes, SyncRam};
use crate::circuit::{Circuit, hdl_gen};
use crate::pins::Pins;
use crate::posdata::{Posdata, PosdataForm};
use crate::values::load_address;
use fpgambit_engine::posdata::{Posdata as Table, RayOrder};
use rust_hdl::prelude::*;

/// The attack unit. See the [module](super) for how it works.
#[derive(Circuit, Pins, Default)]
#[circuit(module = "fpgambit_attack")]
pub struct Attack {
    /// Clock, rising edge.
    pub clock: Signal<In, Clock>,
    /// Synchronous reset: idle, no answer offered. The loaded position is kept.
    pub reset: Signal<In, Bit>,
    /// A word of the board image is offered.
    pub load_valid: Signal<In, Bit>,
    /// The word will be stored: no query is in progress.
    pub load_ready: Signal<Out, Bit>,
    /// Address of the word: 0 to 7 for ranks 1 to 8, 8 for the state word, which is not needed.
    pub load_address: Signal<In, Bits<4>>,
    /// The word.
    pub load_word: Signal<In, Bits<32>>,
    /// A whole board is offered.
    pub board_valid: Signal<In, Bit>,
    /// The board will be accepted at this edge: no query is in progress and nothing is being loaded.
    pub board_ready: Signal<Out, Bit>,
    /// The board: ranks 1 to 8, eight piece nibbles each, file a in the lowest bits.
    pub board_rank: [Signal<In, Bits<32>>; 8],
    /// Request to start a query.
    pub query_valid: Signal<In, Bit>,
    /// The query will start: none is in progress and nothing is being loaded.
    pub query_ready: Signal<Out, Bit>,
    /// Query kind.
    pub query_kind: Signal<In, Bits<3>>,
    /// Square of the query.
    pub query_square: Signal<In, Bits<6>>,
    /// Side of the query, 1 = black.
    pub query_side: Signal<In, Bit>,
    /// An answer word is offered; it holds until accepted.
    pub answer_valid: Signal<Out, Bit>,
    /// The sink accepts it at this edge.
    pub answer_ready: Signal<In, Bit>,
    /// The answer word.
    pub answer_word: Signal<Out, Bits<16>>,
    /// The last word of the answer.
    pub answer_last: Signal<Out, Bit>,
    /// Clocks of the query so far.
    pub cycles: Signal<Out, Bits<16>>,
    /// Squares visited so far.
    pub visited: Signal<Out, Bits<16>>,

    board_feeder: BoardFeeder,
    planes: Planes,
    board: BlockRam<32, 3, 2>,
    posdata: Posdata,
    map: SyncRam<11, 6, 1, false>,
    piece_selector: PieceSelector,
    attacker_check: AttackerCheck,
    walk: AttackWalk,
    answer_counters: AnswerCounters,
    stream: AnswerStream<16>,
    cycle_counter: CycleCounter,

    free: Signal<Local, Bit>,
    board_write: Signal<Local, Bit>,
    start: Signal<Local, Bit>,
}

impl Logic for Attack {
    #[hdl_gen]
    fn update(&mut self) {
        self.free.next = self.walk.idle.val() & !self.reset.val() & !self.board_feeder.copies.val();
        self.load_ready.next = self.free.val();
        self.board_ready.next = self.free.val() & !self.load_valid.val();
        self.query_ready.next = self.free.val() & !self.load_valid.val() & !self.board_valid.val();
        self.start.next = self.query_valid.val()
            & self.free.val()
            & !self.load_valid.val()
            & !self.board_valid.val();

        self.board_feeder.reset.next = self.reset.val();
        self.board_feeder.take.next =
            self.board_valid.val() & self.free.val() & !self.load_valid.val();
        for i in 0..8 {
            self.board_feeder.ranks[i].next = self.board_rank[i].val();
        }
        self.board_write.next = self.board_feeder.copies.val()
            | (self.load_valid.val()
                & self.free.val()
                & !self.load_address.val().get_bit(load_address::STATE));
        self.board.write.next = self.board_write.val();
        self.board.write_address.next = self.load_address.val().get_bits::<3>(0);
        self.planes.word.next = self.load_word.val();
        if self.board_feeder.copies.val() {
            self.board.write_address.next = self.board_feeder.rank.val();
            self.planes.word.next = self.board_feeder.word.val();
        }
        self.board.write_word.next = self.planes.sorted.val();
        self.board.read.next = !self.board_write.val();
        self.board.read_address[0].next = self.walk.next_at.val().get_bits::<3>(3);
        self.board.read_address[1].next = self.piece_selector.rank.val();

        self.posdata.kind.next = self.walk.next_kind.val();
        self.posdata.from.next = self.walk.next_from.val();
        self.posdata.at.next = self.walk.next_at.val();

        self.map.read.next = true;
        self.map.read_address[0].next = self.walk.next_at.val();
        self.map.write_address.next = self.walk.at.val();
        self.map.write.next = self.walk.mark.val() | self.walk.wipe.val();
        self.map.write_word.next = self.answer_counters.marked.val();
        if self.walk.wipe.val() {
            self.map.write_word.next = bits::<11>(0);
        }

        self.piece_selector.reset.next = self.reset.val();
        self.piece_selector.start.next = self.walk.start_pieces.val();
        self.piece_selector.hold.next = false;
        self.piece_selector.side.next = self.walk.side.val();
        self.piece_selector.planes.next = self.board.read_word[1].val();
        self.piece_selector.out_ready.next = self.walk.piece_ready.val();

        self.attacker_check.planes.next = self.board.read_word[0].val();
        self.attacker_check.at.next = self.walk.at.val();
        self.attacker_check.from.next = self.walk.from.val();
        self.attacker_check.lift.next = self.walk.lift.val();
        self.attacker_check.lifted.next = self.walk.lifted.val();
        self.attacker_check.side.next = self.walk.side.val();
        self.attacker_check.jumping.next = self.walk.jumping.val();

        self.walk.reset.next = self.reset.val();
        self.walk.start.next = self.start.val();
        self.walk.query.next = self.query_kind.val();
        self.walk.query_square.next = self.query_square.val();
        self.walk.query_side.next = self.query_side.val();
        self.walk.piece.next = self.attacker_check.piece.val();
        self.walk.black.next = self.attacker_check.black.val();
        self.walk.home.next = self.attacker_check.home.val();
        self.walk.empty.next = self.attacker_check.empty.val();
        self.walk.own.next = self.attacker_check.own.val();
        self.walk.enemy.next = self.attacker_check.enemy.val();
        self.walk.attacks.next = self.attacker_check.attacks.val();
        self.walk.nextpos.next = self.posdata.nextpos.val();
        self.walk.nextdir.next = self.posdata.nextdir.val();
        self.walk.piece_valid.next = self.piece_selector.out_valid.val();
        self.walk.piece_square.next = self.piece_selector.out_square.val();
        self.walk.piece_kind.next = self.piece_selector.out_kind.val();
        self.walk.exhausted.next = self.piece_selector.exhausted.val();
        self.walk.out_ready.next = self.stream.in_ready.val();
        self.walk.drained.next = self.stream.drained.val();

        self.answer_counters.clear.next = self.start.val();
        self.answer_counters.query.next = self.walk.query_held.val();
        self.answer_counters.affirm.next = self.walk.affirm.val();
        self.answer_counters.reaches.next = self.walk.reaches.val();
        self.answer_counters.meets.next = self.walk.meets.val();
        self.answer_counters.neighbour.next = self.walk.neighbour.val();
        self.answer_counters.own.next = self.attacker_check.own.val();
        self.answer_counters.judged.next = self.walk.judged.val();
        self.answer_counters.struck.next = self.walk.struck.val();
        self.answer_counters.walker.next = self.walk.walker.val();
        self.answer_counters.piece.next = self.attacker_check.piece.val();
        self.answer_counters.black.next = self.attacker_check.black.val();
        self.answer_counters.at.next = self.walk.at.val();
        self.answer_counters.front.next = self.walk.front.val();
        self.answer_counters.entry.next = self.map.read_word[0].val();
        self.answer_counters.reporting.next = self.walk.reporting.val();
        self.answer_counters.last.next = self.walk.out_last.val();

        self.stream.reset.next = self.reset.val();
        self.stream.in_valid.next = self.walk.out_valid.val();
        self.stream.in_word.next = self.answer_counters.out_word.val();
        self.stream.in_last.next = self.walk.out_last.val();
        self.stream.out_ready.next = self.answer_ready.val();
        self.answer_valid.next = self.stream.out_valid.val();
        self.answer_word.next = self.stream.out_word.val();
        self.answer_last.next = self.stream.out_last.val();

        self.cycle_counter.start.next = self.start.val();
        self.cycle_counter.running.next = !self.walk.idle.val();
        self.cycle_counter.step.next = self.walk.visiting.val();
        self.cycles.next = self.cycle_counter.cycles.val();
        self.visited.next = self.cycle_counter.steps.val();
    }
}

impl Attack {
    /// Makes the unit with the given form of posdata.
    pub fn with_form(form: PosdataForm) -> Self {
        let mut unit = Self::default();
        unit.posdata.choose(form);
        unit
    }

    /// Makes the unit with the table of the given ray order, which determines the order of an answer's items.
    pub fn with_order(order: RayOrder) -> Self {
        Self {
            posdata: Posdata::from_words(Table::new(order).words()),
            ..Self::default()
        }
    }
}
