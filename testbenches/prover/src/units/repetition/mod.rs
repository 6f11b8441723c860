//! The repetition unit: its answer equals a comparison of whole boards, for every game.
//!
//! `play` proves what pushes, pops and loads do; `walk` (with the invariant in `walking_state`) how a query takes moves
//! back and what it answers; `exclusive` that one operation runs at a time; `counters` what is counted.
//! `blocks::history` has the lemmas `kept`, `delta`, `near` and `ports`, which the chain unit shares.

mod counters;
mod exclusive;
mod faults;
mod memory;
mod names;
mod play;
mod walk;
mod walking_state;

use crate::blocks::history::kept::Layout;
use crate::blocks::history::{self, delta, kept};
use crate::unit::{Memories, ProvedUnit, named};
use kit::prelude::*;

/// The unit.
pub static UNIT: ProvedUnit = ProvedUnit {
    unit: "repetition",
    build: "compact",
    design: "repetition",
    file: "repetition/fpgambit_repetition.f",
    top: "fpgambit_repetition",
    forms: &[("repetition", Memories::Registers)],
    signals: || named(&[history::names::SIGNALS, names::SIGNALS]),
    lemmas: |design| lemmas(&design.circuit),
    theorems,
    faults: faults::FAULTS,
    ports: None,
    says_all: true,
};

/// The contents of a stored word.
const LAYOUT: Layout = Layout {
    name: "repetition/kept",
    assumes: "push pop load lost",
    width: 32,
    irreversible: 22,
    reversible: 23,
};

/// Returns the lemmas.
fn lemmas(circuit: &Circuit) -> Vec<Lemma<'_>> {
    let mut lemmas = walk::lemmas(circuit);
    lemmas.extend(play::lemmas(circuit));
    lemmas.push(exclusive::lemma(circuit));
    lemmas.push(kept::lemma(&LAYOUT));
    lemmas.push(delta::delta("repetition/delta"));
    lemmas.push(history::ports::lemma(circuit, "repetition/ports"));
    lemmas.push(counters::counters(circuit));
    lemmas.push(counters::stays(circuit));
    lemmas.push(delta::near("repetition/near"));
    lemmas
}

/// Returns the theorems.
fn theorems() -> Vec<Theorem> {
    vec![
        Theorem {
            name: "repetition: the answer agrees with a comparison of whole boards",
            says: "For every game of loads, pushes of legal moves, pops, queries and resets: a query counts the even \
                   distances, within the reversible moves kept, at which the board equalled the examined one. It \
                   reports the nearest such distance, the count (up to 127), and the moves that would repeat (at an \
                   odd distance at which a single piece, the mover's, is displaced). If the query reaches the last \
                   reversible move kept, it reports whether older moves were dropped. It also reports whether it ended \
                   early; an early end never changes the count.",
            lemmas: list("load push kept ready exclusive start walk delta stop near stays ports"),
            because: "The board and the words are what was loaded and pushed (load, push). Because the moves are \
                      legal, each reversible move went from the piece's square to an empty one. The reversible moves \
                      are those after the newest irreversible one (kept). A query begins with nothing counted (start, \
                      ready), and each clock adds the changes by two moves (walk). So the counter is the number of \
                      displaced pieces: a sum over 64 squares of which a move changes two (delta). It is at most 63, \
                      because the square that a move left is empty. The counter is 0 exactly when every piece of the \
                      earlier board is where the examined board has it. Since reversible moves conserve the pieces, \
                      this is the case exactly when the two boards are the same. Early ends miss no repetition (stop), \
                      fewer than four moves repeat no position (near), and at distance 1 the displaced piece is the \
                      other side's. The ports output the answer (ports), and a request that is not taken changes \
                      nothing (stays). Each query ends, because the number of pairs left is bounded and falls with \
                      each step.",
        },
        Theorem {
            name: "repetition: the counters are correct",
            says: "`cycles` counts the clocks from the query to the clock in which the last word is taken, both \
                   included, modulo 65,536. When that word is offered, `steps` is the number of pairs of moves taken \
                   back. Both hold until the next query. When the unit is free, `held` is the number of moves kept and \
                   `reversible` the number of reversible moves.",
            lemmas: list("counters walk start exclusive kept ports"),
            because: "Lemma counters says when each counter increments. A walk begins with no pair counted (start) and \
                      counts one per step (walk); after its end the unit offers the last word (exclusive). The numbers \
                      of kept and reversible moves follow from the history (kept), and the ports output them (ports).",
        },
        Theorem {
            name: "repetition: a pop after a push restores everything",
            says: "A pop after a push restores the board, the side to move, the number of the next move, the moves \
                   kept and the number of reversible moves, also for castling, captures, en passant and promotions. If \
                   510 moves were already kept, the oldest is lost, as documented.",
            lemmas: list("push pop restores kept ready stays"),
            because: "A push and a pop change the board and the registers as stated (push, pop), and a pop undoes a \
                      push (restores). A push wrote each kept word, and only pushes change words (stays).",
        },
        Theorem {
            name: "repetition: the stream protocol, and resets",
            says: "An offered word does not wait for the sink and holds until the sink takes it. `last` comes with \
                   `valid`, and only at the end of a query. The unit does one operation at a time, in the documented \
                   order. After a reset at any time the unit is free; if the reset ends a load, push or pop, the \
                   history is empty.",
            lemmas: list("exclusive lost walk ports stays"),
            because: "Each statement is a goal of one of these lemmas.",
        },
    ]
}
