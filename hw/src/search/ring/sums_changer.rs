//! Updates the sums over the pieces after a move.

use crate::bits::{Bits, bit_cast, bits};
use crate::blocks::Rom;
use crate::circuit::{Circuit, hdl_gen};
use crate::search::SquareWords;
use crate::values::{file, move_kind, move_word, nibble, piece};
use rust_hdl::prelude::*;

/// Computes the sums after a move, which removes or puts down at most four pieces. Latency: four clocks, one move per
/// clock.
#[derive(Circuit, Default)]
pub struct SumsChanger {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Word of the move.
    pub word: Signal<In, Bits<16>>,
    /// Piece that moves; 0 if nothing changes.
    pub mover: Signal<In, Bits<4>>,
    /// Piece on the target square.
    pub victim: Signal<In, Bits<4>>,
    /// `{White's phase, middlegame sum}` before the move; three clocks later.
    pub old_middle: Signal<In, Bits<27>>,
    /// `{Black's phase, endgame sum}` before the move; three clocks later.
    pub old_end: Signal<In, Bits<27>>,
    /// `{White's phase, middlegame sum}` after the move.
    pub new_middle: Signal<Out, Bits<27>>,
    /// `{Black's phase, endgame sum}` after the move.
    pub new_end: Signal<Out, Bits<27>>,

    tables: [Rom<SquareWords, 24, 9, 2>; 2],

    man_1: [DFF<Bits<4>>; 4],
    man_2: [DFF<Bits<4>>; 4],
    words: [DFF<Bits<24>>; 4],
    sum_middle: DFF<Bits<18>>,
    sum_end: DFF<Bits<18>>,
    sum_white: DFF<Bits<9>>,
    sum_black: DFF<Bits<9>>,
    after_middle: DFF<Bits<27>>,
    after_end: DFF<Bits<27>>,

    from: Signal<Local, Bits<6>>,
    to: Signal<Local, Bits<6>>,
    kind: Signal<Local, Bits<4>>,
    colour: Signal<Local, Bits<4>>,
    other: Signal<Local, Bits<4>>,
    man: [Signal<Local, Bits<4>>; 4],
    square: [Signal<Local, Bits<6>>; 4],
    wide_middle: [Signal<Local, Bits<18>>; 4],
    wide_end: [Signal<Local, Bits<18>>; 4],
    signed_middle: [Signal<Local, Bits<18>>; 4],
    signed_end: [Signal<Local, Bits<18>>; 4],
    weight: [Signal<Local, Bits<9>>; 4],
    on_white: [Signal<Local, Bits<9>>; 4],
    on_black: [Signal<Local, Bits<9>>; 4],
}

