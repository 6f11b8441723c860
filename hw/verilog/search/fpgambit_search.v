// fpgambit_search: alpha-beta search with posdata walks and the single-counter method
//
// SPDX-License-Identifier: MIT OR Apache-2.0
//
// The unit takes jobs. A job is a position (the root), a depth in plies and a window from alpha to
// beta. The unit searches the root with alpha-beta and quiescence search, and returns the score,
// the best move and the number of nodes. The module searcher of fpgambit's software defines the
// rules of the search. The software returns the same three values for every job that is not
// cancelled. The moves come from the table posdata (Sandstroem, 1989), and the single-counter
// method (MATCOS-13) detects repetitions.
//
// Piece nibbles: 0 empty; 1 to 6 white pawn, knight, bishop, rook, queen, king; 9 to 14 black.
// State word: [0] side to move, 1 = black; [4:1] castling rights: [1] White on the king's side, [2]
// White on the queen's side, [3] Black on the king's side, [4] Black on the queen's side; [5] there
// is an en passant square; [11:6] that square; [18:12] half-move clock. Move word: [5:0] from,
// [11:6] to, [15:12] kind. Kinds: 0 quiet, 1 double push, 2 castling on the king's side, 3 castling
// on the queen's side, 4 capture, 5 en passant, 8 to 11 promotion to knight, bishop, rook, queen,
// 12 to 15 capture with promotion to the same pieces. Castling is the king's move. Move record:
// [5:0] from; [13:8] to; [19:16] flags; [23:20] nibble of the moving piece. If any flag is set, the
// position before the move cannot recur. Scores are signed 16-bit centipawns for the side to move.
// Being mated in p plies from the root scores p - 32,000; mating in p plies scores 32,000 - p.
//
// The game is the line of moves that leads to the root; the search needs it to detect repetitions.
// Push its moves before the first job on it. The unit keeps the game for later jobs. The record
// 0x080000, that of a null move, starts a new game. job_ready and push_ready are low during a job;
// if a push and a job are offered at once, the push takes precedence.
//
// Latency: a job takes 88 clocks before its first node. Then a node takes 9 clocks if it ends
// without trying a move, and typically 30 to 60 otherwise. cycles counts all clocks of the job;
// with POSDATA_ROM = 0 it can be smaller, with the same result. cancel ends a search before its
// next node, at most 250 clocks later; the unit then returns the best move so far with
// result_status 2. If the search is about to end anyway, it may still return result_status 0. A
// reset discards the search, a waiting result and the game.
//
// Preconditions: each side has one king. No pawn is on the first or last rank. For each castling
// right, the king and that rook are on their home squares. If there is an en passant square, the
// last move can have been a pawn's double push over that square. For the square e3, this means that
// Black is to move, e2 and e3 are empty, and a white pawn is on e4. The side not to move is not in
// check. The depth is at most 12 (larger values count as 12). alpha is below beta, and both are
// from -32,767 to 32,767. The number of reversible moves pushed since the last irreversible one is
// at most the half-move clock of the root. If a precondition is violated, cancel still ends the
// search. Its result is then meaningless, and only the pushed game can affect later jobs.
//
// Generated: do not edit. Made by:
//   fpgambit export --unit search --build compact --out DIR

