//! Second stage: the squares that change, and their new contents.

use crate::bits::{Bits, bit_cast, bits};
use crate::circuit::{Circuit, hdl_gen};
use crate::values::{file, move_kind, move_word, nibble, piece, undo};
use rust_hdl::prelude::*;

/// Resolves a move to four changes: one piece is put down and perhaps a second; one square is cleared and perhaps a
/// second.
///
/// | | move made | move taken back |
/// |---|---|---|
/// | first piece | on the target square | on the source square |
/// | second piece | the castling rook | that rook at home, or the captured piece |
/// | first square cleared | the source square | the target square |
/// | second square cleared | the castling rook's, or that of the pawn captured en passant | the castling rook's |
///
/// Latency: one clock for the changes; `mover` and `captured` are combinational.
#[derive(Circuit, Default)]
pub struct ChangeResolver {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// All stages advance.
    pub advance: Signal<In, Bit>,
    /// The move is taken back.
    pub back: Signal<In, Bit>,
    /// The move word.
    pub word: Signal<In, Bits<16>>,
    /// The undo record, if the move is taken back.
    pub record: Signal<In, Bits<23>>,
    /// Piece of each rank on the file of the source square.
    pub on_from: [Signal<In, Bits<4>>; 8],
    /// Piece of each rank on the file of the target square.
    pub on_to: [Signal<In, Bits<4>>; 8],
    /// The moving piece, before a promotion.
    pub mover: Signal<Out, Bits<4>>,
    /// The captured piece.
    pub captured: Signal<Out, Bits<4>>,
    /// The rank of each change, one bit per rank; 0 if the change is not needed.
    pub ranks: [Signal<Out, Bits<8>>; 4],
    /// The file of each change: four ones at its nibble.
    pub squares: [Signal<Out, Bits<32>>; 4],
    /// The pieces put down, with their nibble at every file.
    pub pieces: [Signal<Out, Bits<32>>; 2],

    rank: [DFF<Bits<8>>; 4],
    file: [DFF<Bits<3>>; 4],
    nibble: [DFF<Bits<4>>; 2],

    from: Signal<Local, Bits<6>>,
    to: Signal<Local, Bits<6>>,
    from_rank: Signal<Local, Bits<8>>,
    to_rank: Signal<Local, Bits<8>>,
    kind: Signal<Local, Bits<4>>,
    castles: Signal<Local, Bit>,
    captures: Signal<Local, Bit>,
    en_passant: Signal<Local, Bit>,
    promotes: Signal<Local, Bit>,
    standing: Signal<Local, Bits<4>>,
    target: Signal<Local, Bits<4>>,
    colour: Signal<Local, Bits<4>>,
    rook_home: Signal<Local, Bits<6>>,
    rook_away: Signal<Local, Bits<6>>,
    victim: Signal<Local, Bits<6>>,
    place: [Signal<Local, Bits<6>>; 4],
    needed: Signal<Local, Bits<4>>,
}

