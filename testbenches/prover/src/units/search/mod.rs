//! Three blocks of the searcher, each by itself: the sorter of moves, the control with its window step, the evaluator.
//!
//! Nothing is proved of the wires between them, nor of the stack: the theorems say what they take from both.

mod control;
mod evaluator;
mod faults;
mod names;
mod sorter;

use crate::unit::{Memories, MemoryFile, ProvedUnit, named};
use kit::graph::*;
use kit::proof::{Theorem, list};

/// What the three have in common.
const BLOCK: ProvedUnit = ProvedUnit {
    unit: "search",
    build: "compact",
    design: "",
    file: "search/search.v",
    top: "",
    forms: &[],
    copies: &[],
    signals: Vec::new,
    lemmas: |_| Vec::new(),
    theorems: Vec::new,
    faults: &[],
    ports: None,
    says_all: false,
};

/// The sorter of moves.
pub static SORTER: ProvedUnit = ProvedUnit {
    design: "search-sorter",
    top: "fpgambit_search_move_sorter",
    forms: &[("search, its sorter of moves", Memories::Registers)],
    signals: || named(&[names::sorter::SIGNALS]),
    lemmas: |design| sorter::lemmas(&design.circuit),
    theorems: || {
        vec![Theorem {
            name: "search: a node's moves are tried in order, none skipped, none twice",
            says: "Let the entries of one generation have different ranks, and the same ones come whenever the node is \
                   generated again. Then the entry offered has come, ranks above the last one tried, and below every other \
                   such entry; where none is offered and none is told to be left, there is none.",
            lemmas: list("order stack"),
            because: "What is kept or told to be left loses none of what came above the last one tried (order): a generation \
                      starts with nothing kept, each entry is kept in its place or told of, and trying the first makes it the \
                      last. When all kept are tried, the next generation passes over what is not above it. A node's entries \
                      come back from the stack as they were left (stack), which takes it that the stack returns what it got.",
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

/// The first is the smaller, as numbers with a sign.
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

/// The number with its sign turned round.
fn negated(word: &[Lit]) -> Word {
    minus(&constant(0, word.len()), word)
}
