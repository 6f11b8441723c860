// fpgambit_make: makes or takes back one chess move per clock
//
// SPDX-License-Identifier: MIT OR Apache-2.0
//
// The unit takes a board, its state word and a move word. It returns the board and state word after
// the move, with an undo record. If move_back is high, it takes the move back instead: from the
// board and state word after the move, the same move word and the undo record, it returns the board
// and state word before the move, bit for bit.
//
// Piece nibbles: 0 empty; 1 to 6 white pawn, knight, bishop, rook, queen, king; 9 to 14 black.
// State word: [0] side to move, 1 = black; [4:1] castling rights: [1] White on the king's side, [2]
// White on the queen's side, [3] Black on the king's side, [4] Black on the queen's side; [5] there
// is an en passant square; [11:6] that square; [18:12] half-move clock; [31:19] full-move number.
// The half-move clock stops at 127, and the full-move number at 8,191. After every double push, the
// square behind the pawn is the en passant square, even if no pawn can capture there. Move word:
// [5:0] from, [11:6] to, [15:12] kind. Kinds: 0 quiet, 1 double push, 2 castling on the king's
// side, 3 castling on the queen's side, 4 capture, 5 en passant, 8 to 11 promotion to knight,
// bishop, rook, queen, 12 to 15 capture with promotion to the same pieces. Castling is the king's
// move. Undo record: [17:0] bits 18 to 1 of the state word before the move; [18] the move
// incremented the full-move number; [22:19] nibble of the captured piece, 0 if none.
//
// Latency: the unit offers the board three clocks after it accepted the move. Throughput: one board
// per clock, in the order of the moves. While an offered board waits for the sink, the whole
// pipeline stalls.
//
// While reset is high, the unit accepts nothing; all moves in progress and a waiting board are
// discarded.
//
// Preconditions: the move is pseudo-legal in the position. No pawn is on the first or last rank.
// For each castling right, the king and that rook are on their home squares. There is an en passant
// square only if the last move was a double push; then it is the square behind that pawn. A move to
// take back is the last move made, with its own undo record. If a precondition is violated, the
// unit still returns a board on time. This board is meaningless, and depends only on the inputs
// that came with that move.
//
// Generated: do not edit. Made by:
//   fpgambit export --unit make --build compact --out DIR

