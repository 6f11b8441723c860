// fpgambit_movegen_fast_registered: fpgambit_movegen_fast with a register at every port.
//
// SPDX-License-Identifier: MIT OR Apache-2.0
//
// Generated: do not edit. Made by: fpgambit export --unit movegen --build fast --out DIR
//
// A wrapper to compile together with fpgambit_movegen_fast; it has the same ports. Every output comes from a
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

module fpgambit_movegen_fast_registered #(
    parameter POSDATA_ROM = 1,
    parameter POSDATA_FILE = "posdata.mem"
) (
    input wire clock,
    input wire reset,
    input wire load_valid,
    input wire [3:0] load_address,
    input wire [31:0] load_word,
    input wire start_valid,
    input wire start_legal,
    input wire start_captures,
    input wire move_ready,
    input wire board_valid,
    input wire [31:0] board_rank_0,
    input wire [31:0] board_rank_1,
    input wire [31:0] board_rank_2,
    input wire [31:0] board_rank_3,
    input wire [31:0] board_rank_4,
    input wire [31:0] board_rank_5,
    input wire [31:0] board_rank_6,
    input wire [31:0] board_rank_7,
    input wire [31:0] board_state,
    output wire load_ready,
    output wire start_ready,
    output reg move_valid,
    output reg [15:0] move_word,
    output reg move_last,
    output reg [15:0] cycles,
    output reg [15:0] visited,
    output wire board_ready
);
    // Input buffers: everything offered in one clock, all streams side by side, and in a later clock.
    reg [2:0] first_valid;
    reg [2:0] second_valid;
    reg [325:0] first;
    reg [325:0] second;
    wire [2:0] unit_ready;
    wire [2:0] left = first_valid & ~unit_ready;
    wire [2:0] offered = {board_valid, start_valid, load_valid};
    wire [325:0] values = {load_address, load_word, start_legal, start_captures, board_rank_0, board_rank_1, board_rank_2, board_rank_3, board_rank_4, board_rank_5, board_rank_6, board_rank_7, board_state};
    wire has_room = second_valid == 0;
    assign load_ready = has_room;
    assign start_ready = has_room;
    assign board_ready = has_room;

    // The unit's inputs outside the streams, and all its outputs.
    reg unit_reset;
    wire unit_move_valid;
    wire [15:0] unit_move_word;
    wire unit_move_last;
    wire [15:0] unit_cycles;
    wire [15:0] unit_visited;

    // Output buffers: a word that arrived while the previous one was waiting.
    reg move_spared;
    reg [16:0] move_spare;

    fpgambit_movegen_fast #(.POSDATA_ROM(POSDATA_ROM), .POSDATA_FILE(POSDATA_FILE)) inner (
        .clock(clock),
        .load_valid(first_valid[0]),
        .load_ready(unit_ready[0]),
        .load_address(first[325:322]),
        .load_word(first[321:290]),
        .start_valid(first_valid[1]),
        .start_ready(unit_ready[1]),
        .start_legal(first[289]),
        .start_captures(first[288]),
        .board_valid(first_valid[2]),
        .board_ready(unit_ready[2]),
        .board_rank_0(first[287:256]),
        .board_rank_1(first[255:224]),
        .board_rank_2(first[223:192]),
        .board_rank_3(first[191:160]),
        .board_rank_4(first[159:128]),
        .board_rank_5(first[127:96]),
        .board_rank_6(first[95:64]),
        .board_rank_7(first[63:32]),
        .board_state(first[31:0]),
        .reset(unit_reset),
        .move_ready(!move_spared),
        .move_valid(unit_move_valid),
        .move_word(unit_move_word),
        .move_last(unit_move_last),
        .cycles(unit_cycles),
        .visited(unit_visited)
    );

    initial begin
        first_valid = 0;
        second_valid = 0;
        first = 0;
        second = 0;
        unit_reset = 0;
        move_spared = 0;
        move_spare = 0;
        move_valid = 0;
        move_word = 0;
        move_last = 0;
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
        if (!move_valid || move_ready) begin
            move_valid <= move_spared || unit_move_valid;
            {move_word, move_last} <= move_spared ? move_spare : {unit_move_word, unit_move_last};
            move_spared <= 0;
        end else if (!move_spared) begin
            move_spared <= unit_move_valid;
            move_spare <= {unit_move_word, unit_move_last};
        end
        unit_reset <= reset;
        cycles <= unit_cycles;
        visited <= unit_visited;
        if (reset) begin
            first_valid <= 0;
            second_valid <= 0;
        end
        if (reset || unit_reset) begin
            move_valid <= 0;
            move_spared <= 0;
        end
    end
endmodule

`default_nettype wire
