//! The evaluator's Verilog names that the proofs use.

use crate::unit::MemoryFile;
use kit::prelude::*;

/// The files of weights.
pub const FILES: &[MemoryFile] = &[
    MemoryFile {
        parameter: "ROWS_FILE",
        shipped: "evaluate_rows.mem",
        copy: "\"rows_given.mem\"",
    },
    MemoryFile {
        parameter: "LINEAR_FILE",
        shipped: "evaluate_linear.mem",
        copy: "\"linear_given.mem\"",
    },
    MemoryFile {
        parameter: "HEADS_FILE",
        shipped: "evaluate_heads.mem",
        copy: "\"heads_given.mem\"",
    },
];

/// The modules of the memories; the proof cuts them out.
pub const MEMORIES: &[&str] = &[BOARD, TALLIES, ROWS, ENTRIES, HEADS];
/// The module of the memories for ranks of boards and for pairs of hidden sums.
pub const BOARD: &str = "fpgambit_evaluate_boards";
/// The memory of tallies: linear sum, number of pieces and side to move.
pub const TALLIES: &str = "fpgambit_evaluate_tally_stack";
/// The memory of the rows of weights.
pub const ROWS: &str = "fpgambit_evaluate_rows";
/// The memory of the linear entries.
pub const ENTRIES: &str = "fpgambit_evaluate_linear_entries";
/// The memory of the heads' weights.
pub const HEADS: &str = "fpgambit_evaluate_heads";

/// Whether a sum continues from its current value.
pub fn from_sums(frame: &Frame<'_>) -> Lit {
    !frame.word(FIRST)[2]
}

/// A register of one of the sixteen pairs of sums.
pub fn pair(index: usize, register: &str) -> String {
    format!("hidden_pairs_{index}.{register}")
}

/// The word that the stack returns for a pair of sums.
pub fn stacked(index: usize) -> String {
    format!("hidden_stack_{index}_read_word")
}

/// The registers of the pairs and the words that the stack returns, with their widths.
pub fn pairs() -> Vec<(String, usize)> {
    const REGISTERS: [(&str, usize); 7] = [
        ("low_change", 9),
        ("high_change", 9),
        ("low_sum", 16),
        ("high_sum", 16),
        ("active", 7),
        ("waiting", 7),
        ("multiplied", 16),
    ];
    let of = |index: usize| {
        let registers = REGISTERS.map(|(name, width)| (pair(index, name), width));
        let sums = format!("hidden_pairs_{index}_sums");
        let words = [(stacked(index), 32), (sums, 32)];
        registers.into_iter().chain(words)
    };
    (0..16).flat_map(of).collect()
}