`default_nettype none

module fpgambit_make (
    input  wire        clock,         // Clock, rising edge
    input  wire        reset,         // Synchronous reset: no board offered, moves in progress are
                                      // discarded
    input  wire        move_valid,    // A move is offered
    output wire        move_ready,    // Accepted at this edge if move_valid is high; low during
                                      // reset and while a board waits to be accepted
    input  wire        move_back,     // 0: make the move; 1: take it back
    input  wire [15:0] move_word,     // The move word: from [5:0], to [11:6], kind [15:12]
    input  wire [22:0] move_undo,     // The undo record of the move to take back; ignored when
                                      // making a move
    input  wire [31:0] move_rank_0,   // The board before the move: ranks 1 to 8, eight piece
                                      // nibbles each, file a in the lowest bits
    input  wire [31:0] move_rank_1,   // The board before the move: ranks 1 to 8, eight piece
                                      // nibbles each, file a in the lowest bits
    input  wire [31:0] move_rank_2,   // The board before the move: ranks 1 to 8, eight piece
                                      // nibbles each, file a in the lowest bits
    input  wire [31:0] move_rank_3,   // The board before the move: ranks 1 to 8, eight piece
                                      // nibbles each, file a in the lowest bits
    input  wire [31:0] move_rank_4,   // The board before the move: ranks 1 to 8, eight piece
                                      // nibbles each, file a in the lowest bits
    input  wire [31:0] move_rank_5,   // The board before the move: ranks 1 to 8, eight piece
                                      // nibbles each, file a in the lowest bits
    input  wire [31:0] move_rank_6,   // The board before the move: ranks 1 to 8, eight piece
                                      // nibbles each, file a in the lowest bits
    input  wire [31:0] move_rank_7,   // The board before the move: ranks 1 to 8, eight piece
                                      // nibbles each, file a in the lowest bits
    input  wire [31:0] move_state,    // The state word before the move
    output wire        board_valid,   // A board is offered; it holds until accepted and does not
                                      // wait for board_ready
    input  wire        board_ready,   // The sink accepts it at this edge
    output wire [31:0] board_rank_0,  // The board after the move: ranks 1 to 8
    output wire [31:0] board_rank_1,  // The board after the move: ranks 1 to 8
    output wire [31:0] board_rank_2,  // The board after the move: ranks 1 to 8
    output wire [31:0] board_rank_3,  // The board after the move: ranks 1 to 8
    output wire [31:0] board_rank_4,  // The board after the move: ranks 1 to 8
    output wire [31:0] board_rank_5,  // The board after the move: ranks 1 to 8
    output wire [31:0] board_rank_6,  // The board after the move: ranks 1 to 8
    output wire [31:0] board_rank_7,  // The board after the move: ranks 1 to 8
    output wire [31:0] board_state,   // The state word after the move
    output wire [22:0] board_undo,    // The undo record: [17:0] the state word's bits 18 to 1, [18]
                                      // the full-move number was incremented, [22:19] the captured
                                      // piece; 0 when taking a move back
    output wire [15:0] cycles         // Clocks of this run, from the move accepted by the idle unit
                                      // to the last board accepted, inclusive, modulo 65,536
);

  localparam [3:0] MOVE_WORD_TO = 4'd6;

  reg  [31:0] held_ranks_0;
  reg  [31:0] held_ranks_1;
  reg  [31:0] held_ranks_2;
  reg  [31:0] held_ranks_3;
  reg  [31:0] held_ranks_4;
  reg  [31:0] held_ranks_5;
  reg  [31:0] held_ranks_6;
  reg  [31:0] held_ranks_7;

  reg  [3:0]  here_0;
  reg  [3:0]  here_1;
  reg  [3:0]  here_2;
  reg  [3:0]  here_3;
  reg  [3:0]  here_4;
  reg  [3:0]  here_5;
  reg  [3:0]  here_6;
  reg  [3:0]  here_7;
  wire        control_advance;
  wire        control_read_back;
  wire [15:0] control_read_word;
  wire [22:0] control_read_record;
  wire [31:0] control_read_state;
  wire [2:0]  rank_readers_0_to_file;
  wire [31:0] rank_readers_0_held;
  wire [3:0]  rank_readers_0_on_from;
  wire [3:0]  rank_readers_0_on_to;
  wire [2:0]  rank_readers_1_to_file;
  wire [31:0] rank_readers_1_held;
  wire [3:0]  rank_readers_1_on_from;
  wire [3:0]  rank_readers_1_on_to;
  wire [2:0]  rank_readers_2_to_file;
  wire [31:0] rank_readers_2_held;
  wire [3:0]  rank_readers_2_on_from;
  wire [3:0]  rank_readers_2_on_to;
  wire [2:0]  rank_readers_3_to_file;
  wire [31:0] rank_readers_3_held;
  wire [3:0]  rank_readers_3_on_from;
  wire [3:0]  rank_readers_3_on_to;
  wire [2:0]  rank_readers_4_to_file;
  wire [31:0] rank_readers_4_held;
  wire [3:0]  rank_readers_4_on_from;
  wire [3:0]  rank_readers_4_on_to;
  wire [2:0]  rank_readers_5_to_file;
  wire [31:0] rank_readers_5_held;
  wire [3:0]  rank_readers_5_on_from;
  wire [3:0]  rank_readers_5_on_to;
  wire [2:0]  rank_readers_6_to_file;
  wire [31:0] rank_readers_6_held;
  wire [3:0]  rank_readers_6_on_from;
  wire [3:0]  rank_readers_6_on_to;
  wire [2:0]  rank_readers_7_to_file;
  wire [31:0] rank_readers_7_held;
  wire [3:0]  rank_readers_7_on_from;
  wire [3:0]  rank_readers_7_on_to;
  wire [3:0]  change_resolver_mover;
  wire [3:0]  change_resolver_captured;
  wire [7:0]  change_resolver_ranks_0;
  wire [7:0]  change_resolver_ranks_1;
  wire [7:0]  change_resolver_ranks_2;
  wire [7:0]  change_resolver_ranks_3;
  wire [31:0] change_resolver_squares_0;
  wire [31:0] change_resolver_squares_1;
  wire [31:0] change_resolver_squares_2;
  wire [31:0] change_resolver_squares_3;
  wire [31:0] change_resolver_pieces_0;
  wire [31:0] change_resolver_pieces_1;

  fpgambit_make_control control (
      .clock(clock),
      .reset(reset),
      .move_valid(move_valid),
      .move_ready(move_ready),
      .back(move_back),
      .word(move_word),
      .record(move_undo),
      .state(move_state),
      .advance(control_advance),
      .read_back(control_read_back),
      .read_word(control_read_word),
      .read_record(control_read_record),
      .read_state(control_read_state),
      .board_valid(board_valid),
      .board_ready(board_ready),
      .cycles(cycles)
  );

  fpgambit_make_rank_readers rank_readers_0 (
      .clock(clock),
      .advance(control_advance),
      .rank(move_rank_0),
      .from_file(move_word[2:0]),
      .to_file(rank_readers_0_to_file),
      .held(rank_readers_0_held),
      .on_from(rank_readers_0_on_from),
      .on_to(rank_readers_0_on_to)
  );

  fpgambit_make_rank_readers rank_readers_1 (
      .clock(clock),
      .advance(control_advance),
      .rank(move_rank_1),
      .from_file(move_word[2:0]),
      .to_file(rank_readers_1_to_file),
      .held(rank_readers_1_held),
      .on_from(rank_readers_1_on_from),
      .on_to(rank_readers_1_on_to)
  );

  fpgambit_make_rank_readers rank_readers_2 (
      .clock(clock),
      .advance(control_advance),
      .rank(move_rank_2),
      .from_file(move_word[2:0]),
      .to_file(rank_readers_2_to_file),
      .held(rank_readers_2_held),
      .on_from(rank_readers_2_on_from),
      .on_to(rank_readers_2_on_to)
  );

  fpgambit_make_rank_readers rank_readers_3 (
      .clock(clock),
      .advance(control_advance),
      .rank(move_rank_3),
      .from_file(move_word[2:0]),
      .to_file(rank_readers_3_to_file),
      .held(rank_readers_3_held),
      .on_from(rank_readers_3_on_from),
      .on_to(rank_readers_3_on_to)
  );

  fpgambit_make_rank_readers rank_readers_4 (
      .clock(clock),
      .advance(control_advance),
      .rank(move_rank_4),
      .from_file(move_word[2:0]),
      .to_file(rank_readers_4_to_file),
      .held(rank_readers_4_held),
      .on_from(rank_readers_4_on_from),
      .on_to(rank_readers_4_on_to)
  );

  fpgambit_make_rank_readers rank_readers_5 (
      .clock(clock),
      .advance(control_advance),
      .rank(move_rank_5),
      .from_file(move_word[2:0]),
      .to_file(rank_readers_5_to_file),
      .held(rank_readers_5_held),
      .on_from(rank_readers_5_on_from),
      .on_to(rank_readers_5_on_to)
  );

  fpgambit_make_rank_readers rank_readers_6 (
      .clock(clock),
      .advance(control_advance),
      .rank(move_rank_6),
      .from_file(move_word[2:0]),
      .to_file(rank_readers_6_to_file),
      .held(rank_readers_6_held),
      .on_from(rank_readers_6_on_from),
      .on_to(rank_readers_6_on_to)
  );

  fpgambit_make_rank_readers rank_readers_7 (
      .clock(clock),
      .advance(control_advance),
      .rank(move_rank_7),
      .from_file(move_word[2:0]),
      .to_file(rank_readers_7_to_file),
      .held(rank_readers_7_held),
      .on_from(rank_readers_7_on_from),
      .on_to(rank_readers_7_on_to)
  );

  fpgambit_make_change_resolver change_resolver (
      .clock(clock),
      .advance(control_advance),
      .back(control_read_back),
      .word(control_read_word),
      .record(control_read_record),
      .on_from_0(rank_readers_0_on_from),
      .on_from_1(rank_readers_1_on_from),
      .on_from_2(rank_readers_2_on_from),
      .on_from_3(rank_readers_3_on_from),
      .on_from_4(rank_readers_4_on_from),
      .on_from_5(rank_readers_5_on_from),
      .on_from_6(rank_readers_6_on_from),
      .on_from_7(rank_readers_7_on_from),
      .on_to_0(rank_readers_0_on_to),
      .on_to_1(rank_readers_1_on_to),
      .on_to_2(rank_readers_2_on_to),
      .on_to_3(rank_readers_3_on_to),
      .on_to_4(rank_readers_4_on_to),
      .on_to_5(rank_readers_5_on_to),
      .on_to_6(rank_readers_6_on_to),
      .on_to_7(rank_readers_7_on_to),
      .mover(change_resolver_mover),
      .captured(change_resolver_captured),
      .ranks_0(change_resolver_ranks_0),
      .ranks_1(change_resolver_ranks_1),
      .ranks_2(change_resolver_ranks_2),
      .ranks_3(change_resolver_ranks_3),
      .squares_0(change_resolver_squares_0),
      .squares_1(change_resolver_squares_1),
      .squares_2(change_resolver_squares_2),
      .squares_3(change_resolver_squares_3),
      .pieces_0(change_resolver_pieces_0),
      .pieces_1(change_resolver_pieces_1)
  );

  fpgambit_make_state_changer state_changer (
      .clock(clock),
      .advance(control_advance),
      .back(control_read_back),
      .word(control_read_word),
      .record(control_read_record),
      .state(control_read_state),
      .mover(change_resolver_mover),
      .captured(change_resolver_captured),
      .changed(board_state),
      .undo(board_undo)
  );

  fpgambit_make_rank_changers rank_changers_0 (
      .clock(clock),
      .advance(control_advance),
      .rank(held_ranks_0),
      .here(here_0),
      .squares_0(change_resolver_squares_0),
      .squares_1(change_resolver_squares_1),
      .squares_2(change_resolver_squares_2),
      .squares_3(change_resolver_squares_3),
      .pieces_0(change_resolver_pieces_0),
      .pieces_1(change_resolver_pieces_1),
      .changed(board_rank_0)
  );

  fpgambit_make_rank_changers rank_changers_1 (
      .clock(clock),
      .advance(control_advance),
      .rank(held_ranks_1),
      .here(here_1),
      .squares_0(change_resolver_squares_0),
      .squares_1(change_resolver_squares_1),
      .squares_2(change_resolver_squares_2),
      .squares_3(change_resolver_squares_3),
      .pieces_0(change_resolver_pieces_0),
      .pieces_1(change_resolver_pieces_1),
      .changed(board_rank_1)
  );

  fpgambit_make_rank_changers rank_changers_2 (
      .clock(clock),
      .advance(control_advance),
      .rank(held_ranks_2),
      .here(here_2),
      .squares_0(change_resolver_squares_0),
      .squares_1(change_resolver_squares_1),
      .squares_2(change_resolver_squares_2),
      .squares_3(change_resolver_squares_3),
      .pieces_0(change_resolver_pieces_0),
      .pieces_1(change_resolver_pieces_1),
      .changed(board_rank_2)
  );

  fpgambit_make_rank_changers rank_changers_3 (
      .clock(clock),
      .advance(control_advance),
      .rank(held_ranks_3),
      .here(here_3),
      .squares_0(change_resolver_squares_0),
      .squares_1(change_resolver_squares_1),
      .squares_2(change_resolver_squares_2),
      .squares_3(change_resolver_squares_3),
      .pieces_0(change_resolver_pieces_0),
      .pieces_1(change_resolver_pieces_1),
      .changed(board_rank_3)
  );

  fpgambit_make_rank_changers rank_changers_4 (
      .clock(clock),
      .advance(control_advance),
      .rank(held_ranks_4),
      .here(here_4),
      .squares_0(change_resolver_squares_0),
      .squares_1(change_resolver_squares_1),
      .squares_2(change_resolver_squares_2),
      .squares_3(change_resolver_squares_3),
      .pieces_0(change_resolver_pieces_0),
      .pieces_1(change_resolver_pieces_1),
      .changed(board_rank_4)
  );

  fpgambit_make_rank_changers rank_changers_5 (
      .clock(clock),
      .advance(control_advance),
      .rank(held_ranks_5),
      .here(here_5),
      .squares_0(change_resolver_squares_0),
      .squares_1(change_resolver_squares_1),
      .squares_2(change_resolver_squares_2),
      .squares_3(change_resolver_squares_3),
      .pieces_0(change_resolver_pieces_0),
      .pieces_1(change_resolver_pieces_1),
      .changed(board_rank_5)
  );

  fpgambit_make_rank_changers rank_changers_6 (
      .clock(clock),
      .advance(control_advance),
      .rank(held_ranks_6),
      .here(here_6),
      .squares_0(change_resolver_squares_0),
      .squares_1(change_resolver_squares_1),
      .squares_2(change_resolver_squares_2),
      .squares_3(change_resolver_squares_3),
      .pieces_0(change_resolver_pieces_0),
      .pieces_1(change_resolver_pieces_1),
      .changed(board_rank_6)
  );

  fpgambit_make_rank_changers rank_changers_7 (
      .clock(clock),
      .advance(control_advance),
      .rank(held_ranks_7),
      .here(here_7),
      .squares_0(change_resolver_squares_0),
      .squares_1(change_resolver_squares_1),
      .squares_2(change_resolver_squares_2),
      .squares_3(change_resolver_squares_3),
      .pieces_0(change_resolver_pieces_0),
      .pieces_1(change_resolver_pieces_1),
      .changed(board_rank_7)
  );

  assign rank_readers_0_to_file = move_word[MOVE_WORD_TO +: 3];
  assign rank_readers_1_to_file = move_word[MOVE_WORD_TO +: 3];
  assign rank_readers_2_to_file = move_word[MOVE_WORD_TO +: 3];
  assign rank_readers_3_to_file = move_word[MOVE_WORD_TO +: 3];
  assign rank_readers_4_to_file = move_word[MOVE_WORD_TO +: 3];
  assign rank_readers_5_to_file = move_word[MOVE_WORD_TO +: 3];
  assign rank_readers_6_to_file = move_word[MOVE_WORD_TO +: 3];
  assign rank_readers_7_to_file = move_word[MOVE_WORD_TO +: 3];

  always @(posedge clock) begin
    if (control_advance) begin
      held_ranks_0 <= rank_readers_0_held;
    end
  end

  always @* begin
    here_0 = 4'd0;
    if (change_resolver_ranks_0[0]) begin
      here_0 = here_0 | 4'd1;
    end
    if (change_resolver_ranks_1[0]) begin
      here_0 = here_0 | 4'd2;
    end
    if (change_resolver_ranks_2[0]) begin
      here_0 = here_0 | 4'd4;
    end
    if (change_resolver_ranks_3[0]) begin
      here_0 = here_0 | 4'd8;
    end
  end

  always @(posedge clock) begin
    if (control_advance) begin
      held_ranks_1 <= rank_readers_1_held;
    end
  end

  always @* begin
    here_1 = 4'd0;
    if (change_resolver_ranks_0[1]) begin
      here_1 = here_1 | 4'd1;
    end
    if (change_resolver_ranks_1[1]) begin
      here_1 = here_1 | 4'd2;
    end
    if (change_resolver_ranks_2[1]) begin
      here_1 = here_1 | 4'd4;
    end
    if (change_resolver_ranks_3[1]) begin
      here_1 = here_1 | 4'd8;
    end
  end

  always @(posedge clock) begin
    if (control_advance) begin
      held_ranks_2 <= rank_readers_2_held;
    end
  end

  always @* begin
    here_2 = 4'd0;
    if (change_resolver_ranks_0[2]) begin
      here_2 = here_2 | 4'd1;
    end
    if (change_resolver_ranks_1[2]) begin
      here_2 = here_2 | 4'd2;
    end
    if (change_resolver_ranks_2[2]) begin
      here_2 = here_2 | 4'd4;
    end
    if (change_resolver_ranks_3[2]) begin
      here_2 = here_2 | 4'd8;
    end
  end

  always @(posedge clock) begin
    if (control_advance) begin
      held_ranks_3 <= rank_readers_3_held;
    end
  end

  always @* begin
    here_3 = 4'd0;
    if (change_resolver_ranks_0[3]) begin
      here_3 = here_3 | 4'd1;
    end
    if (change_resolver_ranks_1[3]) begin
      here_3 = here_3 | 4'd2;
    end
    if (change_resolver_ranks_2[3]) begin
      here_3 = here_3 | 4'd4;
    end
    if (change_resolver_ranks_3[3]) begin
      here_3 = here_3 | 4'd8;
    end
  end

  always @(posedge clock) begin
    if (control_advance) begin
      held_ranks_4 <= rank_readers_4_held;
    end
  end

  always @* begin
    here_4 = 4'd0;
    if (change_resolver_ranks_0[4]) begin
      here_4 = here_4 | 4'd1;
    end
    if (change_resolver_ranks_1[4]) begin
      here_4 = here_4 | 4'd2;
    end
    if (change_resolver_ranks_2[4]) begin
      here_4 = here_4 | 4'd4;
    end
    if (change_resolver_ranks_3[4]) begin
      here_4 = here_4 | 4'd8;
    end
  end

  always @(posedge clock) begin
    if (control_advance) begin
      held_ranks_5 <= rank_readers_5_held;
    end
  end

  always @* begin
    here_5 = 4'd0;
    if (change_resolver_ranks_0[5]) begin
      here_5 = here_5 | 4'd1;
    end
    if (change_resolver_ranks_1[5]) begin
      here_5 = here_5 | 4'd2;
    end
    if (change_resolver_ranks_2[5]) begin
      here_5 = here_5 | 4'd4;
    end
    if (change_resolver_ranks_3[5]) begin
      here_5 = here_5 | 4'd8;
    end
  end

  always @(posedge clock) begin
    if (control_advance) begin
      held_ranks_6 <= rank_readers_6_held;
    end
  end

  always @* begin
    here_6 = 4'd0;
    if (change_resolver_ranks_0[6]) begin
      here_6 = here_6 | 4'd1;
    end
    if (change_resolver_ranks_1[6]) begin
      here_6 = here_6 | 4'd2;
    end
    if (change_resolver_ranks_2[6]) begin
      here_6 = here_6 | 4'd4;
    end
    if (change_resolver_ranks_3[6]) begin
      here_6 = here_6 | 4'd8;
    end
  end

  always @(posedge clock) begin
    if (control_advance) begin
      held_ranks_7 <= rank_readers_7_held;
    end
  end

  always @* begin
    here_7 = 4'd0;
    if (change_resolver_ranks_0[7]) begin
      here_7 = here_7 | 4'd1;
    end
    if (change_resolver_ranks_1[7]) begin
      here_7 = here_7 | 4'd2;
    end
    if (change_resolver_ranks_2[7]) begin
      here_7 = here_7 | 4'd4;
    end
    if (change_resolver_ranks_3[7]) begin
      here_7 = here_7 | 4'd8;
    end
  end

  initial begin
    held_ranks_0 = 32'd0;
    held_ranks_1 = 32'd0;
    held_ranks_2 = 32'd0;
    held_ranks_3 = 32'd0;
    held_ranks_4 = 32'd0;
    held_ranks_5 = 32'd0;
    held_ranks_6 = 32'd0;
    held_ranks_7 = 32'd0;
  end
endmodule

`line 623 "fpgambit_make_control.v" 0
// All stages advance together, or none does: they stall while an output board is not accepted.
module fpgambit_make_control (
    input  wire        clock,        // Clock
    input  wire        reset,        // Synchronous reset
    input  wire        move_valid,   // A move is offered
    output wire        move_ready,   // The move is accepted
    input  wire        back,         // The move is taken back
    input  wire [15:0] word,         // The move word
    input  wire [22:0] record,       // The undo record
    input  wire [31:0] state,        // The state word
    output wire        advance,      // All stages advance
    output wire        read_back,    // back of the move in the second stage
    output wire [15:0] read_word,    // Word of that move
    output wire [22:0] read_record,  // Undo record of that move
    output wire [31:0] read_state,   // State word before that move
    output wire        board_valid,  // A board is offered
    input  wire        board_ready,  // The sink accepts the board
    output wire [15:0] cycles        // Clocks of this run
);

  reg         read;
  reg         resolved;
  reg         offered;
  reg         held_back;
  reg  [15:0] held_word;
  reg  [15:0] clocks;
  reg  [22:0] held_record;
  reg  [31:0] held_state;

  wire        moves;
  wire        takes;
  wire        under_way;

  assign moves = !offered | board_ready;

  always @(posedge clock) begin
    if (moves) begin
      read <= move_valid;
      held_back <= back;
      held_word <= word;
      held_record <= record;
      held_state <= state;
      resolved <= read;
      offered <= resolved;
    end
    if (reset) begin
      read <= 1'b0;
      resolved <= 1'b0;
      offered <= 1'b0;
    end
  end

  // A run begins with a move accepted by an idle unit.
  assign takes = moves & !reset;
  assign under_way = read | resolved | offered;

  always @(posedge clock) begin
    if (under_way) begin
      clocks <= clocks + 16'd1;
    end else if (takes & move_valid) begin
      clocks <= 16'd1;
    end
  end

  assign move_ready = takes;
  assign advance = moves;
  assign read_back = held_back;
  assign read_word = held_word;
  assign read_record = held_record;
  assign read_state = held_state;
  assign board_valid = offered;
  assign cycles = clocks;

  initial begin
    read = 1'b0;
    resolved = 1'b0;
    offered = 1'b0;
    held_back = 1'b0;
    held_word = 16'd0;
    clocks = 16'd0;
    held_record = 23'd0;
    held_state = 32'd0;
  end
