// fpgambit_movegen_fast: Sandstroem's chess move generator, four parallel walks
//
// SPDX-License-Identifier: MIT OR Apache-2.0
//
// Load a board image, start a generation and read the moves as a stream. Each move appears exactly
// once; the order has no meaning. start_legal selects legal moves instead of pseudo-legal ones, and
// start_captures selects captures, en passant and promotions only. Four lanes find the moves with
// the table posdata (Sandstroem, 1989): each lane takes one piece after another and visits one
// square per clock, with one comparison per square. For each kind of piece, origin and current
// square, posdata holds two squares: the next square on the same ray, and the first square of the
// next ray.
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
// Latency: the unit offers the first move six clocks after the start if the first visited square of
// the first piece yields a move. Then it offers one move per clock, as long as the lanes find
// enough. Each lane spends two clocks per piece and one per visited square; with POSDATA_ROM = 0,
// one clock less per pawn or knight, so cycles can be smaller. The king's moves, including
// castling, are ready at most sixteen clocks after the start. If the sink does not accept a move,
// each lane continues until its queue of sixteen words is nearly full. The order of the moves
// therefore depends on when the sink accepts them.
//
// You can also load a whole board image in one clock, even during a generation. The image then
// waits in a separate buffer until the generation no longer needs the previous one. If the unit
// accepts an image in clock t, and the last word of the generation leaves in clock u, the unit can
// accept the next start from clock t + 11 or u + 2, whichever is later. It accepts the next whole
// image only after that start, so no image is skipped. While an image waits, the unit accepts no
// single word. If several requests arrive in the same clock, a whole image takes precedence over a
// word, and a word over a start. start_ready is low during a reset or a generation, while a word is
// offered, while an image waits, and for one clock after each of these. A start without a new image
// or word generates again from the current board. A reset ends a generation, discards a waiting
// image and keeps the current one.
//
// You can load single words in any order, and need to load only those that have changed. Addresses
// 9 to 15 also select the state word. Whenever a rank that you load contains a king, the unit
// records that square as the king's. For example, the white king is on e1: if you load rank 2 with
// a white king on e2 and then rank 2 without it, the unit no longer knows of the king on e1 until
// you load rank 1 again. The unit accepts nothing during a reset. cycles and visited count modulo
// 65,536. They have their final values from the clock after the sink accepts the last word until
// the next start.
//
// Preconditions: each side has one king. No pawn is on the first or last rank. For each castling
// right, the king and that rook are on their home squares. If there is an en passant square, the
// last move can have been a pawn's double push over that square. For the square e3, this means that
// Black is to move, e2 and e3 are empty, and a white pawn is on e4. The side not to move is not in
// check. If a precondition is violated, the unit still finishes and returns to idle. Its moves are
// then meaningless, but reveal nothing about positions loaded earlier.
//
// Generated: do not edit. Made by:
//   fpgambit export --unit movegen --build fast --out DIR

