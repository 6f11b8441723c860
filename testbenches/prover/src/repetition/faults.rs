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
];
