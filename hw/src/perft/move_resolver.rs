//! Resolves a target square to a move: the square it comes from, and its kind.

use crate::bits::{Bits, bit_cast, bits};
use crate::blocks::DistributedRam;
use crate::circuit::{Circuit, hdl_gen};
use crate::count::{LineKind, LineWires};
use crate::values::{move_kind, move_set, move_word};
use rust_hdl::prelude::*;

/// Converts targets to move words. A slider or pawn comes from the nearest occupied square on its line, a knight from
/// the start of its jump, the king from its own square.
///
/// The block stores occupied squares and the king's square of sixteen boards, seen from the mover's side. Latency: four
/// clocks, one move per clock.
#[derive(Circuit)]
pub struct MoveResolver {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Stores this board's occupied squares.
    pub note: Signal<In, Bit>,
    /// Slot to store them in.
    pub note_place: Signal<In, Bits<4>>,
    /// The board's occupied squares, rank by rank.
    pub occupied: [Signal<In, Bits<8>>; 8],
    /// Stores the king's square of a board.
    pub note_king: Signal<In, Bit>,
    /// Slot to store it in.
    pub king_place: Signal<In, Bits<4>>,
    /// The king's square, as a set.
    pub king: [Signal<In, Bits<8>>; 8],
    /// Slot of the board that the move belongs to.
    pub place: Signal<In, Bits<4>>,
    /// Black is to move on that board.
    pub black: Signal<In, Bit>,
    /// The kind of row, `{source, set}`.
    pub set: Signal<In, Bits<5>>,
    /// The promotion piece, for a pawn on the last rank.
    pub promotion: Signal<In, Bits<2>>,
    /// The target square's file,
    pub file: Signal<In, Bits<3>>,
    /// and its rank.
    pub rank: Signal<In, Bits<3>>,
    /// The board's slot, two clocks later, so that its words can be read in time for the move.
    pub board: Signal<Out, Bits<4>>,
    /// The move word.
    pub word: Signal<Out, Bits<16>>,

    low_squares: DistributedRam<32, 4>,
    high_squares: DistributedRam<32, 4>,
    kings: DistributedRam<6, 4>,
    file_lines: LineWires,
    rising_lines: LineWires,
    falling_lines: LineWires,

    places: [DFF<Bits<4>>; 2],
    blacks: [DFF<Bit>; 3],
    sets: [DFF<Bits<5>>; 3],
    promotions: [DFF<Bits<2>>; 3],
    files: [DFF<Bits<3>>; 3],
    ranks: [DFF<Bits<3>>; 3],
    king_squares: [DFF<Bits<6>>; 2],
    line: DFF<Bits<8>>,
    along: DFF<Bits<3>>,
    distance: DFF<Bits<3>>,
    captures: DFF<Bit>,
    resolved: DFF<Bits<16>>,

    king_rank: Signal<Local, Bits<8>>,
    king_file: Signal<Local, Bits<8>>,
    king_square: Signal<Local, Bits<6>>,
    kind: Signal<Local, Bits<2>>,
    rows: [Signal<Local, Bits<8>>; 8],
    number: Signal<Local, Bits<3>>,
    pair: [Signal<Local, Bits<8>>; 16],
    four: [Signal<Local, Bits<8>>; 8],
    lines: [Signal<Local, Bits<8>>; 4],
    forward: Signal<Local, Bits<8>>,
    turned: Signal<Local, Bits<8>>,
    offset: Signal<Local, Bits<3>>,
    raised: Signal<Local, Bits<8>>,
    far: Signal<Local, Bits<3>>,
    source: Signal<Local, Bits<2>>,
    way: Signal<Local, Bits<3>>,
    rank_step: Signal<Local, Bits<3>>,
    file_step: Signal<Local, Bits<3>>,
    from: Signal<Local, Bits<6>>,
    to: Signal<Local, Bits<6>>,
    move_type: Signal<Local, Bits<4>>,
    turn: Signal<Local, Bits<6>>,
}

