//! Verilog names that the proofs of the fast generator use: the only place to adapt if the circuit's names change.
//!
//! The ports have the names of the compact build.

/// The module that contains posdata, as a memory or as steps.
pub const POSDATA_MODULE: &str = "fpgambit_movegen_fast_posdata";
/// The lanes.
pub const LANES: usize = 4;
/// The queues: those of the lanes, then the king's.
pub const QUEUES: usize = 5;

kit::signals! {
    // Ports that the compact build has too, and those for a whole board.
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
    BOARD_VALID[1] = "board_valid";
    BOARD_READY[1] = "board_ready";
    BOARD_STATE[32] = "board_state";
    CYCLES[16] = "cycles";
    VISITED[16] = "visited";

    // The generation.
    ACTIVE[1] = "control.active";
    SETTLED[1] = "control.settled";
    UNSETTLED[1] = "control.unsettled";
    LEGAL_ONLY[1] = "control.legal_only";
    CAPTURES_ONLY[1] = "control.captures_only";
    CLOCKS[16] = "control.clocks";
    SQUARES[16] = "control.squares";
    LATEST[3] = "control.latest";
    QUIET[1] = "quiet";

    // The waiting board.
    FULL[1] = "board_buffer.full";
    COPIED[1] = "board_buffer.copied";
    COUNT[3] = "board_buffer.count";
    UNUSED[1] = "board_buffer.unused";
    UPPER[1] = "board_buffer.upper";
    LEAVING[32] = "board_buffer.leaving";
    HELD_STATE[12] = "board_buffer.held_state";
    SWAP[1] = "board_buffer_swap";

    // The state word and the kings.
    SIDE[1] = "position_state.black";
    RIGHTS[4] = "position_state.rights";
    PASSANT[1] = "position_state.valid";
    TARGET[6] = "position_state.square";
    WHITE_KING[6] = "position_state.white_king";
    BLACK_KING[6] = "position_state.black_king";
    NEXT_WHITE_KING[6] = "position_state.next_white_king";
    NEXT_BLACK_KING[6] = "position_state.next_black_king";

    // The looks.
    TURN[4] = "look_sequencer.turn";
    SEEN[4] = "look_sequencer.seen";
    AT_FILE[8] = "look_sequencer.at_file";
    AT_RANK[8] = "look_sequencer.at_rank";
    ON_RISING[15] = "look_sequencer.on_rising";
    ON_FALLING[15] = "look_sequencer.on_falling";
    LEFT_BY[8] = "look_sequencer.left";
    ENTERED[8] = "look_sequencer.entered";

    // The king.
    STEP_1[4] = "king_moves.step1";
    STEP_2[4] = "king_moves.step2";
    STEP_3[4] = "king_moves.step3";
    ATTACKED[1] = "king_moves.attacked";
    REACHED[1] = "king_moves.reached";
    ENEMY[1] = "king_moves.enemy";
    ON_BOARD[1] = "king_moves.on_board";
    GOAL[6] = "king_moves.to";
    IN_CHECK[1] = "king_moves.in_check";
    IN_DOUBLE_CHECK[1] = "king_moves.in_double_check";
    BY_FILES[8] = "king_moves.by_files";
    BY_RANKS[8] = "king_moves.by_ranks";
    LEFT_SAFE[1] = "king_moves.left_safe";
    RIGHT_SAFE[1] = "king_moves.right_safe";
    EAST_SAFE[1] = "king_moves.east_safe";
    WEST_SAFE[1] = "king_moves.west_safe";
    KING_DONE[1] = "king_moves.done";
    KING_EMITS[1] = "king_moves_out_valid";
    KING_WORD[0] = "king_moves_out_word";

    // The pieces handed out.
    TO_COME[8] = "piece_selector.to_come";
    LEFT[8] = "piece_selector.left";
    ROW[3] = "piece_selector.row";
    NONE[1] = "piece_selector.none";
    TYPE_0[8] = "piece_selector.bit0";
    TYPE_1[8] = "piece_selector.bit1";
    TYPE_2[8] = "piece_selector.bit2";
    PIECE_VALID[1] = "piece_selector_out_valid";
    PIECE_READY[1] = "piece_selector_out_ready";
    PIECE_SQUARE[6] = "piece_selector_out_square";
    PIECE_KIND[3] = "piece_selector_out_kind";
    PIECE_TYPE[3] = "piece_selector_out_piece";

    // The ranks read.
    PIECE_RANK[3] = "piece_selector_address";
    KING_RANK[3] = "king_moves_look_up";

    // The output.
    HELD[1] = "move_merger.held";
    HELD_WORD[16] = "move_merger.word";
    QUEUE_WORD[16] = "fifo_word";
}