`default_nettype none

module fpgambit_movegen_fast #(
    // 1: Posdata as a memory with one port for each of two walks. 0: Posdata as logic that follows
    // each of two walks step by step.
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
    output wire [15:0] visited,         // Squares visited, modulo 65,536
    input  wire        board_valid,     // A whole board image is offered
    output wire        board_ready,     // The unit accepts the image at this edge if board_valid is
                                        // high, even during a generation; low during reset, and
                                        // from the acceptance of an image until the unit has
                                        // accepted its start
    input  wire [31:0] board_rank_0,    // The board: ranks 1 to 8, eight piece nibbles each, file a
                                        // in the lowest bits
    input  wire [31:0] board_rank_1,    // The board: ranks 1 to 8, eight piece nibbles each, file a
                                        // in the lowest bits
    input  wire [31:0] board_rank_2,    // The board: ranks 1 to 8, eight piece nibbles each, file a
                                        // in the lowest bits
    input  wire [31:0] board_rank_3,    // The board: ranks 1 to 8, eight piece nibbles each, file a
                                        // in the lowest bits
    input  wire [31:0] board_rank_4,    // The board: ranks 1 to 8, eight piece nibbles each, file a
                                        // in the lowest bits
    input  wire [31:0] board_rank_5,    // The board: ranks 1 to 8, eight piece nibbles each, file a
                                        // in the lowest bits
    input  wire [31:0] board_rank_6,    // The board: ranks 1 to 8, eight piece nibbles each, file a
                                        // in the lowest bits
    input  wire [31:0] board_rank_7,    // The board: ranks 1 to 8, eight piece nibbles each, file a
                                        // in the lowest bits
    input  wire [31:0] board_state      // The state word, of which only [11:0] are used
);

  localparam [1:0] LOAD_ADDRESS_STATE = 2'd3;
  localparam [3:0] LOOK_CASTLE_SHORT = 4'd3;
  localparam [4:0] PLANE_COLOUR = 5'd24;
  localparam [4:0] PLANE_TYPE_0 = 5'd0;
  localparam [4:0] PLANE_TYPE_1 = 5'd8;
  localparam [4:0] PLANE_TYPE_2 = 5'd16;

  wire        write_rank;
  reg  [2:0]  rank;
  reg  [31:0] rank_planes;
  wire        store;
  reg  [3:0]  address;
  reg  [3:0]  half;
  wire [15:0] squares;
  wire [14:0] one_hot;
  wire [7:0]  written;
  wire [11:0] ranks_around;
  reg  [7:0]  pawns_from;
  reg  [7:0]  listed;
  reg  [7:0]  row_occupied;
  reg  [7:0]  row_enemies;
  reg  [7:0]  column_occupied;
  reg  [7:0]  column_enemies;
  reg  [7:0]  rising_occupied;
  reg  [7:0]  rising_enemies;
  reg  [7:0]  falling_occupied;
  reg  [7:0]  falling_enemies;
  reg  [7:0]  jump_files;
  reg  [7:0]  jump_ranks;
  reg  [7:0]  hits;
  wire        active;
  reg         offer;
  reg         quiet;
  reg  [2:0]  visits;
  reg  [4:0]  fifo_valid;
  reg  [15:0] fifo_word;
  wire        control_load;
  wire        control_start;
  wire        control_legal;
  wire        control_captures;
  wire        control_running;
  wire        control_fresh;
  wire [31:0] planes_sorted;
  wire [31:0] board_planes_0_sorted;
  wire [31:0] board_planes_1_sorted;
  wire [31:0] board_planes_2_sorted;
  wire [31:0] board_planes_3_sorted;
  wire [31:0] board_planes_4_sorted;
  wire [31:0] board_planes_5_sorted;
  wire [31:0] board_planes_6_sorted;
  wire [31:0] board_planes_7_sorted;
  wire        board_buffer_free;
  wire        board_buffer_takes;
  wire        board_buffer_waits;
  wire        board_buffer_copies;
  wire [2:0]  board_buffer_rank;
  wire [31:0] board_buffer_rank_planes;
  wire        board_buffer_swap;
  wire [31:0] board_buffer_ranks_0;
  wire [31:0] board_buffer_ranks_1;
  wire [31:0] board_buffer_ranks_2;
  wire [31:0] board_buffer_ranks_3;
  wire [31:0] board_buffer_ranks_4;
  wire [31:0] board_buffer_ranks_5;
  wire [31:0] board_buffer_ranks_6;
  wire [31:0] board_buffer_ranks_7;
  wire [11:0] board_buffer_waiting_state;
  wire        board_buffer_half;
  wire [31:0] rank_mux_word;
  wire        position_state_write_state;
  wire        position_state_side;
  wire        position_state_en_passant;
  wire [5:0]  position_state_en_passant_square;
  wire        position_state_right_short;
  wire        position_state_right_long;
  wire [5:0]  position_state_king;
  wire [5:0]  position_state_enemy_king;
  wire        ranks_0_write;
  wire        ranks_0_note;
  wire        ranks_0_one_off;
  wire        ranks_0_two_off;
  wire [7:0]  ranks_0_row_occupied;
  wire [7:0]  ranks_0_row_enemies;
  wire [7:0]  ranks_0_column_occupied;
  wire [7:0]  ranks_0_column_enemies;
  wire [7:0]  ranks_0_rising_occupied;
  wire [7:0]  ranks_0_rising_enemies;
  wire [7:0]  ranks_0_falling_occupied;
  wire [7:0]  ranks_0_falling_enemies;
  wire [7:0]  ranks_0_jump_files;
  wire [7:0]  ranks_0_jump_ranks;
  wire [7:0]  ranks_0_standing;
  wire        ranks_0_has_white;
  wire        ranks_0_has_black;
  wire        ranks_1_write;
  wire        ranks_1_note;
  wire        ranks_1_one_off;
  wire        ranks_1_two_off;
  wire [7:0]  ranks_1_row_occupied;
  wire [7:0]  ranks_1_row_enemies;
  wire [7:0]  ranks_1_column_occupied;
  wire [7:0]  ranks_1_column_enemies;
  wire [7:0]  ranks_1_rising_occupied;
  wire [7:0]  ranks_1_rising_enemies;
  wire [7:0]  ranks_1_falling_occupied;
  wire [7:0]  ranks_1_falling_enemies;
  wire [7:0]  ranks_1_jump_files;
  wire [7:0]  ranks_1_jump_ranks;
  wire [7:0]  ranks_1_standing;
  wire        ranks_1_has_white;
  wire        ranks_1_has_black;
  wire        ranks_2_write;
  wire        ranks_2_note;
  reg  [7:0]  ranks_2_come;
  wire        ranks_2_one_off;
  wire        ranks_2_two_off;
  wire [7:0]  ranks_2_row_occupied;
  wire [7:0]  ranks_2_row_enemies;
  wire [7:0]  ranks_2_column_occupied;
  wire [7:0]  ranks_2_column_enemies;
  wire [7:0]  ranks_2_rising_occupied;
  wire [7:0]  ranks_2_rising_enemies;
  wire [7:0]  ranks_2_falling_occupied;
  wire [7:0]  ranks_2_falling_enemies;
  wire [7:0]  ranks_2_jump_files;
  wire [7:0]  ranks_2_jump_ranks;
  wire [7:0]  ranks_2_standing;
  wire        ranks_2_has_white;
  wire        ranks_2_has_black;
  wire        ranks_3_write;
  wire        ranks_3_note;
  reg  [7:0]  ranks_3_gone;
  wire        ranks_3_one_off;
  wire        ranks_3_two_off;
  wire [7:0]  ranks_3_row_occupied;
  wire [7:0]  ranks_3_row_enemies;
  wire [7:0]  ranks_3_column_occupied;
  wire [7:0]  ranks_3_column_enemies;
  wire [7:0]  ranks_3_rising_occupied;
  wire [7:0]  ranks_3_rising_enemies;
  wire [7:0]  ranks_3_falling_occupied;
  wire [7:0]  ranks_3_falling_enemies;
  wire [7:0]  ranks_3_jump_files;
  wire [7:0]  ranks_3_jump_ranks;
  wire [7:0]  ranks_3_standing;
  wire        ranks_3_has_white;
  wire        ranks_3_has_black;
  wire        ranks_4_write;
  wire        ranks_4_note;
  reg  [7:0]  ranks_4_gone;
  wire        ranks_4_one_off;
  wire        ranks_4_two_off;
  wire [7:0]  ranks_4_row_occupied;
  wire [7:0]  ranks_4_row_enemies;
  wire [7:0]  ranks_4_column_occupied;
  wire [7:0]  ranks_4_column_enemies;
  wire [7:0]  ranks_4_rising_occupied;
  wire [7:0]  ranks_4_rising_enemies;
  wire [7:0]  ranks_4_falling_occupied;
  wire [7:0]  ranks_4_falling_enemies;
  wire [7:0]  ranks_4_jump_files;
  wire [7:0]  ranks_4_jump_ranks;
  wire [7:0]  ranks_4_standing;
  wire        ranks_4_has_white;
  wire        ranks_4_has_black;
  wire        ranks_5_write;
  wire        ranks_5_note;
  reg  [7:0]  ranks_5_come;
  wire        ranks_5_one_off;
  wire        ranks_5_two_off;
  wire [7:0]  ranks_5_row_occupied;
  wire [7:0]  ranks_5_row_enemies;
  wire [7:0]  ranks_5_column_occupied;
  wire [7:0]  ranks_5_column_enemies;
  wire [7:0]  ranks_5_rising_occupied;
  wire [7:0]  ranks_5_rising_enemies;
  wire [7:0]  ranks_5_falling_occupied;
  wire [7:0]  ranks_5_falling_enemies;
  wire [7:0]  ranks_5_jump_files;
  wire [7:0]  ranks_5_jump_ranks;
  wire [7:0]  ranks_5_standing;
  wire        ranks_5_has_white;
  wire        ranks_5_has_black;
  wire        ranks_6_write;
  wire        ranks_6_note;
  wire        ranks_6_one_off;
  wire        ranks_6_two_off;
  wire [7:0]  ranks_6_row_occupied;
  wire [7:0]  ranks_6_row_enemies;
  wire [7:0]  ranks_6_column_occupied;
  wire [7:0]  ranks_6_column_enemies;
  wire [7:0]  ranks_6_rising_occupied;
  wire [7:0]  ranks_6_rising_enemies;
  wire [7:0]  ranks_6_falling_occupied;
  wire [7:0]  ranks_6_falling_enemies;
  wire [7:0]  ranks_6_jump_files;
  wire [7:0]  ranks_6_jump_ranks;
  wire [7:0]  ranks_6_standing;
  wire        ranks_6_has_white;
  wire        ranks_6_has_black;
  wire        ranks_7_write;
  wire        ranks_7_note;
  wire        ranks_7_one_off;
  wire        ranks_7_two_off;
  wire [7:0]  ranks_7_row_occupied;
  wire [7:0]  ranks_7_row_enemies;
  wire [7:0]  ranks_7_column_occupied;
  wire [7:0]  ranks_7_column_enemies;
  wire [7:0]  ranks_7_rising_occupied;
  wire [7:0]  ranks_7_rising_enemies;
  wire [7:0]  ranks_7_falling_occupied;
  wire [7:0]  ranks_7_falling_enemies;
  wire [7:0]  ranks_7_jump_files;
  wire [7:0]  ranks_7_jump_ranks;
  wire [7:0]  ranks_7_standing;
  wire        ranks_7_has_white;
  wire        ranks_7_has_black;
  wire [3:0]  piece_board_read_address;
  wire [31:0] piece_board_read_word;
  wire [2:0]  piece_selector_address;
  wire        piece_selector_hold;
  wire        piece_selector_out_valid;
  wire [5:0]  piece_selector_out_square;
  wire [2:0]  piece_selector_out_kind;
  wire [2:0]  piece_selector_out_piece;
  wire        piece_selector_out_ready;
  wire        piece_selector_exhausted;
  wire [7:0]  first_rays_rays;
  wire        look_sequencer_castles;
  wire [3:0]  look_sequencer_step;
  wire [7:0]  look_sequencer_file;
  wire [7:0]  look_sequencer_rank;
  wire [14:0] look_sequencer_rising;
  wire [14:0] look_sequencer_falling;
  wire [7:0]  look_sequencer_gone;
  wire [7:0]  look_sequencer_come;
  wire        line_scans_0_up_hit;
  wire        line_scans_0_down_hit;
  wire [7:0]  line_scans_0_pinned;
  wire [7:0]  line_scans_0_check;
  wire        line_scans_1_up_hit;
  wire        line_scans_1_down_hit;
  wire [7:0]  line_scans_1_pinned;
  wire [7:0]  line_scans_1_check;
  wire        line_scans_2_up_hit;
  wire        line_scans_2_down_hit;
  wire [7:0]  line_scans_2_pinned;
  wire [7:0]  line_scans_2_check;
  wire        line_scans_3_up_hit;
  wire        line_scans_3_down_hit;
  wire [7:0]  line_scans_3_pinned;
  wire [7:0]  line_scans_3_check;
  reg  [7:0]  king_moves_home;
  wire [2:0]  king_moves_look_up;
  wire        king_moves_keep;
  wire        king_moves_checked;
  wire        king_moves_double_check;
  wire [7:0]  king_moves_knight_files;
  wire [7:0]  king_moves_knight_ranks;
  wire        king_moves_left_legal;
  wire        king_moves_right_legal;
  wire        king_moves_out_valid;
  wire [15:0] king_moves_out_word;
  wire        king_moves_visits;
  wire        king_moves_finished;
  wire [3:0]  king_board_read_address;
  wire [15:0] king_board_read_word;
  wire [5:0]  posdata_0_nextpos_0;
  wire [5:0]  posdata_0_nextpos_1;
  wire [5:0]  posdata_0_nextdir_0;
  wire [5:0]  posdata_0_nextdir_1;
  wire        posdata_0_last_0;
  wire        posdata_0_last_1;
  wire        posdata_0_home_0;
  wire        posdata_0_home_1;
  wire [5:0]  posdata_1_nextpos_0;
  wire [5:0]  posdata_1_nextpos_1;
  wire [5:0]  posdata_1_nextdir_0;
  wire [5:0]  posdata_1_nextdir_1;
  wire        posdata_1_last_0;
  wire        posdata_1_last_1;
  wire        posdata_1_home_0;
  wire        posdata_1_home_1;
  wire [15:0] boards_0_read_word;
  wire [15:0] boards_1_read_word;
  wire [15:0] boards_2_read_word;
  wire [15:0] boards_3_read_word;
  wire        lanes_0_piece_ready;
  reg         lanes_0_piece_valid;
  wire [2:0]  lanes_0_next_kind;
  wire [5:0]  lanes_0_next_from;
  wire [5:0]  lanes_0_next_at;
  wire        lanes_0_begins;
  wire        lanes_0_goes;
  wire        lanes_0_turns;
  wire [3:0]  lanes_0_address;
  wire        lanes_0_out_valid;
  wire [15:0] lanes_0_out_word;
  wire        lanes_0_visits;
  wire        lanes_0_quiet;
  wire        lanes_1_piece_ready;
  reg         lanes_1_piece_valid;
  wire [2:0]  lanes_1_next_kind;
  wire [5:0]  lanes_1_next_from;
  wire [5:0]  lanes_1_next_at;
  wire        lanes_1_begins;
  wire        lanes_1_goes;
  wire        lanes_1_turns;
  wire [3:0]  lanes_1_address;
  wire        lanes_1_out_valid;
  wire [15:0] lanes_1_out_word;
  wire        lanes_1_visits;
  wire        lanes_1_quiet;
  wire        lanes_2_piece_ready;
  reg         lanes_2_piece_valid;
  wire [2:0]  lanes_2_next_kind;
  wire [5:0]  lanes_2_next_from;
  wire [5:0]  lanes_2_next_at;
  wire        lanes_2_begins;
  wire        lanes_2_goes;
  wire        lanes_2_turns;
  wire [3:0]  lanes_2_address;
  wire        lanes_2_out_valid;
  wire [15:0] lanes_2_out_word;
  wire        lanes_2_visits;
  wire        lanes_2_quiet;
  wire        lanes_3_piece_ready;
  reg         lanes_3_piece_valid;
  wire [2:0]  lanes_3_next_kind;
  wire [5:0]  lanes_3_next_from;
  wire [5:0]  lanes_3_next_at;
  wire        lanes_3_begins;
  wire        lanes_3_goes;
  wire        lanes_3_turns;
  wire [3:0]  lanes_3_address;
  wire        lanes_3_out_valid;
  wire [15:0] lanes_3_out_word;
  wire        lanes_3_visits;
  wire        lanes_3_quiet;
  wire [15:0] fifo_memories_0_read_word;
  wire [15:0] fifo_memories_1_read_word;
  wire [15:0] fifo_memories_2_read_word;
  wire [15:0] fifo_memories_3_read_word;
  wire [15:0] fifo_memories_4_read_word;
  wire [3:0]  fifos_0_out_address;
  wire [3:0]  fifos_0_in_address;
  wire        fifos_0_out_valid;
  wire        fifos_0_in_room;
  wire [3:0]  fifos_1_out_address;
  wire [3:0]  fifos_1_in_address;
  wire        fifos_1_out_valid;
  wire        fifos_1_in_room;
  wire [3:0]  fifos_2_out_address;
  wire [3:0]  fifos_2_in_address;
  wire        fifos_2_out_valid;
  wire        fifos_2_in_room;
  wire [3:0]  fifos_3_out_address;
  wire [3:0]  fifos_3_in_address;
  wire        fifos_3_out_valid;
  wire        fifos_3_in_room;
  wire [3:0]  fifos_4_out_address;
  wire [3:0]  fifos_4_in_address;
  wire        fifos_4_out_valid;
  wire        fifos_4_in_room;
  wire [4:0]  move_merger_in_ready;
  wire        move_merger_in_done;
  wire        move_merger_drained;

  fpgambit_movegen_fast_control control (
      .clock(clock),
      .reset(reset),
      .drained(move_merger_drained),
      .load_valid(load_valid),
      .takes(board_buffer_takes),
      .waits(board_buffer_waits),
      .swap(board_buffer_swap),
      .load_ready(load_ready),
      .load(control_load),
      .start_valid(start_valid),
      .start_ready(start_ready),
      .start(control_start),
      .start_legal(start_legal),
      .start_captures(start_captures),
      .legal(control_legal),
      .captures(control_captures),
      .running(control_running),
      .fresh(control_fresh),
      .visits(visits),
      .cycles(cycles),
      .visited(visited)
  );

  fpgambit_movegen_fast_planes planes (
      .word(load_word),
      .sorted(planes_sorted)
  );

  fpgambit_movegen_fast_planes board_planes_0 (
      .word(board_rank_0),
      .sorted(board_planes_0_sorted)
  );

  fpgambit_movegen_fast_planes board_planes_1 (
      .word(board_rank_1),
      .sorted(board_planes_1_sorted)
  );

  fpgambit_movegen_fast_planes board_planes_2 (
      .word(board_rank_2),
      .sorted(board_planes_2_sorted)
  );

  fpgambit_movegen_fast_planes board_planes_3 (
      .word(board_rank_3),
      .sorted(board_planes_3_sorted)
  );

  fpgambit_movegen_fast_planes board_planes_4 (
      .word(board_rank_4),
      .sorted(board_planes_4_sorted)
  );

  fpgambit_movegen_fast_planes board_planes_5 (
      .word(board_rank_5),
      .sorted(board_planes_5_sorted)
  );

  fpgambit_movegen_fast_planes board_planes_6 (
      .word(board_rank_6),
      .sorted(board_planes_6_sorted)
  );

  fpgambit_movegen_fast_planes board_planes_7 (
      .word(board_rank_7),
      .sorted(board_planes_7_sorted)
  );

  fpgambit_movegen_fast_board_buffer board_buffer (
      .clock(clock),
      .reset(reset),
      .board_valid(board_valid),
      .board_ready(board_ready),
      .planes_0(board_planes_0_sorted),
      .planes_1(board_planes_1_sorted),
      .planes_2(board_planes_2_sorted),
      .planes_3(board_planes_3_sorted),
      .planes_4(board_planes_4_sorted),
      .planes_5(board_planes_5_sorted),
      .planes_6(board_planes_6_sorted),
      .planes_7(board_planes_7_sorted),
      .state(board_state),
      .start(control_start),
      .free(board_buffer_free),
      .takes(board_buffer_takes),
      .waits(board_buffer_waits),
      .copies(board_buffer_copies),
      .rank(board_buffer_rank),
      .rank_planes(board_buffer_rank_planes),
      .following(rank_mux_word),
      .swap(board_buffer_swap),
      .ranks_0(board_buffer_ranks_0),
      .ranks_1(board_buffer_ranks_1),
      .ranks_2(board_buffer_ranks_2),
      .ranks_3(board_buffer_ranks_3),
      .ranks_4(board_buffer_ranks_4),
      .ranks_5(board_buffer_ranks_5),
      .ranks_6(board_buffer_ranks_6),
      .ranks_7(board_buffer_ranks_7),
      .waiting_state(board_buffer_waiting_state),
      .half(board_buffer_half)
  );

  fpgambit_movegen_fast_rank_mux rank_mux (
      .words_0(board_buffer_ranks_1),
      .words_1(board_buffer_ranks_2),
      .words_2(board_buffer_ranks_3),
      .words_3(board_buffer_ranks_4),
      .words_4(board_buffer_ranks_5),
      .words_5(board_buffer_ranks_6),
      .words_6(board_buffer_ranks_7),
      .words_7(board_buffer_ranks_0),
      .rank(board_buffer_rank),
      .word(rank_mux_word)
  );

  fpgambit_movegen_fast_position_state position_state (
      .clock(clock),
      .write_state(position_state_write_state),
      .word(load_word),
      .write_rank(write_rank),
      .rank(rank),
      .copies(board_buffer_copies),
      .planes(rank_planes),
      .swap(board_buffer_swap),
      .waiting_state(board_buffer_waiting_state),
      .side(position_state_side),
      .en_passant(position_state_en_passant),
      .en_passant_square(position_state_en_passant_square),
      .right_short(position_state_right_short),
      .right_long(position_state_right_long),
      .king(position_state_king),
      .enemy_king(position_state_enemy_king)
  );

  fpgambit_movegen_fast_ranks ranks_0 (
      .clock(clock),
      .write(ranks_0_write),
      .planes(rank_planes),
      .note(ranks_0_note),
      .waiting(board_buffer_ranks_0),
      .waits(board_buffer_waits),
      .swap(board_buffer_swap),
      .place(one_hot[14:7]),
      .side(position_state_side),
      .gone(8'd0),
      .come(8'd0),
      .here(look_sequencer_rank[0]),
      .file(look_sequencer_file),
      .rising(look_sequencer_rising[14:7]),
      .falling(look_sequencer_falling[7:0]),
      .one_off(ranks_0_one_off),
      .two_off(ranks_0_two_off),
      .pawn_off(pawns_from[0]),
      .row_occupied(ranks_0_row_occupied),
      .row_enemies(ranks_0_row_enemies),
      .column_occupied(ranks_0_column_occupied),
      .column_enemies(ranks_0_column_enemies),
      .rising_occupied(ranks_0_rising_occupied),
      .rising_enemies(ranks_0_rising_enemies),
      .falling_occupied(ranks_0_falling_occupied),
      .falling_enemies(ranks_0_falling_enemies),
      .jump_files(ranks_0_jump_files),
      .jump_ranks(ranks_0_jump_ranks),
      .standing(ranks_0_standing),
      .has_white(ranks_0_has_white),
      .has_black(ranks_0_has_black)
  );

  fpgambit_movegen_fast_ranks ranks_1 (
      .clock(clock),
      .write(ranks_1_write),
      .planes(rank_planes),
      .note(ranks_1_note),
      .waiting(board_buffer_ranks_1),
      .waits(board_buffer_waits),
      .swap(board_buffer_swap),
      .place(one_hot[13:6]),
      .side(position_state_side),
      .gone(8'd0),
      .come(8'd0),
      .here(look_sequencer_rank[1]),
      .file(look_sequencer_file),
      .rising(look_sequencer_rising[13:6]),
      .falling(look_sequencer_falling[8:1]),
      .one_off(ranks_1_one_off),
      .two_off(ranks_1_two_off),
      .pawn_off(pawns_from[1]),
      .row_occupied(ranks_1_row_occupied),
      .row_enemies(ranks_1_row_enemies),
      .column_occupied(ranks_1_column_occupied),
      .column_enemies(ranks_1_column_enemies),
      .rising_occupied(ranks_1_rising_occupied),
      .rising_enemies(ranks_1_rising_enemies),
      .falling_occupied(ranks_1_falling_occupied),
      .falling_enemies(ranks_1_falling_enemies),
      .jump_files(ranks_1_jump_files),
      .jump_ranks(ranks_1_jump_ranks),
      .standing(ranks_1_standing),
      .has_white(ranks_1_has_white),
      .has_black(ranks_1_has_black)
  );

  fpgambit_movegen_fast_ranks ranks_2 (
      .clock(clock),
      .write(ranks_2_write),
      .planes(rank_planes),
      .note(ranks_2_note),
      .waiting(board_buffer_ranks_2),
      .waits(board_buffer_waits),
      .swap(board_buffer_swap),
      .place(one_hot[12:5]),
      .side(position_state_side),
      .gone(8'd0),
      .come(ranks_2_come),
      .here(look_sequencer_rank[2]),
      .file(look_sequencer_file),
      .rising(look_sequencer_rising[12:5]),
      .falling(look_sequencer_falling[9:2]),
      .one_off(ranks_2_one_off),
      .two_off(ranks_2_two_off),
      .pawn_off(pawns_from[2]),
      .row_occupied(ranks_2_row_occupied),
      .row_enemies(ranks_2_row_enemies),
      .column_occupied(ranks_2_column_occupied),
      .column_enemies(ranks_2_column_enemies),
      .rising_occupied(ranks_2_rising_occupied),
      .rising_enemies(ranks_2_rising_enemies),
      .falling_occupied(ranks_2_falling_occupied),
      .falling_enemies(ranks_2_falling_enemies),
      .jump_files(ranks_2_jump_files),
      .jump_ranks(ranks_2_jump_ranks),
      .standing(ranks_2_standing),
      .has_white(ranks_2_has_white),
      .has_black(ranks_2_has_black)
  );

  fpgambit_movegen_fast_ranks ranks_3 (
      .clock(clock),
      .write(ranks_3_write),
      .planes(rank_planes),
      .note(ranks_3_note),
      .waiting(board_buffer_ranks_3),
      .waits(board_buffer_waits),
      .swap(board_buffer_swap),
      .place(one_hot[11:4]),
      .side(position_state_side),
      .gone(ranks_3_gone),
      .come(8'd0),
      .here(look_sequencer_rank[3]),
      .file(look_sequencer_file),
      .rising(look_sequencer_rising[11:4]),
      .falling(look_sequencer_falling[10:3]),
      .one_off(ranks_3_one_off),
      .two_off(ranks_3_two_off),
      .pawn_off(pawns_from[3]),
      .row_occupied(ranks_3_row_occupied),
      .row_enemies(ranks_3_row_enemies),
      .column_occupied(ranks_3_column_occupied),
      .column_enemies(ranks_3_column_enemies),
      .rising_occupied(ranks_3_rising_occupied),
      .rising_enemies(ranks_3_rising_enemies),
      .falling_occupied(ranks_3_falling_occupied),
      .falling_enemies(ranks_3_falling_enemies),
      .jump_files(ranks_3_jump_files),
      .jump_ranks(ranks_3_jump_ranks),
      .standing(ranks_3_standing),
      .has_white(ranks_3_has_white),
      .has_black(ranks_3_has_black)
  );

  fpgambit_movegen_fast_ranks ranks_4 (
      .clock(clock),
      .write(ranks_4_write),
      .planes(rank_planes),
      .note(ranks_4_note),
      .waiting(board_buffer_ranks_4),
      .waits(board_buffer_waits),
      .swap(board_buffer_swap),
      .place(one_hot[10:3]),
      .side(position_state_side),
      .gone(ranks_4_gone),
      .come(8'd0),
      .here(look_sequencer_rank[4]),
      .file(look_sequencer_file),
      .rising(look_sequencer_rising[10:3]),
      .falling(look_sequencer_falling[11:4]),
      .one_off(ranks_4_one_off),
      .two_off(ranks_4_two_off),
      .pawn_off(pawns_from[4]),
      .row_occupied(ranks_4_row_occupied),
      .row_enemies(ranks_4_row_enemies),
      .column_occupied(ranks_4_column_occupied),
      .column_enemies(ranks_4_column_enemies),
      .rising_occupied(ranks_4_rising_occupied),
      .rising_enemies(ranks_4_rising_enemies),
      .falling_occupied(ranks_4_falling_occupied),
      .falling_enemies(ranks_4_falling_enemies),
      .jump_files(ranks_4_jump_files),
      .jump_ranks(ranks_4_jump_ranks),
      .standing(ranks_4_standing),
      .has_white(ranks_4_has_white),
      .has_black(ranks_4_has_black)
  );

  fpgambit_movegen_fast_ranks ranks_5 (
      .clock(clock),
      .write(ranks_5_write),
      .planes(rank_planes),
      .note(ranks_5_note),
      .waiting(board_buffer_ranks_5),
      .waits(board_buffer_waits),
      .swap(board_buffer_swap),
      .place(one_hot[9:2]),
      .side(position_state_side),
      .gone(8'd0),
      .come(ranks_5_come),
      .here(look_sequencer_rank[5]),
      .file(look_sequencer_file),
      .rising(look_sequencer_rising[9:2]),
      .falling(look_sequencer_falling[12:5]),
      .one_off(ranks_5_one_off),
      .two_off(ranks_5_two_off),
      .pawn_off(pawns_from[5]),
      .row_occupied(ranks_5_row_occupied),
      .row_enemies(ranks_5_row_enemies),
      .column_occupied(ranks_5_column_occupied),
      .column_enemies(ranks_5_column_enemies),
      .rising_occupied(ranks_5_rising_occupied),
      .rising_enemies(ranks_5_rising_enemies),
      .falling_occupied(ranks_5_falling_occupied),
      .falling_enemies(ranks_5_falling_enemies),
      .jump_files(ranks_5_jump_files),
      .jump_ranks(ranks_5_jump_ranks),
      .standing(ranks_5_standing),
      .has_white(ranks_5_has_white),
      .has_black(ranks_5_has_black)
  );

  fpgambit_movegen_fast_ranks ranks_6 (
      .clock(clock),
      .write(ranks_6_write),
      .planes(rank_planes),
      .note(ranks_6_note),
      .waiting(board_buffer_ranks_6),
      .waits(board_buffer_waits),
      .swap(board_buffer_swap),
      .place(one_hot[8:1]),
      .side(position_state_side),
      .gone(8'd0),
      .come(8'd0),
      .here(look_sequencer_rank[6]),
      .file(look_sequencer_file),
      .rising(look_sequencer_rising[8:1]),
      .falling(look_sequencer_falling[13:6]),
      .one_off(ranks_6_one_off),
      .two_off(ranks_6_two_off),
      .pawn_off(pawns_from[6]),
      .row_occupied(ranks_6_row_occupied),
      .row_enemies(ranks_6_row_enemies),
      .column_occupied(ranks_6_column_occupied),
      .column_enemies(ranks_6_column_enemies),
      .rising_occupied(ranks_6_rising_occupied),
      .rising_enemies(ranks_6_rising_enemies),
      .falling_occupied(ranks_6_falling_occupied),
      .falling_enemies(ranks_6_falling_enemies),
      .jump_files(ranks_6_jump_files),
      .jump_ranks(ranks_6_jump_ranks),
      .standing(ranks_6_standing),
      .has_white(ranks_6_has_white),
      .has_black(ranks_6_has_black)
  );

  fpgambit_movegen_fast_ranks ranks_7 (
      .clock(clock),
      .write(ranks_7_write),
      .planes(rank_planes),
      .note(ranks_7_note),
      .waiting(board_buffer_ranks_7),
      .waits(board_buffer_waits),
      .swap(board_buffer_swap),
      .place(one_hot[7:0]),
      .side(position_state_side),
      .gone(8'd0),
      .come(8'd0),
      .here(look_sequencer_rank[7]),
      .file(look_sequencer_file),
      .rising(look_sequencer_rising[7:0]),
      .falling(look_sequencer_falling[14:7]),
      .one_off(ranks_7_one_off),
      .two_off(ranks_7_two_off),
      .pawn_off(pawns_from[7]),
      .row_occupied(ranks_7_row_occupied),
      .row_enemies(ranks_7_row_enemies),
      .column_occupied(ranks_7_column_occupied),
      .column_enemies(ranks_7_column_enemies),
      .rising_occupied(ranks_7_rising_occupied),
      .rising_enemies(ranks_7_rising_enemies),
      .falling_occupied(ranks_7_falling_occupied),
      .falling_enemies(ranks_7_falling_enemies),
      .jump_files(ranks_7_jump_files),
      .jump_ranks(ranks_7_jump_ranks),
      .standing(ranks_7_standing),
      .has_white(ranks_7_has_white),
      .has_black(ranks_7_has_black)
  );

  fpgambit_movegen_fast_piece_board piece_board (
      .clock(clock),
      .write(store),
      .write_address(address),
      .write_word(rank_planes),
      .read_address(piece_board_read_address),
      .read_word(piece_board_read_word)
  );

  fpgambit_movegen_fast_piece_selector piece_selector (
      .clock(clock),
      .fresh(control_fresh),
      .side(position_state_side),
      .ranks(listed),
      .address(piece_selector_address),
      .planes(piece_board_read_word),
      .hold(piece_selector_hold),
      .out_valid(piece_selector_out_valid),
      .out_square(piece_selector_out_square),
      .out_kind(piece_selector_out_kind),
      .out_piece(piece_selector_out_piece),
      .out_ready(piece_selector_out_ready),
      .exhausted(piece_selector_exhausted)
  );

  fpgambit_movegen_fast_first_rays first_rays (
      .piece(piece_selector_out_piece),
      .black(position_state_side),
      .from(piece_selector_out_square),
      .rays(first_rays_rays)
  );

  fpgambit_movegen_fast_look_sequencer look_sequencer (
      .clock(clock),
      .start(control_start),
      .reset(reset),
      .running(control_running),
      .king(position_state_king),
      .en_passant(position_state_en_passant),
      .castles(look_sequencer_castles),
      .en_passant_square(position_state_en_passant_square),
      .step(look_sequencer_step),
      .file(look_sequencer_file),
      .rank(look_sequencer_rank),
      .rising(look_sequencer_rising),
      .falling(look_sequencer_falling),
      .gone(look_sequencer_gone),
      .come(look_sequencer_come)
  );

  fpgambit_movegen_fast_line_scans line_scans_0 (
      .clock(clock),
      .at(look_sequencer_file),
      .occupied(row_occupied),
      .enemies(row_enemies),
      .keep(king_moves_keep),
      .up_hit(line_scans_0_up_hit),
      .down_hit(line_scans_0_down_hit),
      .pinned(line_scans_0_pinned),
      .check(line_scans_0_check)
  );

  fpgambit_movegen_fast_line_scans line_scans_1 (
      .clock(clock),
      .at(look_sequencer_rank),
      .occupied(column_occupied),
      .enemies(column_enemies),
      .keep(king_moves_keep),
      .up_hit(line_scans_1_up_hit),
      .down_hit(line_scans_1_down_hit),
      .pinned(line_scans_1_pinned),
      .check(line_scans_1_check)
  );

  fpgambit_movegen_fast_line_scans line_scans_2 (
      .clock(clock),
      .at(look_sequencer_rank),
      .occupied(rising_occupied),
      .enemies(rising_enemies),
      .keep(king_moves_keep),
      .up_hit(line_scans_2_up_hit),
      .down_hit(line_scans_2_down_hit),
      .pinned(line_scans_2_pinned),
      .check(line_scans_2_check)
  );

  fpgambit_movegen_fast_line_scans line_scans_3 (
      .clock(clock),
      .at(look_sequencer_rank),
      .occupied(falling_occupied),
      .enemies(falling_enemies),
      .keep(king_moves_keep),
      .up_hit(line_scans_3_up_hit),
      .down_hit(line_scans_3_down_hit),
      .pinned(line_scans_3_pinned),
      .check(line_scans_3_check)
  );

  fpgambit_movegen_fast_king_moves king_moves (
      .clock(clock),
      .reset(reset),
      .running(control_running),
      .legal(control_legal),
      .captures(control_captures),
      .step(look_sequencer_step),
      .file(look_sequencer_file),
      .rank(look_sequencer_rank),
      .jump_files(jump_files),
      .jump_ranks(jump_ranks),
      .hits(hits),
      .side(position_state_side),
      .here(position_state_king),
      .enemy_king(position_state_enemy_king),
      .right_short(position_state_right_short),
      .right_long(position_state_right_long),
      .home(king_moves_home),
      .look_up(king_moves_look_up),
      .there(king_board_read_word),
      .keep(king_moves_keep),
      .checked(king_moves_checked),
      .double_check(king_moves_double_check),
      .knight_files(king_moves_knight_files),
      .knight_ranks(king_moves_knight_ranks),
      .left_legal(king_moves_left_legal),
      .right_legal(king_moves_right_legal),
      .out_valid(king_moves_out_valid),
      .out_word(king_moves_out_word),
      .visits(king_moves_visits),
      .finished(king_moves_finished)
  );

  fpgambit_movegen_fast_king_board king_board (
      .clock(clock),
      .write(store),
      .write_address(address),
      .write_word(squares),
      .read_address(king_board_read_address),
      .read_word(king_board_read_word)
  );

  fpgambit_movegen_fast_posdata #(.POSDATA_ROM(POSDATA_ROM),
      .POSDATA_FILE(POSDATA_FILE)) posdata_0 (
      .clock(clock),
      .begin_rays(first_rays_rays),
      .kind_0(lanes_0_next_kind),
      .kind_1(lanes_1_next_kind),
      .from_0(lanes_0_next_from),
      .from_1(lanes_1_next_from),
      .at_0(lanes_0_next_at),
      .at_1(lanes_1_next_at),
      .begins_0(lanes_0_begins),
      .begins_1(lanes_1_begins),
      .goes_0(lanes_0_goes),
      .goes_1(lanes_1_goes),
      .turns_0(lanes_0_turns),
      .turns_1(lanes_1_turns),
      .nextpos_0(posdata_0_nextpos_0),
      .nextpos_1(posdata_0_nextpos_1),
      .nextdir_0(posdata_0_nextdir_0),
      .nextdir_1(posdata_0_nextdir_1),
      .last_0(posdata_0_last_0),
      .last_1(posdata_0_last_1),
      .home_0(posdata_0_home_0),
      .home_1(posdata_0_home_1)
  );

  fpgambit_movegen_fast_posdata #(.POSDATA_ROM(POSDATA_ROM),
      .POSDATA_FILE(POSDATA_FILE)) posdata_1 (
      .clock(clock),
      .begin_rays(first_rays_rays),
      .kind_0(lanes_2_next_kind),
      .kind_1(lanes_3_next_kind),
      .from_0(lanes_2_next_from),
      .from_1(lanes_3_next_from),
      .at_0(lanes_2_next_at),
      .at_1(lanes_3_next_at),
      .begins_0(lanes_2_begins),
      .begins_1(lanes_3_begins),
      .goes_0(lanes_2_goes),
      .goes_1(lanes_3_goes),
      .turns_0(lanes_2_turns),
      .turns_1(lanes_3_turns),
      .nextpos_0(posdata_1_nextpos_0),
      .nextpos_1(posdata_1_nextpos_1),
      .nextdir_0(posdata_1_nextdir_0),
      .nextdir_1(posdata_1_nextdir_1),
      .last_0(posdata_1_last_0),
      .last_1(posdata_1_last_1),
      .home_0(posdata_1_home_0),
      .home_1(posdata_1_home_1)
  );

  fpgambit_movegen_fast_king_board boards_0 (
      .clock(clock),
      .write(store),
      .write_address(address),
      .write_word(squares),
      .read_address(lanes_0_address),
      .read_word(boards_0_read_word)
  );

  fpgambit_movegen_fast_king_board boards_1 (
      .clock(clock),
      .write(store),
      .write_address(address),
      .write_word(squares),
      .read_address(lanes_1_address),
      .read_word(boards_1_read_word)
  );

  fpgambit_movegen_fast_king_board boards_2 (
      .clock(clock),
      .write(store),
      .write_address(address),
      .write_word(squares),
      .read_address(lanes_2_address),
      .read_word(boards_2_read_word)
  );

  fpgambit_movegen_fast_king_board boards_3 (
      .clock(clock),
      .write(store),
      .write_address(address),
      .write_word(squares),
      .read_address(lanes_3_address),
      .read_word(boards_3_read_word)
  );

  fpgambit_movegen_fast_lanes lanes_0 (
      .clock(clock),
      .reset(reset),
      .active(active),
      .legal(control_legal),
      .captures(control_captures),
      .side(position_state_side),
      .en_passant(position_state_en_passant),
      .en_passant_square(position_state_en_passant_square),
      .king(position_state_king),
      .piece_ready(lanes_0_piece_ready),
      .piece_valid(lanes_0_piece_valid),
      .piece_square(piece_selector_out_square),
      .piece_kind(piece_selector_out_kind),
      .next_kind(lanes_0_next_kind),
      .next_from(lanes_0_next_from),
      .next_at(lanes_0_next_at),
      .begins(lanes_0_begins),
      .goes(lanes_0_goes),
      .turns(lanes_0_turns),
      .nextpos(posdata_0_nextpos_0),
      .nextdir(posdata_0_nextdir_0),
      .last(posdata_0_last_0),
      .home(posdata_0_home_0),
      .upper(board_buffer_half),
      .address(lanes_0_address),
      .there(boards_0_read_word),
      .pinned_row(line_scans_0_pinned),
      .pinned_column(line_scans_1_pinned),
      .pinned_rising(line_scans_2_pinned),
      .pinned_falling(line_scans_3_pinned),
      .check_row(line_scans_0_check),
      .check_column(line_scans_1_check),
      .check_rising(line_scans_2_check),
      .check_falling(line_scans_3_check),
      .knight_files(king_moves_knight_files),
      .knight_ranks(king_moves_knight_ranks),
      .checked(king_moves_checked),
      .double_check(king_moves_double_check),
      .left_legal(king_moves_left_legal),
      .right_legal(king_moves_right_legal),
      .out_room(fifos_0_in_room),
      .out_valid(lanes_0_out_valid),
      .out_word(lanes_0_out_word),
      .visits(lanes_0_visits),
      .quiet(lanes_0_quiet)
  );

  fpgambit_movegen_fast_lanes lanes_1 (
      .clock(clock),
      .reset(reset),
      .active(active),
      .legal(control_legal),
      .captures(control_captures),
      .side(position_state_side),
      .en_passant(position_state_en_passant),
      .en_passant_square(position_state_en_passant_square),
      .king(position_state_king),
      .piece_ready(lanes_1_piece_ready),
      .piece_valid(lanes_1_piece_valid),
      .piece_square(piece_selector_out_square),
      .piece_kind(piece_selector_out_kind),
      .next_kind(lanes_1_next_kind),
      .next_from(lanes_1_next_from),
      .next_at(lanes_1_next_at),
      .begins(lanes_1_begins),
      .goes(lanes_1_goes),
      .turns(lanes_1_turns),
      .nextpos(posdata_0_nextpos_1),
      .nextdir(posdata_0_nextdir_1),
      .last(posdata_0_last_1),
      .home(posdata_0_home_1),
      .upper(board_buffer_half),
      .address(lanes_1_address),
      .there(boards_1_read_word),
      .pinned_row(line_scans_0_pinned),
      .pinned_column(line_scans_1_pinned),
      .pinned_rising(line_scans_2_pinned),
      .pinned_falling(line_scans_3_pinned),
      .check_row(line_scans_0_check),
      .check_column(line_scans_1_check),
      .check_rising(line_scans_2_check),
      .check_falling(line_scans_3_check),
      .knight_files(king_moves_knight_files),
      .knight_ranks(king_moves_knight_ranks),
      .checked(king_moves_checked),
      .double_check(king_moves_double_check),
      .left_legal(king_moves_left_legal),
      .right_legal(king_moves_right_legal),
      .out_room(fifos_1_in_room),
      .out_valid(lanes_1_out_valid),
      .out_word(lanes_1_out_word),
      .visits(lanes_1_visits),
      .quiet(lanes_1_quiet)
  );

  fpgambit_movegen_fast_lanes lanes_2 (
      .clock(clock),
      .reset(reset),
      .active(active),
      .legal(control_legal),
      .captures(control_captures),
      .side(position_state_side),
      .en_passant(position_state_en_passant),
      .en_passant_square(position_state_en_passant_square),
      .king(position_state_king),
      .piece_ready(lanes_2_piece_ready),
      .piece_valid(lanes_2_piece_valid),
      .piece_square(piece_selector_out_square),
      .piece_kind(piece_selector_out_kind),
      .next_kind(lanes_2_next_kind),
      .next_from(lanes_2_next_from),
      .next_at(lanes_2_next_at),
      .begins(lanes_2_begins),
      .goes(lanes_2_goes),
      .turns(lanes_2_turns),
      .nextpos(posdata_1_nextpos_0),
      .nextdir(posdata_1_nextdir_0),
      .last(posdata_1_last_0),
      .home(posdata_1_home_0),
      .upper(board_buffer_half),
      .address(lanes_2_address),
      .there(boards_2_read_word),
      .pinned_row(line_scans_0_pinned),
      .pinned_column(line_scans_1_pinned),
      .pinned_rising(line_scans_2_pinned),
      .pinned_falling(line_scans_3_pinned),
      .check_row(line_scans_0_check),
      .check_column(line_scans_1_check),
      .check_rising(line_scans_2_check),
      .check_falling(line_scans_3_check),
      .knight_files(king_moves_knight_files),
      .knight_ranks(king_moves_knight_ranks),
      .checked(king_moves_checked),
      .double_check(king_moves_double_check),
      .left_legal(king_moves_left_legal),
      .right_legal(king_moves_right_legal),
      .out_room(fifos_2_in_room),
      .out_valid(lanes_2_out_valid),
      .out_word(lanes_2_out_word),
      .visits(lanes_2_visits),
      .quiet(lanes_2_quiet)
  );

  fpgambit_movegen_fast_lanes lanes_3 (
      .clock(clock),
      .reset(reset),
      .active(active),
      .legal(control_legal),
      .captures(control_captures),
      .side(position_state_side),
      .en_passant(position_state_en_passant),
      .en_passant_square(position_state_en_passant_square),
      .king(position_state_king),
      .piece_ready(lanes_3_piece_ready),
      .piece_valid(lanes_3_piece_valid),
      .piece_square(piece_selector_out_square),
      .piece_kind(piece_selector_out_kind),
      .next_kind(lanes_3_next_kind),
      .next_from(lanes_3_next_from),
      .next_at(lanes_3_next_at),
      .begins(lanes_3_begins),
      .goes(lanes_3_goes),
      .turns(lanes_3_turns),
      .nextpos(posdata_1_nextpos_1),
      .nextdir(posdata_1_nextdir_1),
      .last(posdata_1_last_1),
      .home(posdata_1_home_1),
      .upper(board_buffer_half),
      .address(lanes_3_address),
      .there(boards_3_read_word),
      .pinned_row(line_scans_0_pinned),
      .pinned_column(line_scans_1_pinned),
      .pinned_rising(line_scans_2_pinned),
      .pinned_falling(line_scans_3_pinned),
      .check_row(line_scans_0_check),
      .check_column(line_scans_1_check),
      .check_rising(line_scans_2_check),
      .check_falling(line_scans_3_check),
      .knight_files(king_moves_knight_files),
      .knight_ranks(king_moves_knight_ranks),
      .checked(king_moves_checked),
      .double_check(king_moves_double_check),
      .left_legal(king_moves_left_legal),
      .right_legal(king_moves_right_legal),
      .out_room(fifos_3_in_room),
      .out_valid(lanes_3_out_valid),
      .out_word(lanes_3_out_word),
      .visits(lanes_3_visits),
      .quiet(lanes_3_quiet)
  );

  fpgambit_movegen_fast_king_board fifo_memories_0 (
      .clock(clock),
      .write(lanes_0_out_valid),
      .write_address(fifos_0_in_address),
      .write_word(lanes_0_out_word),
      .read_address(fifos_0_out_address),
      .read_word(fifo_memories_0_read_word)
  );

  fpgambit_movegen_fast_king_board fifo_memories_1 (
      .clock(clock),
      .write(lanes_1_out_valid),
      .write_address(fifos_1_in_address),
      .write_word(lanes_1_out_word),
      .read_address(fifos_1_out_address),
      .read_word(fifo_memories_1_read_word)
  );

  fpgambit_movegen_fast_king_board fifo_memories_2 (
      .clock(clock),
      .write(lanes_2_out_valid),
      .write_address(fifos_2_in_address),
      .write_word(lanes_2_out_word),
      .read_address(fifos_2_out_address),
      .read_word(fifo_memories_2_read_word)
  );

  fpgambit_movegen_fast_king_board fifo_memories_3 (
      .clock(clock),
      .write(lanes_3_out_valid),
      .write_address(fifos_3_in_address),
      .write_word(lanes_3_out_word),
      .read_address(fifos_3_out_address),
      .read_word(fifo_memories_3_read_word)
  );

  fpgambit_movegen_fast_king_board fifo_memories_4 (
      .clock(clock),
      .write(king_moves_out_valid),
      .write_address(fifos_4_in_address),
      .write_word(king_moves_out_word),
      .read_address(fifos_4_out_address),
      .read_word(fifo_memories_4_read_word)
  );

  fpgambit_movegen_fast_fifos fifos_0 (
      .clock(clock),
      .reset(reset),
      .in_valid(lanes_0_out_valid),
      .out_ready(move_merger_in_ready[0]),
      .out_address(fifos_0_out_address),
      .in_address(fifos_0_in_address),
      .out_valid(fifos_0_out_valid),
      .in_room(fifos_0_in_room)
  );

  fpgambit_movegen_fast_fifos fifos_1 (
      .clock(clock),
      .reset(reset),
      .in_valid(lanes_1_out_valid),
      .out_ready(move_merger_in_ready[1]),
      .out_address(fifos_1_out_address),
      .in_address(fifos_1_in_address),
      .out_valid(fifos_1_out_valid),
      .in_room(fifos_1_in_room)
  );

  fpgambit_movegen_fast_fifos fifos_2 (
      .clock(clock),
      .reset(reset),
      .in_valid(lanes_2_out_valid),
      .out_ready(move_merger_in_ready[2]),
      .out_address(fifos_2_out_address),
      .in_address(fifos_2_in_address),
      .out_valid(fifos_2_out_valid),
      .in_room(fifos_2_in_room)
  );

  fpgambit_movegen_fast_fifos fifos_3 (
      .clock(clock),
      .reset(reset),
      .in_valid(lanes_3_out_valid),
      .out_ready(move_merger_in_ready[3]),
      .out_address(fifos_3_out_address),
      .in_address(fifos_3_in_address),
      .out_valid(fifos_3_out_valid),
      .in_room(fifos_3_in_room)
  );

  fpgambit_movegen_fast_fifos fifos_4 (
      .clock(clock),
      .reset(reset),
      .in_valid(king_moves_out_valid),
      .out_ready(move_merger_in_ready[4]),
      .out_address(fifos_4_out_address),
      .in_address(fifos_4_in_address),
      .out_valid(fifos_4_out_valid),
      .in_room(fifos_4_in_room)
  );

  fpgambit_movegen_fast_move_merger move_merger (
      .clock(clock),
      .reset(reset),
      .in_valid(fifo_valid),
      .in_ready(move_merger_in_ready),
      .in_word(fifo_word),
      .in_done(move_merger_in_done),
      .out_valid(move_valid),
      .out_ready(move_ready),
      .out_word(move_word),
      .out_last(move_last),
      .drained(move_merger_drained)
  );

  // Generation control and load.
  assign write_rank = control_load & !load_address[LOAD_ADDRESS_STATE];

  always @* begin
    half = 4'd0;
    if (board_buffer_half) begin
      half = 4'd8;
    end
  end

  // The rank to store: from a loaded word or, into the other half of the memories, from the waiting
  // board.
  always @* begin
    rank = load_address[2:0];
    rank_planes = planes_sorted;
    address = {1'b0, rank} | half;
    if (board_buffer_waits) begin
      rank = board_buffer_rank;
      rank_planes = board_buffer_rank_planes;
      address = ({1'b0, rank} | half) ^ 4'd8;
    end
  end

  assign store = write_rank | board_buffer_copies;

  // The rank after the one being copied.
  assign position_state_write_state = control_load & load_address[LOAD_ADDRESS_STATE];
  assign squares = {rank_planes[PLANE_COLOUR +: 8], rank_planes[PLANE_TYPE_0 +: 8] |
      rank_planes[PLANE_TYPE_1 +: 8] | rank_planes[PLANE_TYPE_2 +: 8]};

  // The looks and the ranks they read.
  assign look_sequencer_castles = position_state_right_short | position_state_right_long;
  assign one_hot = 15'h0080;
  assign written = 8'd1 << rank;
  assign ranks_around = {2'd0, look_sequencer_rank, 2'd0};

  always @* begin
    pawns_from = {look_sequencer_rank[6:0], 1'b0};
    if (position_state_side) begin
      pawns_from = {1'b0, look_sequencer_rank[7:1]};
    end
  end

  always @* begin
    listed = 8'd0;
    if (position_state_side) begin
      if (ranks_0_has_black) begin
        listed = listed | one_hot[14:7];
      end
    end else if (ranks_0_has_white) begin
      listed = listed | one_hot[7:0];
    end
    if (position_state_side) begin
      if (ranks_1_has_black) begin
        listed = listed | one_hot[13:6];
      end
    end else if (ranks_1_has_white) begin
      listed = listed | one_hot[8:1];
    end
    if (position_state_side) begin
      if (ranks_2_has_black) begin
        listed = listed | one_hot[12:5];
      end
    end else if (ranks_2_has_white) begin
      listed = listed | one_hot[9:2];
    end
    if (position_state_side) begin
      if (ranks_3_has_black) begin
        listed = listed | one_hot[11:4];
      end
    end else if (ranks_3_has_white) begin
      listed = listed | one_hot[10:3];
    end
    if (position_state_side) begin
      if (ranks_4_has_black) begin
        listed = listed | one_hot[10:3];
      end
    end else if (ranks_4_has_white) begin
      listed = listed | one_hot[11:4];
    end
    if (position_state_side) begin
      if (ranks_5_has_black) begin
        listed = listed | one_hot[9:2];
      end
    end else if (ranks_5_has_white) begin
      listed = listed | one_hot[12:5];
    end
    if (position_state_side) begin
      if (ranks_6_has_black) begin
        listed = listed | one_hot[8:1];
      end
    end else if (ranks_6_has_white) begin
      listed = listed | one_hot[13:6];
    end
    if (position_state_side) begin
      if (ranks_7_has_black) begin
        listed = listed | one_hot[7:0];
      end
    end else if (ranks_7_has_white) begin
      listed = listed | one_hot[14:7];
    end
  end

  always @* begin
    row_occupied = 8'd0;
    row_occupied = row_occupied | ranks_0_row_occupied;
    row_occupied = row_occupied | ranks_1_row_occupied;
    row_occupied = row_occupied | ranks_2_row_occupied;
    row_occupied = row_occupied | ranks_3_row_occupied;
    row_occupied = row_occupied | ranks_4_row_occupied;
    row_occupied = row_occupied | ranks_5_row_occupied;
    row_occupied = row_occupied | ranks_6_row_occupied;
    row_occupied = row_occupied | ranks_7_row_occupied;
  end

  always @* begin
    row_enemies = 8'd0;
    row_enemies = row_enemies | ranks_0_row_enemies;
    row_enemies = row_enemies | ranks_1_row_enemies;
    row_enemies = row_enemies | ranks_2_row_enemies;
    row_enemies = row_enemies | ranks_3_row_enemies;
    row_enemies = row_enemies | ranks_4_row_enemies;
    row_enemies = row_enemies | ranks_5_row_enemies;
    row_enemies = row_enemies | ranks_6_row_enemies;
    row_enemies = row_enemies | ranks_7_row_enemies;
  end

  always @* begin
    column_occupied = 8'd0;
    column_occupied = column_occupied | ranks_0_column_occupied;
    column_occupied = column_occupied | ranks_1_column_occupied;
    column_occupied = column_occupied | ranks_2_column_occupied;
    column_occupied = column_occupied | ranks_3_column_occupied;
    column_occupied = column_occupied | ranks_4_column_occupied;
    column_occupied = column_occupied | ranks_5_column_occupied;
    column_occupied = column_occupied | ranks_6_column_occupied;
    column_occupied = column_occupied | ranks_7_column_occupied;
  end

  always @* begin
    column_enemies = 8'd0;
    column_enemies = column_enemies | ranks_0_column_enemies;
    column_enemies = column_enemies | ranks_1_column_enemies;
    column_enemies = column_enemies | ranks_2_column_enemies;
    column_enemies = column_enemies | ranks_3_column_enemies;
    column_enemies = column_enemies | ranks_4_column_enemies;
    column_enemies = column_enemies | ranks_5_column_enemies;
    column_enemies = column_enemies | ranks_6_column_enemies;
    column_enemies = column_enemies | ranks_7_column_enemies;
  end

  always @* begin
    rising_occupied = 8'd0;
    rising_occupied = rising_occupied | ranks_0_rising_occupied;
    rising_occupied = rising_occupied | ranks_1_rising_occupied;
    rising_occupied = rising_occupied | ranks_2_rising_occupied;
    rising_occupied = rising_occupied | ranks_3_rising_occupied;
    rising_occupied = rising_occupied | ranks_4_rising_occupied;
    rising_occupied = rising_occupied | ranks_5_rising_occupied;
    rising_occupied = rising_occupied | ranks_6_rising_occupied;
    rising_occupied = rising_occupied | ranks_7_rising_occupied;
  end

  always @* begin
    rising_enemies = 8'd0;
    rising_enemies = rising_enemies | ranks_0_rising_enemies;
    rising_enemies = rising_enemies | ranks_1_rising_enemies;
    rising_enemies = rising_enemies | ranks_2_rising_enemies;
    rising_enemies = rising_enemies | ranks_3_rising_enemies;
    rising_enemies = rising_enemies | ranks_4_rising_enemies;
    rising_enemies = rising_enemies | ranks_5_rising_enemies;
    rising_enemies = rising_enemies | ranks_6_rising_enemies;
    rising_enemies = rising_enemies | ranks_7_rising_enemies;
  end

  always @* begin
    falling_occupied = 8'd0;
    falling_occupied = falling_occupied | ranks_0_falling_occupied;
    falling_occupied = falling_occupied | ranks_1_falling_occupied;
    falling_occupied = falling_occupied | ranks_2_falling_occupied;
    falling_occupied = falling_occupied | ranks_3_falling_occupied;
    falling_occupied = falling_occupied | ranks_4_falling_occupied;
    falling_occupied = falling_occupied | ranks_5_falling_occupied;
    falling_occupied = falling_occupied | ranks_6_falling_occupied;
    falling_occupied = falling_occupied | ranks_7_falling_occupied;
  end

  always @* begin
    falling_enemies = 8'd0;
    falling_enemies = falling_enemies | ranks_0_falling_enemies;
    falling_enemies = falling_enemies | ranks_1_falling_enemies;
    falling_enemies = falling_enemies | ranks_2_falling_enemies;
    falling_enemies = falling_enemies | ranks_3_falling_enemies;
    falling_enemies = falling_enemies | ranks_4_falling_enemies;
    falling_enemies = falling_enemies | ranks_5_falling_enemies;
    falling_enemies = falling_enemies | ranks_6_falling_enemies;
    falling_enemies = falling_enemies | ranks_7_falling_enemies;
  end

  always @* begin
    jump_files = 8'd0;
    jump_files = jump_files | ranks_0_jump_files;
    jump_files = jump_files | ranks_1_jump_files;
    jump_files = jump_files | ranks_2_jump_files;
    jump_files = jump_files | ranks_3_jump_files;
    jump_files = jump_files | ranks_4_jump_files;
    jump_files = jump_files | ranks_5_jump_files;
    jump_files = jump_files | ranks_6_jump_files;
    jump_files = jump_files | ranks_7_jump_files;
  end

  always @* begin
    jump_ranks = 8'd0;
    jump_ranks = jump_ranks | ranks_0_jump_ranks;
    jump_ranks = jump_ranks | ranks_1_jump_ranks;
    jump_ranks = jump_ranks | ranks_2_jump_ranks;
    jump_ranks = jump_ranks | ranks_3_jump_ranks;
    jump_ranks = jump_ranks | ranks_4_jump_ranks;
    jump_ranks = jump_ranks | ranks_5_jump_ranks;
    jump_ranks = jump_ranks | ranks_6_jump_ranks;
    jump_ranks = jump_ranks | ranks_7_jump_ranks;
  end

  assign ranks_0_write = write_rank & (one_hot[14:7] == written);
  assign ranks_0_note = board_buffer_copies & (one_hot[14:7] == written);
  assign ranks_0_one_off = ranks_around[1] | ranks_around[3];
  assign ranks_0_two_off = ranks_around[0] | ranks_around[4];
  assign ranks_1_write = write_rank & (one_hot[13:6] == written);
  assign ranks_1_note = board_buffer_copies & (one_hot[13:6] == written);
  assign ranks_1_one_off = ranks_around[2] | ranks_around[4];
  assign ranks_1_two_off = ranks_around[1] | ranks_around[5];
  assign ranks_2_write = write_rank & (one_hot[12:5] == written);
  assign ranks_2_note = board_buffer_copies & (one_hot[12:5] == written);
  assign ranks_2_one_off = ranks_around[3] | ranks_around[5];
  assign ranks_2_two_off = ranks_around[2] | ranks_around[6];

  always @* begin
    ranks_2_come = 8'd0;
    ranks_3_gone = 8'd0;
    ranks_4_gone = 8'd0;
    ranks_5_come = 8'd0;
    if (position_state_side) begin
      ranks_3_gone = look_sequencer_gone;
      ranks_2_come = look_sequencer_come;
      king_moves_home = ranks_7_standing;
    end else begin
      ranks_4_gone = look_sequencer_gone;
      ranks_5_come = look_sequencer_come;
      king_moves_home = ranks_0_standing;
    end
  end

  assign ranks_3_write = write_rank & (one_hot[11:4] == written);
  assign ranks_3_note = board_buffer_copies & (one_hot[11:4] == written);
  assign ranks_3_one_off = ranks_around[4] | ranks_around[6];
  assign ranks_3_two_off = ranks_around[3] | ranks_around[7];
  assign ranks_4_write = write_rank & (one_hot[10:3] == written);
  assign ranks_4_note = board_buffer_copies & (one_hot[10:3] == written);
  assign ranks_4_one_off = ranks_around[5] | ranks_around[7];
  assign ranks_4_two_off = ranks_around[4] | ranks_around[8];
  assign ranks_5_write = write_rank & (one_hot[9:2] == written);
  assign ranks_5_note = board_buffer_copies & (one_hot[9:2] == written);
  assign ranks_5_one_off = ranks_around[6] | ranks_around[8];
  assign ranks_5_two_off = ranks_around[5] | ranks_around[9];
  assign ranks_6_write = write_rank & (one_hot[8:1] == written);
  assign ranks_6_note = board_buffer_copies & (one_hot[8:1] == written);
  assign ranks_6_one_off = ranks_around[7] | ranks_around[9];
  assign ranks_6_two_off = ranks_around[6] | ranks_around[10];
  assign ranks_7_write = write_rank & (one_hot[7:0] == written);
  assign ranks_7_note = board_buffer_copies & (one_hot[7:0] == written);
  assign ranks_7_one_off = ranks_around[8] | ranks_around[10];
  assign ranks_7_two_off = ranks_around[7] | ranks_around[11];

  // The king's lines and moves.
  always @* begin
    hits = 8'd0;
    if (line_scans_0_up_hit) begin
      hits = hits | one_hot[14:7];
    end
    if (line_scans_0_down_hit) begin
      hits = hits | one_hot[10:3];
    end
    if (line_scans_1_up_hit) begin
      hits = hits | one_hot[13:6];
    end
    if (line_scans_1_down_hit) begin
      hits = hits | one_hot[9:2];
    end
    if (line_scans_2_up_hit) begin
      hits = hits | one_hot[12:5];
    end
    if (line_scans_2_down_hit) begin
      hits = hits | one_hot[8:1];
    end
    if (line_scans_3_up_hit) begin
      hits = hits | one_hot[11:4];
    end
    if (line_scans_3_down_hit) begin
      hits = hits | one_hot[7:0];
    end
  end

  assign king_board_read_address = {1'b0, king_moves_look_up} | half;

  // The piece selector and the lanes it feeds.
  assign active = control_running | control_start;
  assign piece_board_read_address = {1'b0, piece_selector_address} | half;
  assign piece_selector_hold = position_state_en_passant &
      (look_sequencer_step < LOOK_CASTLE_SHORT);

  always @* begin
    offer = piece_selector_out_valid;
    lanes_0_piece_valid = offer;
    if (lanes_0_piece_ready) begin
      offer = 1'b0;
    end
    lanes_1_piece_valid = offer;
    if (lanes_1_piece_ready) begin
      offer = 1'b0;
    end
    lanes_2_piece_valid = offer;
    if (lanes_2_piece_ready) begin
      offer = 1'b0;
    end
    lanes_3_piece_valid = offer;
    if (lanes_3_piece_ready) begin
      offer = 1'b0;
    end
  end

  always @* begin
    quiet = king_moves_finished & piece_selector_exhausted;
    if (!lanes_0_quiet) begin
      quiet = 1'b0;
    end
    if (!lanes_1_quiet) begin
      quiet = 1'b0;
    end
    if (!lanes_2_quiet) begin
      quiet = 1'b0;
    end
    if (!lanes_3_quiet) begin
      quiet = 1'b0;
    end
  end

  always @* begin
    visits = 3'd0;
    if (king_moves_visits) begin
      visits = 3'd1;
    end
    if (lanes_0_visits) begin
      visits = visits + 3'd1;
    end
    if (lanes_1_visits) begin
      visits = visits + 3'd1;
    end
    if (lanes_2_visits) begin
      visits = visits + 3'd1;
    end
    if (lanes_3_visits) begin
      visits = visits + 3'd1;
    end
  end

  assign board_buffer_free = !control_running | quiet;
  assign piece_selector_out_ready = active & piece_selector_out_valid & !offer;

  // The FIFOs, the king's as the last one, and the output.
  always @* begin
    fifo_valid = 5'd0;
    if (fifos_0_out_valid) begin
      fifo_valid = fifo_valid | one_hot[11:7];
    end
    if (fifos_1_out_valid) begin
      fifo_valid = fifo_valid | one_hot[10:6];
    end
    if (fifos_2_out_valid) begin
      fifo_valid = fifo_valid | one_hot[9:5];
    end
    if (fifos_3_out_valid) begin
      fifo_valid = fifo_valid | one_hot[8:4];
    end
    if (fifos_4_out_valid) begin
      fifo_valid = fifo_valid | one_hot[7:3];
    end
  end

  always @* begin
    fifo_word = 16'd0;
    if (move_merger_in_ready[0]) begin
      fifo_word = fifo_word | fifo_memories_0_read_word;
    end
    if (move_merger_in_ready[1]) begin
      fifo_word = fifo_word | fifo_memories_1_read_word;
    end
    if (move_merger_in_ready[2]) begin
      fifo_word = fifo_word | fifo_memories_2_read_word;
    end
    if (move_merger_in_ready[3]) begin
      fifo_word = fifo_word | fifo_memories_3_read_word;
    end
    if (move_merger_in_ready[4]) begin
      fifo_word = fifo_word | fifo_memories_4_read_word;
    end
  end

  assign move_merger_in_done = quiet & control_running;

  // What nothing here reads.
  wire unused = &{1'b0, ranks_1_standing, ranks_2_standing, ranks_3_standing, ranks_4_standing,
      ranks_5_standing, ranks_6_standing, fifos_4_in_room};
endmodule

`line 1847 "fpgambit_movegen_fast_control.v" 0
// Accepts starts and loads, keeps the mode, and counts clocks and visited squares, modulo 65,536.
module fpgambit_movegen_fast_control (
    input  wire        clock,           // Clock
    input  wire        reset,           // Aborts the generation
    input  wire        drained,         // The last word leaves
    input  wire        load_valid,      // A word to load is offered
    input  wire        takes,           // The buffer accepts a board in this clock, so nothing else
                                        // may happen
    input  wire        waits,           // A board is waiting
    input  wire        swap,            // The waiting board moves to the registers
    output wire        load_ready,      // The word is accepted if load_valid is high
    output wire        load,            // The word is loaded
    input  wire        start_valid,     // A start is requested
    output wire        start_ready,     // The start is accepted if start_valid is high
    output wire        start,           // A generation starts
    input  wire        start_legal,     // Generate only legal moves
    input  wire        start_captures,  // Generate only captures and promotions
    output wire        legal,           // The current generation's mode: only legal moves
    output wire        captures,        // The current generation's mode: only captures and
                                        // promotions
    output wire        running,         // A generation is running
    output wire        fresh,           // No generation is running, and none can start in this
                                        // clock
    input  wire [2:0]  visits,          // Number of squares visited in this clock
    output wire [15:0] cycles,          // Clocks of this generation
    output wire [15:0] visited          // Squares visited in this generation
);

  reg         active;
  reg         settled;
  reg         unsettled;
  reg         legal_only;
  reg         captures_only;
  reg  [15:0] clocks;
  reg  [15:0] squares;
  reg  [2:0]  latest;

  wire        free;
  wire        can_start;

  assign free = !active & !reset & !waits & !takes;
  assign load_ready = free;
  assign load = load_valid & free;
  assign can_start = free & !load_valid & settled;
  assign start_ready = can_start;
  assign start = start_valid & can_start;

  always @(posedge clock) begin
    latest <= visits;
    squares <= squares + {13'd0, latest};
    if (active) begin
      clocks <= clocks + 16'd1;
    end
    if (start) begin
      active <= 1'b1;
      legal_only <= start_legal;
      captures_only <= start_captures;
      clocks <= 16'd1;
      latest <= 3'd0;
      squares <= 16'd0;
    end
    if (reset | drained) begin
      active <= 1'b0;
    end
  end

  assign legal = legal_only;
  assign captures = captures_only;
  assign running = active;
  assign fresh = unsettled;
  assign cycles = clocks;
  assign visited = squares;

  initial begin
    active = 1'b0;
    settled = 1'b0;
    unsettled = 1'b0;
    legal_only = 1'b0;
    captures_only = 1'b0;
    clocks = 16'd0;
    squares = 16'd0;
    latest = 3'd0;
  end

  always @(posedge clock) begin
    settled <= !load_valid & !waits & !active & !reset;
    unsettled <= reset | (active & drained) | (!active & (load_valid | swap));
  end
endmodule

`line 1938 "fpgambit_movegen_fast_planes.v" 0
// Reorders a rank word into planes.
module fpgambit_movegen_fast_planes (
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

`line 1953 "fpgambit_movegen_fast_board_buffer.v" 0
// Accepts a board in one clock, copies its ranks to the memories one per clock, then moves all of
// it to the registers.
module fpgambit_movegen_fast_board_buffer (
    input  wire        clock,          // Clock
    input  wire        reset,          // Discards the waiting board
    input  wire        board_valid,    // A board is offered
    output wire        board_ready,    // The board is accepted if board_valid is high
    input  wire [31:0] planes_0,       // The planes of the board's ranks
    input  wire [31:0] planes_1,       // The planes of the board's ranks
    input  wire [31:0] planes_2,       // The planes of the board's ranks
    input  wire [31:0] planes_3,       // The planes of the board's ranks
    input  wire [31:0] planes_4,       // The planes of the board's ranks
    input  wire [31:0] planes_5,       // The planes of the board's ranks
    input  wire [31:0] planes_6,       // The planes of the board's ranks
    input  wire [31:0] planes_7,       // The planes of the board's ranks
    input  wire [31:0] state,          // The board's state word
    input  wire        start,          // A generation starts
    input  wire        free,           // The unit no longer needs the board in the registers
    output wire        takes,          // A board is accepted in this clock
    output wire        waits,          // A board is waiting
    output wire        copies,         // A rank of the waiting board is copied to the memories
    output wire [2:0]  rank,           // The number of that rank
    output wire [31:0] rank_planes,    // The planes of that rank
    input  wire [31:0] following,      // The planes of the next rank
    output wire        swap,           // The waiting board moves to the registers
    output wire [31:0] ranks_0,        // The waiting board's ranks
    output wire [31:0] ranks_1,        // The waiting board's ranks
    output wire [31:0] ranks_2,        // The waiting board's ranks
    output wire [31:0] ranks_3,        // The waiting board's ranks
    output wire [31:0] ranks_4,        // The waiting board's ranks
    output wire [31:0] ranks_5,        // The waiting board's ranks
    output wire [31:0] ranks_6,        // The waiting board's ranks
    output wire [31:0] ranks_7,        // The waiting board's ranks
    output wire [11:0] waiting_state,  // The waiting board's state word, without the clocks
    output wire        half            // The half of the memories that is being read
);

  reg  [31:0] held_0;
  reg  [31:0] held_1;
  reg  [31:0] held_2;
  reg  [31:0] held_3;
  reg  [31:0] held_4;
  reg  [31:0] held_5;
  reg  [31:0] held_6;
  reg  [31:0] held_7;
  reg  [11:0] held_state;
  reg  [31:0] leaving;
  reg         full;
  reg         copied;
  reg         unused;
  reg  [2:0]  count;
  reg         upper;

  wire        ready;
  wire        enters;
  wire        goes;

  assign ready = !full & !unused & !reset;
  assign enters = ready & board_valid;
  assign goes = full & copied & free & !reset;

  always @(posedge clock) begin
    if (enters) begin
      held_0 <= planes_0;
      held_1 <= planes_1;
      held_2 <= planes_2;
      held_3 <= planes_3;
      held_4 <= planes_4;
      held_5 <= planes_5;
      held_6 <= planes_6;
      held_7 <= planes_7;
      held_state <= state[11:0];
      full <= 1'b1;
    end
    if (full & !copied) begin
      count <= count + 3'd1;
      copied <= count == 3'd7;
    end
    if (start) begin
      unused <= 1'b0;
    end
    if (goes) begin
      full <= 1'b0;
      copied <= 1'b0;
      unused <= 1'b1;
      upper <= !upper;
    end
    if (reset) begin
      full <= 1'b0;
      copied <= 1'b0;
      unused <= 1'b0;
      count <= 3'd0;
    end
  end

  // Copy rank by rank, then hand over the whole board.
  always @(posedge clock) begin
    leaving <= planes_0;
    if (full) begin
      leaving <= following;
    end
  end

  assign board_ready = ready;
  assign takes = enters;
  assign waits = full;
  assign copies = full & !copied;
  assign rank = count;
  assign rank_planes = leaving;
  assign ranks_0 = held_0;
  assign ranks_1 = held_1;
  assign ranks_2 = held_2;
  assign ranks_3 = held_3;
  assign ranks_4 = held_4;
  assign ranks_5 = held_5;
  assign ranks_6 = held_6;
  assign ranks_7 = held_7;
  assign swap = goes;
  assign waiting_state = held_state;
  assign half = upper;

  initial begin
    held_0 = 32'd0;
    held_1 = 32'd0;
    held_2 = 32'd0;
    held_3 = 32'd0;
    held_4 = 32'd0;
    held_5 = 32'd0;
    held_6 = 32'd0;
    held_7 = 32'd0;
    held_state = 12'd0;
    leaving = 32'd0;
    full = 1'b0;
    copied = 1'b0;
    unused = 1'b0;
    count = 3'd0;
    upper = 1'b0;
  end

  // What nothing here reads.
  wire unused_2 = &{1'b0, state[31:12]};
endmodule

`line 2097 "fpgambit_movegen_fast_rank_mux.v" 0
// Selects one of eight rank words. Combinational.
module fpgambit_movegen_fast_rank_mux (
    input  wire [31:0] words_0,  // The words, rank 1 first
    input  wire [31:0] words_1,  // The words, rank 1 first
    input  wire [31:0] words_2,  // The words, rank 1 first
    input  wire [31:0] words_3,  // The words, rank 1 first
    input  wire [31:0] words_4,  // The words, rank 1 first
    input  wire [31:0] words_5,  // The words, rank 1 first
    input  wire [31:0] words_6,  // The words, rank 1 first
    input  wire [31:0] words_7,  // The words, rank 1 first
    input  wire [2:0]  rank,     // Number of the rank, from 0
    output reg  [31:0] word      // Word of that rank
);

  reg  [31:0] four_0;
  reg  [31:0] four_1;
  reg  [31:0] four_2;
  reg  [31:0] four_3;
  reg  [31:0] two_0;
  reg  [31:0] two_1;

  always @* begin
    four_0 = words_0;
    if (rank[2]) begin
      four_0 = words_4;
    end
  end

  always @* begin
    four_1 = words_1;
    if (rank[2]) begin
      four_1 = words_5;
    end
  end

  always @* begin
    four_2 = words_2;
    if (rank[2]) begin
      four_2 = words_6;
    end
  end

  always @* begin
    four_3 = words_3;
    if (rank[2]) begin
      four_3 = words_7;
    end
  end

  always @* begin
    two_0 = four_0;
    if (rank[1]) begin
      two_0 = four_2;
    end
  end

  always @* begin
    two_1 = four_1;
    if (rank[1]) begin
      two_1 = four_3;
    end
  end

  always @* begin
    word = two_0;
    if (rank[0]) begin
      word = two_1;
    end
  end
endmodule

`line 2169 "fpgambit_movegen_fast_position_state.v" 0
// Holds side, castling rights and en passant square, and records the kings as their ranks are
// loaded or copied from the waiting board.
module fpgambit_movegen_fast_position_state (
    input  wire        clock,              // Clock
    input  wire        write_state,        // Stores the state word
    input  wire [31:0] word,               // The state word
    input  wire        write_rank,         // Stores a rank
    input  wire [2:0]  rank,               // Number of the rank
    input  wire        copies,             // A rank of the waiting board is copied to the memories,
                                           // lowest rank first
    input  wire [31:0] planes,             // Planes of the rank
    input  wire        swap,               // The waiting board moves to the registers
    input  wire [11:0] waiting_state,      // The waiting board's state word, without the clocks
    output wire        side,               // Side to move
    output wire        en_passant,         // There is an en passant square
    output wire [5:0]  en_passant_square,  // The en passant square
    output reg         right_short,        // The mover may castle on the king's side
    output reg         right_long,         // The mover may castle on the queen's side
    output reg  [5:0]  king,               // Square of the mover's king
    output reg  [5:0]  enemy_king          // Square of the enemy king
);

  localparam [4:0] PLANE_COLOUR = 5'd24;
  localparam [4:0] PLANE_TYPE_0 = 5'd0;
  localparam [4:0] PLANE_TYPE_1 = 5'd8;
  localparam [4:0] PLANE_TYPE_2 = 5'd16;
  localparam [1:0] RIGHT_BLACK_LONG = 2'd3;
  localparam [1:0] RIGHT_BLACK_SHORT = 2'd2;
  localparam [1:0] RIGHT_WHITE_LONG = 2'd1;
  localparam [1:0] RIGHT_WHITE_SHORT = 2'd0;
  localparam [4:0] STATE_WORD_EN_PASSANT = 5'd5;
  localparam [4:0] STATE_WORD_EN_PASSANT_SQUARE = 5'd6;
  localparam [4:0] STATE_WORD_RIGHTS = 5'd1;
  localparam [4:0] STATE_WORD_SIDE = 5'd0;

  reg         black;
  reg         valid;
  reg  [3:0]  rights;
  reg  [5:0]  square;
  reg  [5:0]  white_king;
  reg  [5:0]  black_king;
  reg  [5:0]  next_white_king;
  reg  [5:0]  next_black_king;

  wire [7:0]  kings;
  wire [7:0]  whites;
  wire [7:0]  blacks;
  reg  [2:0]  white_file;
  reg  [2:0]  black_file;
  wire [5:0]  white_square;
  wire [5:0]  black_square;

  always @(posedge clock) begin
    if (write_state) begin
      black <= word[STATE_WORD_SIDE];
      rights <= word[STATE_WORD_RIGHTS +: 4];
      valid <= word[STATE_WORD_EN_PASSANT];
      square <= word[STATE_WORD_EN_PASSANT_SQUARE +: 6];
    end
    // A rank loaded without the king that was on it removes it, so no earlier position leaks
    // through.
    if (write_rank & (white_king[5:3] == rank)) begin
      white_king <= 6'd0;
    end
    if (write_rank & (black_king[5:3] == rank)) begin
      black_king <= 6'd0;
    end
    if (write_rank & (|whites)) begin
      white_king <= white_square;
    end
    if (write_rank & (|blacks)) begin
      black_king <= black_square;
    end
    if (swap) begin
      black <= waiting_state[4'd0];
      rights <= waiting_state[4'd1 +: 4];
      valid <= waiting_state[4'd5];
      square <= waiting_state[4'd6 +: 6];
      white_king <= next_white_king;
      black_king <= next_black_king;
    end
  end

  assign kings = planes[PLANE_TYPE_2 +: 8] & planes[PLANE_TYPE_1 +: 8] & ~planes[PLANE_TYPE_0 +: 8];
  assign whites = kings & ~planes[PLANE_COLOUR +: 8];
  assign blacks = kings & planes[PLANE_COLOUR +: 8];

  always @* begin
    white_file = 3'd0;
    if (|(whites & 8'haa)) begin
      white_file = white_file | 3'd1;
    end
    if (|(whites & 8'hcc)) begin
      white_file = white_file | 3'd2;
    end
    if (|whites[7:4]) begin
      white_file = white_file | 3'd4;
    end
  end

  always @* begin
    black_file = 3'd0;
    if (|(blacks & 8'haa)) begin
      black_file = black_file | 3'd1;
    end
    if (|(blacks & 8'hcc)) begin
      black_file = black_file | 3'd2;
    end
    if (|blacks[7:4]) begin
      black_file = black_file | 3'd4;
    end
  end

  assign white_square = {rank, white_file};
  assign black_square = {rank, black_file};

  // The kings of the waiting board; at the swap they become the kings of the board.
  always @(posedge clock) begin
    if (copies) begin
      if (!(|rank)) begin
        next_white_king <= 6'd0;
        next_black_king <= 6'd0;
      end
      if (|whites) begin
        next_white_king <= white_square;
      end
      if (|blacks) begin
        next_black_king <= black_square;
      end
    end
  end

  assign side = black;
  assign en_passant = valid;
  assign en_passant_square = square;

  always @* begin
    if (black) begin
      right_short = rights[RIGHT_BLACK_SHORT];
      right_long = rights[RIGHT_BLACK_LONG];
      king = black_king;
      enemy_king = white_king;
    end else begin
      right_short = rights[RIGHT_WHITE_SHORT];
      right_long = rights[RIGHT_WHITE_LONG];
      king = white_king;
      enemy_king = black_king;
    end
  end

  initial begin
    black = 1'b0;
    valid = 1'b0;
    rights = 4'd0;
    square = 6'd0;
    white_king = 6'd0;
    black_king = 6'd0;
    next_white_king = 6'd0;
    next_black_king = 6'd0;
  end

  // What nothing here reads.
  wire unused = &{1'b0, word[31:12]};
endmodule

`line 2335 "fpgambit_movegen_fast_ranks.v" 0
// Holds one rank and answers queries about its eight squares.
module fpgambit_movegen_fast_ranks (
    input  wire        clock,             // Clock
    input  wire        write,             // Stores the rank
    input  wire [31:0] planes,            // Planes to store
    input  wire        note,              // The planes are this rank of the waiting board; record
                                          // which sides have pieces on it
    input  wire [31:0] waiting,           // Planes of this rank of the waiting board
    input  wire        waits,             // A board is waiting
    input  wire        swap,              // Stores the rank of the waiting board
    input  wire [7:0]  place,             // Number of this rank, one hot
    input  wire        side,              // Side to move
    input  wire [7:0]  gone,              // Squares to treat as empty
    input  wire [7:0]  come,              // Squares to treat as occupied
    input  wire        here,              // The square is on this rank
    input  wire [7:0]  file,              // File of the square
    input  wire [7:0]  rising,            // Where the square's rising diagonal (up to the right)
                                          // meets this rank
    input  wire [7:0]  falling,           // Where the square's falling diagonal (up to the left)
                                          // meets this rank
    input  wire        one_off,           // The square is one rank away
    input  wire        two_off,           // The square is two ranks away
    input  wire        pawn_off,          // The square is on the rank that enemy pawns on this rank
                                          // attack
    output reg  [7:0]  row_occupied,      // Blockers on the row
    output reg  [7:0]  row_enemies,       // Enemy rooks and queens on the row
    output reg  [7:0]  column_occupied,   // Blockers on the column
    output reg  [7:0]  column_enemies,    // Enemy rooks and queens on the column
    output reg  [7:0]  rising_occupied,   // Blockers on the rising diagonal
    output reg  [7:0]  rising_enemies,    // Enemy bishops, queens and attacking pawns on the rising
                                          // diagonal
    output reg  [7:0]  falling_occupied,  // Blockers on the falling diagonal
    output reg  [7:0]  falling_enemies,   // Enemy bishops, queens and attacking pawns on the
                                          // falling diagonal
    output wire [7:0]  jump_files,        // Files of enemy knights that attack the square
    output reg  [7:0]  jump_ranks,        // Ranks of those knights
    output wire [7:0]  standing,          // Occupied squares
    output wire        has_white,         // White has a piece other than the king on this rank
    output wire        has_black          // Black has a piece other than the king on this rank
);

  localparam [4:0] PLANE_COLOUR = 5'd24;
  localparam [4:0] PLANE_TYPE_0 = 5'd0;
  localparam [4:0] PLANE_TYPE_1 = 5'd8;
  localparam [4:0] PLANE_TYPE_2 = 5'd16;

  reg  [31:0] board;
  reg         white;
  reg         black;
  reg         next_white;
  reg         next_black;

  wire [7:0]  listed;
  wire [7:0]  bit0;
  wire [7:0]  bit1;
  wire [7:0]  bit2;
  reg  [7:0]  foreign;
  wire [7:0]  pieces;
  wire [7:0]  occupied;
  wire [7:0]  lines;
  reg  [7:0]  diagonals;
  reg  [7:0]  jumps;
  wire        lists_white;
  wire        lists_black;

  assign listed = (planes[PLANE_TYPE_0 +: 8] | planes[PLANE_TYPE_1 +: 8] |
      planes[PLANE_TYPE_2 +: 8]) & (planes[PLANE_TYPE_0 +: 8] | ~planes[PLANE_TYPE_1 +: 8] |
      ~planes[PLANE_TYPE_2 +: 8]);
  assign lists_white = |(listed & ~planes[PLANE_COLOUR +: 8]);
  assign lists_black = |(listed & planes[PLANE_COLOUR +: 8]);

  always @(posedge clock) begin
    if (note) begin
      next_white <= lists_white;
      next_black <= lists_black;
    end
  end

  // No word is written while a board waits, so `waits` can select the planes early.
  always @(posedge clock) begin
    if (write | swap) begin
      if (waits) begin
        board <= waiting;
        white <= next_white;
        black <= next_black;
      end else begin
        board <= planes;
        white <= lists_white;
        black <= lists_black;
      end
    end
  end

  // Sort the pieces on this rank.
  assign bit0 = board[PLANE_TYPE_0 +: 8];
  assign bit1 = board[PLANE_TYPE_1 +: 8];
  assign bit2 = board[PLANE_TYPE_2 +: 8];

  always @* begin
    foreign = board[PLANE_COLOUR +: 8];
    if (side) begin
      foreign = ~board[PLANE_COLOUR +: 8];
    end
  end

  assign pieces = bit0 | bit1 | bit2;
  assign occupied = (pieces & (foreign | ~bit1 | ~bit2) & ~gone) | come;
  assign lines = foreign & bit2 & ~bit1;

  always @* begin
    diagonals = foreign & bit0 & (bit1 | bit2);
    if (pawn_off) begin
      diagonals = foreign & bit0 & ~gone;
    end
  end

  // Where the lines through the square looked from cross this rank.
  always @* begin
    row_occupied = 8'd0;
    row_enemies = 8'd0;
    if (here) begin
      row_occupied = occupied;
      row_enemies = lines;
    end
  end

  always @* begin
    column_occupied = 8'd0;
    if (|(occupied & file)) begin
      column_occupied = place;
    end
  end

  always @* begin
    column_enemies = 8'd0;
    if (|(lines & file)) begin
      column_enemies = place;
    end
  end

  always @* begin
    rising_occupied = 8'd0;
    if (|(occupied & rising)) begin
      rising_occupied = place;
    end
  end

  always @* begin
    rising_enemies = 8'd0;
    if (|(diagonals & rising)) begin
      rising_enemies = place;
    end
  end

  always @* begin
    falling_occupied = 8'd0;
    if (|(occupied & falling)) begin
      falling_occupied = place;
    end
  end

  always @* begin
    falling_enemies = 8'd0;
    if (|(diagonals & falling)) begin
      falling_enemies = place;
    end
  end

  always @* begin
    jump_ranks = 8'd0;
    if (|jump_files) begin
      jump_ranks = place;
    end
  end

  // Knights: two files away on an adjacent rank, one file away on the rank after that.
  always @* begin
    jumps = 8'd0;
    if (one_off) begin
      jumps = {file[5:0], 2'd0} | {2'd0, file[7:2]};
    end
    if (two_off) begin
      jumps = {file[6:0], 1'b0} | {1'b0, file[7:1]};
    end
  end

  assign jump_files = jumps & foreign & bit1 & ~bit0 & ~bit2;
  assign standing = pieces;
  assign has_white = white;
  assign has_black = black;

  initial begin
    board = 32'd0;
    white = 1'b0;
    black = 1'b0;
    next_white = 1'b0;
    next_black = 1'b0;
  end
endmodule

`line 2536 "fpgambit_movegen_fast_piece_board.v" 0
// Memory of 32 bits per word and 4 address bits, with one write port and one combinational read
// port.
module fpgambit_movegen_fast_piece_board (
    input  wire        clock,          // Clock
    input  wire        write,          // Stores write_word at this clock edge
    input  wire [3:0]  write_address,  // Address to write
    input  wire [31:0] write_word,     // Word to write
    input  wire [3:0]  read_address,   // Address to read
    output wire [31:0] read_word       // The word read, as it was before this clock edge
);

  (* ram_style = "distributed" *)
  reg [31:0] words [0:15];
  integer entry;

  initial for (entry = 0; entry <= 15; entry = entry + 1) words[entry] = 32'd0;

  always @(posedge clock) if (write) words[write_address] <= write_word;

  assign read_word = words[read_address];
endmodule

`line 2559 "fpgambit_movegen_fast_piece_selector.v" 0
// Issues up to one piece per clock, from the rank nearest to the enemy's side backwards, and on
// each rank from file a to h.
module fpgambit_movegen_fast_piece_selector (
    input  wire        clock,       // Clock
    input  wire        fresh,       // Prepare for a generation
    input  wire        side,        // Side to move
    input  wire [7:0]  ranks,       // Ranks that hold the mover's pieces
    output wire [2:0]  address,     // Number of the rank to read
    input  wire [31:0] planes,      // Planes of that rank
    input  wire        hold,        // Hold back the pieces of the rank from which pawns capture en
                                    // passant
    output reg         out_valid,   // A piece is ready
    output wire [5:0]  out_square,  // Square of the piece
    output reg  [2:0]  out_kind,    // Type of the piece
    output wire [2:0]  out_piece,   // Type of the piece as on the board, without its colour
    input  wire        out_ready,   // The piece is taken
    output wire        exhausted    // No piece was left one clock ago
);

  localparam [2:0] PIECE_BLACK_PAWN = 3'd7;
  localparam [2:0] PIECE_PAWN = 3'd1;
  localparam [4:0] PLANE_COLOUR = 5'd24;
  localparam [4:0] PLANE_TYPE_0 = 5'd0;
  localparam [4:0] PLANE_TYPE_1 = 5'd8;
  localparam [4:0] PLANE_TYPE_2 = 5'd16;

  reg  [7:0]  to_come;
  reg  [7:0]  left;
  reg  [7:0]  bit0;
  reg  [7:0]  bit1;
  reg  [7:0]  bit2;
  reg  [2:0]  row;
  reg         none;

  reg  [7:0]  source;
  reg  [7:0]  below;
  wire [7:0]  nearest;
  reg  [7:0]  foreign;
  reg  [7:0]  own;
  reg  [7:0]  behind;
  wire [7:0]  lowest;
  wire [7:0]  rest;
  reg  [3:0]  near_half;
  reg  [3:0]  half;
  reg  [3:0]  half0;
  reg  [3:0]  half1;
  reg  [3:0]  half2;
  reg  [2:0]  next_row;
  reg  [2:0]  file;
  reg  [2:0]  found;
  reg         goes;
  reg  [1:0]  pair;
  reg  [1:0]  pair0;
  reg  [1:0]  pair1;
  reg  [1:0]  pair2;
  reg  [7:0]  to_come_next;
  reg  [7:0]  left_next;
  reg  [7:0]  bit0_next;
  reg  [7:0]  bit1_next;
  reg  [7:0]  bit2_next;
  reg  [2:0]  row_next;

  // The next rank with pieces, and the mover's pieces on it.
  always @* begin
    source = to_come;
    if (fresh) begin
      source = ranks;
    end
  end

  always @* begin
    below = source | {source[6:0], 1'b0};
    below = below | {below[5:0], 2'd0};
    below = below | {below[3:0], 4'd0};
  end

  assign nearest = source & ~{below[6:0], 1'b0};

  // Find the rank number by halving: the lower half, if it holds a rank.
  always @* begin
    near_half = source[3:0];
    next_row = 3'd0;
    if (!(|source[3:0])) begin
      near_half = source[7:4];
      next_row = 3'd4;
    end
    if (!(|near_half[1:0])) begin
      next_row = next_row | 3'd2;
      if (!near_half[2]) begin
        next_row = next_row | 3'd1;
      end
    end else if (!near_half[0]) begin
      next_row = next_row | 3'd1;
    end
    // White's ranks are numbered from the far end.
    if (!side) begin
      next_row = next_row ^ 3'd7;
    end
  end

  assign address = next_row;

  always @* begin
    foreign = planes[PLANE_COLOUR +: 8];
    if (side) begin
      foreign = ~planes[PLANE_COLOUR +: 8];
    end
  end

  always @* begin
    own = 8'd0;
    if (|source) begin
      own = (planes[PLANE_TYPE_0 +: 8] | planes[PLANE_TYPE_1 +: 8] | planes[PLANE_TYPE_2 +: 8]) &
          (planes[PLANE_TYPE_0 +: 8] | ~planes[PLANE_TYPE_1 +: 8] | ~planes[PLANE_TYPE_2 +: 8]) &
          ~foreign;
    end
  end

  // The next piece of the current rank.
  always @* begin
    behind = left | {left[6:0], 1'b0};
    behind = behind | {behind[5:0], 2'd0};
    behind = behind | {behind[3:0], 4'd0};
  end

  assign lowest = left & ~{behind[6:0], 1'b0};

  // File and type of the piece, also by halving.
  always @* begin
    half = left[3:0];
    half0 = bit0[3:0];
    half1 = bit1[3:0];
    half2 = bit2[3:0];
    file = 3'd0;
    if (!(|left[3:0])) begin
      half = left[7:4];
      half0 = bit0[7:4];
      half1 = bit1[7:4];
      half2 = bit2[7:4];
      file = 3'd4;
    end
    pair = half[1:0];
    pair0 = half0[1:0];
    pair1 = half1[1:0];
    pair2 = half2[1:0];
    if (!(|half[1:0])) begin
      pair = half[3:2];
      pair0 = half0[3:2];
      pair1 = half1[3:2];
      pair2 = half2[3:2];
      file = file | 3'd2;
    end
    found = 3'd0;
    if (pair[0]) begin
      if (pair0[0]) begin
        found = found | 3'd1;
      end
      if (pair1[0]) begin
        found = found | 3'd2;
      end
      if (pair2[0]) begin
        found = found | 3'd4;
      end
    end else begin
      file = file | 3'd1;
      if (pair0[1]) begin
        found = found | 3'd1;
      end
      if (pair1[1]) begin
        found = found | 3'd2;
      end
      if (pair2[1]) begin
        found = found | 3'd4;
      end
    end
  end

  assign out_piece = found;

  always @* begin
    out_kind = found;
    if (side & (found == PIECE_PAWN)) begin
      out_kind = PIECE_BLACK_PAWN;
    end
  end

  assign out_square = {row, file};

  // After the last piece of a rank, move to the next rank.
  assign rest = left ^ lowest;

  always @* begin
    to_come_next = to_come;
    left_next = left;
    bit0_next = bit0;
    bit1_next = bit1;
    bit2_next = bit2;
    row_next = row;
    goes = fresh | !(|left);
    if (out_ready) begin
      left_next = rest;
      goes = !(|rest);
    end
    if (goes) begin
      left_next = own;
      row_next = next_row;
      bit0_next = planes[PLANE_TYPE_0 +: 8];
      bit1_next = planes[PLANE_TYPE_1 +: 8];
      bit2_next = planes[PLANE_TYPE_2 +: 8];
      to_come_next = source ^ nearest;
    end
  end

  always @* begin
    out_valid = |left;
    if (hold) begin
      if (side) begin
        if (row == 3'd3) begin
          out_valid = 1'b0;
        end
      end else if (row == 3'd4) begin
        out_valid = 1'b0;
      end
    end
  end

  // One clock late, which is safe because the last piece's walk takes longer.
  assign exhausted = none;

  initial begin
    to_come = 8'd0;
    left = 8'd0;
    bit0 = 8'd0;
    bit1 = 8'd0;
    bit2 = 8'd0;
    row = 3'd0;
    none = 1'b0;
  end

  always @(posedge clock) begin
    to_come <= to_come_next;
    left <= left_next;
    bit0 <= bit0_next;
    bit1 <= bit1_next;
    bit2 <= bit2_next;
    row <= row_next;
    none <= !(|left) & !(|to_come);
  end

  // What nothing here reads.
  wire unused = &{1'b0, near_half[3], pair[1]};
endmodule

`line 2813 "fpgambit_movegen_fast_first_rays.v" 0
// Outputs the rays of a piece, except those that leave the board at once; numbered as in Stepper.
module fpgambit_movegen_fast_first_rays (
    input  wire [2:0] piece,  // Piece type
    input  wire       black,  // The piece is black
    input  wire [5:0] from,   // Square of the piece
    output reg  [7:0] rays    // The piece's rays
);

  localparam [7:0] JUMPS_NOT_EAST = 8'h99;
  localparam [7:0] JUMPS_NOT_EAST_TWO = 8'hf9;
  localparam [7:0] JUMPS_NOT_NORTH = 8'haa;
  localparam [7:0] JUMPS_NOT_NORTH_TWO = 8'haf;
  localparam [7:0] JUMPS_NOT_SOUTH = 8'h55;
  localparam [7:0] JUMPS_NOT_SOUTH_TWO = 8'h5f;
  localparam [7:0] JUMPS_NOT_WEST = 8'h66;
  localparam [7:0] JUMPS_NOT_WEST_TWO = 8'hf6;
  localparam [2:0] PIECE_BISHOP = 3'd3;
  localparam [2:0] PIECE_KING = 3'd6;
  localparam [2:0] PIECE_KNIGHT = 3'd2;
  localparam [2:0] PIECE_PAWN = 3'd1;
  localparam [2:0] PIECE_QUEEN = 3'd5;
  localparam [2:0] PIECE_ROOK = 3'd4;
  localparam [7:0] RAYS_ALL = 8'hff;
  localparam [7:0] RAYS_BLACK_PAWN = 8'hc0;
  localparam [7:0] RAYS_DIAGONAL = 8'hf0;
  localparam [7:0] RAYS_NOT_EASTWARD = 8'h9e;
  localparam [7:0] RAYS_NOT_NORTHWARD = 8'hcd;
  localparam [7:0] RAYS_NOT_SOUTHWARD = 8'h37;
  localparam [7:0] RAYS_NOT_WESTWARD = 8'h6b;
  localparam [7:0] RAYS_STRAIGHT = 8'h0f;
  localparam [7:0] RAYS_WHITE_PAWN = 8'h30;

  wire [2:0]  file;
  wire [2:0]  rank;
  reg  [7:0]  jumps;
  reg  [7:0]  open;

  assign file = from[2:0];
  assign rank = from[5:3];

  always @* begin
    jumps = RAYS_ALL;
    open = RAYS_ALL;
    if (file == 3'd7) begin
      jumps = jumps & JUMPS_NOT_EAST;
      open = open & RAYS_NOT_EASTWARD;
    end
    if (file >= 3'd6) begin
      jumps = jumps & JUMPS_NOT_EAST_TWO;
    end
    if (file == 3'd0) begin
      jumps = jumps & JUMPS_NOT_WEST;
      open = open & RAYS_NOT_WESTWARD;
    end
    if (file <= 3'd1) begin
      jumps = jumps & JUMPS_NOT_WEST_TWO;
    end
    if (rank == 3'd7) begin
      jumps = jumps & JUMPS_NOT_NORTH;
      open = open & RAYS_NOT_NORTHWARD;
    end
    if (rank >= 3'd6) begin
      jumps = jumps & JUMPS_NOT_NORTH_TWO;
    end
    if (rank == 3'd0) begin
      jumps = jumps & JUMPS_NOT_SOUTH;
      open = open & RAYS_NOT_SOUTHWARD;
    end
    if (rank <= 3'd1) begin
      jumps = jumps & JUMPS_NOT_SOUTH_TWO;
    end
  end

  always @* begin
    rays = 8'd0;
    if (piece == PIECE_PAWN) begin
      rays = open & RAYS_WHITE_PAWN;
      if (black) begin
        rays = open & RAYS_BLACK_PAWN;
      end
    end
    if (piece == PIECE_KNIGHT) begin
      rays = jumps;
    end
    if (piece == PIECE_BISHOP) begin
      rays = open & RAYS_DIAGONAL;
    end
    if (piece == PIECE_ROOK) begin
      rays = open & RAYS_STRAIGHT;
    end
    if ((piece == PIECE_QUEEN) | (piece == PIECE_KING)) begin
      rays = open;
    end
  end
endmodule

`line 2910 "fpgambit_movegen_fast_look_sequencer.v" 0
// Runs through the looks of a generation, one per clock, numbered by step.
module fpgambit_movegen_fast_look_sequencer (
    input  wire        clock,              // Clock
    input  wire        start,              // A generation starts
    input  wire        reset,              // Aborts the generation
    input  wire        running,            // A generation is running
    input  wire [5:0]  king,               // Square of the mover's king
    input  wire        en_passant,         // There is an en passant square
    input  wire        castles,            // The mover still has a castling right
    input  wire [5:0]  en_passant_square,  // The en passant square
    output wire [3:0]  step,               // Step that the outputs belong to
    output wire [7:0]  file,               // File of the square looked from
    output wire [7:0]  rank,               // Rank of the square looked from
    output wire [14:0] rising,             // Its rising diagonal (up to the right)
    output wire [14:0] falling,            // Its falling diagonal (up to the left)
    output wire [7:0]  gone,               // Files from which the en passant capture removes pawns
    output wire [7:0]  come                // File to which the capturing pawn goes
);

  localparam [2:0] FILE_C = 3'd2;
  localparam [2:0] FILE_G = 3'd6;
  localparam [3:0] LOOK_CASTLE_LONG = 4'd4;
  localparam [3:0] LOOK_CASTLE_SHORT = 4'd3;
  localparam [3:0] LOOK_DONE = 4'd5;
  localparam [3:0] LOOK_EAST = 4'd8;
  localparam [3:0] LOOK_EN_PASSANT_LEFT = 4'd1;
  localparam [3:0] LOOK_EN_PASSANT_RIGHT = 4'd2;
  localparam [3:0] LOOK_KING = 4'd0;
  localparam [3:0] LOOK_NORTH = 4'd9;
  localparam [3:0] LOOK_NORTH_EAST = 4'd13;
  localparam [3:0] LOOK_NORTH_WEST = 4'd12;
  localparam [3:0] LOOK_SOUTH = 4'd11;
  localparam [3:0] LOOK_SOUTH_EAST = 4'd14;
  localparam [3:0] LOOK_SOUTH_WEST = 4'd15;
  localparam [3:0] LOOK_WEST = 4'd10;

  reg  [3:0]  turn;
  reg  [3:0]  seen;
  reg  [7:0]  at_file;
  reg  [7:0]  at_rank;
  reg  [7:0]  left;
  reg  [7:0]  entered;
  reg  [14:0] on_rising;
  reg  [14:0] on_falling;

  reg  [2:0]  to_file;
  reg  [2:0]  to_rank;
  wire [7:0]  capture;

  // Step by step.
  always @(posedge clock) begin
    turn <= turn + 4'd1;
    if (turn == LOOK_KING) begin
      turn <= LOOK_KING;
    end
    if (turn == LOOK_EN_PASSANT_RIGHT) begin
      turn <= LOOK_EAST;
    end
    if (turn == LOOK_SOUTH_WEST) begin
      turn <= LOOK_DONE;
      if (castles) begin
        turn <= LOOK_CASTLE_SHORT;
      end
    end
    if (turn == LOOK_DONE) begin
      turn <= LOOK_DONE;
    end
    if (!running) begin
      turn <= LOOK_KING;
    end
    if (start) begin
      turn <= LOOK_EAST;
      if (en_passant) begin
        turn <= LOOK_EN_PASSANT_LEFT;
      end
    end
    if (reset) begin
      turn <= LOOK_KING;
    end
  end

  // After the last step, look from the king's square: this is the first look of the next
  // generation.
  always @(posedge clock) begin
    seen <= turn;
    if (reset | !running) begin
      seen <= LOOK_KING;
    end
  end

  // The square of this step.
  always @* begin
    to_file = king[2:0];
    if (turn == LOOK_CASTLE_SHORT) begin
      to_file = FILE_G;
    end
    if (turn == LOOK_CASTLE_LONG) begin
      to_file = FILE_C;
    end
    if ((turn == LOOK_EAST) | (turn == LOOK_NORTH_EAST) | (turn == LOOK_SOUTH_EAST)) begin
      to_file = king[2:0] + 3'd1;
    end
    if ((turn == LOOK_WEST) | (turn == LOOK_NORTH_WEST) | (turn == LOOK_SOUTH_WEST)) begin
      to_file = king[2:0] - 3'd1;
    end
  end

  always @* begin
    to_rank = king[5:3];
    if ((turn == LOOK_NORTH) | (turn == LOOK_NORTH_WEST) | (turn == LOOK_NORTH_EAST)) begin
      to_rank = king[5:3] + 3'd1;
    end
    if ((turn == LOOK_SOUTH) | (turn == LOOK_SOUTH_EAST) | (turn == LOOK_SOUTH_WEST)) begin
      to_rank = king[5:3] - 3'd1;
    end
  end

  // An en passant capture removes two pawns from their rank and puts one on the target.
  assign capture = 8'd1 << en_passant_square[2:0];

  always @(posedge clock) begin
    left <= 8'd0;
    entered <= 8'd0;
    if (turn == LOOK_EN_PASSANT_LEFT) begin
      left <= capture | {1'b0, capture[7:1]};
      entered <= capture;
    end
    if (turn == LOOK_EN_PASSANT_RIGHT) begin
      left <= capture | {capture[6:0], 1'b0};
      entered <= capture;
    end
  end

  assign step = seen;
  assign file = at_file;
  assign rank = at_rank;
  assign rising = on_rising;
  assign falling = on_falling;
  assign gone = left;
  assign come = entered;

  initial begin
    turn = 4'd0;
    seen = 4'd0;
    at_file = 8'd0;
    at_rank = 8'd0;
    left = 8'd0;
    entered = 8'd0;
    on_rising = 15'd0;
    on_falling = 15'd0;
  end

  always @(posedge clock) begin
    at_file <= 8'd1 << to_file;
    at_rank <= 8'd1 << to_rank;
    on_rising <= 15'd1 << ({1'b0, to_file} + 4'd7 - {1'b0, to_rank});
    on_falling <= 15'd1 << ({1'b0, to_file} + {1'b0, to_rank});
  end

  // What nothing here reads.
  wire unused = &{1'b0, en_passant_square[5:3]};
endmodule

`line 3074 "fpgambit_movegen_fast_line_scans.v" 0
// Finds attackers, pins and the squares between on one line of up to eight squares.
module fpgambit_movegen_fast_line_scans (
    input  wire       clock,     // Clock
    input  wire [7:0] at,        // The square looked from
    input  wire [7:0] occupied,  // Pieces that block a ray
    input  wire [7:0] enemies,   // Enemies that move along the line
    input  wire       keep,      // Store pinned and check
    output wire       up_hit,    // An attacker was found above the square
    output wire       down_hit,  // An attacker was found below the square
    output wire [7:0] pinned,    // Pinned pieces
    output wire [7:0] check      // Squares where a move answers a check
);

  reg  [7:0]  centre;
  reg  [7:0]  pieces;
  reg  [7:0]  foes;
  reg  [7:0]  others;
  reg  [7:0]  sliders;
  reg  [7:0]  up;
  reg  [7:0]  down;
  reg         up_attack;
  reg         down_attack;
  reg  [7:0]  pins;
  reg  [7:0]  answers;

  wire [7:0]  beside;
  wire [7:0]  free;
  wire [7:0]  up_pairs;
  wire [7:0]  down_pairs;
  reg  [7:0]  way_up;
  reg  [7:0]  way_down;
  wire [7:0]  room;
  wire [7:0]  up_rooms;
  wire [7:0]  down_rooms;
  wire [7:0]  first_up;
  wire [7:0]  first_down;
  reg  [7:0]  on_up;
  reg  [7:0]  on_down;
  reg  [7:0]  pins_up;
  reg  [7:0]  pins_down;
  reg  [7:0]  check_up;
  reg  [7:0]  check_down;

  // From the centre across empty squares to the first piece: one step, then two, then four at once.
  assign beside = pieces & ~centre;
  assign free = ~beside;
  assign up_pairs = free & {1'b0, free[7:1]};
  assign down_pairs = free & {free[6:0], 1'b0};

  always @* begin
    way_up = {centre[6:0], 1'b0};
    way_up = way_up | ((way_up & free) << 1);
    way_up = way_up | ((way_up & up_pairs) << 2);
    way_up = way_up | ((way_up & up_pairs & {2'd0, up_pairs[7:2]}) << 4);
  end

  always @* begin
    way_down = {1'b0, centre[7:1]};
    way_down = way_down | ((way_down & free) >> 1);
    way_down = way_down | ((way_down & down_pairs) >> 2);
    way_down = way_down | ((way_down & down_pairs & {down_pairs[5:0], 2'd0}) >> 4);
  end

  // From the first piece to the next in the same way.
  assign room = ~others;
  assign up_rooms = room & {1'b0, room[7:1]};
  assign down_rooms = room & {room[6:0], 1'b0};
  assign first_up = up & others;
  assign first_down = down & others;

  always @* begin
    on_up = {first_up[6:0], 1'b0};
    on_up = on_up | ((on_up & room) << 1);
    on_up = on_up | ((on_up & up_rooms) << 2);
    on_up = on_up | ((on_up & up_rooms & {2'd0, up_rooms[7:2]}) << 4);
  end

  always @* begin
    on_down = {1'b0, first_down[7:1]};
    on_down = on_down | ((on_down & room) >> 1);
    on_down = on_down | ((on_down & down_rooms) >> 2);
    on_down = on_down | ((on_down & down_rooms & {down_rooms[5:0], 2'd0}) >> 4);
  end

  always @* begin
    pins_up = 8'd0;
    if (|(on_up & others & sliders)) begin
      pins_up = first_up;
    end
  end

  always @* begin
    pins_down = 8'd0;
    if (|(on_down & others & sliders)) begin
      pins_down = first_down;
    end
  end

  always @* begin
    check_up = 8'd0;
    if (up_attack) begin
      check_up = up;
    end
  end

  always @* begin
    check_down = 8'd0;
    if (down_attack) begin
      check_down = down;
    end
  end

  always @(posedge clock) begin
    if (keep) begin
      pins <= pins_up | pins_down;
      answers <= check_up | check_down;
    end
  end

  assign up_hit = up_attack;
  assign down_hit = down_attack;
  assign pinned = pins;
  assign check = answers;

  initial begin
    centre = 8'd0;
    pieces = 8'd0;
    foes = 8'd0;
    others = 8'd0;
    sliders = 8'd0;
    up = 8'd0;
    down = 8'd0;
    up_attack = 1'b0;
    down_attack = 1'b0;
    pins = 8'd0;
    answers = 8'd0;
  end

  always @(posedge clock) begin
    centre <= at;
    pieces <= occupied;
    foes <= enemies;
    others <= beside;
    sliders <= foes;
    up <= way_up;
    down <= way_down;
    up_attack <= |(way_up & beside & foes);
    down_attack <= |(way_down & beside & foes);
  end
endmodule

`line 3226 "fpgambit_movegen_fast_king_moves.v" 0
// Follows the steps of the LookSequencer with a delay of three clocks, which the LineScans need for
// their results.
module fpgambit_movegen_fast_king_moves (
    input  wire        clock,         // Clock
    input  wire        reset,         // Aborts the generation
    input  wire        running,       // A generation is running
    input  wire        legal,         // Generate only legal moves
    input  wire        captures,      // Generate only captures
    input  wire [3:0]  step,          // Step of the look
    input  wire [7:0]  file,          // File of the square looked from
    input  wire [7:0]  rank,          // Rank of the square looked from
    input  wire [7:0]  jump_files,    // Files of enemy knights that attack the square
    input  wire [7:0]  jump_ranks,    // Ranks of those knights
    input  wire [7:0]  hits,          // Directions in which the line scans found an attacker
    input  wire        side,          // Side to move
    input  wire [5:0]  here,          // Square of the mover's king
    input  wire [5:0]  enemy_king,    // Square of the enemy king
    input  wire        right_short,   // Right to castle on the king's side
    input  wire        right_long,    // Right to castle on the queen's side
    input  wire [7:0]  home,          // Occupied squares of the home rank
    output wire [2:0]  look_up,       // Number of the rank to look up
    input  wire [15:0] there,         // Pieces on that rank: occupied squares in the low byte,
                                      // black ones in the high byte
    output wire        keep,          // Store pins and checks
    output wire        checked,       // The king is in check
    output wire        double_check,  // Two or more pieces give check
    output wire [7:0]  knight_files,  // File of the knight that gives check
    output wire [7:0]  knight_ranks,  // Rank of that knight
    output wire        left_legal,    // En passant from the left is legal
    output wire        right_legal,   // En passant from the right is legal
    output reg         out_valid,     // A move was found
    output wire [15:0] out_word,      // Word of the move
    output wire        visits,        // A square was visited
    output wire        finished       // All steps are finished
);

  localparam [2:0] FILE_C = 3'd2;
  localparam [2:0] FILE_G = 3'd6;
  localparam [7:0] HOME_RANK_LONG_WAY = 8'h0e;
  localparam [7:0] HOME_RANK_SHORT_WAY = 8'h60;
  localparam [3:0] LOOK_CASTLE_LONG = 4'd4;
  localparam [3:0] LOOK_CASTLE_SHORT = 4'd3;
  localparam [3:0] LOOK_DONE = 4'd5;
  localparam [3:0] LOOK_EAST = 4'd8;
  localparam [3:0] LOOK_EN_PASSANT_LEFT = 4'd1;
  localparam [3:0] LOOK_EN_PASSANT_RIGHT = 4'd2;
  localparam [3:0] LOOK_KING = 4'd0;
  localparam [3:0] LOOK_NORTH = 4'd9;
  localparam [3:0] LOOK_NORTH_EAST = 4'd13;
  localparam [3:0] LOOK_NORTH_WEST = 4'd12;
  localparam [3:0] LOOK_SOUTH = 4'd11;
  localparam [3:0] LOOK_SOUTH_EAST = 4'd14;
  localparam [3:0] LOOK_SOUTH_WEST = 4'd15;
  localparam [1:0] LOOK_STEP_NEIGHBOUR = 2'd3;
  localparam [3:0] LOOK_WEST = 4'd10;
  localparam [3:0] MOVE_KIND_CAPTURE = 4'd4;
  localparam [3:0] MOVE_KIND_CASTLE_LONG = 4'd3;
  localparam [3:0] MOVE_KIND_CASTLE_SHORT = 4'd2;
  localparam [3:0] MOVE_KIND_QUIET = 4'd0;

  reg  [3:0]  step1;
  reg  [7:0]  files1;
  reg  [7:0]  ranks1;
  reg         near1;
  reg  [3:0]  step2;
  reg  [7:0]  files2;
  reg  [7:0]  ranks2;
  reg         near2;
  reg  [3:0]  step3;
  reg         attacked;
  reg         reached;
  reg         enemy;
  reg         on_board;
  reg  [5:0]  to;
  reg         in_check;
  reg         in_double_check;
  reg         left_safe;
  reg         right_safe;
  reg         east_safe;
  reg         west_safe;
  reg         done;
  reg  [7:0]  by_files;
  reg  [7:0]  by_ranks;

  wire [7:0]  enemy_file;
  wire [7:0]  enemy_rank;
  wire [7:0]  others;
  wire        by_knight;
  reg         inside_;
  wire        occupied;
  wire        black;
  reg  [2:0]  to_file;
  reg  [2:0]  to_rank;
  reg  [5:0]  goal;
  reg  [3:0]  code;

  // In parallel with the line scans: knights that attack the square, and the enemy king.
  assign enemy_file = 8'd1 << enemy_king[2:0];
  assign enemy_rank = 8'd1 << enemy_king[5:3];

  always @(posedge clock) begin
    step1 <= step;
    step2 <= step1;
    step3 <= step2;
    if (reset) begin
      step1 <= LOOK_KING;
      step2 <= LOOK_KING;
      step3 <= LOOK_KING;
    end
  end

  // The result; the look from the king's own square is stored.
  assign by_knight = |files2;
  assign others = hits & (hits - 8'd1);
  assign keep = step2 == LOOK_KING;

  always @(posedge clock) begin
    if (step2 == LOOK_KING) begin
      in_check <= (|hits) | by_knight;
      in_double_check <= (|others) | ((|hits) & by_knight) | (|(files2 & (files2 - 8'd1))) |
          (|(ranks2 & (ranks2 - 8'd1)));
      by_files <= files2;
      by_ranks <= ranks2;
    end
  end

  // The destination of the king's step, and what is on it.
  always @* begin
    to_file = here[2:0];
    to_rank = here[5:3];
    inside_ = step2[LOOK_STEP_NEIGHBOUR];
    if ((step2 == LOOK_EAST) | (step2 == LOOK_NORTH_EAST) | (step2 == LOOK_SOUTH_EAST)) begin
      to_file = here[2:0] + 3'd1;
      if (here[2:0] == 3'd7) begin
        inside_ = 1'b0;
      end
    end
    if ((step2 == LOOK_WEST) | (step2 == LOOK_NORTH_WEST) | (step2 == LOOK_SOUTH_WEST)) begin
      to_file = here[2:0] - 3'd1;
      if (here[2:0] == 3'd0) begin
        inside_ = 1'b0;
      end
    end
    if ((step2 == LOOK_NORTH) | (step2 == LOOK_NORTH_WEST) | (step2 == LOOK_NORTH_EAST)) begin
      to_rank = here[5:3] + 3'd1;
      if (here[5:3] == 3'd7) begin
        inside_ = 1'b0;
      end
    end
    if ((step2 == LOOK_SOUTH) | (step2 == LOOK_SOUTH_EAST) | (step2 == LOOK_SOUTH_WEST)) begin
      to_rank = here[5:3] - 3'd1;
      if (here[5:3] == 3'd0) begin
        inside_ = 1'b0;
      end
    end
  end

  assign look_up = to_rank;
  assign occupied = there[{1'b0, to_file}];
  assign black = there[{1'b1, to_file}];

  // Use the result of the look.
  always @* begin
    out_valid = 1'b0;
    goal = to;
    code = MOVE_KIND_QUIET;
    if (enemy) begin
      code = MOVE_KIND_CAPTURE;
    end
    if (step3[LOOK_STEP_NEIGHBOUR]) begin
      out_valid = reached & (!attacked | !legal) & (enemy | !captures);
    end
    if (step3 == LOOK_CASTLE_SHORT) begin
      out_valid = right_short & !(|(home & HOME_RANK_SHORT_WAY)) & !in_check & east_safe &
          !attacked & !captures;
      goal = {here[5:3], FILE_G};
      code = MOVE_KIND_CASTLE_SHORT;
    end
    if (step3 == LOOK_CASTLE_LONG) begin
      out_valid = right_long & !(|(home & HOME_RANK_LONG_WAY)) & !in_check & west_safe &
          !attacked & !captures;
      goal = {here[5:3], FILE_C};
      code = MOVE_KIND_CASTLE_LONG;
    end
  end

  always @(posedge clock) begin
    if (step3 == LOOK_EN_PASSANT_LEFT) begin
      left_safe <= !attacked;
    end
  end

  always @(posedge clock) begin
    if (step3 == LOOK_EN_PASSANT_RIGHT) begin
      right_safe <= !attacked;
    end
  end

  always @(posedge clock) begin
    if (step3 == LOOK_EAST) begin
      east_safe <= !attacked;
    end
  end

  always @(posedge clock) begin
    if (step3 == LOOK_WEST) begin
      west_safe <= !attacked;
    end
  end

  assign out_word = {code, goal, here};
  assign visits = step3[LOOK_STEP_NEIGHBOUR] & on_board;
  assign finished = done;
  assign checked = in_check;
  assign double_check = in_double_check;
  assign knight_files = by_files;
  assign knight_ranks = by_ranks;
  assign left_legal = left_safe;
  assign right_legal = right_safe;

  initial begin
    step1 = 4'd0;
    files1 = 8'd0;
    ranks1 = 8'd0;
    near1 = 1'b0;
    step2 = 4'd0;
    files2 = 8'd0;
    ranks2 = 8'd0;
    near2 = 1'b0;
    step3 = 4'd0;
    attacked = 1'b0;
    reached = 1'b0;
    enemy = 1'b0;
    on_board = 1'b0;
    to = 6'd0;
    in_check = 1'b0;
    in_double_check = 1'b0;
    left_safe = 1'b0;
    right_safe = 1'b0;
    east_safe = 1'b0;
    west_safe = 1'b0;
    done = 1'b0;
    by_files = 8'd0;
    by_ranks = 8'd0;
  end

  always @(posedge clock) begin
    files1 <= jump_files;
    ranks1 <= jump_ranks;
    near1 <= (|(enemy_file & (file | {file[6:0], 1'b0} | {1'b0, file[7:1]}))) &
        (|(enemy_rank & (rank | {rank[6:0], 1'b0} | {1'b0, rank[7:1]})));
    files2 <= files1;
    ranks2 <= ranks1;
    near2 <= near1;
    attacked <= (|hits) | by_knight | near2;
    reached <= inside_ & (!occupied | (black != side));
    enemy <= occupied & (black != side);
    on_board <= inside_;
    to <= {to_rank, to_file};
    done <= running & (step == LOOK_DONE) & (step2 == LOOK_DONE) & !reset;
  end
endmodule

`line 3490 "fpgambit_movegen_fast_king_board.v" 0
// Memory of 16 bits per word and 4 address bits, with one write port and one combinational read
// port.
module fpgambit_movegen_fast_king_board (
    input  wire        clock,          // Clock
    input  wire        write,          // Stores write_word at this clock edge
    input  wire [3:0]  write_address,  // Address to write
    input  wire [15:0] write_word,     // Word to write
    input  wire [3:0]  read_address,   // Address to read
    output wire [15:0] read_word       // The word read, as it was before this clock edge
);

  (* ram_style = "distributed" *)
  reg [15:0] words [0:15];
  integer entry;

  initial for (entry = 0; entry <= 15; entry = entry + 1) words[entry] = 16'd0;

  always @(posedge clock) if (write) words[write_address] <= write_word;

  assign read_word = words[read_address];
endmodule

`line 3513 "fpgambit_movegen_fast_posdata.v" 0
// Posdata for two walks: in memory or as logic.
module fpgambit_movegen_fast_posdata #(
    parameter POSDATA_ROM = 1,
    parameter POSDATA_FILE = ""
) (
    input  wire       clock,       // Clock
    input  wire [7:0] begin_rays,  // The rays of a new piece
    input  wire [2:0] kind_0,      // Piece type of each walk
    input  wire [2:0] kind_1,      // Piece type of each walk
    input  wire [5:0] from_0,      // Square that each walk's piece moves from
    input  wire [5:0] from_1,      // Square that each walk's piece moves from
    input  wire [5:0] at_0,        // Next square of each walk
    input  wire [5:0] at_1,        // Next square of each walk
    input  wire       begins_0,    // A walk begins on that square
    input  wire       begins_1,    // A walk begins on that square
    input  wire       goes_0,      // The walk moves to that square along the chain
    input  wire       goes_1,      // The walk moves to that square along the chain
    input  wire       turns_0,     // The walk follows nextdir
    input  wire       turns_1,     // The walk follows nextdir
    output wire [5:0] nextpos_0,   // Next square if that one is empty
    output wire [5:0] nextpos_1,   // Next square if that one is empty
    output wire [5:0] nextdir_0,   // Next square if that one is occupied
    output wire [5:0] nextdir_1,   // Next square if that one is occupied
    output wire       last_0,      // The next square is the piece's own, whether this one is empty
                                   // or not. Only the logic outputs this; the table knows it too
                                   // late
    output wire       last_1,      // The next square is the piece's own, whether this one is empty
                                   // or not. Only the logic outputs this; the table knows it too
                                   // late
    output wire       home_0,      // The walk is back on the piece's own square
    output wire       home_1       // The walk is back on the piece's own square
);

  generate
    if (POSDATA_ROM != 0) begin : as_rom
      fpgambit_movegen_fast_rom #(.POSDATA_FILE(POSDATA_FILE)) rom (
        .clock(clock),
        .begin_rays(begin_rays),
        .kind_0(kind_0),
        .kind_1(kind_1),
        .from_0(from_0),
        .from_1(from_1),
        .at_0(at_0),
        .at_1(at_1),
        .begins_0(begins_0),
        .begins_1(begins_1),
        .goes_0(goes_0),
        .goes_1(goes_1),
        .turns_0(turns_0),
        .turns_1(turns_1),
        .nextpos_0(nextpos_0),
        .nextpos_1(nextpos_1),
        .nextdir_0(nextdir_0),
        .nextdir_1(nextdir_1),
        .last_0(last_0),
        .last_1(last_1),
        .home_0(home_0),
        .home_1(home_1)
      );
    end else begin : as_steps
      fpgambit_movegen_fast_steps steps (
        .clock(clock),
        .begin_rays(begin_rays),
        .kind_0(kind_0),
        .kind_1(kind_1),
        .from_0(from_0),
        .from_1(from_1),
        .at_0(at_0),
        .at_1(at_1),
        .begins_0(begins_0),
        .begins_1(begins_1),
        .goes_0(goes_0),
        .goes_1(goes_1),
        .turns_0(turns_0),
        .turns_1(turns_1),
        .nextpos_0(nextpos_0),
        .nextpos_1(nextpos_1),
        .nextdir_0(nextdir_0),
        .nextdir_1(nextdir_1),
        .last_0(last_0),
        .last_1(last_1),
        .home_0(home_0),
        .home_1(home_1)
      );
    end
  endgenerate
endmodule

`line 3602 "fpgambit_movegen_fast_rom.v" 0
// Posdata as a memory with one port for each of two walks.
module fpgambit_movegen_fast_rom #(
    parameter POSDATA_FILE = ""
) (
    input  wire       clock,       // Clock
    input  wire [7:0] begin_rays,  // The rays of a new piece
    input  wire [2:0] kind_0,      // Piece type of each walk
    input  wire [2:0] kind_1,      // Piece type of each walk
    input  wire [5:0] from_0,      // Square that each walk's piece moves from
    input  wire [5:0] from_1,      // Square that each walk's piece moves from
    input  wire [5:0] at_0,        // Next square of each walk
    input  wire [5:0] at_1,        // Next square of each walk
    input  wire       begins_0,    // A walk begins on that square
    input  wire       begins_1,    // A walk begins on that square
    input  wire       goes_0,      // The walk moves to that square along the chain
    input  wire       goes_1,      // The walk moves to that square along the chain
    input  wire       turns_0,     // The walk follows nextdir
    input  wire       turns_1,     // The walk follows nextdir
    output wire [5:0] nextpos_0,   // Next square if that one is empty
    output wire [5:0] nextpos_1,   // Next square if that one is empty
    output wire [5:0] nextdir_0,   // Next square if that one is occupied
    output wire [5:0] nextdir_1,   // Next square if that one is occupied
    output wire       last_0,      // The next square is the piece's own, whether this one is empty
                                   // or not. Only the logic outputs this; the table knows it too
                                   // late
    output wire       last_1,      // The next square is the piece's own, whether this one is empty
                                   // or not. Only the logic outputs this; the table knows it too
                                   // late
    output wire       home_0,      // The walk is back on the piece's own square
    output wire       home_1       // The walk is back on the piece's own square
);

  localparam [3:0] POSDATA_WORD_NEXTDIR = 4'd0;
  localparam [3:0] POSDATA_WORD_NEXTPOS = 4'd6;

  reg         returned_0;
  reg         returned_1;

  wire [11:0] table_read_word_0;
  wire [11:0] table_read_word_1;

  fpgambit_movegen_fast_table #(.POSDATA_FILE(POSDATA_FILE)) table_ (
      .clock(clock),
      .read(1'b1),
      .read_address_0({kind_0, from_0, at_0}),
      .read_address_1({kind_1, from_1, at_1}),
      .read_word_0(table_read_word_0),
      .read_word_1(table_read_word_1)
  );

  assign nextpos_0 = table_read_word_0[POSDATA_WORD_NEXTPOS +: 6];
  assign nextdir_0 = table_read_word_0[POSDATA_WORD_NEXTDIR +: 6];
  assign home_0 = returned_0;
  assign last_0 = 1'b0;
  assign nextpos_1 = table_read_word_1[POSDATA_WORD_NEXTPOS +: 6];
  assign nextdir_1 = table_read_word_1[POSDATA_WORD_NEXTDIR +: 6];
  assign home_1 = returned_1;
  assign last_1 = 1'b0;

  initial begin
    returned_0 = 1'b0;
    returned_1 = 1'b0;
  end

  always @(posedge clock) begin
    returned_0 <= at_0 == from_0;
    returned_1 <= at_1 == from_1;
  end

  // What nothing here reads.
  wire unused = &{1'b0, begin_rays, begins_0, begins_1, goes_0, goes_1, turns_0, turns_1};
endmodule

`line 3676 "fpgambit_movegen_fast_table.v" 0
// Memory of 12 bits per word, read from a file, with 2 registered read ports.
module fpgambit_movegen_fast_table #(
    parameter POSDATA_FILE = ""
) (
    input  wire        clock,           // Clock
    input  wire        read,            // Reads at this clock edge; if low, the words read hold
    input  wire [14:0] read_address_0,  // Addresses to read
    input  wire [14:0] read_address_1,  // Addresses to read
    output reg  [11:0] read_word_0,     // The words read, one clock later
    output reg  [11:0] read_word_1      // The words read, one clock later
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
    read_word_1 = 12'd0;
  end

  always @(posedge clock) if (read) read_word_0 <= words[read_address_0];
  always @(posedge clock) if (read) read_word_1 <= words[read_address_1];

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

`line 3717 "fpgambit_movegen_fast_steps.v" 0
// Posdata as logic that follows each of two walks step by step.
module fpgambit_movegen_fast_steps (
    input  wire       clock,       // Clock
    input  wire [7:0] begin_rays,  // The rays of a new piece
    input  wire [2:0] kind_0,      // Piece type of each walk
    input  wire [2:0] kind_1,      // Piece type of each walk
    input  wire [5:0] from_0,      // Square that each walk's piece moves from
    input  wire [5:0] from_1,      // Square that each walk's piece moves from
    input  wire [5:0] at_0,        // Next square of each walk
    input  wire [5:0] at_1,        // Next square of each walk
    input  wire       begins_0,    // A walk begins on that square
    input  wire       begins_1,    // A walk begins on that square
    input  wire       goes_0,      // The walk moves to that square along the chain
    input  wire       goes_1,      // The walk moves to that square along the chain
    input  wire       turns_0,     // The walk follows nextdir
    input  wire       turns_1,     // The walk follows nextdir
    output wire [5:0] nextpos_0,   // Next square if that one is empty
    output wire [5:0] nextpos_1,   // Next square if that one is empty
    output wire [5:0] nextdir_0,   // Next square if that one is occupied
    output wire [5:0] nextdir_1,   // Next square if that one is occupied
    output wire       last_0,      // The next square is the piece's own, whether this one is empty
                                   // or not. Only the logic outputs this; the table knows it too
                                   // late
    output wire       last_1,      // The next square is the piece's own, whether this one is empty
                                   // or not. Only the logic outputs this; the table knows it too
                                   // late
    output wire       home_0,      // The walk is back on the piece's own square
    output wire       home_1       // The walk is back on the piece's own square
);

  fpgambit_movegen_fast_steppers steppers_0 (
      .clock(clock),
      .kind(kind_0),
      .from(from_0),
      .at(at_0),
      .begins(begins_0),
      .begin_rays(begin_rays),
      .goes(goes_0),
      .turns(turns_0),
      .nextpos(nextpos_0),
      .nextdir(nextdir_0),
      .last(last_0),
      .home(home_0)
  );

  fpgambit_movegen_fast_steppers steppers_1 (
      .clock(clock),
      .kind(kind_1),
      .from(from_1),
      .at(at_1),
      .begins(begins_1),
      .begin_rays(begin_rays),
      .goes(goes_1),
      .turns(turns_1),
      .nextpos(nextpos_1),
      .nextdir(nextdir_1),
      .last(last_1),
      .home(home_1)
  );
endmodule

`line 3779 "fpgambit_movegen_fast_steppers.v" 0
// Computes the posdata entries that one walk needs, in the default ray order.
module fpgambit_movegen_fast_steppers (
    input  wire       clock,       // Clock
    input  wire [2:0] kind,        // Piece type
    input  wire [5:0] from,        // Square the piece moves from
    input  wire [5:0] at,          // Next square of the walk
    input  wire       begins,      // A walk begins on that square
    input  wire [7:0] begin_rays,  // The new piece's rays
    input  wire       goes,        // The walk moves to that square along the chain
    input  wire       turns,       // The walk follows nextdir
    output reg  [5:0] nextpos,     // Next square if this one is empty
    output wire [5:0] nextdir,     // Next square if this one is occupied
    output wire       last,        // The next square is the piece's own, whether this one is empty
                                   // or not
    output wire       home         // The walk is back on the piece's own square
);

  localparam [7:0] JUMPS_EAST_ONE = 8'h60;
  localparam [7:0] JUMPS_EAST_TWO = 8'd6;
  localparam [7:0] JUMPS_NORTH_ONE = 8'd5;
  localparam [7:0] JUMPS_NORTH_TWO = 8'h50;
  localparam [7:0] JUMPS_SOUTH_ONE = 8'h0a;
  localparam [7:0] JUMPS_SOUTH_TWO = 8'ha0;
  localparam [7:0] JUMPS_WEST_ONE = 8'h90;
  localparam [7:0] JUMPS_WEST_TWO = 8'd9;
  localparam [2:0] PIECE_BISHOP = 3'd3;
  localparam [2:0] PIECE_BLACK_PAWN = 3'd7;
  localparam [2:0] PIECE_KNIGHT = 3'd2;
  localparam [2:0] PIECE_PAWN = 3'd1;
  localparam [2:0] PIECE_QUEEN = 3'd5;
  localparam [2:0] PIECE_ROOK = 3'd4;
  localparam [7:0] RAYS_EASTWARD = 8'h61;
  localparam [7:0] RAYS_NORTHWARD = 8'h32;
  localparam [7:0] RAYS_SOUTHWARD = 8'hc8;
  localparam [7:0] RAYS_WESTWARD = 8'h94;

  reg  [2:0]  piece;
  reg  [5:0]  origin;
  reg  [5:0]  square;
  reg  [7:0]  ray;
  reg  [7:0]  rays;
  reg         ends;
  reg         returns;

  wire [2:0]  origin_file;
  wire [2:0]  origin_rank;
  wire [2:0]  file;
  wire [2:0]  rank;
  reg  [2:0]  turn_files;
  reg  [2:0]  turn_ranks;
  reg  [2:0]  step_files;
  reg  [2:0]  step_ranks;
  reg  [7:0]  passed;
  wire [7:0]  first;
  wire        knight;
  wire        slides;
  reg         ahead;
  wire [5:0]  turn;

  // The first square of the next ray, or the piece's own if there is none.
  assign origin_file = origin[2:0];
  assign origin_rank = origin[5:3];

  always @* begin
    passed = rays | {rays[6:0], 1'b0};
    passed = passed | {passed[5:0], 2'd0};
    passed = passed | {passed[3:0], 4'd0};
  end

  assign first = rays & ~{passed[6:0], 1'b0};
  assign knight = piece == PIECE_KNIGHT;

  always @* begin
    turn_files = 3'd0;
    turn_ranks = 3'd0;
    if (knight) begin
      if (|(first & JUMPS_EAST_TWO)) begin
        turn_files = 3'd2;
      end
      if (|(first & JUMPS_WEST_TWO)) begin
        turn_files = 3'd6;
      end
      if (|(first & JUMPS_EAST_ONE)) begin
        turn_files = 3'd1;
      end
      if (|(first & JUMPS_WEST_ONE)) begin
        turn_files = 3'd7;
      end
      if (|(first & JUMPS_NORTH_ONE)) begin
        turn_ranks = 3'd1;
      end
      if (|(first & JUMPS_SOUTH_ONE)) begin
        turn_ranks = 3'd7;
      end
      if (|(first & JUMPS_NORTH_TWO)) begin
        turn_ranks = 3'd2;
      end
      if (|(first & JUMPS_SOUTH_TWO)) begin
        turn_ranks = 3'd6;
      end
    end else begin
      if (|(first & RAYS_EASTWARD)) begin
        turn_files = 3'd1;
      end
      if (|(first & RAYS_WESTWARD)) begin
        turn_files = 3'd7;
      end
      if (|(first & RAYS_NORTHWARD)) begin
        turn_ranks = 3'd1;
      end
      if (|(first & RAYS_SOUTHWARD)) begin
        turn_ranks = 3'd7;
      end
    end
  end

  assign turn = {origin_rank + turn_ranks, origin_file + turn_files};

  // One step further on this ray, unless it leaves the board.
  assign file = square[2:0];
  assign rank = square[5:3];
  assign slides = (piece == PIECE_BISHOP) | (piece == PIECE_ROOK) | (piece == PIECE_QUEEN);

  always @* begin
    ahead = slides & (|ray);
    step_files = 3'd0;
    step_ranks = 3'd0;
    if (|(ray & RAYS_EASTWARD)) begin
      step_files = 3'd1;
      if (file == 3'd7) begin
        ahead = 1'b0;
      end
    end
    if (|(ray & RAYS_WESTWARD)) begin
      step_files = 3'd7;
      if (file == 3'd0) begin
        ahead = 1'b0;
      end
    end
    if (|(ray & RAYS_NORTHWARD)) begin
      step_ranks = 3'd1;
      if (rank == 3'd7) begin
        ahead = 1'b0;
      end
    end
    if (|(ray & RAYS_SOUTHWARD)) begin
      step_ranks = 3'd7;
      if (rank == 3'd0) begin
        ahead = 1'b0;
      end
    end
    nextpos = turn;
    if (ahead) begin
      nextpos = {rank + step_ranks, file + step_files};
    end
    // A pawn's nextpos is its push, and on its initial rank the second push.
    if (piece == PIECE_PAWN) begin
      ahead = 1'b1;
      nextpos = origin;
      if ((square == origin) & (origin_rank != 3'd7)) begin
        nextpos = origin + 6'd8;
      end
      if ((rank == 3'd2) & (origin_rank == 3'd1)) begin
        nextpos = origin + 6'd16;
      end
    end
    if (piece == PIECE_BLACK_PAWN) begin
      ahead = 1'b1;
      nextpos = origin;
      if ((square == origin) & (origin_rank != 3'd0)) begin
        nextpos = origin - 6'd8;
      end
      if ((rank == 3'd5) & (origin_rank == 3'd6)) begin
        nextpos = origin - 6'd16;
      end
    end
  end

  assign nextdir = turn;

  // The new ray and the remaining ones: if none remain, the piece's own square is next, empty or
  // not.
  assign last = ends;
  assign home = returns;

  always @(posedge clock) begin
    if (goes & (turns | !ahead)) begin
      ray <= first;
      rays <= rays ^ first;
      ends <= !slides & !(|(rays ^ first));
      returns <= !(|rays);
    end
    if (begins) begin
      ray <= 8'd0;
      rays <= begin_rays;
      ends <= 1'b0;
      returns <= 1'b0;
    end
  end

  initial begin
    piece = 3'd0;
    origin = 6'd0;
    square = 6'd0;
    ray = 8'd0;
    rays = 8'd0;
    ends = 1'b0;
    returns = 1'b0;
  end

  always @(posedge clock) begin
    piece <= kind;
    origin <= from;
    square <= at;
  end
endmodule

`line 3997 "fpgambit_movegen_fast_lanes.v" 0
// Walks one piece after another along posdata's chain, one square per clock.
module fpgambit_movegen_fast_lanes (
    input  wire        clock,              // Clock
    input  wire        reset,              // Aborts the generation
    input  wire        active,             // A generation is running or starting
    input  wire        legal,              // Generate only legal moves
    input  wire        captures,           // Generate only captures and promotions
    input  wire        side,               // Side to move
    input  wire        en_passant,         // There is an en passant square
    input  wire [5:0]  en_passant_square,  // The en passant square
    input  wire [5:0]  king,               // Square of the mover's king
    output wire        piece_ready,        // The lane accepts a piece if one is offered
    input  wire        piece_valid,        // A piece is offered
    input  wire [5:0]  piece_square,       // Square of the piece
    input  wire [2:0]  piece_kind,         // Type of the piece
    output reg  [2:0]  next_kind,          // Piece type
    output reg  [5:0]  next_from,          // Square the piece moves from
    output reg  [5:0]  next_at,            // Square the walk visits next
    output wire        begins,             // A new piece begins
    output wire        goes,               // The walk moves on in this clock
    output wire        turns,              // The walk follows nextdir
    input  wire [5:0]  nextpos,            // Next square if this one is empty
    input  wire [5:0]  nextdir,            // Next square if this one is occupied
    input  wire        last,               // The next square is the piece's own, whether this one
                                           // is empty or not
    input  wire        home,               // The walk is back on the piece's own square
    input  wire        upper,              // The board is in the upper half of its memory
    output reg  [3:0]  address,            // Address of the walk's rank in the memory
    input  wire [15:0] there,              // Pieces on that rank: occupied squares in the low byte,
                                           // black ones in the high byte
    input  wire [7:0]  pinned_row,         // Pinned pieces on the king's row, by file
    input  wire [7:0]  pinned_column,      // Pinned pieces on the king's column, by rank
    input  wire [7:0]  pinned_rising,      // Pinned pieces on the king's rising diagonal (up to the
                                           // right), by rank
    input  wire [7:0]  pinned_falling,     // Pinned pieces on the king's falling diagonal (up to
                                           // the left), by rank
    input  wire [7:0]  check_row,          // Squares on the king's row where a move answers a
                                           // check, by file
    input  wire [7:0]  check_column,       // Squares on the king's column where a move answers a
                                           // check, by rank
    input  wire [7:0]  check_rising,       // Squares on the king's rising diagonal where a move
                                           // answers a check, by rank
    input  wire [7:0]  check_falling,      // Squares on the king's falling diagonal where a move
                                           // answers a check, by rank
    input  wire [7:0]  knight_files,       // File of a knight that gives check
    input  wire [7:0]  knight_ranks,       // Rank of that knight
    input  wire        checked,            // The king is in check
    input  wire        double_check,       // Two or more pieces give check
    input  wire        left_legal,         // En passant from the left is legal
    input  wire        right_legal,        // En passant from the right is legal
    input  wire        out_room,           // The FIFO has room for two more moves
    output reg         out_valid,          // A move was found
    output reg  [15:0] out_word,           // Word of the move
    output wire        visits,             // The walk leaves a visited square
    output wire        quiet               // The lane is idle
);

  localparam [1:0] LINE_COLUMN = 2'd1;
  localparam [1:0] LINE_FALLING = 2'd3;
  localparam [1:0] LINE_RISING = 2'd2;
  localparam [1:0] LINE_ROW = 2'd0;
  localparam [3:0] MOVE_KIND_CAPTURE = 4'd4;
  localparam [3:0] MOVE_KIND_CAPTURE_PROMOTION = 4'd12;
  localparam [3:0] MOVE_KIND_DOUBLE_PUSH = 4'd1;
  localparam [3:0] MOVE_KIND_EN_PASSANT = 4'd5;
  localparam [3:0] MOVE_KIND_PROMOTION = 4'd8;
  localparam [3:0] MOVE_KIND_QUIET = 4'd0;
  localparam [2:0] PIECE_BLACK_PAWN = 3'd7;
  localparam [2:0] PIECE_PAWN = 3'd1;

  reg         busy;
  reg         starting;
  reg         pushing;
  reg         reads_upper;
  reg  [2:0]  kind;
  reg  [5:0]  origin;
  reg  [5:0]  square;
  reg  [5:0]  capture;
  reg  [3:0]  origin_lines;
  reg         visited;
  reg         reached;
  reg         takes_en_passant;
  reg  [5:0]  from;
  reg  [5:0]  to;
  reg  [3:0]  code;
  reg  [3:0]  from_lines;
  reg  [3:0]  to_lines;

  wire [2:0]  file;
  wire [2:0]  from_file;
  wire [2:0]  from_rank;
  wire [2:0]  to_file;
  wire [2:0]  to_rank;
  wire        occupied;
  wire        black;
  wire        enemy;
  wire        pawn;
  wire        parts;
  wire        ends;
  wire        takes;
  wire        aside;
  reg         must_turn;
  reg         pushes;
  reg         twice;
  wire        promotes;
  wire        answers;
  wire        allowed;
  reg  [5:0]  other;
  reg  [5:0]  onward;
  reg  [5:0]  sidestep;
  wire [3:0]  rise;
  wire [3:0]  king_rise;
  wire [3:0]  fall;
  wire [3:0]  king_fall;
  reg  [3:0]  lines;
  reg  [3:0]  pin;

  // What is on the square.
  assign file = square[2:0];

  always @* begin
    address = {1'b0, square[5:3]};
    if (reads_upper) begin
      address = address | 4'd8;
    end
  end

  assign occupied = there[{1'b0, file}];
  assign black = there[{1'b1, file}];
  assign enemy = occupied & (black != side);
  assign pawn = (kind == PIECE_PAWN) | (kind == PIECE_BLACK_PAWN);

  // Which of the king's lines the square is on: row, column or diagonals.
  assign rise = {1'b0, file} - {1'b0, square[5:3]};
  assign king_rise = {1'b0, king[2:0]} - {1'b0, king[5:3]};
  assign fall = {1'b0, file} + {1'b0, square[5:3]};
  assign king_fall = {1'b0, king[2:0]} + {1'b0, king[5:3]};

  always @* begin
    lines = 4'd0;
    if (square[5:3] == king[5:3]) begin
      lines = lines | (4'd1 << LINE_ROW);
    end
    if (file == king[2:0]) begin
      lines = lines | (4'd1 << LINE_COLUMN);
    end
    if (rise == king_rise) begin
      lines = lines | (4'd1 << LINE_RISING);
    end
    if (fall == king_fall) begin
      lines = lines | (4'd1 << LINE_FALLING);
    end
  end

  // Done when back on the piece's own square or sure to be there next, except for a pawn with
  // captures left.
  assign parts = (home | last) & !starting & !pushing;
  assign ends = !busy | parts;
  assign piece_ready = ends & out_room;
  assign takes = ends & out_room & piece_valid;
  assign visits = busy & !starting & !home & out_room;

  // A pawn starts with its pushes; in captures mode, only with those that promote.
  always @* begin
    pushes = 1'b0;
    twice = 1'b0;
    if (kind == PIECE_PAWN) begin
      pushes = !captures | (square[5:3] == 3'd6);
      twice = square[5:3] == 3'd2;
    end
    if (kind == PIECE_BLACK_PAWN) begin
      pushes = !captures | (square[5:3] == 3'd1);
      twice = square[5:3] == 3'd5;
    end
  end

  // Select the next square: off the chain, or along it.
  assign aside = ends | !out_room;

  always @* begin
    other = square;
    if (takes) begin
      other = piece_square;
    end
  end

  always @* begin
    onward = nextpos;
    sidestep = nextdir;
    must_turn = pawn;
    if (starting) begin
      must_turn = pawn & !pushes;
    end else if (pushing) begin
      sidestep = capture;
      must_turn = !twice;
    end
    if (aside) begin
      onward = other;
      sidestep = other;
    end
  end

  // The board's answer arrives last, so it only selects.
  assign turns = (occupied & !starting) | must_turn;

  always @* begin
    next_at = onward;
    if (turns) begin
      next_at = sidestep;
    end
  end

  always @* begin
    next_kind = kind;
    next_from = origin;
    if (takes) begin
      next_kind = piece_kind;
      next_from = piece_square;
    end
  end

  assign begins = takes;

  always @(posedge clock) begin
    if (takes) begin
      reads_upper <= upper;
    end
  end

  assign goes = !aside;

  always @(posedge clock) begin
    if (starting) begin
      capture <= nextdir;
      origin_lines <= lines;
    end
  end

  always @(posedge clock) begin
    if (out_room) begin
      starting <= 1'b0;
      if (starting) begin
        pushing <= pushes;
      end else if (turns) begin
        pushing <= 1'b0;
      end
      if (ends) begin
        busy <= piece_valid & active;
        starting <= piece_valid & active;
      end
    end
    visited <= visits;
    if (reset) begin
      busy <= 1'b0;
      starting <= 1'b0;
      pushing <= 1'b0;
      visited <= 1'b0;
    end
  end

  // The word of the candidate move.
  assign promotes = pawn & ((square[5:3] == 3'd0) | (square[5:3] == 3'd7));

  always @(posedge clock) begin
    reached <= (!occupied & !captures) | enemy;
    if (pawn) begin
      reached <= enemy;
      if (pushing) begin
        reached <= !occupied & (!captures | promotes);
      end
    end
  end

  always @(posedge clock) begin
    code <= MOVE_KIND_QUIET;
    if (enemy) begin
      code <= MOVE_KIND_CAPTURE;
    end
    if (pushing & (square[3] == origin[3])) begin
      code <= MOVE_KIND_DOUBLE_PUSH;
    end
    if (promotes) begin
      code <= MOVE_KIND_PROMOTION;
      if (enemy) begin
        code <= MOVE_KIND_CAPTURE_PROMOTION;
      end
    end
  end

  // Is the piece pinned, and to which lines?
  assign from_file = from[2:0];
  assign from_rank = from[5:3];

  always @* begin
    pin = 4'd0;
    if (pinned_row[from_file]) begin
      pin = pin | (4'd1 << LINE_ROW);
    end
    if (pinned_column[from_rank]) begin
      pin = pin | (4'd1 << LINE_COLUMN);
    end
    if (pinned_rising[from_rank]) begin
      pin = pin | (4'd1 << LINE_RISING);
    end
    if (pinned_falling[from_rank]) begin
      pin = pin | (4'd1 << LINE_FALLING);
    end
  end

  // Does the move answer a check?
  assign to_file = to[2:0];
  assign to_rank = to[5:3];
  assign answers = (to_lines[LINE_ROW] & check_row[to_file]) |
      (to_lines[LINE_COLUMN] & check_column[to_rank]) |
      (to_lines[LINE_RISING] & check_rising[to_rank]) |
      (to_lines[LINE_FALLING] & check_falling[to_rank]) |
      (knight_files[to_file] & knight_ranks[to_rank]);
  assign allowed = (!checked | (answers & !double_check)) & !(|(pin & from_lines & ~to_lines));

  always @* begin
    out_valid = visited & reached & (allowed | !legal);
    out_word = {code, to, from};
    if (takes_en_passant) begin
      out_valid = visited & !legal;
      if (from_file > to_file) begin
        if (right_legal) begin
          out_valid = visited;
        end
      end else if (left_legal) begin
        out_valid = visited;
      end
      out_word = {MOVE_KIND_EN_PASSANT, to, from};
    end
  end

  assign quiet = !busy & !visited;

  initial begin
    busy = 1'b0;
    starting = 1'b0;
    pushing = 1'b0;
    reads_upper = 1'b0;
    kind = 3'd0;
    origin = 6'd0;
    square = 6'd0;
    capture = 6'd0;
    origin_lines = 4'd0;
    visited = 1'b0;
    reached = 1'b0;
    takes_en_passant = 1'b0;
    from = 6'd0;
    to = 6'd0;
    code = 4'd0;
    from_lines = 4'd0;
    to_lines = 4'd0;
  end

  always @(posedge clock) begin
    kind <= next_kind;
    origin <= next_from;
    square <= next_at;
    takes_en_passant <= pawn & !pushing & en_passant & (square == en_passant_square);
    from <= origin;
    to <= square;
    from_lines <= origin_lines;
    to_lines <= lines;
  end
endmodule

`line 4367 "fpgambit_movegen_fast_fifos.v" 0
// Tracks how many words the memory holds, and where.
module fpgambit_movegen_fast_fifos (
    input  wire       clock,        // Clock
    input  wire       reset,        // Empties the FIFO
    input  wire       in_valid,     // A word enters
    input  wire       out_ready,    // A word leaves
    output wire [3:0] out_address,  // Address of the oldest word
    output wire [3:0] in_address,   // Address for the next word
    output wire       out_valid,    // The FIFO holds a word
    output wire       in_room       // The FIFO has room for three more words
);

  reg  [3:0]  read;
  reg  [3:0]  write;
  reg         some;
  reg         roomy;

  reg  [3:0]  then_read;
  reg  [3:0]  then_write;
  wire [3:0]  count;

  always @* begin
    then_read = read;
    then_write = write;
    if (in_valid) begin
      then_write = write + 4'd1;
    end
    if (out_ready) begin
      then_read = read + 4'd1;
    end
    if (reset) begin
      then_read = 4'd0;
      then_write = 4'd0;
    end
  end

  // The FIFO never overflows, so it is not empty after a word has entered.
  // Use the count of the previous clock, which keeps the subtraction off the longer path.
  assign count = write - read;
  assign out_address = read;
  assign in_address = write;
  assign out_valid = some;
  assign in_room = roomy;

  initial begin
    read = 4'd0;
    write = 4'd0;
    some = 1'b0;
    roomy = 1'b0;
  end

  always @(posedge clock) begin
    read <= then_read;
    write <= then_write;
    some <= (in_valid | (then_read != write)) & !reset;
    roomy <= count <= 4'd12;
  end
endmodule

`line 4427 "fpgambit_movegen_fast_move_merger.v" 0
// Takes one word per clock from the first FIFO that has one, and offers it once it is known whether
// another follows.
module fpgambit_movegen_fast_move_merger (
    input  wire        clock,      // Clock
    input  wire        reset,      // Discards the current word
    input  wire [4:0]  in_valid,   // FIFOs that have a word
    output reg  [4:0]  in_ready,   // FIFO that the word is taken from
    input  wire [15:0] in_word,    // Word from that FIFO
    input  wire        in_done,    // No more words will come
    output wire        out_valid,  // A word is offered
    input  wire        out_ready,  // The sink accepts the word
    output wire [15:0] out_word,   // The word
    output wire        out_last,   // The word is the last
    output wire        drained     // The last word leaves
);

  localparam [3:0] MOVE_WORD_KIND = 4'd12;
  localparam [3:0] MOVE_WORD_PROMOTES = 4'd15;

  reg         held;
  reg  [15:0] word;

  reg  [4:0]  passed;
  wire        repeats;
  wire        follows;
  wire        ends;
  wire        leaves;
  wire        takes;

  // A promotion is followed by the promotion to the next piece.
  assign repeats = word[MOVE_WORD_PROMOTES] & (word[MOVE_WORD_KIND +: 2] != 2'd3);
  assign follows = repeats | (|in_valid);
  assign ends = !follows & in_done;
  assign leaves = held & (follows | in_done) & out_ready;

  always @* begin
    passed = in_valid | {in_valid[3:0], 1'b0};
    passed = passed | {passed[2:0], 2'd0};
    passed = passed | {passed[0], 4'd0};
  end

  // The end of the generation does not matter here: any word taken follows the current one.
  assign takes = !held | (out_ready & !repeats);

  // Assigned separately: `in_word` depends on it, and an event-driven simulator would otherwise
  // loop.
  always @* begin
    in_ready = 5'd0;
    if (takes) begin
      in_ready = in_valid & ~{passed[3:0], 1'b0};
    end
  end

  always @(posedge clock) begin
    if (takes) begin
      if (|in_valid) begin
        held <= 1'b1;
        word <= in_word;
      end else if (!held) begin
        held <= in_done;
        word <= 16'd0;
      end else if (in_done) begin
        held <= 1'b0;
      end
    end else if (out_ready) begin
      word <= word + (16'd1 << MOVE_WORD_KIND);
    end
    if (reset) begin
      held <= 1'b0;
    end
  end

  assign out_valid = held & (follows | in_done);
  assign out_last = ends & held;
  assign out_word = word;
  assign drained = leaves & ends;

  initial begin
    held = 1'b0;
    word = 16'd0;
  end
endmodule

`default_nettype wire
