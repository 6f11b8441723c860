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
];
