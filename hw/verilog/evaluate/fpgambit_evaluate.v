// fpgambit_evaluate: a position's value by a small network, kept up to date move by move
//
// SPDX-License-Identifier: MIT OR Apache-2.0
//
// The unit evaluates positions with a small neural network, for up to eight games or lines of play
// at once, called contexts. For each context it keeps the current board and up to 31 earlier ones.
// The network has 768 inputs for each of two perspectives, White's and Black's, 32 hidden sums for
// each perspective, and eight output heads, of which the number of pieces selects one. For each
// position, the unit returns the value in centipawns for the side to move, the same integer that
// fpgambit's software computes.
//
// Each request is for the context in request_context. There are four kinds: 0 makes the move
// request_word; 1 undoes the context's last move or pass; 2 loads the board request_rank with the
// side to move request_black; 3 passes, so that the other side is to move. For each request except
// an undo, the unit returns one value with its context, in the order of the requests. You can undo
// up to 31 moves and passes, but none made before the context's last load.
//
// Piece nibbles: 0 empty; 1 to 6 white pawn, knight, bishop, rook, queen, king; 9 to 14 black. Move
// word: [5:0] from, [11:6] to, [15:12] kind. Kinds: 0 quiet, 1 double push, 2 castling on the
// king's side, 3 castling on the queen's side, 4 capture, 5 en passant, 8 to 11 promotion to
// knight, bishop, rook, queen, 12 to 15 capture with promotion to the same pieces. Castling is the
// king's move.
//
// Latency: the unit accepts a move or pass every four clocks, whether for one context or several,
// and offers the value 18 clocks after it accepted the request. It accepts an undo in one clock,
// even while a move is in progress; this delays no other request. To load a board, hold
// request_valid high and the other request inputs unchanged until request_ready is high. If the
// unit was idle, that is 196 clocks after the clock in which you first offered the load. The unit
// offers the value of a load 12 clocks after it accepted the load. While an offered value waits for
// the sink, the whole pipeline stalls.
//
// While reset is high, the unit accepts nothing; all requests in progress and a waiting value are
// discarded. After a reset, load each context before any other request to it.
//
// Memory files: they contain the network's weights. fpgambit export --network FILE makes them from
// a network file. To use another network, replace them with the files made from that network.
//
// Preconditions: after a reset, a load is the first request to each context. A move is pseudo-legal
// in its position, and castling is that of ordinary chess, not Chess960. There are no more undos
// than moves and passes. A board has 2 to 64 pieces. If a precondition is violated, the unit still
// returns each value on time, but the values of that context are meaningless until you load it
// again. If you withdraw a load before the unit accepts it, the unit returns no value for it; load
// that context again before any other request to it.
//
// Generated: do not edit. Made by:
//   fpgambit export --unit evaluate --build compact --out DIR

