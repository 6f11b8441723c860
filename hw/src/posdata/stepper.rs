//! Posdata step by step: stores the ray that a walk is on and the rays to come.

use crate::bits::{Bits, bit_cast, bits};
use crate::circuit::{circuit, hdl_gen};
use crate::values::{jumps, piece, rays};
use rust_hdl::prelude::*;

circuit! {
    /// Computes the posdata entries that one walk needs, in the default ray order.
    ///
    /// [`PosdataLogic`](super::PosdataLogic) computes an entry from the two squares alone, which takes too long for a
    /// fast clock. This block knows how the walk reached its square: the rays to come are a set that shrinks with each
    /// turn, and the current ray is one hot. So the next square on this ray and the first square of the next ray are
    /// two additions in parallel.
    ///
    /// Rays are numbered as in [`PosdataLogic`](super::PosdataLogic): 0 east, 1 north, 2 west, 3 south, 4 north-west, 5
    /// north-east, 6 south-east, 7 south-west; a knight's jumps (files, ranks): 0 (-2, 1), 1 (2, -1), 2 (2, 1), 3 (-2,
    /// -1), 4 (-1, 2), 5 (1, -2), 6 (1, 2), 7 (-1, -2).
    #[derive(Default)]
    pub struct Stepper {
        In clock: Clock, "Clock.";
        In kind: Bits<3>, "Piece type.";
        In from: Bits<6>, "Square the piece moves from.";
        In at: Bits<6>, "Next square of the walk.";
        In begins: Bit, "A walk begins on that square.";
        In begin_rays: Bits<8>, "The new piece's rays.";
        In goes: Bit, "The walk moves to that square along the chain.";
        In turns: Bit, "The walk follows nextdir.";
        Out nextpos: Bits<6>, "Next square if this one is empty.";
        Out nextdir: Bits<6>, "Next square if this one is occupied.";
        Out last: Bit, "The next square is the piece's own, whether this one is empty or not.";
        Out home: Bit, "The walk is back on the piece's own square.";
    }
    registers {
        piece: Bits<3>;
        origin, square: Bits<6>;
        ray, rays: Bits<8>;
        ends, returns: Bit;
    }
    locals {
        origin_file, origin_rank, file, rank, turn_files, turn_ranks, step_files,
        step_ranks: Bits<3>;
        passed, first: Bits<8>;
        knight, slides, ahead: Bit;
        turn: Bits<6>;
    }
}

