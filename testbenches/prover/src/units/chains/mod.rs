//! The chain unit: its answer equals the comparison of whole boards, for every game.
//!
//! `spec` states the relation between list and boards without a circuit; `list` and `relink` prove that the list
//! preserves it, clock by clock. The repetition unit shares the lemmas about the number of kept and reversible moves,
//! and about the changes by one move.

mod faults;
mod list;
mod moves;
mod names;
mod relink;
mod table;
mod turns;
mod walk;

use crate::blocks::history::{delta, ports};
use crate::blocks::stream::Ports;
use crate::unit::{Memories, ProvedUnit, named};
use kit::prelude::*;

/// The unit.
pub static UNIT: ProvedUnit = ProvedUnit {
    unit: "chains",
    build: "compact",
    design: "chains",
    file: "chains/fpgambit_chains.f",
    top: "fpgambit_chains",
    forms: &[("chains", Memories::Registers)],
    signals: || named(&[crate::blocks::history::names::SIGNALS, names::SIGNALS]),
    lemmas: |design| lemmas(&design.circuit),
    theorems,
    faults: faults::FAULTS,
    ports: Some(Ports {
        lemmas: ["chains/offers", "chains/reset"],
        theorem: "chains: the stream protocol",
        stream: "answer",
        payload: &["answer_word", "answer_last"],
        last: Some("answer_last"),
        requests: &["load", "push", "pop", "query"],
        ready: &["load", "push"],
        ahead: None,
        invariant: None,
    }),
    says_all: true,
};

/// Returns the lemmas.
fn lemmas(circuit: &Circuit) -> Vec<Lemma<'_>> {
    let mut lemmas = moves::lemmas(circuit);
    lemmas.extend(turns::lemmas(circuit));
    lemmas.extend(relink::lemmas(circuit));
    lemmas.extend(table::lemmas(circuit));
    lemmas.extend(walk::lemmas(circuit));
    lemmas.push(delta::delta("chains/delta"));
    lemmas.push(delta::near("chains/near"));
    lemmas.push(ports::lemma(circuit, "chains/ports"));
    lemmas
}

/// Returns the theorems.
fn theorems() -> Vec<Theorem> {
    vec![compared(), history(), of_the_list(), clocks()]
}

fn compared() -> Theorem {
    Theorem {
        name: "chains: the answer is the comparison of whole boards",
        says: "For every game of loads, pushes of legal moves, pops, queries and resets: a query counts the even distances \
               among the reversible moves kept at which the board was the examined one on all 64 squares, tells the nearest \
               and how often (up to 127), whether older moves were dropped, and whether it ended before the last reversible \
               move, which it does at the nearest repetition if requested, and at no other time.",
        lemmas: list(
            "push kept ready stays exclusive start holds take-up scan link delta empty judge ends near ports",
        ),
        because: "Words are what was pushed (push) and those reversible that are (kept); a query begins with the newest \
                  (start, ready) and takes them back in turn (holds, judge). Each was a move of the board it was played on: \
                  its piece went from a square to one that was empty, so it stands there in the board come back to, and \
                  where it came from nothing does. With that the chains are at any time the displaced pieces, each with one \
                  square that misses its like, and each such square with one chain (take-up, scan, link), so that none is \
                  open exactly if the boards are the same (empty), and that is what is counted (judge). They are as many as \
                  the displaced pieces, a sum over 64 squares of which a move changes two (delta), and so at most the 32 \
                  pieces of a board: the list has room. Fewer than four moves repeat nothing (near), which is what is \
                  answered then (ends). The ports carry what is offered (ports).",
    }
}

fn history() -> Theorem {
    Theorem {
        name: "chains: the history is what was pushed",
        says: "For every game of loads, pushes, pops, queries and resets: moves pushed and not popped are kept under \
               their numbers, but for the oldest where more than 510 came together; the reversible ones are those \
               after the newest irreversible one, as far as they are kept; a load forgets all, a query and a reset \
               nothing; head, kept and reversible moves are after push and pop what they were, but that the oldest is \
               lost if 510 were kept already. held and reversible tell how many are kept and reversible.",
        lemmas: list("push pop restores load stays exclusive ready kept ports"),
        because: "A move is taken only when the unit is free (exclusive), the newest word then stands ready (ready), and \
                  push, pop and load say what they do to words and counters, restores that a pop undoes a push; nothing \
                  else changes these (stays). A push writes under a number that is not kept, because 512 are there and at \
                  most 510 are kept (kept). The ports carry the counters (ports).",
    }
}

fn of_the_list() -> Theorem {
    Theorem {
        name: "chains: the list changes as the table says",
        says: "In a game a chain stays or is taken out as the page says, those that stay move up in their \
               order, and what is put at the end is that of the page's table for the completed form. Of two chains that \
               close each other its last line speaks; there never are two.",
        lemmas: list("table link"),
        because: "Each statement is a goal of one of these lemmas.",
    }
}

fn clocks() -> Theorem {
    Theorem {
        name: "chains: every query ends, within the documented latency",
        says: "A query takes two clocks, 3 + k for each move that is taken back with k chains open, one if it is declined, and \
               those in which the answer waits for the sink; cycles is their number and steps that of the moves, modulo \
               65,536; both hold until the next query.",
        lemmas: list("start take-up scan link holds judge ends ports"),
        because: "The start, k + 1 clocks of looking through the list (take-up, scan: one for each from none on, the last \
                  when as many as are open are looked at), one to link (link), one to judge, in which nothing waits \
                  (judge), and the one that the sink takes (ends). The moves left fall with each move (holds, judge). The \
                  ports carry the counters (ports).",
    }
}
