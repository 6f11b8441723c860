//! Sixth stage: castling and captures en passant.

use crate::bits::{Bits, bits};
use crate::circuit::{Circuit, hdl_gen};
use crate::values::home_rank;
use rust_hdl::prelude::*;

/// The moves that no table of directions has: up to four bits, one for each. Latency: one clock.
///
/// A capture en passant puts a pawn behind the one it takes, on the same file: that file stays closed, but both diagonals
/// through the pawn taken are opened, and the rank both leave ([`EnPassantRow`](super::EnPassantRow)).
#[derive(Circuit, Default)]
pub struct SpecialMoves {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// The king is in check.
    pub check: Signal<In, Bit>,
    /// By more than one piece.
    pub double: Signal<In, Bit>,
    /// The mover may castle on the king's side, as far as rights go.
    pub short: Signal<In, Bit>,
    /// On the queen's side.
    pub long: Signal<In, Bit>,
    /// Empty squares of the first rank.
    pub home_empty: Signal<In, Bits<8>>,
    /// Those of it under attack.
    pub home_attacked: Signal<In, Bits<8>>,
    /// The file of the pawn that can be captured en passant, if there is one.
    pub file: Signal<In, Bits<8>>,
    /// Own pawns on the fifth rank.
    pub pawns: Signal<In, Bits<8>>,
    /// Pieces of the fifth rank alone between king and slider, by kind of line.
    pub single: [Signal<In, Bits<8>>; 4],
    /// Pieces of the fifth rank that give check.
    pub checkers: Signal<In, Bits<8>>,
    /// Where on the sixth rank a piece ends a check.
    pub cover: Signal<In, Bits<8>>,
    /// The capture to the east lays the king bare along the rank.
    pub east_bare: Signal<In, Bit>,
    /// The one to the west does.
    pub west_bare: Signal<In, Bit>,
    /// The moves: castling on the king's side and on the queen's, en passant to the east and to the west.
    pub moves: Signal<Out, Bits<4>>,

    found: DFF<Bits<4>>,
    captures: Signal<Local, Bit>,
    from_west: Signal<Local, Bits<8>>,
    from_east: Signal<Local, Bits<8>>,
    special: Signal<Local, Bits<4>>,
}

impl Logic for SpecialMoves {
    #[hdl_gen]
    fn update(&mut self) {
        self.captures.next = !self.double.val()
            & !(self.file.val() & (self.single[2].val() | self.single[3].val())).any()
            & (!self.check.val()
                | (self.file.val() & (self.checkers.val() | self.cover.val())).any());
        self.from_west.next = (self.file.val() >> 1)
            & self.pawns.val()
            & !(self.single[0].val() | self.single[1].val() | self.single[3].val());
        self.from_east.next = (self.file.val() << 1)
            & self.pawns.val()
            & !(self.single[0].val() | self.single[1].val() | self.single[2].val());

        self.special.next = bits::<4>(0);
        if self.short.val()
            & ((!self.home_empty.val() & home_rank::SHORT_WAY) == 0)
            & ((self.home_attacked.val() & home_rank::SHORT_PATH) == 0)
        {
            self.special.next = bits::<4>(1);
        }
        if self.long.val()
            & ((!self.home_empty.val() & home_rank::LONG_WAY) == 0)
            & ((self.home_attacked.val() & home_rank::LONG_PATH) == 0)
        {
            self.special.next = self.special.val() | 2;
        }
        if self.captures.val() & self.from_west.val().any() & !self.east_bare.val() {
            self.special.next = self.special.val() | 4;
        }
        if self.captures.val() & self.from_east.val().any() & !self.west_bare.val() {
            self.special.next = self.special.val() | 8;
        }
        self.found.d.next = self.special.val();
        self.moves.next = self.found.q.val();
    }
}
