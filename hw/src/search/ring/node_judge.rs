//! Applies the rules that come before a node's moves.

use crate::bits::{Bits, bit_cast, bits};
use crate::circuit::{Circuit, hdl_gen};
use crate::values::{halves, score, wide_score};
use rust_hdl::prelude::*;

/// Decides what happens to a node before its moves: repetition, stack end, fifty moves, check, futility, reverse
/// futility, pass and stand pat. For a node judged before, the verdict only states how it is searched.
///
/// Inputs are labelled with their clock; the outputs leave in clock 2, `hopeless` in clock 3.
#[derive(Circuit, Default)]
pub struct NodeJudge {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// `{beta, first alpha}`; clock 0.
    pub window: Signal<In, Bits<32>>,
    /// Current alpha of a node judged before; clock 0.
    pub alpha: Signal<In, Bits<16>>,
    /// The depth with which the node was entered; clock 0.
    pub depth: Signal<In, Bits<4>>,
    /// The node has not been judged before; clock 0.
    pub fresh: Signal<In, Bit>,
    /// The node's value; clock 1, like all inputs below.
    pub value: Signal<In, Bits<16>>,
    /// The node's ply.
    pub ply: Signal<In, Bits<6>>,
    /// The node is to try only the second move of its job's line.
    pub led: Signal<In, Bit>,
    /// The board that was read belongs to another position, to be compared with the node's.
    pub comparing: Signal<In, Bit>,
    /// The node is known not to be a repetition.
    pub checked: Signal<In, Bit>,
    /// Four or more reversible moves led to the node.
    pub long: Signal<In, Bit>,
    /// The two boards are equal.
    pub equal: Signal<In, Bit>,
    /// A position of the line, or another one, has the node's signature.
    pub alike: Signal<In, Bit>,
    /// The side to move is in check.
    pub check: Signal<In, Bit>,
    /// The half-move clock is 100 or more.
    pub over: Signal<In, Bit>,
    /// A pass led to the node.
    pub passed: Signal<In, Bit>,
    /// The side to move has pieces other than king and pawns.
    pub pieces: Signal<In, Bit>,
    /// `{depth with check extension[3:0], drawn if it has a legal move, in check, quiescence node, passes, judge again
    /// with its own board, compare with the position that has its signature, ends}`.
    pub verdict: Signal<Out, Bits<11>>,
    /// The verdict says that the node is a quiescence node.
    pub quiet: Signal<Out, Bit>,
    /// The score with which the node ends.
    pub stop_score: Signal<Out, Bits<16>>,
    /// The node's alpha.
    pub alpha_now: Signal<Out, Bits<16>>,
    /// Victims whose capture cannot raise the node's score above alpha: pawns, knights and bishops, rooks, queens.
    pub hopeless: Signal<Out, Bits<4>>,

    first: DFF<Bits<16>>,
    alpha_held: DFF<Bits<16>>,
    beta: DFF<Bits<16>>,
    futile_bound: DFF<Bits<17>>,
    reverse_bound: DFF<Bits<17>>,
    depth_held: DFF<Bits<4>>,
    new: DFF<Bit>,

    out_stops: DFF<Bit>,
    out_score: DFF<Bits<16>>,
    out_compares: DFF<Bit>,
    out_again: DFF<Bit>,
    out_passes: DFF<Bit>,
    out_quiet: DFF<Bit>,
    out_deeper: DFF<Bits<4>>,
    out_alpha: DFF<Bits<16>>,
    out_checks: DFF<Bit>,
    out_drawn: DFF<Bit>,
    hope: DFF<Bits<16>>,
    out_hopeless: DFF<Bits<4>>,

