//! Verilog names of the soc that the proofs of its receiver use.

/// The modules to cut out: posdata, and the memories of results and answers.
pub const CUT: &[&str] = &[
    "fpgambit_movegen_posdata",
    "fpgambit_soc_queue_words",
    "fpgambit_soc_answer",
];

kit::signals! {
    RESET[1] = "reset";
    BYTE_VALID[1] = "receive_valid";
    BYTE_READY[1] = "receive_ready";
    BYTE[8] = "receive_byte";
    SEND_VALID[1] = "send_valid";
    SEND_BYTE[8] = "send_byte";

    // The write port of the request's memory.
    WRITE[1] = "receiver_write";
    ADDRESS[9] = "receiver_address";
    DATA[8] = "receiver_data";

    // The interpreter's inputs and outputs.
    FRAME[1] = "receiver_frame";
    LENGTH[9] = "interpreter.length";
    LOOKS_AT[9] = "interpreter.request_address";
    LOOKED_AT[8] = "interpreter.request_byte";
    READ[8] = "request.read_word_0";
    RELEASE[1] = "interpreter_release";

    // Requests to the sender and the units.
    BEGIN[1] = "sender.begin_";
    AGAIN[1] = "sender.again";
    LOAD_MOVEGEN[1] = "movegen.load_valid";
    START[1] = "movegen.start_valid";
    LOAD_REPETITION[1] = "repetition.load_valid";
    PUSH[1] = "repetition.push_valid";
    POP[1] = "repetition.pop_valid";
    QUERY[1] = "repetition.query_valid";
    MOVEGEN_RESET[1] = "movegen.reset";
    REPETITION_RESET[1] = "repetition.reset";

    OFFERED[1] = "receiver.offered";
    BEGUN[1] = "receiver.begun";
    SPOILT[1] = "receiver.spoilt";
    FULL[1] = "receiver.full";
    LEFT[8] = "receiver.left";
    COUNT[9] = "receiver.count";
    SUM[32] = "receiver_crc.sum";
    PHASE[4] = "interpreter.phase";
    SENDER[3] = "sender.phase";

    SEND_READY[1] = "send_ready";
    RUN[8] = "sender.run";
    PART[2] = "sender.part";
    AT[10] = "sender.at";
    END[10] = "sender.end_";
    ANSWER_END[10] = "sender.answer_end";
    REFUSES[1] = "sender.refuses";
    REFUSAL[1] = "sender.refusal";
}

/// The request's memory, and its bytes.
pub const REQUEST: &str = "request.words";
pub const REQUEST_BYTES: usize = 512;

/// The interpreter's actions: requests to the units, and an answer. A reset of the units is an action too, unless the
/// soc itself is reset.
pub const DEEDS: [&str; 8] = [
    BEGIN,
    AGAIN,
    LOAD_MOVEGEN,
    LOAD_REPETITION,
    START,
    PUSH,
    POP,
    QUERY,
];

/// The address in the sender's memory where an answer to a refused request begins; any other begins at 0.
pub const REFUSED_AT: u64 = 0x3e0;
/// Bytes of a full block.
pub const FULL_RUN: u64 = 254;

/// The sender's phases: fill an answer, append its CRC, close its last block, open the transmission with a zero; then
/// send a byte and fetch the next in turn, and end with a zero.
pub mod sender {
    pub const IDLE: u64 = 0;
    pub const FILLING: u64 = 1;
    pub const CHECKING: u64 = 2;
    pub const CLOSING: u64 = 3;
    pub const OPENING: u64 = 4;
    pub const SENDING: u64 = 5;
    pub const FETCHING: u64 = 6;
    pub const ENDING: u64 = 7;
}

/// The interpreter's phases from the start of a frame to its release.
pub const WITH_FRAME: std::ops::RangeInclusive<u64> = 1..=11;
/// The phase in which it tells the sender that the answer is complete.
pub const FINISHING: u64 = 12;
