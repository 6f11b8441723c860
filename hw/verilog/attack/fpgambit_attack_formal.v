// fpgambit_attack_properties: the stream protocol of fpgambit_attack as properties.
//
// SPDX-License-Identifier: MIT OR Apache-2.0
//
// Generated: do not edit. Made by: fpgambit export --unit attack --build compact --out DIR
//
// To check them with SymbiYosys and the solver z3, run in this folder:
//
//   $ sby -f fpgambit_attack.sby prove   unbounded, by induction from any state; UNKNOWN if an unreachable state prevents the proof
//   $ sby -f fpgambit_attack.sby bmc     bounded, twelve clocks from power-up
//
// To use the properties in your design, instantiate fpgambit_attack_properties beside the unit, on the same wires. The inputs are
// unconstrained: whatever they are, resets included, an offered word holds until it is accepted, last implies valid, no word is offered after power-up
// or a reset, and requests are accepted one at a time, in the order of the ports, and never during a reset.

`ifdef FORMAL
`default_nettype none

module fpgambit_attack_properties (
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
    input wire load_ready,
    input wire board_ready,
    input wire query_ready,
    input wire answer_valid,
    input wire [15:0] answer_word,
    input wire answer_last,
    input wire [15:0] cycles,
    input wire [15:0] visited
);
    reg begun = 1'b0;

    always @(posedge clock) begin
        begun <= 1'b1;
        if (!begun) assert (!answer_valid);
        if (answer_last) assert (answer_valid);
        if (reset) assert (!load_ready);
        if (reset || load_valid) assert (!board_ready);
        if (reset || load_valid || board_valid) assert (!query_ready);
        if (begun) begin
            if ($past(reset)) assert (!answer_valid);
            if ($past(answer_valid && !answer_ready && !reset)) begin
                assert (answer_valid);
                assert ({answer_word, answer_last} == $past({answer_word, answer_last}));
            end
        end
    end
endmodule

// The unit with its properties and unconstrained inputs.
module fpgambit_attack_formal (
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
    input wire answer_ready
);
    wire load_ready;
    wire board_ready;
    wire query_ready;
    wire answer_valid;
    wire [15:0] answer_word;
    wire answer_last;
    wire [15:0] cycles;
    wire [15:0] visited;

    fpgambit_attack dut (
        .clock(clock),
        .reset(reset),
        .load_valid(load_valid),
        .load_address(load_address),
        .load_word(load_word),
        .board_valid(board_valid),
        .board_rank_0(board_rank_0),
        .board_rank_1(board_rank_1),
        .board_rank_2(board_rank_2),
        .board_rank_3(board_rank_3),
        .board_rank_4(board_rank_4),
        .board_rank_5(board_rank_5),
        .board_rank_6(board_rank_6),
        .board_rank_7(board_rank_7),
        .query_valid(query_valid),
        .query_kind(query_kind),
        .query_square(query_square),
        .query_side(query_side),
        .answer_ready(answer_ready),
        .load_ready(load_ready),
        .board_ready(board_ready),
        .query_ready(query_ready),
        .answer_valid(answer_valid),
        .answer_word(answer_word),
        .answer_last(answer_last),
        .cycles(cycles),
        .visited(visited)
    );

    fpgambit_attack_properties properties (
        .clock(clock),
        .reset(reset),
        .load_valid(load_valid),
        .load_address(load_address),
        .load_word(load_word),
        .board_valid(board_valid),
        .board_rank_0(board_rank_0),
        .board_rank_1(board_rank_1),
        .board_rank_2(board_rank_2),
        .board_rank_3(board_rank_3),
        .board_rank_4(board_rank_4),
        .board_rank_5(board_rank_5),
        .board_rank_6(board_rank_6),
        .board_rank_7(board_rank_7),
        .query_valid(query_valid),
        .query_kind(query_kind),
        .query_square(query_square),
        .query_side(query_side),
        .answer_ready(answer_ready),
        .load_ready(load_ready),
        .board_ready(board_ready),
        .query_ready(query_ready),
        .answer_valid(answer_valid),
        .answer_word(answer_word),
        .answer_last(answer_last),
        .cycles(cycles),
        .visited(visited)
    );
endmodule

`default_nettype wire
`endif
