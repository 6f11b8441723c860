//! The value of a position, from its sums.

use crate::bits::{Bits, bit_cast, bits};
use crate::circuit::{Circuit, hdl_gen};
use crate::values::position_value;
use rust_hdl::prelude::*;

/// Computes the value for the side to move from the sums over the pieces. Latency: three clocks, one position per
/// clock.
#[derive(Circuit, Default)]
pub struct SumsValue {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Middlegame sum, White's pieces minus Black's.
    pub middle: Signal<In, Bits<18>>,
    /// Endgame sum.
    pub end: Signal<In, Bits<18>>,
    /// Sum of both phases.
    pub phases: Signal<In, Bits<9>>,
    /// Black is to move.
    pub black: Signal<In, Bit>,
    /// The value.
    pub value: Signal<Out, Bits<16>>,

    low: DFF<Bits<25>>,
    middle_part: DFF<Bits<25>>,
    high: DFF<Bits<25>>,
    end_one: DFF<Bits<18>>,
    product: DFF<Bits<25>>,
    end_two: DFF<Bits<18>>,
    result: DFF<Bits<16>>,

    greater: Signal<Local, Bits<18>>,
    less: Signal<Local, Bits<18>>,
    own_end: Signal<Local, Bits<18>>,
    wide_greater: Signal<Local, Bits<25>>,
    wide_less: Signal<Local, Bits<25>>,
    phase: Signal<Local, Bits<6>>,
    one: Signal<Local, Bits<25>>,
    two: Signal<Local, Bits<25>>,
    shifted: Signal<Local, Bits<20>>,
    total: Signal<Local, Bits<20>>,
}

impl Logic for SumsValue {
    #[hdl_gen]
    fn update(&mut self) {
        comment!("Start with the mover's side, so that rounding is the same for both colours.");
        self.greater.next = self.middle.val();
        self.less.next = self.end.val();
        self.own_end.next = self.end.val();
        if self.black.val() {
            self.greater.next = self.end.val();
            self.less.next = self.middle.val();
            self.own_end.next = bits::<18>(0) - self.end.val();
        }
        self.wide_greater.next = bit_cast::<25, 18>(self.greater.val());
        if self.greater.val().get_bit(17) {
            self.wide_greater.next = bit_cast::<25, 18>(self.greater.val()) | 0x1fc0000;
        }
        self.wide_less.next = bit_cast::<25, 18>(self.less.val());
        if self.less.val().get_bit(17) {
            self.wide_less.next = bit_cast::<25, 18>(self.less.val()) | 0x1fc0000;
        }
        self.phase.next = bit_cast::<6, 9>(self.phases.val());
        if self.phases.val() > 32 {
            self.phase.next = bits::<6>(32);
        }
        self.end_one.d.next = self.own_end.val();

        comment!("Multiply the difference by the phase, two bits of it at a time.");
        self.one.next = self.wide_greater.val() - self.wide_less.val();
        self.two.next = self.one.val() << 1;
        self.low.d.next = bits::<25>(0);
        self.middle_part.d.next = bits::<25>(0);
        self.high.d.next = bits::<25>(0);
        if self.phase.val().get_bit(0) {
            self.low.d.next = self.one.val();
        }
        if self.phase.val().get_bit(1) {
            self.low.d.next = self.two.val();
            if self.phase.val().get_bit(0) {
                self.low.d.next = self.one.val() + self.two.val();
            }
        }
        if self.phase.val().get_bit(2) {
            self.middle_part.d.next = self.one.val() << 2;
        }
        if self.phase.val().get_bit(3) {
            self.middle_part.d.next = self.two.val() << 2;
            if self.phase.val().get_bit(2) {
                self.middle_part.d.next = (self.one.val() + self.two.val()) << 2;
            }
        }
        if self.phase.val().get_bit(4) {
            self.high.d.next = self.one.val() << 4;
        }
        if self.phase.val().get_bit(5) {
            self.high.d.next = self.two.val() << 4;
        }
        self.product.d.next = self.low.q.val() + self.middle_part.q.val() + self.high.q.val();
        self.end_two.d.next = self.end_one.q.val();

        comment!("Divide by 32, rounding down, and clamp the result.");
        self.shifted.next = self.product.q.val().get_bits::<20>(5);
        self.total.next = self.shifted.val() + bit_cast::<20, 18>(self.end_two.q.val());
        if self.end_two.q.val().get_bit(17) {
            self.total.next =
                self.shifted.val() + (bit_cast::<20, 18>(self.end_two.q.val()) | 0xc0000);
        }
        self.result.d.next = bit_cast::<16, 20>(self.total.val());
        if (self.total.val() ^ position_value::SIGN)
            > (bits::<20>(position_value::MOST) ^ position_value::SIGN)
        {
            self.result.d.next = bit_cast::<16, 20>(bits::<20>(position_value::MOST));
        }
        if (self.total.val() ^ position_value::SIGN)
            < (bits::<20>(position_value::LEAST) ^ position_value::SIGN)
        {
            self.result.d.next = bit_cast::<16, 20>(bits::<20>(position_value::LEAST));
        }
        self.value.next = self.result.q.val();
    }
}
