//! Whether the move that is found is to be made.

use crate::bits::{Bits, bit_cast};
use crate::circuit::{Circuit, hdl_gen};
use crate::values::{halves, piece};
use rust_hdl::prelude::*;

/// Tells whether a move is tried in vain: a killer that is none of this position's moves, a move that has been tried as killer or
/// first move, any but the first move while the root looks for that, a queen's capture of less on a guarded square. Combinational.
#[derive(Circuit, Default)]
pub struct MoveTrial {
    /// The node is the root.
    pub at_root: Signal<In, Bit>,
    /// A quiescence node.
    pub quiet: Signal<In, Bit>,
    /// The root looks for its first move.
    pub seeks: Signal<In, Bit>,
    /// That move; 0 none.
    pub first: Signal<In, Bits<16>>,
    /// The node's killers, the latest below.
    pub killers: Signal<In, Bits<32>>,
    /// What no capture of which helps: pawns, knights and bishops, rooks, queens.
    pub hopeless: Signal<In, Bits<4>>,
    /// The move's class; see [`ClassPicker`](super::ClassPicker).
    pub class: Signal<In, Bits<5>>,
    /// Something goes there that way.
    pub found: Signal<In, Bit>,
    /// The other side attacks the square.
    pub guarded: Signal<In, Bit>,
    /// The move's word.
    pub word: Signal<In, Bits<16>>,
    /// Who moves.
    pub mover: Signal<In, Bits<4>>,
    /// It is tried in vain.
    pub vain: Signal<Out, Bit>,
    /// The delta rule leaves it out, and all that follow.
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
        self.is_first.next = self.at_root.val()
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
