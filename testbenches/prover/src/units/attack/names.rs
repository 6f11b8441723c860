//! Verilog names that the proofs of the attack unit use.
//!
//! Board, posdata and piece selector are the generator's blocks and have their names from there (`movegen/names.rs`).
//! The prover refuses a circuit that lacks one of the names.

pub use crate::blocks::names::*;

kit::signals! {
    // Ports.
    RESET[1] = "reset";
    LOAD_VALID[1] = "load_valid";
    LOAD_READY[1] = "load_ready";
    LOAD_ADDRESS[4] = "load_address";
    LOAD_WORD[32] = "load_word";
    BOARD_VALID[1] = "board_valid";
    BOARD_READY[1] = "board_ready";
    /// The ranks of a whole board.
    BOARD_RANKS[32] =
        "board_rank_0", "board_rank_1", "board_rank_2", "board_rank_3",
        "board_rank_4", "board_rank_5", "board_rank_6", "board_rank_7";
    QUERY_VALID[1] = "query_valid";
    QUERY_READY[1] = "query_ready";
    QUERY_KIND[3] = "query_kind";
    QUERY_SQUARE[6] = "query_square";
    QUERY_SIDE[1] = "query_side";
    ANSWER_VALID[1] = "answer_valid";
    ANSWER_READY[1] = "answer_ready";
    ANSWER_WORD[16] = "answer_word";
    ANSWER_LAST[1] = "answer_last";
    CYCLES[16] = "cycles";
    VISITED[16] = "visited";

    // A whole board that is being stored.
    COPYING[1] = "board_feeder.copying";
    COPIED[3] = "board_feeder.count";
    /// The ranks that are not yet stored.
    LEFT[32] =
        "board_feeder.left_0", "board_feeder.left_1", "board_feeder.left_2", "board_feeder.left_3",
        "board_feeder.left_4", "board_feeder.left_5", "board_feeder.left_6", "board_feeder.left_7";

    // The walk.
    PHASE[4] = "walk.phase";
    QUERY[3] = "walk.query_kind";
    OUTER_KIND[3] = "walk.outer_kind";
    COLOUR[1] = "walk.colour";
    PUSHING[1] = "walk.pushing";
    OUTER_ORIGIN[6] = "walk.outer_origin";
    RESUME[6] = "walk.resume";
    PUSH[6] = "walk.push";
    FRONT[6] = "walk.front_square";
    VISITS[1] = "walk_visiting";
    JUDGED[1] = "walk_judged";
    STRUCK[1] = "walk_struck";
    NEIGHBOUR[1] = "walk_neighbour";
    REACHES[1] = "walk_reaches";

    // The counters of a query.
    AFFIRMED[1] = "answer_counters.affirmed";
    OWN_HELD[1] = "answer_counters.own_held";
    SUM[11] = "answer_counters.sum";
    ATTACKED[4] = "answer_counters.attacked";
    OCCUPIED[4] = "answer_counters.occupied";
    SAFE[4] = "answer_counters.safe";

    // The word that goes into the stream, and the word that the stream stores.
    STREAM_IN_VALID[1] = "walk_out_valid";
    STREAM_IN_LAST[1] = "walk_out_last";
    STREAM_IN_WORD[16] = "answer_counters_out_word";
    STREAM_IN_READY[1] = "stream_in_ready";
    OFFERED[1] = "stream.offered";
    OFFERED_WORD[16] = "stream.offered_word";
    OFFERED_LAST[1] = "stream.offered_last";
}

/// The walk's phases.
pub mod phase {
    pub const IDLE: u64 = 0;
    pub const LOOKING: u64 = 1;
    pub const SWEEPING: u64 = 2;
    pub const FETCHING: u64 = 3;
    pub const WALKING: u64 = 4;
    pub const BEHIND: u64 = 5;
    pub const LINES: u64 = 6;
    pub const JUMPS: u64 = 7;
    pub const ANSWERING: u64 = 9;
    pub const FLUSHING: u64 = 10;
}

/// The queries.
pub mod query {
    pub const ATTACKED: u64 = 0;
    pub const ATTACKERS: u64 = 1;
    pub const MOBILITY: u64 = 3;
    pub const KING: u64 = 4;
}
