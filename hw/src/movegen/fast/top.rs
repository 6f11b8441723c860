//! The fast generator's top block.

use super::{
    BoardBuffer, FastPieceSelector, FastPositionState, GenerationControl, KingMoves, Lane,
    LineScan, LookSequencer, MoveFifo, MoveMerger, RankRegister,
};
use crate::bits::{Bits, bit_cast, bits};
use crate::blocks::{DistributedRam, Planes, RankMux};
use crate::circuit::hdl_gen;
use crate::posdata::{PosdataForm, PosdataPair, Rays};
use crate::values::{load_address, look, plane};
use rust_hdl::prelude::*;

movegen! {
    /// The fast generator. See the [module](super) for how it works.
    #[circuit(module = "fpgambit_movegen_fast")]
    pub struct FastMovegen {
        /// A whole board image is offered.
        pub board_valid: Signal<In, Bit>,
        /// The unit accepts the image at this edge if board_valid is high, even during a generation; low during reset,
        /// and from the acceptance of an image until the unit has accepted its start.
        pub board_ready: Signal<Out, Bit>,
        /// The board: ranks 1 to 8, eight piece nibbles each, file a in the lowest bits.
        pub board_rank: [Signal<In, Bits<32>>; 8],
        /// The state word, of which only \[11:0\] are used.
        pub board_state: Signal<In, Bits<32>>,

        control: GenerationControl,
        planes: Planes,
        board_planes: [Planes; 8],
        board_buffer: BoardBuffer,
        rank_mux: RankMux,
        position_state: FastPositionState,
        ranks: [RankRegister; 8],
        piece_board: DistributedRam<32, 4>,
        piece_selector: FastPieceSelector,
        first_rays: Rays,
        look_sequencer: LookSequencer,
        line_scans: [LineScan; 4],
        king_moves: KingMoves,
        king_board: DistributedRam<16, 4>,
        posdata: [PosdataPair; 2],
        boards: [DistributedRam<16, 4>; 4],
        lanes: [Lane; 4],
        fifo_memories: [DistributedRam<16, 4>; 5],
        fifos: [MoveFifo; 5],
        move_merger: MoveMerger,

        write_rank: Signal<Local, Bit>,
        rank: Signal<Local, Bits<3>>,
        rank_planes: Signal<Local, Bits<32>>,
        store: Signal<Local, Bit>,
        address: Signal<Local, Bits<4>>,
        half: Signal<Local, Bits<4>>,
        squares: Signal<Local, Bits<16>>,
        one_hot: Signal<Local, Bits<15>>,
        written: Signal<Local, Bits<8>>,
        ranks_around: Signal<Local, Bits<12>>,
        pawns_from: Signal<Local, Bits<8>>,
        listed: Signal<Local, Bits<8>>,
        row_occupied: Signal<Local, Bits<8>>,
        row_enemies: Signal<Local, Bits<8>>,
        column_occupied: Signal<Local, Bits<8>>,
        column_enemies: Signal<Local, Bits<8>>,
        rising_occupied: Signal<Local, Bits<8>>,
        rising_enemies: Signal<Local, Bits<8>>,
        falling_occupied: Signal<Local, Bits<8>>,
        falling_enemies: Signal<Local, Bits<8>>,
        jump_files: Signal<Local, Bits<8>>,
        jump_ranks: Signal<Local, Bits<8>>,
        hits: Signal<Local, Bits<8>>,
        active: Signal<Local, Bit>,
        offer: Signal<Local, Bit>,
        quiet: Signal<Local, Bit>,
        visits: Signal<Local, Bits<3>>,
        fifo_valid: Signal<Local, Bits<5>>,
        fifo_word: Signal<Local, Bits<16>>,
    }
}

