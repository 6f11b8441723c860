// Digilent Arty A7 (Xilinx XC7A35T or XC7A100T): a clock of 100 MHz, from which a PLL makes 25.
//
// Synthesised by testbenches/synth/xilinx; no tool used here places it, and it has not run on a board. The clock is half
// of what the unit reaches on an ECP5, so that a first try has slack.
//
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module arty_a7 #(
    parameter integer BAUD = 115200,
    parameter [31:0] IDENTITY = 32'd0
) (
    input wire clk100,
    input wire reset_n,
    // Names as seen from the FPGA.
    input wire rx,
    output wire tx,
    output wire [1:0] led
);
    // The oscillator runs at 1,000 MHz.
    wire made, clock, feedback, locked;
    PLLE2_BASE #(
        .CLKIN1_PERIOD(10.0),
        .DIVCLK_DIVIDE(1),
        .CLKFBOUT_MULT(10),
        .CLKOUT0_DIVIDE(40)
    ) pll (
        .CLKIN1(clk100),
        .CLKFBIN(feedback),
        .CLKFBOUT(feedback),
        .CLKOUT0(made),
        .LOCKED(locked),
        .PWRDWN(1'b0),
        .RST(!reset_n)
    );
    BUFG buffer (
        .I(made),
        .O(clock)
    );
    fpgambit_board #(
        .CLOCK_HZ(25000000),
        .BAUD(BAUD),
        .IDENTITY(IDENTITY)
    ) board (
        .clock(clock),
        .locked(locked),
        .rx(rx),
        .tx(tx),
        .heartbeat(led[0]),
        .activity(led[1])
    );
endmodule

`default_nettype wire
