//! The maker's Verilog names that the proofs use.

kit::signals! {
    RESET[1] = "reset";
    MOVE_VALID[1] = "move_valid";
    MOVE_READY[1] = "move_ready";
    MOVE_BACK[1] = "move_back";
    MOVE_WORD[16] = "move_word";
    MOVE_UNDO[23] = "move_undo";
    MOVE_RANK_1[32] = "move_rank_0";
    MOVE_RANK_2[32] = "move_rank_1";
    MOVE_RANK_3[32] = "move_rank_2";
    MOVE_RANK_4[32] = "move_rank_3";
    MOVE_RANK_5[32] = "move_rank_4";
    MOVE_RANK_6[32] = "move_rank_5";
    MOVE_RANK_7[32] = "move_rank_6";
    MOVE_RANK_8[32] = "move_rank_7";
    MOVE_STATE[32] = "move_state";
    BOARD_VALID[1] = "board_valid";
    BOARD_READY[1] = "board_ready";
    BOARD_RANK_1[32] = "board_rank_0";
    BOARD_RANK_2[32] = "board_rank_1";
    BOARD_RANK_3[32] = "board_rank_2";
    BOARD_RANK_4[32] = "board_rank_3";
    BOARD_RANK_5[32] = "board_rank_4";
    BOARD_RANK_6[32] = "board_rank_5";
    BOARD_RANK_7[32] = "board_rank_6";
    BOARD_RANK_8[32] = "board_rank_7";
    BOARD_STATE[32] = "board_state";
    BOARD_UNDO[23] = "board_undo";
    CYCLES[16] = "cycles";

    // A move is in the first, second, third stage.
    READ[1] = "control.read";
    RESOLVED[1] = "control.resolved";
    OFFERED[1] = "control.offered";
    CLOCKS[16] = "control.clocks";
}

/// The board that goes in.
pub const MOVE_RANKS: [&str; 8] = [
    MOVE_RANK_1,
    MOVE_RANK_2,
    MOVE_RANK_3,
    MOVE_RANK_4,
    MOVE_RANK_5,
    MOVE_RANK_6,
    MOVE_RANK_7,
    MOVE_RANK_8,
];

/// The board that comes out.
pub const BOARD_RANKS: [&str; 8] = [
    BOARD_RANK_1,
    BOARD_RANK_2,
    BOARD_RANK_3,
    BOARD_RANK_4,
    BOARD_RANK_5,
    BOARD_RANK_6,
    BOARD_RANK_7,
    BOARD_RANK_8,
];