impl Logic for FastMovegen {
    #[hdl_gen]
    fn update(&mut self) {
        comment!("Generation control and load.");
        self.control.reset.next = self.reset.val();
        self.control.drained.next = self.move_merger.drained.val();
        self.control.load_valid.next = self.load_valid.val();
        self.control.takes.next = self.board_buffer.takes.val();
        self.control.waits.next = self.board_buffer.waits.val();
        self.control.swap.next = self.board_buffer.swap.val();
        self.control.start_valid.next = self.start_valid.val();
        self.control.start_legal.next = self.start_legal.val();
        self.control.start_captures.next = self.start_captures.val();
        self.load_ready.next = self.control.load_ready.val();
        self.start_ready.next = self.control.start_ready.val();
        self.cycles.next = self.control.cycles.val();
        self.visited.next = self.control.visited.val();
        self.planes.word.next = self.load_word.val();
        self.write_rank.next =
            self.control.load.val() & !self.load_address.val().get_bit(load_address::STATE);
        self.half.next = bits::<4>(0);
        if self.board_buffer.half.val() {
            self.half.next = bits::<4>(8);
        }
        comment!(
            "The rank to store: from a loaded word or, into the other half of the memories, from the waiting board."
        );
        self.rank.next = self.load_address.val().get_bits::<3>(0);
        self.rank_planes.next = self.planes.sorted.val();
        self.address.next = bit_cast::<4, 3>(self.rank.val()) | self.half.val();
        if self.board_buffer.waits.val() {
            self.rank.next = self.board_buffer.rank.val();
            self.rank_planes.next = self.board_buffer.rank_planes.val();
            self.address.next = (bit_cast::<4, 3>(self.rank.val()) | self.half.val()) ^ 8;
        }
        self.store.next = self.write_rank.val() | self.board_buffer.copies.val();
        self.board_buffer.reset.next = self.reset.val();
        self.board_buffer.board_valid.next = self.board_valid.val();
        self.board_ready.next = self.board_buffer.board_ready.val();
        self.board_buffer.state.next = self.board_state.val();
        self.board_buffer.start.next = self.control.start.val();
        comment!("The rank after the one being copied.");
        self.rank_mux.rank.next = self.board_buffer.rank.val();
        self.board_buffer.following.next = self.rank_mux.word.val();
        for i in 0..8 {
            self.board_planes[i].word.next = self.board_rank[i].val();
            self.board_buffer.planes[i].next = self.board_planes[i].sorted.val();
            self.rank_mux.words[i].next = self.board_buffer.ranks[(i + 1) % 8].val();
        }
        self.position_state.write_state.next =
            self.control.load.val() & self.load_address.val().get_bit(load_address::STATE);
        self.position_state.word.next = self.load_word.val();
        self.position_state.write_rank.next = self.write_rank.val();
        self.position_state.rank.next = self.rank.val();
        self.position_state.copies.next = self.board_buffer.copies.val();
        self.position_state.planes.next = self.rank_planes.val();
        self.position_state.swap.next = self.board_buffer.swap.val();
        self.position_state.waiting_state.next = self.board_buffer.waiting_state.val();
        self.piece_board.write.next = self.store.val();
        self.piece_board.write_address.next = self.address.val();
        self.piece_board.write_word.next = self.rank_planes.val();
        self.squares.next =
            bit_cast::<16, 8>(
                self.rank_planes.val().get_bits::<8>(plane::TYPE_0)
                    | self.rank_planes.val().get_bits::<8>(plane::TYPE_1)
                    | self.rank_planes.val().get_bits::<8>(plane::TYPE_2),
            ) | (bit_cast::<16, 8>(self.rank_planes.val().get_bits::<8>(plane::COLOUR)) << 8);
        self.king_board.write.next = self.store.val();
        self.king_board.write_address.next = self.address.val();
        self.king_board.write_word.next = self.squares.val();
        for i in 0..4 {
            self.boards[i].write.next = self.store.val();
            self.boards[i].write_address.next = self.address.val();
            self.boards[i].write_word.next = self.squares.val();
        }

        comment!("The looks and the ranks they read.");
        self.look_sequencer.start.next = self.control.start.val();
        self.look_sequencer.reset.next = self.reset.val();
        self.look_sequencer.running.next = self.control.running.val();
        self.look_sequencer.king.next = self.position_state.king.val();
        self.look_sequencer.en_passant.next = self.position_state.en_passant.val();
        self.look_sequencer.castles.next =
            self.position_state.right_short.val() | self.position_state.right_long.val();
        self.look_sequencer.en_passant_square.next = self.position_state.en_passant_square.val();
        self.one_hot.next = bits::<15>(0x80);
        self.written.next = bits::<8>(1) << self.rank.val();
        self.ranks_around.next = bit_cast::<12, 8>(self.look_sequencer.rank.val()) << 2;
        self.pawns_from.next = self.look_sequencer.rank.val() << 1;
        if self.position_state.side.val() {
            self.pawns_from.next = self.look_sequencer.rank.val() >> 1;
        }
        self.listed.next = bits::<8>(0);
        self.row_occupied.next = bits::<8>(0);
        self.row_enemies.next = bits::<8>(0);
        self.column_occupied.next = bits::<8>(0);
        self.column_enemies.next = bits::<8>(0);
        self.rising_occupied.next = bits::<8>(0);
        self.rising_enemies.next = bits::<8>(0);
        self.falling_occupied.next = bits::<8>(0);
        self.falling_enemies.next = bits::<8>(0);
        self.jump_files.next = bits::<8>(0);
        self.jump_ranks.next = bits::<8>(0);
        for i in 0..8 {
            self.ranks[i].place.next = self.one_hot.val().get_bits::<8>(7 - i);
            self.ranks[i].write.next = self.write_rank.val()
                & (self.one_hot.val().get_bits::<8>(7 - i) == self.written.val());
            self.ranks[i].planes.next = self.rank_planes.val();
            self.ranks[i].note.next = self.board_buffer.copies.val()
                & (self.one_hot.val().get_bits::<8>(7 - i) == self.written.val());
            self.ranks[i].waiting.next = self.board_buffer.ranks[i].val();
            self.ranks[i].waits.next = self.board_buffer.waits.val();
            self.ranks[i].swap.next = self.board_buffer.swap.val();
            self.ranks[i].side.next = self.position_state.side.val();
            self.ranks[i].here.next = self.look_sequencer.rank.val().get_bit(i);
            self.ranks[i].file.next = self.look_sequencer.file.val();
            self.ranks[i].rising.next = self.look_sequencer.rising.val().get_bits::<8>(7 - i);
            self.ranks[i].falling.next = self.look_sequencer.falling.val().get_bits::<8>(i);
            self.ranks[i].one_off.next =
                self.ranks_around.val().get_bit(i + 1) | self.ranks_around.val().get_bit(i + 3);
            self.ranks[i].two_off.next =
                self.ranks_around.val().get_bit(i) | self.ranks_around.val().get_bit(i + 4);
            self.ranks[i].pawn_off.next = self.pawns_from.val().get_bit(i);
            self.ranks[i].gone.next = bits::<8>(0);
            self.ranks[i].come.next = bits::<8>(0);
            self.row_occupied.next = self.row_occupied.val() | self.ranks[i].row_occupied.val();
            self.row_enemies.next = self.row_enemies.val() | self.ranks[i].row_enemies.val();
            self.column_occupied.next =
                self.column_occupied.val() | self.ranks[i].column_occupied.val();
            self.column_enemies.next =
                self.column_enemies.val() | self.ranks[i].column_enemies.val();
            self.rising_occupied.next =
                self.rising_occupied.val() | self.ranks[i].rising_occupied.val();
            self.rising_enemies.next =
                self.rising_enemies.val() | self.ranks[i].rising_enemies.val();
            self.falling_occupied.next =
                self.falling_occupied.val() | self.ranks[i].falling_occupied.val();
            self.falling_enemies.next =
                self.falling_enemies.val() | self.ranks[i].falling_enemies.val();
            self.jump_files.next = self.jump_files.val() | self.ranks[i].jump_files.val();
            self.jump_ranks.next = self.jump_ranks.val() | self.ranks[i].jump_ranks.val();
            if self.position_state.side.val() {
                if self.ranks[i].has_black.val() {
                    self.listed.next = self.listed.val() | self.one_hot.val().get_bits::<8>(7 - i);
                }
            } else if self.ranks[i].has_white.val() {
                self.listed.next = self.listed.val() | self.one_hot.val().get_bits::<8>(i);
            }
        }
        if self.position_state.side.val() {
            self.ranks[3].gone.next = self.look_sequencer.gone.val();
            self.ranks[2].come.next = self.look_sequencer.come.val();
            self.king_moves.home.next = self.ranks[7].standing.val();
        } else {
            self.ranks[4].gone.next = self.look_sequencer.gone.val();
            self.ranks[5].come.next = self.look_sequencer.come.val();
            self.king_moves.home.next = self.ranks[0].standing.val();
        }

        comment!("The king's lines and moves.");
        for i in 0..4 {
            self.line_scans[i].at.next = self.look_sequencer.rank.val();
            self.line_scans[i].keep.next = self.king_moves.keep.val();
        }
        self.line_scans[0].at.next = self.look_sequencer.file.val();
        self.line_scans[0].occupied.next = self.row_occupied.val();
        self.line_scans[0].enemies.next = self.row_enemies.val();
        self.line_scans[1].occupied.next = self.column_occupied.val();
        self.line_scans[1].enemies.next = self.column_enemies.val();
        self.line_scans[2].occupied.next = self.rising_occupied.val();
        self.line_scans[2].enemies.next = self.rising_enemies.val();
        self.line_scans[3].occupied.next = self.falling_occupied.val();
        self.line_scans[3].enemies.next = self.falling_enemies.val();
        self.hits.next = bits::<8>(0);
        for i in 0..4 {
            if self.line_scans[i].up_hit.val() {
                self.hits.next = self.hits.val() | self.one_hot.val().get_bits::<8>(7 - i);
            }
            if self.line_scans[i].down_hit.val() {
                self.hits.next = self.hits.val() | self.one_hot.val().get_bits::<8>(3 - i);
            }
        }
        self.king_moves.reset.next = self.reset.val();
        self.king_moves.running.next = self.control.running.val();
        self.king_moves.legal.next = self.control.legal.val();
        self.king_moves.captures.next = self.control.captures.val();
        self.king_moves.step.next = self.look_sequencer.step.val();
        self.king_moves.file.next = self.look_sequencer.file.val();
        self.king_moves.rank.next = self.look_sequencer.rank.val();
        self.king_moves.jump_files.next = self.jump_files.val();
        self.king_moves.jump_ranks.next = self.jump_ranks.val();
        self.king_moves.hits.next = self.hits.val();
        self.king_moves.side.next = self.position_state.side.val();
        self.king_moves.here.next = self.position_state.king.val();
        self.king_moves.enemy_king.next = self.position_state.enemy_king.val();
        self.king_moves.right_short.next = self.position_state.right_short.val();
        self.king_moves.right_long.next = self.position_state.right_long.val();
        self.king_board.read_address.next =
            bit_cast::<4, 3>(self.king_moves.look_up.val()) | self.half.val();
        self.king_moves.there.next = self.king_board.read_word.val();

        comment!("The piece selector and the lanes it feeds.");
        self.active.next = self.control.running.val() | self.control.start.val();
        self.piece_selector.fresh.next = self.control.fresh.val();
        self.piece_selector.side.next = self.position_state.side.val();
        self.piece_selector.ranks.next = self.listed.val();
        self.piece_board.read_address.next =
            bit_cast::<4, 3>(self.piece_selector.address.val()) | self.half.val();
        self.piece_selector.planes.next = self.piece_board.read_word.val();
        self.piece_selector.hold.next = self.position_state.en_passant.val()
            & (self.look_sequencer.step.val() < look::CASTLE_SHORT);
        self.offer.next = self.piece_selector.out_valid.val();
        self.quiet.next = self.king_moves.finished.val() & self.piece_selector.exhausted.val();
        self.visits.next = bits::<3>(0);
        if self.king_moves.visits.val() {
            self.visits.next = bits::<3>(1);
        }
        for i in 0..4 {
            self.lanes[i].piece_valid.next = self.offer.val();
            if self.lanes[i].piece_ready.val() {
                self.offer.next = false;
            }
            if !self.lanes[i].quiet.val() {
                self.quiet.next = false;
            }
            if self.lanes[i].visits.val() {
                self.visits.next = self.visits.val() + 1;
            }
            self.lanes[i].upper.next = self.board_buffer.half.val();
            self.boards[i].read_address.next = self.lanes[i].address.val();
            self.lanes[i].there.next = self.boards[i].read_word.val();
            self.lanes[i].reset.next = self.reset.val();
            self.lanes[i].active.next = self.active.val();
            self.lanes[i].legal.next = self.control.legal.val();
            self.lanes[i].captures.next = self.control.captures.val();
            self.lanes[i].side.next = self.position_state.side.val();
            self.lanes[i].en_passant.next = self.position_state.en_passant.val();
            self.lanes[i].en_passant_square.next = self.position_state.en_passant_square.val();
            self.lanes[i].king.next = self.position_state.king.val();
            self.lanes[i].piece_square.next = self.piece_selector.out_square.val();
            self.lanes[i].piece_kind.next = self.piece_selector.out_kind.val();
            self.lanes[i].pinned_row.next = self.line_scans[0].pinned.val();
            self.lanes[i].pinned_column.next = self.line_scans[1].pinned.val();
            self.lanes[i].pinned_rising.next = self.line_scans[2].pinned.val();
            self.lanes[i].pinned_falling.next = self.line_scans[3].pinned.val();
            self.lanes[i].check_row.next = self.line_scans[0].check.val();
            self.lanes[i].check_column.next = self.line_scans[1].check.val();
            self.lanes[i].check_rising.next = self.line_scans[2].check.val();
            self.lanes[i].check_falling.next = self.line_scans[3].check.val();
            self.lanes[i].checked.next = self.king_moves.checked.val();
            self.lanes[i].double_check.next = self.king_moves.double_check.val();
            self.lanes[i].knight_files.next = self.king_moves.knight_files.val();
            self.lanes[i].knight_ranks.next = self.king_moves.knight_ranks.val();
            self.lanes[i].left_legal.next = self.king_moves.left_legal.val();
            self.lanes[i].right_legal.next = self.king_moves.right_legal.val();
            self.lanes[i].out_room.next = self.fifos[i].in_room.val();
        }
        self.board_buffer.free.next = !self.control.running.val() | self.quiet.val();
        self.piece_selector.out_ready.next =
            self.active.val() & self.piece_selector.out_valid.val() & !self.offer.val();
        self.control.visits.next = self.visits.val();
        self.first_rays.piece.next = self.piece_selector.out_piece.val();
        self.first_rays.black.next = self.position_state.side.val();
        self.first_rays.from.next = self.piece_selector.out_square.val();
        for i in 0..2 {
            self.posdata[i].begin_rays.next = self.first_rays.rays.val();
            for j in 0..2 {
                self.posdata[i].kind[j].next = self.lanes[2 * i + j].next_kind.val();
                self.posdata[i].from[j].next = self.lanes[2 * i + j].next_from.val();
                self.posdata[i].at[j].next = self.lanes[2 * i + j].next_at.val();
                self.posdata[i].begins[j].next = self.lanes[2 * i + j].begins.val();
                self.posdata[i].goes[j].next = self.lanes[2 * i + j].goes.val();
                self.posdata[i].turns[j].next = self.lanes[2 * i + j].turns.val();
                self.lanes[2 * i + j].nextpos.next = self.posdata[i].nextpos[j].val();
                self.lanes[2 * i + j].nextdir.next = self.posdata[i].nextdir[j].val();
                self.lanes[2 * i + j].last.next = self.posdata[i].last[j].val();
                self.lanes[2 * i + j].home.next = self.posdata[i].home[j].val();
            }
        }

        comment!("The FIFOs, the king's as the last one, and the output.");
        self.fifo_valid.next = bits::<5>(0);
        self.fifo_word.next = bits::<16>(0);
        for i in 0..5 {
            self.fifos[i].reset.next = self.reset.val();
            self.fifos[i].out_ready.next = self.move_merger.in_ready.val().get_bit(i);
            self.fifo_memories[i].write_address.next = self.fifos[i].in_address.val();
            self.fifo_memories[i].read_address.next = self.fifos[i].out_address.val();
            if self.fifos[i].out_valid.val() {
                self.fifo_valid.next =
                    self.fifo_valid.val() | self.one_hot.val().get_bits::<5>(7 - i);
            }
            if self.move_merger.in_ready.val().get_bit(i) {
                self.fifo_word.next = self.fifo_word.val() | self.fifo_memories[i].read_word.val();
            }
        }
        for i in 0..4 {
            self.fifos[i].in_valid.next = self.lanes[i].out_valid.val();
            self.fifo_memories[i].write.next = self.lanes[i].out_valid.val();
            self.fifo_memories[i].write_word.next = self.lanes[i].out_word.val();
        }
        self.fifos[4].in_valid.next = self.king_moves.out_valid.val();
        self.fifo_memories[4].write.next = self.king_moves.out_valid.val();
        self.fifo_memories[4].write_word.next = self.king_moves.out_word.val();
        self.move_merger.reset.next = self.reset.val();
        self.move_merger.in_valid.next = self.fifo_valid.val();
        self.move_merger.in_word.next = self.fifo_word.val();
        self.move_merger.in_done.next = self.quiet.val() & self.control.running.val();
        self.move_merger.out_ready.next = self.move_ready.val();
        self.move_valid.next = self.move_merger.out_valid.val();
        self.move_word.next = self.move_merger.out_word.val();
        self.move_last.next = self.move_merger.out_last.val();
    }
}

impl FastMovegen {
    /// Makes the generator with the given form of posdata.
    pub fn with_form(form: PosdataForm) -> Self {
        let mut generator = Self::default();
        for posdata in &mut generator.posdata {
            posdata.choose(form);
        }
        generator
    }
}
