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
                   time: query 0 is answered by one word, 1 if a piece of the side attacks the square and 0 otherwise. \
                   Query 1 is answered by one item for each piece that attacks the square, with the piece's square and \
                   nibble, in the order of a queen's and then a knight's walk, and by a last word with their number \
                   and kinds. Each query ends: a measure falls in each clock in which the sink does not stall.",
            lemmas: around("attacked attackers"),
            because: "An idle unit stays idle until it takes a query, and taking one establishes the query's invariant \
                      (idle, start). The invariant holds until the clock in which the last word is emitted (attacked, \
                      attackers). Posdata answers as posdata and requests say, and the subject of the query does not \
                      change (under_way). The proof follows one arbitrary square, which stands for all of them: at the \
                      end, each attacker has been emitted and nothing else has. The answer 1 requires an attacker, and \
                      the walk is on its square. The sink takes what is emitted, in its order (stream). The board is \
                      the one that was loaded (load).",
        },
        Theorem {
            name: "attack: what surrounds a king",
            says: "For any board on which the side has one king, under any back-pressure and after resets at any time: \
                   query 4 is answered by one word. It holds three counts of the squares next to the king: those that \
                   the other side attacks when the king is off its square, those with own pieces, and those that are \
                   neither. The query ends: a measure falls in each clock in which the sink does not stall.",
            lemmas: around("king"),
            because: "The argument is that of query 0. Each neighbour square belongs to one ray and is judged once, \
                      when the inner walk from it ends. Each count is a number of rays judged so, and the followed \
                      neighbour, which is arbitrary, stands for all of them.",
        },
        Theorem {
            name: "attack: how far a slider sees",
            says: "For any board at all, under any back-pressure and after resets at any time: query 3 is answered by \
                   one item for each x-ray of the bishop, rook or queen on the square (two enemies in a row on a ray), \
                   in the order of its rays, and by a last word. The last word says whether there is such a piece, and \
                   to how many squares, empty or an enemy's, it can go. The query ends: a measure falls in each clock \
                   in which the sink does not stall.",
            lemmas: around("mobility"),
            because: "The argument is that of query 0. The followed square, which is arbitrary, stands for all \
                      destinations: each is reached once, and the unit counts the squares reached. The followed pair \
                      of squares stands for all x-rays.",
        },
        Theorem {
            name: "attack: the counters are correct",
            says: "cycles counts the clocks from the query to the clock in which the last word is taken, both \
                   included. visited counts the clocks in which the walk says that it leaves a visited square. Both \
                   count modulo 65,536 and hold until the next query.",
            lemmas: list("counters idle start"),
            because: "counters says when each counter increments; idle and start say when a query is under way.",
        },
    ]
}
