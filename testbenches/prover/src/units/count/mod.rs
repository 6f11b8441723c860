//! The counter: the number of legal moves, check, mate and stalemate follow the rules, for every position.

mod faults;
mod legality;
mod names;
mod order;
mod stages;
mod sums;
mod terms;

use crate::unit::{Memories, ProvedUnit};
use kit::prelude::*;

/// The unit.
pub static UNIT: ProvedUnit = ProvedUnit {
    unit: "count",
    build: "compact",
    design: "count",
    file: "count/fpgambit_count.f",
    top: "fpgambit_count",
    forms: &[("count", Memories::Registers)],
    signals: names::signals,
    lemmas: |design| lemmas(&design.circuit),
    theorems,
    faults: faults::FAULTS,
    ports: None,
    says_all: true,
};

/// Returns the lemmas.
fn lemmas(circuit: &Circuit) -> Vec<Lemma<'_>> {
    let mut lemmas = stages::lemmas(circuit);
    lemmas.push(sums::lemma(circuit));
    lemmas.push(order::lemma(circuit));
    lemmas.extend(legality::lemmas());
    lemmas
}

/// Returns the theorems.
fn theorems() -> Vec<Theorem> {
    vec![
        Theorem {
            name: "count: the legal moves are counted",
            says: "For every position that meets the preconditions, with any others under way before and behind it and \
                   however the sink stalls: its answer tells the number of its legal moves, whether it is check, mate or \
                   stalemate, and carries its tag; answers come in the order of the positions.",
            lemmas: list("view threats moves legality castling ways sums order"),
            because: "No stage stands still, so that a position is where it is by its clock (order), and what it leaves in \
                      one stage depends on what it left in the one before: the pieces as the mover sees them (view), \
                      threats (threats), a bit for each allowed move (moves): each bit for one move at most, or for one \
                      pawn that promotes to four pieces, and every pseudo-legal move has its bit (ways; castling has its \
                      own). Allowed is legal (legality, castling). The bits are counted modulo 1,024 (sums), which they \
                      never reach: there are 420 pairs of a square and a neighbour from whose direction one piece comes, \
                      336 jumps, 22 pawns' ways to the last rank that count three more, two castlings and two captures en \
                      passant; those to a rank modulo 256, fewer than 200, and of knights and pawns to a square modulo 16, \
                      at most 12. Check is that a piece gives check (threats, moves). The answer is stored and offered at \
                      its place (order).",
        },
        Theorem {
            name: "count: the stream protocol",
            says: "An answer offered waits for no input and holds until it is taken; a position is taken in every clock \
                   without a reset in which fewer than sixteen answers are owed, and has one answer, but by a reset, \
                   which leaves nothing owed; cycles counts the clocks of a run modulo 65,536.",
            lemmas: list("order"),
            because: "Each statement is a goal of this lemma.",
        },
    ]
}
