//! What a move changes on the board.

use crate::bits::{Bits, bits};
use crate::circuit::{Circuit, hdl_gen};
use rust_hdl::prelude::*;

/// Changes up to four squares of half a board, within the clock: the first and the last of the places get a man, the others are
/// cleared.
#[derive(Circuit, Default)]
pub struct BoardChanger {
    /// Four ranks.
    pub half: [Signal<In, Bits<32>>; 4],
    /// They are the upper half.
    pub is_upper: Signal<In, Bit>,
    /// The places.
    pub places: [Signal<In, Bits<6>>; 4],
    /// Which of them change.
    pub changes: Signal<In, Bits<4>>,
    /// The man at the first.
    pub comes: Signal<In, Bits<4>>,
    /// The man at the last.
    pub rook: Signal<In, Bits<4>>,
    /// The four ranks as they are then.
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
