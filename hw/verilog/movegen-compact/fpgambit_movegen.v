// fpgambit_movegen: Sandstroem's chess move generator
//
// SPDX-License-Identifier: MIT OR Apache-2.0
//
// Load a board image, start a generation, take the moves: each once, as a stream. Pieces move along
// posdata's chains (Sandstroem, 1989): one square a clock, one comparison a step.
//
// Pseudo-legal means: as the pieces move, whether or not the own king is left in check; castling
// only when it is legal.
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
// Words may be loaded in any order, and only those that changed; addresses 9 to 15 are the state
// word too. Nothing is taken in a cycle with reset. cycles and visited count modulo 65,536.
//
// Preconditions: one king a side; no pawn on the first or last rank; a castling right only with
// king and rook at home; an en passant square only on the third rank of the side that moved last,
// that square and the one behind it empty and a pawn of that side before it; the side not to move
// not in check. When they are broken the unit still ends and comes back to idle, and nothing of an
// earlier position shows; its answer has no meaning.
//
// Generated: do not edit. Made by:
//   fpgambit export --unit movegen --build compact --out DIR

`default_nettype none

module fpgambit_movegen #(
    // 1: Posdata is a memory of 32,768 words of 12 bits, read from a file. 0: Posdata is logic: in
    // the default ray order, from the geometry of the two squares.
    parameter POSDATA_ROM = 1,
    // posdata: 32,768 words {nextpos, nextdir}, address {piece, from, at}
    parameter POSDATA_FILE = "posdata.mem"
) (
    input  wire        clock,           // Everything happens at its rising edge
    input  wire        reset,           // Synchronous: idle in the next cycle, no move offered; the
                                        // loaded position stays
    input  wire        load_valid,      // A word of the board image is there
    output wire        load_ready,      // It is stored at this edge if load_valid is high; low
                                        // during a generation
    input  wire [3:0]  load_address,    // Which word: 0 to 7 ranks 1 to 8, 8 (and 9 to 15 likewise)
                                        // the state word
    input  wire [31:0] load_word,       // A rank, eight piece nibbles, file a lowest; or the state
                                        // word, whose clocks are not kept
    input  wire        start_valid,     // Begin a generation
    output wire        start_ready,     // It begins at this edge if start_valid is high; low during
                                        // a generation and with load_valid, in the fast build for
                                        // one clock after either too
    input  wire        start_legal,     // Taken with the start: 1 legal moves, 0 pseudo-legal ones
    input  wire        start_captures,  // Taken with the start: 1 captures, en passant and
                                        // promotions only
    output wire        move_valid,      // A move word is offered; it holds until taken, and does
                                        // not wait for move_ready
    input  wire        move_ready,      // The sink takes it at this edge
    output wire [15:0] move_word,       // The move word: from [5:0], to [11:6], kind [15:12]; a
                                        // position without moves gives one word 0
    output wire        move_last,       // No word follows
    output wire [15:0] cycles,          // Clocks of this generation, from its start to its last
                                        // word, both counted, modulo 65,536; holds until the next
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

`default_nettype wire
