//! What the proofs of the repetition unit call things, and the Verilog's names for them: the one place to adapt when the
//! circuit's names change.
#![allow(
    missing_docs,
    reason = "each is the proofs' term for a signal of the Verilog"
)]

/// The top module.
pub const TOP: &str = "fpgambit_repetition";

crate::signals! {
    // Ports.
    RESET = "reset";
    LOAD_VALID = "load_valid";
    LOAD_READY = "load_ready";
    LOAD_ADDRESS = "load_address";
    LOAD_WORD = "load_word";
    PUSH_VALID = "push_valid";
    PUSH_READY = "push_ready";
    PUSH_RECORD = "push_record";
    PUSH_PROMOTION = "push_promotion";
    POP_VALID = "pop_valid";
    POP_READY = "pop_ready";
    QUERY_VALID = "query_valid";
    QUERY_READY = "query_ready";
    QUERY_MODE = "query_mode";
    ANSWER_VALID = "answer_valid";
    ANSWER_READY = "answer_ready";
    ANSWER_WORD = "answer_word";
    ANSWER_LAST = "answer_last";

    // What was read of them.
    ON_EVEN_FROM = "squares.read_word_0";
    ON_EVEN_TO = "squares.read_word_1";
    ON_ODD_FROM = "squares.read_word_2";
    ON_ODD_TO = "squares.read_word_3";
    EVEN = "even_history.read_word_0";
    ODD = "odd_history.read_word_0";

    // How many moves there are.
    HEAD = "history_pointers.next_number";
    KEPT = "history_pointers.kept";
    RUN = "history_pointers.run";
    DROPPED = "history_pointers.dropped";
    TURN = "history_pointers.turn";

    // What plays moves on the board.
    PLAYER = "board_updater.phase";

    // What takes moves back.
    EXAMINER = "walk.phase";
    STOPS_FIRST = "walk.stops_first";
    ASKS_NEAR = "walk.asks_near";
    GOES_ON = "walk.goes_on";
    ADDRESS = "walk.address";
    EVEN_HELD = "walk.even_held";
    ODD_HELD = "walk.odd_held";
    PAIRS = "walk.pairs";
    HALF = "walk.half";
    JUDGED = "walk.judged";
    DISPLACED = "walk.displaced";
    STANDING = "walk.standing";
    MISSING = "walk.missing";
    COLOURS = "walk.colours";
    ODD_DISPLACED = "walk.odd_displaced";
    ODD_STANDING = "walk.odd_standing";
    ODD_MISSING = "walk.odd_missing";
    ODD_COLOURS = "walk.odd_colours";
    DISTANCE = "walk.distance";
    COUNT = "walk.count";
    NEAREST = "walk.nearest";

    // The answer stream.
    OFFERED = "stream.offered";
    OFFERED_WORD = "stream.offered_word";
    OFFERED_LAST = "stream.offered_last";
}

// Memories: the examined position, and the moves by the two halves of their number.
pub const BOARD: &str = "squares.words";
pub const EVEN_WORDS: &str = "even_history.words";
pub const ODD_WORDS: &str = "odd_history.words";

/// What plays moves: its phases.
pub mod player {
    #![allow(missing_docs, reason = "the phases")]
    pub const IDLE: u64 = 0;
    pub const LOADING: u64 = 1;
    pub const PHASES: u64 = 9;
}

/// What takes moves back: its phases.
pub mod examiner {
    #![allow(missing_docs, reason = "the phases")]
    pub const IDLE: u64 = 0;
    pub const WALKING: u64 = 1;
    pub const DECLINING: u64 = 2;
    pub const FLUSHING: u64 = 3;
}
