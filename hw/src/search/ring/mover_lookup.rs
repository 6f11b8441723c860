//! Looks up the pieces on two squares.

use crate::bits::{Bits, bits};
use crate::circuit::{Circuit, hdl_gen};
use crate::make::RankReader;
use crate::values::move_word;
use rust_hdl::prelude::*;

/// Reads the piece that moves and the piece on its target square. Latency: one clock.
#[derive(Circuit, Default)]
pub struct MoverLookup {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// The board.
    pub rank: [Signal<In, Bits<32>>; 8],
    /// Word of the move.
    pub word: Signal<In, Bits<16>>,
    /// Piece that moves.
    pub mover: Signal<Out, Bits<4>>,
    /// Piece on the target square.
    pub victim: Signal<Out, Bits<4>>,

    readers: [RankReader; 8],
    from_rank: DFF<Bits<3>>,
    to_rank: DFF<Bits<3>>,
    from_one: Signal<Local, Bits<8>>,
    to_one: Signal<Local, Bits<8>>,
    moves: Signal<Local, Bits<4>>,
    stands: Signal<Local, Bits<4>>,
}

impl Logic for MoverLookup {
    #[hdl_gen]
    fn update(&mut self) {
        self.from_rank.d.next = self.word.val().get_bits::<3>(3);
        self.to_rank.d.next = self.word.val().get_bits::<3>(9);
        self.from_one.next = bits::<8>(1) << self.from_rank.q.val();
        self.to_one.next = bits::<8>(1) << self.to_rank.q.val();
        self.moves.next = bits::<4>(0);
        self.stands.next = bits::<4>(0);
        for i in 0..8 {
            self.readers[i].advance.next = true;
            self.readers[i].rank.next = self.rank[i].val();
            self.readers[i].from_file.next = self.word.val().get_bits::<3>(0);
            self.readers[i].to_file.next = self.word.val().get_bits::<3>(move_word::TO);
            if self.from_one.val().get_bit(i) {
                self.moves.next = self.moves.val() | self.readers[i].on_from.val();
            }
            if self.to_one.val().get_bit(i) {
                self.stands.next = self.stands.val() | self.readers[i].on_to.val();
            }
        }
        self.mover.next = self.moves.val();
        self.victim.next = self.stands.val();
    }
}
