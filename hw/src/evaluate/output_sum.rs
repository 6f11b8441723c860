//! The output: weights, biases and the value.

use crate::bits::{Bits, bit_cast, bits};
use crate::circuit::{Circuit, hdl_gen};
use rust_hdl::prelude::*;

/// Adds up a position's output in four parts, one per clock: the two halves of White's hidden sums, then those of
/// Black's.
///
/// The value is available seven clocks after the second `finished` of a position.
#[derive(Circuit, Default)]
pub struct OutputSum {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Synchronous reset: no value offered, none in progress.
    pub reset: Signal<In, Bit>,
    /// The sums of one perspective are complete.
    pub finished: Signal<In, Bit>,
    /// The perspective is Black's.
    pub of_black: Signal<In, Bit>,
    /// The position's context.
    pub context: Signal<In, Bits<3>>,
    /// The position's tally, in the same clock.
    pub tally: Signal<In, Bits<24>>,
    /// Address in the heads' memory: half of the weights in this clock, the other half in the next.
    pub head_address: Signal<Out, Bits<5>>,
    /// The last part of the word read: the mix, or the bias.
    pub head_word: Signal<In, Bits<32>>,
    /// Total of sixteen products.
    pub products: [Signal<In, Bits<16>>; 16],
    /// The sink accepts the value.
    pub value_ready: Signal<In, Bit>,
    /// A value is offered.
    pub value_valid: Signal<Out, Bit>,
    /// The value.
    pub value: Signal<Out, Bits<16>>,
    /// The value's context.
    pub value_context: Signal<Out, Bits<3>>,
    /// The pipeline advances.
    pub advance: Signal<Out, Bit>,
    /// A value is in progress.
    pub busy: Signal<Out, Bit>,

    // The head, and the linear sums, that belong to the hidden sums just completed.
    head: DFF<Bits<4>>,
    own_linear: DFF<Bits<16>>,
    // One bit per clock since sums were completed, and whose sums they were.
    since: DFF<Bits<6>>,
    whose: DFF<Bits<6>>,
    contexts: [DFF<Bits<3>>; 6],
    low_mixed: DFF<Bits<16>>,
    high_mixed: DFF<Bits<16>>,
    bias: DFF<Bits<32>>,
    extra: DFF<Bits<32>>,
    quarters: [DFF<Bits<18>>; 4],
    total: DFF<Bits<32>>,
    out: DFF<Bits<32>>,
    offered: DFF<Bit>,
    held_value: DFF<Bits<16>>,
    held_context: DFF<Bits<3>>,

    moves: Signal<Local, Bit>,
    men: Signal<Local, Bits<7>>,
    head_now: Signal<Local, Bits<4>>,
    linear: Signal<Local, Bits<16>>,
    mix: Signal<Local, Bits<16>>,
    weight: Signal<Local, Bits<8>>,
    mixed: Signal<Local, Bits<32>>,
    high_part: Signal<Local, Bits<32>>,
    wide: [Signal<Local, Bits<18>>; 16],
    wider: [Signal<Local, Bits<32>>; 4],
}

