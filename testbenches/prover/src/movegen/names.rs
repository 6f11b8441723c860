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

    // The board, rank by rank as planes, and the ranks read.
    RANK_1[32] = "board.words[0]";
    RANK_2[32] = "board.words[1]";
    RANK_3[32] = "board.words[2]";
    RANK_4[32] = "board.words[3]";
    RANK_5[32] = "board.words[4]";
    RANK_6[32] = "board.words[5]";
    RANK_7[32] = "board.words[6]";
    RANK_8[32] = "board.words[7]";
    WALK_PLANES[32] = "board.read_word_0";
    LIST_PLANES[32] = "board.read_word_1";

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
    DANGER_LOW[32] = "attacked_squares.low_map";
    DANGER_HIGH[32] = "attacked_squares.high_map";
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

    // The pieces handed out.
    ROSTER_ACTIVE[1] = "piece_selector.active";
    ROSTER_ROW[3] = "piece_selector.row";
    ROSTER_HANDED[8] = "piece_selector.handed";
    ROSTER_FULL[1] = "piece_selector.full";
    ROSTER_SQUARE[6] = "piece_selector.piece_square";
    ROSTER_KIND[3] = "piece_selector.piece_kind";

    // The walk.
    PHASE[4] = "walk.phase";
    LEGAL_ONLY[1] = "walk.legal_only";
    CAPTURES_ONLY[1] = "walk.captures_only";
    KIND[3] = "walk.kind";
    ORIGIN[6] = "walk.origin";
    SQUARE[6] = "walk.square";
    PUSHING[1] = "walk.pushing";
    PUSH[6] = "walk.push";
    PROMOTION[2] = "walk.promotion";
    VISITS[1] = "walk.visits";
    EMITS[1] = "walk.emits";
    ACCEPTED[1] = "walk.accepted";
    WORD[16] = "walk.out_word";
    // Posdata's answer and what it is asked, as wires of the top: they are there whatever form posdata has.
    NEXTPOS[6] = "posdata_nextpos";
    NEXTDIR[6] = "posdata_nextdir";
    NEXT_KIND[3] = "walk_next_kind";
    NEXT_FROM[6] = "walk_next_from";
    NEXT_AT[6] = "walk_next_at";

    // The referee.
    PINNED[1] = "legality.pinned";
    PIN_DIRECTION[3] = "legality.pin_direction";

    // The move stream.
    HELD[1] = "stream.held";
    HELD_WORD[16] = "stream.held_word";
    OFFERED[1] = "stream.offered";
    OFFERED_WORD[16] = "stream.offered_word";
    OFFERED_LAST[1] = "stream.offered_last";
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
pub const COMPUTED: &[(&str, usize)] = &[(KIND_HELD, 3), (FROM_HELD, 6), (AT_HELD, 6)];
