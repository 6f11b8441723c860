// fpgambit_perft_properties: the stream protocol of fpgambit_perft as properties.
//
// SPDX-License-Identifier: MIT OR Apache-2.0
//
// Generated: do not edit. Made by: fpgambit export --unit perft --build compact --out DIR
//
// To check them with SymbiYosys and the solver z3, run in this folder:
//
//   $ sby -f fpgambit_perft.sby prove   unbounded, by induction from any state; UNKNOWN if an unreachable state prevents the proof
//   $ sby -f fpgambit_perft.sby bmc     bounded, twelve clocks from power-up
//
// To use the properties in your design, instantiate fpgambit_perft_properties beside the unit, on the same wires. The inputs are
// unconstrained: whatever they are, resets included, an offered word holds until it is accepted, last implies valid, no word is offered after power-up
// or a reset, and requests are accepted one at a time, in the order of the ports, and never during a reset.

`ifdef FORMAL
`default_nettype none

module fpgambit_perft_properties (
    input wire clock,
    input wire reset,
    input wire cancel,
    input wire job_valid,
    input wire [15:0] job_tag,
    input wire [3:0] job_depth,
    input wire job_divide,
    input wire [31:0] job_rank_0,
    input wire [31:0] job_rank_1,
    input wire [31:0] job_rank_2,
    input wire [31:0] job_rank_3,
    input wire [31:0] job_rank_4,
    input wire [31:0] job_rank_5,
    input wire [31:0] job_rank_6,
    input wire [31:0] job_rank_7,
    input wire [31:0] job_state,
    input wire result_ready,
    input wire job_ready,
    input wire result_valid,
    input wire [15:0] result_tag,
    input wire result_last,
    input wire [15:0] result_move,
    input wire [31:0] result_low,
    input wire [31:0] result_high,
    input wire [31:0] cycles
);
    reg begun = 1'b0;

    always @(posedge clock) begin
        begun <= 1'b1;
        if (!begun) assert (!result_valid);
        if (result_last) assert (result_valid);
        if (reset || cancel) assert (!job_ready);
        if (begun) begin
            if ($past(reset || cancel)) assert (!result_valid);
            if ($past(result_valid && !result_ready && !(reset || cancel))) begin
                assert (result_valid);
                assert ({result_tag, result_last, result_move, result_low, result_high} == $past({result_tag, result_last, result_move, result_low, result_high}));
            end
        end
    end
endmodule

// The unit with its properties and unconstrained inputs.
module fpgambit_perft_formal (
    input wire clock,
    input wire reset,
    input wire cancel,
    input wire job_valid,
    input wire [15:0] job_tag,
    input wire [3:0] job_depth,
    input wire job_divide,
    input wire [31:0] job_rank_0,
    input wire [31:0] job_rank_1,
    input wire [31:0] job_rank_2,
    input wire [31:0] job_rank_3,
    input wire [31:0] job_rank_4,
    input wire [31:0] job_rank_5,
    input wire [31:0] job_rank_6,
    input wire [31:0] job_rank_7,
    input wire [31:0] job_state,
    input wire result_ready
);
    wire job_ready;
    wire result_valid;
    wire [15:0] result_tag;
    wire result_last;
    wire [15:0] result_move;
    wire [31:0] result_low;
    wire [31:0] result_high;
    wire [31:0] cycles;

    fpgambit_perft dut (
        .clock(clock),
        .reset(reset),
        .cancel(cancel),
        .job_valid(job_valid),
        .job_tag(job_tag),
        .job_depth(job_depth),
        .job_divide(job_divide),
        .job_rank_0(job_rank_0),
        .job_rank_1(job_rank_1),
        .job_rank_2(job_rank_2),
        .job_rank_3(job_rank_3),
        .job_rank_4(job_rank_4),
        .job_rank_5(job_rank_5),
        .job_rank_6(job_rank_6),
        .job_rank_7(job_rank_7),
        .job_state(job_state),
        .result_ready(result_ready),
        .job_ready(job_ready),
        .result_valid(result_valid),
        .result_tag(result_tag),
        .result_last(result_last),
        .result_move(result_move),
        .result_low(result_low),
        .result_high(result_high),
        .cycles(cycles)
    );

    fpgambit_perft_properties properties (
        .clock(clock),
        .reset(reset),
        .cancel(cancel),
        .job_valid(job_valid),
        .job_tag(job_tag),
        .job_depth(job_depth),
        .job_divide(job_divide),
        .job_rank_0(job_rank_0),
        .job_rank_1(job_rank_1),
        .job_rank_2(job_rank_2),
        .job_rank_3(job_rank_3),
        .job_rank_4(job_rank_4),
        .job_rank_5(job_rank_5),
        .job_rank_6(job_rank_6),
        .job_rank_7(job_rank_7),
        .job_state(job_state),
        .result_ready(result_ready),
        .job_ready(job_ready),
        .result_valid(result_valid),
        .result_tag(result_tag),
        .result_last(result_last),
        .result_move(result_move),
        .result_low(result_low),
        .result_high(result_high),
        .cycles(cycles)
    );
endmodule

`default_nettype wire
`endif