`default_nettype none

module fpgambit_search #(
    // 1: Posdata as a memory with one port for each of two walks. 0: Posdata as logic that follows
    // each of two walks step by step.
    parameter POSDATA_ROM = 1,
    // posdata: 32,768 words {nextpos, nextdir}, address {piece, from, at}
    parameter POSDATA_FILE = "posdata.mem",
    // piece-squares: 448 words {endgame, middlegame}, 12 bits each with a sign, address {kind,
    // square as its owner sees it}
    parameter SQUARES_FILE = "squares.mem"
) (
    input  wire        clock,              // Clock, rising edge
    input  wire        reset,              // Synchronous reset: idle in the next cycle; discards
                                           // the search in progress, a waiting result and the game
    input  wire        cancel,             // While high: ends the search in progress before its
                                           // next node, and keeps the unit from accepting a job
    input  wire        push_valid,         // A move of the game is offered
    output wire        push_ready,         // The unit accepts the move at this edge if push_valid
                                           // is high; low during reset and a search
    input  wire [23:0] push_record,        // The move record of this move; the null move's record,
                                           // 0x080000, starts a new game
    input  wire        job_valid,          // A job is offered
    output wire        job_ready,          // The unit accepts the job at this edge if job_valid is
                                           // high; low during reset, cancel and a search, and while
                                           // push_valid is high
    input  wire [31:0] job_tag,            // Any number, returned with the result
    input  wire [31:0] job_rank_0,         // The root's board: ranks 1 to 8, eight piece nibbles
                                           // each, file a in bits 3 to 0
    input  wire [31:0] job_rank_1,         // The root's board: ranks 1 to 8, eight piece nibbles
                                           // each, file a in bits 3 to 0
    input  wire [31:0] job_rank_2,         // The root's board: ranks 1 to 8, eight piece nibbles
                                           // each, file a in bits 3 to 0
    input  wire [31:0] job_rank_3,         // The root's board: ranks 1 to 8, eight piece nibbles
                                           // each, file a in bits 3 to 0
    input  wire [31:0] job_rank_4,         // The root's board: ranks 1 to 8, eight piece nibbles
                                           // each, file a in bits 3 to 0
    input  wire [31:0] job_rank_5,         // The root's board: ranks 1 to 8, eight piece nibbles
                                           // each, file a in bits 3 to 0
    input  wire [31:0] job_rank_6,         // The root's board: ranks 1 to 8, eight piece nibbles
                                           // each, file a in bits 3 to 0
    input  wire [31:0] job_rank_7,         // The root's board: ranks 1 to 8, eight piece nibbles
                                           // each, file a in bits 3 to 0
    input  wire [31:0] job_state,          // The root's state word, of which only [18:0] are used
    input  wire [3:0]  job_depth,          // Depth in plies, 0 to 12, to which quiescence search is
                                           // added; larger values count as 12
    input  wire [15:0] job_alpha,          // Lower end of the window, signed centipawns
    input  wire [15:0] job_beta,           // Upper end of the window, signed centipawns
    input  wire [15:0] job_first,          // Move word of the root move to try first; 0 for none
    input  wire [31:0] job_nodes_low,      // Node limit, bits 31 to 0. If all 40 bits are 0, there
                                           // is no limit
    input  wire [7:0]  job_nodes_high,     // Node limit, bits 39 to 32
    output wire        result_valid,       // A result is offered; it holds until the sink accepts
                                           // it and does not depend on result_ready
    input  wire        result_ready,       // The sink accepts the offered result at this edge
    output wire [31:0] result_tag,         // The tag of the job
    output wire [15:0] result_score,       // Score for the root's side to move, signed centipawns
    output wire [1:0]  result_bound,       // How the score bounds the root's true score: 0 unknown,
                                           // 1 exact, 2 lower bound, 3 upper bound
    output reg  [15:0] result_best,        // Move word of the best root move; 0 for none
    output wire [31:0] result_nodes_low,   // Nodes entered, bits 31 to 0
    output wire [7:0]  result_nodes_high,  // Nodes entered, bits 39 to 32
    output wire [1:0]  result_status,      // Why the search ended: 0 done, 1 node limit reached, 2
                                           // cancelled
    output wire [31:0] cycles_low,         // Clocks of this job, from its acceptance to the first
                                           // offer of its result, inclusive: bits 31 to 0
    output wire [7:0]  cycles_high         // The same number of clocks: bits 39 to 32
);

  localparam [4:0] ENTRY_KIND = 5'd6;
  localparam [4:0] ENTRY_QUEEN = 5'd13;
  localparam [4:0] ENTRY_RANK = 5'd14;
  localparam [4:0] ENTRY_VALID = 5'd31;
  localparam [4:0] ENTRY_VICTIM = 5'd10;
  localparam [4:0] ENTRY_WAY = 5'd20;
  localparam [4:0] FRAME_MORE = 5'd28;
  localparam [3:0] KINGS_BLACK = 4'd6;
  localparam [3:0] MOVE_KIND_QUIET = 4'd0;
  localparam [3:0] MOVE_WORD_TO = 4'd6;
  localparam [3:0] NIBBLE_BLACK = 4'd8;
  localparam [4:0] PHASES_WORD_BLACK = 5'd9;
  localparam [4:0] PHASES_WORD_HOPELESS = 5'd18;
  localparam [2:0] PIECE_BISHOP = 3'd3;
  localparam [2:0] PIECE_KING = 3'd6;
  localparam [2:0] PIECE_KNIGHT = 3'd2;
  localparam [2:0] PIECE_PAWN = 3'd1;
  localparam [2:0] PIECE_QUEEN = 3'd5;
  localparam [2:0] PIECE_ROOK = 3'd4;
  localparam [4:0] STATE_WORD_HALF_MOVES = 5'd12;
  localparam [4:0] STATE_WORD_RIGHTS = 5'd1;
  localparam [4:0] STATE_WORD_SIDE = 5'd0;
  localparam [4:0] SUM_WORD_OTHER = 5'd18;
  localparam [4:0] WAY_DIAGONAL_UP = 5'd11;
  localparam [4:0] WAY_KING = 5'd19;
  localparam [4:0] WAY_KNIGHT = 5'd3;
  localparam [4:0] WAY_ROW = 5'd15;

  reg  [31:0] ranks_0;
  reg  [31:0] ranks_1;
  reg  [31:0] ranks_2;
  reg  [31:0] ranks_3;
  reg  [31:0] ranks_4;
  reg  [31:0] ranks_5;
  reg  [31:0] ranks_6;
  reg  [31:0] ranks_7;
  reg  [18:0] state;
  reg  [11:0] kings;
  reg  [31:0] tag;
  reg  [15:0] first;
  reg         root_black;
  reg         plain;
  reg         added;
  reg  [5:0]  added_square;

  reg  [31:0] coming_0;
  reg  [31:0] coming_1;
  reg  [31:0] coming_2;
  reg  [31:0] coming_3;
  reg  [31:0] coming_4;
  reg  [31:0] coming_5;
  reg  [31:0] coming_6;
  reg  [31:0] coming_7;
  wire        changes;
  wire        black;
  wire        next_black;
  reg  [5:0]  own_king;
  reg  [5:0]  other_king;
  wire [5:0]  scan_square;
  wire [5:0]  from;
  reg  [5:0]  to;
  wire [3:0]  kind;
  wire [4:0]  way;
  reg  [2:0]  mover;
  reg  [3:0]  mover_nibble;
  wire [4:0]  above;
  wire [4:0]  depth_of_stack;
  wire [6:0]  half_moves;
  wire [15:0] killer;
  reg  [5:0]  killer_to;
  reg  [5:0]  best_to;
  wire [31:0] middle_word;
  wire [31:0] end_word;
  wire [21:0] phases_word;
  wire [31:0] flags_word;
  wire        control_out_of_moves;
  reg         control_pieces;
  wire [3:0]  control_stacked_hopeless;
  wire        control_idle;
  wire        control_takes;
  wire        control_clears;
  wire        control_scans;
  wire [7:0]  control_count;
  wire [5:0]  control_ply;
  wire        control_makes;
  wire        control_passes;
  wire        control_stacks;
  wire        control_restores;
  wire        control_arrives;
  wire        control_making;
  wire        control_loads;
  wire        control_queries;
  wire        control_starts;
  wire        control_quiescent;
  wire        control_walking;
  wire [31:0] control_last;
  wire        control_kills;
  wire [12:0] control_flags;
  wire [31:0] control_window;
  wire [31:0] control_first;
  wire [3:0]  control_helpless;
  wire [31:0] control_result_best;
  wire        board_loader_begin;
  wire        board_loader_load;
  wire [3:0]  board_loader_address;
  wire [31:0] board_loader_word;
  wire        square_reader_write;
  reg  [5:0]  square_reader_square_0;
  reg  [5:0]  square_reader_square_1;
  wire [3:0]  square_reader_nibble_0;
  wire [3:0]  square_reader_nibble_1;
  wire [3:0]  square_reader_nibble_2;
  wire [3:0]  square_reader_nibble_3;
  reg  [5:0]  square_look_square;
  wire        square_look_attacked;
  wire        generator_load_ready;
  wire        generator_start_ready;
  wire        generator_move_valid;
  wire [15:0] generator_move_word;
  wire        generator_move_last;
  wire [15:0] generator_cycles;
  wire [15:0] generator_visited;
  wire        generator_board_ready;
  wire        move_ranker_word_valid;
  wire        move_ranker_root;
  wire        move_ranker_legal;
  wire        move_ranker_en_passant;
  wire        move_ranker_out_valid;
  wire [31:0] move_ranker_out_entry;
  wire        move_sorter_restored_more;
  wire [31:0] move_sorter_kept_0;
  wire [31:0] move_sorter_kept_1;
  wire [31:0] move_sorter_kept_2;
  wire [31:0] move_sorter_kept_3;
  wire        move_sorter_more;
  wire        make_move_ready;
  wire        make_board_valid;
  wire [31:0] make_board_rank_0;
  wire [31:0] make_board_rank_1;
  wire [31:0] make_board_rank_2;
  wire [31:0] make_board_rank_3;
  wire [31:0] make_board_rank_4;
  wire [31:0] make_board_rank_5;
  wire [31:0] make_board_rank_6;
  wire [31:0] make_board_rank_7;
  wire [31:0] make_board_state;
  wire [22:0] make_board_undo;
  wire [15:0] make_cycles;
  wire [2:0]  evaluator_victim;
  wire [8:0]  evaluator_restored_black;
  wire [17:0] evaluator_middle;
  wire [17:0] evaluator_end;
  wire [8:0]  evaluator_white_phase;
  wire [8:0]  evaluator_black_phase;
  wire [15:0] evaluator_value;
  wire        line_history_push;
  wire        line_history_settle;
  wire        line_history_reversible;
  wire [6:0]  line_history_restored_run;
  wire [5:0]  line_history_square_0;
  wire [5:0]  line_history_square_1;
  wire [5:0]  line_history_square_2;
  wire [5:0]  line_history_square_3;
  wire        line_history_read;
  wire [6:0]  line_history_run;
  wire        line_history_answered;
  wire        line_history_repeated;
  wire [31:0] stack_ranks_0_read_word_0;
  wire [31:0] stack_ranks_1_read_word_0;
  wire [31:0] stack_ranks_2_read_word_0;
  wire [31:0] stack_ranks_3_read_word_0;
  wire [31:0] stack_ranks_4_read_word_0;
  wire [31:0] stack_ranks_5_read_word_0;
  wire [31:0] stack_ranks_6_read_word_0;
  wire [31:0] stack_ranks_7_read_word_0;
  wire [31:0] stack_flags_read_word_0;
  wire [31:0] stack_window_read_word_0;
  wire [31:0] stack_first_read_word_0;
  wire [31:0] stack_middle_read_word_0;
  wire [31:0] stack_end_read_word_0;
  wire [21:0] stack_phases_read_word_0;
  wire [31:0] stack_last_read_word_0;
  wire [31:0] stack_kept_0_read_word_0;
  wire [31:0] stack_kept_1_read_word_0;
  wire [31:0] stack_kept_2_read_word_0;
  reg         killers_write;
  reg  [4:0]  killers_write_address;
  reg  [31:0] killers_write_word;
  wire [31:0] killers_read_word_0;

  fpgambit_search_control control (
      .clock(clock),
      .reset(reset),
      .cancel(cancel),
      .job_valid(job_valid),
      .job_depth(job_depth),
      .job_alpha(job_alpha),
      .job_beta(job_beta),
      .job_nodes_low(job_nodes_low),
      .job_nodes_high(job_nodes_high),
      .push_valid(push_valid),
      .result_ready(result_ready),
      .black(black),
      .value(evaluator_value),
      .attacked(square_look_attacked),
      .out_of_moves(control_out_of_moves),
      .pieces(control_pieces),
      .run(line_history_run),
      .answered(line_history_answered),
      .repeated(line_history_repeated),
      .loading(board_loader_load),
      .start_ready(generator_start_ready),
      .move_valid(generator_move_valid),
      .move_last(generator_move_last),
      .legal(move_ranker_legal),
      .legal_en_passant(move_ranker_en_passant),
      .next_entry(move_sorter_kept_0),
      .more(move_sorter_more),
      .board_valid(make_board_valid),
      .stacked_flags(stack_flags_read_word_0),
      .stacked_window(stack_window_read_word_0),
      .stacked_first(stack_first_read_word_0),
      .stacked_last(stack_last_read_word_0),
      .stacked_hopeless(control_stacked_hopeless),
      .job_ready(job_ready),
      .push_ready(push_ready),
      .idle(control_idle),
      .takes(control_takes),
      .clears(control_clears),
      .scans(control_scans),
      .count(control_count),
      .ply(control_ply),
      .makes(control_makes),
      .passes(control_passes),
      .stacks(control_stacks),
      .restores(control_restores),
      .arrives(control_arrives),
      .making(control_making),
      .loads(control_loads),
      .queries(control_queries),
      .starts(control_starts),
      .quiescent(control_quiescent),
      .walking(control_walking),
      .last(control_last),
      .kills(control_kills),
      .flags(control_flags),
      .window(control_window),
      .first(control_first),
      .helpless(control_helpless),
      .result_valid(result_valid),
      .result_score(result_score),
      .result_bound(result_bound),
      .result_best(control_result_best),
      .result_nodes_low(result_nodes_low),
      .result_nodes_high(result_nodes_high),
      .result_status(result_status),
      .cycles_low(cycles_low),
      .cycles_high(cycles_high)
  );

  fpgambit_search_board_loader board_loader (
      .clock(clock),
      .reset(reset),
      .begin_(board_loader_begin),
      .whole(control_takes),
      .coming_0(coming_0),
      .coming_1(coming_1),
      .coming_2(coming_2),
      .coming_3(coming_3),
      .coming_4(coming_4),
      .coming_5(coming_5),
      .coming_6(coming_6),
      .coming_7(coming_7),
      .rank_0(ranks_0),
      .rank_1(ranks_1),
      .rank_2(ranks_2),
      .rank_3(ranks_3),
      .rank_4(ranks_4),
      .rank_5(ranks_5),
      .rank_6(ranks_6),
      .rank_7(ranks_7),
      .state({13'd0, state}),
      .load(board_loader_load),
      .address(board_loader_address),
      .word(board_loader_word)
  );

  fpgambit_search_square_reader square_reader (
      .clock(clock),
      .write(square_reader_write),
      .write_rank(board_loader_address[2:0]),
      .word(board_loader_word),
      .read(1'b1),
      .square_0(square_reader_square_0),
      .square_1(square_reader_square_1),
      .square_2(line_history_square_2),
      .square_3(line_history_square_3),
      .nibble_0(square_reader_nibble_0),
      .nibble_1(square_reader_nibble_1),
      .nibble_2(square_reader_nibble_2),
      .nibble_3(square_reader_nibble_3)
  );

  fpgambit_search_square_look square_look (
      .clock(clock),
      .write(changes),
      .rank_0(coming_0),
      .rank_1(coming_1),
      .rank_2(coming_2),
      .rank_3(coming_3),
      .rank_4(coming_4),
      .rank_5(coming_5),
      .rank_6(coming_6),
      .rank_7(coming_7),
      .black(black),
      .enemy_king(other_king),
      .square(square_look_square),
      .attacked(square_look_attacked)
  );

  fpgambit_movegen_fast #(.POSDATA_ROM(POSDATA_ROM), .POSDATA_FILE(POSDATA_FILE)) generator (
      .clock(clock),
      .reset(reset),
      .load_valid(board_loader_load),
      .load_ready(generator_load_ready),
      .load_address(board_loader_address),
      .load_word(board_loader_word),
      .start_valid(control_starts),
      .start_ready(generator_start_ready),
      .start_legal(1'b1),
      .start_captures(control_quiescent),
      .move_valid(generator_move_valid),
      .move_ready(1'b1),
      .move_word(generator_move_word),
      .move_last(generator_move_last),
      .cycles(generator_cycles),
      .visited(generator_visited),
      .board_valid(1'b0),
      .board_ready(generator_board_ready),
      .board_rank_0(32'd0),
      .board_rank_1(32'd0),
      .board_rank_2(32'd0),
      .board_rank_3(32'd0),
      .board_rank_4(32'd0),
      .board_rank_5(32'd0),
      .board_rank_6(32'd0),
      .board_rank_7(32'd0),
      .board_state(32'd0)
  );

  fpgambit_search_move_ranker move_ranker (
      .clock(clock),
      .reset(reset),
      .word_valid(move_ranker_word_valid),
      .word(generator_move_word),
      .black(black),
      .quiescent(control_quiescent),
      .root(move_ranker_root),
      .first(first),
      .killers(killers_read_word_0),
      .on_from(square_reader_nibble_0),
      .on_to(square_reader_nibble_1),
      .attacked(square_look_attacked),
      .legal(move_ranker_legal),
      .en_passant(move_ranker_en_passant),
      .out_valid(move_ranker_out_valid),
      .out_entry(move_ranker_out_entry)
  );

  fpgambit_search_move_sorter move_sorter (
      .clock(clock),
      .clear(control_starts),
      .in_valid(move_ranker_out_valid),
      .in_entry(move_ranker_out_entry),
      .last(control_last),
      .pop(control_makes),
      .restore(control_restores),
      .restored_0(stack_kept_0_read_word_0),
      .restored_1(stack_kept_1_read_word_0),
      .restored_2(stack_kept_2_read_word_0),
      .restored_more(move_sorter_restored_more),
      .kept_0(move_sorter_kept_0),
      .kept_1(move_sorter_kept_1),
      .kept_2(move_sorter_kept_2),
      .kept_3(move_sorter_kept_3),
      .more(move_sorter_more)
  );

  fpgambit_make make (
      .clock(clock),
      .reset(reset),
      .move_valid(control_makes),
      .move_ready(make_move_ready),
      .move_back(1'b0),
      .move_word({kind, to, from}),
      .move_undo(23'd0),
      .move_rank_0(ranks_0),
      .move_rank_1(ranks_1),
      .move_rank_2(ranks_2),
      .move_rank_3(ranks_3),
      .move_rank_4(ranks_4),
      .move_rank_5(ranks_5),
      .move_rank_6(ranks_6),
      .move_rank_7(ranks_7),
      .move_state({13'd0, state}),
      .board_valid(make_board_valid),
      .board_ready(1'b1),
      .board_rank_0(make_board_rank_0),
      .board_rank_1(make_board_rank_1),
      .board_rank_2(make_board_rank_2),
      .board_rank_3(make_board_rank_3),
      .board_rank_4(make_board_rank_4),
      .board_rank_5(make_board_rank_5),
      .board_rank_6(make_board_rank_6),
      .board_rank_7(make_board_rank_7),
      .board_state(make_board_state),
      .board_undo(make_board_undo),
      .cycles(make_cycles)
  );

  fpgambit_search_evaluator #(.SQUARES_FILE(SQUARES_FILE)) evaluator (
      .clock(clock),
      .clear(control_clears),
      .add(added),
      .add_nibble(square_reader_nibble_0),
      .add_square(added_square),
      .begin_(control_makes),
      .from(from),
      .to(to),
      .kind(kind),
      .mover(mover_nibble),
      .victim(evaluator_victim),
      .restore(control_restores),
      .restored_middle(stack_middle_read_word_0[17:0]),
      .restored_end(stack_end_read_word_0[17:0]),
      .restored_white(stack_phases_read_word_0[8:0]),
      .restored_black(evaluator_restored_black),
      .black(next_black),
      .middle(evaluator_middle),
      .end_(evaluator_end),
      .white_phase(evaluator_white_phase),
      .black_phase(evaluator_black_phase),
      .value(evaluator_value)
  );

  fpgambit_search_line_history line_history (
      .clock(clock),
      .reset(reset),
      .idle(control_idle),
      .push(line_history_push),
      .push_record(push_record),
      .make(control_stacks),
      .from(from),
      .to(to),
      .piece(mover_nibble),
      .settle(line_history_settle),
      .reversible(line_history_reversible),
      .unmake(control_restores),
      .restored_run(line_history_restored_run),
      .black(black),
      .start(control_queries),
      .square_0(line_history_square_0),
      .square_1(line_history_square_1),
      .square_2(line_history_square_2),
      .square_3(line_history_square_3),
      .read(line_history_read),
      .on_0(square_reader_nibble_0),
      .on_1(square_reader_nibble_1),
      .on_2(square_reader_nibble_2),
      .on_3(square_reader_nibble_3),
      .run(line_history_run),
      .answered(line_history_answered),
      .repeated(line_history_repeated)
  );

  fpgambit_search_stack_ranks stack_ranks_0 (
      .clock(clock),
      .write(control_stacks),
      .write_address(depth_of_stack),
      .write_word(ranks_0),
      .read(1'b1),
      .read_address_0(above),
      .read_word_0(stack_ranks_0_read_word_0)
  );

  fpgambit_search_stack_ranks stack_ranks_1 (
      .clock(clock),
      .write(control_stacks),
      .write_address(depth_of_stack),
      .write_word(ranks_1),
      .read(1'b1),
      .read_address_0(above),
      .read_word_0(stack_ranks_1_read_word_0)
  );

  fpgambit_search_stack_ranks stack_ranks_2 (
      .clock(clock),
      .write(control_stacks),
      .write_address(depth_of_stack),
      .write_word(ranks_2),
      .read(1'b1),
      .read_address_0(above),
      .read_word_0(stack_ranks_2_read_word_0)
  );

  fpgambit_search_stack_ranks stack_ranks_3 (
      .clock(clock),
      .write(control_stacks),
      .write_address(depth_of_stack),
      .write_word(ranks_3),
      .read(1'b1),
      .read_address_0(above),
      .read_word_0(stack_ranks_3_read_word_0)
  );

  fpgambit_search_stack_ranks stack_ranks_4 (
      .clock(clock),
      .write(control_stacks),
      .write_address(depth_of_stack),
      .write_word(ranks_4),
      .read(1'b1),
      .read_address_0(above),
      .read_word_0(stack_ranks_4_read_word_0)
  );

  fpgambit_search_stack_ranks stack_ranks_5 (
      .clock(clock),
      .write(control_stacks),
      .write_address(depth_of_stack),
      .write_word(ranks_5),
      .read(1'b1),
      .read_address_0(above),
      .read_word_0(stack_ranks_5_read_word_0)
  );

  fpgambit_search_stack_ranks stack_ranks_6 (
      .clock(clock),
      .write(control_stacks),
      .write_address(depth_of_stack),
      .write_word(ranks_6),
      .read(1'b1),
      .read_address_0(above),
      .read_word_0(stack_ranks_6_read_word_0)
  );

  fpgambit_search_stack_ranks stack_ranks_7 (
      .clock(clock),
      .write(control_stacks),
      .write_address(depth_of_stack),
      .write_word(ranks_7),
      .read(1'b1),
      .read_address_0(above),
      .read_word_0(stack_ranks_7_read_word_0)
  );

  fpgambit_search_stack_ranks stack_flags (
      .clock(clock),
      .write(control_stacks),
      .write_address(depth_of_stack),
      .write_word(flags_word),
      .read(1'b1),
      .read_address_0(above),
      .read_word_0(stack_flags_read_word_0)
  );

  fpgambit_search_stack_ranks stack_window (
      .clock(clock),
      .write(control_stacks),
      .write_address(depth_of_stack),
      .write_word(control_window),
      .read(1'b1),
      .read_address_0(above),
      .read_word_0(stack_window_read_word_0)
  );

  fpgambit_search_stack_ranks stack_first (
      .clock(clock),
      .write(control_stacks),
      .write_address(depth_of_stack),
      .write_word(control_first),
      .read(1'b1),
      .read_address_0(above),
      .read_word_0(stack_first_read_word_0)
  );

  fpgambit_search_stack_ranks stack_middle (
      .clock(clock),
      .write(control_stacks),
      .write_address(depth_of_stack),
      .write_word(middle_word),
      .read(1'b1),
      .read_address_0(above),
      .read_word_0(stack_middle_read_word_0)
  );

  fpgambit_search_stack_ranks stack_end (
      .clock(clock),
      .write(control_stacks),
      .write_address(depth_of_stack),
      .write_word(end_word),
      .read(1'b1),
      .read_address_0(above),
      .read_word_0(stack_end_read_word_0)
  );

  fpgambit_search_stack_phases stack_phases (
      .clock(clock),
      .write(control_stacks),
      .write_address(depth_of_stack),
      .write_word(phases_word),
      .read(1'b1),
      .read_address_0(above),
      .read_word_0(stack_phases_read_word_0)
  );

  fpgambit_search_stack_ranks stack_last (
      .clock(clock),
      .write(control_stacks),
      .write_address(depth_of_stack),
      .write_word(move_sorter_kept_0),
      .read(1'b1),
      .read_address_0(above),
      .read_word_0(stack_last_read_word_0)
  );

  fpgambit_search_stack_ranks stack_kept_0 (
      .clock(clock),
      .write(control_stacks),
      .write_address(depth_of_stack),
      .write_word(move_sorter_kept_1),
      .read(1'b1),
      .read_address_0(above),
      .read_word_0(stack_kept_0_read_word_0)
  );

  fpgambit_search_stack_ranks stack_kept_1 (
      .clock(clock),
      .write(control_stacks),
      .write_address(depth_of_stack),
      .write_word(move_sorter_kept_2),
      .read(1'b1),
      .read_address_0(above),
      .read_word_0(stack_kept_1_read_word_0)
  );

  fpgambit_search_stack_ranks stack_kept_2 (
      .clock(clock),
      .write(control_stacks),
      .write_address(depth_of_stack),
      .write_word(move_sorter_kept_3),
      .read(1'b1),
      .read_address_0(above),
      .read_word_0(stack_kept_2_read_word_0)
  );

  fpgambit_search_stack_ranks killers (
      .clock(clock),
      .write(killers_write),
      .write_address(killers_write_address),
      .write_word(killers_write_word),
      .read(1'b1),
      .read_address_0(depth_of_stack),
      .read_word_0(killers_read_word_0)
  );

  // The node's board and state.
  assign black = state[STATE_WORD_SIDE];
  assign next_black = black ^ control_making;
  assign changes = control_takes | control_arrives | control_restores;

  always @* begin
    coming_0 = ranks_0;
    if (control_arrives) begin
      coming_0 = make_board_rank_0;
    end
    if (control_restores) begin
      coming_0 = stack_ranks_0_read_word_0;
    end
    if (control_takes) begin
      coming_0 = job_rank_0;
    end
  end

  always @* begin
    coming_1 = ranks_1;
    if (control_arrives) begin
      coming_1 = make_board_rank_1;
    end
    if (control_restores) begin
      coming_1 = stack_ranks_1_read_word_0;
    end
    if (control_takes) begin
      coming_1 = job_rank_1;
    end
  end

  always @* begin
    coming_2 = ranks_2;
    if (control_arrives) begin
      coming_2 = make_board_rank_2;
    end
    if (control_restores) begin
      coming_2 = stack_ranks_2_read_word_0;
    end
    if (control_takes) begin
      coming_2 = job_rank_2;
    end
  end

  always @* begin
    coming_3 = ranks_3;
    if (control_arrives) begin
      coming_3 = make_board_rank_3;
    end
    if (control_restores) begin
      coming_3 = stack_ranks_3_read_word_0;
    end
    if (control_takes) begin
      coming_3 = job_rank_3;
    end
  end

  always @* begin
    coming_4 = ranks_4;
    if (control_arrives) begin
      coming_4 = make_board_rank_4;
    end
    if (control_restores) begin
      coming_4 = stack_ranks_4_read_word_0;
    end
    if (control_takes) begin
      coming_4 = job_rank_4;
    end
  end

  always @* begin
    coming_5 = ranks_5;
    if (control_arrives) begin
      coming_5 = make_board_rank_5;
    end
    if (control_restores) begin
      coming_5 = stack_ranks_5_read_word_0;
    end
    if (control_takes) begin
      coming_5 = job_rank_5;
    end
  end

  always @* begin
    coming_6 = ranks_6;
    if (control_arrives) begin
      coming_6 = make_board_rank_6;
    end
    if (control_restores) begin
      coming_6 = stack_ranks_6_read_word_0;
    end
    if (control_takes) begin
      coming_6 = job_rank_6;
    end
  end

  always @* begin
    coming_7 = ranks_7;
    if (control_arrives) begin
      coming_7 = make_board_rank_7;
    end
    if (control_restores) begin
      coming_7 = stack_ranks_7_read_word_0;
    end
    if (control_takes) begin
      coming_7 = job_rank_7;
    end
  end

  assign half_moves = state[STATE_WORD_HALF_MOVES +: 7];

  always @(posedge clock) begin
    if (control_passes) begin
      state <= {half_moves + 7'd1, {7'd0, state[4:0]} ^ 12'd1};
      if (&half_moves) begin
        state <= {half_moves, {7'd0, state[4:0]} ^ 12'd1};
      end
    end
    if (control_arrives) begin
      state <= make_board_state[18:0];
    end
    if (control_restores) begin
      state <= stack_flags_read_word_0[18:0];
    end
    if (control_takes) begin
      state <= job_state[18:0];
      tag <= job_tag;
      first <= job_first;
      root_black <= job_state[STATE_WORD_SIDE];
    end
  end

  // The next move to try.
  assign from = move_sorter_kept_0[5:0];

  always @* begin
    to = move_sorter_kept_0[ENTRY_RANK +: 6];
    if (black) begin
      to = move_sorter_kept_0[ENTRY_RANK +: 6] ^ 6'd56;
    end
  end

  assign kind = move_sorter_kept_0[ENTRY_KIND +: 4];
  assign way = move_sorter_kept_0[ENTRY_WAY +: 5];

  always @* begin
    mover = PIECE_KING;
    if (way < WAY_KING) begin
      mover = PIECE_ROOK;
    end
    if (way < WAY_ROW) begin
      mover = PIECE_BISHOP;
    end
    if (way < WAY_DIAGONAL_UP) begin
      mover = PIECE_KNIGHT;
    end
    if (way < WAY_KNIGHT) begin
      mover = PIECE_PAWN;
    end
    if (move_sorter_kept_0[ENTRY_QUEEN]) begin
      mover = PIECE_QUEEN;
    end
  end

  always @* begin
    mover_nibble = {1'b0, mover};
    if (black) begin
      mover_nibble = {1'b0, mover} | NIBBLE_BLACK;
    end
  end

  // Where the kings are.
  always @* begin
    own_king = kings[5:0];
    other_king = kings[KINGS_BLACK +: 6];
    if (next_black) begin
      own_king = kings[KINGS_BLACK +: 6];
      other_king = kings[5:0];
    end
  end

  always @(posedge clock) begin
    if (control_makes & (mover == PIECE_KING)) begin
      kings <= {kings[11:6], to};
      if (black) begin
        kings <= {to, kings[5:0]};
      end
    end
    if (control_restores) begin
      kings <= stack_end_read_word_0[SUM_WORD_OTHER +: 12];
    end
    if (added & (square_reader_nibble_0[2:0] == PIECE_KING)) begin
      kings <= {kings[11:6], added_square};
      if (square_reader_nibble_0[3]) begin
        kings <= {added_square, kings[5:0]};
      end
    end
  end

  // Its value.
  assign evaluator_victim = move_sorter_kept_0[ENTRY_VICTIM +: 3];
  assign evaluator_restored_black = stack_phases_read_word_0[PHASES_WORD_BLACK +: 9];

  // The boards of the others: the generator's, and the squares that are read.
  assign board_loader_begin = control_loads | control_takes;
  assign scan_square = control_count[5:0] - 6'd16;
  assign square_reader_write = board_loader_load & !board_loader_address[3];

  always @* begin
    square_reader_square_0 = line_history_square_0;
    square_reader_square_1 = line_history_square_1;
    if (control_walking) begin
      square_reader_square_0 = generator_move_word[5:0];
      square_reader_square_1 = generator_move_word[MOVE_WORD_TO +: 6];
    end
    if (control_scans) begin
      square_reader_square_0 = scan_square;
    end
  end

  // What is attacked: the king, or where a move goes.
  always @* begin
    square_look_square = own_king;
    if (control_walking) begin
      square_look_square = generator_move_word[MOVE_WORD_TO +: 6];
    end
  end

  // The order of the moves.
  assign move_ranker_word_valid = control_walking & generator_move_valid;
  assign move_ranker_root = !(|control_ply);
  assign move_sorter_restored_more = stack_flags_read_word_0[FRAME_MORE];

  // The game and the line.
  assign line_history_push = push_ready & push_valid;

  always @(posedge clock) begin
    if (control_makes) begin
      plain <= (kind == MOVE_KIND_QUIET) & (mover != PIECE_PAWN) & !control_flags[6];
    end
  end

  assign line_history_settle = control_arrives | control_passes;
  assign line_history_reversible = control_arrives & plain &
      (make_board_state[STATE_WORD_RIGHTS +: 4] == state[STATE_WORD_RIGHTS +: 4]);
  assign line_history_restored_run = stack_middle_read_word_0[SUM_WORD_OTHER +: 7];

  // The stack: what is written is the node's, what is read its parent's.
  assign depth_of_stack = control_ply[4:0];
  assign above = depth_of_stack - 5'd1;
  assign flags_word = {control_flags, state};
  assign middle_word = {7'd0, line_history_run, evaluator_middle};
  assign end_word = {2'd0, kings, evaluator_end};
  assign phases_word = {control_helpless, evaluator_black_phase, evaluator_white_phase};

  // Killers, by ply; none when a search begins.
  always @* begin
    killer_to = control_last[ENTRY_RANK +: 6];
    if (black) begin
      killer_to = control_last[ENTRY_RANK +: 6] ^ 6'd56;
    end
  end

  assign killer = {control_last[ENTRY_KIND +: 4], killer_to, control_last[5:0]};

  always @* begin
    killers_write = control_kills & (killers_read_word_0[15:0] != killer);
    killers_write_address = depth_of_stack;
    killers_write_word = {killers_read_word_0[15:0], killer};
    if (control_scans) begin
      killers_write = 1'b1;
      killers_write_address = control_count[4:0];
      killers_write_word = 32'd0;
    end
  end

  assign control_out_of_moves = half_moves > 7'd99;

  always @* begin
    control_pieces = |evaluator_white_phase;
    if (black) begin
      control_pieces = |evaluator_black_phase;
    end
  end

  assign control_stacked_hopeless = stack_phases_read_word_0[PHASES_WORD_HOPELESS +: 4];
  assign result_tag = tag;

  always @* begin
    best_to = control_result_best[ENTRY_RANK +: 6];
    if (root_black) begin
      best_to = control_result_best[ENTRY_RANK +: 6] ^ 6'd56;
    end
  end

  always @* begin
    result_best = 16'd0;
    if (control_result_best[ENTRY_VALID]) begin
      result_best = {control_result_best[ENTRY_KIND +: 4], best_to, control_result_best[5:0]};
    end
  end

  initial begin
    ranks_0 = 32'd0;
    ranks_1 = 32'd0;
    ranks_2 = 32'd0;
    ranks_3 = 32'd0;
    ranks_4 = 32'd0;
    ranks_5 = 32'd0;
    ranks_6 = 32'd0;
    ranks_7 = 32'd0;
    state = 19'd0;
    kings = 12'd0;
    tag = 32'd0;
    first = 16'd0;
    root_black = 1'b0;
    plain = 1'b0;
    added = 1'b0;
    added_square = 6'd0;
  end

  always @(posedge clock) begin
    ranks_0 <= coming_0;
    ranks_1 <= coming_1;
    ranks_2 <= coming_2;
    ranks_3 <= coming_3;
    ranks_4 <= coming_4;
    ranks_5 <= coming_5;
    ranks_6 <= coming_6;
    ranks_7 <= coming_7;
    added <= control_scans;
    added_square <= scan_square;
  end

  // What nothing here reads.
  wire unused = &{1'b0, job_state[31:19], control_count[7:6], control_result_best[30:20],
      control_result_best[13:10], generator_load_ready, generator_cycles, generator_visited,
      generator_board_ready, make_move_ready, make_board_state[31:19], make_board_undo,
      make_cycles, line_history_read, stack_middle_read_word_0[31:25],
      stack_end_read_word_0[31:30]};
endmodule

`line 1124 "fpgambit_search_control.v" 0
// Traverses the tree by the rules of the engine's searcher: it holds the node's window, depth and
// flags, and controls all other blocks.
module fpgambit_search_control (
    input  wire        clock,              // Clock
    input  wire        reset,              // Synchronous reset: idle
    input  wire        cancel,             // Ends the search before its next node
    input  wire        job_valid,          // A job is offered
    input  wire [3:0]  job_depth,          // The job's depth
    input  wire [15:0] job_alpha,          // Lower end of the job's window
    input  wire [15:0] job_beta,           // Upper end of the job's window
    input  wire [31:0] job_nodes_low,      // The job's node limit, bits 31 to 0
    input  wire [7:0]  job_nodes_high,     // Bits 39 to 32
    input  wire        push_valid,         // A move of the game is offered
    input  wire        result_ready,       // The result is accepted
    input  wire        black,              // Black is to move
    input  wire [15:0] value,              // The node's value
    input  wire        attacked,           // The king of the side to move is attacked
    input  wire        out_of_moves,       // The half-move clock is 100 or more
    input  wire        pieces,             // The side to move has pieces other than king and pawns
    input  wire [6:0]  run,                // Number of reversible moves that led to the node
    input  wire        answered,           // The repetition walk has ended
    input  wire        repeated,           // The position is a repetition
    input  wire        loading,            // A word of the board is being sent to the generator
    input  wire        start_ready,        // The generator can start
    input  wire        move_valid,         // The generator offers a move
    input  wire        move_last,          // The move is the generation's last
    input  wire        legal,              // A legal move was found
    input  wire        legal_en_passant,   // A legal move captures en passant
    input  wire [31:0] next_entry,         // The next move to try
    input  wire        more,               // The node has more moves than the sorter holds
    input  wire        board_valid,        // The board after the move is available
    input  wire [31:0] stacked_flags,      // The parent's flags, from the stack
    input  wire [31:0] stacked_window,     // The parent's window
    input  wire [31:0] stacked_first,      // The parent's first alpha, and its value plus the
                                           // margin of delta pruning
    input  wire [31:0] stacked_last,       // The move that the parent is trying
    input  wire [3:0]  stacked_hopeless,   // Victims whose capture cannot raise the parent's alpha
    output wire        job_ready,          // The job is accepted if job_valid is high
    output wire        push_ready,         // The move of the game is accepted if push_valid is high
    output wire        idle,               // No search is running; a result may still be waiting
    output wire        takes,              // A job is accepted
    output wire        clears,             // Resets the sums; lasts until no move interrupted by a
                                           // reset can still arrive
    output wire        scans,              // A square of the root is read
    output wire [7:0]  count,              // Clocks of the root scan
    output wire [5:0]  ply,                // The node's ply
    output reg         makes,              // The next move is made
    output reg         passes,             // The side to move passes
    output wire        stacks,             // The node is pushed on the stack
    output reg         restores,           // The parent is popped from the stack
    output reg         arrives,            // The board after the move is stored
    output wire        making,             // A move is being made
    output reg         loads,              // The board is sent to the generator
    output reg         queries,            // The repetition walk starts
    output reg         starts,             // A generation is requested
    output wire        quiescent,          // The generation is captures only
    output wire        walking,            // The generator delivers moves
    output wire [31:0] last,               // The move tried last
    output reg         kills,              // The move tried last becomes a killer
    output reg  [12:0] flags,              // The node's flags, for the stack
    output wire [31:0] window,             // The node's window, for the stack
    output wire [31:0] first,              // The node's first alpha, and its value plus the margin
                                           // of delta pruning, for the stack
    output wire [3:0]  helpless,           // Victims whose capture cannot raise the node's alpha,
                                           // for the stack
    output wire        result_valid,       // The result is offered
    output wire [15:0] result_score,       // Score of the result
    output reg  [1:0]  result_bound,       // How the score bounds the root's true score
    output wire [31:0] result_best,        // The entry of the best move
    output wire [31:0] result_nodes_low,   // Nodes entered, bits 31 to 0
    output wire [7:0]  result_nodes_high,  // Bits 39 to 32
    output wire [1:0]  result_status,      // Reason for the end
    output wire [31:0] cycles_low,         // Clocks of the job, bits 31 to 0
    output wire [7:0]  cycles_high         // Bits 39 to 32
);

  localparam [1:0] BOUND_EXACT = 2'd1;
  localparam [1:0] BOUND_LOWER = 2'd2;
  localparam [1:0] BOUND_NONE = 2'd0;
  localparam [1:0] BOUND_UPPER = 2'd3;
  localparam [4:0] ENTRY_STAGE = 5'd28;
  localparam [4:0] ENTRY_VALID = 5'd31;
  localparam [4:0] ENTRY_VICTIM = 5'd10;
  localparam [4:0] FRAME_CHECK = 5'd23;
  localparam [4:0] FRAME_DEPTH = 5'd19;
  localparam [4:0] FRAME_EN_PASSANT = 5'd25;
  localparam [4:0] FRAME_PASSED = 5'd27;
  localparam [4:0] FRAME_PASSING = 5'd26;
  localparam [4:0] FRAME_QUIESCENT = 5'd24;
  localparam [4:0] HALVES_UPPER = 5'd16;
  localparam [3:0] PHASE_ANSWERING = 4'd14;
  localparam [3:0] PHASE_ARRIVING = 4'd3;
  localparam [3:0] PHASE_CUTTING = 4'd13;
  localparam [3:0] PHASE_DECIDING = 4'd4;
  localparam [3:0] PHASE_DRAINING = 4'd8;
  localparam [3:0] PHASE_IDLE = 4'd0;
  localparam [3:0] PHASE_LEAVING = 4'd11;
  localparam [3:0] PHASE_LOADING = 4'd6;
  localparam [3:0] PHASE_MAKING = 4'd2;
  localparam [3:0] PHASE_PASSING = 4'd5;
  localparam [3:0] PHASE_REFILLING = 4'd10;
  localparam [3:0] PHASE_SCANNING = 4'd1;
  localparam [3:0] PHASE_TRYING = 4'd9;
  localparam [3:0] PHASE_WALKING = 4'd7;
  localparam [3:0] PHASE_WEIGHING = 4'd12;
  localparam [2:0] PIECE_BISHOP = 3'd3;
  localparam [2:0] PIECE_KNIGHT = 3'd2;
  localparam [2:0] PIECE_QUEEN = 3'd5;
  localparam [2:0] PIECE_ROOK = 3'd4;
  localparam [15:0] SCORE_DELTA = 16'h0096;
  localparam [15:0] SCORE_MATED = 16'h8300;
  localparam [15:0] SCORE_SIGN = 16'h8000;
  localparam [1:0] SEARCH_STATUS_CANCELLED = 2'd2;
  localparam [1:0] SEARCH_STATUS_DONE = 2'd0;
  localparam [1:0] SEARCH_STATUS_NODE_LIMIT = 2'd1;
  localparam [2:0] STAGE_CAPTURE = 3'd2;
  localparam [16:0] WIDE_SCORE_FUTILITY = 17'h0_0096;
  localparam [16:0] WIDE_SCORE_REVERSE_ONE = 17'h0_0050;
  localparam [16:0] WIDE_SCORE_REVERSE_THREE = 17'h0_00f0;
  localparam [16:0] WIDE_SCORE_REVERSE_TWO = 17'h0_00a0;
  localparam [16:0] WIDE_SCORE_SIGN = 17'h1_0000;

  reg  [3:0]  phase;
  reg  [7:0]  scanned;
  reg  [5:0]  level;
  reg  [15:0] alpha;
  reg  [15:0] beta;
  reg  [15:0] alpha_first;
  reg  [15:0] hope;
  reg  [15:0] result;
  reg  [15:0] root_alpha;
  reg  [15:0] alpha_root;
  reg  [3:0]  depth;
  reg         check;
  reg         quiet;
  reg         en_passant;
  reg         passing;
  reg         passed;
  reg         some;
  reg         cancelled;
  reg         queried;
  reg         known;
  reg         again;
  reg         seen_attacked;
  reg         due;
  reg         root_low;
  reg         root_high;
  reg         full;
  reg         over;
  reg  [31:0] tried;
  reg  [31:0] best;
  reg  [2:0]  waited;
  reg  [31:0] limit_low;
  reg  [31:0] nodes_low;
  reg  [31:0] clocks_low;
  reg  [7:0]  limit_high;
  reg  [7:0]  nodes_high;
  reg  [7:0]  clocks_high;
  reg  [1:0]  ended;
  reg  [3:0]  hopeless;
  reg  [16:0] futile_bound;
  reg  [16:0] reverse_bound;

  wire        at_root;
  reg         stops;
  reg         takes_job;
  wire        asks;
  wire        futile;
  wire        quiescence;
  wire        reverse;
  wire        tries_pass;
  wire        stands;
  wire        limited;
  wire        may_enter;
  reg         enters;
  wire        delta;
  reg         poor;
  wire        exhausted;
  wire        low;
  wire        high;
  wire        raises;
  wire [15:0] value_over;
  wire [15:0] alpha_over;
  wire [15:0] beta_over;
  wire [15:0] child_alpha;
  wire [15:0] passed_beta;
  wire [15:0] turned;
  reg  [15:0] stop_score;
  reg  [16:0] wide_alpha;
  reg  [16:0] wide_beta;
  reg  [16:0] wide_value;
  reg  [16:0] wide_hope;
  wire [16:0] missing;
  reg  [3:0]  deeper;
  wire [2:0]  victim;
  reg  [3:0]  phase_next;
  reg  [7:0]  scanned_next;
  reg  [5:0]  level_next;
  reg  [15:0] alpha_next;
  reg  [15:0] beta_next;
  reg  [15:0] alpha_first_next;
  reg  [15:0] hope_next;
  reg  [15:0] result_next;
  reg  [15:0] root_alpha_next;
  reg  [15:0] alpha_root_next;
  reg  [3:0]  depth_next;
  reg         check_next;
  reg         quiet_next;
  reg         en_passant_next;
  reg         passing_next;
  reg         passed_next;
  reg         some_next;
  reg         cancelled_next;
  reg         queried_next;
  reg         known_next;
  reg         again_next;
  reg         due_next;
  reg         root_low_next;
  reg         root_high_next;
  reg  [31:0] tried_next;
  reg  [31:0] best_next;
  reg  [2:0]  waited_next;
  reg  [31:0] limit_low_next;
  reg  [31:0] nodes_low_next;
  reg  [31:0] clocks_low_next;
  reg  [7:0]  limit_high_next;
  reg  [7:0]  nodes_high_next;
  reg  [7:0]  clocks_high_next;
  reg  [1:0]  ended_next;
  reg  [3:0]  hopeless_next;

  // Evaluate the node. Flipping the sign bits lets scores be compared as unsigned numbers.
  assign at_root = !(|level);
  assign value_over = value ^ SCORE_SIGN;
  assign alpha_over = alpha ^ SCORE_SIGN;
  assign beta_over = beta ^ SCORE_SIGN;
  assign asks = !at_root & (run > 7'd3) & !over;

  // Rules 3 to 9 and 13: how a node ends before its moves, and which moves it tries.
  always @* begin
    deeper = depth;
    if (seen_attacked) begin
      deeper = depth + 4'd1;
    end
  end

  // Add the margins to the window in advance, in 17 bits; without a check the depth is already
  // known.
  always @* begin
    wide_alpha = {1'b0, alpha};
    if (alpha[15]) begin
      wide_alpha = {1'b0, alpha} | WIDE_SCORE_SIGN;
    end
  end

  always @* begin
    wide_beta = {1'b0, beta};
    if (beta[15]) begin
      wide_beta = {1'b0, beta} | WIDE_SCORE_SIGN;
    end
  end

  always @(posedge clock) begin
    reverse_bound <= wide_beta + WIDE_SCORE_REVERSE_ONE;
    if (depth == 4'd2) begin
      reverse_bound <= wide_beta + WIDE_SCORE_REVERSE_TWO;
    end
    if (depth == 4'd3) begin
      reverse_bound <= wide_beta + WIDE_SCORE_REVERSE_THREE;
    end
  end

  always @* begin
    wide_value = {1'b0, value};
    if (value[15]) begin
      wide_value = {1'b0, value} | WIDE_SCORE_SIGN;
    end
  end

  assign futile = !at_root & (depth == 4'd1) & !seen_attacked &
      ((wide_value ^ WIDE_SCORE_SIGN) <= (futile_bound ^ WIDE_SCORE_SIGN));
  assign quiescence = (deeper == 4'd0) | futile;
  assign reverse = !at_root & !seen_attacked & !quiescence & (depth < 4'd4) &
      ((wide_value ^ WIDE_SCORE_SIGN) >= (reverse_bound ^ WIDE_SCORE_SIGN));
  assign stands = value_over >= beta_over;
  assign tries_pass = !at_root & !seen_attacked & !quiescence & (deeper > 4'd1) & !passed &
      pieces & stands;

  always @* begin
    stops = 1'b1;
    stop_score = beta;
    if (again) begin
      stop_score = 16'd0;
    end else if (level[5]) begin
      stop_score = value;
    end else if (!at_root & over & !seen_attacked) begin
      stop_score = 16'd0;
    end else if (!(quiescence & stands) & !reverse) begin
      stops = 1'b0;
    end
  end

  // Rule 2: enter the node unless the search ends.
  assign limited = ((|limit_low) | (|limit_high)) & (nodes_low == limit_low) &
      (nodes_high == limit_high);
  assign may_enter = !cancelled & !full;

  // Rule 14: delta pruning ends a quiescence node.
  assign victim = next_entry[ENTRY_VICTIM +: 3];

  always @* begin
    wide_hope = {1'b0, hope};
    if (hope[15]) begin
      wide_hope = {1'b0, hope} | WIDE_SCORE_SIGN;
    end
  end

  assign missing = (wide_alpha - wide_hope) ^ WIDE_SCORE_SIGN;

  always @* begin
    phase_next = phase;
    scanned_next = scanned;
    level_next = level;
    alpha_next = alpha;
    beta_next = beta;
    alpha_first_next = alpha_first;
    hope_next = hope;
    result_next = result;
    root_alpha_next = root_alpha;
    alpha_root_next = alpha_root;
    depth_next = depth;
    check_next = check;
    quiet_next = quiet;
    en_passant_next = en_passant;
    passing_next = passing;
    passed_next = passed;
    some_next = some;
    cancelled_next = cancelled;
    queried_next = queried;
    known_next = known;
    again_next = again;
    due_next = due;
    root_low_next = root_low;
    root_high_next = root_high;
    tried_next = tried;
    best_next = best;
    waited_next = waited;
    limit_low_next = limit_low;
    nodes_low_next = nodes_low;
    clocks_low_next = clocks_low;
    limit_high_next = limit_high;
    nodes_high_next = nodes_high;
    clocks_high_next = clocks_high;
    ended_next = ended;
    hopeless_next = 4'd0;
    if (missing >= 17'h1_0064) begin
      hopeless_next = 4'd1;
    end
    if (missing >= 17'h1_012c) begin
      hopeless_next = 4'd3;
    end
    if (missing >= 17'h1_01f4) begin
      hopeless_next = 4'd7;
    end
    if (missing >= 17'h1_0384) begin
      hopeless_next = 4'd15;
    end
    takes_job = 1'b0;
    makes = 1'b0;
    passes = 1'b0;
    restores = 1'b0;
    arrives = 1'b0;
    loads = 1'b0;
    starts = 1'b0;
    kills = 1'b0;
    queries = 1'b0;
    enters = 1'b0;
    case (phase)
      PHASE_IDLE: begin
        takes_job = job_valid & !push_valid & !reset & !cancel;
        level_next = 6'd0;
        scanned_next = 8'd0;
        depth_next = job_depth;
        if (job_depth > 4'd12) begin
          depth_next = 4'd12;
        end
        alpha_next = job_alpha;
        alpha_first_next = job_alpha;
        root_alpha_next = job_alpha;
        alpha_root_next = job_alpha;
        beta_next = job_beta;
        limit_low_next = job_nodes_low;
        limit_high_next = job_nodes_high;
        nodes_low_next = 32'd0;
        nodes_high_next = 8'd0;
        clocks_low_next = 32'd2;
        clocks_high_next = 8'd0;
        best_next = 32'd0;
        tried_next = 32'd0;
        ended_next = SEARCH_STATUS_DONE;
        cancelled_next = 1'b0;
        passed_next = 1'b0;
        passing_next = 1'b0;
        again_next = 1'b0;
        due_next = 1'b0;
        if (takes_job) begin
          phase_next = PHASE_SCANNING;
        end
      end
      PHASE_SCANNING: begin
        scanned_next = scanned + 8'd1;
        waited_next = 3'd0;
        known_next = 1'b1;
        queried_next = 1'b1;
        if (scanned == 8'h58) begin
          enters = 1'b1;
        end
      end
      PHASE_MAKING: begin
        waited_next = 3'd1;
        queried_next = 1'b0;
        known_next = 1'b0;
        again_next = 1'b0;
        if (board_valid) begin
          arrives = 1'b1;
          loads = 1'b1;
          phase_next = PHASE_ARRIVING;
        end
      end
      PHASE_ARRIVING: begin
        known_next = known | answered;
        if (answered) begin
          again_next = repeated;
        end
        queries = asks & !queried & !loading & (waited > 3'd1);
        if (queries) begin
          queried_next = 1'b1;
        end
        if (waited != 3'd4) begin
          waited_next = waited + 3'd1;
        end
        if ((waited > 3'd2) & (known | !asks)) begin
          phase_next = PHASE_DECIDING;
        end
      end
      PHASE_DECIDING: begin
        check_next = seen_attacked;
        depth_next = deeper;
        quiet_next = quiescence;
        hope_next = value + SCORE_DELTA;
        tried_next = 32'd0;
        en_passant_next = 1'b0;
        some_next = 1'b0;
        passing_next = 1'b0;
        result_next = stop_score;
        if (quiescence & (value_over > alpha_over)) begin
          alpha_next = value;
          if (at_root & !stops) begin
            root_alpha_next = value;
          end
        end
        phase_next = PHASE_LOADING;
        if (tries_pass) begin
          phase_next = PHASE_PASSING;
        end
        if (stops) begin
          phase_next = PHASE_LEAVING;
        end
      end
      PHASE_PASSING: begin
        waited_next = 3'd0;
        queried_next = 1'b1;
        known_next = 1'b1;
        again_next = 1'b0;
        passing_next = 1'b1;
        enters = 1'b1;
      end
      PHASE_LOADING: begin
        starts = !loading;
        if (start_ready & !loading) begin
          phase_next = PHASE_WALKING;
        end
      end
      PHASE_WALKING: begin
        waited_next = 3'd0;
        if (move_valid & move_last) begin
          phase_next = PHASE_DRAINING;
        end
      end
      PHASE_DRAINING: begin
        waited_next = waited + 3'd1;
        if (waited == 3'd2) begin
          phase_next = PHASE_TRYING;
        end
      end
      PHASE_TRYING: begin
        result_next = alpha;
        phase_next = PHASE_LEAVING;
        if (!quiet & !some) begin
          result_next = 16'd0;
          if (check) begin
            result_next = SCORE_MATED + {10'd0, level};
          end
        end else if (!quiet & !at_root & !tried[ENTRY_VALID] & over) begin
          result_next = 16'd0;
        end else if (!exhausted) begin
          enters = 1'b1;
        end else if (more & !delta) begin
          phase_next = PHASE_REFILLING;
        end
      end
      PHASE_REFILLING: begin
        loads = 1'b1;
        phase_next = PHASE_LOADING;
      end
      PHASE_LEAVING: begin
        kills = due;
        due_next = 1'b0;
        if (at_root) begin
          root_low_next = low;
          root_high_next = high;
          root_alpha_next = result;
          if (low) begin
            root_alpha_next = alpha_first;
          end
          if (high) begin
            root_alpha_next = beta;
          end
          phase_next = PHASE_ANSWERING;
        end else begin
          restores = 1'b1;
          phase_next = PHASE_TRYING;
          if (stacked_flags[FRAME_PASSING]) begin
            loads = !low;
            phase_next = PHASE_LOADING;
          end
          if (raises) begin
            phase_next = PHASE_WEIGHING;
          end
          if (low) begin
            phase_next = PHASE_CUTTING;
          end
        end
      end
      PHASE_WEIGHING: begin
        phase_next = PHASE_TRYING;
      end
      PHASE_CUTTING: begin
        result_next = beta;
        due_next = !passing & !quiet & !tried[8] & !tried[9];
        phase_next = PHASE_LEAVING;
      end
      // PHASE_ANSWERING
      default: begin
        if (result_ready) begin
          phase_next = PHASE_IDLE;
        end
      end
    endcase
    // Enter the node after a move or a pass, or end the search.
    if (enters) begin
      if (may_enter) begin
        nodes_low_next = nodes_low + 32'd1;
        if (&nodes_low) begin
          nodes_high_next = nodes_high + 8'd1;
        end
        phase_next = PHASE_ARRIVING;
        if (phase == PHASE_PASSING) begin
          passes = 1'b1;
          loads = 1'b1;
          level_next = level + 6'd1;
          alpha_next = child_alpha;
          alpha_first_next = child_alpha;
          beta_next = passed_beta;
          passed_next = 1'b1;
          depth_next = 4'd0;
          if (depth > 4'd3) begin
            depth_next = depth - 4'd3;
          end
        end
        if (phase == PHASE_TRYING) begin
          makes = 1'b1;
          phase_next = PHASE_MAKING;
          level_next = level + 6'd1;
          tried_next = next_entry;
          alpha_next = child_alpha;
          alpha_first_next = child_alpha;
          beta_next = 16'd0 - alpha;
          passed_next = 1'b0;
          depth_next = 4'd0;
          if (!quiet) begin
            depth_next = depth - 4'd1;
          end
        end
      end else begin
        ended_next = SEARCH_STATUS_NODE_LIMIT;
        if (cancelled) begin
          ended_next = SEARCH_STATUS_CANCELLED;
        end
        phase_next = PHASE_ANSWERING;
      end
    end
    // Return to the parent, and apply the child's score to it.
    if (restores) begin
      level_next = level - 6'd1;
      depth_next = stacked_flags[FRAME_DEPTH +: 4];
      check_next = stacked_flags[FRAME_CHECK];
      quiet_next = stacked_flags[FRAME_QUIESCENT];
      en_passant_next = stacked_flags[FRAME_EN_PASSANT];
      passing_next = stacked_flags[FRAME_PASSING];
      passed_next = stacked_flags[FRAME_PASSED];
      some_next = !stacked_flags[FRAME_PASSING];
      tried_next = stacked_last;
      if (stacked_flags[FRAME_PASSING]) begin
        tried_next = 32'd0;
      end
      beta_next = stacked_window[HALVES_UPPER +: 16];
      alpha_next = stacked_window[15:0];
      alpha_first_next = stacked_first[15:0];
      hope_next = stacked_first[HALVES_UPPER +: 16];
      hopeless_next = stacked_hopeless;
      if (raises) begin
        alpha_next = turned;
        if (low) begin
          alpha_next = stacked_window[HALVES_UPPER +: 16];
        end
        if (level == 6'd1) begin
          best_next = stacked_last;
          root_alpha_next = turned;
          if (low) begin
            root_alpha_next = stacked_window[HALVES_UPPER +: 16];
          end
        end
      end
    end
    // Process the generated moves.
    if (legal) begin
      some_next = 1'b1;
    end
    if (legal_en_passant) begin
      en_passant_next = 1'b1;
    end
    if (cancel & (phase != PHASE_IDLE) & (phase != PHASE_ANSWERING)) begin
      cancelled_next = 1'b1;
    end
    if ((phase != PHASE_IDLE) & (phase != PHASE_ANSWERING)) begin
      clocks_low_next = clocks_low + 32'd1;
      if (&clocks_low) begin
        clocks_high_next = clocks_high + 8'd1;
      end
    end
    if (reset) begin
      phase_next = PHASE_IDLE;
    end
  end

  always @* begin
    poor = hopeless[0];
    if ((victim == PIECE_KNIGHT) | (victim == PIECE_BISHOP)) begin
      poor = hopeless[1];
    end
    if (victim == PIECE_ROOK) begin
      poor = hopeless[2];
    end
    if (victim == PIECE_QUEEN) begin
      poor = hopeless[3];
    end
  end

  assign delta = quiet & (next_entry[ENTRY_STAGE +: 3] == STAGE_CAPTURE) & poor;
  assign exhausted = !next_entry[ENTRY_VALID] | delta;

  // Rule 10: the window step.
  assign low = (result ^ SCORE_SIGN) <= (alpha_first ^ SCORE_SIGN);
  assign high = (result ^ SCORE_SIGN) >= beta_over;
  assign raises = !high & !stacked_flags[FRAME_PASSING];
  assign turned = 16'd0 - result;
  assign child_alpha = 16'd0 - beta;
  assign passed_beta = child_alpha + 16'd1;
  assign push_ready = (phase == PHASE_IDLE) & !reset;
  assign job_ready = (phase == PHASE_IDLE) & !push_valid & !reset & !cancel;
  assign idle = (phase == PHASE_IDLE) | (phase == PHASE_ANSWERING);
  assign takes = takes_job;
  assign clears = (phase == PHASE_SCANNING) & (scanned < 8'd8);
  assign scans = (phase == PHASE_SCANNING) & (scanned > 8'h0f) & (scanned < 8'h50);
  assign count = scanned;
  assign ply = level;
  assign stacks = makes | passes;
  assign making = phase == PHASE_MAKING;
  assign quiescent = quiet;
  assign walking = phase == PHASE_WALKING;
  assign last = tried;

  always @* begin
    flags = {9'd0, depth};
    if (check) begin
      flags = flags | 13'h0010;
    end
    if (quiet) begin
      flags = flags | 13'h0020;
    end
    if (en_passant) begin
      flags = flags | 13'h0040;
    end
    if (passes) begin
      flags = flags | 13'h0080;
    end
    if (passed) begin
      flags = flags | 13'h0100;
    end
    if (more) begin
      flags = flags | 13'h0200;
    end
  end

  assign helpless = hopeless;
  assign window = {beta, alpha};
  assign first = {hope, alpha_first};

  // Rule 16: the result.
  assign result_valid = phase == PHASE_ANSWERING;
  assign result_best = best;
  assign result_nodes_low = nodes_low;
  assign result_nodes_high = nodes_high;
  assign result_status = ended;
  assign cycles_low = clocks_low;
  assign cycles_high = clocks_high;
  assign result_score = root_alpha;

  always @* begin
    result_bound = BOUND_LOWER;
    if (ended != SEARCH_STATUS_DONE) begin
      if (root_alpha == alpha_root) begin
        result_bound = BOUND_NONE;
      end
    end else if (root_low) begin
      result_bound = BOUND_UPPER;
    end else if (!root_high) begin
      result_bound = BOUND_EXACT;
    end
  end

  initial begin
    phase = 4'd0;
    scanned = 8'd0;
    level = 6'd0;
    alpha = 16'd0;
    beta = 16'd0;
    alpha_first = 16'd0;
    hope = 16'd0;
    result = 16'd0;
    root_alpha = 16'd0;
    alpha_root = 16'd0;
    depth = 4'd0;
    check = 1'b0;
    quiet = 1'b0;
    en_passant = 1'b0;
    passing = 1'b0;
    passed = 1'b0;
    some = 1'b0;
    cancelled = 1'b0;
    queried = 1'b0;
    known = 1'b0;
    again = 1'b0;
    seen_attacked = 1'b0;
    due = 1'b0;
    root_low = 1'b0;
    root_high = 1'b0;
    full = 1'b0;
    over = 1'b0;
    tried = 32'd0;
    best = 32'd0;
    waited = 3'd0;
    limit_low = 32'd0;
    nodes_low = 32'd0;
    clocks_low = 32'd0;
    limit_high = 8'd0;
    nodes_high = 8'd0;
    clocks_high = 8'd0;
    ended = 2'd0;
    hopeless = 4'd0;
    futile_bound = 17'd0;
    reverse_bound = 17'd0;
  end

  always @(posedge clock) begin
    phase <= phase_next;
    scanned <= scanned_next;
    level <= level_next;
    alpha <= alpha_next;
    beta <= beta_next;
    alpha_first <= alpha_first_next;
    hope <= hope_next;
    result <= result_next;
    root_alpha <= root_alpha_next;
    alpha_root <= alpha_root_next;
    depth <= depth_next;
    check <= check_next;
    quiet <= quiet_next;
    en_passant <= en_passant_next;
    passing <= passing_next;
    passed <= passed_next;
    some <= some_next;
    cancelled <= cancelled_next;
    queried <= queried_next;
    known <= known_next;
    again <= again_next;
    seen_attacked <= attacked;
    due <= due_next;
    root_low <= root_low_next;
    root_high <= root_high_next;
    full <= limited;
    over <= out_of_moves;
    tried <= tried_next;
    best <= best_next;
    waited <= waited_next;
    limit_low <= limit_low_next;
    nodes_low <= nodes_low_next;
    clocks_low <= clocks_low_next;
    limit_high <= limit_high_next;
    nodes_high <= nodes_high_next;
    clocks_high <= clocks_high_next;
    ended <= ended_next;
    hopeless <= hopeless_next;
    futile_bound <= wide_alpha - WIDE_SCORE_FUTILITY;
  end

  // What nothing here reads.
  wire unused = &{1'b0, black, stacked_flags[31:28], stacked_flags[18:0]};
endmodule

`line 1956 "fpgambit_search_board_loader.v" 0
// Sends a board word by word to a receiver that holds the previous board: the state word, and the
// ranks that differ.
module fpgambit_search_board_loader (
    input  wire        clock,     // Clock
    input  wire        reset,     // Synchronous reset: nothing to send
    input  wire        begin_,    // A board begins: the one at coming, which is at rank from the
                                  // next clock onwards
    input  wire        whole,     // Send every rank of this board
    input  wire [31:0] coming_0,  // The ranks of the board that begins
    input  wire [31:0] coming_1,  // The ranks of the board that begins
    input  wire [31:0] coming_2,  // The ranks of the board that begins
    input  wire [31:0] coming_3,  // The ranks of the board that begins
    input  wire [31:0] coming_4,  // The ranks of the board that begins
    input  wire [31:0] coming_5,  // The ranks of the board that begins
    input  wire [31:0] coming_6,  // The ranks of the board that begins
    input  wire [31:0] coming_7,  // The ranks of the board that begins
    input  wire [31:0] rank_0,    // The ranks of the current board
    input  wire [31:0] rank_1,    // The ranks of the current board
    input  wire [31:0] rank_2,    // The ranks of the current board
    input  wire [31:0] rank_3,    // The ranks of the current board
    input  wire [31:0] rank_4,    // The ranks of the current board
    input  wire [31:0] rank_5,    // The ranks of the current board
    input  wire [31:0] rank_6,    // The ranks of the current board
    input  wire [31:0] rank_7,    // The ranks of the current board
    input  wire [31:0] state,     // The state word of the current board
    output wire        load,      // A word is sent
    output reg  [3:0]  address,   // Address of the word: 0 to 7 for ranks 1 to 8, 8 for the state
                                  // word
    output reg  [31:0] word       // The word
);

  reg  [31:0] sent_0;
  reg  [31:0] sent_1;
  reg  [31:0] sent_2;
  reg  [31:0] sent_3;
  reg  [31:0] sent_4;
  reg  [31:0] sent_5;
  reg  [31:0] sent_6;
  reg  [31:0] sent_7;
  reg  [8:0]  left;

  reg  [8:0]  lower;
  wire [8:0]  now;
  reg  [8:0]  changed;
  wire [23:0] digits;
  reg  [31:0] sent_0_next;
  reg  [31:0] sent_1_next;
  reg  [31:0] sent_2_next;
  reg  [31:0] sent_3_next;
  reg  [31:0] sent_4_next;
  reg  [31:0] sent_5_next;
  reg  [31:0] sent_6_next;
  reg  [31:0] sent_7_next;

  // The lowest word not yet sent.
  always @* begin
    lower = {left[7:0], 1'b0};
    lower = lower | {lower[7:0], 1'b0};
    lower = lower | {lower[6:0], 2'd0};
    lower = lower | {lower[4:0], 4'd0};
    lower = lower | {lower[0], 8'd0};
  end

  assign now = left & ~lower;
  assign digits = 24'hfa_c688;

  always @* begin
    sent_0_next = sent_0;
    sent_1_next = sent_1;
    sent_2_next = sent_2;
    sent_3_next = sent_3;
    sent_4_next = sent_4;
    sent_5_next = sent_5;
    sent_6_next = sent_6;
    sent_7_next = sent_7;
    address = 4'd0;
    word = 32'd0;
    if (now[8]) begin
      address = 4'd8;
      word = state;
    end
    if (now[0]) begin
      address = address | {1'b0, digits[2:0]};
      word = word | rank_0;
      sent_0_next = rank_0;
    end
    if (now[1]) begin
      address = address | {1'b0, digits[5:3]};
      word = word | rank_1;
      sent_1_next = rank_1;
    end
    if (now[2]) begin
      address = address | {1'b0, digits[8:6]};
      word = word | rank_2;
      sent_2_next = rank_2;
    end
    if (now[3]) begin
      address = address | {1'b0, digits[11:9]};
      word = word | rank_3;
      sent_3_next = rank_3;
    end
    if (now[4]) begin
      address = address | {1'b0, digits[14:12]};
      word = word | rank_4;
      sent_4_next = rank_4;
    end
    if (now[5]) begin
      address = address | {1'b0, digits[17:15]};
      word = word | rank_5;
      sent_5_next = rank_5;
    end
    if (now[6]) begin
      address = address | {1'b0, digits[20:18]};
      word = word | rank_6;
      sent_6_next = rank_6;
    end
    if (now[7]) begin
      address = address | {1'b0, digits[23:21]};
      word = word | rank_7;
      sent_7_next = rank_7;
    end
  end

  assign load = |left;

  always @(posedge clock) begin
    left <= left & ~now;
    if (begin_) begin
      left <= changed;
    end
    if (reset) begin
      left <= 9'd0;
    end
  end

  always @* begin
    changed = 9'h100;
    if (whole | (coming_0 != sent_0)) begin
      changed = changed | 9'd1;
    end
    if (whole | (coming_1 != sent_1)) begin
      changed = changed | 9'd2;
    end
    if (whole | (coming_2 != sent_2)) begin
      changed = changed | 9'd4;
    end
    if (whole | (coming_3 != sent_3)) begin
      changed = changed | 9'd8;
    end
    if (whole | (coming_4 != sent_4)) begin
      changed = changed | 9'h010;
    end
    if (whole | (coming_5 != sent_5)) begin
      changed = changed | 9'h020;
    end
    if (whole | (coming_6 != sent_6)) begin
      changed = changed | 9'h040;
    end
    if (whole | (coming_7 != sent_7)) begin
      changed = changed | 9'h080;
    end
  end

  initial begin
    sent_0 = 32'd0;
    sent_1 = 32'd0;
    sent_2 = 32'd0;
    sent_3 = 32'd0;
    sent_4 = 32'd0;
    sent_5 = 32'd0;
    sent_6 = 32'd0;
    sent_7 = 32'd0;
    left = 9'd0;
  end

  always @(posedge clock) begin
    sent_0 <= sent_0_next;
    sent_1 <= sent_1_next;
    sent_2 <= sent_2_next;
    sent_3 <= sent_3_next;
    sent_4 <= sent_4_next;
    sent_5 <= sent_5_next;
    sent_6 <= sent_6_next;
    sent_7 <= sent_7_next;
  end
endmodule

`line 2144 "fpgambit_search_square_reader.v" 0
// The board by ranks, in distributed memory; reads four squares per clock and returns the pieces in
// the next clock.
module fpgambit_search_square_reader (
    input  wire        clock,       // Clock
    input  wire        write,       // Stores a rank
    input  wire [2:0]  write_rank,  // Number of the rank
    input  wire [31:0] word,        // Eight piece nibbles, file a in the lowest bits
    input  wire        read,        // Reads the squares; if low, the outputs hold
    input  wire [5:0]  square_0,    // The squares
    input  wire [5:0]  square_1,    // The squares
    input  wire [5:0]  square_2,    // The squares
    input  wire [5:0]  square_3,    // The squares
    output wire [3:0]  nibble_0,    // The nibbles on them, one clock later
    output wire [3:0]  nibble_1,    // The nibbles on them, one clock later
    output wire [3:0]  nibble_2,    // The nibbles on them, one clock later
    output wire [3:0]  nibble_3     // The nibbles on them, one clock later
);

  reg  [2:0]  file_0;
  reg  [2:0]  file_1;
  reg  [2:0]  file_2;
  reg  [2:0]  file_3;

  wire [31:0] ranks_read_word_0;
  wire [31:0] ranks_read_word_1;
  wire [31:0] ranks_read_word_2;
  wire [31:0] ranks_read_word_3;
  wire [31:0] ranks_read_word_0_shifted;
  wire [31:0] ranks_read_word_1_shifted;
  wire [31:0] ranks_read_word_2_shifted;
  wire [31:0] ranks_read_word_3_shifted;

  fpgambit_search_ranks ranks (
      .clock(clock),
      .write(write),
      .write_address(write_rank),
      .write_word(word),
      .read(read),
      .read_address_0(square_0[5:3]),
      .read_address_1(square_1[5:3]),
      .read_address_2(square_2[5:3]),
      .read_address_3(square_3[5:3]),
      .read_word_0(ranks_read_word_0),
      .read_word_1(ranks_read_word_1),
      .read_word_2(ranks_read_word_2),
      .read_word_3(ranks_read_word_3)
  );

  always @(posedge clock) begin
    if (read) begin
      file_0 <= square_0[2:0];
    end
  end

  assign ranks_read_word_0_shifted = ranks_read_word_0 >> {file_0, 2'd0};
  assign nibble_0 = ranks_read_word_0_shifted[3:0];

  always @(posedge clock) begin
    if (read) begin
      file_1 <= square_1[2:0];
    end
  end

  assign ranks_read_word_1_shifted = ranks_read_word_1 >> {file_1, 2'd0};
  assign nibble_1 = ranks_read_word_1_shifted[3:0];

  always @(posedge clock) begin
    if (read) begin
      file_2 <= square_2[2:0];
    end
  end

  assign ranks_read_word_2_shifted = ranks_read_word_2 >> {file_2, 2'd0};
  assign nibble_2 = ranks_read_word_2_shifted[3:0];

  always @(posedge clock) begin
    if (read) begin
      file_3 <= square_3[2:0];
    end
  end

  assign ranks_read_word_3_shifted = ranks_read_word_3 >> {file_3, 2'd0};
  assign nibble_3 = ranks_read_word_3_shifted[3:0];

  initial begin
    file_0 = 3'd0;
    file_1 = 3'd0;
    file_2 = 3'd0;
    file_3 = 3'd0;
  end

  // What nothing here reads.
  wire unused = &{1'b0, ranks_read_word_0_shifted[31:4], ranks_read_word_1_shifted[31:4],
      ranks_read_word_2_shifted[31:4], ranks_read_word_3_shifted[31:4]};
endmodule

`line 2241 "fpgambit_search_ranks.v" 0
// Memory of 32 bits per word and 3 address bits, with one write port and 4 registered read ports.
module fpgambit_search_ranks (
    input  wire        clock,           // Clock
    input  wire        write,           // Stores write_word at this clock edge
    input  wire [2:0]  write_address,   // Address to write
    input  wire [31:0] write_word,      // Word to write
    input  wire        read,            // Reads at this clock edge; if low, the words read hold
    input  wire [2:0]  read_address_0,  // Addresses to read
    input  wire [2:0]  read_address_1,  // Addresses to read
    input  wire [2:0]  read_address_2,  // Addresses to read
    input  wire [2:0]  read_address_3,  // Addresses to read
    output reg  [31:0] read_word_0,     // The words read, one clock later
    output reg  [31:0] read_word_1,     // The words read, one clock later
    output reg  [31:0] read_word_2,     // The words read, one clock later
    output reg  [31:0] read_word_3      // The words read, one clock later
);

  reg [31:0] words [0:7];
  integer entry;

  initial begin
    for (entry = 0; entry <= 7; entry = entry + 1) words[entry] = 32'd0;
    read_word_0 = 32'd0;
    read_word_1 = 32'd0;
    read_word_2 = 32'd0;
    read_word_3 = 32'd0;
  end

  always @(posedge clock) begin
    if (write) words[write_address] <= write_word;
    if (read) begin
      read_word_0 <= words[read_address_0];
      read_word_1 <= words[read_address_1];
      read_word_2 <= words[read_address_2];
      read_word_3 <= words[read_address_3];
    end
  end
endmodule

`line 2281 "fpgambit_search_square_look.v" 0
// Tests whether the side not to move attacks a square, using the blocks of the fast generator's
// looks.
module fpgambit_search_square_look (
    input  wire        clock,       // Clock
    input  wire        write,       // Stores a board
    input  wire [31:0] rank_0,      // The board's ranks
    input  wire [31:0] rank_1,      // The board's ranks
    input  wire [31:0] rank_2,      // The board's ranks
    input  wire [31:0] rank_3,      // The board's ranks
    input  wire [31:0] rank_4,      // The board's ranks
    input  wire [31:0] rank_5,      // The board's ranks
    input  wire [31:0] rank_6,      // The board's ranks
    input  wire [31:0] rank_7,      // The board's ranks
    input  wire        black,       // Black is to move
    input  wire [5:0]  enemy_king,  // Square of the other side's king
    input  wire [5:0]  square,      // The square to test
    output wire        attacked     // The square of three clocks ago is attacked
);

  reg  [7:0]  at_file;
  reg  [7:0]  at_rank;
  reg  [14:0] on_rising;
  reg  [14:0] on_falling;
  reg         near_king;
  reg         near_knight;
  reg         by_king;
  reg         by_knight;

  wire [2:0]  file;
  wire [2:0]  rank_number;
  wire [14:0] one_hot;
  wire [11:0] ranks_around;
  reg  [7:0]  pawns_from;
  wire [7:0]  king_file;
  wire [7:0]  king_rank;
  reg  [7:0]  row_occupied;
  reg  [7:0]  row_enemies;
  reg  [7:0]  column_occupied;
  reg  [7:0]  column_enemies;
  reg  [7:0]  rising_occupied;
  reg  [7:0]  rising_enemies;
  reg  [7:0]  falling_occupied;
  reg  [7:0]  falling_enemies;
  reg  [7:0]  jumps;
  reg         hit;
  wire [31:0] planes_0_sorted;
  wire [31:0] planes_1_sorted;
  wire [31:0] planes_2_sorted;
  wire [31:0] planes_3_sorted;
  wire [31:0] planes_4_sorted;
  wire [31:0] planes_5_sorted;
  wire [31:0] planes_6_sorted;
  wire [31:0] planes_7_sorted;
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

  fpgambit_search_planes planes_0 (
      .word(rank_0),
      .sorted(planes_0_sorted)
  );

  fpgambit_search_planes planes_1 (
      .word(rank_1),
      .sorted(planes_1_sorted)
  );

  fpgambit_search_planes planes_2 (
      .word(rank_2),
      .sorted(planes_2_sorted)
  );

  fpgambit_search_planes planes_3 (
      .word(rank_3),
      .sorted(planes_3_sorted)
  );

  fpgambit_search_planes planes_4 (
      .word(rank_4),
      .sorted(planes_4_sorted)
  );

  fpgambit_search_planes planes_5 (
      .word(rank_5),
      .sorted(planes_5_sorted)
  );

  fpgambit_search_planes planes_6 (
      .word(rank_6),
      .sorted(planes_6_sorted)
  );

  fpgambit_search_planes planes_7 (
      .word(rank_7),
      .sorted(planes_7_sorted)
  );

  fpgambit_search_ranks_2 ranks_0 (
      .clock(clock),
      .write(write),
      .planes(planes_0_sorted),
      .note(1'b0),
      .waiting(32'd0),
      .waits(1'b0),
      .swap(1'b0),
      .place(one_hot[14:7]),
      .side(black),
      .gone(8'd0),
      .come(8'd0),
      .here(at_rank[0]),
      .file(at_file),
      .rising(on_rising[14:7]),
      .falling(on_falling[7:0]),
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

  fpgambit_search_ranks_2 ranks_1 (
      .clock(clock),
      .write(write),
      .planes(planes_1_sorted),
      .note(1'b0),
      .waiting(32'd0),
      .waits(1'b0),
      .swap(1'b0),
      .place(one_hot[13:6]),
      .side(black),
      .gone(8'd0),
      .come(8'd0),
      .here(at_rank[1]),
      .file(at_file),
      .rising(on_rising[13:6]),
      .falling(on_falling[8:1]),
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

  fpgambit_search_ranks_2 ranks_2 (
      .clock(clock),
      .write(write),
      .planes(planes_2_sorted),
      .note(1'b0),
      .waiting(32'd0),
      .waits(1'b0),
      .swap(1'b0),
      .place(one_hot[12:5]),
      .side(black),
      .gone(8'd0),
      .come(8'd0),
      .here(at_rank[2]),
      .file(at_file),
      .rising(on_rising[12:5]),
      .falling(on_falling[9:2]),
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

  fpgambit_search_ranks_2 ranks_3 (
      .clock(clock),
      .write(write),
      .planes(planes_3_sorted),
      .note(1'b0),
      .waiting(32'd0),
      .waits(1'b0),
      .swap(1'b0),
      .place(one_hot[11:4]),
      .side(black),
      .gone(8'd0),
      .come(8'd0),
      .here(at_rank[3]),
      .file(at_file),
      .rising(on_rising[11:4]),
      .falling(on_falling[10:3]),
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

  fpgambit_search_ranks_2 ranks_4 (
      .clock(clock),
      .write(write),
      .planes(planes_4_sorted),
      .note(1'b0),
      .waiting(32'd0),
      .waits(1'b0),
      .swap(1'b0),
      .place(one_hot[10:3]),
      .side(black),
      .gone(8'd0),
      .come(8'd0),
      .here(at_rank[4]),
      .file(at_file),
      .rising(on_rising[10:3]),
      .falling(on_falling[11:4]),
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

  fpgambit_search_ranks_2 ranks_5 (
      .clock(clock),
      .write(write),
      .planes(planes_5_sorted),
      .note(1'b0),
      .waiting(32'd0),
      .waits(1'b0),
      .swap(1'b0),
      .place(one_hot[9:2]),
      .side(black),
      .gone(8'd0),
      .come(8'd0),
      .here(at_rank[5]),
      .file(at_file),
      .rising(on_rising[9:2]),
      .falling(on_falling[12:5]),
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

  fpgambit_search_ranks_2 ranks_6 (
      .clock(clock),
      .write(write),
      .planes(planes_6_sorted),
      .note(1'b0),
      .waiting(32'd0),
      .waits(1'b0),
      .swap(1'b0),
      .place(one_hot[8:1]),
      .side(black),
      .gone(8'd0),
      .come(8'd0),
      .here(at_rank[6]),
      .file(at_file),
      .rising(on_rising[8:1]),
      .falling(on_falling[13:6]),
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

  fpgambit_search_ranks_2 ranks_7 (
      .clock(clock),
      .write(write),
      .planes(planes_7_sorted),
      .note(1'b0),
      .waiting(32'd0),
      .waits(1'b0),
      .swap(1'b0),
      .place(one_hot[7:0]),
      .side(black),
      .gone(8'd0),
      .come(8'd0),
      .here(at_rank[7]),
      .file(at_file),
      .rising(on_rising[7:0]),
      .falling(on_falling[14:7]),
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

  fpgambit_search_line_scans line_scans_0 (
      .clock(clock),
      .at(at_file),
      .occupied(row_occupied),
      .enemies(row_enemies),
      .keep(1'b0),
      .up_hit(line_scans_0_up_hit),
      .down_hit(line_scans_0_down_hit),
      .pinned(line_scans_0_pinned),
      .check(line_scans_0_check)
  );

  fpgambit_search_line_scans line_scans_1 (
      .clock(clock),
      .at(at_rank),
      .occupied(column_occupied),
      .enemies(column_enemies),
      .keep(1'b0),
      .up_hit(line_scans_1_up_hit),
      .down_hit(line_scans_1_down_hit),
      .pinned(line_scans_1_pinned),
      .check(line_scans_1_check)
  );

  fpgambit_search_line_scans line_scans_2 (
      .clock(clock),
      .at(at_rank),
      .occupied(rising_occupied),
      .enemies(rising_enemies),
      .keep(1'b0),
      .up_hit(line_scans_2_up_hit),
      .down_hit(line_scans_2_down_hit),
      .pinned(line_scans_2_pinned),
      .check(line_scans_2_check)
  );

  fpgambit_search_line_scans line_scans_3 (
      .clock(clock),
      .at(at_rank),
      .occupied(falling_occupied),
      .enemies(falling_enemies),
      .keep(1'b0),
      .up_hit(line_scans_3_up_hit),
      .down_hit(line_scans_3_down_hit),
      .pinned(line_scans_3_pinned),
      .check(line_scans_3_check)
  );

  // The square looked from.
  assign file = square[2:0];
  assign rank_number = square[5:3];

  // The lines through it.
  assign one_hot = 15'h0080;
  assign ranks_around = {2'd0, at_rank, 2'd0};

  always @* begin
    pawns_from = {at_rank[6:0], 1'b0};
    if (black) begin
      pawns_from = {1'b0, at_rank[7:1]};
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
    jumps = 8'd0;
    jumps = jumps | ranks_0_jump_files;
    jumps = jumps | ranks_1_jump_files;
    jumps = jumps | ranks_2_jump_files;
    jumps = jumps | ranks_3_jump_files;
    jumps = jumps | ranks_4_jump_files;
    jumps = jumps | ranks_5_jump_files;
    jumps = jumps | ranks_6_jump_files;
    jumps = jumps | ranks_7_jump_files;
  end

  assign ranks_0_one_off = ranks_around[1] | ranks_around[3];
  assign ranks_0_two_off = ranks_around[0] | ranks_around[4];
  assign ranks_1_one_off = ranks_around[2] | ranks_around[4];
  assign ranks_1_two_off = ranks_around[1] | ranks_around[5];
  assign ranks_2_one_off = ranks_around[3] | ranks_around[5];
  assign ranks_2_two_off = ranks_around[2] | ranks_around[6];
  assign ranks_3_one_off = ranks_around[4] | ranks_around[6];
  assign ranks_3_two_off = ranks_around[3] | ranks_around[7];
  assign ranks_4_one_off = ranks_around[5] | ranks_around[7];
  assign ranks_4_two_off = ranks_around[4] | ranks_around[8];
  assign ranks_5_one_off = ranks_around[6] | ranks_around[8];
  assign ranks_5_two_off = ranks_around[5] | ranks_around[9];
  assign ranks_6_one_off = ranks_around[7] | ranks_around[9];
  assign ranks_6_two_off = ranks_around[6] | ranks_around[10];
  assign ranks_7_one_off = ranks_around[8] | ranks_around[10];
  assign ranks_7_two_off = ranks_around[7] | ranks_around[11];
  assign king_file = 8'd1 << enemy_king[2:0];
  assign king_rank = 8'd1 << enemy_king[5:3];

  // The attackers on these lines.
  always @* begin
    hit = by_king | by_knight;
    hit = hit | line_scans_0_up_hit | line_scans_0_down_hit;
    hit = hit | line_scans_1_up_hit | line_scans_1_down_hit;
    hit = hit | line_scans_2_up_hit | line_scans_2_down_hit;
    hit = hit | line_scans_3_up_hit | line_scans_3_down_hit;
  end

  assign attacked = hit;

  initial begin
    at_file = 8'd0;
    at_rank = 8'd0;
    on_rising = 15'd0;
    on_falling = 15'd0;
    near_king = 1'b0;
    near_knight = 1'b0;
    by_king = 1'b0;
    by_knight = 1'b0;
  end

  always @(posedge clock) begin
    at_file <= 8'd1 << file;
    at_rank <= 8'd1 << rank_number;
    on_rising <= 15'd1 << ({1'b0, file} + 4'd7 - {1'b0, rank_number});
    on_falling <= 15'd1 << ({1'b0, file} + {1'b0, rank_number});
    near_king <= (|(king_file & (at_file | {at_file[6:0], 1'b0} | {1'b0, at_file[7:1]}))) &
        (|(king_rank & (at_rank | {at_rank[6:0], 1'b0} | {1'b0, at_rank[7:1]})));
    near_knight <= |jumps;
    by_king <= near_king;
    by_knight <= near_knight;
  end

  // What nothing here reads.
  wire unused = &{1'b0, ranks_0_jump_ranks, ranks_0_standing, ranks_0_has_white, ranks_0_has_black,
      ranks_1_jump_ranks, ranks_1_standing, ranks_1_has_white, ranks_1_has_black,
      ranks_2_jump_ranks, ranks_2_standing, ranks_2_has_white, ranks_2_has_black,
      ranks_3_jump_ranks, ranks_3_standing, ranks_3_has_white, ranks_3_has_black,
      ranks_4_jump_ranks, ranks_4_standing, ranks_4_has_white, ranks_4_has_black,
      ranks_5_jump_ranks, ranks_5_standing, ranks_5_has_white, ranks_5_has_black,
      ranks_6_jump_ranks, ranks_6_standing, ranks_6_has_white, ranks_6_has_black,
      ranks_7_jump_ranks, ranks_7_standing, ranks_7_has_white, ranks_7_has_black,
      line_scans_0_pinned, line_scans_0_check, line_scans_1_pinned, line_scans_1_check,
      line_scans_2_pinned, line_scans_2_check, line_scans_3_pinned, line_scans_3_check};
endmodule

`line 3021 "fpgambit_search_planes.v" 0
// Reorders a rank word into planes.
module fpgambit_search_planes (
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

`line 3036 "fpgambit_search_ranks_2.v" 0
// Holds one rank and answers queries about its eight squares.
module fpgambit_search_ranks_2 (
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

`line 3237 "fpgambit_search_line_scans.v" 0
// Finds attackers, pins and the squares between on one line of up to eight squares.
module fpgambit_search_line_scans (
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

`line 3389 "fpgambit_search_move_ranker.v" 0
// Converts move words to entries: the move and its rank, by rule 11 of the engine's searcher.
module fpgambit_search_move_ranker (
    input  wire        clock,       // Clock
    input  wire        reset,       // Drops the words in the pipeline
    input  wire        word_valid,  // A word is offered
    input  wire [15:0] word,        // The move word; 0 for no move
    input  wire        black,       // Black is to move
    input  wire        quiescent,   // The node is a quiescence node
    input  wire        root,        // The node is the root
    input  wire [15:0] first,       // The root's first move
    input  wire [31:0] killers,     // The killers of the ply, the latest in the low half
    input  wire [3:0]  on_from,     // Piece on the source square of the word of one clock ago
    input  wire [3:0]  on_to,       // Piece on its target square
    input  wire        attacked,    // The target square of the word of three clocks ago is attacked
    output wire        legal,       // The word of one clock ago is a move
    output wire        en_passant,  // It is an en passant capture
    output wire        out_valid,   // An entry is output
    output wire [31:0] out_entry    // The entry
);

  localparam [4:0] ENTRY_QUEEN = 5'd13;
  localparam [4:0] ENTRY_VALID = 5'd31;
  localparam [4:0] HALVES_UPPER = 5'd16;
  localparam [3:0] MOVE_KIND_CASTLE_LONG = 4'd3;
  localparam [3:0] MOVE_KIND_CASTLE_SHORT = 4'd2;
  localparam [3:0] MOVE_KIND_EN_PASSANT = 4'd5;
  localparam [3:0] MOVE_WORD_KIND = 4'd12;
  localparam [3:0] MOVE_WORD_TO = 4'd6;
  localparam [2:0] PIECE_BISHOP = 3'd3;
  localparam [2:0] PIECE_KING = 3'd6;
  localparam [2:0] PIECE_KNIGHT = 3'd2;
  localparam [2:0] PIECE_PAWN = 3'd1;
  localparam [2:0] PIECE_QUEEN = 3'd5;
  localparam [2:0] PIECE_ROOK = 3'd4;
  localparam [2:0] STAGE_CAPTURE = 3'd2;
  localparam [2:0] STAGE_CASTLING = 3'd4;
  localparam [2:0] STAGE_FIRST = 3'd0;
  localparam [2:0] STAGE_KILLER = 3'd3;
  localparam [2:0] STAGE_QUEEN = 3'd1;
  localparam [2:0] STAGE_QUIET = 3'd5;
  localparam [2:0] STAGE_UNDERPROMOTION = 3'd6;
  localparam [4:0] WAY_COLUMN = 5'd16;
  localparam [4:0] WAY_DIAGONAL_DOWN = 5'd13;
  localparam [4:0] WAY_DIAGONAL_UP = 5'd11;
  localparam [4:0] WAY_KING = 5'd19;
  localparam [4:0] WAY_KNIGHT = 5'd3;
  localparam [4:0] WAY_ROW = 5'd15;

  reg         valid1;
  reg         valid2;
  reg         valid3;
  reg         dear;
  reg  [15:0] word1;
  reg  [15:0] word2;
  reg  [3:0]  mover;
  reg  [3:0]  taken;
  reg  [31:0] held;
  reg  [31:0] killers_held;

  wire        east;
  wire        west;
  reg         up;
  reg         down;
  wire        same_file;
  wire        same_rank;
  wire        two;
  wire        promotes;
  wire        captures;
  wire        queens;
  wire        castles;
  wire        killed;
  wire        second_killer;
  wire [2:0]  from_file;
  wire [2:0]  to_file;
  wire [2:0]  from_rank;
  wire [2:0]  to_rank;
  wire [2:0]  kind_of;
  reg  [2:0]  victim;
  reg  [2:0]  stage;
  reg  [2:0]  within_;
  reg  [2:0]  mover_class;
  reg  [2:0]  victim_class;
  reg  [1:0]  pair;
  wire [3:0]  code;
  reg  [5:0]  to;
  reg  [4:0]  way;
  wire [31:0] made;

  assign legal = valid1;
  assign en_passant = valid1 & (word1[MOVE_WORD_KIND +: 4] == MOVE_KIND_EN_PASSANT);

  // The way of the move, from the mover's side.
  assign from_file = word2[2:0];
  assign from_rank = word2[5:3];
  assign to_file = word2[8:6];
  assign to_rank = word2[11:9];
  assign code = word2[MOVE_WORD_KIND +: 4];
  assign same_file = from_file == to_file;
  assign same_rank = from_rank == to_rank;
  assign east = to_file > from_file;
  assign west = to_file < from_file;

  always @* begin
    up = to_rank > from_rank;
    down = to_rank < from_rank;
    if (black) begin
      up = to_rank < from_rank;
      down = to_rank > from_rank;
    end
  end

  // A knight moves two ranks exactly when it moves an odd number of files.
  assign two = to_file[0] ^ from_file[0];

  always @* begin
    pair = 2'd0;
    if (!two) begin
      pair = 2'd1;
    end
    if (down) begin
      pair = 2'd2;
      if (two) begin
        pair = 2'd3;
      end
    end
  end

  assign kind_of = mover[2:0];

  always @* begin
    way = 5'd0;
    if (same_file) begin
      way = WAY_COLUMN;
      if (down) begin
        way = 5'd18;
      end
    end else if (same_rank) begin
      way = WAY_ROW;
      if (west) begin
        way = 5'd17;
      end
    end else if (up) begin
      way = WAY_DIAGONAL_UP;
      if (west) begin
        way = 5'd12;
      end
    end else begin
      way = WAY_DIAGONAL_DOWN;
      if (east) begin
        way = 5'd14;
      end
    end
    if (kind_of == PIECE_PAWN) begin
      way = 5'd0;
      if (east) begin
        way = 5'd1;
      end
      if (west) begin
        way = 5'd2;
      end
    end
    if (kind_of == PIECE_KNIGHT) begin
      way = WAY_KNIGHT + {2'd0, pair, 1'b0};
      if (west) begin
        way = WAY_KNIGHT + {2'd0, pair, 1'b0} + 5'd1;
      end
    end
    if (kind_of == PIECE_KING) begin
      way = WAY_KING;
    end
  end

  always @* begin
    to = word2[MOVE_WORD_TO +: 6];
    if (black) begin
      to = word2[MOVE_WORD_TO +: 6] ^ 6'd56;
    end
  end

  // The move's stage: the first one that matches.
  assign promotes = code[3];
  assign captures = code[2];
  assign queens = promotes & (code[1:0] == 2'd3);
  assign castles = (code == MOVE_KIND_CASTLE_SHORT) | (code == MOVE_KIND_CASTLE_LONG);

  always @* begin
    victim = taken[2:0];
    if (code == MOVE_KIND_EN_PASSANT) begin
      victim = PIECE_PAWN;
    end
  end

  assign killed = word2 == killers_held[15:0];
  assign second_killer = word2 == killers_held[HALVES_UPPER +: 16];

  always @* begin
    stage = STAGE_QUIET;
    within_ = 3'd0;
    if (castles) begin
      stage = STAGE_CASTLING;
      within_ = {2'd0, code[0]};
    end
    if ((killed | second_killer) & !quiescent) begin
      stage = STAGE_KILLER;
      within_ = 3'd0;
      if (!killed) begin
        within_ = 3'd1;
      end
    end
    if (captures) begin
      stage = STAGE_CAPTURE;
      within_ = 3'd5 - victim;
    end
    if (promotes) begin
      stage = STAGE_UNDERPROMOTION;
      within_ = 3'd3 - {1'b0, code[1:0]};
    end
    if (queens) begin
      stage = STAGE_QUEEN;
      within_ = 3'd5 - victim;
    end
    if (root & !quiescent & (word2 == first)) begin
      stage = STAGE_FIRST;
      within_ = 3'd0;
    end
  end

  // Does the move give up a more valuable piece if the square is guarded?
  always @* begin
    mover_class = 3'd0;
    if (kind_of == PIECE_PAWN) begin
      mover_class = 3'd1;
    end
    if ((kind_of == PIECE_KNIGHT) | (kind_of == PIECE_BISHOP)) begin
      mover_class = 3'd2;
    end
    if (kind_of == PIECE_ROOK) begin
      mover_class = 3'd3;
    end
    if (kind_of == PIECE_QUEEN) begin
      mover_class = 3'd4;
    end
  end

  always @* begin
    victim_class = 3'd0;
    if (victim == PIECE_PAWN) begin
      victim_class = 3'd1;
    end
    if ((victim == PIECE_KNIGHT) | (victim == PIECE_BISHOP)) begin
      victim_class = 3'd2;
    end
    if (victim == PIECE_ROOK) begin
      victim_class = 3'd3;
    end
    if (victim == PIECE_QUEEN) begin
      victim_class = 3'd4;
    end
  end

  assign made = (32'd1 << ENTRY_VALID) | {1'b0, stage, 28'd0} | {4'd0, within_, 25'd0} |
      {7'd0, way, 20'd0} | {12'd0, to, 14'd0} | {19'd0, victim, 10'd0} | {22'd0, code, 6'd0} |
      {26'd0, word2[5:0]};

  always @(posedge clock) begin
    held <= made;
    if (kind_of == PIECE_QUEEN) begin
      held <= made | (32'd1 << ENTRY_QUEEN);
    end
  end

  assign out_valid = valid3 & !(dear & attacked);
  assign out_entry = held;

  initial begin
    valid1 = 1'b0;
    valid2 = 1'b0;
    valid3 = 1'b0;
    dear = 1'b0;
    word1 = 16'd0;
    word2 = 16'd0;
    mover = 4'd0;
    taken = 4'd0;
    held = 32'd0;
    killers_held = 32'd0;
  end

  always @(posedge clock) begin
    valid1 <= word_valid & (|word) & !reset;
    valid2 <= valid1 & !reset;
    valid3 <= valid2 & !(quiescent & promotes & !queens) & !reset;
    dear <= quiescent & !promotes & (mover_class > victim_class);
    word1 <= word;
    word2 <= word1;
    mover <= on_from;
    taken <= on_to;
    killers_held <= killers;
  end

  // What nothing here reads.
  wire unused = &{1'b0, mover[3], taken[3]};
endmodule

`line 3693 "fpgambit_search_move_sorter.v" 0
// Keeps the lowest SLOTS of the incoming entries, and records whether there were more.
module fpgambit_search_move_sorter (
    input  wire        clock,          // Clock
    input  wire        clear,          // Discards all entries
    input  wire        in_valid,       // An entry is offered
    input  wire [31:0] in_entry,       // The entry
    input  wire [31:0] last,           // The entry tried last, if any
    input  wire        pop,            // Removes the first entry
    input  wire        restore,        // Loads the entries from the stack
    input  wire [31:0] restored_0,     // Entries to load: one fewer, because one has been tried
    input  wire [31:0] restored_1,     // Entries to load: one fewer, because one has been tried
    input  wire [31:0] restored_2,     // Entries to load: one fewer, because one has been tried
    input  wire        restored_more,  // There were more entries than these
    output wire [31:0] kept_0,         // The kept entries, in the order in which to try them
    output wire [31:0] kept_1,         // The kept entries, in the order in which to try them
    output wire [31:0] kept_2,         // The kept entries, in the order in which to try them
    output wire [31:0] kept_3,         // The kept entries, in the order in which to try them
    output wire        more            // There are more entries than these
);

  localparam [4:0] ENTRY_RANK = 5'd14;
  localparam [4:0] ENTRY_VALID = 5'd31;

  reg  [31:0] slot_0;
  reg  [31:0] slot_1;
  reg  [31:0] slot_2;
  reg  [31:0] slot_3;
  reg         overflow;

  wire        counts;
  wire        full;
  wire        before_0;
  wire        before_1;
  wire        before_2;
  wire        before_3;

  assign counts = in_valid & (!last[ENTRY_VALID] |
      (in_entry[ENTRY_RANK +: 17] > last[ENTRY_RANK +: 17]));

  // The last kept entry, if all slots are filled.
  assign before_0 = !slot_0[ENTRY_VALID] | (in_entry[ENTRY_RANK +: 17] < slot_0[ENTRY_RANK +: 17]);
  assign before_1 = !slot_1[ENTRY_VALID] | (in_entry[ENTRY_RANK +: 17] < slot_1[ENTRY_RANK +: 17]);
  assign before_2 = !slot_2[ENTRY_VALID] | (in_entry[ENTRY_RANK +: 17] < slot_2[ENTRY_RANK +: 17]);
  assign full = slot_3[ENTRY_VALID];
  assign before_3 = !slot_3[ENTRY_VALID] | (in_entry[ENTRY_RANK +: 17] < slot_3[ENTRY_RANK +: 17]);

  always @(posedge clock) begin
    if (counts) begin
      if (before_0) begin
        slot_0 <= in_entry;
      end
      if (before_1) begin
        slot_1 <= in_entry;
        if (before_0) begin
          slot_1 <= slot_0;
        end
      end
      if (before_2) begin
        slot_2 <= in_entry;
        if (before_1) begin
          slot_2 <= slot_1;
        end
      end
      if (before_3) begin
        slot_3 <= in_entry;
        if (before_2) begin
          slot_3 <= slot_2;
        end
      end
      if (full) begin
        overflow <= 1'b1;
      end
    end
    if (pop) begin
      slot_0 <= 32'd0;
      slot_1 <= 32'd0;
      slot_2 <= 32'd0;
      slot_3 <= 32'd0;
      slot_0 <= slot_1;
      slot_1 <= slot_2;
      slot_2 <= slot_3;
    end
    if (restore) begin
      slot_0 <= 32'd0;
      slot_1 <= 32'd0;
      slot_2 <= 32'd0;
      slot_3 <= 32'd0;
      slot_0 <= restored_0;
      slot_1 <= restored_1;
      slot_2 <= restored_2;
      overflow <= restored_more;
    end
    if (clear) begin
      slot_0 <= 32'd0;
      slot_1 <= 32'd0;
      slot_2 <= 32'd0;
      slot_3 <= 32'd0;
      overflow <= 1'b0;
    end
  end

  assign kept_0 = slot_0;
  assign kept_1 = slot_1;
  assign kept_2 = slot_2;
  assign kept_3 = slot_3;
  assign more = overflow;

  initial begin
    slot_0 = 32'd0;
    slot_1 = 32'd0;
    slot_2 = 32'd0;
    slot_3 = 32'd0;
    overflow = 1'b0;
  end

  // What nothing here reads.
  wire unused = &{1'b0, last[13:0]};
endmodule

`line 3813 "fpgambit_search_evaluator.v" 0
// The value of a position by the engine's piece-square table, and the four sums from which it is
// computed.
module fpgambit_search_evaluator #(
    parameter SQUARES_FILE = ""
) (
    input  wire        clock,            // Clock
    input  wire        clear,            // Clears all sums. Held for four clocks, it outlasts any
                                         // move in the pipeline
    input  wire        add,              // Adds a piece
    input  wire [3:0]  add_nibble,       // The piece's nibble; 0 adds nothing
    input  wire [5:0]  add_square,       // The piece's square
    input  wire        begin_,           // Makes a move
    input  wire [5:0]  from,             // Square the move comes from
    input  wire [5:0]  to,               // Square the move goes to
    input  wire [3:0]  kind,             // Kind of the move
    input  wire [3:0]  mover,            // Piece that moves
    input  wire [2:0]  victim,           // Type of the captured piece; 0 for none
    input  wire        restore,          // Loads the sums from the stack
    input  wire [17:0] restored_middle,  // Middlegame sum to load
    input  wire [17:0] restored_end,     // Endgame sum to load
    input  wire [8:0]  restored_white,   // White's phase to load
    input  wire [8:0]  restored_black,   // Black's phase to load
    input  wire        black,            // The value is for Black
    output wire [17:0] middle,           // Middlegame sum, White's pieces minus Black's
    output wire [17:0] end_,             // Endgame sum
    output wire [8:0]  white_phase,      // White's phase: 0 with king and pawns only
    output wire [8:0]  black_phase,      // Black's phase: 0 with king and pawns only
    output wire [15:0] value             // The value of the sums of three clocks before
);

  localparam [2:0] FILE_D = 3'd3;
  localparam [2:0] FILE_F = 3'd5;
  localparam [2:0] FILE_H = 3'd7;
  localparam [3:0] MOVE_KIND_CASTLE_LONG = 4'd3;
  localparam [3:0] MOVE_KIND_CASTLE_SHORT = 4'd2;
  localparam [3:0] MOVE_KIND_EN_PASSANT = 4'd5;
  localparam [2:0] PIECE_BISHOP = 3'd3;
  localparam [2:0] PIECE_KNIGHT = 3'd2;
  localparam [2:0] PIECE_QUEEN = 3'd5;
  localparam [2:0] PIECE_ROOK = 3'd4;
  localparam [19:0] POSITION_VALUE_SIGN = 20'h8_0000;

  reg  [3:0]  taking;
  reg  [3:0]  putting;
  reg  [3:0]  taken;
  reg  [3:0]  put;
  reg  [23:0] taken_word;
  reg  [23:0] put_word;
  reg         second;
  reg  [3:0]  second_taking;
  reg  [3:0]  second_putting;
  reg  [5:0]  second_taken_from;
  reg  [5:0]  second_put_on;
  reg  [17:0] sum_middle;
  reg  [17:0] sum_end;
  reg  [8:0]  phase_white;
  reg  [8:0]  phase_black;
  reg  [24:0] low;
  reg  [24:0] middle_part;
  reg  [24:0] high;
  reg  [17:0] end_one;
  reg  [24:0] product;
  reg  [17:0] end_two;
  reg  [15:0] result;

  reg  [2:0]  arrives;
  reg  [3:0]  take_nibble;
  reg  [5:0]  take_square;
  reg  [3:0]  put_nibble;
  reg  [5:0]  put_square;
  reg  [17:0] take_middle;
  reg  [17:0] take_end;
  reg  [17:0] put_middle;
  reg  [17:0] put_end;
  reg  [17:0] after_middle;
  reg  [17:0] after_end;
  reg  [2:0]  take_phase;
  reg  [2:0]  put_phase;
  reg  [8:0]  after_white;
  reg  [8:0]  after_black;
  reg  [17:0] greater;
  reg  [17:0] less;
  reg  [17:0] own_end;
  reg  [24:0] wide_greater;
  reg  [24:0] wide_less;
  reg  [5:0]  phase;
  wire [8:0]  both;
  wire [24:0] one;
  wire [24:0] two;
  wire [19:0] shifted;
  reg  [19:0] total;
  reg  [8:0]  table_read_address_0;
  reg  [8:0]  table_read_address_1;
  wire [23:0] table_read_word_0;
  wire [23:0] table_read_word_1;

  fpgambit_search_table #(.SQUARES_FILE(SQUARES_FILE)) table_ (
      .clock(clock),
      .read(1'b1),
      .read_address_0(table_read_address_0),
      .read_address_1(table_read_address_1),
      .read_word_0(table_read_word_0),
      .read_word_1(table_read_word_1)
  );

  // The first pair: remove the moving piece, and put it or the promoted piece down.
  always @* begin
    arrives = mover[2:0];
    if (kind[3]) begin
      arrives = {1'b0, kind[1:0]} + 3'd2;
    end
  end

  always @* begin
    take_nibble = 4'd0;
    take_square = from;
    put_nibble = 4'd0;
    put_square = to;
    if (begin_) begin
      take_nibble = mover;
      put_nibble = {mover[3], arrives};
    end
    if (second) begin
      take_nibble = second_taking;
      take_square = second_taken_from;
      put_nibble = second_putting;
      put_square = second_put_on;
    end
    if (add) begin
      put_nibble = add_nibble;
      put_square = add_square;
    end
  end

  // The second pair: remove the captured piece, or move the castling rook.
  always @(posedge clock) begin
    second_taking <= 4'd0;
    second_putting <= 4'd0;
    second_taken_from <= to;
    second_put_on <= {from[5:3], FILE_F};
    if (|victim) begin
      second_taking <= {mover[3] ^ 1'b1, victim};
    end
    if (kind == MOVE_KIND_EN_PASSANT) begin
      second_taken_from <= {from[5:3], to[2:0]};
    end
    if (kind == MOVE_KIND_CASTLE_SHORT) begin
      second_taking <= {mover[3], PIECE_ROOK};
      second_putting <= {mover[3], PIECE_ROOK};
      second_taken_from <= {from[5:3], FILE_H};
    end
    if (kind == MOVE_KIND_CASTLE_LONG) begin
      second_taking <= {mover[3], PIECE_ROOK};
      second_putting <= {mover[3], PIECE_ROOK};
      second_taken_from <= {from[5:3], 3'd0};
      second_put_on <= {from[5:3], FILE_D};
    end
  end

  // Look up the tables, with squares seen from the owner's side.
  always @* begin
    table_read_address_0 = {take_nibble[2:0], take_square};
    if (take_nibble[3]) begin
      table_read_address_0 = {take_nibble[2:0], take_square ^ 6'd56};
    end
  end

  always @* begin
    table_read_address_1 = {put_nibble[2:0], put_square};
    if (put_nibble[3]) begin
      table_read_address_1 = {put_nibble[2:0], put_square ^ 6'd56};
    end
  end

  // The sums: White's pieces minus Black's.
  always @* begin
    take_middle = {6'd0, taken_word[11:0]};
    if (taken_word[11]) begin
      take_middle = {6'd63, taken_word[11:0]};
    end
  end

  always @* begin
    take_end = {6'd0, taken_word[23:12]};
    if (taken_word[23]) begin
      take_end = {6'd63, taken_word[23:12]};
    end
  end

  always @* begin
    put_middle = {6'd0, put_word[11:0]};
    if (put_word[11]) begin
      put_middle = {6'd63, put_word[11:0]};
    end
  end

  always @* begin
    put_end = {6'd0, put_word[23:12]};
    if (put_word[23]) begin
      put_end = {6'd63, put_word[23:12]};
    end
  end

  always @* begin
    after_middle = sum_middle - take_middle;
    after_end = sum_end - take_end;
    if (taken[3]) begin
      after_middle = sum_middle + take_middle;
      after_end = sum_end + take_end;
    end
  end

  always @(posedge clock) begin
    sum_middle <= after_middle + put_middle;
    sum_end <= after_end + put_end;
    if (put[3]) begin
      sum_middle <= after_middle - put_middle;
      sum_end <= after_end - put_end;
    end
    phase_white <= after_white;
    phase_black <= after_black;
    if (put[3]) begin
      phase_black <= after_black + {6'd0, put_phase};
    end else begin
      phase_white <= after_white + {6'd0, put_phase};
    end
    if (restore) begin
      sum_middle <= restored_middle;
      sum_end <= restored_end;
      phase_white <= restored_white;
      phase_black <= restored_black;
    end
    if (clear) begin
      sum_middle <= 18'd0;
      sum_end <= 18'd0;
      phase_white <= 9'd0;
      phase_black <= 9'd0;
    end
  end

  // The phases: a knight or bishop is 1, a rook 3, a queen 6.
  always @* begin
    take_phase = 3'd0;
    if ((taken[2:0] == PIECE_KNIGHT) | (taken[2:0] == PIECE_BISHOP)) begin
      take_phase = 3'd1;
    end
    if (taken[2:0] == PIECE_ROOK) begin
      take_phase = 3'd3;
    end
    if (taken[2:0] == PIECE_QUEEN) begin
      take_phase = 3'd6;
    end
  end

  always @* begin
    put_phase = 3'd0;
    if ((put[2:0] == PIECE_KNIGHT) | (put[2:0] == PIECE_BISHOP)) begin
      put_phase = 3'd1;
    end
    if (put[2:0] == PIECE_ROOK) begin
      put_phase = 3'd3;
    end
    if (put[2:0] == PIECE_QUEEN) begin
      put_phase = 3'd6;
    end
  end

  always @* begin
    after_white = phase_white;
    after_black = phase_black;
    if (taken[3]) begin
      after_black = phase_black - {6'd0, take_phase};
    end else begin
      after_white = phase_white - {6'd0, take_phase};
    end
  end

  // The value. Start with the mover's side, so that rounding is the same for both colours.
  always @* begin
    greater = sum_middle;
    less = sum_end;
    own_end = sum_end;
    if (black) begin
      greater = sum_end;
      less = sum_middle;
      own_end = 18'd0 - sum_end;
    end
  end

  always @* begin
    wide_greater = {7'd0, greater};
    if (greater[17]) begin
      wide_greater = {7'd127, greater};
    end
  end

  always @* begin
    wide_less = {7'd0, less};
    if (less[17]) begin
      wide_less = {7'd127, less};
    end
  end

  assign both = phase_white + phase_black;

  always @* begin
    phase = both[5:0];
    if (both > 9'h020) begin
      phase = 6'd32;
    end
  end

  // Multiply the difference by the phase, two bits of it at a time.
  assign one = wide_greater - wide_less;
  assign two = {one[23:0], 1'b0};

  always @(posedge clock) begin
    low <= 25'd0;
    if (phase[0]) begin
      low <= one;
    end
    if (phase[1]) begin
      low <= two;
      if (phase[0]) begin
        low <= one + two;
      end
    end
  end

  always @(posedge clock) begin
    middle_part <= 25'd0;
    if (phase[2]) begin
      middle_part <= {one[22:0], 2'd0};
    end
    if (phase[3]) begin
      middle_part <= {two[22:0], 2'd0};
      if (phase[2]) begin
        middle_part <= (one + two) << 2;
      end
    end
  end

  always @(posedge clock) begin
    high <= 25'd0;
    if (phase[4]) begin
      high <= {one[20:0], 4'd0};
    end
    if (phase[5]) begin
      high <= {two[20:0], 4'd0};
    end
  end

  // Divide by 32, rounding down, and clamp the result.
  assign shifted = product[24:5];

  always @* begin
    total = shifted + {2'd0, end_two};
    if (end_two[17]) begin
      total = shifted + {2'd3, end_two};
    end
  end

  always @(posedge clock) begin
    result <= total[15:0];
    if ((total ^ POSITION_VALUE_SIGN) > 20'h8_4e20) begin
      result <= 16'h4e20;
    end
    if ((total ^ POSITION_VALUE_SIGN) < 20'h7_b1e0) begin
      result <= 16'hb1e0;
    end
  end

  assign middle = sum_middle;
  assign end_ = sum_end;
  assign white_phase = phase_white;
  assign black_phase = phase_black;
  assign value = result;

  initial begin
    taking = 4'd0;
    putting = 4'd0;
    taken = 4'd0;
    put = 4'd0;
    taken_word = 24'd0;
    put_word = 24'd0;
    second = 1'b0;
    second_taking = 4'd0;
    second_putting = 4'd0;
    second_taken_from = 6'd0;
    second_put_on = 6'd0;
    sum_middle = 18'd0;
    sum_end = 18'd0;
    phase_white = 9'd0;
    phase_black = 9'd0;
    low = 25'd0;
    middle_part = 25'd0;
    high = 25'd0;
    end_one = 18'd0;
    product = 25'd0;
    end_two = 18'd0;
    result = 16'd0;
  end

  always @(posedge clock) begin
    taking <= take_nibble;
    putting <= put_nibble;
    taken <= taking;
    put <= putting;
    taken_word <= table_read_word_0;
    put_word <= table_read_word_1;
    second <= begin_;
    end_one <= own_end;
    product <= low + middle_part + high;
    end_two <= end_one;
  end

  // What nothing here reads.
  wire unused = &{1'b0, product[4:0]};
endmodule

`line 4234 "fpgambit_search_table.v" 0
// Memory of 24 bits per word, read from a file, with 2 registered read ports.
module fpgambit_search_table #(
    parameter SQUARES_FILE = ""
) (
    input  wire        clock,           // Clock
    input  wire        read,            // Reads at this clock edge; if low, the words read hold
    input  wire [8:0]  read_address_0,  // Addresses to read
    input  wire [8:0]  read_address_1,  // Addresses to read
    output reg  [23:0] read_word_0,     // The words read, one clock later
    output reg  [23:0] read_word_1      // The words read, one clock later
);

  reg [23:0] words [0:447];

  generate
    // A module that is not instantiated has no file to read.
    if (SQUARES_FILE != "") begin : from_file
      initial $readmemh(SQUARES_FILE, words);
    end
  endgenerate

  initial begin
    read_word_0 = 24'd0;
    read_word_1 = 24'd0;
  end

  always @(posedge clock) if (read) read_word_0 <= words[read_address_0];
  always @(posedge clock) if (read) read_word_1 <= words[read_address_1];

  `ifndef SYNTHESIS
  // Without this check, a simulator would continue with unknown words.
  integer file;
  initial begin
    file = $fopen(SQUARES_FILE, "r");
    if (file == 0) $fatal(1, "no memory file %s", SQUARES_FILE);
    else $fclose(file);
  end
  `endif
endmodule

`line 4275 "fpgambit_search_line_history.v" 0
// The repetition unit's history and walk without its board; the pieces are read from the node's own
// board.
module fpgambit_search_line_history (
    input  wire        clock,         // Clock
    input  wire        reset,         // Discards the game
    input  wire        idle,          // No search is running: the line is the game
    input  wire        push,          // Appends a move of the game, while idle
    input  wire [23:0] push_record,   // The move record
    input  wire        make,          // Makes a move of the line, or a pass
    input  wire [5:0]  from,          // Square the move comes from
    input  wire [5:0]  to,            // Square the move goes to
    input  wire [3:0]  piece,         // Piece that moves
    input  wire        settle,        // The board after the move is available
    input  wire        reversible,    // The move is reversible
    input  wire        unmake,        // Takes back the newest move
    input  wire [6:0]  restored_run,  // Number of reversible moves that led to the node before it
    input  wire        black,         // Black is to move
    input  wire        start,         // Starts the walk; the board has been valid for one clock
    output wire [5:0]  square_0,      // Squares to read
    output wire [5:0]  square_1,      // Squares to read
    output wire [5:0]  square_2,      // Squares to read
    output wire [5:0]  square_3,      // Squares to read
    output wire        read,          // Reads them
    input  wire [3:0]  on_0,          // Pieces on these squares, one clock later
    input  wire [3:0]  on_1,          // Pieces on these squares, one clock later
    input  wire [3:0]  on_2,          // Pieces on these squares, one clock later
    input  wire [3:0]  on_3,          // Pieces on these squares, one clock later
    output wire [6:0]  run,           // Number of reversible moves that led to the node
    output wire        answered,      // The result is available
    output wire        repeated       // The position is a repetition
);

  localparam [4:0] ANSWER_REPEATED = 5'd13;
  localparam [3:0] HISTORY_FROM = 4'd0;
  localparam [3:0] HISTORY_TO = 4'd6;
  localparam [4:0] RECORD_FLAGS = 5'd16;
  localparam [4:0] RECORD_FROM = 5'd0;
  localparam [4:0] RECORD_PIECE = 5'd20;
  localparam [4:0] RECORD_TO = 5'd8;

  reg  [8:0]  head;
  reg  [8:0]  game_head;
  reg  [6:0]  line_run;
  reg  [6:0]  game_run;

  wire        appends;
  reg  [15:0] word;
  reg  [6:0]  longer;
  wire        even_moves_write;
  wire [15:0] even_moves_read_word_0;
  wire        odd_moves_write;
  wire [15:0] odd_moves_read_word_0;
  wire [7:0]  walk_even_address;
  wire [7:0]  walk_odd_address;
  wire        walk_out_valid;
  wire [31:0] walk_out_word;
  wire        walk_out_last;
  wire        walk_judging;
  wire        walk_idle;

  fpgambit_search_even_moves even_moves (
      .clock(clock),
      .write(even_moves_write),
      .write_address(head[8:1]),
      .write_word(word),
      .read(read),
      .read_address_0(walk_even_address),
      .read_word_0(even_moves_read_word_0)
  );

  fpgambit_search_even_moves odd_moves (
      .clock(clock),
      .write(odd_moves_write),
      .write_address(head[8:1]),
      .write_word(word),
      .read(read),
      .read_address_0(walk_odd_address),
      .read_word_0(odd_moves_read_word_0)
  );

  fpgambit_search_walk walk (
      .clock(clock),
      .reset(reset),
      .start(start),
      .first(1'b1),
      .near(1'b0),
      .whole(1'b0),
      .head(head),
      .reversible({2'd0, line_run}),
      .cut(1'b0),
      .side(black),
      .even(even_moves_read_word_0),
      .odd(odd_moves_read_word_0),
      .on_even_from(on_0),
      .on_even_to(on_1),
      .on_odd_from(on_2),
      .on_odd_to(on_3),
      .out_ready(1'b1),
      .drained(1'b1),
      .even_address(walk_even_address),
      .odd_address(walk_odd_address),
      .step(read),
      .out_valid(walk_out_valid),
      .out_word(walk_out_word),
      .out_last(walk_out_last),
      .judging(walk_judging),
      .idle(walk_idle)
  );

  assign appends = push | make;

  always @* begin
    word = {piece, to, from};
    if (push) begin
      word = {push_record[RECORD_PIECE +: 4], push_record[RECORD_TO +: 6],
          push_record[RECORD_FROM +: 6]};
    end
  end

  assign even_moves_write = appends & !head[0];
  assign odd_moves_write = appends & head[0];

  // How far back the walk can go, 127 moves at most.
  always @* begin
    longer = line_run;
    if (!(&line_run)) begin
      longer = line_run + 7'd1;
    end
  end

  always @(posedge clock) begin
    if (idle) begin
      head <= game_head;
      line_run <= game_run;
    end
    if (push) begin
      head <= head + 9'd1;
      game_head <= head + 9'd1;
      line_run <= 7'd0;
      game_run <= 7'd0;
      if (!(|push_record[RECORD_FLAGS +: 4]) & (|push_record[RECORD_PIECE +: 4])) begin
        line_run <= longer;
        game_run <= longer;
      end
    end
    if (make) begin
      head <= head + 9'd1;
    end
    if (settle) begin
      line_run <= 7'd0;
      if (reversible) begin
        line_run <= longer;
      end
    end
    if (unmake) begin
      head <= head - 9'd1;
      line_run <= restored_run;
    end
    if (reset) begin
      line_run <= 7'd0;
      game_run <= 7'd0;
    end
  end

  assign square_0 = even_moves_read_word_0[HISTORY_FROM +: 6];
  assign square_1 = even_moves_read_word_0[HISTORY_TO +: 6];
  assign square_2 = odd_moves_read_word_0[HISTORY_FROM +: 6];
  assign square_3 = odd_moves_read_word_0[HISTORY_TO +: 6];
  assign run = line_run;
  assign answered = walk_out_valid & walk_out_last;
  assign repeated = walk_out_word[ANSWER_REPEATED];

  initial begin
    head = 9'd0;
    game_head = 9'd0;
    line_run = 7'd0;
    game_run = 7'd0;
  end

  // What nothing here reads.
  wire unused = &{1'b0, push_record[15:14], push_record[7:6], walk_out_word[31:14],
      walk_out_word[12:0], walk_judging, walk_idle};
endmodule

`line 4460 "fpgambit_search_even_moves.v" 0
// Memory of 16 bits per word and 8 address bits, with one write port and 1 registered read ports.
module fpgambit_search_even_moves (
    input  wire        clock,           // Clock
    input  wire        write,           // Stores write_word at this clock edge
    input  wire [7:0]  write_address,   // Address to write
    input  wire [15:0] write_word,      // Word to write
    input  wire        read,            // Reads at this clock edge; if low, the words read hold
    input  wire [7:0]  read_address_0,  // Addresses to read
    output reg  [15:0] read_word_0      // The words read, one clock later
);

  (* ram_style = "block" *)
  reg [15:0] words [0:255];
  integer entry;

  initial begin
    for (entry = 0; entry <= 255; entry = entry + 1) words[entry] = 16'd0;
    read_word_0 = 16'd0;
  end

  always @(posedge clock) begin
    if (write) words[write_address] <= write_word;
    if (read) begin
      read_word_0 <= words[read_address_0];
    end
  end
endmodule

`line 4489 "fpgambit_search_walk.v" 0
// Walks back through the history and counts the pieces on squares where the examined position
// differs (single-counter method, MATCOS-13, section 4).
module fpgambit_search_walk (
    input  wire        clock,         // Clock
    input  wire        reset,         // Synchronous reset
    input  wire        start,         // A query starts
    input  wire        first,         // Stop at the nearest repetition
    input  wire        near,          // Also report moves that repeat a position
    input  wire        whole,         // Continue even when nothing more can be found
    input  wire [8:0]  head,          // Number of the next move in the history
    input  wire [8:0]  reversible,    // Number of reversible moves
    input  wire        cut,           // Further reversible moves may have been dropped
    input  wire        side,          // Side to move
    input  wire [15:0] even,          // The even move of a pair
    input  wire [15:0] odd,           // The odd move
    input  wire [3:0]  on_even_from,  // Piece that the examined position has on the even move's
                                      // source square
    input  wire [3:0]  on_even_to,    // Piece on its target square
    input  wire [3:0]  on_odd_from,   // Piece that the examined position has on the odd move's
                                      // source square
    input  wire [3:0]  on_odd_to,     // Piece on its target square
    input  wire        out_ready,     // The answer word is accepted
    input  wire        drained,       // The last word leaves
    output reg  [7:0]  even_address,  // Address of the even move to read
    output wire [7:0]  odd_address,   // Address of the odd move to read
    output wire        step,          // Reads both
    output wire        out_valid,     // An answer word is offered
    output reg  [31:0] out_word,      // The word
    output wire        out_last,      // The word is the last
    output wire        judging,       // A pair has been evaluated
    output wire        idle           // The walk is idle
);

  localparam [4:0] ANSWER_CANDIDATE = 5'd12;
  localparam [4:0] ANSWER_CUT = 5'd14;
  localparam [4:0] ANSWER_EARLY = 5'd15;
  localparam [6:0] ANSWER_LIMIT_COUNT = 7'd127;
  localparam [4:0] ANSWER_REPEATED = 5'd13;
  localparam [3:0] HISTORY_COLOUR = 4'd15;
  localparam [3:0] HISTORY_FROM = 4'd0;
  localparam [3:0] HISTORY_PIECE = 4'd12;
  localparam [3:0] HISTORY_TO = 4'd6;
  localparam [1:0] PHASE_DECLINING = 2'd2;
  localparam [1:0] PHASE_FLUSHING = 2'd3;
  localparam [1:0] PHASE_IDLE = 2'd0;
  localparam [1:0] PHASE_WALKING = 2'd1;

  reg  [1:0]  phase;
  reg         stops_first;
  reg         asks_near;
  reg         goes_on;
  reg         half;
  reg         judged;
  reg         colours;
  reg         odd_colours;
  reg  [7:0]  address;
  reg  [7:0]  pairs;
  reg  [15:0] even_held;
  reg  [15:0] odd_held;
  reg  [5:0]  displaced;
  reg  [5:0]  standing;
  reg  [5:0]  missing;
  reg  [5:0]  odd_displaced;
  reg  [5:0]  odd_standing;
  reg  [5:0]  odd_missing;
  reg  [8:0]  distance;
  reg  [8:0]  nearest;
  reg  [6:0]  count;

  wire        moving;
  wire        even_from_hit;
  wire        even_to_hit;
  wire        odd_from_hit;
  wire        odd_to_hit;
  reg         new_from_hit;
  reg         new_to_hit;
  reg         old_from_hit;
  reg         old_to_hit;
  wire        last_pair;
  wire        hopeless;
  wire        found;
  wire        candidate;
  wire        stops;
  wire        offers;
  wire        advances;
  reg  [7:0]  at;
  reg  [15:0] new_pair;
  reg  [15:0] old_pair;
  reg  [5:0]  new_change;
  reg  [5:0]  old_change;
  reg  [5:0]  new_standing;
  reg  [5:0]  new_missing;
  reg  [5:0]  old_standing;
  reg  [5:0]  old_missing;
  reg  [6:0]  counted;
  reg  [8:0]  back;

  // Evaluate the pair that the counter has just included.
  assign last_pair = pairs == 8'd0;
  assign hopeless = (pairs < 8'h20) & (displaced > {pairs[4:0], 1'b0});
  assign found = judged & (displaced == 6'd0) & !(half & last_pair);
  assign candidate = judged & asks_near & (odd_displaced == 6'd1) & (odd_colours == side);
  assign stops = judged & (last_pair | (hopeless & !goes_on) | (found & stops_first));

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

  assign offers = (phase == PHASE_DECLINING) | ((phase == PHASE_WALKING) & (stops | candidate));
  assign advances = !offers | out_ready | reset;

  always @* begin
    out_word = {back, counted, 16'd0};
    if (candidate) begin
      out_word = out_word | (32'd1 << ANSWER_CANDIDATE) | {20'd0, odd_standing, 6'd0} |
          {26'd0, odd_missing};
    end
    if (counted != 7'd1) begin
      out_word = out_word | (32'd1 << ANSWER_REPEATED);
    end
    if (cut & (last_pair | (phase == PHASE_DECLINING))) begin
      out_word = out_word | (32'd1 << ANSWER_CUT);
    end
    if (hopeless & !last_pair & !goes_on) begin
      out_word = out_word | (32'd1 << ANSWER_EARLY);
    end
  end

  assign out_valid = offers;
  assign out_last = (phase == PHASE_DECLINING) | stops;
  assign judging = (phase == PHASE_WALKING) & judged & advances;

  // Find out which move of the pair is newer, and which squares hold the moved pieces.
  assign even_from_hit = on_even_from == even_held[HISTORY_PIECE +: 4];
  assign even_to_hit = on_even_to == even_held[HISTORY_PIECE +: 4];
  assign odd_from_hit = on_odd_from == odd_held[HISTORY_PIECE +: 4];
  assign odd_to_hit = on_odd_to == odd_held[HISTORY_PIECE +: 4];

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
      new_missing = new_pair[HISTORY_TO +: 6];
    end else begin
      new_standing = new_pair[HISTORY_TO +: 6];
    end
    if (new_from_hit) begin
      new_missing = new_missing ^ new_pair[HISTORY_FROM +: 6];
    end else begin
      new_standing = new_standing ^ new_pair[HISTORY_FROM +: 6];
    end
  end

  always @* begin
    old_missing = 6'd0;
    old_standing = 6'd0;
    if (old_to_hit) begin
      old_missing = old_pair[HISTORY_TO +: 6];
    end else begin
      old_standing = old_pair[HISTORY_TO +: 6];
    end
    if (old_from_hit) begin
      old_missing = old_missing ^ old_pair[HISTORY_FROM +: 6];
    end else begin
      old_standing = old_standing ^ old_pair[HISTORY_FROM +: 6];
    end
  end

  // The next pair to read; after the walk, read the newest moves in advance.
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
      odd_colours <= colours ^ (new_pair[HISTORY_COLOUR] & (new_to_hit != new_from_hit));
      displaced <= displaced + new_change + old_change;
      standing <= standing ^ new_standing ^ old_standing;
      missing <= missing ^ new_missing ^ old_missing;
      colours <= colours ^ (new_pair[HISTORY_COLOUR] & (new_to_hit != new_from_hit)) ^
          (old_pair[HISTORY_COLOUR] & (old_to_hit != old_from_hit));
      pairs <= pairs - 8'd1;
      distance <= distance + 9'd2;
      judged <= 1'b1;
      count <= counted;
      nearest <= back;
    end
    case (phase)
      PHASE_WALKING: begin
        if (stops & out_ready) begin
          phase <= PHASE_FLUSHING;
        end
      end
      PHASE_DECLINING: begin
        if (out_ready) begin
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
    half = 1'b0;
    judged = 1'b0;
    colours = 1'b0;
    odd_colours = 1'b0;
    address = 8'd0;
    pairs = 8'd0;
    even_held = 16'd0;
    odd_held = 16'd0;
    displaced = 6'd0;
    standing = 6'd0;
    missing = 6'd0;
    odd_displaced = 6'd0;
    odd_standing = 6'd0;
    odd_missing = 6'd0;
    distance = 9'd0;
    nearest = 9'd0;
    count = 7'd0;
  end

  // What nothing here reads.
  wire unused = &{1'b0, new_pair[14:12], old_pair[14:12]};
endmodule

`line 4822 "fpgambit_search_stack_ranks.v" 0
// Memory of 32 bits per word and 5 address bits, with one write port and 1 registered read ports.
module fpgambit_search_stack_ranks (
    input  wire        clock,           // Clock
    input  wire        write,           // Stores write_word at this clock edge
    input  wire [4:0]  write_address,   // Address to write
    input  wire [31:0] write_word,      // Word to write
    input  wire        read,            // Reads at this clock edge; if low, the words read hold
    input  wire [4:0]  read_address_0,  // Addresses to read
    output reg  [31:0] read_word_0      // The words read, one clock later
);

  (* ram_style = "block" *)
  reg [31:0] words [0:31];
  integer entry;

  initial begin
    for (entry = 0; entry <= 31; entry = entry + 1) words[entry] = 32'd0;
    read_word_0 = 32'd0;
  end

  always @(posedge clock) begin
    if (write) words[write_address] <= write_word;
    if (read) begin
      read_word_0 <= words[read_address_0];
    end
  end
endmodule

`line 4851 "fpgambit_search_stack_phases.v" 0
// Memory of 22 bits per word and 5 address bits, with one write port and 1 registered read ports.
module fpgambit_search_stack_phases (
    input  wire        clock,           // Clock
    input  wire        write,           // Stores write_word at this clock edge
    input  wire [4:0]  write_address,   // Address to write
    input  wire [21:0] write_word,      // Word to write
    input  wire        read,            // Reads at this clock edge; if low, the words read hold
    input  wire [4:0]  read_address_0,  // Addresses to read
    output reg  [21:0] read_word_0      // The words read, one clock later
);

  (* ram_style = "block" *)
  reg [21:0] words [0:31];
  integer entry;

  initial begin
    for (entry = 0; entry <= 31; entry = entry + 1) words[entry] = 22'd0;
    read_word_0 = 22'd0;
  end

  always @(posedge clock) begin
    if (write) words[write_address] <= write_word;
    if (read) begin
      read_word_0 <= words[read_address_0];
    end
  end
endmodule

`default_nettype wire
