//! The tablebase unit's top block.

use super::{Fold, PairRom, Pipe, WonRom};
use crate::bits::Bits;
use crate::{assembly, pins};
use rust_hdl::prelude::*;

/// Queen against rook in on-chip memory. See the [module](super) for its ports.
#[derive(LogicBlock, Default)]
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
    pairs: PairRom,
    rom: WonRom,
    pipe: Pipe,
}

impl Logic for Kqkr {
    #[hdl_gen]
    fn update(&mut self) {
        clock!(self, clock, pairs, rom, pipe);

        self.fold.king.next = self.query_king.val();
        self.fold.other.next = self.query_other.val();
        self.fold.queen.next = self.query_queen.val();
        self.fold.rook.next = self.query_rook.val();

        self.pipe.reset.next = self.reset.val();
        self.pipe.query_valid.next = self.query_valid.val();
        self.pipe.queen.next = self.fold.queen_folded.val();
        self.pipe.rook.next = self.fold.rook_folded.val();
        self.pipe.apart.next = self.pairs.apart.val();
        self.pipe.won.next = self.rom.won.val();
        self.pipe.answer_ready.next = self.answer_ready.val();

        self.pairs.enable.next = self.pipe.advance.val();
        self.pairs.kings.next = self.fold.kings.val();

        self.rom.enable.next = self.pipe.advance.val();
        self.rom.pair.next = self.pairs.pair.val();
        self.rom.queen.next = self.pipe.queen_read.val();
        self.rom.rook_high.next = self.pipe.rook_high.val();

        self.query_ready.next = self.pipe.query_ready.val();
        self.answer_valid.next = self.pipe.answer_valid.val();
        self.answer_won.next = self.pipe.answer_won.val();
        self.cycles.next = self.pipe.cycles.val();
    }
}

assembly!(Kqkr {
    inputs: reset, query_valid, query_king, query_other, query_queen, query_rook, answer_ready;
    blocks: fold, pairs, rom, pipe
});

pins!(Kqkr {
    inputs: reset: Bit, query_valid: Bit, query_king: Bits<6>, query_other: Bits<6>, query_queen: Bits<6>,
        query_rook: Bits<6>, answer_ready: Bit;
    outputs: query_ready: Bit, answer_valid: Bit, answer_won: Bit, cycles: Bits<16>
});
