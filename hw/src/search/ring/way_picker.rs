//! The next move within a class.

use crate::bits::{Bits, bit_cast, bits};
use crate::circuit::{Circuit, hdl_gen};
use rust_hdl::prelude::*;

/// Within the selected class, selects the first way from the last move's way onwards that has a target, and the first
/// of its targets after the last one. Latency: three clocks.
#[derive(Circuit, Default)]
pub struct WayPicker {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// The class; 0 for none.
    pub class: Signal<In, Bits<5>>,
    /// The class is that of the last move.
    pub goes_on: Signal<In, Bit>,
    /// The node is a quiescence node.
    pub quiet: Signal<In, Bit>,
    /// The way of the last move.
    pub last_way: Signal<In, Bits<5>>,
    /// The last move's way has more moves in its class.
    pub more: Signal<In, Bit>,
    /// Target square of the last move.
    pub last_to: Signal<In, Bits<6>>,
    /// Ways that the killers could belong to: the latest, the one before it.
    pub killer_ways: [Signal<In, Bits<20>>; 2],
    /// Target squares of the killers.
    pub killer_to: [Signal<In, Bits<6>>; 2],
    /// The killers castle: short, long.
    pub killer_castles: [Signal<In, Bits<2>>; 2],
    /// Targets by way, ranks 1 to 4.
    pub low: [Signal<In, Bits<32>>; 20],
    /// Targets by way, ranks 5 to 8.
    pub high: [Signal<In, Bits<32>>; 20],
    /// Castling, en passant.
    pub special: Signal<In, Bits<4>>,
    /// The file of the en passant square.
    pub passed_file: Signal<In, Bits<8>>,
    /// Queens, rooks, bishops, knights and pawns of the other side; empty squares; squares that the other side attacks:
    /// ranks 1 to 4.
    pub on_low: [Signal<In, Bits<32>>; 7],
    /// The same for ranks 5 to 8.
    pub on_high: [Signal<In, Bits<32>>; 7],
    /// A move is found; for a killer, that one of its ways has the target.
    pub found: Signal<Out, Bit>,
    /// Class of the move.
    pub found_class: Signal<Out, Bits<5>>,
    /// Way of the move.
    pub found_way: Signal<Out, Bits<5>>,
    /// Target square of the move.
    pub to: Signal<Out, Bits<6>>,
    /// The other side attacks the target square.
    pub guarded: Signal<Out, Bit>,
    /// The way has more moves.
    pub way_more: Signal<Out, Bit>,
    /// The class has more moves.
    pub class_more: Signal<Out, Bit>,

    masked_low: [DFF<Bits<32>>; 20],
    masked_high: [DFF<Bits<32>>; 20],
    flags: DFF<Bits<20>>,
    class_1: DFF<Bits<5>>,
    after_1: DFF<Bits<20>>,
    within_1: DFF<Bit>,
    way_1: DFF<Bits<5>>,
    to_1: DFF<Bits<6>>,
    castle_1: DFF<Bits<2>>,

    guard_low: [DFF<Bits<32>>; 2],
    guard_high: [DFF<Bits<32>>; 2],
    set_low: DFF<Bits<32>>,
    set_high: DFF<Bits<32>>,
    class_2: DFF<Bits<5>>,
    way_2: DFF<Bits<5>>,
    /// Squares of the set from which a move may go on: all, or those after the last move's.
    rest_low_2: DFF<Bits<32>>,
    rest_high_2: DFF<Bits<32>>,
    others_2: DFF<Bit>,
    castle_2: DFF<Bits<2>>,

    found_3: DFF<Bit>,
    class_3: DFF<Bits<5>>,
    way_3: DFF<Bits<5>>,
    to_3: DFF<Bits<6>>,
    guarded_3: DFF<Bit>,
    way_more_3: DFF<Bit>,
    class_more_3: DFF<Bit>,

