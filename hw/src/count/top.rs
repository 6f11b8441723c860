//! The counter's top block.

use super::{CountControl, CountPipeline};
use crate::bits::{Bits, bit_cast, bits};
use crate::blocks::DistributedRam;
use crate::circuit::{Circuit, hdl_gen};
use crate::pins::Pins;
use crate::values::count_word;
use rust_hdl::prelude::*;

/// Counts legal moves, one position per clock. See the [module](super) for how it works.
#[derive(Circuit, Pins, Default)]
#[circuit(module = "fpgambit_count")]
pub struct Count {
    /// Clock, rising edge.
    pub clock: Signal<In, Clock>,
    /// Synchronous reset: no answer offered in the next cycle; positions in progress and waiting answers are discarded.
    pub reset: Signal<In, Bit>,
    /// A position is offered.
    pub position_valid: Signal<In, Bit>,
    /// The unit accepts the position at this edge if position_valid is high; low during reset and while sixteen
    /// positions are without an accepted answer.
    pub position_ready: Signal<Out, Bit>,
    /// Any number, returned with the answer.
    pub position_tag: Signal<In, Bits<16>>,
    /// The board: ranks 1 to 8, eight piece nibbles each, file a in bits 3 to 0.
    pub position_rank: [Signal<In, Bits<32>>; 8],
    /// The state word, of which only \[11:0\] are used.
    pub position_state: Signal<In, Bits<32>>,
    /// An answer is offered; it holds until the sink accepts it and does not depend on answer_ready.
    pub answer_valid: Signal<Out, Bit>,
    /// The sink accepts the offered answer at this edge.
    pub answer_ready: Signal<In, Bit>,
    /// The tag of the position.
    pub answer_tag: Signal<Out, Bits<16>>,
    /// Number of legal moves.
    pub answer_count: Signal<Out, Bits<10>>,
    /// The side to move is in check.
    pub answer_check: Signal<Out, Bit>,
    /// The side to move is mated.
    pub answer_mate: Signal<Out, Bit>,
    /// The side to move has no move and is not in check.
    pub answer_stalemate: Signal<Out, Bit>,
    /// Clocks of this run, modulo 65,536. A run lasts from the acceptance of a position when no other is in progress to
    /// the acceptance of the last answer, inclusive.
    pub cycles: Signal<Out, Bits<16>>,

    control: CountControl,
    pipeline: CountPipeline,
    tags: DistributedRam<16, 4>,
    counts: DistributedRam<16, 4>,

    found: Signal<Local, Bits<16>>,
}

impl Logic for Count {
    #[hdl_gen]
    fn update(&mut self) {
        self.control.reset.next = self.reset.val();
        self.control.position_valid.next = self.position_valid.val();
        self.control.answer_ready.next = self.answer_ready.val();
        self.position_ready.next = self.control.position_ready.val();
        self.answer_valid.next = self.control.answer_valid.val();
        self.cycles.next = self.control.cycles.val();
        self.tags.write.next = self.control.enter.val();
        self.tags.write_address.next = self.control.entry.val();
        self.tags.write_word.next = self.position_tag.val();

        for i in 0..8 {
            self.pipeline.rank[i].next = self.position_rank[i].val();
        }
        self.pipeline.state.next = self.position_state.val();
        self.control.check.next = self.pipeline.check.val();

        comment!("The answer, in its slot.");
        self.found.next = bit_cast::<16, 10>(self.pipeline.count.val());
        if self.control.counted_check.val() {
            self.found.next = self.found.val() | (bits::<16>(1) << count_word::CHECK);
            if !self.pipeline.count.val().any() {
                self.found.next = self.found.val() | (bits::<16>(1) << count_word::MATE);
            }
        } else if !self.pipeline.count.val().any() {
            self.found.next = self.found.val() | (bits::<16>(1) << count_word::STALEMATE);
        }
        self.counts.write.next = self.control.fill.val();
        self.counts.write_address.next = self.control.filled.val();
        self.counts.write_word.next = self.found.val();
        self.counts.read_address.next = self.control.answer.val();
        self.tags.read_address.next = self.control.answer.val();
        self.answer_tag.next = self.tags.read_word.val();
        self.answer_count.next = self.counts.read_word.val().get_bits::<10>(0);
        self.answer_check.next = self.counts.read_word.val().get_bit(count_word::CHECK);
        self.answer_mate.next = self.counts.read_word.val().get_bit(count_word::MATE);
        self.answer_stalemate.next = self.counts.read_word.val().get_bit(count_word::STALEMATE);
    }
}
