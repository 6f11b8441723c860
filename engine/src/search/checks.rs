//! Finds out which moves give check before they are made.

use crate::{Bitboard, Move, Position, Square, attacks};

/// The squares from which pieces give check to the enemy king.
pub struct Checks {
    /// The checking squares, by kind.
    from: [Bitboard; 7],
    /// Own pieces that may block a line on which another piece would give check.
    before: Bitboard,
    king: Square,
}

impl Checks {
    /// Computes the checks for the side to move.
    pub fn of(position: &Position) -> Checks {
        let side = position.side_to_move();
        let king = position.king(!side);
        let occupied = position.occupied();
        let straight = attacks::rook(king, occupied);
        let slanting = attacks::bishop(king, occupied);
        Checks {
            from: [
                Bitboard::EMPTY,
                attacks::pawn(!side, king),
                attacks::knight(king),
                slanting,
                straight,
                straight | slanting,
                Bitboard::EMPTY,
            ],
            before: position.shields(king, side) & position.of_color(side),
            king,
        }
    }

    /// Returns whether the move gives check. It overlooks the rook in castling, lines opened by an en passant capture,
    /// and the piece that a pawn promotes to.
    #[inline]
    pub fn given_by(&self, position: &Position, mv: Move) -> bool {
        let kind = usize::from(position.nibble_at(mv.from()) & 7);
        self.from[kind].has(mv.to())
            || (self.before.has(mv.from()) && !attacks::line(self.king, mv.from()).has(mv.to()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::MoveKind;
    use crate::random::RandomGames;

    /// The prediction agrees with what making the move shows.
    #[test]
    fn predicted_checks_equal_actual_checks() {
        let seed = 21;
        println!("seed {seed}");
        let mut found = 0;
        for position in RandomGames::new(seed).take(3_000) {
            let checks = Checks::of(&position);
            for mv in position.legal_moves() {
                let kind = mv.kind();
                if kind.is_castling() || kind.promotion().is_some() || kind == MoveKind::EnPassant {
                    continue;
                }
                let given = position.play(mv).is_check();
                assert_eq!(checks.given_by(&position, mv), given, "{position} {mv}");
                found += u32::from(given);
            }
        }
        assert!(found > 1_000, "{found}");
    }
}
