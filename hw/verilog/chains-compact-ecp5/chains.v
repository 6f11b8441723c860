// fpgambit_chains: chess repetition with AXON's chains
//
// SPDX-License-Identifier: MIT OR Apache-2.0
//
// Push the moves of a game or of a search's line, and ask whether the position has occurred before.
// Moves are taken back one by one, and for each piece that has moved there is a chain: where it
// stood in the position reached, and where it stands in the examined one. When no chain is open and
// the same side is to move, the position is repeated (Vuckovic and Vidanovic, 2007, section 5, with
// chains of like pieces joined end to end, so that cycles of any length close). Nothing is taken
// back from the first irreversible move on, and none below four plies.
//
// The ports are those of fpgambit_repetition, which can stand in its place; here load_word and
// load_address, push_promotion and query_mode [2:1] are of no use, a load does nothing but begin a
// new history, and no moves that repeat are named. steps counts moves.
//
// Flags of a record: [0] pawn move, [1] capture, [2] castling, [3] anything else after which the
// position before cannot come again: a promotion, a castling right lost, any move where an en
// passant capture was legal, a null move (whose other bits are 0). Each makes the move
// irreversible.
//
// Answer, one word: [13] repeated, [31:23] plies back to the nearest, [22:16] how often the
// position has occurred, this time included, up to 127; [14] older moves than the last 510 were
// dropped and might hold more; [15] the walk ended before the last reversible move. A query that
// ends at the nearest repetition counts up to 2.
//
// Latency: 2 clocks, and 3 for each reversible move and one more for each chain open then. A load
// takes 1 clock, a push or pop 2.
//
// All targets have the same circuit; its memories are written before they are read.
//
// Generated: do not edit. Made by: fpgambit export --unit chains --build compact --target ecp5 --out DIR
//
//   clock           in    1  everything happens at its rising edge
//   reset           in    1  synchronous: idle in the next cycle, no answer offered; the game stays, but for one that was being changed
//   load_valid      in    1  a word of the board image is there
//   load_ready      out   1  it is taken at this edge if load_valid is high; low while anything is under way
//   load_address    in    4  which word: 0 to 7 ranks 1 to 8, 8 the state word; each begins a new history
//   load_word       in   32  rank: piece nibbles, file a lowest; or state: [0] side to move, 1 black
//   push_valid      in    1  a move is to be played
//   push_ready      out   1  it is taken at this edge if push_valid is high; low while anything is under way or with load_valid
//   push_record     in   24  its record: from [5:0], to [13:8], flags [19:16], piece nibble [23:20]
//   push_promotion  in    3  what a pawn becomes: 2 knight, 3 bishop, 4 rook, 5 queen; else 0
//   pop_valid       in    1  the newest move is to be taken back
//   pop_ready       out   1  it is, from this edge, if pop_valid is high; low also with load_valid or push_valid, or if none is kept
//   query_valid     in    1  begin a query
//   query_ready     out   1  it begins at this edge if query_valid is high; low also with load_valid, push_valid or pop_valid
//   query_mode      in    3  taken with the start: [0] end at the nearest repetition, [1] ask for moves that repeat, [2] no early stop
//   answer_valid    out   1  a word is offered; it holds until taken, and does not wait for answer_ready
//   answer_ready    in    1  the sink takes it at this edge
//   answer_word     out  32  see above
//   answer_last     out   1  no word of this answer follows
//   cycles          out  16  clocks of this query, from the start to the last word taken, both counted
//   steps           out  16  what this query took back: pairs of moves, or moves
//   held            out   9  moves kept, 0 to 510
//   reversible      out   9  how many of the newest lie behind the last that is irreversible

