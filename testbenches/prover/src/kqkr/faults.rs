//! Faults of queen against rook: each is put into the exported Verilog, and the lemma named must refute it.

use crate::faults::Fault;

/// The faults.
pub const FAULTS: &[Fault] = &[
    Fault {
        name: "the other king is not looked at when the first is on the diagonal",
        right: "king_above | (king_on & other_above)",
        wrong: "king_above",
        lemma: "kqkr/fold",
        case: "",
    },
    Fault {
        name: "kings that touch are answered",
        right: "offered_won <= looked_up_apart & won[looked_up_rook];",
        wrong: "offered_won <= won[looked_up_rook] & (looked_up_apart | won[0]);",
        lemma: "kqkr/lookup",
        case: "moves",
    },
    Fault {
        name: "clocks are counted when no query is under way",
        right: "if (under_way) begin",
        wrong: "if (under_way | clocks[0]) begin",
        lemma: "kqkr/lookup",
        case: "any clock",
    },
    Fault {
        name: "the rook goes on only when an answer is taken",
        right: "looked_up_rook <= paired_rook[3:0];",
        wrong: "if (answer_ready) looked_up_rook <= paired_rook[3:0];",
        lemma: "kqkr/lookup",
        case: "moves",
    },
    Fault {
        name: "a query is taken and lost while an answer waits",
        right: "assign query_ready = takes;",
        wrong: "assign query_ready = !reset;",
        lemma: "kqkr/lookup",
        case: "any clock",
    },
];
