//! A game as the GUI sent it.

use fpgambit_engine::{Move, Position};

/// A game so far.
#[derive(Clone)]
pub struct Game {
    pub start: Position,
    pub moves: Vec<Move>,
    /// The position after the moves.
    pub end: Position,
}

impl Game {
    /// Creates the game of these moves from a position.
    pub fn of(start: Position, moves: Vec<Move>) -> Game {
        let mut end = start.clone();
        for &mv in &moves {
            end.make(mv);
        }
        Game { start, moves, end }
    }
}
