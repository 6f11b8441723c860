// fpgambit_attack: attack queries on posdata, after GNU Chess
//
// SPDX-License-Identifier: MIT OR Apache-2.0
//
// Load a board image, ask, take the answer: items, if the query has any, and a last word.
// Everything is found by walking posdata's chains (Sandstroem, 1989), one square a clock. All
// queries are about the board as it stands, whoever is to move; pins and checks play no part. A
// piece attacks a square when it is on one of its rays and nothing stands before it, whatever
// stands on it; pawns attack by their captures.
//
// Kinds of query, what they are about, and their answers (bits not named are 0):
//
// 0 (square, side) does the side attack the square? Last word [0] yes.
//
// 1 (square, side) by which pieces? Items [5:0] square, [9:6] nibble; last word [4:0] how many,
// [14:8] kinds: bit 8 + n for kind n.
//
// 2 (side) what does the side attack? Items for a1 to g8 and last word for h8, each as the last
// word of query 1.
//
// 3 (square) how far does the bishop, rook or queen see? Items, one for two enemies in a row on a
// ray: [5:0] the first, [11:6] the second, [12] that is the king; last word [15] there is a slider,
// [4:0] the squares it can go to.
//
// 4 (side) what surrounds the king? Last word, counts of his neighbour squares: [3:0] attacked,
// [7:4] own, [11:8] neither, rays running on through the king.
//
// 5 (square) is each of the piece's destinations attacked, the piece gone from its square? Last
// word [0] yes.
//
// 6, 7: one word, 0.
//
// Piece nibbles: 0 empty; 1 to 6 white pawn, knight, bishop, rook, queen, king; 9 to 14 black.
// Squares: a1 = 0, b1 = 1 to h8 = 63.
//
// Latency: one clock for the start, one for a piece's own square and for that of each inner walk,
// one a visited square, two until the last word has left; query 2 takes 64 more to read its map
// out, and 64 more after a reset that broke one off. If a word is not taken the walk stands still
// at the next.
//
// Posdata is a memory of 32,768 words of 12 bits, read from posdata.mem: from, at and the piece in,
// where to go if the square is empty and if it is not out.
//
// Generated: do not edit. Made by: fpgambit export --unit attack --build compact --target generic --out DIR
//
//   clock         in    1  everything happens at its rising edge
//   reset         in    1  synchronous: idle in the next cycle, no answer offered; the loaded position stays
//   load_valid    in    1  a word of the board image is there
//   load_ready    out   1  it is stored at this edge if load_valid is high; low during a query
//   load_address  in    4  which word: 0 to 7 ranks 1 to 8; 8, the state word, is not needed
//   load_word     in   32  piece nibbles of a rank, file a lowest
//   query_valid   in    1  begin a query
//   query_ready   out   1  it begins at this edge if query_valid is high; low during a query or with load_valid
//   query_kind    in    3  taken with the start: 0 to 5, see above
//   query_square  in    6  taken with the start: the square asked about
//   query_side    in    1  taken with the start: the side asked about, 1 black
//   answer_valid  out   1  a word is offered; it holds until taken, and does not wait for answer_ready
//   answer_ready  in    1  the sink takes it at this edge
//   answer_word   out  16  see above
//   answer_last   out   1  no word of this answer follows
//   cycles        out  16  clocks of this query, from the start to the last word taken, both counted
//   visited       out  16  squares the walks have visited in this query

