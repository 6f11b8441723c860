// fpgambit_count: legal moves, check, mate and stalemate, a position every clock
//
// SPDX-License-Identifier: MIT OR Apache-2.0
//
// A position goes in; out come the number of its legal moves, and whether it is check, mate or
// stalemate. The board is seen from the side to move, all 64 squares at once: what the other side
// attacks, checks and pins, which pieces may move, how many moves go to each square; then the sum.
//
// Piece nibbles: 0 empty; 1 to 6 white pawn, knight, bishop, rook, queen, king; 9 to 14 black.
// State word: [0] side to move, 1 black; [4:1] castling rights, K lowest, then Q, k, q; [5] en
// passant square valid; [11:6] that square. A promotion is four moves. The tag is anything, and
// comes back with the answer.
//
// Latency: fourteen clocks, one position a clock, answers in the order of the positions. No stage
// ever stands still: there are sixteen places for answers, and a position is taken only if it gets
// one.
//
// Preconditions: one king a side; no pawn on the first or last rank; a castling right only with
// king and rook at home; an en passant square only on the third rank of the side that moved last,
// that square and the one behind it empty and a pawn of that side before it; the side not to move
// not in check. When they are broken an answer comes all the same, at its time, and depends on
// nothing but that position; it has no meaning.
//
// Generated: do not edit. Made by:
//   fpgambit export --unit count --build compact --out DIR

`default_nettype none

module fpgambit_count (
    input  wire        clock,             // Everything happens at its rising edge
    input  wire        reset,             // Synchronous: no answer offered, positions under way are
                                          // forgotten
    input  wire        position_valid,    // A position is there
    output wire        position_ready,    // It is taken at this edge if position_valid is high; low
                                          // during reset, and while sixteen answers are owed
    input  wire [15:0] position_tag,      // Anything; it comes back with the answer
    input  wire [31:0] position_rank_0,   // The board: ranks 1 to 8, eight piece nibbles each, file
                                          // a lowest
    input  wire [31:0] position_rank_1,   // The board: ranks 1 to 8, eight piece nibbles each, file
                                          // a lowest
    input  wire [31:0] position_rank_2,   // The board: ranks 1 to 8, eight piece nibbles each, file
                                          // a lowest
    input  wire [31:0] position_rank_3,   // The board: ranks 1 to 8, eight piece nibbles each, file
                                          // a lowest
    input  wire [31:0] position_rank_4,   // The board: ranks 1 to 8, eight piece nibbles each, file
                                          // a lowest
    input  wire [31:0] position_rank_5,   // The board: ranks 1 to 8, eight piece nibbles each, file
                                          // a lowest
    input  wire [31:0] position_rank_6,   // The board: ranks 1 to 8, eight piece nibbles each, file
                                          // a lowest
    input  wire [31:0] position_rank_7,   // The board: ranks 1 to 8, eight piece nibbles each, file
                                          // a lowest
    input  wire [31:0] position_state,    // The state word, whose clocks do not matter
    output wire        answer_valid,      // An answer is offered; it holds until taken, and does
                                          // not wait for answer_ready
    input  wire        answer_ready,      // The sink takes it at this edge
    output wire [15:0] answer_tag,        // The tag that came with the position
    output wire [9:0]  answer_count,      // How many legal moves there are
    output wire        answer_check,      // The side to move is in check
    output wire        answer_mate,       // It is mated
    output wire        answer_stalemate,  // It has no move, and is not in check
    output wire [15:0] cycles             // Clocks of this run, from a position that finds nothing
                                          // under way to the last answer taken, both counted,
                                          // modulo 65,536
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

  // The answer, at its place.
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

`default_nettype wire
