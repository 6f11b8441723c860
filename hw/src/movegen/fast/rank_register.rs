//! Rank register: eight squares of the board, and the pieces on them that matter to the square looked from.

use crate::bits::{Bits, bits};
use crate::circuit::{circuit, hdl_gen};
use crate::values::plane;
use rust_hdl::prelude::*;

circuit! {
    /// Holds one rank and answers queries about its eight squares.
    ///
    /// Bit 0 of a byte is file a. Results by rank (`column_...`, `rising_...`, `falling_...`, `jump_ranks`) are either
    /// `place` or 0, so the results of the eight ranks can be ORed into a byte with rank 1 in bit 0. The results for
    /// the row and `jump_files` are 0 unless this is the rank in question, and are ORed too.
    ///
    /// ```text
    ///        falling   column   rising         place = 00001000 (rank 4), file = 00001000 (file d),
    ///             \      |      /              rising = bit of the square where the rank meets the
    ///   this rank: . . x . x . x . .           diagonal that climbs to the right, falling = of the
    ///                    |                     one that climbs to the left
    /// ```
    ///
    /// Results are combinational; a written word takes effect in the next clock.
    #[derive(Default)]
    pub struct RankRegister {
        In clock: Clock, "Clock.";
        In write: Bit, "Stores the rank.";
        In planes: Bits<32>, "Planes to store.";
        In note: Bit, "The planes are this rank of the waiting board; record which sides have pieces on it.";
        In waiting: Bits<32>, "Planes of this rank of the waiting board.";
        In waits: Bit, "A board is waiting.";
        In swap: Bit, "Stores the rank of the waiting board.";
        In place: Bits<8>, "Number of this rank, one hot.";
        In side: Bit, "Side to move.";

        // The square looked from.
        In gone: Bits<8>, "Squares to treat as empty.";
        In come: Bits<8>, "Squares to treat as occupied.";
        In here: Bit, "The square is on this rank.";
        In file: Bits<8>, "File of the square.";
        In rising: Bits<8>, "Where the square's rising diagonal (up to the right) meets this rank.";
        In falling: Bits<8>, "Where the square's falling diagonal (up to the left) meets this rank.";
        In one_off: Bit, "The square is one rank away.";
        In two_off: Bit, "The square is two ranks away.";
        In pawn_off: Bit, "The square is on the rank that enemy pawns on this rank attack.";

        // Results.
        Out row_occupied: Bits<8>, "Blockers on the row.";
        Out row_enemies: Bits<8>, "Enemy rooks and queens on the row.";
        Out column_occupied: Bits<8>, "Blockers on the column.";
        Out column_enemies: Bits<8>, "Enemy rooks and queens on the column.";
        Out rising_occupied: Bits<8>, "Blockers on the rising diagonal.";
        Out rising_enemies: Bits<8>, "Enemy bishops, queens and attacking pawns on the rising diagonal.";
        Out falling_occupied: Bits<8>, "Blockers on the falling diagonal.";
        Out falling_enemies: Bits<8>, "Enemy bishops, queens and attacking pawns on the falling diagonal.";
        Out jump_files: Bits<8>, "Files of enemy knights that attack the square.";
        Out jump_ranks: Bits<8>, "Ranks of those knights.";
        Out standing: Bits<8>, "Occupied squares.";
        Out has_white: Bit, "White has a piece other than the king on this rank.";
        Out has_black: Bit, "Black has a piece other than the king on this rank.";
    }
    registers {
        board: Bits<32>;
        white, black, next_white, next_black: Bit;
    }
    locals {
        listed, bit0, bit1, bit2, foreign, pieces, occupied, lines, diagonals, jumps: Bits<8>;
        lists_white, lists_black: Bit;
    }
}

