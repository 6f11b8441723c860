//! Faults of the fast generator: each is put into the exported Verilog, and the lemma named must refute it.

use crate::faults::Fault;

/// The faults.
pub const FAULTS: &[Fault] = &[
    Fault {
        name: "whatever stands behind a piece on a line pins it",
        right: "if (|(on_up & others & sliders)) begin",
        wrong: "if (|(on_up & others)) begin",
        lemma: "movegen-fast/looks",
        case: "square 27",
    },
    Fault {
        name: "a check is answered only next to the king",
        right: "check_down = down;",
        wrong: "check_down = down & {1'b0, centre[7:1]};",
        lemma: "movegen-fast/looks",
        case: "square 27",
    },
    Fault {
        name: "the pawn taken en passant still stands in the way",
        right: "& ~gone) | come;",
        wrong: ") | come;",
        lemma: "movegen-fast/looks",
        case: "en passant from the left, king on square 27",
    },
    Fault {
        name: "a rank's note of pieces does not come with the board that waited",
        right: "white <= next_white;",
        wrong: "white <= next_white & lists_white;",
        lemma: "movegen-fast/board",
        case: "",
    },
    Fault {
        name: "the waiting board's king is not the board's",
        right: "white_king <= next_white_king;",
        wrong: "white_king <= next_white_king & white_square;",
        lemma: "movegen-fast/kings",
        case: "",
    },
    Fault {
        name: "a pinned piece may leave the line of its pin",
        right: "(pin & from_lines & ~to_lines)",
        wrong: "(pin & from_lines & ~to_lines & 4'd3)",
        lemma: "movegen-fast/lane",
        case: "walking, type 2, the followed piece",
    },
    Fault {
        name: "double check is answered",
        right: "(answers & !double_check)",
        wrong: "answers",
        lemma: "movegen-fast/lane",
        case: "walking, type 2, the followed piece",
    },
    Fault {
        name: "a pawn pushes no second time",
        right: "twice = square[5:3] == 3'd2;",
        wrong: "twice = 1'b0;",
        lemma: "movegen-fast/lane",
        case: "pushing, type 1, the followed piece",
    },
    Fault {
        name: "promotions are left out where captures are asked for",
        right: "pushes = !captures | (square[5:3] == 3'd6);",
        wrong: "pushes = !captures;",
        lemma: "movegen-fast/lane",
        case: "starting, type 1, the followed piece",
    },
    Fault {
        name: "a piece is handed out again and again",
        right: "left_next = rest;",
        wrong: "left_next = left;",
        lemma: "movegen-fast/selector",
        case: "",
    },
    Fault {
        name: "a pawn is judged before the looks after its capture en passant",
        right: "if (hold) begin",
        wrong: "if (hold & side) begin",
        lemma: "movegen-fast/timing",
        case: "",
    },
    Fault {
        name: "the king castles over an attacked square",
        right: "!in_check & east_safe &",
        wrong: "!in_check & (east_safe | !in_check) &",
        lemma: "movegen-fast/king",
        case: "",
    },
    Fault {
        name: "a promotion ends with the rook",
        right: "(word[MOVE_WORD_KIND +: 2] != 2'd3)",
        wrong: "(word[MOVE_WORD_KIND +: 2] != 2'd2)",
        lemma: "movegen-fast/queues",
        case: "",
    },
    Fault {
        name: "two queues lose a word at once",
        right: "in_ready = in_valid & ~{passed[3:0], 1'b0};",
        wrong: "in_ready = in_valid & ~{passed[3:1], 2'b0};",
        lemma: "movegen-fast/queues",
        case: "",
    },
    Fault {
        name: "posdata's steps forget a ray",
        right: "rays <= rays ^ first;",
        wrong: "rays <= rays & {first[6:0], 1'b0};",
        lemma: "movegen-fast/posdata",
        case: "type 5",
    },
];
