//! Holds the moves of inner positions: the one being issued and the next.

use super::{KnightSets, PawnSets, RowLane, RowMerger, SliderSets};
use crate::bits::{Bits, bits};
use crate::circuit::{Circuit, hdl_gen};
use crate::values::row_word;
use rust_hdl::prelude::*;

/// Stores the counter's move sets of a position and issues them as rows: up to eight squares of a rank that are targets
/// of one kind of move.
///
/// There is space for two positions: the one being issued and the next. The moves of a position are available one clock
/// after `take_late`; its first row leaves four clocks after the last row of the previous position.
#[derive(Circuit, Default)]
pub struct MoveSets {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Synchronous reset: empty.
    pub reset: Signal<In, Bit>,
    /// An inner position is in the sixth stage; store what is known there.
    pub take: Signal<In, Bit>,
    /// The same position is in the seventh stage.
    pub take_late: Signal<In, Bit>,
    /// Slot that the position's rows belong to.
    pub place: Signal<In, Bits<4>>,
    /// The file of the en passant square, one clock earlier.
    pub file: Signal<In, Bits<8>>,
    /// Knights that may move.
    pub knights: [Signal<In, Bits<8>>; 8],
    /// Pawns' moves.
    pub pawns: [Signal<In, Bits<8>>; 16],
    /// Empty squares.
    pub empty: [Signal<In, Bits<8>>; 8],
    /// Squares to which a piece may go.
    pub open_to: [Signal<In, Bits<8>>; 8],
    /// The king's moves.
    pub king: [Signal<In, Bits<8>>; 8],
    /// Castling moves and en passant captures.
    pub special: Signal<In, Bits<4>>,
    /// Sliders' moves upwards, from the seventh stage.
    pub up: [Signal<In, Bits<8>>; 32],
    /// Sliders' moves downwards.
    pub down: [Signal<In, Bits<8>>; 32],
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

    slider_sets: SliderSets,
    knight_sets: KnightSets,
    pawn_sets: PawnSets,
    lanes: [RowLane; 3],
    row_merger: RowMerger,

    seen_file: DFF<Bits<8>>,
    next_file: DFF<Bits<8>>,
    next_knights: [DFF<Bits<8>>; 8],
    next_pawns: [DFF<Bits<8>>; 16],
    next_empty: [DFF<Bits<8>>; 8],
    next_open: [DFF<Bits<8>>; 8],
    next_king: [DFF<Bits<8>>; 8],
    next_special: DFF<Bits<4>>,
    next_up: [DFF<Bits<8>>; 32],
    next_down: [DFF<Bits<8>>; 32],
    next_place: DFF<Bits<4>>,
    held_file: DFF<Bits<8>>,
    held_knights: [DFF<Bits<8>>; 8],
    held_pawns: [DFF<Bits<8>>; 16],
    held_empty: [DFF<Bits<8>>; 8],
    held_open: [DFF<Bits<8>>; 8],
    held_king: [DFF<Bits<8>>; 8],
    held_special: DFF<Bits<4>>,
    held_up: [DFF<Bits<8>>; 32],
    held_down: [DFF<Bits<8>>; 32],
    held_place: DFF<Bits<4>>,
    waits: DFF<Bit>,
    busy: DFF<Bit>,
    ends: Signal<Local, Bit>,
    start: Signal<Local, Bit>,
    rows: [Signal<Local, Bits<14>>; 3],
}

