// fpgambit_kqkr: king and queen against king and rook, won or not, from on-chip memory
//
// SPDX-License-Identifier: MIT OR Apache-2.0
//
// The unit takes a position with king and queen against king and rook, in which the side with the
// queen is to move. It returns whether that side wins, from McCarthy's table of won positions
// (1980). It rotates or mirrors the board so that the king of the side with the queen is in the
// triangle a1, d1, d4. This leaves 462 pairs of king squares. The pair, the queen's square and the
// rook's square select one bit of the table.
//
// Squares: a1 = 0, b1 = 1 to h8 = 63. Colours do not matter. Illegal positions (two pieces on one
// square, adjacent kings, or the king of the side with the rook in check) count as not won.
//
// Latency: the unit offers the answer three clocks after it accepted the query. Throughput: one
// answer per clock, in the order of the queries. While an offered answer waits for the sink, the
// whole pipeline stalls.
//
// While reset is high, the unit accepts nothing; all queries in progress and a waiting answer are
// discarded.
//
// Generated: do not edit. Made by:
//   fpgambit export --unit kqkr --build compact --out DIR

`default_nettype none

module fpgambit_kqkr #(
    // pairs of kings: 1,024 words {they do not touch, number}, address {king's rank and file, other
    // king}
    parameter PAIRS_FILE = "kqkr_pairs.mem",
    // won positions: 118,272 words, a bit for each of 16 rook squares, address {pair, queen, two
    // ranks}
    parameter WON_FILE = "kqkr_won.mem"
) (
    input  wire        clock,         // Clock, rising edge
    input  wire        reset,         // Synchronous reset: no answer offered, queries in progress
                                      // are discarded
    input  wire        query_valid,   // A position is offered
    output wire        query_ready,   // Accepted at this edge
    input  wire [5:0]  query_king,    // The king of the queen's side, which is to move
    input  wire [5:0]  query_other,   // The other king
    input  wire [5:0]  query_queen,   // The queen
    input  wire [5:0]  query_rook,    // The rook
    output wire        answer_valid,  // An answer is offered; it holds until accepted
    input  wire        answer_ready,  // The sink accepts it at this edge
    output wire        answer_won,    // The position is legal and won
    output wire [15:0] cycles         // Clocks of this run
);

  localparam [3:0] PAIR_WORD_APART = 4'd9;

  wire [9:0]  symmetry_fold_kings;
  wire [5:0]  symmetry_fold_queen_folded;
  wire [5:0]  symmetry_fold_rook_folded;
  wire [9:0]  pairs_read_word_0;
  wire [15:0] rom_read_word_0;
  wire        pipeline_advance;
  wire [5:0]  pipeline_queen_read;
  wire [1:0]  pipeline_rook_high;
  wire        pipeline_apart;

  fpgambit_kqkr_symmetry_fold symmetry_fold (
      .king(query_king),
      .other(query_other),
      .queen(query_queen),
      .rook(query_rook),
      .kings(symmetry_fold_kings),
      .queen_folded(symmetry_fold_queen_folded),
      .rook_folded(symmetry_fold_rook_folded)
  );

  fpgambit_kqkr_pairs #(.PAIRS_FILE(PAIRS_FILE)) pairs (
      .clock(clock),
      .read(pipeline_advance),
      .read_address_0(symmetry_fold_kings),
      .read_word_0(pairs_read_word_0)
  );

  fpgambit_kqkr_rom #(.WON_FILE(WON_FILE)) rom (
      .clock(clock),
      .read(pipeline_advance),
      .read_address_0({pairs_read_word_0[8:0], pipeline_queen_read, pipeline_rook_high}),
      .read_word_0(rom_read_word_0)
  );

  fpgambit_kqkr_pipeline pipeline (
      .clock(clock),
      .reset(reset),
      .query_valid(query_valid),
      .query_ready(query_ready),
      .queen(symmetry_fold_queen_folded),
      .rook(symmetry_fold_rook_folded),
      .advance(pipeline_advance),
      .queen_read(pipeline_queen_read),
      .rook_high(pipeline_rook_high),
      .apart(pipeline_apart),
      .won(rom_read_word_0),
      .answer_valid(answer_valid),
      .answer_ready(answer_ready),
      .answer_won(answer_won),
      .cycles(cycles)
  );

  assign pipeline_apart = pairs_read_word_0[PAIR_WORD_APART];
endmodule

`line 107 "fpgambit_kqkr_symmetry_fold.v" 0
// Maps the board so that the queen's king is in the triangle a1, d1, d4, within the cycle.
module fpgambit_kqkr_symmetry_fold (
    input  wire [5:0] king,          // The king of the queen's side
    input  wire [5:0] other,         // The other king
    input  wire [5:0] queen,         // The queen
    input  wire [5:0] rook,          // The rook
    output wire [9:0] kings,         // Index of both kings: an address of PairWords
    output reg  [5:0] queen_folded,  // The queen's mapped square
    output reg  [5:0] rook_folded    // The rook's mapped square
);

  reg  [5:0]  flips;
  wire [5:0]  king_flipped;
  wire [5:0]  other_flipped;
  wire [5:0]  queen_flipped;
  wire [5:0]  rook_flipped;
  reg  [5:0]  king_folded;
  reg  [5:0]  other_folded;
  wire        king_above;
  wire        king_on;
  wire        other_above;

  // Flip files and ranks, so that the king is in a1..d4.
  always @* begin
    flips = 6'd0;
    if (king[2]) begin
      flips = flips | 6'd7;
    end
    if (king[5]) begin
      flips = flips | 6'd56;
    end
  end

  assign king_flipped = king ^ flips;
  assign other_flipped = other ^ flips;
  assign queen_flipped = queen ^ flips;
  assign rook_flipped = rook ^ flips;

  // Exchange files and ranks: bring the king below the diagonal or, if it is on the diagonal, the
  // other king.
  assign king_above = king_flipped[5:3] > king_flipped[2:0];
  assign king_on = king_flipped[5:3] == king_flipped[2:0];
  assign other_above = other_flipped[5:3] > other_flipped[2:0];

  always @* begin
    king_folded = king_flipped;
    other_folded = other_flipped;
    queen_folded = queen_flipped;
    rook_folded = rook_flipped;
    if (king_above | (king_on & other_above)) begin
      king_folded = {king_flipped[2:0], king_flipped[5:3]};
      other_folded = {other_flipped[2:0], other_flipped[5:3]};
      queen_folded = {queen_flipped[2:0], queen_flipped[5:3]};
      rook_folded = {rook_flipped[2:0], rook_flipped[5:3]};
    end
  end

  assign kings = {king_folded[4:3], king_folded[1:0], other_folded};

  // What nothing here reads.
  wire unused = &{1'b0, king_folded[5], king_folded[2]};
endmodule

`line 171 "fpgambit_kqkr_pairs.v" 0
// Memory of 10 bits per word, read from a file, with 1 registered read ports.
module fpgambit_kqkr_pairs #(
    parameter PAIRS_FILE = ""
) (
    input  wire       clock,           // Clock
    input  wire       read,            // Reads at this clock edge; if low, the words read hold
    input  wire [9:0] read_address_0,  // Addresses to read
    output reg  [9:0] read_word_0      // The words read, one clock later
);

  reg [9:0] words [0:1023];

  generate
    // A module that is not instantiated has no file to read.
    if (PAIRS_FILE != "") begin : from_file
      initial $readmemh(PAIRS_FILE, words);
    end
  endgenerate

  initial begin
    read_word_0 = 10'd0;
  end

  always @(posedge clock) if (read) read_word_0 <= words[read_address_0];

  `ifndef SYNTHESIS
  // Without this check, a simulator would continue with unknown words.
  integer file;
  initial begin
    file = $fopen(PAIRS_FILE, "r");
    if (file == 0) $fatal(1, "no memory file %s", PAIRS_FILE);
    else $fclose(file);
  end
  `endif
endmodule

`line 208 "fpgambit_kqkr_rom.v" 0
// Memory of 16 bits per word, read from a file, with 1 registered read ports.
module fpgambit_kqkr_rom #(
    parameter WON_FILE = ""
) (
    input  wire        clock,           // Clock
    input  wire        read,            // Reads at this clock edge; if low, the words read hold
    input  wire [16:0] read_address_0,  // Addresses to read
    output reg  [15:0] read_word_0      // The words read, one clock later
);

  reg [15:0] words [0:118271];

  generate
    // A module that is not instantiated has no file to read.
    if (WON_FILE != "") begin : from_file
      initial $readmemh(WON_FILE, words);
    end
  endgenerate

  initial begin
    read_word_0 = 16'd0;
  end

  always @(posedge clock) if (read) read_word_0 <= words[read_address_0];

  `ifndef SYNTHESIS
  // Without this check, a simulator would continue with unknown words.
  integer file;
  initial begin
    file = $fopen(WON_FILE, "r");
    if (file == 0) $fatal(1, "no memory file %s", WON_FILE);
    else $fclose(file);
  end
  `endif
