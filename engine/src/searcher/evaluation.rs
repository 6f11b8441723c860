//! The interface between the search and its evaluation.

use arrayvec::ArrayVec;

use crate::position::en_passant_victim;
use crate::{Color, Kind, Move, Piece, Position, Square};

/// Evaluates each position of a line, updated move by move.
pub trait Evaluation {
    /// Starts a line at this position.
    fn load(&mut self, position: &Position);

    /// Makes a legal move of the position at the end of the line.
    fn make(&mut self, before: &Position, mv: Move);

    /// Passes for the side to move.
    fn pass(&mut self);

    /// Takes back the last move or pass.
    fn unmake(&mut self);

    /// Returns the value of the position at the end of the line for `side`, which must be the side to move: centipawns,
    /// from -[`VALUE_MAX`](super::VALUE_MAX) to [`VALUE_MAX`](super::VALUE_MAX).
    fn value(&self, side: Color) -> i16;
}

/// A piece put on a square or removed from it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Change {
    /// The piece's nibble.
    pub nibble: u8,
    /// The square.
    pub square: Square,
    /// Whether the piece is put there; otherwise it is removed.
    pub put: bool,
}

/// Returns the changes that a legal move makes on the board, in standard chess or Chess960: two to four pieces.
///
/// The removed pieces come first, and the mover is the first of these.
pub fn changes(before: &Position, mv: Move) -> ArrayVec<Change, 4> {
    let (from, to, kind) = (mv.from(), mv.to(), mv.kind());
    let side = before.side_to_move();
    let mover = before.nibble_at(from);
    let rook = Piece::new(side, Kind::Rook).nibble();
    let take = |nibble, square| Change {
        nibble,
        square,
        put: false,
    };
    let put = |nibble, square| Change {
        nibble,
        square,
        put: true,
    };
    let mut changes = ArrayVec::new();
    changes.push(take(mover, from));
    if kind.is_capture() {
        let at = match kind {
            crate::MoveKind::EnPassant => en_passant_victim(to),
            _ => to,
        };
        changes.push(take(before.nibble_at(at), at));
    }
    if kind.is_castling() {
        let castled = before.castled(mv);
        changes.push(take(rook, castled.rook_from));
        changes.push(put(rook, castled.rook_to));
        changes.push(put(mover, castled.king_to));
        return changes;
    }
    let arrives = kind.promotion().map(|kind| Piece::new(side, kind).nibble());
    changes.push(put(arrives.unwrap_or(mover), to));
    changes
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::RandomBoards;

    /// Applying the changes to the board before the move gives the board after it.
    #[test]
    fn changes_reproduce_the_board_after_the_move() {
        let seed = 3;
        println!("seed {seed}");
        for position in RandomBoards::new(seed).take(400) {
            for mv in position.legal_moves() {
                let mut board = *position.nibbles();
                for change in changes(&position, mv) {
                    let square = &mut board[change.square.index()];
                    let (had, has) = match change.put {
                        true => (0, change.nibble),
                        false => (change.nibble, 0),
                    };
                    assert_eq!(*square, had, "{position} {mv}");
                    *square = has;
                }
                assert_eq!(board, *position.play(mv).nibbles(), "{position} {mv}");
            }
        }
    }
}
