// Lattice iCE40-HX8K breakout board: a 12 MHz clock, which the PLL doubles.
//
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module hx8k_breakout #(
    parameter integer BAUD = 115200,
    parameter [31:0] IDENTITY = 32'd0
) (
    input wire clk12,
    input wire rx,
    output wire tx,
    output wire led_heartbeat,
    output wire led_activity
);
    // 12 MHz * 64 / 2^5.
    wire clock, locked;
    SB_PLL40_CORE #(
        .FEEDBACK_PATH("SIMPLE"),
        .DIVR(4'd0),
        .DIVF(7'd63),
        .DIVQ(3'd5),
        .FILTER_RANGE(3'd1)
    ) pll (
        .REFERENCECLK(clk12),
        .PLLOUTGLOBAL(clock),
        .LOCK(locked),
        .RESETB(1'b1),
        .BYPASS(1'b0)
    );
    fpgambit_board #(
        .CLOCK_HZ(24000000),
        .BAUD(BAUD),
        .IDENTITY(IDENTITY)
    ) board (
        .clock(clock),
        .locked(locked),
        .rx(rx),
        .tx(tx),
        .heartbeat(led_heartbeat),
        .activity(led_activity)
    );
endmodule

`default_nettype wire
