//! A fast search for attackers along lines of sight, for legality tests.
//!
//! Instead of walking all rays of the attacked square, it tests for each enemy piece whether the piece's own
//! empty-board rays lead there, and walks only those that do.

use super::board::NOWHERE;
use super::{Board, PieceType};
use crate::{Color, Kind, Piece};

/// What is between two squares of a line.
enum Between {
    Nothing,
    One(u8),
    More,
}

impl Board<'_> {
    /// Whether a side attacks a square, 0 to 63.
    #[inline]
    pub(super) fn is_attacked(&self, square: u8, by: Color) -> bool {
        self.is_attacked_without(square, by, NOWHERE)
    }

    /// Whether a side attacks a square if `lifted` were empty; a piece of that side on `lifted` does not attack.
    #[inline]
    pub(super) fn is_attacked_without(&self, square: u8, by: Color, lifted: u8) -> bool {
        if self.is_attacked_by_pawn(square, by, lifted) {
            return true;
        }
        self.pieces(by).squares().iter().any(|&from| {
            let sight = self.table.sight(from, square);
            let code = self.at(from) & 7;
            sight.types >> code & 1 != 0 && from & 63 != lifted && {
                let row = self.table.row(code, from);
                let mut at = sight.first;
                while at != square && (self.at(at) == 0 || at == lifted) {
                    at = row[usize::from(at & 63)].nextpos;
                }
                at == square
            }
        })
    }

    /// Pawns that attack the square are where the other side's pawns could capture from it.
    #[inline]
    fn is_attacked_by_pawn(&self, square: u8, by: Color, lifted: u8) -> bool {
        let pawn = Piece::new(by, Kind::Pawn).nibble();
        let row = self
            .table
            .row(PieceType::of(Kind::Pawn, !by).code(), square);
        let mut at = row[usize::from(square & 63)].nextdir;
        while at != square {
            if self.at(at) == pawn && at & 63 != lifted {
                return true;
            }
            at = row[usize::from(at & 63)].nextdir;
        }
        false
    }

    /// The squares from which a move may leave the own king in check, as a set with bit n for square n.
    ///
    /// If the side to move is in check, these are all squares; otherwise the king's, and those of pieces that are alone
    /// between him and an enemy slider. En passant is not covered.
    pub(super) fn doubtful(&self) -> u64 {
        let (side, by) = (self.side_to_move(), !self.side_to_move());
        let king = self.king_square(side);
        if self.is_attacked_by_pawn(king, by, NOWHERE) {
            return u64::MAX;
        }
        let mut squares = 1 << king;
        for &from in self.pieces(by).squares() {
            let sight = self.table.sight(from, king);
            let code = self.at(from) & 7;
            if sight.types >> code & 1 != 0 {
                match self.between(code, from, sight.first, king) {
                    Between::Nothing => return u64::MAX,
                    Between::One(at) => squares |= 1 << at,
                    Between::More => {}
                }
            }
        }
        squares
    }

    /// What is in a piece's way from the first square of a ray to another of its squares.
    #[inline]
    fn between(&self, code: u8, from: u8, first: u8, to: u8) -> Between {
        let row = self.table.row(code, from);
        let mut found = Between::Nothing;
        let mut at = first;
        while at != to {
            if self.at(at) != 0 {
                found = match found {
                    Between::Nothing => Between::One(at),
                    _ => return Between::More,
                };
            }
            at = row[usize::from(at & 63)].nextpos;
        }
        found
    }
}
