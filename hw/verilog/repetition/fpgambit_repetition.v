// fpgambit_repetition: repetition detection with a single counter
//
// SPDX-License-Identifier: MIT OR Apache-2.0
//
// Load a board image, push the moves of a game or of a search line, then query whether the current
// position has occurred before. In this text, a move is a move of one side (a ply). For a query,
// the unit takes moves back, two per clock, and compares each position that it reaches with the
// current one; the stored board stays as it is. A piece of the earlier position is displaced if the
// current position has a different piece, or none, on that piece's square. One counter holds the
// number of displaced pieces. If the counter is 0 and the same side is to move in both positions,
// the current position repeats the earlier one (single-counter method, MATCOS-13, section 4). The
// query ends at the most recent irreversible move, or when too few moves remain to bring the
// counter back to 0 (the early stop). If fewer than four moves (three if query_mode [1] is set)
// have been pushed since the last irreversible move or load, the unit takes no move back.
//
// Bits of query_mode: [0] stop at the nearest repetition; [1] also name moves that would repeat a
// position; [2] disable the early stop: the query then takes longer and finds the same repetitions;
// only [14] and [15] of the answer can differ.
//
// Piece nibbles: 0 empty; 1 to 6 white pawn, knight, bishop, rook, queen, king; 9 to 14 black.
// Squares: a1 = 0, b1 = 1 to h8 = 63.
//
// Flags of a move record: [16] pawn move; [17] capture; [18] castling; [19] any other reason why
// the position before the move cannot recur: the move is a promotion, it loses a castling right of
// either side, an en passant capture was legal in the position before it (even if another move is
// played), or it is a null move. Set every flag that applies: a promotion that captures sets [16],
// [17] and [19]; an en passant capture sets the same three. A castling right is lost if the move
// changes [4:1] of the state word, which is the ninth word of the board image. An en passant
// capture is legal if it does not leave the mover's king in check; the move generator then lists it
// as a move of kind 5. The record of a null move is 0x080000. Each flag makes the move
// irreversible. If [18] is set, the unit also moves the rook. If a pawn moves to an empty square on
// another file, the unit also removes the pawn that is captured en passant.
//
// The answer is one or more words; answer_last marks the last. In any word, [12] set means that one
// move would repeat an earlier position: the side to move would move its piece from square [5:0] to
// square [11:6]. The unit does not check whether the piece can move there. [12] is set only if
// query_mode [1] is set, and words for more recent positions come first. The last word also has the
// following fields; ignore them in the words before. [13]: the current position is a repetition.
// [31:23]: plies back to its nearest earlier occurrence, 0 if there is none. [22:16]: how often the
// position has occurred, at most 127. This number includes the current occurrence. It also includes
// the position that was loaded, if the current position repeats it. If query_mode [0] is set, it is
// 1 or 2. [14]: there may be more occurrences than were counted. This can happen because the
// history keeps only the last 510 moves. The unit sets [14] if three things hold: older moves were
// dropped, every move in the history is reversible, and the query went back as far as the oldest of
// them. [15]: the early stop ended the query. The number of occurrences is then complete, unless
// the history has dropped older moves; in that case it can be too small, although [14] is 0.
//
// Latency: a query takes 3 clocks plus one for each pair of moves taken back, if the sink accepts
// each word in the first clock in which it is offered. Let r be the value of the output
// `reversible`. A query takes back at most r / 2 pairs, rounded down. If query_mode [1] is set and
// r is odd, it also takes back the one remaining move, which counts as a pair here and in `steps`.
// A query that stops early takes back fewer. Loading a rank takes 9 clocks, the state word 1, a
// push 5, a pop 4. Pushing or popping takes 2 more clocks for castling and 1 more for an en passant
// capture.
//
// Loading a word empties the history. You can load the words in any order, and need to load only
// those that differ from the board that the unit holds now, which is the board after all pushes and
// pops so far. The unit uses only [0] of the state word, the side to move. Addresses 9 to 15 also
// select the state word. If several requests arrive at once, a load takes precedence over a push, a
// push over a pop, and a pop over a query. This also applies to a pop that the unit cannot accept
// because the history is empty: as long as pop_valid is high, query_ready then stays low. Offer a
// pop only if the output `held`, which is the number of moves in the history, is not 0.
//
// Reset: while reset is high, the unit accepts nothing. A reset during a query ends the query;
// board and history are kept. A reset while a rank is being loaded, or during a push or pop,
// empties the history. After an interrupted load, load that rank again. After an interrupted push
// or pop, load all nine words and push the moves again.
//
// cycles counts the clocks of a query, from its acceptance to the acceptance of its last answer
// word, inclusive. steps counts the pairs of moves taken back. Both count modulo 65,536 and hold
// their values until the next query. reversible is the number of moves in the history since the
// last irreversible one.
//
// Preconditions: each side has one king. No pawn is on the first or last rank. For each castling
// right, the king and that rook are on their home squares. If there is an en passant square, a
// pawn's double push over that square must be possible as the last move. For the square e3, this
// means that Black is to move, e2 and e3 are empty, and a white pawn is on e4. The side not to move
// is not in check. Each record pushed is that of a legal move in its position, or of a null move.
// If a precondition is violated, the unit still finishes and returns to idle. Its answers are then
// meaningless, but reveal nothing about positions loaded earlier.
//
// The descriptions of the ports also mention the chain unit. This is fpgambit_chains, which has the
// same ports but stores no board.
//
// Generated: do not edit. Made by:
//   fpgambit export --unit repetition --build compact --out DIR

