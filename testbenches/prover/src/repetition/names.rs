//! What the proofs of the repetition unit call things, and the Verilog's names for them: the one place to adapt when the
//! circuit's names change.
#![allow(
    missing_docs,
    reason = "each is the proofs' term for a signal of the Verilog"
)]

use crate::faults::Fault;

/// The exported forms: folders under `hw/verilog`.
pub const FORMS: [&str; 3] = [
    "repetition-compact-ice40",
    "repetition-compact-ecp5",
    "repetition-compact-generic",
];

/// The top module.
pub const TOP: &str = "fpgambit_repetition";

// Ports.
pub const RESET: &str = "reset";
pub const LOAD_VALID: &str = "load_valid";
pub const LOAD_READY: &str = "load_ready";
pub const LOAD_ADDRESS: &str = "load_address";
pub const LOAD_WORD: &str = "load_word";
pub const PUSH_VALID: &str = "push_valid";
pub const PUSH_READY: &str = "push_ready";
pub const PUSH_RECORD: &str = "push_record";
pub const PUSH_PROMOTION: &str = "push_promotion";
pub const POP_VALID: &str = "pop_valid";
pub const POP_READY: &str = "pop_ready";
pub const QUERY_VALID: &str = "query_valid";
pub const QUERY_READY: &str = "query_ready";
pub const QUERY_MODE: &str = "query_mode";
pub const ANSWER_VALID: &str = "answer_valid";
pub const ANSWER_READY: &str = "answer_ready";
pub const ANSWER_WORD: &str = "answer_word";
pub const ANSWER_LAST: &str = "answer_last";

// Memories: the examined position, and the moves by the two halves of their number.
pub const BOARD: &str = "squares.board";
pub const EVEN_WORDS: &str = "history.even_words";
pub const ODD_WORDS: &str = "history.odd_words";

// What was read of them.
pub const ON_EVEN_FROM: &str = "squares.on_even_from";
pub const ON_EVEN_TO: &str = "squares.on_even_to";
pub const ON_ODD_FROM: &str = "squares.on_odd_from";
pub const ON_ODD_TO: &str = "squares.on_odd_to";
pub const EVEN: &str = "history.even";
pub const ODD: &str = "history.odd";

// How many moves there are.
pub const HEAD: &str = "ledger.next_number";
pub const KEPT: &str = "ledger.kept";
pub const RUN: &str = "ledger.run";
pub const DROPPED: &str = "ledger.dropped";
pub const TURN: &str = "ledger.turn";

// What plays moves on the board.
pub const PLAYER: &str = "player.phase";
/// Its phases.
pub mod player {
    #![allow(missing_docs, reason = "the phases")]
    pub const IDLE: u64 = 0;
    pub const LOADING: u64 = 1;
    pub const PHASES: u64 = 9;
}

// What takes moves back.
pub const EXAMINER: &str = "examiner.phase";
/// Its phases.
pub mod examiner {
    #![allow(missing_docs, reason = "the phases")]
    pub const IDLE: u64 = 0;
    pub const WALKING: u64 = 1;
    pub const DECLINING: u64 = 2;
    pub const FLUSHING: u64 = 3;
}
pub const STOPS_FIRST: &str = "examiner.stops_first";
pub const ASKS_NEAR: &str = "examiner.asks_near";
pub const GOES_ON: &str = "examiner.goes_on";
pub const ADDRESS: &str = "examiner.address";
pub const EVEN_HELD: &str = "examiner.even_held";
pub const ODD_HELD: &str = "examiner.odd_held";
pub const PAIRS: &str = "examiner.pairs";
pub const HALF: &str = "examiner.half";
pub const JUDGED: &str = "examiner.judged";
pub const DISPLACED: &str = "examiner.displaced";
pub const STANDING: &str = "examiner.standing";
pub const MISSING: &str = "examiner.missing";
pub const COLOURS: &str = "examiner.colours";
pub const ODD_DISPLACED: &str = "examiner.odd_displaced";
pub const ODD_STANDING: &str = "examiner.odd_standing";
pub const ODD_MISSING: &str = "examiner.odd_missing";
pub const ODD_COLOURS: &str = "examiner.odd_colours";
pub const DISTANCE: &str = "examiner.distance";
pub const COUNT: &str = "examiner.count";
pub const NEAREST: &str = "examiner.nearest";

// The answer stream.
pub const OFFERED: &str = "stream.offered";
pub const OFFERED_WORD: &str = "stream.offered_word";
pub const OFFERED_LAST: &str = "stream.offered_last";

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
