// SPDX-License-Identifier: MIT OR Apache-2.0
//
// A six-pin wrapper for fpgambit_make: shift the inputs in, step, shift the outputs out.
`default_nettype none

module fpgambit_make_harness (
    input  wire clock,
    input  wire reset,
    input  wire shift,
    input  wire step,
    input  wire from_host,
    output wire to_host
);

    reg [329:0] chain;
    reg [329:0] inputs;
    reg [328:0] caught;
    reg stepped;
    wire [328:0] outputs;

    always @(posedge clock) begin
        if (shift) chain <= {chain[328:0], from_host};
        inputs <= step ? chain : 330'd0;
        stepped <= step;
        if (stepped) caught <= outputs;
        else if (shift) caught <= {caught[327:0], 1'b0};
    end
    assign to_host = caught[328];

    (* keep_hierarchy *)
    fpgambit_make unit (
        .clock(clock),
        .reset(reset),
        .move_valid(inputs[0:0]),
        .move_back(inputs[1:1]),
        .move_word(inputs[17:2]),
        .move_undo(inputs[40:18]),
        .move_rank_0(inputs[72:41]),
        .move_rank_1(inputs[104:73]),
        .move_rank_2(inputs[136:105]),
        .move_rank_3(inputs[168:137]),
        .move_rank_4(inputs[200:169]),
        .move_rank_5(inputs[232:201]),
        .move_rank_6(inputs[264:233]),
        .move_rank_7(inputs[296:265]),
        .move_state(inputs[328:297]),
        .board_ready(inputs[329:329]),
        .move_ready(outputs[0:0]),
        .board_valid(outputs[1:1]),
        .board_rank_0(outputs[33:2]),
        .board_rank_1(outputs[65:34]),
        .board_rank_2(outputs[97:66]),
        .board_rank_3(outputs[129:98]),
        .board_rank_4(outputs[161:130]),
        .board_rank_5(outputs[193:162]),
        .board_rank_6(outputs[225:194]),
        .board_rank_7(outputs[257:226]),
        .board_state(outputs[289:258]),
        .board_undo(outputs[312:290]),
        .cycles(outputs[328:313])
    );

endmodule

`default_nettype wire
