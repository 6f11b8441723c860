// SPDX-License-Identifier: MIT OR Apache-2.0
//
// A six-pin wrapper for fpgambit_soc: shift the inputs in, step, shift the outputs out.
`default_nettype none

module fpgambit_soc_harness #(
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

    reg [73:0] chain;
    reg [73:0] inputs;
    reg [41:0] caught;
    reg stepped;
    wire [41:0] outputs;

    always @(posedge clock) begin
        if (shift) chain <= {chain[72:0], from_host};
        inputs <= step ? chain : 74'd0;
        stepped <= step;
        if (stepped) caught <= outputs;
        else if (shift) caught <= {caught[40:0], 1'b0};
    end
    assign to_host = caught[41];

    (* keep_hierarchy *)
    fpgambit_soc #(.POSDATA_ROM(POSDATA_ROM), .POSDATA_FILE(POSDATA_FILE)) unit (
        .clock(clock),
        .reset(reset),
        .clock_hz(inputs[31:0]),
        .identity(inputs[63:32]),
        .receive_valid(inputs[64:64]),
        .receive_byte(inputs[72:65]),
        .send_ready(inputs[73:73]),
        .receive_ready(outputs[0:0]),
        .send_valid(outputs[1:1]),
        .send_byte(outputs[9:2]),
        .cycles(outputs[41:10])
    );

endmodule

`default_nettype wire
