//! The king's moves: evaluates the king's looks and emits the moves that depend on them.

use crate::bits::{Bits, bit_cast, bits};
use crate::circuit::{circuit, hdl_gen};
use crate::values::{file, home_rank, look, look_step, move_kind, move_word};
use rust_hdl::prelude::*;

circuit! {
    /// Follows the steps of the [`LookSequencer`](super::LookSequencer) with a delay of three clocks, which the
    /// [`LineScan`](super::LineScan)s need for their results.
    ///
    /// The results of a step are valid three clocks after the look; a move is marked by `out_valid` in that clock.
    #[derive(Default)]
    pub struct KingMoves {
        In clock: Clock, "Clock.";
        In reset: Bit, "Aborts the generation.";
        In running: Bit, "A generation is running.";
        In legal: Bit, "Generate only legal moves.";
        In captures: Bit, "Generate only captures.";
        In step: Bits<4>, "Step of the look.";
        In file: Bits<8>, "File of the square looked from.";
        In rank: Bits<8>, "Rank of the square looked from.";
        In jump_files: Bits<8>, "Files of enemy knights that attack the square.";
        In jump_ranks: Bits<8>, "Ranks of those knights.";
        In hits: Bits<8>, "Directions in which the line scans found an attacker.";
        In side: Bit, "Side to move.";
        In here: Bits<6>, "Square of the mover's king.";
        In enemy_king: Bits<6>, "Square of the enemy king.";
        In right_short: Bit, "Right to castle on the king's side.";
        In right_long: Bit, "Right to castle on the queen's side.";
        In home: Bits<8>, "Occupied squares of the home rank.";
        Out look_up: Bits<3>, "Number of the rank to look up.";
        In there: Bits<16>, "Pieces on that rank: occupied squares in the low byte, black ones in the high byte.";
        Out keep: Bit, "Store pins and checks.";
        Out checked: Bit, "The king is in check.";
        Out double_check: Bit, "Two or more pieces give check.";
        Out knight_files: Bits<8>, "File of the knight that gives check.";
        Out knight_ranks: Bits<8>, "Rank of that knight.";
        Out left_legal: Bit, "En passant from the left is legal.";
        Out right_legal: Bit, "En passant from the right is legal.";
        Out out_valid: Bit, "A move was found.";
        Out out_word: Bits<16>, "Word of the move.";
        Out visits: Bit, "A square was visited.";
        Out finished: Bit, "All steps are finished.";
    }
    registers {
        // First clock.
        step1: Bits<4>;
        files1, ranks1: Bits<8>;
        near1: Bit;
        // Second clock.
        step2: Bits<4>;
        files2, ranks2: Bits<8>;
        near2: Bit;
        // Third clock: the result.
        step3: Bits<4>;
        attacked, reached, enemy, on_board: Bit;
        to: Bits<6>;
        // Stored results.
        in_check, in_double_check, left_safe, right_safe, east_safe, west_safe, done: Bit;
        by_files, by_ranks: Bits<8>;
    }
    locals {
        enemy_file, enemy_rank, others: Bits<8>;
        by_knight, inside, occupied, black: Bit;
        to_file, to_rank: Bits<3>;
        goal: Bits<6>;
        code: Bits<4>;
    }
}

