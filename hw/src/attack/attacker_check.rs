//! Attacker check: examines the piece on the walk's square and tests whether it attacks the walk's start.

use crate::bits::{Bits, bit_cast, bits};
use crate::circuit::{circuit, hdl_gen};
use crate::values::{piece, plane};
use rust_hdl::prelude::*;

circuit! {
    /// Examines one square, within the cycle.
    ///
    /// A walk that starts on the attacked square meets every piece that could attack it along a line (queen's walk) or
    /// by a jump (knight's walk). What remains to be tested is whether the piece moves that way.
    #[derive(Default)]
    pub struct AttackerCheck {
        In planes: Bits<32>, "Planes of the rank of `at`.";
        In at: Bits<6>, "Square to examine.";
        In from: Bits<6>, "Square the walk started on.";
        In lift: Bit, "Treat one square as empty.";
        In lifted: Bits<6>, "The square to treat as empty.";
        In side: Bit, "Side whose enemies are searched for.";
        In jumping: Bit, "The walk is a knight's walk.";
        Out piece: Bits<3>, "Type of the piece on the square.";
        Out black: Bit, "The piece is black.";
        Out home: Bit, "The walk is on its starting square.";
        Out empty: Bit, "The square is empty.";
        Out own: Bit, "A piece of the side is on the square.";
        Out enemy: Bit, "An enemy is on the square.";
        Out attacks: Bit, "The enemy attacks the starting square.";
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
        comment!("The piece on the square.");
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

        comment!("The direction from the starting square: on a line, if the walk came along one.");
        self.start.next = self.at.val() == self.from.val();
        self.files.next = bit_cast::<4, 3>(self.at.val().get_bits::<3>(0))
            - bit_cast::<4, 3>(self.from.val().get_bits::<3>(0));
        self.ranks.next = bit_cast::<4, 3>(self.at.val().get_bits::<3>(3))
            - bit_cast::<4, 3>(self.from.val().get_bits::<3>(3));
        self.near.next = ((self.files.val() + 1) <= 2) & ((self.ranks.val() + 1) <= 2);
        self.straight.next = (self.files.val() == 0) | (self.ranks.val() == 0);

        comment!("Does a piece of this type move from here to the start?");
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
