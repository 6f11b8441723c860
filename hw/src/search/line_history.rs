//! Line history: the moves of the game and of the line, and the repetition test.

use crate::bits::{Bits, bit_cast, bits};
use crate::blocks::BlockRam;
use crate::circuit::{Circuit, hdl_gen};
use crate::repetition::RepetitionWalk;
use crate::values::{answer, history, record};
use rust_hdl::prelude::*;

/// The repetition unit's history and walk without its board; the pieces are read from the node's own board.
///
/// Moves with even and odd numbers are stored in two banks, so that the walk reads two per clock.
#[derive(Circuit, Default)]
pub struct LineHistory {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Discards the game.
    pub reset: Signal<In, Bit>,
    /// No search is running: the line is the game.
    pub idle: Signal<In, Bit>,
    /// Appends a move of the game, while idle.
    pub push: Signal<In, Bit>,
    /// The move record.
    pub push_record: Signal<In, Bits<24>>,
    /// Makes a move of the line, or a pass.
    pub make: Signal<In, Bit>,
    /// Square the move comes from.
    pub from: Signal<In, Bits<6>>,
    /// Square the move goes to.
    pub to: Signal<In, Bits<6>>,
    /// Piece that moves.
    pub piece: Signal<In, Bits<4>>,
    /// The board after the move is available.
    pub settle: Signal<In, Bit>,
    /// The move is reversible.
    pub reversible: Signal<In, Bit>,
    /// Takes back the newest move.
    pub unmake: Signal<In, Bit>,
    /// Number of reversible moves that led to the node before it.
    pub restored_run: Signal<In, Bits<7>>,
    /// Black is to move.
    pub black: Signal<In, Bit>,
    /// Starts the walk; the board has been valid for one clock.
    pub start: Signal<In, Bit>,
    /// Squares to read.
    pub square: [Signal<Out, Bits<6>>; 4],
    /// Reads them.
    pub read: Signal<Out, Bit>,
    /// Pieces on these squares, one clock later.
    pub on: [Signal<In, Bits<4>>; 4],
    /// Number of reversible moves that led to the node.
    pub run: Signal<Out, Bits<7>>,
    /// The result is available.
    pub answered: Signal<Out, Bit>,
    /// The position is a repetition.
    pub repeated: Signal<Out, Bit>,

    even_moves: BlockRam<16, 8, 1>,
    odd_moves: BlockRam<16, 8, 1>,
    walk: RepetitionWalk,

    head: DFF<Bits<9>>,
    game_head: DFF<Bits<9>>,
    line_run: DFF<Bits<7>>,
    game_run: DFF<Bits<7>>,

    appends: Signal<Local, Bit>,
    word: Signal<Local, Bits<16>>,
    longer: Signal<Local, Bits<7>>,
}

impl Logic for LineHistory {
    #[hdl_gen]
    fn update(&mut self) {
        self.appends.next = self.push.val() | self.make.val();
        self.word.next = (bit_cast::<16, 4>(self.piece.val()) << history::PIECE)
            | (bit_cast::<16, 6>(self.to.val()) << history::TO)
            | bit_cast::<16, 6>(self.from.val());
        if self.push.val() {
            self.word.next =
                (bit_cast::<16, 4>(self.push_record.val().get_bits::<4>(record::PIECE))
                    << history::PIECE)
                    | (bit_cast::<16, 6>(self.push_record.val().get_bits::<6>(record::TO))
                        << history::TO)
                    | bit_cast::<16, 6>(self.push_record.val().get_bits::<6>(record::FROM));
        }
        self.even_moves.write.next = self.appends.val() & !self.head.q.val().get_bit(0);
        self.even_moves.write_address.next = self.head.q.val().get_bits::<8>(1);
        self.even_moves.write_word.next = self.word.val();
        self.even_moves.read.next = self.walk.step.val();
        self.even_moves.read_address[0].next = self.walk.even_address.val();
        self.odd_moves.write.next = self.appends.val() & self.head.q.val().get_bit(0);
        self.odd_moves.write_address.next = self.head.q.val().get_bits::<8>(1);
        self.odd_moves.write_word.next = self.word.val();
        self.odd_moves.read.next = self.walk.step.val();
        self.odd_moves.read_address[0].next = self.walk.odd_address.val();

        comment!("How far back the walk can go, 127 moves at most.");
        self.longer.next = self.line_run.q.val();
        if !self.line_run.q.val().all() {
            self.longer.next = self.line_run.q.val() + 1;
        }
        if self.idle.val() {
            self.head.d.next = self.game_head.q.val();
            self.line_run.d.next = self.game_run.q.val();
        }
        if self.push.val() {
            self.head.d.next = self.head.q.val() + 1;
            self.game_head.d.next = self.head.q.val() + 1;
            self.line_run.d.next = bits::<7>(0);
            self.game_run.d.next = bits::<7>(0);
            if !self.push_record.val().get_bits::<4>(record::FLAGS).any()
                & self.push_record.val().get_bits::<4>(record::PIECE).any()
            {
                self.line_run.d.next = self.longer.val();
                self.game_run.d.next = self.longer.val();
            }
        }
        if self.make.val() {
            self.head.d.next = self.head.q.val() + 1;
        }
        if self.settle.val() {
            self.line_run.d.next = bits::<7>(0);
            if self.reversible.val() {
                self.line_run.d.next = self.longer.val();
            }
        }
        if self.unmake.val() {
            self.head.d.next = self.head.q.val() - 1;
            self.line_run.d.next = self.restored_run.val();
        }
        if self.reset.val() {
            self.line_run.d.next = bits::<7>(0);
            self.game_run.d.next = bits::<7>(0);
        }

        self.walk.reset.next = self.reset.val();
        self.walk.start.next = self.start.val();
        self.walk.first.next = true;
        self.walk.near.next = false;
        self.walk.whole.next = false;
        self.walk.head.next = self.head.q.val();
        self.walk.reversible.next = bit_cast::<9, 7>(self.line_run.q.val());
        self.walk.cut.next = false;
        self.walk.side.next = self.black.val();
        self.walk.even.next = self.even_moves.read_word[0].val();
        self.walk.odd.next = self.odd_moves.read_word[0].val();
        self.walk.on_even_from.next = self.on[0].val();
        self.walk.on_even_to.next = self.on[1].val();
        self.walk.on_odd_from.next = self.on[2].val();
        self.walk.on_odd_to.next = self.on[3].val();
        self.walk.out_ready.next = true;
        self.walk.drained.next = true;
        self.square[0].next = self.even_moves.read_word[0]
            .val()
            .get_bits::<6>(history::FROM);
        self.square[1].next = self.even_moves.read_word[0]
            .val()
            .get_bits::<6>(history::TO);
        self.square[2].next = self.odd_moves.read_word[0]
            .val()
            .get_bits::<6>(history::FROM);
        self.square[3].next = self.odd_moves.read_word[0].val().get_bits::<6>(history::TO);
        self.read.next = self.walk.step.val();

        self.run.next = self.line_run.q.val();
        self.answered.next = self.walk.out_valid.val() & self.walk.out_last.val();
        self.repeated.next = self.walk.out_word.val().get_bit(answer::REPEATED);
    }
}
