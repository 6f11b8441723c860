//! The next move of a position, in move order.

use super::{ClassPicker, KillerWays, MoveWays, PositionView, WayPicker};
use crate::bits::{Bits, bit_cast, bits};
use crate::circuit::{Circuit, hdl_gen};
use crate::perft::MoveResolver;
use crate::pins::Pins;
use crate::values::{halves, move_set, state_word};
use rust_hdl::prelude::*;

/// Finds the move that follows the one tried last in the order of a position's moves, one position per clock.
///
/// A cursor identifies the last move: `{square[5:0], more moves that way, way[4:0], more in its class, class[4:0]}`, 0
/// for none. The clock number of an input or output counts clocks after the board.
#[derive(Circuit, Pins, Default)]
pub struct NextMove {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// The board: ranks 1 to 8, eight piece nibbles each, file a in the lowest bits; clock 0.
    pub rank: [Signal<In, Bits<32>>; 8],
    /// The state word; clock 0.
    pub state: Signal<In, Bits<32>>,
    /// Words of the killers, the latest in the low half; clock 5.
    pub killers: Signal<In, Bits<32>>,
    /// Use only captures and promotions to a queen; clock 8.
    pub quiet: Signal<In, Bit>,
    /// The move tried last; clock 8.
    pub cursor: Signal<In, Bits<18>>,
    /// The side to move is in check; clock 5.
    pub check: Signal<Out, Bit>,
    /// An en passant capture is legal; clock 6.
    pub en_passant: Signal<Out, Bit>,
    /// The position has a legal move; clock 9.
    pub legal: Signal<Out, Bit>,
    /// A move is found; a killer still has to be verified; clock 12.
    pub found: Signal<Out, Bit>,
    /// The other side attacks the target square; clock 12.
    pub guarded: Signal<Out, Bit>,
    /// The cursor after this move; its class is 0 when no move is left; clock 12.
    pub next_cursor: Signal<Out, Bits<18>>,
    /// Word of the move; clock 16.
    pub word: Signal<Out, Bits<16>>,

    view: PositionView,
    ways: MoveWays,
    class_picker: ClassPicker,
    killer_ways: [KillerWays; 2],
    way_picker: WayPicker,
    resolver: MoveResolver,

    turn: DFF<Bits<4>>,
    blacks: DFF<Bits<12>>,
    present: [DFF<Bits<2>>; 3],
    low_9: [DFF<Bits<32>>; 20],
    high_9: [DFF<Bits<32>>; 20],
    on_low_9: [DFF<Bits<32>>; 7],
    on_high_9: [DFF<Bits<32>>; 7],
    special_9: DFF<Bits<4>>,
    file_9: DFF<Bits<8>>,
    quiet_9: DFF<Bit>,
    cursor_9: DFF<Bits<18>>,

    source: Signal<Local, Bits<5>>,
    words: Signal<Local, Bits<2>>,
}

