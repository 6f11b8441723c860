//! The repetition unit's top block.

use super::{Examiner, Ledger, Player, Usher};
use crate::bits::Bits;
use crate::circuit::Circuit;
use crate::memory::BlockRam;
use crate::movegen::Meter;
use crate::pins::Pins;
use crate::stream::AnswerStream;
use rust_hdl::prelude::*;

/// The repetition unit. See the [module](super) for its ports.
#[derive(Circuit, Pins, Default)]
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

    squares: BlockRam<4, 6, 4>,
    even_history: BlockRam<32, 8, 1>,
    odd_history: BlockRam<32, 8, 1>,
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

        self.even.next = self.even_history.read_word[0].val();
        self.odd.next = self.odd_history.read_word[0].val();
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
        self.player.on_to.next = self.squares.read_word[1].val();
        self.player.reversible.next = self.ledger.reversible.val();

        comment!("Moves of even and of odd number in two banks, so that two are read in a clock.");
        self.even_history.write.next = self.player.note.val() & !self.ledger.head.val().get_bit(0);
        self.even_history.write_address.next = self.ledger.head.val().get_bits::<8>(1);
        self.even_history.write_word.next = self.player.word.val();
        self.even_history.read.next = self.examiner.step.val() & !self.player.note.val();
        self.even_history.read_address[0].next = self.examiner.even_address.val();
        self.odd_history.write.next = self.player.note.val() & self.ledger.head.val().get_bit(0);
        self.odd_history.write_address.next = self.ledger.head.val().get_bits::<8>(1);
        self.odd_history.write_word.next = self.player.word.val();
        self.odd_history.read.next = self.examiner.step.val() & !self.player.note.val();
        self.odd_history.read_address[0].next = self.examiner.odd_address.val();

        self.squares.write.next = self.player.write.val();
        self.squares.write_address.next = self.player.square.val();
        self.squares.write_word.next = self.player.nibble.val();
        self.squares.read.next = self.examiner.step.val() & !self.player.write.val();
        self.squares.read_address[0].next = self.even.val().get_bits::<6>(0);
        self.squares.read_address[1].next = self.even.val().get_bits::<6>(6);
        self.squares.read_address[2].next = self.odd.val().get_bits::<6>(0);
        self.squares.read_address[3].next = self.odd.val().get_bits::<6>(6);
        if self.player.looking.val() {
            self.squares.read_address[1].next = self.player.looks_at.val();
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
        self.examiner.on_even_from.next = self.squares.read_word[0].val();
        self.examiner.on_even_to.next = self.squares.read_word[1].val();
        self.examiner.on_odd_from.next = self.squares.read_word[2].val();
        self.examiner.on_odd_to.next = self.squares.read_word[3].val();
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
