//! First to fifth stage: the state word from the mover's side.

use crate::bits::{Bits, bits};
use crate::circuit::{Circuit, hdl_gen};
use crate::values::{right, state_word};
use rust_hdl::prelude::*;

/// Holds the mover's castling rights and the en passant file. Latency: two clocks for the file, five for the rest.
#[derive(Circuit, Default)]
pub struct StateView {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// The state word.
    pub state: Signal<In, Bits<32>>,
    /// The file of the en passant square, if there is one, for the third stage.
    pub seen_file: Signal<Out, Bits<8>>,
    /// The same for the sixth stage.
    pub file: Signal<Out, Bits<8>>,
    /// The right to castle on the king's side, for the sixth stage.
    pub short: Signal<Out, Bit>,
    /// The right to castle on the queen's side, for the sixth stage.
    pub long: Signal<Out, Bit>,

    files: [DFF<Bits<8>>; 5],
    shorts: DFF<Bits<5>>,
    longs: DFF<Bits<5>>,
    rights: Signal<Local, Bits<4>>,
    one: Signal<Local, Bits<8>>,
    may_short: Signal<Local, Bit>,
    may_long: Signal<Local, Bit>,
}

impl Logic for StateView {
    #[hdl_gen]
    fn update(&mut self) {
        self.rights.next = self.state.val().get_bits::<4>(state_word::RIGHTS);
        self.may_short.next = self.rights.val().get_bit(right::WHITE_SHORT);
        self.may_long.next = self.rights.val().get_bit(right::WHITE_LONG);
        if self.state.val().get_bit(state_word::SIDE) {
            self.may_short.next = self.rights.val().get_bit(right::BLACK_SHORT);
            self.may_long.next = self.rights.val().get_bit(right::BLACK_LONG);
        }
        self.one.next = bits::<8>(0);
        if self.state.val().get_bit(state_word::EN_PASSANT) {
            self.one.next = bits::<8>(1)
                << self
                    .state
                    .val()
                    .get_bits::<3>(state_word::EN_PASSANT_SQUARE);
        }

        self.files[0].d.next = self.one.val();
        for i in 0..4 {
            self.files[i + 1].d.next = self.files[i].q.val();
        }
        self.shorts.d.next = self.shorts.q.val() << 1;
        if self.may_short.val() {
            self.shorts.d.next = (self.shorts.q.val() << 1) | 1;
        }
        self.longs.d.next = self.longs.q.val() << 1;
        if self.may_long.val() {
            self.longs.d.next = (self.longs.q.val() << 1) | 1;
        }

        self.seen_file.next = self.files[1].q.val();
        self.file.next = self.files[4].q.val();
        self.short.next = self.shorts.q.val().get_bit(4);
        self.long.next = self.longs.q.val().get_bit(4);
    }
}
