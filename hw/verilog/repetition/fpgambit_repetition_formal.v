// fpgambit_repetition_properties: the stream protocol of fpgambit_repetition as properties.
//
// SPDX-License-Identifier: MIT OR Apache-2.0
//
// Generated: do not edit. Made by: fpgambit export --unit repetition --build compact --out DIR
//
// To check them with SymbiYosys and the solver z3, run in this folder:
//
//   $ sby -f fpgambit_repetition.sby prove   unbounded, by induction from any state; UNKNOWN if an unreachable state prevents the proof
//   $ sby -f fpgambit_repetition.sby bmc     bounded, twelve clocks from power-up
//
// To use the properties in your design, instantiate fpgambit_repetition_properties beside the unit, on the same wires. The inputs are
// unconstrained: whatever they are, resets included, an offered word holds until it is accepted, last implies valid, no word is offered after power-up
// or a reset, and requests are accepted one at a time, in the order of the ports, and never during a reset.

`ifdef FORMAL
`default_nettype none

module fpgambit_repetition_properties (
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
    input wire load_ready,
    input wire push_ready,
    input wire pop_ready,
    input wire query_ready,
    input wire answer_valid,
    input wire [31:0] answer_word,
    input wire answer_last,
    input wire [15:0] cycles,
    input wire [15:0] steps,
    input wire [8:0] held,
    input wire [8:0] reversible
);
    reg begun = 1'b0;

    always @(posedge clock) begin
        begun <= 1'b1;
        if (!begun) assert (!answer_valid);
        if (answer_last) assert (answer_valid);
        if (reset) assert (!load_ready);
        if (reset || load_valid) assert (!push_ready);
        if (reset || load_valid || push_valid) assert (!pop_ready);
        if (reset || load_valid || push_valid || pop_valid) assert (!query_ready);
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
module fpgambit_repetition_formal (
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
    input wire answer_ready
);
    wire load_ready;
    wire push_ready;
    wire pop_ready;
    wire query_ready;
    wire answer_valid;
    wire [31:0] answer_word;
    wire answer_last;
    wire [15:0] cycles;
    wire [15:0] steps;
    wire [8:0] held;
    wire [8:0] reversible;

    fpgambit_repetition dut (
        .clock(clock),
        .reset(reset),
        .load_valid(load_valid),
        .load_address(load_address),
        .load_word(load_word),
        .push_valid(push_valid),
        .push_record(push_record),
        .push_promotion(push_promotion),
        .pop_valid(pop_valid),
        .query_valid(query_valid),
        .query_mode(query_mode),
        .answer_ready(answer_ready),
        .load_ready(load_ready),
        .push_ready(push_ready),
        .pop_ready(pop_ready),
        .query_ready(query_ready),
        .answer_valid(answer_valid),
        .answer_word(answer_word),
        .answer_last(answer_last),
        .cycles(cycles),
        .steps(steps),
        .held(held),
        .reversible(reversible)
    );

    fpgambit_repetition_properties properties (
        .clock(clock),
        .reset(reset),
        .load_valid(load_valid),
        .load_address(load_address),
        .load_word(load_word),
        .push_valid(push_valid),
        .push_record(push_record),
        .push_promotion(push_promotion),
        .pop_valid(pop_valid),
        .query_valid(query_valid),
        .query_mode(query_mode),
        .answer_ready(answer_ready),
        .load_ready(load_ready),
        .push_ready(push_ready),
        .pop_ready(pop_ready),
        .query_ready(query_ready),
        .answer_valid(answer_valid),
        .answer_word(answer_word),
        .answer_last(answer_last),
        .cycles(cycles),
        .steps(steps),
        .held(held),
        .reversible(reversible)
    );
endmodule

`default_nettype wire
`endif
