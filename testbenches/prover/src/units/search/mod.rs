//! Three blocks of the searcher, each proved as a separate circuit: the move sorter, the control with its window step,
//! and the evaluator.
//!
//! Nothing is proved about the wires between them, or about the stack. The theorems state what they assume about both.

mod control;
mod evaluator;
mod faults;
mod names;
mod sorter;

use crate::unit::{Memories, MemoryFile, ProvedUnit, named};
use kit::prelude::*;

/// What the definitions of the three blocks have in common.
const BLOCK: ProvedUnit = ProvedUnit {
    unit: "search",
    build: "compact",
    design: "",
    file: "search/fpgambit_search.f",
    top: "",
    forms: &[],
    signals: Vec::new,
    lemmas: |_| Vec::new(),
    theorems: Vec::new,
    faults: &[],
    ports: None,
    says_all: false,
};

/// The move sorter.
pub static SORTER: ProvedUnit = ProvedUnit {
    design: "search-sorter",
    top: "fpgambit_search_move_sorter",
    forms: &[("search, its sorter of moves", Memories::Registers)],
    signals: || named(&[names::sorter::SIGNALS]),
    lemmas: |design| sorter::lemmas(&design.circuit),
    theorems: || {
        vec![Theorem {
            name: "search: a node tries each of its moves once, in the order of their ranks",
            says: "Assume that the entries of a generation have different ranks, and that generating a node again gives the same \
                   entries. Then the sorter offers the entry with the lowest rank above the last one tried; if it offers none \
                   and `more` is low, no such entry has arrived.",
            lemmas: list("order stack"),
            because: "No entry above the last one tried is lost without setting `more` (order): a generation starts \
                      with empty slots, the sorter inserts each entry by its rank, and when the node tries the first \
                      entry, this becomes the last one tried. When all slots have been tried, the next generation \
                      skips every entry that does not rank above it. The stack restores a node's entries (stack); the \
                      theorem assumes that the stack returns what was written.",
        }]
    },
    faults: faults::SORTER,
    ..BLOCK
};

/// The control.
pub static CONTROL: ProvedUnit = ProvedUnit {
    design: "search-control",
    top: "fpgambit_search_control",
    forms: &[("search, its control", Memories::Registers)],
    signals: || named(&[names::control::SIGNALS]),
    lemmas: |design| control::lemmas(&design.circuit),
    theorems: control::theorems,
    faults: faults::CONTROL,
    ..BLOCK
};

/// The evaluator.
pub static EVALUATOR: ProvedUnit = ProvedUnit {
    design: "search-evaluator",
    top: "fpgambit_search_evaluator",
    forms: &[(
        "search, its evaluator",
        Memories::Words(
            &[MemoryFile {
                parameter: "SQUARES_FILE",
                shipped: "squares.mem",
                copy: "\"squares_given.mem\"",
            }],
            &[],
        ),
    )],
    signals: || named(&[names::evaluator::SIGNALS]),
    lemmas: |design| evaluator::lemmas(&design.circuit),
    theorems: evaluator::theorems,
    faults: faults::EVALUATOR,
    ..BLOCK
};

/// Whether `a` is less than `b`, as signed numbers.
fn below(a: &[Lit], b: &[Lit]) -> Lit {
    let turned = |word: &[Lit]| {
        let mut word = word.to_vec();
        if let Some(sign) = word.last_mut() {
            *sign = !*sign;
        }
        word
    };
    less(&turned(a), &turned(b))
}

/// Returns the negated number.
fn negated(word: &[Lit]) -> Word {
    minus(&constant(0, word.len()), word)
}
