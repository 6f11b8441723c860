//! Sixth stage: which pieces may move, and to which squares.

use crate::bits::{Bits, bits};
use crate::circuit::{Circuit, hdl_gen};
use rust_hdl::prelude::*;

/// Holds the pieces of a rank that may move, by the way they move, and the squares of the rank to which pieces may go.
///
/// A piece pinned along a line may move along that line, which only a slider or a pawn can do. Latency: one clock.
#[derive(Circuit, Default)]
pub struct RankSources {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// The king is in check.
    pub check: Signal<In, Bit>,
    /// Double check: only the king can move.
    pub double: Signal<In, Bit>,
    /// The mover's pawns.
    pub pawns: Signal<In, Bits<8>>,
    /// The mover's knights.
    pub knights: Signal<In, Bits<8>>,
    /// The mover's bishops and queens.
    pub diagonal: Signal<In, Bits<8>>,
    /// The mover's rooks and queens.
    pub straight: Signal<In, Bits<8>>,
    /// The mover's king on this rank.
    pub king: Signal<In, Bits<8>>,
    /// The mover's king on the two adjacent ranks.
    pub king_beside: Signal<In, Bits<8>>,
    /// All pieces of the mover.
    pub own: Signal<In, Bits<8>>,
    /// Attacked squares.
    pub attacked: Signal<In, Bits<8>>,
    /// Squares where a move answers a check.
    pub cover: Signal<In, Bits<8>>,
    /// Pieces that stand alone between the king and a slider, by kind of line.
    pub single: [Signal<In, Bits<8>>; 4],
    /// Sliders that may move along ranks, files, rising and falling diagonals.
    pub sliders: [Signal<Out, Bits<8>>; 4],
    /// Knights that may move.
    pub free_knights: Signal<Out, Bits<8>>,
    /// Pawns that may be pushed.
    pub pushing: Signal<Out, Bits<8>>,
    /// Pawns that may capture to higher files.
    pub capturing_east: Signal<Out, Bits<8>>,
    /// Pawns that may capture to lower files.
    pub capturing_west: Signal<Out, Bits<8>>,
    /// Squares to which a piece other than the king may go.
    pub allowed: Signal<Out, Bits<8>>,
    /// Squares to which the king may go.
    pub king_targets: Signal<Out, Bits<8>>,

    slider_set: [DFF<Bits<8>>; 4],
    knight_set: DFF<Bits<8>>,
    push_set: DFF<Bits<8>>,
    east_set: DFF<Bits<8>>,
    west_set: DFF<Bits<8>>,
    allowed_set: DFF<Bits<8>>,
    king_set: DFF<Bits<8>>,
    kings: Signal<Local, Bits<8>>,
    reach: Signal<Local, Bits<8>>,
}

impl Logic for RankSources {
    #[hdl_gen]
    fn update(&mut self) {
        self.slider_set[0].d.next = self.straight.val()
            & !(self.single[1].val() | self.single[2].val() | self.single[3].val());
        self.slider_set[1].d.next = self.straight.val()
            & !(self.single[0].val() | self.single[2].val() | self.single[3].val());
        self.slider_set[2].d.next = self.diagonal.val()
            & !(self.single[0].val() | self.single[1].val() | self.single[3].val());
        self.slider_set[3].d.next = self.diagonal.val()
            & !(self.single[0].val() | self.single[1].val() | self.single[2].val());
        self.knight_set.d.next = self.knights.val()
            & !(self.single[0].val()
                | self.single[1].val()
                | self.single[2].val()
                | self.single[3].val());
        self.push_set.d.next = self.pawns.val()
            & !(self.single[0].val() | self.single[2].val() | self.single[3].val());
        self.east_set.d.next = self.pawns.val()
            & !(self.single[0].val() | self.single[1].val() | self.single[3].val());
        self.west_set.d.next = self.pawns.val()
            & !(self.single[0].val() | self.single[1].val() | self.single[2].val());

        self.allowed_set.d.next = !self.own.val();
        if self.check.val() {
            self.allowed_set.d.next = self.cover.val();
        }
        if self.double.val() {
            self.allowed_set.d.next = bits::<8>(0);
        }
        self.kings.next = self.king.val() | self.king_beside.val();
        self.reach.next =
            (self.kings.val() << 1) | (self.kings.val() >> 1) | self.king_beside.val();
        self.king_set.d.next = self.reach.val() & !self.own.val() & !self.attacked.val();

        for i in 0..4 {
            self.sliders[i].next = self.slider_set[i].q.val();
        }
        self.free_knights.next = self.knight_set.q.val();
        self.pushing.next = self.push_set.q.val();
        self.capturing_east.next = self.east_set.q.val();
        self.capturing_west.next = self.west_set.q.val();
        self.allowed.next = self.allowed_set.q.val();
        self.king_targets.next = self.king_set.q.val();
    }
}
