//! What the proofs of the chain unit call things, and the Verilog's names for them: the one place to adapt when the
//! circuit's names change.

pub use crate::blocks::history::names::*;

kit::signals! {
    // What was read of the memories: a move and a chain.
    MOVE[26] = "history.read_word_0";
    CHAIN[16] = "list.read_word_0";

    // A move was played or taken back a clock ago.
    SETTLING[1] = "record_packer.settling";

    // What takes moves back.
    PHASE[3] = "chain_updater.phase";
    STOPS_FIRST[1] = "chain_updater.stops_first";
    WANTED[9] = "chain_updater.wanted";
    NEXT_MOVE[9] = "chain_updater.next_move";
    LEFT[9] = "chain_updater.left";
    DISTANCE[9] = "chain_updater.distance";
    COUNT[7] = "chain_updater.count";
    NEAREST[9] = "chain_updater.nearest";
    FROM[6] = "chain_updater.from";
    TO[6] = "chain_updater.to";
    PIECE[4] = "chain_updater.piece";

    // The list: chains open, looked at, and looked at and left open; and those that the move takes out.
    OPEN[6] = "chain_updater.open";
    SCANNED[6] = "chain_updater.scanned";
    LEFT_OPEN[6] = "chain_updater.kept";
    BEGINS[1] = "chain_updater.begins";
    ITS_END[6] = "chain_updater.its_end";
    ENDS[1] = "chain_updater.ends";
    ITS_START[6] = "chain_updater.its_start";
}

// Memories: the moves by their numbers, and the chains.
pub const MOVES: &str = "history.words";
pub const LIST: &str = "list.words";

/// What takes moves back: its phases.
pub mod phase {
    pub const IDLE: u64 = 0;
    pub const SCANNING: u64 = 1;
    pub const LINKING: u64 = 2;
    pub const JUDGING: u64 = 4;
    pub const DECLINING: u64 = 5;
    pub const FLUSHING: u64 = 6;
}
