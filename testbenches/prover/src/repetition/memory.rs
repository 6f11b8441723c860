//! The unit's memories as the proofs see them: the examined position, and the moves by their numbers.

use super::names as n;
use crate::kit::circuit::{Circuit, State};
use crate::kit::graph::{Graph, Lit, Word};

/// Every word of a memory.
pub fn words(circuit: &Circuit, state: &State, name: &str, depth: usize) -> Vec<Word> {
    (0..depth)
        .map(|index| circuit.get(state, &format!("{name}[{index}]")))
        .collect()
}

/// A memory's word at an address.
pub fn at(graph: &Graph, words: &[Word], address: &[Lit]) -> Word {
    let mut words = words.to_vec();
    for &bit in address {
        words = words
            .chunks(2)
            .map(|pair| graph.choose(bit, &pair[1], &pair[0]))
            .collect();
    }
    words.remove(0)
}

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
            board: words(circuit, state, n::BOARD, 64),
            moves: [
                words(circuit, state, n::EVEN_WORDS, 256),
                words(circuit, state, n::ODD_WORDS, 256),
            ],
            head: circuit.get(state, n::HEAD),
        }
    }

    /// What stands on a square.
    pub fn on(&self, graph: &Graph, square: &[Lit]) -> Word {
        at(graph, &self.board, square)
    }

    /// The move of a number.
    pub fn numbered(&self, graph: &Graph, number: &[Lit]) -> Word {
        let [even, odd] = &self.moves;
        graph.choose(
            number[0],
            &at(graph, odd, &number[1..9]),
            &at(graph, even, &number[1..9]),
        )
    }
}

/// The difference of two words.
pub fn minus(graph: &Graph, a: &[Lit], b: &[Lit]) -> Word {
    let negated: Word = b.iter().map(|&bit| !bit).collect();
    let one = graph.number(1, a.len());
    graph.add(&graph.add(a, &negated), &one)
}
