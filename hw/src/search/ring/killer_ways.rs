//! The ways that a killer could belong to.

use crate::bits::{Bits, bits};
use crate::circuit::{Circuit, hdl_gen};
use crate::values::{move_kind, move_word};
use rust_hdl::prelude::*;

/// Finds the ways in which the word of a quiet move could be a move of the position. There are at most two, and at most
/// one of their sets contains the target square. Latency: four clocks.
#[derive(Circuit, Default)]
pub struct KillerWays {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Word of the killer.
    pub word: Signal<In, Bits<16>>,
    /// Black is to move.
    pub black: Signal<In, Bit>,
    /// Square of the mover's king, as a set.
    pub king: [Signal<In, Bits<8>>; 8],
    /// The possible ways, one bit each.
    pub ways: Signal<Out, Bits<20>>,
    /// The target square, from the mover's side.
    pub to: Signal<Out, Bits<6>>,
    /// The killer castles: short, long.
    pub castles: Signal<Out, Bits<2>>,

    held_ways: [DFF<Bits<20>>; 4],
    held_to: [DFF<Bits<6>>; 4],
    held_castles: [DFF<Bits<2>>; 4],

    turn: Signal<Local, Bits<6>>,
    from: Signal<Local, Bits<6>>,
    target: Signal<Local, Bits<6>>,
    king_row: Signal<Local, Bits<8>>,
    on_king: Signal<Local, Bit>,
    kind: Signal<Local, Bits<4>>,
    higher: Signal<Local, Bit>,
    same_file: Signal<Local, Bit>,
    same_rank: Signal<Local, Bit>,
    rises: Signal<Local, Bit>,
    files: Signal<Local, Bits<3>>,
    ranks: Signal<Local, Bits<3>>,
    line: Signal<Local, Bits<20>>,
    jump: Signal<Local, Bits<20>>,
    found: Signal<Local, Bits<20>>,
}

impl Logic for KillerWays {
    #[hdl_gen]
    fn update(&mut self) {
        self.turn.next = bits::<6>(0);
        if self.black.val() {
            self.turn.next = bits::<6>(0x38);
        }
        self.from.next = self.word.val().get_bits::<6>(0) ^ self.turn.val();
        self.target.next = self.word.val().get_bits::<6>(move_word::TO) ^ self.turn.val();
        self.kind.next = self.word.val().get_bits::<4>(move_word::KIND);
        self.king_row.next = bits::<8>(0);
        for i in 0..8 {
            if (bits::<8>(1) << self.from.val().get_bits::<3>(3)).get_bit(i) {
                self.king_row.next = self.king[i].val();
            }
        }
        self.on_king.next =
            (self.king_row.val() & (bits::<8>(1) << self.from.val().get_bits::<3>(0))).any();

        self.same_file.next =
            self.from.val().get_bits::<3>(0) == self.target.val().get_bits::<3>(0);
        self.same_rank.next =
            self.from.val().get_bits::<3>(3) == self.target.val().get_bits::<3>(3);
        self.higher.next = self.target.val().get_bits::<3>(0) > self.from.val().get_bits::<3>(0);
        self.rises.next = self.target.val().get_bits::<3>(3) > self.from.val().get_bits::<3>(3);
        self.files.next = self.from.val().get_bits::<3>(0) - self.target.val().get_bits::<3>(0);
        if self.higher.val() {
            self.files.next = self.target.val().get_bits::<3>(0) - self.from.val().get_bits::<3>(0);
        }
        self.ranks.next = self.from.val().get_bits::<3>(3) - self.target.val().get_bits::<3>(3);
        if self.rises.val() {
            self.ranks.next = self.target.val().get_bits::<3>(3) - self.from.val().get_bits::<3>(3);
        }

        comment!(
            "A line: diagonals at bits 11 to 14, straight lines at 15 to 18; a pawn's ways at bits 0 to 2."
        );
        self.line.next = bits::<20>(0);
        if self.same_file.val() {
            self.line.next = bits::<20>(0x4_0000);
            if self.rises.val() {
                self.line.next = bits::<20>(0x1_0001);
            }
        } else if self.same_rank.val() {
            self.line.next = bits::<20>(0x2_0000);
            if self.higher.val() {
                self.line.next = bits::<20>(0x0_8000);
            }
        } else if self.files.val() == self.ranks.val() {
            if self.rises.val() {
                self.line.next = bits::<20>(0x0_1000);
                if self.higher.val() {
                    self.line.next = bits::<20>(0x0_0800);
                }
            } else {
                self.line.next = bits::<20>(0x0_2000);
                if self.higher.val() {
                    self.line.next = bits::<20>(0x0_4000);
                }
            }
        }

        comment!("A jump: bits 3 to 10.");
        self.jump.next = bits::<20>(0);
        if (self.ranks.val() == 2) & (self.files.val() == 1) {
            self.jump.next = bits::<20>(0x200);
            if self.rises.val() {
                self.jump.next = bits::<20>(0x008);
            }
        }
        if (self.ranks.val() == 1) & (self.files.val() == 2) {
            self.jump.next = bits::<20>(0x080);
            if self.rises.val() {
                self.jump.next = bits::<20>(0x020);
            }
        }
        self.found.next = self.line.val() | self.jump.val();
        if self.jump.val().any() & !self.higher.val() {
            self.found.next = self.jump.val() << 1;
        }
        if self.on_king.val() {
            self.found.next = bits::<20>(0x8_0000);
        }
        self.held_castles[0].d.next = bits::<2>(0);
        if self.kind.val() == move_kind::CASTLE_SHORT {
            self.held_castles[0].d.next = bits::<2>(1);
            self.found.next = bits::<20>(0);
        }
        if self.kind.val() == move_kind::CASTLE_LONG {
            self.held_castles[0].d.next = bits::<2>(2);
            self.found.next = bits::<20>(0);
        }
        self.held_ways[0].d.next = self.found.val();
        self.held_to[0].d.next = self.target.val();
        for i in 0..3 {
            self.held_ways[1 + i].d.next = self.held_ways[i].q.val();
            self.held_to[1 + i].d.next = self.held_to[i].q.val();
            self.held_castles[1 + i].d.next = self.held_castles[i].q.val();
        }
        self.ways.next = self.held_ways[3].q.val();
        self.to.next = self.held_to[3].q.val();
        self.castles.next = self.held_castles[3].q.val();
    }
}
