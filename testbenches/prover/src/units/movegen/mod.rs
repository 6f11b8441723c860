//! The compact move generator: exactly the expected moves, each once, for every position.
//!
//! `scan` proves what the scan finds, `judgement` that moves allowed by these findings are the legal ones, `once` (with
//! the invariant in `walk`) that the walk emits each expected move once, and `control` everything around the walk.

mod board;
mod control;
mod faults;
mod judgement;
pub mod names;
mod once;
mod scan;
mod walk;

use crate::blocks::posdata;
use crate::unit::{Memories, Posdata, ProvedUnit, named};
use kit::prelude::*;

/// The unit.
pub static UNIT: ProvedUnit = ProvedUnit {
    unit: "movegen",
    build: "compact",
    design: "movegen",
    file: "movegen-compact/fpgambit_movegen.f",
    top: "fpgambit_movegen",
    forms: &[
        (
            "movegen-compact, posdata as logic",
            Memories::PosdataLogic(&POSDATA),
        ),
        (
            "movegen-compact, posdata as a memory",
            Memories::PosdataTable(&POSDATA),
        ),
    ],
    signals: || named(&[names::SIGNALS, crate::blocks::names::SIGNALS]),
    lemmas: |design| lemmas(design.body(), &design.circuit, design.table.as_ref()),
    theorems,
    faults: faults::FAULTS,
    ports: None,
    says_all: true,
};

/// The unit's posdata module.
static POSDATA: Posdata = Posdata {
    module: "fpgambit_movegen_posdata",
    logic: || named(&[names::COMPUTED]),
    table: |netlist| posdata::of_memory(netlist, POSDATA.module),
};

/// Returns the lemmas, long ones first, which keeps all cores busy to the end; `body` is the circuit without posdata.
fn lemmas<'a>(
    body: &'a Circuit,
    circuit: &'a Circuit,
    table: Option<&'a posdata::Table>,
) -> Vec<Lemma<'a>> {
    let mut lemmas = vec![once::lemma(body)];
    lemmas.extend(judgement::lemmas());
    lemmas.push(scan::lemma(body));
    lemmas.extend(posdata::lemmas(
        ["movegen/posdata", "movegen/requests"],
        circuit,
        table,
    ));
    lemmas.extend(control::lemmas(body));
    lemmas
}

/// Returns the theorems.
fn theorems() -> Vec<Theorem> {
    vec![
        Theorem {
            name: "movegen: exactly the expected moves, each once",
            says: "For every board that meets the preconditions, in legal or pseudo-legal mode, for all moves or \
                   captures only, under any back-pressure and after resets at any time: from a start to the word with \
                   last, the sink takes exactly the expected words, each once. The last of them carries last. If no \
                   word is expected, the sink takes only 0x0000 with last.",
            lemmas: list(
                "load idle start scan legality castling posdata requests once probe frozen stream",
            ),
            because: "An idle unit stays idle until a start, and a start establishes the walk's invariant with nothing \
                      emitted (idle, start). The invariant holds until the unit is idle again. By then the unit has \
                      emitted a word exactly if the formula over the scan's results expects it (once). Posdata gives \
                      the chain's squares in their order (posdata, requests), the probe gives the right verdict on en \
                      passant captures (probe), and nothing that the formula refers to changes (frozen). The formula \
                      agrees with the rules: the scan's results are right (scan), and by them a move is allowed \
                      exactly when it is legal (legality, castling; probe for en passant). Each emitted word leaves \
                      once, the last one with last (stream). The board is the one that was loaded (load).",
        },
        Theorem {
            name: "movegen: every generation ends",
            says: "For every board that meets the preconditions, a measure falls in each clock in which the sink does \
                   not stall. So the unit offers the last word, the sink takes it, and the unit is idle again.",
            lemmas: list("start once probe frozen stream idle"),
            because: "The scan lasts seventeen clocks. After it, every case of lemma once has the goal `the measure \
                      falls`. The sink can stall only while a word is offered, and there are finitely many words \
                      (once).",
        },
        Theorem {
            name: "movegen: the counters are correct",
            says: "`cycles` counts the clocks from the start to the clock in which the last word is taken, both \
                   included. `visited` counts the visited squares. Both count modulo 65,536 and hold until the next \
                   start.",
            lemmas: list("counters start once"),
            because: "Lemma counters says when each counter increments, and lemma once that a visit is counted exactly \
                      when the walk leaves the square.",
        },
        Theorem {
            name: "movegen: the stream protocol",
            says: "Offers do not wait for the sink, and an offered word holds until it is taken. last comes only with \
                   valid. An idle unit offers nothing. A reset leads from any state to idle. The unit can be loaded \
                   and started exactly when it is idle.",
            lemmas: list("stream idle load frozen"),
            because: "Each statement is a goal of one of these lemmas.",
        },
    ]
}
