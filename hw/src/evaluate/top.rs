//! The evaluator's top block.

use super::{
    BoardChanger, EvaluateControl, HeadWords, HiddenPair, LinearWords, MenResolver, OutputSum,
    RowWords, Tally, network, weights,
};
use crate::bits::{Bits, bit_cast, bits};
use crate::blocks::{ApartRam, DistributedRam, Rom, WideRom};
use crate::circuit::{Circuit, hdl_gen};
use crate::pins::Pins;
use fpgambit_engine::network::Network;
use rust_hdl::prelude::*;

/// Computes a small network's value for the positions of eight games. See the [module](super) for its ports.
#[derive(Circuit, Pins)]
#[circuit(module = "fpgambit_evaluate")]
pub struct Evaluate {
    /// Clock, rising edge.
    pub clock: Signal<In, Clock>,
    /// Synchronous reset: no value offered in the next cycle; requests in progress and a waiting value are discarded.
    /// Load each context again.
    pub reset: Signal<In, Bit>,
    /// A request is offered.
    pub request_valid: Signal<In, Bit>,
    /// The unit accepts the request at this edge if request_valid is high. It depends on request_kind; low during reset
    /// and while a value is offered that the sink does not accept.
    pub request_ready: Signal<Out, Bit>,
    /// 0: make the move; 1: undo the context's last move or pass; 2: load the board; 3: pass.
    pub request_kind: Signal<In, Bits<2>>,
    /// The context of the request, 0 to 7.
    pub request_context: Signal<In, Bits<3>>,
    /// The move word of request kind 0: from \[5:0\], to \[11:6\], kind \[15:12\].
    pub request_word: Signal<In, Bits<16>>,
    /// The board of request kind 2: ranks 1 to 8, eight piece nibbles each, file a in bits 3 to 0.
    pub request_rank: [Signal<In, Bits<32>>; 8],
    /// The side to move of request kind 2: 1 = black.
    pub request_black: Signal<In, Bit>,
    /// A value is offered; it holds until the sink accepts it and does not depend on value_ready.
    pub value_valid: Signal<Out, Bit>,
    /// The sink accepts the offered value at this edge.
    pub value_ready: Signal<In, Bit>,
    /// The value in centipawns for the side to move, from -20,000 to 20,000, as two's complement.
    pub value_centipawns: Signal<Out, Bits<16>>,
    /// The context of the value.
    pub value_context: Signal<Out, Bits<3>>,
    /// Clocks of this run, modulo 65,536. A run lasts from the acceptance of a move or pass, or the first offer of a
    /// load, when no other request is in progress to the acceptance of the last value, inclusive.
    pub cycles: Signal<Out, Bits<16>>,

    control: EvaluateControl,
    entries: DistributedRam<5, 3>,
    boards: [ApartRam<32, 9>; 4],
    men_resolver: MenResolver,
    board_changer: BoardChanger,
    rows: WideRom<RowWords, 10, 2, 16>,
    linear_entries: Rom<LinearWords, 10, 10, 2>,
    hidden_pairs: [HiddenPair; 16],
    tally: Tally,
    hidden_stack: [ApartRam<32, 9>; 16],
    tally_stack: ApartRam<24, 9>,
    heads: WideRom<HeadWords, 5, 1, 5>,
    output_sum: OutputSum,

    half: [Signal<Local, Bits<32>>; 4],
}

