// ULX3S, with an ECP5 25F or 85F: a 25 MHz clock, from which the PLL makes 30 MHz.
//
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

module ulx3s #(
    parameter integer BAUD = 115200,
    parameter [31:0] IDENTITY = 32'd0
) (
    input wire clk_25mhz,
    // These names are from the USB chip's point of view.
    input wire ftdi_txd,
    output wire ftdi_rxd,
    output wire [1:0] led,
    // If this were low, the ESP32 would take over the board.
    output wire wifi_gpio0
);
    assign wifi_gpio0 = 1'b1;

    // 25 MHz / 5 * 6; the PLL's oscillator runs 20 times as fast, at 600 MHz.
    wire clock, locked;
    (* FREQUENCY_PIN_CLKI = "25" *)
    (* FREQUENCY_PIN_CLKOP = "30" *)
    (* ICP_CURRENT = "12" *)
    (* LPF_RESISTOR = "8" *)
    EHXPLLL #(
        .CLKI_DIV(5),
        .CLKFB_DIV(6),
        .CLKOP_DIV(20),
        .CLKOP_CPHASE(9),
        .CLKOP_FPHASE(0),
        .CLKOP_ENABLE("ENABLED"),
        .FEEDBK_PATH("CLKOP")
    ) pll (
        .CLKI(clk_25mhz),
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
        .CLOCK_HZ(30000000),
        .BAUD(BAUD),
        .IDENTITY(IDENTITY)
    ) board (
        .clock(clock),
        .locked(locked),
        .rx(ftdi_txd),
        .tx(ftdi_rxd),
        .heartbeat(led[0]),
        .activity(led[1])
    );
endmodule

`default_nettype wire
