//! The board for the walks: a mailbox with piece lists.

use super::Posdata;
use crate::{CastlingRights, Color, Kind, Move, Piece, Position, Square};

/// The value for no en passant square.
pub(super) const NOWHERE: u8 = 64;

/// The rights that remain after a move from or to a square, as a mask.
const KEPT: [u8; 64] = {
    let mut kept = [0; 64];
    let mut index = 0;
    while index < 64 {
        kept[index] = 15 & !CastlingRights::lost_at(Square::ALL[index]).bits();
        index += 1;
    }
    kept
};

/// The squares of one side's pawns, or of its other pieces. Only the king's place is fixed: he is always the first of
/// his list.
#[derive(Clone)]
pub(super) struct List {
    squares: [u8; 64],
    len: u8,
}

impl List {
    /// The squares, 0 to 63.
    #[inline]
    pub(super) fn squares(&self) -> &[u8] {
        &self.squares[..usize::from(self.len & 127).min(64)]
    }
}

/// What a move changes besides the pieces.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct State {
    halfmove: u32,
    fullmove: u32,
    castling: u8,
    en_passant: u8,
}

/// What [`Board::unmake`] needs in addition to the move.
#[derive(Clone, Copy, Debug)]
pub struct Undo {
    state: State,
    /// The nibble of the captured piece, 0 for none, and its former place in its list.
    victim: u8,
    victim_slot: u8,
    /// The former place of a promoted pawn in its list.
    pawn_slot: u8,
}

/// A position as the posdata routines use it: the content of each square, and the squares of each side's pieces. It
/// holds everything that a [`Position`] does, without bitboards.
///
/// ```
/// use fpgambit_engine::Position;
/// use fpgambit_engine::posdata::{Board, Posdata, perft_every_leaf};
///
/// let mut board = Board::new(&Position::startpos(), Posdata::gnuchess());
/// assert_eq!(board.gen_moves().len(), 20);
/// assert_eq!(perft_every_leaf(&mut board, 3), 8_902);
/// ```
#[derive(Clone)]
pub struct Board<'t> {
    pub(super) table: &'t Posdata,
    /// The nibble of each square.
    pub(super) squares: [u8; 64],
    /// The place of each occupied square in its list.
    slots: [u8; 64],
    /// White's pawns and pieces, Black's pawns and pieces.
    lists: [List; 4],
    state: State,
    side: Color,
}

/// The number of the list that holds a nibble's piece.
#[inline]
fn list_of(nibble: u8) -> usize {
    usize::from(nibble >> 2 & 2) | usize::from(nibble & 7 != Kind::Pawn as u8)
}

impl<'t> Board<'t> {
    /// Creates the board of a position, for walks by a table.
    pub fn new(position: &Position, table: &'t Posdata) -> Self {
        let list = List {
            squares: [0; 64],
            len: 0,
        };
        let mut board = Self {
            table,
            squares: [0; 64],
            slots: [0; 64],
            lists: [list.clone(), list.clone(), list.clone(), list],
            state: State {
                halfmove: position.halfmove_clock(),
                fullmove: position.fullmove_number(),
                castling: position.castling().bits(),
                en_passant: position.en_passant().map_or(NOWHERE, |at| at.index() as u8),
            },
            side: position.side_to_move(),
        };
        for king_first in [true, false] {
            for at in Square::ALL {
                let Some(piece) = position.piece_at(at) else {
                    continue;
                };
                if (piece.kind == Kind::King) == king_first {
                    board.put(piece.nibble(), at.index() as u8);
                }
            }
        }
        board
    }

    /// The side to move.
    #[inline]
    pub fn side_to_move(&self) -> Color {
        self.side
    }