impl Evaluate {
    /// Creates the circuit with a network's weights.
    pub fn of(network: &Network) -> Self {
        Self {
            clock: Default::default(),
            reset: Default::default(),
            request_valid: Default::default(),
            request_ready: Default::default(),
            request_kind: Default::default(),
            request_context: Default::default(),
            request_word: Default::default(),
            request_rank: Default::default(),
            request_black: Default::default(),
            value_valid: Default::default(),
            value_ready: Default::default(),
            value_centipawns: Default::default(),
            value_context: Default::default(),
            cycles: Default::default(),
            control: Default::default(),
            entries: Default::default(),
            boards: Default::default(),
            men_resolver: Default::default(),
            board_changer: Default::default(),
            rows: WideRom::of(weights::rows(network)),
            linear_entries: Rom::of(weights::linear_entries(network)),
            hidden_pairs: Default::default(),
            tally: Default::default(),
            hidden_stack: Default::default(),
            tally_stack: Default::default(),
            heads: WideRom::of(weights::heads(network)),
            output_sum: Default::default(),
            half: Default::default(),
        }
    }

    /// Creates the circuit for tests with memories that spoil each word of board or stack that is read in the clock in
    /// which it is written.
    pub fn spoiled(network: &Network) -> Self {
        Self {
            boards: std::array::from_fn(|_| ApartRam::spoiled()),
            hidden_stack: std::array::from_fn(|_| ApartRam::spoiled()),
            tally_stack: ApartRam::spoiled(),
            ..Self::of(network)
        }
    }
}

impl Default for Evaluate {
    fn default() -> Self {
        Self::of(network())
    }
}

