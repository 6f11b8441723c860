//! Makes and unmakes moves.

use super::{castling_rook, en_passant_victim};
use crate::{CastlingRights, Color, Kind, Move, MoveKind, Piece, Position, Square};

/// What [`Position::unmake`] needs in addition to the move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Undo {
    captured: u8,
    castling: CastlingRights,
    en_passant: Option<Square>,
    halfmove: u32,
    fullmove: u32,
}

impl Undo {
    /// The captured piece, including en passant.
    pub fn captured(&self) -> Option<Piece> {
        Piece::from_nibble(self.captured)
    }
}

impl Position {
    /// Plays a pseudo-legal move of this position and returns what is needed to take it back.
    ///
    /// A double push always sets the en passant square behind the pawn, whether or not an enemy pawn could capture
    /// there: FEN's classic rule.
    ///
    /// A move that does not belong to this position gives a meaningless board or panics.
    pub fn make(&mut self, mv: Move) -> Undo {
        let (from, to, kind) = (mv.from(), mv.to(), mv.kind());
        let side = self.side;
        let nibble = self.nibbles[from.index()];
        let mut undo = Undo {
            captured: 0,
            castling: self.castling,
            en_passant: self.en_passant,
            halfmove: self.halfmove,
            fullmove: self.fullmove,
        };
        self.en_passant = None;
        self.halfmove = self.halfmove.saturating_add(1);
        if kind.is_capture() {
            let at = if kind == MoveKind::EnPassant {
                en_passant_victim(to)
            } else {
                to
            };
            undo.captured = self.nibbles[at.index()];
            self.take(undo.captured, at);
            self.halfmove = 0;
        }
        if kind.is_castling() && self.rooks.is_some() {
            self.castle(mv);
        } else {
            self.carry(nibble, from, to);
        }
        if nibble & 7 == Kind::Pawn as u8 {
            self.halfmove = 0;
            if kind == MoveKind::DoublePush {
                self.en_passant = Some(en_passant_victim(to));
            } else if let Some(promotion) = kind.promotion() {
                self.take(nibble, to);
                self.put(Piece::new(side, promotion).nibble(), to);
            }
        } else if kind.is_castling() && self.rooks.is_none() {
            let (rook_from, rook_to) = castling_rook(side, kind);
            self.carry(Piece::new(side, Kind::Rook).nibble(), rook_from, rook_to);
        }
        let lost = self.rights_lost(nibble, from, to);
        self.castling = self.castling.without(lost);
        if side == Color::Black {
            self.fullmove = self.fullmove.saturating_add(1);
        }
        self.side = !side;
        undo
    }

    /// Takes back the last move and restores everything.
    pub fn unmake(&mut self, mv: Move, undo: Undo) {
        let (from, to, kind) = (mv.from(), mv.to(), mv.kind());
        self.side = !self.side;
        if kind.promotion().is_some() {
            self.take(self.nibbles[to.index()], to);
            self.put(Piece::new(self.side, Kind::Pawn).nibble(), to);
        }
        if kind.is_castling() && self.rooks.is_some() {
            self.uncastle(mv);
        } else {
            self.carry(self.nibbles[to.index()], to, from);
        }
        if kind.is_castling() && self.rooks.is_none() {
            let (rook_from, rook_to) = castling_rook(self.side, kind);
            self.carry(
                Piece::new(self.side, Kind::Rook).nibble(),
                rook_to,
                rook_from,
            );
        }
        if undo.captured != 0 {
            let at = if kind == MoveKind::EnPassant {
                en_passant_victim(to)
            } else {
                to
            };
            self.put(undo.captured, at);
        }
        self.castling = undo.castling;
        self.en_passant = undo.en_passant;
        self.halfmove = undo.halfmove;
        self.fullmove = undo.fullmove;
    }

    /// Passes: the other side is to move, en passant is no longer possible, and the clocks advance.
    ///
    /// This is not a move of chess. In check it gives a position that breaks the rules.
    pub fn make_null(&mut self) -> Undo {
        let undo = Undo {
            captured: 0,
            castling: self.castling,
            en_passant: self.en_passant,
            halfmove: self.halfmove,
            fullmove: self.fullmove,
        };
        self.en_passant = None;
        self.halfmove = self.halfmove.saturating_add(1);
        if self.side == Color::Black {
            self.fullmove = self.fullmove.saturating_add(1);
        }
        self.side = !self.side;
        undo
    }

    /// Takes back a pass.
    pub fn unmake_null(&mut self, undo: Undo) {
        self.side = !self.side;
        self.en_passant = undo.en_passant;
        self.halfmove = undo.halfmove;
        self.fullmove = undo.fullmove;
    }

    /// The position after a pseudo-legal move of this one.
    pub fn play(&self, mv: Move) -> Position {
        let mut after = self.clone();
        after.make(mv);
        after
    }
}

#[cfg(test)]
mod tests {
    use crate::{Color, Position};

    #[test]
    fn unmaking_a_null_move_restores_the_position() {
        let start = Position::startpos();
        let mut position = start.play(start.parse_uci("e2e4").unwrap());
        let before = position.clone();
        let undo = position.make_null();
        assert_eq!(position.side_to_move(), Color::White);
        assert_eq!(
            position.to_string(),
            "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 1 2"
        );
        position.unmake_null(undo);
        assert_eq!(position, before);
    }
}
