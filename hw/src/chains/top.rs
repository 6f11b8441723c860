//! The chain unit's top block.

use super::{Linker, Scribe};
use crate::bits::Bits;
use crate::circuit::Circuit;
use crate::memory::{BlockRam, SyncRam};
use crate::movegen::Meter;
use crate::pins::Pins;
use crate::repetition::{Ledger, Usher};
use crate::stream::AnswerStream;
use rust_hdl::prelude::*;

/// The chain unit. See the [module](super) for its ports.
#[derive(Circuit, Pins, Default)]
pub struct Chains {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Synchronous reset: idle, no answer offered. The history stays.
    pub reset: Signal<In, Bit>,
    /// A game begins: forget the history. What is loaded is of no use here.
    pub load_valid: Signal<In, Bit>,
    /// It will be forgotten: nothing is under way.
    pub load_ready: Signal<Out, Bit>,
    /// Not used.
    pub load_address: Signal<In, Bits<4>>,
    /// Not used.
    pub load_word: Signal<In, Bits<32>>,
    /// Note a move.
    pub push_valid: Signal<In, Bit>,
    /// It will be noted.
    pub push_ready: Signal<Out, Bit>,
    /// The move record.
    pub push_record: Signal<In, Bits<24>>,
    /// Not used.
    pub push_promotion: Signal<In, Bits<3>>,
    /// Forget the newest move.
    pub pop_valid: Signal<In, Bit>,
    /// It will be forgotten: one is kept.
    pub pop_ready: Signal<Out, Bit>,
    /// Begin a query.
    pub query_valid: Signal<In, Bit>,
    /// It will begin.
    pub query_ready: Signal<Out, Bit>,
    /// How far it goes: bit 0, to the nearest repetition. The others are not used.
    pub query_mode: Signal<In, Bits<3>>,
    /// The answer word is offered.
    pub answer_valid: Signal<Out, Bit>,
    /// The sink takes it.
    pub answer_ready: Signal<In, Bit>,
    /// The answer word.
    pub answer_word: Signal<Out, Bits<32>>,
    /// It is the last of the answer, as it always is.
    pub answer_last: Signal<Out, Bit>,
    /// Clocks the query took (so far).
    pub cycles: Signal<Out, Bits<16>>,
    /// Moves it took back (so far).
    pub steps: Signal<Out, Bits<16>>,
    /// Moves kept.
    pub held: Signal<Out, Bits<9>>,
    /// How many of the newest are reversible.
    pub reversible: Signal<Out, Bits<9>>,

    history: BlockRam<26, 9, 1>,
    list: SyncRam<16, 5, 1, false>,
    usher: Usher,
    ledger: Ledger,
    scribe: Scribe,
    linker: Linker,
    stream: AnswerStream<32>,
    meter: Meter,
}

impl Chains {
    /// The form that the paper prints, which is not exact; the default is the completed one.
    pub fn printed() -> Self {
        Self {
            linker: Linker::printed(),
            ..Self::default()
        }
    }
}

impl Logic for Chains {
    #[hdl_gen]
    fn update(&mut self) {
        self.usher.free.next = self.scribe.idle.val() & self.linker.idle.val() & !self.reset.val();
        self.usher.load_valid.next = self.load_valid.val();
        self.usher.push_valid.next = self.push_valid.val();
        self.usher.pop_valid.next = self.pop_valid.val();
        self.usher.query_valid.next = self.query_valid.val();
        self.usher.held.next = self.ledger.held.val();
        self.load_ready.next = self.usher.load_ready.val();
        self.push_ready.next = self.usher.push_ready.val();
        self.pop_ready.next = self.usher.pop_ready.val();
        self.query_ready.next = self.usher.query_ready.val();

        self.scribe.push.next = self.usher.push.val();
        self.scribe.record.next = self.push_record.val();
        self.scribe.pop.next = self.usher.pop.val();
        self.scribe.reversible.next = self.ledger.reversible.val();

        self.ledger.clear.next = self.usher.load.val();
        self.ledger.seat.next = false;
        self.ledger.black.next = false;
        self.ledger.note.next = self.usher.push.val();
        self.ledger.irreversible.next = self.scribe.irreversible.val();
        self.ledger.pop.next = self.usher.pop.val();
        self.ledger.was_irreversible.next = self.history.read_word[0].val().get_bit(16);
        self.ledger.was_reversible.next = self.history.read_word[0].val().get_bits::<9>(17);

        self.history.write.next = self.usher.push.val();
        self.history.write_address.next = self.ledger.head.val();
        self.history.write_word.next = self.scribe.word.val();
        self.history.read.next = self.linker.read.val() & !self.usher.push.val();
        self.history.read_address[0].next = self.linker.wanted.val();

        self.list.write.next = self.linker.write.val();
        self.list.write_address.next = self.linker.place.val();
        self.list.write_word.next = self.linker.link.val();
        self.list.read.next = true;
        self.list.read_address[0].next = self.linker.looks_at.val();

        self.linker.reset.next = self.reset.val();
        self.linker.start.next = self.usher.start.val();
        self.linker.first.next = self.query_mode.val().get_bit(0);
        self.linker.head.next = self.ledger.head.val();
        self.linker.reversible.next = self.ledger.reversible.val();
        self.linker.cut.next = self.ledger.cut.val();
        self.linker.record.next = self.history.read_word[0].val().get_bits::<16>(0);
        self.linker.chain.next = self.list.read_word[0].val();
        self.linker.room.next = self.stream.room.val();
        self.linker.drained.next = self.stream.drained.val();

        self.stream.reset.next = self.reset.val();
        self.stream.put.next = self.linker.put.val();
        self.stream.word.next = self.linker.word.val();
        self.stream.closes.next = true;
        self.stream.ready.next = self.answer_ready.val();
        self.answer_valid.next = self.stream.valid.val();
        self.answer_word.next = self.stream.data.val();
        self.answer_last.next = self.stream.last.val();

        self.meter.start.next = self.usher.start.val();
        self.meter.running.next = !self.linker.idle.val();
        self.meter.visiting.next = self.linker.judging.val();
        self.cycles.next = self.meter.cycles.val();
        self.steps.next = self.meter.visited.val();
        self.held.next = self.ledger.held.val();
        self.reversible.next = self.ledger.reversible.val();
    }
}
