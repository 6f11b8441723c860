//! Move generator and repetition unit behind registers.

use crate::bits::{Bits, bit_cast, bits};
use crate::circuit::{Circuit, hdl_gen};
use crate::movegen::Movegen;
use crate::posdata::PosdataForm;
use crate::repetition::Repetition;
use crate::values::{register, register_block, register_board, register_flag, register_word};
use rust_hdl::prelude::*;

/// Move generator and repetition unit behind registers: the common part of all bus wrappers.
///
/// A write waits until the repetition unit has finished the previous word or move. A write that requires words to be
/// read first fails: it would start a generation or query during another one. Reading a word that is not available
/// returns 0.
#[derive(Circuit, Default)]
pub struct BusUnits {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Synchronous reset.
    pub reset: Signal<In, Bit>,
    /// A register is written.
    pub write: Signal<In, Bit>,
    /// Number of the register to write.
    pub write_address: Signal<In, Bits<6>>,
    /// The word to write.
    pub write_word: Signal<In, Bits<32>>,
    /// The bus must hold the write: the unit has not finished the previous one. It will within 16 clocks.
    pub write_waits: Signal<Out, Bit>,
    /// The write has no effect: there is no such register, or the unit is busy.
    pub write_fails: Signal<Out, Bit>,
    /// A register is read.
    pub read: Signal<In, Bit>,
    /// Number of the register to read.
    pub read_address: Signal<In, Bits<6>>,
    /// The word read.
    pub read_word: Signal<Out, Bits<32>>,
    /// There is no such register to read.
    pub read_fails: Signal<Out, Bit>,
    /// High while an enabled status bit is set.
    pub irq: Signal<Out, Bit>,

    enabled: DFF<Bits<7>>,
    asking: DFF<Bit>,
    rested: DFF<Bit>,
    movegen: Movegen,
    repetition: Repetition,

    block: Signal<Local, Bits<2>>,
    place: Signal<Local, Bits<4>>,
    status: Signal<Local, Bits<7>>,
    on_board: Signal<Local, Bit>,
    for_repetition: Signal<Local, Bit>,
    taken: Signal<Local, Bit>,
    unit_reset: Signal<Local, Bit>,
    repetition_query_valid: Signal<Local, Bit>,
    repetition_answer_ready: Signal<Local, Bit>,
}

