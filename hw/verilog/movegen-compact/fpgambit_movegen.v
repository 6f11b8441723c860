// fpgambit_movegen: Sandstroem's chess move generator
//
// SPDX-License-Identifier: MIT OR Apache-2.0
//
// Load a board image, start a generation and read the moves as a stream. Each move appears exactly
// once; the order has no meaning. start_legal selects legal moves instead of pseudo-legal ones, and
// start_captures selects captures, en passant and promotions only. The unit finds the moves with
// the table posdata (Sandstroem, 1989): it visits one square per clock, with one comparison per
// square. For each kind of piece, origin and current square, posdata holds two squares: the next
// square on the same ray, and the first square of the next ray.
//
// Pseudo-legal moves follow the rules of movement but may leave the mover's own king in check.
// Castling is an exception: the unit generates it only if it is legal, even among pseudo-legal
// moves.
//
// Piece nibbles: 0 empty; 1 to 6 white pawn, knight, bishop, rook, queen, king; 9 to 14 black.
// State word: [0] side to move, 1 = black; [4:1] castling rights: [1] White on the king's side, [2]
// White on the queen's side, [3] Black on the king's side, [4] Black on the queen's side; [5] there
// is an en passant square; [11:6] that square. Move word: [5:0] from, [11:6] to, [15:12] kind.
// Kinds: 0 quiet, 1 double push, 2 castling on the king's side, 3 castling on the queen's side, 4
// capture, 5 en passant, 8 to 11 promotion to knight, bishop, rook, queen, 12 to 15 capture with
// promotion to the same pieces. Castling is the king's move.
//
// Latency in clocks: 19 until the first piece moves; then one per piece of the side to move, one
// per visited square (four if a pawn promotes there), one per castling move and, with start_legal,
// 19 for each en passant capture, to test whether the capture is legal; finally two until the last
// word leaves. The unit searches for the next piece in parallel, one rank per clock. The generation
// waits only if many ranks have no piece of the side to move. The unit holds each move until it
// knows whether another one follows, so it offers a move two or more clocks after it visited the
// target square. If the sink does not accept a move, the generation continues until two words are
// waiting, then stalls.
//
// You can load the words in any order, and need to load only those that have changed. Addresses 9
// to 15 also select the state word. A start without a new word generates again from the current
// board. The unit accepts nothing during a reset. A reset ends a generation and keeps the loaded
// board image. cycles and visited count modulo 65,536. They have their final values from the clock
// after the sink accepts the last word until the next start.
//
// Preconditions: each side has one king. No pawn is on the first or last rank. For each castling
// right, the king and that rook are on their home squares. If there is an en passant square, the
// last move can have been a pawn's double push over that square. For the square e3, this means that
// Black is to move, e2 and e3 are empty, and a white pawn is on e4. The side not to move is not in
// check. If a precondition is violated, the unit still finishes and returns to idle. Its moves are
// then meaningless, but reveal nothing about positions loaded earlier.
//
// Generated: do not edit. Made by:
//   fpgambit export --unit movegen --build compact --out DIR

