// fpgambit_make: a chess move made or taken back every clock
//
// SPDX-License-Identifier: MIT OR Apache-2.0
//
// A board, its state word and a move word go in; out come the board and the state word after the
// move, and an undo record. With move_back the move is taken back: the board after it, the same
// move word and the undo record go in, and the very bits of the board before come out.
//
// Piece nibbles: 0 empty; 1 to 6 white pawn, knight, bishop, rook, queen, king; 9 to 14 black.
// State word: [0] side to move, 1 black; [4:1] castling rights, K lowest, then Q, k, q; [5] en
// passant square valid; [11:6] that square; [18:12] half-move clock; [31:19] full-move number; both
// stay at their largest value. After every double push the square behind the pawn is the en passant
// square, whether or not it can be captured there. Kinds of move: 0 quiet, 1 double push, 2 O-O, 3
// O-O-O, 4 capture, 5 en passant, 8 to 11 promotion to N, B, R, Q, 12 to 15 the same with capture.
//
// Latency: three clocks, one board a clock, in the order of the moves. While a board waits that is
// not taken, the whole pipeline stands still.
//
// Preconditions: the move is a pseudo-legal one of the position; no pawn on the first or last rank,
// castling rights only with king and rook at home, an en passant square only behind a pawn that has
// just gone two; a move taken back was the last one made. When they are broken a board comes out
// all the same, at its time, and depends on nothing but what went in with the move; it has no
// meaning.
//
// Generated: do not edit. Made by:
//   fpgambit export --unit make --build compact --out DIR

`default_nettype none

module fpgambit_make (
    input  wire        clock,         // Everything happens at its rising edge
    input  wire        reset,         // Synchronous: no board offered, moves under way are
                                      // forgotten
    input  wire        move_valid,    // A move is there
    output wire        move_ready,    // It is taken at this edge if move_valid is high; low during
                                      // reset, and while a board waits that is not taken
    input  wire        move_back,     // 0: the move is made; 1: it is taken back
    input  wire [15:0] move_word,     // The move word: from [5:0], to [11:6], kind [15:12]
    input  wire [22:0] move_undo,     // The undo record of the move that is taken back; does not
                                      // matter to one that is made
    input  wire [31:0] move_rank_0,   // The board before: ranks 1 to 8, eight piece nibbles each,
                                      // file a lowest
    input  wire [31:0] move_rank_1,   // The board before: ranks 1 to 8, eight piece nibbles each,
                                      // file a lowest
    input  wire [31:0] move_rank_2,   // The board before: ranks 1 to 8, eight piece nibbles each,
                                      // file a lowest
    input  wire [31:0] move_rank_3,   // The board before: ranks 1 to 8, eight piece nibbles each,
                                      // file a lowest
    input  wire [31:0] move_rank_4,   // The board before: ranks 1 to 8, eight piece nibbles each,
                                      // file a lowest
    input  wire [31:0] move_rank_5,   // The board before: ranks 1 to 8, eight piece nibbles each,
                                      // file a lowest
    input  wire [31:0] move_rank_6,   // The board before: ranks 1 to 8, eight piece nibbles each,
                                      // file a lowest
    input  wire [31:0] move_rank_7,   // The board before: ranks 1 to 8, eight piece nibbles each,
                                      // file a lowest
    input  wire [31:0] move_state,    // The state word before
    output wire        board_valid,   // A board is offered; it holds until taken, and does not wait
                                      // for board_ready
    input  wire        board_ready,   // The sink takes it at this edge
    output wire [31:0] board_rank_0,  // The board after: ranks 1 to 8
    output wire [31:0] board_rank_1,  // The board after: ranks 1 to 8
    output wire [31:0] board_rank_2,  // The board after: ranks 1 to 8
    output wire [31:0] board_rank_3,  // The board after: ranks 1 to 8
    output wire [31:0] board_rank_4,  // The board after: ranks 1 to 8
    output wire [31:0] board_rank_5,  // The board after: ranks 1 to 8
    output wire [31:0] board_rank_6,  // The board after: ranks 1 to 8
    output wire [31:0] board_rank_7,  // The board after: ranks 1 to 8
    output wire [31:0] board_state,   // The state word after
    output wire [22:0] board_undo,    // The undo record: [17:0] the state word's bits 18 to 1, [18]
                                      // the full-move number went up, [22:19] what was captured; 0
                                      // of a move taken back
    output wire [15:0] cycles         // Clocks of this run, from a move that finds nothing under
                                      // way to the last board taken, both counted, modulo 65,536
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

`default_nettype wire
