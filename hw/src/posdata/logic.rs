//! Posdata computed by logic, for small FPGAs that have no space for 48 KiB of table.

use crate::bits::{Bits, bit_cast, bits};
use crate::circuit::{Circuit, hdl_gen};
use crate::values::{jumps, piece, rays};
use rust_hdl::prelude::*;

posdata! {
    /// Posdata as logic: computed from the geometry of the two squares, in the default ray order.
    ///
    /// Rays are numbered in walking order: 0 east, 1 north, 2 west, 3 south, 4 north-west, 5 north-east, 6 south-east,
    /// 7 south-west; a knight's jumps (files, ranks): 0 (-2, 1), 1 (2, -1), 2 (2, 1), 3 (-2, -1), 4 (-1, 2), 5 (1, -2),
    /// 6 (1, 2), 7 (-1, -2). `nextdir` is one step along the next ray that does not leave the board at once; `nextpos`
    /// is a further step on this ray, or `nextdir` at its end.
    #[derive(Default)]
    pub struct PosdataLogic {
        kind_held: DFF<Bits<3>>,
        from_held: DFF<Bits<6>>,
        at_held: DFF<Bits<6>>,

        from_file: Signal<Local, Bits<3>>,
        from_rank: Signal<Local, Bits<3>>,
        at_file: Signal<Local, Bits<3>>,
        at_rank: Signal<Local, Bits<3>>,
        files: Signal<Local, Bits<4>>,
        ranks: Signal<Local, Bits<4>>,
        across: Signal<Local, Bits<4>>,
        along: Signal<Local, Bits<4>>,
        west: Signal<Local, Bit>,
        south: Signal<Local, Bit>,
        ray: Signal<Local, Bits<3>>,
        jumped: Signal<Local, Bit>,
        start: Signal<Local, Bit>,
        near: Signal<Local, Bit>,
        aligned: Signal<Local, Bit>,
        on_ray: Signal<Local, Bit>,
        walkable: Signal<Local, Bits<8>>,
        open: Signal<Local, Bits<8>>,
        later: Signal<Local, Bits<8>>,
        rays: Signal<Local, Bits<8>>,
        first: Signal<Local, Bits<8>>,
        step_files: Signal<Local, Bits<3>>,
        step_ranks: Signal<Local, Bits<3>>,
        turn: Signal<Local, Bits<6>>,
        ahead: Signal<Local, Bit>,
        ahead_file: Signal<Local, Bits<3>>,
        ahead_rank: Signal<Local, Bits<3>>,
        slides: Signal<Local, Bit>,
    }
}

