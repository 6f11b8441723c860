//! Verilog names that the proofs of the compact generator use: the only place to adapt if the circuit's names change.

pub use crate::blocks::names::*;

kit::signals! {
    // Ports.
    RESET[1] = "reset";
    LOAD_VALID[1] = "load_valid";
    LOAD_READY[1] = "load_ready";
    LOAD_ADDRESS[4] = "load_address";
    LOAD_WORD[32] = "load_word";
    START_VALID[1] = "start_valid";
    START_READY[1] = "start_ready";
    START_LEGAL[1] = "start_legal";
    START_CAPTURES[1] = "start_captures";
    MOVE_VALID[1] = "move_valid";
    MOVE_READY[1] = "move_ready";
    MOVE_WORD[16] = "move_word";
    MOVE_LAST[1] = "move_last";
    CYCLES[16] = "cycles";
    VISITED[16] = "visited";

    // The state word.
    SIDE[1] = "position_state.black";
    RIGHTS[4] = "position_state.rights";
    PASSANT[1] = "position_state.valid";
    TARGET[6] = "position_state.target";

    // The scan.
    SCAN_ACTIVE[1] = "scan.active";
    SCAN_PROBING[1] = "scan.probing";
    SCAN_STEP[4] = "scan.step";

    // Attacked squares.
    ATTACKED_LOW[32] = "attacked_squares.low_map";
    ATTACKED_HIGH[32] = "attacked_squares.high_map";
    KING_HIT[1] = "attacked_squares.king_hit";

    // Checks and pins.
    PINS_UP[12] = "checks_and_pins.up";
    PINS_DOWN[12] = "checks_and_pins.down";
    CHECKED[1] = "checks_and_pins.one_check";
    DOUBLE[1] = "checks_and_pins.two_checks";
    BY_KNIGHT[1] = "checks_and_pins.knight_check";
    CHECK_DIRECTION[3] = "checks_and_pins.direction";
    CHECK_DISTANCE[3] = "checks_and_pins.reach";
    KING_SQUARE[6] = "checks_and_pins.king_square";
    CLEAR_SHORT[1] = "checks_and_pins.short_free";
    CLEAR_LONG[1] = "checks_and_pins.long_free";

    // The walk.
    PHASE[4] = "walk.phase";
    LEGAL_ONLY[1] = "walk.legal_only";
    CAPTURES_ONLY[1] = "walk.captures_only";
    PUSHING[1] = "walk.pushing";
    PUSH[6] = "walk.push";
    PROMOTION[2] = "walk.promotion";
    VISITS[1] = "walk.visits";
    EMITS[1] = "walk.emits";
    ACCEPTED[1] = "walk.accepted";
    WORD[16] = "walk.out_word";

    // Legality.
    PINNED[1] = "legality.pinned";
    PIN_DIRECTION[3] = "legality.pin_direction";

    // The move stream.
    HELD[1] = "stream.held";
    HELD_WORD[16] = "stream.held_word";
    OFFERED[1] = "stream.offered";
    OFFERED_WORD[16] = "stream.offered_word";
    OFFERED_LAST[1] = "stream.offered_last";
}

/// The walk's phases.
pub mod phase {
    pub const IDLE: u64 = 0;
    pub const SCANNING: u64 = 1;
    pub const FETCHING: u64 = 2;
    pub const STARTING: u64 = 3;
    pub const VISITING: u64 = 4;
    pub const TRYING: u64 = 5;
    pub const PROBING: u64 = 6;
    pub const JUDGING: u64 = 7;
    pub const CASTLING: u64 = 8;
    pub const FLUSHING: u64 = 9;
}
