//! The maker's top block.

use super::{ChangeResolver, MakeControl, RankChanger, RankReader, StateChanger};
use crate::bits::{Bits, bits};
use crate::circuit::{Circuit, hdl_gen};
use crate::pins::Pins;
use crate::values::move_word;
use rust_hdl::prelude::*;

/// Makes moves and takes them back, one board per clock. See the [module](super) for how it works.
#[derive(Circuit, Pins, Default)]
#[circuit(module = "fpgambit_make")]
pub struct Make {
    /// Clock, rising edge.
    pub clock: Signal<In, Clock>,
    /// Synchronous reset: no board offered, moves in progress are discarded.
    pub reset: Signal<In, Bit>,
    /// A move is offered.
    pub move_valid: Signal<In, Bit>,
    /// Accepted at this edge if move_valid is high; low during reset and while a board waits to be accepted.
    pub move_ready: Signal<Out, Bit>,
    /// 0: make the move; 1: take it back.
    pub move_back: Signal<In, Bit>,
    /// The move word: from \[5:0\], to \[11:6\], kind \[15:12\].
    pub move_word: Signal<In, Bits<16>>,
    /// The undo record of the move to take back; ignored when making a move.
    pub move_undo: Signal<In, Bits<23>>,
    /// The board before the move: ranks 1 to 8, eight piece nibbles each, file a in the lowest bits.
    pub move_rank: [Signal<In, Bits<32>>; 8],
    /// The state word before the move.
    pub move_state: Signal<In, Bits<32>>,
    /// A board is offered; it holds until accepted and does not wait for board_ready.
    pub board_valid: Signal<Out, Bit>,
    /// The sink accepts it at this edge.
    pub board_ready: Signal<In, Bit>,
    /// The board after the move: ranks 1 to 8.
    pub board_rank: [Signal<Out, Bits<32>>; 8],
    /// The state word after the move.
    pub board_state: Signal<Out, Bits<32>>,
    /// The undo record: \[17:0\] the state word's bits 18 to 1, \[18\] the full-move number was incremented, \[22:19\]
    /// the captured piece; 0 when taking a move back.
    pub board_undo: Signal<Out, Bits<23>>,
    /// Clocks of this run, from the move accepted by the idle unit to the last board accepted, inclusive, modulo
    /// 65,536.
    pub cycles: Signal<Out, Bits<16>>,

    control: MakeControl,
    rank_readers: [RankReader; 8],
    change_resolver: ChangeResolver,
    state_changer: StateChanger,
    held_ranks: [DFF<Bits<32>>; 8],
    rank_changers: [RankChanger; 8],

    here: [Signal<Local, Bits<4>>; 8],
}

impl Logic for Make {
    #[hdl_gen]
    fn update(&mut self) {
        self.control.reset.next = self.reset.val();
        self.control.move_valid.next = self.move_valid.val();
        self.control.back.next = self.move_back.val();
        self.control.word.next = self.move_word.val();
        self.control.record.next = self.move_undo.val();
        self.control.state.next = self.move_state.val();
        self.control.board_ready.next = self.board_ready.val();
        self.move_ready.next = self.control.move_ready.val();
        self.board_valid.next = self.control.board_valid.val();
        self.cycles.next = self.control.cycles.val();

        for i in 0..8 {
            self.rank_readers[i].advance.next = self.control.advance.val();
            self.rank_readers[i].rank.next = self.move_rank[i].val();
            self.rank_readers[i].from_file.next = self.move_word.val().get_bits::<3>(0);
            self.rank_readers[i].to_file.next = self.move_word.val().get_bits::<3>(move_word::TO);
            self.change_resolver.on_from[i].next = self.rank_readers[i].on_from.val();
            self.change_resolver.on_to[i].next = self.rank_readers[i].on_to.val();
        }

        self.change_resolver.advance.next = self.control.advance.val();
        self.change_resolver.back.next = self.control.read_back.val();
        self.change_resolver.word.next = self.control.read_word.val();
        self.change_resolver.record.next = self.control.read_record.val();
        self.state_changer.advance.next = self.control.advance.val();
        self.state_changer.back.next = self.control.read_back.val();
        self.state_changer.word.next = self.control.read_word.val();
        self.state_changer.record.next = self.control.read_record.val();
        self.state_changer.state.next = self.control.read_state.val();
        self.state_changer.mover.next = self.change_resolver.mover.val();
        self.state_changer.captured.next = self.change_resolver.captured.val();
        self.board_state.next = self.state_changer.changed.val();
        self.board_undo.next = self.state_changer.undo.val();

        for i in 0..8 {
            if self.control.advance.val() {
                self.held_ranks[i].d.next = self.rank_readers[i].held.val();
            }
            self.here[i].next = bits::<4>(0);
            for j in 0..4 {
                if self.change_resolver.ranks[j].val().get_bit(i) {
                    self.here[i].next = self.here[i].val() | (bits::<4>(1) << j);
                }
                self.rank_changers[i].squares[j].next = self.change_resolver.squares[j].val();
            }
            for j in 0..2 {
                self.rank_changers[i].pieces[j].next = self.change_resolver.pieces[j].val();
            }
            self.rank_changers[i].advance.next = self.control.advance.val();
            self.rank_changers[i].rank.next = self.held_ranks[i].q.val();
            self.rank_changers[i].here.next = self.here[i].val();
            self.board_rank[i].next = self.rank_changers[i].changed.val();
        }
    }
}
