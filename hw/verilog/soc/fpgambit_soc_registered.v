// fpgambit_soc_registered: fpgambit_soc with a register at every port.
//
// SPDX-License-Identifier: MIT OR Apache-2.0
//
// Generated: do not edit. Made by: fpgambit export --unit soc --build compact --out DIR
//
// A wrapper to compile together with fpgambit_soc; it has the same ports. Every output comes from a
// register or depends only on whether one is empty. Every input reaches a register after at most
// two gates. The clock rate of its register-to-register paths is therefore the clock rate in any
// design. Inputs and outputs each gain one clock of latency; throughput is unchanged.
//
// If there is room, the wrapper accepts in one clock everything that the streams offer in it, and
// passes it to the unit before anything offered later. It may therefore accept a request before
// the unit is ready, and several requests at once. reset drops all words on their way in or
// out, including those offered in the same clock. Inputs and outputs outside the streams pass
// through one register: the unit's counters appear one clock later and count the unit's own clocks.

`default_nettype none

module fpgambit_soc_registered #(
    parameter POSDATA_ROM = 1,
    parameter POSDATA_FILE = "posdata.mem"
) (
    input wire clock,
    input wire reset,
    input wire [31:0] clock_hz,
    input wire [31:0] identity,
    input wire receive_valid,
    input wire [7:0] receive_byte,
    input wire send_ready,
    output wire receive_ready,
    output reg send_valid,
    output reg [7:0] send_byte,
    output reg [31:0] cycles
);
    // Input buffers: everything offered in one clock, all streams side by side, and in a later clock.
    reg first_valid;
    reg second_valid;
    reg [7:0] first;
    reg [7:0] second;
    wire unit_ready;
    wire left = first_valid & ~unit_ready;
    wire offered = {receive_valid};
    wire [7:0] values = {receive_byte};
    wire has_room = second_valid == 0;
    assign receive_ready = has_room;

    // The unit's inputs outside the streams, and all its outputs.
    reg unit_reset;
    reg [31:0] unit_clock_hz;
    reg [31:0] unit_identity;
    wire unit_send_valid;
    wire [7:0] unit_send_byte;
    wire [31:0] unit_cycles;

    // Output buffers: a word that arrived while the previous one was waiting.
    reg send_spared;
    reg [7:0] send_spare;

    fpgambit_soc #(.POSDATA_ROM(POSDATA_ROM), .POSDATA_FILE(POSDATA_FILE)) inner (
        .clock(clock),
        .receive_valid(first_valid),
        .receive_ready(unit_ready),
        .receive_byte(first[7:0]),
        .reset(unit_reset),
        .clock_hz(unit_clock_hz),
        .identity(unit_identity),
        .send_ready(!send_spared),
        .send_valid(unit_send_valid),
        .send_byte(unit_send_byte),
        .cycles(unit_cycles)
    );

    initial begin
        first_valid = 0;
        second_valid = 0;
        first = 0;
        second = 0;
        unit_reset = 0;
        unit_clock_hz = 0;
        unit_identity = 0;
        send_spared = 0;
        send_spare = 0;
        send_valid = 0;
        send_byte = 0;
        cycles = 0;
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
        if (!send_valid || send_ready) begin
            send_valid <= send_spared || unit_send_valid;
            {send_byte} <= send_spared ? send_spare : {unit_send_byte};
            send_spared <= 0;
        end else if (!send_spared) begin
            send_spared <= unit_send_valid;
            send_spare <= {unit_send_byte};
        end
        unit_reset <= reset;
        unit_clock_hz <= clock_hz;
        unit_identity <= identity;
        cycles <= unit_cycles;
        if (reset) begin
            first_valid <= 0;
            second_valid <= 0;
        end
        if (reset || unit_reset) begin
            send_valid <= 0;
            send_spared <= 0;
        end
    end
endmodule

`default_nettype wire
