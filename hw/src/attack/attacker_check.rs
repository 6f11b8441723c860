//! AttackerCheck: what stands on the square the walk is on, and does it attack the square the walk came from?

use crate::bits::{Bits, bit_cast, bits};
use crate::circuit::{circuit, hdl_gen};
use crate::values::{piece, plane};
use rust_hdl::prelude::*;

circuit! {
    /// Looks at one square, within the cycle.
    ///
    /// A walk that starts on the attacked square meets every piece that could attack it along a line (a queen's walk) or
    /// by a jump (a knight's). What is left to ask is whether the piece met moves that way.
    #[derive(Default)]
    pub struct AttackerCheck {
        In planes: Bits<32>, "The rank of `at`.";
        In at: Bits<6>, "The square looked at.";
        In from: Bits<6>, "Where the walk started.";
        In lift: Bit, "One square counts as empty.";
        In lifted: Bits<6>, "Which one.";
        In side: Bit, "Whose enemies are looked for.";
        In jumping: Bit, "The walk is a knight's.";
        Out piece: Bits<3>, "Type of the piece there.";
        Out black: Bit, "Its colour.";
        Out home: Bit, "The walk is where it started.";
        Out empty: Bit, "Nothing stands there.";
        Out own: Bit, "An own piece does.";
        Out enemy: Bit, "An enemy does.";
        Out attacks: Bit, "And attacks the square the walk started from.";
    }
    locals {
        file, kind: Bits<3>;
        colour, start, nothing, foe, near, straight, moves_so: Bit;
        files, ranks: Bits<4>;
    }
}

impl Logic for AttackerCheck {
    #[hdl_gen]
    fn update(&mut self) {
        comment!("What stands on the square.");
        self.file.next = self.at.val().get_bits::<3>(0);
        self.kind.next = bits::<3>(0);
        if self
            .planes
            .val()
            .get_bits::<8>(plane::TYPE_0)
            .get_bit(self.file.val().index())
        {
            self.kind.next = self.kind.val() | 1;
        }
        if self
            .planes
            .val()
            .get_bits::<8>(plane::TYPE_1)
            .get_bit(self.file.val().index())
        {
            self.kind.next = self.kind.val() | 2;
        }
        if self
            .planes
            .val()
            .get_bits::<8>(plane::TYPE_2)
            .get_bit(self.file.val().index())
        {
            self.kind.next = self.kind.val() | 4;
        }
        self.colour.next = self
            .planes
            .val()
            .get_bits::<8>(plane::COLOUR)
            .get_bit(self.file.val().index());
        self.nothing.next = (self.kind.val() == piece::NONE)
            | (self.lift.val() & (self.at.val() == self.lifted.val()));
        self.foe.next = !self.nothing.val() & (self.colour.val() != self.side.val());

        comment!("How it lies from where the walk started: on a line, as the walk came along one.");
        self.start.next = self.at.val() == self.from.val();
        self.files.next = bit_cast::<4, 3>(self.at.val().get_bits::<3>(0))
            - bit_cast::<4, 3>(self.from.val().get_bits::<3>(0));
        self.ranks.next = bit_cast::<4, 3>(self.at.val().get_bits::<3>(3))
            - bit_cast::<4, 3>(self.from.val().get_bits::<3>(3));
        self.near.next = ((self.files.val() + 1) <= 2) & ((self.ranks.val() + 1) <= 2);
        self.straight.next = (self.files.val() == 0) | (self.ranks.val() == 0);

        comment!("Does a piece of this type move from there to the start?");
        self.moves_so.next = false;
        if self.jumping.val() {
            self.moves_so.next = self.kind.val() == piece::KNIGHT;
        } else {
            if self.kind.val() == piece::PAWN {
                self.moves_so.next = self.near.val()
                    & !self.straight.val()
                    & (self.ranks.val().get_bit(3) != self.colour.val());
            }
            if self.kind.val() == piece::BISHOP {
                self.moves_so.next = !self.straight.val();
            }
            if self.kind.val() == piece::ROOK {
                self.moves_so.next = self.straight.val();
            }
            if self.kind.val() == piece::QUEEN {
                self.moves_so.next = true;
            }
            if self.kind.val() == piece::KING {
                self.moves_so.next = self.near.val();
            }
        }

        self.piece.next = self.kind.val();
        self.black.next = self.colour.val();
        self.home.next = self.start.val();
        self.empty.next = self.nothing.val();
        self.own.next = !self.nothing.val() & (self.colour.val() == self.side.val());
        self.enemy.next = self.foe.val();
        self.attacks.next = self.foe.val() & self.moves_so.val() & !self.start.val();
    }
}
