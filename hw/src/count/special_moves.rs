//! Sixth stage: castling and en passant captures.

use crate::bits::{Bits, bits};
use crate::circuit::{Circuit, hdl_gen};
use crate::values::home_rank;
use rust_hdl::prelude::*;

/// Finds the moves that follow no line or jump pattern: up to four, one bit each. Latency: one clock.
///
/// An en passant capture puts a pawn behind the captured one, on the same file. So that file stays blocked, but the
/// captured pawn opens both its diagonals, and both pawns open the rank they leave
/// ([`EnPassantRow`](super::EnPassantRow)).
#[derive(Circuit, Default)]
pub struct SpecialMoves {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// The king is in check.
    pub check: Signal<In, Bit>,
    /// Two or more pieces give check.
    pub double: Signal<In, Bit>,
    /// The mover has the right to castle on the king's side.
    pub short: Signal<In, Bit>,
    /// The mover has the right to castle on the queen's side.
    pub long: Signal<In, Bit>,
    /// Empty squares of the first rank.
    pub home_empty: Signal<In, Bits<8>>,
    /// Attacked squares of the first rank.
    pub home_attacked: Signal<In, Bits<8>>,
    /// The file of the pawn that can be captured en passant, if there is one.
    pub file: Signal<In, Bits<8>>,
    /// The mover's pawns on the fifth rank.
    pub pawns: Signal<In, Bits<8>>,
    /// Pieces on the fifth rank that stand alone between the king and a slider, by kind of line.
    pub single: [Signal<In, Bits<8>>; 4],
    /// Pieces on the fifth rank that give check.
    pub checkers: Signal<In, Bits<8>>,
    /// Squares on the sixth rank where a move answers a check.
    pub cover: Signal<In, Bits<8>>,
    /// The capture to the east exposes the king along the rank.
    pub east_bare: Signal<In, Bit>,
    /// The capture to the west exposes the king along the rank.
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