impl Logic for MoveSets {
    #[hdl_gen]
    fn update(&mut self) {
        comment!("The next position.");
        self.seen_file.d.next = self.file.val();
        if self.take.val() {
            self.next_file.d.next = self.seen_file.q.val();
            self.next_special.d.next = self.special.val();
            for i in 0..8 {
                self.next_knights[i].d.next = self.knights[i].val();
                self.next_empty[i].d.next = self.empty[i].val();
                self.next_open[i].d.next = self.open_to[i].val();
                self.next_king[i].d.next = self.king[i].val();
            }
            for i in 0..16 {
                self.next_pawns[i].d.next = self.pawns[i].val();
            }
        }
        if self.take_late.val() {
            self.next_place.d.next = self.place.val();
            for i in 0..32 {
                self.next_up[i].d.next = self.up[i].val();
                self.next_down[i].d.next = self.down[i].val();
            }
        }

        comment!("Start it when the previous one is finished.");
        self.ends.next = self.busy.q.val()
            & self.lanes[0].done.val()
            & self.lanes[1].done.val()
            & self.lanes[2].done.val()
            & !self.row_merger.row_valid.val();
        self.start.next = self.waits.q.val() & !self.busy.q.val();
        if self.ends.val() {
            self.busy.d.next = false;
        }
        if self.take_late.val() {
            self.waits.d.next = true;
        }
        if self.start.val() {
            self.busy.d.next = true;
            self.waits.d.next = false;
            self.held_file.d.next = self.next_file.q.val();
            self.held_special.d.next = self.next_special.q.val();
            self.held_place.d.next = self.next_place.q.val();
            for i in 0..8 {
                self.held_knights[i].d.next = self.next_knights[i].q.val();
                self.held_empty[i].d.next = self.next_empty[i].q.val();
                self.held_open[i].d.next = self.next_open[i].q.val();
                self.held_king[i].d.next = self.next_king[i].q.val();
            }
            for i in 0..16 {
                self.held_pawns[i].d.next = self.next_pawns[i].q.val();
            }
            for i in 0..32 {
                self.held_up[i].d.next = self.next_up[i].q.val();
                self.held_down[i].d.next = self.next_down[i].q.val();
            }
        }
        if self.reset.val() {
            self.busy.d.next = false;
            self.waits.d.next = false;
        }

        comment!("One lane each for sliders, for knights, and for pawns with the king.");
        for i in 0..3 {
            self.lanes[i].reset.next = self.reset.val();
            self.lanes[i].start.next = self.start.val();
            self.rows[i].next = self.lanes[i].row_squares.val().get_bits::<14>(0)
                | (self.lanes[i].row_rank.val().get_bits::<14>(0) << row_word::RANK)
                | (self.lanes[i].row_set.val().get_bits::<14>(0) << row_word::SET);
        }
        self.lanes[0].first.next = bits::<4>(0);
        self.lanes[1].first.next = bits::<4>(0);
        self.lanes[2].first.next = bits::<4>(4);
        self.slider_sets.number.next = self.lanes[0].number.val();
        self.knight_sets.number.next = self.lanes[1].number.val();
        self.pawn_sets.number.next = self.lanes[2].number.val().get_bits::<2>(0);
        self.pawn_sets.file.next = self.held_file.q.val();
        self.pawn_sets.special.next = self.held_special.q.val();
        for i in 0..8 {
            self.slider_sets.open_to[i].next = self.held_open[i].q.val();
            self.knight_sets.open_to[i].next = self.held_open[i].q.val();
            self.knight_sets.knights[i].next = self.held_knights[i].q.val();
            self.pawn_sets.open_to[i].next = self.held_open[i].q.val();
            self.pawn_sets.empty[i].next = self.held_empty[i].q.val();
            self.pawn_sets.king[i].next = self.held_king[i].q.val();
            self.lanes[0].set[i].next = self.slider_sets.set[i].val();
            self.lanes[1].set[i].next = self.knight_sets.set[i].val();
            self.lanes[2].set[i].next = self.pawn_sets.set[i].val();
        }
        for i in 0..16 {
            self.pawn_sets.pawns[i].next = self.held_pawns[i].q.val();
        }
        for i in 0..32 {
            self.slider_sets.up[i].next = self.held_up[i].q.val();
            self.slider_sets.down[i].next = self.held_down[i].q.val();
        }

        self.row_merger.reset.next = self.reset.val();
        self.row_merger.slider_valid.next = self.lanes[0].row_valid.val();
        self.row_merger.slider_row.next = self.rows[0].val();
        self.lanes[0].row_ready.next = self.row_merger.slider_ready.val();
        self.row_merger.knight_valid.next = self.lanes[1].row_valid.val();
        self.row_merger.knight_row.next = self.rows[1].val();
        self.lanes[1].row_ready.next = self.row_merger.knight_ready.val();
        self.row_merger.pawn_valid.next = self.lanes[2].row_valid.val();
        self.row_merger.pawn_row.next = self.rows[2].val();
        self.lanes[2].row_ready.next = self.row_merger.pawn_ready.val();
        self.row_merger.row_ready.next = self.row_ready.val();
        self.row_valid.next = self.row_merger.row_valid.val();
        self.row.next = self.row_merger.row.val();
        self.row_place.next = self.held_place.q.val();
        self.finished.next = self.ends.val();
    }
}
