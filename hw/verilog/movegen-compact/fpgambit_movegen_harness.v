// SPDX-License-Identifier: MIT OR Apache-2.0
//
// A six-pin wrapper for fpgambit_movegen: shift the inputs in, step, shift the outputs out.
`default_nettype none

module fpgambit_movegen_harness #(
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

    reg [40:0] chain;
    reg [40:0] inputs;
    reg [51:0] caught;
    reg stepped;
    wire [51:0] outputs;

    always @(posedge clock) begin
        if (shift) chain <= {chain[39:0], from_host};
        inputs <= step ? chain : 41'd0;
        stepped <= step;
        if (stepped) caught <= outputs;
        else if (shift) caught <= {caught[50:0], 1'b0};
    end
    assign to_host = caught[51];

    (* keep_hierarchy *)
    fpgambit_movegen #(.POSDATA_ROM(POSDATA_ROM), .POSDATA_FILE(POSDATA_FILE)) unit (
        .clock(clock),
        .reset(reset),
        .load_valid(inputs[0:0]),
        .load_address(inputs[4:1]),
        .load_word(inputs[36:5]),
        .start_valid(inputs[37:37]),
        .start_legal(inputs[38:38]),
        .start_captures(inputs[39:39]),
        .move_ready(inputs[40:40]),
        .load_ready(outputs[0:0]),
        .start_ready(outputs[1:1]),
        .move_valid(outputs[2:2]),
        .move_word(outputs[18:3]),
        .move_last(outputs[19:19]),
        .cycles(outputs[35:20]),
        .visited(outputs[51:36])
    );

endmodule

`default_nettype wire
