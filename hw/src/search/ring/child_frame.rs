//! What a node passes to its child.

use crate::bits::{Bits, bit_cast, bits};
use crate::circuit::{Circuit, hdl_gen};
use crate::values::{halves, move_kind, move_word, piece};
use rust_hdl::prelude::*;

/// Computes the child's window, which is its parent's negated, or the null window around beta and a reduced depth after
/// a pass. Combinational.
#[derive(Circuit, Default)]
pub struct ChildFrame {
    /// The node's alpha.
    pub alpha: Signal<In, Bits<16>>,
    /// The node's beta.
    pub beta: Signal<In, Bits<16>>,
    /// The node's depth.
    pub depth: Signal<In, Bits<4>>,
    /// The node is a quiescence node.
    pub quiet: Signal<In, Bit>,
    /// Number of reversible moves that led to the node.
    pub run: Signal<In, Bits<7>>,
    /// Word of the move.
    pub word: Signal<In, Bits<16>>,
    /// Piece that moves.
    pub mover: Signal<In, Bits<4>>,
    /// A legal en passant capture exists.
    pub en_passant: Signal<In, Bit>,
    /// The node passes instead of moving.
    pub passes: Signal<In, Bit>,
    /// The child's window, `{beta, alpha}`.
    pub window: Signal<Out, Bits<32>>,
    /// The move that leads to the child.
    pub led: Signal<Out, Bits<16>>,
    /// `{run, kills, passed, depth}`, with the run as after a reversible move.
    pub flags: Signal<Out, Bits<13>>,
    /// The kind of the move is reversible.
    pub plain: Signal<Out, Bit>,

    turned_alpha: Signal<Local, Bits<16>>,
    turned_beta: Signal<Local, Bits<16>>,
    longer: Signal<Local, Bits<7>>,
}

impl Logic for ChildFrame {
    #[hdl_gen]
    fn update(&mut self) {
        self.turned_alpha.next = bits::<16>(0) - self.alpha.val();
        self.turned_beta.next = bits::<16>(0) - self.beta.val();
        self.window.next = (bit_cast::<32, 16>(self.turned_alpha.val()) << halves::UPPER)
            | bit_cast::<32, 16>(self.turned_beta.val());
        self.longer.next = self.run.val();
        if !self.run.val().all() {
            self.longer.next = self.run.val() + 1;
        }
        self.led.next = self.word.val();
        self.flags.next = bit_cast::<13, 7>(self.longer.val()) << 6;
        if !self.quiet.val() {
            self.flags.next = (bit_cast::<13, 7>(self.longer.val()) << 6)
                | bit_cast::<13, 4>(self.depth.val() - 1);
            if !self.word.val().get_bit(14) & !self.word.val().get_bit(15) {
                self.flags.next = (bit_cast::<13, 7>(self.longer.val()) << 6)
                    | bit_cast::<13, 4>(self.depth.val() - 1)
                    | 0x20;
            }
        }
        self.plain.next = (self.word.val().get_bits::<4>(move_word::KIND) == move_kind::QUIET)
            & (self.mover.val().get_bits::<3>(0) != piece::PAWN)
            & !self.en_passant.val();
        if self.passes.val() {
            self.window.next = (bit_cast::<32, 16>(self.turned_beta.val() + 1) << halves::UPPER)
                | bit_cast::<32, 16>(self.turned_beta.val());
            self.led.next = bits::<16>(0);
            self.flags.next = bits::<13>(0x10);
            if self.depth.val() > 3 {
                self.flags.next = bit_cast::<13, 4>(self.depth.val() - 3) | 0x10;
            }
            self.plain.next = false;
        }
    }
}
