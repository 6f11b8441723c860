//! Boards that can play: what the two generators of this module share.

use super::State;
use super::state::{FULLMOVE_MAX, HALFMOVE_MAX};
use crate::position::{castling_rook, en_passant_victim};
use crate::{CastlingRights, Color, Kind, Move, MoveKind, MoveList, Piece, Square};

/// A board that gives the piece on a square, generates moves and plays them on copies of itself.
///
/// A representation provides squares, state, pseudo-legal moves and attacks; the rest follows from these.
/// [`crate::movegen`] defines pseudo-legal. Clocks stop at the largest number that the representation can hold.
pub trait Mailbox: Copy {
    /// The nibble of a square: 0 empty, otherwise [`Piece::nibble`].
    fn nibble(&self, square: Square) -> u8;

    /// Puts a nibble on a square.
    fn set(&mut self, square: Square, nibble: u8);

    /// Everything except the pieces.
    fn state(&self) -> State;

    /// Changes everything except the pieces.
    fn set_state(&mut self, state: State);

    /// The pseudo-legal moves of the side to move.
    fn pseudo_legal_moves(&self) -> MoveList;

    /// Whether a side attacks a square.
    fn is_attacked(&self, square: Square, by: Color) -> bool;

    /// The square of a side's king.
    ///
    /// # Panics
    /// If there is none, which is true of no position.
    fn king(&self, color: Color) -> Square {
        let king = Piece::new(color, Kind::King).nibble();
        let mut squares = Square::ALL.into_iter();
        squares
            .find(|square| self.nibble(*square) == king)
            .expect("each side has a king")
    }

    /// Appends the castling moves: the right exists, the squares between king and rook are empty, and the king is not
    /// in check and neither passes over nor reaches an attacked square.
    fn push_castling(&self, moves: &mut MoveList) {
        let State { side, castling, .. } = self.state();
        let on = |file| Square::from_file_rank(file, side.rank(0));
        let free = |files: &[u8]| files.iter().all(|&file| self.nibble(on(file)) == 0);
        let safe = |files: &[u8]| files.iter().all(|&file| !self.is_attacked(on(file), !side));
        if castling.has_short(side) && free(&[5, 6]) && safe(&[4, 5, 6]) {
            moves.push(Move::new(on(4), on(6), MoveKind::CastleShort));
        }
        if castling.has_long(side) && free(&[1, 2, 3]) && safe(&[4, 3, 2]) {
            moves.push(Move::new(on(4), on(2), MoveKind::CastleLong));
        }
    }

    /// The board after a pseudo-legal move; after any other move the result is meaningless.
    fn play(&self, mv: Move) -> Self {
        let mut after = *self;
        let mut state = self.state();
        let (from, to, kind) = (mv.from(), mv.to(), mv.kind());
        let side = state.side;
        let nibble = self.nibble(from);
        after.set(from, 0);
        after.set(to, nibble);
        match kind {
            MoveKind::EnPassant => after.set(en_passant_victim(to), 0),
            MoveKind::CastleShort | MoveKind::CastleLong => {
                let (corner, beside) = castling_rook(side, kind);
                after.set(corner, 0);
                after.set(beside, Piece::new(side, Kind::Rook).nibble());
            }
            _ => {
                if let Some(promotion) = kind.promotion() {
                    after.set(to, Piece::new(side, promotion).nibble());
                }
            }
        }
        let lost = CastlingRights::lost_at(from).with(CastlingRights::lost_at(to));
        let irreversible = kind.is_capture() || nibble & 7 == Kind::Pawn as u8;
        state.castling = state.castling.without(lost);
        state.en_passant = (kind == MoveKind::DoublePush).then(|| en_passant_victim(to));
        state.halfmove = if irreversible {
            0
        } else {
            (state.halfmove + 1).min(HALFMOVE_MAX)
        };
        state.fullmove = (state.fullmove + side as u32).min(FULLMOVE_MAX);
        state.side = !side;
        after.set_state(state);
        after
    }

    /// The legal moves: the pseudo-legal moves that leave the own king unattacked.
    fn legal_moves(&self) -> MoveList {
        let side = self.state().side;
        let mut moves = self.pseudo_legal_moves();
        moves.retain(|mv| {
            let after = self.play(mv);
            !after.is_attacked(after.king(side), !side)
        });
        moves
    }

    /// The number of move sequences of exactly `depth` plies; the last ply is counted without making its moves.
    fn perft(&self, depth: u32) -> u64 {
        match depth {
            0 => 1,
            1 => self.legal_moves().len() as u64,
            _ => {
                let moves = self.legal_moves().into_iter();
                moves.map(|mv| self.play(mv).perft(depth - 1)).sum()
            }
        }
    }
}

/// Appends a pawn's move, or four if it promotes.
pub(super) fn push_pawn(moves: &mut MoveList, from: Square, to: Square, capture: bool) {
    if matches!(to.rank(), 0 | 7) {
        let kinds = Kind::PROMOTIONS.map(|piece| MoveKind::promotion_to(piece, capture));
        for kind in kinds.into_iter().flatten() {
            moves.push(Move::new(from, to, kind));
        }
    } else {
        moves.push(Move::new(from, to, plain(capture)));
    }
}

/// The kind of a move without special effects: quiet or capture.
pub(super) fn plain(capture: bool) -> MoveKind {
    if capture {
        MoveKind::Capture
    } else {
        MoveKind::Quiet
    }
}
