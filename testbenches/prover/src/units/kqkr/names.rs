//! Verilog names that the proofs of queen against rook use.

use crate::unit::MemoryFile;

/// The files of the memories.
pub const FILES: &[MemoryFile] = &[
    MemoryFile {
        parameter: "PAIRS_FILE",
        shipped: "kqkr_pairs.mem",
        copy: "\"pairs_given.mem\"",
    },
    MemoryFile {
        parameter: "WON_FILE",
        shipped: "kqkr_won.mem",
        copy: "\"won_given.mem\"",
    },
];

kit::signals! {
    RESET[1] = "reset";
    QUERY_VALID[1] = "query_valid";
    QUERY_READY[1] = "query_ready";
    KING[6] = "query_king";
    OTHER[6] = "query_other";
    QUEEN[6] = "query_queen";
    ROOK[6] = "query_rook";
    ANSWER_READY[1] = "answer_ready";
    ANSWER_VALID[1] = "answer_valid";
    ANSWER_WON[1] = "answer_won";
    CYCLES[16] = "cycles";

    // The ports of the memories, and the words that they have read.
    PAIRS_READ[1] = "pairs.read";
    PAIRS_ADDRESS[10] = "pairs.read_address_0";
    PAIRS_WORD[10] = "pairs.read_word_0";
    WON_READ[1] = "rom.read";
    WON_ADDRESS[17] = "rom.read_address_0";
    WON_WORD[16] = "rom.read_word_0";

    // A query in the first, second and third stage, with its data.
    PAIRED[1] = "pipeline.paired";
    PAIRED_QUEEN[6] = "pipeline.paired_queen";
    PAIRED_ROOK[6] = "pipeline.paired_rook";
    LOOKED_UP[1] = "pipeline.looked_up";
    LOOKED_UP_APART[1] = "pipeline.looked_up_apart";
    LOOKED_UP_ROOK[4] = "pipeline.looked_up_rook";
    OFFERED[1] = "pipeline.offered";
    OFFERED_WON[1] = "pipeline.offered_won";
    CLOCKS[16] = "pipeline.clocks";
}
