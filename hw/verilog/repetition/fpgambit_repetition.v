// fpgambit_repetition: chess repetition with a single counter
//
// SPDX-License-Identifier: MIT OR Apache-2.0
//
// Load a board image, push the moves of a game or of a search's line, and ask whether the position
// has occurred before. Moves are taken back two a clock while one counter holds how many pieces
// stand where the examined position has something else: 0 with the same side to move is a
// repetition (single-counter method, MATCOS-13, section 4). Nothing is taken back from the first
// irreversible move on, none below four plies, and no more once the counter can no longer come down
// to 0 in the moves that remain.
//
// Piece nibbles: 0 empty; 1 to 6 white pawn, knight, bishop, rook, queen, king; 9 to 14 black.
// Squares: a1 = 0, b1 = 1 to h8 = 63. Flags of a record: [0] pawn move, [1] capture, [2] castling,
// [3] anything else after which the position before cannot come again: a promotion, a castling
// right lost, any move where an en passant capture was legal, a null move (whose other bits are 0).
// Each makes the move irreversible; besides, [2] moves the rook too, and a pawn that goes to an
// empty square of another file captures en passant.
//
// Answer: words with [12] set, of which the last may be one too, name a piece of the side to move
// [5:0] and the square [11:6] from which a position would come again, nearest first; whether it can
// go there is not told. The last word: [13] repeated, [31:23] plies back to the nearest, [22:16]
// how often the position has occurred, this time included, up to 127; [14] older moves than the
// last 510 were dropped and might hold more; [15] the walk ended early. A query that ends at the
// nearest repetition counts up to 2.
//
// Latency: 3 clocks and one for each pair of reversible moves, if every word is taken at once. A
// load takes 9 clocks a rank, a push 5, a pop 4; castling 2 more, en passant 1.
//
// A load begins a new, empty history; its words may come in any order, and only those that changed.
// One that a reset breaks off (the unit was not idle) leaves the history empty and must be
// repeated, as must a push or pop broken off, with the whole position. Nothing is taken in a cycle
// with reset. cycles and steps count modulo 65,536.
//
// Preconditions: one king a side; no pawn on the first or last rank; a castling right only with
// king and rook at home; an en passant square only on the third rank of the side that moved last,
// that square and the one behind it empty and a pawn of that side before it; the side not to move
// not in check. When they are broken the unit still ends and comes back to idle, and nothing of an
// earlier position shows; its answer has no meaning.
//
// Generated: do not edit. Made by:
//   fpgambit export --unit repetition --build compact --out DIR