`default_nettype none

module fpgambit_movegen #(
    // 1: Posdata as a memory of 32,768 words of 12 bits, read from a file. 0: Posdata as logic:
    // computed from the geometry of the two squares, in the default ray order.
    parameter POSDATA_ROM = 1,
    // posdata: 32,768 words {nextpos, nextdir}, address {piece, from, at}
    parameter POSDATA_FILE = "posdata.mem"
) (
    input  wire        clock,           // Clock, rising edge
    input  wire        reset,           // Synchronous reset: idle in the next cycle, no move
                                        // offered; the loaded position is kept
    input  wire        load_valid,      // A word of the board image is offered
    output wire        load_ready,      // The word is stored at this edge if load_valid is high;
                                        // low during a generation
    input  wire [3:0]  load_address,    // Address of the word: 0 to 7 for ranks 1 to 8, 8 (or 9 to
                                        // 15) for the state word
    input  wire [31:0] load_word,       // A rank of eight piece nibbles, file a in the lowest bits;
                                        // or the state word, whose clocks are ignored
    input  wire        start_valid,     // Request to start a generation
    output wire        start_ready,     // The generation starts at this edge if start_valid is
                                        // high; low during a generation and with load_valid; in the
                                        // fast build also for one clock after either
    input  wire        start_legal,     // With the start: 1 legal moves, 0 pseudo-legal moves
    input  wire        start_captures,  // With the start: 1 captures, en passant and promotions
                                        // only
    output wire        move_valid,      // A move word is offered; it holds until accepted and does
                                        // not wait for move_ready
    input  wire        move_ready,      // The sink accepts it at this edge
    output wire [15:0] move_word,       // The move word: from [5:0], to [11:6], kind [15:12]; a
                                        // single word 0 if the position has no moves
    output wire        move_last,       // The last word of the generation
    output wire [15:0] cycles,          // Clocks of this generation, from its start to its last
                                        // word, inclusive, modulo 65,536; holds until the next
                                        // start
    output wire [15:0] visited          // Squares visited, modulo 65,536
);

  localparam [1:0] LOAD_ADDRESS_STATE = 2'd3;

  wire        free;
  wire        load;
  wire        board_write;
  wire        start;
  wire [31:0] planes_sorted;
  wire        board_read;
  reg  [2:0]  board_read_address_1;
  wire [31:0] board_read_word_0;
  wire [31:0] board_read_word_1;
  wire [5:0]  posdata_nextpos;
  wire [5:0]  posdata_nextdir;
  wire        position_state_write;
  wire        position_state_side;
  wire        position_state_en_passant;
  wire [5:0]  position_state_en_passant_square;
  wire        position_state_castle_short;
  wire        position_state_castle_long;
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
  wire [31:0] attacked_squares_low;
  wire [31:0] attacked_squares_high;
  wire        attacked_squares_exposed;
  wire [7:0]  attacked_squares_one_below;
  wire [7:0]  attacked_squares_two_below;
  wire        checks_and_pins_start;
  wire [11:0] checks_and_pins_pins_up;
  wire [11:0] checks_and_pins_pins_down;
  wire        checks_and_pins_checked;
  wire        checks_and_pins_double_check;
  wire        checks_and_pins_by_knight;
  wire [2:0]  checks_and_pins_check_direction;
  wire [2:0]  checks_and_pins_check_distance;
  wire [5:0]  checks_and_pins_square;
  wire        checks_and_pins_clear_short;
  wire        checks_and_pins_clear_long;
  wire        piece_selector_start;
  wire [2:0]  piece_selector_rank;
  wire        piece_selector_out_valid;
  wire [5:0]  piece_selector_out_square;
  wire [2:0]  piece_selector_out_kind;
  wire        piece_selector_exhausted;
  wire        walk_idle;
  wire [2:0]  walk_next_kind;
  wire [5:0]  walk_next_from;
  wire [5:0]  walk_next_at;
  wire        walk_start_scan;
  wire        walk_probe;
  wire [5:0]  walk_at;
  wire [5:0]  walk_from;
  wire        walk_starting;
  wire        walk_king_walks;
  wire        walk_knight_there;
  wire        walk_piece_ready;
  wire        walk_out_valid;
  wire [15:0] walk_out_word;
  wire        walk_out_done;
  wire        walk_visiting;
  wire        legality_allowed;
  wire        stream_in_ready;
  wire        stream_drained;
  wire        cycle_counter_running;

  fpgambit_movegen_planes planes (
      .word(load_word),
      .sorted(planes_sorted)
  );

  fpgambit_movegen_board board (
      .clock(clock),
      .write(board_write),
      .write_address(load_address[2:0]),
      .write_word(planes_sorted),
      .read(board_read),
      .read_address_0(walk_next_at[5:3]),
      .read_address_1(board_read_address_1),
      .read_word_0(board_read_word_0),
      .read_word_1(board_read_word_1)
  );

  fpgambit_movegen_posdata #(.POSDATA_ROM(POSDATA_ROM), .POSDATA_FILE(POSDATA_FILE)) posdata (
      .clock(clock),
      .kind(walk_next_kind),
      .from(walk_next_from),
      .at(walk_next_at),
      .nextpos(posdata_nextpos),
      .nextdir(posdata_nextdir)
  );

  fpgambit_movegen_position_state position_state (
      .clock(clock),
      .write(position_state_write),
      .word(load_word),
      .side(position_state_side),
      .en_passant(position_state_en_passant),
      .en_passant_square(position_state_en_passant_square),
      .clear_short(checks_and_pins_clear_short),
      .clear_long(checks_and_pins_clear_long),
      .attacked_low(attacked_squares_low),
      .attacked_high(attacked_squares_high),
      .castle_short(position_state_castle_short),
      .castle_long(position_state_castle_long)
  );

  fpgambit_movegen_scan scan (
      .clock(clock),
      .reset(reset),
      .start(walk_start_scan),
      .probe(walk_probe),
      .side(position_state_side),
      .vacated(walk_from),
      .target(walk_at),
      .planes(board_read_word_1),
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

  fpgambit_movegen_attacked_squares attacked_squares (
      .clock(clock),
      .start(walk_start_scan),
      .probe(walk_probe),
      .side(position_state_side),
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
      .low(attacked_squares_low),
      .high(attacked_squares_high),
      .exposed(attacked_squares_exposed),
      .one_below(attacked_squares_one_below),
      .two_below(attacked_squares_two_below)
  );

  fpgambit_movegen_checks_and_pins checks_and_pins (
      .clock(clock),
      .start(checks_and_pins_start),
      .side(position_state_side),
      .keep(scan_keep),
      .turned(scan_turned),
      .turning(scan_turning),
      .here(scan_here),
      .own(scan_own),
      .king(scan_king),
      .occupied(scan_occupied),
      .lines(scan_lines),
      .diagonals(scan_diagonals),
      .one_below(attacked_squares_one_below),
      .two_below(attacked_squares_two_below),
      .pawns(scan_pawns),
      .pins_up(checks_and_pins_pins_up),
      .pins_down(checks_and_pins_pins_down),
      .checked(checks_and_pins_checked),
      .double_check(checks_and_pins_double_check),
      .by_knight(checks_and_pins_by_knight),
      .check_direction(checks_and_pins_check_direction),
      .check_distance(checks_and_pins_check_distance),
      .square(checks_and_pins_square),
      .clear_short(checks_and_pins_clear_short),
      .clear_long(checks_and_pins_clear_long)
  );

  fpgambit_movegen_piece_selector piece_selector (
      .clock(clock),
      .reset(reset),
      .start(piece_selector_start),
      .hold(scan_busy),
      .side(position_state_side),
      .planes(board_read_word_1),
      .rank(piece_selector_rank),
      .out_valid(piece_selector_out_valid),
      .out_square(piece_selector_out_square),
      .out_kind(piece_selector_out_kind),
      .out_ready(walk_piece_ready),
      .exhausted(piece_selector_exhausted)
  );

  fpgambit_movegen_walk walk (
      .clock(clock),
      .reset(reset),
      .start(start),
      .legal(start_legal),
      .captures(start_captures),
      .idle(walk_idle),
      .side(position_state_side),
      .en_passant(position_state_en_passant),
      .en_passant_square(position_state_en_passant_square),
      .planes(board_read_word_0),
      .nextpos(posdata_nextpos),
      .nextdir(posdata_nextdir),
      .next_kind(walk_next_kind),
      .next_from(walk_next_from),
      .next_at(walk_next_at),
      .start_scan(walk_start_scan),
      .probe(walk_probe),
      .scan_last(scan_last),
      .exposed(attacked_squares_exposed),
      .allowed(legality_allowed),
      .castle_short(position_state_castle_short),
      .castle_long(position_state_castle_long),
      .at(walk_at),
      .from(walk_from),
      .starting(walk_starting),
      .king_walks(walk_king_walks),
      .knight_there(walk_knight_there),
      .piece_valid(piece_selector_out_valid),
      .piece_square(piece_selector_out_square),
      .piece_kind(piece_selector_out_kind),
      .piece_ready(walk_piece_ready),
      .exhausted(piece_selector_exhausted),
      .out_valid(walk_out_valid),
      .out_word(walk_out_word),
      .out_ready(stream_in_ready),
      .out_done(walk_out_done),
      .drained(stream_drained),
      .visiting(walk_visiting)
  );

  fpgambit_movegen_legality legality (
      .clock(clock),
      .start(walk_starting),
      .at(walk_at),
      .knight_there(walk_knight_there),
      .king_walks(walk_king_walks),
      .king(checks_and_pins_square),
      .pins_up(checks_and_pins_pins_up),
      .pins_down(checks_and_pins_pins_down),
      .checked(checks_and_pins_checked),
      .double_check(checks_and_pins_double_check),
      .by_knight(checks_and_pins_by_knight),
      .check_direction(checks_and_pins_check_direction),
      .check_distance(checks_and_pins_check_distance),
      .attacked_low(attacked_squares_low),
      .attacked_high(attacked_squares_high),
      .allowed(legality_allowed)
  );

  fpgambit_movegen_stream stream (
      .clock(clock),
      .reset(reset),
      .in_valid(walk_out_valid),
      .in_word(walk_out_word),
      .in_ready(stream_in_ready),
      .in_done(walk_out_done),
      .out_valid(move_valid),
      .out_ready(move_ready),
      .out_word(move_word),
      .out_last(move_last),
      .drained(stream_drained)
  );

  fpgambit_movegen_cycle_counter cycle_counter (
      .clock(clock),
      .start(start),
      .running(cycle_counter_running),
      .step(walk_visiting),
      .cycles(cycles),
      .steps(visited)
  );

  assign free = walk_idle & !reset;
  assign load_ready = free;
  assign start_ready = free & !load_valid;
  assign load = load_valid & free;
  assign start = start_valid & free & !load_valid;
  assign board_write = load & !load_address[LOAD_ADDRESS_STATE];
  assign board_read = !board_write;

  always @* begin
    board_read_address_1 = piece_selector_rank;
    if (walk_start_scan | (scan_busy & !scan_last)) begin
      board_read_address_1 = scan_rank;
    end
  end

  assign position_state_write = load & load_address[LOAD_ADDRESS_STATE];
  assign checks_and_pins_start = walk_start_scan & !walk_probe;
  assign piece_selector_start = scan_last & scan_keep;
  assign cycle_counter_running = !walk_idle;
endmodule

`line 403 "fpgambit_movegen_planes.v" 0
// Reorders a rank word into planes.
module fpgambit_movegen_planes (
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

`line 418 "fpgambit_movegen_board.v" 0
// Memory of 32 bits per word and 3 address bits, with one write port and 2 registered read ports.
module fpgambit_movegen_board (
    input  wire        clock,           // Clock
    input  wire        write,           // Stores write_word at this clock edge
    input  wire [2:0]  write_address,   // Address to write
    input  wire [31:0] write_word,      // Word to write
    input  wire        read,            // Reads at this clock edge; if low, the words read hold
    input  wire [2:0]  read_address_0,  // Addresses to read
    input  wire [2:0]  read_address_1,  // Addresses to read
    output reg  [31:0] read_word_0,     // The words read, one clock later
    output reg  [31:0] read_word_1      // The words read, one clock later
);

  (* ram_style = "block" *)
  reg [31:0] words [0:7];
  integer entry;

  initial begin
    for (entry = 0; entry <= 7; entry = entry + 1) words[entry] = 32'd0;
    read_word_0 = 32'd0;
    read_word_1 = 32'd0;
  end

  always @(posedge clock) begin
    if (write) words[write_address] <= write_word;
    if (read) begin
      read_word_0 <= words[read_address_0];
      read_word_1 <= words[read_address_1];
    end
  end
endmodule

`line 451 "fpgambit_movegen_posdata.v" 0
// Posdata for one walk: in memory or as logic.
module fpgambit_movegen_posdata #(
    parameter POSDATA_ROM = 1,
    parameter POSDATA_FILE = ""
) (
    input  wire       clock,    // Clock
    input  wire [2:0] kind,     // Piece type: 0 none, 1 pawn, 2 knight, 3 bishop, 4 rook, 5 queen,
                                // 6 king, 7 black pawn
    input  wire [5:0] from,     // Square the piece moves from, a1 = 0
    input  wire [5:0] at,       // Current square of the walk
    output wire [5:0] nextpos,  // Next square if that one is empty; one clock later
    output wire [5:0] nextdir   // Next square if that one is occupied; one clock later
);

  generate
    if (POSDATA_ROM != 0) begin : as_rom
      fpgambit_movegen_rom #(.POSDATA_FILE(POSDATA_FILE)) rom (
        .clock(clock),
        .kind(kind),
        .from(from),
        .at(at),
        .nextpos(nextpos),
        .nextdir(nextdir)
      );
    end else begin : as_computed
      fpgambit_movegen_computed computed (
        .clock(clock),
        .kind(kind),
        .from(from),
        .at(at),
        .nextpos(nextpos),
        .nextdir(nextdir)
      );
    end
  endgenerate
