// fpgambit_axistream: move generator with AXI4-Stream ports
//
// SPDX-License-Identifier: MIT OR Apache-2.0
//
// The compact move generator with two AXI4-Streams: one packet of board words in, one packet of
// move words out.
//
// Input packet: ranks 1 to 8 of the board image, then the state word with tlast. A shorter packet
// of N words changes only the first N words of the board image. In a longer packet, the ninth word
// and all later ones are state words, and the last one counts. tuser of the last word selects the
// mode: bit 0 legal moves, otherwise pseudo-legal moves; bit 1 captures and promotions only. Output
// packet: the move words, with tlast on the last one. If there is no move, the packet is a single
// word 0. Board image, state word and move word have the move generator's formats.
//
// Latency: one clock per input word, one for the start, then the move generator's latency.
// s_axis_tready is low from the last word of a packet to the last move. m_axis_tvalid never waits
// for m_axis_tready, and an offered word does not change until it is accepted.
//
// Preconditions: those of the move generator. If they are violated, the packet still ends.
//
// Generated: do not edit. Made by:
//   fpgambit export --unit axistream --build compact --out DIR

`default_nettype none

module fpgambit_axistream #(
    // 1: Posdata as a memory of 32,768 words of 12 bits, read from a file. 0: Posdata as logic:
    // computed from the geometry of the two squares, in the default ray order.
    parameter POSDATA_ROM = 1,
    // posdata: 32,768 words {nextpos, nextdir}, address {piece, from, at}
    parameter POSDATA_FILE = "posdata.mem"
) (
    input  wire        clock,          // Clock, rising edge
    input  wire        reset,          // Synchronous reset: discards the packet in progress, input
                                       // or output; the board's words are kept
    input  wire        s_axis_tvalid,  // A word of a board image is offered
    output wire        s_axis_tready,  // Accepted at this edge; low while moves are generated
    input  wire [31:0] s_axis_tdata,   // The word: ranks 1 to 8 in order, then the state word
    input  wire        s_axis_tlast,   // The packet's last word, which starts the generation. If
                                       // the packet has fewer than nine words, the remaining words
                                       // are unchanged
    input  wire [1:0]  s_axis_tuser,   // With the last word: [0] legal moves, otherwise
                                       // pseudo-legal; [1] captures and promotions only
    output wire        m_axis_tvalid,  // A move word is offered; it holds until accepted
    input  wire        m_axis_tready,  // Accepted at this edge
    output wire [15:0] m_axis_tdata,   // The move word; if there is no move, a single word 0
    output wire        m_axis_tlast,   // The packet's last word
    output wire [15:0] cycles,         // Clocks of the generation so far
    output wire [15:0] visited         // Squares visited
);

  localparam [1:0] LOAD_ADDRESS_STATE = 2'd3;

  reg  [3:0]  number;
  reg         starts;
  reg  [1:0]  mode;

  wire        takes;
  wire        movegen_load_valid;
  wire        movegen_load_ready;
  wire        movegen_start_ready;

  fpgambit_movegen #(.POSDATA_ROM(POSDATA_ROM), .POSDATA_FILE(POSDATA_FILE)) movegen (
      .clock(clock),
      .reset(reset),
      .load_valid(movegen_load_valid),
      .load_ready(movegen_load_ready),
      .load_address(number),
      .load_word(s_axis_tdata),
      .start_valid(starts),
      .start_ready(movegen_start_ready),
      .start_legal(mode[0]),
      .start_captures(mode[1]),
      .move_valid(m_axis_tvalid),
      .move_ready(m_axis_tready),
      .move_word(m_axis_tdata),
      .move_last(m_axis_tlast),
      .cycles(cycles),
      .visited(visited)
  );

  assign s_axis_tready = movegen_load_ready & !starts;
  assign takes = s_axis_tvalid & movegen_load_ready & !starts;

  always @(posedge clock) begin
    if (takes) begin
      // Words after the ninth are also treated as state words.
      if (!number[LOAD_ADDRESS_STATE]) begin
        number <= number + 4'd1;
      end
      if (s_axis_tlast) begin
        number <= 4'd0;
        starts <= 1'b1;
        mode <= s_axis_tuser;
      end
    end
    if (movegen_start_ready & starts) begin
      starts <= 1'b0;
    end
    if (reset) begin
      number <= 4'd0;
      starts <= 1'b0;
    end
  end

  assign movegen_load_valid = s_axis_tvalid & !starts;

  initial begin
    number = 4'd0;
    starts = 1'b0;
    mode = 2'd0;
  end
endmodule

`default_nettype wire
