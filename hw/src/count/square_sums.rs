//! Seventh to ninth stage: the number of moves to each square of a rank.

use crate::bits::Bits;
use crate::circuit::{Circuit, hdl_gen};
use rust_hdl::prelude::*;

/// Adds sets of moves up to a four-bit number per square, for eight squares at once; 0 where no move is allowed.
/// Latency: two clocks.
///
/// The block uses full adders on whole words: of three sets, the parity has weight one and the majority weight two.
#[derive(Circuit, Default)]
pub struct SquareSums {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Moves that count once.
    pub ones: [Signal<In, Bits<8>>; 10],
    /// Moves that count four times.
    pub fours: [Signal<In, Bits<8>>; 2],
    /// Squares to which a piece may go, one clock later than the moves.
    pub allowed: Signal<In, Bits<8>>,
    /// Bits 0 to 3 of each square's number.
    pub sums: [Signal<Out, Bits<8>>; 4],

    one: [DFF<Bits<8>>; 4],
    two: [DFF<Bits<8>>; 3],
    held_four: [DFF<Bits<8>>; 2],
    sum: [DFF<Bits<8>>; 4],
    parity: Signal<Local, Bits<8>>,
    twice: [Signal<Local, Bits<8>>; 3],
    four: [Signal<Local, Bits<8>>; 3],
    eight: [Signal<Local, Bits<8>>; 2],
}

impl Logic for SquareSums {
    #[hdl_gen]
    fn update(&mut self) {
        for i in 0..3 {
            self.one[i].d.next =
                self.ones[3 * i].val() ^ self.ones[3 * i + 1].val() ^ self.ones[3 * i + 2].val();
            self.two[i].d.next = (self.ones[3 * i].val() & self.ones[3 * i + 1].val())
                | (self.ones[3 * i + 2].val()
                    & (self.ones[3 * i].val() ^ self.ones[3 * i + 1].val()));
        }
        self.one[3].d.next = self.ones[9].val();
        for i in 0..2 {
            self.held_four[i].d.next = self.fours[i].val();
        }

        self.parity.next = self.one[0].q.val() ^ self.one[1].q.val() ^ self.one[2].q.val();
        self.twice[0].next = (self.one[0].q.val() & self.one[1].q.val())
            | (self.one[2].q.val() & (self.one[0].q.val() ^ self.one[1].q.val()));
        self.twice[1].next = self.parity.val() & self.one[3].q.val();
        self.twice[2].next = self.two[0].q.val() ^ self.two[1].q.val() ^ self.two[2].q.val();
        self.four[0].next = (self.two[0].q.val() & self.two[1].q.val())
            | (self.two[2].q.val() & (self.two[0].q.val() ^ self.two[1].q.val()));
        self.four[1].next = (self.twice[0].val() & self.twice[1].val())
            | (self.twice[2].val() & (self.twice[0].val() ^ self.twice[1].val()));
        self.four[2].next = self.four[0].val() ^ self.four[1].val() ^ self.held_four[0].q.val();
        self.eight[0].next = (self.four[0].val() & self.four[1].val())
            | (self.held_four[0].q.val() & (self.four[0].val() ^ self.four[1].val()));
        self.eight[1].next = self.four[2].val() & self.held_four[1].q.val();

        self.sum[0].d.next = (self.parity.val() ^ self.one[3].q.val()) & self.allowed.val();
        self.sum[1].d.next =
            (self.twice[0].val() ^ self.twice[1].val() ^ self.twice[2].val()) & self.allowed.val();
        self.sum[2].d.next = (self.four[2].val() ^ self.held_four[1].q.val()) & self.allowed.val();
        self.sum[3].d.next = (self.eight[0].val() | self.eight[1].val()) & self.allowed.val();
        for i in 0..4 {
            self.sums[i].next = self.sum[i].q.val();
        }
    }
}
