//! The moves of a position, by way.

use crate::bits::{Bits, bit_cast, bits};
use crate::circuit::{Circuit, hdl_gen};
use rust_hdl::prelude::*;

/// Computes the targets of each of the twenty ways of the move order, and the sets from which the classes are made.
///
/// The inputs are those of [`PositionView`](super::PositionView), each at its clock; all outputs leave in clock 8, as
/// words of four ranks: `low` has ranks 1 to 4, `high` ranks 5 to 8.
#[derive(Circuit, Default)]
pub struct MoveWays {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// The file of the en passant square; clock 5, like all inputs up to `their_straight`.
    pub file: Signal<In, Bits<8>>,
    /// Squares that the other side attacks.
    pub attacked: [Signal<In, Bits<8>>; 8],
    /// Pawns of the other side.
    pub their_pawns: [Signal<In, Bits<8>>; 8],
    /// Knights of the other side.
    pub their_knights: [Signal<In, Bits<8>>; 8],
    /// Bishops and queens of the other side.
    pub their_diagonal: [Signal<In, Bits<8>>; 8],
    /// Rooks and queens of the other side.
    pub their_straight: [Signal<In, Bits<8>>; 8],
    /// Knights that may move; clock 6, like all inputs up to `special`.
    pub knights: [Signal<In, Bits<8>>; 8],
    /// Squares where pawns could go: ahead or to higher files, then to lower files.
    pub pawns: [Signal<In, Bits<8>>; 16],
    /// Empty squares.
    pub empty: [Signal<In, Bits<8>>; 8],
    /// Squares to which a piece other than the king may go.
    pub open_to: [Signal<In, Bits<8>>; 8],
    /// Squares to which the king may go.
    pub king: [Signal<In, Bits<8>>; 8],
    /// Castling on the king's side and on the queen's, en passant to the east and to the west.
    pub special: Signal<In, Bits<4>>,
    /// Squares where sliders could go upwards, by kind of line; clock 7.
    pub up: [Signal<In, Bits<8>>; 32],
    /// Squares where sliders could go downwards; clock 7.
    pub down: [Signal<In, Bits<8>>; 32],
    /// Targets by way, ranks 1 to 4.
    pub low: [Signal<Out, Bits<32>>; 20],
    /// Targets by way, ranks 5 to 8.
    pub high: [Signal<Out, Bits<32>>; 20],
    /// Targets of knight moves, diagonal moves and straight moves, ranks 1 to 4.
    pub reach_low: [Signal<Out, Bits<32>>; 3],
    /// The same for ranks 5 to 8.
    pub reach_high: [Signal<Out, Bits<32>>; 3],
    /// Castling and en passant, in the order of `special`.
    pub found_special: Signal<Out, Bits<4>>,
    /// The file of the en passant square.
    pub passed_file: Signal<Out, Bits<8>>,
    /// Queens, rooks, bishops, knights and pawns of the other side; empty squares; squares that the other side attacks:
    /// ranks 1 to 4.
    pub on_low: [Signal<Out, Bits<32>>; 7],
    /// The same for ranks 5 to 8.
    pub on_high: [Signal<Out, Bits<32>>; 7],

    files: [DFF<Bits<8>>; 3],
    specials: [DFF<Bits<4>>; 2],
    on_low_6: [DFF<Bits<32>>; 6],
    on_high_6: [DFF<Bits<32>>; 6],
    on_low_7: [DFF<Bits<32>>; 7],
    on_high_7: [DFF<Bits<32>>; 7],
    on_low_8: [DFF<Bits<32>>; 7],
    on_high_8: [DFF<Bits<32>>; 7],
    knights_low: DFF<Bits<32>>,
    knights_high: DFF<Bits<32>>,
    pawns_low: [DFF<Bits<32>>; 2],
    pawns_high: [DFF<Bits<32>>; 2],
    open_low: DFF<Bits<32>>,
    open_high: DFF<Bits<32>>,
    king_low: DFF<Bits<32>>,
    king_high: DFF<Bits<32>>,
    held_low: [DFF<Bits<32>>; 20],
    held_high: [DFF<Bits<32>>; 20],
    reached_low: [DFF<Bits<32>>; 3],
    reached_high: [DFF<Bits<32>>; 3],