endmodule

`line 489 "fpgambit_movegen_rom.v" 0
// Posdata as a memory of 32,768 words of 12 bits, read from a file.
module fpgambit_movegen_rom #(
    parameter POSDATA_FILE = ""
) (
    input  wire       clock,    // Clock
    input  wire [2:0] kind,     // Piece type: 0 none, 1 pawn, 2 knight, 3 bishop, 4 rook, 5 queen,
                                // 6 king, 7 black pawn
    input  wire [5:0] from,     // Square the piece moves from, a1 = 0
    input  wire [5:0] at,       // Current square of the walk
    output wire [5:0] nextpos,  // Next square if that one is empty; one clock later
    output wire [5:0] nextdir   // Next square if that one is occupied; one clock later
);

  localparam [3:0] POSDATA_WORD_NEXTDIR = 4'd0;
  localparam [3:0] POSDATA_WORD_NEXTPOS = 4'd6;

  wire [11:0] table_read_word_0;

  fpgambit_movegen_table #(.POSDATA_FILE(POSDATA_FILE)) table_ (
      .clock(clock),
      .read(1'b1),
      .read_address_0({kind, from, at}),
      .read_word_0(table_read_word_0)
  );

  assign nextpos = table_read_word_0[POSDATA_WORD_NEXTPOS +: 6];
  assign nextdir = table_read_word_0[POSDATA_WORD_NEXTDIR +: 6];
endmodule

`line 519 "fpgambit_movegen_table.v" 0
// Memory of 12 bits per word, read from a file, with 1 registered read ports.
module fpgambit_movegen_table #(
    parameter POSDATA_FILE = ""
) (
    input  wire        clock,           // Clock
    input  wire        read,            // Reads at this clock edge; if low, the words read hold
    input  wire [14:0] read_address_0,  // Addresses to read
    output reg  [11:0] read_word_0      // The words read, one clock later
);

  reg [11:0] words [0:32767];

  generate
    // A module that is not instantiated has no file to read.
    if (POSDATA_FILE != "") begin : from_file
      initial $readmemh(POSDATA_FILE, words);
    end
  endgenerate

  initial begin
    read_word_0 = 12'd0;
  end

  always @(posedge clock) if (read) read_word_0 <= words[read_address_0];

  `ifndef SYNTHESIS
  // Without this check, a simulator would continue with unknown words.
  integer file;
  initial begin
    file = $fopen(POSDATA_FILE, "r");
    if (file == 0) $fatal(1, "no memory file %s", POSDATA_FILE);
    else $fclose(file);
  end
  `endif
endmodule

