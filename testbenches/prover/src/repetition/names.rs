//! What the proofs of the repetition unit call things, and the Verilog's names for them: the one place to adapt when the
//! circuit's names change.
#![allow(missing_docs, reason = "each is the proofs' term for a signal of the Verilog")]

use crate::faults::Fault;

/// The exported forms: folders under `hw/verilog`.
pub const FORMS: [&str; 3] = ["repetition-compact-ice40", "repetition-compact-ecp5", "repetition-compact-generic"];

/// The top module.
pub const TOP: &str = "fpgambit_repetition";

/// Faults that must be refuted: the Verilog's text and what is put in its place.
pub const FAULTS: &[Fault] = &[
    Fault {
        name: "a pop forgets the captured piece",
        unit: "repetition",
        right: "nibble = captured;",
        wrong: "nibble = 4'd0;",
        lemma: "repetition/pop",
    },
    Fault {
        name: "a reset in mid-change keeps the history",
        unit: "repetition",
        right: "lost = phase != PHASE_IDLE;",
        wrong: "lost = 1'b0;",
        lemma: "repetition/lost",
    },
    Fault {
        name: "the early stop comes in long histories",
        unit: "repetition",
        right: "(pairs < 8'h20) & ",
        wrong: "",
        lemma: "repetition/stop",
    },
];
