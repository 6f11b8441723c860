// fpgambit_count: legal move count, check, mate and stalemate, one position per clock
//
// SPDX-License-Identifier: MIT OR Apache-2.0
//
// The unit takes positions and returns for each the number of legal moves and whether the side to
// move is in check, mated or stalemated. Its pipeline turns the board so that the side to move
// plays upwards, and processes all 64 squares in parallel. Its stages find the enemy's attacks,
// checks and pins, the pieces that may move, the number of moves to each square, and the sum of
// these numbers.
//
// Piece nibbles: 0 empty; 1 to 6 white pawn, knight, bishop, rook, queen, king; 9 to 14 black.
// State word: [0] side to move, 1 = black; [4:1] castling rights: [1] White on the king's side, [2]
// White on the queen's side, [3] Black on the king's side, [4] Black on the queen's side; [5] there
// is an en passant square; [11:6] that square. A promotion counts as four moves, one for each piece
// to which the pawn can promote. position_tag can be any number; the unit returns it with the
// answer.
//
// Latency: the unit offers the answer fourteen clocks after it accepted the position. Throughput:
// one position per clock. The answers have the order of the positions. The pipeline never stalls:
// the output queue holds sixteen answers, and the unit accepts a position only if there is room in
// the queue for its answer.
//
// While reset is high, the unit accepts nothing; all positions in progress and waiting answers are
// discarded.
//
// Preconditions: each side has one king. No pawn is on the first or last rank. For each castling
// right, the king and that rook are on their home squares. If there is an en passant square, the
// last move can have been a pawn's double push over that square. For the square e3, this means that
// Black is to move, e2 and e3 are empty, and a white pawn is on e4. The side not to move is not in
// check. If a precondition is violated, the answer still arrives on time. It is then meaningless,
// and depends on that position alone.
//
// Generated: do not edit. Made by:
//   fpgambit export --unit count --build compact --out DIR

