//! The counter: the number of legal moves, check, mate and stalemate follow the rules, for every position.
//!
//! `terms` defines the terms that the pipeline computes; `stages` proves the stages up to one bit per move (lemmas
//! `view`, `threats`, `moves`), `legality` that these bits are the legal moves (`legality`, `castling`, `ways`), `sums`
//! how they are added, and `order` that answers come in order.

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
            says: "For every position that meets the preconditions, with any other positions in the pipeline and \
                   however the sink stalls: the answer holds the number of legal moves, says whether the position is \
                   check, mate or stalemate, and carries the position's tag. Answers come in the order of the \
                   positions.",
            lemmas: list("view threats moves legality castling ways sums order"),
            because: "No stage ever waits, so the number of clocks since a position was taken gives its stage (order). \
                      Each stage's contents depend only on those of the stage before: the pieces in the mover's view \
                      (view), the threats (threats), then one bit for each allowed move (moves). Each bit belongs to \
                      at most one move, or to one pawn that promotes to four pieces, and every pseudo-legal move has \
                      its bit (ways); castling has bits of its own. A move is allowed exactly if it is legal \
                      (legality, castling). The bits are counted modulo 1,024 (sums), which is enough: at most 420 \
                      moves come along lines (one per square and neighbouring square), and there are 336 knight jumps, \
                      22 pawn moves to the last rank that count three more each, two castlings and two captures en \
                      passant. The moves to one rank are counted modulo 256 and are fewer than 200; those of knights \
                      and pawns to one square are counted modulo 16 and are at most 12. The answer says check exactly \
                      if a piece gives check (threats, moves). The unit stores each answer in its position's slot and \
                      offers it from there (order).",
        },
        Theorem {
            name: "count: the stream protocol",
            says: "An offered answer depends on no input of the same clock and holds until it is taken. The unit takes \
                   a position in every clock without a reset in which it owes fewer than sixteen answers. Each \
                   position gets one answer, unless a reset comes, after which the unit owes none. `cycles` counts the \
                   clocks of a run, modulo 65,536.",
            lemmas: list("order"),
            because: "Each statement is a goal of this lemma.",
        },
    ]
}
