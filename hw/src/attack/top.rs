//! The attack unit's top block.

use super::{AttackWalk, Sight, Tally};
use crate::bits::{Bits, bits};
use crate::circuit::Circuit;
use crate::memory::{BlockRam, SyncRam};
use crate::movegen::{Meter, Roster};
use crate::pins::Pins;
use crate::planes::Planes;
use crate::posdata::{Posdata, PosdataForm};
use crate::stream::AnswerStream;
use fpgambit_engine::posdata::{Posdata as Table, RayOrder};
use rust_hdl::prelude::*;

/// The attack unit. See the [module](super) for how it works.
#[derive(Circuit, Pins, Default)]
pub struct Attack {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Synchronous reset: idle, no answer offered. The loaded position stays.
    pub reset: Signal<In, Bit>,
    /// Store a word of the board image.
    pub load_valid: Signal<In, Bit>,
    /// It will be stored: no query is under way.
    pub load_ready: Signal<Out, Bit>,
    /// Which word: 0 to 7 ranks 1 to 8, 8 the state word, which is not needed.
    pub load_address: Signal<In, Bits<4>>,
    /// The word.
    pub load_word: Signal<In, Bits<32>>,
    /// Begin a query.
    pub query_valid: Signal<In, Bit>,
    /// It will begin: none is under way, and no word is being loaded.
    pub query_ready: Signal<Out, Bit>,
    /// Which query.
    pub query_kind: Signal<In, Bits<3>>,
    /// The square asked about.
    pub query_square: Signal<In, Bits<6>>,
    /// The side asked about, 1 = black.
    pub query_side: Signal<In, Bit>,
    /// An answer word is offered.
    pub answer_valid: Signal<Out, Bit>,
    /// The sink takes it.
    pub answer_ready: Signal<In, Bit>,
    /// The answer word.
    pub answer_word: Signal<Out, Bits<16>>,
    /// It is the last of the answer.
    pub answer_last: Signal<Out, Bit>,
    /// Clocks the query took (so far).
    pub cycles: Signal<Out, Bits<16>>,
    /// Squares it visited (so far).
    pub visited: Signal<Out, Bits<16>>,

    planes: Planes,
    board: BlockRam<32, 3, 2>,
    posdata: Posdata,
    map: SyncRam<11, 6, 1, false>,
    roster: Roster,
    sight: Sight,
    walk: AttackWalk,
    tally: Tally,
    stream: AnswerStream<16>,
    meter: Meter,

    free: Signal<Local, Bit>,
    board_write: Signal<Local, Bit>,
    start: Signal<Local, Bit>,
}