    wide_first: Signal<Local, Bits<17>>,
    wide_beta: Signal<Local, Bits<17>>,
    wide_value: Signal<Local, Bits<17>>,
    at_root: Signal<Local, Bit>,
    deep: Signal<Local, Bits<4>>,
    futile: Signal<Local, Bit>,
    quiescent: Signal<Local, Bit>,
    reverse: Signal<Local, Bit>,
    stands: Signal<Local, Bit>,
    rises: Signal<Local, Bit>,
    asks: Signal<Local, Bit>,
    wide_alpha: Signal<Local, Bits<17>>,
    wide_hope: Signal<Local, Bits<17>>,
    missing: Signal<Local, Bits<17>>,
    told: Signal<Local, Bits<11>>,
}

impl Logic for NodeJudge {
    #[hdl_gen]
    fn update(&mut self) {
        comment!("Clock 0: add the margins to the window.");
        self.first.d.next = bit_cast::<16, 32>(self.window.val());
        self.beta.d.next = self.window.val().get_bits::<16>(halves::UPPER);
        self.alpha_held.d.next = self.alpha.val();
        if self.fresh.val() {
            self.alpha_held.d.next = bit_cast::<16, 32>(self.window.val());
        }
        self.depth_held.d.next = self.depth.val();
        self.new.d.next = self.fresh.val();
        self.wide_first.next = bit_cast::<17, 16>(bit_cast::<16, 32>(self.window.val()));
        if self.window.val().get_bit(15) {
            self.wide_first.next =
                bit_cast::<17, 16>(bit_cast::<16, 32>(self.window.val())) | wide_score::SIGN;
        }
        self.wide_beta.next = bit_cast::<17, 16>(self.window.val().get_bits::<16>(halves::UPPER));
        if self.window.val().get_bit(31) {
            self.wide_beta.next =
                bit_cast::<17, 16>(self.window.val().get_bits::<16>(halves::UPPER))
                    | wide_score::SIGN;
        }
        self.futile_bound.d.next = self.wide_first.val() - wide_score::FUTILITY;
        self.reverse_bound.d.next = self.wide_beta.val() + wide_score::REVERSE_ONE;
        if self.depth.val() == 2 {
            self.reverse_bound.d.next = self.wide_beta.val() + wide_score::REVERSE_TWO;
        }
        if self.depth.val() == 3 {
            self.reverse_bound.d.next = self.wide_beta.val() + wide_score::REVERSE_THREE;
        }

        comment!(
            "Clock 1: the rules. Flipping the sign bits lets scores be compared as unsigned numbers."
        );
        self.at_root.next = !self.ply.val().any();
        self.deep.next = self.depth_held.q.val();
        if self.check.val() {
            self.deep.next = self.depth_held.q.val() + 1;
        }
        self.wide_value.next = bit_cast::<17, 16>(self.value.val());
        if self.value.val().get_bit(15) {
            self.wide_value.next = bit_cast::<17, 16>(self.value.val()) | wide_score::SIGN;
        }
        self.futile.next = !self.at_root.val()
            & !self.led.val()
            & (self.depth_held.q.val() == 1)
            & !self.check.val()
            & ((self.wide_value.val() ^ wide_score::SIGN)
                <= (self.futile_bound.q.val() ^ wide_score::SIGN));
        self.quiescent.next = (self.deep.val() == 0) | self.futile.val();
        self.reverse.next = !self.at_root.val()
            & !self.led.val()
            & !self.check.val()
            & !self.quiescent.val()
            & (self.depth_held.q.val() < 4)
            & ((self.wide_value.val() ^ wide_score::SIGN)
                >= (self.reverse_bound.q.val() ^ wide_score::SIGN));
        self.stands.next = (self.value.val() ^ score::SIGN) >= (self.beta.q.val() ^ score::SIGN);
        self.rises.next =
            (self.value.val() ^ score::SIGN) > (self.alpha_held.q.val() ^ score::SIGN);
        self.asks.next = self.new.q.val()
            & !self.checked.val()
            & !self.at_root.val()
            & self.long.val()
            & !self.over.val();
        self.out_compares.d.next = (self.asks.val() & self.alike.val() & !self.comparing.val())
            | (self.comparing.val() & !self.equal.val() & self.alike.val());
        self.out_again.d.next = self.comparing.val() & !self.equal.val() & !self.alike.val();
        self.out_passes.d.next = self.new.q.val()
            & !self.at_root.val()
            & !self.led.val()
            & !self.check.val()
            & !self.quiescent.val()
            & (self.deep.val() > 1)
            & !self.passed.val()
            & self.pieces.val()
            & self.stands.val();
        self.out_stops.d.next = self.new.q.val();
        self.out_score.d.next = self.beta.q.val();
        if self.comparing.val() {
            self.out_stops.d.next = self.equal.val();
            self.out_score.d.next = bits::<16>(0);
        } else if self.ply.val().get_bit(5) {
            self.out_score.d.next = self.value.val();
        } else if !self.at_root.val() & self.over.val() & !self.check.val() {
            self.out_score.d.next = bits::<16>(0);
        } else if !(self.quiescent.val() & self.stands.val()) & !self.reverse.val() {
            self.out_stops.d.next = false;
        }
        self.out_quiet.d.next = self.quiescent.val();
        self.out_deeper.d.next = self.deep.val();
        self.out_checks.d.next = self.check.val();
        self.out_drawn.d.next = !self.at_root.val() & self.over.val();
        self.out_alpha.d.next = self.alpha_held.q.val();
        if self.new.q.val() & self.quiescent.val() & self.rises.val() {
            self.out_alpha.d.next = self.value.val();
        }

        comment!("Clock 2: captures that cannot raise the score above alpha.");
        self.hope.d.next = self.value.val() + score::DELTA;
        self.wide_alpha.next = bit_cast::<17, 16>(self.out_alpha.q.val());
        if self.out_alpha.q.val().get_bit(15) {
            self.wide_alpha.next = bit_cast::<17, 16>(self.out_alpha.q.val()) | wide_score::SIGN;
        }
        self.wide_hope.next = bit_cast::<17, 16>(self.hope.q.val());
        if self.hope.q.val().get_bit(15) {
            self.wide_hope.next = bit_cast::<17, 16>(self.hope.q.val()) | wide_score::SIGN;
        }
        self.missing.next = (self.wide_alpha.val() - self.wide_hope.val()) ^ wide_score::SIGN;
        self.out_hopeless.d.next = bits::<4>(0);
        if self.missing.val() >= (bits::<17>(wide_score::PAWN) ^ wide_score::SIGN) {
            self.out_hopeless.d.next = bits::<4>(1);
        }
        if self.missing.val() >= (bits::<17>(wide_score::MINOR) ^ wide_score::SIGN) {
            self.out_hopeless.d.next = bits::<4>(3);
        }
        if self.missing.val() >= (bits::<17>(wide_score::ROOK) ^ wide_score::SIGN) {
            self.out_hopeless.d.next = bits::<4>(7);
        }
        if self.missing.val() >= (bits::<17>(wide_score::QUEEN) ^ wide_score::SIGN) {
            self.out_hopeless.d.next = bits::<4>(15);
        }

        self.told.next = bit_cast::<11, 4>(self.out_deeper.q.val()) << 7;
        if self.out_stops.q.val() {
            self.told.next = self.told.val() | 1;
        }
        if self.out_compares.q.val() {
            self.told.next = self.told.val() | 2;
        }
        if self.out_again.q.val() {
            self.told.next = self.told.val() | 4;
        }
        if self.out_passes.q.val() {
            self.told.next = self.told.val() | 8;
        }
        if self.out_quiet.q.val() {
            self.told.next = self.told.val() | 16;
        }
        if self.out_checks.q.val() {
            self.told.next = self.told.val() | 32;
        }
        if self.out_drawn.q.val() {
            self.told.next = self.told.val() | 64;
        }
        self.verdict.next = self.told.val();
        self.quiet.next = self.out_quiet.q.val();
        self.stop_score.next = self.out_score.q.val();
        self.alpha_now.next = self.out_alpha.q.val();
        self.hopeless.next = self.out_hopeless.q.val();
    }
}
