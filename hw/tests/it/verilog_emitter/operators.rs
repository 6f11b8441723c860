//! Expressions: all operators, casts, slices and indices that a kernel can use.

use super::bench::check;
use fpgambit_hw::bits::{Bits, bit_cast, bits};
use fpgambit_hw::circuit::{Circuit, hdl_gen};
use fpgambit_hw::pins::Pins;
use rust_hdl::prelude::*;

/// Arithmetic, logic and comparisons, in combinations whose precedence differs between Rust and Verilog.
#[derive(Circuit, Pins)]
struct Operators {
    pub a: Signal<In, Bits<6>>,
    pub b: Signal<In, Bits<6>>,
    pub c: Signal<In, Bits<6>>,
    pub x: Signal<In, Bit>,
    pub y: Signal<In, Bit>,
    pub word: Signal<In, Bits<32>>,
    pub short: Signal<In, Bits<16>>,
    pub sums: Signal<Out, Bits<6>>,
    pub carried: Signal<Out, Bits<7>>,
    pub masked: Signal<Out, Bits<6>>,
    pub literals: Signal<Out, Bits<6>>,
    pub mixed: Signal<Out, Bit>,
    pub order: Signal<Out, Bits<6>>,
    pub products: [Signal<Out, Bits<16>>; 3],
    pub logical: Signal<Out, Bit>,
    pub reduced: [Signal<Out, Bit>; 3],
    pub word_sum: Signal<Out, Bits<32>>,
    pub word_less: Signal<Out, Bit>,
    pub constant: Signal<Out, Bits<32>>,
    big: Constant<Bits<32>>,
}

impl Default for Operators {
    fn default() -> Self {
        Self {
            a: Default::default(),
            b: Default::default(),
            c: Default::default(),
            x: Default::default(),
            y: Default::default(),
            word: Default::default(),
            short: Default::default(),
            sums: Default::default(),
            carried: Default::default(),
            masked: Default::default(),
            literals: Default::default(),
            mixed: Default::default(),
            order: Default::default(),
            products: Default::default(),
            logical: Default::default(),
            reduced: Default::default(),
            word_sum: Default::default(),
            word_less: Default::default(),
            constant: Default::default(),
            big: Constant::new(0x8765_4321_u64.into()),
        }
    }
}

impl Logic for Operators {
    #[hdl_gen]
    fn update(&mut self) {
        self.sums.next = self.a.val() + self.b.val() - self.c.val();
        self.carried.next = bit_cast::<7, 6>(self.a.val()) + bit_cast::<7, 6>(self.b.val());
        self.masked.next = (self.a.val() & 0x2a) | (self.b.val() ^ !self.c.val()) & 0x15;
        self.literals.next = (self.a.val() + 1) ^ (bits::<6>(0x20) - self.b.val());
        // In Verilog, == binds more tightly than &; in Rust, less tightly.
        self.mixed.next = (self.a.val() & self.b.val() == self.c.val())
            ^ (self.a.val() | self.b.val() != self.c.val() ^ self.a.val())
            ^ ((self.a.val() < self.b.val()) & (self.a.val() <= self.c.val()))
            ^ ((self.b.val() > self.c.val()) | (self.b.val() >= 17));
        self.order.next = self.a.val() - (self.b.val() - self.c.val())
            + ((self.a.val() + self.b.val()) >> 1)
            + ((self.a.val() - self.b.val()) << 2);
        self.products[0].next = self.short.val() * self.word.val().get_bits::<16>(0);
        self.products[1].next =
            bit_cast::<16, 6>(self.a.val() * (self.b.val() + self.c.val())) + self.short.val() * 5;
        self.products[2].next = (bit_cast::<16, 6>(self.a.val()) | 0xffc0)
            * bit_cast::<16, 6>(self.b.val())
            * (self.short.val() - 1);
        self.logical.next =
            (self.x.val() && !self.y.val()) || (self.x.val() != self.y.val()) == self.x.val();
        self.reduced[0].next = self.a.val().any();
        self.reduced[1].next = self.b.val().all();
        self.reduced[2].next = (!self.c.val()).xor();
        self.word_sum.next =
            self.word.val() + bit_cast::<32, 16>(self.short.val()) - self.big.val();
        self.word_less.next = self.word.val() < self.big.val();
        self.constant.next = self.big.val() ^ !self.word.val();
    }
}

#[test]
fn operators_agree() {
    let verilog = check("operators", Operators::default, 2000, |_, _| {});
    for line in [
        "assign sums = a + b - c;",
        "assign carried = {1'b0, a} + {1'b0, b};",
        "localparam [31:0] BIG = 32'h8765_4321;",
    ] {
        assert!(verilog.contains(line), "no {line}\n{verilog}");
    }
}

