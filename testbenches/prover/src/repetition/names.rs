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
    RESET[1] = "reset";
    LOAD_VALID[1] = "load_valid";
    LOAD_READY[1] = "load_ready";
    LOAD_ADDRESS[4] = "load_address";
    LOAD_WORD[32] = "load_word";
    PUSH_VALID[1] = "push_valid";
    PUSH_READY[1] = "push_ready";
    PUSH_RECORD[24] = "push_record";
    PUSH_PROMOTION[3] = "push_promotion";
    POP_VALID[1] = "pop_valid";
    POP_READY[1] = "pop_ready";
    QUERY_VALID[1] = "query_valid";
    QUERY_READY[1] = "query_ready";
    QUERY_MODE[3] = "query_mode";
    ANSWER_VALID[1] = "answer_valid";
    ANSWER_READY[1] = "answer_ready";
    ANSWER_WORD[32] = "answer_word";
    ANSWER_LAST[1] = "answer_last";
    CYCLES[16] = "cycles";
    STEPS[16] = "steps";
    HELD[9] = "held";
    REVERSIBLE[9] = "reversible";

    // What was read of them.
    ON_EVEN_FROM[4] = "squares.read_word_0";
    ON_EVEN_TO[4] = "squares.read_word_1";
    ON_ODD_FROM[4] = "squares.read_word_2";
    ON_ODD_TO[4] = "squares.read_word_3";
    EVEN[32] = "even_history.read_word_0";
    ODD[32] = "odd_history.read_word_0";

    // How many moves there are.
    HEAD[9] = "history_pointers.next_number";
    KEPT[9] = "history_pointers.kept";
    RUN[9] = "history_pointers.run";
    DROPPED[1] = "history_pointers.dropped";
    TURN[1] = "history_pointers.turn";

    // What plays moves on the board.
    PLAYER[4] = "board_updater.phase";

    // What takes moves back.
    EXAMINER[2] = "walk.phase";
    STOPS_FIRST[1] = "walk.stops_first";
    ASKS_NEAR[1] = "walk.asks_near";
    GOES_ON[1] = "walk.goes_on";
    ADDRESS[8] = "walk.address";
    EVEN_HELD[16] = "walk.even_held";
    ODD_HELD[16] = "walk.odd_held";
    PAIRS[8] = "walk.pairs";
    HALF[1] = "walk.half";
    JUDGED[1] = "walk.judged";
    DISPLACED[6] = "walk.displaced";
    STANDING[6] = "walk.standing";
    MISSING[6] = "walk.missing";
    COLOURS[1] = "walk.colours";
    ODD_DISPLACED[6] = "walk.odd_displaced";
    ODD_STANDING[6] = "walk.odd_standing";
    ODD_MISSING[6] = "walk.odd_missing";
    ODD_COLOURS[1] = "walk.odd_colours";
    DISTANCE[9] = "walk.distance";
    COUNT[7] = "walk.count";
    NEAREST[9] = "walk.nearest";

    // What counts clocks and steps.
    CLOCKS[16] = "cycle_counter.clocks";
    STEPPED[16] = "cycle_counter.stepped";

    // The answer stream.
    OFFERED[1] = "stream.offered";
    OFFERED_WORD[32] = "stream.offered_word";
    OFFERED_LAST[1] = "stream.offered_last";
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
