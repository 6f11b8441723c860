// fpgambit_count_pipeline
//
// SPDX-License-Identifier: MIT OR Apache-2.0
//
// Counts the legal moves of a position, and shows which they are. Latency: thirteen clocks for the
// count.
//
// Generated: do not edit. Made by:
//   fpgambit export --unit count --build compact --out DIR

`default_nettype none

module fpgambit_count_pipeline (
    input  wire        clock,          // Clock
    input  wire [31:0] rank_0,         // The board: ranks 1 to 8, eight piece nibbles each, file a
                                       // lowest
    input  wire [31:0] rank_1,         // The board: ranks 1 to 8, eight piece nibbles each, file a
                                       // lowest
    input  wire [31:0] rank_2,         // The board: ranks 1 to 8, eight piece nibbles each, file a
                                       // lowest
    input  wire [31:0] rank_3,         // The board: ranks 1 to 8, eight piece nibbles each, file a
                                       // lowest
    input  wire [31:0] rank_4,         // The board: ranks 1 to 8, eight piece nibbles each, file a
                                       // lowest
    input  wire [31:0] rank_5,         // The board: ranks 1 to 8, eight piece nibbles each, file a
                                       // lowest
    input  wire [31:0] rank_6,         // The board: ranks 1 to 8, eight piece nibbles each, file a
                                       // lowest
    input  wire [31:0] rank_7,         // The board: ranks 1 to 8, eight piece nibbles each, file a
                                       // lowest
    input  wire [31:0] state,          // The state word, whose clocks do not matter
    output wire        check,          // The side to move is in check; clock 5
    output wire [9:0]  count,          // How many legal moves there are; clock 13
    output wire [7:0]  occupied_0,     // Squares with a piece, rank by rank from the mover's side
                                       // as all that follows; clock 2
    output wire [7:0]  occupied_1,     // Squares with a piece, rank by rank from the mover's side
                                       // as all that follows; clock 2
    output wire [7:0]  occupied_2,     // Squares with a piece, rank by rank from the mover's side
                                       // as all that follows; clock 2
    output wire [7:0]  occupied_3,     // Squares with a piece, rank by rank from the mover's side
                                       // as all that follows; clock 2
    output wire [7:0]  occupied_4,     // Squares with a piece, rank by rank from the mover's side
                                       // as all that follows; clock 2
    output wire [7:0]  occupied_5,     // Squares with a piece, rank by rank from the mover's side
                                       // as all that follows; clock 2
    output wire [7:0]  occupied_6,     // Squares with a piece, rank by rank from the mover's side
                                       // as all that follows; clock 2
    output wire [7:0]  occupied_7,     // Squares with a piece, rank by rank from the mover's side
                                       // as all that follows; clock 2
    output wire [7:0]  own_king_0,     // The king of the side to move; clock 5
    output wire [7:0]  own_king_1,     // The king of the side to move; clock 5
    output wire [7:0]  own_king_2,     // The king of the side to move; clock 5
    output wire [7:0]  own_king_3,     // The king of the side to move; clock 5
    output wire [7:0]  own_king_4,     // The king of the side to move; clock 5
    output wire [7:0]  own_king_5,     // The king of the side to move; clock 5
    output wire [7:0]  own_king_6,     // The king of the side to move; clock 5
    output wire [7:0]  own_king_7,     // The king of the side to move; clock 5
    output wire [7:0]  file,           // The file of the en passant square, if there is one; clock
                                       // 5
    output wire [7:0]  own_knights_0,  // Knights that may move; clock 6
    output wire [7:0]  own_knights_1,  // Knights that may move; clock 6
    output wire [7:0]  own_knights_2,  // Knights that may move; clock 6
    output wire [7:0]  own_knights_3,  // Knights that may move; clock 6
    output wire [7:0]  own_knights_4,  // Knights that may move; clock 6
    output wire [7:0]  own_knights_5,  // Knights that may move; clock 6
    output wire [7:0]  own_knights_6,  // Knights that may move; clock 6
    output wire [7:0]  own_knights_7,  // Knights that may move; clock 6
    output wire [7:0]  pawn_moves_0,   // Where pawns could go, if they may: ahead or by a capture
                                       // to higher files, then by one to lower files; clock 6
    output wire [7:0]  pawn_moves_1,   // Where pawns could go, if they may: ahead or by a capture
                                       // to higher files, then by one to lower files; clock 6
    output wire [7:0]  pawn_moves_2,   // Where pawns could go, if they may: ahead or by a capture
                                       // to higher files, then by one to lower files; clock 6
    output wire [7:0]  pawn_moves_3,   // Where pawns could go, if they may: ahead or by a capture
                                       // to higher files, then by one to lower files; clock 6
    output wire [7:0]  pawn_moves_4,   // Where pawns could go, if they may: ahead or by a capture
                                       // to higher files, then by one to lower files; clock 6
    output wire [7:0]  pawn_moves_5,   // Where pawns could go, if they may: ahead or by a capture
                                       // to higher files, then by one to lower files; clock 6
    output wire [7:0]  pawn_moves_6,   // Where pawns could go, if they may: ahead or by a capture
                                       // to higher files, then by one to lower files; clock 6
    output wire [7:0]  pawn_moves_7,   // Where pawns could go, if they may: ahead or by a capture
                                       // to higher files, then by one to lower files; clock 6
    output wire [7:0]  pawn_moves_8,   // Where pawns could go, if they may: ahead or by a capture
                                       // to higher files, then by one to lower files; clock 6
    output wire [7:0]  pawn_moves_9,   // Where pawns could go, if they may: ahead or by a capture
                                       // to higher files, then by one to lower files; clock 6
    output wire [7:0]  pawn_moves_10,  // Where pawns could go, if they may: ahead or by a capture
                                       // to higher files, then by one to lower files; clock 6
    output wire [7:0]  pawn_moves_11,  // Where pawns could go, if they may: ahead or by a capture
                                       // to higher files, then by one to lower files; clock 6
    output wire [7:0]  pawn_moves_12,  // Where pawns could go, if they may: ahead or by a capture
                                       // to higher files, then by one to lower files; clock 6
    output wire [7:0]  pawn_moves_13,  // Where pawns could go, if they may: ahead or by a capture
                                       // to higher files, then by one to lower files; clock 6
    output wire [7:0]  pawn_moves_14,  // Where pawns could go, if they may: ahead or by a capture
                                       // to higher files, then by one to lower files; clock 6
    output wire [7:0]  pawn_moves_15,  // Where pawns could go, if they may: ahead or by a capture
                                       // to higher files, then by one to lower files; clock 6
    output wire [7:0]  now_empty_0,    // Empty squares; clock 6
    output wire [7:0]  now_empty_1,    // Empty squares; clock 6
    output wire [7:0]  now_empty_2,    // Empty squares; clock 6
    output wire [7:0]  now_empty_3,    // Empty squares; clock 6
    output wire [7:0]  now_empty_4,    // Empty squares; clock 6
    output wire [7:0]  now_empty_5,    // Empty squares; clock 6
    output wire [7:0]  now_empty_6,    // Empty squares; clock 6
    output wire [7:0]  now_empty_7,    // Empty squares; clock 6
    output wire [7:0]  open_to_0,      // Squares to which a piece other than the king may go; clock
                                       // 6
    output wire [7:0]  open_to_1,      // Squares to which a piece other than the king may go; clock
                                       // 6
    output wire [7:0]  open_to_2,      // Squares to which a piece other than the king may go; clock
                                       // 6
    output wire [7:0]  open_to_3,      // Squares to which a piece other than the king may go; clock
                                       // 6
    output wire [7:0]  open_to_4,      // Squares to which a piece other than the king may go; clock
                                       // 6
    output wire [7:0]  open_to_5,      // Squares to which a piece other than the king may go; clock
                                       // 6
    output wire [7:0]  open_to_6,      // Squares to which a piece other than the king may go; clock
                                       // 6
    output wire [7:0]  open_to_7,      // Squares to which a piece other than the king may go; clock
                                       // 6
    output wire [7:0]  king_moves_0,   // Squares to which the king goes; clock 6
    output wire [7:0]  king_moves_1,   // Squares to which the king goes; clock 6
    output wire [7:0]  king_moves_2,   // Squares to which the king goes; clock 6
    output wire [7:0]  king_moves_3,   // Squares to which the king goes; clock 6
    output wire [7:0]  king_moves_4,   // Squares to which the king goes; clock 6
    output wire [7:0]  king_moves_5,   // Squares to which the king goes; clock 6
    output wire [7:0]  king_moves_6,   // Squares to which the king goes; clock 6
    output wire [7:0]  king_moves_7,   // Squares to which the king goes; clock 6
    output wire [3:0]  special_found,  // Castling on the king's side and on the queen's, en passant
                                       // to the east and to the west; clock 6
    output wire [7:0]  moves_up_0,     // Where sliders could go upwards, if they may: along ranks,
                                       // files, rising and falling diagonals, eight ranks each;
                                       // clock 7
    output wire [7:0]  moves_up_1,     // Where sliders could go upwards, if they may: along ranks,
                                       // files, rising and falling diagonals, eight ranks each;
                                       // clock 7
    output wire [7:0]  moves_up_2,     // Where sliders could go upwards, if they may: along ranks,
                                       // files, rising and falling diagonals, eight ranks each;
                                       // clock 7
    output wire [7:0]  moves_up_3,     // Where sliders could go upwards, if they may: along ranks,
                                       // files, rising and falling diagonals, eight ranks each;
                                       // clock 7
    output wire [7:0]  moves_up_4,     // Where sliders could go upwards, if they may: along ranks,
                                       // files, rising and falling diagonals, eight ranks each;
                                       // clock 7
    output wire [7:0]  moves_up_5,     // Where sliders could go upwards, if they may: along ranks,
                                       // files, rising and falling diagonals, eight ranks each;
                                       // clock 7
    output wire [7:0]  moves_up_6,     // Where sliders could go upwards, if they may: along ranks,
                                       // files, rising and falling diagonals, eight ranks each;
                                       // clock 7
    output wire [7:0]  moves_up_7,     // Where sliders could go upwards, if they may: along ranks,
                                       // files, rising and falling diagonals, eight ranks each;
                                       // clock 7
    output wire [7:0]  moves_up_8,     // Where sliders could go upwards, if they may: along ranks,
                                       // files, rising and falling diagonals, eight ranks each;
                                       // clock 7
    output wire [7:0]  moves_up_9,     // Where sliders could go upwards, if they may: along ranks,
                                       // files, rising and falling diagonals, eight ranks each;
                                       // clock 7
    output wire [7:0]  moves_up_10,    // Where sliders could go upwards, if they may: along ranks,
                                       // files, rising and falling diagonals, eight ranks each;
                                       // clock 7
    output wire [7:0]  moves_up_11,    // Where sliders could go upwards, if they may: along ranks,
                                       // files, rising and falling diagonals, eight ranks each;
                                       // clock 7
    output wire [7:0]  moves_up_12,    // Where sliders could go upwards, if they may: along ranks,
                                       // files, rising and falling diagonals, eight ranks each;
                                       // clock 7
    output wire [7:0]  moves_up_13,    // Where sliders could go upwards, if they may: along ranks,
                                       // files, rising and falling diagonals, eight ranks each;
                                       // clock 7
    output wire [7:0]  moves_up_14,    // Where sliders could go upwards, if they may: along ranks,
                                       // files, rising and falling diagonals, eight ranks each;
                                       // clock 7
    output wire [7:0]  moves_up_15,    // Where sliders could go upwards, if they may: along ranks,
                                       // files, rising and falling diagonals, eight ranks each;
                                       // clock 7
    output wire [7:0]  moves_up_16,    // Where sliders could go upwards, if they may: along ranks,
                                       // files, rising and falling diagonals, eight ranks each;
                                       // clock 7
    output wire [7:0]  moves_up_17,    // Where sliders could go upwards, if they may: along ranks,
                                       // files, rising and falling diagonals, eight ranks each;
                                       // clock 7
    output wire [7:0]  moves_up_18,    // Where sliders could go upwards, if they may: along ranks,
                                       // files, rising and falling diagonals, eight ranks each;
                                       // clock 7
    output wire [7:0]  moves_up_19,    // Where sliders could go upwards, if they may: along ranks,
                                       // files, rising and falling diagonals, eight ranks each;
                                       // clock 7
    output wire [7:0]  moves_up_20,    // Where sliders could go upwards, if they may: along ranks,
                                       // files, rising and falling diagonals, eight ranks each;
                                       // clock 7
    output wire [7:0]  moves_up_21,    // Where sliders could go upwards, if they may: along ranks,
                                       // files, rising and falling diagonals, eight ranks each;
                                       // clock 7
    output wire [7:0]  moves_up_22,    // Where sliders could go upwards, if they may: along ranks,
                                       // files, rising and falling diagonals, eight ranks each;
                                       // clock 7
    output wire [7:0]  moves_up_23,    // Where sliders could go upwards, if they may: along ranks,
                                       // files, rising and falling diagonals, eight ranks each;
                                       // clock 7
    output wire [7:0]  moves_up_24,    // Where sliders could go upwards, if they may: along ranks,
                                       // files, rising and falling diagonals, eight ranks each;
                                       // clock 7
    output wire [7:0]  moves_up_25,    // Where sliders could go upwards, if they may: along ranks,
                                       // files, rising and falling diagonals, eight ranks each;
                                       // clock 7
    output wire [7:0]  moves_up_26,    // Where sliders could go upwards, if they may: along ranks,
                                       // files, rising and falling diagonals, eight ranks each;
                                       // clock 7
    output wire [7:0]  moves_up_27,    // Where sliders could go upwards, if they may: along ranks,
                                       // files, rising and falling diagonals, eight ranks each;
                                       // clock 7
    output wire [7:0]  moves_up_28,    // Where sliders could go upwards, if they may: along ranks,
                                       // files, rising and falling diagonals, eight ranks each;
                                       // clock 7
    output wire [7:0]  moves_up_29,    // Where sliders could go upwards, if they may: along ranks,
                                       // files, rising and falling diagonals, eight ranks each;
                                       // clock 7
    output wire [7:0]  moves_up_30,    // Where sliders could go upwards, if they may: along ranks,
                                       // files, rising and falling diagonals, eight ranks each;
                                       // clock 7
    output wire [7:0]  moves_up_31,    // Where sliders could go upwards, if they may: along ranks,
                                       // files, rising and falling diagonals, eight ranks each;
                                       // clock 7
    output wire [7:0]  moves_down_0,   // Downwards; clock 7
    output wire [7:0]  moves_down_1,   // Downwards; clock 7
    output wire [7:0]  moves_down_2,   // Downwards; clock 7
    output wire [7:0]  moves_down_3,   // Downwards; clock 7
    output wire [7:0]  moves_down_4,   // Downwards; clock 7
    output wire [7:0]  moves_down_5,   // Downwards; clock 7
    output wire [7:0]  moves_down_6,   // Downwards; clock 7
    output wire [7:0]  moves_down_7,   // Downwards; clock 7
    output wire [7:0]  moves_down_8,   // Downwards; clock 7
    output wire [7:0]  moves_down_9,   // Downwards; clock 7
    output wire [7:0]  moves_down_10,  // Downwards; clock 7
    output wire [7:0]  moves_down_11,  // Downwards; clock 7
    output wire [7:0]  moves_down_12,  // Downwards; clock 7
    output wire [7:0]  moves_down_13,  // Downwards; clock 7
    output wire [7:0]  moves_down_14,  // Downwards; clock 7
    output wire [7:0]  moves_down_15,  // Downwards; clock 7
    output wire [7:0]  moves_down_16,  // Downwards; clock 7
    output wire [7:0]  moves_down_17,  // Downwards; clock 7
    output wire [7:0]  moves_down_18,  // Downwards; clock 7
    output wire [7:0]  moves_down_19,  // Downwards; clock 7
    output wire [7:0]  moves_down_20,  // Downwards; clock 7
    output wire [7:0]  moves_down_21,  // Downwards; clock 7
    output wire [7:0]  moves_down_22,  // Downwards; clock 7
    output wire [7:0]  moves_down_23,  // Downwards; clock 7
    output wire [7:0]  moves_down_24,  // Downwards; clock 7
    output wire [7:0]  moves_down_25,  // Downwards; clock 7
    output wire [7:0]  moves_down_26,  // Downwards; clock 7
    output wire [7:0]  moves_down_27,  // Downwards; clock 7
    output wire [7:0]  moves_down_28,  // Downwards; clock 7
    output wire [7:0]  moves_down_29,  // Downwards; clock 7
    output wire [7:0]  moves_down_30,  // Downwards; clock 7
    output wire [7:0]  moves_down_31   // Downwards; clock 7
);

  localparam [4:0] STATE_WORD_SIDE = 5'd0;

  reg         bare_east;
  reg         bare_west;
  reg  [3:0]  special_0;
  reg  [3:0]  special_1;
  reg  [3:0]  special_2;

  wire [7:0]  king_around_0;
  wire [7:0]  king_around_1;
  wire [7:0]  king_around_2;
  wire [7:0]  king_around_3;
  wire [7:0]  king_around_4;
  wire [7:0]  king_around_5;
  wire [7:0]  king_around_6;
  wire [7:0]  king_around_7;
  wire [7:0]  king_around_8;
  wire [7:0]  king_around_9;
  wire [7:0]  empty_0;
  wire [7:0]  empty_1;
  wire [7:0]  empty_2;
  wire [7:0]  empty_3;
  wire [7:0]  empty_4;
  wire [7:0]  empty_5;
  wire [7:0]  empty_6;
  wire [7:0]  empty_7;
  wire [31:0] planes_0_sorted;
  wire [31:0] planes_1_sorted;
  wire [31:0] planes_2_sorted;
  wire [31:0] planes_3_sorted;
  wire [31:0] planes_4_sorted;
  wire [31:0] planes_5_sorted;
  wire [31:0] planes_6_sorted;
  wire [31:0] planes_7_sorted;
  wire        rank_views_0_black;
  wire [7:0]  rank_views_0_own_pawns;
  wire [7:0]  rank_views_0_own_knights;
  wire [7:0]  rank_views_0_own_diagonal;
  wire [7:0]  rank_views_0_own_straight;
  wire [7:0]  rank_views_0_own_king;
  wire [7:0]  rank_views_0_own;
  wire [7:0]  rank_views_0_their_pawns;
  wire [7:0]  rank_views_0_their_knights;
  wire [7:0]  rank_views_0_their_diagonal;
  wire [7:0]  rank_views_0_their_straight;
  wire [7:0]  rank_views_0_their_king;
  wire [7:0]  rank_views_0_theirs;
  wire        rank_views_1_black;
  wire [7:0]  rank_views_1_own_pawns;
  wire [7:0]  rank_views_1_own_knights;
  wire [7:0]  rank_views_1_own_diagonal;
  wire [7:0]  rank_views_1_own_straight;
  wire [7:0]  rank_views_1_own_king;
  wire [7:0]  rank_views_1_own;
  wire [7:0]  rank_views_1_their_pawns;
  wire [7:0]  rank_views_1_their_knights;
  wire [7:0]  rank_views_1_their_diagonal;
  wire [7:0]  rank_views_1_their_straight;
  wire [7:0]  rank_views_1_their_king;
  wire [7:0]  rank_views_1_theirs;
  wire        rank_views_2_black;
  wire [7:0]  rank_views_2_own_pawns;
  wire [7:0]  rank_views_2_own_knights;
  wire [7:0]  rank_views_2_own_diagonal;
  wire [7:0]  rank_views_2_own_straight;
  wire [7:0]  rank_views_2_own_king;
  wire [7:0]  rank_views_2_own;
  wire [7:0]  rank_views_2_their_pawns;
  wire [7:0]  rank_views_2_their_knights;
  wire [7:0]  rank_views_2_their_diagonal;
  wire [7:0]  rank_views_2_their_straight;
  wire [7:0]  rank_views_2_their_king;
  wire [7:0]  rank_views_2_theirs;
  wire        rank_views_3_black;
  wire [7:0]  rank_views_3_own_pawns;
  wire [7:0]  rank_views_3_own_knights;
  wire [7:0]  rank_views_3_own_diagonal;
  wire [7:0]  rank_views_3_own_straight;
  wire [7:0]  rank_views_3_own_king;
  wire [7:0]  rank_views_3_own;
  wire [7:0]  rank_views_3_their_pawns;
  wire [7:0]  rank_views_3_their_knights;
  wire [7:0]  rank_views_3_their_diagonal;
  wire [7:0]  rank_views_3_their_straight;
  wire [7:0]  rank_views_3_their_king;
  wire [7:0]  rank_views_3_theirs;
  wire        rank_views_4_black;
  wire [7:0]  rank_views_4_own_pawns;
  wire [7:0]  rank_views_4_own_knights;
  wire [7:0]  rank_views_4_own_diagonal;
  wire [7:0]  rank_views_4_own_straight;
  wire [7:0]  rank_views_4_own_king;
  wire [7:0]  rank_views_4_own;
  wire [7:0]  rank_views_4_their_pawns;
  wire [7:0]  rank_views_4_their_knights;
  wire [7:0]  rank_views_4_their_diagonal;
  wire [7:0]  rank_views_4_their_straight;
  wire [7:0]  rank_views_4_their_king;
  wire [7:0]  rank_views_4_theirs;
  wire        rank_views_5_black;
  wire [7:0]  rank_views_5_own_pawns;
  wire [7:0]  rank_views_5_own_knights;
  wire [7:0]  rank_views_5_own_diagonal;
  wire [7:0]  rank_views_5_own_straight;
  wire [7:0]  rank_views_5_own_king;
  wire [7:0]  rank_views_5_own;
  wire [7:0]  rank_views_5_their_pawns;
  wire [7:0]  rank_views_5_their_knights;
  wire [7:0]  rank_views_5_their_diagonal;
  wire [7:0]  rank_views_5_their_straight;
  wire [7:0]  rank_views_5_their_king;
  wire [7:0]  rank_views_5_theirs;
  wire        rank_views_6_black;
  wire [7:0]  rank_views_6_own_pawns;
  wire [7:0]  rank_views_6_own_knights;
  wire [7:0]  rank_views_6_own_diagonal;
  wire [7:0]  rank_views_6_own_straight;
  wire [7:0]  rank_views_6_own_king;
  wire [7:0]  rank_views_6_own;
  wire [7:0]  rank_views_6_their_pawns;
  wire [7:0]  rank_views_6_their_knights;
  wire [7:0]  rank_views_6_their_diagonal;
  wire [7:0]  rank_views_6_their_straight;
  wire [7:0]  rank_views_6_their_king;
  wire [7:0]  rank_views_6_theirs;
  wire        rank_views_7_black;
  wire [7:0]  rank_views_7_own_pawns;
  wire [7:0]  rank_views_7_own_knights;
  wire [7:0]  rank_views_7_own_diagonal;
  wire [7:0]  rank_views_7_own_straight;
  wire [7:0]  rank_views_7_own_king;
  wire [7:0]  rank_views_7_own;
  wire [7:0]  rank_views_7_their_pawns;
  wire [7:0]  rank_views_7_their_knights;
  wire [7:0]  rank_views_7_their_diagonal;
  wire [7:0]  rank_views_7_their_straight;
  wire [7:0]  rank_views_7_their_king;
  wire [7:0]  rank_views_7_theirs;
  wire [7:0]  state_view_seen_file;
  wire        state_view_short;
  wire        state_view_long;
  wire [7:0]  threats_empty_0;
  wire [7:0]  threats_empty_1;
  wire [7:0]  threats_empty_2;
  wire [7:0]  threats_empty_3;
  wire [7:0]  threats_empty_4;
  wire [7:0]  threats_empty_5;
  wire [7:0]  threats_empty_6;
  wire [7:0]  threats_empty_7;
  wire [7:0]  threats_empty_later_0;
  wire [7:0]  threats_empty_later_1;
  wire [7:0]  threats_empty_later_2;
  wire [7:0]  threats_empty_later_3;
  wire [7:0]  threats_empty_later_4;
  wire [7:0]  threats_empty_later_5;
  wire [7:0]  threats_empty_later_6;
  wire [7:0]  threats_empty_later_7;
  wire [7:0]  threats_attacked_0;
  wire [7:0]  threats_attacked_1;
  wire [7:0]  threats_attacked_2;
  wire [7:0]  threats_attacked_3;
  wire [7:0]  threats_attacked_4;
  wire [7:0]  threats_attacked_5;
  wire [7:0]  threats_attacked_6;
  wire [7:0]  threats_attacked_7;
  wire [7:0]  threats_checkers_0;
  wire [7:0]  threats_checkers_1;
  wire [7:0]  threats_checkers_2;
  wire [7:0]  threats_checkers_3;
  wire [7:0]  threats_checkers_4;
  wire [7:0]  threats_checkers_5;
  wire [7:0]  threats_checkers_6;
  wire [7:0]  threats_checkers_7;
  wire [7:0]  threats_cover_0;
  wire [7:0]  threats_cover_1;
  wire [7:0]  threats_cover_2;
  wire [7:0]  threats_cover_3;
  wire [7:0]  threats_cover_4;
  wire [7:0]  threats_cover_5;
  wire [7:0]  threats_cover_6;
  wire [7:0]  threats_cover_7;
  wire        threats_one_0;
  wire        threats_one_1;
  wire        threats_one_2;
  wire        threats_one_3;
  wire        threats_one_4;
  wire        threats_one_5;
  wire        threats_one_6;
  wire        threats_one_7;
  wire        threats_several_0;
  wire        threats_several_1;
  wire        threats_several_2;
  wire        threats_several_3;
  wire        threats_several_4;
  wire        threats_several_5;
  wire        threats_several_6;
  wire        threats_several_7;
  wire [7:0]  threats_between_0;
  wire [7:0]  threats_between_1;
  wire [7:0]  threats_between_2;
  wire [7:0]  threats_between_3;
  wire [7:0]  threats_between_4;
  wire [7:0]  threats_between_5;
  wire [7:0]  threats_between_6;
  wire [7:0]  threats_between_7;
  wire [7:0]  threats_between_8;
  wire [7:0]  threats_between_9;
  wire [7:0]  threats_between_10;
  wire [7:0]  threats_between_11;
  wire [7:0]  threats_between_12;
  wire [7:0]  threats_between_13;
  wire [7:0]  threats_between_14;
  wire [7:0]  threats_between_15;
  wire [7:0]  threats_between_16;
  wire [7:0]  threats_between_17;
  wire [7:0]  threats_between_18;
  wire [7:0]  threats_between_19;
  wire [7:0]  threats_between_20;
  wire [7:0]  threats_between_21;
  wire [7:0]  threats_between_22;
  wire [7:0]  threats_between_23;
  wire [7:0]  threats_between_24;
  wire [7:0]  threats_between_25;
  wire [7:0]  threats_between_26;
  wire [7:0]  threats_between_27;
  wire [7:0]  threats_between_28;
  wire [7:0]  threats_between_29;
  wire [7:0]  threats_between_30;
  wire [7:0]  threats_between_31;
  wire [7:0]  en_passant_row_empty;
  wire        en_passant_row_east_bare;
  wire        en_passant_row_west_bare;
  wire [7:0]  seen_pawns_0_data_out_0;
  wire [7:0]  seen_pawns_0_data_out_1;
  wire [7:0]  seen_pawns_0_data_out_2;
  wire [7:0]  seen_pawns_0_data_out_3;
  wire [7:0]  seen_pawns_0_data_out_4;
  wire [7:0]  seen_pawns_0_data_out_5;
  wire [7:0]  seen_pawns_0_data_out_6;
  wire [7:0]  seen_pawns_0_data_out_7;
  wire [7:0]  seen_pawns_1_data_out_0;
  wire [7:0]  seen_pawns_1_data_out_1;
  wire [7:0]  seen_pawns_1_data_out_2;
  wire [7:0]  seen_pawns_1_data_out_3;
  wire [7:0]  seen_pawns_1_data_out_4;
  wire [7:0]  seen_pawns_1_data_out_5;
  wire [7:0]  seen_pawns_1_data_out_6;
  wire [7:0]  seen_pawns_1_data_out_7;
  wire [7:0]  seen_pawns_2_data_out_0;
  wire [7:0]  seen_pawns_2_data_out_1;
  wire [7:0]  seen_pawns_2_data_out_2;
  wire [7:0]  seen_pawns_2_data_out_3;
  wire [7:0]  seen_pawns_2_data_out_4;
  wire [7:0]  seen_pawns_2_data_out_5;
  wire [7:0]  seen_pawns_2_data_out_6;
  wire [7:0]  seen_pawns_2_data_out_7;
  wire [7:0]  seen_knights_0_data_out_0;
  wire [7:0]  seen_knights_0_data_out_1;
  wire [7:0]  seen_knights_0_data_out_2;
  wire [7:0]  seen_knights_0_data_out_3;
  wire [7:0]  seen_knights_0_data_out_4;
  wire [7:0]  seen_knights_0_data_out_5;
  wire [7:0]  seen_knights_0_data_out_6;
  wire [7:0]  seen_knights_0_data_out_7;
  wire [7:0]  seen_knights_1_data_out_0;
  wire [7:0]  seen_knights_1_data_out_1;
  wire [7:0]  seen_knights_1_data_out_2;
  wire [7:0]  seen_knights_1_data_out_3;
  wire [7:0]  seen_knights_1_data_out_4;
  wire [7:0]  seen_knights_1_data_out_5;
  wire [7:0]  seen_knights_1_data_out_6;
  wire [7:0]  seen_knights_1_data_out_7;
  wire [7:0]  seen_knights_2_data_out_0;
  wire [7:0]  seen_knights_2_data_out_1;
  wire [7:0]  seen_knights_2_data_out_2;
  wire [7:0]  seen_knights_2_data_out_3;
  wire [7:0]  seen_knights_2_data_out_4;
  wire [7:0]  seen_knights_2_data_out_5;
  wire [7:0]  seen_knights_2_data_out_6;
  wire [7:0]  seen_knights_2_data_out_7;
  wire [7:0]  seen_diagonal_0_data_out_0;
  wire [7:0]  seen_diagonal_0_data_out_1;
  wire [7:0]  seen_diagonal_0_data_out_2;
  wire [7:0]  seen_diagonal_0_data_out_3;
  wire [7:0]  seen_diagonal_0_data_out_4;
  wire [7:0]  seen_diagonal_0_data_out_5;
  wire [7:0]  seen_diagonal_0_data_out_6;
  wire [7:0]  seen_diagonal_0_data_out_7;
  wire [7:0]  seen_diagonal_1_data_out_0;
  wire [7:0]  seen_diagonal_1_data_out_1;
  wire [7:0]  seen_diagonal_1_data_out_2;
  wire [7:0]  seen_diagonal_1_data_out_3;
  wire [7:0]  seen_diagonal_1_data_out_4;
  wire [7:0]  seen_diagonal_1_data_out_5;
  wire [7:0]  seen_diagonal_1_data_out_6;
  wire [7:0]  seen_diagonal_1_data_out_7;
  wire [7:0]  seen_diagonal_2_data_out_0;
  wire [7:0]  seen_diagonal_2_data_out_1;
  wire [7:0]  seen_diagonal_2_data_out_2;
  wire [7:0]  seen_diagonal_2_data_out_3;
  wire [7:0]  seen_diagonal_2_data_out_4;
  wire [7:0]  seen_diagonal_2_data_out_5;
  wire [7:0]  seen_diagonal_2_data_out_6;
  wire [7:0]  seen_diagonal_2_data_out_7;
  wire [7:0]  seen_straight_0_data_out_0;
  wire [7:0]  seen_straight_0_data_out_1;
  wire [7:0]  seen_straight_0_data_out_2;
  wire [7:0]  seen_straight_0_data_out_3;
  wire [7:0]  seen_straight_0_data_out_4;
  wire [7:0]  seen_straight_0_data_out_5;
  wire [7:0]  seen_straight_0_data_out_6;
  wire [7:0]  seen_straight_0_data_out_7;
  wire [7:0]  seen_straight_1_data_out_0;
  wire [7:0]  seen_straight_1_data_out_1;
  wire [7:0]  seen_straight_1_data_out_2;
  wire [7:0]  seen_straight_1_data_out_3;
  wire [7:0]  seen_straight_1_data_out_4;
  wire [7:0]  seen_straight_1_data_out_5;
  wire [7:0]  seen_straight_1_data_out_6;
  wire [7:0]  seen_straight_1_data_out_7;
  wire [7:0]  seen_straight_2_data_out_0;
  wire [7:0]  seen_straight_2_data_out_1;
  wire [7:0]  seen_straight_2_data_out_2;
  wire [7:0]  seen_straight_2_data_out_3;
  wire [7:0]  seen_straight_2_data_out_4;
  wire [7:0]  seen_straight_2_data_out_5;
  wire [7:0]  seen_straight_2_data_out_6;
  wire [7:0]  seen_straight_2_data_out_7;
  wire [7:0]  seen_king_0_data_out_0;
  wire [7:0]  seen_king_0_data_out_1;
  wire [7:0]  seen_king_0_data_out_2;
  wire [7:0]  seen_king_0_data_out_3;
  wire [7:0]  seen_king_0_data_out_4;
  wire [7:0]  seen_king_0_data_out_5;
  wire [7:0]  seen_king_0_data_out_6;
  wire [7:0]  seen_king_0_data_out_7;
  wire [7:0]  seen_king_1_data_out_0;
  wire [7:0]  seen_king_1_data_out_1;
  wire [7:0]  seen_king_1_data_out_2;
  wire [7:0]  seen_king_1_data_out_3;
  wire [7:0]  seen_king_1_data_out_4;
  wire [7:0]  seen_king_1_data_out_5;
  wire [7:0]  seen_king_1_data_out_6;
  wire [7:0]  seen_king_1_data_out_7;
  wire [7:0]  seen_own_0_data_out_0;
  wire [7:0]  seen_own_0_data_out_1;
  wire [7:0]  seen_own_0_data_out_2;
  wire [7:0]  seen_own_0_data_out_3;
  wire [7:0]  seen_own_0_data_out_4;
  wire [7:0]  seen_own_0_data_out_5;
  wire [7:0]  seen_own_0_data_out_6;
  wire [7:0]  seen_own_0_data_out_7;
  wire [7:0]  seen_own_1_data_out_0;
  wire [7:0]  seen_own_1_data_out_1;
  wire [7:0]  seen_own_1_data_out_2;
  wire [7:0]  seen_own_1_data_out_3;
  wire [7:0]  seen_own_1_data_out_4;
  wire [7:0]  seen_own_1_data_out_5;
  wire [7:0]  seen_own_1_data_out_6;
  wire [7:0]  seen_own_1_data_out_7;
  wire [7:0]  seen_own_2_data_out_0;
  wire [7:0]  seen_own_2_data_out_1;
  wire [7:0]  seen_own_2_data_out_2;
  wire [7:0]  seen_own_2_data_out_3;
  wire [7:0]  seen_own_2_data_out_4;
  wire [7:0]  seen_own_2_data_out_5;
  wire [7:0]  seen_own_2_data_out_6;
  wire [7:0]  seen_own_2_data_out_7;
  wire [7:0]  seen_theirs_0_data_out_0;
  wire [7:0]  seen_theirs_0_data_out_1;
  wire [7:0]  seen_theirs_0_data_out_2;
  wire [7:0]  seen_theirs_0_data_out_3;
  wire [7:0]  seen_theirs_0_data_out_4;
  wire [7:0]  seen_theirs_0_data_out_5;
  wire [7:0]  seen_theirs_0_data_out_6;
  wire [7:0]  seen_theirs_0_data_out_7;
  wire [7:0]  seen_theirs_1_data_out_0;
  wire [7:0]  seen_theirs_1_data_out_1;
  wire [7:0]  seen_theirs_1_data_out_2;
  wire [7:0]  seen_theirs_1_data_out_3;
  wire [7:0]  seen_theirs_1_data_out_4;
  wire [7:0]  seen_theirs_1_data_out_5;
  wire [7:0]  seen_theirs_1_data_out_6;
  wire [7:0]  seen_theirs_1_data_out_7;
  wire [7:0]  seen_theirs_2_data_out_0;
  wire [7:0]  seen_theirs_2_data_out_1;
  wire [7:0]  seen_theirs_2_data_out_2;
  wire [7:0]  seen_theirs_2_data_out_3;
  wire [7:0]  seen_theirs_2_data_out_4;
  wire [7:0]  seen_theirs_2_data_out_5;
  wire [7:0]  seen_theirs_2_data_out_6;
  wire [7:0]  seen_theirs_2_data_out_7;
  wire [7:0]  seen_theirs_3_data_out_0;
  wire [7:0]  seen_theirs_3_data_out_1;
  wire [7:0]  seen_theirs_3_data_out_2;
  wire [7:0]  seen_theirs_3_data_out_3;
  wire [7:0]  seen_theirs_3_data_out_4;
  wire [7:0]  seen_theirs_3_data_out_5;
  wire [7:0]  seen_theirs_3_data_out_6;
  wire [7:0]  seen_theirs_3_data_out_7;
  wire        check_summary_double;
  wire [7:0]  rank_sources_0_king_beside;
  wire [7:0]  rank_sources_0_sliders_0;
  wire [7:0]  rank_sources_0_sliders_1;
  wire [7:0]  rank_sources_0_sliders_2;
  wire [7:0]  rank_sources_0_sliders_3;
  wire [7:0]  rank_sources_0_pushing;
  wire [7:0]  rank_sources_0_capturing_east;
  wire [7:0]  rank_sources_0_capturing_west;
  wire [7:0]  rank_sources_1_king_beside;
  wire [7:0]  rank_sources_1_sliders_0;
  wire [7:0]  rank_sources_1_sliders_1;
  wire [7:0]  rank_sources_1_sliders_2;
  wire [7:0]  rank_sources_1_sliders_3;
  wire [7:0]  rank_sources_1_pushing;
  wire [7:0]  rank_sources_1_capturing_east;
  wire [7:0]  rank_sources_1_capturing_west;
  wire [7:0]  rank_sources_2_king_beside;
  wire [7:0]  rank_sources_2_sliders_0;
  wire [7:0]  rank_sources_2_sliders_1;
  wire [7:0]  rank_sources_2_sliders_2;
  wire [7:0]  rank_sources_2_sliders_3;
  wire [7:0]  rank_sources_2_pushing;
  wire [7:0]  rank_sources_2_capturing_east;
  wire [7:0]  rank_sources_2_capturing_west;
  wire [7:0]  rank_sources_3_king_beside;
  wire [7:0]  rank_sources_3_sliders_0;
  wire [7:0]  rank_sources_3_sliders_1;
  wire [7:0]  rank_sources_3_sliders_2;
  wire [7:0]  rank_sources_3_sliders_3;
  wire [7:0]  rank_sources_3_pushing;
  wire [7:0]  rank_sources_3_capturing_east;
  wire [7:0]  rank_sources_3_capturing_west;
  wire [7:0]  rank_sources_4_king_beside;
  wire [7:0]  rank_sources_4_sliders_0;
  wire [7:0]  rank_sources_4_sliders_1;
  wire [7:0]  rank_sources_4_sliders_2;
  wire [7:0]  rank_sources_4_sliders_3;
  wire [7:0]  rank_sources_4_pushing;
  wire [7:0]  rank_sources_4_capturing_east;
  wire [7:0]  rank_sources_4_capturing_west;
  wire [7:0]  rank_sources_5_king_beside;
  wire [7:0]  rank_sources_5_sliders_0;
  wire [7:0]  rank_sources_5_sliders_1;
  wire [7:0]  rank_sources_5_sliders_2;
  wire [7:0]  rank_sources_5_sliders_3;
  wire [7:0]  rank_sources_5_pushing;
  wire [7:0]  rank_sources_5_capturing_east;
  wire [7:0]  rank_sources_5_capturing_west;
  wire [7:0]  rank_sources_6_king_beside;
  wire [7:0]  rank_sources_6_sliders_0;
  wire [7:0]  rank_sources_6_sliders_1;
  wire [7:0]  rank_sources_6_sliders_2;
  wire [7:0]  rank_sources_6_sliders_3;
  wire [7:0]  rank_sources_6_pushing;
  wire [7:0]  rank_sources_6_capturing_east;
  wire [7:0]  rank_sources_6_capturing_west;
  wire [7:0]  rank_sources_7_king_beside;
  wire [7:0]  rank_sources_7_sliders_0;
  wire [7:0]  rank_sources_7_sliders_1;
  wire [7:0]  rank_sources_7_sliders_2;
  wire [7:0]  rank_sources_7_sliders_3;
  wire [7:0]  rank_sources_7_pushing;
  wire [7:0]  rank_sources_7_capturing_east;
  wire [7:0]  rank_sources_7_capturing_west;
  wire [7:0]  moves_slider_sums_0;
  wire [7:0]  moves_slider_sums_1;
  wire [7:0]  moves_slider_sums_2;
  wire [7:0]  moves_slider_sums_3;
  wire [7:0]  moves_slider_sums_4;
  wire [7:0]  moves_slider_sums_5;
  wire [7:0]  moves_slider_sums_6;
  wire [7:0]  moves_slider_sums_7;
  wire [7:0]  moves_slider_sums_8;
  wire [7:0]  moves_slider_sums_9;
  wire [7:0]  moves_slider_sums_10;
  wire [7:0]  moves_slider_sums_11;
  wire [7:0]  moves_slider_sums_12;
  wire [7:0]  moves_slider_sums_13;
  wire [7:0]  moves_slider_sums_14;
  wire [7:0]  moves_slider_sums_15;
  wire [7:0]  moves_slider_sums_16;
  wire [7:0]  moves_slider_sums_17;
  wire [7:0]  moves_slider_sums_18;
  wire [7:0]  moves_slider_sums_19;
  wire [7:0]  moves_slider_sums_20;
  wire [7:0]  moves_slider_sums_21;
  wire [7:0]  moves_slider_sums_22;
  wire [7:0]  moves_slider_sums_23;
  wire [7:0]  moves_slider_sums_24;
  wire [7:0]  moves_slider_sums_25;
  wire [7:0]  moves_slider_sums_26;
  wire [7:0]  moves_slider_sums_27;
  wire [7:0]  moves_slider_sums_28;
  wire [7:0]  moves_slider_sums_29;
  wire [7:0]  moves_slider_sums_30;
  wire [7:0]  moves_slider_sums_31;
  wire [7:0]  moves_leaper_sums_0;
  wire [7:0]  moves_leaper_sums_1;
  wire [7:0]  moves_leaper_sums_2;
  wire [7:0]  moves_leaper_sums_3;
  wire [7:0]  moves_leaper_sums_4;
  wire [7:0]  moves_leaper_sums_5;
  wire [7:0]  moves_leaper_sums_6;
  wire [7:0]  moves_leaper_sums_7;
  wire [7:0]  moves_leaper_sums_8;
  wire [7:0]  moves_leaper_sums_9;
  wire [7:0]  moves_leaper_sums_10;
  wire [7:0]  moves_leaper_sums_11;
  wire [7:0]  moves_leaper_sums_12;
  wire [7:0]  moves_leaper_sums_13;
  wire [7:0]  moves_leaper_sums_14;
  wire [7:0]  moves_leaper_sums_15;
  wire [7:0]  moves_leaper_sums_16;
  wire [7:0]  moves_leaper_sums_17;
  wire [7:0]  moves_leaper_sums_18;
  wire [7:0]  moves_leaper_sums_19;
  wire [7:0]  moves_leaper_sums_20;
  wire [7:0]  moves_leaper_sums_21;
  wire [7:0]  moves_leaper_sums_22;
  wire [7:0]  moves_leaper_sums_23;
  wire [7:0]  moves_leaper_sums_24;
  wire [7:0]  moves_leaper_sums_25;
  wire [7:0]  moves_leaper_sums_26;
  wire [7:0]  moves_leaper_sums_27;
  wire [7:0]  moves_leaper_sums_28;
  wire [7:0]  moves_leaper_sums_29;
  wire [7:0]  moves_leaper_sums_30;
  wire [7:0]  moves_leaper_sums_31;
  wire [7:0]  allowed_0_data_out_0;
  wire [7:0]  allowed_0_data_out_1;
  wire [7:0]  allowed_0_data_out_2;
  wire [7:0]  allowed_0_data_out_3;
  wire [7:0]  allowed_0_data_out_4;
  wire [7:0]  allowed_0_data_out_5;
  wire [7:0]  allowed_0_data_out_6;
  wire [7:0]  allowed_0_data_out_7;
  wire [7:0]  allowed_1_data_out_0;
  wire [7:0]  allowed_1_data_out_1;
  wire [7:0]  allowed_1_data_out_2;
  wire [7:0]  allowed_1_data_out_3;
  wire [7:0]  allowed_1_data_out_4;
  wire [7:0]  allowed_1_data_out_5;
  wire [7:0]  allowed_1_data_out_6;
  wire [7:0]  allowed_1_data_out_7;
  wire [7:0]  king_targets_0_data_out_0;
  wire [7:0]  king_targets_0_data_out_1;
  wire [7:0]  king_targets_0_data_out_2;
  wire [7:0]  king_targets_0_data_out_3;
  wire [7:0]  king_targets_0_data_out_4;
  wire [7:0]  king_targets_0_data_out_5;
  wire [7:0]  king_targets_0_data_out_6;
  wire [7:0]  king_targets_0_data_out_7;
  wire [7:0]  king_targets_1_data_out_0;
  wire [7:0]  king_targets_1_data_out_1;
  wire [7:0]  king_targets_1_data_out_2;
  wire [7:0]  king_targets_1_data_out_3;
  wire [7:0]  king_targets_1_data_out_4;
  wire [7:0]  king_targets_1_data_out_5;
  wire [7:0]  king_targets_1_data_out_6;
  wire [7:0]  king_targets_1_data_out_7;
  wire [7:0]  king_targets_2_data_out_0;
  wire [7:0]  king_targets_2_data_out_1;
  wire [7:0]  king_targets_2_data_out_2;
  wire [7:0]  king_targets_2_data_out_3;
  wire [7:0]  king_targets_2_data_out_4;
  wire [7:0]  king_targets_2_data_out_5;
  wire [7:0]  king_targets_2_data_out_6;
  wire [7:0]  king_targets_2_data_out_7;
  wire [7:0]  rank_counts_0_count;
  wire [7:0]  rank_counts_1_count;
  wire [7:0]  rank_counts_2_count;
  wire [7:0]  rank_counts_3_count;
  wire [7:0]  rank_counts_4_count;
  wire [7:0]  rank_counts_5_count;
  wire [7:0]  rank_counts_6_count;
  wire [7:0]  rank_counts_7_count;

  fpgambit_count_pipeline_planes planes_0 (
      .word(rank_0),
      .sorted(planes_0_sorted)
  );

  fpgambit_count_pipeline_planes planes_1 (
      .word(rank_1),
      .sorted(planes_1_sorted)
  );

  fpgambit_count_pipeline_planes planes_2 (
      .word(rank_2),
      .sorted(planes_2_sorted)
  );

  fpgambit_count_pipeline_planes planes_3 (
      .word(rank_3),
      .sorted(planes_3_sorted)
  );

  fpgambit_count_pipeline_planes planes_4 (
      .word(rank_4),
      .sorted(planes_4_sorted)
  );

  fpgambit_count_pipeline_planes planes_5 (
      .word(rank_5),
      .sorted(planes_5_sorted)
  );

  fpgambit_count_pipeline_planes planes_6 (
      .word(rank_6),
      .sorted(planes_6_sorted)
  );

  fpgambit_count_pipeline_planes planes_7 (
      .word(rank_7),
      .sorted(planes_7_sorted)
  );

  fpgambit_count_pipeline_rank_views rank_views_0 (
      .clock(clock),
      .black(rank_views_0_black),
      .seen_by_white(planes_0_sorted),
      .seen_by_black(planes_7_sorted),
      .own_pawns(rank_views_0_own_pawns),
      .own_knights(rank_views_0_own_knights),
      .own_diagonal(rank_views_0_own_diagonal),
      .own_straight(rank_views_0_own_straight),
      .own_king(rank_views_0_own_king),
      .own(rank_views_0_own),
      .their_pawns(rank_views_0_their_pawns),
      .their_knights(rank_views_0_their_knights),
      .their_diagonal(rank_views_0_their_diagonal),
      .their_straight(rank_views_0_their_straight),
      .their_king(rank_views_0_their_king),
      .theirs(rank_views_0_theirs)
  );

  fpgambit_count_pipeline_rank_views rank_views_1 (
      .clock(clock),
      .black(rank_views_1_black),
      .seen_by_white(planes_1_sorted),
      .seen_by_black(planes_6_sorted),
      .own_pawns(rank_views_1_own_pawns),
      .own_knights(rank_views_1_own_knights),
      .own_diagonal(rank_views_1_own_diagonal),
      .own_straight(rank_views_1_own_straight),
      .own_king(rank_views_1_own_king),
      .own(rank_views_1_own),
      .their_pawns(rank_views_1_their_pawns),
      .their_knights(rank_views_1_their_knights),
      .their_diagonal(rank_views_1_their_diagonal),
      .their_straight(rank_views_1_their_straight),
      .their_king(rank_views_1_their_king),
      .theirs(rank_views_1_theirs)
  );

  fpgambit_count_pipeline_rank_views rank_views_2 (
      .clock(clock),
      .black(rank_views_2_black),
      .seen_by_white(planes_2_sorted),
      .seen_by_black(planes_5_sorted),
      .own_pawns(rank_views_2_own_pawns),
      .own_knights(rank_views_2_own_knights),
      .own_diagonal(rank_views_2_own_diagonal),
      .own_straight(rank_views_2_own_straight),
      .own_king(rank_views_2_own_king),
      .own(rank_views_2_own),
      .their_pawns(rank_views_2_their_pawns),
      .their_knights(rank_views_2_their_knights),
      .their_diagonal(rank_views_2_their_diagonal),
      .their_straight(rank_views_2_their_straight),
      .their_king(rank_views_2_their_king),
      .theirs(rank_views_2_theirs)
  );

  fpgambit_count_pipeline_rank_views rank_views_3 (
      .clock(clock),
      .black(rank_views_3_black),
      .seen_by_white(planes_3_sorted),
      .seen_by_black(planes_4_sorted),
      .own_pawns(rank_views_3_own_pawns),
      .own_knights(rank_views_3_own_knights),
      .own_diagonal(rank_views_3_own_diagonal),
      .own_straight(rank_views_3_own_straight),
      .own_king(rank_views_3_own_king),
      .own(rank_views_3_own),
      .their_pawns(rank_views_3_their_pawns),
      .their_knights(rank_views_3_their_knights),
      .their_diagonal(rank_views_3_their_diagonal),
      .their_straight(rank_views_3_their_straight),
      .their_king(rank_views_3_their_king),
      .theirs(rank_views_3_theirs)
  );

  fpgambit_count_pipeline_rank_views rank_views_4 (
      .clock(clock),
      .black(rank_views_4_black),
      .seen_by_white(planes_4_sorted),
      .seen_by_black(planes_3_sorted),
      .own_pawns(rank_views_4_own_pawns),
      .own_knights(rank_views_4_own_knights),
      .own_diagonal(rank_views_4_own_diagonal),
      .own_straight(rank_views_4_own_straight),
      .own_king(rank_views_4_own_king),
      .own(rank_views_4_own),
      .their_pawns(rank_views_4_their_pawns),
      .their_knights(rank_views_4_their_knights),
      .their_diagonal(rank_views_4_their_diagonal),
      .their_straight(rank_views_4_their_straight),
      .their_king(rank_views_4_their_king),
      .theirs(rank_views_4_theirs)
  );

  fpgambit_count_pipeline_rank_views rank_views_5 (
      .clock(clock),
      .black(rank_views_5_black),
      .seen_by_white(planes_5_sorted),
      .seen_by_black(planes_2_sorted),
      .own_pawns(rank_views_5_own_pawns),
      .own_knights(rank_views_5_own_knights),
      .own_diagonal(rank_views_5_own_diagonal),
      .own_straight(rank_views_5_own_straight),
      .own_king(rank_views_5_own_king),
      .own(rank_views_5_own),
      .their_pawns(rank_views_5_their_pawns),
      .their_knights(rank_views_5_their_knights),
      .their_diagonal(rank_views_5_their_diagonal),
      .their_straight(rank_views_5_their_straight),
      .their_king(rank_views_5_their_king),
      .theirs(rank_views_5_theirs)
  );

  fpgambit_count_pipeline_rank_views rank_views_6 (
      .clock(clock),
      .black(rank_views_6_black),
      .seen_by_white(planes_6_sorted),
      .seen_by_black(planes_1_sorted),
      .own_pawns(rank_views_6_own_pawns),
      .own_knights(rank_views_6_own_knights),
      .own_diagonal(rank_views_6_own_diagonal),
      .own_straight(rank_views_6_own_straight),
      .own_king(rank_views_6_own_king),
      .own(rank_views_6_own),
      .their_pawns(rank_views_6_their_pawns),
      .their_knights(rank_views_6_their_knights),
      .their_diagonal(rank_views_6_their_diagonal),
      .their_straight(rank_views_6_their_straight),
      .their_king(rank_views_6_their_king),
      .theirs(rank_views_6_theirs)
  );

  fpgambit_count_pipeline_rank_views rank_views_7 (
      .clock(clock),
      .black(rank_views_7_black),
      .seen_by_white(planes_7_sorted),
      .seen_by_black(planes_0_sorted),
      .own_pawns(rank_views_7_own_pawns),
      .own_knights(rank_views_7_own_knights),
      .own_diagonal(rank_views_7_own_diagonal),
      .own_straight(rank_views_7_own_straight),
      .own_king(rank_views_7_own_king),
      .own(rank_views_7_own),
      .their_pawns(rank_views_7_their_pawns),
      .their_knights(rank_views_7_their_knights),
      .their_diagonal(rank_views_7_their_diagonal),
      .their_straight(rank_views_7_their_straight),
      .their_king(rank_views_7_their_king),
      .theirs(rank_views_7_theirs)
  );

  fpgambit_count_pipeline_state_view state_view (
      .clock(clock),
      .state(state),
      .seen_file(state_view_seen_file),
      .file(file),
      .short_(state_view_short),
      .long_(state_view_long)
  );

  fpgambit_count_pipeline_threats threats (
      .clock(clock),
      .pawns_0(rank_views_0_their_pawns),
      .pawns_1(rank_views_1_their_pawns),
      .pawns_2(rank_views_2_their_pawns),
      .pawns_3(rank_views_3_their_pawns),
      .pawns_4(rank_views_4_their_pawns),
      .pawns_5(rank_views_5_their_pawns),
      .pawns_6(rank_views_6_their_pawns),
      .pawns_7(rank_views_7_their_pawns),
      .knights_0(rank_views_0_their_knights),
      .knights_1(rank_views_1_their_knights),
      .knights_2(rank_views_2_their_knights),
      .knights_3(rank_views_3_their_knights),
      .knights_4(rank_views_4_their_knights),
      .knights_5(rank_views_5_their_knights),
      .knights_6(rank_views_6_their_knights),
      .knights_7(rank_views_7_their_knights),
      .diagonal_0(rank_views_0_their_diagonal),
      .diagonal_1(rank_views_1_their_diagonal),
      .diagonal_2(rank_views_2_their_diagonal),
      .diagonal_3(rank_views_3_their_diagonal),
      .diagonal_4(rank_views_4_their_diagonal),
      .diagonal_5(rank_views_5_their_diagonal),
      .diagonal_6(rank_views_6_their_diagonal),
      .diagonal_7(rank_views_7_their_diagonal),
      .straight_0(rank_views_0_their_straight),
      .straight_1(rank_views_1_their_straight),
      .straight_2(rank_views_2_their_straight),
      .straight_3(rank_views_3_their_straight),
      .straight_4(rank_views_4_their_straight),
      .straight_5(rank_views_5_their_straight),
      .straight_6(rank_views_6_their_straight),
      .straight_7(rank_views_7_their_straight),
      .their_king_0(rank_views_0_their_king),
      .their_king_1(rank_views_1_their_king),
      .their_king_2(rank_views_2_their_king),
      .their_king_3(rank_views_3_their_king),
      .their_king_4(rank_views_4_their_king),
      .their_king_5(rank_views_5_their_king),
      .their_king_6(rank_views_6_their_king),
      .their_king_7(rank_views_7_their_king),
      .king_0(rank_views_0_own_king),
      .king_1(rank_views_1_own_king),
      .king_2(rank_views_2_own_king),
      .king_3(rank_views_3_own_king),
      .king_4(rank_views_4_own_king),
      .king_5(rank_views_5_own_king),
      .king_6(rank_views_6_own_king),
      .king_7(rank_views_7_own_king),
      .empty_0(threats_empty_0),
      .empty_1(threats_empty_1),
      .empty_2(threats_empty_2),
      .empty_3(threats_empty_3),
      .empty_4(threats_empty_4),
      .empty_5(threats_empty_5),
      .empty_6(threats_empty_6),
      .empty_7(threats_empty_7),
      .empty_later_0(threats_empty_later_0),
      .empty_later_1(threats_empty_later_1),
      .empty_later_2(threats_empty_later_2),
      .empty_later_3(threats_empty_later_3),
      .empty_later_4(threats_empty_later_4),
      .empty_later_5(threats_empty_later_5),
      .empty_later_6(threats_empty_later_6),
      .empty_later_7(threats_empty_later_7),
      .attacked_0(threats_attacked_0),
      .attacked_1(threats_attacked_1),
      .attacked_2(threats_attacked_2),
      .attacked_3(threats_attacked_3),
      .attacked_4(threats_attacked_4),
      .attacked_5(threats_attacked_5),
      .attacked_6(threats_attacked_6),
      .attacked_7(threats_attacked_7),
      .checkers_0(threats_checkers_0),
      .checkers_1(threats_checkers_1),
      .checkers_2(threats_checkers_2),
      .checkers_3(threats_checkers_3),
      .checkers_4(threats_checkers_4),
      .checkers_5(threats_checkers_5),
      .checkers_6(threats_checkers_6),
      .checkers_7(threats_checkers_7),
      .cover_0(threats_cover_0),
      .cover_1(threats_cover_1),
      .cover_2(threats_cover_2),
      .cover_3(threats_cover_3),
      .cover_4(threats_cover_4),
      .cover_5(threats_cover_5),
      .cover_6(threats_cover_6),
      .cover_7(threats_cover_7),
      .one_0(threats_one_0),
      .one_1(threats_one_1),
      .one_2(threats_one_2),
      .one_3(threats_one_3),
      .one_4(threats_one_4),
      .one_5(threats_one_5),
      .one_6(threats_one_6),
      .one_7(threats_one_7),
      .several_0(threats_several_0),
      .several_1(threats_several_1),
      .several_2(threats_several_2),
      .several_3(threats_several_3),
      .several_4(threats_several_4),
      .several_5(threats_several_5),
      .several_6(threats_several_6),
      .several_7(threats_several_7),
      .between_0(threats_between_0),
      .between_1(threats_between_1),
      .between_2(threats_between_2),
      .between_3(threats_between_3),
      .between_4(threats_between_4),
      .between_5(threats_between_5),
      .between_6(threats_between_6),
      .between_7(threats_between_7),
      .between_8(threats_between_8),
      .between_9(threats_between_9),
      .between_10(threats_between_10),
      .between_11(threats_between_11),
      .between_12(threats_between_12),
      .between_13(threats_between_13),
      .between_14(threats_between_14),
      .between_15(threats_between_15),
      .between_16(threats_between_16),
      .between_17(threats_between_17),
      .between_18(threats_between_18),
      .between_19(threats_between_19),
      .between_20(threats_between_20),
      .between_21(threats_between_21),
      .between_22(threats_between_22),
      .between_23(threats_between_23),
      .between_24(threats_between_24),
      .between_25(threats_between_25),
      .between_26(threats_between_26),
      .between_27(threats_between_27),
      .between_28(threats_between_28),
      .between_29(threats_between_29),
      .between_30(threats_between_30),
      .between_31(threats_between_31)
  );

  fpgambit_count_pipeline_en_passant_row en_passant_row (
      .clock(clock),
      .file(state_view_seen_file),
      .sliders(rank_views_4_their_straight),
      .king(rank_views_4_own_king),
      .empty(en_passant_row_empty),
      .east_bare(en_passant_row_east_bare),
      .west_bare(en_passant_row_west_bare)
  );

  fpgambit_count_pipeline_seen_pawns seen_pawns_0 (
      .clock(clock),
      .data_in_0(rank_views_0_own_pawns),
      .data_in_1(rank_views_1_own_pawns),
      .data_in_2(rank_views_2_own_pawns),
      .data_in_3(rank_views_3_own_pawns),
      .data_in_4(rank_views_4_own_pawns),
      .data_in_5(rank_views_5_own_pawns),
      .data_in_6(rank_views_6_own_pawns),
      .data_in_7(rank_views_7_own_pawns),
      .data_out_0(seen_pawns_0_data_out_0),
      .data_out_1(seen_pawns_0_data_out_1),
      .data_out_2(seen_pawns_0_data_out_2),
      .data_out_3(seen_pawns_0_data_out_3),
      .data_out_4(seen_pawns_0_data_out_4),
      .data_out_5(seen_pawns_0_data_out_5),
      .data_out_6(seen_pawns_0_data_out_6),
      .data_out_7(seen_pawns_0_data_out_7)
  );

  fpgambit_count_pipeline_seen_pawns seen_pawns_1 (
      .clock(clock),
      .data_in_0(seen_pawns_0_data_out_0),
      .data_in_1(seen_pawns_0_data_out_1),
      .data_in_2(seen_pawns_0_data_out_2),
      .data_in_3(seen_pawns_0_data_out_3),
      .data_in_4(seen_pawns_0_data_out_4),
      .data_in_5(seen_pawns_0_data_out_5),
      .data_in_6(seen_pawns_0_data_out_6),
      .data_in_7(seen_pawns_0_data_out_7),
      .data_out_0(seen_pawns_1_data_out_0),
      .data_out_1(seen_pawns_1_data_out_1),
      .data_out_2(seen_pawns_1_data_out_2),
      .data_out_3(seen_pawns_1_data_out_3),
      .data_out_4(seen_pawns_1_data_out_4),
      .data_out_5(seen_pawns_1_data_out_5),
      .data_out_6(seen_pawns_1_data_out_6),
      .data_out_7(seen_pawns_1_data_out_7)
  );

  fpgambit_count_pipeline_seen_pawns seen_pawns_2 (
      .clock(clock),
      .data_in_0(seen_pawns_1_data_out_0),
      .data_in_1(seen_pawns_1_data_out_1),
      .data_in_2(seen_pawns_1_data_out_2),
      .data_in_3(seen_pawns_1_data_out_3),
      .data_in_4(seen_pawns_1_data_out_4),
      .data_in_5(seen_pawns_1_data_out_5),
      .data_in_6(seen_pawns_1_data_out_6),
      .data_in_7(seen_pawns_1_data_out_7),
      .data_out_0(seen_pawns_2_data_out_0),
      .data_out_1(seen_pawns_2_data_out_1),
      .data_out_2(seen_pawns_2_data_out_2),
      .data_out_3(seen_pawns_2_data_out_3),
      .data_out_4(seen_pawns_2_data_out_4),
      .data_out_5(seen_pawns_2_data_out_5),
      .data_out_6(seen_pawns_2_data_out_6),
      .data_out_7(seen_pawns_2_data_out_7)
  );

  fpgambit_count_pipeline_seen_pawns seen_knights_0 (
      .clock(clock),
      .data_in_0(rank_views_0_own_knights),
      .data_in_1(rank_views_1_own_knights),
      .data_in_2(rank_views_2_own_knights),
      .data_in_3(rank_views_3_own_knights),
      .data_in_4(rank_views_4_own_knights),
      .data_in_5(rank_views_5_own_knights),
      .data_in_6(rank_views_6_own_knights),
      .data_in_7(rank_views_7_own_knights),
      .data_out_0(seen_knights_0_data_out_0),
      .data_out_1(seen_knights_0_data_out_1),
      .data_out_2(seen_knights_0_data_out_2),
      .data_out_3(seen_knights_0_data_out_3),
      .data_out_4(seen_knights_0_data_out_4),
      .data_out_5(seen_knights_0_data_out_5),
      .data_out_6(seen_knights_0_data_out_6),
      .data_out_7(seen_knights_0_data_out_7)
  );

  fpgambit_count_pipeline_seen_pawns seen_knights_1 (
      .clock(clock),
      .data_in_0(seen_knights_0_data_out_0),
      .data_in_1(seen_knights_0_data_out_1),
      .data_in_2(seen_knights_0_data_out_2),
      .data_in_3(seen_knights_0_data_out_3),
      .data_in_4(seen_knights_0_data_out_4),
      .data_in_5(seen_knights_0_data_out_5),
      .data_in_6(seen_knights_0_data_out_6),
      .data_in_7(seen_knights_0_data_out_7),
      .data_out_0(seen_knights_1_data_out_0),
      .data_out_1(seen_knights_1_data_out_1),
      .data_out_2(seen_knights_1_data_out_2),
      .data_out_3(seen_knights_1_data_out_3),
      .data_out_4(seen_knights_1_data_out_4),
      .data_out_5(seen_knights_1_data_out_5),
      .data_out_6(seen_knights_1_data_out_6),
      .data_out_7(seen_knights_1_data_out_7)
  );

  fpgambit_count_pipeline_seen_pawns seen_knights_2 (
      .clock(clock),
      .data_in_0(seen_knights_1_data_out_0),
      .data_in_1(seen_knights_1_data_out_1),
      .data_in_2(seen_knights_1_data_out_2),
      .data_in_3(seen_knights_1_data_out_3),
      .data_in_4(seen_knights_1_data_out_4),
      .data_in_5(seen_knights_1_data_out_5),
      .data_in_6(seen_knights_1_data_out_6),
      .data_in_7(seen_knights_1_data_out_7),
      .data_out_0(seen_knights_2_data_out_0),
      .data_out_1(seen_knights_2_data_out_1),
      .data_out_2(seen_knights_2_data_out_2),
      .data_out_3(seen_knights_2_data_out_3),
      .data_out_4(seen_knights_2_data_out_4),
      .data_out_5(seen_knights_2_data_out_5),
      .data_out_6(seen_knights_2_data_out_6),
      .data_out_7(seen_knights_2_data_out_7)
  );

  fpgambit_count_pipeline_seen_pawns seen_diagonal_0 (
      .clock(clock),
      .data_in_0(rank_views_0_own_diagonal),
      .data_in_1(rank_views_1_own_diagonal),
      .data_in_2(rank_views_2_own_diagonal),
      .data_in_3(rank_views_3_own_diagonal),
      .data_in_4(rank_views_4_own_diagonal),
      .data_in_5(rank_views_5_own_diagonal),
      .data_in_6(rank_views_6_own_diagonal),
      .data_in_7(rank_views_7_own_diagonal),
      .data_out_0(seen_diagonal_0_data_out_0),
      .data_out_1(seen_diagonal_0_data_out_1),
      .data_out_2(seen_diagonal_0_data_out_2),
      .data_out_3(seen_diagonal_0_data_out_3),
      .data_out_4(seen_diagonal_0_data_out_4),
      .data_out_5(seen_diagonal_0_data_out_5),
      .data_out_6(seen_diagonal_0_data_out_6),
      .data_out_7(seen_diagonal_0_data_out_7)
  );

  fpgambit_count_pipeline_seen_pawns seen_diagonal_1 (
      .clock(clock),
      .data_in_0(seen_diagonal_0_data_out_0),
      .data_in_1(seen_diagonal_0_data_out_1),
      .data_in_2(seen_diagonal_0_data_out_2),
      .data_in_3(seen_diagonal_0_data_out_3),
      .data_in_4(seen_diagonal_0_data_out_4),
      .data_in_5(seen_diagonal_0_data_out_5),
      .data_in_6(seen_diagonal_0_data_out_6),
      .data_in_7(seen_diagonal_0_data_out_7),
      .data_out_0(seen_diagonal_1_data_out_0),
      .data_out_1(seen_diagonal_1_data_out_1),
      .data_out_2(seen_diagonal_1_data_out_2),
      .data_out_3(seen_diagonal_1_data_out_3),
      .data_out_4(seen_diagonal_1_data_out_4),
      .data_out_5(seen_diagonal_1_data_out_5),
      .data_out_6(seen_diagonal_1_data_out_6),
      .data_out_7(seen_diagonal_1_data_out_7)
  );

  fpgambit_count_pipeline_seen_pawns seen_diagonal_2 (
      .clock(clock),
      .data_in_0(seen_diagonal_1_data_out_0),
      .data_in_1(seen_diagonal_1_data_out_1),
      .data_in_2(seen_diagonal_1_data_out_2),
      .data_in_3(seen_diagonal_1_data_out_3),
      .data_in_4(seen_diagonal_1_data_out_4),
      .data_in_5(seen_diagonal_1_data_out_5),
      .data_in_6(seen_diagonal_1_data_out_6),
      .data_in_7(seen_diagonal_1_data_out_7),
      .data_out_0(seen_diagonal_2_data_out_0),
      .data_out_1(seen_diagonal_2_data_out_1),
      .data_out_2(seen_diagonal_2_data_out_2),
      .data_out_3(seen_diagonal_2_data_out_3),
      .data_out_4(seen_diagonal_2_data_out_4),
      .data_out_5(seen_diagonal_2_data_out_5),
      .data_out_6(seen_diagonal_2_data_out_6),
      .data_out_7(seen_diagonal_2_data_out_7)
  );

  fpgambit_count_pipeline_seen_pawns seen_straight_0 (
      .clock(clock),
      .data_in_0(rank_views_0_own_straight),
      .data_in_1(rank_views_1_own_straight),
      .data_in_2(rank_views_2_own_straight),
      .data_in_3(rank_views_3_own_straight),
      .data_in_4(rank_views_4_own_straight),
      .data_in_5(rank_views_5_own_straight),
      .data_in_6(rank_views_6_own_straight),
      .data_in_7(rank_views_7_own_straight),
      .data_out_0(seen_straight_0_data_out_0),
      .data_out_1(seen_straight_0_data_out_1),
      .data_out_2(seen_straight_0_data_out_2),
      .data_out_3(seen_straight_0_data_out_3),
      .data_out_4(seen_straight_0_data_out_4),
      .data_out_5(seen_straight_0_data_out_5),
      .data_out_6(seen_straight_0_data_out_6),
      .data_out_7(seen_straight_0_data_out_7)
  );

  fpgambit_count_pipeline_seen_pawns seen_straight_1 (
      .clock(clock),
      .data_in_0(seen_straight_0_data_out_0),
      .data_in_1(seen_straight_0_data_out_1),
      .data_in_2(seen_straight_0_data_out_2),
      .data_in_3(seen_straight_0_data_out_3),
      .data_in_4(seen_straight_0_data_out_4),
      .data_in_5(seen_straight_0_data_out_5),
      .data_in_6(seen_straight_0_data_out_6),
      .data_in_7(seen_straight_0_data_out_7),
      .data_out_0(seen_straight_1_data_out_0),
      .data_out_1(seen_straight_1_data_out_1),
      .data_out_2(seen_straight_1_data_out_2),
      .data_out_3(seen_straight_1_data_out_3),
      .data_out_4(seen_straight_1_data_out_4),
      .data_out_5(seen_straight_1_data_out_5),
      .data_out_6(seen_straight_1_data_out_6),
      .data_out_7(seen_straight_1_data_out_7)
  );

  fpgambit_count_pipeline_seen_pawns seen_straight_2 (
      .clock(clock),
      .data_in_0(seen_straight_1_data_out_0),
      .data_in_1(seen_straight_1_data_out_1),
      .data_in_2(seen_straight_1_data_out_2),
      .data_in_3(seen_straight_1_data_out_3),
      .data_in_4(seen_straight_1_data_out_4),
      .data_in_5(seen_straight_1_data_out_5),
      .data_in_6(seen_straight_1_data_out_6),
      .data_in_7(seen_straight_1_data_out_7),
      .data_out_0(seen_straight_2_data_out_0),
      .data_out_1(seen_straight_2_data_out_1),
      .data_out_2(seen_straight_2_data_out_2),
      .data_out_3(seen_straight_2_data_out_3),
      .data_out_4(seen_straight_2_data_out_4),
      .data_out_5(seen_straight_2_data_out_5),
      .data_out_6(seen_straight_2_data_out_6),
      .data_out_7(seen_straight_2_data_out_7)
  );

  fpgambit_count_pipeline_seen_pawns seen_king_0 (
      .clock(clock),
      .data_in_0(rank_views_0_own_king),
      .data_in_1(rank_views_1_own_king),
      .data_in_2(rank_views_2_own_king),
      .data_in_3(rank_views_3_own_king),
      .data_in_4(rank_views_4_own_king),
      .data_in_5(rank_views_5_own_king),
      .data_in_6(rank_views_6_own_king),
      .data_in_7(rank_views_7_own_king),
      .data_out_0(seen_king_0_data_out_0),
      .data_out_1(seen_king_0_data_out_1),
      .data_out_2(seen_king_0_data_out_2),
      .data_out_3(seen_king_0_data_out_3),
      .data_out_4(seen_king_0_data_out_4),
      .data_out_5(seen_king_0_data_out_5),
      .data_out_6(seen_king_0_data_out_6),
      .data_out_7(seen_king_0_data_out_7)
  );

  fpgambit_count_pipeline_seen_pawns seen_king_1 (
      .clock(clock),
      .data_in_0(seen_king_0_data_out_0),
      .data_in_1(seen_king_0_data_out_1),
      .data_in_2(seen_king_0_data_out_2),
      .data_in_3(seen_king_0_data_out_3),
      .data_in_4(seen_king_0_data_out_4),
      .data_in_5(seen_king_0_data_out_5),
      .data_in_6(seen_king_0_data_out_6),
      .data_in_7(seen_king_0_data_out_7),
      .data_out_0(seen_king_1_data_out_0),
      .data_out_1(seen_king_1_data_out_1),
      .data_out_2(seen_king_1_data_out_2),
      .data_out_3(seen_king_1_data_out_3),
      .data_out_4(seen_king_1_data_out_4),
      .data_out_5(seen_king_1_data_out_5),
      .data_out_6(seen_king_1_data_out_6),
      .data_out_7(seen_king_1_data_out_7)
  );

  fpgambit_count_pipeline_seen_pawns seen_king_2 (
      .clock(clock),
      .data_in_0(seen_king_1_data_out_0),
      .data_in_1(seen_king_1_data_out_1),
      .data_in_2(seen_king_1_data_out_2),
      .data_in_3(seen_king_1_data_out_3),
      .data_in_4(seen_king_1_data_out_4),
      .data_in_5(seen_king_1_data_out_5),
      .data_in_6(seen_king_1_data_out_6),
      .data_in_7(seen_king_1_data_out_7),
      .data_out_0(own_king_0),
      .data_out_1(own_king_1),
      .data_out_2(own_king_2),
      .data_out_3(own_king_3),
      .data_out_4(own_king_4),
      .data_out_5(own_king_5),
      .data_out_6(own_king_6),
      .data_out_7(own_king_7)
  );

  fpgambit_count_pipeline_seen_pawns seen_own_0 (
      .clock(clock),
      .data_in_0(rank_views_0_own),
      .data_in_1(rank_views_1_own),
      .data_in_2(rank_views_2_own),
      .data_in_3(rank_views_3_own),
      .data_in_4(rank_views_4_own),
      .data_in_5(rank_views_5_own),
      .data_in_6(rank_views_6_own),
      .data_in_7(rank_views_7_own),
      .data_out_0(seen_own_0_data_out_0),
      .data_out_1(seen_own_0_data_out_1),
      .data_out_2(seen_own_0_data_out_2),
      .data_out_3(seen_own_0_data_out_3),
      .data_out_4(seen_own_0_data_out_4),
      .data_out_5(seen_own_0_data_out_5),
      .data_out_6(seen_own_0_data_out_6),
      .data_out_7(seen_own_0_data_out_7)
  );

  fpgambit_count_pipeline_seen_pawns seen_own_1 (
      .clock(clock),
      .data_in_0(seen_own_0_data_out_0),
      .data_in_1(seen_own_0_data_out_1),
      .data_in_2(seen_own_0_data_out_2),
      .data_in_3(seen_own_0_data_out_3),
      .data_in_4(seen_own_0_data_out_4),
      .data_in_5(seen_own_0_data_out_5),
      .data_in_6(seen_own_0_data_out_6),
      .data_in_7(seen_own_0_data_out_7),
      .data_out_0(seen_own_1_data_out_0),
      .data_out_1(seen_own_1_data_out_1),
      .data_out_2(seen_own_1_data_out_2),
      .data_out_3(seen_own_1_data_out_3),
      .data_out_4(seen_own_1_data_out_4),
      .data_out_5(seen_own_1_data_out_5),
      .data_out_6(seen_own_1_data_out_6),
      .data_out_7(seen_own_1_data_out_7)
  );

  fpgambit_count_pipeline_seen_pawns seen_own_2 (
      .clock(clock),
      .data_in_0(seen_own_1_data_out_0),
      .data_in_1(seen_own_1_data_out_1),
      .data_in_2(seen_own_1_data_out_2),
      .data_in_3(seen_own_1_data_out_3),
      .data_in_4(seen_own_1_data_out_4),
      .data_in_5(seen_own_1_data_out_5),
      .data_in_6(seen_own_1_data_out_6),
      .data_in_7(seen_own_1_data_out_7),
      .data_out_0(seen_own_2_data_out_0),
      .data_out_1(seen_own_2_data_out_1),
      .data_out_2(seen_own_2_data_out_2),
      .data_out_3(seen_own_2_data_out_3),
      .data_out_4(seen_own_2_data_out_4),
      .data_out_5(seen_own_2_data_out_5),
      .data_out_6(seen_own_2_data_out_6),
      .data_out_7(seen_own_2_data_out_7)
  );

  fpgambit_count_pipeline_seen_pawns seen_theirs_0 (
      .clock(clock),
      .data_in_0(rank_views_0_theirs),
      .data_in_1(rank_views_1_theirs),
      .data_in_2(rank_views_2_theirs),
      .data_in_3(rank_views_3_theirs),
      .data_in_4(rank_views_4_theirs),
      .data_in_5(rank_views_5_theirs),
      .data_in_6(rank_views_6_theirs),
      .data_in_7(rank_views_7_theirs),
      .data_out_0(seen_theirs_0_data_out_0),
      .data_out_1(seen_theirs_0_data_out_1),
      .data_out_2(seen_theirs_0_data_out_2),
      .data_out_3(seen_theirs_0_data_out_3),
      .data_out_4(seen_theirs_0_data_out_4),
      .data_out_5(seen_theirs_0_data_out_5),
      .data_out_6(seen_theirs_0_data_out_6),
      .data_out_7(seen_theirs_0_data_out_7)
  );

  fpgambit_count_pipeline_seen_pawns seen_theirs_1 (
      .clock(clock),
      .data_in_0(seen_theirs_0_data_out_0),
      .data_in_1(seen_theirs_0_data_out_1),
      .data_in_2(seen_theirs_0_data_out_2),
      .data_in_3(seen_theirs_0_data_out_3),
      .data_in_4(seen_theirs_0_data_out_4),
      .data_in_5(seen_theirs_0_data_out_5),
      .data_in_6(seen_theirs_0_data_out_6),
      .data_in_7(seen_theirs_0_data_out_7),
      .data_out_0(seen_theirs_1_data_out_0),
      .data_out_1(seen_theirs_1_data_out_1),
      .data_out_2(seen_theirs_1_data_out_2),
      .data_out_3(seen_theirs_1_data_out_3),
      .data_out_4(seen_theirs_1_data_out_4),
      .data_out_5(seen_theirs_1_data_out_5),
      .data_out_6(seen_theirs_1_data_out_6),
      .data_out_7(seen_theirs_1_data_out_7)
  );

  fpgambit_count_pipeline_seen_pawns seen_theirs_2 (
      .clock(clock),
      .data_in_0(seen_theirs_1_data_out_0),
      .data_in_1(seen_theirs_1_data_out_1),
      .data_in_2(seen_theirs_1_data_out_2),
      .data_in_3(seen_theirs_1_data_out_3),
      .data_in_4(seen_theirs_1_data_out_4),
      .data_in_5(seen_theirs_1_data_out_5),
      .data_in_6(seen_theirs_1_data_out_6),
      .data_in_7(seen_theirs_1_data_out_7),
      .data_out_0(seen_theirs_2_data_out_0),
      .data_out_1(seen_theirs_2_data_out_1),
      .data_out_2(seen_theirs_2_data_out_2),
      .data_out_3(seen_theirs_2_data_out_3),
      .data_out_4(seen_theirs_2_data_out_4),
      .data_out_5(seen_theirs_2_data_out_5),
      .data_out_6(seen_theirs_2_data_out_6),
      .data_out_7(seen_theirs_2_data_out_7)
  );

  fpgambit_count_pipeline_seen_pawns seen_theirs_3 (
      .clock(clock),
      .data_in_0(seen_theirs_2_data_out_0),
      .data_in_1(seen_theirs_2_data_out_1),
      .data_in_2(seen_theirs_2_data_out_2),
      .data_in_3(seen_theirs_2_data_out_3),
      .data_in_4(seen_theirs_2_data_out_4),
      .data_in_5(seen_theirs_2_data_out_5),
      .data_in_6(seen_theirs_2_data_out_6),
      .data_in_7(seen_theirs_2_data_out_7),
      .data_out_0(seen_theirs_3_data_out_0),
      .data_out_1(seen_theirs_3_data_out_1),
      .data_out_2(seen_theirs_3_data_out_2),
      .data_out_3(seen_theirs_3_data_out_3),
      .data_out_4(seen_theirs_3_data_out_4),
      .data_out_5(seen_theirs_3_data_out_5),
      .data_out_6(seen_theirs_3_data_out_6),
      .data_out_7(seen_theirs_3_data_out_7)
  );

  fpgambit_count_pipeline_check_summary check_summary (
      .one_0(threats_one_0),
      .one_1(threats_one_1),
      .one_2(threats_one_2),
      .one_3(threats_one_3),
      .one_4(threats_one_4),
      .one_5(threats_one_5),
      .one_6(threats_one_6),
      .one_7(threats_one_7),
      .several_0(threats_several_0),
      .several_1(threats_several_1),
      .several_2(threats_several_2),
      .several_3(threats_several_3),
      .several_4(threats_several_4),
      .several_5(threats_several_5),
      .several_6(threats_several_6),
      .several_7(threats_several_7),
      .check(check),
      .double_(check_summary_double)
  );

  fpgambit_count_pipeline_rank_sources rank_sources_0 (
      .clock(clock),
      .check(check),
      .double_(check_summary_double),
      .pawns(seen_pawns_2_data_out_0),
      .knights(seen_knights_2_data_out_0),
      .diagonal(seen_diagonal_2_data_out_0),
      .straight(seen_straight_2_data_out_0),
      .king(own_king_0),
      .king_beside(rank_sources_0_king_beside),
      .own(seen_own_2_data_out_0),
      .attacked(threats_attacked_0),
      .cover_(threats_cover_0),
      .single_0(threats_between_0),
      .single_1(threats_between_8),
      .single_2(threats_between_16),
      .single_3(threats_between_24),
      .sliders_0(rank_sources_0_sliders_0),
      .sliders_1(rank_sources_0_sliders_1),
      .sliders_2(rank_sources_0_sliders_2),
      .sliders_3(rank_sources_0_sliders_3),
      .free_knights(own_knights_0),
      .pushing(rank_sources_0_pushing),
      .capturing_east(rank_sources_0_capturing_east),
      .capturing_west(rank_sources_0_capturing_west),
      .allowed(open_to_0),
      .king_targets(king_moves_0)
  );

  fpgambit_count_pipeline_rank_sources rank_sources_1 (
      .clock(clock),
      .check(check),
      .double_(check_summary_double),
      .pawns(seen_pawns_2_data_out_1),
      .knights(seen_knights_2_data_out_1),
      .diagonal(seen_diagonal_2_data_out_1),
      .straight(seen_straight_2_data_out_1),
      .king(own_king_1),
      .king_beside(rank_sources_1_king_beside),
      .own(seen_own_2_data_out_1),
      .attacked(threats_attacked_1),
      .cover_(threats_cover_1),
      .single_0(threats_between_1),
      .single_1(threats_between_9),
      .single_2(threats_between_17),
      .single_3(threats_between_25),
      .sliders_0(rank_sources_1_sliders_0),
      .sliders_1(rank_sources_1_sliders_1),
      .sliders_2(rank_sources_1_sliders_2),
      .sliders_3(rank_sources_1_sliders_3),
      .free_knights(own_knights_1),
      .pushing(rank_sources_1_pushing),
      .capturing_east(rank_sources_1_capturing_east),
      .capturing_west(rank_sources_1_capturing_west),
      .allowed(open_to_1),
      .king_targets(king_moves_1)
  );

  fpgambit_count_pipeline_rank_sources rank_sources_2 (
      .clock(clock),
      .check(check),
      .double_(check_summary_double),
      .pawns(seen_pawns_2_data_out_2),
      .knights(seen_knights_2_data_out_2),
      .diagonal(seen_diagonal_2_data_out_2),
      .straight(seen_straight_2_data_out_2),
      .king(own_king_2),
      .king_beside(rank_sources_2_king_beside),
      .own(seen_own_2_data_out_2),
      .attacked(threats_attacked_2),
      .cover_(threats_cover_2),
      .single_0(threats_between_2),
      .single_1(threats_between_10),
      .single_2(threats_between_18),
      .single_3(threats_between_26),
      .sliders_0(rank_sources_2_sliders_0),
      .sliders_1(rank_sources_2_sliders_1),
      .sliders_2(rank_sources_2_sliders_2),
      .sliders_3(rank_sources_2_sliders_3),
      .free_knights(own_knights_2),
      .pushing(rank_sources_2_pushing),
      .capturing_east(rank_sources_2_capturing_east),
      .capturing_west(rank_sources_2_capturing_west),
      .allowed(open_to_2),
      .king_targets(king_moves_2)
  );

  fpgambit_count_pipeline_rank_sources rank_sources_3 (
      .clock(clock),
      .check(check),
      .double_(check_summary_double),
      .pawns(seen_pawns_2_data_out_3),
      .knights(seen_knights_2_data_out_3),
      .diagonal(seen_diagonal_2_data_out_3),
      .straight(seen_straight_2_data_out_3),
      .king(own_king_3),
      .king_beside(rank_sources_3_king_beside),
      .own(seen_own_2_data_out_3),
      .attacked(threats_attacked_3),
      .cover_(threats_cover_3),
      .single_0(threats_between_3),
      .single_1(threats_between_11),
      .single_2(threats_between_19),
      .single_3(threats_between_27),
      .sliders_0(rank_sources_3_sliders_0),
      .sliders_1(rank_sources_3_sliders_1),
      .sliders_2(rank_sources_3_sliders_2),
      .sliders_3(rank_sources_3_sliders_3),
      .free_knights(own_knights_3),
      .pushing(rank_sources_3_pushing),
      .capturing_east(rank_sources_3_capturing_east),
      .capturing_west(rank_sources_3_capturing_west),
      .allowed(open_to_3),
      .king_targets(king_moves_3)
  );

  fpgambit_count_pipeline_rank_sources rank_sources_4 (
      .clock(clock),
      .check(check),
      .double_(check_summary_double),
      .pawns(seen_pawns_2_data_out_4),
      .knights(seen_knights_2_data_out_4),
      .diagonal(seen_diagonal_2_data_out_4),
      .straight(seen_straight_2_data_out_4),
      .king(own_king_4),
      .king_beside(rank_sources_4_king_beside),
      .own(seen_own_2_data_out_4),
      .attacked(threats_attacked_4),
      .cover_(threats_cover_4),
      .single_0(threats_between_4),
      .single_1(threats_between_12),
      .single_2(threats_between_20),
      .single_3(threats_between_28),
      .sliders_0(rank_sources_4_sliders_0),
      .sliders_1(rank_sources_4_sliders_1),
      .sliders_2(rank_sources_4_sliders_2),
      .sliders_3(rank_sources_4_sliders_3),
      .free_knights(own_knights_4),
      .pushing(rank_sources_4_pushing),
      .capturing_east(rank_sources_4_capturing_east),
      .capturing_west(rank_sources_4_capturing_west),
      .allowed(open_to_4),
      .king_targets(king_moves_4)
  );

  fpgambit_count_pipeline_rank_sources rank_sources_5 (
      .clock(clock),
      .check(check),
      .double_(check_summary_double),
      .pawns(seen_pawns_2_data_out_5),
      .knights(seen_knights_2_data_out_5),
      .diagonal(seen_diagonal_2_data_out_5),
      .straight(seen_straight_2_data_out_5),
      .king(own_king_5),
      .king_beside(rank_sources_5_king_beside),
      .own(seen_own_2_data_out_5),
      .attacked(threats_attacked_5),
      .cover_(threats_cover_5),
      .single_0(threats_between_5),
      .single_1(threats_between_13),
      .single_2(threats_between_21),
      .single_3(threats_between_29),
      .sliders_0(rank_sources_5_sliders_0),
      .sliders_1(rank_sources_5_sliders_1),
      .sliders_2(rank_sources_5_sliders_2),
      .sliders_3(rank_sources_5_sliders_3),
      .free_knights(own_knights_5),
      .pushing(rank_sources_5_pushing),
      .capturing_east(rank_sources_5_capturing_east),
      .capturing_west(rank_sources_5_capturing_west),
      .allowed(open_to_5),
      .king_targets(king_moves_5)
  );

  fpgambit_count_pipeline_rank_sources rank_sources_6 (
      .clock(clock),
      .check(check),
      .double_(check_summary_double),
      .pawns(seen_pawns_2_data_out_6),
      .knights(seen_knights_2_data_out_6),
      .diagonal(seen_diagonal_2_data_out_6),
      .straight(seen_straight_2_data_out_6),
      .king(own_king_6),
      .king_beside(rank_sources_6_king_beside),
      .own(seen_own_2_data_out_6),
      .attacked(threats_attacked_6),
      .cover_(threats_cover_6),
      .single_0(threats_between_6),
      .single_1(threats_between_14),
      .single_2(threats_between_22),
      .single_3(threats_between_30),
      .sliders_0(rank_sources_6_sliders_0),
      .sliders_1(rank_sources_6_sliders_1),
      .sliders_2(rank_sources_6_sliders_2),
      .sliders_3(rank_sources_6_sliders_3),
      .free_knights(own_knights_6),
      .pushing(rank_sources_6_pushing),
      .capturing_east(rank_sources_6_capturing_east),
      .capturing_west(rank_sources_6_capturing_west),
      .allowed(open_to_6),
      .king_targets(king_moves_6)
  );

  fpgambit_count_pipeline_rank_sources rank_sources_7 (
      .clock(clock),
      .check(check),
      .double_(check_summary_double),
      .pawns(seen_pawns_2_data_out_7),
      .knights(seen_knights_2_data_out_7),
      .diagonal(seen_diagonal_2_data_out_7),
      .straight(seen_straight_2_data_out_7),
      .king(own_king_7),
      .king_beside(rank_sources_7_king_beside),
      .own(seen_own_2_data_out_7),
      .attacked(threats_attacked_7),
      .cover_(threats_cover_7),
      .single_0(threats_between_7),
      .single_1(threats_between_15),
      .single_2(threats_between_23),
      .single_3(threats_between_31),
      .sliders_0(rank_sources_7_sliders_0),
      .sliders_1(rank_sources_7_sliders_1),
      .sliders_2(rank_sources_7_sliders_2),
      .sliders_3(rank_sources_7_sliders_3),
      .free_knights(own_knights_7),
      .pushing(rank_sources_7_pushing),
      .capturing_east(rank_sources_7_capturing_east),
      .capturing_west(rank_sources_7_capturing_west),
      .allowed(open_to_7),
      .king_targets(king_moves_7)
  );

  fpgambit_count_pipeline_special_moves special_moves (
      .clock(clock),
      .check(check),
      .double_(check_summary_double),
      .short_(state_view_short),
      .long_(state_view_long),
      .home_empty(empty_0),
      .home_attacked(threats_attacked_0),
      .file(file),
      .pawns(seen_pawns_2_data_out_4),
      .single_0(threats_between_4),
      .single_1(threats_between_12),
      .single_2(threats_between_20),
      .single_3(threats_between_28),
      .checkers(threats_checkers_4),
      .cover_(threats_cover_5),
      .east_bare(bare_east),
      .west_bare(bare_west),
      .moves(special_found)
  );

  fpgambit_count_pipeline_seen_pawns seen_empty (
      .clock(clock),
      .data_in_0(empty_0),
      .data_in_1(empty_1),
      .data_in_2(empty_2),
      .data_in_3(empty_3),
      .data_in_4(empty_4),
      .data_in_5(empty_5),
      .data_in_6(empty_6),
      .data_in_7(empty_7),
      .data_out_0(now_empty_0),
      .data_out_1(now_empty_1),
      .data_out_2(now_empty_2),
      .data_out_3(now_empty_3),
      .data_out_4(now_empty_4),
      .data_out_5(now_empty_5),
      .data_out_6(now_empty_6),
      .data_out_7(now_empty_7)
  );

  fpgambit_count_pipeline_moves moves (
      .clock(clock),
      .sliders_0(rank_sources_0_sliders_0),
      .sliders_1(rank_sources_1_sliders_0),
      .sliders_2(rank_sources_2_sliders_0),
      .sliders_3(rank_sources_3_sliders_0),
      .sliders_4(rank_sources_4_sliders_0),
      .sliders_5(rank_sources_5_sliders_0),
      .sliders_6(rank_sources_6_sliders_0),
      .sliders_7(rank_sources_7_sliders_0),
      .sliders_8(rank_sources_0_sliders_1),
      .sliders_9(rank_sources_1_sliders_1),
      .sliders_10(rank_sources_2_sliders_1),
      .sliders_11(rank_sources_3_sliders_1),
      .sliders_12(rank_sources_4_sliders_1),
      .sliders_13(rank_sources_5_sliders_1),
      .sliders_14(rank_sources_6_sliders_1),
      .sliders_15(rank_sources_7_sliders_1),
      .sliders_16(rank_sources_0_sliders_2),
      .sliders_17(rank_sources_1_sliders_2),
      .sliders_18(rank_sources_2_sliders_2),
      .sliders_19(rank_sources_3_sliders_2),
      .sliders_20(rank_sources_4_sliders_2),
      .sliders_21(rank_sources_5_sliders_2),
      .sliders_22(rank_sources_6_sliders_2),
      .sliders_23(rank_sources_7_sliders_2),
      .sliders_24(rank_sources_0_sliders_3),
      .sliders_25(rank_sources_1_sliders_3),
      .sliders_26(rank_sources_2_sliders_3),
      .sliders_27(rank_sources_3_sliders_3),
      .sliders_28(rank_sources_4_sliders_3),
      .sliders_29(rank_sources_5_sliders_3),
      .sliders_30(rank_sources_6_sliders_3),
      .sliders_31(rank_sources_7_sliders_3),
      .knights_0(own_knights_0),
      .knights_1(own_knights_1),
      .knights_2(own_knights_2),
      .knights_3(own_knights_3),
      .knights_4(own_knights_4),
      .knights_5(own_knights_5),
      .knights_6(own_knights_6),
      .knights_7(own_knights_7),
      .pushing_0(rank_sources_0_pushing),
      .pushing_1(rank_sources_1_pushing),
      .pushing_2(rank_sources_2_pushing),
      .pushing_3(rank_sources_3_pushing),
      .pushing_4(rank_sources_4_pushing),
      .pushing_5(rank_sources_5_pushing),
      .pushing_6(rank_sources_6_pushing),
      .pushing_7(rank_sources_7_pushing),
      .capturing_east_0(rank_sources_0_capturing_east),
      .capturing_east_1(rank_sources_1_capturing_east),
      .capturing_east_2(rank_sources_2_capturing_east),
      .capturing_east_3(rank_sources_3_capturing_east),
      .capturing_east_4(rank_sources_4_capturing_east),
      .capturing_east_5(rank_sources_5_capturing_east),
      .capturing_east_6(rank_sources_6_capturing_east),
      .capturing_east_7(rank_sources_7_capturing_east),
      .capturing_west_0(rank_sources_0_capturing_west),
      .capturing_west_1(rank_sources_1_capturing_west),
      .capturing_west_2(rank_sources_2_capturing_west),
      .capturing_west_3(rank_sources_3_capturing_west),
      .capturing_west_4(rank_sources_4_capturing_west),
      .capturing_west_5(rank_sources_5_capturing_west),
      .capturing_west_6(rank_sources_6_capturing_west),
      .capturing_west_7(rank_sources_7_capturing_west),
      .empty_0(now_empty_0),
      .empty_1(now_empty_1),
      .empty_2(now_empty_2),
      .empty_3(now_empty_3),
      .empty_4(now_empty_4),
      .empty_5(now_empty_5),
      .empty_6(now_empty_6),
      .empty_7(now_empty_7),
      .theirs_0(seen_theirs_3_data_out_0),
      .theirs_1(seen_theirs_3_data_out_1),
      .theirs_2(seen_theirs_3_data_out_2),
      .theirs_3(seen_theirs_3_data_out_3),
      .theirs_4(seen_theirs_3_data_out_4),
      .theirs_5(seen_theirs_3_data_out_5),
      .theirs_6(seen_theirs_3_data_out_6),
      .theirs_7(seen_theirs_3_data_out_7),
      .allowed_later_0(allowed_0_data_out_0),
      .allowed_later_1(allowed_0_data_out_1),
      .allowed_later_2(allowed_0_data_out_2),
      .allowed_later_3(allowed_0_data_out_3),
      .allowed_later_4(allowed_0_data_out_4),
      .allowed_later_5(allowed_0_data_out_5),
      .allowed_later_6(allowed_0_data_out_6),
      .allowed_later_7(allowed_0_data_out_7),
      .allowed_last_0(allowed_1_data_out_0),
      .allowed_last_1(allowed_1_data_out_1),
      .allowed_last_2(allowed_1_data_out_2),
      .allowed_last_3(allowed_1_data_out_3),
      .allowed_last_4(allowed_1_data_out_4),
      .allowed_last_5(allowed_1_data_out_5),
      .allowed_last_6(allowed_1_data_out_6),
      .allowed_last_7(allowed_1_data_out_7),
      .pawn_moves_0(pawn_moves_0),
      .pawn_moves_1(pawn_moves_1),
      .pawn_moves_2(pawn_moves_2),
      .pawn_moves_3(pawn_moves_3),
      .pawn_moves_4(pawn_moves_4),
      .pawn_moves_5(pawn_moves_5),
      .pawn_moves_6(pawn_moves_6),
      .pawn_moves_7(pawn_moves_7),
      .pawn_moves_8(pawn_moves_8),
      .pawn_moves_9(pawn_moves_9),
      .pawn_moves_10(pawn_moves_10),
      .pawn_moves_11(pawn_moves_11),
      .pawn_moves_12(pawn_moves_12),
      .pawn_moves_13(pawn_moves_13),
      .pawn_moves_14(pawn_moves_14),
      .pawn_moves_15(pawn_moves_15),
      .moves_up_0(moves_up_0),
      .moves_up_1(moves_up_1),
      .moves_up_2(moves_up_2),
      .moves_up_3(moves_up_3),
      .moves_up_4(moves_up_4),
      .moves_up_5(moves_up_5),
      .moves_up_6(moves_up_6),
      .moves_up_7(moves_up_7),
      .moves_up_8(moves_up_8),
      .moves_up_9(moves_up_9),
      .moves_up_10(moves_up_10),
      .moves_up_11(moves_up_11),
      .moves_up_12(moves_up_12),
      .moves_up_13(moves_up_13),
      .moves_up_14(moves_up_14),
      .moves_up_15(moves_up_15),
      .moves_up_16(moves_up_16),
      .moves_up_17(moves_up_17),
      .moves_up_18(moves_up_18),
      .moves_up_19(moves_up_19),
      .moves_up_20(moves_up_20),
      .moves_up_21(moves_up_21),
      .moves_up_22(moves_up_22),
      .moves_up_23(moves_up_23),
      .moves_up_24(moves_up_24),
      .moves_up_25(moves_up_25),
      .moves_up_26(moves_up_26),
      .moves_up_27(moves_up_27),
      .moves_up_28(moves_up_28),
      .moves_up_29(moves_up_29),
      .moves_up_30(moves_up_30),
      .moves_up_31(moves_up_31),
      .moves_down_0(moves_down_0),
      .moves_down_1(moves_down_1),
      .moves_down_2(moves_down_2),
      .moves_down_3(moves_down_3),
      .moves_down_4(moves_down_4),
      .moves_down_5(moves_down_5),
      .moves_down_6(moves_down_6),
      .moves_down_7(moves_down_7),
      .moves_down_8(moves_down_8),
      .moves_down_9(moves_down_9),
      .moves_down_10(moves_down_10),
      .moves_down_11(moves_down_11),
      .moves_down_12(moves_down_12),
      .moves_down_13(moves_down_13),
      .moves_down_14(moves_down_14),
      .moves_down_15(moves_down_15),
      .moves_down_16(moves_down_16),
      .moves_down_17(moves_down_17),
      .moves_down_18(moves_down_18),
      .moves_down_19(moves_down_19),
      .moves_down_20(moves_down_20),
      .moves_down_21(moves_down_21),
      .moves_down_22(moves_down_22),
      .moves_down_23(moves_down_23),
      .moves_down_24(moves_down_24),
      .moves_down_25(moves_down_25),
      .moves_down_26(moves_down_26),
      .moves_down_27(moves_down_27),
      .moves_down_28(moves_down_28),
      .moves_down_29(moves_down_29),
      .moves_down_30(moves_down_30),
      .moves_down_31(moves_down_31),
      .slider_sums_0(moves_slider_sums_0),
      .slider_sums_1(moves_slider_sums_1),
      .slider_sums_2(moves_slider_sums_2),
      .slider_sums_3(moves_slider_sums_3),
      .slider_sums_4(moves_slider_sums_4),
      .slider_sums_5(moves_slider_sums_5),
      .slider_sums_6(moves_slider_sums_6),
      .slider_sums_7(moves_slider_sums_7),
      .slider_sums_8(moves_slider_sums_8),
      .slider_sums_9(moves_slider_sums_9),
      .slider_sums_10(moves_slider_sums_10),
      .slider_sums_11(moves_slider_sums_11),
      .slider_sums_12(moves_slider_sums_12),
      .slider_sums_13(moves_slider_sums_13),
      .slider_sums_14(moves_slider_sums_14),
      .slider_sums_15(moves_slider_sums_15),
      .slider_sums_16(moves_slider_sums_16),
      .slider_sums_17(moves_slider_sums_17),
      .slider_sums_18(moves_slider_sums_18),
      .slider_sums_19(moves_slider_sums_19),
      .slider_sums_20(moves_slider_sums_20),
      .slider_sums_21(moves_slider_sums_21),
      .slider_sums_22(moves_slider_sums_22),
      .slider_sums_23(moves_slider_sums_23),
      .slider_sums_24(moves_slider_sums_24),
      .slider_sums_25(moves_slider_sums_25),
      .slider_sums_26(moves_slider_sums_26),
      .slider_sums_27(moves_slider_sums_27),
      .slider_sums_28(moves_slider_sums_28),
      .slider_sums_29(moves_slider_sums_29),
      .slider_sums_30(moves_slider_sums_30),
      .slider_sums_31(moves_slider_sums_31),
      .leaper_sums_0(moves_leaper_sums_0),
      .leaper_sums_1(moves_leaper_sums_1),
      .leaper_sums_2(moves_leaper_sums_2),
      .leaper_sums_3(moves_leaper_sums_3),
      .leaper_sums_4(moves_leaper_sums_4),
      .leaper_sums_5(moves_leaper_sums_5),
      .leaper_sums_6(moves_leaper_sums_6),
      .leaper_sums_7(moves_leaper_sums_7),
      .leaper_sums_8(moves_leaper_sums_8),
      .leaper_sums_9(moves_leaper_sums_9),
      .leaper_sums_10(moves_leaper_sums_10),
      .leaper_sums_11(moves_leaper_sums_11),
      .leaper_sums_12(moves_leaper_sums_12),
      .leaper_sums_13(moves_leaper_sums_13),
      .leaper_sums_14(moves_leaper_sums_14),
      .leaper_sums_15(moves_leaper_sums_15),
      .leaper_sums_16(moves_leaper_sums_16),
      .leaper_sums_17(moves_leaper_sums_17),
      .leaper_sums_18(moves_leaper_sums_18),
      .leaper_sums_19(moves_leaper_sums_19),
      .leaper_sums_20(moves_leaper_sums_20),
      .leaper_sums_21(moves_leaper_sums_21),
      .leaper_sums_22(moves_leaper_sums_22),
      .leaper_sums_23(moves_leaper_sums_23),
      .leaper_sums_24(moves_leaper_sums_24),
      .leaper_sums_25(moves_leaper_sums_25),
      .leaper_sums_26(moves_leaper_sums_26),
      .leaper_sums_27(moves_leaper_sums_27),
      .leaper_sums_28(moves_leaper_sums_28),
      .leaper_sums_29(moves_leaper_sums_29),
      .leaper_sums_30(moves_leaper_sums_30),
      .leaper_sums_31(moves_leaper_sums_31)
  );

  fpgambit_count_pipeline_seen_pawns allowed_0 (
      .clock(clock),
      .data_in_0(open_to_0),
      .data_in_1(open_to_1),
      .data_in_2(open_to_2),
      .data_in_3(open_to_3),
      .data_in_4(open_to_4),
      .data_in_5(open_to_5),
      .data_in_6(open_to_6),
      .data_in_7(open_to_7),
      .data_out_0(allowed_0_data_out_0),
      .data_out_1(allowed_0_data_out_1),
      .data_out_2(allowed_0_data_out_2),
      .data_out_3(allowed_0_data_out_3),
      .data_out_4(allowed_0_data_out_4),
      .data_out_5(allowed_0_data_out_5),
      .data_out_6(allowed_0_data_out_6),
      .data_out_7(allowed_0_data_out_7)
  );

  fpgambit_count_pipeline_seen_pawns allowed_1 (
      .clock(clock),
      .data_in_0(allowed_0_data_out_0),
      .data_in_1(allowed_0_data_out_1),
      .data_in_2(allowed_0_data_out_2),
      .data_in_3(allowed_0_data_out_3),
      .data_in_4(allowed_0_data_out_4),
      .data_in_5(allowed_0_data_out_5),
      .data_in_6(allowed_0_data_out_6),
      .data_in_7(allowed_0_data_out_7),
      .data_out_0(allowed_1_data_out_0),
      .data_out_1(allowed_1_data_out_1),
      .data_out_2(allowed_1_data_out_2),
      .data_out_3(allowed_1_data_out_3),
      .data_out_4(allowed_1_data_out_4),
      .data_out_5(allowed_1_data_out_5),
      .data_out_6(allowed_1_data_out_6),
      .data_out_7(allowed_1_data_out_7)
  );

  fpgambit_count_pipeline_seen_pawns king_targets_0 (
      .clock(clock),
      .data_in_0(king_moves_0),
      .data_in_1(king_moves_1),
      .data_in_2(king_moves_2),
      .data_in_3(king_moves_3),
      .data_in_4(king_moves_4),
      .data_in_5(king_moves_5),
      .data_in_6(king_moves_6),
      .data_in_7(king_moves_7),
      .data_out_0(king_targets_0_data_out_0),
      .data_out_1(king_targets_0_data_out_1),
      .data_out_2(king_targets_0_data_out_2),
      .data_out_3(king_targets_0_data_out_3),
      .data_out_4(king_targets_0_data_out_4),
      .data_out_5(king_targets_0_data_out_5),
      .data_out_6(king_targets_0_data_out_6),
      .data_out_7(king_targets_0_data_out_7)
  );

  fpgambit_count_pipeline_seen_pawns king_targets_1 (
      .clock(clock),
      .data_in_0(king_targets_0_data_out_0),
      .data_in_1(king_targets_0_data_out_1),
      .data_in_2(king_targets_0_data_out_2),
      .data_in_3(king_targets_0_data_out_3),
      .data_in_4(king_targets_0_data_out_4),
      .data_in_5(king_targets_0_data_out_5),
      .data_in_6(king_targets_0_data_out_6),
      .data_in_7(king_targets_0_data_out_7),
      .data_out_0(king_targets_1_data_out_0),
      .data_out_1(king_targets_1_data_out_1),
      .data_out_2(king_targets_1_data_out_2),
      .data_out_3(king_targets_1_data_out_3),
      .data_out_4(king_targets_1_data_out_4),
      .data_out_5(king_targets_1_data_out_5),
      .data_out_6(king_targets_1_data_out_6),
      .data_out_7(king_targets_1_data_out_7)
  );

  fpgambit_count_pipeline_seen_pawns king_targets_2 (
      .clock(clock),
      .data_in_0(king_targets_1_data_out_0),
      .data_in_1(king_targets_1_data_out_1),
      .data_in_2(king_targets_1_data_out_2),
      .data_in_3(king_targets_1_data_out_3),
      .data_in_4(king_targets_1_data_out_4),
      .data_in_5(king_targets_1_data_out_5),
      .data_in_6(king_targets_1_data_out_6),
      .data_in_7(king_targets_1_data_out_7),
      .data_out_0(king_targets_2_data_out_0),
      .data_out_1(king_targets_2_data_out_1),
      .data_out_2(king_targets_2_data_out_2),
      .data_out_3(king_targets_2_data_out_3),
      .data_out_4(king_targets_2_data_out_4),
      .data_out_5(king_targets_2_data_out_5),
      .data_out_6(king_targets_2_data_out_6),
      .data_out_7(king_targets_2_data_out_7)
  );

  fpgambit_count_pipeline_rank_counts rank_counts_0 (
      .clock(clock),
      .sliders_0(moves_slider_sums_0),
      .sliders_1(moves_slider_sums_8),
      .sliders_2(moves_slider_sums_16),
      .sliders_3(moves_slider_sums_24),
      .leapers_0(moves_leaper_sums_0),
      .leapers_1(moves_leaper_sums_8),
      .leapers_2(moves_leaper_sums_16),
      .leapers_3(moves_leaper_sums_24),
      .king(king_targets_2_data_out_0),
      .special({4'd0, special_2}),
      .count(rank_counts_0_count)
  );

  fpgambit_count_pipeline_rank_counts rank_counts_1 (
      .clock(clock),
      .sliders_0(moves_slider_sums_1),
      .sliders_1(moves_slider_sums_9),
      .sliders_2(moves_slider_sums_17),
      .sliders_3(moves_slider_sums_25),
      .leapers_0(moves_leaper_sums_1),
      .leapers_1(moves_leaper_sums_9),
      .leapers_2(moves_leaper_sums_17),
      .leapers_3(moves_leaper_sums_25),
      .king(king_targets_2_data_out_1),
      .special(8'd0),
      .count(rank_counts_1_count)
  );

  fpgambit_count_pipeline_rank_counts rank_counts_2 (
      .clock(clock),
      .sliders_0(moves_slider_sums_2),
      .sliders_1(moves_slider_sums_10),
      .sliders_2(moves_slider_sums_18),
      .sliders_3(moves_slider_sums_26),
      .leapers_0(moves_leaper_sums_2),
      .leapers_1(moves_leaper_sums_10),
      .leapers_2(moves_leaper_sums_18),
      .leapers_3(moves_leaper_sums_26),
      .king(king_targets_2_data_out_2),
      .special(8'd0),
      .count(rank_counts_2_count)
  );

  fpgambit_count_pipeline_rank_counts rank_counts_3 (
      .clock(clock),
      .sliders_0(moves_slider_sums_3),
      .sliders_1(moves_slider_sums_11),
      .sliders_2(moves_slider_sums_19),
      .sliders_3(moves_slider_sums_27),
      .leapers_0(moves_leaper_sums_3),
      .leapers_1(moves_leaper_sums_11),
      .leapers_2(moves_leaper_sums_19),
      .leapers_3(moves_leaper_sums_27),
      .king(king_targets_2_data_out_3),
      .special(8'd0),
      .count(rank_counts_3_count)
  );

  fpgambit_count_pipeline_rank_counts rank_counts_4 (
      .clock(clock),
      .sliders_0(moves_slider_sums_4),
      .sliders_1(moves_slider_sums_12),
      .sliders_2(moves_slider_sums_20),
      .sliders_3(moves_slider_sums_28),
      .leapers_0(moves_leaper_sums_4),
      .leapers_1(moves_leaper_sums_12),
      .leapers_2(moves_leaper_sums_20),
      .leapers_3(moves_leaper_sums_28),
      .king(king_targets_2_data_out_4),
      .special(8'd0),
      .count(rank_counts_4_count)
  );

  fpgambit_count_pipeline_rank_counts rank_counts_5 (
      .clock(clock),
      .sliders_0(moves_slider_sums_5),
      .sliders_1(moves_slider_sums_13),
      .sliders_2(moves_slider_sums_21),
      .sliders_3(moves_slider_sums_29),
      .leapers_0(moves_leaper_sums_5),
      .leapers_1(moves_leaper_sums_13),
      .leapers_2(moves_leaper_sums_21),
      .leapers_3(moves_leaper_sums_29),
      .king(king_targets_2_data_out_5),
      .special(8'd0),
      .count(rank_counts_5_count)
  );

  fpgambit_count_pipeline_rank_counts rank_counts_6 (
      .clock(clock),
      .sliders_0(moves_slider_sums_6),
      .sliders_1(moves_slider_sums_14),
      .sliders_2(moves_slider_sums_22),
      .sliders_3(moves_slider_sums_30),
      .leapers_0(moves_leaper_sums_6),
      .leapers_1(moves_leaper_sums_14),
      .leapers_2(moves_leaper_sums_22),
      .leapers_3(moves_leaper_sums_30),
      .king(king_targets_2_data_out_6),
      .special(8'd0),
      .count(rank_counts_6_count)
  );

  fpgambit_count_pipeline_rank_counts rank_counts_7 (
      .clock(clock),
      .sliders_0(moves_slider_sums_7),
      .sliders_1(moves_slider_sums_15),
      .sliders_2(moves_slider_sums_23),
      .sliders_3(moves_slider_sums_31),
      .leapers_0(moves_leaper_sums_7),
      .leapers_1(moves_leaper_sums_15),
      .leapers_2(moves_leaper_sums_23),
      .leapers_3(moves_leaper_sums_31),
      .king(king_targets_2_data_out_7),
      .special(8'd0),
      .count(rank_counts_7_count)
  );

  fpgambit_count_pipeline_board_count board_count (
      .clock(clock),
      .ranks_0(rank_counts_0_count),
      .ranks_1(rank_counts_1_count),
      .ranks_2(rank_counts_2_count),
      .ranks_3(rank_counts_3_count),
      .ranks_4(rank_counts_4_count),
      .ranks_5(rank_counts_5_count),
      .ranks_6(rank_counts_6_count),
      .ranks_7(rank_counts_7_count),
      .count(count)
  );

  // First and second stage: as the mover sees it. Black's first rank is White's last.
  assign rank_views_0_black = state[STATE_WORD_SIDE];
  assign rank_views_1_black = state[STATE_WORD_SIDE];
  assign rank_views_2_black = state[STATE_WORD_SIDE];
  assign rank_views_3_black = state[STATE_WORD_SIDE];
  assign rank_views_4_black = state[STATE_WORD_SIDE];
  assign rank_views_5_black = state[STATE_WORD_SIDE];
  assign rank_views_6_black = state[STATE_WORD_SIDE];
  assign rank_views_7_black = state[STATE_WORD_SIDE];

  // Third to fifth: threats; the own pieces wait.
  assign threats_empty_0 = ~(rank_views_0_own | rank_views_0_theirs);
  assign threats_empty_later_0 = ~(seen_own_1_data_out_0 | seen_theirs_1_data_out_0);
  assign threats_empty_1 = ~(rank_views_1_own | rank_views_1_theirs);
  assign threats_empty_later_1 = ~(seen_own_1_data_out_1 | seen_theirs_1_data_out_1);
  assign threats_empty_2 = ~(rank_views_2_own | rank_views_2_theirs);
  assign threats_empty_later_2 = ~(seen_own_1_data_out_2 | seen_theirs_1_data_out_2);
  assign threats_empty_3 = ~(rank_views_3_own | rank_views_3_theirs);
  assign threats_empty_later_3 = ~(seen_own_1_data_out_3 | seen_theirs_1_data_out_3);
  assign threats_empty_4 = ~(rank_views_4_own | rank_views_4_theirs);
  assign threats_empty_later_4 = ~(seen_own_1_data_out_4 | seen_theirs_1_data_out_4);
  assign threats_empty_5 = ~(rank_views_5_own | rank_views_5_theirs);
  assign threats_empty_later_5 = ~(seen_own_1_data_out_5 | seen_theirs_1_data_out_5);
  assign threats_empty_6 = ~(rank_views_6_own | rank_views_6_theirs);
  assign threats_empty_later_6 = ~(seen_own_1_data_out_6 | seen_theirs_1_data_out_6);
  assign threats_empty_7 = ~(rank_views_7_own | rank_views_7_theirs);
  assign threats_empty_later_7 = ~(seen_own_1_data_out_7 | seen_theirs_1_data_out_7);
  assign en_passant_row_empty = ~(rank_views_4_own | rank_views_4_theirs);

  // Sixth: which pieces may move, and where to.
  assign king_around_0 = 8'd0;
  assign king_around_9 = 8'd0;
  assign king_around_1 = own_king_0;
  assign empty_0 = ~(seen_own_2_data_out_0 | seen_theirs_2_data_out_0);
  assign king_around_2 = own_king_1;
  assign empty_1 = ~(seen_own_2_data_out_1 | seen_theirs_2_data_out_1);
  assign king_around_3 = own_king_2;
  assign empty_2 = ~(seen_own_2_data_out_2 | seen_theirs_2_data_out_2);
  assign king_around_4 = own_king_3;
  assign empty_3 = ~(seen_own_2_data_out_3 | seen_theirs_2_data_out_3);
  assign king_around_5 = own_king_4;
  assign empty_4 = ~(seen_own_2_data_out_4 | seen_theirs_2_data_out_4);
  assign king_around_6 = own_king_5;
  assign empty_5 = ~(seen_own_2_data_out_5 | seen_theirs_2_data_out_5);
  assign king_around_7 = own_king_6;
  assign empty_6 = ~(seen_own_2_data_out_6 | seen_theirs_2_data_out_6);
  assign king_around_8 = own_king_7;
  assign empty_7 = ~(seen_own_2_data_out_7 | seen_theirs_2_data_out_7);
  assign rank_sources_0_king_beside = king_around_0 | king_around_2;
  assign rank_sources_1_king_beside = king_around_1 | king_around_3;
  assign rank_sources_2_king_beside = king_around_2 | king_around_4;
  assign rank_sources_3_king_beside = king_around_3 | king_around_5;
  assign rank_sources_4_king_beside = king_around_4 | king_around_6;
  assign rank_sources_5_king_beside = king_around_5 | king_around_7;
  assign rank_sources_6_king_beside = king_around_6 | king_around_8;
  assign rank_sources_7_king_beside = king_around_7 | king_around_9;

  // Seventh to ninth: moves to each square; what may be gone to waits.
  // Tenth to thirteenth: the sum.
  // What the moves are, for who wants to make them.
  assign occupied_0 = rank_views_0_own | rank_views_0_theirs;
  assign occupied_1 = rank_views_1_own | rank_views_1_theirs;
  assign occupied_2 = rank_views_2_own | rank_views_2_theirs;
  assign occupied_3 = rank_views_3_own | rank_views_3_theirs;
  assign occupied_4 = rank_views_4_own | rank_views_4_theirs;
  assign occupied_5 = rank_views_5_own | rank_views_5_theirs;
  assign occupied_6 = rank_views_6_own | rank_views_6_theirs;
  assign occupied_7 = rank_views_7_own | rank_views_7_theirs;

  initial begin
    bare_east = 1'b0;
    bare_west = 1'b0;
    special_0 = 4'd0;
    special_1 = 4'd0;
    special_2 = 4'd0;
  end

  always @(posedge clock) begin
    bare_east <= en_passant_row_east_bare;
    bare_west <= en_passant_row_west_bare;
    special_0 <= special_found;
    special_1 <= special_0;
    special_2 <= special_1;
  end

  // What nothing here reads.
  wire unused = &{1'b0, threats_checkers_0, threats_checkers_1, threats_checkers_2,
      threats_checkers_3, threats_checkers_5, threats_checkers_6, threats_checkers_7};
endmodule

`default_nettype wire
