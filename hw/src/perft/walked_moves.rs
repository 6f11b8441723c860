//! The moves of inner positions as posdata's walk finds them.

use super::MoveRow;
use crate::bits::{Bits, bits};
use crate::circuit::Circuit;
use crate::movegen::fast::FastMovegen;
use crate::posdata::PosdataForm;
use crate::values::state_word;
use rust_hdl::prelude::*;

/// Has the fast generator find the moves of positions, and hands them out as rows of one square.
///
/// There is room for three positions: the one whose moves are handed out, the one that waits in the generator's buffer,
/// and one that waits for that buffer. A generation starts as soon as the one before has ended and its board is in; its
/// first row is there five clocks later at least.
#[derive(Circuit, Default)]
pub struct WalkedMoves {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Synchronous reset: nothing is held.
    pub reset: Signal<In, Bit>,
    /// A position comes.
    pub take: Signal<In, Bit>,
    /// Where its rows belong.
    pub place: Signal<In, Bits<4>>,
    /// Its board.
    pub rank: [Signal<In, Bits<32>>; 8],
    /// Its state word.
    pub state: Signal<In, Bits<32>>,
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

    generator: FastMovegen,
    move_row: MoveRow,

    waits: DFF<Bit>,
    waiting_rank: [DFF<Bits<32>>; 8],
    waiting_state: DFF<Bits<32>>,
    waiting_place: DFF<Bits<4>>,
    buffered: DFF<Bit>,
    next_place: DFF<Bits<4>>,
    next_black: DFF<Bit>,
    walked_place: DFF<Bits<4>>,
    black: DFF<Bit>,
    passes: Signal<Local, Bit>,
}

impl WalkedMoves {
    /// The walk's table takes this form.
    pub fn choose(&mut self, form: PosdataForm) {
        self.generator = FastMovegen::with_form(form);
    }
}

impl Logic for WalkedMoves {
    #[hdl_gen]
    fn update(&mut self) {
        comment!("A position goes into the generator's buffer when the one there has left it.");
        self.generator.reset.next = self.reset.val();
        self.generator.load_valid.next = false;
        self.generator.load_address.next = bits::<4>(0);
        self.generator.load_word.next = bits::<32>(0);
        self.generator.board_valid.next = self.waits.q.val();
        self.generator.board_state.next = self.waiting_state.q.val();
        for i in 0..8 {
            self.generator.board_rank[i].next = self.waiting_rank[i].q.val();
        }
        if self.waits.q.val() & self.generator.board_ready.val() {
            self.waits.d.next = false;
            self.buffered.d.next = true;
            self.next_place.d.next = self.waiting_place.q.val();
            self.next_black.d.next = self.waiting_state.q.val().get_bit(state_word::SIDE);
        }
        if self.take.val() {
            self.waits.d.next = true;
            self.waiting_place.d.next = self.place.val();
            self.waiting_state.d.next = self.state.val();
            for i in 0..8 {
                self.waiting_rank[i].d.next = self.rank[i].val();
            }
        }

        comment!("Its generation starts when the one before has ended.");
        self.generator.start_valid.next = self.buffered.q.val();
        self.generator.start_legal.next = true;
        self.generator.start_captures.next = false;
        if self.buffered.q.val() & self.generator.start_ready.val() {
            self.buffered.d.next = false;
            self.walked_place.d.next = self.next_place.q.val();
            self.black.d.next = self.next_black.q.val();
        }
        if self.reset.val() {
            self.waits.d.next = false;
            self.buffered.d.next = false;
        }

        comment!("A move is a row, if it is one to count.");
        self.move_row.word.next = self.generator.move_word.val();
        self.move_row.black.next = self.black.q.val();
        self.passes.next = self.row_ready.val() | !self.move_row.counts.val();
        self.generator.move_ready.next = self.passes.val();
        self.row_valid.next = self.generator.move_valid.val() & self.move_row.counts.val();
        self.row.next = self.move_row.row.val();
        self.row_place.next = self.walked_place.q.val();
        self.finished.next =
            self.generator.move_valid.val() & self.generator.move_last.val() & self.passes.val();
    }
}
