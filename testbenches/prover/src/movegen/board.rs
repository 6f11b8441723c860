//! The position in the circuit's registers, and the registers as the proofs see them.

use super::names as n;
use crate::chess::Position;
use crate::kit::circuit::{Circuit, State};
use crate::kit::graph::{Graph, Lit, Word};

/// The squares of eight ranks of planes.
pub fn squares(ranks: &[Word; 8]) -> Vec<[Lit; 4]> {
    (0..64)
        .map(|square| std::array::from_fn(|bit| ranks[square / 8][8 * bit + square % 8]))
        .collect()
}

/// The nibbles of ranks of planes, file a lowest.
pub fn nibbles(ranks: &[Word; 8]) -> impl Iterator<Item = Word> {
    ranks
        .iter()
        .map(|planes| (0..32).map(|bit| planes[8 * (bit % 4) + bit / 4]).collect())
}

/// The position a state holds: what is loaded stays where it is, so it is the same in every state of a generation.
pub fn position(graph: &Graph, circuit: &Circuit, state: &State) -> Position {
    let ranks = n::RANKS.map(|rank| circuit.get(state, rank));
    let rights = circuit.get(state, n::RIGHTS);
    Position {
        squares: squares(&ranks),
        black: circuit.get(state, n::SIDE)[0],
        rights: std::array::from_fn(|right| rights[right]),
        passant: circuit.get(state, n::PASSANT)[0],
        target: graph.decode(&circuit.get(state, n::TARGET)),
    }
}

/// The board image of a state, to tell a counterexample: eight words for the ranks, then the state word.
pub fn image(circuit: &Circuit, state: &State) -> Vec<Word> {
    let ranks = n::RANKS.map(|rank| circuit.get(state, rank));
    let state_word = [n::SIDE, n::RIGHTS, n::PASSANT, n::TARGET]
        .iter()
        .flat_map(|name| circuit.get(state, name))
        .collect();
    nibbles(&ranks).chain([state_word]).collect()
}

/// The planes of one rank, by its number.
pub fn planes_of(graph: &Graph, circuit: &Circuit, state: &State, rank: &[Lit]) -> Word {
    let choice = graph.decode(rank);
    let ranks = n::RANKS.map(|rank| circuit.get(state, rank));
    (0..32)
        .map(|bit| graph.any((0..8).map(|rank| graph.and(choice[rank], ranks[rank][bit]))))
        .collect()
}
