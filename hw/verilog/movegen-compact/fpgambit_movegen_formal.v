// fpgambit_movegen_properties: the stream protocol of fpgambit_movegen as properties.
//
// SPDX-License-Identifier: MIT OR Apache-2.0
//
// Generated: do not edit. Made by: fpgambit export --unit movegen --build compact --out DIR
//
// To check them with SymbiYosys and the solver z3, run in this folder:
//
//   $ sby -f fpgambit_movegen.sby prove   unbounded, by induction from any state; UNKNOWN if an unreachable state prevents the proof
//   $ sby -f fpgambit_movegen.sby bmc     bounded, twelve clocks from power-up
//
// To use the properties in your design, instantiate fpgambit_movegen_properties beside the unit, on the same wires. The inputs are
// unconstrained: whatever they are, resets included, an offered word holds until it is accepted, last implies valid, no word is offered after power-up
// or a reset, and requests are accepted one at a time, in the order of the ports, and never during a reset.

`ifdef FORMAL
`default_nettype none

module fpgambit_movegen_properties (
    input wire clock,
    input wire reset,
    input wire load_valid,
    input wire [3:0] load_address,
    input wire [31:0] load_word,
    input wire start_valid,
    input wire start_legal,
    input wire start_captures,
    input wire move_ready,
    input wire load_ready,
    input wire start_ready,
    input wire move_valid,
    input wire [15:0] move_word,
    input wire move_last,
    input wire [15:0] cycles,
    input wire [15:0] visited
);
    reg begun = 1'b0;

    always @(posedge clock) begin
        begun <= 1'b1;
        if (!begun) assert (!move_valid);
        if (move_last) assert (move_valid);
        if (reset) assert (!load_ready);
        if (reset || load_valid) assert (!start_ready);
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
module fpgambit_movegen_formal (
    input wire clock,
    input wire reset,
    input wire load_valid,
    input wire [3:0] load_address,
    input wire [31:0] load_word,
    input wire start_valid,
    input wire start_legal,
    input wire start_captures,
    input wire move_ready
);
    wire load_ready;
    wire start_ready;
    wire move_valid;
    wire [15:0] move_word;
    wire move_last;
    wire [15:0] cycles;
    wire [15:0] visited;

    fpgambit_movegen dut (
        .clock(clock),
        .reset(reset),
        .load_valid(load_valid),
        .load_address(load_address),
        .load_word(load_word),
        .start_valid(start_valid),
        .start_legal(start_legal),
        .start_captures(start_captures),
        .move_ready(move_ready),
        .load_ready(load_ready),
        .start_ready(start_ready),
        .move_valid(move_valid),
        .move_word(move_word),
        .move_last(move_last),
        .cycles(cycles),
        .visited(visited)
    );

    fpgambit_movegen_properties properties (
        .clock(clock),
        .reset(reset),
        .load_valid(load_valid),
        .load_address(load_address),
        .load_word(load_word),
        .start_valid(start_valid),
        .start_legal(start_legal),
        .start_captures(start_captures),
        .move_ready(move_ready),
        .load_ready(load_ready),
        .start_ready(start_ready),
        .move_valid(move_valid),
        .move_word(move_word),
        .move_last(move_last),
        .cycles(cycles),
        .visited(visited)
    );
endmodule

`default_nettype wire
`endif
