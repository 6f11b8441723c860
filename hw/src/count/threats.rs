//! Third to fifth stage: the other side's attacks, checks and pins.

use super::{LeaperThreats, LineKind, LineThreats, LineWires, RankThreats};
use crate::bits::{Bits, bits};
use crate::circuit::{Circuit, hdl_gen};
use rust_hdl::prelude::*;

/// Finds attacks, checks and pins on the whole board. Latency: three clocks.
///
/// Arrays of 32 are ordered by kind of line (rank, file, rising diagonal, falling diagonal), eight ranks each.
#[derive(Circuit)]
pub struct Threats {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// The other side's pawns, rank by rank.
    pub pawns: [Signal<In, Bits<8>>; 8],
    /// Its knights.
    pub knights: [Signal<In, Bits<8>>; 8],
    /// Its bishops and queens.
    pub diagonal: [Signal<In, Bits<8>>; 8],
    /// Its rooks and queens.
    pub straight: [Signal<In, Bits<8>>; 8],
    /// Its king.
    pub their_king: [Signal<In, Bits<8>>; 8],
    /// The king of the side to move.
    pub king: [Signal<In, Bits<8>>; 8],
    /// Empty squares.
    pub empty: [Signal<In, Bits<8>>; 8],
    /// The empty squares again, two clocks later.
    pub empty_later: [Signal<In, Bits<8>>; 8],
    /// Squares that the other side attacks, including those behind the king.
    pub attacked: [Signal<Out, Bits<8>>; 8],
    /// Pieces that give check.
    pub checkers: [Signal<Out, Bits<8>>; 8],
    /// Squares where a move answers a check by blocking it or capturing the checker.
    pub cover: [Signal<Out, Bits<8>>; 8],
    /// A piece of this rank gives check.
    pub one: [Signal<Out, Bit>; 8],
    /// Two or more pieces of this rank give check.
    pub several: [Signal<Out, Bit>; 8],
    /// Squares in sight of the king from one side and of a slider from the other; a piece on one of them is the only
    /// piece between the two.
    pub between: [Signal<Out, Bits<8>>; 32],

    file_lines: [LineWires; 3],
    rising_lines: [LineWires; 3],
    falling_lines: [LineWires; 3],
    line_threats: [LineThreats; 32],
    file_ranks: [LineWires; 3],
    rising_ranks: [LineWires; 3],
    falling_ranks: [LineWires; 3],
    leaper_threats: [LeaperThreats; 8],
    rank_threats: [RankThreats; 8],

    rising_walls: [Constant<Bits<8>>; 8],
    falling_walls: [Constant<Bits<8>>; 8],
    knights_around: [Signal<Local, Bits<8>>; 12],
    king_around: [Signal<Local, Bits<8>>; 12],
    pawns_around: [Signal<Local, Bits<8>>; 12],
    their_king_around: [Signal<Local, Bits<8>>; 12],
    between_set: [DFF<Bits<8>>; 32],
}

impl Default for Threats {
    fn default() -> Self {
        let walls =
            |kind: LineKind| std::array::from_fn(|line| Constant::new(kind.walls(line).into()));
        Self {
            clock: Default::default(),
            pawns: Default::default(),
            knights: Default::default(),
            diagonal: Default::default(),
            straight: Default::default(),
            their_king: Default::default(),
            king: Default::default(),
            empty: Default::default(),
            empty_later: Default::default(),
            attacked: Default::default(),
            checkers: Default::default(),
            cover: Default::default(),
            one: Default::default(),
            several: Default::default(),
            between: Default::default(),
            file_lines: [(); 3].map(|()| LineWires::lines(LineKind::File)),
            rising_lines: [(); 3].map(|()| LineWires::lines(LineKind::Rising)),
            falling_lines: [(); 3].map(|()| LineWires::lines(LineKind::Falling)),
            line_threats: Default::default(),
            file_ranks: [(); 3].map(|()| LineWires::ranks(LineKind::File)),
            rising_ranks: [(); 3].map(|()| LineWires::ranks(LineKind::Rising)),
            falling_ranks: [(); 3].map(|()| LineWires::ranks(LineKind::Falling)),
            leaper_threats: Default::default(),
            rank_threats: Default::default(),
            rising_walls: walls(LineKind::Rising),
            falling_walls: walls(LineKind::Falling),
            knights_around: Default::default(),
            king_around: Default::default(),
            pawns_around: Default::default(),
            their_king_around: Default::default(),
            between_set: Default::default(),
        }
    }
}

