//! What evaluates the nodes: one interface, whatever is behind it.

use arrayvec::ArrayVec;

use crate::position::en_passant_victim;
use crate::{Color, Kind, Move, Piece, Position, Square};

/// A value for each position of a line, kept up to date move by move.
pub trait Evaluation {
    /// Begins a line at this position.
    fn load(&mut self, position: &Position);

    /// A legal move of the position at the line's end is made.
    fn make(&mut self, before: &Position, mv: Move);

    /// The side to move passes.
    fn pass(&mut self);

    /// What was last made, move or pass, is taken back.
    fn unmake(&mut self);

    /// What the position at the line's end is worth to this side, which is to move there: centipawns, from
    /// -[`VALUE_MAX`](super::VALUE_MAX) to [`VALUE_MAX`](super::VALUE_MAX).
    fn value(&self, side: Color) -> i16;
}

/// A man put on a square or taken from it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Change {
    /// The man's nibble.
    pub nibble: u8,
    /// The square.
    pub square: Square,
    /// Whether he is put there; else he is taken away.
    pub put: bool,
}

/// What a legal move, of ordinary chess or Chess960, changes on the board, two to four men: first those that are taken away,
/// the mover first.
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

    /// The changes lead from the board before to the board after.
    #[test]
    fn changes_are_what_a_move_changes() {
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
