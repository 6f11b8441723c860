//! Finds checks and pins.
//!
//! Three watchers start on the rank of the mover's king and move up with the ranks of a [`Scan`](super::Scan): north,
//! north-east and north-west. The fourth direction, east, is computed within the rank by two carry chains. If a watcher
//! first meets an enemy slider that moves in its direction, it has found a check; if one of the mover's pieces is in
//! front of the slider, it has found a pin. The scan's second pass, with the board turned, covers the other four
//! directions.

use crate::bits::{Bits, bit_cast, bits};
use crate::circuit::{circuit, hdl_gen};
use crate::values::{direction, home_rank};
use rust_hdl::prelude::*;

circuit! {
    /// Finds checks and pins, the king's square, and whether the squares between king and rooks are empty.
    ///
    /// Directions are numbered 0 east, 1 north-east, 2 north, 3 north-west, 4 west, 5 south-west, 6 south, 7
    /// south-east.
    ///
    /// The results are valid one clock after the scan's `last` and hold until the next `start`.
    #[derive(Default)]
    pub struct ChecksAndPins {
        In clock: Clock, "Clock.";
        In start: Bit, "A scan starts; discard all results.";
        In side: Bit, "Side to move, 1 = black.";
        In keep: Bit, "The current rank counts for the results.";
        In turned: Bit, "The board is turned.";
        In turning: Bit, "The next rank is the first of a pass.";
        In here: Bits<3>, "Number of the current rank.";
        In own: Bits<8>, "Pieces of the side to move.";
        In king: Bits<8>, "King of the side to move.";
        In occupied: Bits<8>, "Pieces that block a ray.";
        In lines: Bits<8>, "Enemy rooks and queens.";
        In diagonals: Bits<8>, "Enemy bishops and queens.";
        In one_below: Bits<8>, "Enemy knights one rank below.";
        In two_below: Bits<8>, "Enemy knights two ranks below.";
        In pawns: Bits<8>, "Enemy pawns.";
        Out pins_up: Bits<12>, "Pins in directions 0 to 3.";
        Out pins_down: Bits<12>, "Pins in directions 4 to 7.";
        Out checked: Bit, "The king is in check.";
        Out double_check: Bit, "Two or more pieces give check.";
        Out by_knight: Bit, "A knight gives check.";
        Out check_direction: Bits<3>, "Direction of the checking piece, unless it is a knight.";
        Out check_distance: Bits<3>, "Distance of the checking piece.";
        Out square: Bits<6>, "Square of the mover's king.";
        Out clear_short: Bit, "No piece stands between the king and the h-file rook.";
        Out clear_long: Bit, "No piece stands between the king and the a-file rook.";
    }
    registers {
        // The watchers: file (one hot), ranks above the king, and the distance of the first piece of the mover (0: none
        // met).
        north, north_east, north_west: Bits<8>;
        distance, shield_north, shield_north_east, shield_north_west: Bits<3>;
        // Results.
        up, down: Bits<12>;
        one_check, two_checks, knight_check, short_free, long_free: Bit;
        direction, reach: Bits<3>;
        king_square: Bits<6>;
    }
    locals {
        king_file, first_file, beside_distance, home, half: Bits<3>;
        beside, first, behind: Bits<8>;
        hit_north, hit_north_east, hit_north_west, pawn_range, one, two: Bit;
        pins: Bits<12>;
    }
}

