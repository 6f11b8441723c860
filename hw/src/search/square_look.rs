//! Square look: tests whether a square is attacked, one square per clock, on its own copy of the board.

use crate::bits::{Bits, bit_cast, bits};
use crate::blocks::Planes;
use crate::circuit::{Circuit, hdl_gen};
use crate::movegen::fast::{LineScan, RankRegister};
use rust_hdl::prelude::*;

/// Tests whether the side not to move attacks a square, using the blocks of the fast generator's looks.
///
/// The king of the side to move does not block a ray. Latency: `attacked` belongs to the square of three clocks ago.
#[derive(Circuit, Default)]
pub struct SquareLook {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Stores a board.
    pub write: Signal<In, Bit>,
    /// The board's ranks.
    pub rank: [Signal<In, Bits<32>>; 8],
    /// Black is to move.
    pub black: Signal<In, Bit>,
    /// Square of the other side's king.
    pub enemy_king: Signal<In, Bits<6>>,
    /// The square to test.
    pub square: Signal<In, Bits<6>>,
    /// The square of three clocks ago is attacked.
    pub attacked: Signal<Out, Bit>,

    planes: [Planes; 8],
    ranks: [RankRegister; 8],
    line_scans: [LineScan; 4],

    // First clock: the square to test.
    at_file: DFF<Bits<8>>,
    at_rank: DFF<Bits<8>>,
    on_rising: DFF<Bits<15>>,
    on_falling: DFF<Bits<15>>,
    // Attacks by king, knights and pawns, found in parallel with those along lines.
    near_king: DFF<Bit>,
    near_knight: DFF<Bit>,
    by_king: DFF<Bit>,
    by_knight: DFF<Bit>,

    file: Signal<Local, Bits<3>>,
    rank_number: Signal<Local, Bits<3>>,
    one_hot: Signal<Local, Bits<15>>,
    ranks_around: Signal<Local, Bits<12>>,
    pawns_from: Signal<Local, Bits<8>>,
    king_file: Signal<Local, Bits<8>>,
    king_rank: Signal<Local, Bits<8>>,
    row_occupied: Signal<Local, Bits<8>>,
    row_enemies: Signal<Local, Bits<8>>,
    column_occupied: Signal<Local, Bits<8>>,
    column_enemies: Signal<Local, Bits<8>>,
    rising_occupied: Signal<Local, Bits<8>>,
    rising_enemies: Signal<Local, Bits<8>>,
    falling_occupied: Signal<Local, Bits<8>>,
    falling_enemies: Signal<Local, Bits<8>>,
    jumps: Signal<Local, Bits<8>>,
    hit: Signal<Local, Bit>,
}

impl Logic for SquareLook {
    #[hdl_gen]
    fn update(&mut self) {
        comment!("The square looked from.");
        self.file.next = self.square.val().get_bits::<3>(0);
        self.rank_number.next = self.square.val().get_bits::<3>(3);
        self.at_file.d.next = bits::<8>(1) << self.file.val();
        self.at_rank.d.next = bits::<8>(1) << self.rank_number.val();
        self.on_rising.d.next = bits::<15>(1)
            << (bit_cast::<4, 3>(self.file.val()) + 7 - bit_cast::<4, 3>(self.rank_number.val()));
        self.on_falling.d.next = bits::<15>(1)
            << (bit_cast::<4, 3>(self.file.val()) + bit_cast::<4, 3>(self.rank_number.val()));

        comment!("The lines through it.");
        self.one_hot.next = bits::<15>(0x80);
        self.ranks_around.next = bit_cast::<12, 8>(self.at_rank.q.val()) << 2;
        self.pawns_from.next = self.at_rank.q.val() << 1;
        if self.black.val() {
            self.pawns_from.next = self.at_rank.q.val() >> 1;
        }
        self.row_occupied.next = bits::<8>(0);
        self.row_enemies.next = bits::<8>(0);
        self.column_occupied.next = bits::<8>(0);
        self.column_enemies.next = bits::<8>(0);
        self.rising_occupied.next = bits::<8>(0);
        self.rising_enemies.next = bits::<8>(0);
        self.falling_occupied.next = bits::<8>(0);
        self.falling_enemies.next = bits::<8>(0);
        self.jumps.next = bits::<8>(0);
        for i in 0..8 {
            self.planes[i].word.next = self.rank[i].val();
            self.ranks[i].place.next = self.one_hot.val().get_bits::<8>(7 - i);
            self.ranks[i].write.next = self.write.val();
            self.ranks[i].planes.next = self.planes[i].sorted.val();
            self.ranks[i].note.next = false;
            self.ranks[i].waiting.next = bits::<32>(0);
            self.ranks[i].waits.next = false;
            self.ranks[i].swap.next = false;
            self.ranks[i].side.next = self.black.val();
            self.ranks[i].gone.next = bits::<8>(0);
            self.ranks[i].come.next = bits::<8>(0);
            self.ranks[i].here.next = self.at_rank.q.val().get_bit(i);
            self.ranks[i].file.next = self.at_file.q.val();
            self.ranks[i].rising.next = self.on_rising.q.val().get_bits::<8>(7 - i);
            self.ranks[i].falling.next = self.on_falling.q.val().get_bits::<8>(i);
            self.ranks[i].one_off.next =
                self.ranks_around.val().get_bit(i + 1) | self.ranks_around.val().get_bit(i + 3);
            self.ranks[i].two_off.next =
                self.ranks_around.val().get_bit(i) | self.ranks_around.val().get_bit(i + 4);
            self.ranks[i].pawn_off.next = self.pawns_from.val().get_bit(i);
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
            self.jumps.next = self.jumps.val() | self.ranks[i].jump_files.val();
        }
        self.king_file.next = bits::<8>(1) << self.enemy_king.val().get_bits::<3>(0);
        self.king_rank.next = bits::<8>(1) << self.enemy_king.val().get_bits::<3>(3);
        self.near_king.d.next = (self.king_file.val()
            & (self.at_file.q.val() | (self.at_file.q.val() << 1) | (self.at_file.q.val() >> 1)))
            .any()
            & (self.king_rank.val()
                & (self.at_rank.q.val()
                    | (self.at_rank.q.val() << 1)
                    | (self.at_rank.q.val() >> 1)))
                .any();
        self.near_knight.d.next = self.jumps.val().any();
        self.by_king.d.next = self.near_king.q.val();
        self.by_knight.d.next = self.near_knight.q.val();

        comment!("The attackers on these lines.");
        for i in 0..4 {
            self.line_scans[i].at.next = self.at_rank.q.val();
            self.line_scans[i].keep.next = false;
        }
        self.line_scans[0].at.next = self.at_file.q.val();
        self.line_scans[0].occupied.next = self.row_occupied.val();
        self.line_scans[0].enemies.next = self.row_enemies.val();
        self.line_scans[1].occupied.next = self.column_occupied.val();
        self.line_scans[1].enemies.next = self.column_enemies.val();
        self.line_scans[2].occupied.next = self.rising_occupied.val();
        self.line_scans[2].enemies.next = self.rising_enemies.val();
        self.line_scans[3].occupied.next = self.falling_occupied.val();
        self.line_scans[3].enemies.next = self.falling_enemies.val();
        self.hit.next = self.by_king.q.val() | self.by_knight.q.val();
        for i in 0..4 {
            self.hit.next = self.hit.val()
                | self.line_scans[i].up_hit.val()
                | self.line_scans[i].down_hit.val();
        }
        self.attacked.next = self.hit.val();
    }
}