`default_nettype none

module fpgambit_repetition (
    input  wire        clock,           // Clock, rising edge
    input  wire        reset,           // Synchronous reset: idle, no answer offered. Position and
                                        // history are kept unless one of them was being changed
    input  wire        load_valid,      // A word of the board image is offered; storing it clears
                                        // the history
    output wire        load_ready,      // The word will be stored: nothing is in progress
    input  wire [3:0]  load_address,    // Address of the word: 0 to 7 for ranks 1 to 8, 8 for the
                                        // state word; the chain unit keeps no board
    input  wire [31:0] load_word,       // The word; the chain unit ignores it
    input  wire        push_valid,      // Request to push a move
    output wire        push_ready,      // The move will be pushed
    input  wire [23:0] push_record,     // The move record
    input  wire [2:0]  push_promotion,  // Promotion piece: 2 to 5 knight, bishop, rook, queen; 0
                                        // none; the chain unit ignores it
    input  wire        pop_valid,       // Request to pop the newest move
    output wire        pop_ready,       // The move will be popped: the history is not empty
    input  wire        query_valid,     // Request to start a query
    output wire        query_ready,     // The query will start
    input  wire [2:0]  query_mode,      // [0] stop at the nearest repetition; not in the chain
                                        // unit: [1] also name repeating moves, [2] disable the
                                        // early stop
    output wire        answer_valid,    // An answer word is offered; it holds until accepted
    input  wire        answer_ready,    // The sink accepts it at this edge
    output wire [31:0] answer_word,     // The answer word
    output wire        answer_last,     // The last word of the answer; always set by the chain unit
    output wire [15:0] cycles,          // Clocks of the query so far
    output wire [15:0] steps,           // Pairs of moves retracted so far; single moves in the
                                        // chain unit
    output wire [8:0]  held,            // Number of moves kept
    output wire [8:0]  reversible       // Number of reversible moves at the end of the history
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

  // Moves with even and odd numbers are stored in two banks, so that two can be read per clock.
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

`line 379 "fpgambit_repetition_squares.v" 0
// Memory of 4 bits per word and 6 address bits, with one write port and 4 registered read ports.
module fpgambit_repetition_squares (
    input  wire       clock,           // Clock
    input  wire       write,           // Stores write_word at this clock edge
    input  wire [5:0] write_address,   // Address to write
    input  wire [3:0] write_word,      // Word to write
    input  wire       read,            // Reads at this clock edge; if low, the words read hold
    input  wire [5:0] read_address_0,  // Addresses to read
    input  wire [5:0] read_address_1,  // Addresses to read
    input  wire [5:0] read_address_2,  // Addresses to read
    input  wire [5:0] read_address_3,  // Addresses to read
    output reg  [3:0] read_word_0,     // The words read, one clock later
    output reg  [3:0] read_word_1,     // The words read, one clock later
    output reg  [3:0] read_word_2,     // The words read, one clock later
    output reg  [3:0] read_word_3      // The words read, one clock later
);

  (* ram_style = "block" *)
  reg [3:0] words [0:63];
  integer entry;

  initial begin
    for (entry = 0; entry <= 63; entry = entry + 1) words[entry] = 4'd0;
    read_word_0 = 4'd0;
    read_word_1 = 4'd0;
    read_word_2 = 4'd0;
    read_word_3 = 4'd0;
  end

  always @(posedge clock) begin
    if (write) words[write_address] <= write_word;
    if (read) begin
      read_word_0 <= words[read_address_0];
      read_word_1 <= words[read_address_1];
      read_word_2 <= words[read_address_2];
      read_word_3 <= words[read_address_3];
    end
  end
endmodule