impl Logic for SumsChanger {
    #[hdl_gen]
    fn update(&mut self) {
        comment!(
            "Pieces 0 and 1 are removed, 2 and 3 put down: the moving and the captured piece, or the castling rook."
        );
        self.from.next = self.word.val().get_bits::<6>(0);
        self.to.next = self.word.val().get_bits::<6>(move_word::TO);
        self.kind.next = self.word.val().get_bits::<4>(move_word::KIND);
        self.colour.next = self.mover.val() & nibble::BLACK;
        self.other.next = self.colour.val() ^ nibble::BLACK;
        self.man[0].next = self.mover.val();
        self.square[0].next = self.from.val();
        self.man[2].next = self.mover.val();
        self.square[2].next = self.to.val();
        if self.kind.val().get_bit(3) {
            self.man[2].next =
                self.colour.val() | (bit_cast::<4, 2>(self.kind.val().get_bits::<2>(0)) + 2);
        }
        self.man[1].next = self.victim.val();
        self.square[1].next = self.to.val();
        self.man[3].next = bits::<4>(0);
        self.square[3].next = (self.from.val() & 0x38) | file::F;
        if self.kind.val() == move_kind::EN_PASSANT {
            self.man[1].next = self.other.val() | piece::PAWN;
            self.square[1].next = (self.from.val() & 0x38) | (self.to.val() & 0x07);
        }
        if self.kind.val() == move_kind::CASTLE_SHORT {
            self.man[1].next = self.colour.val() | piece::ROOK;
            self.square[1].next = (self.from.val() & 0x38) | file::H;
            self.man[3].next = self.colour.val() | piece::ROOK;
        }
        if self.kind.val() == move_kind::CASTLE_LONG {
            self.man[1].next = self.colour.val() | piece::ROOK;
            self.square[1].next = self.from.val() & 0x38;
            self.man[3].next = self.colour.val() | piece::ROOK;
            self.square[3].next = (self.from.val() & 0x38) | file::D;
        }
        if !self.mover.val().any() {
            for i in 0..4 {
                self.man[i].next = bits::<4>(0);
            }
        }

        comment!("Look up the tables, with squares seen from the owner's side.");
        for i in 0..2 {
            self.tables[i].read.next = true;
            for j in 0..2 {
                self.tables[i].read_address[j].next =
                    (bit_cast::<9, 3>(self.man[2 * i + j].val().get_bits::<3>(0)) << 6)
                        | bit_cast::<9, 6>(self.square[2 * i + j].val());
                if self.man[2 * i + j].val().get_bit(3) {
                    self.tables[i].read_address[j].next =
                        (bit_cast::<9, 3>(self.man[2 * i + j].val().get_bits::<3>(0)) << 6)
                            | bit_cast::<9, 6>(self.square[2 * i + j].val() ^ 0x38);
                }
                self.words[2 * i + j].d.next = self.tables[i].read_word[j].val();
            }
        }

        comment!("White's pieces minus Black's; a removed piece counts with the opposite sign.");
        for i in 0..4 {
            self.man_1[i].d.next = self.man[i].val();
            self.man_2[i].d.next = self.man_1[i].q.val();
            self.wide_middle[i].next = bit_cast::<18, 12>(self.words[i].q.val().get_bits::<12>(0));
            if self.words[i].q.val().get_bit(11) {
                self.wide_middle[i].next =
                    bit_cast::<18, 12>(self.words[i].q.val().get_bits::<12>(0)) | 0x3f000;
            }
            self.wide_end[i].next = bit_cast::<18, 12>(self.words[i].q.val().get_bits::<12>(12));
            if self.words[i].q.val().get_bit(23) {
                self.wide_end[i].next =
                    bit_cast::<18, 12>(self.words[i].q.val().get_bits::<12>(12)) | 0x3f000;
            }
            self.signed_middle[i].next = self.wide_middle[i].val();
            self.signed_end[i].next = self.wide_end[i].val();
            if self.man_2[i].q.val().get_bit(3) {
                self.signed_middle[i].next = bits::<18>(0) - self.wide_middle[i].val();
                self.signed_end[i].next = bits::<18>(0) - self.wide_end[i].val();
            }
            self.weight[i].next = bits::<9>(0);
            if (self.man_2[i].q.val().get_bits::<3>(0) == piece::KNIGHT)
                | (self.man_2[i].q.val().get_bits::<3>(0) == piece::BISHOP)
            {
                self.weight[i].next = bits::<9>(1);
            }
            if self.man_2[i].q.val().get_bits::<3>(0) == piece::ROOK {
                self.weight[i].next = bits::<9>(3);
            }
            if self.man_2[i].q.val().get_bits::<3>(0) == piece::QUEEN {
                self.weight[i].next = bits::<9>(6);
            }
            self.on_white[i].next = self.weight[i].val();
            self.on_black[i].next = bits::<9>(0);
            if self.man_2[i].q.val().get_bit(3) {
                self.on_white[i].next = bits::<9>(0);
                self.on_black[i].next = self.weight[i].val();
            }
        }
        self.sum_middle.d.next = (self.signed_middle[2].val() + self.signed_middle[3].val())
            - (self.signed_middle[0].val() + self.signed_middle[1].val());
        self.sum_end.d.next = (self.signed_end[2].val() + self.signed_end[3].val())
            - (self.signed_end[0].val() + self.signed_end[1].val());
        self.sum_white.d.next = (self.on_white[2].val() + self.on_white[3].val())
            - (self.on_white[0].val() + self.on_white[1].val());
        self.sum_black.d.next = (self.on_black[2].val() + self.on_black[3].val())
            - (self.on_black[0].val() + self.on_black[1].val());
        self.after_middle.d.next =
            (bit_cast::<27, 9>(self.old_middle.val().get_bits::<9>(18) + self.sum_white.q.val())
                << 18)
                | bit_cast::<27, 18>(
                    self.old_middle.val().get_bits::<18>(0) + self.sum_middle.q.val(),
                );
        self.after_end.d.next =
            (bit_cast::<27, 9>(self.old_end.val().get_bits::<9>(18) + self.sum_black.q.val())
                << 18)
                | bit_cast::<27, 18>(self.old_end.val().get_bits::<18>(0) + self.sum_end.q.val());
        self.new_middle.next = self.after_middle.q.val();
        self.new_end.next = self.after_end.q.val();
    }
}