/// Slices, casts, shifts and indices, by constants and by signals, inside the word and past its end.
#[derive(Circuit, Pins, Default)]
struct Pieces {
    pub word: Signal<In, Bits<32>>,
    pub odd: Signal<In, Bits<12>>,
    pub at: Signal<In, Bits<3>>,
    pub amount: Signal<In, Bits<5>>,
    pub shift: Signal<In, Bits<6>>,
    pub bit: Signal<In, Bit>,
    pub nibble: Signal<Out, Bits<4>>,
    pub picked: Signal<Out, Bits<4>>,
    pub past: Signal<Out, Bits<8>>,
    pub past_fixed: Signal<Out, Bits<8>>,
    pub of_sum: Signal<Out, Bits<4>>,
    pub of_shift: Signal<Out, Bits<5>>,
    pub one: Signal<Out, Bit>,
    pub chosen: Signal<Out, Bit>,
    pub chosen_odd: Signal<Out, Bit>,
    pub chosen_of_sum: Signal<Out, Bit>,
    pub replaced: Signal<Out, Bits<12>>,
    pub replaced_fixed: Signal<Out, Bits<12>>,
    pub left: Signal<Out, Bits<32>>,
    pub right: Signal<Out, Bits<32>>,
    pub fixed: Signal<Out, Bits<12>>,
    pub joined: Signal<Out, Bits<15>>,
    pub added: Signal<Out, Bits<6>>,
    pub overlapping: Signal<Out, Bits<6>>,
    pub one_hot: Signal<Out, Bits<32>>,
    pub cut_sum: Signal<Out, Bits<3>>,
    pub top_of_sum: Signal<Out, Bits<2>>,
    pub over: Signal<Out, Bits<12>>,
    pub of_byte: Signal<Out, Bit>,
    pub of_part: Signal<Out, Bit>,
}

impl Logic for Pieces {
    #[hdl_gen]
    fn update(&mut self) {
        self.nibble.next = self.word.val().get_bits::<4>(8);
        self.picked.next = self
            .word
            .val()
            .get_bits::<4>((bit_cast::<5, 3>(self.at.val()) << 2).index());
        self.past.next = self.word.val().get_bits::<8>(self.amount.val().index());
        self.past_fixed.next = self.odd.val().get_bits::<8>(7);
        self.of_sum.next = (self.word.val() + bit_cast::<32, 12>(self.odd.val()))
            .get_bits::<4>(self.amount.val().index());
        self.of_shift.next = (self.word.val() >> self.shift.val()).get_bits::<5>(3);
        self.one.next = self.word.val().get_bit(31) ^ self.odd.val().get_bit(0);
        self.chosen.next = self.word.val().get_bit(self.amount.val().index());
        self.chosen_odd.next = self.odd.val().get_bit(self.at.val().index());
        self.chosen_of_sum.next = (self.word.val() - 1).get_bit(self.at.val().index());
        self.replaced.next = self
            .odd
            .val()
            .replace_bit(self.at.val().index(), self.bit.val());
        self.replaced_fixed.next = self.odd.val().replace_bit(5, self.bit.val())
            ^ self.odd.val().replace_bit(11, true)
            ^ self.odd.val().replace_bit(0, false);
        self.left.next = self.word.val() << self.shift.val();
        self.right.next = self.word.val() >> self.shift.val();
        self.fixed.next = (self.odd.val() << 3)
            ^ (self.odd.val() >> 5)
            ^ ((self.odd.val() + 3) >> 2)
            ^ ((self.odd.val() ^ 9) << 2);
        self.joined.next = (bit_cast::<15, 3>(self.at.val()) << 12)
            | (bit_cast::<15, 6>(self.shift.val()) << 6)
            | bit_cast::<15, 5>(self.amount.val());
        self.added.next =
            (bit_cast::<6, 3>(self.at.val()) << 3) + bit_cast::<6, 12>(self.odd.val() & 7);
        self.overlapping.next =
            (bit_cast::<6, 3>(self.at.val()) << 2) | bit_cast::<6, 5>(self.amount.val());
        self.one_hot.next = bits::<32>(1) << self.shift.val();
        self.cut_sum.next = bit_cast::<3, 12>(self.odd.val() + 5);
        self.top_of_sum.next = (self.odd.val() + 5).get_bits::<2>(10);
        self.of_byte.next = self
            .word
            .val()
            .get_bits::<8>(16)
            .get_bit(self.at.val().index());
        self.of_part.next = self
            .word
            .val()
            .get_bits::<8>(3)
            .get_bit(self.at.val().index());
        self.over.next = (self.odd.val() << 12) | (self.odd.val() >> 20) | (self.odd.val() << 0);
    }
}

#[test]
fn slices_casts_and_shifts_agree() {
    let verilog = check("pieces", Pieces::default, 2000, |_, _| {});
    for line in [
        "assign nibble = word[11:8];",
        "assign picked = word[{at, 2'd0} +: 4];",
        "assign past = word_padded[{1'b0, amount} +: 8];",
        "assign past_fixed = {3'd0, odd[11:7]};",
        "assign chosen = word[amount];",
        "assign of_byte = word[{2'd2, at}];",
        "assign of_part = word_part[at];",
        "assign joined = {at, shift, 1'b0, amount};",
        "assign added = {at, odd[2:0]};",
    ] {
        assert!(verilog.contains(line), "no {line}\n{verilog}");
    }
}
