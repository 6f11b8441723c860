// SPDX-License-Identifier: MIT OR Apache-2.0
//
// A six-pin wrapper for fpgambit_movegen_fast: shift the inputs in, step, shift the outputs out.
`default_nettype none

module fpgambit_movegen_fast_harness #(
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

    reg [329:0] chain;
    reg [329:0] inputs;
    reg [52:0] caught;
    reg stepped;
    wire [52:0] outputs;

    always @(posedge clock) begin
        if (shift) chain <= {chain[328:0], from_host};
        inputs <= step ? chain : 330'd0;
        stepped <= step;
        if (stepped) caught <= outputs;
        else if (shift) caught <= {caught[51:0], 1'b0};
    end
    assign to_host = caught[52];

    (* keep_hierarchy *)
    fpgambit_movegen_fast #(.POSDATA_ROM(POSDATA_ROM), .POSDATA_FILE(POSDATA_FILE)) unit (
        .clock(clock),
        .reset(reset),
        .load_valid(inputs[0:0]),
        .load_address(inputs[4:1]),
        .load_word(inputs[36:5]),
        .start_valid(inputs[37:37]),
        .start_legal(inputs[38:38]),
        .start_captures(inputs[39:39]),
        .move_ready(inputs[40:40]),
        .board_valid(inputs[41:41]),
        .board_rank_0(inputs[73:42]),
        .board_rank_1(inputs[105:74]),
        .board_rank_2(inputs[137:106]),
        .board_rank_3(inputs[169:138]),
        .board_rank_4(inputs[201:170]),
        .board_rank_5(inputs[233:202]),
        .board_rank_6(inputs[265:234]),
        .board_rank_7(inputs[297:266]),
        .board_state(inputs[329:298]),
        .load_ready(outputs[0:0]),
        .start_ready(outputs[1:1]),
        .move_valid(outputs[2:2]),
        .move_word(outputs[18:3]),
        .move_last(outputs[19:19]),
        .cycles(outputs[35:20]),
        .visited(outputs[51:36]),
        .board_ready(outputs[52:52])
    );

endmodule

`default_nettype wire
