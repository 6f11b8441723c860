//! Finds the pieces that a move adds and removes, and the addresses of their rows of weights.

use crate::bits::{Bits, bit_cast, bits};
use crate::circuit::{Circuit, hdl_gen};
use crate::values::{file, move_kind, move_word, nibble, piece};
use rust_hdl::prelude::*;

/// Looks up a move's pieces on the board, half a board per clock, and requests two rows of weights per clock. It adds
/// the first row; it subtracts the second or, during a load, adds it too.
///
/// The two pairs of pieces that a move can change:
///
/// | pair | added | removed |
/// |---|---|---|
/// | first | the moving piece or its promotion, on the target square | the moving piece, on the source square |
/// | second | the castling rook | the castling rook, or the captured piece |
///
/// Addresses are available one clock after `ask`, and the outputs that accompany the rows one clock later.
#[derive(Circuit, Default)]
pub struct MenResolver {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// The pipeline advances.
    pub advance: Signal<In, Bit>,
    /// Half of a board: four ranks.
    pub half: [Signal<In, Bits<32>>; 4],
    /// A load is in progress: look up the board's pieces, two at a time.
    pub scan: Signal<In, Bit>,
    /// Number of the two: up to 31 for those of the board, then those of the bias.
    pub step: Signal<In, Bits<7>>,
    /// The move word.
    pub word: Signal<In, Bits<16>>,
    /// The request is a pass, not a move.
    pub pass: Signal<In, Bit>,
    /// Looks up the move's squares in the upper half, after the lower.
    pub resolve: Signal<In, Bit>,
    /// The requested pair belongs to a move, not to a load.
    pub of_move: Signal<In, Bit>,
    /// The requested pair is the move's second.
    pub second: Signal<In, Bit>,
    /// Black's perspective.
    pub of_black: Signal<In, Bit>,
    /// Four squares that the move may change: the target, the source, the rook's home or the pawn captured en passant,
    /// and the castling rook's target.
    pub places: [Signal<Out, Bits<6>>; 4],
    /// Which of these change.
    pub changes: Signal<Out, Bits<4>>,
    /// Piece to put on the target square.
    pub comes: Signal<Out, Bits<4>>,
    /// The castling rook.
    pub rook: Signal<Out, Bits<4>>,
    /// Addresses of the rows of weights: the one to add, and the other.
    pub row_address: [Signal<Out, Bits<10>>; 2],
    /// Addresses of the linear entries of the same two pieces.
    pub linear_address: [Signal<Out, Bits<10>>; 2],
    /// Subtract the second row.
    pub subtract: Signal<Out, Bit>,
    /// Whether each linear entry counts for Black: a black piece is added, or a white one removed.
    pub negate: [Signal<Out, Bit>; 2],
    /// Number of pieces added minus the number removed.
    pub more_men: Signal<Out, Bits<7>>,

    early_mover: DFF<Bits<4>>,
    early_victim: DFF<Bits<4>>,
    mover: DFF<Bits<4>>,
    victim: DFF<Bits<4>>,
    from: DFF<Bits<6>>,
    to: DFF<Bits<6>>,
    kind: DFF<Bits<4>>,
    is_pass: DFF<Bit>,
    row: [DFF<Bits<10>>; 2],
    linear: [DFF<Bits<10>>; 2],
    // Flags of the requested rows, and then of the rows that have been read.
    asked_subtract: DFF<Bit>,
    asked_negate: [DFF<Bit>; 2],
    asked_men: DFF<Bits<7>>,
    found_subtract: DFF<Bit>,
    found_negate: [DFF<Bit>; 2],
    found_men: DFF<Bits<7>>,

    look_from: Signal<Local, Bits<6>>,
    look_to: Signal<Local, Bits<6>>,
    from_rank: Signal<Local, Bits<4>>,
    to_rank: Signal<Local, Bits<4>>,
    from_word: Signal<Local, Bits<32>>,
    to_word: Signal<Local, Bits<32>>,
    on_from: Signal<Local, Bits<4>>,
    on_to: Signal<Local, Bits<4>>,
    castles: Signal<Local, Bit>,
    arrives: Signal<Local, Bits<4>>,
    own_rook: Signal<Local, Bits<4>>,
    rook_home: Signal<Local, Bits<6>>,
    rook_away: Signal<Local, Bits<6>>,
    taken_on: Signal<Local, Bits<6>>,
    man: [Signal<Local, Bits<4>>; 2],
    square: [Signal<Local, Bits<6>>; 2],
    seen: [Signal<Local, Bits<6>>; 2],
    owned: [Signal<Local, Bits<6>>; 2],
    counts: [Signal<Local, Bits<7>>; 2],
}

