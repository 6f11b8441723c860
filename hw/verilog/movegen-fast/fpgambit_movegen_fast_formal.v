// fpgambit_movegen_fast_properties: the stream protocol of fpgambit_movegen_fast as properties.
//
// SPDX-License-Identifier: MIT OR Apache-2.0
//
// Generated: do not edit. Made by: fpgambit export --unit movegen --build fast --out DIR
//
// To check them with SymbiYosys and the solver z3, run in this folder:
//
//   $ sby -f fpgambit_movegen_fast.sby prove   unbounded, by induction from any state; UNKNOWN if an unreachable state prevents the proof
//   $ sby -f fpgambit_movegen_fast.sby bmc     bounded, twelve clocks from power-up
//
// To use the properties in your design, instantiate fpgambit_movegen_fast_properties beside the unit, on the same wires. The inputs are
// unconstrained: whatever they are, resets included, an offered word holds until it is accepted, last implies valid, no word is offered after power-up
// or a reset, and requests are accepted one at a time, in the order of the ports, and never during a reset.

`ifdef FORMAL
`default_nettype none

module fpgambit_movegen_fast_properties (
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
    input wire load_ready,
    input wire start_ready,
    input wire move_valid,
    input wire [15:0] move_word,
    input wire move_last,
    input wire [15:0] cycles,
    input wire [15:0] visited,
    input wire board_ready
);
    reg begun = 1'b0;

    always @(posedge clock) begin
        begun <= 1'b1;
        if (!begun) assert (!move_valid);
        if (move_last) assert (move_valid);
        if (reset || board_valid && board_ready) assert (!load_ready);
        if (reset || board_valid && board_ready || load_valid) assert (!start_ready);
        if (reset) assert (!board_ready);
        if (begun) begin
            if ($past(reset)) assert (!move_valid);
            if ($past(move_valid && !move_ready && !reset)) begin
                assert (move_valid);
                assert ({move_word, move_last} == $past({move_word, move_last}));
            end
        end
    end
endmodule

// The unit with its properties and unconstrained inputs.
module fpgambit_movegen_fast_formal (
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
    input wire [31:0] board_state
);
    wire load_ready;
    wire start_ready;
    wire move_valid;
    wire [15:0] move_word;
    wire move_last;
    wire [15:0] cycles;
    wire [15:0] visited;
    wire board_ready;

    fpgambit_movegen_fast dut (
        .clock(clock),
        .reset(reset),
        .load_valid(load_valid),
        .load_address(load_address),
        .load_word(load_word),
        .start_valid(start_valid),
        .start_legal(start_legal),
        .start_captures(start_captures),
        .move_ready(move_ready),
        .board_valid(board_valid),
        .board_rank_0(board_rank_0),
        .board_rank_1(board_rank_1),
        .board_rank_2(board_rank_2),
        .board_rank_3(board_rank_3),
        .board_rank_4(board_rank_4),
        .board_rank_5(board_rank_5),
        .board_rank_6(board_rank_6),
        .board_rank_7(board_rank_7),
        .board_state(board_state),
        .load_ready(load_ready),
        .start_ready(start_ready),
        .move_valid(move_valid),
        .move_word(move_word),
        .move_last(move_last),
        .cycles(cycles),
        .visited(visited),
        .board_ready(board_ready)
    );

    fpgambit_movegen_fast_properties properties (
        .clock(clock),
        .reset(reset),
        .load_valid(load_valid),
        .load_address(load_address),
        .load_word(load_word),
        .start_valid(start_valid),
        .start_legal(start_legal),
        .start_captures(start_captures),
        .move_ready(move_ready),
        .board_valid(board_valid),
        .board_rank_0(board_rank_0),
        .board_rank_1(board_rank_1),
        .board_rank_2(board_rank_2),
        .board_rank_3(board_rank_3),
        .board_rank_4(board_rank_4),
        .board_rank_5(board_rank_5),
        .board_rank_6(board_rank_6),
        .board_rank_7(board_rank_7),
        .board_state(board_state),
        .load_ready(load_ready),
        .start_ready(start_ready),
        .move_valid(move_valid),
        .move_word(move_word),
        .move_last(move_last),
        .cycles(cycles),
        .visited(visited),
        .board_ready(board_ready)
    );
endmodule

`default_nettype wire
`endif