impl Logic for BusUnits {
    #[hdl_gen]
    fn update(&mut self) {
        self.block.next = self.write_address.val().get_bits::<2>(4);
        self.place.next = self.write_address.val().get_bits::<4>(0);
        self.on_board.next = self.place.val() < register_board::WORDS;
        self.unit_reset.next =
            self.reset.val() | (self.write.val() & (self.write_address.val() == register::RESET));

        self.movegen.reset.next = self.unit_reset.val();
        self.movegen.load_valid.next =
            self.write.val() & (self.block.val() == register_block::MOVEGEN) & self.on_board.val();
        self.movegen.load_address.next = self.place.val();
        self.movegen.load_word.next = self.write_word.val();
        self.movegen.start_valid.next =
            self.write.val() & (self.write_address.val() == register::MOVES);
        self.movegen.start_legal.next = self.write_word.val().get_bit(0);
        self.movegen.start_captures.next = self.write_word.val().get_bit(1);
        self.movegen.move_ready.next =
            self.read.val() & (self.read_address.val() == register::MOVE);

        self.repetition.reset.next = self.unit_reset.val();
        self.repetition.load_valid.next = self.write.val()
            & (self.block.val() == register_block::REPETITION)
            & self.on_board.val();
        self.repetition.load_address.next = self.place.val();
        self.repetition.load_word.next = self.write_word.val();
        self.repetition.push_valid.next =
            self.write.val() & (self.write_address.val() == register::PUSH);
        self.repetition.push_record.next = self.write_word.val().get_bits::<24>(0);
        self.repetition.push_promotion.next = self.write_word.val().get_bits::<3>(24);
        self.repetition.pop_valid.next =
            self.write.val() & (self.write_address.val() == register::POP);
        self.repetition_query_valid.next =
            self.write.val() & (self.write_address.val() == register::QUERY);
        self.repetition.query_valid.next = self.repetition_query_valid.val();
        self.repetition.query_mode.next = self.write_word.val().get_bits::<3>(0);
        self.repetition_answer_ready.next =
            self.read.val() & (self.read_address.val() == register::ANSWER);
        self.repetition.answer_ready.next = self.repetition_answer_ready.val();

        if self.repetition_query_valid.val() & self.repetition.query_ready.val() {
            self.asking.d.next = true;
        }
        if self.repetition.answer_valid.val()
            & self.repetition_answer_ready.val()
            & self.repetition.answer_last.val()
        {
            self.asking.d.next = false;
        }
        if self.unit_reset.val() {
            self.asking.d.next = false;
        }
        self.for_repetition.next = (self.block.val() == register_block::REPETITION)
            | (self.write_address.val() == register::PUSH)
            | (self.write_address.val() == register::POP)
            | (self.write_address.val() == register::QUERY);
        comment!(
            "The state of the previous clock is sufficient, because a wrapper writes at most every other clock."
        );
        self.rested.d.next = self.repetition.load_ready.val();
        self.write_waits.next =
            self.for_repetition.val() & !self.asking.q.val() & !self.rested.q.val();

        comment!("A write that no unit accepts fails.");
        self.taken.next = false;
        if self.block.val() == register_block::MOVEGEN {
            self.taken.next = self.on_board.val() & self.movegen.load_ready.val();
        } else if self.block.val() == register_block::REPETITION {
            self.taken.next = self.on_board.val() & self.repetition.load_ready.val();
        } else if (self.write_address.val() == register::INTERRUPTS)
            | (self.write_address.val() == register::RESET)
        {
            self.taken.next = true;
        } else if self.write_address.val() == register::MOVES {
            self.taken.next = self.movegen.start_ready.val();
        } else if self.write_address.val() == register::PUSH {
            self.taken.next = self.repetition.push_ready.val();
        } else if self.write_address.val() == register::POP {
            self.taken.next = self.repetition.pop_ready.val();
        } else if self.write_address.val() == register::QUERY {
            self.taken.next = self.repetition.query_ready.val();
        }
        self.write_fails.next = !self.taken.val();

        self.status.next = bits::<7>(0);
        if self.movegen.load_ready.val() {
            self.status.next = self.status.val() | register_flag::IDLE;
        }
        if self.movegen.move_valid.val() {
            self.status.next = self.status.val() | register_flag::MOVE;
        }
        if self.repetition.load_ready.val() {
            self.status.next = self.status.val() | register_flag::REPETITION_IDLE;
        }
        if self.repetition.answer_valid.val() {
            self.status.next = self.status.val() | register_flag::ANSWER;
        }
        if self.repetition.held.val() != 0 {
            self.status.next = self.status.val() | register_flag::HELD;
        }
        if self.write.val() & (self.write_address.val() == register::INTERRUPTS) {
            self.enabled.d.next = self.write_word.val().get_bits::<7>(0);
        }
        if self.reset.val() {
            self.enabled.d.next = bits::<7>(0);
        }
        self.irq.next = (self.status.val() & self.enabled.q.val()) != 0;

        self.read_fails.next = false;
        self.read_word.next = bits::<32>(0);
        if self.read_address.val() == register::IDENTITY {
            self.read_word.next = bits::<32>(register_word::IDENTITY);
        } else if self.read_address.val() == register::STATUS {
            self.read_word.next = bit_cast::<32, 7>(self.status.val());
        } else if self.read_address.val() == register::INTERRUPTS {
            self.read_word.next = bit_cast::<32, 7>(self.enabled.q.val());
        } else if self.read_address.val() == register::MOVE {
            if self.movegen.move_valid.val() {
                self.read_word.next =
                    bit_cast::<32, 16>(self.movegen.move_word.val()) | register_word::THERE;
                if self.movegen.move_last.val() {
                    self.read_word.next = bit_cast::<32, 16>(self.movegen.move_word.val())
                        | register_word::THERE
                        | register_word::LAST;
                }
            }
        } else if self.read_address.val() == register::MOVES_CYCLES {
            self.read_word.next = bit_cast::<32, 16>(self.movegen.cycles.val());
        } else if self.read_address.val() == register::MOVES_VISITED {
            self.read_word.next = bit_cast::<32, 16>(self.movegen.visited.val());
        } else if self.read_address.val() == register::ANSWER {
            if self.repetition.answer_valid.val() {
                self.read_word.next = self.repetition.answer_word.val();
                if !self.repetition.answer_last.val() {
                    comment!("Only the last word has a verdict; this lets a reader recognise it.");
                    self.read_word.next = self.repetition.answer_word.val() & 0x1fff;
                }
            }
        } else if self.read_address.val() == register::QUERY_CYCLES {
            self.read_word.next = bit_cast::<32, 16>(self.repetition.cycles.val());
        } else if self.read_address.val() == register::QUERY_STEPS {
            self.read_word.next = bit_cast::<32, 16>(self.repetition.steps.val());
        } else if self.read_address.val() == register::HISTORY {
            self.read_word.next = bit_cast::<32, 9>(self.repetition.held.val())
                | (bit_cast::<32, 9>(self.repetition.reversible.val()) << 16);
        } else {
            self.read_fails.next = true;
        }
    }
}

impl BusUnits {
    /// Makes the units with the given form of the generator's posdata.
    pub fn with_form(form: PosdataForm) -> Self {
        Self {
            movegen: Movegen::with_form(form),
            ..Self::default()
        }
    }
}