impl Logic for PosdataLogic {
    #[hdl_gen]
    fn update(&mut self) {
        self.kind_held.d.next = self.kind.val();
        self.from_held.d.next = self.from.val();
        self.at_held.d.next = self.at.val();

        self.from_file.next = self.from_held.q.val().get_bits::<3>(0);
        self.from_rank.next = self.from_held.q.val().get_bits::<3>(3);
        self.at_file.next = self.at_held.q.val().get_bits::<3>(0);
        self.at_rank.next = self.at_held.q.val().get_bits::<3>(3);

        comment!("The direction of the square from the piece's own square.");
        self.files.next =
            bit_cast::<4, 3>(self.at_file.val()) - bit_cast::<4, 3>(self.from_file.val());
        self.ranks.next =
            bit_cast::<4, 3>(self.at_rank.val()) - bit_cast::<4, 3>(self.from_rank.val());
        self.west.next = self.files.val().get_bit(3);
        self.south.next = self.ranks.val().get_bit(3);
        self.across.next = self.files.val();
        if self.west.val() {
            self.across.next = bits::<4>(0) - self.files.val();
        }
        self.along.next = self.ranks.val();
        if self.south.val() {
            self.along.next = bits::<4>(0) - self.ranks.val();
        }

        comment!("The ray that the square is on, if any, and the rays of the piece.");
        self.ray.next = bits::<3>(0);
        self.jumped.next = false;
        self.walkable.next = bits::<8>(0);
        if self.kind_held.q.val() == piece::KNIGHT {
            self.walkable.next = bits::<8>(rays::ALL);
            self.jumped.next = ((self.across.val() == 2) & (self.along.val() == 1))
                | ((self.across.val() == 1) & (self.along.val() == 2));
            if self.along.val() == 2 {
                self.ray.next = bits::<3>(4);
            }
            if self.south.val() {
                self.ray.next = self.ray.val() | 1;
            }
            if self.west.val() == self.south.val() {
                self.ray.next = self.ray.val() | 2;
            }
        } else {
            if self.across.val() == 0 {
                self.ray.next = bits::<3>(1);
                if self.south.val() {
                    self.ray.next = bits::<3>(3);
                }
            }
            if self.along.val() == 0 {
                self.ray.next = bits::<3>(0);
                if self.west.val() {
                    self.ray.next = bits::<3>(2);
                }
            }
            if self.across.val() == self.along.val() {
                self.ray.next = bits::<3>(4);
                if self.south.val() {
                    self.ray.next = bits::<3>(6);
                }
                if self.west.val() == self.south.val() {
                    self.ray.next = self.ray.val() | 1;
                }
            }
        }
        self.slides.next = false;
        if self.kind_held.q.val() == piece::PAWN {
            self.walkable.next = bits::<8>(rays::WHITE_PAWN);
        }
        if self.kind_held.q.val() == piece::BLACK_PAWN {
            self.walkable.next = bits::<8>(rays::BLACK_PAWN);
        }
        if self.kind_held.q.val() == piece::BISHOP {
            self.walkable.next = bits::<8>(rays::DIAGONAL);
            self.slides.next = true;
        }
        if self.kind_held.q.val() == piece::ROOK {
            self.walkable.next = bits::<8>(rays::STRAIGHT);
            self.slides.next = true;
        }
        if self.kind_held.q.val() == piece::QUEEN {
            self.walkable.next = bits::<8>(rays::ALL);
            self.slides.next = true;
        }
        if self.kind_held.q.val() == piece::KING {
            self.walkable.next = bits::<8>(rays::ALL);
        }
        self.start.next = (self.across.val() == 0) & (self.along.val() == 0);
        self.near.next = (self.across.val() <= 1) & (self.along.val() <= 1);
        self.aligned.next = (self.across.val() == 0)
            | (self.along.val() == 0)
            | (self.across.val() == self.along.val());
        self.on_ray.next = self.walkable.val().get_bit(self.ray.val().index())
            & !self.start.val()
            & self.aligned.val()
            & (self.near.val() | self.slides.val());
        if self.kind_held.q.val() == piece::KNIGHT {
            self.on_ray.next = self.jumped.val();
        }

        comment!("Rays that leave the board at once do not count.");
        self.open.next = bits::<8>(rays::ALL);
        if self.kind_held.q.val() == piece::KNIGHT {
            if self.from_file.val() == 7 {
                self.open.next = self.open.val() & jumps::NOT_EAST;
            }
            if self.from_file.val() >= 6 {
                self.open.next = self.open.val() & jumps::NOT_EAST_TWO;
            }
            if self.from_file.val() == 0 {
                self.open.next = self.open.val() & jumps::NOT_WEST;
            }
            if self.from_file.val() <= 1 {
                self.open.next = self.open.val() & jumps::NOT_WEST_TWO;
            }
            if self.from_rank.val() == 7 {
                self.open.next = self.open.val() & jumps::NOT_NORTH;
            }
            if self.from_rank.val() >= 6 {
                self.open.next = self.open.val() & jumps::NOT_NORTH_TWO;
            }
            if self.from_rank.val() == 0 {
                self.open.next = self.open.val() & jumps::NOT_SOUTH;
            }
            if self.from_rank.val() <= 1 {
                self.open.next = self.open.val() & jumps::NOT_SOUTH_TWO;
            }
        } else {
            if self.from_file.val() == 7 {
                self.open.next = self.open.val() & rays::NOT_EASTWARD;
            }
            if self.from_file.val() == 0 {
                self.open.next = self.open.val() & rays::NOT_WESTWARD;
            }
            if self.from_rank.val() == 7 {
                self.open.next = self.open.val() & rays::NOT_NORTHWARD;
            }
            if self.from_rank.val() == 0 {
                self.open.next = self.open.val() & rays::NOT_SOUTHWARD;
            }
        }

        comment!("The first ray after this one, and its first square; `from` if there is none.");
        self.later.next = bits::<8>(0);
        if self.on_ray.val() {
            self.later.next = bits::<8>(0xfe) << self.ray.val();
        }
        if self.start.val() {
            self.later.next = bits::<8>(0xff);
        }
        self.rays.next = self.walkable.val() & self.open.val() & self.later.val();
        self.first.next = self.rays.val() & (bits::<8>(0) - self.rays.val());
        self.step_files.next = bits::<3>(0);
        self.step_ranks.next = bits::<3>(0);
        if self.kind_held.q.val() == piece::KNIGHT {
            if (self.first.val() & jumps::EAST_TWO).any() {
                self.step_files.next = bits::<3>(2);
            }
            if (self.first.val() & jumps::WEST_TWO).any() {
                self.step_files.next = bits::<3>(6);
            }
            if (self.first.val() & jumps::EAST_ONE).any() {
                self.step_files.next = bits::<3>(1);
            }
            if (self.first.val() & jumps::WEST_ONE).any() {
                self.step_files.next = bits::<3>(7);
            }
            if (self.first.val() & jumps::NORTH_ONE).any() {
                self.step_ranks.next = bits::<3>(1);
            }
            if (self.first.val() & jumps::SOUTH_ONE).any() {
                self.step_ranks.next = bits::<3>(7);
            }
            if (self.first.val() & jumps::NORTH_TWO).any() {
                self.step_ranks.next = bits::<3>(2);
            }
            if (self.first.val() & jumps::SOUTH_TWO).any() {
                self.step_ranks.next = bits::<3>(6);
            }
        } else {
            if (self.first.val() & rays::EASTWARD).any() {
                self.step_files.next = bits::<3>(1);
            }
            if (self.first.val() & rays::WESTWARD).any() {
                self.step_files.next = bits::<3>(7);
            }
            if (self.first.val() & rays::NORTHWARD).any() {
                self.step_ranks.next = bits::<3>(1);
            }
            if (self.first.val() & rays::SOUTHWARD).any() {
                self.step_ranks.next = bits::<3>(7);
            }
        }
        self.turn.next = bit_cast::<6, 3>(self.from_file.val() + self.step_files.val())
            | (bit_cast::<6, 3>(self.from_rank.val() + self.step_ranks.val()) << 3);

        comment!("A slider continues on its ray until it leaves the board.");
        self.ahead.next = self.on_ray.val() & self.slides.val();
        self.ahead_file.next = self.at_file.val();
        self.ahead_rank.next = self.at_rank.val();
        if self.across.val().any() {
            if self.west.val() {
                self.ahead_file.next = self.at_file.val() - 1;
                if self.at_file.val() == 0 {
                    self.ahead.next = false;
                }
            } else {
                self.ahead_file.next = self.at_file.val() + 1;
                if self.at_file.val() == 7 {
                    self.ahead.next = false;
                }
            }
        }
        if self.along.val().any() {
            if self.south.val() {
                self.ahead_rank.next = self.at_rank.val() - 1;
                if self.at_rank.val() == 0 {
                    self.ahead.next = false;
                }
            } else {
                self.ahead_rank.next = self.at_rank.val() + 1;
                if self.at_rank.val() == 7 {
                    self.ahead.next = false;
                }
            }
        }
        self.nextdir.next = self.turn.val();
        self.nextpos.next = self.turn.val();
        if self.ahead.val() {
            self.nextpos.next = bit_cast::<6, 3>(self.ahead_file.val())
                | (bit_cast::<6, 3>(self.ahead_rank.val()) << 3);
        }

        comment!(
            "A pawn's nextpos is its push, and on its initial rank the second push; its captures are nextdir."
        );
        if (self.kind_held.q.val() == piece::PAWN) | (self.kind_held.q.val() == piece::BLACK_PAWN) {
            self.nextpos.next = self.from_held.q.val();
        }
        if self.kind_held.q.val() == piece::PAWN {
            if self.start.val() & (self.from_rank.val() != 7) {
                self.nextpos.next = self.from_held.q.val() + 8;
            }
            if (self.files.val() == 0) & (self.ranks.val() == 1) & (self.from_rank.val() == 1) {
                self.nextpos.next = self.from_held.q.val() + 16;
            }
        }
        if self.kind_held.q.val() == piece::BLACK_PAWN {
            if self.start.val() & (self.from_rank.val() != 0) {
                self.nextpos.next = self.from_held.q.val() - 8;
            }
            if (self.files.val() == 0) & (self.ranks.val() == 15) & (self.from_rank.val() == 6) {
                self.nextpos.next = self.from_held.q.val() - 16;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::circuit::{Circuit, power_up};
    use fpgambit_engine::posdata::Posdata;

    #[test]
    fn every_entry_matches_the_table() {
        let mut circuit = power_up(PosdataLogic::default()).unwrap();
        for (address, word) in Posdata::gnuchess().words().enumerate() {
            circuit.kind.next = ((address >> 12) as u64).into();
            circuit.from.next = ((address >> 6 & 63) as u64).into();
            circuit.at.next = ((address & 63) as u64).into();
            circuit.take_inputs();
            circuit.settle();
            circuit.edge();
            let entry = circuit.nextpos.val().index() << 6 | circuit.nextdir.val().index();
            assert_eq!(
                entry,
                usize::from(word),
                "address {address:#06x} {}",
                address & 63
            );
        }
    }
}
