// fpgambit_chains: repetition detection with AXON's chains
//
// SPDX-License-Identifier: MIT OR Apache-2.0
//
// Push the moves of a game or of a search line, then query whether the current position has
// occurred before. In this text, a move is a move of one side (a ply). For a query, the unit takes
// moves back one by one, without changing the history. It keeps a chain for each piece that is not
// on the same square in the earlier position and in the current one. A chain holds both squares and
// the piece's nibble. If there is no chain and the same side is to move in both positions, the
// current position repeats the earlier one (Vuckovic and Vidanovic, 2007, section 5; we also join
// chains of identical pieces end to end, so the unit detects cycles of any number of pieces). The
// query ends at the most recent irreversible move, or at the nearest repetition if query_mode [0]
// is set. If fewer than four moves have been pushed since the last irreversible move or load, the
// unit takes no move back.
//
// The ports are the same as those of fpgambit_repetition, so either unit can replace the other.
// This unit ignores load_word, load_address, push_promotion and query_mode [2:1]: a load only
// starts a new history, and the answer never names moves that would repeat a position.
//
// Flags of a move record: [16] pawn move; [17] capture; [18] castling; [19] any other reason why
// the position before the move cannot recur: the move is a promotion, it loses a castling right of
// either side, an en passant capture was legal in the position before it (even if another move is
// played), or it is a null move. Set every flag that applies: a promotion that captures sets [16],
// [17] and [19]; an en passant capture sets the same three. A castling right is lost if the move
// changes [4:1] of the state word, which is the ninth word of the board image. An en passant
// capture is legal if it does not leave the mover's king in check; the move generator then lists it
// as a move of kind 5. The record of a null move is 0x080000. Each flag makes the move
// irreversible.
//
// The answer is one word. [13]: the current position is a repetition. [31:23]: plies back to its
// nearest earlier occurrence, 0 if there is none. [22:16]: how often the position has occurred, at
// most 127. This number includes the current occurrence. It also includes the position that was
// loaded, if the current position repeats it. If query_mode [0] is set, it is 1 or 2. [14]: there
// may be more occurrences than were counted. This can happen because the history keeps only the
// last 510 moves. The unit sets [14] if three things hold: older moves were dropped, every move in
// the history is reversible, and the query went back as far as the oldest of them. [15]: the query
// ended before the oldest reversible move.
//
// Latency: a query takes 2 clocks, plus 3 for each move taken back, plus one for each chain that
// exists when the move is taken back. If it takes no move back, it takes 3 clocks. This applies if
// the sink accepts the word in the first clock in which it is offered. A load takes 1 clock, a push
// or pop 2. If several requests arrive at once, a load takes precedence over a push, a push over a
// pop, and a pop over a query. This also applies to a pop that the unit cannot accept because the
// history is empty: as long as pop_valid is high, query_ready then stays low. Offer a pop only if
// the output `held`, which is the number of moves in the history, is not 0.
//
// Reset: while reset is high, the unit accepts nothing. A reset ends a query and keeps the history.
// It cannot interrupt a load, push or pop: the history changes in the clock in which the unit
// accepts the request.
//
// cycles counts the clocks of a query, from its acceptance to the acceptance of its answer,
// inclusive. steps counts the moves taken back. Both count modulo 65,536 and hold their values
// until the next query. reversible is the number of moves in the history since the last
// irreversible one.
//
// Preconditions: each record pushed is that of a legal move in its position, or of a null move. If
// this is violated, the unit still finishes and returns to idle, but its answers are meaningless
// until the next load.
//
// Generated: do not edit. Made by:
//   fpgambit export --unit chains --build compact --out DIR

