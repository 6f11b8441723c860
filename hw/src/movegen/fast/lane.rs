//! A lane: walks one piece at a time and tests the squares it visits for legality.

use crate::bits::{Bits, bit_cast, bits};
use crate::circuit::{circuit, hdl_gen};
use crate::values::{line, move_kind, move_word, piece};
use rust_hdl::prelude::*;

circuit! {
    /// Walks one piece after another along posdata's chain, one square per clock.
    ///
    /// ```text
    ///              .--> posdata(kind, from, at) --> nextpos, nextdir --.
    ///   piece --> at                                                   +--> at
    ///              '--> board: empty, enemy? --------------------------'
    ///                     |
    ///                     v                    one clock later
    ///                  from, to, lies on a line of the king's? --> pinned? answers the check? --> move
    /// ```
    ///
    /// A piece takes one clock on its own square, one on each visited square, and one more on its own square at the end
    /// unless `last` was high before. A pawn's pushes come before its captures. A move is marked by `out_valid` one
    /// clock after its square was visited; pins and checks must be valid by then.
    #[derive(Default)]
    pub struct Lane {
        In clock: Clock, "Clock.";
        In reset: Bit, "Aborts the generation.";
        In active: Bit, "A generation is running or starting.";
        In legal: Bit, "Generate only legal moves.";
        In captures: Bit, "Generate only captures and promotions.";

        // The position.
        In side: Bit, "Side to move.";
        In en_passant: Bit, "There is an en passant square.";
        In en_passant_square: Bits<6>, "The en passant square.";
        In king: Bits<6>, "Square of the mover's king.";

        // The next piece.
        Out piece_ready: Bit, "The lane accepts a piece if one is offered.";
        In piece_valid: Bit, "A piece is offered.";
        In piece_square: Bits<6>, "Square of the piece.";
        In piece_kind: Bits<3>, "Type of the piece.";

        // Posdata.
        Out next_kind: Bits<3>, "Piece type.";
        Out next_from: Bits<6>, "Square the piece moves from.";
        Out next_at: Bits<6>, "Square the walk visits next.";
        Out begins: Bit, "A new piece begins.";
        Out goes: Bit, "The walk moves on in this clock.";
        Out turns: Bit, "The walk follows nextdir.";
        In nextpos: Bits<6>, "Next square if this one is empty.";
        In nextdir: Bits<6>, "Next square if this one is occupied.";
        In last: Bit, "The next square is the piece's own, whether this one is empty or not.";
        In home: Bit, "The walk is back on the piece's own square.";

        // The board.
        In upper: Bit, "The board is in the upper half of its memory.";
        Out address: Bits<4>, "Address of the walk's rank in the memory.";
        In there: Bits<16>, "Pieces on that rank: occupied squares in the low byte, black ones in the high byte.";

        // Pins and checks.
        In pinned_row: Bits<8>, "Pinned pieces on the king's row, by file.";
        In pinned_column: Bits<8>, "Pinned pieces on the king's column, by rank.";
        In pinned_rising: Bits<8>, "Pinned pieces on the king's rising diagonal (up to the right), by rank.";
        In pinned_falling: Bits<8>, "Pinned pieces on the king's falling diagonal (up to the left), by rank.";
        In check_row: Bits<8>, "Squares on the king's row where a move answers a check, by file.";
        In check_column: Bits<8>, "Squares on the king's column where a move answers a check, by rank.";
        In check_rising: Bits<8>, "Squares on the king's rising diagonal where a move answers a check, by rank.";
        In check_falling: Bits<8>, "Squares on the king's falling diagonal where a move answers a check, by rank.";
        In knight_files: Bits<8>, "File of a knight that gives check.";
        In knight_ranks: Bits<8>, "Rank of that knight.";
        In checked: Bit, "The king is in check.";
        In double_check: Bit, "Two or more pieces give check.";
        In left_legal: Bit, "En passant from the left is legal.";
        In right_legal: Bit, "En passant from the right is legal.";

        // Moves.
        In out_room: Bit, "The FIFO has room for two more moves.";
        Out out_valid: Bit, "A move was found.";
        Out out_word: Bits<16>, "Word of the move.";
        Out visits: Bit, "The walk leaves a visited square.";
        Out quiet: Bit, "The lane is idle.";
    }
    registers {
        // The walk.
        busy, starting, pushing: Bit;
        // Each lane has its own copy, because the longest path starts here.
        reads_upper: Bit;
        kind: Bits<3>;
        origin, square, capture: Bits<6>;
        origin_lines: Bits<4>;
        // The legality test.
        visited, reached, takes_en_passant: Bit;
        from, to: Bits<6>;
        code, from_lines, to_lines: Bits<4>;
    }
    locals {
        file, from_file, from_rank, to_file, to_rank: Bits<3>;
        occupied, black, enemy, pawn, parts, ends, takes, aside, must_turn, pushes, twice,
        promotes, answers, allowed: Bit;
        other, onward, sidestep: Bits<6>;
        rise, king_rise, fall, king_fall, lines, pin: Bits<4>;
    }
}

