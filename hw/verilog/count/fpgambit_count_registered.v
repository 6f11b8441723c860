// fpgambit_count_registered: fpgambit_count with a register at every port.
//
// SPDX-License-Identifier: MIT OR Apache-2.0
//
// Generated: do not edit. Made by: fpgambit export --unit count --build compact --out DIR
//
// A wrapper to compile together with fpgambit_count; it has the same ports. Every output comes from a
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

module fpgambit_count_registered (
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
    output wire position_ready,
    output reg answer_valid,
    output reg [15:0] answer_tag,
    output reg [9:0] answer_count,
    output reg answer_check,
    output reg answer_mate,
    output reg answer_stalemate,
    output reg [15:0] cycles
);
    // Input buffers: everything offered in one clock, all streams side by side, and in a later clock.
    reg first_valid;
    reg second_valid;
    reg [303:0] first;
    reg [303:0] second;
    wire unit_ready;
    wire left = first_valid & ~unit_ready;
    wire offered = {position_valid};
    wire [303:0] values = {position_tag, position_rank_0, position_rank_1, position_rank_2, position_rank_3, position_rank_4, position_rank_5, position_rank_6, position_rank_7, position_state};
    wire has_room = second_valid == 0;
    assign position_ready = has_room;

    // The unit's inputs outside the streams, and all its outputs.
    reg unit_reset;
    wire unit_answer_valid;
    wire [15:0] unit_answer_tag;
    wire [9:0] unit_answer_count;
    wire unit_answer_check;
    wire unit_answer_mate;
    wire unit_answer_stalemate;
    wire [15:0] unit_cycles;

    // Output buffers: a word that arrived while the previous one was waiting.
    reg answer_spared;
    reg [28:0] answer_spare;

    fpgambit_count inner (
        .clock(clock),
        .position_valid(first_valid),
        .position_ready(unit_ready),
        .position_tag(first[303:288]),
        .position_rank_0(first[287:256]),
        .position_rank_1(first[255:224]),
        .position_rank_2(first[223:192]),
        .position_rank_3(first[191:160]),
        .position_rank_4(first[159:128]),
        .position_rank_5(first[127:96]),
        .position_rank_6(first[95:64]),
        .position_rank_7(first[63:32]),
        .position_state(first[31:0]),
        .reset(unit_reset),
        .answer_ready(!answer_spared),
        .answer_valid(unit_answer_valid),
        .answer_tag(unit_answer_tag),
        .answer_count(unit_answer_count),
        .answer_check(unit_answer_check),
        .answer_mate(unit_answer_mate),
        .answer_stalemate(unit_answer_stalemate),
        .cycles(unit_cycles)
    );

    initial begin
        first_valid = 0;
        second_valid = 0;
        first = 0;
        second = 0;
        unit_reset = 0;
        answer_spared = 0;
        answer_spare = 0;
        answer_valid = 0;
        answer_tag = 0;
        answer_count = 0;
        answer_check = 0;
        answer_mate = 0;
        answer_stalemate = 0;
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
        if (!answer_valid || answer_ready) begin
            answer_valid <= answer_spared || unit_answer_valid;
            {answer_tag, answer_count, answer_check, answer_mate, answer_stalemate} <= answer_spared ? answer_spare : {unit_answer_tag, unit_answer_count, unit_answer_check, unit_answer_mate, unit_answer_stalemate};
            answer_spared <= 0;
        end else if (!answer_spared) begin
            answer_spared <= unit_answer_valid;
            answer_spare <= {unit_answer_tag, unit_answer_count, unit_answer_check, unit_answer_mate, unit_answer_stalemate};
        end
        unit_reset <= reset;
        cycles <= unit_cycles;
        if (reset) begin
            first_valid <= 0;
            second_valid <= 0;
        end
        if (reset || unit_reset) begin
            answer_valid <= 0;
            answer_spared <= 0;
        end
    end
endmodule

`default_nettype wire
