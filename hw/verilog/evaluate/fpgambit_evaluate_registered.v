// fpgambit_evaluate_registered: fpgambit_evaluate with a register at every port.
//
// SPDX-License-Identifier: MIT OR Apache-2.0
//
// Generated: do not edit. Made by: fpgambit export --unit evaluate --build compact --out DIR
//
// A wrapper to compile together with fpgambit_evaluate; it has the same ports. Every output comes from a
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

module fpgambit_evaluate_registered #(
    parameter ROWS_FILE = "evaluate_rows.mem",
    parameter LINEAR_FILE = "evaluate_linear.mem",
    parameter HEADS_FILE = "evaluate_heads.mem"
) (
    input wire clock,
    input wire reset,
    input wire request_valid,
    input wire [1:0] request_kind,
    input wire [2:0] request_context,
    input wire [15:0] request_word,
    input wire [31:0] request_rank_0,
    input wire [31:0] request_rank_1,
    input wire [31:0] request_rank_2,
    input wire [31:0] request_rank_3,
    input wire [31:0] request_rank_4,
    input wire [31:0] request_rank_5,
    input wire [31:0] request_rank_6,
    input wire [31:0] request_rank_7,
    input wire request_black,
    input wire value_ready,
    output wire request_ready,
    output reg value_valid,
    output reg [15:0] value_centipawns,
    output reg [2:0] value_context,
    output reg [15:0] cycles
);
    // Input buffers: everything offered in one clock, all streams side by side, and in a later clock.
    reg first_valid;
    reg second_valid;
    reg [277:0] first;
    reg [277:0] second;
    wire unit_ready;
    wire left = first_valid & ~unit_ready;
    wire offered = {request_valid};
    wire [277:0] values = {request_kind, request_context, request_word, request_rank_0, request_rank_1, request_rank_2, request_rank_3, request_rank_4, request_rank_5, request_rank_6, request_rank_7, request_black};
    wire has_room = second_valid == 0;
    assign request_ready = has_room;

    // The unit's inputs outside the streams, and all its outputs.
    reg unit_reset;
    wire unit_value_valid;
    wire [15:0] unit_value_centipawns;
    wire [2:0] unit_value_context;
    wire [15:0] unit_cycles;

    // Output buffers: a word that arrived while the previous one was waiting.
    reg value_spared;
    reg [18:0] value_spare;

    fpgambit_evaluate #(.ROWS_FILE(ROWS_FILE), .LINEAR_FILE(LINEAR_FILE), .HEADS_FILE(HEADS_FILE)) inner (
        .clock(clock),
        .request_valid(first_valid),
        .request_ready(unit_ready),
        .request_kind(first[277:276]),
        .request_context(first[275:273]),
        .request_word(first[272:257]),
        .request_rank_0(first[256:225]),
        .request_rank_1(first[224:193]),
        .request_rank_2(first[192:161]),
        .request_rank_3(first[160:129]),
        .request_rank_4(first[128:97]),
        .request_rank_5(first[96:65]),
        .request_rank_6(first[64:33]),
        .request_rank_7(first[32:1]),
        .request_black(first[0]),
        .reset(unit_reset),
        .value_ready(!value_spared),
        .value_valid(unit_value_valid),
        .value_centipawns(unit_value_centipawns),
        .value_context(unit_value_context),
        .cycles(unit_cycles)
    );

    initial begin
        first_valid = 0;
        second_valid = 0;
        first = 0;
        second = 0;
        unit_reset = 0;
        value_spared = 0;
        value_spare = 0;
        value_valid = 0;
        value_centipawns = 0;
        value_context = 0;
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
        if (!value_valid || value_ready) begin
            value_valid <= value_spared || unit_value_valid;
            {value_centipawns, value_context} <= value_spared ? value_spare : {unit_value_centipawns, unit_value_context};
            value_spared <= 0;
        end else if (!value_spared) begin
            value_spared <= unit_value_valid;
            value_spare <= {unit_value_centipawns, unit_value_context};
        end
        unit_reset <= reset;
        cycles <= unit_cycles;
        if (reset) begin
            first_valid <= 0;
            second_valid <= 0;
        end
        if (reset || unit_reset) begin
            value_valid <= 0;
            value_spared <= 0;
        end
    end
endmodule

`default_nettype wire
