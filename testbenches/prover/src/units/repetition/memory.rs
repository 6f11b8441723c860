//! The unit's memories as the proofs see them: the examined position, and the moves by number.

use super::names as n;
use kit::prelude::*;

/// The examined position and the stored moves.
pub struct Game {
    /// The piece on each square.
    pub board: Vec<Word>,
    /// The moves with even and with odd numbers.
    pub moves: [Vec<Word>; 2],
    /// The number of the next move.
    pub head: Word,
}

impl Game {
    /// Reads the examined position and the moves from a state.
    pub fn of(state: &State<'_>) -> Game {
        Game {
            board: state.words(n::BOARD, 64),
            moves: [
                state.words(n::EVEN_WORDS, 256),
                state.words(n::ODD_WORDS, 256),
            ],
            head: state.get(n::HEAD),
        }
    }

    /// Returns the piece on a square.
    pub fn on(&self, square: &[Lit]) -> Word {
        read_at(&self.board, square)
    }

    /// Returns the move of a number.
    pub fn numbered(&self, number: &[Lit]) -> Word {
        let [even, odd] = &self.moves;
        choose(
            number[0],
            &read_at(odd, &number[1..9]),
            &read_at(even, &number[1..9]),
        )
    }
}
