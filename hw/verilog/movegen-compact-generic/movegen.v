// fpgambit_movegen: Sandstroem's chess move generator
//
// SPDX-License-Identifier: MIT OR Apache-2.0
//
// Load a board image, start a generation, take the moves: each once, as a stream. Pieces move along
// posdata's chains (Sandstroem, 1989): one square a clock, one comparison a step.
//
// Piece nibbles: 0 empty; 1 to 6 white pawn, knight, bishop, rook, queen, king; 9 to 14 black.
// State word: [0] side to move, 1 black; [4:1] castling rights, K lowest, then Q, k, q; [5] en
// passant square valid; [11:6] that square. Kinds of move: 0 quiet, 1 double push, 2 O-O, 3 O-O-O,
// 4 capture, 5 en passant, 8 to 11 promotion to N, B, R, Q, 12 to 15 the same with capture.
//
// Latency: 19 clocks until the first piece moves; then one a piece, one a visited square (four
// where a pawn promotes), one a castling move, 19 an en passant capture that must be legal. A move
// is offered two clocks or more after its square was visited, when the next is known. If it is not
// taken the walk goes on until two words wait, then stands still.
//
// Posdata is a memory of 32,768 words of 12 bits, read from posdata.mem: from, at and the piece in,
// where to go if the square is empty and if it is not out.
//
// Generated: do not edit. Made by: fpgambit export --unit movegen --build compact --target generic --out DIR
//
//   clock           in    1  everything happens at its rising edge
//   reset           in    1  synchronous: idle in the next cycle, no move offered; the loaded position stays
//   load_valid      in    1  a word of the board image is there
//   load_ready      out   1  it is stored at this edge if load_valid is high; low during a generation
//   load_address    in    4  which word: 0 to 7 ranks 1 to 8, 8 the state word
//   load_word       in   32  rank: piece nibbles, file a lowest; or state: see above
//   start_valid     in    1  begin a generation
//   start_ready     out   1  it begins at this edge if start_valid is high; low during a generation and with load_valid; the fast build's also for one clock after either
//   start_legal     in    1  taken with the start: 1 legal moves, 0 pseudo-legal ones
//   start_captures  in    1  taken with the start: 1 captures, en passant and promotions only
//   move_valid      out   1  a move word is offered; it holds until taken, and does not wait for move_ready
//   move_ready      in    1  the sink takes it at this edge
//   move_word       out  16  from [5:0], to [11:6], kind [15:12]; squares a1 = 0, b1 = 1 to h8 = 63
//   move_last       out   1  no word follows; 0x0000 with it: the position has no move
//   cycles          out  16  clocks of this generation, from the start to the last word taken, both counted
//   visited         out  16  squares the walk has visited in this generation

