//! The repetition unit: its answer equals the comparison of whole boards, for every game.

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
                   distances, within the reversible moves kept, at which the board was the examined one. It reports \
                   the nearest distance, the count (up to 127), and the moves that would repeat (the one displaced \
                   piece at an odd distance, if it belongs to the mover). If the query reaches the last of these \
                   moves, it reports whether older moves were dropped. It also reports whether it ended early; an \
                   early end never changes the count.",
            lemmas: list("load push kept ready exclusive start walk delta stop near stays ports"),
            because: "The board and the words are what was loaded and played (load, push). Because the moves are \
                      legal, each reversible move found its piece on `from` and nothing on `to`. The reversible moves \
                      are those after the newest irreversible one (kept). A query begins with nothing counted (start, \
                      ready), and each clock adds the deltas of two moves (walk), so the counter is the number of \
                      displaced pieces: a sum over 64 squares of which a move changes two (delta; at most 63, because \
                      a square that a move left is empty). The counter is 0 exactly when every piece of the earlier \
                      board is where the examined board has it. Since reversible moves conserve the pieces, this is \
                      the case exactly when the two boards are the same. Fewer than four moves repeat nothing (near), \
                      and the last move is not the mover's. The ports carry what is sent (ports), and what is not \
                      taken changes nothing (stays). The measure is the number of pairs left, which is bounded and \
                      falls with each step.",
        },
        Theorem {
            name: "repetition: the counters are correct",
            says: "cycles counts the clocks from the query to the clock in which the last word is taken, both \
                   included, modulo 65,536. When that word is offered, steps is the number of pairs of moves taken \
                   back. Both hold until the next query. Once everything taken is done, held is the number of moves \
                   kept, and reversible says how many of the newest are reversible.",
            lemmas: list("counters walk start exclusive kept ports"),
            because: "counters says when each counter increments. A walk begins with no pair counted (start) and \
                      counts one per step (walk); after its end the unit offers the last word (exclusive). The history \
                      determines what is kept and reversible (kept), and the ports carry it (ports).",
        },
        Theorem {
            name: "repetition: a pop after a push restores everything",
            says: "After a push and a pop, the board, the side to move, the number of the next move, the moves kept \
                   and the number of reversible moves are what they were before, also for castling, captures, en \
                   passant and promotions. If 510 moves were already kept, the oldest is lost, as documented.",
            lemmas: list("push pop restores kept ready stays"),
            because: "push and pop say what they do to the board and the registers, and restores says that a pop \
                      undoes a push. Each word kept was written by a push, and only pushes change it (stays).",
        },
        Theorem {
            name: "repetition: the stream protocol, and resets",
            says: "An offered word holds until it is taken and does not wait for the sink. last comes with valid, and \
                   only at the end. The unit does one thing at a time, in the documented order. After a reset at any \
                   time the unit is free; a game that was being changed then has no history.",
            lemmas: list("exclusive lost walk ports stays"),
            because: "Each statement is a goal of one of these lemmas.",
        },
    ]
}
