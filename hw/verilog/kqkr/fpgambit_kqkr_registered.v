// fpgambit_kqkr_registered: fpgambit_kqkr with a register at every port.
//
// SPDX-License-Identifier: MIT OR Apache-2.0
//
// Generated: do not edit. Made by: fpgambit export --unit kqkr --build compact --out DIR
//
// A wrapper to compile together with fpgambit_kqkr; it has the same ports. Every output comes from a
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

module fpgambit_kqkr_registered #(
    parameter PAIRS_FILE = "kqkr_pairs.mem",
    parameter WON_FILE = "kqkr_won.mem"
) (
    input wire clock,
    input wire reset,
    input wire query_valid,
    input wire [5:0] query_king,
    input wire [5:0] query_other,
    input wire [5:0] query_queen,
    input wire [5:0] query_rook,
    input wire answer_ready,
    output wire query_ready,
    output reg answer_valid,
    output reg answer_won,
    output reg [15:0] cycles
);
    // Input buffers: everything offered in one clock, all streams side by side, and in a later clock.
    reg first_valid;
    reg second_valid;
    reg [23:0] first;
    reg [23:0] second;
    wire unit_ready;
    wire left = first_valid & ~unit_ready;
    wire offered = {query_valid};
    wire [23:0] values = {query_king, query_other, query_queen, query_rook};
    wire has_room = second_valid == 0;
    assign query_ready = has_room;

    // The unit's inputs outside the streams, and all its outputs.
    reg unit_reset;
    wire unit_answer_valid;
    wire unit_answer_won;
    wire [15:0] unit_cycles;

    // Output buffers: a word that arrived while the previous one was waiting.
    reg answer_spared;
    reg answer_spare;

    fpgambit_kqkr #(.PAIRS_FILE(PAIRS_FILE), .WON_FILE(WON_FILE)) inner (
        .clock(clock),
        .query_valid(first_valid),
        .query_ready(unit_ready),
        .query_king(first[23:18]),
        .query_other(first[17:12]),
        .query_queen(first[11:6]),
        .query_rook(first[5:0]),
        .reset(unit_reset),
        .answer_ready(!answer_spared),
        .answer_valid(unit_answer_valid),
        .answer_won(unit_answer_won),
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
        answer_won = 0;
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
            {answer_won} <= answer_spared ? answer_spare : {unit_answer_won};
            answer_spared <= 0;
        end else if (!answer_spared) begin
            answer_spared <= unit_answer_valid;
            answer_spare <= {unit_answer_won};
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
