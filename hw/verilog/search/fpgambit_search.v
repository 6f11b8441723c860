// fpgambit_search: alpha-beta search with posdata's walk and the single counter
//
// SPDX-License-Identifier: MIT OR Apache-2.0
//
// A position, a depth and a window go in; out comes its score by alpha-beta with quiescence, the
// best move and the number of nodes, as the rules of the engine's module searcher say: a software
// search by them gives the same three for every job. Moves come from posdata's walk (Sandstroem,
// 1989), repetitions are found by the single counter (MATCOS-13).
//
// Piece nibbles: 0 empty; 1 to 6 white pawn, knight, bishop, rook, queen, king; 9 to 14 black.
// State word: [0] side to move, 1 black; [4:1] castling rights, K lowest, then Q, k, q; [5] en
// passant square valid; [11:6] that square; [18:12] half-move clock. Move word: from [5:0], to
// [11:6], kind [15:12]. Move record: from [5:0], to [13:8], flags [19:16] (any: the position before
// cannot come again), piece [23:20]. Scores are centipawns for the side to move, 16 bits with a
// sign; mated in p plies is p - 32,000.
//
// Moves of the game are pushed before a job and stay for the jobs after it; the record 0x080000
// begins another game. A job takes 96 clocks before its first node, then 9 clocks for a node that
// ends at once and 30 to 60 for one with moves; cycles counts them. job_ready and push_ready are
// low while one is under way. cancel ends a search before its next node, at most 250 clocks later,
// with the best move so far; a search that would have ended anyway may still end as done. A reset
// forgets the search and the game.
//
// Preconditions: one king a side; no pawn on the first or last rank; a castling right only with
// king and rook at home; an en passant square only on the third rank of the side that moved last,
// that square and the one behind it empty and a pawn of that side before it; the side not to move
// not in check; depth at most 12 (more counts as 12); alpha below beta, both from -32,767 to
// 32,767; no more reversible moves pushed than the half-move clock says. When they are broken
// cancel still ends the search; its result has no meaning, and nothing of it is left after it but
// the game.
//
// Generated: do not edit. Made by:
//   fpgambit export --unit search --build compact --out DIR

`default_nettype none

module fpgambit_search #(
    // 1: Posdata is a memory with a port for each of two walks. 0: Posdata is logic that follows
    // each of two walks step by step.
    parameter POSDATA_ROM = 1,
    // posdata: 32,768 words {nextpos, nextdir}, address {piece, from, at}
    parameter POSDATA_FILE = "posdata.mem",
    // piece-squares: 448 words {endgame, middlegame}, 12 bits each with a sign, address {kind,
    // square as its owner sees it}
    parameter SQUARES_FILE = "squares.mem"
) (
    input  wire        clock,              // Everything happens at its rising edge
    input  wire        reset,              // Synchronous: idle, the search under way and the game
                                           // are forgotten
    input  wire        cancel,             // The search under way ends before its next node; no job
                                           // is taken at this edge
    input  wire        push_valid,         // A move of the game is there
    output wire        push_ready,         // It is taken at this edge if push_valid is high; low
                                           // during reset and while a search is under way
    input  wire [23:0] push_record,        // Its move record; that of a null move begins another
                                           // game
    input  wire        job_valid,          // A job is there
    output wire        job_ready,          // It is taken at this edge if job_valid is high; low
                                           // during reset, cancel and with push_valid, and while
                                           // one is under way
    input  wire [31:0] job_tag,            // Anything; it comes back with the result
    input  wire [31:0] job_rank_0,         // The root's board: ranks 1 to 8, eight piece nibbles
                                           // each, file a lowest
    input  wire [31:0] job_rank_1,         // The root's board: ranks 1 to 8, eight piece nibbles
                                           // each, file a lowest
    input  wire [31:0] job_rank_2,         // The root's board: ranks 1 to 8, eight piece nibbles
                                           // each, file a lowest
    input  wire [31:0] job_rank_3,         // The root's board: ranks 1 to 8, eight piece nibbles
                                           // each, file a lowest
    input  wire [31:0] job_rank_4,         // The root's board: ranks 1 to 8, eight piece nibbles
                                           // each, file a lowest
    input  wire [31:0] job_rank_5,         // The root's board: ranks 1 to 8, eight piece nibbles
                                           // each, file a lowest
    input  wire [31:0] job_rank_6,         // The root's board: ranks 1 to 8, eight piece nibbles
                                           // each, file a lowest
    input  wire [31:0] job_rank_7,         // The root's board: ranks 1 to 8, eight piece nibbles
                                           // each, file a lowest
    input  wire [31:0] job_state,          // Its state word, whose full-move number does not matter
    input  wire [3:0]  job_depth,          // Plies, 0 to 12
    input  wire [15:0] job_alpha,          // The window's lower end, centipawns with a sign
    input  wire [15:0] job_beta,           // Its upper end
    input  wire [15:0] job_first,          // The word of the move to try first; 0 none
    input  wire [31:0] job_nodes_low,      // The search ends before the node after so many, bits 31
                                           // to 0; 0 in all bits: no limit
    input  wire [7:0]  job_nodes_high,     // Bits 39 to 32
    output wire        result_valid,       // The result is offered; it holds until taken, and does
                                           // not wait for result_ready
    input  wire        result_ready,       // The sink takes it at this edge
    output wire [31:0] result_tag,         // The tag that came with the job
    output wire [15:0] result_score,       // The score for the side to move, centipawns with a sign
    output wire [1:0]  result_bound,       // What it says of the root's score: 0 nothing, 1 exactly
                                           // it, 2 not more than it, 3 not less than it
    output reg  [15:0] result_best,        // The word of the best move; 0 none
    output wire [31:0] result_nodes_low,   // Nodes entered, bits 31 to 0
    output wire [7:0]  result_nodes_high,  // Bits 39 to 32
    output wire [1:0]  result_status,      // Why it ended: 0 done, 1 node limit, 2 cancelled
    output wire [31:0] cycles_low,         // Clocks of this job, from that in which it is taken to
                                           // that in which its result is first offered, both
                                           // counted: bits 31 to 0
    output wire [7:0]  cycles_high         // Bits 39 to 32
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

`default_nettype wire
