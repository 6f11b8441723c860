//! Generates the moves of inner positions by posdata's walks.

use super::{MoveRow, PositionWalk};
use crate::bits::{Bits, bit_cast};
use crate::circuit::{Circuit, hdl_gen};
use crate::posdata::PosdataForm;
use rust_hdl::prelude::*;

/// Feeds positions to two fast generators in turn, and issues their moves as rows of one square.
///
/// It holds at most two positions, which the [`Walker`](super::Walker) ensures: while the moves of one are issued,
/// those of the next are generated. A generation takes about twenty clocks until its first move, including the transfer
/// of the board; this costs nothing if the previous position has that many moves.
///
/// The order of a generator's moves depends on when they are accepted. Positions above ply `split`, which all cores
/// that share a job traverse, wait until the walks are empty; then their rows go on the stack and are accepted at once,
/// in the same order in each core.
#[derive(Circuit, Default)]
pub struct WalkedMoves {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Synchronous reset: empty.
    pub reset: Signal<In, Bit>,
    /// Loads a position; at most two are held.
    pub take: Signal<In, Bit>,
    /// Slot that the position's rows belong to.
    pub place: Signal<In, Bits<4>>,
    /// The position's board.
    pub rank: [Signal<In, Bits<32>>; 8],
    /// The position's state word.
    pub state: Signal<In, Bits<32>>,
    /// Slots below this number are plies whose positions all cores traverse.
    pub split: Signal<In, Bits<2>>,
    /// A row is offered.
    pub row_valid: Signal<Out, Bit>,
    /// The row is accepted.
    pub row_ready: Signal<In, Bit>,
    /// The row's word.
    pub row: Signal<Out, Bits<18>>,
    /// The slot that the row belongs to.
    pub row_place: Signal<Out, Bits<4>>,
    /// The last row of a position has left.
    pub finished: Signal<Out, Bit>,

    walks: [PositionWalk; 2],
    move_row: MoveRow,

    // Registered inputs, one or more clocks late, because the path to this block is long.
    comes: DFF<Bit>,
    coming_place: DFF<Bits<4>>,
    coming_rank: [DFF<Bits<32>>; 8],
    coming_state: DFF<Bits<32>>,
    // The next position goes to the second walk; the second walk's moves leave.
    second_in: DFF<Bit>,
    second_out: DFF<Bit>,
    valid: Signal<Local, Bit>,
    last: Signal<Local, Bit>,
    enters: Signal<Local, Bit>,
    passes: Signal<Local, Bit>,
    ends: Signal<Local, Bit>,
}

impl WalkedMoves {
    /// Selects the form of posdata for both walks.
    pub fn choose(&mut self, form: PosdataForm) {
        for walk in &mut self.walks {
            walk.choose(form);
        }
    }
}

impl Logic for WalkedMoves {
    #[hdl_gen]
    fn update(&mut self) {
        comment!("Positions go to the walks in turn, and their moves leave in the same order.");
        self.enters.next = self.comes.q.val()
            & ((self.coming_place.q.val() >= bit_cast::<4, 2>(self.split.val()))
                | (self.second_in.q.val() == self.second_out.q.val()));
        comment!(
            "Whether a position is taken is known late, so the inputs are only held while one waits; none arrives then."
        );
        if !self.comes.q.val() | self.enters.val() {
            self.comes.d.next = self.take.val();
            self.coming_place.d.next = self.place.val();
            self.coming_state.d.next = self.state.val();
            for i in 0..8 {
                self.coming_rank[i].d.next = self.rank[i].val();
            }
        }
        for i in 0..2 {
            self.walks[i].reset.next = self.reset.val();
            self.walks[i].place.next = self.coming_place.q.val();
            self.walks[i].state.next = self.coming_state.q.val();
            for j in 0..8 {
                self.walks[i].rank[j].next = self.coming_rank[j].q.val();
            }
        }
        self.walks[0].take.next = self.enters.val() & !self.second_in.q.val();
        self.walks[1].take.next = self.enters.val() & self.second_in.q.val();
        if self.enters.val() {
            self.second_in.d.next = !self.second_in.q.val();
        }
        self.valid.next = self.walks[0].move_valid.val();
        self.last.next = self.walks[0].move_last.val();
        self.move_row.word.next = self.walks[0].move_word.val();
        self.move_row.black.next = self.walks[0].black.val();
        self.row_place.next = self.walks[0].move_place.val();
        if self.second_out.q.val() {
            self.valid.next = self.walks[1].move_valid.val();
            self.last.next = self.walks[1].move_last.val();
            self.move_row.word.next = self.walks[1].move_word.val();
            self.move_row.black.next = self.walks[1].black.val();
            self.row_place.next = self.walks[1].move_place.val();
        }

        comment!("Convert a move to a row, if it counts.");
        self.passes.next = self.row_ready.val() | !self.move_row.counts.val();
        self.walks[0].move_ready.next = self.passes.val() & !self.second_out.q.val();
        self.walks[1].move_ready.next = self.passes.val() & self.second_out.q.val();
        self.row_valid.next = self.valid.val() & self.move_row.counts.val();
        self.row.next = self.move_row.row.val();
        self.ends.next = self.valid.val() & self.last.val() & self.passes.val();
        if self.ends.val() {
            self.second_out.d.next = !self.second_out.q.val();
        }
        if self.reset.val() {
            self.comes.d.next = false;
            self.second_in.d.next = false;
            self.second_out.d.next = false;
        }
        self.finished.next = self.ends.val();
    }
}
