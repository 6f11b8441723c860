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
    input  wire        clock,         // Clock
    input  wire        reset,         // Synchronous reset: no answer offered, queries under way are
                                      // forgotten
    input  wire        query_valid,   // A position is there
    output wire        query_ready,   // It is taken
    input  wire [5:0]  query_king,    // The king of the queen's side, which is to move
    input  wire [5:0]  query_other,   // The other king
    input  wire [5:0]  query_queen,   // The queen
    input  wire [5:0]  query_rook,    // The rook
    output wire        answer_valid,  // An answer is offered
    input  wire        answer_ready,  // The sink takes it
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

`default_nettype wire
