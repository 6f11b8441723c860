//! Generates the moves of one position by posdata's walk.

use crate::bits::{Bits, bits};
use crate::circuit::{Circuit, hdl_gen};
use crate::movegen::fast::FastMovegen;
use crate::posdata::PosdataForm;
use crate::values::state_word;
use rust_hdl::prelude::*;

/// A fast generator that starts as soon as a position has been loaded.
///
/// There is no ready signal: the next position may be sent when the last move of the previous one has left.
#[derive(Circuit, Default)]
pub struct PositionWalk {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Synchronous reset: empty.
    pub reset: Signal<In, Bit>,
    /// Loads a position.
    pub take: Signal<In, Bit>,
    /// Slot that the position's moves belong to.
    pub place: Signal<In, Bits<4>>,
    /// The position's board.
    pub rank: [Signal<In, Bits<32>>; 8],
    /// The position's state word.
    pub state: Signal<In, Bits<32>>,
    /// A move is offered.
    pub move_valid: Signal<Out, Bit>,
    /// The move is accepted.
    pub move_ready: Signal<In, Bit>,
    /// Word of the move; 0 if the position has none.
    pub move_word: Signal<Out, Bits<16>>,
    /// The move is the last.
    pub move_last: Signal<Out, Bit>,
    /// The slot that the move belongs to.
    pub move_place: Signal<Out, Bits<4>>,
    /// The move is Black's.
    pub black: Signal<Out, Bit>,

    generator: FastMovegen,

    begins: DFF<Bit>,
    kept_place: DFF<Bits<4>>,
    kept_black: DFF<Bit>,
}

impl PositionWalk {
    /// Selects the form of posdata for the walk.
    pub fn choose(&mut self, form: PosdataForm) {
        self.generator = FastMovegen::with_form(form);
    }
}

impl Logic for PositionWalk {
    #[hdl_gen]
    fn update(&mut self) {
        self.generator.reset.next = self.reset.val();
        self.generator.load_valid.next = false;
        self.generator.load_address.next = bits::<4>(0);
        self.generator.load_word.next = bits::<32>(0);
        self.generator.board_valid.next = self.take.val();
        self.generator.board_state.next = self.state.val();
        for i in 0..8 {
            self.generator.board_rank[i].next = self.rank[i].val();
        }
        self.generator.start_valid.next = self.begins.q.val();
        self.generator.start_legal.next = true;
        self.generator.start_captures.next = false;
        if self.begins.q.val() & self.generator.start_ready.val() {
            self.begins.d.next = false;
        }
        if self.take.val() {
            self.begins.d.next = true;
            self.kept_place.d.next = self.place.val();
            self.kept_black.d.next = self.state.val().get_bit(state_word::SIDE);
        }
        if self.reset.val() {
            self.begins.d.next = false;
        }
        self.generator.move_ready.next = self.move_ready.val();
        self.move_valid.next = self.generator.move_valid.val();
        self.move_word.next = self.generator.move_word.val();
        self.move_last.next = self.generator.move_last.val();
        self.move_place.next = self.kept_place.q.val();
        self.black.next = self.kept_black.q.val();
    }
}
