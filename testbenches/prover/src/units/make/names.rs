//! Verilog names that the maker's proofs use.

kit::signals! {
    RESET[1] = "reset";
    MOVE_VALID[1] = "move_valid";
    MOVE_READY[1] = "move_ready";
    MOVE_BACK[1] = "move_back";
    MOVE_WORD[16] = "move_word";
    MOVE_UNDO[23] = "move_undo";
    /// The board at the input.
    MOVE_RANKS[32] =
        "move_rank_0", "move_rank_1", "move_rank_2", "move_rank_3",
        "move_rank_4", "move_rank_5", "move_rank_6", "move_rank_7";
    MOVE_STATE[32] = "move_state";
    BOARD_VALID[1] = "board_valid";
    BOARD_READY[1] = "board_ready";
    /// The board at the output.
    BOARD_RANKS[32] =
        "board_rank_0", "board_rank_1", "board_rank_2", "board_rank_3",
        "board_rank_4", "board_rank_5", "board_rank_6", "board_rank_7";
    BOARD_STATE[32] = "board_state";
    BOARD_UNDO[23] = "board_undo";
    CYCLES[16] = "cycles";

    // A move is in the first, second, third stage.
    READ[1] = "control.read";
    RESOLVED[1] = "control.resolved";
    OFFERED[1] = "control.offered";
    CLOCKS[16] = "control.clocks";
}
