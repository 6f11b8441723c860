//! The fast move generator: exactly the expected moves, each once, for every position.
//!
//! In the order of the data: `board` and `reads` prove that all copies of the board agree, `look` that looks find what
//! the rules say, `judgement` that moves allowed by these findings are the legal ones, `piece_selector` that each piece
//! goes to one lane, `lane` (with `walk`, `posdata` and `alike`) and `king` that expected moves are emitted once,
//! `queues` that they leave in the stream once. `timing` proves the order of events and `counters` the handshakes and
//! progress.

mod alike;
mod board;
mod counters;
mod faults;
mod judgement;
mod king;
mod king_scan;
mod lane;
mod look;
mod names;
mod piece_selector;
mod posdata;
mod queue_space;
mod queues;
mod reads;
mod timing;
mod walk;

use crate::blocks::posdata::Table;
use crate::blocks::stream::{Invariant, Ports};
use crate::unit::{Memories, Posdata, ProvedUnit};
use kit::prelude::*;

/// The unit.
pub static UNIT: ProvedUnit = ProvedUnit {
    unit: "movegen",
    build: "fast",
    design: "movegen-fast",
    file: "movegen-fast/fpgambit_movegen_fast.f",
    top: "fpgambit_movegen_fast",
    forms: &[
        (
            "movegen-fast, posdata as steps",
            Memories::PosdataLogic(&POSDATA),
        ),
        (
            "movegen-fast, posdata as a memory",
            Memories::PosdataTable(&POSDATA),
        ),
    ],
    signals: names::signals,
    lemmas: |design| lemmas(design.body(), &design.circuit, design.table.as_ref()),
    theorems,
    faults: faults::FAULTS,
    ports: Some(Ports {
        lemmas: ["movegen-fast/offers", "movegen-fast/reset"],
        theorem: "movegen, fast: the stream protocol",
        stream: "move",
        payload: &["move_word", "move_last"],
        last: Some("move_last"),
        requests: &["load", "start"],
        ready: &["load"],
        ahead: Some("board"),
        invariant: Some(Invariant {
            holds: queue_space::invariant,
            signals: queue_space::signals,
        }),
    }),
    says_all: true,
};

/// The unit's posdata module.
static POSDATA: Posdata = Posdata {
    module: names::POSDATA_MODULE,
    logic: names::stepper_signals,
    table: posdata::of_memory,
};

/// Returns the lemmas, long ones first; `body` is the circuit without posdata.
fn lemmas<'a>(body: &'a Circuit, circuit: &'a Circuit, table: Option<&'a Table>) -> Vec<Lemma<'a>> {
    let mut lemmas = lane::lemmas(body);
    lemmas.push(judgement::lemma());
    lemmas.extend(look::lemmas(body));
    lemmas.push(queues::lemma(body));
    lemmas.push(king::lemma(body));
    lemmas.push(piece_selector::lemma(body));
    lemmas.push(timing::lemma(body));
    lemmas.extend(board::lemmas(body));
    lemmas.push(reads::lemma(body));
    lemmas.push(posdata::lemma(circuit, table));
    lemmas.extend(counters::lemmas(body));
    lemmas
}

/// Returns the theorems.
fn theorems() -> Vec<Theorem> {
    let board = Theorem {
        name: "movegen, fast: one board in all its copies",
        says: "For any loads, word by word or whole, in any order and with resets at any time: once a rank is loaded, \
               the looks' registers, the selector's memory and the memories of the king and the four lanes all hold it \
               as it was loaded last. A board that is loaded whole becomes the current board in one clock.",
        lemmas: list("board ready"),
        because: "Each statement is a goal of lemma board. A waiting board becomes the current one as soon as nothing \
                  needs the current board any more (ready).",
    };
    let ends = Theorem {
        name: "movegen, fast: every generation ends",
        says: "For every board that meets the preconditions: if the sink is ready in infinitely many clocks, the unit \
               offers the last word, the sink takes it, and the unit is idle again.",
        lemmas: list(
            "lane alike posdata progress ready steps timing selector king queues judgement looks kings board reads offers",
        ),
        because: "There are finitely many words, because each expected one is emitted once (lane, king) and leaves \
                  once (queues). So the clocks in which a lane waits for room do not matter. The looks' steps advance \
                  by one per clock to their end (steps), and after that no piece waits for them. While a queue holds a \
                  word, one word is offered (progress). It leaves when the sink takes it, until all queues are empty. \
                  An empty queue has room, and while its queue has room, a lane's measure falls (lane) until the lane \
                  takes its next piece. There are finitely many pieces, each goes to a lane once, and none waits while \
                  a lane is ready (selector, progress). When no piece is left, the lanes rest and the king's steps are \
                  done, the unit is quiet and stays quiet (progress, timing). Then it offers the merger's word as the \
                  last one, and the generation ends when this word leaves (queues).",
    };
    let counters = Theorem {
        name: "movegen, fast: the counters are correct",
        says: "`cycles` counts the clocks from the start to the clock in which the last word is taken, both included. \
               `visited` counts the squares that the lanes leave and the king's steps visit. Both count modulo 65,536 \
               and hold until the next start; if a reset ends the generation, `visited` holds from the clock after the \
               reset.",
        lemmas: list("counters timing queues"),
        because: "Lemma counters says when each counter increments, and that nothing is visited in a generation's last \
                  clock. The generation ends when the last word is taken (queues).",
    };
    vec![moves(), ends, counters, board]
}

/// Returns the theorem about the words.
fn moves() -> Theorem {
    Theorem {
        name: "movegen, fast: exactly the expected moves, each once",
        says: "For every board that meets the preconditions, in legal or pseudo-legal mode, for all moves or captures \
               only, under any back-pressure and after resets at any time: from a start to the word with last, the \
               sink takes exactly the expected words, each once. The last of them carries last. If no word is \
               expected, the sink takes only 0x0000 with last. The board may be loaded whole, or word by word over a \
               position with one king per side. The words may come in any order, and unchanged ones may be left out, \
               but no word may be loaded twice with different contents for one position.",
        lemmas: list(
            "board ready reads kings steps looks judgement timing selector posdata lane alike king queues offers reset",
        ),
        because: "The board is the one that was loaded, the same in all its copies (board). Each reader reads the rank \
                  it needs (reads), the recorded squares of the kings are right (kings), and the board stays until \
                  nothing needs it any more (timing). A start waits while a board waits (ready). The unit takes the \
                  first look, from the king's square, in the clock of the start at the latest; the others follow, one \
                  per clock (steps, timing). Three clocks after each look its verdict is what the rules say (looks). \
                  So every verdict is right in each clock in which a lane or the king's steps use it. By the verdicts, \
                  a move is allowed exactly when it is legal (judgement; for en passant, looks, because the unit tries \
                  the capture on the board). Each piece but the king goes to one lane (selector), and this lane emits \
                  each of the piece's expected words once to its queue (lane, posdata). (Lemma lane proves this for \
                  the first lane; the others are copies of it (alike). Lemmas lane and posdata are one induction over \
                  the clocks: each assumes the other in the same clock.) No other lane emits these words, because a \
                  lane emits only words of pieces handed to it. The king's words come from the king's steps (king). \
                  When the unit is quiet, every move has been decided (timing). Each emitted word leaves once, the \
                  last one with last (queues, whose invariants of room are those of offers and reset).",
    }
}