    promotes: Signal<Local, Bit>,
    kills: Signal<Local, Bit>,
    takes: Signal<Local, Bit>,
    second: Signal<Local, Bit>,
    enabled: Signal<Local, Bits<20>>,
    kill_to: Signal<Local, Bits<6>>,
    kill_castles: Signal<Local, Bits<2>>,
    victims_low: Signal<Local, Bits<32>>,
    victims_high: Signal<Local, Bits<32>>,
    ahead_low: Signal<Local, Bits<32>>,
    ahead_high: Signal<Local, Bits<32>>,
    takes_low: Signal<Local, Bits<32>>,
    takes_high: Signal<Local, Bits<32>>,
    diagonal_low: Signal<Local, Bits<32>>,
    diagonal_high: Signal<Local, Bits<32>>,
    straight_low: Signal<Local, Bits<32>>,
    straight_high: Signal<Local, Bits<32>>,
    king_low: Signal<Local, Bits<32>>,
    king_high: Signal<Local, Bits<32>>,
    left_low: [Signal<Local, Bits<32>>; 20],
    left_high: [Signal<Local, Bits<32>>; 20],
    some: Signal<Local, Bits<20>>,
    candidates: Signal<Local, Bits<20>>,
    first: Signal<Local, Bits<20>>,
    chosen: Signal<Local, Bits<20>>,
    number: Signal<Local, Bits<5>>,
    picked_low: Signal<Local, Bits<32>>,
    picked_high: Signal<Local, Bits<32>>,
    above: Signal<Local, Bits<32>>,
    rest_low: Signal<Local, Bits<32>>,
    rest_high: Signal<Local, Bits<32>>,
    low_any: Signal<Local, Bit>,
    high_any: Signal<Local, Bit>,
    one_low: Signal<Local, Bits<32>>,
    one_high: Signal<Local, Bits<32>>,
    beyond: Signal<Local, Bit>,
    square_low: Signal<Local, Bits<5>>,
    square_high: Signal<Local, Bits<5>>,
}

