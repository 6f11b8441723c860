//! The attack unit: its answers are correct for every board.
//!
//! `control` proves what all queries share (loads, start, answer stream, counters), `attackers` queries 0 and 1,
//! `mobility` query 3, and `nested_case` query 4; `inner`, `outer` and `nested` have the invariants of the walks.

mod attackers;
mod board;
mod control;
mod faults;
mod inner;
mod mobility;
mod names;
mod nested;
mod nested_case;
mod outer;

use crate::blocks::posdata::{self, Table};
use crate::blocks::stream::Ports;
use crate::unit::{Memories, Posdata, ProvedUnit, named};
use kit::prelude::*;

/// The unit.
pub static UNIT: ProvedUnit = ProvedUnit {
    unit: "attack",
    build: "compact",
    design: "attack",
    file: "attack/fpgambit_attack.f",
    top: "fpgambit_attack",
    forms: &[
        ("attack, posdata as logic", Memories::PosdataLogic(&POSDATA)),
        (
            "attack, posdata as a memory",
            Memories::PosdataTable(&POSDATA),
        ),
    ],
    signals: || named(&[names::SIGNALS, crate::blocks::names::SIGNALS]),
    lemmas: |design| lemmas(design.body(), &design.circuit, design.table.as_ref()),
    theorems,
    faults: faults::FAULTS,
    ports: Some(Ports {
        lemmas: ["attack/offers", "attack/reset"],
        theorem: "attack: the stream protocol",
        stream: "answer",
        payload: &["answer_word", "answer_last"],
        last: Some("answer_last"),
        requests: &["load", "board", "query"],
        ready: &["load", "board", "query"],
        ahead: None,
        invariant: None,
    }),
    says_all: false,
};

/// The unit's posdata module.
static POSDATA: Posdata = Posdata {
    module: "fpgambit_attack_posdata",
    logic: || named(&[names::COMPUTED]),
    table: |netlist| posdata::of_memory(netlist, POSDATA.module),
};

/// Returns the lemmas; `body` is the circuit without posdata.
fn lemmas<'a>(body: &'a Circuit, circuit: &'a Circuit, table: Option<&'a Table>) -> Vec<Lemma<'a>> {
    let mut lemmas = attackers::lemmas(body);
    lemmas.push(nested_case::lemma(body));
    lemmas.push(mobility::lemma(body));
    lemmas.extend(posdata::lemmas(
        ["attack/posdata", "attack/requests"],
        circuit,
        table,
    ));
    lemmas.extend(control::lemmas(body));
    lemmas
}

/// The lemmas that every query's theorem needs, besides the query's own.
const AROUND: &str = "load idle start under_way posdata requests stream reset";

/// Returns the theorems.
fn theorems() -> Vec<Theorem> {
    let around = |lemmas| [list(AROUND), list(lemmas)].concat();
    vec![
        Theorem {
            name: "attack: whether a side attacks a square, and from where",
            says: "For any board at all, loaded word by word or whole, under any back-pressure and after resets at any \
                   time: the unit answers query 0 with one word, 1 if a piece of the side attacks the square and 0 \
                   otherwise. It answers query 1 with one item for each piece of the side that attacks the square, \
                   with the piece's square and nibble, in the order of a queen's and then a knight's walk, and with a \
                   last word that has the pieces' number and kinds. Each query ends: a measure falls in each clock in \
                   which the sink does not stall.",
            lemmas: around("attacked attackers"),
            because: "An idle unit stays idle until it takes a query, and taking one establishes the query's invariant \
                      (idle, start). The invariant holds until the clock in which the last word is emitted (attacked, \
                      attackers). Posdata gives the squares of the chain in their order (posdata, requests), and \
                      board, square and side do not change during the query (under_way). The proof follows one \
                      arbitrary square, so what it shows holds for every square: at the end, each attacker has been \
                      emitted and nothing else has. The unit answers 1 only when the walk is on an attacker's square. \
                      The sink takes what is emitted, in its order (stream). The board is the one that was loaded \
                      (load).",
        },
        Theorem {
            name: "attack: what surrounds a king",
            says: "For any board on which the side has one king, under any back-pressure and after resets at any time: \
                   the unit answers query 4 with one word. The word holds three counts of the squares next to the \
                   king: those that the other side attacks when the king is off its square, those with own pieces, and \
                   those that are neither. The query ends: a measure falls in each clock in which the sink does not \
                   stall.",
            lemmas: around("king"),
            because: "The argument is that of query 0. Each neighbour square is on one of the king's eight rays and is \
                      judged once, when the inner walk from it ends. Each count is the number of rays with one \
                      verdict. The followed neighbour is arbitrary, so its verdict is right for every neighbour.",
        },
        Theorem {
            name: "attack: how far a slider sees",
            says: "For any board at all, under any back-pressure and after resets at any time: the unit answers query \
                   3 with one item for each x-ray of the bishop, rook or queen on the square (two enemies in a row on \
                   a ray), in the order of the rays, and with a last word. The last word says whether there is such a \
                   piece, and to how many squares, empty or an enemy's, the piece can go. The query ends: a measure \
                   falls in each clock in which the sink does not stall.",
            lemmas: around("mobility"),
            because: "The argument is that of query 0. The followed square is arbitrary, so each destination is \
                      reached once, and the unit counts the squares reached. The followed pair of squares is arbitrary \
                      too, so each x-ray is emitted once.",
        },
        Theorem {
            name: "attack: the counters are correct",
            says: "`cycles` counts the clocks from the query to the clock in which the last word is taken, both \
                   included. `visited` counts the clocks in which the walk signals that it leaves a visited square. \
                   Both count modulo 65,536 and hold until the next query.",
            lemmas: list("counters idle start"),
            because: "Lemma counters says when each counter increments; idle and start say when a query is under way.",
        },
    ]
}
