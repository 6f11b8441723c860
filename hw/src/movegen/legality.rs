//! Legality check: may the walking piece move to the current square?
//!
//! A pinned piece must stay on the line of its pin. In check, a piece other than the king must block or capture the
//! checking piece. The king must not go to an attacked square.

use crate::bits::{Bits, bit_cast, bits};
use crate::circuit::{circuit, hdl_gen};
use crate::values::direction;
use rust_hdl::prelude::*;

circuit! {
    /// Tests the walk's current square, in the same cycle.
    #[derive(Default)]
    pub struct LegalityCheck {
        In clock: Clock, "Clock.";
        In start: Bit, "The current square is the piece's own.";
        In at: Bits<6>, "The square to test.";
        In knight_there: Bit, "An enemy knight stands on that square.";
        In king_walks: Bit, "The piece is the king.";
        In king: Bits<6>, "Square of the mover's king.";
        In pins_up: Bits<12>, "Pins in directions 0 to 3.";
        In pins_down: Bits<12>, "Pins in directions 4 to 7.";
        In checked: Bit, "The king is in check.";
        In double_check: Bit, "Two or more pieces give check.";
        In by_knight: Bit, "A knight gives check.";
        In check_direction: Bits<3>, "Direction of the checking piece, unless it is a knight.";
        In check_distance: Bits<3>, "Distance of the checking piece.";
        In attacked_low: Bits<32>, "Attacked squares of ranks 1 to 4.";
        In attacked_high: Bits<32>, "Attacked squares of ranks 5 to 8.";
        Out allowed: Bit, "The move is legal.";
    }
    registers {
        pinned: Bit;
        pin_direction: Bits<3>;
    }
    locals {
        files, ranks, across, along: Bits<4>;
        aligned, jump, answers, attacked: Bit;
        direction, distance, pin: Bits<3>;
        pins: Bits<12>;
    }
}

impl Logic for LegalityCheck {
    #[hdl_gen]
    fn update(&mut self) {
        comment!("Where the square lies relative to the king.");
        self.files.next = bit_cast::<4, 3>(self.at.val().get_bits::<3>(0))
            - bit_cast::<4, 3>(self.king.val().get_bits::<3>(0));
        self.ranks.next = bit_cast::<4, 3>(self.at.val().get_bits::<3>(3))
            - bit_cast::<4, 3>(self.king.val().get_bits::<3>(3));
        self.across.next = self.files.val();
        if self.files.val().get_bit(3) {
            self.across.next = bits::<4>(0) - self.files.val();
        }
        self.along.next = self.ranks.val();
        if self.ranks.val().get_bit(3) {
            self.along.next = bits::<4>(0) - self.ranks.val();
        }
        self.aligned.next = (self.files.val() == 0)
            | (self.ranks.val() == 0)
            | (self.across.val() == self.along.val());
        self.distance.next = self.along.val().get_bits::<3>(0);
        self.direction.next = bits::<3>(direction::NORTH_WEST);
        if self.files.val().get_bit(3) == self.ranks.val().get_bit(3) {
            self.direction.next = bits::<3>(direction::NORTH_EAST);
        }
        if self.files.val() == 0 {
            self.direction.next = bits::<3>(direction::NORTH);
        }
        if self.ranks.val() == 0 {
            self.direction.next = bits::<3>(direction::EAST);
            self.distance.next = self.across.val().get_bits::<3>(0);
        }
        if self.ranks.val().get_bit(3) | ((self.ranks.val() == 0) & self.files.val().get_bit(3)) {
            self.direction.next = self.direction.val() | direction::OPPOSITE;
        }
        self.jump.next = ((self.across.val() == 1) & (self.along.val() == 2))
            | ((self.across.val() == 2) & (self.along.val() == 1));

        comment!("At the start of the walk: is this the piece pinned in this direction?");
        self.pins.next = self.pins_up.val();
        if self.direction.val().get_bit(2) {
            self.pins.next = self.pins_down.val();
        }
        self.pin.next = self.pins.val().get_bits::<3>(0);
        if (self.direction.val() & 3) == direction::NORTH_EAST {
            self.pin.next = self.pins.val().get_bits::<3>(3);
        }
        if (self.direction.val() & 3) == direction::NORTH {
            self.pin.next = self.pins.val().get_bits::<3>(6);
        }
        if (self.direction.val() & 3) == direction::NORTH_WEST {
            self.pin.next = self.pins.val().get_bits::<3>(9);
        }
        if self.start.val() {
            self.pinned.d.next = self.aligned.val()
                & self.distance.val().any()
                & (self.pin.val() == self.distance.val());
            self.pin_direction.d.next = self.direction.val();
        }

        comment!("During the walk.");
        self.answers.next = self.aligned.val()
            & (self.direction.val() == self.check_direction.val())
            & (self.distance.val() <= self.check_distance.val());
        if self.by_knight.val() {
            self.answers.next = self.jump.val() & self.knight_there.val();
        }
        self.attacked.next = self
            .attacked_low
            .val()
            .get_bit(self.at.val().get_bits::<5>(0).index());
        if self.at.val().get_bit(5) {
            self.attacked.next = self
                .attacked_high
                .val()
                .get_bit(self.at.val().get_bits::<5>(0).index());
        }
        if self.king_walks.val() {
            self.allowed.next = !self.attacked.val();
        } else {
            self.allowed.next = !self.double_check.val()
                & (!self.checked.val() | self.answers.val())
                & (!self.pinned.q.val()
                    | (self.aligned.val() & (self.direction.val() == self.pin_direction.q.val())));
        }
    }
}
