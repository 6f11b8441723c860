//! The compact move generator: exactly the expected moves, each once, for every position.

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

/// Its posdata module.
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
            says: "For every board that meets the preconditions, legal or pseudo-legal, all moves or captures only, under \
                   any back-pressure and after resets at any time: the words taken between a start and the word with \
                   last are exactly the expected ones, each once, last with the last of them, or 0x0000 with last if \
                   there is none.",
            lemmas: list(
                "load idle start scan legality castling posdata requests once probe frozen stream",
            ),
            because: "Idle leads to itself or, by a start, to the walk's invariant with nothing emitted (idle, start). The \
                      invariant leads to itself or to idle, and then each word was emitted exactly if expected by the \
                      formula over what the scan found (once; posdata's answer is what posdata and requests say, the \
                      probe's what probe says, and nothing it speaks of changes: frozen). The formula is the rules: what \
                      the scan found is what there is to see (scan), and with that a move is allowed exactly when it is \
                      legal (legality, castling; probe for en passant). What is emitted leaves once, the last as the last \
                      (stream). The board is what was loaded (load).",
        },
        Theorem {
            name: "movegen: every generation ends",
            says: "For every such board a measure falls in each clock in which the sink does not stall, so that the last \
                   word is offered and taken and the unit is idle again.",
            lemmas: list("start once probe frozen stream idle"),
            because: "Seventeen clocks of scan, then the goal `the measure falls` of every case of once. The sink stalls a \
                      word at a time, of which there are finitely many (once).",
        },
        Theorem {
            name: "movegen: the counters count",
            says: "cycles is the clocks from the start to the last word taken, both counted, and visited the squares \
                   visited, modulo 65,536; both hold until the next start.",
            lemmas: list("counters start once"),
            because: "counters says when they add; once says that a visit is counted exactly when its square is left.",
        },
        Theorem {
            name: "movegen: the stream protocol",
            says: "Offers do not wait for the sink, an offered word holds until it is taken, last comes only with valid, \
                   an idle unit offers nothing, a reset leads to idle from any state, loading and starting are possible \
                   exactly when idle.",
            lemmas: list("stream idle load frozen"),
            because: "Each is a goal of these.",
        },
    ]
}
