//! The tablebase unit's top block.

use super::{PairWords, Pipeline, SymmetryFold, WonWords};
use crate::bits::{Bits, bit_cast};
use crate::blocks::Rom;
use crate::circuit::{Circuit, hdl_gen};
use crate::pins::Pins;
use crate::values::pair_word;
use rust_hdl::prelude::*;

/// Queen against rook in on-chip memory. See the [module](super) for how it works.
#[derive(Circuit, Pins, Default)]
#[circuit(module = "fpgambit_kqkr")]
pub struct Kqkr {
    /// Clock, rising edge.
    pub clock: Signal<In, Clock>,
    /// Synchronous reset: no answer offered, queries in progress are discarded.
    pub reset: Signal<In, Bit>,
    /// A position is offered.
    pub query_valid: Signal<In, Bit>,
    /// Accepted at this edge.
    pub query_ready: Signal<Out, Bit>,
    /// The king of the queen's side, which is to move.
    pub query_king: Signal<In, Bits<6>>,
    /// The other king.
    pub query_other: Signal<In, Bits<6>>,
    /// The queen.
    pub query_queen: Signal<In, Bits<6>>,
    /// The rook.
    pub query_rook: Signal<In, Bits<6>>,
    /// An answer is offered; it holds until accepted.
    pub answer_valid: Signal<Out, Bit>,
    /// The sink accepts it at this edge.
    pub answer_ready: Signal<In, Bit>,
    /// The position is legal and won.
    pub answer_won: Signal<Out, Bit>,
    /// Clocks of this run.
    pub cycles: Signal<Out, Bits<16>>,

    symmetry_fold: SymmetryFold,
    pairs: Rom<PairWords, 10, 10, 1>,
    rom: Rom<WonWords, 16, 17, 1>,
    pipeline: Pipeline,
}

impl Logic for Kqkr {
    #[hdl_gen]
    fn update(&mut self) {
        self.symmetry_fold.king.next = self.query_king.val();
        self.symmetry_fold.other.next = self.query_other.val();
        self.symmetry_fold.queen.next = self.query_queen.val();
        self.symmetry_fold.rook.next = self.query_rook.val();

        self.pipeline.reset.next = self.reset.val();
        self.pipeline.query_valid.next = self.query_valid.val();
        self.pipeline.queen.next = self.symmetry_fold.queen_folded.val();
        self.pipeline.rook.next = self.symmetry_fold.rook_folded.val();
        self.pipeline.apart.next = self.pairs.read_word[0].val().get_bit(pair_word::APART);
        self.pipeline.won.next = self.rom.read_word[0].val();
        self.pipeline.answer_ready.next = self.answer_ready.val();

        self.pairs.read.next = self.pipeline.advance.val();
        self.pairs.read_address[0].next = self.symmetry_fold.kings.val();

        self.rom.read.next = self.pipeline.advance.val();
        self.rom.read_address[0].next =
            (bit_cast::<17, 9>(self.pairs.read_word[0].val().get_bits::<9>(0)) << 8)
                | (bit_cast::<17, 6>(self.pipeline.queen_read.val()) << 2)
                | bit_cast::<17, 2>(self.pipeline.rook_high.val());

        self.query_ready.next = self.pipeline.query_ready.val();
        self.answer_valid.next = self.pipeline.answer_valid.val();
        self.answer_won.next = self.pipeline.answer_won.val();
        self.cycles.next = self.pipeline.cycles.val();
    }
}
