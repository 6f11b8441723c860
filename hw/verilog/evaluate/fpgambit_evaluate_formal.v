// fpgambit_evaluate_properties: the stream protocol of fpgambit_evaluate as properties.
//
// SPDX-License-Identifier: MIT OR Apache-2.0
//
// Generated: do not edit. Made by: fpgambit export --unit evaluate --build compact --out DIR
//
// To check them with SymbiYosys and the solver z3, run in this folder:
//
//   $ sby -f fpgambit_evaluate.sby prove   unbounded, by induction from any state; UNKNOWN if an unreachable state prevents the proof
//   $ sby -f fpgambit_evaluate.sby bmc     bounded, twelve clocks from power-up
//
// To use the properties in your design, instantiate fpgambit_evaluate_properties beside the unit, on the same wires. The inputs are
// unconstrained: whatever they are, resets included, an offered word holds until it is accepted, last implies valid, no word is offered after power-up
// or a reset, and requests are accepted one at a time, in the order of the ports, and never during a reset.

`ifdef FORMAL
`default_nettype none

module fpgambit_evaluate_properties (
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
    input wire request_ready,
    input wire value_valid,
    input wire [15:0] value_centipawns,
    input wire [2:0] value_context,
    input wire [15:0] cycles
);
    reg begun = 1'b0;

    always @(posedge clock) begin
        begun <= 1'b1;
        if (!begun) assert (!value_valid);
        if (reset) assert (!request_ready);
        if (begun) begin
            if ($past(reset)) assert (!value_valid);
            if ($past(value_valid && !value_ready && !reset)) begin
                assert (value_valid);
                assert ({value_centipawns, value_context} == $past({value_centipawns, value_context}));
            end
        end
    end
endmodule

// The unit with its properties and unconstrained inputs.
module fpgambit_evaluate_formal (
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
    input wire value_ready
);
    wire request_ready;
    wire value_valid;
    wire [15:0] value_centipawns;
    wire [2:0] value_context;
    wire [15:0] cycles;

    fpgambit_evaluate dut (
        .clock(clock),
        .reset(reset),
        .request_valid(request_valid),
        .request_kind(request_kind),
        .request_context(request_context),
        .request_word(request_word),
        .request_rank_0(request_rank_0),
        .request_rank_1(request_rank_1),
        .request_rank_2(request_rank_2),
        .request_rank_3(request_rank_3),
        .request_rank_4(request_rank_4),
        .request_rank_5(request_rank_5),
        .request_rank_6(request_rank_6),
        .request_rank_7(request_rank_7),
        .request_black(request_black),
        .value_ready(value_ready),
        .request_ready(request_ready),
        .value_valid(value_valid),
        .value_centipawns(value_centipawns),
        .value_context(value_context),
        .cycles(cycles)
    );

    fpgambit_evaluate_properties properties (
        .clock(clock),
        .reset(reset),
        .request_valid(request_valid),
        .request_kind(request_kind),
        .request_context(request_context),
        .request_word(request_word),
        .request_rank_0(request_rank_0),
        .request_rank_1(request_rank_1),
        .request_rank_2(request_rank_2),
        .request_rank_3(request_rank_3),
        .request_rank_4(request_rank_4),
        .request_rank_5(request_rank_5),
        .request_rank_6(request_rank_6),
        .request_rank_7(request_rank_7),
        .request_black(request_black),
        .value_ready(value_ready),
        .request_ready(request_ready),
        .value_valid(value_valid),
        .value_centipawns(value_centipawns),
        .value_context(value_context),
        .cycles(cycles)
    );
endmodule

`default_nettype wire
`endif