impl Default for MoveResolver {
    fn default() -> Self {
        Self {
            clock: Default::default(),
            note: Default::default(),
            note_place: Default::default(),
            occupied: Default::default(),
            note_king: Default::default(),
            king_place: Default::default(),
            king: Default::default(),
            place: Default::default(),
            black: Default::default(),
            set: Default::default(),
            promotion: Default::default(),
            file: Default::default(),
            rank: Default::default(),
            board: Default::default(),
            word: Default::default(),
            low_squares: Default::default(),
            high_squares: Default::default(),
            kings: Default::default(),
            file_lines: LineWires::lines(LineKind::File),
            rising_lines: LineWires::lines(LineKind::Rising),
            falling_lines: LineWires::lines(LineKind::Falling),
            places: Default::default(),
            blacks: Default::default(),
            sets: Default::default(),
            promotions: Default::default(),
            files: Default::default(),
            ranks: Default::default(),
            king_squares: Default::default(),
            line: Default::default(),
            along: Default::default(),
            distance: Default::default(),
            captures: Default::default(),
            resolved: Default::default(),
            king_rank: Default::default(),
            king_file: Default::default(),
            king_square: Default::default(),
            kind: Default::default(),
            rows: Default::default(),
            number: Default::default(),
            pair: Default::default(),
            four: Default::default(),
            lines: Default::default(),
            forward: Default::default(),
            turned: Default::default(),
            offset: Default::default(),
            raised: Default::default(),
            far: Default::default(),
            source: Default::default(),
            way: Default::default(),
            rank_step: Default::default(),
            file_step: Default::default(),
            from: Default::default(),
            to: Default::default(),
            move_type: Default::default(),
            turn: Default::default(),
        }
    }
}

