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

/// The exported forms: the folder under `hw/verilog`, and whether posdata is a memory there.
pub const FORMS: [(&str, bool); 3] = [
    ("movegen-compact-ice40", false),
    ("movegen-compact-ecp5", true),
    ("movegen-compact-generic", true),
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
    "board.ranks[0]",
    "board.ranks[1]",
    "board.ranks[2]",
    "board.ranks[3]",
    "board.ranks[4]",
    "board.ranks[5]",
    "board.ranks[6]",
    "board.ranks[7]",
];
pub const WALK_PLANES: &str = "board.walk_planes";
pub const LIST_PLANES: &str = "board.list_planes";

// The state word.
pub const SIDE: &str = "state.black";
pub const RIGHTS: &str = "state.rights";
pub const PASSANT: &str = "state.valid";
pub const TARGET: &str = "state.target";

// The scan.
pub const SCAN_ACTIVE: &str = "scan.active";
pub const SCAN_PROBING: &str = "scan.probing";
pub const SCAN_STEP: &str = "scan.step";

// Attacked squares.
pub const DANGER_LOW: &str = "danger.low_map";
pub const DANGER_HIGH: &str = "danger.high_map";
pub const KING_HIT: &str = "danger.king_hit";

// Checks and pins.
pub const PINS_UP: &str = "watch.up";
pub const PINS_DOWN: &str = "watch.down";
pub const CHECKED: &str = "watch.one_check";
pub const DOUBLE: &str = "watch.two_checks";
pub const BY_KNIGHT: &str = "watch.knight_check";
pub const CHECK_DIRECTION: &str = "watch.direction";
pub const CHECK_DISTANCE: &str = "watch.reach";
pub const KING_SQUARE: &str = "watch.king_square";
pub const CLEAR_SHORT: &str = "watch.short_free";
pub const CLEAR_LONG: &str = "watch.long_free";

// The pieces handed out.
pub const ROSTER_ACTIVE: &str = "roster.active";
pub const ROSTER_ROW: &str = "roster.row";
pub const ROSTER_HANDED: &str = "roster.handed";
pub const ROSTER_FULL: &str = "roster.full";
pub const ROSTER_SQUARE: &str = "roster.piece_square";
pub const ROSTER_KIND: &str = "roster.piece_kind";

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
pub const WORD: &str = "walk.word";
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
pub const PINNED: &str = "referee.pinned";
pub const PIN_DIRECTION: &str = "referee.pin_direction";

// The move stream.
pub const HELD: &str = "stream.held";
pub const HELD_WORD: &str = "stream.held_word";
pub const OFFERED: &str = "stream.offered";
pub const OFFERED_WORD: &str = "stream.offered_word";
pub const OFFERED_LAST: &str = "stream.offered_last";

// Posdata as logic holds what it was asked.
pub const KIND_HELD: &str = "posdata.kind_held";
pub const FROM_HELD: &str = "posdata.from_held";
pub const AT_HELD: &str = "posdata.at_held";

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
