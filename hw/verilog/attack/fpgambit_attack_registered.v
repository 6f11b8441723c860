// fpgambit_attack_registered: fpgambit_attack with a register at every port.
//
// SPDX-License-Identifier: MIT OR Apache-2.0
//
// Generated: do not edit. Made by: fpgambit export --unit attack --build compact --out DIR
//
// A wrapper to compile together with fpgambit_attack; it has the same ports. Every output comes from a
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

module fpgambit_attack_registered #(
    parameter POSDATA_ROM = 1,
    parameter POSDATA_FILE = "posdata.mem"
) (
    input wire clock,
    input wire reset,
    input wire load_valid,
    input wire [3:0] load_address,
    input wire [31:0] load_word,
    input wire board_valid,
    input wire [31:0] board_rank_0,
    input wire [31:0] board_rank_1,
    input wire [31:0] board_rank_2,
    input wire [31:0] board_rank_3,
    input wire [31:0] board_rank_4,
    input wire [31:0] board_rank_5,
    input wire [31:0] board_rank_6,
    input wire [31:0] board_rank_7,
    input wire query_valid,
    input wire [2:0] query_kind,
    input wire [5:0] query_square,
    input wire query_side,
    input wire answer_ready,
    output wire load_ready,
    output wire board_ready,
    output wire query_ready,
    output reg answer_valid,
    output reg [15:0] answer_word,
    output reg answer_last,
    output reg [15:0] cycles,
    output reg [15:0] visited
);
    // Input buffers: everything offered in one clock, all streams side by side, and in a later clock.
    reg [2:0] first_valid;
    reg [2:0] second_valid;
    reg [301:0] first;
    reg [301:0] second;
    wire [2:0] unit_ready;
    wire [2:0] left = first_valid & ~unit_ready;
    wire [2:0] offered = {query_valid, board_valid, load_valid};
    wire [301:0] values = {load_address, load_word, board_rank_0, board_rank_1, board_rank_2, board_rank_3, board_rank_4, board_rank_5, board_rank_6, board_rank_7, query_kind, query_square, query_side};
    wire has_room = second_valid == 0;
    assign load_ready = has_room;
    assign board_ready = has_room;
    assign query_ready = has_room;

    // The unit's inputs outside the streams, and all its outputs.
    reg unit_reset;
    wire unit_answer_valid;
    wire [15:0] unit_answer_word;
    wire unit_answer_last;
    wire [15:0] unit_cycles;
    wire [15:0] unit_visited;

    // Output buffers: a word that arrived while the previous one was waiting.
    reg answer_spared;
    reg [16:0] answer_spare;

    fpgambit_attack #(.POSDATA_ROM(POSDATA_ROM), .POSDATA_FILE(POSDATA_FILE)) inner (
        .clock(clock),
        .load_valid(first_valid[0]),
        .load_ready(unit_ready[0]),
        .load_address(first[301:298]),
        .load_word(first[297:266]),
        .board_valid(first_valid[1]),
        .board_ready(unit_ready[1]),
        .board_rank_0(first[265:234]),
        .board_rank_1(first[233:202]),
        .board_rank_2(first[201:170]),
        .board_rank_3(first[169:138]),
        .board_rank_4(first[137:106]),
        .board_rank_5(first[105:74]),
        .board_rank_6(first[73:42]),
        .board_rank_7(first[41:10]),
        .query_valid(first_valid[2]),
        .query_ready(unit_ready[2]),
        .query_kind(first[9:7]),
        .query_square(first[6:1]),
        .query_side(first[0]),
        .reset(unit_reset),
        .answer_ready(!answer_spared),
        .answer_valid(unit_answer_valid),
        .answer_word(unit_answer_word),
        .answer_last(unit_answer_last),
        .cycles(unit_cycles),
        .visited(unit_visited)
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
        answer_word = 0;
        answer_last = 0;
        cycles = 0;
        visited = 0;
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
            {answer_word, answer_last} <= answer_spared ? answer_spare : {unit_answer_word, unit_answer_last};
            answer_spared <= 0;
        end else if (!answer_spared) begin
            answer_spared <= unit_answer_valid;
            answer_spare <= {unit_answer_word, unit_answer_last};
        end
        unit_reset <= reset;
        cycles <= unit_cycles;
        visited <= unit_visited;
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
