//! The chain unit: its answer is the comparison of whole boards, for every game.

pub mod moves;
pub mod names;

use crate::kit::circuit::Circuit;
use crate::proof::{Lemma, Theorem};

/// The lemmas.
pub fn lemmas(circuit: &Circuit) -> Vec<Lemma<'_>> {
    moves::lemmas(circuit)
}

/// The theorems.
pub fn theorems() -> Vec<Theorem> {
    vec![Theorem {
        name: "chains: the history is what was pushed",
        says: "For every game of loads, pushes, pops, queries and resets: each of the last 510 moves pushed and not popped \
               is kept under its number, the reversible moves are those after the newest irreversible one, as far as they \
               are kept; a load forgets all, a query and a reset nothing; head, kept and reversible moves are after push \
               and pop what they were, but that the oldest is lost if 510 were kept already.",
        lemmas: vec![
            "chains/push",
            "chains/pop",
            "chains/load",
            "chains/stays",
            "chains/exclusive",
            "chains/ready",
            "chains/kept",
        ],
        because: "A move is taken only when the unit is free (exclusive), the newest word then stands ready (ready), and \
                  push, pop and load say what they do to words and counters; nothing else changes these (stays). A push \
                  writes under a number that is not kept, because 512 are there and at most 510 are kept (kept).",
    }]
}