`default_nettype none

module fpgambit_evaluate #(
    // weights of the hidden sums: 1,024 words of 32 bytes, address {owner (0 the perspective's
    // side, 1 the other), kind of piece, square}
    parameter ROWS_FILE = "evaluate_rows.mem",
    // weights of two linear sums: 1,024 words of 10 bits, address {sum, kind of piece, square}
    parameter LINEAR_FILE = "evaluate_linear.mem",
    // weights of the output heads: 32 words of 16 weights and 32 bits of mix or bias, address
    // {head, hidden sums (0 the mover's, 1 the other side's), half of them}
    parameter HEADS_FILE = "evaluate_heads.mem"
) (
    input  wire        clock,             // Clock, rising edge
    input  wire        reset,             // Synchronous reset: no value offered in the next cycle;
                                          // requests in progress and a waiting value are discarded.
                                          // Load each context again
    input  wire        request_valid,     // A request is offered
    output wire        request_ready,     // The unit accepts the request at this edge if
                                          // request_valid is high. It depends on request_kind; low
                                          // during reset and while a value is offered that the sink
                                          // does not accept
    input  wire [1:0]  request_kind,      // 0: make the move; 1: undo the context's last move or
                                          // pass; 2: load the board; 3: pass
    input  wire [2:0]  request_context,   // The context of the request, 0 to 7
    input  wire [15:0] request_word,      // The move word of request kind 0: from [5:0], to [11:6],
                                          // kind [15:12]
    input  wire [31:0] request_rank_0,    // The board of request kind 2: ranks 1 to 8, eight piece
                                          // nibbles each, file a in bits 3 to 0
    input  wire [31:0] request_rank_1,    // The board of request kind 2: ranks 1 to 8, eight piece
                                          // nibbles each, file a in bits 3 to 0
    input  wire [31:0] request_rank_2,    // The board of request kind 2: ranks 1 to 8, eight piece
                                          // nibbles each, file a in bits 3 to 0
    input  wire [31:0] request_rank_3,    // The board of request kind 2: ranks 1 to 8, eight piece
                                          // nibbles each, file a in bits 3 to 0
    input  wire [31:0] request_rank_4,    // The board of request kind 2: ranks 1 to 8, eight piece
                                          // nibbles each, file a in bits 3 to 0
    input  wire [31:0] request_rank_5,    // The board of request kind 2: ranks 1 to 8, eight piece
                                          // nibbles each, file a in bits 3 to 0
    input  wire [31:0] request_rank_6,    // The board of request kind 2: ranks 1 to 8, eight piece
                                          // nibbles each, file a in bits 3 to 0
    input  wire [31:0] request_rank_7,    // The board of request kind 2: ranks 1 to 8, eight piece
                                          // nibbles each, file a in bits 3 to 0
    input  wire        request_black,     // The side to move of request kind 2: 1 = black
    output wire        value_valid,       // A value is offered; it holds until the sink accepts it
                                          // and does not depend on value_ready
    input  wire        value_ready,       // The sink accepts the offered value at this edge
    output wire [15:0] value_centipawns,  // The value in centipawns for the side to move, from
                                          // -20,000 to 20,000, as two's complement
    output wire [2:0]  value_context,     // The context of the value
    output wire [15:0] cycles             // Clocks of this run, modulo 65,536. A run lasts from the
                                          // acceptance of a move or pass, or the first offer of a
                                          // load, when no other request is in progress to the
                                          // acceptance of the last value, inclusive
);

  reg  [31:0] half_0;
  reg  [31:0] half_1;
  reg  [31:0] half_2;
  reg  [31:0] half_3;
  wire        control_enter;
  wire [4:0]  control_new_entry;
  wire [8:0]  control_board_address;
  wire        control_board_write;
  wire [8:0]  control_board_written;
  wire        control_scan;
  wire [6:0]  control_step;
  wire [15:0] control_word;
  wire        control_pass;
  wire        control_resolve;
  wire        control_of_move;
  wire        control_second;
  wire        control_of_black;
  wire [8:0]  control_stack_address;
  wire        control_stack_write;
  wire [8:0]  control_stack_written;
  wire        control_from_stack;
  wire        control_from_sums;
  wire        control_finished;
  wire        control_finished_black;
  wire [2:0]  control_context;
  wire [4:0]  entries_read_word;
  wire [31:0] boards_0_read_word;
  wire [31:0] boards_1_read_word;
  wire [31:0] boards_2_read_word;
  wire [31:0] boards_3_read_word;
  wire [5:0]  men_resolver_places_0;
  wire [5:0]  men_resolver_places_1;
  wire [5:0]  men_resolver_places_2;
  wire [5:0]  men_resolver_places_3;
  wire [3:0]  men_resolver_changes;
  wire [3:0]  men_resolver_comes;
  wire [3:0]  men_resolver_rook;
  wire [9:0]  men_resolver_row_address_0;
  wire [9:0]  men_resolver_row_address_1;
  wire [9:0]  men_resolver_linear_address_0;
  wire [9:0]  men_resolver_linear_address_1;
  wire        men_resolver_subtract;
  wire        men_resolver_negate_0;
  wire        men_resolver_negate_1;
  wire [6:0]  men_resolver_more_men;
  reg  [3:0]  board_changer_changes;
  wire [31:0] board_changer_changed_0;
  wire [31:0] board_changer_changed_1;
  wire [31:0] board_changer_changed_2;
  wire [31:0] board_changer_changed_3;
  wire [31:0] rows_read_word_0;
  wire [31:0] rows_read_word_1;
  wire [31:0] rows_read_word_2;
  wire [31:0] rows_read_word_3;
  wire [31:0] rows_read_word_4;
  wire [31:0] rows_read_word_5;
  wire [31:0] rows_read_word_6;
  wire [31:0] rows_read_word_7;
  wire [31:0] rows_read_word_8;
  wire [31:0] rows_read_word_9;
  wire [31:0] rows_read_word_10;
  wire [31:0] rows_read_word_11;
  wire [31:0] rows_read_word_12;
  wire [31:0] rows_read_word_13;
  wire [31:0] rows_read_word_14;
  wire [31:0] rows_read_word_15;
  wire [9:0]  linear_entries_read_word_0;
  wire [9:0]  linear_entries_read_word_1;
  wire [31:0] hidden_pairs_0_sums;
  wire [15:0] hidden_pairs_0_product;
  wire [31:0] hidden_pairs_1_sums;
  wire [15:0] hidden_pairs_1_product;
  wire [31:0] hidden_pairs_2_sums;
  wire [15:0] hidden_pairs_2_product;
  wire [31:0] hidden_pairs_3_sums;
  wire [15:0] hidden_pairs_3_product;
  wire [31:0] hidden_pairs_4_sums;
  wire [15:0] hidden_pairs_4_product;
  wire [31:0] hidden_pairs_5_sums;
  wire [15:0] hidden_pairs_5_product;
  wire [31:0] hidden_pairs_6_sums;
  wire [15:0] hidden_pairs_6_product;
  wire [31:0] hidden_pairs_7_sums;
  wire [15:0] hidden_pairs_7_product;
  wire [31:0] hidden_pairs_8_sums;
  wire [15:0] hidden_pairs_8_product;
  wire [31:0] hidden_pairs_9_sums;
  wire [15:0] hidden_pairs_9_product;
  wire [31:0] hidden_pairs_10_sums;
  wire [15:0] hidden_pairs_10_product;
  wire [31:0] hidden_pairs_11_sums;
  wire [15:0] hidden_pairs_11_product;
  wire [31:0] hidden_pairs_12_sums;
  wire [15:0] hidden_pairs_12_product;
  wire [31:0] hidden_pairs_13_sums;
  wire [15:0] hidden_pairs_13_product;
  wire [31:0] hidden_pairs_14_sums;
  wire [15:0] hidden_pairs_14_product;
  wire [31:0] hidden_pairs_15_sums;
  wire [15:0] hidden_pairs_15_product;
  wire [23:0] tally_word;
  wire [31:0] hidden_stack_0_read_word;
  wire [31:0] hidden_stack_1_read_word;
  wire [31:0] hidden_stack_2_read_word;
  wire [31:0] hidden_stack_3_read_word;
  wire [31:0] hidden_stack_4_read_word;
  wire [31:0] hidden_stack_5_read_word;
  wire [31:0] hidden_stack_6_read_word;
  wire [31:0] hidden_stack_7_read_word;
  wire [31:0] hidden_stack_8_read_word;
  wire [31:0] hidden_stack_9_read_word;
  wire [31:0] hidden_stack_10_read_word;
  wire [31:0] hidden_stack_11_read_word;
  wire [31:0] hidden_stack_12_read_word;
  wire [31:0] hidden_stack_13_read_word;
  wire [31:0] hidden_stack_14_read_word;
  wire [31:0] hidden_stack_15_read_word;
  wire [23:0] tally_stack_read_word;
  wire [31:0] heads_read_word_0;
  wire [31:0] heads_read_word_1;
  wire [31:0] heads_read_word_2;
  wire [31:0] heads_read_word_3;
  wire [31:0] heads_read_word_4;
  wire [4:0]  output_sum_head_address;
  wire        output_sum_advance;
  wire        output_sum_busy;

  fpgambit_evaluate_control control (
      .clock(clock),
      .reset(reset),
      .advance(output_sum_advance),
      .request_valid(request_valid),
      .request_ready(request_ready),
      .request_kind(request_kind),
      .request_context(request_context),
      .request_word(request_word),
      .entry(entries_read_word),
      .enter(control_enter),
      .new_entry(control_new_entry),
      .board_address(control_board_address),
      .board_write(control_board_write),
      .board_written(control_board_written),
      .scan(control_scan),
      .step(control_step),
      .word(control_word),
      .pass(control_pass),
      .resolve(control_resolve),
      .of_move(control_of_move),
      .second(control_second),
      .of_black(control_of_black),
      .stack_address(control_stack_address),
      .stack_write(control_stack_write),
      .stack_written(control_stack_written),
      .from_stack(control_from_stack),
      .from_sums(control_from_sums),
      .finished(control_finished),
      .finished_black(control_finished_black),
      .context_(control_context),
      .busy(output_sum_busy),
      .cycles(cycles)
  );

  fpgambit_evaluate_entries entries (
      .clock(clock),
      .write(control_enter),
      .write_address(request_context),
      .write_word(control_new_entry),
      .read_address(request_context),
      .read_word(entries_read_word)
  );

  fpgambit_evaluate_boards boards_0 (
      .clock(clock),
      .write(control_board_write),
      .write_address(control_board_written),
      .write_word(board_changer_changed_0),
      .read(output_sum_advance),
      .read_address(control_board_address),
      .read_word(boards_0_read_word)
  );

  fpgambit_evaluate_boards boards_1 (
      .clock(clock),
      .write(control_board_write),
      .write_address(control_board_written),
      .write_word(board_changer_changed_1),
      .read(output_sum_advance),
      .read_address(control_board_address),
      .read_word(boards_1_read_word)
  );

  fpgambit_evaluate_boards boards_2 (
      .clock(clock),
      .write(control_board_write),
      .write_address(control_board_written),
      .write_word(board_changer_changed_2),
      .read(output_sum_advance),
      .read_address(control_board_address),
      .read_word(boards_2_read_word)
  );

  fpgambit_evaluate_boards boards_3 (
      .clock(clock),
      .write(control_board_write),
      .write_address(control_board_written),
      .write_word(board_changer_changed_3),
      .read(output_sum_advance),
      .read_address(control_board_address),
      .read_word(boards_3_read_word)
  );

  fpgambit_evaluate_men_resolver men_resolver (
      .clock(clock),
      .advance(output_sum_advance),
      .half_0(half_0),
      .half_1(half_1),
      .half_2(half_2),
      .half_3(half_3),
      .scan(control_scan),
      .step(control_step),
      .word(control_word),
      .pass(control_pass),
      .resolve(control_resolve),
      .of_move(control_of_move),
      .second(control_second),
      .of_black(control_of_black),
      .places_0(men_resolver_places_0),
      .places_1(men_resolver_places_1),
      .places_2(men_resolver_places_2),
      .places_3(men_resolver_places_3),
      .changes(men_resolver_changes),
      .comes(men_resolver_comes),
      .rook(men_resolver_rook),
      .row_address_0(men_resolver_row_address_0),
      .row_address_1(men_resolver_row_address_1),
      .linear_address_0(men_resolver_linear_address_0),
      .linear_address_1(men_resolver_linear_address_1),
      .subtract(men_resolver_subtract),
      .negate_0(men_resolver_negate_0),
      .negate_1(men_resolver_negate_1),
      .more_men(men_resolver_more_men)
  );

  fpgambit_evaluate_board_changer board_changer (
      .half_0(half_0),
      .half_1(half_1),
      .half_2(half_2),
      .half_3(half_3),
      .is_upper(control_second),
      .places_0(men_resolver_places_0),
      .places_1(men_resolver_places_1),
      .places_2(men_resolver_places_2),
      .places_3(men_resolver_places_3),
      .changes(board_changer_changes),
      .comes(men_resolver_comes),
      .rook(men_resolver_rook),
      .changed_0(board_changer_changed_0),
      .changed_1(board_changer_changed_1),
      .changed_2(board_changer_changed_2),
      .changed_3(board_changer_changed_3)
  );

  fpgambit_evaluate_rows #(.ROWS_FILE(ROWS_FILE)) rows (
      .clock(clock),
      .read(output_sum_advance),
      .read_address_0(men_resolver_row_address_0),
      .read_address_1(men_resolver_row_address_1),
      .read_word_0(rows_read_word_0),
      .read_word_1(rows_read_word_1),
      .read_word_2(rows_read_word_2),
      .read_word_3(rows_read_word_3),
      .read_word_4(rows_read_word_4),
      .read_word_5(rows_read_word_5),
      .read_word_6(rows_read_word_6),
      .read_word_7(rows_read_word_7),
      .read_word_8(rows_read_word_8),
      .read_word_9(rows_read_word_9),
      .read_word_10(rows_read_word_10),
      .read_word_11(rows_read_word_11),
      .read_word_12(rows_read_word_12),
      .read_word_13(rows_read_word_13),
      .read_word_14(rows_read_word_14),
      .read_word_15(rows_read_word_15)
  );

  fpgambit_evaluate_linear_entries #(.LINEAR_FILE(LINEAR_FILE)) linear_entries (
      .clock(clock),
      .read(output_sum_advance),
      .read_address_0(men_resolver_linear_address_0),
      .read_address_1(men_resolver_linear_address_1),
      .read_word_0(linear_entries_read_word_0),
      .read_word_1(linear_entries_read_word_1)
  );

  fpgambit_evaluate_hidden_pairs hidden_pairs_0 (
      .clock(clock),
      .advance(output_sum_advance),
      .first({rows_read_word_4[7:0], rows_read_word_0[7:0]}),
      .second({rows_read_word_12[7:0], rows_read_word_8[7:0]}),
      .subtract(men_resolver_subtract),
      .from_stack(control_from_stack),
      .from_sums(control_from_sums),
      .stacked(hidden_stack_0_read_word),
      .sums(hidden_pairs_0_sums),
      .finished(control_finished),
      .weight(heads_read_word_0[7:0]),
      .product(hidden_pairs_0_product)
  );

  fpgambit_evaluate_hidden_pairs hidden_pairs_1 (
      .clock(clock),
      .advance(output_sum_advance),
      .first({rows_read_word_4[15:8], rows_read_word_0[15:8]}),
      .second({rows_read_word_12[15:8], rows_read_word_8[15:8]}),
      .subtract(men_resolver_subtract),
      .from_stack(control_from_stack),
      .from_sums(control_from_sums),
      .stacked(hidden_stack_1_read_word),
      .sums(hidden_pairs_1_sums),
      .finished(control_finished),
      .weight(heads_read_word_0[15:8]),
      .product(hidden_pairs_1_product)
  );

  fpgambit_evaluate_hidden_pairs hidden_pairs_2 (
      .clock(clock),
      .advance(output_sum_advance),
      .first({rows_read_word_4[23:16], rows_read_word_0[23:16]}),
      .second({rows_read_word_12[23:16], rows_read_word_8[23:16]}),
      .subtract(men_resolver_subtract),
      .from_stack(control_from_stack),
      .from_sums(control_from_sums),
      .stacked(hidden_stack_2_read_word),
      .sums(hidden_pairs_2_sums),
      .finished(control_finished),
      .weight(heads_read_word_0[23:16]),
      .product(hidden_pairs_2_product)
  );

  fpgambit_evaluate_hidden_pairs hidden_pairs_3 (
      .clock(clock),
      .advance(output_sum_advance),
      .first({rows_read_word_4[31:24], rows_read_word_0[31:24]}),
      .second({rows_read_word_12[31:24], rows_read_word_8[31:24]}),
      .subtract(men_resolver_subtract),
      .from_stack(control_from_stack),
      .from_sums(control_from_sums),
      .stacked(hidden_stack_3_read_word),
      .sums(hidden_pairs_3_sums),
      .finished(control_finished),
      .weight(heads_read_word_0[31:24]),
      .product(hidden_pairs_3_product)
  );

  fpgambit_evaluate_hidden_pairs hidden_pairs_4 (
      .clock(clock),
      .advance(output_sum_advance),
      .first({rows_read_word_5[7:0], rows_read_word_1[7:0]}),
      .second({rows_read_word_13[7:0], rows_read_word_9[7:0]}),
      .subtract(men_resolver_subtract),
      .from_stack(control_from_stack),
      .from_sums(control_from_sums),
      .stacked(hidden_stack_4_read_word),
      .sums(hidden_pairs_4_sums),
      .finished(control_finished),
      .weight(heads_read_word_1[7:0]),
      .product(hidden_pairs_4_product)
  );

  fpgambit_evaluate_hidden_pairs hidden_pairs_5 (
      .clock(clock),
      .advance(output_sum_advance),
      .first({rows_read_word_5[15:8], rows_read_word_1[15:8]}),
      .second({rows_read_word_13[15:8], rows_read_word_9[15:8]}),
      .subtract(men_resolver_subtract),
      .from_stack(control_from_stack),
      .from_sums(control_from_sums),
      .stacked(hidden_stack_5_read_word),
      .sums(hidden_pairs_5_sums),
      .finished(control_finished),
      .weight(heads_read_word_1[15:8]),
      .product(hidden_pairs_5_product)
  );

  fpgambit_evaluate_hidden_pairs hidden_pairs_6 (
      .clock(clock),
      .advance(output_sum_advance),
      .first({rows_read_word_5[23:16], rows_read_word_1[23:16]}),
      .second({rows_read_word_13[23:16], rows_read_word_9[23:16]}),
      .subtract(men_resolver_subtract),
      .from_stack(control_from_stack),
      .from_sums(control_from_sums),
      .stacked(hidden_stack_6_read_word),
      .sums(hidden_pairs_6_sums),
      .finished(control_finished),
      .weight(heads_read_word_1[23:16]),
      .product(hidden_pairs_6_product)
  );

  fpgambit_evaluate_hidden_pairs hidden_pairs_7 (
      .clock(clock),
      .advance(output_sum_advance),
      .first({rows_read_word_5[31:24], rows_read_word_1[31:24]}),
      .second({rows_read_word_13[31:24], rows_read_word_9[31:24]}),
      .subtract(men_resolver_subtract),
      .from_stack(control_from_stack),
      .from_sums(control_from_sums),
      .stacked(hidden_stack_7_read_word),
      .sums(hidden_pairs_7_sums),
      .finished(control_finished),
      .weight(heads_read_word_1[31:24]),
      .product(hidden_pairs_7_product)
  );

  fpgambit_evaluate_hidden_pairs hidden_pairs_8 (
      .clock(clock),
      .advance(output_sum_advance),
      .first({rows_read_word_6[7:0], rows_read_word_2[7:0]}),
      .second({rows_read_word_14[7:0], rows_read_word_10[7:0]}),
      .subtract(men_resolver_subtract),
      .from_stack(control_from_stack),
      .from_sums(control_from_sums),
      .stacked(hidden_stack_8_read_word),
      .sums(hidden_pairs_8_sums),
      .finished(control_finished),
      .weight(heads_read_word_2[7:0]),
      .product(hidden_pairs_8_product)
  );

  fpgambit_evaluate_hidden_pairs hidden_pairs_9 (
      .clock(clock),
      .advance(output_sum_advance),
      .first({rows_read_word_6[15:8], rows_read_word_2[15:8]}),
      .second({rows_read_word_14[15:8], rows_read_word_10[15:8]}),
      .subtract(men_resolver_subtract),
      .from_stack(control_from_stack),
      .from_sums(control_from_sums),
      .stacked(hidden_stack_9_read_word),
      .sums(hidden_pairs_9_sums),
      .finished(control_finished),
      .weight(heads_read_word_2[15:8]),
      .product(hidden_pairs_9_product)
  );

  fpgambit_evaluate_hidden_pairs hidden_pairs_10 (
      .clock(clock),
      .advance(output_sum_advance),
      .first({rows_read_word_6[23:16], rows_read_word_2[23:16]}),
      .second({rows_read_word_14[23:16], rows_read_word_10[23:16]}),
      .subtract(men_resolver_subtract),
      .from_stack(control_from_stack),
      .from_sums(control_from_sums),
      .stacked(hidden_stack_10_read_word),
      .sums(hidden_pairs_10_sums),
      .finished(control_finished),
      .weight(heads_read_word_2[23:16]),
      .product(hidden_pairs_10_product)
  );

  fpgambit_evaluate_hidden_pairs hidden_pairs_11 (
      .clock(clock),
      .advance(output_sum_advance),
      .first({rows_read_word_6[31:24], rows_read_word_2[31:24]}),
      .second({rows_read_word_14[31:24], rows_read_word_10[31:24]}),
      .subtract(men_resolver_subtract),
      .from_stack(control_from_stack),
      .from_sums(control_from_sums),
      .stacked(hidden_stack_11_read_word),
      .sums(hidden_pairs_11_sums),
      .finished(control_finished),
      .weight(heads_read_word_2[31:24]),
      .product(hidden_pairs_11_product)
  );

  fpgambit_evaluate_hidden_pairs hidden_pairs_12 (
      .clock(clock),
      .advance(output_sum_advance),
      .first({rows_read_word_7[7:0], rows_read_word_3[7:0]}),
      .second({rows_read_word_15[7:0], rows_read_word_11[7:0]}),
      .subtract(men_resolver_subtract),
      .from_stack(control_from_stack),
      .from_sums(control_from_sums),
      .stacked(hidden_stack_12_read_word),
      .sums(hidden_pairs_12_sums),
      .finished(control_finished),
      .weight(heads_read_word_3[7:0]),
      .product(hidden_pairs_12_product)
  );

  fpgambit_evaluate_hidden_pairs hidden_pairs_13 (
      .clock(clock),
      .advance(output_sum_advance),
      .first({rows_read_word_7[15:8], rows_read_word_3[15:8]}),
      .second({rows_read_word_15[15:8], rows_read_word_11[15:8]}),
      .subtract(men_resolver_subtract),
      .from_stack(control_from_stack),
      .from_sums(control_from_sums),
      .stacked(hidden_stack_13_read_word),
      .sums(hidden_pairs_13_sums),
      .finished(control_finished),
      .weight(heads_read_word_3[15:8]),
      .product(hidden_pairs_13_product)
  );

  fpgambit_evaluate_hidden_pairs hidden_pairs_14 (
      .clock(clock),
      .advance(output_sum_advance),
      .first({rows_read_word_7[23:16], rows_read_word_3[23:16]}),
      .second({rows_read_word_15[23:16], rows_read_word_11[23:16]}),
      .subtract(men_resolver_subtract),
      .from_stack(control_from_stack),
      .from_sums(control_from_sums),
      .stacked(hidden_stack_14_read_word),
      .sums(hidden_pairs_14_sums),
      .finished(control_finished),
      .weight(heads_read_word_3[23:16]),
      .product(hidden_pairs_14_product)
  );

  fpgambit_evaluate_hidden_pairs hidden_pairs_15 (
      .clock(clock),
      .advance(output_sum_advance),
      .first({rows_read_word_7[31:24], rows_read_word_3[31:24]}),
      .second({rows_read_word_15[31:24], rows_read_word_11[31:24]}),
      .subtract(men_resolver_subtract),
      .from_stack(control_from_stack),
      .from_sums(control_from_sums),
      .stacked(hidden_stack_15_read_word),
      .sums(hidden_pairs_15_sums),
      .finished(control_finished),
      .weight(heads_read_word_3[31:24]),
      .product(hidden_pairs_15_product)
  );

  fpgambit_evaluate_tally tally (
      .clock(clock),
      .advance(output_sum_advance),
      .first(linear_entries_read_word_0),
      .second(linear_entries_read_word_1),
      .negate_first(men_resolver_negate_0),
      .negate_second(men_resolver_negate_1),
      .more_men(men_resolver_more_men),
      .from_stack(control_from_stack),
      .from_sums(control_from_sums),
      .loaded_black(request_black),
      .stacked(tally_stack_read_word),
      .word(tally_word)
  );

  fpgambit_evaluate_boards hidden_stack_0 (
      .clock(clock),
      .write(control_stack_write),
      .write_address(control_stack_written),
      .write_word(hidden_pairs_0_sums),
      .read(output_sum_advance),
      .read_address(control_stack_address),
      .read_word(hidden_stack_0_read_word)
  );

  fpgambit_evaluate_boards hidden_stack_1 (
      .clock(clock),
      .write(control_stack_write),
      .write_address(control_stack_written),
      .write_word(hidden_pairs_1_sums),
      .read(output_sum_advance),
      .read_address(control_stack_address),
      .read_word(hidden_stack_1_read_word)
  );

  fpgambit_evaluate_boards hidden_stack_2 (
      .clock(clock),
      .write(control_stack_write),
      .write_address(control_stack_written),
      .write_word(hidden_pairs_2_sums),
      .read(output_sum_advance),
      .read_address(control_stack_address),
      .read_word(hidden_stack_2_read_word)
  );

  fpgambit_evaluate_boards hidden_stack_3 (
      .clock(clock),
      .write(control_stack_write),
      .write_address(control_stack_written),
      .write_word(hidden_pairs_3_sums),
      .read(output_sum_advance),
      .read_address(control_stack_address),
      .read_word(hidden_stack_3_read_word)
  );

  fpgambit_evaluate_boards hidden_stack_4 (
      .clock(clock),
      .write(control_stack_write),
      .write_address(control_stack_written),
      .write_word(hidden_pairs_4_sums),
      .read(output_sum_advance),
      .read_address(control_stack_address),
      .read_word(hidden_stack_4_read_word)
  );

  fpgambit_evaluate_boards hidden_stack_5 (
      .clock(clock),
      .write(control_stack_write),
      .write_address(control_stack_written),
      .write_word(hidden_pairs_5_sums),
      .read(output_sum_advance),
      .read_address(control_stack_address),
      .read_word(hidden_stack_5_read_word)
  );

  fpgambit_evaluate_boards hidden_stack_6 (
      .clock(clock),
      .write(control_stack_write),
      .write_address(control_stack_written),
      .write_word(hidden_pairs_6_sums),
      .read(output_sum_advance),
      .read_address(control_stack_address),
      .read_word(hidden_stack_6_read_word)
  );

  fpgambit_evaluate_boards hidden_stack_7 (
      .clock(clock),
      .write(control_stack_write),
      .write_address(control_stack_written),
      .write_word(hidden_pairs_7_sums),
      .read(output_sum_advance),
      .read_address(control_stack_address),
      .read_word(hidden_stack_7_read_word)
  );

  fpgambit_evaluate_boards hidden_stack_8 (
      .clock(clock),
      .write(control_stack_write),
      .write_address(control_stack_written),
      .write_word(hidden_pairs_8_sums),
      .read(output_sum_advance),
      .read_address(control_stack_address),
      .read_word(hidden_stack_8_read_word)
  );

  fpgambit_evaluate_boards hidden_stack_9 (
      .clock(clock),
      .write(control_stack_write),
      .write_address(control_stack_written),
      .write_word(hidden_pairs_9_sums),
      .read(output_sum_advance),
      .read_address(control_stack_address),
      .read_word(hidden_stack_9_read_word)
  );

  fpgambit_evaluate_boards hidden_stack_10 (
      .clock(clock),
      .write(control_stack_write),
      .write_address(control_stack_written),
      .write_word(hidden_pairs_10_sums),
      .read(output_sum_advance),
      .read_address(control_stack_address),
      .read_word(hidden_stack_10_read_word)
  );

  fpgambit_evaluate_boards hidden_stack_11 (
      .clock(clock),
      .write(control_stack_write),
      .write_address(control_stack_written),
      .write_word(hidden_pairs_11_sums),
      .read(output_sum_advance),
      .read_address(control_stack_address),
      .read_word(hidden_stack_11_read_word)
  );

  fpgambit_evaluate_boards hidden_stack_12 (
      .clock(clock),
      .write(control_stack_write),
      .write_address(control_stack_written),
      .write_word(hidden_pairs_12_sums),
      .read(output_sum_advance),
      .read_address(control_stack_address),
      .read_word(hidden_stack_12_read_word)
  );

  fpgambit_evaluate_boards hidden_stack_13 (
      .clock(clock),
      .write(control_stack_write),
      .write_address(control_stack_written),
      .write_word(hidden_pairs_13_sums),
      .read(output_sum_advance),
      .read_address(control_stack_address),
      .read_word(hidden_stack_13_read_word)
  );

  fpgambit_evaluate_boards hidden_stack_14 (
      .clock(clock),
      .write(control_stack_write),
      .write_address(control_stack_written),
      .write_word(hidden_pairs_14_sums),
      .read(output_sum_advance),
      .read_address(control_stack_address),
      .read_word(hidden_stack_14_read_word)
  );

  fpgambit_evaluate_boards hidden_stack_15 (
      .clock(clock),
      .write(control_stack_write),
      .write_address(control_stack_written),
      .write_word(hidden_pairs_15_sums),
      .read(output_sum_advance),
      .read_address(control_stack_address),
      .read_word(hidden_stack_15_read_word)
  );

  fpgambit_evaluate_tally_stack tally_stack (
      .clock(clock),
      .write(control_stack_write),
      .write_address(control_stack_written),
      .write_word(tally_word),
      .read(output_sum_advance),
      .read_address(control_stack_address),
      .read_word(tally_stack_read_word)
  );

  fpgambit_evaluate_heads #(.HEADS_FILE(HEADS_FILE)) heads (
      .clock(clock),
      .read(output_sum_advance),
      .read_address_0(output_sum_head_address),
      .read_word_0(heads_read_word_0),
      .read_word_1(heads_read_word_1),
      .read_word_2(heads_read_word_2),
      .read_word_3(heads_read_word_3),
      .read_word_4(heads_read_word_4)
  );

  fpgambit_evaluate_output_sum output_sum (
      .clock(clock),
      .reset(reset),
      .finished(control_finished),
      .of_black(control_finished_black),
      .context_(control_context),
      .tally(tally_word),
      .head_address(output_sum_head_address),
      .head_word(heads_read_word_4),
      .products_0(hidden_pairs_0_product),
      .products_1(hidden_pairs_1_product),
      .products_2(hidden_pairs_2_product),
      .products_3(hidden_pairs_3_product),
      .products_4(hidden_pairs_4_product),
      .products_5(hidden_pairs_5_product),
      .products_6(hidden_pairs_6_product),
      .products_7(hidden_pairs_7_product),
      .products_8(hidden_pairs_8_product),
      .products_9(hidden_pairs_9_product),
      .products_10(hidden_pairs_10_product),
      .products_11(hidden_pairs_11_product),
      .products_12(hidden_pairs_12_product),
      .products_13(hidden_pairs_13_product),
      .products_14(hidden_pairs_14_product),
      .products_15(hidden_pairs_15_product),
      .value_ready(value_ready),
      .value_valid(value_valid),
      .value(value_centipawns),
      .value_context(value_context),
      .advance(output_sum_advance),
      .busy(output_sum_busy)
  );

  // The current stack entry of each context.
  // Half a board, from the stack or from the board to load.
  always @* begin
    half_0 = boards_0_read_word;
    if (control_scan) begin
      half_0 = request_rank_0;
      if (control_step[4]) begin
        half_0 = request_rank_4;
      end
    end
  end

  always @* begin
    half_1 = boards_1_read_word;
    if (control_scan) begin
      half_1 = request_rank_1;
      if (control_step[4]) begin
        half_1 = request_rank_5;
      end
    end
  end

  always @* begin
    half_2 = boards_2_read_word;
    if (control_scan) begin
      half_2 = request_rank_2;
      if (control_step[4]) begin
        half_2 = request_rank_6;
      end
    end
  end

  always @* begin
    half_3 = boards_3_read_word;
    if (control_scan) begin
      half_3 = request_rank_3;
      if (control_step[4]) begin
        half_3 = request_rank_7;
      end
    end
  end

  always @* begin
    board_changer_changes = men_resolver_changes;
    if (control_scan) begin
      board_changer_changes = 4'd0;
    end
  end
endmodule

`line 917 "fpgambit_evaluate_control.v" 0
// Accepts requests and tells the other blocks what to do in each clock.
module fpgambit_evaluate_control (
    input  wire        clock,            // Clock
    input  wire        reset,            // Synchronous reset
    input  wire        advance,          // Everything moves
    input  wire        request_valid,    // There is a request
    output reg         request_ready,    // It is accepted
    input  wire [1:0]  request_kind,     // What it is
    input  wire [2:0]  request_context,  // Its context
    input  wire [15:0] request_word,     // The move
    input  wire [4:0]  entry,            // The context's entry of the stack
    output wire        enter,            // The context gets another
    output reg  [4:0]  new_entry,        // This
    output wire [8:0]  board_address,    // Half a board to read
    output wire        board_write,      // Half a board is written
    output reg  [8:0]  board_written,    // Which
    output wire        scan,             // Two men of a board loaded are looked up
    output wire [6:0]  step,             // Which two
    output wire [15:0] word,             // The move in the first stage
    output wire        pass,             // It is a pass
    output wire        resolve,          // Its second half of the board is there
    output wire        of_move,          // A pair of a move is asked for
    output wire        second,           // It is the second pair, in which half a board follows the
                                         // lower
    output wire        of_black,         // It is asked for as Black sees the board
    output wire [8:0]  stack_address,    // Sums to read
    output wire        stack_write,      // Sums are written
    output wire [8:0]  stack_written,    // Which
    output wire        from_stack,       // Sums go on from the stack
    output wire        from_sums,        // They go on from themselves
    output wire        finished,         // A perspective's sums are complete
    output wire        finished_black,   // The perspective is Black's
    output wire [2:0]  context_,         // Their context
    input  wire        busy,             // The output has something under way
    output wire [15:0] cycles            // Clocks of this run
);

  localparam [1:0] ASK_LOAD = 2'd2;
  localparam [1:0] ASK_PASS = 2'd3;
  localparam [1:0] ASK_UNDO = 2'd1;

  reg         moving;
  reg         passing;
  reg         loading;
  reg         scanning;
  reg         scans_black;
  reg  [1:0]  count;
  reg  [1:0]  lead;
  reg  [1:0]  slot;
  reg  [15:0] held_word;
  reg  [15:0] clocks;
  reg  [2:0]  held_context;
  reg  [4:0]  held_entry;
  reg  [4:0]  held_new;
  reg  [6:0]  steps;
  reg         asks_move;
  reg         asks_load;
  reg         asks_first;
  reg         asks_last;
  reg         asks_black;
  reg  [7:0]  asked_read;
  reg  [7:0]  asked_write;
  reg  [3:0]  active;
  reg  [3:0]  first;
  reg  [3:0]  last;
  reg  [3:0]  load;
  reg  [3:0]  black;
  reg  [7:0]  read_1;
  reg  [7:0]  read_2;
  reg  [7:0]  write_1;
  reg  [7:0]  write_2;
  reg  [7:0]  write_3;
  reg  [7:0]  write_4;

  wire        is_load;
  wire        is_undo;
  wire        is_free;
  wire        goes;
  wire        takes;
  wire        wants_load;
  wire        scans_now;
  wire        ends_load;
  wire        under_way;
  wire        asks;
  reg         first_now;
  reg         last_now;
  reg         black_now;
  reg         writes_half;

  // Accept a load when it ends, and an undo at any time except during a load.
  assign goes = advance & !reset;
  assign is_load = request_kind == ASK_LOAD;
  assign is_undo = request_kind == ASK_UNDO;
  assign is_free = !loading & (!moving | (&count));
  assign wants_load = request_valid & is_load;
  assign scans_now = loading & scanning & wants_load;
  assign ends_load = scanning & scans_black & (steps == 7'd95);

  always @* begin
    request_ready = goes & is_free;
    if (is_undo) begin
      request_ready = goes & !loading;
    end
    if (is_load) begin
      request_ready = goes & loading & ends_load;
    end
  end

  assign takes = request_valid & goes & is_free & !is_load & !is_undo;

  // Stack entries: a move writes the next entry, an undo returns to the previous one, a load writes
  // the first.
  assign enter = request_valid & request_ready;

  always @* begin
    new_entry = entry + 5'd1;
    if (is_undo) begin
      new_entry = entry - 5'd1;
    end
    if (is_load) begin
      new_entry = 5'd0;
    end
  end

  always @(posedge clock) begin
    if (advance) begin
      // First stage of a move: four clocks.
      count <= count + 2'd1;
      if (&count) begin
        moving <= 1'b0;
      end
      if (takes) begin
        moving <= 1'b1;
        count <= 2'd0;
        passing <= request_kind == ASK_PASS;
        held_word <= request_word;
        held_context <= request_context;
        held_entry <= entry;
        held_new <= entry + 5'd1;
      end
      // A load: four clocks to finish the move before it, then 96 clocks per perspective.
      lead <= lead + 2'd1;
      if (&lead) begin
        scanning <= 1'b1;
      end
      if (scanning) begin
        steps <= steps + 7'd1;
        if (steps == 7'd95) begin
          steps <= 7'd0;
          scans_black <= 1'b1;
        end
      end
      if (!wants_load | ends_load) begin
        loading <= 1'b0;
      end
      if (!loading) begin
        loading <= is_free & wants_load;
        lead <= 2'd0;
        scanning <= 1'b0;
        scans_black <= 1'b0;
        steps <= 7'd0;
      end
      // Second stage: request the rows.
      slot <= slot + 2'd1;
      if (&slot) begin
        asks_move <= 1'b0;
      end
      if (moving & (count == 2'd2)) begin
        asks_move <= 1'b1;
        slot <= 2'd0;
        asked_read <= {held_context, held_entry};
        asked_write <= {held_context, held_new};
      end
      asks_load <= scans_now;
      asks_first <= !(|steps);
      asks_last <= steps == 7'd95;
      asks_black <= scans_black;
      if (scans_now) begin
        asked_write <= {request_context, 5'd0};
      end
    end
    if (reset) begin
      moving <= 1'b0;
      loading <= 1'b0;
      asks_move <= 1'b0;
      asks_load <= 1'b0;
    end
  end

  // Then, in step with the rows: addresses, rows, change, sums.
  assign asks = asks_move | asks_load;

  always @* begin
    first_now = asks_first;
    last_now = asks_last;
    black_now = asks_black;
    if (asks_move) begin
      first_now = !slot[0];
      last_now = slot[0];
      black_now = slot[1];
    end
  end

  always @(posedge clock) begin
    if (advance) begin
      active <= {active[2:0], 1'b0};
      if (asks) begin
        active <= {active[2:0], 1'b1};
      end
      first <= {first[2:0], 1'b0};
      if (first_now) begin
        first <= {first[2:0], 1'b1};
      end
      last <= {last[2:0], 1'b0};
      if (last_now) begin
        last <= {last[2:0], 1'b1};
      end
      load <= {load[2:0], 1'b0};
      if (asks_load) begin
        load <= {load[2:0], 1'b1};
      end
      black <= {black[2:0], 1'b0};
      if (black_now) begin
        black <= {black[2:0], 1'b1};
      end
      read_1 <= asked_read;
      read_2 <= read_1;
      write_1 <= asked_write;
      write_2 <= write_1;
      write_3 <= write_2;
      write_4 <= write_3;
    end
    if (reset) begin
      active <= 4'd0;
    end
  end

  // The board: read to look pieces up, read again to change it, and written once changed.
  assign board_address = {held_context, held_entry, count[0]};

  always @* begin
    writes_half = asks_move & !slot[1];
    board_written = {asked_write, slot[0]};
    if (scans_now) begin
      writes_half = !scans_black & !(|steps[6:5]) & !(|steps[3:0]);
      board_written = {request_context, 5'd0, steps[4]};
    end
  end

  assign board_write = advance & writes_half;
  assign scan = scans_now;
  assign step = steps;
  assign word = held_word;
  assign pass = passing;
  assign resolve = moving & (count == 2'd2);
  assign of_move = asks_move;
  assign second = slot[0];
  assign of_black = black_now;

  // The sums: read in the same clock as the rows, written when complete.
  assign stack_address = {read_2, black[1]};
  assign from_stack = first[2] & !load[2];
  assign from_sums = !first[2];
  assign finished = active[3] & last[3];
  assign finished_black = black[3];
  assign stack_write = advance & active[3] & last[3];
  assign stack_written = {write_4, black[3]};
  assign context_ = write_4[7:5];

  // A run begins when a move or load arrives and nothing is in progress.
  assign under_way = moving | loading | asks | (|active) | busy;

  always @(posedge clock) begin
    if (under_way) begin
      clocks <= clocks + 16'd1;
    end else if (takes | (goes & wants_load)) begin
      clocks <= 16'd1;
    end
  end

  assign cycles = clocks;

  initial begin
    moving = 1'b0;
    passing = 1'b0;
    loading = 1'b0;
    scanning = 1'b0;
    scans_black = 1'b0;
    count = 2'd0;
    lead = 2'd0;
    slot = 2'd0;
    held_word = 16'd0;
    clocks = 16'd0;
    held_context = 3'd0;
    held_entry = 5'd0;
    held_new = 5'd0;
    steps = 7'd0;
    asks_move = 1'b0;
    asks_load = 1'b0;
    asks_first = 1'b0;
    asks_last = 1'b0;
    asks_black = 1'b0;
    asked_read = 8'd0;
    asked_write = 8'd0;
    active = 4'd0;
    first = 4'd0;
    last = 4'd0;
    load = 4'd0;
    black = 4'd0;
    read_1 = 8'd0;
    read_2 = 8'd0;
    write_1 = 8'd0;
    write_2 = 8'd0;
    write_3 = 8'd0;
    write_4 = 8'd0;
  end

  // What nothing here reads.
  wire unused = &{1'b0, first[3], load[3]};
endmodule

`line 1239 "fpgambit_evaluate_entries.v" 0
// Memory of 5 bits per word and 3 address bits, with one write port and one combinational read
// port.
module fpgambit_evaluate_entries (
    input  wire       clock,          // Clock
    input  wire       write,          // Stores write_word at this clock edge
    input  wire [2:0] write_address,  // Address to write
    input  wire [4:0] write_word,     // Word to write
    input  wire [2:0] read_address,   // Address to read
    output wire [4:0] read_word       // The word read, as it was before this clock edge
);

  (* ram_style = "distributed" *)
  reg [4:0] words [0:7];
  integer entry;

  initial for (entry = 0; entry <= 7; entry = entry + 1) words[entry] = 5'd0;

  always @(posedge clock) if (write) words[write_address] <= write_word;

  assign read_word = words[read_address];
endmodule

`line 1262 "fpgambit_evaluate_boards.v" 0
// Block RAM with words of 32 bits and addresses of 9 bits, one write port and one registered read
// port. Its user must not use a word that it reads in the clock in which it writes that word.
module fpgambit_evaluate_boards (
    input  wire        clock,          // Clock
    input  wire        write,          // Stores write_word at this clock edge
    input  wire [8:0]  write_address,  // Address to write
    input  wire [31:0] write_word,     // Word to write
    input  wire        read,           // Reads at this clock edge; if low, the word read holds
    input  wire [8:0]  read_address,   // Address to read
    output reg  [31:0] read_word       // The word read, one clock later
);

  (* ram_style = "block", no_rw_check *)
  reg [31:0] words [0:511];
  integer entry;

  initial begin
    for (entry = 0; entry <= 511; entry = entry + 1) words[entry] = 32'd0;
    read_word = 32'd0;
  end

  always @(posedge clock) begin
    if (write) words[write_address] <= write_word;
    if (read) read_word <= words[read_address];
  end
endmodule

`line 1290 "fpgambit_evaluate_men_resolver.v" 0
// Looks up a move's pieces on the board, half a board per clock, and requests two rows of weights
// per clock. It adds the first row; it subtracts the second or, during a load, adds it too.
module fpgambit_evaluate_men_resolver (
    input  wire        clock,             // Clock
    input  wire        advance,           // The pipeline advances
    input  wire [31:0] half_0,            // Half of a board: four ranks
    input  wire [31:0] half_1,            // Half of a board: four ranks
    input  wire [31:0] half_2,            // Half of a board: four ranks
    input  wire [31:0] half_3,            // Half of a board: four ranks
    input  wire        scan,              // A load is in progress: look up the board's pieces, two
                                          // at a time
    input  wire [6:0]  step,              // Number of the two: up to 31 for those of the board,
                                          // then those of the bias
    input  wire [15:0] word,              // The move word
    input  wire        pass,              // The request is a pass, not a move
    input  wire        resolve,           // Looks up the move's squares in the upper half, after
                                          // the lower
    input  wire        of_move,           // The requested pair belongs to a move, not to a load
    input  wire        second,            // The requested pair is the move's second
    input  wire        of_black,          // Black's perspective
    output wire [5:0]  places_0,          // Four squares that the move may change: the target, the
                                          // source, the rook's home or the pawn captured en
                                          // passant, and the castling rook's target
    output wire [5:0]  places_1,          // Four squares that the move may change: the target, the
                                          // source, the rook's home or the pawn captured en
                                          // passant, and the castling rook's target
    output reg  [5:0]  places_2,          // Four squares that the move may change: the target, the
                                          // source, the rook's home or the pawn captured en
                                          // passant, and the castling rook's target
    output wire [5:0]  places_3,          // Four squares that the move may change: the target, the
                                          // source, the rook's home or the pawn captured en
                                          // passant, and the castling rook's target
    output reg  [3:0]  changes,           // Which of these change
    output wire [3:0]  comes,             // Piece to put on the target square
    output wire [3:0]  rook,              // The castling rook
    output wire [9:0]  row_address_0,     // Addresses of the rows of weights: the one to add, and
                                          // the other
    output wire [9:0]  row_address_1,     // Addresses of the rows of weights: the one to add, and
                                          // the other
    output wire [9:0]  linear_address_0,  // Addresses of the linear entries of the same two pieces
    output wire [9:0]  linear_address_1,  // Addresses of the linear entries of the same two pieces
    output wire        subtract,          // Subtract the second row
    output wire        negate_0,          // Whether each linear entry counts for Black: a black
                                          // piece is added, or a white one removed
    output wire        negate_1,          // Whether each linear entry counts for Black: a black
                                          // piece is added, or a white one removed
    output wire [6:0]  more_men           // Number of pieces added minus the number removed
);

  localparam [2:0] FILE_D = 3'd3;
  localparam [2:0] FILE_F = 3'd5;
  localparam [2:0] FILE_H = 3'd7;
  localparam [3:0] MOVE_KIND_CASTLE_LONG = 4'd3;
  localparam [3:0] MOVE_KIND_CASTLE_SHORT = 4'd2;
  localparam [3:0] MOVE_KIND_EN_PASSANT = 4'd5;
  localparam [3:0] MOVE_WORD_KIND = 4'd12;
  localparam [3:0] MOVE_WORD_TO = 4'd6;
  localparam [3:0] NIBBLE_BLACK = 4'd8;
  localparam [2:0] PIECE_BLACK_PAWN = 3'd7;
  localparam [2:0] PIECE_KNIGHT = 3'd2;
  localparam [2:0] PIECE_NONE = 3'd0;
  localparam [2:0] PIECE_ROOK = 3'd4;

  reg  [3:0]  early_mover;
  reg  [3:0]  early_victim;
  reg  [3:0]  mover;
  reg  [3:0]  victim;
  reg  [5:0]  from;
  reg  [5:0]  to;
  reg  [3:0]  kind;
  reg         is_pass;
  reg  [9:0]  row_0;
  reg  [9:0]  row_1;
  reg  [9:0]  linear_0;
  reg  [9:0]  linear_1;
  reg         asked_subtract;
  reg         asked_negate_0;
  reg         asked_negate_1;
  reg  [6:0]  asked_men;
  reg         found_subtract;
  reg         found_negate_0;
  reg         found_negate_1;
  reg  [6:0]  found_men;

  reg  [5:0]  look_from;
  reg  [5:0]  look_to;
  wire [3:0]  from_rank;
  wire [3:0]  to_rank;
  reg  [31:0] from_word;
  reg  [31:0] to_word;
  wire [3:0]  on_from;
  wire [3:0]  on_to;
  wire        castles;
  reg  [3:0]  arrives;
  wire [3:0]  own_rook;
  reg  [5:0]  rook_home;
  reg  [5:0]  rook_away;
  reg  [5:0]  taken_on;
  reg  [3:0]  man_0;
  reg  [3:0]  man_1;
  reg  [5:0]  square_0;
  reg  [5:0]  square_1;
  reg  [5:0]  seen_0;
  reg  [5:0]  seen_1;
  reg  [5:0]  owned_0;
  reg  [5:0]  owned_1;
  reg  [6:0]  counts_0;
  reg  [6:0]  counts_1;
  wire [31:0] from_word_shifted;
  wire [31:0] to_word_shifted;

  // Squares to look up: two of the board to load, or the move's, or that of the pawn captured en
  // passant.
  always @* begin
    look_from = word[5:0];
    look_to = word[MOVE_WORD_TO +: 6];
    if (word[MOVE_WORD_KIND +: 4] == MOVE_KIND_EN_PASSANT) begin
      look_to = {word[5:3], word[8:6]};
    end
    if (scan) begin
      look_from = {step[4:0], 1'b0};
      look_to = {step[4:0], 1'b1};
    end
  end

  assign from_rank = 4'd1 << look_from[4:3];
  assign to_rank = 4'd1 << look_to[4:3];

  always @* begin
    from_word = 32'd0;
    if (from_rank[0]) begin
      from_word = from_word | half_0;
    end
    if (from_rank[1]) begin
      from_word = from_word | half_1;
    end
    if (from_rank[2]) begin
      from_word = from_word | half_2;
    end
    if (from_rank[3]) begin
      from_word = from_word | half_3;
    end
  end

  always @* begin
    to_word = 32'd0;
    if (to_rank[0]) begin
      to_word = to_word | half_0;
    end
    if (to_rank[1]) begin
      to_word = to_word | half_1;
    end
    if (to_rank[2]) begin
      to_word = to_word | half_2;
    end
    if (to_rank[3]) begin
      to_word = to_word | half_3;
    end
  end

  assign from_word_shifted = from_word >> {look_from[2:0], 2'd0};
  assign on_from = from_word_shifted[3:0];
  assign to_word_shifted = to_word >> {look_to[2:0], 2'd0};
  assign on_to = to_word_shifted[3:0];

  always @(posedge clock) begin
    if (advance) begin
      early_mover <= on_from;
      early_victim <= on_to;
      if (resolve) begin
        from <= word[5:0];
        to <= word[MOVE_WORD_TO +: 6];
        kind <= word[MOVE_WORD_KIND +: 4];
        is_pass <= pass;
        mover <= early_mover;
        if (look_from[5]) begin
          mover <= on_from;
        end
        victim <= early_victim;
        if (look_to[5]) begin
          victim <= on_to;
        end
        if (!word[14]) begin
          victim <= 4'd0;
        end
        if (pass) begin
          mover <= 4'd0;
          victim <= 4'd0;
          kind <= 4'd0;
        end
      end
      if (scan) begin
        mover <= on_from;
        victim <= on_to;
        to <= look_from;
        from <= look_to;
        if (|step[6:5]) begin
          // Bias rows, for either side: kind 7, which no piece has.
          mover <= 4'd7;
          victim <= 4'd15;
          to <= step[5:0];
          from <= step[5:0];
        end
      end
    end
  end

  // The move's pieces.
  assign castles = (kind == MOVE_KIND_CASTLE_SHORT) | (kind == MOVE_KIND_CASTLE_LONG);

  always @* begin
    arrives = mover;
    if (kind[3]) begin
      arrives = (mover & NIBBLE_BLACK) | ({2'd0, kind[1:0]} + {1'b0, PIECE_KNIGHT});
    end
  end

  assign own_rook = {mover[3], PIECE_ROOK};

  always @* begin
    rook_home = {from[5:3], 3'd0};
    rook_away = {from[5:3], FILE_D};
    if (kind == MOVE_KIND_CASTLE_SHORT) begin
      rook_home = {from[5:3], FILE_H};
      rook_away = {from[5:3], FILE_F};
    end
  end

  always @* begin
    taken_on = to;
    if (kind == MOVE_KIND_EN_PASSANT) begin
      taken_on = {from[5:3], to[2:0]};
    end
  end

  // The requested pair.
  always @* begin
    man_0 = arrives;
    square_0 = to;
    man_1 = mover;
    square_1 = from;
    if (second) begin
      man_0 = 4'd0;
      square_0 = rook_away;
      man_1 = victim;
      square_1 = taken_on;
      if (castles) begin
        man_0 = own_rook;
        man_1 = own_rook;
        square_1 = rook_home;
      end
    end
    if (!of_move) begin
      man_0 = mover;
      man_1 = victim;
      square_0 = to;
      square_1 = from;
    end
  end

  always @* begin
    seen_0 = square_0;
    if (of_black) begin
      seen_0 = square_0 ^ 6'd56;
    end
  end

  always @* begin
    owned_0 = square_0;
    if (man_0[3]) begin
      owned_0 = square_0 ^ 6'd56;
    end
  end

  always @* begin
    counts_0 = 7'd0;
    if ((man_0[2:0] != PIECE_NONE) & (man_0[2:0] != PIECE_BLACK_PAWN)) begin
      counts_0 = 7'd1;
    end
  end

  always @* begin
    seen_1 = square_1;
    if (of_black) begin
      seen_1 = square_1 ^ 6'd56;
    end
  end

  always @* begin
    owned_1 = square_1;
    if (man_1[3]) begin
      owned_1 = square_1 ^ 6'd56;
    end
  end

  always @* begin
    counts_1 = 7'd0;
    if ((man_1[2:0] != PIECE_NONE) & (man_1[2:0] != PIECE_BLACK_PAWN)) begin
      counts_1 = 7'd1;
    end
  end

  always @(posedge clock) begin
    if (advance) begin
      // An address: owner, kind, and the square as seen from the perspective or from the owner's
      // side.
      row_0 <= {1'b0, man_0[2:0], seen_0};
      if (man_0[3] != of_black) begin
        row_0 <= {1'b1, man_0[2:0], seen_0};
      end
      linear_0 <= {1'b0, man_0[2:0], owned_0};
      if (of_black) begin
        linear_0 <= {1'b1, man_0[2:0], owned_0};
      end
      found_negate_0 <= asked_negate_0;
      // An address: owner, kind, and the square as seen from the perspective or from the owner's
      // side.
      row_1 <= {1'b0, man_1[2:0], seen_1};
      if (man_1[3] != of_black) begin
        row_1 <= {1'b1, man_1[2:0], seen_1};
      end
      linear_1 <= {1'b0, man_1[2:0], owned_1};
      if (of_black) begin
        linear_1 <= {1'b1, man_1[2:0], owned_1};
      end
      found_negate_1 <= asked_negate_1;
      asked_subtract <= of_move;
      asked_negate_0 <= man_0[3];
      asked_negate_1 <= man_1[3] != of_move;
      asked_men <= counts_0 + counts_1;
      if (of_move) begin
        asked_men <= counts_0 - counts_1;
      end
      found_subtract <= asked_subtract;
      found_men <= asked_men;
    end
  end

  assign places_0 = to;
  assign places_1 = from;

  always @* begin
    places_2 = taken_on;
    changes = 4'd3;
    if (kind == MOVE_KIND_EN_PASSANT) begin
      changes = 4'd7;
    end
    if (castles) begin
      places_2 = rook_home;
      changes = 4'd15;
    end
    if (is_pass) begin
      changes = 4'd0;
    end
  end

  assign places_3 = rook_away;
  assign comes = arrives;
  assign rook = own_rook;
  assign row_address_0 = row_0;
  assign linear_address_0 = linear_0;
  assign negate_0 = found_negate_0;
  assign row_address_1 = row_1;
  assign linear_address_1 = linear_1;
  assign negate_1 = found_negate_1;
  assign subtract = found_subtract;
  assign more_men = found_men;

  initial begin
    early_mover = 4'd0;
    early_victim = 4'd0;
    mover = 4'd0;
    victim = 4'd0;
    from = 6'd0;
    to = 6'd0;
    kind = 4'd0;
    is_pass = 1'b0;
    row_0 = 10'd0;
    row_1 = 10'd0;
    linear_0 = 10'd0;
    linear_1 = 10'd0;
    asked_subtract = 1'b0;
    asked_negate_0 = 1'b0;
    asked_negate_1 = 1'b0;
    asked_men = 7'd0;
    found_subtract = 1'b0;
    found_negate_0 = 1'b0;
    found_negate_1 = 1'b0;
    found_men = 7'd0;
  end

  // What nothing here reads.
  wire unused = &{1'b0, from_word_shifted[31:4], to_word_shifted[31:4]};
endmodule

`line 1686 "fpgambit_evaluate_board_changer.v" 0
// Changes up to four squares of half a board in one clock: the first and the last square get a
// piece, and the two others become empty.
module fpgambit_evaluate_board_changer (
    input  wire [31:0] half_0,     // Half a board: four ranks
    input  wire [31:0] half_1,     // Half a board: four ranks
    input  wire [31:0] half_2,     // Half a board: four ranks
    input  wire [31:0] half_3,     // Half a board: four ranks
    input  wire        is_upper,   // The ranks are 5 to 8
    input  wire [5:0]  places_0,   // The four squares
    input  wire [5:0]  places_1,   // The four squares
    input  wire [5:0]  places_2,   // The four squares
    input  wire [5:0]  places_3,   // The four squares
    input  wire [3:0]  changes,    // Which of the four squares change
    input  wire [3:0]  comes,      // Piece to put on the first square
    input  wire [3:0]  rook,       // Piece to put on the last square
    output reg  [31:0] changed_0,  // The four ranks after the change
    output reg  [31:0] changed_1,  // The four ranks after the change
    output reg  [31:0] changed_2,  // The four ranks after the change
    output reg  [31:0] changed_3   // The four ranks after the change
);

  wire [31:0] masks_0;
  wire [31:0] masks_1;
  wire [31:0] masks_2;
  wire [31:0] masks_3;
  reg  [3:0]  ranks_0;
  reg  [3:0]  ranks_1;
  reg  [3:0]  ranks_2;
  reg  [3:0]  ranks_3;
  wire [31:0] first_men;
  wire [31:0] last_men;

  assign masks_0 = 32'h0000_000f << {places_0[2:0], 2'd0};

  always @* begin
    ranks_0 = 4'd0;
    if (changes[0] & (places_0[5] == is_upper)) begin
      ranks_0 = 4'd1 << places_0[4:3];
    end
  end

  assign masks_1 = 32'h0000_000f << {places_1[2:0], 2'd0};

  always @* begin
    ranks_1 = 4'd0;
    if (changes[1] & (places_1[5] == is_upper)) begin
      ranks_1 = 4'd1 << places_1[4:3];
    end
  end

  assign masks_2 = 32'h0000_000f << {places_2[2:0], 2'd0};

  always @* begin
    ranks_2 = 4'd0;
    if (changes[2] & (places_2[5] == is_upper)) begin
      ranks_2 = 4'd1 << places_2[4:3];
    end
  end

  assign masks_3 = 32'h0000_000f << {places_3[2:0], 2'd0};

  always @* begin
    ranks_3 = 4'd0;
    if (changes[3] & (places_3[5] == is_upper)) begin
      ranks_3 = 4'd1 << places_3[4:3];
    end
  end

  assign first_men = {comes, comes, comes, comes, comes, comes, comes, comes};
  assign last_men = {rook, rook, rook, rook, rook, rook, rook, rook};

  always @* begin
    changed_0 = half_0;
    if (ranks_1[0]) begin
      changed_0 = changed_0 & ~masks_1;
    end
    if (ranks_2[0]) begin
      changed_0 = changed_0 & ~masks_2;
    end
    if (ranks_0[0]) begin
      changed_0 = (changed_0 & ~masks_0) | (masks_0 & first_men);
    end
    if (ranks_3[0]) begin
      changed_0 = (changed_0 & ~masks_3) | (masks_3 & last_men);
    end
  end

  always @* begin
    changed_1 = half_1;
    if (ranks_1[1]) begin
      changed_1 = changed_1 & ~masks_1;
    end
    if (ranks_2[1]) begin
      changed_1 = changed_1 & ~masks_2;
    end
    if (ranks_0[1]) begin
      changed_1 = (changed_1 & ~masks_0) | (masks_0 & first_men);
    end
    if (ranks_3[1]) begin
      changed_1 = (changed_1 & ~masks_3) | (masks_3 & last_men);
    end
  end

  always @* begin
    changed_2 = half_2;
    if (ranks_1[2]) begin
      changed_2 = changed_2 & ~masks_1;
    end
    if (ranks_2[2]) begin
      changed_2 = changed_2 & ~masks_2;
    end
    if (ranks_0[2]) begin
      changed_2 = (changed_2 & ~masks_0) | (masks_0 & first_men);
    end
    if (ranks_3[2]) begin
      changed_2 = (changed_2 & ~masks_3) | (masks_3 & last_men);
    end
  end

  always @* begin
    changed_3 = half_3;
    if (ranks_1[3]) begin
      changed_3 = changed_3 & ~masks_1;
    end
    if (ranks_2[3]) begin
      changed_3 = changed_3 & ~masks_2;
    end
    if (ranks_0[3]) begin
      changed_3 = (changed_3 & ~masks_0) | (masks_0 & first_men);
    end
    if (ranks_3[3]) begin
      changed_3 = (changed_3 & ~masks_3) | (masks_3 & last_men);
    end
  end
endmodule

`line 1823 "fpgambit_evaluate_rows.v" 0
// Memory of words of Contents::PARTS times 32 bits, read from a file, with 2 registered read ports.
module fpgambit_evaluate_rows #(
    parameter ROWS_FILE = ""
) (
    input  wire        clock,           // Clock
    input  wire        read,            // Reads at this clock edge; if low, the words read hold
    input  wire [9:0]  read_address_0,  // Addresses to read
    input  wire [9:0]  read_address_1,  // Addresses to read
    output wire [31:0] read_word_0,     // The words read, part by part, one clock later
    output wire [31:0] read_word_1,     // The words read, part by part, one clock later
    output wire [31:0] read_word_2,     // The words read, part by part, one clock later
    output wire [31:0] read_word_3,     // The words read, part by part, one clock later
    output wire [31:0] read_word_4,     // The words read, part by part, one clock later
    output wire [31:0] read_word_5,     // The words read, part by part, one clock later
    output wire [31:0] read_word_6,     // The words read, part by part, one clock later
    output wire [31:0] read_word_7,     // The words read, part by part, one clock later
    output wire [31:0] read_word_8,     // The words read, part by part, one clock later
    output wire [31:0] read_word_9,     // The words read, part by part, one clock later
    output wire [31:0] read_word_10,    // The words read, part by part, one clock later
    output wire [31:0] read_word_11,    // The words read, part by part, one clock later
    output wire [31:0] read_word_12,    // The words read, part by part, one clock later
    output wire [31:0] read_word_13,    // The words read, part by part, one clock later
    output wire [31:0] read_word_14,    // The words read, part by part, one clock later
    output wire [31:0] read_word_15     // The words read, part by part, one clock later
);

  reg [255:0] words [0:1023];
  reg [255:0] found_0;
  reg [255:0] found_1;

  generate
    // A module that is not instantiated has no file to read.
    if (ROWS_FILE != "") begin : from_file
      initial $readmemh(ROWS_FILE, words);
    end
  endgenerate

  initial begin
    found_0 = 256'd0;
    found_1 = 256'd0;
  end

  always @(posedge clock) if (read) found_0 <= words[read_address_0];
  always @(posedge clock) if (read) found_1 <= words[read_address_1];

  assign read_word_0 = found_0[31:0];
  assign read_word_1 = found_0[63:32];
  assign read_word_2 = found_0[95:64];
  assign read_word_3 = found_0[127:96];
  assign read_word_4 = found_0[159:128];
  assign read_word_5 = found_0[191:160];
  assign read_word_6 = found_0[223:192];
  assign read_word_7 = found_0[255:224];
  assign read_word_8 = found_1[31:0];
  assign read_word_9 = found_1[63:32];
  assign read_word_10 = found_1[95:64];
  assign read_word_11 = found_1[127:96];
  assign read_word_12 = found_1[159:128];
  assign read_word_13 = found_1[191:160];
  assign read_word_14 = found_1[223:192];
  assign read_word_15 = found_1[255:224];

  `ifndef SYNTHESIS
  // Without this check, a simulator would continue with unknown words.
  integer file;
  initial begin
    file = $fopen(ROWS_FILE, "r");
    if (file == 0) $fatal(1, "no memory file %s", ROWS_FILE);
    else $fclose(file);
  end
  `endif
endmodule

`line 1897 "fpgambit_evaluate_linear_entries.v" 0
// Memory of 10 bits per word, read from a file, with 2 registered read ports.
module fpgambit_evaluate_linear_entries #(
    parameter LINEAR_FILE = ""
) (
    input  wire       clock,           // Clock
    input  wire       read,            // Reads at this clock edge; if low, the words read hold
    input  wire [9:0] read_address_0,  // Addresses to read
    input  wire [9:0] read_address_1,  // Addresses to read
    output reg  [9:0] read_word_0,     // The words read, one clock later
    output reg  [9:0] read_word_1      // The words read, one clock later
);

  reg [9:0] words [0:1023];

  generate
    // A module that is not instantiated has no file to read.
    if (LINEAR_FILE != "") begin : from_file
      initial $readmemh(LINEAR_FILE, words);
    end
  endgenerate

  initial begin
    read_word_0 = 10'd0;
    read_word_1 = 10'd0;
  end

  always @(posedge clock) if (read) read_word_0 <= words[read_address_0];
  always @(posedge clock) if (read) read_word_1 <= words[read_address_1];

  `ifndef SYNTHESIS
  // Without this check, a simulator would continue with unknown words.
  integer file;
  initial begin
    file = $fopen(LINEAR_FILE, "r");
    if (file == 0) $fatal(1, "no memory file %s", LINEAR_FILE);
    else $fclose(file);
  end
  `endif
endmodule

`line 1938 "fpgambit_evaluate_hidden_pairs.v" 0
// Keeps two of a perspective's hidden sums. Each clock adds the weights of two rows to them. The
// block then clips the sums and multiplies them, one after the other, by their output weights.
module fpgambit_evaluate_hidden_pairs (
    input  wire        clock,       // Clock
    input  wire        advance,     // Everything moves
    input  wire [15:0] first,       // The weights of a row that is added: of the lower sum in the
                                    // low byte
    input  wire [15:0] second,      // Those of the second row
    input  wire        subtract,    // The second row is subtracted
    input  wire        from_stack,  // The change is added to what the stack holds
    input  wire        from_sums,   // It is added to these sums; if neither, to 0
    input  wire [31:0] stacked,     // The sums in the stack: the lower sum in the low half
    output wire [31:0] sums,        // The sums
    input  wire        finished,    // They are those of a position
    input  wire [7:0]  weight,      // The output's weight, a clock after finished of the lower sum,
                                    // then of the other
    output wire [15:0] product      // What the one adds to the output, then the other
);

  reg  [8:0]  low_change;
  reg  [8:0]  high_change;
  reg  [15:0] low_sum;
  reg  [15:0] high_sum;
  reg  [6:0]  active;
  reg  [6:0]  waiting;
  reg  [15:0] multiplied;

  wire [8:0]  low_first;
  wire [8:0]  low_second;
  wire [8:0]  high_first;
  wire [8:0]  high_second;
  reg  [15:0] low_before;
  reg  [15:0] high_before;
  reg  [15:0] low_added;
  reg  [15:0] high_added;
  reg  [15:0] wide_weight;
  reg  [6:0]  low_active;
  reg  [6:0]  high_active;

  // Weights are signed.
  assign low_first = {first[7], first[7:0]};
  assign high_first = {first[15], first[15:8]};
  assign low_second = {second[7], second[7:0]};
  assign high_second = {second[15], second[15:8]};

  // The sums before the change.
  always @* begin
    low_before = 16'd0;
    high_before = 16'd0;
    if (from_stack) begin
      low_before = stacked[15:0];
      high_before = stacked[31:16];
    end
    if (from_sums) begin
      low_before = low_before | low_sum;
      high_before = high_before | high_sum;
    end
  end

  always @* begin
    low_added = {7'd0, low_change};
    if (low_change[8]) begin
      low_added = {7'd127, low_change};
    end
  end

  always @* begin
    high_added = {7'd0, high_change};
    if (high_change[8]) begin
      high_added = {7'd127, high_change};
    end
  end

  // Clip to the range 0 to 127.
  always @* begin
    low_active = low_sum[6:0];
    if (|low_sum[14:7]) begin
      low_active = 7'd127;
    end
    if (low_sum[15]) begin
      low_active = 7'd0;
    end
  end

  always @* begin
    high_active = high_sum[6:0];
    if (|high_sum[14:7]) begin
      high_active = 7'd127;
    end
    if (high_sum[15]) begin
      high_active = 7'd0;
    end
  end

  always @* begin
    wide_weight = {8'd0, weight};
    if (weight[7]) begin
      wide_weight = {8'hff, weight};
    end
  end

  always @(posedge clock) begin
    if (advance) begin
      low_change <= low_first + low_second;
      high_change <= high_first + high_second;
      if (subtract) begin
        low_change <= low_first - low_second;
        high_change <= high_first - high_second;
      end
      low_sum <= low_before + low_added;
      high_sum <= high_before + high_added;
      active <= waiting;
      if (finished) begin
        active <= low_active;
        waiting <= high_active;
      end
      multiplied <= {9'd0, active} * wide_weight;
    end
  end

  assign sums = {high_sum, low_sum};
  assign product = multiplied;

  initial begin
    low_change = 9'd0;
    high_change = 9'd0;
    low_sum = 16'd0;
    high_sum = 16'd0;
    active = 7'd0;
    waiting = 7'd0;
    multiplied = 16'd0;
  end
endmodule

`line 2073 "fpgambit_evaluate_tally.v" 0
// Keeps one of the two linear sums, the number of pieces and the side to move, in step with
// HiddenPair.
module fpgambit_evaluate_tally (
    input  wire        clock,          // Clock
    input  wire        advance,        // Everything moves
    input  wire [9:0]  first,          // The linear entry of a man who is added
    input  wire [9:0]  second,         // The second man's
    input  wire        negate_first,   // The first entry counts for the other side
    input  wire        negate_second,  // So does the second, or is taken from White's
    input  wire [6:0]  more_men,       // Men who come, less those who leave
    input  wire        from_stack,     // The change is added to what the stack holds
    input  wire        from_sums,      // It is added to these; if neither, to 0
    input  wire        loaded_black,   // Whether Black is to move on the board that is loaded
    input  wire [23:0] stacked,        // What the stack holds
    output reg  [23:0] word            // Linear sum, men (bit 16) and Black to move (bit 23)
);

  reg  [10:0] change;
  reg  [6:0]  men_change;
  reg  [15:0] linear;
  reg  [6:0]  men;
  reg         black;

  reg  [10:0] wide_first;
  wire [10:0] wide_second;
  reg  [15:0] before_;
  reg  [15:0] added;
  reg  [6:0]  men_before;

  // Entries are signed.
  always @* begin
    wide_first = {first[9], first};
    if (negate_first) begin
      wide_first = 11'd0 - {first[9], first};
    end
  end

  assign wide_second = {second[9], second};

  // The tally before the change.
  always @* begin
    before_ = 16'd0;
    men_before = 7'd0;
    if (from_stack) begin
      before_ = stacked[15:0];
      men_before = stacked[22:16];
    end
    if (from_sums) begin
      before_ = linear;
      men_before = men;
    end
  end

  always @* begin
    added = {5'd0, change};
    if (change[10]) begin
      added = {5'd31, change};
    end
  end

  always @(posedge clock) begin
    if (advance) begin
      change <= wide_first + wide_second;
      if (negate_second) begin
        change <= wide_first - wide_second;
      end
      men_change <= more_men;
      linear <= before_ + added;
      men <= men_before + men_change;
      if (!from_sums) begin
        black <= loaded_black;
        if (from_stack) begin
          black <= !stacked[23];
        end
      end
    end
  end

  always @* begin
    word = {1'b0, men, linear};
    if (black) begin
      word = {1'b1, men, linear};
    end
  end

  initial begin
    change = 11'd0;
    men_change = 7'd0;
    linear = 16'd0;
    men = 7'd0;
    black = 1'b0;
  end
endmodule

`line 2168 "fpgambit_evaluate_tally_stack.v" 0
// Block RAM with words of 24 bits and addresses of 9 bits, one write port and one registered read
// port. Its user must not use a word that it reads in the clock in which it writes that word.
module fpgambit_evaluate_tally_stack (
    input  wire        clock,          // Clock
    input  wire        write,          // Stores write_word at this clock edge
    input  wire [8:0]  write_address,  // Address to write
    input  wire [23:0] write_word,     // Word to write
    input  wire        read,           // Reads at this clock edge; if low, the word read holds
    input  wire [8:0]  read_address,   // Address to read
    output reg  [23:0] read_word       // The word read, one clock later
);

  (* ram_style = "block", no_rw_check *)
  reg [23:0] words [0:511];
  integer entry;

  initial begin
    for (entry = 0; entry <= 511; entry = entry + 1) words[entry] = 24'd0;
    read_word = 24'd0;
  end

  always @(posedge clock) begin
    if (write) words[write_address] <= write_word;
    if (read) read_word <= words[read_address];
  end
endmodule

`line 2196 "fpgambit_evaluate_heads.v" 0
// Memory of words of Contents::PARTS times 32 bits, read from a file, with 1 registered read ports.
module fpgambit_evaluate_heads #(
    parameter HEADS_FILE = ""
) (
    input  wire        clock,           // Clock
    input  wire        read,            // Reads at this clock edge; if low, the words read hold
    input  wire [4:0]  read_address_0,  // Addresses to read
    output wire [31:0] read_word_0,     // The words read, part by part, one clock later
    output wire [31:0] read_word_1,     // The words read, part by part, one clock later
    output wire [31:0] read_word_2,     // The words read, part by part, one clock later
    output wire [31:0] read_word_3,     // The words read, part by part, one clock later
    output wire [31:0] read_word_4      // The words read, part by part, one clock later
);

  reg [159:0] words [0:31];
  reg [159:0] found_0;

  generate
    // A module that is not instantiated has no file to read.
    if (HEADS_FILE != "") begin : from_file
      initial $readmemh(HEADS_FILE, words);
    end
  endgenerate

  initial begin
    found_0 = 160'd0;
  end

  always @(posedge clock) if (read) found_0 <= words[read_address_0];

  assign read_word_0 = found_0[31:0];
  assign read_word_1 = found_0[63:32];
  assign read_word_2 = found_0[95:64];
  assign read_word_3 = found_0[127:96];
  assign read_word_4 = found_0[159:128];

  `ifndef SYNTHESIS
  // Without this check, a simulator would continue with unknown words.
  integer file;
  initial begin
    file = $fopen(HEADS_FILE, "r");
    if (file == 0) $fatal(1, "no memory file %s", HEADS_FILE);
    else $fclose(file);
  end
  `endif
endmodule

`line 2244 "fpgambit_evaluate_output_sum.v" 0
// Adds up a position's output in four parts, one per clock: the two halves of White's hidden sums,
// then those of Black's.
module fpgambit_evaluate_output_sum (
    input  wire        clock,          // Clock
    input  wire        reset,          // Synchronous reset: no value offered, none in progress
    input  wire        finished,       // The sums of one perspective are complete
    input  wire        of_black,       // The perspective is Black's
    input  wire [2:0]  context_,       // The position's context
    input  wire [23:0] tally,          // The position's tally, in the same clock
    output reg  [4:0]  head_address,   // Address in the heads' memory: half of the weights in this
                                       // clock, the other half in the next
    input  wire [31:0] head_word,      // The last part of the word read: the mix, or the bias
    input  wire [15:0] products_0,     // Total of sixteen products
    input  wire [15:0] products_1,     // Total of sixteen products
    input  wire [15:0] products_2,     // Total of sixteen products
    input  wire [15:0] products_3,     // Total of sixteen products
    input  wire [15:0] products_4,     // Total of sixteen products
    input  wire [15:0] products_5,     // Total of sixteen products
    input  wire [15:0] products_6,     // Total of sixteen products
    input  wire [15:0] products_7,     // Total of sixteen products
    input  wire [15:0] products_8,     // Total of sixteen products
    input  wire [15:0] products_9,     // Total of sixteen products
    input  wire [15:0] products_10,    // Total of sixteen products
    input  wire [15:0] products_11,    // Total of sixteen products
    input  wire [15:0] products_12,    // Total of sixteen products
    input  wire [15:0] products_13,    // Total of sixteen products
    input  wire [15:0] products_14,    // Total of sixteen products
    input  wire [15:0] products_15,    // Total of sixteen products
    input  wire        value_ready,    // The sink accepts the value
    output wire        value_valid,    // A value is offered
    output wire [15:0] value,          // The value
    output wire [2:0]  value_context,  // The value's context
    output wire        advance,        // The pipeline advances
    output wire        busy            // A value is in progress
);

  reg  [3:0]  head;
  reg  [15:0] own_linear;
  reg  [5:0]  since;
  reg  [5:0]  whose;
  reg  [2:0]  contexts_0;
  reg  [2:0]  contexts_1;
  reg  [2:0]  contexts_2;
  reg  [2:0]  contexts_3;
  reg  [2:0]  contexts_4;
  reg  [2:0]  contexts_5;
  reg  [15:0] low_mixed;
  reg  [15:0] high_mixed;
  reg  [31:0] bias;
  reg  [31:0] extra;
  reg  [17:0] quarters_0;
  reg  [17:0] quarters_1;
  reg  [17:0] quarters_2;
  reg  [17:0] quarters_3;
  reg  [31:0] total;
  reg  [31:0] out;
  reg         offered;
  reg  [15:0] held_value;
  reg  [2:0]  held_context;

  wire        moves;
  wire [6:0]  men;
  reg  [3:0]  head_now;
  reg  [15:0] linear;
  reg  [15:0] mix;
  reg  [7:0]  weight;
  reg  [31:0] mixed;
  reg  [31:0] high_part;
  reg  [17:0] wide_0;
  reg  [17:0] wide_1;
  reg  [17:0] wide_2;
  reg  [17:0] wide_3;
  reg  [17:0] wide_4;
  reg  [17:0] wide_5;
  reg  [17:0] wide_6;
  reg  [17:0] wide_7;
  reg  [17:0] wide_8;
  reg  [17:0] wide_9;
  reg  [17:0] wide_10;
  reg  [17:0] wide_11;
  reg  [17:0] wide_12;
  reg  [17:0] wide_13;
  reg  [17:0] wide_14;
  reg  [17:0] wide_15;
  reg  [31:0] wider_0;
  reg  [31:0] wider_1;
  reg  [31:0] wider_2;
  reg  [31:0] wider_3;

  assign moves = !offered | value_ready;

  // The number of pieces selects the head; perspective and side to move select the weights.
  assign men = tally[22:16] - 7'd1;

  always @* begin
    head_now = {men[4:2], 1'b0};
    if (|men[6:5]) begin
      head_now = 4'd14;
    end
    if (of_black != tally[23]) begin
      head_now = head_now | 4'd1;
    end
  end

  always @* begin
    linear = tally[15:0];
    if (tally[23]) begin
      linear = 16'd0 - tally[15:0];
    end
  end

  always @* begin
    head_address = {head, 1'b1};
    if (finished) begin
      head_address = {head_now, 1'b0};
    end
  end

  // The mix: one byte of the linear sum at a time; the lower byte is unsigned.
  always @* begin
    weight = head_word[7:0];
    if (whose[0]) begin
      weight = head_word[15:8];
    end
  end

  always @* begin
    mix = {8'd0, weight};
    if (weight[7]) begin
      mix = {8'hff, weight};
    end
  end

  always @* begin
    mixed = {16'd0, low_mixed};
    if (low_mixed[15]) begin
      mixed = {16'hffff, low_mixed};
    end
  end

  always @* begin
    high_part = {8'd0, high_mixed, 8'd0};
    if (high_mixed[15]) begin
      high_part = {8'hff, high_mixed, 8'd0};
    end
  end

  always @* begin
    wide_0 = {2'd0, products_0};
    if (products_0[15]) begin
      wide_0 = {2'd3, products_0};
    end
  end

  always @* begin
    wide_1 = {2'd0, products_1};
    if (products_1[15]) begin
      wide_1 = {2'd3, products_1};
    end
  end

  always @* begin
    wide_2 = {2'd0, products_2};
    if (products_2[15]) begin
      wide_2 = {2'd3, products_2};
    end
  end

  always @* begin
    wide_3 = {2'd0, products_3};
    if (products_3[15]) begin
      wide_3 = {2'd3, products_3};
    end
  end

  always @* begin
    wide_4 = {2'd0, products_4};
    if (products_4[15]) begin
      wide_4 = {2'd3, products_4};
    end
  end

  always @* begin
    wide_5 = {2'd0, products_5};
    if (products_5[15]) begin
      wide_5 = {2'd3, products_5};
    end
  end

  always @* begin
    wide_6 = {2'd0, products_6};
    if (products_6[15]) begin
      wide_6 = {2'd3, products_6};
    end
  end

  always @* begin
    wide_7 = {2'd0, products_7};
    if (products_7[15]) begin
      wide_7 = {2'd3, products_7};
    end
  end

  always @* begin
    wide_8 = {2'd0, products_8};
    if (products_8[15]) begin
      wide_8 = {2'd3, products_8};
    end
  end

  always @* begin
    wide_9 = {2'd0, products_9};
    if (products_9[15]) begin
      wide_9 = {2'd3, products_9};
    end
  end

  always @* begin
    wide_10 = {2'd0, products_10};
    if (products_10[15]) begin
      wide_10 = {2'd3, products_10};
    end
  end

  always @* begin
    wide_11 = {2'd0, products_11};
    if (products_11[15]) begin
      wide_11 = {2'd3, products_11};
    end
  end

  always @* begin
    wide_12 = {2'd0, products_12};
    if (products_12[15]) begin
      wide_12 = {2'd3, products_12};
    end
  end

  always @* begin
    wide_13 = {2'd0, products_13};
    if (products_13[15]) begin
      wide_13 = {2'd3, products_13};
    end
  end

  always @* begin
    wide_14 = {2'd0, products_14};
    if (products_14[15]) begin
      wide_14 = {2'd3, products_14};
    end
  end

  always @* begin
    wide_15 = {2'd0, products_15};
    if (products_15[15]) begin
      wide_15 = {2'd3, products_15};
    end
  end

  always @* begin
    wider_0 = {14'd0, quarters_0};
    if (quarters_0[17]) begin
      wider_0 = {14'h3fff, quarters_0};
    end
  end

  always @* begin
    wider_1 = {14'd0, quarters_1};
    if (quarters_1[17]) begin
      wider_1 = {14'h3fff, quarters_1};
    end
  end

  always @* begin
    wider_2 = {14'd0, quarters_2};
    if (quarters_2[17]) begin
      wider_2 = {14'h3fff, quarters_2};
    end
  end

  always @* begin
    wider_3 = {14'd0, quarters_3};
    if (quarters_3[17]) begin
      wider_3 = {14'h3fff, quarters_3};
    end
  end

  always @(posedge clock) begin
    if (moves) begin
      since <= {since[4:0], 1'b0};
      whose <= {whose[4:0], 1'b0};
      if (finished) begin
        since <= {since[4:0], 1'b1};
        head <= head_now;
        own_linear <= linear;
      end
      if (of_black) begin
        whose <= {whose[4:0], 1'b1};
      end
      contexts_0 <= context_;
      contexts_1 <= contexts_0;
      contexts_2 <= contexts_1;
      contexts_3 <= contexts_2;
      contexts_4 <= contexts_3;
      contexts_5 <= contexts_4;
      // The first half comes with the mix, the second with the head's bias.
      low_mixed <= {8'd0, own_linear[7:0]} * mix;
      high_mixed <= {8'd0, own_linear[15:8]} * mix;
      if (own_linear[15]) begin
        high_mixed <= {8'hff, own_linear[15:8]} * mix;
      end
      bias <= head_word;
      extra <= mixed + high_part;
      if (since[2]) begin
        extra <= bias;
      end
      quarters_0 <= wide_0 + wide_1 + (wide_2 + wide_3);
      quarters_1 <= wide_4 + wide_5 + (wide_6 + wide_7);
      quarters_2 <= wide_8 + wide_9 + (wide_10 + wide_11);
      quarters_3 <= wide_12 + wide_13 + (wide_14 + wide_15);
      total <= wider_0 + wider_1 + (wider_2 + wider_3) + extra;
      if (since[3] | since[4]) begin
        out <= out + total;
      end
      if (since[3] & !whose[3]) begin
        out <= total;
      end
      // Divide the output's sum by 32 and clamp it to 20,000 either way.
      offered <= since[5] & whose[5];
      held_context <= contexts_5;
      held_value <= out[20:5];
      if (out[31]) begin
        if (out < 32'hfff6_3c00) begin
          held_value <= 16'hb1e0;
        end
      end else if (out > 32'h0009_c41f) begin
        held_value <= 16'h4e20;
      end
    end
    if (reset) begin
      since <= 6'd0;
      offered <= 1'b0;
    end
  end

  assign advance = moves;
  assign value_valid = offered;
  assign value = held_value;
  assign value_context = held_context;
  assign busy = offered | (|since);

  initial begin
    head = 4'd0;
    own_linear = 16'd0;
    since = 6'd0;
    whose = 6'd0;
    contexts_0 = 3'd0;
    contexts_1 = 3'd0;
    contexts_2 = 3'd0;
    contexts_3 = 3'd0;
    contexts_4 = 3'd0;
    contexts_5 = 3'd0;
    low_mixed = 16'd0;
    high_mixed = 16'd0;
    bias = 32'd0;
    extra = 32'd0;
    quarters_0 = 18'd0;
    quarters_1 = 18'd0;
    quarters_2 = 18'd0;
    quarters_3 = 18'd0;
    total = 32'd0;
    out = 32'd0;
    offered = 1'b0;
    held_value = 16'd0;
    held_context = 3'd0;
  end

  // What nothing here reads.
  wire unused = &{1'b0, men[1:0]};
endmodule

`default_nettype wire