impl Logic for KingMoves {
    #[hdl_gen]
    fn update(&mut self) {
        comment!(
            "In parallel with the line scans: knights that attack the square, and the enemy king."
        );
        self.enemy_file.next = bits::<8>(1) << self.enemy_king.val().get_bits::<3>(0);
        self.enemy_rank.next = bits::<8>(1) << self.enemy_king.val().get_bits::<3>(3);
        self.near1.d.next = (self.enemy_file.val()
            & (self.file.val() | (self.file.val() << 1) | (self.file.val() >> 1)))
            .any()
            & (self.enemy_rank.val()
                & (self.rank.val() | (self.rank.val() << 1) | (self.rank.val() >> 1)))
                .any();
        self.files1.d.next = self.jump_files.val();
        self.ranks1.d.next = self.jump_ranks.val();
        self.step1.d.next = self.step.val();
        self.near2.d.next = self.near1.q.val();
        self.files2.d.next = self.files1.q.val();
        self.ranks2.d.next = self.ranks1.q.val();
        self.step2.d.next = self.step1.q.val();
        self.step3.d.next = self.step2.q.val();

        comment!("The result; the look from the king's own square is stored.");
        self.by_knight.next = self.files2.q.val().any();
        self.attacked.d.next = self.hits.val().any() | self.by_knight.val() | self.near2.q.val();
        self.others.next = self.hits.val() & (self.hits.val() - 1);
        self.keep.next = self.step2.q.val() == look::KING;
        if self.step2.q.val() == look::KING {
            self.in_check.d.next = self.hits.val().any() | self.by_knight.val();
            self.in_double_check.d.next = self.others.val().any()
                | (self.hits.val().any() & self.by_knight.val())
                | (self.files2.q.val() & (self.files2.q.val() - 1)).any()
                | (self.ranks2.q.val() & (self.ranks2.q.val() - 1)).any();
            self.by_files.d.next = self.files2.q.val();
            self.by_ranks.d.next = self.ranks2.q.val();
        }

        comment!("The destination of the king's step, and what is on it.");
        self.to_file.next = self.here.val().get_bits::<3>(0);
        self.to_rank.next = self.here.val().get_bits::<3>(3);
        self.inside.next = self.step2.q.val().get_bit(look_step::NEIGHBOUR);
        if (self.step2.q.val() == look::EAST)
            | (self.step2.q.val() == look::NORTH_EAST)
            | (self.step2.q.val() == look::SOUTH_EAST)
        {
            self.to_file.next = self.here.val().get_bits::<3>(0) + 1;
            if self.here.val().get_bits::<3>(0) == 7 {
                self.inside.next = false;
            }
        }
        if (self.step2.q.val() == look::WEST)
            | (self.step2.q.val() == look::NORTH_WEST)
            | (self.step2.q.val() == look::SOUTH_WEST)
        {
            self.to_file.next = self.here.val().get_bits::<3>(0) - 1;
            if self.here.val().get_bits::<3>(0) == 0 {
                self.inside.next = false;
            }
        }
        if (self.step2.q.val() == look::NORTH)
            | (self.step2.q.val() == look::NORTH_WEST)
            | (self.step2.q.val() == look::NORTH_EAST)
        {
            self.to_rank.next = self.here.val().get_bits::<3>(3) + 1;
            if self.here.val().get_bits::<3>(3) == 7 {
                self.inside.next = false;
            }
        }
        if (self.step2.q.val() == look::SOUTH)
            | (self.step2.q.val() == look::SOUTH_EAST)
            | (self.step2.q.val() == look::SOUTH_WEST)
        {
            self.to_rank.next = self.here.val().get_bits::<3>(3) - 1;
            if self.here.val().get_bits::<3>(3) == 0 {
                self.inside.next = false;
            }
        }
        self.look_up.next = self.to_rank.val();
        self.occupied.next = self
            .there
            .val()
            .get_bits::<8>(0)
            .get_bit(self.to_file.val().index());
        self.black.next = self
            .there
            .val()
            .get_bits::<8>(8)
            .get_bit(self.to_file.val().index());
        self.on_board.d.next = self.inside.val();
        self.reached.d.next =
            self.inside.val() & (!self.occupied.val() | (self.black.val() != self.side.val()));
        self.enemy.d.next = self.occupied.val() & (self.black.val() != self.side.val());
        self.to.d.next =
            bit_cast::<6, 3>(self.to_file.val()) | (bit_cast::<6, 3>(self.to_rank.val()) << 3);

        comment!("Use the result of the look.");
        self.out_valid.next = false;
        self.goal.next = self.to.q.val();
        self.code.next = bits::<4>(move_kind::QUIET);
        if self.enemy.q.val() {
            self.code.next = bits::<4>(move_kind::CAPTURE);
        }
        if self.step3.q.val().get_bit(look_step::NEIGHBOUR) {
            self.out_valid.next = self.reached.q.val()
                & (!self.attacked.q.val() | !self.legal.val())
                & (self.enemy.q.val() | !self.captures.val());
        }
        if self.step3.q.val() == look::EN_PASSANT_LEFT {
            self.left_safe.d.next = !self.attacked.q.val();
        }
        if self.step3.q.val() == look::EN_PASSANT_RIGHT {
            self.right_safe.d.next = !self.attacked.q.val();
        }
        if self.step3.q.val() == look::EAST {
            self.east_safe.d.next = !self.attacked.q.val();
        }
        if self.step3.q.val() == look::WEST {
            self.west_safe.d.next = !self.attacked.q.val();
        }
        if self.step3.q.val() == look::CASTLE_SHORT {
            self.out_valid.next = self.right_short.val()
                & !(self.home.val() & home_rank::SHORT_WAY).any()
                & !self.in_check.q.val()
                & self.east_safe.q.val()
                & !self.attacked.q.val()
                & !self.captures.val();
            self.goal.next = (self.here.val() & 0x38) | file::G;
            self.code.next = bits::<4>(move_kind::CASTLE_SHORT);
        }
        if self.step3.q.val() == look::CASTLE_LONG {
            self.out_valid.next = self.right_long.val()
                & !(self.home.val() & home_rank::LONG_WAY).any()
                & !self.in_check.q.val()
                & self.west_safe.q.val()
                & !self.attacked.q.val()
                & !self.captures.val();
            self.goal.next = (self.here.val() & 0x38) | file::C;
            self.code.next = bits::<4>(move_kind::CASTLE_LONG);
        }

        if self.reset.val() {
            self.step1.d.next = bits::<4>(look::KING);
            self.step2.d.next = bits::<4>(look::KING);
            self.step3.d.next = bits::<4>(look::KING);
        }

        self.out_word.next = bit_cast::<16, 6>(self.here.val())
            | (bit_cast::<16, 6>(self.goal.val()) << move_word::TO)
            | (bit_cast::<16, 4>(self.code.val()) << move_word::KIND);
        self.visits.next = self.step3.q.val().get_bit(look_step::NEIGHBOUR) & self.on_board.q.val();
        self.done.d.next = self.running.val()
            & (self.step.val() == look::DONE)
            & (self.step2.q.val() == look::DONE)
            & !self.reset.val();
        self.finished.next = self.done.q.val();
        self.checked.next = self.in_check.q.val();
        self.double_check.next = self.in_double_check.q.val();
        self.knight_files.next = self.by_files.q.val();
        self.knight_ranks.next = self.by_ranks.q.val();
        self.left_legal.next = self.left_safe.q.val();
        self.right_legal.next = self.right_safe.q.val();
    }
}
