// fpgambit_attack: attack queries on posdata, after GNU Chess
//
// SPDX-License-Identifier: MIT OR Apache-2.0
//
// Load a board image, start a query and read the answer: zero or more items, then a last word. The
// unit answers every query with the table posdata (Sandstroem, 1989): it visits one square per
// clock. For each kind of piece, origin and current square, posdata holds two squares: the next
// square on the same ray, and the first square of the next ray. A walk is the sequence of squares
// that the unit visits for one piece in this way. A query refers to the loaded board. It ignores
// which side is to move, pins and checks. A piece attacks every square on its rays up to and
// including the first occupied one, whatever piece is on that square. Pawns attack along their
// capture directions.
//
// Queries by kind, with their arguments in parentheses, and their answers (bits that are not listed
// are 0):
//
// 0 (square, side): does the side attack the square? Last word: [0] yes.
//
// 1 (square, side): which of the side's pieces attack the square? One item per piece: [5:0] its
// square, [9:6] its nibble. Last word: [4:0] number of these pieces; [14:9] their kinds: pawn [9],
// knight [10], bishop [11], rook [12], queen [13], king [14].
//
// 2 (side): which squares does the side attack? 63 items for the squares a1, b1 to g8 and the last
// word for h8, each in the format of query 1's last word.
//
// 3 (square): how far does the bishop, rook or queen on the square see? One item for each ray on
// which the first two pieces are enemies of this slider: [5:0] square of the first; [11:6] square
// of the second; [12] the second is the king. Last word: [15] a slider is on the square; [4:0]
// number of squares to which it can move.
//
// 4 (side): what surrounds the side's king? Last word, with three counts of the squares next to the
// king: [3:0] those attacked by the enemy; [7:4] those occupied by the side's own pieces, attacked
// or not; [11:8] all others. For this query, the king's own square counts as empty.
//
// 5 (square): does the enemy attack every square to which the piece on the square can move? For
// this query, the piece's own square counts as empty. Last word: [0] yes, also if the piece cannot
// move at all; 0 if the square is empty.
//
// 6 and 7 are undefined: the answer is one word 0.
//
// Piece nibbles: 0 empty; 1 to 6 white pawn, knight, bishop, rook, queen, king; 9 to 14 black.
// Squares: a1 = 0, b1 = 1 to h8 = 63.
//
// Latency in clocks: one for the start, one for the starting square of each walk, one for each
// visited square, and two until the last word has left. To find the attackers of a square, the unit
// walks from that square as a queen and then as a knight; except in query 1, it stops at the first
// attacker. Queries 0 and 1 do this once, queries 4 and 5 for each square that they test, within
// the walk of the piece itself. Queries 3 and 5 take one more clock to read the piece on the
// square. Queries 2 and 4 first search for the side's first piece or its king: two clocks for each
// piece of the side up to and including this one, and one for each rank without such a piece before
// it. During query 2, the search for the next piece continues in parallel; the query waits for it
// only if ranks have no piece of the side. Query 2 takes 64 more clocks to read out its results,
// and another 64 if a reset interrupted the previous query 2. If the sink does not accept a word,
// the walk stalls at the next word.
//
// You can also load a whole board in one clock. The unit accepts the next word, board or query nine
// clocks later. If several requests arrive at once, a word takes precedence over a board, and a
// board over a query. If a reset interrupts the eight clocks after the acceptance of a board, load
// the board again.
//
// You can load the words in any order, and need to load only those that have changed. The unit does
// not use the state word (addresses 8 to 15). The unit accepts nothing during a reset. A reset ends
// a query and keeps the loaded board. cycles and visited count modulo 65,536.
//
// Preconditions: each side has one king. No pawn is on the first or last rank. If a precondition is
// violated, the unit still finishes and returns to idle. Its answer is then meaningless, but
// reveals nothing about positions loaded earlier.
//
// Generated: do not edit. Made by:
//   fpgambit export --unit attack --build compact --out DIR