impl Logic for Lane {
    #[hdl_gen]
    fn update(&mut self) {
        comment!("What is on the square.");
        self.file.next = self.square.q.val().get_bits::<3>(0);
        self.address.next = bit_cast::<4, 3>(self.square.q.val().get_bits::<3>(3));
        if self.reads_upper.q.val() {
            self.address.next = self.address.val() | 8;
        }
        self.occupied.next = self
            .there
            .val()
            .get_bits::<8>(0)
            .get_bit(self.file.val().index());
        self.black.next = self
            .there
            .val()
            .get_bits::<8>(8)
            .get_bit(self.file.val().index());
        self.enemy.next = self.occupied.val() & (self.black.val() != self.side.val());
        self.pawn.next =
            (self.kind.q.val() == piece::PAWN) | (self.kind.q.val() == piece::BLACK_PAWN);

        comment!("Which of the king's lines the square is on: row, column or diagonals.");
        self.rise.next = bit_cast::<4, 3>(self.file.val())
            - bit_cast::<4, 3>(self.square.q.val().get_bits::<3>(3));
        self.king_rise.next = bit_cast::<4, 3>(self.king.val().get_bits::<3>(0))
            - bit_cast::<4, 3>(self.king.val().get_bits::<3>(3));
        self.fall.next = bit_cast::<4, 3>(self.file.val())
            + bit_cast::<4, 3>(self.square.q.val().get_bits::<3>(3));
        self.king_fall.next = bit_cast::<4, 3>(self.king.val().get_bits::<3>(0))
            + bit_cast::<4, 3>(self.king.val().get_bits::<3>(3));
        self.lines.next = bits::<4>(0);
        if self.square.q.val().get_bits::<3>(3) == self.king.val().get_bits::<3>(3) {
            self.lines.next = self.lines.val() | (bits::<4>(1) << line::ROW);
        }
        if self.file.val() == self.king.val().get_bits::<3>(0) {
            self.lines.next = self.lines.val() | (bits::<4>(1) << line::COLUMN);
        }
        if self.rise.val() == self.king_rise.val() {
            self.lines.next = self.lines.val() | (bits::<4>(1) << line::RISING);
        }
        if self.fall.val() == self.king_fall.val() {
            self.lines.next = self.lines.val() | (bits::<4>(1) << line::FALLING);
        }

        comment!(
            "Done when back on the piece's own square or sure to be there next, except for a pawn with captures left."
        );
        self.parts.next =
            (self.home.val() | self.last.val()) & !self.starting.q.val() & !self.pushing.q.val();
        self.ends.next = !self.busy.q.val() | self.parts.val();
        self.piece_ready.next = self.ends.val() & self.out_room.val();
        self.takes.next = self.ends.val() & self.out_room.val() & self.piece_valid.val();
        self.visits.next =
            self.busy.q.val() & !self.starting.q.val() & !self.home.val() & self.out_room.val();

        comment!("A pawn starts with its pushes; in captures mode, only with those that promote.");
        self.pushes.next = false;
        self.twice.next = false;
        if self.kind.q.val() == piece::PAWN {
            self.pushes.next = !self.captures.val() | (self.square.q.val().get_bits::<3>(3) == 6);
            self.twice.next = self.square.q.val().get_bits::<3>(3) == 2;
        }
        if self.kind.q.val() == piece::BLACK_PAWN {
            self.pushes.next = !self.captures.val() | (self.square.q.val().get_bits::<3>(3) == 1);
            self.twice.next = self.square.q.val().get_bits::<3>(3) == 5;
        }

        comment!("Select the next square: off the chain, or along it.");
        self.aside.next = self.ends.val() | !self.out_room.val();
        self.other.next = self.square.q.val();
        if self.takes.val() {
            self.other.next = self.piece_square.val();
        }
        self.onward.next = self.nextpos.val();
        self.sidestep.next = self.nextdir.val();
        self.must_turn.next = self.pawn.val();
        if self.starting.q.val() {
            self.must_turn.next = self.pawn.val() & !self.pushes.val();
        } else if self.pushing.q.val() {
            self.sidestep.next = self.capture.q.val();
            self.must_turn.next = !self.twice.val();
        }
        if self.aside.val() {
            self.onward.next = self.other.val();
            self.sidestep.next = self.other.val();
        }
        comment!("The board's answer arrives last, so it only selects.");
        self.turns.next = (self.occupied.val() & !self.starting.q.val()) | self.must_turn.val();
        self.next_at.next = self.onward.val();
        if self.turns.val() {
            self.next_at.next = self.sidestep.val();
        }
        self.next_kind.next = self.kind.q.val();
        self.next_from.next = self.origin.q.val();
        if self.takes.val() {
            self.next_kind.next = self.piece_kind.val();
            self.next_from.next = self.piece_square.val();
        }
        self.begins.next = self.takes.val();
        if self.takes.val() {
            self.reads_upper.d.next = self.upper.val();
        }
        self.goes.next = !self.aside.val();
        self.square.d.next = self.next_at.val();
        self.kind.d.next = self.next_kind.val();
        self.origin.d.next = self.next_from.val();
        if self.starting.q.val() {
            self.capture.d.next = self.nextdir.val();
            self.origin_lines.d.next = self.lines.val();
        }
        if self.out_room.val() {
            self.starting.d.next = false;
            if self.starting.q.val() {
                self.pushing.d.next = self.pushes.val();
            } else if self.turns.val() {
                self.pushing.d.next = false;
            }
            if self.ends.val() {
                self.busy.d.next = self.piece_valid.val() & self.active.val();
                self.starting.d.next = self.piece_valid.val() & self.active.val();
            }
        }

        comment!("The word of the candidate move.");
        self.promotes.next = self.pawn.val()
            & ((self.square.q.val().get_bits::<3>(3) == 0)
                | (self.square.q.val().get_bits::<3>(3) == 7));
        self.visited.d.next = self.visits.val();
        self.from.d.next = self.origin.q.val();
        self.to.d.next = self.square.q.val();
        self.from_lines.d.next = self.origin_lines.q.val();
        self.to_lines.d.next = self.lines.val();
        self.takes_en_passant.d.next = self.pawn.val()
            & !self.pushing.q.val()
            & self.en_passant.val()
            & (self.square.q.val() == self.en_passant_square.val());
        self.reached.d.next = (!self.occupied.val() & !self.captures.val()) | self.enemy.val();
        if self.pawn.val() {
            self.reached.d.next = self.enemy.val();
            if self.pushing.q.val() {
                self.reached.d.next =
                    !self.occupied.val() & (!self.captures.val() | self.promotes.val());
            }
        }
        self.code.d.next = bits::<4>(move_kind::QUIET);
        if self.enemy.val() {
            self.code.d.next = bits::<4>(move_kind::CAPTURE);
        }
        if self.pushing.q.val() & (self.square.q.val().get_bit(3) == self.origin.q.val().get_bit(3))
        {
            self.code.d.next = bits::<4>(move_kind::DOUBLE_PUSH);
        }
        if self.promotes.val() {
            self.code.d.next = bits::<4>(move_kind::PROMOTION);
            if self.enemy.val() {
                self.code.d.next = bits::<4>(move_kind::CAPTURE_PROMOTION);
            }
        }

        comment!("Is the piece pinned, and to which lines?");
        self.from_file.next = self.from.q.val().get_bits::<3>(0);
        self.from_rank.next = self.from.q.val().get_bits::<3>(3);
        self.pin.next = bits::<4>(0);
        if self.pinned_row.val().get_bit(self.from_file.val().index()) {
            self.pin.next = self.pin.val() | (bits::<4>(1) << line::ROW);
        }
        if self
            .pinned_column
            .val()
            .get_bit(self.from_rank.val().index())
        {
            self.pin.next = self.pin.val() | (bits::<4>(1) << line::COLUMN);
        }
        if self
            .pinned_rising
            .val()
            .get_bit(self.from_rank.val().index())
        {
            self.pin.next = self.pin.val() | (bits::<4>(1) << line::RISING);
        }
        if self
            .pinned_falling
            .val()
            .get_bit(self.from_rank.val().index())
        {
            self.pin.next = self.pin.val() | (bits::<4>(1) << line::FALLING);
        }

        comment!("Does the move answer a check?");
        self.to_file.next = self.to.q.val().get_bits::<3>(0);
        self.to_rank.next = self.to.q.val().get_bits::<3>(3);
        self.answers.next = (self.to_lines.q.val().get_bit(line::ROW)
            & self.check_row.val().get_bit(self.to_file.val().index()))
            | (self.to_lines.q.val().get_bit(line::COLUMN)
                & self.check_column.val().get_bit(self.to_rank.val().index()))
            | (self.to_lines.q.val().get_bit(line::RISING)
                & self.check_rising.val().get_bit(self.to_rank.val().index()))
            | (self.to_lines.q.val().get_bit(line::FALLING)
                & self.check_falling.val().get_bit(self.to_rank.val().index()))
            | (self.knight_files.val().get_bit(self.to_file.val().index())
                & self.knight_ranks.val().get_bit(self.to_rank.val().index()));
        self.allowed.next = (!self.checked.val() | (self.answers.val() & !self.double_check.val()))
            & !(self.pin.val() & self.from_lines.q.val() & !self.to_lines.q.val()).any();

        self.out_valid.next =
            self.visited.q.val() & self.reached.q.val() & (self.allowed.val() | !self.legal.val());
        self.out_word.next = bit_cast::<16, 6>(self.from.q.val())
            | (bit_cast::<16, 6>(self.to.q.val()) << move_word::TO)
            | (bit_cast::<16, 4>(self.code.q.val()) << move_word::KIND);
        if self.takes_en_passant.q.val() {
            self.out_valid.next = self.visited.q.val() & !self.legal.val();
            if self.from_file.val() > self.to_file.val() {
                if self.right_legal.val() {
                    self.out_valid.next = self.visited.q.val();
                }
            } else if self.left_legal.val() {
                self.out_valid.next = self.visited.q.val();
            }
            self.out_word.next = bit_cast::<16, 6>(self.from.q.val())
                | (bit_cast::<16, 6>(self.to.q.val()) << move_word::TO)
                | (bit_cast::<16, 4>(bits::<4>(move_kind::EN_PASSANT)) << move_word::KIND);
        }

        if self.reset.val() {
            self.busy.d.next = false;
            self.starting.d.next = false;
            self.pushing.d.next = false;
            self.visited.d.next = false;
        }
        self.quiet.next = !self.busy.q.val() & !self.visited.q.val();
    }
}
