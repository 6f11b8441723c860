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
// All targets have the same circuit; its memories are written before they are read.
//
// Generated: do not edit. Made by: fpgambit export --unit repetition --build compact --target ecp5 --out DIR
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

module fpgambit_repetition (
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

  reg  [31:0] newest;
  wire [31:0] even;
  wire [31:0] odd;
  reg  [5:0]  squares_even_to;
  wire [3:0]  squares_on_even_from;
  wire [3:0]  squares_on_even_to;
  wire [3:0]  squares_on_odd_from;
  wire [3:0]  squares_on_odd_to;
  wire [31:0] history_even;
  wire [31:0] history_odd;
  wire        usher_free;
  wire        usher_load;
  wire        usher_push;
  wire        usher_pop;
  wire        usher_start;
  wire        ledger_clear;
  wire        ledger_seat;
  wire [8:0]  ledger_head;
  wire        ledger_cut;
  wire        ledger_side;
  wire        player_load;
  wire        player_write;
  wire [5:0]  player_square;
  wire [3:0]  player_nibble;
  wire        player_looking;
  wire [5:0]  player_looks_at;
  wire        player_note;
  wire [31:0] player_word;
  wire        player_irreversible;
  wire        player_idle;
  wire        player_lost;
  wire [7:0]  examiner_even_address;
  wire [7:0]  examiner_odd_address;
  wire        examiner_step;
  wire        examiner_put;
  wire [31:0] examiner_word;
  wire        examiner_closes;
  wire        examiner_judging;
  wire        examiner_idle;
  wire        stream_room;
  wire        stream_drained;
  wire        meter_running;

  fpgambit_repetition_squares squares (
      .clock(clock),
      .write(player_write),
      .square(player_square),
      .nibble(player_nibble),
      .read(examiner_step),
      .even_from(even[5:0]),
      .even_to(squares_even_to),
      .odd_from(odd[5:0]),
      .odd_to(odd[11:6]),
      .on_even_from(squares_on_even_from),
      .on_even_to(squares_on_even_to),
      .on_odd_from(squares_on_odd_from),
      .on_odd_to(squares_on_odd_to)
  );

  fpgambit_repetition_history history (
      .clock(clock),
      .write(player_note),
      .number(ledger_head),
      .word(player_word),
      .read(examiner_step),
      .even_address(examiner_even_address),
      .odd_address(examiner_odd_address),
      .even(history_even),
      .odd(history_odd)
  );

  fpgambit_repetition_usher usher (
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

  fpgambit_repetition_ledger ledger (
      .clock(clock),
      .clear(ledger_clear),
      .seat(ledger_seat),
      .black(load_word[0]),
      .note(player_note),
      .irreversible(player_irreversible),
      .pop(usher_pop),
      .was_irreversible(newest[22]),
      .was_reversible(newest[31:23]),
      .head(ledger_head),
      .held(held),
      .reversible(reversible),
      .cut(ledger_cut),
      .side(ledger_side)
  );

  fpgambit_repetition_player player (
      .clock(clock),
      .reset(reset),
      .load(player_load),
      .rank(load_address[2:0]),
      .load_word(load_word),
      .push(usher_push),
      .record(push_record),
      .promotion(push_promotion),
      .pop(usher_pop),
      .newest(newest),
      .on_to(squares_on_even_to),
      .reversible(reversible),
      .write(player_write),
      .square(player_square),
      .nibble(player_nibble),
      .looking(player_looking),
      .looks_at(player_looks_at),
      .note(player_note),
      .word(player_word),
      .irreversible(player_irreversible),
      .idle(player_idle),
      .lost(player_lost)
  );

  fpgambit_repetition_examiner examiner (
      .clock(clock),
      .reset(reset),
      .start(usher_start),
      .first(query_mode[0]),
      .near(query_mode[1]),
      .whole(query_mode[2]),
      .head(ledger_head),
      .reversible(reversible),
      .cut(ledger_cut),
      .side(ledger_side),
      .even(even[15:0]),
      .odd(odd[15:0]),
      .on_even_from(squares_on_even_from),
      .on_even_to(squares_on_even_to),
      .on_odd_from(squares_on_odd_from),
      .on_odd_to(squares_on_odd_to),
      .room(stream_room),
      .drained(stream_drained),
      .even_address(examiner_even_address),
      .odd_address(examiner_odd_address),
      .step(examiner_step),
      .put(examiner_put),
      .word(examiner_word),
      .closes(examiner_closes),
      .judging(examiner_judging),
      .idle(examiner_idle)
  );

  fpgambit_repetition_stream stream (
      .clock(clock),
      .reset(reset),
      .put(examiner_put),
      .word(examiner_word),
      .closes(examiner_closes),
      .room(stream_room),
      .valid(answer_valid),
      .ready(answer_ready),
      .data(answer_word),
      .last(answer_last),
      .drained(stream_drained)
  );

  fpgambit_repetition_meter meter (
      .clock(clock),
      .start(usher_start),
      .running(meter_running),
      .visiting(examiner_judging),
      .cycles(cycles),
      .visited(steps)
  );

  assign usher_free = player_idle & examiner_idle & !reset;
  assign even = history_even;
  assign odd = history_odd;

  always @* begin
    newest = odd;
    if (ledger_head[0]) begin
      newest = even;
    end
  end

  assign ledger_clear = usher_load | player_lost;
  assign ledger_seat = usher_load & load_address[3];
  assign player_load = usher_load & !load_address[3];

  always @* begin
    squares_even_to = even[11:6];
    if (player_looking) begin
      squares_even_to = player_looks_at;
    end
  end

  assign meter_running = !examiner_idle;
endmodule

module fpgambit_repetition_squares (
    input  wire       clock,
    input  wire       write,
    input  wire [5:0] square,
    input  wire [3:0] nibble,
    input  wire       read,
    input  wire [5:0] even_from,
    input  wire [5:0] even_to,
    input  wire [5:0] odd_from,
    input  wire [5:0] odd_to,
    output reg  [3:0] on_even_from,
    output reg  [3:0] on_even_to,
    output reg  [3:0] on_odd_from,
    output reg  [3:0] on_odd_to
);

  // Too small for a synthesiser to think of block RAM by itself, but registers would cost far more logic.
  (* ram_style = "block" *)
  reg [3:0] board [0:63];
  integer place;

  initial begin
    for (place = 0; place < 64; place = place + 1) board[place] = 4'd0;
    on_even_from = 4'd0;
    on_even_to = 4'd0;
    on_odd_from = 4'd0;
    on_odd_to = 4'd0;
  end

  always @(posedge clock) begin
    if (write) begin
      board[square] <= nibble;
    end else if (read) begin
      on_even_from <= board[even_from];
      on_even_to <= board[even_to];
      on_odd_from <= board[odd_from];
      on_odd_to <= board[odd_to];
    end
  end
endmodule

module fpgambit_repetition_history (
    input  wire        clock,
    input  wire        write,
    input  wire [8:0]  number,
    input  wire [31:0] word,
    input  wire        read,
    input  wire [7:0]  even_address,
    input  wire [7:0]  odd_address,
    output reg  [31:0] even,
    output reg  [31:0] odd
);

  (* ram_style = "block" *)
  reg [31:0] even_words [0:255];
  (* ram_style = "block" *)
  reg [31:0] odd_words [0:255];
  integer address;

  initial begin
    for (address = 0; address < 256; address = address + 1) begin
      even_words[address] = 32'd0;
      odd_words[address] = 32'd0;
    end
    even = 32'd0;
    odd = 32'd0;
  end

  always @(posedge clock) begin
    if (write) begin
      if (number[0]) odd_words[number[8:1]] <= word;
    end else if (read) begin
      odd <= odd_words[odd_address];
    end
  end

  always @(posedge clock) begin
    if (write) begin
      if (!number[0]) even_words[number[8:1]] <= word;
    end else if (read) begin
      even <= even_words[even_address];
    end
  end
endmodule

module fpgambit_repetition_usher (
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

module fpgambit_repetition_ledger (
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

module fpgambit_repetition_player (
    input  wire        clock,
    input  wire        reset,
    input  wire        load,
    input  wire [2:0]  rank,
    input  wire [31:0] load_word,
    input  wire        push,
    input  wire [23:0] record,
    input  wire [2:0]  promotion,
    input  wire        pop,
    input  wire [31:0] newest,
    input  wire [3:0]  on_to,
    input  wire [8:0]  reversible,
    output wire        write,
    output reg  [5:0]  square,
    output reg  [3:0]  nibble,
    output reg         looking,
    output wire [5:0]  looks_at,
    output reg         note,
    output reg  [31:0] word,
    output wire        irreversible,
    output wire        idle,
    output reg         lost
);

  localparam [3:0] PHASE_DROPPING = 4'd4;
  localparam [3:0] PHASE_IDLE = 4'd0;
  localparam [3:0] PHASE_LIFTING = 4'd3;
  localparam [3:0] PHASE_LOADING = 4'd1;
  localparam [3:0] PHASE_LOOKING = 4'd2;
  localparam [3:0] PHASE_PASSING = 4'd7;
  localparam [3:0] PHASE_ROOK_DROPPING = 4'd6;
  localparam [3:0] PHASE_ROOK_LIFTING = 4'd5;
  localparam [3:0] PHASE_SETTLING = 4'd8;

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
  reg         passes;
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
  reg         passes_next;
  reg         final_move_next;
  reg         back_next;

  assign flags = record[19:16];

  // The castling rook's squares, on the king's rank: h and f or a and d.
  always @* begin
    rook_home = {to[5:3], 3'd0};
    rook_away = {to[5:3], 3'd3};
    if (to[2]) begin
      rook_home = to | 6'd7;
      rook_away = {to[5:3], 3'd5};
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
    passes_next = passes;
    final_move_next = final_move;
    back_next = back;
    writes = 1'b0;
    square = from;
    nibble = 4'd0;
    looking = 1'b0;
    note = 1'b0;
    case (phase)
      PHASE_IDLE: begin
        back_next = pop;
        if (pop) begin
          from_next = newest[5:0];
          to_next = newest[11:6];
          piece_next = newest[15:12];
          captured_next = newest[19:16];
          castles_next = newest[20];
          passes_next = newest[21];
          phase_next = PHASE_LIFTING;
        end
        if (push) begin
          from_next = record[5:0];
          to_next = record[13:8];
          piece_next = record[23:20];
          becomes_next = record[23:20];
          if (|promotion) begin
            becomes_next = {record[23], promotion};
          end
          castles_next = flags[2];
          diagonal_next = flags[0] & (record[2:0] != record[10:8]);
          final_move_next = (|flags) | (record[23:20] == 4'd0);
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
          passes_next = diagonal & (on_to == 4'd0);
        end
        phase_next = PHASE_DROPPING;
      end
      PHASE_DROPPING: begin
        writes = |piece;
        nibble = piece;
        if (!back) begin
          square = to;
          nibble = becomes;
          note = 1'b1;
        end
        phase_next = PHASE_SETTLING;
        if (castles) begin
          phase_next = PHASE_ROOK_LIFTING;
        end
        if (passes) begin
          phase_next = PHASE_PASSING;
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
        nibble = {piece[3], 3'd4};
        phase_next = PHASE_SETTLING;
      end
      PHASE_PASSING: begin
        // The pawn taken stands on the rank the capturing one came from.
        writes = 1'b1;
        square = {from[5:3], to[2:0]};
        if (back) begin
          nibble = ({piece[3], 3'd0} ^ 4'd8) | 4'd1;
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
    word = {reversible, 3'd0, captured, piece, to, from};
    if (castles) begin
      word = word | 32'h0010_0000;
    end
    if (passes) begin
      word = word | 32'h0020_0000;
    end
    if (final_move) begin
      word = word | 32'h0040_0000;
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
    passes = 1'b0;
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
    passes <= passes_next;
    final_move <= final_move_next;
    back <= back_next;
  end

  // What nothing here reads.
  wire unused = &{1'b0, record[15:14], record[7:6], newest[31:22]};
endmodule

module fpgambit_repetition_examiner (
    input  wire        clock,
    input  wire        reset,
    input  wire        start,
    input  wire        first,
    input  wire        near,
    input  wire        whole,
    input  wire [8:0]  head,
    input  wire [8:0]  reversible,
    input  wire        cut,
    input  wire        side,
    input  wire [15:0] even,
    input  wire [15:0] odd,
    input  wire [3:0]  on_even_from,
    input  wire [3:0]  on_even_to,
    input  wire [3:0]  on_odd_from,
    input  wire [3:0]  on_odd_to,
    input  wire        room,
    input  wire        drained,
    output reg  [7:0]  even_address,
    output wire [7:0]  odd_address,
    output wire        step,
    output wire        put,
    output reg  [31:0] word,
    output wire        closes,
    output wire        judging,
    output wire        idle
);

  localparam [1:0] PHASE_DECLINING = 2'd2;
  localparam [1:0] PHASE_FLUSHING = 2'd3;
  localparam [1:0] PHASE_IDLE = 2'd0;
  localparam [1:0] PHASE_WALKING = 2'd1;

  reg  [1:0]  phase;
  reg         stops_first;
  reg         asks_near;
  reg         goes_on;
  reg  [7:0]  address;
  reg  [15:0] even_held;
  reg  [15:0] odd_held;
  reg  [7:0]  pairs;
  reg         half;
  reg         judged;
  reg  [5:0]  displaced;
  reg  [5:0]  standing;
  reg  [5:0]  missing;
  reg         colours;
  reg  [5:0]  odd_displaced;
  reg  [5:0]  odd_standing;
  reg  [5:0]  odd_missing;
  reg         odd_colours;
  reg  [8:0]  distance;
  reg  [6:0]  count;
  reg  [8:0]  nearest;

  wire        moving;
  reg  [7:0]  at;
  wire        even_from_hit;
  wire        even_to_hit;
  wire        odd_from_hit;
  wire        odd_to_hit;
  reg  [15:0] new_pair;
  reg         new_from_hit;
  reg         new_to_hit;
  reg  [15:0] old_pair;
  reg         old_from_hit;
  reg         old_to_hit;
  reg  [5:0]  new_change;
  reg  [5:0]  old_change;
  reg  [5:0]  new_standing;
  reg  [5:0]  new_missing;
  reg  [5:0]  old_standing;
  reg  [5:0]  old_missing;
  wire        last_pair;
  wire        hopeless;
  wire        found;
  wire        candidate;
  wire        stops;
  wire        offers;
  reg  [6:0]  counted;
  reg  [8:0]  back;
  wire        advances;

  // Judge the pair that the counter has taken in.
  assign last_pair = pairs == 8'd0;
  assign hopeless = (pairs < 8'h20) & (displaced > {pairs[4:0], 1'b0});
  assign found = judged & (displaced == 6'd0) & !(half & last_pair);
  assign candidate = judged & asks_near & (odd_displaced == 6'd1) & (odd_colours == side);
  assign stops = judged & (last_pair | (hopeless & !goes_on) | (found & stops_first));

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

  assign offers = (phase == PHASE_DECLINING) | ((phase == PHASE_WALKING) & (stops | candidate));
  assign advances = !offers | room | reset;

  always @* begin
    word = {back, counted, 16'd0};
    if (candidate) begin
      word = word | 32'h0000_1000 | {20'd0, odd_standing, 6'd0} | {26'd0, odd_missing};
    end
    if (counted != 7'd1) begin
      word = word | 32'h0000_2000;
    end
    if (cut & (last_pair | (phase == PHASE_DECLINING))) begin
      word = word | 32'h0000_4000;
    end
    if (hopeless & !last_pair & !goes_on) begin
      word = word | 32'h0000_8000;
    end
  end

  assign put = offers;
  assign closes = (phase == PHASE_DECLINING) | stops;
  assign judging = (phase == PHASE_WALKING) & judged & advances;

  // Which of the pair is the newer; the squares that hold what moved.
  assign even_from_hit = on_even_from == even_held[15:12];
  assign even_to_hit = on_even_to == even_held[15:12];
  assign odd_from_hit = on_odd_from == odd_held[15:12];
  assign odd_to_hit = on_odd_to == odd_held[15:12];

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
      new_missing = new_pair[11:6];
    end else begin
      new_standing = new_pair[11:6];
    end
    if (new_from_hit) begin
      new_missing = new_missing ^ new_pair[5:0];
    end else begin
      new_standing = new_standing ^ new_pair[5:0];
    end
  end

  always @* begin
    old_missing = 6'd0;
    old_standing = 6'd0;
    if (old_to_hit) begin
      old_missing = old_pair[11:6];
    end else begin
      old_standing = old_pair[11:6];
    end
    if (old_from_hit) begin
      old_missing = old_missing ^ old_pair[5:0];
    end else begin
      old_standing = old_standing ^ old_pair[5:0];
    end
  end

  // The next pair to read; when the walk is over, the newest moves, to stand ready.
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
      odd_colours <= colours ^ (new_pair[15] & (new_to_hit != new_from_hit));
      displaced <= displaced + new_change + old_change;
      standing <= standing ^ new_standing ^ old_standing;
      missing <= missing ^ new_missing ^ old_missing;
      colours <= colours ^ (new_pair[15] & (new_to_hit != new_from_hit)) ^
          (old_pair[15] & (old_to_hit != old_from_hit));
      pairs <= pairs - 8'd1;
      distance <= distance + 9'd2;
      judged <= 1'b1;
      count <= counted;
      nearest <= back;
    end
    case (phase)
      PHASE_WALKING: begin
        if (stops & room) begin
          phase <= PHASE_FLUSHING;
        end
      end
      PHASE_DECLINING: begin
        if (room) begin
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
    address = 8'd0;
    even_held = 16'd0;
    odd_held = 16'd0;
    pairs = 8'd0;
    half = 1'b0;
    judged = 1'b0;
    displaced = 6'd0;
    standing = 6'd0;
    missing = 6'd0;
    colours = 1'b0;
    odd_displaced = 6'd0;
    odd_standing = 6'd0;
    odd_missing = 6'd0;
    odd_colours = 1'b0;
    distance = 9'd0;
    count = 7'd0;
    nearest = 9'd0;
  end

  // What nothing here reads.
  wire unused = &{1'b0, new_pair[14:12], old_pair[14:12]};
endmodule

module fpgambit_repetition_stream (
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

module fpgambit_repetition_meter (
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
