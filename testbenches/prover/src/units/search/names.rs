//! Verilog names of the searcher's blocks that the proofs use.

/// Names of the sorter.
pub mod sorter {
    kit::signals! {
        CLEAR[1] = "clear";
        IN_VALID[1] = "in_valid";
        IN_ENTRY[32] = "in_entry";
        LAST[32] = "last";
        POP[1] = "pop";
        RESTORE[1] = "restore";
        /// Entries from the stack.
        RESTORED[32] = "restored_0", "restored_1", "restored_2";
        RESTORED_MORE[1] = "restored_more";
        /// The kept entries, in the order in which they are tried.
        KEPT[32] = "kept_0", "kept_1", "kept_2", "kept_3";
        MORE[1] = "more";
    }
}

/// Names of the control.
pub mod control {
    kit::signals! {
        RESET[1] = "reset";
        CANCEL[1] = "cancel";
        JOB_VALID[1] = "job_valid";
        JOB_READY[1] = "job_ready";
        JOB_ALPHA[16] = "job_alpha";
        JOB_BETA[16] = "job_beta";
        PUSH_VALID[1] = "push_valid";
        PUSH_READY[1] = "push_ready";
        RESULT_VALID[1] = "result_valid";
        RESULT_READY[1] = "result_ready";
        RESULT_SCORE[16] = "result_score";
        RESULT_BOUND[2] = "result_bound";
        RESULT_BEST[32] = "result_best";
        RESULT_NODES_LOW[32] = "result_nodes_low";
        RESULT_NODES_HIGH[8] = "result_nodes_high";
        RESULT_STATUS[2] = "result_status";
        CYCLES_LOW[32] = "cycles_low";
        CYCLES_HIGH[8] = "cycles_high";
        VALUE[16] = "value";
        STACKED_FLAGS[32] = "stacked_flags";
        STACKED_WINDOW[32] = "stacked_window";
        STACKED_FIRST[32] = "stacked_first";
        STACKED_LAST[32] = "stacked_last";
        NEXT_ENTRY[32] = "next_entry";
        MAKES[1] = "makes";
        PASSES[1] = "passes";
        RESTORES[1] = "restores";
        STACKS[1] = "stacks";
        STACK_FLAGS[0] = "flags";
        WINDOW[32] = "window";
        FIRST[32] = "first";

        PHASE[4] = "phase";
        LEVEL[6] = "level";
        SCANNED[8] = "scanned";
        WAITED[3] = "waited";
        ALPHA[16] = "alpha";
        BETA[16] = "beta";
        ALPHA_FIRST[16] = "alpha_first";
        RESULT[16] = "result";
        ROOT_ALPHA[16] = "root_alpha";
        ROOT_LOW[1] = "root_low";
        ROOT_HIGH[1] = "root_high";
        DEPTH[4] = "depth";
        CHECK[1] = "check";
        QUIET[1] = "quiet";
        SOME[1] = "some";
        OVER[1] = "over";
        PASSED[1] = "passed";
        TRIED[32] = "tried";
        BEST[32] = "best";
        FULL[1] = "full";
        LIMIT_LOW[32] = "limit_low";
        LIMIT_HIGH[8] = "limit_high";
        NODES_LOW[32] = "nodes_low";
        NODES_HIGH[8] = "nodes_high";
        ENDED[2] = "ended";
    }
}

/// Names of the evaluator.
pub mod evaluator {
    kit::signals! {
        CLEAR[1] = "clear";
        ADD[1] = "add";
        BEGIN[1] = "begin_";
        FROM[6] = "from";
        TO[6] = "to";
        KIND[4] = "kind";
        MOVER[4] = "mover";
        VICTIM[3] = "victim";
        RESTORE[1] = "restore";
        RESTORED_MIDDLE[18] = "restored_middle";
        RESTORED_END[18] = "restored_end";
        RESTORED_WHITE[9] = "restored_white";
        RESTORED_BLACK[9] = "restored_black";
        BLACK[1] = "black";
        ADD_NIBBLE[4] = "add_nibble";
        ADD_SQUARE[6] = "add_square";
        MIDDLE[18] = "middle";
        END[18] = "end_";
        WHITE_PHASE[9] = "white_phase";
        BLACK_PHASE[9] = "black_phase";
        VALUE[16] = "value";

        SECOND[1] = "second";
        TAKING[4] = "taking";
        PUTTING[4] = "putting";
        TAKEN[4] = "taken";
        PUT[4] = "put";
        TAKEN_WORD[24] = "taken_word";
        PUT_WORD[24] = "put_word";
        TAKE_ADDRESS[9] = "table_.read_address_0";
        PUT_ADDRESS[9] = "table_.read_address_1";
        TAKE_WORD_READ[24] = "table_.read_word_0";
        PUT_WORD_READ[24] = "table_.read_word_1";
        SUM_MIDDLE[18] = "sum_middle";
        SUM_END[18] = "sum_end";
        PHASE_WHITE[9] = "phase_white";
        PHASE_BLACK[9] = "phase_black";
        RESULT[16] = "result";
    }
}
