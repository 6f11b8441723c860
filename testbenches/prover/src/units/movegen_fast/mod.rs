//! The fast move generator: the board in all its copies, the looks, the lanes, the selector, the queues.

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

/// Its posdata module.
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
        says: "Whatever is loaded, word by word or whole, in any order and with resets at any time: each rank once loaded is \
               the same in the looks' registers, the selector's memory and the memories of the king and the four lanes, and \
               is what was loaded last; a board taken whole becomes the board all at once.",
        lemmas: list("board ready"),
        because: "Each is a goal of it; a board that waits becomes the board as soon as nothing needs the one before (ready).",
    };
    let ends = Theorem {
        name: "movegen, fast: every generation ends",
        says: "For every such board, if the sink takes a word in infinitely many clocks, the last word is offered and taken \
               and the unit is idle again.",
        lemmas: list(
            "lane alike posdata progress ready steps timing selector king queues judgement looks kings board reads offers",
        ),
        because: "The words are finitely many, for each expected one is emitted once (lane, king) and leaves once (queues), \
                  so that those clocks do not matter in which a lane waits for room. The looks' steps go on one a clock to \
                  their end (steps), after which no piece waits for them. While a queue holds a word, one is at hand, and \
                  it is offered (progress): it leaves when the sink takes it, until all are empty; a queue that is empty \
                  has room, and with room a lane's measure falls (lane) or it takes a piece; pieces are finitely many, each \
                  goes to a lane once and none waits while a lane is ready (selector, progress). With no piece left, the \
                  lanes at rest and the king's steps done, it is quiet and stays so (progress, timing); then the word at \
                  hand is offered as the last, and its leaving is the end (queues).",
    };
    let counters = Theorem {
        name: "movegen, fast: the counters count",
        says: "cycles is the clocks from the start to the last word taken, both counted, and visited the squares that the \
               lanes left and the king's steps visited, modulo 65,536; both hold until the next start, visited from the \
               clock after the end on if a reset is the end.",
        lemmas: list("counters timing queues"),
        because: "counters says when they add, and that nothing is visited in a generation's last clock; it ends with the \
                  last word taken (queues).",
    };
    vec![moves(), ends, counters, board]
}

/// Returns the theorem about the words.
fn moves() -> Theorem {
    Theorem {
        name: "movegen, fast: exactly the expected moves, each once",
        says: "For every board that meets the preconditions, loaded whole or, over a position of one king a side, word by \
               word, in any order and only the words that changed, none twice with different contents between two \
               positions: legal or pseudo-legal, all moves or captures only, under any back-pressure and after resets at \
               any time, the words taken between a start and the word with last are exactly the expected ones, each once, \
               last with the last of them, or 0x0000 with last if there is none.",
        lemmas: list(
            "board ready reads kings steps looks judgement timing selector posdata lane alike king queues offers reset",
        ),
        because: "The board is what was loaded, one in all its copies (board), which are read where it is (reads), with the \
                  kings where they stand (kings), and stays until nobody needs it (timing); a start waits for a board that \
                  waits (ready). The look from the king's square is that of the start's clock at the latest, the others \
                  follow one a clock (steps, timing), and three clocks later each verdict is what the rules say (looks): so \
                  it is in each clock in which a lane or the king's steps judge. With these a move is allowed exactly when \
                  it is legal (judgement; looks for en passant, which is tried on the board). Each piece but the king goes \
                  to one lane (selector), which emits its expected words once each to its queue (lane, of the first lane; \
                  alike; posdata's answers are what posdata says; the two are one induction over the clocks, each taking \
                  the other's state of the same clock), and no other lane emits them, for none emits a word of a piece that \
                  it was not handed. The king's come from his steps (king). When it is quiet all are decided about \
                  (timing). What was emitted leaves once, the last as the last (queues, whose invariants of room are those of \
                  offers and reset).",
    }
}
