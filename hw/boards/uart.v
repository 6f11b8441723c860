// A UART: 8 data bits, no parity, one stop bit.
//
// SPDX-License-Identifier: MIT OR Apache-2.0
//
// CLOCKS is the number of clocks per bit, at least 4. The input passes two synchronising flip-flops. A byte is lost if
// it is not accepted before the next one arrives, as on any serial line; the protocol detects this and repeats it.

`default_nettype none

module fpgambit_uart #(
    parameter integer CLOCKS = 104
) (
    input wire clock,
    input wire reset,
    // The line.
    input wire rx,
    output wire tx,
    // Received bytes.
    output reg in_valid,
    input wire in_ready,
    output reg [7:0] in_byte,
    // Bytes to send.
    input wire out_valid,
    output wire out_ready,
    input wire [7:0] out_byte
);
    localparam integer WIDTH = $clog2(2 * CLOCKS);
    localparam [WIDTH-1:0] BIT = CLOCKS[WIDTH-1:0] - 1'b1;
    // Take the first sample in the middle of the first data bit.
    localparam integer START_CLOCKS = CLOCKS + CLOCKS / 2 - 1;
    localparam [WIDTH-1:0] START = START_CLOCKS[WIDTH-1:0];

    // The two flip-flops power up idle, so that no start bit appears.
    reg [1:0] sampled = 2'b11;
    always @(posedge clock) sampled <= {sampled[0], rx};

    reg receiving;
    reg [3:0] come;
    reg [WIDTH-1:0] in_wait;
    reg [7:0] in_shift;
    always @(posedge clock) begin
        if (in_ready) in_valid <= 1'b0;
        if (!receiving) begin
            in_wait <= START;
            come <= 4'd0;
            receiving <= !sampled[1];
        end else if (in_wait != 0) begin
            in_wait <= in_wait - 1'b1;
        end else begin
            in_wait <= BIT;
            come <= come + 4'd1;
            in_shift <= {sampled[1], in_shift[7:1]};
            if (come == 4'd8) begin
                receiving <= 1'b0;
                // Discard a byte without a stop bit.
                if (sampled[1]) begin
                    in_valid <= 1'b1;
                    in_byte <= in_shift;
                end
            end
        end
        if (reset) begin
            receiving <= 1'b0;
            in_valid <= 1'b0;
        end
    end

    // Start bit, eight data bits, stop bit; the lowest bit is on the line.
    reg [9:0] out_shift = 10'h3ff;
    reg [3:0] left;
    reg [WIDTH-1:0] out_wait;
    assign tx = out_shift[0];
    assign out_ready = left == 4'd0;
    always @(posedge clock) begin
        if (left == 4'd0) begin
            if (out_valid) begin
                out_shift <= {1'b1, out_byte, 1'b0};
                left <= 4'd10;
                out_wait <= BIT;
            end
        end else if (out_wait != 0) begin
            out_wait <= out_wait - 1'b1;
        end else begin
            out_wait <= BIT;
            out_shift <= {1'b1, out_shift[9:1]};
            left <= left - 4'd1;
        end
        if (reset) begin
            out_shift <= 10'h3ff;
            left <= 4'd0;
        end
    end
endmodule

`default_nettype wire
