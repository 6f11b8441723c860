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
        name: "chains: the answer agrees with a comparison of whole boards",
        says: "For every game of loads, pushes of legal moves, pops, queries and resets: a query counts the even \
               distances, within the reversible moves kept, at which the board was the examined one on all 64 squares. \
               It reports the nearest distance, the count (up to 127) and whether older moves were dropped. It also \
               reports whether it ended before the last reversible move. It does so only at the nearest repetition, \
               and only if this is requested.",
        lemmas: list(
            "push kept ready stays exclusive start holds take-up scan link delta empty judge ends near ports",
        ),
        because: "The words are what was pushed (push), and the reversible ones are those that are kept (kept). A \
                  query begins with the newest move (start, ready) and takes the moves back in turn (holds, judge). \
                  Each was a move of the board on which it was played: its piece went to an empty square. So in the \
                  board reached, the piece is on the destination and the square it came from is empty. It follows that \
                  at any time the chains are the displaced pieces, each with one square that lacks such a piece, and \
                  that each such square has one chain (take-up, scan, link). So no chain is open exactly if the boards \
                  are the same (empty), and the unit counts these boards (judge). There are as many chains as \
                  displaced pieces, a sum over 64 squares of which a move changes two (delta). So there are at most \
                  32, the pieces of a board, and the list has room for them. Fewer than four moves repeat nothing \
                  (near), and the unit then answers so (ends). The ports carry what is offered (ports).",
    }
}

fn history() -> Theorem {
    Theorem {
        name: "chains: the history is what was pushed",
        says: "For every game of loads, pushes, pops, queries and resets: moves that are pushed and not popped are \
               kept under their numbers, except the oldest ones when there are more than 510. The reversible moves are \
               those after the newest irreversible one, as far as they are kept. A load discards all moves; a query \
               and a reset discard none. After a push and a pop, the head and the numbers of moves kept and reversible \
               are what they were, except that the oldest move is lost if 510 were already kept. held and reversible \
               report how many moves are kept and how many are reversible.",
        lemmas: list("push pop restores load stays exclusive ready kept ports"),
        because: "The unit takes a move only when it is free (exclusive), and then the newest word is ready (ready). \
                  push, pop and load say what they do to the words and the counters, and restores says that a pop \
                  undoes a push. Nothing else changes them (stays). A push writes under a number that is not kept, \
                  because there are 512 numbers and at most 510 moves are kept (kept). The ports carry the counters \
                  (ports).",
    }
}

fn of_the_list() -> Theorem {
    Theorem {
        name: "chains: the list changes as the table says",
        says: "In a game, a chain stays or is taken out as the unit's page says. The chains that stay move up in their \
               order, and the chain put at the end is that of the page's table for the completed form. The table's \
               last line covers two chains that close each other; in a game this never happens.",
        lemmas: list("table link"),
        because: "Each statement is a goal of one of these lemmas.",
    }
}

fn clocks() -> Theorem {
    Theorem {
        name: "chains: every query ends, within the documented latency",
        says: "A query lasts two clocks, plus 3 + k for each move that is taken back with k chains open, plus one if \
               the query is declined, plus the clocks in which the answer waits for the sink. cycles counts these \
               clocks and steps counts the moves, both modulo 65,536. Both hold until the next query.",
        lemmas: list("start take-up scan link holds judge ends ports"),
        because: "A query consists of the start; for each move, k + 1 clocks to look through the list (take-up, scan: \
                  one for each number of chains looked at, from none to all that are open), one to link (link) and one \
                  to judge, in which nothing waits (judge); and the clock in which the sink takes the answer (ends). \
                  The number of moves left falls with each move (holds, judge). The ports carry the counters (ports).",
    }
}
