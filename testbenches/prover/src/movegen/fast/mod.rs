//! The fast move generator: the board in all its copies, the looks, the lanes, the selector, the queues.

pub mod board;
pub mod hand;
pub mod judgement;
pub mod king;
pub mod lane;
pub mod look;
pub mod names;
pub mod queues;
pub mod room;
pub mod sight;
pub mod walk;

use crate::kit::circuit::Circuit;
use crate::proof::{Lemma, Theorem};

pub use room::{invariant, signals};

/// The lemmas; posdata is cut out of the circuit.
pub fn lemmas(circuit: &Circuit) -> Vec<Lemma<'_>> {
    let mut lemmas = board::lemmas(circuit);
    lemmas.extend(look::lemmas(circuit));
    lemmas.extend(lane::lemmas(circuit));
    lemmas.extend(hand::lemmas(circuit));
    lemmas.push(king::lemma(circuit));
    lemmas.push(judgement::lemma());
    lemmas.push(queues::lemma(circuit));
    lemmas
}

/// The theorems.
pub fn theorems() -> Vec<Theorem> {
    vec![Theorem {
        name: "movegen, fast: one board in all its copies",
        says: "Whatever is loaded, word by word or whole, in any order and with resets at any time: each rank once loaded is \
               the same in the looks' registers, the selector's memory and the memories of the king and the four lanes, and \
               is what was last loaded; a board taken whole becomes the board all at once; the kings' squares are right \
               as long as a loaded word is not loaded again with another content before the next start.",
        lemmas: vec![
            "movegen-fast/board",
            "movegen-fast/kings",
            "movegen-fast/looks",
            "movegen-fast/steps",
            "movegen-fast/lane",
            "movegen-fast/alike",
            "movegen-fast/selector",
            "movegen-fast/timing",
            "movegen-fast/king",
            "movegen-fast/judgement",
            "movegen-fast/queues",
        ],
        because: "Each is a goal of these.",
    }]
}
