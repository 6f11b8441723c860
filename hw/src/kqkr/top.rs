//! The tablebase unit's top block.

use super::{Fold, PairWords, Pipe, WonWords};
use crate::bits::{Bits, bit_cast};
use crate::circuit::Circuit;
use crate::memory::Rom;
use crate::pins::Pins;
use rust_hdl::prelude::*;

/// Queen against rook in on-chip memory. See the [module](super) for its ports.
#[derive(Circuit, Pins, Default)]
pub struct Kqkr {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Synchronous reset: no answer offered, queries under way are forgotten.
    pub reset: Signal<In, Bit>,
    /// A position is there.
    pub query_valid: Signal<In, Bit>,
    /// It is taken.
    pub query_ready: Signal<Out, Bit>,
    /// The king of the queen's side, which is to move.
    pub query_king: Signal<In, Bits<6>>,
    /// The other king.
    pub query_other: Signal<In, Bits<6>>,
    /// The queen.
    pub query_queen: Signal<In, Bits<6>>,
    /// The rook.
    pub query_rook: Signal<In, Bits<6>>,
    /// An answer is offered.
    pub answer_valid: Signal<Out, Bit>,
    /// The sink takes it.
    pub answer_ready: Signal<In, Bit>,
    /// The position is legal and won.
    pub answer_won: Signal<Out, Bit>,
    /// Clocks of this run.
    pub cycles: Signal<Out, Bits<16>>,

    fold: Fold,
    pairs: Rom<PairWords, 10, 10, 1>,
    rom: Rom<WonWords, 16, 17, 1>,
    pipe: Pipe,
}

impl Logic for Kqkr {
    #[hdl_gen]
    fn update(&mut self) {
        self.fold.king.next = self.query_king.val();
        self.fold.other.next = self.query_other.val();
        self.fold.queen.next = self.query_queen.val();
        self.fold.rook.next = self.query_rook.val();

        self.pipe.reset.next = self.reset.val();
        self.pipe.query_valid.next = self.query_valid.val();
        self.pipe.queen.next = self.fold.queen_folded.val();
        self.pipe.rook.next = self.fold.rook_folded.val();
        self.pipe.apart.next = self.pairs.read_word[0].val().get_bit(9);
        self.pipe.won.next = self.rom.read_word[0].val();
        self.pipe.answer_ready.next = self.answer_ready.val();

        self.pairs.read.next = self.pipe.advance.val();
        self.pairs.read_address[0].next = self.fold.kings.val();

        self.rom.read.next = self.pipe.advance.val();
        self.rom.read_address[0].next =
            (bit_cast::<17, 9>(self.pairs.read_word[0].val().get_bits::<9>(0)) << 8)
                | (bit_cast::<17, 6>(self.pipe.queen_read.val()) << 2)
                | bit_cast::<17, 2>(self.pipe.rook_high.val());

        self.query_ready.next = self.pipe.query_ready.val();
        self.answer_valid.next = self.pipe.answer_valid.val();
        self.answer_won.next = self.pipe.answer_won.val();
        self.cycles.next = self.pipe.cycles.val();
    }
}
