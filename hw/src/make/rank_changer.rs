//! Third stage: the changes of a move, rank by rank.

use crate::bits::{Bits, bits};
use crate::circuit::{Circuit, hdl_gen};
use rust_hdl::prelude::*;

/// Clears up to two squares of a rank, puts up to two pieces on it, and holds the result.
///
/// Latency: one clock. If a square is both cleared and given a piece, the piece wins.
#[derive(Circuit, Default)]
pub struct RankChanger {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// All stages advance.
    pub advance: Signal<In, Bit>,
    /// Eight piece nibbles, file a in the lowest bits.
    pub rank: Signal<In, Bits<32>>,
    /// The changes that apply to this rank: 0 and 1 put a piece, 2 and 3 clear a square.
    pub here: Signal<In, Bits<4>>,
    /// The square of each change: four ones at its file.
    pub squares: [Signal<In, Bits<32>>; 4],
    /// The piece of each change that puts one, with its nibble at every file.
    pub pieces: [Signal<In, Bits<32>>; 2],
    /// The changed rank.
    pub changed: Signal<Out, Bits<32>>,

    word: DFF<Bits<32>>,
    gone: Signal<Local, Bits<32>>,
    come: Signal<Local, Bits<32>>,
}

impl Logic for RankChanger {
    #[hdl_gen]
    fn update(&mut self) {
        self.gone.next = bits::<32>(0);
        for i in 0..4 {
            if self.here.val().get_bit(i) {
                self.gone.next = self.gone.val() | self.squares[i].val();
            }
        }
        self.come.next = bits::<32>(0);
        for i in 0..2 {
            if self.here.val().get_bit(i) {
                self.come.next = self.come.val() | (self.squares[i].val() & self.pieces[i].val());
            }
        }
        if self.advance.val() {
            self.word.d.next = (self.rank.val() & !self.gone.val()) | self.come.val();
        }
        self.changed.next = self.word.q.val();
    }
}
