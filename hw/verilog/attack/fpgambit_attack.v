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
// A board can also come in whole, in one clock; the next word, board or query is taken nine clocks
// later. A word goes first, then a board, then a query. A board whose eight clocks a reset cuts
// short must be loaded again.
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
//   fpgambit export --unit attack --build compact --out DIR

`default_nettype none

module fpgambit_attack #(
    // 1: Posdata is a memory of 32,768 words of 12 bits, read from a file. 0: Posdata is logic: in
    // the default ray order, from the geometry of the two squares.
    parameter POSDATA_ROM = 1,
    // posdata: 32,768 words {nextpos, nextdir}, address {piece, from, at}
    parameter POSDATA_FILE = "posdata.mem"
) (
    input  wire        clock,         // Clock
    input  wire        reset,         // Synchronous reset: idle, no answer offered. The loaded
                                      // position stays
    input  wire        load_valid,    // Store a word of the board image
    output wire        load_ready,    // It will be stored: no query is under way
    input  wire [3:0]  load_address,  // Which word: 0 to 7 ranks 1 to 8, 8 the state word, which is
                                      // not needed
    input  wire [31:0] load_word,     // The word
    input  wire        board_valid,   // Store a whole board
    output wire        board_ready,   // It will be taken at this edge: no query is under way, and
                                      // nothing is being loaded
    input  wire [31:0] board_rank_0,  // The board: ranks 1 to 8, eight piece nibbles each, file a
                                      // lowest
    input  wire [31:0] board_rank_1,  // The board: ranks 1 to 8, eight piece nibbles each, file a
                                      // lowest
    input  wire [31:0] board_rank_2,  // The board: ranks 1 to 8, eight piece nibbles each, file a
                                      // lowest
    input  wire [31:0] board_rank_3,  // The board: ranks 1 to 8, eight piece nibbles each, file a
                                      // lowest
    input  wire [31:0] board_rank_4,  // The board: ranks 1 to 8, eight piece nibbles each, file a
                                      // lowest
    input  wire [31:0] board_rank_5,  // The board: ranks 1 to 8, eight piece nibbles each, file a
                                      // lowest
    input  wire [31:0] board_rank_6,  // The board: ranks 1 to 8, eight piece nibbles each, file a
                                      // lowest
    input  wire [31:0] board_rank_7,  // The board: ranks 1 to 8, eight piece nibbles each, file a
                                      // lowest
    input  wire        query_valid,   // Begin a query
    output wire        query_ready,   // It will begin: none is under way, and nothing is being
                                      // loaded
    input  wire [2:0]  query_kind,    // Which query
    input  wire [5:0]  query_square,  // The square asked about
    input  wire        query_side,    // The side asked about, 1 = black
    output wire        answer_valid,  // An answer word is offered
    input  wire        answer_ready,  // The sink takes it
    output wire [15:0] answer_word,   // The answer word
    output wire        answer_last,   // It is the last of the answer
    output wire [15:0] cycles,        // Clocks the query took (so far)
    output wire [15:0] visited        // Squares it visited (so far)
);

  localparam [1:0] LOAD_ADDRESS_STATE = 2'd3;

  wire        free;
  wire        board_write;
  wire        start;
  wire        board_feeder_take;
  wire        board_feeder_copies;
  wire [2:0]  board_feeder_rank;
  wire [31:0] board_feeder_word;
  reg  [31:0] planes_word;
  wire [31:0] planes_sorted;
  reg  [2:0]  board_write_address;
  wire        board_read;
  wire [31:0] board_read_word_0;
  wire [31:0] board_read_word_1;
  wire [5:0]  posdata_nextpos;
  wire [5:0]  posdata_nextdir;
  wire        map_write;
  reg  [10:0] map_write_word;
  wire [10:0] map_read_word_0;
  wire [2:0]  piece_selector_rank;
  wire        piece_selector_out_valid;
  wire [5:0]  piece_selector_out_square;
  wire [2:0]  piece_selector_out_kind;
  wire        piece_selector_exhausted;
  wire [2:0]  attacker_check_piece;
  wire        attacker_check_black;
  wire        attacker_check_home;
  wire        attacker_check_empty;
  wire        attacker_check_own;
  wire        attacker_check_enemy;
  wire        attacker_check_attacks;
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
  wire        walk_start_pieces;
  wire        walk_piece_ready;
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
  wire        walk_out_valid;
  wire        walk_reporting;
  wire        walk_out_last;
  wire        walk_visiting;
  wire [10:0] answer_counters_marked;
  wire [15:0] answer_counters_out_word;
  wire        stream_in_ready;
  wire        stream_drained;
  wire        cycle_counter_running;

  fpgambit_attack_board_feeder board_feeder (
      .clock(clock),
      .reset(reset),
      .take(board_feeder_take),
      .ranks_0(board_rank_0),
      .ranks_1(board_rank_1),
      .ranks_2(board_rank_2),
      .ranks_3(board_rank_3),
      .ranks_4(board_rank_4),
      .ranks_5(board_rank_5),
      .ranks_6(board_rank_6),
      .ranks_7(board_rank_7),
      .copies(board_feeder_copies),
      .rank(board_feeder_rank),
      .word(board_feeder_word)
  );

  fpgambit_attack_planes planes (
      .word(planes_word),
      .sorted(planes_sorted)
  );

  fpgambit_attack_board board (
      .clock(clock),
      .write(board_write),
      .write_address(board_write_address),
      .write_word(planes_sorted),
      .read(board_read),
      .read_address_0(walk_next_at[5:3]),
      .read_address_1(piece_selector_rank),
      .read_word_0(board_read_word_0),
      .read_word_1(board_read_word_1)
  );

  fpgambit_attack_posdata #(.POSDATA_ROM(POSDATA_ROM), .POSDATA_FILE(POSDATA_FILE)) posdata (
      .clock(clock),
      .kind(walk_next_kind),
      .from(walk_next_from),
      .at(walk_next_at),
      .nextpos(posdata_nextpos),
      .nextdir(posdata_nextdir)
  );

  fpgambit_attack_map map (
      .clock(clock),
      .write(map_write),
      .write_address(walk_at),
      .write_word(map_write_word),
      .read(1'b1),
      .read_address_0(walk_next_at),
      .read_word_0(map_read_word_0)
  );

  fpgambit_attack_piece_selector piece_selector (
      .clock(clock),
      .reset(reset),
      .start(walk_start_pieces),
      .hold(1'b0),
      .side(walk_side),
      .planes(board_read_word_1),
      .rank(piece_selector_rank),
      .out_valid(piece_selector_out_valid),
      .out_square(piece_selector_out_square),
      .out_kind(piece_selector_out_kind),
      .out_ready(walk_piece_ready),
      .exhausted(piece_selector_exhausted)
  );

  fpgambit_attack_attacker_check attacker_check (
      .planes(board_read_word_0),
      .at(walk_at),
      .from(walk_from),
      .lift(walk_lift),
      .lifted(walk_lifted),
      .side(walk_side),
      .jumping(walk_jumping),
      .piece(attacker_check_piece),
      .black(attacker_check_black),
      .home(attacker_check_home),
      .empty(attacker_check_empty),
      .own(attacker_check_own),
      .enemy(attacker_check_enemy),
      .attacks(attacker_check_attacks)
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
      .piece(attacker_check_piece),
      .black(attacker_check_black),
      .home(attacker_check_home),
      .empty(attacker_check_empty),
      .own(attacker_check_own),
      .enemy(attacker_check_enemy),
      .attacks(attacker_check_attacks),
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
      .start_pieces(walk_start_pieces),
      .piece_valid(piece_selector_out_valid),
      .piece_square(piece_selector_out_square),
      .piece_kind(piece_selector_out_kind),
      .piece_ready(walk_piece_ready),
      .exhausted(piece_selector_exhausted),
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
      .out_valid(walk_out_valid),
      .reporting(walk_reporting),
      .out_last(walk_out_last),
      .out_ready(stream_in_ready),
      .drained(stream_drained),
      .visiting(walk_visiting)
  );

  fpgambit_attack_answer_counters answer_counters (
      .clock(clock),
      .clear(start),
      .query(walk_query_held),
      .affirm(walk_affirm),
      .reaches(walk_reaches),
      .meets(walk_meets),
      .neighbour(walk_neighbour),
      .own(attacker_check_own),
      .judged(walk_judged),
      .struck(walk_struck),
      .walker(walk_walker),
      .piece(attacker_check_piece),
      .black(attacker_check_black),
      .at(walk_at),
      .front(walk_front),
      .entry(map_read_word_0),
      .marked(answer_counters_marked),
      .reporting(walk_reporting),
      .last(walk_out_last),
      .out_word(answer_counters_out_word)
  );

  fpgambit_attack_stream stream (
      .clock(clock),
      .reset(reset),
      .in_valid(walk_out_valid),
      .in_word(answer_counters_out_word),
      .in_last(walk_out_last),
      .in_ready(stream_in_ready),
      .out_valid(answer_valid),
      .out_ready(answer_ready),
      .out_word(answer_word),
      .out_last(answer_last),
      .drained(stream_drained)
  );

  fpgambit_attack_cycle_counter cycle_counter (
      .clock(clock),
      .start(start),
      .running(cycle_counter_running),
      .step(walk_visiting),
      .cycles(cycles),
      .steps(visited)
  );

  assign free = walk_idle & !reset & !board_feeder_copies;
  assign load_ready = free;
  assign board_ready = free & !load_valid;
  assign query_ready = free & !load_valid & !board_valid;
  assign start = query_valid & free & !load_valid & !board_valid;
  assign board_feeder_take = board_valid & free & !load_valid;
  assign board_write = board_feeder_copies |
      (load_valid & free & !load_address[LOAD_ADDRESS_STATE]);

  always @* begin
    board_write_address = load_address[2:0];
    planes_word = load_word;
    if (board_feeder_copies) begin
      board_write_address = board_feeder_rank;
      planes_word = board_feeder_word;
    end
  end

  assign board_read = !board_write;
  assign map_write = walk_mark | walk_wipe;

  always @* begin
    map_write_word = answer_counters_marked;
    if (walk_wipe) begin
      map_write_word = 11'd0;
    end
  end

  assign cycle_counter_running = !walk_idle;
endmodule

`default_nettype wire
