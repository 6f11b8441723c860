// fpgambit_search_fast_registered: fpgambit_search_fast with a register at every port.
//
// SPDX-License-Identifier: MIT OR Apache-2.0
//
// Generated: do not edit. Made by: fpgambit export --unit search --build fast --out DIR
//
// A wrapper to compile together with fpgambit_search_fast; it has the same ports. Every output comes from a
// register or depends only on whether one is empty. Every input reaches a register after at most
// two gates. The clock rate of its register-to-register paths is therefore the clock rate in any
// design. Inputs and outputs each gain one clock of latency; throughput is unchanged.
//
// If there is room, the wrapper accepts in one clock everything that the streams offer in it, and
// passes it to the unit before anything offered later. It may therefore accept a request before
// the unit is ready, and several requests at once. reset drops all words on their way in or
// out, including those offered in the same clock. Inputs and outputs outside the streams pass
// through one register: the unit's counters appear one clock later and count the unit's own clocks.

`default_nettype none

module fpgambit_search_fast_registered #(
    parameter SQUARES_FILE = "squares.mem"
) (
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
    output wire push_ready,
    output wire job_ready,
    output reg result_valid,
    output reg [31:0] result_tag,
    output reg [15:0] result_score,
    output reg [1:0] result_bound,
    output reg [15:0] result_best,
    output reg [31:0] result_nodes_low,
    output reg [7:0] result_nodes_high,
    output reg [1:0] result_status,
    output reg [31:0] cycles_low,
    output reg [7:0] cycles_high
);
    // Input buffers: everything offered in one clock, all streams side by side, and in a later clock.
    reg [1:0] first_valid;
    reg [1:0] second_valid;
    reg [452:0] first;
    reg [452:0] second;
    wire [1:0] unit_ready;
    wire [1:0] left = first_valid & ~unit_ready;
    wire [1:0] offered = {job_valid, push_valid};
    wire [452:0] values = {push_record, job_tag, job_rank_0, job_rank_1, job_rank_2, job_rank_3, job_rank_4, job_rank_5, job_rank_6, job_rank_7, job_state, job_depth, job_alpha, job_beta, job_first, job_nodes_low, job_nodes_high, job_only, job_second};
    wire has_room = second_valid == 0;
    assign push_ready = has_room;
    assign job_ready = has_room;

    // The unit's inputs outside the streams, and all its outputs.
    reg unit_reset;
    reg unit_cancel;
    wire unit_result_valid;
    wire [31:0] unit_result_tag;
    wire [15:0] unit_result_score;
    wire [1:0] unit_result_bound;
    wire [15:0] unit_result_best;
    wire [31:0] unit_result_nodes_low;
    wire [7:0] unit_result_nodes_high;
    wire [1:0] unit_result_status;
    wire [31:0] unit_cycles_low;
    wire [7:0] unit_cycles_high;

    // Output buffers: a word that arrived while the previous one was waiting.
    reg result_spared;
    reg [107:0] result_spare;

    fpgambit_search_fast #(.SQUARES_FILE(SQUARES_FILE)) inner (
        .clock(clock),
        .push_valid(first_valid[0]),
        .push_ready(unit_ready[0]),
        .push_record(first[452:429]),
        .job_valid(first_valid[1]),
        .job_ready(unit_ready[1]),
        .job_tag(first[428:397]),
        .job_rank_0(first[396:365]),
        .job_rank_1(first[364:333]),
        .job_rank_2(first[332:301]),
        .job_rank_3(first[300:269]),
        .job_rank_4(first[268:237]),
        .job_rank_5(first[236:205]),
        .job_rank_6(first[204:173]),
        .job_rank_7(first[172:141]),
        .job_state(first[140:109]),
        .job_depth(first[108:105]),
        .job_alpha(first[104:89]),
        .job_beta(first[88:73]),
        .job_first(first[72:57]),
        .job_nodes_low(first[56:25]),
        .job_nodes_high(first[24:17]),
        .job_only(first[16]),
        .job_second(first[15:0]),
        .reset(unit_reset),
        .cancel(unit_cancel),
        .result_ready(!result_spared),
        .result_valid(unit_result_valid),
        .result_tag(unit_result_tag),
        .result_score(unit_result_score),
        .result_bound(unit_result_bound),
        .result_best(unit_result_best),
        .result_nodes_low(unit_result_nodes_low),
        .result_nodes_high(unit_result_nodes_high),
        .result_status(unit_result_status),
        .cycles_low(unit_cycles_low),
        .cycles_high(unit_cycles_high)
    );

    initial begin
        first_valid = 0;
        second_valid = 0;
        first = 0;
        second = 0;
        unit_reset = 0;
        unit_cancel = 0;
        result_spared = 0;
        result_spare = 0;
        result_valid = 0;
        result_tag = 0;
        result_score = 0;
        result_bound = 0;
        result_best = 0;
        result_nodes_low = 0;
        result_nodes_high = 0;
        result_status = 0;
        cycles_low = 0;
        cycles_high = 0;
    end

    always @(posedge clock) begin
        if (left == 0) begin
            first_valid <= has_room ? offered : second_valid;
            first <= has_room ? values : second;
            second_valid <= 0;
        end else begin
            first_valid <= left;
            if (has_room) begin
                second_valid <= offered;
                second <= values;
            end
        end
        if (!result_valid || result_ready) begin
            result_valid <= result_spared || unit_result_valid;
            {result_tag, result_score, result_bound, result_best, result_nodes_low, result_nodes_high, result_status} <= result_spared ? result_spare : {unit_result_tag, unit_result_score, unit_result_bound, unit_result_best, unit_result_nodes_low, unit_result_nodes_high, unit_result_status};
            result_spared <= 0;
        end else if (!result_spared) begin
            result_spared <= unit_result_valid;
            result_spare <= {unit_result_tag, unit_result_score, unit_result_bound, unit_result_best, unit_result_nodes_low, unit_result_nodes_high, unit_result_status};
        end
        unit_reset <= reset;
        unit_cancel <= cancel;
        cycles_low <= unit_cycles_low;
        cycles_high <= unit_cycles_high;
        if (reset) begin
            first_valid <= 0;
            second_valid <= 0;
        end
        if (reset || unit_reset) begin
            result_valid <= 0;
            result_spared <= 0;
        end
    end
endmodule

`default_nettype wire
