//! Roster: the own pieces but the king, one after the other, rank by rank.

use crate::bits::{Bits, bit_cast, bits};
use crate::leaf;
use rust_hdl::prelude::*;

/// Hands out a piece every clock, if need be, in the order a1, b1, ... h8.
///
/// | port | width | |
/// |---|---|---|
/// | `reset`, `idle` | 1, 1 | no generation is under way: get ready for one |
/// | `side` | 1 | side to move, 1 = black |
/// | `ranks` | 8 | the ranks on which it has a piece other than the king |
/// | `address`, `planes` | 3, 32 | the rank wanted; its planes, in the same clock |
/// | `hold` | 1 | hand out nothing yet of the rank from which pawns capture en passant |
/// | `ready`, `square`, `kind` | 1, 6, 3 | the next piece, its type as posdata numbers it (7: black pawn) |
/// | `take` | 1 | it was taken |
/// | `exhausted` | 1 | no piece is left |
///
/// The first piece is ready one clock after what it depends on was loaded, the next in the clock after one was taken.
#[derive(LogicBlock, Default)]
pub struct Roster {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// No generation is under way.
    pub idle: Signal<In, Bit>,
    /// Side to move.
    pub side: Signal<In, Bit>,
    /// Ranks with pieces.
    pub ranks: Signal<In, Bits<8>>,
    /// The rank wanted.
    pub address: Signal<Out, Bits<3>>,
    /// Its planes.
    pub planes: Signal<In, Bits<32>>,
    /// Hand out nothing yet of the rank from which pawns capture en passant.
    pub hold: Signal<In, Bit>,
    /// A piece is at hand.
    pub ready: Signal<Out, Bit>,
    /// Its square.
    pub square: Signal<Out, Bits<6>>,
    /// Its type.
    pub kind: Signal<Out, Bits<3>>,
    /// It was taken.
    pub take: Signal<In, Bit>,
    /// None is left.
    pub exhausted: Signal<Out, Bit>,

    to_come: DFF<Bits<8>>,
    row: DFF<Bits<3>>,
    left: DFF<Bits<8>>,
    bit0: DFF<Bits<8>>,
    bit1: DFF<Bits<8>>,
    bit2: DFF<Bits<8>>,

    source: Signal<Local, Bits<8>>,
    below: Signal<Local, Bits<8>>,
    nearest: Signal<Local, Bits<8>>,
    next_row: Signal<Local, Bits<3>>,
    foreign: Signal<Local, Bits<8>>,
    own: Signal<Local, Bits<8>>,
    behind: Signal<Local, Bits<8>>,
    lowest: Signal<Local, Bits<8>>,
    rest: Signal<Local, Bits<8>>,
    file: Signal<Local, Bits<3>>,
    found: Signal<Local, Bits<3>>,
}

impl Logic for Roster {
    #[hdl_gen]
    fn update(&mut self) {
        dff_setup!(self, clock, to_come, row, left, bit0, bit1, bit2);

        comment!("The next rank with pieces, and its own ones.");
        self.source.next = self.to_come.q.val();
        if self.idle.val() {
            self.source.next = self.ranks.val();
        }
        self.below.next = self.source.val() | (self.source.val() << 1);
        self.below.next = self.below.val() | (self.below.val() << 2);
        self.below.next = self.below.val() | (self.below.val() << 4);
        self.nearest.next = self.source.val() & !(self.below.val() << 1);
        self.next_row.next = bits::<3>(0);
        if (self.nearest.val() & 0xaa).any() {
            self.next_row.next = self.next_row.val() | 1;
        }
        if (self.nearest.val() & 0xcc).any() {
            self.next_row.next = self.next_row.val() | 2;
        }
        if (self.nearest.val() & 0xf0).any() {
            self.next_row.next = self.next_row.val() | 4;
        }
        self.address.next = self.next_row.val();
        self.foreign.next = self.planes.val().get_bits::<8>(24);
        if self.side.val() {
            self.foreign.next = !self.planes.val().get_bits::<8>(24);
        }
        self.own.next = bits::<8>(0);
        if self.source.val().any() {
            self.own.next = (self.planes.val().get_bits::<8>(0)
                | self.planes.val().get_bits::<8>(8)
                | self.planes.val().get_bits::<8>(16))
                & (self.planes.val().get_bits::<8>(0)
                    | !self.planes.val().get_bits::<8>(8)
                    | !self.planes.val().get_bits::<8>(16))
                & !self.foreign.val();
        }

        comment!("The next piece of the rank at hand.");
        self.behind.next = self.left.q.val() | (self.left.q.val() << 1);
        self.behind.next = self.behind.val() | (self.behind.val() << 2);
        self.behind.next = self.behind.val() | (self.behind.val() << 4);
        self.lowest.next = self.left.q.val() & !(self.behind.val() << 1);
        self.file.next = bits::<3>(0);
        if (self.lowest.val() & 0xaa).any() {
            self.file.next = self.file.val() | 1;
        }
        if (self.lowest.val() & 0xcc).any() {
            self.file.next = self.file.val() | 2;
        }
        if (self.lowest.val() & 0xf0).any() {
            self.file.next = self.file.val() | 4;
        }
        self.found.next = bits::<3>(0);
        if (self.lowest.val() & self.bit0.q.val()).any() {
            self.found.next = self.found.val() | 1;
        }
        if (self.lowest.val() & self.bit1.q.val()).any() {
            self.found.next = self.found.val() | 2;
        }
        if (self.lowest.val() & self.bit2.q.val()).any() {
            self.found.next = self.found.val() | 4;
        }
        self.kind.next = self.found.val();
        if self.side.val() & (self.found.val() == 1) {
            self.kind.next = bits::<3>(7);
        }
        self.square.next =
            (bit_cast::<6, 3>(self.row.q.val()) << 3) | bit_cast::<6, 3>(self.file.val());

        comment!("With the last one gone, the next rank.");
        self.rest.next = self.left.q.val();
        if self.take.val() {
            self.rest.next = self.left.q.val() ^ self.lowest.val();
        }
        self.left.d.next = self.rest.val();
        if self.idle.val() | !self.rest.val().any() {
            self.left.d.next = self.own.val();
            self.row.d.next = self.next_row.val();
            self.bit0.d.next = self.planes.val().get_bits::<8>(0);
            self.bit1.d.next = self.planes.val().get_bits::<8>(8);
            self.bit2.d.next = self.planes.val().get_bits::<8>(16);
            self.to_come.d.next = self.source.val() ^ self.nearest.val();
        }

        self.ready.next = self.left.q.val().any() & !self.idle.val();
        if self.hold.val() {
            if self.side.val() {
                if self.row.q.val() == 3 {
                    self.ready.next = false;
                }
            } else if self.row.q.val() == 4 {
                self.ready.next = false;
            }
        }
        self.exhausted.next = !self.left.q.val().any() & !self.to_come.q.val().any();
    }
}

leaf!(Roster {
    inputs: idle, side, ranks, planes, hold, take;
    registers: to_come, row, left, bit0, bit1, bit2
});