endmodule

`line 245 "fpgambit_kqkr_pipeline.v" 0
// The pipeline's registers and stall rule: all stages advance together, or none does.
module fpgambit_kqkr_pipeline (
    input  wire        clock,         // Clock
    input  wire        reset,         // Synchronous reset
    input  wire        query_valid,   // A query is offered
    output wire        query_ready,   // The query is accepted
    input  wire [5:0]  queen,         // The query's queen, mapped
    input  wire [5:0]  rook,          // The query's rook, mapped
    output wire        advance,       // All stages advance
    output wire [5:0]  queen_read,    // Queen for the table read
    output wire [1:0]  rook_high,     // Upper two bits of the rook's rank for the table read
    input  wire        apart,         // The kings are not adjacent
    input  wire [15:0] won,           // The word read from the table
    output wire        answer_valid,  // An answer is offered
    input  wire        answer_ready,  // The sink accepts the answer
    output wire        answer_won,    // The position is legal and won
    output wire [15:0] cycles         // Clocks of this run
);

  reg         paired;
  reg  [5:0]  paired_queen;
  reg  [5:0]  paired_rook;
  reg         looked_up;
  reg         looked_up_apart;
  reg  [3:0]  looked_up_rook;
  reg         offered;
  reg         offered_won;
  reg  [15:0] clocks;

  wire        moves;
  wire        takes;
  wire        under_way;

  assign moves = !offered | answer_ready;

  always @(posedge clock) begin
    if (moves) begin
      paired <= query_valid;
      paired_queen <= queen;
      paired_rook <= rook;
      looked_up <= paired;
      looked_up_apart <= apart;
      looked_up_rook <= paired_rook[3:0];
      offered <= looked_up;
      offered_won <= looked_up_apart & won[looked_up_rook];
    end
    if (reset) begin
      paired <= 1'b0;
      looked_up <= 1'b0;
      offered <= 1'b0;
    end
  end

  // A run begins with a query accepted by an idle unit.
  assign takes = moves & !reset;
  assign under_way = paired | looked_up | offered;

  always @(posedge clock) begin
    if (under_way) begin
      clocks <= clocks + 16'd1;
    end else if (takes & query_valid) begin
      clocks <= 16'd1;
    end
  end

  assign query_ready = takes;
  assign advance = moves;
  assign queen_read = paired_queen;
  assign rook_high = paired_rook[5:4];
  assign answer_valid = offered;
  assign answer_won = offered_won;
  assign cycles = clocks;

  initial begin
    paired = 1'b0;
    paired_queen = 6'd0;
    paired_rook = 6'd0;
    looked_up = 1'b0;
    looked_up_apart = 1'b0;
    looked_up_rook = 4'd0;
    offered = 1'b0;
    offered_won = 1'b0;
    clocks = 16'd0;
  end
endmodule

`default_nettype wire
