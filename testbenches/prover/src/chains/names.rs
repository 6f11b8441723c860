//! What the proofs of the chain unit call things, and the Verilog's names for them: the one place to adapt when the
//! circuit's names change.
#![allow(
    missing_docs,
    reason = "each is the proofs' term for a signal of the Verilog"
)]

/// The top module.
pub const TOP: &str = "fpgambit_chains";

crate::signals! {
    // Ports.
    RESET[1] = "reset";
    LOAD_VALID[1] = "load_valid";
    LOAD_READY[1] = "load_ready";
    PUSH_VALID[1] = "push_valid";
    PUSH_READY[1] = "push_ready";
    PUSH_RECORD[24] = "push_record";
    POP_VALID[1] = "pop_valid";
    POP_READY[1] = "pop_ready";
    QUERY_VALID[1] = "query_valid";
    QUERY_READY[1] = "query_ready";
    QUERY_MODE[3] = "query_mode";
    ANSWER_READY[1] = "answer_ready";
    ANSWER_VALID[1] = "answer_valid";
    ANSWER_WORD[32] = "answer_word";
    ANSWER_LAST[1] = "answer_last";
    CYCLES[16] = "cycles";
    STEPS[16] = "steps";
    HELD[9] = "held";
    REVERSIBLE[9] = "reversible";

    // What was read of the memories: a move and a chain.
    MOVE[26] = "history.read_word_0";
    CHAIN[16] = "list.read_word_0";

    // How many moves there are.
    HEAD[9] = "history_pointers.next_number";
    KEPT[9] = "history_pointers.kept";
    RUN[9] = "history_pointers.run";
    DROPPED[1] = "history_pointers.dropped";

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
    CLOCKS[16] = "cycle_counter.clocks";
    STEPPED[16] = "cycle_counter.stepped";
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

    // The answer stream.
    OFFERED[1] = "stream.offered";
    OFFERED_WORD[32] = "stream.offered_word";
    OFFERED_LAST[1] = "stream.offered_last";
}

// Memories: the moves by their numbers, and the chains.
pub const MOVES: &str = "history.words";
pub const LIST: &str = "list.words";

/// What takes moves back: its phases.
pub mod phase {
    #![allow(missing_docs, reason = "the phases")]
    pub const IDLE: u64 = 0;
    pub const SCANNING: u64 = 1;
    pub const LINKING: u64 = 2;
    pub const JUDGING: u64 = 4;
    pub const DECLINING: u64 = 5;
    pub const FLUSHING: u64 = 6;
}
