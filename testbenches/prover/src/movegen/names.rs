//! What the proofs of the compact generator call things, and the Verilog's names for them: the one place to adapt when
//! the circuit's names change.
#![allow(
    missing_docs,
    reason = "each is the proofs' term for a signal of the Verilog"
)]

use crate::units::Memories;

/// The top module.
pub const TOP: &str = "fpgambit_movegen";
/// The module that holds posdata, as logic or as a memory.
pub const POSDATA_MODULE: &str = "fpgambit_movegen_posdata";

/// The folder under `hw/verilog`.
pub const FOLDER: &str = "movegen-compact";
/// The parameter of the top: whether posdata is a memory.
pub const POSDATA_ROM: &str = "POSDATA_ROM";
/// The forms of the one file: what to call each, and what posdata is there.
pub const FORMS: [(&str, Memories); 2] = [
    ("movegen-compact, posdata as logic", Memories::PosdataLogic),
    (
        "movegen-compact, posdata as a memory",
        Memories::PosdataTable,
    ),
];

crate::signals! {
    // Ports.
    RESET = "reset";
    LOAD_VALID = "load_valid";
    LOAD_READY = "load_ready";
    LOAD_ADDRESS = "load_address";
    LOAD_WORD = "load_word";
    START_VALID = "start_valid";
    START_READY = "start_ready";
    START_LEGAL = "start_legal";
    START_CAPTURES = "start_captures";
    MOVE_VALID = "move_valid";
    MOVE_READY = "move_ready";
    MOVE_WORD = "move_word";
    MOVE_LAST = "move_last";
    CYCLES = "cycles";
    VISITED = "visited";

    // The board, rank by rank as planes, and the ranks read.
    RANK_1 = "board.words[0]";
    RANK_2 = "board.words[1]";
    RANK_3 = "board.words[2]";
    RANK_4 = "board.words[3]";
    RANK_5 = "board.words[4]";
    RANK_6 = "board.words[5]";
    RANK_7 = "board.words[6]";
    RANK_8 = "board.words[7]";
    WALK_PLANES = "board.read_word_0";
    LIST_PLANES = "board.read_word_1";

    // The state word.
    SIDE = "position_state.black";
    RIGHTS = "position_state.rights";
    PASSANT = "position_state.valid";
    TARGET = "position_state.target";

    // The scan.
    SCAN_ACTIVE = "scan.active";
    SCAN_PROBING = "scan.probing";
    SCAN_STEP = "scan.step";

    // Attacked squares.
    DANGER_LOW = "attacked_squares.low_map";
    DANGER_HIGH = "attacked_squares.high_map";
    KING_HIT = "attacked_squares.king_hit";

    // Checks and pins.
    PINS_UP = "checks_and_pins.up";
    PINS_DOWN = "checks_and_pins.down";
    CHECKED = "checks_and_pins.one_check";
    DOUBLE = "checks_and_pins.two_checks";
    BY_KNIGHT = "checks_and_pins.knight_check";
    CHECK_DIRECTION = "checks_and_pins.direction";
    CHECK_DISTANCE = "checks_and_pins.reach";
    KING_SQUARE = "checks_and_pins.king_square";
    CLEAR_SHORT = "checks_and_pins.short_free";
    CLEAR_LONG = "checks_and_pins.long_free";

    // The pieces handed out.
    ROSTER_ACTIVE = "piece_selector.active";
    ROSTER_ROW = "piece_selector.row";
    ROSTER_HANDED = "piece_selector.handed";
    ROSTER_FULL = "piece_selector.full";
    ROSTER_SQUARE = "piece_selector.piece_square";
    ROSTER_KIND = "piece_selector.piece_kind";

    // The walk.
    PHASE = "walk.phase";
    LEGAL_ONLY = "walk.legal_only";
    CAPTURES_ONLY = "walk.captures_only";
    KIND = "walk.kind";
    ORIGIN = "walk.origin";
    SQUARE = "walk.square";
    PUSHING = "walk.pushing";
    PUSH = "walk.push";
    PROMOTION = "walk.promotion";
    VISITS = "walk.visits";
    EMITS = "walk.emits";
    ACCEPTED = "walk.accepted";
    WORD = "walk.out_word";
    // Posdata's answer and what it is asked, as wires of the top: they are there whatever form posdata has.
    NEXTPOS = "posdata_nextpos";
    NEXTDIR = "posdata_nextdir";
    NEXT_KIND = "walk_next_kind";
    NEXT_FROM = "walk_next_from";
    NEXT_AT = "walk_next_at";

    // The referee.
    PINNED = "legality.pinned";
    PIN_DIRECTION = "legality.pin_direction";

    // The move stream.
    HELD = "stream.held";
    HELD_WORD = "stream.held_word";
    OFFERED = "stream.offered";
    OFFERED_WORD = "stream.offered_word";
    OFFERED_LAST = "stream.offered_last";
}

/// The board, rank by rank.
pub const RANKS: [&str; 8] = [
    RANK_1, RANK_2, RANK_3, RANK_4, RANK_5, RANK_6, RANK_7, RANK_8,
];

/// The walk's phases.
pub mod phase {
    #![allow(missing_docs, reason = "the phases")]
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

// Posdata as logic holds what it was asked.
pub const KIND_HELD: &str = "posdata.as_computed.computed.kind_held";
pub const FROM_HELD: &str = "posdata.as_computed.computed.from_held";
pub const AT_HELD: &str = "posdata.as_computed.computed.at_held";
/// The signals of that form alone.
pub const COMPUTED: &[&str] = &[KIND_HELD, FROM_HELD, AT_HELD];
