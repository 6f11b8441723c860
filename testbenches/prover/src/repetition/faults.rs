//! Faults of the repetition unit: each is put into the exported Verilog, and the lemma named must refute it.

use crate::faults::Fault;

/// The faults.
pub const FAULTS: &[Fault] = &[
    Fault {
        name: "a pop forgets the captured piece",
        right: "nibble = captured;",
        wrong: "nibble = 4'd0;",
        lemma: "repetition/pop",
        case: "",
    },
    Fault {
        name: "a reset in mid-change keeps the history",
        right: "lost = phase != PHASE_IDLE;",
        wrong: "lost = 1'b0;",
        lemma: "repetition/lost",
        case: "",
    },
    Fault {
        name: "the early stop comes in long histories",
        right: "(pairs < 8'h20) & ",
        wrong: "",
        lemma: "repetition/stop",
        case: "",
    },
    Fault {
        name: "ranks are loaded upside down",
        right: "place_next = {rank, 3'd0};",
        wrong: "place_next = {~rank, 3'd0};",
        lemma: "repetition/load",
        case: "",
    },
    Fault {
        name: "the castling rook is put on the wrong square",
        right: "rook_away = {to[5:3], FILE_F};",
        wrong: "rook_away = {to[5:3], FILE_D};",
        lemma: "repetition/push",
        case: "",
    },
    Fault {
        name: "a distance is told two plies wrong",
        right: "assign out_word = offered_word;",
        wrong: "assign out_word = {offered_word[31:25], !offered_word[24], offered_word[23:0]};",
        lemma: "repetition/told",
        case: "",
    },
    Fault {
        name: "the clock before the first pair is a step",
        right: "judging = (phase == PHASE_WALKING) & judged & advances;",
        wrong: "judging = (phase == PHASE_WALKING) & advances;",
        lemma: "repetition/counters",
        case: "",
    },
    Fault {
        name: "a word goes out as a query begins",
        right: "assign out_valid = offers;",
        wrong: "assign out_valid = offers | (start & !stops);",
        lemma: "repetition/start",
        case: "any game",
    },
    Fault {
        name: "a pop is taken and not done when a query waits",
        right: "assign pop = pop_valid & poppable;",
        wrong: "assign pop = pop_valid & poppable & !query_valid;",
        lemma: "repetition/pop",
        case: "",
    },
    Fault {
        name: "a query begins that nobody asked for",
        right: ".start(request_arbiter_start),\n      .first(walk_first)",
        wrong: ".start(request_arbiter_start | (request_arbiter_free & answer_ready & !load_valid & !push_valid & !pop_valid)),\n      .first(walk_first)",
        lemma: "repetition/stays",
        case: "no query",
    },
    Fault {
        name: "a query that is declined says it ended early",
        right: "if (hopeless & !last_pair & !goes_on) begin",
        wrong: "if ((phase == PHASE_DECLINING) | (hopeless & !last_pair & !goes_on)) begin",
        lemma: "repetition/start",
        case: "declining",
    },
    Fault {
        name: "a pop is done though no move is kept",
        right: "assign pop = pop_valid & poppable;",
        wrong: "assign pop = pop_valid & after_push;",
        lemma: "repetition/stays",
        case: "nothing taken",
    },
];
