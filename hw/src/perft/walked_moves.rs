//! The moves of inner positions as posdata's walks find them.

use super::{MoveRow, PositionWalk};
use crate::bits::{Bits, bit_cast};
use crate::circuit::{Circuit, hdl_gen};
use crate::posdata::PosdataForm;
use rust_hdl::prelude::*;

/// Has two fast generators find the moves of positions in turn, and hands them out as rows of one square.
///
/// Two positions are held at most, which the [`Walker`](super::Walker) sees to: while the moves of one are handed out,
/// those of the next are looked for. What a generation needs before its first move, some twenty clocks with the board's
/// way in, so costs nothing when the position before has as many moves.
///
/// A generator's order of moves depends on when they are taken. Positions above ply `split`, which all cores that share a
/// job pass, wait until the walks are empty: their rows go on the stack and are taken at once then, in one order in each core.
#[derive(Circuit, Default)]
pub struct WalkedMoves {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Synchronous reset: nothing is held.
    pub reset: Signal<In, Bit>,
    /// A position comes; two are held at most.
    pub take: Signal<In, Bit>,
    /// Where its rows belong.
    pub place: Signal<In, Bits<4>>,
    /// Its board.
    pub rank: [Signal<In, Bits<32>>; 8],
    /// Its state word.
    pub state: Signal<In, Bits<32>>,
    /// Places below this are plies whose positions all cores pass.
    pub split: Signal<In, Bits<2>>,
    /// A row is offered.
    pub row_valid: Signal<Out, Bit>,
    /// It is taken.
    pub row_ready: Signal<In, Bit>,
    /// Its word.
    pub row: Signal<Out, Bits<18>>,
    /// Where it belongs.
    pub row_place: Signal<Out, Bits<4>>,
    /// The last row of a position has left.
    pub finished: Signal<Out, Bit>,

    walks: [PositionWalk; 2],
    move_row: MoveRow,

    // What comes, a clock later or more: the way here is long.
    comes: DFF<Bit>,
    coming_place: DFF<Bits<4>>,
    coming_rank: [DFF<Bits<32>>; 8],
    coming_state: DFF<Bits<32>>,
    // The next position goes to the second walk; that one's moves leave.
    second_in: DFF<Bit>,
    second_out: DFF<Bit>,
    valid: Signal<Local, Bit>,
    last: Signal<Local, Bit>,
    enters: Signal<Local, Bit>,
    passes: Signal<Local, Bit>,
    ends: Signal<Local, Bit>,
}

impl WalkedMoves {
    /// The walks' table takes this form.
    pub fn choose(&mut self, form: PosdataForm) {
        for walk in &mut self.walks {
            walk.choose(form);
        }
    }
}

impl Logic for WalkedMoves {
    #[hdl_gen]
    fn update(&mut self) {
        comment!("Positions go to the walks in turn, and their moves come in the same order.");
        self.enters.next = self.comes.q.val()
            & ((self.coming_place.q.val() >= bit_cast::<4, 2>(self.split.val()))
                | (self.second_in.q.val() == self.second_out.q.val()));
        comment!(
            "Whether one is taken is known late: what comes is kept only while it waits, and none comes then."
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

        comment!("A move is a row, if it is one to count.");
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
