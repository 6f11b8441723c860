// fpgambit_kqkr_properties: the stream protocol of fpgambit_kqkr, as properties.
//
// SPDX-License-Identifier: MIT OR Apache-2.0
//
// Generated: do not edit. Made by: fpgambit export --unit kqkr --build compact --out DIR
//
// For SymbiYosys, with the solver z3, in this folder:
//
//   $ sby -f fpgambit_kqkr.sby prove   without a bound, by induction from any state; UNKNOWN if one out of reach is in the way
//   $ sby -f fpgambit_kqkr.sby bmc     twelve clocks from power-up
//
// In another design, put a fpgambit_kqkr_properties beside the unit, on the same wires. Nothing is assumed of what goes in: with any
// inputs, resets included, what is offered holds until it is taken, a last word is a word, after power-up and after a reset
// nothing is offered, and requests are taken one at a time, the first port in turn, and none in a reset.

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

// The unit with its properties, nothing said of its inputs.
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