`default_nettype none

module fpgambit_chains (
    input  wire        clock,
    input  wire        reset,
    input  wire        load_valid,
    output wire        load_ready,
    input  wire [3:0]  load_address,
    input  wire [31:0] load_word,
    input  wire        push_valid,
    output wire        push_ready,
    input  wire [23:0] push_record,
    input  wire [2:0]  push_promotion,
    input  wire        pop_valid,
    output wire        pop_ready,
    input  wire        query_valid,
    output wire        query_ready,
    input  wire [2:0]  query_mode,
    output wire        answer_valid,
    input  wire        answer_ready,
    output wire [31:0] answer_word,
    output wire        answer_last,
    output wire [15:0] cycles,
    output wire [15:0] steps,
    output wire [8:0]  held,
    output wire [8:0]  reversible
);

  wire [25:0] history_found;
  wire [15:0] list_found;
  wire        usher_free;
  wire        usher_load;
  wire        usher_push;
  wire        usher_pop;
  wire        usher_start;
  wire [8:0]  ledger_head;
  wire        ledger_cut;
  wire        ledger_side;
  wire [25:0] scribe_word;
  wire        scribe_irreversible;
  wire        scribe_idle;
  wire        linker_read;
  wire [8:0]  linker_wanted;
  wire [4:0]  linker_looks_at;
  wire        linker_write;
  wire [4:0]  linker_place;
  wire [15:0] linker_link;
  wire        linker_put;
  wire [31:0] linker_word;
  wire        linker_judging;
  wire        linker_idle;
  wire        stream_room;
  wire        stream_drained;
  wire        meter_running;

  fpgambit_chains_history history (
      .clock(clock),
      .write(usher_push),
      .number(ledger_head),
      .word(scribe_word),
      .read(linker_read),
      .wanted(linker_wanted),
      .found(history_found)
  );

  fpgambit_chains_list list (
      .clock(clock),
      .write(linker_write),
      .place(linker_place),
      .chain(linker_link),
      .wanted(linker_looks_at),
      .found(list_found)
  );

  fpgambit_chains_usher usher (
      .free(usher_free),
      .load_valid(load_valid),
      .push_valid(push_valid),
      .pop_valid(pop_valid),
      .query_valid(query_valid),
      .held(held),
      .load_ready(load_ready),
      .push_ready(push_ready),
      .pop_ready(pop_ready),
      .query_ready(query_ready),
      .load(usher_load),
      .push(usher_push),
      .pop(usher_pop),
      .start(usher_start)
  );

  fpgambit_chains_ledger ledger (
      .clock(clock),
      .clear(usher_load),
      .seat(1'b0),
      .black(1'b0),
      .note(usher_push),
      .irreversible(scribe_irreversible),
      .pop(usher_pop),
      .was_irreversible(history_found[16]),
      .was_reversible(history_found[25:17]),
      .head(ledger_head),
      .held(held),
      .reversible(reversible),
      .cut(ledger_cut),
      .side(ledger_side)
  );

  fpgambit_chains_scribe scribe (
      .clock(clock),
      .push(usher_push),
      .record(push_record),
      .pop(usher_pop),
      .reversible(reversible),
      .word(scribe_word),
      .irreversible(scribe_irreversible),
      .idle(scribe_idle)
  );

  fpgambit_chains_linker linker (
      .clock(clock),
      .reset(reset),
      .start(usher_start),
      .first(query_mode[0]),
      .head(ledger_head),
      .reversible(reversible),
      .cut(ledger_cut),
      .record(history_found[15:0]),
      .chain(list_found),
      .room(stream_room),
      .drained(stream_drained),
      .read(linker_read),
      .wanted(linker_wanted),
      .looks_at(linker_looks_at),
      .write(linker_write),
      .place(linker_place),
      .link(linker_link),
      .put(linker_put),
      .word(linker_word),
      .judging(linker_judging),
      .idle(linker_idle)
  );

  fpgambit_chains_stream stream (
      .clock(clock),
      .reset(reset),
      .put(linker_put),
      .word(linker_word),
      .closes(1'b1),
      .room(stream_room),
      .valid(answer_valid),
      .ready(answer_ready),
      .data(answer_word),
      .last(answer_last),
      .drained(stream_drained)
  );

  fpgambit_chains_meter meter (
      .clock(clock),
      .start(usher_start),
      .running(meter_running),
      .visiting(linker_judging),
      .cycles(cycles),
      .visited(steps)
  );

  assign usher_free = scribe_idle & linker_idle & !reset;
  assign meter_running = !linker_idle;

  // What nothing here reads.
  wire unused = &{1'b0, load_address, load_word, push_promotion, query_mode[2:1], ledger_side};
endmodule

module fpgambit_chains_history (
    input  wire        clock,
    input  wire        write,
    input  wire [8:0]  number,
    input  wire [25:0] word,
    input  wire        read,
    input  wire [8:0]  wanted,
    output reg  [25:0] found
);

  (* ram_style = "block" *)
  reg [25:0] words [0:511];
  integer address;

  initial begin
    for (address = 0; address < 512; address = address + 1) words[address] = 26'd0;
    found = 26'd0;
  end

  always @(posedge clock) begin
    if (write) begin
      words[number] <= word;
    end else if (read) begin
      found <= words[wanted];
    end
  end
endmodule

module fpgambit_chains_list (
    input  wire        clock,
    input  wire        write,
    input  wire [4:0]  place,
    input  wire [15:0] chain,
    input  wire [4:0]  wanted,
    output reg  [15:0] found
);

  reg [15:0] links [0:31];
  integer entry;

  initial begin
    for (entry = 0; entry < 32; entry = entry + 1) links[entry] = 16'd0;
    found = 16'd0;
  end

  always @(posedge clock) begin
    if (write) links[place] <= chain;
    found <= links[wanted];
  end
endmodule

module fpgambit_chains_usher (
    input  wire       free,
    input  wire       load_valid,
    input  wire       push_valid,
    input  wire       pop_valid,
    input  wire       query_valid,
    input  wire [8:0] held,
    output wire       load_ready,
    output wire       push_ready,
    output wire       pop_ready,
    output wire       query_ready,
    output wire       load,
    output wire       push,
    output wire       pop,
    output wire       start
);

  wire        after_load;
  wire        after_push;
  wire        after_pop;
  wire        poppable;

  // Whose turn it may be when those before have nothing to ask.
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

module fpgambit_chains_ledger (
    input  wire       clock,
    input  wire       clear,
    input  wire       seat,
    input  wire       black,
    input  wire       note,
    input  wire       irreversible,
    input  wire       pop,
    input  wire       was_irreversible,
    input  wire [8:0] was_reversible,
    output wire [8:0] head,
    output wire [8:0] held,
    output wire [8:0] reversible,
    output wire       cut,
    output wire       side
);

  reg  [8:0]  next_number;
  reg  [8:0]  kept;
  reg  [8:0]  run;
  reg         dropped;
  reg         turn;

  wire [8:0]  fewer;

  assign fewer = kept - 9'd1;

  always @(posedge clock) begin
    if (note) begin
      next_number <= next_number + 9'd1;
      turn <= !turn;
      if (kept == 9'h1fe) begin
        dropped <= 1'b1;
      end else begin
        kept <= kept + 9'd1;
      end
      if (irreversible) begin
        run <= 9'd0;
      end else if (run != 9'h1fe) begin
        run <= run + 9'd1;
      end
    end
    if (pop) begin
      next_number <= next_number - 9'd1;
      turn <= !turn;
      kept <= fewer;
      run <= run - 9'd1;
      // What was noted then may have been dropped since.
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
    if (seat) begin
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

module fpgambit_chains_scribe (
    input  wire        clock,
    input  wire        push,
    input  wire [23:0] record,
    input  wire        pop,
    input  wire [8:0]  reversible,
    output reg  [25:0] word,
    output wire        irreversible,
    output wire        idle
);

  reg         settling;

  wire        boundary;

  assign boundary = (|record[19:16]) | (record[23:20] == 4'd0);

  always @* begin
    word = {reversible, 1'b0, record[23:20], record[13:8], record[5:0]};
    if (boundary) begin
      word = word | 26'h001_0000;
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

module fpgambit_chains_linker (
    input  wire        clock,
    input  wire        reset,
    input  wire        start,
    input  wire        first,
    input  wire [8:0]  head,
    input  wire [8:0]  reversible,
    input  wire        cut,
    input  wire [15:0] record,
    input  wire [15:0] chain,
    input  wire        room,
    input  wire        drained,
    output wire        read,
    output reg  [8:0]  wanted,
    output wire [4:0]  looks_at,
    output reg         write,
    output wire [4:0]  place,
    output reg  [15:0] link,
    output reg         put,
    output reg  [31:0] word,
    output reg         judging,
    output wire        idle
);

  localparam [5:0] ENTRIES = 6'd32;
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
  reg  [5:0]  new_start;
  reg  [5:0]  new_end;
  wire        all_closed;
  wire        overflows;
  wire        found;
  wire        stops;
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
  assign begins_here = chain[5:0] == to;
  assign ends_here = (chain[11:6] == from) & (chain[15:12] == piece) & !begins_here;

  // What becomes of the move and the chains taken out.
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

  // What is open once the move is back.
  assign all_closed = open == 6'd0;
  assign overflows = open > ENTRIES;
  assign found = (phase == PHASE_JUDGING) & all_closed & !distance[0];
  assign stops = (left == 9'd0) | overflows | (found & stops_first);

  always @* begin
    counted = count;
    back = nearest;
    if (found) begin
      if (count != 7'd127) begin
        counted = count + 7'd1;
      end
      if (count == 7'd1) begin
        back = distance;
      end
    end
  end

  always @* begin
    word = {back, counted, 16'd0};
    if (counted != 7'd1) begin
      word = word | 32'h0000_2000;
    end
    if (cut & ((left == 9'd0) | (phase == PHASE_DECLINING))) begin
      word = word | 32'h0000_4000;
    end
    if ((phase == PHASE_JUDGING) & (left != 9'd0)) begin
      word = word | 32'h0000_8000;
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
    put = 1'b0;
    judging = 1'b0;
    case (phase)
      PHASE_SCANNING: begin
        scanned_next = scanned + 6'd1;
        if (scanned != 6'd0) begin
          if (begins_here) begin
            begins_next = 1'b1;
            its_end_next = chain[11:6];
          end else if (ends_here) begin
            ends_next = 1'b1;
            its_start_next = chain[5:0];
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
        put = stops;
        if (!stops | room) begin
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
        put = 1'b1;
        if (room) begin
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
    // The next move is taken up; the one after it is read meanwhile.
    if (loads) begin
      from_next = record[5:0];
      to_next = record[11:6];
      piece_next = record[15:12];
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

  // When the walk is over, the newest move stands ready.
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

module fpgambit_chains_stream (
    input  wire        clock,
    input  wire        reset,
    input  wire        put,
    input  wire [31:0] word,
    input  wire        closes,
    output wire        room,
    output wire        valid,
    input  wire        ready,
    output wire [31:0] data,
    output wire        last,
    output wire        drained
);

  reg         offered;
  reg  [31:0] offered_word;
  reg         offered_last;

  wire        leaves;
  wire        passes;

  assign leaves = offered & ready;
  assign passes = !offered | ready;

  always @(posedge clock) begin
    if (leaves) begin
      offered <= 1'b0;
    end
    if (put & passes) begin
      offered <= 1'b1;
      offered_word <= word;
      offered_last <= closes;
    end
    if (reset) begin
      offered <= 1'b0;
    end
  end

  assign room = passes;
  assign valid = offered;
  assign data = offered_word;
  assign last = offered & offered_last;
  assign drained = leaves & offered_last;

  initial begin
    offered = 1'b0;
    offered_word = 32'd0;
    offered_last = 1'b0;
  end
endmodule

module fpgambit_chains_meter (
    input  wire        clock,
    input  wire        start,
    input  wire        running,
    input  wire        visiting,
    output wire [15:0] cycles,
    output wire [15:0] visited
);

  reg  [15:0] clocks;
  reg  [15:0] squares;

  always @(posedge clock) begin
    if (running) begin
      clocks <= clocks + 16'd1;
    end
    if (visiting) begin
      squares <= squares + 16'd1;
    end
    if (start) begin
      clocks <= 16'd1;
      squares <= 16'd0;
    end
  end

  assign cycles = clocks;
  assign visited = squares;

  initial begin
    clocks = 16'd0;
    squares = 16'd0;
  end
endmodule

`default_nettype wire