impl Logic for Evaluate {
    #[hdl_gen]
    fn update(&mut self) {
        self.control.reset.next = self.reset.val();
        self.control.advance.next = self.output_sum.advance.val();
        self.control.busy.next = self.output_sum.busy.val();
        self.control.request_valid.next = self.request_valid.val();
        self.control.request_kind.next = self.request_kind.val();
        self.control.request_context.next = self.request_context.val();
        self.control.request_word.next = self.request_word.val();
        self.request_ready.next = self.control.request_ready.val();
        self.cycles.next = self.control.cycles.val();

        comment!("The current stack entry of each context.");
        self.entries.read_address.next = self.request_context.val();
        self.entries.write.next = self.control.enter.val();
        self.entries.write_address.next = self.request_context.val();
        self.entries.write_word.next = self.control.new_entry.val();
        self.control.entry.next = self.entries.read_word.val();

        comment!("Half a board, from the stack or from the board to load.");
        for i in 0..4 {
            self.boards[i].read.next = self.output_sum.advance.val();
            self.boards[i].read_address.next = self.control.board_address.val();
            self.half[i].next = self.boards[i].read_word.val();
            if self.control.scan.val() {
                self.half[i].next = self.request_rank[i].val();
                if self.control.step.val().get_bit(4) {
                    self.half[i].next = self.request_rank[i + 4].val();
                }
            }
            self.men_resolver.half[i].next = self.half[i].val();
            self.board_changer.half[i].next = self.half[i].val();
            self.board_changer.places[i].next = self.men_resolver.places[i].val();
            self.boards[i].write.next = self.control.board_write.val();
            self.boards[i].write_address.next = self.control.board_written.val();
            self.boards[i].write_word.next = self.board_changer.changed[i].val();
        }
        self.board_changer.is_upper.next = self.control.second.val();
        self.board_changer.comes.next = self.men_resolver.comes.val();
        self.board_changer.rook.next = self.men_resolver.rook.val();
        self.board_changer.changes.next = self.men_resolver.changes.val();
        if self.control.scan.val() {
            self.board_changer.changes.next = bits::<4>(0);
        }

        self.men_resolver.advance.next = self.output_sum.advance.val();
        self.men_resolver.scan.next = self.control.scan.val();
        self.men_resolver.step.next = self.control.step.val();
        self.men_resolver.word.next = self.control.word.val();
        self.men_resolver.pass.next = self.control.pass.val();
        self.men_resolver.resolve.next = self.control.resolve.val();
        self.men_resolver.of_move.next = self.control.of_move.val();
        self.men_resolver.second.next = self.control.second.val();
        self.men_resolver.of_black.next = self.control.of_black.val();

        self.rows.read.next = self.output_sum.advance.val();
        self.linear_entries.read.next = self.output_sum.advance.val();
        for i in 0..2 {
            self.rows.read_address[i].next = self.men_resolver.row_address[i].val();
            self.linear_entries.read_address[i].next = self.men_resolver.linear_address[i].val();
        }

        comment!(
            "Sums i and i + 16 are a pair; each half of a row has a byte with the weight of one of them."
        );
        for i in 0..4 {
            for j in 0..4 {
                self.hidden_pairs[4 * i + j].first.next =
                    bit_cast::<16, 8>(self.rows.read_word[i].val().get_bits::<8>(8 * j))
                        | (bit_cast::<16, 8>(
                            self.rows.read_word[i + 4].val().get_bits::<8>(8 * j),
                        ) << 8);
                self.hidden_pairs[4 * i + j].second.next =
                    bit_cast::<16, 8>(self.rows.read_word[i + 8].val().get_bits::<8>(8 * j))
                        | (bit_cast::<16, 8>(
                            self.rows.read_word[i + 12].val().get_bits::<8>(8 * j),
                        ) << 8);
                self.hidden_pairs[4 * i + j].weight.next =
                    self.heads.read_word[i].val().get_bits::<8>(8 * j);
            }
        }
        for i in 0..16 {
            self.hidden_stack[i].read.next = self.output_sum.advance.val();
            self.hidden_stack[i].read_address.next = self.control.stack_address.val();
            self.hidden_stack[i].write.next = self.control.stack_write.val();
            self.hidden_stack[i].write_address.next = self.control.stack_written.val();
            self.hidden_stack[i].write_word.next = self.hidden_pairs[i].sums.val();
            self.hidden_pairs[i].advance.next = self.output_sum.advance.val();
            self.hidden_pairs[i].subtract.next = self.men_resolver.subtract.val();
            self.hidden_pairs[i].from_stack.next = self.control.from_stack.val();
            self.hidden_pairs[i].from_sums.next = self.control.from_sums.val();
            self.hidden_pairs[i].stacked.next = self.hidden_stack[i].read_word.val();
            self.hidden_pairs[i].finished.next = self.control.finished.val();
            self.output_sum.products[i].next = self.hidden_pairs[i].product.val();
        }

        self.tally.advance.next = self.output_sum.advance.val();
        self.tally.first.next = self.linear_entries.read_word[0].val();
        self.tally.second.next = self.linear_entries.read_word[1].val();
        self.tally.negate_first.next = self.men_resolver.negate[0].val();
        self.tally.negate_second.next = self.men_resolver.negate[1].val();
        self.tally.more_men.next = self.men_resolver.more_men.val();
        self.tally.from_stack.next = self.control.from_stack.val();
        self.tally.from_sums.next = self.control.from_sums.val();
        self.tally.loaded_black.next = self.request_black.val();
        self.tally.stacked.next = self.tally_stack.read_word.val();
        self.tally_stack.read.next = self.output_sum.advance.val();
        self.tally_stack.read_address.next = self.control.stack_address.val();
        self.tally_stack.write.next = self.control.stack_write.val();
        self.tally_stack.write_address.next = self.control.stack_written.val();
        self.tally_stack.write_word.next = self.tally.word.val();

        self.heads.read.next = self.output_sum.advance.val();
        self.heads.read_address[0].next = self.output_sum.head_address.val();
        self.output_sum.reset.next = self.reset.val();
        self.output_sum.finished.next = self.control.finished.val();
        self.output_sum.of_black.next = self.control.finished_black.val();
        self.output_sum.context.next = self.control.context.val();
        self.output_sum.tally.next = self.tally.word.val();
        self.output_sum.head_word.next = self.heads.read_word[4].val();
        self.output_sum.value_ready.next = self.value_ready.val();
        self.value_valid.next = self.output_sum.value_valid.val();
        self.value_centipawns.next = self.output_sum.value.val();
        self.value_context.next = self.output_sum.value_context.val();
    }
}
