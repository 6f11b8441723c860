//! Seventh to ninth stage: the number of moves to each square.

use super::{BoardDelay, LeaperMoves, LineKind, LineMoves, LineWires, SquareSums};
use crate::bits::{Bits, bits};
use crate::circuit::{Circuit, hdl_gen};
use rust_hdl::prelude::*;

/// Finds the moves of all pieces except the king, and adds them up by square. Latency: three clocks.
#[derive(Circuit)]
pub struct Moves {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Sliders that may move along ranks, files, rising and falling diagonals, eight ranks each.
    pub sliders: [Signal<In, Bits<8>>; 32],
    /// Knights that may move.
    pub knights: [Signal<In, Bits<8>>; 8],
    /// Pawns that may be pushed.
    pub pushing: [Signal<In, Bits<8>>; 8],
    /// Pawns that may capture to higher files.
    pub capturing_east: [Signal<In, Bits<8>>; 8],
    /// Pawns that may capture to lower files.
    pub capturing_west: [Signal<In, Bits<8>>; 8],
    /// Empty squares.
    pub empty: [Signal<In, Bits<8>>; 8],
    /// Squares with pieces of the other side.
    pub theirs: [Signal<In, Bits<8>>; 8],
    /// Squares to which a piece may go, one clock later.
    pub allowed_later: [Signal<In, Bits<8>>; 8],
    /// The same, two clocks later.
    pub allowed_last: [Signal<In, Bits<8>>; 8],
    /// Pawn moves, those ahead or to higher files, then those to lower files, eight ranks each; combinational.
    pub pawn_moves: [Signal<Out, Bits<8>>; 16],
    /// Sliders' moves upwards by kind of line, eight ranks each, one clock later.
    pub moves_up: [Signal<Out, Bits<8>>; 32],
    /// Sliders' moves downwards.
    pub moves_down: [Signal<Out, Bits<8>>; 32],
    /// Bits 0 to 3 of the number of slider moves to each square, eight ranks each.
    pub slider_sums: [Signal<Out, Bits<8>>; 32],
    /// Bits 0 to 3 of the number of knight and pawn moves.
    pub leaper_sums: [Signal<Out, Bits<8>>; 32],

    file_lines: [LineWires; 2],
    rising_lines: [LineWires; 2],
    falling_lines: [LineWires; 2],
    line_moves: [LineMoves; 32],
    file_ranks: [LineWires; 2],
    rising_ranks: [LineWires; 2],
    falling_ranks: [LineWires; 2],
    sums_of_sliders: [SquareSums; 8],
    leaper_moves: [LeaperMoves; 8],
    sums_of_leapers: [SquareSums; 8],
    leapers: [BoardDelay; 4],

    rising_walls: [Constant<Bits<8>>; 8],
    falling_walls: [Constant<Bits<8>>; 8],
    knights_around: [Signal<Local, Bits<8>>; 12],
}

impl Default for Moves {
    fn default() -> Self {
        let walls =
            |kind: LineKind| std::array::from_fn(|line| Constant::new(kind.walls(line).into()));
        Self {
            clock: Default::default(),
            sliders: Default::default(),
            knights: Default::default(),
            pushing: Default::default(),
            capturing_east: Default::default(),
            capturing_west: Default::default(),
            empty: Default::default(),
            theirs: Default::default(),
            allowed_later: Default::default(),
            allowed_last: Default::default(),
            pawn_moves: Default::default(),
            moves_up: Default::default(),
            moves_down: Default::default(),
            slider_sums: Default::default(),
            leaper_sums: Default::default(),
            file_lines: [(); 2].map(|()| LineWires::lines(LineKind::File)),
            rising_lines: [(); 2].map(|()| LineWires::lines(LineKind::Rising)),
            falling_lines: [(); 2].map(|()| LineWires::lines(LineKind::Falling)),
            line_moves: Default::default(),
            file_ranks: [(); 2].map(|()| LineWires::ranks(LineKind::File)),
            rising_ranks: [(); 2].map(|()| LineWires::ranks(LineKind::Rising)),
            falling_ranks: [(); 2].map(|()| LineWires::ranks(LineKind::Falling)),
            sums_of_sliders: Default::default(),
            leaper_moves: Default::default(),
            sums_of_leapers: Default::default(),
            leapers: Default::default(),
            rising_walls: walls(LineKind::Rising),
            falling_walls: walls(LineKind::Falling),
            knights_around: Default::default(),
        }
    }
}

