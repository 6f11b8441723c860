//! Seventh stage: moves of knights and pawns to a rank.

use crate::bits::{Bits, bits};
use crate::circuit::{Circuit, hdl_gen};
use rust_hdl::prelude::*;

/// Finds the moves of knights and pawns to the squares of a rank, one bit per move. Combinational.
///
/// On the last rank a pawn's move counts four times, once for each promotion piece.
#[derive(Circuit, Default)]
pub struct LeaperMoves {
    /// This is the last rank; constant.
    pub last: Signal<In, Bit>,
    /// Knights two ranks below, one below, one above and two above.
    pub knights: [Signal<In, Bits<8>>; 4],
    /// Pawns on the rank below that may be pushed.
    pub pushing: Signal<In, Bits<8>>,
    /// Pawns two ranks below that may be pushed two squares, to this rank.
    pub double_pushing: Signal<In, Bits<8>>,
    /// Pawns on the rank below that may capture to higher files.
    pub capturing_east: Signal<In, Bits<8>>,
    /// Pawns on the rank below that may capture to lower files.
    pub capturing_west: Signal<In, Bits<8>>,
    /// Empty squares.
    pub empty: Signal<In, Bits<8>>,
    /// Squares with pieces of the other side.
    pub theirs: Signal<In, Bits<8>>,
    /// Knights' moves, one set for each of the eight jumps.
    pub jumps: [Signal<Out, Bits<8>>; 8],
    /// Pawn moves that count once.
    pub once: [Signal<Out, Bits<8>>; 2],
    /// Pawn moves that count four times.
    pub four_times: [Signal<Out, Bits<8>>; 2],

    moves: [Signal<Local, Bits<8>>; 2],
}

impl Logic for LeaperMoves {
    #[hdl_gen]
    fn update(&mut self) {
        self.jumps[0].next = self.knights[0].val() << 1;
        self.jumps[1].next = self.knights[0].val() >> 1;
        self.jumps[2].next = self.knights[1].val() << 2;
        self.jumps[3].next = self.knights[1].val() >> 2;
        self.jumps[4].next = self.knights[2].val() << 2;
        self.jumps[5].next = self.knights[2].val() >> 2;
        self.jumps[6].next = self.knights[3].val() << 1;
        self.jumps[7].next = self.knights[3].val() >> 1;

        comment!("To an empty square by a push, or to an occupied one by a capture: never both.");
        self.moves[0].next = ((self.pushing.val() | self.double_pushing.val()) & self.empty.val())
            | ((self.capturing_east.val() << 1) & self.theirs.val());
        self.moves[1].next = (self.capturing_west.val() >> 1) & self.theirs.val();
        for i in 0..2 {
            self.once[i].next = self.moves[i].val();
            self.four_times[i].next = bits::<8>(0);
            if self.last.val() {
                self.once[i].next = bits::<8>(0);
                self.four_times[i].next = self.moves[i].val();
            }
        }
    }
}