impl Logic for RankRegister {
    #[hdl_gen]
    fn update(&mut self) {
        self.listed.next = (self.planes.val().get_bits::<8>(plane::TYPE_0)
            | self.planes.val().get_bits::<8>(plane::TYPE_1)
            | self.planes.val().get_bits::<8>(plane::TYPE_2))
            & (self.planes.val().get_bits::<8>(plane::TYPE_0)
                | !self.planes.val().get_bits::<8>(plane::TYPE_1)
                | !self.planes.val().get_bits::<8>(plane::TYPE_2));
        self.lists_white.next =
            (self.listed.val() & !self.planes.val().get_bits::<8>(plane::COLOUR)).any();
        self.lists_black.next =
            (self.listed.val() & self.planes.val().get_bits::<8>(plane::COLOUR)).any();
        if self.note.val() {
            self.next_white.d.next = self.lists_white.val();
            self.next_black.d.next = self.lists_black.val();
        }
        comment!("No word is written while a board waits, so `waits` can select the planes early.");
        if self.write.val() | self.swap.val() {
            if self.waits.val() {
                self.board.d.next = self.waiting.val();
                self.white.d.next = self.next_white.q.val();
                self.black.d.next = self.next_black.q.val();
            } else {
                self.board.d.next = self.planes.val();
                self.white.d.next = self.lists_white.val();
                self.black.d.next = self.lists_black.val();
            }
        }

        comment!("Sort the pieces on this rank.");
        self.bit0.next = self.board.q.val().get_bits::<8>(plane::TYPE_0);
        self.bit1.next = self.board.q.val().get_bits::<8>(plane::TYPE_1);
        self.bit2.next = self.board.q.val().get_bits::<8>(plane::TYPE_2);
        self.foreign.next = self.board.q.val().get_bits::<8>(plane::COLOUR);
        if self.side.val() {
            self.foreign.next = !self.board.q.val().get_bits::<8>(plane::COLOUR);
        }
        self.pieces.next = self.bit0.val() | self.bit1.val() | self.bit2.val();
        self.occupied.next = (self.pieces.val()
            & (self.foreign.val() | !self.bit1.val() | !self.bit2.val())
            & !self.gone.val())
            | self.come.val();
        self.lines.next = self.foreign.val() & self.bit2.val() & !self.bit1.val();
        self.diagonals.next =
            self.foreign.val() & self.bit0.val() & (self.bit1.val() | self.bit2.val());
        if self.pawn_off.val() {
            self.diagonals.next = self.foreign.val() & self.bit0.val() & !self.gone.val();
        }

        comment!("Where the lines through the square looked from cross this rank.");
        self.row_occupied.next = bits::<8>(0);
        self.row_enemies.next = bits::<8>(0);
        self.column_occupied.next = bits::<8>(0);
        self.column_enemies.next = bits::<8>(0);
        self.rising_occupied.next = bits::<8>(0);
        self.rising_enemies.next = bits::<8>(0);
        self.falling_occupied.next = bits::<8>(0);
        self.falling_enemies.next = bits::<8>(0);
        self.jump_ranks.next = bits::<8>(0);
        if self.here.val() {
            self.row_occupied.next = self.occupied.val();
            self.row_enemies.next = self.lines.val();
        }
        if (self.occupied.val() & self.file.val()).any() {
            self.column_occupied.next = self.place.val();
        }
        if (self.lines.val() & self.file.val()).any() {
            self.column_enemies.next = self.place.val();
        }
        if (self.occupied.val() & self.rising.val()).any() {
            self.rising_occupied.next = self.place.val();
        }
        if (self.diagonals.val() & self.rising.val()).any() {
            self.rising_enemies.next = self.place.val();
        }
        if (self.occupied.val() & self.falling.val()).any() {
            self.falling_occupied.next = self.place.val();
        }
        if (self.diagonals.val() & self.falling.val()).any() {
            self.falling_enemies.next = self.place.val();
        }

        comment!(
            "Knights: two files away on an adjacent rank, one file away on the rank after that."
        );
        self.jumps.next = bits::<8>(0);
        if self.one_off.val() {
            self.jumps.next = (self.file.val() << 2) | (self.file.val() >> 2);
        }
        if self.two_off.val() {
            self.jumps.next = (self.file.val() << 1) | (self.file.val() >> 1);
        }
        self.jump_files.next = self.jumps.val()
            & self.foreign.val()
            & self.bit1.val()
            & !self.bit0.val()
            & !self.bit2.val();
        if self.jump_files.val().any() {
            self.jump_ranks.next = self.place.val();
        }

        self.standing.next = self.pieces.val();
        self.has_white.next = self.white.q.val();
        self.has_black.next = self.black.q.val();
    }
}