impl Logic for MenResolver {
    #[hdl_gen]
    fn update(&mut self) {
        comment!(
            "Squares to look up: two of the board to load, or the move's, or that of the pawn captured en passant."
        );
        self.look_from.next = self.word.val().get_bits::<6>(0);
        self.look_to.next = self.word.val().get_bits::<6>(move_word::TO);
        if self.word.val().get_bits::<4>(move_word::KIND) == move_kind::EN_PASSANT {
            self.look_to.next = (self.word.val().get_bits::<6>(0) & 0x38)
                | (self.word.val().get_bits::<6>(move_word::TO) & 0x07);
        }
        if self.scan.val() {
            self.look_from.next = bit_cast::<6, 5>(self.step.val().get_bits::<5>(0)) << 1;
            self.look_to.next = (bit_cast::<6, 5>(self.step.val().get_bits::<5>(0)) << 1) | 1;
        }
        self.from_rank.next = bits::<4>(1) << self.look_from.val().get_bits::<2>(3);
        self.to_rank.next = bits::<4>(1) << self.look_to.val().get_bits::<2>(3);
        self.from_word.next = bits::<32>(0);
        self.to_word.next = bits::<32>(0);
        for i in 0..4 {
            if self.from_rank.val().get_bit(i) {
                self.from_word.next = self.from_word.val() | self.half[i].val();
            }
            if self.to_rank.val().get_bit(i) {
                self.to_word.next = self.to_word.val() | self.half[i].val();
            }
        }
        self.on_from.next = bit_cast::<4, 32>(
            self.from_word.val() >> (bit_cast::<5, 3>(self.look_from.val().get_bits::<3>(0)) << 2),
        );
        self.on_to.next = bit_cast::<4, 32>(
            self.to_word.val() >> (bit_cast::<5, 3>(self.look_to.val().get_bits::<3>(0)) << 2),
        );

        if self.advance.val() {
            self.early_mover.d.next = self.on_from.val();
            self.early_victim.d.next = self.on_to.val();
            if self.resolve.val() {
                self.from.d.next = self.word.val().get_bits::<6>(0);
                self.to.d.next = self.word.val().get_bits::<6>(move_word::TO);
                self.kind.d.next = self.word.val().get_bits::<4>(move_word::KIND);
                self.is_pass.d.next = self.pass.val();
                self.mover.d.next = self.early_mover.q.val();
                if self.look_from.val().get_bit(5) {
                    self.mover.d.next = self.on_from.val();
                }
                self.victim.d.next = self.early_victim.q.val();
                if self.look_to.val().get_bit(5) {
                    self.victim.d.next = self.on_to.val();
                }
                if !self.word.val().get_bit(14) {
                    self.victim.d.next = bits::<4>(0);
                }
                if self.pass.val() {
                    self.mover.d.next = bits::<4>(0);
                    self.victim.d.next = bits::<4>(0);
                    self.kind.d.next = bits::<4>(0);
                }
            }
            if self.scan.val() {
                self.mover.d.next = self.on_from.val();
                self.victim.d.next = self.on_to.val();
                self.to.d.next = self.look_from.val();
                self.from.d.next = self.look_to.val();
                if self.step.val().get_bits::<2>(5).any() {
                    comment!("Bias rows, for either side: kind 7, which no piece has.");
                    self.mover.d.next = bits::<4>(7);
                    self.victim.d.next = bits::<4>(15);
                    self.to.d.next = self.step.val().get_bits::<6>(0);
                    self.from.d.next = self.step.val().get_bits::<6>(0);
                }
            }
        }

        comment!("The move's pieces.");
        self.castles.next = (self.kind.q.val() == move_kind::CASTLE_SHORT)
            | (self.kind.q.val() == move_kind::CASTLE_LONG);
        self.arrives.next = self.mover.q.val();
        if self.kind.q.val().get_bit(3) {
            self.arrives.next = (self.mover.q.val() & nibble::BLACK)
                | (bit_cast::<4, 2>(self.kind.q.val().get_bits::<2>(0)) + piece::KNIGHT);
        }
        self.own_rook.next = (self.mover.q.val() & nibble::BLACK) | piece::ROOK;
        self.rook_home.next = self.from.q.val() & 0x38;
        self.rook_away.next = (self.from.q.val() & 0x38) | file::D;
        if self.kind.q.val() == move_kind::CASTLE_SHORT {
            self.rook_home.next = (self.from.q.val() & 0x38) | file::H;
            self.rook_away.next = (self.from.q.val() & 0x38) | file::F;
        }
        self.taken_on.next = self.to.q.val();
        if self.kind.q.val() == move_kind::EN_PASSANT {
            self.taken_on.next = (self.from.q.val() & 0x38) | (self.to.q.val() & 0x07);
        }

        comment!("The requested pair.");
        self.man[0].next = self.arrives.val();
        self.square[0].next = self.to.q.val();
        self.man[1].next = self.mover.q.val();
        self.square[1].next = self.from.q.val();
        if self.second.val() {
            self.man[0].next = bits::<4>(0);
            self.square[0].next = self.rook_away.val();
            self.man[1].next = self.victim.q.val();
            self.square[1].next = self.taken_on.val();
            if self.castles.val() {
                self.man[0].next = self.own_rook.val();
                self.man[1].next = self.own_rook.val();
                self.square[1].next = self.rook_home.val();
            }
        }
        if !self.of_move.val() {
            self.man[0].next = self.mover.q.val();
            self.man[1].next = self.victim.q.val();
            self.square[0].next = self.to.q.val();
            self.square[1].next = self.from.q.val();
        }
        for i in 0..2 {
            self.seen[i].next = self.square[i].val();
            if self.of_black.val() {
                self.seen[i].next = self.square[i].val() ^ 0x38;
            }
            self.owned[i].next = self.square[i].val();
            if self.man[i].val().get_bit(3) {
                self.owned[i].next = self.square[i].val() ^ 0x38;
            }
            self.counts[i].next = bits::<7>(0);
            if (self.man[i].val().get_bits::<3>(0) != piece::NONE)
                & (self.man[i].val().get_bits::<3>(0) != piece::BLACK_PAWN)
            {
                self.counts[i].next = bits::<7>(1);
            }
        }

        if self.advance.val() {
            for i in 0..2 {
                comment!(
                    "An address: owner, kind, and the square as seen from the perspective or from the owner's side."
                );
                self.row[i].d.next = (bit_cast::<10, 3>(self.man[i].val().get_bits::<3>(0)) << 6)
                    | bit_cast::<10, 6>(self.seen[i].val());
                if self.man[i].val().get_bit(3) != self.of_black.val() {
                    self.row[i].d.next = (bit_cast::<10, 3>(self.man[i].val().get_bits::<3>(0))
                        << 6)
                        | bit_cast::<10, 6>(self.seen[i].val())
                        | 0x200;
                }
                self.linear[i].d.next = (bit_cast::<10, 3>(self.man[i].val().get_bits::<3>(0))
                    << 6)
                    | bit_cast::<10, 6>(self.owned[i].val());
                if self.of_black.val() {
                    self.linear[i].d.next = (bit_cast::<10, 3>(self.man[i].val().get_bits::<3>(0))
                        << 6)
                        | bit_cast::<10, 6>(self.owned[i].val())
                        | 0x200;
                }
                self.found_negate[i].d.next = self.asked_negate[i].q.val();
            }
            self.asked_subtract.d.next = self.of_move.val();
            self.asked_negate[0].d.next = self.man[0].val().get_bit(3);
            self.asked_negate[1].d.next = self.man[1].val().get_bit(3) != self.of_move.val();
            self.asked_men.d.next = self.counts[0].val() + self.counts[1].val();
            if self.of_move.val() {
                self.asked_men.d.next = self.counts[0].val() - self.counts[1].val();
            }
            self.found_subtract.d.next = self.asked_subtract.q.val();
            self.found_men.d.next = self.asked_men.q.val();
        }

        self.places[0].next = self.to.q.val();
        self.places[1].next = self.from.q.val();
        self.places[2].next = self.taken_on.val();
        self.places[3].next = self.rook_away.val();
        self.changes.next = bits::<4>(3);
        if self.kind.q.val() == move_kind::EN_PASSANT {
            self.changes.next = bits::<4>(7);
        }
        if self.castles.val() {
            self.places[2].next = self.rook_home.val();
            self.changes.next = bits::<4>(15);
        }
        if self.is_pass.q.val() {
            self.changes.next = bits::<4>(0);
        }
        self.comes.next = self.arrives.val();
        self.rook.next = self.own_rook.val();
        for i in 0..2 {
            self.row_address[i].next = self.row[i].q.val();
            self.linear_address[i].next = self.linear[i].q.val();
            self.negate[i].next = self.found_negate[i].q.val();
        }
        self.subtract.next = self.found_subtract.q.val();
        self.more_men.next = self.found_men.q.val();
    }
}
