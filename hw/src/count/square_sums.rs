//! Seventh and eighth stage: how many moves go to each square of a rank.

use crate::bits::Bits;
use crate::circuit::Circuit;
use rust_hdl::prelude::*;

/// Adds up, for eight squares at once, sets of moves into a number of four bits a square. Latency: one clock.
///
/// Full adders over whole words: of three sets, the parity is worth one, the majority two.
#[derive(Circuit, Default)]
pub struct SquareSums {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Moves that count once.
    pub ones: [Signal<In, Bits<8>>; 10],
    /// Moves that count four times.
    pub fours: [Signal<In, Bits<8>>; 2],
    /// Bits 0 to 3 of each square's number.
    pub sums: [Signal<Out, Bits<8>>; 4],

    held: [DFF<Bits<8>>; 4],
    one: [Signal<Local, Bits<8>>; 4],
    two: [Signal<Local, Bits<8>>; 6],
    four: [Signal<Local, Bits<8>>; 3],
    eight: [Signal<Local, Bits<8>>; 2],
}

impl Logic for SquareSums {
    #[hdl_gen]
    fn update(&mut self) {
        for i in 0..3 {
            self.one[i].next =
                self.ones[3 * i].val() ^ self.ones[3 * i + 1].val() ^ self.ones[3 * i + 2].val();
            self.two[i].next = (self.ones[3 * i].val() & self.ones[3 * i + 1].val())
                | (self.ones[3 * i + 2].val()
                    & (self.ones[3 * i].val() ^ self.ones[3 * i + 1].val()));
        }
        self.one[3].next = self.one[0].val() ^ self.one[1].val() ^ self.one[2].val();
        self.two[3].next = (self.one[0].val() & self.one[1].val())
            | (self.one[2].val() & (self.one[0].val() ^ self.one[1].val()));
        self.two[4].next = self.one[3].val() & self.ones[9].val();

        self.two[5].next = self.two[0].val() ^ self.two[1].val() ^ self.two[2].val();
        self.four[0].next = (self.two[0].val() & self.two[1].val())
            | (self.two[2].val() & (self.two[0].val() ^ self.two[1].val()));
        self.four[1].next = (self.two[3].val() & self.two[4].val())
            | (self.two[5].val() & (self.two[3].val() ^ self.two[4].val()));

        self.four[2].next = self.four[0].val() ^ self.four[1].val() ^ self.fours[0].val();
        self.eight[0].next = (self.four[0].val() & self.four[1].val())
            | (self.fours[0].val() & (self.four[0].val() ^ self.four[1].val()));
        self.eight[1].next = self.four[2].val() & self.fours[1].val();

        self.held[0].d.next = self.one[3].val() ^ self.ones[9].val();
        self.held[1].d.next = self.two[3].val() ^ self.two[4].val() ^ self.two[5].val();
        self.held[2].d.next = self.four[2].val() ^ self.fours[1].val();
        self.held[3].d.next = self.eight[0].val() | self.eight[1].val();
        for i in 0..4 {
            self.sums[i].next = self.held[i].q.val();
        }
    }
}
