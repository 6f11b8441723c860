// fpgambit_movegen: Sandstroem's chess move generator, four walks side by side
//
// SPDX-License-Identifier: MIT OR Apache-2.0
//
// Load a board image, start a generation, take the moves: each once, as a stream. Pieces move along
// posdata's chains (Sandstroem, 1989): one square a clock in each of four lanes, one comparison a
// step.
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
// Posdata is a memory of 32,768 words of 12 bits with two ports, twice, read from posdata.mem:
// from, at and the piece in, where to go if the square is empty and if it is not out.
//
// Generated: do not edit. Made by: fpgambit export --unit movegen --build fast --target generic --out DIR
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

  wire        write_rank;
  wire [3:0]  address;
  wire [15:0] squares;
  wire [14:0] unit;
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
  reg  [4:0]  filled;
  reg  [15:0] queued;
  wire        command_load;
  wire        command_start;
  wire        command_legal;
  wire        command_captures;
  wire        command_running;
  wire        command_fresh;
  wire        command_over;
  wire [31:0] planes_sorted;
  wire        situation_write_state;
  wire        situation_side;
  wire        situation_passant;
  wire [5:0]  situation_target;
  wire        situation_right_short;
  wire        situation_right_long;
  wire [5:0]  situation_king;
  wire [5:0]  situation_enemy_king;
  wire        ranks_0_write;
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
  wire [31:0] list_data;
  wire [2:0]  roster_address;
  wire        roster_hold;
  wire        roster_ready;
  wire [5:0]  roster_square;
  wire [2:0]  roster_kind;
  wire [2:0]  roster_piece;
  wire        roster_take;
  wire        roster_exhausted;
  wire [7:0]  first_rays_rays;
  wire        aim_castles;
  wire [3:0]  aim_step;
  wire [7:0]  aim_file;
  wire [7:0]  aim_rank;
  wire [14:0] aim_rising;
  wire [14:0] aim_falling;
  wire [7:0]  aim_gone;
  wire [7:0]  aim_come;
  wire        lines_0_up_hit;
  wire        lines_0_down_hit;
  wire [7:0]  lines_0_pinned;
  wire [7:0]  lines_0_check;
  wire        lines_1_up_hit;
  wire        lines_1_down_hit;
  wire [7:0]  lines_1_pinned;
  wire [7:0]  lines_1_check;
  wire        lines_2_up_hit;
  wire        lines_2_down_hit;
  wire [7:0]  lines_2_pinned;
  wire [7:0]  lines_2_check;
  wire        lines_3_up_hit;
  wire        lines_3_down_hit;
  wire [7:0]  lines_3_pinned;
  wire [7:0]  lines_3_check;
  reg  [7:0]  king_home;
  wire [2:0]  king_look_up;
  wire        king_keep;
  wire        king_checked;
  wire        king_double;
  wire [7:0]  king_knight_files;
  wire [7:0]  king_knight_ranks;
  wire        king_left_legal;
  wire        king_right_legal;
  wire        king_found;
  wire [15:0] king_word;
  wire        king_visits;
  wire        king_finished;
  wire [15:0] king_board_data;
  wire [5:0]  posdata_0_even_nextpos;
  wire [5:0]  posdata_0_even_nextdir;
  wire        posdata_0_even_last;
  wire        posdata_0_even_home;
  wire [5:0]  posdata_0_odd_nextpos;
  wire [5:0]  posdata_0_odd_nextdir;
  wire        posdata_0_odd_last;
  wire        posdata_0_odd_home;
  wire [5:0]  posdata_1_even_nextpos;
  wire [5:0]  posdata_1_even_nextdir;
  wire        posdata_1_even_last;
  wire        posdata_1_even_home;
  wire [5:0]  posdata_1_odd_nextpos;
  wire [5:0]  posdata_1_odd_nextdir;
  wire        posdata_1_odd_last;
  wire        posdata_1_odd_home;
  wire [15:0] boards_0_data;
  wire [15:0] boards_1_data;
  wire [15:0] boards_2_data;
  wire [15:0] boards_3_data;
  wire        lanes_0_wants;
  reg         lanes_0_offered;
  wire [2:0]  lanes_0_next_kind;
  wire [5:0]  lanes_0_next_from;
  wire [5:0]  lanes_0_next_at;
  wire        lanes_0_begins;
  wire        lanes_0_goes;
  wire        lanes_0_turns;
  wire [3:0]  lanes_0_rank;
  wire        lanes_0_found;
  wire [15:0] lanes_0_word;
  wire        lanes_0_visits;
  wire        lanes_0_quiet;
  wire        lanes_1_wants;
  reg         lanes_1_offered;
  wire [2:0]  lanes_1_next_kind;
  wire [5:0]  lanes_1_next_from;
  wire [5:0]  lanes_1_next_at;
  wire        lanes_1_begins;
  wire        lanes_1_goes;
  wire        lanes_1_turns;
  wire [3:0]  lanes_1_rank;
  wire        lanes_1_found;
  wire [15:0] lanes_1_word;
  wire        lanes_1_visits;
  wire        lanes_1_quiet;
  wire        lanes_2_wants;
  reg         lanes_2_offered;
  wire [2:0]  lanes_2_next_kind;
  wire [5:0]  lanes_2_next_from;
  wire [5:0]  lanes_2_next_at;
  wire        lanes_2_begins;
  wire        lanes_2_goes;
  wire        lanes_2_turns;
  wire [3:0]  lanes_2_rank;
  wire        lanes_2_found;
  wire [15:0] lanes_2_word;
  wire        lanes_2_visits;
  wire        lanes_2_quiet;
  wire        lanes_3_wants;
  reg         lanes_3_offered;
  wire [2:0]  lanes_3_next_kind;
  wire [5:0]  lanes_3_next_from;
  wire [5:0]  lanes_3_next_at;
  wire        lanes_3_begins;
  wire        lanes_3_goes;
  wire        lanes_3_turns;
  wire [3:0]  lanes_3_rank;
  wire        lanes_3_found;
  wire [15:0] lanes_3_word;
  wire        lanes_3_visits;
  wire        lanes_3_quiet;
  wire [15:0] stores_0_data;
  wire [15:0] stores_1_data;
  wire [15:0] stores_2_data;
  wire [15:0] stores_3_data;
  wire [15:0] stores_4_data;
  wire [3:0]  queues_0_first;
  wire [3:0]  queues_0_free;
  wire        queues_0_filled;
  wire        queues_0_room;
  wire [3:0]  queues_1_first;
  wire [3:0]  queues_1_free;
  wire        queues_1_filled;
  wire        queues_1_room;
  wire [3:0]  queues_2_first;
  wire [3:0]  queues_2_free;
  wire        queues_2_filled;
  wire        queues_2_room;
  wire [3:0]  queues_3_first;
  wire [3:0]  queues_3_free;
  wire        queues_3_filled;
  wire        queues_3_room;
  wire [3:0]  queues_4_first;
  wire [3:0]  queues_4_free;
  wire        queues_4_filled;
  wire        queues_4_room;
  wire [4:0]  outlet_chosen;
  wire        outlet_done;
  wire        outlet_drained;

  fpgambit_movegen_command command (
      .clock(clock),
      .reset(reset),
      .drained(outlet_drained),
      .load_valid(load_valid),
      .load_ready(load_ready),
      .load(command_load),
      .start_valid(start_valid),
      .start_ready(start_ready),
      .start(command_start),
      .start_legal(start_legal),
      .start_captures(start_captures),
      .legal(command_legal),
      .captures(command_captures),
      .running(command_running),
      .fresh(command_fresh),
      .over(command_over),
      .visits(visits),
      .cycles(cycles),
      .visited(visited)
  );

  fpgambit_movegen_planes planes (
      .word(load_word),
      .sorted(planes_sorted)
  );

  fpgambit_movegen_situation situation (
      .clock(clock),
      .write_state(situation_write_state),
      .word(load_word),
      .write_rank(write_rank),
      .rank(load_address[2:0]),
      .planes(planes_sorted),
      .side(situation_side),
      .passant(situation_passant),
      .target(situation_target),
      .right_short(situation_right_short),
      .right_long(situation_right_long),
      .king(situation_king),
      .enemy_king(situation_enemy_king)
  );

  fpgambit_movegen_ranks ranks_0 (
      .clock(clock),
      .write(ranks_0_write),
      .planes(planes_sorted),
      .place(unit[14:7]),
      .side(situation_side),
      .gone(8'd0),
      .come(8'd0),
      .here(aim_rank[0]),
      .file(aim_file),
      .rising(aim_rising[14:7]),
      .falling(aim_falling[7:0]),
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

  fpgambit_movegen_ranks ranks_1 (
      .clock(clock),
      .write(ranks_1_write),
      .planes(planes_sorted),
      .place(unit[13:6]),
      .side(situation_side),
      .gone(8'd0),
      .come(8'd0),
      .here(aim_rank[1]),
      .file(aim_file),
      .rising(aim_rising[13:6]),
      .falling(aim_falling[8:1]),
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

  fpgambit_movegen_ranks ranks_2 (
      .clock(clock),
      .write(ranks_2_write),
      .planes(planes_sorted),
      .place(unit[12:5]),
      .side(situation_side),
      .gone(8'd0),
      .come(ranks_2_come),
      .here(aim_rank[2]),
      .file(aim_file),
      .rising(aim_rising[12:5]),
      .falling(aim_falling[9:2]),
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

  fpgambit_movegen_ranks ranks_3 (
      .clock(clock),
      .write(ranks_3_write),
      .planes(planes_sorted),
      .place(unit[11:4]),
      .side(situation_side),
      .gone(ranks_3_gone),
      .come(8'd0),
      .here(aim_rank[3]),
      .file(aim_file),
      .rising(aim_rising[11:4]),
      .falling(aim_falling[10:3]),
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

  fpgambit_movegen_ranks ranks_4 (
      .clock(clock),
      .write(ranks_4_write),
      .planes(planes_sorted),
      .place(unit[10:3]),
      .side(situation_side),
      .gone(ranks_4_gone),
      .come(8'd0),
      .here(aim_rank[4]),
      .file(aim_file),
      .rising(aim_rising[10:3]),
      .falling(aim_falling[11:4]),
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

  fpgambit_movegen_ranks ranks_5 (
      .clock(clock),
      .write(ranks_5_write),
      .planes(planes_sorted),
      .place(unit[9:2]),
      .side(situation_side),
      .gone(8'd0),
      .come(ranks_5_come),
      .here(aim_rank[5]),
      .file(aim_file),
      .rising(aim_rising[9:2]),
      .falling(aim_falling[12:5]),
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

  fpgambit_movegen_ranks ranks_6 (
      .clock(clock),
      .write(ranks_6_write),
      .planes(planes_sorted),
      .place(unit[8:1]),
      .side(situation_side),
      .gone(8'd0),
      .come(8'd0),
      .here(aim_rank[6]),
      .file(aim_file),
      .rising(aim_rising[8:1]),
      .falling(aim_falling[13:6]),
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

  fpgambit_movegen_ranks ranks_7 (
      .clock(clock),
      .write(ranks_7_write),
      .planes(planes_sorted),
      .place(unit[7:0]),
      .side(situation_side),
      .gone(8'd0),
      .come(8'd0),
      .here(aim_rank[7]),
      .file(aim_file),
      .rising(aim_rising[7:0]),
      .falling(aim_falling[14:7]),
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

  fpgambit_movegen_list list (
      .clock(clock),
      .write(write_rank),
      .write_address(address),
      .word(planes_sorted),
      .address({1'b0, roster_address}),
      .data(list_data)
  );

  fpgambit_movegen_roster roster (
      .clock(clock),
      .fresh(command_fresh),
      .side(situation_side),
      .ranks(listed),
      .address(roster_address),
      .planes(list_data),
      .hold(roster_hold),
      .ready(roster_ready),
      .square(roster_square),
      .kind(roster_kind),
      .piece(roster_piece),
      .take(roster_take),
      .exhausted(roster_exhausted)
  );

  fpgambit_movegen_first_rays first_rays (
      .piece(roster_piece),
      .black(situation_side),
      .from(roster_square),
      .rays(first_rays_rays)
  );

  fpgambit_movegen_aim aim (
      .clock(clock),
      .start(command_start),
      .over(command_over),
      .king(situation_king),
      .passant(situation_passant),
      .castles(aim_castles),
      .target(situation_target),
      .step(aim_step),
      .file(aim_file),
      .rank(aim_rank),
      .rising(aim_rising),
      .falling(aim_falling),
      .gone(aim_gone),
      .come(aim_come)
  );

  fpgambit_movegen_lines lines_0 (
      .clock(clock),
      .at(aim_file),
      .occupied(row_occupied),
      .enemies(row_enemies),
      .keep(king_keep),
      .up_hit(lines_0_up_hit),
      .down_hit(lines_0_down_hit),
      .pinned(lines_0_pinned),
      .check(lines_0_check)
  );

  fpgambit_movegen_lines lines_1 (
      .clock(clock),
      .at(aim_rank),
      .occupied(column_occupied),
      .enemies(column_enemies),
      .keep(king_keep),
      .up_hit(lines_1_up_hit),
      .down_hit(lines_1_down_hit),
      .pinned(lines_1_pinned),
      .check(lines_1_check)
  );

  fpgambit_movegen_lines lines_2 (
      .clock(clock),
      .at(aim_rank),
      .occupied(rising_occupied),
      .enemies(rising_enemies),
      .keep(king_keep),
      .up_hit(lines_2_up_hit),
      .down_hit(lines_2_down_hit),
      .pinned(lines_2_pinned),
      .check(lines_2_check)
  );

  fpgambit_movegen_lines lines_3 (
      .clock(clock),
      .at(aim_rank),
      .occupied(falling_occupied),
      .enemies(falling_enemies),
      .keep(king_keep),
      .up_hit(lines_3_up_hit),
      .down_hit(lines_3_down_hit),
      .pinned(lines_3_pinned),
      .check(lines_3_check)
  );

  fpgambit_movegen_king king (
      .clock(clock),
      .reset(reset),
      .legal(command_legal),
      .captures(command_captures),
      .step(aim_step),
      .file(aim_file),
      .rank(aim_rank),
      .jump_files(jump_files),
      .jump_ranks(jump_ranks),
      .hits(hits),
      .side(situation_side),
      .here(situation_king),
      .enemy_king(situation_enemy_king),
      .right_short(situation_right_short),
      .right_long(situation_right_long),
      .home(king_home),
      .look_up(king_look_up),
      .there(king_board_data),
      .keep(king_keep),
      .checked(king_checked),
      .double_(king_double),
      .knight_files(king_knight_files),
      .knight_ranks(king_knight_ranks),
      .left_legal(king_left_legal),
      .right_legal(king_right_legal),
      .found(king_found),
      .word(king_word),
      .visits(king_visits),
      .finished(king_finished)
  );

  fpgambit_movegen_king_board king_board (
      .clock(clock),
      .write(write_rank),
      .write_address(address),
      .word(squares),
      .address({1'b0, king_look_up}),
      .data(king_board_data)
  );

  fpgambit_movegen_posdata posdata_0 (
      .clock(clock),
      .begin_rays(first_rays_rays),
      .even_kind(lanes_0_next_kind),
      .even_from(lanes_0_next_from),
      .even_at(lanes_0_next_at),
      .even_begins(lanes_0_begins),
      .even_goes(lanes_0_goes),
      .even_turns(lanes_0_turns),
      .even_nextpos(posdata_0_even_nextpos),
      .even_nextdir(posdata_0_even_nextdir),
      .even_last(posdata_0_even_last),
      .even_home(posdata_0_even_home),
      .odd_kind(lanes_1_next_kind),
      .odd_from(lanes_1_next_from),
      .odd_at(lanes_1_next_at),
      .odd_begins(lanes_1_begins),
      .odd_goes(lanes_1_goes),
      .odd_turns(lanes_1_turns),
      .odd_nextpos(posdata_0_odd_nextpos),
      .odd_nextdir(posdata_0_odd_nextdir),
      .odd_last(posdata_0_odd_last),
      .odd_home(posdata_0_odd_home)
  );

  fpgambit_movegen_posdata posdata_1 (
      .clock(clock),
      .begin_rays(first_rays_rays),
      .even_kind(lanes_2_next_kind),
      .even_from(lanes_2_next_from),
      .even_at(lanes_2_next_at),
      .even_begins(lanes_2_begins),
      .even_goes(lanes_2_goes),
      .even_turns(lanes_2_turns),
      .even_nextpos(posdata_1_even_nextpos),
      .even_nextdir(posdata_1_even_nextdir),
      .even_last(posdata_1_even_last),
      .even_home(posdata_1_even_home),
      .odd_kind(lanes_3_next_kind),
      .odd_from(lanes_3_next_from),
      .odd_at(lanes_3_next_at),
      .odd_begins(lanes_3_begins),
      .odd_goes(lanes_3_goes),
      .odd_turns(lanes_3_turns),
      .odd_nextpos(posdata_1_odd_nextpos),
      .odd_nextdir(posdata_1_odd_nextdir),
      .odd_last(posdata_1_odd_last),
      .odd_home(posdata_1_odd_home)
  );

  fpgambit_movegen_king_board boards_0 (
      .clock(clock),
      .write(write_rank),
      .write_address(address),
      .word(squares),
      .address(lanes_0_rank),
      .data(boards_0_data)
  );

  fpgambit_movegen_king_board boards_1 (
      .clock(clock),
      .write(write_rank),
      .write_address(address),
      .word(squares),
      .address(lanes_1_rank),
      .data(boards_1_data)
  );

  fpgambit_movegen_king_board boards_2 (
      .clock(clock),
      .write(write_rank),
      .write_address(address),
      .word(squares),
      .address(lanes_2_rank),
      .data(boards_2_data)
  );

  fpgambit_movegen_king_board boards_3 (
      .clock(clock),
      .write(write_rank),
      .write_address(address),
      .word(squares),
      .address(lanes_3_rank),
      .data(boards_3_data)
  );

  fpgambit_movegen_lanes lanes_0 (
      .clock(clock),
      .reset(reset),
      .active(active),
      .legal(command_legal),
      .captures(command_captures),
      .side(situation_side),
      .passant(situation_passant),
      .target(situation_target),
      .king(situation_king),
      .wants(lanes_0_wants),
      .offered(lanes_0_offered),
      .piece_square(roster_square),
      .piece_kind(roster_kind),
      .next_kind(lanes_0_next_kind),
      .next_from(lanes_0_next_from),
      .next_at(lanes_0_next_at),
      .begins(lanes_0_begins),
      .goes(lanes_0_goes),
      .turns(lanes_0_turns),
      .nextpos(posdata_0_even_nextpos),
      .nextdir(posdata_0_even_nextdir),
      .last(posdata_0_even_last),
      .home(posdata_0_even_home),
      .rank(lanes_0_rank),
      .there(boards_0_data),
      .pinned_row(lines_0_pinned),
      .pinned_column(lines_1_pinned),
      .pinned_rising(lines_2_pinned),
      .pinned_falling(lines_3_pinned),
      .check_row(lines_0_check),
      .check_column(lines_1_check),
      .check_rising(lines_2_check),
      .check_falling(lines_3_check),
      .knight_files(king_knight_files),
      .knight_ranks(king_knight_ranks),
      .checked(king_checked),
      .double_(king_double),
      .left_legal(king_left_legal),
      .right_legal(king_right_legal),
      .room(queues_0_room),
      .found(lanes_0_found),
      .word(lanes_0_word),
      .visits(lanes_0_visits),
      .quiet(lanes_0_quiet)
  );

  fpgambit_movegen_lanes lanes_1 (
      .clock(clock),
      .reset(reset),
      .active(active),
      .legal(command_legal),
      .captures(command_captures),
      .side(situation_side),
      .passant(situation_passant),
      .target(situation_target),
      .king(situation_king),
      .wants(lanes_1_wants),
      .offered(lanes_1_offered),
      .piece_square(roster_square),
      .piece_kind(roster_kind),
      .next_kind(lanes_1_next_kind),
      .next_from(lanes_1_next_from),
      .next_at(lanes_1_next_at),
      .begins(lanes_1_begins),
      .goes(lanes_1_goes),
      .turns(lanes_1_turns),
      .nextpos(posdata_0_odd_nextpos),
      .nextdir(posdata_0_odd_nextdir),
      .last(posdata_0_odd_last),
      .home(posdata_0_odd_home),
      .rank(lanes_1_rank),
      .there(boards_1_data),
      .pinned_row(lines_0_pinned),
      .pinned_column(lines_1_pinned),
      .pinned_rising(lines_2_pinned),
      .pinned_falling(lines_3_pinned),
      .check_row(lines_0_check),
      .check_column(lines_1_check),
      .check_rising(lines_2_check),
      .check_falling(lines_3_check),
      .knight_files(king_knight_files),
      .knight_ranks(king_knight_ranks),
      .checked(king_checked),
      .double_(king_double),
      .left_legal(king_left_legal),
      .right_legal(king_right_legal),
      .room(queues_1_room),
      .found(lanes_1_found),
      .word(lanes_1_word),
      .visits(lanes_1_visits),
      .quiet(lanes_1_quiet)
  );

  fpgambit_movegen_lanes lanes_2 (
      .clock(clock),
      .reset(reset),
      .active(active),
      .legal(command_legal),
      .captures(command_captures),
      .side(situation_side),
      .passant(situation_passant),
      .target(situation_target),
      .king(situation_king),
      .wants(lanes_2_wants),
      .offered(lanes_2_offered),
      .piece_square(roster_square),
      .piece_kind(roster_kind),
      .next_kind(lanes_2_next_kind),
      .next_from(lanes_2_next_from),
      .next_at(lanes_2_next_at),
      .begins(lanes_2_begins),
      .goes(lanes_2_goes),
      .turns(lanes_2_turns),
      .nextpos(posdata_1_even_nextpos),
      .nextdir(posdata_1_even_nextdir),
      .last(posdata_1_even_last),
      .home(posdata_1_even_home),
      .rank(lanes_2_rank),
      .there(boards_2_data),
      .pinned_row(lines_0_pinned),
      .pinned_column(lines_1_pinned),
      .pinned_rising(lines_2_pinned),
      .pinned_falling(lines_3_pinned),
      .check_row(lines_0_check),
      .check_column(lines_1_check),
      .check_rising(lines_2_check),
      .check_falling(lines_3_check),
      .knight_files(king_knight_files),
      .knight_ranks(king_knight_ranks),
      .checked(king_checked),
      .double_(king_double),
      .left_legal(king_left_legal),
      .right_legal(king_right_legal),
      .room(queues_2_room),
      .found(lanes_2_found),
      .word(lanes_2_word),
      .visits(lanes_2_visits),
      .quiet(lanes_2_quiet)
  );

  fpgambit_movegen_lanes lanes_3 (
      .clock(clock),
      .reset(reset),
      .active(active),
      .legal(command_legal),
      .captures(command_captures),
      .side(situation_side),
      .passant(situation_passant),
      .target(situation_target),
      .king(situation_king),
      .wants(lanes_3_wants),
      .offered(lanes_3_offered),
      .piece_square(roster_square),
      .piece_kind(roster_kind),
      .next_kind(lanes_3_next_kind),
      .next_from(lanes_3_next_from),
      .next_at(lanes_3_next_at),
      .begins(lanes_3_begins),
      .goes(lanes_3_goes),
      .turns(lanes_3_turns),
      .nextpos(posdata_1_odd_nextpos),
      .nextdir(posdata_1_odd_nextdir),
      .last(posdata_1_odd_last),
      .home(posdata_1_odd_home),
      .rank(lanes_3_rank),
      .there(boards_3_data),
      .pinned_row(lines_0_pinned),
      .pinned_column(lines_1_pinned),
      .pinned_rising(lines_2_pinned),
      .pinned_falling(lines_3_pinned),
      .check_row(lines_0_check),
      .check_column(lines_1_check),
      .check_rising(lines_2_check),
      .check_falling(lines_3_check),
      .knight_files(king_knight_files),
      .knight_ranks(king_knight_ranks),
      .checked(king_checked),
      .double_(king_double),
      .left_legal(king_left_legal),
      .right_legal(king_right_legal),
      .room(queues_3_room),
      .found(lanes_3_found),
      .word(lanes_3_word),
      .visits(lanes_3_visits),
      .quiet(lanes_3_quiet)
  );

  fpgambit_movegen_king_board stores_0 (
      .clock(clock),
      .write(lanes_0_found),
      .write_address(queues_0_free),
      .word(lanes_0_word),
      .address(queues_0_first),
      .data(stores_0_data)
  );

  fpgambit_movegen_king_board stores_1 (
      .clock(clock),
      .write(lanes_1_found),
      .write_address(queues_1_free),
      .word(lanes_1_word),
      .address(queues_1_first),
      .data(stores_1_data)
  );

  fpgambit_movegen_king_board stores_2 (
      .clock(clock),
      .write(lanes_2_found),
      .write_address(queues_2_free),
      .word(lanes_2_word),
      .address(queues_2_first),
      .data(stores_2_data)
  );

  fpgambit_movegen_king_board stores_3 (
      .clock(clock),
      .write(lanes_3_found),
      .write_address(queues_3_free),
      .word(lanes_3_word),
      .address(queues_3_first),
      .data(stores_3_data)
  );

  fpgambit_movegen_king_board stores_4 (
      .clock(clock),
      .write(king_found),
      .write_address(queues_4_free),
      .word(king_word),
      .address(queues_4_first),
      .data(stores_4_data)
  );

  fpgambit_movegen_queues queues_0 (
      .clock(clock),
      .clear(reset),
      .push(lanes_0_found),
      .pop(outlet_chosen[0]),
      .first(queues_0_first),
      .free(queues_0_free),
      .filled(queues_0_filled),
      .room(queues_0_room)
  );

  fpgambit_movegen_queues queues_1 (
      .clock(clock),
      .clear(reset),
      .push(lanes_1_found),
      .pop(outlet_chosen[1]),
      .first(queues_1_first),
      .free(queues_1_free),
      .filled(queues_1_filled),
      .room(queues_1_room)
  );

  fpgambit_movegen_queues queues_2 (
      .clock(clock),
      .clear(reset),
      .push(lanes_2_found),
      .pop(outlet_chosen[2]),
      .first(queues_2_first),
      .free(queues_2_free),
      .filled(queues_2_filled),
      .room(queues_2_room)
  );

  fpgambit_movegen_queues queues_3 (
      .clock(clock),
      .clear(reset),
      .push(lanes_3_found),
      .pop(outlet_chosen[3]),
      .first(queues_3_first),
      .free(queues_3_free),
      .filled(queues_3_filled),
      .room(queues_3_room)
  );

  fpgambit_movegen_queues queues_4 (
      .clock(clock),
      .clear(reset),
      .push(king_found),
      .pop(outlet_chosen[4]),
      .first(queues_4_first),
      .free(queues_4_free),
      .filled(queues_4_filled),
      .room(queues_4_room)
  );

  fpgambit_movegen_outlet outlet (
      .clock(clock),
      .reset(reset),
      .filled(filled),
      .chosen(outlet_chosen),
      .queued(queued),
      .done(outlet_done),
      .valid(move_valid),
      .ready(move_ready),
      .data(move_word),
      .last(move_last),
      .drained(outlet_drained)
  );

  // Command and load.
  assign write_rank = command_load & !load_address[3];
  assign address = load_address;
  assign situation_write_state = command_load & load_address[3];
  assign squares = {planes_sorted[31:24], planes_sorted[7:0] | planes_sorted[15:8] |
      planes_sorted[23:16]};

  // The aim, and the ranks that are looked at.
  assign aim_castles = situation_right_short | situation_right_long;
  assign unit = 15'h0080;
  assign ranks_around = {2'd0, aim_rank, 2'd0};

  always @* begin
    pawns_from = {aim_rank[6:0], 1'b0};
    if (situation_side) begin
      pawns_from = {1'b0, aim_rank[7:1]};
    end
  end

  always @* begin
    listed = 8'd0;
    if (situation_side) begin
      if (ranks_0_has_black) begin
        listed = listed | unit[14:7];
      end
    end else if (ranks_0_has_white) begin
      listed = listed | unit[7:0];
    end
    if (situation_side) begin
      if (ranks_1_has_black) begin
        listed = listed | unit[13:6];
      end
    end else if (ranks_1_has_white) begin
      listed = listed | unit[8:1];
    end
    if (situation_side) begin
      if (ranks_2_has_black) begin
        listed = listed | unit[12:5];
      end
    end else if (ranks_2_has_white) begin
      listed = listed | unit[9:2];
    end
    if (situation_side) begin
      if (ranks_3_has_black) begin
        listed = listed | unit[11:4];
      end
    end else if (ranks_3_has_white) begin
      listed = listed | unit[10:3];
    end
    if (situation_side) begin
      if (ranks_4_has_black) begin
        listed = listed | unit[10:3];
      end
    end else if (ranks_4_has_white) begin
      listed = listed | unit[11:4];
    end
    if (situation_side) begin
      if (ranks_5_has_black) begin
        listed = listed | unit[9:2];
      end
    end else if (ranks_5_has_white) begin
      listed = listed | unit[12:5];
    end
    if (situation_side) begin
      if (ranks_6_has_black) begin
        listed = listed | unit[8:1];
      end
    end else if (ranks_6_has_white) begin
      listed = listed | unit[13:6];
    end
    if (situation_side) begin
      if (ranks_7_has_black) begin
        listed = listed | unit[7:0];
      end
    end else if (ranks_7_has_white) begin
      listed = listed | unit[14:7];
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

  assign ranks_0_write = write_rank & (unit[14:7] == (8'd1 << load_address[2:0]));
  assign ranks_0_one_off = ranks_around[1] | ranks_around[3];
  assign ranks_0_two_off = ranks_around[0] | ranks_around[4];
  assign ranks_1_write = write_rank & (unit[13:6] == (8'd1 << load_address[2:0]));
  assign ranks_1_one_off = ranks_around[2] | ranks_around[4];
  assign ranks_1_two_off = ranks_around[1] | ranks_around[5];
  assign ranks_2_write = write_rank & (unit[12:5] == (8'd1 << load_address[2:0]));
  assign ranks_2_one_off = ranks_around[3] | ranks_around[5];
  assign ranks_2_two_off = ranks_around[2] | ranks_around[6];

  always @* begin
    ranks_2_come = 8'd0;
    ranks_3_gone = 8'd0;
    ranks_4_gone = 8'd0;
    ranks_5_come = 8'd0;
    if (situation_side) begin
      ranks_3_gone = aim_gone;
      ranks_2_come = aim_come;
      king_home = ranks_7_standing;
    end else begin
      ranks_4_gone = aim_gone;
      ranks_5_come = aim_come;
      king_home = ranks_0_standing;
    end
  end

  assign ranks_3_write = write_rank & (unit[11:4] == (8'd1 << load_address[2:0]));
  assign ranks_3_one_off = ranks_around[4] | ranks_around[6];
  assign ranks_3_two_off = ranks_around[3] | ranks_around[7];
  assign ranks_4_write = write_rank & (unit[10:3] == (8'd1 << load_address[2:0]));
  assign ranks_4_one_off = ranks_around[5] | ranks_around[7];
  assign ranks_4_two_off = ranks_around[4] | ranks_around[8];
  assign ranks_5_write = write_rank & (unit[9:2] == (8'd1 << load_address[2:0]));
  assign ranks_5_one_off = ranks_around[6] | ranks_around[8];
  assign ranks_5_two_off = ranks_around[5] | ranks_around[9];
  assign ranks_6_write = write_rank & (unit[8:1] == (8'd1 << load_address[2:0]));
  assign ranks_6_one_off = ranks_around[7] | ranks_around[9];
  assign ranks_6_two_off = ranks_around[6] | ranks_around[10];
  assign ranks_7_write = write_rank & (unit[7:0] == (8'd1 << load_address[2:0]));
  assign ranks_7_one_off = ranks_around[8] | ranks_around[10];
  assign ranks_7_two_off = ranks_around[7] | ranks_around[11];

  // The king's lines, and the king.
  always @* begin
    hits = 8'd0;
    if (lines_0_up_hit) begin
      hits = hits | unit[14:7];
    end
    if (lines_0_down_hit) begin
      hits = hits | unit[10:3];
    end
    if (lines_1_up_hit) begin
      hits = hits | unit[13:6];
    end
    if (lines_1_down_hit) begin
      hits = hits | unit[9:2];
    end
    if (lines_2_up_hit) begin
      hits = hits | unit[12:5];
    end
    if (lines_2_down_hit) begin
      hits = hits | unit[8:1];
    end
    if (lines_3_up_hit) begin
      hits = hits | unit[11:4];
    end
    if (lines_3_down_hit) begin
      hits = hits | unit[7:0];
    end
  end

  // The roster, and the lanes its pieces go to.
  assign active = command_running | command_start;
  assign roster_hold = situation_passant & (aim_step < 4'd3);

  always @* begin
    offer = roster_ready;
    lanes_0_offered = offer;
    if (lanes_0_wants) begin
      offer = 1'b0;
    end
    lanes_1_offered = offer;
    if (lanes_1_wants) begin
      offer = 1'b0;
    end
    lanes_2_offered = offer;
    if (lanes_2_wants) begin
      offer = 1'b0;
    end
    lanes_3_offered = offer;
    if (lanes_3_wants) begin
      offer = 1'b0;
    end
  end

  always @* begin
    quiet = king_finished & roster_exhausted;
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
    if (king_visits) begin
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

  assign roster_take = active & roster_ready & !offer;

  // The queues, the king's last, and the way out.
  always @* begin
    filled = 5'd0;
    if (queues_0_filled) begin
      filled = filled | unit[11:7];
    end
    if (queues_1_filled) begin
      filled = filled | unit[10:6];
    end
    if (queues_2_filled) begin
      filled = filled | unit[9:5];
    end
    if (queues_3_filled) begin
      filled = filled | unit[8:4];
    end
    if (queues_4_filled) begin
      filled = filled | unit[7:3];
    end
  end

  always @* begin
    queued = 16'd0;
    if (outlet_chosen[0]) begin
      queued = queued | stores_0_data;
    end
    if (outlet_chosen[1]) begin
      queued = queued | stores_1_data;
    end
    if (outlet_chosen[2]) begin
      queued = queued | stores_2_data;
    end
    if (outlet_chosen[3]) begin
      queued = queued | stores_3_data;
    end
    if (outlet_chosen[4]) begin
      queued = queued | stores_4_data;
    end
  end

  assign outlet_done = quiet & command_running;

  // What nothing here reads.
  wire unused = &{1'b0, ranks_1_standing, ranks_2_standing, ranks_3_standing, ranks_4_standing,
      ranks_5_standing, ranks_6_standing, queues_4_room};
endmodule

module fpgambit_movegen_command (
    input  wire        clock,
    input  wire        reset,
    input  wire        drained,
    input  wire        load_valid,
    output wire        load_ready,
    output wire        load,
    input  wire        start_valid,
    output wire        start_ready,
    output wire        start,
    input  wire        start_legal,
    input  wire        start_captures,
    output wire        legal,
    output wire        captures,
    output wire        running,
    output wire        fresh,
    output wire        over,
    input  wire [2:0]  visits,
    output wire [15:0] cycles,
    output wire [15:0] visited
);

  reg         active;
  reg         settled;
  reg         unsettled;
  reg         legal_only;
  reg         captures_only;
  reg  [15:0] clocks;
  reg  [2:0]  latest;
  reg  [15:0] squares;

  assign load_ready = !active;
  assign load = load_valid & !active;
  assign start_ready = !active & !load_valid & settled;
  assign start = start_valid & !active & !load_valid & settled;
  assign over = reset | drained;

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
    latest = 3'd0;
    squares = 16'd0;
  end

  always @(posedge clock) begin
    settled <= !load_valid & !active & !reset;
    unsettled <= reset | (active & drained) | (!active & load_valid);
  end
endmodule

module fpgambit_movegen_planes (
    input  wire [31:0] word,
    output reg  [31:0] sorted
);

  always @(*) sorted = {
    word[31], word[27], word[23], word[19], word[15], word[11], word[7], word[3],
    word[30], word[26], word[22], word[18], word[14], word[10], word[6], word[2],
    word[29], word[25], word[21], word[17], word[13], word[9], word[5], word[1],
    word[28], word[24], word[20], word[16], word[12], word[8], word[4], word[0]
  };
endmodule

module fpgambit_movegen_situation (
    input  wire        clock,
    input  wire        write_state,
    input  wire [31:0] word,
    input  wire        write_rank,
    input  wire [2:0]  rank,
    input  wire [31:0] planes,
    output wire        side,
    output wire        passant,
    output wire [5:0]  target,
    output reg         right_short,
    output reg         right_long,
    output reg  [5:0]  king,
    output reg  [5:0]  enemy_king
);

  reg         black;
  reg  [3:0]  rights;
  reg         valid;
  reg  [5:0]  square;
  reg  [5:0]  white_king;
  reg  [5:0]  black_king;

  wire [7:0]  kings;
  wire [7:0]  whites;
  wire [7:0]  blacks;
  reg  [2:0]  white_file;
  reg  [2:0]  black_file;

  always @(posedge clock) begin
    if (write_state) begin
      black <= word[0];
      rights <= word[4:1];
      valid <= word[5];
      square <= word[11:6];
    end
  end

  assign kings = planes[23:16] & planes[15:8] & ~planes[7:0];
  assign whites = kings & ~planes[31:24];
  assign blacks = kings & planes[31:24];

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

  always @(posedge clock) begin
    if (write_rank & (|whites)) begin
      white_king <= {rank, white_file};
    end
  end

  always @(posedge clock) begin
    if (write_rank & (|blacks)) begin
      black_king <= {rank, black_file};
    end
  end

  assign side = black;
  assign passant = valid;
  assign target = square;

  always @* begin
    if (black) begin
      right_short = rights[2];
      right_long = rights[3];
      king = black_king;
      enemy_king = white_king;
    end else begin
      right_short = rights[0];
      right_long = rights[1];
      king = white_king;
      enemy_king = black_king;
    end
  end

  initial begin
    black = 1'b0;
    rights = 4'd0;
    valid = 1'b0;
    square = 6'd0;
    white_king = 6'd0;
    black_king = 6'd0;
  end

  // What nothing here reads.
  wire unused = &{1'b0, word[31:12]};
endmodule

module fpgambit_movegen_ranks (
    input  wire        clock,
    input  wire        write,
    input  wire [31:0] planes,
    input  wire [7:0]  place,
    input  wire        side,
    input  wire [7:0]  gone,
    input  wire [7:0]  come,
    input  wire        here,
    input  wire [7:0]  file,
    input  wire [7:0]  rising,
    input  wire [7:0]  falling,
    input  wire        one_off,
    input  wire        two_off,
    input  wire        pawn_off,
    output reg  [7:0]  row_occupied,
    output reg  [7:0]  row_enemies,
    output reg  [7:0]  column_occupied,
    output reg  [7:0]  column_enemies,
    output reg  [7:0]  rising_occupied,
    output reg  [7:0]  rising_enemies,
    output reg  [7:0]  falling_occupied,
    output reg  [7:0]  falling_enemies,
    output wire [7:0]  jump_files,
    output reg  [7:0]  jump_ranks,
    output wire [7:0]  standing,
    output wire        has_white,
    output wire        has_black
);

  reg  [31:0] board;
  reg         white;
  reg         black;

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

  assign listed = (planes[7:0] | planes[15:8] | planes[23:16]) &
      (planes[7:0] | ~planes[15:8] | ~planes[23:16]);

  always @(posedge clock) begin
    if (write) begin
      board <= planes;
      white <= |(listed & ~planes[31:24]);
      black <= |(listed & planes[31:24]);
    end
  end

  // Who stands here.
  assign bit0 = board[7:0];
  assign bit1 = board[15:8];
  assign bit2 = board[23:16];

  always @* begin
    foreign = board[31:24];
    if (side) begin
      foreign = ~board[31:24];
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

  // Knights: two files away from the next rank, one from the rank after that.
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
  end
endmodule

module fpgambit_movegen_list (
    input  wire        clock,
    input  wire        write,
    input  wire [3:0]  write_address,
    input  wire [31:0] word,
    input  wire [3:0]  address,
    output reg  [31:0] data
);

  (* ram_style = "distributed" *)
  reg [31:0] words [0:15];
  integer index;

  initial for (index = 0; index < 16; index = index + 1) words[index] = 32'd0;

  always @(posedge clock) if (write) words[write_address] <= word;

  always @(*) data = words[address];
endmodule

module fpgambit_movegen_roster (
    input  wire        clock,
    input  wire        fresh,
    input  wire        side,
    input  wire [7:0]  ranks,
    output wire [2:0]  address,
    input  wire [31:0] planes,
    input  wire        hold,
    output reg         ready,
    output wire [5:0]  square,
    output reg  [2:0]  kind,
    output wire [2:0]  piece,
    input  wire        take,
    output wire        exhausted
);

  reg  [7:0]  to_come;
  reg  [2:0]  row;
  reg  [7:0]  left;
  reg  [7:0]  bit0;
  reg  [7:0]  bit1;
  reg  [7:0]  bit2;

  reg  [7:0]  source;
  reg  [7:0]  below;
  wire [7:0]  nearest;
  reg  [3:0]  near_half;
  reg  [2:0]  next_row;
  reg  [7:0]  foreign;
  reg  [7:0]  own;
  reg  [7:0]  behind;
  wire [7:0]  lowest;
  wire [7:0]  rest;
  reg         goes;
  reg  [3:0]  half;
  reg  [3:0]  half0;
  reg  [3:0]  half1;
  reg  [3:0]  half2;
  reg  [1:0]  pair;
  reg  [1:0]  pair0;
  reg  [1:0]  pair1;
  reg  [1:0]  pair2;
  reg  [2:0]  file;
  reg  [2:0]  found;
  reg  [7:0]  to_come_next;
  reg  [2:0]  row_next;
  reg  [7:0]  left_next;
  reg  [7:0]  bit0_next;
  reg  [7:0]  bit1_next;
  reg  [7:0]  bit2_next;

  // The next rank with pieces, and its own ones.
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

  // Its number by halves: in the lower one, if anything is there.
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
    // White's ranks are numbered from the far one.
    if (!side) begin
      next_row = next_row ^ 3'd7;
    end
  end

  assign address = next_row;

  always @* begin
    foreign = planes[31:24];
    if (side) begin
      foreign = ~planes[31:24];
    end
  end

  always @* begin
    own = 8'd0;
    if (|source) begin
      own = (planes[7:0] | planes[15:8] | planes[23:16]) &
          (planes[7:0] | ~planes[15:8] | ~planes[23:16]) & ~foreign;
    end
  end

  // The next piece of the rank at hand.
  always @* begin
    behind = left | {left[6:0], 1'b0};
    behind = behind | {behind[5:0], 2'd0};
    behind = behind | {behind[3:0], 4'd0};
  end

  assign lowest = left & ~{behind[6:0], 1'b0};

  // Its file and type, by halves as well.
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

  assign piece = found;

  always @* begin
    kind = found;
    if (side & (found == 3'd1)) begin
      kind = 3'd7;
    end
  end

  assign square = {row, file};

  // With the last one gone, the next rank.
  assign rest = left ^ lowest;

  always @* begin
    to_come_next = to_come;
    row_next = row;
    left_next = left;
    bit0_next = bit0;
    bit1_next = bit1;
    bit2_next = bit2;
    goes = fresh | !(|left);
    if (take) begin
      left_next = rest;
      goes = !(|rest);
    end
    if (goes) begin
      left_next = own;
      row_next = next_row;
      bit0_next = planes[7:0];
      bit1_next = planes[15:8];
      bit2_next = planes[23:16];
      to_come_next = source ^ nearest;
    end
  end

  always @* begin
    ready = |left;
    if (hold) begin
      if (side) begin
        if (row == 3'd3) begin
          ready = 1'b0;
        end
      end else if (row == 3'd4) begin
        ready = 1'b0;
      end
    end
  end

  assign exhausted = !(|left) & !(|to_come);

  initial begin
    to_come = 8'd0;
    row = 3'd0;
    left = 8'd0;
    bit0 = 8'd0;
    bit1 = 8'd0;
    bit2 = 8'd0;
  end

  always @(posedge clock) begin
    to_come <= to_come_next;
    row <= row_next;
    left <= left_next;
    bit0 <= bit0_next;
    bit1 <= bit1_next;
    bit2 <= bit2_next;
  end

  // What nothing here reads.
  wire unused = &{1'b0, near_half[3], pair[1]};
endmodule

module fpgambit_movegen_first_rays (
    input  wire [2:0] piece,
    input  wire       black,
    input  wire [5:0] from,
    output reg  [7:0] rays
);

  wire [2:0]  file;
  wire [2:0]  rank;
  reg  [7:0]  jumps;
  reg  [7:0]  open;

  assign file = from[2:0];
  assign rank = from[5:3];

  always @* begin
    jumps = 8'hff;
    open = 8'hff;
    if (file == 3'd7) begin
      jumps = jumps & 8'h99;
      open = open & 8'h9e;
    end
    if (file >= 3'd6) begin
      jumps = jumps & 8'hf9;
    end
    if (file == 3'd0) begin
      jumps = jumps & 8'h66;
      open = open & 8'h6b;
    end
    if (file <= 3'd1) begin
      jumps = jumps & 8'hf6;
    end
    if (rank == 3'd7) begin
      jumps = jumps & 8'haa;
      open = open & 8'hcd;
    end
    if (rank >= 3'd6) begin
      jumps = jumps & 8'haf;
    end
    if (rank == 3'd0) begin
      jumps = jumps & 8'h55;
      open = open & 8'h37;
    end
    if (rank <= 3'd1) begin
      jumps = jumps & 8'h5f;
    end
  end

  always @* begin
    rays = 8'd0;
    if (piece == 3'd1) begin
      rays = {2'd0, open[5:4], 4'd0};
      if (black) begin
        rays = {open[7:6], 6'd0};
      end
    end
    if (piece == 3'd2) begin
      rays = jumps;
    end
    if (piece == 3'd3) begin
      rays = {open[7:4], 4'd0};
    end
    if (piece == 3'd4) begin
      rays = {4'd0, open[3:0]};
    end
    if ((piece == 3'd5) | (piece == 3'd6)) begin
      rays = open;
    end
  end
endmodule

module fpgambit_movegen_aim (
    input  wire        clock,
    input  wire        start,
    input  wire        over,
    input  wire [5:0]  king,
    input  wire        passant,
    input  wire        castles,
    input  wire [5:0]  target,
    output wire [3:0]  step,
    output wire [7:0]  file,
    output wire [7:0]  rank,
    output wire [14:0] rising,
    output wire [14:0] falling,
    output wire [7:0]  gone,
    output wire [7:0]  come
);

  reg  [3:0]  turn;
  reg  [3:0]  seen;
  reg  [7:0]  at_file;
  reg  [7:0]  at_rank;
  reg  [14:0] on_rising;
  reg  [14:0] on_falling;
  reg  [7:0]  left;
  reg  [7:0]  entered;

  reg  [2:0]  to_file;
  reg  [2:0]  to_rank;
  wire [7:0]  capture;

  // From step to step.
  always @(posedge clock) begin
    turn <= turn + 4'd1;
    if (turn == 4'd0) begin
      turn <= 4'd0;
    end
    if (turn == 4'd2) begin
      turn <= 4'd8;
    end
    if (turn == 4'd15) begin
      turn <= 4'd5;
      if (castles) begin
        turn <= 4'd3;
      end
    end
    if (turn == 4'd5) begin
      turn <= 4'd5;
    end
    if (start) begin
      turn <= 4'd8;
      if (passant) begin
        turn <= 4'd1;
      end
    end
    if (over) begin
      turn <= 4'd0;
    end
  end

  always @(posedge clock) begin
    seen <= turn;
    if (over) begin
      seen <= 4'd0;
    end
  end

  // The square of this step.
  always @* begin
    to_file = king[2:0];
    if (turn == 4'd3) begin
      to_file = 3'd6;
    end
    if (turn == 4'd4) begin
      to_file = 3'd2;
    end
    if ((turn == 4'd8) | (turn == 4'd13) | (turn == 4'd14)) begin
      to_file = king[2:0] + 3'd1;
    end
    if ((turn == 4'd10) | (turn == 4'd12) | (turn == 4'd15)) begin
      to_file = king[2:0] - 3'd1;
    end
  end

  always @* begin
    to_rank = king[5:3];
    if ((turn == 4'd9) | (turn == 4'd12) | (turn == 4'd13)) begin
      to_rank = king[5:3] + 3'd1;
    end
    if ((turn == 4'd11) | (turn == 4'd14) | (turn == 4'd15)) begin
      to_rank = king[5:3] - 3'd1;
    end
  end

  // An en passant capture takes two pawns off their rank and puts one on the target.
  assign capture = 8'd1 << target[2:0];

  always @(posedge clock) begin
    left <= 8'd0;
    entered <= 8'd0;
    if (turn == 4'd1) begin
      left <= capture | {1'b0, capture[7:1]};
      entered <= capture;
    end
    if (turn == 4'd2) begin
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
    on_rising = 15'd0;
    on_falling = 15'd0;
    left = 8'd0;
    entered = 8'd0;
  end

  always @(posedge clock) begin
    at_file <= 8'd1 << to_file;
    at_rank <= 8'd1 << to_rank;
    on_rising <= 15'd1 << ({1'b0, to_file} + 4'd7 - {1'b0, to_rank});
    on_falling <= 15'd1 << ({1'b0, to_file} + {1'b0, to_rank});
  end

  // What nothing here reads.
  wire unused = &{1'b0, target[5:3]};
endmodule

module fpgambit_movegen_lines (
    input  wire       clock,
    input  wire [7:0] at,
    input  wire [7:0] occupied,
    input  wire [7:0] enemies,
    input  wire       keep,
    output wire       up_hit,
    output wire       down_hit,
    output wire [7:0] pinned,
    output wire [7:0] check
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

  // From the centre over free squares to the first piece: one step, then two, then four at once.
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

  // And from the first piece to the next in the same way.
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

module fpgambit_movegen_king (
    input  wire        clock,
    input  wire        reset,
    input  wire        legal,
    input  wire        captures,
    input  wire [3:0]  step,
    input  wire [7:0]  file,
    input  wire [7:0]  rank,
    input  wire [7:0]  jump_files,
    input  wire [7:0]  jump_ranks,
    input  wire [7:0]  hits,
    input  wire        side,
    input  wire [5:0]  here,
    input  wire [5:0]  enemy_king,
    input  wire        right_short,
    input  wire        right_long,
    input  wire [7:0]  home,
    output wire [2:0]  look_up,
    input  wire [15:0] there,
    output wire        keep,
    output wire        checked,
    output wire        double_,
    output wire [7:0]  knight_files,
    output wire [7:0]  knight_ranks,
    output wire        left_legal,
    output wire        right_legal,
    output reg         found,
    output wire [15:0] word,
    output wire        visits,
    output wire        finished
);

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
  reg  [5:0]  to;
  reg         reached;
  reg         enemy;
  reg         on_board;
  reg         in_check;
  reg         in_double;
  reg  [7:0]  by_files;
  reg  [7:0]  by_ranks;
  reg         left_safe;
  reg         right_safe;
  reg         east_safe;
  reg         west_safe;

  wire [7:0]  enemy_file;
  wire [7:0]  enemy_rank;
  wire [7:0]  others;
  wire        by_knight;
  reg  [2:0]  to_file;
  reg  [2:0]  to_rank;
  reg         inside_;
  wire        occupied;
  wire        black;
  reg  [5:0]  goal;
  reg  [3:0]  code;

  // Along with the lines: knights in reach, and the enemy king.
  assign enemy_file = 8'd1 << enemy_king[2:0];
  assign enemy_rank = 8'd1 << enemy_king[5:3];

  always @(posedge clock) begin
    step1 <= step;
    step2 <= step1;
    step3 <= step2;
    if (reset) begin
      step1 <= 4'd0;
      step2 <= 4'd0;
      step3 <= 4'd0;
    end
  end

  // The verdict; on the king's own square it is kept.
  assign by_knight = |files2;
  assign others = hits & (hits - 8'd1);
  assign keep = step2 == 4'd0;

  always @(posedge clock) begin
    if (step2 == 4'd0) begin
      in_check <= (|hits) | by_knight;
      in_double <= (|others) | ((|hits) & by_knight) | (|(files2 & (files2 - 8'd1))) |
          (|(ranks2 & (ranks2 - 8'd1)));
      by_files <= files2;
      by_ranks <= ranks2;
    end
  end

  // The square that a step of the king leads to, and who stands there.
  always @* begin
    to_file = here[2:0];
    to_rank = here[5:3];
    inside_ = step2[3];
    if ((step2 == 4'd8) | (step2 == 4'd13) | (step2 == 4'd14)) begin
      to_file = here[2:0] + 3'd1;
      if (here[2:0] == 3'd7) begin
        inside_ = 1'b0;
      end
    end
    if ((step2 == 4'd10) | (step2 == 4'd12) | (step2 == 4'd15)) begin
      to_file = here[2:0] - 3'd1;
      if (here[2:0] == 3'd0) begin
        inside_ = 1'b0;
      end
    end
    if ((step2 == 4'd9) | (step2 == 4'd12) | (step2 == 4'd13)) begin
      to_rank = here[5:3] + 3'd1;
      if (here[5:3] == 3'd7) begin
        inside_ = 1'b0;
      end
    end
    if ((step2 == 4'd11) | (step2 == 4'd14) | (step2 == 4'd15)) begin
      to_rank = here[5:3] - 3'd1;
      if (here[5:3] == 3'd0) begin
        inside_ = 1'b0;
      end
    end
  end

  assign look_up = to_rank;
  assign occupied = there[{1'b0, to_file}];
  assign black = there[{1'b1, to_file}];

  // What follows from the verdict.
  always @* begin
    found = 1'b0;
    goal = to;
    code = 4'd0;
    if (enemy) begin
      code = 4'd4;
    end
    if (step3[3]) begin
      found = reached & (!attacked | !legal) & (enemy | !captures);
    end
    if (step3 == 4'd3) begin
      found = right_short & !(|home[6:5]) & !in_check & east_safe & !attacked & !captures;
      goal = {here[5:3], 3'd6};
      code = 4'd2;
    end
    if (step3 == 4'd4) begin
      found = right_long & !(|home[3:1]) & !in_check & west_safe & !attacked & !captures;
      goal = {here[5:3], 3'd2};
      code = 4'd3;
    end
  end

  always @(posedge clock) begin
    if (step3 == 4'd1) begin
      left_safe <= !attacked;
    end
  end

  always @(posedge clock) begin
    if (step3 == 4'd2) begin
      right_safe <= !attacked;
    end
  end

  always @(posedge clock) begin
    if (step3 == 4'd8) begin
      east_safe <= !attacked;
    end
  end

  always @(posedge clock) begin
    if (step3 == 4'd10) begin
      west_safe <= !attacked;
    end
  end

  assign word = {code, goal, here};
  assign visits = step3[3] & on_board;
  assign finished = (step == 4'd5) & (step3 == 4'd5);
  assign checked = in_check;
  assign double_ = in_double;
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
    to = 6'd0;
    reached = 1'b0;
    enemy = 1'b0;
    on_board = 1'b0;
    in_check = 1'b0;
    in_double = 1'b0;
    by_files = 8'd0;
    by_ranks = 8'd0;
    left_safe = 1'b0;
    right_safe = 1'b0;
    east_safe = 1'b0;
    west_safe = 1'b0;
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
    to <= {to_rank, to_file};
    reached <= inside_ & (!occupied | (black != side));
    enemy <= occupied & (black != side);
    on_board <= inside_;
  end

  // What nothing here reads.
  wire unused = &{1'b0, home[7], home[4], home[0]};
endmodule

module fpgambit_movegen_king_board (
    input  wire        clock,
    input  wire        write,
    input  wire [3:0]  write_address,
    input  wire [15:0] word,
    input  wire [3:0]  address,
    output reg  [15:0] data
);

  (* ram_style = "distributed" *)
  reg [15:0] words [0:15];
  integer index;

  initial for (index = 0; index < 16; index = index + 1) words[index] = 16'd0;

  always @(posedge clock) if (write) words[write_address] <= word;

  always @(*) data = words[address];
endmodule

module fpgambit_movegen_posdata (
    input  wire       clock,
    input  wire [7:0] begin_rays,
    input  wire [2:0] even_kind,
    input  wire [5:0] even_from,
    input  wire [5:0] even_at,
    input  wire       even_begins,
    input  wire       even_goes,
    input  wire       even_turns,
    output reg  [5:0] even_nextpos,
    output reg  [5:0] even_nextdir,
    output reg        even_last,
    output reg        even_home,
    input  wire [2:0] odd_kind,
    input  wire [5:0] odd_from,
    input  wire [5:0] odd_at,
    input  wire       odd_begins,
    input  wire       odd_goes,
    input  wire       odd_turns,
    output reg  [5:0] odd_nextpos,
    output reg  [5:0] odd_nextdir,
    output reg        odd_last,
    output reg        odd_home
);

  reg [11:0] entries [0:32767];

  initial begin
    $readmemh("posdata.mem", entries);
    {even_nextpos, even_nextdir} = 12'd0;
    {odd_nextpos, odd_nextdir} = 12'd0;
    {even_last, odd_last} = 2'b00;
    {even_home, odd_home} = 2'b00;
  end

  always @(posedge clock) {even_nextpos, even_nextdir} <= entries[{even_kind, even_from, even_at}];
  always @(posedge clock) {odd_nextpos, odd_nextdir} <= entries[{odd_kind, odd_from, odd_at}];

  always @(posedge clock) even_home <= even_at == even_from;
  always @(posedge clock) odd_home <= odd_at == odd_from;
  always @(posedge clock) {even_last, odd_last} <= 2'b00;

  // How a walk came to its square is not asked in a table.
  wire _unused = &{1'b0, begin_rays, even_begins, even_goes, even_turns, odd_begins, odd_goes,
    odd_turns};
endmodule

module fpgambit_movegen_lanes (
    input  wire        clock,
    input  wire        reset,
    input  wire        active,
    input  wire        legal,
    input  wire        captures,
    input  wire        side,
    input  wire        passant,
    input  wire [5:0]  target,
    input  wire [5:0]  king,
    output wire        wants,
    input  wire        offered,
    input  wire [5:0]  piece_square,
    input  wire [2:0]  piece_kind,
    output reg  [2:0]  next_kind,
    output reg  [5:0]  next_from,
    output reg  [5:0]  next_at,
    output wire        begins,
    output wire        goes,
    output wire        turns,
    input  wire [5:0]  nextpos,
    input  wire [5:0]  nextdir,
    input  wire        last,
    input  wire        home,
    output wire [3:0]  rank,
    input  wire [15:0] there,
    input  wire [7:0]  pinned_row,
    input  wire [7:0]  pinned_column,
    input  wire [7:0]  pinned_rising,
    input  wire [7:0]  pinned_falling,
    input  wire [7:0]  check_row,
    input  wire [7:0]  check_column,
    input  wire [7:0]  check_rising,
    input  wire [7:0]  check_falling,
    input  wire [7:0]  knight_files,
    input  wire [7:0]  knight_ranks,
    input  wire        checked,
    input  wire        double_,
    input  wire        left_legal,
    input  wire        right_legal,
    input  wire        room,
    output reg         found,
    output reg  [15:0] word,
    output wire        visits,
    output wire        quiet
);

  reg         busy;
  reg         starting;
  reg         pushing;
  reg  [2:0]  kind;
  reg  [5:0]  origin;
  reg  [5:0]  square;
  reg  [5:0]  capture;
  reg  [3:0]  origin_lines;
  reg         visited;
  reg  [5:0]  from;
  reg  [5:0]  to;
  reg  [3:0]  code;
  reg         reached;
  reg         in_passing;
  reg  [3:0]  from_lines;
  reg  [3:0]  to_lines;

  wire [2:0]  file;
  wire        occupied;
  wire        black;
  wire        enemy;
  wire        pawn;
  wire        parts;
  wire        ends;
  wire        takes;
  wire        aside;
  reg  [5:0]  other;
  reg  [5:0]  onward;
  reg  [5:0]  sidestep;
  reg         must_turn;
  reg         pushes;
  reg         twice;
  wire        promotes;
  wire [3:0]  rise;
  wire [3:0]  king_rise;
  wire [3:0]  fall;
  wire [3:0]  king_fall;
  reg  [3:0]  lines;
  wire [2:0]  from_file;
  wire [2:0]  from_rank;
  wire [2:0]  to_file;
  wire [2:0]  to_rank;
  reg  [3:0]  pin;
  wire        answers;
  wire        allowed;

  // What stands on the square.
  assign file = square[2:0];
  assign rank = {1'b0, square[5:3]};
  assign occupied = there[{1'b0, file}];
  assign black = there[{1'b1, file}];
  assign enemy = occupied & (black != side);
  assign pawn = (kind == 3'd1) | (kind == 3'd7);

  // Which of the king's lines the square is on: row, column, the diagonals.
  assign rise = {1'b0, file} - {1'b0, square[5:3]};
  assign king_rise = {1'b0, king[2:0]} - {1'b0, king[5:3]};
  assign fall = {1'b0, file} + {1'b0, square[5:3]};
  assign king_fall = {1'b0, king[2:0]} + {1'b0, king[5:3]};

  always @* begin
    lines = 4'd0;
    if (square[5:3] == king[5:3]) begin
      lines = lines | 4'd1;
    end
    if (file == king[2:0]) begin
      lines = lines | 4'd2;
    end
    if (rise == king_rise) begin
      lines = lines | 4'd4;
    end
    if (fall == king_fall) begin
      lines = lines | 4'd8;
    end
  end

  // Back on the piece's own square, or certain to be next: done, if not a pawn whose captures are
  // to come.
  assign parts = (home | last) & !starting & !pushing;
  assign ends = !busy | parts;
  assign wants = ends & room;
  assign takes = ends & room & offered;
  assign visits = busy & !starting & !home & room;

  // A pawn begins with its pushes: only those that promote, when captures are asked for.
  always @* begin
    pushes = 1'b0;
    twice = 1'b0;
    if (kind == 3'd1) begin
      pushes = !captures | (square[5:3] == 3'd6);
      twice = square[5:3] == 3'd2;
    end
    if (kind == 3'd7) begin
      pushes = !captures | (square[5:3] == 3'd1);
      twice = square[5:3] == 3'd5;
    end
  end

  // Where the walk goes: aside from the chain, or along it.
  assign aside = ends | !room;

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

  // The board's answer comes last: it only chooses.
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
  assign goes = !aside;

  always @(posedge clock) begin
    if (starting) begin
      capture <= nextdir;
      origin_lines <= lines;
    end
  end

  always @(posedge clock) begin
    if (room) begin
      starting <= 1'b0;
      if (starting) begin
        pushing <= pushes;
      end else if (turns) begin
        pushing <= 1'b0;
      end
      if (ends) begin
        busy <= offered & active;
        starting <= offered & active;
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

  // The move it would be.
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
    code <= 4'd0;
    if (enemy) begin
      code <= 4'd4;
    end
    if (pushing & (square[3] == origin[3])) begin
      code <= 4'd1;
    end
    if (promotes) begin
      code <= 4'd8;
      if (enemy) begin
        code <= 4'd12;
      end
    end
  end

  // Is the piece pinned, and to which lines?
  assign from_file = from[2:0];
  assign from_rank = from[5:3];

  always @* begin
    pin = 4'd0;
    if (pinned_row[from_file]) begin
      pin = pin | 4'd1;
    end
    if (pinned_column[from_rank]) begin
      pin = pin | 4'd2;
    end
    if (pinned_rising[from_rank]) begin
      pin = pin | 4'd4;
    end
    if (pinned_falling[from_rank]) begin
      pin = pin | 4'd8;
    end
  end

  // Does the move answer a check?
  assign to_file = to[2:0];
  assign to_rank = to[5:3];
  assign answers = (to_lines[0] & check_row[to_file]) | (to_lines[1] & check_column[to_rank]) |
      (to_lines[2] & check_rising[to_rank]) | (to_lines[3] & check_falling[to_rank]) |
      (knight_files[to_file] & knight_ranks[to_rank]);
  assign allowed = (!checked | (answers & !double_)) & !(|(pin & from_lines & ~to_lines));

  always @* begin
    found = visited & reached & (allowed | !legal);
    word = {code, to, from};
    if (in_passing) begin
      found = visited & !legal;
      if (from_file > to_file) begin
        if (right_legal) begin
          found = visited;
        end
      end else if (left_legal) begin
        found = visited;
      end
      word = {4'd5, to, from};
    end
  end

  assign quiet = !busy & !visited;

  initial begin
    busy = 1'b0;
    starting = 1'b0;
    pushing = 1'b0;
    kind = 3'd0;
    origin = 6'd0;
    square = 6'd0;
    capture = 6'd0;
    origin_lines = 4'd0;
    visited = 1'b0;
    from = 6'd0;
    to = 6'd0;
    code = 4'd0;
    reached = 1'b0;
    in_passing = 1'b0;
    from_lines = 4'd0;
    to_lines = 4'd0;
  end

  always @(posedge clock) begin
    kind <= next_kind;
    origin <= next_from;
    square <= next_at;
    from <= origin;
    to <= square;
    in_passing <= pawn & !pushing & passant & (square == target);
    from_lines <= origin_lines;
    to_lines <= lines;
  end
endmodule

module fpgambit_movegen_queues (
    input  wire       clock,
    input  wire       clear,
    input  wire       push,
    input  wire       pop,
    output wire [3:0] first,
    output wire [3:0] free,
    output wire       filled,
    output wire       room
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
    if (push) begin
      then_write = write + 4'd1;
    end
    if (pop) begin
      then_read = read + 4'd1;
    end
    if (clear) begin
      then_read = 4'd0;
      then_write = 4'd0;
    end
  end

  // By the count of the clock before, so that the sum is no part of a longer path.
  assign count = write - read;
  assign first = read;
  assign free = write;
  assign filled = some;
  assign room = roomy;

  initial begin
    read = 4'd0;
    write = 4'd0;
    some = 1'b0;
    roomy = 1'b0;
  end

  always @(posedge clock) begin
    read <= then_read;
    write <= then_write;
    some <= then_read != then_write;
    roomy <= count <= 4'd12;
  end
endmodule

module fpgambit_movegen_outlet (
    input  wire        clock,
    input  wire        reset,
    input  wire [4:0]  filled,
    output reg  [4:0]  chosen,
    input  wire [15:0] queued,
    input  wire        done,
    output wire        valid,
    input  wire        ready,
    output wire [15:0] data,
    output wire        last,
    output wire        drained
);

  reg         held;
  reg  [15:0] word;

  reg  [4:0]  passed;
  wire        repeats;
  wire        follows;
  wire        ends;
  wire        leaves;
  wire        takes;

  // A promotion is followed by the one to the next piece.
  assign repeats = word[15] & (word[13:12] != 2'd3);
  assign follows = repeats | (|filled);
  assign ends = !follows & done;
  assign leaves = held & (follows | done) & ready;

  always @* begin
    passed = filled | {filled[3:0], 1'b0};
    passed = passed | {passed[2:0], 2'd0};
    passed = passed | {passed[0], 4'd0};
  end

  // Whether all is done does not matter here: a word that is taken follows the one at hand.
  assign takes = !held | (ready & !repeats);

  // By itself: `queued` depends on it, and who simulates events would go round in circles.
  always @* begin
    chosen = 5'd0;
    if (takes) begin
      chosen = filled & ~{passed[3:0], 1'b0};
    end
  end

  always @(posedge clock) begin
    if (takes) begin
      if (|filled) begin
        held <= 1'b1;
        word <= queued;
      end else if (!held) begin
        held <= done;
        word <= 16'd0;
      end else if (done) begin
        held <= 1'b0;
      end
    end else if (ready) begin
      word <= word + 16'h1000;
    end
    if (reset) begin
      held <= 1'b0;
    end
  end

  assign valid = held & (follows | done);
  assign last = ends & held;
  assign data = word;
  assign drained = leaves & ends;

  initial begin
    held = 1'b0;
    word = 16'd0;
  end
endmodule

`default_nettype wire