`default_nettype none

module fpgambit_attack (
    input  wire        clock,
    input  wire        reset,
    input  wire        load_valid,
    output wire        load_ready,
    input  wire [3:0]  load_address,
    input  wire [31:0] load_word,
    input  wire        query_valid,
    output wire        query_ready,
    input  wire [2:0]  query_kind,
    input  wire [5:0]  query_square,
    input  wire        query_side,
    output wire        answer_valid,
    input  wire        answer_ready,
    output wire [15:0] answer_word,
    output wire        answer_last,
    output wire [15:0] cycles,
    output wire [15:0] visited
);

  wire        free;
  wire        start;
  wire        board_write;
  wire [31:0] board_walk_planes;
  wire [31:0] board_list_planes;
  wire [5:0]  posdata_nextpos;
  wire [5:0]  posdata_nextdir;
  wire [10:0] map_entry;
  wire        map_write;
  reg  [10:0] map_word;
  wire [2:0]  roster_rank;
  wire        roster_ready;
  wire [5:0]  roster_square;
  wire [2:0]  roster_kind;
  wire        roster_exhausted;
  wire [2:0]  sight_piece;
  wire        sight_black;
  wire        sight_home;
  wire        sight_empty;
  wire        sight_own;
  wire        sight_enemy;
  wire        sight_attacks;
  wire        walk_idle;
  wire [2:0]  walk_query_held;
  wire [5:0]  walk_at;
  wire [5:0]  walk_from;
  wire        walk_jumping;
  wire        walk_side;
  wire        walk_lift;
  wire [5:0]  walk_lifted;
  wire [2:0]  walk_next_kind;
  wire [5:0]  walk_next_from;
  wire [5:0]  walk_next_at;
  wire        walk_begin;
  wire        walk_take;
  wire        walk_affirm;
  wire        walk_reaches;
  wire        walk_meets;
  wire        walk_neighbour;
  wire        walk_judged;
  wire        walk_struck;
  wire [2:0]  walk_walker;
  wire [5:0]  walk_front;
  wire        walk_mark;
  wire        walk_wipe;
  wire        walk_put;
  wire        walk_reporting;
  wire        walk_closes;
  wire        walk_visiting;
  wire [10:0] tally_marked;
  wire [15:0] tally_word;
  wire        stream_room;
  wire        stream_drained;
  wire        meter_running;

  fpgambit_attack_board board (
      .clock(clock),
      .write(board_write),
      .write_rank(load_address[2:0]),
      .word(load_word),
      .walk_rank(walk_next_at[5:3]),
      .list_rank(roster_rank),
      .walk_planes(board_walk_planes),
      .list_planes(board_list_planes)
  );

  fpgambit_attack_posdata posdata (
      .clock(clock),
      .kind(walk_next_kind),
      .from(walk_next_from),
      .at(walk_next_at),
      .nextpos(posdata_nextpos),
      .nextdir(posdata_nextdir)
  );

  fpgambit_attack_map map (
      .clock(clock),
      .read_square(walk_next_at),
      .entry(map_entry),
      .write(map_write),
      .write_square(walk_at),
      .word(map_word)
  );

  fpgambit_attack_roster roster (
      .clock(clock),
      .reset(reset),
      .begin_(walk_begin),
      .hold(1'b0),
      .side(walk_side),
      .planes(board_list_planes),
      .rank(roster_rank),
      .ready(roster_ready),
      .square(roster_square),
      .kind(roster_kind),
      .take(walk_take),
      .exhausted(roster_exhausted)
  );

  fpgambit_attack_sight sight (
      .planes(board_walk_planes),
      .at(walk_at),
      .from(walk_from),
      .lift(walk_lift),
      .lifted(walk_lifted),
      .side(walk_side),
      .jumping(walk_jumping),
      .piece(sight_piece),
      .black(sight_black),
      .home(sight_home),
      .empty(sight_empty),
      .own(sight_own),
      .enemy(sight_enemy),
      .attacks(sight_attacks)
  );

  fpgambit_attack_walk walk (
      .clock(clock),
      .reset(reset),
      .start(start),
      .query(query_kind),
      .query_square(query_square),
      .query_side(query_side),
      .idle(walk_idle),
      .query_held(walk_query_held),
      .piece(sight_piece),
      .black(sight_black),
      .home(sight_home),
      .empty(sight_empty),
      .own(sight_own),
      .enemy(sight_enemy),
      .attacks(sight_attacks),
      .nextpos(posdata_nextpos),
      .nextdir(posdata_nextdir),
      .at(walk_at),
      .from(walk_from),
      .jumping(walk_jumping),
      .side(walk_side),
      .lift(walk_lift),
      .lifted(walk_lifted),
      .next_kind(walk_next_kind),
      .next_from(walk_next_from),
      .next_at(walk_next_at),
      .begin_(walk_begin),
      .piece_ready(roster_ready),
      .piece_square(roster_square),
      .piece_kind(roster_kind),
      .take(walk_take),
      .exhausted(roster_exhausted),
      .affirm(walk_affirm),
      .reaches(walk_reaches),
      .meets(walk_meets),
      .neighbour(walk_neighbour),
      .judged(walk_judged),
      .struck(walk_struck),
      .walker(walk_walker),
      .front(walk_front),
      .mark(walk_mark),
      .wipe(walk_wipe),
      .put(walk_put),
      .reporting(walk_reporting),
      .closes(walk_closes),
      .room(stream_room),
      .drained(stream_drained),
      .visiting(walk_visiting)
  );

  fpgambit_attack_tally tally (
      .clock(clock),
      .clear(start),
      .query(walk_query_held),
      .affirm(walk_affirm),
      .reaches(walk_reaches),
      .meets(walk_meets),
      .neighbour(walk_neighbour),
      .own(sight_own),
      .judged(walk_judged),
      .struck(walk_struck),
      .walker(walk_walker),
      .piece(sight_piece),
      .black(sight_black),
      .at(walk_at),
      .front(walk_front),
      .entry(map_entry),
      .marked(tally_marked),
      .reporting(walk_reporting),
      .closes(walk_closes),
      .word(tally_word)
  );

  fpgambit_attack_stream stream (
      .clock(clock),
      .reset(reset),
      .put(walk_put),
      .word(tally_word),
      .closes(walk_closes),
      .room(stream_room),
      .valid(answer_valid),
      .ready(answer_ready),
      .data(answer_word),
      .last(answer_last),
      .drained(stream_drained)
  );

  fpgambit_attack_meter meter (
      .clock(clock),
      .start(start),
      .running(meter_running),
      .visiting(walk_visiting),
      .cycles(cycles),
      .visited(visited)
  );

  assign free = walk_idle & !reset;
  assign load_ready = free;
  assign query_ready = free & !load_valid;
  assign start = query_valid & free & !load_valid;
  assign board_write = load_valid & free & !load_address[3];
  assign map_write = walk_mark | walk_wipe;

  always @* begin
    map_word = tally_marked;
    if (walk_wipe) begin
      map_word = 11'd0;
    end
  end

  assign meter_running = !walk_idle;
endmodule

module fpgambit_attack_board (
    input  wire        clock,
    input  wire        write,
    input  wire [2:0]  write_rank,
    input  wire [31:0] word,
    input  wire [2:0]  walk_rank,
    input  wire [2:0]  list_rank,
    output reg  [31:0] walk_planes,
    output reg  [31:0] list_planes
);

  // Too small for a synthesiser to think of block RAM by itself, but registers would cost ten times the logic.
  (* ram_style = "block" *)
  reg [31:0] ranks [0:7];
  integer rank;

  initial begin
    for (rank = 0; rank < 8; rank = rank + 1) ranks[rank] = 32'd0;
    walk_planes = 32'd0;
    list_planes = 32'd0;
  end

  // One bit of every nibble side by side: the colours first, then bits 2, 1 and 0.
  wire [31:0] planes = {
    word[31], word[27], word[23], word[19], word[15], word[11], word[7], word[3],
    word[30], word[26], word[22], word[18], word[14], word[10], word[6], word[2],
    word[29], word[25], word[21], word[17], word[13], word[9], word[5], word[1],
    word[28], word[24], word[20], word[16], word[12], word[8], word[4], word[0]
  };

  always @(posedge clock) begin
    if (write) begin
      ranks[write_rank] <= planes;
    end else begin
      walk_planes <= ranks[walk_rank];
      list_planes <= ranks[list_rank];
    end
  end
endmodule

module fpgambit_attack_posdata (
    input  wire       clock,
    input  wire [2:0] kind,
    input  wire [5:0] from,
    input  wire [5:0] at,
    output reg  [5:0] nextpos,
    output reg  [5:0] nextdir
);

  reg [11:0] entries [0:32767];

  initial begin
    $readmemh("posdata.mem", entries);
    {nextpos, nextdir} = 12'd0;
  end

  always @(posedge clock) {nextpos, nextdir} <= entries[{kind, from, at}];
endmodule

module fpgambit_attack_map (
    input  wire        clock,
    input  wire [5:0]  read_square,
    output reg  [10:0] entry,
    input  wire        write,
    input  wire [5:0]  write_square,
    input  wire [10:0] word
);

  reg [10:0] entries [0:63];
  integer square;

  initial begin
    for (square = 0; square < 64; square = square + 1) entries[square] = 11'd0;
    entry = 11'd0;
  end

  always @(posedge clock) begin
    if (write) entries[write_square] <= word;
    entry <= entries[read_square];
  end
endmodule

module fpgambit_attack_roster (
    input  wire        clock,
    input  wire        reset,
    input  wire        begin_,
    input  wire        hold,
    input  wire        side,
    input  wire [31:0] planes,
    output reg  [2:0]  rank,
    output wire        ready,
    output wire [5:0]  square,
    output wire [2:0]  kind,
    input  wire        take,
    output wire        exhausted
);

  reg         active;
  reg  [2:0]  row;
  reg  [7:0]  handed;
  reg         full;
  reg  [5:0]  piece_square;
  reg  [2:0]  piece_kind;

  reg  [7:0]  foreign;
  wire [7:0]  left;
  wire [7:0]  lowest;
  reg  [2:0]  file;
  reg  [2:0]  found;
  reg  [7:0]  rest;
  reg         active_next;
  reg  [2:0]  row_next;
  reg  [7:0]  handed_next;
  reg         full_next;
  reg  [5:0]  piece_square_next;
  reg  [2:0]  piece_kind_next;

  // The own pieces of this rank that were not handed out yet, and the first of them.
  always @* begin
    foreign = planes[31:24];
    if (side) begin
      foreign = ~foreign;
    end
  end

  assign left = (planes[7:0] | planes[15:8] | planes[23:16]) & ~foreign & ~handed;
  assign lowest = left & (8'd0 - left);

  always @* begin
    file = 3'd0;
    if (|(lowest & 8'haa)) begin
      file = file | 3'd1;
    end
    if (|(lowest & 8'hcc)) begin
      file = file | 3'd2;
    end
    if (|lowest[7:4]) begin
      file = file | 3'd4;
    end
  end

  always @* begin
    found = 3'd0;
    if (|(lowest & planes[7:0])) begin
      found = found | 3'd1;
    end
    if (|(lowest & planes[15:8])) begin
      found = found | 3'd2;
    end
    if (|(lowest & planes[23:16])) begin
      found = found | 3'd4;
    end
    if (side & (found == 3'd1)) begin
      found = 3'd7;
    end
  end

  // Fill the place the walk emptied in an earlier cycle; leave a rank with its last piece.
  always @* begin
    active_next = active;
    row_next = row;
    handed_next = handed;
    full_next = full;
    piece_square_next = piece_square;
    piece_kind_next = piece_kind;
    rest = left;
    if (take) begin
      full_next = 1'b0;
    end
    if (active & !hold) begin
      if (!full & (|left)) begin
        full_next = 1'b1;
        piece_square_next = {row, file};
        piece_kind_next = found;
        handed_next = handed | lowest;
        rest = left ^ lowest;
      end
      if (!(|rest)) begin
        handed_next = 8'd0;
        row_next = row + 3'd1;
        if (row == 3'd7) begin
          active_next = 1'b0;
        end
      end
    end
    rank = row;
    if (active & !hold & !(|rest)) begin
      rank = row + 3'd1;
    end
    if (begin_) begin
      active_next = 1'b1;
      row_next = 3'd0;
      handed_next = 8'd0;
      full_next = 1'b0;
      rank = 3'd0;
    end
    if (reset) begin
      active_next = 1'b0;
      full_next = 1'b0;
    end
  end

  assign ready = full;
  assign square = piece_square;
  assign kind = piece_kind;
  assign exhausted = !active & !full;

  initial begin
    active = 1'b0;
    row = 3'd0;
    handed = 8'd0;
    full = 1'b0;
    piece_square = 6'd0;
    piece_kind = 3'd0;
  end

  always @(posedge clock) begin
    active <= active_next;
    row <= row_next;
    handed <= handed_next;
    full <= full_next;
    piece_square <= piece_square_next;
    piece_kind <= piece_kind_next;
  end
endmodule

module fpgambit_attack_sight (
    input  wire [31:0] planes,
    input  wire [5:0]  at,
    input  wire [5:0]  from,
    input  wire        lift,
    input  wire [5:0]  lifted,
    input  wire        side,
    input  wire        jumping,
    output wire [2:0]  piece,
    output wire        black,
    output wire        home,
    output wire        empty,
    output wire        own,
    output wire        enemy,
    output wire        attacks
);

  wire [2:0]  file;
  reg  [2:0]  kind;
  wire        colour;
  wire        start;
  wire        nothing;
  wire        foe;
  wire [3:0]  files;
  wire [3:0]  ranks;
  wire        near;
  wire        straight;
  reg         moves_so;

  // What stands on the square.
  assign file = at[2:0];

  always @* begin
    kind = 3'd0;
    if (planes[{2'd0, file}]) begin
      kind = kind | 3'd1;
    end
    if (planes[{2'd1, file}]) begin
      kind = kind | 3'd2;
    end
    if (planes[{2'd2, file}]) begin
      kind = kind | 3'd4;
    end
  end

  assign colour = planes[{2'd3, file}];
  assign nothing = (kind == 3'd0) | (lift & (at == lifted));
  assign foe = !nothing & (colour != side);

  // How it lies from where the walk started: on a line, as the walk came along one.
  assign start = at == from;
  assign files = {1'b0, at[2:0]} - {1'b0, from[2:0]};
  assign ranks = {1'b0, at[5:3]} - {1'b0, from[5:3]};
  assign near = ((files + 4'd1) <= 4'd2) & ((ranks + 4'd1) <= 4'd2);
  assign straight = (files == 4'd0) | (ranks == 4'd0);

  // Does a piece of this type move from there to the start?
  always @* begin
    moves_so = 1'b0;
    if (jumping) begin
      moves_so = kind == 3'd2;
    end else begin
      if (kind == 3'd1) begin
        moves_so = near & !straight & (ranks[3] != colour);
      end
      if (kind == 3'd3) begin
        moves_so = !straight;
      end
      if (kind == 3'd4) begin
        moves_so = straight;
      end
      if (kind == 3'd5) begin
        moves_so = 1'b1;
      end
      if (kind == 3'd6) begin
        moves_so = near;
      end
    end
  end

  assign piece = kind;
  assign black = colour;
  assign home = start;
  assign empty = nothing;
  assign own = !nothing & (colour == side);
  assign enemy = foe;
  assign attacks = foe & moves_so & !start;
endmodule

module fpgambit_attack_walk (
    input  wire       clock,
    input  wire       reset,
    input  wire       start,
    input  wire [2:0] query,
    input  wire [5:0] query_square,
    input  wire       query_side,
    output wire       idle,
    output wire [2:0] query_held,
    input  wire [2:0] piece,
    input  wire       black,
    input  wire       home,
    input  wire       empty,
    input  wire       own,
    input  wire       enemy,
    input  wire       attacks,
    input  wire [5:0] nextpos,
    input  wire [5:0] nextdir,
    output wire [5:0] at,
    output wire [5:0] from,
    output wire       jumping,
    output wire       side,
    output wire       lift,
    output wire [5:0] lifted,
    output wire [2:0] next_kind,
    output wire [5:0] next_from,
    output wire [5:0] next_at,
    output reg        begin_,
    input  wire       piece_ready,
    input  wire [5:0] piece_square,
    input  wire [2:0] piece_kind,
    output reg        take,
    input  wire       exhausted,
    output reg        affirm,
    output reg        reaches,
    output reg        meets,
    output reg        neighbour,
    output wire       judged,
    output wire       struck,
    output wire [2:0] walker,
    output wire [5:0] front,
    output reg        mark,
    output reg        wipe,
    output reg        put,
    output reg        reporting,
    output reg        closes,
    input  wire       room,
    input  wire       drained,
    output reg        visiting
);

  localparam [3:0] PHASE_ANSWERING = 4'd9;
  localparam [3:0] PHASE_BEHIND = 4'd5;
  localparam [3:0] PHASE_FETCHING = 4'd3;
  localparam [3:0] PHASE_FLUSHING = 4'd10;
  localparam [3:0] PHASE_IDLE = 4'd0;
  localparam [3:0] PHASE_JUMPS = 4'd7;
  localparam [3:0] PHASE_LINES = 4'd6;
  localparam [3:0] PHASE_LOOKING = 4'd1;
  localparam [3:0] PHASE_REPORTING = 4'd8;
  localparam [3:0] PHASE_SWEEPING = 4'd2;
  localparam [3:0] PHASE_WALKING = 4'd4;

  reg  [3:0]  phase;
  reg  [2:0]  query_kind;
  reg         colour;
  reg  [2:0]  kind;
  reg  [5:0]  origin;
  reg  [5:0]  square;
  reg  [2:0]  outer_kind;
  reg  [5:0]  outer_origin;
  reg  [5:0]  resume;
  reg         pushing;
  reg  [5:0]  push;
  reg  [5:0]  front_square;
  reg         dirty;

  wire        lists;
  wire        maps;
  wire        slides;
  wire        guards;
  wire        traps;
  wire        pawn;
  reg  [5:0]  onward;
  reg  [5:0]  first_push;
  wire        turns;
  reg  [5:0]  following;
  wire        ray_ends;
  reg         steps;
  reg         launches;
  reg         hit;
  reg         inner_over;
  wire        returns;
  reg         outer_over;
  reg         fetches;
  reg  [2:0]  then_kind;
  reg  [5:0]  then_from;
  reg  [5:0]  then_at;
  reg  [3:0]  phase_next;
  reg  [2:0]  query_kind_next;
  reg         colour_next;
  reg  [2:0]  outer_kind_next;
  reg  [5:0]  outer_origin_next;
  reg  [5:0]  resume_next;
  reg         pushing_next;
  reg  [5:0]  push_next;
  reg  [5:0]  front_square_next;
  reg         dirty_next;

  // The query under way; 0 is the one that asks nothing but one inner walk.
  assign lists = query_kind == 3'd1;
  assign maps = query_kind == 3'd2;
  assign slides = query_kind == 3'd3;
  assign guards = query_kind == 3'd4;
  assign traps = query_kind == 3'd5;

  // Where this walk goes on; a trapped pawn's from its captures to its pushes.
  assign pawn = (kind == 3'd1) | (kind == 3'd7);

  always @* begin
    onward = nextdir;
    if ((!pawn & (home | empty)) | (pawn & pushing & empty)) begin
      onward = nextpos;
    end
  end

  always @* begin
    first_push = push;
    if (home) begin
      first_push = nextpos;
    end
  end

  assign turns = pawn & traps & !pushing & (onward == origin);

  always @* begin
    following = onward;
    if (turns) begin
      following = first_push;
    end
  end

  assign ray_ends = nextpos == nextdir;

  always @* begin
    phase_next = phase;
    query_kind_next = query_kind;
    colour_next = colour;
    outer_kind_next = outer_kind;
    outer_origin_next = outer_origin;
    resume_next = resume;
    pushing_next = pushing;
    push_next = push;
    front_square_next = front_square;
    dirty_next = dirty;
    then_kind = kind;
    then_from = origin;
    then_at = square;
    begin_ = 1'b0;
    take = 1'b0;
    affirm = 1'b0;
    reaches = 1'b0;
    meets = 1'b0;
    neighbour = 1'b0;
    mark = 1'b0;
    wipe = 1'b0;
    put = 1'b0;
    reporting = 1'b0;
    closes = 1'b0;
    visiting = 1'b0;
    steps = 1'b0;
    launches = 1'b0;
    hit = 1'b0;
    inner_over = 1'b0;
    outer_over = 1'b0;
    fetches = 1'b0;
    case (phase)
      PHASE_IDLE: begin
        if (start) begin
          query_kind_next = query;
          colour_next = query_side;
          pushing_next = 1'b0;
          then_at = query_square;
          then_from = query_square;
          then_kind = 3'd5;
          phase_next = PHASE_ANSWERING;
          if ((query == 3'd0) | (query == 3'd1)) begin
            colour_next = !query_side;
            phase_next = PHASE_LINES;
          end
          if ((query == 3'd2) | (query == 3'd4)) begin
            begin_ = 1'b1;
            phase_next = PHASE_FETCHING;
          end
          if (query == 3'd2) begin
            dirty_next = 1'b1;
            if (dirty) begin
              then_at = 6'd0;
              phase_next = PHASE_SWEEPING;
            end
          end
          if ((query == 3'd3) | (query == 3'd5)) begin
            phase_next = PHASE_LOOKING;
          end
        end
      end
      PHASE_LOOKING: begin
        colour_next = black;
        then_kind = piece;
        if (black & (piece == 3'd1)) begin
          then_kind = 3'd7;
        end
        phase_next = PHASE_ANSWERING;
        if (slides) begin
          if ((piece == 3'd3) | (piece == 3'd4) | (piece == 3'd5)) begin
            affirm = 1'b1;
            phase_next = PHASE_WALKING;
          end
        end else if (piece != 3'd0) begin
          phase_next = PHASE_WALKING;
        end
        outer_kind_next = then_kind;
        outer_origin_next = then_from;
      end
      PHASE_SWEEPING: begin
        wipe = 1'b1;
        then_at = square + 6'd1;
        if (square == 6'd63) begin
          phase_next = PHASE_FETCHING;
        end
      end
      PHASE_FETCHING: begin
        fetches = 1'b1;
        if (!piece_ready & exhausted) begin
          fetches = 1'b0;
          phase_next = PHASE_ANSWERING;
          if (maps) begin
            then_at = 6'd0;
            phase_next = PHASE_REPORTING;
          end
        end
      end
      PHASE_WALKING: begin
        steps = 1'b1;
        if (home) begin
          push_next = nextpos;
        end else begin
          visiting = 1'b1;
          mark = maps;
          reaches = slides & !own;
          neighbour = guards;
          launches = guards;
          if (traps) begin
            launches = enemy | empty;
            if (pawn) begin
              launches = enemy;
              if (pushing) begin
                launches = empty;
              end
            end
          end
        end
        if (slides & enemy & !home & !ray_ends) begin
          steps = 1'b0;
          front_square_next = square;
          then_at = nextpos;
          phase_next = PHASE_BEHIND;
        end
      end
      PHASE_BEHIND: begin
        put = enemy;
        if (room | !enemy) begin
          visiting = 1'b1;
          if (empty & !ray_ends) begin
            then_at = nextpos;
          end else begin
            steps = 1'b1;
            phase_next = PHASE_WALKING;
          end
        end
      end
      PHASE_LINES: begin
        hit = attacks;
        put = attacks & lists;
        if (attacks & !lists) begin
          inner_over = 1'b1;
        end else if (room | !attacks) begin
          meets = attacks;
          then_at = onward;
          if (onward == origin) begin
            then_kind = 3'd2;
            phase_next = PHASE_JUMPS;
          end
        end
        visiting = !home & (room | !put);
      end
      PHASE_JUMPS: begin
        hit = attacks;
        put = attacks & lists;
        if (attacks & !lists) begin
          inner_over = 1'b1;
        end else if (room | !attacks) begin
          meets = attacks;
          then_at = onward;
          inner_over = onward == origin;
        end
        visiting = !home & (room | !put);
      end
      PHASE_REPORTING: begin
        put = 1'b1;
        reporting = 1'b1;
        closes = square == 6'd63;
        if (room) begin
          wipe = 1'b1;
          then_at = square + 6'd1;
          if (square == 6'd63) begin
            dirty_next = 1'b0;
            phase_next = PHASE_FLUSHING;
          end
        end
      end
      PHASE_ANSWERING: begin
        put = 1'b1;
        closes = 1'b1;
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
    // The outer walk leaves its square: to the next one, or into the inner walks.
    if (steps) begin
      then_at = following;
      if (turns) begin
        pushing_next = 1'b1;
      end
      if (launches) begin
        resume_next = following;
        then_kind = 3'd5;
        then_from = square;
        then_at = square;
        phase_next = PHASE_LINES;
      end else if (following == origin) begin
        outer_over = 1'b1;
      end
    end
    if (inner_over) begin
      phase_next = PHASE_ANSWERING;
      affirm = hit & (query_kind == 3'd0);
      if (returns) begin
        then_kind = outer_kind;
        then_from = outer_origin;
        then_at = resume;
        phase_next = PHASE_WALKING;
        if (resume == outer_origin) begin
          outer_over = 1'b1;
        end
      end
    end
    // The piece is done. Only the map asks for another; the king is looked for among all pieces.
    if (outer_over) begin
      phase_next = PHASE_ANSWERING;
      if (traps) begin
        affirm = 1'b1;
      end
      if (maps) begin
        fetches = 1'b1;
      end
    end
    if (fetches) begin
      phase_next = PHASE_FETCHING;
      if (piece_ready) begin
        take = 1'b1;
        then_kind = piece_kind;
        then_from = piece_square;
        then_at = piece_square;
        outer_kind_next = piece_kind;
        outer_origin_next = piece_square;
        if (maps | (piece_kind == 3'd6)) begin
          phase_next = PHASE_WALKING;
        end
      end
    end
    if (reset) begin
      phase_next = PHASE_IDLE;
    end
  end

  // The inner walks are over: that was the question, or the outer walk goes on.
  assign judged = inner_over & guards;
  assign struck = hit;
  assign returns = guards | (traps & hit);
  assign next_kind = then_kind;
  assign next_from = then_from;
  assign next_at = then_at;
  assign at = square;
  assign from = origin;
  assign jumping = phase == PHASE_JUMPS;
  assign side = colour;
  assign lift = guards | traps;
  assign lifted = outer_origin;
  assign walker = kind;
  assign front = front_square;
  assign idle = phase == PHASE_IDLE;
  assign query_held = query_kind;

  initial begin
    phase = 4'd0;
    query_kind = 3'd0;
    colour = 1'b0;
    kind = 3'd0;
    origin = 6'd0;
    square = 6'd0;
    outer_kind = 3'd0;
    outer_origin = 6'd0;
    resume = 6'd0;
    pushing = 1'b0;
    push = 6'd0;
    front_square = 6'd0;
    dirty = 1'b0;
  end

  always @(posedge clock) begin
    phase <= phase_next;
    query_kind <= query_kind_next;
    colour <= colour_next;
    kind <= then_kind;
    origin <= then_from;
    square <= then_at;
    outer_kind <= outer_kind_next;
    outer_origin <= outer_origin_next;
    resume <= resume_next;
    pushing <= pushing_next;
    push <= push_next;
    front_square <= front_square_next;
    dirty <= dirty_next;
  end
endmodule

module fpgambit_attack_tally (
    input  wire        clock,
    input  wire        clear,
    input  wire [2:0]  query,
    input  wire        affirm,
    input  wire        reaches,
    input  wire        meets,
    input  wire        neighbour,
    input  wire        own,
    input  wire        judged,
    input  wire        struck,
    input  wire [2:0]  walker,
    input  wire [2:0]  piece,
    input  wire        black,
    input  wire [5:0]  at,
    input  wire [5:0]  front,
    input  wire [10:0] entry,
    output wire [10:0] marked,
    input  wire        reporting,
    input  wire        closes,
    output reg  [15:0] word
);

  reg         affirmed;
  reg  [10:0] sum;
  reg  [3:0]  attacked;
  reg  [3:0]  occupied;
  reg  [3:0]  safe;
  reg         own_held;

  reg  [10:0] source;
  reg  [2:0]  kind;
  wire [10:0] counted;
  reg  [10:0] shown;
  wire [15:0] census;
  reg  [15:0] yes;
  reg  [15:0] here;

  // One attacker more. No square has more than 16, so the number stays in its field.
  always @* begin
    source = entry;
    kind = walker;
    if (query == 3'd1) begin
      source = sum;
      kind = piece;
    end
    if (kind == 3'd7) begin
      kind = 3'd1;
    end
  end

  assign counted = (source + 11'd1) | (11'h010 << kind);
  assign marked = counted;

  // The counters of this query.
  always @(posedge clock) begin
    if (affirm) begin
      affirmed <= 1'b1;
    end
    if (reaches) begin
      sum <= sum + 11'd1;
    end
    if (meets) begin
      sum <= counted;
    end
    if (neighbour) begin
      own_held <= own;
      if (own) begin
        occupied <= occupied + 4'd1;
      end
    end
    if (judged) begin
      if (struck) begin
        attacked <= attacked + 4'd1;
      end else if (!own_held) begin
        safe <= safe + 4'd1;
      end
    end
    if (clear) begin
      affirmed <= 1'b0;
      sum <= 11'd0;
      attacked <= 4'd0;
      occupied <= 4'd0;
      safe <= 4'd0;
    end
  end

  // The answer word.
  always @* begin
    shown = sum;
    if (reporting) begin
      shown = entry;
    end
  end

  assign census = {1'b0, shown[10:5], 4'd0, shown[4:0]};

  always @* begin
    yes = 16'd0;
    if (affirmed) begin
      yes = 16'd1;
    end
  end

  always @* begin
    here = 16'd0;
    if (query == 3'd3) begin
      here = {4'd0, at, front};
      if (piece == 3'd6) begin
        here = here | 16'h1000;
      end
    end else begin
      here = {7'd0, piece, at};
      if (black) begin
        here = here | 16'h0200;
      end
    end
  end

  always @* begin
    word = here;
    if (closes) begin
      word = yes;
      if (query == 3'd1) begin
        word = census;
      end
      if (query == 3'd3) begin
        word = {yes[0], 10'd0, sum[4:0]};
      end
      if (query == 3'd4) begin
        word = {4'd0, safe, occupied, attacked};
      end
    end
    if (reporting) begin
      word = census;
    end
  end

  initial begin
    affirmed = 1'b0;
    sum = 11'd0;
    attacked = 4'd0;
    occupied = 4'd0;
    safe = 4'd0;
    own_held = 1'b0;
  end
endmodule

module fpgambit_attack_stream (
    input  wire        clock,
    input  wire        reset,
    input  wire        put,
    input  wire [15:0] word,
    input  wire        closes,
    output wire        room,
    output wire        valid,
    input  wire        ready,
    output wire [15:0] data,
    output wire        last,
    output wire        drained
);

  reg         offered;
  reg  [15:0] offered_word;
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
    offered_word = 16'd0;
    offered_last = 1'b0;
  end
endmodule

module fpgambit_attack_meter (
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
