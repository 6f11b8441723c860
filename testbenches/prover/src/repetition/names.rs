//! What the proofs of the repetition unit call things, and the Verilog's names for them: the one place to adapt when the
//! circuit's names change.
#![allow(
    missing_docs,
    reason = "each is the proofs' term for a signal of the Verilog"
)]

use crate::faults::Fault;

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
pub const BOARD: &str = "squares.words";
pub const EVEN_WORDS: &str = "even_history.words";
pub const ODD_WORDS: &str = "odd_history.words";

// What was read of them.
pub const ON_EVEN_FROM: &str = "squares.read_word_0";
pub const ON_EVEN_TO: &str = "squares.read_word_1";
pub const ON_ODD_FROM: &str = "squares.read_word_2";
pub const ON_ODD_TO: &str = "squares.read_word_3";
pub const EVEN: &str = "even_history.read_word_0";
pub const ODD: &str = "odd_history.read_word_0";

// How many moves there are.
pub const HEAD: &str = "history_pointers.next_number";
pub const KEPT: &str = "history_pointers.kept";
pub const RUN: &str = "history_pointers.run";
pub const DROPPED: &str = "history_pointers.dropped";
pub const TURN: &str = "history_pointers.turn";

// What plays moves on the board.
pub const PLAYER: &str = "board_updater.phase";
/// Its phases.
pub mod player {
    #![allow(missing_docs, reason = "the phases")]
    pub const IDLE: u64 = 0;
    pub const LOADING: u64 = 1;
    pub const PHASES: u64 = 9;
}

// What takes moves back.
pub const EXAMINER: &str = "walk.phase";
/// Its phases.
pub mod examiner {
    #![allow(missing_docs, reason = "the phases")]
    pub const IDLE: u64 = 0;
    pub const WALKING: u64 = 1;
    pub const DECLINING: u64 = 2;
    pub const FLUSHING: u64 = 3;
}
pub const STOPS_FIRST: &str = "walk.stops_first";
pub const ASKS_NEAR: &str = "walk.asks_near";
pub const GOES_ON: &str = "walk.goes_on";
pub const ADDRESS: &str = "walk.address";
pub const EVEN_HELD: &str = "walk.even_held";
pub const ODD_HELD: &str = "walk.odd_held";
pub const PAIRS: &str = "walk.pairs";
pub const HALF: &str = "walk.half";
pub const JUDGED: &str = "walk.judged";
pub const DISPLACED: &str = "walk.displaced";
pub const STANDING: &str = "walk.standing";
pub const MISSING: &str = "walk.missing";
pub const COLOURS: &str = "walk.colours";
pub const ODD_DISPLACED: &str = "walk.odd_displaced";
pub const ODD_STANDING: &str = "walk.odd_standing";
pub const ODD_MISSING: &str = "walk.odd_missing";
pub const ODD_COLOURS: &str = "walk.odd_colours";
pub const DISTANCE: &str = "walk.distance";
pub const COUNT: &str = "walk.count";
pub const NEAREST: &str = "walk.nearest";

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
