//! The fast move generator: the board in all its copies, the looks, the lanes, the selector, the queues.

pub mod board;
pub mod hand;
pub mod judgement;
pub mod king;
pub mod lane;
pub mod look;
pub mod names;
pub mod posdata;
pub mod queues;
pub mod room;
pub mod sight;
pub mod walk;

use crate::kit::circuit::Circuit;
use crate::proof::{Lemma, Theorem};

use super::posdata::Table;
pub use room::{invariant, signals};

/// What the long lemma is made of: if that changes it is asked again.
pub const JUDGEMENT_SOURCES: [&str; 4] = [
    include_str!("judgement.rs"),
    include_str!("sight.rs"),
    include_str!("../seen.rs"),
    include_str!("../../chess.rs"),
];

/// The lemmas, the long ones first; `body` is the circuit without posdata.
pub fn lemmas<'a>(
    body: &'a Circuit,
    circuit: &'a Circuit,
    table: Option<&'a Table>,
) -> Vec<Lemma<'a>> {
    let mut lemmas = lane::lemmas(body);
    lemmas.push(judgement::lemma());
    lemmas.extend(look::lemmas(body));
    lemmas.push(queues::lemma(body));
    lemmas.push(king::lemma(body));
    lemmas.extend(hand::lemmas(body));
    lemmas.extend(board::lemmas(body));
    lemmas.push(posdata::lemma(circuit, table));
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
            "movegen-fast/posdata",
            "movegen-fast/queues",
        ],
        because: "Each is a goal of these.",
    }]
}
