// fpgambit_make_properties: the stream protocol of fpgambit_make as properties.
//
// SPDX-License-Identifier: MIT OR Apache-2.0
//
// Generated: do not edit. Made by: fpgambit export --unit make --build compact --out DIR
//
// To check them with SymbiYosys and the solver z3, run in this folder:
//
//   $ sby -f fpgambit_make.sby prove   unbounded, by induction from any state; UNKNOWN if an unreachable state prevents the proof
//   $ sby -f fpgambit_make.sby bmc     bounded, twelve clocks from power-up
//
// To use the properties in your design, instantiate fpgambit_make_properties beside the unit, on the same wires. The inputs are
// unconstrained: whatever they are, resets included, an offered word holds until it is accepted, last implies valid, no word is offered after power-up
// or a reset, and requests are accepted one at a time, in the order of the ports, and never during a reset.

`ifdef FORMAL
`default_nettype none

module fpgambit_make_properties (
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
    input wire [22:0] board_undo,
    input wire [15:0] cycles
);
    reg begun = 1'b0;

    always @(posedge clock) begin
        begun <= 1'b1;
        if (!begun) assert (!board_valid);
        if (reset) assert (!move_ready);
        if (begun) begin
            if ($past(reset)) assert (!board_valid);
            if ($past(board_valid && !board_ready && !reset)) begin
                assert (board_valid);
                assert ({board_rank_0, board_rank_1, board_rank_2, board_rank_3, board_rank_4, board_rank_5, board_rank_6, board_rank_7, board_state, board_undo} == $past({board_rank_0, board_rank_1, board_rank_2, board_rank_3, board_rank_4, board_rank_5, board_rank_6, board_rank_7, board_state, board_undo}));
            end
        end
    end
endmodule

// The unit with its properties and unconstrained inputs.
module fpgambit_make_formal (
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
    input wire board_ready
);
    wire move_ready;
    wire board_valid;
    wire [31:0] board_rank_0;
    wire [31:0] board_rank_1;
    wire [31:0] board_rank_2;
    wire [31:0] board_rank_3;
    wire [31:0] board_rank_4;
    wire [31:0] board_rank_5;
    wire [31:0] board_rank_6;
    wire [31:0] board_rank_7;
    wire [31:0] board_state;
    wire [22:0] board_undo;
    wire [15:0] cycles;

    fpgambit_make dut (
        .clock(clock),
        .reset(reset),
        .move_valid(move_valid),
        .move_back(move_back),
        .move_word(move_word),
        .move_undo(move_undo),
        .move_rank_0(move_rank_0),
        .move_rank_1(move_rank_1),
        .move_rank_2(move_rank_2),
        .move_rank_3(move_rank_3),
        .move_rank_4(move_rank_4),
        .move_rank_5(move_rank_5),
        .move_rank_6(move_rank_6),
        .move_rank_7(move_rank_7),
        .move_state(move_state),
        .board_ready(board_ready),
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
        .board_undo(board_undo),
        .cycles(cycles)
    );

    fpgambit_make_properties properties (
        .clock(clock),
        .reset(reset),
        .move_valid(move_valid),
        .move_back(move_back),
        .move_word(move_word),
        .move_undo(move_undo),
        .move_rank_0(move_rank_0),
        .move_rank_1(move_rank_1),
        .move_rank_2(move_rank_2),
        .move_rank_3(move_rank_3),
        .move_rank_4(move_rank_4),
        .move_rank_5(move_rank_5),
        .move_rank_6(move_rank_6),
        .move_rank_7(move_rank_7),
        .move_state(move_state),
        .board_ready(board_ready),
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
        .board_undo(board_undo),
        .cycles(cycles)
    );
endmodule

`default_nettype wire
`endif
