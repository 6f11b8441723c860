// SPDX-License-Identifier: MIT OR Apache-2.0
//
// A six-pin wrapper for @TOP@: shift the inputs in, step, shift the outputs out.
`default_nettype none

module @TOP@_harness@DECLARED@ (
    input  wire clock,
    input  wire reset,
    input  wire shift,
    input  wire step,
    input  wire from_host,
    output wire to_host
);

    reg [@INPUTS@:0] chain;
    reg [@INPUTS@:0] inputs;
    reg [@OUTPUTS@:0] caught;
    reg stepped;
    wire [@OUTPUTS@:0] outputs;

    always @(posedge clock) begin
        if (shift) chain <= {chain[@CHAIN_LOW@:0], from_host};
        inputs <= step ? chain : @INPUT_WIDTH@'d0;
        stepped <= step;
        if (stepped) caught <= outputs;
        else if (shift) caught <= {caught[@CAUGHT_LOW@:0], 1'b0};
    end
    assign to_host = caught[@OUTPUTS@];

    (* keep_hierarchy *)
    @TOP@@HANDED@ unit (
@CONNECTIONS@
    );

endmodule

`default_nettype wire