endmodule

`line 709 "fpgambit_make_rank_readers.v" 0
// Holds a rank, and its nibbles on the two files of the move.
module fpgambit_make_rank_readers (
    input  wire        clock,      // Clock
    input  wire        advance,    // All stages advance
    input  wire [31:0] rank,       // Eight piece nibbles, file a in the lowest bits
    input  wire [2:0]  from_file,  // File of the move's source square
    input  wire [2:0]  to_file,    // File of the move's target square
    output wire [31:0] held,       // The rank
    output wire [3:0]  on_from,    // Piece on the source file
    output wire [3:0]  on_to       // Piece on the target file
);

  reg  [31:0] word;
  reg  [3:0]  first;
  reg  [3:0]  second;

  wire [31:0] rank_shifted;
  wire [31:0] rank_shifted_2;

  assign rank_shifted = rank >> {from_file, 2'd0};
  assign rank_shifted_2 = rank >> {to_file, 2'd0};

  always @(posedge clock) begin
    if (advance) begin
      word <= rank;
      first <= rank_shifted[3:0];
      second <= rank_shifted_2[3:0];
    end
  end

  assign held = word;
  assign on_from = first;
  assign on_to = second;

  initial begin
    word = 32'd0;
    first = 4'd0;
    second = 4'd0;
  end

  // What nothing here reads.
  wire unused = &{1'b0, rank_shifted[31:4], rank_shifted_2[31:4]};
endmodule

`line 754 "fpgambit_make_change_resolver.v" 0
// Resolves a move to four changes: one piece is put down and perhaps a second; one square is
// cleared and perhaps a second.
module fpgambit_make_change_resolver (
    input  wire        clock,      // Clock
    input  wire        advance,    // All stages advance
    input  wire        back,       // The move is taken back
    input  wire [15:0] word,       // The move word
    input  wire [22:0] record,     // The undo record, if the move is taken back
    input  wire [3:0]  on_from_0,  // Piece of each rank on the file of the source square
    input  wire [3:0]  on_from_1,  // Piece of each rank on the file of the source square
    input  wire [3:0]  on_from_2,  // Piece of each rank on the file of the source square
    input  wire [3:0]  on_from_3,  // Piece of each rank on the file of the source square
    input  wire [3:0]  on_from_4,  // Piece of each rank on the file of the source square
    input  wire [3:0]  on_from_5,  // Piece of each rank on the file of the source square
    input  wire [3:0]  on_from_6,  // Piece of each rank on the file of the source square
    input  wire [3:0]  on_from_7,  // Piece of each rank on the file of the source square
    input  wire [3:0]  on_to_0,    // Piece of each rank on the file of the target square
    input  wire [3:0]  on_to_1,    // Piece of each rank on the file of the target square
    input  wire [3:0]  on_to_2,    // Piece of each rank on the file of the target square
    input  wire [3:0]  on_to_3,    // Piece of each rank on the file of the target square
    input  wire [3:0]  on_to_4,    // Piece of each rank on the file of the target square
    input  wire [3:0]  on_to_5,    // Piece of each rank on the file of the target square
    input  wire [3:0]  on_to_6,    // Piece of each rank on the file of the target square
    input  wire [3:0]  on_to_7,    // Piece of each rank on the file of the target square
    output wire [3:0]  mover,      // The moving piece, before a promotion
    output reg  [3:0]  captured,   // The captured piece
    output wire [7:0]  ranks_0,    // The rank of each change, one bit per rank; 0 if the change is
                                   // not needed
    output wire [7:0]  ranks_1,    // The rank of each change, one bit per rank; 0 if the change is
                                   // not needed
    output wire [7:0]  ranks_2,    // The rank of each change, one bit per rank; 0 if the change is
                                   // not needed
    output wire [7:0]  ranks_3,    // The rank of each change, one bit per rank; 0 if the change is
                                   // not needed
    output wire [31:0] squares_0,  // The file of each change: four ones at its nibble
    output wire [31:0] squares_1,  // The file of each change: four ones at its nibble
    output wire [31:0] squares_2,  // The file of each change: four ones at its nibble
    output wire [31:0] squares_3,  // The file of each change: four ones at its nibble
    output wire [31:0] pieces_0,   // The pieces put down, with their nibble at every file
    output wire [31:0] pieces_1    // The pieces put down, with their nibble at every file
);

  localparam [2:0] FILE_D = 3'd3;
  localparam [2:0] FILE_F = 3'd5;
  localparam [2:0] FILE_H = 3'd7;
  localparam [3:0] MOVE_KIND_CASTLE_LONG = 4'd3;
  localparam [3:0] MOVE_KIND_CASTLE_SHORT = 4'd2;
  localparam [3:0] MOVE_KIND_EN_PASSANT = 4'd5;
  localparam [3:0] MOVE_WORD_KIND = 4'd12;
  localparam [3:0] MOVE_WORD_PROMOTES = 4'd15;
  localparam [3:0] MOVE_WORD_TO = 4'd6;
  localparam [3:0] NIBBLE_BLACK = 4'd8;
  localparam [2:0] PIECE_KNIGHT = 3'd2;
  localparam [2:0] PIECE_PAWN = 3'd1;
  localparam [2:0] PIECE_ROOK = 3'd4;
  localparam [4:0] UNDO_CAPTURED = 5'd19;

  reg  [7:0]  rank_0;
  reg  [7:0]  rank_1;
  reg  [7:0]  rank_2;
  reg  [7:0]  rank_3;
  reg  [2:0]  file_0;
  reg  [2:0]  file_1;
  reg  [2:0]  file_2;
  reg  [2:0]  file_3;
  reg  [3:0]  nibble_0;
  reg  [3:0]  nibble_1;

  wire [5:0]  from;
  wire [5:0]  to;
  wire [7:0]  from_rank;
  wire [7:0]  to_rank;
  wire [3:0]  kind;
  wire        castles;
  wire        captures;
  wire        en_passant;
  wire        promotes;
  reg  [3:0]  standing;
  reg  [3:0]  target;
  reg  [3:0]  colour;
  reg  [5:0]  rook_home;
  reg  [5:0]  rook_away;
  wire [5:0]  victim;
  reg  [5:0]  place_0;
  reg  [5:0]  place_1;
  reg  [5:0]  place_2;
  reg  [5:0]  place_3;
  reg  [3:0]  needed;

  assign from = word[5:0];
  assign to = word[MOVE_WORD_TO +: 6];
  assign kind = word[MOVE_WORD_KIND +: 4];
  assign castles = (kind == MOVE_KIND_CASTLE_SHORT) | (kind == MOVE_KIND_CASTLE_LONG);
  assign captures = kind[2];
  assign en_passant = kind == MOVE_KIND_EN_PASSANT;
  assign promotes = word[MOVE_WORD_PROMOTES];

  // The pieces on both squares.
  assign from_rank = 8'd1 << from[5:3];
  assign to_rank = 8'd1 << to[5:3];

  always @* begin
    standing = 4'd0;
    if (from_rank[0]) begin
      standing = standing | on_from_0;
    end
    if (from_rank[1]) begin
      standing = standing | on_from_1;
    end
    if (from_rank[2]) begin
      standing = standing | on_from_2;
    end
    if (from_rank[3]) begin
      standing = standing | on_from_3;
    end
    if (from_rank[4]) begin
      standing = standing | on_from_4;
    end
    if (from_rank[5]) begin
      standing = standing | on_from_5;
    end
    if (from_rank[6]) begin
      standing = standing | on_from_6;
    end
    if (from_rank[7]) begin
      standing = standing | on_from_7;
    end
  end

  always @* begin
    target = 4'd0;
    if (to_rank[0]) begin
      target = target | on_to_0;
    end
    if (to_rank[1]) begin
      target = target | on_to_1;
    end
    if (to_rank[2]) begin
      target = target | on_to_2;
    end
    if (to_rank[3]) begin
      target = target | on_to_3;
    end
    if (to_rank[4]) begin
      target = target | on_to_4;
    end
    if (to_rank[5]) begin
      target = target | on_to_5;
    end
    if (to_rank[6]) begin
      target = target | on_to_6;
    end
    if (to_rank[7]) begin
      target = target | on_to_7;
    end
  end

  always @* begin
    colour = standing & NIBBLE_BLACK;
    if (back) begin
      colour = target & NIBBLE_BLACK;
    end
  end

  // The castling rook's squares, on the king's rank: h and f or a and d.
  always @* begin
    rook_home = {to[5:3], 3'd0};
    rook_away = {to[5:3], FILE_D};
    if (to[2]) begin
      rook_home = to | {3'd0, FILE_H};
      rook_away = {to[5:3], FILE_F};
    end
  end

  assign victim = {from[5:3], to[2:0]};

  always @* begin
    needed = 4'd5;
    if (back) begin
      place_0 = from;
      place_1 = to;
      if (en_passant) begin
        place_1 = victim;
      end
      if (castles) begin
        place_1 = rook_home;
      end
      place_2 = to;
      place_3 = rook_away;
      if (captures) begin
        needed = 4'd7;
      end
    end else begin
      place_0 = to;
      place_1 = rook_away;
      place_2 = from;
      place_3 = victim;
      if (castles) begin
        place_3 = rook_home;
      end
      if (en_passant) begin
        needed = 4'd13;
      end
    end
    if (castles) begin
      needed = 4'd15;
    end
  end

  always @(posedge clock) begin
    if (advance) begin
      file_0 <= place_0[2:0];
      rank_0 <= 8'd0;
      if (needed[0]) begin
        rank_0 <= 8'd1 << place_0[5:3];
      end
      file_1 <= place_1[2:0];
      rank_1 <= 8'd0;
      if (needed[1]) begin
        rank_1 <= 8'd1 << place_1[5:3];
      end
      file_2 <= place_2[2:0];
      rank_2 <= 8'd0;
      if (needed[2]) begin
        rank_2 <= 8'd1 << place_2[5:3];
      end
      file_3 <= place_3[2:0];
      rank_3 <= 8'd0;
      if (needed[3]) begin
        rank_3 <= 8'd1 << place_3[5:3];
      end
      if (back) begin
        nibble_0 <= target;
        if (promotes) begin
          nibble_0 <= colour | {1'b0, PIECE_PAWN};
        end
        nibble_1 <= record[UNDO_CAPTURED +: 4];
      end else begin
        nibble_0 <= standing;
        if (promotes) begin
          nibble_0 <= colour | ({2'd0, kind[1:0]} + {1'b0, PIECE_KNIGHT});
        end
      end
      if (castles) begin
        nibble_1 <= colour | {1'b0, PIECE_ROOK};
      end
    end
  end

  assign mover = standing;

  always @* begin
    captured = target;
    if (en_passant) begin
      captured = (colour ^ NIBBLE_BLACK) | {1'b0, PIECE_PAWN};
    end
  end

  assign ranks_0 = rank_0;
  assign squares_0 = 32'h0000_000f << {file_0, 2'd0};
  assign ranks_1 = rank_1;
  assign squares_1 = 32'h0000_000f << {file_1, 2'd0};
  assign ranks_2 = rank_2;
  assign squares_2 = 32'h0000_000f << {file_2, 2'd0};
  assign ranks_3 = rank_3;
  assign squares_3 = 32'h0000_000f << {file_3, 2'd0};
  assign pieces_0 = {nibble_0, nibble_0, nibble_0, nibble_0, nibble_0, nibble_0, nibble_0,
      nibble_0};
  assign pieces_1 = {nibble_1, nibble_1, nibble_1, nibble_1, nibble_1, nibble_1, nibble_1,
      nibble_1};

  initial begin
    rank_0 = 8'd0;
    rank_1 = 8'd0;
    rank_2 = 8'd0;
    rank_3 = 8'd0;
    file_0 = 3'd0;
    file_1 = 3'd0;
    file_2 = 3'd0;
    file_3 = 3'd0;
    nibble_0 = 4'd0;
    nibble_1 = 4'd0;
  end

  // What nothing here reads.
  wire unused = &{1'b0, record[18:0]};
endmodule

`line 1043 "fpgambit_make_state_changer.v" 0
// Updates the state word by the rules and forms the undo record; or restores the state word from a
// record.
module fpgambit_make_state_changer (
    input  wire        clock,     // Clock
    input  wire        advance,   // All stages advance
    input  wire        back,      // The move is taken back
    input  wire [15:0] word,      // The move word
    input  wire [22:0] record,    // The undo record, if the move is taken back
    input  wire [31:0] state,     // The state word before the move
    input  wire [3:0]  mover,     // The piece that moves
    input  wire [3:0]  captured,  // The captured piece
    output wire [31:0] changed,   // The state word after the move
    output wire [22:0] undo       // The undo record; 0 for a move taken back
);

  localparam [5:0] HOME_A1 = 6'd0;
  localparam [5:0] HOME_A8 = 6'd56;
  localparam [5:0] HOME_E1 = 6'd4;
  localparam [5:0] HOME_E8 = 6'd60;
  localparam [5:0] HOME_H1 = 6'd7;
  localparam [5:0] HOME_H8 = 6'd63;
  localparam [3:0] MOVE_KIND_DOUBLE_PUSH = 4'd1;
  localparam [3:0] MOVE_WORD_KIND = 4'd12;
  localparam [3:0] MOVE_WORD_TO = 4'd6;
  localparam [2:0] PIECE_PAWN = 3'd1;
  localparam [3:0] RIGHTS_BLACK = 4'd12;
  localparam [3:0] RIGHTS_BLACK_LONG = 4'd8;
  localparam [3:0] RIGHTS_BLACK_SHORT = 4'd4;
  localparam [3:0] RIGHTS_WHITE = 4'd3;
  localparam [3:0] RIGHTS_WHITE_LONG = 4'd2;
  localparam [3:0] RIGHTS_WHITE_SHORT = 4'd1;
  localparam [4:0] STATE_WORD_EN_PASSANT = 5'd5;
  localparam [4:0] STATE_WORD_FULL_MOVES = 5'd19;
  localparam [4:0] STATE_WORD_HALF_MOVES = 5'd12;
  localparam [4:0] STATE_WORD_RIGHTS = 5'd1;
  localparam [4:0] STATE_WORD_SIDE = 5'd0;
  localparam [4:0] UNDO_COUNTED = 5'd18;

  reg  [31:0] resolved;
  reg  [31:0] shown;
  reg  [22:0] resolved_undo;
  reg  [22:0] shown_undo;

  wire [5:0]  from;
  wire [5:0]  to;
  reg  [5:0]  passed;
  wire [3:0]  kind;
  reg  [3:0]  lost;
  wire [3:0]  rights_left;
  wire        black;
  wire        resets;
  reg         counts;
  wire        double_push;
  reg  [6:0]  half_moves;
  reg  [12:0] full_moves;
  reg  [31:0] after;
  reg  [22:0] written;

  assign from = word[5:0];
  assign to = word[MOVE_WORD_TO +: 6];
  assign kind = word[MOVE_WORD_KIND +: 4];
  assign black = state[STATE_WORD_SIDE];

  // A right is lost when something moves from, or to, the home square of its king or rook.
  always @* begin
    lost = 4'd0;
    if ((from == HOME_E1) | (to == HOME_E1)) begin
      lost = lost | RIGHTS_WHITE;
    end
    if ((from == HOME_H1) | (to == HOME_H1)) begin
      lost = lost | RIGHTS_WHITE_SHORT;
    end
    if ((from == HOME_A1) | (to == HOME_A1)) begin
      lost = lost | RIGHTS_WHITE_LONG;
    end
    if ((from == HOME_E8) | (to == HOME_E8)) begin
      lost = lost | RIGHTS_BLACK;
    end
    if ((from == HOME_H8) | (to == HOME_H8)) begin
      lost = lost | RIGHTS_BLACK_SHORT;
    end
    if ((from == HOME_A8) | (to == HOME_A8)) begin
      lost = lost | RIGHTS_BLACK_LONG;
    end
  end

  assign rights_left = state[STATE_WORD_RIGHTS +: 4] & ~lost;

  // The square that a double push passes is on the target's file, one rank back.
  assign double_push = kind == MOVE_KIND_DOUBLE_PUSH;

  always @* begin
    passed = 6'd0;
    if (double_push) begin
      passed = to ^ 6'd8;
    end
  end

  // Both counters saturate at their largest value.
  assign resets = kind[2] | (mover[2:0] == PIECE_PAWN);

  always @* begin
    half_moves = state[STATE_WORD_HALF_MOVES +: 7];
    if (!(&half_moves)) begin
      half_moves = half_moves + 7'd1;
    end
    if (resets) begin
      half_moves = 7'd0;
    end
  end

  always @* begin
    full_moves = state[STATE_WORD_FULL_MOVES +: 13];
    counts = black & !(&full_moves);
    if (counts) begin
      full_moves = full_moves + 13'd1;
    end
    after = {full_moves, half_moves, passed, 1'b0, rights_left, 1'b0};
    if (double_push) begin
      after = after | (32'd1 << STATE_WORD_EN_PASSANT);
    end
    written = {captured, 1'b0, state[STATE_WORD_RIGHTS +: 18]};
    if (counts) begin
      written = written | (23'd1 << UNDO_COUNTED);
    end
    if (back) begin
      full_moves = state[STATE_WORD_FULL_MOVES +: 13];
      if (record[UNDO_COUNTED]) begin
        full_moves = full_moves - 13'd1;
      end
      after = {full_moves, record[17:0], 1'b0};
      written = 23'd0;
    end
    if (!black) begin
      after = after | (32'd1 << STATE_WORD_SIDE);
    end
  end

  always @(posedge clock) begin
    if (advance) begin
      resolved <= after;
      resolved_undo <= written;
      shown <= resolved;
      shown_undo <= resolved_undo;
    end
  end

  assign changed = shown;
  assign undo = shown_undo;

  initial begin
    resolved = 32'd0;
    shown = 32'd0;
    resolved_undo = 23'd0;
    shown_undo = 23'd0;
  end

  // What nothing here reads.
  wire unused = &{1'b0, record[22:19], mover[3]};
endmodule

`line 1205 "fpgambit_make_rank_changers.v" 0
// Clears up to two squares of a rank, puts up to two pieces on it, and holds the result.
module fpgambit_make_rank_changers (
    input  wire        clock,      // Clock
    input  wire        advance,    // All stages advance
    input  wire [31:0] rank,       // Eight piece nibbles, file a in the lowest bits
    input  wire [3:0]  here,       // The changes that apply to this rank: 0 and 1 put a piece, 2
                                   // and 3 clear a square
    input  wire [31:0] squares_0,  // The square of each change: four ones at its file
    input  wire [31:0] squares_1,  // The square of each change: four ones at its file
    input  wire [31:0] squares_2,  // The square of each change: four ones at its file
    input  wire [31:0] squares_3,  // The square of each change: four ones at its file
    input  wire [31:0] pieces_0,   // The piece of each change that puts one, with its nibble at
                                   // every file
    input  wire [31:0] pieces_1,   // The piece of each change that puts one, with its nibble at
                                   // every file
    output wire [31:0] changed     // The changed rank
);

  reg  [31:0] word;

  reg  [31:0] gone;
  reg  [31:0] come;

  always @* begin
    gone = 32'd0;
    if (here[0]) begin
      gone = gone | squares_0;
    end
    if (here[1]) begin
      gone = gone | squares_1;
    end
    if (here[2]) begin
      gone = gone | squares_2;
    end
    if (here[3]) begin
      gone = gone | squares_3;
    end
  end

  always @* begin
    come = 32'd0;
    if (here[0]) begin
      come = come | (squares_0 & pieces_0);
    end
    if (here[1]) begin
      come = come | (squares_1 & pieces_1);
    end
  end

  always @(posedge clock) begin
    if (advance) begin
      word <= (rank & ~gone) | come;
    end
  end

  assign changed = word;

  initial begin
    word = 32'd0;
  end
endmodule

`default_nettype wire
