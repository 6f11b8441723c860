// fpgambit_repetition_registered: fpgambit_repetition with a register at every port.
//
// SPDX-License-Identifier: MIT OR Apache-2.0
//
// Generated: do not edit. Made by: fpgambit export --unit repetition --build compact --out DIR
//
// A wrapper to compile together with fpgambit_repetition; it has the same ports. Every output comes from a
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

module fpgambit_repetition_registered (
    input wire clock,
    input wire reset,
    input wire load_valid,
    input wire [3:0] load_address,
    input wire [31:0] load_word,
    input wire push_valid,
    input wire [23:0] push_record,
    input wire [2:0] push_promotion,
    input wire pop_valid,
    input wire query_valid,
    input wire [2:0] query_mode,
    input wire answer_ready,
    output wire load_ready,
    output wire push_ready,
    output wire pop_ready,
    output wire query_ready,
    output reg answer_valid,
    output reg [31:0] answer_word,
    output reg answer_last,
    output reg [15:0] cycles,
    output reg [15:0] steps,
    output reg [8:0] held,
    output reg [8:0] reversible
);
    // Input buffers: everything offered in one clock, all streams side by side, and in a later clock.
    reg [3:0] first_valid;
    reg [3:0] second_valid;
    reg [65:0] first;
    reg [65:0] second;
    wire [3:0] unit_ready;
    wire [3:0] left = first_valid & ~unit_ready;
    wire [3:0] offered = {query_valid, pop_valid, push_valid, load_valid};
    wire [65:0] values = {load_address, load_word, push_record, push_promotion, query_mode};
    wire has_room = second_valid == 0;
    assign load_ready = has_room;
    assign push_ready = has_room;
    assign pop_ready = has_room;
    assign query_ready = has_room;

    // The unit's inputs outside the streams, and all its outputs.
    reg unit_reset;
    wire unit_answer_valid;
    wire [31:0] unit_answer_word;
    wire unit_answer_last;
    wire [15:0] unit_cycles;
    wire [15:0] unit_steps;
    wire [8:0] unit_held;
    wire [8:0] unit_reversible;

    // Output buffers: a word that arrived while the previous one was waiting.
    reg answer_spared;
    reg [32:0] answer_spare;

    fpgambit_repetition inner (
        .clock(clock),
        .load_valid(first_valid[0]),
        .load_ready(unit_ready[0]),
        .load_address(first[65:62]),
        .load_word(first[61:30]),
        .push_valid(first_valid[1]),
        .push_ready(unit_ready[1]),
        .push_record(first[29:6]),
        .push_promotion(first[5:3]),
        .pop_valid(first_valid[2]),
        .pop_ready(unit_ready[2]),
        .query_valid(first_valid[3]),
        .query_ready(unit_ready[3]),
        .query_mode(first[2:0]),
        .reset(unit_reset),
        .answer_ready(!answer_spared),
        .answer_valid(unit_answer_valid),
        .answer_word(unit_answer_word),
        .answer_last(unit_answer_last),
        .cycles(unit_cycles),
        .steps(unit_steps),
        .held(unit_held),
        .reversible(unit_reversible)
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
        steps = 0;
        held = 0;
        reversible = 0;
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
        steps <= unit_steps;
        held <= unit_held;
        reversible <= unit_reversible;
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
