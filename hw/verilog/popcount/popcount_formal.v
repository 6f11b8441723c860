// fpgambit_popcount_properties: the stream protocol of fpgambit_popcount, as properties.
//
// SPDX-License-Identifier: MIT OR Apache-2.0
//
// Generated: do not edit. Made by: fpgambit export --unit popcount --build compact --out DIR
//
// For SymbiYosys, with the solver z3, in this folder:
//
//   $ sby -f popcount.sby prove   without a bound, by induction from any state; UNKNOWN if one out of reach is in the way
//   $ sby -f popcount.sby bmc     twelve clocks from power-up
//
// In another design, put a fpgambit_popcount_properties beside the unit, on the same wires. Nothing is assumed of what goes in: with any
// inputs, resets included, what is offered holds until it is taken, a last word is a word, after power-up and after a reset
// nothing is offered, and requests are taken one at a time, the first port in turn, and none in a reset.

`ifdef FORMAL
`default_nettype none

module fpgambit_popcount_properties (
    input wire clock,
    input wire reset,
    input wire board_valid,
    input wire [31:0] board_half_0,
    input wire [31:0] board_half_1,
    input wire count_ready,
    input wire board_ready,
    input wire count_valid,
    input wire [6:0] count_squares
);
    reg begun = 1'b0;

    always @(posedge clock) begin
        begun <= 1'b1;
        if (!begun) assert (!count_valid);
        if (reset) assert (!board_ready);
        if (begun) begin
            if ($past(reset)) assert (!count_valid);
            if ($past(count_valid && !count_ready && !reset)) begin
                assert (count_valid);
                assert ({count_squares} == $past({count_squares}));
            end
        end
    end
endmodule

// The unit with its properties, nothing said of its inputs.
module fpgambit_popcount_formal (
    input wire clock,
    input wire reset,
    input wire board_valid,
    input wire [31:0] board_half_0,
    input wire [31:0] board_half_1,
    input wire count_ready
);
    wire board_ready;
    wire count_valid;
    wire [6:0] count_squares;

    fpgambit_popcount dut (
        .clock(clock),
        .reset(reset),
        .board_valid(board_valid),
        .board_half_0(board_half_0),
        .board_half_1(board_half_1),
        .count_ready(count_ready),
        .board_ready(board_ready),
        .count_valid(count_valid),
        .count_squares(count_squares)
    );

    fpgambit_popcount_properties properties (
        .clock(clock),
        .reset(reset),
        .board_valid(board_valid),
        .board_half_0(board_half_0),
        .board_half_1(board_half_1),
        .count_ready(count_ready),
        .board_ready(board_ready),
        .count_valid(count_valid),
        .count_squares(count_squares)
    );
endmodule

`default_nettype wire
`endif
