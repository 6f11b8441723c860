// ECPIX-5 with an LFE5UM5G-85F: a 100 MHz clock, from which the PLL makes 60 MHz.
//
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module ecpix5 #(
    parameter integer BAUD = 115200,
    parameter [31:0] IDENTITY = 32'd0
) (
    input wire clk100,
    input wire rx,
    output wire tx,
    output wire led_heartbeat_n,
    output wire led_activity_n
);
    wire heartbeat, activity;
    assign led_heartbeat_n = !heartbeat;
    assign led_activity_n = !activity;

    // 100 MHz / 5 * 3; the PLL's oscillator runs ten times as fast, at 600 MHz.
    wire clock, locked;
    (* FREQUENCY_PIN_CLKI = "100" *)
    (* FREQUENCY_PIN_CLKOP = "60" *)
    (* ICP_CURRENT = "12" *)
    (* LPF_RESISTOR = "8" *)
    EHXPLLL #(
        .CLKI_DIV(5),
        .CLKFB_DIV(3),
        .CLKOP_DIV(10),
        .CLKOP_CPHASE(4),
        .CLKOP_FPHASE(0),
        .CLKOP_ENABLE("ENABLED"),
        .FEEDBK_PATH("CLKOP")
    ) pll (
        .CLKI(clk100),
        .CLKFB(clock),
        .CLKOP(clock),
        .LOCK(locked),
        .RST(1'b0),
        .STDBY(1'b0),
        .PHASESEL0(1'b0),
        .PHASESEL1(1'b0),
        .PHASEDIR(1'b1),
        .PHASESTEP(1'b1),
        .PHASELOADREG(1'b1),
        .PLLWAKESYNC(1'b0),
        .ENCLKOP(1'b0)
    );
    fpgambit_board #(
        .CLOCK_HZ(60000000),
        .BAUD(BAUD),
        .IDENTITY(IDENTITY)
    ) board (
        .clock(clock),
        .locked(locked),
        .rx(rx),
        .tx(tx),
        .heartbeat(heartbeat),
        .activity(activity)
    );
endmodule

`default_nettype wire
