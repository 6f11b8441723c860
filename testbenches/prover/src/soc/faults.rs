//! Faults of the whole's receiver: each is put into the exported Verilog, and the lemma named must refute it.

use crate::faults::Fault;

/// The faults.
pub const FAULTS: &[Fault] = &[
    Fault {
        name: "a frame cut short passes if its check is right",
        right: "!spoilt & (left == 8'd0) & (count",
        wrong: "!spoilt & (count",
        lemma: "soc/receive",
        case: "a zero",
    },
    Fault {
        name: "a block of 253 bytes is taken for a full one",
        right: "full <= byte_ == 8'hff;",
        wrong: "full <= byte_ == 8'hfe;",
        lemma: "soc/receive",
        case: "a code",
    },
    Fault {
        name: "a dropped frame's blocks go on in the next",
        right: "      full <= 1'b0;\n      left <= 8'd0;\n      count <= 9'd0;",
        wrong: "      full <= 1'b0;\n      count <= 9'd0;",
        lemma: "soc/receive",
        case: "a zero",
    },
    Fault {
        name: "a wrong bit of the polynomial",
        right: "CRC_POLYNOMIAL = 32'hedb8_8320;",
        wrong: "CRC_POLYNOMIAL = 32'hedb8_8321;",
        lemma: "soc/receive",
        case: "literal",
    },
    Fault {
        name: "a reset leaves the units alone",
        right: "assign unit_reset = reset | interpreter_unit_reset;",
        wrong: "assign unit_reset = interpreter_unit_reset;",
        lemma: "soc/deeds",
        case: "",
    },
    Fault {
        name: "the last answer is sent over and over",
        right: "end else if (again) begin",
        wrong: "end else if (again | (out_ready & (|answer_end))) begin",
        lemma: "soc/sender",
        case: "",
    },
    Fault {
        name: "the interpreter reads what comes, not what is kept",
        right: ".request_byte(request_read_word_0),",
        wrong: ".request_byte(receive_byte),",
        lemma: "soc/request",
        case: "",
    },
    Fault {
        name: "at power-up a frame has begun",
        right: "begun = 1'b0;",
        wrong: "begun = 1'b1;",
        lemma: "soc/receive",
        case: "power-up",
    },
    Fault {
        name: "an answer does not end",
        right: "if (at == end_) begin",
        wrong: "if ((at == end_) & again) begin",
        lemma: "soc/sender",
        case: "",
    },
    Fault {
        name: "each move is taken back, whether asked for or not",
        right: "assign pop = pop_valid & poppable;",
        wrong: "assign pop = poppable;",
        lemma: "soc/units",
        case: "repetition",
    },
    Fault {
        name: "with Black to move generations begin by themselves",
        right: "        if (start) begin\n          legal_only_next = legal;",
        wrong: "        if (start | side) begin\n          legal_only_next = legal;",
        lemma: "soc/units",
        case: "movegen",
    },
    Fault {
        name: "an answer that is asked for again is sent again and again",
        right: "          release_ = 1'b1;\n          phase_next = PHASE_SENDING;",
        wrong: "          phase_next = PHASE_DECIDING;",
        lemma: "soc/deeds",
        case: "any clock",
    },
    Fault {
        name: "no zero goes before an answer",
        right: "    out_byte = 8'd0;",
        wrong: "    out_byte = 8'd1;",
        lemma: "soc/sender",
        case: "",
    },
    Fault {
        name: "a frame that is answered stays, and is answered again",
        right: "          release_ = 1'b1;\n          phase_next = PHASE_FINISHING;",
        wrong: "          phase_next = PHASE_FINISHING;",
        lemma: "soc/deeds",
        case: "any clock",
    },
    Fault {
        name: "moves are taken back, though none is asked for",
        right: "      .pop(request_arbiter_pop),\n      .was_irreversible",
        wrong: "      .pop(pop_ready),\n      .was_irreversible",
        lemma: "soc/units",
        case: "repetition",
    },
];
