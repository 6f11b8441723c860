//! The Verilog names of the whole that the proofs of its receiver use.
#![allow(
    missing_docs,
    reason = "each is the proofs' term for a signal of the Verilog"
)]

/// The top module.
pub const TOP: &str = "fpgambit_soc";

/// What is cut out: posdata, and the memories of requests, results and answers.
pub const CUT: &[&str] = &[
    "fpgambit_soc_posdata",
    "fpgambit_soc_request",
    "fpgambit_soc_queue_words",
    "fpgambit_soc_answer",
];

crate::signals! {
    RESET[1] = "reset";
    BYTE_VALID[1] = "receive_valid";
    BYTE_READY[1] = "receive_ready";
    BYTE[8] = "receive_byte";

    // The request's memory is written so.
    WRITE[1] = "receiver_write";
    ADDRESS[9] = "receiver_address";
    DATA[8] = "receiver_data";

    // What the interpreter sees, and what it does.
    FRAME[1] = "receiver_frame";
    LENGTH[9] = "receiver_length";
    RELEASE[1] = "interpreter_release";
    BEGIN[1] = "interpreter_begin";
    AGAIN[1] = "interpreter_again";
    UNIT_RESET[1] = "interpreter_unit_reset";
    LOAD_MOVEGEN[1] = "interpreter_load_movegen";
    LOAD_REPETITION[1] = "interpreter_load_repetition";
    START[1] = "interpreter_start";
    PUSH[1] = "interpreter_push";
    POP[1] = "interpreter_pop";
    QUERY[1] = "interpreter_query";

    OFFERED[1] = "receiver.offered";
    BEGUN[1] = "receiver.begun";
    SPOILT[1] = "receiver.spoilt";
    FULL[1] = "receiver.full";
    LEFT[8] = "receiver.left";
    COUNT[9] = "receiver.count";
    SUM[32] = "receiver_crc.sum";
    PHASE[4] = "interpreter.phase";
}

/// Everything the interpreter has done: by the units, or as an answer.
pub const DEEDS: [&str; 9] = [
    BEGIN,
    AGAIN,
    UNIT_RESET,
    LOAD_MOVEGEN,
    LOAD_REPETITION,
    START,
    PUSH,
    POP,
    QUERY,
];

/// The interpreter's phases from the one in which it begins with a frame to the one in which it releases it.
pub const WITH_FRAME: std::ops::RangeInclusive<u64> = 1..=11;
