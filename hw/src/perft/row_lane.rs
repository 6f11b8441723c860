//! Converts sets of moves to rows.

use crate::bits::{Bits, bits};
use crate::circuit::{Circuit, hdl_gen};
use rust_hdl::prelude::*;

/// Reads one set of squares after another and issues their non-empty rows, one per clock.
///
/// A set is used two clocks after its number was output; an empty set takes one clock.
#[derive(Circuit, Default)]
pub struct RowLane {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Synchronous reset: empty.
    pub reset: Signal<In, Bit>,
    /// New sets are available from the next clock on.
    pub start: Signal<In, Bit>,
    /// Number of the first set; the sets from it to 7 are used. Constant.
    pub first: Signal<In, Bits<4>>,
    /// Number of the set to read.
    pub number: Signal<Out, Bits<3>>,
    /// That set: eight rows of eight squares.
    pub set: [Signal<In, Bits<8>>; 8],
    /// A row is offered.
    pub row_valid: Signal<Out, Bit>,
    /// The row is accepted.
    pub row_ready: Signal<In, Bit>,
    /// Number of the row's set.
    pub row_set: Signal<Out, Bits<3>>,
    /// Rank of the row.
    pub row_rank: Signal<Out, Bits<3>>,
    /// Squares of the row.
    pub row_squares: Signal<Out, Bits<8>>,
    /// All sets are finished.
    pub done: Signal<Out, Bit>,

    asked: DFF<Bits<4>>,
    fetched: DFF<Bit>,
    fetched_number: DFF<Bits<3>>,
    fetched_set: [DFF<Bits<8>>; 8],
    left: DFF<Bits<8>>,
    held_number: DFF<Bits<3>>,
    held_set: [DFF<Bits<8>>; 8],
    lowest: Signal<Local, Bits<8>>,
    rest: Signal<Local, Bits<8>>,
    filled: Signal<Local, Bits<8>>,
    rank: Signal<Local, Bits<3>>,
    squares: Signal<Local, Bits<8>>,
    moves_on: Signal<Local, Bit>,
}

impl Logic for RowLane {
    #[hdl_gen]
    fn update(&mut self) {
        comment!("The lowest row of the current set.");
        self.lowest.next = self.left.q.val() & (bits::<8>(0) - self.left.q.val());
        self.rank.next = bits::<3>(0);
        if (self.lowest.val() & 0xaa).any() {
            self.rank.next = self.rank.val() | 1;
        }
        if (self.lowest.val() & 0xcc).any() {
            self.rank.next = self.rank.val() | 2;
        }
        if (self.lowest.val() & 0xf0).any() {
            self.rank.next = self.rank.val() | 4;
        }
        self.squares.next = bits::<8>(0);
        for i in 0..8 {
            if self.lowest.val().get_bit(i) {
                self.squares.next = self.squares.val() | self.held_set[i].q.val();
            }
        }
        self.rest.next = self.left.q.val();
        if self.row_ready.val() {
            self.rest.next = self.left.q.val() ^ self.lowest.val();
        }
        self.left.d.next = self.rest.val();

        comment!("After its last row, take the next set, and read the one after it.");
        self.filled.next = bits::<8>(0);
        for i in 0..8 {
            if self.fetched_set[i].q.val().any() {
                self.filled.next = self.filled.val() | (bits::<8>(1) << i);
            }
        }
        self.moves_on.next = !self.rest.val().any();
        if self.moves_on.val() {
            self.held_number.d.next = self.fetched_number.q.val();
            for i in 0..8 {
                self.held_set[i].d.next = self.fetched_set[i].q.val();
            }
            if self.fetched.q.val() {
                self.left.d.next = self.filled.val();
            }
            self.fetched.d.next = false;
        }
        if self.moves_on.val() | !self.fetched.q.val() {
            self.fetched_number.d.next = self.asked.q.val().get_bits::<3>(0);
            for i in 0..8 {
                self.fetched_set[i].d.next = self.set[i].val();
            }
            self.fetched.d.next = !self.asked.q.val().get_bit(3);
            if !self.asked.q.val().get_bit(3) {
                self.asked.d.next = self.asked.q.val() + 1;
            }
        }
        if self.start.val() {
            self.asked.d.next = self.first.val();
        }
        if self.reset.val() {
            self.asked.d.next = bits::<4>(8);
            self.fetched.d.next = false;
            self.left.d.next = bits::<8>(0);
        }

        self.number.next = self.asked.q.val().get_bits::<3>(0);
        self.row_valid.next = self.left.q.val().any();
        self.row_set.next = self.held_number.q.val();
        self.row_rank.next = self.rank.val();
        self.row_squares.next = self.squares.val();
        self.done.next =
            self.asked.q.val().get_bit(3) & !self.fetched.q.val() & !self.left.q.val().any();
    }
}