impl Logic for OutputSum {
    #[hdl_gen]
    fn update(&mut self) {
        self.moves.next = !self.offered.q.val() | self.value_ready.val();

        comment!(
            "The number of pieces selects the head; perspective and side to move select the weights."
        );
        self.men.next = self.tally.val().get_bits::<7>(16) - 1;
        self.head_now.next = bit_cast::<4, 3>(self.men.val().get_bits::<3>(2)) << 1;
        if self.men.val().get_bits::<2>(5).any() {
            self.head_now.next = bits::<4>(14);
        }
        if self.of_black.val() != self.tally.val().get_bit(23) {
            self.head_now.next = self.head_now.val() | 1;
        }
        self.linear.next = self.tally.val().get_bits::<16>(0);
        if self.tally.val().get_bit(23) {
            self.linear.next = bits::<16>(0) - self.tally.val().get_bits::<16>(0);
        }
        self.head_address.next = (bit_cast::<5, 4>(self.head.q.val()) << 1) | 1;
        if self.finished.val() {
            self.head_address.next = bit_cast::<5, 4>(self.head_now.val()) << 1;
        }

        comment!("The mix: one byte of the linear sum at a time; the lower byte is unsigned.");
        self.weight.next = self.head_word.val().get_bits::<8>(0);
        if self.whose.q.val().get_bit(0) {
            self.weight.next = self.head_word.val().get_bits::<8>(8);
        }
        self.mix.next = bit_cast::<16, 8>(self.weight.val());
        if self.weight.val().get_bit(7) {
            self.mix.next = bit_cast::<16, 8>(self.weight.val()) | 0xff00;
        }
        self.mixed.next = bit_cast::<32, 16>(self.low_mixed.q.val());
        if self.low_mixed.q.val().get_bit(15) {
            self.mixed.next = bit_cast::<32, 16>(self.low_mixed.q.val()) | 0xffff0000;
        }
        self.high_part.next = bit_cast::<32, 16>(self.high_mixed.q.val()) << 8;
        if self.high_mixed.q.val().get_bit(15) {
            self.high_part.next = (bit_cast::<32, 16>(self.high_mixed.q.val()) << 8) | 0xff000000;
        }

        for i in 0..16 {
            self.wide[i].next = bit_cast::<18, 16>(self.products[i].val());
            if self.products[i].val().get_bit(15) {
                self.wide[i].next = bit_cast::<18, 16>(self.products[i].val()) | 0x30000;
            }
        }
        for i in 0..4 {
            self.wider[i].next = bit_cast::<32, 18>(self.quarters[i].q.val());
            if self.quarters[i].q.val().get_bit(17) {
                self.wider[i].next = bit_cast::<32, 18>(self.quarters[i].q.val()) | 0xfffc0000;
            }
        }

        if self.moves.val() {
            self.since.d.next = self.since.q.val() << 1;
            self.whose.d.next = self.whose.q.val() << 1;
            if self.finished.val() {
                self.since.d.next = (self.since.q.val() << 1) | 1;
                self.head.d.next = self.head_now.val();
                self.own_linear.d.next = self.linear.val();
            }
            if self.of_black.val() {
                self.whose.d.next = (self.whose.q.val() << 1) | 1;
            }
            self.contexts[0].d.next = self.context.val();
            for i in 1..6 {
                self.contexts[i].d.next = self.contexts[i - 1].q.val();
            }

            comment!("The first half comes with the mix, the second with the head's bias.");
            self.low_mixed.d.next =
                bit_cast::<16, 8>(self.own_linear.q.val().get_bits::<8>(0)) * self.mix.val();
            self.high_mixed.d.next =
                bit_cast::<16, 8>(self.own_linear.q.val().get_bits::<8>(8)) * self.mix.val();
            if self.own_linear.q.val().get_bit(15) {
                self.high_mixed.d.next =
                    (bit_cast::<16, 8>(self.own_linear.q.val().get_bits::<8>(8)) | 0xff00)
                        * self.mix.val();
            }
            self.bias.d.next = self.head_word.val();
            self.extra.d.next = self.mixed.val() + self.high_part.val();
            if self.since.q.val().get_bit(2) {
                self.extra.d.next = self.bias.q.val();
            }
            for i in 0..4 {
                self.quarters[i].d.next = (self.wide[4 * i].val() + self.wide[4 * i + 1].val())
                    + (self.wide[4 * i + 2].val() + self.wide[4 * i + 3].val());
            }
            self.total.d.next = ((self.wider[0].val() + self.wider[1].val())
                + (self.wider[2].val() + self.wider[3].val()))
                + self.extra.q.val();
            if self.since.q.val().get_bit(3) | self.since.q.val().get_bit(4) {
                self.out.d.next = self.out.q.val() + self.total.q.val();
            }
            if self.since.q.val().get_bit(3) & !self.whose.q.val().get_bit(3) {
                self.out.d.next = self.total.q.val();
            }

            comment!("Divide the output's sum by 32 and clamp it to 20,000 either way.");
            self.offered.d.next = self.since.q.val().get_bit(5) & self.whose.q.val().get_bit(5);
            self.held_context.d.next = self.contexts[5].q.val();
            self.held_value.d.next = self.out.q.val().get_bits::<16>(5);
            if self.out.q.val().get_bit(31) {
                if self.out.q.val() < 0xfff63c00 {
                    self.held_value.d.next = bits::<16>(0xb1e0);
                }
            } else if self.out.q.val() > 640031 {
                self.held_value.d.next = bits::<16>(20000);
            }
        }
        if self.reset.val() {
            self.since.d.next = bits::<6>(0);
            self.offered.d.next = false;
        }
        self.advance.next = self.moves.val();
        self.value_valid.next = self.offered.q.val();
        self.value.next = self.held_value.q.val();
        self.value_context.next = self.held_context.q.val();
        self.busy.next = self.offered.q.val() | self.since.q.val().any();
    }
}