`default_nettype none

module fpgambit_chains (
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

  localparam [4:0] CHAIN_HISTORY_IRREVERSIBLE = 5'd16;
  localparam [4:0] CHAIN_HISTORY_REVERSIBLE = 5'd17;
  localparam [1:0] MODE_FIRST = 2'd0;

  wire        history_read;
  wire [25:0] history_read_word_0;
  wire [15:0] list_read_word_0;
  wire        request_arbiter_free;
  wire        request_arbiter_load;
  wire        request_arbiter_push;
  wire        request_arbiter_pop;
  wire        request_arbiter_start;
  wire        history_pointers_was_irreversible;
  wire [8:0]  history_pointers_was_reversible;
  wire [8:0]  history_pointers_head;
  wire        history_pointers_cut;
  wire        history_pointers_side;
  wire [25:0] record_packer_history_word;
  wire        record_packer_irreversible;
  wire        record_packer_idle;
  wire        chain_updater_first;
  wire        chain_updater_read;
  wire [8:0]  chain_updater_wanted;
  wire [4:0]  chain_updater_looks_at;
  wire        chain_updater_write;
  wire [4:0]  chain_updater_place;
  wire [15:0] chain_updater_link;
  wire        chain_updater_out_valid;
  wire [31:0] chain_updater_out_word;
  wire        chain_updater_judging;
  wire        chain_updater_idle;
  wire        stream_in_ready;
  wire        stream_drained;
  wire        cycle_counter_running;

  fpgambit_chains_history history (
      .clock(clock),
      .write(request_arbiter_push),
      .write_address(history_pointers_head),
      .write_word(record_packer_history_word),
      .read(history_read),
      .read_address_0(chain_updater_wanted),
      .read_word_0(history_read_word_0)
  );

  fpgambit_chains_list list (
      .clock(clock),
      .write(chain_updater_write),
      .write_address(chain_updater_place),
      .write_word(chain_updater_link),
      .read(1'b1),
      .read_address_0(chain_updater_looks_at),
      .read_word_0(list_read_word_0)
  );

  fpgambit_chains_request_arbiter request_arbiter (
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

  fpgambit_chains_history_pointers history_pointers (
      .clock(clock),
      .clear(request_arbiter_load),
      .set_side(1'b0),
      .black(1'b0),
      .append(request_arbiter_push),
      .irreversible(record_packer_irreversible),
      .pop(request_arbiter_pop),
      .was_irreversible(history_pointers_was_irreversible),
      .was_reversible(history_pointers_was_reversible),
      .head(history_pointers_head),
      .held(held),
      .reversible(reversible),
      .cut(history_pointers_cut),
      .side(history_pointers_side)
  );

  fpgambit_chains_record_packer record_packer (
      .clock(clock),
      .push(request_arbiter_push),
      .record(push_record),
      .pop(request_arbiter_pop),
      .reversible(reversible),
      .history_word(record_packer_history_word),
      .irreversible(record_packer_irreversible),
      .idle(record_packer_idle)
  );

  fpgambit_chains_chain_updater chain_updater (
      .clock(clock),
      .reset(reset),
      .start(request_arbiter_start),
      .first(chain_updater_first),
      .head(history_pointers_head),
      .reversible(reversible),
      .cut(history_pointers_cut),
      .record(history_read_word_0[15:0]),
      .chain(list_read_word_0),
      .out_ready(stream_in_ready),
      .drained(stream_drained),
      .read(chain_updater_read),
      .wanted(chain_updater_wanted),
      .looks_at(chain_updater_looks_at),
      .write(chain_updater_write),
      .place(chain_updater_place),
      .link(chain_updater_link),
      .out_valid(chain_updater_out_valid),
      .out_word(chain_updater_out_word),
      .judging(chain_updater_judging),
      .idle(chain_updater_idle)
  );

  fpgambit_chains_stream stream (
      .clock(clock),
      .reset(reset),
      .in_valid(chain_updater_out_valid),
      .in_word(chain_updater_out_word),
      .in_last(1'b1),
      .in_ready(stream_in_ready),
      .out_valid(answer_valid),
      .out_ready(answer_ready),
      .out_word(answer_word),
      .out_last(answer_last),
      .drained(stream_drained)
  );

  fpgambit_chains_cycle_counter cycle_counter (
      .clock(clock),
      .start(request_arbiter_start),
      .running(cycle_counter_running),
      .step(chain_updater_judging),
      .cycles(cycles),
      .steps(steps)
  );

  assign request_arbiter_free = record_packer_idle & chain_updater_idle & !reset;
  assign history_pointers_was_irreversible = history_read_word_0[CHAIN_HISTORY_IRREVERSIBLE];
  assign history_pointers_was_reversible = history_read_word_0[CHAIN_HISTORY_REVERSIBLE +: 9];
  assign history_read = chain_updater_read & !request_arbiter_push;
  assign chain_updater_first = query_mode[MODE_FIRST];
  assign cycle_counter_running = !chain_updater_idle;

  // What nothing here reads.
  wire unused = &{1'b0, load_address, load_word, push_promotion, query_mode[2:1],
      history_pointers_side};
endmodule

`line 258 "fpgambit_chains_history.v" 0
// Memory of 26 bits per word and 9 address bits, with one write port and 1 registered read ports.
module fpgambit_chains_history (
    input  wire        clock,           // Clock
    input  wire        write,           // Stores write_word at this clock edge
    input  wire [8:0]  write_address,   // Address to write
    input  wire [25:0] write_word,      // Word to write
    input  wire        read,            // Reads at this clock edge; if low, the words read hold
    input  wire [8:0]  read_address_0,  // Addresses to read
    output reg  [25:0] read_word_0      // The words read, one clock later
);

  (* ram_style = "block" *)
  reg [25:0] words [0:511];
  integer entry;

  initial begin
    for (entry = 0; entry <= 511; entry = entry + 1) words[entry] = 26'd0;
    read_word_0 = 26'd0;
  end

  always @(posedge clock) begin
    if (write) words[write_address] <= write_word;
    if (read) begin
      read_word_0 <= words[read_address_0];
    end
  end
