//! The counter's pipeline, without the flow control of positions and answers.

use super::{
    BoardCount, BoardDelay, CheckSummary, EnPassantRow, Moves, RankCount, RankSources, RankView,
    SpecialMoves, StateView, Threats,
};
use crate::bits::{Bits, bit_cast, bits};
use crate::blocks::Planes;
use crate::circuit::{Circuit, hdl_gen};
use crate::values::state_word;
use rust_hdl::prelude::*;

/// Counts the legal moves of a position and outputs them as sets. Latency: thirteen clocks for the count.
///
/// Each output except the count leaves as soon as it is known; its clock number counts from the position.
#[derive(Circuit, Default)]
#[circuit(module = "fpgambit_count_pipeline")]
pub struct CountPipeline {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// The board: ranks 1 to 8, eight piece nibbles each, file a in the lowest bits.
    pub rank: [Signal<In, Bits<32>>; 8],
    /// The state word, whose clocks are ignored.
    pub state: Signal<In, Bits<32>>,
    /// The side to move is in check; clock 5.
    pub check: Signal<Out, Bit>,
    /// Number of legal moves; clock 13.
    pub count: Signal<Out, Bits<10>>,
    /// Occupied squares, rank by rank from the mover's side like all sets below; clock 2.
    pub occupied: [Signal<Out, Bits<8>>; 8],
    /// The king of the side to move; clock 5.
    pub own_king: [Signal<Out, Bits<8>>; 8],
    /// The file of the en passant square, if there is one; clock 5.
    pub file: Signal<Out, Bits<8>>,
    /// Knights that may move; clock 6.
    pub own_knights: [Signal<Out, Bits<8>>; 8],
    /// Squares where pawns could go, if they may: ahead or by a capture to higher files, then by a capture to lower
    /// files; clock 6.
    pub pawn_moves: [Signal<Out, Bits<8>>; 16],
    /// Empty squares; clock 6.
    pub now_empty: [Signal<Out, Bits<8>>; 8],
    /// Squares to which a piece other than the king may go; clock 6.
    pub open_to: [Signal<Out, Bits<8>>; 8],
    /// Squares to which the king may go; clock 6.
    pub king_moves: [Signal<Out, Bits<8>>; 8],
    /// Castling on the king's side and on the queen's, en passant to the east and to the west; clock 6.
    pub special_found: Signal<Out, Bits<4>>,
    /// Squares where sliders could go upwards, if they may: along ranks, files, rising and falling diagonals, eight
    /// ranks each; clock 7.
    pub moves_up: [Signal<Out, Bits<8>>; 32],
    /// Squares where sliders could go downwards; clock 7.
    pub moves_down: [Signal<Out, Bits<8>>; 32],

    planes: [Planes; 8],
    rank_views: [RankView; 8],
    state_view: StateView,
    threats: Threats,
    en_passant_row: EnPassantRow,
    seen_pawns: [BoardDelay; 3],
    seen_knights: [BoardDelay; 3],
    seen_diagonal: [BoardDelay; 3],
    seen_straight: [BoardDelay; 3],
    seen_king: [BoardDelay; 3],
    seen_own: [BoardDelay; 3],
    seen_theirs: [BoardDelay; 4],
    check_summary: CheckSummary,
    rank_sources: [RankSources; 8],
    special_moves: SpecialMoves,
    seen_empty: BoardDelay,
    moves: Moves,
    allowed: [BoardDelay; 2],
    king_targets: [BoardDelay; 3],
    rank_counts: [RankCount; 8],
    board_count: BoardCount,

    bare_east: DFF<Bit>,
    bare_west: DFF<Bit>,
    special: [DFF<Bits<4>>; 3],
    king_around: [Signal<Local, Bits<8>>; 10],
    empty: [Signal<Local, Bits<8>>; 8],
}

