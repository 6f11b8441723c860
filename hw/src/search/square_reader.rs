//! Square reader: a copy of the board that returns the pieces on four squares at once.

use crate::bits::{Bits, bit_cast};
use crate::blocks::SyncRam;
use crate::circuit::{Circuit, hdl_gen};
use rust_hdl::prelude::*;

/// The board by ranks, in distributed memory; reads four squares per clock and returns the pieces in the next clock.
#[derive(Circuit, Default)]
pub struct SquareReader {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Stores a rank.
    pub write: Signal<In, Bit>,
    /// Number of the rank.
    pub write_rank: Signal<In, Bits<3>>,
    /// Eight piece nibbles, file a in the lowest bits.
    pub word: Signal<In, Bits<32>>,
    /// Reads the squares; if low, the outputs hold.
    pub read: Signal<In, Bit>,
    /// The squares.
    pub square: [Signal<In, Bits<6>>; 4],
    /// The nibbles on them, one clock later.
    pub nibble: [Signal<Out, Bits<4>>; 4],

    ranks: SyncRam<32, 3, 4, false>,
    file: [DFF<Bits<3>>; 4],
}

impl Logic for SquareReader {
    #[hdl_gen]
    fn update(&mut self) {
        self.ranks.write.next = self.write.val();
        self.ranks.write_address.next = self.write_rank.val();
        self.ranks.write_word.next = self.word.val();
        self.ranks.read.next = self.read.val();
        for i in 0..4 {
            self.ranks.read_address[i].next = self.square[i].val().get_bits::<3>(3);
            if self.read.val() {
                self.file[i].d.next = self.square[i].val().get_bits::<3>(0);
            }
            self.nibble[i].next = bit_cast::<4, 32>(
                self.ranks.read_word[i].val() >> (bit_cast::<5, 3>(self.file[i].q.val()) << 2),
            );
        }
    }
}