impl Logic for MoveResolver {
    #[hdl_gen]
    fn update(&mut self) {
        comment!("Store what is needed of each board.");
        self.low_squares.write.next = self.note.val();
        self.low_squares.write_address.next = self.note_place.val();
        self.low_squares.write_word.next = bit_cast::<32, 8>(self.occupied[0].val())
            | (bit_cast::<32, 8>(self.occupied[1].val()) << 8)
            | (bit_cast::<32, 8>(self.occupied[2].val()) << 16)
            | (bit_cast::<32, 8>(self.occupied[3].val()) << 24);
        self.high_squares.write.next = self.note.val();
        self.high_squares.write_address.next = self.note_place.val();
        self.high_squares.write_word.next = bit_cast::<32, 8>(self.occupied[4].val())
            | (bit_cast::<32, 8>(self.occupied[5].val()) << 8)
            | (bit_cast::<32, 8>(self.occupied[6].val()) << 16)
            | (bit_cast::<32, 8>(self.occupied[7].val()) << 24);
        self.king_rank.next = bits::<8>(0);
        self.king_file.next = bits::<8>(0);
        for i in 0..8 {
            self.king_file.next = self.king_file.val() | self.king[i].val();
            if self.king[i].val().any() {
                self.king_rank.next = self.king_rank.val() | (bits::<8>(1) << i);
            }
        }
        self.king_square.next = bits::<6>(0);
        if (self.king_file.val() & 0xaa).any() {
            self.king_square.next = self.king_square.val() | 1;
        }
        if (self.king_file.val() & 0xcc).any() {
            self.king_square.next = self.king_square.val() | 2;
        }
        if (self.king_file.val() & 0xf0).any() {
            self.king_square.next = self.king_square.val() | 4;
        }
        if (self.king_rank.val() & 0xaa).any() {
            self.king_square.next = self.king_square.val() | 8;
        }
        if (self.king_rank.val() & 0xcc).any() {
            self.king_square.next = self.king_square.val() | 16;
        }
        if (self.king_rank.val() & 0xf0).any() {
            self.king_square.next = self.king_square.val() | 32;
        }
        self.kings.write.next = self.note_king.val();
        self.kings.write_address.next = self.king_place.val();
        self.kings.write_word.next = self.king_square.val();

        comment!("First stage: select the move.");
        self.places[0].d.next = self.place.val();
        self.places[1].d.next = self.places[0].q.val();
        self.blacks[0].d.next = self.black.val();
        self.sets[0].d.next = self.set.val();
        self.promotions[0].d.next = self.promotion.val();
        self.files[0].d.next = self.file.val();
        self.ranks[0].d.next = self.rank.val();
        for i in 0..2 {
            self.blacks[1 + i].d.next = self.blacks[i].q.val();
            self.sets[1 + i].d.next = self.sets[i].q.val();
            self.promotions[1 + i].d.next = self.promotions[i].q.val();
            self.files[1 + i].d.next = self.files[i].q.val();
            self.ranks[1 + i].d.next = self.ranks[i].q.val();
        }

        comment!(
            "Second: the line through the target. Leapers use the rank, to find out whether they capture."
        );
        self.low_squares.read_address.next = self.places[0].q.val();
        self.high_squares.read_address.next = self.places[0].q.val();
        self.kings.read_address.next = self.places[0].q.val();
        self.king_squares[0].d.next = self.kings.read_word.val();
        self.king_squares[1].d.next = self.king_squares[0].q.val();
        for i in 0..4 {
            self.rows[i].next = self.low_squares.read_word.val().get_bits::<8>(8 * i);
            self.rows[4 + i].next = self.high_squares.read_word.val().get_bits::<8>(8 * i);
        }
        for i in 0..8 {
            self.file_lines.data_in[i].next = self.rows[i].val();
            self.rising_lines.data_in[i].next = self.rows[i].val();
            self.falling_lines.data_in[i].next = self.rows[i].val();
        }
        self.kind.next = self.sets[0].q.val().get_bits::<2>(0);
        if self.sets[0].q.val().get_bits::<2>(3) == move_set::KNIGHTS {
            self.kind.next = bits::<2>(0);
        }
        self.number.next = self.ranks[0].q.val();
        if self.kind.val() == 1 {
            self.number.next = self.files[0].q.val();
        }
        if self.kind.val() == 2 {
            self.number.next = self.files[0].q.val() - self.ranks[0].q.val();
        }
        if self.kind.val() == 3 {
            self.number.next = self.files[0].q.val() + self.ranks[0].q.val();
        }
        for i in 0..4 {
            self.pair[i].next = self.rows[2 * i].val();
            self.pair[4 + i].next = self.file_lines.data_out[2 * i].val();
            self.pair[8 + i].next = self.rising_lines.data_out[2 * i].val();
            self.pair[12 + i].next = self.falling_lines.data_out[2 * i].val();
            if self.number.val().get_bit(0) {
                self.pair[i].next = self.rows[2 * i + 1].val();
                self.pair[4 + i].next = self.file_lines.data_out[2 * i + 1].val();
                self.pair[8 + i].next = self.rising_lines.data_out[2 * i + 1].val();
                self.pair[12 + i].next = self.falling_lines.data_out[2 * i + 1].val();
            }
        }
        for i in 0..8 {
            self.four[i].next = self.pair[2 * i].val();
            if self.number.val().get_bit(1) {
                self.four[i].next = self.pair[2 * i + 1].val();
            }
        }
        for i in 0..4 {
            self.lines[i].next = self.four[2 * i].val();
            if self.number.val().get_bit(2) {
                self.lines[i].next = self.four[2 * i + 1].val();
            }
        }
        self.line.d.next = self.lines[0].val();
        if self.kind.val() == 1 {
            self.line.d.next = self.lines[1].val();
        }
        if self.kind.val() == 2 {
            self.line.d.next = self.lines[2].val();
        }
        if self.kind.val() == 3 {
            self.line.d.next = self.lines[3].val();
        }
        self.along.d.next = self.ranks[0].q.val();
        if self.kind.val() == 0 {
            self.along.d.next = self.files[0].q.val();
        }
        self.board.next = self.places[1].q.val();

        comment!(
            "Third: distance of the nearest occupied square, below the target or, for downward sliders, above it."
        );
        self.forward.next = self.line.q.val();
        self.turned.next = bits::<8>(0);
        for i in 0..8 {
            if self.line.q.val().get_bit(i) {
                self.turned.next = self.turned.val() | (bits::<8>(128) >> i);
            }
        }
        self.offset.next = !self.along.q.val();
        if (self.sets[1].q.val().get_bits::<3>(2)) == 1 {
            self.forward.next = self.turned.val();
            self.offset.next = self.along.q.val();
        }
        self.raised.next = self.forward.val() << self.offset.val();
        self.captures.d.next = self.raised.val().get_bit(7);
        self.far.next = bits::<3>(7);
        if self.raised.val().get_bit(1) {
            self.far.next = bits::<3>(6);
        }
        if self.raised.val().get_bit(2) {
            self.far.next = bits::<3>(5);
        }
        if self.raised.val().get_bit(3) {
            self.far.next = bits::<3>(4);
        }
        if self.raised.val().get_bit(4) {
            self.far.next = bits::<3>(3);
        }
        if self.raised.val().get_bit(5) {
            self.far.next = bits::<3>(2);
        }
        if self.raised.val().get_bit(6) {
            self.far.next = bits::<3>(1);
        }
        self.distance.d.next = self.far.val();

        comment!("Fourth: the source square and the kind of move.");
        self.source.next = self.sets[2].q.val().get_bits::<2>(3);
        self.way.next = self.sets[2].q.val().get_bits::<3>(0);
        if self.source.val() == move_set::PAWNS {
            self.way.next = self.sets[2].q.val().get_bits::<3>(0) & 3;
        }
        self.rank_step.next = bits::<3>(0) - self.distance.q.val();
        self.file_step.next = bits::<3>(0) - self.distance.q.val();
        if self.way.val().get_bit(2) {
            self.rank_step.next = self.distance.q.val();
            self.file_step.next = self.distance.q.val();
        }
        if self.way.val().get_bits::<2>(0) == 0 {
            self.rank_step.next = bits::<3>(0);
        }
        if self.way.val().get_bits::<2>(0) == 1 {
            self.file_step.next = bits::<3>(0);
        }
        if self.way.val().get_bits::<2>(0) == 3 {
            self.file_step.next = bits::<3>(0) - self.rank_step.val();
        }
        if self.source.val() == move_set::KNIGHTS {
            self.rank_step.next = bits::<3>(6);
            if self.way.val().get_bits::<2>(1) == 1 {
                self.rank_step.next = bits::<3>(7);
            }
            if self.way.val().get_bits::<2>(1) == 2 {
                self.rank_step.next = bits::<3>(1);
            }
            if self.way.val().get_bits::<2>(1) == 3 {
                self.rank_step.next = bits::<3>(2);
            }
            self.file_step.next = bits::<3>(7);
            if self.way.val().get_bit(1) != self.way.val().get_bit(2) {
                self.file_step.next = bits::<3>(6);
            }
            if self.way.val().get_bit(0) {
                self.file_step.next = bits::<3>(1);
                if self.way.val().get_bit(1) != self.way.val().get_bit(2) {
                    self.file_step.next = bits::<3>(2);
                }
            }
        }
        self.to.next = bit_cast::<6, 3>(self.files[2].q.val())
            | (bit_cast::<6, 3>(self.ranks[2].q.val()) << 3);
        self.from.next = bit_cast::<6, 3>(self.files[2].q.val() + self.file_step.val())
            | (bit_cast::<6, 3>(self.ranks[2].q.val() + self.rank_step.val()) << 3);

        self.move_type.next = bits::<4>(move_kind::QUIET);
        if self.captures.q.val() {
            self.move_type.next = bits::<4>(move_kind::CAPTURE);
        }
        if self.source.val() == move_set::PAWNS {
            if self.way.val() == 0 {
                comment!("The king; castling moves it two files along the rank.");
                self.from.next = self.king_squares[1].q.val();
                if (self.king_squares[1].q.val().get_bits::<2>(0)
                    ^ self.files[2].q.val().get_bits::<2>(0))
                    == 2
                {
                    self.move_type.next = bits::<4>(move_kind::CASTLE_LONG);
                    if self.files[2].q.val().get_bit(2) {
                        self.move_type.next = bits::<4>(move_kind::CASTLE_SHORT);
                    }
                }
            } else if self.way.val() == 1 {
                if self.distance.q.val() == 2 {
                    self.move_type.next = bits::<4>(move_kind::DOUBLE_PUSH);
                }
            } else if !self.captures.q.val() {
                self.move_type.next = bits::<4>(move_kind::EN_PASSANT);
            }
            if self.way.val().any() & (self.ranks[2].q.val() == 7) {
                self.move_type.next =
                    bit_cast::<4, 2>(self.promotions[2].q.val()) | move_kind::PROMOTION;
                if self.captures.q.val() {
                    self.move_type.next =
                        bit_cast::<4, 2>(self.promotions[2].q.val()) | move_kind::CAPTURE_PROMOTION;
                }
            }
        }
        comment!("Black's first rank is White's last.");
        self.turn.next = bits::<6>(0);
        if self.blacks[2].q.val() {
            self.turn.next = bits::<6>(0x38);
        }
        self.resolved.d.next = bit_cast::<16, 6>(self.from.val() ^ self.turn.val())
            | (bit_cast::<16, 6>(self.to.val() ^ self.turn.val()) << move_word::TO)
            | (bit_cast::<16, 4>(self.move_type.val()) << move_word::KIND);
        self.word.next = self.resolved.q.val();
    }
}