/// The planes of a rank as the looks see them.
pub fn rank(rank: usize) -> String {
    format!("ranks_{rank}.board")
}

/// A word of a memory.
pub fn word(memory: &str, index: usize) -> String {
    format!("{memory}.words[{index}]")
}

/// The memories with the occupied squares: the king's and one for each lane.
pub fn boards() -> Vec<String> {
    let lanes = (0..LANES).map(|lane| format!("boards_{lane}"));
    ["king_board".to_owned()].into_iter().chain(lanes).collect()
}

/// A register or a port of a lane, by its name within the lane.
pub fn lane(lane: usize, name: &str) -> String {
    format!("lanes_{lane}.{name}")
}

/// A signal of a queue: those of the four lanes, and the king's.
pub fn queue(lane: usize, name: &str) -> String {
    format!("fifos_{lane}.{name}")
}

/// A signal of the memory from which a lane reads the board.
pub fn board(lane: usize, name: &str) -> String {
    format!("boards_{lane}_{name}")
}

/// Posdata's answer to a lane.
pub fn posdata(lane: usize, name: &str) -> String {
    format!("posdata_{}_{name}_{}", lane / 2, lane % 2)
}

/// A lane's registers, with their widths.
pub const LANE: [(&str, usize); 17] = [
    ("busy", 1),
    ("starting", 1),
    ("pushing", 1),
    ("reads_upper", 1),
    ("kind", 3),
    ("origin", 6),
    ("square", 6),
    ("capture", 6),
    ("origin_lines", 4),
    ("visited", 1),
    ("reached", 1),
    ("takes_en_passant", 1),
    ("from", 6),
    ("to", 6),
    ("code", 4),
    ("from_lines", 4),
    ("to_lines", 4),
];
/// A lane's outputs.
pub const LANE_OUT: [(&str, usize); 10] = [
    ("piece_ready", 1),
    ("next_kind", 3),
    ("next_from", 6),
    ("next_at", 6),
    ("begins", 1),
    ("aside", 1),
    ("turns", 1),
    ("out_valid", 1),
    ("out_word", 16),
    ("visits", 1),
];
/// Posdata's outputs.
pub const POSDATA: [(&str, usize); 4] = [("nextpos", 6), ("nextdir", 6), ("last", 1), ("home", 1)];

/// A register of posdata's steps for a lane.
pub fn stepper(lane: usize, name: &str) -> String {
    format!(
        "posdata_{}.as_steps.steps.steppers_{}.{name}",
        lane / 2,
        lane % 2
    )
}

/// The registers of posdata's steps, by name and width.
pub const STEPPER: [(&str, usize); 7] = [
    ("piece", 3),
    ("origin", 6),
    ("square", 6),
    ("ray", 8),
    ("rays", 8),
    ("ends", 1),
    ("returns", 1),
];

/// These registers for every lane. They exist only if posdata is steps.
pub fn stepper_signals() -> Vec<(String, usize)> {
    let of = |lane| STEPPER.map(|(name, width)| (stepper(lane, name), width));
    (0..LANES).flat_map(of).collect()
}

/// Every signal of the proofs with its width, except those of the ports' invariant.
pub fn signals() -> Vec<(String, usize)> {
    let own = SIGNALS
        .iter()
        .map(|&(name, width)| (name.to_owned(), width));
    let ranks = (0..8).flat_map(|index| {
        let bits = ["white", "black", "next_white", "next_black"];
        let bits = bits.map(|bit| (format!("ranks_{index}.{bit}"), 1));
        let held = (format!("board_buffer.held_{index}"), 32);
        bits.into_iter().chain([(rank(index), 32), held])
    });
    let words = |memory: String, width| (0..16).map(move |index| (word(&memory, index), width));
    let memories = boards()
        .into_iter()
        .flat_map(move |memory| words(memory, 16));
    let queues = (0..5).flat_map(move |queue| words(format!("fifo_memories_{queue}"), 16));
    let lanes = (0..LANES).flat_map(|index| {
        let registers = LANE.map(|(name, width)| (lane(index, name), width));
        let out = LANE_OUT.map(|(name, width)| (lane(index, name), width));
        let answers = POSDATA.map(|(name, width)| (posdata(index, name), width));
        let taken = [("piece_valid", 1)].map(|(name, width)| (lane(index, name), width));
        registers.into_iter().chain(out).chain(answers).chain(taken)
    });
    own.chain(ranks)
        .chain(words("piece_board".to_owned(), 32))
        .chain(memories)
        .chain(queues)
        .chain(lanes)
        .collect()
}
