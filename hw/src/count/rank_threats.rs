//! Fifth stage: combines the threats of a rank.

use crate::bits::{Bits, bits};
use crate::circuit::{Circuit, hdl_gen};
use rust_hdl::prelude::*;

/// Combines the results of lines and leapers for a rank.
///
/// Arrays are ordered by kind of line: rank, file, rising diagonal, falling diagonal. Latency: one clock.
#[derive(Circuit, Default)]
pub struct RankThreats {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Squares attacked along lines.
    pub line_attacked: [Signal<In, Bits<8>>; 4],
    /// Sliders that give check.
    pub line_checkers: [Signal<In, Bits<8>>; 4],
    /// Squares in sight of the king from one side and of a slider from the other.
    pub line_between: [Signal<In, Bits<8>>; 4],
    /// Empty squares.
    pub empty: Signal<In, Bits<8>>,
    /// Squares attacked by knights, pawns and king.
    pub leaper_attacked: Signal<In, Bits<8>>,
    /// Knights and pawns that give check.
    pub leaper_checkers: Signal<In, Bits<8>>,
    /// Attacked squares.
    pub attacked: Signal<Out, Bits<8>>,
    /// Pieces that give check.
    pub checkers: Signal<Out, Bits<8>>,
    /// Squares where a move answers a check.
    pub cover: Signal<Out, Bits<8>>,
    /// A piece gives check.
    pub one: Signal<Out, Bit>,
    /// Two or more pieces give check.
    pub several: Signal<Out, Bit>,

    attacked_set: DFF<Bits<8>>,
    checker_set: DFF<Bits<8>>,
    cover_set: DFF<Bits<8>>,
    some: DFF<Bit>,
    more: DFF<Bit>,
    all_attacked: Signal<Local, Bits<8>>,
    all_checkers: Signal<Local, Bits<8>>,
    all_between: Signal<Local, Bits<8>>,
}

impl Logic for RankThreats {
    #[hdl_gen]
    fn update(&mut self) {
        self.all_attacked.next = self.leaper_attacked.val();
        self.all_checkers.next = self.leaper_checkers.val();
        self.all_between.next = bits::<8>(0);
        for i in 0..4 {
            self.all_attacked.next = self.all_attacked.val() | self.line_attacked[i].val();
            self.all_checkers.next = self.all_checkers.val() | self.line_checkers[i].val();
            self.all_between.next = self.all_between.val() | self.line_between[i].val();
        }
        self.attacked_set.d.next = self.all_attacked.val();
        self.checker_set.d.next = self.all_checkers.val();
        self.cover_set.d.next =
            (self.all_between.val() & self.empty.val()) | self.all_checkers.val();
        self.some.d.next = self.all_checkers.val().any();
        self.more.d.next = (self.all_checkers.val() & (self.all_checkers.val() - 1)).any();

        self.attacked.next = self.attacked_set.q.val();
        self.checkers.next = self.checker_set.q.val();
        self.cover.next = self.cover_set.q.val();
        self.one.next = self.some.q.val();
        self.several.next = self.more.q.val();
    }
}
