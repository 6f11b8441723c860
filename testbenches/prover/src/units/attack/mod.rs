//! The attack unit: the meaning of its answers, for every board.

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

/// Its posdata module.
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

/// The lemmas that every answer rests on besides its own.
const AROUND: &str = "load idle start under_way posdata requests stream reset";

/// Returns the theorems.
fn theorems() -> Vec<Theorem> {
    let around = |lemmas| [list(AROUND), list(lemmas)].concat();
    vec![
        Theorem {
            name: "attack: whether a side attacks a square, and from where",
            says: "For any board at all, loaded word by word or whole, under any back-pressure and after resets at any \
                   time: a query 0 is answered by one word, 1 if a piece of the side attacks the square, else 0; a query \
                   1 by an item for each piece that attacks the square, each once, its square and its nibble, in the order \
                   of a queen's and then a knight's walk, and a last word with their number and their kinds. Each ends: \
                   a measure falls in each clock in which the sink does not stall.",
            lemmas: around("attacked attackers"),
            because: "Idle leads to itself or, by a query taken, to the query's invariant (idle, start). The invariant \
                      leads to itself or to the clock in which the last word is emitted (attacked, attackers); posdata's \
                      answer is what posdata and requests say, and what the query is about stays (under_way). The followed \
                      square stands for all: at the end each attacker was emitted, and nothing else; yes needs an attacker, \
                      which is where the walk stands. What is emitted is taken, in its order (stream). The board is what \
                      was loaded (load).",
        },
        Theorem {
            name: "attack: what surrounds a king",
            says: "For any board with one king of the side: a query 4 is answered by one word, the numbers of his neighbour \
                   squares that the other side attacks with the king gone from his square, of those with own pieces, and \
                   of those that are neither; under any back-pressure and after resets at any time. It ends: a measure \
                   falls in each clock in which the sink does not stall.",
            lemmas: around("king"),
            because: "As for query 0. Each neighbour stands at its ray and is judged once, as the inner walk from it ends; \
                      the counts are the numbers of rays so judged, and the followed neighbour stands for all.",
        },
        Theorem {
            name: "attack: how far a slider sees",
            says: "For any board at all: a query 3 is answered by an item for each x-ray of the bishop, rook or queen on the \
                   square, two enemies in a row on a ray, each once, in the order of its rays, and a last word that says \
                   whether there is such a piece and how many squares it can go to, empty or an enemy's; under any \
                   back-pressure and after resets at any time. It ends: a measure falls in each clock in which the sink \
                   does not stall.",
            lemmas: around("mobility"),
            because: "As for query 0. The followed square stands for all destinations: each is reached once, and squares \
                      reached are what is counted; the followed pair stands for all x-rays.",
        },
        Theorem {
            name: "attack: the counters count",
            says: "cycles is the clocks from the query to the last word taken, both counted, and visited those in which \
                   the walk says that it leaves a square that it visited, modulo 65,536; both hold until the next query.",
            lemmas: list("counters idle start"),
            because: "counters says when they add, idle and start when a query lasts.",
        },
    ]
}
