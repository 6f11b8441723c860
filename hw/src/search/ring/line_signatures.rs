//! Finds positions of the line that may be equal to the node's.

use crate::bits::{Bits, bit_cast, bits};
use crate::blocks::BlockRam;
use crate::circuit::{Circuit, hdl_gen};
use rust_hdl::prelude::*;

/// Keeps a 16-bit signature of each position of each search's line, and compares a node's signature with all those of
/// its side at once. Latency: four clocks until the nearest match, given as its ply without the lowest bit, which
/// equals the node's.
///
/// A signature is computed from the position's sums. Equal positions have equal signatures, but different positions
/// sometimes do too, so the boards must still be compared.
#[derive(Circuit, Default)]
pub struct LineSignatures {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// The search and the lowest bit of the node's ply; clock 0.
    pub line: Signal<In, Bits<6>>,
    /// The node's signature; clock 2, like the inputs below.
    pub signature: Signal<In, Bits<16>>,
    /// Half the node's ply.
    pub half: Signal<In, Bits<5>>,
    /// Half the number of reversible moves that led to the node.
    pub back: Signal<In, Bits<6>>,
    /// Consider only positions before this half ply; 16 or more: consider all.
    pub before: Signal<In, Bits<5>>,
    /// A match exists; clock 4.
    pub some: Signal<Out, Bit>,
    /// Half ply of the nearest match; clock 4.
    pub nearest: Signal<Out, Bits<4>>,
    /// Stores a signature.
    pub keep: Signal<In, Bit>,
    /// The search and the lowest bit of the ply of the position to store.
    pub kept_line: Signal<In, Bits<6>>,
    /// Half its ply.
    pub kept_half: Signal<In, Bits<4>>,
    /// Its signature.
    pub kept: Signal<In, Bits<16>>,

    columns: [BlockRam<16, 6, 1>; 16],
    read: [DFF<Bits<16>>; 16],
    alike: DFF<Bits<16>>,
    found: DFF<Bit>,
    place: DFF<Bits<4>>,

    same: Signal<Local, Bits<16>>,
    reach: Signal<Local, Bits<16>>,
    least: Signal<Local, Bits<6>>,
    filled: [Signal<Local, Bits<16>>; 4],
    highest: Signal<Local, Bits<16>>,
    number: Signal<Local, Bits<4>>,
}

impl Logic for LineSignatures {
    #[hdl_gen]
    fn update(&mut self) {
        self.same.next = bits::<16>(0);
        for i in 0..16 {
            self.columns[i].read.next = true;
            self.columns[i].read_address[0].next = self.line.val();
            self.columns[i].write.next =
                self.keep.val() & (bits::<16>(1) << self.kept_half.val()).get_bit(i);
            self.columns[i].write_address.next = self.kept_line.val();
            self.columns[i].write_word.next = self.kept.val();
            self.read[i].d.next = self.columns[i].read_word[0].val();
            if self.read[i].q.val() == self.signature.val() {
                self.same.next = self.same.val() | (bits::<16>(1) << i);
            }
        }

        comment!(
            "From as far back as the moves are reversible to two moves of each side before the node."
        );
        self.least.next = bits::<6>(0);
        if bit_cast::<6, 5>(self.half.val()) > self.back.val() {
            self.least.next = bit_cast::<6, 5>(self.half.val()) - self.back.val();
        }
        self.reach.next = bits::<16>(0) - (bits::<16>(1) << self.least.val());
        self.reach.next = self.reach.val() & ((bits::<16>(1) << (self.half.val() - 1)) - 1);
        if self.half.val() < 2 {
            self.reach.next = bits::<16>(0);
        }
        if !self.before.val().get_bit(4) {
            self.reach.next =
                self.reach.val() & ((bits::<16>(1) << self.before.val().get_bits::<4>(0)) - 1);
        }
        self.alike.d.next = self.same.val() & self.reach.val();

        comment!("The nearest match has the highest number.");
        self.filled[0].next = self.alike.q.val() | (self.alike.q.val() >> 1);
        self.filled[1].next = self.filled[0].val() | (self.filled[0].val() >> 2);
        self.filled[2].next = self.filled[1].val() | (self.filled[1].val() >> 4);
        self.filled[3].next = self.filled[2].val() | (self.filled[2].val() >> 8);
        self.highest.next = self.filled[3].val() ^ (self.filled[3].val() >> 1);
        self.number.next = bits::<4>(0);
        if (self.highest.val() & 0xaaaa).any() {
            self.number.next = self.number.val() | 1;
        }
        if (self.highest.val() & 0xcccc).any() {
            self.number.next = self.number.val() | 2;
        }
        if (self.highest.val() & 0xf0f0).any() {
            self.number.next = self.number.val() | 4;
        }
        if (self.highest.val() & 0xff00).any() {
            self.number.next = self.number.val() | 8;
        }
        self.found.d.next = self.alike.q.val().any();
        self.place.d.next = self.number.val();
        self.some.next = self.found.q.val();
        self.nearest.next = self.place.q.val();
    }
}
