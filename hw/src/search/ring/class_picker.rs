//! The class of the next move.

use crate::bits::{Bits, bit_cast, bits};
use crate::circuit::{Circuit, hdl_gen};
use rust_hdl::prelude::*;

/// Selects the next class in order that has a move. Latency: one clock.
///
/// | class | moves |
/// |--:|---|
/// | 1 to 5 | promotions to a queen that take a queen, rook, bishop, knight, nothing |
/// | 6 to 10 | captures of a queen, rook, bishop, knight, pawn |
/// | 11, 12 | killers, of which only the words are known at this point |
/// | 13, 14 | castling, short and long |
/// | 15 | other moves without capture or promotion |
/// | 16 to 18 | promotions to a rook, bishop, knight |
///
/// A quiescence node uses only the first ten classes and leaves out captures that are certainly guarded: of a pawn by a
/// knight, bishop, rook or queen, of a knight or bishop by a rook or queen.
#[derive(Circuit, Default)]
pub struct ClassPicker {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// The node is a quiescence node.
    pub quiet: Signal<In, Bit>,
    /// The class of the move tried last; 0 for none.
    pub last: Signal<In, Bits<5>>,
    /// The class has more moves.
    pub more: Signal<In, Bit>,
    /// Killers exist: the latest, the one before it.
    pub killers: Signal<In, Bits<2>>,
    /// Targets by way, ranks 1 to 4.
    pub low: [Signal<In, Bits<32>>; 20],
    /// Targets by way, ranks 5 to 8.
    pub high: [Signal<In, Bits<32>>; 20],
    /// Targets of knight moves, diagonal moves and straight moves, ranks 1 to 4.
    pub reach_low: [Signal<In, Bits<32>>; 3],
    /// The same for ranks 5 to 8.
    pub reach_high: [Signal<In, Bits<32>>; 3],
    /// Castling, en passant.
    pub special: Signal<In, Bits<4>>,
    /// Queens, rooks, bishops, knights and pawns of the other side; empty squares; squares that the other side attacks:
    /// ranks 1 to 4.
    pub on_low: [Signal<In, Bits<32>>; 7],
    /// The same for ranks 5 to 8.
    pub on_high: [Signal<In, Bits<32>>; 7],
    /// The class; 0 if none is left.
    pub class: Signal<Out, Bits<5>>,
    /// The class is that of the last move.
    pub goes_on: Signal<Out, Bit>,
    /// The position has a legal move.
    pub legal: Signal<Out, Bit>,

    picked: DFF<Bits<5>>,
    same: DFF<Bit>,
    some: DFF<Bit>,

    unguarded_low: Signal<Local, Bits<32>>,
    unguarded_high: Signal<Local, Bits<32>>,
    takes_low: Signal<Local, Bits<32>>,
    takes_high: Signal<Local, Bits<32>>,
    pieces_low: Signal<Local, Bits<32>>,
    pieces_high: Signal<Local, Bits<32>>,
    by_low: [Signal<Local, Bits<32>>; 6],
    by_high: [Signal<Local, Bits<32>>; 6],
    hits: Signal<Local, Bits<6>>,
    last_rank: Signal<Local, Bits<8>>,
    promoted: Signal<Local, Bits<6>>,
    present: Signal<Local, Bits<19>>,
    allowed: Signal<Local, Bits<19>>,
    here: Signal<Local, Bits<19>>,
    lowest: Signal<Local, Bits<19>>,
    first: Signal<Local, Bits<19>>,
    number: Signal<Local, Bits<5>>,
}

