//! GenMoves and CaptureList: the moves of a side, by one walk for each piece.

use super::{Board, PieceType};
use crate::{Color, Move, MoveKind};

/// Enough room for the moves of any board.
///
/// A destination (a square without an own piece) is reached from at most 16 squares, eight along lines and eight by
/// knights; an own piece reaches at most 27 squares. With n own pieces that is at most min(27 n, 16 (64 - n)), no more
/// than 643. A promotion counts four times, and there are at most 24 ways to promote; the total is below 720 with
/// castling.
pub(super) const ROOM: usize = 1024;

/// A list of move words under construction.
pub(super) struct Words<'a> {
    words: &'a mut [u16; ROOM],
    len: usize,
}

impl<'a> Words<'a> {
    #[inline]
    pub(super) fn new(words: &'a mut [u16; ROOM]) -> Self {
        Self { words, len: 0 }
    }

    /// Appends a word or, if it is not to be kept, writes it where the next one will go. This is cheaper than an
    /// unpredictable branch.
    #[inline]
    fn push_if(&mut self, keep: bool, word: u16) {
        self.words[self.len & (ROOM - 1)] = word;
        self.len += usize::from(keep);
    }

    #[inline]
    fn push(&mut self, from: u8, to: u8, kind: MoveKind) {
        self.push_if(true, word(from, to) | u16::from(kind.code()) << 12);
    }

    #[inline]
    fn push_promotions(&mut self, from: u8, to: u8, first: MoveKind) {
        for piece in 0..4 {
            self.push_if(true, word(from, to) | u16::from(first.code() + piece) << 12);
        }
    }

    /// The words written.
    #[inline]
    pub(super) fn finish(self) -> &'a [u16] {
        &self.words[..self.len.min(ROOM)]
    }
}

#[inline]
fn word(from: u8, to: u8) -> u16 {
    u16::from(from) | u16::from(to) << 6
}

/// The rules for a side's pawns.
struct Pawns {
    code: u8,
    promotion_rank: u8,
}

impl Board<'_> {
    /// GenMoves: all pseudo-legal moves of the side to move.
    ///
    /// These are all moves by the rules of movement, even if they leave the own king in check. Castling is an
    /// exception: it is generated only if fully legal, that is, the right exists, the squares between king and rook are
    /// empty, and the king is not in check, nor passes through it, nor ends in it. An en passant capture is generated
    /// whenever an own pawn attacks the en passant square. Source: GNU Chess 4, `GenMoves` and `castle`; the walk is
    /// the one printed in the 1989 note.
    pub fn gen_moves(&self) -> Vec<Move> {
        let mut room = [0; ROOM];
        moves(self.gen_words(&mut room))
    }

    /// CaptureList: those of [`gen_moves`](Self::gen_moves) that are captures, en passant captures, or promotions with
    /// or without capture; move kinds 4, 5 and 8 to 15.
    ///
    /// Source: GNU Chess 4, `CaptureList`, which promotes only to queens; this one generates all four promotions.
    pub fn capture_list(&self) -> Vec<Move> {
        let mut room = [0; ROOM];
        let mut words = Words::new(&mut room);
        self.walk_all::<true>(&mut words);
        moves(words.finish())
    }

    #[inline]
    pub(super) fn gen_words<'a>(&self, room: &'a mut [u16; ROOM]) -> &'a [u16] {
        let mut words = Words::new(room);
        self.walk_all::<false>(&mut words);
        self.castle(&mut words);
        words.finish()
    }

    #[inline]
    fn walk_all<const CAPTURES: bool>(&self, words: &mut Words) {
        let side = self.side_to_move();
        for &from in self.pieces(side).squares() {
            self.walk_piece::<CAPTURES>(words, from, side);
        }
        let pawns = match side {
            Color::White => Pawns {
                code: PieceType::Pawn.code(),
                promotion_rank: 7,
            },
            Color::Black => Pawns {
                code: PieceType::BlackPawn.code(),
                promotion_rank: 0,
            },
        };
        for &from in self.pawns(side).squares() {
            self.walk_pawn::<CAPTURES>(words, from, &pawns, side);
        }
    }

    /// Whether a nibble is a piece of this colour, by one subtraction and one comparison.
    #[inline]
    pub(super) fn is_of(nibble: u8, color: Color) -> bool {
        nibble.wrapping_sub(1 + 8 * color as u8) < 6
    }

    #[inline]
    fn walk_piece<const CAPTURES: bool>(&self, words: &mut Words, from: u8, side: Color) {
        let row = self.table.row(self.at(from) & 7, from);
        let mut at = row[usize::from(from & 63)].nextpos;
        while at != from {
            let nibble = self.at(at);
            let entry = row[usize::from(at & 63)];
            let empty = nibble == 0;
            let keep = if CAPTURES {
                Self::is_of(nibble, !side)
            } else {
                !Self::is_of(nibble, side)
            };
            words.push_if(keep, word(from, at) | u16::from(!empty) << 14);
            at = if empty { entry.nextpos } else { entry.nextdir };
        }
    }

    #[inline]
    fn walk_pawn<const CAPTURES: bool>(
        &self,
        words: &mut Words,
        from: u8,
        pawns: &Pawns,
        side: Color,
    ) {
        let row = self.table.row(pawns.code, from);
        let push = row[usize::from(from & 63)].nextpos;
        let promotes = push >> 3 == pawns.promotion_rank;
        if self.at(push) == 0 {
            if promotes {
                words.push_promotions(from, push, MoveKind::PromoteKnight);
            } else if !CAPTURES {
                words.push(from, push, MoveKind::Quiet);
                let double = row[usize::from(push & 63)].nextpos;
                if double != from && self.at(double) == 0 {
                    words.push(from, double, MoveKind::DoublePush);
                }
            }
        }
        let mut at = row[usize::from(from & 63)].nextdir;
        while at != from {
            if Self::is_of(self.at(at), !side) {
                if promotes {
                    words.push_promotions(from, at, MoveKind::CapturePromoteKnight);
                } else {
                    words.push(from, at, MoveKind::Capture);
                }
            } else if at == self.en_passant_target() {
                words.push(from, at, MoveKind::EnPassant);
            }
            at = row[usize::from(at & 63)].nextdir;
        }
    }

    fn castle(&self, words: &mut Words) {
        let (side, rights) = (self.side_to_move(), self.castling());
        let king = self.king_square(side);
        let free = |squares: &[u8]| squares.iter().all(|&at| self.at(at) == 0);
        let safe = |squares: &[u8]| squares.iter().all(|&at| !self.is_attacked(at, !side));
        if rights.has_short(side) {
            let (pass, to) = (king + 1, king + 2);
            if free(&[pass, to]) && safe(&[king, pass, to]) {
                words.push(king, to, MoveKind::CastleShort);
            }
        }
        if rights.has_long(side) {
            let (pass, to, beside) = (king - 1, king - 2, king - 3);
            if free(&[pass, to, beside]) && safe(&[king, pass, to]) {
                words.push(king, to, MoveKind::CastleLong);
            }
        }
    }
}

/// Converts the words of this generator to moves.
fn moves(words: &[u16]) -> Vec<Move> {
    let mv = |&word| Move::from_word(word).expect("the generator writes move words only");
    words.iter().map(mv).collect()
}