endmodule

`line 287 "fpgambit_chains_list.v" 0
// Memory of 16 bits per word and 5 address bits, with one write port and 1 registered read ports.
module fpgambit_chains_list (
    input  wire        clock,           // Clock
    input  wire        write,           // Stores write_word at this clock edge
    input  wire [4:0]  write_address,   // Address to write
    input  wire [15:0] write_word,      // Word to write
    input  wire        read,            // Reads at this clock edge; if low, the words read hold
    input  wire [4:0]  read_address_0,  // Addresses to read
    output reg  [15:0] read_word_0      // The words read, one clock later
);

  reg [15:0] words [0:31];
  integer entry;

  initial begin
    for (entry = 0; entry <= 31; entry = entry + 1) words[entry] = 16'd0;
    read_word_0 = 16'd0;
  end

  always @(posedge clock) begin
    if (write) words[write_address] <= write_word;
    if (read) begin
      read_word_0 <= words[read_address_0];
    end
  end
endmodule

`line 315 "fpgambit_chains_request_arbiter.v" 0
// Grants a request when the unit is free; of several at once a load comes first, then a push, a pop
// and a query.
module fpgambit_chains_request_arbiter (
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

`line 355 "fpgambit_chains_history_pointers.v" 0
// Counters for the history, which keeps the last 510 moves.
module fpgambit_chains_history_pointers (
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

`line 439 "fpgambit_chains_record_packer.v" 0
// Converts a move record to a history word, and waits one clock until the newest move has been read
// again.
module fpgambit_chains_record_packer (
    input  wire        clock,         // Clock
    input  wire        push,          // A move is pushed
    input  wire [23:0] record,        // Record of the move
    input  wire        pop,           // The newest move is popped
    input  wire [8:0]  reversible,    // Number of reversible moves before this one
    output reg  [25:0] history_word,  // The history's word
    output wire        irreversible,  // The position before the move cannot recur
    output wire        idle           // The packer is idle
);

  localparam [4:0] CHAIN_HISTORY_IRREVERSIBLE = 5'd16;
  localparam [2:0] PIECE_NONE = 3'd0;
  localparam [4:0] RECORD_FLAGS = 5'd16;
  localparam [4:0] RECORD_FROM = 5'd0;
  localparam [4:0] RECORD_PIECE = 5'd20;
  localparam [4:0] RECORD_TO = 5'd8;

  reg         settling;

  wire        boundary;

  assign boundary = (|record[RECORD_FLAGS +: 4]) |
      (record[RECORD_PIECE +: 4] == {1'b0, PIECE_NONE});

  always @* begin
    history_word = {reversible, 1'b0, record[RECORD_PIECE +: 4], record[RECORD_TO +: 6],
        record[RECORD_FROM +: 6]};
    if (boundary) begin
      history_word = history_word | (26'd1 << CHAIN_HISTORY_IRREVERSIBLE);
    end
  end

  assign irreversible = boundary;
  assign idle = !settling;

  initial begin
    settling = 1'b0;
  end

  always @(posedge clock) begin
    settling <= push | pop;
  end

  // What nothing here reads.
  wire unused = &{1'b0, record[15:14], record[7:6]};
endmodule

`line 490 "fpgambit_chains_chain_updater.v" 0
// AXON's procedure PERPETUAL on a list of chains (Vučković and Vidanović 2007, section 5).
module fpgambit_chains_chain_updater (
    input  wire        clock,       // Clock
    input  wire        reset,       // Synchronous reset
    input  wire        start,       // A query starts
    input  wire        first,       // Stop at the nearest repetition
    input  wire [8:0]  head,        // Number of the next move in the history
    input  wire [8:0]  reversible,  // Number of reversible moves
    input  wire        cut,         // Further reversible moves may have been dropped
    input  wire [15:0] record,      // The move read
    input  wire [15:0] chain,       // The chain read
    input  wire        out_ready,   // The answer word is accepted
    input  wire        drained,     // The answer word leaves
    output wire        read,        // Reads the next move
    output reg  [8:0]  wanted,      // Number of the move to read
    output wire [4:0]  looks_at,    // Number of the chain to read
    output reg         write,       // Stores a chain
    output wire [4:0]  place,       // Number of the chain to store
    output reg  [15:0] link,        // The chain to store
    output reg         out_valid,   // An answer word is offered
    output reg  [31:0] out_word,    // The word
    output reg         judging,     // A move has been evaluated
    output wire        idle         // The updater is idle
);

  localparam [4:0] ANSWER_CUT = 5'd14;
  localparam [4:0] ANSWER_EARLY = 5'd15;
  localparam [6:0] ANSWER_LIMIT_COUNT = 7'd127;
  localparam [4:0] ANSWER_REPEATED = 5'd13;
  localparam [3:0] CHAIN_END = 4'd6;
  localparam [3:0] CHAIN_PIECE = 4'd12;
  localparam [3:0] CHAIN_START = 4'd0;
  localparam [5:0] ENTRIES = 6'd32;
  localparam [3:0] HISTORY_FROM = 4'd0;
  localparam [3:0] HISTORY_PIECE = 4'd12;
  localparam [3:0] HISTORY_TO = 4'd6;
  localparam [2:0] PHASE_DECLINING = 3'd5;
  localparam [2:0] PHASE_FLUSHING = 3'd6;
  localparam [2:0] PHASE_IDLE = 3'd0;
  localparam [2:0] PHASE_JUDGING = 3'd4;
  localparam [2:0] PHASE_LINKING = 3'd2;
  localparam [2:0] PHASE_RETURNING = 3'd3;
  localparam [2:0] PHASE_SCANNING = 3'd1;

  reg  [2:0]  phase;
  reg         stops_first;
  reg  [8:0]  next_move;
  reg  [8:0]  left;
  reg  [8:0]  distance;
  reg  [6:0]  count;
  reg  [8:0]  nearest;
  reg  [5:0]  from;
  reg  [5:0]  to;
  reg  [3:0]  piece;
  reg  [5:0]  open;
  reg  [5:0]  scanned;
  reg  [5:0]  kept;
  reg         begins;
  reg  [5:0]  its_end;
  reg         ends;
  reg  [5:0]  its_start;

  wire        over;
  reg         loads;
  wire        begins_here;
  wire        ends_here;
  wire        closes;
  wire        swaps;
  wire        two;
  wire        all_closed;
  wire        overflows;
  wire        found;
  wire        stops;
  reg  [5:0]  new_start;
  reg  [5:0]  new_end;
  reg  [6:0]  counted;
  reg  [8:0]  back;
  reg  [2:0]  phase_next;
  reg         stops_first_next;
  reg  [8:0]  left_next;
  reg  [8:0]  distance_next;
  reg  [6:0]  count_next;
  reg  [8:0]  nearest_next;
  reg  [5:0]  from_next;
  reg  [5:0]  to_next;
  reg  [3:0]  piece_next;
  reg  [5:0]  open_next;
  reg  [5:0]  scanned_next;
  reg  [5:0]  kept_next;
  reg         begins_next;
  reg  [5:0]  its_end_next;
  reg         ends_next;
  reg  [5:0]  its_start_next;

  // The chain just read: does it begin where the move ended, or end where the move began?
  assign begins_here = chain[CHAIN_START +: 6] == to;
  assign ends_here = (chain[CHAIN_END +: 6] == from) & (chain[CHAIN_PIECE +: 4] == piece) &
      !begins_here;

  // The result of the move and the removed chains.
  assign closes = begins & (its_end == from);
  assign swaps = begins & ends & (its_start == its_end);
  assign two = 1'b0;

  always @* begin
    new_start = from;
    if (ends) begin
      new_start = its_start;
    end
  end

  always @* begin
    new_end = to;
    if (begins) begin
      new_end = its_end;
    end
  end

  // The number of open chains after the move has been taken back.
  assign all_closed = open == 6'd0;
  assign overflows = open > ENTRIES;
  assign found = (phase == PHASE_JUDGING) & all_closed & !distance[0];
  assign stops = (left == 9'd0) | overflows | (found & stops_first);

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

  always @* begin
    out_word = {back, counted, 16'd0};
    if (counted != 7'd1) begin
      out_word = out_word | (32'd1 << ANSWER_REPEATED);
    end
    if (cut & ((left == 9'd0) | (phase == PHASE_DECLINING))) begin
      out_word = out_word | (32'd1 << ANSWER_CUT);
    end
    if ((phase == PHASE_JUDGING) & (left != 9'd0)) begin
      out_word = out_word | (32'd1 << ANSWER_EARLY);
    end
  end

  always @* begin
    phase_next = phase;
    stops_first_next = stops_first;
    left_next = left;
    distance_next = distance;
    count_next = count;
    nearest_next = nearest;
    from_next = from;
    to_next = to;
    piece_next = piece;
    open_next = open;
    scanned_next = scanned;
    kept_next = kept;
    begins_next = begins;
    its_end_next = its_end;
    ends_next = ends;
    its_start_next = its_start;
    loads = start;
    write = 1'b0;
    link = chain;
    out_valid = 1'b0;
    judging = 1'b0;
    case (phase)
      PHASE_SCANNING: begin
        scanned_next = scanned + 6'd1;
        if (scanned != 6'd0) begin
          if (begins_here) begin
            begins_next = 1'b1;
            its_end_next = chain[CHAIN_END +: 6];
          end else if (ends_here) begin
            ends_next = 1'b1;
            its_start_next = chain[CHAIN_START +: 6];
          end else begin
            write = 1'b1;
            kept_next = kept + 6'd1;
          end
        end
        if (scanned == open) begin
          phase_next = PHASE_LINKING;
        end
      end
      PHASE_LINKING: begin
        phase_next = PHASE_JUDGING;
        open_next = kept;
        if (!closes & !swaps) begin
          write = 1'b1;
          link = {piece, new_end, new_start};
          kept_next = kept + 6'd1;
          open_next = kept + 6'd1;
          if (two) begin
            phase_next = PHASE_RETURNING;
          end
        end
      end
      PHASE_RETURNING: begin
        write = 1'b1;
        link = {piece, from, its_start};
        open_next = kept + 6'd1;
        phase_next = PHASE_JUDGING;
      end
      PHASE_JUDGING: begin
        out_valid = stops;
        if (!stops | out_ready) begin
          judging = 1'b1;
          count_next = counted;
          nearest_next = back;
          if (stops) begin
            phase_next = PHASE_FLUSHING;
          end else begin
            loads = 1'b1;
            phase_next = PHASE_SCANNING;
          end
        end
      end
      PHASE_DECLINING: begin
        out_valid = 1'b1;
        if (out_ready) begin
          phase_next = PHASE_FLUSHING;
        end
      end
      PHASE_FLUSHING: begin
        if (drained) begin
          phase_next = PHASE_IDLE;
        end
      end
      default: begin
      end
    endcase
    if (start) begin
      stops_first_next = first;
      left_next = reversible;
      distance_next = 9'd0;
      count_next = 7'd1;
      nearest_next = 9'd0;
      open_next = 6'd0;
      phase_next = PHASE_SCANNING;
      if (reversible < 9'd4) begin
        phase_next = PHASE_DECLINING;
      end
    end
    // Start the next move and read the one after it.
    if (loads) begin
      from_next = record[HISTORY_FROM +: 6];
      to_next = record[HISTORY_TO +: 6];
      piece_next = record[HISTORY_PIECE +: 4];
      scanned_next = 6'd0;
      kept_next = 6'd0;
      begins_next = 1'b0;
      ends_next = 1'b0;
      left_next = left - 9'd1;
      distance_next = distance + 9'd1;
    end
    if (start) begin
      left_next = reversible - 9'd1;
      distance_next = 9'd1;
    end
    if (reset) begin
      phase_next = PHASE_IDLE;
    end
  end

  assign place = kept[4:0];

  // After the walk, read the newest move in advance.
  assign over = reset | (phase == PHASE_FLUSHING) | ((phase == PHASE_IDLE) & !start);

  always @* begin
    wanted = next_move;
    if (over) begin
      wanted = head - 9'd1;
    end
  end

  assign read = over | loads;

  always @(posedge clock) begin
    if (over | loads) begin
      next_move <= wanted - 9'd1;
    end
  end

  assign looks_at = scanned[4:0];
  assign idle = phase == PHASE_IDLE;

  initial begin
    phase = 3'd0;
    stops_first = 1'b0;
    next_move = 9'd0;
    left = 9'd0;
    distance = 9'd0;
    count = 7'd0;
    nearest = 9'd0;
    from = 6'd0;
    to = 6'd0;
    piece = 4'd0;
    open = 6'd0;
    scanned = 6'd0;
    kept = 6'd0;
    begins = 1'b0;
    its_end = 6'd0;
    ends = 1'b0;
    its_start = 6'd0;
  end

  always @(posedge clock) begin
    phase <= phase_next;
    stops_first <= stops_first_next;
    left <= left_next;
    distance <= distance_next;
    count <= count_next;
    nearest <= nearest_next;
    from <= from_next;
    to <= to_next;
    piece <= piece_next;
    open <= open_next;
    scanned <= scanned_next;
    kept <= kept_next;
    begins <= begins_next;
    its_end <= its_end_next;
    ends <= ends_next;
    its_start <= its_start_next;
  end
endmodule

`line 825 "fpgambit_chains_stream.v" 0
// A ready/valid register for answer words of 32 bits.
module fpgambit_chains_stream (
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

`line 878 "fpgambit_chains_cycle_counter.v" 0
// Counts the clocks and steps of a run, modulo 65,536.
module fpgambit_chains_cycle_counter (
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
