//! Faults of the soc's receiver for the exported Verilog; each must make the named lemma fail.

crate::faults! {
    "a truncated frame passes if its CRC is right": "receive" "a zero"
        "!spoilt & (left == 8'd0) & (count" => "!spoilt & (count";
    "a block of 253 bytes counts as full": "receive" "a code"
        "full <= byte_ == 8'hff;" => "full <= byte_ == 8'hfe;";
    "the blocks of a dropped frame continue in the next": "receive" "a zero"
        "      full <= 1'b0;\n      left <= 8'd0;\n      count <= 9'd0;" => "      full <= 1'b0;\n      count <= 9'd0;";
    "a wrong bit of the polynomial": "receive" "literal"
        "CRC_POLYNOMIAL = 32'hedb8_8320;" => "CRC_POLYNOMIAL = 32'hedb8_8321;";
    "a reset does not reset the units": "deeds" ""
        "assign unit_reset = reset | interpreter_unit_reset;" => "assign unit_reset = interpreter_unit_reset;";
    "the last answer is sent repeatedly": "sender" ""
        "end else if (again) begin" => "end else if (again | (out_ready & (|answer_end))) begin";
    "the interpreter reads the arriving byte instead of the stored one": "request" ""
        ".request_byte(request_read_word_0)," => ".request_byte(receive_byte),";
    "at power-up a frame has begun": "receive" "power-up"
        "begun = 1'b0;" => "begun = 1'b1;";
    "an answer does not end": "sender" ""
        "if (at == end_) begin" => "if ((at == end_) & again) begin";
    "an answer requested again is sent repeatedly": "deeds" "any clock"
        "          release_ = 1'b1;\n          phase_next = PHASE_SENDING;" => "          phase_next = PHASE_DECIDING;";
    "an answer has no leading zero": "sender" ""
        "    out_byte = 8'd0;" => "    out_byte = 8'd1;";
    "an answered frame stays and is answered again": "deeds" "any clock"
        "          release_ = 1'b1;\n          phase_next = PHASE_FINISHING;" => "          phase_next = PHASE_FINISHING;";
}
