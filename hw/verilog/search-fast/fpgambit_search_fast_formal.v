// fpgambit_search_fast_properties: the stream protocol of fpgambit_search_fast as properties.
//
// SPDX-License-Identifier: MIT OR Apache-2.0
//
// Generated: do not edit. Made by: fpgambit export --unit search --build fast --out DIR
//
// To check them with SymbiYosys and the solver z3, run in this folder:
//
//   $ sby -f fpgambit_search_fast.sby prove   unbounded, by induction from any state; UNKNOWN if an unreachable state prevents the proof
//   $ sby -f fpgambit_search_fast.sby bmc     bounded, twelve clocks from power-up
//
// To use the properties in your design, instantiate fpgambit_search_fast_properties beside the unit, on the same wires. The inputs are
// unconstrained: whatever they are, resets included, an offered word holds until it is accepted, last implies valid, no word is offered after power-up
// or a reset, and requests are accepted one at a time, in the order of the ports, and never during a reset.

`ifdef FORMAL
`default_nettype none

module fpgambit_search_fast_properties (
    input wire clock,
    input wire reset,
    input wire cancel,
    input wire push_valid,
    input wire [23:0] push_record,
    input wire job_valid,
    input wire [31:0] job_tag,
    input wire [31:0] job_rank_0,
    input wire [31:0] job_rank_1,
    input wire [31:0] job_rank_2,
    input wire [31:0] job_rank_3,
    input wire [31:0] job_rank_4,
    input wire [31:0] job_rank_5,
    input wire [31:0] job_rank_6,
    input wire [31:0] job_rank_7,
    input wire [31:0] job_state,
    input wire [3:0] job_depth,
    input wire [15:0] job_alpha,
    input wire [15:0] job_beta,
    input wire [15:0] job_first,
    input wire [31:0] job_nodes_low,
    input wire [7:0] job_nodes_high,
    input wire result_ready,
    input wire job_only,
    input wire [15:0] job_second,
    input wire push_ready,
    input wire job_ready,
    input wire result_valid,
    input wire [31:0] result_tag,
    input wire [15:0] result_score,
    input wire [1:0] result_bound,
    input wire [15:0] result_best,
    input wire [31:0] result_nodes_low,
    input wire [7:0] result_nodes_high,
    input wire [1:0] result_status,
    input wire [31:0] cycles_low,
    input wire [7:0] cycles_high
);
    reg begun = 1'b0;

    always @(posedge clock) begin
        begun <= 1'b1;
        if (!begun) assert (!result_valid);
        if (reset) assert (!push_ready);
        if (reset || push_valid) assert (!job_ready);
        if (begun) begin
            if ($past(reset)) assert (!result_valid);
            if ($past(result_valid && !result_ready && !reset)) begin
                assert (result_valid);
                assert ({result_tag, result_score, result_bound, result_best, result_nodes_low, result_nodes_high, result_status} == $past({result_tag, result_score, result_bound, result_best, result_nodes_low, result_nodes_high, result_status}));
            end
        end
    end
endmodule

// The unit with its properties and unconstrained inputs.
module fpgambit_search_fast_formal (
    input wire clock,
    input wire reset,
    input wire cancel,
    input wire push_valid,
    input wire [23:0] push_record,
    input wire job_valid,
    input wire [31:0] job_tag,
    input wire [31:0] job_rank_0,
    input wire [31:0] job_rank_1,
    input wire [31:0] job_rank_2,
    input wire [31:0] job_rank_3,
    input wire [31:0] job_rank_4,
    input wire [31:0] job_rank_5,
    input wire [31:0] job_rank_6,
    input wire [31:0] job_rank_7,
    input wire [31:0] job_state,
    input wire [3:0] job_depth,
    input wire [15:0] job_alpha,
    input wire [15:0] job_beta,
    input wire [15:0] job_first,
    input wire [31:0] job_nodes_low,
    input wire [7:0] job_nodes_high,
    input wire result_ready,
    input wire job_only,
    input wire [15:0] job_second
);
    wire push_ready;
    wire job_ready;
    wire result_valid;
    wire [31:0] result_tag;
    wire [15:0] result_score;
    wire [1:0] result_bound;
    wire [15:0] result_best;
    wire [31:0] result_nodes_low;
    wire [7:0] result_nodes_high;
    wire [1:0] result_status;
    wire [31:0] cycles_low;
    wire [7:0] cycles_high;

    fpgambit_search_fast dut (
        .clock(clock),
        .reset(reset),
        .cancel(cancel),
        .push_valid(push_valid),
        .push_record(push_record),
        .job_valid(job_valid),
        .job_tag(job_tag),
        .job_rank_0(job_rank_0),
        .job_rank_1(job_rank_1),
        .job_rank_2(job_rank_2),
        .job_rank_3(job_rank_3),
        .job_rank_4(job_rank_4),
        .job_rank_5(job_rank_5),
        .job_rank_6(job_rank_6),
        .job_rank_7(job_rank_7),
        .job_state(job_state),
        .job_depth(job_depth),
        .job_alpha(job_alpha),
        .job_beta(job_beta),
        .job_first(job_first),
        .job_nodes_low(job_nodes_low),
        .job_nodes_high(job_nodes_high),
        .result_ready(result_ready),
        .job_only(job_only),
        .job_second(job_second),
        .push_ready(push_ready),
        .job_ready(job_ready),
        .result_valid(result_valid),
        .result_tag(result_tag),
        .result_score(result_score),
        .result_bound(result_bound),
        .result_best(result_best),
        .result_nodes_low(result_nodes_low),
        .result_nodes_high(result_nodes_high),
        .result_status(result_status),
        .cycles_low(cycles_low),
        .cycles_high(cycles_high)
    );

    fpgambit_search_fast_properties properties (
        .clock(clock),
        .reset(reset),
        .cancel(cancel),
        .push_valid(push_valid),
        .push_record(push_record),
        .job_valid(job_valid),
        .job_tag(job_tag),
        .job_rank_0(job_rank_0),
        .job_rank_1(job_rank_1),
        .job_rank_2(job_rank_2),
        .job_rank_3(job_rank_3),
        .job_rank_4(job_rank_4),
        .job_rank_5(job_rank_5),
        .job_rank_6(job_rank_6),
        .job_rank_7(job_rank_7),
        .job_state(job_state),
        .job_depth(job_depth),
        .job_alpha(job_alpha),
        .job_beta(job_beta),
        .job_first(job_first),
        .job_nodes_low(job_nodes_low),
        .job_nodes_high(job_nodes_high),
        .result_ready(result_ready),
        .job_only(job_only),
        .job_second(job_second),
        .push_ready(push_ready),
        .job_ready(job_ready),
        .result_valid(result_valid),
        .result_tag(result_tag),
        .result_score(result_score),
        .result_bound(result_bound),
        .result_best(result_best),
        .result_nodes_low(result_nodes_low),
        .result_nodes_high(result_nodes_high),
        .result_status(result_status),
        .cycles_low(cycles_low),
        .cycles_high(cycles_high)
    );
endmodule

`default_nettype wire
`endif
