//! The chain unit: its answer equals a comparison of whole boards, for every game.
//!
//! `moves` proves what loads, pushes and pops do to the history; `turns` that one operation runs at a time; `walk` how
//! a query takes moves back and what it answers. The crate `spec` states how the list of chains relates to two boards,
//! without a circuit; `list` is that relation as an invariant, `relink` proves that each clock keeps it, and `table`
//! proves the unit's table. `blocks::history` has the lemmas `kept`, `delta`, `near` and `ports`, which the repetition
//! unit shares.

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
               distances, within the reversible moves kept, at which the board equalled the examined one on all 64 \
               squares. It reports the nearest such distance, the count (up to 127) and whether older moves were \
               dropped. If the user requests it, the query ends at the nearest repetition; it reports whether it ended \
               before the last reversible move.",
        lemmas: list(
            "push kept ready stays exclusive start holds take-up scan link delta empty judge ends near ports",
        ),
        because: "The stored words are the pushed moves (push), and all reversible moves that the unit counts are kept \
                  (kept). A query begins with the newest move (start, ready) and takes the moves back in turn (holds, \
                  judge). Each was a reversible move of the board on which it was played, so its piece went to an \
                  empty square: before it is taken back, the piece is on the destination and the square it came from \
                  is empty. It follows that each displaced piece starts one chain and each square that lacks such a \
                  piece ends one (take-up, scan, link). So no chain is open exactly if the boards are the same \
                  (empty), and the unit counts these boards (judge). There are as many chains as displaced pieces, a \
                  sum over 64 squares of which a move changes two (delta). So there are at most 32, the pieces of a \
                  board, and the list has room for them. Fewer than four moves repeat no position (near), and the unit \
                  then reports no repetition (ends). The ports output the registers of the answer (ports).",
    }
}

fn history() -> Theorem {
    Theorem {
        name: "chains: the history is what was pushed",
        says: "For every game of loads, pushes, pops, queries and resets: the unit keeps the moves that are pushed and \
               not popped, or the newest 510 if there are more. The reversible moves are the kept ones after the \
               newest irreversible move. A load discards all moves; a query and a reset discard none. A pop after a \
               push restores the head and the numbers of kept and of reversible moves, except that the oldest move is \
               lost if 510 were already kept. `held` and `reversible` report the two numbers.",
        lemmas: list("push pop restores load stays exclusive ready kept ports"),
        because: "The unit takes a move only when it is free (exclusive), and then the newest word is ready (ready). A \
                  push, a pop and a load change the words and the counters as stated (push, pop, load), and a pop \
                  undoes a push (restores). Nothing else changes them (stays). A push writes under a number that is \
                  not kept, because there are 512 numbers and at most 510 moves are kept (kept). The ports output the \
                  counters (ports).",
    }
}

fn of_the_list() -> Theorem {
    Theorem {
        name: "chains: the list changes as the table says",
        says: "In a game, the unit keeps a chain or takes it out as the unit's page says. The chains that stay move up \
               in their order, and the chain that is appended is that of the page's table for the completed form. The \
               table's last line covers two chains that close each other; in a game this never happens.",
        lemmas: list("table link"),
        because: "Each statement is a goal of one of these lemmas.",
    }
}

fn clocks() -> Theorem {
    Theorem {
        name: "chains: every query ends, within the documented latency",
        says: "A query lasts two clocks, plus 3 + k for each move that is taken back with k chains open, plus one if \
               the query is declined, plus the clocks in which the answer waits for the sink. `cycles` counts these \
               clocks and `steps` counts the moves taken back, both modulo 65,536. Both hold until the next query.",
        lemmas: list("start take-up scan link holds judge ends ports"),
        because: "A query consists of the clock of the start; for each move, k + 1 clocks to scan the list (take-up, \
                  scan: the first examines no chain, each other clock one), one clock to link (link) and one to judge, \
                  which never waits (judge); and the clock in which the sink takes the answer (ends). The number of \
                  moves left falls with each move (holds, judge). The ports output the counters (ports).",
    }
}
