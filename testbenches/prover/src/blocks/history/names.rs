//! Verilog names of the signals that the repetition unit and the chain unit share.
#![allow(
    missing_docs,
    reason = "each is the proofs' term for a signal of the Verilog"
)]

kit::signals! {
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
    ANSWER_VALID[1] = "answer_valid";
    ANSWER_READY[1] = "answer_ready";
    ANSWER_WORD[32] = "answer_word";
    ANSWER_LAST[1] = "answer_last";
    CYCLES[16] = "cycles";
    STEPS[16] = "steps";
    HELD[9] = "held";
    REVERSIBLE[9] = "reversible";

    // The number of moves.
    HEAD[9] = "history_pointers.next_number";
    KEPT[9] = "history_pointers.kept";
    RUN[9] = "history_pointers.run";
    DROPPED[1] = "history_pointers.dropped";

    // The counters of clocks and steps.
    CLOCKS[16] = "cycle_counter.clocks";
    STEPPED[16] = "cycle_counter.stepped";

    // The answer stream.
    OFFERED[1] = "stream.offered";
    OFFERED_WORD[32] = "stream.offered_word";
    OFFERED_LAST[1] = "stream.offered_last";
}