`default_nettype none

module fpgambit_movegen (
    input  wire        clock,
    input  wire        reset,
    input  wire        load_valid,
    output wire        load_ready,
    input  wire [3:0]  load_address,
    input  wire [31:0] load_word,
    input  wire        start_valid,
    output wire        start_ready,
    input  wire        start_legal,
    input  wire        start_captures,
    output wire        move_valid,
    input  wire        move_ready,
    output wire [15:0] move_word,
    output wire        move_last,
    output wire [15:0] cycles,
    output wire [15:0] visited
);

  wire        load;
  wire        start;
  wire        board_write;
  reg  [2:0]  board_list_rank;
  wire [31:0] board_walk_planes;
  wire [31:0] board_list_planes;
  wire [5:0]  posdata_nextpos;
  wire [5:0]  posdata_nextdir;
  wire        state_write;
  wire        state_side;
  wire        state_passant;
  wire [5:0]  state_passant_square;
  wire        state_castle_short;
  wire        state_castle_long;
  wire [2:0]  scan_rank;
  wire        scan_busy;
  wire        scan_last;
  wire        scan_keep;
  wire        scan_turned;
  wire        scan_turning;
  wire [2:0]  scan_here;
  wire [7:0]  scan_own;
  wire [7:0]  scan_king;
  wire [7:0]  scan_occupied;
  wire [7:0]  scan_lines;
  wire [7:0]  scan_diagonals;
  wire [7:0]  scan_knights;
  wire [7:0]  scan_pawns;
  wire [7:0]  scan_enemy_king;
  wire [31:0] danger_low;
  wire [31:0] danger_high;
  wire        danger_exposed;
  wire [7:0]  danger_one_below;
  wire [7:0]  danger_two_below;
  wire        watch_begin;
  wire [11:0] watch_pins_up;
  wire [11:0] watch_pins_down;
  wire        watch_checked;
  wire        watch_double;
  wire        watch_by_knight;
  wire [2:0]  watch_check_direction;
  wire [2:0]  watch_check_distance;
  wire [5:0]  watch_square;
  wire        watch_clear_short;
  wire        watch_clear_long;
  wire        roster_begin;
  wire [2:0]  roster_rank;
  wire        roster_ready;
  wire [5:0]  roster_square;
  wire [2:0]  roster_kind;
  wire        roster_exhausted;
  wire [2:0]  walk_next_kind;
  wire [5:0]  walk_next_from;
  wire [5:0]  walk_next_at;
  wire        walk_begin_scan;
  wire        walk_probe;
  wire [5:0]  walk_at;
  wire [5:0]  walk_from;
  wire        walk_starting;
  wire        walk_king_walks;
  wire        walk_knight_there;
  wire        walk_take;
  wire        walk_found;
  wire [15:0] walk_word;
  wire        walk_flush;
  wire        walk_visiting;
  wire        referee_allowed;
  wire        stream_room;
  wire        stream_drained;
  wire        meter_running;

  fpgambit_movegen_board board (
      .clock(clock),
      .write(board_write),
      .write_rank(load_address[2:0]),
      .word(load_word),
      .walk_rank(walk_next_at[5:3]),
      .list_rank(board_list_rank),
      .walk_planes(board_walk_planes),
      .list_planes(board_list_planes)
  );

  fpgambit_movegen_posdata posdata (
      .clock(clock),
      .kind(walk_next_kind),
      .from(walk_next_from),
      .at(walk_next_at),
      .nextpos(posdata_nextpos),
      .nextdir(posdata_nextdir)
  );

  fpgambit_movegen_state state (
      .clock(clock),
      .write(state_write),
      .word(load_word),
      .side(state_side),
      .passant(state_passant),
      .passant_square(state_passant_square),
      .clear_short(watch_clear_short),
      .clear_long(watch_clear_long),
      .danger_low(danger_low),
      .danger_high(danger_high),
      .castle_short(state_castle_short),
      .castle_long(state_castle_long)
  );

  fpgambit_movegen_scan scan (
      .clock(clock),
      .reset(reset),
      .begin_(walk_begin_scan),
      .probe(walk_probe),
      .side(state_side),
      .vacated(walk_from),
      .target(walk_at),
      .planes(board_list_planes),
      .rank(scan_rank),
      .busy(scan_busy),
      .last(scan_last),
      .keep(scan_keep),
      .turned(scan_turned),
      .turning(scan_turning),
      .here(scan_here),
      .own(scan_own),
      .king(scan_king),
      .occupied(scan_occupied),
      .lines(scan_lines),
      .diagonals(scan_diagonals),
      .knights(scan_knights),
      .pawns(scan_pawns),
      .enemy_king(scan_enemy_king)
  );

  fpgambit_movegen_danger danger (
      .clock(clock),
      .begin_(walk_begin_scan),
      .probe(walk_probe),
      .side(state_side),
      .busy(scan_busy),
      .keep(scan_keep),
      .turned(scan_turned),
      .turning(scan_turning),
      .here(scan_here),
      .king(scan_king),
      .occupied(scan_occupied),
      .lines(scan_lines),
      .diagonals(scan_diagonals),
      .knights(scan_knights),
      .pawns(scan_pawns),
      .enemy_king(scan_enemy_king),
      .low(danger_low),
      .high(danger_high),
      .exposed(danger_exposed),
      .one_below(danger_one_below),
      .two_below(danger_two_below)
  );

  fpgambit_movegen_watch watch (
      .clock(clock),
      .begin_(watch_begin),
      .side(state_side),
      .keep(scan_keep),
      .turned(scan_turned),
      .turning(scan_turning),
      .here(scan_here),
      .own(scan_own),
      .king(scan_king),
      .occupied(scan_occupied),
      .lines(scan_lines),
      .diagonals(scan_diagonals),
      .one_below(danger_one_below),
      .two_below(danger_two_below),
      .pawns(scan_pawns),
      .pins_up(watch_pins_up),
      .pins_down(watch_pins_down),
      .checked(watch_checked),
      .double_(watch_double),
      .by_knight(watch_by_knight),
      .check_direction(watch_check_direction),
      .check_distance(watch_check_distance),
      .square(watch_square),
      .clear_short(watch_clear_short),
      .clear_long(watch_clear_long)
  );

  fpgambit_movegen_roster roster (
      .clock(clock),
      .reset(reset),
      .begin_(roster_begin),
      .hold(scan_busy),
      .side(state_side),
      .planes(board_list_planes),
      .rank(roster_rank),
      .ready(roster_ready),
      .square(roster_square),
      .kind(roster_kind),
      .take(walk_take),
      .exhausted(roster_exhausted)
  );

  fpgambit_movegen_walk walk (
      .clock(clock),
      .reset(reset),
      .start(start),
      .legal(start_legal),
      .captures(start_captures),
      .idle(load_ready),
      .side(state_side),
      .passant(state_passant),
      .passant_square(state_passant_square),
      .planes(board_walk_planes),
      .nextpos(posdata_nextpos),
      .nextdir(posdata_nextdir),
      .next_kind(walk_next_kind),
      .next_from(walk_next_from),
      .next_at(walk_next_at),
      .begin_scan(walk_begin_scan),
      .probe(walk_probe),
      .scan_last(scan_last),
      .exposed(danger_exposed),
      .allowed(referee_allowed),
      .castle_short(state_castle_short),
      .castle_long(state_castle_long),
      .at(walk_at),
      .from(walk_from),
      .starting(walk_starting),
      .king_walks(walk_king_walks),
      .knight_there(walk_knight_there),
      .piece_ready(roster_ready),
      .piece_square(roster_square),
      .piece_kind(roster_kind),
      .take(walk_take),
      .exhausted(roster_exhausted),
      .found(walk_found),
      .word(walk_word),
      .room(stream_room),
      .flush(walk_flush),
      .drained(stream_drained),
      .visiting(walk_visiting)
  );

  fpgambit_movegen_referee referee (
      .clock(clock),
      .start(walk_starting),
      .at(walk_at),
      .knight_there(walk_knight_there),
      .king_walks(walk_king_walks),
      .king(watch_square),
      .pins_up(watch_pins_up),
      .pins_down(watch_pins_down),
      .checked(watch_checked),
      .double_(watch_double),
      .by_knight(watch_by_knight),
      .check_direction(watch_check_direction),
      .check_distance(watch_check_distance),
      .danger_low(danger_low),
      .danger_high(danger_high),
      .allowed(referee_allowed)
  );

  fpgambit_movegen_stream stream (
      .clock(clock),
      .reset(reset),
      .found(walk_found),
      .word(walk_word),
      .room(stream_room),
      .flush(walk_flush),
      .valid(move_valid),
      .ready(move_ready),
      .data(move_word),
      .last(move_last),
      .drained(stream_drained)
  );

  fpgambit_movegen_meter meter (
      .clock(clock),
      .start(start),
      .running(meter_running),
      .visiting(walk_visiting),
      .cycles(cycles),
      .visited(visited)
  );

  assign start_ready = load_ready & !load_valid;
  assign load = load_valid & load_ready;
  assign start = start_valid & load_ready & !load_valid;
  assign board_write = load & !load_address[3];

  always @* begin
    board_list_rank = roster_rank;
    if (walk_begin_scan | (scan_busy & !scan_last)) begin
      board_list_rank = scan_rank;
    end
  end

  assign state_write = load & load_address[3];
  assign watch_begin = walk_begin_scan & !walk_probe;
  assign roster_begin = scan_last & scan_keep;
  assign meter_running = !load_ready;
endmodule

module fpgambit_movegen_board (
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

module fpgambit_movegen_posdata (
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

module fpgambit_movegen_state (
    input  wire        clock,
    input  wire        write,
    input  wire [31:0] word,
    output wire        side,
    output wire        passant,
    output wire [5:0]  passant_square,
    input  wire        clear_short,
    input  wire        clear_long,
    input  wire [31:0] danger_low,
    input  wire [31:0] danger_high,
    output wire        castle_short,
    output wire        castle_long
);

  reg         black;
  reg  [3:0]  rights;
  reg         valid;
  reg  [5:0]  target;

  reg  [7:0]  home;
  reg  [1:0]  held;

  always @(posedge clock) begin
    if (write) begin
      black <= word[0];
      rights <= word[4:1];
      valid <= word[5];
      target <= word[11:6];
    end
  end

  always @* begin
    home = danger_low[7:0];
    held = rights[1:0];
    if (black) begin
      home = danger_high[31:24];
      held = rights[3:2];
    end
  end

  assign castle_short = held[0] & clear_short & !(|home[6:4]);
  assign castle_long = held[1] & clear_long & !(|home[4:2]);
  assign side = black;
  assign passant = valid;
  assign passant_square = target;

  initial begin
    black = 1'b0;
    rights = 4'd0;
    valid = 1'b0;
    target = 6'd0;
  end

  // What nothing here reads.
  wire unused = &{1'b0, word[31:12], danger_low[31:8], danger_high[23:0], home[7], home[1:0]};
endmodule

module fpgambit_movegen_scan (
    input  wire        clock,
    input  wire        reset,
    input  wire        begin_,
    input  wire        probe,
    input  wire        side,
    input  wire [5:0]  vacated,
    input  wire [5:0]  target,
    input  wire [31:0] planes,
    output reg  [2:0]  rank,
    output wire        busy,
    output wire        last,
    output wire        keep,
    output wire        turned,
    output wire        turning,
    output wire [2:0]  here,
    output wire [7:0]  own,
    output wire [7:0]  king,
    output wire [7:0]  occupied,
    output wire [7:0]  lines,
    output wire [7:0]  diagonals,
    output wire [7:0]  knights,
    output wire [7:0]  pawns,
    output wire [7:0]  enemy_king
);

  reg         active;
  reg         probing;
  reg  [3:0]  step;

  wire        second;
  reg  [2:0]  position;
  reg  [3:0]  following;
  wire [31:0] pairs;
  wire [31:0] quads;
  reg  [31:0] view;
  wire [7:0]  bit0;
  wire [7:0]  bit1;
  wire [7:0]  bit2;
  reg  [7:0]  foreign;
  reg  [2:0]  left_file;
  reg  [2:0]  capture_file;
  reg  [7:0]  gone;
  reg  [7:0]  come;
  wire [7:0]  pieces;
  wire [7:0]  ours;
  wire [7:0]  theirs;
  reg         active_next;
  reg         probing_next;
  reg  [3:0]  step_next;

  // The second pass takes the ranks from the top, each with its files reversed.
  assign second = step[3];

  always @* begin
    position = step[2:0];
    left_file = vacated[2:0];
    capture_file = target[2:0];
    view = planes;
    if (second) begin
      position = ~position;
      left_file = ~left_file;
      capture_file = ~capture_file;
      view = ((quads & 32'h0f0f_0f0f) << 4) | ({4'd0, quads[31:4]} & 32'h0f0f_0f0f);
    end
  end

  assign pairs = ((planes & 32'h5555_5555) << 1) | ({1'b0, planes[31:1]} & 32'h5555_5555);
  assign quads = ((pairs & 32'h3333_3333) << 2) | ({2'd0, pairs[31:2]} & 32'h3333_3333);

  // A probe sees both pawns gone from their rank and one on the target.
  always @* begin
    gone = 8'd0;
    come = 8'd0;
    if (probing) begin
      if (position == vacated[5:3]) begin
        gone = (8'd1 << left_file) | (8'd1 << capture_file);
      end
      if (position == target[5:3]) begin
        come = 8'd1 << capture_file;
      end
    end
  end

  // Who stands on the rank at hand.
  assign bit0 = view[7:0];
  assign bit1 = view[15:8];
  assign bit2 = view[23:16];

  always @* begin
    foreign = view[31:24];
    if (side) begin
      foreign = ~foreign;
    end
  end

  assign pieces = (bit0 | bit1 | bit2) & ~gone;
  assign ours = pieces & ~foreign;
  assign theirs = pieces & foreign;
  assign own = ours;
  assign king = ours & bit2 & bit1;
  assign occupied = (pieces & ~(ours & bit2 & bit1)) | come;
  assign lines = theirs & bit2 & ~bit1;
  assign diagonals = theirs & bit0 & (bit1 | bit2);
  assign knights = theirs & ~bit2 & bit1 & ~bit0;
  assign pawns = theirs & ~bit2 & ~bit1 & bit0;
  assign enemy_king = theirs & bit2 & bit1;

  // Ask for the next rank.
  always @* begin
    active_next = active;
    probing_next = probing;
    step_next = step;
    following = step + 4'd1;
    if (active) begin
      step_next = following;
      if (step == 4'd15) begin
        active_next = 1'b0;
      end
    end
    if (begin_) begin
      active_next = 1'b1;
      probing_next = probe;
      step_next = 4'd0;
      following = 4'd0;
    end
    if (reset) begin
      active_next = 1'b0;
    end
  end

  assign last = active & (step == 4'd15);

  always @* begin
    rank = following[2:0];
    if (following[3]) begin
      rank = ~following[2:0];
    end
  end

  assign busy = active;
  assign keep = active & !probing;
  assign turned = second;
  assign turning = step[2:0] == 3'd7;
  assign here = position;

  initial begin
    active = 1'b0;
    probing = 1'b0;
    step = 4'd0;
  end

  always @(posedge clock) begin
    active <= active_next;
    probing <= probing_next;
    step <= step_next;
  end
endmodule

module fpgambit_movegen_danger (
    input  wire        clock,
    input  wire        begin_,
    input  wire        probe,
    input  wire        side,
    input  wire        busy,
    input  wire        keep,
    input  wire        turned,
    input  wire        turning,
    input  wire [2:0]  here,
    input  wire [7:0]  king,
    input  wire [7:0]  occupied,
    input  wire [7:0]  lines,
    input  wire [7:0]  diagonals,
    input  wire [7:0]  knights,
    input  wire [7:0]  pawns,
    input  wire [7:0]  enemy_king,
    output wire [31:0] low,
    output wire [31:0] high,
    output wire        exposed,
    output wire [7:0]  one_below,
    output wire [7:0]  two_below
);

  reg  [7:0]  north;
  reg  [7:0]  north_east;
  reg  [7:0]  north_west;
  reg  [7:0]  knights_below;
  reg  [7:0]  knights_two_below;
  reg  [7:0]  aslant;
  reg  [7:0]  straight;
  reg  [31:0] low_map;
  reg  [31:0] high_map;
  reg         king_hit;

  wire [7:0]  east;
  wire [7:0]  attack;
  wire [7:0]  pairs;
  wire [7:0]  quads;
  reg  [7:0]  marks;
  wire [31:0] placed;

  // Attacks on this rank: from the west within it, and what arrives from the ranks below.
  assign east = occupied ^ (occupied - {lines[6:0], 1'b0});
  assign attack = east | north | north_east | north_west | {knights_below[5:0], 2'd0} |
      {2'd0, knights_below[7:2]} | {knights_two_below[6:0], 1'b0} |
      {1'b0, knights_two_below[7:1]} | {aslant[6:0], 1'b0} | {1'b0, aslant[7:1]} | straight |
      {enemy_king[6:0], 1'b0};

  // What goes on to the rank above; pawns only when this pass looks the way they go.
  always @(posedge clock) begin
    if (busy) begin
      north <= (north & ~occupied) | lines;
      north_east <= ((north_east & ~occupied) | diagonals) << 1;
      north_west <= ((north_west & ~occupied) | diagonals) >> 1;
      knights_below <= knights;
      knights_two_below <= knights_below;
      aslant <= enemy_king;
      if (turned ^ side) begin
        aslant <= enemy_king | pawns;
      end
      straight <= enemy_king;
      if (|(attack & king)) begin
        king_hit <= 1'b1;
      end
    end
    if (keep) begin
      if (here[2]) begin
        high_map <= high_map | placed;
      end else begin
        low_map <= low_map | placed;
      end
    end
    if (begin_ | (busy & turning)) begin
      north <= 8'd0;
      north_east <= 8'd0;
      north_west <= 8'd0;
      knights_below <= 8'd0;
      knights_two_below <= 8'd0;
      aslant <= 8'd0;
      straight <= 8'd0;
    end
    if (begin_) begin
      king_hit <= 1'b0;
      if (!probe) begin
        low_map <= 32'd0;
        high_map <= 32'd0;
      end
    end
  end

  // The turned pass marks its ranks turned back.
  assign pairs = ((attack & 8'h55) << 1) | ({1'b0, attack[7:1]} & 8'h55);
  assign quads = ((pairs & 8'h33) << 2) | ({2'd0, pairs[7:2]} & 8'h33);

  always @* begin
    marks = attack;
    if (turned) begin
      marks = {quads[3:0], quads[7:4]};
    end
  end

  assign placed = {24'd0, marks} << {here[1:0], 3'd0};
  assign low = low_map;
  assign high = high_map;
  assign exposed = king_hit;
  assign one_below = knights_below;
  assign two_below = knights_two_below;

  initial begin
    north = 8'd0;
    north_east = 8'd0;
    north_west = 8'd0;
    knights_below = 8'd0;
    knights_two_below = 8'd0;
    aslant = 8'd0;
    straight = 8'd0;
    low_map = 32'd0;
    high_map = 32'd0;
    king_hit = 1'b0;
  end
endmodule

module fpgambit_movegen_watch (
    input  wire        clock,
    input  wire        begin_,
    input  wire        side,
    input  wire        keep,
    input  wire        turned,
    input  wire        turning,
    input  wire [2:0]  here,
    input  wire [7:0]  own,
    input  wire [7:0]  king,
    input  wire [7:0]  occupied,
    input  wire [7:0]  lines,
    input  wire [7:0]  diagonals,
    input  wire [7:0]  one_below,
    input  wire [7:0]  two_below,
    input  wire [7:0]  pawns,
    output wire [11:0] pins_up,
    output wire [11:0] pins_down,
    output wire        checked,
    output wire        double_,
    output wire        by_knight,
    output wire [2:0]  check_direction,
    output wire [2:0]  check_distance,
    output wire [5:0]  square,
    output wire        clear_short,
    output wire        clear_long
);

  reg  [7:0]  north;
  reg  [7:0]  north_east;
  reg  [7:0]  north_west;
  reg  [2:0]  distance;
  reg  [2:0]  shield_north;
  reg  [2:0]  shield_north_east;
  reg  [2:0]  shield_north_west;
  reg  [11:0] up;
  reg  [11:0] down;
  reg         one_check;
  reg         two_checks;
  reg         knight_check;
  reg  [2:0]  direction;
  reg  [2:0]  reach;
  reg  [5:0]  king_square;
  reg         short_free;
  reg         long_free;

  reg  [2:0]  king_file;
  wire [7:0]  beside;
  wire [7:0]  first;
  wire [7:0]  behind;
  reg  [2:0]  first_file;
  wire [2:0]  beside_distance;
  wire        hit_north;
  wire        hit_north_east;
  wire        hit_north_west;
  wire        pawn_range;
  reg  [11:0] pins;
  reg         one;
  reg         two;
  reg  [2:0]  home;
  reg  [2:0]  half;
  reg  [7:0]  north_next;
  reg  [7:0]  north_east_next;
  reg  [7:0]  north_west_next;
  reg  [2:0]  distance_next;
  reg  [2:0]  shield_north_next;
  reg  [2:0]  shield_north_east_next;
  reg  [2:0]  shield_north_west_next;
  reg  [11:0] up_next;
  reg  [11:0] down_next;
  reg         one_check_next;
  reg         two_checks_next;
  reg         knight_check_next;
  reg  [2:0]  direction_next;
  reg  [2:0]  reach_next;
  reg  [5:0]  king_square_next;
  reg         short_free_next;
  reg         long_free_next;

  // East of the king in its own rank: the first piece and, when that is own, the next.
  assign beside = (occupied | king) ^ ((occupied | king) - {king[6:0], 1'b0});
  assign first = beside & occupied;
  assign behind = (occupied ^ (occupied - ((first & own) << 1))) & occupied;

  always @* begin
    home = 3'd0;
    if (side) begin
      home = 3'd7;
    end
  end

  always @* begin
    king_file = 3'd0;
    if (|(king & 8'haa)) begin
      king_file = king_file | 3'd1;
    end
    if (|(king & 8'hcc)) begin
      king_file = king_file | 3'd2;
    end
    if (|king[7:4]) begin
      king_file = king_file | 3'd4;
    end
  end

  always @* begin
    first_file = 3'd0;
    if (|(first & 8'haa)) begin
      first_file = first_file | 3'd1;
    end
    if (|(first & 8'hcc)) begin
      first_file = first_file | 3'd2;
    end
    if (|first[7:4]) begin
      first_file = first_file | 3'd4;
    end
  end

  assign beside_distance = first_file - king_file;

  // An enemy that the watchers meet: a pawn counts one rank up, when this pass looks against its
  // way.
  assign pawn_range = (distance == 3'd1) & (turned == side);
  assign hit_north = |(north & lines);
  assign hit_north_east = (|(north_east & diagonals)) | (pawn_range & (|(north_east & pawns)));
  assign hit_north_west = (|(north_west & diagonals)) | (pawn_range & (|(north_west & pawns)));

  always @* begin
    pins = 12'd0;
    if (|(behind & lines)) begin
      pins = {9'd0, beside_distance};
    end
    if (hit_north_east) begin
      pins = pins | {6'd0, shield_north_east, 3'd0};
    end
    if (hit_north) begin
      pins = pins | {3'd0, shield_north, 6'd0};
    end
    if (hit_north_west) begin
      pins = pins | {shield_north_west, 9'd0};
    end
  end

  always @* begin
    north_next = north;
    north_east_next = north_east;
    north_west_next = north_west;
    distance_next = distance;
    shield_north_next = shield_north;
    shield_north_east_next = shield_north_east;
    shield_north_west_next = shield_north_west;
    up_next = up;
    down_next = down;
    one_check_next = one_check;
    two_checks_next = two_checks;
    knight_check_next = knight_check;
    direction_next = direction;
    reach_next = reach;
    king_square_next = king_square;
    short_free_next = short_free;
    long_free_next = long_free;
    one = one_check;
    two = two_checks;
    if (keep) begin
      // The watchers climb until they meet an enemy or a second own piece.
      distance_next = distance + 3'd1;
      north_east_next = {north_east[6:0], 1'b0};
      north_west_next = {1'b0, north_west[7:1]};
      if (|(north & occupied)) begin
        if ((|(north & own)) & !(|shield_north)) begin
          shield_north_next = distance;
        end else begin
          north_next = 8'd0;
        end
      end
      if (|(north_east & occupied)) begin
        if ((|(north_east & own)) & !(|shield_north_east)) begin
          shield_north_east_next = distance;
        end else begin
          north_east_next = 8'd0;
        end
      end
      if (|(north_west & occupied)) begin
        if ((|(north_west & own)) & !(|shield_north_west)) begin
          shield_north_west_next = distance;
        end else begin
          north_west_next = 8'd0;
        end
      end
      if (|king) begin
        distance_next = 3'd1;
        north_next = king;
        north_east_next = {king[6:0], 1'b0};
        north_west_next = {1'b0, king[7:1]};
        shield_north_next = 3'd0;
        shield_north_east_next = 3'd0;
        shield_north_west_next = 3'd0;
      end
      // An enemy met behind an own piece pins it.
      if (turned) begin
        down_next = down | pins;
      end else begin
        up_next = up | pins;
      end
      // An enemy met first gives check. More than one is double check, whichever is remembered.
      if (|(first & lines)) begin
        two = two | one;
        one = 1'b1;
        direction_next = half;
        reach_next = beside_distance;
      end
      if (hit_north_east & !(|shield_north_east)) begin
        two = two | one;
        one = 1'b1;
        direction_next = half | 3'd1;
        reach_next = distance;
      end
      if (hit_north & !(|shield_north)) begin
        two = two | one;
        one = 1'b1;
        direction_next = half | 3'd2;
        reach_next = distance;
      end
      if (hit_north_west & !(|shield_north_west)) begin
        two = two | one;
        one = 1'b1;
        direction_next = half | 3'd3;
        reach_next = distance;
      end
      if (|(king & {one_below[5:0], 2'd0})) begin
        two = two | one;
        one = 1'b1;
        knight_check_next = 1'b1;
      end
      if (|(king & {2'd0, one_below[7:2]})) begin
        two = two | one;
        one = 1'b1;
        knight_check_next = 1'b1;
      end
      if (|(king & {two_below[6:0], 1'b0})) begin
        two = two | one;
        one = 1'b1;
        knight_check_next = 1'b1;
      end
      if (|(king & {1'b0, two_below[7:1]})) begin
        two = two | one;
        one = 1'b1;
        knight_check_next = 1'b1;
      end
      one_check_next = one;
      two_checks_next = two;
      // The king's square, and the ways to castle, from the pass that is not turned.
      if (!turned) begin
        if (|king) begin
          king_square_next = {here, king_file};
        end
        if (here == home) begin
          short_free_next = !(|occupied[6:5]);
          long_free_next = !(|occupied[3:1]);
        end
      end
    end
    if (begin_ | turning) begin
      north_next = 8'd0;
      north_east_next = 8'd0;
      north_west_next = 8'd0;
    end
    if (begin_) begin
      up_next = 12'd0;
      down_next = 12'd0;
      one_check_next = 1'b0;
      two_checks_next = 1'b0;
      knight_check_next = 1'b0;
    end
  end

  always @* begin
    half = 3'd0;
    if (turned) begin
      half = 3'd4;
    end
  end

  assign pins_up = up;
  assign pins_down = down;
  assign checked = one_check;
  assign double_ = two_checks;
  assign by_knight = knight_check;
  assign check_direction = direction;
  assign check_distance = reach;
  assign square = king_square;
  assign clear_short = short_free;
  assign clear_long = long_free;

  initial begin
    north = 8'd0;
    north_east = 8'd0;
    north_west = 8'd0;
    distance = 3'd0;
    shield_north = 3'd0;
    shield_north_east = 3'd0;
    shield_north_west = 3'd0;
    up = 12'd0;
    down = 12'd0;
    one_check = 1'b0;
    two_checks = 1'b0;
    knight_check = 1'b0;
    direction = 3'd0;
    reach = 3'd0;
    king_square = 6'd0;
    short_free = 1'b0;
    long_free = 1'b0;
  end

  always @(posedge clock) begin
    north <= north_next;
    north_east <= north_east_next;
    north_west <= north_west_next;
    distance <= distance_next;
    shield_north <= shield_north_next;
    shield_north_east <= shield_north_east_next;
    shield_north_west <= shield_north_west_next;
    up <= up_next;
    down <= down_next;
    one_check <= one_check_next;
    two_checks <= two_checks_next;
    knight_check <= knight_check_next;
    direction <= direction_next;
    reach <= reach_next;
    king_square <= king_square_next;
    short_free <= short_free_next;
    long_free <= long_free_next;
  end
endmodule

module fpgambit_movegen_roster (
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

module fpgambit_movegen_walk (
    input  wire        clock,
    input  wire        reset,
    input  wire        start,
    input  wire        legal,
    input  wire        captures,
    output wire        idle,
    input  wire        side,
    input  wire        passant,
    input  wire [5:0]  passant_square,
    input  wire [31:0] planes,
    input  wire [5:0]  nextpos,
    input  wire [5:0]  nextdir,
    output wire [2:0]  next_kind,
    output wire [5:0]  next_from,
    output wire [5:0]  next_at,
    output reg         begin_scan,
    output reg         probe,
    input  wire        scan_last,
    input  wire        exposed,
    input  wire        allowed,
    input  wire        castle_short,
    input  wire        castle_long,
    output wire [5:0]  at,
    output wire [5:0]  from,
    output wire        starting,
    output wire        king_walks,
    output wire        knight_there,
    input  wire        piece_ready,
    input  wire [5:0]  piece_square,
    input  wire [2:0]  piece_kind,
    output reg         take,
    input  wire        exhausted,
    output wire        found,
    output wire [15:0] word,
    input  wire        room,
    output wire        flush,
    input  wire        drained,
    output wire        visiting
);

  localparam [3:0] PHASE_CASTLING = 4'd8;
  localparam [3:0] PHASE_FETCHING = 4'd2;
  localparam [3:0] PHASE_FLUSHING = 4'd9;
  localparam [3:0] PHASE_IDLE = 4'd0;
  localparam [3:0] PHASE_JUDGING = 4'd7;
  localparam [3:0] PHASE_PROBING = 4'd6;
  localparam [3:0] PHASE_SCANNING = 4'd1;
  localparam [3:0] PHASE_STARTING = 4'd3;
  localparam [3:0] PHASE_TRYING = 4'd5;
  localparam [3:0] PHASE_VISITING = 4'd4;

  reg  [3:0]  phase;
  reg         legal_only;
  reg         captures_only;
  reg  [2:0]  kind;
  reg  [5:0]  origin;
  reg  [5:0]  square;
  reg         pushing;
  reg  [5:0]  push;
  reg  [1:0]  promotion;

  wire [2:0]  file;
  reg  [2:0]  piece;
  wire        black;
  wire        empty;
  wire        enemy;
  wire        pawn;
  wire        promotes;
  wire        in_passing;
  reg         reaches;
  reg         emits;
  wire        accepted;
  reg         leaves;
  reg  [3:0]  code;
  reg  [5:0]  onward;
  reg         ends;
  reg         visits;
  reg         pushes;
  reg         over;
  reg  [2:0]  then_kind;
  reg  [5:0]  then_from;
  reg  [5:0]  then_at;
  reg  [3:0]  phase_next;
  reg         legal_only_next;
  reg         captures_only_next;
  reg         pushing_next;
  reg  [5:0]  push_next;
  reg  [1:0]  promotion_next;

  // What stands on the square, and what that means to this piece.
  assign file = square[2:0];

  always @* begin
    piece = 3'd0;
    if (planes[{2'd0, file}]) begin
      piece = piece | 3'd1;
    end
    if (planes[{2'd1, file}]) begin
      piece = piece | 3'd2;
    end
    if (planes[{2'd2, file}]) begin
      piece = piece | 3'd4;
    end
  end

  assign black = planes[{2'd3, file}];
  assign empty = piece == 3'd0;
  assign enemy = !empty & (black != side);
  assign pawn = (kind == 3'd1) | (kind == 3'd7);
  assign promotes = pawn & ((square[5:3] == 3'd0) | (square[5:3] == 3'd7));
  assign in_passing = pawn & !pushing & passant & (square == passant_square);

  always @* begin
    reaches = empty | enemy;
    if (pawn) begin
      reaches = enemy;
      if (pushing) begin
        reaches = empty;
      end
    end
  end

  // The kind of move it would be.
  always @* begin
    code = 4'd0;
    if (enemy) begin
      code = 4'd4;
    end
    if (pushing & (square != push)) begin
      code = 4'd1;
    end
    if (promotes) begin
      code = {2'd2, promotion};
      if (enemy) begin
        code = {2'd3, promotion};
      end
    end
    if (in_passing) begin
      code = 4'd5;
    end
    // Is there a move to emit, and does the stream take it?
    emits = 1'b0;
    case (phase)
      PHASE_VISITING: begin
        emits = reaches & (allowed | !legal_only) & (enemy | promotes | !captures_only);
        if (in_passing) begin
          emits = !legal_only;
        end
      end
      PHASE_JUDGING: begin
        emits = !exposed;
      end
      PHASE_CASTLING: begin
        emits = 1'b1;
        code = 4'd3;
        if (square[2]) begin
          code = 4'd2;
        end
      end
      default: begin
      end
    endcase
  end

  assign accepted = emits & room;

  always @* begin
    phase_next = phase;
    legal_only_next = legal_only;
    captures_only_next = captures_only;
    pushing_next = pushing;
    push_next = push;
    promotion_next = promotion;
    leaves = !emits | accepted;
    if (accepted & promotes) begin
      promotion_next = promotion + 2'd1;
      leaves = promotion == 2'd3;
    end
    then_kind = kind;
    then_from = origin;
    then_at = square;
    visits = 1'b0;
    over = 1'b0;
    begin_scan = 1'b0;
    probe = 1'b0;
    take = 1'b0;
    case (phase)
      PHASE_IDLE: begin
        if (start) begin
          legal_only_next = legal;
          captures_only_next = captures;
          begin_scan = 1'b1;
          phase_next = PHASE_SCANNING;
        end
      end
      PHASE_SCANNING: begin
        if (scan_last) begin
          phase_next = PHASE_FETCHING;
        end
      end
      PHASE_FETCHING: begin
        over = 1'b1;
      end
      PHASE_STARTING: begin
        phase_next = PHASE_VISITING;
        push_next = nextpos;
        then_at = nextpos;
        if (pawn) begin
          then_at = nextdir;
        end
      end
      PHASE_VISITING: begin
        if (in_passing & legal_only) begin
          phase_next = PHASE_TRYING;
        end else begin
          visits = leaves;
        end
      end
      PHASE_TRYING: begin
        begin_scan = 1'b1;
        probe = 1'b1;
        phase_next = PHASE_PROBING;
      end
      PHASE_PROBING: begin
        if (scan_last) begin
          phase_next = PHASE_JUDGING;
        end
      end
      PHASE_JUDGING: begin
        visits = leaves;
      end
      PHASE_CASTLING: begin
        if (accepted) begin
          if (square[2] & castle_long) begin
            then_at = {origin[5:3], 3'd2};
          end else begin
            over = 1'b1;
          end
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
    // The square is left: to the next one, from a pawn's captures to its pushes, from the king to
    // castling.
    if (visits) begin
      phase_next = PHASE_VISITING;
      then_at = onward;
      if (ends) begin
        if (pushes) begin
          pushing_next = 1'b1;
          then_at = push;
        end else if ((kind == 3'd6) & !captures_only & (castle_short | castle_long)) begin
          phase_next = PHASE_CASTLING;
          then_at = {origin[5:3], 3'd2};
          if (castle_short) begin
            then_at = {origin[5:3], 3'd6};
          end
        end else begin
          over = 1'b1;
        end
      end
    end
    // The piece is done: the next one, if there is one yet.
    if (over) begin
      phase_next = PHASE_FETCHING;
      if (piece_ready) begin
        take = 1'b1;
        phase_next = PHASE_STARTING;
        then_kind = piece_kind;
        then_from = piece_square;
        then_at = piece_square;
        pushing_next = 1'b0;
        promotion_next = 2'd0;
      end else if (exhausted) begin
        phase_next = PHASE_FLUSHING;
      end
    end
    if (reset) begin
      phase_next = PHASE_IDLE;
    end
  end

  // Where the walk goes on.
  always @* begin
    onward = nextdir;
    ends = nextdir == origin;
    if (empty & (pushing | !pawn)) begin
      onward = nextpos;
      ends = nextpos == origin;
    end
  end

  always @* begin
    pushes = pawn & !pushing;
    if (captures_only & (push[5:3] != 3'd0) & (push[5:3] != 3'd7)) begin
      pushes = 1'b0;
    end
  end

  assign next_kind = then_kind;
  assign next_from = then_from;
  assign next_at = then_at;
  assign at = square;
  assign from = origin;
  assign starting = phase == PHASE_STARTING;
  assign king_walks = kind == 3'd6;
  assign knight_there = enemy & (piece == 3'd2);
  assign idle = phase == PHASE_IDLE;
  assign flush = phase == PHASE_FLUSHING;
  assign visiting = visits;
  assign found = emits;
  assign word = {code, square, origin};

  initial begin
    phase = 4'd0;
    legal_only = 1'b0;
    captures_only = 1'b0;
    kind = 3'd0;
    origin = 6'd0;
    square = 6'd0;
    pushing = 1'b0;
    push = 6'd0;
    promotion = 2'd0;
  end

  always @(posedge clock) begin
    phase <= phase_next;
    legal_only <= legal_only_next;
    captures_only <= captures_only_next;
    kind <= then_kind;
    origin <= then_from;
    square <= then_at;
    pushing <= pushing_next;
    push <= push_next;
    promotion <= promotion_next;
  end
endmodule

module fpgambit_movegen_referee (
    input  wire        clock,
    input  wire        start,
    input  wire [5:0]  at,
    input  wire        knight_there,
    input  wire        king_walks,
    input  wire [5:0]  king,
    input  wire [11:0] pins_up,
    input  wire [11:0] pins_down,
    input  wire        checked,
    input  wire        double_,
    input  wire        by_knight,
    input  wire [2:0]  check_direction,
    input  wire [2:0]  check_distance,
    input  wire [31:0] danger_low,
    input  wire [31:0] danger_high,
    output reg         allowed
);

  reg         pinned;
  reg  [2:0]  pin_direction;

  wire [3:0]  files;
  wire [3:0]  ranks;
  reg  [3:0]  across;
  reg  [3:0]  along;
  wire        aligned;
  reg  [2:0]  direction;
  reg  [2:0]  distance;
  wire        jump;
  reg  [11:0] pins;
  reg  [2:0]  pin;
  reg         answers;
  reg         attacked;

  // Where the square lies as the king sees it.
  assign files = {1'b0, at[2:0]} - {1'b0, king[2:0]};
  assign ranks = {1'b0, at[5:3]} - {1'b0, king[5:3]};

  always @* begin
    across = files;
    if (files[3]) begin
      across = 4'd0 - files;
    end
  end

  always @* begin
    along = ranks;
    if (ranks[3]) begin
      along = 4'd0 - ranks;
    end
  end

  assign aligned = (files == 4'd0) | (ranks == 4'd0) | (across == along);

  always @* begin
    distance = along[2:0];
    direction = 3'd3;
    if (files[3] == ranks[3]) begin
      direction = 3'd1;
    end
    if (files == 4'd0) begin
      direction = 3'd2;
    end
    if (ranks == 4'd0) begin
      direction = 3'd0;
      distance = across[2:0];
    end
    if (ranks[3] | ((ranks == 4'd0) & files[3])) begin
      direction = direction | 3'd4;
    end
  end

  assign jump = ((across == 4'd1) & (along == 4'd2)) | ((across == 4'd2) & (along == 4'd1));

  // At its start: is this the piece that a pin in this direction names?
  always @* begin
    pins = pins_up;
    if (direction[2]) begin
      pins = pins_down;
    end
  end

  always @* begin
    pin = pins[2:0];
    if (direction[1:0] == 2'd1) begin
      pin = pins[5:3];
    end
    if (direction[1:0] == 2'd2) begin
      pin = pins[8:6];
    end
    if (direction[1:0] == 2'd3) begin
      pin = pins[11:9];
    end
  end

  always @(posedge clock) begin
    if (start) begin
      pinned <= aligned & (|distance) & (pin == distance);
      pin_direction <= direction;
    end
  end

  // On its way.
  always @* begin
    answers = aligned & (direction == check_direction) & (distance <= check_distance);
    if (by_knight) begin
      answers = jump & knight_there;
    end
  end

  always @* begin
    attacked = danger_low[at[4:0]];
    if (at[5]) begin
      attacked = danger_high[at[4:0]];
    end
  end

  always @* begin
    if (king_walks) begin
      allowed = !attacked;
    end else begin
      allowed = !double_ & (!checked | answers) &
          (!pinned | (aligned & (direction == pin_direction)));
    end
  end

  initial begin
    pinned = 1'b0;
    pin_direction = 3'd0;
  end
endmodule

module fpgambit_movegen_stream (
    input  wire        clock,
    input  wire        reset,
    input  wire        found,
    input  wire [15:0] word,
    output wire        room,
    input  wire        flush,
    output wire        valid,
    input  wire        ready,
    output wire [15:0] data,
    output wire        last,
    output wire        drained
);

  reg         held;
  reg  [15:0] held_word;
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
      offered_last <= 1'b0;
    end
    if (found & (!held | passes)) begin
      held <= 1'b1;
      held_word <= word;
      if (held) begin
        offered <= 1'b1;
        offered_word <= held_word;
      end
    end
    if (flush & passes & !offered_last) begin
      held <= 1'b0;
      offered <= 1'b1;
      offered_last <= 1'b1;
      offered_word <= 16'd0;
      if (held) begin
        offered_word <= held_word;
      end
    end
    if (reset) begin
      held <= 1'b0;
      offered <= 1'b0;
      offered_last <= 1'b0;
    end
  end

  assign room = !held | passes;
  assign valid = offered;
  assign data = offered_word;
  assign last = offered_last;
  assign drained = leaves & offered_last;

  initial begin
    held = 1'b0;
    held_word = 16'd0;
    offered = 1'b0;
    offered_word = 16'd0;
    offered_last = 1'b0;
  end
endmodule

module fpgambit_movegen_meter (
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
