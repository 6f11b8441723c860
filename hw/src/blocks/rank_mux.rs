//! Selects one rank of a whole board.

use crate::bits::Bits;
use crate::circuit::{Circuit, hdl_gen};
use rust_hdl::prelude::*;

/// Selects one of eight rank words. Combinational.
#[derive(Circuit, Default)]
pub struct RankMux {
    /// The words, rank 1 first.
    pub words: [Signal<In, Bits<32>>; 8],
    /// Number of the rank, from 0.
    pub rank: Signal<In, Bits<3>>,
    /// Word of that rank.
    pub word: Signal<Out, Bits<32>>,

    four: [Signal<Local, Bits<32>>; 4],
    two: [Signal<Local, Bits<32>>; 2],
}

impl Logic for RankMux {
    #[hdl_gen]
    fn update(&mut self) {
        for i in 0..4 {
            self.four[i].next = self.words[i].val();
            if self.rank.val().get_bit(2) {
                self.four[i].next = self.words[4 + i].val();
            }
        }
        for i in 0..2 {
            self.two[i].next = self.four[i].val();
            if self.rank.val().get_bit(1) {
                self.two[i].next = self.four[2 + i].val();
            }
        }
        self.word.next = self.two[0].val();
        if self.rank.val().get_bit(0) {
            self.word.next = self.two[1].val();
        }
    }
}
