//! The board after a move.

use crate::bits::{Bits, bits};
use crate::circuit::{Circuit, hdl_gen};
use rust_hdl::prelude::*;

/// Changes up to four squares of half a board in one clock: the first and the last square get a piece, and the two
/// others become empty.
#[derive(Circuit, Default)]
pub struct BoardChanger {
    /// Half a board: four ranks.
    pub half: [Signal<In, Bits<32>>; 4],
    /// The ranks are 5 to 8.
    pub is_upper: Signal<In, Bit>,
    /// The four squares.
    pub places: [Signal<In, Bits<6>>; 4],
    /// Which of the four squares change.
    pub changes: Signal<In, Bits<4>>,
    /// Piece to put on the first square.
    pub comes: Signal<In, Bits<4>>,
    /// Piece to put on the last square.
    pub rook: Signal<In, Bits<4>>,
    /// The four ranks after the change.
    pub changed: [Signal<Out, Bits<32>>; 4],

    masks: [Signal<Local, Bits<32>>; 4],
    ranks: [Signal<Local, Bits<4>>; 4],
    first_men: Signal<Local, Bits<32>>,
    last_men: Signal<Local, Bits<32>>,
}

impl Logic for BoardChanger {
    #[hdl_gen]
    fn update(&mut self) {
        for j in 0..4 {
            self.masks[j].next =
                bits::<32>(15) << (self.places[j].val().get_bits::<3>(0).get_bits::<5>(0) << 2);
            self.ranks[j].next = bits::<4>(0);
            if self.changes.val().get_bit(j)
                & (self.places[j].val().get_bit(5) == self.is_upper.val())
            {
                self.ranks[j].next = bits::<4>(1) << self.places[j].val().get_bits::<2>(3);
            }
        }
        self.first_men.next = self.comes.val().get_bits::<32>(0)
            | (self.comes.val().get_bits::<32>(0) << 4)
            | (self.comes.val().get_bits::<32>(0) << 8)
            | (self.comes.val().get_bits::<32>(0) << 12)
            | (self.comes.val().get_bits::<32>(0) << 16)
            | (self.comes.val().get_bits::<32>(0) << 20)
            | (self.comes.val().get_bits::<32>(0) << 24)
            | (self.comes.val().get_bits::<32>(0) << 28);
        self.last_men.next = self.rook.val().get_bits::<32>(0)
            | (self.rook.val().get_bits::<32>(0) << 4)
            | (self.rook.val().get_bits::<32>(0) << 8)
            | (self.rook.val().get_bits::<32>(0) << 12)
            | (self.rook.val().get_bits::<32>(0) << 16)
            | (self.rook.val().get_bits::<32>(0) << 20)
            | (self.rook.val().get_bits::<32>(0) << 24)
            | (self.rook.val().get_bits::<32>(0) << 28);
        for i in 0..4 {
            self.changed[i].next = self.half[i].val();
            for j in 1..3 {
                if self.ranks[j].val().get_bit(i) {
                    self.changed[i].next = self.changed[i].val() & !self.masks[j].val();
                }
            }
            if self.ranks[0].val().get_bit(i) {
                self.changed[i].next = (self.changed[i].val() & !self.masks[0].val())
                    | (self.masks[0].val() & self.first_men.val());
            }
            if self.ranks[3].val().get_bit(i) {
                self.changed[i].next = (self.changed[i].val() & !self.masks[3].val())
                    | (self.masks[3].val() & self.last_men.val());
            }
        }
    }
}
