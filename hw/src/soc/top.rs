//! The soc's top block: link, interpreter and units.

use super::{Annex, Crc32, Interpreter, Queue, Receiver, ResultSelector, Sender};
use crate::bits::{Bits, bit_cast, bits};
use crate::blocks::BlockRam;
use crate::circuit::{Circuit, hdl_gen};
use crate::movegen::Movegen;
use crate::pins::Pins;
use crate::posdata::PosdataForm;
use crate::repetition::Repetition;
use crate::values::{command, command_bit, link_units};
use rust_hdl::prelude::*;

/// Move generator and repetition unit behind one byte stream; with an `ANNEX` of 1 also the other units. See the
/// [module](super) for the protocol.
#[derive(Circuit, Pins)]
pub struct Soc<const ANNEX: usize> {
    /// Clock, rising edge.
    pub clock: Signal<In, Clock>,
    /// Synchronous reset: no session, nothing in progress; the units keep their contents.
    pub reset: Signal<In, Bit>,
    /// The clock's frequency, for `hello`; constant.
    pub clock_hz: Signal<In, Bits<32>>,
    /// Identity of this build, for `hello`; constant.
    pub identity: Signal<In, Bits<32>>,
    /// A byte is offered.
    pub receive_valid: Signal<In, Bit>,
    /// Accepted at this edge; low while a frame waits for the interpreter.
    pub receive_ready: Signal<Out, Bit>,
    /// The byte.
    pub receive_byte: Signal<In, Bits<8>>,
    /// A byte is offered; it holds until accepted.
    pub send_valid: Signal<Out, Bit>,
    /// The sink accepts it at this edge.
    pub send_ready: Signal<In, Bit>,
    /// The byte.
    pub send_byte: Signal<Out, Bits<8>>,
    /// Clocks since reset.
    pub cycles: Signal<Out, Bits<32>>,

    receiver_crc: Crc32,
    receiver: Receiver,
    request: BlockRam<8, 9, 1>,
    queue_words: BlockRam<32, 8, 1>,
    answer: BlockRam<8, 10, 1>,
    sender_crc: Crc32,
    movegen: Movegen,
    repetition: Repetition,
    queue: Queue,
    results: ResultSelector,
    interpreter: Interpreter,
    sender: Sender,
    annex: [Annex; ANNEX],

    unit_reset: Signal<Local, Bit>,
    move_entry: Signal<Local, Bits<32>>,
}