    diagonal_low: Signal<Local, Bits<32>>,
    diagonal_high: Signal<Local, Bits<32>>,
    straight_low: Signal<Local, Bits<32>>,
    straight_high: Signal<Local, Bits<32>>,
    up_low: [Signal<Local, Bits<32>>; 4],
    up_high: [Signal<Local, Bits<32>>; 4],
    down_low: [Signal<Local, Bits<32>>; 4],
    down_high: [Signal<Local, Bits<32>>; 4],
    from_low: [Signal<Local, Bits<32>>; 4],
    from_high: [Signal<Local, Bits<32>>; 4],
    now_low: [Signal<Local, Bits<32>>; 20],
    now_high: [Signal<Local, Bits<32>>; 20],
    passes: [Signal<Local, Bits<32>>; 2],
}

impl Logic for MoveWays {
    #[hdl_gen]
    fn update(&mut self) {
        comment!("Delay the early inputs; pack eight rows into two words.");
        self.files[0].d.next = self.file.val();
        self.files[1].d.next = self.files[0].q.val();
        self.files[2].d.next = self.files[1].q.val();
        self.specials[0].d.next = self.special.val();
        self.specials[1].d.next = self.specials[0].q.val();
        self.diagonal_low.next = bit_cast::<32, 8>(self.their_diagonal[0].val())
            | (bit_cast::<32, 8>(self.their_diagonal[1].val()) << 8)
            | (bit_cast::<32, 8>(self.their_diagonal[2].val()) << 16)
            | (bit_cast::<32, 8>(self.their_diagonal[3].val()) << 24);
        self.diagonal_high.next = bit_cast::<32, 8>(self.their_diagonal[4].val())
            | (bit_cast::<32, 8>(self.their_diagonal[5].val()) << 8)
            | (bit_cast::<32, 8>(self.their_diagonal[6].val()) << 16)
            | (bit_cast::<32, 8>(self.their_diagonal[7].val()) << 24);
        self.straight_low.next = bit_cast::<32, 8>(self.their_straight[0].val())
            | (bit_cast::<32, 8>(self.their_straight[1].val()) << 8)
            | (bit_cast::<32, 8>(self.their_straight[2].val()) << 16)
            | (bit_cast::<32, 8>(self.their_straight[3].val()) << 24);
        self.straight_high.next = bit_cast::<32, 8>(self.their_straight[4].val())
            | (bit_cast::<32, 8>(self.their_straight[5].val()) << 8)
            | (bit_cast::<32, 8>(self.their_straight[6].val()) << 16)
            | (bit_cast::<32, 8>(self.their_straight[7].val()) << 24);
        self.on_low_6[3].d.next = bit_cast::<32, 8>(self.their_knights[0].val())
            | (bit_cast::<32, 8>(self.their_knights[1].val()) << 8)
            | (bit_cast::<32, 8>(self.their_knights[2].val()) << 16)
            | (bit_cast::<32, 8>(self.their_knights[3].val()) << 24);
        self.on_high_6[3].d.next = bit_cast::<32, 8>(self.their_knights[4].val())
            | (bit_cast::<32, 8>(self.their_knights[5].val()) << 8)
            | (bit_cast::<32, 8>(self.their_knights[6].val()) << 16)
            | (bit_cast::<32, 8>(self.their_knights[7].val()) << 24);
        self.on_low_6[4].d.next = bit_cast::<32, 8>(self.their_pawns[0].val())
            | (bit_cast::<32, 8>(self.their_pawns[1].val()) << 8)
            | (bit_cast::<32, 8>(self.their_pawns[2].val()) << 16)
            | (bit_cast::<32, 8>(self.their_pawns[3].val()) << 24);
        self.on_high_6[4].d.next = bit_cast::<32, 8>(self.their_pawns[4].val())
            | (bit_cast::<32, 8>(self.their_pawns[5].val()) << 8)
            | (bit_cast::<32, 8>(self.their_pawns[6].val()) << 16)
            | (bit_cast::<32, 8>(self.their_pawns[7].val()) << 24);
        self.on_low_6[5].d.next = bit_cast::<32, 8>(self.attacked[0].val())
            | (bit_cast::<32, 8>(self.attacked[1].val()) << 8)
            | (bit_cast::<32, 8>(self.attacked[2].val()) << 16)
            | (bit_cast::<32, 8>(self.attacked[3].val()) << 24);
        self.on_high_6[5].d.next = bit_cast::<32, 8>(self.attacked[4].val())
            | (bit_cast::<32, 8>(self.attacked[5].val()) << 8)
            | (bit_cast::<32, 8>(self.attacked[6].val()) << 16)
            | (bit_cast::<32, 8>(self.attacked[7].val()) << 24);
        self.on_low_6[0].d.next = self.diagonal_low.val() & self.straight_low.val();
        self.on_low_6[1].d.next = self.straight_low.val() & !self.diagonal_low.val();
        self.on_low_6[2].d.next = self.diagonal_low.val() & !self.straight_low.val();
        self.on_high_6[0].d.next = self.diagonal_high.val() & self.straight_high.val();
        self.on_high_6[1].d.next = self.straight_high.val() & !self.diagonal_high.val();
        self.on_high_6[2].d.next = self.diagonal_high.val() & !self.straight_high.val();
        for i in 0..5 {
            self.on_low_7[i].d.next = self.on_low_6[i].q.val();
            self.on_high_7[i].d.next = self.on_high_6[i].q.val();
        }
        self.on_low_7[5].d.next = bit_cast::<32, 8>(self.empty[0].val())
            | (bit_cast::<32, 8>(self.empty[1].val()) << 8)
            | (bit_cast::<32, 8>(self.empty[2].val()) << 16)
            | (bit_cast::<32, 8>(self.empty[3].val()) << 24);
        self.on_high_7[5].d.next = bit_cast::<32, 8>(self.empty[4].val())
            | (bit_cast::<32, 8>(self.empty[5].val()) << 8)
            | (bit_cast::<32, 8>(self.empty[6].val()) << 16)
            | (bit_cast::<32, 8>(self.empty[7].val()) << 24);
        self.on_low_7[6].d.next = self.on_low_6[5].q.val();
        self.on_high_7[6].d.next = self.on_high_6[5].q.val();
        for i in 0..7 {
            self.on_low_8[i].d.next = self.on_low_7[i].q.val();
            self.on_high_8[i].d.next = self.on_high_7[i].q.val();
            self.on_low[i].next = self.on_low_8[i].q.val();
            self.on_high[i].next = self.on_high_8[i].q.val();
        }
        self.knights_low.d.next = bit_cast::<32, 8>(self.knights[0].val())
            | (bit_cast::<32, 8>(self.knights[1].val()) << 8)
            | (bit_cast::<32, 8>(self.knights[2].val()) << 16)
            | (bit_cast::<32, 8>(self.knights[3].val()) << 24);
        self.knights_high.d.next = bit_cast::<32, 8>(self.knights[4].val())
            | (bit_cast::<32, 8>(self.knights[5].val()) << 8)
            | (bit_cast::<32, 8>(self.knights[6].val()) << 16)
            | (bit_cast::<32, 8>(self.knights[7].val()) << 24);
        self.pawns_low[0].d.next = bit_cast::<32, 8>(self.pawns[0].val())
            | (bit_cast::<32, 8>(self.pawns[1].val()) << 8)
            | (bit_cast::<32, 8>(self.pawns[2].val()) << 16)
            | (bit_cast::<32, 8>(self.pawns[3].val()) << 24);
        self.pawns_high[0].d.next = bit_cast::<32, 8>(self.pawns[4].val())
            | (bit_cast::<32, 8>(self.pawns[5].val()) << 8)
            | (bit_cast::<32, 8>(self.pawns[6].val()) << 16)
            | (bit_cast::<32, 8>(self.pawns[7].val()) << 24);
        self.pawns_low[1].d.next = bit_cast::<32, 8>(self.pawns[8].val())
            | (bit_cast::<32, 8>(self.pawns[9].val()) << 8)
            | (bit_cast::<32, 8>(self.pawns[10].val()) << 16)
            | (bit_cast::<32, 8>(self.pawns[11].val()) << 24);
        self.pawns_high[1].d.next = bit_cast::<32, 8>(self.pawns[12].val())
            | (bit_cast::<32, 8>(self.pawns[13].val()) << 8)
            | (bit_cast::<32, 8>(self.pawns[14].val()) << 16)
            | (bit_cast::<32, 8>(self.pawns[15].val()) << 24);
        self.open_low.d.next = bit_cast::<32, 8>(self.open_to[0].val())
            | (bit_cast::<32, 8>(self.open_to[1].val()) << 8)
            | (bit_cast::<32, 8>(self.open_to[2].val()) << 16)
            | (bit_cast::<32, 8>(self.open_to[3].val()) << 24);
        self.open_high.d.next = bit_cast::<32, 8>(self.open_to[4].val())
            | (bit_cast::<32, 8>(self.open_to[5].val()) << 8)
            | (bit_cast::<32, 8>(self.open_to[6].val()) << 16)
            | (bit_cast::<32, 8>(self.open_to[7].val()) << 24);
        self.king_low.d.next = bit_cast::<32, 8>(self.king[0].val())
            | (bit_cast::<32, 8>(self.king[1].val()) << 8)
            | (bit_cast::<32, 8>(self.king[2].val()) << 16)
            | (bit_cast::<32, 8>(self.king[3].val()) << 24);
        self.king_high.d.next = bit_cast::<32, 8>(self.king[4].val())
            | (bit_cast::<32, 8>(self.king[5].val()) << 8)
            | (bit_cast::<32, 8>(self.king[6].val()) << 16)
            | (bit_cast::<32, 8>(self.king[7].val()) << 24);

        comment!("Pawns: ahead, to higher files, to lower files; en passant to the sixth rank.");
        self.passes[0].next = bits::<32>(0);
        self.passes[1].next = bits::<32>(0);
        if self.specials[0].q.val().get_bit(2) {
            self.passes[0].next = bit_cast::<32, 8>(self.files[1].q.val()) << 8;
        }
        if self.specials[0].q.val().get_bit(3) {
            self.passes[1].next = bit_cast::<32, 8>(self.files[1].q.val()) << 8;
        }
        self.now_low[0].next =
            self.pawns_low[0].q.val() & self.on_low_7[5].q.val() & self.open_low.q.val();
        self.now_low[1].next =
            self.pawns_low[0].q.val() & !self.on_low_7[5].q.val() & self.open_low.q.val();
        self.now_low[2].next = self.pawns_low[1].q.val() & self.open_low.q.val();
        self.now_high[0].next =
            self.pawns_high[0].q.val() & self.on_high_7[5].q.val() & self.open_high.q.val();
        self.now_high[1].next =
            (self.pawns_high[0].q.val() & !self.on_high_7[5].q.val() & self.open_high.q.val())
                | self.passes[0].val();
        self.now_high[2].next =
            (self.pawns_high[1].q.val() & self.open_high.q.val()) | self.passes[1].val();

        comment!(
            "Knights: two ranks up, one up, one down, two down, each to higher files, then to lower."
        );
        self.from_low[0].next = self.knights_low.q.val() << 16;
        self.from_high[0].next =
            (self.knights_high.q.val() << 16) | (self.knights_low.q.val() >> 16);
        self.from_low[1].next = self.knights_low.q.val() << 8;
        self.from_high[1].next =
            (self.knights_high.q.val() << 8) | (self.knights_low.q.val() >> 24);
        self.from_low[2].next = (self.knights_low.q.val() >> 8) | (self.knights_high.q.val() << 24);
        self.from_high[2].next = self.knights_high.q.val() >> 8;
        self.from_low[3].next =
            (self.knights_low.q.val() >> 16) | (self.knights_high.q.val() << 16);
        self.from_high[3].next = self.knights_high.q.val() >> 16;
        self.now_low[3].next = (self.from_low[0].val() << 1) & 0xfefe_fefe & self.open_low.q.val();
        self.now_low[4].next = (self.from_low[0].val() >> 1) & 0x7f7f_7f7f & self.open_low.q.val();
        self.now_low[5].next = (self.from_low[1].val() << 2) & 0xfcfc_fcfc & self.open_low.q.val();
        self.now_low[6].next = (self.from_low[1].val() >> 2) & 0x3f3f_3f3f & self.open_low.q.val();
        self.now_low[7].next = (self.from_low[2].val() << 2) & 0xfcfc_fcfc & self.open_low.q.val();
        self.now_low[8].next = (self.from_low[2].val() >> 2) & 0x3f3f_3f3f & self.open_low.q.val();
        self.now_low[9].next = (self.from_low[3].val() << 1) & 0xfefe_fefe & self.open_low.q.val();
        self.now_low[10].next = (self.from_low[3].val() >> 1) & 0x7f7f_7f7f & self.open_low.q.val();
        self.now_high[3].next =
            (self.from_high[0].val() << 1) & 0xfefe_fefe & self.open_high.q.val();
        self.now_high[4].next =
            (self.from_high[0].val() >> 1) & 0x7f7f_7f7f & self.open_high.q.val();
        self.now_high[5].next =
            (self.from_high[1].val() << 2) & 0xfcfc_fcfc & self.open_high.q.val();
        self.now_high[6].next =
            (self.from_high[1].val() >> 2) & 0x3f3f_3f3f & self.open_high.q.val();
        self.now_high[7].next =
            (self.from_high[2].val() << 2) & 0xfcfc_fcfc & self.open_high.q.val();
        self.now_high[8].next =
            (self.from_high[2].val() >> 2) & 0x3f3f_3f3f & self.open_high.q.val();
        self.now_high[9].next =
            (self.from_high[3].val() << 1) & 0xfefe_fefe & self.open_high.q.val();
        self.now_high[10].next =
            (self.from_high[3].val() >> 1) & 0x7f7f_7f7f & self.open_high.q.val();

        comment!(
            "Sliders: diagonals up to higher files, up to lower, down to lower, down to higher; then ranks and files."
        );
        for i in 0..4 {
            self.up_low[i].next = bit_cast::<32, 8>(self.up[8 * i].val())
                | (bit_cast::<32, 8>(self.up[8 * i + 1].val()) << 8)
                | (bit_cast::<32, 8>(self.up[8 * i + 2].val()) << 16)
                | (bit_cast::<32, 8>(self.up[8 * i + 3].val()) << 24);
            self.up_high[i].next = bit_cast::<32, 8>(self.up[8 * i + 4].val())
                | (bit_cast::<32, 8>(self.up[8 * i + 5].val()) << 8)
                | (bit_cast::<32, 8>(self.up[8 * i + 6].val()) << 16)
                | (bit_cast::<32, 8>(self.up[8 * i + 7].val()) << 24);
            self.down_low[i].next = bit_cast::<32, 8>(self.down[8 * i].val())
                | (bit_cast::<32, 8>(self.down[8 * i + 1].val()) << 8)
                | (bit_cast::<32, 8>(self.down[8 * i + 2].val()) << 16)
                | (bit_cast::<32, 8>(self.down[8 * i + 3].val()) << 24);
            self.down_high[i].next = bit_cast::<32, 8>(self.down[8 * i + 4].val())
                | (bit_cast::<32, 8>(self.down[8 * i + 5].val()) << 8)
                | (bit_cast::<32, 8>(self.down[8 * i + 6].val()) << 16)
                | (bit_cast::<32, 8>(self.down[8 * i + 7].val()) << 24);
        }
        self.now_low[11].next = self.up_low[2].val() & self.open_low.q.val();
        self.now_low[12].next = self.up_low[3].val() & self.open_low.q.val();
        self.now_low[13].next = self.down_low[2].val() & self.open_low.q.val();
        self.now_low[14].next = self.down_low[3].val() & self.open_low.q.val();
        self.now_low[15].next = self.up_low[0].val() & self.open_low.q.val();
        self.now_low[16].next = self.up_low[1].val() & self.open_low.q.val();
        self.now_low[17].next = self.down_low[0].val() & self.open_low.q.val();
        self.now_low[18].next = self.down_low[1].val() & self.open_low.q.val();
        self.now_low[19].next = self.king_low.q.val();
        self.now_high[11].next = self.up_high[2].val() & self.open_high.q.val();
        self.now_high[12].next = self.up_high[3].val() & self.open_high.q.val();
        self.now_high[13].next = self.down_high[2].val() & self.open_high.q.val();
        self.now_high[14].next = self.down_high[3].val() & self.open_high.q.val();
        self.now_high[15].next = self.up_high[0].val() & self.open_high.q.val();
        self.now_high[16].next = self.up_high[1].val() & self.open_high.q.val();
        self.now_high[17].next = self.down_high[0].val() & self.open_high.q.val();
        self.now_high[18].next = self.down_high[1].val() & self.open_high.q.val();
        self.now_high[19].next = self.king_high.q.val();
        for i in 0..20 {
            self.held_low[i].d.next = self.now_low[i].val();
            self.held_high[i].d.next = self.now_high[i].val();
            self.low[i].next = self.held_low[i].q.val();
            self.high[i].next = self.held_high[i].q.val();
        }

        comment!("The targets of all these together.");
        self.reached_low[0].d.next = self.now_low[3].val()
            | self.now_low[4].val()
            | self.now_low[5].val()
            | self.now_low[6].val()
            | self.now_low[7].val()
            | self.now_low[8].val()
            | self.now_low[9].val()
            | self.now_low[10].val();
        self.reached_low[1].d.next = self.now_low[11].val()
            | self.now_low[12].val()
            | self.now_low[13].val()
            | self.now_low[14].val();
        self.reached_low[2].d.next = self.now_low[15].val()
            | self.now_low[16].val()
            | self.now_low[17].val()
            | self.now_low[18].val();
        self.reached_high[0].d.next = self.now_high[3].val()
            | self.now_high[4].val()
            | self.now_high[5].val()
            | self.now_high[6].val()
            | self.now_high[7].val()
            | self.now_high[8].val()
            | self.now_high[9].val()
            | self.now_high[10].val();
        self.reached_high[1].d.next = self.now_high[11].val()
            | self.now_high[12].val()
            | self.now_high[13].val()
            | self.now_high[14].val();
        self.reached_high[2].d.next = self.now_high[15].val()
            | self.now_high[16].val()
            | self.now_high[17].val()
            | self.now_high[18].val();
        for i in 0..3 {
            self.reach_low[i].next = self.reached_low[i].q.val();
            self.reach_high[i].next = self.reached_high[i].q.val();
        }
        self.found_special.next = self.specials[1].q.val();
        self.passed_file.next = self.files[2].q.val();
    }
}
