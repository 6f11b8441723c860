// @TOP@_registered: @TOP@ with a register at every port.
//
// SPDX-License-Identifier: MIT OR Apache-2.0
//
// Generated: do not edit. Made by: @COMMAND@
//
// A wrapper to compile together with @TOP@; it has the same ports. Every output comes from a
// register or depends only on whether one is empty. Every input reaches a register after at most
// two gates. The clock rate of its register-to-register paths is therefore the clock rate in any
// design. Inputs and outputs each gain one clock of latency; throughput is unchanged.
//
// If there is room, the wrapper accepts in one clock everything that the streams offer in it, and
// passes it to the unit before anything offered later. It may therefore accept a request before
// the unit is ready, and several requests at once. @STOP@ drops all words on their way in or
// out, including those offered in the same clock. Inputs and outputs outside the streams pass
// through one register: the unit's counters appear one clock later and count the unit's own clocks.

`default_nettype none

module @TOP@_registered@DECLARED@ (
    input wire clock,
@PORTS@
);
    // Input buffers: everything offered in one clock, all streams side by side, and in a later clock.
    reg @EACH@first_valid;
    reg @EACH@second_valid;
    reg @IN@first;
    reg @IN@second;
    wire @EACH@unit_ready;
    wire @EACH@left = first_valid & ~unit_ready;
    wire @EACH@offered = @VALIDS@;
    wire @IN@values = @VALUES@;
    wire has_room = second_valid == 0;
@READIES@

@SIGNALS@

    @TOP@@HANDED@ inner (
        .clock(clock),
@CONNECTIONS@
    );

    initial begin
@INITIAL@    end

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
@OUTS@@PLAIN@        if (@STOP@) begin
            first_valid <= 0;
            second_valid <= 0;
        end
        if (@STOPPED@) begin
@DROPPED@        end
    end
endmodule

`default_nettype wire
