// fpgambit_perft_registered: fpgambit_perft with a register at every port.
//
// SPDX-License-Identifier: MIT OR Apache-2.0
//
// Generated: do not edit. Made by: fpgambit export --unit perft --build compact --out DIR
//
// A wrapper to compile together with fpgambit_perft; it has the same ports. Every output comes from a
// register or depends only on whether one is empty. Every input reaches a register after at most
// two gates. The clock rate of its register-to-register paths is therefore the clock rate in any
// design. Inputs and outputs each gain one clock of latency; throughput is unchanged.
//
// If there is room, the wrapper accepts in one clock everything that the streams offer in it, and
// passes it to the unit before anything offered later. It may therefore accept a request before
// the unit is ready, and several requests at once. reset || cancel drops all words on their way in or
// out, including those offered in the same clock. Inputs and outputs outside the streams pass
// through one register: the unit's counters appear one clock later and count the unit's own clocks.

`default_nettype none

module fpgambit_perft_registered (
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
    output wire job_ready,
    output reg result_valid,
    output reg [15:0] result_tag,
    output reg result_last,
    output reg [15:0] result_move,
    output reg [31:0] result_low,
    output reg [31:0] result_high,
    output reg [31:0] cycles
);
    // Input buffers: everything offered in one clock, all streams side by side, and in a later clock.
    reg first_valid;
    reg second_valid;
    reg [308:0] first;
    reg [308:0] second;
    wire unit_ready;
    wire left = first_valid & ~unit_ready;
    wire offered = {job_valid};
    wire [308:0] values = {job_tag, job_depth, job_divide, job_rank_0, job_rank_1, job_rank_2, job_rank_3, job_rank_4, job_rank_5, job_rank_6, job_rank_7, job_state};
    wire has_room = second_valid == 0;
    assign job_ready = has_room;

    // The unit's inputs outside the streams, and all its outputs.
    reg unit_reset;
    reg unit_cancel;
    wire unit_result_valid;
    wire [15:0] unit_result_tag;
    wire unit_result_last;
    wire [15:0] unit_result_move;
    wire [31:0] unit_result_low;
    wire [31:0] unit_result_high;
    wire [31:0] unit_cycles;

    // Output buffers: a word that arrived while the previous one was waiting.
    reg result_spared;
    reg [96:0] result_spare;

    fpgambit_perft inner (
        .clock(clock),
        .job_valid(first_valid),
        .job_ready(unit_ready),
        .job_tag(first[308:293]),
        .job_depth(first[292:289]),
        .job_divide(first[288]),
        .job_rank_0(first[287:256]),
        .job_rank_1(first[255:224]),
        .job_rank_2(first[223:192]),
        .job_rank_3(first[191:160]),
        .job_rank_4(first[159:128]),
        .job_rank_5(first[127:96]),
        .job_rank_6(first[95:64]),
        .job_rank_7(first[63:32]),
        .job_state(first[31:0]),
        .reset(unit_reset),
        .cancel(unit_cancel),
        .result_ready(!result_spared),
        .result_valid(unit_result_valid),
        .result_tag(unit_result_tag),
        .result_last(unit_result_last),
        .result_move(unit_result_move),
        .result_low(unit_result_low),
        .result_high(unit_result_high),
        .cycles(unit_cycles)
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
        result_last = 0;
        result_move = 0;
        result_low = 0;
        result_high = 0;
        cycles = 0;
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
            {result_tag, result_last, result_move, result_low, result_high} <= result_spared ? result_spare : {unit_result_tag, unit_result_last, unit_result_move, unit_result_low, unit_result_high};
            result_spared <= 0;
        end else if (!result_spared) begin
            result_spared <= unit_result_valid;
            result_spare <= {unit_result_tag, unit_result_last, unit_result_move, unit_result_low, unit_result_high};
        end
        unit_reset <= reset;
        unit_cancel <= cancel;
        cycles <= unit_cycles;
        if (reset || cancel) begin
            first_valid <= 0;
            second_valid <= 0;
        end
        if (reset || cancel || unit_reset || unit_cancel) begin
            result_valid <= 0;
            result_spared <= 0;
        end
    end
endmodule

`default_nettype wire