`line 556 "fpgambit_movegen_computed.v" 0
// Posdata as logic: computed from the geometry of the two squares, in the default ray order.
module fpgambit_movegen_computed (
    input  wire       clock,    // Clock
    input  wire [2:0] kind,     // Piece type: 0 none, 1 pawn, 2 knight, 3 bishop, 4 rook, 5 queen,
                                // 6 king, 7 black pawn
    input  wire [5:0] from,     // Square the piece moves from, a1 = 0
    input  wire [5:0] at,       // Current square of the walk
    output reg  [5:0] nextpos,  // Next square if that one is empty; one clock later
    output wire [5:0] nextdir   // Next square if that one is occupied; one clock later
);

  localparam [7:0] JUMPS_EAST_ONE = 8'h60;
  localparam [7:0] JUMPS_EAST_TWO = 8'd6;
  localparam [7:0] JUMPS_NORTH_ONE = 8'd5;
  localparam [7:0] JUMPS_NORTH_TWO = 8'h50;
  localparam [7:0] JUMPS_NOT_EAST = 8'h99;
  localparam [7:0] JUMPS_NOT_EAST_TWO = 8'hf9;
  localparam [7:0] JUMPS_NOT_NORTH = 8'haa;
  localparam [7:0] JUMPS_NOT_NORTH_TWO = 8'haf;
  localparam [7:0] JUMPS_NOT_SOUTH = 8'h55;
  localparam [7:0] JUMPS_NOT_SOUTH_TWO = 8'h5f;
  localparam [7:0] JUMPS_NOT_WEST = 8'h66;
  localparam [7:0] JUMPS_NOT_WEST_TWO = 8'hf6;
  localparam [7:0] JUMPS_SOUTH_ONE = 8'h0a;
  localparam [7:0] JUMPS_SOUTH_TWO = 8'ha0;
  localparam [7:0] JUMPS_WEST_ONE = 8'h90;
  localparam [7:0] JUMPS_WEST_TWO = 8'd9;
  localparam [2:0] PIECE_BISHOP = 3'd3;
  localparam [2:0] PIECE_BLACK_PAWN = 3'd7;
  localparam [2:0] PIECE_KING = 3'd6;
  localparam [2:0] PIECE_KNIGHT = 3'd2;
  localparam [2:0] PIECE_PAWN = 3'd1;
  localparam [2:0] PIECE_QUEEN = 3'd5;
  localparam [2:0] PIECE_ROOK = 3'd4;
  localparam [7:0] RAYS_ALL = 8'hff;
  localparam [7:0] RAYS_BLACK_PAWN = 8'hc0;
  localparam [7:0] RAYS_DIAGONAL = 8'hf0;
  localparam [7:0] RAYS_EASTWARD = 8'h61;
  localparam [7:0] RAYS_NORTHWARD = 8'h32;
  localparam [7:0] RAYS_NOT_EASTWARD = 8'h9e;
  localparam [7:0] RAYS_NOT_NORTHWARD = 8'hcd;
  localparam [7:0] RAYS_NOT_SOUTHWARD = 8'h37;
  localparam [7:0] RAYS_NOT_WESTWARD = 8'h6b;
  localparam [7:0] RAYS_SOUTHWARD = 8'hc8;
  localparam [7:0] RAYS_STRAIGHT = 8'h0f;
  localparam [7:0] RAYS_WESTWARD = 8'h94;
  localparam [7:0] RAYS_WHITE_PAWN = 8'h30;

  reg  [2:0]  kind_held;
  reg  [5:0]  from_held;
  reg  [5:0]  at_held;

  wire [2:0]  from_file;
  wire [2:0]  from_rank;
  wire [2:0]  at_file;
  wire [2:0]  at_rank;
  wire [3:0]  files;
  wire [3:0]  ranks;
  reg  [3:0]  across;
  reg  [3:0]  along;
  wire        west;
  wire        south;
  reg  [2:0]  ray;
  reg         jumped;
  wire        start;
  wire        near;
  wire        aligned;
  reg         on_ray;
  reg  [7:0]  walkable;
  reg  [7:0]  open;
  reg  [7:0]  later;
  wire [7:0]  rays;
  wire [7:0]  first;
  reg  [2:0]  step_files;
  reg  [2:0]  step_ranks;
  wire [5:0]  turn;
  reg         ahead;
  reg  [2:0]  ahead_file;
  reg  [2:0]  ahead_rank;
  reg         slides;

  assign from_file = from_held[2:0];
  assign from_rank = from_held[5:3];
  assign at_file = at_held[2:0];
  assign at_rank = at_held[5:3];

  // The direction of the square from the piece's own square.
  assign files = {1'b0, at_file} - {1'b0, from_file};
  assign ranks = {1'b0, at_rank} - {1'b0, from_rank};
  assign west = files[3];
  assign south = ranks[3];

  always @* begin
    across = files;
    if (west) begin
      across = 4'd0 - files;
    end
  end

  always @* begin
    along = ranks;
    if (south) begin
      along = 4'd0 - ranks;
    end
  end

  // The ray that the square is on, if any, and the rays of the piece.
  always @* begin
    ray = 3'd0;
    jumped = 1'b0;
    walkable = 8'd0;
    if (kind_held == PIECE_KNIGHT) begin
      walkable = RAYS_ALL;
      jumped = ((across == 4'd2) & (along == 4'd1)) | ((across == 4'd1) & (along == 4'd2));
      if (along == 4'd2) begin
        ray = 3'd4;
      end
      if (south) begin
        ray = ray | 3'd1;
      end
      if (west == south) begin
        ray = ray | 3'd2;
      end
    end else begin
      if (across == 4'd0) begin
        ray = 3'd1;
        if (south) begin
          ray = 3'd3;
        end
      end
      if (along == 4'd0) begin
        ray = 3'd0;
        if (west) begin
          ray = 3'd2;
        end
      end
      if (across == along) begin
        ray = 3'd4;
        if (south) begin
          ray = 3'd6;
        end
        if (west == south) begin
          ray = ray | 3'd1;
        end
      end
    end
    slides = 1'b0;
    if (kind_held == PIECE_PAWN) begin
      walkable = RAYS_WHITE_PAWN;
    end
    if (kind_held == PIECE_BLACK_PAWN) begin
      walkable = RAYS_BLACK_PAWN;
    end
    if (kind_held == PIECE_BISHOP) begin
      walkable = RAYS_DIAGONAL;
      slides = 1'b1;
    end
    if (kind_held == PIECE_ROOK) begin
      walkable = RAYS_STRAIGHT;
      slides = 1'b1;
    end
    if (kind_held == PIECE_QUEEN) begin
      walkable = RAYS_ALL;
      slides = 1'b1;
    end
    if (kind_held == PIECE_KING) begin
      walkable = RAYS_ALL;
    end
  end

  assign start = (across == 4'd0) & (along == 4'd0);
  assign near = (across <= 4'd1) & (along <= 4'd1);
  assign aligned = (across == 4'd0) | (along == 4'd0) | (across == along);

  always @* begin
    on_ray = walkable[ray] & !start & aligned & (near | slides);
    if (kind_held == PIECE_KNIGHT) begin
      on_ray = jumped;
    end
  end

  // Rays that leave the board at once do not count.
  always @* begin
    open = RAYS_ALL;
    if (kind_held == PIECE_KNIGHT) begin
      if (from_file == 3'd7) begin
        open = open & JUMPS_NOT_EAST;
      end
      if (from_file >= 3'd6) begin
        open = open & JUMPS_NOT_EAST_TWO;
      end
      if (from_file == 3'd0) begin
        open = open & JUMPS_NOT_WEST;
      end
      if (from_file <= 3'd1) begin
        open = open & JUMPS_NOT_WEST_TWO;
      end
      if (from_rank == 3'd7) begin
        open = open & JUMPS_NOT_NORTH;
      end
      if (from_rank >= 3'd6) begin
        open = open & JUMPS_NOT_NORTH_TWO;
      end
      if (from_rank == 3'd0) begin
        open = open & JUMPS_NOT_SOUTH;
      end
      if (from_rank <= 3'd1) begin
        open = open & JUMPS_NOT_SOUTH_TWO;
      end
    end else begin
      if (from_file == 3'd7) begin
        open = open & RAYS_NOT_EASTWARD;
      end
      if (from_file == 3'd0) begin
        open = open & RAYS_NOT_WESTWARD;
      end
      if (from_rank == 3'd7) begin
        open = open & RAYS_NOT_NORTHWARD;
      end
      if (from_rank == 3'd0) begin
        open = open & RAYS_NOT_SOUTHWARD;
      end
    end
  end

  // The first ray after this one, and its first square; `from` if there is none.
  always @* begin
    later = 8'd0;
    if (on_ray) begin
      later = 8'hfe << ray;
    end
    if (start) begin
      later = 8'hff;
    end
  end

  assign rays = walkable & open & later;
  assign first = rays & (8'd0 - rays);

  always @* begin
    step_files = 3'd0;
    step_ranks = 3'd0;
    if (kind_held == PIECE_KNIGHT) begin
      if (|(first & JUMPS_EAST_TWO)) begin
        step_files = 3'd2;
      end
      if (|(first & JUMPS_WEST_TWO)) begin
        step_files = 3'd6;
      end
      if (|(first & JUMPS_EAST_ONE)) begin
        step_files = 3'd1;
      end
      if (|(first & JUMPS_WEST_ONE)) begin
        step_files = 3'd7;
      end
      if (|(first & JUMPS_NORTH_ONE)) begin
        step_ranks = 3'd1;
      end
      if (|(first & JUMPS_SOUTH_ONE)) begin
        step_ranks = 3'd7;
      end
      if (|(first & JUMPS_NORTH_TWO)) begin
        step_ranks = 3'd2;
      end
      if (|(first & JUMPS_SOUTH_TWO)) begin
        step_ranks = 3'd6;
      end
    end else begin
      if (|(first & RAYS_EASTWARD)) begin
        step_files = 3'd1;
      end
      if (|(first & RAYS_WESTWARD)) begin
        step_files = 3'd7;
      end
      if (|(first & RAYS_NORTHWARD)) begin
        step_ranks = 3'd1;
      end
      if (|(first & RAYS_SOUTHWARD)) begin
        step_ranks = 3'd7;
      end
    end
  end

  assign turn = {from_rank + step_ranks, from_file + step_files};

  // A slider continues on its ray until it leaves the board.
  always @* begin
    ahead = on_ray & slides;
    ahead_file = at_file;
    ahead_rank = at_rank;
    if (|across) begin
      if (west) begin
        ahead_file = at_file - 3'd1;
        if (at_file == 3'd0) begin
          ahead = 1'b0;
        end
      end else begin
        ahead_file = at_file + 3'd1;
        if (at_file == 3'd7) begin
          ahead = 1'b0;
        end
      end
    end
    if (|along) begin
      if (south) begin
        ahead_rank = at_rank - 3'd1;
        if (at_rank == 3'd0) begin
          ahead = 1'b0;
        end
      end else begin
        ahead_rank = at_rank + 3'd1;
        if (at_rank == 3'd7) begin
          ahead = 1'b0;
        end
      end
    end
  end

  assign nextdir = turn;

  always @* begin
    nextpos = turn;
    if (ahead) begin
      nextpos = {ahead_rank, ahead_file};
    end
    // A pawn's nextpos is its push, and on its initial rank the second push; its captures are
    // nextdir.
    if ((kind_held == PIECE_PAWN) | (kind_held == PIECE_BLACK_PAWN)) begin
      nextpos = from_held;
    end
    if (kind_held == PIECE_PAWN) begin
      if (start & (from_rank != 3'd7)) begin
        nextpos = from_held + 6'd8;
      end
      if ((files == 4'd0) & (ranks == 4'd1) & (from_rank == 3'd1)) begin
        nextpos = from_held + 6'd16;
      end
    end
    if (kind_held == PIECE_BLACK_PAWN) begin
      if (start & (from_rank != 3'd0)) begin
        nextpos = from_held - 6'd8;
      end
      if ((files == 4'd0) & (ranks == 4'd15) & (from_rank == 3'd6)) begin
        nextpos = from_held - 6'd16;
      end
    end
  end

  initial begin
    kind_held = 3'd0;
    from_held = 6'd0;
    at_held = 6'd0;
  end

  always @(posedge clock) begin
    kind_held <= kind;
    from_held <= from;
    at_held <= at;
  end
endmodule

`line 918 "fpgambit_movegen_position_state.v" 0
// Holds the state word's side, rights and en passant square, and decides whether castling is
// possible.
module fpgambit_movegen_position_state (
    input  wire        clock,              // Clock
    input  wire        write,              // Stores the state word
    input  wire [31:0] word,               // The state word
    output wire        side,               // Side to move
    output wire        en_passant,         // There is an en passant square
    output wire [5:0]  en_passant_square,  // The en passant square
    input  wire        clear_short,        // No piece stands between the king and the h-file rook
    input  wire        clear_long,         // No piece stands between the king and the a-file rook
    input  wire [31:0] attacked_low,       // Attacked squares of ranks 1 to 4
    input  wire [31:0] attacked_high,      // Attacked squares of ranks 5 to 8
    output wire        castle_short,       // Castling on the king's side is possible
    output wire        castle_long         // Castling on the queen's side is possible
);

  localparam [7:0] HOME_RANK_LONG_PATH = 8'h1c;
  localparam [7:0] HOME_RANK_SHORT_PATH = 8'h70;
  localparam [1:0] RIGHT_BLACK_SHORT = 2'd2;
  localparam [1:0] RIGHT_WHITE_SHORT = 2'd0;
  localparam [4:0] STATE_WORD_EN_PASSANT = 5'd5;
  localparam [4:0] STATE_WORD_EN_PASSANT_SQUARE = 5'd6;
  localparam [4:0] STATE_WORD_RIGHTS = 5'd1;
  localparam [4:0] STATE_WORD_SIDE = 5'd0;

  reg         black;
  reg         valid;
  reg  [3:0]  rights;
  reg  [5:0]  target;

  reg  [7:0]  home;
  reg  [1:0]  held;

  always @(posedge clock) begin
    if (write) begin
      black <= word[STATE_WORD_SIDE];
      rights <= word[STATE_WORD_RIGHTS +: 4];
      valid <= word[STATE_WORD_EN_PASSANT];
      target <= word[STATE_WORD_EN_PASSANT_SQUARE +: 6];
    end
  end

  always @* begin
    home = attacked_low[7:0];
    held = rights[RIGHT_WHITE_SHORT +: 2];
    if (black) begin
      home = attacked_high[31:24];
      held = rights[RIGHT_BLACK_SHORT +: 2];
    end
  end

  assign castle_short = held[0] & clear_short & !(|(home & HOME_RANK_SHORT_PATH));
  assign castle_long = held[1] & clear_long & !(|(home & HOME_RANK_LONG_PATH));
  assign side = black;
  assign en_passant = valid;
  assign en_passant_square = target;

  initial begin
    black = 1'b0;
    valid = 1'b0;
    rights = 4'd0;
    target = 6'd0;
  end

  // What nothing here reads.
  wire unused = &{1'b0, word[31:12], attacked_low[31:8], attacked_high[23:0]};
endmodule

`line 988 "fpgambit_movegen_scan.v" 0
// Reads the board rank by rank and sorts the pieces on each rank.
module fpgambit_movegen_scan (
    input  wire        clock,       // Clock
    input  wire        reset,       // Synchronous reset
    input  wire        start,       // Starts a scan
    input  wire        probe,       // The scan is a probe: it reads the board after an en passant
                                    // capture
    input  wire        side,        // Side to move
    input  wire [5:0]  vacated,     // Square of the capturing pawn
    input  wire [5:0]  target,      // Target square of the capture
    input  wire [31:0] planes,      // Planes of the rank requested in the cycle before
    output reg  [2:0]  rank,        // Number of the rank to read in the next cycle
    output wire        busy,        // A rank is available
    output wire        last,        // The current rank is the last
    output wire        keep,        // The current rank counts for the results
    output wire        turned,      // The scan is in its second pass
    output wire        turning,     // The next rank is the first of a pass
    output wire [2:0]  here,        // Number of the current rank
    output wire [7:0]  own,         // Pieces of the side to move
    output wire [7:0]  king,        // King of the side to move
    output wire [7:0]  occupied,    // Pieces that block a ray
    output wire [7:0]  lines,       // Enemy rooks and queens
    output wire [7:0]  diagonals,   // Enemy bishops and queens
    output wire [7:0]  knights,     // Enemy knights
    output wire [7:0]  pawns,       // Enemy pawns
    output wire [7:0]  enemy_king   // The enemy king
);

  localparam [4:0] PLANE_COLOUR = 5'd24;
  localparam [4:0] PLANE_TYPE_0 = 5'd0;
  localparam [4:0] PLANE_TYPE_1 = 5'd8;
  localparam [4:0] PLANE_TYPE_2 = 5'd16;

  reg         active;
  reg         probing;
  reg  [3:0]  step;

  wire        second;
  reg  [2:0]  position;
  reg  [2:0]  left_file;
  reg  [2:0]  capture_file;
  reg  [3:0]  following;
  wire [31:0] pairs;
  wire [31:0] quads;
  reg  [31:0] view;
  wire [7:0]  bit0;
  wire [7:0]  bit1;
  wire [7:0]  bit2;
  reg  [7:0]  foreign;
  reg  [7:0]  gone;
  reg  [7:0]  come;
  wire [7:0]  pieces;
  wire [7:0]  ours;
  wire [7:0]  theirs;
  reg         active_next;
  reg         probing_next;
  reg  [3:0]  step_next;

  // The second pass reads the ranks from the top, with their files reversed.
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

  // A probe removes both pawns from their rank and puts one on the target.
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

  // Sort the pieces on the current rank.
  assign bit0 = view[PLANE_TYPE_0 +: 8];
  assign bit1 = view[PLANE_TYPE_1 +: 8];
  assign bit2 = view[PLANE_TYPE_2 +: 8];

  always @* begin
    foreign = view[PLANE_COLOUR +: 8];
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

  // Request the next rank.
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
    if (start) begin
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

`line 1155 "fpgambit_movegen_attacked_squares.v" 0
// Collects the squares attacked by the side not to move.
module fpgambit_movegen_attacked_squares (
    input  wire        clock,       // Clock
    input  wire        start,       // A scan starts
    input  wire        probe,       // The scan is a probe
    input  wire        side,        // Side to move, 1 = black
    input  wire        busy,        // A rank is available
    input  wire        keep,        // The current rank counts for the results
    input  wire        turned,      // The board is turned
    input  wire        turning,     // The next rank is the first of a pass
    input  wire [2:0]  here,        // Number of the current rank
    input  wire [7:0]  king,        // King of the side to move
    input  wire [7:0]  occupied,    // Pieces that block a ray
    input  wire [7:0]  lines,       // Enemy rooks and queens
    input  wire [7:0]  diagonals,   // Enemy bishops and queens
    input  wire [7:0]  knights,     // Enemy knights
    input  wire [7:0]  pawns,       // Enemy pawns
    input  wire [7:0]  enemy_king,  // The enemy king
    output wire [31:0] low,         // Attacked squares of ranks 1 to 4
    output wire [31:0] high,        // Attacked squares of ranks 5 to 8
    output wire        exposed,     // The king of the side to move is attacked
    output wire [7:0]  one_below,   // Enemy knights one rank below the current one
    output wire [7:0]  two_below    // Enemy knights two ranks below the current one
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

  // Attacks on this rank: from the west within it, and from the ranks below.
  assign east = occupied ^ (occupied - {lines[6:0], 1'b0});
  assign attack = east | north | north_east | north_west | {knights_below[5:0], 2'd0} |
      {2'd0, knights_below[7:2]} | {knights_two_below[6:0], 1'b0} |
      {1'b0, knights_two_below[7:1]} | {aslant[6:0], 1'b0} | {1'b0, aslant[7:1]} | straight |
      {enemy_king[6:0], 1'b0};

  // Attacks passed to the rank above; pawn attacks only if this pass runs in the pawns' direction.
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
    if (start | (busy & turning)) begin
      north <= 8'd0;
      north_east <= 8'd0;
      north_west <= 8'd0;
      knights_below <= 8'd0;
      knights_two_below <= 8'd0;
      aslant <= 8'd0;
      straight <= 8'd0;
    end
    if (start) begin
      king_hit <= 1'b0;
      if (!probe) begin
        low_map <= 32'd0;
        high_map <= 32'd0;
      end
    end
  end

  // The turned pass rotates the ranks back before it marks them.
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

`line 1280 "fpgambit_movegen_checks_and_pins.v" 0
// Finds checks and pins, the king's square, and whether the squares between king and rooks are
// empty.
module fpgambit_movegen_checks_and_pins (
    input  wire        clock,            // Clock
    input  wire        start,            // A scan starts; discard all results
    input  wire        side,             // Side to move, 1 = black
    input  wire        keep,             // The current rank counts for the results
    input  wire        turned,           // The board is turned
    input  wire        turning,          // The next rank is the first of a pass
    input  wire [2:0]  here,             // Number of the current rank
    input  wire [7:0]  own,              // Pieces of the side to move
    input  wire [7:0]  king,             // King of the side to move
    input  wire [7:0]  occupied,         // Pieces that block a ray
    input  wire [7:0]  lines,            // Enemy rooks and queens
    input  wire [7:0]  diagonals,        // Enemy bishops and queens
    input  wire [7:0]  one_below,        // Enemy knights one rank below
    input  wire [7:0]  two_below,        // Enemy knights two ranks below
    input  wire [7:0]  pawns,            // Enemy pawns
    output wire [11:0] pins_up,          // Pins in directions 0 to 3
    output wire [11:0] pins_down,        // Pins in directions 4 to 7
    output wire        checked,          // The king is in check
    output wire        double_check,     // Two or more pieces give check
    output wire        by_knight,        // A knight gives check
    output wire [2:0]  check_direction,  // Direction of the checking piece, unless it is a knight
    output wire [2:0]  check_distance,   // Distance of the checking piece
    output wire [5:0]  square,           // Square of the mover's king
    output wire        clear_short,      // No piece stands between the king and the h-file rook
    output wire        clear_long        // No piece stands between the king and the a-file rook
);

  localparam [2:0] DIRECTION_EAST = 3'd0;
  localparam [2:0] DIRECTION_NORTH = 3'd2;
  localparam [2:0] DIRECTION_NORTH_EAST = 3'd1;
  localparam [2:0] DIRECTION_NORTH_WEST = 3'd3;
  localparam [2:0] DIRECTION_OPPOSITE = 3'd4;
  localparam [7:0] HOME_RANK_LONG_WAY = 8'h0e;
  localparam [7:0] HOME_RANK_SHORT_WAY = 8'h60;

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
  reg         short_free;
  reg         long_free;
  reg  [2:0]  direction;
  reg  [2:0]  reach;
  reg  [5:0]  king_square;

  reg  [2:0]  king_file;
  reg  [2:0]  first_file;
  wire [2:0]  beside_distance;
  reg  [2:0]  home;
  reg  [2:0]  half;
  wire [7:0]  beside;
  wire [7:0]  first;
  wire [7:0]  behind;
  wire        hit_north;
  wire        hit_north_east;
  wire        hit_north_west;
  wire        pawn_range;
  reg         one;
  reg         two;
  reg  [11:0] pins;
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
  reg         short_free_next;
  reg         long_free_next;
  reg  [2:0]  direction_next;
  reg  [2:0]  reach_next;
  reg  [5:0]  king_square_next;

  // East of the king on its own rank: the first piece and, if it is the mover's, the next.
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

  // Enemies that the watchers can meet: a pawn only on the first rank above, in the pass that runs
  // against its direction.
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
    short_free_next = short_free;
    long_free_next = long_free;
    direction_next = direction;
    reach_next = reach;
    king_square_next = king_square;
    one = one_check;
    two = two_checks;
    if (keep) begin
      // The watchers move up until they meet an enemy or a second piece of the mover.
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
      // An enemy behind a piece of the mover pins it.
      if (turned) begin
        down_next = down | pins;
      end else begin
        up_next = up | pins;
      end
      // An enemy met first gives check. More than one is double check; then it does not matter
      // which is stored.
      if (|(first & lines)) begin
        two = two | one;
        one = 1'b1;
        direction_next = half;
        reach_next = beside_distance;
      end
      if (hit_north_east & !(|shield_north_east)) begin
        two = two | one;
        one = 1'b1;
        direction_next = half | DIRECTION_NORTH_EAST;
        reach_next = distance;
      end
      if (hit_north & !(|shield_north)) begin
        two = two | one;
        one = 1'b1;
        direction_next = half | DIRECTION_NORTH;
        reach_next = distance;
      end
      if (hit_north_west & !(|shield_north_west)) begin
        two = two | one;
        one = 1'b1;
        direction_next = half | DIRECTION_NORTH_WEST;
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
      // The king's square and the squares for castling, from the pass that is not turned.
      if (!turned) begin
        if (|king) begin
          king_square_next = {here, king_file};
        end
        if (here == home) begin
          short_free_next = !(|(occupied & HOME_RANK_SHORT_WAY));
          long_free_next = !(|(occupied & HOME_RANK_LONG_WAY));
        end
      end
    end
    if (start | turning) begin
      north_next = 8'd0;
      north_east_next = 8'd0;
      north_west_next = 8'd0;
    end
    if (start) begin
      up_next = 12'd0;
      down_next = 12'd0;
      one_check_next = 1'b0;
      two_checks_next = 1'b0;
      knight_check_next = 1'b0;
    end
  end

  always @* begin
    half = DIRECTION_EAST;
    if (turned) begin
      half = DIRECTION_OPPOSITE;
    end
  end

  assign pins_up = up;
  assign pins_down = down;
  assign checked = one_check;
  assign double_check = two_checks;
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
    short_free = 1'b0;
    long_free = 1'b0;
    direction = 3'd0;
    reach = 3'd0;
    king_square = 6'd0;
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
    short_free <= short_free_next;
    long_free <= long_free_next;
    direction <= direction_next;
    reach <= reach_next;
    king_square <= king_square_next;
  end
endmodule

`line 1626 "fpgambit_movegen_piece_selector.v" 0
// Issues the mover's pieces in the order a1, b1, ... h8.
module fpgambit_movegen_piece_selector (
    input  wire        clock,       // Clock
    input  wire        reset,       // Synchronous reset
    input  wire        start,       // Restarts from a1
    input  wire        hold,        // Stalls the selector
    input  wire        side,        // Side to move, 1 = black
    input  wire [31:0] planes,      // Planes of the rank requested in the cycle before
    output reg  [2:0]  rank,        // Number of the rank to read in the next cycle
    output wire        out_valid,   // A piece is ready
    output wire [5:0]  out_square,  // Square of the piece
    output wire [2:0]  out_kind,    // Type of the piece
    input  wire        out_ready,   // The piece is taken
    output wire        exhausted    // All pieces have been taken
);

  localparam [2:0] PIECE_BLACK_PAWN = 3'd7;
  localparam [2:0] PIECE_PAWN = 3'd1;
  localparam [4:0] PLANE_COLOUR = 5'd24;
  localparam [4:0] PLANE_TYPE_0 = 5'd0;
  localparam [4:0] PLANE_TYPE_1 = 5'd8;
  localparam [4:0] PLANE_TYPE_2 = 5'd16;

  reg         active;
  reg         full;
  reg  [2:0]  row;
  reg  [2:0]  piece_kind;
  reg  [7:0]  handed;
  reg  [5:0]  piece_square;

  reg  [7:0]  foreign;
  wire [7:0]  left;
  wire [7:0]  lowest;
  reg  [7:0]  rest;
  reg  [2:0]  file;
  reg  [2:0]  found;
  reg         active_next;
  reg         full_next;
  reg  [2:0]  row_next;
  reg  [2:0]  piece_kind_next;
  reg  [7:0]  handed_next;
  reg  [5:0]  piece_square_next;

  // The mover's pieces on this rank that have not been issued yet, and the first of them.
  always @* begin
    foreign = planes[PLANE_COLOUR +: 8];
    if (side) begin
      foreign = ~foreign;
    end
  end

  assign left = (planes[PLANE_TYPE_0 +: 8] | planes[PLANE_TYPE_1 +: 8] |
      planes[PLANE_TYPE_2 +: 8]) & ~foreign & ~handed;
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
    if (|(lowest & planes[PLANE_TYPE_0 +: 8])) begin
      found = found | 3'd1;
    end
    if (|(lowest & planes[PLANE_TYPE_1 +: 8])) begin
      found = found | 3'd2;
    end
    if (|(lowest & planes[PLANE_TYPE_2 +: 8])) begin
      found = found | 3'd4;
    end
    if (side & (found == PIECE_PAWN)) begin
      found = PIECE_BLACK_PAWN;
    end
  end

  // Refill the slot that the walk emptied in an earlier cycle; leave a rank after its last piece.
  always @* begin
    active_next = active;
    full_next = full;
    row_next = row;
    piece_kind_next = piece_kind;
    handed_next = handed;
    piece_square_next = piece_square;
    rest = left;
    if (out_ready) begin
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
    if (start) begin
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

  assign out_valid = full;
  assign out_square = piece_square;
  assign out_kind = piece_kind;
  assign exhausted = !active & !full;

  initial begin
    active = 1'b0;
    full = 1'b0;
    row = 3'd0;
    piece_kind = 3'd0;
    handed = 8'd0;
    piece_square = 6'd0;
  end

  always @(posedge clock) begin
    active <= active_next;
    full <= full_next;
    row <= row_next;
    piece_kind <= piece_kind_next;
    handed <= handed_next;
    piece_square <= piece_square_next;
  end
endmodule

`line 1780 "fpgambit_movegen_walk.v" 0
// Walks every piece of the side to move and finds its moves.
module fpgambit_movegen_walk (
    input  wire        clock,              // Clock
    input  wire        reset,              // Synchronous reset
    input  wire        start,              // Starts a generation
    input  wire        legal,              // Generate only legal moves
    input  wire        captures,           // Generate only captures and promotions
    output wire        idle,               // The walk is idle
    input  wire        side,               // Side to move, 1 = black
    input  wire        en_passant,         // There is an en passant square
    input  wire [5:0]  en_passant_square,  // The en passant square
    input  wire [31:0] planes,             // Planes of the rank of at
    input  wire [5:0]  nextpos,            // Posdata at at: next square if it is empty
    input  wire [5:0]  nextdir,            // Posdata at at: next square if it is occupied
    output wire [2:0]  next_kind,          // Piece type
    output wire [5:0]  next_from,          // Square the piece moves from
    output wire [5:0]  next_at,            // Current square of the walk
    output reg         start_scan,         // Starts a scan
    output reg         probe,              // The scan is a probe of the board after the en passant
                                           // capture from from to at
    input  wire        scan_last,          // The scan reads its last rank
    input  wire        exposed,            // The probed capture leaves the king attacked
    input  wire        allowed,            // Going to at is legal
    input  wire        castle_short,       // Castling on the king's side is possible
    input  wire        castle_long,        // Castling on the queen's side is possible
    output wire [5:0]  at,                 // Where the walk is
    output wire [5:0]  from,               // Square the piece moves from
    output wire        starting,           // at is the piece's own square
    output wire        king_walks,         // The piece is the king
    output wire        knight_there,       // An enemy knight stands on at
    input  wire        piece_valid,        // A piece is ready
    input  wire [5:0]  piece_square,       // Square of the piece
    input  wire [2:0]  piece_kind,         // Type of the piece
    output reg         piece_ready,        // The piece is taken
    input  wire        exhausted,          // No piece is left
    output wire        out_valid,          // A move was found
    output wire [15:0] out_word,           // Word of the move
    input  wire        out_ready,          // The stream accepts the move
    output wire        out_done,           // No more moves will come
    input  wire        drained,            // The last move has left
    output wire        visiting            // The walk leaves a visited square in this cycle
);

  localparam [2:0] FILE_C = 3'd2;
  localparam [2:0] FILE_G = 3'd6;
  localparam [3:0] MOVE_KIND_CAPTURE = 4'd4;
  localparam [3:0] MOVE_KIND_CAPTURE_PROMOTION = 4'd12;
  localparam [3:0] MOVE_KIND_CASTLE_LONG = 4'd3;
  localparam [3:0] MOVE_KIND_CASTLE_SHORT = 4'd2;
  localparam [3:0] MOVE_KIND_DOUBLE_PUSH = 4'd1;
  localparam [3:0] MOVE_KIND_EN_PASSANT = 4'd5;
  localparam [3:0] MOVE_KIND_PROMOTION = 4'd8;
  localparam [3:0] MOVE_KIND_QUIET = 4'd0;
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
  localparam [2:0] PIECE_BLACK_PAWN = 3'd7;
  localparam [2:0] PIECE_KING = 3'd6;
  localparam [2:0] PIECE_KNIGHT = 3'd2;
  localparam [2:0] PIECE_NONE = 3'd0;
  localparam [2:0] PIECE_PAWN = 3'd1;

  reg  [3:0]  phase;
  reg         legal_only;
  reg         captures_only;
  reg         pushing;
  reg  [2:0]  kind;
  reg  [5:0]  origin;
  reg  [5:0]  square;
  reg  [5:0]  push;
  reg  [1:0]  promotion;

  wire [2:0]  file;
  reg  [2:0]  piece;
  reg  [2:0]  then_kind;
  wire        black;
  wire        empty;
  wire        enemy;
  wire        pawn;
  wire        promotes;
  wire        takes_en_passant;
  reg         reaches;
  reg         emits;
  wire        accepted;
  reg         leaves;
  reg         ends;
  reg         visits;
  reg         pushes;
  reg         over;
  reg  [3:0]  code;
  reg  [5:0]  onward;
  reg  [5:0]  then_from;
  reg  [5:0]  then_at;
  reg  [3:0]  phase_next;
  reg         legal_only_next;
  reg         captures_only_next;
  reg         pushing_next;
  reg  [5:0]  push_next;
  reg  [1:0]  promotion_next;

  // What is on the square, and what it means for this piece.
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
  assign empty = piece == PIECE_NONE;
  assign enemy = !empty & (black != side);
  assign pawn = (kind == PIECE_PAWN) | (kind == PIECE_BLACK_PAWN);
  assign promotes = pawn & ((square[5:3] == 3'd0) | (square[5:3] == 3'd7));
  assign takes_en_passant = pawn & !pushing & en_passant & (square == en_passant_square);

  always @* begin
    reaches = empty | enemy;
    if (pawn) begin
      reaches = enemy;
      if (pushing) begin
        reaches = empty;
      end
    end
  end

  // The kind of the candidate move.
  always @* begin
    code = MOVE_KIND_QUIET;
    if (enemy) begin
      code = MOVE_KIND_CAPTURE;
    end
    if (pushing & (square != push)) begin
      code = MOVE_KIND_DOUBLE_PUSH;
    end
    if (promotes) begin
      code = {2'd0, promotion} | MOVE_KIND_PROMOTION;
      if (enemy) begin
        code = {2'd0, promotion} | MOVE_KIND_CAPTURE_PROMOTION;
      end
    end
    if (takes_en_passant) begin
      code = MOVE_KIND_EN_PASSANT;
    end
    // Is there a move to emit, and does the stream accept it?
    emits = 1'b0;
    case (phase)
      PHASE_VISITING: begin
        emits = reaches & (allowed | !legal_only) & (enemy | promotes | !captures_only);
        if (takes_en_passant) begin
          emits = !legal_only;
        end
      end
      PHASE_JUDGING: begin
        emits = !exposed;
      end
      PHASE_CASTLING: begin
        emits = 1'b1;
        code = MOVE_KIND_CASTLE_LONG;
        if (square[2]) begin
          code = MOVE_KIND_CASTLE_SHORT;
        end
      end
      default: begin
      end
    endcase
  end

  assign accepted = emits & out_ready;

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
    start_scan = 1'b0;
    probe = 1'b0;
    piece_ready = 1'b0;
    case (phase)
      PHASE_IDLE: begin
        if (start) begin
          legal_only_next = legal;
          captures_only_next = captures;
          start_scan = 1'b1;
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
        if (takes_en_passant & legal_only) begin
          phase_next = PHASE_TRYING;
        end else begin
          visits = leaves;
        end
      end
      PHASE_TRYING: begin
        start_scan = 1'b1;
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
            then_at = {origin[5:3], FILE_C};
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
    // Leave the square: to the next one, from a pawn's captures to its pushes, or from the king to
    // castling.
    if (visits) begin
      phase_next = PHASE_VISITING;
      then_at = onward;
      if (ends) begin
        if (pushes) begin
          pushing_next = 1'b1;
          then_at = push;
        end else if ((kind == PIECE_KING) & !captures_only & (castle_short | castle_long)) begin
          phase_next = PHASE_CASTLING;
          then_at = {origin[5:3], FILE_C};
          if (castle_short) begin
            then_at = {origin[5:3], FILE_G};
          end
        end else begin
          over = 1'b1;
        end
      end
    end
    // The piece is done; go on to the next one if it is ready.
    if (over) begin
      phase_next = PHASE_FETCHING;
      if (piece_valid) begin
        piece_ready = 1'b1;
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

  // Select the next square.
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
  assign king_walks = kind == PIECE_KING;
  assign knight_there = enemy & (piece == PIECE_KNIGHT);
  assign idle = phase == PHASE_IDLE;
  assign out_done = phase == PHASE_FLUSHING;
  assign visiting = visits;
  assign out_valid = emits;
  assign out_word = {code, square, origin};

  initial begin
    phase = 4'd0;
    legal_only = 1'b0;
    captures_only = 1'b0;
    pushing = 1'b0;
    kind = 3'd0;
    origin = 6'd0;
    square = 6'd0;
    push = 6'd0;
    promotion = 2'd0;
  end

  always @(posedge clock) begin
    phase <= phase_next;
    legal_only <= legal_only_next;
    captures_only <= captures_only_next;
    pushing <= pushing_next;
    kind <= then_kind;
    origin <= then_from;
    square <= then_at;
    push <= push_next;
    promotion <= promotion_next;
  end
endmodule

`line 2143 "fpgambit_movegen_legality.v" 0
// Tests the walk's current square, in the same cycle.
module fpgambit_movegen_legality (
    input  wire        clock,            // Clock
    input  wire        start,            // The current square is the piece's own
    input  wire [5:0]  at,               // The square to test
    input  wire        knight_there,     // An enemy knight stands on that square
    input  wire        king_walks,       // The piece is the king
    input  wire [5:0]  king,             // Square of the mover's king
    input  wire [11:0] pins_up,          // Pins in directions 0 to 3
    input  wire [11:0] pins_down,        // Pins in directions 4 to 7
    input  wire        checked,          // The king is in check
    input  wire        double_check,     // Two or more pieces give check
    input  wire        by_knight,        // A knight gives check
    input  wire [2:0]  check_direction,  // Direction of the checking piece, unless it is a knight
    input  wire [2:0]  check_distance,   // Distance of the checking piece
    input  wire [31:0] attacked_low,     // Attacked squares of ranks 1 to 4
    input  wire [31:0] attacked_high,    // Attacked squares of ranks 5 to 8
    output reg         allowed           // The move is legal
);

  localparam [2:0] DIRECTION_EAST = 3'd0;
  localparam [2:0] DIRECTION_NORTH = 3'd2;
  localparam [2:0] DIRECTION_NORTH_EAST = 3'd1;
  localparam [2:0] DIRECTION_NORTH_WEST = 3'd3;
  localparam [2:0] DIRECTION_OPPOSITE = 3'd4;

  reg         pinned;
  reg  [2:0]  pin_direction;

  wire [3:0]  files;
  wire [3:0]  ranks;
  reg  [3:0]  across;
  reg  [3:0]  along;
  wire        aligned;
  wire        jump;
  reg         answers;
  reg         attacked;
  reg  [2:0]  direction;
  reg  [2:0]  distance;
  reg  [2:0]  pin;
  reg  [11:0] pins;

  // Where the square lies relative to the king.
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
    direction = DIRECTION_NORTH_WEST;
    if (files[3] == ranks[3]) begin
      direction = DIRECTION_NORTH_EAST;
    end
    if (files == 4'd0) begin
      direction = DIRECTION_NORTH;
    end
    if (ranks == 4'd0) begin
      direction = DIRECTION_EAST;
      distance = across[2:0];
    end
    if (ranks[3] | ((ranks == 4'd0) & files[3])) begin
      direction = direction | DIRECTION_OPPOSITE;
    end
  end

  assign jump = ((across == 4'd1) & (along == 4'd2)) | ((across == 4'd2) & (along == 4'd1));

  // At the start of the walk: is this the piece pinned in this direction?
  always @* begin
    pins = pins_up;
    if (direction[2]) begin
      pins = pins_down;
    end
  end

  always @* begin
    pin = pins[2:0];
    if ({1'b0, direction[1:0]} == DIRECTION_NORTH_EAST) begin
      pin = pins[5:3];
    end
    if ({1'b0, direction[1:0]} == DIRECTION_NORTH) begin
      pin = pins[8:6];
    end
    if ({1'b0, direction[1:0]} == DIRECTION_NORTH_WEST) begin
      pin = pins[11:9];
    end
  end

  always @(posedge clock) begin
    if (start) begin
      pinned <= aligned & (|distance) & (pin == distance);
      pin_direction <= direction;
    end
  end

  // During the walk.
  always @* begin
    answers = aligned & (direction == check_direction) & (distance <= check_distance);
    if (by_knight) begin
      answers = jump & knight_there;
    end
  end

  always @* begin
    attacked = attacked_low[at[4:0]];
    if (at[5]) begin
      attacked = attacked_high[at[4:0]];
    end
  end

  always @* begin
    if (king_walks) begin
      allowed = !attacked;
    end else begin
      allowed = !double_check & (!checked | answers) &
          (!pinned | (aligned & (direction == pin_direction)));
    end
  end

  initial begin
    pinned = 1'b0;
    pin_direction = 3'd0;
  end
endmodule

`line 2284 "fpgambit_movegen_stream.v" 0
// A ready/valid stream of move words with an out_last flag.
module fpgambit_movegen_stream (
    input  wire        clock,      // Clock
    input  wire        reset,      // Synchronous reset
    input  wire        in_valid,   // A move was found
    input  wire [15:0] in_word,    // Word of the move
    output wire        in_ready,   // The move is accepted
    input  wire        in_done,    // No more moves will come
    output wire        out_valid,  // A word is offered
    input  wire        out_ready,  // The sink accepts the word
    output wire [15:0] out_word,   // The word
    output wire        out_last,   // The word is the last
    output wire        drained     // The last word leaves
);

  reg         held;
  reg         offered;
  reg         offered_last;
  reg  [15:0] held_word;
  reg  [15:0] offered_word;

  wire        leaves;
  wire        passes;

  assign leaves = offered & out_ready;
  assign passes = !offered | out_ready;

  always @(posedge clock) begin
    if (leaves) begin
      offered <= 1'b0;
      offered_last <= 1'b0;
    end
    if (in_valid & (!held | passes)) begin
      held <= 1'b1;
      held_word <= in_word;
      if (held) begin
        offered <= 1'b1;
        offered_word <= held_word;
      end
    end
    if (in_done & passes & !offered_last) begin
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

  assign in_ready = !held | passes;
  assign out_valid = offered;
  assign out_word = offered_word;
  assign out_last = offered_last;
  assign drained = leaves & offered_last;

  initial begin
    held = 1'b0;
    offered = 1'b0;
    offered_last = 1'b0;
    held_word = 16'd0;
    offered_word = 16'd0;
  end
endmodule

`line 2356 "fpgambit_movegen_cycle_counter.v" 0
// Counts the clocks and steps of a run, modulo 65,536.
module fpgambit_movegen_cycle_counter (
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