impl Logic for ClassPicker {
    #[hdl_gen]
    fn update(&mut self) {
        comment!("Targets by victim; a pawn's target on the last rank counts only as a promotion.");
        self.unguarded_low.next = bits::<32>(0xffff_ffff);
        self.unguarded_high.next = bits::<32>(0xffff_ffff);
        if self.quiet.val() {
            self.unguarded_low.next = !self.on_low[6].val();
            self.unguarded_high.next = !self.on_high[6].val();
        }
        self.takes_low.next = self.low[1].val() | self.low[2].val();
        self.pieces_low.next = self.reach_low[0].val() | self.reach_low[1].val();
        self.by_low[0].next = self.takes_low.val()
            | self.low[19].val()
            | self.pieces_low.val()
            | self.reach_low[2].val();
        self.by_low[1].next = self.by_low[0].val();
        self.by_low[2].next = self.takes_low.val()
            | self.low[19].val()
            | self.pieces_low.val()
            | (self.reach_low[2].val() & self.unguarded_low.val());
        self.by_low[3].next = self.by_low[2].val();
        self.by_low[4].next = self.takes_low.val()
            | self.low[19].val()
            | ((self.pieces_low.val() | self.reach_low[2].val()) & self.unguarded_low.val());
        self.by_low[5].next = self.low[0].val()
            | self.low[19].val()
            | self.pieces_low.val()
            | self.reach_low[2].val();
        self.takes_high.next = (self.high[1].val() | self.high[2].val()) & 0x00ff_ffff;
        self.pieces_high.next = self.reach_high[0].val() | self.reach_high[1].val();
        self.by_high[0].next = self.takes_high.val()
            | self.high[19].val()
            | self.pieces_high.val()
            | self.reach_high[2].val();
        self.by_high[1].next = self.by_high[0].val();
        self.by_high[2].next = self.takes_high.val()
            | self.high[19].val()
            | self.pieces_high.val()
            | (self.reach_high[2].val() & self.unguarded_high.val());
        self.by_high[3].next = self.by_high[2].val();
        self.by_high[4].next = self.takes_high.val()
            | self.high[19].val()
            | ((self.pieces_high.val() | self.reach_high[2].val()) & self.unguarded_high.val());
        self.by_high[5].next = (self.high[0].val() & 0x00ff_ffff)
            | self.high[19].val()
            | self.pieces_high.val()
            | self.reach_high[2].val();
        self.hits.next = bits::<6>(0);
        self.promoted.next = bits::<6>(0);
        self.last_rank.next = self.high[0].val().get_bits::<8>(24)
            | self.high[1].val().get_bits::<8>(24)
            | self.high[2].val().get_bits::<8>(24);
        for i in 0..6 {
            if (self.by_low[i].val() & self.on_low[i].val()).any()
                | (self.by_high[i].val() & self.on_high[i].val()).any()
            {
                self.hits.next = self.hits.val() | (bits::<6>(1) << i);
            }
            if (self.last_rank.val() & self.on_high[i].val().get_bits::<8>(24)).any() {
                self.promoted.next = self.promoted.val() | (bits::<6>(1) << i);
            }
        }

        comment!("Classes that have a move.");
        self.present.next = (bit_cast::<19, 4>(self.promoted.val().get_bits::<4>(0)) << 1)
            | (bit_cast::<19, 5>(self.hits.val().get_bits::<5>(0)) << 6);
        if self.promoted.val().get_bit(5) {
            self.present.next = self.present.val() | 0x20;
        }
        if self.special.val().get_bits::<2>(2).any() {
            self.present.next = self.present.val() | 0x400;
        }
        if !self.quiet.val() {
            self.present.next = self.present.val()
                | (bit_cast::<19, 2>(self.killers.val()) << 11)
                | (bit_cast::<19, 2>(self.special.val().get_bits::<2>(0)) << 13);
        }
        if !self.quiet.val() & self.hits.val().get_bit(5) {
            self.present.next = self.present.val() | 0x8000;
        }
        if !self.quiet.val() & self.last_rank.val().any() {
            self.present.next = self.present.val() | 0x7_0000;
        }

        comment!("Classes not yet finished.");
        self.here.next = bits::<19>(1) << self.last.val();
        self.allowed.next = bits::<19>(0) - (self.here.val() << 1);
        if self.more.val() {
            self.allowed.next = bits::<19>(0) - self.here.val();
        }
        self.lowest.next = self.present.val() & self.allowed.val();
        self.first.next = self.lowest.val() & (bits::<19>(0) - self.lowest.val());
        self.number.next = bits::<5>(0);
        if (self.first.val() & 0x2_aaaa).any() {
            self.number.next = self.number.val() | 1;
        }
        if (self.first.val() & 0x4_cccc).any() {
            self.number.next = self.number.val() | 2;
        }
        if (self.first.val() & 0x0_f0f0).any() {
            self.number.next = self.number.val() | 4;
        }
        if (self.first.val() & 0x0_ff00).any() {
            self.number.next = self.number.val() | 8;
        }
        if (self.first.val() & 0x7_0000).any() {
            self.number.next = self.number.val() | 16;
        }
        self.picked.d.next = self.number.val();
        self.same.d.next = self.more.val() & (self.present.val() & self.here.val()).any();
        self.some.d.next = self.by_low[0].val().any()
            | self.by_high[0].val().any()
            | self.low[0].val().any()
            | self.high[0].val().any()
            | self.last_rank.val().any()
            | self.special.val().any();
        self.class.next = self.picked.q.val();
        self.goes_on.next = self.same.q.val();
        self.legal.next = self.some.q.val();
    }
}
