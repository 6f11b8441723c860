//! What the proofs of the compact generator call things, and the Verilog's names for them: the one place to adapt when
//! the circuit's names change.
#![allow(
    missing_docs,
    reason = "each is the proofs' term for a signal of the Verilog"
)]

use crate::faults::Fault;

/// The top module.
pub const TOP: &str = "fpgambit_movegen";
/// The module that holds posdata, as logic or as a memory.
pub const POSDATA_MODULE: &str = "fpgambit_movegen_posdata";

/// The folder under `hw/verilog`.
pub const FOLDER: &str = "movegen-compact";
/// The parameter of the top: whether posdata is a memory.
pub const POSDATA_ROM: &str = "POSDATA_ROM";
/// The forms of the one file: what to call each, and whether posdata is a memory there.
pub const FORMS: [(&str, bool); 2] = [
    ("movegen-compact, posdata as logic", false),
    ("movegen-compact, posdata as a memory", true),
];

// Ports.
pub const RESET: &str = "reset";
pub const LOAD_VALID: &str = "load_valid";
pub const LOAD_READY: &str = "load_ready";
pub const LOAD_ADDRESS: &str = "load_address";
pub const LOAD_WORD: &str = "load_word";
pub const START_VALID: &str = "start_valid";
pub const START_READY: &str = "start_ready";
pub const START_LEGAL: &str = "start_legal";
pub const START_CAPTURES: &str = "start_captures";
pub const MOVE_VALID: &str = "move_valid";
pub const MOVE_READY: &str = "move_ready";
pub const MOVE_WORD: &str = "move_word";
pub const MOVE_LAST: &str = "move_last";
pub const CYCLES: &str = "cycles";
pub const VISITED: &str = "visited";

// The board, rank by rank as planes, and the ranks read.
pub const RANKS: [&str; 8] = [
    "board.words[0]",
    "board.words[1]",
    "board.words[2]",
    "board.words[3]",
    "board.words[4]",
    "board.words[5]",
    "board.words[6]",
    "board.words[7]",
];
pub const WALK_PLANES: &str = "board.read_word_0";
pub const LIST_PLANES: &str = "board.read_word_1";

// The state word.
pub const SIDE: &str = "position_state.black";
pub const RIGHTS: &str = "position_state.rights";
pub const PASSANT: &str = "position_state.valid";
pub const TARGET: &str = "position_state.target";

// The scan.
pub const SCAN_ACTIVE: &str = "scan.active";
pub const SCAN_PROBING: &str = "scan.probing";
pub const SCAN_STEP: &str = "scan.step";

// Attacked squares.
pub const DANGER_LOW: &str = "attacked_squares.low_map";
pub const DANGER_HIGH: &str = "attacked_squares.high_map";
pub const KING_HIT: &str = "attacked_squares.king_hit";

// Checks and pins.
pub const PINS_UP: &str = "checks_and_pins.up";
pub const PINS_DOWN: &str = "checks_and_pins.down";
pub const CHECKED: &str = "checks_and_pins.one_check";
pub const DOUBLE: &str = "checks_and_pins.two_checks";
pub const BY_KNIGHT: &str = "checks_and_pins.knight_check";
pub const CHECK_DIRECTION: &str = "checks_and_pins.direction";
pub const CHECK_DISTANCE: &str = "checks_and_pins.reach";
pub const KING_SQUARE: &str = "checks_and_pins.king_square";
pub const CLEAR_SHORT: &str = "checks_and_pins.short_free";
pub const CLEAR_LONG: &str = "checks_and_pins.long_free";

// The pieces handed out.
pub const ROSTER_ACTIVE: &str = "piece_selector.active";
pub const ROSTER_ROW: &str = "piece_selector.row";
pub const ROSTER_HANDED: &str = "piece_selector.handed";
pub const ROSTER_FULL: &str = "piece_selector.full";
pub const ROSTER_SQUARE: &str = "piece_selector.piece_square";
pub const ROSTER_KIND: &str = "piece_selector.piece_kind";

// The walk.
pub const PHASE: &str = "walk.phase";
pub const LEGAL_ONLY: &str = "walk.legal_only";
pub const CAPTURES_ONLY: &str = "walk.captures_only";
pub const KIND: &str = "walk.kind";
pub const ORIGIN: &str = "walk.origin";
pub const SQUARE: &str = "walk.square";
pub const PUSHING: &str = "walk.pushing";
pub const PUSH: &str = "walk.push";
pub const PROMOTION: &str = "walk.promotion";
pub const VISITS: &str = "walk.visits";
pub const EMITS: &str = "walk.emits";
pub const ACCEPTED: &str = "walk.accepted";
pub const WORD: &str = "walk.out_word";
// Posdata's answer and what it is asked, as wires of the top: they are there whatever form posdata has.
pub const NEXTPOS: &str = "posdata_nextpos";
pub const NEXTDIR: &str = "posdata_nextdir";
pub const NEXT_KIND: &str = "walk_next_kind";
pub const NEXT_FROM: &str = "walk_next_from";
pub const NEXT_AT: &str = "walk_next_at";

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

// The referee.
pub const PINNED: &str = "legality.pinned";
pub const PIN_DIRECTION: &str = "legality.pin_direction";

// The move stream.
pub const HELD: &str = "stream.held";
pub const HELD_WORD: &str = "stream.held_word";
pub const OFFERED: &str = "stream.offered";
pub const OFFERED_WORD: &str = "stream.offered_word";
pub const OFFERED_LAST: &str = "stream.offered_last";

// Posdata as logic holds what it was asked.
pub const KIND_HELD: &str = "posdata.as_computed.computed.kind_held";
pub const FROM_HELD: &str = "posdata.as_computed.computed.from_held";
pub const AT_HELD: &str = "posdata.as_computed.computed.at_held";

/// Faults that must be refuted: the Verilog's text and what is put in its place.
pub const FAULTS: &[Fault] = &[
    Fault {
        name: "a pin's distance on a file loses a bit",
        unit: "movegen",
        right: "pins = pins | {3'd0, shield_north, 6'd0};",
        wrong: "pins = pins | {4'd0, shield_north[1:0], 6'd0};",
        lemma: "movegen/scan",
    },
    Fault {
        name: "a single check on a file is taken for a double one",
        unit: "movegen",
        right: "if (hit_north & !(|shield_north)) begin\n        two = two | one;",
        wrong: "if (hit_north & !(|shield_north)) begin\n        two = 1'b1;",
        lemma: "movegen/scan",
    },
    Fault {
        name: "a knight's jump goes a file too far",
        unit: "movegen",
        right: "{knights_below[5:0], 2'd0}",
        wrong: "{knights_below[4:0], 3'd0}",
        lemma: "movegen/scan",
    },
];
