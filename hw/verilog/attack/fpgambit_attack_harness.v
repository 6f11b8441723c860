// SPDX-License-Identifier: MIT OR Apache-2.0
//
// A six-pin wrapper for fpgambit_attack: shift the inputs in, step, shift the outputs out.
`default_nettype none

module fpgambit_attack_harness #(
    parameter POSDATA_ROM = 1,
    parameter POSDATA_FILE = "posdata.mem"
) (
    input  wire clock,
    input  wire reset,
    input  wire shift,
    input  wire step,
    input  wire from_host,
    output wire to_host
);

    reg [305:0] chain;
    reg [305:0] inputs;
    reg [52:0] caught;
    reg stepped;
    wire [52:0] outputs;

    always @(posedge clock) begin
        if (shift) chain <= {chain[304:0], from_host};
        inputs <= step ? chain : 306'd0;
        stepped <= step;
        if (stepped) caught <= outputs;
        else if (shift) caught <= {caught[51:0], 1'b0};
    end
    assign to_host = caught[52];

    (* keep_hierarchy *)
    fpgambit_attack #(.POSDATA_ROM(POSDATA_ROM), .POSDATA_FILE(POSDATA_FILE)) unit (
        .clock(clock),
        .reset(reset),
        .load_valid(inputs[0:0]),
        .load_address(inputs[4:1]),
        .load_word(inputs[36:5]),
        .board_valid(inputs[37:37]),
        .board_rank_0(inputs[69:38]),
        .board_rank_1(inputs[101:70]),
        .board_rank_2(inputs[133:102]),
        .board_rank_3(inputs[165:134]),
        .board_rank_4(inputs[197:166]),
        .board_rank_5(inputs[229:198]),
        .board_rank_6(inputs[261:230]),
        .board_rank_7(inputs[293:262]),
        .query_valid(inputs[294:294]),
        .query_kind(inputs[297:295]),
        .query_square(inputs[303:298]),
        .query_side(inputs[304:304]),
        .answer_ready(inputs[305:305]),
        .load_ready(outputs[0:0]),
        .board_ready(outputs[1:1]),
        .query_ready(outputs[2:2]),
        .answer_valid(outputs[3:3]),
        .answer_word(outputs[19:4]),
        .answer_last(outputs[20:20]),
        .cycles(outputs[36:21]),
        .visited(outputs[52:37])
    );

endmodule

`default_nettype wire
