// @TOP@_properties: the @PROTOCOL@ of @TOP@, as properties.
//
// SPDX-License-Identifier: MIT OR Apache-2.0
//
// Generated: do not edit. Made by: @COMMAND@
//
// For SymbiYosys, with the solver z3, in this folder:
//
//   $ sby -f @TOP@.sby prove   without a bound, by induction from any state; UNKNOWN if one out of reach is in the way
//   $ sby -f @TOP@.sby bmc     twelve clocks from power-up
//
// In another design, put a @TOP@_properties beside the unit, on the same wires. Nothing is assumed of what goes in: with any
// inputs, resets included, @SAYS@

`ifdef FORMAL
`default_nettype none

module @TOP@_properties (
    input wire clock,
@PORTS@
);
    reg begun = 1'b0;

    always @(posedge clock) begin
        begun <= 1'b1;
@NOW@        if (begun) begin
@LATER@        end
    end
endmodule

// The unit with its properties, nothing said of its inputs.
module @TOP@_formal (
    input wire clock,
@INPUTS@
);
@WIRES@

    @TOP@ dut (
@CONNECTIONS@
    );

    @TOP@_properties properties (
@CONNECTIONS@
    );
endmodule

`default_nettype wire
`endif