impl Logic for Moves {
    #[hdl_gen]
    fn update(&mut self) {
        comment!("Sliders: along every line and back.");
        for i in 0..8 {
            self.file_lines[0].data_in[i].next = self.sliders[8 + i].val();
            self.file_lines[1].data_in[i].next = self.empty[i].val();
            self.rising_lines[0].data_in[i].next = self.sliders[16 + i].val();
            self.rising_lines[1].data_in[i].next = self.empty[i].val();
            self.falling_lines[0].data_in[i].next = self.sliders[24 + i].val();
            self.falling_lines[1].data_in[i].next = self.empty[i].val();
        }
        for i in 0..8 {
            self.line_moves[i].walls.next = bits::<8>(0);
            self.line_moves[i].sliders.next = self.sliders[i].val();
            self.line_moves[i].empty.next = self.empty[i].val();
            self.line_moves[8 + i].walls.next = bits::<8>(0);
            self.line_moves[8 + i].sliders.next = self.file_lines[0].data_out[i].val();
            self.line_moves[8 + i].empty.next = self.file_lines[1].data_out[i].val();
            self.line_moves[16 + i].walls.next = self.rising_walls[i].val();
            self.line_moves[16 + i].sliders.next = self.rising_lines[0].data_out[i].val();
            self.line_moves[16 + i].empty.next = self.rising_lines[1].data_out[i].val();
            self.line_moves[24 + i].walls.next = self.falling_walls[i].val();
            self.line_moves[24 + i].sliders.next = self.falling_lines[0].data_out[i].val();
            self.line_moves[24 + i].empty.next = self.falling_lines[1].data_out[i].val();
        }
        for i in 0..8 {
            self.file_ranks[0].data_in[i].next = self.line_moves[8 + i].up.val();
            self.file_ranks[1].data_in[i].next = self.line_moves[8 + i].down.val();
            self.rising_ranks[0].data_in[i].next = self.line_moves[16 + i].up.val();
            self.rising_ranks[1].data_in[i].next = self.line_moves[16 + i].down.val();
            self.falling_ranks[0].data_in[i].next = self.line_moves[24 + i].up.val();
            self.falling_ranks[1].data_in[i].next = self.line_moves[24 + i].down.val();
        }
        for i in 0..8 {
            self.sums_of_sliders[i].ones[0].next = self.line_moves[i].up.val();
            self.sums_of_sliders[i].ones[1].next = self.line_moves[i].down.val();
            self.sums_of_sliders[i].allowed.next = self.allowed_last[i].val();
            self.sums_of_sliders[i].ones[8].next = bits::<8>(0);
            self.sums_of_sliders[i].ones[9].next = bits::<8>(0);
            for j in 0..2 {
                self.sums_of_sliders[i].ones[2 + j].next = self.file_ranks[j].data_out[i].val();
                self.sums_of_sliders[i].ones[4 + j].next = self.rising_ranks[j].data_out[i].val();
                self.sums_of_sliders[i].ones[6 + j].next = self.falling_ranks[j].data_out[i].val();
                self.sums_of_sliders[i].fours[j].next = bits::<8>(0);
            }
        }

        comment!("Knights and pawns: known one stage earlier, so they are delayed.");
        for i in 0..2 {
            self.knights_around[i].next = bits::<8>(0);
            self.knights_around[10 + i].next = bits::<8>(0);
        }
        for i in 0..8 {
            self.knights_around[2 + i].next = self.knights[i].val();
        }
        self.leaper_moves[0].pushing.next = bits::<8>(0);
        self.leaper_moves[0].capturing_east.next = bits::<8>(0);
        self.leaper_moves[0].capturing_west.next = bits::<8>(0);
        for i in 0..7 {
            self.leaper_moves[1 + i].pushing.next = self.pushing[i].val();
            self.leaper_moves[1 + i].capturing_east.next = self.capturing_east[i].val();
            self.leaper_moves[1 + i].capturing_west.next = self.capturing_west[i].val();
        }
        for i in 0..8 {
            self.leaper_moves[i].knights[0].next = self.knights_around[i].val();
            self.leaper_moves[i].knights[1].next = self.knights_around[1 + i].val();
            self.leaper_moves[i].knights[2].next = self.knights_around[3 + i].val();
            self.leaper_moves[i].knights[3].next = self.knights_around[4 + i].val();
            self.sums_of_leapers[i].allowed.next = self.allowed_later[i].val();
            self.leaper_moves[i].empty.next = self.empty[i].val();
            self.leaper_moves[i].theirs.next = self.theirs[i].val();
            for j in 0..8 {
                self.sums_of_leapers[i].ones[j].next = self.leaper_moves[i].jumps[j].val();
            }
            for j in 0..2 {
                self.sums_of_leapers[i].ones[8 + j].next = self.leaper_moves[i].once[j].val();
                self.sums_of_leapers[i].fours[j].next = self.leaper_moves[i].four_times[j].val();
            }
            for j in 0..4 {
                self.leapers[j].data_in[i].next = self.sums_of_leapers[i].sums[j].val();
                self.slider_sums[8 * j + i].next = self.sums_of_sliders[i].sums[j].val();
                self.leaper_sums[8 * j + i].next = self.leapers[j].data_out[i].val();
            }
        }

        comment!("Double pushes go to the fourth rank; on the eighth rank a pawn promotes.");
        for i in 0..3 {
            self.leaper_moves[i].double_pushing.next = bits::<8>(0);
        }
        self.leaper_moves[3].double_pushing.next = self.pushing[1].val() & self.empty[2].val();
        for i in 4..8 {
            self.leaper_moves[i].double_pushing.next = bits::<8>(0);
        }
        for i in 0..7 {
            self.leaper_moves[i].last.next = false;
        }
        self.leaper_moves[7].last.next = true;

        comment!("The moves as sets.");
        for i in 0..8 {
            for j in 0..2 {
                self.pawn_moves[8 * j + i].next =
                    self.leaper_moves[i].once[j].val() | self.leaper_moves[i].four_times[j].val();
            }
            self.moves_up[i].next = self.line_moves[i].up.val();
            self.moves_up[8 + i].next = self.file_ranks[0].data_out[i].val();
            self.moves_up[16 + i].next = self.rising_ranks[0].data_out[i].val();
            self.moves_up[24 + i].next = self.falling_ranks[0].data_out[i].val();
            self.moves_down[i].next = self.line_moves[i].down.val();
            self.moves_down[8 + i].next = self.file_ranks[1].data_out[i].val();
            self.moves_down[16 + i].next = self.rising_ranks[1].data_out[i].val();
            self.moves_down[24 + i].next = self.falling_ranks[1].data_out[i].val();
        }
    }
}
