//! The position in the circuit's registers, in the form that the proofs use.

use super::names as n;
pub use crate::blocks::board::{nibbles, planes, planes_of, squares};
use kit::prelude::*;
use spec::rules::Position;

/// Returns the position in a state. It is the same in every state of a generation (lemma `frozen`).
pub fn position(state: &State<'_>) -> Position {
    let ranks = n::RANKS.map(|rank| state.get(rank));
    let rights = state.get(n::RIGHTS);
    Position {
        squares: squares(&ranks),
        black: state.bit(n::SIDE),
        rights: std::array::from_fn(|right| rights[right]),
        passant: state.bit(n::PASSANT),
        target: decode(&state.get(n::TARGET)),
    }
}

/// Returns the board image of a state, to print a counterexample: eight words for the ranks, then the state word.
pub fn image(state: &State<'_>) -> Vec<Word> {
    let ranks = n::RANKS.map(|rank| state.get(rank));
    let state_word = [n::SIDE, n::RIGHTS, n::PASSANT, n::TARGET]
        .iter()
        .flat_map(|name| state.get(name))
        .collect();
    nibbles(&ranks).chain([state_word]).collect()
}