impl<const ANNEX: usize> Logic for Soc<ANNEX> {
    #[hdl_gen]
    fn update(&mut self) {
        self.unit_reset.next = self.reset.val() | self.interpreter.unit_reset.val();

        self.receiver.reset.next = self.reset.val();
        self.receiver.byte_valid.next = self.receive_valid.val();
        self.receiver.byte.next = self.receive_byte.val();
        self.receiver.crc_register.next = self.receiver_crc.register.val();
        self.receiver.release.next = self.interpreter.release.val();
        self.receive_ready.next = self.receiver.byte_ready.val();
        self.receiver_crc.clear.next = self.receiver.crc_clear.val();
        self.receiver_crc.step.next = self.receiver.write.val();
        self.receiver_crc.byte.next = self.receiver.data.val();
        self.request.write.next = self.receiver.write.val();
        self.request.write_address.next = self.receiver.address.val();
        self.request.write_word.next = self.receiver.data.val();
        self.request.read.next = true;
        self.request.read_address[0].next = self.interpreter.request_address.val();

        self.interpreter.reset.next = self.reset.val();
        self.interpreter.frame.next = self.receiver.frame.val();
        self.interpreter.length.next = self.receiver.length.val();
        self.interpreter.request_byte.next = self.request.read_word[0].val();
        self.interpreter.byte_ready.next = self.sender.byte_ready.val();
        self.interpreter.full.next = self.sender.full.val();
        self.interpreter.sent.next = self.sender.idle.val();
        self.interpreter.load_movegen_ready.next = self.movegen.load_ready.val();
        self.interpreter.load_repetition_ready.next = self.repetition.load_ready.val();
        self.interpreter.start_ready.next = self.movegen.start_ready.val();
        self.interpreter.push_ready.next = self.repetition.push_ready.val();
        self.interpreter.pop_ready.next = self.repetition.pop_ready.val();
        self.interpreter.query_ready.next = self.repetition.query_ready.val();
        self.interpreter.there.next = self.queue.there.val();
        self.interpreter.ended.next = self.queue.ended.val();
        self.interpreter.queue_word.next = self.queue_words.read_word[0].val();
        self.interpreter.result.next = self.results.word.val();
        self.interpreter.last.next = self.results.last.val();

        self.movegen.reset.next = self.unit_reset.val();
        self.movegen.load_valid.next = self.interpreter.load_movegen.val();
        self.movegen.load_address.next = self.interpreter.address.val();
        self.movegen.load_word.next = self.interpreter.word.val();
        self.movegen.start_valid.next = self.interpreter.start.val();
        self.movegen.start_legal.next = self.interpreter.opcode.val().get_bit(command_bit::LEGAL);
        self.movegen.start_captures.next =
            self.interpreter.opcode.val().get_bit(command_bit::CAPTURES);
        self.movegen.move_ready.next = self.queue.push_ready.val();

        self.repetition.reset.next = self.unit_reset.val();
        self.repetition.load_valid.next = self.interpreter.load_repetition.val();
        self.repetition.load_address.next = self.interpreter.address.val();
        self.repetition.load_word.next = self.interpreter.word.val();
        self.repetition.push_valid.next = self.interpreter.push.val();
        self.repetition.push_record.next = self.interpreter.word.val().get_bits::<24>(8);
        self.repetition.push_promotion.next = self.interpreter.opcode.val().get_bits::<3>(0);
        self.repetition.pop_valid.next = self.interpreter.pop.val();
        self.repetition.query_valid.next = self.interpreter.query.val();
        self.repetition.query_mode.next = self.interpreter.opcode.val().get_bits::<3>(0);
        self.repetition.answer_ready.next = self.queue.push_ready.val();

        comment!("The queue stores each move with the cycle in which it left.");
        self.move_entry.next = bit_cast::<32, 16>(self.movegen.move_word.val())
            | (bit_cast::<32, 16>(self.movegen.cycles.val() + 1) << 16);
        self.queue.clear.next = self.interpreter.clear.val();
        self.queue.push_valid.next = self.repetition.answer_valid.val();
        self.queue.push_last.next = self.repetition.answer_last.val();
        self.queue_words.write_word.next = self.repetition.answer_word.val();
        if !self.repetition.answer_last.val() {
            comment!("Only the last word has a verdict; this lets a reader recognise it.");
            self.queue_words.write_word.next = self.repetition.answer_word.val() & 0x1fff;
        }
        if self.interpreter.moves.val() {
            self.queue.push_valid.next = self.movegen.move_valid.val();
            self.queue.push_last.next = self.movegen.move_last.val();
            self.queue_words.write_word.next = self.move_entry.val();
        }

        comment!("Without the additional units, none of their commands is known.");
        self.interpreter.annex_known.next = false;
        self.interpreter.annex_ready.next = false;
        self.interpreter.annex_fails.next = false;
        self.results.units.next = bits::<16>(link_units::SMALL);
        self.results.annex.next = false;
        self.results.annex_word.next = bits::<32>(0);
        self.results.annex_last.next = bits::<4>(0);
        for i in 0..ANNEX {
            self.interpreter.annex_known.next = self.annex[i].known.val();
            self.interpreter.annex_ready.next = self.annex[i].ready.val();
            self.interpreter.annex_fails.next = self.annex[i].fails.val();
            self.results.units.next = bits::<16>(link_units::ALL);
            self.results.annex.next = self.annex[i].known.val();
            self.results.annex_word.next = self.annex[i].result.val();
            self.results.annex_last.next = self.annex[i].last.val();

            self.annex[i].reset.next = self.unit_reset.val();
            self.annex[i].load.next =
                self.interpreter.load_movegen.val() & self.movegen.load_ready.val();
            self.annex[i].load_address.next = self.interpreter.address.val();
            self.annex[i].load_word.next = self.interpreter.word.val();
            self.annex[i].opcode.next = self.interpreter.opcode.val();
            self.annex[i].argument.next = self.interpreter.word.val();
            self.annex[i].valid.next = self.interpreter.annex.val();
            self.annex[i].place.next = self.interpreter.place.val();
            self.annex[i].reload_ready.next = self.movegen.load_ready.val();
            if self.annex[i].reload.val() {
                self.movegen.load_valid.next = true;
                self.movegen.load_address.next = self.annex[i].reload_address.val();
                self.movegen.load_word.next = self.annex[i].reload_word.val();
            }
            self.annex[i].answer_ready.next = self.queue.push_ready.val();
            if self.interpreter.opcode.val().get_bits::<4>(4) == command::ATTACK {
                self.queue.push_valid.next = self.annex[i].answer_valid.val();
                self.queue.push_last.next = self.annex[i].answer_last.val();
                self.queue_words.write_word.next = self.annex[i].answer_word.val();
            }
        }

        self.queue.pop.next = self.interpreter.take.val();
        self.queue_words.write.next = self.queue.write.val();
        self.queue_words.write_address.next = self.queue.write_address.val();
        self.queue_words.read.next = true;
        self.queue_words.read_address[0].next = self.queue.read_address.val();

        self.results.reset.next = self.reset.val();
        self.results.passed.next = self.receiver.passed.val();
        self.results.broken.next = self.receiver.broken.val();
        self.results.clock_hz.next = self.clock_hz.val();
        self.results.identity.next = self.identity.val();
        self.results.move_cycles.next = self.movegen.cycles.val();
        self.results.visited.next = self.movegen.visited.val();
        self.results.query_cycles.next = self.repetition.cycles.val();
        self.results.steps.next = self.repetition.steps.val();
        self.results.held.next = self.repetition.held.val();
        self.results.reversible.next = self.repetition.reversible.val();
        self.results.class.next = self.interpreter.opcode.val().get_bits::<4>(4);
        self.results.system.next = self.interpreter.opcode.val().get_bits::<4>(0);
        self.results.place.next = self.interpreter.place.val();
        self.cycles.next = self.results.clocks.val();

        self.sender.reset.next = self.reset.val();
        self.sender.begin.next = self.interpreter.begin.val();
        self.sender.refusal.next = self.interpreter.refusal.val();
        self.sender.again.next = self.interpreter.again.val();
        self.sender.byte_valid.next = self.interpreter.byte_valid.val();
        self.sender.byte.next = self.interpreter.byte.val();
        self.sender.finish.next = self.interpreter.finish.val();
        self.sender.crc_register.next = self.sender_crc.register.val();
        self.sender_crc.clear.next = self.sender.crc_clear.val();
        self.sender_crc.step.next = self.sender.crc_step.val();
        self.sender_crc.byte.next = self.interpreter.byte.val();
        self.answer.write.next = self.sender.write.val();
        self.answer.write_address.next = self.sender.write_address.val();
        self.answer.write_word.next = self.sender.write_byte.val();
        self.answer.read.next = true;
        self.answer.read_address[0].next = self.sender.read_address.val();
        self.sender.read_byte.next = self.answer.read_word[0].val();
        self.sender.out_ready.next = self.send_ready.val();
        self.send_valid.next = self.sender.out_valid.val();
        self.send_byte.next = self.sender.out_byte.val();
    }
}

impl<const ANNEX: usize> Default for Soc<ANNEX> {
    fn default() -> Self {
        Self::with_form(PosdataForm::default())
    }
}

impl<const ANNEX: usize> Soc<ANNEX> {
    /// Makes the soc with the given form of posdata.
    pub fn with_form(form: PosdataForm) -> Self {
        Self {
            clock: Default::default(),
            reset: Default::default(),
            clock_hz: Default::default(),
            identity: Default::default(),
            receive_valid: Default::default(),
            receive_ready: Default::default(),
            receive_byte: Default::default(),
            send_valid: Default::default(),
            send_ready: Default::default(),
            send_byte: Default::default(),
            cycles: Default::default(),
            receiver_crc: Default::default(),
            receiver: Default::default(),
            request: Default::default(),
            queue_words: Default::default(),
            answer: Default::default(),
            sender_crc: Default::default(),
            movegen: Movegen::with_form(form),
            repetition: Default::default(),
            queue: Default::default(),
            results: Default::default(),
            interpreter: Default::default(),
            sender: Default::default(),
            annex: std::array::from_fn(|_| Annex::with_form(form)),
            unit_reset: Default::default(),
            move_entry: Default::default(),
        }
    }
}
