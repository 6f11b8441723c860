//! The evaluator: its sums always match the board, and its value is the network's formula applied to the sums.
//!
//! `moves` proves what a move or pass changes, `load` what a load does, `sums` the arithmetic, `control` the flow of
//! requests, and `memories` the wiring and contents of the memories.

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

/// Returns the theorems.
fn theorems() -> Vec<Theorem> {
    vec![
        Theorem {
            name: "evaluate: the sums are those of the board, after every load, move, pass and undo",
            says: "Let the context, the rows of weights and the linear entries be arbitrary, except that the rows and \
                   entries of an empty square are 0. A context's line ends with a board if the newest entry of the \
                   line holds the board and its sums: the hidden sums (the bias plus the rows of the pieces, from each \
                   side's perspective), the linear sums, the number of pieces, and the side to move. Suppose that the \
                   line ends with a board. Then it ends with the board after the move after a pseudo-legal move, with \
                   the same board and the other side to move after a pass, with the board before the undone request \
                   after an undo, and with the loaded board after a load. So the sums match the board after any number \
                   of requests, modulo 65,536 for each sum, whatever other contexts do and however the sink stalls.",
            lemmas: list("men times load adds flow invariant lines"),
            because: "By induction over the requests. For each square that a move changes, the unit subtracts the row \
                      of the piece that was there and adds the row of the piece that is there now, each once, and it \
                      requests no other rows (men). It makes these changes one clock after another, starting from the \
                      sums that the stack holds for the position before the request (times, adds). A load adds each \
                      square and each row of the bias once (load, adds). The unit accepts requests late enough that it \
                      reads a position's board and sums only after it has written them, and never in the clock in \
                      which it writes them (times, load, invariant). Board and sums do not change later, because only \
                      a request that ends at the same entry writes there (lines). A clock in which the pipeline stalls \
                      changes nothing (flow). The memories return what was written: a check of Yosys' netlist finds \
                      each of them as a memory, with the connections that the lemmas assume.",
        },
        Theorem {
            name: "evaluate: the value is the network's formula of the sums",
            says: "For any weights, the value offered for a position is its output divided by 32, rounded down, and \
                   clamped to -20,000 to 20,000. The number of pieces selects a head. The output, modulo 2^32, is the \
                   sum of three parts: the head's bias; the hidden sums of both sides, each clamped to 0 to 127 and \
                   multiplied by its weight in the head (the first 32 weights are for the side to move); and the \
                   linear sums of the side to move, each multiplied by its mix weight in the head. The shipped memory \
                   files contain the weights of the engine's network.",
            lemmas: list("output products times load flow weights"),
            because: "White's sums are complete two clocks before Black's after a move or pass (times), and 96 clocks \
                      before them in a load (load). Then each stage takes the result of the stage before (output). In \
                      the clock in which sums are complete, the unit requests the first half of the head's weights, \
                      and in the next clock the second half. So the first sixteen products, with a mix product, are \
                      ready two clocks after the sums, and the other sixteen, with the bias, one clock after that \
                      (products). The halves of both sides are added to the output, and the value is offered seven \
                      clocks after Black's sums are complete.",
        },
        Theorem {
            name: "evaluate: one value for each request, in time",
            says: "While the sink takes every value, the unit accepts a move or pass at most four clocks after the \
                   move or pass before it, and an undo in any clock in which no load is in progress. It accepts a \
                   load, if the request is held, 196 clocks after the first stage was free. It offers the value of a \
                   move or pass 18 clocks after it accepted the request, and the value of a load 12 clocks after. Each \
                   value comes with its request's context, and the unit offers no other values. Each clock in which a \
                   value waits adds one clock to these times. `cycles` counts the clocks of a run, modulo 65,536.",
            lemmas: list("times load flow invariant output"),
            because: "The value of a move or pass is offered in the stated clock (times), and so is that of a load, \
                      which the unit accepts four clocks and 192 steps after the load began (load). Each mark in the \
                      stages before the output belongs to one of these requests and moves on by one stage per clock \
                      (output, times, load). So all complete sums, White's and Black's, belong to one of these \
                      requests. A clock in which the pipeline stalls changes only the clock count (flow).",
        },
    ]
}