impl Logic for Stepper {
    #[hdl_gen]
    fn update(&mut self) {
        self.piece.d.next = self.kind.val();
        self.origin.d.next = self.from.val();
        self.square.d.next = self.at.val();

        comment!("The first square of the next ray, or the piece's own if there is none.");
        self.origin_file.next = self.origin.q.val().get_bits::<3>(0);
        self.origin_rank.next = self.origin.q.val().get_bits::<3>(3);
        self.passed.next = self.rays.q.val() | (self.rays.q.val() << 1);
        self.passed.next = self.passed.val() | (self.passed.val() << 2);
        self.passed.next = self.passed.val() | (self.passed.val() << 4);
        self.first.next = self.rays.q.val() & !(self.passed.val() << 1);
        self.knight.next = self.piece.q.val() == piece::KNIGHT;
        self.turn_files.next = bits::<3>(0);
        self.turn_ranks.next = bits::<3>(0);
        if self.knight.val() {
            if (self.first.val() & jumps::EAST_TWO).any() {
                self.turn_files.next = bits::<3>(2);
            }
            if (self.first.val() & jumps::WEST_TWO).any() {
                self.turn_files.next = bits::<3>(6);
            }
            if (self.first.val() & jumps::EAST_ONE).any() {
                self.turn_files.next = bits::<3>(1);
            }
            if (self.first.val() & jumps::WEST_ONE).any() {
                self.turn_files.next = bits::<3>(7);
            }
            if (self.first.val() & jumps::NORTH_ONE).any() {
                self.turn_ranks.next = bits::<3>(1);
            }
            if (self.first.val() & jumps::SOUTH_ONE).any() {
                self.turn_ranks.next = bits::<3>(7);
            }
            if (self.first.val() & jumps::NORTH_TWO).any() {
                self.turn_ranks.next = bits::<3>(2);
            }
            if (self.first.val() & jumps::SOUTH_TWO).any() {
                self.turn_ranks.next = bits::<3>(6);
            }
        } else {
            if (self.first.val() & rays::EASTWARD).any() {
                self.turn_files.next = bits::<3>(1);
            }
            if (self.first.val() & rays::WESTWARD).any() {
                self.turn_files.next = bits::<3>(7);
            }
            if (self.first.val() & rays::NORTHWARD).any() {
                self.turn_ranks.next = bits::<3>(1);
            }
            if (self.first.val() & rays::SOUTHWARD).any() {
                self.turn_ranks.next = bits::<3>(7);
            }
        }
        self.turn.next = bit_cast::<6, 3>(self.origin_file.val() + self.turn_files.val())
            | (bit_cast::<6, 3>(self.origin_rank.val() + self.turn_ranks.val()) << 3);

        comment!("One step further on this ray, unless it leaves the board.");
        self.file.next = self.square.q.val().get_bits::<3>(0);
        self.rank.next = self.square.q.val().get_bits::<3>(3);
        self.slides.next = (self.piece.q.val() == piece::BISHOP)
            | (self.piece.q.val() == piece::ROOK)
            | (self.piece.q.val() == piece::QUEEN);
        self.ahead.next = self.slides.val() & self.ray.q.val().any();
        self.step_files.next = bits::<3>(0);
        self.step_ranks.next = bits::<3>(0);
        if (self.ray.q.val() & rays::EASTWARD).any() {
            self.step_files.next = bits::<3>(1);
            if self.file.val() == 7 {
                self.ahead.next = false;
            }
        }
        if (self.ray.q.val() & rays::WESTWARD).any() {
            self.step_files.next = bits::<3>(7);
            if self.file.val() == 0 {
                self.ahead.next = false;
            }
        }
        if (self.ray.q.val() & rays::NORTHWARD).any() {
            self.step_ranks.next = bits::<3>(1);
            if self.rank.val() == 7 {
                self.ahead.next = false;
            }
        }
        if (self.ray.q.val() & rays::SOUTHWARD).any() {
            self.step_ranks.next = bits::<3>(7);
            if self.rank.val() == 0 {
                self.ahead.next = false;
            }
        }
        self.nextdir.next = self.turn.val();
        self.nextpos.next = self.turn.val();
        if self.ahead.val() {
            self.nextpos.next = bit_cast::<6, 3>(self.file.val() + self.step_files.val())
                | (bit_cast::<6, 3>(self.rank.val() + self.step_ranks.val()) << 3);
        }

        comment!("A pawn's nextpos is its push, and on its initial rank the second push.");
        if self.piece.q.val() == piece::PAWN {
            self.ahead.next = true;
            self.nextpos.next = self.origin.q.val();
            if (self.square.q.val() == self.origin.q.val()) & (self.origin_rank.val() != 7) {
                self.nextpos.next = self.origin.q.val() + 8;
            }
            if (self.rank.val() == 2) & (self.origin_rank.val() == 1) {
                self.nextpos.next = self.origin.q.val() + 16;
            }
        }
        if self.piece.q.val() == piece::BLACK_PAWN {
            self.ahead.next = true;
            self.nextpos.next = self.origin.q.val();
            if (self.square.q.val() == self.origin.q.val()) & (self.origin_rank.val() != 0) {
                self.nextpos.next = self.origin.q.val() - 8;
            }
            if (self.rank.val() == 5) & (self.origin_rank.val() == 6) {
                self.nextpos.next = self.origin.q.val() - 16;
            }
        }

        comment!(
            "The new ray and the remaining ones: if none remain, the piece's own square is next, empty or not."
        );
        self.last.next = self.ends.q.val();
        self.home.next = self.returns.q.val();
        if self.goes.val() & (self.turns.val() | !self.ahead.val()) {
            self.ray.d.next = self.first.val();
            self.rays.d.next = self.rays.q.val() ^ self.first.val();
            self.ends.d.next = !self.slides.val() & !(self.rays.q.val() ^ self.first.val()).any();
            self.returns.d.next = !self.rays.q.val().any();
        }
        if self.begins.val() {
            self.ray.d.next = bits::<8>(0);
            self.rays.d.next = self.begin_rays.val();
            self.ends.d.next = false;
            self.returns.d.next = false;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::Rays;
    use super::*;
    use crate::circuit::{Circuit, power_up};
    use fpgambit_engine::Square;
    use fpgambit_engine::posdata::{PieceType, Posdata};
    use fpgambit_engine::random::Chance;

    /// A walk in the circuit: its square, and the circuit's outputs for the next square.
    struct Walk {
        circuit: Stepper,
        rays: Rays,
        kind: PieceType,
        from: Square,
        at: Square,
    }

    impl Walk {
        /// Moves to `at`; `link` says whether the walk follows the chain and, if so, whether it follows nextdir.
        fn go(&mut self, at: Square, begins: bool, link: Option<bool>) {
            self.at = at;
            self.circuit.kind.next = (self.kind as u64).into();
            self.circuit.from.next = (self.from.index() as u64).into();
            self.circuit.at.next = (at.index() as u64).into();
            self.circuit.begins.next = begins;
            let black = self.kind == PieceType::BlackPawn;
            self.rays.piece.next = if black { 1 } else { self.kind as u64 }.into();
            self.rays.black.next = black;
            self.rays.from.next = (self.from.index() as u64).into();
            self.rays.take_inputs();
            self.rays.settle();
            self.circuit.begin_rays.next = self.rays.rays.val();
            self.circuit.goes.next = link.is_some();
            self.circuit.turns.next = link.unwrap_or(false);
            self.circuit.take_inputs();
            self.circuit.settle();
            self.circuit.edge();
        }

        fn nextpos(&self) -> Square {
            Square::wrapping(self.circuit.nextpos.val().index() as u8)
        }

        fn nextdir(&self) -> Square {
            Square::wrapping(self.circuit.nextdir.val().index() as u8)
        }
    }

    #[test]
    fn walks_follow_the_posdata_table() {
        let (seed, rounds) = (31, 40);
        println!("seed {seed}");
        let mut chance = Chance::new(seed);
        let table = Posdata::gnuchess();
        let (mut squares, mut lasts) = (0, 0);
        let mut walk = Walk {
            circuit: power_up(Stepper::default()).unwrap(),
            rays: power_up(Rays::default()).unwrap(),
            kind: PieceType::None,
            from: Square::ALL[0],
            at: Square::ALL[0],
        };
        for kind in PieceType::ALL {
            let pawn = matches!(kind, PieceType::Pawn | PieceType::BlackPawn);
            for (from, _) in Square::ALL
                .into_iter()
                .flat_map(|s| (0..rounds).map(move |r| (s, r)))
            {
                (walk.kind, walk.from) = (kind, from);
                walk.go(from, true, None);
                loop {
                    let entry = (
                        table.nextpos(kind, from, walk.at),
                        table.nextdir(kind, from, walk.at),
                    );
                    let what = format!("{kind} from {from} at {}", walk.at);
                    assert_eq!(walk.nextdir(), entry.1, "nextdir, {what}");
                    if !pawn || walk.at == from {
                        assert_eq!(walk.nextpos(), entry.0, "nextpos, {what}");
                    }
                    if walk.circuit.last.val() && walk.at != from {
                        assert!(entry.1 == from && (pawn || entry.0 == from), "last, {what}");
                        lasts += 1;
                    }
                    // A pawn walks its pushes first, then its captures.
                    if pawn && walk.at == from {
                        let mut push = entry.0;
                        while push != from {
                            walk.go(push, false, Some(false));
                            push = table.nextpos(kind, from, walk.at);
                            assert_eq!(walk.nextpos(), push, "push from {from} at {}", walk.at);
                            squares += 1;
                        }
                    }
                    let turns = pawn || (walk.at != from && chance.once_in(2));
                    let next = if turns { entry.1 } else { entry.0 };
                    walk.go(next, false, Some(turns));
                    if next == from {
                        break;
                    }
                    squares += 1;
                }
            }
        }
        println!("{squares} squares, {lasts} known to be the last");
        assert!(squares > 64 * rounds * 20 && lasts > 64 * rounds);
    }
}
