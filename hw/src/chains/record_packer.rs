//! The record packer: converts a move record to a history word.

use crate::bits::{Bits, bit_cast, bits};
use crate::circuit::{Circuit, hdl_gen};
use crate::values::{chain_history, history, piece, record};
use rust_hdl::prelude::*;

/// Converts a move record to a history word, and waits one clock until the newest move has been read again.
#[derive(Circuit, Default)]
pub struct RecordPacker {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// A move is pushed.
    pub push: Signal<In, Bit>,
    /// Record of the move.
    pub record: Signal<In, Bits<24>>,
    /// The newest move is popped.
    pub pop: Signal<In, Bit>,
    /// Number of reversible moves before this one.
    pub reversible: Signal<In, Bits<9>>,
    /// The history's word.
    pub history_word: Signal<Out, Bits<26>>,
    /// The position before the move cannot recur.
    pub irreversible: Signal<Out, Bit>,
    /// The packer is idle.
    pub idle: Signal<Out, Bit>,

    settling: DFF<Bit>,

    boundary: Signal<Local, Bit>,
}

impl Logic for RecordPacker {
    #[hdl_gen]
    fn update(&mut self) {
        self.settling.d.next = self.push.val() | self.pop.val();
        self.boundary.next = self.record.val().get_bits::<4>(record::FLAGS).any()
            | (self.record.val().get_bits::<4>(record::PIECE) == piece::NONE);
        self.history_word.next = (bit_cast::<26, 9>(self.reversible.val())
            << chain_history::REVERSIBLE)
            | (bit_cast::<26, 4>(self.record.val().get_bits::<4>(record::PIECE)) << history::PIECE)
            | (bit_cast::<26, 6>(self.record.val().get_bits::<6>(record::TO)) << history::TO)
            | bit_cast::<26, 6>(self.record.val().get_bits::<6>(record::FROM));
        if self.boundary.val() {
            self.history_word.next =
                self.history_word.val() | (bits::<26>(1) << chain_history::IRREVERSIBLE);
        }
        self.irreversible.next = self.boundary.val();
        self.idle.next = !self.settling.q.val();
    }
}
