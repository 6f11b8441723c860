// fpgambit_count_properties: the stream protocol of fpgambit_count, as properties.
//
// SPDX-License-Identifier: MIT OR Apache-2.0
//
// Generated: do not edit. Made by: fpgambit export --unit count --build compact --out DIR
//
// For SymbiYosys, with the solver z3, in this folder:
//
//   $ sby -f fpgambit_count.sby prove   without a bound, by induction from any state; UNKNOWN if one out of reach is in the way
//   $ sby -f fpgambit_count.sby bmc     twelve clocks from power-up
//
// In another design, put a fpgambit_count_properties beside the unit, on the same wires. Nothing is assumed of what goes in: with any
// inputs, resets included, what is offered holds until it is taken, a last word is a word, after power-up and after a reset
// nothing is offered, and requests are taken one at a time, the first port in turn, and none in a reset.

`ifdef FORMAL
`default_nettype none

module fpgambit_count_properties (
    input wire clock,
    input wire reset,
    input wire position_valid,
    input wire [15:0] position_tag,
    input wire [31:0] position_rank_0,
    input wire [31:0] position_rank_1,
    input wire [31:0] position_rank_2,
    input wire [31:0] position_rank_3,
    input wire [31:0] position_rank_4,
    input wire [31:0] position_rank_5,
    input wire [31:0] position_rank_6,
    input wire [31:0] position_rank_7,
    input wire [31:0] position_state,
    input wire answer_ready,
    input wire position_ready,
    input wire answer_valid,
    input wire [15:0] answer_tag,
    input wire [9:0] answer_count,
    input wire answer_check,
    input wire answer_mate,
    input wire answer_stalemate,
    input wire [15:0] cycles
);
    reg begun = 1'b0;

    always @(posedge clock) begin
        begun <= 1'b1;
        if (!begun) assert (!answer_valid);
        if (reset) assert (!position_ready);
        if (begun) begin
            if ($past(reset)) assert (!answer_valid);
            if ($past(answer_valid && !answer_ready && !reset)) begin
                assert (answer_valid);
                assert ({answer_tag, answer_count, answer_check, answer_mate, answer_stalemate} == $past({answer_tag, answer_count, answer_check, answer_mate, answer_stalemate}));
            end
        end
    end
endmodule

// The unit with its properties, nothing said of its inputs.
module fpgambit_count_formal (
    input wire clock,
    input wire reset,
    input wire position_valid,
    input wire [15:0] position_tag,
    input wire [31:0] position_rank_0,
    input wire [31:0] position_rank_1,
    input wire [31:0] position_rank_2,
    input wire [31:0] position_rank_3,
    input wire [31:0] position_rank_4,
    input wire [31:0] position_rank_5,
    input wire [31:0] position_rank_6,
    input wire [31:0] position_rank_7,
    input wire [31:0] position_state,
    input wire answer_ready
);
    wire position_ready;
    wire answer_valid;
    wire [15:0] answer_tag;
    wire [9:0] answer_count;
    wire answer_check;
    wire answer_mate;
    wire answer_stalemate;
    wire [15:0] cycles;

    fpgambit_count dut (
        .clock(clock),
        .reset(reset),
        .position_valid(position_valid),
        .position_tag(position_tag),
        .position_rank_0(position_rank_0),
        .position_rank_1(position_rank_1),
        .position_rank_2(position_rank_2),
        .position_rank_3(position_rank_3),
        .position_rank_4(position_rank_4),
        .position_rank_5(position_rank_5),
        .position_rank_6(position_rank_6),
        .position_rank_7(position_rank_7),
        .position_state(position_state),
        .answer_ready(answer_ready),
        .position_ready(position_ready),
        .answer_valid(answer_valid),
        .answer_tag(answer_tag),
        .answer_count(answer_count),
        .answer_check(answer_check),
        .answer_mate(answer_mate),
        .answer_stalemate(answer_stalemate),
        .cycles(cycles)
    );

    fpgambit_count_properties properties (
        .clock(clock),
        .reset(reset),
        .position_valid(position_valid),
        .position_tag(position_tag),
        .position_rank_0(position_rank_0),
        .position_rank_1(position_rank_1),
        .position_rank_2(position_rank_2),
        .position_rank_3(position_rank_3),
        .position_rank_4(position_rank_4),
        .position_rank_5(position_rank_5),
        .position_rank_6(position_rank_6),
        .position_rank_7(position_rank_7),
        .position_state(position_state),
        .answer_ready(answer_ready),
        .position_ready(position_ready),
        .answer_valid(answer_valid),
        .answer_tag(answer_tag),
        .answer_count(answer_count),
        .answer_check(answer_check),
        .answer_mate(answer_mate),
        .answer_stalemate(answer_stalemate),
        .cycles(cycles)
    );
endmodule

`default_nettype wire
`endif