`default_nettype none

module fpgambit_count (
    input  wire        clock,             // Clock, rising edge
    input  wire        reset,             // Synchronous reset: no answer offered in the next cycle;
                                          // positions in progress and waiting answers are discarded
    input  wire        position_valid,    // A position is offered
    output wire        position_ready,    // The unit accepts the position at this edge if
                                          // position_valid is high; low during reset and while
                                          // sixteen positions are without an accepted answer
    input  wire [15:0] position_tag,      // Any number, returned with the answer
    input  wire [31:0] position_rank_0,   // The board: ranks 1 to 8, eight piece nibbles each, file
                                          // a in bits 3 to 0
    input  wire [31:0] position_rank_1,   // The board: ranks 1 to 8, eight piece nibbles each, file
                                          // a in bits 3 to 0
    input  wire [31:0] position_rank_2,   // The board: ranks 1 to 8, eight piece nibbles each, file
                                          // a in bits 3 to 0
    input  wire [31:0] position_rank_3,   // The board: ranks 1 to 8, eight piece nibbles each, file
                                          // a in bits 3 to 0
    input  wire [31:0] position_rank_4,   // The board: ranks 1 to 8, eight piece nibbles each, file
                                          // a in bits 3 to 0
    input  wire [31:0] position_rank_5,   // The board: ranks 1 to 8, eight piece nibbles each, file
                                          // a in bits 3 to 0
    input  wire [31:0] position_rank_6,   // The board: ranks 1 to 8, eight piece nibbles each, file
                                          // a in bits 3 to 0
    input  wire [31:0] position_rank_7,   // The board: ranks 1 to 8, eight piece nibbles each, file
                                          // a in bits 3 to 0
    input  wire [31:0] position_state,    // The state word, of which only [11:0] are used
    output wire        answer_valid,      // An answer is offered; it holds until the sink accepts
                                          // it and does not depend on answer_ready
    input  wire        answer_ready,      // The sink accepts the offered answer at this edge
    output wire [15:0] answer_tag,        // The tag of the position
    output wire [9:0]  answer_count,      // Number of legal moves
    output wire        answer_check,      // The side to move is in check
    output wire        answer_mate,       // The side to move is mated
    output wire        answer_stalemate,  // The side to move has no move and is not in check
    output wire [15:0] cycles             // Clocks of this run, modulo 65,536. A run lasts from the
                                          // acceptance of a position when no other is in progress
                                          // to the acceptance of the last answer, inclusive
);

  localparam [3:0] COUNT_WORD_CHECK = 4'd10;
  localparam [3:0] COUNT_WORD_MATE = 4'd11;
  localparam [3:0] COUNT_WORD_STALEMATE = 4'd12;

  reg  [15:0] found;
  wire        control_enter;
  wire [3:0]  control_entry;
  wire        control_fill;
  wire [3:0]  control_filled;
  wire        control_counted_check;
  wire [3:0]  control_answer;
  wire        pipeline_check;
  wire [9:0]  pipeline_count;
  wire [7:0]  pipeline_occupied_0;
  wire [7:0]  pipeline_occupied_1;
  wire [7:0]  pipeline_occupied_2;
  wire [7:0]  pipeline_occupied_3;
  wire [7:0]  pipeline_occupied_4;
  wire [7:0]  pipeline_occupied_5;
  wire [7:0]  pipeline_occupied_6;
  wire [7:0]  pipeline_occupied_7;
  wire [7:0]  pipeline_own_king_0;
  wire [7:0]  pipeline_own_king_1;
  wire [7:0]  pipeline_own_king_2;
  wire [7:0]  pipeline_own_king_3;
  wire [7:0]  pipeline_own_king_4;
  wire [7:0]  pipeline_own_king_5;
  wire [7:0]  pipeline_own_king_6;
  wire [7:0]  pipeline_own_king_7;
  wire [7:0]  pipeline_file;
  wire [7:0]  pipeline_own_knights_0;
  wire [7:0]  pipeline_own_knights_1;
  wire [7:0]  pipeline_own_knights_2;
  wire [7:0]  pipeline_own_knights_3;
  wire [7:0]  pipeline_own_knights_4;
  wire [7:0]  pipeline_own_knights_5;
  wire [7:0]  pipeline_own_knights_6;
  wire [7:0]  pipeline_own_knights_7;
  wire [7:0]  pipeline_pawn_moves_0;
  wire [7:0]  pipeline_pawn_moves_1;
  wire [7:0]  pipeline_pawn_moves_2;
  wire [7:0]  pipeline_pawn_moves_3;
  wire [7:0]  pipeline_pawn_moves_4;
  wire [7:0]  pipeline_pawn_moves_5;
  wire [7:0]  pipeline_pawn_moves_6;
  wire [7:0]  pipeline_pawn_moves_7;
  wire [7:0]  pipeline_pawn_moves_8;
  wire [7:0]  pipeline_pawn_moves_9;
  wire [7:0]  pipeline_pawn_moves_10;
  wire [7:0]  pipeline_pawn_moves_11;
  wire [7:0]  pipeline_pawn_moves_12;
  wire [7:0]  pipeline_pawn_moves_13;
  wire [7:0]  pipeline_pawn_moves_14;
  wire [7:0]  pipeline_pawn_moves_15;
  wire [7:0]  pipeline_now_empty_0;
  wire [7:0]  pipeline_now_empty_1;
  wire [7:0]  pipeline_now_empty_2;
  wire [7:0]  pipeline_now_empty_3;
  wire [7:0]  pipeline_now_empty_4;
  wire [7:0]  pipeline_now_empty_5;
  wire [7:0]  pipeline_now_empty_6;
  wire [7:0]  pipeline_now_empty_7;
  wire [7:0]  pipeline_open_to_0;
  wire [7:0]  pipeline_open_to_1;
  wire [7:0]  pipeline_open_to_2;
  wire [7:0]  pipeline_open_to_3;
  wire [7:0]  pipeline_open_to_4;
  wire [7:0]  pipeline_open_to_5;
  wire [7:0]  pipeline_open_to_6;
  wire [7:0]  pipeline_open_to_7;
  wire [7:0]  pipeline_king_moves_0;
  wire [7:0]  pipeline_king_moves_1;
  wire [7:0]  pipeline_king_moves_2;
  wire [7:0]  pipeline_king_moves_3;
  wire [7:0]  pipeline_king_moves_4;
  wire [7:0]  pipeline_king_moves_5;
  wire [7:0]  pipeline_king_moves_6;
  wire [7:0]  pipeline_king_moves_7;
  wire [3:0]  pipeline_special_found;
  wire [7:0]  pipeline_moves_up_0;
  wire [7:0]  pipeline_moves_up_1;
  wire [7:0]  pipeline_moves_up_2;
  wire [7:0]  pipeline_moves_up_3;
  wire [7:0]  pipeline_moves_up_4;
  wire [7:0]  pipeline_moves_up_5;
  wire [7:0]  pipeline_moves_up_6;
  wire [7:0]  pipeline_moves_up_7;
  wire [7:0]  pipeline_moves_up_8;
  wire [7:0]  pipeline_moves_up_9;
  wire [7:0]  pipeline_moves_up_10;
  wire [7:0]  pipeline_moves_up_11;
  wire [7:0]  pipeline_moves_up_12;
  wire [7:0]  pipeline_moves_up_13;
  wire [7:0]  pipeline_moves_up_14;
  wire [7:0]  pipeline_moves_up_15;
  wire [7:0]  pipeline_moves_up_16;
  wire [7:0]  pipeline_moves_up_17;
  wire [7:0]  pipeline_moves_up_18;
  wire [7:0]  pipeline_moves_up_19;
  wire [7:0]  pipeline_moves_up_20;
  wire [7:0]  pipeline_moves_up_21;
  wire [7:0]  pipeline_moves_up_22;
  wire [7:0]  pipeline_moves_up_23;
  wire [7:0]  pipeline_moves_up_24;
  wire [7:0]  pipeline_moves_up_25;
  wire [7:0]  pipeline_moves_up_26;
  wire [7:0]  pipeline_moves_up_27;
  wire [7:0]  pipeline_moves_up_28;
  wire [7:0]  pipeline_moves_up_29;
  wire [7:0]  pipeline_moves_up_30;
  wire [7:0]  pipeline_moves_up_31;
  wire [7:0]  pipeline_moves_down_0;
  wire [7:0]  pipeline_moves_down_1;
  wire [7:0]  pipeline_moves_down_2;
  wire [7:0]  pipeline_moves_down_3;
  wire [7:0]  pipeline_moves_down_4;
  wire [7:0]  pipeline_moves_down_5;
  wire [7:0]  pipeline_moves_down_6;
  wire [7:0]  pipeline_moves_down_7;
  wire [7:0]  pipeline_moves_down_8;
  wire [7:0]  pipeline_moves_down_9;
  wire [7:0]  pipeline_moves_down_10;
  wire [7:0]  pipeline_moves_down_11;
  wire [7:0]  pipeline_moves_down_12;
  wire [7:0]  pipeline_moves_down_13;
  wire [7:0]  pipeline_moves_down_14;
  wire [7:0]  pipeline_moves_down_15;
  wire [7:0]  pipeline_moves_down_16;
  wire [7:0]  pipeline_moves_down_17;
  wire [7:0]  pipeline_moves_down_18;
  wire [7:0]  pipeline_moves_down_19;
  wire [7:0]  pipeline_moves_down_20;
  wire [7:0]  pipeline_moves_down_21;
  wire [7:0]  pipeline_moves_down_22;
  wire [7:0]  pipeline_moves_down_23;
  wire [7:0]  pipeline_moves_down_24;
  wire [7:0]  pipeline_moves_down_25;
  wire [7:0]  pipeline_moves_down_26;
  wire [7:0]  pipeline_moves_down_27;
  wire [7:0]  pipeline_moves_down_28;
  wire [7:0]  pipeline_moves_down_29;
  wire [7:0]  pipeline_moves_down_30;
  wire [7:0]  pipeline_moves_down_31;
  wire [15:0] counts_read_word;

  fpgambit_count_control control (
      .clock(clock),
      .reset(reset),
      .position_valid(position_valid),
      .position_ready(position_ready),
      .check(pipeline_check),
      .enter(control_enter),
      .entry(control_entry),
      .fill(control_fill),
      .filled(control_filled),
      .counted_check(control_counted_check),
      .answer_valid(answer_valid),
      .answer_ready(answer_ready),
      .answer(control_answer),
      .cycles(cycles)
  );

  fpgambit_count_pipeline pipeline (
      .clock(clock),
      .rank_0(position_rank_0),
      .rank_1(position_rank_1),
      .rank_2(position_rank_2),
      .rank_3(position_rank_3),
      .rank_4(position_rank_4),
      .rank_5(position_rank_5),
      .rank_6(position_rank_6),
      .rank_7(position_rank_7),
      .state(position_state),
      .check(pipeline_check),
      .count(pipeline_count),
      .occupied_0(pipeline_occupied_0),
      .occupied_1(pipeline_occupied_1),
      .occupied_2(pipeline_occupied_2),
      .occupied_3(pipeline_occupied_3),
      .occupied_4(pipeline_occupied_4),
      .occupied_5(pipeline_occupied_5),
      .occupied_6(pipeline_occupied_6),
      .occupied_7(pipeline_occupied_7),
      .own_king_0(pipeline_own_king_0),
      .own_king_1(pipeline_own_king_1),
      .own_king_2(pipeline_own_king_2),
      .own_king_3(pipeline_own_king_3),
      .own_king_4(pipeline_own_king_4),
      .own_king_5(pipeline_own_king_5),
      .own_king_6(pipeline_own_king_6),
      .own_king_7(pipeline_own_king_7),
      .file(pipeline_file),
      .own_knights_0(pipeline_own_knights_0),
      .own_knights_1(pipeline_own_knights_1),
      .own_knights_2(pipeline_own_knights_2),
      .own_knights_3(pipeline_own_knights_3),
      .own_knights_4(pipeline_own_knights_4),
      .own_knights_5(pipeline_own_knights_5),
      .own_knights_6(pipeline_own_knights_6),
      .own_knights_7(pipeline_own_knights_7),
      .pawn_moves_0(pipeline_pawn_moves_0),
      .pawn_moves_1(pipeline_pawn_moves_1),
      .pawn_moves_2(pipeline_pawn_moves_2),
      .pawn_moves_3(pipeline_pawn_moves_3),
      .pawn_moves_4(pipeline_pawn_moves_4),
      .pawn_moves_5(pipeline_pawn_moves_5),
      .pawn_moves_6(pipeline_pawn_moves_6),
      .pawn_moves_7(pipeline_pawn_moves_7),
      .pawn_moves_8(pipeline_pawn_moves_8),
      .pawn_moves_9(pipeline_pawn_moves_9),
      .pawn_moves_10(pipeline_pawn_moves_10),
      .pawn_moves_11(pipeline_pawn_moves_11),
      .pawn_moves_12(pipeline_pawn_moves_12),
      .pawn_moves_13(pipeline_pawn_moves_13),
      .pawn_moves_14(pipeline_pawn_moves_14),
      .pawn_moves_15(pipeline_pawn_moves_15),
      .now_empty_0(pipeline_now_empty_0),
      .now_empty_1(pipeline_now_empty_1),
      .now_empty_2(pipeline_now_empty_2),
      .now_empty_3(pipeline_now_empty_3),
      .now_empty_4(pipeline_now_empty_4),
      .now_empty_5(pipeline_now_empty_5),
      .now_empty_6(pipeline_now_empty_6),
      .now_empty_7(pipeline_now_empty_7),
      .open_to_0(pipeline_open_to_0),
      .open_to_1(pipeline_open_to_1),
      .open_to_2(pipeline_open_to_2),
      .open_to_3(pipeline_open_to_3),
      .open_to_4(pipeline_open_to_4),
      .open_to_5(pipeline_open_to_5),
      .open_to_6(pipeline_open_to_6),
      .open_to_7(pipeline_open_to_7),
      .king_moves_0(pipeline_king_moves_0),
      .king_moves_1(pipeline_king_moves_1),
      .king_moves_2(pipeline_king_moves_2),
      .king_moves_3(pipeline_king_moves_3),
      .king_moves_4(pipeline_king_moves_4),
      .king_moves_5(pipeline_king_moves_5),
      .king_moves_6(pipeline_king_moves_6),
      .king_moves_7(pipeline_king_moves_7),
      .special_found(pipeline_special_found),
      .moves_up_0(pipeline_moves_up_0),
      .moves_up_1(pipeline_moves_up_1),
      .moves_up_2(pipeline_moves_up_2),
      .moves_up_3(pipeline_moves_up_3),
      .moves_up_4(pipeline_moves_up_4),
      .moves_up_5(pipeline_moves_up_5),
      .moves_up_6(pipeline_moves_up_6),
      .moves_up_7(pipeline_moves_up_7),
      .moves_up_8(pipeline_moves_up_8),
      .moves_up_9(pipeline_moves_up_9),
      .moves_up_10(pipeline_moves_up_10),
      .moves_up_11(pipeline_moves_up_11),
      .moves_up_12(pipeline_moves_up_12),
      .moves_up_13(pipeline_moves_up_13),
      .moves_up_14(pipeline_moves_up_14),
      .moves_up_15(pipeline_moves_up_15),
      .moves_up_16(pipeline_moves_up_16),
      .moves_up_17(pipeline_moves_up_17),
      .moves_up_18(pipeline_moves_up_18),
      .moves_up_19(pipeline_moves_up_19),
      .moves_up_20(pipeline_moves_up_20),
      .moves_up_21(pipeline_moves_up_21),
      .moves_up_22(pipeline_moves_up_22),
      .moves_up_23(pipeline_moves_up_23),
      .moves_up_24(pipeline_moves_up_24),
      .moves_up_25(pipeline_moves_up_25),
      .moves_up_26(pipeline_moves_up_26),
      .moves_up_27(pipeline_moves_up_27),
      .moves_up_28(pipeline_moves_up_28),
      .moves_up_29(pipeline_moves_up_29),
      .moves_up_30(pipeline_moves_up_30),
      .moves_up_31(pipeline_moves_up_31),
      .moves_down_0(pipeline_moves_down_0),
      .moves_down_1(pipeline_moves_down_1),
      .moves_down_2(pipeline_moves_down_2),
      .moves_down_3(pipeline_moves_down_3),
      .moves_down_4(pipeline_moves_down_4),
      .moves_down_5(pipeline_moves_down_5),
      .moves_down_6(pipeline_moves_down_6),
      .moves_down_7(pipeline_moves_down_7),
      .moves_down_8(pipeline_moves_down_8),
      .moves_down_9(pipeline_moves_down_9),
      .moves_down_10(pipeline_moves_down_10),
      .moves_down_11(pipeline_moves_down_11),
      .moves_down_12(pipeline_moves_down_12),
      .moves_down_13(pipeline_moves_down_13),
      .moves_down_14(pipeline_moves_down_14),
      .moves_down_15(pipeline_moves_down_15),
      .moves_down_16(pipeline_moves_down_16),
      .moves_down_17(pipeline_moves_down_17),
      .moves_down_18(pipeline_moves_down_18),
      .moves_down_19(pipeline_moves_down_19),
      .moves_down_20(pipeline_moves_down_20),
      .moves_down_21(pipeline_moves_down_21),
      .moves_down_22(pipeline_moves_down_22),
      .moves_down_23(pipeline_moves_down_23),
      .moves_down_24(pipeline_moves_down_24),
      .moves_down_25(pipeline_moves_down_25),
      .moves_down_26(pipeline_moves_down_26),
      .moves_down_27(pipeline_moves_down_27),
      .moves_down_28(pipeline_moves_down_28),
      .moves_down_29(pipeline_moves_down_29),
      .moves_down_30(pipeline_moves_down_30),
      .moves_down_31(pipeline_moves_down_31)
  );

  fpgambit_count_tags tags (
      .clock(clock),
      .write(control_enter),
      .write_address(control_entry),
      .write_word(position_tag),
      .read_address(control_answer),
      .read_word(answer_tag)
  );

  fpgambit_count_tags counts (
      .clock(clock),
      .write(control_fill),
      .write_address(control_filled),
      .write_word(found),
      .read_address(control_answer),
      .read_word(counts_read_word)
  );

  // The answer, in its slot.
  always @* begin
    found = {6'd0, pipeline_count};
    if (control_counted_check) begin
      found = found | (16'd1 << COUNT_WORD_CHECK);
      if (!(|pipeline_count)) begin
        found = found | (16'd1 << COUNT_WORD_MATE);
      end
    end else if (!(|pipeline_count)) begin
      found = found | (16'd1 << COUNT_WORD_STALEMATE);
    end
  end

  assign answer_count = counts_read_word[9:0];
  assign answer_check = counts_read_word[COUNT_WORD_CHECK];
  assign answer_mate = counts_read_word[COUNT_WORD_MATE];
  assign answer_stalemate = counts_read_word[COUNT_WORD_STALEMATE];

  // What nothing here reads.
  wire unused = &{1'b0, pipeline_occupied_0, pipeline_occupied_1, pipeline_occupied_2,
      pipeline_occupied_3, pipeline_occupied_4, pipeline_occupied_5, pipeline_occupied_6,
      pipeline_occupied_7, pipeline_own_king_0, pipeline_own_king_1, pipeline_own_king_2,
      pipeline_own_king_3, pipeline_own_king_4, pipeline_own_king_5, pipeline_own_king_6,
      pipeline_own_king_7, pipeline_file, pipeline_own_knights_0, pipeline_own_knights_1,
      pipeline_own_knights_2, pipeline_own_knights_3, pipeline_own_knights_4,
      pipeline_own_knights_5, pipeline_own_knights_6, pipeline_own_knights_7,
      pipeline_pawn_moves_0, pipeline_pawn_moves_1, pipeline_pawn_moves_2, pipeline_pawn_moves_3,
      pipeline_pawn_moves_4, pipeline_pawn_moves_5, pipeline_pawn_moves_6, pipeline_pawn_moves_7,
      pipeline_pawn_moves_8, pipeline_pawn_moves_9, pipeline_pawn_moves_10, pipeline_pawn_moves_11,
      pipeline_pawn_moves_12, pipeline_pawn_moves_13, pipeline_pawn_moves_14,
      pipeline_pawn_moves_15, pipeline_now_empty_0, pipeline_now_empty_1, pipeline_now_empty_2,
      pipeline_now_empty_3, pipeline_now_empty_4, pipeline_now_empty_5, pipeline_now_empty_6,
      pipeline_now_empty_7, pipeline_open_to_0, pipeline_open_to_1, pipeline_open_to_2,
      pipeline_open_to_3, pipeline_open_to_4, pipeline_open_to_5, pipeline_open_to_6,
      pipeline_open_to_7, pipeline_king_moves_0, pipeline_king_moves_1, pipeline_king_moves_2,
      pipeline_king_moves_3, pipeline_king_moves_4, pipeline_king_moves_5, pipeline_king_moves_6,
      pipeline_king_moves_7, pipeline_special_found, pipeline_moves_up_0, pipeline_moves_up_1,
      pipeline_moves_up_2, pipeline_moves_up_3, pipeline_moves_up_4, pipeline_moves_up_5,
      pipeline_moves_up_6, pipeline_moves_up_7, pipeline_moves_up_8, pipeline_moves_up_9,
      pipeline_moves_up_10, pipeline_moves_up_11, pipeline_moves_up_12, pipeline_moves_up_13,
      pipeline_moves_up_14, pipeline_moves_up_15, pipeline_moves_up_16, pipeline_moves_up_17,
      pipeline_moves_up_18, pipeline_moves_up_19, pipeline_moves_up_20, pipeline_moves_up_21,
      pipeline_moves_up_22, pipeline_moves_up_23, pipeline_moves_up_24, pipeline_moves_up_25,
      pipeline_moves_up_26, pipeline_moves_up_27, pipeline_moves_up_28, pipeline_moves_up_29,
      pipeline_moves_up_30, pipeline_moves_up_31, pipeline_moves_down_0, pipeline_moves_down_1,
      pipeline_moves_down_2, pipeline_moves_down_3, pipeline_moves_down_4, pipeline_moves_down_5,
      pipeline_moves_down_6, pipeline_moves_down_7, pipeline_moves_down_8, pipeline_moves_down_9,
      pipeline_moves_down_10, pipeline_moves_down_11, pipeline_moves_down_12,
      pipeline_moves_down_13, pipeline_moves_down_14, pipeline_moves_down_15,
      pipeline_moves_down_16, pipeline_moves_down_17, pipeline_moves_down_18,
      pipeline_moves_down_19, pipeline_moves_down_20, pipeline_moves_down_21,
      pipeline_moves_down_22, pipeline_moves_down_23, pipeline_moves_down_24,
      pipeline_moves_down_25, pipeline_moves_down_26, pipeline_moves_down_27,
      pipeline_moves_down_28, pipeline_moves_down_29, pipeline_moves_down_30,
      pipeline_moves_down_31, counts_read_word[15:13]};
endmodule

`line 460 "fpgambit_count_control.v" 0
// Accepts a position only when there is a slot for its answer, so no stage ever has to stall.
module fpgambit_count_control (
    input  wire        clock,           // Clock
    input  wire        reset,           // Synchronous reset
    input  wire        position_valid,  // A position is offered
    output wire        position_ready,  // The position is accepted
    input  wire        check,           // The position in the sixth stage is in check
    output wire        enter,           // A position enters the pipeline
    output wire [3:0]  entry,           // Slot allocated to it
    output wire        fill,            // A count is complete
    output wire [3:0]  filled,          // Slot of that count
    output wire        counted_check,   // Its position is in check
    output wire        answer_valid,    // An answer is offered
    input  wire        answer_ready,    // The sink accepts the answer
    output wire [3:0]  answer,          // Slot of the answer
    output wire [15:0] cycles           // Clocks of this run
);

  reg  [12:0] stages;
  reg  [7:0]  checks;
  reg  [3:0]  next_entry;
  reg  [3:0]  next_fill;
  reg  [3:0]  next_answer;
  reg  [4:0]  held;
  reg  [4:0]  waiting;
  reg  [15:0] clocks;

  wire        takes;
  wire        gives;
  wire        fills;

  assign takes = position_valid & !held[4] & !reset;
  assign gives = (|waiting) & answer_ready;
  assign fills = stages[12];

  always @(posedge clock) begin
    stages <= {stages[11:0], 1'b0};
    if (takes) begin
      stages <= {stages[11:0], 1'b1};
      next_entry <= next_entry + 4'd1;
    end
    if (fills) begin
      next_fill <= next_fill + 4'd1;
    end
    if (gives) begin
      next_answer <= next_answer + 4'd1;
    end
    if (takes & !gives) begin
      held <= held + 5'd1;
    end
    if (!takes & gives) begin
      held <= held - 5'd1;
    end
    if (fills & !gives) begin
      waiting <= waiting + 5'd1;
    end
    if (!fills & gives) begin
      waiting <= waiting - 5'd1;
    end
    if (reset) begin
      stages <= 13'd0;
      next_entry <= 4'd0;
      next_fill <= 4'd0;
      next_answer <= 4'd0;
      held <= 5'd0;
      waiting <= 5'd0;
    end
  end

  always @(posedge clock) begin
    checks <= {checks[6:0], 1'b0};
    if (check) begin
      checks <= {checks[6:0], 1'b1};
    end
  end

  // A run begins with a position accepted by an idle unit.
  always @(posedge clock) begin
    if (|held) begin
      clocks <= clocks + 16'd1;
    end else if (takes) begin
      clocks <= 16'd1;
    end
  end

  assign position_ready = !held[4] & !reset;
  assign enter = takes;
  assign entry = next_entry;
  assign fill = fills;
  assign filled = next_fill;
  assign counted_check = checks[7];
  assign answer_valid = |waiting;
  assign answer = next_answer;
  assign cycles = clocks;

  initial begin
    stages = 13'd0;
    checks = 8'd0;
    next_entry = 4'd0;
    next_fill = 4'd0;
    next_answer = 4'd0;
    held = 5'd0;
    waiting = 5'd0;
    clocks = 16'd0;
  end
endmodule

`line 568 "fpgambit_count_tags.v" 0
// Memory of 16 bits per word and 4 address bits, with one write port and one combinational read
// port.
module fpgambit_count_tags (
    input  wire        clock,          // Clock
    input  wire        write,          // Stores write_word at this clock edge
    input  wire [3:0]  write_address,  // Address to write
    input  wire [15:0] write_word,     // Word to write
    input  wire [3:0]  read_address,   // Address to read
    output wire [15:0] read_word       // The word read, as it was before this clock edge
);

  (* ram_style = "distributed" *)
  reg [15:0] words [0:15];
  integer entry;

  initial for (entry = 0; entry <= 15; entry = entry + 1) words[entry] = 16'd0;

  always @(posedge clock) if (write) words[write_address] <= write_word;

  assign read_word = words[read_address];
endmodule

`default_nettype wire

// fpgambit_count_pipeline
//
// SPDX-License-Identifier: MIT OR Apache-2.0
//
// Counts the legal moves of a position and outputs them as sets. Latency: thirteen clocks for the
// count.
//
// Generated: do not edit. Made by:
//   fpgambit export --unit count --build compact --out DIR

`default_nettype none

`line 605 "fpgambit_count_pipeline.v" 0
module fpgambit_count_pipeline (
    input  wire        clock,          // Clock
    input  wire [31:0] rank_0,         // The board: ranks 1 to 8, eight piece nibbles each, file a
                                       // in the lowest bits
    input  wire [31:0] rank_1,         // The board: ranks 1 to 8, eight piece nibbles each, file a
                                       // in the lowest bits
    input  wire [31:0] rank_2,         // The board: ranks 1 to 8, eight piece nibbles each, file a
                                       // in the lowest bits
    input  wire [31:0] rank_3,         // The board: ranks 1 to 8, eight piece nibbles each, file a
                                       // in the lowest bits
    input  wire [31:0] rank_4,         // The board: ranks 1 to 8, eight piece nibbles each, file a
                                       // in the lowest bits
    input  wire [31:0] rank_5,         // The board: ranks 1 to 8, eight piece nibbles each, file a
                                       // in the lowest bits
    input  wire [31:0] rank_6,         // The board: ranks 1 to 8, eight piece nibbles each, file a
                                       // in the lowest bits
    input  wire [31:0] rank_7,         // The board: ranks 1 to 8, eight piece nibbles each, file a
                                       // in the lowest bits
    input  wire [31:0] state,          // The state word, whose clocks are ignored
    output wire        check,          // The side to move is in check; clock 5
    output wire [9:0]  count,          // Number of legal moves; clock 13
    output wire [7:0]  occupied_0,     // Occupied squares, rank by rank from the mover's side like
                                       // all sets below; clock 2
    output wire [7:0]  occupied_1,     // Occupied squares, rank by rank from the mover's side like
                                       // all sets below; clock 2
    output wire [7:0]  occupied_2,     // Occupied squares, rank by rank from the mover's side like
                                       // all sets below; clock 2
    output wire [7:0]  occupied_3,     // Occupied squares, rank by rank from the mover's side like
                                       // all sets below; clock 2
    output wire [7:0]  occupied_4,     // Occupied squares, rank by rank from the mover's side like
                                       // all sets below; clock 2
    output wire [7:0]  occupied_5,     // Occupied squares, rank by rank from the mover's side like
                                       // all sets below; clock 2
    output wire [7:0]  occupied_6,     // Occupied squares, rank by rank from the mover's side like
                                       // all sets below; clock 2
    output wire [7:0]  occupied_7,     // Occupied squares, rank by rank from the mover's side like
                                       // all sets below; clock 2
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
    output wire [7:0]  pawn_moves_0,   // Squares where pawns could go, if they may: ahead or by a
                                       // capture to higher files, then by a capture to lower files;
                                       // clock 6
    output wire [7:0]  pawn_moves_1,   // Squares where pawns could go, if they may: ahead or by a
                                       // capture to higher files, then by a capture to lower files;
                                       // clock 6
    output wire [7:0]  pawn_moves_2,   // Squares where pawns could go, if they may: ahead or by a
                                       // capture to higher files, then by a capture to lower files;
                                       // clock 6
    output wire [7:0]  pawn_moves_3,   // Squares where pawns could go, if they may: ahead or by a
                                       // capture to higher files, then by a capture to lower files;
                                       // clock 6
    output wire [7:0]  pawn_moves_4,   // Squares where pawns could go, if they may: ahead or by a
                                       // capture to higher files, then by a capture to lower files;
                                       // clock 6
    output wire [7:0]  pawn_moves_5,   // Squares where pawns could go, if they may: ahead or by a
                                       // capture to higher files, then by a capture to lower files;
                                       // clock 6
    output wire [7:0]  pawn_moves_6,   // Squares where pawns could go, if they may: ahead or by a
                                       // capture to higher files, then by a capture to lower files;
                                       // clock 6
    output wire [7:0]  pawn_moves_7,   // Squares where pawns could go, if they may: ahead or by a
                                       // capture to higher files, then by a capture to lower files;
                                       // clock 6
    output wire [7:0]  pawn_moves_8,   // Squares where pawns could go, if they may: ahead or by a
                                       // capture to higher files, then by a capture to lower files;
                                       // clock 6
    output wire [7:0]  pawn_moves_9,   // Squares where pawns could go, if they may: ahead or by a
                                       // capture to higher files, then by a capture to lower files;
                                       // clock 6
    output wire [7:0]  pawn_moves_10,  // Squares where pawns could go, if they may: ahead or by a
                                       // capture to higher files, then by a capture to lower files;
                                       // clock 6
    output wire [7:0]  pawn_moves_11,  // Squares where pawns could go, if they may: ahead or by a
                                       // capture to higher files, then by a capture to lower files;
                                       // clock 6
    output wire [7:0]  pawn_moves_12,  // Squares where pawns could go, if they may: ahead or by a
                                       // capture to higher files, then by a capture to lower files;
                                       // clock 6
    output wire [7:0]  pawn_moves_13,  // Squares where pawns could go, if they may: ahead or by a
                                       // capture to higher files, then by a capture to lower files;
                                       // clock 6
    output wire [7:0]  pawn_moves_14,  // Squares where pawns could go, if they may: ahead or by a
                                       // capture to higher files, then by a capture to lower files;
                                       // clock 6
    output wire [7:0]  pawn_moves_15,  // Squares where pawns could go, if they may: ahead or by a
                                       // capture to higher files, then by a capture to lower files;
                                       // clock 6
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
    output wire [7:0]  king_moves_0,   // Squares to which the king may go; clock 6
    output wire [7:0]  king_moves_1,   // Squares to which the king may go; clock 6
    output wire [7:0]  king_moves_2,   // Squares to which the king may go; clock 6
    output wire [7:0]  king_moves_3,   // Squares to which the king may go; clock 6
    output wire [7:0]  king_moves_4,   // Squares to which the king may go; clock 6
    output wire [7:0]  king_moves_5,   // Squares to which the king may go; clock 6
    output wire [7:0]  king_moves_6,   // Squares to which the king may go; clock 6
    output wire [7:0]  king_moves_7,   // Squares to which the king may go; clock 6
    output wire [3:0]  special_found,  // Castling on the king's side and on the queen's, en passant
                                       // to the east and to the west; clock 6
    output wire [7:0]  moves_up_0,     // Squares where sliders could go upwards, if they may: along
                                       // ranks, files, rising and falling diagonals, eight ranks
                                       // each; clock 7
    output wire [7:0]  moves_up_1,     // Squares where sliders could go upwards, if they may: along
                                       // ranks, files, rising and falling diagonals, eight ranks
                                       // each; clock 7
    output wire [7:0]  moves_up_2,     // Squares where sliders could go upwards, if they may: along
                                       // ranks, files, rising and falling diagonals, eight ranks
                                       // each; clock 7
    output wire [7:0]  moves_up_3,     // Squares where sliders could go upwards, if they may: along
                                       // ranks, files, rising and falling diagonals, eight ranks
                                       // each; clock 7
    output wire [7:0]  moves_up_4,     // Squares where sliders could go upwards, if they may: along
                                       // ranks, files, rising and falling diagonals, eight ranks
                                       // each; clock 7
    output wire [7:0]  moves_up_5,     // Squares where sliders could go upwards, if they may: along
                                       // ranks, files, rising and falling diagonals, eight ranks
                                       // each; clock 7
    output wire [7:0]  moves_up_6,     // Squares where sliders could go upwards, if they may: along
                                       // ranks, files, rising and falling diagonals, eight ranks
                                       // each; clock 7
    output wire [7:0]  moves_up_7,     // Squares where sliders could go upwards, if they may: along
                                       // ranks, files, rising and falling diagonals, eight ranks
                                       // each; clock 7
    output wire [7:0]  moves_up_8,     // Squares where sliders could go upwards, if they may: along
                                       // ranks, files, rising and falling diagonals, eight ranks
                                       // each; clock 7
    output wire [7:0]  moves_up_9,     // Squares where sliders could go upwards, if they may: along
                                       // ranks, files, rising and falling diagonals, eight ranks
                                       // each; clock 7
    output wire [7:0]  moves_up_10,    // Squares where sliders could go upwards, if they may: along
                                       // ranks, files, rising and falling diagonals, eight ranks
                                       // each; clock 7
    output wire [7:0]  moves_up_11,    // Squares where sliders could go upwards, if they may: along
                                       // ranks, files, rising and falling diagonals, eight ranks
                                       // each; clock 7
    output wire [7:0]  moves_up_12,    // Squares where sliders could go upwards, if they may: along
                                       // ranks, files, rising and falling diagonals, eight ranks
                                       // each; clock 7
    output wire [7:0]  moves_up_13,    // Squares where sliders could go upwards, if they may: along
                                       // ranks, files, rising and falling diagonals, eight ranks
                                       // each; clock 7
    output wire [7:0]  moves_up_14,    // Squares where sliders could go upwards, if they may: along
                                       // ranks, files, rising and falling diagonals, eight ranks
                                       // each; clock 7
    output wire [7:0]  moves_up_15,    // Squares where sliders could go upwards, if they may: along
                                       // ranks, files, rising and falling diagonals, eight ranks
                                       // each; clock 7
    output wire [7:0]  moves_up_16,    // Squares where sliders could go upwards, if they may: along
                                       // ranks, files, rising and falling diagonals, eight ranks
                                       // each; clock 7
    output wire [7:0]  moves_up_17,    // Squares where sliders could go upwards, if they may: along
                                       // ranks, files, rising and falling diagonals, eight ranks
                                       // each; clock 7
    output wire [7:0]  moves_up_18,    // Squares where sliders could go upwards, if they may: along
                                       // ranks, files, rising and falling diagonals, eight ranks
                                       // each; clock 7
    output wire [7:0]  moves_up_19,    // Squares where sliders could go upwards, if they may: along
                                       // ranks, files, rising and falling diagonals, eight ranks
                                       // each; clock 7
    output wire [7:0]  moves_up_20,    // Squares where sliders could go upwards, if they may: along
                                       // ranks, files, rising and falling diagonals, eight ranks
                                       // each; clock 7
    output wire [7:0]  moves_up_21,    // Squares where sliders could go upwards, if they may: along
                                       // ranks, files, rising and falling diagonals, eight ranks
                                       // each; clock 7
    output wire [7:0]  moves_up_22,    // Squares where sliders could go upwards, if they may: along
                                       // ranks, files, rising and falling diagonals, eight ranks
                                       // each; clock 7
    output wire [7:0]  moves_up_23,    // Squares where sliders could go upwards, if they may: along
                                       // ranks, files, rising and falling diagonals, eight ranks
                                       // each; clock 7
    output wire [7:0]  moves_up_24,    // Squares where sliders could go upwards, if they may: along
                                       // ranks, files, rising and falling diagonals, eight ranks
                                       // each; clock 7
    output wire [7:0]  moves_up_25,    // Squares where sliders could go upwards, if they may: along
                                       // ranks, files, rising and falling diagonals, eight ranks
                                       // each; clock 7
    output wire [7:0]  moves_up_26,    // Squares where sliders could go upwards, if they may: along
                                       // ranks, files, rising and falling diagonals, eight ranks
                                       // each; clock 7
    output wire [7:0]  moves_up_27,    // Squares where sliders could go upwards, if they may: along
                                       // ranks, files, rising and falling diagonals, eight ranks
                                       // each; clock 7
    output wire [7:0]  moves_up_28,    // Squares where sliders could go upwards, if they may: along
                                       // ranks, files, rising and falling diagonals, eight ranks
                                       // each; clock 7
    output wire [7:0]  moves_up_29,    // Squares where sliders could go upwards, if they may: along
                                       // ranks, files, rising and falling diagonals, eight ranks
                                       // each; clock 7
    output wire [7:0]  moves_up_30,    // Squares where sliders could go upwards, if they may: along
                                       // ranks, files, rising and falling diagonals, eight ranks
                                       // each; clock 7
    output wire [7:0]  moves_up_31,    // Squares where sliders could go upwards, if they may: along
                                       // ranks, files, rising and falling diagonals, eight ranks
                                       // each; clock 7
    output wire [7:0]  moves_down_0,   // Squares where sliders could go downwards; clock 7
    output wire [7:0]  moves_down_1,   // Squares where sliders could go downwards; clock 7
    output wire [7:0]  moves_down_2,   // Squares where sliders could go downwards; clock 7
    output wire [7:0]  moves_down_3,   // Squares where sliders could go downwards; clock 7
    output wire [7:0]  moves_down_4,   // Squares where sliders could go downwards; clock 7
    output wire [7:0]  moves_down_5,   // Squares where sliders could go downwards; clock 7
    output wire [7:0]  moves_down_6,   // Squares where sliders could go downwards; clock 7
    output wire [7:0]  moves_down_7,   // Squares where sliders could go downwards; clock 7
    output wire [7:0]  moves_down_8,   // Squares where sliders could go downwards; clock 7
    output wire [7:0]  moves_down_9,   // Squares where sliders could go downwards; clock 7
    output wire [7:0]  moves_down_10,  // Squares where sliders could go downwards; clock 7
    output wire [7:0]  moves_down_11,  // Squares where sliders could go downwards; clock 7
    output wire [7:0]  moves_down_12,  // Squares where sliders could go downwards; clock 7
    output wire [7:0]  moves_down_13,  // Squares where sliders could go downwards; clock 7
    output wire [7:0]  moves_down_14,  // Squares where sliders could go downwards; clock 7
    output wire [7:0]  moves_down_15,  // Squares where sliders could go downwards; clock 7
    output wire [7:0]  moves_down_16,  // Squares where sliders could go downwards; clock 7
    output wire [7:0]  moves_down_17,  // Squares where sliders could go downwards; clock 7
    output wire [7:0]  moves_down_18,  // Squares where sliders could go downwards; clock 7
    output wire [7:0]  moves_down_19,  // Squares where sliders could go downwards; clock 7
    output wire [7:0]  moves_down_20,  // Squares where sliders could go downwards; clock 7
    output wire [7:0]  moves_down_21,  // Squares where sliders could go downwards; clock 7
    output wire [7:0]  moves_down_22,  // Squares where sliders could go downwards; clock 7
    output wire [7:0]  moves_down_23,  // Squares where sliders could go downwards; clock 7
    output wire [7:0]  moves_down_24,  // Squares where sliders could go downwards; clock 7
    output wire [7:0]  moves_down_25,  // Squares where sliders could go downwards; clock 7
    output wire [7:0]  moves_down_26,  // Squares where sliders could go downwards; clock 7
    output wire [7:0]  moves_down_27,  // Squares where sliders could go downwards; clock 7
    output wire [7:0]  moves_down_28,  // Squares where sliders could go downwards; clock 7
    output wire [7:0]  moves_down_29,  // Squares where sliders could go downwards; clock 7
    output wire [7:0]  moves_down_30,  // Squares where sliders could go downwards; clock 7
    output wire [7:0]  moves_down_31   // Squares where sliders could go downwards; clock 7
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

  // First and second stage: turn the board to the mover's side. Black's first rank is White's last.
  assign rank_views_0_black = state[STATE_WORD_SIDE];
  assign rank_views_1_black = state[STATE_WORD_SIDE];
  assign rank_views_2_black = state[STATE_WORD_SIDE];
  assign rank_views_3_black = state[STATE_WORD_SIDE];
  assign rank_views_4_black = state[STATE_WORD_SIDE];
  assign rank_views_5_black = state[STATE_WORD_SIDE];
  assign rank_views_6_black = state[STATE_WORD_SIDE];
  assign rank_views_7_black = state[STATE_WORD_SIDE];

  // Third to fifth stage: threats; the mover's pieces are delayed.
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

  // Sixth stage: which pieces may move, and to which squares.
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

  // Seventh to ninth stage: moves to each square; the allowed squares are delayed.
  // Tenth to thirteenth stage: the sum.
  // The moves as sets, for circuits that make them.
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

`line 3103 "fpgambit_count_pipeline_planes.v" 0
// Reorders a rank word into planes.
module fpgambit_count_pipeline_planes (
    input  wire [31:0] word,    // Eight piece nibbles, file a in the lowest bits
    output wire [31:0] sorted   // Four planes
);

  assign sorted = {
    word[31], word[27], word[23], word[19], word[15], word[11], word[7], word[3],
    word[30], word[26], word[22], word[18], word[14], word[10], word[6], word[2],
    word[29], word[25], word[21], word[17], word[13], word[9], word[5], word[1],
    word[28], word[24], word[20], word[16], word[12], word[8], word[4], word[0]
  };
endmodule

`line 3118 "fpgambit_count_pipeline_rank_views.v" 0
// Holds a rank as seen from the side to move: sets of squares, one bit per file.
module fpgambit_count_pipeline_rank_views (
    input  wire        clock,           // Clock
    input  wire        black,           // Black is to move
    input  wire [31:0] seen_by_white,   // Planes of this rank, counted from White's side
    input  wire [31:0] seen_by_black,   // Planes of this rank, counted from Black's side
    output wire [7:0]  own_pawns,       // Pawns of the side to move
    output wire [7:0]  own_knights,     // Its knights
    output wire [7:0]  own_diagonal,    // Its bishops and queens
    output wire [7:0]  own_straight,    // Its rooks and queens
    output wire [7:0]  own_king,        // Its king
    output wire [7:0]  own,             // All its pieces
    output wire [7:0]  their_pawns,     // Pawns of the other side
    output wire [7:0]  their_knights,   // Its knights
    output wire [7:0]  their_diagonal,  // Its bishops and queens
    output wire [7:0]  their_straight,  // Its rooks and queens
    output wire [7:0]  their_king,      // Its king
    output wire [7:0]  theirs           // All its pieces
);

  localparam [4:0] PLANE_COLOUR = 5'd24;
  localparam [4:0] PLANE_TYPE_0 = 5'd0;
  localparam [4:0] PLANE_TYPE_1 = 5'd8;
  localparam [4:0] PLANE_TYPE_2 = 5'd16;

  reg  [31:0] planes;
  reg  [7:0]  own_pawn_set;
  reg  [7:0]  own_knight_set;
  reg  [7:0]  own_diagonal_set;
  reg  [7:0]  own_straight_set;
  reg  [7:0]  own_king_set;
  reg  [7:0]  own_set;
  reg  [7:0]  their_pawn_set;
  reg  [7:0]  their_knight_set;
  reg  [7:0]  their_diagonal_set;
  reg  [7:0]  their_straight_set;
  reg  [7:0]  their_king_set;
  reg  [7:0]  their_set;

  wire [7:0]  bit0;
  wire [7:0]  bit1;
  wire [7:0]  bit2;
  wire [7:0]  mine;
  wire [7:0]  foreign;
  wire [7:0]  pawns;
  wire [7:0]  knights;
  wire [7:0]  diagonal;
  wire [7:0]  straight;
  wire [7:0]  kings;

  always @(posedge clock) begin
    planes <= seen_by_white;
    if (black) begin
      planes <= seen_by_black ^ (32'h0000_00ff << PLANE_COLOUR);
    end
  end

  assign bit0 = planes[PLANE_TYPE_0 +: 8];
  assign bit1 = planes[PLANE_TYPE_1 +: 8];
  assign bit2 = planes[PLANE_TYPE_2 +: 8];
  assign foreign = planes[PLANE_COLOUR +: 8];
  assign mine = ~foreign;
  assign pawns = bit0 & ~bit1 & ~bit2;
  assign knights = ~bit0 & bit1 & ~bit2;
  assign diagonal = bit0 & (bit1 ^ bit2);
  assign straight = bit2 & ~bit1;
  assign kings = ~bit0 & bit1 & bit2;
  assign own_pawns = own_pawn_set;
  assign own_knights = own_knight_set;
  assign own_diagonal = own_diagonal_set;
  assign own_straight = own_straight_set;
  assign own_king = own_king_set;
  assign own = own_set;
  assign their_pawns = their_pawn_set;
  assign their_knights = their_knight_set;
  assign their_diagonal = their_diagonal_set;
  assign their_straight = their_straight_set;
  assign their_king = their_king_set;
  assign theirs = their_set;

  initial begin
    planes = 32'd0;
    own_pawn_set = 8'd0;
    own_knight_set = 8'd0;
    own_diagonal_set = 8'd0;
    own_straight_set = 8'd0;
    own_king_set = 8'd0;
    own_set = 8'd0;
    their_pawn_set = 8'd0;
    their_knight_set = 8'd0;
    their_diagonal_set = 8'd0;
    their_straight_set = 8'd0;
    their_king_set = 8'd0;
    their_set = 8'd0;
  end

  always @(posedge clock) begin
    own_pawn_set <= pawns & mine;
    own_knight_set <= knights & mine;
    own_diagonal_set <= diagonal & mine;
    own_straight_set <= straight & mine;
    own_king_set <= kings & mine;
    own_set <= (bit0 | bit1 | bit2) & mine;
    their_pawn_set <= pawns & foreign;
    their_knight_set <= knights & foreign;
    their_diagonal_set <= diagonal & foreign;
    their_straight_set <= straight & foreign;
    their_king_set <= kings & foreign;
    their_set <= (bit0 | bit1 | bit2) & foreign;
  end
endmodule

`line 3231 "fpgambit_count_pipeline_state_view.v" 0
// Holds the mover's castling rights and the en passant file. Latency: two clocks for the file, five
// for the rest.
module fpgambit_count_pipeline_state_view (
    input  wire        clock,      // Clock
    input  wire [31:0] state,      // The state word
    output wire [7:0]  seen_file,  // The file of the en passant square, if there is one, for the
                                   // third stage
    output wire [7:0]  file,       // The same for the sixth stage
    output wire        short_,     // The right to castle on the king's side, for the sixth stage
    output wire        long_       // The right to castle on the queen's side, for the sixth stage
);

  localparam [1:0] RIGHT_BLACK_LONG = 2'd3;
  localparam [1:0] RIGHT_BLACK_SHORT = 2'd2;
  localparam [1:0] RIGHT_WHITE_LONG = 2'd1;
  localparam [1:0] RIGHT_WHITE_SHORT = 2'd0;
  localparam [4:0] STATE_WORD_EN_PASSANT = 5'd5;
  localparam [4:0] STATE_WORD_EN_PASSANT_SQUARE = 5'd6;
  localparam [4:0] STATE_WORD_RIGHTS = 5'd1;
  localparam [4:0] STATE_WORD_SIDE = 5'd0;

  reg  [7:0]  files_0;
  reg  [7:0]  files_1;
  reg  [7:0]  files_2;
  reg  [7:0]  files_3;
  reg  [7:0]  files_4;
  reg  [4:0]  shorts;
  reg  [4:0]  longs;

  wire [3:0]  rights;
  reg  [7:0]  one;
  reg         may_short;
  reg         may_long;

  assign rights = state[STATE_WORD_RIGHTS +: 4];

  always @* begin
    may_short = rights[RIGHT_WHITE_SHORT];
    may_long = rights[RIGHT_WHITE_LONG];
    if (state[STATE_WORD_SIDE]) begin
      may_short = rights[RIGHT_BLACK_SHORT];
      may_long = rights[RIGHT_BLACK_LONG];
    end
  end

  always @* begin
    one = 8'd0;
    if (state[STATE_WORD_EN_PASSANT]) begin
      one = 8'd1 << state[STATE_WORD_EN_PASSANT_SQUARE +: 3];
    end
  end

  always @(posedge clock) begin
    shorts <= {shorts[3:0], 1'b0};
    if (may_short) begin
      shorts <= {shorts[3:0], 1'b1};
    end
  end

  always @(posedge clock) begin
    longs <= {longs[3:0], 1'b0};
    if (may_long) begin
      longs <= {longs[3:0], 1'b1};
    end
  end

  assign seen_file = files_1;
  assign file = files_4;
  assign short_ = shorts[4];
  assign long_ = longs[4];

  initial begin
    files_0 = 8'd0;
    files_1 = 8'd0;
    files_2 = 8'd0;
    files_3 = 8'd0;
    files_4 = 8'd0;
    shorts = 5'd0;
    longs = 5'd0;
  end

  always @(posedge clock) begin
    files_0 <= one;
    files_1 <= files_0;
    files_2 <= files_1;
    files_3 <= files_2;
    files_4 <= files_3;
  end

  // What nothing here reads.
  wire unused = &{1'b0, state[31:9]};
endmodule

`line 3325 "fpgambit_count_pipeline_threats.v" 0
// Finds attacks, checks and pins on the whole board. Latency: three clocks.
module fpgambit_count_pipeline_threats (
    input  wire       clock,          // Clock
    input  wire [7:0] pawns_0,        // The other side's pawns, rank by rank
    input  wire [7:0] pawns_1,        // The other side's pawns, rank by rank
    input  wire [7:0] pawns_2,        // The other side's pawns, rank by rank
    input  wire [7:0] pawns_3,        // The other side's pawns, rank by rank
    input  wire [7:0] pawns_4,        // The other side's pawns, rank by rank
    input  wire [7:0] pawns_5,        // The other side's pawns, rank by rank
    input  wire [7:0] pawns_6,        // The other side's pawns, rank by rank
    input  wire [7:0] pawns_7,        // The other side's pawns, rank by rank
    input  wire [7:0] knights_0,      // Its knights
    input  wire [7:0] knights_1,      // Its knights
    input  wire [7:0] knights_2,      // Its knights
    input  wire [7:0] knights_3,      // Its knights
    input  wire [7:0] knights_4,      // Its knights
    input  wire [7:0] knights_5,      // Its knights
    input  wire [7:0] knights_6,      // Its knights
    input  wire [7:0] knights_7,      // Its knights
    input  wire [7:0] diagonal_0,     // Its bishops and queens
    input  wire [7:0] diagonal_1,     // Its bishops and queens
    input  wire [7:0] diagonal_2,     // Its bishops and queens
    input  wire [7:0] diagonal_3,     // Its bishops and queens
    input  wire [7:0] diagonal_4,     // Its bishops and queens
    input  wire [7:0] diagonal_5,     // Its bishops and queens
    input  wire [7:0] diagonal_6,     // Its bishops and queens
    input  wire [7:0] diagonal_7,     // Its bishops and queens
    input  wire [7:0] straight_0,     // Its rooks and queens
    input  wire [7:0] straight_1,     // Its rooks and queens
    input  wire [7:0] straight_2,     // Its rooks and queens
    input  wire [7:0] straight_3,     // Its rooks and queens
    input  wire [7:0] straight_4,     // Its rooks and queens
    input  wire [7:0] straight_5,     // Its rooks and queens
    input  wire [7:0] straight_6,     // Its rooks and queens
    input  wire [7:0] straight_7,     // Its rooks and queens
    input  wire [7:0] their_king_0,   // Its king
    input  wire [7:0] their_king_1,   // Its king
    input  wire [7:0] their_king_2,   // Its king
    input  wire [7:0] their_king_3,   // Its king
    input  wire [7:0] their_king_4,   // Its king
    input  wire [7:0] their_king_5,   // Its king
    input  wire [7:0] their_king_6,   // Its king
    input  wire [7:0] their_king_7,   // Its king
    input  wire [7:0] king_0,         // The king of the side to move
    input  wire [7:0] king_1,         // The king of the side to move
    input  wire [7:0] king_2,         // The king of the side to move
    input  wire [7:0] king_3,         // The king of the side to move
    input  wire [7:0] king_4,         // The king of the side to move
    input  wire [7:0] king_5,         // The king of the side to move
    input  wire [7:0] king_6,         // The king of the side to move
    input  wire [7:0] king_7,         // The king of the side to move
    input  wire [7:0] empty_0,        // Empty squares
    input  wire [7:0] empty_1,        // Empty squares
    input  wire [7:0] empty_2,        // Empty squares
    input  wire [7:0] empty_3,        // Empty squares
    input  wire [7:0] empty_4,        // Empty squares
    input  wire [7:0] empty_5,        // Empty squares
    input  wire [7:0] empty_6,        // Empty squares
    input  wire [7:0] empty_7,        // Empty squares
    input  wire [7:0] empty_later_0,  // The empty squares again, two clocks later
    input  wire [7:0] empty_later_1,  // The empty squares again, two clocks later
    input  wire [7:0] empty_later_2,  // The empty squares again, two clocks later
    input  wire [7:0] empty_later_3,  // The empty squares again, two clocks later
    input  wire [7:0] empty_later_4,  // The empty squares again, two clocks later
    input  wire [7:0] empty_later_5,  // The empty squares again, two clocks later
    input  wire [7:0] empty_later_6,  // The empty squares again, two clocks later
    input  wire [7:0] empty_later_7,  // The empty squares again, two clocks later
    output wire [7:0] attacked_0,     // Squares that the other side attacks, including those behind
                                      // the king
    output wire [7:0] attacked_1,     // Squares that the other side attacks, including those behind
                                      // the king
    output wire [7:0] attacked_2,     // Squares that the other side attacks, including those behind
                                      // the king
    output wire [7:0] attacked_3,     // Squares that the other side attacks, including those behind
                                      // the king
    output wire [7:0] attacked_4,     // Squares that the other side attacks, including those behind
                                      // the king
    output wire [7:0] attacked_5,     // Squares that the other side attacks, including those behind
                                      // the king
    output wire [7:0] attacked_6,     // Squares that the other side attacks, including those behind
                                      // the king
    output wire [7:0] attacked_7,     // Squares that the other side attacks, including those behind
                                      // the king
    output wire [7:0] checkers_0,     // Pieces that give check
    output wire [7:0] checkers_1,     // Pieces that give check
    output wire [7:0] checkers_2,     // Pieces that give check
    output wire [7:0] checkers_3,     // Pieces that give check
    output wire [7:0] checkers_4,     // Pieces that give check
    output wire [7:0] checkers_5,     // Pieces that give check
    output wire [7:0] checkers_6,     // Pieces that give check
    output wire [7:0] checkers_7,     // Pieces that give check
    output wire [7:0] cover_0,        // Squares where a move answers a check by blocking it or
                                      // capturing the checker
    output wire [7:0] cover_1,        // Squares where a move answers a check by blocking it or
                                      // capturing the checker
    output wire [7:0] cover_2,        // Squares where a move answers a check by blocking it or
                                      // capturing the checker
    output wire [7:0] cover_3,        // Squares where a move answers a check by blocking it or
                                      // capturing the checker
    output wire [7:0] cover_4,        // Squares where a move answers a check by blocking it or
                                      // capturing the checker
    output wire [7:0] cover_5,        // Squares where a move answers a check by blocking it or
                                      // capturing the checker
    output wire [7:0] cover_6,        // Squares where a move answers a check by blocking it or
                                      // capturing the checker
    output wire [7:0] cover_7,        // Squares where a move answers a check by blocking it or
                                      // capturing the checker
    output wire       one_0,          // A piece of this rank gives check
    output wire       one_1,          // A piece of this rank gives check
    output wire       one_2,          // A piece of this rank gives check
    output wire       one_3,          // A piece of this rank gives check
    output wire       one_4,          // A piece of this rank gives check
    output wire       one_5,          // A piece of this rank gives check
    output wire       one_6,          // A piece of this rank gives check
    output wire       one_7,          // A piece of this rank gives check
    output wire       several_0,      // Two or more pieces of this rank give check
    output wire       several_1,      // Two or more pieces of this rank give check
    output wire       several_2,      // Two or more pieces of this rank give check
    output wire       several_3,      // Two or more pieces of this rank give check
    output wire       several_4,      // Two or more pieces of this rank give check
    output wire       several_5,      // Two or more pieces of this rank give check
    output wire       several_6,      // Two or more pieces of this rank give check
    output wire       several_7,      // Two or more pieces of this rank give check
    output wire [7:0] between_0,      // Squares in sight of the king from one side and of a slider
                                      // from the other; a piece on one of them is the only piece
                                      // between the two
    output wire [7:0] between_1,      // Squares in sight of the king from one side and of a slider
                                      // from the other; a piece on one of them is the only piece
                                      // between the two
    output wire [7:0] between_2,      // Squares in sight of the king from one side and of a slider
                                      // from the other; a piece on one of them is the only piece
                                      // between the two
    output wire [7:0] between_3,      // Squares in sight of the king from one side and of a slider
                                      // from the other; a piece on one of them is the only piece
                                      // between the two
    output wire [7:0] between_4,      // Squares in sight of the king from one side and of a slider
                                      // from the other; a piece on one of them is the only piece
                                      // between the two
    output wire [7:0] between_5,      // Squares in sight of the king from one side and of a slider
                                      // from the other; a piece on one of them is the only piece
                                      // between the two
    output wire [7:0] between_6,      // Squares in sight of the king from one side and of a slider
                                      // from the other; a piece on one of them is the only piece
                                      // between the two
    output wire [7:0] between_7,      // Squares in sight of the king from one side and of a slider
                                      // from the other; a piece on one of them is the only piece
                                      // between the two
    output wire [7:0] between_8,      // Squares in sight of the king from one side and of a slider
                                      // from the other; a piece on one of them is the only piece
                                      // between the two
    output wire [7:0] between_9,      // Squares in sight of the king from one side and of a slider
                                      // from the other; a piece on one of them is the only piece
                                      // between the two
    output wire [7:0] between_10,     // Squares in sight of the king from one side and of a slider
                                      // from the other; a piece on one of them is the only piece
                                      // between the two
    output wire [7:0] between_11,     // Squares in sight of the king from one side and of a slider
                                      // from the other; a piece on one of them is the only piece
                                      // between the two
    output wire [7:0] between_12,     // Squares in sight of the king from one side and of a slider
                                      // from the other; a piece on one of them is the only piece
                                      // between the two
    output wire [7:0] between_13,     // Squares in sight of the king from one side and of a slider
                                      // from the other; a piece on one of them is the only piece
                                      // between the two
    output wire [7:0] between_14,     // Squares in sight of the king from one side and of a slider
                                      // from the other; a piece on one of them is the only piece
                                      // between the two
    output wire [7:0] between_15,     // Squares in sight of the king from one side and of a slider
                                      // from the other; a piece on one of them is the only piece
                                      // between the two
    output wire [7:0] between_16,     // Squares in sight of the king from one side and of a slider
                                      // from the other; a piece on one of them is the only piece
                                      // between the two
    output wire [7:0] between_17,     // Squares in sight of the king from one side and of a slider
                                      // from the other; a piece on one of them is the only piece
                                      // between the two
    output wire [7:0] between_18,     // Squares in sight of the king from one side and of a slider
                                      // from the other; a piece on one of them is the only piece
                                      // between the two
    output wire [7:0] between_19,     // Squares in sight of the king from one side and of a slider
                                      // from the other; a piece on one of them is the only piece
                                      // between the two
    output wire [7:0] between_20,     // Squares in sight of the king from one side and of a slider
                                      // from the other; a piece on one of them is the only piece
                                      // between the two
    output wire [7:0] between_21,     // Squares in sight of the king from one side and of a slider
                                      // from the other; a piece on one of them is the only piece
                                      // between the two
    output wire [7:0] between_22,     // Squares in sight of the king from one side and of a slider
                                      // from the other; a piece on one of them is the only piece
                                      // between the two
    output wire [7:0] between_23,     // Squares in sight of the king from one side and of a slider
                                      // from the other; a piece on one of them is the only piece
                                      // between the two
    output wire [7:0] between_24,     // Squares in sight of the king from one side and of a slider
                                      // from the other; a piece on one of them is the only piece
                                      // between the two
    output wire [7:0] between_25,     // Squares in sight of the king from one side and of a slider
                                      // from the other; a piece on one of them is the only piece
                                      // between the two
    output wire [7:0] between_26,     // Squares in sight of the king from one side and of a slider
                                      // from the other; a piece on one of them is the only piece
                                      // between the two
    output wire [7:0] between_27,     // Squares in sight of the king from one side and of a slider
                                      // from the other; a piece on one of them is the only piece
                                      // between the two
    output wire [7:0] between_28,     // Squares in sight of the king from one side and of a slider
                                      // from the other; a piece on one of them is the only piece
                                      // between the two
    output wire [7:0] between_29,     // Squares in sight of the king from one side and of a slider
                                      // from the other; a piece on one of them is the only piece
                                      // between the two
    output wire [7:0] between_30,     // Squares in sight of the king from one side and of a slider
                                      // from the other; a piece on one of them is the only piece
                                      // between the two
    output wire [7:0] between_31      // Squares in sight of the king from one side and of a slider
                                      // from the other; a piece on one of them is the only piece
                                      // between the two
);

  reg  [7:0]  between_set_0;
  reg  [7:0]  between_set_1;
  reg  [7:0]  between_set_2;
  reg  [7:0]  between_set_3;
  reg  [7:0]  between_set_4;
  reg  [7:0]  between_set_5;
  reg  [7:0]  between_set_6;
  reg  [7:0]  between_set_7;
  reg  [7:0]  between_set_8;
  reg  [7:0]  between_set_9;
  reg  [7:0]  between_set_10;
  reg  [7:0]  between_set_11;
  reg  [7:0]  between_set_12;
  reg  [7:0]  between_set_13;
  reg  [7:0]  between_set_14;
  reg  [7:0]  between_set_15;
  reg  [7:0]  between_set_16;
  reg  [7:0]  between_set_17;
  reg  [7:0]  between_set_18;
  reg  [7:0]  between_set_19;
  reg  [7:0]  between_set_20;
  reg  [7:0]  between_set_21;
  reg  [7:0]  between_set_22;
  reg  [7:0]  between_set_23;
  reg  [7:0]  between_set_24;
  reg  [7:0]  between_set_25;
  reg  [7:0]  between_set_26;
  reg  [7:0]  between_set_27;
  reg  [7:0]  between_set_28;
  reg  [7:0]  between_set_29;
  reg  [7:0]  between_set_30;
  reg  [7:0]  between_set_31;

  wire [7:0]  knights_around_0;
  wire [7:0]  knights_around_1;
  wire [7:0]  knights_around_2;
  wire [7:0]  knights_around_3;
  wire [7:0]  knights_around_4;
  wire [7:0]  knights_around_5;
  wire [7:0]  knights_around_6;
  wire [7:0]  knights_around_7;
  wire [7:0]  knights_around_8;
  wire [7:0]  knights_around_9;
  wire [7:0]  knights_around_10;
  wire [7:0]  knights_around_11;
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
  wire [7:0]  king_around_10;
  wire [7:0]  king_around_11;
  wire [7:0]  pawns_around_0;
  wire [7:0]  pawns_around_1;
  wire [7:0]  pawns_around_2;
  wire [7:0]  pawns_around_3;
  wire [7:0]  pawns_around_4;
  wire [7:0]  pawns_around_5;
  wire [7:0]  pawns_around_6;
  wire [7:0]  pawns_around_7;
  wire [7:0]  pawns_around_8;
  wire [7:0]  pawns_around_9;
  wire [7:0]  pawns_around_10;
  wire [7:0]  pawns_around_11;
  wire [7:0]  their_king_around_0;
  wire [7:0]  their_king_around_1;
  wire [7:0]  their_king_around_2;
  wire [7:0]  their_king_around_3;
  wire [7:0]  their_king_around_4;
  wire [7:0]  their_king_around_5;
  wire [7:0]  their_king_around_6;
  wire [7:0]  their_king_around_7;
  wire [7:0]  their_king_around_8;
  wire [7:0]  their_king_around_9;
  wire [7:0]  their_king_around_10;
  wire [7:0]  their_king_around_11;
  wire [7:0]  file_lines_0_data_out_0;
  wire [7:0]  file_lines_0_data_out_1;
  wire [7:0]  file_lines_0_data_out_2;
  wire [7:0]  file_lines_0_data_out_3;
  wire [7:0]  file_lines_0_data_out_4;
  wire [7:0]  file_lines_0_data_out_5;
  wire [7:0]  file_lines_0_data_out_6;
  wire [7:0]  file_lines_0_data_out_7;
  wire [7:0]  file_lines_1_data_out_0;
  wire [7:0]  file_lines_1_data_out_1;
  wire [7:0]  file_lines_1_data_out_2;
  wire [7:0]  file_lines_1_data_out_3;
  wire [7:0]  file_lines_1_data_out_4;
  wire [7:0]  file_lines_1_data_out_5;
  wire [7:0]  file_lines_1_data_out_6;
  wire [7:0]  file_lines_1_data_out_7;
  wire [7:0]  file_lines_2_data_out_0;
  wire [7:0]  file_lines_2_data_out_1;
  wire [7:0]  file_lines_2_data_out_2;
  wire [7:0]  file_lines_2_data_out_3;
  wire [7:0]  file_lines_2_data_out_4;
  wire [7:0]  file_lines_2_data_out_5;
  wire [7:0]  file_lines_2_data_out_6;
  wire [7:0]  file_lines_2_data_out_7;
  wire [7:0]  rising_lines_0_data_out_0;
  wire [7:0]  rising_lines_0_data_out_1;
  wire [7:0]  rising_lines_0_data_out_2;
  wire [7:0]  rising_lines_0_data_out_3;
  wire [7:0]  rising_lines_0_data_out_4;
  wire [7:0]  rising_lines_0_data_out_5;
  wire [7:0]  rising_lines_0_data_out_6;
  wire [7:0]  rising_lines_0_data_out_7;
  wire [7:0]  rising_lines_1_data_out_0;
  wire [7:0]  rising_lines_1_data_out_1;
  wire [7:0]  rising_lines_1_data_out_2;
  wire [7:0]  rising_lines_1_data_out_3;
  wire [7:0]  rising_lines_1_data_out_4;
  wire [7:0]  rising_lines_1_data_out_5;
  wire [7:0]  rising_lines_1_data_out_6;
  wire [7:0]  rising_lines_1_data_out_7;
  wire [7:0]  rising_lines_2_data_out_0;
  wire [7:0]  rising_lines_2_data_out_1;
  wire [7:0]  rising_lines_2_data_out_2;
  wire [7:0]  rising_lines_2_data_out_3;
  wire [7:0]  rising_lines_2_data_out_4;
  wire [7:0]  rising_lines_2_data_out_5;
  wire [7:0]  rising_lines_2_data_out_6;
  wire [7:0]  rising_lines_2_data_out_7;
  wire [7:0]  falling_lines_0_data_out_0;
  wire [7:0]  falling_lines_0_data_out_1;
  wire [7:0]  falling_lines_0_data_out_2;
  wire [7:0]  falling_lines_0_data_out_3;
  wire [7:0]  falling_lines_0_data_out_4;
  wire [7:0]  falling_lines_0_data_out_5;
  wire [7:0]  falling_lines_0_data_out_6;
  wire [7:0]  falling_lines_0_data_out_7;
  wire [7:0]  falling_lines_1_data_out_0;
  wire [7:0]  falling_lines_1_data_out_1;
  wire [7:0]  falling_lines_1_data_out_2;
  wire [7:0]  falling_lines_1_data_out_3;
  wire [7:0]  falling_lines_1_data_out_4;
  wire [7:0]  falling_lines_1_data_out_5;
  wire [7:0]  falling_lines_1_data_out_6;
  wire [7:0]  falling_lines_1_data_out_7;
  wire [7:0]  falling_lines_2_data_out_0;
  wire [7:0]  falling_lines_2_data_out_1;
  wire [7:0]  falling_lines_2_data_out_2;
  wire [7:0]  falling_lines_2_data_out_3;
  wire [7:0]  falling_lines_2_data_out_4;
  wire [7:0]  falling_lines_2_data_out_5;
  wire [7:0]  falling_lines_2_data_out_6;
  wire [7:0]  falling_lines_2_data_out_7;
  wire [7:0]  line_threats_0_attacked;
  wire [7:0]  line_threats_0_between;
  wire [7:0]  line_threats_0_checkers;
  wire [7:0]  line_threats_1_attacked;
  wire [7:0]  line_threats_1_between;
  wire [7:0]  line_threats_1_checkers;
  wire [7:0]  line_threats_2_attacked;
  wire [7:0]  line_threats_2_between;
  wire [7:0]  line_threats_2_checkers;
  wire [7:0]  line_threats_3_attacked;
  wire [7:0]  line_threats_3_between;
  wire [7:0]  line_threats_3_checkers;
  wire [7:0]  line_threats_4_attacked;
  wire [7:0]  line_threats_4_between;
  wire [7:0]  line_threats_4_checkers;
  wire [7:0]  line_threats_5_attacked;
  wire [7:0]  line_threats_5_between;
  wire [7:0]  line_threats_5_checkers;
  wire [7:0]  line_threats_6_attacked;
  wire [7:0]  line_threats_6_between;
  wire [7:0]  line_threats_6_checkers;
  wire [7:0]  line_threats_7_attacked;
  wire [7:0]  line_threats_7_between;
  wire [7:0]  line_threats_7_checkers;
  wire [7:0]  line_threats_8_attacked;
  wire [7:0]  line_threats_8_between;
  wire [7:0]  line_threats_8_checkers;
  wire [7:0]  line_threats_9_attacked;
  wire [7:0]  line_threats_9_between;
  wire [7:0]  line_threats_9_checkers;
  wire [7:0]  line_threats_10_attacked;
  wire [7:0]  line_threats_10_between;
  wire [7:0]  line_threats_10_checkers;
  wire [7:0]  line_threats_11_attacked;
  wire [7:0]  line_threats_11_between;
  wire [7:0]  line_threats_11_checkers;
  wire [7:0]  line_threats_12_attacked;
  wire [7:0]  line_threats_12_between;
  wire [7:0]  line_threats_12_checkers;
  wire [7:0]  line_threats_13_attacked;
  wire [7:0]  line_threats_13_between;
  wire [7:0]  line_threats_13_checkers;
  wire [7:0]  line_threats_14_attacked;
  wire [7:0]  line_threats_14_between;
  wire [7:0]  line_threats_14_checkers;
  wire [7:0]  line_threats_15_attacked;
  wire [7:0]  line_threats_15_between;
  wire [7:0]  line_threats_15_checkers;
  wire [7:0]  line_threats_16_attacked;
  wire [7:0]  line_threats_16_between;
  wire [7:0]  line_threats_16_checkers;
  wire [7:0]  line_threats_17_attacked;
  wire [7:0]  line_threats_17_between;
  wire [7:0]  line_threats_17_checkers;
  wire [7:0]  line_threats_18_attacked;
  wire [7:0]  line_threats_18_between;
  wire [7:0]  line_threats_18_checkers;
  wire [7:0]  line_threats_19_attacked;
  wire [7:0]  line_threats_19_between;
  wire [7:0]  line_threats_19_checkers;
  wire [7:0]  line_threats_20_attacked;
  wire [7:0]  line_threats_20_between;
  wire [7:0]  line_threats_20_checkers;
  wire [7:0]  line_threats_21_attacked;
  wire [7:0]  line_threats_21_between;
  wire [7:0]  line_threats_21_checkers;
  wire [7:0]  line_threats_22_attacked;
  wire [7:0]  line_threats_22_between;
  wire [7:0]  line_threats_22_checkers;
  wire [7:0]  line_threats_23_attacked;
  wire [7:0]  line_threats_23_between;
  wire [7:0]  line_threats_23_checkers;
  wire [7:0]  line_threats_24_attacked;
  wire [7:0]  line_threats_24_between;
  wire [7:0]  line_threats_24_checkers;
  wire [7:0]  line_threats_25_attacked;
  wire [7:0]  line_threats_25_between;
  wire [7:0]  line_threats_25_checkers;
  wire [7:0]  line_threats_26_attacked;
  wire [7:0]  line_threats_26_between;
  wire [7:0]  line_threats_26_checkers;
  wire [7:0]  line_threats_27_attacked;
  wire [7:0]  line_threats_27_between;
  wire [7:0]  line_threats_27_checkers;
  wire [7:0]  line_threats_28_attacked;
  wire [7:0]  line_threats_28_between;
  wire [7:0]  line_threats_28_checkers;
  wire [7:0]  line_threats_29_attacked;
  wire [7:0]  line_threats_29_between;
  wire [7:0]  line_threats_29_checkers;
  wire [7:0]  line_threats_30_attacked;
  wire [7:0]  line_threats_30_between;
  wire [7:0]  line_threats_30_checkers;
  wire [7:0]  line_threats_31_attacked;
  wire [7:0]  line_threats_31_between;
  wire [7:0]  line_threats_31_checkers;
  wire [7:0]  file_ranks_0_data_out_0;
  wire [7:0]  file_ranks_0_data_out_1;
  wire [7:0]  file_ranks_0_data_out_2;
  wire [7:0]  file_ranks_0_data_out_3;
  wire [7:0]  file_ranks_0_data_out_4;
  wire [7:0]  file_ranks_0_data_out_5;
  wire [7:0]  file_ranks_0_data_out_6;
  wire [7:0]  file_ranks_0_data_out_7;
  wire [7:0]  file_ranks_1_data_out_0;
  wire [7:0]  file_ranks_1_data_out_1;
  wire [7:0]  file_ranks_1_data_out_2;
  wire [7:0]  file_ranks_1_data_out_3;
  wire [7:0]  file_ranks_1_data_out_4;
  wire [7:0]  file_ranks_1_data_out_5;
  wire [7:0]  file_ranks_1_data_out_6;
  wire [7:0]  file_ranks_1_data_out_7;
  wire [7:0]  file_ranks_2_data_out_0;
  wire [7:0]  file_ranks_2_data_out_1;
  wire [7:0]  file_ranks_2_data_out_2;
  wire [7:0]  file_ranks_2_data_out_3;
  wire [7:0]  file_ranks_2_data_out_4;
  wire [7:0]  file_ranks_2_data_out_5;
  wire [7:0]  file_ranks_2_data_out_6;
  wire [7:0]  file_ranks_2_data_out_7;
  wire [7:0]  rising_ranks_0_data_out_0;
  wire [7:0]  rising_ranks_0_data_out_1;
  wire [7:0]  rising_ranks_0_data_out_2;
  wire [7:0]  rising_ranks_0_data_out_3;
  wire [7:0]  rising_ranks_0_data_out_4;
  wire [7:0]  rising_ranks_0_data_out_5;
  wire [7:0]  rising_ranks_0_data_out_6;
  wire [7:0]  rising_ranks_0_data_out_7;
  wire [7:0]  rising_ranks_1_data_out_0;
  wire [7:0]  rising_ranks_1_data_out_1;
  wire [7:0]  rising_ranks_1_data_out_2;
  wire [7:0]  rising_ranks_1_data_out_3;
  wire [7:0]  rising_ranks_1_data_out_4;
  wire [7:0]  rising_ranks_1_data_out_5;
  wire [7:0]  rising_ranks_1_data_out_6;
  wire [7:0]  rising_ranks_1_data_out_7;
  wire [7:0]  rising_ranks_2_data_out_0;
  wire [7:0]  rising_ranks_2_data_out_1;
  wire [7:0]  rising_ranks_2_data_out_2;
  wire [7:0]  rising_ranks_2_data_out_3;
  wire [7:0]  rising_ranks_2_data_out_4;
  wire [7:0]  rising_ranks_2_data_out_5;
  wire [7:0]  rising_ranks_2_data_out_6;
  wire [7:0]  rising_ranks_2_data_out_7;
  wire [7:0]  falling_ranks_0_data_out_0;
  wire [7:0]  falling_ranks_0_data_out_1;
  wire [7:0]  falling_ranks_0_data_out_2;
  wire [7:0]  falling_ranks_0_data_out_3;
  wire [7:0]  falling_ranks_0_data_out_4;
  wire [7:0]  falling_ranks_0_data_out_5;
  wire [7:0]  falling_ranks_0_data_out_6;
  wire [7:0]  falling_ranks_0_data_out_7;
  wire [7:0]  falling_ranks_1_data_out_0;
  wire [7:0]  falling_ranks_1_data_out_1;
  wire [7:0]  falling_ranks_1_data_out_2;
  wire [7:0]  falling_ranks_1_data_out_3;
  wire [7:0]  falling_ranks_1_data_out_4;
  wire [7:0]  falling_ranks_1_data_out_5;
  wire [7:0]  falling_ranks_1_data_out_6;
  wire [7:0]  falling_ranks_1_data_out_7;
  wire [7:0]  falling_ranks_2_data_out_0;
  wire [7:0]  falling_ranks_2_data_out_1;
  wire [7:0]  falling_ranks_2_data_out_2;
  wire [7:0]  falling_ranks_2_data_out_3;
  wire [7:0]  falling_ranks_2_data_out_4;
  wire [7:0]  falling_ranks_2_data_out_5;
  wire [7:0]  falling_ranks_2_data_out_6;
  wire [7:0]  falling_ranks_2_data_out_7;
  wire [7:0]  leaper_threats_0_knights_beside;
  wire [7:0]  leaper_threats_0_knights_two_off;
  wire [7:0]  leaper_threats_0_their_king_beside;
  wire [7:0]  leaper_threats_0_king_beside;
  wire [7:0]  leaper_threats_0_king_two_off;
  wire [7:0]  leaper_threats_0_attacked;
  wire [7:0]  leaper_threats_0_checkers;
  wire [7:0]  leaper_threats_1_knights_beside;
  wire [7:0]  leaper_threats_1_knights_two_off;
  wire [7:0]  leaper_threats_1_their_king_beside;
  wire [7:0]  leaper_threats_1_king_beside;
  wire [7:0]  leaper_threats_1_king_two_off;
  wire [7:0]  leaper_threats_1_attacked;
  wire [7:0]  leaper_threats_1_checkers;
  wire [7:0]  leaper_threats_2_knights_beside;
  wire [7:0]  leaper_threats_2_knights_two_off;
  wire [7:0]  leaper_threats_2_their_king_beside;
  wire [7:0]  leaper_threats_2_king_beside;
  wire [7:0]  leaper_threats_2_king_two_off;
  wire [7:0]  leaper_threats_2_attacked;
  wire [7:0]  leaper_threats_2_checkers;
  wire [7:0]  leaper_threats_3_knights_beside;
  wire [7:0]  leaper_threats_3_knights_two_off;
  wire [7:0]  leaper_threats_3_their_king_beside;
  wire [7:0]  leaper_threats_3_king_beside;
  wire [7:0]  leaper_threats_3_king_two_off;
  wire [7:0]  leaper_threats_3_attacked;
  wire [7:0]  leaper_threats_3_checkers;
  wire [7:0]  leaper_threats_4_knights_beside;
  wire [7:0]  leaper_threats_4_knights_two_off;
  wire [7:0]  leaper_threats_4_their_king_beside;
  wire [7:0]  leaper_threats_4_king_beside;
  wire [7:0]  leaper_threats_4_king_two_off;
  wire [7:0]  leaper_threats_4_attacked;
  wire [7:0]  leaper_threats_4_checkers;
  wire [7:0]  leaper_threats_5_knights_beside;
  wire [7:0]  leaper_threats_5_knights_two_off;
  wire [7:0]  leaper_threats_5_their_king_beside;
  wire [7:0]  leaper_threats_5_king_beside;
  wire [7:0]  leaper_threats_5_king_two_off;
  wire [7:0]  leaper_threats_5_attacked;
  wire [7:0]  leaper_threats_5_checkers;
  wire [7:0]  leaper_threats_6_knights_beside;
  wire [7:0]  leaper_threats_6_knights_two_off;
  wire [7:0]  leaper_threats_6_their_king_beside;
  wire [7:0]  leaper_threats_6_king_beside;
  wire [7:0]  leaper_threats_6_king_two_off;
  wire [7:0]  leaper_threats_6_attacked;
  wire [7:0]  leaper_threats_6_checkers;
  wire [7:0]  leaper_threats_7_knights_beside;
  wire [7:0]  leaper_threats_7_knights_two_off;
  wire [7:0]  leaper_threats_7_their_king_beside;
  wire [7:0]  leaper_threats_7_king_beside;
  wire [7:0]  leaper_threats_7_king_two_off;
  wire [7:0]  leaper_threats_7_attacked;
  wire [7:0]  leaper_threats_7_checkers;

  fpgambit_count_pipeline_file_lines file_lines_0 (
      .data_in_0(straight_0),
      .data_in_1(straight_1),
      .data_in_2(straight_2),
      .data_in_3(straight_3),
      .data_in_4(straight_4),
      .data_in_5(straight_5),
      .data_in_6(straight_6),
      .data_in_7(straight_7),
      .data_out_0(file_lines_0_data_out_0),
      .data_out_1(file_lines_0_data_out_1),
      .data_out_2(file_lines_0_data_out_2),
      .data_out_3(file_lines_0_data_out_3),
      .data_out_4(file_lines_0_data_out_4),
      .data_out_5(file_lines_0_data_out_5),
      .data_out_6(file_lines_0_data_out_6),
      .data_out_7(file_lines_0_data_out_7)
  );

  fpgambit_count_pipeline_file_lines file_lines_1 (
      .data_in_0(king_0),
      .data_in_1(king_1),
      .data_in_2(king_2),
      .data_in_3(king_3),
      .data_in_4(king_4),
      .data_in_5(king_5),
      .data_in_6(king_6),
      .data_in_7(king_7),
      .data_out_0(file_lines_1_data_out_0),
      .data_out_1(file_lines_1_data_out_1),
      .data_out_2(file_lines_1_data_out_2),
      .data_out_3(file_lines_1_data_out_3),
      .data_out_4(file_lines_1_data_out_4),
      .data_out_5(file_lines_1_data_out_5),
      .data_out_6(file_lines_1_data_out_6),
      .data_out_7(file_lines_1_data_out_7)
  );

  fpgambit_count_pipeline_file_lines file_lines_2 (
      .data_in_0(empty_0),
      .data_in_1(empty_1),
      .data_in_2(empty_2),
      .data_in_3(empty_3),
      .data_in_4(empty_4),
      .data_in_5(empty_5),
      .data_in_6(empty_6),
      .data_in_7(empty_7),
      .data_out_0(file_lines_2_data_out_0),
      .data_out_1(file_lines_2_data_out_1),
      .data_out_2(file_lines_2_data_out_2),
      .data_out_3(file_lines_2_data_out_3),
      .data_out_4(file_lines_2_data_out_4),
      .data_out_5(file_lines_2_data_out_5),
      .data_out_6(file_lines_2_data_out_6),
      .data_out_7(file_lines_2_data_out_7)
  );

  fpgambit_count_pipeline_rising_lines rising_lines_0 (
      .data_in_0(diagonal_0),
      .data_in_1(diagonal_1),
      .data_in_2(diagonal_2),
      .data_in_3(diagonal_3),
      .data_in_4(diagonal_4),
      .data_in_5(diagonal_5),
      .data_in_6(diagonal_6),
      .data_in_7(diagonal_7),
      .data_out_0(rising_lines_0_data_out_0),
      .data_out_1(rising_lines_0_data_out_1),
      .data_out_2(rising_lines_0_data_out_2),
      .data_out_3(rising_lines_0_data_out_3),
      .data_out_4(rising_lines_0_data_out_4),
      .data_out_5(rising_lines_0_data_out_5),
      .data_out_6(rising_lines_0_data_out_6),
      .data_out_7(rising_lines_0_data_out_7)
  );

  fpgambit_count_pipeline_rising_lines rising_lines_1 (
      .data_in_0(king_0),
      .data_in_1(king_1),
      .data_in_2(king_2),
      .data_in_3(king_3),
      .data_in_4(king_4),
      .data_in_5(king_5),
      .data_in_6(king_6),
      .data_in_7(king_7),
      .data_out_0(rising_lines_1_data_out_0),
      .data_out_1(rising_lines_1_data_out_1),
      .data_out_2(rising_lines_1_data_out_2),
      .data_out_3(rising_lines_1_data_out_3),
      .data_out_4(rising_lines_1_data_out_4),
      .data_out_5(rising_lines_1_data_out_5),
      .data_out_6(rising_lines_1_data_out_6),
      .data_out_7(rising_lines_1_data_out_7)
  );

  fpgambit_count_pipeline_rising_lines rising_lines_2 (
      .data_in_0(empty_0),
      .data_in_1(empty_1),
      .data_in_2(empty_2),
      .data_in_3(empty_3),
      .data_in_4(empty_4),
      .data_in_5(empty_5),
      .data_in_6(empty_6),
      .data_in_7(empty_7),
      .data_out_0(rising_lines_2_data_out_0),
      .data_out_1(rising_lines_2_data_out_1),
      .data_out_2(rising_lines_2_data_out_2),
      .data_out_3(rising_lines_2_data_out_3),
      .data_out_4(rising_lines_2_data_out_4),
      .data_out_5(rising_lines_2_data_out_5),
      .data_out_6(rising_lines_2_data_out_6),
      .data_out_7(rising_lines_2_data_out_7)
  );

  fpgambit_count_pipeline_falling_lines falling_lines_0 (
      .data_in_0(diagonal_0),
      .data_in_1(diagonal_1),
      .data_in_2(diagonal_2),
      .data_in_3(diagonal_3),
      .data_in_4(diagonal_4),
      .data_in_5(diagonal_5),
      .data_in_6(diagonal_6),
      .data_in_7(diagonal_7),
      .data_out_0(falling_lines_0_data_out_0),
      .data_out_1(falling_lines_0_data_out_1),
      .data_out_2(falling_lines_0_data_out_2),
      .data_out_3(falling_lines_0_data_out_3),
      .data_out_4(falling_lines_0_data_out_4),
      .data_out_5(falling_lines_0_data_out_5),
      .data_out_6(falling_lines_0_data_out_6),
      .data_out_7(falling_lines_0_data_out_7)
  );

  fpgambit_count_pipeline_falling_lines falling_lines_1 (
      .data_in_0(king_0),
      .data_in_1(king_1),
      .data_in_2(king_2),
      .data_in_3(king_3),
      .data_in_4(king_4),
      .data_in_5(king_5),
      .data_in_6(king_6),
      .data_in_7(king_7),
      .data_out_0(falling_lines_1_data_out_0),
      .data_out_1(falling_lines_1_data_out_1),
      .data_out_2(falling_lines_1_data_out_2),
      .data_out_3(falling_lines_1_data_out_3),
      .data_out_4(falling_lines_1_data_out_4),
      .data_out_5(falling_lines_1_data_out_5),
      .data_out_6(falling_lines_1_data_out_6),
      .data_out_7(falling_lines_1_data_out_7)
  );

  fpgambit_count_pipeline_falling_lines falling_lines_2 (
      .data_in_0(empty_0),
      .data_in_1(empty_1),
      .data_in_2(empty_2),
      .data_in_3(empty_3),
      .data_in_4(empty_4),
      .data_in_5(empty_5),
      .data_in_6(empty_6),
      .data_in_7(empty_7),
      .data_out_0(falling_lines_2_data_out_0),
      .data_out_1(falling_lines_2_data_out_1),
      .data_out_2(falling_lines_2_data_out_2),
      .data_out_3(falling_lines_2_data_out_3),
      .data_out_4(falling_lines_2_data_out_4),
      .data_out_5(falling_lines_2_data_out_5),
      .data_out_6(falling_lines_2_data_out_6),
      .data_out_7(falling_lines_2_data_out_7)
  );

  fpgambit_count_pipeline_line_threats line_threats_0 (
      .clock(clock),
      .walls(8'd0),
      .sliders(straight_0),
      .king(king_0),
      .empty(empty_0),
      .attacked(line_threats_0_attacked),
      .between(line_threats_0_between),
      .checkers(line_threats_0_checkers)
  );

  fpgambit_count_pipeline_line_threats line_threats_1 (
      .clock(clock),
      .walls(8'd0),
      .sliders(straight_1),
      .king(king_1),
      .empty(empty_1),
      .attacked(line_threats_1_attacked),
      .between(line_threats_1_between),
      .checkers(line_threats_1_checkers)
  );

  fpgambit_count_pipeline_line_threats line_threats_2 (
      .clock(clock),
      .walls(8'd0),
      .sliders(straight_2),
      .king(king_2),
      .empty(empty_2),
      .attacked(line_threats_2_attacked),
      .between(line_threats_2_between),
      .checkers(line_threats_2_checkers)
  );

  fpgambit_count_pipeline_line_threats line_threats_3 (
      .clock(clock),
      .walls(8'd0),
      .sliders(straight_3),
      .king(king_3),
      .empty(empty_3),
      .attacked(line_threats_3_attacked),
      .between(line_threats_3_between),
      .checkers(line_threats_3_checkers)
  );

  fpgambit_count_pipeline_line_threats line_threats_4 (
      .clock(clock),
      .walls(8'd0),
      .sliders(straight_4),
      .king(king_4),
      .empty(empty_4),
      .attacked(line_threats_4_attacked),
      .between(line_threats_4_between),
      .checkers(line_threats_4_checkers)
  );

  fpgambit_count_pipeline_line_threats line_threats_5 (
      .clock(clock),
      .walls(8'd0),
      .sliders(straight_5),
      .king(king_5),
      .empty(empty_5),
      .attacked(line_threats_5_attacked),
      .between(line_threats_5_between),
      .checkers(line_threats_5_checkers)
  );

  fpgambit_count_pipeline_line_threats line_threats_6 (
      .clock(clock),
      .walls(8'd0),
      .sliders(straight_6),
      .king(king_6),
      .empty(empty_6),
      .attacked(line_threats_6_attacked),
      .between(line_threats_6_between),
      .checkers(line_threats_6_checkers)
  );

  fpgambit_count_pipeline_line_threats line_threats_7 (
      .clock(clock),
      .walls(8'd0),
      .sliders(straight_7),
      .king(king_7),
      .empty(empty_7),
      .attacked(line_threats_7_attacked),
      .between(line_threats_7_between),
      .checkers(line_threats_7_checkers)
  );

  fpgambit_count_pipeline_line_threats line_threats_8 (
      .clock(clock),
      .walls(8'd0),
      .sliders(file_lines_0_data_out_0),
      .king(file_lines_1_data_out_0),
      .empty(file_lines_2_data_out_0),
      .attacked(line_threats_8_attacked),
      .between(line_threats_8_between),
      .checkers(line_threats_8_checkers)
  );

  fpgambit_count_pipeline_line_threats line_threats_9 (
      .clock(clock),
      .walls(8'd0),
      .sliders(file_lines_0_data_out_1),
      .king(file_lines_1_data_out_1),
      .empty(file_lines_2_data_out_1),
      .attacked(line_threats_9_attacked),
      .between(line_threats_9_between),
      .checkers(line_threats_9_checkers)
  );

  fpgambit_count_pipeline_line_threats line_threats_10 (
      .clock(clock),
      .walls(8'd0),
      .sliders(file_lines_0_data_out_2),
      .king(file_lines_1_data_out_2),
      .empty(file_lines_2_data_out_2),
      .attacked(line_threats_10_attacked),
      .between(line_threats_10_between),
      .checkers(line_threats_10_checkers)
  );

  fpgambit_count_pipeline_line_threats line_threats_11 (
      .clock(clock),
      .walls(8'd0),
      .sliders(file_lines_0_data_out_3),
      .king(file_lines_1_data_out_3),
      .empty(file_lines_2_data_out_3),
      .attacked(line_threats_11_attacked),
      .between(line_threats_11_between),
      .checkers(line_threats_11_checkers)
  );

  fpgambit_count_pipeline_line_threats line_threats_12 (
      .clock(clock),
      .walls(8'd0),
      .sliders(file_lines_0_data_out_4),
      .king(file_lines_1_data_out_4),
      .empty(file_lines_2_data_out_4),
      .attacked(line_threats_12_attacked),
      .between(line_threats_12_between),
      .checkers(line_threats_12_checkers)
  );

  fpgambit_count_pipeline_line_threats line_threats_13 (
      .clock(clock),
      .walls(8'd0),
      .sliders(file_lines_0_data_out_5),
      .king(file_lines_1_data_out_5),
      .empty(file_lines_2_data_out_5),
      .attacked(line_threats_13_attacked),
      .between(line_threats_13_between),
      .checkers(line_threats_13_checkers)
  );

  fpgambit_count_pipeline_line_threats line_threats_14 (
      .clock(clock),
      .walls(8'd0),
      .sliders(file_lines_0_data_out_6),
      .king(file_lines_1_data_out_6),
      .empty(file_lines_2_data_out_6),
      .attacked(line_threats_14_attacked),
      .between(line_threats_14_between),
      .checkers(line_threats_14_checkers)
  );

  fpgambit_count_pipeline_line_threats line_threats_15 (
      .clock(clock),
      .walls(8'd0),
      .sliders(file_lines_0_data_out_7),
      .king(file_lines_1_data_out_7),
      .empty(file_lines_2_data_out_7),
      .attacked(line_threats_15_attacked),
      .between(line_threats_15_between),
      .checkers(line_threats_15_checkers)
  );

  fpgambit_count_pipeline_line_threats line_threats_16 (
      .clock(clock),
      .walls(8'h80),
      .sliders(rising_lines_0_data_out_0),
      .king(rising_lines_1_data_out_0),
      .empty(rising_lines_2_data_out_0),
      .attacked(line_threats_16_attacked),
      .between(line_threats_16_between),
      .checkers(line_threats_16_checkers)
  );

  fpgambit_count_pipeline_line_threats line_threats_17 (
      .clock(clock),
      .walls(8'h40),
      .sliders(rising_lines_0_data_out_1),
      .king(rising_lines_1_data_out_1),
      .empty(rising_lines_2_data_out_1),
      .attacked(line_threats_17_attacked),
      .between(line_threats_17_between),
      .checkers(line_threats_17_checkers)
  );

  fpgambit_count_pipeline_line_threats line_threats_18 (
      .clock(clock),
      .walls(8'h20),
      .sliders(rising_lines_0_data_out_2),
      .king(rising_lines_1_data_out_2),
      .empty(rising_lines_2_data_out_2),
      .attacked(line_threats_18_attacked),
      .between(line_threats_18_between),
      .checkers(line_threats_18_checkers)
  );

  fpgambit_count_pipeline_line_threats line_threats_19 (
      .clock(clock),
      .walls(8'h10),
      .sliders(rising_lines_0_data_out_3),
      .king(rising_lines_1_data_out_3),
      .empty(rising_lines_2_data_out_3),
      .attacked(line_threats_19_attacked),
      .between(line_threats_19_between),
      .checkers(line_threats_19_checkers)
  );

  fpgambit_count_pipeline_line_threats line_threats_20 (
      .clock(clock),
      .walls(8'd8),
      .sliders(rising_lines_0_data_out_4),
      .king(rising_lines_1_data_out_4),
      .empty(rising_lines_2_data_out_4),
      .attacked(line_threats_20_attacked),
      .between(line_threats_20_between),
      .checkers(line_threats_20_checkers)
  );

  fpgambit_count_pipeline_line_threats line_threats_21 (
      .clock(clock),
      .walls(8'd4),
      .sliders(rising_lines_0_data_out_5),
      .king(rising_lines_1_data_out_5),
      .empty(rising_lines_2_data_out_5),
      .attacked(line_threats_21_attacked),
      .between(line_threats_21_between),
      .checkers(line_threats_21_checkers)
  );

  fpgambit_count_pipeline_line_threats line_threats_22 (
      .clock(clock),
      .walls(8'd2),
      .sliders(rising_lines_0_data_out_6),
      .king(rising_lines_1_data_out_6),
      .empty(rising_lines_2_data_out_6),
      .attacked(line_threats_22_attacked),
      .between(line_threats_22_between),
      .checkers(line_threats_22_checkers)
  );

  fpgambit_count_pipeline_line_threats line_threats_23 (
      .clock(clock),
      .walls(8'd1),
      .sliders(rising_lines_0_data_out_7),
      .king(rising_lines_1_data_out_7),
      .empty(rising_lines_2_data_out_7),
      .attacked(line_threats_23_attacked),
      .between(line_threats_23_between),
      .checkers(line_threats_23_checkers)
  );

  fpgambit_count_pipeline_line_threats line_threats_24 (
      .clock(clock),
      .walls(8'd1),
      .sliders(falling_lines_0_data_out_0),
      .king(falling_lines_1_data_out_0),
      .empty(falling_lines_2_data_out_0),
      .attacked(line_threats_24_attacked),
      .between(line_threats_24_between),
      .checkers(line_threats_24_checkers)
  );

  fpgambit_count_pipeline_line_threats line_threats_25 (
      .clock(clock),
      .walls(8'd2),
      .sliders(falling_lines_0_data_out_1),
      .king(falling_lines_1_data_out_1),
      .empty(falling_lines_2_data_out_1),
      .attacked(line_threats_25_attacked),
      .between(line_threats_25_between),
      .checkers(line_threats_25_checkers)
  );

  fpgambit_count_pipeline_line_threats line_threats_26 (
      .clock(clock),
      .walls(8'd4),
      .sliders(falling_lines_0_data_out_2),
      .king(falling_lines_1_data_out_2),
      .empty(falling_lines_2_data_out_2),
      .attacked(line_threats_26_attacked),
      .between(line_threats_26_between),
      .checkers(line_threats_26_checkers)
  );

  fpgambit_count_pipeline_line_threats line_threats_27 (
      .clock(clock),
      .walls(8'd8),
      .sliders(falling_lines_0_data_out_3),
      .king(falling_lines_1_data_out_3),
      .empty(falling_lines_2_data_out_3),
      .attacked(line_threats_27_attacked),
      .between(line_threats_27_between),
      .checkers(line_threats_27_checkers)
  );

  fpgambit_count_pipeline_line_threats line_threats_28 (
      .clock(clock),
      .walls(8'h10),
      .sliders(falling_lines_0_data_out_4),
      .king(falling_lines_1_data_out_4),
      .empty(falling_lines_2_data_out_4),
      .attacked(line_threats_28_attacked),
      .between(line_threats_28_between),
      .checkers(line_threats_28_checkers)
  );

  fpgambit_count_pipeline_line_threats line_threats_29 (
      .clock(clock),
      .walls(8'h20),
      .sliders(falling_lines_0_data_out_5),
      .king(falling_lines_1_data_out_5),
      .empty(falling_lines_2_data_out_5),
      .attacked(line_threats_29_attacked),
      .between(line_threats_29_between),
      .checkers(line_threats_29_checkers)
  );

  fpgambit_count_pipeline_line_threats line_threats_30 (
      .clock(clock),
      .walls(8'h40),
      .sliders(falling_lines_0_data_out_6),
      .king(falling_lines_1_data_out_6),
      .empty(falling_lines_2_data_out_6),
      .attacked(line_threats_30_attacked),
      .between(line_threats_30_between),
      .checkers(line_threats_30_checkers)
  );

  fpgambit_count_pipeline_line_threats line_threats_31 (
      .clock(clock),
      .walls(8'h80),
      .sliders(falling_lines_0_data_out_7),
      .king(falling_lines_1_data_out_7),
      .empty(falling_lines_2_data_out_7),
      .attacked(line_threats_31_attacked),
      .between(line_threats_31_between),
      .checkers(line_threats_31_checkers)
  );

  fpgambit_count_pipeline_file_lines file_ranks_0 (
      .data_in_0(line_threats_8_attacked),
      .data_in_1(line_threats_9_attacked),
      .data_in_2(line_threats_10_attacked),
      .data_in_3(line_threats_11_attacked),
      .data_in_4(line_threats_12_attacked),
      .data_in_5(line_threats_13_attacked),
      .data_in_6(line_threats_14_attacked),
      .data_in_7(line_threats_15_attacked),
      .data_out_0(file_ranks_0_data_out_0),
      .data_out_1(file_ranks_0_data_out_1),
      .data_out_2(file_ranks_0_data_out_2),
      .data_out_3(file_ranks_0_data_out_3),
      .data_out_4(file_ranks_0_data_out_4),
      .data_out_5(file_ranks_0_data_out_5),
      .data_out_6(file_ranks_0_data_out_6),
      .data_out_7(file_ranks_0_data_out_7)
  );

  fpgambit_count_pipeline_file_lines file_ranks_1 (
      .data_in_0(line_threats_8_checkers),
      .data_in_1(line_threats_9_checkers),
      .data_in_2(line_threats_10_checkers),
      .data_in_3(line_threats_11_checkers),
      .data_in_4(line_threats_12_checkers),
      .data_in_5(line_threats_13_checkers),
      .data_in_6(line_threats_14_checkers),
      .data_in_7(line_threats_15_checkers),
      .data_out_0(file_ranks_1_data_out_0),
      .data_out_1(file_ranks_1_data_out_1),
      .data_out_2(file_ranks_1_data_out_2),
      .data_out_3(file_ranks_1_data_out_3),
      .data_out_4(file_ranks_1_data_out_4),
      .data_out_5(file_ranks_1_data_out_5),
      .data_out_6(file_ranks_1_data_out_6),
      .data_out_7(file_ranks_1_data_out_7)
  );

  fpgambit_count_pipeline_file_lines file_ranks_2 (
      .data_in_0(line_threats_8_between),
      .data_in_1(line_threats_9_between),
      .data_in_2(line_threats_10_between),
      .data_in_3(line_threats_11_between),
      .data_in_4(line_threats_12_between),
      .data_in_5(line_threats_13_between),
      .data_in_6(line_threats_14_between),
      .data_in_7(line_threats_15_between),
      .data_out_0(file_ranks_2_data_out_0),
      .data_out_1(file_ranks_2_data_out_1),
      .data_out_2(file_ranks_2_data_out_2),
      .data_out_3(file_ranks_2_data_out_3),
      .data_out_4(file_ranks_2_data_out_4),
      .data_out_5(file_ranks_2_data_out_5),
      .data_out_6(file_ranks_2_data_out_6),
      .data_out_7(file_ranks_2_data_out_7)
  );

  fpgambit_count_pipeline_rising_ranks rising_ranks_0 (
      .data_in_0(line_threats_16_attacked),
      .data_in_1(line_threats_17_attacked),
      .data_in_2(line_threats_18_attacked),
      .data_in_3(line_threats_19_attacked),
      .data_in_4(line_threats_20_attacked),
      .data_in_5(line_threats_21_attacked),
      .data_in_6(line_threats_22_attacked),
      .data_in_7(line_threats_23_attacked),
      .data_out_0(rising_ranks_0_data_out_0),
      .data_out_1(rising_ranks_0_data_out_1),
      .data_out_2(rising_ranks_0_data_out_2),
      .data_out_3(rising_ranks_0_data_out_3),
      .data_out_4(rising_ranks_0_data_out_4),
      .data_out_5(rising_ranks_0_data_out_5),
      .data_out_6(rising_ranks_0_data_out_6),
      .data_out_7(rising_ranks_0_data_out_7)
  );

  fpgambit_count_pipeline_rising_ranks rising_ranks_1 (
      .data_in_0(line_threats_16_checkers),
      .data_in_1(line_threats_17_checkers),
      .data_in_2(line_threats_18_checkers),
      .data_in_3(line_threats_19_checkers),
      .data_in_4(line_threats_20_checkers),
      .data_in_5(line_threats_21_checkers),
      .data_in_6(line_threats_22_checkers),
      .data_in_7(line_threats_23_checkers),
      .data_out_0(rising_ranks_1_data_out_0),
      .data_out_1(rising_ranks_1_data_out_1),
      .data_out_2(rising_ranks_1_data_out_2),
      .data_out_3(rising_ranks_1_data_out_3),
      .data_out_4(rising_ranks_1_data_out_4),
      .data_out_5(rising_ranks_1_data_out_5),
      .data_out_6(rising_ranks_1_data_out_6),
      .data_out_7(rising_ranks_1_data_out_7)
  );

  fpgambit_count_pipeline_rising_ranks rising_ranks_2 (
      .data_in_0(line_threats_16_between),
      .data_in_1(line_threats_17_between),
      .data_in_2(line_threats_18_between),
      .data_in_3(line_threats_19_between),
      .data_in_4(line_threats_20_between),
      .data_in_5(line_threats_21_between),
      .data_in_6(line_threats_22_between),
      .data_in_7(line_threats_23_between),
      .data_out_0(rising_ranks_2_data_out_0),
      .data_out_1(rising_ranks_2_data_out_1),
      .data_out_2(rising_ranks_2_data_out_2),
      .data_out_3(rising_ranks_2_data_out_3),
      .data_out_4(rising_ranks_2_data_out_4),
      .data_out_5(rising_ranks_2_data_out_5),
      .data_out_6(rising_ranks_2_data_out_6),
      .data_out_7(rising_ranks_2_data_out_7)
  );

  fpgambit_count_pipeline_falling_ranks falling_ranks_0 (
      .data_in_0(line_threats_24_attacked),
      .data_in_1(line_threats_25_attacked),
      .data_in_2(line_threats_26_attacked),
      .data_in_3(line_threats_27_attacked),
      .data_in_4(line_threats_28_attacked),
      .data_in_5(line_threats_29_attacked),
      .data_in_6(line_threats_30_attacked),
      .data_in_7(line_threats_31_attacked),
      .data_out_0(falling_ranks_0_data_out_0),
      .data_out_1(falling_ranks_0_data_out_1),
      .data_out_2(falling_ranks_0_data_out_2),
      .data_out_3(falling_ranks_0_data_out_3),
      .data_out_4(falling_ranks_0_data_out_4),
      .data_out_5(falling_ranks_0_data_out_5),
      .data_out_6(falling_ranks_0_data_out_6),
      .data_out_7(falling_ranks_0_data_out_7)
  );

  fpgambit_count_pipeline_falling_ranks falling_ranks_1 (
      .data_in_0(line_threats_24_checkers),
      .data_in_1(line_threats_25_checkers),
      .data_in_2(line_threats_26_checkers),
      .data_in_3(line_threats_27_checkers),
      .data_in_4(line_threats_28_checkers),
      .data_in_5(line_threats_29_checkers),
      .data_in_6(line_threats_30_checkers),
      .data_in_7(line_threats_31_checkers),
      .data_out_0(falling_ranks_1_data_out_0),
      .data_out_1(falling_ranks_1_data_out_1),
      .data_out_2(falling_ranks_1_data_out_2),
      .data_out_3(falling_ranks_1_data_out_3),
      .data_out_4(falling_ranks_1_data_out_4),
      .data_out_5(falling_ranks_1_data_out_5),
      .data_out_6(falling_ranks_1_data_out_6),
      .data_out_7(falling_ranks_1_data_out_7)
  );

  fpgambit_count_pipeline_falling_ranks falling_ranks_2 (
      .data_in_0(line_threats_24_between),
      .data_in_1(line_threats_25_between),
      .data_in_2(line_threats_26_between),
      .data_in_3(line_threats_27_between),
      .data_in_4(line_threats_28_between),
      .data_in_5(line_threats_29_between),
      .data_in_6(line_threats_30_between),
      .data_in_7(line_threats_31_between),
      .data_out_0(falling_ranks_2_data_out_0),
      .data_out_1(falling_ranks_2_data_out_1),
      .data_out_2(falling_ranks_2_data_out_2),
      .data_out_3(falling_ranks_2_data_out_3),
      .data_out_4(falling_ranks_2_data_out_4),
      .data_out_5(falling_ranks_2_data_out_5),
      .data_out_6(falling_ranks_2_data_out_6),
      .data_out_7(falling_ranks_2_data_out_7)
  );

  fpgambit_count_pipeline_leaper_threats leaper_threats_0 (
      .clock(clock),
      .knights(knights_0),
      .knights_beside(leaper_threats_0_knights_beside),
      .knights_two_off(leaper_threats_0_knights_two_off),
      .pawns(pawns_0),
      .pawns_above(pawns_around_3),
      .their_king(their_king_0),
      .their_king_beside(leaper_threats_0_their_king_beside),
      .king_beside(leaper_threats_0_king_beside),
      .king_two_off(leaper_threats_0_king_two_off),
      .king_below(king_around_1),
      .attacked(leaper_threats_0_attacked),
      .checkers(leaper_threats_0_checkers)
  );

  fpgambit_count_pipeline_leaper_threats leaper_threats_1 (
      .clock(clock),
      .knights(knights_1),
      .knights_beside(leaper_threats_1_knights_beside),
      .knights_two_off(leaper_threats_1_knights_two_off),
      .pawns(pawns_1),
      .pawns_above(pawns_around_4),
      .their_king(their_king_1),
      .their_king_beside(leaper_threats_1_their_king_beside),
      .king_beside(leaper_threats_1_king_beside),
      .king_two_off(leaper_threats_1_king_two_off),
      .king_below(king_around_2),
      .attacked(leaper_threats_1_attacked),
      .checkers(leaper_threats_1_checkers)
  );

  fpgambit_count_pipeline_leaper_threats leaper_threats_2 (
      .clock(clock),
      .knights(knights_2),
      .knights_beside(leaper_threats_2_knights_beside),
      .knights_two_off(leaper_threats_2_knights_two_off),
      .pawns(pawns_2),
      .pawns_above(pawns_around_5),
      .their_king(their_king_2),
      .their_king_beside(leaper_threats_2_their_king_beside),
      .king_beside(leaper_threats_2_king_beside),
      .king_two_off(leaper_threats_2_king_two_off),
      .king_below(king_around_3),
      .attacked(leaper_threats_2_attacked),
      .checkers(leaper_threats_2_checkers)
  );

  fpgambit_count_pipeline_leaper_threats leaper_threats_3 (
      .clock(clock),
      .knights(knights_3),
      .knights_beside(leaper_threats_3_knights_beside),
      .knights_two_off(leaper_threats_3_knights_two_off),
      .pawns(pawns_3),
      .pawns_above(pawns_around_6),
      .their_king(their_king_3),
      .their_king_beside(leaper_threats_3_their_king_beside),
      .king_beside(leaper_threats_3_king_beside),
      .king_two_off(leaper_threats_3_king_two_off),
      .king_below(king_around_4),
      .attacked(leaper_threats_3_attacked),
      .checkers(leaper_threats_3_checkers)
  );

  fpgambit_count_pipeline_leaper_threats leaper_threats_4 (
      .clock(clock),
      .knights(knights_4),
      .knights_beside(leaper_threats_4_knights_beside),
      .knights_two_off(leaper_threats_4_knights_two_off),
      .pawns(pawns_4),
      .pawns_above(pawns_around_7),
      .their_king(their_king_4),
      .their_king_beside(leaper_threats_4_their_king_beside),
      .king_beside(leaper_threats_4_king_beside),
      .king_two_off(leaper_threats_4_king_two_off),
      .king_below(king_around_5),
      .attacked(leaper_threats_4_attacked),
      .checkers(leaper_threats_4_checkers)
  );

  fpgambit_count_pipeline_leaper_threats leaper_threats_5 (
      .clock(clock),
      .knights(knights_5),
      .knights_beside(leaper_threats_5_knights_beside),
      .knights_two_off(leaper_threats_5_knights_two_off),
      .pawns(pawns_5),
      .pawns_above(pawns_around_8),
      .their_king(their_king_5),
      .their_king_beside(leaper_threats_5_their_king_beside),
      .king_beside(leaper_threats_5_king_beside),
      .king_two_off(leaper_threats_5_king_two_off),
      .king_below(king_around_6),
      .attacked(leaper_threats_5_attacked),
      .checkers(leaper_threats_5_checkers)
  );

  fpgambit_count_pipeline_leaper_threats leaper_threats_6 (
      .clock(clock),
      .knights(knights_6),
      .knights_beside(leaper_threats_6_knights_beside),
      .knights_two_off(leaper_threats_6_knights_two_off),
      .pawns(pawns_6),
      .pawns_above(pawns_around_9),
      .their_king(their_king_6),
      .their_king_beside(leaper_threats_6_their_king_beside),
      .king_beside(leaper_threats_6_king_beside),
      .king_two_off(leaper_threats_6_king_two_off),
      .king_below(king_around_7),
      .attacked(leaper_threats_6_attacked),
      .checkers(leaper_threats_6_checkers)
  );

  fpgambit_count_pipeline_leaper_threats leaper_threats_7 (
      .clock(clock),
      .knights(knights_7),
      .knights_beside(leaper_threats_7_knights_beside),
      .knights_two_off(leaper_threats_7_knights_two_off),
      .pawns(pawns_7),
      .pawns_above(pawns_around_10),
      .their_king(their_king_7),
      .their_king_beside(leaper_threats_7_their_king_beside),
      .king_beside(leaper_threats_7_king_beside),
      .king_two_off(leaper_threats_7_king_two_off),
      .king_below(king_around_8),
      .attacked(leaper_threats_7_attacked),
      .checkers(leaper_threats_7_checkers)
  );

  fpgambit_count_pipeline_rank_threats rank_threats_0 (
      .clock(clock),
      .line_attacked_0(line_threats_0_attacked),
      .line_attacked_1(file_ranks_0_data_out_0),
      .line_attacked_2(rising_ranks_0_data_out_0),
      .line_attacked_3(falling_ranks_0_data_out_0),
      .line_checkers_0(line_threats_0_checkers),
      .line_checkers_1(file_ranks_1_data_out_0),
      .line_checkers_2(rising_ranks_1_data_out_0),
      .line_checkers_3(falling_ranks_1_data_out_0),
      .line_between_0(line_threats_0_between),
      .line_between_1(file_ranks_2_data_out_0),
      .line_between_2(rising_ranks_2_data_out_0),
      .line_between_3(falling_ranks_2_data_out_0),
      .empty(empty_later_0),
      .leaper_attacked(leaper_threats_0_attacked),
      .leaper_checkers(leaper_threats_0_checkers),
      .attacked(attacked_0),
      .checkers(checkers_0),
      .cover_(cover_0),
      .one(one_0),
      .several(several_0)
  );

  fpgambit_count_pipeline_rank_threats rank_threats_1 (
      .clock(clock),
      .line_attacked_0(line_threats_1_attacked),
      .line_attacked_1(file_ranks_0_data_out_1),
      .line_attacked_2(rising_ranks_0_data_out_1),
      .line_attacked_3(falling_ranks_0_data_out_1),
      .line_checkers_0(line_threats_1_checkers),
      .line_checkers_1(file_ranks_1_data_out_1),
      .line_checkers_2(rising_ranks_1_data_out_1),
      .line_checkers_3(falling_ranks_1_data_out_1),
      .line_between_0(line_threats_1_between),
      .line_between_1(file_ranks_2_data_out_1),
      .line_between_2(rising_ranks_2_data_out_1),
      .line_between_3(falling_ranks_2_data_out_1),
      .empty(empty_later_1),
      .leaper_attacked(leaper_threats_1_attacked),
      .leaper_checkers(leaper_threats_1_checkers),
      .attacked(attacked_1),
      .checkers(checkers_1),
      .cover_(cover_1),
      .one(one_1),
      .several(several_1)
  );

  fpgambit_count_pipeline_rank_threats rank_threats_2 (
      .clock(clock),
      .line_attacked_0(line_threats_2_attacked),
      .line_attacked_1(file_ranks_0_data_out_2),
      .line_attacked_2(rising_ranks_0_data_out_2),
      .line_attacked_3(falling_ranks_0_data_out_2),
      .line_checkers_0(line_threats_2_checkers),
      .line_checkers_1(file_ranks_1_data_out_2),
      .line_checkers_2(rising_ranks_1_data_out_2),
      .line_checkers_3(falling_ranks_1_data_out_2),
      .line_between_0(line_threats_2_between),
      .line_between_1(file_ranks_2_data_out_2),
      .line_between_2(rising_ranks_2_data_out_2),
      .line_between_3(falling_ranks_2_data_out_2),
      .empty(empty_later_2),
      .leaper_attacked(leaper_threats_2_attacked),
      .leaper_checkers(leaper_threats_2_checkers),
      .attacked(attacked_2),
      .checkers(checkers_2),
      .cover_(cover_2),
      .one(one_2),
      .several(several_2)
  );

  fpgambit_count_pipeline_rank_threats rank_threats_3 (
      .clock(clock),
      .line_attacked_0(line_threats_3_attacked),
      .line_attacked_1(file_ranks_0_data_out_3),
      .line_attacked_2(rising_ranks_0_data_out_3),
      .line_attacked_3(falling_ranks_0_data_out_3),
      .line_checkers_0(line_threats_3_checkers),
      .line_checkers_1(file_ranks_1_data_out_3),
      .line_checkers_2(rising_ranks_1_data_out_3),
      .line_checkers_3(falling_ranks_1_data_out_3),
      .line_between_0(line_threats_3_between),
      .line_between_1(file_ranks_2_data_out_3),
      .line_between_2(rising_ranks_2_data_out_3),
      .line_between_3(falling_ranks_2_data_out_3),
      .empty(empty_later_3),
      .leaper_attacked(leaper_threats_3_attacked),
      .leaper_checkers(leaper_threats_3_checkers),
      .attacked(attacked_3),
      .checkers(checkers_3),
      .cover_(cover_3),
      .one(one_3),
      .several(several_3)
  );

  fpgambit_count_pipeline_rank_threats rank_threats_4 (
      .clock(clock),
      .line_attacked_0(line_threats_4_attacked),
      .line_attacked_1(file_ranks_0_data_out_4),
      .line_attacked_2(rising_ranks_0_data_out_4),
      .line_attacked_3(falling_ranks_0_data_out_4),
      .line_checkers_0(line_threats_4_checkers),
      .line_checkers_1(file_ranks_1_data_out_4),
      .line_checkers_2(rising_ranks_1_data_out_4),
      .line_checkers_3(falling_ranks_1_data_out_4),
      .line_between_0(line_threats_4_between),
      .line_between_1(file_ranks_2_data_out_4),
      .line_between_2(rising_ranks_2_data_out_4),
      .line_between_3(falling_ranks_2_data_out_4),
      .empty(empty_later_4),
      .leaper_attacked(leaper_threats_4_attacked),
      .leaper_checkers(leaper_threats_4_checkers),
      .attacked(attacked_4),
      .checkers(checkers_4),
      .cover_(cover_4),
      .one(one_4),
      .several(several_4)
  );

  fpgambit_count_pipeline_rank_threats rank_threats_5 (
      .clock(clock),
      .line_attacked_0(line_threats_5_attacked),
      .line_attacked_1(file_ranks_0_data_out_5),
      .line_attacked_2(rising_ranks_0_data_out_5),
      .line_attacked_3(falling_ranks_0_data_out_5),
      .line_checkers_0(line_threats_5_checkers),
      .line_checkers_1(file_ranks_1_data_out_5),
      .line_checkers_2(rising_ranks_1_data_out_5),
      .line_checkers_3(falling_ranks_1_data_out_5),
      .line_between_0(line_threats_5_between),
      .line_between_1(file_ranks_2_data_out_5),
      .line_between_2(rising_ranks_2_data_out_5),
      .line_between_3(falling_ranks_2_data_out_5),
      .empty(empty_later_5),
      .leaper_attacked(leaper_threats_5_attacked),
      .leaper_checkers(leaper_threats_5_checkers),
      .attacked(attacked_5),
      .checkers(checkers_5),
      .cover_(cover_5),
      .one(one_5),
      .several(several_5)
  );

  fpgambit_count_pipeline_rank_threats rank_threats_6 (
      .clock(clock),
      .line_attacked_0(line_threats_6_attacked),
      .line_attacked_1(file_ranks_0_data_out_6),
      .line_attacked_2(rising_ranks_0_data_out_6),
      .line_attacked_3(falling_ranks_0_data_out_6),
      .line_checkers_0(line_threats_6_checkers),
      .line_checkers_1(file_ranks_1_data_out_6),
      .line_checkers_2(rising_ranks_1_data_out_6),
      .line_checkers_3(falling_ranks_1_data_out_6),
      .line_between_0(line_threats_6_between),
      .line_between_1(file_ranks_2_data_out_6),
      .line_between_2(rising_ranks_2_data_out_6),
      .line_between_3(falling_ranks_2_data_out_6),
      .empty(empty_later_6),
      .leaper_attacked(leaper_threats_6_attacked),
      .leaper_checkers(leaper_threats_6_checkers),
      .attacked(attacked_6),
      .checkers(checkers_6),
      .cover_(cover_6),
      .one(one_6),
      .several(several_6)
  );

  fpgambit_count_pipeline_rank_threats rank_threats_7 (
      .clock(clock),
      .line_attacked_0(line_threats_7_attacked),
      .line_attacked_1(file_ranks_0_data_out_7),
      .line_attacked_2(rising_ranks_0_data_out_7),
      .line_attacked_3(falling_ranks_0_data_out_7),
      .line_checkers_0(line_threats_7_checkers),
      .line_checkers_1(file_ranks_1_data_out_7),
      .line_checkers_2(rising_ranks_1_data_out_7),
      .line_checkers_3(falling_ranks_1_data_out_7),
      .line_between_0(line_threats_7_between),
      .line_between_1(file_ranks_2_data_out_7),
      .line_between_2(rising_ranks_2_data_out_7),
      .line_between_3(falling_ranks_2_data_out_7),
      .empty(empty_later_7),
      .leaper_attacked(leaper_threats_7_attacked),
      .leaper_checkers(leaper_threats_7_checkers),
      .attacked(attacked_7),
      .checkers(checkers_7),
      .cover_(cover_7),
      .one(one_7),
      .several(several_7)
  );

  // Sliders, king and empty squares, along every line.
  // Leapers: add two empty ranks at each end of the board.
  assign knights_around_0 = 8'd0;
  assign king_around_0 = 8'd0;
  assign pawns_around_0 = 8'd0;
  assign their_king_around_0 = 8'd0;
  assign knights_around_10 = 8'd0;
  assign king_around_10 = 8'd0;
  assign pawns_around_10 = 8'd0;
  assign their_king_around_10 = 8'd0;
  assign knights_around_1 = 8'd0;
  assign king_around_1 = 8'd0;
  assign pawns_around_1 = 8'd0;
  assign their_king_around_1 = 8'd0;
  assign knights_around_11 = 8'd0;
  assign king_around_11 = 8'd0;
  assign pawns_around_11 = 8'd0;
  assign their_king_around_11 = 8'd0;
  assign knights_around_2 = knights_0;
  assign king_around_2 = king_0;
  assign pawns_around_2 = pawns_0;
  assign their_king_around_2 = their_king_0;
  assign knights_around_3 = knights_1;
  assign king_around_3 = king_1;
  assign pawns_around_3 = pawns_1;
  assign their_king_around_3 = their_king_1;
  assign knights_around_4 = knights_2;
  assign king_around_4 = king_2;
  assign pawns_around_4 = pawns_2;
  assign their_king_around_4 = their_king_2;
  assign knights_around_5 = knights_3;
  assign king_around_5 = king_3;
  assign pawns_around_5 = pawns_3;
  assign their_king_around_5 = their_king_3;
  assign knights_around_6 = knights_4;
  assign king_around_6 = king_4;
  assign pawns_around_6 = pawns_4;
  assign their_king_around_6 = their_king_4;
  assign knights_around_7 = knights_5;
  assign king_around_7 = king_5;
  assign pawns_around_7 = pawns_5;
  assign their_king_around_7 = their_king_5;
  assign knights_around_8 = knights_6;
  assign king_around_8 = king_6;
  assign pawns_around_8 = pawns_6;
  assign their_king_around_8 = their_king_6;
  assign knights_around_9 = knights_7;
  assign king_around_9 = king_7;
  assign pawns_around_9 = pawns_7;
  assign their_king_around_9 = their_king_7;
  assign leaper_threats_0_knights_beside = knights_around_1 | knights_around_3;
  assign leaper_threats_0_knights_two_off = knights_around_0 | knights_around_4;
  assign leaper_threats_0_their_king_beside = their_king_around_1 | their_king_around_3;
  assign leaper_threats_0_king_beside = king_around_1 | king_around_3;
  assign leaper_threats_0_king_two_off = king_around_0 | king_around_4;
  assign leaper_threats_1_knights_beside = knights_around_2 | knights_around_4;
  assign leaper_threats_1_knights_two_off = knights_around_1 | knights_around_5;
  assign leaper_threats_1_their_king_beside = their_king_around_2 | their_king_around_4;
  assign leaper_threats_1_king_beside = king_around_2 | king_around_4;
  assign leaper_threats_1_king_two_off = king_around_1 | king_around_5;
  assign leaper_threats_2_knights_beside = knights_around_3 | knights_around_5;
  assign leaper_threats_2_knights_two_off = knights_around_2 | knights_around_6;
  assign leaper_threats_2_their_king_beside = their_king_around_3 | their_king_around_5;
  assign leaper_threats_2_king_beside = king_around_3 | king_around_5;
  assign leaper_threats_2_king_two_off = king_around_2 | king_around_6;
  assign leaper_threats_3_knights_beside = knights_around_4 | knights_around_6;
  assign leaper_threats_3_knights_two_off = knights_around_3 | knights_around_7;
  assign leaper_threats_3_their_king_beside = their_king_around_4 | their_king_around_6;
  assign leaper_threats_3_king_beside = king_around_4 | king_around_6;
  assign leaper_threats_3_king_two_off = king_around_3 | king_around_7;
  assign leaper_threats_4_knights_beside = knights_around_5 | knights_around_7;
  assign leaper_threats_4_knights_two_off = knights_around_4 | knights_around_8;
  assign leaper_threats_4_their_king_beside = their_king_around_5 | their_king_around_7;
  assign leaper_threats_4_king_beside = king_around_5 | king_around_7;
  assign leaper_threats_4_king_two_off = king_around_4 | king_around_8;
  assign leaper_threats_5_knights_beside = knights_around_6 | knights_around_8;
  assign leaper_threats_5_knights_two_off = knights_around_5 | knights_around_9;
  assign leaper_threats_5_their_king_beside = their_king_around_6 | their_king_around_8;
  assign leaper_threats_5_king_beside = king_around_6 | king_around_8;
  assign leaper_threats_5_king_two_off = king_around_5 | king_around_9;
  assign leaper_threats_6_knights_beside = knights_around_7 | knights_around_9;
  assign leaper_threats_6_knights_two_off = knights_around_6 | knights_around_10;
  assign leaper_threats_6_their_king_beside = their_king_around_7 | their_king_around_9;
  assign leaper_threats_6_king_beside = king_around_7 | king_around_9;
  assign leaper_threats_6_king_two_off = king_around_6 | king_around_10;
  assign leaper_threats_7_knights_beside = knights_around_8 | knights_around_10;
  assign leaper_threats_7_knights_two_off = knights_around_7 | knights_around_11;
  assign leaper_threats_7_their_king_beside = their_king_around_8 | their_king_around_10;
  assign leaper_threats_7_king_beside = king_around_8 | king_around_10;
  assign leaper_threats_7_king_two_off = king_around_7 | king_around_11;

  // From lines back to ranks.
  assign between_0 = between_set_0;
  assign between_1 = between_set_1;
  assign between_2 = between_set_2;
  assign between_3 = between_set_3;
  assign between_4 = between_set_4;
  assign between_5 = between_set_5;
  assign between_6 = between_set_6;
  assign between_7 = between_set_7;
  assign between_8 = between_set_8;
  assign between_9 = between_set_9;
  assign between_10 = between_set_10;
  assign between_11 = between_set_11;
  assign between_12 = between_set_12;
  assign between_13 = between_set_13;
  assign between_14 = between_set_14;
  assign between_15 = between_set_15;
  assign between_16 = between_set_16;
  assign between_17 = between_set_17;
  assign between_18 = between_set_18;
  assign between_19 = between_set_19;
  assign between_20 = between_set_20;
  assign between_21 = between_set_21;
  assign between_22 = between_set_22;
  assign between_23 = between_set_23;
  assign between_24 = between_set_24;
  assign between_25 = between_set_25;
  assign between_26 = between_set_26;
  assign between_27 = between_set_27;
  assign between_28 = between_set_28;
  assign between_29 = between_set_29;
  assign between_30 = between_set_30;
  assign between_31 = between_set_31;

  initial begin
    between_set_0 = 8'd0;
    between_set_1 = 8'd0;
    between_set_2 = 8'd0;
    between_set_3 = 8'd0;
    between_set_4 = 8'd0;
    between_set_5 = 8'd0;
    between_set_6 = 8'd0;
    between_set_7 = 8'd0;
    between_set_8 = 8'd0;
    between_set_9 = 8'd0;
    between_set_10 = 8'd0;
    between_set_11 = 8'd0;
    between_set_12 = 8'd0;
    between_set_13 = 8'd0;
    between_set_14 = 8'd0;
    between_set_15 = 8'd0;
    between_set_16 = 8'd0;
    between_set_17 = 8'd0;
    between_set_18 = 8'd0;
    between_set_19 = 8'd0;
    between_set_20 = 8'd0;
    between_set_21 = 8'd0;
    between_set_22 = 8'd0;
    between_set_23 = 8'd0;
    between_set_24 = 8'd0;
    between_set_25 = 8'd0;
    between_set_26 = 8'd0;
    between_set_27 = 8'd0;
    between_set_28 = 8'd0;
    between_set_29 = 8'd0;
    between_set_30 = 8'd0;
    between_set_31 = 8'd0;
  end

  always @(posedge clock) begin
    between_set_0 <= line_threats_0_between;
    between_set_1 <= line_threats_1_between;
    between_set_2 <= line_threats_2_between;
    between_set_3 <= line_threats_3_between;
    between_set_4 <= line_threats_4_between;
    between_set_5 <= line_threats_5_between;
    between_set_6 <= line_threats_6_between;
    between_set_7 <= line_threats_7_between;
    between_set_8 <= file_ranks_2_data_out_0;
    between_set_9 <= file_ranks_2_data_out_1;
    between_set_10 <= file_ranks_2_data_out_2;
    between_set_11 <= file_ranks_2_data_out_3;
    between_set_12 <= file_ranks_2_data_out_4;
    between_set_13 <= file_ranks_2_data_out_5;
    between_set_14 <= file_ranks_2_data_out_6;
    between_set_15 <= file_ranks_2_data_out_7;
    between_set_16 <= rising_ranks_2_data_out_0;
    between_set_17 <= rising_ranks_2_data_out_1;
    between_set_18 <= rising_ranks_2_data_out_2;
    between_set_19 <= rising_ranks_2_data_out_3;
    between_set_20 <= rising_ranks_2_data_out_4;
    between_set_21 <= rising_ranks_2_data_out_5;
    between_set_22 <= rising_ranks_2_data_out_6;
    between_set_23 <= rising_ranks_2_data_out_7;
    between_set_24 <= falling_ranks_2_data_out_0;
    between_set_25 <= falling_ranks_2_data_out_1;
    between_set_26 <= falling_ranks_2_data_out_2;
    between_set_27 <= falling_ranks_2_data_out_3;
    between_set_28 <= falling_ranks_2_data_out_4;
    between_set_29 <= falling_ranks_2_data_out_5;
    between_set_30 <= falling_ranks_2_data_out_6;
    between_set_31 <= falling_ranks_2_data_out_7;
  end

  // What nothing here reads.
  wire unused = &{1'b0, pawns_around_0, pawns_around_1, pawns_around_2, pawns_around_11,
      their_king_around_0, their_king_around_11};
endmodule

`line 5139 "fpgambit_count_pipeline_file_lines.v" 0
// Reorders eight words of eight squares, ranks to lines or lines to ranks. Combinational; wiring
// only.
module fpgambit_count_pipeline_file_lines (
    input  wire [7:0] data_in_0,   // The words before reordering
    input  wire [7:0] data_in_1,   // The words before reordering
    input  wire [7:0] data_in_2,   // The words before reordering
    input  wire [7:0] data_in_3,   // The words before reordering
    input  wire [7:0] data_in_4,   // The words before reordering
    input  wire [7:0] data_in_5,   // The words before reordering
    input  wire [7:0] data_in_6,   // The words before reordering
    input  wire [7:0] data_in_7,   // The words before reordering
    output wire [7:0] data_out_0,  // The words after reordering
    output wire [7:0] data_out_1,  // The words after reordering
    output wire [7:0] data_out_2,  // The words after reordering
    output wire [7:0] data_out_3,  // The words after reordering
    output wire [7:0] data_out_4,  // The words after reordering
    output wire [7:0] data_out_5,  // The words after reordering
    output wire [7:0] data_out_6,  // The words after reordering
    output wire [7:0] data_out_7   // The words after reordering
);

  assign data_out_0 = {data_in_7[0], data_in_6[0], data_in_5[0], data_in_4[0], data_in_3[0], data_in_2[0], data_in_1[0], data_in_0[0]};
  assign data_out_1 = {data_in_7[1], data_in_6[1], data_in_5[1], data_in_4[1], data_in_3[1], data_in_2[1], data_in_1[1], data_in_0[1]};
  assign data_out_2 = {data_in_7[2], data_in_6[2], data_in_5[2], data_in_4[2], data_in_3[2], data_in_2[2], data_in_1[2], data_in_0[2]};
  assign data_out_3 = {data_in_7[3], data_in_6[3], data_in_5[3], data_in_4[3], data_in_3[3], data_in_2[3], data_in_1[3], data_in_0[3]};
  assign data_out_4 = {data_in_7[4], data_in_6[4], data_in_5[4], data_in_4[4], data_in_3[4], data_in_2[4], data_in_1[4], data_in_0[4]};
  assign data_out_5 = {data_in_7[5], data_in_6[5], data_in_5[5], data_in_4[5], data_in_3[5], data_in_2[5], data_in_1[5], data_in_0[5]};
  assign data_out_6 = {data_in_7[6], data_in_6[6], data_in_5[6], data_in_4[6], data_in_3[6], data_in_2[6], data_in_1[6], data_in_0[6]};
  assign data_out_7 = {data_in_7[7], data_in_6[7], data_in_5[7], data_in_4[7], data_in_3[7], data_in_2[7], data_in_1[7], data_in_0[7]};
endmodule

`line 5171 "fpgambit_count_pipeline_rising_lines.v" 0
// Reorders eight words of eight squares, ranks to lines or lines to ranks. Combinational; wiring
// only.
module fpgambit_count_pipeline_rising_lines (
    input  wire [7:0] data_in_0,   // The words before reordering
    input  wire [7:0] data_in_1,   // The words before reordering
    input  wire [7:0] data_in_2,   // The words before reordering
    input  wire [7:0] data_in_3,   // The words before reordering
    input  wire [7:0] data_in_4,   // The words before reordering
    input  wire [7:0] data_in_5,   // The words before reordering
    input  wire [7:0] data_in_6,   // The words before reordering
    input  wire [7:0] data_in_7,   // The words before reordering
    output wire [7:0] data_out_0,  // The words after reordering
    output wire [7:0] data_out_1,  // The words after reordering
    output wire [7:0] data_out_2,  // The words after reordering
    output wire [7:0] data_out_3,  // The words after reordering
    output wire [7:0] data_out_4,  // The words after reordering
    output wire [7:0] data_out_5,  // The words after reordering
    output wire [7:0] data_out_6,  // The words after reordering
    output wire [7:0] data_out_7   // The words after reordering
);

  assign data_out_0 = {data_in_7[7], data_in_6[6], data_in_5[5], data_in_4[4], data_in_3[3], data_in_2[2], data_in_1[1], data_in_0[0]};
  assign data_out_1 = {data_in_7[0], data_in_6[7], data_in_5[6], data_in_4[5], data_in_3[4], data_in_2[3], data_in_1[2], data_in_0[1]};
  assign data_out_2 = {data_in_7[1], data_in_6[0], data_in_5[7], data_in_4[6], data_in_3[5], data_in_2[4], data_in_1[3], data_in_0[2]};
  assign data_out_3 = {data_in_7[2], data_in_6[1], data_in_5[0], data_in_4[7], data_in_3[6], data_in_2[5], data_in_1[4], data_in_0[3]};
  assign data_out_4 = {data_in_7[3], data_in_6[2], data_in_5[1], data_in_4[0], data_in_3[7], data_in_2[6], data_in_1[5], data_in_0[4]};
  assign data_out_5 = {data_in_7[4], data_in_6[3], data_in_5[2], data_in_4[1], data_in_3[0], data_in_2[7], data_in_1[6], data_in_0[5]};
  assign data_out_6 = {data_in_7[5], data_in_6[4], data_in_5[3], data_in_4[2], data_in_3[1], data_in_2[0], data_in_1[7], data_in_0[6]};
  assign data_out_7 = {data_in_7[6], data_in_6[5], data_in_5[4], data_in_4[3], data_in_3[2], data_in_2[1], data_in_1[0], data_in_0[7]};
endmodule

`line 5203 "fpgambit_count_pipeline_falling_lines.v" 0
// Reorders eight words of eight squares, ranks to lines or lines to ranks. Combinational; wiring
// only.
module fpgambit_count_pipeline_falling_lines (
    input  wire [7:0] data_in_0,   // The words before reordering
    input  wire [7:0] data_in_1,   // The words before reordering
    input  wire [7:0] data_in_2,   // The words before reordering
    input  wire [7:0] data_in_3,   // The words before reordering
    input  wire [7:0] data_in_4,   // The words before reordering
    input  wire [7:0] data_in_5,   // The words before reordering
    input  wire [7:0] data_in_6,   // The words before reordering
    input  wire [7:0] data_in_7,   // The words before reordering
    output wire [7:0] data_out_0,  // The words after reordering
    output wire [7:0] data_out_1,  // The words after reordering
    output wire [7:0] data_out_2,  // The words after reordering
    output wire [7:0] data_out_3,  // The words after reordering
    output wire [7:0] data_out_4,  // The words after reordering
    output wire [7:0] data_out_5,  // The words after reordering
    output wire [7:0] data_out_6,  // The words after reordering
    output wire [7:0] data_out_7   // The words after reordering
);

  assign data_out_0 = {data_in_7[1], data_in_6[2], data_in_5[3], data_in_4[4], data_in_3[5], data_in_2[6], data_in_1[7], data_in_0[0]};
  assign data_out_1 = {data_in_7[2], data_in_6[3], data_in_5[4], data_in_4[5], data_in_3[6], data_in_2[7], data_in_1[0], data_in_0[1]};
  assign data_out_2 = {data_in_7[3], data_in_6[4], data_in_5[5], data_in_4[6], data_in_3[7], data_in_2[0], data_in_1[1], data_in_0[2]};
  assign data_out_3 = {data_in_7[4], data_in_6[5], data_in_5[6], data_in_4[7], data_in_3[0], data_in_2[1], data_in_1[2], data_in_0[3]};
  assign data_out_4 = {data_in_7[5], data_in_6[6], data_in_5[7], data_in_4[0], data_in_3[1], data_in_2[2], data_in_1[3], data_in_0[4]};
  assign data_out_5 = {data_in_7[6], data_in_6[7], data_in_5[0], data_in_4[1], data_in_3[2], data_in_2[3], data_in_1[4], data_in_0[5]};
  assign data_out_6 = {data_in_7[7], data_in_6[0], data_in_5[1], data_in_4[2], data_in_3[3], data_in_2[4], data_in_1[5], data_in_0[6]};
  assign data_out_7 = {data_in_7[0], data_in_6[1], data_in_5[2], data_in_4[3], data_in_3[4], data_in_2[5], data_in_1[6], data_in_0[7]};
endmodule

`line 5235 "fpgambit_count_pipeline_line_threats.v" 0
// Finds attacks along a line, and checks and pins if the king is on it. Latency: two clocks, one
// for the rays and one to combine them.
module fpgambit_count_pipeline_line_threats (
    input  wire       clock,     // Clock
    input  wire [7:0] walls,     // Places without a way to the next place; constant
    input  wire [7:0] sliders,   // The other side's pieces that move along this line
    input  wire [7:0] king,      // The king of the side to move
    input  wire [7:0] empty,     // Empty places
    output wire [7:0] attacked,  // Places that the sliders attack
    output wire [7:0] between,   // Places in sight of the king from one side and of a slider from
                                 // the other
    output wire [7:0] checkers   // Sliders that give check
);

  reg  [7:0]  up;
  reg  [7:0]  down;
  reg  [7:0]  king_up;
  reg  [7:0]  king_down;
  reg  [7:0]  held_sliders;
  reg  [7:0]  attacked_set;
  reg  [7:0]  between_set;
  reg  [7:0]  checker_set;

  wire [7:0]  open;
  reg  [7:0]  upward;
  reg  [7:0]  downward;
  reg  [7:0]  king_upward;
  reg  [7:0]  king_downward;

  assign open = empty | king;

  always @* begin
    upward = 8'd0;
    upward = upward | (((sliders | (upward & open)) & ~walls & 8'd1) << 1);
    upward = upward | (((sliders | (upward & open)) & ~walls & 8'd2) << 1);
    upward = upward | (((sliders | (upward & open)) & ~walls & 8'd4) << 1);
    upward = upward | (((sliders | (upward & open)) & ~walls & 8'd8) << 1);
    upward = upward | (((sliders | (upward & open)) & ~walls & 8'h10) << 1);
    upward = upward | (((sliders | (upward & open)) & ~walls & 8'h20) << 1);
    upward = upward | (((sliders | (upward & open)) & ~walls & 8'h40) << 1);
  end

  always @* begin
    king_upward = 8'd0;
    king_upward = king_upward | (((king | (king_upward & empty)) & ~walls & 8'd1) << 1);
    king_upward = king_upward | (((king | (king_upward & empty)) & ~walls & 8'd2) << 1);
    king_upward = king_upward | (((king | (king_upward & empty)) & ~walls & 8'd4) << 1);
    king_upward = king_upward | (((king | (king_upward & empty)) & ~walls & 8'd8) << 1);
    king_upward = king_upward | (((king | (king_upward & empty)) & ~walls & 8'h10) << 1);
    king_upward = king_upward | (((king | (king_upward & empty)) & ~walls & 8'h20) << 1);
    king_upward = king_upward | (((king | (king_upward & empty)) & ~walls & 8'h40) << 1);
  end

  always @* begin
    downward = 8'd0;
    downward = downward | (((sliders | (downward & open)) >> 1) & ~walls & 8'h40);
    downward = downward | (((sliders | (downward & open)) >> 1) & ~walls & 8'h20);
    downward = downward | (((sliders | (downward & open)) >> 1) & ~walls & 8'h10);
    downward = downward | (((sliders | (downward & open)) >> 1) & ~walls & 8'd8);
    downward = downward | (((sliders | (downward & open)) >> 1) & ~walls & 8'd4);
    downward = downward | (((sliders | (downward & open)) >> 1) & ~walls & 8'd2);
    downward = downward | (((sliders | (downward & open)) >> 1) & ~walls & 8'd1);
  end

  always @* begin
    king_downward = 8'd0;
    king_downward = king_downward | (((king | (king_downward & empty)) >> 1) & ~walls & 8'h40);
    king_downward = king_downward | (((king | (king_downward & empty)) >> 1) & ~walls & 8'h20);
    king_downward = king_downward | (((king | (king_downward & empty)) >> 1) & ~walls & 8'h10);
    king_downward = king_downward | (((king | (king_downward & empty)) >> 1) & ~walls & 8'd8);
    king_downward = king_downward | (((king | (king_downward & empty)) >> 1) & ~walls & 8'd4);
    king_downward = king_downward | (((king | (king_downward & empty)) >> 1) & ~walls & 8'd2);
    king_downward = king_downward | (((king | (king_downward & empty)) >> 1) & ~walls & 8'd1);
  end

  assign attacked = attacked_set;
  assign between = between_set;
  assign checkers = checker_set;

  initial begin
    up = 8'd0;
    down = 8'd0;
    king_up = 8'd0;
    king_down = 8'd0;
    held_sliders = 8'd0;
    attacked_set = 8'd0;
    between_set = 8'd0;
    checker_set = 8'd0;
  end

  always @(posedge clock) begin
    up <= upward;
    down <= downward;
    king_up <= king_upward;
    king_down <= king_downward;
    held_sliders <= sliders;
    attacked_set <= up | down;
    between_set <= (up & king_down) | (down & king_up);
    checker_set <= (king_up | king_down) & held_sliders;
  end
endmodule

`line 5338 "fpgambit_count_pipeline_rising_ranks.v" 0
// Reorders eight words of eight squares, ranks to lines or lines to ranks. Combinational; wiring
// only.
module fpgambit_count_pipeline_rising_ranks (
    input  wire [7:0] data_in_0,   // The words before reordering
    input  wire [7:0] data_in_1,   // The words before reordering
    input  wire [7:0] data_in_2,   // The words before reordering
    input  wire [7:0] data_in_3,   // The words before reordering
    input  wire [7:0] data_in_4,   // The words before reordering
    input  wire [7:0] data_in_5,   // The words before reordering
    input  wire [7:0] data_in_6,   // The words before reordering
    input  wire [7:0] data_in_7,   // The words before reordering
    output wire [7:0] data_out_0,  // The words after reordering
    output wire [7:0] data_out_1,  // The words after reordering
    output wire [7:0] data_out_2,  // The words after reordering
    output wire [7:0] data_out_3,  // The words after reordering
    output wire [7:0] data_out_4,  // The words after reordering
    output wire [7:0] data_out_5,  // The words after reordering
    output wire [7:0] data_out_6,  // The words after reordering
    output wire [7:0] data_out_7   // The words after reordering
);

  assign data_out_0 = {data_in_7[0], data_in_6[0], data_in_5[0], data_in_4[0], data_in_3[0], data_in_2[0], data_in_1[0], data_in_0[0]};
  assign data_out_1 = {data_in_6[1], data_in_5[1], data_in_4[1], data_in_3[1], data_in_2[1], data_in_1[1], data_in_0[1], data_in_7[1]};
  assign data_out_2 = {data_in_5[2], data_in_4[2], data_in_3[2], data_in_2[2], data_in_1[2], data_in_0[2], data_in_7[2], data_in_6[2]};
  assign data_out_3 = {data_in_4[3], data_in_3[3], data_in_2[3], data_in_1[3], data_in_0[3], data_in_7[3], data_in_6[3], data_in_5[3]};
  assign data_out_4 = {data_in_3[4], data_in_2[4], data_in_1[4], data_in_0[4], data_in_7[4], data_in_6[4], data_in_5[4], data_in_4[4]};
  assign data_out_5 = {data_in_2[5], data_in_1[5], data_in_0[5], data_in_7[5], data_in_6[5], data_in_5[5], data_in_4[5], data_in_3[5]};
  assign data_out_6 = {data_in_1[6], data_in_0[6], data_in_7[6], data_in_6[6], data_in_5[6], data_in_4[6], data_in_3[6], data_in_2[6]};
  assign data_out_7 = {data_in_0[7], data_in_7[7], data_in_6[7], data_in_5[7], data_in_4[7], data_in_3[7], data_in_2[7], data_in_1[7]};
endmodule

`line 5370 "fpgambit_count_pipeline_falling_ranks.v" 0
// Reorders eight words of eight squares, ranks to lines or lines to ranks. Combinational; wiring
// only.
module fpgambit_count_pipeline_falling_ranks (
    input  wire [7:0] data_in_0,   // The words before reordering
    input  wire [7:0] data_in_1,   // The words before reordering
    input  wire [7:0] data_in_2,   // The words before reordering
    input  wire [7:0] data_in_3,   // The words before reordering
    input  wire [7:0] data_in_4,   // The words before reordering
    input  wire [7:0] data_in_5,   // The words before reordering
    input  wire [7:0] data_in_6,   // The words before reordering
    input  wire [7:0] data_in_7,   // The words before reordering
    output wire [7:0] data_out_0,  // The words after reordering
    output wire [7:0] data_out_1,  // The words after reordering
    output wire [7:0] data_out_2,  // The words after reordering
    output wire [7:0] data_out_3,  // The words after reordering
    output wire [7:0] data_out_4,  // The words after reordering
    output wire [7:0] data_out_5,  // The words after reordering
    output wire [7:0] data_out_6,  // The words after reordering
    output wire [7:0] data_out_7   // The words after reordering
);

  assign data_out_0 = {data_in_7[0], data_in_6[0], data_in_5[0], data_in_4[0], data_in_3[0], data_in_2[0], data_in_1[0], data_in_0[0]};
  assign data_out_1 = {data_in_0[1], data_in_7[1], data_in_6[1], data_in_5[1], data_in_4[1], data_in_3[1], data_in_2[1], data_in_1[1]};
  assign data_out_2 = {data_in_1[2], data_in_0[2], data_in_7[2], data_in_6[2], data_in_5[2], data_in_4[2], data_in_3[2], data_in_2[2]};
  assign data_out_3 = {data_in_2[3], data_in_1[3], data_in_0[3], data_in_7[3], data_in_6[3], data_in_5[3], data_in_4[3], data_in_3[3]};
  assign data_out_4 = {data_in_3[4], data_in_2[4], data_in_1[4], data_in_0[4], data_in_7[4], data_in_6[4], data_in_5[4], data_in_4[4]};
  assign data_out_5 = {data_in_4[5], data_in_3[5], data_in_2[5], data_in_1[5], data_in_0[5], data_in_7[5], data_in_6[5], data_in_5[5]};
  assign data_out_6 = {data_in_5[6], data_in_4[6], data_in_3[6], data_in_2[6], data_in_1[6], data_in_0[6], data_in_7[6], data_in_6[6]};
  assign data_out_7 = {data_in_6[7], data_in_5[7], data_in_4[7], data_in_3[7], data_in_2[7], data_in_1[7], data_in_0[7], data_in_7[7]};
endmodule

`line 5402 "fpgambit_count_pipeline_leaper_threats.v" 0
// Finds the squares of a rank that the other side's knights, pawns and king attack, and its knights
// and pawns on the rank that give check.
module fpgambit_count_pipeline_leaper_threats (
    input  wire       clock,              // Clock
    input  wire [7:0] knights,            // The other side's knights on this rank
    input  wire [7:0] knights_beside,     // Its knights on the two adjacent ranks
    input  wire [7:0] knights_two_off,    // Its knights two ranks away
    input  wire [7:0] pawns,              // Its pawns on this rank
    input  wire [7:0] pawns_above,        // Its pawns on the rank above
    input  wire [7:0] their_king,         // Its king on this rank
    input  wire [7:0] their_king_beside,  // Its king on the two adjacent ranks
    input  wire [7:0] king_beside,        // The mover's king on the two adjacent ranks
    input  wire [7:0] king_two_off,       // The mover's king two ranks away
    input  wire [7:0] king_below,         // The mover's king on the rank below
    output wire [7:0] attacked,           // Attacked squares
    output wire [7:0] checkers            // Knights and pawns that give check
);

  reg  [7:0]  attacked_set;
  reg  [7:0]  checker_set;
  reg  [7:0]  held_attacked;
  reg  [7:0]  held_checkers;

  wire [7:0]  kings;
  wire [7:0]  king_jumps;

  assign kings = their_king | their_king_beside;
  assign king_jumps = {king_beside[5:0], 2'd0} | {2'd0, king_beside[7:2]} |
      {king_two_off[6:0], 1'b0} | {1'b0, king_two_off[7:1]};
  assign attacked = held_attacked;
  assign checkers = held_checkers;

  initial begin
    attacked_set = 8'd0;
    checker_set = 8'd0;
    held_attacked = 8'd0;
    held_checkers = 8'd0;
  end

  always @(posedge clock) begin
    attacked_set <= {knights_beside[5:0], 2'd0} | {2'd0, knights_beside[7:2]} |
        {knights_two_off[6:0], 1'b0} | {1'b0, knights_two_off[7:1]} | {pawns_above[6:0], 1'b0} |
        {1'b0, pawns_above[7:1]} | {kings[6:0], 1'b0} | {1'b0, kings[7:1]} | their_king_beside;
    checker_set <= (knights & king_jumps) |
        (pawns & ({king_below[6:0], 1'b0} | {1'b0, king_below[7:1]}));
    held_attacked <= attacked_set;
    held_checkers <= checker_set;
  end
endmodule

`line 5453 "fpgambit_count_pipeline_rank_threats.v" 0
// Combines the results of lines and leapers for a rank.
module fpgambit_count_pipeline_rank_threats (
    input  wire       clock,            // Clock
    input  wire [7:0] line_attacked_0,  // Squares attacked along lines
    input  wire [7:0] line_attacked_1,  // Squares attacked along lines
    input  wire [7:0] line_attacked_2,  // Squares attacked along lines
    input  wire [7:0] line_attacked_3,  // Squares attacked along lines
    input  wire [7:0] line_checkers_0,  // Sliders that give check
    input  wire [7:0] line_checkers_1,  // Sliders that give check
    input  wire [7:0] line_checkers_2,  // Sliders that give check
    input  wire [7:0] line_checkers_3,  // Sliders that give check
    input  wire [7:0] line_between_0,   // Squares in sight of the king from one side and of a
                                        // slider from the other
    input  wire [7:0] line_between_1,   // Squares in sight of the king from one side and of a
                                        // slider from the other
    input  wire [7:0] line_between_2,   // Squares in sight of the king from one side and of a
                                        // slider from the other
    input  wire [7:0] line_between_3,   // Squares in sight of the king from one side and of a
                                        // slider from the other
    input  wire [7:0] empty,            // Empty squares
    input  wire [7:0] leaper_attacked,  // Squares attacked by knights, pawns and king
    input  wire [7:0] leaper_checkers,  // Knights and pawns that give check
    output wire [7:0] attacked,         // Attacked squares
    output wire [7:0] checkers,         // Pieces that give check
    output wire [7:0] cover_,           // Squares where a move answers a check
    output wire       one,              // A piece gives check
    output wire       several           // Two or more pieces give check
);

  reg  [7:0]  attacked_set;
  reg  [7:0]  checker_set;
  reg  [7:0]  cover_set;
  reg         some;
  reg         more;

  reg  [7:0]  all_attacked;
  reg  [7:0]  all_checkers;
  reg  [7:0]  all_between;

  always @* begin
    all_attacked = leaper_attacked;
    all_attacked = all_attacked | line_attacked_0;
    all_attacked = all_attacked | line_attacked_1;
    all_attacked = all_attacked | line_attacked_2;
    all_attacked = all_attacked | line_attacked_3;
  end

  always @* begin
    all_checkers = leaper_checkers;
    all_checkers = all_checkers | line_checkers_0;
    all_checkers = all_checkers | line_checkers_1;
    all_checkers = all_checkers | line_checkers_2;
    all_checkers = all_checkers | line_checkers_3;
  end

  always @* begin
    all_between = 8'd0;
    all_between = all_between | line_between_0;
    all_between = all_between | line_between_1;
    all_between = all_between | line_between_2;
    all_between = all_between | line_between_3;
  end

  assign attacked = attacked_set;
  assign checkers = checker_set;
  assign cover_ = cover_set;
  assign one = some;
  assign several = more;

  initial begin
    attacked_set = 8'd0;
    checker_set = 8'd0;
    cover_set = 8'd0;
    some = 1'b0;
    more = 1'b0;
  end

  always @(posedge clock) begin
    attacked_set <= all_attacked;
    checker_set <= all_checkers;
    cover_set <= (all_between & empty) | all_checkers;
    some <= |all_checkers;
    more <= |(all_checkers & (all_checkers - 8'd1));
  end
endmodule

`line 5540 "fpgambit_count_pipeline_en_passant_row.v" 0
// Tests whether an en passant capture exposes the king along the rank that both pawns leave.
// Latency: two clocks.
module fpgambit_count_pipeline_en_passant_row (
    input  wire       clock,      // Clock
    input  wire [7:0] file,       // The file of the pawn that can be captured, if there is one
    input  wire [7:0] sliders,    // The other side's rooks and queens on the mover's fifth rank
    input  wire [7:0] king,       // The mover's king on that rank
    input  wire [7:0] empty,      // Empty squares of that rank
    output wire       east_bare,  // The capture to the east exposes the king
    output wire       west_bare   // The capture to the west exposes the king
);

  reg  [7:0]  east_rays;
  reg  [7:0]  west_rays;
  reg  [7:0]  held_sliders;
  reg         east;
  reg         west;

  wire [7:0]  east_open;
  wire [7:0]  west_open;
  reg  [7:0]  east_up;
  reg  [7:0]  east_down;
  reg  [7:0]  west_up;
  reg  [7:0]  west_down;

  assign east_open = empty | file | {1'b0, file[7:1]};
  assign west_open = empty | file | {file[6:0], 1'b0};

  always @* begin
    east_up = 8'd0;
    east_up = east_up | (((king | (east_up & east_open)) & 8'd1) << 1);
    east_up = east_up | (((king | (east_up & east_open)) & 8'd2) << 1);
    east_up = east_up | (((king | (east_up & east_open)) & 8'd4) << 1);
    east_up = east_up | (((king | (east_up & east_open)) & 8'd8) << 1);
    east_up = east_up | (((king | (east_up & east_open)) & 8'h10) << 1);
    east_up = east_up | (((king | (east_up & east_open)) & 8'h20) << 1);
    east_up = east_up | (((king | (east_up & east_open)) & 8'h40) << 1);
  end

  always @* begin
    west_up = 8'd0;
    west_up = west_up | (((king | (west_up & west_open)) & 8'd1) << 1);
    west_up = west_up | (((king | (west_up & west_open)) & 8'd2) << 1);
    west_up = west_up | (((king | (west_up & west_open)) & 8'd4) << 1);
    west_up = west_up | (((king | (west_up & west_open)) & 8'd8) << 1);
    west_up = west_up | (((king | (west_up & west_open)) & 8'h10) << 1);
    west_up = west_up | (((king | (west_up & west_open)) & 8'h20) << 1);
    west_up = west_up | (((king | (west_up & west_open)) & 8'h40) << 1);
  end

  always @* begin
    east_down = 8'd0;
    east_down = east_down | (((king | (east_down & east_open)) >> 1) & 8'h40);
    east_down = east_down | (((king | (east_down & east_open)) >> 1) & 8'h20);
    east_down = east_down | (((king | (east_down & east_open)) >> 1) & 8'h10);
    east_down = east_down | (((king | (east_down & east_open)) >> 1) & 8'd8);
    east_down = east_down | (((king | (east_down & east_open)) >> 1) & 8'd4);
    east_down = east_down | (((king | (east_down & east_open)) >> 1) & 8'd2);
    east_down = east_down | (((king | (east_down & east_open)) >> 1) & 8'd1);
  end

  always @* begin
    west_down = 8'd0;
    west_down = west_down | (((king | (west_down & west_open)) >> 1) & 8'h40);
    west_down = west_down | (((king | (west_down & west_open)) >> 1) & 8'h20);
    west_down = west_down | (((king | (west_down & west_open)) >> 1) & 8'h10);
    west_down = west_down | (((king | (west_down & west_open)) >> 1) & 8'd8);
    west_down = west_down | (((king | (west_down & west_open)) >> 1) & 8'd4);
    west_down = west_down | (((king | (west_down & west_open)) >> 1) & 8'd2);
    west_down = west_down | (((king | (west_down & west_open)) >> 1) & 8'd1);
  end

  assign east_bare = east;
  assign west_bare = west;

  initial begin
    east_rays = 8'd0;
    west_rays = 8'd0;
    held_sliders = 8'd0;
    east = 1'b0;
    west = 1'b0;
  end

  always @(posedge clock) begin
    east_rays <= east_up | east_down;
    west_rays <= west_up | west_down;
    held_sliders <= sliders;
    east <= |(east_rays & held_sliders);
    west <= |(west_rays & held_sliders);
  end
endmodule

`line 5633 "fpgambit_count_pipeline_seen_pawns.v" 0
// Delays a set of squares, eight ranks, by one clock.
module fpgambit_count_pipeline_seen_pawns (
    input  wire       clock,       // Clock
    input  wire [7:0] data_in_0,   // The set
    input  wire [7:0] data_in_1,   // The set
    input  wire [7:0] data_in_2,   // The set
    input  wire [7:0] data_in_3,   // The set
    input  wire [7:0] data_in_4,   // The set
    input  wire [7:0] data_in_5,   // The set
    input  wire [7:0] data_in_6,   // The set
    input  wire [7:0] data_in_7,   // The set
    output wire [7:0] data_out_0,  // The set, one clock later
    output wire [7:0] data_out_1,  // The set, one clock later
    output wire [7:0] data_out_2,  // The set, one clock later
    output wire [7:0] data_out_3,  // The set, one clock later
    output wire [7:0] data_out_4,  // The set, one clock later
    output wire [7:0] data_out_5,  // The set, one clock later
    output wire [7:0] data_out_6,  // The set, one clock later
    output wire [7:0] data_out_7   // The set, one clock later
);

  reg  [7:0]  ranks_0;
  reg  [7:0]  ranks_1;
  reg  [7:0]  ranks_2;
  reg  [7:0]  ranks_3;
  reg  [7:0]  ranks_4;
  reg  [7:0]  ranks_5;
  reg  [7:0]  ranks_6;
  reg  [7:0]  ranks_7;

  assign data_out_0 = ranks_0;
  assign data_out_1 = ranks_1;
  assign data_out_2 = ranks_2;
  assign data_out_3 = ranks_3;
  assign data_out_4 = ranks_4;
  assign data_out_5 = ranks_5;
  assign data_out_6 = ranks_6;
  assign data_out_7 = ranks_7;

  initial begin
    ranks_0 = 8'd0;
    ranks_1 = 8'd0;
    ranks_2 = 8'd0;
    ranks_3 = 8'd0;
    ranks_4 = 8'd0;
    ranks_5 = 8'd0;
    ranks_6 = 8'd0;
    ranks_7 = 8'd0;
  end

  always @(posedge clock) begin
    ranks_0 <= data_in_0;
    ranks_1 <= data_in_1;
    ranks_2 <= data_in_2;
    ranks_3 <= data_in_3;
    ranks_4 <= data_in_4;
    ranks_5 <= data_in_5;
    ranks_6 <= data_in_6;
    ranks_7 <= data_in_7;
  end
endmodule

`line 5696 "fpgambit_count_pipeline_check_summary.v" 0
// Combines the ranks: no check, one, or several. Combinational.
module fpgambit_count_pipeline_check_summary (
    input  wire one_0,      // A piece of this rank gives check
    input  wire one_1,      // A piece of this rank gives check
    input  wire one_2,      // A piece of this rank gives check
    input  wire one_3,      // A piece of this rank gives check
    input  wire one_4,      // A piece of this rank gives check
    input  wire one_5,      // A piece of this rank gives check
    input  wire one_6,      // A piece of this rank gives check
    input  wire one_7,      // A piece of this rank gives check
    input  wire several_0,  // Two or more pieces of this rank give check
    input  wire several_1,  // Two or more pieces of this rank give check
    input  wire several_2,  // Two or more pieces of this rank give check
    input  wire several_3,  // Two or more pieces of this rank give check
    input  wire several_4,  // Two or more pieces of this rank give check
    input  wire several_5,  // Two or more pieces of this rank give check
    input  wire several_6,  // Two or more pieces of this rank give check
    input  wire several_7,  // Two or more pieces of this rank give check
    output wire check,      // The king is in check
    output wire double_     // Two or more pieces give check: only the king can move
);

  reg         seen;
  reg         twice;

  always @* begin
    seen = 1'b0;
    twice = 1'b0;
    twice = twice | several_0 | (seen & one_0);
    seen = seen | one_0;
    twice = twice | several_1 | (seen & one_1);
    seen = seen | one_1;
    twice = twice | several_2 | (seen & one_2);
    seen = seen | one_2;
    twice = twice | several_3 | (seen & one_3);
    seen = seen | one_3;
    twice = twice | several_4 | (seen & one_4);
    seen = seen | one_4;
    twice = twice | several_5 | (seen & one_5);
    seen = seen | one_5;
    twice = twice | several_6 | (seen & one_6);
    seen = seen | one_6;
    twice = twice | several_7 | (seen & one_7);
    seen = seen | one_7;
  end

  assign check = seen;
  assign double_ = twice;
endmodule

`line 5747 "fpgambit_count_pipeline_rank_sources.v" 0
// Holds the pieces of a rank that may move, by the way they move, and the squares of the rank to
// which pieces may go.
module fpgambit_count_pipeline_rank_sources (
    input  wire       clock,           // Clock
    input  wire       check,           // The king is in check
    input  wire       double_,         // Double check: only the king can move
    input  wire [7:0] pawns,           // The mover's pawns
    input  wire [7:0] knights,         // The mover's knights
    input  wire [7:0] diagonal,        // The mover's bishops and queens
    input  wire [7:0] straight,        // The mover's rooks and queens
    input  wire [7:0] king,            // The mover's king on this rank
    input  wire [7:0] king_beside,     // The mover's king on the two adjacent ranks
    input  wire [7:0] own,             // All pieces of the mover
    input  wire [7:0] attacked,        // Attacked squares
    input  wire [7:0] cover_,          // Squares where a move answers a check
    input  wire [7:0] single_0,        // Pieces that stand alone between the king and a slider, by
                                       // kind of line
    input  wire [7:0] single_1,        // Pieces that stand alone between the king and a slider, by
                                       // kind of line
    input  wire [7:0] single_2,        // Pieces that stand alone between the king and a slider, by
                                       // kind of line
    input  wire [7:0] single_3,        // Pieces that stand alone between the king and a slider, by
                                       // kind of line
    output wire [7:0] sliders_0,       // Sliders that may move along ranks, files, rising and
                                       // falling diagonals
    output wire [7:0] sliders_1,       // Sliders that may move along ranks, files, rising and
                                       // falling diagonals
    output wire [7:0] sliders_2,       // Sliders that may move along ranks, files, rising and
                                       // falling diagonals
    output wire [7:0] sliders_3,       // Sliders that may move along ranks, files, rising and
                                       // falling diagonals
    output wire [7:0] free_knights,    // Knights that may move
    output wire [7:0] pushing,         // Pawns that may be pushed
    output wire [7:0] capturing_east,  // Pawns that may capture to higher files
    output wire [7:0] capturing_west,  // Pawns that may capture to lower files
    output wire [7:0] allowed,         // Squares to which a piece other than the king may go
    output wire [7:0] king_targets     // Squares to which the king may go
);

  reg  [7:0]  slider_set_0;
  reg  [7:0]  slider_set_1;
  reg  [7:0]  slider_set_2;
  reg  [7:0]  slider_set_3;
  reg  [7:0]  knight_set;
  reg  [7:0]  push_set;
  reg  [7:0]  east_set;
  reg  [7:0]  west_set;
  reg  [7:0]  allowed_set;
  reg  [7:0]  king_set;

  wire [7:0]  kings;
  wire [7:0]  reach;

  always @(posedge clock) begin
    allowed_set <= ~own;
    if (check) begin
      allowed_set <= cover_;
    end
    if (double_) begin
      allowed_set <= 8'd0;
    end
  end

  assign kings = king | king_beside;
  assign reach = {kings[6:0], 1'b0} | {1'b0, kings[7:1]} | king_beside;
  assign sliders_0 = slider_set_0;
  assign sliders_1 = slider_set_1;
  assign sliders_2 = slider_set_2;
  assign sliders_3 = slider_set_3;
  assign free_knights = knight_set;
  assign pushing = push_set;
  assign capturing_east = east_set;
  assign capturing_west = west_set;
  assign allowed = allowed_set;
  assign king_targets = king_set;

  initial begin
    slider_set_0 = 8'd0;
    slider_set_1 = 8'd0;
    slider_set_2 = 8'd0;
    slider_set_3 = 8'd0;
    knight_set = 8'd0;
    push_set = 8'd0;
    east_set = 8'd0;
    west_set = 8'd0;
    allowed_set = 8'd0;
    king_set = 8'd0;
  end

  always @(posedge clock) begin
    slider_set_0 <= straight & ~(single_1 | single_2 | single_3);
    slider_set_1 <= straight & ~(single_0 | single_2 | single_3);
    slider_set_2 <= diagonal & ~(single_0 | single_1 | single_3);
    slider_set_3 <= diagonal & ~(single_0 | single_1 | single_2);
    knight_set <= knights & ~(single_0 | single_1 | single_2 | single_3);
    push_set <= pawns & ~(single_0 | single_2 | single_3);
    east_set <= pawns & ~(single_0 | single_1 | single_3);
    west_set <= pawns & ~(single_0 | single_1 | single_2);
    king_set <= reach & ~own & ~attacked;
  end
endmodule

`line 5850 "fpgambit_count_pipeline_special_moves.v" 0
// Finds the moves that follow no line or jump pattern: up to four, one bit each. Latency: one
// clock.
module fpgambit_count_pipeline_special_moves (
    input  wire       clock,          // Clock
    input  wire       check,          // The king is in check
    input  wire       double_,        // Two or more pieces give check
    input  wire       short_,         // The mover has the right to castle on the king's side
    input  wire       long_,          // The mover has the right to castle on the queen's side
    input  wire [7:0] home_empty,     // Empty squares of the first rank
    input  wire [7:0] home_attacked,  // Attacked squares of the first rank
    input  wire [7:0] file,           // The file of the pawn that can be captured en passant, if
                                      // there is one
    input  wire [7:0] pawns,          // The mover's pawns on the fifth rank
    input  wire [7:0] single_0,       // Pieces on the fifth rank that stand alone between the king
                                      // and a slider, by kind of line
    input  wire [7:0] single_1,       // Pieces on the fifth rank that stand alone between the king
                                      // and a slider, by kind of line
    input  wire [7:0] single_2,       // Pieces on the fifth rank that stand alone between the king
                                      // and a slider, by kind of line
    input  wire [7:0] single_3,       // Pieces on the fifth rank that stand alone between the king
                                      // and a slider, by kind of line
    input  wire [7:0] checkers,       // Pieces on the fifth rank that give check
    input  wire [7:0] cover_,         // Squares on the sixth rank where a move answers a check
    input  wire       east_bare,      // The capture to the east exposes the king along the rank
    input  wire       west_bare,      // The capture to the west exposes the king along the rank
    output wire [3:0] moves           // The moves: castling on the king's side and on the queen's,
                                      // en passant to the east and to the west
);

  localparam [7:0] HOME_RANK_LONG_PATH = 8'h1c;
  localparam [7:0] HOME_RANK_LONG_WAY = 8'h0e;
  localparam [7:0] HOME_RANK_SHORT_PATH = 8'h70;
  localparam [7:0] HOME_RANK_SHORT_WAY = 8'h60;

  reg  [3:0]  found;

  wire        captures;
  wire [7:0]  from_west;
  wire [7:0]  from_east;
  reg  [3:0]  special;

  assign captures = !double_ & !(|(file & (single_2 | single_3))) &
      (!check | (|(file & (checkers | cover_))));
  assign from_west = {1'b0, file[7:1]} & pawns & ~(single_0 | single_1 | single_3);
  assign from_east = {file[6:0], 1'b0} & pawns & ~(single_0 | single_1 | single_2);

  always @* begin
    special = 4'd0;
    if (short_ & ((~home_empty & HOME_RANK_SHORT_WAY) == 8'd0) &
        ((home_attacked & HOME_RANK_SHORT_PATH) == 8'd0)) begin
      special = 4'd1;
    end
    if (long_ & ((~home_empty & HOME_RANK_LONG_WAY) == 8'd0) &
        ((home_attacked & HOME_RANK_LONG_PATH) == 8'd0)) begin
      special = special | 4'd2;
    end
    if (captures & (|from_west) & !east_bare) begin
      special = special | 4'd4;
    end
    if (captures & (|from_east) & !west_bare) begin
      special = special | 4'd8;
    end
  end

  assign moves = found;

  initial begin
    found = 4'd0;
  end

  always @(posedge clock) begin
    found <= special;
  end
endmodule

`line 5926 "fpgambit_count_pipeline_moves.v" 0
// Finds the moves of all pieces except the king, and adds them up by square. Latency: three clocks.
module fpgambit_count_pipeline_moves (
    input  wire       clock,             // Clock
    input  wire [7:0] sliders_0,         // Sliders that may move along ranks, files, rising and
                                         // falling diagonals, eight ranks each
    input  wire [7:0] sliders_1,         // Sliders that may move along ranks, files, rising and
                                         // falling diagonals, eight ranks each
    input  wire [7:0] sliders_2,         // Sliders that may move along ranks, files, rising and
                                         // falling diagonals, eight ranks each
    input  wire [7:0] sliders_3,         // Sliders that may move along ranks, files, rising and
                                         // falling diagonals, eight ranks each
    input  wire [7:0] sliders_4,         // Sliders that may move along ranks, files, rising and
                                         // falling diagonals, eight ranks each
    input  wire [7:0] sliders_5,         // Sliders that may move along ranks, files, rising and
                                         // falling diagonals, eight ranks each
    input  wire [7:0] sliders_6,         // Sliders that may move along ranks, files, rising and
                                         // falling diagonals, eight ranks each
    input  wire [7:0] sliders_7,         // Sliders that may move along ranks, files, rising and
                                         // falling diagonals, eight ranks each
    input  wire [7:0] sliders_8,         // Sliders that may move along ranks, files, rising and
                                         // falling diagonals, eight ranks each
    input  wire [7:0] sliders_9,         // Sliders that may move along ranks, files, rising and
                                         // falling diagonals, eight ranks each
    input  wire [7:0] sliders_10,        // Sliders that may move along ranks, files, rising and
                                         // falling diagonals, eight ranks each
    input  wire [7:0] sliders_11,        // Sliders that may move along ranks, files, rising and
                                         // falling diagonals, eight ranks each
    input  wire [7:0] sliders_12,        // Sliders that may move along ranks, files, rising and
                                         // falling diagonals, eight ranks each
    input  wire [7:0] sliders_13,        // Sliders that may move along ranks, files, rising and
                                         // falling diagonals, eight ranks each
    input  wire [7:0] sliders_14,        // Sliders that may move along ranks, files, rising and
                                         // falling diagonals, eight ranks each
    input  wire [7:0] sliders_15,        // Sliders that may move along ranks, files, rising and
                                         // falling diagonals, eight ranks each
    input  wire [7:0] sliders_16,        // Sliders that may move along ranks, files, rising and
                                         // falling diagonals, eight ranks each
    input  wire [7:0] sliders_17,        // Sliders that may move along ranks, files, rising and
                                         // falling diagonals, eight ranks each
    input  wire [7:0] sliders_18,        // Sliders that may move along ranks, files, rising and
                                         // falling diagonals, eight ranks each
    input  wire [7:0] sliders_19,        // Sliders that may move along ranks, files, rising and
                                         // falling diagonals, eight ranks each
    input  wire [7:0] sliders_20,        // Sliders that may move along ranks, files, rising and
                                         // falling diagonals, eight ranks each
    input  wire [7:0] sliders_21,        // Sliders that may move along ranks, files, rising and
                                         // falling diagonals, eight ranks each
    input  wire [7:0] sliders_22,        // Sliders that may move along ranks, files, rising and
                                         // falling diagonals, eight ranks each
    input  wire [7:0] sliders_23,        // Sliders that may move along ranks, files, rising and
                                         // falling diagonals, eight ranks each
    input  wire [7:0] sliders_24,        // Sliders that may move along ranks, files, rising and
                                         // falling diagonals, eight ranks each
    input  wire [7:0] sliders_25,        // Sliders that may move along ranks, files, rising and
                                         // falling diagonals, eight ranks each
    input  wire [7:0] sliders_26,        // Sliders that may move along ranks, files, rising and
                                         // falling diagonals, eight ranks each
    input  wire [7:0] sliders_27,        // Sliders that may move along ranks, files, rising and
                                         // falling diagonals, eight ranks each
    input  wire [7:0] sliders_28,        // Sliders that may move along ranks, files, rising and
                                         // falling diagonals, eight ranks each
    input  wire [7:0] sliders_29,        // Sliders that may move along ranks, files, rising and
                                         // falling diagonals, eight ranks each
    input  wire [7:0] sliders_30,        // Sliders that may move along ranks, files, rising and
                                         // falling diagonals, eight ranks each
    input  wire [7:0] sliders_31,        // Sliders that may move along ranks, files, rising and
                                         // falling diagonals, eight ranks each
    input  wire [7:0] knights_0,         // Knights that may move
    input  wire [7:0] knights_1,         // Knights that may move
    input  wire [7:0] knights_2,         // Knights that may move
    input  wire [7:0] knights_3,         // Knights that may move
    input  wire [7:0] knights_4,         // Knights that may move
    input  wire [7:0] knights_5,         // Knights that may move
    input  wire [7:0] knights_6,         // Knights that may move
    input  wire [7:0] knights_7,         // Knights that may move
    input  wire [7:0] pushing_0,         // Pawns that may be pushed
    input  wire [7:0] pushing_1,         // Pawns that may be pushed
    input  wire [7:0] pushing_2,         // Pawns that may be pushed
    input  wire [7:0] pushing_3,         // Pawns that may be pushed
    input  wire [7:0] pushing_4,         // Pawns that may be pushed
    input  wire [7:0] pushing_5,         // Pawns that may be pushed
    input  wire [7:0] pushing_6,         // Pawns that may be pushed
    input  wire [7:0] pushing_7,         // Pawns that may be pushed
    input  wire [7:0] capturing_east_0,  // Pawns that may capture to higher files
    input  wire [7:0] capturing_east_1,  // Pawns that may capture to higher files
    input  wire [7:0] capturing_east_2,  // Pawns that may capture to higher files
    input  wire [7:0] capturing_east_3,  // Pawns that may capture to higher files
    input  wire [7:0] capturing_east_4,  // Pawns that may capture to higher files
    input  wire [7:0] capturing_east_5,  // Pawns that may capture to higher files
    input  wire [7:0] capturing_east_6,  // Pawns that may capture to higher files
    input  wire [7:0] capturing_east_7,  // Pawns that may capture to higher files
    input  wire [7:0] capturing_west_0,  // Pawns that may capture to lower files
    input  wire [7:0] capturing_west_1,  // Pawns that may capture to lower files
    input  wire [7:0] capturing_west_2,  // Pawns that may capture to lower files
    input  wire [7:0] capturing_west_3,  // Pawns that may capture to lower files
    input  wire [7:0] capturing_west_4,  // Pawns that may capture to lower files
    input  wire [7:0] capturing_west_5,  // Pawns that may capture to lower files
    input  wire [7:0] capturing_west_6,  // Pawns that may capture to lower files
    input  wire [7:0] capturing_west_7,  // Pawns that may capture to lower files
    input  wire [7:0] empty_0,           // Empty squares
    input  wire [7:0] empty_1,           // Empty squares
    input  wire [7:0] empty_2,           // Empty squares
    input  wire [7:0] empty_3,           // Empty squares
    input  wire [7:0] empty_4,           // Empty squares
    input  wire [7:0] empty_5,           // Empty squares
    input  wire [7:0] empty_6,           // Empty squares
    input  wire [7:0] empty_7,           // Empty squares
    input  wire [7:0] theirs_0,          // Squares with pieces of the other side
    input  wire [7:0] theirs_1,          // Squares with pieces of the other side
    input  wire [7:0] theirs_2,          // Squares with pieces of the other side
    input  wire [7:0] theirs_3,          // Squares with pieces of the other side
    input  wire [7:0] theirs_4,          // Squares with pieces of the other side
    input  wire [7:0] theirs_5,          // Squares with pieces of the other side
    input  wire [7:0] theirs_6,          // Squares with pieces of the other side
    input  wire [7:0] theirs_7,          // Squares with pieces of the other side
    input  wire [7:0] allowed_later_0,   // Squares to which a piece may go, one clock later
    input  wire [7:0] allowed_later_1,   // Squares to which a piece may go, one clock later
    input  wire [7:0] allowed_later_2,   // Squares to which a piece may go, one clock later
    input  wire [7:0] allowed_later_3,   // Squares to which a piece may go, one clock later
    input  wire [7:0] allowed_later_4,   // Squares to which a piece may go, one clock later
    input  wire [7:0] allowed_later_5,   // Squares to which a piece may go, one clock later
    input  wire [7:0] allowed_later_6,   // Squares to which a piece may go, one clock later
    input  wire [7:0] allowed_later_7,   // Squares to which a piece may go, one clock later
    input  wire [7:0] allowed_last_0,    // The same, two clocks later
    input  wire [7:0] allowed_last_1,    // The same, two clocks later
    input  wire [7:0] allowed_last_2,    // The same, two clocks later
    input  wire [7:0] allowed_last_3,    // The same, two clocks later
    input  wire [7:0] allowed_last_4,    // The same, two clocks later
    input  wire [7:0] allowed_last_5,    // The same, two clocks later
    input  wire [7:0] allowed_last_6,    // The same, two clocks later
    input  wire [7:0] allowed_last_7,    // The same, two clocks later
    output wire [7:0] pawn_moves_0,      // Pawn moves, those ahead or to higher files, then those
                                         // to lower files, eight ranks each; combinational
    output wire [7:0] pawn_moves_1,      // Pawn moves, those ahead or to higher files, then those
                                         // to lower files, eight ranks each; combinational
    output wire [7:0] pawn_moves_2,      // Pawn moves, those ahead or to higher files, then those
                                         // to lower files, eight ranks each; combinational
    output wire [7:0] pawn_moves_3,      // Pawn moves, those ahead or to higher files, then those
                                         // to lower files, eight ranks each; combinational
    output wire [7:0] pawn_moves_4,      // Pawn moves, those ahead or to higher files, then those
                                         // to lower files, eight ranks each; combinational
    output wire [7:0] pawn_moves_5,      // Pawn moves, those ahead or to higher files, then those
                                         // to lower files, eight ranks each; combinational
    output wire [7:0] pawn_moves_6,      // Pawn moves, those ahead or to higher files, then those
                                         // to lower files, eight ranks each; combinational
    output wire [7:0] pawn_moves_7,      // Pawn moves, those ahead or to higher files, then those
                                         // to lower files, eight ranks each; combinational
    output wire [7:0] pawn_moves_8,      // Pawn moves, those ahead or to higher files, then those
                                         // to lower files, eight ranks each; combinational
    output wire [7:0] pawn_moves_9,      // Pawn moves, those ahead or to higher files, then those
                                         // to lower files, eight ranks each; combinational
    output wire [7:0] pawn_moves_10,     // Pawn moves, those ahead or to higher files, then those
                                         // to lower files, eight ranks each; combinational
    output wire [7:0] pawn_moves_11,     // Pawn moves, those ahead or to higher files, then those
                                         // to lower files, eight ranks each; combinational
    output wire [7:0] pawn_moves_12,     // Pawn moves, those ahead or to higher files, then those
                                         // to lower files, eight ranks each; combinational
    output wire [7:0] pawn_moves_13,     // Pawn moves, those ahead or to higher files, then those
                                         // to lower files, eight ranks each; combinational
    output wire [7:0] pawn_moves_14,     // Pawn moves, those ahead or to higher files, then those
                                         // to lower files, eight ranks each; combinational
    output wire [7:0] pawn_moves_15,     // Pawn moves, those ahead or to higher files, then those
                                         // to lower files, eight ranks each; combinational
    output wire [7:0] moves_up_0,        // Sliders' moves upwards by kind of line, eight ranks
                                         // each, one clock later
    output wire [7:0] moves_up_1,        // Sliders' moves upwards by kind of line, eight ranks
                                         // each, one clock later
    output wire [7:0] moves_up_2,        // Sliders' moves upwards by kind of line, eight ranks
                                         // each, one clock later
    output wire [7:0] moves_up_3,        // Sliders' moves upwards by kind of line, eight ranks
                                         // each, one clock later
    output wire [7:0] moves_up_4,        // Sliders' moves upwards by kind of line, eight ranks
                                         // each, one clock later
    output wire [7:0] moves_up_5,        // Sliders' moves upwards by kind of line, eight ranks
                                         // each, one clock later
    output wire [7:0] moves_up_6,        // Sliders' moves upwards by kind of line, eight ranks
                                         // each, one clock later
    output wire [7:0] moves_up_7,        // Sliders' moves upwards by kind of line, eight ranks
                                         // each, one clock later
    output wire [7:0] moves_up_8,        // Sliders' moves upwards by kind of line, eight ranks
                                         // each, one clock later
    output wire [7:0] moves_up_9,        // Sliders' moves upwards by kind of line, eight ranks
                                         // each, one clock later
    output wire [7:0] moves_up_10,       // Sliders' moves upwards by kind of line, eight ranks
                                         // each, one clock later
    output wire [7:0] moves_up_11,       // Sliders' moves upwards by kind of line, eight ranks
                                         // each, one clock later
    output wire [7:0] moves_up_12,       // Sliders' moves upwards by kind of line, eight ranks
                                         // each, one clock later
    output wire [7:0] moves_up_13,       // Sliders' moves upwards by kind of line, eight ranks
                                         // each, one clock later
    output wire [7:0] moves_up_14,       // Sliders' moves upwards by kind of line, eight ranks
                                         // each, one clock later
    output wire [7:0] moves_up_15,       // Sliders' moves upwards by kind of line, eight ranks
                                         // each, one clock later
    output wire [7:0] moves_up_16,       // Sliders' moves upwards by kind of line, eight ranks
                                         // each, one clock later
    output wire [7:0] moves_up_17,       // Sliders' moves upwards by kind of line, eight ranks
                                         // each, one clock later
    output wire [7:0] moves_up_18,       // Sliders' moves upwards by kind of line, eight ranks
                                         // each, one clock later
    output wire [7:0] moves_up_19,       // Sliders' moves upwards by kind of line, eight ranks
                                         // each, one clock later
    output wire [7:0] moves_up_20,       // Sliders' moves upwards by kind of line, eight ranks
                                         // each, one clock later
    output wire [7:0] moves_up_21,       // Sliders' moves upwards by kind of line, eight ranks
                                         // each, one clock later
    output wire [7:0] moves_up_22,       // Sliders' moves upwards by kind of line, eight ranks
                                         // each, one clock later
    output wire [7:0] moves_up_23,       // Sliders' moves upwards by kind of line, eight ranks
                                         // each, one clock later
    output wire [7:0] moves_up_24,       // Sliders' moves upwards by kind of line, eight ranks
                                         // each, one clock later
    output wire [7:0] moves_up_25,       // Sliders' moves upwards by kind of line, eight ranks
                                         // each, one clock later
    output wire [7:0] moves_up_26,       // Sliders' moves upwards by kind of line, eight ranks
                                         // each, one clock later
    output wire [7:0] moves_up_27,       // Sliders' moves upwards by kind of line, eight ranks
                                         // each, one clock later
    output wire [7:0] moves_up_28,       // Sliders' moves upwards by kind of line, eight ranks
                                         // each, one clock later
    output wire [7:0] moves_up_29,       // Sliders' moves upwards by kind of line, eight ranks
                                         // each, one clock later
    output wire [7:0] moves_up_30,       // Sliders' moves upwards by kind of line, eight ranks
                                         // each, one clock later
    output wire [7:0] moves_up_31,       // Sliders' moves upwards by kind of line, eight ranks
                                         // each, one clock later
    output wire [7:0] moves_down_0,      // Sliders' moves downwards
    output wire [7:0] moves_down_1,      // Sliders' moves downwards
    output wire [7:0] moves_down_2,      // Sliders' moves downwards
    output wire [7:0] moves_down_3,      // Sliders' moves downwards
    output wire [7:0] moves_down_4,      // Sliders' moves downwards
    output wire [7:0] moves_down_5,      // Sliders' moves downwards
    output wire [7:0] moves_down_6,      // Sliders' moves downwards
    output wire [7:0] moves_down_7,      // Sliders' moves downwards
    output wire [7:0] moves_down_8,      // Sliders' moves downwards
    output wire [7:0] moves_down_9,      // Sliders' moves downwards
    output wire [7:0] moves_down_10,     // Sliders' moves downwards
    output wire [7:0] moves_down_11,     // Sliders' moves downwards
    output wire [7:0] moves_down_12,     // Sliders' moves downwards
    output wire [7:0] moves_down_13,     // Sliders' moves downwards
    output wire [7:0] moves_down_14,     // Sliders' moves downwards
    output wire [7:0] moves_down_15,     // Sliders' moves downwards
    output wire [7:0] moves_down_16,     // Sliders' moves downwards
    output wire [7:0] moves_down_17,     // Sliders' moves downwards
    output wire [7:0] moves_down_18,     // Sliders' moves downwards
    output wire [7:0] moves_down_19,     // Sliders' moves downwards
    output wire [7:0] moves_down_20,     // Sliders' moves downwards
    output wire [7:0] moves_down_21,     // Sliders' moves downwards
    output wire [7:0] moves_down_22,     // Sliders' moves downwards
    output wire [7:0] moves_down_23,     // Sliders' moves downwards
    output wire [7:0] moves_down_24,     // Sliders' moves downwards
    output wire [7:0] moves_down_25,     // Sliders' moves downwards
    output wire [7:0] moves_down_26,     // Sliders' moves downwards
    output wire [7:0] moves_down_27,     // Sliders' moves downwards
    output wire [7:0] moves_down_28,     // Sliders' moves downwards
    output wire [7:0] moves_down_29,     // Sliders' moves downwards
    output wire [7:0] moves_down_30,     // Sliders' moves downwards
    output wire [7:0] moves_down_31,     // Sliders' moves downwards
    output wire [7:0] slider_sums_0,     // Bits 0 to 3 of the number of slider moves to each
                                         // square, eight ranks each
    output wire [7:0] slider_sums_1,     // Bits 0 to 3 of the number of slider moves to each
                                         // square, eight ranks each
    output wire [7:0] slider_sums_2,     // Bits 0 to 3 of the number of slider moves to each
                                         // square, eight ranks each
    output wire [7:0] slider_sums_3,     // Bits 0 to 3 of the number of slider moves to each
                                         // square, eight ranks each
    output wire [7:0] slider_sums_4,     // Bits 0 to 3 of the number of slider moves to each
                                         // square, eight ranks each
    output wire [7:0] slider_sums_5,     // Bits 0 to 3 of the number of slider moves to each
                                         // square, eight ranks each
    output wire [7:0] slider_sums_6,     // Bits 0 to 3 of the number of slider moves to each
                                         // square, eight ranks each
    output wire [7:0] slider_sums_7,     // Bits 0 to 3 of the number of slider moves to each
                                         // square, eight ranks each
    output wire [7:0] slider_sums_8,     // Bits 0 to 3 of the number of slider moves to each
                                         // square, eight ranks each
    output wire [7:0] slider_sums_9,     // Bits 0 to 3 of the number of slider moves to each
                                         // square, eight ranks each
    output wire [7:0] slider_sums_10,    // Bits 0 to 3 of the number of slider moves to each
                                         // square, eight ranks each
    output wire [7:0] slider_sums_11,    // Bits 0 to 3 of the number of slider moves to each
                                         // square, eight ranks each
    output wire [7:0] slider_sums_12,    // Bits 0 to 3 of the number of slider moves to each
                                         // square, eight ranks each
    output wire [7:0] slider_sums_13,    // Bits 0 to 3 of the number of slider moves to each
                                         // square, eight ranks each
    output wire [7:0] slider_sums_14,    // Bits 0 to 3 of the number of slider moves to each
                                         // square, eight ranks each
    output wire [7:0] slider_sums_15,    // Bits 0 to 3 of the number of slider moves to each
                                         // square, eight ranks each
    output wire [7:0] slider_sums_16,    // Bits 0 to 3 of the number of slider moves to each
                                         // square, eight ranks each
    output wire [7:0] slider_sums_17,    // Bits 0 to 3 of the number of slider moves to each
                                         // square, eight ranks each
    output wire [7:0] slider_sums_18,    // Bits 0 to 3 of the number of slider moves to each
                                         // square, eight ranks each
    output wire [7:0] slider_sums_19,    // Bits 0 to 3 of the number of slider moves to each
                                         // square, eight ranks each
    output wire [7:0] slider_sums_20,    // Bits 0 to 3 of the number of slider moves to each
                                         // square, eight ranks each
    output wire [7:0] slider_sums_21,    // Bits 0 to 3 of the number of slider moves to each
                                         // square, eight ranks each
    output wire [7:0] slider_sums_22,    // Bits 0 to 3 of the number of slider moves to each
                                         // square, eight ranks each
    output wire [7:0] slider_sums_23,    // Bits 0 to 3 of the number of slider moves to each
                                         // square, eight ranks each
    output wire [7:0] slider_sums_24,    // Bits 0 to 3 of the number of slider moves to each
                                         // square, eight ranks each
    output wire [7:0] slider_sums_25,    // Bits 0 to 3 of the number of slider moves to each
                                         // square, eight ranks each
    output wire [7:0] slider_sums_26,    // Bits 0 to 3 of the number of slider moves to each
                                         // square, eight ranks each
    output wire [7:0] slider_sums_27,    // Bits 0 to 3 of the number of slider moves to each
                                         // square, eight ranks each
    output wire [7:0] slider_sums_28,    // Bits 0 to 3 of the number of slider moves to each
                                         // square, eight ranks each
    output wire [7:0] slider_sums_29,    // Bits 0 to 3 of the number of slider moves to each
                                         // square, eight ranks each
    output wire [7:0] slider_sums_30,    // Bits 0 to 3 of the number of slider moves to each
                                         // square, eight ranks each
    output wire [7:0] slider_sums_31,    // Bits 0 to 3 of the number of slider moves to each
                                         // square, eight ranks each
    output wire [7:0] leaper_sums_0,     // Bits 0 to 3 of the number of knight and pawn moves
    output wire [7:0] leaper_sums_1,     // Bits 0 to 3 of the number of knight and pawn moves
    output wire [7:0] leaper_sums_2,     // Bits 0 to 3 of the number of knight and pawn moves
    output wire [7:0] leaper_sums_3,     // Bits 0 to 3 of the number of knight and pawn moves
    output wire [7:0] leaper_sums_4,     // Bits 0 to 3 of the number of knight and pawn moves
    output wire [7:0] leaper_sums_5,     // Bits 0 to 3 of the number of knight and pawn moves
    output wire [7:0] leaper_sums_6,     // Bits 0 to 3 of the number of knight and pawn moves
    output wire [7:0] leaper_sums_7,     // Bits 0 to 3 of the number of knight and pawn moves
    output wire [7:0] leaper_sums_8,     // Bits 0 to 3 of the number of knight and pawn moves
    output wire [7:0] leaper_sums_9,     // Bits 0 to 3 of the number of knight and pawn moves
    output wire [7:0] leaper_sums_10,    // Bits 0 to 3 of the number of knight and pawn moves
    output wire [7:0] leaper_sums_11,    // Bits 0 to 3 of the number of knight and pawn moves
    output wire [7:0] leaper_sums_12,    // Bits 0 to 3 of the number of knight and pawn moves
    output wire [7:0] leaper_sums_13,    // Bits 0 to 3 of the number of knight and pawn moves
    output wire [7:0] leaper_sums_14,    // Bits 0 to 3 of the number of knight and pawn moves
    output wire [7:0] leaper_sums_15,    // Bits 0 to 3 of the number of knight and pawn moves
    output wire [7:0] leaper_sums_16,    // Bits 0 to 3 of the number of knight and pawn moves
    output wire [7:0] leaper_sums_17,    // Bits 0 to 3 of the number of knight and pawn moves
    output wire [7:0] leaper_sums_18,    // Bits 0 to 3 of the number of knight and pawn moves
    output wire [7:0] leaper_sums_19,    // Bits 0 to 3 of the number of knight and pawn moves
    output wire [7:0] leaper_sums_20,    // Bits 0 to 3 of the number of knight and pawn moves
    output wire [7:0] leaper_sums_21,    // Bits 0 to 3 of the number of knight and pawn moves
    output wire [7:0] leaper_sums_22,    // Bits 0 to 3 of the number of knight and pawn moves
    output wire [7:0] leaper_sums_23,    // Bits 0 to 3 of the number of knight and pawn moves
    output wire [7:0] leaper_sums_24,    // Bits 0 to 3 of the number of knight and pawn moves
    output wire [7:0] leaper_sums_25,    // Bits 0 to 3 of the number of knight and pawn moves
    output wire [7:0] leaper_sums_26,    // Bits 0 to 3 of the number of knight and pawn moves
    output wire [7:0] leaper_sums_27,    // Bits 0 to 3 of the number of knight and pawn moves
    output wire [7:0] leaper_sums_28,    // Bits 0 to 3 of the number of knight and pawn moves
    output wire [7:0] leaper_sums_29,    // Bits 0 to 3 of the number of knight and pawn moves
    output wire [7:0] leaper_sums_30,    // Bits 0 to 3 of the number of knight and pawn moves
    output wire [7:0] leaper_sums_31     // Bits 0 to 3 of the number of knight and pawn moves
);

  wire [7:0]  knights_around_0;
  wire [7:0]  knights_around_1;
  wire [7:0]  knights_around_2;
  wire [7:0]  knights_around_3;
  wire [7:0]  knights_around_4;
  wire [7:0]  knights_around_5;
  wire [7:0]  knights_around_6;
  wire [7:0]  knights_around_7;
  wire [7:0]  knights_around_8;
  wire [7:0]  knights_around_9;
  wire [7:0]  knights_around_10;
  wire [7:0]  knights_around_11;
  wire [7:0]  file_lines_0_data_out_0;
  wire [7:0]  file_lines_0_data_out_1;
  wire [7:0]  file_lines_0_data_out_2;
  wire [7:0]  file_lines_0_data_out_3;
  wire [7:0]  file_lines_0_data_out_4;
  wire [7:0]  file_lines_0_data_out_5;
  wire [7:0]  file_lines_0_data_out_6;
  wire [7:0]  file_lines_0_data_out_7;
  wire [7:0]  file_lines_1_data_out_0;
  wire [7:0]  file_lines_1_data_out_1;
  wire [7:0]  file_lines_1_data_out_2;
  wire [7:0]  file_lines_1_data_out_3;
  wire [7:0]  file_lines_1_data_out_4;
  wire [7:0]  file_lines_1_data_out_5;
  wire [7:0]  file_lines_1_data_out_6;
  wire [7:0]  file_lines_1_data_out_7;
  wire [7:0]  rising_lines_0_data_out_0;
  wire [7:0]  rising_lines_0_data_out_1;
  wire [7:0]  rising_lines_0_data_out_2;
  wire [7:0]  rising_lines_0_data_out_3;
  wire [7:0]  rising_lines_0_data_out_4;
  wire [7:0]  rising_lines_0_data_out_5;
  wire [7:0]  rising_lines_0_data_out_6;
  wire [7:0]  rising_lines_0_data_out_7;
  wire [7:0]  rising_lines_1_data_out_0;
  wire [7:0]  rising_lines_1_data_out_1;
  wire [7:0]  rising_lines_1_data_out_2;
  wire [7:0]  rising_lines_1_data_out_3;
  wire [7:0]  rising_lines_1_data_out_4;
  wire [7:0]  rising_lines_1_data_out_5;
  wire [7:0]  rising_lines_1_data_out_6;
  wire [7:0]  rising_lines_1_data_out_7;
  wire [7:0]  falling_lines_0_data_out_0;
  wire [7:0]  falling_lines_0_data_out_1;
  wire [7:0]  falling_lines_0_data_out_2;
  wire [7:0]  falling_lines_0_data_out_3;
  wire [7:0]  falling_lines_0_data_out_4;
  wire [7:0]  falling_lines_0_data_out_5;
  wire [7:0]  falling_lines_0_data_out_6;
  wire [7:0]  falling_lines_0_data_out_7;
  wire [7:0]  falling_lines_1_data_out_0;
  wire [7:0]  falling_lines_1_data_out_1;
  wire [7:0]  falling_lines_1_data_out_2;
  wire [7:0]  falling_lines_1_data_out_3;
  wire [7:0]  falling_lines_1_data_out_4;
  wire [7:0]  falling_lines_1_data_out_5;
  wire [7:0]  falling_lines_1_data_out_6;
  wire [7:0]  falling_lines_1_data_out_7;
  wire [7:0]  line_moves_8_up;
  wire [7:0]  line_moves_8_down;
  wire [7:0]  line_moves_9_up;
  wire [7:0]  line_moves_9_down;
  wire [7:0]  line_moves_10_up;
  wire [7:0]  line_moves_10_down;
  wire [7:0]  line_moves_11_up;
  wire [7:0]  line_moves_11_down;
  wire [7:0]  line_moves_12_up;
  wire [7:0]  line_moves_12_down;
  wire [7:0]  line_moves_13_up;
  wire [7:0]  line_moves_13_down;
  wire [7:0]  line_moves_14_up;
  wire [7:0]  line_moves_14_down;
  wire [7:0]  line_moves_15_up;
  wire [7:0]  line_moves_15_down;
  wire [7:0]  line_moves_16_up;
  wire [7:0]  line_moves_16_down;
  wire [7:0]  line_moves_17_up;
  wire [7:0]  line_moves_17_down;
  wire [7:0]  line_moves_18_up;
  wire [7:0]  line_moves_18_down;
  wire [7:0]  line_moves_19_up;
  wire [7:0]  line_moves_19_down;
  wire [7:0]  line_moves_20_up;
  wire [7:0]  line_moves_20_down;
  wire [7:0]  line_moves_21_up;
  wire [7:0]  line_moves_21_down;
  wire [7:0]  line_moves_22_up;
  wire [7:0]  line_moves_22_down;
  wire [7:0]  line_moves_23_up;
  wire [7:0]  line_moves_23_down;
  wire [7:0]  line_moves_24_up;
  wire [7:0]  line_moves_24_down;
  wire [7:0]  line_moves_25_up;
  wire [7:0]  line_moves_25_down;
  wire [7:0]  line_moves_26_up;
  wire [7:0]  line_moves_26_down;
  wire [7:0]  line_moves_27_up;
  wire [7:0]  line_moves_27_down;
  wire [7:0]  line_moves_28_up;
  wire [7:0]  line_moves_28_down;
  wire [7:0]  line_moves_29_up;
  wire [7:0]  line_moves_29_down;
  wire [7:0]  line_moves_30_up;
  wire [7:0]  line_moves_30_down;
  wire [7:0]  line_moves_31_up;
  wire [7:0]  line_moves_31_down;
  wire [7:0]  leaper_moves_0_jumps_0;
  wire [7:0]  leaper_moves_0_jumps_1;
  wire [7:0]  leaper_moves_0_jumps_2;
  wire [7:0]  leaper_moves_0_jumps_3;
  wire [7:0]  leaper_moves_0_jumps_4;
  wire [7:0]  leaper_moves_0_jumps_5;
  wire [7:0]  leaper_moves_0_jumps_6;
  wire [7:0]  leaper_moves_0_jumps_7;
  wire [7:0]  leaper_moves_0_once_0;
  wire [7:0]  leaper_moves_0_once_1;
  wire [7:0]  leaper_moves_0_four_times_0;
  wire [7:0]  leaper_moves_0_four_times_1;
  wire [7:0]  leaper_moves_1_jumps_0;
  wire [7:0]  leaper_moves_1_jumps_1;
  wire [7:0]  leaper_moves_1_jumps_2;
  wire [7:0]  leaper_moves_1_jumps_3;
  wire [7:0]  leaper_moves_1_jumps_4;
  wire [7:0]  leaper_moves_1_jumps_5;
  wire [7:0]  leaper_moves_1_jumps_6;
  wire [7:0]  leaper_moves_1_jumps_7;
  wire [7:0]  leaper_moves_1_once_0;
  wire [7:0]  leaper_moves_1_once_1;
  wire [7:0]  leaper_moves_1_four_times_0;
  wire [7:0]  leaper_moves_1_four_times_1;
  wire [7:0]  leaper_moves_2_jumps_0;
  wire [7:0]  leaper_moves_2_jumps_1;
  wire [7:0]  leaper_moves_2_jumps_2;
  wire [7:0]  leaper_moves_2_jumps_3;
  wire [7:0]  leaper_moves_2_jumps_4;
  wire [7:0]  leaper_moves_2_jumps_5;
  wire [7:0]  leaper_moves_2_jumps_6;
  wire [7:0]  leaper_moves_2_jumps_7;
  wire [7:0]  leaper_moves_2_once_0;
  wire [7:0]  leaper_moves_2_once_1;
  wire [7:0]  leaper_moves_2_four_times_0;
  wire [7:0]  leaper_moves_2_four_times_1;
  wire [7:0]  leaper_moves_3_double_pushing;
  wire [7:0]  leaper_moves_3_jumps_0;
  wire [7:0]  leaper_moves_3_jumps_1;
  wire [7:0]  leaper_moves_3_jumps_2;
  wire [7:0]  leaper_moves_3_jumps_3;
  wire [7:0]  leaper_moves_3_jumps_4;
  wire [7:0]  leaper_moves_3_jumps_5;
  wire [7:0]  leaper_moves_3_jumps_6;
  wire [7:0]  leaper_moves_3_jumps_7;
  wire [7:0]  leaper_moves_3_once_0;
  wire [7:0]  leaper_moves_3_once_1;
  wire [7:0]  leaper_moves_3_four_times_0;
  wire [7:0]  leaper_moves_3_four_times_1;
  wire [7:0]  leaper_moves_4_jumps_0;
  wire [7:0]  leaper_moves_4_jumps_1;
  wire [7:0]  leaper_moves_4_jumps_2;
  wire [7:0]  leaper_moves_4_jumps_3;
  wire [7:0]  leaper_moves_4_jumps_4;
  wire [7:0]  leaper_moves_4_jumps_5;
  wire [7:0]  leaper_moves_4_jumps_6;
  wire [7:0]  leaper_moves_4_jumps_7;
  wire [7:0]  leaper_moves_4_once_0;
  wire [7:0]  leaper_moves_4_once_1;
  wire [7:0]  leaper_moves_4_four_times_0;
  wire [7:0]  leaper_moves_4_four_times_1;
  wire [7:0]  leaper_moves_5_jumps_0;
  wire [7:0]  leaper_moves_5_jumps_1;
  wire [7:0]  leaper_moves_5_jumps_2;
  wire [7:0]  leaper_moves_5_jumps_3;
  wire [7:0]  leaper_moves_5_jumps_4;
  wire [7:0]  leaper_moves_5_jumps_5;
  wire [7:0]  leaper_moves_5_jumps_6;
  wire [7:0]  leaper_moves_5_jumps_7;
  wire [7:0]  leaper_moves_5_once_0;
  wire [7:0]  leaper_moves_5_once_1;
  wire [7:0]  leaper_moves_5_four_times_0;
  wire [7:0]  leaper_moves_5_four_times_1;
  wire [7:0]  leaper_moves_6_jumps_0;
  wire [7:0]  leaper_moves_6_jumps_1;
  wire [7:0]  leaper_moves_6_jumps_2;
  wire [7:0]  leaper_moves_6_jumps_3;
  wire [7:0]  leaper_moves_6_jumps_4;
  wire [7:0]  leaper_moves_6_jumps_5;
  wire [7:0]  leaper_moves_6_jumps_6;
  wire [7:0]  leaper_moves_6_jumps_7;
  wire [7:0]  leaper_moves_6_once_0;
  wire [7:0]  leaper_moves_6_once_1;
  wire [7:0]  leaper_moves_6_four_times_0;
  wire [7:0]  leaper_moves_6_four_times_1;
  wire [7:0]  leaper_moves_7_jumps_0;
  wire [7:0]  leaper_moves_7_jumps_1;
  wire [7:0]  leaper_moves_7_jumps_2;
  wire [7:0]  leaper_moves_7_jumps_3;
  wire [7:0]  leaper_moves_7_jumps_4;
  wire [7:0]  leaper_moves_7_jumps_5;
  wire [7:0]  leaper_moves_7_jumps_6;
  wire [7:0]  leaper_moves_7_jumps_7;
  wire [7:0]  leaper_moves_7_once_0;
  wire [7:0]  leaper_moves_7_once_1;
  wire [7:0]  leaper_moves_7_four_times_0;
  wire [7:0]  leaper_moves_7_four_times_1;
  wire [7:0]  sums_of_leapers_0_sums_0;
  wire [7:0]  sums_of_leapers_0_sums_1;
  wire [7:0]  sums_of_leapers_0_sums_2;
  wire [7:0]  sums_of_leapers_0_sums_3;
  wire [7:0]  sums_of_leapers_1_sums_0;
  wire [7:0]  sums_of_leapers_1_sums_1;
  wire [7:0]  sums_of_leapers_1_sums_2;
  wire [7:0]  sums_of_leapers_1_sums_3;
  wire [7:0]  sums_of_leapers_2_sums_0;
  wire [7:0]  sums_of_leapers_2_sums_1;
  wire [7:0]  sums_of_leapers_2_sums_2;
  wire [7:0]  sums_of_leapers_2_sums_3;
  wire [7:0]  sums_of_leapers_3_sums_0;
  wire [7:0]  sums_of_leapers_3_sums_1;
  wire [7:0]  sums_of_leapers_3_sums_2;
  wire [7:0]  sums_of_leapers_3_sums_3;
  wire [7:0]  sums_of_leapers_4_sums_0;
  wire [7:0]  sums_of_leapers_4_sums_1;
  wire [7:0]  sums_of_leapers_4_sums_2;
  wire [7:0]  sums_of_leapers_4_sums_3;
  wire [7:0]  sums_of_leapers_5_sums_0;
  wire [7:0]  sums_of_leapers_5_sums_1;
  wire [7:0]  sums_of_leapers_5_sums_2;
  wire [7:0]  sums_of_leapers_5_sums_3;
  wire [7:0]  sums_of_leapers_6_sums_0;
  wire [7:0]  sums_of_leapers_6_sums_1;
  wire [7:0]  sums_of_leapers_6_sums_2;
  wire [7:0]  sums_of_leapers_6_sums_3;
  wire [7:0]  sums_of_leapers_7_sums_0;
  wire [7:0]  sums_of_leapers_7_sums_1;
  wire [7:0]  sums_of_leapers_7_sums_2;
  wire [7:0]  sums_of_leapers_7_sums_3;

  fpgambit_count_pipeline_file_lines file_lines_0 (
      .data_in_0(sliders_8),
      .data_in_1(sliders_9),
      .data_in_2(sliders_10),
      .data_in_3(sliders_11),
      .data_in_4(sliders_12),
      .data_in_5(sliders_13),
      .data_in_6(sliders_14),
      .data_in_7(sliders_15),
      .data_out_0(file_lines_0_data_out_0),
      .data_out_1(file_lines_0_data_out_1),
      .data_out_2(file_lines_0_data_out_2),
      .data_out_3(file_lines_0_data_out_3),
      .data_out_4(file_lines_0_data_out_4),
      .data_out_5(file_lines_0_data_out_5),
      .data_out_6(file_lines_0_data_out_6),
      .data_out_7(file_lines_0_data_out_7)
  );

  fpgambit_count_pipeline_file_lines file_lines_1 (
      .data_in_0(empty_0),
      .data_in_1(empty_1),
      .data_in_2(empty_2),
      .data_in_3(empty_3),
      .data_in_4(empty_4),
      .data_in_5(empty_5),
      .data_in_6(empty_6),
      .data_in_7(empty_7),
      .data_out_0(file_lines_1_data_out_0),
      .data_out_1(file_lines_1_data_out_1),
      .data_out_2(file_lines_1_data_out_2),
      .data_out_3(file_lines_1_data_out_3),
      .data_out_4(file_lines_1_data_out_4),
      .data_out_5(file_lines_1_data_out_5),
      .data_out_6(file_lines_1_data_out_6),
      .data_out_7(file_lines_1_data_out_7)
  );

  fpgambit_count_pipeline_rising_lines rising_lines_0 (
      .data_in_0(sliders_16),
      .data_in_1(sliders_17),
      .data_in_2(sliders_18),
      .data_in_3(sliders_19),
      .data_in_4(sliders_20),
      .data_in_5(sliders_21),
      .data_in_6(sliders_22),
      .data_in_7(sliders_23),
      .data_out_0(rising_lines_0_data_out_0),
      .data_out_1(rising_lines_0_data_out_1),
      .data_out_2(rising_lines_0_data_out_2),
      .data_out_3(rising_lines_0_data_out_3),
      .data_out_4(rising_lines_0_data_out_4),
      .data_out_5(rising_lines_0_data_out_5),
      .data_out_6(rising_lines_0_data_out_6),
      .data_out_7(rising_lines_0_data_out_7)
  );

  fpgambit_count_pipeline_rising_lines rising_lines_1 (
      .data_in_0(empty_0),
      .data_in_1(empty_1),
      .data_in_2(empty_2),
      .data_in_3(empty_3),
      .data_in_4(empty_4),
      .data_in_5(empty_5),
      .data_in_6(empty_6),
      .data_in_7(empty_7),
      .data_out_0(rising_lines_1_data_out_0),
      .data_out_1(rising_lines_1_data_out_1),
      .data_out_2(rising_lines_1_data_out_2),
      .data_out_3(rising_lines_1_data_out_3),
      .data_out_4(rising_lines_1_data_out_4),
      .data_out_5(rising_lines_1_data_out_5),
      .data_out_6(rising_lines_1_data_out_6),
      .data_out_7(rising_lines_1_data_out_7)
  );

  fpgambit_count_pipeline_falling_lines falling_lines_0 (
      .data_in_0(sliders_24),
      .data_in_1(sliders_25),
      .data_in_2(sliders_26),
      .data_in_3(sliders_27),
      .data_in_4(sliders_28),
      .data_in_5(sliders_29),
      .data_in_6(sliders_30),
      .data_in_7(sliders_31),
      .data_out_0(falling_lines_0_data_out_0),
      .data_out_1(falling_lines_0_data_out_1),
      .data_out_2(falling_lines_0_data_out_2),
      .data_out_3(falling_lines_0_data_out_3),
      .data_out_4(falling_lines_0_data_out_4),
      .data_out_5(falling_lines_0_data_out_5),
      .data_out_6(falling_lines_0_data_out_6),
      .data_out_7(falling_lines_0_data_out_7)
  );

  fpgambit_count_pipeline_falling_lines falling_lines_1 (
      .data_in_0(empty_0),
      .data_in_1(empty_1),
      .data_in_2(empty_2),
      .data_in_3(empty_3),
      .data_in_4(empty_4),
      .data_in_5(empty_5),
      .data_in_6(empty_6),
      .data_in_7(empty_7),
      .data_out_0(falling_lines_1_data_out_0),
      .data_out_1(falling_lines_1_data_out_1),
      .data_out_2(falling_lines_1_data_out_2),
      .data_out_3(falling_lines_1_data_out_3),
      .data_out_4(falling_lines_1_data_out_4),
      .data_out_5(falling_lines_1_data_out_5),
      .data_out_6(falling_lines_1_data_out_6),
      .data_out_7(falling_lines_1_data_out_7)
  );

  fpgambit_count_pipeline_line_moves line_moves_0 (
      .clock(clock),
      .walls(8'd0),
      .sliders(sliders_0),
      .empty(empty_0),
      .up(moves_up_0),
      .down(moves_down_0)
  );

  fpgambit_count_pipeline_line_moves line_moves_1 (
      .clock(clock),
      .walls(8'd0),
      .sliders(sliders_1),
      .empty(empty_1),
      .up(moves_up_1),
      .down(moves_down_1)
  );

  fpgambit_count_pipeline_line_moves line_moves_2 (
      .clock(clock),
      .walls(8'd0),
      .sliders(sliders_2),
      .empty(empty_2),
      .up(moves_up_2),
      .down(moves_down_2)
  );

  fpgambit_count_pipeline_line_moves line_moves_3 (
      .clock(clock),
      .walls(8'd0),
      .sliders(sliders_3),
      .empty(empty_3),
      .up(moves_up_3),
      .down(moves_down_3)
  );

  fpgambit_count_pipeline_line_moves line_moves_4 (
      .clock(clock),
      .walls(8'd0),
      .sliders(sliders_4),
      .empty(empty_4),
      .up(moves_up_4),
      .down(moves_down_4)
  );

  fpgambit_count_pipeline_line_moves line_moves_5 (
      .clock(clock),
      .walls(8'd0),
      .sliders(sliders_5),
      .empty(empty_5),
      .up(moves_up_5),
      .down(moves_down_5)
  );

  fpgambit_count_pipeline_line_moves line_moves_6 (
      .clock(clock),
      .walls(8'd0),
      .sliders(sliders_6),
      .empty(empty_6),
      .up(moves_up_6),
      .down(moves_down_6)
  );

  fpgambit_count_pipeline_line_moves line_moves_7 (
      .clock(clock),
      .walls(8'd0),
      .sliders(sliders_7),
      .empty(empty_7),
      .up(moves_up_7),
      .down(moves_down_7)
  );

  fpgambit_count_pipeline_line_moves line_moves_8 (
      .clock(clock),
      .walls(8'd0),
      .sliders(file_lines_0_data_out_0),
      .empty(file_lines_1_data_out_0),
      .up(line_moves_8_up),
      .down(line_moves_8_down)
  );

  fpgambit_count_pipeline_line_moves line_moves_9 (
      .clock(clock),
      .walls(8'd0),
      .sliders(file_lines_0_data_out_1),
      .empty(file_lines_1_data_out_1),
      .up(line_moves_9_up),
      .down(line_moves_9_down)
  );

  fpgambit_count_pipeline_line_moves line_moves_10 (
      .clock(clock),
      .walls(8'd0),
      .sliders(file_lines_0_data_out_2),
      .empty(file_lines_1_data_out_2),
      .up(line_moves_10_up),
      .down(line_moves_10_down)
  );

  fpgambit_count_pipeline_line_moves line_moves_11 (
      .clock(clock),
      .walls(8'd0),
      .sliders(file_lines_0_data_out_3),
      .empty(file_lines_1_data_out_3),
      .up(line_moves_11_up),
      .down(line_moves_11_down)
  );

  fpgambit_count_pipeline_line_moves line_moves_12 (
      .clock(clock),
      .walls(8'd0),
      .sliders(file_lines_0_data_out_4),
      .empty(file_lines_1_data_out_4),
      .up(line_moves_12_up),
      .down(line_moves_12_down)
  );

  fpgambit_count_pipeline_line_moves line_moves_13 (
      .clock(clock),
      .walls(8'd0),
      .sliders(file_lines_0_data_out_5),
      .empty(file_lines_1_data_out_5),
      .up(line_moves_13_up),
      .down(line_moves_13_down)
  );

  fpgambit_count_pipeline_line_moves line_moves_14 (
      .clock(clock),
      .walls(8'd0),
      .sliders(file_lines_0_data_out_6),
      .empty(file_lines_1_data_out_6),
      .up(line_moves_14_up),
      .down(line_moves_14_down)
  );

  fpgambit_count_pipeline_line_moves line_moves_15 (
      .clock(clock),
      .walls(8'd0),
      .sliders(file_lines_0_data_out_7),
      .empty(file_lines_1_data_out_7),
      .up(line_moves_15_up),
      .down(line_moves_15_down)
  );

  fpgambit_count_pipeline_line_moves line_moves_16 (
      .clock(clock),
      .walls(8'h80),
      .sliders(rising_lines_0_data_out_0),
      .empty(rising_lines_1_data_out_0),
      .up(line_moves_16_up),
      .down(line_moves_16_down)
  );

  fpgambit_count_pipeline_line_moves line_moves_17 (
      .clock(clock),
      .walls(8'h40),
      .sliders(rising_lines_0_data_out_1),
      .empty(rising_lines_1_data_out_1),
      .up(line_moves_17_up),
      .down(line_moves_17_down)
  );

  fpgambit_count_pipeline_line_moves line_moves_18 (
      .clock(clock),
      .walls(8'h20),
      .sliders(rising_lines_0_data_out_2),
      .empty(rising_lines_1_data_out_2),
      .up(line_moves_18_up),
      .down(line_moves_18_down)
  );

  fpgambit_count_pipeline_line_moves line_moves_19 (
      .clock(clock),
      .walls(8'h10),
      .sliders(rising_lines_0_data_out_3),
      .empty(rising_lines_1_data_out_3),
      .up(line_moves_19_up),
      .down(line_moves_19_down)
  );

  fpgambit_count_pipeline_line_moves line_moves_20 (
      .clock(clock),
      .walls(8'd8),
      .sliders(rising_lines_0_data_out_4),
      .empty(rising_lines_1_data_out_4),
      .up(line_moves_20_up),
      .down(line_moves_20_down)
  );

  fpgambit_count_pipeline_line_moves line_moves_21 (
      .clock(clock),
      .walls(8'd4),
      .sliders(rising_lines_0_data_out_5),
      .empty(rising_lines_1_data_out_5),
      .up(line_moves_21_up),
      .down(line_moves_21_down)
  );

  fpgambit_count_pipeline_line_moves line_moves_22 (
      .clock(clock),
      .walls(8'd2),
      .sliders(rising_lines_0_data_out_6),
      .empty(rising_lines_1_data_out_6),
      .up(line_moves_22_up),
      .down(line_moves_22_down)
  );

  fpgambit_count_pipeline_line_moves line_moves_23 (
      .clock(clock),
      .walls(8'd1),
      .sliders(rising_lines_0_data_out_7),
      .empty(rising_lines_1_data_out_7),
      .up(line_moves_23_up),
      .down(line_moves_23_down)
  );

  fpgambit_count_pipeline_line_moves line_moves_24 (
      .clock(clock),
      .walls(8'd1),
      .sliders(falling_lines_0_data_out_0),
      .empty(falling_lines_1_data_out_0),
      .up(line_moves_24_up),
      .down(line_moves_24_down)
  );

  fpgambit_count_pipeline_line_moves line_moves_25 (
      .clock(clock),
      .walls(8'd2),
      .sliders(falling_lines_0_data_out_1),
      .empty(falling_lines_1_data_out_1),
      .up(line_moves_25_up),
      .down(line_moves_25_down)
  );

  fpgambit_count_pipeline_line_moves line_moves_26 (
      .clock(clock),
      .walls(8'd4),
      .sliders(falling_lines_0_data_out_2),
      .empty(falling_lines_1_data_out_2),
      .up(line_moves_26_up),
      .down(line_moves_26_down)
  );

  fpgambit_count_pipeline_line_moves line_moves_27 (
      .clock(clock),
      .walls(8'd8),
      .sliders(falling_lines_0_data_out_3),
      .empty(falling_lines_1_data_out_3),
      .up(line_moves_27_up),
      .down(line_moves_27_down)
  );

  fpgambit_count_pipeline_line_moves line_moves_28 (
      .clock(clock),
      .walls(8'h10),
      .sliders(falling_lines_0_data_out_4),
      .empty(falling_lines_1_data_out_4),
      .up(line_moves_28_up),
      .down(line_moves_28_down)
  );

  fpgambit_count_pipeline_line_moves line_moves_29 (
      .clock(clock),
      .walls(8'h20),
      .sliders(falling_lines_0_data_out_5),
      .empty(falling_lines_1_data_out_5),
      .up(line_moves_29_up),
      .down(line_moves_29_down)
  );

  fpgambit_count_pipeline_line_moves line_moves_30 (
      .clock(clock),
      .walls(8'h40),
      .sliders(falling_lines_0_data_out_6),
      .empty(falling_lines_1_data_out_6),
      .up(line_moves_30_up),
      .down(line_moves_30_down)
  );

  fpgambit_count_pipeline_line_moves line_moves_31 (
      .clock(clock),
      .walls(8'h80),
      .sliders(falling_lines_0_data_out_7),
      .empty(falling_lines_1_data_out_7),
      .up(line_moves_31_up),
      .down(line_moves_31_down)
  );

  fpgambit_count_pipeline_file_lines file_ranks_0 (
      .data_in_0(line_moves_8_up),
      .data_in_1(line_moves_9_up),
      .data_in_2(line_moves_10_up),
      .data_in_3(line_moves_11_up),
      .data_in_4(line_moves_12_up),
      .data_in_5(line_moves_13_up),
      .data_in_6(line_moves_14_up),
      .data_in_7(line_moves_15_up),
      .data_out_0(moves_up_8),
      .data_out_1(moves_up_9),
      .data_out_2(moves_up_10),
      .data_out_3(moves_up_11),
      .data_out_4(moves_up_12),
      .data_out_5(moves_up_13),
      .data_out_6(moves_up_14),
      .data_out_7(moves_up_15)
  );

  fpgambit_count_pipeline_file_lines file_ranks_1 (
      .data_in_0(line_moves_8_down),
      .data_in_1(line_moves_9_down),
      .data_in_2(line_moves_10_down),
      .data_in_3(line_moves_11_down),
      .data_in_4(line_moves_12_down),
      .data_in_5(line_moves_13_down),
      .data_in_6(line_moves_14_down),
      .data_in_7(line_moves_15_down),
      .data_out_0(moves_down_8),
      .data_out_1(moves_down_9),
      .data_out_2(moves_down_10),
      .data_out_3(moves_down_11),
      .data_out_4(moves_down_12),
      .data_out_5(moves_down_13),
      .data_out_6(moves_down_14),
      .data_out_7(moves_down_15)
  );

  fpgambit_count_pipeline_rising_ranks rising_ranks_0 (
      .data_in_0(line_moves_16_up),
      .data_in_1(line_moves_17_up),
      .data_in_2(line_moves_18_up),
      .data_in_3(line_moves_19_up),
      .data_in_4(line_moves_20_up),
      .data_in_5(line_moves_21_up),
      .data_in_6(line_moves_22_up),
      .data_in_7(line_moves_23_up),
      .data_out_0(moves_up_16),
      .data_out_1(moves_up_17),
      .data_out_2(moves_up_18),
      .data_out_3(moves_up_19),
      .data_out_4(moves_up_20),
      .data_out_5(moves_up_21),
      .data_out_6(moves_up_22),
      .data_out_7(moves_up_23)
  );

  fpgambit_count_pipeline_rising_ranks rising_ranks_1 (
      .data_in_0(line_moves_16_down),
      .data_in_1(line_moves_17_down),
      .data_in_2(line_moves_18_down),
      .data_in_3(line_moves_19_down),
      .data_in_4(line_moves_20_down),
      .data_in_5(line_moves_21_down),
      .data_in_6(line_moves_22_down),
      .data_in_7(line_moves_23_down),
      .data_out_0(moves_down_16),
      .data_out_1(moves_down_17),
      .data_out_2(moves_down_18),
      .data_out_3(moves_down_19),
      .data_out_4(moves_down_20),
      .data_out_5(moves_down_21),
      .data_out_6(moves_down_22),
      .data_out_7(moves_down_23)
  );

  fpgambit_count_pipeline_falling_ranks falling_ranks_0 (
      .data_in_0(line_moves_24_up),
      .data_in_1(line_moves_25_up),
      .data_in_2(line_moves_26_up),
      .data_in_3(line_moves_27_up),
      .data_in_4(line_moves_28_up),
      .data_in_5(line_moves_29_up),
      .data_in_6(line_moves_30_up),
      .data_in_7(line_moves_31_up),
      .data_out_0(moves_up_24),
      .data_out_1(moves_up_25),
      .data_out_2(moves_up_26),
      .data_out_3(moves_up_27),
      .data_out_4(moves_up_28),
      .data_out_5(moves_up_29),
      .data_out_6(moves_up_30),
      .data_out_7(moves_up_31)
  );

  fpgambit_count_pipeline_falling_ranks falling_ranks_1 (
      .data_in_0(line_moves_24_down),
      .data_in_1(line_moves_25_down),
      .data_in_2(line_moves_26_down),
      .data_in_3(line_moves_27_down),
      .data_in_4(line_moves_28_down),
      .data_in_5(line_moves_29_down),
      .data_in_6(line_moves_30_down),
      .data_in_7(line_moves_31_down),
      .data_out_0(moves_down_24),
      .data_out_1(moves_down_25),
      .data_out_2(moves_down_26),
      .data_out_3(moves_down_27),
      .data_out_4(moves_down_28),
      .data_out_5(moves_down_29),
      .data_out_6(moves_down_30),
      .data_out_7(moves_down_31)
  );

  fpgambit_count_pipeline_sums_of_sliders sums_of_sliders_0 (
      .clock(clock),
      .ones_0(moves_up_0),
      .ones_1(moves_down_0),
      .ones_2(moves_up_8),
      .ones_3(moves_down_8),
      .ones_4(moves_up_16),
      .ones_5(moves_down_16),
      .ones_6(moves_up_24),
      .ones_7(moves_down_24),
      .ones_8(8'd0),
      .ones_9(8'd0),
      .fours_0(8'd0),
      .fours_1(8'd0),
      .allowed(allowed_last_0),
      .sums_0(slider_sums_0),
      .sums_1(slider_sums_8),
      .sums_2(slider_sums_16),
      .sums_3(slider_sums_24)
  );

  fpgambit_count_pipeline_sums_of_sliders sums_of_sliders_1 (
      .clock(clock),
      .ones_0(moves_up_1),
      .ones_1(moves_down_1),
      .ones_2(moves_up_9),
      .ones_3(moves_down_9),
      .ones_4(moves_up_17),
      .ones_5(moves_down_17),
      .ones_6(moves_up_25),
      .ones_7(moves_down_25),
      .ones_8(8'd0),
      .ones_9(8'd0),
      .fours_0(8'd0),
      .fours_1(8'd0),
      .allowed(allowed_last_1),
      .sums_0(slider_sums_1),
      .sums_1(slider_sums_9),
      .sums_2(slider_sums_17),
      .sums_3(slider_sums_25)
  );

  fpgambit_count_pipeline_sums_of_sliders sums_of_sliders_2 (
      .clock(clock),
      .ones_0(moves_up_2),
      .ones_1(moves_down_2),
      .ones_2(moves_up_10),
      .ones_3(moves_down_10),
      .ones_4(moves_up_18),
      .ones_5(moves_down_18),
      .ones_6(moves_up_26),
      .ones_7(moves_down_26),
      .ones_8(8'd0),
      .ones_9(8'd0),
      .fours_0(8'd0),
      .fours_1(8'd0),
      .allowed(allowed_last_2),
      .sums_0(slider_sums_2),
      .sums_1(slider_sums_10),
      .sums_2(slider_sums_18),
      .sums_3(slider_sums_26)
  );

  fpgambit_count_pipeline_sums_of_sliders sums_of_sliders_3 (
      .clock(clock),
      .ones_0(moves_up_3),
      .ones_1(moves_down_3),
      .ones_2(moves_up_11),
      .ones_3(moves_down_11),
      .ones_4(moves_up_19),
      .ones_5(moves_down_19),
      .ones_6(moves_up_27),
      .ones_7(moves_down_27),
      .ones_8(8'd0),
      .ones_9(8'd0),
      .fours_0(8'd0),
      .fours_1(8'd0),
      .allowed(allowed_last_3),
      .sums_0(slider_sums_3),
      .sums_1(slider_sums_11),
      .sums_2(slider_sums_19),
      .sums_3(slider_sums_27)
  );

  fpgambit_count_pipeline_sums_of_sliders sums_of_sliders_4 (
      .clock(clock),
      .ones_0(moves_up_4),
      .ones_1(moves_down_4),
      .ones_2(moves_up_12),
      .ones_3(moves_down_12),
      .ones_4(moves_up_20),
      .ones_5(moves_down_20),
      .ones_6(moves_up_28),
      .ones_7(moves_down_28),
      .ones_8(8'd0),
      .ones_9(8'd0),
      .fours_0(8'd0),
      .fours_1(8'd0),
      .allowed(allowed_last_4),
      .sums_0(slider_sums_4),
      .sums_1(slider_sums_12),
      .sums_2(slider_sums_20),
      .sums_3(slider_sums_28)
  );

  fpgambit_count_pipeline_sums_of_sliders sums_of_sliders_5 (
      .clock(clock),
      .ones_0(moves_up_5),
      .ones_1(moves_down_5),
      .ones_2(moves_up_13),
      .ones_3(moves_down_13),
      .ones_4(moves_up_21),
      .ones_5(moves_down_21),
      .ones_6(moves_up_29),
      .ones_7(moves_down_29),
      .ones_8(8'd0),
      .ones_9(8'd0),
      .fours_0(8'd0),
      .fours_1(8'd0),
      .allowed(allowed_last_5),
      .sums_0(slider_sums_5),
      .sums_1(slider_sums_13),
      .sums_2(slider_sums_21),
      .sums_3(slider_sums_29)
  );

  fpgambit_count_pipeline_sums_of_sliders sums_of_sliders_6 (
      .clock(clock),
      .ones_0(moves_up_6),
      .ones_1(moves_down_6),
      .ones_2(moves_up_14),
      .ones_3(moves_down_14),
      .ones_4(moves_up_22),
      .ones_5(moves_down_22),
      .ones_6(moves_up_30),
      .ones_7(moves_down_30),
      .ones_8(8'd0),
      .ones_9(8'd0),
      .fours_0(8'd0),
      .fours_1(8'd0),
      .allowed(allowed_last_6),
      .sums_0(slider_sums_6),
      .sums_1(slider_sums_14),
      .sums_2(slider_sums_22),
      .sums_3(slider_sums_30)
  );

  fpgambit_count_pipeline_sums_of_sliders sums_of_sliders_7 (
      .clock(clock),
      .ones_0(moves_up_7),
      .ones_1(moves_down_7),
      .ones_2(moves_up_15),
      .ones_3(moves_down_15),
      .ones_4(moves_up_23),
      .ones_5(moves_down_23),
      .ones_6(moves_up_31),
      .ones_7(moves_down_31),
      .ones_8(8'd0),
      .ones_9(8'd0),
      .fours_0(8'd0),
      .fours_1(8'd0),
      .allowed(allowed_last_7),
      .sums_0(slider_sums_7),
      .sums_1(slider_sums_15),
      .sums_2(slider_sums_23),
      .sums_3(slider_sums_31)
  );

  fpgambit_count_pipeline_leaper_moves leaper_moves_0 (
      .last(1'b0),
      .knights_0(knights_around_0),
      .knights_1(knights_around_1),
      .knights_2(knights_around_3),
      .knights_3(knights_around_4),
      .pushing(8'd0),
      .double_pushing(8'd0),
      .capturing_east(8'd0),
      .capturing_west(8'd0),
      .empty(empty_0),
      .theirs(theirs_0),
      .jumps_0(leaper_moves_0_jumps_0),
      .jumps_1(leaper_moves_0_jumps_1),
      .jumps_2(leaper_moves_0_jumps_2),
      .jumps_3(leaper_moves_0_jumps_3),
      .jumps_4(leaper_moves_0_jumps_4),
      .jumps_5(leaper_moves_0_jumps_5),
      .jumps_6(leaper_moves_0_jumps_6),
      .jumps_7(leaper_moves_0_jumps_7),
      .once_0(leaper_moves_0_once_0),
      .once_1(leaper_moves_0_once_1),
      .four_times_0(leaper_moves_0_four_times_0),
      .four_times_1(leaper_moves_0_four_times_1)
  );

  fpgambit_count_pipeline_leaper_moves leaper_moves_1 (
      .last(1'b0),
      .knights_0(knights_around_1),
      .knights_1(knights_around_2),
      .knights_2(knights_around_4),
      .knights_3(knights_around_5),
      .pushing(pushing_0),
      .double_pushing(8'd0),
      .capturing_east(capturing_east_0),
      .capturing_west(capturing_west_0),
      .empty(empty_1),
      .theirs(theirs_1),
      .jumps_0(leaper_moves_1_jumps_0),
      .jumps_1(leaper_moves_1_jumps_1),
      .jumps_2(leaper_moves_1_jumps_2),
      .jumps_3(leaper_moves_1_jumps_3),
      .jumps_4(leaper_moves_1_jumps_4),
      .jumps_5(leaper_moves_1_jumps_5),
      .jumps_6(leaper_moves_1_jumps_6),
      .jumps_7(leaper_moves_1_jumps_7),
      .once_0(leaper_moves_1_once_0),
      .once_1(leaper_moves_1_once_1),
      .four_times_0(leaper_moves_1_four_times_0),
      .four_times_1(leaper_moves_1_four_times_1)
  );

  fpgambit_count_pipeline_leaper_moves leaper_moves_2 (
      .last(1'b0),
      .knights_0(knights_around_2),
      .knights_1(knights_around_3),
      .knights_2(knights_around_5),
      .knights_3(knights_around_6),
      .pushing(pushing_1),
      .double_pushing(8'd0),
      .capturing_east(capturing_east_1),
      .capturing_west(capturing_west_1),
      .empty(empty_2),
      .theirs(theirs_2),
      .jumps_0(leaper_moves_2_jumps_0),
      .jumps_1(leaper_moves_2_jumps_1),
      .jumps_2(leaper_moves_2_jumps_2),
      .jumps_3(leaper_moves_2_jumps_3),
      .jumps_4(leaper_moves_2_jumps_4),
      .jumps_5(leaper_moves_2_jumps_5),
      .jumps_6(leaper_moves_2_jumps_6),
      .jumps_7(leaper_moves_2_jumps_7),
      .once_0(leaper_moves_2_once_0),
      .once_1(leaper_moves_2_once_1),
      .four_times_0(leaper_moves_2_four_times_0),
      .four_times_1(leaper_moves_2_four_times_1)
  );

  fpgambit_count_pipeline_leaper_moves leaper_moves_3 (
      .last(1'b0),
      .knights_0(knights_around_3),
      .knights_1(knights_around_4),
      .knights_2(knights_around_6),
      .knights_3(knights_around_7),
      .pushing(pushing_2),
      .double_pushing(leaper_moves_3_double_pushing),
      .capturing_east(capturing_east_2),
      .capturing_west(capturing_west_2),
      .empty(empty_3),
      .theirs(theirs_3),
      .jumps_0(leaper_moves_3_jumps_0),
      .jumps_1(leaper_moves_3_jumps_1),
      .jumps_2(leaper_moves_3_jumps_2),
      .jumps_3(leaper_moves_3_jumps_3),
      .jumps_4(leaper_moves_3_jumps_4),
      .jumps_5(leaper_moves_3_jumps_5),
      .jumps_6(leaper_moves_3_jumps_6),
      .jumps_7(leaper_moves_3_jumps_7),
      .once_0(leaper_moves_3_once_0),
      .once_1(leaper_moves_3_once_1),
      .four_times_0(leaper_moves_3_four_times_0),
      .four_times_1(leaper_moves_3_four_times_1)
  );

  fpgambit_count_pipeline_leaper_moves leaper_moves_4 (
      .last(1'b0),
      .knights_0(knights_around_4),
      .knights_1(knights_around_5),
      .knights_2(knights_around_7),
      .knights_3(knights_around_8),
      .pushing(pushing_3),
      .double_pushing(8'd0),
      .capturing_east(capturing_east_3),
      .capturing_west(capturing_west_3),
      .empty(empty_4),
      .theirs(theirs_4),
      .jumps_0(leaper_moves_4_jumps_0),
      .jumps_1(leaper_moves_4_jumps_1),
      .jumps_2(leaper_moves_4_jumps_2),
      .jumps_3(leaper_moves_4_jumps_3),
      .jumps_4(leaper_moves_4_jumps_4),
      .jumps_5(leaper_moves_4_jumps_5),
      .jumps_6(leaper_moves_4_jumps_6),
      .jumps_7(leaper_moves_4_jumps_7),
      .once_0(leaper_moves_4_once_0),
      .once_1(leaper_moves_4_once_1),
      .four_times_0(leaper_moves_4_four_times_0),
      .four_times_1(leaper_moves_4_four_times_1)
  );

  fpgambit_count_pipeline_leaper_moves leaper_moves_5 (
      .last(1'b0),
      .knights_0(knights_around_5),
      .knights_1(knights_around_6),
      .knights_2(knights_around_8),
      .knights_3(knights_around_9),
      .pushing(pushing_4),
      .double_pushing(8'd0),
      .capturing_east(capturing_east_4),
      .capturing_west(capturing_west_4),
      .empty(empty_5),
      .theirs(theirs_5),
      .jumps_0(leaper_moves_5_jumps_0),
      .jumps_1(leaper_moves_5_jumps_1),
      .jumps_2(leaper_moves_5_jumps_2),
      .jumps_3(leaper_moves_5_jumps_3),
      .jumps_4(leaper_moves_5_jumps_4),
      .jumps_5(leaper_moves_5_jumps_5),
      .jumps_6(leaper_moves_5_jumps_6),
      .jumps_7(leaper_moves_5_jumps_7),
      .once_0(leaper_moves_5_once_0),
      .once_1(leaper_moves_5_once_1),
      .four_times_0(leaper_moves_5_four_times_0),
      .four_times_1(leaper_moves_5_four_times_1)
  );

  fpgambit_count_pipeline_leaper_moves leaper_moves_6 (
      .last(1'b0),
      .knights_0(knights_around_6),
      .knights_1(knights_around_7),
      .knights_2(knights_around_9),
      .knights_3(knights_around_10),
      .pushing(pushing_5),
      .double_pushing(8'd0),
      .capturing_east(capturing_east_5),
      .capturing_west(capturing_west_5),
      .empty(empty_6),
      .theirs(theirs_6),
      .jumps_0(leaper_moves_6_jumps_0),
      .jumps_1(leaper_moves_6_jumps_1),
      .jumps_2(leaper_moves_6_jumps_2),
      .jumps_3(leaper_moves_6_jumps_3),
      .jumps_4(leaper_moves_6_jumps_4),
      .jumps_5(leaper_moves_6_jumps_5),
      .jumps_6(leaper_moves_6_jumps_6),
      .jumps_7(leaper_moves_6_jumps_7),
      .once_0(leaper_moves_6_once_0),
      .once_1(leaper_moves_6_once_1),
      .four_times_0(leaper_moves_6_four_times_0),
      .four_times_1(leaper_moves_6_four_times_1)
  );

  fpgambit_count_pipeline_leaper_moves leaper_moves_7 (
      .last(1'b1),
      .knights_0(knights_around_7),
      .knights_1(knights_around_8),
      .knights_2(knights_around_10),
      .knights_3(knights_around_11),
      .pushing(pushing_6),
      .double_pushing(8'd0),
      .capturing_east(capturing_east_6),
      .capturing_west(capturing_west_6),
      .empty(empty_7),
      .theirs(theirs_7),
      .jumps_0(leaper_moves_7_jumps_0),
      .jumps_1(leaper_moves_7_jumps_1),
      .jumps_2(leaper_moves_7_jumps_2),
      .jumps_3(leaper_moves_7_jumps_3),
      .jumps_4(leaper_moves_7_jumps_4),
      .jumps_5(leaper_moves_7_jumps_5),
      .jumps_6(leaper_moves_7_jumps_6),
      .jumps_7(leaper_moves_7_jumps_7),
      .once_0(leaper_moves_7_once_0),
      .once_1(leaper_moves_7_once_1),
      .four_times_0(leaper_moves_7_four_times_0),
      .four_times_1(leaper_moves_7_four_times_1)
  );

  fpgambit_count_pipeline_sums_of_sliders sums_of_leapers_0 (
      .clock(clock),
      .ones_0(leaper_moves_0_jumps_0),
      .ones_1(leaper_moves_0_jumps_1),
      .ones_2(leaper_moves_0_jumps_2),
      .ones_3(leaper_moves_0_jumps_3),
      .ones_4(leaper_moves_0_jumps_4),
      .ones_5(leaper_moves_0_jumps_5),
      .ones_6(leaper_moves_0_jumps_6),
      .ones_7(leaper_moves_0_jumps_7),
      .ones_8(leaper_moves_0_once_0),
      .ones_9(leaper_moves_0_once_1),
      .fours_0(leaper_moves_0_four_times_0),
      .fours_1(leaper_moves_0_four_times_1),
      .allowed(allowed_later_0),
      .sums_0(sums_of_leapers_0_sums_0),
      .sums_1(sums_of_leapers_0_sums_1),
      .sums_2(sums_of_leapers_0_sums_2),
      .sums_3(sums_of_leapers_0_sums_3)
  );

  fpgambit_count_pipeline_sums_of_sliders sums_of_leapers_1 (
      .clock(clock),
      .ones_0(leaper_moves_1_jumps_0),
      .ones_1(leaper_moves_1_jumps_1),
      .ones_2(leaper_moves_1_jumps_2),
      .ones_3(leaper_moves_1_jumps_3),
      .ones_4(leaper_moves_1_jumps_4),
      .ones_5(leaper_moves_1_jumps_5),
      .ones_6(leaper_moves_1_jumps_6),
      .ones_7(leaper_moves_1_jumps_7),
      .ones_8(leaper_moves_1_once_0),
      .ones_9(leaper_moves_1_once_1),
      .fours_0(leaper_moves_1_four_times_0),
      .fours_1(leaper_moves_1_four_times_1),
      .allowed(allowed_later_1),
      .sums_0(sums_of_leapers_1_sums_0),
      .sums_1(sums_of_leapers_1_sums_1),
      .sums_2(sums_of_leapers_1_sums_2),
      .sums_3(sums_of_leapers_1_sums_3)
  );

  fpgambit_count_pipeline_sums_of_sliders sums_of_leapers_2 (
      .clock(clock),
      .ones_0(leaper_moves_2_jumps_0),
      .ones_1(leaper_moves_2_jumps_1),
      .ones_2(leaper_moves_2_jumps_2),
      .ones_3(leaper_moves_2_jumps_3),
      .ones_4(leaper_moves_2_jumps_4),
      .ones_5(leaper_moves_2_jumps_5),
      .ones_6(leaper_moves_2_jumps_6),
      .ones_7(leaper_moves_2_jumps_7),
      .ones_8(leaper_moves_2_once_0),
      .ones_9(leaper_moves_2_once_1),
      .fours_0(leaper_moves_2_four_times_0),
      .fours_1(leaper_moves_2_four_times_1),
      .allowed(allowed_later_2),
      .sums_0(sums_of_leapers_2_sums_0),
      .sums_1(sums_of_leapers_2_sums_1),
      .sums_2(sums_of_leapers_2_sums_2),
      .sums_3(sums_of_leapers_2_sums_3)
  );

  fpgambit_count_pipeline_sums_of_sliders sums_of_leapers_3 (
      .clock(clock),
      .ones_0(leaper_moves_3_jumps_0),
      .ones_1(leaper_moves_3_jumps_1),
      .ones_2(leaper_moves_3_jumps_2),
      .ones_3(leaper_moves_3_jumps_3),
      .ones_4(leaper_moves_3_jumps_4),
      .ones_5(leaper_moves_3_jumps_5),
      .ones_6(leaper_moves_3_jumps_6),
      .ones_7(leaper_moves_3_jumps_7),
      .ones_8(leaper_moves_3_once_0),
      .ones_9(leaper_moves_3_once_1),
      .fours_0(leaper_moves_3_four_times_0),
      .fours_1(leaper_moves_3_four_times_1),
      .allowed(allowed_later_3),
      .sums_0(sums_of_leapers_3_sums_0),
      .sums_1(sums_of_leapers_3_sums_1),
      .sums_2(sums_of_leapers_3_sums_2),
      .sums_3(sums_of_leapers_3_sums_3)
  );

  fpgambit_count_pipeline_sums_of_sliders sums_of_leapers_4 (
      .clock(clock),
      .ones_0(leaper_moves_4_jumps_0),
      .ones_1(leaper_moves_4_jumps_1),
      .ones_2(leaper_moves_4_jumps_2),
      .ones_3(leaper_moves_4_jumps_3),
      .ones_4(leaper_moves_4_jumps_4),
      .ones_5(leaper_moves_4_jumps_5),
      .ones_6(leaper_moves_4_jumps_6),
      .ones_7(leaper_moves_4_jumps_7),
      .ones_8(leaper_moves_4_once_0),
      .ones_9(leaper_moves_4_once_1),
      .fours_0(leaper_moves_4_four_times_0),
      .fours_1(leaper_moves_4_four_times_1),
      .allowed(allowed_later_4),
      .sums_0(sums_of_leapers_4_sums_0),
      .sums_1(sums_of_leapers_4_sums_1),
      .sums_2(sums_of_leapers_4_sums_2),
      .sums_3(sums_of_leapers_4_sums_3)
  );

  fpgambit_count_pipeline_sums_of_sliders sums_of_leapers_5 (
      .clock(clock),
      .ones_0(leaper_moves_5_jumps_0),
      .ones_1(leaper_moves_5_jumps_1),
      .ones_2(leaper_moves_5_jumps_2),
      .ones_3(leaper_moves_5_jumps_3),
      .ones_4(leaper_moves_5_jumps_4),
      .ones_5(leaper_moves_5_jumps_5),
      .ones_6(leaper_moves_5_jumps_6),
      .ones_7(leaper_moves_5_jumps_7),
      .ones_8(leaper_moves_5_once_0),
      .ones_9(leaper_moves_5_once_1),
      .fours_0(leaper_moves_5_four_times_0),
      .fours_1(leaper_moves_5_four_times_1),
      .allowed(allowed_later_5),
      .sums_0(sums_of_leapers_5_sums_0),
      .sums_1(sums_of_leapers_5_sums_1),
      .sums_2(sums_of_leapers_5_sums_2),
      .sums_3(sums_of_leapers_5_sums_3)
  );

  fpgambit_count_pipeline_sums_of_sliders sums_of_leapers_6 (
      .clock(clock),
      .ones_0(leaper_moves_6_jumps_0),
      .ones_1(leaper_moves_6_jumps_1),
      .ones_2(leaper_moves_6_jumps_2),
      .ones_3(leaper_moves_6_jumps_3),
      .ones_4(leaper_moves_6_jumps_4),
      .ones_5(leaper_moves_6_jumps_5),
      .ones_6(leaper_moves_6_jumps_6),
      .ones_7(leaper_moves_6_jumps_7),
      .ones_8(leaper_moves_6_once_0),
      .ones_9(leaper_moves_6_once_1),
      .fours_0(leaper_moves_6_four_times_0),
      .fours_1(leaper_moves_6_four_times_1),
      .allowed(allowed_later_6),
      .sums_0(sums_of_leapers_6_sums_0),
      .sums_1(sums_of_leapers_6_sums_1),
      .sums_2(sums_of_leapers_6_sums_2),
      .sums_3(sums_of_leapers_6_sums_3)
  );

  fpgambit_count_pipeline_sums_of_sliders sums_of_leapers_7 (
      .clock(clock),
      .ones_0(leaper_moves_7_jumps_0),
      .ones_1(leaper_moves_7_jumps_1),
      .ones_2(leaper_moves_7_jumps_2),
      .ones_3(leaper_moves_7_jumps_3),
      .ones_4(leaper_moves_7_jumps_4),
      .ones_5(leaper_moves_7_jumps_5),
      .ones_6(leaper_moves_7_jumps_6),
      .ones_7(leaper_moves_7_jumps_7),
      .ones_8(leaper_moves_7_once_0),
      .ones_9(leaper_moves_7_once_1),
      .fours_0(leaper_moves_7_four_times_0),
      .fours_1(leaper_moves_7_four_times_1),
      .allowed(allowed_later_7),
      .sums_0(sums_of_leapers_7_sums_0),
      .sums_1(sums_of_leapers_7_sums_1),
      .sums_2(sums_of_leapers_7_sums_2),
      .sums_3(sums_of_leapers_7_sums_3)
  );

  fpgambit_count_pipeline_seen_pawns leapers_0 (
      .clock(clock),
      .data_in_0(sums_of_leapers_0_sums_0),
      .data_in_1(sums_of_leapers_1_sums_0),
      .data_in_2(sums_of_leapers_2_sums_0),
      .data_in_3(sums_of_leapers_3_sums_0),
      .data_in_4(sums_of_leapers_4_sums_0),
      .data_in_5(sums_of_leapers_5_sums_0),
      .data_in_6(sums_of_leapers_6_sums_0),
      .data_in_7(sums_of_leapers_7_sums_0),
      .data_out_0(leaper_sums_0),
      .data_out_1(leaper_sums_1),
      .data_out_2(leaper_sums_2),
      .data_out_3(leaper_sums_3),
      .data_out_4(leaper_sums_4),
      .data_out_5(leaper_sums_5),
      .data_out_6(leaper_sums_6),
      .data_out_7(leaper_sums_7)
  );

  fpgambit_count_pipeline_seen_pawns leapers_1 (
      .clock(clock),
      .data_in_0(sums_of_leapers_0_sums_1),
      .data_in_1(sums_of_leapers_1_sums_1),
      .data_in_2(sums_of_leapers_2_sums_1),
      .data_in_3(sums_of_leapers_3_sums_1),
      .data_in_4(sums_of_leapers_4_sums_1),
      .data_in_5(sums_of_leapers_5_sums_1),
      .data_in_6(sums_of_leapers_6_sums_1),
      .data_in_7(sums_of_leapers_7_sums_1),
      .data_out_0(leaper_sums_8),
      .data_out_1(leaper_sums_9),
      .data_out_2(leaper_sums_10),
      .data_out_3(leaper_sums_11),
      .data_out_4(leaper_sums_12),
      .data_out_5(leaper_sums_13),
      .data_out_6(leaper_sums_14),
      .data_out_7(leaper_sums_15)
  );

  fpgambit_count_pipeline_seen_pawns leapers_2 (
      .clock(clock),
      .data_in_0(sums_of_leapers_0_sums_2),
      .data_in_1(sums_of_leapers_1_sums_2),
      .data_in_2(sums_of_leapers_2_sums_2),
      .data_in_3(sums_of_leapers_3_sums_2),
      .data_in_4(sums_of_leapers_4_sums_2),
      .data_in_5(sums_of_leapers_5_sums_2),
      .data_in_6(sums_of_leapers_6_sums_2),
      .data_in_7(sums_of_leapers_7_sums_2),
      .data_out_0(leaper_sums_16),
      .data_out_1(leaper_sums_17),
      .data_out_2(leaper_sums_18),
      .data_out_3(leaper_sums_19),
      .data_out_4(leaper_sums_20),
      .data_out_5(leaper_sums_21),
      .data_out_6(leaper_sums_22),
      .data_out_7(leaper_sums_23)
  );

  fpgambit_count_pipeline_seen_pawns leapers_3 (
      .clock(clock),
      .data_in_0(sums_of_leapers_0_sums_3),
      .data_in_1(sums_of_leapers_1_sums_3),
      .data_in_2(sums_of_leapers_2_sums_3),
      .data_in_3(sums_of_leapers_3_sums_3),
      .data_in_4(sums_of_leapers_4_sums_3),
      .data_in_5(sums_of_leapers_5_sums_3),
      .data_in_6(sums_of_leapers_6_sums_3),
      .data_in_7(sums_of_leapers_7_sums_3),
      .data_out_0(leaper_sums_24),
      .data_out_1(leaper_sums_25),
      .data_out_2(leaper_sums_26),
      .data_out_3(leaper_sums_27),
      .data_out_4(leaper_sums_28),
      .data_out_5(leaper_sums_29),
      .data_out_6(leaper_sums_30),
      .data_out_7(leaper_sums_31)
  );

  // Sliders: along every line and back.
  // Knights and pawns: known one stage earlier, so they are delayed.
  assign knights_around_0 = 8'd0;
  assign knights_around_10 = 8'd0;
  assign knights_around_1 = 8'd0;
  assign knights_around_11 = 8'd0;
  assign knights_around_2 = knights_0;
  assign knights_around_3 = knights_1;
  assign knights_around_4 = knights_2;
  assign knights_around_5 = knights_3;
  assign knights_around_6 = knights_4;
  assign knights_around_7 = knights_5;
  assign knights_around_8 = knights_6;
  assign knights_around_9 = knights_7;

  // Double pushes go to the fourth rank; on the eighth rank a pawn promotes.
  assign leaper_moves_3_double_pushing = pushing_1 & empty_2;

  // The moves as sets.
  assign pawn_moves_0 = leaper_moves_0_once_0 | leaper_moves_0_four_times_0;
  assign pawn_moves_8 = leaper_moves_0_once_1 | leaper_moves_0_four_times_1;
  assign pawn_moves_1 = leaper_moves_1_once_0 | leaper_moves_1_four_times_0;
  assign pawn_moves_9 = leaper_moves_1_once_1 | leaper_moves_1_four_times_1;
  assign pawn_moves_2 = leaper_moves_2_once_0 | leaper_moves_2_four_times_0;
  assign pawn_moves_10 = leaper_moves_2_once_1 | leaper_moves_2_four_times_1;
  assign pawn_moves_3 = leaper_moves_3_once_0 | leaper_moves_3_four_times_0;
  assign pawn_moves_11 = leaper_moves_3_once_1 | leaper_moves_3_four_times_1;
  assign pawn_moves_4 = leaper_moves_4_once_0 | leaper_moves_4_four_times_0;
  assign pawn_moves_12 = leaper_moves_4_once_1 | leaper_moves_4_four_times_1;
  assign pawn_moves_5 = leaper_moves_5_once_0 | leaper_moves_5_four_times_0;
  assign pawn_moves_13 = leaper_moves_5_once_1 | leaper_moves_5_four_times_1;
  assign pawn_moves_6 = leaper_moves_6_once_0 | leaper_moves_6_four_times_0;
  assign pawn_moves_14 = leaper_moves_6_once_1 | leaper_moves_6_four_times_1;
  assign pawn_moves_7 = leaper_moves_7_once_0 | leaper_moves_7_four_times_0;
  assign pawn_moves_15 = leaper_moves_7_once_1 | leaper_moves_7_four_times_1;

  // What nothing here reads.
  wire unused = &{1'b0, pushing_7, capturing_east_7, capturing_west_7};
endmodule

`line 7702 "fpgambit_count_pipeline_line_moves.v" 0
// Finds the moves along a line, one bit per move: no two sliders can reach a square from the same
// direction. Latency: one clock.
module fpgambit_count_pipeline_line_moves (
    input  wire       clock,    // Clock
    input  wire [7:0] walls,    // Places without a way to the next place; constant
    input  wire [7:0] sliders,  // Pieces that may move along this line
    input  wire [7:0] empty,    // Empty places
    output wire [7:0] up,       // Places reached from below, including occupied ones
    output wire [7:0] down      // Places reached from above, including occupied ones
);

  reg  [7:0]  up_set;
  reg  [7:0]  down_set;

  reg  [7:0]  upward;
  reg  [7:0]  downward;

  always @* begin
    upward = 8'd0;
    upward = upward | (((sliders | (upward & empty)) & ~walls & 8'd1) << 1);
    upward = upward | (((sliders | (upward & empty)) & ~walls & 8'd2) << 1);
    upward = upward | (((sliders | (upward & empty)) & ~walls & 8'd4) << 1);
    upward = upward | (((sliders | (upward & empty)) & ~walls & 8'd8) << 1);
    upward = upward | (((sliders | (upward & empty)) & ~walls & 8'h10) << 1);
    upward = upward | (((sliders | (upward & empty)) & ~walls & 8'h20) << 1);
    upward = upward | (((sliders | (upward & empty)) & ~walls & 8'h40) << 1);
  end

  always @* begin
    downward = 8'd0;
    downward = downward | (((sliders | (downward & empty)) >> 1) & ~walls & 8'h40);
    downward = downward | (((sliders | (downward & empty)) >> 1) & ~walls & 8'h20);
    downward = downward | (((sliders | (downward & empty)) >> 1) & ~walls & 8'h10);
    downward = downward | (((sliders | (downward & empty)) >> 1) & ~walls & 8'd8);
    downward = downward | (((sliders | (downward & empty)) >> 1) & ~walls & 8'd4);
    downward = downward | (((sliders | (downward & empty)) >> 1) & ~walls & 8'd2);
    downward = downward | (((sliders | (downward & empty)) >> 1) & ~walls & 8'd1);
  end

  assign up = up_set;
  assign down = down_set;

  initial begin
    up_set = 8'd0;
    down_set = 8'd0;
  end

  always @(posedge clock) begin
    up_set <= upward;
    down_set <= downward;
  end
endmodule

`line 7756 "fpgambit_count_pipeline_sums_of_sliders.v" 0
// Adds sets of moves up to a four-bit number per square, for eight squares at once; 0 where no move
// is allowed. Latency: two clocks.
module fpgambit_count_pipeline_sums_of_sliders (
    input  wire       clock,    // Clock
    input  wire [7:0] ones_0,   // Moves that count once
    input  wire [7:0] ones_1,   // Moves that count once
    input  wire [7:0] ones_2,   // Moves that count once
    input  wire [7:0] ones_3,   // Moves that count once
    input  wire [7:0] ones_4,   // Moves that count once
    input  wire [7:0] ones_5,   // Moves that count once
    input  wire [7:0] ones_6,   // Moves that count once
    input  wire [7:0] ones_7,   // Moves that count once
    input  wire [7:0] ones_8,   // Moves that count once
    input  wire [7:0] ones_9,   // Moves that count once
    input  wire [7:0] fours_0,  // Moves that count four times
    input  wire [7:0] fours_1,  // Moves that count four times
    input  wire [7:0] allowed,  // Squares to which a piece may go, one clock later than the moves
    output wire [7:0] sums_0,   // Bits 0 to 3 of each square's number
    output wire [7:0] sums_1,   // Bits 0 to 3 of each square's number
    output wire [7:0] sums_2,   // Bits 0 to 3 of each square's number
    output wire [7:0] sums_3    // Bits 0 to 3 of each square's number
);

  reg  [7:0]  one_0;
  reg  [7:0]  one_1;
  reg  [7:0]  one_2;
  reg  [7:0]  one_3;
  reg  [7:0]  two_0;
  reg  [7:0]  two_1;
  reg  [7:0]  two_2;
  reg  [7:0]  held_four_0;
  reg  [7:0]  held_four_1;
  reg  [7:0]  sum_0;
  reg  [7:0]  sum_1;
  reg  [7:0]  sum_2;
  reg  [7:0]  sum_3;

  wire [7:0]  parity;
  wire [7:0]  twice_0;
  wire [7:0]  twice_1;
  wire [7:0]  twice_2;
  wire [7:0]  four_0;
  wire [7:0]  four_1;
  wire [7:0]  four_2;
  wire [7:0]  eight_0;
  wire [7:0]  eight_1;

  assign parity = one_0 ^ one_1 ^ one_2;
  assign twice_0 = (one_0 & one_1) | (one_2 & (one_0 ^ one_1));
  assign twice_1 = parity & one_3;
  assign twice_2 = two_0 ^ two_1 ^ two_2;
  assign four_0 = (two_0 & two_1) | (two_2 & (two_0 ^ two_1));
  assign four_1 = (twice_0 & twice_1) | (twice_2 & (twice_0 ^ twice_1));
  assign four_2 = four_0 ^ four_1 ^ held_four_0;
  assign eight_0 = (four_0 & four_1) | (held_four_0 & (four_0 ^ four_1));
  assign eight_1 = four_2 & held_four_1;
  assign sums_0 = sum_0;
  assign sums_1 = sum_1;
  assign sums_2 = sum_2;
  assign sums_3 = sum_3;

  initial begin
    one_0 = 8'd0;
    one_1 = 8'd0;
    one_2 = 8'd0;
    one_3 = 8'd0;
    two_0 = 8'd0;
    two_1 = 8'd0;
    two_2 = 8'd0;
    held_four_0 = 8'd0;
    held_four_1 = 8'd0;
    sum_0 = 8'd0;
    sum_1 = 8'd0;
    sum_2 = 8'd0;
    sum_3 = 8'd0;
  end

  always @(posedge clock) begin
    one_0 <= ones_0 ^ ones_1 ^ ones_2;
    one_1 <= ones_3 ^ ones_4 ^ ones_5;
    one_2 <= ones_6 ^ ones_7 ^ ones_8;
    one_3 <= ones_9;
    two_0 <= (ones_0 & ones_1) | (ones_2 & (ones_0 ^ ones_1));
    two_1 <= (ones_3 & ones_4) | (ones_5 & (ones_3 ^ ones_4));
    two_2 <= (ones_6 & ones_7) | (ones_8 & (ones_6 ^ ones_7));
    held_four_0 <= fours_0;
    held_four_1 <= fours_1;
    sum_0 <= (parity ^ one_3) & allowed;
    sum_1 <= (twice_0 ^ twice_1 ^ twice_2) & allowed;
    sum_2 <= (four_2 ^ held_four_1) & allowed;
    sum_3 <= (eight_0 | eight_1) & allowed;
  end
endmodule

`line 7851 "fpgambit_count_pipeline_leaper_moves.v" 0
// Finds the moves of knights and pawns to the squares of a rank, one bit per move. Combinational.
module fpgambit_count_pipeline_leaper_moves (
    input  wire       last,            // This is the last rank; constant
    input  wire [7:0] knights_0,       // Knights two ranks below, one below, one above and two
                                       // above
    input  wire [7:0] knights_1,       // Knights two ranks below, one below, one above and two
                                       // above
    input  wire [7:0] knights_2,       // Knights two ranks below, one below, one above and two
                                       // above
    input  wire [7:0] knights_3,       // Knights two ranks below, one below, one above and two
                                       // above
    input  wire [7:0] pushing,         // Pawns on the rank below that may be pushed
    input  wire [7:0] double_pushing,  // Pawns two ranks below that may be pushed two squares, to
                                       // this rank
    input  wire [7:0] capturing_east,  // Pawns on the rank below that may capture to higher files
    input  wire [7:0] capturing_west,  // Pawns on the rank below that may capture to lower files
    input  wire [7:0] empty,           // Empty squares
    input  wire [7:0] theirs,          // Squares with pieces of the other side
    output wire [7:0] jumps_0,         // Knights' moves, one set for each of the eight jumps
    output wire [7:0] jumps_1,         // Knights' moves, one set for each of the eight jumps
    output wire [7:0] jumps_2,         // Knights' moves, one set for each of the eight jumps
    output wire [7:0] jumps_3,         // Knights' moves, one set for each of the eight jumps
    output wire [7:0] jumps_4,         // Knights' moves, one set for each of the eight jumps
    output wire [7:0] jumps_5,         // Knights' moves, one set for each of the eight jumps
    output wire [7:0] jumps_6,         // Knights' moves, one set for each of the eight jumps
    output wire [7:0] jumps_7,         // Knights' moves, one set for each of the eight jumps
    output reg  [7:0] once_0,          // Pawn moves that count once
    output reg  [7:0] once_1,          // Pawn moves that count once
    output reg  [7:0] four_times_0,    // Pawn moves that count four times
    output reg  [7:0] four_times_1     // Pawn moves that count four times
);

  wire [7:0]  moves_0;
  wire [7:0]  moves_1;

  assign jumps_0 = {knights_0[6:0], 1'b0};
  assign jumps_1 = {1'b0, knights_0[7:1]};
  assign jumps_2 = {knights_1[5:0], 2'd0};
  assign jumps_3 = {2'd0, knights_1[7:2]};
  assign jumps_4 = {knights_2[5:0], 2'd0};
  assign jumps_5 = {2'd0, knights_2[7:2]};
  assign jumps_6 = {knights_3[6:0], 1'b0};
  assign jumps_7 = {1'b0, knights_3[7:1]};

  // To an empty square by a push, or to an occupied one by a capture: never both.
  assign moves_0 = ((pushing | double_pushing) & empty) | ({capturing_east[6:0], 1'b0} & theirs);
  assign moves_1 = {1'b0, capturing_west[7:1]} & theirs;

  always @* begin
    once_0 = moves_0;
    four_times_0 = 8'd0;
    if (last) begin
      once_0 = 8'd0;
      four_times_0 = moves_0;
    end
  end

  always @* begin
    once_1 = moves_1;
    four_times_1 = 8'd0;
    if (last) begin
      once_1 = 8'd0;
      four_times_1 = moves_1;
    end
  end

  // What nothing here reads.
  wire unused = &{1'b0, capturing_east[7], capturing_west[0]};
endmodule

`line 7922 "fpgambit_count_pipeline_rank_counts.v" 0
// Counts the moves to the squares of a rank. Latency: two clocks.
module fpgambit_count_pipeline_rank_counts (
    input  wire       clock,      // Clock
    input  wire [7:0] sliders_0,  // Bits 0 to 3 of the number of slider moves to each square
    input  wire [7:0] sliders_1,  // Bits 0 to 3 of the number of slider moves to each square
    input  wire [7:0] sliders_2,  // Bits 0 to 3 of the number of slider moves to each square
    input  wire [7:0] sliders_3,  // Bits 0 to 3 of the number of slider moves to each square
    input  wire [7:0] leapers_0,  // Bits 0 to 3 of the number of knight and pawn moves
    input  wire [7:0] leapers_1,  // Bits 0 to 3 of the number of knight and pawn moves
    input  wire [7:0] leapers_2,  // Bits 0 to 3 of the number of knight and pawn moves
    input  wire [7:0] leapers_3,  // Bits 0 to 3 of the number of knight and pawn moves
    input  wire [7:0] king,       // The king's moves, one bit each
    input  wire [7:0] special,    // Other moves, one bit each
    output wire [7:0] count       // Number of moves
);

  reg  [3:0]  ones_0;
  reg  [3:0]  ones_1;
  reg  [3:0]  ones_2;
  reg  [3:0]  ones_3;
  reg  [3:0]  ones_4;
  reg  [3:0]  ones_5;
  reg  [3:0]  ones_6;
  reg  [3:0]  ones_7;
  reg  [3:0]  ones_8;
  reg  [3:0]  ones_9;
  reg  [7:0]  total;

  wire [7:0]  sets_0;
  wire [7:0]  sets_1;
  wire [7:0]  sets_2;
  wire [7:0]  sets_3;
  wire [7:0]  sets_4;
  wire [7:0]  sets_5;
  wire [7:0]  sets_6;
  wire [7:0]  sets_7;
  wire [7:0]  sets_8;
  wire [7:0]  sets_9;
  reg  [3:0]  counted_0;
  reg  [3:0]  counted_1;
  reg  [3:0]  counted_2;
  reg  [3:0]  counted_3;
  reg  [3:0]  counted_4;
  reg  [3:0]  counted_5;
  reg  [3:0]  counted_6;
  reg  [3:0]  counted_7;
  reg  [3:0]  counted_8;
  reg  [3:0]  counted_9;
  reg  [7:0]  sum;

  assign sets_0 = sliders_0;
  assign sets_4 = leapers_0;
  assign sets_1 = sliders_1;
  assign sets_5 = leapers_1;
  assign sets_2 = sliders_2;
  assign sets_6 = leapers_2;
  assign sets_3 = sliders_3;
  assign sets_7 = leapers_3;
  assign sets_8 = king;
  assign sets_9 = special;

  always @* begin
    counted_0 = 4'd0;
    counted_0 = counted_0 + {3'd0, sets_0[0]};
    counted_0 = counted_0 + {3'd0, sets_0[1]};
    counted_0 = counted_0 + {3'd0, sets_0[2]};
    counted_0 = counted_0 + {3'd0, sets_0[3]};
    counted_0 = counted_0 + {3'd0, sets_0[4]};
    counted_0 = counted_0 + {3'd0, sets_0[5]};
    counted_0 = counted_0 + {3'd0, sets_0[6]};
    counted_0 = counted_0 + {3'd0, sets_0[7]};
  end

  always @* begin
    counted_1 = 4'd0;
    counted_1 = counted_1 + {3'd0, sets_1[0]};
    counted_1 = counted_1 + {3'd0, sets_1[1]};
    counted_1 = counted_1 + {3'd0, sets_1[2]};
    counted_1 = counted_1 + {3'd0, sets_1[3]};
    counted_1 = counted_1 + {3'd0, sets_1[4]};
    counted_1 = counted_1 + {3'd0, sets_1[5]};
    counted_1 = counted_1 + {3'd0, sets_1[6]};
    counted_1 = counted_1 + {3'd0, sets_1[7]};
  end

  always @* begin
    counted_2 = 4'd0;
    counted_2 = counted_2 + {3'd0, sets_2[0]};
    counted_2 = counted_2 + {3'd0, sets_2[1]};
    counted_2 = counted_2 + {3'd0, sets_2[2]};
    counted_2 = counted_2 + {3'd0, sets_2[3]};
    counted_2 = counted_2 + {3'd0, sets_2[4]};
    counted_2 = counted_2 + {3'd0, sets_2[5]};
    counted_2 = counted_2 + {3'd0, sets_2[6]};
    counted_2 = counted_2 + {3'd0, sets_2[7]};
  end

  always @* begin
    counted_3 = 4'd0;
    counted_3 = counted_3 + {3'd0, sets_3[0]};
    counted_3 = counted_3 + {3'd0, sets_3[1]};
    counted_3 = counted_3 + {3'd0, sets_3[2]};
    counted_3 = counted_3 + {3'd0, sets_3[3]};
    counted_3 = counted_3 + {3'd0, sets_3[4]};
    counted_3 = counted_3 + {3'd0, sets_3[5]};
    counted_3 = counted_3 + {3'd0, sets_3[6]};
    counted_3 = counted_3 + {3'd0, sets_3[7]};
  end

  always @* begin
    counted_4 = 4'd0;
    counted_4 = counted_4 + {3'd0, sets_4[0]};
    counted_4 = counted_4 + {3'd0, sets_4[1]};
    counted_4 = counted_4 + {3'd0, sets_4[2]};
    counted_4 = counted_4 + {3'd0, sets_4[3]};
    counted_4 = counted_4 + {3'd0, sets_4[4]};
    counted_4 = counted_4 + {3'd0, sets_4[5]};
    counted_4 = counted_4 + {3'd0, sets_4[6]};
    counted_4 = counted_4 + {3'd0, sets_4[7]};
  end

  always @* begin
    counted_5 = 4'd0;
    counted_5 = counted_5 + {3'd0, sets_5[0]};
    counted_5 = counted_5 + {3'd0, sets_5[1]};
    counted_5 = counted_5 + {3'd0, sets_5[2]};
    counted_5 = counted_5 + {3'd0, sets_5[3]};
    counted_5 = counted_5 + {3'd0, sets_5[4]};
    counted_5 = counted_5 + {3'd0, sets_5[5]};
    counted_5 = counted_5 + {3'd0, sets_5[6]};
    counted_5 = counted_5 + {3'd0, sets_5[7]};
  end

  always @* begin
    counted_6 = 4'd0;
    counted_6 = counted_6 + {3'd0, sets_6[0]};
    counted_6 = counted_6 + {3'd0, sets_6[1]};
    counted_6 = counted_6 + {3'd0, sets_6[2]};
    counted_6 = counted_6 + {3'd0, sets_6[3]};
    counted_6 = counted_6 + {3'd0, sets_6[4]};
    counted_6 = counted_6 + {3'd0, sets_6[5]};
    counted_6 = counted_6 + {3'd0, sets_6[6]};
    counted_6 = counted_6 + {3'd0, sets_6[7]};
  end

  always @* begin
    counted_7 = 4'd0;
    counted_7 = counted_7 + {3'd0, sets_7[0]};
    counted_7 = counted_7 + {3'd0, sets_7[1]};
    counted_7 = counted_7 + {3'd0, sets_7[2]};
    counted_7 = counted_7 + {3'd0, sets_7[3]};
    counted_7 = counted_7 + {3'd0, sets_7[4]};
    counted_7 = counted_7 + {3'd0, sets_7[5]};
    counted_7 = counted_7 + {3'd0, sets_7[6]};
    counted_7 = counted_7 + {3'd0, sets_7[7]};
  end

  always @* begin
    counted_8 = 4'd0;
    counted_8 = counted_8 + {3'd0, sets_8[0]};
    counted_8 = counted_8 + {3'd0, sets_8[1]};
    counted_8 = counted_8 + {3'd0, sets_8[2]};
    counted_8 = counted_8 + {3'd0, sets_8[3]};
    counted_8 = counted_8 + {3'd0, sets_8[4]};
    counted_8 = counted_8 + {3'd0, sets_8[5]};
    counted_8 = counted_8 + {3'd0, sets_8[6]};
    counted_8 = counted_8 + {3'd0, sets_8[7]};
  end

  always @* begin
    counted_9 = 4'd0;
    counted_9 = counted_9 + {3'd0, sets_9[0]};
    counted_9 = counted_9 + {3'd0, sets_9[1]};
    counted_9 = counted_9 + {3'd0, sets_9[2]};
    counted_9 = counted_9 + {3'd0, sets_9[3]};
    counted_9 = counted_9 + {3'd0, sets_9[4]};
    counted_9 = counted_9 + {3'd0, sets_9[5]};
    counted_9 = counted_9 + {3'd0, sets_9[6]};
    counted_9 = counted_9 + {3'd0, sets_9[7]};
  end

  always @* begin
    sum = {4'd0, ones_8} + {4'd0, ones_9};
    sum = sum + {4'd0, ones_0} + {4'd0, ones_4};
    sum = sum + {3'd0, ones_1, 1'b0} + {3'd0, ones_5, 1'b0};
    sum = sum + {2'd0, ones_2, 2'd0} + {2'd0, ones_6, 2'd0};
    sum = sum + {1'b0, ones_3, 3'd0} + {1'b0, ones_7, 3'd0};
  end

  assign count = total;

  initial begin
    ones_0 = 4'd0;
    ones_1 = 4'd0;
    ones_2 = 4'd0;
    ones_3 = 4'd0;
    ones_4 = 4'd0;
    ones_5 = 4'd0;
    ones_6 = 4'd0;
    ones_7 = 4'd0;
    ones_8 = 4'd0;
    ones_9 = 4'd0;
    total = 8'd0;
  end

  always @(posedge clock) begin
    ones_0 <= counted_0;
    ones_1 <= counted_1;
    ones_2 <= counted_2;
    ones_3 <= counted_3;
    ones_4 <= counted_4;
    ones_5 <= counted_5;
    ones_6 <= counted_6;
    ones_7 <= counted_7;
    ones_8 <= counted_8;
    ones_9 <= counted_9;
    total <= sum;
  end
endmodule

`line 8143 "fpgambit_count_pipeline_board_count.v" 0
// Adds up the moves of all ranks. Latency: two clocks.
module fpgambit_count_pipeline_board_count (
    input  wire       clock,    // Clock
    input  wire [7:0] ranks_0,  // Number of moves to each rank
    input  wire [7:0] ranks_1,  // Number of moves to each rank
    input  wire [7:0] ranks_2,  // Number of moves to each rank
    input  wire [7:0] ranks_3,  // Number of moves to each rank
    input  wire [7:0] ranks_4,  // Number of moves to each rank
    input  wire [7:0] ranks_5,  // Number of moves to each rank
    input  wire [7:0] ranks_6,  // Number of moves to each rank
    input  wire [7:0] ranks_7,  // Number of moves to each rank
    output wire [9:0] count     // Number of all moves, modulo 1,024
);

  reg  [8:0]  pairs_0;
  reg  [8:0]  pairs_1;
  reg  [8:0]  pairs_2;
  reg  [8:0]  pairs_3;
  reg  [9:0]  total;

  reg  [9:0]  sum;

  always @* begin
    sum = 10'd0;
    sum = sum + {1'b0, pairs_0};
    sum = sum + {1'b0, pairs_1};
    sum = sum + {1'b0, pairs_2};
    sum = sum + {1'b0, pairs_3};
  end

  assign count = total;

  initial begin
    pairs_0 = 9'd0;
    pairs_1 = 9'd0;
    pairs_2 = 9'd0;
    pairs_3 = 9'd0;
    total = 10'd0;
  end

  always @(posedge clock) begin
    pairs_0 <= {1'b0, ranks_0} + {1'b0, ranks_1};
    pairs_1 <= {1'b0, ranks_2} + {1'b0, ranks_3};
    pairs_2 <= {1'b0, ranks_4} + {1'b0, ranks_5};
    pairs_3 <= {1'b0, ranks_6} + {1'b0, ranks_7};
    total <= sum;
  end
endmodule

`default_nettype wire
