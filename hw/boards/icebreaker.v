// iCEBreaker: iCE40 UP5K, clocked directly by its 12 MHz crystal.
//
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module icebreaker #(
    parameter integer BAUD = 115200,
    parameter [31:0] IDENTITY = 32'd0
) (
    input wire clk12,
    input wire rx,
    output wire tx,
    output wire led_red_n,
    output wire led_green_n
);
    wire heartbeat, activity;
    assign led_green_n = !heartbeat;
    assign led_red_n = !activity;
    fpgambit_board #(
        .CLOCK_HZ(12000000),
        .BAUD(BAUD),
        .IDENTITY(IDENTITY)
    ) board (
        .clock(clk12),
        .locked(1'b1),
        .rx(rx),
        .tx(tx),
        .heartbeat(heartbeat),
        .activity(activity)
    );
endmodule

`default_nettype wire
