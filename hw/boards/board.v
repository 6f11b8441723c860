// The part that all boards share: UART, reset, LEDs and the soc unit, on a running clock.
//
// SPDX-License-Identifier: MIT OR Apache-2.0

`default_nettype none

// The soc build: this one, or fpgambit_soc_fast, which has all units.
`ifndef FPGAMBIT_SOC
`define FPGAMBIT_SOC fpgambit_soc
`endif

module fpgambit_board #(
    parameter integer CLOCK_HZ = 12000000,
    parameter integer BAUD = 115200,
    parameter [31:0] IDENTITY = 32'd0
) (
    input wire clock,
    // The clock is stable; reset stays high for another 256 clocks.
    input wire locked,
    input wire rx,
    output wire tx,
    // Blinks about once a second.
    output wire heartbeat,
    // A byte is received or sent.
    output wire activity
);
    // Reset starts asynchronously and ends synchronously.
    reg [1:0] steady = 2'b00;
    always @(posedge clock or negedge locked)
        if (!locked) steady <= 2'b00;
        else steady <= {steady[0], 1'b1};

    reg [7:0] held = 8'd0;
    reg reset = 1'b1;
    always @(posedge clock)
        if (!steady[1]) begin
            held <= 8'd0;
            reset <= 1'b1;
        end else begin
            held <= held + {7'd0, reset};
            if (held == 8'hff) reset <= 1'b0;
        end

    wire in_valid, in_ready, out_valid, out_ready;
    wire [7:0] in_byte, out_byte;
    fpgambit_uart #(
        .CLOCKS((CLOCK_HZ + BAUD / 2) / BAUD)
    ) uart (
        .clock(clock),
        .reset(reset),
        .rx(rx),
        .tx(tx),
        .in_valid(in_valid),
        .in_ready(in_ready),
        .in_byte(in_byte),
        .out_valid(out_valid),
        .out_ready(out_ready),
        .out_byte(out_byte)
    );

    wire [31:0] cycles;
    `FPGAMBIT_SOC #(
        .POSDATA_ROM(0)
    ) soc (
        .clock(clock),
        .reset(reset),
        .clock_hz(CLOCK_HZ[31:0]),
        .identity(IDENTITY),
        .receive_valid(in_valid),
        .receive_ready(in_ready),
        .receive_byte(in_byte),
        .send_valid(out_valid),
        .send_ready(out_ready),
        .send_byte(out_byte),
        .cycles(cycles)
    );

    // Keep the activity LED on for some hundredths of a second.
    reg [19:0] glow = 20'd0;
    always @(posedge clock)
        if (in_valid || out_valid) glow <= 20'hfffff;
        else if (glow != 20'd0) glow <= glow - 20'd1;

    assign heartbeat = cycles[23];
    assign activity = glow != 20'd0;
endmodule

`default_nettype wire
