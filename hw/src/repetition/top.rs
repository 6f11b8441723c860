//! The repetition unit's top block.

use super::{Examiner, HistoryRam, Ledger, Player, SquareRam, Usher};
use crate::bits::Bits;
use crate::movegen::Meter;
use crate::stream::AnswerStream;
use crate::{assembly, pins};
use rust_hdl::prelude::*;

/// The repetition unit. See the [module](super) for its ports.
#[derive(LogicBlock, Default)]
pub struct Repetition {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Synchronous reset: idle, no answer offered. Position and history stay unless one of them was being changed.
    pub reset: Signal<In, Bit>,
    /// Store a word of the board image, and forget the history.
    pub load_valid: Signal<In, Bit>,
    /// It will be stored: nothing is under way.
    pub load_ready: Signal<Out, Bit>,
    /// Which word: 0 to 7 ranks 1 to 8, 8 the state word.
    pub load_address: Signal<In, Bits<4>>,
    /// The word.
    pub load_word: Signal<In, Bits<32>>,
    /// Play a move.
    pub push_valid: Signal<In, Bit>,
    /// It will be played.
    pub push_ready: Signal<Out, Bit>,
    /// The move record.
    pub push_record: Signal<In, Bits<24>>,
    /// What a pawn becomes: 2 to 5 knight, bishop, rook, queen; 0 nothing.
    pub push_promotion: Signal<In, Bits<3>>,
    /// Take the newest move back.
    pub pop_valid: Signal<In, Bit>,
    /// It will be taken back: one is kept.
    pub pop_ready: Signal<Out, Bit>,
    /// Begin a query.
    pub query_valid: Signal<In, Bit>,
    /// It will begin.
    pub query_ready: Signal<Out, Bit>,
    /// How far it goes and what it asks.
    pub query_mode: Signal<In, Bits<3>>,
    /// An answer word is offered.
    pub answer_valid: Signal<Out, Bit>,
    /// The sink takes it.
    pub answer_ready: Signal<In, Bit>,
    /// The answer word.
    pub answer_word: Signal<Out, Bits<32>>,
    /// It is the last of the answer.
    pub answer_last: Signal<Out, Bit>,
    /// Clocks the query took (so far).
    pub cycles: Signal<Out, Bits<16>>,
    /// Pairs of moves it took back (so far).
    pub steps: Signal<Out, Bits<16>>,
    /// Moves kept.
    pub held: Signal<Out, Bits<9>>,
    /// How many of the newest are reversible.
    pub reversible: Signal<Out, Bits<9>>,

    squares: SquareRam,
    history: HistoryRam,
    usher: Usher,
    ledger: Ledger,
    player: Player,
    examiner: Examiner,
    stream: AnswerStream<32>,
    meter: Meter,

    newest: Signal<Local, Bits<32>>,
    even: Signal<Local, Bits<32>>,
    odd: Signal<Local, Bits<32>>,
}

