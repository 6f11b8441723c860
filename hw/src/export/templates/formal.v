// @TOP@_properties: the @PROTOCOL@ of @TOP@ as properties.
//
// SPDX-License-Identifier: MIT OR Apache-2.0
//
// Generated: do not edit. Made by: @COMMAND@
//
// To check them with SymbiYosys and the solver z3, run in this folder:
//
//   $ sby -f @TOP@.sby prove   unbounded, by induction from any state; UNKNOWN if an unreachable state prevents the proof
//   $ sby -f @TOP@.sby bmc     bounded, twelve clocks from power-up
//
// To use the properties in your design, instantiate @TOP@_properties beside the unit, on the same wires. The inputs are
// unconstrained: whatever they are, resets included, @SAYS@

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

// The unit with its properties and unconstrained inputs.
module @TOP@_formal (
    input wire clock,
@INPUTS@
);
@WIRES@

    @TOP@ dut (
@UNIT_CONNECTIONS@
    );

    @TOP@_properties properties (
@CONNECTIONS@
    );
endmodule

`default_nettype wire
`endif
