// fpgambit_soc_properties: the stream protocol of fpgambit_soc as properties.
//
// SPDX-License-Identifier: MIT OR Apache-2.0
//
// Generated: do not edit. Made by: fpgambit export --unit soc --build compact --out DIR
//
// To check them with SymbiYosys and the solver z3, run in this folder:
//
//   $ sby -f fpgambit_soc.sby prove   unbounded, by induction from any state; UNKNOWN if an unreachable state prevents the proof
//   $ sby -f fpgambit_soc.sby bmc     bounded, twelve clocks from power-up
//
// To use the properties in your design, instantiate fpgambit_soc_properties beside the unit, on the same wires. The inputs are
// unconstrained: whatever they are, resets included, an offered word holds until it is accepted, last implies valid, no word is offered after power-up
// or a reset, and requests are accepted one at a time, in the order of the ports, and never during a reset.

`ifdef FORMAL
`default_nettype none

module fpgambit_soc_properties (
    input wire clock,
    input wire reset,
    input wire [31:0] clock_hz,
    input wire [31:0] identity,
    input wire receive_valid,
    input wire [7:0] receive_byte,
    input wire send_ready,
    input wire receive_ready,
    input wire send_valid,
    input wire [7:0] send_byte,
    input wire [31:0] cycles
);
    reg begun = 1'b0;

    always @(posedge clock) begin
        begun <= 1'b1;
        if (!begun) assert (!send_valid);
        if (reset) assert (!receive_ready);
        if (begun) begin
            if ($past(reset)) assert (!send_valid);
            if ($past(send_valid && !send_ready && !reset)) begin
                assert (send_valid);
                assert ({send_byte} == $past({send_byte}));
            end
        end
    end
endmodule

// The unit with its properties and unconstrained inputs.
module fpgambit_soc_formal (
    input wire clock,
    input wire reset,
    input wire [31:0] clock_hz,
    input wire [31:0] identity,
    input wire receive_valid,
    input wire [7:0] receive_byte,
    input wire send_ready
);
    wire receive_ready;
    wire send_valid;
    wire [7:0] send_byte;
    wire [31:0] cycles;

    fpgambit_soc dut (
        .clock(clock),
        .reset(reset),
        .clock_hz(clock_hz),
        .identity(identity),
        .receive_valid(receive_valid),
        .receive_byte(receive_byte),
        .send_ready(send_ready),
        .receive_ready(receive_ready),
        .send_valid(send_valid),
        .send_byte(send_byte),
        .cycles(cycles)
    );

    fpgambit_soc_properties properties (
        .clock(clock),
        .reset(reset),
        .clock_hz(clock_hz),
        .identity(identity),
        .receive_valid(receive_valid),
        .receive_byte(receive_byte),
        .send_ready(send_ready),
        .receive_ready(receive_ready),
        .send_valid(send_valid),
        .send_byte(send_byte),
        .cycles(cycles)
    );
endmodule

`default_nettype wire
`endif
