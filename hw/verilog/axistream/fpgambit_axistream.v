// fpgambit_axistream: move generator with AXI4-Stream ports
//
// SPDX-License-Identifier: MIT OR Apache-2.0
//
// The compact move generator, fpgambit_movegen, with two AXI4-Streams: one packet of board words
// in, one packet of move words out.
//
// Input packet: ranks 1 to 8 of the board image, then the state word with s_axis_tlast. A packet of
// N < 9 words changes only the first N words of the board image. In a longer packet, the ninth word
// and all later ones are state words, of which the last one counts. s_axis_tuser of the last word
// selects the moves: [0] is 1 for legal and 0 for pseudo-legal moves; [1] is 1 for captures, en
// passant and promotions only, and 0 for all moves. Output packet: the move words, with
// m_axis_tlast on the last one. If there is no move, the packet is a single word 0. Board image,
// state word and move word have the formats of fpgambit_movegen.
//
// Latency: one clock per input word, one for the start, then the latency of fpgambit_movegen.
// s_axis_tready is low from the clock after the last word of an input packet until the sink has
// accepted the last move. m_axis_tvalid never waits for m_axis_tready, and an offered word does not
// change until the sink accepts it.
//
// Reset: a reset discards the packet in progress, input or output; the next input word is rank 1.
// Words of the board image that were accepted before the reset stay loaded. Nothing is accepted
// during a reset.
//
// Preconditions: those of fpgambit_movegen. If a precondition is violated, the output packet still
// ends, and its moves are meaningless.
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
                                       // or output; accepted words of the board image are kept
    input  wire        s_axis_tvalid,  // A word of a board image is offered
    output wire        s_axis_tready,  // The unit accepts the word at this edge if s_axis_tvalid is
                                       // high; low during reset, and from the clock after an input
                                       // packet's last word until the sink has accepted the last
                                       // move
    input  wire [31:0] s_axis_tdata,   // The word: ranks 1 to 8 in order, then the state word; in a
                                       // rank, file a is in bits 3 to 0
    input  wire        s_axis_tlast,   // The word is the last of its packet, and starts the
                                       // generation. If the packet has fewer than nine words, the
                                       // other words of the board image stay as they are
    input  wire [1:0]  s_axis_tuser,   // Sampled with the last word: [0] 1 legal moves, 0
                                       // pseudo-legal moves; [1] 1 captures, en passant and
                                       // promotions only, 0 all moves
    output wire        m_axis_tvalid,  // A move word is offered; it holds until the sink accepts it
    input  wire        m_axis_tready,  // The sink accepts the offered word at this edge
    output wire [15:0] m_axis_tdata,   // The move word; a single word 0 if there is no move
    output wire        m_axis_tlast,   // The offered word is the last of its packet
    output wire [15:0] cycles,         // Clocks of this generation, from its start to its last
                                       // word, inclusive, modulo 65,536; holds until the next start
    output wire [15:0] visited         // Squares that the pieces have visited in this generation,
                                       // modulo 65,536; holds until the next start
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
