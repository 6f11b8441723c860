// fpgambit_kqkr_properties: the stream protocol of fpgambit_kqkr as properties.
//
// SPDX-License-Identifier: MIT OR Apache-2.0
//
// Generated: do not edit. Made by: fpgambit export --unit kqkr --build compact --out DIR
//
// To check them with SymbiYosys and the solver z3, run in this folder:
//
//   $ sby -f fpgambit_kqkr.sby prove   unbounded, by induction from any state; UNKNOWN if an unreachable state prevents the proof
//   $ sby -f fpgambit_kqkr.sby bmc     bounded, twelve clocks from power-up
//
// To use the properties in your design, instantiate fpgambit_kqkr_properties beside the unit, on the same wires. The inputs are
// unconstrained: whatever they are, resets included, an offered word holds until it is accepted, last implies valid, no word is offered after power-up
// or a reset, and requests are accepted one at a time, in the order of the ports, and never during a reset.

`ifdef FORMAL
`default_nettype none

module fpgambit_kqkr_properties (
    input wire clock,
    input wire reset,
    input wire query_valid,
    input wire [5:0] query_king,
    input wire [5:0] query_other,
    input wire [5:0] query_queen,
    input wire [5:0] query_rook,
    input wire answer_ready,
    input wire query_ready,
    input wire answer_valid,
    input wire answer_won,
    input wire [15:0] cycles
);
    reg begun = 1'b0;

    always @(posedge clock) begin
        begun <= 1'b1;
        if (!begun) assert (!answer_valid);
        if (reset) assert (!query_ready);
        if (begun) begin
            if ($past(reset)) assert (!answer_valid);
            if ($past(answer_valid && !answer_ready && !reset)) begin
                assert (answer_valid);
                assert ({answer_won} == $past({answer_won}));
            end
        end
    end
endmodule

// The unit with its properties and unconstrained inputs.
module fpgambit_kqkr_formal (
    input wire clock,
    input wire reset,
    input wire query_valid,
    input wire [5:0] query_king,
    input wire [5:0] query_other,
    input wire [5:0] query_queen,
    input wire [5:0] query_rook,
    input wire answer_ready
);
    wire query_ready;
    wire answer_valid;
    wire answer_won;
    wire [15:0] cycles;

    fpgambit_kqkr dut (
        .clock(clock),
        .reset(reset),
        .query_valid(query_valid),
        .query_king(query_king),
        .query_other(query_other),
        .query_queen(query_queen),
        .query_rook(query_rook),
        .answer_ready(answer_ready),
        .query_ready(query_ready),
        .answer_valid(answer_valid),
        .answer_won(answer_won),
        .cycles(cycles)
    );

    fpgambit_kqkr_properties properties (
        .clock(clock),
        .reset(reset),
        .query_valid(query_valid),
        .query_king(query_king),
        .query_other(query_other),
        .query_queen(query_queen),
        .query_rook(query_rook),
        .answer_ready(answer_ready),
        .query_ready(query_ready),
        .answer_valid(answer_valid),
        .answer_won(answer_won),
        .cycles(cycles)
    );
endmodule

`default_nettype wire
`endif
