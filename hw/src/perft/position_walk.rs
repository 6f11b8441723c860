//! One position's moves as posdata's walk finds them.

use crate::bits::{Bits, bits};
use crate::circuit::{Circuit, hdl_gen};
use crate::movegen::fast::FastMovegen;
use crate::posdata::PosdataForm;
use crate::values::state_word;
use rust_hdl::prelude::*;

/// A fast generator that begins as soon as a position is in.
///
/// Nothing says that it has room: the next position may come when the last move of the one before has left.
#[derive(Circuit, Default)]
pub struct PositionWalk {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Synchronous reset: nothing is held.
    pub reset: Signal<In, Bit>,
    /// A position comes.
    pub take: Signal<In, Bit>,
    /// Where its moves belong.
    pub place: Signal<In, Bits<4>>,
    /// Its board.
    pub rank: [Signal<In, Bits<32>>; 8],
    /// Its state word.
    pub state: Signal<In, Bits<32>>,
    /// A move is offered.
    pub move_valid: Signal<Out, Bit>,
    /// It is taken.
    pub move_ready: Signal<In, Bit>,
    /// Its word; 0 where there is none.
    pub move_word: Signal<Out, Bits<16>>,
    /// It is the last.
    pub move_last: Signal<Out, Bit>,
    /// Where it belongs.
    pub move_place: Signal<Out, Bits<4>>,
    /// It is Black's.
    pub black: Signal<Out, Bit>,

    generator: FastMovegen,

    begins: DFF<Bit>,
    kept_place: DFF<Bits<4>>,
    kept_black: DFF<Bit>,
}

impl PositionWalk {
    /// The walk's table takes this form.
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
