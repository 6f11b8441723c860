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
            name: "repetition: the answer is the comparison of whole boards",
            says: "For every game of loads, pushes of legal moves, pops, queries and resets: a query counts the even \
                   distances among the reversible moves kept at which the board was the examined one, tells the nearest, \
                   how often (up to 127), the moves that would repeat (the one displaced piece at an odd distance, if it is \
                   the mover's), if it comes to the last whether older moves were dropped, and whether it ended early; an \
                   early end never changes the count.",
            lemmas: list("load push kept ready exclusive start walk delta stop near stays ports"),
            because: "Board and words are what was loaded and played (load, push), and each reversible move found its piece \
                      on from and nothing on to, being legal; the reversible moves are those after the newest irreversible \
                      one (kept). A query begins with nothing counted (start, ready) and each clock folds two moves' deltas \
                      (walk), so that the counter is the number of displaced pieces, a sum over 64 squares of which a move \
                      changes two (delta; at most 63, because a square it left is empty). It is 0 exactly when every piece \
                      of the board come back to stands where the examined one has it, and as reversible moves conserve the \
                      pieces, exactly when the boards are the same. Fewer than four moves repeat nothing (near), and the \
                      last one is not the mover's. What is sent is what the ports carry (ports), and what is not taken \
                      changes nothing (stays). The walk's bounded measure, the pairs left, falls with each step.",
        },
        Theorem {
            name: "repetition: the counters count",
            says: "cycles is the clocks from the query to the last word taken, both counted, modulo 65,536, and steps, when \
                   that word is offered, the pairs of moves taken back; both hold until the next query. held is the moves \
                   kept, reversible how many of the newest are reversible, once what was taken is done.",
            lemmas: list("counters walk start exclusive kept ports"),
            because: "counters says when they add; a walk begins with no pair counted (start) and counts one a step (walk); \
                      after its end the last word is offered (exclusive). What is kept and reversible is the history's \
                      (kept), and the ports carry it (ports).",
        },
        Theorem {
            name: "repetition: a pop after a push restores everything",
            says: "Board, side to move, number of the next move, moves kept and how many are reversible are after push and \
                   pop what they were, castling, captures, en passant and promotions included; if 510 were kept already \
                   the oldest is lost, as documented.",
            lemmas: list("push pop restores kept ready stays"),
            because: "push and pop say what they do to board and registers, restores that the one undoes the other; each \
                      word kept was written by a push, and changes by nothing but pushes (stays).",
        },
        Theorem {
            name: "repetition: the stream protocol, and resets",
            says: "An offered word holds until it is taken and does not wait for the sink; last comes with valid, at the \
                   end only; one thing is done at a time, in the documented turn; a reset at any time leads to a free \
                   unit, and a game that was being changed has no history then.",
            lemmas: list("exclusive lost walk ports stays"),
            because: "Each statement is a goal of one of these lemmas.",
        },
    ]
}
