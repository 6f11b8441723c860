//! Selects one set of moves: all targets of one way of moving.

use crate::bits::{Bits, bits};
use crate::circuit::{Circuit, hdl_gen};
use rust_hdl::prelude::*;

/// Selects one of eight sets of sliders' moves: upwards along the four kinds of line, then downwards. Combinational.
#[derive(Circuit, Default)]
pub struct SliderSets {
    /// Number of the set: bit 2 for downwards, bits 1 to 0 for the kind of line.
    pub number: Signal<In, Bits<3>>,
    /// Moves upwards, by kind of line, eight ranks each.
    pub up: [Signal<In, Bits<8>>; 32],
    /// Moves downwards.
    pub down: [Signal<In, Bits<8>>; 32],
    /// Squares to which a piece may go.
    pub open_to: [Signal<In, Bits<8>>; 8],
    /// The set.
    pub set: [Signal<Out, Bits<8>>; 8],

    pair: [Signal<Local, Bits<8>>; 32],
    four: [Signal<Local, Bits<8>>; 16],
}

impl Logic for SliderSets {
    #[hdl_gen]
    fn update(&mut self) {
        for i in 0..8 {
            self.pair[i].next = self.up[i].val();
            self.pair[8 + i].next = self.up[16 + i].val();
            self.pair[16 + i].next = self.down[i].val();
            self.pair[24 + i].next = self.down[16 + i].val();
            if self.number.val().get_bit(0) {
                self.pair[i].next = self.up[8 + i].val();
                self.pair[8 + i].next = self.up[24 + i].val();
                self.pair[16 + i].next = self.down[8 + i].val();
                self.pair[24 + i].next = self.down[24 + i].val();
            }
            self.four[i].next = self.pair[i].val();
            self.four[8 + i].next = self.pair[16 + i].val();
            if self.number.val().get_bit(1) {
                self.four[i].next = self.pair[8 + i].val();
                self.four[8 + i].next = self.pair[24 + i].val();
            }
            self.set[i].next = self.four[i].val() & self.open_to[i].val();
            if self.number.val().get_bit(2) {
                self.set[i].next = self.four[8 + i].val() & self.open_to[i].val();
            }
        }
    }
}

/// Selects one of eight sets of knights' moves. Combinational.
///
/// There are two sets for each of: two ranks up, one up, one down, two down. The first of each pair goes to higher
/// files, the second to lower ones. So set 0 is two ranks up and one file up, set 7 two ranks down and one file down.
#[derive(Circuit, Default)]
pub struct KnightSets {
    /// Number of the set.
    pub number: Signal<In, Bits<3>>,
    /// Knights that may move.
    pub knights: [Signal<In, Bits<8>>; 8],
    /// Squares to which a piece may go.
    pub open_to: [Signal<In, Bits<8>>; 8],
    /// The set.
    pub set: [Signal<Out, Bits<8>>; 8],

    around: [Signal<Local, Bits<8>>; 12],
    below: [Signal<Local, Bits<8>>; 8],
    above: [Signal<Local, Bits<8>>; 8],
    source: [Signal<Local, Bits<8>>; 8],
    once: [Signal<Local, Bits<8>>; 8],
    twice: [Signal<Local, Bits<8>>; 8],
}

impl Logic for KnightSets {
    #[hdl_gen]
    fn update(&mut self) {
        for i in 0..2 {
            self.around[i].next = bits::<8>(0);
            self.around[10 + i].next = bits::<8>(0);
        }
        for i in 0..8 {
            self.around[2 + i].next = self.knights[i].val();
        }
        for i in 0..8 {
            self.below[i].next = self.around[i].val();
            self.above[i].next = self.around[3 + i].val();
            if self.number.val().get_bit(1) {
                self.below[i].next = self.around[1 + i].val();
                self.above[i].next = self.around[4 + i].val();
            }
            self.source[i].next = self.below[i].val();
            if self.number.val().get_bit(2) {
                self.source[i].next = self.above[i].val();
            }
            self.once[i].next = self.source[i].val() << 1;
            self.twice[i].next = self.source[i].val() << 2;
            if self.number.val().get_bit(0) {
                self.once[i].next = self.source[i].val() >> 1;
                self.twice[i].next = self.source[i].val() >> 2;
            }
            self.set[i].next = self.twice[i].val() & self.open_to[i].val();
            if self.number.val().get_bit(1) == self.number.val().get_bit(2) {
                self.set[i].next = self.once[i].val() & self.open_to[i].val();
            }
        }
    }
}

/// Selects one of four sets: the king's moves, pawn pushes, pawn captures to higher files, pawn captures to lower
/// files. Combinational.
#[derive(Circuit, Default)]
pub struct PawnSets {
    /// Number of the set.
    pub number: Signal<In, Bits<2>>,
    /// The king's moves.
    pub king: [Signal<In, Bits<8>>; 8],
    /// Pawns' moves, those ahead or to higher files, then those to lower files.
    pub pawns: [Signal<In, Bits<8>>; 16],
    /// Empty squares.
    pub empty: [Signal<In, Bits<8>>; 8],
    /// Squares to which a piece may go.
    pub open_to: [Signal<In, Bits<8>>; 8],
    /// Castling on the king's side and on the queen's, en passant to the east and to the west.
    pub special: Signal<In, Bits<4>>,
    /// The file of the en passant square.
    pub file: Signal<In, Bits<8>>,
    /// The set.
    pub set: [Signal<Out, Bits<8>>; 8],

    castles: Signal<Local, Bits<8>>,
    passing: Signal<Local, Bits<8>>,
    ahead: [Signal<Local, Bits<8>>; 8],
    beside: [Signal<Local, Bits<8>>; 8],
    kings: [Signal<Local, Bits<8>>; 8],
    extra: [Signal<Local, Bits<8>>; 8],
}

impl Logic for PawnSets {
    #[hdl_gen]
    fn update(&mut self) {
        self.castles.next = bits::<8>(0);
        if self.special.val().get_bit(0) {
            self.castles.next = self.castles.val() | 0x40;
        }
        if self.special.val().get_bit(1) {
            self.castles.next = self.castles.val() | 0x04;
        }
        self.passing.next = bits::<8>(0);
        if (self.number.val() == 2) & self.special.val().get_bit(2) {
            self.passing.next = self.file.val();
        }
        if (self.number.val() == 3) & self.special.val().get_bit(3) {
            self.passing.next = self.file.val();
        }
        for i in 0..8 {
            self.kings[i].next = self.king[i].val();
            self.extra[i].next = bits::<8>(0);
        }
        self.kings[0].next = self.king[0].val() | self.castles.val();
        self.extra[5].next = self.passing.val();
        for i in 0..8 {
            self.ahead[i].next = self.kings[i].val();
            self.beside[i].next =
                self.pawns[i].val() & !self.empty[i].val() & self.open_to[i].val();
            if self.number.val().get_bit(0) {
                self.ahead[i].next =
                    self.pawns[i].val() & self.empty[i].val() & self.open_to[i].val();
                self.beside[i].next = self.pawns[8 + i].val() & self.open_to[i].val();
            }
            self.set[i].next = self.ahead[i].val();
            if self.number.val().get_bit(1) {
                self.set[i].next = self.beside[i].val() | self.extra[i].val();
            }
        }
    }
}
