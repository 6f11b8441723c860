// @TOP@_registered: @TOP@ with a register at every port.
//
// SPDX-License-Identifier: MIT OR Apache-2.0
//
// Generated: do not edit. Made by: @COMMAND@
//
// Its ports and their meaning are those of @TOP@, with which it is compiled. All that comes out
// comes from registers, or says that one is empty; what goes in reaches registers behind a gate or
// two. So the clock of the paths between registers is the clock in any design. The way in takes a
// clock, and so does the way out; as many words go through as before.
//
// What is offered in one clock, by whichever streams, is taken in it if there is room, and comes to
// the unit before what is offered later: a request may be taken before the unit is ready for it,
// and together with others. What is on its way in or out is dropped by @STOP@, with what is
// offered in the same clock. Inputs and outputs of no stream pass through one register: the unit's
// own counts stand a clock later, and count the unit's own clocks.

`default_nettype none

module @TOP@_registered@DECLARED@ (
    input wire clock,
@PORTS@
);
    // On its way in: what was offered in one clock, all streams side by side, and in a later one.
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
