// fpgambit_movegen_fast: Sandstroem's chess move generator, four walks side by side
//
// SPDX-License-Identifier: MIT OR Apache-2.0
//
// Load a board image, start a generation, take the moves: each once, as a stream. Pieces move along
// posdata's chains (Sandstroem, 1989): one square a clock in each of four lanes, one comparison a
// step.
//
// Pseudo-legal means: as the pieces move, whether or not the own king is left in check; castling
// only when it is legal.
//
// Piece nibbles: 0 empty; 1 to 6 white pawn, knight, bishop, rook, queen, king; 9 to 14 black.
// State word: [0] side to move, 1 black; [4:1] castling rights, K lowest, then Q, k, q; [5] en
// passant square valid; [11:6] that square. Kinds of move: 0 quiet, 1 double push, 2 O-O, 3 O-O-O,
// 4 capture, 5 en passant, 8 to 11 promotion to N, B, R, Q, 12 to 15 the same with capture.
//
// Latency: six clocks until the first move is offered, if the first piece's first square gives one;
// then a move every clock as long as the lanes find enough: each spends three clocks on a piece (a
// pawn four) and one on every square visited. The king's steps and castling come after sixteen
// clocks at the latest. If a move is not taken the lanes go on until their queues, sixteen words
// each, are full. The order of the moves depends on when they are taken.
//
// A board can also come in whole, in one clock, while a generation runs: it waits in a buffer of
// its own until that has no more use for the one before. Then a start can be taken in the second
// clock after the last word, or eleven clocks after the board, whichever is later. No other board
// is taken until that start: the nth start after a reset is for the nth board. A board goes before
// a word and a start of the same cycle; while one waits no word is taken. A reset forgets a board
// that waits.
//
// Words may be loaded in any order, and only those that changed; addresses 9 to 15 are the state
// word too. Where a king stands is noted as his rank comes: one who was loaded on a second rank and
// is taken off it again before the start is found only when his own rank is loaded once more.
// Nothing is taken in a cycle with reset. cycles and visited count modulo 65,536.
//
// Preconditions: one king a side; no pawn on the first or last rank; a castling right only with
// king and rook at home; an en passant square only on the third rank of the side that moved last,
// that square and the one behind it empty and a pawn of that side before it; the side not to move
// not in check. When they are broken the unit still ends and comes back to idle, and nothing of an
// earlier position shows; its answer has no meaning.
//
// Generated: do not edit. Made by:
//   fpgambit export --unit movegen --build fast --out DIR

`default_nettype none

module fpgambit_movegen_fast #(
    // 1: Posdata is a memory with a port for each of two walks. 0: Posdata is logic that follows
    // each of two walks step by step.
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
    output wire [15:0] visited,         // Squares visited, modulo 65,536
    input  wire        board_valid,     // A whole board is there
    output wire        board_ready,     // It is taken at this edge if board_valid is high, in a
                                        // generation too; low while one waits, or has come in and
                                        // no start after it
    input  wire [31:0] board_rank_0,    // The board: ranks 1 to 8, eight piece nibbles each, file a
                                        // lowest
    input  wire [31:0] board_rank_1,    // The board: ranks 1 to 8, eight piece nibbles each, file a
                                        // lowest
    input  wire [31:0] board_rank_2,    // The board: ranks 1 to 8, eight piece nibbles each, file a
                                        // lowest
    input  wire [31:0] board_rank_3,    // The board: ranks 1 to 8, eight piece nibbles each, file a
                                        // lowest
    input  wire [31:0] board_rank_4,    // The board: ranks 1 to 8, eight piece nibbles each, file a
                                        // lowest
    input  wire [31:0] board_rank_5,    // The board: ranks 1 to 8, eight piece nibbles each, file a
                                        // lowest
    input  wire [31:0] board_rank_6,    // The board: ranks 1 to 8, eight piece nibbles each, file a
                                        // lowest
    input  wire [31:0] board_rank_7,    // The board: ranks 1 to 8, eight piece nibbles each, file a
                                        // lowest
    input  wire [31:0] board_state      // The state word, whose clocks are not kept
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

  // GenerationControl and load.
  assign write_rank = control_load & !load_address[LOAD_ADDRESS_STATE];

  always @* begin
    half = 4'd0;
    if (board_buffer_half) begin
      half = 4'd8;
    end
  end

  // A rank is a word's or, to the other half of the memories, the waiting board's.
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

  // The rank after the one that is handed on.
  assign position_state_write_state = control_load & load_address[LOAD_ADDRESS_STATE];
  assign squares = {rank_planes[PLANE_COLOUR +: 8], rank_planes[PLANE_TYPE_0 +: 8] |
      rank_planes[PLANE_TYPE_1 +: 8] | rank_planes[PLANE_TYPE_2 +: 8]};

  // The looks, and the ranks that are looked at.
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

  // The king's lines, and his moves.
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

  // The piece selector, and the lanes its pieces go to.
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

  // The FIFOs, the king's last, and the way out.
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

`default_nettype wire