impl Logic for Repetition {
    #[hdl_gen]
    fn update(&mut self) {
        clock!(
            self, clock, squares, history, ledger, player, examiner, stream, meter
        );

        self.usher.free.next =
            self.player.idle.val() & self.examiner.idle.val() & !self.reset.val();
        self.usher.load_valid.next = self.load_valid.val();
        self.usher.push_valid.next = self.push_valid.val();
        self.usher.pop_valid.next = self.pop_valid.val();
        self.usher.query_valid.next = self.query_valid.val();
        self.usher.held.next = self.ledger.held.val();
        self.load_ready.next = self.usher.load_ready.val();
        self.push_ready.next = self.usher.push_ready.val();
        self.pop_ready.next = self.usher.pop_ready.val();
        self.query_ready.next = self.usher.query_ready.val();

        self.even.next = self.history.even.val();
        self.odd.next = self.history.odd.val();
        self.newest.next = self.odd.val();
        if self.ledger.head.val().get_bit(0) {
            self.newest.next = self.even.val();
        }

        self.ledger.clear.next = self.usher.load.val() | self.player.lost.val();
        self.ledger.seat.next = self.usher.load.val() & self.load_address.val().get_bit(3);
        self.ledger.black.next = self.load_word.val().get_bit(0);
        self.ledger.note.next = self.player.note.val();
        self.ledger.irreversible.next = self.player.irreversible.val();
        self.ledger.pop.next = self.usher.pop.val();
        self.ledger.was_irreversible.next = self.newest.val().get_bit(22);
        self.ledger.was_reversible.next = self.newest.val().get_bits::<9>(23);

        self.player.reset.next = self.reset.val();
        self.player.load.next = self.usher.load.val() & !self.load_address.val().get_bit(3);
        self.player.rank.next = self.load_address.val().get_bits::<3>(0);
        self.player.load_word.next = self.load_word.val();
        self.player.push.next = self.usher.push.val();
        self.player.record.next = self.push_record.val();
        self.player.promotion.next = self.push_promotion.val();
        self.player.pop.next = self.usher.pop.val();
        self.player.newest.next = self.newest.val();
        self.player.on_to.next = self.squares.on_even_to.val();
        self.player.reversible.next = self.ledger.reversible.val();

        self.history.write.next = self.player.note.val();
        self.history.number.next = self.ledger.head.val();
        self.history.word.next = self.player.word.val();
        self.history.read.next = self.examiner.step.val();
        self.history.even_address.next = self.examiner.even_address.val();
        self.history.odd_address.next = self.examiner.odd_address.val();

        self.squares.write.next = self.player.write.val();
        self.squares.square.next = self.player.square.val();
        self.squares.nibble.next = self.player.nibble.val();
        self.squares.read.next = self.examiner.step.val();
        self.squares.even_from.next = self.even.val().get_bits::<6>(0);
        self.squares.even_to.next = self.even.val().get_bits::<6>(6);
        self.squares.odd_from.next = self.odd.val().get_bits::<6>(0);
        self.squares.odd_to.next = self.odd.val().get_bits::<6>(6);
        if self.player.looking.val() {
            self.squares.even_to.next = self.player.looks_at.val();
        }

        self.examiner.reset.next = self.reset.val();
        self.examiner.start.next = self.usher.start.val();
        self.examiner.first.next = self.query_mode.val().get_bit(0);
        self.examiner.near.next = self.query_mode.val().get_bit(1);
        self.examiner.whole.next = self.query_mode.val().get_bit(2);
        self.examiner.head.next = self.ledger.head.val();
        self.examiner.reversible.next = self.ledger.reversible.val();
        self.examiner.cut.next = self.ledger.cut.val();
        self.examiner.side.next = self.ledger.side.val();
        self.examiner.even.next = self.even.val().get_bits::<16>(0);
        self.examiner.odd.next = self.odd.val().get_bits::<16>(0);
        self.examiner.on_even_from.next = self.squares.on_even_from.val();
        self.examiner.on_even_to.next = self.squares.on_even_to.val();
        self.examiner.on_odd_from.next = self.squares.on_odd_from.val();
        self.examiner.on_odd_to.next = self.squares.on_odd_to.val();
        self.examiner.room.next = self.stream.room.val();
        self.examiner.drained.next = self.stream.drained.val();

        self.stream.reset.next = self.reset.val();
        self.stream.put.next = self.examiner.put.val();
        self.stream.word.next = self.examiner.word.val();
        self.stream.closes.next = self.examiner.closes.val();
        self.stream.ready.next = self.answer_ready.val();
        self.answer_valid.next = self.stream.valid.val();
        self.answer_word.next = self.stream.data.val();
        self.answer_last.next = self.stream.last.val();

        self.meter.start.next = self.usher.start.val();
        self.meter.running.next = !self.examiner.idle.val();
        self.meter.visiting.next = self.examiner.judging.val();
        self.cycles.next = self.meter.cycles.val();
        self.steps.next = self.meter.visited.val();
        self.held.next = self.ledger.held.val();
        self.reversible.next = self.ledger.reversible.val();
    }
}

assembly!(Repetition {
    inputs: reset, load_valid, load_address, load_word, push_valid, push_record, push_promotion, pop_valid,
        query_valid, query_mode, answer_ready;
    blocks: usher, squares, history, ledger, stream, examiner, player, meter
});

pins!(Repetition {
    inputs: reset: Bit, load_valid: Bit, load_address: Bits<4>, load_word: Bits<32>, push_valid: Bit,
        push_record: Bits<24>, push_promotion: Bits<3>, pop_valid: Bit, query_valid: Bit, query_mode: Bits<3>,
        answer_ready: Bit;
    outputs: load_ready: Bit, push_ready: Bit, pop_ready: Bit, query_ready: Bit, answer_valid: Bit,
        answer_word: Bits<32>, answer_last: Bit, cycles: Bits<16>, steps: Bits<16>, held: Bits<9>,
        reversible: Bits<9>
});