impl Logic for CountPipeline {
    #[hdl_gen]
    fn update(&mut self) {
        comment!(
            "First and second stage: turn the board to the mover's side. Black's first rank is White's last."
        );
        self.state_view.state.next = self.state.val();
        for i in 0..8 {
            self.planes[i].word.next = self.rank[i].val();
            self.rank_views[i].black.next = self.state.val().get_bit(state_word::SIDE);
            self.rank_views[i].seen_by_white.next = self.planes[i].sorted.val();
            self.rank_views[i].seen_by_black.next = self.planes[7 - i].sorted.val();
        }

        comment!("Third to fifth stage: threats; the mover's pieces are delayed.");
        for i in 0..8 {
            self.threats.pawns[i].next = self.rank_views[i].their_pawns.val();
            self.threats.knights[i].next = self.rank_views[i].their_knights.val();
            self.threats.diagonal[i].next = self.rank_views[i].their_diagonal.val();
            self.threats.straight[i].next = self.rank_views[i].their_straight.val();
            self.threats.their_king[i].next = self.rank_views[i].their_king.val();
            self.threats.king[i].next = self.rank_views[i].own_king.val();
            self.threats.empty[i].next =
                !(self.rank_views[i].own.val() | self.rank_views[i].theirs.val());
            self.threats.empty_later[i].next =
                !(self.seen_own[1].data_out[i].val() | self.seen_theirs[1].data_out[i].val());
            self.seen_pawns[0].data_in[i].next = self.rank_views[i].own_pawns.val();
            self.seen_knights[0].data_in[i].next = self.rank_views[i].own_knights.val();
            self.seen_diagonal[0].data_in[i].next = self.rank_views[i].own_diagonal.val();
            self.seen_straight[0].data_in[i].next = self.rank_views[i].own_straight.val();
            self.seen_king[0].data_in[i].next = self.rank_views[i].own_king.val();
            self.seen_own[0].data_in[i].next = self.rank_views[i].own.val();
            self.seen_theirs[0].data_in[i].next = self.rank_views[i].theirs.val();
            for j in 0..2 {
                self.seen_pawns[j + 1].data_in[i].next = self.seen_pawns[j].data_out[i].val();
                self.seen_knights[j + 1].data_in[i].next = self.seen_knights[j].data_out[i].val();
                self.seen_diagonal[j + 1].data_in[i].next = self.seen_diagonal[j].data_out[i].val();
                self.seen_straight[j + 1].data_in[i].next = self.seen_straight[j].data_out[i].val();
                self.seen_king[j + 1].data_in[i].next = self.seen_king[j].data_out[i].val();
                self.seen_own[j + 1].data_in[i].next = self.seen_own[j].data_out[i].val();
            }
            for j in 0..3 {
                self.seen_theirs[j + 1].data_in[i].next = self.seen_theirs[j].data_out[i].val();
            }
        }
        self.en_passant_row.file.next = self.state_view.seen_file.val();
        self.en_passant_row.sliders.next = self.rank_views[4].their_straight.val();
        self.en_passant_row.king.next = self.rank_views[4].own_king.val();
        self.en_passant_row.empty.next =
            !(self.rank_views[4].own.val() | self.rank_views[4].theirs.val());
        self.bare_east.d.next = self.en_passant_row.east_bare.val();
        self.bare_west.d.next = self.en_passant_row.west_bare.val();

        comment!("Sixth stage: which pieces may move, and to which squares.");
        self.king_around[0].next = bits::<8>(0);
        self.king_around[9].next = bits::<8>(0);
        for i in 0..8 {
            self.check_summary.one[i].next = self.threats.one[i].val();
            self.check_summary.several[i].next = self.threats.several[i].val();
            self.king_around[1 + i].next = self.seen_king[2].data_out[i].val();
            self.empty[i].next =
                !(self.seen_own[2].data_out[i].val() | self.seen_theirs[2].data_out[i].val());
            self.seen_empty.data_in[i].next = self.empty[i].val();
        }
        self.check.next = self.check_summary.check.val();
        for i in 0..8 {
            self.rank_sources[i].check.next = self.check_summary.check.val();
            self.rank_sources[i].double.next = self.check_summary.double.val();
            self.rank_sources[i].pawns.next = self.seen_pawns[2].data_out[i].val();
            self.rank_sources[i].knights.next = self.seen_knights[2].data_out[i].val();
            self.rank_sources[i].diagonal.next = self.seen_diagonal[2].data_out[i].val();
            self.rank_sources[i].straight.next = self.seen_straight[2].data_out[i].val();
            self.rank_sources[i].king.next = self.seen_king[2].data_out[i].val();
            self.rank_sources[i].king_beside.next =
                self.king_around[i].val() | self.king_around[2 + i].val();
            self.rank_sources[i].own.next = self.seen_own[2].data_out[i].val();
            self.rank_sources[i].attacked.next = self.threats.attacked[i].val();
            self.rank_sources[i].cover.next = self.threats.cover[i].val();
            for j in 0..4 {
                self.rank_sources[i].single[j].next = self.threats.between[8 * j + i].val();
            }
        }
        self.special_moves.check.next = self.check_summary.check.val();
        self.special_moves.double.next = self.check_summary.double.val();
        self.special_moves.short.next = self.state_view.short.val();
        self.special_moves.long.next = self.state_view.long.val();
        self.special_moves.home_empty.next = self.empty[0].val();
        self.special_moves.home_attacked.next = self.threats.attacked[0].val();
        self.special_moves.file.next = self.state_view.file.val();
        self.special_moves.pawns.next = self.seen_pawns[2].data_out[4].val();
        self.special_moves.checkers.next = self.threats.checkers[4].val();
        self.special_moves.cover.next = self.threats.cover[5].val();
        for j in 0..4 {
            self.special_moves.single[j].next = self.threats.between[8 * j + 4].val();
        }
        self.special_moves.east_bare.next = self.bare_east.q.val();
        self.special_moves.west_bare.next = self.bare_west.q.val();

        comment!("Seventh to ninth stage: moves to each square; the allowed squares are delayed.");
        for i in 0..8 {
            for j in 0..4 {
                self.moves.sliders[8 * j + i].next = self.rank_sources[i].sliders[j].val();
            }
            self.moves.knights[i].next = self.rank_sources[i].free_knights.val();
            self.moves.pushing[i].next = self.rank_sources[i].pushing.val();
            self.moves.capturing_east[i].next = self.rank_sources[i].capturing_east.val();
            self.moves.capturing_west[i].next = self.rank_sources[i].capturing_west.val();
            self.moves.empty[i].next = self.seen_empty.data_out[i].val();
            self.moves.theirs[i].next = self.seen_theirs[3].data_out[i].val();
            self.allowed[0].data_in[i].next = self.rank_sources[i].allowed.val();
            self.allowed[1].data_in[i].next = self.allowed[0].data_out[i].val();
            self.king_targets[0].data_in[i].next = self.rank_sources[i].king_targets.val();
            self.king_targets[1].data_in[i].next = self.king_targets[0].data_out[i].val();
            self.king_targets[2].data_in[i].next = self.king_targets[1].data_out[i].val();
            self.moves.allowed_later[i].next = self.allowed[0].data_out[i].val();
            self.moves.allowed_last[i].next = self.allowed[1].data_out[i].val();
        }
        self.special[0].d.next = self.special_moves.moves.val();
        self.special[1].d.next = self.special[0].q.val();
        self.special[2].d.next = self.special[1].q.val();

        comment!("Tenth to thirteenth stage: the sum.");
        for i in 0..8 {
            self.rank_counts[i].king.next = self.king_targets[2].data_out[i].val();
            for j in 0..4 {
                self.rank_counts[i].sliders[j].next = self.moves.slider_sums[8 * j + i].val();
                self.rank_counts[i].leapers[j].next = self.moves.leaper_sums[8 * j + i].val();
            }
            self.board_count.ranks[i].next = self.rank_counts[i].count.val();
        }
        for i in 1..8 {
            self.rank_counts[i].special.next = bits::<8>(0);
        }
        self.rank_counts[0].special.next = bit_cast::<8, 4>(self.special[2].q.val());
        self.count.next = self.board_count.count.val();

        comment!("The moves as sets, for circuits that make them.");
        for i in 0..8 {
            self.occupied[i].next = self.rank_views[i].own.val() | self.rank_views[i].theirs.val();
            self.own_king[i].next = self.seen_king[2].data_out[i].val();
            self.own_knights[i].next = self.rank_sources[i].free_knights.val();
            self.now_empty[i].next = self.seen_empty.data_out[i].val();
            self.open_to[i].next = self.rank_sources[i].allowed.val();
            self.king_moves[i].next = self.rank_sources[i].king_targets.val();
        }
        for i in 0..16 {
            self.pawn_moves[i].next = self.moves.pawn_moves[i].val();
        }
        for i in 0..32 {
            self.moves_up[i].next = self.moves.moves_up[i].val();
            self.moves_down[i].next = self.moves.moves_down[i].val();
        }
        self.file.next = self.state_view.file.val();
        self.special_found.next = self.special_moves.moves.val();
    }
}