`default_nettype none

module fpgambit_repetition (
    input  wire        clock,           // Everything happens at its rising edge
    input  wire        reset,           // Synchronous: idle, no answer offered. Position and
                                        // history stay unless one of them was being changed
    input  wire        load_valid,      // Store a word of the board image, and forget the history
    output wire        load_ready,      // It will be stored: nothing is under way
    input  wire [3:0]  load_address,    // Which word: 0 to 7 ranks 1 to 8, 8 the state word; the
                                        // chain unit keeps no board
    input  wire [31:0] load_word,       // The word; the chain unit does not look at it
    input  wire        push_valid,      // Play a move
    output wire        push_ready,      // It will be played
    input  wire [23:0] push_record,     // The move record
    input  wire [2:0]  push_promotion,  // What a pawn becomes: 2 to 5 knight, bishop, rook, queen;
                                        // 0 nothing; the chain unit does not look at it
    input  wire        pop_valid,       // Take the newest move back
    output wire        pop_ready,       // It will be taken back: one is kept
    input  wire        query_valid,     // Begin a query
    output wire        query_ready,     // It will begin
    input  wire [2:0]  query_mode,      // [0] to the nearest repetition; not in the chain unit: [1]
                                        // moves that repeat too, [2] no early stop
    output wire        answer_valid,    // An answer word is offered
    input  wire        answer_ready,    // The sink takes it
    output wire [31:0] answer_word,     // The answer word
    output wire        answer_last,     // It is the last of the answer; the chain unit's always is
    output wire [15:0] cycles,          // Clocks the query took (so far)
    output wire [15:0] steps,           // Pairs of moves it took back (so far); of the chain unit
                                        // single moves
    output wire [8:0]  held,            // Moves kept
    output wire [8:0]  reversible       // How many of the newest are reversible
);

  localparam [4:0] HISTORY_FROM = 5'd0;
  localparam [4:0] HISTORY_IRREVERSIBLE = 5'd22;
  localparam [4:0] HISTORY_REVERSIBLE = 5'd23;
  localparam [4:0] HISTORY_TO = 5'd6;
  localparam [1:0] LOAD_ADDRESS_STATE = 2'd3;
  localparam [1:0] MODE_FIRST = 2'd0;
  localparam [1:0] MODE_NEAR = 2'd1;
  localparam [1:0] MODE_WHOLE = 2'd2;
  localparam [4:0] STATE_WORD_SIDE = 5'd0;

  reg  [31:0] newest;
  wire [31:0] even;
  wire [31:0] odd;
  wire        squares_read;
  wire [5:0]  squares_read_address_0;
  reg  [5:0]  squares_read_address_1;
  wire [5:0]  squares_read_address_2;
  wire [5:0]  squares_read_address_3;
  wire [3:0]  squares_read_word_0;
  wire [3:0]  squares_read_word_1;
  wire [3:0]  squares_read_word_2;
  wire [3:0]  squares_read_word_3;
  wire        even_history_write;
  wire        even_history_read;
  wire [31:0] even_history_read_word_0;
  wire        odd_history_write;
  wire        odd_history_read;
  wire [31:0] odd_history_read_word_0;
  wire        request_arbiter_free;
  wire        request_arbiter_load;
  wire        request_arbiter_push;
  wire        request_arbiter_pop;
  wire        request_arbiter_start;
  wire        history_pointers_clear;
  wire        history_pointers_set_side;
  wire        history_pointers_black;
  wire        history_pointers_was_irreversible;
  wire [8:0]  history_pointers_was_reversible;
  wire [8:0]  history_pointers_head;
  wire        history_pointers_cut;
  wire        history_pointers_side;
  wire        board_updater_load;
  wire        board_updater_write;
  wire [5:0]  board_updater_square;
  wire [3:0]  board_updater_nibble;
  wire        board_updater_looking;
  wire [5:0]  board_updater_looks_at;
  wire        board_updater_append;
  wire [31:0] board_updater_history_word;
  wire        board_updater_irreversible;
  wire        board_updater_idle;
  wire        board_updater_lost;
  wire        walk_first;
  wire        walk_near;
  wire        walk_whole;
  wire [7:0]  walk_even_address;
  wire [7:0]  walk_odd_address;
  wire        walk_step;
  wire        walk_out_valid;
  wire [31:0] walk_out_word;
  wire        walk_out_last;
  wire        walk_judging;
  wire        walk_idle;
  wire        stream_in_ready;
  wire        stream_drained;
  wire        cycle_counter_running;

  fpgambit_repetition_squares squares (
      .clock(clock),
      .write(board_updater_write),
      .write_address(board_updater_square),
      .write_word(board_updater_nibble),
      .read(squares_read),
      .read_address_0(squares_read_address_0),
      .read_address_1(squares_read_address_1),
      .read_address_2(squares_read_address_2),
      .read_address_3(squares_read_address_3),
      .read_word_0(squares_read_word_0),
      .read_word_1(squares_read_word_1),
      .read_word_2(squares_read_word_2),
      .read_word_3(squares_read_word_3)
  );

  fpgambit_repetition_even_history even_history (
      .clock(clock),
      .write(even_history_write),
      .write_address(history_pointers_head[8:1]),
      .write_word(board_updater_history_word),
      .read(even_history_read),
      .read_address_0(walk_even_address),
      .read_word_0(even_history_read_word_0)
  );

  fpgambit_repetition_even_history odd_history (
      .clock(clock),
      .write(odd_history_write),
      .write_address(history_pointers_head[8:1]),
      .write_word(board_updater_history_word),
      .read(odd_history_read),
      .read_address_0(walk_odd_address),
      .read_word_0(odd_history_read_word_0)
  );

  fpgambit_repetition_request_arbiter request_arbiter (
      .free(request_arbiter_free),
      .load_valid(load_valid),
      .push_valid(push_valid),
      .pop_valid(pop_valid),
      .query_valid(query_valid),
      .held(held),
      .load_ready(load_ready),
      .push_ready(push_ready),
      .pop_ready(pop_ready),
      .query_ready(query_ready),
      .load(request_arbiter_load),
      .push(request_arbiter_push),
      .pop(request_arbiter_pop),
      .start(request_arbiter_start)
  );

  fpgambit_repetition_history_pointers history_pointers (
      .clock(clock),
      .clear(history_pointers_clear),
      .set_side(history_pointers_set_side),
      .black(history_pointers_black),
      .append(board_updater_append),
      .irreversible(board_updater_irreversible),
      .pop(request_arbiter_pop),
      .was_irreversible(history_pointers_was_irreversible),
      .was_reversible(history_pointers_was_reversible),
      .head(history_pointers_head),
      .held(held),
      .reversible(reversible),
      .cut(history_pointers_cut),
      .side(history_pointers_side)
  );

  fpgambit_repetition_board_updater board_updater (
      .clock(clock),
      .reset(reset),
      .load(board_updater_load),
      .rank(load_address[2:0]),
      .load_word(load_word),
      .push(request_arbiter_push),
      .record(push_record),
      .promotion(push_promotion),
      .pop(request_arbiter_pop),
      .newest(newest),
      .on_to(squares_read_word_1),
      .reversible(reversible),
      .write(board_updater_write),
      .square(board_updater_square),
      .nibble(board_updater_nibble),
      .looking(board_updater_looking),
      .looks_at(board_updater_looks_at),
      .append(board_updater_append),
      .history_word(board_updater_history_word),
      .irreversible(board_updater_irreversible),
      .idle(board_updater_idle),
      .lost(board_updater_lost)
  );

  fpgambit_repetition_walk walk (
      .clock(clock),
      .reset(reset),
      .start(request_arbiter_start),
      .first(walk_first),
      .near(walk_near),
      .whole(walk_whole),
      .head(history_pointers_head),
      .reversible(reversible),
      .cut(history_pointers_cut),
      .side(history_pointers_side),
      .even(even[15:0]),
      .odd(odd[15:0]),
      .on_even_from(squares_read_word_0),
      .on_even_to(squares_read_word_1),
      .on_odd_from(squares_read_word_2),
      .on_odd_to(squares_read_word_3),
      .out_ready(stream_in_ready),
      .drained(stream_drained),
      .even_address(walk_even_address),
      .odd_address(walk_odd_address),
      .step(walk_step),
      .out_valid(walk_out_valid),
      .out_word(walk_out_word),
      .out_last(walk_out_last),
      .judging(walk_judging),
      .idle(walk_idle)
  );

  fpgambit_repetition_stream stream (
      .clock(clock),
      .reset(reset),
      .in_valid(walk_out_valid),
      .in_word(walk_out_word),
      .in_last(walk_out_last),
      .in_ready(stream_in_ready),
      .out_valid(answer_valid),
      .out_ready(answer_ready),
      .out_word(answer_word),
      .out_last(answer_last),
      .drained(stream_drained)
  );

  fpgambit_repetition_cycle_counter cycle_counter (
      .clock(clock),
      .start(request_arbiter_start),
      .running(cycle_counter_running),
      .step(walk_judging),
      .cycles(cycles),
      .steps(steps)
  );

  assign request_arbiter_free = board_updater_idle & walk_idle & !reset;
  assign even = even_history_read_word_0;
  assign odd = odd_history_read_word_0;

  always @* begin
    newest = odd;
    if (history_pointers_head[0]) begin
      newest = even;
    end
  end

  assign history_pointers_clear = request_arbiter_load | board_updater_lost;
  assign history_pointers_set_side = request_arbiter_load & load_address[LOAD_ADDRESS_STATE];
  assign history_pointers_black = load_word[STATE_WORD_SIDE];
  assign history_pointers_was_irreversible = newest[HISTORY_IRREVERSIBLE];
  assign history_pointers_was_reversible = newest[HISTORY_REVERSIBLE +: 9];
  assign board_updater_load = request_arbiter_load & !load_address[LOAD_ADDRESS_STATE];

  // Moves of even and of odd number in two banks, so that two are read in a clock.
  assign even_history_write = board_updater_append & !history_pointers_head[0];
  assign even_history_read = walk_step & !board_updater_append;
  assign odd_history_write = board_updater_append & history_pointers_head[0];
  assign odd_history_read = walk_step & !board_updater_append;
  assign squares_read = walk_step & !board_updater_write;
  assign squares_read_address_0 = even[HISTORY_FROM +: 6];

  always @* begin
    squares_read_address_1 = even[HISTORY_TO +: 6];
    if (board_updater_looking) begin
      squares_read_address_1 = board_updater_looks_at;
    end
  end

  assign squares_read_address_2 = odd[HISTORY_FROM +: 6];
  assign squares_read_address_3 = odd[HISTORY_TO +: 6];
  assign walk_first = query_mode[MODE_FIRST];
  assign walk_near = query_mode[MODE_NEAR];
  assign walk_whole = query_mode[MODE_WHOLE];
  assign cycle_counter_running = !walk_idle;
endmodule

`default_nettype wire