impl Logic for ChecksAndPins {
    #[hdl_gen]
    fn update(&mut self) {
        comment!(
            "East of the king on its own rank: the first piece and, if it is the mover's, the next."
        );
        self.beside.next = (self.occupied.val() | self.king.val())
            ^ ((self.occupied.val() | self.king.val()) - (self.king.val() << 1));
        self.first.next = self.beside.val() & self.occupied.val();
        self.behind.next = (self.occupied.val()
            ^ (self.occupied.val() - ((self.first.val() & self.own.val()) << 1)))
            & self.occupied.val();
        self.home.next = bits::<3>(0);
        if self.side.val() {
            self.home.next = bits::<3>(7);
        }
        self.king_file.next = bits::<3>(0);
        self.first_file.next = bits::<3>(0);
        if (self.king.val() & 0xaa).any() {
            self.king_file.next = self.king_file.val() | 1;
        }
        if (self.king.val() & 0xcc).any() {
            self.king_file.next = self.king_file.val() | 2;
        }
        if (self.king.val() & 0xf0).any() {
            self.king_file.next = self.king_file.val() | 4;
        }
        if (self.first.val() & 0xaa).any() {
            self.first_file.next = self.first_file.val() | 1;
        }
        if (self.first.val() & 0xcc).any() {
            self.first_file.next = self.first_file.val() | 2;
        }
        if (self.first.val() & 0xf0).any() {
            self.first_file.next = self.first_file.val() | 4;
        }
        self.beside_distance.next = self.first_file.val() - self.king_file.val();

        comment!(
            "Enemies that the watchers can meet: a pawn only on the first rank above, in the pass that runs against its direction."
        );
        self.pawn_range.next =
            (self.distance.q.val() == 1) & (self.turned.val() == self.side.val());
        self.hit_north.next = (self.north.q.val() & self.lines.val()).any();
        self.hit_north_east.next = (self.north_east.q.val() & self.diagonals.val()).any()
            | (self.pawn_range.val() & (self.north_east.q.val() & self.pawns.val()).any());
        self.hit_north_west.next = (self.north_west.q.val() & self.diagonals.val()).any()
            | (self.pawn_range.val() & (self.north_west.q.val() & self.pawns.val()).any());

        self.pins.next = bits::<12>(0);
        if (self.behind.val() & self.lines.val()).any() {
            self.pins.next = bit_cast::<12, 3>(self.beside_distance.val());
        }
        if self.hit_north_east.val() {
            self.pins.next =
                self.pins.val() | (bit_cast::<12, 3>(self.shield_north_east.q.val()) << 3);
        }
        if self.hit_north.val() {
            self.pins.next = self.pins.val() | (bit_cast::<12, 3>(self.shield_north.q.val()) << 6);
        }
        if self.hit_north_west.val() {
            self.pins.next =
                self.pins.val() | (bit_cast::<12, 3>(self.shield_north_west.q.val()) << 9);
        }

        self.one.next = self.one_check.q.val();
        self.two.next = self.two_checks.q.val();
        self.half.next = bits::<3>(direction::EAST);
        if self.turned.val() {
            self.half.next = bits::<3>(direction::OPPOSITE);
        }
        if self.keep.val() {
            comment!(
                "The watchers move up until they meet an enemy or a second piece of the mover."
            );
            self.distance.d.next = self.distance.q.val() + 1;
            self.north_east.d.next = self.north_east.q.val() << 1;
            self.north_west.d.next = self.north_west.q.val() >> 1;
            if (self.north.q.val() & self.occupied.val()).any() {
                if (self.north.q.val() & self.own.val()).any() & !self.shield_north.q.val().any() {
                    self.shield_north.d.next = self.distance.q.val();
                } else {
                    self.north.d.next = bits::<8>(0);
                }
            }
            if (self.north_east.q.val() & self.occupied.val()).any() {
                if (self.north_east.q.val() & self.own.val()).any()
                    & !self.shield_north_east.q.val().any()
                {
                    self.shield_north_east.d.next = self.distance.q.val();
                } else {
                    self.north_east.d.next = bits::<8>(0);
                }
            }
            if (self.north_west.q.val() & self.occupied.val()).any() {
                if (self.north_west.q.val() & self.own.val()).any()
                    & !self.shield_north_west.q.val().any()
                {
                    self.shield_north_west.d.next = self.distance.q.val();
                } else {
                    self.north_west.d.next = bits::<8>(0);
                }
            }
            if self.king.val().any() {
                self.distance.d.next = bits::<3>(1);
                self.north.d.next = self.king.val();
                self.north_east.d.next = self.king.val() << 1;
                self.north_west.d.next = self.king.val() >> 1;
                self.shield_north.d.next = bits::<3>(0);
                self.shield_north_east.d.next = bits::<3>(0);
                self.shield_north_west.d.next = bits::<3>(0);
            }

            comment!("An enemy behind a piece of the mover pins it.");
            if self.turned.val() {
                self.down.d.next = self.down.q.val() | self.pins.val();
            } else {
                self.up.d.next = self.up.q.val() | self.pins.val();
            }

            comment!(
                "An enemy met first gives check. More than one is double check; then it does not matter which is stored."
            );
            if (self.first.val() & self.lines.val()).any() {
                self.two.next = self.two.val() | self.one.val();
                self.one.next = true;
                self.direction.d.next = self.half.val();
                self.reach.d.next = self.beside_distance.val();
            }
            if self.hit_north_east.val() & !self.shield_north_east.q.val().any() {
                self.two.next = self.two.val() | self.one.val();
                self.one.next = true;
                self.direction.d.next = self.half.val() | direction::NORTH_EAST;
                self.reach.d.next = self.distance.q.val();
            }
            if self.hit_north.val() & !self.shield_north.q.val().any() {
                self.two.next = self.two.val() | self.one.val();
                self.one.next = true;
                self.direction.d.next = self.half.val() | direction::NORTH;
                self.reach.d.next = self.distance.q.val();
            }
            if self.hit_north_west.val() & !self.shield_north_west.q.val().any() {
                self.two.next = self.two.val() | self.one.val();
                self.one.next = true;
                self.direction.d.next = self.half.val() | direction::NORTH_WEST;
                self.reach.d.next = self.distance.q.val();
            }
            if (self.king.val() & (self.one_below.val() << 2)).any() {
                self.two.next = self.two.val() | self.one.val();
                self.one.next = true;
                self.knight_check.d.next = true;
            }
            if (self.king.val() & (self.one_below.val() >> 2)).any() {
                self.two.next = self.two.val() | self.one.val();
                self.one.next = true;
                self.knight_check.d.next = true;
            }
            if (self.king.val() & (self.two_below.val() << 1)).any() {
                self.two.next = self.two.val() | self.one.val();
                self.one.next = true;
                self.knight_check.d.next = true;
            }
            if (self.king.val() & (self.two_below.val() >> 1)).any() {
                self.two.next = self.two.val() | self.one.val();
                self.one.next = true;
                self.knight_check.d.next = true;
            }
            self.one_check.d.next = self.one.val();
            self.two_checks.d.next = self.two.val();

            comment!(
                "The king's square and the squares for castling, from the pass that is not turned."
            );
            if !self.turned.val() {
                if self.king.val().any() {
                    self.king_square.d.next = (bit_cast::<6, 3>(self.here.val()) << 3)
                        | bit_cast::<6, 3>(self.king_file.val());
                }
                if self.here.val() == self.home.val() {
                    self.short_free.d.next = !(self.occupied.val() & home_rank::SHORT_WAY).any();
                    self.long_free.d.next = !(self.occupied.val() & home_rank::LONG_WAY).any();
                }
            }
        }

        if self.start.val() | self.turning.val() {
            self.north.d.next = bits::<8>(0);
            self.north_east.d.next = bits::<8>(0);
            self.north_west.d.next = bits::<8>(0);
        }
        if self.start.val() {
            self.up.d.next = bits::<12>(0);
            self.down.d.next = bits::<12>(0);
            self.one_check.d.next = false;
            self.two_checks.d.next = false;
            self.knight_check.d.next = false;
        }

        self.pins_up.next = self.up.q.val();
        self.pins_down.next = self.down.q.val();
        self.checked.next = self.one_check.q.val();
        self.double_check.next = self.two_checks.q.val();
        self.by_knight.next = self.knight_check.q.val();
        self.check_direction.next = self.direction.q.val();
        self.check_distance.next = self.reach.q.val();
        self.square.next = self.king_square.q.val();
        self.clear_short.next = self.short_free.q.val();
        self.clear_long.next = self.long_free.q.val();
    }
}
