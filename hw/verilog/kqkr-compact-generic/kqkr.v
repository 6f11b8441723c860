// fpgambit_kqkr: queen against rook: won or not, from on-chip memory
//
// SPDX-License-Identifier: MIT OR Apache-2.0
//
// A position of king and queen against king and rook goes in, the queen's side to move; out comes
// whether that side wins (McCarthy's table of won positions, 1980). The board is turned until the
// queen's king is in the triangle a1, d1, d4; then one of 462 pairs of kings, the queen's square
// and the rook's are the number of a bit.
//
// Squares: a1 = 0, b1 = 1 to h8 = 63. Colours do not matter. What is no legal position (two men on
// a square, kings that touch, the rook's king in check) is not won.
//
// Latency: three clocks, one answer a clock, in the order of the queries. While an answer waits
// that is not taken, the whole pipeline stands still.
//
// Two memories: kqkr_pairs.mem, 1,024 words of 10 bits, has the number of a pair of kings, and
// kqkr_won.mem, 118,272 words of 16 bits, a bit for each position: about half of the block RAM of
// an ECP5 85F.
//
// Generated: do not edit. Made by: fpgambit export --unit kqkr --build compact --target generic --out DIR
//
//   clock         in    1  everything happens at its rising edge
//   reset         in    1  synchronous: no answer offered in the next cycle; queries under way are forgotten
//   query_valid   in    1  a position is there
//   query_ready   out   1  it is taken at this edge if query_valid is high; low in reset and while an answer waits
//   query_king    in    6  the king of the queen's side, which is to move
//   query_other   in    6  the king of the rook's side
//   query_queen   in    6  the queen
//   query_rook    in    6  the rook
//   answer_valid  out   1  an answer is offered; it holds until taken, and does not wait for answer_ready
//   answer_ready  in    1  the sink takes it at this edge
//   answer_won    out   1  the position is legal, and won by the queen's side
//   cycles        out  16  clocks of this run: from the query that found nothing under way to the last answer, both counted

`default_nettype none

module fpgambit_kqkr (
    input  wire        clock,
    input  wire        reset,
    input  wire        query_valid,
    output wire        query_ready,
    input  wire [5:0]  query_king,
    input  wire [5:0]  query_other,
    input  wire [5:0]  query_queen,
    input  wire [5:0]  query_rook,
    output wire        answer_valid,
    input  wire        answer_ready,
    output wire        answer_won,
    output wire [15:0] cycles
);

  wire [9:0]  fold_kings;
  wire [5:0]  fold_queen_folded;
  wire [5:0]  fold_rook_folded;
  wire [8:0]  pairs_pair;
  wire        pairs_apart;
  wire [15:0] rom_won;
  wire        pipe_advance;
  wire [5:0]  pipe_queen_read;
  wire [1:0]  pipe_rook_high;

  fpgambit_kqkr_fold fold (
      .king(query_king),
      .other(query_other),
      .queen(query_queen),
      .rook(query_rook),
      .kings(fold_kings),
      .queen_folded(fold_queen_folded),
      .rook_folded(fold_rook_folded)
  );

  fpgambit_kqkr_pairs pairs (
      .clock(clock),
      .enable(pipe_advance),
      .kings(fold_kings),
      .pair(pairs_pair),
      .apart(pairs_apart)
  );

  fpgambit_kqkr_rom rom (
      .clock(clock),
      .enable(pipe_advance),
      .pair(pairs_pair),
      .queen(pipe_queen_read),
      .rook_high(pipe_rook_high),
      .won(rom_won)
  );

  fpgambit_kqkr_pipe pipe (
      .clock(clock),
      .reset(reset),
      .query_valid(query_valid),
      .query_ready(query_ready),
      .queen(fold_queen_folded),
      .rook(fold_rook_folded),
      .advance(pipe_advance),
      .queen_read(pipe_queen_read),
      .rook_high(pipe_rook_high),
      .apart(pairs_apart),
      .won(rom_won),
      .answer_valid(answer_valid),
      .answer_ready(answer_ready),
      .answer_won(answer_won),
      .cycles(cycles)
  );
endmodule

module fpgambit_kqkr_fold (
    input  wire [5:0] king,
    input  wire [5:0] other,
    input  wire [5:0] queen,
    input  wire [5:0] rook,
    output wire [9:0] kings,
    output reg  [5:0] queen_folded,
    output reg  [5:0] rook_folded
);

  reg  [5:0]  flips;
  wire [5:0]  king_flipped;
  wire [5:0]  other_flipped;
  wire [5:0]  queen_flipped;
  wire [5:0]  rook_flipped;
  wire        king_above;
  wire        king_on;
  wire        other_above;
  reg  [5:0]  king_folded;
  reg  [5:0]  other_folded;

  // Flip files and ranks: the king comes to a1..d4.
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

  // Exchange files and ranks: he comes below the diagonal, or both kings do.
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

module fpgambit_kqkr_pairs (
    input  wire       clock,
    input  wire       enable,
    input  wire [9:0] kings,
    output reg  [8:0] pair,
    output reg        apart
);

  reg [9:0] entries [0:1023];

  initial begin
    $readmemh("kqkr_pairs.mem", entries);
    {apart, pair} = 10'd0;
  end

  always @(posedge clock) if (enable) {apart, pair} <= entries[kings];
endmodule

module fpgambit_kqkr_rom (
    input  wire        clock,
    input  wire        enable,
    input  wire [8:0]  pair,
    input  wire [5:0]  queen,
    input  wire [1:0]  rook_high,
    output reg  [15:0] won
);

  reg [15:0] entries [0:118271];

  initial begin
    $readmemh("kqkr_won.mem", entries);
    won = 16'd0;
  end

  always @(posedge clock) if (enable) won <= entries[{pair, queen, rook_high}];
endmodule

module fpgambit_kqkr_pipe (
    input  wire        clock,
    input  wire        reset,
    input  wire        query_valid,
    output wire        query_ready,
    input  wire [5:0]  queen,
    input  wire [5:0]  rook,
    output wire        advance,
    output wire [5:0]  queen_read,
    output wire [1:0]  rook_high,
    input  wire        apart,
    input  wire [15:0] won,
    output wire        answer_valid,
    input  wire        answer_ready,
    output wire        answer_won,
    output wire [15:0] cycles
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

  // A run begins with a query that finds nothing under way.
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