impl Logic for Attack {
    #[hdl_gen]
    fn update(&mut self) {
        self.free.next = self.walk.idle.val() & !self.reset.val();
        self.load_ready.next = self.free.val();
        self.query_ready.next = self.free.val() & !self.load_valid.val();
        self.start.next = self.query_valid.val() & self.free.val() & !self.load_valid.val();

        self.board_write.next =
            self.load_valid.val() & self.free.val() & !self.load_address.val().get_bit(3);
        self.board.write.next = self.board_write.val();
        self.board.write_address.next = self.load_address.val().get_bits::<3>(0);
        self.planes.word.next = self.load_word.val();
        self.board.write_word.next = self.planes.sorted.val();
        self.board.read.next = !self.board_write.val();
        self.board.read_address[0].next = self.walk.next_at.val().get_bits::<3>(3);
        self.board.read_address[1].next = self.roster.rank.val();

        self.posdata.kind.next = self.walk.next_kind.val();
        self.posdata.from.next = self.walk.next_from.val();
        self.posdata.at.next = self.walk.next_at.val();

        self.map.read.next = true;
        self.map.read_address[0].next = self.walk.next_at.val();
        self.map.write_address.next = self.walk.at.val();
        self.map.write.next = self.walk.mark.val() | self.walk.wipe.val();
        self.map.write_word.next = self.tally.marked.val();
        if self.walk.wipe.val() {
            self.map.write_word.next = bits::<11>(0);
        }

        self.roster.reset.next = self.reset.val();
        self.roster.begin.next = self.walk.begin.val();
        self.roster.hold.next = false;
        self.roster.side.next = self.walk.side.val();
        self.roster.planes.next = self.board.read_word[1].val();
        self.roster.take.next = self.walk.take.val();

        self.sight.planes.next = self.board.read_word[0].val();
        self.sight.at.next = self.walk.at.val();
        self.sight.from.next = self.walk.from.val();
        self.sight.lift.next = self.walk.lift.val();
        self.sight.lifted.next = self.walk.lifted.val();
        self.sight.side.next = self.walk.side.val();
        self.sight.jumping.next = self.walk.jumping.val();

        self.walk.reset.next = self.reset.val();
        self.walk.start.next = self.start.val();
        self.walk.query.next = self.query_kind.val();
        self.walk.query_square.next = self.query_square.val();
        self.walk.query_side.next = self.query_side.val();
        self.walk.piece.next = self.sight.piece.val();
        self.walk.black.next = self.sight.black.val();
        self.walk.home.next = self.sight.home.val();
        self.walk.empty.next = self.sight.empty.val();
        self.walk.own.next = self.sight.own.val();
        self.walk.enemy.next = self.sight.enemy.val();
        self.walk.attacks.next = self.sight.attacks.val();
        self.walk.nextpos.next = self.posdata.nextpos.val();
        self.walk.nextdir.next = self.posdata.nextdir.val();
        self.walk.piece_ready.next = self.roster.ready.val();
        self.walk.piece_square.next = self.roster.square.val();
        self.walk.piece_kind.next = self.roster.kind.val();
        self.walk.exhausted.next = self.roster.exhausted.val();
        self.walk.room.next = self.stream.room.val();
        self.walk.drained.next = self.stream.drained.val();

        self.tally.clear.next = self.start.val();
        self.tally.query.next = self.walk.query_held.val();
        self.tally.affirm.next = self.walk.affirm.val();
        self.tally.reaches.next = self.walk.reaches.val();
        self.tally.meets.next = self.walk.meets.val();
        self.tally.neighbour.next = self.walk.neighbour.val();
        self.tally.own.next = self.sight.own.val();
        self.tally.judged.next = self.walk.judged.val();
        self.tally.struck.next = self.walk.struck.val();
        self.tally.walker.next = self.walk.walker.val();
        self.tally.piece.next = self.sight.piece.val();
        self.tally.black.next = self.sight.black.val();
        self.tally.at.next = self.walk.at.val();
        self.tally.front.next = self.walk.front.val();
        self.tally.entry.next = self.map.read_word[0].val();
        self.tally.reporting.next = self.walk.reporting.val();
        self.tally.closes.next = self.walk.closes.val();

        self.stream.reset.next = self.reset.val();
        self.stream.put.next = self.walk.put.val();
        self.stream.word.next = self.tally.word.val();
        self.stream.closes.next = self.walk.closes.val();
        self.stream.ready.next = self.answer_ready.val();
        self.answer_valid.next = self.stream.valid.val();
        self.answer_word.next = self.stream.data.val();
        self.answer_last.next = self.stream.last.val();

        self.meter.start.next = self.start.val();
        self.meter.running.next = !self.walk.idle.val();
        self.meter.visiting.next = self.walk.visiting.val();
        self.cycles.next = self.meter.cycles.val();
        self.visited.next = self.meter.visited.val();
    }
}

impl Attack {
    /// The unit with posdata in one of its forms.
    pub fn with_form(form: PosdataForm) -> Self {
        let mut unit = Self::default();
        unit.posdata.choose(form);
        unit
    }

    /// The unit with the table of one ray order, which is the order of an answer's items.
    pub fn with_order(order: RayOrder) -> Self {
        Self {
            posdata: Posdata::from_words(Table::new(order).words()),
            ..Self::default()
        }
    }
}