`default_nettype none

module fpgambit_attack #(
    // 1: Posdata as a memory of 32,768 words of 12 bits, read from a file. 0: Posdata as logic:
    // computed from the geometry of the two squares, in the default ray order.
    parameter POSDATA_ROM = 1,
    // posdata: 32,768 words {nextpos, nextdir}, address {piece, from, at}
    parameter POSDATA_FILE = "posdata.mem"
) (
    input  wire        clock,         // Clock, rising edge
    input  wire        reset,         // Synchronous reset: idle, no answer offered. The loaded
                                      // position is kept
    input  wire        load_valid,    // A word of the board image is offered
    output wire        load_ready,    // The word will be stored: no query is in progress
    input  wire [3:0]  load_address,  // Address of the word: 0 to 7 for ranks 1 to 8, 8 for the
                                      // state word, which is not needed
    input  wire [31:0] load_word,     // The word
    input  wire        board_valid,   // A whole board is offered
    output wire        board_ready,   // The board will be accepted at this edge: no query is in
                                      // progress and nothing is being loaded
    input  wire [31:0] board_rank_0,  // The board: ranks 1 to 8, eight piece nibbles each, file a
                                      // in the lowest bits
    input  wire [31:0] board_rank_1,  // The board: ranks 1 to 8, eight piece nibbles each, file a
                                      // in the lowest bits
    input  wire [31:0] board_rank_2,  // The board: ranks 1 to 8, eight piece nibbles each, file a
                                      // in the lowest bits
    input  wire [31:0] board_rank_3,  // The board: ranks 1 to 8, eight piece nibbles each, file a
                                      // in the lowest bits
    input  wire [31:0] board_rank_4,  // The board: ranks 1 to 8, eight piece nibbles each, file a
                                      // in the lowest bits
    input  wire [31:0] board_rank_5,  // The board: ranks 1 to 8, eight piece nibbles each, file a
                                      // in the lowest bits
    input  wire [31:0] board_rank_6,  // The board: ranks 1 to 8, eight piece nibbles each, file a
                                      // in the lowest bits
    input  wire [31:0] board_rank_7,  // The board: ranks 1 to 8, eight piece nibbles each, file a
                                      // in the lowest bits
    input  wire        query_valid,   // Request to start a query
    output wire        query_ready,   // The query will start: none is in progress and nothing is
                                      // being loaded
    input  wire [2:0]  query_kind,    // Query kind
    input  wire [5:0]  query_square,  // Square of the query
    input  wire        query_side,    // Side of the query, 1 = black
    output wire        answer_valid,  // An answer word is offered; it holds until accepted
    input  wire        answer_ready,  // The sink accepts it at this edge
    output wire [15:0] answer_word,   // The answer word
    output wire        answer_last,   // The last word of the answer
    output wire [15:0] cycles,        // Clocks of the query so far
    output wire [15:0] visited        // Squares visited so far
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

`line 401 "fpgambit_attack_board_feeder.v" 0
// Accepts a board in one clock and outputs its ranks in the following eight, rank 1 first.
module fpgambit_attack_board_feeder (
    input  wire        clock,    // Clock
    input  wire        reset,    // Discards the remaining ranks
    input  wire        take,     // Accepts the board
    input  wire [31:0] ranks_0,  // The board: ranks 1 to 8
    input  wire [31:0] ranks_1,  // The board: ranks 1 to 8
    input  wire [31:0] ranks_2,  // The board: ranks 1 to 8
    input  wire [31:0] ranks_3,  // The board: ranks 1 to 8
    input  wire [31:0] ranks_4,  // The board: ranks 1 to 8
    input  wire [31:0] ranks_5,  // The board: ranks 1 to 8
    input  wire [31:0] ranks_6,  // The board: ranks 1 to 8
    input  wire [31:0] ranks_7,  // The board: ranks 1 to 8
    output wire        copies,   // A rank is output
    output wire [2:0]  rank,     // Number of the rank
    output wire [31:0] word      // Its word
);

  reg  [31:0] left_0;
  reg  [31:0] left_1;
  reg  [31:0] left_2;
  reg  [31:0] left_3;
  reg  [31:0] left_4;
  reg  [31:0] left_5;
  reg  [31:0] left_6;
  reg  [31:0] left_7;
  reg         copying;
  reg  [2:0]  count;

  always @(posedge clock) begin
    left_0 <= left_1;
    left_1 <= left_2;
    left_2 <= left_3;
    left_3 <= left_4;
    left_4 <= left_5;
    left_5 <= left_6;
    left_6 <= left_7;
    if (take) begin
      left_0 <= ranks_0;
      left_1 <= ranks_1;
      left_2 <= ranks_2;
      left_3 <= ranks_3;
      left_4 <= ranks_4;
      left_5 <= ranks_5;
      left_6 <= ranks_6;
      left_7 <= ranks_7;
      copying <= 1'b1;
      count <= 3'd0;
    end
    if (copying) begin
      count <= count + 3'd1;
      if (count == 3'd7) begin
        copying <= 1'b0;
      end
    end
    if (reset) begin
      copying <= 1'b0;
    end
  end

  assign copies = copying;
  assign rank = count;
  assign word = left_0;

  initial begin
    left_0 = 32'd0;
    left_1 = 32'd0;
    left_2 = 32'd0;
    left_3 = 32'd0;
    left_4 = 32'd0;
    left_5 = 32'd0;
    left_6 = 32'd0;
    left_7 = 32'd0;
    copying = 1'b0;
    count = 3'd0;
  end
endmodule

`line 480 "fpgambit_attack_planes.v" 0
// Reorders a rank word into planes.
module fpgambit_attack_planes (
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

`line 495 "fpgambit_attack_board.v" 0
// Memory of 32 bits per word and 3 address bits, with one write port and 2 registered read ports.
module fpgambit_attack_board (
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

`line 528 "fpgambit_attack_posdata.v" 0
// Posdata for one walk: in memory or as logic.
module fpgambit_attack_posdata #(
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
      fpgambit_attack_rom #(.POSDATA_FILE(POSDATA_FILE)) rom (
        .clock(clock),
        .kind(kind),
        .from(from),
        .at(at),
        .nextpos(nextpos),
        .nextdir(nextdir)
      );
    end else begin : as_computed
      fpgambit_attack_computed computed (
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

`line 566 "fpgambit_attack_rom.v" 0
// Posdata as a memory of 32,768 words of 12 bits, read from a file.
module fpgambit_attack_rom #(
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

  fpgambit_attack_table #(.POSDATA_FILE(POSDATA_FILE)) table_ (
      .clock(clock),
      .read(1'b1),
      .read_address_0({kind, from, at}),
      .read_word_0(table_read_word_0)
  );

  assign nextpos = table_read_word_0[POSDATA_WORD_NEXTPOS +: 6];
  assign nextdir = table_read_word_0[POSDATA_WORD_NEXTDIR +: 6];
endmodule

`line 596 "fpgambit_attack_table.v" 0
// Memory of 12 bits per word, read from a file, with 1 registered read ports.
module fpgambit_attack_table #(
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

`line 633 "fpgambit_attack_computed.v" 0
// Posdata as logic: computed from the geometry of the two squares, in the default ray order.
module fpgambit_attack_computed (
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

`line 995 "fpgambit_attack_map.v" 0
// Memory of 11 bits per word and 6 address bits, with one write port and 1 registered read ports.
module fpgambit_attack_map (
    input  wire        clock,           // Clock
    input  wire        write,           // Stores write_word at this clock edge
    input  wire [5:0]  write_address,   // Address to write
    input  wire [10:0] write_word,      // Word to write
    input  wire        read,            // Reads at this clock edge; if low, the words read hold
    input  wire [5:0]  read_address_0,  // Addresses to read
    output reg  [10:0] read_word_0      // The words read, one clock later
);

  reg [10:0] words [0:63];
  integer entry;

  initial begin
    for (entry = 0; entry <= 63; entry = entry + 1) words[entry] = 11'd0;
    read_word_0 = 11'd0;
  end

  always @(posedge clock) begin
    if (write) words[write_address] <= write_word;
    if (read) begin
      read_word_0 <= words[read_address_0];
    end
  end
endmodule

`line 1023 "fpgambit_attack_piece_selector.v" 0
// Issues the mover's pieces in the order a1, b1, ... h8.
module fpgambit_attack_piece_selector (
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

`line 1177 "fpgambit_attack_attacker_check.v" 0
// Examines one square, within the cycle.
module fpgambit_attack_attacker_check (
    input  wire [31:0] planes,   // Planes of the rank of at
    input  wire [5:0]  at,       // Square to examine
    input  wire [5:0]  from,     // Square the walk started on
    input  wire        lift,     // Treat one square as empty
    input  wire [5:0]  lifted,   // The square to treat as empty
    input  wire        side,     // Side whose enemies are searched for
    input  wire        jumping,  // The walk is a knight's walk
    output wire [2:0]  piece,    // Type of the piece on the square
    output wire        black,    // The piece is black
    output wire        home,     // The walk is on its starting square
    output wire        empty,    // The square is empty
    output wire        own,      // A piece of the side is on the square
    output wire        enemy,    // An enemy is on the square
    output wire        attacks   // The enemy attacks the starting square
);

  localparam [2:0] PIECE_BISHOP = 3'd3;
  localparam [2:0] PIECE_KING = 3'd6;
  localparam [2:0] PIECE_KNIGHT = 3'd2;
  localparam [2:0] PIECE_NONE = 3'd0;
  localparam [2:0] PIECE_PAWN = 3'd1;
  localparam [2:0] PIECE_QUEEN = 3'd5;
  localparam [2:0] PIECE_ROOK = 3'd4;

  wire [2:0]  file;
  reg  [2:0]  kind;
  wire        colour;
  wire        start;
  wire        nothing;
  wire        foe;
  wire        near;
  wire        straight;
  reg         moves_so;
  wire [3:0]  files;
  wire [3:0]  ranks;

  // The piece on the square.
  assign file = at[2:0];

  always @* begin
    kind = 3'd0;
    if (planes[{2'd0, file}]) begin
      kind = kind | 3'd1;
    end
    if (planes[{2'd1, file}]) begin
      kind = kind | 3'd2;
    end
    if (planes[{2'd2, file}]) begin
      kind = kind | 3'd4;
    end
  end

  assign colour = planes[{2'd3, file}];
  assign nothing = (kind == PIECE_NONE) | (lift & (at == lifted));
  assign foe = !nothing & (colour != side);

  // The direction from the starting square: on a line, if the walk came along one.
  assign start = at == from;
  assign files = {1'b0, at[2:0]} - {1'b0, from[2:0]};
  assign ranks = {1'b0, at[5:3]} - {1'b0, from[5:3]};
  assign near = ((files + 4'd1) <= 4'd2) & ((ranks + 4'd1) <= 4'd2);
  assign straight = (files == 4'd0) | (ranks == 4'd0);

  // Does a piece of this type move from here to the start?
  always @* begin
    moves_so = 1'b0;
    if (jumping) begin
      moves_so = kind == PIECE_KNIGHT;
    end else begin
      if (kind == PIECE_PAWN) begin
        moves_so = near & !straight & (ranks[3] != colour);
      end
      if (kind == PIECE_BISHOP) begin
        moves_so = !straight;
      end
      if (kind == PIECE_ROOK) begin
        moves_so = straight;
      end
      if (kind == PIECE_QUEEN) begin
        moves_so = 1'b1;
      end
      if (kind == PIECE_KING) begin
        moves_so = near;
      end
    end
  end

  assign piece = kind;
  assign black = colour;
  assign home = start;
  assign empty = nothing;
  assign own = !nothing & (colour == side);
  assign enemy = foe;
  assign attacks = foe & moves_so & !start;
endmodule

`line 1276 "fpgambit_attack_walk.v" 0
// Runs the walks of one query at a time.
module fpgambit_attack_walk (
    input  wire       clock,         // Clock
    input  wire       reset,         // Synchronous reset
    input  wire       start,         // Starts a query
    input  wire [2:0] query,         // Kind of the query
    input  wire [5:0] query_square,  // Square of the query
    input  wire       query_side,    // Side of the query
    output wire       idle,          // The walk is idle
    output wire [2:0] query_held,    // The current query's kind
    input  wire [2:0] piece,         // Type of the piece
    input  wire       black,         // The piece is black
    input  wire       home,          // The walk is on its starting square
    input  wire       empty,         // The square is empty
    input  wire       own,           // A piece of the side is on the square
    input  wire       enemy,         // An enemy is on the square
    input  wire       attacks,       // The enemy attacks from
    input  wire [5:0] nextpos,       // Posdata at at: next square if it is empty
    input  wire [5:0] nextdir,       // Posdata at at: next square if it is occupied
    output wire [5:0] at,            // Current square of the walk
    output wire [5:0] from,          // Square this walk started on
    output wire       jumping,       // The walk is a knight's inner walk
    output wire       side,          // Side whose enemies are searched for
    output wire       lift,          // Treat one square as empty
    output wire [5:0] lifted,        // The square to treat as empty
    output wire [2:0] next_kind,     // Piece type
    output wire [5:0] next_from,     // Square the piece moves from
    output wire [5:0] next_at,       // Next square of the walk
    output reg        start_pieces,  // Restarts the selector
    input  wire       piece_valid,   // A piece is ready
    input  wire [5:0] piece_square,  // Square of the piece
    input  wire [2:0] piece_kind,    // Type of the piece
    output reg        piece_ready,   // The piece is taken
    input  wire       exhausted,     // No piece is left
    output reg        affirm,        // The answer is yes
    output reg        reaches,       // A square that a slider can reach is counted
    output reg        meets,         // An attacker is counted
    output reg        neighbour,     // at is next to the king
    output wire       judged,        // The inner walks are finished
    output wire       struck,        // The inner walks met an attacker
    output wire [2:0] walker,        // Type of the walking piece
    output wire [5:0] front,         // The first piece of an x-ray
    output reg        mark,          // Adds an attacker to the map entry
    output reg        wipe,          // Clears the map entry
    output reg        out_valid,     // An answer word is offered
    output reg        reporting,     // The word comes from the map
    output reg        out_last,      // The word is the last
    input  wire       out_ready,     // The stream accepts the word
    input  wire       drained,       // The last word has left
    output reg        visiting       // The walk leaves a visited square in this cycle
);

  localparam [3:0] PHASE_ANSWERING = 4'd9;
  localparam [3:0] PHASE_BEHIND = 4'd5;
  localparam [3:0] PHASE_FETCHING = 4'd3;
  localparam [3:0] PHASE_FLUSHING = 4'd10;
  localparam [3:0] PHASE_IDLE = 4'd0;
  localparam [3:0] PHASE_JUMPS = 4'd7;
  localparam [3:0] PHASE_LINES = 4'd6;
  localparam [3:0] PHASE_LOOKING = 4'd1;
  localparam [3:0] PHASE_REPORTING = 4'd8;
  localparam [3:0] PHASE_SWEEPING = 4'd2;
  localparam [3:0] PHASE_WALKING = 4'd4;
  localparam [2:0] PIECE_BISHOP = 3'd3;
  localparam [2:0] PIECE_BLACK_PAWN = 3'd7;
  localparam [2:0] PIECE_KING = 3'd6;
  localparam [2:0] PIECE_KNIGHT = 3'd2;
  localparam [2:0] PIECE_NONE = 3'd0;
  localparam [2:0] PIECE_PAWN = 3'd1;
  localparam [2:0] PIECE_QUEEN = 3'd5;
  localparam [2:0] PIECE_ROOK = 3'd4;
  localparam [2:0] QUERY_ATTACKED = 3'd0;
  localparam [2:0] QUERY_ATTACKERS = 3'd1;
  localparam [2:0] QUERY_KING = 3'd4;
  localparam [2:0] QUERY_MAP = 3'd2;
  localparam [2:0] QUERY_MOBILITY = 3'd3;
  localparam [2:0] QUERY_TRAPPED = 3'd5;

  reg  [3:0]  phase;
  reg  [2:0]  query_kind;
  reg  [2:0]  kind;
  reg  [2:0]  outer_kind;
  reg         colour;
  reg         pushing;
  reg         dirty;
  reg  [5:0]  origin;
  reg  [5:0]  square;
  reg  [5:0]  outer_origin;
  reg  [5:0]  resume;
  reg  [5:0]  push;
  reg  [5:0]  front_square;

  wire        lists;
  wire        maps;
  wire        slides;
  wire        guards;
  wire        traps;
  wire        pawn;
  wire        turns;
  wire        ray_ends;
  reg         steps;
  reg         launches;
  wire        hit;
  reg         inner_over;
  wire        returns;
  reg         outer_over;
  reg         fetches;
  reg  [5:0]  onward;
  reg  [5:0]  first_push;
  reg  [5:0]  following;
  reg  [5:0]  then_from;
  reg  [5:0]  then_at;
  reg  [2:0]  then_kind;
  reg  [3:0]  phase_next;
  reg  [2:0]  query_kind_next;
  reg  [2:0]  outer_kind_next;
  reg         colour_next;
  reg         pushing_next;
  reg         dirty_next;
  reg  [5:0]  outer_origin_next;
  reg  [5:0]  resume_next;
  reg  [5:0]  push_next;
  reg  [5:0]  front_square_next;

  // The current query; kind 0 consists of a single pair of inner walks.
  assign lists = query_kind == QUERY_ATTACKERS;
  assign maps = query_kind == QUERY_MAP;
  assign slides = query_kind == QUERY_MOBILITY;
  assign guards = query_kind == QUERY_KING;
  assign traps = query_kind == QUERY_TRAPPED;

  // The next square of this walk; a trapped pawn goes from its captures to its pushes.
  assign pawn = (kind == PIECE_PAWN) | (kind == PIECE_BLACK_PAWN);

  always @* begin
    onward = nextdir;
    if ((!pawn & (home | empty)) | (pawn & pushing & empty)) begin
      onward = nextpos;
    end
  end

  always @* begin
    first_push = push;
    if (home) begin
      first_push = nextpos;
    end
  end

  assign turns = pawn & traps & !pushing & (onward == origin);

  always @* begin
    following = onward;
    if (turns) begin
      following = first_push;
    end
  end

  assign ray_ends = nextpos == nextdir;

  always @* begin
    phase_next = phase;
    query_kind_next = query_kind;
    outer_kind_next = outer_kind;
    colour_next = colour;
    pushing_next = pushing;
    dirty_next = dirty;
    outer_origin_next = outer_origin;
    resume_next = resume;
    push_next = push;
    front_square_next = front_square;
    then_kind = kind;
    then_from = origin;
    then_at = square;
    start_pieces = 1'b0;
    piece_ready = 1'b0;
    affirm = 1'b0;
    reaches = 1'b0;
    meets = 1'b0;
    neighbour = 1'b0;
    mark = 1'b0;
    wipe = 1'b0;
    out_valid = 1'b0;
    reporting = 1'b0;
    out_last = 1'b0;
    visiting = 1'b0;
    steps = 1'b0;
    launches = 1'b0;
    inner_over = 1'b0;
    outer_over = 1'b0;
    fetches = 1'b0;
    case (phase)
      PHASE_IDLE: begin
        if (start) begin
          query_kind_next = query;
          colour_next = query_side;
          pushing_next = 1'b0;
          then_at = query_square;
          then_from = query_square;
          then_kind = PIECE_QUEEN;
          phase_next = PHASE_ANSWERING;
          if ((query == QUERY_ATTACKED) | (query == QUERY_ATTACKERS)) begin
            colour_next = !query_side;
            phase_next = PHASE_LINES;
          end
          if ((query == QUERY_MAP) | (query == QUERY_KING)) begin
            start_pieces = 1'b1;
            phase_next = PHASE_FETCHING;
          end
          if (query == QUERY_MAP) begin
            dirty_next = 1'b1;
            if (dirty) begin
              then_at = 6'd0;
              phase_next = PHASE_SWEEPING;
            end
          end
          if ((query == QUERY_MOBILITY) | (query == QUERY_TRAPPED)) begin
            phase_next = PHASE_LOOKING;
          end
        end
      end
      PHASE_LOOKING: begin
        colour_next = black;
        then_kind = piece;
        if (black & (piece == PIECE_PAWN)) begin
          then_kind = PIECE_BLACK_PAWN;
        end
        phase_next = PHASE_ANSWERING;
        if (slides) begin
          if ((piece == PIECE_BISHOP) | (piece == PIECE_ROOK) | (piece == PIECE_QUEEN)) begin
            affirm = 1'b1;
            phase_next = PHASE_WALKING;
          end
        end else if (piece != PIECE_NONE) begin
          phase_next = PHASE_WALKING;
        end
        outer_kind_next = then_kind;
        outer_origin_next = then_from;
      end
      PHASE_SWEEPING: begin
        wipe = 1'b1;
        then_at = square + 6'd1;
        if (square == 6'd63) begin
          phase_next = PHASE_FETCHING;
        end
      end
      PHASE_FETCHING: begin
        fetches = 1'b1;
        if (!piece_valid & exhausted) begin
          fetches = 1'b0;
          phase_next = PHASE_ANSWERING;
          if (maps) begin
            then_at = 6'd0;
            phase_next = PHASE_REPORTING;
          end
        end
      end
      PHASE_WALKING: begin
        steps = 1'b1;
        if (home) begin
          push_next = nextpos;
        end else begin
          visiting = 1'b1;
          mark = maps;
          reaches = slides & !own;
          neighbour = guards;
          launches = guards;
          if (traps) begin
            launches = enemy | empty;
            if (pawn) begin
              launches = enemy;
              if (pushing) begin
                launches = empty;
              end
            end
          end
        end
        if (slides & enemy & !home & !ray_ends) begin
          steps = 1'b0;
          front_square_next = square;
          then_at = nextpos;
          phase_next = PHASE_BEHIND;
        end
      end
      PHASE_BEHIND: begin
        out_valid = enemy;
        if (out_ready | !enemy) begin
          visiting = 1'b1;
          if (empty & !ray_ends) begin
            then_at = nextpos;
          end else begin
            steps = 1'b1;
            phase_next = PHASE_WALKING;
          end
        end
      end
      PHASE_LINES: begin
        out_valid = attacks & lists;
        if (attacks & !lists) begin
          inner_over = 1'b1;
        end else if (out_ready | !attacks) begin
          meets = attacks;
          then_at = onward;
          if (onward == origin) begin
            then_kind = PIECE_KNIGHT;
            phase_next = PHASE_JUMPS;
          end
        end
        visiting = !home & (out_ready | !out_valid);
      end
      PHASE_JUMPS: begin
        out_valid = attacks & lists;
        if (attacks & !lists) begin
          inner_over = 1'b1;
        end else if (out_ready | !attacks) begin
          meets = attacks;
          then_at = onward;
          inner_over = onward == origin;
        end
        visiting = !home & (out_ready | !out_valid);
      end
      PHASE_REPORTING: begin
        out_valid = 1'b1;
        reporting = 1'b1;
        out_last = square == 6'd63;
        if (out_ready) begin
          wipe = 1'b1;
          then_at = square + 6'd1;
          if (square == 6'd63) begin
            dirty_next = 1'b0;
            phase_next = PHASE_FLUSHING;
          end
        end
      end
      PHASE_ANSWERING: begin
        out_valid = 1'b1;
        out_last = 1'b1;
        if (out_ready) begin
          phase_next = PHASE_FLUSHING;
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
    // The outer walk leaves its square: to the next one, or into the inner walks.
    if (steps) begin
      then_at = following;
      if (turns) begin
        pushing_next = 1'b1;
      end
      if (launches) begin
        resume_next = following;
        then_kind = PIECE_QUEEN;
        then_from = square;
        then_at = square;
        phase_next = PHASE_LINES;
      end else if (following == origin) begin
        outer_over = 1'b1;
      end
    end
    if (inner_over) begin
      phase_next = PHASE_ANSWERING;
      affirm = hit & (query_kind == QUERY_ATTACKED);
      if (returns) begin
        then_kind = outer_kind;
        then_from = outer_origin;
        then_at = resume;
        phase_next = PHASE_WALKING;
        if (resume == outer_origin) begin
          outer_over = 1'b1;
        end
      end
    end
    // The piece is done. Only the map needs another one; the king is searched for among all pieces.
    if (outer_over) begin
      phase_next = PHASE_ANSWERING;
      if (traps) begin
        affirm = 1'b1;
      end
      if (maps) begin
        fetches = 1'b1;
      end
    end
    if (fetches) begin
      phase_next = PHASE_FETCHING;
      if (piece_valid) begin
        piece_ready = 1'b1;
        then_kind = piece_kind;
        then_from = piece_square;
        then_at = piece_square;
        outer_kind_next = piece_kind;
        outer_origin_next = piece_square;
        if (maps | (piece_kind == PIECE_KING)) begin
          phase_next = PHASE_WALKING;
        end
      end
    end
    if (reset) begin
      phase_next = PHASE_IDLE;
    end
  end

  // Assigned separately, because a simulator would otherwise see a loop through the branches below.
  assign hit = attacks & ((phase == PHASE_LINES) | (phase == PHASE_JUMPS));

  // The inner walks are finished: answer the query, or resume the outer walk.
  assign judged = inner_over & guards;
  assign struck = hit;
  assign returns = guards | (traps & hit);
  assign next_kind = then_kind;
  assign next_from = then_from;
  assign next_at = then_at;
  assign at = square;
  assign from = origin;
  assign jumping = phase == PHASE_JUMPS;
  assign side = colour;
  assign lift = guards | traps;
  assign lifted = outer_origin;
  assign walker = kind;
  assign front = front_square;
  assign idle = phase == PHASE_IDLE;
  assign query_held = query_kind;

  initial begin
    phase = 4'd0;
    query_kind = 3'd0;
    kind = 3'd0;
    outer_kind = 3'd0;
    colour = 1'b0;
    pushing = 1'b0;
    dirty = 1'b0;
    origin = 6'd0;
    square = 6'd0;
    outer_origin = 6'd0;
    resume = 6'd0;
    push = 6'd0;
    front_square = 6'd0;
  end

  always @(posedge clock) begin
    phase <= phase_next;
    query_kind <= query_kind_next;
    kind <= then_kind;
    outer_kind <= outer_kind_next;
    colour <= colour_next;
    pushing <= pushing_next;
    dirty <= dirty_next;
    origin <= then_from;
    square <= then_at;
    outer_origin <= outer_origin_next;
    resume <= resume_next;
    push <= push_next;
    front_square <= front_square_next;
  end
endmodule

`line 1737 "fpgambit_attack_answer_counters.v" 0
// Holds the counters of one query and forms the answer words from them.
module fpgambit_attack_answer_counters (
    input  wire        clock,      // Clock
    input  wire        clear,      // A query starts
    input  wire [2:0]  query,      // Kind of the query
    input  wire        affirm,     // The answer is yes
    input  wire        reaches,    // A square that a slider can reach is counted
    input  wire        meets,      // An attacker is counted
    input  wire        neighbour,  // A square next to the king is counted
    input  wire        own,        // A piece of the king's side stands on it
    input  wire        judged,     // The attack test of the square is complete
    input  wire        struck,     // The square is attacked
    input  wire [2:0]  walker,     // Type of the walking piece
    input  wire [2:0]  piece,      // Type of the piece on at
    input  wire        black,      // The piece is black
    input  wire [5:0]  at,         // Square the walk is on
    input  wire [5:0]  front,      // The first piece of an x-ray
    input  wire [10:0] entry,      // Map entry of at
    output wire [10:0] marked,     // The map entry with one more attacker
    input  wire        reporting,  // The answer word comes from the map entry
    input  wire        last,       // The answer word is the last
    output reg  [15:0] out_word    // The answer word
);

  localparam [3:0] ATTACK_ANSWER_COLOUR = 4'd9;
  localparam [3:0] ATTACK_ANSWER_MAP_KINDS = 4'd5;
  localparam [3:0] ATTACK_ANSWER_PIN = 4'd12;
  localparam [2:0] PIECE_BLACK_PAWN = 3'd7;
  localparam [2:0] PIECE_KING = 3'd6;
  localparam [2:0] PIECE_PAWN = 3'd1;
  localparam [2:0] QUERY_ATTACKERS = 3'd1;
  localparam [2:0] QUERY_KING = 3'd4;
  localparam [2:0] QUERY_MOBILITY = 3'd3;

  reg         affirmed;
  reg         own_held;
  reg  [10:0] sum;
  reg  [3:0]  attacked;
  reg  [3:0]  occupied;
  reg  [3:0]  safe;

  reg  [10:0] source;
  wire [10:0] counted;
  reg  [10:0] shown;
  reg  [2:0]  kind;
  wire [15:0] census;
  reg  [15:0] yes;
  reg  [15:0] here;

  // Count one more attacker. No square has more than 16, so the number fits in its field.
  always @* begin
    source = entry;
    kind = walker;
    if (query == QUERY_ATTACKERS) begin
      source = sum;
      kind = piece;
    end
    if (kind == PIECE_BLACK_PAWN) begin
      kind = PIECE_PAWN;
    end
  end

  assign counted = (source + 11'd1) | (11'h010 << kind);
  assign marked = counted;

  // The counters of the query.
  always @(posedge clock) begin
    if (affirm) begin
      affirmed <= 1'b1;
    end
    if (reaches) begin
      sum <= sum + 11'd1;
    end
    if (meets) begin
      sum <= counted;
    end
    if (neighbour) begin
      own_held <= own;
      if (own) begin
        occupied <= occupied + 4'd1;
      end
    end
    if (judged) begin
      if (struck) begin
        attacked <= attacked + 4'd1;
      end else if (!own_held) begin
        safe <= safe + 4'd1;
      end
    end
    if (clear) begin
      affirmed <= 1'b0;
      sum <= 11'd0;
      attacked <= 4'd0;
      occupied <= 4'd0;
      safe <= 4'd0;
    end
  end

  // The answer word.
  always @* begin
    shown = sum;
    if (reporting) begin
      shown = entry;
    end
  end

  assign census = {1'b0, shown[ATTACK_ANSWER_MAP_KINDS +: 6], 4'd0, shown[4:0]};

  always @* begin
    yes = 16'd0;
    if (affirmed) begin
      yes = 16'd1;
    end
  end

  always @* begin
    here = 16'd0;
    if (query == QUERY_MOBILITY) begin
      here = {4'd0, at, front};
      if (piece == PIECE_KING) begin
        here = here | (16'd1 << ATTACK_ANSWER_PIN);
      end
    end else begin
      here = {7'd0, piece, at};
      if (black) begin
        here = here | (16'd1 << ATTACK_ANSWER_COLOUR);
      end
    end
  end

  always @* begin
    out_word = here;
    if (last) begin
      out_word = yes;
      if (query == QUERY_ATTACKERS) begin
        out_word = census;
      end
      if (query == QUERY_MOBILITY) begin
        out_word = {yes[0], 10'd0, sum[4:0]};
      end
      if (query == QUERY_KING) begin
        out_word = {4'd0, safe, occupied, attacked};
      end
    end
    if (reporting) begin
      out_word = census;
    end
  end

  initial begin
    affirmed = 1'b0;
    own_held = 1'b0;
    sum = 11'd0;
    attacked = 4'd0;
    occupied = 4'd0;
    safe = 4'd0;
  end
endmodule

`line 1897 "fpgambit_attack_stream.v" 0
// A ready/valid register for answer words of 16 bits.
module fpgambit_attack_stream (
    input  wire        clock,      // Clock
    input  wire        reset,      // Synchronous reset
    input  wire        in_valid,   // A word is offered
    input  wire [15:0] in_word,    // The word
    input  wire        in_last,    // The word is the last
    output wire        in_ready,   // The word is accepted
    output wire        out_valid,  // A word is offered
    input  wire        out_ready,  // The sink accepts the word
    output wire [15:0] out_word,   // The word
    output wire        out_last,   // The word is the last
    output wire        drained     // The last word leaves
);

  reg         offered;
  reg         offered_last;
  reg  [15:0] offered_word;

  wire        leaves;
  wire        passes;

  assign leaves = offered & out_ready;
  assign passes = !offered | out_ready;

  always @(posedge clock) begin
    if (leaves) begin
      offered <= 1'b0;
    end
    if (in_valid & passes) begin
      offered <= 1'b1;
      offered_word <= in_word;
      offered_last <= in_last;
    end
    if (reset) begin
      offered <= 1'b0;
    end
  end

  assign in_ready = passes;
  assign out_valid = offered;
  assign out_word = offered_word;
  assign out_last = offered & offered_last;
  assign drained = leaves & offered_last;

  initial begin
    offered = 1'b0;
    offered_last = 1'b0;
    offered_word = 16'd0;
  end
endmodule

`line 1950 "fpgambit_attack_cycle_counter.v" 0
// Counts the clocks and steps of a run, modulo 65,536.
module fpgambit_attack_cycle_counter (
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
