// fpgambit_count_properties: the stream protocol of fpgambit_count as properties.
//
// SPDX-License-Identifier: MIT OR Apache-2.0
//
// Generated: do not edit. Made by: fpgambit export --unit count --build compact --out DIR
//
// To check them with SymbiYosys and the solver z3, run in this folder:
//
//   $ sby -f fpgambit_count.sby prove   unbounded, by induction from any state; UNKNOWN if an unreachable state prevents the proof
//   $ sby -f fpgambit_count.sby bmc     bounded, twelve clocks from power-up
//
// To use the properties in your design, instantiate fpgambit_count_properties beside the unit, on the same wires. The inputs are
// unconstrained: whatever they are, resets included, an offered word holds until it is accepted, last implies valid, no word is offered after power-up
// or a reset, and requests are accepted one at a time, in the order of the ports, and never during a reset.

`ifdef FORMAL
`default_nettype none

module fpgambit_count_properties (
    input wire clock,
    input wire reset,
    input wire position_valid,
    input wire [15:0] position_tag,
    input wire [31:0] position_rank_0,
    input wire [31:0] position_rank_1,
    input wire [31:0] position_rank_2,
    input wire [31:0] position_rank_3,
    input wire [31:0] position_rank_4,
    input wire [31:0] position_rank_5,
    input wire [31:0] position_rank_6,
    input wire [31:0] position_rank_7,
    input wire [31:0] position_state,
    input wire answer_ready,
    input wire position_ready,
    input wire answer_valid,
    input wire [15:0] answer_tag,
    input wire [9:0] answer_count,
    input wire answer_check,
    input wire answer_mate,
    input wire answer_stalemate,
    input wire [15:0] cycles
);
    reg begun = 1'b0;

    always @(posedge clock) begin
        begun <= 1'b1;
        if (!begun) assert (!answer_valid);
        if (reset) assert (!position_ready);
        if (begun) begin
            if ($past(reset)) assert (!answer_valid);
            if ($past(answer_valid && !answer_ready && !reset)) begin
                assert (answer_valid);
                assert ({answer_tag, answer_count, answer_check, answer_mate, answer_stalemate} == $past({answer_tag, answer_count, answer_check, answer_mate, answer_stalemate}));
            end
        end
    end
endmodule

// The unit with its properties and unconstrained inputs.
module fpgambit_count_formal (
    input wire clock,
    input wire reset,
    input wire position_valid,
    input wire [15:0] position_tag,
    input wire [31:0] position_rank_0,
    input wire [31:0] position_rank_1,
    input wire [31:0] position_rank_2,
    input wire [31:0] position_rank_3,
    input wire [31:0] position_rank_4,
    input wire [31:0] position_rank_5,
    input wire [31:0] position_rank_6,
    input wire [31:0] position_rank_7,
    input wire [31:0] position_state,
    input wire answer_ready
);
    wire position_ready;
    wire answer_valid;
    wire [15:0] answer_tag;
    wire [9:0] answer_count;
    wire answer_check;
    wire answer_mate;
    wire answer_stalemate;
    wire [15:0] cycles;

    fpgambit_count dut (
        .clock(clock),
        .reset(reset),
        .position_valid(position_valid),
        .position_tag(position_tag),
        .position_rank_0(position_rank_0),
        .position_rank_1(position_rank_1),
        .position_rank_2(position_rank_2),
        .position_rank_3(position_rank_3),
        .position_rank_4(position_rank_4),
        .position_rank_5(position_rank_5),
        .position_rank_6(position_rank_6),
        .position_rank_7(position_rank_7),
        .position_state(position_state),
        .answer_ready(answer_ready),
        .position_ready(position_ready),
        .answer_valid(answer_valid),
        .answer_tag(answer_tag),
        .answer_count(answer_count),
        .answer_check(answer_check),
        .answer_mate(answer_mate),
        .answer_stalemate(answer_stalemate),
        .cycles(cycles)
    );

    fpgambit_count_properties properties (
        .clock(clock),
        .reset(reset),
        .position_valid(position_valid),
        .position_tag(position_tag),
        .position_rank_0(position_rank_0),
        .position_rank_1(position_rank_1),
        .position_rank_2(position_rank_2),
        .position_rank_3(position_rank_3),
        .position_rank_4(position_rank_4),
        .position_rank_5(position_rank_5),
        .position_rank_6(position_rank_6),
        .position_rank_7(position_rank_7),
        .position_state(position_state),
        .answer_ready(answer_ready),
        .position_ready(position_ready),
        .answer_valid(answer_valid),
        .answer_tag(answer_tag),
        .answer_count(answer_count),
        .answer_check(answer_check),
        .answer_mate(answer_mate),
        .answer_stalemate(answer_stalemate),
        .cycles(cycles)
    );
endmodule

`default_nettype wire
`endif
