// SPDX-License-Identifier: MIT OR Apache-2.0
//
// A six-pin wrapper for fpgambit_repetition: shift the inputs in, step, shift the outputs out.
`default_nettype none

module fpgambit_repetition_harness (
    input  wire clock,
    input  wire reset,
    input  wire shift,
    input  wire step,
    input  wire from_host,
    output wire to_host
);

    reg [70:0] chain;
    reg [70:0] inputs;
    reg [87:0] caught;
    reg stepped;
    wire [87:0] outputs;

    always @(posedge clock) begin
        if (shift) chain <= {chain[69:0], from_host};
        inputs <= step ? chain : 71'd0;
        stepped <= step;
        if (stepped) caught <= outputs;
        else if (shift) caught <= {caught[86:0], 1'b0};
    end
    assign to_host = caught[87];

    (* keep_hierarchy *)
    fpgambit_repetition unit (
        .clock(clock),
        .reset(reset),
        .load_valid(inputs[0:0]),
        .load_address(inputs[4:1]),
        .load_word(inputs[36:5]),
        .push_valid(inputs[37:37]),
        .push_record(inputs[61:38]),
        .push_promotion(inputs[64:62]),
        .pop_valid(inputs[65:65]),
        .query_valid(inputs[66:66]),
        .query_mode(inputs[69:67]),
        .answer_ready(inputs[70:70]),
        .load_ready(outputs[0:0]),
        .push_ready(outputs[1:1]),
        .pop_ready(outputs[2:2]),
        .query_ready(outputs[3:3]),
        .answer_valid(outputs[4:4]),
        .answer_word(outputs[36:5]),
        .answer_last(outputs[37:37]),
        .cycles(outputs[53:38]),
        .steps(outputs[69:54]),
        .held(outputs[78:70]),
        .reversible(outputs[87:79])
    );

endmodule

`default_nettype wire