kit::signals! {
    RESET[1] = "reset";
    REQUEST_VALID[1] = "request_valid";
    REQUEST_READY[1] = "request_ready";
    KIND[2] = "request_kind";
    CONTEXT[3] = "request_context";
    WORD[16] = "request_word";
    /// The board to load.
    REQUEST_RANKS[32] =
        "request_rank_0", "request_rank_1", "request_rank_2", "request_rank_3",
        "request_rank_4", "request_rank_5", "request_rank_6", "request_rank_7";
    REQUEST_BLACK[1] = "request_black";
    VALUE_VALID[1] = "value_valid";
    VALUE_READY[1] = "value_ready";
    VALUE[16] = "value_centipawns";
    VALUE_CONTEXT[3] = "value_context";
    CYCLES[16] = "cycles";

    // Whether the pipeline advances.
    ADVANCE[1] = "output_sum_advance";
    /// Where each context's line of moves ends.
    LINES[5] =
        "entries.words[0]", "entries.words[1]", "entries.words[2]", "entries.words[3]",
        "entries.words[4]", "entries.words[5]", "entries.words[6]", "entries.words[7]";

    // The control.
    MOVING[1] = "control.moving";
    COUNT[2] = "control.count";
    HELD_CONTEXT[3] = "control.held_context";
    LOADING[1] = "control.loading";
    LEAD[2] = "control.lead";
    SCANNING[1] = "control.scanning";
    SCANS_BLACK[1] = "control.scans_black";
    STEPS[7] = "control.steps";
    ASKS_MOVE[1] = "control.asks_move";
    ASKS_LOAD[1] = "control.asks_load";
    SLOT[2] = "control.slot";
    ACTIVE[4] = "control.active";
    LAST[4] = "control.last";
    CLOCKS[16] = "control.clocks";

    // The memories' inputs and the words that they return, as wires of the top module.
    BOARD_ADDRESS[9] = "control_board_address";
    BOARD_WRITE[1] = "control_board_write";
    BOARD_WRITTEN[9] = "control_board_written";
    BOARD_WORDS[32] =
        "board_changer_changed_0", "board_changer_changed_1", "board_changer_changed_2", "board_changer_changed_3";
    BOARD_READ[32] =
        "boards_0_read_word", "boards_1_read_word", "boards_2_read_word", "boards_3_read_word";
    STACK_ADDRESS[9] = "control_stack_address";
    STACK_WRITE[1] = "control_stack_write";
    STACK_WRITTEN[9] = "control_stack_written";
    TALLY_READ[24] = "tally_stack_read_word";
    TALLY[24] = "tally_word";
    ROW_ADDRESSES[10] = "men_resolver_row_address_0", "men_resolver_row_address_1";
    LINEAR_ADDRESSES[10] = "men_resolver_linear_address_0", "men_resolver_linear_address_1";
    /// The eight words of the first row, then those of the second.
    ROWS_READ[32] =
        "rows_read_word_0", "rows_read_word_1", "rows_read_word_2", "rows_read_word_3",
        "rows_read_word_4", "rows_read_word_5", "rows_read_word_6", "rows_read_word_7",
        "rows_read_word_8", "rows_read_word_9", "rows_read_word_10", "rows_read_word_11",
        "rows_read_word_12", "rows_read_word_13", "rows_read_word_14", "rows_read_word_15";
    LINEAR_READ[10] = "linear_entries_read_word_0", "linear_entries_read_word_1";
    HEAD_ADDRESS[5] = "output_sum_head_address";
    /// Four words with sixteen weights, then a word with the mix weights or the bias.
    HEAD_READ[32] =
        "heads_read_word_0", "heads_read_word_1", "heads_read_word_2", "heads_read_word_3", "heads_read_word_4";

    // How the rows that were read are used.
    SUBTRACT[1] = "men_resolver.found_subtract";
    NEGATE[1] = "men_resolver.found_negate_0", "men_resolver.found_negate_1";
    MORE_MEN[7] = "men_resolver.found_men";

    // Whether the sums start from the stack, and when a position's sums are complete.
    FROM_STACK[1] = "control_from_stack";
    // A shift register that marks a side's first change. The sums continue from their current values unless bit 2 is
    // set.
    FIRST[4] = "control.first";
    FINISHED[1] = "control_finished";
    FINISHED_BLACK[1] = "control_finished_black";
    FINISHED_CONTEXT[3] = "control_context";

    // The tally.
    LINEAR_CHANGE[11] = "tally.change";
    LINEAR[16] = "tally.linear";
    MEN_CHANGE[7] = "tally.men_change";
    MEN[7] = "tally.men";
    BLACK[1] = "tally.black";

    // The output.
    HEAD[4] = "output_sum.head";
    OWN_LINEAR[16] = "output_sum.own_linear";
    SINCE[6] = "output_sum.since";
    WHOSE[6] = "output_sum.whose";
    CONTEXTS[3] =
        "output_sum.contexts_0", "output_sum.contexts_1", "output_sum.contexts_2",
        "output_sum.contexts_3", "output_sum.contexts_4", "output_sum.contexts_5";
    LOW_MIXED[16] = "output_sum.low_mixed";
    HIGH_MIXED[16] = "output_sum.high_mixed";
    BIAS[32] = "output_sum.bias";
    EXTRA[32] = "output_sum.extra";
    QUARTERS[18] =
        "output_sum.quarters_0", "output_sum.quarters_1", "output_sum.quarters_2", "output_sum.quarters_3";
    TOTAL[32] = "output_sum.total";
    OUT[32] = "output_sum.out";
    OFFERED[1] = "output_sum.offered";
    HELD_VALUE[16] = "output_sum.held_value";
    HELD_VALUE_CONTEXT[3] = "output_sum.held_context";
}
