// fpgambit_search_fast: twenty-four alpha-beta searches in turn on one pipeline
//
// SPDX-License-Identifier: MIT OR Apache-2.0
//
// The unit takes jobs. A job is a position (the root), a depth in plies and a window from alpha to
// beta. The unit searches up to twenty-four roots at once with alpha-beta and quiescence search.
// The searches take turns on one pipeline, which starts a turn every clock. A job returns the same
// score, best move and number of nodes as in fpgambit_search, the compact build, whatever other
// jobs are in progress. Results arrive in the order in which the searches end, and each carries the
// tag of its job. The moves come from the same kind of circuit as in fpgambit_count and
// fpgambit_perft.
//
// The ports are those of fpgambit_search and two more. With them, several jobs can search different
// moves of the same root. If job_only is 1, the root tries no move but job_first. If job_second is
// also not 0, the node after job_first tries no move but job_second, and this node is not ended
// early by futility, reverse futility or a null move. The score remains that of the root, as if it
// had no other moves.
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
// All jobs in progress share one game. Push its moves before the first job on it. The unit keeps
// the game for later jobs. The record 0x080000, that of a null move, starts a new game; as long as
// no other move is pushed, jobs can have any roots. push_ready is low while any search is in
// progress. If a push and a job are offered at once, the push takes precedence. The first job after
// a push takes up to 512 more clocks, and 24 more for each reversible move at the end of the game.
//
// Latency: the unit accepts a job every 80 to 100 clocks. A job takes some 100 clocks before its
// first node. Then each search has a turn every 24 clocks, and a node takes two turns on average.
// With 24 searches in progress, the unit finishes a node about every 2.1 clocks. cycles counts the
// clocks of the job whose result is offered. The same job can take up to 23 clocks more or less,
// because it waits for the turn of its search. job_ready is low while 24 searches are in progress.
// While an offered result waits for result_ready, its search can already accept another job, but
// other searches that have ended wait to offer their results.
//
// cancel ends every search in progress before its next node. Each of them returns its best move so
// far with result_status 2, usually some hundreds of clocks later. A search that is about to end
// anyway may still return result_status 0. A reset discards all searches, waiting results and the
// game.
//
// Preconditions: each side has one king. No pawn is on the first or last rank. For each castling
// right, the king and that rook are on their home squares. If there is an en passant square, the
// last move can have been a pawn's double push over that square. For the square e3, this means that
// Black is to move, e2 and e3 are empty, and a white pawn is on e4. The side not to move is not in
// check. The depth is at most 12 (larger values count as 12). job_only requires a move in job_first
// and a depth of at least 1; job_second requires job_only and a depth of at least 2. alpha is below
// beta, and both are from -32,767 to 32,767. Unless the last move of the game is irreversible, the
// root of each job is the position after the game. The number of reversible moves pushed since the
// last irreversible one is at most the half-move clock of the root. If a precondition is violated,
// cancel still ends the search. Its result is then meaningless, and after it only the pushed game
// can affect later jobs.
//
// Generated: do not edit. Made by:
//   fpgambit export --unit search --build fast --out DIR

`default_nettype none

module fpgambit_search_fast #(
    // piece-squares: 448 words {endgame, middlegame}, 12 bits each with a sign, address {kind,
    // square as its owner sees it}
    parameter SQUARES_FILE = "squares.mem"
) (
    input  wire        clock,              // Clock, rising edge
    input  wire        reset,              // Synchronous reset: idle, all searches in progress and
                                           // the game are discarded
    input  wire        cancel,             // Ends every search in progress before its next node; no
                                           // job is accepted at this edge
    input  wire        push_valid,         // A move of the game is offered
    output wire        push_ready,         // Accepted at this edge if push_valid is high; low
                                           // during reset and while any search is in progress
    input  wire [23:0] push_record,        // The move record; a null move's record starts a new
                                           // game
    input  wire        job_valid,          // A job is offered
    output wire        job_ready,          // Accepted at this edge if job_valid is high; low during
                                           // reset, cancel and push_valid, for some 70 to 100
                                           // clocks after a job, and while all 24 searches are in
                                           // progress
    input  wire [31:0] job_tag,            // Arbitrary tag, returned with the result
    input  wire [31:0] job_rank_0,         // The root's board: ranks 1 to 8, eight piece nibbles
                                           // each, file a in the lowest bits
    input  wire [31:0] job_rank_1,         // The root's board: ranks 1 to 8, eight piece nibbles
                                           // each, file a in the lowest bits
    input  wire [31:0] job_rank_2,         // The root's board: ranks 1 to 8, eight piece nibbles
                                           // each, file a in the lowest bits
    input  wire [31:0] job_rank_3,         // The root's board: ranks 1 to 8, eight piece nibbles
                                           // each, file a in the lowest bits
    input  wire [31:0] job_rank_4,         // The root's board: ranks 1 to 8, eight piece nibbles
                                           // each, file a in the lowest bits
    input  wire [31:0] job_rank_5,         // The root's board: ranks 1 to 8, eight piece nibbles
                                           // each, file a in the lowest bits
    input  wire [31:0] job_rank_6,         // The root's board: ranks 1 to 8, eight piece nibbles
                                           // each, file a in the lowest bits
    input  wire [31:0] job_rank_7,         // The root's board: ranks 1 to 8, eight piece nibbles
                                           // each, file a in the lowest bits
    input  wire [31:0] job_state,          // The root's state word, whose full-move number is
                                           // ignored
    input  wire [3:0]  job_depth,          // Depth in plies, 0 to 12
    input  wire [15:0] job_alpha,          // Lower end of the window, signed centipawns
    input  wire [15:0] job_beta,           // Upper end of the window
    input  wire [15:0] job_first,          // Word of the move to try first; 0 for none
    input  wire [31:0] job_nodes_low,      // Node limit, bits 31 to 0; 0 in all bits: no limit
    input  wire [7:0]  job_nodes_high,     // Bits 39 to 32
    output wire        result_valid,       // The result is offered; it holds until accepted and
                                           // does not wait for result_ready
    input  wire        result_ready,       // The sink accepts it at this edge
    output wire [31:0] result_tag,         // The job's tag
    output wire [15:0] result_score,       // Score for the side to move, signed centipawns
    output wire [1:0]  result_bound,       // How the score bounds the root's true score: 0 unknown,
                                           // 1 exact, 2 lower bound, 3 upper bound
    output wire [15:0] result_best,        // Word of the best move; 0 for none
    output wire [31:0] result_nodes_low,   // Nodes entered, bits 31 to 0
    output wire [7:0]  result_nodes_high,  // Bits 39 to 32
    output wire [1:0]  result_status,      // Reason for the end: 0 done, 1 node limit, 2 cancelled
    output wire [31:0] cycles_low,         // Clocks of this job, from its acceptance to the first
                                           // offer of its result, inclusive: bits 31 to 0
    output wire [7:0]  cycles_high,        // Bits 39 to 32
    input  wire        job_only,           // The root tries only the move job_first
    input  wire [15:0] job_second          // With job_only: word of the only move that the node
                                           // after job_first tries; 0 if it tries all
);

  localparam [4:0] HALVES_UPPER = 5'd16;
  localparam [4:0] STATE_WORD_HALF_MOVES = 5'd12;
  localparam [4:0] STATE_WORD_RIGHTS = 5'd1;
  localparam [4:0] STATE_WORD_SIDE = 5'd0;

  reg  [4:0]  slot_0;
  reg  [4:0]  slot_1;
  reg  [4:0]  slot_2;
  reg  [4:0]  slot_3;
  reg  [4:0]  slot_4;
  reg  [4:0]  slot_5;
  reg  [4:0]  slot_6;
  reg  [4:0]  slot_7;
  reg  [4:0]  slot_8;
  reg  [4:0]  slot_9;
  reg  [4:0]  slot_10;
  reg  [4:0]  slot_11;
  reg  [4:0]  slot_12;
  reg  [4:0]  slot_13;
  reg  [4:0]  slot_14;
  reg  [4:0]  slot_15;
  reg  [4:0]  slot_16;
  reg  [4:0]  slot_17;
  reg  [4:0]  slot_18;
  reg  [4:0]  slot_19;
  reg  [4:0]  slot_20;
  reg  [4:0]  slot_21;
  reg  [4:0]  slot_22;
  reg  [4:0]  slot_23;
  reg  [24:0] turn_0;
  reg  [24:0] turn_1;
  reg  [24:0] turn_2;
  reg  [24:0] turn_3;
  reg  [24:0] turn_4;
  reg  [24:0] turn_5;
  reg  [24:0] turn_6;
  reg  [24:0] turn_7;
  reg  [24:0] turn_8;
  reg  [24:0] turn_9;
  reg  [24:0] turn_10;
  reg  [31:0] flags_0;
  reg  [31:0] flags_1;
  reg  [31:0] flags_2;
  reg  [31:0] flags_3;
  reg  [31:0] flags_4;
  reg  [2:0]  white_pieces;
  reg  [2:0]  black_pieces;
  reg         alike;
  reg  [3:0]  nearest_0;
  reg  [3:0]  nearest_1;
  reg         past;
  reg  [6:0]  past_number;
  reg  [1:0]  quiet;
  reg  [7:0]  legal;
  reg  [10:0] en_passant;
  reg  [17:0] cursors_0;
  reg  [17:0] cursors_1;
  reg  [17:0] cursors_2;
  reg  [17:0] cursors_3;
  reg  [17:0] cursors_4;
  reg  [4:0]  found;
  reg  [4:0]  guarded;
  reg  [15:0] word;
  reg  [24:0] control;
  reg  [5:0]  control_ply;
  reg  [3:0]  rights;
  reg  [2:0]  root;

  wire [15:0] sum_hash;
  reg  [4:0]  before_;
  wire [5:0]  ply_now;
  reg  [5:0]  target_ply;
  wire        reaches_past;
  wire [22:0] told;
  reg  [5:0]  store_board_ply;
  wire [31:0] store_rank_0;
  wire [31:0] store_rank_1;
  wire [31:0] store_rank_2;
  wire [31:0] store_rank_3;
  wire [31:0] store_rank_4;
  wire [31:0] store_rank_5;
  wire [31:0] store_rank_6;
  wire [31:0] store_rank_7;
  wire [31:0] store_flags;
  wire [26:0] store_middle;
  wire [26:0] store_end;
  wire [31:0] store_window;
  wire [15:0] store_alpha;
  wire [31:0] store_killers;
  wire [17:0] store_cursor;
  wire [15:0] store_led;
  wire [15:0] store_elder;
  wire        store_enters;
  reg  [31:0] store_made_rank_0;
  reg  [31:0] store_made_rank_1;
  reg  [31:0] store_made_rank_2;
  reg  [31:0] store_made_rank_3;
  reg  [31:0] store_made_rank_4;
  reg  [31:0] store_made_rank_5;
  reg  [31:0] store_made_rank_6;
  reg  [31:0] store_made_rank_7;
  reg  [18:0] store_made_state;
  reg  [26:0] store_made_middle;
  reg  [26:0] store_made_end;
  reg  [17:0] next_move_cursor;
  wire        next_move_check;
  wire        next_move_en_passant;
  wire        next_move_legal;
  wire        next_move_found;
  wire        next_move_guarded;
  wire [17:0] next_move_next_cursor;
  wire [15:0] next_move_word;
  wire        judge_led;
  wire        judge_long;
  wire        judge_alike;
  wire        judge_over;
  reg         judge_pieces;
  wire [10:0] judge_verdict;
  wire        judge_quiet;
  wire [15:0] judge_stop_score;
  wire [15:0] judge_alpha_now;
  wire [3:0]  judge_hopeless;
  reg  [5:0]  signatures_line;
  wire        signatures_some;
  wire [3:0]  signatures_nearest;
  wire        signatures_keep;
  reg  [5:0]  signatures_kept_line;
  wire [8:0]  sums_value_phases;
  wire        sums_value_black;
  wire [15:0] sums_value_value;
  wire        make_move_ready;
  reg  [15:0] make_move_word;
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
  reg  [15:0] lookup_word;
  wire [3:0]  lookup_mover;
  wire [3:0]  lookup_victim;
  reg  [3:0]  changer_mover;
  wire [26:0] changer_new_middle;
  wire [26:0] changer_new_end;
  wire [15:0] outcome_stop_score;
  wire        outcome_writes;
  wire [24:0] outcome_control_word;
  wire [31:0] outcome_next_nodes_low;
  wire [7:0]  outcome_next_nodes_high;
  wire [31:0] outcome_moves_word;
  wire        outcome_ends;
  wire [17:0] outcome_result;
  wire        outcome_begins;
  wire        outcome_collected;
  wire        outcome_write_alpha;
  wire        outcome_to_parent;
  wire [15:0] outcome_alpha_word;
  wire        outcome_write_cursor;
  wire [17:0] outcome_cursor_word;
  wire        outcome_write_killers;
  wire [31:0] outcome_killers_word;
  wire        outcome_enters;
  wire [31:0] outcome_window_word;
  wire [15:0] outcome_led_word;
  wire [12:0] outcome_flags_word;
  wire        outcome_plain;
  wire        outcome_passed;
  wire        book_runs;
  wire        book_cancels;
  wire [31:0] book_most_low;
  wire [7:0]  book_most_high;
  wire        book_only;
  wire [15:0] book_second;
  wire        book_collects;
  wire        book_job;
  wire [31:0] book_window;
  wire [3:0]  book_depth;
  wire [15:0] book_first;
  wire [31:0] book_rank_0;
  wire [31:0] book_rank_1;
  wire [31:0] book_rank_2;
  wire [31:0] book_rank_3;
  wire [31:0] book_rank_4;
  wire [31:0] book_rank_5;
  wire [31:0] book_rank_6;
  wire [31:0] book_rank_7;
  wire [18:0] book_state;
  wire [26:0] book_middle;
  wire [26:0] book_end;
  wire        book_pushes;
  wire        book_waits;
  wire        book_waits_here;
  wire        book_clear;
  wire [9:0]  book_clear_address;
  reg  [22:0] notes_verdict;
  wire [31:0] notes_early_flags;
  wire [22:0] notes_early_verdict;
  wire [31:0] notes_late_flags;
  wire [22:0] notes_late_verdict;
  wire [31:0] notes_late_window;
  wire [31:0] notes_late_killers;
  wire [31:0] notes_late_scores;
  wire [3:0]  notes_late_hopeless;
  wire [31:0] notes_late_nodes_low;
  wire [7:0]  notes_late_nodes_high;
  wire [31:0] notes_late_moves;
  wire [17:0] notes_late_result;
  wire [15:0] notes_late_signature;
  wire [26:0] notes_late_middle;
  wire [26:0] notes_late_end;
  wire        boards_equal;
  wire [31:0] boards_noted_0;
  wire [31:0] boards_noted_1;
  wire [31:0] boards_noted_2;
  wire [31:0] boards_noted_3;
  wire [31:0] boards_noted_4;
  wire [31:0] boards_noted_5;
  wire [31:0] boards_noted_6;
  wire [31:0] boards_noted_7;
  wire [6:0]  game_candidate;
  wire [6:0]  game_run;
  wire        game_ready;
  wire        game_rewinds;
  wire [6:0]  game_read_number;
  wire [6:0]  game_number;
  wire [15:0] game_word;
  wire        game_writes;
  wire [24:0] controls_0_read_word;
  wire [24:0] controls_1_read_word;
  reg  [15:0] word_next;

  fpgambit_search_fast_store store (
      .clock(clock),
      .search(slot_1),
      .ply(ply_now),
      .board_ply(store_board_ply),
      .past(turn_0[17]),
      .past_number(turn_0[24:18]),
      .rewinds(game_rewinds),
      .read_number(game_read_number),
      .number(game_number),
      .rank_0(store_rank_0),
      .rank_1(store_rank_1),
      .rank_2(store_rank_2),
      .rank_3(store_rank_3),
      .rank_4(store_rank_4),
      .rank_5(store_rank_5),
      .rank_6(store_rank_6),
      .rank_7(store_rank_7),
      .flags(store_flags),
      .middle(store_middle),
      .end_(store_end),
      .window(store_window),
      .alpha(store_alpha),
      .killers(store_killers),
      .cursor(store_cursor),
      .led(store_led),
      .elder(store_elder),
      .last_search(slot_21),
      .at_root(outcome_begins),
      .write_alpha(outcome_write_alpha),
      .to_parent(outcome_to_parent),
      .alpha_word(outcome_alpha_word),
      .write_cursor(outcome_write_cursor),
      .cursor_word(outcome_cursor_word),
      .write_killers(outcome_write_killers),
      .killers_word(outcome_killers_word),
      .enters(store_enters),
      .window_word(outcome_window_word),
      .led_word(outcome_led_word),
      .flags_word(outcome_flags_word),
      .plain(outcome_plain),
      .rights(rights),
      .passes(outcome_passed),
      .made_rank_0(store_made_rank_0),
      .made_rank_1(store_made_rank_1),
      .made_rank_2(store_made_rank_2),
      .made_rank_3(store_made_rank_3),
      .made_rank_4(store_made_rank_4),
      .made_rank_5(store_made_rank_5),
      .made_rank_6(store_made_rank_6),
      .made_rank_7(store_made_rank_7),
      .made_state(store_made_state),
      .made_middle(store_made_middle),
      .made_end(store_made_end),
      .clear(book_clear),
      .clear_address(book_clear_address)
  );

  fpgambit_search_fast_next_move next_move (
      .clock(clock),
      .rank_0(store_rank_0),
      .rank_1(store_rank_1),
      .rank_2(store_rank_2),
      .rank_3(store_rank_3),
      .rank_4(store_rank_4),
      .rank_5(store_rank_5),
      .rank_6(store_rank_6),
      .rank_7(store_rank_7),
      .state({13'd0, store_flags[18:0]}),
      .killers(store_killers),
      .quiet(quiet[1]),
      .cursor(next_move_cursor),
      .check(next_move_check),
      .en_passant(next_move_en_passant),
      .legal(next_move_legal),
      .found(next_move_found),
      .guarded(next_move_guarded),
      .next_cursor(next_move_next_cursor),
      .word(next_move_word)
  );

  fpgambit_search_fast_judge judge (
      .clock(clock),
      .window(store_window),
      .alpha(store_alpha),
      .depth(flags_3[22:19]),
      .fresh(turn_6[6]),
      .value(sums_value_value),
      .ply(turn_7[5:0]),
      .led(judge_led),
      .comparing(turn_7[7]),
      .checked(turn_7[8]),
      .long_(judge_long),
      .equal(boards_equal),
      .alike(judge_alike),
      .check(next_move_check),
      .over(judge_over),
      .passed(flags_4[23]),
      .pieces(judge_pieces),
      .verdict(judge_verdict),
      .quiet(judge_quiet),
      .stop_score(judge_stop_score),
      .alpha_now(judge_alpha_now),
      .hopeless(judge_hopeless)
  );

  fpgambit_search_fast_signatures signatures (
      .clock(clock),
      .line(signatures_line),
      .signature(sum_hash),
      .half(turn_4[5:1]),
      .back(flags_1[31:26]),
      .before_(before_),
      .some(signatures_some),
      .nearest(signatures_nearest),
      .keep(signatures_keep),
      .kept_line(signatures_kept_line),
      .kept_half(control_ply[4:1]),
      .kept(notes_late_signature)
  );

  fpgambit_search_fast_sums_value sums_value (
      .clock(clock),
      .middle(store_middle[17:0]),
      .end_(store_end[17:0]),
      .phases(sums_value_phases),
      .black(sums_value_black),
      .value(sums_value_value)
  );

  fpgambit_make make (
      .clock(clock),
      .reset(reset),
      .move_valid(1'b1),
      .move_ready(make_move_ready),
      .move_back(1'b0),
      .move_word(make_move_word),
      .move_undo(23'd0),
      .move_rank_0(boards_noted_0),
      .move_rank_1(boards_noted_1),
      .move_rank_2(boards_noted_2),
      .move_rank_3(boards_noted_3),
      .move_rank_4(boards_noted_4),
      .move_rank_5(boards_noted_5),
      .move_rank_6(boards_noted_6),
      .move_rank_7(boards_noted_7),
      .move_state({13'd0, notes_early_flags[18:0]}),
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

  fpgambit_search_fast_lookup lookup (
      .clock(clock),
      .rank_0(boards_noted_0),
      .rank_1(boards_noted_1),
      .rank_2(boards_noted_2),
      .rank_3(boards_noted_3),
      .rank_4(boards_noted_4),
      .rank_5(boards_noted_5),
      .rank_6(boards_noted_6),
      .rank_7(boards_noted_7),
      .word(lookup_word),
      .mover(lookup_mover),
      .victim(lookup_victim)
  );

  fpgambit_search_fast_changer #(.SQUARES_FILE(SQUARES_FILE)) changer (
      .clock(clock),
      .word(word),
      .mover(changer_mover),
      .victim(lookup_victim),
      .old_middle(notes_late_middle),
      .old_end(notes_late_end),
      .new_middle(changer_new_middle),
      .new_end(changer_new_end)
  );

  fpgambit_search_fast_outcome outcome (
      .clock(clock),
      .live(book_runs),
      .cancelled(book_cancels),
      .control(control),
      .nodes_low(notes_late_nodes_low),
      .nodes_high(notes_late_nodes_high),
      .limit_low(book_most_low),
      .limit_high(book_most_high),
      .moves(notes_late_moves),
      .collects(book_collects),
      .job(book_job),
      .job_window(book_window),
      .job_depth(book_depth),
      .job_first(book_first),
      .only(book_only),
      .second(book_second),
      .job_run(game_run),
      .stops(notes_late_verdict[0]),
      .stop_score(outcome_stop_score),
      .compares(notes_late_verdict[1]),
      .target(notes_late_verdict[14:11]),
      .past(notes_late_verdict[15]),
      .past_number(notes_late_verdict[22:16]),
      .again(notes_late_verdict[2]),
      .passes(notes_late_verdict[3]),
      .quiet(notes_late_verdict[4]),
      .depth(notes_late_verdict[10:7]),
      .alpha(notes_late_scores[15:0]),
      .checks(notes_late_verdict[5]),
      .drawn(notes_late_verdict[6]),
      .hopeless(notes_late_hopeless),
      .window(notes_late_window),
      .flags(notes_late_flags),
      .led(store_led),
      .elder(store_elder),
      .killers(notes_late_killers),
      .legal(legal[7]),
      .en_passant(en_passant[10]),
      .found(found[4]),
      .guarded(guarded[4]),
      .cursor(cursors_4),
      .word(word),
      .mover(lookup_mover),
      .writes(outcome_writes),
      .control_word(outcome_control_word),
      .next_nodes_low(outcome_next_nodes_low),
      .next_nodes_high(outcome_next_nodes_high),
      .moves_word(outcome_moves_word),
      .ends(outcome_ends),
      .result(outcome_result),
      .begins(outcome_begins),
      .collected(outcome_collected),
      .write_alpha(outcome_write_alpha),
      .to_parent(outcome_to_parent),
      .alpha_word(outcome_alpha_word),
      .write_cursor(outcome_write_cursor),
      .cursor_word(outcome_cursor_word),
      .write_killers(outcome_write_killers),
      .killers_word(outcome_killers_word),
      .enters(outcome_enters),
      .window_word(outcome_window_word),
      .led_word(outcome_led_word),
      .flags_word(outcome_flags_word),
      .plain(outcome_plain),
      .passed(outcome_passed)
  );

  fpgambit_search_fast_book #(.SQUARES_FILE(SQUARES_FILE)) book (
      .clock(clock),
      .reset(reset),
      .cancel(cancel),
      .push_valid(push_valid),
      .push_ready(push_ready),
      .push_record(push_record),
      .job_valid(job_valid),
      .job_ready(job_ready),
      .job_tag(job_tag),
      .job_rank_0(job_rank_0),
      .job_rank_1(job_rank_1),
      .job_rank_2(job_rank_2),
      .job_rank_3(job_rank_3),
      .job_rank_4(job_rank_4),
      .job_rank_5(job_rank_5),
      .job_rank_6(job_rank_6),
      .job_rank_7(job_rank_7),
      .job_state(job_state),
      .job_depth(job_depth),
      .job_alpha(job_alpha),
      .job_beta(job_beta),
      .job_first(job_first),
      .job_nodes_low(job_nodes_low),
      .job_nodes_high(job_nodes_high),
      .result_valid(result_valid),
      .result_ready(result_ready),
      .result_tag(result_tag),
      .result_score(result_score),
      .result_bound(result_bound),
      .result_best(result_best),
      .result_nodes_low(result_nodes_low),
      .result_nodes_high(result_nodes_high),
      .result_status(result_status),
      .cycles_low(cycles_low),
      .cycles_high(cycles_high),
      .job_only(job_only),
      .job_second(job_second),
      .coming(slot_19),
      .control(control),
      .now_result(notes_late_result),
      .now_moves(notes_late_moves),
      .now_nodes_low(notes_late_nodes_low),
      .now_nodes_high(notes_late_nodes_high),
      .runs(book_runs),
      .cancels(book_cancels),
      .most_low(book_most_low),
      .most_high(book_most_high),
      .only(book_only),
      .second(book_second),
      .collects(book_collects),
      .job(book_job),
      .window(book_window),
      .depth(book_depth),
      .first(book_first),
      .rank_0(book_rank_0),
      .rank_1(book_rank_1),
      .rank_2(book_rank_2),
      .rank_3(book_rank_3),
      .rank_4(book_rank_4),
      .rank_5(book_rank_5),
      .rank_6(book_rank_6),
      .rank_7(book_rank_7),
      .state(book_state),
      .middle(book_middle),
      .end_(book_end),
      .ended(slot_21),
      .begins(outcome_begins),
      .collected(outcome_collected),
      .settled(game_ready),
      .pushes(book_pushes),
      .waits(book_waits),
      .waits_here(book_waits_here),
      .blocked(outcome_write_killers),
      .clear(book_clear),
      .clear_address(book_clear_address)
  );

  fpgambit_search_fast_notes notes (
      .clock(clock),
      .slot_0(slot_0),
      .slot_1(slot_1),
      .slot_2(slot_2),
      .slot_3(slot_3),
      .slot_4(slot_4),
      .slot_5(slot_5),
      .slot_6(slot_6),
      .slot_7(slot_7),
      .slot_8(slot_8),
      .slot_9(slot_9),
      .slot_10(slot_10),
      .slot_11(slot_11),
      .slot_12(slot_12),
      .slot_13(slot_13),
      .slot_14(slot_14),
      .slot_15(slot_15),
      .slot_16(slot_16),
      .slot_17(slot_17),
      .slot_18(slot_18),
      .slot_19(slot_19),
      .slot_20(slot_20),
      .slot_21(slot_21),
      .slot_22(slot_22),
      .slot_23(slot_23),
      .flags(store_flags),
      .middle(store_middle),
      .end_(store_end),
      .signature(sum_hash),
      .window(store_window),
      .killers(store_killers),
      .scores({judge_stop_score, judge_alpha_now}),
      .verdict(notes_verdict),
      .hopeless(judge_hopeless),
      .write(outcome_writes),
      .nodes_low(outcome_next_nodes_low),
      .nodes_high(outcome_next_nodes_high),
      .moves(outcome_moves_word),
      .write_result(outcome_ends),
      .result(outcome_result),
      .early_flags(notes_early_flags),
      .early_verdict(notes_early_verdict),
      .late_flags(notes_late_flags),
      .late_verdict(notes_late_verdict),
      .late_window(notes_late_window),
      .late_killers(notes_late_killers),
      .late_scores(notes_late_scores),
      .late_hopeless(notes_late_hopeless),
      .late_nodes_low(notes_late_nodes_low),
      .late_nodes_high(notes_late_nodes_high),
      .late_moves(notes_late_moves),
      .late_result(notes_late_result),
      .late_signature(notes_late_signature),
      .late_middle(notes_late_middle),
      .late_end(notes_late_end)
  );

  fpgambit_search_fast_boards_2 boards (
      .clock(clock),
      .early(slot_3),
      .late(slot_19),
      .comparing(turn_2[7]),
      .rank_0(store_rank_0),
      .rank_1(store_rank_1),
      .rank_2(store_rank_2),
      .rank_3(store_rank_3),
      .rank_4(store_rank_4),
      .rank_5(store_rank_5),
      .rank_6(store_rank_6),
      .rank_7(store_rank_7),
      .equal(boards_equal),
      .noted_0(boards_noted_0),
      .noted_1(boards_noted_1),
      .noted_2(boards_noted_2),
      .noted_3(boards_noted_3),
      .noted_4(boards_noted_4),
      .noted_5(boards_noted_5),
      .noted_6(boards_noted_6),
      .noted_7(boards_noted_7)
  );

  fpgambit_search_fast_game game (
      .clock(clock),
      .reset(reset),
      .push(book_pushes),
      .push_record(push_record),
      .waits(book_waits),
      .turn(book_waits_here),
      .kept_signature(notes_late_signature),
      .signature(sum_hash),
      .odd(turn_4[0]),
      .follows(turn_4[17]),
      .after(turn_4[24:18]),
      .candidate(game_candidate),
      .run(game_run),
      .ready(game_ready),
      .rewinds(game_rewinds),
      .read_number(game_read_number),
      .number(game_number),
      .word(game_word),
      .writes(game_writes)
  );

  fpgambit_search_fast_controls controls_0 (
      .clock(clock),
      .write(outcome_writes),
      .write_address(slot_21),
      .write_word(outcome_control_word),
      .read_address(slot_0),
      .read_word(controls_0_read_word)
  );

  fpgambit_search_fast_controls controls_1 (
      .clock(clock),
      .write(outcome_writes),
      .write_address(slot_21),
      .write_word(outcome_control_word),
      .read_address(slot_19),
      .read_word(controls_1_read_word)
  );

  // Clock 0: whose turn it is.
  always @(posedge clock) begin
    slot_0 <= slot_0 + 5'd1;
    if (slot_0 == 5'd23) begin
      slot_0 <= 5'd0;
    end
  end

  // Clock 1: request the node's frame, or the board of the position that it may repeat.
  assign ply_now = turn_0[5:0];

  always @* begin
    target_ply = {1'b0, turn_0[12:9], 1'b0};
    if (ply_now[0]) begin
      target_ply = {1'b0, turn_0[12:9], 1'b1};
    end
  end

  always @* begin
    store_board_ply = ply_now;
    if (turn_0[7]) begin
      store_board_ply = target_ply;
    end
  end

  // Clock 3: the board enters the pipeline and is kept for the move, or is compared.
  // Clock 5: the sums give value and signature.
  assign sums_value_phases = store_middle[26:18] + store_end[26:18];
  assign sums_value_black = flags_1[STATE_WORD_SIDE];

  always @(posedge clock) begin
    white_pieces <= {white_pieces[1:0], 1'b0};
    if (|store_middle[26:18]) begin
      white_pieces <= {white_pieces[1:0], 1'b1};
    end
  end

  always @(posedge clock) begin
    black_pieces <= {black_pieces[1:0], 1'b0};
    if (|store_end[26:18]) begin
      black_pieces <= {black_pieces[1:0], 1'b1};
    end
  end

  assign sum_hash = store_middle[15:0] ^ {store_end[7:0], 8'd0} ^ {8'd0, store_end[15:8]};

  always @* begin
    signatures_line = {slot_3, 1'b0};
    if (turn_2[0]) begin
      signatures_line = {slot_3, 1'b1};
    end
  end

  always @* begin
    before_ = 5'd31;
    if (turn_4[7]) begin
      before_ = {1'b0, turn_4[12:9]};
    end
    if (turn_4[17]) begin
      before_ = 5'd0;
    end
  end

  // Clocks 7 and 8: the rules before the node's moves.
  assign judge_led = turn_7[13] & (turn_7[5:0] == 6'd1);
  assign judge_long = flags_4[31:25] > 7'd3;
  assign reaches_past = (|game_candidate) & (flags_4[31:25] > {1'b0, turn_7[5:0]});
  assign judge_alike = alike | reaches_past;
  assign judge_over = flags_4[STATE_WORD_HALF_MOVES +: 7] > 7'd99;

  always @* begin
    judge_pieces = white_pieces[2];
    if (flags_4[STATE_WORD_SIDE]) begin
      judge_pieces = black_pieces[2];
    end
  end

  // Clock 9: keep the verdict.
  assign told = {past_number, 1'b0, nearest_1, judge_verdict};

  always @* begin
    notes_verdict = told;
    if (past) begin
      notes_verdict = told | 23'h00_8000;
    end
  end

  always @(posedge clock) begin
    quiet <= {quiet[0], 1'b0};
    if (judge_quiet) begin
      quiet <= {quiet[0], 1'b1};
    end
  end

  // Clock 11: look for the next move after the cursor.
  always @* begin
    next_move_cursor = store_cursor;
    if (turn_10[6]) begin
      next_move_cursor = 18'd0;
    end
  end

  always @(posedge clock) begin
    en_passant <= {en_passant[9:0], 1'b0};
    if (next_move_en_passant) begin
      en_passant <= {en_passant[9:0], 1'b1};
    end
  end

  always @(posedge clock) begin
    legal <= {legal[6:0], 1'b0};
    if (next_move_legal) begin
      legal <= {legal[6:0], 1'b1};
    end
  end

  always @(posedge clock) begin
    found <= {found[3:0], 1'b0};
    if (next_move_found) begin
      found <= {found[3:0], 1'b1};
    end
  end

  always @(posedge clock) begin
    guarded <= {guarded[3:0], 1'b0};
    if (next_move_guarded) begin
      guarded <= {guarded[3:0], 1'b1};
    end
  end

  // Clock 19: the move's word is known; a pass is a move from a1 to a1.
  always @* begin
    word_next = next_move_word;
    make_move_word = next_move_word;
    if (notes_early_verdict[3]) begin
      make_move_word = 16'd0;
      word_next = 16'd0;
    end
    lookup_word = next_move_word;
    if (game_rewinds) begin
      make_move_word = game_word;
      word_next = game_word;
      lookup_word = game_word;
    end
  end

  // Clock 20: the moving piece, the captured piece, and the outcome of the turn.
  always @* begin
    changer_mover = lookup_mover;
    if (notes_late_verdict[3] & !game_rewinds) begin
      changer_mover = 4'd0;
    end
  end

  assign outcome_stop_score = notes_late_scores[HALVES_UPPER +: 16];

  // Clock 21: write the results.
  assign signatures_keep = outcome_enters & !outcome_begins;

  always @* begin
    signatures_kept_line = {slot_21, 1'b0};
    if (control_ply[0]) begin
      signatures_kept_line = {slot_21, 1'b1};
    end
  end

  assign store_enters = outcome_enters | game_writes;

  // Clocks 22 to 24: the child's board and sums.
  always @(posedge clock) begin
    root <= {root[1:0], 1'b0};
    if (outcome_begins | (game_writes & !(|game_number))) begin
      root <= {root[1:0], 1'b1};
    end
  end

  always @* begin
    store_made_state = make_board_state[18:0];
    store_made_rank_0 = make_board_rank_0;
    store_made_rank_1 = make_board_rank_1;
    store_made_rank_2 = make_board_rank_2;
    store_made_rank_3 = make_board_rank_3;
    store_made_rank_4 = make_board_rank_4;
    store_made_rank_5 = make_board_rank_5;
    store_made_rank_6 = make_board_rank_6;
    store_made_rank_7 = make_board_rank_7;
    if (root[0]) begin
      store_made_state = book_state;
      store_made_rank_0 = book_rank_0;
      store_made_rank_1 = book_rank_1;
      store_made_rank_2 = book_rank_2;
      store_made_rank_3 = book_rank_3;
      store_made_rank_4 = book_rank_4;
      store_made_rank_5 = book_rank_5;
      store_made_rank_6 = book_rank_6;
      store_made_rank_7 = book_rank_7;
    end
  end

  always @* begin
    store_made_middle = changer_new_middle;
    store_made_end = changer_new_end;
    if (root[2]) begin
      store_made_middle = book_middle;
      store_made_end = book_end;
    end
  end

  initial begin
    slot_0 = 5'd0;
    slot_1 = 5'd0;
    slot_2 = 5'd0;
    slot_3 = 5'd0;
    slot_4 = 5'd0;
    slot_5 = 5'd0;
    slot_6 = 5'd0;
    slot_7 = 5'd0;
    slot_8 = 5'd0;
    slot_9 = 5'd0;
    slot_10 = 5'd0;
    slot_11 = 5'd0;
    slot_12 = 5'd0;
    slot_13 = 5'd0;
    slot_14 = 5'd0;
    slot_15 = 5'd0;
    slot_16 = 5'd0;
    slot_17 = 5'd0;
    slot_18 = 5'd0;
    slot_19 = 5'd0;
    slot_20 = 5'd0;
    slot_21 = 5'd0;
    slot_22 = 5'd0;
    slot_23 = 5'd0;
    turn_0 = 25'd0;
    turn_1 = 25'd0;
    turn_2 = 25'd0;
    turn_3 = 25'd0;
    turn_4 = 25'd0;
    turn_5 = 25'd0;
    turn_6 = 25'd0;
    turn_7 = 25'd0;
    turn_8 = 25'd0;
    turn_9 = 25'd0;
    turn_10 = 25'd0;
    flags_0 = 32'd0;
    flags_1 = 32'd0;
    flags_2 = 32'd0;
    flags_3 = 32'd0;
    flags_4 = 32'd0;
    white_pieces = 3'd0;
    black_pieces = 3'd0;
    alike = 1'b0;
    nearest_0 = 4'd0;
    nearest_1 = 4'd0;
    past = 1'b0;
    past_number = 7'd0;
    quiet = 2'd0;
    legal = 8'd0;
    en_passant = 11'd0;
    cursors_0 = 18'd0;
    cursors_1 = 18'd0;
    cursors_2 = 18'd0;
    cursors_3 = 18'd0;
    cursors_4 = 18'd0;
    found = 5'd0;
    guarded = 5'd0;
    word = 16'd0;
    control = 25'd0;
    control_ply = 6'd0;
    rights = 4'd0;
    root = 3'd0;
  end

  always @(posedge clock) begin
    slot_1 <= slot_0;
    slot_2 <= slot_1;
    slot_3 <= slot_2;
    slot_4 <= slot_3;
    slot_5 <= slot_4;
    slot_6 <= slot_5;
    slot_7 <= slot_6;
    slot_8 <= slot_7;
    slot_9 <= slot_8;
    slot_10 <= slot_9;
    slot_11 <= slot_10;
    slot_12 <= slot_11;
    slot_13 <= slot_12;
    slot_14 <= slot_13;
    slot_15 <= slot_14;
    slot_16 <= slot_15;
    slot_17 <= slot_16;
    slot_18 <= slot_17;
    slot_19 <= slot_18;
    slot_20 <= slot_19;
    slot_21 <= slot_20;
    slot_22 <= slot_21;
    slot_23 <= slot_22;
    turn_0 <= controls_0_read_word;
    turn_1 <= turn_0;
    turn_2 <= turn_1;
    turn_3 <= turn_2;
    turn_4 <= turn_3;
    turn_5 <= turn_4;
    turn_6 <= turn_5;
    turn_7 <= turn_6;
    turn_8 <= turn_7;
    turn_9 <= turn_8;
    turn_10 <= turn_9;
    flags_0 <= store_flags;
    flags_1 <= flags_0;
    flags_2 <= flags_1;
    flags_3 <= flags_2;
    flags_4 <= flags_3;
    alike <= signatures_some;
    nearest_0 <= signatures_nearest;
    nearest_1 <= nearest_0;
    past <= reaches_past & !alike;
    past_number <= game_candidate;
    cursors_0 <= next_move_next_cursor;
    cursors_1 <= cursors_0;
    cursors_2 <= cursors_1;
    cursors_3 <= cursors_2;
    cursors_4 <= cursors_3;
    word <= word_next;
    control <= controls_1_read_word;
    control_ply <= control[5:0];
    rights <= notes_late_flags[STATE_WORD_RIGHTS +: 4];
  end

  // What nothing here reads.
  wire unused = &{1'b0, make_move_ready, make_board_valid, make_board_state[31:19],
      make_board_undo, make_cycles, notes_early_flags[31:19], notes_early_verdict[22:4],
      notes_early_verdict[2:0], turn_10[24:7], turn_10[5:0], flags_4[24], flags_4[22:19],
      flags_4[11:1], control_ply[5]};
endmodule

`line 1161 "fpgambit_search_fast_store.v" 0
// Stores a frame for each ply of each search: 24 times 33. The frames of ply 32 use the space of
// the unused searches 24 to 31, whose last 128 frames hold the root and the positions of the game
// before it.
module fpgambit_search_fast_store (
    input  wire        clock,          // Clock
    input  wire [4:0]  search,         // The search; clock 1
    input  wire [5:0]  ply,            // The node's ply; clock 1
    input  wire [5:0]  board_ply,      // The ply whose board is read; clock 1
    input  wire        past,           // Reads the board of a position of the game; clock 1
    input  wire [6:0]  past_number,    // Number of that position; clock 1
    input  wire        rewinds,        // Every turn reads position read_number of the game and
                                       // writes position number; in all clocks
    input  wire [6:0]  read_number,    // Number of the position to read
    input  wire [6:0]  number,         // Number of the position to write
    output wire [31:0] rank_0,         // The board; clock 3
    output wire [31:0] rank_1,         // The board; clock 3
    output wire [31:0] rank_2,         // The board; clock 3
    output wire [31:0] rank_3,         // The board; clock 3
    output wire [31:0] rank_4,         // The board; clock 3
    output wire [31:0] rank_5,         // The board; clock 3
    output wire [31:0] rank_6,         // The board; clock 3
    output wire [31:0] rank_7,         // The board; clock 3
    output wire [31:0] flags,          // {run[6:0], kills, passed, depth[3:0], state[18:0]}; clock
                                       // 3
    output wire [26:0] middle,         // {white phase, middlegame sum}; clock 5
    output wire [26:0] end_,           // {black phase, endgame sum}; clock 5
    output wire [31:0] window,         // {beta, first alpha}; clock 7
    output wire [15:0] alpha,          // Alpha; clock 7
    output wire [31:0] killers,        // {killer before it, latest killer}; clock 8
    output wire [17:0] cursor,         // The cursor; clock 11
    output wire [15:0] led,            // Word of the move that led to the node; clock 20
    output wire [15:0] elder,          // The latest killer of the parent's ply; clock 20
    input  wire [4:0]  last_search,    // The search at the end of its turn; clock 21, like all
                                       // inputs below unless stated otherwise
    input  wire        at_root,        // The frame to write is the root's
    input  wire        write_alpha,    // Writes alpha
    input  wire        to_parent,      // Writes the parent's alpha instead of the node's
    input  wire [15:0] alpha_word,     // Alpha to write
    input  wire        write_cursor,   // Writes the cursor
    input  wire [17:0] cursor_word,    // Cursor to write
    input  wire        write_killers,  // Writes the parent's killers
    input  wire [31:0] killers_word,   // Killers to write
    input  wire        enters,         // A child node is entered
    input  wire [31:0] window_word,    // The child's window
    input  wire [15:0] led_word,       // Word of the move that leads to the child
    input  wire [12:0] flags_word,     // The child's flags without the state
    input  wire        plain,          // The kind of the move is reversible
    input  wire [3:0]  rights,         // Castling rights before the move
    input  wire        passes,         // A pass leads to the child
    input  wire [31:0] made_rank_0,    // The board after the move; clock 22
    input  wire [31:0] made_rank_1,    // The board after the move; clock 22
    input  wire [31:0] made_rank_2,    // The board after the move; clock 22
    input  wire [31:0] made_rank_3,    // The board after the move; clock 22
    input  wire [31:0] made_rank_4,    // The board after the move; clock 22
    input  wire [31:0] made_rank_5,    // The board after the move; clock 22
    input  wire [31:0] made_rank_6,    // The board after the move; clock 22
    input  wire [31:0] made_rank_7,    // The board after the move; clock 22
    input  wire [18:0] made_state,     // The state word after the move; clock 22
    input  wire [26:0] made_middle,    // The sums after the move, {white phase, middlegame sum};
                                       // clock 24
    input  wire [26:0] made_end,       // {black phase, endgame sum}; clock 24
    input  wire        clear,          // Clears a killer, unless one is written in this clock
    input  wire [9:0]  clear_address   // Address of the killer to clear
);

  localparam [4:0] HALVES_UPPER = 5'd16;
  localparam [4:0] STATE_WORD_RIGHTS = 5'd1;

  reg  [9:0]  at_0;
  reg  [9:0]  at_1;
  reg  [9:0]  at_2;
  reg  [9:0]  at_3;
  reg  [9:0]  at_4;
  reg  [9:0]  at_5;
  reg  [9:0]  at_6;
  reg  [9:0]  at_7;
  reg  [9:0]  at_8;
  reg  [9:0]  at_9;
  reg  [9:0]  at_10;
  reg  [9:0]  at_11;
  reg  [9:0]  at_12;
  reg  [9:0]  at_13;
  reg  [9:0]  at_14;
  reg  [9:0]  at_15;
  reg  [9:0]  at_16;
  reg  [9:0]  at_17;
  reg  [9:0]  at_18;
  reg  [9:0]  at_19;
  reg  [31:0] held_rank_0;
  reg  [31:0] held_rank_1;
  reg  [31:0] held_rank_2;
  reg  [31:0] held_rank_3;
  reg  [31:0] held_rank_4;
  reg  [31:0] held_rank_5;
  reg  [31:0] held_rank_6;
  reg  [31:0] held_rank_7;
  reg  [31:0] held_flags;
  reg  [26:0] held_middle;
  reg  [26:0] held_end;
  reg  [31:0] held_window;
  reg  [15:0] held_alpha;
  reg  [31:0] held_killers;
  reg  [17:0] held_cursor;
  reg  [15:0] held_led;
  reg  [15:0] held_elder;
  reg  [2:0]  entering;
  reg  [9:0]  child_at_0;
  reg  [9:0]  child_at_1;
  reg  [9:0]  child_at_2;
  reg  [12:0] held_flags_word;
  reg         held_plain;
  reg  [3:0]  held_rights;
  reg         held_passes;
  reg         held_root;

  reg  [9:0]  node_at;
  reg  [9:0]  board_at;
  reg  [9:0]  parent_early;
  reg  [9:0]  parent_at;
  reg  [9:0]  next_at;
  reg  [9:0]  own;
  wire [3:0]  rights_after;
  reg  [12:0] run;
  reg  [18:0] state;
  wire [31:0] boards_0_read_word_0;
  wire [31:0] boards_1_read_word_0;
  wire [31:0] boards_2_read_word_0;
  wire [31:0] boards_3_read_word_0;
  wire [31:0] boards_4_read_word_0;
  wire [31:0] boards_5_read_word_0;
  wire [31:0] boards_6_read_word_0;
  wire [31:0] boards_7_read_word_0;
  wire [31:0] flag_words_read_word_0;
  wire [26:0] middles_read_word_0;
  wire [26:0] ends_read_word_0;
  wire [31:0] windows_read_word_0;
  reg  [9:0]  alphas_write_address;
  wire [15:0] alphas_read_word_0;
  wire        latest_write;
  reg  [9:0]  latest_write_address;
  reg  [15:0] latest_write_word;
  wire [15:0] latest_read_word_0;
  wire [15:0] latest_read_word_1;
  wire        former_write;
  reg  [9:0]  former_write_address;
  reg  [15:0] former_write_word;
  wire [15:0] former_read_word_0;
  wire [17:0] cursors_read_word_0;
  wire [15:0] leds_read_word_0;

  fpgambit_search_fast_boards boards_0 (
      .clock(clock),
      .write(entering[0]),
      .write_address(child_at_0),
      .write_word(made_rank_0),
      .read(1'b1),
      .read_address_0(board_at),
      .read_word_0(boards_0_read_word_0)
  );

  fpgambit_search_fast_boards boards_1 (
      .clock(clock),
      .write(entering[0]),
      .write_address(child_at_0),
      .write_word(made_rank_1),
      .read(1'b1),
      .read_address_0(board_at),
      .read_word_0(boards_1_read_word_0)
  );

  fpgambit_search_fast_boards boards_2 (
      .clock(clock),
      .write(entering[0]),
      .write_address(child_at_0),
      .write_word(made_rank_2),
      .read(1'b1),
      .read_address_0(board_at),
      .read_word_0(boards_2_read_word_0)
  );

  fpgambit_search_fast_boards boards_3 (
      .clock(clock),
      .write(entering[0]),
      .write_address(child_at_0),
      .write_word(made_rank_3),
      .read(1'b1),
      .read_address_0(board_at),
      .read_word_0(boards_3_read_word_0)
  );

  fpgambit_search_fast_boards boards_4 (
      .clock(clock),
      .write(entering[0]),
      .write_address(child_at_0),
      .write_word(made_rank_4),
      .read(1'b1),
      .read_address_0(board_at),
      .read_word_0(boards_4_read_word_0)
  );

  fpgambit_search_fast_boards boards_5 (
      .clock(clock),
      .write(entering[0]),
      .write_address(child_at_0),
      .write_word(made_rank_5),
      .read(1'b1),
      .read_address_0(board_at),
      .read_word_0(boards_5_read_word_0)
  );

  fpgambit_search_fast_boards boards_6 (
      .clock(clock),
      .write(entering[0]),
      .write_address(child_at_0),
      .write_word(made_rank_6),
      .read(1'b1),
      .read_address_0(board_at),
      .read_word_0(boards_6_read_word_0)
  );

  fpgambit_search_fast_boards boards_7 (
      .clock(clock),
      .write(entering[0]),
      .write_address(child_at_0),
      .write_word(made_rank_7),
      .read(1'b1),
      .read_address_0(board_at),
      .read_word_0(boards_7_read_word_0)
  );

  fpgambit_search_fast_boards flag_words (
      .clock(clock),
      .write(entering[0]),
      .write_address(child_at_0),
      .write_word({run, state}),
      .read(1'b1),
      .read_address_0(node_at),
      .read_word_0(flag_words_read_word_0)
  );

  fpgambit_search_fast_middles middles (
      .clock(clock),
      .write(entering[2]),
      .write_address(child_at_2),
      .write_word(made_middle),
      .read(1'b1),
      .read_address_0(at_1),
      .read_word_0(middles_read_word_0)
  );

  fpgambit_search_fast_middles ends (
      .clock(clock),
      .write(entering[2]),
      .write_address(child_at_2),
      .write_word(made_end),
      .read(1'b1),
      .read_address_0(at_1),
      .read_word_0(ends_read_word_0)
  );

  fpgambit_search_fast_boards windows (
      .clock(clock),
      .write(enters),
      .write_address(next_at),
      .write_word(window_word),
      .read(1'b1),
      .read_address_0(at_3),
      .read_word_0(windows_read_word_0)
  );

  fpgambit_search_fast_alphas alphas (
      .clock(clock),
      .write(write_alpha),
      .write_address(alphas_write_address),
      .write_word(alpha_word),
      .read(1'b1),
      .read_address_0(at_3),
      .read_word_0(alphas_read_word_0)
  );

  fpgambit_search_fast_latest latest (
      .clock(clock),
      .write(latest_write),
      .write_address(latest_write_address),
      .write_word(latest_write_word),
      .read(1'b1),
      .read_address_0(at_4),
      .read_address_1(parent_early),
      .read_word_0(latest_read_word_0),
      .read_word_1(latest_read_word_1)
  );

  fpgambit_search_fast_alphas former (
      .clock(clock),
      .write(former_write),
      .write_address(former_write_address),
      .write_word(former_write_word),
      .read(1'b1),
      .read_address_0(at_4),
      .read_word_0(former_read_word_0)
  );

  fpgambit_search_fast_cursors cursors (
      .clock(clock),
      .write(write_cursor),
      .write_address(own),
      .write_word(cursor_word),
      .read(1'b1),
      .read_address_0(at_7),
      .read_word_0(cursors_read_word_0)
  );

  fpgambit_search_fast_alphas leds (
      .clock(clock),
      .write(enters),
      .write_address(next_at),
      .write_word(led_word),
      .read(1'b1),
      .read_address_0(at_16),
      .read_word_0(leds_read_word_0)
  );

  // Addresses of the frames of the node, its parent and its child.
  always @* begin
    node_at = {search, 5'd0} | {4'd0, ply};
    if (ply[5]) begin
      node_at = {5'd24, search};
    end
    board_at = {search, 5'd0} | {4'd0, board_ply};
    if (board_ply[5]) begin
      board_at = {5'd24, search};
    end
    if (past) begin
      board_at = {3'd7, past_number};
    end
    if (rewinds) begin
      node_at = {3'd7, read_number};
      board_at = {3'd7, read_number};
    end
  end

  always @* begin
    parent_early = at_16 - 10'd1;
    if (&at_16[9:8]) begin
      parent_early = {at_16[4:0], 5'd31};
    end
  end

  always @* begin
    own = at_19;
    next_at = at_19 + 10'd1;
    if (&at_19[4:0]) begin
      next_at = {5'd24, at_19[9:5]};
    end
    if (at_root) begin
      own = {last_search, 5'd0};
      next_at = {last_search, 5'd0};
    end
    if (rewinds) begin
      next_at = {3'd7, number};
    end
  end

  always @* begin
    parent_at = at_19 - 10'd1;
    if (&at_19[9:8]) begin
      parent_at = {at_19[4:0], 5'd31};
    end
  end

  // Boards and flags: read in clock 1, written in clock 22.
  always @(posedge clock) begin
    entering <= {entering[1:0], 1'b0};
    if (enters) begin
      entering <= {entering[1:0], 1'b1};
    end
  end

  assign rights_after = made_state[STATE_WORD_RIGHTS +: 4];

  always @* begin
    state = made_state;
    if (held_passes) begin
      state = {made_state[18:5], held_rights, made_state[0]};
    end
  end

  always @* begin
    run = {7'd0, held_flags_word[5:0]};
    if (held_root | (held_plain & (rights_after == held_rights))) begin
      run = held_flags_word;
    end
  end

  assign rank_0 = held_rank_0;
  assign rank_1 = held_rank_1;
  assign rank_2 = held_rank_2;
  assign rank_3 = held_rank_3;
  assign rank_4 = held_rank_4;
  assign rank_5 = held_rank_5;
  assign rank_6 = held_rank_6;
  assign rank_7 = held_rank_7;
  assign flags = held_flags;

  // Sums: read in clock 3, written in clock 24.
  assign middle = held_middle;
  assign end_ = held_end;

  // Window and alpha: read in clock 5.
  assign window = held_window;

  always @* begin
    alphas_write_address = own;
    if (to_parent) begin
      alphas_write_address = parent_at;
    end
  end

  assign alpha = held_alpha;

  // Killers: read in clock 6; the parent's latest killer in clock 18.
  assign latest_write = write_killers | clear;

  always @* begin
    latest_write_address = clear_address;
    latest_write_word = 16'd0;
    former_write_address = clear_address;
    former_write_word = 16'd0;
    if (write_killers) begin
      latest_write_address = parent_at;
      latest_write_word = killers_word[15:0];
      former_write_address = parent_at;
      former_write_word = killers_word[HALVES_UPPER +: 16];
    end
  end

  assign former_write = write_killers | clear;
  assign killers = held_killers;
  assign elder = held_elder;

  // Cursors: read in clock 9. The move that led to the node: read in clock 18.
  assign cursor = held_cursor;
  assign led = held_led;

  initial begin
    at_0 = 10'd0;
    at_1 = 10'd0;
    at_2 = 10'd0;
    at_3 = 10'd0;
    at_4 = 10'd0;
    at_5 = 10'd0;
    at_6 = 10'd0;
    at_7 = 10'd0;
    at_8 = 10'd0;
    at_9 = 10'd0;
    at_10 = 10'd0;
    at_11 = 10'd0;
    at_12 = 10'd0;
    at_13 = 10'd0;
    at_14 = 10'd0;
    at_15 = 10'd0;
    at_16 = 10'd0;
    at_17 = 10'd0;
    at_18 = 10'd0;
    at_19 = 10'd0;
    held_rank_0 = 32'd0;
    held_rank_1 = 32'd0;
    held_rank_2 = 32'd0;
    held_rank_3 = 32'd0;
    held_rank_4 = 32'd0;
    held_rank_5 = 32'd0;
    held_rank_6 = 32'd0;
    held_rank_7 = 32'd0;
    held_flags = 32'd0;
    held_middle = 27'd0;
    held_end = 27'd0;
    held_window = 32'd0;
    held_alpha = 16'd0;
    held_killers = 32'd0;
    held_cursor = 18'd0;
    held_led = 16'd0;
    held_elder = 16'd0;
    entering = 3'd0;
    child_at_0 = 10'd0;
    child_at_1 = 10'd0;
    child_at_2 = 10'd0;
    held_flags_word = 13'd0;
    held_plain = 1'b0;
    held_rights = 4'd0;
    held_passes = 1'b0;
    held_root = 1'b0;
  end

  always @(posedge clock) begin
    at_0 <= node_at;
    at_1 <= at_0;
    at_2 <= at_1;
    at_3 <= at_2;
    at_4 <= at_3;
    at_5 <= at_4;
    at_6 <= at_5;
    at_7 <= at_6;
    at_8 <= at_7;
    at_9 <= at_8;
    at_10 <= at_9;
    at_11 <= at_10;
    at_12 <= at_11;
    at_13 <= at_12;
    at_14 <= at_13;
    at_15 <= at_14;
    at_16 <= at_15;
    at_17 <= at_16;
    at_18 <= at_17;
    at_19 <= at_18;
    held_rank_0 <= boards_0_read_word_0;
    held_rank_1 <= boards_1_read_word_0;
    held_rank_2 <= boards_2_read_word_0;
    held_rank_3 <= boards_3_read_word_0;
    held_rank_4 <= boards_4_read_word_0;
    held_rank_5 <= boards_5_read_word_0;
    held_rank_6 <= boards_6_read_word_0;
    held_rank_7 <= boards_7_read_word_0;
    held_flags <= flag_words_read_word_0;
    held_middle <= middles_read_word_0;
    held_end <= ends_read_word_0;
    held_window <= windows_read_word_0;
    held_alpha <= alphas_read_word_0;
    held_killers <= {former_read_word_0, latest_read_word_0};
    held_cursor <= cursors_read_word_0;
    held_led <= leds_read_word_0;
    held_elder <= latest_read_word_1;
    child_at_0 <= next_at;
    child_at_1 <= child_at_0;
    child_at_2 <= child_at_1;
    held_flags_word <= flags_word;
    held_plain <= plain;
    held_rights <= rights;
    held_passes <= passes;
    held_root <= at_root;
  end
endmodule

`line 1704 "fpgambit_search_fast_boards.v" 0
// Memory of 32 bits per word and 10 address bits, with one write port and 1 registered read ports.
module fpgambit_search_fast_boards (
    input  wire        clock,           // Clock
    input  wire        write,           // Stores write_word at this clock edge
    input  wire [9:0]  write_address,   // Address to write
    input  wire [31:0] write_word,      // Word to write
    input  wire        read,            // Reads at this clock edge; if low, the words read hold
    input  wire [9:0]  read_address_0,  // Addresses to read
    output reg  [31:0] read_word_0      // The words read, one clock later
);

  (* ram_style = "block" *)
  reg [31:0] words [0:1023];
  integer entry;

  initial begin
    for (entry = 0; entry <= 1023; entry = entry + 1) words[entry] = 32'd0;
    read_word_0 = 32'd0;
  end

  always @(posedge clock) begin
    if (write) words[write_address] <= write_word;
    if (read) begin
      read_word_0 <= words[read_address_0];
    end
  end
endmodule

`line 1733 "fpgambit_search_fast_middles.v" 0
// Memory of 27 bits per word and 10 address bits, with one write port and 1 registered read ports.
module fpgambit_search_fast_middles (
    input  wire        clock,           // Clock
    input  wire        write,           // Stores write_word at this clock edge
    input  wire [9:0]  write_address,   // Address to write
    input  wire [26:0] write_word,      // Word to write
    input  wire        read,            // Reads at this clock edge; if low, the words read hold
    input  wire [9:0]  read_address_0,  // Addresses to read
    output reg  [26:0] read_word_0      // The words read, one clock later
);

  (* ram_style = "block" *)
  reg [26:0] words [0:1023];
  integer entry;

  initial begin
    for (entry = 0; entry <= 1023; entry = entry + 1) words[entry] = 27'd0;
    read_word_0 = 27'd0;
  end

  always @(posedge clock) begin
    if (write) words[write_address] <= write_word;
    if (read) begin
      read_word_0 <= words[read_address_0];
    end
  end
endmodule

`line 1762 "fpgambit_search_fast_alphas.v" 0
// Memory of 16 bits per word and 10 address bits, with one write port and 1 registered read ports.
module fpgambit_search_fast_alphas (
    input  wire        clock,           // Clock
    input  wire        write,           // Stores write_word at this clock edge
    input  wire [9:0]  write_address,   // Address to write
    input  wire [15:0] write_word,      // Word to write
    input  wire        read,            // Reads at this clock edge; if low, the words read hold
    input  wire [9:0]  read_address_0,  // Addresses to read
    output reg  [15:0] read_word_0      // The words read, one clock later
);

  (* ram_style = "block" *)
  reg [15:0] words [0:1023];
  integer entry;

  initial begin
    for (entry = 0; entry <= 1023; entry = entry + 1) words[entry] = 16'd0;
    read_word_0 = 16'd0;
  end

  always @(posedge clock) begin
    if (write) words[write_address] <= write_word;
    if (read) begin
      read_word_0 <= words[read_address_0];
    end
  end
endmodule

`line 1791 "fpgambit_search_fast_latest.v" 0
// Memory of 16 bits per word and 10 address bits, with one write port and 2 registered read ports.
module fpgambit_search_fast_latest (
    input  wire        clock,           // Clock
    input  wire        write,           // Stores write_word at this clock edge
    input  wire [9:0]  write_address,   // Address to write
    input  wire [15:0] write_word,      // Word to write
    input  wire        read,            // Reads at this clock edge; if low, the words read hold
    input  wire [9:0]  read_address_0,  // Addresses to read
    input  wire [9:0]  read_address_1,  // Addresses to read
    output reg  [15:0] read_word_0,     // The words read, one clock later
    output reg  [15:0] read_word_1      // The words read, one clock later
);

  (* ram_style = "block" *)
  reg [15:0] words [0:1023];
  integer entry;

  initial begin
    for (entry = 0; entry <= 1023; entry = entry + 1) words[entry] = 16'd0;
    read_word_0 = 16'd0;
    read_word_1 = 16'd0;
  end

  always @(posedge clock) begin
    if (write) words[write_address] <= write_word;
    if (read) begin
      read_word_0 <= words[read_address_0];
      read_word_1 <= words[read_address_1];
    end
  end
endmodule

`line 1824 "fpgambit_search_fast_cursors.v" 0
// Memory of 18 bits per word and 10 address bits, with one write port and 1 registered read ports.
module fpgambit_search_fast_cursors (
    input  wire        clock,           // Clock
    input  wire        write,           // Stores write_word at this clock edge
    input  wire [9:0]  write_address,   // Address to write
    input  wire [17:0] write_word,      // Word to write
    input  wire        read,            // Reads at this clock edge; if low, the words read hold
    input  wire [9:0]  read_address_0,  // Addresses to read
    output reg  [17:0] read_word_0      // The words read, one clock later
);

  (* ram_style = "block" *)
  reg [17:0] words [0:1023];
  integer entry;

  initial begin
    for (entry = 0; entry <= 1023; entry = entry + 1) words[entry] = 18'd0;
    read_word_0 = 18'd0;
  end

  always @(posedge clock) begin
    if (write) words[write_address] <= write_word;
    if (read) begin
      read_word_0 <= words[read_address_0];
    end
  end
endmodule

`line 1853 "fpgambit_search_fast_next_move.v" 0
// Finds the move that follows the one tried last in the order of a position's moves, one position
// per clock.
module fpgambit_search_fast_next_move (
    input  wire        clock,        // Clock
    input  wire [31:0] rank_0,       // The board: ranks 1 to 8, eight piece nibbles each, file a in
                                     // the lowest bits; clock 0
    input  wire [31:0] rank_1,       // The board: ranks 1 to 8, eight piece nibbles each, file a in
                                     // the lowest bits; clock 0
    input  wire [31:0] rank_2,       // The board: ranks 1 to 8, eight piece nibbles each, file a in
                                     // the lowest bits; clock 0
    input  wire [31:0] rank_3,       // The board: ranks 1 to 8, eight piece nibbles each, file a in
                                     // the lowest bits; clock 0
    input  wire [31:0] rank_4,       // The board: ranks 1 to 8, eight piece nibbles each, file a in
                                     // the lowest bits; clock 0
    input  wire [31:0] rank_5,       // The board: ranks 1 to 8, eight piece nibbles each, file a in
                                     // the lowest bits; clock 0
    input  wire [31:0] rank_6,       // The board: ranks 1 to 8, eight piece nibbles each, file a in
                                     // the lowest bits; clock 0
    input  wire [31:0] rank_7,       // The board: ranks 1 to 8, eight piece nibbles each, file a in
                                     // the lowest bits; clock 0
    input  wire [31:0] state,        // The state word; clock 0
    input  wire [31:0] killers,      // Words of the killers, the latest in the low half; clock 5
    input  wire        quiet,        // Use only captures and promotions to a queen; clock 8
    input  wire [17:0] cursor,       // The move tried last; clock 8
    output wire        check,        // The side to move is in check; clock 5
    output wire        en_passant,   // An en passant capture is legal; clock 6
    output wire        legal,        // The position has a legal move; clock 9
    output wire        found,        // A move is found; a killer still has to be verified; clock 12
    output wire        guarded,      // The other side attacks the target square; clock 12
    output reg  [17:0] next_cursor,  // The cursor after this move; its class is 0 when no move is
                                     // left; clock 12
    output wire [15:0] word          // Word of the move; clock 16
);

  localparam [4:0] HALVES_UPPER = 5'd16;
  localparam [1:0] MOVE_SET_KNIGHTS = 2'd2;
  localparam [1:0] MOVE_SET_PAWNS = 2'd1;
  localparam [4:0] STATE_WORD_SIDE = 5'd0;

  reg  [3:0]  turn;
  reg  [11:0] blacks;
  reg  [1:0]  present_0;
  reg  [1:0]  present_1;
  reg  [1:0]  present_2;
  reg  [31:0] low_9_0;
  reg  [31:0] low_9_1;
  reg  [31:0] low_9_2;
  reg  [31:0] low_9_3;
  reg  [31:0] low_9_4;
  reg  [31:0] low_9_5;
  reg  [31:0] low_9_6;
  reg  [31:0] low_9_7;
  reg  [31:0] low_9_8;
  reg  [31:0] low_9_9;
  reg  [31:0] low_9_10;
  reg  [31:0] low_9_11;
  reg  [31:0] low_9_12;
  reg  [31:0] low_9_13;
  reg  [31:0] low_9_14;
  reg  [31:0] low_9_15;
  reg  [31:0] low_9_16;
  reg  [31:0] low_9_17;
  reg  [31:0] low_9_18;
  reg  [31:0] low_9_19;
  reg  [31:0] high_9_0;
  reg  [31:0] high_9_1;
  reg  [31:0] high_9_2;
  reg  [31:0] high_9_3;
  reg  [31:0] high_9_4;
  reg  [31:0] high_9_5;
  reg  [31:0] high_9_6;
  reg  [31:0] high_9_7;
  reg  [31:0] high_9_8;
  reg  [31:0] high_9_9;
  reg  [31:0] high_9_10;
  reg  [31:0] high_9_11;
  reg  [31:0] high_9_12;
  reg  [31:0] high_9_13;
  reg  [31:0] high_9_14;
  reg  [31:0] high_9_15;
  reg  [31:0] high_9_16;
  reg  [31:0] high_9_17;
  reg  [31:0] high_9_18;
  reg  [31:0] high_9_19;
  reg  [31:0] on_low_9_0;
  reg  [31:0] on_low_9_1;
  reg  [31:0] on_low_9_2;
  reg  [31:0] on_low_9_3;
  reg  [31:0] on_low_9_4;
  reg  [31:0] on_low_9_5;
  reg  [31:0] on_low_9_6;
  reg  [31:0] on_high_9_0;
  reg  [31:0] on_high_9_1;
  reg  [31:0] on_high_9_2;
  reg  [31:0] on_high_9_3;
  reg  [31:0] on_high_9_4;
  reg  [31:0] on_high_9_5;
  reg  [31:0] on_high_9_6;
  reg  [3:0]  special_9;
  reg  [7:0]  file_9;
  reg         quiet_9;
  reg  [17:0] cursor_9;

  reg  [4:0]  source;
  reg  [1:0]  words;
  wire [7:0]  view_attacked_0;
  wire [7:0]  view_attacked_1;
  wire [7:0]  view_attacked_2;
  wire [7:0]  view_attacked_3;
  wire [7:0]  view_attacked_4;
  wire [7:0]  view_attacked_5;
  wire [7:0]  view_attacked_6;
  wire [7:0]  view_attacked_7;
  wire [7:0]  view_their_pawns_0;
  wire [7:0]  view_their_pawns_1;
  wire [7:0]  view_their_pawns_2;
  wire [7:0]  view_their_pawns_3;
  wire [7:0]  view_their_pawns_4;
  wire [7:0]  view_their_pawns_5;
  wire [7:0]  view_their_pawns_6;
  wire [7:0]  view_their_pawns_7;
  wire [7:0]  view_their_knights_0;
  wire [7:0]  view_their_knights_1;
  wire [7:0]  view_their_knights_2;
  wire [7:0]  view_their_knights_3;
  wire [7:0]  view_their_knights_4;
  wire [7:0]  view_their_knights_5;
  wire [7:0]  view_their_knights_6;
  wire [7:0]  view_their_knights_7;
  wire [7:0]  view_their_diagonal_0;
  wire [7:0]  view_their_diagonal_1;
  wire [7:0]  view_their_diagonal_2;
  wire [7:0]  view_their_diagonal_3;
  wire [7:0]  view_their_diagonal_4;
  wire [7:0]  view_their_diagonal_5;
  wire [7:0]  view_their_diagonal_6;
  wire [7:0]  view_their_diagonal_7;
  wire [7:0]  view_their_straight_0;
  wire [7:0]  view_their_straight_1;
  wire [7:0]  view_their_straight_2;
  wire [7:0]  view_their_straight_3;
  wire [7:0]  view_their_straight_4;
  wire [7:0]  view_their_straight_5;
  wire [7:0]  view_their_straight_6;
  wire [7:0]  view_their_straight_7;
  wire [7:0]  view_occupied_0;
  wire [7:0]  view_occupied_1;
  wire [7:0]  view_occupied_2;
  wire [7:0]  view_occupied_3;
  wire [7:0]  view_occupied_4;
  wire [7:0]  view_occupied_5;
  wire [7:0]  view_occupied_6;
  wire [7:0]  view_occupied_7;
  wire [7:0]  view_own_king_0;
  wire [7:0]  view_own_king_1;
  wire [7:0]  view_own_king_2;
  wire [7:0]  view_own_king_3;
  wire [7:0]  view_own_king_4;
  wire [7:0]  view_own_king_5;
  wire [7:0]  view_own_king_6;
  wire [7:0]  view_own_king_7;
  wire [7:0]  view_file;
  wire [7:0]  view_own_knights_0;
  wire [7:0]  view_own_knights_1;
  wire [7:0]  view_own_knights_2;
  wire [7:0]  view_own_knights_3;
  wire [7:0]  view_own_knights_4;
  wire [7:0]  view_own_knights_5;
  wire [7:0]  view_own_knights_6;
  wire [7:0]  view_own_knights_7;
  wire [7:0]  view_pawn_moves_0;
  wire [7:0]  view_pawn_moves_1;
  wire [7:0]  view_pawn_moves_2;
  wire [7:0]  view_pawn_moves_3;
  wire [7:0]  view_pawn_moves_4;
  wire [7:0]  view_pawn_moves_5;
  wire [7:0]  view_pawn_moves_6;
  wire [7:0]  view_pawn_moves_7;
  wire [7:0]  view_pawn_moves_8;
  wire [7:0]  view_pawn_moves_9;
  wire [7:0]  view_pawn_moves_10;
  wire [7:0]  view_pawn_moves_11;
  wire [7:0]  view_pawn_moves_12;
  wire [7:0]  view_pawn_moves_13;
  wire [7:0]  view_pawn_moves_14;
  wire [7:0]  view_pawn_moves_15;
  wire [7:0]  view_now_empty_0;
  wire [7:0]  view_now_empty_1;
  wire [7:0]  view_now_empty_2;
  wire [7:0]  view_now_empty_3;
  wire [7:0]  view_now_empty_4;
  wire [7:0]  view_now_empty_5;
  wire [7:0]  view_now_empty_6;
  wire [7:0]  view_now_empty_7;
  wire [7:0]  view_open_to_0;
  wire [7:0]  view_open_to_1;
  wire [7:0]  view_open_to_2;
  wire [7:0]  view_open_to_3;
  wire [7:0]  view_open_to_4;
  wire [7:0]  view_open_to_5;
  wire [7:0]  view_open_to_6;
  wire [7:0]  view_open_to_7;
  wire [7:0]  view_king_moves_0;
  wire [7:0]  view_king_moves_1;
  wire [7:0]  view_king_moves_2;
  wire [7:0]  view_king_moves_3;
  wire [7:0]  view_king_moves_4;
  wire [7:0]  view_king_moves_5;
  wire [7:0]  view_king_moves_6;
  wire [7:0]  view_king_moves_7;
  wire [3:0]  view_special_found;
  wire [7:0]  view_moves_up_0;
  wire [7:0]  view_moves_up_1;
  wire [7:0]  view_moves_up_2;
  wire [7:0]  view_moves_up_3;
  wire [7:0]  view_moves_up_4;
  wire [7:0]  view_moves_up_5;
  wire [7:0]  view_moves_up_6;
  wire [7:0]  view_moves_up_7;
  wire [7:0]  view_moves_up_8;
  wire [7:0]  view_moves_up_9;
  wire [7:0]  view_moves_up_10;
  wire [7:0]  view_moves_up_11;
  wire [7:0]  view_moves_up_12;
  wire [7:0]  view_moves_up_13;
  wire [7:0]  view_moves_up_14;
  wire [7:0]  view_moves_up_15;
  wire [7:0]  view_moves_up_16;
  wire [7:0]  view_moves_up_17;
  wire [7:0]  view_moves_up_18;
  wire [7:0]  view_moves_up_19;
  wire [7:0]  view_moves_up_20;
  wire [7:0]  view_moves_up_21;
  wire [7:0]  view_moves_up_22;
  wire [7:0]  view_moves_up_23;
  wire [7:0]  view_moves_up_24;
  wire [7:0]  view_moves_up_25;
  wire [7:0]  view_moves_up_26;
  wire [7:0]  view_moves_up_27;
  wire [7:0]  view_moves_up_28;
  wire [7:0]  view_moves_up_29;
  wire [7:0]  view_moves_up_30;
  wire [7:0]  view_moves_up_31;
  wire [7:0]  view_moves_down_0;
  wire [7:0]  view_moves_down_1;
  wire [7:0]  view_moves_down_2;
  wire [7:0]  view_moves_down_3;
  wire [7:0]  view_moves_down_4;
  wire [7:0]  view_moves_down_5;
  wire [7:0]  view_moves_down_6;
  wire [7:0]  view_moves_down_7;
  wire [7:0]  view_moves_down_8;
  wire [7:0]  view_moves_down_9;
  wire [7:0]  view_moves_down_10;
  wire [7:0]  view_moves_down_11;
  wire [7:0]  view_moves_down_12;
  wire [7:0]  view_moves_down_13;
  wire [7:0]  view_moves_down_14;
  wire [7:0]  view_moves_down_15;
  wire [7:0]  view_moves_down_16;
  wire [7:0]  view_moves_down_17;
  wire [7:0]  view_moves_down_18;
  wire [7:0]  view_moves_down_19;
  wire [7:0]  view_moves_down_20;
  wire [7:0]  view_moves_down_21;
  wire [7:0]  view_moves_down_22;
  wire [7:0]  view_moves_down_23;
  wire [7:0]  view_moves_down_24;
  wire [7:0]  view_moves_down_25;
  wire [7:0]  view_moves_down_26;
  wire [7:0]  view_moves_down_27;
  wire [7:0]  view_moves_down_28;
  wire [7:0]  view_moves_down_29;
  wire [7:0]  view_moves_down_30;
  wire [7:0]  view_moves_down_31;
  wire [31:0] ways_low_0;
  wire [31:0] ways_low_1;
  wire [31:0] ways_low_2;
  wire [31:0] ways_low_3;
  wire [31:0] ways_low_4;
  wire [31:0] ways_low_5;
  wire [31:0] ways_low_6;
  wire [31:0] ways_low_7;
  wire [31:0] ways_low_8;
  wire [31:0] ways_low_9;
  wire [31:0] ways_low_10;
  wire [31:0] ways_low_11;
  wire [31:0] ways_low_12;
  wire [31:0] ways_low_13;
  wire [31:0] ways_low_14;
  wire [31:0] ways_low_15;
  wire [31:0] ways_low_16;
  wire [31:0] ways_low_17;
  wire [31:0] ways_low_18;
  wire [31:0] ways_low_19;
  wire [31:0] ways_high_0;
  wire [31:0] ways_high_1;
  wire [31:0] ways_high_2;
  wire [31:0] ways_high_3;
  wire [31:0] ways_high_4;
  wire [31:0] ways_high_5;
  wire [31:0] ways_high_6;
  wire [31:0] ways_high_7;
  wire [31:0] ways_high_8;
  wire [31:0] ways_high_9;
  wire [31:0] ways_high_10;
  wire [31:0] ways_high_11;
  wire [31:0] ways_high_12;
  wire [31:0] ways_high_13;
  wire [31:0] ways_high_14;
  wire [31:0] ways_high_15;
  wire [31:0] ways_high_16;
  wire [31:0] ways_high_17;
  wire [31:0] ways_high_18;
  wire [31:0] ways_high_19;
  wire [31:0] ways_reach_low_0;
  wire [31:0] ways_reach_low_1;
  wire [31:0] ways_reach_low_2;
  wire [31:0] ways_reach_high_0;
  wire [31:0] ways_reach_high_1;
  wire [31:0] ways_reach_high_2;
  wire [3:0]  ways_found_special;
  wire [7:0]  ways_passed_file;
  wire [31:0] ways_on_low_0;
  wire [31:0] ways_on_low_1;
  wire [31:0] ways_on_low_2;
  wire [31:0] ways_on_low_3;
  wire [31:0] ways_on_low_4;
  wire [31:0] ways_on_low_5;
  wire [31:0] ways_on_low_6;
  wire [31:0] ways_on_high_0;
  wire [31:0] ways_on_high_1;
  wire [31:0] ways_on_high_2;
  wire [31:0] ways_on_high_3;
  wire [31:0] ways_on_high_4;
  wire [31:0] ways_on_high_5;
  wire [31:0] ways_on_high_6;
  wire [4:0]  class_picker_class;
  wire        class_picker_goes_on;
  wire [19:0] killer_ways_0_ways;
  wire [5:0]  killer_ways_0_to;
  wire [1:0]  killer_ways_0_castles;
  wire [15:0] killer_ways_1_word;
  wire [19:0] killer_ways_1_ways;
  wire [5:0]  killer_ways_1_to;
  wire [1:0]  killer_ways_1_castles;
  wire [4:0]  way_picker_found_class;
  wire [4:0]  way_picker_found_way;
  wire [5:0]  way_picker_to;
  wire        way_picker_way_more;
  wire        way_picker_class_more;
  wire [3:0]  resolver_note_place;
  wire [3:0]  resolver_king_place;
  wire [3:0]  resolver_place;
  reg  [1:0]  resolver_promotion;
  wire [3:0]  resolver_board;

  fpgambit_search_fast_view view (
      .clock(clock),
      .rank_0(rank_0),
      .rank_1(rank_1),
      .rank_2(rank_2),
      .rank_3(rank_3),
      .rank_4(rank_4),
      .rank_5(rank_5),
      .rank_6(rank_6),
      .rank_7(rank_7),
      .state(state),
      .check(check),
      .attacked_0(view_attacked_0),
      .attacked_1(view_attacked_1),
      .attacked_2(view_attacked_2),
      .attacked_3(view_attacked_3),
      .attacked_4(view_attacked_4),
      .attacked_5(view_attacked_5),
      .attacked_6(view_attacked_6),
      .attacked_7(view_attacked_7),
      .their_pawns_0(view_their_pawns_0),
      .their_pawns_1(view_their_pawns_1),
      .their_pawns_2(view_their_pawns_2),
      .their_pawns_3(view_their_pawns_3),
      .their_pawns_4(view_their_pawns_4),
      .their_pawns_5(view_their_pawns_5),
      .their_pawns_6(view_their_pawns_6),
      .their_pawns_7(view_their_pawns_7),
      .their_knights_0(view_their_knights_0),
      .their_knights_1(view_their_knights_1),
      .their_knights_2(view_their_knights_2),
      .their_knights_3(view_their_knights_3),
      .their_knights_4(view_their_knights_4),
      .their_knights_5(view_their_knights_5),
      .their_knights_6(view_their_knights_6),
      .their_knights_7(view_their_knights_7),
      .their_diagonal_0(view_their_diagonal_0),
      .their_diagonal_1(view_their_diagonal_1),
      .their_diagonal_2(view_their_diagonal_2),
      .their_diagonal_3(view_their_diagonal_3),
      .their_diagonal_4(view_their_diagonal_4),
      .their_diagonal_5(view_their_diagonal_5),
      .their_diagonal_6(view_their_diagonal_6),
      .their_diagonal_7(view_their_diagonal_7),
      .their_straight_0(view_their_straight_0),
      .their_straight_1(view_their_straight_1),
      .their_straight_2(view_their_straight_2),
      .their_straight_3(view_their_straight_3),
      .their_straight_4(view_their_straight_4),
      .their_straight_5(view_their_straight_5),
      .their_straight_6(view_their_straight_6),
      .their_straight_7(view_their_straight_7),
      .occupied_0(view_occupied_0),
      .occupied_1(view_occupied_1),
      .occupied_2(view_occupied_2),
      .occupied_3(view_occupied_3),
      .occupied_4(view_occupied_4),
      .occupied_5(view_occupied_5),
      .occupied_6(view_occupied_6),
      .occupied_7(view_occupied_7),
      .own_king_0(view_own_king_0),
      .own_king_1(view_own_king_1),
      .own_king_2(view_own_king_2),
      .own_king_3(view_own_king_3),
      .own_king_4(view_own_king_4),
      .own_king_5(view_own_king_5),
      .own_king_6(view_own_king_6),
      .own_king_7(view_own_king_7),
      .file(view_file),
      .own_knights_0(view_own_knights_0),
      .own_knights_1(view_own_knights_1),
      .own_knights_2(view_own_knights_2),
      .own_knights_3(view_own_knights_3),
      .own_knights_4(view_own_knights_4),
      .own_knights_5(view_own_knights_5),
      .own_knights_6(view_own_knights_6),
      .own_knights_7(view_own_knights_7),
      .pawn_moves_0(view_pawn_moves_0),
      .pawn_moves_1(view_pawn_moves_1),
      .pawn_moves_2(view_pawn_moves_2),
      .pawn_moves_3(view_pawn_moves_3),
      .pawn_moves_4(view_pawn_moves_4),
      .pawn_moves_5(view_pawn_moves_5),
      .pawn_moves_6(view_pawn_moves_6),
      .pawn_moves_7(view_pawn_moves_7),
      .pawn_moves_8(view_pawn_moves_8),
      .pawn_moves_9(view_pawn_moves_9),
      .pawn_moves_10(view_pawn_moves_10),
      .pawn_moves_11(view_pawn_moves_11),
      .pawn_moves_12(view_pawn_moves_12),
      .pawn_moves_13(view_pawn_moves_13),
      .pawn_moves_14(view_pawn_moves_14),
      .pawn_moves_15(view_pawn_moves_15),
      .now_empty_0(view_now_empty_0),
      .now_empty_1(view_now_empty_1),
      .now_empty_2(view_now_empty_2),
      .now_empty_3(view_now_empty_3),
      .now_empty_4(view_now_empty_4),
      .now_empty_5(view_now_empty_5),
      .now_empty_6(view_now_empty_6),
      .now_empty_7(view_now_empty_7),
      .open_to_0(view_open_to_0),
      .open_to_1(view_open_to_1),
      .open_to_2(view_open_to_2),
      .open_to_3(view_open_to_3),
      .open_to_4(view_open_to_4),
      .open_to_5(view_open_to_5),
      .open_to_6(view_open_to_6),
      .open_to_7(view_open_to_7),
      .king_moves_0(view_king_moves_0),
      .king_moves_1(view_king_moves_1),
      .king_moves_2(view_king_moves_2),
      .king_moves_3(view_king_moves_3),
      .king_moves_4(view_king_moves_4),
      .king_moves_5(view_king_moves_5),
      .king_moves_6(view_king_moves_6),
      .king_moves_7(view_king_moves_7),
      .special_found(view_special_found),
      .moves_up_0(view_moves_up_0),
      .moves_up_1(view_moves_up_1),
      .moves_up_2(view_moves_up_2),
      .moves_up_3(view_moves_up_3),
      .moves_up_4(view_moves_up_4),
      .moves_up_5(view_moves_up_5),
      .moves_up_6(view_moves_up_6),
      .moves_up_7(view_moves_up_7),
      .moves_up_8(view_moves_up_8),
      .moves_up_9(view_moves_up_9),
      .moves_up_10(view_moves_up_10),
      .moves_up_11(view_moves_up_11),
      .moves_up_12(view_moves_up_12),
      .moves_up_13(view_moves_up_13),
      .moves_up_14(view_moves_up_14),
      .moves_up_15(view_moves_up_15),
      .moves_up_16(view_moves_up_16),
      .moves_up_17(view_moves_up_17),
      .moves_up_18(view_moves_up_18),
      .moves_up_19(view_moves_up_19),
      .moves_up_20(view_moves_up_20),
      .moves_up_21(view_moves_up_21),
      .moves_up_22(view_moves_up_22),
      .moves_up_23(view_moves_up_23),
      .moves_up_24(view_moves_up_24),
      .moves_up_25(view_moves_up_25),
      .moves_up_26(view_moves_up_26),
      .moves_up_27(view_moves_up_27),
      .moves_up_28(view_moves_up_28),
      .moves_up_29(view_moves_up_29),
      .moves_up_30(view_moves_up_30),
      .moves_up_31(view_moves_up_31),
      .moves_down_0(view_moves_down_0),
      .moves_down_1(view_moves_down_1),
      .moves_down_2(view_moves_down_2),
      .moves_down_3(view_moves_down_3),
      .moves_down_4(view_moves_down_4),
      .moves_down_5(view_moves_down_5),
      .moves_down_6(view_moves_down_6),
      .moves_down_7(view_moves_down_7),
      .moves_down_8(view_moves_down_8),
      .moves_down_9(view_moves_down_9),
      .moves_down_10(view_moves_down_10),
      .moves_down_11(view_moves_down_11),
      .moves_down_12(view_moves_down_12),
      .moves_down_13(view_moves_down_13),
      .moves_down_14(view_moves_down_14),
      .moves_down_15(view_moves_down_15),
      .moves_down_16(view_moves_down_16),
      .moves_down_17(view_moves_down_17),
      .moves_down_18(view_moves_down_18),
      .moves_down_19(view_moves_down_19),
      .moves_down_20(view_moves_down_20),
      .moves_down_21(view_moves_down_21),
      .moves_down_22(view_moves_down_22),
      .moves_down_23(view_moves_down_23),
      .moves_down_24(view_moves_down_24),
      .moves_down_25(view_moves_down_25),
      .moves_down_26(view_moves_down_26),
      .moves_down_27(view_moves_down_27),
      .moves_down_28(view_moves_down_28),
      .moves_down_29(view_moves_down_29),
      .moves_down_30(view_moves_down_30),
      .moves_down_31(view_moves_down_31)
  );

  fpgambit_search_fast_ways ways (
      .clock(clock),
      .file(view_file),
      .attacked_0(view_attacked_0),
      .attacked_1(view_attacked_1),
      .attacked_2(view_attacked_2),
      .attacked_3(view_attacked_3),
      .attacked_4(view_attacked_4),
      .attacked_5(view_attacked_5),
      .attacked_6(view_attacked_6),
      .attacked_7(view_attacked_7),
      .their_pawns_0(view_their_pawns_0),
      .their_pawns_1(view_their_pawns_1),
      .their_pawns_2(view_their_pawns_2),
      .their_pawns_3(view_their_pawns_3),
      .their_pawns_4(view_their_pawns_4),
      .their_pawns_5(view_their_pawns_5),
      .their_pawns_6(view_their_pawns_6),
      .their_pawns_7(view_their_pawns_7),
      .their_knights_0(view_their_knights_0),
      .their_knights_1(view_their_knights_1),
      .their_knights_2(view_their_knights_2),
      .their_knights_3(view_their_knights_3),
      .their_knights_4(view_their_knights_4),
      .their_knights_5(view_their_knights_5),
      .their_knights_6(view_their_knights_6),
      .their_knights_7(view_their_knights_7),
      .their_diagonal_0(view_their_diagonal_0),
      .their_diagonal_1(view_their_diagonal_1),
      .their_diagonal_2(view_their_diagonal_2),
      .their_diagonal_3(view_their_diagonal_3),
      .their_diagonal_4(view_their_diagonal_4),
      .their_diagonal_5(view_their_diagonal_5),
      .their_diagonal_6(view_their_diagonal_6),
      .their_diagonal_7(view_their_diagonal_7),
      .their_straight_0(view_their_straight_0),
      .their_straight_1(view_their_straight_1),
      .their_straight_2(view_their_straight_2),
      .their_straight_3(view_their_straight_3),
      .their_straight_4(view_their_straight_4),
      .their_straight_5(view_their_straight_5),
      .their_straight_6(view_their_straight_6),
      .their_straight_7(view_their_straight_7),
      .knights_0(view_own_knights_0),
      .knights_1(view_own_knights_1),
      .knights_2(view_own_knights_2),
      .knights_3(view_own_knights_3),
      .knights_4(view_own_knights_4),
      .knights_5(view_own_knights_5),
      .knights_6(view_own_knights_6),
      .knights_7(view_own_knights_7),
      .pawns_0(view_pawn_moves_0),
      .pawns_1(view_pawn_moves_1),
      .pawns_2(view_pawn_moves_2),
      .pawns_3(view_pawn_moves_3),
      .pawns_4(view_pawn_moves_4),
      .pawns_5(view_pawn_moves_5),
      .pawns_6(view_pawn_moves_6),
      .pawns_7(view_pawn_moves_7),
      .pawns_8(view_pawn_moves_8),
      .pawns_9(view_pawn_moves_9),
      .pawns_10(view_pawn_moves_10),
      .pawns_11(view_pawn_moves_11),
      .pawns_12(view_pawn_moves_12),
      .pawns_13(view_pawn_moves_13),
      .pawns_14(view_pawn_moves_14),
      .pawns_15(view_pawn_moves_15),
      .empty_0(view_now_empty_0),
      .empty_1(view_now_empty_1),
      .empty_2(view_now_empty_2),
      .empty_3(view_now_empty_3),
      .empty_4(view_now_empty_4),
      .empty_5(view_now_empty_5),
      .empty_6(view_now_empty_6),
      .empty_7(view_now_empty_7),
      .open_to_0(view_open_to_0),
      .open_to_1(view_open_to_1),
      .open_to_2(view_open_to_2),
      .open_to_3(view_open_to_3),
      .open_to_4(view_open_to_4),
      .open_to_5(view_open_to_5),
      .open_to_6(view_open_to_6),
      .open_to_7(view_open_to_7),
      .king_0(view_king_moves_0),
      .king_1(view_king_moves_1),
      .king_2(view_king_moves_2),
      .king_3(view_king_moves_3),
      .king_4(view_king_moves_4),
      .king_5(view_king_moves_5),
      .king_6(view_king_moves_6),
      .king_7(view_king_moves_7),
      .special(view_special_found),
      .up_0(view_moves_up_0),
      .up_1(view_moves_up_1),
      .up_2(view_moves_up_2),
      .up_3(view_moves_up_3),
      .up_4(view_moves_up_4),
      .up_5(view_moves_up_5),
      .up_6(view_moves_up_6),
      .up_7(view_moves_up_7),
      .up_8(view_moves_up_8),
      .up_9(view_moves_up_9),
      .up_10(view_moves_up_10),
      .up_11(view_moves_up_11),
      .up_12(view_moves_up_12),
      .up_13(view_moves_up_13),
      .up_14(view_moves_up_14),
      .up_15(view_moves_up_15),
      .up_16(view_moves_up_16),
      .up_17(view_moves_up_17),
      .up_18(view_moves_up_18),
      .up_19(view_moves_up_19),
      .up_20(view_moves_up_20),
      .up_21(view_moves_up_21),
      .up_22(view_moves_up_22),
      .up_23(view_moves_up_23),
      .up_24(view_moves_up_24),
      .up_25(view_moves_up_25),
      .up_26(view_moves_up_26),
      .up_27(view_moves_up_27),
      .up_28(view_moves_up_28),
      .up_29(view_moves_up_29),
      .up_30(view_moves_up_30),
      .up_31(view_moves_up_31),
      .down_0(view_moves_down_0),
      .down_1(view_moves_down_1),
      .down_2(view_moves_down_2),
      .down_3(view_moves_down_3),
      .down_4(view_moves_down_4),
      .down_5(view_moves_down_5),
      .down_6(view_moves_down_6),
      .down_7(view_moves_down_7),
      .down_8(view_moves_down_8),
      .down_9(view_moves_down_9),
      .down_10(view_moves_down_10),
      .down_11(view_moves_down_11),
      .down_12(view_moves_down_12),
      .down_13(view_moves_down_13),
      .down_14(view_moves_down_14),
      .down_15(view_moves_down_15),
      .down_16(view_moves_down_16),
      .down_17(view_moves_down_17),
      .down_18(view_moves_down_18),
      .down_19(view_moves_down_19),
      .down_20(view_moves_down_20),
      .down_21(view_moves_down_21),
      .down_22(view_moves_down_22),
      .down_23(view_moves_down_23),
      .down_24(view_moves_down_24),
      .down_25(view_moves_down_25),
      .down_26(view_moves_down_26),
      .down_27(view_moves_down_27),
      .down_28(view_moves_down_28),
      .down_29(view_moves_down_29),
      .down_30(view_moves_down_30),
      .down_31(view_moves_down_31),
      .low_0(ways_low_0),
      .low_1(ways_low_1),
      .low_2(ways_low_2),
      .low_3(ways_low_3),
      .low_4(ways_low_4),
      .low_5(ways_low_5),
      .low_6(ways_low_6),
      .low_7(ways_low_7),
      .low_8(ways_low_8),
      .low_9(ways_low_9),
      .low_10(ways_low_10),
      .low_11(ways_low_11),
      .low_12(ways_low_12),
      .low_13(ways_low_13),
      .low_14(ways_low_14),
      .low_15(ways_low_15),
      .low_16(ways_low_16),
      .low_17(ways_low_17),
      .low_18(ways_low_18),
      .low_19(ways_low_19),
      .high_0(ways_high_0),
      .high_1(ways_high_1),
      .high_2(ways_high_2),
      .high_3(ways_high_3),
      .high_4(ways_high_4),
      .high_5(ways_high_5),
      .high_6(ways_high_6),
      .high_7(ways_high_7),
      .high_8(ways_high_8),
      .high_9(ways_high_9),
      .high_10(ways_high_10),
      .high_11(ways_high_11),
      .high_12(ways_high_12),
      .high_13(ways_high_13),
      .high_14(ways_high_14),
      .high_15(ways_high_15),
      .high_16(ways_high_16),
      .high_17(ways_high_17),
      .high_18(ways_high_18),
      .high_19(ways_high_19),
      .reach_low_0(ways_reach_low_0),
      .reach_low_1(ways_reach_low_1),
      .reach_low_2(ways_reach_low_2),
      .reach_high_0(ways_reach_high_0),
      .reach_high_1(ways_reach_high_1),
      .reach_high_2(ways_reach_high_2),
      .found_special(ways_found_special),
      .passed_file(ways_passed_file),
      .on_low_0(ways_on_low_0),
      .on_low_1(ways_on_low_1),
      .on_low_2(ways_on_low_2),
      .on_low_3(ways_on_low_3),
      .on_low_4(ways_on_low_4),
      .on_low_5(ways_on_low_5),
      .on_low_6(ways_on_low_6),
      .on_high_0(ways_on_high_0),
      .on_high_1(ways_on_high_1),
      .on_high_2(ways_on_high_2),
      .on_high_3(ways_on_high_3),
      .on_high_4(ways_on_high_4),
      .on_high_5(ways_on_high_5),
      .on_high_6(ways_on_high_6)
  );

  fpgambit_search_fast_class_picker class_picker (
      .clock(clock),
      .quiet(quiet),
      .last(cursor[4:0]),
      .more(cursor[5]),
      .killers(present_2),
      .low_0(ways_low_0),
      .low_1(ways_low_1),
      .low_2(ways_low_2),
      .low_3(ways_low_3),
      .low_4(ways_low_4),
      .low_5(ways_low_5),
      .low_6(ways_low_6),
      .low_7(ways_low_7),
      .low_8(ways_low_8),
      .low_9(ways_low_9),
      .low_10(ways_low_10),
      .low_11(ways_low_11),
      .low_12(ways_low_12),
      .low_13(ways_low_13),
      .low_14(ways_low_14),
      .low_15(ways_low_15),
      .low_16(ways_low_16),
      .low_17(ways_low_17),
      .low_18(ways_low_18),
      .low_19(ways_low_19),
      .high_0(ways_high_0),
      .high_1(ways_high_1),
      .high_2(ways_high_2),
      .high_3(ways_high_3),
      .high_4(ways_high_4),
      .high_5(ways_high_5),
      .high_6(ways_high_6),
      .high_7(ways_high_7),
      .high_8(ways_high_8),
      .high_9(ways_high_9),
      .high_10(ways_high_10),
      .high_11(ways_high_11),
      .high_12(ways_high_12),
      .high_13(ways_high_13),
      .high_14(ways_high_14),
      .high_15(ways_high_15),
      .high_16(ways_high_16),
      .high_17(ways_high_17),
      .high_18(ways_high_18),
      .high_19(ways_high_19),
      .reach_low_0(ways_reach_low_0),
      .reach_low_1(ways_reach_low_1),
      .reach_low_2(ways_reach_low_2),
      .reach_high_0(ways_reach_high_0),
      .reach_high_1(ways_reach_high_1),
      .reach_high_2(ways_reach_high_2),
      .special(ways_found_special),
      .on_low_0(ways_on_low_0),
      .on_low_1(ways_on_low_1),
      .on_low_2(ways_on_low_2),
      .on_low_3(ways_on_low_3),
      .on_low_4(ways_on_low_4),
      .on_low_5(ways_on_low_5),
      .on_low_6(ways_on_low_6),
      .on_high_0(ways_on_high_0),
      .on_high_1(ways_on_high_1),
      .on_high_2(ways_on_high_2),
      .on_high_3(ways_on_high_3),
      .on_high_4(ways_on_high_4),
      .on_high_5(ways_on_high_5),
      .on_high_6(ways_on_high_6),
      .class_(class_picker_class),
      .goes_on(class_picker_goes_on),
      .legal(legal)
  );

  fpgambit_search_fast_killer_ways killer_ways_0 (
      .clock(clock),
      .word(killers[15:0]),
      .black(blacks[4]),
      .king_0(view_own_king_0),
      .king_1(view_own_king_1),
      .king_2(view_own_king_2),
      .king_3(view_own_king_3),
      .king_4(view_own_king_4),
      .king_5(view_own_king_5),
      .king_6(view_own_king_6),
      .king_7(view_own_king_7),
      .ways(killer_ways_0_ways),
      .to(killer_ways_0_to),
      .castles(killer_ways_0_castles)
  );

  fpgambit_search_fast_killer_ways killer_ways_1 (
      .clock(clock),
      .word(killer_ways_1_word),
      .black(blacks[4]),
      .king_0(view_own_king_0),
      .king_1(view_own_king_1),
      .king_2(view_own_king_2),
      .king_3(view_own_king_3),
      .king_4(view_own_king_4),
      .king_5(view_own_king_5),
      .king_6(view_own_king_6),
      .king_7(view_own_king_7),
      .ways(killer_ways_1_ways),
      .to(killer_ways_1_to),
      .castles(killer_ways_1_castles)
  );

  fpgambit_search_fast_way_picker way_picker (
      .clock(clock),
      .class_(class_picker_class),
      .goes_on(class_picker_goes_on),
      .quiet(quiet_9),
      .last_way(cursor_9[10:6]),
      .more(cursor_9[11]),
      .last_to(cursor_9[17:12]),
      .killer_ways_0(killer_ways_0_ways),
      .killer_ways_1(killer_ways_1_ways),
      .killer_to_0(killer_ways_0_to),
      .killer_to_1(killer_ways_1_to),
      .killer_castles_0(killer_ways_0_castles),
      .killer_castles_1(killer_ways_1_castles),
      .low_0(low_9_0),
      .low_1(low_9_1),
      .low_2(low_9_2),
      .low_3(low_9_3),
      .low_4(low_9_4),
      .low_5(low_9_5),
      .low_6(low_9_6),
      .low_7(low_9_7),
      .low_8(low_9_8),
      .low_9(low_9_9),
      .low_10(low_9_10),
      .low_11(low_9_11),
      .low_12(low_9_12),
      .low_13(low_9_13),
      .low_14(low_9_14),
      .low_15(low_9_15),
      .low_16(low_9_16),
      .low_17(low_9_17),
      .low_18(low_9_18),
      .low_19(low_9_19),
      .high_0(high_9_0),
      .high_1(high_9_1),
      .high_2(high_9_2),
      .high_3(high_9_3),
      .high_4(high_9_4),
      .high_5(high_9_5),
      .high_6(high_9_6),
      .high_7(high_9_7),
      .high_8(high_9_8),
      .high_9(high_9_9),
      .high_10(high_9_10),
      .high_11(high_9_11),
      .high_12(high_9_12),
      .high_13(high_9_13),
      .high_14(high_9_14),
      .high_15(high_9_15),
      .high_16(high_9_16),
      .high_17(high_9_17),
      .high_18(high_9_18),
      .high_19(high_9_19),
      .special(special_9),
      .passed_file(file_9),
      .on_low_0(on_low_9_0),
      .on_low_1(on_low_9_1),
      .on_low_2(on_low_9_2),
      .on_low_3(on_low_9_3),
      .on_low_4(on_low_9_4),
      .on_low_5(on_low_9_5),
      .on_low_6(on_low_9_6),
      .on_high_0(on_high_9_0),
      .on_high_1(on_high_9_1),
      .on_high_2(on_high_9_2),
      .on_high_3(on_high_9_3),
      .on_high_4(on_high_9_4),
      .on_high_5(on_high_9_5),
      .on_high_6(on_high_9_6),
      .found(found),
      .found_class(way_picker_found_class),
      .found_way(way_picker_found_way),
      .to(way_picker_to),
      .guarded(guarded),
      .way_more(way_picker_way_more),
      .class_more(way_picker_class_more)
  );

  fpgambit_search_fast_resolver resolver (
      .clock(clock),
      .note(1'b1),
      .note_place(resolver_note_place),
      .occupied_0(view_occupied_0),
      .occupied_1(view_occupied_1),
      .occupied_2(view_occupied_2),
      .occupied_3(view_occupied_3),
      .occupied_4(view_occupied_4),
      .occupied_5(view_occupied_5),
      .occupied_6(view_occupied_6),
      .occupied_7(view_occupied_7),
      .note_king(1'b1),
      .king_place(resolver_king_place),
      .king_0(view_own_king_0),
      .king_1(view_own_king_1),
      .king_2(view_own_king_2),
      .king_3(view_own_king_3),
      .king_4(view_own_king_4),
      .king_5(view_own_king_5),
      .king_6(view_own_king_6),
      .king_7(view_own_king_7),
      .place(resolver_place),
      .black(blacks[11]),
      .set(source),
      .promotion(resolver_promotion),
      .file(way_picker_to[2:0]),
      .rank(way_picker_to[5:3]),
      .board(resolver_board),
      .word(word)
  );

  always @(posedge clock) begin
    blacks <= {blacks[10:0], 1'b0};
    if (state[STATE_WORD_SIDE]) begin
      blacks <= {blacks[10:0], 1'b1};
    end
  end

  assign en_passant = |view_special_found[3:2];

  // The ways that the killers could belong to.
  assign killer_ways_1_word = killers[HALVES_UPPER +: 16];

  always @* begin
    words = 2'd0;
    if (|killers[15:0]) begin
      words = 2'd1;
    end
    if (|killers[HALVES_UPPER +: 16]) begin
      words = words | 2'd2;
    end
  end

  // Select the class, then the way, then the square.
  always @* begin
    next_cursor = {way_picker_to, 1'b0, way_picker_found_way, 1'b0, way_picker_found_class};
    if (way_picker_class_more) begin
      next_cursor = {way_picker_to, 1'b0, way_picker_found_way, 1'b1, way_picker_found_class};
      if (way_picker_way_more) begin
        next_cursor = {way_picker_to, 1'b1, way_picker_found_way, 1'b1, way_picker_found_class};
      end
    end
  end

  // The move's word, resolved from the way and the square.
  always @* begin
    source = {MOVE_SET_PAWNS, 3'd4};
    if (way_picker_found_way < 5'd19) begin
      source = 5'd5;
    end
    if (way_picker_found_way < 5'd18) begin
      source = 5'd4;
    end
    if (way_picker_found_way < 5'd17) begin
      source = 5'd1;
    end
    if (way_picker_found_way < 5'd16) begin
      source = 5'd0;
    end
    if (way_picker_found_way < 5'd15) begin
      source = 5'd7;
    end
    if (way_picker_found_way < 5'd14) begin
      source = 5'd6;
    end
    if (way_picker_found_way < 5'd13) begin
      source = 5'd3;
    end
    if (way_picker_found_way < 5'd12) begin
      source = 5'd2;
    end
    if (way_picker_found_way < 5'd11) begin
      source = {MOVE_SET_KNIGHTS, 3'd0} | (way_picker_found_way - 5'd3);
    end
    if (way_picker_found_way < 5'd3) begin
      source = {MOVE_SET_PAWNS, 3'd0} | (way_picker_found_way + 5'd5);
    end
  end

  assign resolver_note_place = turn - 4'd2;
  assign resolver_king_place = turn - 4'd5;
  assign resolver_place = turn - 4'd12;

  always @* begin
    resolver_promotion = 2'd3;
    if (way_picker_found_class == 5'd16) begin
      resolver_promotion = 2'd2;
    end
    if (way_picker_found_class == 5'd17) begin
      resolver_promotion = 2'd1;
    end
    if (way_picker_found_class == 5'd18) begin
      resolver_promotion = 2'd0;
    end
  end

  initial begin
    turn = 4'd0;
    blacks = 12'd0;
    present_0 = 2'd0;
    present_1 = 2'd0;
    present_2 = 2'd0;
    low_9_0 = 32'd0;
    low_9_1 = 32'd0;
    low_9_2 = 32'd0;
    low_9_3 = 32'd0;
    low_9_4 = 32'd0;
    low_9_5 = 32'd0;
    low_9_6 = 32'd0;
    low_9_7 = 32'd0;
    low_9_8 = 32'd0;
    low_9_9 = 32'd0;
    low_9_10 = 32'd0;
    low_9_11 = 32'd0;
    low_9_12 = 32'd0;
    low_9_13 = 32'd0;
    low_9_14 = 32'd0;
    low_9_15 = 32'd0;
    low_9_16 = 32'd0;
    low_9_17 = 32'd0;
    low_9_18 = 32'd0;
    low_9_19 = 32'd0;
    high_9_0 = 32'd0;
    high_9_1 = 32'd0;
    high_9_2 = 32'd0;
    high_9_3 = 32'd0;
    high_9_4 = 32'd0;
    high_9_5 = 32'd0;
    high_9_6 = 32'd0;
    high_9_7 = 32'd0;
    high_9_8 = 32'd0;
    high_9_9 = 32'd0;
    high_9_10 = 32'd0;
    high_9_11 = 32'd0;
    high_9_12 = 32'd0;
    high_9_13 = 32'd0;
    high_9_14 = 32'd0;
    high_9_15 = 32'd0;
    high_9_16 = 32'd0;
    high_9_17 = 32'd0;
    high_9_18 = 32'd0;
    high_9_19 = 32'd0;
    on_low_9_0 = 32'd0;
    on_low_9_1 = 32'd0;
    on_low_9_2 = 32'd0;
    on_low_9_3 = 32'd0;
    on_low_9_4 = 32'd0;
    on_low_9_5 = 32'd0;
    on_low_9_6 = 32'd0;
    on_high_9_0 = 32'd0;
    on_high_9_1 = 32'd0;
    on_high_9_2 = 32'd0;
    on_high_9_3 = 32'd0;
    on_high_9_4 = 32'd0;
    on_high_9_5 = 32'd0;
    on_high_9_6 = 32'd0;
    special_9 = 4'd0;
    file_9 = 8'd0;
    quiet_9 = 1'b0;
    cursor_9 = 18'd0;
  end

  always @(posedge clock) begin
    turn <= turn + 4'd1;
    present_0 <= words;
    present_1 <= present_0;
    present_2 <= present_1;
    low_9_0 <= ways_low_0;
    low_9_1 <= ways_low_1;
    low_9_2 <= ways_low_2;
    low_9_3 <= ways_low_3;
    low_9_4 <= ways_low_4;
    low_9_5 <= ways_low_5;
    low_9_6 <= ways_low_6;
    low_9_7 <= ways_low_7;
    low_9_8 <= ways_low_8;
    low_9_9 <= ways_low_9;
    low_9_10 <= ways_low_10;
    low_9_11 <= ways_low_11;
    low_9_12 <= ways_low_12;
    low_9_13 <= ways_low_13;
    low_9_14 <= ways_low_14;
    low_9_15 <= ways_low_15;
    low_9_16 <= ways_low_16;
    low_9_17 <= ways_low_17;
    low_9_18 <= ways_low_18;
    low_9_19 <= ways_low_19;
    high_9_0 <= ways_high_0;
    high_9_1 <= ways_high_1;
    high_9_2 <= ways_high_2;
    high_9_3 <= ways_high_3;
    high_9_4 <= ways_high_4;
    high_9_5 <= ways_high_5;
    high_9_6 <= ways_high_6;
    high_9_7 <= ways_high_7;
    high_9_8 <= ways_high_8;
    high_9_9 <= ways_high_9;
    high_9_10 <= ways_high_10;
    high_9_11 <= ways_high_11;
    high_9_12 <= ways_high_12;
    high_9_13 <= ways_high_13;
    high_9_14 <= ways_high_14;
    high_9_15 <= ways_high_15;
    high_9_16 <= ways_high_16;
    high_9_17 <= ways_high_17;
    high_9_18 <= ways_high_18;
    high_9_19 <= ways_high_19;
    on_low_9_0 <= ways_on_low_0;
    on_low_9_1 <= ways_on_low_1;
    on_low_9_2 <= ways_on_low_2;
    on_low_9_3 <= ways_on_low_3;
    on_low_9_4 <= ways_on_low_4;
    on_low_9_5 <= ways_on_low_5;
    on_low_9_6 <= ways_on_low_6;
    on_high_9_0 <= ways_on_high_0;
    on_high_9_1 <= ways_on_high_1;
    on_high_9_2 <= ways_on_high_2;
    on_high_9_3 <= ways_on_high_3;
    on_high_9_4 <= ways_on_high_4;
    on_high_9_5 <= ways_on_high_5;
    on_high_9_6 <= ways_on_high_6;
    special_9 <= ways_found_special;
    file_9 <= ways_passed_file;
    quiet_9 <= quiet;
    cursor_9 <= cursor;
  end

  // What nothing here reads.
  wire unused = &{1'b0, resolver_board, cursor_9[5:0]};
endmodule

`line 3052 "fpgambit_search_fast_view.v" 0
// Computes the legal moves of a position as sets, one position per clock, and the other sets that a
// search needs: the squares that the other side attacks, and its pieces.
module fpgambit_search_fast_view (
    input  wire        clock,             // Clock
    input  wire [31:0] rank_0,            // The board: ranks 1 to 8, eight piece nibbles each, file
                                          // a in the lowest bits
    input  wire [31:0] rank_1,            // The board: ranks 1 to 8, eight piece nibbles each, file
                                          // a in the lowest bits
    input  wire [31:0] rank_2,            // The board: ranks 1 to 8, eight piece nibbles each, file
                                          // a in the lowest bits
    input  wire [31:0] rank_3,            // The board: ranks 1 to 8, eight piece nibbles each, file
                                          // a in the lowest bits
    input  wire [31:0] rank_4,            // The board: ranks 1 to 8, eight piece nibbles each, file
                                          // a in the lowest bits
    input  wire [31:0] rank_5,            // The board: ranks 1 to 8, eight piece nibbles each, file
                                          // a in the lowest bits
    input  wire [31:0] rank_6,            // The board: ranks 1 to 8, eight piece nibbles each, file
                                          // a in the lowest bits
    input  wire [31:0] rank_7,            // The board: ranks 1 to 8, eight piece nibbles each, file
                                          // a in the lowest bits
    input  wire [31:0] state,             // The state word, whose clocks are ignored
    output wire        check,             // The side to move is in check; clock 5
    output wire [7:0]  attacked_0,        // Squares that the other side attacks, including those
                                          // behind the king; clock 5
    output wire [7:0]  attacked_1,        // Squares that the other side attacks, including those
                                          // behind the king; clock 5
    output wire [7:0]  attacked_2,        // Squares that the other side attacks, including those
                                          // behind the king; clock 5
    output wire [7:0]  attacked_3,        // Squares that the other side attacks, including those
                                          // behind the king; clock 5
    output wire [7:0]  attacked_4,        // Squares that the other side attacks, including those
                                          // behind the king; clock 5
    output wire [7:0]  attacked_5,        // Squares that the other side attacks, including those
                                          // behind the king; clock 5
    output wire [7:0]  attacked_6,        // Squares that the other side attacks, including those
                                          // behind the king; clock 5
    output wire [7:0]  attacked_7,        // Squares that the other side attacks, including those
                                          // behind the king; clock 5
    output wire [7:0]  their_pawns_0,     // Pawns of the other side; clock 5
    output wire [7:0]  their_pawns_1,     // Pawns of the other side; clock 5
    output wire [7:0]  their_pawns_2,     // Pawns of the other side; clock 5
    output wire [7:0]  their_pawns_3,     // Pawns of the other side; clock 5
    output wire [7:0]  their_pawns_4,     // Pawns of the other side; clock 5
    output wire [7:0]  their_pawns_5,     // Pawns of the other side; clock 5
    output wire [7:0]  their_pawns_6,     // Pawns of the other side; clock 5
    output wire [7:0]  their_pawns_7,     // Pawns of the other side; clock 5
    output wire [7:0]  their_knights_0,   // Knights of the other side; clock 5
    output wire [7:0]  their_knights_1,   // Knights of the other side; clock 5
    output wire [7:0]  their_knights_2,   // Knights of the other side; clock 5
    output wire [7:0]  their_knights_3,   // Knights of the other side; clock 5
    output wire [7:0]  their_knights_4,   // Knights of the other side; clock 5
    output wire [7:0]  their_knights_5,   // Knights of the other side; clock 5
    output wire [7:0]  their_knights_6,   // Knights of the other side; clock 5
    output wire [7:0]  their_knights_7,   // Knights of the other side; clock 5
    output wire [7:0]  their_diagonal_0,  // Bishops and queens of the other side; clock 5
    output wire [7:0]  their_diagonal_1,  // Bishops and queens of the other side; clock 5
    output wire [7:0]  their_diagonal_2,  // Bishops and queens of the other side; clock 5
    output wire [7:0]  their_diagonal_3,  // Bishops and queens of the other side; clock 5
    output wire [7:0]  their_diagonal_4,  // Bishops and queens of the other side; clock 5
    output wire [7:0]  their_diagonal_5,  // Bishops and queens of the other side; clock 5
    output wire [7:0]  their_diagonal_6,  // Bishops and queens of the other side; clock 5
    output wire [7:0]  their_diagonal_7,  // Bishops and queens of the other side; clock 5
    output wire [7:0]  their_straight_0,  // Rooks and queens of the other side; clock 5
    output wire [7:0]  their_straight_1,  // Rooks and queens of the other side; clock 5
    output wire [7:0]  their_straight_2,  // Rooks and queens of the other side; clock 5
    output wire [7:0]  their_straight_3,  // Rooks and queens of the other side; clock 5
    output wire [7:0]  their_straight_4,  // Rooks and queens of the other side; clock 5
    output wire [7:0]  their_straight_5,  // Rooks and queens of the other side; clock 5
    output wire [7:0]  their_straight_6,  // Rooks and queens of the other side; clock 5
    output wire [7:0]  their_straight_7,  // Rooks and queens of the other side; clock 5
    output wire [7:0]  occupied_0,        // Occupied squares, rank by rank from the mover's side
                                          // like all sets below; clock 2
    output wire [7:0]  occupied_1,        // Occupied squares, rank by rank from the mover's side
                                          // like all sets below; clock 2
    output wire [7:0]  occupied_2,        // Occupied squares, rank by rank from the mover's side
                                          // like all sets below; clock 2
    output wire [7:0]  occupied_3,        // Occupied squares, rank by rank from the mover's side
                                          // like all sets below; clock 2
    output wire [7:0]  occupied_4,        // Occupied squares, rank by rank from the mover's side
                                          // like all sets below; clock 2
    output wire [7:0]  occupied_5,        // Occupied squares, rank by rank from the mover's side
                                          // like all sets below; clock 2
    output wire [7:0]  occupied_6,        // Occupied squares, rank by rank from the mover's side
                                          // like all sets below; clock 2
    output wire [7:0]  occupied_7,        // Occupied squares, rank by rank from the mover's side
                                          // like all sets below; clock 2
    output wire [7:0]  own_king_0,        // The king of the side to move; clock 5
    output wire [7:0]  own_king_1,        // The king of the side to move; clock 5
    output wire [7:0]  own_king_2,        // The king of the side to move; clock 5
    output wire [7:0]  own_king_3,        // The king of the side to move; clock 5
    output wire [7:0]  own_king_4,        // The king of the side to move; clock 5
    output wire [7:0]  own_king_5,        // The king of the side to move; clock 5
    output wire [7:0]  own_king_6,        // The king of the side to move; clock 5
    output wire [7:0]  own_king_7,        // The king of the side to move; clock 5
    output wire [7:0]  file,              // The file of the en passant square, if there is one;
                                          // clock 5
    output wire [7:0]  own_knights_0,     // Knights that may move; clock 6
    output wire [7:0]  own_knights_1,     // Knights that may move; clock 6
    output wire [7:0]  own_knights_2,     // Knights that may move; clock 6
    output wire [7:0]  own_knights_3,     // Knights that may move; clock 6
    output wire [7:0]  own_knights_4,     // Knights that may move; clock 6
    output wire [7:0]  own_knights_5,     // Knights that may move; clock 6
    output wire [7:0]  own_knights_6,     // Knights that may move; clock 6
    output wire [7:0]  own_knights_7,     // Knights that may move; clock 6
    output wire [7:0]  pawn_moves_0,      // Squares where pawns could go, if they may: ahead or by
                                          // a capture to higher files, then by a capture to lower
                                          // files; clock 6
    output wire [7:0]  pawn_moves_1,      // Squares where pawns could go, if they may: ahead or by
                                          // a capture to higher files, then by a capture to lower
                                          // files; clock 6
    output wire [7:0]  pawn_moves_2,      // Squares where pawns could go, if they may: ahead or by
                                          // a capture to higher files, then by a capture to lower
                                          // files; clock 6
    output wire [7:0]  pawn_moves_3,      // Squares where pawns could go, if they may: ahead or by
                                          // a capture to higher files, then by a capture to lower
                                          // files; clock 6
    output wire [7:0]  pawn_moves_4,      // Squares where pawns could go, if they may: ahead or by
                                          // a capture to higher files, then by a capture to lower
                                          // files; clock 6
    output wire [7:0]  pawn_moves_5,      // Squares where pawns could go, if they may: ahead or by
                                          // a capture to higher files, then by a capture to lower
                                          // files; clock 6
    output wire [7:0]  pawn_moves_6,      // Squares where pawns could go, if they may: ahead or by
                                          // a capture to higher files, then by a capture to lower
                                          // files; clock 6
    output wire [7:0]  pawn_moves_7,      // Squares where pawns could go, if they may: ahead or by
                                          // a capture to higher files, then by a capture to lower
                                          // files; clock 6
    output wire [7:0]  pawn_moves_8,      // Squares where pawns could go, if they may: ahead or by
                                          // a capture to higher files, then by a capture to lower
                                          // files; clock 6
    output wire [7:0]  pawn_moves_9,      // Squares where pawns could go, if they may: ahead or by
                                          // a capture to higher files, then by a capture to lower
                                          // files; clock 6
    output wire [7:0]  pawn_moves_10,     // Squares where pawns could go, if they may: ahead or by
                                          // a capture to higher files, then by a capture to lower
                                          // files; clock 6
    output wire [7:0]  pawn_moves_11,     // Squares where pawns could go, if they may: ahead or by
                                          // a capture to higher files, then by a capture to lower
                                          // files; clock 6
    output wire [7:0]  pawn_moves_12,     // Squares where pawns could go, if they may: ahead or by
                                          // a capture to higher files, then by a capture to lower
                                          // files; clock 6
    output wire [7:0]  pawn_moves_13,     // Squares where pawns could go, if they may: ahead or by
                                          // a capture to higher files, then by a capture to lower
                                          // files; clock 6
    output wire [7:0]  pawn_moves_14,     // Squares where pawns could go, if they may: ahead or by
                                          // a capture to higher files, then by a capture to lower
                                          // files; clock 6
    output wire [7:0]  pawn_moves_15,     // Squares where pawns could go, if they may: ahead or by
                                          // a capture to higher files, then by a capture to lower
                                          // files; clock 6
    output wire [7:0]  now_empty_0,       // Empty squares; clock 6
    output wire [7:0]  now_empty_1,       // Empty squares; clock 6
    output wire [7:0]  now_empty_2,       // Empty squares; clock 6
    output wire [7:0]  now_empty_3,       // Empty squares; clock 6
    output wire [7:0]  now_empty_4,       // Empty squares; clock 6
    output wire [7:0]  now_empty_5,       // Empty squares; clock 6
    output wire [7:0]  now_empty_6,       // Empty squares; clock 6
    output wire [7:0]  now_empty_7,       // Empty squares; clock 6
    output wire [7:0]  open_to_0,         // Squares to which a piece other than the king may go;
                                          // clock 6
    output wire [7:0]  open_to_1,         // Squares to which a piece other than the king may go;
                                          // clock 6
    output wire [7:0]  open_to_2,         // Squares to which a piece other than the king may go;
                                          // clock 6
    output wire [7:0]  open_to_3,         // Squares to which a piece other than the king may go;
                                          // clock 6
    output wire [7:0]  open_to_4,         // Squares to which a piece other than the king may go;
                                          // clock 6
    output wire [7:0]  open_to_5,         // Squares to which a piece other than the king may go;
                                          // clock 6
    output wire [7:0]  open_to_6,         // Squares to which a piece other than the king may go;
                                          // clock 6
    output wire [7:0]  open_to_7,         // Squares to which a piece other than the king may go;
                                          // clock 6
    output wire [7:0]  king_moves_0,      // Squares to which the king may go; clock 6
    output wire [7:0]  king_moves_1,      // Squares to which the king may go; clock 6
    output wire [7:0]  king_moves_2,      // Squares to which the king may go; clock 6
    output wire [7:0]  king_moves_3,      // Squares to which the king may go; clock 6
    output wire [7:0]  king_moves_4,      // Squares to which the king may go; clock 6
    output wire [7:0]  king_moves_5,      // Squares to which the king may go; clock 6
    output wire [7:0]  king_moves_6,      // Squares to which the king may go; clock 6
    output wire [7:0]  king_moves_7,      // Squares to which the king may go; clock 6
    output wire [3:0]  special_found,     // Castling on the king's side and on the queen's, en
                                          // passant to the east and to the west; clock 6
    output wire [7:0]  moves_up_0,        // Squares where sliders could go upwards, if they may:
                                          // along ranks, files, rising and falling diagonals, eight
                                          // ranks each; clock 7
    output wire [7:0]  moves_up_1,        // Squares where sliders could go upwards, if they may:
                                          // along ranks, files, rising and falling diagonals, eight
                                          // ranks each; clock 7
    output wire [7:0]  moves_up_2,        // Squares where sliders could go upwards, if they may:
                                          // along ranks, files, rising and falling diagonals, eight
                                          // ranks each; clock 7
    output wire [7:0]  moves_up_3,        // Squares where sliders could go upwards, if they may:
                                          // along ranks, files, rising and falling diagonals, eight
                                          // ranks each; clock 7
    output wire [7:0]  moves_up_4,        // Squares where sliders could go upwards, if they may:
                                          // along ranks, files, rising and falling diagonals, eight
                                          // ranks each; clock 7
    output wire [7:0]  moves_up_5,        // Squares where sliders could go upwards, if they may:
                                          // along ranks, files, rising and falling diagonals, eight
                                          // ranks each; clock 7
    output wire [7:0]  moves_up_6,        // Squares where sliders could go upwards, if they may:
                                          // along ranks, files, rising and falling diagonals, eight
                                          // ranks each; clock 7
    output wire [7:0]  moves_up_7,        // Squares where sliders could go upwards, if they may:
                                          // along ranks, files, rising and falling diagonals, eight
                                          // ranks each; clock 7
    output wire [7:0]  moves_up_8,        // Squares where sliders could go upwards, if they may:
                                          // along ranks, files, rising and falling diagonals, eight
                                          // ranks each; clock 7
    output wire [7:0]  moves_up_9,        // Squares where sliders could go upwards, if they may:
                                          // along ranks, files, rising and falling diagonals, eight
                                          // ranks each; clock 7
    output wire [7:0]  moves_up_10,       // Squares where sliders could go upwards, if they may:
                                          // along ranks, files, rising and falling diagonals, eight
                                          // ranks each; clock 7
    output wire [7:0]  moves_up_11,       // Squares where sliders could go upwards, if they may:
                                          // along ranks, files, rising and falling diagonals, eight
                                          // ranks each; clock 7
    output wire [7:0]  moves_up_12,       // Squares where sliders could go upwards, if they may:
                                          // along ranks, files, rising and falling diagonals, eight
                                          // ranks each; clock 7
    output wire [7:0]  moves_up_13,       // Squares where sliders could go upwards, if they may:
                                          // along ranks, files, rising and falling diagonals, eight
                                          // ranks each; clock 7
    output wire [7:0]  moves_up_14,       // Squares where sliders could go upwards, if they may:
                                          // along ranks, files, rising and falling diagonals, eight
                                          // ranks each; clock 7
    output wire [7:0]  moves_up_15,       // Squares where sliders could go upwards, if they may:
                                          // along ranks, files, rising and falling diagonals, eight
                                          // ranks each; clock 7
    output wire [7:0]  moves_up_16,       // Squares where sliders could go upwards, if they may:
                                          // along ranks, files, rising and falling diagonals, eight
                                          // ranks each; clock 7
    output wire [7:0]  moves_up_17,       // Squares where sliders could go upwards, if they may:
                                          // along ranks, files, rising and falling diagonals, eight
                                          // ranks each; clock 7
    output wire [7:0]  moves_up_18,       // Squares where sliders could go upwards, if they may:
                                          // along ranks, files, rising and falling diagonals, eight
                                          // ranks each; clock 7
    output wire [7:0]  moves_up_19,       // Squares where sliders could go upwards, if they may:
                                          // along ranks, files, rising and falling diagonals, eight
                                          // ranks each; clock 7
    output wire [7:0]  moves_up_20,       // Squares where sliders could go upwards, if they may:
                                          // along ranks, files, rising and falling diagonals, eight
                                          // ranks each; clock 7
    output wire [7:0]  moves_up_21,       // Squares where sliders could go upwards, if they may:
                                          // along ranks, files, rising and falling diagonals, eight
                                          // ranks each; clock 7
    output wire [7:0]  moves_up_22,       // Squares where sliders could go upwards, if they may:
                                          // along ranks, files, rising and falling diagonals, eight
                                          // ranks each; clock 7
    output wire [7:0]  moves_up_23,       // Squares where sliders could go upwards, if they may:
                                          // along ranks, files, rising and falling diagonals, eight
                                          // ranks each; clock 7
    output wire [7:0]  moves_up_24,       // Squares where sliders could go upwards, if they may:
                                          // along ranks, files, rising and falling diagonals, eight
                                          // ranks each; clock 7
    output wire [7:0]  moves_up_25,       // Squares where sliders could go upwards, if they may:
                                          // along ranks, files, rising and falling diagonals, eight
                                          // ranks each; clock 7
    output wire [7:0]  moves_up_26,       // Squares where sliders could go upwards, if they may:
                                          // along ranks, files, rising and falling diagonals, eight
                                          // ranks each; clock 7
    output wire [7:0]  moves_up_27,       // Squares where sliders could go upwards, if they may:
                                          // along ranks, files, rising and falling diagonals, eight
                                          // ranks each; clock 7
    output wire [7:0]  moves_up_28,       // Squares where sliders could go upwards, if they may:
                                          // along ranks, files, rising and falling diagonals, eight
                                          // ranks each; clock 7
    output wire [7:0]  moves_up_29,       // Squares where sliders could go upwards, if they may:
                                          // along ranks, files, rising and falling diagonals, eight
                                          // ranks each; clock 7
    output wire [7:0]  moves_up_30,       // Squares where sliders could go upwards, if they may:
                                          // along ranks, files, rising and falling diagonals, eight
                                          // ranks each; clock 7
    output wire [7:0]  moves_up_31,       // Squares where sliders could go upwards, if they may:
                                          // along ranks, files, rising and falling diagonals, eight
                                          // ranks each; clock 7
    output wire [7:0]  moves_down_0,      // Squares where sliders could go downwards; clock 7
    output wire [7:0]  moves_down_1,      // Squares where sliders could go downwards; clock 7
    output wire [7:0]  moves_down_2,      // Squares where sliders could go downwards; clock 7
    output wire [7:0]  moves_down_3,      // Squares where sliders could go downwards; clock 7
    output wire [7:0]  moves_down_4,      // Squares where sliders could go downwards; clock 7
    output wire [7:0]  moves_down_5,      // Squares where sliders could go downwards; clock 7
    output wire [7:0]  moves_down_6,      // Squares where sliders could go downwards; clock 7
    output wire [7:0]  moves_down_7,      // Squares where sliders could go downwards; clock 7
    output wire [7:0]  moves_down_8,      // Squares where sliders could go downwards; clock 7
    output wire [7:0]  moves_down_9,      // Squares where sliders could go downwards; clock 7
    output wire [7:0]  moves_down_10,     // Squares where sliders could go downwards; clock 7
    output wire [7:0]  moves_down_11,     // Squares where sliders could go downwards; clock 7
    output wire [7:0]  moves_down_12,     // Squares where sliders could go downwards; clock 7
    output wire [7:0]  moves_down_13,     // Squares where sliders could go downwards; clock 7
    output wire [7:0]  moves_down_14,     // Squares where sliders could go downwards; clock 7
    output wire [7:0]  moves_down_15,     // Squares where sliders could go downwards; clock 7
    output wire [7:0]  moves_down_16,     // Squares where sliders could go downwards; clock 7
    output wire [7:0]  moves_down_17,     // Squares where sliders could go downwards; clock 7
    output wire [7:0]  moves_down_18,     // Squares where sliders could go downwards; clock 7
    output wire [7:0]  moves_down_19,     // Squares where sliders could go downwards; clock 7
    output wire [7:0]  moves_down_20,     // Squares where sliders could go downwards; clock 7
    output wire [7:0]  moves_down_21,     // Squares where sliders could go downwards; clock 7
    output wire [7:0]  moves_down_22,     // Squares where sliders could go downwards; clock 7
    output wire [7:0]  moves_down_23,     // Squares where sliders could go downwards; clock 7
    output wire [7:0]  moves_down_24,     // Squares where sliders could go downwards; clock 7
    output wire [7:0]  moves_down_25,     // Squares where sliders could go downwards; clock 7
    output wire [7:0]  moves_down_26,     // Squares where sliders could go downwards; clock 7
    output wire [7:0]  moves_down_27,     // Squares where sliders could go downwards; clock 7
    output wire [7:0]  moves_down_28,     // Squares where sliders could go downwards; clock 7
    output wire [7:0]  moves_down_29,     // Squares where sliders could go downwards; clock 7
    output wire [7:0]  moves_down_30,     // Squares where sliders could go downwards; clock 7
    output wire [7:0]  moves_down_31      // Squares where sliders could go downwards; clock 7
);

  localparam [4:0] STATE_WORD_SIDE = 5'd0;

  reg         bare_east;
  reg         bare_west;

  wire [7:0]  king_around_0;
  wire [7:0]  king_around_1;
  wire [7:0]  king_around_2;
  wire [7:0]  king_around_3;
  wire [7:0]  king_around_4;
  wire [7:0]  king_around_5;
  wire [7:0]  king_around_6;
  wire [7:0]  king_around_7;
  wire [7:0]  king_around_8;
  wire [7:0]  king_around_9;
  wire [7:0]  empty_0;
  wire [7:0]  empty_1;
  wire [7:0]  empty_2;
  wire [7:0]  empty_3;
  wire [7:0]  empty_4;
  wire [7:0]  empty_5;
  wire [7:0]  empty_6;
  wire [7:0]  empty_7;
  wire [31:0] planes_0_sorted;
  wire [31:0] planes_1_sorted;
  wire [31:0] planes_2_sorted;
  wire [31:0] planes_3_sorted;
  wire [31:0] planes_4_sorted;
  wire [31:0] planes_5_sorted;
  wire [31:0] planes_6_sorted;
  wire [31:0] planes_7_sorted;
  wire        rank_views_0_black;
  wire [7:0]  rank_views_0_own_pawns;
  wire [7:0]  rank_views_0_own_knights;
  wire [7:0]  rank_views_0_own_diagonal;
  wire [7:0]  rank_views_0_own_straight;
  wire [7:0]  rank_views_0_own_king;
  wire [7:0]  rank_views_0_own;
  wire [7:0]  rank_views_0_their_pawns;
  wire [7:0]  rank_views_0_their_knights;
  wire [7:0]  rank_views_0_their_diagonal;
  wire [7:0]  rank_views_0_their_straight;
  wire [7:0]  rank_views_0_their_king;
  wire [7:0]  rank_views_0_theirs;
  wire        rank_views_1_black;
  wire [7:0]  rank_views_1_own_pawns;
  wire [7:0]  rank_views_1_own_knights;
  wire [7:0]  rank_views_1_own_diagonal;
  wire [7:0]  rank_views_1_own_straight;
  wire [7:0]  rank_views_1_own_king;
  wire [7:0]  rank_views_1_own;
  wire [7:0]  rank_views_1_their_pawns;
  wire [7:0]  rank_views_1_their_knights;
  wire [7:0]  rank_views_1_their_diagonal;
  wire [7:0]  rank_views_1_their_straight;
  wire [7:0]  rank_views_1_their_king;
  wire [7:0]  rank_views_1_theirs;
  wire        rank_views_2_black;
  wire [7:0]  rank_views_2_own_pawns;
  wire [7:0]  rank_views_2_own_knights;
  wire [7:0]  rank_views_2_own_diagonal;
  wire [7:0]  rank_views_2_own_straight;
  wire [7:0]  rank_views_2_own_king;
  wire [7:0]  rank_views_2_own;
  wire [7:0]  rank_views_2_their_pawns;
  wire [7:0]  rank_views_2_their_knights;
  wire [7:0]  rank_views_2_their_diagonal;
  wire [7:0]  rank_views_2_their_straight;
  wire [7:0]  rank_views_2_their_king;
  wire [7:0]  rank_views_2_theirs;
  wire        rank_views_3_black;
  wire [7:0]  rank_views_3_own_pawns;
  wire [7:0]  rank_views_3_own_knights;
  wire [7:0]  rank_views_3_own_diagonal;
  wire [7:0]  rank_views_3_own_straight;
  wire [7:0]  rank_views_3_own_king;
  wire [7:0]  rank_views_3_own;
  wire [7:0]  rank_views_3_their_pawns;
  wire [7:0]  rank_views_3_their_knights;
  wire [7:0]  rank_views_3_their_diagonal;
  wire [7:0]  rank_views_3_their_straight;
  wire [7:0]  rank_views_3_their_king;
  wire [7:0]  rank_views_3_theirs;
  wire        rank_views_4_black;
  wire [7:0]  rank_views_4_own_pawns;
  wire [7:0]  rank_views_4_own_knights;
  wire [7:0]  rank_views_4_own_diagonal;
  wire [7:0]  rank_views_4_own_straight;
  wire [7:0]  rank_views_4_own_king;
  wire [7:0]  rank_views_4_own;
  wire [7:0]  rank_views_4_their_pawns;
  wire [7:0]  rank_views_4_their_knights;
  wire [7:0]  rank_views_4_their_diagonal;
  wire [7:0]  rank_views_4_their_straight;
  wire [7:0]  rank_views_4_their_king;
  wire [7:0]  rank_views_4_theirs;
  wire        rank_views_5_black;
  wire [7:0]  rank_views_5_own_pawns;
  wire [7:0]  rank_views_5_own_knights;
  wire [7:0]  rank_views_5_own_diagonal;
  wire [7:0]  rank_views_5_own_straight;
  wire [7:0]  rank_views_5_own_king;
  wire [7:0]  rank_views_5_own;
  wire [7:0]  rank_views_5_their_pawns;
  wire [7:0]  rank_views_5_their_knights;
  wire [7:0]  rank_views_5_their_diagonal;
  wire [7:0]  rank_views_5_their_straight;
  wire [7:0]  rank_views_5_their_king;
  wire [7:0]  rank_views_5_theirs;
  wire        rank_views_6_black;
  wire [7:0]  rank_views_6_own_pawns;
  wire [7:0]  rank_views_6_own_knights;
  wire [7:0]  rank_views_6_own_diagonal;
  wire [7:0]  rank_views_6_own_straight;
  wire [7:0]  rank_views_6_own_king;
  wire [7:0]  rank_views_6_own;
  wire [7:0]  rank_views_6_their_pawns;
  wire [7:0]  rank_views_6_their_knights;
  wire [7:0]  rank_views_6_their_diagonal;
  wire [7:0]  rank_views_6_their_straight;
  wire [7:0]  rank_views_6_their_king;
  wire [7:0]  rank_views_6_theirs;
  wire        rank_views_7_black;
  wire [7:0]  rank_views_7_own_pawns;
  wire [7:0]  rank_views_7_own_knights;
  wire [7:0]  rank_views_7_own_diagonal;
  wire [7:0]  rank_views_7_own_straight;
  wire [7:0]  rank_views_7_own_king;
  wire [7:0]  rank_views_7_own;
  wire [7:0]  rank_views_7_their_pawns;
  wire [7:0]  rank_views_7_their_knights;
  wire [7:0]  rank_views_7_their_diagonal;
  wire [7:0]  rank_views_7_their_straight;
  wire [7:0]  rank_views_7_their_king;
  wire [7:0]  rank_views_7_theirs;
  wire [7:0]  state_view_seen_file;
  wire        state_view_short;
  wire        state_view_long;
  wire [7:0]  threats_empty_0;
  wire [7:0]  threats_empty_1;
  wire [7:0]  threats_empty_2;
  wire [7:0]  threats_empty_3;
  wire [7:0]  threats_empty_4;
  wire [7:0]  threats_empty_5;
  wire [7:0]  threats_empty_6;
  wire [7:0]  threats_empty_7;
  wire [7:0]  threats_empty_later_0;
  wire [7:0]  threats_empty_later_1;
  wire [7:0]  threats_empty_later_2;
  wire [7:0]  threats_empty_later_3;
  wire [7:0]  threats_empty_later_4;
  wire [7:0]  threats_empty_later_5;
  wire [7:0]  threats_empty_later_6;
  wire [7:0]  threats_empty_later_7;
  wire [7:0]  threats_checkers_0;
  wire [7:0]  threats_checkers_1;
  wire [7:0]  threats_checkers_2;
  wire [7:0]  threats_checkers_3;
  wire [7:0]  threats_checkers_4;
  wire [7:0]  threats_checkers_5;
  wire [7:0]  threats_checkers_6;
  wire [7:0]  threats_checkers_7;
  wire [7:0]  threats_cover_0;
  wire [7:0]  threats_cover_1;
  wire [7:0]  threats_cover_2;
  wire [7:0]  threats_cover_3;
  wire [7:0]  threats_cover_4;
  wire [7:0]  threats_cover_5;
  wire [7:0]  threats_cover_6;
  wire [7:0]  threats_cover_7;
  wire        threats_one_0;
  wire        threats_one_1;
  wire        threats_one_2;
  wire        threats_one_3;
  wire        threats_one_4;
  wire        threats_one_5;
  wire        threats_one_6;
  wire        threats_one_7;
  wire        threats_several_0;
  wire        threats_several_1;
  wire        threats_several_2;
  wire        threats_several_3;
  wire        threats_several_4;
  wire        threats_several_5;
  wire        threats_several_6;
  wire        threats_several_7;
  wire [7:0]  threats_between_0;
  wire [7:0]  threats_between_1;
  wire [7:0]  threats_between_2;
  wire [7:0]  threats_between_3;
  wire [7:0]  threats_between_4;
  wire [7:0]  threats_between_5;
  wire [7:0]  threats_between_6;
  wire [7:0]  threats_between_7;
  wire [7:0]  threats_between_8;
  wire [7:0]  threats_between_9;
  wire [7:0]  threats_between_10;
  wire [7:0]  threats_between_11;
  wire [7:0]  threats_between_12;
  wire [7:0]  threats_between_13;
  wire [7:0]  threats_between_14;
  wire [7:0]  threats_between_15;
  wire [7:0]  threats_between_16;
  wire [7:0]  threats_between_17;
  wire [7:0]  threats_between_18;
  wire [7:0]  threats_between_19;
  wire [7:0]  threats_between_20;
  wire [7:0]  threats_between_21;
  wire [7:0]  threats_between_22;
  wire [7:0]  threats_between_23;
  wire [7:0]  threats_between_24;
  wire [7:0]  threats_between_25;
  wire [7:0]  threats_between_26;
  wire [7:0]  threats_between_27;
  wire [7:0]  threats_between_28;
  wire [7:0]  threats_between_29;
  wire [7:0]  threats_between_30;
  wire [7:0]  threats_between_31;
  wire [7:0]  en_passant_row_empty;
  wire        en_passant_row_east_bare;
  wire        en_passant_row_west_bare;
  wire [7:0]  seen_pawns_0_data_out_0;
  wire [7:0]  seen_pawns_0_data_out_1;
  wire [7:0]  seen_pawns_0_data_out_2;
  wire [7:0]  seen_pawns_0_data_out_3;
  wire [7:0]  seen_pawns_0_data_out_4;
  wire [7:0]  seen_pawns_0_data_out_5;
  wire [7:0]  seen_pawns_0_data_out_6;
  wire [7:0]  seen_pawns_0_data_out_7;
  wire [7:0]  seen_pawns_1_data_out_0;
  wire [7:0]  seen_pawns_1_data_out_1;
  wire [7:0]  seen_pawns_1_data_out_2;
  wire [7:0]  seen_pawns_1_data_out_3;
  wire [7:0]  seen_pawns_1_data_out_4;
  wire [7:0]  seen_pawns_1_data_out_5;
  wire [7:0]  seen_pawns_1_data_out_6;
  wire [7:0]  seen_pawns_1_data_out_7;
  wire [7:0]  seen_pawns_2_data_out_0;
  wire [7:0]  seen_pawns_2_data_out_1;
  wire [7:0]  seen_pawns_2_data_out_2;
  wire [7:0]  seen_pawns_2_data_out_3;
  wire [7:0]  seen_pawns_2_data_out_4;
  wire [7:0]  seen_pawns_2_data_out_5;
  wire [7:0]  seen_pawns_2_data_out_6;
  wire [7:0]  seen_pawns_2_data_out_7;
  wire [7:0]  seen_knights_0_data_out_0;
  wire [7:0]  seen_knights_0_data_out_1;
  wire [7:0]  seen_knights_0_data_out_2;
  wire [7:0]  seen_knights_0_data_out_3;
  wire [7:0]  seen_knights_0_data_out_4;
  wire [7:0]  seen_knights_0_data_out_5;
  wire [7:0]  seen_knights_0_data_out_6;
  wire [7:0]  seen_knights_0_data_out_7;
  wire [7:0]  seen_knights_1_data_out_0;
  wire [7:0]  seen_knights_1_data_out_1;
  wire [7:0]  seen_knights_1_data_out_2;
  wire [7:0]  seen_knights_1_data_out_3;
  wire [7:0]  seen_knights_1_data_out_4;
  wire [7:0]  seen_knights_1_data_out_5;
  wire [7:0]  seen_knights_1_data_out_6;
  wire [7:0]  seen_knights_1_data_out_7;
  wire [7:0]  seen_knights_2_data_out_0;
  wire [7:0]  seen_knights_2_data_out_1;
  wire [7:0]  seen_knights_2_data_out_2;
  wire [7:0]  seen_knights_2_data_out_3;
  wire [7:0]  seen_knights_2_data_out_4;
  wire [7:0]  seen_knights_2_data_out_5;
  wire [7:0]  seen_knights_2_data_out_6;
  wire [7:0]  seen_knights_2_data_out_7;
  wire [7:0]  seen_diagonal_0_data_out_0;
  wire [7:0]  seen_diagonal_0_data_out_1;
  wire [7:0]  seen_diagonal_0_data_out_2;
  wire [7:0]  seen_diagonal_0_data_out_3;
  wire [7:0]  seen_diagonal_0_data_out_4;
  wire [7:0]  seen_diagonal_0_data_out_5;
  wire [7:0]  seen_diagonal_0_data_out_6;
  wire [7:0]  seen_diagonal_0_data_out_7;
  wire [7:0]  seen_diagonal_1_data_out_0;
  wire [7:0]  seen_diagonal_1_data_out_1;
  wire [7:0]  seen_diagonal_1_data_out_2;
  wire [7:0]  seen_diagonal_1_data_out_3;
  wire [7:0]  seen_diagonal_1_data_out_4;
  wire [7:0]  seen_diagonal_1_data_out_5;
  wire [7:0]  seen_diagonal_1_data_out_6;
  wire [7:0]  seen_diagonal_1_data_out_7;
  wire [7:0]  seen_diagonal_2_data_out_0;
  wire [7:0]  seen_diagonal_2_data_out_1;
  wire [7:0]  seen_diagonal_2_data_out_2;
  wire [7:0]  seen_diagonal_2_data_out_3;
  wire [7:0]  seen_diagonal_2_data_out_4;
  wire [7:0]  seen_diagonal_2_data_out_5;
  wire [7:0]  seen_diagonal_2_data_out_6;
  wire [7:0]  seen_diagonal_2_data_out_7;
  wire [7:0]  seen_straight_0_data_out_0;
  wire [7:0]  seen_straight_0_data_out_1;
  wire [7:0]  seen_straight_0_data_out_2;
  wire [7:0]  seen_straight_0_data_out_3;
  wire [7:0]  seen_straight_0_data_out_4;
  wire [7:0]  seen_straight_0_data_out_5;
  wire [7:0]  seen_straight_0_data_out_6;
  wire [7:0]  seen_straight_0_data_out_7;
  wire [7:0]  seen_straight_1_data_out_0;
  wire [7:0]  seen_straight_1_data_out_1;
  wire [7:0]  seen_straight_1_data_out_2;
  wire [7:0]  seen_straight_1_data_out_3;
  wire [7:0]  seen_straight_1_data_out_4;
  wire [7:0]  seen_straight_1_data_out_5;
  wire [7:0]  seen_straight_1_data_out_6;
  wire [7:0]  seen_straight_1_data_out_7;
  wire [7:0]  seen_straight_2_data_out_0;
  wire [7:0]  seen_straight_2_data_out_1;
  wire [7:0]  seen_straight_2_data_out_2;
  wire [7:0]  seen_straight_2_data_out_3;
  wire [7:0]  seen_straight_2_data_out_4;
  wire [7:0]  seen_straight_2_data_out_5;
  wire [7:0]  seen_straight_2_data_out_6;
  wire [7:0]  seen_straight_2_data_out_7;
  wire [7:0]  seen_king_0_data_out_0;
  wire [7:0]  seen_king_0_data_out_1;
  wire [7:0]  seen_king_0_data_out_2;
  wire [7:0]  seen_king_0_data_out_3;
  wire [7:0]  seen_king_0_data_out_4;
  wire [7:0]  seen_king_0_data_out_5;
  wire [7:0]  seen_king_0_data_out_6;
  wire [7:0]  seen_king_0_data_out_7;
  wire [7:0]  seen_king_1_data_out_0;
  wire [7:0]  seen_king_1_data_out_1;
  wire [7:0]  seen_king_1_data_out_2;
  wire [7:0]  seen_king_1_data_out_3;
  wire [7:0]  seen_king_1_data_out_4;
  wire [7:0]  seen_king_1_data_out_5;
  wire [7:0]  seen_king_1_data_out_6;
  wire [7:0]  seen_king_1_data_out_7;
  wire [7:0]  seen_own_0_data_out_0;
  wire [7:0]  seen_own_0_data_out_1;
  wire [7:0]  seen_own_0_data_out_2;
  wire [7:0]  seen_own_0_data_out_3;
  wire [7:0]  seen_own_0_data_out_4;
  wire [7:0]  seen_own_0_data_out_5;
  wire [7:0]  seen_own_0_data_out_6;
  wire [7:0]  seen_own_0_data_out_7;
  wire [7:0]  seen_own_1_data_out_0;
  wire [7:0]  seen_own_1_data_out_1;
  wire [7:0]  seen_own_1_data_out_2;
  wire [7:0]  seen_own_1_data_out_3;
  wire [7:0]  seen_own_1_data_out_4;
  wire [7:0]  seen_own_1_data_out_5;
  wire [7:0]  seen_own_1_data_out_6;
  wire [7:0]  seen_own_1_data_out_7;
  wire [7:0]  seen_own_2_data_out_0;
  wire [7:0]  seen_own_2_data_out_1;
  wire [7:0]  seen_own_2_data_out_2;
  wire [7:0]  seen_own_2_data_out_3;
  wire [7:0]  seen_own_2_data_out_4;
  wire [7:0]  seen_own_2_data_out_5;
  wire [7:0]  seen_own_2_data_out_6;
  wire [7:0]  seen_own_2_data_out_7;
  wire [7:0]  seen_theirs_0_data_out_0;
  wire [7:0]  seen_theirs_0_data_out_1;
  wire [7:0]  seen_theirs_0_data_out_2;
  wire [7:0]  seen_theirs_0_data_out_3;
  wire [7:0]  seen_theirs_0_data_out_4;
  wire [7:0]  seen_theirs_0_data_out_5;
  wire [7:0]  seen_theirs_0_data_out_6;
  wire [7:0]  seen_theirs_0_data_out_7;
  wire [7:0]  seen_theirs_1_data_out_0;
  wire [7:0]  seen_theirs_1_data_out_1;
  wire [7:0]  seen_theirs_1_data_out_2;
  wire [7:0]  seen_theirs_1_data_out_3;
  wire [7:0]  seen_theirs_1_data_out_4;
  wire [7:0]  seen_theirs_1_data_out_5;
  wire [7:0]  seen_theirs_1_data_out_6;
  wire [7:0]  seen_theirs_1_data_out_7;
  wire [7:0]  seen_theirs_2_data_out_0;
  wire [7:0]  seen_theirs_2_data_out_1;
  wire [7:0]  seen_theirs_2_data_out_2;
  wire [7:0]  seen_theirs_2_data_out_3;
  wire [7:0]  seen_theirs_2_data_out_4;
  wire [7:0]  seen_theirs_2_data_out_5;
  wire [7:0]  seen_theirs_2_data_out_6;
  wire [7:0]  seen_theirs_2_data_out_7;
  wire [7:0]  seen_theirs_3_data_out_0;
  wire [7:0]  seen_theirs_3_data_out_1;
  wire [7:0]  seen_theirs_3_data_out_2;
  wire [7:0]  seen_theirs_3_data_out_3;
  wire [7:0]  seen_theirs_3_data_out_4;
  wire [7:0]  seen_theirs_3_data_out_5;
  wire [7:0]  seen_theirs_3_data_out_6;
  wire [7:0]  seen_theirs_3_data_out_7;
  wire [7:0]  foreign_pawns_0_data_out_0;
  wire [7:0]  foreign_pawns_0_data_out_1;
  wire [7:0]  foreign_pawns_0_data_out_2;
  wire [7:0]  foreign_pawns_0_data_out_3;
  wire [7:0]  foreign_pawns_0_data_out_4;
  wire [7:0]  foreign_pawns_0_data_out_5;
  wire [7:0]  foreign_pawns_0_data_out_6;
  wire [7:0]  foreign_pawns_0_data_out_7;
  wire [7:0]  foreign_pawns_1_data_out_0;
  wire [7:0]  foreign_pawns_1_data_out_1;
  wire [7:0]  foreign_pawns_1_data_out_2;
  wire [7:0]  foreign_pawns_1_data_out_3;
  wire [7:0]  foreign_pawns_1_data_out_4;
  wire [7:0]  foreign_pawns_1_data_out_5;
  wire [7:0]  foreign_pawns_1_data_out_6;
  wire [7:0]  foreign_pawns_1_data_out_7;
  wire [7:0]  foreign_knights_0_data_out_0;
  wire [7:0]  foreign_knights_0_data_out_1;
  wire [7:0]  foreign_knights_0_data_out_2;
  wire [7:0]  foreign_knights_0_data_out_3;
  wire [7:0]  foreign_knights_0_data_out_4;
  wire [7:0]  foreign_knights_0_data_out_5;
  wire [7:0]  foreign_knights_0_data_out_6;
  wire [7:0]  foreign_knights_0_data_out_7;
  wire [7:0]  foreign_knights_1_data_out_0;
  wire [7:0]  foreign_knights_1_data_out_1;
  wire [7:0]  foreign_knights_1_data_out_2;
  wire [7:0]  foreign_knights_1_data_out_3;
  wire [7:0]  foreign_knights_1_data_out_4;
  wire [7:0]  foreign_knights_1_data_out_5;
  wire [7:0]  foreign_knights_1_data_out_6;
  wire [7:0]  foreign_knights_1_data_out_7;
  wire [7:0]  foreign_diagonal_0_data_out_0;
  wire [7:0]  foreign_diagonal_0_data_out_1;
  wire [7:0]  foreign_diagonal_0_data_out_2;
  wire [7:0]  foreign_diagonal_0_data_out_3;
  wire [7:0]  foreign_diagonal_0_data_out_4;
  wire [7:0]  foreign_diagonal_0_data_out_5;
  wire [7:0]  foreign_diagonal_0_data_out_6;
  wire [7:0]  foreign_diagonal_0_data_out_7;
  wire [7:0]  foreign_diagonal_1_data_out_0;
  wire [7:0]  foreign_diagonal_1_data_out_1;
  wire [7:0]  foreign_diagonal_1_data_out_2;
  wire [7:0]  foreign_diagonal_1_data_out_3;
  wire [7:0]  foreign_diagonal_1_data_out_4;
  wire [7:0]  foreign_diagonal_1_data_out_5;
  wire [7:0]  foreign_diagonal_1_data_out_6;
  wire [7:0]  foreign_diagonal_1_data_out_7;
  wire [7:0]  foreign_straight_0_data_out_0;
  wire [7:0]  foreign_straight_0_data_out_1;
  wire [7:0]  foreign_straight_0_data_out_2;
  wire [7:0]  foreign_straight_0_data_out_3;
  wire [7:0]  foreign_straight_0_data_out_4;
  wire [7:0]  foreign_straight_0_data_out_5;
  wire [7:0]  foreign_straight_0_data_out_6;
  wire [7:0]  foreign_straight_0_data_out_7;
  wire [7:0]  foreign_straight_1_data_out_0;
  wire [7:0]  foreign_straight_1_data_out_1;
  wire [7:0]  foreign_straight_1_data_out_2;
  wire [7:0]  foreign_straight_1_data_out_3;
  wire [7:0]  foreign_straight_1_data_out_4;
  wire [7:0]  foreign_straight_1_data_out_5;
  wire [7:0]  foreign_straight_1_data_out_6;
  wire [7:0]  foreign_straight_1_data_out_7;
  wire        check_summary_double;
  wire [7:0]  rank_sources_0_king_beside;
  wire [7:0]  rank_sources_0_sliders_0;
  wire [7:0]  rank_sources_0_sliders_1;
  wire [7:0]  rank_sources_0_sliders_2;
  wire [7:0]  rank_sources_0_sliders_3;
  wire [7:0]  rank_sources_0_pushing;
  wire [7:0]  rank_sources_0_capturing_east;
  wire [7:0]  rank_sources_0_capturing_west;
  wire [7:0]  rank_sources_1_king_beside;
  wire [7:0]  rank_sources_1_sliders_0;
  wire [7:0]  rank_sources_1_sliders_1;
  wire [7:0]  rank_sources_1_sliders_2;
  wire [7:0]  rank_sources_1_sliders_3;
  wire [7:0]  rank_sources_1_pushing;
  wire [7:0]  rank_sources_1_capturing_east;
  wire [7:0]  rank_sources_1_capturing_west;
  wire [7:0]  rank_sources_2_king_beside;
  wire [7:0]  rank_sources_2_sliders_0;
  wire [7:0]  rank_sources_2_sliders_1;
  wire [7:0]  rank_sources_2_sliders_2;
  wire [7:0]  rank_sources_2_sliders_3;
  wire [7:0]  rank_sources_2_pushing;
  wire [7:0]  rank_sources_2_capturing_east;
  wire [7:0]  rank_sources_2_capturing_west;
  wire [7:0]  rank_sources_3_king_beside;
  wire [7:0]  rank_sources_3_sliders_0;
  wire [7:0]  rank_sources_3_sliders_1;
  wire [7:0]  rank_sources_3_sliders_2;
  wire [7:0]  rank_sources_3_sliders_3;
  wire [7:0]  rank_sources_3_pushing;
  wire [7:0]  rank_sources_3_capturing_east;
  wire [7:0]  rank_sources_3_capturing_west;
  wire [7:0]  rank_sources_4_king_beside;
  wire [7:0]  rank_sources_4_sliders_0;
  wire [7:0]  rank_sources_4_sliders_1;
  wire [7:0]  rank_sources_4_sliders_2;
  wire [7:0]  rank_sources_4_sliders_3;
  wire [7:0]  rank_sources_4_pushing;
  wire [7:0]  rank_sources_4_capturing_east;
  wire [7:0]  rank_sources_4_capturing_west;
  wire [7:0]  rank_sources_5_king_beside;
  wire [7:0]  rank_sources_5_sliders_0;
  wire [7:0]  rank_sources_5_sliders_1;
  wire [7:0]  rank_sources_5_sliders_2;
  wire [7:0]  rank_sources_5_sliders_3;
  wire [7:0]  rank_sources_5_pushing;
  wire [7:0]  rank_sources_5_capturing_east;
  wire [7:0]  rank_sources_5_capturing_west;
  wire [7:0]  rank_sources_6_king_beside;
  wire [7:0]  rank_sources_6_sliders_0;
  wire [7:0]  rank_sources_6_sliders_1;
  wire [7:0]  rank_sources_6_sliders_2;
  wire [7:0]  rank_sources_6_sliders_3;
  wire [7:0]  rank_sources_6_pushing;
  wire [7:0]  rank_sources_6_capturing_east;
  wire [7:0]  rank_sources_6_capturing_west;
  wire [7:0]  rank_sources_7_king_beside;
  wire [7:0]  rank_sources_7_sliders_0;
  wire [7:0]  rank_sources_7_sliders_1;
  wire [7:0]  rank_sources_7_sliders_2;
  wire [7:0]  rank_sources_7_sliders_3;
  wire [7:0]  rank_sources_7_pushing;
  wire [7:0]  rank_sources_7_capturing_east;
  wire [7:0]  rank_sources_7_capturing_west;
  wire [7:0]  moves_slider_sums_0;
  wire [7:0]  moves_slider_sums_1;
  wire [7:0]  moves_slider_sums_2;
  wire [7:0]  moves_slider_sums_3;
  wire [7:0]  moves_slider_sums_4;
  wire [7:0]  moves_slider_sums_5;
  wire [7:0]  moves_slider_sums_6;
  wire [7:0]  moves_slider_sums_7;
  wire [7:0]  moves_slider_sums_8;
  wire [7:0]  moves_slider_sums_9;
  wire [7:0]  moves_slider_sums_10;
  wire [7:0]  moves_slider_sums_11;
  wire [7:0]  moves_slider_sums_12;
  wire [7:0]  moves_slider_sums_13;
  wire [7:0]  moves_slider_sums_14;
  wire [7:0]  moves_slider_sums_15;
  wire [7:0]  moves_slider_sums_16;
  wire [7:0]  moves_slider_sums_17;
  wire [7:0]  moves_slider_sums_18;
  wire [7:0]  moves_slider_sums_19;
  wire [7:0]  moves_slider_sums_20;
  wire [7:0]  moves_slider_sums_21;
  wire [7:0]  moves_slider_sums_22;
  wire [7:0]  moves_slider_sums_23;
  wire [7:0]  moves_slider_sums_24;
  wire [7:0]  moves_slider_sums_25;
  wire [7:0]  moves_slider_sums_26;
  wire [7:0]  moves_slider_sums_27;
  wire [7:0]  moves_slider_sums_28;
  wire [7:0]  moves_slider_sums_29;
  wire [7:0]  moves_slider_sums_30;
  wire [7:0]  moves_slider_sums_31;
  wire [7:0]  moves_leaper_sums_0;
  wire [7:0]  moves_leaper_sums_1;
  wire [7:0]  moves_leaper_sums_2;
  wire [7:0]  moves_leaper_sums_3;
  wire [7:0]  moves_leaper_sums_4;
  wire [7:0]  moves_leaper_sums_5;
  wire [7:0]  moves_leaper_sums_6;
  wire [7:0]  moves_leaper_sums_7;
  wire [7:0]  moves_leaper_sums_8;
  wire [7:0]  moves_leaper_sums_9;
  wire [7:0]  moves_leaper_sums_10;
  wire [7:0]  moves_leaper_sums_11;
  wire [7:0]  moves_leaper_sums_12;
  wire [7:0]  moves_leaper_sums_13;
  wire [7:0]  moves_leaper_sums_14;
  wire [7:0]  moves_leaper_sums_15;
  wire [7:0]  moves_leaper_sums_16;
  wire [7:0]  moves_leaper_sums_17;
  wire [7:0]  moves_leaper_sums_18;
  wire [7:0]  moves_leaper_sums_19;
  wire [7:0]  moves_leaper_sums_20;
  wire [7:0]  moves_leaper_sums_21;
  wire [7:0]  moves_leaper_sums_22;
  wire [7:0]  moves_leaper_sums_23;
  wire [7:0]  moves_leaper_sums_24;
  wire [7:0]  moves_leaper_sums_25;
  wire [7:0]  moves_leaper_sums_26;
  wire [7:0]  moves_leaper_sums_27;
  wire [7:0]  moves_leaper_sums_28;
  wire [7:0]  moves_leaper_sums_29;
  wire [7:0]  moves_leaper_sums_30;
  wire [7:0]  moves_leaper_sums_31;

  fpgambit_search_fast_planes planes_0 (
      .word(rank_0),
      .sorted(planes_0_sorted)
  );

  fpgambit_search_fast_planes planes_1 (
      .word(rank_1),
      .sorted(planes_1_sorted)
  );

  fpgambit_search_fast_planes planes_2 (
      .word(rank_2),
      .sorted(planes_2_sorted)
  );

  fpgambit_search_fast_planes planes_3 (
      .word(rank_3),
      .sorted(planes_3_sorted)
  );

  fpgambit_search_fast_planes planes_4 (
      .word(rank_4),
      .sorted(planes_4_sorted)
  );

  fpgambit_search_fast_planes planes_5 (
      .word(rank_5),
      .sorted(planes_5_sorted)
  );

  fpgambit_search_fast_planes planes_6 (
      .word(rank_6),
      .sorted(planes_6_sorted)
  );

  fpgambit_search_fast_planes planes_7 (
      .word(rank_7),
      .sorted(planes_7_sorted)
  );

  fpgambit_search_fast_rank_views rank_views_0 (
      .clock(clock),
      .black(rank_views_0_black),
      .seen_by_white(planes_0_sorted),
      .seen_by_black(planes_7_sorted),
      .own_pawns(rank_views_0_own_pawns),
      .own_knights(rank_views_0_own_knights),
      .own_diagonal(rank_views_0_own_diagonal),
      .own_straight(rank_views_0_own_straight),
      .own_king(rank_views_0_own_king),
      .own(rank_views_0_own),
      .their_pawns(rank_views_0_their_pawns),
      .their_knights(rank_views_0_their_knights),
      .their_diagonal(rank_views_0_their_diagonal),
      .their_straight(rank_views_0_their_straight),
      .their_king(rank_views_0_their_king),
      .theirs(rank_views_0_theirs)
  );

  fpgambit_search_fast_rank_views rank_views_1 (
      .clock(clock),
      .black(rank_views_1_black),
      .seen_by_white(planes_1_sorted),
      .seen_by_black(planes_6_sorted),
      .own_pawns(rank_views_1_own_pawns),
      .own_knights(rank_views_1_own_knights),
      .own_diagonal(rank_views_1_own_diagonal),
      .own_straight(rank_views_1_own_straight),
      .own_king(rank_views_1_own_king),
      .own(rank_views_1_own),
      .their_pawns(rank_views_1_their_pawns),
      .their_knights(rank_views_1_their_knights),
      .their_diagonal(rank_views_1_their_diagonal),
      .their_straight(rank_views_1_their_straight),
      .their_king(rank_views_1_their_king),
      .theirs(rank_views_1_theirs)
  );

  fpgambit_search_fast_rank_views rank_views_2 (
      .clock(clock),
      .black(rank_views_2_black),
      .seen_by_white(planes_2_sorted),
      .seen_by_black(planes_5_sorted),
      .own_pawns(rank_views_2_own_pawns),
      .own_knights(rank_views_2_own_knights),
      .own_diagonal(rank_views_2_own_diagonal),
      .own_straight(rank_views_2_own_straight),
      .own_king(rank_views_2_own_king),
      .own(rank_views_2_own),
      .their_pawns(rank_views_2_their_pawns),
      .their_knights(rank_views_2_their_knights),
      .their_diagonal(rank_views_2_their_diagonal),
      .their_straight(rank_views_2_their_straight),
      .their_king(rank_views_2_their_king),
      .theirs(rank_views_2_theirs)
  );

  fpgambit_search_fast_rank_views rank_views_3 (
      .clock(clock),
      .black(rank_views_3_black),
      .seen_by_white(planes_3_sorted),
      .seen_by_black(planes_4_sorted),
      .own_pawns(rank_views_3_own_pawns),
      .own_knights(rank_views_3_own_knights),
      .own_diagonal(rank_views_3_own_diagonal),
      .own_straight(rank_views_3_own_straight),
      .own_king(rank_views_3_own_king),
      .own(rank_views_3_own),
      .their_pawns(rank_views_3_their_pawns),
      .their_knights(rank_views_3_their_knights),
      .their_diagonal(rank_views_3_their_diagonal),
      .their_straight(rank_views_3_their_straight),
      .their_king(rank_views_3_their_king),
      .theirs(rank_views_3_theirs)
  );

  fpgambit_search_fast_rank_views rank_views_4 (
      .clock(clock),
      .black(rank_views_4_black),
      .seen_by_white(planes_4_sorted),
      .seen_by_black(planes_3_sorted),
      .own_pawns(rank_views_4_own_pawns),
      .own_knights(rank_views_4_own_knights),
      .own_diagonal(rank_views_4_own_diagonal),
      .own_straight(rank_views_4_own_straight),
      .own_king(rank_views_4_own_king),
      .own(rank_views_4_own),
      .their_pawns(rank_views_4_their_pawns),
      .their_knights(rank_views_4_their_knights),
      .their_diagonal(rank_views_4_their_diagonal),
      .their_straight(rank_views_4_their_straight),
      .their_king(rank_views_4_their_king),
      .theirs(rank_views_4_theirs)
  );

  fpgambit_search_fast_rank_views rank_views_5 (
      .clock(clock),
      .black(rank_views_5_black),
      .seen_by_white(planes_5_sorted),
      .seen_by_black(planes_2_sorted),
      .own_pawns(rank_views_5_own_pawns),
      .own_knights(rank_views_5_own_knights),
      .own_diagonal(rank_views_5_own_diagonal),
      .own_straight(rank_views_5_own_straight),
      .own_king(rank_views_5_own_king),
      .own(rank_views_5_own),
      .their_pawns(rank_views_5_their_pawns),
      .their_knights(rank_views_5_their_knights),
      .their_diagonal(rank_views_5_their_diagonal),
      .their_straight(rank_views_5_their_straight),
      .their_king(rank_views_5_their_king),
      .theirs(rank_views_5_theirs)
  );

  fpgambit_search_fast_rank_views rank_views_6 (
      .clock(clock),
      .black(rank_views_6_black),
      .seen_by_white(planes_6_sorted),
      .seen_by_black(planes_1_sorted),
      .own_pawns(rank_views_6_own_pawns),
      .own_knights(rank_views_6_own_knights),
      .own_diagonal(rank_views_6_own_diagonal),
      .own_straight(rank_views_6_own_straight),
      .own_king(rank_views_6_own_king),
      .own(rank_views_6_own),
      .their_pawns(rank_views_6_their_pawns),
      .their_knights(rank_views_6_their_knights),
      .their_diagonal(rank_views_6_their_diagonal),
      .their_straight(rank_views_6_their_straight),
      .their_king(rank_views_6_their_king),
      .theirs(rank_views_6_theirs)
  );

  fpgambit_search_fast_rank_views rank_views_7 (
      .clock(clock),
      .black(rank_views_7_black),
      .seen_by_white(planes_7_sorted),
      .seen_by_black(planes_0_sorted),
      .own_pawns(rank_views_7_own_pawns),
      .own_knights(rank_views_7_own_knights),
      .own_diagonal(rank_views_7_own_diagonal),
      .own_straight(rank_views_7_own_straight),
      .own_king(rank_views_7_own_king),
      .own(rank_views_7_own),
      .their_pawns(rank_views_7_their_pawns),
      .their_knights(rank_views_7_their_knights),
      .their_diagonal(rank_views_7_their_diagonal),
      .their_straight(rank_views_7_their_straight),
      .their_king(rank_views_7_their_king),
      .theirs(rank_views_7_theirs)
  );

  fpgambit_search_fast_state_view state_view (
      .clock(clock),
      .state(state),
      .seen_file(state_view_seen_file),
      .file(file),
      .short_(state_view_short),
      .long_(state_view_long)
  );

  fpgambit_search_fast_threats threats (
      .clock(clock),
      .pawns_0(rank_views_0_their_pawns),
      .pawns_1(rank_views_1_their_pawns),
      .pawns_2(rank_views_2_their_pawns),
      .pawns_3(rank_views_3_their_pawns),
      .pawns_4(rank_views_4_their_pawns),
      .pawns_5(rank_views_5_their_pawns),
      .pawns_6(rank_views_6_their_pawns),
      .pawns_7(rank_views_7_their_pawns),
      .knights_0(rank_views_0_their_knights),
      .knights_1(rank_views_1_their_knights),
      .knights_2(rank_views_2_their_knights),
      .knights_3(rank_views_3_their_knights),
      .knights_4(rank_views_4_their_knights),
      .knights_5(rank_views_5_their_knights),
      .knights_6(rank_views_6_their_knights),
      .knights_7(rank_views_7_their_knights),
      .diagonal_0(rank_views_0_their_diagonal),
      .diagonal_1(rank_views_1_their_diagonal),
      .diagonal_2(rank_views_2_their_diagonal),
      .diagonal_3(rank_views_3_their_diagonal),
      .diagonal_4(rank_views_4_their_diagonal),
      .diagonal_5(rank_views_5_their_diagonal),
      .diagonal_6(rank_views_6_their_diagonal),
      .diagonal_7(rank_views_7_their_diagonal),
      .straight_0(rank_views_0_their_straight),
      .straight_1(rank_views_1_their_straight),
      .straight_2(rank_views_2_their_straight),
      .straight_3(rank_views_3_their_straight),
      .straight_4(rank_views_4_their_straight),
      .straight_5(rank_views_5_their_straight),
      .straight_6(rank_views_6_their_straight),
      .straight_7(rank_views_7_their_straight),
      .their_king_0(rank_views_0_their_king),
      .their_king_1(rank_views_1_their_king),
      .their_king_2(rank_views_2_their_king),
      .their_king_3(rank_views_3_their_king),
      .their_king_4(rank_views_4_their_king),
      .their_king_5(rank_views_5_their_king),
      .their_king_6(rank_views_6_their_king),
      .their_king_7(rank_views_7_their_king),
      .king_0(rank_views_0_own_king),
      .king_1(rank_views_1_own_king),
      .king_2(rank_views_2_own_king),
      .king_3(rank_views_3_own_king),
      .king_4(rank_views_4_own_king),
      .king_5(rank_views_5_own_king),
      .king_6(rank_views_6_own_king),
      .king_7(rank_views_7_own_king),
      .empty_0(threats_empty_0),
      .empty_1(threats_empty_1),
      .empty_2(threats_empty_2),
      .empty_3(threats_empty_3),
      .empty_4(threats_empty_4),
      .empty_5(threats_empty_5),
      .empty_6(threats_empty_6),
      .empty_7(threats_empty_7),
      .empty_later_0(threats_empty_later_0),
      .empty_later_1(threats_empty_later_1),
      .empty_later_2(threats_empty_later_2),
      .empty_later_3(threats_empty_later_3),
      .empty_later_4(threats_empty_later_4),
      .empty_later_5(threats_empty_later_5),
      .empty_later_6(threats_empty_later_6),
      .empty_later_7(threats_empty_later_7),
      .attacked_0(attacked_0),
      .attacked_1(attacked_1),
      .attacked_2(attacked_2),
      .attacked_3(attacked_3),
      .attacked_4(attacked_4),
      .attacked_5(attacked_5),
      .attacked_6(attacked_6),
      .attacked_7(attacked_7),
      .checkers_0(threats_checkers_0),
      .checkers_1(threats_checkers_1),
      .checkers_2(threats_checkers_2),
      .checkers_3(threats_checkers_3),
      .checkers_4(threats_checkers_4),
      .checkers_5(threats_checkers_5),
      .checkers_6(threats_checkers_6),
      .checkers_7(threats_checkers_7),
      .cover_0(threats_cover_0),
      .cover_1(threats_cover_1),
      .cover_2(threats_cover_2),
      .cover_3(threats_cover_3),
      .cover_4(threats_cover_4),
      .cover_5(threats_cover_5),
      .cover_6(threats_cover_6),
      .cover_7(threats_cover_7),
      .one_0(threats_one_0),
      .one_1(threats_one_1),
      .one_2(threats_one_2),
      .one_3(threats_one_3),
      .one_4(threats_one_4),
      .one_5(threats_one_5),
      .one_6(threats_one_6),
      .one_7(threats_one_7),
      .several_0(threats_several_0),
      .several_1(threats_several_1),
      .several_2(threats_several_2),
      .several_3(threats_several_3),
      .several_4(threats_several_4),
      .several_5(threats_several_5),
      .several_6(threats_several_6),
      .several_7(threats_several_7),
      .between_0(threats_between_0),
      .between_1(threats_between_1),
      .between_2(threats_between_2),
      .between_3(threats_between_3),
      .between_4(threats_between_4),
      .between_5(threats_between_5),
      .between_6(threats_between_6),
      .between_7(threats_between_7),
      .between_8(threats_between_8),
      .between_9(threats_between_9),
      .between_10(threats_between_10),
      .between_11(threats_between_11),
      .between_12(threats_between_12),
      .between_13(threats_between_13),
      .between_14(threats_between_14),
      .between_15(threats_between_15),
      .between_16(threats_between_16),
      .between_17(threats_between_17),
      .between_18(threats_between_18),
      .between_19(threats_between_19),
      .between_20(threats_between_20),
      .between_21(threats_between_21),
      .between_22(threats_between_22),
      .between_23(threats_between_23),
      .between_24(threats_between_24),
      .between_25(threats_between_25),
      .between_26(threats_between_26),
      .between_27(threats_between_27),
      .between_28(threats_between_28),
      .between_29(threats_between_29),
      .between_30(threats_between_30),
      .between_31(threats_between_31)
  );

  fpgambit_search_fast_en_passant_row en_passant_row (
      .clock(clock),
      .file(state_view_seen_file),
      .sliders(rank_views_4_their_straight),
      .king(rank_views_4_own_king),
      .empty(en_passant_row_empty),
      .east_bare(en_passant_row_east_bare),
      .west_bare(en_passant_row_west_bare)
  );

  fpgambit_search_fast_seen_pawns seen_pawns_0 (
      .clock(clock),
      .data_in_0(rank_views_0_own_pawns),
      .data_in_1(rank_views_1_own_pawns),
      .data_in_2(rank_views_2_own_pawns),
      .data_in_3(rank_views_3_own_pawns),
      .data_in_4(rank_views_4_own_pawns),
      .data_in_5(rank_views_5_own_pawns),
      .data_in_6(rank_views_6_own_pawns),
      .data_in_7(rank_views_7_own_pawns),
      .data_out_0(seen_pawns_0_data_out_0),
      .data_out_1(seen_pawns_0_data_out_1),
      .data_out_2(seen_pawns_0_data_out_2),
      .data_out_3(seen_pawns_0_data_out_3),
      .data_out_4(seen_pawns_0_data_out_4),
      .data_out_5(seen_pawns_0_data_out_5),
      .data_out_6(seen_pawns_0_data_out_6),
      .data_out_7(seen_pawns_0_data_out_7)
  );

  fpgambit_search_fast_seen_pawns seen_pawns_1 (
      .clock(clock),
      .data_in_0(seen_pawns_0_data_out_0),
      .data_in_1(seen_pawns_0_data_out_1),
      .data_in_2(seen_pawns_0_data_out_2),
      .data_in_3(seen_pawns_0_data_out_3),
      .data_in_4(seen_pawns_0_data_out_4),
      .data_in_5(seen_pawns_0_data_out_5),
      .data_in_6(seen_pawns_0_data_out_6),
      .data_in_7(seen_pawns_0_data_out_7),
      .data_out_0(seen_pawns_1_data_out_0),
      .data_out_1(seen_pawns_1_data_out_1),
      .data_out_2(seen_pawns_1_data_out_2),
      .data_out_3(seen_pawns_1_data_out_3),
      .data_out_4(seen_pawns_1_data_out_4),
      .data_out_5(seen_pawns_1_data_out_5),
      .data_out_6(seen_pawns_1_data_out_6),
      .data_out_7(seen_pawns_1_data_out_7)
  );

  fpgambit_search_fast_seen_pawns seen_pawns_2 (
      .clock(clock),
      .data_in_0(seen_pawns_1_data_out_0),
      .data_in_1(seen_pawns_1_data_out_1),
      .data_in_2(seen_pawns_1_data_out_2),
      .data_in_3(seen_pawns_1_data_out_3),
      .data_in_4(seen_pawns_1_data_out_4),
      .data_in_5(seen_pawns_1_data_out_5),
      .data_in_6(seen_pawns_1_data_out_6),
      .data_in_7(seen_pawns_1_data_out_7),
      .data_out_0(seen_pawns_2_data_out_0),
      .data_out_1(seen_pawns_2_data_out_1),
      .data_out_2(seen_pawns_2_data_out_2),
      .data_out_3(seen_pawns_2_data_out_3),
      .data_out_4(seen_pawns_2_data_out_4),
      .data_out_5(seen_pawns_2_data_out_5),
      .data_out_6(seen_pawns_2_data_out_6),
      .data_out_7(seen_pawns_2_data_out_7)
  );

  fpgambit_search_fast_seen_pawns seen_knights_0 (
      .clock(clock),
      .data_in_0(rank_views_0_own_knights),
      .data_in_1(rank_views_1_own_knights),
      .data_in_2(rank_views_2_own_knights),
      .data_in_3(rank_views_3_own_knights),
      .data_in_4(rank_views_4_own_knights),
      .data_in_5(rank_views_5_own_knights),
      .data_in_6(rank_views_6_own_knights),
      .data_in_7(rank_views_7_own_knights),
      .data_out_0(seen_knights_0_data_out_0),
      .data_out_1(seen_knights_0_data_out_1),
      .data_out_2(seen_knights_0_data_out_2),
      .data_out_3(seen_knights_0_data_out_3),
      .data_out_4(seen_knights_0_data_out_4),
      .data_out_5(seen_knights_0_data_out_5),
      .data_out_6(seen_knights_0_data_out_6),
      .data_out_7(seen_knights_0_data_out_7)
  );

  fpgambit_search_fast_seen_pawns seen_knights_1 (
      .clock(clock),
      .data_in_0(seen_knights_0_data_out_0),
      .data_in_1(seen_knights_0_data_out_1),
      .data_in_2(seen_knights_0_data_out_2),
      .data_in_3(seen_knights_0_data_out_3),
      .data_in_4(seen_knights_0_data_out_4),
      .data_in_5(seen_knights_0_data_out_5),
      .data_in_6(seen_knights_0_data_out_6),
      .data_in_7(seen_knights_0_data_out_7),
      .data_out_0(seen_knights_1_data_out_0),
      .data_out_1(seen_knights_1_data_out_1),
      .data_out_2(seen_knights_1_data_out_2),
      .data_out_3(seen_knights_1_data_out_3),
      .data_out_4(seen_knights_1_data_out_4),
      .data_out_5(seen_knights_1_data_out_5),
      .data_out_6(seen_knights_1_data_out_6),
      .data_out_7(seen_knights_1_data_out_7)
  );

  fpgambit_search_fast_seen_pawns seen_knights_2 (
      .clock(clock),
      .data_in_0(seen_knights_1_data_out_0),
      .data_in_1(seen_knights_1_data_out_1),
      .data_in_2(seen_knights_1_data_out_2),
      .data_in_3(seen_knights_1_data_out_3),
      .data_in_4(seen_knights_1_data_out_4),
      .data_in_5(seen_knights_1_data_out_5),
      .data_in_6(seen_knights_1_data_out_6),
      .data_in_7(seen_knights_1_data_out_7),
      .data_out_0(seen_knights_2_data_out_0),
      .data_out_1(seen_knights_2_data_out_1),
      .data_out_2(seen_knights_2_data_out_2),
      .data_out_3(seen_knights_2_data_out_3),
      .data_out_4(seen_knights_2_data_out_4),
      .data_out_5(seen_knights_2_data_out_5),
      .data_out_6(seen_knights_2_data_out_6),
      .data_out_7(seen_knights_2_data_out_7)
  );

  fpgambit_search_fast_seen_pawns seen_diagonal_0 (
      .clock(clock),
      .data_in_0(rank_views_0_own_diagonal),
      .data_in_1(rank_views_1_own_diagonal),
      .data_in_2(rank_views_2_own_diagonal),
      .data_in_3(rank_views_3_own_diagonal),
      .data_in_4(rank_views_4_own_diagonal),
      .data_in_5(rank_views_5_own_diagonal),
      .data_in_6(rank_views_6_own_diagonal),
      .data_in_7(rank_views_7_own_diagonal),
      .data_out_0(seen_diagonal_0_data_out_0),
      .data_out_1(seen_diagonal_0_data_out_1),
      .data_out_2(seen_diagonal_0_data_out_2),
      .data_out_3(seen_diagonal_0_data_out_3),
      .data_out_4(seen_diagonal_0_data_out_4),
      .data_out_5(seen_diagonal_0_data_out_5),
      .data_out_6(seen_diagonal_0_data_out_6),
      .data_out_7(seen_diagonal_0_data_out_7)
  );

  fpgambit_search_fast_seen_pawns seen_diagonal_1 (
      .clock(clock),
      .data_in_0(seen_diagonal_0_data_out_0),
      .data_in_1(seen_diagonal_0_data_out_1),
      .data_in_2(seen_diagonal_0_data_out_2),
      .data_in_3(seen_diagonal_0_data_out_3),
      .data_in_4(seen_diagonal_0_data_out_4),
      .data_in_5(seen_diagonal_0_data_out_5),
      .data_in_6(seen_diagonal_0_data_out_6),
      .data_in_7(seen_diagonal_0_data_out_7),
      .data_out_0(seen_diagonal_1_data_out_0),
      .data_out_1(seen_diagonal_1_data_out_1),
      .data_out_2(seen_diagonal_1_data_out_2),
      .data_out_3(seen_diagonal_1_data_out_3),
      .data_out_4(seen_diagonal_1_data_out_4),
      .data_out_5(seen_diagonal_1_data_out_5),
      .data_out_6(seen_diagonal_1_data_out_6),
      .data_out_7(seen_diagonal_1_data_out_7)
  );

  fpgambit_search_fast_seen_pawns seen_diagonal_2 (
      .clock(clock),
      .data_in_0(seen_diagonal_1_data_out_0),
      .data_in_1(seen_diagonal_1_data_out_1),
      .data_in_2(seen_diagonal_1_data_out_2),
      .data_in_3(seen_diagonal_1_data_out_3),
      .data_in_4(seen_diagonal_1_data_out_4),
      .data_in_5(seen_diagonal_1_data_out_5),
      .data_in_6(seen_diagonal_1_data_out_6),
      .data_in_7(seen_diagonal_1_data_out_7),
      .data_out_0(seen_diagonal_2_data_out_0),
      .data_out_1(seen_diagonal_2_data_out_1),
      .data_out_2(seen_diagonal_2_data_out_2),
      .data_out_3(seen_diagonal_2_data_out_3),
      .data_out_4(seen_diagonal_2_data_out_4),
      .data_out_5(seen_diagonal_2_data_out_5),
      .data_out_6(seen_diagonal_2_data_out_6),
      .data_out_7(seen_diagonal_2_data_out_7)
  );

  fpgambit_search_fast_seen_pawns seen_straight_0 (
      .clock(clock),
      .data_in_0(rank_views_0_own_straight),
      .data_in_1(rank_views_1_own_straight),
      .data_in_2(rank_views_2_own_straight),
      .data_in_3(rank_views_3_own_straight),
      .data_in_4(rank_views_4_own_straight),
      .data_in_5(rank_views_5_own_straight),
      .data_in_6(rank_views_6_own_straight),
      .data_in_7(rank_views_7_own_straight),
      .data_out_0(seen_straight_0_data_out_0),
      .data_out_1(seen_straight_0_data_out_1),
      .data_out_2(seen_straight_0_data_out_2),
      .data_out_3(seen_straight_0_data_out_3),
      .data_out_4(seen_straight_0_data_out_4),
      .data_out_5(seen_straight_0_data_out_5),
      .data_out_6(seen_straight_0_data_out_6),
      .data_out_7(seen_straight_0_data_out_7)
  );

  fpgambit_search_fast_seen_pawns seen_straight_1 (
      .clock(clock),
      .data_in_0(seen_straight_0_data_out_0),
      .data_in_1(seen_straight_0_data_out_1),
      .data_in_2(seen_straight_0_data_out_2),
      .data_in_3(seen_straight_0_data_out_3),
      .data_in_4(seen_straight_0_data_out_4),
      .data_in_5(seen_straight_0_data_out_5),
      .data_in_6(seen_straight_0_data_out_6),
      .data_in_7(seen_straight_0_data_out_7),
      .data_out_0(seen_straight_1_data_out_0),
      .data_out_1(seen_straight_1_data_out_1),
      .data_out_2(seen_straight_1_data_out_2),
      .data_out_3(seen_straight_1_data_out_3),
      .data_out_4(seen_straight_1_data_out_4),
      .data_out_5(seen_straight_1_data_out_5),
      .data_out_6(seen_straight_1_data_out_6),
      .data_out_7(seen_straight_1_data_out_7)
  );

  fpgambit_search_fast_seen_pawns seen_straight_2 (
      .clock(clock),
      .data_in_0(seen_straight_1_data_out_0),
      .data_in_1(seen_straight_1_data_out_1),
      .data_in_2(seen_straight_1_data_out_2),
      .data_in_3(seen_straight_1_data_out_3),
      .data_in_4(seen_straight_1_data_out_4),
      .data_in_5(seen_straight_1_data_out_5),
      .data_in_6(seen_straight_1_data_out_6),
      .data_in_7(seen_straight_1_data_out_7),
      .data_out_0(seen_straight_2_data_out_0),
      .data_out_1(seen_straight_2_data_out_1),
      .data_out_2(seen_straight_2_data_out_2),
      .data_out_3(seen_straight_2_data_out_3),
      .data_out_4(seen_straight_2_data_out_4),
      .data_out_5(seen_straight_2_data_out_5),
      .data_out_6(seen_straight_2_data_out_6),
      .data_out_7(seen_straight_2_data_out_7)
  );

  fpgambit_search_fast_seen_pawns seen_king_0 (
      .clock(clock),
      .data_in_0(rank_views_0_own_king),
      .data_in_1(rank_views_1_own_king),
      .data_in_2(rank_views_2_own_king),
      .data_in_3(rank_views_3_own_king),
      .data_in_4(rank_views_4_own_king),
      .data_in_5(rank_views_5_own_king),
      .data_in_6(rank_views_6_own_king),
      .data_in_7(rank_views_7_own_king),
      .data_out_0(seen_king_0_data_out_0),
      .data_out_1(seen_king_0_data_out_1),
      .data_out_2(seen_king_0_data_out_2),
      .data_out_3(seen_king_0_data_out_3),
      .data_out_4(seen_king_0_data_out_4),
      .data_out_5(seen_king_0_data_out_5),
      .data_out_6(seen_king_0_data_out_6),
      .data_out_7(seen_king_0_data_out_7)
  );

  fpgambit_search_fast_seen_pawns seen_king_1 (
      .clock(clock),
      .data_in_0(seen_king_0_data_out_0),
      .data_in_1(seen_king_0_data_out_1),
      .data_in_2(seen_king_0_data_out_2),
      .data_in_3(seen_king_0_data_out_3),
      .data_in_4(seen_king_0_data_out_4),
      .data_in_5(seen_king_0_data_out_5),
      .data_in_6(seen_king_0_data_out_6),
      .data_in_7(seen_king_0_data_out_7),
      .data_out_0(seen_king_1_data_out_0),
      .data_out_1(seen_king_1_data_out_1),
      .data_out_2(seen_king_1_data_out_2),
      .data_out_3(seen_king_1_data_out_3),
      .data_out_4(seen_king_1_data_out_4),
      .data_out_5(seen_king_1_data_out_5),
      .data_out_6(seen_king_1_data_out_6),
      .data_out_7(seen_king_1_data_out_7)
  );

  fpgambit_search_fast_seen_pawns seen_king_2 (
      .clock(clock),
      .data_in_0(seen_king_1_data_out_0),
      .data_in_1(seen_king_1_data_out_1),
      .data_in_2(seen_king_1_data_out_2),
      .data_in_3(seen_king_1_data_out_3),
      .data_in_4(seen_king_1_data_out_4),
      .data_in_5(seen_king_1_data_out_5),
      .data_in_6(seen_king_1_data_out_6),
      .data_in_7(seen_king_1_data_out_7),
      .data_out_0(own_king_0),
      .data_out_1(own_king_1),
      .data_out_2(own_king_2),
      .data_out_3(own_king_3),
      .data_out_4(own_king_4),
      .data_out_5(own_king_5),
      .data_out_6(own_king_6),
      .data_out_7(own_king_7)
  );

  fpgambit_search_fast_seen_pawns seen_own_0 (
      .clock(clock),
      .data_in_0(rank_views_0_own),
      .data_in_1(rank_views_1_own),
      .data_in_2(rank_views_2_own),
      .data_in_3(rank_views_3_own),
      .data_in_4(rank_views_4_own),
      .data_in_5(rank_views_5_own),
      .data_in_6(rank_views_6_own),
      .data_in_7(rank_views_7_own),
      .data_out_0(seen_own_0_data_out_0),
      .data_out_1(seen_own_0_data_out_1),
      .data_out_2(seen_own_0_data_out_2),
      .data_out_3(seen_own_0_data_out_3),
      .data_out_4(seen_own_0_data_out_4),
      .data_out_5(seen_own_0_data_out_5),
      .data_out_6(seen_own_0_data_out_6),
      .data_out_7(seen_own_0_data_out_7)
  );

  fpgambit_search_fast_seen_pawns seen_own_1 (
      .clock(clock),
      .data_in_0(seen_own_0_data_out_0),
      .data_in_1(seen_own_0_data_out_1),
      .data_in_2(seen_own_0_data_out_2),
      .data_in_3(seen_own_0_data_out_3),
      .data_in_4(seen_own_0_data_out_4),
      .data_in_5(seen_own_0_data_out_5),
      .data_in_6(seen_own_0_data_out_6),
      .data_in_7(seen_own_0_data_out_7),
      .data_out_0(seen_own_1_data_out_0),
      .data_out_1(seen_own_1_data_out_1),
      .data_out_2(seen_own_1_data_out_2),
      .data_out_3(seen_own_1_data_out_3),
      .data_out_4(seen_own_1_data_out_4),
      .data_out_5(seen_own_1_data_out_5),
      .data_out_6(seen_own_1_data_out_6),
      .data_out_7(seen_own_1_data_out_7)
  );

  fpgambit_search_fast_seen_pawns seen_own_2 (
      .clock(clock),
      .data_in_0(seen_own_1_data_out_0),
      .data_in_1(seen_own_1_data_out_1),
      .data_in_2(seen_own_1_data_out_2),
      .data_in_3(seen_own_1_data_out_3),
      .data_in_4(seen_own_1_data_out_4),
      .data_in_5(seen_own_1_data_out_5),
      .data_in_6(seen_own_1_data_out_6),
      .data_in_7(seen_own_1_data_out_7),
      .data_out_0(seen_own_2_data_out_0),
      .data_out_1(seen_own_2_data_out_1),
      .data_out_2(seen_own_2_data_out_2),
      .data_out_3(seen_own_2_data_out_3),
      .data_out_4(seen_own_2_data_out_4),
      .data_out_5(seen_own_2_data_out_5),
      .data_out_6(seen_own_2_data_out_6),
      .data_out_7(seen_own_2_data_out_7)
  );

  fpgambit_search_fast_seen_pawns seen_theirs_0 (
      .clock(clock),
      .data_in_0(rank_views_0_theirs),
      .data_in_1(rank_views_1_theirs),
      .data_in_2(rank_views_2_theirs),
      .data_in_3(rank_views_3_theirs),
      .data_in_4(rank_views_4_theirs),
      .data_in_5(rank_views_5_theirs),
      .data_in_6(rank_views_6_theirs),
      .data_in_7(rank_views_7_theirs),
      .data_out_0(seen_theirs_0_data_out_0),
      .data_out_1(seen_theirs_0_data_out_1),
      .data_out_2(seen_theirs_0_data_out_2),
      .data_out_3(seen_theirs_0_data_out_3),
      .data_out_4(seen_theirs_0_data_out_4),
      .data_out_5(seen_theirs_0_data_out_5),
      .data_out_6(seen_theirs_0_data_out_6),
      .data_out_7(seen_theirs_0_data_out_7)
  );

  fpgambit_search_fast_seen_pawns seen_theirs_1 (
      .clock(clock),
      .data_in_0(seen_theirs_0_data_out_0),
      .data_in_1(seen_theirs_0_data_out_1),
      .data_in_2(seen_theirs_0_data_out_2),
      .data_in_3(seen_theirs_0_data_out_3),
      .data_in_4(seen_theirs_0_data_out_4),
      .data_in_5(seen_theirs_0_data_out_5),
      .data_in_6(seen_theirs_0_data_out_6),
      .data_in_7(seen_theirs_0_data_out_7),
      .data_out_0(seen_theirs_1_data_out_0),
      .data_out_1(seen_theirs_1_data_out_1),
      .data_out_2(seen_theirs_1_data_out_2),
      .data_out_3(seen_theirs_1_data_out_3),
      .data_out_4(seen_theirs_1_data_out_4),
      .data_out_5(seen_theirs_1_data_out_5),
      .data_out_6(seen_theirs_1_data_out_6),
      .data_out_7(seen_theirs_1_data_out_7)
  );

  fpgambit_search_fast_seen_pawns seen_theirs_2 (
      .clock(clock),
      .data_in_0(seen_theirs_1_data_out_0),
      .data_in_1(seen_theirs_1_data_out_1),
      .data_in_2(seen_theirs_1_data_out_2),
      .data_in_3(seen_theirs_1_data_out_3),
      .data_in_4(seen_theirs_1_data_out_4),
      .data_in_5(seen_theirs_1_data_out_5),
      .data_in_6(seen_theirs_1_data_out_6),
      .data_in_7(seen_theirs_1_data_out_7),
      .data_out_0(seen_theirs_2_data_out_0),
      .data_out_1(seen_theirs_2_data_out_1),
      .data_out_2(seen_theirs_2_data_out_2),
      .data_out_3(seen_theirs_2_data_out_3),
      .data_out_4(seen_theirs_2_data_out_4),
      .data_out_5(seen_theirs_2_data_out_5),
      .data_out_6(seen_theirs_2_data_out_6),
      .data_out_7(seen_theirs_2_data_out_7)
  );

  fpgambit_search_fast_seen_pawns seen_theirs_3 (
      .clock(clock),
      .data_in_0(seen_theirs_2_data_out_0),
      .data_in_1(seen_theirs_2_data_out_1),
      .data_in_2(seen_theirs_2_data_out_2),
      .data_in_3(seen_theirs_2_data_out_3),
      .data_in_4(seen_theirs_2_data_out_4),
      .data_in_5(seen_theirs_2_data_out_5),
      .data_in_6(seen_theirs_2_data_out_6),
      .data_in_7(seen_theirs_2_data_out_7),
      .data_out_0(seen_theirs_3_data_out_0),
      .data_out_1(seen_theirs_3_data_out_1),
      .data_out_2(seen_theirs_3_data_out_2),
      .data_out_3(seen_theirs_3_data_out_3),
      .data_out_4(seen_theirs_3_data_out_4),
      .data_out_5(seen_theirs_3_data_out_5),
      .data_out_6(seen_theirs_3_data_out_6),
      .data_out_7(seen_theirs_3_data_out_7)
  );

  fpgambit_search_fast_seen_pawns foreign_pawns_0 (
      .clock(clock),
      .data_in_0(rank_views_0_their_pawns),
      .data_in_1(rank_views_1_their_pawns),
      .data_in_2(rank_views_2_their_pawns),
      .data_in_3(rank_views_3_their_pawns),
      .data_in_4(rank_views_4_their_pawns),
      .data_in_5(rank_views_5_their_pawns),
      .data_in_6(rank_views_6_their_pawns),
      .data_in_7(rank_views_7_their_pawns),
      .data_out_0(foreign_pawns_0_data_out_0),
      .data_out_1(foreign_pawns_0_data_out_1),
      .data_out_2(foreign_pawns_0_data_out_2),
      .data_out_3(foreign_pawns_0_data_out_3),
      .data_out_4(foreign_pawns_0_data_out_4),
      .data_out_5(foreign_pawns_0_data_out_5),
      .data_out_6(foreign_pawns_0_data_out_6),
      .data_out_7(foreign_pawns_0_data_out_7)
  );

  fpgambit_search_fast_seen_pawns foreign_pawns_1 (
      .clock(clock),
      .data_in_0(foreign_pawns_0_data_out_0),
      .data_in_1(foreign_pawns_0_data_out_1),
      .data_in_2(foreign_pawns_0_data_out_2),
      .data_in_3(foreign_pawns_0_data_out_3),
      .data_in_4(foreign_pawns_0_data_out_4),
      .data_in_5(foreign_pawns_0_data_out_5),
      .data_in_6(foreign_pawns_0_data_out_6),
      .data_in_7(foreign_pawns_0_data_out_7),
      .data_out_0(foreign_pawns_1_data_out_0),
      .data_out_1(foreign_pawns_1_data_out_1),
      .data_out_2(foreign_pawns_1_data_out_2),
      .data_out_3(foreign_pawns_1_data_out_3),
      .data_out_4(foreign_pawns_1_data_out_4),
      .data_out_5(foreign_pawns_1_data_out_5),
      .data_out_6(foreign_pawns_1_data_out_6),
      .data_out_7(foreign_pawns_1_data_out_7)
  );

  fpgambit_search_fast_seen_pawns foreign_pawns_2 (
      .clock(clock),
      .data_in_0(foreign_pawns_1_data_out_0),
      .data_in_1(foreign_pawns_1_data_out_1),
      .data_in_2(foreign_pawns_1_data_out_2),
      .data_in_3(foreign_pawns_1_data_out_3),
      .data_in_4(foreign_pawns_1_data_out_4),
      .data_in_5(foreign_pawns_1_data_out_5),
      .data_in_6(foreign_pawns_1_data_out_6),
      .data_in_7(foreign_pawns_1_data_out_7),
      .data_out_0(their_pawns_0),
      .data_out_1(their_pawns_1),
      .data_out_2(their_pawns_2),
      .data_out_3(their_pawns_3),
      .data_out_4(their_pawns_4),
      .data_out_5(their_pawns_5),
      .data_out_6(their_pawns_6),
      .data_out_7(their_pawns_7)
  );

  fpgambit_search_fast_seen_pawns foreign_knights_0 (
      .clock(clock),
      .data_in_0(rank_views_0_their_knights),
      .data_in_1(rank_views_1_their_knights),
      .data_in_2(rank_views_2_their_knights),
      .data_in_3(rank_views_3_their_knights),
      .data_in_4(rank_views_4_their_knights),
      .data_in_5(rank_views_5_their_knights),
      .data_in_6(rank_views_6_their_knights),
      .data_in_7(rank_views_7_their_knights),
      .data_out_0(foreign_knights_0_data_out_0),
      .data_out_1(foreign_knights_0_data_out_1),
      .data_out_2(foreign_knights_0_data_out_2),
      .data_out_3(foreign_knights_0_data_out_3),
      .data_out_4(foreign_knights_0_data_out_4),
      .data_out_5(foreign_knights_0_data_out_5),
      .data_out_6(foreign_knights_0_data_out_6),
      .data_out_7(foreign_knights_0_data_out_7)
  );

  fpgambit_search_fast_seen_pawns foreign_knights_1 (
      .clock(clock),
      .data_in_0(foreign_knights_0_data_out_0),
      .data_in_1(foreign_knights_0_data_out_1),
      .data_in_2(foreign_knights_0_data_out_2),
      .data_in_3(foreign_knights_0_data_out_3),
      .data_in_4(foreign_knights_0_data_out_4),
      .data_in_5(foreign_knights_0_data_out_5),
      .data_in_6(foreign_knights_0_data_out_6),
      .data_in_7(foreign_knights_0_data_out_7),
      .data_out_0(foreign_knights_1_data_out_0),
      .data_out_1(foreign_knights_1_data_out_1),
      .data_out_2(foreign_knights_1_data_out_2),
      .data_out_3(foreign_knights_1_data_out_3),
      .data_out_4(foreign_knights_1_data_out_4),
      .data_out_5(foreign_knights_1_data_out_5),
      .data_out_6(foreign_knights_1_data_out_6),
      .data_out_7(foreign_knights_1_data_out_7)
  );

  fpgambit_search_fast_seen_pawns foreign_knights_2 (
      .clock(clock),
      .data_in_0(foreign_knights_1_data_out_0),
      .data_in_1(foreign_knights_1_data_out_1),
      .data_in_2(foreign_knights_1_data_out_2),
      .data_in_3(foreign_knights_1_data_out_3),
      .data_in_4(foreign_knights_1_data_out_4),
      .data_in_5(foreign_knights_1_data_out_5),
      .data_in_6(foreign_knights_1_data_out_6),
      .data_in_7(foreign_knights_1_data_out_7),
      .data_out_0(their_knights_0),
      .data_out_1(their_knights_1),
      .data_out_2(their_knights_2),
      .data_out_3(their_knights_3),
      .data_out_4(their_knights_4),
      .data_out_5(their_knights_5),
      .data_out_6(their_knights_6),
      .data_out_7(their_knights_7)
  );

  fpgambit_search_fast_seen_pawns foreign_diagonal_0 (
      .clock(clock),
      .data_in_0(rank_views_0_their_diagonal),
      .data_in_1(rank_views_1_their_diagonal),
      .data_in_2(rank_views_2_their_diagonal),
      .data_in_3(rank_views_3_their_diagonal),
      .data_in_4(rank_views_4_their_diagonal),
      .data_in_5(rank_views_5_their_diagonal),
      .data_in_6(rank_views_6_their_diagonal),
      .data_in_7(rank_views_7_their_diagonal),
      .data_out_0(foreign_diagonal_0_data_out_0),
      .data_out_1(foreign_diagonal_0_data_out_1),
      .data_out_2(foreign_diagonal_0_data_out_2),
      .data_out_3(foreign_diagonal_0_data_out_3),
      .data_out_4(foreign_diagonal_0_data_out_4),
      .data_out_5(foreign_diagonal_0_data_out_5),
      .data_out_6(foreign_diagonal_0_data_out_6),
      .data_out_7(foreign_diagonal_0_data_out_7)
  );

  fpgambit_search_fast_seen_pawns foreign_diagonal_1 (
      .clock(clock),
      .data_in_0(foreign_diagonal_0_data_out_0),
      .data_in_1(foreign_diagonal_0_data_out_1),
      .data_in_2(foreign_diagonal_0_data_out_2),
      .data_in_3(foreign_diagonal_0_data_out_3),
      .data_in_4(foreign_diagonal_0_data_out_4),
      .data_in_5(foreign_diagonal_0_data_out_5),
      .data_in_6(foreign_diagonal_0_data_out_6),
      .data_in_7(foreign_diagonal_0_data_out_7),
      .data_out_0(foreign_diagonal_1_data_out_0),
      .data_out_1(foreign_diagonal_1_data_out_1),
      .data_out_2(foreign_diagonal_1_data_out_2),
      .data_out_3(foreign_diagonal_1_data_out_3),
      .data_out_4(foreign_diagonal_1_data_out_4),
      .data_out_5(foreign_diagonal_1_data_out_5),
      .data_out_6(foreign_diagonal_1_data_out_6),
      .data_out_7(foreign_diagonal_1_data_out_7)
  );

  fpgambit_search_fast_seen_pawns foreign_diagonal_2 (
      .clock(clock),
      .data_in_0(foreign_diagonal_1_data_out_0),
      .data_in_1(foreign_diagonal_1_data_out_1),
      .data_in_2(foreign_diagonal_1_data_out_2),
      .data_in_3(foreign_diagonal_1_data_out_3),
      .data_in_4(foreign_diagonal_1_data_out_4),
      .data_in_5(foreign_diagonal_1_data_out_5),
      .data_in_6(foreign_diagonal_1_data_out_6),
      .data_in_7(foreign_diagonal_1_data_out_7),
      .data_out_0(their_diagonal_0),
      .data_out_1(their_diagonal_1),
      .data_out_2(their_diagonal_2),
      .data_out_3(their_diagonal_3),
      .data_out_4(their_diagonal_4),
      .data_out_5(their_diagonal_5),
      .data_out_6(their_diagonal_6),
      .data_out_7(their_diagonal_7)
  );

  fpgambit_search_fast_seen_pawns foreign_straight_0 (
      .clock(clock),
      .data_in_0(rank_views_0_their_straight),
      .data_in_1(rank_views_1_their_straight),
      .data_in_2(rank_views_2_their_straight),
      .data_in_3(rank_views_3_their_straight),
      .data_in_4(rank_views_4_their_straight),
      .data_in_5(rank_views_5_their_straight),
      .data_in_6(rank_views_6_their_straight),
      .data_in_7(rank_views_7_their_straight),
      .data_out_0(foreign_straight_0_data_out_0),
      .data_out_1(foreign_straight_0_data_out_1),
      .data_out_2(foreign_straight_0_data_out_2),
      .data_out_3(foreign_straight_0_data_out_3),
      .data_out_4(foreign_straight_0_data_out_4),
      .data_out_5(foreign_straight_0_data_out_5),
      .data_out_6(foreign_straight_0_data_out_6),
      .data_out_7(foreign_straight_0_data_out_7)
  );

  fpgambit_search_fast_seen_pawns foreign_straight_1 (
      .clock(clock),
      .data_in_0(foreign_straight_0_data_out_0),
      .data_in_1(foreign_straight_0_data_out_1),
      .data_in_2(foreign_straight_0_data_out_2),
      .data_in_3(foreign_straight_0_data_out_3),
      .data_in_4(foreign_straight_0_data_out_4),
      .data_in_5(foreign_straight_0_data_out_5),
      .data_in_6(foreign_straight_0_data_out_6),
      .data_in_7(foreign_straight_0_data_out_7),
      .data_out_0(foreign_straight_1_data_out_0),
      .data_out_1(foreign_straight_1_data_out_1),
      .data_out_2(foreign_straight_1_data_out_2),
      .data_out_3(foreign_straight_1_data_out_3),
      .data_out_4(foreign_straight_1_data_out_4),
      .data_out_5(foreign_straight_1_data_out_5),
      .data_out_6(foreign_straight_1_data_out_6),
      .data_out_7(foreign_straight_1_data_out_7)
  );

  fpgambit_search_fast_seen_pawns foreign_straight_2 (
      .clock(clock),
      .data_in_0(foreign_straight_1_data_out_0),
      .data_in_1(foreign_straight_1_data_out_1),
      .data_in_2(foreign_straight_1_data_out_2),
      .data_in_3(foreign_straight_1_data_out_3),
      .data_in_4(foreign_straight_1_data_out_4),
      .data_in_5(foreign_straight_1_data_out_5),
      .data_in_6(foreign_straight_1_data_out_6),
      .data_in_7(foreign_straight_1_data_out_7),
      .data_out_0(their_straight_0),
      .data_out_1(their_straight_1),
      .data_out_2(their_straight_2),
      .data_out_3(their_straight_3),
      .data_out_4(their_straight_4),
      .data_out_5(their_straight_5),
      .data_out_6(their_straight_6),
      .data_out_7(their_straight_7)
  );

  fpgambit_search_fast_check_summary check_summary (
      .one_0(threats_one_0),
      .one_1(threats_one_1),
      .one_2(threats_one_2),
      .one_3(threats_one_3),
      .one_4(threats_one_4),
      .one_5(threats_one_5),
      .one_6(threats_one_6),
      .one_7(threats_one_7),
      .several_0(threats_several_0),
      .several_1(threats_several_1),
      .several_2(threats_several_2),
      .several_3(threats_several_3),
      .several_4(threats_several_4),
      .several_5(threats_several_5),
      .several_6(threats_several_6),
      .several_7(threats_several_7),
      .check(check),
      .double_(check_summary_double)
  );

  fpgambit_search_fast_rank_sources rank_sources_0 (
      .clock(clock),
      .check(check),
      .double_(check_summary_double),
      .pawns(seen_pawns_2_data_out_0),
      .knights(seen_knights_2_data_out_0),
      .diagonal(seen_diagonal_2_data_out_0),
      .straight(seen_straight_2_data_out_0),
      .king(own_king_0),
      .king_beside(rank_sources_0_king_beside),
      .own(seen_own_2_data_out_0),
      .attacked(attacked_0),
      .cover_(threats_cover_0),
      .single_0(threats_between_0),
      .single_1(threats_between_8),
      .single_2(threats_between_16),
      .single_3(threats_between_24),
      .sliders_0(rank_sources_0_sliders_0),
      .sliders_1(rank_sources_0_sliders_1),
      .sliders_2(rank_sources_0_sliders_2),
      .sliders_3(rank_sources_0_sliders_3),
      .free_knights(own_knights_0),
      .pushing(rank_sources_0_pushing),
      .capturing_east(rank_sources_0_capturing_east),
      .capturing_west(rank_sources_0_capturing_west),
      .allowed(open_to_0),
      .king_targets(king_moves_0)
  );

  fpgambit_search_fast_rank_sources rank_sources_1 (
      .clock(clock),
      .check(check),
      .double_(check_summary_double),
      .pawns(seen_pawns_2_data_out_1),
      .knights(seen_knights_2_data_out_1),
      .diagonal(seen_diagonal_2_data_out_1),
      .straight(seen_straight_2_data_out_1),
      .king(own_king_1),
      .king_beside(rank_sources_1_king_beside),
      .own(seen_own_2_data_out_1),
      .attacked(attacked_1),
      .cover_(threats_cover_1),
      .single_0(threats_between_1),
      .single_1(threats_between_9),
      .single_2(threats_between_17),
      .single_3(threats_between_25),
      .sliders_0(rank_sources_1_sliders_0),
      .sliders_1(rank_sources_1_sliders_1),
      .sliders_2(rank_sources_1_sliders_2),
      .sliders_3(rank_sources_1_sliders_3),
      .free_knights(own_knights_1),
      .pushing(rank_sources_1_pushing),
      .capturing_east(rank_sources_1_capturing_east),
      .capturing_west(rank_sources_1_capturing_west),
      .allowed(open_to_1),
      .king_targets(king_moves_1)
  );

  fpgambit_search_fast_rank_sources rank_sources_2 (
      .clock(clock),
      .check(check),
      .double_(check_summary_double),
      .pawns(seen_pawns_2_data_out_2),
      .knights(seen_knights_2_data_out_2),
      .diagonal(seen_diagonal_2_data_out_2),
      .straight(seen_straight_2_data_out_2),
      .king(own_king_2),
      .king_beside(rank_sources_2_king_beside),
      .own(seen_own_2_data_out_2),
      .attacked(attacked_2),
      .cover_(threats_cover_2),
      .single_0(threats_between_2),
      .single_1(threats_between_10),
      .single_2(threats_between_18),
      .single_3(threats_between_26),
      .sliders_0(rank_sources_2_sliders_0),
      .sliders_1(rank_sources_2_sliders_1),
      .sliders_2(rank_sources_2_sliders_2),
      .sliders_3(rank_sources_2_sliders_3),
      .free_knights(own_knights_2),
      .pushing(rank_sources_2_pushing),
      .capturing_east(rank_sources_2_capturing_east),
      .capturing_west(rank_sources_2_capturing_west),
      .allowed(open_to_2),
      .king_targets(king_moves_2)
  );

  fpgambit_search_fast_rank_sources rank_sources_3 (
      .clock(clock),
      .check(check),
      .double_(check_summary_double),
      .pawns(seen_pawns_2_data_out_3),
      .knights(seen_knights_2_data_out_3),
      .diagonal(seen_diagonal_2_data_out_3),
      .straight(seen_straight_2_data_out_3),
      .king(own_king_3),
      .king_beside(rank_sources_3_king_beside),
      .own(seen_own_2_data_out_3),
      .attacked(attacked_3),
      .cover_(threats_cover_3),
      .single_0(threats_between_3),
      .single_1(threats_between_11),
      .single_2(threats_between_19),
      .single_3(threats_between_27),
      .sliders_0(rank_sources_3_sliders_0),
      .sliders_1(rank_sources_3_sliders_1),
      .sliders_2(rank_sources_3_sliders_2),
      .sliders_3(rank_sources_3_sliders_3),
      .free_knights(own_knights_3),
      .pushing(rank_sources_3_pushing),
      .capturing_east(rank_sources_3_capturing_east),
      .capturing_west(rank_sources_3_capturing_west),
      .allowed(open_to_3),
      .king_targets(king_moves_3)
  );

  fpgambit_search_fast_rank_sources rank_sources_4 (
      .clock(clock),
      .check(check),
      .double_(check_summary_double),
      .pawns(seen_pawns_2_data_out_4),
      .knights(seen_knights_2_data_out_4),
      .diagonal(seen_diagonal_2_data_out_4),
      .straight(seen_straight_2_data_out_4),
      .king(own_king_4),
      .king_beside(rank_sources_4_king_beside),
      .own(seen_own_2_data_out_4),
      .attacked(attacked_4),
      .cover_(threats_cover_4),
      .single_0(threats_between_4),
      .single_1(threats_between_12),
      .single_2(threats_between_20),
      .single_3(threats_between_28),
      .sliders_0(rank_sources_4_sliders_0),
      .sliders_1(rank_sources_4_sliders_1),
      .sliders_2(rank_sources_4_sliders_2),
      .sliders_3(rank_sources_4_sliders_3),
      .free_knights(own_knights_4),
      .pushing(rank_sources_4_pushing),
      .capturing_east(rank_sources_4_capturing_east),
      .capturing_west(rank_sources_4_capturing_west),
      .allowed(open_to_4),
      .king_targets(king_moves_4)
  );

  fpgambit_search_fast_rank_sources rank_sources_5 (
      .clock(clock),
      .check(check),
      .double_(check_summary_double),
      .pawns(seen_pawns_2_data_out_5),
      .knights(seen_knights_2_data_out_5),
      .diagonal(seen_diagonal_2_data_out_5),
      .straight(seen_straight_2_data_out_5),
      .king(own_king_5),
      .king_beside(rank_sources_5_king_beside),
      .own(seen_own_2_data_out_5),
      .attacked(attacked_5),
      .cover_(threats_cover_5),
      .single_0(threats_between_5),
      .single_1(threats_between_13),
      .single_2(threats_between_21),
      .single_3(threats_between_29),
      .sliders_0(rank_sources_5_sliders_0),
      .sliders_1(rank_sources_5_sliders_1),
      .sliders_2(rank_sources_5_sliders_2),
      .sliders_3(rank_sources_5_sliders_3),
      .free_knights(own_knights_5),
      .pushing(rank_sources_5_pushing),
      .capturing_east(rank_sources_5_capturing_east),
      .capturing_west(rank_sources_5_capturing_west),
      .allowed(open_to_5),
      .king_targets(king_moves_5)
  );

  fpgambit_search_fast_rank_sources rank_sources_6 (
      .clock(clock),
      .check(check),
      .double_(check_summary_double),
      .pawns(seen_pawns_2_data_out_6),
      .knights(seen_knights_2_data_out_6),
      .diagonal(seen_diagonal_2_data_out_6),
      .straight(seen_straight_2_data_out_6),
      .king(own_king_6),
      .king_beside(rank_sources_6_king_beside),
      .own(seen_own_2_data_out_6),
      .attacked(attacked_6),
      .cover_(threats_cover_6),
      .single_0(threats_between_6),
      .single_1(threats_between_14),
      .single_2(threats_between_22),
      .single_3(threats_between_30),
      .sliders_0(rank_sources_6_sliders_0),
      .sliders_1(rank_sources_6_sliders_1),
      .sliders_2(rank_sources_6_sliders_2),
      .sliders_3(rank_sources_6_sliders_3),
      .free_knights(own_knights_6),
      .pushing(rank_sources_6_pushing),
      .capturing_east(rank_sources_6_capturing_east),
      .capturing_west(rank_sources_6_capturing_west),
      .allowed(open_to_6),
      .king_targets(king_moves_6)
  );

  fpgambit_search_fast_rank_sources rank_sources_7 (
      .clock(clock),
      .check(check),
      .double_(check_summary_double),
      .pawns(seen_pawns_2_data_out_7),
      .knights(seen_knights_2_data_out_7),
      .diagonal(seen_diagonal_2_data_out_7),
      .straight(seen_straight_2_data_out_7),
      .king(own_king_7),
      .king_beside(rank_sources_7_king_beside),
      .own(seen_own_2_data_out_7),
      .attacked(attacked_7),
      .cover_(threats_cover_7),
      .single_0(threats_between_7),
      .single_1(threats_between_15),
      .single_2(threats_between_23),
      .single_3(threats_between_31),
      .sliders_0(rank_sources_7_sliders_0),
      .sliders_1(rank_sources_7_sliders_1),
      .sliders_2(rank_sources_7_sliders_2),
      .sliders_3(rank_sources_7_sliders_3),
      .free_knights(own_knights_7),
      .pushing(rank_sources_7_pushing),
      .capturing_east(rank_sources_7_capturing_east),
      .capturing_west(rank_sources_7_capturing_west),
      .allowed(open_to_7),
      .king_targets(king_moves_7)
  );

  fpgambit_search_fast_special_moves special_moves (
      .clock(clock),
      .check(check),
      .double_(check_summary_double),
      .short_(state_view_short),
      .long_(state_view_long),
      .home_empty(empty_0),
      .home_attacked(attacked_0),
      .file(file),
      .pawns(seen_pawns_2_data_out_4),
      .single_0(threats_between_4),
      .single_1(threats_between_12),
      .single_2(threats_between_20),
      .single_3(threats_between_28),
      .checkers(threats_checkers_4),
      .cover_(threats_cover_5),
      .east_bare(bare_east),
      .west_bare(bare_west),
      .moves(special_found)
  );

  fpgambit_search_fast_seen_pawns seen_empty (
      .clock(clock),
      .data_in_0(empty_0),
      .data_in_1(empty_1),
      .data_in_2(empty_2),
      .data_in_3(empty_3),
      .data_in_4(empty_4),
      .data_in_5(empty_5),
      .data_in_6(empty_6),
      .data_in_7(empty_7),
      .data_out_0(now_empty_0),
      .data_out_1(now_empty_1),
      .data_out_2(now_empty_2),
      .data_out_3(now_empty_3),
      .data_out_4(now_empty_4),
      .data_out_5(now_empty_5),
      .data_out_6(now_empty_6),
      .data_out_7(now_empty_7)
  );

  fpgambit_search_fast_moves moves (
      .clock(clock),
      .sliders_0(rank_sources_0_sliders_0),
      .sliders_1(rank_sources_1_sliders_0),
      .sliders_2(rank_sources_2_sliders_0),
      .sliders_3(rank_sources_3_sliders_0),
      .sliders_4(rank_sources_4_sliders_0),
      .sliders_5(rank_sources_5_sliders_0),
      .sliders_6(rank_sources_6_sliders_0),
      .sliders_7(rank_sources_7_sliders_0),
      .sliders_8(rank_sources_0_sliders_1),
      .sliders_9(rank_sources_1_sliders_1),
      .sliders_10(rank_sources_2_sliders_1),
      .sliders_11(rank_sources_3_sliders_1),
      .sliders_12(rank_sources_4_sliders_1),
      .sliders_13(rank_sources_5_sliders_1),
      .sliders_14(rank_sources_6_sliders_1),
      .sliders_15(rank_sources_7_sliders_1),
      .sliders_16(rank_sources_0_sliders_2),
      .sliders_17(rank_sources_1_sliders_2),
      .sliders_18(rank_sources_2_sliders_2),
      .sliders_19(rank_sources_3_sliders_2),
      .sliders_20(rank_sources_4_sliders_2),
      .sliders_21(rank_sources_5_sliders_2),
      .sliders_22(rank_sources_6_sliders_2),
      .sliders_23(rank_sources_7_sliders_2),
      .sliders_24(rank_sources_0_sliders_3),
      .sliders_25(rank_sources_1_sliders_3),
      .sliders_26(rank_sources_2_sliders_3),
      .sliders_27(rank_sources_3_sliders_3),
      .sliders_28(rank_sources_4_sliders_3),
      .sliders_29(rank_sources_5_sliders_3),
      .sliders_30(rank_sources_6_sliders_3),
      .sliders_31(rank_sources_7_sliders_3),
      .knights_0(own_knights_0),
      .knights_1(own_knights_1),
      .knights_2(own_knights_2),
      .knights_3(own_knights_3),
      .knights_4(own_knights_4),
      .knights_5(own_knights_5),
      .knights_6(own_knights_6),
      .knights_7(own_knights_7),
      .pushing_0(rank_sources_0_pushing),
      .pushing_1(rank_sources_1_pushing),
      .pushing_2(rank_sources_2_pushing),
      .pushing_3(rank_sources_3_pushing),
      .pushing_4(rank_sources_4_pushing),
      .pushing_5(rank_sources_5_pushing),
      .pushing_6(rank_sources_6_pushing),
      .pushing_7(rank_sources_7_pushing),
      .capturing_east_0(rank_sources_0_capturing_east),
      .capturing_east_1(rank_sources_1_capturing_east),
      .capturing_east_2(rank_sources_2_capturing_east),
      .capturing_east_3(rank_sources_3_capturing_east),
      .capturing_east_4(rank_sources_4_capturing_east),
      .capturing_east_5(rank_sources_5_capturing_east),
      .capturing_east_6(rank_sources_6_capturing_east),
      .capturing_east_7(rank_sources_7_capturing_east),
      .capturing_west_0(rank_sources_0_capturing_west),
      .capturing_west_1(rank_sources_1_capturing_west),
      .capturing_west_2(rank_sources_2_capturing_west),
      .capturing_west_3(rank_sources_3_capturing_west),
      .capturing_west_4(rank_sources_4_capturing_west),
      .capturing_west_5(rank_sources_5_capturing_west),
      .capturing_west_6(rank_sources_6_capturing_west),
      .capturing_west_7(rank_sources_7_capturing_west),
      .empty_0(now_empty_0),
      .empty_1(now_empty_1),
      .empty_2(now_empty_2),
      .empty_3(now_empty_3),
      .empty_4(now_empty_4),
      .empty_5(now_empty_5),
      .empty_6(now_empty_6),
      .empty_7(now_empty_7),
      .theirs_0(seen_theirs_3_data_out_0),
      .theirs_1(seen_theirs_3_data_out_1),
      .theirs_2(seen_theirs_3_data_out_2),
      .theirs_3(seen_theirs_3_data_out_3),
      .theirs_4(seen_theirs_3_data_out_4),
      .theirs_5(seen_theirs_3_data_out_5),
      .theirs_6(seen_theirs_3_data_out_6),
      .theirs_7(seen_theirs_3_data_out_7),
      .allowed_later_0(8'd0),
      .allowed_later_1(8'd0),
      .allowed_later_2(8'd0),
      .allowed_later_3(8'd0),
      .allowed_later_4(8'd0),
      .allowed_later_5(8'd0),
      .allowed_later_6(8'd0),
      .allowed_later_7(8'd0),
      .allowed_last_0(8'd0),
      .allowed_last_1(8'd0),
      .allowed_last_2(8'd0),
      .allowed_last_3(8'd0),
      .allowed_last_4(8'd0),
      .allowed_last_5(8'd0),
      .allowed_last_6(8'd0),
      .allowed_last_7(8'd0),
      .pawn_moves_0(pawn_moves_0),
      .pawn_moves_1(pawn_moves_1),
      .pawn_moves_2(pawn_moves_2),
      .pawn_moves_3(pawn_moves_3),
      .pawn_moves_4(pawn_moves_4),
      .pawn_moves_5(pawn_moves_5),
      .pawn_moves_6(pawn_moves_6),
      .pawn_moves_7(pawn_moves_7),
      .pawn_moves_8(pawn_moves_8),
      .pawn_moves_9(pawn_moves_9),
      .pawn_moves_10(pawn_moves_10),
      .pawn_moves_11(pawn_moves_11),
      .pawn_moves_12(pawn_moves_12),
      .pawn_moves_13(pawn_moves_13),
      .pawn_moves_14(pawn_moves_14),
      .pawn_moves_15(pawn_moves_15),
      .moves_up_0(moves_up_0),
      .moves_up_1(moves_up_1),
      .moves_up_2(moves_up_2),
      .moves_up_3(moves_up_3),
      .moves_up_4(moves_up_4),
      .moves_up_5(moves_up_5),
      .moves_up_6(moves_up_6),
      .moves_up_7(moves_up_7),
      .moves_up_8(moves_up_8),
      .moves_up_9(moves_up_9),
      .moves_up_10(moves_up_10),
      .moves_up_11(moves_up_11),
      .moves_up_12(moves_up_12),
      .moves_up_13(moves_up_13),
      .moves_up_14(moves_up_14),
      .moves_up_15(moves_up_15),
      .moves_up_16(moves_up_16),
      .moves_up_17(moves_up_17),
      .moves_up_18(moves_up_18),
      .moves_up_19(moves_up_19),
      .moves_up_20(moves_up_20),
      .moves_up_21(moves_up_21),
      .moves_up_22(moves_up_22),
      .moves_up_23(moves_up_23),
      .moves_up_24(moves_up_24),
      .moves_up_25(moves_up_25),
      .moves_up_26(moves_up_26),
      .moves_up_27(moves_up_27),
      .moves_up_28(moves_up_28),
      .moves_up_29(moves_up_29),
      .moves_up_30(moves_up_30),
      .moves_up_31(moves_up_31),
      .moves_down_0(moves_down_0),
      .moves_down_1(moves_down_1),
      .moves_down_2(moves_down_2),
      .moves_down_3(moves_down_3),
      .moves_down_4(moves_down_4),
      .moves_down_5(moves_down_5),
      .moves_down_6(moves_down_6),
      .moves_down_7(moves_down_7),
      .moves_down_8(moves_down_8),
      .moves_down_9(moves_down_9),
      .moves_down_10(moves_down_10),
      .moves_down_11(moves_down_11),
      .moves_down_12(moves_down_12),
      .moves_down_13(moves_down_13),
      .moves_down_14(moves_down_14),
      .moves_down_15(moves_down_15),
      .moves_down_16(moves_down_16),
      .moves_down_17(moves_down_17),
      .moves_down_18(moves_down_18),
      .moves_down_19(moves_down_19),
      .moves_down_20(moves_down_20),
      .moves_down_21(moves_down_21),
      .moves_down_22(moves_down_22),
      .moves_down_23(moves_down_23),
      .moves_down_24(moves_down_24),
      .moves_down_25(moves_down_25),
      .moves_down_26(moves_down_26),
      .moves_down_27(moves_down_27),
      .moves_down_28(moves_down_28),
      .moves_down_29(moves_down_29),
      .moves_down_30(moves_down_30),
      .moves_down_31(moves_down_31),
      .slider_sums_0(moves_slider_sums_0),
      .slider_sums_1(moves_slider_sums_1),
      .slider_sums_2(moves_slider_sums_2),
      .slider_sums_3(moves_slider_sums_3),
      .slider_sums_4(moves_slider_sums_4),
      .slider_sums_5(moves_slider_sums_5),
      .slider_sums_6(moves_slider_sums_6),
      .slider_sums_7(moves_slider_sums_7),
      .slider_sums_8(moves_slider_sums_8),
      .slider_sums_9(moves_slider_sums_9),
      .slider_sums_10(moves_slider_sums_10),
      .slider_sums_11(moves_slider_sums_11),
      .slider_sums_12(moves_slider_sums_12),
      .slider_sums_13(moves_slider_sums_13),
      .slider_sums_14(moves_slider_sums_14),
      .slider_sums_15(moves_slider_sums_15),
      .slider_sums_16(moves_slider_sums_16),
      .slider_sums_17(moves_slider_sums_17),
      .slider_sums_18(moves_slider_sums_18),
      .slider_sums_19(moves_slider_sums_19),
      .slider_sums_20(moves_slider_sums_20),
      .slider_sums_21(moves_slider_sums_21),
      .slider_sums_22(moves_slider_sums_22),
      .slider_sums_23(moves_slider_sums_23),
      .slider_sums_24(moves_slider_sums_24),
      .slider_sums_25(moves_slider_sums_25),
      .slider_sums_26(moves_slider_sums_26),
      .slider_sums_27(moves_slider_sums_27),
      .slider_sums_28(moves_slider_sums_28),
      .slider_sums_29(moves_slider_sums_29),
      .slider_sums_30(moves_slider_sums_30),
      .slider_sums_31(moves_slider_sums_31),
      .leaper_sums_0(moves_leaper_sums_0),
      .leaper_sums_1(moves_leaper_sums_1),
      .leaper_sums_2(moves_leaper_sums_2),
      .leaper_sums_3(moves_leaper_sums_3),
      .leaper_sums_4(moves_leaper_sums_4),
      .leaper_sums_5(moves_leaper_sums_5),
      .leaper_sums_6(moves_leaper_sums_6),
      .leaper_sums_7(moves_leaper_sums_7),
      .leaper_sums_8(moves_leaper_sums_8),
      .leaper_sums_9(moves_leaper_sums_9),
      .leaper_sums_10(moves_leaper_sums_10),
      .leaper_sums_11(moves_leaper_sums_11),
      .leaper_sums_12(moves_leaper_sums_12),
      .leaper_sums_13(moves_leaper_sums_13),
      .leaper_sums_14(moves_leaper_sums_14),
      .leaper_sums_15(moves_leaper_sums_15),
      .leaper_sums_16(moves_leaper_sums_16),
      .leaper_sums_17(moves_leaper_sums_17),
      .leaper_sums_18(moves_leaper_sums_18),
      .leaper_sums_19(moves_leaper_sums_19),
      .leaper_sums_20(moves_leaper_sums_20),
      .leaper_sums_21(moves_leaper_sums_21),
      .leaper_sums_22(moves_leaper_sums_22),
      .leaper_sums_23(moves_leaper_sums_23),
      .leaper_sums_24(moves_leaper_sums_24),
      .leaper_sums_25(moves_leaper_sums_25),
      .leaper_sums_26(moves_leaper_sums_26),
      .leaper_sums_27(moves_leaper_sums_27),
      .leaper_sums_28(moves_leaper_sums_28),
      .leaper_sums_29(moves_leaper_sums_29),
      .leaper_sums_30(moves_leaper_sums_30),
      .leaper_sums_31(moves_leaper_sums_31)
  );

  // First and second stage: turn the board to the mover's side. Black's first rank is White's last.
  assign rank_views_0_black = state[STATE_WORD_SIDE];
  assign rank_views_1_black = state[STATE_WORD_SIDE];
  assign rank_views_2_black = state[STATE_WORD_SIDE];
  assign rank_views_3_black = state[STATE_WORD_SIDE];
  assign rank_views_4_black = state[STATE_WORD_SIDE];
  assign rank_views_5_black = state[STATE_WORD_SIDE];
  assign rank_views_6_black = state[STATE_WORD_SIDE];
  assign rank_views_7_black = state[STATE_WORD_SIDE];

  // Third to fifth stage: threats; the mover's pieces are delayed.
  assign threats_empty_0 = ~(rank_views_0_own | rank_views_0_theirs);
  assign threats_empty_later_0 = ~(seen_own_1_data_out_0 | seen_theirs_1_data_out_0);
  assign threats_empty_1 = ~(rank_views_1_own | rank_views_1_theirs);
  assign threats_empty_later_1 = ~(seen_own_1_data_out_1 | seen_theirs_1_data_out_1);
  assign threats_empty_2 = ~(rank_views_2_own | rank_views_2_theirs);
  assign threats_empty_later_2 = ~(seen_own_1_data_out_2 | seen_theirs_1_data_out_2);
  assign threats_empty_3 = ~(rank_views_3_own | rank_views_3_theirs);
  assign threats_empty_later_3 = ~(seen_own_1_data_out_3 | seen_theirs_1_data_out_3);
  assign threats_empty_4 = ~(rank_views_4_own | rank_views_4_theirs);
  assign threats_empty_later_4 = ~(seen_own_1_data_out_4 | seen_theirs_1_data_out_4);
  assign threats_empty_5 = ~(rank_views_5_own | rank_views_5_theirs);
  assign threats_empty_later_5 = ~(seen_own_1_data_out_5 | seen_theirs_1_data_out_5);
  assign threats_empty_6 = ~(rank_views_6_own | rank_views_6_theirs);
  assign threats_empty_later_6 = ~(seen_own_1_data_out_6 | seen_theirs_1_data_out_6);
  assign threats_empty_7 = ~(rank_views_7_own | rank_views_7_theirs);
  assign threats_empty_later_7 = ~(seen_own_1_data_out_7 | seen_theirs_1_data_out_7);
  assign en_passant_row_empty = ~(rank_views_4_own | rank_views_4_theirs);

  // Sixth stage: which pieces may move, and to which squares.
  assign king_around_0 = 8'd0;
  assign king_around_9 = 8'd0;
  assign king_around_1 = own_king_0;
  assign empty_0 = ~(seen_own_2_data_out_0 | seen_theirs_2_data_out_0);
  assign king_around_2 = own_king_1;
  assign empty_1 = ~(seen_own_2_data_out_1 | seen_theirs_2_data_out_1);
  assign king_around_3 = own_king_2;
  assign empty_2 = ~(seen_own_2_data_out_2 | seen_theirs_2_data_out_2);
  assign king_around_4 = own_king_3;
  assign empty_3 = ~(seen_own_2_data_out_3 | seen_theirs_2_data_out_3);
  assign king_around_5 = own_king_4;
  assign empty_4 = ~(seen_own_2_data_out_4 | seen_theirs_2_data_out_4);
  assign king_around_6 = own_king_5;
  assign empty_5 = ~(seen_own_2_data_out_5 | seen_theirs_2_data_out_5);
  assign king_around_7 = own_king_6;
  assign empty_6 = ~(seen_own_2_data_out_6 | seen_theirs_2_data_out_6);
  assign king_around_8 = own_king_7;
  assign empty_7 = ~(seen_own_2_data_out_7 | seen_theirs_2_data_out_7);
  assign rank_sources_0_king_beside = king_around_0 | king_around_2;
  assign rank_sources_1_king_beside = king_around_1 | king_around_3;
  assign rank_sources_2_king_beside = king_around_2 | king_around_4;
  assign rank_sources_3_king_beside = king_around_3 | king_around_5;
  assign rank_sources_4_king_beside = king_around_4 | king_around_6;
  assign rank_sources_5_king_beside = king_around_5 | king_around_7;
  assign rank_sources_6_king_beside = king_around_6 | king_around_8;
  assign rank_sources_7_king_beside = king_around_7 | king_around_9;

  // Seventh stage: moves to each square, allowed or not.
  // The moves and the pieces.
  assign occupied_0 = rank_views_0_own | rank_views_0_theirs;
  assign occupied_1 = rank_views_1_own | rank_views_1_theirs;
  assign occupied_2 = rank_views_2_own | rank_views_2_theirs;
  assign occupied_3 = rank_views_3_own | rank_views_3_theirs;
  assign occupied_4 = rank_views_4_own | rank_views_4_theirs;
  assign occupied_5 = rank_views_5_own | rank_views_5_theirs;
  assign occupied_6 = rank_views_6_own | rank_views_6_theirs;
  assign occupied_7 = rank_views_7_own | rank_views_7_theirs;

  initial begin
    bare_east = 1'b0;
    bare_west = 1'b0;
  end

  always @(posedge clock) begin
    bare_east <= en_passant_row_east_bare;
    bare_west <= en_passant_row_west_bare;
  end

  // What nothing here reads.
  wire unused = &{1'b0, threats_checkers_0, threats_checkers_1, threats_checkers_2,
      threats_checkers_3, threats_checkers_5, threats_checkers_6, threats_checkers_7,
      moves_slider_sums_0, moves_slider_sums_1, moves_slider_sums_2, moves_slider_sums_3,
      moves_slider_sums_4, moves_slider_sums_5, moves_slider_sums_6, moves_slider_sums_7,
      moves_slider_sums_8, moves_slider_sums_9, moves_slider_sums_10, moves_slider_sums_11,
      moves_slider_sums_12, moves_slider_sums_13, moves_slider_sums_14, moves_slider_sums_15,
      moves_slider_sums_16, moves_slider_sums_17, moves_slider_sums_18, moves_slider_sums_19,
      moves_slider_sums_20, moves_slider_sums_21, moves_slider_sums_22, moves_slider_sums_23,
      moves_slider_sums_24, moves_slider_sums_25, moves_slider_sums_26, moves_slider_sums_27,
      moves_slider_sums_28, moves_slider_sums_29, moves_slider_sums_30, moves_slider_sums_31,
      moves_leaper_sums_0, moves_leaper_sums_1, moves_leaper_sums_2, moves_leaper_sums_3,
      moves_leaper_sums_4, moves_leaper_sums_5, moves_leaper_sums_6, moves_leaper_sums_7,
      moves_leaper_sums_8, moves_leaper_sums_9, moves_leaper_sums_10, moves_leaper_sums_11,
      moves_leaper_sums_12, moves_leaper_sums_13, moves_leaper_sums_14, moves_leaper_sums_15,
      moves_leaper_sums_16, moves_leaper_sums_17, moves_leaper_sums_18, moves_leaper_sums_19,
      moves_leaper_sums_20, moves_leaper_sums_21, moves_leaper_sums_22, moves_leaper_sums_23,
      moves_leaper_sums_24, moves_leaper_sums_25, moves_leaper_sums_26, moves_leaper_sums_27,
      moves_leaper_sums_28, moves_leaper_sums_29, moves_leaper_sums_30, moves_leaper_sums_31};
endmodule

`line 5620 "fpgambit_search_fast_planes.v" 0
// Reorders a rank word into planes.
module fpgambit_search_fast_planes (
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

`line 5635 "fpgambit_search_fast_rank_views.v" 0
// Holds a rank as seen from the side to move: sets of squares, one bit per file.
module fpgambit_search_fast_rank_views (
    input  wire        clock,           // Clock
    input  wire        black,           // Black is to move
    input  wire [31:0] seen_by_white,   // Planes of this rank, counted from White's side
    input  wire [31:0] seen_by_black,   // Planes of this rank, counted from Black's side
    output wire [7:0]  own_pawns,       // Pawns of the side to move
    output wire [7:0]  own_knights,     // Its knights
    output wire [7:0]  own_diagonal,    // Its bishops and queens
    output wire [7:0]  own_straight,    // Its rooks and queens
    output wire [7:0]  own_king,        // Its king
    output wire [7:0]  own,             // All its pieces
    output wire [7:0]  their_pawns,     // Pawns of the other side
    output wire [7:0]  their_knights,   // Its knights
    output wire [7:0]  their_diagonal,  // Its bishops and queens
    output wire [7:0]  their_straight,  // Its rooks and queens
    output wire [7:0]  their_king,      // Its king
    output wire [7:0]  theirs           // All its pieces
);

  localparam [4:0] PLANE_COLOUR = 5'd24;
  localparam [4:0] PLANE_TYPE_0 = 5'd0;
  localparam [4:0] PLANE_TYPE_1 = 5'd8;
  localparam [4:0] PLANE_TYPE_2 = 5'd16;

  reg  [31:0] planes;
  reg  [7:0]  own_pawn_set;
  reg  [7:0]  own_knight_set;
  reg  [7:0]  own_diagonal_set;
  reg  [7:0]  own_straight_set;
  reg  [7:0]  own_king_set;
  reg  [7:0]  own_set;
  reg  [7:0]  their_pawn_set;
  reg  [7:0]  their_knight_set;
  reg  [7:0]  their_diagonal_set;
  reg  [7:0]  their_straight_set;
  reg  [7:0]  their_king_set;
  reg  [7:0]  their_set;

  wire [7:0]  bit0;
  wire [7:0]  bit1;
  wire [7:0]  bit2;
  wire [7:0]  mine;
  wire [7:0]  foreign;
  wire [7:0]  pawns;
  wire [7:0]  knights;
  wire [7:0]  diagonal;
  wire [7:0]  straight;
  wire [7:0]  kings;

  always @(posedge clock) begin
    planes <= seen_by_white;
    if (black) begin
      planes <= seen_by_black ^ (32'h0000_00ff << PLANE_COLOUR);
    end
  end

  assign bit0 = planes[PLANE_TYPE_0 +: 8];
  assign bit1 = planes[PLANE_TYPE_1 +: 8];
  assign bit2 = planes[PLANE_TYPE_2 +: 8];
  assign foreign = planes[PLANE_COLOUR +: 8];
  assign mine = ~foreign;
  assign pawns = bit0 & ~bit1 & ~bit2;
  assign knights = ~bit0 & bit1 & ~bit2;
  assign diagonal = bit0 & (bit1 ^ bit2);
  assign straight = bit2 & ~bit1;
  assign kings = ~bit0 & bit1 & bit2;
  assign own_pawns = own_pawn_set;
  assign own_knights = own_knight_set;
  assign own_diagonal = own_diagonal_set;
  assign own_straight = own_straight_set;
  assign own_king = own_king_set;
  assign own = own_set;
  assign their_pawns = their_pawn_set;
  assign their_knights = their_knight_set;
  assign their_diagonal = their_diagonal_set;
  assign their_straight = their_straight_set;
  assign their_king = their_king_set;
  assign theirs = their_set;

  initial begin
    planes = 32'd0;
    own_pawn_set = 8'd0;
    own_knight_set = 8'd0;
    own_diagonal_set = 8'd0;
    own_straight_set = 8'd0;
    own_king_set = 8'd0;
    own_set = 8'd0;
    their_pawn_set = 8'd0;
    their_knight_set = 8'd0;
    their_diagonal_set = 8'd0;
    their_straight_set = 8'd0;
    their_king_set = 8'd0;
    their_set = 8'd0;
  end

  always @(posedge clock) begin
    own_pawn_set <= pawns & mine;
    own_knight_set <= knights & mine;
    own_diagonal_set <= diagonal & mine;
    own_straight_set <= straight & mine;
    own_king_set <= kings & mine;
    own_set <= (bit0 | bit1 | bit2) & mine;
    their_pawn_set <= pawns & foreign;
    their_knight_set <= knights & foreign;
    their_diagonal_set <= diagonal & foreign;
    their_straight_set <= straight & foreign;
    their_king_set <= kings & foreign;
    their_set <= (bit0 | bit1 | bit2) & foreign;
  end
endmodule

`line 5748 "fpgambit_search_fast_state_view.v" 0
// Holds the mover's castling rights and the en passant file. Latency: two clocks for the file, five
// for the rest.
module fpgambit_search_fast_state_view (
    input  wire        clock,      // Clock
    input  wire [31:0] state,      // The state word
    output wire [7:0]  seen_file,  // The file of the en passant square, if there is one, for the
                                   // third stage
    output wire [7:0]  file,       // The same for the sixth stage
    output wire        short_,     // The right to castle on the king's side, for the sixth stage
    output wire        long_       // The right to castle on the queen's side, for the sixth stage
);

  localparam [1:0] RIGHT_BLACK_LONG = 2'd3;
  localparam [1:0] RIGHT_BLACK_SHORT = 2'd2;
  localparam [1:0] RIGHT_WHITE_LONG = 2'd1;
  localparam [1:0] RIGHT_WHITE_SHORT = 2'd0;
  localparam [4:0] STATE_WORD_EN_PASSANT = 5'd5;
  localparam [4:0] STATE_WORD_EN_PASSANT_SQUARE = 5'd6;
  localparam [4:0] STATE_WORD_RIGHTS = 5'd1;
  localparam [4:0] STATE_WORD_SIDE = 5'd0;

  reg  [7:0]  files_0;
  reg  [7:0]  files_1;
  reg  [7:0]  files_2;
  reg  [7:0]  files_3;
  reg  [7:0]  files_4;
  reg  [4:0]  shorts;
  reg  [4:0]  longs;

  wire [3:0]  rights;
  reg  [7:0]  one;
  reg         may_short;
  reg         may_long;

  assign rights = state[STATE_WORD_RIGHTS +: 4];

  always @* begin
    may_short = rights[RIGHT_WHITE_SHORT];
    may_long = rights[RIGHT_WHITE_LONG];
    if (state[STATE_WORD_SIDE]) begin
      may_short = rights[RIGHT_BLACK_SHORT];
      may_long = rights[RIGHT_BLACK_LONG];
    end
  end

  always @* begin
    one = 8'd0;
    if (state[STATE_WORD_EN_PASSANT]) begin
      one = 8'd1 << state[STATE_WORD_EN_PASSANT_SQUARE +: 3];
    end
  end

  always @(posedge clock) begin
    shorts <= {shorts[3:0], 1'b0};
    if (may_short) begin
      shorts <= {shorts[3:0], 1'b1};
    end
  end

  always @(posedge clock) begin
    longs <= {longs[3:0], 1'b0};
    if (may_long) begin
      longs <= {longs[3:0], 1'b1};
    end
  end

  assign seen_file = files_1;
  assign file = files_4;
  assign short_ = shorts[4];
  assign long_ = longs[4];

  initial begin
    files_0 = 8'd0;
    files_1 = 8'd0;
    files_2 = 8'd0;
    files_3 = 8'd0;
    files_4 = 8'd0;
    shorts = 5'd0;
    longs = 5'd0;
  end

  always @(posedge clock) begin
    files_0 <= one;
    files_1 <= files_0;
    files_2 <= files_1;
    files_3 <= files_2;
    files_4 <= files_3;
  end

  // What nothing here reads.
  wire unused = &{1'b0, state[31:9]};
endmodule

`line 5842 "fpgambit_search_fast_threats.v" 0
// Finds attacks, checks and pins on the whole board. Latency: three clocks.
module fpgambit_search_fast_threats (
    input  wire       clock,          // Clock
    input  wire [7:0] pawns_0,        // The other side's pawns, rank by rank
    input  wire [7:0] pawns_1,        // The other side's pawns, rank by rank
    input  wire [7:0] pawns_2,        // The other side's pawns, rank by rank
    input  wire [7:0] pawns_3,        // The other side's pawns, rank by rank
    input  wire [7:0] pawns_4,        // The other side's pawns, rank by rank
    input  wire [7:0] pawns_5,        // The other side's pawns, rank by rank
    input  wire [7:0] pawns_6,        // The other side's pawns, rank by rank
    input  wire [7:0] pawns_7,        // The other side's pawns, rank by rank
    input  wire [7:0] knights_0,      // Its knights
    input  wire [7:0] knights_1,      // Its knights
    input  wire [7:0] knights_2,      // Its knights
    input  wire [7:0] knights_3,      // Its knights
    input  wire [7:0] knights_4,      // Its knights
    input  wire [7:0] knights_5,      // Its knights
    input  wire [7:0] knights_6,      // Its knights
    input  wire [7:0] knights_7,      // Its knights
    input  wire [7:0] diagonal_0,     // Its bishops and queens
    input  wire [7:0] diagonal_1,     // Its bishops and queens
    input  wire [7:0] diagonal_2,     // Its bishops and queens
    input  wire [7:0] diagonal_3,     // Its bishops and queens
    input  wire [7:0] diagonal_4,     // Its bishops and queens
    input  wire [7:0] diagonal_5,     // Its bishops and queens
    input  wire [7:0] diagonal_6,     // Its bishops and queens
    input  wire [7:0] diagonal_7,     // Its bishops and queens
    input  wire [7:0] straight_0,     // Its rooks and queens
    input  wire [7:0] straight_1,     // Its rooks and queens
    input  wire [7:0] straight_2,     // Its rooks and queens
    input  wire [7:0] straight_3,     // Its rooks and queens
    input  wire [7:0] straight_4,     // Its rooks and queens
    input  wire [7:0] straight_5,     // Its rooks and queens
    input  wire [7:0] straight_6,     // Its rooks and queens
    input  wire [7:0] straight_7,     // Its rooks and queens
    input  wire [7:0] their_king_0,   // Its king
    input  wire [7:0] their_king_1,   // Its king
    input  wire [7:0] their_king_2,   // Its king
    input  wire [7:0] their_king_3,   // Its king
    input  wire [7:0] their_king_4,   // Its king
    input  wire [7:0] their_king_5,   // Its king
    input  wire [7:0] their_king_6,   // Its king
    input  wire [7:0] their_king_7,   // Its king
    input  wire [7:0] king_0,         // The king of the side to move
    input  wire [7:0] king_1,         // The king of the side to move
    input  wire [7:0] king_2,         // The king of the side to move
    input  wire [7:0] king_3,         // The king of the side to move
    input  wire [7:0] king_4,         // The king of the side to move
    input  wire [7:0] king_5,         // The king of the side to move
    input  wire [7:0] king_6,         // The king of the side to move
    input  wire [7:0] king_7,         // The king of the side to move
    input  wire [7:0] empty_0,        // Empty squares
    input  wire [7:0] empty_1,        // Empty squares
    input  wire [7:0] empty_2,        // Empty squares
    input  wire [7:0] empty_3,        // Empty squares
    input  wire [7:0] empty_4,        // Empty squares
    input  wire [7:0] empty_5,        // Empty squares
    input  wire [7:0] empty_6,        // Empty squares
    input  wire [7:0] empty_7,        // Empty squares
    input  wire [7:0] empty_later_0,  // The empty squares again, two clocks later
    input  wire [7:0] empty_later_1,  // The empty squares again, two clocks later
    input  wire [7:0] empty_later_2,  // The empty squares again, two clocks later
    input  wire [7:0] empty_later_3,  // The empty squares again, two clocks later
    input  wire [7:0] empty_later_4,  // The empty squares again, two clocks later
    input  wire [7:0] empty_later_5,  // The empty squares again, two clocks later
    input  wire [7:0] empty_later_6,  // The empty squares again, two clocks later
    input  wire [7:0] empty_later_7,  // The empty squares again, two clocks later
    output wire [7:0] attacked_0,     // Squares that the other side attacks, including those behind
                                      // the king
    output wire [7:0] attacked_1,     // Squares that the other side attacks, including those behind
                                      // the king
    output wire [7:0] attacked_2,     // Squares that the other side attacks, including those behind
                                      // the king
    output wire [7:0] attacked_3,     // Squares that the other side attacks, including those behind
                                      // the king
    output wire [7:0] attacked_4,     // Squares that the other side attacks, including those behind
                                      // the king
    output wire [7:0] attacked_5,     // Squares that the other side attacks, including those behind
                                      // the king
    output wire [7:0] attacked_6,     // Squares that the other side attacks, including those behind
                                      // the king
    output wire [7:0] attacked_7,     // Squares that the other side attacks, including those behind
                                      // the king
    output wire [7:0] checkers_0,     // Pieces that give check
    output wire [7:0] checkers_1,     // Pieces that give check
    output wire [7:0] checkers_2,     // Pieces that give check
    output wire [7:0] checkers_3,     // Pieces that give check
    output wire [7:0] checkers_4,     // Pieces that give check
    output wire [7:0] checkers_5,     // Pieces that give check
    output wire [7:0] checkers_6,     // Pieces that give check
    output wire [7:0] checkers_7,     // Pieces that give check
    output wire [7:0] cover_0,        // Squares where a move answers a check by blocking it or
                                      // capturing the checker
    output wire [7:0] cover_1,        // Squares where a move answers a check by blocking it or
                                      // capturing the checker
    output wire [7:0] cover_2,        // Squares where a move answers a check by blocking it or
                                      // capturing the checker
    output wire [7:0] cover_3,        // Squares where a move answers a check by blocking it or
                                      // capturing the checker
    output wire [7:0] cover_4,        // Squares where a move answers a check by blocking it or
                                      // capturing the checker
    output wire [7:0] cover_5,        // Squares where a move answers a check by blocking it or
                                      // capturing the checker
    output wire [7:0] cover_6,        // Squares where a move answers a check by blocking it or
                                      // capturing the checker
    output wire [7:0] cover_7,        // Squares where a move answers a check by blocking it or
                                      // capturing the checker
    output wire       one_0,          // A piece of this rank gives check
    output wire       one_1,          // A piece of this rank gives check
    output wire       one_2,          // A piece of this rank gives check
    output wire       one_3,          // A piece of this rank gives check
    output wire       one_4,          // A piece of this rank gives check
    output wire       one_5,          // A piece of this rank gives check
    output wire       one_6,          // A piece of this rank gives check
    output wire       one_7,          // A piece of this rank gives check
    output wire       several_0,      // Two or more pieces of this rank give check
    output wire       several_1,      // Two or more pieces of this rank give check
    output wire       several_2,      // Two or more pieces of this rank give check
    output wire       several_3,      // Two or more pieces of this rank give check
    output wire       several_4,      // Two or more pieces of this rank give check
    output wire       several_5,      // Two or more pieces of this rank give check
    output wire       several_6,      // Two or more pieces of this rank give check
    output wire       several_7,      // Two or more pieces of this rank give check
    output wire [7:0] between_0,      // Squares in sight of the king from one side and of a slider
                                      // from the other; a piece on one of them is the only piece
                                      // between the two
    output wire [7:0] between_1,      // Squares in sight of the king from one side and of a slider
                                      // from the other; a piece on one of them is the only piece
                                      // between the two
    output wire [7:0] between_2,      // Squares in sight of the king from one side and of a slider
                                      // from the other; a piece on one of them is the only piece
                                      // between the two
    output wire [7:0] between_3,      // Squares in sight of the king from one side and of a slider
                                      // from the other; a piece on one of them is the only piece
                                      // between the two
    output wire [7:0] between_4,      // Squares in sight of the king from one side and of a slider
                                      // from the other; a piece on one of them is the only piece
                                      // between the two
    output wire [7:0] between_5,      // Squares in sight of the king from one side and of a slider
                                      // from the other; a piece on one of them is the only piece
                                      // between the two
    output wire [7:0] between_6,      // Squares in sight of the king from one side and of a slider
                                      // from the other; a piece on one of them is the only piece
                                      // between the two
    output wire [7:0] between_7,      // Squares in sight of the king from one side and of a slider
                                      // from the other; a piece on one of them is the only piece
                                      // between the two
    output wire [7:0] between_8,      // Squares in sight of the king from one side and of a slider
                                      // from the other; a piece on one of them is the only piece
                                      // between the two
    output wire [7:0] between_9,      // Squares in sight of the king from one side and of a slider
                                      // from the other; a piece on one of them is the only piece
                                      // between the two
    output wire [7:0] between_10,     // Squares in sight of the king from one side and of a slider
                                      // from the other; a piece on one of them is the only piece
                                      // between the two
    output wire [7:0] between_11,     // Squares in sight of the king from one side and of a slider
                                      // from the other; a piece on one of them is the only piece
                                      // between the two
    output wire [7:0] between_12,     // Squares in sight of the king from one side and of a slider
                                      // from the other; a piece on one of them is the only piece
                                      // between the two
    output wire [7:0] between_13,     // Squares in sight of the king from one side and of a slider
                                      // from the other; a piece on one of them is the only piece
                                      // between the two
    output wire [7:0] between_14,     // Squares in sight of the king from one side and of a slider
                                      // from the other; a piece on one of them is the only piece
                                      // between the two
    output wire [7:0] between_15,     // Squares in sight of the king from one side and of a slider
                                      // from the other; a piece on one of them is the only piece
                                      // between the two
    output wire [7:0] between_16,     // Squares in sight of the king from one side and of a slider
                                      // from the other; a piece on one of them is the only piece
                                      // between the two
    output wire [7:0] between_17,     // Squares in sight of the king from one side and of a slider
                                      // from the other; a piece on one of them is the only piece
                                      // between the two
    output wire [7:0] between_18,     // Squares in sight of the king from one side and of a slider
                                      // from the other; a piece on one of them is the only piece
                                      // between the two
    output wire [7:0] between_19,     // Squares in sight of the king from one side and of a slider
                                      // from the other; a piece on one of them is the only piece
                                      // between the two
    output wire [7:0] between_20,     // Squares in sight of the king from one side and of a slider
                                      // from the other; a piece on one of them is the only piece
                                      // between the two
    output wire [7:0] between_21,     // Squares in sight of the king from one side and of a slider
                                      // from the other; a piece on one of them is the only piece
                                      // between the two
    output wire [7:0] between_22,     // Squares in sight of the king from one side and of a slider
                                      // from the other; a piece on one of them is the only piece
                                      // between the two
    output wire [7:0] between_23,     // Squares in sight of the king from one side and of a slider
                                      // from the other; a piece on one of them is the only piece
                                      // between the two
    output wire [7:0] between_24,     // Squares in sight of the king from one side and of a slider
                                      // from the other; a piece on one of them is the only piece
                                      // between the two
    output wire [7:0] between_25,     // Squares in sight of the king from one side and of a slider
                                      // from the other; a piece on one of them is the only piece
                                      // between the two
    output wire [7:0] between_26,     // Squares in sight of the king from one side and of a slider
                                      // from the other; a piece on one of them is the only piece
                                      // between the two
    output wire [7:0] between_27,     // Squares in sight of the king from one side and of a slider
                                      // from the other; a piece on one of them is the only piece
                                      // between the two
    output wire [7:0] between_28,     // Squares in sight of the king from one side and of a slider
                                      // from the other; a piece on one of them is the only piece
                                      // between the two
    output wire [7:0] between_29,     // Squares in sight of the king from one side and of a slider
                                      // from the other; a piece on one of them is the only piece
                                      // between the two
    output wire [7:0] between_30,     // Squares in sight of the king from one side and of a slider
                                      // from the other; a piece on one of them is the only piece
                                      // between the two
    output wire [7:0] between_31      // Squares in sight of the king from one side and of a slider
                                      // from the other; a piece on one of them is the only piece
                                      // between the two
);

  reg  [7:0]  between_set_0;
  reg  [7:0]  between_set_1;
  reg  [7:0]  between_set_2;
  reg  [7:0]  between_set_3;
  reg  [7:0]  between_set_4;
  reg  [7:0]  between_set_5;
  reg  [7:0]  between_set_6;
  reg  [7:0]  between_set_7;
  reg  [7:0]  between_set_8;
  reg  [7:0]  between_set_9;
  reg  [7:0]  between_set_10;
  reg  [7:0]  between_set_11;
  reg  [7:0]  between_set_12;
  reg  [7:0]  between_set_13;
  reg  [7:0]  between_set_14;
  reg  [7:0]  between_set_15;
  reg  [7:0]  between_set_16;
  reg  [7:0]  between_set_17;
  reg  [7:0]  between_set_18;
  reg  [7:0]  between_set_19;
  reg  [7:0]  between_set_20;
  reg  [7:0]  between_set_21;
  reg  [7:0]  between_set_22;
  reg  [7:0]  between_set_23;
  reg  [7:0]  between_set_24;
  reg  [7:0]  between_set_25;
  reg  [7:0]  between_set_26;
  reg  [7:0]  between_set_27;
  reg  [7:0]  between_set_28;
  reg  [7:0]  between_set_29;
  reg  [7:0]  between_set_30;
  reg  [7:0]  between_set_31;

  wire [7:0]  knights_around_0;
  wire [7:0]  knights_around_1;
  wire [7:0]  knights_around_2;
  wire [7:0]  knights_around_3;
  wire [7:0]  knights_around_4;
  wire [7:0]  knights_around_5;
  wire [7:0]  knights_around_6;
  wire [7:0]  knights_around_7;
  wire [7:0]  knights_around_8;
  wire [7:0]  knights_around_9;
  wire [7:0]  knights_around_10;
  wire [7:0]  knights_around_11;
  wire [7:0]  king_around_0;
  wire [7:0]  king_around_1;
  wire [7:0]  king_around_2;
  wire [7:0]  king_around_3;
  wire [7:0]  king_around_4;
  wire [7:0]  king_around_5;
  wire [7:0]  king_around_6;
  wire [7:0]  king_around_7;
  wire [7:0]  king_around_8;
  wire [7:0]  king_around_9;
  wire [7:0]  king_around_10;
  wire [7:0]  king_around_11;
  wire [7:0]  pawns_around_0;
  wire [7:0]  pawns_around_1;
  wire [7:0]  pawns_around_2;
  wire [7:0]  pawns_around_3;
  wire [7:0]  pawns_around_4;
  wire [7:0]  pawns_around_5;
  wire [7:0]  pawns_around_6;
  wire [7:0]  pawns_around_7;
  wire [7:0]  pawns_around_8;
  wire [7:0]  pawns_around_9;
  wire [7:0]  pawns_around_10;
  wire [7:0]  pawns_around_11;
  wire [7:0]  their_king_around_0;
  wire [7:0]  their_king_around_1;
  wire [7:0]  their_king_around_2;
  wire [7:0]  their_king_around_3;
  wire [7:0]  their_king_around_4;
  wire [7:0]  their_king_around_5;
  wire [7:0]  their_king_around_6;
  wire [7:0]  their_king_around_7;
  wire [7:0]  their_king_around_8;
  wire [7:0]  their_king_around_9;
  wire [7:0]  their_king_around_10;
  wire [7:0]  their_king_around_11;
  wire [7:0]  file_lines_0_data_out_0;
  wire [7:0]  file_lines_0_data_out_1;
  wire [7:0]  file_lines_0_data_out_2;
  wire [7:0]  file_lines_0_data_out_3;
  wire [7:0]  file_lines_0_data_out_4;
  wire [7:0]  file_lines_0_data_out_5;
  wire [7:0]  file_lines_0_data_out_6;
  wire [7:0]  file_lines_0_data_out_7;
  wire [7:0]  file_lines_1_data_out_0;
  wire [7:0]  file_lines_1_data_out_1;
  wire [7:0]  file_lines_1_data_out_2;
  wire [7:0]  file_lines_1_data_out_3;
  wire [7:0]  file_lines_1_data_out_4;
  wire [7:0]  file_lines_1_data_out_5;
  wire [7:0]  file_lines_1_data_out_6;
  wire [7:0]  file_lines_1_data_out_7;
  wire [7:0]  file_lines_2_data_out_0;
  wire [7:0]  file_lines_2_data_out_1;
  wire [7:0]  file_lines_2_data_out_2;
  wire [7:0]  file_lines_2_data_out_3;
  wire [7:0]  file_lines_2_data_out_4;
  wire [7:0]  file_lines_2_data_out_5;
  wire [7:0]  file_lines_2_data_out_6;
  wire [7:0]  file_lines_2_data_out_7;
  wire [7:0]  rising_lines_0_data_out_0;
  wire [7:0]  rising_lines_0_data_out_1;
  wire [7:0]  rising_lines_0_data_out_2;
  wire [7:0]  rising_lines_0_data_out_3;
  wire [7:0]  rising_lines_0_data_out_4;
  wire [7:0]  rising_lines_0_data_out_5;
  wire [7:0]  rising_lines_0_data_out_6;
  wire [7:0]  rising_lines_0_data_out_7;
  wire [7:0]  rising_lines_1_data_out_0;
  wire [7:0]  rising_lines_1_data_out_1;
  wire [7:0]  rising_lines_1_data_out_2;
  wire [7:0]  rising_lines_1_data_out_3;
  wire [7:0]  rising_lines_1_data_out_4;
  wire [7:0]  rising_lines_1_data_out_5;
  wire [7:0]  rising_lines_1_data_out_6;
  wire [7:0]  rising_lines_1_data_out_7;
  wire [7:0]  rising_lines_2_data_out_0;
  wire [7:0]  rising_lines_2_data_out_1;
  wire [7:0]  rising_lines_2_data_out_2;
  wire [7:0]  rising_lines_2_data_out_3;
  wire [7:0]  rising_lines_2_data_out_4;
  wire [7:0]  rising_lines_2_data_out_5;
  wire [7:0]  rising_lines_2_data_out_6;
  wire [7:0]  rising_lines_2_data_out_7;
  wire [7:0]  falling_lines_0_data_out_0;
  wire [7:0]  falling_lines_0_data_out_1;
  wire [7:0]  falling_lines_0_data_out_2;
  wire [7:0]  falling_lines_0_data_out_3;
  wire [7:0]  falling_lines_0_data_out_4;
  wire [7:0]  falling_lines_0_data_out_5;
  wire [7:0]  falling_lines_0_data_out_6;
  wire [7:0]  falling_lines_0_data_out_7;
  wire [7:0]  falling_lines_1_data_out_0;
  wire [7:0]  falling_lines_1_data_out_1;
  wire [7:0]  falling_lines_1_data_out_2;
  wire [7:0]  falling_lines_1_data_out_3;
  wire [7:0]  falling_lines_1_data_out_4;
  wire [7:0]  falling_lines_1_data_out_5;
  wire [7:0]  falling_lines_1_data_out_6;
  wire [7:0]  falling_lines_1_data_out_7;
  wire [7:0]  falling_lines_2_data_out_0;
  wire [7:0]  falling_lines_2_data_out_1;
  wire [7:0]  falling_lines_2_data_out_2;
  wire [7:0]  falling_lines_2_data_out_3;
  wire [7:0]  falling_lines_2_data_out_4;
  wire [7:0]  falling_lines_2_data_out_5;
  wire [7:0]  falling_lines_2_data_out_6;
  wire [7:0]  falling_lines_2_data_out_7;
  wire [7:0]  line_threats_0_attacked;
  wire [7:0]  line_threats_0_between;
  wire [7:0]  line_threats_0_checkers;
  wire [7:0]  line_threats_1_attacked;
  wire [7:0]  line_threats_1_between;
  wire [7:0]  line_threats_1_checkers;
  wire [7:0]  line_threats_2_attacked;
  wire [7:0]  line_threats_2_between;
  wire [7:0]  line_threats_2_checkers;
  wire [7:0]  line_threats_3_attacked;
  wire [7:0]  line_threats_3_between;
  wire [7:0]  line_threats_3_checkers;
  wire [7:0]  line_threats_4_attacked;
  wire [7:0]  line_threats_4_between;
  wire [7:0]  line_threats_4_checkers;
  wire [7:0]  line_threats_5_attacked;
  wire [7:0]  line_threats_5_between;
  wire [7:0]  line_threats_5_checkers;
  wire [7:0]  line_threats_6_attacked;
  wire [7:0]  line_threats_6_between;
  wire [7:0]  line_threats_6_checkers;
  wire [7:0]  line_threats_7_attacked;
  wire [7:0]  line_threats_7_between;
  wire [7:0]  line_threats_7_checkers;
  wire [7:0]  line_threats_8_attacked;
  wire [7:0]  line_threats_8_between;
  wire [7:0]  line_threats_8_checkers;
  wire [7:0]  line_threats_9_attacked;
  wire [7:0]  line_threats_9_between;
  wire [7:0]  line_threats_9_checkers;
  wire [7:0]  line_threats_10_attacked;
  wire [7:0]  line_threats_10_between;
  wire [7:0]  line_threats_10_checkers;
  wire [7:0]  line_threats_11_attacked;
  wire [7:0]  line_threats_11_between;
  wire [7:0]  line_threats_11_checkers;
  wire [7:0]  line_threats_12_attacked;
  wire [7:0]  line_threats_12_between;
  wire [7:0]  line_threats_12_checkers;
  wire [7:0]  line_threats_13_attacked;
  wire [7:0]  line_threats_13_between;
  wire [7:0]  line_threats_13_checkers;
  wire [7:0]  line_threats_14_attacked;
  wire [7:0]  line_threats_14_between;
  wire [7:0]  line_threats_14_checkers;
  wire [7:0]  line_threats_15_attacked;
  wire [7:0]  line_threats_15_between;
  wire [7:0]  line_threats_15_checkers;
  wire [7:0]  line_threats_16_attacked;
  wire [7:0]  line_threats_16_between;
  wire [7:0]  line_threats_16_checkers;
  wire [7:0]  line_threats_17_attacked;
  wire [7:0]  line_threats_17_between;
  wire [7:0]  line_threats_17_checkers;
  wire [7:0]  line_threats_18_attacked;
  wire [7:0]  line_threats_18_between;
  wire [7:0]  line_threats_18_checkers;
  wire [7:0]  line_threats_19_attacked;
  wire [7:0]  line_threats_19_between;
  wire [7:0]  line_threats_19_checkers;
  wire [7:0]  line_threats_20_attacked;
  wire [7:0]  line_threats_20_between;
  wire [7:0]  line_threats_20_checkers;
  wire [7:0]  line_threats_21_attacked;
  wire [7:0]  line_threats_21_between;
  wire [7:0]  line_threats_21_checkers;
  wire [7:0]  line_threats_22_attacked;
  wire [7:0]  line_threats_22_between;
  wire [7:0]  line_threats_22_checkers;
  wire [7:0]  line_threats_23_attacked;
  wire [7:0]  line_threats_23_between;
  wire [7:0]  line_threats_23_checkers;
  wire [7:0]  line_threats_24_attacked;
  wire [7:0]  line_threats_24_between;
  wire [7:0]  line_threats_24_checkers;
  wire [7:0]  line_threats_25_attacked;
  wire [7:0]  line_threats_25_between;
  wire [7:0]  line_threats_25_checkers;
  wire [7:0]  line_threats_26_attacked;
  wire [7:0]  line_threats_26_between;
  wire [7:0]  line_threats_26_checkers;
  wire [7:0]  line_threats_27_attacked;
  wire [7:0]  line_threats_27_between;
  wire [7:0]  line_threats_27_checkers;
  wire [7:0]  line_threats_28_attacked;
  wire [7:0]  line_threats_28_between;
  wire [7:0]  line_threats_28_checkers;
  wire [7:0]  line_threats_29_attacked;
  wire [7:0]  line_threats_29_between;
  wire [7:0]  line_threats_29_checkers;
  wire [7:0]  line_threats_30_attacked;
  wire [7:0]  line_threats_30_between;
  wire [7:0]  line_threats_30_checkers;
  wire [7:0]  line_threats_31_attacked;
  wire [7:0]  line_threats_31_between;
  wire [7:0]  line_threats_31_checkers;
  wire [7:0]  file_ranks_0_data_out_0;
  wire [7:0]  file_ranks_0_data_out_1;
  wire [7:0]  file_ranks_0_data_out_2;
  wire [7:0]  file_ranks_0_data_out_3;
  wire [7:0]  file_ranks_0_data_out_4;
  wire [7:0]  file_ranks_0_data_out_5;
  wire [7:0]  file_ranks_0_data_out_6;
  wire [7:0]  file_ranks_0_data_out_7;
  wire [7:0]  file_ranks_1_data_out_0;
  wire [7:0]  file_ranks_1_data_out_1;
  wire [7:0]  file_ranks_1_data_out_2;
  wire [7:0]  file_ranks_1_data_out_3;
  wire [7:0]  file_ranks_1_data_out_4;
  wire [7:0]  file_ranks_1_data_out_5;
  wire [7:0]  file_ranks_1_data_out_6;
  wire [7:0]  file_ranks_1_data_out_7;
  wire [7:0]  file_ranks_2_data_out_0;
  wire [7:0]  file_ranks_2_data_out_1;
  wire [7:0]  file_ranks_2_data_out_2;
  wire [7:0]  file_ranks_2_data_out_3;
  wire [7:0]  file_ranks_2_data_out_4;
  wire [7:0]  file_ranks_2_data_out_5;
  wire [7:0]  file_ranks_2_data_out_6;
  wire [7:0]  file_ranks_2_data_out_7;
  wire [7:0]  rising_ranks_0_data_out_0;
  wire [7:0]  rising_ranks_0_data_out_1;
  wire [7:0]  rising_ranks_0_data_out_2;
  wire [7:0]  rising_ranks_0_data_out_3;
  wire [7:0]  rising_ranks_0_data_out_4;
  wire [7:0]  rising_ranks_0_data_out_5;
  wire [7:0]  rising_ranks_0_data_out_6;
  wire [7:0]  rising_ranks_0_data_out_7;
  wire [7:0]  rising_ranks_1_data_out_0;
  wire [7:0]  rising_ranks_1_data_out_1;
  wire [7:0]  rising_ranks_1_data_out_2;
  wire [7:0]  rising_ranks_1_data_out_3;
  wire [7:0]  rising_ranks_1_data_out_4;
  wire [7:0]  rising_ranks_1_data_out_5;
  wire [7:0]  rising_ranks_1_data_out_6;
  wire [7:0]  rising_ranks_1_data_out_7;
  wire [7:0]  rising_ranks_2_data_out_0;
  wire [7:0]  rising_ranks_2_data_out_1;
  wire [7:0]  rising_ranks_2_data_out_2;
  wire [7:0]  rising_ranks_2_data_out_3;
  wire [7:0]  rising_ranks_2_data_out_4;
  wire [7:0]  rising_ranks_2_data_out_5;
  wire [7:0]  rising_ranks_2_data_out_6;
  wire [7:0]  rising_ranks_2_data_out_7;
  wire [7:0]  falling_ranks_0_data_out_0;
  wire [7:0]  falling_ranks_0_data_out_1;
  wire [7:0]  falling_ranks_0_data_out_2;
  wire [7:0]  falling_ranks_0_data_out_3;
  wire [7:0]  falling_ranks_0_data_out_4;
  wire [7:0]  falling_ranks_0_data_out_5;
  wire [7:0]  falling_ranks_0_data_out_6;
  wire [7:0]  falling_ranks_0_data_out_7;
  wire [7:0]  falling_ranks_1_data_out_0;
  wire [7:0]  falling_ranks_1_data_out_1;
  wire [7:0]  falling_ranks_1_data_out_2;
  wire [7:0]  falling_ranks_1_data_out_3;
  wire [7:0]  falling_ranks_1_data_out_4;
  wire [7:0]  falling_ranks_1_data_out_5;
  wire [7:0]  falling_ranks_1_data_out_6;
  wire [7:0]  falling_ranks_1_data_out_7;
  wire [7:0]  falling_ranks_2_data_out_0;
  wire [7:0]  falling_ranks_2_data_out_1;
  wire [7:0]  falling_ranks_2_data_out_2;
  wire [7:0]  falling_ranks_2_data_out_3;
  wire [7:0]  falling_ranks_2_data_out_4;
  wire [7:0]  falling_ranks_2_data_out_5;
  wire [7:0]  falling_ranks_2_data_out_6;
  wire [7:0]  falling_ranks_2_data_out_7;
  wire [7:0]  leaper_threats_0_knights_beside;
  wire [7:0]  leaper_threats_0_knights_two_off;
  wire [7:0]  leaper_threats_0_their_king_beside;
  wire [7:0]  leaper_threats_0_king_beside;
  wire [7:0]  leaper_threats_0_king_two_off;
  wire [7:0]  leaper_threats_0_attacked;
  wire [7:0]  leaper_threats_0_checkers;
  wire [7:0]  leaper_threats_1_knights_beside;
  wire [7:0]  leaper_threats_1_knights_two_off;
  wire [7:0]  leaper_threats_1_their_king_beside;
  wire [7:0]  leaper_threats_1_king_beside;
  wire [7:0]  leaper_threats_1_king_two_off;
  wire [7:0]  leaper_threats_1_attacked;
  wire [7:0]  leaper_threats_1_checkers;
  wire [7:0]  leaper_threats_2_knights_beside;
  wire [7:0]  leaper_threats_2_knights_two_off;
  wire [7:0]  leaper_threats_2_their_king_beside;
  wire [7:0]  leaper_threats_2_king_beside;
  wire [7:0]  leaper_threats_2_king_two_off;
  wire [7:0]  leaper_threats_2_attacked;
  wire [7:0]  leaper_threats_2_checkers;
  wire [7:0]  leaper_threats_3_knights_beside;
  wire [7:0]  leaper_threats_3_knights_two_off;
  wire [7:0]  leaper_threats_3_their_king_beside;
  wire [7:0]  leaper_threats_3_king_beside;
  wire [7:0]  leaper_threats_3_king_two_off;
  wire [7:0]  leaper_threats_3_attacked;
  wire [7:0]  leaper_threats_3_checkers;
  wire [7:0]  leaper_threats_4_knights_beside;
  wire [7:0]  leaper_threats_4_knights_two_off;
  wire [7:0]  leaper_threats_4_their_king_beside;
  wire [7:0]  leaper_threats_4_king_beside;
  wire [7:0]  leaper_threats_4_king_two_off;
  wire [7:0]  leaper_threats_4_attacked;
  wire [7:0]  leaper_threats_4_checkers;
  wire [7:0]  leaper_threats_5_knights_beside;
  wire [7:0]  leaper_threats_5_knights_two_off;
  wire [7:0]  leaper_threats_5_their_king_beside;
  wire [7:0]  leaper_threats_5_king_beside;
  wire [7:0]  leaper_threats_5_king_two_off;
  wire [7:0]  leaper_threats_5_attacked;
  wire [7:0]  leaper_threats_5_checkers;
  wire [7:0]  leaper_threats_6_knights_beside;
  wire [7:0]  leaper_threats_6_knights_two_off;
  wire [7:0]  leaper_threats_6_their_king_beside;
  wire [7:0]  leaper_threats_6_king_beside;
  wire [7:0]  leaper_threats_6_king_two_off;
  wire [7:0]  leaper_threats_6_attacked;
  wire [7:0]  leaper_threats_6_checkers;
  wire [7:0]  leaper_threats_7_knights_beside;
  wire [7:0]  leaper_threats_7_knights_two_off;
  wire [7:0]  leaper_threats_7_their_king_beside;
  wire [7:0]  leaper_threats_7_king_beside;
  wire [7:0]  leaper_threats_7_king_two_off;
  wire [7:0]  leaper_threats_7_attacked;
  wire [7:0]  leaper_threats_7_checkers;

  fpgambit_search_fast_file_lines file_lines_0 (
      .data_in_0(straight_0),
      .data_in_1(straight_1),
      .data_in_2(straight_2),
      .data_in_3(straight_3),
      .data_in_4(straight_4),
      .data_in_5(straight_5),
      .data_in_6(straight_6),
      .data_in_7(straight_7),
      .data_out_0(file_lines_0_data_out_0),
      .data_out_1(file_lines_0_data_out_1),
      .data_out_2(file_lines_0_data_out_2),
      .data_out_3(file_lines_0_data_out_3),
      .data_out_4(file_lines_0_data_out_4),
      .data_out_5(file_lines_0_data_out_5),
      .data_out_6(file_lines_0_data_out_6),
      .data_out_7(file_lines_0_data_out_7)
  );

  fpgambit_search_fast_file_lines file_lines_1 (
      .data_in_0(king_0),
      .data_in_1(king_1),
      .data_in_2(king_2),
      .data_in_3(king_3),
      .data_in_4(king_4),
      .data_in_5(king_5),
      .data_in_6(king_6),
      .data_in_7(king_7),
      .data_out_0(file_lines_1_data_out_0),
      .data_out_1(file_lines_1_data_out_1),
      .data_out_2(file_lines_1_data_out_2),
      .data_out_3(file_lines_1_data_out_3),
      .data_out_4(file_lines_1_data_out_4),
      .data_out_5(file_lines_1_data_out_5),
      .data_out_6(file_lines_1_data_out_6),
      .data_out_7(file_lines_1_data_out_7)
  );

  fpgambit_search_fast_file_lines file_lines_2 (
      .data_in_0(empty_0),
      .data_in_1(empty_1),
      .data_in_2(empty_2),
      .data_in_3(empty_3),
      .data_in_4(empty_4),
      .data_in_5(empty_5),
      .data_in_6(empty_6),
      .data_in_7(empty_7),
      .data_out_0(file_lines_2_data_out_0),
      .data_out_1(file_lines_2_data_out_1),
      .data_out_2(file_lines_2_data_out_2),
      .data_out_3(file_lines_2_data_out_3),
      .data_out_4(file_lines_2_data_out_4),
      .data_out_5(file_lines_2_data_out_5),
      .data_out_6(file_lines_2_data_out_6),
      .data_out_7(file_lines_2_data_out_7)
  );

  fpgambit_search_fast_rising_lines rising_lines_0 (
      .data_in_0(diagonal_0),
      .data_in_1(diagonal_1),
      .data_in_2(diagonal_2),
      .data_in_3(diagonal_3),
      .data_in_4(diagonal_4),
      .data_in_5(diagonal_5),
      .data_in_6(diagonal_6),
      .data_in_7(diagonal_7),
      .data_out_0(rising_lines_0_data_out_0),
      .data_out_1(rising_lines_0_data_out_1),
      .data_out_2(rising_lines_0_data_out_2),
      .data_out_3(rising_lines_0_data_out_3),
      .data_out_4(rising_lines_0_data_out_4),
      .data_out_5(rising_lines_0_data_out_5),
      .data_out_6(rising_lines_0_data_out_6),
      .data_out_7(rising_lines_0_data_out_7)
  );

  fpgambit_search_fast_rising_lines rising_lines_1 (
      .data_in_0(king_0),
      .data_in_1(king_1),
      .data_in_2(king_2),
      .data_in_3(king_3),
      .data_in_4(king_4),
      .data_in_5(king_5),
      .data_in_6(king_6),
      .data_in_7(king_7),
      .data_out_0(rising_lines_1_data_out_0),
      .data_out_1(rising_lines_1_data_out_1),
      .data_out_2(rising_lines_1_data_out_2),
      .data_out_3(rising_lines_1_data_out_3),
      .data_out_4(rising_lines_1_data_out_4),
      .data_out_5(rising_lines_1_data_out_5),
      .data_out_6(rising_lines_1_data_out_6),
      .data_out_7(rising_lines_1_data_out_7)
  );

  fpgambit_search_fast_rising_lines rising_lines_2 (
      .data_in_0(empty_0),
      .data_in_1(empty_1),
      .data_in_2(empty_2),
      .data_in_3(empty_3),
      .data_in_4(empty_4),
      .data_in_5(empty_5),
      .data_in_6(empty_6),
      .data_in_7(empty_7),
      .data_out_0(rising_lines_2_data_out_0),
      .data_out_1(rising_lines_2_data_out_1),
      .data_out_2(rising_lines_2_data_out_2),
      .data_out_3(rising_lines_2_data_out_3),
      .data_out_4(rising_lines_2_data_out_4),
      .data_out_5(rising_lines_2_data_out_5),
      .data_out_6(rising_lines_2_data_out_6),
      .data_out_7(rising_lines_2_data_out_7)
  );

  fpgambit_search_fast_falling_lines falling_lines_0 (
      .data_in_0(diagonal_0),
      .data_in_1(diagonal_1),
      .data_in_2(diagonal_2),
      .data_in_3(diagonal_3),
      .data_in_4(diagonal_4),
      .data_in_5(diagonal_5),
      .data_in_6(diagonal_6),
      .data_in_7(diagonal_7),
      .data_out_0(falling_lines_0_data_out_0),
      .data_out_1(falling_lines_0_data_out_1),
      .data_out_2(falling_lines_0_data_out_2),
      .data_out_3(falling_lines_0_data_out_3),
      .data_out_4(falling_lines_0_data_out_4),
      .data_out_5(falling_lines_0_data_out_5),
      .data_out_6(falling_lines_0_data_out_6),
      .data_out_7(falling_lines_0_data_out_7)
  );

  fpgambit_search_fast_falling_lines falling_lines_1 (
      .data_in_0(king_0),
      .data_in_1(king_1),
      .data_in_2(king_2),
      .data_in_3(king_3),
      .data_in_4(king_4),
      .data_in_5(king_5),
      .data_in_6(king_6),
      .data_in_7(king_7),
      .data_out_0(falling_lines_1_data_out_0),
      .data_out_1(falling_lines_1_data_out_1),
      .data_out_2(falling_lines_1_data_out_2),
      .data_out_3(falling_lines_1_data_out_3),
      .data_out_4(falling_lines_1_data_out_4),
      .data_out_5(falling_lines_1_data_out_5),
      .data_out_6(falling_lines_1_data_out_6),
      .data_out_7(falling_lines_1_data_out_7)
  );

  fpgambit_search_fast_falling_lines falling_lines_2 (
      .data_in_0(empty_0),
      .data_in_1(empty_1),
      .data_in_2(empty_2),
      .data_in_3(empty_3),
      .data_in_4(empty_4),
      .data_in_5(empty_5),
      .data_in_6(empty_6),
      .data_in_7(empty_7),
      .data_out_0(falling_lines_2_data_out_0),
      .data_out_1(falling_lines_2_data_out_1),
      .data_out_2(falling_lines_2_data_out_2),
      .data_out_3(falling_lines_2_data_out_3),
      .data_out_4(falling_lines_2_data_out_4),
      .data_out_5(falling_lines_2_data_out_5),
      .data_out_6(falling_lines_2_data_out_6),
      .data_out_7(falling_lines_2_data_out_7)
  );

  fpgambit_search_fast_line_threats line_threats_0 (
      .clock(clock),
      .walls(8'd0),
      .sliders(straight_0),
      .king(king_0),
      .empty(empty_0),
      .attacked(line_threats_0_attacked),
      .between(line_threats_0_between),
      .checkers(line_threats_0_checkers)
  );

  fpgambit_search_fast_line_threats line_threats_1 (
      .clock(clock),
      .walls(8'd0),
      .sliders(straight_1),
      .king(king_1),
      .empty(empty_1),
      .attacked(line_threats_1_attacked),
      .between(line_threats_1_between),
      .checkers(line_threats_1_checkers)
  );

  fpgambit_search_fast_line_threats line_threats_2 (
      .clock(clock),
      .walls(8'd0),
      .sliders(straight_2),
      .king(king_2),
      .empty(empty_2),
      .attacked(line_threats_2_attacked),
      .between(line_threats_2_between),
      .checkers(line_threats_2_checkers)
  );

  fpgambit_search_fast_line_threats line_threats_3 (
      .clock(clock),
      .walls(8'd0),
      .sliders(straight_3),
      .king(king_3),
      .empty(empty_3),
      .attacked(line_threats_3_attacked),
      .between(line_threats_3_between),
      .checkers(line_threats_3_checkers)
  );

  fpgambit_search_fast_line_threats line_threats_4 (
      .clock(clock),
      .walls(8'd0),
      .sliders(straight_4),
      .king(king_4),
      .empty(empty_4),
      .attacked(line_threats_4_attacked),
      .between(line_threats_4_between),
      .checkers(line_threats_4_checkers)
  );

  fpgambit_search_fast_line_threats line_threats_5 (
      .clock(clock),
      .walls(8'd0),
      .sliders(straight_5),
      .king(king_5),
      .empty(empty_5),
      .attacked(line_threats_5_attacked),
      .between(line_threats_5_between),
      .checkers(line_threats_5_checkers)
  );

  fpgambit_search_fast_line_threats line_threats_6 (
      .clock(clock),
      .walls(8'd0),
      .sliders(straight_6),
      .king(king_6),
      .empty(empty_6),
      .attacked(line_threats_6_attacked),
      .between(line_threats_6_between),
      .checkers(line_threats_6_checkers)
  );

  fpgambit_search_fast_line_threats line_threats_7 (
      .clock(clock),
      .walls(8'd0),
      .sliders(straight_7),
      .king(king_7),
      .empty(empty_7),
      .attacked(line_threats_7_attacked),
      .between(line_threats_7_between),
      .checkers(line_threats_7_checkers)
  );

  fpgambit_search_fast_line_threats line_threats_8 (
      .clock(clock),
      .walls(8'd0),
      .sliders(file_lines_0_data_out_0),
      .king(file_lines_1_data_out_0),
      .empty(file_lines_2_data_out_0),
      .attacked(line_threats_8_attacked),
      .between(line_threats_8_between),
      .checkers(line_threats_8_checkers)
  );

  fpgambit_search_fast_line_threats line_threats_9 (
      .clock(clock),
      .walls(8'd0),
      .sliders(file_lines_0_data_out_1),
      .king(file_lines_1_data_out_1),
      .empty(file_lines_2_data_out_1),
      .attacked(line_threats_9_attacked),
      .between(line_threats_9_between),
      .checkers(line_threats_9_checkers)
  );

  fpgambit_search_fast_line_threats line_threats_10 (
      .clock(clock),
      .walls(8'd0),
      .sliders(file_lines_0_data_out_2),
      .king(file_lines_1_data_out_2),
      .empty(file_lines_2_data_out_2),
      .attacked(line_threats_10_attacked),
      .between(line_threats_10_between),
      .checkers(line_threats_10_checkers)
  );

  fpgambit_search_fast_line_threats line_threats_11 (
      .clock(clock),
      .walls(8'd0),
      .sliders(file_lines_0_data_out_3),
      .king(file_lines_1_data_out_3),
      .empty(file_lines_2_data_out_3),
      .attacked(line_threats_11_attacked),
      .between(line_threats_11_between),
      .checkers(line_threats_11_checkers)
  );

  fpgambit_search_fast_line_threats line_threats_12 (
      .clock(clock),
      .walls(8'd0),
      .sliders(file_lines_0_data_out_4),
      .king(file_lines_1_data_out_4),
      .empty(file_lines_2_data_out_4),
      .attacked(line_threats_12_attacked),
      .between(line_threats_12_between),
      .checkers(line_threats_12_checkers)
  );

  fpgambit_search_fast_line_threats line_threats_13 (
      .clock(clock),
      .walls(8'd0),
      .sliders(file_lines_0_data_out_5),
      .king(file_lines_1_data_out_5),
      .empty(file_lines_2_data_out_5),
      .attacked(line_threats_13_attacked),
      .between(line_threats_13_between),
      .checkers(line_threats_13_checkers)
  );

  fpgambit_search_fast_line_threats line_threats_14 (
      .clock(clock),
      .walls(8'd0),
      .sliders(file_lines_0_data_out_6),
      .king(file_lines_1_data_out_6),
      .empty(file_lines_2_data_out_6),
      .attacked(line_threats_14_attacked),
      .between(line_threats_14_between),
      .checkers(line_threats_14_checkers)
  );

  fpgambit_search_fast_line_threats line_threats_15 (
      .clock(clock),
      .walls(8'd0),
      .sliders(file_lines_0_data_out_7),
      .king(file_lines_1_data_out_7),
      .empty(file_lines_2_data_out_7),
      .attacked(line_threats_15_attacked),
      .between(line_threats_15_between),
      .checkers(line_threats_15_checkers)
  );

  fpgambit_search_fast_line_threats line_threats_16 (
      .clock(clock),
      .walls(8'h80),
      .sliders(rising_lines_0_data_out_0),
      .king(rising_lines_1_data_out_0),
      .empty(rising_lines_2_data_out_0),
      .attacked(line_threats_16_attacked),
      .between(line_threats_16_between),
      .checkers(line_threats_16_checkers)
  );

  fpgambit_search_fast_line_threats line_threats_17 (
      .clock(clock),
      .walls(8'h40),
      .sliders(rising_lines_0_data_out_1),
      .king(rising_lines_1_data_out_1),
      .empty(rising_lines_2_data_out_1),
      .attacked(line_threats_17_attacked),
      .between(line_threats_17_between),
      .checkers(line_threats_17_checkers)
  );

  fpgambit_search_fast_line_threats line_threats_18 (
      .clock(clock),
      .walls(8'h20),
      .sliders(rising_lines_0_data_out_2),
      .king(rising_lines_1_data_out_2),
      .empty(rising_lines_2_data_out_2),
      .attacked(line_threats_18_attacked),
      .between(line_threats_18_between),
      .checkers(line_threats_18_checkers)
  );

  fpgambit_search_fast_line_threats line_threats_19 (
      .clock(clock),
      .walls(8'h10),
      .sliders(rising_lines_0_data_out_3),
      .king(rising_lines_1_data_out_3),
      .empty(rising_lines_2_data_out_3),
      .attacked(line_threats_19_attacked),
      .between(line_threats_19_between),
      .checkers(line_threats_19_checkers)
  );

  fpgambit_search_fast_line_threats line_threats_20 (
      .clock(clock),
      .walls(8'd8),
      .sliders(rising_lines_0_data_out_4),
      .king(rising_lines_1_data_out_4),
      .empty(rising_lines_2_data_out_4),
      .attacked(line_threats_20_attacked),
      .between(line_threats_20_between),
      .checkers(line_threats_20_checkers)
  );

  fpgambit_search_fast_line_threats line_threats_21 (
      .clock(clock),
      .walls(8'd4),
      .sliders(rising_lines_0_data_out_5),
      .king(rising_lines_1_data_out_5),
      .empty(rising_lines_2_data_out_5),
      .attacked(line_threats_21_attacked),
      .between(line_threats_21_between),
      .checkers(line_threats_21_checkers)
  );

  fpgambit_search_fast_line_threats line_threats_22 (
      .clock(clock),
      .walls(8'd2),
      .sliders(rising_lines_0_data_out_6),
      .king(rising_lines_1_data_out_6),
      .empty(rising_lines_2_data_out_6),
      .attacked(line_threats_22_attacked),
      .between(line_threats_22_between),
      .checkers(line_threats_22_checkers)
  );

  fpgambit_search_fast_line_threats line_threats_23 (
      .clock(clock),
      .walls(8'd1),
      .sliders(rising_lines_0_data_out_7),
      .king(rising_lines_1_data_out_7),
      .empty(rising_lines_2_data_out_7),
      .attacked(line_threats_23_attacked),
      .between(line_threats_23_between),
      .checkers(line_threats_23_checkers)
  );

  fpgambit_search_fast_line_threats line_threats_24 (
      .clock(clock),
      .walls(8'd1),
      .sliders(falling_lines_0_data_out_0),
      .king(falling_lines_1_data_out_0),
      .empty(falling_lines_2_data_out_0),
      .attacked(line_threats_24_attacked),
      .between(line_threats_24_between),
      .checkers(line_threats_24_checkers)
  );

  fpgambit_search_fast_line_threats line_threats_25 (
      .clock(clock),
      .walls(8'd2),
      .sliders(falling_lines_0_data_out_1),
      .king(falling_lines_1_data_out_1),
      .empty(falling_lines_2_data_out_1),
      .attacked(line_threats_25_attacked),
      .between(line_threats_25_between),
      .checkers(line_threats_25_checkers)
  );

  fpgambit_search_fast_line_threats line_threats_26 (
      .clock(clock),
      .walls(8'd4),
      .sliders(falling_lines_0_data_out_2),
      .king(falling_lines_1_data_out_2),
      .empty(falling_lines_2_data_out_2),
      .attacked(line_threats_26_attacked),
      .between(line_threats_26_between),
      .checkers(line_threats_26_checkers)
  );

  fpgambit_search_fast_line_threats line_threats_27 (
      .clock(clock),
      .walls(8'd8),
      .sliders(falling_lines_0_data_out_3),
      .king(falling_lines_1_data_out_3),
      .empty(falling_lines_2_data_out_3),
      .attacked(line_threats_27_attacked),
      .between(line_threats_27_between),
      .checkers(line_threats_27_checkers)
  );

  fpgambit_search_fast_line_threats line_threats_28 (
      .clock(clock),
      .walls(8'h10),
      .sliders(falling_lines_0_data_out_4),
      .king(falling_lines_1_data_out_4),
      .empty(falling_lines_2_data_out_4),
      .attacked(line_threats_28_attacked),
      .between(line_threats_28_between),
      .checkers(line_threats_28_checkers)
  );

  fpgambit_search_fast_line_threats line_threats_29 (
      .clock(clock),
      .walls(8'h20),
      .sliders(falling_lines_0_data_out_5),
      .king(falling_lines_1_data_out_5),
      .empty(falling_lines_2_data_out_5),
      .attacked(line_threats_29_attacked),
      .between(line_threats_29_between),
      .checkers(line_threats_29_checkers)
  );

  fpgambit_search_fast_line_threats line_threats_30 (
      .clock(clock),
      .walls(8'h40),
      .sliders(falling_lines_0_data_out_6),
      .king(falling_lines_1_data_out_6),
      .empty(falling_lines_2_data_out_6),
      .attacked(line_threats_30_attacked),
      .between(line_threats_30_between),
      .checkers(line_threats_30_checkers)
  );

  fpgambit_search_fast_line_threats line_threats_31 (
      .clock(clock),
      .walls(8'h80),
      .sliders(falling_lines_0_data_out_7),
      .king(falling_lines_1_data_out_7),
      .empty(falling_lines_2_data_out_7),
      .attacked(line_threats_31_attacked),
      .between(line_threats_31_between),
      .checkers(line_threats_31_checkers)
  );

  fpgambit_search_fast_file_lines file_ranks_0 (
      .data_in_0(line_threats_8_attacked),
      .data_in_1(line_threats_9_attacked),
      .data_in_2(line_threats_10_attacked),
      .data_in_3(line_threats_11_attacked),
      .data_in_4(line_threats_12_attacked),
      .data_in_5(line_threats_13_attacked),
      .data_in_6(line_threats_14_attacked),
      .data_in_7(line_threats_15_attacked),
      .data_out_0(file_ranks_0_data_out_0),
      .data_out_1(file_ranks_0_data_out_1),
      .data_out_2(file_ranks_0_data_out_2),
      .data_out_3(file_ranks_0_data_out_3),
      .data_out_4(file_ranks_0_data_out_4),
      .data_out_5(file_ranks_0_data_out_5),
      .data_out_6(file_ranks_0_data_out_6),
      .data_out_7(file_ranks_0_data_out_7)
  );

  fpgambit_search_fast_file_lines file_ranks_1 (
      .data_in_0(line_threats_8_checkers),
      .data_in_1(line_threats_9_checkers),
      .data_in_2(line_threats_10_checkers),
      .data_in_3(line_threats_11_checkers),
      .data_in_4(line_threats_12_checkers),
      .data_in_5(line_threats_13_checkers),
      .data_in_6(line_threats_14_checkers),
      .data_in_7(line_threats_15_checkers),
      .data_out_0(file_ranks_1_data_out_0),
      .data_out_1(file_ranks_1_data_out_1),
      .data_out_2(file_ranks_1_data_out_2),
      .data_out_3(file_ranks_1_data_out_3),
      .data_out_4(file_ranks_1_data_out_4),
      .data_out_5(file_ranks_1_data_out_5),
      .data_out_6(file_ranks_1_data_out_6),
      .data_out_7(file_ranks_1_data_out_7)
  );

  fpgambit_search_fast_file_lines file_ranks_2 (
      .data_in_0(line_threats_8_between),
      .data_in_1(line_threats_9_between),
      .data_in_2(line_threats_10_between),
      .data_in_3(line_threats_11_between),
      .data_in_4(line_threats_12_between),
      .data_in_5(line_threats_13_between),
      .data_in_6(line_threats_14_between),
      .data_in_7(line_threats_15_between),
      .data_out_0(file_ranks_2_data_out_0),
      .data_out_1(file_ranks_2_data_out_1),
      .data_out_2(file_ranks_2_data_out_2),
      .data_out_3(file_ranks_2_data_out_3),
      .data_out_4(file_ranks_2_data_out_4),
      .data_out_5(file_ranks_2_data_out_5),
      .data_out_6(file_ranks_2_data_out_6),
      .data_out_7(file_ranks_2_data_out_7)
  );

  fpgambit_search_fast_rising_ranks rising_ranks_0 (
      .data_in_0(line_threats_16_attacked),
      .data_in_1(line_threats_17_attacked),
      .data_in_2(line_threats_18_attacked),
      .data_in_3(line_threats_19_attacked),
      .data_in_4(line_threats_20_attacked),
      .data_in_5(line_threats_21_attacked),
      .data_in_6(line_threats_22_attacked),
      .data_in_7(line_threats_23_attacked),
      .data_out_0(rising_ranks_0_data_out_0),
      .data_out_1(rising_ranks_0_data_out_1),
      .data_out_2(rising_ranks_0_data_out_2),
      .data_out_3(rising_ranks_0_data_out_3),
      .data_out_4(rising_ranks_0_data_out_4),
      .data_out_5(rising_ranks_0_data_out_5),
      .data_out_6(rising_ranks_0_data_out_6),
      .data_out_7(rising_ranks_0_data_out_7)
  );

  fpgambit_search_fast_rising_ranks rising_ranks_1 (
      .data_in_0(line_threats_16_checkers),
      .data_in_1(line_threats_17_checkers),
      .data_in_2(line_threats_18_checkers),
      .data_in_3(line_threats_19_checkers),
      .data_in_4(line_threats_20_checkers),
      .data_in_5(line_threats_21_checkers),
      .data_in_6(line_threats_22_checkers),
      .data_in_7(line_threats_23_checkers),
      .data_out_0(rising_ranks_1_data_out_0),
      .data_out_1(rising_ranks_1_data_out_1),
      .data_out_2(rising_ranks_1_data_out_2),
      .data_out_3(rising_ranks_1_data_out_3),
      .data_out_4(rising_ranks_1_data_out_4),
      .data_out_5(rising_ranks_1_data_out_5),
      .data_out_6(rising_ranks_1_data_out_6),
      .data_out_7(rising_ranks_1_data_out_7)
  );

  fpgambit_search_fast_rising_ranks rising_ranks_2 (
      .data_in_0(line_threats_16_between),
      .data_in_1(line_threats_17_between),
      .data_in_2(line_threats_18_between),
      .data_in_3(line_threats_19_between),
      .data_in_4(line_threats_20_between),
      .data_in_5(line_threats_21_between),
      .data_in_6(line_threats_22_between),
      .data_in_7(line_threats_23_between),
      .data_out_0(rising_ranks_2_data_out_0),
      .data_out_1(rising_ranks_2_data_out_1),
      .data_out_2(rising_ranks_2_data_out_2),
      .data_out_3(rising_ranks_2_data_out_3),
      .data_out_4(rising_ranks_2_data_out_4),
      .data_out_5(rising_ranks_2_data_out_5),
      .data_out_6(rising_ranks_2_data_out_6),
      .data_out_7(rising_ranks_2_data_out_7)
  );

  fpgambit_search_fast_falling_ranks falling_ranks_0 (
      .data_in_0(line_threats_24_attacked),
      .data_in_1(line_threats_25_attacked),
      .data_in_2(line_threats_26_attacked),
      .data_in_3(line_threats_27_attacked),
      .data_in_4(line_threats_28_attacked),
      .data_in_5(line_threats_29_attacked),
      .data_in_6(line_threats_30_attacked),
      .data_in_7(line_threats_31_attacked),
      .data_out_0(falling_ranks_0_data_out_0),
      .data_out_1(falling_ranks_0_data_out_1),
      .data_out_2(falling_ranks_0_data_out_2),
      .data_out_3(falling_ranks_0_data_out_3),
      .data_out_4(falling_ranks_0_data_out_4),
      .data_out_5(falling_ranks_0_data_out_5),
      .data_out_6(falling_ranks_0_data_out_6),
      .data_out_7(falling_ranks_0_data_out_7)
  );

  fpgambit_search_fast_falling_ranks falling_ranks_1 (
      .data_in_0(line_threats_24_checkers),
      .data_in_1(line_threats_25_checkers),
      .data_in_2(line_threats_26_checkers),
      .data_in_3(line_threats_27_checkers),
      .data_in_4(line_threats_28_checkers),
      .data_in_5(line_threats_29_checkers),
      .data_in_6(line_threats_30_checkers),
      .data_in_7(line_threats_31_checkers),
      .data_out_0(falling_ranks_1_data_out_0),
      .data_out_1(falling_ranks_1_data_out_1),
      .data_out_2(falling_ranks_1_data_out_2),
      .data_out_3(falling_ranks_1_data_out_3),
      .data_out_4(falling_ranks_1_data_out_4),
      .data_out_5(falling_ranks_1_data_out_5),
      .data_out_6(falling_ranks_1_data_out_6),
      .data_out_7(falling_ranks_1_data_out_7)
  );

  fpgambit_search_fast_falling_ranks falling_ranks_2 (
      .data_in_0(line_threats_24_between),
      .data_in_1(line_threats_25_between),
      .data_in_2(line_threats_26_between),
      .data_in_3(line_threats_27_between),
      .data_in_4(line_threats_28_between),
      .data_in_5(line_threats_29_between),
      .data_in_6(line_threats_30_between),
      .data_in_7(line_threats_31_between),
      .data_out_0(falling_ranks_2_data_out_0),
      .data_out_1(falling_ranks_2_data_out_1),
      .data_out_2(falling_ranks_2_data_out_2),
      .data_out_3(falling_ranks_2_data_out_3),
      .data_out_4(falling_ranks_2_data_out_4),
      .data_out_5(falling_ranks_2_data_out_5),
      .data_out_6(falling_ranks_2_data_out_6),
      .data_out_7(falling_ranks_2_data_out_7)
  );

  fpgambit_search_fast_leaper_threats leaper_threats_0 (
      .clock(clock),
      .knights(knights_0),
      .knights_beside(leaper_threats_0_knights_beside),
      .knights_two_off(leaper_threats_0_knights_two_off),
      .pawns(pawns_0),
      .pawns_above(pawns_around_3),
      .their_king(their_king_0),
      .their_king_beside(leaper_threats_0_their_king_beside),
      .king_beside(leaper_threats_0_king_beside),
      .king_two_off(leaper_threats_0_king_two_off),
      .king_below(king_around_1),
      .attacked(leaper_threats_0_attacked),
      .checkers(leaper_threats_0_checkers)
  );

  fpgambit_search_fast_leaper_threats leaper_threats_1 (
      .clock(clock),
      .knights(knights_1),
      .knights_beside(leaper_threats_1_knights_beside),
      .knights_two_off(leaper_threats_1_knights_two_off),
      .pawns(pawns_1),
      .pawns_above(pawns_around_4),
      .their_king(their_king_1),
      .their_king_beside(leaper_threats_1_their_king_beside),
      .king_beside(leaper_threats_1_king_beside),
      .king_two_off(leaper_threats_1_king_two_off),
      .king_below(king_around_2),
      .attacked(leaper_threats_1_attacked),
      .checkers(leaper_threats_1_checkers)
  );

  fpgambit_search_fast_leaper_threats leaper_threats_2 (
      .clock(clock),
      .knights(knights_2),
      .knights_beside(leaper_threats_2_knights_beside),
      .knights_two_off(leaper_threats_2_knights_two_off),
      .pawns(pawns_2),
      .pawns_above(pawns_around_5),
      .their_king(their_king_2),
      .their_king_beside(leaper_threats_2_their_king_beside),
      .king_beside(leaper_threats_2_king_beside),
      .king_two_off(leaper_threats_2_king_two_off),
      .king_below(king_around_3),
      .attacked(leaper_threats_2_attacked),
      .checkers(leaper_threats_2_checkers)
  );

  fpgambit_search_fast_leaper_threats leaper_threats_3 (
      .clock(clock),
      .knights(knights_3),
      .knights_beside(leaper_threats_3_knights_beside),
      .knights_two_off(leaper_threats_3_knights_two_off),
      .pawns(pawns_3),
      .pawns_above(pawns_around_6),
      .their_king(their_king_3),
      .their_king_beside(leaper_threats_3_their_king_beside),
      .king_beside(leaper_threats_3_king_beside),
      .king_two_off(leaper_threats_3_king_two_off),
      .king_below(king_around_4),
      .attacked(leaper_threats_3_attacked),
      .checkers(leaper_threats_3_checkers)
  );

  fpgambit_search_fast_leaper_threats leaper_threats_4 (
      .clock(clock),
      .knights(knights_4),
      .knights_beside(leaper_threats_4_knights_beside),
      .knights_two_off(leaper_threats_4_knights_two_off),
      .pawns(pawns_4),
      .pawns_above(pawns_around_7),
      .their_king(their_king_4),
      .their_king_beside(leaper_threats_4_their_king_beside),
      .king_beside(leaper_threats_4_king_beside),
      .king_two_off(leaper_threats_4_king_two_off),
      .king_below(king_around_5),
      .attacked(leaper_threats_4_attacked),
      .checkers(leaper_threats_4_checkers)
  );

  fpgambit_search_fast_leaper_threats leaper_threats_5 (
      .clock(clock),
      .knights(knights_5),
      .knights_beside(leaper_threats_5_knights_beside),
      .knights_two_off(leaper_threats_5_knights_two_off),
      .pawns(pawns_5),
      .pawns_above(pawns_around_8),
      .their_king(their_king_5),
      .their_king_beside(leaper_threats_5_their_king_beside),
      .king_beside(leaper_threats_5_king_beside),
      .king_two_off(leaper_threats_5_king_two_off),
      .king_below(king_around_6),
      .attacked(leaper_threats_5_attacked),
      .checkers(leaper_threats_5_checkers)
  );

  fpgambit_search_fast_leaper_threats leaper_threats_6 (
      .clock(clock),
      .knights(knights_6),
      .knights_beside(leaper_threats_6_knights_beside),
      .knights_two_off(leaper_threats_6_knights_two_off),
      .pawns(pawns_6),
      .pawns_above(pawns_around_9),
      .their_king(their_king_6),
      .their_king_beside(leaper_threats_6_their_king_beside),
      .king_beside(leaper_threats_6_king_beside),
      .king_two_off(leaper_threats_6_king_two_off),
      .king_below(king_around_7),
      .attacked(leaper_threats_6_attacked),
      .checkers(leaper_threats_6_checkers)
  );

  fpgambit_search_fast_leaper_threats leaper_threats_7 (
      .clock(clock),
      .knights(knights_7),
      .knights_beside(leaper_threats_7_knights_beside),
      .knights_two_off(leaper_threats_7_knights_two_off),
      .pawns(pawns_7),
      .pawns_above(pawns_around_10),
      .their_king(their_king_7),
      .their_king_beside(leaper_threats_7_their_king_beside),
      .king_beside(leaper_threats_7_king_beside),
      .king_two_off(leaper_threats_7_king_two_off),
      .king_below(king_around_8),
      .attacked(leaper_threats_7_attacked),
      .checkers(leaper_threats_7_checkers)
  );

  fpgambit_search_fast_rank_threats rank_threats_0 (
      .clock(clock),
      .line_attacked_0(line_threats_0_attacked),
      .line_attacked_1(file_ranks_0_data_out_0),
      .line_attacked_2(rising_ranks_0_data_out_0),
      .line_attacked_3(falling_ranks_0_data_out_0),
      .line_checkers_0(line_threats_0_checkers),
      .line_checkers_1(file_ranks_1_data_out_0),
      .line_checkers_2(rising_ranks_1_data_out_0),
      .line_checkers_3(falling_ranks_1_data_out_0),
      .line_between_0(line_threats_0_between),
      .line_between_1(file_ranks_2_data_out_0),
      .line_between_2(rising_ranks_2_data_out_0),
      .line_between_3(falling_ranks_2_data_out_0),
      .empty(empty_later_0),
      .leaper_attacked(leaper_threats_0_attacked),
      .leaper_checkers(leaper_threats_0_checkers),
      .attacked(attacked_0),
      .checkers(checkers_0),
      .cover_(cover_0),
      .one(one_0),
      .several(several_0)
  );

  fpgambit_search_fast_rank_threats rank_threats_1 (
      .clock(clock),
      .line_attacked_0(line_threats_1_attacked),
      .line_attacked_1(file_ranks_0_data_out_1),
      .line_attacked_2(rising_ranks_0_data_out_1),
      .line_attacked_3(falling_ranks_0_data_out_1),
      .line_checkers_0(line_threats_1_checkers),
      .line_checkers_1(file_ranks_1_data_out_1),
      .line_checkers_2(rising_ranks_1_data_out_1),
      .line_checkers_3(falling_ranks_1_data_out_1),
      .line_between_0(line_threats_1_between),
      .line_between_1(file_ranks_2_data_out_1),
      .line_between_2(rising_ranks_2_data_out_1),
      .line_between_3(falling_ranks_2_data_out_1),
      .empty(empty_later_1),
      .leaper_attacked(leaper_threats_1_attacked),
      .leaper_checkers(leaper_threats_1_checkers),
      .attacked(attacked_1),
      .checkers(checkers_1),
      .cover_(cover_1),
      .one(one_1),
      .several(several_1)
  );

  fpgambit_search_fast_rank_threats rank_threats_2 (
      .clock(clock),
      .line_attacked_0(line_threats_2_attacked),
      .line_attacked_1(file_ranks_0_data_out_2),
      .line_attacked_2(rising_ranks_0_data_out_2),
      .line_attacked_3(falling_ranks_0_data_out_2),
      .line_checkers_0(line_threats_2_checkers),
      .line_checkers_1(file_ranks_1_data_out_2),
      .line_checkers_2(rising_ranks_1_data_out_2),
      .line_checkers_3(falling_ranks_1_data_out_2),
      .line_between_0(line_threats_2_between),
      .line_between_1(file_ranks_2_data_out_2),
      .line_between_2(rising_ranks_2_data_out_2),
      .line_between_3(falling_ranks_2_data_out_2),
      .empty(empty_later_2),
      .leaper_attacked(leaper_threats_2_attacked),
      .leaper_checkers(leaper_threats_2_checkers),
      .attacked(attacked_2),
      .checkers(checkers_2),
      .cover_(cover_2),
      .one(one_2),
      .several(several_2)
  );

  fpgambit_search_fast_rank_threats rank_threats_3 (
      .clock(clock),
      .line_attacked_0(line_threats_3_attacked),
      .line_attacked_1(file_ranks_0_data_out_3),
      .line_attacked_2(rising_ranks_0_data_out_3),
      .line_attacked_3(falling_ranks_0_data_out_3),
      .line_checkers_0(line_threats_3_checkers),
      .line_checkers_1(file_ranks_1_data_out_3),
      .line_checkers_2(rising_ranks_1_data_out_3),
      .line_checkers_3(falling_ranks_1_data_out_3),
      .line_between_0(line_threats_3_between),
      .line_between_1(file_ranks_2_data_out_3),
      .line_between_2(rising_ranks_2_data_out_3),
      .line_between_3(falling_ranks_2_data_out_3),
      .empty(empty_later_3),
      .leaper_attacked(leaper_threats_3_attacked),
      .leaper_checkers(leaper_threats_3_checkers),
      .attacked(attacked_3),
      .checkers(checkers_3),
      .cover_(cover_3),
      .one(one_3),
      .several(several_3)
  );

  fpgambit_search_fast_rank_threats rank_threats_4 (
      .clock(clock),
      .line_attacked_0(line_threats_4_attacked),
      .line_attacked_1(file_ranks_0_data_out_4),
      .line_attacked_2(rising_ranks_0_data_out_4),
      .line_attacked_3(falling_ranks_0_data_out_4),
      .line_checkers_0(line_threats_4_checkers),
      .line_checkers_1(file_ranks_1_data_out_4),
      .line_checkers_2(rising_ranks_1_data_out_4),
      .line_checkers_3(falling_ranks_1_data_out_4),
      .line_between_0(line_threats_4_between),
      .line_between_1(file_ranks_2_data_out_4),
      .line_between_2(rising_ranks_2_data_out_4),
      .line_between_3(falling_ranks_2_data_out_4),
      .empty(empty_later_4),
      .leaper_attacked(leaper_threats_4_attacked),
      .leaper_checkers(leaper_threats_4_checkers),
      .attacked(attacked_4),
      .checkers(checkers_4),
      .cover_(cover_4),
      .one(one_4),
      .several(several_4)
  );

  fpgambit_search_fast_rank_threats rank_threats_5 (
      .clock(clock),
      .line_attacked_0(line_threats_5_attacked),
      .line_attacked_1(file_ranks_0_data_out_5),
      .line_attacked_2(rising_ranks_0_data_out_5),
      .line_attacked_3(falling_ranks_0_data_out_5),
      .line_checkers_0(line_threats_5_checkers),
      .line_checkers_1(file_ranks_1_data_out_5),
      .line_checkers_2(rising_ranks_1_data_out_5),
      .line_checkers_3(falling_ranks_1_data_out_5),
      .line_between_0(line_threats_5_between),
      .line_between_1(file_ranks_2_data_out_5),
      .line_between_2(rising_ranks_2_data_out_5),
      .line_between_3(falling_ranks_2_data_out_5),
      .empty(empty_later_5),
      .leaper_attacked(leaper_threats_5_attacked),
      .leaper_checkers(leaper_threats_5_checkers),
      .attacked(attacked_5),
      .checkers(checkers_5),
      .cover_(cover_5),
      .one(one_5),
      .several(several_5)
  );

  fpgambit_search_fast_rank_threats rank_threats_6 (
      .clock(clock),
      .line_attacked_0(line_threats_6_attacked),
      .line_attacked_1(file_ranks_0_data_out_6),
      .line_attacked_2(rising_ranks_0_data_out_6),
      .line_attacked_3(falling_ranks_0_data_out_6),
      .line_checkers_0(line_threats_6_checkers),
      .line_checkers_1(file_ranks_1_data_out_6),
      .line_checkers_2(rising_ranks_1_data_out_6),
      .line_checkers_3(falling_ranks_1_data_out_6),
      .line_between_0(line_threats_6_between),
      .line_between_1(file_ranks_2_data_out_6),
      .line_between_2(rising_ranks_2_data_out_6),
      .line_between_3(falling_ranks_2_data_out_6),
      .empty(empty_later_6),
      .leaper_attacked(leaper_threats_6_attacked),
      .leaper_checkers(leaper_threats_6_checkers),
      .attacked(attacked_6),
      .checkers(checkers_6),
      .cover_(cover_6),
      .one(one_6),
      .several(several_6)
  );

  fpgambit_search_fast_rank_threats rank_threats_7 (
      .clock(clock),
      .line_attacked_0(line_threats_7_attacked),
      .line_attacked_1(file_ranks_0_data_out_7),
      .line_attacked_2(rising_ranks_0_data_out_7),
      .line_attacked_3(falling_ranks_0_data_out_7),
      .line_checkers_0(line_threats_7_checkers),
      .line_checkers_1(file_ranks_1_data_out_7),
      .line_checkers_2(rising_ranks_1_data_out_7),
      .line_checkers_3(falling_ranks_1_data_out_7),
      .line_between_0(line_threats_7_between),
      .line_between_1(file_ranks_2_data_out_7),
      .line_between_2(rising_ranks_2_data_out_7),
      .line_between_3(falling_ranks_2_data_out_7),
      .empty(empty_later_7),
      .leaper_attacked(leaper_threats_7_attacked),
      .leaper_checkers(leaper_threats_7_checkers),
      .attacked(attacked_7),
      .checkers(checkers_7),
      .cover_(cover_7),
      .one(one_7),
      .several(several_7)
  );

  // Sliders, king and empty squares, along every line.
  // Leapers: add two empty ranks at each end of the board.
  assign knights_around_0 = 8'd0;
  assign king_around_0 = 8'd0;
  assign pawns_around_0 = 8'd0;
  assign their_king_around_0 = 8'd0;
  assign knights_around_10 = 8'd0;
  assign king_around_10 = 8'd0;
  assign pawns_around_10 = 8'd0;
  assign their_king_around_10 = 8'd0;
  assign knights_around_1 = 8'd0;
  assign king_around_1 = 8'd0;
  assign pawns_around_1 = 8'd0;
  assign their_king_around_1 = 8'd0;
  assign knights_around_11 = 8'd0;
  assign king_around_11 = 8'd0;
  assign pawns_around_11 = 8'd0;
  assign their_king_around_11 = 8'd0;
  assign knights_around_2 = knights_0;
  assign king_around_2 = king_0;
  assign pawns_around_2 = pawns_0;
  assign their_king_around_2 = their_king_0;
  assign knights_around_3 = knights_1;
  assign king_around_3 = king_1;
  assign pawns_around_3 = pawns_1;
  assign their_king_around_3 = their_king_1;
  assign knights_around_4 = knights_2;
  assign king_around_4 = king_2;
  assign pawns_around_4 = pawns_2;
  assign their_king_around_4 = their_king_2;
  assign knights_around_5 = knights_3;
  assign king_around_5 = king_3;
  assign pawns_around_5 = pawns_3;
  assign their_king_around_5 = their_king_3;
  assign knights_around_6 = knights_4;
  assign king_around_6 = king_4;
  assign pawns_around_6 = pawns_4;
  assign their_king_around_6 = their_king_4;
  assign knights_around_7 = knights_5;
  assign king_around_7 = king_5;
  assign pawns_around_7 = pawns_5;
  assign their_king_around_7 = their_king_5;
  assign knights_around_8 = knights_6;
  assign king_around_8 = king_6;
  assign pawns_around_8 = pawns_6;
  assign their_king_around_8 = their_king_6;
  assign knights_around_9 = knights_7;
  assign king_around_9 = king_7;
  assign pawns_around_9 = pawns_7;
  assign their_king_around_9 = their_king_7;
  assign leaper_threats_0_knights_beside = knights_around_1 | knights_around_3;
  assign leaper_threats_0_knights_two_off = knights_around_0 | knights_around_4;
  assign leaper_threats_0_their_king_beside = their_king_around_1 | their_king_around_3;
  assign leaper_threats_0_king_beside = king_around_1 | king_around_3;
  assign leaper_threats_0_king_two_off = king_around_0 | king_around_4;
  assign leaper_threats_1_knights_beside = knights_around_2 | knights_around_4;
  assign leaper_threats_1_knights_two_off = knights_around_1 | knights_around_5;
  assign leaper_threats_1_their_king_beside = their_king_around_2 | their_king_around_4;
  assign leaper_threats_1_king_beside = king_around_2 | king_around_4;
  assign leaper_threats_1_king_two_off = king_around_1 | king_around_5;
  assign leaper_threats_2_knights_beside = knights_around_3 | knights_around_5;
  assign leaper_threats_2_knights_two_off = knights_around_2 | knights_around_6;
  assign leaper_threats_2_their_king_beside = their_king_around_3 | their_king_around_5;
  assign leaper_threats_2_king_beside = king_around_3 | king_around_5;
  assign leaper_threats_2_king_two_off = king_around_2 | king_around_6;
  assign leaper_threats_3_knights_beside = knights_around_4 | knights_around_6;
  assign leaper_threats_3_knights_two_off = knights_around_3 | knights_around_7;
  assign leaper_threats_3_their_king_beside = their_king_around_4 | their_king_around_6;
  assign leaper_threats_3_king_beside = king_around_4 | king_around_6;
  assign leaper_threats_3_king_two_off = king_around_3 | king_around_7;
  assign leaper_threats_4_knights_beside = knights_around_5 | knights_around_7;
  assign leaper_threats_4_knights_two_off = knights_around_4 | knights_around_8;
  assign leaper_threats_4_their_king_beside = their_king_around_5 | their_king_around_7;
  assign leaper_threats_4_king_beside = king_around_5 | king_around_7;
  assign leaper_threats_4_king_two_off = king_around_4 | king_around_8;
  assign leaper_threats_5_knights_beside = knights_around_6 | knights_around_8;
  assign leaper_threats_5_knights_two_off = knights_around_5 | knights_around_9;
  assign leaper_threats_5_their_king_beside = their_king_around_6 | their_king_around_8;
  assign leaper_threats_5_king_beside = king_around_6 | king_around_8;
  assign leaper_threats_5_king_two_off = king_around_5 | king_around_9;
  assign leaper_threats_6_knights_beside = knights_around_7 | knights_around_9;
  assign leaper_threats_6_knights_two_off = knights_around_6 | knights_around_10;
  assign leaper_threats_6_their_king_beside = their_king_around_7 | their_king_around_9;
  assign leaper_threats_6_king_beside = king_around_7 | king_around_9;
  assign leaper_threats_6_king_two_off = king_around_6 | king_around_10;
  assign leaper_threats_7_knights_beside = knights_around_8 | knights_around_10;
  assign leaper_threats_7_knights_two_off = knights_around_7 | knights_around_11;
  assign leaper_threats_7_their_king_beside = their_king_around_8 | their_king_around_10;
  assign leaper_threats_7_king_beside = king_around_8 | king_around_10;
  assign leaper_threats_7_king_two_off = king_around_7 | king_around_11;

  // From lines back to ranks.
  assign between_0 = between_set_0;
  assign between_1 = between_set_1;
  assign between_2 = between_set_2;
  assign between_3 = between_set_3;
  assign between_4 = between_set_4;
  assign between_5 = between_set_5;
  assign between_6 = between_set_6;
  assign between_7 = between_set_7;
  assign between_8 = between_set_8;
  assign between_9 = between_set_9;
  assign between_10 = between_set_10;
  assign between_11 = between_set_11;
  assign between_12 = between_set_12;
  assign between_13 = between_set_13;
  assign between_14 = between_set_14;
  assign between_15 = between_set_15;
  assign between_16 = between_set_16;
  assign between_17 = between_set_17;
  assign between_18 = between_set_18;
  assign between_19 = between_set_19;
  assign between_20 = between_set_20;
  assign between_21 = between_set_21;
  assign between_22 = between_set_22;
  assign between_23 = between_set_23;
  assign between_24 = between_set_24;
  assign between_25 = between_set_25;
  assign between_26 = between_set_26;
  assign between_27 = between_set_27;
  assign between_28 = between_set_28;
  assign between_29 = between_set_29;
  assign between_30 = between_set_30;
  assign between_31 = between_set_31;

  initial begin
    between_set_0 = 8'd0;
    between_set_1 = 8'd0;
    between_set_2 = 8'd0;
    between_set_3 = 8'd0;
    between_set_4 = 8'd0;
    between_set_5 = 8'd0;
    between_set_6 = 8'd0;
    between_set_7 = 8'd0;
    between_set_8 = 8'd0;
    between_set_9 = 8'd0;
    between_set_10 = 8'd0;
    between_set_11 = 8'd0;
    between_set_12 = 8'd0;
    between_set_13 = 8'd0;
    between_set_14 = 8'd0;
    between_set_15 = 8'd0;
    between_set_16 = 8'd0;
    between_set_17 = 8'd0;
    between_set_18 = 8'd0;
    between_set_19 = 8'd0;
    between_set_20 = 8'd0;
    between_set_21 = 8'd0;
    between_set_22 = 8'd0;
    between_set_23 = 8'd0;
    between_set_24 = 8'd0;
    between_set_25 = 8'd0;
    between_set_26 = 8'd0;
    between_set_27 = 8'd0;
    between_set_28 = 8'd0;
    between_set_29 = 8'd0;
    between_set_30 = 8'd0;
    between_set_31 = 8'd0;
  end

  always @(posedge clock) begin
    between_set_0 <= line_threats_0_between;
    between_set_1 <= line_threats_1_between;
    between_set_2 <= line_threats_2_between;
    between_set_3 <= line_threats_3_between;
    between_set_4 <= line_threats_4_between;
    between_set_5 <= line_threats_5_between;
    between_set_6 <= line_threats_6_between;
    between_set_7 <= line_threats_7_between;
    between_set_8 <= file_ranks_2_data_out_0;
    between_set_9 <= file_ranks_2_data_out_1;
    between_set_10 <= file_ranks_2_data_out_2;
    between_set_11 <= file_ranks_2_data_out_3;
    between_set_12 <= file_ranks_2_data_out_4;
    between_set_13 <= file_ranks_2_data_out_5;
    between_set_14 <= file_ranks_2_data_out_6;
    between_set_15 <= file_ranks_2_data_out_7;
    between_set_16 <= rising_ranks_2_data_out_0;
    between_set_17 <= rising_ranks_2_data_out_1;
    between_set_18 <= rising_ranks_2_data_out_2;
    between_set_19 <= rising_ranks_2_data_out_3;
    between_set_20 <= rising_ranks_2_data_out_4;
    between_set_21 <= rising_ranks_2_data_out_5;
    between_set_22 <= rising_ranks_2_data_out_6;
    between_set_23 <= rising_ranks_2_data_out_7;
    between_set_24 <= falling_ranks_2_data_out_0;
    between_set_25 <= falling_ranks_2_data_out_1;
    between_set_26 <= falling_ranks_2_data_out_2;
    between_set_27 <= falling_ranks_2_data_out_3;
    between_set_28 <= falling_ranks_2_data_out_4;
    between_set_29 <= falling_ranks_2_data_out_5;
    between_set_30 <= falling_ranks_2_data_out_6;
    between_set_31 <= falling_ranks_2_data_out_7;
  end

  // What nothing here reads.
  wire unused = &{1'b0, pawns_around_0, pawns_around_1, pawns_around_2, pawns_around_11,
      their_king_around_0, their_king_around_11};
endmodule

`line 7656 "fpgambit_search_fast_file_lines.v" 0
// Reorders eight words of eight squares, ranks to lines or lines to ranks. Combinational; wiring
// only.
module fpgambit_search_fast_file_lines (
    input  wire [7:0] data_in_0,   // The words before reordering
    input  wire [7:0] data_in_1,   // The words before reordering
    input  wire [7:0] data_in_2,   // The words before reordering
    input  wire [7:0] data_in_3,   // The words before reordering
    input  wire [7:0] data_in_4,   // The words before reordering
    input  wire [7:0] data_in_5,   // The words before reordering
    input  wire [7:0] data_in_6,   // The words before reordering
    input  wire [7:0] data_in_7,   // The words before reordering
    output wire [7:0] data_out_0,  // The words after reordering
    output wire [7:0] data_out_1,  // The words after reordering
    output wire [7:0] data_out_2,  // The words after reordering
    output wire [7:0] data_out_3,  // The words after reordering
    output wire [7:0] data_out_4,  // The words after reordering
    output wire [7:0] data_out_5,  // The words after reordering
    output wire [7:0] data_out_6,  // The words after reordering
    output wire [7:0] data_out_7   // The words after reordering
);

  assign data_out_0 = {data_in_7[0], data_in_6[0], data_in_5[0], data_in_4[0], data_in_3[0], data_in_2[0], data_in_1[0], data_in_0[0]};
  assign data_out_1 = {data_in_7[1], data_in_6[1], data_in_5[1], data_in_4[1], data_in_3[1], data_in_2[1], data_in_1[1], data_in_0[1]};
  assign data_out_2 = {data_in_7[2], data_in_6[2], data_in_5[2], data_in_4[2], data_in_3[2], data_in_2[2], data_in_1[2], data_in_0[2]};
  assign data_out_3 = {data_in_7[3], data_in_6[3], data_in_5[3], data_in_4[3], data_in_3[3], data_in_2[3], data_in_1[3], data_in_0[3]};
  assign data_out_4 = {data_in_7[4], data_in_6[4], data_in_5[4], data_in_4[4], data_in_3[4], data_in_2[4], data_in_1[4], data_in_0[4]};
  assign data_out_5 = {data_in_7[5], data_in_6[5], data_in_5[5], data_in_4[5], data_in_3[5], data_in_2[5], data_in_1[5], data_in_0[5]};
  assign data_out_6 = {data_in_7[6], data_in_6[6], data_in_5[6], data_in_4[6], data_in_3[6], data_in_2[6], data_in_1[6], data_in_0[6]};
  assign data_out_7 = {data_in_7[7], data_in_6[7], data_in_5[7], data_in_4[7], data_in_3[7], data_in_2[7], data_in_1[7], data_in_0[7]};
endmodule

`line 7688 "fpgambit_search_fast_rising_lines.v" 0
// Reorders eight words of eight squares, ranks to lines or lines to ranks. Combinational; wiring
// only.
module fpgambit_search_fast_rising_lines (
    input  wire [7:0] data_in_0,   // The words before reordering
    input  wire [7:0] data_in_1,   // The words before reordering
    input  wire [7:0] data_in_2,   // The words before reordering
    input  wire [7:0] data_in_3,   // The words before reordering
    input  wire [7:0] data_in_4,   // The words before reordering
    input  wire [7:0] data_in_5,   // The words before reordering
    input  wire [7:0] data_in_6,   // The words before reordering
    input  wire [7:0] data_in_7,   // The words before reordering
    output wire [7:0] data_out_0,  // The words after reordering
    output wire [7:0] data_out_1,  // The words after reordering
    output wire [7:0] data_out_2,  // The words after reordering
    output wire [7:0] data_out_3,  // The words after reordering
    output wire [7:0] data_out_4,  // The words after reordering
    output wire [7:0] data_out_5,  // The words after reordering
    output wire [7:0] data_out_6,  // The words after reordering
    output wire [7:0] data_out_7   // The words after reordering
);

  assign data_out_0 = {data_in_7[7], data_in_6[6], data_in_5[5], data_in_4[4], data_in_3[3], data_in_2[2], data_in_1[1], data_in_0[0]};
  assign data_out_1 = {data_in_7[0], data_in_6[7], data_in_5[6], data_in_4[5], data_in_3[4], data_in_2[3], data_in_1[2], data_in_0[1]};
  assign data_out_2 = {data_in_7[1], data_in_6[0], data_in_5[7], data_in_4[6], data_in_3[5], data_in_2[4], data_in_1[3], data_in_0[2]};
  assign data_out_3 = {data_in_7[2], data_in_6[1], data_in_5[0], data_in_4[7], data_in_3[6], data_in_2[5], data_in_1[4], data_in_0[3]};
  assign data_out_4 = {data_in_7[3], data_in_6[2], data_in_5[1], data_in_4[0], data_in_3[7], data_in_2[6], data_in_1[5], data_in_0[4]};
  assign data_out_5 = {data_in_7[4], data_in_6[3], data_in_5[2], data_in_4[1], data_in_3[0], data_in_2[7], data_in_1[6], data_in_0[5]};
  assign data_out_6 = {data_in_7[5], data_in_6[4], data_in_5[3], data_in_4[2], data_in_3[1], data_in_2[0], data_in_1[7], data_in_0[6]};
  assign data_out_7 = {data_in_7[6], data_in_6[5], data_in_5[4], data_in_4[3], data_in_3[2], data_in_2[1], data_in_1[0], data_in_0[7]};
endmodule

`line 7720 "fpgambit_search_fast_falling_lines.v" 0
// Reorders eight words of eight squares, ranks to lines or lines to ranks. Combinational; wiring
// only.
module fpgambit_search_fast_falling_lines (
    input  wire [7:0] data_in_0,   // The words before reordering
    input  wire [7:0] data_in_1,   // The words before reordering
    input  wire [7:0] data_in_2,   // The words before reordering
    input  wire [7:0] data_in_3,   // The words before reordering
    input  wire [7:0] data_in_4,   // The words before reordering
    input  wire [7:0] data_in_5,   // The words before reordering
    input  wire [7:0] data_in_6,   // The words before reordering
    input  wire [7:0] data_in_7,   // The words before reordering
    output wire [7:0] data_out_0,  // The words after reordering
    output wire [7:0] data_out_1,  // The words after reordering
    output wire [7:0] data_out_2,  // The words after reordering
    output wire [7:0] data_out_3,  // The words after reordering
    output wire [7:0] data_out_4,  // The words after reordering
    output wire [7:0] data_out_5,  // The words after reordering
    output wire [7:0] data_out_6,  // The words after reordering
    output wire [7:0] data_out_7   // The words after reordering
);

  assign data_out_0 = {data_in_7[1], data_in_6[2], data_in_5[3], data_in_4[4], data_in_3[5], data_in_2[6], data_in_1[7], data_in_0[0]};
  assign data_out_1 = {data_in_7[2], data_in_6[3], data_in_5[4], data_in_4[5], data_in_3[6], data_in_2[7], data_in_1[0], data_in_0[1]};
  assign data_out_2 = {data_in_7[3], data_in_6[4], data_in_5[5], data_in_4[6], data_in_3[7], data_in_2[0], data_in_1[1], data_in_0[2]};
  assign data_out_3 = {data_in_7[4], data_in_6[5], data_in_5[6], data_in_4[7], data_in_3[0], data_in_2[1], data_in_1[2], data_in_0[3]};
  assign data_out_4 = {data_in_7[5], data_in_6[6], data_in_5[7], data_in_4[0], data_in_3[1], data_in_2[2], data_in_1[3], data_in_0[4]};
  assign data_out_5 = {data_in_7[6], data_in_6[7], data_in_5[0], data_in_4[1], data_in_3[2], data_in_2[3], data_in_1[4], data_in_0[5]};
  assign data_out_6 = {data_in_7[7], data_in_6[0], data_in_5[1], data_in_4[2], data_in_3[3], data_in_2[4], data_in_1[5], data_in_0[6]};
  assign data_out_7 = {data_in_7[0], data_in_6[1], data_in_5[2], data_in_4[3], data_in_3[4], data_in_2[5], data_in_1[6], data_in_0[7]};
endmodule

`line 7752 "fpgambit_search_fast_line_threats.v" 0
// Finds attacks along a line, and checks and pins if the king is on it. Latency: two clocks, one
// for the rays and one to combine them.
module fpgambit_search_fast_line_threats (
    input  wire       clock,     // Clock
    input  wire [7:0] walls,     // Places without a way to the next place; constant
    input  wire [7:0] sliders,   // The other side's pieces that move along this line
    input  wire [7:0] king,      // The king of the side to move
    input  wire [7:0] empty,     // Empty places
    output wire [7:0] attacked,  // Places that the sliders attack
    output wire [7:0] between,   // Places in sight of the king from one side and of a slider from
                                 // the other
    output wire [7:0] checkers   // Sliders that give check
);

  reg  [7:0]  up;
  reg  [7:0]  down;
  reg  [7:0]  king_up;
  reg  [7:0]  king_down;
  reg  [7:0]  held_sliders;
  reg  [7:0]  attacked_set;
  reg  [7:0]  between_set;
  reg  [7:0]  checker_set;

  wire [7:0]  open;
  reg  [7:0]  upward;
  reg  [7:0]  downward;
  reg  [7:0]  king_upward;
  reg  [7:0]  king_downward;

  assign open = empty | king;

  always @* begin
    upward = 8'd0;
    upward = upward | (((sliders | (upward & open)) & ~walls & 8'd1) << 1);
    upward = upward | (((sliders | (upward & open)) & ~walls & 8'd2) << 1);
    upward = upward | (((sliders | (upward & open)) & ~walls & 8'd4) << 1);
    upward = upward | (((sliders | (upward & open)) & ~walls & 8'd8) << 1);
    upward = upward | (((sliders | (upward & open)) & ~walls & 8'h10) << 1);
    upward = upward | (((sliders | (upward & open)) & ~walls & 8'h20) << 1);
    upward = upward | (((sliders | (upward & open)) & ~walls & 8'h40) << 1);
  end

  always @* begin
    king_upward = 8'd0;
    king_upward = king_upward | (((king | (king_upward & empty)) & ~walls & 8'd1) << 1);
    king_upward = king_upward | (((king | (king_upward & empty)) & ~walls & 8'd2) << 1);
    king_upward = king_upward | (((king | (king_upward & empty)) & ~walls & 8'd4) << 1);
    king_upward = king_upward | (((king | (king_upward & empty)) & ~walls & 8'd8) << 1);
    king_upward = king_upward | (((king | (king_upward & empty)) & ~walls & 8'h10) << 1);
    king_upward = king_upward | (((king | (king_upward & empty)) & ~walls & 8'h20) << 1);
    king_upward = king_upward | (((king | (king_upward & empty)) & ~walls & 8'h40) << 1);
  end

  always @* begin
    downward = 8'd0;
    downward = downward | (((sliders | (downward & open)) >> 1) & ~walls & 8'h40);
    downward = downward | (((sliders | (downward & open)) >> 1) & ~walls & 8'h20);
    downward = downward | (((sliders | (downward & open)) >> 1) & ~walls & 8'h10);
    downward = downward | (((sliders | (downward & open)) >> 1) & ~walls & 8'd8);
    downward = downward | (((sliders | (downward & open)) >> 1) & ~walls & 8'd4);
    downward = downward | (((sliders | (downward & open)) >> 1) & ~walls & 8'd2);
    downward = downward | (((sliders | (downward & open)) >> 1) & ~walls & 8'd1);
  end

  always @* begin
    king_downward = 8'd0;
    king_downward = king_downward | (((king | (king_downward & empty)) >> 1) & ~walls & 8'h40);
    king_downward = king_downward | (((king | (king_downward & empty)) >> 1) & ~walls & 8'h20);
    king_downward = king_downward | (((king | (king_downward & empty)) >> 1) & ~walls & 8'h10);
    king_downward = king_downward | (((king | (king_downward & empty)) >> 1) & ~walls & 8'd8);
    king_downward = king_downward | (((king | (king_downward & empty)) >> 1) & ~walls & 8'd4);
    king_downward = king_downward | (((king | (king_downward & empty)) >> 1) & ~walls & 8'd2);
    king_downward = king_downward | (((king | (king_downward & empty)) >> 1) & ~walls & 8'd1);
  end

  assign attacked = attacked_set;
  assign between = between_set;
  assign checkers = checker_set;

  initial begin
    up = 8'd0;
    down = 8'd0;
    king_up = 8'd0;
    king_down = 8'd0;
    held_sliders = 8'd0;
    attacked_set = 8'd0;
    between_set = 8'd0;
    checker_set = 8'd0;
  end

  always @(posedge clock) begin
    up <= upward;
    down <= downward;
    king_up <= king_upward;
    king_down <= king_downward;
    held_sliders <= sliders;
    attacked_set <= up | down;
    between_set <= (up & king_down) | (down & king_up);
    checker_set <= (king_up | king_down) & held_sliders;
  end
endmodule

`line 7855 "fpgambit_search_fast_rising_ranks.v" 0
// Reorders eight words of eight squares, ranks to lines or lines to ranks. Combinational; wiring
// only.
module fpgambit_search_fast_rising_ranks (
    input  wire [7:0] data_in_0,   // The words before reordering
    input  wire [7:0] data_in_1,   // The words before reordering
    input  wire [7:0] data_in_2,   // The words before reordering
    input  wire [7:0] data_in_3,   // The words before reordering
    input  wire [7:0] data_in_4,   // The words before reordering
    input  wire [7:0] data_in_5,   // The words before reordering
    input  wire [7:0] data_in_6,   // The words before reordering
    input  wire [7:0] data_in_7,   // The words before reordering
    output wire [7:0] data_out_0,  // The words after reordering
    output wire [7:0] data_out_1,  // The words after reordering
    output wire [7:0] data_out_2,  // The words after reordering
    output wire [7:0] data_out_3,  // The words after reordering
    output wire [7:0] data_out_4,  // The words after reordering
    output wire [7:0] data_out_5,  // The words after reordering
    output wire [7:0] data_out_6,  // The words after reordering
    output wire [7:0] data_out_7   // The words after reordering
);

  assign data_out_0 = {data_in_7[0], data_in_6[0], data_in_5[0], data_in_4[0], data_in_3[0], data_in_2[0], data_in_1[0], data_in_0[0]};
  assign data_out_1 = {data_in_6[1], data_in_5[1], data_in_4[1], data_in_3[1], data_in_2[1], data_in_1[1], data_in_0[1], data_in_7[1]};
  assign data_out_2 = {data_in_5[2], data_in_4[2], data_in_3[2], data_in_2[2], data_in_1[2], data_in_0[2], data_in_7[2], data_in_6[2]};
  assign data_out_3 = {data_in_4[3], data_in_3[3], data_in_2[3], data_in_1[3], data_in_0[3], data_in_7[3], data_in_6[3], data_in_5[3]};
  assign data_out_4 = {data_in_3[4], data_in_2[4], data_in_1[4], data_in_0[4], data_in_7[4], data_in_6[4], data_in_5[4], data_in_4[4]};
  assign data_out_5 = {data_in_2[5], data_in_1[5], data_in_0[5], data_in_7[5], data_in_6[5], data_in_5[5], data_in_4[5], data_in_3[5]};
  assign data_out_6 = {data_in_1[6], data_in_0[6], data_in_7[6], data_in_6[6], data_in_5[6], data_in_4[6], data_in_3[6], data_in_2[6]};
  assign data_out_7 = {data_in_0[7], data_in_7[7], data_in_6[7], data_in_5[7], data_in_4[7], data_in_3[7], data_in_2[7], data_in_1[7]};
endmodule

`line 7887 "fpgambit_search_fast_falling_ranks.v" 0
// Reorders eight words of eight squares, ranks to lines or lines to ranks. Combinational; wiring
// only.
module fpgambit_search_fast_falling_ranks (
    input  wire [7:0] data_in_0,   // The words before reordering
    input  wire [7:0] data_in_1,   // The words before reordering
    input  wire [7:0] data_in_2,   // The words before reordering
    input  wire [7:0] data_in_3,   // The words before reordering
    input  wire [7:0] data_in_4,   // The words before reordering
    input  wire [7:0] data_in_5,   // The words before reordering
    input  wire [7:0] data_in_6,   // The words before reordering
    input  wire [7:0] data_in_7,   // The words before reordering
    output wire [7:0] data_out_0,  // The words after reordering
    output wire [7:0] data_out_1,  // The words after reordering
    output wire [7:0] data_out_2,  // The words after reordering
    output wire [7:0] data_out_3,  // The words after reordering
    output wire [7:0] data_out_4,  // The words after reordering
    output wire [7:0] data_out_5,  // The words after reordering
    output wire [7:0] data_out_6,  // The words after reordering
    output wire [7:0] data_out_7   // The words after reordering
);

  assign data_out_0 = {data_in_7[0], data_in_6[0], data_in_5[0], data_in_4[0], data_in_3[0], data_in_2[0], data_in_1[0], data_in_0[0]};
  assign data_out_1 = {data_in_0[1], data_in_7[1], data_in_6[1], data_in_5[1], data_in_4[1], data_in_3[1], data_in_2[1], data_in_1[1]};
  assign data_out_2 = {data_in_1[2], data_in_0[2], data_in_7[2], data_in_6[2], data_in_5[2], data_in_4[2], data_in_3[2], data_in_2[2]};
  assign data_out_3 = {data_in_2[3], data_in_1[3], data_in_0[3], data_in_7[3], data_in_6[3], data_in_5[3], data_in_4[3], data_in_3[3]};
  assign data_out_4 = {data_in_3[4], data_in_2[4], data_in_1[4], data_in_0[4], data_in_7[4], data_in_6[4], data_in_5[4], data_in_4[4]};
  assign data_out_5 = {data_in_4[5], data_in_3[5], data_in_2[5], data_in_1[5], data_in_0[5], data_in_7[5], data_in_6[5], data_in_5[5]};
  assign data_out_6 = {data_in_5[6], data_in_4[6], data_in_3[6], data_in_2[6], data_in_1[6], data_in_0[6], data_in_7[6], data_in_6[6]};
  assign data_out_7 = {data_in_6[7], data_in_5[7], data_in_4[7], data_in_3[7], data_in_2[7], data_in_1[7], data_in_0[7], data_in_7[7]};
endmodule

`line 7919 "fpgambit_search_fast_leaper_threats.v" 0
// Finds the squares of a rank that the other side's knights, pawns and king attack, and its knights
// and pawns on the rank that give check.
module fpgambit_search_fast_leaper_threats (
    input  wire       clock,              // Clock
    input  wire [7:0] knights,            // The other side's knights on this rank
    input  wire [7:0] knights_beside,     // Its knights on the two adjacent ranks
    input  wire [7:0] knights_two_off,    // Its knights two ranks away
    input  wire [7:0] pawns,              // Its pawns on this rank
    input  wire [7:0] pawns_above,        // Its pawns on the rank above
    input  wire [7:0] their_king,         // Its king on this rank
    input  wire [7:0] their_king_beside,  // Its king on the two adjacent ranks
    input  wire [7:0] king_beside,        // The mover's king on the two adjacent ranks
    input  wire [7:0] king_two_off,       // The mover's king two ranks away
    input  wire [7:0] king_below,         // The mover's king on the rank below
    output wire [7:0] attacked,           // Attacked squares
    output wire [7:0] checkers            // Knights and pawns that give check
);

  reg  [7:0]  attacked_set;
  reg  [7:0]  checker_set;
  reg  [7:0]  held_attacked;
  reg  [7:0]  held_checkers;

  wire [7:0]  kings;
  wire [7:0]  king_jumps;

  assign kings = their_king | their_king_beside;
  assign king_jumps = {king_beside[5:0], 2'd0} | {2'd0, king_beside[7:2]} |
      {king_two_off[6:0], 1'b0} | {1'b0, king_two_off[7:1]};
  assign attacked = held_attacked;
  assign checkers = held_checkers;

  initial begin
    attacked_set = 8'd0;
    checker_set = 8'd0;
    held_attacked = 8'd0;
    held_checkers = 8'd0;
  end

  always @(posedge clock) begin
    attacked_set <= {knights_beside[5:0], 2'd0} | {2'd0, knights_beside[7:2]} |
        {knights_two_off[6:0], 1'b0} | {1'b0, knights_two_off[7:1]} | {pawns_above[6:0], 1'b0} |
        {1'b0, pawns_above[7:1]} | {kings[6:0], 1'b0} | {1'b0, kings[7:1]} | their_king_beside;
    checker_set <= (knights & king_jumps) |
        (pawns & ({king_below[6:0], 1'b0} | {1'b0, king_below[7:1]}));
    held_attacked <= attacked_set;
    held_checkers <= checker_set;
  end
endmodule

`line 7970 "fpgambit_search_fast_rank_threats.v" 0
// Combines the results of lines and leapers for a rank.
module fpgambit_search_fast_rank_threats (
    input  wire       clock,            // Clock
    input  wire [7:0] line_attacked_0,  // Squares attacked along lines
    input  wire [7:0] line_attacked_1,  // Squares attacked along lines
    input  wire [7:0] line_attacked_2,  // Squares attacked along lines
    input  wire [7:0] line_attacked_3,  // Squares attacked along lines
    input  wire [7:0] line_checkers_0,  // Sliders that give check
    input  wire [7:0] line_checkers_1,  // Sliders that give check
    input  wire [7:0] line_checkers_2,  // Sliders that give check
    input  wire [7:0] line_checkers_3,  // Sliders that give check
    input  wire [7:0] line_between_0,   // Squares in sight of the king from one side and of a
                                        // slider from the other
    input  wire [7:0] line_between_1,   // Squares in sight of the king from one side and of a
                                        // slider from the other
    input  wire [7:0] line_between_2,   // Squares in sight of the king from one side and of a
                                        // slider from the other
    input  wire [7:0] line_between_3,   // Squares in sight of the king from one side and of a
                                        // slider from the other
    input  wire [7:0] empty,            // Empty squares
    input  wire [7:0] leaper_attacked,  // Squares attacked by knights, pawns and king
    input  wire [7:0] leaper_checkers,  // Knights and pawns that give check
    output wire [7:0] attacked,         // Attacked squares
    output wire [7:0] checkers,         // Pieces that give check
    output wire [7:0] cover_,           // Squares where a move answers a check
    output wire       one,              // A piece gives check
    output wire       several           // Two or more pieces give check
);

  reg  [7:0]  attacked_set;
  reg  [7:0]  checker_set;
  reg  [7:0]  cover_set;
  reg         some;
  reg         more;

  reg  [7:0]  all_attacked;
  reg  [7:0]  all_checkers;
  reg  [7:0]  all_between;

  always @* begin
    all_attacked = leaper_attacked;
    all_attacked = all_attacked | line_attacked_0;
    all_attacked = all_attacked | line_attacked_1;
    all_attacked = all_attacked | line_attacked_2;
    all_attacked = all_attacked | line_attacked_3;
  end

  always @* begin
    all_checkers = leaper_checkers;
    all_checkers = all_checkers | line_checkers_0;
    all_checkers = all_checkers | line_checkers_1;
    all_checkers = all_checkers | line_checkers_2;
    all_checkers = all_checkers | line_checkers_3;
  end

  always @* begin
    all_between = 8'd0;
    all_between = all_between | line_between_0;
    all_between = all_between | line_between_1;
    all_between = all_between | line_between_2;
    all_between = all_between | line_between_3;
  end

  assign attacked = attacked_set;
  assign checkers = checker_set;
  assign cover_ = cover_set;
  assign one = some;
  assign several = more;

  initial begin
    attacked_set = 8'd0;
    checker_set = 8'd0;
    cover_set = 8'd0;
    some = 1'b0;
    more = 1'b0;
  end

  always @(posedge clock) begin
    attacked_set <= all_attacked;
    checker_set <= all_checkers;
    cover_set <= (all_between & empty) | all_checkers;
    some <= |all_checkers;
    more <= |(all_checkers & (all_checkers - 8'd1));
  end
endmodule

`line 8057 "fpgambit_search_fast_en_passant_row.v" 0
// Tests whether an en passant capture exposes the king along the rank that both pawns leave.
// Latency: two clocks.
module fpgambit_search_fast_en_passant_row (
    input  wire       clock,      // Clock
    input  wire [7:0] file,       // The file of the pawn that can be captured, if there is one
    input  wire [7:0] sliders,    // The other side's rooks and queens on the mover's fifth rank
    input  wire [7:0] king,       // The mover's king on that rank
    input  wire [7:0] empty,      // Empty squares of that rank
    output wire       east_bare,  // The capture to the east exposes the king
    output wire       west_bare   // The capture to the west exposes the king
);

  reg  [7:0]  east_rays;
  reg  [7:0]  west_rays;
  reg  [7:0]  held_sliders;
  reg         east;
  reg         west;

  wire [7:0]  east_open;
  wire [7:0]  west_open;
  reg  [7:0]  east_up;
  reg  [7:0]  east_down;
  reg  [7:0]  west_up;
  reg  [7:0]  west_down;

  assign east_open = empty | file | {1'b0, file[7:1]};
  assign west_open = empty | file | {file[6:0], 1'b0};

  always @* begin
    east_up = 8'd0;
    east_up = east_up | (((king | (east_up & east_open)) & 8'd1) << 1);
    east_up = east_up | (((king | (east_up & east_open)) & 8'd2) << 1);
    east_up = east_up | (((king | (east_up & east_open)) & 8'd4) << 1);
    east_up = east_up | (((king | (east_up & east_open)) & 8'd8) << 1);
    east_up = east_up | (((king | (east_up & east_open)) & 8'h10) << 1);
    east_up = east_up | (((king | (east_up & east_open)) & 8'h20) << 1);
    east_up = east_up | (((king | (east_up & east_open)) & 8'h40) << 1);
  end

  always @* begin
    west_up = 8'd0;
    west_up = west_up | (((king | (west_up & west_open)) & 8'd1) << 1);
    west_up = west_up | (((king | (west_up & west_open)) & 8'd2) << 1);
    west_up = west_up | (((king | (west_up & west_open)) & 8'd4) << 1);
    west_up = west_up | (((king | (west_up & west_open)) & 8'd8) << 1);
    west_up = west_up | (((king | (west_up & west_open)) & 8'h10) << 1);
    west_up = west_up | (((king | (west_up & west_open)) & 8'h20) << 1);
    west_up = west_up | (((king | (west_up & west_open)) & 8'h40) << 1);
  end

  always @* begin
    east_down = 8'd0;
    east_down = east_down | (((king | (east_down & east_open)) >> 1) & 8'h40);
    east_down = east_down | (((king | (east_down & east_open)) >> 1) & 8'h20);
    east_down = east_down | (((king | (east_down & east_open)) >> 1) & 8'h10);
    east_down = east_down | (((king | (east_down & east_open)) >> 1) & 8'd8);
    east_down = east_down | (((king | (east_down & east_open)) >> 1) & 8'd4);
    east_down = east_down | (((king | (east_down & east_open)) >> 1) & 8'd2);
    east_down = east_down | (((king | (east_down & east_open)) >> 1) & 8'd1);
  end

  always @* begin
    west_down = 8'd0;
    west_down = west_down | (((king | (west_down & west_open)) >> 1) & 8'h40);
    west_down = west_down | (((king | (west_down & west_open)) >> 1) & 8'h20);
    west_down = west_down | (((king | (west_down & west_open)) >> 1) & 8'h10);
    west_down = west_down | (((king | (west_down & west_open)) >> 1) & 8'd8);
    west_down = west_down | (((king | (west_down & west_open)) >> 1) & 8'd4);
    west_down = west_down | (((king | (west_down & west_open)) >> 1) & 8'd2);
    west_down = west_down | (((king | (west_down & west_open)) >> 1) & 8'd1);
  end

  assign east_bare = east;
  assign west_bare = west;

  initial begin
    east_rays = 8'd0;
    west_rays = 8'd0;
    held_sliders = 8'd0;
    east = 1'b0;
    west = 1'b0;
  end

  always @(posedge clock) begin
    east_rays <= east_up | east_down;
    west_rays <= west_up | west_down;
    held_sliders <= sliders;
    east <= |(east_rays & held_sliders);
    west <= |(west_rays & held_sliders);
  end
endmodule

`line 8150 "fpgambit_search_fast_seen_pawns.v" 0
// Delays a set of squares, eight ranks, by one clock.
module fpgambit_search_fast_seen_pawns (
    input  wire       clock,       // Clock
    input  wire [7:0] data_in_0,   // The set
    input  wire [7:0] data_in_1,   // The set
    input  wire [7:0] data_in_2,   // The set
    input  wire [7:0] data_in_3,   // The set
    input  wire [7:0] data_in_4,   // The set
    input  wire [7:0] data_in_5,   // The set
    input  wire [7:0] data_in_6,   // The set
    input  wire [7:0] data_in_7,   // The set
    output wire [7:0] data_out_0,  // The set, one clock later
    output wire [7:0] data_out_1,  // The set, one clock later
    output wire [7:0] data_out_2,  // The set, one clock later
    output wire [7:0] data_out_3,  // The set, one clock later
    output wire [7:0] data_out_4,  // The set, one clock later
    output wire [7:0] data_out_5,  // The set, one clock later
    output wire [7:0] data_out_6,  // The set, one clock later
    output wire [7:0] data_out_7   // The set, one clock later
);

  reg  [7:0]  ranks_0;
  reg  [7:0]  ranks_1;
  reg  [7:0]  ranks_2;
  reg  [7:0]  ranks_3;
  reg  [7:0]  ranks_4;
  reg  [7:0]  ranks_5;
  reg  [7:0]  ranks_6;
  reg  [7:0]  ranks_7;

  assign data_out_0 = ranks_0;
  assign data_out_1 = ranks_1;
  assign data_out_2 = ranks_2;
  assign data_out_3 = ranks_3;
  assign data_out_4 = ranks_4;
  assign data_out_5 = ranks_5;
  assign data_out_6 = ranks_6;
  assign data_out_7 = ranks_7;

  initial begin
    ranks_0 = 8'd0;
    ranks_1 = 8'd0;
    ranks_2 = 8'd0;
    ranks_3 = 8'd0;
    ranks_4 = 8'd0;
    ranks_5 = 8'd0;
    ranks_6 = 8'd0;
    ranks_7 = 8'd0;
  end

  always @(posedge clock) begin
    ranks_0 <= data_in_0;
    ranks_1 <= data_in_1;
    ranks_2 <= data_in_2;
    ranks_3 <= data_in_3;
    ranks_4 <= data_in_4;
    ranks_5 <= data_in_5;
    ranks_6 <= data_in_6;
    ranks_7 <= data_in_7;
  end
endmodule

`line 8213 "fpgambit_search_fast_check_summary.v" 0
// Combines the ranks: no check, one, or several. Combinational.
module fpgambit_search_fast_check_summary (
    input  wire one_0,      // A piece of this rank gives check
    input  wire one_1,      // A piece of this rank gives check
    input  wire one_2,      // A piece of this rank gives check
    input  wire one_3,      // A piece of this rank gives check
    input  wire one_4,      // A piece of this rank gives check
    input  wire one_5,      // A piece of this rank gives check
    input  wire one_6,      // A piece of this rank gives check
    input  wire one_7,      // A piece of this rank gives check
    input  wire several_0,  // Two or more pieces of this rank give check
    input  wire several_1,  // Two or more pieces of this rank give check
    input  wire several_2,  // Two or more pieces of this rank give check
    input  wire several_3,  // Two or more pieces of this rank give check
    input  wire several_4,  // Two or more pieces of this rank give check
    input  wire several_5,  // Two or more pieces of this rank give check
    input  wire several_6,  // Two or more pieces of this rank give check
    input  wire several_7,  // Two or more pieces of this rank give check
    output wire check,      // The king is in check
    output wire double_     // Two or more pieces give check: only the king can move
);

  reg         seen;
  reg         twice;

  always @* begin
    seen = 1'b0;
    twice = 1'b0;
    twice = twice | several_0 | (seen & one_0);
    seen = seen | one_0;
    twice = twice | several_1 | (seen & one_1);
    seen = seen | one_1;
    twice = twice | several_2 | (seen & one_2);
    seen = seen | one_2;
    twice = twice | several_3 | (seen & one_3);
    seen = seen | one_3;
    twice = twice | several_4 | (seen & one_4);
    seen = seen | one_4;
    twice = twice | several_5 | (seen & one_5);
    seen = seen | one_5;
    twice = twice | several_6 | (seen & one_6);
    seen = seen | one_6;
    twice = twice | several_7 | (seen & one_7);
    seen = seen | one_7;
  end

  assign check = seen;
  assign double_ = twice;
endmodule

`line 8264 "fpgambit_search_fast_rank_sources.v" 0
// Holds the pieces of a rank that may move, by the way they move, and the squares of the rank to
// which pieces may go.
module fpgambit_search_fast_rank_sources (
    input  wire       clock,           // Clock
    input  wire       check,           // The king is in check
    input  wire       double_,         // Double check: only the king can move
    input  wire [7:0] pawns,           // The mover's pawns
    input  wire [7:0] knights,         // The mover's knights
    input  wire [7:0] diagonal,        // The mover's bishops and queens
    input  wire [7:0] straight,        // The mover's rooks and queens
    input  wire [7:0] king,            // The mover's king on this rank
    input  wire [7:0] king_beside,     // The mover's king on the two adjacent ranks
    input  wire [7:0] own,             // All pieces of the mover
    input  wire [7:0] attacked,        // Attacked squares
    input  wire [7:0] cover_,          // Squares where a move answers a check
    input  wire [7:0] single_0,        // Pieces that stand alone between the king and a slider, by
                                       // kind of line
    input  wire [7:0] single_1,        // Pieces that stand alone between the king and a slider, by
                                       // kind of line
    input  wire [7:0] single_2,        // Pieces that stand alone between the king and a slider, by
                                       // kind of line
    input  wire [7:0] single_3,        // Pieces that stand alone between the king and a slider, by
                                       // kind of line
    output wire [7:0] sliders_0,       // Sliders that may move along ranks, files, rising and
                                       // falling diagonals
    output wire [7:0] sliders_1,       // Sliders that may move along ranks, files, rising and
                                       // falling diagonals
    output wire [7:0] sliders_2,       // Sliders that may move along ranks, files, rising and
                                       // falling diagonals
    output wire [7:0] sliders_3,       // Sliders that may move along ranks, files, rising and
                                       // falling diagonals
    output wire [7:0] free_knights,    // Knights that may move
    output wire [7:0] pushing,         // Pawns that may be pushed
    output wire [7:0] capturing_east,  // Pawns that may capture to higher files
    output wire [7:0] capturing_west,  // Pawns that may capture to lower files
    output wire [7:0] allowed,         // Squares to which a piece other than the king may go
    output wire [7:0] king_targets     // Squares to which the king may go
);

  reg  [7:0]  slider_set_0;
  reg  [7:0]  slider_set_1;
  reg  [7:0]  slider_set_2;
  reg  [7:0]  slider_set_3;
  reg  [7:0]  knight_set;
  reg  [7:0]  push_set;
  reg  [7:0]  east_set;
  reg  [7:0]  west_set;
  reg  [7:0]  allowed_set;
  reg  [7:0]  king_set;

  wire [7:0]  kings;
  wire [7:0]  reach;

  always @(posedge clock) begin
    allowed_set <= ~own;
    if (check) begin
      allowed_set <= cover_;
    end
    if (double_) begin
      allowed_set <= 8'd0;
    end
  end

  assign kings = king | king_beside;
  assign reach = {kings[6:0], 1'b0} | {1'b0, kings[7:1]} | king_beside;
  assign sliders_0 = slider_set_0;
  assign sliders_1 = slider_set_1;
  assign sliders_2 = slider_set_2;
  assign sliders_3 = slider_set_3;
  assign free_knights = knight_set;
  assign pushing = push_set;
  assign capturing_east = east_set;
  assign capturing_west = west_set;
  assign allowed = allowed_set;
  assign king_targets = king_set;

  initial begin
    slider_set_0 = 8'd0;
    slider_set_1 = 8'd0;
    slider_set_2 = 8'd0;
    slider_set_3 = 8'd0;
    knight_set = 8'd0;
    push_set = 8'd0;
    east_set = 8'd0;
    west_set = 8'd0;
    allowed_set = 8'd0;
    king_set = 8'd0;
  end

  always @(posedge clock) begin
    slider_set_0 <= straight & ~(single_1 | single_2 | single_3);
    slider_set_1 <= straight & ~(single_0 | single_2 | single_3);
    slider_set_2 <= diagonal & ~(single_0 | single_1 | single_3);
    slider_set_3 <= diagonal & ~(single_0 | single_1 | single_2);
    knight_set <= knights & ~(single_0 | single_1 | single_2 | single_3);
    push_set <= pawns & ~(single_0 | single_2 | single_3);
    east_set <= pawns & ~(single_0 | single_1 | single_3);
    west_set <= pawns & ~(single_0 | single_1 | single_2);
    king_set <= reach & ~own & ~attacked;
  end
endmodule

`line 8367 "fpgambit_search_fast_special_moves.v" 0
// Finds the moves that follow no line or jump pattern: up to four, one bit each. Latency: one
// clock.
module fpgambit_search_fast_special_moves (
    input  wire       clock,          // Clock
    input  wire       check,          // The king is in check
    input  wire       double_,        // Two or more pieces give check
    input  wire       short_,         // The mover has the right to castle on the king's side
    input  wire       long_,          // The mover has the right to castle on the queen's side
    input  wire [7:0] home_empty,     // Empty squares of the first rank
    input  wire [7:0] home_attacked,  // Attacked squares of the first rank
    input  wire [7:0] file,           // The file of the pawn that can be captured en passant, if
                                      // there is one
    input  wire [7:0] pawns,          // The mover's pawns on the fifth rank
    input  wire [7:0] single_0,       // Pieces on the fifth rank that stand alone between the king
                                      // and a slider, by kind of line
    input  wire [7:0] single_1,       // Pieces on the fifth rank that stand alone between the king
                                      // and a slider, by kind of line
    input  wire [7:0] single_2,       // Pieces on the fifth rank that stand alone between the king
                                      // and a slider, by kind of line
    input  wire [7:0] single_3,       // Pieces on the fifth rank that stand alone between the king
                                      // and a slider, by kind of line
    input  wire [7:0] checkers,       // Pieces on the fifth rank that give check
    input  wire [7:0] cover_,         // Squares on the sixth rank where a move answers a check
    input  wire       east_bare,      // The capture to the east exposes the king along the rank
    input  wire       west_bare,      // The capture to the west exposes the king along the rank
    output wire [3:0] moves           // The moves: castling on the king's side and on the queen's,
                                      // en passant to the east and to the west
);

  localparam [7:0] HOME_RANK_LONG_PATH = 8'h1c;
  localparam [7:0] HOME_RANK_LONG_WAY = 8'h0e;
  localparam [7:0] HOME_RANK_SHORT_PATH = 8'h70;
  localparam [7:0] HOME_RANK_SHORT_WAY = 8'h60;

  reg  [3:0]  found;

  wire        captures;
  wire [7:0]  from_west;
  wire [7:0]  from_east;
  reg  [3:0]  special;

  assign captures = !double_ & !(|(file & (single_2 | single_3))) &
      (!check | (|(file & (checkers | cover_))));
  assign from_west = {1'b0, file[7:1]} & pawns & ~(single_0 | single_1 | single_3);
  assign from_east = {file[6:0], 1'b0} & pawns & ~(single_0 | single_1 | single_2);

  always @* begin
    special = 4'd0;
    if (short_ & ((~home_empty & HOME_RANK_SHORT_WAY) == 8'd0) &
        ((home_attacked & HOME_RANK_SHORT_PATH) == 8'd0)) begin
      special = 4'd1;
    end
    if (long_ & ((~home_empty & HOME_RANK_LONG_WAY) == 8'd0) &
        ((home_attacked & HOME_RANK_LONG_PATH) == 8'd0)) begin
      special = special | 4'd2;
    end
    if (captures & (|from_west) & !east_bare) begin
      special = special | 4'd4;
    end
    if (captures & (|from_east) & !west_bare) begin
      special = special | 4'd8;
    end
  end

  assign moves = found;

  initial begin
    found = 4'd0;
  end

  always @(posedge clock) begin
    found <= special;
  end
endmodule

`line 8443 "fpgambit_search_fast_moves.v" 0
// Finds the moves of all pieces except the king, and adds them up by square. Latency: three clocks.
module fpgambit_search_fast_moves (
    input  wire       clock,             // Clock
    input  wire [7:0] sliders_0,         // Sliders that may move along ranks, files, rising and
                                         // falling diagonals, eight ranks each
    input  wire [7:0] sliders_1,         // Sliders that may move along ranks, files, rising and
                                         // falling diagonals, eight ranks each
    input  wire [7:0] sliders_2,         // Sliders that may move along ranks, files, rising and
                                         // falling diagonals, eight ranks each
    input  wire [7:0] sliders_3,         // Sliders that may move along ranks, files, rising and
                                         // falling diagonals, eight ranks each
    input  wire [7:0] sliders_4,         // Sliders that may move along ranks, files, rising and
                                         // falling diagonals, eight ranks each
    input  wire [7:0] sliders_5,         // Sliders that may move along ranks, files, rising and
                                         // falling diagonals, eight ranks each
    input  wire [7:0] sliders_6,         // Sliders that may move along ranks, files, rising and
                                         // falling diagonals, eight ranks each
    input  wire [7:0] sliders_7,         // Sliders that may move along ranks, files, rising and
                                         // falling diagonals, eight ranks each
    input  wire [7:0] sliders_8,         // Sliders that may move along ranks, files, rising and
                                         // falling diagonals, eight ranks each
    input  wire [7:0] sliders_9,         // Sliders that may move along ranks, files, rising and
                                         // falling diagonals, eight ranks each
    input  wire [7:0] sliders_10,        // Sliders that may move along ranks, files, rising and
                                         // falling diagonals, eight ranks each
    input  wire [7:0] sliders_11,        // Sliders that may move along ranks, files, rising and
                                         // falling diagonals, eight ranks each
    input  wire [7:0] sliders_12,        // Sliders that may move along ranks, files, rising and
                                         // falling diagonals, eight ranks each
    input  wire [7:0] sliders_13,        // Sliders that may move along ranks, files, rising and
                                         // falling diagonals, eight ranks each
    input  wire [7:0] sliders_14,        // Sliders that may move along ranks, files, rising and
                                         // falling diagonals, eight ranks each
    input  wire [7:0] sliders_15,        // Sliders that may move along ranks, files, rising and
                                         // falling diagonals, eight ranks each
    input  wire [7:0] sliders_16,        // Sliders that may move along ranks, files, rising and
                                         // falling diagonals, eight ranks each
    input  wire [7:0] sliders_17,        // Sliders that may move along ranks, files, rising and
                                         // falling diagonals, eight ranks each
    input  wire [7:0] sliders_18,        // Sliders that may move along ranks, files, rising and
                                         // falling diagonals, eight ranks each
    input  wire [7:0] sliders_19,        // Sliders that may move along ranks, files, rising and
                                         // falling diagonals, eight ranks each
    input  wire [7:0] sliders_20,        // Sliders that may move along ranks, files, rising and
                                         // falling diagonals, eight ranks each
    input  wire [7:0] sliders_21,        // Sliders that may move along ranks, files, rising and
                                         // falling diagonals, eight ranks each
    input  wire [7:0] sliders_22,        // Sliders that may move along ranks, files, rising and
                                         // falling diagonals, eight ranks each
    input  wire [7:0] sliders_23,        // Sliders that may move along ranks, files, rising and
                                         // falling diagonals, eight ranks each
    input  wire [7:0] sliders_24,        // Sliders that may move along ranks, files, rising and
                                         // falling diagonals, eight ranks each
    input  wire [7:0] sliders_25,        // Sliders that may move along ranks, files, rising and
                                         // falling diagonals, eight ranks each
    input  wire [7:0] sliders_26,        // Sliders that may move along ranks, files, rising and
                                         // falling diagonals, eight ranks each
    input  wire [7:0] sliders_27,        // Sliders that may move along ranks, files, rising and
                                         // falling diagonals, eight ranks each
    input  wire [7:0] sliders_28,        // Sliders that may move along ranks, files, rising and
                                         // falling diagonals, eight ranks each
    input  wire [7:0] sliders_29,        // Sliders that may move along ranks, files, rising and
                                         // falling diagonals, eight ranks each
    input  wire [7:0] sliders_30,        // Sliders that may move along ranks, files, rising and
                                         // falling diagonals, eight ranks each
    input  wire [7:0] sliders_31,        // Sliders that may move along ranks, files, rising and
                                         // falling diagonals, eight ranks each
    input  wire [7:0] knights_0,         // Knights that may move
    input  wire [7:0] knights_1,         // Knights that may move
    input  wire [7:0] knights_2,         // Knights that may move
    input  wire [7:0] knights_3,         // Knights that may move
    input  wire [7:0] knights_4,         // Knights that may move
    input  wire [7:0] knights_5,         // Knights that may move
    input  wire [7:0] knights_6,         // Knights that may move
    input  wire [7:0] knights_7,         // Knights that may move
    input  wire [7:0] pushing_0,         // Pawns that may be pushed
    input  wire [7:0] pushing_1,         // Pawns that may be pushed
    input  wire [7:0] pushing_2,         // Pawns that may be pushed
    input  wire [7:0] pushing_3,         // Pawns that may be pushed
    input  wire [7:0] pushing_4,         // Pawns that may be pushed
    input  wire [7:0] pushing_5,         // Pawns that may be pushed
    input  wire [7:0] pushing_6,         // Pawns that may be pushed
    input  wire [7:0] pushing_7,         // Pawns that may be pushed
    input  wire [7:0] capturing_east_0,  // Pawns that may capture to higher files
    input  wire [7:0] capturing_east_1,  // Pawns that may capture to higher files
    input  wire [7:0] capturing_east_2,  // Pawns that may capture to higher files
    input  wire [7:0] capturing_east_3,  // Pawns that may capture to higher files
    input  wire [7:0] capturing_east_4,  // Pawns that may capture to higher files
    input  wire [7:0] capturing_east_5,  // Pawns that may capture to higher files
    input  wire [7:0] capturing_east_6,  // Pawns that may capture to higher files
    input  wire [7:0] capturing_east_7,  // Pawns that may capture to higher files
    input  wire [7:0] capturing_west_0,  // Pawns that may capture to lower files
    input  wire [7:0] capturing_west_1,  // Pawns that may capture to lower files
    input  wire [7:0] capturing_west_2,  // Pawns that may capture to lower files
    input  wire [7:0] capturing_west_3,  // Pawns that may capture to lower files
    input  wire [7:0] capturing_west_4,  // Pawns that may capture to lower files
    input  wire [7:0] capturing_west_5,  // Pawns that may capture to lower files
    input  wire [7:0] capturing_west_6,  // Pawns that may capture to lower files
    input  wire [7:0] capturing_west_7,  // Pawns that may capture to lower files
    input  wire [7:0] empty_0,           // Empty squares
    input  wire [7:0] empty_1,           // Empty squares
    input  wire [7:0] empty_2,           // Empty squares
    input  wire [7:0] empty_3,           // Empty squares
    input  wire [7:0] empty_4,           // Empty squares
    input  wire [7:0] empty_5,           // Empty squares
    input  wire [7:0] empty_6,           // Empty squares
    input  wire [7:0] empty_7,           // Empty squares
    input  wire [7:0] theirs_0,          // Squares with pieces of the other side
    input  wire [7:0] theirs_1,          // Squares with pieces of the other side
    input  wire [7:0] theirs_2,          // Squares with pieces of the other side
    input  wire [7:0] theirs_3,          // Squares with pieces of the other side
    input  wire [7:0] theirs_4,          // Squares with pieces of the other side
    input  wire [7:0] theirs_5,          // Squares with pieces of the other side
    input  wire [7:0] theirs_6,          // Squares with pieces of the other side
    input  wire [7:0] theirs_7,          // Squares with pieces of the other side
    input  wire [7:0] allowed_later_0,   // Squares to which a piece may go, one clock later
    input  wire [7:0] allowed_later_1,   // Squares to which a piece may go, one clock later
    input  wire [7:0] allowed_later_2,   // Squares to which a piece may go, one clock later
    input  wire [7:0] allowed_later_3,   // Squares to which a piece may go, one clock later
    input  wire [7:0] allowed_later_4,   // Squares to which a piece may go, one clock later
    input  wire [7:0] allowed_later_5,   // Squares to which a piece may go, one clock later
    input  wire [7:0] allowed_later_6,   // Squares to which a piece may go, one clock later
    input  wire [7:0] allowed_later_7,   // Squares to which a piece may go, one clock later
    input  wire [7:0] allowed_last_0,    // The same, two clocks later
    input  wire [7:0] allowed_last_1,    // The same, two clocks later
    input  wire [7:0] allowed_last_2,    // The same, two clocks later
    input  wire [7:0] allowed_last_3,    // The same, two clocks later
    input  wire [7:0] allowed_last_4,    // The same, two clocks later
    input  wire [7:0] allowed_last_5,    // The same, two clocks later
    input  wire [7:0] allowed_last_6,    // The same, two clocks later
    input  wire [7:0] allowed_last_7,    // The same, two clocks later
    output wire [7:0] pawn_moves_0,      // Pawn moves, those ahead or to higher files, then those
                                         // to lower files, eight ranks each; combinational
    output wire [7:0] pawn_moves_1,      // Pawn moves, those ahead or to higher files, then those
                                         // to lower files, eight ranks each; combinational
    output wire [7:0] pawn_moves_2,      // Pawn moves, those ahead or to higher files, then those
                                         // to lower files, eight ranks each; combinational
    output wire [7:0] pawn_moves_3,      // Pawn moves, those ahead or to higher files, then those
                                         // to lower files, eight ranks each; combinational
    output wire [7:0] pawn_moves_4,      // Pawn moves, those ahead or to higher files, then those
                                         // to lower files, eight ranks each; combinational
    output wire [7:0] pawn_moves_5,      // Pawn moves, those ahead or to higher files, then those
                                         // to lower files, eight ranks each; combinational
    output wire [7:0] pawn_moves_6,      // Pawn moves, those ahead or to higher files, then those
                                         // to lower files, eight ranks each; combinational
    output wire [7:0] pawn_moves_7,      // Pawn moves, those ahead or to higher files, then those
                                         // to lower files, eight ranks each; combinational
    output wire [7:0] pawn_moves_8,      // Pawn moves, those ahead or to higher files, then those
                                         // to lower files, eight ranks each; combinational
    output wire [7:0] pawn_moves_9,      // Pawn moves, those ahead or to higher files, then those
                                         // to lower files, eight ranks each; combinational
    output wire [7:0] pawn_moves_10,     // Pawn moves, those ahead or to higher files, then those
                                         // to lower files, eight ranks each; combinational
    output wire [7:0] pawn_moves_11,     // Pawn moves, those ahead or to higher files, then those
                                         // to lower files, eight ranks each; combinational
    output wire [7:0] pawn_moves_12,     // Pawn moves, those ahead or to higher files, then those
                                         // to lower files, eight ranks each; combinational
    output wire [7:0] pawn_moves_13,     // Pawn moves, those ahead or to higher files, then those
                                         // to lower files, eight ranks each; combinational
    output wire [7:0] pawn_moves_14,     // Pawn moves, those ahead or to higher files, then those
                                         // to lower files, eight ranks each; combinational
    output wire [7:0] pawn_moves_15,     // Pawn moves, those ahead or to higher files, then those
                                         // to lower files, eight ranks each; combinational
    output wire [7:0] moves_up_0,        // Sliders' moves upwards by kind of line, eight ranks
                                         // each, one clock later
    output wire [7:0] moves_up_1,        // Sliders' moves upwards by kind of line, eight ranks
                                         // each, one clock later
    output wire [7:0] moves_up_2,        // Sliders' moves upwards by kind of line, eight ranks
                                         // each, one clock later
    output wire [7:0] moves_up_3,        // Sliders' moves upwards by kind of line, eight ranks
                                         // each, one clock later
    output wire [7:0] moves_up_4,        // Sliders' moves upwards by kind of line, eight ranks
                                         // each, one clock later
    output wire [7:0] moves_up_5,        // Sliders' moves upwards by kind of line, eight ranks
                                         // each, one clock later
    output wire [7:0] moves_up_6,        // Sliders' moves upwards by kind of line, eight ranks
                                         // each, one clock later
    output wire [7:0] moves_up_7,        // Sliders' moves upwards by kind of line, eight ranks
                                         // each, one clock later
    output wire [7:0] moves_up_8,        // Sliders' moves upwards by kind of line, eight ranks
                                         // each, one clock later
    output wire [7:0] moves_up_9,        // Sliders' moves upwards by kind of line, eight ranks
                                         // each, one clock later
    output wire [7:0] moves_up_10,       // Sliders' moves upwards by kind of line, eight ranks
                                         // each, one clock later
    output wire [7:0] moves_up_11,       // Sliders' moves upwards by kind of line, eight ranks
                                         // each, one clock later
    output wire [7:0] moves_up_12,       // Sliders' moves upwards by kind of line, eight ranks
                                         // each, one clock later
    output wire [7:0] moves_up_13,       // Sliders' moves upwards by kind of line, eight ranks
                                         // each, one clock later
    output wire [7:0] moves_up_14,       // Sliders' moves upwards by kind of line, eight ranks
                                         // each, one clock later
    output wire [7:0] moves_up_15,       // Sliders' moves upwards by kind of line, eight ranks
                                         // each, one clock later
    output wire [7:0] moves_up_16,       // Sliders' moves upwards by kind of line, eight ranks
                                         // each, one clock later
    output wire [7:0] moves_up_17,       // Sliders' moves upwards by kind of line, eight ranks
                                         // each, one clock later
    output wire [7:0] moves_up_18,       // Sliders' moves upwards by kind of line, eight ranks
                                         // each, one clock later
    output wire [7:0] moves_up_19,       // Sliders' moves upwards by kind of line, eight ranks
                                         // each, one clock later
    output wire [7:0] moves_up_20,       // Sliders' moves upwards by kind of line, eight ranks
                                         // each, one clock later
    output wire [7:0] moves_up_21,       // Sliders' moves upwards by kind of line, eight ranks
                                         // each, one clock later
    output wire [7:0] moves_up_22,       // Sliders' moves upwards by kind of line, eight ranks
                                         // each, one clock later
    output wire [7:0] moves_up_23,       // Sliders' moves upwards by kind of line, eight ranks
                                         // each, one clock later
    output wire [7:0] moves_up_24,       // Sliders' moves upwards by kind of line, eight ranks
                                         // each, one clock later
    output wire [7:0] moves_up_25,       // Sliders' moves upwards by kind of line, eight ranks
                                         // each, one clock later
    output wire [7:0] moves_up_26,       // Sliders' moves upwards by kind of line, eight ranks
                                         // each, one clock later
    output wire [7:0] moves_up_27,       // Sliders' moves upwards by kind of line, eight ranks
                                         // each, one clock later
    output wire [7:0] moves_up_28,       // Sliders' moves upwards by kind of line, eight ranks
                                         // each, one clock later
    output wire [7:0] moves_up_29,       // Sliders' moves upwards by kind of line, eight ranks
                                         // each, one clock later
    output wire [7:0] moves_up_30,       // Sliders' moves upwards by kind of line, eight ranks
                                         // each, one clock later
    output wire [7:0] moves_up_31,       // Sliders' moves upwards by kind of line, eight ranks
                                         // each, one clock later
    output wire [7:0] moves_down_0,      // Sliders' moves downwards
    output wire [7:0] moves_down_1,      // Sliders' moves downwards
    output wire [7:0] moves_down_2,      // Sliders' moves downwards
    output wire [7:0] moves_down_3,      // Sliders' moves downwards
    output wire [7:0] moves_down_4,      // Sliders' moves downwards
    output wire [7:0] moves_down_5,      // Sliders' moves downwards
    output wire [7:0] moves_down_6,      // Sliders' moves downwards
    output wire [7:0] moves_down_7,      // Sliders' moves downwards
    output wire [7:0] moves_down_8,      // Sliders' moves downwards
    output wire [7:0] moves_down_9,      // Sliders' moves downwards
    output wire [7:0] moves_down_10,     // Sliders' moves downwards
    output wire [7:0] moves_down_11,     // Sliders' moves downwards
    output wire [7:0] moves_down_12,     // Sliders' moves downwards
    output wire [7:0] moves_down_13,     // Sliders' moves downwards
    output wire [7:0] moves_down_14,     // Sliders' moves downwards
    output wire [7:0] moves_down_15,     // Sliders' moves downwards
    output wire [7:0] moves_down_16,     // Sliders' moves downwards
    output wire [7:0] moves_down_17,     // Sliders' moves downwards
    output wire [7:0] moves_down_18,     // Sliders' moves downwards
    output wire [7:0] moves_down_19,     // Sliders' moves downwards
    output wire [7:0] moves_down_20,     // Sliders' moves downwards
    output wire [7:0] moves_down_21,     // Sliders' moves downwards
    output wire [7:0] moves_down_22,     // Sliders' moves downwards
    output wire [7:0] moves_down_23,     // Sliders' moves downwards
    output wire [7:0] moves_down_24,     // Sliders' moves downwards
    output wire [7:0] moves_down_25,     // Sliders' moves downwards
    output wire [7:0] moves_down_26,     // Sliders' moves downwards
    output wire [7:0] moves_down_27,     // Sliders' moves downwards
    output wire [7:0] moves_down_28,     // Sliders' moves downwards
    output wire [7:0] moves_down_29,     // Sliders' moves downwards
    output wire [7:0] moves_down_30,     // Sliders' moves downwards
    output wire [7:0] moves_down_31,     // Sliders' moves downwards
    output wire [7:0] slider_sums_0,     // Bits 0 to 3 of the number of slider moves to each
                                         // square, eight ranks each
    output wire [7:0] slider_sums_1,     // Bits 0 to 3 of the number of slider moves to each
                                         // square, eight ranks each
    output wire [7:0] slider_sums_2,     // Bits 0 to 3 of the number of slider moves to each
                                         // square, eight ranks each
    output wire [7:0] slider_sums_3,     // Bits 0 to 3 of the number of slider moves to each
                                         // square, eight ranks each
    output wire [7:0] slider_sums_4,     // Bits 0 to 3 of the number of slider moves to each
                                         // square, eight ranks each
    output wire [7:0] slider_sums_5,     // Bits 0 to 3 of the number of slider moves to each
                                         // square, eight ranks each
    output wire [7:0] slider_sums_6,     // Bits 0 to 3 of the number of slider moves to each
                                         // square, eight ranks each
    output wire [7:0] slider_sums_7,     // Bits 0 to 3 of the number of slider moves to each
                                         // square, eight ranks each
    output wire [7:0] slider_sums_8,     // Bits 0 to 3 of the number of slider moves to each
                                         // square, eight ranks each
    output wire [7:0] slider_sums_9,     // Bits 0 to 3 of the number of slider moves to each
                                         // square, eight ranks each
    output wire [7:0] slider_sums_10,    // Bits 0 to 3 of the number of slider moves to each
                                         // square, eight ranks each
    output wire [7:0] slider_sums_11,    // Bits 0 to 3 of the number of slider moves to each
                                         // square, eight ranks each
    output wire [7:0] slider_sums_12,    // Bits 0 to 3 of the number of slider moves to each
                                         // square, eight ranks each
    output wire [7:0] slider_sums_13,    // Bits 0 to 3 of the number of slider moves to each
                                         // square, eight ranks each
    output wire [7:0] slider_sums_14,    // Bits 0 to 3 of the number of slider moves to each
                                         // square, eight ranks each
    output wire [7:0] slider_sums_15,    // Bits 0 to 3 of the number of slider moves to each
                                         // square, eight ranks each
    output wire [7:0] slider_sums_16,    // Bits 0 to 3 of the number of slider moves to each
                                         // square, eight ranks each
    output wire [7:0] slider_sums_17,    // Bits 0 to 3 of the number of slider moves to each
                                         // square, eight ranks each
    output wire [7:0] slider_sums_18,    // Bits 0 to 3 of the number of slider moves to each
                                         // square, eight ranks each
    output wire [7:0] slider_sums_19,    // Bits 0 to 3 of the number of slider moves to each
                                         // square, eight ranks each
    output wire [7:0] slider_sums_20,    // Bits 0 to 3 of the number of slider moves to each
                                         // square, eight ranks each
    output wire [7:0] slider_sums_21,    // Bits 0 to 3 of the number of slider moves to each
                                         // square, eight ranks each
    output wire [7:0] slider_sums_22,    // Bits 0 to 3 of the number of slider moves to each
                                         // square, eight ranks each
    output wire [7:0] slider_sums_23,    // Bits 0 to 3 of the number of slider moves to each
                                         // square, eight ranks each
    output wire [7:0] slider_sums_24,    // Bits 0 to 3 of the number of slider moves to each
                                         // square, eight ranks each
    output wire [7:0] slider_sums_25,    // Bits 0 to 3 of the number of slider moves to each
                                         // square, eight ranks each
    output wire [7:0] slider_sums_26,    // Bits 0 to 3 of the number of slider moves to each
                                         // square, eight ranks each
    output wire [7:0] slider_sums_27,    // Bits 0 to 3 of the number of slider moves to each
                                         // square, eight ranks each
    output wire [7:0] slider_sums_28,    // Bits 0 to 3 of the number of slider moves to each
                                         // square, eight ranks each
    output wire [7:0] slider_sums_29,    // Bits 0 to 3 of the number of slider moves to each
                                         // square, eight ranks each
    output wire [7:0] slider_sums_30,    // Bits 0 to 3 of the number of slider moves to each
                                         // square, eight ranks each
    output wire [7:0] slider_sums_31,    // Bits 0 to 3 of the number of slider moves to each
                                         // square, eight ranks each
    output wire [7:0] leaper_sums_0,     // Bits 0 to 3 of the number of knight and pawn moves
    output wire [7:0] leaper_sums_1,     // Bits 0 to 3 of the number of knight and pawn moves
    output wire [7:0] leaper_sums_2,     // Bits 0 to 3 of the number of knight and pawn moves
    output wire [7:0] leaper_sums_3,     // Bits 0 to 3 of the number of knight and pawn moves
    output wire [7:0] leaper_sums_4,     // Bits 0 to 3 of the number of knight and pawn moves
    output wire [7:0] leaper_sums_5,     // Bits 0 to 3 of the number of knight and pawn moves
    output wire [7:0] leaper_sums_6,     // Bits 0 to 3 of the number of knight and pawn moves
    output wire [7:0] leaper_sums_7,     // Bits 0 to 3 of the number of knight and pawn moves
    output wire [7:0] leaper_sums_8,     // Bits 0 to 3 of the number of knight and pawn moves
    output wire [7:0] leaper_sums_9,     // Bits 0 to 3 of the number of knight and pawn moves
    output wire [7:0] leaper_sums_10,    // Bits 0 to 3 of the number of knight and pawn moves
    output wire [7:0] leaper_sums_11,    // Bits 0 to 3 of the number of knight and pawn moves
    output wire [7:0] leaper_sums_12,    // Bits 0 to 3 of the number of knight and pawn moves
    output wire [7:0] leaper_sums_13,    // Bits 0 to 3 of the number of knight and pawn moves
    output wire [7:0] leaper_sums_14,    // Bits 0 to 3 of the number of knight and pawn moves
    output wire [7:0] leaper_sums_15,    // Bits 0 to 3 of the number of knight and pawn moves
    output wire [7:0] leaper_sums_16,    // Bits 0 to 3 of the number of knight and pawn moves
    output wire [7:0] leaper_sums_17,    // Bits 0 to 3 of the number of knight and pawn moves
    output wire [7:0] leaper_sums_18,    // Bits 0 to 3 of the number of knight and pawn moves
    output wire [7:0] leaper_sums_19,    // Bits 0 to 3 of the number of knight and pawn moves
    output wire [7:0] leaper_sums_20,    // Bits 0 to 3 of the number of knight and pawn moves
    output wire [7:0] leaper_sums_21,    // Bits 0 to 3 of the number of knight and pawn moves
    output wire [7:0] leaper_sums_22,    // Bits 0 to 3 of the number of knight and pawn moves
    output wire [7:0] leaper_sums_23,    // Bits 0 to 3 of the number of knight and pawn moves
    output wire [7:0] leaper_sums_24,    // Bits 0 to 3 of the number of knight and pawn moves
    output wire [7:0] leaper_sums_25,    // Bits 0 to 3 of the number of knight and pawn moves
    output wire [7:0] leaper_sums_26,    // Bits 0 to 3 of the number of knight and pawn moves
    output wire [7:0] leaper_sums_27,    // Bits 0 to 3 of the number of knight and pawn moves
    output wire [7:0] leaper_sums_28,    // Bits 0 to 3 of the number of knight and pawn moves
    output wire [7:0] leaper_sums_29,    // Bits 0 to 3 of the number of knight and pawn moves
    output wire [7:0] leaper_sums_30,    // Bits 0 to 3 of the number of knight and pawn moves
    output wire [7:0] leaper_sums_31     // Bits 0 to 3 of the number of knight and pawn moves
);

  wire [7:0]  knights_around_0;
  wire [7:0]  knights_around_1;
  wire [7:0]  knights_around_2;
  wire [7:0]  knights_around_3;
  wire [7:0]  knights_around_4;
  wire [7:0]  knights_around_5;
  wire [7:0]  knights_around_6;
  wire [7:0]  knights_around_7;
  wire [7:0]  knights_around_8;
  wire [7:0]  knights_around_9;
  wire [7:0]  knights_around_10;
  wire [7:0]  knights_around_11;
  wire [7:0]  file_lines_0_data_out_0;
  wire [7:0]  file_lines_0_data_out_1;
  wire [7:0]  file_lines_0_data_out_2;
  wire [7:0]  file_lines_0_data_out_3;
  wire [7:0]  file_lines_0_data_out_4;
  wire [7:0]  file_lines_0_data_out_5;
  wire [7:0]  file_lines_0_data_out_6;
  wire [7:0]  file_lines_0_data_out_7;
  wire [7:0]  file_lines_1_data_out_0;
  wire [7:0]  file_lines_1_data_out_1;
  wire [7:0]  file_lines_1_data_out_2;
  wire [7:0]  file_lines_1_data_out_3;
  wire [7:0]  file_lines_1_data_out_4;
  wire [7:0]  file_lines_1_data_out_5;
  wire [7:0]  file_lines_1_data_out_6;
  wire [7:0]  file_lines_1_data_out_7;
  wire [7:0]  rising_lines_0_data_out_0;
  wire [7:0]  rising_lines_0_data_out_1;
  wire [7:0]  rising_lines_0_data_out_2;
  wire [7:0]  rising_lines_0_data_out_3;
  wire [7:0]  rising_lines_0_data_out_4;
  wire [7:0]  rising_lines_0_data_out_5;
  wire [7:0]  rising_lines_0_data_out_6;
  wire [7:0]  rising_lines_0_data_out_7;
  wire [7:0]  rising_lines_1_data_out_0;
  wire [7:0]  rising_lines_1_data_out_1;
  wire [7:0]  rising_lines_1_data_out_2;
  wire [7:0]  rising_lines_1_data_out_3;
  wire [7:0]  rising_lines_1_data_out_4;
  wire [7:0]  rising_lines_1_data_out_5;
  wire [7:0]  rising_lines_1_data_out_6;
  wire [7:0]  rising_lines_1_data_out_7;
  wire [7:0]  falling_lines_0_data_out_0;
  wire [7:0]  falling_lines_0_data_out_1;
  wire [7:0]  falling_lines_0_data_out_2;
  wire [7:0]  falling_lines_0_data_out_3;
  wire [7:0]  falling_lines_0_data_out_4;
  wire [7:0]  falling_lines_0_data_out_5;
  wire [7:0]  falling_lines_0_data_out_6;
  wire [7:0]  falling_lines_0_data_out_7;
  wire [7:0]  falling_lines_1_data_out_0;
  wire [7:0]  falling_lines_1_data_out_1;
  wire [7:0]  falling_lines_1_data_out_2;
  wire [7:0]  falling_lines_1_data_out_3;
  wire [7:0]  falling_lines_1_data_out_4;
  wire [7:0]  falling_lines_1_data_out_5;
  wire [7:0]  falling_lines_1_data_out_6;
  wire [7:0]  falling_lines_1_data_out_7;
  wire [7:0]  line_moves_8_up;
  wire [7:0]  line_moves_8_down;
  wire [7:0]  line_moves_9_up;
  wire [7:0]  line_moves_9_down;
  wire [7:0]  line_moves_10_up;
  wire [7:0]  line_moves_10_down;
  wire [7:0]  line_moves_11_up;
  wire [7:0]  line_moves_11_down;
  wire [7:0]  line_moves_12_up;
  wire [7:0]  line_moves_12_down;
  wire [7:0]  line_moves_13_up;
  wire [7:0]  line_moves_13_down;
  wire [7:0]  line_moves_14_up;
  wire [7:0]  line_moves_14_down;
  wire [7:0]  line_moves_15_up;
  wire [7:0]  line_moves_15_down;
  wire [7:0]  line_moves_16_up;
  wire [7:0]  line_moves_16_down;
  wire [7:0]  line_moves_17_up;
  wire [7:0]  line_moves_17_down;
  wire [7:0]  line_moves_18_up;
  wire [7:0]  line_moves_18_down;
  wire [7:0]  line_moves_19_up;
  wire [7:0]  line_moves_19_down;
  wire [7:0]  line_moves_20_up;
  wire [7:0]  line_moves_20_down;
  wire [7:0]  line_moves_21_up;
  wire [7:0]  line_moves_21_down;
  wire [7:0]  line_moves_22_up;
  wire [7:0]  line_moves_22_down;
  wire [7:0]  line_moves_23_up;
  wire [7:0]  line_moves_23_down;
  wire [7:0]  line_moves_24_up;
  wire [7:0]  line_moves_24_down;
  wire [7:0]  line_moves_25_up;
  wire [7:0]  line_moves_25_down;
  wire [7:0]  line_moves_26_up;
  wire [7:0]  line_moves_26_down;
  wire [7:0]  line_moves_27_up;
  wire [7:0]  line_moves_27_down;
  wire [7:0]  line_moves_28_up;
  wire [7:0]  line_moves_28_down;
  wire [7:0]  line_moves_29_up;
  wire [7:0]  line_moves_29_down;
  wire [7:0]  line_moves_30_up;
  wire [7:0]  line_moves_30_down;
  wire [7:0]  line_moves_31_up;
  wire [7:0]  line_moves_31_down;
  wire [7:0]  leaper_moves_0_jumps_0;
  wire [7:0]  leaper_moves_0_jumps_1;
  wire [7:0]  leaper_moves_0_jumps_2;
  wire [7:0]  leaper_moves_0_jumps_3;
  wire [7:0]  leaper_moves_0_jumps_4;
  wire [7:0]  leaper_moves_0_jumps_5;
  wire [7:0]  leaper_moves_0_jumps_6;
  wire [7:0]  leaper_moves_0_jumps_7;
  wire [7:0]  leaper_moves_0_once_0;
  wire [7:0]  leaper_moves_0_once_1;
  wire [7:0]  leaper_moves_0_four_times_0;
  wire [7:0]  leaper_moves_0_four_times_1;
  wire [7:0]  leaper_moves_1_jumps_0;
  wire [7:0]  leaper_moves_1_jumps_1;
  wire [7:0]  leaper_moves_1_jumps_2;
  wire [7:0]  leaper_moves_1_jumps_3;
  wire [7:0]  leaper_moves_1_jumps_4;
  wire [7:0]  leaper_moves_1_jumps_5;
  wire [7:0]  leaper_moves_1_jumps_6;
  wire [7:0]  leaper_moves_1_jumps_7;
  wire [7:0]  leaper_moves_1_once_0;
  wire [7:0]  leaper_moves_1_once_1;
  wire [7:0]  leaper_moves_1_four_times_0;
  wire [7:0]  leaper_moves_1_four_times_1;
  wire [7:0]  leaper_moves_2_jumps_0;
  wire [7:0]  leaper_moves_2_jumps_1;
  wire [7:0]  leaper_moves_2_jumps_2;
  wire [7:0]  leaper_moves_2_jumps_3;
  wire [7:0]  leaper_moves_2_jumps_4;
  wire [7:0]  leaper_moves_2_jumps_5;
  wire [7:0]  leaper_moves_2_jumps_6;
  wire [7:0]  leaper_moves_2_jumps_7;
  wire [7:0]  leaper_moves_2_once_0;
  wire [7:0]  leaper_moves_2_once_1;
  wire [7:0]  leaper_moves_2_four_times_0;
  wire [7:0]  leaper_moves_2_four_times_1;
  wire [7:0]  leaper_moves_3_double_pushing;
  wire [7:0]  leaper_moves_3_jumps_0;
  wire [7:0]  leaper_moves_3_jumps_1;
  wire [7:0]  leaper_moves_3_jumps_2;
  wire [7:0]  leaper_moves_3_jumps_3;
  wire [7:0]  leaper_moves_3_jumps_4;
  wire [7:0]  leaper_moves_3_jumps_5;
  wire [7:0]  leaper_moves_3_jumps_6;
  wire [7:0]  leaper_moves_3_jumps_7;
  wire [7:0]  leaper_moves_3_once_0;
  wire [7:0]  leaper_moves_3_once_1;
  wire [7:0]  leaper_moves_3_four_times_0;
  wire [7:0]  leaper_moves_3_four_times_1;
  wire [7:0]  leaper_moves_4_jumps_0;
  wire [7:0]  leaper_moves_4_jumps_1;
  wire [7:0]  leaper_moves_4_jumps_2;
  wire [7:0]  leaper_moves_4_jumps_3;
  wire [7:0]  leaper_moves_4_jumps_4;
  wire [7:0]  leaper_moves_4_jumps_5;
  wire [7:0]  leaper_moves_4_jumps_6;
  wire [7:0]  leaper_moves_4_jumps_7;
  wire [7:0]  leaper_moves_4_once_0;
  wire [7:0]  leaper_moves_4_once_1;
  wire [7:0]  leaper_moves_4_four_times_0;
  wire [7:0]  leaper_moves_4_four_times_1;
  wire [7:0]  leaper_moves_5_jumps_0;
  wire [7:0]  leaper_moves_5_jumps_1;
  wire [7:0]  leaper_moves_5_jumps_2;
  wire [7:0]  leaper_moves_5_jumps_3;
  wire [7:0]  leaper_moves_5_jumps_4;
  wire [7:0]  leaper_moves_5_jumps_5;
  wire [7:0]  leaper_moves_5_jumps_6;
  wire [7:0]  leaper_moves_5_jumps_7;
  wire [7:0]  leaper_moves_5_once_0;
  wire [7:0]  leaper_moves_5_once_1;
  wire [7:0]  leaper_moves_5_four_times_0;
  wire [7:0]  leaper_moves_5_four_times_1;
  wire [7:0]  leaper_moves_6_jumps_0;
  wire [7:0]  leaper_moves_6_jumps_1;
  wire [7:0]  leaper_moves_6_jumps_2;
  wire [7:0]  leaper_moves_6_jumps_3;
  wire [7:0]  leaper_moves_6_jumps_4;
  wire [7:0]  leaper_moves_6_jumps_5;
  wire [7:0]  leaper_moves_6_jumps_6;
  wire [7:0]  leaper_moves_6_jumps_7;
  wire [7:0]  leaper_moves_6_once_0;
  wire [7:0]  leaper_moves_6_once_1;
  wire [7:0]  leaper_moves_6_four_times_0;
  wire [7:0]  leaper_moves_6_four_times_1;
  wire [7:0]  leaper_moves_7_jumps_0;
  wire [7:0]  leaper_moves_7_jumps_1;
  wire [7:0]  leaper_moves_7_jumps_2;
  wire [7:0]  leaper_moves_7_jumps_3;
  wire [7:0]  leaper_moves_7_jumps_4;
  wire [7:0]  leaper_moves_7_jumps_5;
  wire [7:0]  leaper_moves_7_jumps_6;
  wire [7:0]  leaper_moves_7_jumps_7;
  wire [7:0]  leaper_moves_7_once_0;
  wire [7:0]  leaper_moves_7_once_1;
  wire [7:0]  leaper_moves_7_four_times_0;
  wire [7:0]  leaper_moves_7_four_times_1;
  wire [7:0]  sums_of_leapers_0_sums_0;
  wire [7:0]  sums_of_leapers_0_sums_1;
  wire [7:0]  sums_of_leapers_0_sums_2;
  wire [7:0]  sums_of_leapers_0_sums_3;
  wire [7:0]  sums_of_leapers_1_sums_0;
  wire [7:0]  sums_of_leapers_1_sums_1;
  wire [7:0]  sums_of_leapers_1_sums_2;
  wire [7:0]  sums_of_leapers_1_sums_3;
  wire [7:0]  sums_of_leapers_2_sums_0;
  wire [7:0]  sums_of_leapers_2_sums_1;
  wire [7:0]  sums_of_leapers_2_sums_2;
  wire [7:0]  sums_of_leapers_2_sums_3;
  wire [7:0]  sums_of_leapers_3_sums_0;
  wire [7:0]  sums_of_leapers_3_sums_1;
  wire [7:0]  sums_of_leapers_3_sums_2;
  wire [7:0]  sums_of_leapers_3_sums_3;
  wire [7:0]  sums_of_leapers_4_sums_0;
  wire [7:0]  sums_of_leapers_4_sums_1;
  wire [7:0]  sums_of_leapers_4_sums_2;
  wire [7:0]  sums_of_leapers_4_sums_3;
  wire [7:0]  sums_of_leapers_5_sums_0;
  wire [7:0]  sums_of_leapers_5_sums_1;
  wire [7:0]  sums_of_leapers_5_sums_2;
  wire [7:0]  sums_of_leapers_5_sums_3;
  wire [7:0]  sums_of_leapers_6_sums_0;
  wire [7:0]  sums_of_leapers_6_sums_1;
  wire [7:0]  sums_of_leapers_6_sums_2;
  wire [7:0]  sums_of_leapers_6_sums_3;
  wire [7:0]  sums_of_leapers_7_sums_0;
  wire [7:0]  sums_of_leapers_7_sums_1;
  wire [7:0]  sums_of_leapers_7_sums_2;
  wire [7:0]  sums_of_leapers_7_sums_3;

  fpgambit_search_fast_file_lines file_lines_0 (
      .data_in_0(sliders_8),
      .data_in_1(sliders_9),
      .data_in_2(sliders_10),
      .data_in_3(sliders_11),
      .data_in_4(sliders_12),
      .data_in_5(sliders_13),
      .data_in_6(sliders_14),
      .data_in_7(sliders_15),
      .data_out_0(file_lines_0_data_out_0),
      .data_out_1(file_lines_0_data_out_1),
      .data_out_2(file_lines_0_data_out_2),
      .data_out_3(file_lines_0_data_out_3),
      .data_out_4(file_lines_0_data_out_4),
      .data_out_5(file_lines_0_data_out_5),
      .data_out_6(file_lines_0_data_out_6),
      .data_out_7(file_lines_0_data_out_7)
  );

  fpgambit_search_fast_file_lines file_lines_1 (
      .data_in_0(empty_0),
      .data_in_1(empty_1),
      .data_in_2(empty_2),
      .data_in_3(empty_3),
      .data_in_4(empty_4),
      .data_in_5(empty_5),
      .data_in_6(empty_6),
      .data_in_7(empty_7),
      .data_out_0(file_lines_1_data_out_0),
      .data_out_1(file_lines_1_data_out_1),
      .data_out_2(file_lines_1_data_out_2),
      .data_out_3(file_lines_1_data_out_3),
      .data_out_4(file_lines_1_data_out_4),
      .data_out_5(file_lines_1_data_out_5),
      .data_out_6(file_lines_1_data_out_6),
      .data_out_7(file_lines_1_data_out_7)
  );

  fpgambit_search_fast_rising_lines rising_lines_0 (
      .data_in_0(sliders_16),
      .data_in_1(sliders_17),
      .data_in_2(sliders_18),
      .data_in_3(sliders_19),
      .data_in_4(sliders_20),
      .data_in_5(sliders_21),
      .data_in_6(sliders_22),
      .data_in_7(sliders_23),
      .data_out_0(rising_lines_0_data_out_0),
      .data_out_1(rising_lines_0_data_out_1),
      .data_out_2(rising_lines_0_data_out_2),
      .data_out_3(rising_lines_0_data_out_3),
      .data_out_4(rising_lines_0_data_out_4),
      .data_out_5(rising_lines_0_data_out_5),
      .data_out_6(rising_lines_0_data_out_6),
      .data_out_7(rising_lines_0_data_out_7)
  );

  fpgambit_search_fast_rising_lines rising_lines_1 (
      .data_in_0(empty_0),
      .data_in_1(empty_1),
      .data_in_2(empty_2),
      .data_in_3(empty_3),
      .data_in_4(empty_4),
      .data_in_5(empty_5),
      .data_in_6(empty_6),
      .data_in_7(empty_7),
      .data_out_0(rising_lines_1_data_out_0),
      .data_out_1(rising_lines_1_data_out_1),
      .data_out_2(rising_lines_1_data_out_2),
      .data_out_3(rising_lines_1_data_out_3),
      .data_out_4(rising_lines_1_data_out_4),
      .data_out_5(rising_lines_1_data_out_5),
      .data_out_6(rising_lines_1_data_out_6),
      .data_out_7(rising_lines_1_data_out_7)
  );

  fpgambit_search_fast_falling_lines falling_lines_0 (
      .data_in_0(sliders_24),
      .data_in_1(sliders_25),
      .data_in_2(sliders_26),
      .data_in_3(sliders_27),
      .data_in_4(sliders_28),
      .data_in_5(sliders_29),
      .data_in_6(sliders_30),
      .data_in_7(sliders_31),
      .data_out_0(falling_lines_0_data_out_0),
      .data_out_1(falling_lines_0_data_out_1),
      .data_out_2(falling_lines_0_data_out_2),
      .data_out_3(falling_lines_0_data_out_3),
      .data_out_4(falling_lines_0_data_out_4),
      .data_out_5(falling_lines_0_data_out_5),
      .data_out_6(falling_lines_0_data_out_6),
      .data_out_7(falling_lines_0_data_out_7)
  );

  fpgambit_search_fast_falling_lines falling_lines_1 (
      .data_in_0(empty_0),
      .data_in_1(empty_1),
      .data_in_2(empty_2),
      .data_in_3(empty_3),
      .data_in_4(empty_4),
      .data_in_5(empty_5),
      .data_in_6(empty_6),
      .data_in_7(empty_7),
      .data_out_0(falling_lines_1_data_out_0),
      .data_out_1(falling_lines_1_data_out_1),
      .data_out_2(falling_lines_1_data_out_2),
      .data_out_3(falling_lines_1_data_out_3),
      .data_out_4(falling_lines_1_data_out_4),
      .data_out_5(falling_lines_1_data_out_5),
      .data_out_6(falling_lines_1_data_out_6),
      .data_out_7(falling_lines_1_data_out_7)
  );

  fpgambit_search_fast_line_moves line_moves_0 (
      .clock(clock),
      .walls(8'd0),
      .sliders(sliders_0),
      .empty(empty_0),
      .up(moves_up_0),
      .down(moves_down_0)
  );

  fpgambit_search_fast_line_moves line_moves_1 (
      .clock(clock),
      .walls(8'd0),
      .sliders(sliders_1),
      .empty(empty_1),
      .up(moves_up_1),
      .down(moves_down_1)
  );

  fpgambit_search_fast_line_moves line_moves_2 (
      .clock(clock),
      .walls(8'd0),
      .sliders(sliders_2),
      .empty(empty_2),
      .up(moves_up_2),
      .down(moves_down_2)
  );

  fpgambit_search_fast_line_moves line_moves_3 (
      .clock(clock),
      .walls(8'd0),
      .sliders(sliders_3),
      .empty(empty_3),
      .up(moves_up_3),
      .down(moves_down_3)
  );

  fpgambit_search_fast_line_moves line_moves_4 (
      .clock(clock),
      .walls(8'd0),
      .sliders(sliders_4),
      .empty(empty_4),
      .up(moves_up_4),
      .down(moves_down_4)
  );

  fpgambit_search_fast_line_moves line_moves_5 (
      .clock(clock),
      .walls(8'd0),
      .sliders(sliders_5),
      .empty(empty_5),
      .up(moves_up_5),
      .down(moves_down_5)
  );

  fpgambit_search_fast_line_moves line_moves_6 (
      .clock(clock),
      .walls(8'd0),
      .sliders(sliders_6),
      .empty(empty_6),
      .up(moves_up_6),
      .down(moves_down_6)
  );

  fpgambit_search_fast_line_moves line_moves_7 (
      .clock(clock),
      .walls(8'd0),
      .sliders(sliders_7),
      .empty(empty_7),
      .up(moves_up_7),
      .down(moves_down_7)
  );

  fpgambit_search_fast_line_moves line_moves_8 (
      .clock(clock),
      .walls(8'd0),
      .sliders(file_lines_0_data_out_0),
      .empty(file_lines_1_data_out_0),
      .up(line_moves_8_up),
      .down(line_moves_8_down)
  );

  fpgambit_search_fast_line_moves line_moves_9 (
      .clock(clock),
      .walls(8'd0),
      .sliders(file_lines_0_data_out_1),
      .empty(file_lines_1_data_out_1),
      .up(line_moves_9_up),
      .down(line_moves_9_down)
  );

  fpgambit_search_fast_line_moves line_moves_10 (
      .clock(clock),
      .walls(8'd0),
      .sliders(file_lines_0_data_out_2),
      .empty(file_lines_1_data_out_2),
      .up(line_moves_10_up),
      .down(line_moves_10_down)
  );

  fpgambit_search_fast_line_moves line_moves_11 (
      .clock(clock),
      .walls(8'd0),
      .sliders(file_lines_0_data_out_3),
      .empty(file_lines_1_data_out_3),
      .up(line_moves_11_up),
      .down(line_moves_11_down)
  );

  fpgambit_search_fast_line_moves line_moves_12 (
      .clock(clock),
      .walls(8'd0),
      .sliders(file_lines_0_data_out_4),
      .empty(file_lines_1_data_out_4),
      .up(line_moves_12_up),
      .down(line_moves_12_down)
  );

  fpgambit_search_fast_line_moves line_moves_13 (
      .clock(clock),
      .walls(8'd0),
      .sliders(file_lines_0_data_out_5),
      .empty(file_lines_1_data_out_5),
      .up(line_moves_13_up),
      .down(line_moves_13_down)
  );

  fpgambit_search_fast_line_moves line_moves_14 (
      .clock(clock),
      .walls(8'd0),
      .sliders(file_lines_0_data_out_6),
      .empty(file_lines_1_data_out_6),
      .up(line_moves_14_up),
      .down(line_moves_14_down)
  );

  fpgambit_search_fast_line_moves line_moves_15 (
      .clock(clock),
      .walls(8'd0),
      .sliders(file_lines_0_data_out_7),
      .empty(file_lines_1_data_out_7),
      .up(line_moves_15_up),
      .down(line_moves_15_down)
  );

  fpgambit_search_fast_line_moves line_moves_16 (
      .clock(clock),
      .walls(8'h80),
      .sliders(rising_lines_0_data_out_0),
      .empty(rising_lines_1_data_out_0),
      .up(line_moves_16_up),
      .down(line_moves_16_down)
  );

  fpgambit_search_fast_line_moves line_moves_17 (
      .clock(clock),
      .walls(8'h40),
      .sliders(rising_lines_0_data_out_1),
      .empty(rising_lines_1_data_out_1),
      .up(line_moves_17_up),
      .down(line_moves_17_down)
  );

  fpgambit_search_fast_line_moves line_moves_18 (
      .clock(clock),
      .walls(8'h20),
      .sliders(rising_lines_0_data_out_2),
      .empty(rising_lines_1_data_out_2),
      .up(line_moves_18_up),
      .down(line_moves_18_down)
  );

  fpgambit_search_fast_line_moves line_moves_19 (
      .clock(clock),
      .walls(8'h10),
      .sliders(rising_lines_0_data_out_3),
      .empty(rising_lines_1_data_out_3),
      .up(line_moves_19_up),
      .down(line_moves_19_down)
  );

  fpgambit_search_fast_line_moves line_moves_20 (
      .clock(clock),
      .walls(8'd8),
      .sliders(rising_lines_0_data_out_4),
      .empty(rising_lines_1_data_out_4),
      .up(line_moves_20_up),
      .down(line_moves_20_down)
  );

  fpgambit_search_fast_line_moves line_moves_21 (
      .clock(clock),
      .walls(8'd4),
      .sliders(rising_lines_0_data_out_5),
      .empty(rising_lines_1_data_out_5),
      .up(line_moves_21_up),
      .down(line_moves_21_down)
  );

  fpgambit_search_fast_line_moves line_moves_22 (
      .clock(clock),
      .walls(8'd2),
      .sliders(rising_lines_0_data_out_6),
      .empty(rising_lines_1_data_out_6),
      .up(line_moves_22_up),
      .down(line_moves_22_down)
  );

  fpgambit_search_fast_line_moves line_moves_23 (
      .clock(clock),
      .walls(8'd1),
      .sliders(rising_lines_0_data_out_7),
      .empty(rising_lines_1_data_out_7),
      .up(line_moves_23_up),
      .down(line_moves_23_down)
  );

  fpgambit_search_fast_line_moves line_moves_24 (
      .clock(clock),
      .walls(8'd1),
      .sliders(falling_lines_0_data_out_0),
      .empty(falling_lines_1_data_out_0),
      .up(line_moves_24_up),
      .down(line_moves_24_down)
  );

  fpgambit_search_fast_line_moves line_moves_25 (
      .clock(clock),
      .walls(8'd2),
      .sliders(falling_lines_0_data_out_1),
      .empty(falling_lines_1_data_out_1),
      .up(line_moves_25_up),
      .down(line_moves_25_down)
  );

  fpgambit_search_fast_line_moves line_moves_26 (
      .clock(clock),
      .walls(8'd4),
      .sliders(falling_lines_0_data_out_2),
      .empty(falling_lines_1_data_out_2),
      .up(line_moves_26_up),
      .down(line_moves_26_down)
  );

  fpgambit_search_fast_line_moves line_moves_27 (
      .clock(clock),
      .walls(8'd8),
      .sliders(falling_lines_0_data_out_3),
      .empty(falling_lines_1_data_out_3),
      .up(line_moves_27_up),
      .down(line_moves_27_down)
  );

  fpgambit_search_fast_line_moves line_moves_28 (
      .clock(clock),
      .walls(8'h10),
      .sliders(falling_lines_0_data_out_4),
      .empty(falling_lines_1_data_out_4),
      .up(line_moves_28_up),
      .down(line_moves_28_down)
  );

  fpgambit_search_fast_line_moves line_moves_29 (
      .clock(clock),
      .walls(8'h20),
      .sliders(falling_lines_0_data_out_5),
      .empty(falling_lines_1_data_out_5),
      .up(line_moves_29_up),
      .down(line_moves_29_down)
  );

  fpgambit_search_fast_line_moves line_moves_30 (
      .clock(clock),
      .walls(8'h40),
      .sliders(falling_lines_0_data_out_6),
      .empty(falling_lines_1_data_out_6),
      .up(line_moves_30_up),
      .down(line_moves_30_down)
  );

  fpgambit_search_fast_line_moves line_moves_31 (
      .clock(clock),
      .walls(8'h80),
      .sliders(falling_lines_0_data_out_7),
      .empty(falling_lines_1_data_out_7),
      .up(line_moves_31_up),
      .down(line_moves_31_down)
  );

  fpgambit_search_fast_file_lines file_ranks_0 (
      .data_in_0(line_moves_8_up),
      .data_in_1(line_moves_9_up),
      .data_in_2(line_moves_10_up),
      .data_in_3(line_moves_11_up),
      .data_in_4(line_moves_12_up),
      .data_in_5(line_moves_13_up),
      .data_in_6(line_moves_14_up),
      .data_in_7(line_moves_15_up),
      .data_out_0(moves_up_8),
      .data_out_1(moves_up_9),
      .data_out_2(moves_up_10),
      .data_out_3(moves_up_11),
      .data_out_4(moves_up_12),
      .data_out_5(moves_up_13),
      .data_out_6(moves_up_14),
      .data_out_7(moves_up_15)
  );

  fpgambit_search_fast_file_lines file_ranks_1 (
      .data_in_0(line_moves_8_down),
      .data_in_1(line_moves_9_down),
      .data_in_2(line_moves_10_down),
      .data_in_3(line_moves_11_down),
      .data_in_4(line_moves_12_down),
      .data_in_5(line_moves_13_down),
      .data_in_6(line_moves_14_down),
      .data_in_7(line_moves_15_down),
      .data_out_0(moves_down_8),
      .data_out_1(moves_down_9),
      .data_out_2(moves_down_10),
      .data_out_3(moves_down_11),
      .data_out_4(moves_down_12),
      .data_out_5(moves_down_13),
      .data_out_6(moves_down_14),
      .data_out_7(moves_down_15)
  );

  fpgambit_search_fast_rising_ranks rising_ranks_0 (
      .data_in_0(line_moves_16_up),
      .data_in_1(line_moves_17_up),
      .data_in_2(line_moves_18_up),
      .data_in_3(line_moves_19_up),
      .data_in_4(line_moves_20_up),
      .data_in_5(line_moves_21_up),
      .data_in_6(line_moves_22_up),
      .data_in_7(line_moves_23_up),
      .data_out_0(moves_up_16),
      .data_out_1(moves_up_17),
      .data_out_2(moves_up_18),
      .data_out_3(moves_up_19),
      .data_out_4(moves_up_20),
      .data_out_5(moves_up_21),
      .data_out_6(moves_up_22),
      .data_out_7(moves_up_23)
  );

  fpgambit_search_fast_rising_ranks rising_ranks_1 (
      .data_in_0(line_moves_16_down),
      .data_in_1(line_moves_17_down),
      .data_in_2(line_moves_18_down),
      .data_in_3(line_moves_19_down),
      .data_in_4(line_moves_20_down),
      .data_in_5(line_moves_21_down),
      .data_in_6(line_moves_22_down),
      .data_in_7(line_moves_23_down),
      .data_out_0(moves_down_16),
      .data_out_1(moves_down_17),
      .data_out_2(moves_down_18),
      .data_out_3(moves_down_19),
      .data_out_4(moves_down_20),
      .data_out_5(moves_down_21),
      .data_out_6(moves_down_22),
      .data_out_7(moves_down_23)
  );

  fpgambit_search_fast_falling_ranks falling_ranks_0 (
      .data_in_0(line_moves_24_up),
      .data_in_1(line_moves_25_up),
      .data_in_2(line_moves_26_up),
      .data_in_3(line_moves_27_up),
      .data_in_4(line_moves_28_up),
      .data_in_5(line_moves_29_up),
      .data_in_6(line_moves_30_up),
      .data_in_7(line_moves_31_up),
      .data_out_0(moves_up_24),
      .data_out_1(moves_up_25),
      .data_out_2(moves_up_26),
      .data_out_3(moves_up_27),
      .data_out_4(moves_up_28),
      .data_out_5(moves_up_29),
      .data_out_6(moves_up_30),
      .data_out_7(moves_up_31)
  );

  fpgambit_search_fast_falling_ranks falling_ranks_1 (
      .data_in_0(line_moves_24_down),
      .data_in_1(line_moves_25_down),
      .data_in_2(line_moves_26_down),
      .data_in_3(line_moves_27_down),
      .data_in_4(line_moves_28_down),
      .data_in_5(line_moves_29_down),
      .data_in_6(line_moves_30_down),
      .data_in_7(line_moves_31_down),
      .data_out_0(moves_down_24),
      .data_out_1(moves_down_25),
      .data_out_2(moves_down_26),
      .data_out_3(moves_down_27),
      .data_out_4(moves_down_28),
      .data_out_5(moves_down_29),
      .data_out_6(moves_down_30),
      .data_out_7(moves_down_31)
  );

  fpgambit_search_fast_sums_of_sliders sums_of_sliders_0 (
      .clock(clock),
      .ones_0(moves_up_0),
      .ones_1(moves_down_0),
      .ones_2(moves_up_8),
      .ones_3(moves_down_8),
      .ones_4(moves_up_16),
      .ones_5(moves_down_16),
      .ones_6(moves_up_24),
      .ones_7(moves_down_24),
      .ones_8(8'd0),
      .ones_9(8'd0),
      .fours_0(8'd0),
      .fours_1(8'd0),
      .allowed(allowed_last_0),
      .sums_0(slider_sums_0),
      .sums_1(slider_sums_8),
      .sums_2(slider_sums_16),
      .sums_3(slider_sums_24)
  );

  fpgambit_search_fast_sums_of_sliders sums_of_sliders_1 (
      .clock(clock),
      .ones_0(moves_up_1),
      .ones_1(moves_down_1),
      .ones_2(moves_up_9),
      .ones_3(moves_down_9),
      .ones_4(moves_up_17),
      .ones_5(moves_down_17),
      .ones_6(moves_up_25),
      .ones_7(moves_down_25),
      .ones_8(8'd0),
      .ones_9(8'd0),
      .fours_0(8'd0),
      .fours_1(8'd0),
      .allowed(allowed_last_1),
      .sums_0(slider_sums_1),
      .sums_1(slider_sums_9),
      .sums_2(slider_sums_17),
      .sums_3(slider_sums_25)
  );

  fpgambit_search_fast_sums_of_sliders sums_of_sliders_2 (
      .clock(clock),
      .ones_0(moves_up_2),
      .ones_1(moves_down_2),
      .ones_2(moves_up_10),
      .ones_3(moves_down_10),
      .ones_4(moves_up_18),
      .ones_5(moves_down_18),
      .ones_6(moves_up_26),
      .ones_7(moves_down_26),
      .ones_8(8'd0),
      .ones_9(8'd0),
      .fours_0(8'd0),
      .fours_1(8'd0),
      .allowed(allowed_last_2),
      .sums_0(slider_sums_2),
      .sums_1(slider_sums_10),
      .sums_2(slider_sums_18),
      .sums_3(slider_sums_26)
  );

  fpgambit_search_fast_sums_of_sliders sums_of_sliders_3 (
      .clock(clock),
      .ones_0(moves_up_3),
      .ones_1(moves_down_3),
      .ones_2(moves_up_11),
      .ones_3(moves_down_11),
      .ones_4(moves_up_19),
      .ones_5(moves_down_19),
      .ones_6(moves_up_27),
      .ones_7(moves_down_27),
      .ones_8(8'd0),
      .ones_9(8'd0),
      .fours_0(8'd0),
      .fours_1(8'd0),
      .allowed(allowed_last_3),
      .sums_0(slider_sums_3),
      .sums_1(slider_sums_11),
      .sums_2(slider_sums_19),
      .sums_3(slider_sums_27)
  );

  fpgambit_search_fast_sums_of_sliders sums_of_sliders_4 (
      .clock(clock),
      .ones_0(moves_up_4),
      .ones_1(moves_down_4),
      .ones_2(moves_up_12),
      .ones_3(moves_down_12),
      .ones_4(moves_up_20),
      .ones_5(moves_down_20),
      .ones_6(moves_up_28),
      .ones_7(moves_down_28),
      .ones_8(8'd0),
      .ones_9(8'd0),
      .fours_0(8'd0),
      .fours_1(8'd0),
      .allowed(allowed_last_4),
      .sums_0(slider_sums_4),
      .sums_1(slider_sums_12),
      .sums_2(slider_sums_20),
      .sums_3(slider_sums_28)
  );

  fpgambit_search_fast_sums_of_sliders sums_of_sliders_5 (
      .clock(clock),
      .ones_0(moves_up_5),
      .ones_1(moves_down_5),
      .ones_2(moves_up_13),
      .ones_3(moves_down_13),
      .ones_4(moves_up_21),
      .ones_5(moves_down_21),
      .ones_6(moves_up_29),
      .ones_7(moves_down_29),
      .ones_8(8'd0),
      .ones_9(8'd0),
      .fours_0(8'd0),
      .fours_1(8'd0),
      .allowed(allowed_last_5),
      .sums_0(slider_sums_5),
      .sums_1(slider_sums_13),
      .sums_2(slider_sums_21),
      .sums_3(slider_sums_29)
  );

  fpgambit_search_fast_sums_of_sliders sums_of_sliders_6 (
      .clock(clock),
      .ones_0(moves_up_6),
      .ones_1(moves_down_6),
      .ones_2(moves_up_14),
      .ones_3(moves_down_14),
      .ones_4(moves_up_22),
      .ones_5(moves_down_22),
      .ones_6(moves_up_30),
      .ones_7(moves_down_30),
      .ones_8(8'd0),
      .ones_9(8'd0),
      .fours_0(8'd0),
      .fours_1(8'd0),
      .allowed(allowed_last_6),
      .sums_0(slider_sums_6),
      .sums_1(slider_sums_14),
      .sums_2(slider_sums_22),
      .sums_3(slider_sums_30)
  );

  fpgambit_search_fast_sums_of_sliders sums_of_sliders_7 (
      .clock(clock),
      .ones_0(moves_up_7),
      .ones_1(moves_down_7),
      .ones_2(moves_up_15),
      .ones_3(moves_down_15),
      .ones_4(moves_up_23),
      .ones_5(moves_down_23),
      .ones_6(moves_up_31),
      .ones_7(moves_down_31),
      .ones_8(8'd0),
      .ones_9(8'd0),
      .fours_0(8'd0),
      .fours_1(8'd0),
      .allowed(allowed_last_7),
      .sums_0(slider_sums_7),
      .sums_1(slider_sums_15),
      .sums_2(slider_sums_23),
      .sums_3(slider_sums_31)
  );

  fpgambit_search_fast_leaper_moves leaper_moves_0 (
      .last(1'b0),
      .knights_0(knights_around_0),
      .knights_1(knights_around_1),
      .knights_2(knights_around_3),
      .knights_3(knights_around_4),
      .pushing(8'd0),
      .double_pushing(8'd0),
      .capturing_east(8'd0),
      .capturing_west(8'd0),
      .empty(empty_0),
      .theirs(theirs_0),
      .jumps_0(leaper_moves_0_jumps_0),
      .jumps_1(leaper_moves_0_jumps_1),
      .jumps_2(leaper_moves_0_jumps_2),
      .jumps_3(leaper_moves_0_jumps_3),
      .jumps_4(leaper_moves_0_jumps_4),
      .jumps_5(leaper_moves_0_jumps_5),
      .jumps_6(leaper_moves_0_jumps_6),
      .jumps_7(leaper_moves_0_jumps_7),
      .once_0(leaper_moves_0_once_0),
      .once_1(leaper_moves_0_once_1),
      .four_times_0(leaper_moves_0_four_times_0),
      .four_times_1(leaper_moves_0_four_times_1)
  );

  fpgambit_search_fast_leaper_moves leaper_moves_1 (
      .last(1'b0),
      .knights_0(knights_around_1),
      .knights_1(knights_around_2),
      .knights_2(knights_around_4),
      .knights_3(knights_around_5),
      .pushing(pushing_0),
      .double_pushing(8'd0),
      .capturing_east(capturing_east_0),
      .capturing_west(capturing_west_0),
      .empty(empty_1),
      .theirs(theirs_1),
      .jumps_0(leaper_moves_1_jumps_0),
      .jumps_1(leaper_moves_1_jumps_1),
      .jumps_2(leaper_moves_1_jumps_2),
      .jumps_3(leaper_moves_1_jumps_3),
      .jumps_4(leaper_moves_1_jumps_4),
      .jumps_5(leaper_moves_1_jumps_5),
      .jumps_6(leaper_moves_1_jumps_6),
      .jumps_7(leaper_moves_1_jumps_7),
      .once_0(leaper_moves_1_once_0),
      .once_1(leaper_moves_1_once_1),
      .four_times_0(leaper_moves_1_four_times_0),
      .four_times_1(leaper_moves_1_four_times_1)
  );

  fpgambit_search_fast_leaper_moves leaper_moves_2 (
      .last(1'b0),
      .knights_0(knights_around_2),
      .knights_1(knights_around_3),
      .knights_2(knights_around_5),
      .knights_3(knights_around_6),
      .pushing(pushing_1),
      .double_pushing(8'd0),
      .capturing_east(capturing_east_1),
      .capturing_west(capturing_west_1),
      .empty(empty_2),
      .theirs(theirs_2),
      .jumps_0(leaper_moves_2_jumps_0),
      .jumps_1(leaper_moves_2_jumps_1),
      .jumps_2(leaper_moves_2_jumps_2),
      .jumps_3(leaper_moves_2_jumps_3),
      .jumps_4(leaper_moves_2_jumps_4),
      .jumps_5(leaper_moves_2_jumps_5),
      .jumps_6(leaper_moves_2_jumps_6),
      .jumps_7(leaper_moves_2_jumps_7),
      .once_0(leaper_moves_2_once_0),
      .once_1(leaper_moves_2_once_1),
      .four_times_0(leaper_moves_2_four_times_0),
      .four_times_1(leaper_moves_2_four_times_1)
  );

  fpgambit_search_fast_leaper_moves leaper_moves_3 (
      .last(1'b0),
      .knights_0(knights_around_3),
      .knights_1(knights_around_4),
      .knights_2(knights_around_6),
      .knights_3(knights_around_7),
      .pushing(pushing_2),
      .double_pushing(leaper_moves_3_double_pushing),
      .capturing_east(capturing_east_2),
      .capturing_west(capturing_west_2),
      .empty(empty_3),
      .theirs(theirs_3),
      .jumps_0(leaper_moves_3_jumps_0),
      .jumps_1(leaper_moves_3_jumps_1),
      .jumps_2(leaper_moves_3_jumps_2),
      .jumps_3(leaper_moves_3_jumps_3),
      .jumps_4(leaper_moves_3_jumps_4),
      .jumps_5(leaper_moves_3_jumps_5),
      .jumps_6(leaper_moves_3_jumps_6),
      .jumps_7(leaper_moves_3_jumps_7),
      .once_0(leaper_moves_3_once_0),
      .once_1(leaper_moves_3_once_1),
      .four_times_0(leaper_moves_3_four_times_0),
      .four_times_1(leaper_moves_3_four_times_1)
  );

  fpgambit_search_fast_leaper_moves leaper_moves_4 (
      .last(1'b0),
      .knights_0(knights_around_4),
      .knights_1(knights_around_5),
      .knights_2(knights_around_7),
      .knights_3(knights_around_8),
      .pushing(pushing_3),
      .double_pushing(8'd0),
      .capturing_east(capturing_east_3),
      .capturing_west(capturing_west_3),
      .empty(empty_4),
      .theirs(theirs_4),
      .jumps_0(leaper_moves_4_jumps_0),
      .jumps_1(leaper_moves_4_jumps_1),
      .jumps_2(leaper_moves_4_jumps_2),
      .jumps_3(leaper_moves_4_jumps_3),
      .jumps_4(leaper_moves_4_jumps_4),
      .jumps_5(leaper_moves_4_jumps_5),
      .jumps_6(leaper_moves_4_jumps_6),
      .jumps_7(leaper_moves_4_jumps_7),
      .once_0(leaper_moves_4_once_0),
      .once_1(leaper_moves_4_once_1),
      .four_times_0(leaper_moves_4_four_times_0),
      .four_times_1(leaper_moves_4_four_times_1)
  );

  fpgambit_search_fast_leaper_moves leaper_moves_5 (
      .last(1'b0),
      .knights_0(knights_around_5),
      .knights_1(knights_around_6),
      .knights_2(knights_around_8),
      .knights_3(knights_around_9),
      .pushing(pushing_4),
      .double_pushing(8'd0),
      .capturing_east(capturing_east_4),
      .capturing_west(capturing_west_4),
      .empty(empty_5),
      .theirs(theirs_5),
      .jumps_0(leaper_moves_5_jumps_0),
      .jumps_1(leaper_moves_5_jumps_1),
      .jumps_2(leaper_moves_5_jumps_2),
      .jumps_3(leaper_moves_5_jumps_3),
      .jumps_4(leaper_moves_5_jumps_4),
      .jumps_5(leaper_moves_5_jumps_5),
      .jumps_6(leaper_moves_5_jumps_6),
      .jumps_7(leaper_moves_5_jumps_7),
      .once_0(leaper_moves_5_once_0),
      .once_1(leaper_moves_5_once_1),
      .four_times_0(leaper_moves_5_four_times_0),
      .four_times_1(leaper_moves_5_four_times_1)
  );

  fpgambit_search_fast_leaper_moves leaper_moves_6 (
      .last(1'b0),
      .knights_0(knights_around_6),
      .knights_1(knights_around_7),
      .knights_2(knights_around_9),
      .knights_3(knights_around_10),
      .pushing(pushing_5),
      .double_pushing(8'd0),
      .capturing_east(capturing_east_5),
      .capturing_west(capturing_west_5),
      .empty(empty_6),
      .theirs(theirs_6),
      .jumps_0(leaper_moves_6_jumps_0),
      .jumps_1(leaper_moves_6_jumps_1),
      .jumps_2(leaper_moves_6_jumps_2),
      .jumps_3(leaper_moves_6_jumps_3),
      .jumps_4(leaper_moves_6_jumps_4),
      .jumps_5(leaper_moves_6_jumps_5),
      .jumps_6(leaper_moves_6_jumps_6),
      .jumps_7(leaper_moves_6_jumps_7),
      .once_0(leaper_moves_6_once_0),
      .once_1(leaper_moves_6_once_1),
      .four_times_0(leaper_moves_6_four_times_0),
      .four_times_1(leaper_moves_6_four_times_1)
  );

  fpgambit_search_fast_leaper_moves leaper_moves_7 (
      .last(1'b1),
      .knights_0(knights_around_7),
      .knights_1(knights_around_8),
      .knights_2(knights_around_10),
      .knights_3(knights_around_11),
      .pushing(pushing_6),
      .double_pushing(8'd0),
      .capturing_east(capturing_east_6),
      .capturing_west(capturing_west_6),
      .empty(empty_7),
      .theirs(theirs_7),
      .jumps_0(leaper_moves_7_jumps_0),
      .jumps_1(leaper_moves_7_jumps_1),
      .jumps_2(leaper_moves_7_jumps_2),
      .jumps_3(leaper_moves_7_jumps_3),
      .jumps_4(leaper_moves_7_jumps_4),
      .jumps_5(leaper_moves_7_jumps_5),
      .jumps_6(leaper_moves_7_jumps_6),
      .jumps_7(leaper_moves_7_jumps_7),
      .once_0(leaper_moves_7_once_0),
      .once_1(leaper_moves_7_once_1),
      .four_times_0(leaper_moves_7_four_times_0),
      .four_times_1(leaper_moves_7_four_times_1)
  );

  fpgambit_search_fast_sums_of_sliders sums_of_leapers_0 (
      .clock(clock),
      .ones_0(leaper_moves_0_jumps_0),
      .ones_1(leaper_moves_0_jumps_1),
      .ones_2(leaper_moves_0_jumps_2),
      .ones_3(leaper_moves_0_jumps_3),
      .ones_4(leaper_moves_0_jumps_4),
      .ones_5(leaper_moves_0_jumps_5),
      .ones_6(leaper_moves_0_jumps_6),
      .ones_7(leaper_moves_0_jumps_7),
      .ones_8(leaper_moves_0_once_0),
      .ones_9(leaper_moves_0_once_1),
      .fours_0(leaper_moves_0_four_times_0),
      .fours_1(leaper_moves_0_four_times_1),
      .allowed(allowed_later_0),
      .sums_0(sums_of_leapers_0_sums_0),
      .sums_1(sums_of_leapers_0_sums_1),
      .sums_2(sums_of_leapers_0_sums_2),
      .sums_3(sums_of_leapers_0_sums_3)
  );

  fpgambit_search_fast_sums_of_sliders sums_of_leapers_1 (
      .clock(clock),
      .ones_0(leaper_moves_1_jumps_0),
      .ones_1(leaper_moves_1_jumps_1),
      .ones_2(leaper_moves_1_jumps_2),
      .ones_3(leaper_moves_1_jumps_3),
      .ones_4(leaper_moves_1_jumps_4),
      .ones_5(leaper_moves_1_jumps_5),
      .ones_6(leaper_moves_1_jumps_6),
      .ones_7(leaper_moves_1_jumps_7),
      .ones_8(leaper_moves_1_once_0),
      .ones_9(leaper_moves_1_once_1),
      .fours_0(leaper_moves_1_four_times_0),
      .fours_1(leaper_moves_1_four_times_1),
      .allowed(allowed_later_1),
      .sums_0(sums_of_leapers_1_sums_0),
      .sums_1(sums_of_leapers_1_sums_1),
      .sums_2(sums_of_leapers_1_sums_2),
      .sums_3(sums_of_leapers_1_sums_3)
  );

  fpgambit_search_fast_sums_of_sliders sums_of_leapers_2 (
      .clock(clock),
      .ones_0(leaper_moves_2_jumps_0),
      .ones_1(leaper_moves_2_jumps_1),
      .ones_2(leaper_moves_2_jumps_2),
      .ones_3(leaper_moves_2_jumps_3),
      .ones_4(leaper_moves_2_jumps_4),
      .ones_5(leaper_moves_2_jumps_5),
      .ones_6(leaper_moves_2_jumps_6),
      .ones_7(leaper_moves_2_jumps_7),
      .ones_8(leaper_moves_2_once_0),
      .ones_9(leaper_moves_2_once_1),
      .fours_0(leaper_moves_2_four_times_0),
      .fours_1(leaper_moves_2_four_times_1),
      .allowed(allowed_later_2),
      .sums_0(sums_of_leapers_2_sums_0),
      .sums_1(sums_of_leapers_2_sums_1),
      .sums_2(sums_of_leapers_2_sums_2),
      .sums_3(sums_of_leapers_2_sums_3)
  );

  fpgambit_search_fast_sums_of_sliders sums_of_leapers_3 (
      .clock(clock),
      .ones_0(leaper_moves_3_jumps_0),
      .ones_1(leaper_moves_3_jumps_1),
      .ones_2(leaper_moves_3_jumps_2),
      .ones_3(leaper_moves_3_jumps_3),
      .ones_4(leaper_moves_3_jumps_4),
      .ones_5(leaper_moves_3_jumps_5),
      .ones_6(leaper_moves_3_jumps_6),
      .ones_7(leaper_moves_3_jumps_7),
      .ones_8(leaper_moves_3_once_0),
      .ones_9(leaper_moves_3_once_1),
      .fours_0(leaper_moves_3_four_times_0),
      .fours_1(leaper_moves_3_four_times_1),
      .allowed(allowed_later_3),
      .sums_0(sums_of_leapers_3_sums_0),
      .sums_1(sums_of_leapers_3_sums_1),
      .sums_2(sums_of_leapers_3_sums_2),
      .sums_3(sums_of_leapers_3_sums_3)
  );

  fpgambit_search_fast_sums_of_sliders sums_of_leapers_4 (
      .clock(clock),
      .ones_0(leaper_moves_4_jumps_0),
      .ones_1(leaper_moves_4_jumps_1),
      .ones_2(leaper_moves_4_jumps_2),
      .ones_3(leaper_moves_4_jumps_3),
      .ones_4(leaper_moves_4_jumps_4),
      .ones_5(leaper_moves_4_jumps_5),
      .ones_6(leaper_moves_4_jumps_6),
      .ones_7(leaper_moves_4_jumps_7),
      .ones_8(leaper_moves_4_once_0),
      .ones_9(leaper_moves_4_once_1),
      .fours_0(leaper_moves_4_four_times_0),
      .fours_1(leaper_moves_4_four_times_1),
      .allowed(allowed_later_4),
      .sums_0(sums_of_leapers_4_sums_0),
      .sums_1(sums_of_leapers_4_sums_1),
      .sums_2(sums_of_leapers_4_sums_2),
      .sums_3(sums_of_leapers_4_sums_3)
  );

  fpgambit_search_fast_sums_of_sliders sums_of_leapers_5 (
      .clock(clock),
      .ones_0(leaper_moves_5_jumps_0),
      .ones_1(leaper_moves_5_jumps_1),
      .ones_2(leaper_moves_5_jumps_2),
      .ones_3(leaper_moves_5_jumps_3),
      .ones_4(leaper_moves_5_jumps_4),
      .ones_5(leaper_moves_5_jumps_5),
      .ones_6(leaper_moves_5_jumps_6),
      .ones_7(leaper_moves_5_jumps_7),
      .ones_8(leaper_moves_5_once_0),
      .ones_9(leaper_moves_5_once_1),
      .fours_0(leaper_moves_5_four_times_0),
      .fours_1(leaper_moves_5_four_times_1),
      .allowed(allowed_later_5),
      .sums_0(sums_of_leapers_5_sums_0),
      .sums_1(sums_of_leapers_5_sums_1),
      .sums_2(sums_of_leapers_5_sums_2),
      .sums_3(sums_of_leapers_5_sums_3)
  );

  fpgambit_search_fast_sums_of_sliders sums_of_leapers_6 (
      .clock(clock),
      .ones_0(leaper_moves_6_jumps_0),
      .ones_1(leaper_moves_6_jumps_1),
      .ones_2(leaper_moves_6_jumps_2),
      .ones_3(leaper_moves_6_jumps_3),
      .ones_4(leaper_moves_6_jumps_4),
      .ones_5(leaper_moves_6_jumps_5),
      .ones_6(leaper_moves_6_jumps_6),
      .ones_7(leaper_moves_6_jumps_7),
      .ones_8(leaper_moves_6_once_0),
      .ones_9(leaper_moves_6_once_1),
      .fours_0(leaper_moves_6_four_times_0),
      .fours_1(leaper_moves_6_four_times_1),
      .allowed(allowed_later_6),
      .sums_0(sums_of_leapers_6_sums_0),
      .sums_1(sums_of_leapers_6_sums_1),
      .sums_2(sums_of_leapers_6_sums_2),
      .sums_3(sums_of_leapers_6_sums_3)
  );

  fpgambit_search_fast_sums_of_sliders sums_of_leapers_7 (
      .clock(clock),
      .ones_0(leaper_moves_7_jumps_0),
      .ones_1(leaper_moves_7_jumps_1),
      .ones_2(leaper_moves_7_jumps_2),
      .ones_3(leaper_moves_7_jumps_3),
      .ones_4(leaper_moves_7_jumps_4),
      .ones_5(leaper_moves_7_jumps_5),
      .ones_6(leaper_moves_7_jumps_6),
      .ones_7(leaper_moves_7_jumps_7),
      .ones_8(leaper_moves_7_once_0),
      .ones_9(leaper_moves_7_once_1),
      .fours_0(leaper_moves_7_four_times_0),
      .fours_1(leaper_moves_7_four_times_1),
      .allowed(allowed_later_7),
      .sums_0(sums_of_leapers_7_sums_0),
      .sums_1(sums_of_leapers_7_sums_1),
      .sums_2(sums_of_leapers_7_sums_2),
      .sums_3(sums_of_leapers_7_sums_3)
  );

  fpgambit_search_fast_seen_pawns leapers_0 (
      .clock(clock),
      .data_in_0(sums_of_leapers_0_sums_0),
      .data_in_1(sums_of_leapers_1_sums_0),
      .data_in_2(sums_of_leapers_2_sums_0),
      .data_in_3(sums_of_leapers_3_sums_0),
      .data_in_4(sums_of_leapers_4_sums_0),
      .data_in_5(sums_of_leapers_5_sums_0),
      .data_in_6(sums_of_leapers_6_sums_0),
      .data_in_7(sums_of_leapers_7_sums_0),
      .data_out_0(leaper_sums_0),
      .data_out_1(leaper_sums_1),
      .data_out_2(leaper_sums_2),
      .data_out_3(leaper_sums_3),
      .data_out_4(leaper_sums_4),
      .data_out_5(leaper_sums_5),
      .data_out_6(leaper_sums_6),
      .data_out_7(leaper_sums_7)
  );

  fpgambit_search_fast_seen_pawns leapers_1 (
      .clock(clock),
      .data_in_0(sums_of_leapers_0_sums_1),
      .data_in_1(sums_of_leapers_1_sums_1),
      .data_in_2(sums_of_leapers_2_sums_1),
      .data_in_3(sums_of_leapers_3_sums_1),
      .data_in_4(sums_of_leapers_4_sums_1),
      .data_in_5(sums_of_leapers_5_sums_1),
      .data_in_6(sums_of_leapers_6_sums_1),
      .data_in_7(sums_of_leapers_7_sums_1),
      .data_out_0(leaper_sums_8),
      .data_out_1(leaper_sums_9),
      .data_out_2(leaper_sums_10),
      .data_out_3(leaper_sums_11),
      .data_out_4(leaper_sums_12),
      .data_out_5(leaper_sums_13),
      .data_out_6(leaper_sums_14),
      .data_out_7(leaper_sums_15)
  );

  fpgambit_search_fast_seen_pawns leapers_2 (
      .clock(clock),
      .data_in_0(sums_of_leapers_0_sums_2),
      .data_in_1(sums_of_leapers_1_sums_2),
      .data_in_2(sums_of_leapers_2_sums_2),
      .data_in_3(sums_of_leapers_3_sums_2),
      .data_in_4(sums_of_leapers_4_sums_2),
      .data_in_5(sums_of_leapers_5_sums_2),
      .data_in_6(sums_of_leapers_6_sums_2),
      .data_in_7(sums_of_leapers_7_sums_2),
      .data_out_0(leaper_sums_16),
      .data_out_1(leaper_sums_17),
      .data_out_2(leaper_sums_18),
      .data_out_3(leaper_sums_19),
      .data_out_4(leaper_sums_20),
      .data_out_5(leaper_sums_21),
      .data_out_6(leaper_sums_22),
      .data_out_7(leaper_sums_23)
  );

  fpgambit_search_fast_seen_pawns leapers_3 (
      .clock(clock),
      .data_in_0(sums_of_leapers_0_sums_3),
      .data_in_1(sums_of_leapers_1_sums_3),
      .data_in_2(sums_of_leapers_2_sums_3),
      .data_in_3(sums_of_leapers_3_sums_3),
      .data_in_4(sums_of_leapers_4_sums_3),
      .data_in_5(sums_of_leapers_5_sums_3),
      .data_in_6(sums_of_leapers_6_sums_3),
      .data_in_7(sums_of_leapers_7_sums_3),
      .data_out_0(leaper_sums_24),
      .data_out_1(leaper_sums_25),
      .data_out_2(leaper_sums_26),
      .data_out_3(leaper_sums_27),
      .data_out_4(leaper_sums_28),
      .data_out_5(leaper_sums_29),
      .data_out_6(leaper_sums_30),
      .data_out_7(leaper_sums_31)
  );

  // Sliders: along every line and back.
  // Knights and pawns: known one stage earlier, so they are delayed.
  assign knights_around_0 = 8'd0;
  assign knights_around_10 = 8'd0;
  assign knights_around_1 = 8'd0;
  assign knights_around_11 = 8'd0;
  assign knights_around_2 = knights_0;
  assign knights_around_3 = knights_1;
  assign knights_around_4 = knights_2;
  assign knights_around_5 = knights_3;
  assign knights_around_6 = knights_4;
  assign knights_around_7 = knights_5;
  assign knights_around_8 = knights_6;
  assign knights_around_9 = knights_7;

  // Double pushes go to the fourth rank; on the eighth rank a pawn promotes.
  assign leaper_moves_3_double_pushing = pushing_1 & empty_2;

  // The moves as sets.
  assign pawn_moves_0 = leaper_moves_0_once_0 | leaper_moves_0_four_times_0;
  assign pawn_moves_8 = leaper_moves_0_once_1 | leaper_moves_0_four_times_1;
  assign pawn_moves_1 = leaper_moves_1_once_0 | leaper_moves_1_four_times_0;
  assign pawn_moves_9 = leaper_moves_1_once_1 | leaper_moves_1_four_times_1;
  assign pawn_moves_2 = leaper_moves_2_once_0 | leaper_moves_2_four_times_0;
  assign pawn_moves_10 = leaper_moves_2_once_1 | leaper_moves_2_four_times_1;
  assign pawn_moves_3 = leaper_moves_3_once_0 | leaper_moves_3_four_times_0;
  assign pawn_moves_11 = leaper_moves_3_once_1 | leaper_moves_3_four_times_1;
  assign pawn_moves_4 = leaper_moves_4_once_0 | leaper_moves_4_four_times_0;
  assign pawn_moves_12 = leaper_moves_4_once_1 | leaper_moves_4_four_times_1;
  assign pawn_moves_5 = leaper_moves_5_once_0 | leaper_moves_5_four_times_0;
  assign pawn_moves_13 = leaper_moves_5_once_1 | leaper_moves_5_four_times_1;
  assign pawn_moves_6 = leaper_moves_6_once_0 | leaper_moves_6_four_times_0;
  assign pawn_moves_14 = leaper_moves_6_once_1 | leaper_moves_6_four_times_1;
  assign pawn_moves_7 = leaper_moves_7_once_0 | leaper_moves_7_four_times_0;
  assign pawn_moves_15 = leaper_moves_7_once_1 | leaper_moves_7_four_times_1;

  // What nothing here reads.
  wire unused = &{1'b0, pushing_7, capturing_east_7, capturing_west_7};
endmodule

`line 10219 "fpgambit_search_fast_line_moves.v" 0
// Finds the moves along a line, one bit per move: no two sliders can reach a square from the same
// direction. Latency: one clock.
module fpgambit_search_fast_line_moves (
    input  wire       clock,    // Clock
    input  wire [7:0] walls,    // Places without a way to the next place; constant
    input  wire [7:0] sliders,  // Pieces that may move along this line
    input  wire [7:0] empty,    // Empty places
    output wire [7:0] up,       // Places reached from below, including occupied ones
    output wire [7:0] down      // Places reached from above, including occupied ones
);

  reg  [7:0]  up_set;
  reg  [7:0]  down_set;

  reg  [7:0]  upward;
  reg  [7:0]  downward;

  always @* begin
    upward = 8'd0;
    upward = upward | (((sliders | (upward & empty)) & ~walls & 8'd1) << 1);
    upward = upward | (((sliders | (upward & empty)) & ~walls & 8'd2) << 1);
    upward = upward | (((sliders | (upward & empty)) & ~walls & 8'd4) << 1);
    upward = upward | (((sliders | (upward & empty)) & ~walls & 8'd8) << 1);
    upward = upward | (((sliders | (upward & empty)) & ~walls & 8'h10) << 1);
    upward = upward | (((sliders | (upward & empty)) & ~walls & 8'h20) << 1);
    upward = upward | (((sliders | (upward & empty)) & ~walls & 8'h40) << 1);
  end

  always @* begin
    downward = 8'd0;
    downward = downward | (((sliders | (downward & empty)) >> 1) & ~walls & 8'h40);
    downward = downward | (((sliders | (downward & empty)) >> 1) & ~walls & 8'h20);
    downward = downward | (((sliders | (downward & empty)) >> 1) & ~walls & 8'h10);
    downward = downward | (((sliders | (downward & empty)) >> 1) & ~walls & 8'd8);
    downward = downward | (((sliders | (downward & empty)) >> 1) & ~walls & 8'd4);
    downward = downward | (((sliders | (downward & empty)) >> 1) & ~walls & 8'd2);
    downward = downward | (((sliders | (downward & empty)) >> 1) & ~walls & 8'd1);
  end

  assign up = up_set;
  assign down = down_set;

  initial begin
    up_set = 8'd0;
    down_set = 8'd0;
  end

  always @(posedge clock) begin
    up_set <= upward;
    down_set <= downward;
  end
endmodule

`line 10273 "fpgambit_search_fast_sums_of_sliders.v" 0
// Adds sets of moves up to a four-bit number per square, for eight squares at once; 0 where no move
// is allowed. Latency: two clocks.
module fpgambit_search_fast_sums_of_sliders (
    input  wire       clock,    // Clock
    input  wire [7:0] ones_0,   // Moves that count once
    input  wire [7:0] ones_1,   // Moves that count once
    input  wire [7:0] ones_2,   // Moves that count once
    input  wire [7:0] ones_3,   // Moves that count once
    input  wire [7:0] ones_4,   // Moves that count once
    input  wire [7:0] ones_5,   // Moves that count once
    input  wire [7:0] ones_6,   // Moves that count once
    input  wire [7:0] ones_7,   // Moves that count once
    input  wire [7:0] ones_8,   // Moves that count once
    input  wire [7:0] ones_9,   // Moves that count once
    input  wire [7:0] fours_0,  // Moves that count four times
    input  wire [7:0] fours_1,  // Moves that count four times
    input  wire [7:0] allowed,  // Squares to which a piece may go, one clock later than the moves
    output wire [7:0] sums_0,   // Bits 0 to 3 of each square's number
    output wire [7:0] sums_1,   // Bits 0 to 3 of each square's number
    output wire [7:0] sums_2,   // Bits 0 to 3 of each square's number
    output wire [7:0] sums_3    // Bits 0 to 3 of each square's number
);

  reg  [7:0]  one_0;
  reg  [7:0]  one_1;
  reg  [7:0]  one_2;
  reg  [7:0]  one_3;
  reg  [7:0]  two_0;
  reg  [7:0]  two_1;
  reg  [7:0]  two_2;
  reg  [7:0]  held_four_0;
  reg  [7:0]  held_four_1;
  reg  [7:0]  sum_0;
  reg  [7:0]  sum_1;
  reg  [7:0]  sum_2;
  reg  [7:0]  sum_3;

  wire [7:0]  parity;
  wire [7:0]  twice_0;
  wire [7:0]  twice_1;
  wire [7:0]  twice_2;
  wire [7:0]  four_0;
  wire [7:0]  four_1;
  wire [7:0]  four_2;
  wire [7:0]  eight_0;
  wire [7:0]  eight_1;

  assign parity = one_0 ^ one_1 ^ one_2;
  assign twice_0 = (one_0 & one_1) | (one_2 & (one_0 ^ one_1));
  assign twice_1 = parity & one_3;
  assign twice_2 = two_0 ^ two_1 ^ two_2;
  assign four_0 = (two_0 & two_1) | (two_2 & (two_0 ^ two_1));
  assign four_1 = (twice_0 & twice_1) | (twice_2 & (twice_0 ^ twice_1));
  assign four_2 = four_0 ^ four_1 ^ held_four_0;
  assign eight_0 = (four_0 & four_1) | (held_four_0 & (four_0 ^ four_1));
  assign eight_1 = four_2 & held_four_1;
  assign sums_0 = sum_0;
  assign sums_1 = sum_1;
  assign sums_2 = sum_2;
  assign sums_3 = sum_3;

  initial begin
    one_0 = 8'd0;
    one_1 = 8'd0;
    one_2 = 8'd0;
    one_3 = 8'd0;
    two_0 = 8'd0;
    two_1 = 8'd0;
    two_2 = 8'd0;
    held_four_0 = 8'd0;
    held_four_1 = 8'd0;
    sum_0 = 8'd0;
    sum_1 = 8'd0;
    sum_2 = 8'd0;
    sum_3 = 8'd0;
  end

  always @(posedge clock) begin
    one_0 <= ones_0 ^ ones_1 ^ ones_2;
    one_1 <= ones_3 ^ ones_4 ^ ones_5;
    one_2 <= ones_6 ^ ones_7 ^ ones_8;
    one_3 <= ones_9;
    two_0 <= (ones_0 & ones_1) | (ones_2 & (ones_0 ^ ones_1));
    two_1 <= (ones_3 & ones_4) | (ones_5 & (ones_3 ^ ones_4));
    two_2 <= (ones_6 & ones_7) | (ones_8 & (ones_6 ^ ones_7));
    held_four_0 <= fours_0;
    held_four_1 <= fours_1;
    sum_0 <= (parity ^ one_3) & allowed;
    sum_1 <= (twice_0 ^ twice_1 ^ twice_2) & allowed;
    sum_2 <= (four_2 ^ held_four_1) & allowed;
    sum_3 <= (eight_0 | eight_1) & allowed;
  end
endmodule

`line 10368 "fpgambit_search_fast_leaper_moves.v" 0
// Finds the moves of knights and pawns to the squares of a rank, one bit per move. Combinational.
module fpgambit_search_fast_leaper_moves (
    input  wire       last,            // This is the last rank; constant
    input  wire [7:0] knights_0,       // Knights two ranks below, one below, one above and two
                                       // above
    input  wire [7:0] knights_1,       // Knights two ranks below, one below, one above and two
                                       // above
    input  wire [7:0] knights_2,       // Knights two ranks below, one below, one above and two
                                       // above
    input  wire [7:0] knights_3,       // Knights two ranks below, one below, one above and two
                                       // above
    input  wire [7:0] pushing,         // Pawns on the rank below that may be pushed
    input  wire [7:0] double_pushing,  // Pawns two ranks below that may be pushed two squares, to
                                       // this rank
    input  wire [7:0] capturing_east,  // Pawns on the rank below that may capture to higher files
    input  wire [7:0] capturing_west,  // Pawns on the rank below that may capture to lower files
    input  wire [7:0] empty,           // Empty squares
    input  wire [7:0] theirs,          // Squares with pieces of the other side
    output wire [7:0] jumps_0,         // Knights' moves, one set for each of the eight jumps
    output wire [7:0] jumps_1,         // Knights' moves, one set for each of the eight jumps
    output wire [7:0] jumps_2,         // Knights' moves, one set for each of the eight jumps
    output wire [7:0] jumps_3,         // Knights' moves, one set for each of the eight jumps
    output wire [7:0] jumps_4,         // Knights' moves, one set for each of the eight jumps
    output wire [7:0] jumps_5,         // Knights' moves, one set for each of the eight jumps
    output wire [7:0] jumps_6,         // Knights' moves, one set for each of the eight jumps
    output wire [7:0] jumps_7,         // Knights' moves, one set for each of the eight jumps
    output reg  [7:0] once_0,          // Pawn moves that count once
    output reg  [7:0] once_1,          // Pawn moves that count once
    output reg  [7:0] four_times_0,    // Pawn moves that count four times
    output reg  [7:0] four_times_1     // Pawn moves that count four times
);

  wire [7:0]  moves_0;
  wire [7:0]  moves_1;

  assign jumps_0 = {knights_0[6:0], 1'b0};
  assign jumps_1 = {1'b0, knights_0[7:1]};
  assign jumps_2 = {knights_1[5:0], 2'd0};
  assign jumps_3 = {2'd0, knights_1[7:2]};
  assign jumps_4 = {knights_2[5:0], 2'd0};
  assign jumps_5 = {2'd0, knights_2[7:2]};
  assign jumps_6 = {knights_3[6:0], 1'b0};
  assign jumps_7 = {1'b0, knights_3[7:1]};

  // To an empty square by a push, or to an occupied one by a capture: never both.
  assign moves_0 = ((pushing | double_pushing) & empty) | ({capturing_east[6:0], 1'b0} & theirs);
  assign moves_1 = {1'b0, capturing_west[7:1]} & theirs;

  always @* begin
    once_0 = moves_0;
    four_times_0 = 8'd0;
    if (last) begin
      once_0 = 8'd0;
      four_times_0 = moves_0;
    end
  end

  always @* begin
    once_1 = moves_1;
    four_times_1 = 8'd0;
    if (last) begin
      once_1 = 8'd0;
      four_times_1 = moves_1;
    end
  end

  // What nothing here reads.
  wire unused = &{1'b0, capturing_east[7], capturing_west[0]};
endmodule

`line 10439 "fpgambit_search_fast_ways.v" 0
// Computes the targets of each of the twenty ways of the move order, and the sets from which the
// classes are made.
module fpgambit_search_fast_ways (
    input  wire        clock,             // Clock
    input  wire [7:0]  file,              // The file of the en passant square; clock 5, like all
                                          // inputs up to their_straight
    input  wire [7:0]  attacked_0,        // Squares that the other side attacks
    input  wire [7:0]  attacked_1,        // Squares that the other side attacks
    input  wire [7:0]  attacked_2,        // Squares that the other side attacks
    input  wire [7:0]  attacked_3,        // Squares that the other side attacks
    input  wire [7:0]  attacked_4,        // Squares that the other side attacks
    input  wire [7:0]  attacked_5,        // Squares that the other side attacks
    input  wire [7:0]  attacked_6,        // Squares that the other side attacks
    input  wire [7:0]  attacked_7,        // Squares that the other side attacks
    input  wire [7:0]  their_pawns_0,     // Pawns of the other side
    input  wire [7:0]  their_pawns_1,     // Pawns of the other side
    input  wire [7:0]  their_pawns_2,     // Pawns of the other side
    input  wire [7:0]  their_pawns_3,     // Pawns of the other side
    input  wire [7:0]  their_pawns_4,     // Pawns of the other side
    input  wire [7:0]  their_pawns_5,     // Pawns of the other side
    input  wire [7:0]  their_pawns_6,     // Pawns of the other side
    input  wire [7:0]  their_pawns_7,     // Pawns of the other side
    input  wire [7:0]  their_knights_0,   // Knights of the other side
    input  wire [7:0]  their_knights_1,   // Knights of the other side
    input  wire [7:0]  their_knights_2,   // Knights of the other side
    input  wire [7:0]  their_knights_3,   // Knights of the other side
    input  wire [7:0]  their_knights_4,   // Knights of the other side
    input  wire [7:0]  their_knights_5,   // Knights of the other side
    input  wire [7:0]  their_knights_6,   // Knights of the other side
    input  wire [7:0]  their_knights_7,   // Knights of the other side
    input  wire [7:0]  their_diagonal_0,  // Bishops and queens of the other side
    input  wire [7:0]  their_diagonal_1,  // Bishops and queens of the other side
    input  wire [7:0]  their_diagonal_2,  // Bishops and queens of the other side
    input  wire [7:0]  their_diagonal_3,  // Bishops and queens of the other side
    input  wire [7:0]  their_diagonal_4,  // Bishops and queens of the other side
    input  wire [7:0]  their_diagonal_5,  // Bishops and queens of the other side
    input  wire [7:0]  their_diagonal_6,  // Bishops and queens of the other side
    input  wire [7:0]  their_diagonal_7,  // Bishops and queens of the other side
    input  wire [7:0]  their_straight_0,  // Rooks and queens of the other side
    input  wire [7:0]  their_straight_1,  // Rooks and queens of the other side
    input  wire [7:0]  their_straight_2,  // Rooks and queens of the other side
    input  wire [7:0]  their_straight_3,  // Rooks and queens of the other side
    input  wire [7:0]  their_straight_4,  // Rooks and queens of the other side
    input  wire [7:0]  their_straight_5,  // Rooks and queens of the other side
    input  wire [7:0]  their_straight_6,  // Rooks and queens of the other side
    input  wire [7:0]  their_straight_7,  // Rooks and queens of the other side
    input  wire [7:0]  knights_0,         // Knights that may move; clock 6, like all inputs up to
                                          // special
    input  wire [7:0]  knights_1,         // Knights that may move; clock 6, like all inputs up to
                                          // special
    input  wire [7:0]  knights_2,         // Knights that may move; clock 6, like all inputs up to
                                          // special
    input  wire [7:0]  knights_3,         // Knights that may move; clock 6, like all inputs up to
                                          // special
    input  wire [7:0]  knights_4,         // Knights that may move; clock 6, like all inputs up to
                                          // special
    input  wire [7:0]  knights_5,         // Knights that may move; clock 6, like all inputs up to
                                          // special
    input  wire [7:0]  knights_6,         // Knights that may move; clock 6, like all inputs up to
                                          // special
    input  wire [7:0]  knights_7,         // Knights that may move; clock 6, like all inputs up to
                                          // special
    input  wire [7:0]  pawns_0,           // Squares where pawns could go: ahead or to higher files,
                                          // then to lower files
    input  wire [7:0]  pawns_1,           // Squares where pawns could go: ahead or to higher files,
                                          // then to lower files
    input  wire [7:0]  pawns_2,           // Squares where pawns could go: ahead or to higher files,
                                          // then to lower files
    input  wire [7:0]  pawns_3,           // Squares where pawns could go: ahead or to higher files,
                                          // then to lower files
    input  wire [7:0]  pawns_4,           // Squares where pawns could go: ahead or to higher files,
                                          // then to lower files
    input  wire [7:0]  pawns_5,           // Squares where pawns could go: ahead or to higher files,
                                          // then to lower files
    input  wire [7:0]  pawns_6,           // Squares where pawns could go: ahead or to higher files,
                                          // then to lower files
    input  wire [7:0]  pawns_7,           // Squares where pawns could go: ahead or to higher files,
                                          // then to lower files
    input  wire [7:0]  pawns_8,           // Squares where pawns could go: ahead or to higher files,
                                          // then to lower files
    input  wire [7:0]  pawns_9,           // Squares where pawns could go: ahead or to higher files,
                                          // then to lower files
    input  wire [7:0]  pawns_10,          // Squares where pawns could go: ahead or to higher files,
                                          // then to lower files
    input  wire [7:0]  pawns_11,          // Squares where pawns could go: ahead or to higher files,
                                          // then to lower files
    input  wire [7:0]  pawns_12,          // Squares where pawns could go: ahead or to higher files,
                                          // then to lower files
    input  wire [7:0]  pawns_13,          // Squares where pawns could go: ahead or to higher files,
                                          // then to lower files
    input  wire [7:0]  pawns_14,          // Squares where pawns could go: ahead or to higher files,
                                          // then to lower files
    input  wire [7:0]  pawns_15,          // Squares where pawns could go: ahead or to higher files,
                                          // then to lower files
    input  wire [7:0]  empty_0,           // Empty squares
    input  wire [7:0]  empty_1,           // Empty squares
    input  wire [7:0]  empty_2,           // Empty squares
    input  wire [7:0]  empty_3,           // Empty squares
    input  wire [7:0]  empty_4,           // Empty squares
    input  wire [7:0]  empty_5,           // Empty squares
    input  wire [7:0]  empty_6,           // Empty squares
    input  wire [7:0]  empty_7,           // Empty squares
    input  wire [7:0]  open_to_0,         // Squares to which a piece other than the king may go
    input  wire [7:0]  open_to_1,         // Squares to which a piece other than the king may go
    input  wire [7:0]  open_to_2,         // Squares to which a piece other than the king may go
    input  wire [7:0]  open_to_3,         // Squares to which a piece other than the king may go
    input  wire [7:0]  open_to_4,         // Squares to which a piece other than the king may go
    input  wire [7:0]  open_to_5,         // Squares to which a piece other than the king may go
    input  wire [7:0]  open_to_6,         // Squares to which a piece other than the king may go
    input  wire [7:0]  open_to_7,         // Squares to which a piece other than the king may go
    input  wire [7:0]  king_0,            // Squares to which the king may go
    input  wire [7:0]  king_1,            // Squares to which the king may go
    input  wire [7:0]  king_2,            // Squares to which the king may go
    input  wire [7:0]  king_3,            // Squares to which the king may go
    input  wire [7:0]  king_4,            // Squares to which the king may go
    input  wire [7:0]  king_5,            // Squares to which the king may go
    input  wire [7:0]  king_6,            // Squares to which the king may go
    input  wire [7:0]  king_7,            // Squares to which the king may go
    input  wire [3:0]  special,           // Castling on the king's side and on the queen's, en
                                          // passant to the east and to the west
    input  wire [7:0]  up_0,              // Squares where sliders could go upwards, by kind of
                                          // line; clock 7
    input  wire [7:0]  up_1,              // Squares where sliders could go upwards, by kind of
                                          // line; clock 7
    input  wire [7:0]  up_2,              // Squares where sliders could go upwards, by kind of
                                          // line; clock 7
    input  wire [7:0]  up_3,              // Squares where sliders could go upwards, by kind of
                                          // line; clock 7
    input  wire [7:0]  up_4,              // Squares where sliders could go upwards, by kind of
                                          // line; clock 7
    input  wire [7:0]  up_5,              // Squares where sliders could go upwards, by kind of
                                          // line; clock 7
    input  wire [7:0]  up_6,              // Squares where sliders could go upwards, by kind of
                                          // line; clock 7
    input  wire [7:0]  up_7,              // Squares where sliders could go upwards, by kind of
                                          // line; clock 7
    input  wire [7:0]  up_8,              // Squares where sliders could go upwards, by kind of
                                          // line; clock 7
    input  wire [7:0]  up_9,              // Squares where sliders could go upwards, by kind of
                                          // line; clock 7
    input  wire [7:0]  up_10,             // Squares where sliders could go upwards, by kind of
                                          // line; clock 7
    input  wire [7:0]  up_11,             // Squares where sliders could go upwards, by kind of
                                          // line; clock 7
    input  wire [7:0]  up_12,             // Squares where sliders could go upwards, by kind of
                                          // line; clock 7
    input  wire [7:0]  up_13,             // Squares where sliders could go upwards, by kind of
                                          // line; clock 7
    input  wire [7:0]  up_14,             // Squares where sliders could go upwards, by kind of
                                          // line; clock 7
    input  wire [7:0]  up_15,             // Squares where sliders could go upwards, by kind of
                                          // line; clock 7
    input  wire [7:0]  up_16,             // Squares where sliders could go upwards, by kind of
                                          // line; clock 7
    input  wire [7:0]  up_17,             // Squares where sliders could go upwards, by kind of
                                          // line; clock 7
    input  wire [7:0]  up_18,             // Squares where sliders could go upwards, by kind of
                                          // line; clock 7
    input  wire [7:0]  up_19,             // Squares where sliders could go upwards, by kind of
                                          // line; clock 7
    input  wire [7:0]  up_20,             // Squares where sliders could go upwards, by kind of
                                          // line; clock 7
    input  wire [7:0]  up_21,             // Squares where sliders could go upwards, by kind of
                                          // line; clock 7
    input  wire [7:0]  up_22,             // Squares where sliders could go upwards, by kind of
                                          // line; clock 7
    input  wire [7:0]  up_23,             // Squares where sliders could go upwards, by kind of
                                          // line; clock 7
    input  wire [7:0]  up_24,             // Squares where sliders could go upwards, by kind of
                                          // line; clock 7
    input  wire [7:0]  up_25,             // Squares where sliders could go upwards, by kind of
                                          // line; clock 7
    input  wire [7:0]  up_26,             // Squares where sliders could go upwards, by kind of
                                          // line; clock 7
    input  wire [7:0]  up_27,             // Squares where sliders could go upwards, by kind of
                                          // line; clock 7
    input  wire [7:0]  up_28,             // Squares where sliders could go upwards, by kind of
                                          // line; clock 7
    input  wire [7:0]  up_29,             // Squares where sliders could go upwards, by kind of
                                          // line; clock 7
    input  wire [7:0]  up_30,             // Squares where sliders could go upwards, by kind of
                                          // line; clock 7
    input  wire [7:0]  up_31,             // Squares where sliders could go upwards, by kind of
                                          // line; clock 7
    input  wire [7:0]  down_0,            // Squares where sliders could go downwards; clock 7
    input  wire [7:0]  down_1,            // Squares where sliders could go downwards; clock 7
    input  wire [7:0]  down_2,            // Squares where sliders could go downwards; clock 7
    input  wire [7:0]  down_3,            // Squares where sliders could go downwards; clock 7
    input  wire [7:0]  down_4,            // Squares where sliders could go downwards; clock 7
    input  wire [7:0]  down_5,            // Squares where sliders could go downwards; clock 7
    input  wire [7:0]  down_6,            // Squares where sliders could go downwards; clock 7
    input  wire [7:0]  down_7,            // Squares where sliders could go downwards; clock 7
    input  wire [7:0]  down_8,            // Squares where sliders could go downwards; clock 7
    input  wire [7:0]  down_9,            // Squares where sliders could go downwards; clock 7
    input  wire [7:0]  down_10,           // Squares where sliders could go downwards; clock 7
    input  wire [7:0]  down_11,           // Squares where sliders could go downwards; clock 7
    input  wire [7:0]  down_12,           // Squares where sliders could go downwards; clock 7
    input  wire [7:0]  down_13,           // Squares where sliders could go downwards; clock 7
    input  wire [7:0]  down_14,           // Squares where sliders could go downwards; clock 7
    input  wire [7:0]  down_15,           // Squares where sliders could go downwards; clock 7
    input  wire [7:0]  down_16,           // Squares where sliders could go downwards; clock 7
    input  wire [7:0]  down_17,           // Squares where sliders could go downwards; clock 7
    input  wire [7:0]  down_18,           // Squares where sliders could go downwards; clock 7
    input  wire [7:0]  down_19,           // Squares where sliders could go downwards; clock 7
    input  wire [7:0]  down_20,           // Squares where sliders could go downwards; clock 7
    input  wire [7:0]  down_21,           // Squares where sliders could go downwards; clock 7
    input  wire [7:0]  down_22,           // Squares where sliders could go downwards; clock 7
    input  wire [7:0]  down_23,           // Squares where sliders could go downwards; clock 7
    input  wire [7:0]  down_24,           // Squares where sliders could go downwards; clock 7
    input  wire [7:0]  down_25,           // Squares where sliders could go downwards; clock 7
    input  wire [7:0]  down_26,           // Squares where sliders could go downwards; clock 7
    input  wire [7:0]  down_27,           // Squares where sliders could go downwards; clock 7
    input  wire [7:0]  down_28,           // Squares where sliders could go downwards; clock 7
    input  wire [7:0]  down_29,           // Squares where sliders could go downwards; clock 7
    input  wire [7:0]  down_30,           // Squares where sliders could go downwards; clock 7
    input  wire [7:0]  down_31,           // Squares where sliders could go downwards; clock 7
    output wire [31:0] low_0,             // Targets by way, ranks 1 to 4
    output wire [31:0] low_1,             // Targets by way, ranks 1 to 4
    output wire [31:0] low_2,             // Targets by way, ranks 1 to 4
    output wire [31:0] low_3,             // Targets by way, ranks 1 to 4
    output wire [31:0] low_4,             // Targets by way, ranks 1 to 4
    output wire [31:0] low_5,             // Targets by way, ranks 1 to 4
    output wire [31:0] low_6,             // Targets by way, ranks 1 to 4
    output wire [31:0] low_7,             // Targets by way, ranks 1 to 4
    output wire [31:0] low_8,             // Targets by way, ranks 1 to 4
    output wire [31:0] low_9,             // Targets by way, ranks 1 to 4
    output wire [31:0] low_10,            // Targets by way, ranks 1 to 4
    output wire [31:0] low_11,            // Targets by way, ranks 1 to 4
    output wire [31:0] low_12,            // Targets by way, ranks 1 to 4
    output wire [31:0] low_13,            // Targets by way, ranks 1 to 4
    output wire [31:0] low_14,            // Targets by way, ranks 1 to 4
    output wire [31:0] low_15,            // Targets by way, ranks 1 to 4
    output wire [31:0] low_16,            // Targets by way, ranks 1 to 4
    output wire [31:0] low_17,            // Targets by way, ranks 1 to 4
    output wire [31:0] low_18,            // Targets by way, ranks 1 to 4
    output wire [31:0] low_19,            // Targets by way, ranks 1 to 4
    output wire [31:0] high_0,            // Targets by way, ranks 5 to 8
    output wire [31:0] high_1,            // Targets by way, ranks 5 to 8
    output wire [31:0] high_2,            // Targets by way, ranks 5 to 8
    output wire [31:0] high_3,            // Targets by way, ranks 5 to 8
    output wire [31:0] high_4,            // Targets by way, ranks 5 to 8
    output wire [31:0] high_5,            // Targets by way, ranks 5 to 8
    output wire [31:0] high_6,            // Targets by way, ranks 5 to 8
    output wire [31:0] high_7,            // Targets by way, ranks 5 to 8
    output wire [31:0] high_8,            // Targets by way, ranks 5 to 8
    output wire [31:0] high_9,            // Targets by way, ranks 5 to 8
    output wire [31:0] high_10,           // Targets by way, ranks 5 to 8
    output wire [31:0] high_11,           // Targets by way, ranks 5 to 8
    output wire [31:0] high_12,           // Targets by way, ranks 5 to 8
    output wire [31:0] high_13,           // Targets by way, ranks 5 to 8
    output wire [31:0] high_14,           // Targets by way, ranks 5 to 8
    output wire [31:0] high_15,           // Targets by way, ranks 5 to 8
    output wire [31:0] high_16,           // Targets by way, ranks 5 to 8
    output wire [31:0] high_17,           // Targets by way, ranks 5 to 8
    output wire [31:0] high_18,           // Targets by way, ranks 5 to 8
    output wire [31:0] high_19,           // Targets by way, ranks 5 to 8
    output wire [31:0] reach_low_0,       // Targets of knight moves, diagonal moves and straight
                                          // moves, ranks 1 to 4
    output wire [31:0] reach_low_1,       // Targets of knight moves, diagonal moves and straight
                                          // moves, ranks 1 to 4
    output wire [31:0] reach_low_2,       // Targets of knight moves, diagonal moves and straight
                                          // moves, ranks 1 to 4
    output wire [31:0] reach_high_0,      // The same for ranks 5 to 8
    output wire [31:0] reach_high_1,      // The same for ranks 5 to 8
    output wire [31:0] reach_high_2,      // The same for ranks 5 to 8
    output wire [3:0]  found_special,     // Castling and en passant, in the order of special
    output wire [7:0]  passed_file,       // The file of the en passant square
    output wire [31:0] on_low_0,          // Queens, rooks, bishops, knights and pawns of the other
                                          // side; empty squares; squares that the other side
                                          // attacks: ranks 1 to 4
    output wire [31:0] on_low_1,          // Queens, rooks, bishops, knights and pawns of the other
                                          // side; empty squares; squares that the other side
                                          // attacks: ranks 1 to 4
    output wire [31:0] on_low_2,          // Queens, rooks, bishops, knights and pawns of the other
                                          // side; empty squares; squares that the other side
                                          // attacks: ranks 1 to 4
    output wire [31:0] on_low_3,          // Queens, rooks, bishops, knights and pawns of the other
                                          // side; empty squares; squares that the other side
                                          // attacks: ranks 1 to 4
    output wire [31:0] on_low_4,          // Queens, rooks, bishops, knights and pawns of the other
                                          // side; empty squares; squares that the other side
                                          // attacks: ranks 1 to 4
    output wire [31:0] on_low_5,          // Queens, rooks, bishops, knights and pawns of the other
                                          // side; empty squares; squares that the other side
                                          // attacks: ranks 1 to 4
    output wire [31:0] on_low_6,          // Queens, rooks, bishops, knights and pawns of the other
                                          // side; empty squares; squares that the other side
                                          // attacks: ranks 1 to 4
    output wire [31:0] on_high_0,         // The same for ranks 5 to 8
    output wire [31:0] on_high_1,         // The same for ranks 5 to 8
    output wire [31:0] on_high_2,         // The same for ranks 5 to 8
    output wire [31:0] on_high_3,         // The same for ranks 5 to 8
    output wire [31:0] on_high_4,         // The same for ranks 5 to 8
    output wire [31:0] on_high_5,         // The same for ranks 5 to 8
    output wire [31:0] on_high_6          // The same for ranks 5 to 8
);

  reg  [7:0]  files_0;
  reg  [7:0]  files_1;
  reg  [7:0]  files_2;
  reg  [3:0]  specials_0;
  reg  [3:0]  specials_1;
  reg  [31:0] on_low_6_0;
  reg  [31:0] on_low_6_1;
  reg  [31:0] on_low_6_2;
  reg  [31:0] on_low_6_3;
  reg  [31:0] on_low_6_4;
  reg  [31:0] on_low_6_5;
  reg  [31:0] on_high_6_0;
  reg  [31:0] on_high_6_1;
  reg  [31:0] on_high_6_2;
  reg  [31:0] on_high_6_3;
  reg  [31:0] on_high_6_4;
  reg  [31:0] on_high_6_5;
  reg  [31:0] on_low_7_0;
  reg  [31:0] on_low_7_1;
  reg  [31:0] on_low_7_2;
  reg  [31:0] on_low_7_3;
  reg  [31:0] on_low_7_4;
  reg  [31:0] on_low_7_5;
  reg  [31:0] on_low_7_6;
  reg  [31:0] on_high_7_0;
  reg  [31:0] on_high_7_1;
  reg  [31:0] on_high_7_2;
  reg  [31:0] on_high_7_3;
  reg  [31:0] on_high_7_4;
  reg  [31:0] on_high_7_5;
  reg  [31:0] on_high_7_6;
  reg  [31:0] on_low_8_0;
  reg  [31:0] on_low_8_1;
  reg  [31:0] on_low_8_2;
  reg  [31:0] on_low_8_3;
  reg  [31:0] on_low_8_4;
  reg  [31:0] on_low_8_5;
  reg  [31:0] on_low_8_6;
  reg  [31:0] on_high_8_0;
  reg  [31:0] on_high_8_1;
  reg  [31:0] on_high_8_2;
  reg  [31:0] on_high_8_3;
  reg  [31:0] on_high_8_4;
  reg  [31:0] on_high_8_5;
  reg  [31:0] on_high_8_6;
  reg  [31:0] knights_low;
  reg  [31:0] knights_high;
  reg  [31:0] pawns_low_0;
  reg  [31:0] pawns_low_1;
  reg  [31:0] pawns_high_0;
  reg  [31:0] pawns_high_1;
  reg  [31:0] open_low;
  reg  [31:0] open_high;
  reg  [31:0] king_low;
  reg  [31:0] king_high;
  reg  [31:0] held_low_0;
  reg  [31:0] held_low_1;
  reg  [31:0] held_low_2;
  reg  [31:0] held_low_3;
  reg  [31:0] held_low_4;
  reg  [31:0] held_low_5;
  reg  [31:0] held_low_6;
  reg  [31:0] held_low_7;
  reg  [31:0] held_low_8;
  reg  [31:0] held_low_9;
  reg  [31:0] held_low_10;
  reg  [31:0] held_low_11;
  reg  [31:0] held_low_12;
  reg  [31:0] held_low_13;
  reg  [31:0] held_low_14;
  reg  [31:0] held_low_15;
  reg  [31:0] held_low_16;
  reg  [31:0] held_low_17;
  reg  [31:0] held_low_18;
  reg  [31:0] held_low_19;
  reg  [31:0] held_high_0;
  reg  [31:0] held_high_1;
  reg  [31:0] held_high_2;
  reg  [31:0] held_high_3;
  reg  [31:0] held_high_4;
  reg  [31:0] held_high_5;
  reg  [31:0] held_high_6;
  reg  [31:0] held_high_7;
  reg  [31:0] held_high_8;
  reg  [31:0] held_high_9;
  reg  [31:0] held_high_10;
  reg  [31:0] held_high_11;
  reg  [31:0] held_high_12;
  reg  [31:0] held_high_13;
  reg  [31:0] held_high_14;
  reg  [31:0] held_high_15;
  reg  [31:0] held_high_16;
  reg  [31:0] held_high_17;
  reg  [31:0] held_high_18;
  reg  [31:0] held_high_19;
  reg  [31:0] reached_low_0;
  reg  [31:0] reached_low_1;
  reg  [31:0] reached_low_2;
  reg  [31:0] reached_high_0;
  reg  [31:0] reached_high_1;
  reg  [31:0] reached_high_2;

  wire [31:0] diagonal_low;
  wire [31:0] diagonal_high;
  wire [31:0] straight_low;
  wire [31:0] straight_high;
  wire [31:0] up_low_0;
  wire [31:0] up_low_1;
  wire [31:0] up_low_2;
  wire [31:0] up_low_3;
  wire [31:0] up_high_0;
  wire [31:0] up_high_1;
  wire [31:0] up_high_2;
  wire [31:0] up_high_3;
  wire [31:0] down_low_0;
  wire [31:0] down_low_1;
  wire [31:0] down_low_2;
  wire [31:0] down_low_3;
  wire [31:0] down_high_0;
  wire [31:0] down_high_1;
  wire [31:0] down_high_2;
  wire [31:0] down_high_3;
  wire [31:0] from_low_0;
  wire [31:0] from_low_1;
  wire [31:0] from_low_2;
  wire [31:0] from_low_3;
  wire [31:0] from_high_0;
  wire [31:0] from_high_1;
  wire [31:0] from_high_2;
  wire [31:0] from_high_3;
  wire [31:0] now_low_0;
  wire [31:0] now_low_1;
  wire [31:0] now_low_2;
  wire [31:0] now_low_3;
  wire [31:0] now_low_4;
  wire [31:0] now_low_5;
  wire [31:0] now_low_6;
  wire [31:0] now_low_7;
  wire [31:0] now_low_8;
  wire [31:0] now_low_9;
  wire [31:0] now_low_10;
  wire [31:0] now_low_11;
  wire [31:0] now_low_12;
  wire [31:0] now_low_13;
  wire [31:0] now_low_14;
  wire [31:0] now_low_15;
  wire [31:0] now_low_16;
  wire [31:0] now_low_17;
  wire [31:0] now_low_18;
  wire [31:0] now_low_19;
  wire [31:0] now_high_0;
  wire [31:0] now_high_1;
  wire [31:0] now_high_2;
  wire [31:0] now_high_3;
  wire [31:0] now_high_4;
  wire [31:0] now_high_5;
  wire [31:0] now_high_6;
  wire [31:0] now_high_7;
  wire [31:0] now_high_8;
  wire [31:0] now_high_9;
  wire [31:0] now_high_10;
  wire [31:0] now_high_11;
  wire [31:0] now_high_12;
  wire [31:0] now_high_13;
  wire [31:0] now_high_14;
  wire [31:0] now_high_15;
  wire [31:0] now_high_16;
  wire [31:0] now_high_17;
  wire [31:0] now_high_18;
  wire [31:0] now_high_19;
  reg  [31:0] passes_0;
  reg  [31:0] passes_1;

  // Delay the early inputs; pack eight rows into two words.
  assign diagonal_low = {their_diagonal_3, their_diagonal_2, their_diagonal_1, their_diagonal_0};
  assign diagonal_high = {their_diagonal_7, their_diagonal_6, their_diagonal_5, their_diagonal_4};
  assign straight_low = {their_straight_3, their_straight_2, their_straight_1, their_straight_0};
  assign straight_high = {their_straight_7, their_straight_6, their_straight_5, their_straight_4};
  assign on_low_0 = on_low_8_0;
  assign on_high_0 = on_high_8_0;
  assign on_low_1 = on_low_8_1;
  assign on_high_1 = on_high_8_1;
  assign on_low_2 = on_low_8_2;
  assign on_high_2 = on_high_8_2;
  assign on_low_3 = on_low_8_3;
  assign on_high_3 = on_high_8_3;
  assign on_low_4 = on_low_8_4;
  assign on_high_4 = on_high_8_4;
  assign on_low_5 = on_low_8_5;
  assign on_high_5 = on_high_8_5;
  assign on_low_6 = on_low_8_6;
  assign on_high_6 = on_high_8_6;

  // Pawns: ahead, to higher files, to lower files; en passant to the sixth rank.
  always @* begin
    passes_0 = 32'd0;
    if (specials_0[2]) begin
      passes_0 = {16'd0, files_1, 8'd0};
    end
  end

  always @* begin
    passes_1 = 32'd0;
    if (specials_0[3]) begin
      passes_1 = {16'd0, files_1, 8'd0};
    end
  end

  assign now_low_0 = pawns_low_0 & on_low_7_5 & open_low;
  assign now_low_1 = pawns_low_0 & ~on_low_7_5 & open_low;
  assign now_low_2 = pawns_low_1 & open_low;
  assign now_high_0 = pawns_high_0 & on_high_7_5 & open_high;
  assign now_high_1 = (pawns_high_0 & ~on_high_7_5 & open_high) | passes_0;
  assign now_high_2 = (pawns_high_1 & open_high) | passes_1;

  // Knights: two ranks up, one up, one down, two down, each to higher files, then to lower.
  assign from_low_0 = {knights_low[15:0], 16'd0};
  assign from_high_0 = {knights_high[15:0], knights_low[31:16]};
  assign from_low_1 = {knights_low[23:0], 8'd0};
  assign from_high_1 = {knights_high[23:0], knights_low[31:24]};
  assign from_low_2 = {knights_high[7:0], knights_low[31:8]};
  assign from_high_2 = {8'd0, knights_high[31:8]};
  assign from_low_3 = {knights_high[15:0], knights_low[31:16]};
  assign from_high_3 = {16'd0, knights_high[31:16]};
  assign now_low_3 = {from_low_0[30:0], 1'b0} & 32'hfefe_fefe & open_low;
  assign now_low_4 = {1'b0, from_low_0[31:1]} & 32'h7f7f_7f7f & open_low;
  assign now_low_5 = {from_low_1[29:0], 2'd0} & 32'hfcfc_fcfc & open_low;
  assign now_low_6 = {2'd0, from_low_1[31:2]} & 32'h3f3f_3f3f & open_low;
  assign now_low_7 = {from_low_2[29:0], 2'd0} & 32'hfcfc_fcfc & open_low;
  assign now_low_8 = {2'd0, from_low_2[31:2]} & 32'h3f3f_3f3f & open_low;
  assign now_low_9 = {from_low_3[30:0], 1'b0} & 32'hfefe_fefe & open_low;
  assign now_low_10 = {1'b0, from_low_3[31:1]} & 32'h7f7f_7f7f & open_low;
  assign now_high_3 = {from_high_0[30:0], 1'b0} & 32'hfefe_fefe & open_high;
  assign now_high_4 = {1'b0, from_high_0[31:1]} & 32'h7f7f_7f7f & open_high;
  assign now_high_5 = {from_high_1[29:0], 2'd0} & 32'hfcfc_fcfc & open_high;
  assign now_high_6 = {2'd0, from_high_1[31:2]} & 32'h3f3f_3f3f & open_high;
  assign now_high_7 = {from_high_2[29:0], 2'd0} & 32'hfcfc_fcfc & open_high;
  assign now_high_8 = {2'd0, from_high_2[31:2]} & 32'h3f3f_3f3f & open_high;
  assign now_high_9 = {from_high_3[30:0], 1'b0} & 32'hfefe_fefe & open_high;
  assign now_high_10 = {1'b0, from_high_3[31:1]} & 32'h7f7f_7f7f & open_high;

  // Sliders: diagonals up to higher files, up to lower, down to lower, down to higher; then ranks
  // and files.
  assign up_low_0 = {up_3, up_2, up_1, up_0};
  assign up_high_0 = {up_7, up_6, up_5, up_4};
  assign down_low_0 = {down_3, down_2, down_1, down_0};
  assign down_high_0 = {down_7, down_6, down_5, down_4};
  assign up_low_1 = {up_11, up_10, up_9, up_8};
  assign up_high_1 = {up_15, up_14, up_13, up_12};
  assign down_low_1 = {down_11, down_10, down_9, down_8};
  assign down_high_1 = {down_15, down_14, down_13, down_12};
  assign up_low_2 = {up_19, up_18, up_17, up_16};
  assign up_high_2 = {up_23, up_22, up_21, up_20};
  assign down_low_2 = {down_19, down_18, down_17, down_16};
  assign down_high_2 = {down_23, down_22, down_21, down_20};
  assign up_low_3 = {up_27, up_26, up_25, up_24};
  assign up_high_3 = {up_31, up_30, up_29, up_28};
  assign down_low_3 = {down_27, down_26, down_25, down_24};
  assign down_high_3 = {down_31, down_30, down_29, down_28};
  assign now_low_11 = up_low_2 & open_low;
  assign now_low_12 = up_low_3 & open_low;
  assign now_low_13 = down_low_2 & open_low;
  assign now_low_14 = down_low_3 & open_low;
  assign now_low_15 = up_low_0 & open_low;
  assign now_low_16 = up_low_1 & open_low;
  assign now_low_17 = down_low_0 & open_low;
  assign now_low_18 = down_low_1 & open_low;
  assign now_low_19 = king_low;
  assign now_high_11 = up_high_2 & open_high;
  assign now_high_12 = up_high_3 & open_high;
  assign now_high_13 = down_high_2 & open_high;
  assign now_high_14 = down_high_3 & open_high;
  assign now_high_15 = up_high_0 & open_high;
  assign now_high_16 = up_high_1 & open_high;
  assign now_high_17 = down_high_0 & open_high;
  assign now_high_18 = down_high_1 & open_high;
  assign now_high_19 = king_high;
  assign low_0 = held_low_0;
  assign high_0 = held_high_0;
  assign low_1 = held_low_1;
  assign high_1 = held_high_1;
  assign low_2 = held_low_2;
  assign high_2 = held_high_2;
  assign low_3 = held_low_3;
  assign high_3 = held_high_3;
  assign low_4 = held_low_4;
  assign high_4 = held_high_4;
  assign low_5 = held_low_5;
  assign high_5 = held_high_5;
  assign low_6 = held_low_6;
  assign high_6 = held_high_6;
  assign low_7 = held_low_7;
  assign high_7 = held_high_7;
  assign low_8 = held_low_8;
  assign high_8 = held_high_8;
  assign low_9 = held_low_9;
  assign high_9 = held_high_9;
  assign low_10 = held_low_10;
  assign high_10 = held_high_10;
  assign low_11 = held_low_11;
  assign high_11 = held_high_11;
  assign low_12 = held_low_12;
  assign high_12 = held_high_12;
  assign low_13 = held_low_13;
  assign high_13 = held_high_13;
  assign low_14 = held_low_14;
  assign high_14 = held_high_14;
  assign low_15 = held_low_15;
  assign high_15 = held_high_15;
  assign low_16 = held_low_16;
  assign high_16 = held_high_16;
  assign low_17 = held_low_17;
  assign high_17 = held_high_17;
  assign low_18 = held_low_18;
  assign high_18 = held_high_18;
  assign low_19 = held_low_19;
  assign high_19 = held_high_19;

  // The targets of all these together.
  assign reach_low_0 = reached_low_0;
  assign reach_high_0 = reached_high_0;
  assign reach_low_1 = reached_low_1;
  assign reach_high_1 = reached_high_1;
  assign reach_low_2 = reached_low_2;
  assign reach_high_2 = reached_high_2;
  assign found_special = specials_1;
  assign passed_file = files_2;

  initial begin
    files_0 = 8'd0;
    files_1 = 8'd0;
    files_2 = 8'd0;
    specials_0 = 4'd0;
    specials_1 = 4'd0;
    on_low_6_0 = 32'd0;
    on_low_6_1 = 32'd0;
    on_low_6_2 = 32'd0;
    on_low_6_3 = 32'd0;
    on_low_6_4 = 32'd0;
    on_low_6_5 = 32'd0;
    on_high_6_0 = 32'd0;
    on_high_6_1 = 32'd0;
    on_high_6_2 = 32'd0;
    on_high_6_3 = 32'd0;
    on_high_6_4 = 32'd0;
    on_high_6_5 = 32'd0;
    on_low_7_0 = 32'd0;
    on_low_7_1 = 32'd0;
    on_low_7_2 = 32'd0;
    on_low_7_3 = 32'd0;
    on_low_7_4 = 32'd0;
    on_low_7_5 = 32'd0;
    on_low_7_6 = 32'd0;
    on_high_7_0 = 32'd0;
    on_high_7_1 = 32'd0;
    on_high_7_2 = 32'd0;
    on_high_7_3 = 32'd0;
    on_high_7_4 = 32'd0;
    on_high_7_5 = 32'd0;
    on_high_7_6 = 32'd0;
    on_low_8_0 = 32'd0;
    on_low_8_1 = 32'd0;
    on_low_8_2 = 32'd0;
    on_low_8_3 = 32'd0;
    on_low_8_4 = 32'd0;
    on_low_8_5 = 32'd0;
    on_low_8_6 = 32'd0;
    on_high_8_0 = 32'd0;
    on_high_8_1 = 32'd0;
    on_high_8_2 = 32'd0;
    on_high_8_3 = 32'd0;
    on_high_8_4 = 32'd0;
    on_high_8_5 = 32'd0;
    on_high_8_6 = 32'd0;
    knights_low = 32'd0;
    knights_high = 32'd0;
    pawns_low_0 = 32'd0;
    pawns_low_1 = 32'd0;
    pawns_high_0 = 32'd0;
    pawns_high_1 = 32'd0;
    open_low = 32'd0;
    open_high = 32'd0;
    king_low = 32'd0;
    king_high = 32'd0;
    held_low_0 = 32'd0;
    held_low_1 = 32'd0;
    held_low_2 = 32'd0;
    held_low_3 = 32'd0;
    held_low_4 = 32'd0;
    held_low_5 = 32'd0;
    held_low_6 = 32'd0;
    held_low_7 = 32'd0;
    held_low_8 = 32'd0;
    held_low_9 = 32'd0;
    held_low_10 = 32'd0;
    held_low_11 = 32'd0;
    held_low_12 = 32'd0;
    held_low_13 = 32'd0;
    held_low_14 = 32'd0;
    held_low_15 = 32'd0;
    held_low_16 = 32'd0;
    held_low_17 = 32'd0;
    held_low_18 = 32'd0;
    held_low_19 = 32'd0;
    held_high_0 = 32'd0;
    held_high_1 = 32'd0;
    held_high_2 = 32'd0;
    held_high_3 = 32'd0;
    held_high_4 = 32'd0;
    held_high_5 = 32'd0;
    held_high_6 = 32'd0;
    held_high_7 = 32'd0;
    held_high_8 = 32'd0;
    held_high_9 = 32'd0;
    held_high_10 = 32'd0;
    held_high_11 = 32'd0;
    held_high_12 = 32'd0;
    held_high_13 = 32'd0;
    held_high_14 = 32'd0;
    held_high_15 = 32'd0;
    held_high_16 = 32'd0;
    held_high_17 = 32'd0;
    held_high_18 = 32'd0;
    held_high_19 = 32'd0;
    reached_low_0 = 32'd0;
    reached_low_1 = 32'd0;
    reached_low_2 = 32'd0;
    reached_high_0 = 32'd0;
    reached_high_1 = 32'd0;
    reached_high_2 = 32'd0;
  end

  always @(posedge clock) begin
    files_0 <= file;
    files_1 <= files_0;
    files_2 <= files_1;
    specials_0 <= special;
    specials_1 <= specials_0;
    on_low_6_0 <= diagonal_low & straight_low;
    on_low_6_1 <= straight_low & ~diagonal_low;
    on_low_6_2 <= diagonal_low & ~straight_low;
    on_low_6_3 <= {their_knights_3, their_knights_2, their_knights_1, their_knights_0};
    on_low_6_4 <= {their_pawns_3, their_pawns_2, their_pawns_1, their_pawns_0};
    on_low_6_5 <= {attacked_3, attacked_2, attacked_1, attacked_0};
    on_high_6_0 <= diagonal_high & straight_high;
    on_high_6_1 <= straight_high & ~diagonal_high;
    on_high_6_2 <= diagonal_high & ~straight_high;
    on_high_6_3 <= {their_knights_7, their_knights_6, their_knights_5, their_knights_4};
    on_high_6_4 <= {their_pawns_7, their_pawns_6, their_pawns_5, their_pawns_4};
    on_high_6_5 <= {attacked_7, attacked_6, attacked_5, attacked_4};
    on_low_7_0 <= on_low_6_0;
    on_low_7_1 <= on_low_6_1;
    on_low_7_2 <= on_low_6_2;
    on_low_7_3 <= on_low_6_3;
    on_low_7_4 <= on_low_6_4;
    on_low_7_5 <= {empty_3, empty_2, empty_1, empty_0};
    on_low_7_6 <= on_low_6_5;
    on_high_7_0 <= on_high_6_0;
    on_high_7_1 <= on_high_6_1;
    on_high_7_2 <= on_high_6_2;
    on_high_7_3 <= on_high_6_3;
    on_high_7_4 <= on_high_6_4;
    on_high_7_5 <= {empty_7, empty_6, empty_5, empty_4};
    on_high_7_6 <= on_high_6_5;
    on_low_8_0 <= on_low_7_0;
    on_low_8_1 <= on_low_7_1;
    on_low_8_2 <= on_low_7_2;
    on_low_8_3 <= on_low_7_3;
    on_low_8_4 <= on_low_7_4;
    on_low_8_5 <= on_low_7_5;
    on_low_8_6 <= on_low_7_6;
    on_high_8_0 <= on_high_7_0;
    on_high_8_1 <= on_high_7_1;
    on_high_8_2 <= on_high_7_2;
    on_high_8_3 <= on_high_7_3;
    on_high_8_4 <= on_high_7_4;
    on_high_8_5 <= on_high_7_5;
    on_high_8_6 <= on_high_7_6;
    knights_low <= {knights_3, knights_2, knights_1, knights_0};
    knights_high <= {knights_7, knights_6, knights_5, knights_4};
    pawns_low_0 <= {pawns_3, pawns_2, pawns_1, pawns_0};
    pawns_low_1 <= {pawns_11, pawns_10, pawns_9, pawns_8};
    pawns_high_0 <= {pawns_7, pawns_6, pawns_5, pawns_4};
    pawns_high_1 <= {pawns_15, pawns_14, pawns_13, pawns_12};
    open_low <= {open_to_3, open_to_2, open_to_1, open_to_0};
    open_high <= {open_to_7, open_to_6, open_to_5, open_to_4};
    king_low <= {king_3, king_2, king_1, king_0};
    king_high <= {king_7, king_6, king_5, king_4};
    held_low_0 <= now_low_0;
    held_low_1 <= now_low_1;
    held_low_2 <= now_low_2;
    held_low_3 <= now_low_3;
    held_low_4 <= now_low_4;
    held_low_5 <= now_low_5;
    held_low_6 <= now_low_6;
    held_low_7 <= now_low_7;
    held_low_8 <= now_low_8;
    held_low_9 <= now_low_9;
    held_low_10 <= now_low_10;
    held_low_11 <= now_low_11;
    held_low_12 <= now_low_12;
    held_low_13 <= now_low_13;
    held_low_14 <= now_low_14;
    held_low_15 <= now_low_15;
    held_low_16 <= now_low_16;
    held_low_17 <= now_low_17;
    held_low_18 <= now_low_18;
    held_low_19 <= now_low_19;
    held_high_0 <= now_high_0;
    held_high_1 <= now_high_1;
    held_high_2 <= now_high_2;
    held_high_3 <= now_high_3;
    held_high_4 <= now_high_4;
    held_high_5 <= now_high_5;
    held_high_6 <= now_high_6;
    held_high_7 <= now_high_7;
    held_high_8 <= now_high_8;
    held_high_9 <= now_high_9;
    held_high_10 <= now_high_10;
    held_high_11 <= now_high_11;
    held_high_12 <= now_high_12;
    held_high_13 <= now_high_13;
    held_high_14 <= now_high_14;
    held_high_15 <= now_high_15;
    held_high_16 <= now_high_16;
    held_high_17 <= now_high_17;
    held_high_18 <= now_high_18;
    held_high_19 <= now_high_19;
    reached_low_0 <= now_low_3 | now_low_4 | now_low_5 | now_low_6 | now_low_7 | now_low_8 |
        now_low_9 | now_low_10;
    reached_low_1 <= now_low_11 | now_low_12 | now_low_13 | now_low_14;
    reached_low_2 <= now_low_15 | now_low_16 | now_low_17 | now_low_18;
    reached_high_0 <= now_high_3 | now_high_4 | now_high_5 | now_high_6 | now_high_7 | now_high_8 |
        now_high_9 | now_high_10;
    reached_high_1 <= now_high_11 | now_high_12 | now_high_13 | now_high_14;
    reached_high_2 <= now_high_15 | now_high_16 | now_high_17 | now_high_18;
  end
endmodule

`line 11276 "fpgambit_search_fast_class_picker.v" 0
// Selects the next class in order that has a move. Latency: one clock.
module fpgambit_search_fast_class_picker (
    input  wire        clock,         // Clock
    input  wire        quiet,         // The node is a quiescence node
    input  wire [4:0]  last,          // The class of the move tried last; 0 for none
    input  wire        more,          // The class has more moves
    input  wire [1:0]  killers,       // Killers exist: the latest, the one before it
    input  wire [31:0] low_0,         // Targets by way, ranks 1 to 4
    input  wire [31:0] low_1,         // Targets by way, ranks 1 to 4
    input  wire [31:0] low_2,         // Targets by way, ranks 1 to 4
    input  wire [31:0] low_3,         // Targets by way, ranks 1 to 4
    input  wire [31:0] low_4,         // Targets by way, ranks 1 to 4
    input  wire [31:0] low_5,         // Targets by way, ranks 1 to 4
    input  wire [31:0] low_6,         // Targets by way, ranks 1 to 4
    input  wire [31:0] low_7,         // Targets by way, ranks 1 to 4
    input  wire [31:0] low_8,         // Targets by way, ranks 1 to 4
    input  wire [31:0] low_9,         // Targets by way, ranks 1 to 4
    input  wire [31:0] low_10,        // Targets by way, ranks 1 to 4
    input  wire [31:0] low_11,        // Targets by way, ranks 1 to 4
    input  wire [31:0] low_12,        // Targets by way, ranks 1 to 4
    input  wire [31:0] low_13,        // Targets by way, ranks 1 to 4
    input  wire [31:0] low_14,        // Targets by way, ranks 1 to 4
    input  wire [31:0] low_15,        // Targets by way, ranks 1 to 4
    input  wire [31:0] low_16,        // Targets by way, ranks 1 to 4
    input  wire [31:0] low_17,        // Targets by way, ranks 1 to 4
    input  wire [31:0] low_18,        // Targets by way, ranks 1 to 4
    input  wire [31:0] low_19,        // Targets by way, ranks 1 to 4
    input  wire [31:0] high_0,        // Targets by way, ranks 5 to 8
    input  wire [31:0] high_1,        // Targets by way, ranks 5 to 8
    input  wire [31:0] high_2,        // Targets by way, ranks 5 to 8
    input  wire [31:0] high_3,        // Targets by way, ranks 5 to 8
    input  wire [31:0] high_4,        // Targets by way, ranks 5 to 8
    input  wire [31:0] high_5,        // Targets by way, ranks 5 to 8
    input  wire [31:0] high_6,        // Targets by way, ranks 5 to 8
    input  wire [31:0] high_7,        // Targets by way, ranks 5 to 8
    input  wire [31:0] high_8,        // Targets by way, ranks 5 to 8
    input  wire [31:0] high_9,        // Targets by way, ranks 5 to 8
    input  wire [31:0] high_10,       // Targets by way, ranks 5 to 8
    input  wire [31:0] high_11,       // Targets by way, ranks 5 to 8
    input  wire [31:0] high_12,       // Targets by way, ranks 5 to 8
    input  wire [31:0] high_13,       // Targets by way, ranks 5 to 8
    input  wire [31:0] high_14,       // Targets by way, ranks 5 to 8
    input  wire [31:0] high_15,       // Targets by way, ranks 5 to 8
    input  wire [31:0] high_16,       // Targets by way, ranks 5 to 8
    input  wire [31:0] high_17,       // Targets by way, ranks 5 to 8
    input  wire [31:0] high_18,       // Targets by way, ranks 5 to 8
    input  wire [31:0] high_19,       // Targets by way, ranks 5 to 8
    input  wire [31:0] reach_low_0,   // Targets of knight moves, diagonal moves and straight moves,
                                      // ranks 1 to 4
    input  wire [31:0] reach_low_1,   // Targets of knight moves, diagonal moves and straight moves,
                                      // ranks 1 to 4
    input  wire [31:0] reach_low_2,   // Targets of knight moves, diagonal moves and straight moves,
                                      // ranks 1 to 4
    input  wire [31:0] reach_high_0,  // The same for ranks 5 to 8
    input  wire [31:0] reach_high_1,  // The same for ranks 5 to 8
    input  wire [31:0] reach_high_2,  // The same for ranks 5 to 8
    input  wire [3:0]  special,       // Castling, en passant
    input  wire [31:0] on_low_0,      // Queens, rooks, bishops, knights and pawns of the other
                                      // side; empty squares; squares that the other side attacks:
                                      // ranks 1 to 4
    input  wire [31:0] on_low_1,      // Queens, rooks, bishops, knights and pawns of the other
                                      // side; empty squares; squares that the other side attacks:
                                      // ranks 1 to 4
    input  wire [31:0] on_low_2,      // Queens, rooks, bishops, knights and pawns of the other
                                      // side; empty squares; squares that the other side attacks:
                                      // ranks 1 to 4
    input  wire [31:0] on_low_3,      // Queens, rooks, bishops, knights and pawns of the other
                                      // side; empty squares; squares that the other side attacks:
                                      // ranks 1 to 4
    input  wire [31:0] on_low_4,      // Queens, rooks, bishops, knights and pawns of the other
                                      // side; empty squares; squares that the other side attacks:
                                      // ranks 1 to 4
    input  wire [31:0] on_low_5,      // Queens, rooks, bishops, knights and pawns of the other
                                      // side; empty squares; squares that the other side attacks:
                                      // ranks 1 to 4
    input  wire [31:0] on_low_6,      // Queens, rooks, bishops, knights and pawns of the other
                                      // side; empty squares; squares that the other side attacks:
                                      // ranks 1 to 4
    input  wire [31:0] on_high_0,     // The same for ranks 5 to 8
    input  wire [31:0] on_high_1,     // The same for ranks 5 to 8
    input  wire [31:0] on_high_2,     // The same for ranks 5 to 8
    input  wire [31:0] on_high_3,     // The same for ranks 5 to 8
    input  wire [31:0] on_high_4,     // The same for ranks 5 to 8
    input  wire [31:0] on_high_5,     // The same for ranks 5 to 8
    input  wire [31:0] on_high_6,     // The same for ranks 5 to 8
    output wire [4:0]  class_,        // The class; 0 if none is left
    output wire        goes_on,       // The class is that of the last move
    output wire        legal          // The position has a legal move
);

  reg  [4:0]  picked;
  reg         same;
  reg         some;

  reg  [31:0] unguarded_low;
  reg  [31:0] unguarded_high;
  wire [31:0] takes_low;
  wire [31:0] takes_high;
  wire [31:0] pieces_low;
  wire [31:0] pieces_high;
  wire [31:0] by_low_0;
  wire [31:0] by_low_1;
  wire [31:0] by_low_2;
  wire [31:0] by_low_3;
  wire [31:0] by_low_4;
  wire [31:0] by_low_5;
  wire [31:0] by_high_0;
  wire [31:0] by_high_1;
  wire [31:0] by_high_2;
  wire [31:0] by_high_3;
  wire [31:0] by_high_4;
  wire [31:0] by_high_5;
  reg  [5:0]  hits;
  wire [7:0]  last_rank;
  reg  [5:0]  promoted;
  reg  [18:0] present;
  reg  [18:0] allowed;
  wire [18:0] here;
  wire [18:0] lowest;
  wire [18:0] first;
  reg  [4:0]  number;

  // Targets by victim; a pawn's target on the last rank counts only as a promotion.
  always @* begin
    unguarded_low = 32'hffff_ffff;
    unguarded_high = 32'hffff_ffff;
    if (quiet) begin
      unguarded_low = ~on_low_6;
      unguarded_high = ~on_high_6;
    end
  end

  assign takes_low = low_1 | low_2;
  assign pieces_low = reach_low_0 | reach_low_1;
  assign by_low_0 = takes_low | low_19 | pieces_low | reach_low_2;
  assign by_low_1 = by_low_0;
  assign by_low_2 = takes_low | low_19 | pieces_low | (reach_low_2 & unguarded_low);
  assign by_low_3 = by_low_2;
  assign by_low_4 = takes_low | low_19 | ((pieces_low | reach_low_2) & unguarded_low);
  assign by_low_5 = low_0 | low_19 | pieces_low | reach_low_2;
  assign takes_high = (high_1 | high_2) & 32'h00ff_ffff;
  assign pieces_high = reach_high_0 | reach_high_1;
  assign by_high_0 = takes_high | high_19 | pieces_high | reach_high_2;
  assign by_high_1 = by_high_0;
  assign by_high_2 = takes_high | high_19 | pieces_high | (reach_high_2 & unguarded_high);
  assign by_high_3 = by_high_2;
  assign by_high_4 = takes_high | high_19 | ((pieces_high | reach_high_2) & unguarded_high);
  assign by_high_5 = {8'd0, high_0[23:0]} | high_19 | pieces_high | reach_high_2;

  always @* begin
    hits = 6'd0;
    if ((|(by_low_0 & on_low_0)) | (|(by_high_0 & on_high_0))) begin
      hits = hits | 6'd1;
    end
    if ((|(by_low_1 & on_low_1)) | (|(by_high_1 & on_high_1))) begin
      hits = hits | 6'd2;
    end
    if ((|(by_low_2 & on_low_2)) | (|(by_high_2 & on_high_2))) begin
      hits = hits | 6'd4;
    end
    if ((|(by_low_3 & on_low_3)) | (|(by_high_3 & on_high_3))) begin
      hits = hits | 6'd8;
    end
    if ((|(by_low_4 & on_low_4)) | (|(by_high_4 & on_high_4))) begin
      hits = hits | 6'd16;
    end
    if ((|(by_low_5 & on_low_5)) | (|(by_high_5 & on_high_5))) begin
      hits = hits | 6'd32;
    end
  end

  always @* begin
    promoted = 6'd0;
    if (|(last_rank & on_high_0[31:24])) begin
      promoted = promoted | 6'd1;
    end
    if (|(last_rank & on_high_1[31:24])) begin
      promoted = promoted | 6'd2;
    end
    if (|(last_rank & on_high_2[31:24])) begin
      promoted = promoted | 6'd4;
    end
    if (|(last_rank & on_high_3[31:24])) begin
      promoted = promoted | 6'd8;
    end
    if (|(last_rank & on_high_4[31:24])) begin
      promoted = promoted | 6'd16;
    end
    if (|(last_rank & on_high_5[31:24])) begin
      promoted = promoted | 6'd32;
    end
  end

  assign last_rank = high_0[31:24] | high_1[31:24] | high_2[31:24];

  // Classes that have a move.
  always @* begin
    present = {8'd0, hits[4:0], 1'b0, promoted[3:0], 1'b0};
    if (promoted[5]) begin
      present = present | 19'h0_0020;
    end
    if (|special[3:2]) begin
      present = present | 19'h0_0400;
    end
    if (!quiet) begin
      present = present | {6'd0, killers, 11'd0} | {4'd0, special[1:0], 13'd0};
    end
    if (!quiet & hits[5]) begin
      present = present | 19'h0_8000;
    end
    if (!quiet & (|last_rank)) begin
      present = present | 19'h7_0000;
    end
  end

  // Classes not yet finished.
  assign here = 19'd1 << last;

  always @* begin
    allowed = 19'd0 - {here[17:0], 1'b0};
    if (more) begin
      allowed = 19'd0 - here;
    end
  end

  assign lowest = present & allowed;
  assign first = lowest & (19'd0 - lowest);

  always @* begin
    number = 5'd0;
    if (|(first & 19'h2_aaaa)) begin
      number = number | 5'd1;
    end
    if (|(first & 19'h4_cccc)) begin
      number = number | 5'd2;
    end
    if (|(first & 19'h0_f0f0)) begin
      number = number | 5'd4;
    end
    if (|first[15:8]) begin
      number = number | 5'd8;
    end
    if (|first[18:16]) begin
      number = number | 5'd16;
    end
  end

  assign class_ = picked;
  assign goes_on = same;
  assign legal = some;

  initial begin
    picked = 5'd0;
    same = 1'b0;
    some = 1'b0;
  end

  always @(posedge clock) begin
    picked <= number;
    same <= more & (|(present & here));
    some <= (|by_low_0) | (|by_high_0) | (|low_0) | (|high_0) | (|last_rank) | (|special);
  end

  // What nothing here reads.
  wire unused = &{1'b0, low_3, low_4, low_5, low_6, low_7, low_8, low_9, low_10, low_11, low_12,
      low_13, low_14, low_15, low_16, low_17, low_18, high_3, high_4, high_5, high_6, high_7,
      high_8, high_9, high_10, high_11, high_12, high_13, high_14, high_15, high_16, high_17,
      high_18};
endmodule

`line 11547 "fpgambit_search_fast_killer_ways.v" 0
// Finds the ways in which the word of a quiet move could be a move of the position. There are at
// most two, and at most one of their sets contains the target square. Latency: four clocks.
module fpgambit_search_fast_killer_ways (
    input  wire        clock,    // Clock
    input  wire [15:0] word,     // Word of the killer
    input  wire        black,    // Black is to move
    input  wire [7:0]  king_0,   // Square of the mover's king, as a set
    input  wire [7:0]  king_1,   // Square of the mover's king, as a set
    input  wire [7:0]  king_2,   // Square of the mover's king, as a set
    input  wire [7:0]  king_3,   // Square of the mover's king, as a set
    input  wire [7:0]  king_4,   // Square of the mover's king, as a set
    input  wire [7:0]  king_5,   // Square of the mover's king, as a set
    input  wire [7:0]  king_6,   // Square of the mover's king, as a set
    input  wire [7:0]  king_7,   // Square of the mover's king, as a set
    output wire [19:0] ways,     // The possible ways, one bit each
    output wire [5:0]  to,       // The target square, from the mover's side
    output wire [1:0]  castles   // The killer castles: short, long
);

  localparam [3:0] MOVE_KIND_CASTLE_LONG = 4'd3;
  localparam [3:0] MOVE_KIND_CASTLE_SHORT = 4'd2;
  localparam [3:0] MOVE_WORD_KIND = 4'd12;
  localparam [3:0] MOVE_WORD_TO = 4'd6;

  reg  [19:0] held_ways_0;
  reg  [19:0] held_ways_1;
  reg  [19:0] held_ways_2;
  reg  [19:0] held_ways_3;
  reg  [5:0]  held_to_0;
  reg  [5:0]  held_to_1;
  reg  [5:0]  held_to_2;
  reg  [5:0]  held_to_3;
  reg  [1:0]  held_castles_0;
  reg  [1:0]  held_castles_1;
  reg  [1:0]  held_castles_2;
  reg  [1:0]  held_castles_3;

  reg  [5:0]  turn;
  wire [5:0]  from;
  wire [5:0]  target;
  reg  [7:0]  king_row;
  wire        on_king;
  wire [3:0]  kind;
  wire        higher;
  wire        same_file;
  wire        same_rank;
  wire        rises;
  reg  [2:0]  files;
  reg  [2:0]  ranks;
  reg  [19:0] line;
  reg  [19:0] jump;
  reg  [19:0] found;
  reg  [1:0]  held_castles_0_next;
  wire [7:0]  shifted;
  wire [7:0]  shifted_2;
  wire [7:0]  shifted_3;
  wire [7:0]  shifted_4;
  wire [7:0]  shifted_5;
  wire [7:0]  shifted_6;
  wire [7:0]  shifted_7;

  always @* begin
    turn = 6'd0;
    if (black) begin
      turn = 6'd56;
    end
  end

  assign from = word[5:0] ^ turn;
  assign target = word[MOVE_WORD_TO +: 6] ^ turn;
  assign kind = word[MOVE_WORD_KIND +: 4];
  assign shifted = 8'd1 << from[5:3];
  assign shifted_2 = 8'd1 << from[5:3];
  assign shifted_3 = 8'd1 << from[5:3];
  assign shifted_4 = 8'd1 << from[5:3];
  assign shifted_5 = 8'd1 << from[5:3];
  assign shifted_6 = 8'd1 << from[5:3];
  assign shifted_7 = 8'd1 << from[5:3];

  always @* begin
    king_row = 8'd0;
    if (1'b1 << from[5:3]) begin
      king_row = king_0;
    end
    if (shifted[1]) begin
      king_row = king_1;
    end
    if (shifted_2[2]) begin
      king_row = king_2;
    end
    if (shifted_3[3]) begin
      king_row = king_3;
    end
    if (shifted_4[4]) begin
      king_row = king_4;
    end
    if (shifted_5[5]) begin
      king_row = king_5;
    end
    if (shifted_6[6]) begin
      king_row = king_6;
    end
    if (shifted_7[7]) begin
      king_row = king_7;
    end
  end

  assign on_king = |(king_row & (8'd1 << from[2:0]));
  assign same_file = from[2:0] == target[2:0];
  assign same_rank = from[5:3] == target[5:3];
  assign higher = target[2:0] > from[2:0];
  assign rises = target[5:3] > from[5:3];

  always @* begin
    files = from[2:0] - target[2:0];
    if (higher) begin
      files = target[2:0] - from[2:0];
    end
  end

  always @* begin
    ranks = from[5:3] - target[5:3];
    if (rises) begin
      ranks = target[5:3] - from[5:3];
    end
  end

  // A line: diagonals at bits 11 to 14, straight lines at 15 to 18; a pawn's ways at bits 0 to 2.
  always @* begin
    line = 20'd0;
    if (same_file) begin
      line = 20'h4_0000;
      if (rises) begin
        line = 20'h1_0001;
      end
    end else if (same_rank) begin
      line = 20'h2_0000;
      if (higher) begin
        line = 20'h0_8000;
      end
    end else if (files == ranks) begin
      if (rises) begin
        line = 20'h0_1000;
        if (higher) begin
          line = 20'h0_0800;
        end
      end else begin
        line = 20'h0_2000;
        if (higher) begin
          line = 20'h0_4000;
        end
      end
    end
  end

  // A jump: bits 3 to 10.
  always @* begin
    jump = 20'd0;
    if ((ranks == 3'd2) & (files == 3'd1)) begin
      jump = 20'h0_0200;
      if (rises) begin
        jump = 20'd8;
      end
    end
    if ((ranks == 3'd1) & (files == 3'd2)) begin
      jump = 20'h0_0080;
      if (rises) begin
        jump = 20'h0_0020;
      end
    end
  end

  always @* begin
    found = line | jump;
    if ((|jump) & !higher) begin
      found = {jump[18:0], 1'b0};
    end
    if (on_king) begin
      found = 20'h8_0000;
    end
    held_castles_0_next = 2'd0;
    if (kind == MOVE_KIND_CASTLE_SHORT) begin
      held_castles_0_next = 2'd1;
      found = 20'd0;
    end
    if (kind == MOVE_KIND_CASTLE_LONG) begin
      held_castles_0_next = 2'd2;
      found = 20'd0;
    end
  end

  assign ways = held_ways_3;
  assign to = held_to_3;
  assign castles = held_castles_3;

  initial begin
    held_ways_0 = 20'd0;
    held_ways_1 = 20'd0;
    held_ways_2 = 20'd0;
    held_ways_3 = 20'd0;
    held_to_0 = 6'd0;
    held_to_1 = 6'd0;
    held_to_2 = 6'd0;
    held_to_3 = 6'd0;
    held_castles_0 = 2'd0;
    held_castles_1 = 2'd0;
    held_castles_2 = 2'd0;
    held_castles_3 = 2'd0;
  end

  always @(posedge clock) begin
    held_ways_0 <= found;
    held_ways_1 <= held_ways_0;
    held_ways_2 <= held_ways_1;
    held_ways_3 <= held_ways_2;
    held_to_0 <= target;
    held_to_1 <= held_to_0;
    held_to_2 <= held_to_1;
    held_to_3 <= held_to_2;
    held_castles_0 <= held_castles_0_next;
    held_castles_1 <= held_castles_0;
    held_castles_2 <= held_castles_1;
    held_castles_3 <= held_castles_2;
  end

  // What nothing here reads.
  wire unused = &{1'b0, shifted[7:2], shifted[0], shifted_2[7:3], shifted_2[1:0], shifted_3[7:4],
      shifted_3[2:0], shifted_4[7:5], shifted_4[3:0], shifted_5[7:6], shifted_5[4:0], shifted_6[7],
      shifted_6[5:0], shifted_7[6:0]};
endmodule

`line 11779 "fpgambit_search_fast_way_picker.v" 0
// Within the selected class, selects the first way from the last move's way onwards that has a
// target, and the first of its targets after the last one. Latency: three clocks.
module fpgambit_search_fast_way_picker (
    input  wire        clock,             // Clock
    input  wire [4:0]  class_,            // The class; 0 for none
    input  wire        goes_on,           // The class is that of the last move
    input  wire        quiet,             // The node is a quiescence node
    input  wire [4:0]  last_way,          // The way of the last move
    input  wire        more,              // The last move's way has more moves in its class
    input  wire [5:0]  last_to,           // Target square of the last move
    input  wire [19:0] killer_ways_0,     // Ways that the killers could belong to: the latest, the
                                          // one before it
    input  wire [19:0] killer_ways_1,     // Ways that the killers could belong to: the latest, the
                                          // one before it
    input  wire [5:0]  killer_to_0,       // Target squares of the killers
    input  wire [5:0]  killer_to_1,       // Target squares of the killers
    input  wire [1:0]  killer_castles_0,  // The killers castle: short, long
    input  wire [1:0]  killer_castles_1,  // The killers castle: short, long
    input  wire [31:0] low_0,             // Targets by way, ranks 1 to 4
    input  wire [31:0] low_1,             // Targets by way, ranks 1 to 4
    input  wire [31:0] low_2,             // Targets by way, ranks 1 to 4
    input  wire [31:0] low_3,             // Targets by way, ranks 1 to 4
    input  wire [31:0] low_4,             // Targets by way, ranks 1 to 4
    input  wire [31:0] low_5,             // Targets by way, ranks 1 to 4
    input  wire [31:0] low_6,             // Targets by way, ranks 1 to 4
    input  wire [31:0] low_7,             // Targets by way, ranks 1 to 4
    input  wire [31:0] low_8,             // Targets by way, ranks 1 to 4
    input  wire [31:0] low_9,             // Targets by way, ranks 1 to 4
    input  wire [31:0] low_10,            // Targets by way, ranks 1 to 4
    input  wire [31:0] low_11,            // Targets by way, ranks 1 to 4
    input  wire [31:0] low_12,            // Targets by way, ranks 1 to 4
    input  wire [31:0] low_13,            // Targets by way, ranks 1 to 4
    input  wire [31:0] low_14,            // Targets by way, ranks 1 to 4
    input  wire [31:0] low_15,            // Targets by way, ranks 1 to 4
    input  wire [31:0] low_16,            // Targets by way, ranks 1 to 4
    input  wire [31:0] low_17,            // Targets by way, ranks 1 to 4
    input  wire [31:0] low_18,            // Targets by way, ranks 1 to 4
    input  wire [31:0] low_19,            // Targets by way, ranks 1 to 4
    input  wire [31:0] high_0,            // Targets by way, ranks 5 to 8
    input  wire [31:0] high_1,            // Targets by way, ranks 5 to 8
    input  wire [31:0] high_2,            // Targets by way, ranks 5 to 8
    input  wire [31:0] high_3,            // Targets by way, ranks 5 to 8
    input  wire [31:0] high_4,            // Targets by way, ranks 5 to 8
    input  wire [31:0] high_5,            // Targets by way, ranks 5 to 8
    input  wire [31:0] high_6,            // Targets by way, ranks 5 to 8
    input  wire [31:0] high_7,            // Targets by way, ranks 5 to 8
    input  wire [31:0] high_8,            // Targets by way, ranks 5 to 8
    input  wire [31:0] high_9,            // Targets by way, ranks 5 to 8
    input  wire [31:0] high_10,           // Targets by way, ranks 5 to 8
    input  wire [31:0] high_11,           // Targets by way, ranks 5 to 8
    input  wire [31:0] high_12,           // Targets by way, ranks 5 to 8
    input  wire [31:0] high_13,           // Targets by way, ranks 5 to 8
    input  wire [31:0] high_14,           // Targets by way, ranks 5 to 8
    input  wire [31:0] high_15,           // Targets by way, ranks 5 to 8
    input  wire [31:0] high_16,           // Targets by way, ranks 5 to 8
    input  wire [31:0] high_17,           // Targets by way, ranks 5 to 8
    input  wire [31:0] high_18,           // Targets by way, ranks 5 to 8
    input  wire [31:0] high_19,           // Targets by way, ranks 5 to 8
    input  wire [3:0]  special,           // Castling, en passant
    input  wire [7:0]  passed_file,       // The file of the en passant square
    input  wire [31:0] on_low_0,          // Queens, rooks, bishops, knights and pawns of the other
                                          // side; empty squares; squares that the other side
                                          // attacks: ranks 1 to 4
    input  wire [31:0] on_low_1,          // Queens, rooks, bishops, knights and pawns of the other
                                          // side; empty squares; squares that the other side
                                          // attacks: ranks 1 to 4
    input  wire [31:0] on_low_2,          // Queens, rooks, bishops, knights and pawns of the other
                                          // side; empty squares; squares that the other side
                                          // attacks: ranks 1 to 4
    input  wire [31:0] on_low_3,          // Queens, rooks, bishops, knights and pawns of the other
                                          // side; empty squares; squares that the other side
                                          // attacks: ranks 1 to 4
    input  wire [31:0] on_low_4,          // Queens, rooks, bishops, knights and pawns of the other
                                          // side; empty squares; squares that the other side
                                          // attacks: ranks 1 to 4
    input  wire [31:0] on_low_5,          // Queens, rooks, bishops, knights and pawns of the other
                                          // side; empty squares; squares that the other side
                                          // attacks: ranks 1 to 4
    input  wire [31:0] on_low_6,          // Queens, rooks, bishops, knights and pawns of the other
                                          // side; empty squares; squares that the other side
                                          // attacks: ranks 1 to 4
    input  wire [31:0] on_high_0,         // The same for ranks 5 to 8
    input  wire [31:0] on_high_1,         // The same for ranks 5 to 8
    input  wire [31:0] on_high_2,         // The same for ranks 5 to 8
    input  wire [31:0] on_high_3,         // The same for ranks 5 to 8
    input  wire [31:0] on_high_4,         // The same for ranks 5 to 8
    input  wire [31:0] on_high_5,         // The same for ranks 5 to 8
    input  wire [31:0] on_high_6,         // The same for ranks 5 to 8
    output wire        found,             // A move is found; for a killer, that one of its ways has
                                          // the target
    output wire [4:0]  found_class,       // Class of the move
    output wire [4:0]  found_way,         // Way of the move
    output wire [5:0]  to,                // Target square of the move
    output wire        guarded,           // The other side attacks the target square
    output wire        way_more,          // The way has more moves
    output wire        class_more         // The class has more moves
);

  reg  [31:0] masked_low_0;
  reg  [31:0] masked_low_1;
  reg  [31:0] masked_low_2;
  reg  [31:0] masked_low_3;
  reg  [31:0] masked_low_4;
  reg  [31:0] masked_low_5;
  reg  [31:0] masked_low_6;
  reg  [31:0] masked_low_7;
  reg  [31:0] masked_low_8;
  reg  [31:0] masked_low_9;
  reg  [31:0] masked_low_10;
  reg  [31:0] masked_low_11;
  reg  [31:0] masked_low_12;
  reg  [31:0] masked_low_13;
  reg  [31:0] masked_low_14;
  reg  [31:0] masked_low_15;
  reg  [31:0] masked_low_16;
  reg  [31:0] masked_low_17;
  reg  [31:0] masked_low_18;
  reg  [31:0] masked_low_19;
  reg  [31:0] masked_high_0;
  reg  [31:0] masked_high_1;
  reg  [31:0] masked_high_2;
  reg  [31:0] masked_high_3;
  reg  [31:0] masked_high_4;
  reg  [31:0] masked_high_5;
  reg  [31:0] masked_high_6;
  reg  [31:0] masked_high_7;
  reg  [31:0] masked_high_8;
  reg  [31:0] masked_high_9;
  reg  [31:0] masked_high_10;
  reg  [31:0] masked_high_11;
  reg  [31:0] masked_high_12;
  reg  [31:0] masked_high_13;
  reg  [31:0] masked_high_14;
  reg  [31:0] masked_high_15;
  reg  [31:0] masked_high_16;
  reg  [31:0] masked_high_17;
  reg  [31:0] masked_high_18;
  reg  [31:0] masked_high_19;
  reg  [19:0] flags;
  reg  [4:0]  class_1;
  reg  [19:0] after_1;
  reg         within_1;
  reg  [4:0]  way_1;
  reg  [5:0]  to_1;
  reg  [1:0]  castle_1;
  reg  [31:0] guard_low_0;
  reg  [31:0] guard_low_1;
  reg  [31:0] guard_high_0;
  reg  [31:0] guard_high_1;
  reg  [31:0] set_low;
  reg  [31:0] set_high;
  reg  [4:0]  class_2;
  reg  [4:0]  way_2;
  reg  [31:0] rest_low_2;
  reg  [31:0] rest_high_2;
  reg         others_2;
  reg  [1:0]  castle_2;
  reg         found_3;
  reg  [4:0]  class_3;
  reg  [4:0]  way_3;
  reg  [5:0]  to_3;
  reg         guarded_3;
  reg         way_more_3;
  reg         class_more_3;

  wire        promotes;
  wire        kills;
  wire        takes;
  wire        second;
  reg  [19:0] enabled;
  reg  [5:0]  kill_to;
  reg  [1:0]  kill_castles;
  reg  [31:0] victims_low;
  reg  [31:0] victims_high;
  reg  [31:0] ahead_low;
  reg  [31:0] ahead_high;
  reg  [31:0] takes_low;
  reg  [31:0] takes_high;
  reg  [31:0] diagonal_low;
  reg  [31:0] diagonal_high;
  reg  [31:0] straight_low;
  reg  [31:0] straight_high;
  reg  [31:0] king_low;
  reg  [31:0] king_high;
  wire [31:0] left_low_0;
  wire [31:0] left_low_1;
  wire [31:0] left_low_2;
  wire [31:0] left_low_3;
  wire [31:0] left_low_4;
  wire [31:0] left_low_5;
  wire [31:0] left_low_6;
  wire [31:0] left_low_7;
  wire [31:0] left_low_8;
  wire [31:0] left_low_9;
  wire [31:0] left_low_10;
  wire [31:0] left_low_11;
  wire [31:0] left_low_12;
  wire [31:0] left_low_13;
  wire [31:0] left_low_14;
  wire [31:0] left_low_15;
  wire [31:0] left_low_16;
  wire [31:0] left_low_17;
  wire [31:0] left_low_18;
  wire [31:0] left_low_19;
  wire [31:0] left_high_0;
  wire [31:0] left_high_1;
  wire [31:0] left_high_2;
  wire [31:0] left_high_3;
  wire [31:0] left_high_4;
  wire [31:0] left_high_5;
  wire [31:0] left_high_6;
  wire [31:0] left_high_7;
  wire [31:0] left_high_8;
  wire [31:0] left_high_9;
  wire [31:0] left_high_10;
  wire [31:0] left_high_11;
  wire [31:0] left_high_12;
  wire [31:0] left_high_13;
  wire [31:0] left_high_14;
  wire [31:0] left_high_15;
  wire [31:0] left_high_16;
  wire [31:0] left_high_17;
  wire [31:0] left_high_18;
  wire [31:0] left_high_19;
  reg  [19:0] some;
  wire [19:0] candidates;
  wire [19:0] first;
  reg  [19:0] chosen;
  reg  [4:0]  number;
  reg  [31:0] picked_low;
  reg  [31:0] picked_high;
  wire [31:0] above;
  wire [31:0] rest_low;
  wire [31:0] rest_high;
  wire        low_any;
  wire        high_any;
  wire [31:0] one_low;
  wire [31:0] one_high;
  reg         beyond;
  reg  [4:0]  square_low;
  reg  [4:0]  square_high;

  // First clock: the remaining moves of the class, by way.
  assign promotes = ((class_ > 5'd0) & (class_ < 5'd6)) | (class_ > 5'd15);
  assign takes = (class_ > 5'd5) & (class_ < 5'd11);
  assign kills = (class_ == 5'd11) | (class_ == 5'd12);
  assign second = class_ == 5'd12;

  always @* begin
    enabled = 20'hf_ffff;
    if (kills) begin
      enabled = killer_ways_0;
      if (second) begin
        enabled = killer_ways_1;
      end
    end
  end

  always @* begin
    kill_to = killer_to_0;
    kill_castles = killer_castles_0;
    if (second) begin
      kill_to = killer_to_1;
      kill_castles = killer_castles_1;
    end
  end

  always @* begin
    victims_low = 32'd0;
    victims_high = 32'd0;
    if ((class_ == 5'd1) | (class_ == 5'd6)) begin
      victims_low = on_low_0;
      victims_high = on_high_0;
    end
    if ((class_ == 5'd2) | (class_ == 5'd7)) begin
      victims_low = on_low_1;
      victims_high = on_high_1;
    end
    if ((class_ == 5'd3) | (class_ == 5'd8)) begin
      victims_low = on_low_2;
      victims_high = on_high_2;
    end
    if ((class_ == 5'd4) | (class_ == 5'd9)) begin
      victims_low = on_low_3;
      victims_high = on_high_3;
    end
    if (class_ == 5'd10) begin
      victims_low = on_low_4;
      victims_high = on_high_4;
    end
    if ((class_ == 5'd5) | (class_ == 5'd15)) begin
      victims_low = on_low_5;
      victims_high = on_high_5;
    end
    if (class_ > 5'd15) begin
      victims_high = 32'hffff_ffff;
    end
    if (kills & !kill_to[5]) begin
      victims_low = 32'd1 << kill_to[4:0];
    end
    if (kills & kill_to[5]) begin
      victims_high = 32'd1 << kill_to[4:0];
    end
  end

  always @* begin
    king_low = victims_low;
    diagonal_low = victims_low;
    straight_low = victims_low;
    if (quiet & (class_ == 5'd10)) begin
      diagonal_low = victims_low & ~on_low_6;
    end
    if (quiet & (class_ > 5'd7)) begin
      straight_low = victims_low & ~on_low_6;
    end
    if (promotes) begin
      king_low = 32'd0;
      diagonal_low = 32'd0;
      straight_low = 32'd0;
    end
  end

  always @* begin
    king_high = victims_high;
    diagonal_high = victims_high;
    straight_high = victims_high;
    if (quiet & (class_ == 5'd10)) begin
      diagonal_high = victims_high & ~on_high_6;
    end
    if (quiet & (class_ > 5'd7)) begin
      straight_high = victims_high & ~on_high_6;
    end
    if (promotes) begin
      king_high = 32'd0;
      diagonal_high = 32'd0;
      straight_high = 32'd0;
    end
  end

  always @* begin
    ahead_low = 32'd0;
    ahead_high = 32'd0;
    takes_low = 32'd0;
    takes_high = 32'd0;
    if ((class_ == 5'd15) | kills) begin
      ahead_low = victims_low;
      ahead_high = {8'd0, victims_high[23:0]};
    end
    if (takes) begin
      takes_low = victims_low;
      takes_high = {8'd0, victims_high[23:0]};
    end
    if (class_ == 5'd10) begin
      takes_high = {8'd0, victims_high[23:0]} | {16'd0, passed_file, 8'd0};
    end
    if (promotes) begin
      ahead_high = {victims_high[31:24], 24'd0};
      takes_high = {victims_high[31:24], 24'd0};
    end
  end

  assign left_low_0 = low_0 & ahead_low;
  assign left_low_1 = low_1 & takes_low;
  assign left_low_2 = low_2 & takes_low;
  assign left_low_3 = low_3 & diagonal_low;
  assign left_low_4 = low_4 & diagonal_low;
  assign left_low_5 = low_5 & diagonal_low;
  assign left_low_6 = low_6 & diagonal_low;
  assign left_low_7 = low_7 & diagonal_low;
  assign left_low_8 = low_8 & diagonal_low;
  assign left_low_9 = low_9 & diagonal_low;
  assign left_low_10 = low_10 & diagonal_low;
  assign left_low_11 = low_11 & diagonal_low;
  assign left_low_12 = low_12 & diagonal_low;
  assign left_low_13 = low_13 & diagonal_low;
  assign left_low_14 = low_14 & diagonal_low;
  assign left_low_15 = low_15 & straight_low;
  assign left_low_16 = low_16 & straight_low;
  assign left_low_17 = low_17 & straight_low;
  assign left_low_18 = low_18 & straight_low;
  assign left_low_19 = low_19 & king_low;
  assign left_high_0 = high_0 & ahead_high;
  assign left_high_1 = high_1 & takes_high;
  assign left_high_2 = high_2 & takes_high;
  assign left_high_3 = high_3 & diagonal_high;
  assign left_high_4 = high_4 & diagonal_high;
  assign left_high_5 = high_5 & diagonal_high;
  assign left_high_6 = high_6 & diagonal_high;
  assign left_high_7 = high_7 & diagonal_high;
  assign left_high_8 = high_8 & diagonal_high;
  assign left_high_9 = high_9 & diagonal_high;
  assign left_high_10 = high_10 & diagonal_high;
  assign left_high_11 = high_11 & diagonal_high;
  assign left_high_12 = high_12 & diagonal_high;
  assign left_high_13 = high_13 & diagonal_high;
  assign left_high_14 = high_14 & diagonal_high;
  assign left_high_15 = high_15 & straight_high;
  assign left_high_16 = high_16 & straight_high;
  assign left_high_17 = high_17 & straight_high;
  assign left_high_18 = high_18 & straight_high;
  assign left_high_19 = high_19 & king_high;

  always @* begin
    some = 20'd0;
    if ((|left_low_0) | (|left_high_0)) begin
      some = some | 20'd1;
    end
    if ((|left_low_1) | (|left_high_1)) begin
      some = some | 20'd2;
    end
    if ((|left_low_2) | (|left_high_2)) begin
      some = some | 20'd4;
    end
    if ((|left_low_3) | (|left_high_3)) begin
      some = some | 20'd8;
    end
    if ((|left_low_4) | (|left_high_4)) begin
      some = some | 20'h0_0010;
    end
    if ((|left_low_5) | (|left_high_5)) begin
      some = some | 20'h0_0020;
    end
    if ((|left_low_6) | (|left_high_6)) begin
      some = some | 20'h0_0040;
    end
    if ((|left_low_7) | (|left_high_7)) begin
      some = some | 20'h0_0080;
    end
    if ((|left_low_8) | (|left_high_8)) begin
      some = some | 20'h0_0100;
    end
    if ((|left_low_9) | (|left_high_9)) begin
      some = some | 20'h0_0200;
    end
    if ((|left_low_10) | (|left_high_10)) begin
      some = some | 20'h0_0400;
    end
    if ((|left_low_11) | (|left_high_11)) begin
      some = some | 20'h0_0800;
    end
    if ((|left_low_12) | (|left_high_12)) begin
      some = some | 20'h0_1000;
    end
    if ((|left_low_13) | (|left_high_13)) begin
      some = some | 20'h0_2000;
    end
    if ((|left_low_14) | (|left_high_14)) begin
      some = some | 20'h0_4000;
    end
    if ((|left_low_15) | (|left_high_15)) begin
      some = some | 20'h0_8000;
    end
    if ((|left_low_16) | (|left_high_16)) begin
      some = some | 20'h1_0000;
    end
    if ((|left_low_17) | (|left_high_17)) begin
      some = some | 20'h2_0000;
    end
    if ((|left_low_18) | (|left_high_18)) begin
      some = some | 20'h4_0000;
    end
    if ((|left_low_19) | (|left_high_19)) begin
      some = some | 20'h8_0000;
    end
  end

  always @(posedge clock) begin
    after_1 <= 20'hf_ffff;
    if (goes_on) begin
      after_1 <= 20'd0 - (20'd2 << last_way);
    end
  end

  always @(posedge clock) begin
    castle_1 <= 2'd0;
    if (class_ == 5'd13) begin
      castle_1 <= 2'd1;
    end
    if (class_ == 5'd14) begin
      castle_1 <= 2'd2;
    end
    if (kills) begin
      castle_1 <= kill_castles & special[1:0];
    end
  end

  // Second clock: select the way.
  assign candidates = flags & after_1;
  assign first = candidates & (20'd0 - candidates);

  always @* begin
    chosen = first;
    if (within_1) begin
      chosen = 20'd1 << way_1;
    end
  end

  always @* begin
    number = 5'd0;
    if (|(chosen & 20'ha_aaaa)) begin
      number = number | 5'd1;
    end
    if (|(chosen & 20'hc_cccc)) begin
      number = number | 5'd2;
    end
    if (|(chosen & 20'h0_f0f0)) begin
      number = number | 5'd4;
    end
    if (|chosen[15:8]) begin
      number = number | 5'd8;
    end
    if (|chosen[19:16]) begin
      number = number | 5'd16;
    end
  end

  always @* begin
    picked_low = 32'd0;
    picked_high = 32'd0;
    if (chosen[0]) begin
      picked_low = picked_low | masked_low_0;
      picked_high = picked_high | masked_high_0;
    end
    if (chosen[1]) begin
      picked_low = picked_low | masked_low_1;
      picked_high = picked_high | masked_high_1;
    end
    if (chosen[2]) begin
      picked_low = picked_low | masked_low_2;
      picked_high = picked_high | masked_high_2;
    end
    if (chosen[3]) begin
      picked_low = picked_low | masked_low_3;
      picked_high = picked_high | masked_high_3;
    end
    if (chosen[4]) begin
      picked_low = picked_low | masked_low_4;
      picked_high = picked_high | masked_high_4;
    end
    if (chosen[5]) begin
      picked_low = picked_low | masked_low_5;
      picked_high = picked_high | masked_high_5;
    end
    if (chosen[6]) begin
      picked_low = picked_low | masked_low_6;
      picked_high = picked_high | masked_high_6;
    end
    if (chosen[7]) begin
      picked_low = picked_low | masked_low_7;
      picked_high = picked_high | masked_high_7;
    end
    if (chosen[8]) begin
      picked_low = picked_low | masked_low_8;
      picked_high = picked_high | masked_high_8;
    end
    if (chosen[9]) begin
      picked_low = picked_low | masked_low_9;
      picked_high = picked_high | masked_high_9;
    end
    if (chosen[10]) begin
      picked_low = picked_low | masked_low_10;
      picked_high = picked_high | masked_high_10;
    end
    if (chosen[11]) begin
      picked_low = picked_low | masked_low_11;
      picked_high = picked_high | masked_high_11;
    end
    if (chosen[12]) begin
      picked_low = picked_low | masked_low_12;
      picked_high = picked_high | masked_high_12;
    end
    if (chosen[13]) begin
      picked_low = picked_low | masked_low_13;
      picked_high = picked_high | masked_high_13;
    end
    if (chosen[14]) begin
      picked_low = picked_low | masked_low_14;
      picked_high = picked_high | masked_high_14;
    end
    if (chosen[15]) begin
      picked_low = picked_low | masked_low_15;
      picked_high = picked_high | masked_high_15;
    end
    if (chosen[16]) begin
      picked_low = picked_low | masked_low_16;
      picked_high = picked_high | masked_high_16;
    end
    if (chosen[17]) begin
      picked_low = picked_low | masked_low_17;
      picked_high = picked_high | masked_high_17;
    end
    if (chosen[18]) begin
      picked_low = picked_low | masked_low_18;
      picked_high = picked_high | masked_high_18;
    end
    if (chosen[19]) begin
      picked_low = picked_low | masked_low_19;
      picked_high = picked_high | masked_high_19;
    end
  end

  assign above = 32'd0 - (32'd2 << to_1[4:0]);

  always @(posedge clock) begin
    rest_low_2 <= 32'hffff_ffff;
    rest_high_2 <= 32'hffff_ffff;
    if (within_1) begin
      rest_low_2 <= above;
      if (to_1[5]) begin
        rest_low_2 <= 32'd0;
        rest_high_2 <= above;
      end
    end
  end

  // Third clock: select the square.
  assign rest_low = set_low & rest_low_2;
  assign rest_high = set_high & rest_high_2;
  assign low_any = |rest_low;
  assign high_any = |rest_high;
  assign one_low = rest_low & (32'd0 - rest_low);
  assign one_high = rest_high & (32'd0 - rest_high);

  always @* begin
    beyond = |(rest_high & (rest_high - 32'd1));
    if (low_any) begin
      beyond = (|(rest_low & (rest_low - 32'd1))) | high_any;
    end
  end

  always @* begin
    square_low = 5'd0;
    if (|(one_low & 32'haaaa_aaaa)) begin
      square_low = square_low | 5'd1;
    end
    if (|(one_low & 32'hcccc_cccc)) begin
      square_low = square_low | 5'd2;
    end
    if (|(one_low & 32'hf0f0_f0f0)) begin
      square_low = square_low | 5'd4;
    end
    if (|(one_low & 32'hff00_ff00)) begin
      square_low = square_low | 5'd8;
    end
    if (|one_low[31:16]) begin
      square_low = square_low | 5'd16;
    end
  end

  always @* begin
    square_high = 5'd0;
    if (|(one_high & 32'haaaa_aaaa)) begin
      square_high = square_high | 5'd1;
    end
    if (|(one_high & 32'hcccc_cccc)) begin
      square_high = square_high | 5'd2;
    end
    if (|(one_high & 32'hf0f0_f0f0)) begin
      square_high = square_high | 5'd4;
    end
    if (|(one_high & 32'hff00_ff00)) begin
      square_high = square_high | 5'd8;
    end
    if (|one_high[31:16]) begin
      square_high = square_high | 5'd16;
    end
  end

  always @(posedge clock) begin
    way_3 <= way_2;
    to_3 <= {1'b1, square_high};
    if (low_any) begin
      to_3 <= {1'b0, square_low};
    end
    found_3 <= low_any | high_any;
    if (|castle_2) begin
      found_3 <= 1'b1;
      way_3 <= 5'd19;
      to_3 <= 6'd2;
      if (castle_2[0]) begin
        to_3 <= 6'd6;
      end
    end
  end

  always @(posedge clock) begin
    guarded_3 <= |(guard_high_1 & one_high);
    if (low_any) begin
      guarded_3 <= |(guard_low_1 & one_low);
    end
  end

  always @(posedge clock) begin
    way_more_3 <= beyond;
    class_more_3 <= beyond | others_2;
    if ((class_2 > 5'd10) & (class_2 < 5'd15)) begin
      way_more_3 <= 1'b0;
      class_more_3 <= 1'b0;
    end
  end

  assign found = found_3;
  assign found_class = class_3;
  assign found_way = way_3;
  assign to = to_3;
  assign guarded = guarded_3;
  assign way_more = way_more_3;
  assign class_more = class_more_3;

  initial begin
    masked_low_0 = 32'd0;
    masked_low_1 = 32'd0;
    masked_low_2 = 32'd0;
    masked_low_3 = 32'd0;
    masked_low_4 = 32'd0;
    masked_low_5 = 32'd0;
    masked_low_6 = 32'd0;
    masked_low_7 = 32'd0;
    masked_low_8 = 32'd0;
    masked_low_9 = 32'd0;
    masked_low_10 = 32'd0;
    masked_low_11 = 32'd0;
    masked_low_12 = 32'd0;
    masked_low_13 = 32'd0;
    masked_low_14 = 32'd0;
    masked_low_15 = 32'd0;
    masked_low_16 = 32'd0;
    masked_low_17 = 32'd0;
    masked_low_18 = 32'd0;
    masked_low_19 = 32'd0;
    masked_high_0 = 32'd0;
    masked_high_1 = 32'd0;
    masked_high_2 = 32'd0;
    masked_high_3 = 32'd0;
    masked_high_4 = 32'd0;
    masked_high_5 = 32'd0;
    masked_high_6 = 32'd0;
    masked_high_7 = 32'd0;
    masked_high_8 = 32'd0;
    masked_high_9 = 32'd0;
    masked_high_10 = 32'd0;
    masked_high_11 = 32'd0;
    masked_high_12 = 32'd0;
    masked_high_13 = 32'd0;
    masked_high_14 = 32'd0;
    masked_high_15 = 32'd0;
    masked_high_16 = 32'd0;
    masked_high_17 = 32'd0;
    masked_high_18 = 32'd0;
    masked_high_19 = 32'd0;
    flags = 20'd0;
    class_1 = 5'd0;
    after_1 = 20'd0;
    within_1 = 1'b0;
    way_1 = 5'd0;
    to_1 = 6'd0;
    castle_1 = 2'd0;
    guard_low_0 = 32'd0;
    guard_low_1 = 32'd0;
    guard_high_0 = 32'd0;
    guard_high_1 = 32'd0;
    set_low = 32'd0;
    set_high = 32'd0;
    class_2 = 5'd0;
    way_2 = 5'd0;
    rest_low_2 = 32'd0;
    rest_high_2 = 32'd0;
    others_2 = 1'b0;
    castle_2 = 2'd0;
    found_3 = 1'b0;
    class_3 = 5'd0;
    way_3 = 5'd0;
    to_3 = 6'd0;
    guarded_3 = 1'b0;
    way_more_3 = 1'b0;
    class_more_3 = 1'b0;
  end

  always @(posedge clock) begin
    masked_low_0 <= left_low_0;
    masked_low_1 <= left_low_1;
    masked_low_2 <= left_low_2;
    masked_low_3 <= left_low_3;
    masked_low_4 <= left_low_4;
    masked_low_5 <= left_low_5;
    masked_low_6 <= left_low_6;
    masked_low_7 <= left_low_7;
    masked_low_8 <= left_low_8;
    masked_low_9 <= left_low_9;
    masked_low_10 <= left_low_10;
    masked_low_11 <= left_low_11;
    masked_low_12 <= left_low_12;
    masked_low_13 <= left_low_13;
    masked_low_14 <= left_low_14;
    masked_low_15 <= left_low_15;
    masked_low_16 <= left_low_16;
    masked_low_17 <= left_low_17;
    masked_low_18 <= left_low_18;
    masked_low_19 <= left_low_19;
    masked_high_0 <= left_high_0;
    masked_high_1 <= left_high_1;
    masked_high_2 <= left_high_2;
    masked_high_3 <= left_high_3;
    masked_high_4 <= left_high_4;
    masked_high_5 <= left_high_5;
    masked_high_6 <= left_high_6;
    masked_high_7 <= left_high_7;
    masked_high_8 <= left_high_8;
    masked_high_9 <= left_high_9;
    masked_high_10 <= left_high_10;
    masked_high_11 <= left_high_11;
    masked_high_12 <= left_high_12;
    masked_high_13 <= left_high_13;
    masked_high_14 <= left_high_14;
    masked_high_15 <= left_high_15;
    masked_high_16 <= left_high_16;
    masked_high_17 <= left_high_17;
    masked_high_18 <= left_high_18;
    masked_high_19 <= left_high_19;
    flags <= some & enabled;
    class_1 <= class_;
    within_1 <= goes_on & more;
    way_1 <= last_way;
    to_1 <= last_to;
    guard_low_0 <= on_low_6;
    guard_low_1 <= guard_low_0;
    guard_high_0 <= on_high_6;
    guard_high_1 <= guard_high_0;
    set_low <= picked_low;
    set_high <= picked_high;
    class_2 <= class_1;
    way_2 <= number;
    others_2 <= |(candidates & ~chosen);
    castle_2 <= castle_1;
    class_3 <= class_2;
  end

  // What nothing here reads.
  wire unused = &{1'b0, special[3:2]};
endmodule

`line 12621 "fpgambit_search_fast_resolver.v" 0
// Converts targets to move words. A slider or pawn comes from the nearest occupied square on its
// line, a knight from the start of its jump, the king from its own square.
module fpgambit_search_fast_resolver (
    input  wire        clock,       // Clock
    input  wire        note,        // Stores this board's occupied squares
    input  wire [3:0]  note_place,  // Slot to store them in
    input  wire [7:0]  occupied_0,  // The board's occupied squares, rank by rank
    input  wire [7:0]  occupied_1,  // The board's occupied squares, rank by rank
    input  wire [7:0]  occupied_2,  // The board's occupied squares, rank by rank
    input  wire [7:0]  occupied_3,  // The board's occupied squares, rank by rank
    input  wire [7:0]  occupied_4,  // The board's occupied squares, rank by rank
    input  wire [7:0]  occupied_5,  // The board's occupied squares, rank by rank
    input  wire [7:0]  occupied_6,  // The board's occupied squares, rank by rank
    input  wire [7:0]  occupied_7,  // The board's occupied squares, rank by rank
    input  wire        note_king,   // Stores the king's square of a board
    input  wire [3:0]  king_place,  // Slot to store it in
    input  wire [7:0]  king_0,      // The king's square, as a set
    input  wire [7:0]  king_1,      // The king's square, as a set
    input  wire [7:0]  king_2,      // The king's square, as a set
    input  wire [7:0]  king_3,      // The king's square, as a set
    input  wire [7:0]  king_4,      // The king's square, as a set
    input  wire [7:0]  king_5,      // The king's square, as a set
    input  wire [7:0]  king_6,      // The king's square, as a set
    input  wire [7:0]  king_7,      // The king's square, as a set
    input  wire [3:0]  place,       // Slot of the board that the move belongs to
    input  wire        black,       // Black is to move on that board
    input  wire [4:0]  set,         // The kind of row, {source, set}
    input  wire [1:0]  promotion,   // The promotion piece, for a pawn on the last rank
    input  wire [2:0]  file,        // The target square's file,
    input  wire [2:0]  rank,        // and its rank
    output wire [3:0]  board,       // The board's slot, two clocks later, so that its words can be
                                    // read in time for the move
    output wire [15:0] word         // The move word
);

  localparam [3:0] MOVE_KIND_CAPTURE = 4'd4;
  localparam [3:0] MOVE_KIND_CAPTURE_PROMOTION = 4'd12;
  localparam [3:0] MOVE_KIND_CASTLE_LONG = 4'd3;
  localparam [3:0] MOVE_KIND_CASTLE_SHORT = 4'd2;
  localparam [3:0] MOVE_KIND_DOUBLE_PUSH = 4'd1;
  localparam [3:0] MOVE_KIND_EN_PASSANT = 4'd5;
  localparam [3:0] MOVE_KIND_PROMOTION = 4'd8;
  localparam [3:0] MOVE_KIND_QUIET = 4'd0;
  localparam [1:0] MOVE_SET_KNIGHTS = 2'd2;
  localparam [1:0] MOVE_SET_PAWNS = 2'd1;

  reg  [3:0]  places_0;
  reg  [3:0]  places_1;
  reg         blacks_0;
  reg         blacks_1;
  reg         blacks_2;
  reg  [4:0]  sets_0;
  reg  [4:0]  sets_1;
  reg  [4:0]  sets_2;
  reg  [1:0]  promotions_0;
  reg  [1:0]  promotions_1;
  reg  [1:0]  promotions_2;
  reg  [2:0]  files_0;
  reg  [2:0]  files_1;
  reg  [2:0]  files_2;
  reg  [2:0]  ranks_0;
  reg  [2:0]  ranks_1;
  reg  [2:0]  ranks_2;
  reg  [5:0]  king_squares_0;
  reg  [5:0]  king_squares_1;
  reg  [7:0]  line;
  reg  [2:0]  along;
  reg  [2:0]  distance;
  reg         captures;
  reg  [15:0] resolved;

  reg  [7:0]  king_rank;
  reg  [7:0]  king_file;
  reg  [5:0]  king_square;
  reg  [1:0]  kind;
  wire [7:0]  rows_0;
  wire [7:0]  rows_1;
  wire [7:0]  rows_2;
  wire [7:0]  rows_3;
  wire [7:0]  rows_4;
  wire [7:0]  rows_5;
  wire [7:0]  rows_6;
  wire [7:0]  rows_7;
  reg  [2:0]  number;
  reg  [7:0]  pair_0;
  reg  [7:0]  pair_1;
  reg  [7:0]  pair_2;
  reg  [7:0]  pair_3;
  reg  [7:0]  pair_4;
  reg  [7:0]  pair_5;
  reg  [7:0]  pair_6;
  reg  [7:0]  pair_7;
  reg  [7:0]  pair_8;
  reg  [7:0]  pair_9;
  reg  [7:0]  pair_10;
  reg  [7:0]  pair_11;
  reg  [7:0]  pair_12;
  reg  [7:0]  pair_13;
  reg  [7:0]  pair_14;
  reg  [7:0]  pair_15;
  reg  [7:0]  four_0;
  reg  [7:0]  four_1;
  reg  [7:0]  four_2;
  reg  [7:0]  four_3;
  reg  [7:0]  four_4;
  reg  [7:0]  four_5;
  reg  [7:0]  four_6;
  reg  [7:0]  four_7;
  reg  [7:0]  lines_0;
  reg  [7:0]  lines_1;
  reg  [7:0]  lines_2;
  reg  [7:0]  lines_3;
  reg  [7:0]  forward;
  reg  [7:0]  turned;
  reg  [2:0]  offset;
  wire [7:0]  raised;
  reg  [2:0]  far;
  wire [1:0]  source;
  reg  [2:0]  way;
  reg  [2:0]  rank_step;
  reg  [2:0]  file_step;
  reg  [5:0]  from;
  wire [5:0]  to;
  reg  [3:0]  move_type;
  reg  [5:0]  turn;
  wire [31:0] low_squares_read_word;
  wire [31:0] high_squares_read_word;
  wire [5:0]  kings_read_word;
  wire [7:0]  file_lines_data_out_0;
  wire [7:0]  file_lines_data_out_1;
  wire [7:0]  file_lines_data_out_2;
  wire [7:0]  file_lines_data_out_3;
  wire [7:0]  file_lines_data_out_4;
  wire [7:0]  file_lines_data_out_5;
  wire [7:0]  file_lines_data_out_6;
  wire [7:0]  file_lines_data_out_7;
  wire [7:0]  rising_lines_data_out_0;
  wire [7:0]  rising_lines_data_out_1;
  wire [7:0]  rising_lines_data_out_2;
  wire [7:0]  rising_lines_data_out_3;
  wire [7:0]  rising_lines_data_out_4;
  wire [7:0]  rising_lines_data_out_5;
  wire [7:0]  rising_lines_data_out_6;
  wire [7:0]  rising_lines_data_out_7;
  wire [7:0]  falling_lines_data_out_0;
  wire [7:0]  falling_lines_data_out_1;
  wire [7:0]  falling_lines_data_out_2;
  wire [7:0]  falling_lines_data_out_3;
  wire [7:0]  falling_lines_data_out_4;
  wire [7:0]  falling_lines_data_out_5;
  wire [7:0]  falling_lines_data_out_6;
  wire [7:0]  falling_lines_data_out_7;

  fpgambit_search_fast_low_squares low_squares (
      .clock(clock),
      .write(note),
      .write_address(note_place),
      .write_word({occupied_3, occupied_2, occupied_1, occupied_0}),
      .read_address(places_0),
      .read_word(low_squares_read_word)
  );

  fpgambit_search_fast_low_squares high_squares (
      .clock(clock),
      .write(note),
      .write_address(note_place),
      .write_word({occupied_7, occupied_6, occupied_5, occupied_4}),
      .read_address(places_0),
      .read_word(high_squares_read_word)
  );

  fpgambit_search_fast_kings kings (
      .clock(clock),
      .write(note_king),
      .write_address(king_place),
      .write_word(king_square),
      .read_address(places_0),
      .read_word(kings_read_word)
  );

  fpgambit_search_fast_file_lines file_lines (
      .data_in_0(rows_0),
      .data_in_1(rows_1),
      .data_in_2(rows_2),
      .data_in_3(rows_3),
      .data_in_4(rows_4),
      .data_in_5(rows_5),
      .data_in_6(rows_6),
      .data_in_7(rows_7),
      .data_out_0(file_lines_data_out_0),
      .data_out_1(file_lines_data_out_1),
      .data_out_2(file_lines_data_out_2),
      .data_out_3(file_lines_data_out_3),
      .data_out_4(file_lines_data_out_4),
      .data_out_5(file_lines_data_out_5),
      .data_out_6(file_lines_data_out_6),
      .data_out_7(file_lines_data_out_7)
  );

  fpgambit_search_fast_rising_lines rising_lines (
      .data_in_0(rows_0),
      .data_in_1(rows_1),
      .data_in_2(rows_2),
      .data_in_3(rows_3),
      .data_in_4(rows_4),
      .data_in_5(rows_5),
      .data_in_6(rows_6),
      .data_in_7(rows_7),
      .data_out_0(rising_lines_data_out_0),
      .data_out_1(rising_lines_data_out_1),
      .data_out_2(rising_lines_data_out_2),
      .data_out_3(rising_lines_data_out_3),
      .data_out_4(rising_lines_data_out_4),
      .data_out_5(rising_lines_data_out_5),
      .data_out_6(rising_lines_data_out_6),
      .data_out_7(rising_lines_data_out_7)
  );

  fpgambit_search_fast_falling_lines falling_lines (
      .data_in_0(rows_0),
      .data_in_1(rows_1),
      .data_in_2(rows_2),
      .data_in_3(rows_3),
      .data_in_4(rows_4),
      .data_in_5(rows_5),
      .data_in_6(rows_6),
      .data_in_7(rows_7),
      .data_out_0(falling_lines_data_out_0),
      .data_out_1(falling_lines_data_out_1),
      .data_out_2(falling_lines_data_out_2),
      .data_out_3(falling_lines_data_out_3),
      .data_out_4(falling_lines_data_out_4),
      .data_out_5(falling_lines_data_out_5),
      .data_out_6(falling_lines_data_out_6),
      .data_out_7(falling_lines_data_out_7)
  );

  // Store what is needed of each board.
  always @* begin
    king_rank = 8'd0;
    if (|king_0) begin
      king_rank = king_rank | 8'd1;
    end
    if (|king_1) begin
      king_rank = king_rank | 8'd2;
    end
    if (|king_2) begin
      king_rank = king_rank | 8'd4;
    end
    if (|king_3) begin
      king_rank = king_rank | 8'd8;
    end
    if (|king_4) begin
      king_rank = king_rank | 8'h10;
    end
    if (|king_5) begin
      king_rank = king_rank | 8'h20;
    end
    if (|king_6) begin
      king_rank = king_rank | 8'h40;
    end
    if (|king_7) begin
      king_rank = king_rank | 8'h80;
    end
  end

  always @* begin
    king_file = 8'd0;
    king_file = king_file | king_0;
    king_file = king_file | king_1;
    king_file = king_file | king_2;
    king_file = king_file | king_3;
    king_file = king_file | king_4;
    king_file = king_file | king_5;
    king_file = king_file | king_6;
    king_file = king_file | king_7;
  end

  always @* begin
    king_square = 6'd0;
    if (|(king_file & 8'haa)) begin
      king_square = king_square | 6'd1;
    end
    if (|(king_file & 8'hcc)) begin
      king_square = king_square | 6'd2;
    end
    if (|king_file[7:4]) begin
      king_square = king_square | 6'd4;
    end
    if (|(king_rank & 8'haa)) begin
      king_square = king_square | 6'd8;
    end
    if (|(king_rank & 8'hcc)) begin
      king_square = king_square | 6'd16;
    end
    if (|king_rank[7:4]) begin
      king_square = king_square | 6'd32;
    end
  end

  // First stage: select the move.
  // Second: the line through the target. Leapers use the rank, to find out whether they capture.
  assign rows_0 = low_squares_read_word[7:0];
  assign rows_4 = high_squares_read_word[7:0];
  assign rows_1 = low_squares_read_word[15:8];
  assign rows_5 = high_squares_read_word[15:8];
  assign rows_2 = low_squares_read_word[23:16];
  assign rows_6 = high_squares_read_word[23:16];
  assign rows_3 = low_squares_read_word[31:24];
  assign rows_7 = high_squares_read_word[31:24];

  always @* begin
    kind = sets_0[1:0];
    if (sets_0[4:3] == MOVE_SET_KNIGHTS) begin
      kind = 2'd0;
    end
  end

  always @* begin
    number = ranks_0;
    if (kind == 2'd1) begin
      number = files_0;
    end
    if (kind == 2'd2) begin
      number = files_0 - ranks_0;
    end
    if (kind == 2'd3) begin
      number = files_0 + ranks_0;
    end
  end

  always @* begin
    pair_0 = rows_0;
    pair_4 = file_lines_data_out_0;
    pair_8 = rising_lines_data_out_0;
    pair_12 = falling_lines_data_out_0;
    if (number[0]) begin
      pair_0 = rows_1;
      pair_4 = file_lines_data_out_1;
      pair_8 = rising_lines_data_out_1;
      pair_12 = falling_lines_data_out_1;
    end
  end

  always @* begin
    pair_1 = rows_2;
    pair_5 = file_lines_data_out_2;
    pair_9 = rising_lines_data_out_2;
    pair_13 = falling_lines_data_out_2;
    if (number[0]) begin
      pair_1 = rows_3;
      pair_5 = file_lines_data_out_3;
      pair_9 = rising_lines_data_out_3;
      pair_13 = falling_lines_data_out_3;
    end
  end

  always @* begin
    pair_2 = rows_4;
    pair_6 = file_lines_data_out_4;
    pair_10 = rising_lines_data_out_4;
    pair_14 = falling_lines_data_out_4;
    if (number[0]) begin
      pair_2 = rows_5;
      pair_6 = file_lines_data_out_5;
      pair_10 = rising_lines_data_out_5;
      pair_14 = falling_lines_data_out_5;
    end
  end

  always @* begin
    pair_3 = rows_6;
    pair_7 = file_lines_data_out_6;
    pair_11 = rising_lines_data_out_6;
    pair_15 = falling_lines_data_out_6;
    if (number[0]) begin
      pair_3 = rows_7;
      pair_7 = file_lines_data_out_7;
      pair_11 = rising_lines_data_out_7;
      pair_15 = falling_lines_data_out_7;
    end
  end

  always @* begin
    four_0 = pair_0;
    if (number[1]) begin
      four_0 = pair_1;
    end
  end

  always @* begin
    four_1 = pair_2;
    if (number[1]) begin
      four_1 = pair_3;
    end
  end

  always @* begin
    four_2 = pair_4;
    if (number[1]) begin
      four_2 = pair_5;
    end
  end

  always @* begin
    four_3 = pair_6;
    if (number[1]) begin
      four_3 = pair_7;
    end
  end

  always @* begin
    four_4 = pair_8;
    if (number[1]) begin
      four_4 = pair_9;
    end
  end

  always @* begin
    four_5 = pair_10;
    if (number[1]) begin
      four_5 = pair_11;
    end
  end

  always @* begin
    four_6 = pair_12;
    if (number[1]) begin
      four_6 = pair_13;
    end
  end

  always @* begin
    four_7 = pair_14;
    if (number[1]) begin
      four_7 = pair_15;
    end
  end

  always @* begin
    lines_0 = four_0;
    if (number[2]) begin
      lines_0 = four_1;
    end
  end

  always @* begin
    lines_1 = four_2;
    if (number[2]) begin
      lines_1 = four_3;
    end
  end

  always @* begin
    lines_2 = four_4;
    if (number[2]) begin
      lines_2 = four_5;
    end
  end

  always @* begin
    lines_3 = four_6;
    if (number[2]) begin
      lines_3 = four_7;
    end
  end

  always @(posedge clock) begin
    line <= lines_0;
    if (kind == 2'd1) begin
      line <= lines_1;
    end
    if (kind == 2'd2) begin
      line <= lines_2;
    end
    if (kind == 2'd3) begin
      line <= lines_3;
    end
  end

  always @(posedge clock) begin
    along <= ranks_0;
    if (kind == 2'd0) begin
      along <= files_0;
    end
  end

  assign board = places_1;

  // Third: distance of the nearest occupied square, below the target or, for downward sliders,
  // above it.
  always @* begin
    forward = line;
    offset = ~along;
    if (sets_1[4:2] == 3'd1) begin
      forward = turned;
      offset = along;
    end
  end

  always @* begin
    turned = 8'd0;
    if (line[0]) begin
      turned = turned | 8'h80;
    end
    if (line[1]) begin
      turned = turned | 8'h40;
    end
    if (line[2]) begin
      turned = turned | 8'h20;
    end
    if (line[3]) begin
      turned = turned | 8'h10;
    end
    if (line[4]) begin
      turned = turned | 8'd8;
    end
    if (line[5]) begin
      turned = turned | 8'd4;
    end
    if (line[6]) begin
      turned = turned | 8'd2;
    end
    if (line[7]) begin
      turned = turned | 8'd1;
    end
  end

  assign raised = forward << offset;

  always @* begin
    far = 3'd7;
    if (raised[1]) begin
      far = 3'd6;
    end
    if (raised[2]) begin
      far = 3'd5;
    end
    if (raised[3]) begin
      far = 3'd4;
    end
    if (raised[4]) begin
      far = 3'd3;
    end
    if (raised[5]) begin
      far = 3'd2;
    end
    if (raised[6]) begin
      far = 3'd1;
    end
  end

  // Fourth: the source square and the kind of move.
  assign source = sets_2[4:3];

  always @* begin
    way = sets_2[2:0];
    if (source == MOVE_SET_PAWNS) begin
      way = {1'b0, sets_2[1:0]};
    end
  end

  always @* begin
    rank_step = 3'd0 - distance;
    file_step = 3'd0 - distance;
    if (way[2]) begin
      rank_step = distance;
      file_step = distance;
    end
    if (way[1:0] == 2'd0) begin
      rank_step = 3'd0;
    end
    if (way[1:0] == 2'd1) begin
      file_step = 3'd0;
    end
    if (way[1:0] == 2'd3) begin
      file_step = 3'd0 - rank_step;
    end
    if (source == MOVE_SET_KNIGHTS) begin
      rank_step = 3'd6;
      if (way[2:1] == 2'd1) begin
        rank_step = 3'd7;
      end
      if (way[2:1] == 2'd2) begin
        rank_step = 3'd1;
      end
      if (way[2:1] == 2'd3) begin
        rank_step = 3'd2;
      end
      file_step = 3'd7;
      if (way[1] != way[2]) begin
        file_step = 3'd6;
      end
      if (way[0]) begin
        file_step = 3'd1;
        if (way[1] != way[2]) begin
          file_step = 3'd2;
        end
      end
    end
  end

  assign to = {ranks_2, files_2};

  always @* begin
    from = {ranks_2 + rank_step, files_2 + file_step};
    move_type = MOVE_KIND_QUIET;
    if (captures) begin
      move_type = MOVE_KIND_CAPTURE;
    end
    if (source == MOVE_SET_PAWNS) begin
      if (way == 3'd0) begin
        // The king; castling moves it two files along the rank.
        from = king_squares_1;
        if ((king_squares_1[1:0] ^ files_2[1:0]) == 2'd2) begin
          move_type = MOVE_KIND_CASTLE_LONG;
          if (files_2[2]) begin
            move_type = MOVE_KIND_CASTLE_SHORT;
          end
        end
      end else if (way == 3'd1) begin
        if (distance == 3'd2) begin
          move_type = MOVE_KIND_DOUBLE_PUSH;
        end
      end else if (!captures) begin
        move_type = MOVE_KIND_EN_PASSANT;
      end
      if ((|way) & (ranks_2 == 3'd7)) begin
        move_type = {2'd0, promotions_2} | MOVE_KIND_PROMOTION;
        if (captures) begin
          move_type = {2'd0, promotions_2} | MOVE_KIND_CAPTURE_PROMOTION;
        end
      end
    end
  end

  // Black's first rank is White's last.
  always @* begin
    turn = 6'd0;
    if (blacks_2) begin
      turn = 6'd56;
    end
  end

  assign word = resolved;

  initial begin
    places_0 = 4'd0;
    places_1 = 4'd0;
    blacks_0 = 1'b0;
    blacks_1 = 1'b0;
    blacks_2 = 1'b0;
    sets_0 = 5'd0;
    sets_1 = 5'd0;
    sets_2 = 5'd0;
    promotions_0 = 2'd0;
    promotions_1 = 2'd0;
    promotions_2 = 2'd0;
    files_0 = 3'd0;
    files_1 = 3'd0;
    files_2 = 3'd0;
    ranks_0 = 3'd0;
    ranks_1 = 3'd0;
    ranks_2 = 3'd0;
    king_squares_0 = 6'd0;
    king_squares_1 = 6'd0;
    line = 8'd0;
    along = 3'd0;
    distance = 3'd0;
    captures = 1'b0;
    resolved = 16'd0;
  end

  always @(posedge clock) begin
    places_0 <= place;
    places_1 <= places_0;
    blacks_0 <= black;
    blacks_1 <= blacks_0;
    blacks_2 <= blacks_1;
    sets_0 <= set;
    sets_1 <= sets_0;
    sets_2 <= sets_1;
    promotions_0 <= promotion;
    promotions_1 <= promotions_0;
    promotions_2 <= promotions_1;
    files_0 <= file;
    files_1 <= files_0;
    files_2 <= files_1;
    ranks_0 <= rank;
    ranks_1 <= ranks_0;
    ranks_2 <= ranks_1;
    king_squares_0 <= kings_read_word;
    king_squares_1 <= king_squares_0;
    distance <= far;
    captures <= raised[7];
    resolved <= {move_type, to ^ turn, from ^ turn};
  end

  // What nothing here reads.
  wire unused = &{1'b0, raised[0]};
endmodule

`line 13324 "fpgambit_search_fast_low_squares.v" 0
// Memory of 32 bits per word and 4 address bits, with one write port and one combinational read
// port.
module fpgambit_search_fast_low_squares (
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

`line 13347 "fpgambit_search_fast_kings.v" 0
// Memory of 6 bits per word and 4 address bits, with one write port and one combinational read
// port.
module fpgambit_search_fast_kings (
    input  wire       clock,          // Clock
    input  wire       write,          // Stores write_word at this clock edge
    input  wire [3:0] write_address,  // Address to write
    input  wire [5:0] write_word,     // Word to write
    input  wire [3:0] read_address,   // Address to read
    output wire [5:0] read_word       // The word read, as it was before this clock edge
);

  (* ram_style = "distributed" *)
  reg [5:0] words [0:15];
  integer entry;

  initial for (entry = 0; entry <= 15; entry = entry + 1) words[entry] = 6'd0;

  always @(posedge clock) if (write) words[write_address] <= write_word;

  assign read_word = words[read_address];
endmodule

`line 13370 "fpgambit_search_fast_judge.v" 0
// Decides what happens to a node before its moves: repetition, stack end, fifty moves, check,
// futility, reverse futility, pass and stand pat. For a node judged before, the verdict only states
// how it is searched.
module fpgambit_search_fast_judge (
    input  wire        clock,       // Clock
    input  wire [31:0] window,      // {beta, first alpha}; clock 0
    input  wire [15:0] alpha,       // Current alpha of a node judged before; clock 0
    input  wire [3:0]  depth,       // The depth with which the node was entered; clock 0
    input  wire        fresh,       // The node has not been judged before; clock 0
    input  wire [15:0] value,       // The node's value; clock 1, like all inputs below
    input  wire [5:0]  ply,         // The node's ply
    input  wire        led,         // The node is to try only the second move of its job's line
    input  wire        comparing,   // The board that was read belongs to another position, to be
                                    // compared with the node's
    input  wire        checked,     // The node is known not to be a repetition
    input  wire        long_,       // Four or more reversible moves led to the node
    input  wire        equal,       // The two boards are equal
    input  wire        alike,       // A position of the line, or another one, has the node's
                                    // signature
    input  wire        check,       // The side to move is in check
    input  wire        over,        // The half-move clock is 100 or more
    input  wire        passed,      // A pass led to the node
    input  wire        pieces,      // The side to move has pieces other than king and pawns
    output wire [10:0] verdict,     // {depth with check extension[3:0], drawn if it has a legal
                                    // move, in check, quiescence node, passes, judge again with its
                                    // own board, compare with the position that has its signature,
                                    // ends}
    output wire        quiet,       // The verdict says that the node is a quiescence node
    output wire [15:0] stop_score,  // The score with which the node ends
    output wire [15:0] alpha_now,   // The node's alpha
    output wire [3:0]  hopeless     // Victims whose capture cannot raise the node's score above
                                    // alpha: pawns, knights and bishops, rooks, queens
);

  localparam [4:0] HALVES_UPPER = 5'd16;
  localparam [15:0] SCORE_DELTA = 16'h0096;
  localparam [15:0] SCORE_SIGN = 16'h8000;
  localparam [16:0] WIDE_SCORE_FUTILITY = 17'h0_0096;
  localparam [16:0] WIDE_SCORE_REVERSE_ONE = 17'h0_0050;
  localparam [16:0] WIDE_SCORE_REVERSE_THREE = 17'h0_00f0;
  localparam [16:0] WIDE_SCORE_REVERSE_TWO = 17'h0_00a0;
  localparam [16:0] WIDE_SCORE_SIGN = 17'h1_0000;

  reg  [15:0] first;
  reg  [15:0] alpha_held;
  reg  [15:0] beta;
  reg  [16:0] futile_bound;
  reg  [16:0] reverse_bound;
  reg  [3:0]  depth_held;
  reg         new_;
  reg         out_stops;
  reg  [15:0] out_score;
  reg         out_compares;
  reg         out_again;
  reg         out_passes;
  reg         out_quiet;
  reg  [3:0]  out_deeper;
  reg  [15:0] out_alpha;
  reg         out_checks;
  reg         out_drawn;
  reg  [15:0] hope;
  reg  [3:0]  out_hopeless;

  reg  [16:0] wide_first;
  reg  [16:0] wide_beta;
  reg  [16:0] wide_value;
  wire        at_root;
  reg  [3:0]  deep;
  wire        futile;
  wire        quiescent;
  wire        reverse;
  wire        stands;
  wire        rises;
  wire        asks;
  reg  [16:0] wide_alpha;
  reg  [16:0] wide_hope;
  wire [16:0] missing;
  reg  [10:0] told;

  // Clock 0: add the margins to the window.
  always @(posedge clock) begin
    alpha_held <= alpha;
    if (fresh) begin
      alpha_held <= window[15:0];
    end
  end

  always @* begin
    wide_first = {1'b0, window[15:0]};
    if (window[15]) begin
      wide_first = {1'b0, window[15:0]} | WIDE_SCORE_SIGN;
    end
  end

  always @* begin
    wide_beta = {1'b0, window[HALVES_UPPER +: 16]};
    if (window[31]) begin
      wide_beta = {1'b0, window[HALVES_UPPER +: 16]} | WIDE_SCORE_SIGN;
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

  // Clock 1: the rules. Flipping the sign bits lets scores be compared as unsigned numbers.
  assign at_root = !(|ply);

  always @* begin
    deep = depth_held;
    if (check) begin
      deep = depth_held + 4'd1;
    end
  end

  always @* begin
    wide_value = {1'b0, value};
    if (value[15]) begin
      wide_value = {1'b0, value} | WIDE_SCORE_SIGN;
    end
  end

  assign futile = !at_root & !led & (depth_held == 4'd1) & !check &
      ((wide_value ^ WIDE_SCORE_SIGN) <= (futile_bound ^ WIDE_SCORE_SIGN));
  assign quiescent = (deep == 4'd0) | futile;
  assign reverse = !at_root & !led & !check & !quiescent & (depth_held < 4'd4) &
      ((wide_value ^ WIDE_SCORE_SIGN) >= (reverse_bound ^ WIDE_SCORE_SIGN));
  assign stands = (value ^ SCORE_SIGN) >= (beta ^ SCORE_SIGN);
  assign rises = (value ^ SCORE_SIGN) > (alpha_held ^ SCORE_SIGN);
  assign asks = new_ & !checked & !at_root & long_ & !over;

  always @(posedge clock) begin
    out_stops <= new_;
    out_score <= beta;
    if (comparing) begin
      out_stops <= equal;
      out_score <= 16'd0;
    end else if (ply[5]) begin
      out_score <= value;
    end else if (!at_root & over & !check) begin
      out_score <= 16'd0;
    end else if (!(quiescent & stands) & !reverse) begin
      out_stops <= 1'b0;
    end
  end

  always @(posedge clock) begin
    out_alpha <= alpha_held;
    if (new_ & quiescent & rises) begin
      out_alpha <= value;
    end
  end

  // Clock 2: captures that cannot raise the score above alpha.
  always @* begin
    wide_alpha = {1'b0, out_alpha};
    if (out_alpha[15]) begin
      wide_alpha = {1'b0, out_alpha} | WIDE_SCORE_SIGN;
    end
  end

  always @* begin
    wide_hope = {1'b0, hope};
    if (hope[15]) begin
      wide_hope = {1'b0, hope} | WIDE_SCORE_SIGN;
    end
  end

  assign missing = (wide_alpha - wide_hope) ^ WIDE_SCORE_SIGN;

  always @(posedge clock) begin
    out_hopeless <= 4'd0;
    if (missing >= 17'h1_0064) begin
      out_hopeless <= 4'd1;
    end
    if (missing >= 17'h1_012c) begin
      out_hopeless <= 4'd3;
    end
    if (missing >= 17'h1_01f4) begin
      out_hopeless <= 4'd7;
    end
    if (missing >= 17'h1_0384) begin
      out_hopeless <= 4'd15;
    end
  end

  always @* begin
    told = {out_deeper, 7'd0};
    if (out_stops) begin
      told = told | 11'd1;
    end
    if (out_compares) begin
      told = told | 11'd2;
    end
    if (out_again) begin
      told = told | 11'd4;
    end
    if (out_passes) begin
      told = told | 11'd8;
    end
    if (out_quiet) begin
      told = told | 11'h010;
    end
    if (out_checks) begin
      told = told | 11'h020;
    end
    if (out_drawn) begin
      told = told | 11'h040;
    end
  end

  assign verdict = told;
  assign quiet = out_quiet;
  assign stop_score = out_score;
  assign alpha_now = out_alpha;
  assign hopeless = out_hopeless;

  initial begin
    first = 16'd0;
    alpha_held = 16'd0;
    beta = 16'd0;
    futile_bound = 17'd0;
    reverse_bound = 17'd0;
    depth_held = 4'd0;
    new_ = 1'b0;
    out_stops = 1'b0;
    out_score = 16'd0;
    out_compares = 1'b0;
    out_again = 1'b0;
    out_passes = 1'b0;
    out_quiet = 1'b0;
    out_deeper = 4'd0;
    out_alpha = 16'd0;
    out_checks = 1'b0;
    out_drawn = 1'b0;
    hope = 16'd0;
    out_hopeless = 4'd0;
  end

  always @(posedge clock) begin
    first <= window[15:0];
    beta <= window[HALVES_UPPER +: 16];
    futile_bound <= wide_first - WIDE_SCORE_FUTILITY;
    depth_held <= depth;
    new_ <= fresh;
    out_compares <= (asks & alike & !comparing) | (comparing & !equal & alike);
    out_again <= comparing & !equal & !alike;
    out_passes <= new_ & !at_root & !led & !check & !quiescent & (deep > 4'd1) & !passed & pieces &
        stands;
    out_quiet <= quiescent;
    out_deeper <= deep;
    out_checks <= check;
    out_drawn <= !at_root & over;
    hope <= value + SCORE_DELTA;
  end

  // What nothing here reads.
  wire unused = &{1'b0, first};
endmodule

`line 13637 "fpgambit_search_fast_signatures.v" 0
// Keeps a 16-bit signature of each position of each search's line, and compares a node's signature
// with all those of its side at once. Latency: four clocks until the nearest match, given as its
// ply without the lowest bit, which equals the node's.
module fpgambit_search_fast_signatures (
    input  wire        clock,      // Clock
    input  wire [5:0]  line,       // The search and the lowest bit of the node's ply; clock 0
    input  wire [15:0] signature,  // The node's signature; clock 2, like the inputs below
    input  wire [4:0]  half,       // Half the node's ply
    input  wire [5:0]  back,       // Half the number of reversible moves that led to the node
    input  wire [4:0]  before_,    // Consider only positions before this half ply; 16 or more:
                                   // consider all
    output wire        some,       // A match exists; clock 4
    output wire [3:0]  nearest,    // Half ply of the nearest match; clock 4
    input  wire        keep,       // Stores a signature
    input  wire [5:0]  kept_line,  // The search and the lowest bit of the ply of the position to
                                   // store
    input  wire [3:0]  kept_half,  // Half its ply
    input  wire [15:0] kept        // Its signature
);

  reg  [15:0] read_0;
  reg  [15:0] read_1;
  reg  [15:0] read_2;
  reg  [15:0] read_3;
  reg  [15:0] read_4;
  reg  [15:0] read_5;
  reg  [15:0] read_6;
  reg  [15:0] read_7;
  reg  [15:0] read_8;
  reg  [15:0] read_9;
  reg  [15:0] read_10;
  reg  [15:0] read_11;
  reg  [15:0] read_12;
  reg  [15:0] read_13;
  reg  [15:0] read_14;
  reg  [15:0] read_15;
  reg  [15:0] alike;
  reg         found;
  reg  [3:0]  place;

  reg  [15:0] same;
  reg  [15:0] reach;
  reg  [5:0]  least;
  wire [15:0] filled_0;
  wire [15:0] filled_1;
  wire [15:0] filled_2;
  wire [15:0] filled_3;
  wire [15:0] highest;
  reg  [3:0]  number;
  wire        columns_0_write;
  wire [15:0] columns_0_read_word_0;
  wire        columns_1_write;
  wire [15:0] columns_1_read_word_0;
  wire        columns_2_write;
  wire [15:0] columns_2_read_word_0;
  wire        columns_3_write;
  wire [15:0] columns_3_read_word_0;
  wire        columns_4_write;
  wire [15:0] columns_4_read_word_0;
  wire        columns_5_write;
  wire [15:0] columns_5_read_word_0;
  wire        columns_6_write;
  wire [15:0] columns_6_read_word_0;
  wire        columns_7_write;
  wire [15:0] columns_7_read_word_0;
  wire        columns_8_write;
  wire [15:0] columns_8_read_word_0;
  wire        columns_9_write;
  wire [15:0] columns_9_read_word_0;
  wire        columns_10_write;
  wire [15:0] columns_10_read_word_0;
  wire        columns_11_write;
  wire [15:0] columns_11_read_word_0;
  wire        columns_12_write;
  wire [15:0] columns_12_read_word_0;
  wire        columns_13_write;
  wire [15:0] columns_13_read_word_0;
  wire        columns_14_write;
  wire [15:0] columns_14_read_word_0;
  wire        columns_15_write;
  wire [15:0] columns_15_read_word_0;
  wire [15:0] shifted;

  fpgambit_search_fast_columns columns_0 (
      .clock(clock),
      .write(columns_0_write),
      .write_address(kept_line),
      .write_word(kept),
      .read(1'b1),
      .read_address_0(line),
      .read_word_0(columns_0_read_word_0)
  );

  fpgambit_search_fast_columns columns_1 (
      .clock(clock),
      .write(columns_1_write),
      .write_address(kept_line),
      .write_word(kept),
      .read(1'b1),
      .read_address_0(line),
      .read_word_0(columns_1_read_word_0)
  );

  fpgambit_search_fast_columns columns_2 (
      .clock(clock),
      .write(columns_2_write),
      .write_address(kept_line),
      .write_word(kept),
      .read(1'b1),
      .read_address_0(line),
      .read_word_0(columns_2_read_word_0)
  );

  fpgambit_search_fast_columns columns_3 (
      .clock(clock),
      .write(columns_3_write),
      .write_address(kept_line),
      .write_word(kept),
      .read(1'b1),
      .read_address_0(line),
      .read_word_0(columns_3_read_word_0)
  );

  fpgambit_search_fast_columns columns_4 (
      .clock(clock),
      .write(columns_4_write),
      .write_address(kept_line),
      .write_word(kept),
      .read(1'b1),
      .read_address_0(line),
      .read_word_0(columns_4_read_word_0)
  );

  fpgambit_search_fast_columns columns_5 (
      .clock(clock),
      .write(columns_5_write),
      .write_address(kept_line),
      .write_word(kept),
      .read(1'b1),
      .read_address_0(line),
      .read_word_0(columns_5_read_word_0)
  );

  fpgambit_search_fast_columns columns_6 (
      .clock(clock),
      .write(columns_6_write),
      .write_address(kept_line),
      .write_word(kept),
      .read(1'b1),
      .read_address_0(line),
      .read_word_0(columns_6_read_word_0)
  );

  fpgambit_search_fast_columns columns_7 (
      .clock(clock),
      .write(columns_7_write),
      .write_address(kept_line),
      .write_word(kept),
      .read(1'b1),
      .read_address_0(line),
      .read_word_0(columns_7_read_word_0)
  );

  fpgambit_search_fast_columns columns_8 (
      .clock(clock),
      .write(columns_8_write),
      .write_address(kept_line),
      .write_word(kept),
      .read(1'b1),
      .read_address_0(line),
      .read_word_0(columns_8_read_word_0)
  );

  fpgambit_search_fast_columns columns_9 (
      .clock(clock),
      .write(columns_9_write),
      .write_address(kept_line),
      .write_word(kept),
      .read(1'b1),
      .read_address_0(line),
      .read_word_0(columns_9_read_word_0)
  );

  fpgambit_search_fast_columns columns_10 (
      .clock(clock),
      .write(columns_10_write),
      .write_address(kept_line),
      .write_word(kept),
      .read(1'b1),
      .read_address_0(line),
      .read_word_0(columns_10_read_word_0)
  );

  fpgambit_search_fast_columns columns_11 (
      .clock(clock),
      .write(columns_11_write),
      .write_address(kept_line),
      .write_word(kept),
      .read(1'b1),
      .read_address_0(line),
      .read_word_0(columns_11_read_word_0)
  );

  fpgambit_search_fast_columns columns_12 (
      .clock(clock),
      .write(columns_12_write),
      .write_address(kept_line),
      .write_word(kept),
      .read(1'b1),
      .read_address_0(line),
      .read_word_0(columns_12_read_word_0)
  );

  fpgambit_search_fast_columns columns_13 (
      .clock(clock),
      .write(columns_13_write),
      .write_address(kept_line),
      .write_word(kept),
      .read(1'b1),
      .read_address_0(line),
      .read_word_0(columns_13_read_word_0)
  );

  fpgambit_search_fast_columns columns_14 (
      .clock(clock),
      .write(columns_14_write),
      .write_address(kept_line),
      .write_word(kept),
      .read(1'b1),
      .read_address_0(line),
      .read_word_0(columns_14_read_word_0)
  );

  fpgambit_search_fast_columns columns_15 (
      .clock(clock),
      .write(columns_15_write),
      .write_address(kept_line),
      .write_word(kept),
      .read(1'b1),
      .read_address_0(line),
      .read_word_0(columns_15_read_word_0)
  );

  always @* begin
    same = 16'd0;
    if (read_0 == signature) begin
      same = same | 16'd1;
    end
    if (read_1 == signature) begin
      same = same | 16'd2;
    end
    if (read_2 == signature) begin
      same = same | 16'd4;
    end
    if (read_3 == signature) begin
      same = same | 16'd8;
    end
    if (read_4 == signature) begin
      same = same | 16'h0010;
    end
    if (read_5 == signature) begin
      same = same | 16'h0020;
    end
    if (read_6 == signature) begin
      same = same | 16'h0040;
    end
    if (read_7 == signature) begin
      same = same | 16'h0080;
    end
    if (read_8 == signature) begin
      same = same | 16'h0100;
    end
    if (read_9 == signature) begin
      same = same | 16'h0200;
    end
    if (read_10 == signature) begin
      same = same | 16'h0400;
    end
    if (read_11 == signature) begin
      same = same | 16'h0800;
    end
    if (read_12 == signature) begin
      same = same | 16'h1000;
    end
    if (read_13 == signature) begin
      same = same | 16'h2000;
    end
    if (read_14 == signature) begin
      same = same | 16'h4000;
    end
    if (read_15 == signature) begin
      same = same | 16'h8000;
    end
  end

  assign columns_0_write = keep & (1'b1 << kept_half);
  assign shifted = 16'd1 << kept_half;
  assign columns_1_write = keep & shifted[1];
  assign columns_2_write = keep & shifted[2];
  assign columns_3_write = keep & shifted[3];
  assign columns_4_write = keep & shifted[4];
  assign columns_5_write = keep & shifted[5];
  assign columns_6_write = keep & shifted[6];
  assign columns_7_write = keep & shifted[7];
  assign columns_8_write = keep & shifted[8];
  assign columns_9_write = keep & shifted[9];
  assign columns_10_write = keep & shifted[10];
  assign columns_11_write = keep & shifted[11];
  assign columns_12_write = keep & shifted[12];
  assign columns_13_write = keep & shifted[13];
  assign columns_14_write = keep & shifted[14];
  assign columns_15_write = keep & shifted[15];

  // From as far back as the moves are reversible to two moves of each side before the node.
  always @* begin
    least = 6'd0;
    if ({1'b0, half} > back) begin
      least = {1'b0, half} - back;
    end
  end

  always @* begin
    reach = 16'd0 - (16'd1 << least);
    reach = reach & ((16'd1 << (half - 5'd1)) - 16'd1);
    if (half < 5'd2) begin
      reach = 16'd0;
    end
    if (!before_[4]) begin
      reach = reach & ((16'd1 << before_[3:0]) - 16'd1);
    end
  end

  // The nearest match has the highest number.
  assign filled_0 = alike | {1'b0, alike[15:1]};
  assign filled_1 = filled_0 | {2'd0, filled_0[15:2]};
  assign filled_2 = filled_1 | {4'd0, filled_1[15:4]};
  assign filled_3 = filled_2 | {8'd0, filled_2[15:8]};
  assign highest = filled_3 ^ {1'b0, filled_3[15:1]};

  always @* begin
    number = 4'd0;
    if (|(highest & 16'haaaa)) begin
      number = number | 4'd1;
    end
    if (|(highest & 16'hcccc)) begin
      number = number | 4'd2;
    end
    if (|(highest & 16'hf0f0)) begin
      number = number | 4'd4;
    end
    if (|highest[15:8]) begin
      number = number | 4'd8;
    end
  end

  assign some = found;
  assign nearest = place;

  initial begin
    read_0 = 16'd0;
    read_1 = 16'd0;
    read_2 = 16'd0;
    read_3 = 16'd0;
    read_4 = 16'd0;
    read_5 = 16'd0;
    read_6 = 16'd0;
    read_7 = 16'd0;
    read_8 = 16'd0;
    read_9 = 16'd0;
    read_10 = 16'd0;
    read_11 = 16'd0;
    read_12 = 16'd0;
    read_13 = 16'd0;
    read_14 = 16'd0;
    read_15 = 16'd0;
    alike = 16'd0;
    found = 1'b0;
    place = 4'd0;
  end

  always @(posedge clock) begin
    read_0 <= columns_0_read_word_0;
    read_1 <= columns_1_read_word_0;
    read_2 <= columns_2_read_word_0;
    read_3 <= columns_3_read_word_0;
    read_4 <= columns_4_read_word_0;
    read_5 <= columns_5_read_word_0;
    read_6 <= columns_6_read_word_0;
    read_7 <= columns_7_read_word_0;
    read_8 <= columns_8_read_word_0;
    read_9 <= columns_9_read_word_0;
    read_10 <= columns_10_read_word_0;
    read_11 <= columns_11_read_word_0;
    read_12 <= columns_12_read_word_0;
    read_13 <= columns_13_read_word_0;
    read_14 <= columns_14_read_word_0;
    read_15 <= columns_15_read_word_0;
    alike <= same & reach;
    found <= |alike;
    place <= number;
  end

  // What nothing here reads.
  wire unused = &{1'b0, shifted[0]};
endmodule

`line 14044 "fpgambit_search_fast_columns.v" 0
// Memory of 16 bits per word and 6 address bits, with one write port and 1 registered read ports.
module fpgambit_search_fast_columns (
    input  wire        clock,           // Clock
    input  wire        write,           // Stores write_word at this clock edge
    input  wire [5:0]  write_address,   // Address to write
    input  wire [15:0] write_word,      // Word to write
    input  wire        read,            // Reads at this clock edge; if low, the words read hold
    input  wire [5:0]  read_address_0,  // Addresses to read
    output reg  [15:0] read_word_0      // The words read, one clock later
);

  (* ram_style = "block" *)
  reg [15:0] words [0:63];
  integer entry;

  initial begin
    for (entry = 0; entry <= 63; entry = entry + 1) words[entry] = 16'd0;
    read_word_0 = 16'd0;
  end

  always @(posedge clock) begin
    if (write) words[write_address] <= write_word;
    if (read) begin
      read_word_0 <= words[read_address_0];
    end
  end
endmodule

`line 14073 "fpgambit_search_fast_sums_value.v" 0
// Computes the value for the side to move from the sums over the pieces. Latency: three clocks, one
// position per clock.
module fpgambit_search_fast_sums_value (
    input  wire        clock,   // Clock
    input  wire [17:0] middle,  // Middlegame sum, White's pieces minus Black's
    input  wire [17:0] end_,    // Endgame sum
    input  wire [8:0]  phases,  // Sum of both phases
    input  wire        black,   // Black is to move
    output wire [15:0] value    // The value
);

  localparam [19:0] POSITION_VALUE_SIGN = 20'h8_0000;

  reg  [24:0] low;
  reg  [24:0] middle_part;
  reg  [24:0] high;
  reg  [17:0] end_one;
  reg  [24:0] product;
  reg  [17:0] end_two;
  reg  [15:0] result;

  reg  [17:0] greater;
  reg  [17:0] less;
  reg  [17:0] own_end;
  reg  [24:0] wide_greater;
  reg  [24:0] wide_less;
  reg  [5:0]  phase;
  wire [24:0] one;
  wire [24:0] two;
  wire [19:0] shifted;
  reg  [19:0] total;

  // Start with the mover's side, so that rounding is the same for both colours.
  always @* begin
    greater = middle;
    less = end_;
    own_end = end_;
    if (black) begin
      greater = end_;
      less = middle;
      own_end = 18'd0 - end_;
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

  always @* begin
    phase = phases[5:0];
    if (phases > 9'h020) begin
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

  assign value = result;

  initial begin
    low = 25'd0;
    middle_part = 25'd0;
    high = 25'd0;
    end_one = 18'd0;
    product = 25'd0;
    end_two = 18'd0;
    result = 16'd0;
  end

  always @(posedge clock) begin
    end_one <= own_end;
    product <= low + middle_part + high;
    end_two <= end_one;
  end

  // What nothing here reads.
  wire unused = &{1'b0, product[4:0]};
endmodule

`line 14221 "fpgambit_search_fast_lookup.v" 0
// Reads the piece that moves and the piece on its target square. Latency: one clock.
module fpgambit_search_fast_lookup (
    input  wire        clock,   // Clock
    input  wire [31:0] rank_0,  // The board
    input  wire [31:0] rank_1,  // The board
    input  wire [31:0] rank_2,  // The board
    input  wire [31:0] rank_3,  // The board
    input  wire [31:0] rank_4,  // The board
    input  wire [31:0] rank_5,  // The board
    input  wire [31:0] rank_6,  // The board
    input  wire [31:0] rank_7,  // The board
    input  wire [15:0] word,    // Word of the move
    output wire [3:0]  mover,   // Piece that moves
    output wire [3:0]  victim   // Piece on the target square
);

  localparam [3:0] MOVE_WORD_TO = 4'd6;

  reg  [2:0]  from_rank;
  reg  [2:0]  to_rank;

  wire [7:0]  from_one;
  wire [7:0]  to_one;
  reg  [3:0]  moves;
  reg  [3:0]  stands;
  wire [2:0]  readers_0_to_file;
  wire [31:0] readers_0_held;
  wire [3:0]  readers_0_on_from;
  wire [3:0]  readers_0_on_to;
  wire [2:0]  readers_1_to_file;
  wire [31:0] readers_1_held;
  wire [3:0]  readers_1_on_from;
  wire [3:0]  readers_1_on_to;
  wire [2:0]  readers_2_to_file;
  wire [31:0] readers_2_held;
  wire [3:0]  readers_2_on_from;
  wire [3:0]  readers_2_on_to;
  wire [2:0]  readers_3_to_file;
  wire [31:0] readers_3_held;
  wire [3:0]  readers_3_on_from;
  wire [3:0]  readers_3_on_to;
  wire [2:0]  readers_4_to_file;
  wire [31:0] readers_4_held;
  wire [3:0]  readers_4_on_from;
  wire [3:0]  readers_4_on_to;
  wire [2:0]  readers_5_to_file;
  wire [31:0] readers_5_held;
  wire [3:0]  readers_5_on_from;
  wire [3:0]  readers_5_on_to;
  wire [2:0]  readers_6_to_file;
  wire [31:0] readers_6_held;
  wire [3:0]  readers_6_on_from;
  wire [3:0]  readers_6_on_to;
  wire [2:0]  readers_7_to_file;
  wire [31:0] readers_7_held;
  wire [3:0]  readers_7_on_from;
  wire [3:0]  readers_7_on_to;

  fpgambit_search_fast_readers readers_0 (
      .clock(clock),
      .advance(1'b1),
      .rank(rank_0),
      .from_file(word[2:0]),
      .to_file(readers_0_to_file),
      .held(readers_0_held),
      .on_from(readers_0_on_from),
      .on_to(readers_0_on_to)
  );

  fpgambit_search_fast_readers readers_1 (
      .clock(clock),
      .advance(1'b1),
      .rank(rank_1),
      .from_file(word[2:0]),
      .to_file(readers_1_to_file),
      .held(readers_1_held),
      .on_from(readers_1_on_from),
      .on_to(readers_1_on_to)
  );

  fpgambit_search_fast_readers readers_2 (
      .clock(clock),
      .advance(1'b1),
      .rank(rank_2),
      .from_file(word[2:0]),
      .to_file(readers_2_to_file),
      .held(readers_2_held),
      .on_from(readers_2_on_from),
      .on_to(readers_2_on_to)
  );

  fpgambit_search_fast_readers readers_3 (
      .clock(clock),
      .advance(1'b1),
      .rank(rank_3),
      .from_file(word[2:0]),
      .to_file(readers_3_to_file),
      .held(readers_3_held),
      .on_from(readers_3_on_from),
      .on_to(readers_3_on_to)
  );

  fpgambit_search_fast_readers readers_4 (
      .clock(clock),
      .advance(1'b1),
      .rank(rank_4),
      .from_file(word[2:0]),
      .to_file(readers_4_to_file),
      .held(readers_4_held),
      .on_from(readers_4_on_from),
      .on_to(readers_4_on_to)
  );

  fpgambit_search_fast_readers readers_5 (
      .clock(clock),
      .advance(1'b1),
      .rank(rank_5),
      .from_file(word[2:0]),
      .to_file(readers_5_to_file),
      .held(readers_5_held),
      .on_from(readers_5_on_from),
      .on_to(readers_5_on_to)
  );

  fpgambit_search_fast_readers readers_6 (
      .clock(clock),
      .advance(1'b1),
      .rank(rank_6),
      .from_file(word[2:0]),
      .to_file(readers_6_to_file),
      .held(readers_6_held),
      .on_from(readers_6_on_from),
      .on_to(readers_6_on_to)
  );

  fpgambit_search_fast_readers readers_7 (
      .clock(clock),
      .advance(1'b1),
      .rank(rank_7),
      .from_file(word[2:0]),
      .to_file(readers_7_to_file),
      .held(readers_7_held),
      .on_from(readers_7_on_from),
      .on_to(readers_7_on_to)
  );

  assign from_one = 8'd1 << from_rank;
  assign to_one = 8'd1 << to_rank;

  always @* begin
    moves = 4'd0;
    if (from_one[0]) begin
      moves = moves | readers_0_on_from;
    end
    if (from_one[1]) begin
      moves = moves | readers_1_on_from;
    end
    if (from_one[2]) begin
      moves = moves | readers_2_on_from;
    end
    if (from_one[3]) begin
      moves = moves | readers_3_on_from;
    end
    if (from_one[4]) begin
      moves = moves | readers_4_on_from;
    end
    if (from_one[5]) begin
      moves = moves | readers_5_on_from;
    end
    if (from_one[6]) begin
      moves = moves | readers_6_on_from;
    end
    if (from_one[7]) begin
      moves = moves | readers_7_on_from;
    end
  end

  always @* begin
    stands = 4'd0;
    if (to_one[0]) begin
      stands = stands | readers_0_on_to;
    end
    if (to_one[1]) begin
      stands = stands | readers_1_on_to;
    end
    if (to_one[2]) begin
      stands = stands | readers_2_on_to;
    end
    if (to_one[3]) begin
      stands = stands | readers_3_on_to;
    end
    if (to_one[4]) begin
      stands = stands | readers_4_on_to;
    end
    if (to_one[5]) begin
      stands = stands | readers_5_on_to;
    end
    if (to_one[6]) begin
      stands = stands | readers_6_on_to;
    end
    if (to_one[7]) begin
      stands = stands | readers_7_on_to;
    end
  end

  assign readers_0_to_file = word[MOVE_WORD_TO +: 3];
  assign readers_1_to_file = word[MOVE_WORD_TO +: 3];
  assign readers_2_to_file = word[MOVE_WORD_TO +: 3];
  assign readers_3_to_file = word[MOVE_WORD_TO +: 3];
  assign readers_4_to_file = word[MOVE_WORD_TO +: 3];
  assign readers_5_to_file = word[MOVE_WORD_TO +: 3];
  assign readers_6_to_file = word[MOVE_WORD_TO +: 3];
  assign readers_7_to_file = word[MOVE_WORD_TO +: 3];
  assign mover = moves;
  assign victim = stands;

  initial begin
    from_rank = 3'd0;
    to_rank = 3'd0;
  end

  always @(posedge clock) begin
    from_rank <= word[5:3];
    to_rank <= word[11:9];
  end

  // What nothing here reads.
  wire unused = &{1'b0, word[15:12], readers_0_held, readers_1_held, readers_2_held,
      readers_3_held, readers_4_held, readers_5_held, readers_6_held, readers_7_held};
endmodule

`line 14453 "fpgambit_search_fast_readers.v" 0
// Holds a rank, and its nibbles on the two files of the move.
module fpgambit_search_fast_readers (
    input  wire        clock,      // Clock
    input  wire        advance,    // All stages advance
    input  wire [31:0] rank,       // Eight piece nibbles, file a in the lowest bits
    input  wire [2:0]  from_file,  // File of the move's source square
    input  wire [2:0]  to_file,    // File of the move's target square
    output wire [31:0] held,       // The rank
    output wire [3:0]  on_from,    // Piece on the source file
    output wire [3:0]  on_to       // Piece on the target file
);

  reg  [31:0] word;
  reg  [3:0]  first;
  reg  [3:0]  second;

  wire [31:0] rank_shifted;
  wire [31:0] rank_shifted_2;

  assign rank_shifted = rank >> {from_file, 2'd0};
  assign rank_shifted_2 = rank >> {to_file, 2'd0};

  always @(posedge clock) begin
    if (advance) begin
      word <= rank;
      first <= rank_shifted[3:0];
      second <= rank_shifted_2[3:0];
    end
  end

  assign held = word;
  assign on_from = first;
  assign on_to = second;

  initial begin
    word = 32'd0;
    first = 4'd0;
    second = 4'd0;
  end

  // What nothing here reads.
  wire unused = &{1'b0, rank_shifted[31:4], rank_shifted_2[31:4]};
endmodule

`line 14498 "fpgambit_search_fast_changer.v" 0
// Computes the sums after a move, which removes or puts down at most four pieces. Latency: four
// clocks, one move per clock.
module fpgambit_search_fast_changer #(
    parameter SQUARES_FILE = ""
) (
    input  wire        clock,       // Clock
    input  wire [15:0] word,        // Word of the move
    input  wire [3:0]  mover,       // Piece that moves; 0 if nothing changes
    input  wire [3:0]  victim,      // Piece on the target square
    input  wire [26:0] old_middle,  // {White's phase, middlegame sum} before the move; three clocks
                                    // later
    input  wire [26:0] old_end,     // {Black's phase, endgame sum} before the move; three clocks
                                    // later
    output wire [26:0] new_middle,  // {White's phase, middlegame sum} after the move
    output wire [26:0] new_end      // {Black's phase, endgame sum} after the move
);

  localparam [2:0] FILE_D = 3'd3;
  localparam [2:0] FILE_F = 3'd5;
  localparam [2:0] FILE_H = 3'd7;
  localparam [3:0] MOVE_KIND_CASTLE_LONG = 4'd3;
  localparam [3:0] MOVE_KIND_CASTLE_SHORT = 4'd2;
  localparam [3:0] MOVE_KIND_EN_PASSANT = 4'd5;
  localparam [3:0] MOVE_WORD_KIND = 4'd12;
  localparam [3:0] MOVE_WORD_TO = 4'd6;
  localparam [3:0] NIBBLE_BLACK = 4'd8;
  localparam [2:0] PIECE_BISHOP = 3'd3;
  localparam [2:0] PIECE_KNIGHT = 3'd2;
  localparam [2:0] PIECE_PAWN = 3'd1;
  localparam [2:0] PIECE_QUEEN = 3'd5;
  localparam [2:0] PIECE_ROOK = 3'd4;

  reg  [3:0]  man_1_0;
  reg  [3:0]  man_1_1;
  reg  [3:0]  man_1_2;
  reg  [3:0]  man_1_3;
  reg  [3:0]  man_2_0;
  reg  [3:0]  man_2_1;
  reg  [3:0]  man_2_2;
  reg  [3:0]  man_2_3;
  reg  [23:0] words_0;
  reg  [23:0] words_1;
  reg  [23:0] words_2;
  reg  [23:0] words_3;
  reg  [17:0] sum_middle;
  reg  [17:0] sum_end;
  reg  [8:0]  sum_white;
  reg  [8:0]  sum_black;
  reg  [26:0] after_middle;
  reg  [26:0] after_end;

  wire [5:0]  from;
  wire [5:0]  to;
  wire [3:0]  kind;
  wire [3:0]  colour;
  wire [3:0]  other;
  reg  [3:0]  man_0;
  reg  [3:0]  man_1;
  reg  [3:0]  man_2;
  reg  [3:0]  man_3;
  wire [5:0]  square_0;
  reg  [5:0]  square_1;
  wire [5:0]  square_2;
  reg  [5:0]  square_3;
  reg  [17:0] wide_middle_0;
  reg  [17:0] wide_middle_1;
  reg  [17:0] wide_middle_2;
  reg  [17:0] wide_middle_3;
  reg  [17:0] wide_end_0;
  reg  [17:0] wide_end_1;
  reg  [17:0] wide_end_2;
  reg  [17:0] wide_end_3;
  reg  [17:0] signed_middle_0;
  reg  [17:0] signed_middle_1;
  reg  [17:0] signed_middle_2;
  reg  [17:0] signed_middle_3;
  reg  [17:0] signed_end_0;
  reg  [17:0] signed_end_1;
  reg  [17:0] signed_end_2;
  reg  [17:0] signed_end_3;
  reg  [8:0]  weight_0;
  reg  [8:0]  weight_1;
  reg  [8:0]  weight_2;
  reg  [8:0]  weight_3;
  reg  [8:0]  on_white_0;
  reg  [8:0]  on_white_1;
  reg  [8:0]  on_white_2;
  reg  [8:0]  on_white_3;
  reg  [8:0]  on_black_0;
  reg  [8:0]  on_black_1;
  reg  [8:0]  on_black_2;
  reg  [8:0]  on_black_3;
  reg  [8:0]  tables_0_read_address_0;
  reg  [8:0]  tables_0_read_address_1;
  wire [23:0] tables_0_read_word_0;
  wire [23:0] tables_0_read_word_1;
  reg  [8:0]  tables_1_read_address_0;
  reg  [8:0]  tables_1_read_address_1;
  wire [23:0] tables_1_read_word_0;
  wire [23:0] tables_1_read_word_1;

  fpgambit_search_fast_tables #(.SQUARES_FILE(SQUARES_FILE)) tables_0 (
      .clock(clock),
      .read(1'b1),
      .read_address_0(tables_0_read_address_0),
      .read_address_1(tables_0_read_address_1),
      .read_word_0(tables_0_read_word_0),
      .read_word_1(tables_0_read_word_1)
  );

  fpgambit_search_fast_tables #(.SQUARES_FILE(SQUARES_FILE)) tables_1 (
      .clock(clock),
      .read(1'b1),
      .read_address_0(tables_1_read_address_0),
      .read_address_1(tables_1_read_address_1),
      .read_word_0(tables_1_read_word_0),
      .read_word_1(tables_1_read_word_1)
  );

  // Pieces 0 and 1 are removed, 2 and 3 put down: the moving and the captured piece, or the
  // castling rook.
  assign from = word[5:0];
  assign to = word[MOVE_WORD_TO +: 6];
  assign kind = word[MOVE_WORD_KIND +: 4];
  assign colour = mover & NIBBLE_BLACK;
  assign other = colour ^ NIBBLE_BLACK;

  always @* begin
    man_0 = mover;
    man_2 = mover;
    if (kind[3]) begin
      man_2 = colour | ({2'd0, kind[1:0]} + 4'd2);
    end
    man_1 = victim;
    square_1 = to;
    man_3 = 4'd0;
    square_3 = {from[5:3], FILE_F};
    if (kind == MOVE_KIND_EN_PASSANT) begin
      man_1 = other | {1'b0, PIECE_PAWN};
      square_1 = {from[5:3], to[2:0]};
    end
    if (kind == MOVE_KIND_CASTLE_SHORT) begin
      man_1 = colour | {1'b0, PIECE_ROOK};
      square_1 = {from[5:3], FILE_H};
      man_3 = colour | {1'b0, PIECE_ROOK};
    end
    if (kind == MOVE_KIND_CASTLE_LONG) begin
      man_1 = colour | {1'b0, PIECE_ROOK};
      square_1 = {from[5:3], 3'd0};
      man_3 = colour | {1'b0, PIECE_ROOK};
      square_3 = {from[5:3], FILE_D};
    end
    if (!(|mover)) begin
      man_0 = 4'd0;
      man_1 = 4'd0;
      man_2 = 4'd0;
      man_3 = 4'd0;
    end
  end

  assign square_0 = from;
  assign square_2 = to;

  // Look up the tables, with squares seen from the owner's side.
  always @* begin
    tables_0_read_address_0 = {man_0[2:0], square_0};
    if (man_0[3]) begin
      tables_0_read_address_0 = {man_0[2:0], square_0 ^ 6'd56};
    end
  end

  always @* begin
    tables_0_read_address_1 = {man_1[2:0], square_1};
    if (man_1[3]) begin
      tables_0_read_address_1 = {man_1[2:0], square_1 ^ 6'd56};
    end
  end

  always @* begin
    tables_1_read_address_0 = {man_2[2:0], square_2};
    if (man_2[3]) begin
      tables_1_read_address_0 = {man_2[2:0], square_2 ^ 6'd56};
    end
  end

  always @* begin
    tables_1_read_address_1 = {man_3[2:0], square_3};
    if (man_3[3]) begin
      tables_1_read_address_1 = {man_3[2:0], square_3 ^ 6'd56};
    end
  end

  // White's pieces minus Black's; a removed piece counts with the opposite sign.
  always @* begin
    wide_middle_0 = {6'd0, words_0[11:0]};
    if (words_0[11]) begin
      wide_middle_0 = {6'd63, words_0[11:0]};
    end
  end

  always @* begin
    wide_end_0 = {6'd0, words_0[23:12]};
    if (words_0[23]) begin
      wide_end_0 = {6'd63, words_0[23:12]};
    end
  end

  always @* begin
    signed_middle_0 = wide_middle_0;
    signed_end_0 = wide_end_0;
    if (man_2_0[3]) begin
      signed_middle_0 = 18'd0 - wide_middle_0;
      signed_end_0 = 18'd0 - wide_end_0;
    end
  end

  always @* begin
    weight_0 = 9'd0;
    if ((man_2_0[2:0] == PIECE_KNIGHT) | (man_2_0[2:0] == PIECE_BISHOP)) begin
      weight_0 = 9'd1;
    end
    if (man_2_0[2:0] == PIECE_ROOK) begin
      weight_0 = 9'd3;
    end
    if (man_2_0[2:0] == PIECE_QUEEN) begin
      weight_0 = 9'd6;
    end
  end

  always @* begin
    on_white_0 = weight_0;
    on_black_0 = 9'd0;
    if (man_2_0[3]) begin
      on_white_0 = 9'd0;
      on_black_0 = weight_0;
    end
  end

  always @* begin
    wide_middle_1 = {6'd0, words_1[11:0]};
    if (words_1[11]) begin
      wide_middle_1 = {6'd63, words_1[11:0]};
    end
  end

  always @* begin
    wide_end_1 = {6'd0, words_1[23:12]};
    if (words_1[23]) begin
      wide_end_1 = {6'd63, words_1[23:12]};
    end
  end

  always @* begin
    signed_middle_1 = wide_middle_1;
    signed_end_1 = wide_end_1;
    if (man_2_1[3]) begin
      signed_middle_1 = 18'd0 - wide_middle_1;
      signed_end_1 = 18'd0 - wide_end_1;
    end
  end

  always @* begin
    weight_1 = 9'd0;
    if ((man_2_1[2:0] == PIECE_KNIGHT) | (man_2_1[2:0] == PIECE_BISHOP)) begin
      weight_1 = 9'd1;
    end
    if (man_2_1[2:0] == PIECE_ROOK) begin
      weight_1 = 9'd3;
    end
    if (man_2_1[2:0] == PIECE_QUEEN) begin
      weight_1 = 9'd6;
    end
  end

  always @* begin
    on_white_1 = weight_1;
    on_black_1 = 9'd0;
    if (man_2_1[3]) begin
      on_white_1 = 9'd0;
      on_black_1 = weight_1;
    end
  end

  always @* begin
    wide_middle_2 = {6'd0, words_2[11:0]};
    if (words_2[11]) begin
      wide_middle_2 = {6'd63, words_2[11:0]};
    end
  end

  always @* begin
    wide_end_2 = {6'd0, words_2[23:12]};
    if (words_2[23]) begin
      wide_end_2 = {6'd63, words_2[23:12]};
    end
  end

  always @* begin
    signed_middle_2 = wide_middle_2;
    signed_end_2 = wide_end_2;
    if (man_2_2[3]) begin
      signed_middle_2 = 18'd0 - wide_middle_2;
      signed_end_2 = 18'd0 - wide_end_2;
    end
  end

  always @* begin
    weight_2 = 9'd0;
    if ((man_2_2[2:0] == PIECE_KNIGHT) | (man_2_2[2:0] == PIECE_BISHOP)) begin
      weight_2 = 9'd1;
    end
    if (man_2_2[2:0] == PIECE_ROOK) begin
      weight_2 = 9'd3;
    end
    if (man_2_2[2:0] == PIECE_QUEEN) begin
      weight_2 = 9'd6;
    end
  end

  always @* begin
    on_white_2 = weight_2;
    on_black_2 = 9'd0;
    if (man_2_2[3]) begin
      on_white_2 = 9'd0;
      on_black_2 = weight_2;
    end
  end

  always @* begin
    wide_middle_3 = {6'd0, words_3[11:0]};
    if (words_3[11]) begin
      wide_middle_3 = {6'd63, words_3[11:0]};
    end
  end

  always @* begin
    wide_end_3 = {6'd0, words_3[23:12]};
    if (words_3[23]) begin
      wide_end_3 = {6'd63, words_3[23:12]};
    end
  end

  always @* begin
    signed_middle_3 = wide_middle_3;
    signed_end_3 = wide_end_3;
    if (man_2_3[3]) begin
      signed_middle_3 = 18'd0 - wide_middle_3;
      signed_end_3 = 18'd0 - wide_end_3;
    end
  end

  always @* begin
    weight_3 = 9'd0;
    if ((man_2_3[2:0] == PIECE_KNIGHT) | (man_2_3[2:0] == PIECE_BISHOP)) begin
      weight_3 = 9'd1;
    end
    if (man_2_3[2:0] == PIECE_ROOK) begin
      weight_3 = 9'd3;
    end
    if (man_2_3[2:0] == PIECE_QUEEN) begin
      weight_3 = 9'd6;
    end
  end

  always @* begin
    on_white_3 = weight_3;
    on_black_3 = 9'd0;
    if (man_2_3[3]) begin
      on_white_3 = 9'd0;
      on_black_3 = weight_3;
    end
  end

  assign new_middle = after_middle;
  assign new_end = after_end;

  initial begin
    man_1_0 = 4'd0;
    man_1_1 = 4'd0;
    man_1_2 = 4'd0;
    man_1_3 = 4'd0;
    man_2_0 = 4'd0;
    man_2_1 = 4'd0;
    man_2_2 = 4'd0;
    man_2_3 = 4'd0;
    words_0 = 24'd0;
    words_1 = 24'd0;
    words_2 = 24'd0;
    words_3 = 24'd0;
    sum_middle = 18'd0;
    sum_end = 18'd0;
    sum_white = 9'd0;
    sum_black = 9'd0;
    after_middle = 27'd0;
    after_end = 27'd0;
  end

  always @(posedge clock) begin
    man_1_0 <= man_0;
    man_1_1 <= man_1;
    man_1_2 <= man_2;
    man_1_3 <= man_3;
    man_2_0 <= man_1_0;
    man_2_1 <= man_1_1;
    man_2_2 <= man_1_2;
    man_2_3 <= man_1_3;
    words_0 <= tables_0_read_word_0;
    words_1 <= tables_0_read_word_1;
    words_2 <= tables_1_read_word_0;
    words_3 <= tables_1_read_word_1;
    sum_middle <= signed_middle_2 + signed_middle_3 - (signed_middle_0 + signed_middle_1);
    sum_end <= signed_end_2 + signed_end_3 - (signed_end_0 + signed_end_1);
    sum_white <= on_white_2 + on_white_3 - (on_white_0 + on_white_1);
    sum_black <= on_black_2 + on_black_3 - (on_black_0 + on_black_1);
    after_middle <= {old_middle[26:18] + sum_white, old_middle[17:0] + sum_middle};
    after_end <= {old_end[26:18] + sum_black, old_end[17:0] + sum_end};
  end
endmodule

`line 14918 "fpgambit_search_fast_tables.v" 0
// Memory of 24 bits per word, read from a file, with 2 registered read ports.
module fpgambit_search_fast_tables #(
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

`line 14959 "fpgambit_search_fast_outcome.v" 0
// Finishes a turn: the node ends and the window is updated, a child is entered, or the move is
// skipped.
module fpgambit_search_fast_outcome (
    input  wire        clock,            // Clock
    input  wire        live,             // The search is running, or its result is waiting
    input  wire        cancelled,        // The search must end before its next node
    input  wire [24:0] control,          // The search's control word
    input  wire [31:0] nodes_low,        // Nodes entered, bits 31 to 0
    input  wire [7:0]  nodes_high,       // Bits 39 to 32
    input  wire [31:0] limit_low,        // Node limit, bits 31 to 0; 0 in all bits: no limit
    input  wire [7:0]  limit_high,       // Bits 39 to 32
    input  wire [31:0] moves,            // {best, first}: the best move and the move to try first
    input  wire        collects,         // The job book collects the result
    input  wire        job,              // The search gets a job
    input  wire [31:0] job_window,       // The job's window, {beta, alpha}
    input  wire [3:0]  job_depth,        // The job's depth
    input  wire [15:0] job_first,        // Word of the move to try first
    input  wire        only,             // The root tries only the job's first move
    input  wire [15:0] second,           // Word of the only move that the node after it tries; 0 if
                                         // it tries all
    input  wire [6:0]  job_run,          // Number of reversible moves that led to the job's root
    input  wire        stops,            // The verdict: the node ends
    input  wire [15:0] stop_score,       // Score with which the node ends
    input  wire        compares,         // The verdict: compare the node's board with another
    input  wire [3:0]  target,           // Half ply of the position to compare
    input  wire        past,             // The position to compare is one of the game
    input  wire [6:0]  past_number,      // Number of that position of the game
    input  wire        again,            // The verdict: judge the node again
    input  wire        passes,           // The verdict: the node passes
    input  wire        quiet,            // The node is a quiescence node
    input  wire [3:0]  depth,            // The node's depth
    input  wire [15:0] alpha,            // The node's alpha
    input  wire        checks,           // The node is in check
    input  wire        drawn,            // The node is drawn if it has a legal move
    input  wire [3:0]  hopeless,         // Captures that cannot raise alpha
    input  wire [31:0] window,           // The node's window, {beta, first alpha}
    input  wire [31:0] flags,            // The node's flags
    input  wire [15:0] led,              // The move that led to the node
    input  wire [15:0] elder,            // The latest killer of the parent's ply
    input  wire [31:0] killers,          // The node's killers
    input  wire        legal,            // The node has a legal move
    input  wire        en_passant,       // A legal en passant capture exists
    input  wire        found,            // A move is found
    input  wire        guarded,          // The other side attacks the move's target square
    input  wire [17:0] cursor,           // The cursor after this move
    input  wire [15:0] word,             // Word of the move
    input  wire [3:0]  mover,            // Piece that moves
    output wire        writes,           // Writes the search's control word
    output wire [24:0] control_word,     // Control word to write
    output wire [31:0] next_nodes_low,   // Nodes entered, bits 31 to 0
    output wire [7:0]  next_nodes_high,  // Bits 39 to 32
    output wire [31:0] moves_word,       // {best, first}
    output wire        ends,             // Writes a result
    output wire [17:0] result,           // {bound, score}
    output wire        begins,           // The search has started its job
    output wire        collected,        // The result has been collected
    output wire        write_alpha,      // Writes alpha
    output wire        to_parent,        // Writes the parent's alpha instead of the node's
    output wire [15:0] alpha_word,       // Alpha to write
    output wire        write_cursor,     // Writes the cursor
    output wire [17:0] cursor_word,      // Cursor to write
    output wire        write_killers,    // Writes the parent's killers
    output wire [31:0] killers_word,     // Killers to write
    output wire        enters,           // A child node is entered
    output wire [31:0] window_word,      // The child's window
    output wire [15:0] led_word,         // The move that leads to the child
    output wire [12:0] flags_word,       // The child's flags without the state, with the run as
                                         // after a reversible move
    output wire        plain,            // The kind of the move is reversible
    output wire        passed            // A pass leads to the child
);

  localparam [1:0] BOUND_EXACT = 2'd1;
  localparam [1:0] BOUND_LOWER = 2'd2;
  localparam [1:0] BOUND_UPPER = 2'd3;
  localparam [4:0] HALVES_UPPER = 5'd16;
  localparam [15:0] SCORE_MATED = 16'h8300;
  localparam [15:0] SCORE_SIGN = 16'h8000;
  localparam [1:0] SEARCH_STATUS_CANCELLED = 2'd2;
  localparam [1:0] SEARCH_STATUS_DONE = 2'd0;
  localparam [1:0] SEARCH_STATUS_NODE_LIMIT = 2'd1;

  reg         out_writes;
  reg  [24:0] out_control;
  reg  [31:0] out_nodes_low;
  reg  [7:0]  out_nodes_high;
  reg  [31:0] out_moves;
  reg         out_ends;
  reg  [17:0] out_result;
  reg         out_begins;
  reg         out_collected;
  reg         out_write_alpha;
  reg         out_to_parent;
  reg  [15:0] out_alpha;
  reg         out_write_cursor;
  reg  [17:0] out_cursor;
  reg         out_write_killers;
  reg  [31:0] out_killers;
  reg         out_enters;
  reg  [31:0] out_window;
  reg  [15:0] out_led;
  reg  [12:0] out_flags;
  reg         out_plain;
  reg         out_passed;

  wire [5:0]  ply;
  wire        seeks;
  wire [1:0]  status;
  wire        done;
  wire        runs;
  wire        breaks;
  wire        at_root;
  wire        has_second;
  wire        at_second;
  wire        on_line;
  reg  [15:0] sought;
  wire [15:0] first;
  wire [4:0]  class_;
  wire        searches;
  wire        vain;
  wire        mates;
  wire        leaves;
  wire        restarts;
  wire        tries;
  wire        limited;
  reg  [15:0] score;
  wire [15:0] first_alpha;
  wire [15:0] beta;
  wire        low;
  wire        high;
  wire        came_by_pass;
  wire        raises;
  wire        finishes;
  reg  [5:0]  next_ply;
  reg  [24:0] kept;
  wire        trial_vain;
  wire        trial_delta;
  wire [31:0] child_window;
  wire [15:0] child_led;
  wire [12:0] child_flags;
  wire        child_plain;
  reg  [24:0] out_control_next;

  fpgambit_search_fast_trial trial (
      .on_line(on_line),
      .quiet(quiet),
      .seeks(seeks),
      .first(sought),
      .killers(killers),
      .hopeless(hopeless),
      .class_(class_),
      .found(found),
      .guarded(guarded),
      .word(word),
      .mover(mover),
      .vain(trial_vain),
      .delta(trial_delta)
  );

  fpgambit_search_fast_child child (
      .alpha(alpha),
      .beta(beta),
      .depth(depth),
      .quiet(quiet),
      .run(flags[31:25]),
      .word(word),
      .mover(mover),
      .en_passant(en_passant),
      .passes(passes),
      .window(child_window),
      .led(child_led),
      .flags(child_flags),
      .plain(child_plain)
  );

  assign ply = control[5:0];
  assign at_root = !(|ply);
  assign has_second = only & (|second);
  assign at_second = has_second & (ply == 6'd1);
  assign on_line = at_root | at_second;
  assign seeks = control[13] & on_line & !quiet;
  assign status = control[15:14];
  assign done = control[16];
  assign runs = live & !done;
  assign breaks = runs & (status != SEARCH_STATUS_DONE);
  assign first = moves[15:0];

  always @* begin
    sought = first;
    if (at_second) begin
      sought = second;
    end
  end

  assign first_alpha = window[15:0];
  assign beta = window[HALVES_UPPER +: 16];
  assign came_by_pass = flags[23];

  // The move: is there one, and is it skipped?
  assign class_ = cursor[4:0];
  assign vain = trial_vain;
  assign searches = runs & !breaks & !compares & !again & !stops & !passes;

  // Does the node end? One on a line does after its only move.
  assign mates = searches & !quiet & !legal;
  assign restarts = searches & !mates & (class_ == 5'd0) & seeks & !only;
  assign leaves = mates | (searches &
      ((!quiet & drawn) | ((class_ == 5'd0) & !restarts) | (only & on_line & !seeks) |
      trial_delta)) | (runs & !breaks & stops & !compares & !again);

  always @* begin
    score = alpha;
    if (stops) begin
      score = stop_score;
    end else if (mates) begin
      score = 16'd0;
      if (checks) begin
        score = SCORE_MATED + {10'd0, ply};
      end
    end else if (!quiet & drawn) begin
      score = 16'd0;
    end
  end

  assign low = (score ^ SCORE_SIGN) <= (first_alpha ^ SCORE_SIGN);
  assign high = (score ^ SCORE_SIGN) >= (beta ^ SCORE_SIGN);
  assign raises = leaves & !at_root & !low & !high & !came_by_pass;
  assign finishes = breaks | (leaves & (at_root | (low & (ply == 6'd1))));

  // Enter a child by a move or a pass, unless the search ends first.
  assign tries = (searches & !leaves & !restarts & !vain) |
      (runs & !breaks & !compares & !again & !stops & passes);
  assign limited = ((|limit_low) | (|limit_high)) & (nodes_low == limit_low) &
      (nodes_high == limit_high);

  always @(posedge clock) begin
    out_window <= child_window;
    out_led <= child_led;
    out_flags <= child_flags;
    out_plain <= child_plain;
    if (job) begin
      out_window <= job_window;
      out_led <= 16'd0;
      out_flags <= {job_run, 2'd0, job_depth};
      out_plain <= 1'b0;
    end
  end

  // Where the search continues.
  always @* begin
    next_ply = ply;
    kept = {8'd0, control[16:13], 13'd0};
    out_control_next = kept | {19'd0, ply};
    if (restarts | (seeks & tries)) begin
      kept = {8'd0, control[16:14], 14'd0};
      if (at_root & has_second) begin
        kept = {8'd0, control[16:13], 13'd0};
      end
      out_control_next = kept | {19'd0, ply};
    end
    if (leaves) begin
      next_ply = ply - 6'd1;
      if (low) begin
        next_ply = ply - 6'd2;
      end
      kept = {8'd0, control[16:14], 14'd0};
      out_control_next = kept | {19'd0, next_ply};
    end
    if (tries) begin
      next_ply = ply + 6'd1;
      out_control_next = kept | {19'd0, next_ply} | 25'h000_0040;
      if (cancelled) begin
        out_control_next = {9'd0, SEARCH_STATUS_CANCELLED, 14'd0};
      end else if (limited) begin
        out_control_next = {9'd0, SEARCH_STATUS_NODE_LIMIT, 14'd0};
      end
    end
    if (compares & runs & !breaks) begin
      out_control_next = kept | {19'd0, ply} | {12'd0, target, 9'd0} | 25'h000_00c0;
      if (past) begin
        out_control_next = kept | {19'd0, ply} | {past_number, 18'd0} | 25'h002_00c0;
      end
    end else if (again & runs & !breaks) begin
      out_control_next = kept | {19'd0, ply} | 25'h000_0140;
    end
    if (finishes) begin
      out_control_next = {9'd1, status, 14'd0};
    end
    if (job) begin
      out_control_next = 25'h000_0040;
      if (|job_first) begin
        out_control_next = 25'h000_2040;
      end
      if (cancelled) begin
        out_control_next = {9'd0, SEARCH_STATUS_CANCELLED, 14'd0};
      end
    end
  end

  // Nodes, the best move, and the result.
  always @(posedge clock) begin
    out_nodes_low <= nodes_low;
    out_nodes_high <= nodes_high;
    if (tries & !cancelled & !limited) begin
      out_nodes_low <= nodes_low + 32'd1;
      if (&nodes_low) begin
        out_nodes_high <= nodes_high + 8'd1;
      end
    end
    out_moves <= moves;
    if (leaves & !high & !came_by_pass & (ply == 6'd1)) begin
      out_moves <= {led, first};
    end
    if (job) begin
      out_nodes_low <= 32'd1;
      out_nodes_high <= 8'd0;
      if (cancelled) begin
        out_nodes_low <= 32'd0;
      end
      out_moves <= {16'd0, job_first};
    end
  end

  always @(posedge clock) begin
    out_result <= {BOUND_EXACT, score};
    if (low) begin
      out_result <= {BOUND_UPPER, first_alpha};
    end else if (high) begin
      out_result <= {BOUND_LOWER, beta};
    end
    if (!at_root) begin
      out_result <= {BOUND_LOWER, 16'd0 - first_alpha};
    end
    if (breaks) begin
      out_result <= {BOUND_LOWER, alpha};
      if (alpha == first_alpha) begin
        out_result <= {2'd0, alpha};
      end
    end
  end

  // Updates of the frames.
  always @(posedge clock) begin
    out_alpha <= alpha;
    if (raises) begin
      out_alpha <= 16'd0 - score;
    end
    if (job) begin
      out_alpha <= job_window[15:0];
    end
  end

  always @(posedge clock) begin
    out_cursor <= cursor;
    if (passes | restarts | (seeks & !vain)) begin
      out_cursor <= 18'd0;
    end
  end

  assign writes = out_writes;
  assign control_word = out_control;
  assign next_nodes_low = out_nodes_low;
  assign next_nodes_high = out_nodes_high;
  assign moves_word = out_moves;
  assign ends = out_ends;
  assign result = out_result;
  assign begins = out_begins;
  assign collected = out_collected;
  assign write_alpha = out_write_alpha;
  assign to_parent = out_to_parent;
  assign alpha_word = out_alpha;
  assign write_cursor = out_write_cursor;
  assign cursor_word = out_cursor;
  assign write_killers = out_write_killers;
  assign killers_word = out_killers;
  assign enters = out_enters;
  assign window_word = out_window;
  assign led_word = out_led;
  assign flags_word = out_flags;
  assign plain = out_plain;
  assign passed = out_passed;

  initial begin
    out_writes = 1'b0;
    out_control = 25'd0;
    out_nodes_low = 32'd0;
    out_nodes_high = 8'd0;
    out_moves = 32'd0;
    out_ends = 1'b0;
    out_result = 18'd0;
    out_begins = 1'b0;
    out_collected = 1'b0;
    out_write_alpha = 1'b0;
    out_to_parent = 1'b0;
    out_alpha = 16'd0;
    out_write_cursor = 1'b0;
    out_cursor = 18'd0;
    out_write_killers = 1'b0;
    out_killers = 32'd0;
    out_enters = 1'b0;
    out_window = 32'd0;
    out_led = 16'd0;
    out_flags = 13'd0;
    out_plain = 1'b0;
    out_passed = 1'b0;
  end

  always @(posedge clock) begin
    out_writes <= runs | job;
    out_control <= out_control_next;
    out_ends <= finishes;
    out_begins <= job;
    out_collected <= collects;
    out_write_alpha <= (runs & !leaves & !breaks) | raises | job;
    out_to_parent <= raises;
    out_write_cursor <= (searches & !leaves) | (runs & passes);
    out_write_killers <= leaves & low & flags[24] & (led != elder);
    out_killers <= {elder, led};
    out_enters <= (tries & !cancelled & !limited) | job;
    out_passed <= passes & !job;
  end

  // What nothing here reads.
  wire unused = &{1'b0, control[24:17], control[12:6], flags[22:0]};
endmodule

`line 15386 "fpgambit_search_fast_trial.v" 0
// Decides whether a move is skipped: a killer that is not a move of this position, a move that was
// already tried as killer or first move, any move but the first move while the root, or another
// node on the job's line, looks for that one, a queen's capture of a lesser piece on a guarded
// square. Combinational.
module fpgambit_search_fast_trial (
    input  wire        on_line,   // The node is the root, or another one on the job's line
    input  wire        quiet,     // The node is a quiescence node
    input  wire        seeks,     // The node looks for its first move
    input  wire [15:0] first,     // Word of the first move; 0 for none
    input  wire [31:0] killers,   // The node's killers, the latest in the low half
    input  wire [3:0]  hopeless,  // Victims whose capture cannot raise alpha: pawns, knights and
                                  // bishops, rooks, queens
    input  wire [4:0]  class_,    // The move's class; see ClassPicker
    input  wire        found,     // The selected way has the target
    input  wire        guarded,   // The other side attacks the target square
    input  wire [15:0] word,      // Word of the move
    input  wire [3:0]  mover,     // Piece that moves
    output wire        vain,      // The move is skipped
    output wire        delta      // Delta pruning skips this move and all that follow
);

  localparam [4:0] HALVES_UPPER = 5'd16;
  localparam [2:0] PIECE_QUEEN = 3'd5;

  wire        takes;
  wire        kills;
  reg         poor;
  wire        is_killer;
  wire        is_first;
  reg         in_vain;

  assign takes = (class_ > 5'd5) & (class_ < 5'd11);
  assign kills = (class_ == 5'd11) | (class_ == 5'd12);

  always @* begin
    poor = hopeless[3];
    if (class_ == 5'd7) begin
      poor = hopeless[2];
    end
    if ((class_ == 5'd8) | (class_ == 5'd9)) begin
      poor = hopeless[1];
    end
    if (class_ == 5'd10) begin
      poor = hopeless[0];
    end
  end

  assign is_killer = (killers[15:0] == word) | (killers[HALVES_UPPER +: 16] == word);
  assign is_first = on_line & !quiet & (|first) & (first == word);

  always @* begin
    in_vain = is_first;
    if (quiet) begin
      in_vain = takes & (class_ > 5'd6) & (class_ < 5'd10) & guarded & (mover[2:0] == PIECE_QUEEN);
    end else if (seeks) begin
      in_vain = !is_first | kills;
    end else if (class_ == 5'd11) begin
      in_vain = !found | (killers[15:0] != word) | is_first;
    end else if (class_ == 5'd12) begin
      in_vain = !found | (killers[HALVES_UPPER +: 16] != word) | is_first;
    end else if (class_ > 5'd12) begin
      in_vain = is_killer | is_first;
    end
  end

  assign vain = in_vain;
  assign delta = quiet & takes & poor;

  // What nothing here reads.
  wire unused = &{1'b0, mover[3]};
endmodule

`line 15459 "fpgambit_search_fast_child.v" 0
// Computes the child's window, which is its parent's negated, or the null window around beta and a
// reduced depth after a pass. Combinational.
module fpgambit_search_fast_child (
    input  wire [15:0] alpha,       // The node's alpha
    input  wire [15:0] beta,        // The node's beta
    input  wire [3:0]  depth,       // The node's depth
    input  wire        quiet,       // The node is a quiescence node
    input  wire [6:0]  run,         // Number of reversible moves that led to the node
    input  wire [15:0] word,        // Word of the move
    input  wire [3:0]  mover,       // Piece that moves
    input  wire        en_passant,  // A legal en passant capture exists
    input  wire        passes,      // The node passes instead of moving
    output reg  [31:0] window,      // The child's window, {beta, alpha}
    output reg  [15:0] led,         // The move that leads to the child
    output reg  [12:0] flags,       // {run, kills, passed, depth}, with the run as after a
                                    // reversible move
    output reg         plain        // The kind of the move is reversible
);

  localparam [3:0] MOVE_KIND_QUIET = 4'd0;
  localparam [3:0] MOVE_WORD_KIND = 4'd12;
  localparam [2:0] PIECE_PAWN = 3'd1;

  wire [15:0] turned_alpha;
  wire [15:0] turned_beta;
  reg  [6:0]  longer;

  assign turned_alpha = 16'd0 - alpha;
  assign turned_beta = 16'd0 - beta;

  always @* begin
    window = {turned_alpha, turned_beta};
    led = word;
    flags = {longer, 6'd0};
    if (!quiet) begin
      flags = {longer, 2'd0, depth - 4'd1};
      if (!word[14] & !word[15]) begin
        flags = {longer, 2'd2, depth - 4'd1};
      end
    end
    plain = (word[MOVE_WORD_KIND +: 4] == MOVE_KIND_QUIET) & (mover[2:0] != PIECE_PAWN) &
        !en_passant;
    if (passes) begin
      window = {turned_beta + 16'd1, turned_beta};
      led = 16'd0;
      flags = 13'h0010;
      if (depth > 4'd3) begin
        flags = {9'd1, depth - 4'd3};
      end
      plain = 1'b0;
    end
  end

  always @* begin
    longer = run;
    if (!(&run)) begin
      longer = run + 7'd1;
    end
  end

  // What nothing here reads.
  wire unused = &{1'b0, mover[3]};
endmodule

`line 15524 "fpgambit_search_fast_book.v" 0
// Assigns each job to a free search and outputs its result when the search has ended.
module fpgambit_search_fast_book #(
    parameter SQUARES_FILE = ""
) (
    input  wire        clock,              // Clock, rising edge
    input  wire        reset,              // Synchronous reset: idle, the searches in progress and
                                           // the game are discarded
    input  wire        cancel,             // Ends the searches in progress before their next node;
                                           // no job is accepted at this edge
    input  wire        push_valid,         // A move of the game is offered
    output wire        push_ready,         // Accepted at this edge if push_valid is high; low
                                           // during reset and a search
    input  wire [23:0] push_record,        // The move record; a null move's record starts a new
                                           // game
    input  wire        job_valid,          // A job is offered
    output wire        job_ready,          // Accepted at this edge if job_valid is high; low during
                                           // reset, cancel, push_valid, while another job is
                                           // loaded, and while no search is free
    input  wire [31:0] job_tag,            // Arbitrary tag, returned with the result
    input  wire [31:0] job_rank_0,         // The root's board: ranks 1 to 8, eight piece nibbles
                                           // each, file a in the lowest bits
    input  wire [31:0] job_rank_1,         // The root's board: ranks 1 to 8, eight piece nibbles
                                           // each, file a in the lowest bits
    input  wire [31:0] job_rank_2,         // The root's board: ranks 1 to 8, eight piece nibbles
                                           // each, file a in the lowest bits
    input  wire [31:0] job_rank_3,         // The root's board: ranks 1 to 8, eight piece nibbles
                                           // each, file a in the lowest bits
    input  wire [31:0] job_rank_4,         // The root's board: ranks 1 to 8, eight piece nibbles
                                           // each, file a in the lowest bits
    input  wire [31:0] job_rank_5,         // The root's board: ranks 1 to 8, eight piece nibbles
                                           // each, file a in the lowest bits
    input  wire [31:0] job_rank_6,         // The root's board: ranks 1 to 8, eight piece nibbles
                                           // each, file a in the lowest bits
    input  wire [31:0] job_rank_7,         // The root's board: ranks 1 to 8, eight piece nibbles
                                           // each, file a in the lowest bits
    input  wire [31:0] job_state,          // The root's state word, whose full-move number is
                                           // ignored
    input  wire [3:0]  job_depth,          // Depth in plies, 0 to 12
    input  wire [15:0] job_alpha,          // Lower end of the window, signed centipawns
    input  wire [15:0] job_beta,           // Upper end of the window
    input  wire [15:0] job_first,          // Word of the move to try first; 0 for none
    input  wire [31:0] job_nodes_low,      // Node limit, bits 31 to 0; 0 in all bits: no limit
    input  wire [7:0]  job_nodes_high,     // Bits 39 to 32
    output wire        result_valid,       // The result is offered; it holds until accepted and
                                           // does not wait for result_ready
    input  wire        result_ready,       // The sink accepts it at this edge
    output wire [31:0] result_tag,         // The job's tag
    output wire [15:0] result_score,       // Score for the side to move, signed centipawns
    output wire [1:0]  result_bound,       // How the score bounds the root's true score: 0 unknown,
                                           // 1 exact, 2 lower bound, 3 upper bound
    output wire [15:0] result_best,        // Word of the best move; 0 for none
    output wire [31:0] result_nodes_low,   // Nodes entered, bits 31 to 0
    output wire [7:0]  result_nodes_high,  // Bits 39 to 32
    output wire [1:0]  result_status,      // Reason for the end: 0 done, 1 node limit, 2 cancelled
    output wire [31:0] cycles_low,         // Clocks of this job, from its acceptance to the first
                                           // offer of its result, inclusive: bits 31 to 0
    output wire [7:0]  cycles_high,        // Bits 39 to 32
    input  wire        job_only,           // The root tries only its first move
    input  wire [15:0] job_second,         // Word of the only move that the node after it tries; 0
                                           // for all
    input  wire [4:0]  coming,             // The search in clock 19 of its turn
    input  wire [24:0] control,            // Control word of the search in clock 20 of its turn;
                                           // the next ports belong to that search too
    input  wire [17:0] now_result,         // The search's result, {bound, score}
    input  wire [31:0] now_moves,          // Its moves, {best, first}
    input  wire [31:0] now_nodes_low,      // Nodes entered, bits 31 to 0
    input  wire [7:0]  now_nodes_high,     // Bits 39 to 32
    output wire        runs,               // The search is running, or its result is waiting
    output wire        cancels,            // The search must end
    output wire [31:0] most_low,           // The search's node limit, bits 31 to 0
    output wire [7:0]  most_high,          // Bits 39 to 32
    output wire        only,               // The search's root tries only its first move
    output wire [15:0] second,             // Word of the only move that the node after it tries; 0
                                           // for all
    output wire        collects,           // The book collects the search's result
    output wire        job,                // The search gets a job
    output wire [31:0] window,             // The job's {beta, alpha}
    output wire [3:0]  depth,              // The job's depth
    output wire [15:0] first,              // Word of the move to try first
    output wire [31:0] rank_0,             // The job's board
    output wire [31:0] rank_1,             // The job's board
    output wire [31:0] rank_2,             // The job's board
    output wire [31:0] rank_3,             // The job's board
    output wire [31:0] rank_4,             // The job's board
    output wire [31:0] rank_5,             // The job's board
    output wire [31:0] rank_6,             // The job's board
    output wire [31:0] rank_7,             // The job's board
    output wire [18:0] state,              // The job's state word
    output wire [26:0] middle,             // The job's sums, {white phase, middlegame sum}
    output wire [26:0] end_,               // {black phase, endgame sum}
    input  wire [4:0]  ended,              // The search in clock 21 of its turn
    input  wire        begins,             // The search has started its job
    input  wire        collected,          // The search's result has been collected
    input  wire        settled,            // The game's positions are complete
    output wire        pushes,             // A move of the game is accepted
    output wire        waits,              // A job waits only for the game's positions, and no
                                           // search runs
    output wire        waits_here,         // The turn of the waiting job's search is in clock 20
    input  wire        blocked,            // The ring writes killers in this clock
    output wire        clear,              // Clears a killer
    output wire [9:0]  clear_address       // Address of the killer to clear
);

  localparam [4:0] HALVES_UPPER = 5'd16;

  reg  [23:0] busy;
  reg  [23:0] live;
  reg  [23:0] cancelled;
  reg  [31:0] clock_low;
  reg  [7:0]  clock_high;
  reg         held;
  reg  [31:0] held_tag;
  reg  [17:0] held_result;
  reg  [15:0] held_best;
  reg  [31:0] held_nodes_low;
  reg  [7:0]  held_nodes_high;
  reg  [1:0]  held_status;
  reg  [31:0] held_cycles_low;
  reg  [7:0]  held_cycles_high;
  reg  [31:0] now_tag;
  reg  [31:0] limit_low;
  reg  [7:0]  limit_high;
  reg  [16:0] line;
  reg  [31:0] start_low;
  reg  [7:0]  start_high;
  reg  [23:0] here;
  reg  [23:0] here_late;
  reg         next_here;
  reg         next_cancelled;
  reg         running;
  reg         cancelling;

  wire [23:0] free;
  reg  [4:0]  free_search;
  wire        accepts;
  reg  [23:0] claimed;
  wire        gives;
  wire        collecting;
  wire [23:0] coming_bit;
  wire [23:0] next_bit;
  reg  [23:0] live_after;
  reg  [23:0] cancelled_after;
  wire        loader_job_valid;
  wire        loader_job_ready;
  wire        loader_free;
  wire        loader_ready;
  wire [4:0]  loader_search;
  wire [31:0] tags_read_word;
  wire [31:0] limits_low_read_word;
  wire [7:0]  limits_high_read_word;
  reg  [16:0] lines_write_word;
  wire [16:0] lines_read_word;
  wire [31:0] starts_low_read_word;
  wire [7:0]  starts_high_read_word;
  reg  [23:0] busy_next;

  fpgambit_search_fast_loader #(.SQUARES_FILE(SQUARES_FILE)) loader (
      .clock(clock),
      .reset(reset),
      .job_valid(loader_job_valid),
      .job_ready(loader_job_ready),
      .free(loader_free),
      .free_search(free_search),
      .job_rank_0(job_rank_0),
      .job_rank_1(job_rank_1),
      .job_rank_2(job_rank_2),
      .job_rank_3(job_rank_3),
      .job_rank_4(job_rank_4),
      .job_rank_5(job_rank_5),
      .job_rank_6(job_rank_6),
      .job_rank_7(job_rank_7),
      .job_state(job_state[18:0]),
      .job_window({job_beta, job_alpha}),
      .job_depth(job_depth),
      .job_first(job_first),
      .blocked(blocked),
      .taken(gives),
      .ready(loader_ready),
      .search(loader_search),
      .rank_0(rank_0),
      .rank_1(rank_1),
      .rank_2(rank_2),
      .rank_3(rank_3),
      .rank_4(rank_4),
      .rank_5(rank_5),
      .rank_6(rank_6),
      .rank_7(rank_7),
      .state(state),
      .window(window),
      .depth(depth),
      .first(first),
      .middle(middle),
      .end_(end_),
      .clear(clear),
      .clear_address(clear_address)
  );

  fpgambit_search_fast_tags tags (
      .clock(clock),
      .write(accepts),
      .write_address(free_search),
      .write_word(job_tag),
      .read_address(coming),
      .read_word(tags_read_word)
  );

  fpgambit_search_fast_tags limits_low (
      .clock(clock),
      .write(accepts),
      .write_address(free_search),
      .write_word(job_nodes_low),
      .read_address(coming),
      .read_word(limits_low_read_word)
  );

  fpgambit_search_fast_limits_high limits_high (
      .clock(clock),
      .write(accepts),
      .write_address(free_search),
      .write_word(job_nodes_high),
      .read_address(coming),
      .read_word(limits_high_read_word)
  );

  fpgambit_search_fast_lines lines (
      .clock(clock),
      .write(accepts),
      .write_address(free_search),
      .write_word(lines_write_word),
      .read_address(coming),
      .read_word(lines_read_word)
  );

  fpgambit_search_fast_tags starts_low (
      .clock(clock),
      .write(accepts),
      .write_address(free_search),
      .write_word(clock_low),
      .read_address(coming),
      .read_word(starts_low_read_word)
  );

  fpgambit_search_fast_limits_high starts_high (
      .clock(clock),
      .write(accepts),
      .write_address(free_search),
      .write_word(clock_high),
      .read_address(coming),
      .read_word(starts_high_read_word)
  );

  // The search at the end of its turn.
  assign coming_bit = 24'd1 << coming;
  assign gives = loader_ready & next_here & (settled | next_cancelled);
  assign waits = loader_ready & !next_cancelled & !(|live);
  assign waits_here = next_here;
  assign collecting = running & control[16] & !held;
  assign runs = running;
  assign cancels = cancelling;
  assign most_low = limit_low;
  assign most_high = limit_high;
  assign only = line[16];
  assign second = line[15:0];
  assign collects = collecting;
  assign job = gives;

  // Assign each job to a free search.
  assign free = ~busy & (busy + 24'd1);

  always @* begin
    free_search = 5'd0;
    if (|(free & 24'haa_aaaa)) begin
      free_search = free_search | 5'd1;
    end
    if (|(free & 24'hcc_cccc)) begin
      free_search = free_search | 5'd2;
    end
    if (|(free & 24'hf0_f0f0)) begin
      free_search = free_search | 5'd4;
    end
    if (|free[15:8]) begin
      free_search = free_search | 5'd8;
    end
    if (|free[23:16]) begin
      free_search = free_search | 5'd16;
    end
  end

  assign loader_job_valid = job_valid & !push_valid & !cancel;
  assign loader_free = !(&busy);
  assign job_ready = loader_job_ready & !push_valid & !cancel;
  assign accepts = loader_job_ready & job_valid & !push_valid & !cancel;

  always @* begin
    lines_write_word = {1'b0, job_second};
    if (job_only) begin
      lines_write_word = {1'b1, job_second};
    end
  end

  assign push_ready = !reset & !(|busy);
  assign pushes = push_valid & !reset & !(|busy);

  // Which searches have a job, which are running, and which must end.
  always @* begin
    claimed = 24'd0;
    if (accepts) begin
      claimed = free;
    end
  end

  always @* begin
    busy_next = busy | claimed;
    live_after = live;
    if (begins) begin
      live_after = live | here_late;
    end
    if (collected) begin
      live_after = live & ~here_late;
      busy_next = (busy & ~here_late) | claimed;
    end
    cancelled_after = cancelled;
    if (cancel) begin
      cancelled_after = cancelled | busy;
    end
    if (reset) begin
      busy_next = 24'd0;
      live_after = 24'd0;
      cancelled_after = 24'd0;
    end
  end

  // A search that has just been claimed waits for its job, so its old bit does no harm.
  assign next_bit = 24'd1 << loader_search;

  // Results, one at a time.
  always @(posedge clock) begin
    if (&clock_low) begin
      clock_high <= clock_high + 8'd1;
    end
  end

  always @(posedge clock) begin
    if (result_ready) begin
      held <= 1'b0;
    end
    if (collecting) begin
      held <= 1'b1;
      held_tag <= now_tag;
      held_result <= now_result;
      held_best <= now_moves[HALVES_UPPER +: 16];
      held_nodes_low <= now_nodes_low;
      held_nodes_high <= now_nodes_high;
      held_status <= control[15:14];
      held_cycles_low <= clock_low - start_low + 32'd2;
      held_cycles_high <= clock_high - start_high;
    end
    if (reset) begin
      held <= 1'b0;
    end
  end

  assign result_valid = held;
  assign result_tag = held_tag;
  assign result_score = held_result[15:0];
  assign result_bound = held_result[17:16];
  assign result_best = held_best;
  assign result_nodes_low = held_nodes_low;
  assign result_nodes_high = held_nodes_high;
  assign result_status = held_status;
  assign cycles_low = held_cycles_low;
  assign cycles_high = held_cycles_high;

  initial begin
    busy = 24'd0;
    live = 24'd0;
    cancelled = 24'd0;
    clock_low = 32'd0;
    clock_high = 8'd0;
    held = 1'b0;
    held_tag = 32'd0;
    held_result = 18'd0;
    held_best = 16'd0;
    held_nodes_low = 32'd0;
    held_nodes_high = 8'd0;
    held_status = 2'd0;
    held_cycles_low = 32'd0;
    held_cycles_high = 8'd0;
    now_tag = 32'd0;
    limit_low = 32'd0;
    limit_high = 8'd0;
    line = 17'd0;
    start_low = 32'd0;
    start_high = 8'd0;
    here = 24'd0;
    here_late = 24'd0;
    next_here = 1'b0;
    next_cancelled = 1'b0;
    running = 1'b0;
    cancelling = 1'b0;
  end

  always @(posedge clock) begin
    busy <= busy_next;
    live <= live_after;
    cancelled <= cancelled_after & ~claimed;
    clock_low <= clock_low + 32'd1;
    now_tag <= tags_read_word;
    limit_low <= limits_low_read_word;
    limit_high <= limits_high_read_word;
    line <= lines_read_word;
    start_low <= starts_low_read_word;
    start_high <= starts_high_read_word;
    here <= coming_bit;
    here_late <= here;
    next_here <= loader_search == coming;
    next_cancelled <= |(cancelled_after & next_bit);
    running <= |(live_after & coming_bit);
    cancelling <= |(cancelled_after & coming_bit);
  end

  // What nothing here reads.
  wire unused = &{1'b0, push_record, job_state[31:19], control[24:17], control[13:0],
      now_moves[15:0], ended};
endmodule

`line 15951 "fpgambit_search_fast_loader.v" 0
// Accepts a job for a free search, adds up the sums over its pieces square by square, clears the
// search's killers, and hands the job over when it is the search's turn.
module fpgambit_search_fast_loader #(
    parameter SQUARES_FILE = ""
) (
    input  wire        clock,          // Clock
    input  wire        reset,          // Synchronous reset: no job
    input  wire        job_valid,      // A job is offered
    output wire        job_ready,      // The job is accepted if job_valid is high
    input  wire        free,           // A search is free
    input  wire [4:0]  free_search,    // Number of the free search
    input  wire [31:0] job_rank_0,     // The job's board
    input  wire [31:0] job_rank_1,     // The job's board
    input  wire [31:0] job_rank_2,     // The job's board
    input  wire [31:0] job_rank_3,     // The job's board
    input  wire [31:0] job_rank_4,     // The job's board
    input  wire [31:0] job_rank_5,     // The job's board
    input  wire [31:0] job_rank_6,     // The job's board
    input  wire [31:0] job_rank_7,     // The job's board
    input  wire [18:0] job_state,      // The job's state word
    input  wire [31:0] job_window,     // The job's window, {beta, alpha}
    input  wire [3:0]  job_depth,      // The job's depth
    input  wire [15:0] job_first,      // Word of the move to try first
    input  wire        blocked,        // The ring writes killers in this clock
    input  wire        taken,          // The search reaches the end of its turn and takes the job
    output wire        ready,          // A job is ready
    output wire [4:0]  search,         // The search that the job is for
    output wire [31:0] rank_0,         // The job's board; valid for six clocks after the handover
    output wire [31:0] rank_1,         // The job's board; valid for six clocks after the handover
    output wire [31:0] rank_2,         // The job's board; valid for six clocks after the handover
    output wire [31:0] rank_3,         // The job's board; valid for six clocks after the handover
    output wire [31:0] rank_4,         // The job's board; valid for six clocks after the handover
    output wire [31:0] rank_5,         // The job's board; valid for six clocks after the handover
    output wire [31:0] rank_6,         // The job's board; valid for six clocks after the handover
    output wire [31:0] rank_7,         // The job's board; valid for six clocks after the handover
    output wire [18:0] state,          // The job's state word
    output wire [31:0] window,         // The job's window, {beta, alpha}
    output wire [3:0]  depth,          // The job's depth, at most 12
    output wire [15:0] first,          // Word of the move to try first
    output wire [26:0] middle,         // {white phase, middlegame sum}
    output wire [26:0] end_,           // {black phase, endgame sum}
    output wire        clear,          // Clears a killer
    output wire [9:0]  clear_address   // Address of the killer to clear
);

  localparam [2:0] PIECE_BISHOP = 3'd3;
  localparam [2:0] PIECE_KNIGHT = 3'd2;
  localparam [2:0] PIECE_QUEEN = 3'd5;
  localparam [2:0] PIECE_ROOK = 3'd4;

  reg         busy;
  reg  [6:0]  count;
  reg         scanned;
  reg  [5:0]  cleared;
  reg  [2:0]  parting;
  reg  [4:0]  held_search;
  reg  [31:0] ranks_0;
  reg  [31:0] ranks_1;
  reg  [31:0] ranks_2;
  reg  [31:0] ranks_3;
  reg  [31:0] ranks_4;
  reg  [31:0] ranks_5;
  reg  [31:0] ranks_6;
  reg  [31:0] ranks_7;
  reg  [18:0] held_state;
  reg  [31:0] held_window;
  reg  [3:0]  held_depth;
  reg  [15:0] held_first;
  reg  [3:0]  man_1;
  reg  [3:0]  man_2;
  reg  [23:0] word;
  reg  [17:0] sum_middle;
  reg  [17:0] sum_end;
  reg  [8:0]  sum_white;
  reg  [8:0]  sum_black;

  wire        takes;
  wire        scans;
  reg  [3:0]  man;
  reg  [5:0]  square;
  reg  [17:0] wide_middle;
  reg  [17:0] wide_end;
  reg  [8:0]  weight;
  wire        clears;
  wire [23:0] table_read_word_0;

  fpgambit_search_fast_table #(.SQUARES_FILE(SQUARES_FILE)) table_ (
      .clock(clock),
      .read(1'b1),
      .read_address_0({man[2:0], square}),
      .read_word_0(table_read_word_0)
  );

  assign job_ready = !busy & free & !reset;
  assign takes = job_valid & !busy & free & !reset;

  // Rotate the board once, one square per clock.
  assign scans = busy & !count[6];

  always @(posedge clock) begin
    if (scans) begin
      ranks_0 <= {ranks_1[3:0], ranks_0[31:4]};
      ranks_1 <= {ranks_2[3:0], ranks_1[31:4]};
      ranks_2 <= {ranks_3[3:0], ranks_2[31:4]};
      ranks_3 <= {ranks_4[3:0], ranks_3[31:4]};
      ranks_4 <= {ranks_5[3:0], ranks_4[31:4]};
      ranks_5 <= {ranks_6[3:0], ranks_5[31:4]};
      ranks_6 <= {ranks_7[3:0], ranks_6[31:4]};
      ranks_7 <= {ranks_0[3:0], ranks_7[31:4]};
    end
    if (busy & (count < 7'd70)) begin
      count <= count + 7'd1;
    end
    scanned <= count > 7'd66;
    man_1 <= man;
    man_2 <= man_1;
    if (|man_2) begin
      if (man_2[3]) begin
        sum_middle <= sum_middle - wide_middle;
        sum_end <= sum_end - wide_end;
        sum_black <= sum_black + weight;
      end else begin
        sum_middle <= sum_middle + wide_middle;
        sum_end <= sum_end + wide_end;
        sum_white <= sum_white + weight;
      end
    end
    if (clears & !blocked) begin
      cleared <= cleared + 6'd1;
    end
    if (takes) begin
      busy <= 1'b1;
      count <= 7'd0;
      scanned <= 1'b0;
      cleared <= 6'd0;
      parting <= 3'd0;
      held_search <= free_search;
      held_state <= job_state;
      held_window <= job_window;
      held_depth <= job_depth;
      if (job_depth > 4'd12) begin
        held_depth <= 4'd12;
      end
      held_first <= job_first;
      sum_middle <= 18'd0;
      sum_end <= 18'd0;
      sum_white <= 9'd0;
      sum_black <= 9'd0;
      ranks_0 <= job_rank_0;
      ranks_1 <= job_rank_1;
      ranks_2 <= job_rank_2;
      ranks_3 <= job_rank_3;
      ranks_4 <= job_rank_4;
      ranks_5 <= job_rank_5;
      ranks_6 <= job_rank_6;
      ranks_7 <= job_rank_7;
    end
    // Hold the job for some clocks after the handover.
    if (taken) begin
      parting <= 3'd1;
    end
    if (|parting) begin
      parting <= parting + 3'd1;
      if (parting == 3'd6) begin
        busy <= 1'b0;
        parting <= 3'd0;
      end
    end
    if (reset) begin
      busy <= 1'b0;
      parting <= 3'd0;
      man_1 <= 4'd0;
      man_2 <= 4'd0;
    end
  end

  always @* begin
    man = 4'd0;
    if (scans) begin
      man = ranks_0[3:0];
    end
  end

  always @* begin
    square = count[5:0];
    if (man[3]) begin
      square = count[5:0] ^ 6'd56;
    end
  end

  always @* begin
    wide_middle = {6'd0, word[11:0]};
    if (word[11]) begin
      wide_middle = {6'd63, word[11:0]};
    end
  end

  always @* begin
    wide_end = {6'd0, word[23:12]};
    if (word[23]) begin
      wide_end = {6'd63, word[23:12]};
    end
  end

  always @* begin
    weight = 9'd0;
    if ((man_2[2:0] == PIECE_KNIGHT) | (man_2[2:0] == PIECE_BISHOP)) begin
      weight = 9'd1;
    end
    if (man_2[2:0] == PIECE_ROOK) begin
      weight = 9'd3;
    end
    if (man_2[2:0] == PIECE_QUEEN) begin
      weight = 9'd6;
    end
  end

  // Clear the killers of the search's 32 plies.
  assign clears = busy & !cleared[5];
  assign clear = clears;
  assign clear_address = {held_search, cleared[4:0]};
  assign ready = busy & scanned & cleared[5] & !(|parting);
  assign search = held_search;
  assign rank_0 = ranks_0;
  assign rank_1 = ranks_1;
  assign rank_2 = ranks_2;
  assign rank_3 = ranks_3;
  assign rank_4 = ranks_4;
  assign rank_5 = ranks_5;
  assign rank_6 = ranks_6;
  assign rank_7 = ranks_7;
  assign state = held_state;
  assign window = held_window;
  assign depth = held_depth;
  assign first = held_first;
  assign middle = {sum_white, sum_middle};
  assign end_ = {sum_black, sum_end};

  initial begin
    busy = 1'b0;
    count = 7'd0;
    scanned = 1'b0;
    cleared = 6'd0;
    parting = 3'd0;
    held_search = 5'd0;
    ranks_0 = 32'd0;
    ranks_1 = 32'd0;
    ranks_2 = 32'd0;
    ranks_3 = 32'd0;
    ranks_4 = 32'd0;
    ranks_5 = 32'd0;
    ranks_6 = 32'd0;
    ranks_7 = 32'd0;
    held_state = 19'd0;
    held_window = 32'd0;
    held_depth = 4'd0;
    held_first = 16'd0;
    man_1 = 4'd0;
    man_2 = 4'd0;
    word = 24'd0;
    sum_middle = 18'd0;
    sum_end = 18'd0;
    sum_white = 9'd0;
    sum_black = 9'd0;
  end

  always @(posedge clock) begin
    word <= table_read_word_0;
  end
endmodule

`line 16223 "fpgambit_search_fast_table.v" 0
// Memory of 24 bits per word, read from a file, with 1 registered read ports.
module fpgambit_search_fast_table #(
    parameter SQUARES_FILE = ""
) (
    input  wire        clock,           // Clock
    input  wire        read,            // Reads at this clock edge; if low, the words read hold
    input  wire [8:0]  read_address_0,  // Addresses to read
    output reg  [23:0] read_word_0      // The words read, one clock later
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
  end

  always @(posedge clock) if (read) read_word_0 <= words[read_address_0];

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

`line 16260 "fpgambit_search_fast_tags.v" 0
// Memory of 32 bits per word and 5 address bits, with one write port and one combinational read
// port.
module fpgambit_search_fast_tags (
    input  wire        clock,          // Clock
    input  wire        write,          // Stores write_word at this clock edge
    input  wire [4:0]  write_address,  // Address to write
    input  wire [31:0] write_word,     // Word to write
    input  wire [4:0]  read_address,   // Address to read
    output wire [31:0] read_word       // The word read, as it was before this clock edge
);

  (* ram_style = "distributed" *)
  reg [31:0] words [0:31];
  integer entry;

  initial for (entry = 0; entry <= 31; entry = entry + 1) words[entry] = 32'd0;

  always @(posedge clock) if (write) words[write_address] <= write_word;

  assign read_word = words[read_address];
endmodule

`line 16283 "fpgambit_search_fast_limits_high.v" 0
// Memory of 8 bits per word and 5 address bits, with one write port and one combinational read
// port.
module fpgambit_search_fast_limits_high (
    input  wire       clock,          // Clock
    input  wire       write,          // Stores write_word at this clock edge
    input  wire [4:0] write_address,  // Address to write
    input  wire [7:0] write_word,     // Word to write
    input  wire [4:0] read_address,   // Address to read
    output wire [7:0] read_word       // The word read, as it was before this clock edge
);

  (* ram_style = "distributed" *)
  reg [7:0] words [0:31];
  integer entry;

  initial for (entry = 0; entry <= 31; entry = entry + 1) words[entry] = 8'd0;

  always @(posedge clock) if (write) words[write_address] <= write_word;

  assign read_word = words[read_address];
endmodule

`line 16306 "fpgambit_search_fast_lines.v" 0
// Memory of 17 bits per word and 5 address bits, with one write port and one combinational read
// port.
module fpgambit_search_fast_lines (
    input  wire        clock,          // Clock
    input  wire        write,          // Stores write_word at this clock edge
    input  wire [4:0]  write_address,  // Address to write
    input  wire [16:0] write_word,     // Word to write
    input  wire [4:0]  read_address,   // Address to read
    output wire [16:0] read_word       // The word read, as it was before this clock edge
);

  (* ram_style = "distributed" *)
  reg [16:0] words [0:31];
  integer entry;

  initial for (entry = 0; entry <= 31; entry = entry + 1) words[entry] = 17'd0;

  always @(posedge clock) if (write) words[write_address] <= write_word;

  assign read_word = words[read_address];
endmodule

`line 16329 "fpgambit_search_fast_notes.v" 0
// Keeps words of each turn, by search, until they are needed, and words that a search keeps from
// turn to turn.
module fpgambit_search_fast_notes (
    input  wire        clock,            // Clock
    input  wire [4:0]  slot_0,           // The search in each clock of its turn
    input  wire [4:0]  slot_1,           // The search in each clock of its turn
    input  wire [4:0]  slot_2,           // The search in each clock of its turn
    input  wire [4:0]  slot_3,           // The search in each clock of its turn
    input  wire [4:0]  slot_4,           // The search in each clock of its turn
    input  wire [4:0]  slot_5,           // The search in each clock of its turn
    input  wire [4:0]  slot_6,           // The search in each clock of its turn
    input  wire [4:0]  slot_7,           // The search in each clock of its turn
    input  wire [4:0]  slot_8,           // The search in each clock of its turn
    input  wire [4:0]  slot_9,           // The search in each clock of its turn
    input  wire [4:0]  slot_10,          // The search in each clock of its turn
    input  wire [4:0]  slot_11,          // The search in each clock of its turn
    input  wire [4:0]  slot_12,          // The search in each clock of its turn
    input  wire [4:0]  slot_13,          // The search in each clock of its turn
    input  wire [4:0]  slot_14,          // The search in each clock of its turn
    input  wire [4:0]  slot_15,          // The search in each clock of its turn
    input  wire [4:0]  slot_16,          // The search in each clock of its turn
    input  wire [4:0]  slot_17,          // The search in each clock of its turn
    input  wire [4:0]  slot_18,          // The search in each clock of its turn
    input  wire [4:0]  slot_19,          // The search in each clock of its turn
    input  wire [4:0]  slot_20,          // The search in each clock of its turn
    input  wire [4:0]  slot_21,          // The search in each clock of its turn
    input  wire [4:0]  slot_22,          // The search in each clock of its turn
    input  wire [4:0]  slot_23,          // The search in each clock of its turn
    input  wire [31:0] flags,            // Flags; clock 3
    input  wire [26:0] middle,           // Word of the first sum; clock 5
    input  wire [26:0] end_,             // Word of the second sum; clock 5
    input  wire [15:0] signature,        // The signature; clock 5
    input  wire [31:0] window,           // The window; clock 7
    input  wire [31:0] killers,          // Killers; clock 8
    input  wire [31:0] scores,           // The score with which the node ends, and alpha; clock 9
    input  wire [22:0] verdict,          // The judge's verdict; clock 9
    input  wire [3:0]  hopeless,         // Captures that cannot raise alpha; clock 10
    input  wire        write,            // Writes the search's nodes and moves; clock 21
    input  wire [31:0] nodes_low,        // Nodes entered, bits 31 to 0
    input  wire [7:0]  nodes_high,       // Bits 39 to 32
    input  wire [31:0] moves,            // Best and first move
    input  wire        write_result,     // Writes the result; clock 21
    input  wire [17:0] result,           // Result to write
    output wire [31:0] early_flags,      // Flags and verdict; clock 19
    output wire [22:0] early_verdict,    // Verdict; clock 19
    output wire [31:0] late_flags,       // Flags; clock 20
    output wire [22:0] late_verdict,     // Verdict; clock 20
    output wire [31:0] late_window,      // The window; clock 20
    output wire [31:0] late_killers,     // Killers; clock 20
    output wire [31:0] late_scores,      // Scores; clock 20
    output wire [3:0]  late_hopeless,    // Captures that cannot raise alpha; clock 20
    output wire [31:0] late_nodes_low,   // Nodes entered, bits 31 to 0; clock 20
    output wire [7:0]  late_nodes_high,  // Bits 39 to 32; clock 20
    output wire [31:0] late_moves,       // Best and first move; clock 20
    output wire [17:0] late_result,      // Result; clock 20
    output wire [15:0] late_signature,   // The signature; clock 21
    output wire [26:0] late_middle,      // Word of the first sum; clock 23
    output wire [26:0] late_end          // Word of the second sum; clock 23
);

  reg  [31:0] flags_19;
  reg  [31:0] flags_20;
  reg  [22:0] verdict_19;
  reg  [22:0] verdict_20;
  reg  [31:0] window_20;
  reg  [31:0] killers_20;
  reg  [31:0] scores_20;
  reg  [3:0]  hopeless_20;
  reg  [31:0] low_20;
  reg  [7:0]  high_20;
  reg  [31:0] moves_20;
  reg  [17:0] result_20;
  reg  [15:0] signature_21;
  reg  [26:0] middle_23;
  reg  [26:0] end_23;

  wire [31:0] flag_words_read_word;
  wire [26:0] middles_read_word;
  wire [26:0] ends_read_word;
  wire [15:0] signatures_read_word;
  wire [31:0] windows_read_word;
  wire [31:0] killer_words_read_word;
  wire [31:0] score_words_read_word;
  wire [22:0] verdicts_read_word;
  wire [3:0]  hopeless_words_read_word;
  wire [31:0] counts_low_read_word;
  wire [7:0]  counts_high_read_word;
  wire [31:0] move_words_read_word;
  wire [17:0] results_read_word;

  fpgambit_search_fast_tags flag_words (
      .clock(clock),
      .write(1'b1),
      .write_address(slot_3),
      .write_word(flags),
      .read_address(slot_18),
      .read_word(flag_words_read_word)
  );

  fpgambit_search_fast_middles_2 middles (
      .clock(clock),
      .write(1'b1),
      .write_address(slot_5),
      .write_word(middle),
      .read_address(slot_22),
      .read_word(middles_read_word)
  );

  fpgambit_search_fast_middles_2 ends (
      .clock(clock),
      .write(1'b1),
      .write_address(slot_5),
      .write_word(end_),
      .read_address(slot_22),
      .read_word(ends_read_word)
  );

  fpgambit_search_fast_signatures_2 signatures (
      .clock(clock),
      .write(1'b1),
      .write_address(slot_5),
      .write_word(signature),
      .read_address(slot_20),
      .read_word(signatures_read_word)
  );

  fpgambit_search_fast_tags windows (
      .clock(clock),
      .write(1'b1),
      .write_address(slot_7),
      .write_word(window),
      .read_address(slot_19),
      .read_word(windows_read_word)
  );

  fpgambit_search_fast_tags killer_words (
      .clock(clock),
      .write(1'b1),
      .write_address(slot_8),
      .write_word(killers),
      .read_address(slot_19),
      .read_word(killer_words_read_word)
  );

  fpgambit_search_fast_tags score_words (
      .clock(clock),
      .write(1'b1),
      .write_address(slot_9),
      .write_word(scores),
      .read_address(slot_19),
      .read_word(score_words_read_word)
  );

  fpgambit_search_fast_verdicts verdicts (
      .clock(clock),
      .write(1'b1),
      .write_address(slot_9),
      .write_word(verdict),
      .read_address(slot_18),
      .read_word(verdicts_read_word)
  );

  fpgambit_search_fast_hopeless_words hopeless_words (
      .clock(clock),
      .write(1'b1),
      .write_address(slot_10),
      .write_word(hopeless),
      .read_address(slot_19),
      .read_word(hopeless_words_read_word)
  );

  fpgambit_search_fast_tags counts_low (
      .clock(clock),
      .write(write),
      .write_address(slot_21),
      .write_word(nodes_low),
      .read_address(slot_19),
      .read_word(counts_low_read_word)
  );

  fpgambit_search_fast_limits_high counts_high (
      .clock(clock),
      .write(write),
      .write_address(slot_21),
      .write_word(nodes_high),
      .read_address(slot_19),
      .read_word(counts_high_read_word)
  );

  fpgambit_search_fast_tags move_words (
      .clock(clock),
      .write(write),
      .write_address(slot_21),
      .write_word(moves),
      .read_address(slot_19),
      .read_word(move_words_read_word)
  );

  fpgambit_search_fast_results results (
      .clock(clock),
      .write(write_result),
      .write_address(slot_21),
      .write_word(result),
      .read_address(slot_19),
      .read_word(results_read_word)
  );

  assign late_middle = middle_23;
  assign late_end = end_23;
  assign late_signature = signature_21;
  assign late_window = window_20;
  assign late_killers = killers_20;
  assign late_scores = scores_20;
  assign late_hopeless = hopeless_20;
  assign late_nodes_low = low_20;
  assign late_nodes_high = high_20;
  assign late_moves = moves_20;
  assign late_result = result_20;
  assign early_flags = flags_19;
  assign late_flags = flags_20;
  assign early_verdict = verdict_19;
  assign late_verdict = verdict_20;

  initial begin
    flags_19 = 32'd0;
    flags_20 = 32'd0;
    verdict_19 = 23'd0;
    verdict_20 = 23'd0;
    window_20 = 32'd0;
    killers_20 = 32'd0;
    scores_20 = 32'd0;
    hopeless_20 = 4'd0;
    low_20 = 32'd0;
    high_20 = 8'd0;
    moves_20 = 32'd0;
    result_20 = 18'd0;
    signature_21 = 16'd0;
    middle_23 = 27'd0;
    end_23 = 27'd0;
  end

  always @(posedge clock) begin
    flags_19 <= flag_words_read_word;
    flags_20 <= flags_19;
    verdict_19 <= verdicts_read_word;
    verdict_20 <= verdict_19;
    window_20 <= windows_read_word;
    killers_20 <= killer_words_read_word;
    scores_20 <= score_words_read_word;
    hopeless_20 <= hopeless_words_read_word;
    low_20 <= counts_low_read_word;
    high_20 <= counts_high_read_word;
    moves_20 <= move_words_read_word;
    result_20 <= results_read_word;
    signature_21 <= signatures_read_word;
    middle_23 <= middles_read_word;
    end_23 <= ends_read_word;
  end

  // What nothing here reads.
  wire unused = &{1'b0, slot_0, slot_1, slot_2, slot_4, slot_6, slot_11, slot_12, slot_13, slot_14,
      slot_15, slot_16, slot_17, slot_23};
endmodule

`line 16594 "fpgambit_search_fast_middles_2.v" 0
// Memory of 27 bits per word and 5 address bits, with one write port and one combinational read
// port.
module fpgambit_search_fast_middles_2 (
    input  wire        clock,          // Clock
    input  wire        write,          // Stores write_word at this clock edge
    input  wire [4:0]  write_address,  // Address to write
    input  wire [26:0] write_word,     // Word to write
    input  wire [4:0]  read_address,   // Address to read
    output wire [26:0] read_word       // The word read, as it was before this clock edge
);

  (* ram_style = "distributed" *)
  reg [26:0] words [0:31];
  integer entry;

  initial for (entry = 0; entry <= 31; entry = entry + 1) words[entry] = 27'd0;

  always @(posedge clock) if (write) words[write_address] <= write_word;

  assign read_word = words[read_address];
endmodule

`line 16617 "fpgambit_search_fast_signatures_2.v" 0
// Memory of 16 bits per word and 5 address bits, with one write port and one combinational read
// port.
module fpgambit_search_fast_signatures_2 (
    input  wire        clock,          // Clock
    input  wire        write,          // Stores write_word at this clock edge
    input  wire [4:0]  write_address,  // Address to write
    input  wire [15:0] write_word,     // Word to write
    input  wire [4:0]  read_address,   // Address to read
    output wire [15:0] read_word       // The word read, as it was before this clock edge
);

  (* ram_style = "distributed" *)
  reg [15:0] words [0:31];
  integer entry;

  initial for (entry = 0; entry <= 31; entry = entry + 1) words[entry] = 16'd0;

  always @(posedge clock) if (write) words[write_address] <= write_word;

  assign read_word = words[read_address];
endmodule

`line 16640 "fpgambit_search_fast_verdicts.v" 0
// Memory of 23 bits per word and 5 address bits, with one write port and one combinational read
// port.
module fpgambit_search_fast_verdicts (
    input  wire        clock,          // Clock
    input  wire        write,          // Stores write_word at this clock edge
    input  wire [4:0]  write_address,  // Address to write
    input  wire [22:0] write_word,     // Word to write
    input  wire [4:0]  read_address,   // Address to read
    output wire [22:0] read_word       // The word read, as it was before this clock edge
);

  (* ram_style = "distributed" *)
  reg [22:0] words [0:31];
  integer entry;

  initial for (entry = 0; entry <= 31; entry = entry + 1) words[entry] = 23'd0;

  always @(posedge clock) if (write) words[write_address] <= write_word;

  assign read_word = words[read_address];
endmodule

`line 16663 "fpgambit_search_fast_hopeless_words.v" 0
// Memory of 4 bits per word and 5 address bits, with one write port and one combinational read
// port.
module fpgambit_search_fast_hopeless_words (
    input  wire       clock,          // Clock
    input  wire       write,          // Stores write_word at this clock edge
    input  wire [4:0] write_address,  // Address to write
    input  wire [3:0] write_word,     // Word to write
    input  wire [4:0] read_address,   // Address to read
    output wire [3:0] read_word       // The word read, as it was before this clock edge
);

  (* ram_style = "distributed" *)
  reg [3:0] words [0:31];
  integer entry;

  initial for (entry = 0; entry <= 31; entry = entry + 1) words[entry] = 4'd0;

  always @(posedge clock) if (write) words[write_address] <= write_word;

  assign read_word = words[read_address];
endmodule

`line 16686 "fpgambit_search_fast_results.v" 0
// Memory of 18 bits per word and 5 address bits, with one write port and one combinational read
// port.
module fpgambit_search_fast_results (
    input  wire        clock,          // Clock
    input  wire        write,          // Stores write_word at this clock edge
    input  wire [4:0]  write_address,  // Address to write
    input  wire [17:0] write_word,     // Word to write
    input  wire [4:0]  read_address,   // Address to read
    output wire [17:0] read_word       // The word read, as it was before this clock edge
);

  (* ram_style = "distributed" *)
  reg [17:0] words [0:31];
  integer entry;

  initial for (entry = 0; entry <= 31; entry = entry + 1) words[entry] = 18'd0;

  always @(posedge clock) if (write) words[write_address] <= write_word;

  assign read_word = words[read_address];
endmodule

`line 16709 "fpgambit_search_fast_boards_2.v" 0
// Keeps each search's board from clock 3 to clock 19 of its turn, and compares it with the board
// read in the next turn if that board belongs to another position of the line.
module fpgambit_search_fast_boards_2 (
    input  wire        clock,      // Clock
    input  wire [4:0]  early,      // The search in clock 3 of its turn
    input  wire [4:0]  late,       // The search in clock 19 of its turn
    input  wire        comparing,  // The board is not the node's own; compare it with the board of
                                   // the turn before
    input  wire [31:0] rank_0,     // The board; clock 3
    input  wire [31:0] rank_1,     // The board; clock 3
    input  wire [31:0] rank_2,     // The board; clock 3
    input  wire [31:0] rank_3,     // The board; clock 3
    input  wire [31:0] rank_4,     // The board; clock 3
    input  wire [31:0] rank_5,     // The board; clock 3
    input  wire [31:0] rank_6,     // The board; clock 3
    input  wire [31:0] rank_7,     // The board; clock 3
    output wire        equal,      // The two boards are equal; clock 8
    output wire [31:0] noted_0,    // The node's board; clock 19
    output wire [31:0] noted_1,    // The node's board; clock 19
    output wire [31:0] noted_2,    // The node's board; clock 19
    output wire [31:0] noted_3,    // The node's board; clock 19
    output wire [31:0] noted_4,    // The node's board; clock 19
    output wire [31:0] noted_5,    // The node's board; clock 19
    output wire [31:0] noted_6,    // The node's board; clock 19
    output wire [31:0] noted_7     // The node's board; clock 19
);

  reg  [7:0]  equal_ranks;
  reg  [3:0]  all_equal;

  reg  [7:0]  same;
  wire        to_compare_0_write;
  wire [31:0] to_compare_0_read_word;
  wire        to_compare_1_write;
  wire [31:0] to_compare_1_read_word;
  wire        to_compare_2_write;
  wire [31:0] to_compare_2_read_word;
  wire        to_compare_3_write;
  wire [31:0] to_compare_3_read_word;
  wire        to_compare_4_write;
  wire [31:0] to_compare_4_read_word;
  wire        to_compare_5_write;
  wire [31:0] to_compare_5_read_word;
  wire        to_compare_6_write;
  wire [31:0] to_compare_6_read_word;
  wire        to_compare_7_write;
  wire [31:0] to_compare_7_read_word;

  fpgambit_search_fast_tags to_make_0 (
      .clock(clock),
      .write(1'b1),
      .write_address(early),
      .write_word(rank_0),
      .read_address(late),
      .read_word(noted_0)
  );

  fpgambit_search_fast_tags to_make_1 (
      .clock(clock),
      .write(1'b1),
      .write_address(early),
      .write_word(rank_1),
      .read_address(late),
      .read_word(noted_1)
  );

  fpgambit_search_fast_tags to_make_2 (
      .clock(clock),
      .write(1'b1),
      .write_address(early),
      .write_word(rank_2),
      .read_address(late),
      .read_word(noted_2)
  );

  fpgambit_search_fast_tags to_make_3 (
      .clock(clock),
      .write(1'b1),
      .write_address(early),
      .write_word(rank_3),
      .read_address(late),
      .read_word(noted_3)
  );

  fpgambit_search_fast_tags to_make_4 (
      .clock(clock),
      .write(1'b1),
      .write_address(early),
      .write_word(rank_4),
      .read_address(late),
      .read_word(noted_4)
  );

  fpgambit_search_fast_tags to_make_5 (
      .clock(clock),
      .write(1'b1),
      .write_address(early),
      .write_word(rank_5),
      .read_address(late),
      .read_word(noted_5)
  );

  fpgambit_search_fast_tags to_make_6 (
      .clock(clock),
      .write(1'b1),
      .write_address(early),
      .write_word(rank_6),
      .read_address(late),
      .read_word(noted_6)
  );

  fpgambit_search_fast_tags to_make_7 (
      .clock(clock),
      .write(1'b1),
      .write_address(early),
      .write_word(rank_7),
      .read_address(late),
      .read_word(noted_7)
  );

  fpgambit_search_fast_tags to_compare_0 (
      .clock(clock),
      .write(to_compare_0_write),
      .write_address(early),
      .write_word(rank_0),
      .read_address(early),
      .read_word(to_compare_0_read_word)
  );

  fpgambit_search_fast_tags to_compare_1 (
      .clock(clock),
      .write(to_compare_1_write),
      .write_address(early),
      .write_word(rank_1),
      .read_address(early),
      .read_word(to_compare_1_read_word)
  );

  fpgambit_search_fast_tags to_compare_2 (
      .clock(clock),
      .write(to_compare_2_write),
      .write_address(early),
      .write_word(rank_2),
      .read_address(early),
      .read_word(to_compare_2_read_word)
  );

  fpgambit_search_fast_tags to_compare_3 (
      .clock(clock),
      .write(to_compare_3_write),
      .write_address(early),
      .write_word(rank_3),
      .read_address(early),
      .read_word(to_compare_3_read_word)
  );

  fpgambit_search_fast_tags to_compare_4 (
      .clock(clock),
      .write(to_compare_4_write),
      .write_address(early),
      .write_word(rank_4),
      .read_address(early),
      .read_word(to_compare_4_read_word)
  );

  fpgambit_search_fast_tags to_compare_5 (
      .clock(clock),
      .write(to_compare_5_write),
      .write_address(early),
      .write_word(rank_5),
      .read_address(early),
      .read_word(to_compare_5_read_word)
  );

  fpgambit_search_fast_tags to_compare_6 (
      .clock(clock),
      .write(to_compare_6_write),
      .write_address(early),
      .write_word(rank_6),
      .read_address(early),
      .read_word(to_compare_6_read_word)
  );

  fpgambit_search_fast_tags to_compare_7 (
      .clock(clock),
      .write(to_compare_7_write),
      .write_address(early),
      .write_word(rank_7),
      .read_address(early),
      .read_word(to_compare_7_read_word)
  );

  always @* begin
    same = 8'd0;
    if (to_compare_0_read_word == rank_0) begin
      same = same | 8'd1;
    end
    if (to_compare_1_read_word == rank_1) begin
      same = same | 8'd2;
    end
    if (to_compare_2_read_word == rank_2) begin
      same = same | 8'd4;
    end
    if (to_compare_3_read_word == rank_3) begin
      same = same | 8'd8;
    end
    if (to_compare_4_read_word == rank_4) begin
      same = same | 8'h10;
    end
    if (to_compare_5_read_word == rank_5) begin
      same = same | 8'h20;
    end
    if (to_compare_6_read_word == rank_6) begin
      same = same | 8'h40;
    end
    if (to_compare_7_read_word == rank_7) begin
      same = same | 8'h80;
    end
  end

  assign to_compare_0_write = !comparing;
  assign to_compare_1_write = !comparing;
  assign to_compare_2_write = !comparing;
  assign to_compare_3_write = !comparing;
  assign to_compare_4_write = !comparing;
  assign to_compare_5_write = !comparing;
  assign to_compare_6_write = !comparing;
  assign to_compare_7_write = !comparing;

  always @(posedge clock) begin
    all_equal <= {all_equal[2:0], 1'b0};
    if (&equal_ranks) begin
      all_equal <= {all_equal[2:0], 1'b1};
    end
  end

  assign equal = all_equal[3];

  initial begin
    equal_ranks = 8'd0;
    all_equal = 4'd0;
  end

  always @(posedge clock) begin
    equal_ranks <= same;
  end
endmodule

`line 16958 "fpgambit_search_fast_game.v" 0
// Keeps the game's reversible moves and finds earlier positions that a node may repeat.
module fpgambit_search_fast_game (
    input  wire        clock,           // Clock
    input  wire        reset,           // Synchronous reset: forgets the game
    input  wire        push,            // The unit accepts a move of the game
    input  wire [23:0] push_record,     // The move's record
    input  wire        waits,           // A job waits for the positions
    input  wire        turn,            // The turn of the job's search is in clock 20
    input  wire [15:0] kept_signature,  // Signature of the position that the turn read; clock 21
    input  wire [15:0] signature,       // The node's signature; clock 5, like the inputs below
    input  wire        odd,             // The node's ply is odd
    input  wire        follows,         // A position of the game is being compared with the node:
                                        // find the next one
    input  wire [6:0]  after,           // Number of that position
    output wire [6:0]  candidate,       // Number of the position to compare, 0 for none; clock 8
    output wire [6:0]  run,             // Number of reversible moves at the end of the game
    output wire        ready,           // All positions are stored
    output wire        rewinds,         // Moves are being taken back: every turn reads the position
                                        // read_number
    output wire [6:0]  read_number,     // Number of the position to read
    output wire [6:0]  number,          // Number of the position that the turn writes at its end; 0
                                        // for the root
    output wire [15:0] word,            // The move that leads to it
    output wire        writes           // The turn writes it; clock 21
);

  localparam [3:0] MOVE_KIND_QUIET = 4'd0;
  localparam [4:0] RECORD_FLAGS = 5'd16;
  localparam [4:0] RECORD_FROM = 5'd0;
  localparam [4:0] RECORD_PIECE = 5'd20;
  localparam [4:0] RECORD_TO = 5'd8;

  reg  [6:0]  end_;
  reg  [6:0]  game_run;
  reg         stale;
  reg         clearing;
  reg  [8:0]  cleared;
  reg         active;
  reg  [6:0]  step;
  reg  [11:0] back;
  reg         stepped;
  reg         inserts;
  reg  [6:0]  inserted;
  reg  [8:0]  place;
  reg         follows_1;
  reg  [6:0]  next_1;
  reg  [6:0]  found_2;
  reg  [6:0]  found_3;

  reg  [6:0]  longer;
  reg  [6:0]  next_run;
  reg  [6:0]  last;
  reg  [15:0] mixed;
  reg         parity;
  reg  [8:0]  address;
  wire [11:0] moves_write_word;
  wire [6:0]  moves_read_address;
  wire [11:0] moves_read_word;
  wire        heads_write;
  reg  [8:0]  heads_write_address;
  reg  [6:0]  heads_write_word;
  wire [6:0]  heads_read_word_0;
  wire [6:0]  chain_read_word;

  fpgambit_search_fast_moves_2 moves (
      .clock(clock),
      .write(push),
      .write_address(end_),
      .write_word(moves_write_word),
      .read_address(moves_read_address),
      .read_word(moves_read_word)
  );

  fpgambit_search_fast_heads heads (
      .clock(clock),
      .write(heads_write),
      .write_address(heads_write_address),
      .write_word(heads_write_word),
      .read(1'b1),
      .read_address_0(address),
      .read_word_0(heads_read_word_0)
  );

  fpgambit_search_fast_chain chain (
      .clock(clock),
      .write(inserts),
      .write_address(inserted),
      .write_word(heads_read_word_0),
      .read_address(after),
      .read_word(chain_read_word)
  );

  // The moves, and the number of reversible moves at the end.
  assign moves_write_word = {push_record[RECORD_FROM +: 6], push_record[RECORD_TO +: 6]};

  always @* begin
    longer = game_run;
    if (!(&game_run)) begin
      longer = game_run + 7'd1;
    end
  end

  always @* begin
    next_run = 7'd0;
    if (!(|push_record[RECORD_FLAGS +: 4]) & (|push_record[RECORD_PIECE +: 4])) begin
      next_run = longer;
    end
  end

  // Take back one move per turn, starting at the root. One more turn only reads.
  always @* begin
    last = game_run;
    if (&game_run) begin
      last = 7'd126;
    end
  end

  assign moves_read_address = end_ - step;
  assign word = {MOVE_KIND_QUIET, back};
  assign read_number = step - 7'd1;
  assign number = step;
  assign rewinds = active;
  assign writes = stepped;

  always @(posedge clock) begin
    stepped <= active & turn & waits;
    inserts <= stepped & (step > 7'd1) & waits;
    if (waits & stale & !clearing & !active) begin
      active <= 1'b1;
      step <= 7'd0;
    end
    if (stepped) begin
      step <= step + 7'd1;
      if (step == (last + 7'd1)) begin
        active <= 1'b0;
        stale <= 1'b0;
      end
    end
    // First clear the head of each chain.
    cleared <= cleared + 9'd1;
    if (&cleared) begin
      clearing <= 1'b0;
    end
    if (active & !waits) begin
      active <= 1'b0;
      clearing <= 1'b1;
      cleared <= 9'd0;
    end
    if (push) begin
      end_ <= end_ + 7'd1;
      game_run <= next_run;
      stale <= |next_run;
      clearing <= 1'b1;
      cleared <= 9'd0;
    end
    if (reset) begin
      game_run <= 7'd0;
      stale <= 1'b0;
      clearing <= 1'b0;
      active <= 1'b0;
      stepped <= 1'b0;
      inserts <= 1'b0;
    end
  end

  assign run = game_run;
  assign ready = !stale;

  // The chain of a signature; each new position becomes the head of its chain.
  always @* begin
    mixed = signature;
    parity = odd;
    if (active) begin
      mixed = kept_signature;
      parity = !step[0];
    end
  end

  always @* begin
    address = {1'b0, mixed[7:0] ^ mixed[15:8]};
    if (parity) begin
      address = {1'b1, mixed[7:0] ^ mixed[15:8]};
    end
  end

  assign heads_write = inserts | clearing;

  always @* begin
    heads_write_address = cleared;
    heads_write_word = 7'd0;
    if (inserts) begin
      heads_write_address = place;
      heads_write_word = inserted;
    end
  end

  always @(posedge clock) begin
    found_2 <= heads_read_word_0;
    if (follows_1) begin
      found_2 <= next_1;
    end
  end

  assign candidate = found_3;

  initial begin
    end_ = 7'd0;
    game_run = 7'd0;
    stale = 1'b0;
    clearing = 1'b0;
    cleared = 9'd0;
    active = 1'b0;
    step = 7'd0;
    back = 12'd0;
    stepped = 1'b0;
    inserts = 1'b0;
    inserted = 7'd0;
    place = 9'd0;
    follows_1 = 1'b0;
    next_1 = 7'd0;
    found_2 = 7'd0;
    found_3 = 7'd0;
  end

  always @(posedge clock) begin
    back <= moves_read_word;
    inserted <= step - 7'd1;
    place <= address;
    follows_1 <= follows;
    next_1 <= chain_read_word;
    found_3 <= found_2;
  end

  // What nothing here reads.
  wire unused = &{1'b0, push_record[15:14], push_record[7:6]};
endmodule

`line 17196 "fpgambit_search_fast_moves_2.v" 0
// Memory of 12 bits per word and 7 address bits, with one write port and one combinational read
// port.
module fpgambit_search_fast_moves_2 (
    input  wire        clock,          // Clock
    input  wire        write,          // Stores write_word at this clock edge
    input  wire [6:0]  write_address,  // Address to write
    input  wire [11:0] write_word,     // Word to write
    input  wire [6:0]  read_address,   // Address to read
    output wire [11:0] read_word       // The word read, as it was before this clock edge
);

  (* ram_style = "distributed" *)
  reg [11:0] words [0:127];
  integer entry;

  initial for (entry = 0; entry <= 127; entry = entry + 1) words[entry] = 12'd0;

  always @(posedge clock) if (write) words[write_address] <= write_word;

  assign read_word = words[read_address];
endmodule

`line 17219 "fpgambit_search_fast_heads.v" 0
// Memory of 7 bits per word and 9 address bits, with one write port and 1 registered read ports.
module fpgambit_search_fast_heads (
    input  wire       clock,           // Clock
    input  wire       write,           // Stores write_word at this clock edge
    input  wire [8:0] write_address,   // Address to write
    input  wire [6:0] write_word,      // Word to write
    input  wire       read,            // Reads at this clock edge; if low, the words read hold
    input  wire [8:0] read_address_0,  // Addresses to read
    output reg  [6:0] read_word_0      // The words read, one clock later
);

  (* ram_style = "block" *)
  reg [6:0] words [0:511];
  integer entry;

  initial begin
    for (entry = 0; entry <= 511; entry = entry + 1) words[entry] = 7'd0;
    read_word_0 = 7'd0;
  end

  always @(posedge clock) begin
    if (write) words[write_address] <= write_word;
    if (read) begin
      read_word_0 <= words[read_address_0];
    end
  end
endmodule

`line 17248 "fpgambit_search_fast_chain.v" 0
// Memory of 7 bits per word and 7 address bits, with one write port and one combinational read
// port.
module fpgambit_search_fast_chain (
    input  wire       clock,          // Clock
    input  wire       write,          // Stores write_word at this clock edge
    input  wire [6:0] write_address,  // Address to write
    input  wire [6:0] write_word,     // Word to write
    input  wire [6:0] read_address,   // Address to read
    output wire [6:0] read_word       // The word read, as it was before this clock edge
);

  (* ram_style = "distributed" *)
  reg [6:0] words [0:127];
  integer entry;

  initial for (entry = 0; entry <= 127; entry = entry + 1) words[entry] = 7'd0;

  always @(posedge clock) if (write) words[write_address] <= write_word;

  assign read_word = words[read_address];
endmodule

`line 17271 "fpgambit_search_fast_controls.v" 0
// Memory of 25 bits per word and 5 address bits, with one write port and one combinational read
// port.
module fpgambit_search_fast_controls (
    input  wire        clock,          // Clock
    input  wire        write,          // Stores write_word at this clock edge
    input  wire [4:0]  write_address,  // Address to write
    input  wire [24:0] write_word,     // Word to write
    input  wire [4:0]  read_address,   // Address to read
    output wire [24:0] read_word       // The word read, as it was before this clock edge
);

  (* ram_style = "distributed" *)
  reg [24:0] words [0:31];
  integer entry;

  initial for (entry = 0; entry <= 31; entry = entry + 1) words[entry] = 25'd0;

  always @(posedge clock) if (write) words[write_address] <= write_word;

  assign read_word = words[read_address];
endmodule

`default_nettype wire
