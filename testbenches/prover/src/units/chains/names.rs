//! Verilog names that the proofs of the chain unit use: the only place to adapt if the circuit's names change.

pub use crate::blocks::history::names::*;

kit::signals! {
    // The words read from the memories: a move and a chain.
    MOVE[26] = "history.read_word_0";
    CHAIN[16] = "list.read_word_0";

    // A move was made or taken back in the previous clock.
    SETTLING[1] = "record_packer.settling";

    // The chain updater.
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

    // The list: the numbers of chains that are open, examined, and examined and left open; and the chains that the move
    // takes out.
    OPEN[6] = "chain_updater.open";
    SCANNED[6] = "chain_updater.scanned";
    LEFT_OPEN[6] = "chain_updater.kept";
    BEGINS[1] = "chain_updater.begins";
    ITS_END[6] = "chain_updater.its_end";
    ENDS[1] = "chain_updater.ends";
    ITS_START[6] = "chain_updater.its_start";
}

// Memories: the moves by number, and the chains.
pub const MOVES: &str = "history.words";
pub const LIST: &str = "list.words";

/// The phases of the chain updater.
pub mod phase {
    pub const IDLE: u64 = 0;
    pub const SCANNING: u64 = 1;
    pub const LINKING: u64 = 2;
    pub const JUDGING: u64 = 4;
    pub const DECLINING: u64 = 5;
    pub const FLUSHING: u64 = 6;
}
