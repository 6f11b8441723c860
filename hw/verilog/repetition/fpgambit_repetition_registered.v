// fpgambit_repetition_registered: fpgambit_repetition with a register at every port.
//
// SPDX-License-Identifier: MIT OR Apache-2.0
//
// Generated: do not edit. Made by: fpgambit export --unit repetition --build compact --out DIR
//
// Its ports and their meaning are those of fpgambit_repetition, with which it is compiled. All that comes out
// comes from registers, or says that one is empty; what goes in reaches registers behind a gate or
// two. So the clock of the paths between registers is the clock in any design. The way in takes a
// clock, and so does the way out; as many words go through as before.
//
// What is offered in one clock, by whichever streams, is taken in it if there is room, and comes to
// the unit before what is offered later: a request may be taken before the unit is ready for it,
// and together with others. What is on its way in or out is dropped by reset, with what is
// offered in the same clock. Inputs and outputs of no stream pass through one register: the unit's
// own counts stand a clock later, and count the unit's own clocks.

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
    // On its way in: what was offered in one clock, all streams side by side, and in a later one.
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

    // The unit's own inputs of no stream, and all that it gives.
    reg unit_reset;
    wire unit_answer_valid;
    wire [31:0] unit_answer_word;
    wire unit_answer_last;
    wire [15:0] unit_cycles;
    wire [15:0] unit_steps;
    wire [8:0] unit_held;
    wire [8:0] unit_reversible;

    // On its way out: a word that came while the one offered waited.
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
