//! Decides whether a selected move is made.

use crate::bits::{Bits, bit_cast};
use crate::circuit::{Circuit, hdl_gen};
use crate::values::{halves, piece};
use rust_hdl::prelude::*;

/// Decides whether a move is skipped: a killer that is not a move of this position, a move that was already tried as
/// killer or first move, any move but the first move while the root, or another node on the job's line, looks for that
/// one, a queen's capture of a lesser piece on a guarded square. Combinational.
#[derive(Circuit, Default)]
pub struct MoveTrial {
    /// The node is the root, or another one on the job's line.
    pub on_line: Signal<In, Bit>,
    /// The node is a quiescence node.
    pub quiet: Signal<In, Bit>,
    /// The node looks for its first move.
    pub seeks: Signal<In, Bit>,
    /// Word of the first move; 0 for none.
    pub first: Signal<In, Bits<16>>,
    /// The node's killers, the latest in the low half.
    pub killers: Signal<In, Bits<32>>,
    /// Victims whose capture cannot raise alpha: pawns, knights and bishops, rooks, queens.
    pub hopeless: Signal<In, Bits<4>>,
    /// The move's class; see [`ClassPicker`](super::ClassPicker).
    pub class: Signal<In, Bits<5>>,
    /// The selected way has the target.
    pub found: Signal<In, Bit>,
    /// The other side attacks the target square.
    pub guarded: Signal<In, Bit>,
    /// Word of the move.
    pub word: Signal<In, Bits<16>>,
    /// Piece that moves.
    pub mover: Signal<In, Bits<4>>,
    /// The move is skipped.
    pub vain: Signal<Out, Bit>,
    /// Delta pruning skips this move and all that follow.
    pub delta: Signal<Out, Bit>,

    takes: Signal<Local, Bit>,
    kills: Signal<Local, Bit>,
    poor: Signal<Local, Bit>,
    is_killer: Signal<Local, Bit>,
    is_first: Signal<Local, Bit>,
    in_vain: Signal<Local, Bit>,
}

impl Logic for MoveTrial {
    #[hdl_gen]
    fn update(&mut self) {
        self.takes.next = (self.class.val() > 5) & (self.class.val() < 11);
        self.kills.next = (self.class.val() == 11) | (self.class.val() == 12);
        self.poor.next = self.hopeless.val().get_bit(3);
        if self.class.val() == 7 {
            self.poor.next = self.hopeless.val().get_bit(2);
        }
        if (self.class.val() == 8) | (self.class.val() == 9) {
            self.poor.next = self.hopeless.val().get_bit(1);
        }
        if self.class.val() == 10 {
            self.poor.next = self.hopeless.val().get_bit(0);
        }
        self.is_killer.next = (bit_cast::<16, 32>(self.killers.val()) == self.word.val())
            | (self.killers.val().get_bits::<16>(halves::UPPER) == self.word.val());
        self.is_first.next = self.on_line.val()
            & !self.quiet.val()
            & self.first.val().any()
            & (self.first.val() == self.word.val());
        self.in_vain.next = self.is_first.val();
        if self.quiet.val() {
            self.in_vain.next = self.takes.val()
                & (self.class.val() > 6)
                & (self.class.val() < 10)
                & self.guarded.val()
                & (self.mover.val().get_bits::<3>(0) == piece::QUEEN);
        } else if self.seeks.val() {
            self.in_vain.next = !self.is_first.val() | self.kills.val();
        } else if self.class.val() == 11 {
            self.in_vain.next = !self.found.val()
                | (bit_cast::<16, 32>(self.killers.val()) != self.word.val())
                | self.is_first.val();
        } else if self.class.val() == 12 {
            self.in_vain.next = !self.found.val()
                | (self.killers.val().get_bits::<16>(halves::UPPER) != self.word.val())
                | self.is_first.val();
        } else if self.class.val() > 12 {
            self.in_vain.next = self.is_killer.val() | self.is_first.val();
        }
        self.vain.next = self.in_vain.val();
        self.delta.next = self.quiet.val() & self.takes.val() & self.poor.val();
    }
}