    /// The piece on a square.
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        Piece::from_nibble(self.squares[square.index()])
    }

    /// The castling rights.
    pub fn castling(&self) -> CastlingRights {
        CastlingRights::from_bits(self.state.castling)
    }

    /// The en passant square, whether or not a capture there is possible.
    pub fn en_passant(&self) -> Option<Square> {
        Square::try_new(self.state.en_passant)
    }

    /// Half-moves since the last capture or pawn move.
    pub fn halfmove_clock(&self) -> u32 {
        self.state.halfmove
    }

    /// The full-move number.
    pub fn fullmove_number(&self) -> u32 {
        self.state.fullmove
    }

    /// The square of a side's king.
    pub fn king(&self, color: Color) -> Square {
        Square::wrapping(self.king_square(color))
    }

    #[inline]
    pub(super) fn king_square(&self, color: Color) -> u8 {
        self.pieces(color).squares[0]
    }

    #[inline]
    pub(super) fn pawns(&self, color: Color) -> &List {
        &self.lists[2 * color.index()]
    }

    /// A side's pieces other than pawns.
    #[inline]
    pub(super) fn pieces(&self, color: Color) -> &List {
        &self.lists[2 * color.index() + 1]
    }

    #[inline]
    pub(super) fn at(&self, square: u8) -> u8 {
        self.squares[usize::from(square & 63)]
    }

    #[inline]
    pub(super) fn en_passant_target(&self) -> u8 {
        self.state.en_passant
    }

    /// Puts a piece on an empty square and at the end of its list.
    #[inline]
    fn put(&mut self, nibble: u8, square: u8) {
        let list = &mut self.lists[list_of(nibble)];
        list.squares[usize::from(list.len & 63)] = square;
        self.slots[usize::from(square & 63)] = list.len;
        self.squares[usize::from(square & 63)] = nibble;
        list.len += 1;
    }

    /// Takes back [`put`](Self::put): the piece on `square` is the last of its list.
    #[inline]
    fn unput(&mut self, square: u8) {
        let nibble = self.at(square);
        self.lists[list_of(nibble)].len -= 1;
        self.squares[usize::from(square & 63)] = 0;
    }

    /// Removes a piece. The last piece of its list moves to the free place, which is returned.
    #[inline]
    fn take(&mut self, nibble: u8, square: u8) -> u8 {
        let slot = self.slots[usize::from(square & 63)];
        let list = &mut self.lists[list_of(nibble)];
        list.len -= 1;
        let last = list.squares[usize::from(list.len & 63)];
        list.squares[usize::from(slot & 63)] = last;
        self.slots[usize::from(last & 63)] = slot;
        self.squares[usize::from(square & 63)] = 0;
        slot
    }

    /// Takes back [`take`](Self::take).
    #[inline]
    fn untake(&mut self, nibble: u8, square: u8, slot: u8) {
        let list = &mut self.lists[list_of(nibble)];
        // The former last piece is still in its old place, unless the captured piece was itself the last: then anything
        // may have been written there since.
        if slot != list.len {
            let last = list.squares[usize::from(slot & 63)];
            list.squares[usize::from(list.len & 63)] = last;
            self.slots[usize::from(last & 63)] = list.len;
        }
        list.squares[usize::from(slot & 63)] = square;
        self.slots[usize::from(square & 63)] = slot;
        self.squares[usize::from(square & 63)] = nibble;
        list.len += 1;
    }

    /// Moves a piece to an empty square.
    #[inline]
    fn carry(&mut self, nibble: u8, from: u8, to: u8) {
        let slot = self.slots[usize::from(from & 63)];
        self.squares[usize::from(from & 63)] = 0;
        self.squares[usize::from(to & 63)] = nibble;
        self.slots[usize::from(to & 63)] = slot;
        self.lists[list_of(nibble)].squares[usize::from(slot & 63)] = to;
    }

    /// Plays a pseudo-legal move of this board and returns what is needed to take it back.
    ///
    /// A move that does not belong to this board gives a meaningless board or panics.
    pub fn make(&mut self, mv: Move) -> Undo {
        self.make_word(mv.word())
    }

    /// Takes back the last move and restores everything.
    pub fn unmake(&mut self, mv: Move, undo: Undo) {
        self.unmake_word(mv.word(), undo);
    }

    #[inline]
    pub(super) fn make_word(&mut self, word: u16) -> Undo {
        let (from, to, kind) = fields(word);
        let nibble = self.at(from);
        let mut undo = Undo {
            state: self.state,
            victim: 0,
            victim_slot: 0,
            pawn_slot: 0,
        };
        let captures = kind & 4 != 0;
        let pawn = nibble & 7 == Kind::Pawn as u8;
        self.state = State {
            halfmove: if pawn || captures {
                0
            } else {
                self.state.halfmove.saturating_add(1)
            },
            fullmove: self.state.fullmove.saturating_add(self.side as u32),
            castling: self.state.castling & KEPT[usize::from(from)] & KEPT[usize::from(to)],
            // The square between the two of a double push has the rank's low bit flipped, and so has the square of the
            // pawn in an en passant capture.
            en_passant: if kind == 1 { to ^ 8 } else { NOWHERE },
        };
        if captures {
            let at = if kind == 5 { to ^ 8 } else { to };
            undo.victim = self.at(at);
            undo.victim_slot = self.take(undo.victim, at);
        }
        if kind & 8 != 0 {
            undo.pawn_slot = self.take(nibble, from);
            self.put((nibble & 8) | (Kind::Knight as u8 + (kind & 3)), to);
        } else {
            self.carry(nibble, from, to);
            if kind & 14 == 2 {
                let (corner, beside) = rook_squares(to, kind);
                self.carry(self.at(corner), corner, beside);
            }
        }
        self.side = !self.side;
        undo
    }

    #[inline]
    pub(super) fn unmake_word(&mut self, word: u16, undo: Undo) {
        let (from, to, kind) = fields(word);
        self.side = !self.side;
        self.state = undo.state;
        if kind & 8 != 0 {
            self.unput(to);
            let pawn = Piece::new(self.side, Kind::Pawn).nibble();
            self.untake(pawn, from, undo.pawn_slot);
        } else {
            self.carry(self.at(to), to, from);
            if kind & 14 == 2 {
                let (corner, beside) = rook_squares(to, kind);
                self.carry(self.at(beside), beside, corner);
            }
        }
        if kind & 4 != 0 {
            let at = if kind == 5 { to ^ 8 } else { to };
            self.untake(undo.victim, at, undo.victim_slot);
        }
    }
}

/// From, to and kind of a move word.
#[inline]
pub(super) fn fields(word: u16) -> (u8, u8, u8) {
    (
        (word & 63) as u8,
        (word >> 6 & 63) as u8,
        (word >> 12) as u8,
    )
}

/// The squares that a castling rook leaves and arrives on, from the king's destination.
fn rook_squares(king_to: u8, kind: u8) -> (u8, u8) {
    if kind == 2 {
        (king_to + 1, king_to - 1)
    } else {
        (king_to - 2, king_to + 1)
    }
}
