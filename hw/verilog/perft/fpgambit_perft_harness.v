// SPDX-License-Identifier: MIT OR Apache-2.0
//
// A six-pin wrapper for fpgambit_perft: shift the inputs in, step, shift the outputs out.
`default_nettype none

module fpgambit_perft_harness (
    input  wire clock,
    input  wire reset,
    input  wire shift,
    input  wire step,
    input  wire from_host,
    output wire to_host
);

    reg [311:0] chain;
    reg [311:0] inputs;
    reg [130:0] caught;
    reg stepped;
    wire [130:0] outputs;

    always @(posedge clock) begin
        if (shift) chain <= {chain[310:0], from_host};
        inputs <= step ? chain : 312'd0;
        stepped <= step;
        if (stepped) caught <= outputs;
        else if (shift) caught <= {caught[129:0], 1'b0};
    end
    assign to_host = caught[130];

    (* keep_hierarchy *)
    fpgambit_perft unit (
        .clock(clock),
        .reset(reset),
        .cancel(inputs[0:0]),
        .job_valid(inputs[1:1]),
        .job_tag(inputs[17:2]),
        .job_depth(inputs[21:18]),
        .job_divide(inputs[22:22]),
        .job_rank_0(inputs[54:23]),
        .job_rank_1(inputs[86:55]),
        .job_rank_2(inputs[118:87]),
        .job_rank_3(inputs[150:119]),
        .job_rank_4(inputs[182:151]),
        .job_rank_5(inputs[214:183]),
        .job_rank_6(inputs[246:215]),
        .job_rank_7(inputs[278:247]),
        .job_state(inputs[310:279]),
        .result_ready(inputs[311:311]),
        .job_ready(outputs[0:0]),
        .result_valid(outputs[1:1]),
        .result_tag(outputs[17:2]),
        .result_last(outputs[18:18]),
        .result_move(outputs[34:19]),
        .result_low(outputs[66:35]),
        .result_high(outputs[98:67]),
        .cycles(outputs[130:99])
    );

endmodule

`default_nettype wire