`line 420 "fpgambit_repetition_even_history.v" 0
// Memory of 32 bits per word and 8 address bits, with one write port and 1 registered read ports.
module fpgambit_repetition_even_history (
    input  wire        clock,           // Clock
    input  wire        write,           // Stores write_word at this clock edge
    input  wire [7:0]  write_address,   // Address to write
    input  wire [31:0] write_word,      // Word to write
    input  wire        read,            // Reads at this clock edge; if low, the words read hold
    input  wire [7:0]  read_address_0,  // Addresses to read
    output reg  [31:0] read_word_0      // The words read, one clock later
);

  (* ram_style = "block" *)
  reg [31:0] words [0:255];
  integer entry;

  initial begin
    for (entry = 0; entry <= 255; entry = entry + 1) words[entry] = 32'd0;
    read_word_0 = 32'd0;
  end

  always @(posedge clock) begin
    if (write) words[write_address] <= write_word;
    if (read) begin
      read_word_0 <= words[read_address_0];
    end
  end
endmodule

`line 449 "fpgambit_repetition_request_arbiter.v" 0
// Grants a request when the unit is free; of several at once a load comes first, then a push, a pop
// and a query.
module fpgambit_repetition_request_arbiter (
    input  wire       free,         // No operation is in progress
    input  wire       load_valid,   // A load is requested
    input  wire       push_valid,   // A push is requested
    input  wire       pop_valid,    // A pop is requested
    input  wire       query_valid,  // A query is requested
    input  wire [8:0] held,         // Number of moves kept
    output wire       load_ready,   // A load would be granted
    output wire       push_ready,   // A push would be granted
    output wire       pop_ready,    // A pop would be granted
    output wire       query_ready,  // A query would be granted
    output wire       load,         // The load is granted
    output wire       push,         // The push is granted
    output wire       pop,          // The pop is granted
    output wire       start         // The query is granted
);

  wire        after_load;
  wire        after_push;
  wire        after_pop;
  wire        poppable;

  // A request can be granted if none of higher priority is pending.
  assign after_load = free & !load_valid;
  assign after_push = after_load & !push_valid;
  assign after_pop = after_push & !pop_valid;
  assign poppable = after_push & (held != 9'd0);
  assign load_ready = free;
  assign push_ready = after_load;
  assign pop_ready = poppable;
  assign query_ready = after_pop;
  assign load = load_valid & free;
  assign push = push_valid & after_load;
  assign pop = pop_valid & poppable;
  assign start = query_valid & after_pop;
endmodule

`line 489 "fpgambit_repetition_history_pointers.v" 0
// Counters for the history, which keeps the last 510 moves.
module fpgambit_repetition_history_pointers (
    input  wire       clock,             // Clock
    input  wire       clear,             // A new game begins
    input  wire       set_side,          // Sets the side to move
    input  wire       black,             // Side to set: black
    input  wire       append,            // A move is appended
    input  wire       irreversible,      // The position before the move cannot recur
    input  wire       pop,               // The newest move is removed
    input  wire       was_irreversible,  // The removed move was irreversible
    input  wire [8:0] was_reversible,    // Value of reversible before the removed move
    output wire [8:0] head,              // Number of the next move
    output wire [8:0] held,              // Number of moves kept
    output wire [8:0] reversible,        // Number of reversible moves
    output wire       cut,               // Further reversible moves may have been dropped
    output wire       side               // Side to move
);

  localparam [8:0] HISTORY_LIMIT_MOVES = 9'h1fe;

  reg  [8:0]  next_number;
  reg  [8:0]  kept;
  reg  [8:0]  run;
  reg         dropped;
  reg         turn;

  wire [8:0]  fewer;

  assign fewer = kept - 9'd1;

  always @(posedge clock) begin
    if (append) begin
      next_number <= next_number + 9'd1;
      turn <= !turn;
      if (kept == HISTORY_LIMIT_MOVES) begin
        dropped <= 1'b1;
      end else begin
        kept <= kept + 9'd1;
      end
      if (irreversible) begin
        run <= 9'd0;
      end else if (run != HISTORY_LIMIT_MOVES) begin
        run <= run + 9'd1;
      end
    end
    if (pop) begin
      next_number <= next_number - 9'd1;
      turn <= !turn;
      kept <= fewer;
      run <= run - 9'd1;
      // Some of the reversible moves counted then may have been dropped since.
      if (was_irreversible) begin
        run <= was_reversible;
        if (was_reversible > fewer) begin
          run <= fewer;
        end
      end
    end
    if (clear) begin
      kept <= 9'd0;
      run <= 9'd0;
      dropped <= 1'b0;
    end
    if (set_side) begin
      turn <= black;
    end
  end

  assign head = next_number;
  assign held = kept;
  assign reversible = run;
  assign cut = dropped & (run == kept);
  assign side = turn;

  initial begin
    next_number = 9'd0;
    kept = 9'd0;
    run = 9'd0;
    dropped = 1'b0;
    turn = 1'b0;
  end
endmodule

`line 573 "fpgambit_repetition_board_updater.v" 0
// Changes the board, and outputs what is needed to undo the change.
module fpgambit_repetition_board_updater (
    input  wire        clock,         // Clock
    input  wire        reset,         // Synchronous reset
    input  wire        load,          // Starts loading a rank
    input  wire [2:0]  rank,          // Number of the rank
    input  wire [31:0] load_word,     // The rank's nibbles, file a in the lowest bits
    input  wire        push,          // Starts making a move
    input  wire [23:0] record,        // The move record
    input  wire [2:0]  promotion,     // Promotion piece, 0 for none
    input  wire        pop,           // Starts taking a move back
    input  wire [31:0] newest,        // The newest move in the history
    input  wire [3:0]  on_to,         // Piece on the move's target square
    input  wire [8:0]  reversible,    // Number of reversible moves before this one
    output wire        write,         // A square changes
    output reg  [5:0]  square,        // The square that changes
    output reg  [3:0]  nibble,        // New contents of the square
    output reg         looking,       // looks_at must be read
    output wire [5:0]  looks_at,      // Target square of the move
    output reg         append,        // The move is appended to the history
    output reg  [31:0] history_word,  // History word of the move
    output wire        irreversible,  // The position before the move cannot recur
    output wire        idle,          // The updater is idle
    output reg         lost           // A reset interrupted a change
);

  localparam [2:0] FILE_D = 3'd3;
  localparam [2:0] FILE_F = 3'd5;
  localparam [2:0] FILE_H = 3'd7;
  localparam [1:0] FLAG_CASTLING = 2'd2;
  localparam [1:0] FLAG_PAWN = 2'd0;
  localparam [4:0] HISTORY_CAPTURED = 5'd16;
  localparam [4:0] HISTORY_CASTLING = 5'd20;
  localparam [4:0] HISTORY_EN_PASSANT = 5'd21;
  localparam [4:0] HISTORY_FROM = 5'd0;
  localparam [4:0] HISTORY_IRREVERSIBLE = 5'd22;
  localparam [4:0] HISTORY_PIECE = 5'd12;
  localparam [4:0] HISTORY_TO = 5'd6;
  localparam [3:0] PHASE_DROPPING = 4'd4;
  localparam [3:0] PHASE_EN_PASSANT = 4'd7;
  localparam [3:0] PHASE_IDLE = 4'd0;
  localparam [3:0] PHASE_LIFTING = 4'd3;
  localparam [3:0] PHASE_LOADING = 4'd1;
  localparam [3:0] PHASE_LOOKING = 4'd2;
  localparam [3:0] PHASE_ROOK_DROPPING = 4'd6;
  localparam [3:0] PHASE_ROOK_LIFTING = 4'd5;
  localparam [3:0] PHASE_SETTLING = 4'd8;
  localparam [2:0] PIECE_NONE = 3'd0;
  localparam [2:0] PIECE_PAWN = 3'd1;
  localparam [2:0] PIECE_ROOK = 3'd4;
  localparam [4:0] RECORD_FLAGS = 5'd16;
  localparam [4:0] RECORD_FROM = 5'd0;
  localparam [4:0] RECORD_PIECE = 5'd20;
  localparam [4:0] RECORD_TO = 5'd8;

  reg  [3:0]  phase;
  reg  [31:0] nibbles;
  reg  [5:0]  place;
  reg  [5:0]  from;
  reg  [5:0]  to;
  reg  [3:0]  piece;
  reg  [3:0]  becomes;
  reg  [3:0]  captured;
  reg         castles;
  reg         diagonal;
  reg         en_passant;
  reg         final_move;
  reg         back;

  wire [3:0]  flags;
  reg  [5:0]  rook_home;
  reg  [5:0]  rook_away;
  reg         writes;
  reg  [3:0]  phase_next;
  reg  [31:0] nibbles_next;
  reg  [5:0]  place_next;
  reg  [5:0]  from_next;
  reg  [5:0]  to_next;
  reg  [3:0]  piece_next;
  reg  [3:0]  becomes_next;
  reg  [3:0]  captured_next;
  reg         castles_next;
  reg         diagonal_next;
  reg         en_passant_next;
  reg         final_move_next;
  reg         back_next;

  assign flags = record[RECORD_FLAGS +: 4];

  // The castling rook's squares, on the king's rank: h and f or a and d.
  always @* begin
    rook_home = {to[5:3], 3'd0};
    rook_away = {to[5:3], FILE_D};
    if (to[2]) begin
      rook_home = to | {3'd0, FILE_H};
      rook_away = {to[5:3], FILE_F};
    end
  end

  always @* begin
    phase_next = phase;
    nibbles_next = nibbles;
    place_next = place;
    from_next = from;
    to_next = to;
    piece_next = piece;
    becomes_next = becomes;
    captured_next = captured;
    castles_next = castles;
    diagonal_next = diagonal;
    en_passant_next = en_passant;
    final_move_next = final_move;
    back_next = back;
    writes = 1'b0;
    square = from;
    nibble = 4'd0;
    looking = 1'b0;
    append = 1'b0;
    case (phase)
      PHASE_IDLE: begin
        back_next = pop;
        if (pop) begin
          from_next = newest[HISTORY_FROM +: 6];
          to_next = newest[HISTORY_TO +: 6];
          piece_next = newest[HISTORY_PIECE +: 4];
          captured_next = newest[HISTORY_CAPTURED +: 4];
          castles_next = newest[HISTORY_CASTLING];
          en_passant_next = newest[HISTORY_EN_PASSANT];
          phase_next = PHASE_LIFTING;
        end
        if (push) begin
          from_next = record[RECORD_FROM +: 6];
          to_next = record[RECORD_TO +: 6];
          piece_next = record[RECORD_PIECE +: 4];
          becomes_next = record[RECORD_PIECE +: 4];
          if (|promotion) begin
            becomes_next = {record[23], promotion};
          end
          castles_next = flags[FLAG_CASTLING];
          diagonal_next = flags[FLAG_PAWN] & (record[RECORD_FROM +: 3] != record[RECORD_TO +: 3]);
          final_move_next = (|flags) | (record[RECORD_PIECE +: 4] == {1'b0, PIECE_NONE});
          phase_next = PHASE_LOOKING;
        end
        if (load) begin
          nibbles_next = load_word;
          place_next = {rank, 3'd0};
          phase_next = PHASE_LOADING;
        end
      end
      PHASE_LOADING: begin
        writes = 1'b1;
        square = place;
        nibble = nibbles[3:0];
        nibbles_next = {4'd0, nibbles[31:4]};
        place_next = place + 6'd1;
        if (place[2:0] == 3'd7) begin
          phase_next = PHASE_IDLE;
        end
      end
      PHASE_LOOKING: begin
        looking = 1'b1;
        phase_next = PHASE_LIFTING;
      end
      PHASE_LIFTING: begin
        writes = |piece;
        if (back) begin
          square = to;
          nibble = captured;
        end else begin
          captured_next = on_to;
          en_passant_next = diagonal & (on_to == {1'b0, PIECE_NONE});
        end
        phase_next = PHASE_DROPPING;
      end
      PHASE_DROPPING: begin
        writes = |piece;
        nibble = piece;
        if (!back) begin
          square = to;
          nibble = becomes;
          append = 1'b1;
        end
        phase_next = PHASE_SETTLING;
        if (castles) begin
          phase_next = PHASE_ROOK_LIFTING;
        end
        if (en_passant) begin
          phase_next = PHASE_EN_PASSANT;
        end
      end
      PHASE_ROOK_LIFTING: begin
        writes = 1'b1;
        square = rook_home;
        if (back) begin
          square = rook_away;
        end
        phase_next = PHASE_ROOK_DROPPING;
      end
      PHASE_ROOK_DROPPING: begin
        writes = 1'b1;
        square = rook_away;
        if (back) begin
          square = rook_home;
        end
        nibble = {piece[3], PIECE_ROOK};
        phase_next = PHASE_SETTLING;
      end
      PHASE_EN_PASSANT: begin
        // The captured pawn is on the rank that the capturing pawn came from.
        writes = 1'b1;
        square = {from[5:3], to[2:0]};
        if (back) begin
          nibble = {piece[3] ^ 1'b1, PIECE_PAWN};
        end
        phase_next = PHASE_SETTLING;
      end
      PHASE_SETTLING: begin
        phase_next = PHASE_IDLE;
      end
      default: begin
      end
    endcase
    lost = 1'b0;
    if (reset) begin
      lost = phase != PHASE_IDLE;
      phase_next = PHASE_IDLE;
    end
  end

  assign write = writes;
  assign looks_at = to;
  assign irreversible = final_move;

  always @* begin
    history_word = {reversible, 3'd0, captured, piece, to, from};
    if (castles) begin
      history_word = history_word | (32'd1 << HISTORY_CASTLING);
    end
    if (en_passant) begin
      history_word = history_word | (32'd1 << HISTORY_EN_PASSANT);
    end
    if (final_move) begin
      history_word = history_word | (32'd1 << HISTORY_IRREVERSIBLE);
    end
  end

  assign idle = phase == PHASE_IDLE;

  initial begin
    phase = 4'd0;
    nibbles = 32'd0;
    place = 6'd0;
    from = 6'd0;
    to = 6'd0;
    piece = 4'd0;
    becomes = 4'd0;
    captured = 4'd0;
    castles = 1'b0;
    diagonal = 1'b0;
    en_passant = 1'b0;
    final_move = 1'b0;
    back = 1'b0;
  end

  always @(posedge clock) begin
    phase <= phase_next;
    nibbles <= nibbles_next;
    place <= place_next;
    from <= from_next;
    to <= to_next;
    piece <= piece_next;
    becomes <= becomes_next;
    captured <= captured_next;
    castles <= castles_next;
    diagonal <= diagonal_next;
    en_passant <= en_passant_next;
    final_move <= final_move_next;
    back <= back_next;
  end

  // What nothing here reads.
  wire unused = &{1'b0, record[15:14], record[7:6], newest[31:22]};
endmodule

`line 858 "fpgambit_repetition_walk.v" 0
// Walks back through the history and counts the pieces on squares where the examined position
// differs (single-counter method, MATCOS-13, section 4).
module fpgambit_repetition_walk (
    input  wire        clock,         // Clock
    input  wire        reset,         // Synchronous reset
    input  wire        start,         // A query starts
    input  wire        first,         // Stop at the nearest repetition
    input  wire        near,          // Also report moves that repeat a position
    input  wire        whole,         // Continue even when nothing more can be found
    input  wire [8:0]  head,          // Number of the next move in the history
    input  wire [8:0]  reversible,    // Number of reversible moves
    input  wire        cut,           // Further reversible moves may have been dropped
    input  wire        side,          // Side to move
    input  wire [15:0] even,          // The even move of a pair
    input  wire [15:0] odd,           // The odd move
    input  wire [3:0]  on_even_from,  // Piece that the examined position has on the even move's
                                      // source square
    input  wire [3:0]  on_even_to,    // Piece on its target square
    input  wire [3:0]  on_odd_from,   // Piece that the examined position has on the odd move's
                                      // source square
    input  wire [3:0]  on_odd_to,     // Piece on its target square
    input  wire        out_ready,     // The answer word is accepted
    input  wire        drained,       // The last word leaves
    output reg  [7:0]  even_address,  // Address of the even move to read
    output wire [7:0]  odd_address,   // Address of the odd move to read
    output wire        step,          // Reads both
    output wire        out_valid,     // An answer word is offered
    output reg  [31:0] out_word,      // The word
    output wire        out_last,      // The word is the last
    output wire        judging,       // A pair has been evaluated
    output wire        idle           // The walk is idle
);

  localparam [4:0] ANSWER_CANDIDATE = 5'd12;
  localparam [4:0] ANSWER_CUT = 5'd14;
  localparam [4:0] ANSWER_EARLY = 5'd15;
  localparam [6:0] ANSWER_LIMIT_COUNT = 7'd127;
  localparam [4:0] ANSWER_REPEATED = 5'd13;
  localparam [3:0] HISTORY_COLOUR = 4'd15;
  localparam [3:0] HISTORY_FROM = 4'd0;
  localparam [3:0] HISTORY_PIECE = 4'd12;
  localparam [3:0] HISTORY_TO = 4'd6;
  localparam [1:0] PHASE_DECLINING = 2'd2;
  localparam [1:0] PHASE_FLUSHING = 2'd3;
  localparam [1:0] PHASE_IDLE = 2'd0;
  localparam [1:0] PHASE_WALKING = 2'd1;

  reg  [1:0]  phase;
  reg         stops_first;
  reg         asks_near;
  reg         goes_on;
  reg         half;
  reg         judged;
  reg         colours;
  reg         odd_colours;
  reg  [7:0]  address;
  reg  [7:0]  pairs;
  reg  [15:0] even_held;
  reg  [15:0] odd_held;
  reg  [5:0]  displaced;
  reg  [5:0]  standing;
  reg  [5:0]  missing;
  reg  [5:0]  odd_displaced;
  reg  [5:0]  odd_standing;
  reg  [5:0]  odd_missing;
  reg  [8:0]  distance;
  reg  [8:0]  nearest;
  reg  [6:0]  count;

  wire        moving;
  wire        even_from_hit;
  wire        even_to_hit;
  wire        odd_from_hit;
  wire        odd_to_hit;
  reg         new_from_hit;
  reg         new_to_hit;
  reg         old_from_hit;
  reg         old_to_hit;
  wire        last_pair;
  wire        hopeless;
  wire        found;
  wire        candidate;
  wire        stops;
  wire        offers;
  wire        advances;
  reg  [7:0]  at;
  reg  [15:0] new_pair;
  reg  [15:0] old_pair;
  reg  [5:0]  new_change;
  reg  [5:0]  old_change;
  reg  [5:0]  new_standing;
  reg  [5:0]  new_missing;
  reg  [5:0]  old_standing;
  reg  [5:0]  old_missing;
  reg  [6:0]  counted;
  reg  [8:0]  back;

  // Evaluate the pair that the counter has just included.
  assign last_pair = pairs == 8'd0;
  assign hopeless = (pairs < 8'h20) & (displaced > {pairs[4:0], 1'b0});
  assign found = judged & (displaced == 6'd0) & !(half & last_pair);
  assign candidate = judged & asks_near & (odd_displaced == 6'd1) & (odd_colours == side);
  assign stops = judged & (last_pair | (hopeless & !goes_on) | (found & stops_first));

  always @* begin
    counted = count;
    back = nearest;
    if (found) begin
      if (count != ANSWER_LIMIT_COUNT) begin
        counted = count + 7'd1;
      end
      if (count == 7'd1) begin
        back = distance;
      end
    end
  end

  assign offers = (phase == PHASE_DECLINING) | ((phase == PHASE_WALKING) & (stops | candidate));
  assign advances = !offers | out_ready | reset;

  always @* begin
    out_word = {back, counted, 16'd0};
    if (candidate) begin
      out_word = out_word | (32'd1 << ANSWER_CANDIDATE) | {20'd0, odd_standing, 6'd0} |
          {26'd0, odd_missing};
    end
    if (counted != 7'd1) begin
      out_word = out_word | (32'd1 << ANSWER_REPEATED);
    end
    if (cut & (last_pair | (phase == PHASE_DECLINING))) begin
      out_word = out_word | (32'd1 << ANSWER_CUT);
    end
    if (hopeless & !last_pair & !goes_on) begin
      out_word = out_word | (32'd1 << ANSWER_EARLY);
    end
  end

  assign out_valid = offers;
  assign out_last = (phase == PHASE_DECLINING) | stops;
  assign judging = (phase == PHASE_WALKING) & judged & advances;

  // Find out which move of the pair is newer, and which squares hold the moved pieces.
  assign even_from_hit = on_even_from == even_held[HISTORY_PIECE +: 4];
  assign even_to_hit = on_even_to == even_held[HISTORY_PIECE +: 4];
  assign odd_from_hit = on_odd_from == odd_held[HISTORY_PIECE +: 4];
  assign odd_to_hit = on_odd_to == odd_held[HISTORY_PIECE +: 4];

  always @* begin
    new_pair = odd_held;
    new_from_hit = odd_from_hit;
    new_to_hit = odd_to_hit;
    old_pair = even_held;
    old_from_hit = even_from_hit;
    old_to_hit = even_to_hit;
    if (head[0]) begin
      new_pair = even_held;
      new_from_hit = even_from_hit;
      new_to_hit = even_to_hit;
      old_pair = odd_held;
      old_from_hit = odd_from_hit;
      old_to_hit = odd_to_hit;
    end
  end

  // The paper's four cases: 1 starts a journey, 2 ends one; 3 and 4 change nothing.
  always @* begin
    new_change = 6'd0;
    if (new_to_hit & !new_from_hit) begin
      new_change = 6'd1;
    end
    if (!new_to_hit & new_from_hit) begin
      new_change = 6'd63;
    end
  end

  always @* begin
    old_change = 6'd0;
    if (old_to_hit & !old_from_hit) begin
      old_change = 6'd1;
    end
    if (!old_to_hit & old_from_hit) begin
      old_change = 6'd63;
    end
  end

  always @* begin
    new_missing = 6'd0;
    new_standing = 6'd0;
    if (new_to_hit) begin
      new_missing = new_pair[HISTORY_TO +: 6];
    end else begin
      new_standing = new_pair[HISTORY_TO +: 6];
    end
    if (new_from_hit) begin
      new_missing = new_missing ^ new_pair[HISTORY_FROM +: 6];
    end else begin
      new_standing = new_standing ^ new_pair[HISTORY_FROM +: 6];
    end
  end

  always @* begin
    old_missing = 6'd0;
    old_standing = 6'd0;
    if (old_to_hit) begin
      old_missing = old_pair[HISTORY_TO +: 6];
    end else begin
      old_standing = old_pair[HISTORY_TO +: 6];
    end
    if (old_from_hit) begin
      old_missing = old_missing ^ old_pair[HISTORY_FROM +: 6];
    end else begin
      old_standing = old_standing ^ old_pair[HISTORY_FROM +: 6];
    end
  end

  // The next pair to read; after the walk, read the newest moves in advance.
  assign moving = !reset & (start | (phase == PHASE_WALKING) | (phase == PHASE_DECLINING));

  always @* begin
    at = head[8:1] - 8'd1;
    if (moving) begin
      at = address;
    end
  end

  assign odd_address = at;

  always @* begin
    even_address = at;
    if (head[0]) begin
      even_address = at + 8'd1;
    end
  end

  always @(posedge clock) begin
    if (advances) begin
      address <= at - 8'd1;
      even_held <= even;
      odd_held <= odd;
      odd_displaced <= displaced + new_change;
      odd_standing <= standing ^ new_standing;
      odd_missing <= missing ^ new_missing;
      odd_colours <= colours ^ (new_pair[HISTORY_COLOUR] & (new_to_hit != new_from_hit));
      displaced <= displaced + new_change + old_change;
      standing <= standing ^ new_standing ^ old_standing;
      missing <= missing ^ new_missing ^ old_missing;
      colours <= colours ^ (new_pair[HISTORY_COLOUR] & (new_to_hit != new_from_hit)) ^
          (old_pair[HISTORY_COLOUR] & (old_to_hit != old_from_hit));
      pairs <= pairs - 8'd1;
      distance <= distance + 9'd2;
      judged <= 1'b1;
      count <= counted;
      nearest <= back;
    end
    case (phase)
      PHASE_WALKING: begin
        if (stops & out_ready) begin
          phase <= PHASE_FLUSHING;
        end
      end
      PHASE_DECLINING: begin
        if (out_ready) begin
          phase <= PHASE_FLUSHING;
        end
      end
      PHASE_FLUSHING: begin
        if (drained) begin
          phase <= PHASE_IDLE;
        end
      end
      default: begin
      end
    endcase
    if (start) begin
      stops_first <= first;
      asks_near <= near;
      goes_on <= whole;
      pairs <= reversible[8:1];
      half <= near & reversible[0];
      if (near & reversible[0]) begin
        pairs <= reversible[8:1] + 8'd1;
      end
      judged <= 1'b0;
      displaced <= 6'd0;
      standing <= 6'd0;
      missing <= 6'd0;
      colours <= 1'b0;
      distance <= 9'd0;
      count <= 7'd1;
      nearest <= 9'd0;
      // Below four plies nothing can repeat, and no move can repeat below three.
      phase <= PHASE_WALKING;
      if ((reversible < 9'd3) | ((reversible == 9'd3) & !near)) begin
        phase <= PHASE_DECLINING;
      end
    end
    if (reset) begin
      phase <= PHASE_IDLE;
    end
  end

  assign step = advances;
  assign idle = phase == PHASE_IDLE;

  initial begin
    phase = 2'd0;
    stops_first = 1'b0;
    asks_near = 1'b0;
    goes_on = 1'b0;
    half = 1'b0;
    judged = 1'b0;
    colours = 1'b0;
    odd_colours = 1'b0;
    address = 8'd0;
    pairs = 8'd0;
    even_held = 16'd0;
    odd_held = 16'd0;
    displaced = 6'd0;
    standing = 6'd0;
    missing = 6'd0;
    odd_displaced = 6'd0;
    odd_standing = 6'd0;
    odd_missing = 6'd0;
    distance = 9'd0;
    nearest = 9'd0;
    count = 7'd0;
  end

  // What nothing here reads.
  wire unused = &{1'b0, new_pair[14:12], old_pair[14:12]};
endmodule

`line 1191 "fpgambit_repetition_stream.v" 0
// A ready/valid register for answer words of 32 bits.
module fpgambit_repetition_stream (
    input  wire        clock,      // Clock
    input  wire        reset,      // Synchronous reset
    input  wire        in_valid,   // A word is offered
    input  wire [31:0] in_word,    // The word
    input  wire        in_last,    // The word is the last
    output wire        in_ready,   // The word is accepted
    output wire        out_valid,  // A word is offered
    input  wire        out_ready,  // The sink accepts the word
    output wire [31:0] out_word,   // The word
    output wire        out_last,   // The word is the last
    output wire        drained     // The last word leaves
);

  reg         offered;
  reg         offered_last;
  reg  [31:0] offered_word;

  wire        leaves;
  wire        passes;

  assign leaves = offered & out_ready;
  assign passes = !offered | out_ready;

  always @(posedge clock) begin
    if (leaves) begin
      offered <= 1'b0;
    end
    if (in_valid & passes) begin
      offered <= 1'b1;
      offered_word <= in_word;
      offered_last <= in_last;
    end
    if (reset) begin
      offered <= 1'b0;
    end
  end

  assign in_ready = passes;
  assign out_valid = offered;
  assign out_word = offered_word;
  assign out_last = offered & offered_last;
  assign drained = leaves & offered_last;

  initial begin
    offered = 1'b0;
    offered_last = 1'b0;
    offered_word = 32'd0;
  end
endmodule

`line 1244 "fpgambit_repetition_cycle_counter.v" 0
// Counts the clocks and steps of a run, modulo 65,536.
module fpgambit_repetition_cycle_counter (
    input  wire        clock,    // Clock
    input  wire        start,    // A run starts
    input  wire        running,  // A run is in progress
    input  wire        step,     // The run takes a step
    output wire [15:0] cycles,   // Clocks of the run
    output wire [15:0] steps     // Steps of the run
);

  reg  [15:0] clocks;
  reg  [15:0] stepped;

  always @(posedge clock) begin
    if (running) begin
      clocks <= clocks + 16'd1;
    end
    if (step) begin
      stepped <= stepped + 16'd1;
    end
    if (start) begin
      clocks <= 16'd1;
      stepped <= 16'd0;
    end
  end

  assign cycles = clocks;
  assign steps = stepped;

  initial begin
    clocks = 16'd0;
    stepped = 16'd0;
  end
endmodule

`default_nettype wire
