//! Faults of the chain unit: each is put into the exported Verilog, and the lemma named must refute it.

use crate::faults::Fault;

/// The faults.
pub const FAULTS: &[Fault] = &[
    Fault {
        name: "a pop forgets what was reversible before an irreversible move",
        right: "run <= was_reversible;",
        wrong: "run <= 9'd0;",
        lemma: "chains/pop",
        case: "",
    },
    Fault {
        name: "a null move can be taken back",
        right: "assign boundary = (|record[RECORD_FLAGS +: 4]) |\n      (record[RECORD_PIECE +: 4] == {1'b0, PIECE_NONE});",
        wrong: "assign boundary = |record[RECORD_FLAGS +: 3];",
        lemma: "chains/push",
        case: "",
    },
    Fault {
        name: "the newest move is not read again after a pop",
        right: "settling <= push | pop;",
        wrong: "settling <= push;",
        lemma: "chains/ready",
        case: "clock",
    },
    Fault {
        name: "chains of unlike pieces are joined",
        right: "(chain[CHAIN_PIECE +: 4] == piece) &\n      !begins_here;",
        wrong: "!begins_here;",
        lemma: "chains/scan",
        case: "read",
    },
    Fault {
        name: "a chain whose ends meet stays open",
        right: "assign closes = begins & (its_end == from);",
        wrong: "assign closes = begins & (its_end == to);",
        lemma: "chains/link",
        case: "",
    },
    Fault {
        name: "a piece that takes the place of its like opens a chain of its own",
        right: "    if (ends) begin\n      new_start = its_start;",
        wrong: "    if (ends & begins) begin\n      new_start = its_start;",
        lemma: "chains/link",
        case: "",
    },
    Fault {
        name: "the position with the other side to move counts",
        right: "all_closed & !distance[0];",
        wrong: "all_closed;",
        lemma: "chains/judge",
        case: "",
    },
    Fault {
        name: "chains of the query before are open still",
        right: "open_next = 6'd0;",
        wrong: "open_next = open;",
        lemma: "chains/take-up",
        case: "first",
    },
    Fault {
        name: "the nearest repetition told is the one before it",
        right: "if (count == 7'd1) begin",
        wrong: "if (count == 7'd2) begin",
        lemma: "chains/judge",
        case: "",
    },
    Fault {
        name: "the moves kept are told as reversible",
        right: "assign reversible = run;",
        wrong: "assign reversible = kept;",
        lemma: "chains/told",
        case: "",
    },
    Fault {
        name: "a pop that waits is done with a push",
        right: "assign pop = pop_valid & poppable;",
        wrong: "assign pop = pop_valid & after_load & (held != 9'd0);",
        lemma: "chains/push",
        case: "",
    },
    Fault {
        name: "idle clocks are steps",
        right: ".step(chain_updater_judging),",
        wrong: ".step(chain_updater_judging | chain_updater_idle),",
        lemma: "chains/ends",
        case: "cycles",
    },
    Fault {
        name: "a unit at rest is not ready every other clock",
        right: ".record(push_record),\n      .pop(request_arbiter_pop),",
        wrong: ".record(push_record),\n      .pop(request_arbiter_pop | (request_arbiter_free & !load_valid & !push_valid & !pop_valid & !query_valid)),",
        lemma: "chains/stays",
        case: "any clock",
    },
    Fault {
        name: "a reset in the clock in which the answer is taken is a step",
        right: ".step(chain_updater_judging),",
        wrong: ".step(chain_updater_judging | (reset & !chain_updater_idle)),",
        lemma: "chains/ends",
        case: "cycles",
    },
];
