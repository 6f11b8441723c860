//! First stage: the pieces on the move's two squares, rank by rank.

use crate::bits::{Bits, bit_cast};
use crate::circuit::{circuit, hdl_gen};
use rust_hdl::prelude::*;

circuit! {
    /// Holds a rank, and its nibbles on the two files of the move.
    ///
    /// Latency: one clock.
    #[derive(Default)]
    pub struct RankReader {
        In clock: Clock, "Clock.";
        In advance: Bit, "All stages advance.";
        In rank: Bits<32>, "Eight piece nibbles, file a in the lowest bits.";
        In from_file: Bits<3>, "File of the move's source square.";
        In to_file: Bits<3>, "File of the move's target square.";
        Out held: Bits<32>, "The rank.";
        Out on_from: Bits<4>, "Piece on the source file.";
        Out on_to: Bits<4>, "Piece on the target file.";
    }
    registers {
        word: Bits<32>;
        first, second: Bits<4>;
    }
}

impl Logic for RankReader {
    #[hdl_gen]
    fn update(&mut self) {
        if self.advance.val() {
            self.word.d.next = self.rank.val();
            self.first.d.next =
                bit_cast::<4, 32>(self.rank.val() >> (bit_cast::<5, 3>(self.from_file.val()) << 2));
            self.second.d.next =
                bit_cast::<4, 32>(self.rank.val() >> (bit_cast::<5, 3>(self.to_file.val()) << 2));
        }
        self.held.next = self.word.q.val();
        self.on_from.next = self.first.q.val();
        self.on_to.next = self.second.q.val();
    }
}
