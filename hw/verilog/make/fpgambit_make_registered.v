// fpgambit_make_registered: fpgambit_make with a register at every port.
//
// SPDX-License-Identifier: MIT OR Apache-2.0
//
// Generated: do not edit. Made by: fpgambit export --unit make --build compact --out DIR
//
// A wrapper to compile together with fpgambit_make; it has the same ports. Every output comes from a
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

module fpgambit_make_registered (
    input wire clock,
    input wire reset,
    input wire move_valid,
    input wire move_back,
    input wire [15:0] move_word,
    input wire [22:0] move_undo,
    input wire [31:0] move_rank_0,
    input wire [31:0] move_rank_1,
    input wire [31:0] move_rank_2,
    input wire [31:0] move_rank_3,
    input wire [31:0] move_rank_4,
    input wire [31:0] move_rank_5,
    input wire [31:0] move_rank_6,
    input wire [31:0] move_rank_7,
    input wire [31:0] move_state,
    input wire board_ready,
    output wire move_ready,
    output reg board_valid,
    output reg [31:0] board_rank_0,
    output reg [31:0] board_rank_1,
    output reg [31:0] board_rank_2,
    output reg [31:0] board_rank_3,
    output reg [31:0] board_rank_4,
    output reg [31:0] board_rank_5,
    output reg [31:0] board_rank_6,
    output reg [31:0] board_rank_7,
    output reg [31:0] board_state,
    output reg [22:0] board_undo,
    output reg [15:0] cycles
);
    // Input buffers: everything offered in one clock, all streams side by side, and in a later clock.
    reg first_valid;
    reg second_valid;
    reg [327:0] first;
    reg [327:0] second;
    wire unit_ready;
    wire left = first_valid & ~unit_ready;
    wire offered = {move_valid};
    wire [327:0] values = {move_back, move_word, move_undo, move_rank_0, move_rank_1, move_rank_2, move_rank_3, move_rank_4, move_rank_5, move_rank_6, move_rank_7, move_state};
    wire has_room = second_valid == 0;
    assign move_ready = has_room;

    // The unit's inputs outside the streams, and all its outputs.
    reg unit_reset;
    wire unit_board_valid;
    wire [31:0] unit_board_rank_0;
    wire [31:0] unit_board_rank_1;
    wire [31:0] unit_board_rank_2;
    wire [31:0] unit_board_rank_3;
    wire [31:0] unit_board_rank_4;
    wire [31:0] unit_board_rank_5;
    wire [31:0] unit_board_rank_6;
    wire [31:0] unit_board_rank_7;
    wire [31:0] unit_board_state;
    wire [22:0] unit_board_undo;
    wire [15:0] unit_cycles;

    // Output buffers: a word that arrived while the previous one was waiting.
    reg board_spared;
    reg [310:0] board_spare;

    fpgambit_make inner (
        .clock(clock),
        .move_valid(first_valid),
        .move_ready(unit_ready),
        .move_back(first[327]),
        .move_word(first[326:311]),
        .move_undo(first[310:288]),
        .move_rank_0(first[287:256]),
        .move_rank_1(first[255:224]),
        .move_rank_2(first[223:192]),
        .move_rank_3(first[191:160]),
        .move_rank_4(first[159:128]),
        .move_rank_5(first[127:96]),
        .move_rank_6(first[95:64]),
        .move_rank_7(first[63:32]),
        .move_state(first[31:0]),
        .reset(unit_reset),
        .board_ready(!board_spared),
        .board_valid(unit_board_valid),
        .board_rank_0(unit_board_rank_0),
        .board_rank_1(unit_board_rank_1),
        .board_rank_2(unit_board_rank_2),
        .board_rank_3(unit_board_rank_3),
        .board_rank_4(unit_board_rank_4),
        .board_rank_5(unit_board_rank_5),
        .board_rank_6(unit_board_rank_6),
        .board_rank_7(unit_board_rank_7),
        .board_state(unit_board_state),
        .board_undo(unit_board_undo),
        .cycles(unit_cycles)
    );

    initial begin
        first_valid = 0;
        second_valid = 0;
        first = 0;
        second = 0;
        unit_reset = 0;
        board_spared = 0;
        board_spare = 0;
        board_valid = 0;
        board_rank_0 = 0;
        board_rank_1 = 0;
        board_rank_2 = 0;
        board_rank_3 = 0;
        board_rank_4 = 0;
        board_rank_5 = 0;
        board_rank_6 = 0;
        board_rank_7 = 0;
        board_state = 0;
        board_undo = 0;
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
        if (!board_valid || board_ready) begin
            board_valid <= board_spared || unit_board_valid;
            {board_rank_0, board_rank_1, board_rank_2, board_rank_3, board_rank_4, board_rank_5, board_rank_6, board_rank_7, board_state, board_undo} <= board_spared ? board_spare : {unit_board_rank_0, unit_board_rank_1, unit_board_rank_2, unit_board_rank_3, unit_board_rank_4, unit_board_rank_5, unit_board_rank_6, unit_board_rank_7, unit_board_state, unit_board_undo};
            board_spared <= 0;
        end else if (!board_spared) begin
            board_spared <= unit_board_valid;
            board_spare <= {unit_board_rank_0, unit_board_rank_1, unit_board_rank_2, unit_board_rank_3, unit_board_rank_4, unit_board_rank_5, unit_board_rank_6, unit_board_rank_7, unit_board_state, unit_board_undo};
        end
        unit_reset <= reset;
        cycles <= unit_cycles;
        if (reset) begin
            first_valid <= 0;
            second_valid <= 0;
        end
        if (reset || unit_reset) begin
            board_valid <= 0;
            board_spared <= 0;
        end
    end
endmodule

`default_nettype wire