impl Logic for Threats {
    #[hdl_gen]
    fn update(&mut self) {
        comment!("Sliders, king and empty squares, along every line.");
        for i in 0..8 {
            self.file_lines[0].data_in[i].next = self.straight[i].val();
            self.file_lines[1].data_in[i].next = self.king[i].val();
            self.file_lines[2].data_in[i].next = self.empty[i].val();
            self.rising_lines[0].data_in[i].next = self.diagonal[i].val();
            self.rising_lines[1].data_in[i].next = self.king[i].val();
            self.rising_lines[2].data_in[i].next = self.empty[i].val();
            self.falling_lines[0].data_in[i].next = self.diagonal[i].val();
            self.falling_lines[1].data_in[i].next = self.king[i].val();
            self.falling_lines[2].data_in[i].next = self.empty[i].val();
        }
        for i in 0..8 {
            self.line_threats[i].walls.next = bits::<8>(0);
            self.line_threats[i].sliders.next = self.straight[i].val();
            self.line_threats[i].king.next = self.king[i].val();
            self.line_threats[i].empty.next = self.empty[i].val();
            self.line_threats[8 + i].walls.next = bits::<8>(0);
            self.line_threats[8 + i].sliders.next = self.file_lines[0].data_out[i].val();
            self.line_threats[8 + i].king.next = self.file_lines[1].data_out[i].val();
            self.line_threats[8 + i].empty.next = self.file_lines[2].data_out[i].val();
            self.line_threats[16 + i].walls.next = self.rising_walls[i].val();
            self.line_threats[16 + i].sliders.next = self.rising_lines[0].data_out[i].val();
            self.line_threats[16 + i].king.next = self.rising_lines[1].data_out[i].val();
            self.line_threats[16 + i].empty.next = self.rising_lines[2].data_out[i].val();
            self.line_threats[24 + i].walls.next = self.falling_walls[i].val();
            self.line_threats[24 + i].sliders.next = self.falling_lines[0].data_out[i].val();
            self.line_threats[24 + i].king.next = self.falling_lines[1].data_out[i].val();
            self.line_threats[24 + i].empty.next = self.falling_lines[2].data_out[i].val();
        }

        comment!("Leapers: add two empty ranks at each end of the board.");
        for i in 0..2 {
            self.knights_around[i].next = bits::<8>(0);
            self.king_around[i].next = bits::<8>(0);
            self.pawns_around[i].next = bits::<8>(0);
            self.their_king_around[i].next = bits::<8>(0);
            self.knights_around[10 + i].next = bits::<8>(0);
            self.king_around[10 + i].next = bits::<8>(0);
            self.pawns_around[10 + i].next = bits::<8>(0);
            self.their_king_around[10 + i].next = bits::<8>(0);
        }
        for i in 0..8 {
            self.knights_around[2 + i].next = self.knights[i].val();
            self.king_around[2 + i].next = self.king[i].val();
            self.pawns_around[2 + i].next = self.pawns[i].val();
            self.their_king_around[2 + i].next = self.their_king[i].val();
        }
        for i in 0..8 {
            self.leaper_threats[i].knights.next = self.knights[i].val();
            self.leaper_threats[i].knights_beside.next =
                self.knights_around[1 + i].val() | self.knights_around[3 + i].val();
            self.leaper_threats[i].knights_two_off.next =
                self.knights_around[i].val() | self.knights_around[4 + i].val();
            self.leaper_threats[i].pawns.next = self.pawns[i].val();
            self.leaper_threats[i].pawns_above.next = self.pawns_around[3 + i].val();
            self.leaper_threats[i].their_king.next = self.their_king[i].val();
            self.leaper_threats[i].their_king_beside.next =
                self.their_king_around[1 + i].val() | self.their_king_around[3 + i].val();
            self.leaper_threats[i].king_beside.next =
                self.king_around[1 + i].val() | self.king_around[3 + i].val();
            self.leaper_threats[i].king_two_off.next =
                self.king_around[i].val() | self.king_around[4 + i].val();
            self.leaper_threats[i].king_below.next = self.king_around[1 + i].val();
        }

        comment!("From lines back to ranks.");
        for i in 0..8 {
            self.file_ranks[0].data_in[i].next = self.line_threats[8 + i].attacked.val();
            self.file_ranks[1].data_in[i].next = self.line_threats[8 + i].checkers.val();
            self.file_ranks[2].data_in[i].next = self.line_threats[8 + i].between.val();
            self.rising_ranks[0].data_in[i].next = self.line_threats[16 + i].attacked.val();
            self.rising_ranks[1].data_in[i].next = self.line_threats[16 + i].checkers.val();
            self.rising_ranks[2].data_in[i].next = self.line_threats[16 + i].between.val();
            self.falling_ranks[0].data_in[i].next = self.line_threats[24 + i].attacked.val();
            self.falling_ranks[1].data_in[i].next = self.line_threats[24 + i].checkers.val();
            self.falling_ranks[2].data_in[i].next = self.line_threats[24 + i].between.val();
        }
        for i in 0..8 {
            self.rank_threats[i].line_attacked[0].next = self.line_threats[i].attacked.val();
            self.rank_threats[i].line_attacked[1].next = self.file_ranks[0].data_out[i].val();
            self.rank_threats[i].line_attacked[2].next = self.rising_ranks[0].data_out[i].val();
            self.rank_threats[i].line_attacked[3].next = self.falling_ranks[0].data_out[i].val();
            self.rank_threats[i].line_checkers[0].next = self.line_threats[i].checkers.val();
            self.rank_threats[i].line_checkers[1].next = self.file_ranks[1].data_out[i].val();
            self.rank_threats[i].line_checkers[2].next = self.rising_ranks[1].data_out[i].val();
            self.rank_threats[i].line_checkers[3].next = self.falling_ranks[1].data_out[i].val();
            self.rank_threats[i].line_between[0].next = self.line_threats[i].between.val();
            self.rank_threats[i].empty.next = self.empty_later[i].val();
            self.rank_threats[i].line_between[1].next = self.file_ranks[2].data_out[i].val();
            self.rank_threats[i].line_between[2].next = self.rising_ranks[2].data_out[i].val();
            self.rank_threats[i].line_between[3].next = self.falling_ranks[2].data_out[i].val();
            self.rank_threats[i].leaper_attacked.next = self.leaper_threats[i].attacked.val();
            self.rank_threats[i].leaper_checkers.next = self.leaper_threats[i].checkers.val();
            self.between_set[i].d.next = self.line_threats[i].between.val();
            self.between_set[8 + i].d.next = self.file_ranks[2].data_out[i].val();
            self.between_set[16 + i].d.next = self.rising_ranks[2].data_out[i].val();
            self.between_set[24 + i].d.next = self.falling_ranks[2].data_out[i].val();
            self.attacked[i].next = self.rank_threats[i].attacked.val();
            self.checkers[i].next = self.rank_threats[i].checkers.val();
            self.cover[i].next = self.rank_threats[i].cover.val();
            self.one[i].next = self.rank_threats[i].one.val();
            self.several[i].next = self.rank_threats[i].several.val();
        }
        for i in 0..32 {
            self.between[i].next = self.between_set[i].q.val();
        }
    }
}