impl Logic for ChangeResolver {
    #[hdl_gen]
    fn update(&mut self) {
        self.from.next = self.word.val().get_bits::<6>(0);
        self.to.next = self.word.val().get_bits::<6>(move_word::TO);
        self.kind.next = self.word.val().get_bits::<4>(move_word::KIND);
        self.castles.next = (self.kind.val() == move_kind::CASTLE_SHORT)
            | (self.kind.val() == move_kind::CASTLE_LONG);
        self.captures.next = self.kind.val().get_bit(2);
        self.en_passant.next = self.kind.val() == move_kind::EN_PASSANT;
        self.promotes.next = self.word.val().get_bit(move_word::PROMOTES);

        comment!("The pieces on both squares.");
        self.from_rank.next = bits::<8>(1) << self.from.val().get_bits::<3>(3);
        self.to_rank.next = bits::<8>(1) << self.to.val().get_bits::<3>(3);
        self.standing.next = bits::<4>(0);
        self.target.next = bits::<4>(0);
        for i in 0..8 {
            if self.from_rank.val().get_bit(i) {
                self.standing.next = self.standing.val() | self.on_from[i].val();
            }
            if self.to_rank.val().get_bit(i) {
                self.target.next = self.target.val() | self.on_to[i].val();
            }
        }
        self.colour.next = self.standing.val() & nibble::BLACK;
        if self.back.val() {
            self.colour.next = self.target.val() & nibble::BLACK;
        }

        comment!("The castling rook's squares, on the king's rank: h and f or a and d.");
        self.rook_home.next = self.to.val() & 0x38;
        self.rook_away.next = (self.to.val() & 0x38) | file::D;
        if self.to.val().get_bit(2) {
            self.rook_home.next = self.to.val() | file::H;
            self.rook_away.next = (self.to.val() & 0x38) | file::F;
        }
        self.victim.next = (self.from.val() & 0x38) | (self.to.val() & 0x07);

        self.needed.next = bits::<4>(5);
        if self.back.val() {
            self.place[0].next = self.from.val();
            self.place[1].next = self.to.val();
            if self.en_passant.val() {
                self.place[1].next = self.victim.val();
            }
            if self.castles.val() {
                self.place[1].next = self.rook_home.val();
            }
            self.place[2].next = self.to.val();
            self.place[3].next = self.rook_away.val();
            if self.captures.val() {
                self.needed.next = bits::<4>(7);
            }
        } else {
            self.place[0].next = self.to.val();
            self.place[1].next = self.rook_away.val();
            self.place[2].next = self.from.val();
            self.place[3].next = self.victim.val();
            if self.castles.val() {
                self.place[3].next = self.rook_home.val();
            }
            if self.en_passant.val() {
                self.needed.next = bits::<4>(13);
            }
        }
        if self.castles.val() {
            self.needed.next = bits::<4>(15);
        }

        if self.advance.val() {
            for i in 0..4 {
                self.file[i].d.next = self.place[i].val().get_bits::<3>(0);
                self.rank[i].d.next = bits::<8>(0);
                if self.needed.val().get_bit(i) {
                    self.rank[i].d.next = bits::<8>(1) << self.place[i].val().get_bits::<3>(3);
                }
            }
            if self.back.val() {
                self.nibble[0].d.next = self.target.val();
                if self.promotes.val() {
                    self.nibble[0].d.next = self.colour.val() | piece::PAWN;
                }
                self.nibble[1].d.next = self.record.val().get_bits::<4>(undo::CAPTURED);
            } else {
                self.nibble[0].d.next = self.standing.val();
                if self.promotes.val() {
                    self.nibble[0].d.next = self.colour.val()
                        | (bit_cast::<4, 2>(self.kind.val().get_bits::<2>(0)) + piece::KNIGHT);
                }
            }
            if self.castles.val() {
                self.nibble[1].d.next = self.colour.val() | piece::ROOK;
            }
        }

        self.mover.next = self.standing.val();
        self.captured.next = self.target.val();
        if self.en_passant.val() {
            self.captured.next = (self.colour.val() ^ nibble::BLACK) | piece::PAWN;
        }
        for i in 0..4 {
            self.ranks[i].next = self.rank[i].q.val();
            self.squares[i].next = bits::<32>(15) << (self.file[i].q.val().get_bits::<5>(0) << 2);
        }
        for i in 0..2 {
            self.pieces[i].next = self.nibble[i].q.val().get_bits::<32>(0)
                | (self.nibble[i].q.val().get_bits::<32>(0) << 4)
                | (self.nibble[i].q.val().get_bits::<32>(0) << 8)
                | (self.nibble[i].q.val().get_bits::<32>(0) << 12)
                | (self.nibble[i].q.val().get_bits::<32>(0) << 16)
                | (self.nibble[i].q.val().get_bits::<32>(0) << 20)
                | (self.nibble[i].q.val().get_bits::<32>(0) << 24)
                | (self.nibble[i].q.val().get_bits::<32>(0) << 28);
        }
    }
}
