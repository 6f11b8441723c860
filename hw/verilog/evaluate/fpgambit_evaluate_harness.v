// SPDX-License-Identifier: MIT OR Apache-2.0
//
// A six-pin wrapper for fpgambit_evaluate: shift the inputs in, step, shift the outputs out.
`default_nettype none

module fpgambit_evaluate_harness #(
    parameter ROWS_FILE = "evaluate_rows.mem",
    parameter LINEAR_FILE = "evaluate_linear.mem",
    parameter HEADS_FILE = "evaluate_heads.mem"
) (
    input  wire clock,
    input  wire reset,
    input  wire shift,
    input  wire step,
    input  wire from_host,
    output wire to_host
);

    reg [279:0] chain;
    reg [279:0] inputs;
    reg [36:0] caught;
    reg stepped;
    wire [36:0] outputs;

    always @(posedge clock) begin
        if (shift) chain <= {chain[278:0], from_host};
        inputs <= step ? chain : 280'd0;
        stepped <= step;
        if (stepped) caught <= outputs;
        else if (shift) caught <= {caught[35:0], 1'b0};
    end
    assign to_host = caught[36];

    (* keep_hierarchy *)
    fpgambit_evaluate #(.ROWS_FILE(ROWS_FILE), .LINEAR_FILE(LINEAR_FILE), .HEADS_FILE(HEADS_FILE)) unit (
        .clock(clock),
        .reset(reset),
        .request_valid(inputs[0:0]),
        .request_kind(inputs[2:1]),
        .request_context(inputs[5:3]),
        .request_word(inputs[21:6]),
        .request_rank_0(inputs[53:22]),
        .request_rank_1(inputs[85:54]),
        .request_rank_2(inputs[117:86]),
        .request_rank_3(inputs[149:118]),
        .request_rank_4(inputs[181:150]),
        .request_rank_5(inputs[213:182]),
        .request_rank_6(inputs[245:214]),
        .request_rank_7(inputs[277:246]),
        .request_black(inputs[278:278]),
        .value_ready(inputs[279:279]),
        .request_ready(outputs[0:0]),
        .value_valid(outputs[1:1]),
        .value_centipawns(outputs[17:2]),
        .value_context(outputs[20:18]),
        .cycles(outputs[36:21])
    );

endmodule

`default_nettype wire
