//! Faults of the counter: each is put into the exported Verilog, and the lemma named must refute it.

use crate::faults::Fault;

/// The faults.
pub const FAULTS: &[Fault] = &[
    Fault {
        name: "a pawn of Black's is not turned",
        right: "planes <= seen_by_black ^ ",
        wrong: "planes <= seen_by_black & ",
        lemma: "count/view",
        case: "Black",
    },
    Fault {
        name: "a king hides behind himself",
        right: "assign open = empty | king;",
        wrong: "assign open = empty;",
        lemma: "count/threats",
        case: "White",
    },
    Fault {
        name: "a knight pinned along a rank may jump",
        right: "knights & ~(single_0 | single_1",
        wrong: "knights & ~(single_1",
        lemma: "count/moves",
        case: "White",
    },
    Fault {
        name: "a capture en passant may lay the king bare",
        right: "(captures & (|from_west) & !east_bare)",
        wrong: "(captures & (|from_west))",
        lemma: "count/moves",
        case: "White",
    },
    Fault {
        name: "eight moves to a square lose a carry",
        right: "(four_0 & four_1) | (held_four_0 & (four_0 ^ four_1))",
        wrong: "held_four_0 & (four_0 ^ four_1)",
        lemma: "count/sums",
        case: "to a square",
    },
    Fault {
        name: "an answer taken as another is stored frees no place",
        right: "if (!takes & gives) begin",
        wrong: "if (!takes & gives & !fills) begin",
        lemma: "count/order",
        case: "any clock",
    },
    Fault {
        name: "answers that no position has are offered",
        right: "    if (reset) begin\n      stages <= 13'd0;",
        wrong: "    if (!(|held) & answer_ready & !position_valid) begin held <= 5'd16; waiting <= 5'd16; end\n    if (reset) begin\n      stages <= 13'd0;",
        lemma: "count/order",
        case: "any clock",
    },
];