impl Logic for WayPicker {
    #[hdl_gen]
    fn update(&mut self) {
        comment!("First clock: the remaining moves of the class, by way.");
        self.promotes.next =
            ((self.class.val() > 0) & (self.class.val() < 6)) | (self.class.val() > 15);
        self.takes.next = (self.class.val() > 5) & (self.class.val() < 11);
        self.kills.next = (self.class.val() == 11) | (self.class.val() == 12);
        self.second.next = self.class.val() == 12;
        self.enabled.next = bits::<20>(0xf_ffff);
        self.kill_to.next = self.killer_to[0].val();
        self.kill_castles.next = self.killer_castles[0].val();
        if self.second.val() {
            self.kill_to.next = self.killer_to[1].val();
            self.kill_castles.next = self.killer_castles[1].val();
        }
        if self.kills.val() {
            self.enabled.next = self.killer_ways[0].val();
            if self.second.val() {
                self.enabled.next = self.killer_ways[1].val();
            }
        }
        self.victims_low.next = bits::<32>(0);
        self.victims_high.next = bits::<32>(0);
        if (self.class.val() == 1) | (self.class.val() == 6) {
            self.victims_low.next = self.on_low[0].val();
            self.victims_high.next = self.on_high[0].val();
        }
        if (self.class.val() == 2) | (self.class.val() == 7) {
            self.victims_low.next = self.on_low[1].val();
            self.victims_high.next = self.on_high[1].val();
        }
        if (self.class.val() == 3) | (self.class.val() == 8) {
            self.victims_low.next = self.on_low[2].val();
            self.victims_high.next = self.on_high[2].val();
        }
        if (self.class.val() == 4) | (self.class.val() == 9) {
            self.victims_low.next = self.on_low[3].val();
            self.victims_high.next = self.on_high[3].val();
        }
        if self.class.val() == 10 {
            self.victims_low.next = self.on_low[4].val();
            self.victims_high.next = self.on_high[4].val();
        }
        if (self.class.val() == 5) | (self.class.val() == 15) {
            self.victims_low.next = self.on_low[5].val();
            self.victims_high.next = self.on_high[5].val();
        }
        if self.class.val() > 15 {
            self.victims_high.next = bits::<32>(0xffff_ffff);
        }
        if self.kills.val() & !self.kill_to.val().get_bit(5) {
            self.victims_low.next = bits::<32>(1) << self.kill_to.val().get_bits::<5>(0);
        }
        if self.kills.val() & self.kill_to.val().get_bit(5) {
            self.victims_high.next = bits::<32>(1) << self.kill_to.val().get_bits::<5>(0);
        }
        self.king_low.next = self.victims_low.val();
        self.diagonal_low.next = self.victims_low.val();
        self.straight_low.next = self.victims_low.val();
        if self.quiet.val() & (self.class.val() == 10) {
            self.diagonal_low.next = self.victims_low.val() & !self.on_low[6].val();
        }
        if self.quiet.val() & (self.class.val() > 7) {
            self.straight_low.next = self.victims_low.val() & !self.on_low[6].val();
        }
        if self.promotes.val() {
            self.king_low.next = bits::<32>(0);
            self.diagonal_low.next = bits::<32>(0);
            self.straight_low.next = bits::<32>(0);
        }
        self.king_high.next = self.victims_high.val();
        self.diagonal_high.next = self.victims_high.val();
        self.straight_high.next = self.victims_high.val();
        if self.quiet.val() & (self.class.val() == 10) {
            self.diagonal_high.next = self.victims_high.val() & !self.on_high[6].val();
        }
        if self.quiet.val() & (self.class.val() > 7) {
            self.straight_high.next = self.victims_high.val() & !self.on_high[6].val();
        }
        if self.promotes.val() {
            self.king_high.next = bits::<32>(0);
            self.diagonal_high.next = bits::<32>(0);
            self.straight_high.next = bits::<32>(0);
        }
        self.ahead_low.next = bits::<32>(0);
        self.ahead_high.next = bits::<32>(0);
        self.takes_low.next = bits::<32>(0);
        self.takes_high.next = bits::<32>(0);
        if (self.class.val() == 15) | self.kills.val() {
            self.ahead_low.next = self.victims_low.val();
            self.ahead_high.next = self.victims_high.val() & 0x00ff_ffff;
        }
        if self.takes.val() {
            self.takes_low.next = self.victims_low.val();
            self.takes_high.next = self.victims_high.val() & 0x00ff_ffff;
        }
        if self.class.val() == 10 {
            self.takes_high.next = (self.victims_high.val() & 0x00ff_ffff)
                | (bit_cast::<32, 8>(self.passed_file.val()) << 8);
        }
        if self.promotes.val() {
            self.ahead_high.next = self.victims_high.val() & 0xff00_0000;
            self.takes_high.next = self.victims_high.val() & 0xff00_0000;
        }
        self.left_low[0].next = self.low[0].val() & self.ahead_low.val();
        self.left_low[1].next = self.low[1].val() & self.takes_low.val();
        self.left_low[2].next = self.low[2].val() & self.takes_low.val();
        for i in 3..15 {
            self.left_low[i].next = self.low[i].val() & self.diagonal_low.val();
        }
        for i in 15..19 {
            self.left_low[i].next = self.low[i].val() & self.straight_low.val();
        }
        self.left_low[19].next = self.low[19].val() & self.king_low.val();
        self.left_high[0].next = self.high[0].val() & self.ahead_high.val();
        self.left_high[1].next = self.high[1].val() & self.takes_high.val();
        self.left_high[2].next = self.high[2].val() & self.takes_high.val();
        for i in 3..15 {
            self.left_high[i].next = self.high[i].val() & self.diagonal_high.val();
        }
        for i in 15..19 {
            self.left_high[i].next = self.high[i].val() & self.straight_high.val();
        }
        self.left_high[19].next = self.high[19].val() & self.king_high.val();
        self.some.next = bits::<20>(0);
        for i in 0..20 {
            self.masked_low[i].d.next = self.left_low[i].val();
            self.masked_high[i].d.next = self.left_high[i].val();
            if self.left_low[i].val().any() | self.left_high[i].val().any() {
                self.some.next = self.some.val() | (bits::<20>(1) << i);
            }
        }
        self.flags.d.next = self.some.val() & self.enabled.val();
        self.class_1.d.next = self.class.val();
        self.within_1.d.next = self.goes_on.val() & self.more.val();
        self.way_1.d.next = self.last_way.val();
        self.to_1.d.next = self.last_to.val();
        self.after_1.d.next = bits::<20>(0xf_ffff);
        if self.goes_on.val() {
            self.after_1.d.next = bits::<20>(0) - (bits::<20>(2) << self.last_way.val());
        }
        self.castle_1.d.next = bits::<2>(0);
        if self.class.val() == 13 {
            self.castle_1.d.next = bits::<2>(1);
        }
        if self.class.val() == 14 {
            self.castle_1.d.next = bits::<2>(2);
        }
        if self.kills.val() {
            self.castle_1.d.next = self.kill_castles.val() & self.special.val().get_bits::<2>(0);
        }

        comment!("Second clock: select the way.");
        self.candidates.next = self.flags.q.val() & self.after_1.q.val();
        self.first.next = self.candidates.val() & (bits::<20>(0) - self.candidates.val());
        self.chosen.next = self.first.val();
        if self.within_1.q.val() {
            self.chosen.next = bits::<20>(1) << self.way_1.q.val();
        }
        self.number.next = bits::<5>(0);
        if (self.chosen.val() & 0xa_aaaa).any() {
            self.number.next = self.number.val() | 1;
        }
        if (self.chosen.val() & 0xc_cccc).any() {
            self.number.next = self.number.val() | 2;
        }
        if (self.chosen.val() & 0x0_f0f0).any() {
            self.number.next = self.number.val() | 4;
        }
        if (self.chosen.val() & 0x0_ff00).any() {
            self.number.next = self.number.val() | 8;
        }
        if (self.chosen.val() & 0xf_0000).any() {
            self.number.next = self.number.val() | 16;
        }
        self.picked_low.next = bits::<32>(0);
        self.picked_high.next = bits::<32>(0);
        for i in 0..20 {
            if self.chosen.val().get_bit(i) {
                self.picked_low.next = self.picked_low.val() | self.masked_low[i].q.val();
                self.picked_high.next = self.picked_high.val() | self.masked_high[i].q.val();
            }
        }
        self.set_low.d.next = self.picked_low.val();
        self.set_high.d.next = self.picked_high.val();
        self.class_2.d.next = self.class_1.q.val();
        self.way_2.d.next = self.number.val();
        self.above.next = bits::<32>(0) - (bits::<32>(2) << self.to_1.q.val().get_bits::<5>(0));
        self.rest_low_2.d.next = bits::<32>(0xffff_ffff);
        self.rest_high_2.d.next = bits::<32>(0xffff_ffff);
        if self.within_1.q.val() {
            self.rest_low_2.d.next = self.above.val();
            if self.to_1.q.val().get_bit(5) {
                self.rest_low_2.d.next = bits::<32>(0);
                self.rest_high_2.d.next = self.above.val();
            }
        }
        self.others_2.d.next = (self.candidates.val() & !self.chosen.val()).any();
        self.castle_2.d.next = self.castle_1.q.val();

        comment!("Third clock: select the square.");
        self.rest_low.next = self.set_low.q.val() & self.rest_low_2.q.val();
        self.rest_high.next = self.set_high.q.val() & self.rest_high_2.q.val();
        self.low_any.next = self.rest_low.val().any();
        self.high_any.next = self.rest_high.val().any();
        self.one_low.next = self.rest_low.val() & (bits::<32>(0) - self.rest_low.val());
        self.one_high.next = self.rest_high.val() & (bits::<32>(0) - self.rest_high.val());
        self.beyond.next = (self.rest_high.val() & (self.rest_high.val() - 1)).any();
        if self.low_any.val() {
            self.beyond.next =
                (self.rest_low.val() & (self.rest_low.val() - 1)).any() | self.high_any.val();
        }
        self.square_low.next = bits::<5>(0);
        if (self.one_low.val() & 0xaaaa_aaaa).any() {
            self.square_low.next = self.square_low.val() | 1;
        }
        if (self.one_low.val() & 0xcccc_cccc).any() {
            self.square_low.next = self.square_low.val() | 2;
        }
        if (self.one_low.val() & 0xf0f0_f0f0).any() {
            self.square_low.next = self.square_low.val() | 4;
        }
        if (self.one_low.val() & 0xff00_ff00).any() {
            self.square_low.next = self.square_low.val() | 8;
        }
        if (self.one_low.val() & 0xffff_0000).any() {
            self.square_low.next = self.square_low.val() | 16;
        }
        self.square_high.next = bits::<5>(0);
        if (self.one_high.val() & 0xaaaa_aaaa).any() {
            self.square_high.next = self.square_high.val() | 1;
        }
        if (self.one_high.val() & 0xcccc_cccc).any() {
            self.square_high.next = self.square_high.val() | 2;
        }
        if (self.one_high.val() & 0xf0f0_f0f0).any() {
            self.square_high.next = self.square_high.val() | 4;
        }
        if (self.one_high.val() & 0xff00_ff00).any() {
            self.square_high.next = self.square_high.val() | 8;
        }
        if (self.one_high.val() & 0xffff_0000).any() {
            self.square_high.next = self.square_high.val() | 16;
        }
        self.class_3.d.next = self.class_2.q.val();
        self.way_3.d.next = self.way_2.q.val();
        self.to_3.d.next = bit_cast::<6, 5>(self.square_high.val()) | 32;
        if self.low_any.val() {
            self.to_3.d.next = bit_cast::<6, 5>(self.square_low.val());
        }
        self.found_3.d.next = self.low_any.val() | self.high_any.val();
        self.guard_low[0].d.next = self.on_low[6].val();
        self.guard_high[0].d.next = self.on_high[6].val();
        self.guard_low[1].d.next = self.guard_low[0].q.val();
        self.guard_high[1].d.next = self.guard_high[0].q.val();
        self.guarded_3.d.next = (self.guard_high[1].q.val() & self.one_high.val()).any();
        if self.low_any.val() {
            self.guarded_3.d.next = (self.guard_low[1].q.val() & self.one_low.val()).any();
        }
        self.way_more_3.d.next = self.beyond.val();
        self.class_more_3.d.next = self.beyond.val() | self.others_2.q.val();
        if self.castle_2.q.val().any() {
            self.found_3.d.next = true;
            self.way_3.d.next = bits::<5>(19);
            self.to_3.d.next = bits::<6>(2);
            if self.castle_2.q.val().get_bit(0) {
                self.to_3.d.next = bits::<6>(6);
            }
        }
        if (self.class_2.q.val() > 10) & (self.class_2.q.val() < 15) {
            self.way_more_3.d.next = false;
            self.class_more_3.d.next = false;
        }
        self.found.next = self.found_3.q.val();
        self.found_class.next = self.class_3.q.val();
        self.found_way.next = self.way_3.q.val();
        self.to.next = self.to_3.q.val();
        self.guarded.next = self.guarded_3.q.val();
        self.way_more.next = self.way_more_3.q.val();
        self.class_more.next = self.class_more_3.q.val();
    }
}
