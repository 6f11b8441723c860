//! Verilog names that the proofs of the repetition unit use: the only place to adapt if the circuit's names change.

pub use crate::blocks::history::names::*;

kit::signals! {
    // Ports.
    LOAD_ADDRESS[4] = "load_address";
    LOAD_WORD[32] = "load_word";
    PUSH_PROMOTION[3] = "push_promotion";

    // The words read from the memories.
    ON_EVEN_FROM[4] = "squares.read_word_0";
    ON_EVEN_TO[4] = "squares.read_word_1";
    ON_ODD_FROM[4] = "squares.read_word_2";
    ON_ODD_TO[4] = "squares.read_word_3";
    EVEN[32] = "even_history.read_word_0";
    ODD[32] = "odd_history.read_word_0";

    // The number of moves.
    TURN[1] = "history_pointers.turn";

    // The board updater.
    UPDATER_PHASE[4] = "board_updater.phase";

    // The walk.
    WALK_PHASE[2] = "walk.phase";
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
}

// Memories: the examined position, and the moves by the two halves of their number.
pub const BOARD: &str = "squares.words";
pub const EVEN_WORDS: &str = "even_history.words";
pub const ODD_WORDS: &str = "odd_history.words";

/// Phases of the board updater.
pub mod updater {
    pub const IDLE: u64 = 0;
    pub const LOADING: u64 = 1;
    pub const PHASES: u64 = 9;
}

/// Phases of the walk.
pub mod walk {
    pub const IDLE: u64 = 0;
    pub const WALKING: u64 = 1;
    pub const DECLINING: u64 = 2;
    pub const FLUSHING: u64 = 3;
}
