// SPDX-License-Identifier: MIT OR Apache-2.0
//
// A six-pin wrapper for fpgambit_search_fast: shift the inputs in, step, shift the outputs out.
`default_nettype none

module fpgambit_search_fast_harness #(
    parameter SQUARES_FILE = "squares.mem"
) (
    input  wire clock,
    input  wire reset,
    input  wire shift,
    input  wire step,
    input  wire from_host,
    output wire to_host
);

    reg [456:0] chain;
    reg [456:0] inputs;
    reg [150:0] caught;
    reg stepped;
    wire [150:0] outputs;

    always @(posedge clock) begin
        if (shift) chain <= {chain[455:0], from_host};
        inputs <= step ? chain : 457'd0;
        stepped <= step;
        if (stepped) caught <= outputs;
        else if (shift) caught <= {caught[149:0], 1'b0};
    end
    assign to_host = caught[150];

    (* keep_hierarchy *)
    fpgambit_search_fast #(.SQUARES_FILE(SQUARES_FILE)) unit (
        .clock(clock),
        .reset(reset),
        .cancel(inputs[0:0]),
        .push_valid(inputs[1:1]),
        .push_record(inputs[25:2]),
        .job_valid(inputs[26:26]),
        .job_tag(inputs[58:27]),
        .job_rank_0(inputs[90:59]),
        .job_rank_1(inputs[122:91]),
        .job_rank_2(inputs[154:123]),
        .job_rank_3(inputs[186:155]),
        .job_rank_4(inputs[218:187]),
        .job_rank_5(inputs[250:219]),
        .job_rank_6(inputs[282:251]),
        .job_rank_7(inputs[314:283]),
        .job_state(inputs[346:315]),
        .job_depth(inputs[350:347]),
        .job_alpha(inputs[366:351]),
        .job_beta(inputs[382:367]),
        .job_first(inputs[398:383]),
        .job_nodes_low(inputs[430:399]),
        .job_nodes_high(inputs[438:431]),
        .result_ready(inputs[439:439]),
        .job_only(inputs[440:440]),
        .job_second(inputs[456:441]),
        .push_ready(outputs[0:0]),
        .job_ready(outputs[1:1]),
        .result_valid(outputs[2:2]),
        .result_tag(outputs[34:3]),
        .result_score(outputs[50:35]),
        .result_bound(outputs[52:51]),
        .result_best(outputs[68:53]),
        .result_nodes_low(outputs[100:69]),
        .result_nodes_high(outputs[108:101]),
        .result_status(outputs[110:109]),
        .cycles_low(outputs[142:111]),
        .cycles_high(outputs[150:143])
    );

endmodule

`default_nettype wire