impl Logic for NextMove {
    #[hdl_gen]
    fn update(&mut self) {
        self.turn.d.next = self.turn.q.val() + 1;
        self.blacks.d.next = self.blacks.q.val() << 1;
        if self.state.val().get_bit(state_word::SIDE) {
            self.blacks.d.next = (self.blacks.q.val() << 1) | 1;
        }
        self.view.state.next = self.state.val();
        for i in 0..8 {
            self.view.rank[i].next = self.rank[i].val();
        }
        self.check.next = self.view.check.val();
        self.en_passant.next = self.view.special_found.val().get_bits::<2>(2).any();

        self.ways.file.next = self.view.file.val();
        self.ways.special.next = self.view.special_found.val();
        for i in 0..8 {
            self.ways.attacked[i].next = self.view.attacked[i].val();
            self.ways.their_pawns[i].next = self.view.their_pawns[i].val();
            self.ways.their_knights[i].next = self.view.their_knights[i].val();
            self.ways.their_diagonal[i].next = self.view.their_diagonal[i].val();
            self.ways.their_straight[i].next = self.view.their_straight[i].val();
            self.ways.knights[i].next = self.view.own_knights[i].val();
            self.ways.empty[i].next = self.view.now_empty[i].val();
            self.ways.open_to[i].next = self.view.open_to[i].val();
            self.ways.king[i].next = self.view.king_moves[i].val();
        }
        for i in 0..16 {
            self.ways.pawns[i].next = self.view.pawn_moves[i].val();
        }
        for i in 0..32 {
            self.ways.up[i].next = self.view.moves_up[i].val();
            self.ways.down[i].next = self.view.moves_down[i].val();
        }

        comment!("The ways that the killers could belong to.");
        self.killer_ways[0].word.next = bit_cast::<16, 32>(self.killers.val());
        self.killer_ways[1].word.next = self.killers.val().get_bits::<16>(halves::UPPER);
        self.words.next = bits::<2>(0);
        if bit_cast::<16, 32>(self.killers.val()).any() {
            self.words.next = bits::<2>(1);
        }
        if self.killers.val().get_bits::<16>(halves::UPPER).any() {
            self.words.next = self.words.val() | 2;
        }
        self.present[0].d.next = self.words.val();
        self.present[1].d.next = self.present[0].q.val();
        self.present[2].d.next = self.present[1].q.val();
        for i in 0..2 {
            self.killer_ways[i].black.next = self.blacks.q.val().get_bit(4);
            for j in 0..8 {
                self.killer_ways[i].king[j].next = self.view.own_king[j].val();
            }
            self.way_picker.killer_ways[i].next = self.killer_ways[i].ways.val();
            self.way_picker.killer_to[i].next = self.killer_ways[i].to.val();
            self.way_picker.killer_castles[i].next = self.killer_ways[i].castles.val();
        }

        comment!("Select the class, then the way, then the square.");
        self.class_picker.quiet.next = self.quiet.val();
        self.class_picker.last.next = self.cursor.val().get_bits::<5>(0);
        self.class_picker.more.next = self.cursor.val().get_bit(5);
        self.class_picker.killers.next = self.present[2].q.val();
        self.class_picker.special.next = self.ways.found_special.val();
        self.legal.next = self.class_picker.legal.val();
        for i in 0..20 {
            self.class_picker.low[i].next = self.ways.low[i].val();
            self.class_picker.high[i].next = self.ways.high[i].val();
            self.low_9[i].d.next = self.ways.low[i].val();
            self.high_9[i].d.next = self.ways.high[i].val();
            self.way_picker.low[i].next = self.low_9[i].q.val();
            self.way_picker.high[i].next = self.high_9[i].q.val();
        }
        for i in 0..3 {
            self.class_picker.reach_low[i].next = self.ways.reach_low[i].val();
            self.class_picker.reach_high[i].next = self.ways.reach_high[i].val();
        }
        for i in 0..7 {
            self.class_picker.on_low[i].next = self.ways.on_low[i].val();
            self.class_picker.on_high[i].next = self.ways.on_high[i].val();
            self.on_low_9[i].d.next = self.ways.on_low[i].val();
            self.on_high_9[i].d.next = self.ways.on_high[i].val();
            self.way_picker.on_low[i].next = self.on_low_9[i].q.val();
            self.way_picker.on_high[i].next = self.on_high_9[i].q.val();
        }
        self.special_9.d.next = self.ways.found_special.val();
        self.file_9.d.next = self.ways.passed_file.val();
        self.quiet_9.d.next = self.quiet.val();
        self.cursor_9.d.next = self.cursor.val();
        self.way_picker.class.next = self.class_picker.class.val();
        self.way_picker.goes_on.next = self.class_picker.goes_on.val();
        self.way_picker.quiet.next = self.quiet_9.q.val();
        self.way_picker.last_way.next = self.cursor_9.q.val().get_bits::<5>(6);
        self.way_picker.more.next = self.cursor_9.q.val().get_bit(11);
        self.way_picker.last_to.next = self.cursor_9.q.val().get_bits::<6>(12);
        self.way_picker.special.next = self.special_9.q.val();
        self.way_picker.passed_file.next = self.file_9.q.val();

        self.found.next = self.way_picker.found.val();
        self.guarded.next = self.way_picker.guarded.val();
        self.next_cursor.next = (bit_cast::<18, 6>(self.way_picker.to.val()) << 12)
            | (bit_cast::<18, 5>(self.way_picker.found_way.val()) << 6)
            | bit_cast::<18, 5>(self.way_picker.found_class.val());
        if self.way_picker.class_more.val() {
            self.next_cursor.next = (bit_cast::<18, 6>(self.way_picker.to.val()) << 12)
                | (bit_cast::<18, 5>(self.way_picker.found_way.val()) << 6)
                | bit_cast::<18, 5>(self.way_picker.found_class.val())
                | 0x20;
            if self.way_picker.way_more.val() {
                self.next_cursor.next = (bit_cast::<18, 6>(self.way_picker.to.val()) << 12)
                    | (bit_cast::<18, 5>(self.way_picker.found_way.val()) << 6)
                    | bit_cast::<18, 5>(self.way_picker.found_class.val())
                    | 0x820;
            }
        }

        comment!("The move's word, resolved from the way and the square.");
        self.source.next = (bits::<5>(move_set::PAWNS) << 3) | 4;
        if self.way_picker.found_way.val() < 19 {
            self.source.next = bits::<5>(5);
        }
        if self.way_picker.found_way.val() < 18 {
            self.source.next = bits::<5>(4);
        }
        if self.way_picker.found_way.val() < 17 {
            self.source.next = bits::<5>(1);
        }
        if self.way_picker.found_way.val() < 16 {
            self.source.next = bits::<5>(0);
        }
        if self.way_picker.found_way.val() < 15 {
            self.source.next = bits::<5>(7);
        }
        if self.way_picker.found_way.val() < 14 {
            self.source.next = bits::<5>(6);
        }
        if self.way_picker.found_way.val() < 13 {
            self.source.next = bits::<5>(3);
        }
        if self.way_picker.found_way.val() < 12 {
            self.source.next = bits::<5>(2);
        }
        if self.way_picker.found_way.val() < 11 {
            self.source.next =
                (bits::<5>(move_set::KNIGHTS) << 3) | (self.way_picker.found_way.val() - 3);
        }
        if self.way_picker.found_way.val() < 3 {
            self.source.next =
                (bits::<5>(move_set::PAWNS) << 3) | (self.way_picker.found_way.val() + 5);
        }
        self.resolver.note.next = true;
        self.resolver.note_place.next = self.turn.q.val() - 2;
        self.resolver.note_king.next = true;
        self.resolver.king_place.next = self.turn.q.val() - 5;
        self.resolver.place.next = self.turn.q.val() - 12;
        for i in 0..8 {
            self.resolver.occupied[i].next = self.view.occupied[i].val();
            self.resolver.king[i].next = self.view.own_king[i].val();
        }
        self.resolver.black.next = self.blacks.q.val().get_bit(11);
        self.resolver.set.next = self.source.val();
        self.resolver.file.next = self.way_picker.to.val().get_bits::<3>(0);
        self.resolver.rank.next = self.way_picker.to.val().get_bits::<3>(3);
        self.resolver.promotion.next = bits::<2>(3);
        if self.way_picker.found_class.val() == 16 {
            self.resolver.promotion.next = bits::<2>(2);
        }
        if self.way_picker.found_class.val() == 17 {
            self.resolver.promotion.next = bits::<2>(1);
        }
        if self.way_picker.found_class.val() == 18 {
            self.resolver.promotion.next = bits::<2>(0);
        }
        self.word.next = self.resolver.word.val();
    }
}
