// SPDX-License-Identifier: MIT OR Apache-2.0
//
// A six-pin wrapper for fpgambit_count: shift the inputs in, step, shift the outputs out.
`default_nettype none

module fpgambit_count_harness (
    input  wire clock,
    input  wire reset,
    input  wire shift,
    input  wire step,
    input  wire from_host,
    output wire to_host
);

    reg [305:0] chain;
    reg [305:0] inputs;
    reg [46:0] caught;
    reg stepped;
    wire [46:0] outputs;

    always @(posedge clock) begin
        if (shift) chain <= {chain[304:0], from_host};
        inputs <= step ? chain : 306'd0;
        stepped <= step;
        if (stepped) caught <= outputs;
        else if (shift) caught <= {caught[45:0], 1'b0};
    end
    assign to_host = caught[46];

    (* keep_hierarchy *)
    fpgambit_count unit (
        .clock(clock),
        .reset(reset),
        .position_valid(inputs[0:0]),
        .position_tag(inputs[16:1]),
        .position_rank_0(inputs[48:17]),
        .position_rank_1(inputs[80:49]),
        .position_rank_2(inputs[112:81]),
        .position_rank_3(inputs[144:113]),
        .position_rank_4(inputs[176:145]),
        .position_rank_5(inputs[208:177]),
        .position_rank_6(inputs[240:209]),
        .position_rank_7(inputs[272:241]),
        .position_state(inputs[304:273]),
        .answer_ready(inputs[305:305]),
        .position_ready(outputs[0:0]),
        .answer_valid(outputs[1:1]),
        .answer_tag(outputs[17:2]),
        .answer_count(outputs[27:18]),
        .answer_check(outputs[28:28]),
        .answer_mate(outputs[29:29]),
        .answer_stalemate(outputs[30:30]),
        .cycles(outputs[46:31])
    );

endmodule

`default_nettype wire
