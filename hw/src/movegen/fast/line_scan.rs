//! Line scan: finds, on a line through the square looked from, the next piece in both directions and the one behind it.

use crate::bits::{Bits, bits};
use crate::circuit::{circuit, hdl_gen};
use rust_hdl::prelude::*;

circuit! {
    /// Finds attackers, pins and the squares between on one line of up to eight squares.
    ///
    /// ```text
    ///   bit        0 1 2 3 4 5 6 7
    ///   at         . . . . K . . .     up: the first piece is own, the next an enemy slider: pinned
    ///   occupied   . r . . . N . r     down: the first piece is an enemy slider: hit, and check
    ///   enemies    . x . . . . . x     is the squares where something may be put in between, the
    ///   pinned     . . . . . x . .     slider's own among them
    ///   check      . x x x . . . .
    /// ```
    ///
    /// A piece reported as pinned may belong to the enemy. This is harmless, because enemy pieces do not move.
    #[derive(Default)]
    pub struct LineScan {
        In clock: Clock, "Clock.";
        In at: Bits<8>, "The square looked from.";
        In occupied: Bits<8>, "Pieces that block a ray.";
        In enemies: Bits<8>, "Enemies that move along the line.";
        In keep: Bit, "Store `pinned` and `check`.";
        Out up_hit: Bit, "An attacker was found above the square.";
        Out down_hit: Bit, "An attacker was found below the square.";
        Out pinned: Bits<8>, "Pinned pieces.";
        Out check: Bits<8>, "Squares where a move answers a check.";
    }
    registers {
        // First clock: the line.
        centre, pieces, foes: Bits<8>;
        // Second clock: the rays up and down, as far as the first piece.
        others, sliders, up, down: Bits<8>;
        up_attack, down_attack: Bit;
        // Third clock.
        pins, answers: Bits<8>;
    }
    locals {
        beside, free, up_pairs, down_pairs, way_up, way_down, room, up_rooms, down_rooms,
        first_up, first_down, on_up, on_down, pins_up, pins_down, check_up, check_down: Bits<8>;
    }
}

impl Logic for LineScan {
    #[hdl_gen]
    fn update(&mut self) {
        self.centre.d.next = self.at.val();
        self.pieces.d.next = self.occupied.val();
        self.foes.d.next = self.enemies.val();

        comment!(
            "From the centre across empty squares to the first piece: one step, then two, then four at once."
        );
        self.beside.next = self.pieces.q.val() & !self.centre.q.val();
        self.free.next = !self.beside.val();
        self.up_pairs.next = self.free.val() & (self.free.val() >> 1);
        self.down_pairs.next = self.free.val() & (self.free.val() << 1);
        self.way_up.next = self.centre.q.val() << 1;
        self.way_up.next = self.way_up.val() | ((self.way_up.val() & self.free.val()) << 1);
        self.way_up.next = self.way_up.val() | ((self.way_up.val() & self.up_pairs.val()) << 2);
        self.way_up.next = self.way_up.val()
            | ((self.way_up.val() & self.up_pairs.val() & (self.up_pairs.val() >> 2)) << 4);
        self.way_down.next = self.centre.q.val() >> 1;
        self.way_down.next = self.way_down.val() | ((self.way_down.val() & self.free.val()) >> 1);
        self.way_down.next =
            self.way_down.val() | ((self.way_down.val() & self.down_pairs.val()) >> 2);
        self.way_down.next = self.way_down.val()
            | ((self.way_down.val() & self.down_pairs.val() & (self.down_pairs.val() << 2)) >> 4);
        self.others.d.next = self.beside.val();
        self.sliders.d.next = self.foes.q.val();
        self.up.d.next = self.way_up.val();
        self.down.d.next = self.way_down.val();
        self.up_attack.d.next = (self.way_up.val() & self.beside.val() & self.foes.q.val()).any();
        self.down_attack.d.next =
            (self.way_down.val() & self.beside.val() & self.foes.q.val()).any();

        comment!("From the first piece to the next in the same way.");
        self.room.next = !self.others.q.val();
        self.up_rooms.next = self.room.val() & (self.room.val() >> 1);
        self.down_rooms.next = self.room.val() & (self.room.val() << 1);
        self.first_up.next = self.up.q.val() & self.others.q.val();
        self.first_down.next = self.down.q.val() & self.others.q.val();
        self.on_up.next = self.first_up.val() << 1;
        self.on_up.next = self.on_up.val() | ((self.on_up.val() & self.room.val()) << 1);
        self.on_up.next = self.on_up.val() | ((self.on_up.val() & self.up_rooms.val()) << 2);
        self.on_up.next = self.on_up.val()
            | ((self.on_up.val() & self.up_rooms.val() & (self.up_rooms.val() >> 2)) << 4);
        self.on_down.next = self.first_down.val() >> 1;
        self.on_down.next = self.on_down.val() | ((self.on_down.val() & self.room.val()) >> 1);
        self.on_down.next =
            self.on_down.val() | ((self.on_down.val() & self.down_rooms.val()) >> 2);
        self.on_down.next = self.on_down.val()
            | ((self.on_down.val() & self.down_rooms.val() & (self.down_rooms.val() << 2)) >> 4);

        self.pins_up.next = bits::<8>(0);
        self.pins_down.next = bits::<8>(0);
        self.check_up.next = bits::<8>(0);
        self.check_down.next = bits::<8>(0);
        if (self.on_up.val() & self.others.q.val() & self.sliders.q.val()).any() {
            self.pins_up.next = self.first_up.val();
        }
        if (self.on_down.val() & self.others.q.val() & self.sliders.q.val()).any() {
            self.pins_down.next = self.first_down.val();
        }
        if self.up_attack.q.val() {
            self.check_up.next = self.up.q.val();
        }
        if self.down_attack.q.val() {
            self.check_down.next = self.down.q.val();
        }
        if self.keep.val() {
            self.pins.d.next = self.pins_up.val() | self.pins_down.val();
            self.answers.d.next = self.check_up.val() | self.check_down.val();
        }

        self.up_hit.next = self.up_attack.q.val();
        self.down_hit.next = self.down_attack.q.val();
        self.pinned.next = self.pins.q.val();
        self.check.next = self.answers.q.val();
    }
}
