//! The evaluator: the sums follow the board, the value follows from the sums.

mod control;
mod faults;
mod load;
mod memories;
mod moves;
mod names;
mod sums;

use crate::blocks::stream::Ports;
use crate::unit::{Memories, ProvedUnit, named};
use kit::prelude::*;

/// The unit.
pub static UNIT: ProvedUnit = ProvedUnit {
    unit: "evaluate",
    build: "compact",
    design: "evaluate",
    file: "evaluate/fpgambit_evaluate.f",
    top: "fpgambit_evaluate",
    forms: &[(
        "evaluate",
        Memories::Asked {
            files: names::FILES,
            modules: names::MEMORIES,
            checked: memories::checked,
        },
    )],
    signals: || [named(&[names::SIGNALS]), names::pairs()].concat(),
    lemmas: |design| {
        let circuit = &design.circuit;
        let mut lemmas = moves::lemmas(circuit);
        lemmas.extend(sums::lemmas(circuit));
        lemmas.extend(load::lemmas(circuit));
        lemmas.extend(control::lemmas(circuit));
        lemmas.push(memories::weights(&design.words));
        lemmas
    },
    theorems,
    faults: faults::FAULTS,
    ports: Some(Ports {
        lemmas: ["evaluate/offers", "evaluate/reset"],
        theorem: "evaluate: the stream protocol",
        stream: "value",
        payload: &["value_centipawns", "value_context"],
        last: None,
        requests: &["request"],
        ready: &[],
        ahead: None,
        invariant: None,
    }),
    says_all: true,
};

/// The theorems.
fn theorems() -> Vec<Theorem> {
    vec![
        Theorem {
            name: "evaluate: the sums are those of the board, after every load, move, pass and undo",
            says: "Let the rows of weights, the linear entries and the context be any, 0 for nobody. If a context's line ends with a \
                   board and with sums that are the bias and the rows of its men, as each side sees them, then after a \
                   pseudo-legal move it ends with the board after the move and with the sums of that board, and so with linear \
                   sums, number of men and side to move; after a pass with the same board, the other side to move; after an undo \
                   with what it had before; after a load with the board loaded and its sums. So it holds after any number of \
                   requests, modulo 65,536 for a sum, whatever other contexts do and however the sink stalls.",
            lemmas: list("men times load adds flow invariant lines"),
            because: "By induction over the requests. Squares that a move does not change are not asked for; on each that changes, \
                      who stood there is subtracted and who stands there is added, once (men), a clock after one another, to \
                      what the stack has of the position before (times, adds). A load adds each square and each row of \
                      the bias once (load, adds). Board and sums of a position before are read after they were written, by the \
                      clocks in which the requests were accepted (times, load, invariant), are written in no clock in which they are \
                      read, and stay: only a move that ends at the same entry writes there (lines). Clocks in which nothing moves \
                      change nothing (flow). The memories return what was written: so each stands in Yosys' netlist, connected as \
                      the lemmas take it.",
        },
        Theorem {
            name: "evaluate: the value is the network's formula of the sums",
            says: "For any weights: the value offered for a position is its output divided by 32, rounded down, within plus and minus \
                   20,000. The output, modulo 2^32, is the bias of the head for the number of men, the sums of both sides held to 0 \
                   to 127 and multiplied by this head's weights, the mover's by the first 32, and the mover's linear sums \
                   multiplied by its mix. The files shipped hold the weights of the engine's network.",
            lemmas: list("output products times load flow weights"),
            because: "White's sums are complete two clocks before Black's (times), or 96 (load). From then on one stage follows the \
                      other (output): the head's first half is asked for in that clock and its second in the next, so the \
                      first sixteen products stand two clocks later and the others three (products), each with the mix or the \
                      bias beside it; both sides' halves are added to the output, and it is offered seven clocks after Black's.",
        },
        Theorem {
            name: "evaluate: one value for each request, in time",
            says: "While the sink takes every value: a move or pass is accepted at most four clocks after the one before, an undo in any \
                   clock that no load is under way, a load that holds when 196 clocks have passed since the first stage was \
                   free; the value of a move or pass is offered 18 clocks after it was accepted, that of a load 12, of its \
                   context, and no other is offered. Each clock in which a value waits adds one. cycles counts the clocks of a \
                   run, modulo 65,536.",
            lemmas: list("times load flow invariant output"),
            because: "A move's and a pass's value is offered at its clock (times), a load's too, four clocks and 192 steps after it \
                      began (load). The stages before the output hold only marks of these, which go one stage on (output, times, \
                      load): each pair of complete sums is one of these requests'. Clocks in which nothing moves change nothing \
                      but the count (flow).",
        },
    ]
}
