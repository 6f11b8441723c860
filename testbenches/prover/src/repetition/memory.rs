//! The unit's memories as the proofs see them: the examined position, and the moves by their numbers.

use super::names as n;
use crate::kit::circuit::{Circuit, State};
use crate::kit::graph::{Graph, Lit, Word};

/// The examined position and the moves kept.
pub struct Game {
    /// What stands on each square.
    pub board: Vec<Word>,
    /// The moves of even and of odd number.
    pub moves: [Vec<Word>; 2],
    /// The number of the next move.
    pub head: Word,
}

impl Game {
    /// As a state holds it.
    pub fn of(circuit: &Circuit, state: &State) -> Game {
        Game {
            board: circuit.words(state, n::BOARD, 64),
            moves: [
                circuit.words(state, n::EVEN_WORDS, 256),
                circuit.words(state, n::ODD_WORDS, 256),
            ],
            head: circuit.get(state, n::HEAD),
        }
    }

    /// What stands on a square.
    pub fn on(&self, graph: &Graph, square: &[Lit]) -> Word {
        graph.read(&self.board, square)
    }

    /// The move of a number.
    pub fn numbered(&self, graph: &Graph, number: &[Lit]) -> Word {
        let [even, odd] = &self.moves;
        graph.choose(
            number[0],
            &graph.read(odd, &number[1..9]),
            &graph.read(even, &number[1..9]),
        )
    }
}
