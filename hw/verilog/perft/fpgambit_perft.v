// fpgambit_perft: perft counter, one leaf parent per clock per core
//
// SPDX-License-Identifier: MIT OR Apache-2.0
//
// The unit takes jobs. A job is a position, the root, and a depth N. The unit returns the number of
// sequences of exactly N legal moves from the root. With job_divide set, it first returns one
// result for each root move, in any order: the number of sequences that begin with this move. The
// last result counts the sequences that no earlier result of the job has reported; with job_divide,
// it is therefore 0.
//
// Piece nibbles: 0 empty; 1 to 6 white pawn, knight, bishop, rook, queen, king; 9 to 14 black.
// State word: [0] side to move, 1 = black; [4:1] castling rights: [1] White on the king's side, [2]
// White on the queen's side, [3] Black on the king's side, [4] Black on the queen's side; [5] there
// is an en passant square; [11:6] that square. Move word: [5:0] from, [11:6] to, [15:12] kind.
// Kinds: 0 quiet, 1 double push, 2 castling on the king's side, 3 castling on the queen's side, 4
// capture, 5 en passant, 8 to 11 promotion to knight, bishop, rook, queen, 12 to 15 capture with
// promotion to the same pieces. Castling is the king's move. job_tag can be any number; the unit
// returns it with the results.
//
// A leaf is a position after N moves, and a leaf parent is a position one ply above the leaves. The
// unit counts the legal moves of a leaf parent without making them, and processes one leaf parent
// per clock per core. It keeps the boards and moves of the line that leads to the current position
// in block RAM. If there are several cores, they share the positions three plies above the leaves,
// but at most three plies below the root; with job_divide, they share the positions after the root
// moves. Each core takes the next position that no core has taken yet. A job of depth 3 or less
// without job_divide runs on one core.
//
// A job takes at least 20 clocks. cycles counts them, modulo 2^32. The unit accepts one job at a
// time: job_ready is low during a job. cancel and reset abort the job and discard its remaining
// results.
//
// Preconditions: each side has one king. No pawn is on the first or last rank. For each castling
// right, the king and that rook are on their home squares. If there is an en passant square, the
// last move can have been a pawn's double push over that square. For the square e3, this means that
// Black is to move, e2 and e3 are empty, and a white pawn is on e4. The side not to move is not in
// check. If a precondition is violated, the job still finishes. Its results are then meaningless,
// but it does not affect later jobs.
//
// The moves of positions above the leaf parents come from the same circuit that counts moves, one
// move per clock.
//
// Generated: do not edit. Made by:
//   fpgambit export --unit perft --build compact --out DIR

`default_nettype none

module fpgambit_perft (
    input  wire        clock,         // Clock, rising edge
    input  wire        reset,         // Synchronous reset: idle, the job in progress is discarded
    input  wire        cancel,        // Aborts the job in progress and discards its results; no job
                                      // is accepted at this edge
    input  wire        job_valid,     // A job is offered
    output wire        job_ready,     // Accepted at this edge if job_valid is high; low during
                                      // reset, cancel and a job
    input  wire [15:0] job_tag,       // Arbitrary tag, returned with the results
    input  wire [3:0]  job_depth,     // Depth in plies, 1 to 10; 0 gives 1, larger values count as
                                      // 10
    input  wire        job_divide,    // Also count the nodes below each root move
    input  wire [31:0] job_rank_0,    // The root's board: ranks 1 to 8, eight piece nibbles each,
                                      // file a in the lowest bits
    input  wire [31:0] job_rank_1,    // The root's board: ranks 1 to 8, eight piece nibbles each,
                                      // file a in the lowest bits
    input  wire [31:0] job_rank_2,    // The root's board: ranks 1 to 8, eight piece nibbles each,
                                      // file a in the lowest bits
    input  wire [31:0] job_rank_3,    // The root's board: ranks 1 to 8, eight piece nibbles each,
                                      // file a in the lowest bits
    input  wire [31:0] job_rank_4,    // The root's board: ranks 1 to 8, eight piece nibbles each,
                                      // file a in the lowest bits
    input  wire [31:0] job_rank_5,    // The root's board: ranks 1 to 8, eight piece nibbles each,
                                      // file a in the lowest bits
    input  wire [31:0] job_rank_6,    // The root's board: ranks 1 to 8, eight piece nibbles each,
                                      // file a in the lowest bits
    input  wire [31:0] job_rank_7,    // The root's board: ranks 1 to 8, eight piece nibbles each,
                                      // file a in the lowest bits
    input  wire [31:0] job_state,     // The root's state word, whose clocks are ignored
    output wire        result_valid,  // A result is offered; it holds until accepted and does not
                                      // wait for result_ready
    input  wire        result_ready,  // The sink accepts it at this edge
    output wire [15:0] result_tag,    // The job's tag
    output wire        result_last,   // The job's last result; each of the others is for one move
    output reg  [15:0] result_move,   // The move word; 0 with the last result
    output reg  [31:0] result_low,    // Nodes below the move, or in the last result those not yet
                                      // reported. Bits 31 to 0
    output reg  [31:0] result_high,   // Bits 63 to 32
    output wire [31:0] cycles         // Clocks of this job, from its acceptance to the first offer
                                      // of its last result, inclusive
);

  localparam [5:0] NUMBER = 6'd1;
  localparam [2:0] PHASE_ACCEPTING = 3'd3;
  localparam [2:0] PHASE_ADDING = 3'd4;
  localparam [2:0] PHASE_CARRYING = 3'd5;
  localparam [2:0] PHASE_DIVIDING = 3'd6;
  localparam [2:0] PHASE_ENDING = 3'd7;
  localparam [2:0] PHASE_IDLE = 3'd0;
  localparam [2:0] PHASE_STARTING = 3'd1;
  localparam [2:0] PHASE_WAITING = 3'd2;

  reg  [2:0]  phase;
  reg  [15:0] tag;
  reg  [3:0]  depth;
  reg         divide;
  reg  [31:0] rank_0;
  reg  [31:0] rank_1;
  reg  [31:0] rank_2;
  reg  [31:0] rank_3;
  reg  [31:0] rank_4;
  reg  [31:0] rank_5;
  reg  [31:0] rank_6;
  reg  [31:0] rank_7;
  reg  [31:0] state;
  reg  [1:0]  split;
  reg         starts;
  reg  [3:0]  told_depth;
  reg         told_divide;
  reg  [31:0] told_rank_0;
  reg  [31:0] told_rank_1;
  reg  [31:0] told_rank_2;
  reg  [31:0] told_rank_3;
  reg  [31:0] told_rank_4;
  reg  [31:0] told_rank_5;
  reg  [31:0] told_rank_6;
  reg  [31:0] told_rank_7;
  reg  [31:0] told_state;
  reg  [1:0]  told_split;
  reg         asked_0;
  reg         granted_0;
  reg  [23:0] granted_ticket;
  reg  [23:0] next_ticket;
  reg         offered_0;
  reg         hears_0;
  reg  [5:0]  at_work;
  reg         heard_last;
  reg  [15:0] heard_move;
  reg  [31:0] heard_low;
  reg  [31:0] heard_high;
  reg  [31:0] low;
  reg  [31:0] high;
  reg         carry;
  reg  [31:0] clocks;
  reg         stopped;

  wire        stop;
  wire        takes;
  reg  [3:0]  deep;
  reg         unclaimed;
  reg         unheard;
  wire [31:0] sum;
  wire        cores_0_ticket_valid;
  wire        cores_0_sum_valid;
  wire        cores_0_sum_last;
  wire [15:0] cores_0_sum_move;
  wire [31:0] cores_0_sum_low;
  wire [31:0] cores_0_sum_high;
  reg  [2:0]  phase_next;
  reg         granted_0_next;
  reg  [23:0] next_ticket_next;
  reg         hears_0_next;
  reg  [5:0]  at_work_next;
  reg  [31:0] low_next;
  reg  [31:0] high_next;
  reg         carry_next;

  fpgambit_perft_cores cores_0 (
      .clock(clock),
      .reset(stopped),
      .start(starts),
      .depth(told_depth),
      .divide(told_divide),
      .split(told_split),
      .root_rank_0(told_rank_0),
      .root_rank_1(told_rank_1),
      .root_rank_2(told_rank_2),
      .root_rank_3(told_rank_3),
      .root_rank_4(told_rank_4),
      .root_rank_5(told_rank_5),
      .root_rank_6(told_rank_6),
      .root_rank_7(told_rank_7),
      .root_state(told_state),
      .ticket_valid(cores_0_ticket_valid),
      .ticket_ready(granted_0),
      .ticket(granted_ticket),
      .sum_valid(cores_0_sum_valid),
      .sum_ready(hears_0),
      .sum_last(cores_0_sum_last),
      .sum_move(cores_0_sum_move),
      .sum_low(cores_0_sum_low),
      .sum_high(cores_0_sum_high)
  );

  assign stop = reset | cancel;
  assign takes = (phase == PHASE_IDLE) & job_valid & !stop;

  always @* begin
    deep = job_depth;
    if (job_depth > 4'd10) begin
      deep = 4'd10;
    end
  end

  // The job. Its registers follow the inputs while idle, which avoids an enable with a large
  // fan-out.
  always @(posedge clock) begin
    if (phase == PHASE_IDLE) begin
      tag <= job_tag;
      depth <= deep;
      divide <= job_divide;
      rank_0 <= job_rank_0;
      rank_1 <= job_rank_1;
      rank_2 <= job_rank_2;
      rank_3 <= job_rank_3;
      rank_4 <= job_rank_4;
      rank_5 <= job_rank_5;
      rank_6 <= job_rank_6;
      rank_7 <= job_rank_7;
      state <= job_state;
      // The cores divide the positions three plies above the leaves, but at most three below the
      // root.
      split <= 2'd3;
      if (deep < 4'd6) begin
        split <= 2'd0;
        if (deep > 4'd3) begin
          split <= deep[1:0] + 2'd1;
        end
      end
      if (job_divide) begin
        split <= 2'd1;
      end
    end
  end

  // The job reaches the cores some clocks later; until then they are idle.
  // Tickets: one per clock. A core still requests in the clock after its grant; ignore that
  // request.
  always @* begin
    unclaimed = 1'b1;
    granted_0_next = unclaimed & asked_0 & !granted_0;
    if (asked_0 & !granted_0) begin
      unclaimed = 1'b0;
    end
  end

  always @* begin
    phase_next = phase;
    next_ticket_next = next_ticket;
    at_work_next = at_work;
    low_next = low;
    high_next = high;
    carry_next = carry;
    if (!unclaimed) begin
      next_ticket_next = next_ticket + 24'd1;
    end
    // Sums: one at a time, selected in one clock and accepted in the next.
    unheard = phase == PHASE_WAITING;
    hears_0_next = 1'b0;
    if (unheard & offered_0) begin
      unheard = 1'b0;
      hears_0_next = !stop;
      phase_next = PHASE_ACCEPTING;
    end
    case (phase)
      PHASE_IDLE: begin
        low_next = 32'd0;
        high_next = 32'd0;
        next_ticket_next = 24'd0;
        if (takes) begin
          phase_next = PHASE_STARTING;
        end
      end
      PHASE_STARTING: begin
        at_work_next = 6'd1;
        if (|split) begin
          at_work_next = NUMBER;
        end
        phase_next = PHASE_WAITING;
      end
      PHASE_WAITING: begin
      end
      PHASE_ACCEPTING: begin
        phase_next = PHASE_ADDING;
      end
      PHASE_ADDING: begin
        phase_next = PHASE_DIVIDING;
        if (heard_last) begin
          low_next = sum;
          carry_next = sum < low;
          phase_next = PHASE_CARRYING;
        end
      end
      PHASE_CARRYING: begin
        high_next = high + heard_high;
        if (carry) begin
          high_next = high + heard_high + 32'd1;
        end
        at_work_next = at_work - 6'd1;
        phase_next = PHASE_WAITING;
        if (at_work == 6'd1) begin
          phase_next = PHASE_ENDING;
        end
      end
      PHASE_DIVIDING: begin
        if (result_ready) begin
          phase_next = PHASE_WAITING;
        end
      end
      // PHASE_ENDING
      default: begin
        if (result_ready) begin
          phase_next = PHASE_IDLE;
        end
      end
    endcase
    if (stop) begin
      phase_next = PHASE_IDLE;
    end
  end

  always @(posedge clock) begin
    if (hears_0) begin
      heard_last <= cores_0_sum_last;
      heard_move <= cores_0_sum_move;
      heard_low <= cores_0_sum_low;
      heard_high <= cores_0_sum_high;
    end
  end

  assign sum = low + heard_low;

  always @(posedge clock) begin
    if ((phase != PHASE_IDLE) & (phase != PHASE_ENDING)) begin
      clocks <= clocks + 32'd1;
    end
    if (phase == PHASE_STARTING) begin
      clocks <= 32'd3;
    end
  end

  assign job_ready = (phase == PHASE_IDLE) & !stop;
  assign result_valid = (phase == PHASE_DIVIDING) | (phase == PHASE_ENDING);
  assign result_tag = tag;
  assign result_last = phase == PHASE_ENDING;

  always @* begin
    result_move = 16'd0;
    result_low = low;
    result_high = high;
    if (phase == PHASE_DIVIDING) begin
      result_move = heard_move;
      result_low = heard_low;
      result_high = heard_high;
    end
  end

  assign cycles = clocks;

  initial begin
    phase = 3'd0;
    tag = 16'd0;
    depth = 4'd0;
    divide = 1'b0;
    rank_0 = 32'd0;
    rank_1 = 32'd0;
    rank_2 = 32'd0;
    rank_3 = 32'd0;
    rank_4 = 32'd0;
    rank_5 = 32'd0;
    rank_6 = 32'd0;
    rank_7 = 32'd0;
    state = 32'd0;
    split = 2'd0;
    starts = 1'b0;
    told_depth = 4'd0;
    told_divide = 1'b0;
    told_rank_0 = 32'd0;
    told_rank_1 = 32'd0;
    told_rank_2 = 32'd0;
    told_rank_3 = 32'd0;
    told_rank_4 = 32'd0;
    told_rank_5 = 32'd0;
    told_rank_6 = 32'd0;
    told_rank_7 = 32'd0;
    told_state = 32'd0;
    told_split = 2'd0;
    asked_0 = 1'b0;
    granted_0 = 1'b0;
    granted_ticket = 24'd0;
    next_ticket = 24'd0;
    offered_0 = 1'b0;
    hears_0 = 1'b0;
    at_work = 6'd0;
    heard_last = 1'b0;
    heard_move = 16'd0;
    heard_low = 32'd0;
    heard_high = 32'd0;
    low = 32'd0;
    high = 32'd0;
    carry = 1'b0;
    clocks = 32'd0;
    stopped = 1'b0;
  end

  always @(posedge clock) begin
    phase <= phase_next;
    starts <= phase == PHASE_STARTING;
    told_depth <= depth;
    told_divide <= divide;
    told_rank_0 <= rank_0;
    told_rank_1 <= rank_1;
    told_rank_2 <= rank_2;
    told_rank_3 <= rank_3;
    told_rank_4 <= rank_4;
    told_rank_5 <= rank_5;
    told_rank_6 <= rank_6;
    told_rank_7 <= rank_7;
    told_state <= state;
    told_split <= split;
    asked_0 <= cores_0_ticket_valid & !granted_0 & !stopped;
    granted_0 <= granted_0_next;
    granted_ticket <= next_ticket;
    next_ticket <= next_ticket_next;
    offered_0 <= cores_0_sum_valid & !hears_0;
    hears_0 <= hears_0_next;
    at_work <= at_work_next;
    low <= low_next;
    high <= high_next;
    carry <= carry_next;
    stopped <= stop;
  end
endmodule

`line 432 "fpgambit_perft_cores.v" 0
// Counts the leaves below a position, or the core's share of them. See the module.
module fpgambit_perft_cores (
    input  wire        clock,         // Clock
    input  wire        reset,         // Synchronous reset: idle
    input  wire        start,         // A job begins; its inputs hold until the core is idle again
    input  wire [3:0]  depth,         // The job's depth
    input  wire        divide,        // Output a separate sum for each of the root's moves
    input  wire [1:0]  split,         // The ply at which the cores divide the positions among them
    input  wire [31:0] root_rank_0,   // The root's board
    input  wire [31:0] root_rank_1,   // The root's board
    input  wire [31:0] root_rank_2,   // The root's board
    input  wire [31:0] root_rank_3,   // The root's board
    input  wire [31:0] root_rank_4,   // The root's board
    input  wire [31:0] root_rank_5,   // The root's board
    input  wire [31:0] root_rank_6,   // The root's board
    input  wire [31:0] root_rank_7,   // The root's board
    input  wire [31:0] root_state,    // The root's state word
    output wire        ticket_valid,  // A ticket is requested
    input  wire        ticket_ready,  // The ticket is granted
    input  wire [23:0] ticket,        // The ticket's number
    output wire        sum_valid,     // A sum is offered
    input  wire        sum_ready,     // The sum is accepted
    output wire        sum_last,      // The sum is the last
    output wire [15:0] sum_move,      // The move that the sum belongs to, unless it is the last
    output wire [31:0] sum_low,       // The sum, bits 31 to 0
    output wire [31:0] sum_high       // The sum, bits 63 to 32
);

  localparam [1:0] NODE_INNER = 2'd0;
  localparam [1:0] NODE_LEAF = 2'd2;
  localparam [1:0] NODE_LEAF_PARENT = 2'd1;
  localparam [4:0] STATE_WORD_SIDE = 5'd0;

  reg  [6:0]  sent;
  reg  [3:0]  sent_by_root;
  reg  [1:0]  sent_node_0;
  reg  [1:0]  sent_node_1;
  reg  [1:0]  sent_node_2;
  reg  [1:0]  sent_node_3;
  reg  [1:0]  sent_node_4;
  reg  [1:0]  sent_node_5;
  reg  [1:0]  sent_node_6;
  reg  [3:0]  sent_child_0;
  reg  [3:0]  sent_child_1;
  reg  [3:0]  sent_child_2;
  reg  [3:0]  sent_child_3;
  reg  [3:0]  sent_child_4;
  reg  [3:0]  sent_child_5;
  reg  [3:0]  sent_child_6;
  reg  [31:0] board_ranks_0;
  reg  [31:0] board_ranks_1;
  reg  [31:0] board_ranks_2;
  reg  [31:0] board_ranks_3;
  reg  [31:0] board_ranks_4;
  reg  [31:0] board_ranks_5;
  reg  [31:0] board_ranks_6;
  reg  [31:0] board_ranks_7;
  reg  [11:0] board_state;
  reg  [15:0] root_move;
  reg  [15:0] stages;
  reg  [6:0]  inner;
  reg  [12:0] parents;
  reg  [12:0] leaves;
  reg  [3:0]  places_0;
  reg  [3:0]  places_1;
  reg  [3:0]  places_2;
  reg  [3:0]  places_3;
  reg  [3:0]  places_4;
  reg  [3:0]  places_5;
  reg  [3:0]  places_6;
  reg  [5:0]  under_way;

  wire        sends;
  reg         comes;
  reg  [1:0]  node;
  reg  [3:0]  child;
  reg  [1:0]  coming_node;
  reg  [3:0]  coming_place;
  reg  [31:0] coming_rank_0;
  reg  [31:0] coming_rank_1;
  reg  [31:0] coming_rank_2;
  reg  [31:0] coming_rank_3;
  reg  [31:0] coming_rank_4;
  reg  [31:0] coming_rank_5;
  reg  [31:0] coming_rank_6;
  reg  [31:0] coming_rank_7;
  reg  [31:0] coming_state;
  reg  [17:0] row;
  wire        found;
  wire [17:0] found_row;
  wire [3:0]  found_place;
  wire        stores;
  wire        taken;
  wire        walker_black;
  wire        walker_enter;
  wire        walker_send;
  wire [3:0]  walker_send_place;
  wire        walker_send_black;
  wire [17:0] walker_send_row;
  wire [2:0]  walker_send_file;
  wire [1:0]  walker_send_node;
  wire [3:0]  walker_send_child;
  wire        walker_store;
  wire        walker_empty;
  wire        walker_idle;
  wire        leaf_maker_row_valid;
  wire        leaf_maker_row_ready;
  wire        leaf_maker_move_valid;
  wire        leaf_maker_move_ready;
  wire [17:0] leaf_maker_move_row;
  wire [2:0]  leaf_maker_move_file;
  wire [2:0]  leaf_maker_move_place;
  wire        leaf_maker_starved;
  reg  [3:0]  move_resolver_place;
  reg         move_resolver_black;
  reg  [2:0]  move_resolver_file;
  wire [3:0]  move_resolver_board;
  wire [15:0] move_resolver_word;
  wire        boards_0_write;
  wire [31:0] boards_0_read_word_0;
  wire        boards_1_write;
  wire [31:0] boards_1_read_word_0;
  wire        boards_2_write;
  wire [31:0] boards_2_read_word_0;
  wire        boards_3_write;
  wire [31:0] boards_3_read_word_0;
  wire        boards_4_write;
  wire [31:0] boards_4_read_word_0;
  wire        boards_5_write;
  wire [31:0] boards_5_read_word_0;
  wire        boards_6_write;
  wire [31:0] boards_6_read_word_0;
  wire        boards_7_write;
  wire [31:0] boards_7_read_word_0;
  wire        states_write;
  wire [11:0] states_read_word_0;
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
  wire        pipeline_check;
  wire [9:0]  pipeline_count;
  wire [7:0]  pipeline_occupied_0;
  wire [7:0]  pipeline_occupied_1;
  wire [7:0]  pipeline_occupied_2;
  wire [7:0]  pipeline_occupied_3;
  wire [7:0]  pipeline_occupied_4;
  wire [7:0]  pipeline_occupied_5;
  wire [7:0]  pipeline_occupied_6;
  wire [7:0]  pipeline_occupied_7;
  wire [7:0]  pipeline_own_king_0;
  wire [7:0]  pipeline_own_king_1;
  wire [7:0]  pipeline_own_king_2;
  wire [7:0]  pipeline_own_king_3;
  wire [7:0]  pipeline_own_king_4;
  wire [7:0]  pipeline_own_king_5;
  wire [7:0]  pipeline_own_king_6;
  wire [7:0]  pipeline_own_king_7;
  wire [7:0]  pipeline_file;
  wire [7:0]  pipeline_own_knights_0;
  wire [7:0]  pipeline_own_knights_1;
  wire [7:0]  pipeline_own_knights_2;
  wire [7:0]  pipeline_own_knights_3;
  wire [7:0]  pipeline_own_knights_4;
  wire [7:0]  pipeline_own_knights_5;
  wire [7:0]  pipeline_own_knights_6;
  wire [7:0]  pipeline_own_knights_7;
  wire [7:0]  pipeline_pawn_moves_0;
  wire [7:0]  pipeline_pawn_moves_1;
  wire [7:0]  pipeline_pawn_moves_2;
  wire [7:0]  pipeline_pawn_moves_3;
  wire [7:0]  pipeline_pawn_moves_4;
  wire [7:0]  pipeline_pawn_moves_5;
  wire [7:0]  pipeline_pawn_moves_6;
  wire [7:0]  pipeline_pawn_moves_7;
  wire [7:0]  pipeline_pawn_moves_8;
  wire [7:0]  pipeline_pawn_moves_9;
  wire [7:0]  pipeline_pawn_moves_10;
  wire [7:0]  pipeline_pawn_moves_11;
  wire [7:0]  pipeline_pawn_moves_12;
  wire [7:0]  pipeline_pawn_moves_13;
  wire [7:0]  pipeline_pawn_moves_14;
  wire [7:0]  pipeline_pawn_moves_15;
  wire [7:0]  pipeline_now_empty_0;
  wire [7:0]  pipeline_now_empty_1;
  wire [7:0]  pipeline_now_empty_2;
  wire [7:0]  pipeline_now_empty_3;
  wire [7:0]  pipeline_now_empty_4;
  wire [7:0]  pipeline_now_empty_5;
  wire [7:0]  pipeline_now_empty_6;
  wire [7:0]  pipeline_now_empty_7;
  wire [7:0]  pipeline_open_to_0;
  wire [7:0]  pipeline_open_to_1;
  wire [7:0]  pipeline_open_to_2;
  wire [7:0]  pipeline_open_to_3;
  wire [7:0]  pipeline_open_to_4;
  wire [7:0]  pipeline_open_to_5;
  wire [7:0]  pipeline_open_to_6;
  wire [7:0]  pipeline_open_to_7;
  wire [7:0]  pipeline_king_moves_0;
  wire [7:0]  pipeline_king_moves_1;
  wire [7:0]  pipeline_king_moves_2;
  wire [7:0]  pipeline_king_moves_3;
  wire [7:0]  pipeline_king_moves_4;
  wire [7:0]  pipeline_king_moves_5;
  wire [7:0]  pipeline_king_moves_6;
  wire [7:0]  pipeline_king_moves_7;
  wire [3:0]  pipeline_special_found;
  wire [7:0]  pipeline_moves_up_0;
  wire [7:0]  pipeline_moves_up_1;
  wire [7:0]  pipeline_moves_up_2;
  wire [7:0]  pipeline_moves_up_3;
  wire [7:0]  pipeline_moves_up_4;
  wire [7:0]  pipeline_moves_up_5;
  wire [7:0]  pipeline_moves_up_6;
  wire [7:0]  pipeline_moves_up_7;
  wire [7:0]  pipeline_moves_up_8;
  wire [7:0]  pipeline_moves_up_9;
  wire [7:0]  pipeline_moves_up_10;
  wire [7:0]  pipeline_moves_up_11;
  wire [7:0]  pipeline_moves_up_12;
  wire [7:0]  pipeline_moves_up_13;
  wire [7:0]  pipeline_moves_up_14;
  wire [7:0]  pipeline_moves_up_15;
  wire [7:0]  pipeline_moves_up_16;
  wire [7:0]  pipeline_moves_up_17;
  wire [7:0]  pipeline_moves_up_18;
  wire [7:0]  pipeline_moves_up_19;
  wire [7:0]  pipeline_moves_up_20;
  wire [7:0]  pipeline_moves_up_21;
  wire [7:0]  pipeline_moves_up_22;
  wire [7:0]  pipeline_moves_up_23;
  wire [7:0]  pipeline_moves_up_24;
  wire [7:0]  pipeline_moves_up_25;
  wire [7:0]  pipeline_moves_up_26;
  wire [7:0]  pipeline_moves_up_27;
  wire [7:0]  pipeline_moves_up_28;
  wire [7:0]  pipeline_moves_up_29;
  wire [7:0]  pipeline_moves_up_30;
  wire [7:0]  pipeline_moves_up_31;
  wire [7:0]  pipeline_moves_down_0;
  wire [7:0]  pipeline_moves_down_1;
  wire [7:0]  pipeline_moves_down_2;
  wire [7:0]  pipeline_moves_down_3;
  wire [7:0]  pipeline_moves_down_4;
  wire [7:0]  pipeline_moves_down_5;
  wire [7:0]  pipeline_moves_down_6;
  wire [7:0]  pipeline_moves_down_7;
  wire [7:0]  pipeline_moves_down_8;
  wire [7:0]  pipeline_moves_down_9;
  wire [7:0]  pipeline_moves_down_10;
  wire [7:0]  pipeline_moves_down_11;
  wire [7:0]  pipeline_moves_down_12;
  wire [7:0]  pipeline_moves_down_13;
  wire [7:0]  pipeline_moves_down_14;
  wire [7:0]  pipeline_moves_down_15;
  wire [7:0]  pipeline_moves_down_16;
  wire [7:0]  pipeline_moves_down_17;
  wire [7:0]  pipeline_moves_down_18;
  wire [7:0]  pipeline_moves_down_19;
  wire [7:0]  pipeline_moves_down_20;
  wire [7:0]  pipeline_moves_down_21;
  wire [7:0]  pipeline_moves_down_22;
  wire [7:0]  pipeline_moves_down_23;
  wire [7:0]  pipeline_moves_down_24;
  wire [7:0]  pipeline_moves_down_25;
  wire [7:0]  pipeline_moves_down_26;
  wire [7:0]  pipeline_moves_down_27;
  wire [7:0]  pipeline_moves_down_28;
  wire [7:0]  pipeline_moves_down_29;
  wire [7:0]  pipeline_moves_down_30;
  wire [7:0]  pipeline_moves_down_31;
  wire        move_sets_0_row_valid;
  wire [17:0] move_sets_0_row;
  wire [3:0]  move_sets_0_row_place;
  wire        move_sets_0_finished;
  wire        node_sum_clear;
  wire        node_sum_add;
  reg  [9:0]  node_sum_count;

  fpgambit_perft_walker walker (
      .clock(clock),
      .reset(reset),
      .start(start),
      .depth(depth),
      .black(walker_black),
      .divide(divide),
      .split(split),
      .ticket_valid(ticket_valid),
      .ticket_ready(ticket_ready),
      .ticket(ticket),
      .enter(walker_enter),
      .send(walker_send),
      .send_place(walker_send_place),
      .send_black(walker_send_black),
      .send_row(walker_send_row),
      .send_file(walker_send_file),
      .send_node(walker_send_node),
      .send_child(walker_send_child),
      .store(walker_store),
      .store_row(found_row),
      .finished(move_sets_0_finished),
      .making(leaf_maker_move_place),
      .starved(leaf_maker_starved),
      .empty(walker_empty),
      .sum_valid(sum_valid),
      .sum_ready(sum_ready),
      .sum_last(sum_last),
      .idle(walker_idle)
  );

  fpgambit_perft_leaf_maker leaf_maker (
      .clock(clock),
      .reset(reset),
      .row_valid(leaf_maker_row_valid),
      .row_ready(leaf_maker_row_ready),
      .row(found_row),
      .place(found_place[2:0]),
      .move_valid(leaf_maker_move_valid),
      .move_ready(leaf_maker_move_ready),
      .move_row(leaf_maker_move_row),
      .move_file(leaf_maker_move_file),
      .move_place(leaf_maker_move_place),
      .starved(leaf_maker_starved)
  );

  fpgambit_perft_move_resolver move_resolver (
      .clock(clock),
      .note(inner[1]),
      .note_place(places_1),
      .occupied_0(pipeline_occupied_0),
      .occupied_1(pipeline_occupied_1),
      .occupied_2(pipeline_occupied_2),
      .occupied_3(pipeline_occupied_3),
      .occupied_4(pipeline_occupied_4),
      .occupied_5(pipeline_occupied_5),
      .occupied_6(pipeline_occupied_6),
      .occupied_7(pipeline_occupied_7),
      .note_king(inner[4]),
      .king_place(places_4),
      .king_0(pipeline_own_king_0),
      .king_1(pipeline_own_king_1),
      .king_2(pipeline_own_king_2),
      .king_3(pipeline_own_king_3),
      .king_4(pipeline_own_king_4),
      .king_5(pipeline_own_king_5),
      .king_6(pipeline_own_king_6),
      .king_7(pipeline_own_king_7),
      .place(move_resolver_place),
      .black(move_resolver_black),
      .set(row[15:11]),
      .promotion(row[17:16]),
      .file(move_resolver_file),
      .rank(row[10:8]),
      .board(move_resolver_board),
      .word(move_resolver_word)
  );

  fpgambit_perft_boards boards_0 (
      .clock(clock),
      .write(boards_0_write),
      .write_address(coming_place),
      .write_word(coming_rank_0),
      .read(1'b1),
      .read_address_0(move_resolver_board),
      .read_word_0(boards_0_read_word_0)
  );

  fpgambit_perft_boards boards_1 (
      .clock(clock),
      .write(boards_1_write),
      .write_address(coming_place),
      .write_word(coming_rank_1),
      .read(1'b1),
      .read_address_0(move_resolver_board),
      .read_word_0(boards_1_read_word_0)
  );

  fpgambit_perft_boards boards_2 (
      .clock(clock),
      .write(boards_2_write),
      .write_address(coming_place),
      .write_word(coming_rank_2),
      .read(1'b1),
      .read_address_0(move_resolver_board),
      .read_word_0(boards_2_read_word_0)
  );

  fpgambit_perft_boards boards_3 (
      .clock(clock),
      .write(boards_3_write),
      .write_address(coming_place),
      .write_word(coming_rank_3),
      .read(1'b1),
      .read_address_0(move_resolver_board),
      .read_word_0(boards_3_read_word_0)
  );

  fpgambit_perft_boards boards_4 (
      .clock(clock),
      .write(boards_4_write),
      .write_address(coming_place),
      .write_word(coming_rank_4),
      .read(1'b1),
      .read_address_0(move_resolver_board),
      .read_word_0(boards_4_read_word_0)
  );

  fpgambit_perft_boards boards_5 (
      .clock(clock),
      .write(boards_5_write),
      .write_address(coming_place),
      .write_word(coming_rank_5),
      .read(1'b1),
      .read_address_0(move_resolver_board),
      .read_word_0(boards_5_read_word_0)
  );

  fpgambit_perft_boards boards_6 (
      .clock(clock),
      .write(boards_6_write),
      .write_address(coming_place),
      .write_word(coming_rank_6),
      .read(1'b1),
      .read_address_0(move_resolver_board),
      .read_word_0(boards_6_read_word_0)
  );

  fpgambit_perft_boards boards_7 (
      .clock(clock),
      .write(boards_7_write),
      .write_address(coming_place),
      .write_word(coming_rank_7),
      .read(1'b1),
      .read_address_0(move_resolver_board),
      .read_word_0(boards_7_read_word_0)
  );

  fpgambit_perft_states states (
      .clock(clock),
      .write(states_write),
      .write_address(coming_place),
      .write_word(coming_state[11:0]),
      .read(1'b1),
      .read_address_0(move_resolver_board),
      .read_word_0(states_read_word_0)
  );

  fpgambit_make make (
      .clock(clock),
      .reset(reset),
      .move_valid(sent[3]),
      .move_ready(make_move_ready),
      .move_back(1'b0),
      .move_word(move_resolver_word),
      .move_undo(23'd0),
      .move_rank_0(board_ranks_0),
      .move_rank_1(board_ranks_1),
      .move_rank_2(board_ranks_2),
      .move_rank_3(board_ranks_3),
      .move_rank_4(board_ranks_4),
      .move_rank_5(board_ranks_5),
      .move_rank_6(board_ranks_6),
      .move_rank_7(board_ranks_7),
      .move_state({20'd0, board_state}),
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

  fpgambit_count_pipeline pipeline (
      .clock(clock),
      .rank_0(coming_rank_0),
      .rank_1(coming_rank_1),
      .rank_2(coming_rank_2),
      .rank_3(coming_rank_3),
      .rank_4(coming_rank_4),
      .rank_5(coming_rank_5),
      .rank_6(coming_rank_6),
      .rank_7(coming_rank_7),
      .state(coming_state),
      .check(pipeline_check),
      .count(pipeline_count),
      .occupied_0(pipeline_occupied_0),
      .occupied_1(pipeline_occupied_1),
      .occupied_2(pipeline_occupied_2),
      .occupied_3(pipeline_occupied_3),
      .occupied_4(pipeline_occupied_4),
      .occupied_5(pipeline_occupied_5),
      .occupied_6(pipeline_occupied_6),
      .occupied_7(pipeline_occupied_7),
      .own_king_0(pipeline_own_king_0),
      .own_king_1(pipeline_own_king_1),
      .own_king_2(pipeline_own_king_2),
      .own_king_3(pipeline_own_king_3),
      .own_king_4(pipeline_own_king_4),
      .own_king_5(pipeline_own_king_5),
      .own_king_6(pipeline_own_king_6),
      .own_king_7(pipeline_own_king_7),
      .file(pipeline_file),
      .own_knights_0(pipeline_own_knights_0),
      .own_knights_1(pipeline_own_knights_1),
      .own_knights_2(pipeline_own_knights_2),
      .own_knights_3(pipeline_own_knights_3),
      .own_knights_4(pipeline_own_knights_4),
      .own_knights_5(pipeline_own_knights_5),
      .own_knights_6(pipeline_own_knights_6),
      .own_knights_7(pipeline_own_knights_7),
      .pawn_moves_0(pipeline_pawn_moves_0),
      .pawn_moves_1(pipeline_pawn_moves_1),
      .pawn_moves_2(pipeline_pawn_moves_2),
      .pawn_moves_3(pipeline_pawn_moves_3),
      .pawn_moves_4(pipeline_pawn_moves_4),
      .pawn_moves_5(pipeline_pawn_moves_5),
      .pawn_moves_6(pipeline_pawn_moves_6),
      .pawn_moves_7(pipeline_pawn_moves_7),
      .pawn_moves_8(pipeline_pawn_moves_8),
      .pawn_moves_9(pipeline_pawn_moves_9),
      .pawn_moves_10(pipeline_pawn_moves_10),
      .pawn_moves_11(pipeline_pawn_moves_11),
      .pawn_moves_12(pipeline_pawn_moves_12),
      .pawn_moves_13(pipeline_pawn_moves_13),
      .pawn_moves_14(pipeline_pawn_moves_14),
      .pawn_moves_15(pipeline_pawn_moves_15),
      .now_empty_0(pipeline_now_empty_0),
      .now_empty_1(pipeline_now_empty_1),
      .now_empty_2(pipeline_now_empty_2),
      .now_empty_3(pipeline_now_empty_3),
      .now_empty_4(pipeline_now_empty_4),
      .now_empty_5(pipeline_now_empty_5),
      .now_empty_6(pipeline_now_empty_6),
      .now_empty_7(pipeline_now_empty_7),
      .open_to_0(pipeline_open_to_0),
      .open_to_1(pipeline_open_to_1),
      .open_to_2(pipeline_open_to_2),
      .open_to_3(pipeline_open_to_3),
      .open_to_4(pipeline_open_to_4),
      .open_to_5(pipeline_open_to_5),
      .open_to_6(pipeline_open_to_6),
      .open_to_7(pipeline_open_to_7),
      .king_moves_0(pipeline_king_moves_0),
      .king_moves_1(pipeline_king_moves_1),
      .king_moves_2(pipeline_king_moves_2),
      .king_moves_3(pipeline_king_moves_3),
      .king_moves_4(pipeline_king_moves_4),
      .king_moves_5(pipeline_king_moves_5),
      .king_moves_6(pipeline_king_moves_6),
      .king_moves_7(pipeline_king_moves_7),
      .special_found(pipeline_special_found),
      .moves_up_0(pipeline_moves_up_0),
      .moves_up_1(pipeline_moves_up_1),
      .moves_up_2(pipeline_moves_up_2),
      .moves_up_3(pipeline_moves_up_3),
      .moves_up_4(pipeline_moves_up_4),
      .moves_up_5(pipeline_moves_up_5),
      .moves_up_6(pipeline_moves_up_6),
      .moves_up_7(pipeline_moves_up_7),
      .moves_up_8(pipeline_moves_up_8),
      .moves_up_9(pipeline_moves_up_9),
      .moves_up_10(pipeline_moves_up_10),
      .moves_up_11(pipeline_moves_up_11),
      .moves_up_12(pipeline_moves_up_12),
      .moves_up_13(pipeline_moves_up_13),
      .moves_up_14(pipeline_moves_up_14),
      .moves_up_15(pipeline_moves_up_15),
      .moves_up_16(pipeline_moves_up_16),
      .moves_up_17(pipeline_moves_up_17),
      .moves_up_18(pipeline_moves_up_18),
      .moves_up_19(pipeline_moves_up_19),
      .moves_up_20(pipeline_moves_up_20),
      .moves_up_21(pipeline_moves_up_21),
      .moves_up_22(pipeline_moves_up_22),
      .moves_up_23(pipeline_moves_up_23),
      .moves_up_24(pipeline_moves_up_24),
      .moves_up_25(pipeline_moves_up_25),
      .moves_up_26(pipeline_moves_up_26),
      .moves_up_27(pipeline_moves_up_27),
      .moves_up_28(pipeline_moves_up_28),
      .moves_up_29(pipeline_moves_up_29),
      .moves_up_30(pipeline_moves_up_30),
      .moves_up_31(pipeline_moves_up_31),
      .moves_down_0(pipeline_moves_down_0),
      .moves_down_1(pipeline_moves_down_1),
      .moves_down_2(pipeline_moves_down_2),
      .moves_down_3(pipeline_moves_down_3),
      .moves_down_4(pipeline_moves_down_4),
      .moves_down_5(pipeline_moves_down_5),
      .moves_down_6(pipeline_moves_down_6),
      .moves_down_7(pipeline_moves_down_7),
      .moves_down_8(pipeline_moves_down_8),
      .moves_down_9(pipeline_moves_down_9),
      .moves_down_10(pipeline_moves_down_10),
      .moves_down_11(pipeline_moves_down_11),
      .moves_down_12(pipeline_moves_down_12),
      .moves_down_13(pipeline_moves_down_13),
      .moves_down_14(pipeline_moves_down_14),
      .moves_down_15(pipeline_moves_down_15),
      .moves_down_16(pipeline_moves_down_16),
      .moves_down_17(pipeline_moves_down_17),
      .moves_down_18(pipeline_moves_down_18),
      .moves_down_19(pipeline_moves_down_19),
      .moves_down_20(pipeline_moves_down_20),
      .moves_down_21(pipeline_moves_down_21),
      .moves_down_22(pipeline_moves_down_22),
      .moves_down_23(pipeline_moves_down_23),
      .moves_down_24(pipeline_moves_down_24),
      .moves_down_25(pipeline_moves_down_25),
      .moves_down_26(pipeline_moves_down_26),
      .moves_down_27(pipeline_moves_down_27),
      .moves_down_28(pipeline_moves_down_28),
      .moves_down_29(pipeline_moves_down_29),
      .moves_down_30(pipeline_moves_down_30),
      .moves_down_31(pipeline_moves_down_31)
  );

  fpgambit_perft_move_sets move_sets_0 (
      .clock(clock),
      .reset(reset),
      .take(inner[5]),
      .take_late(inner[6]),
      .place(places_6),
      .file(pipeline_file),
      .knights_0(pipeline_own_knights_0),
      .knights_1(pipeline_own_knights_1),
      .knights_2(pipeline_own_knights_2),
      .knights_3(pipeline_own_knights_3),
      .knights_4(pipeline_own_knights_4),
      .knights_5(pipeline_own_knights_5),
      .knights_6(pipeline_own_knights_6),
      .knights_7(pipeline_own_knights_7),
      .pawns_0(pipeline_pawn_moves_0),
      .pawns_1(pipeline_pawn_moves_1),
      .pawns_2(pipeline_pawn_moves_2),
      .pawns_3(pipeline_pawn_moves_3),
      .pawns_4(pipeline_pawn_moves_4),
      .pawns_5(pipeline_pawn_moves_5),
      .pawns_6(pipeline_pawn_moves_6),
      .pawns_7(pipeline_pawn_moves_7),
      .pawns_8(pipeline_pawn_moves_8),
      .pawns_9(pipeline_pawn_moves_9),
      .pawns_10(pipeline_pawn_moves_10),
      .pawns_11(pipeline_pawn_moves_11),
      .pawns_12(pipeline_pawn_moves_12),
      .pawns_13(pipeline_pawn_moves_13),
      .pawns_14(pipeline_pawn_moves_14),
      .pawns_15(pipeline_pawn_moves_15),
      .empty_0(pipeline_now_empty_0),
      .empty_1(pipeline_now_empty_1),
      .empty_2(pipeline_now_empty_2),
      .empty_3(pipeline_now_empty_3),
      .empty_4(pipeline_now_empty_4),
      .empty_5(pipeline_now_empty_5),
      .empty_6(pipeline_now_empty_6),
      .empty_7(pipeline_now_empty_7),
      .open_to_0(pipeline_open_to_0),
      .open_to_1(pipeline_open_to_1),
      .open_to_2(pipeline_open_to_2),
      .open_to_3(pipeline_open_to_3),
      .open_to_4(pipeline_open_to_4),
      .open_to_5(pipeline_open_to_5),
      .open_to_6(pipeline_open_to_6),
      .open_to_7(pipeline_open_to_7),
      .king_0(pipeline_king_moves_0),
      .king_1(pipeline_king_moves_1),
      .king_2(pipeline_king_moves_2),
      .king_3(pipeline_king_moves_3),
      .king_4(pipeline_king_moves_4),
      .king_5(pipeline_king_moves_5),
      .king_6(pipeline_king_moves_6),
      .king_7(pipeline_king_moves_7),
      .special(pipeline_special_found),
      .up_0(pipeline_moves_up_0),
      .up_1(pipeline_moves_up_1),
      .up_2(pipeline_moves_up_2),
      .up_3(pipeline_moves_up_3),
      .up_4(pipeline_moves_up_4),
      .up_5(pipeline_moves_up_5),
      .up_6(pipeline_moves_up_6),
      .up_7(pipeline_moves_up_7),
      .up_8(pipeline_moves_up_8),
      .up_9(pipeline_moves_up_9),
      .up_10(pipeline_moves_up_10),
      .up_11(pipeline_moves_up_11),
      .up_12(pipeline_moves_up_12),
      .up_13(pipeline_moves_up_13),
      .up_14(pipeline_moves_up_14),
      .up_15(pipeline_moves_up_15),
      .up_16(pipeline_moves_up_16),
      .up_17(pipeline_moves_up_17),
      .up_18(pipeline_moves_up_18),
      .up_19(pipeline_moves_up_19),
      .up_20(pipeline_moves_up_20),
      .up_21(pipeline_moves_up_21),
      .up_22(pipeline_moves_up_22),
      .up_23(pipeline_moves_up_23),
      .up_24(pipeline_moves_up_24),
      .up_25(pipeline_moves_up_25),
      .up_26(pipeline_moves_up_26),
      .up_27(pipeline_moves_up_27),
      .up_28(pipeline_moves_up_28),
      .up_29(pipeline_moves_up_29),
      .up_30(pipeline_moves_up_30),
      .up_31(pipeline_moves_up_31),
      .down_0(pipeline_moves_down_0),
      .down_1(pipeline_moves_down_1),
      .down_2(pipeline_moves_down_2),
      .down_3(pipeline_moves_down_3),
      .down_4(pipeline_moves_down_4),
      .down_5(pipeline_moves_down_5),
      .down_6(pipeline_moves_down_6),
      .down_7(pipeline_moves_down_7),
      .down_8(pipeline_moves_down_8),
      .down_9(pipeline_moves_down_9),
      .down_10(pipeline_moves_down_10),
      .down_11(pipeline_moves_down_11),
      .down_12(pipeline_moves_down_12),
      .down_13(pipeline_moves_down_13),
      .down_14(pipeline_moves_down_14),
      .down_15(pipeline_moves_down_15),
      .down_16(pipeline_moves_down_16),
      .down_17(pipeline_moves_down_17),
      .down_18(pipeline_moves_down_18),
      .down_19(pipeline_moves_down_19),
      .down_20(pipeline_moves_down_20),
      .down_21(pipeline_moves_down_21),
      .down_22(pipeline_moves_down_22),
      .down_23(pipeline_moves_down_23),
      .down_24(pipeline_moves_down_24),
      .down_25(pipeline_moves_down_25),
      .down_26(pipeline_moves_down_26),
      .down_27(pipeline_moves_down_27),
      .down_28(pipeline_moves_down_28),
      .down_29(pipeline_moves_down_29),
      .down_30(pipeline_moves_down_30),
      .down_31(pipeline_moves_down_31),
      .row_valid(move_sets_0_row_valid),
      .row_ready(taken),
      .row(move_sets_0_row),
      .row_place(move_sets_0_row_place),
      .finished(move_sets_0_finished)
  );

  fpgambit_perft_node_sum node_sum (
      .clock(clock),
      .clear(node_sum_clear),
      .add(node_sum_add),
      .count(node_sum_count),
      .low(sum_low),
      .high(sum_high)
  );

  assign walker_black = root_state[STATE_WORD_SIDE];
  assign walker_empty = !(|under_way);

  // The next move: the walker's if it has one, otherwise one whose position is counted.
  assign leaf_maker_move_ready = !walker_send;
  assign sends = walker_send | leaf_maker_move_valid;

  always @* begin
    node = NODE_LEAF_PARENT;
    child = 4'd0;
    row = leaf_maker_move_row;
    move_resolver_place = {1'b1, leaf_maker_move_place};
    move_resolver_black = root_state[STATE_WORD_SIDE] ^ depth[0];
    move_resolver_file = leaf_maker_move_file;
    if (walker_send) begin
      node = walker_send_node;
      child = walker_send_child;
      row = walker_send_row;
      move_resolver_place = walker_send_place;
      move_resolver_black = walker_send_black;
      move_resolver_file = walker_send_file;
    end
  end

  always @(posedge clock) begin
    sent <= {sent[5:0], 1'b0};
    if (sends) begin
      sent <= {sent[5:0], 1'b1};
    end
    sent_by_root <= {sent_by_root[2:0], 1'b0};
    if (walker_send & !(|walker_send_place)) begin
      sent_by_root <= {sent_by_root[2:0], 1'b1};
    end
    stages <= {stages[14:0], 1'b0};
    inner <= {inner[5:0], 1'b0};
    parents <= {parents[11:0], 1'b0};
    leaves <= {leaves[11:0], 1'b0};
    if (comes) begin
      stages <= {stages[14:0], 1'b1};
      if (coming_node == NODE_INNER) begin
        inner <= {inner[5:0], 1'b1};
      end
      if (coming_node == NODE_LEAF_PARENT) begin
        parents <= {parents[11:0], 1'b1};
      end
      if (coming_node == NODE_LEAF) begin
        leaves <= {leaves[11:0], 1'b1};
      end
    end
    if ((sends | walker_enter) & !stages[15]) begin
      under_way <= under_way + 6'd1;
    end
    if (!(sends | walker_enter) & stages[15]) begin
      under_way <= under_way - 6'd1;
    end
    if (reset) begin
      sent <= 7'd0;
      sent_by_root <= 4'd0;
      stages <= 16'd0;
      inner <= 7'd0;
      parents <= 13'd0;
      leaves <= 13'd0;
      under_way <= 6'd0;
    end
  end

  // The move's board in parallel, and the board after the move.
  always @(posedge clock) begin
    if (sent_by_root[3]) begin
      root_move <= move_resolver_word;
    end
  end

  // Into the counter; boards whose moves will be made are stored.
  always @* begin
    comes = make_board_valid;
    coming_node = sent_node_6;
    coming_place = sent_child_6;
    coming_state = make_board_state;
    coming_rank_0 = make_board_rank_0;
    coming_rank_1 = make_board_rank_1;
    coming_rank_2 = make_board_rank_2;
    coming_rank_3 = make_board_rank_3;
    coming_rank_4 = make_board_rank_4;
    coming_rank_5 = make_board_rank_5;
    coming_rank_6 = make_board_rank_6;
    coming_rank_7 = make_board_rank_7;
    if (walker_enter) begin
      comes = 1'b1;
      coming_node = walker_send_node;
      coming_place = walker_send_child;
      coming_state = root_state;
      coming_rank_0 = root_rank_0;
      coming_rank_1 = root_rank_1;
      coming_rank_2 = root_rank_2;
      coming_rank_3 = root_rank_3;
      coming_rank_4 = root_rank_4;
      coming_rank_5 = root_rank_5;
      coming_rank_6 = root_rank_6;
      coming_rank_7 = root_rank_7;
    end
  end

  assign boards_0_write = comes & (coming_node == NODE_INNER);
  assign boards_1_write = comes & (coming_node == NODE_INNER);
  assign boards_2_write = comes & (coming_node == NODE_INNER);
  assign boards_3_write = comes & (coming_node == NODE_INNER);
  assign boards_4_write = comes & (coming_node == NODE_INNER);
  assign boards_5_write = comes & (coming_node == NODE_INNER);
  assign boards_6_write = comes & (coming_node == NODE_INNER);
  assign boards_7_write = comes & (coming_node == NODE_INNER);
  assign states_write = comes & (coming_node == NODE_INNER);

  // Store what the move resolver needs of a position as the counter outputs it.
  // The moves of inner positions, as rows.
  assign found = move_sets_0_row_valid;
  assign found_row = move_sets_0_row;
  assign found_place = move_sets_0_row_place;

  // Rows go on the stack or are made at once.
  assign stores = !found_place[3];
  assign walker_store = found & stores;
  assign leaf_maker_row_valid = found & !stores;
  assign taken = stores | leaf_maker_row_ready;

  // The sum.
  assign node_sum_clear = reset | start | (sum_valid & sum_ready);
  assign node_sum_add = parents[12] | leaves[12];

  always @* begin
    node_sum_count = pipeline_count;
    if (leaves[12]) begin
      node_sum_count = 10'd1;
    end
  end

  assign sum_move = root_move;

  initial begin
    sent = 7'd0;
    sent_by_root = 4'd0;
    sent_node_0 = 2'd0;
    sent_node_1 = 2'd0;
    sent_node_2 = 2'd0;
    sent_node_3 = 2'd0;
    sent_node_4 = 2'd0;
    sent_node_5 = 2'd0;
    sent_node_6 = 2'd0;
    sent_child_0 = 4'd0;
    sent_child_1 = 4'd0;
    sent_child_2 = 4'd0;
    sent_child_3 = 4'd0;
    sent_child_4 = 4'd0;
    sent_child_5 = 4'd0;
    sent_child_6 = 4'd0;
    board_ranks_0 = 32'd0;
    board_ranks_1 = 32'd0;
    board_ranks_2 = 32'd0;
    board_ranks_3 = 32'd0;
    board_ranks_4 = 32'd0;
    board_ranks_5 = 32'd0;
    board_ranks_6 = 32'd0;
    board_ranks_7 = 32'd0;
    board_state = 12'd0;
    root_move = 16'd0;
    stages = 16'd0;
    inner = 7'd0;
    parents = 13'd0;
    leaves = 13'd0;
    places_0 = 4'd0;
    places_1 = 4'd0;
    places_2 = 4'd0;
    places_3 = 4'd0;
    places_4 = 4'd0;
    places_5 = 4'd0;
    places_6 = 4'd0;
    under_way = 6'd0;
  end

  always @(posedge clock) begin
    sent_node_0 <= node;
    sent_node_1 <= sent_node_0;
    sent_node_2 <= sent_node_1;
    sent_node_3 <= sent_node_2;
    sent_node_4 <= sent_node_3;
    sent_node_5 <= sent_node_4;
    sent_node_6 <= sent_node_5;
    sent_child_0 <= child;
    sent_child_1 <= sent_child_0;
    sent_child_2 <= sent_child_1;
    sent_child_3 <= sent_child_2;
    sent_child_4 <= sent_child_3;
    sent_child_5 <= sent_child_4;
    sent_child_6 <= sent_child_5;
    board_ranks_0 <= boards_0_read_word_0;
    board_ranks_1 <= boards_1_read_word_0;
    board_ranks_2 <= boards_2_read_word_0;
    board_ranks_3 <= boards_3_read_word_0;
    board_ranks_4 <= boards_4_read_word_0;
    board_ranks_5 <= boards_5_read_word_0;
    board_ranks_6 <= boards_6_read_word_0;
    board_ranks_7 <= boards_7_read_word_0;
    board_state <= states_read_word_0;
    places_0 <= coming_place;
    places_1 <= places_0;
    places_2 <= places_1;
    places_3 <= places_2;
    places_4 <= places_3;
    places_5 <= places_4;
    places_6 <= places_5;
  end

  // What nothing here reads.
  wire unused = &{1'b0, row[7:0], walker_idle, make_move_ready, make_board_undo, make_cycles,
      pipeline_check, sent[6]};
endmodule

`line 1420 "fpgambit_perft_walker.v" 0
// Stores the moves of the positions on the current path, as one stack of rows per level, and issues
// their children.
module fpgambit_perft_walker (
    input  wire        clock,         // Clock
    input  wire        reset,         // Synchronous reset: idle
    input  wire        start,         // A job begins
    input  wire [3:0]  depth,         // The job's depth, 1 to 10
    input  wire        black,         // Black is to move at the root
    input  wire        divide,        // Output a separate sum for each of the root's moves
    input  wire [1:0]  split,         // The ply at which the cores divide the positions among them;
                                      // 0 if one core counts them all
    output wire        ticket_valid,  // A ticket is requested
    input  wire        ticket_ready,  // The ticket is granted
    input  wire [23:0] ticket,        // The ticket's number
    output wire        enter,         // The root enters the pipeline
    output wire        send,          // A move is issued
    output wire [3:0]  send_place,    // Slot of the board that the move belongs to
    output wire        send_black,    // Black is to move on that board
    output wire [17:0] send_row,      // The move's row
    output wire [2:0]  send_file,     // File of the move's target square
    output wire [1:0]  send_node,     // The kind of node after the move; also for the root
    output reg  [3:0]  send_child,    // Slot for the position after the move
    input  wire        store,         // A row of the position just entered is offered
    input  wire [17:0] store_row,     // The row's word
    input  wire        finished,      // All rows of an inner position have left
    input  wire [2:0]  making,        // The lowest inner position whose moves are being made
    input  wire        starved,       // No row of a lowest inner position is left
    input  wire        empty,         // The pipeline is empty
    output wire        sum_valid,     // A sum is offered
    input  wire        sum_ready,     // The sum is accepted
    output wire        sum_last,      // The sum is the last
    output wire        idle           // The walker is idle
);

  localparam [1:0] NODE_INNER = 2'd0;
  localparam [1:0] NODE_LEAF = 2'd2;
  localparam [1:0] NODE_LEAF_PARENT = 2'd1;
  localparam [2:0] PHASE_DESCENDING = 3'd2;
  localparam [2:0] PHASE_DRAINING = 3'd6;
  localparam [2:0] PHASE_ENTERING = 3'd1;
  localparam [2:0] PHASE_IDLE = 3'd0;
  localparam [2:0] PHASE_LOOKING = 3'd3;
  localparam [2:0] PHASE_PICKING = 3'd5;
  localparam [2:0] PHASE_READING = 3'd4;
  localparam [2:0] PHASE_REPORTING = 3'd7;

  reg  [2:0]  phase;
  reg  [2:0]  level;
  reg  [1:0]  child;
  reg         stacked;
  reg         at_split;
  reg  [7:0]  length;
  reg  [17:0] row;
  reg  [1:0]  ahead;
  reg         just_sent;
  reg  [2:0]  lowest;
  reg         owed;
  reg         last;
  reg         deeper;
  reg         has_ticket;
  reg  [23:0] held_ticket;
  reg  [23:0] passed;

  reg  [2:0]  next_level;
  reg  [3:0]  below;
  wire        mine;
  reg         room;
  wire        picks;
  wire        sends;
  wire        enters;
  wire        inner;
  wire [7:0]  address;
  reg  [2:0]  store_level;
  wire        stack_write;
  reg  [10:0] stack_write_address;
  reg  [17:0] stack_write_word;
  wire [17:0] stack_read_word_0;
  reg         lengths_write;
  reg  [2:0]  lengths_write_address;
  reg  [7:0]  lengths_write_word;
  wire [7:0]  lengths_read_word;
  wire [17:0] row_picker_rest;
  wire        row_picker_last;
  reg  [2:0]  phase_next;
  reg  [7:0]  length_next;
  reg  [17:0] row_next;
  reg  [1:0]  ahead_next;
  reg  [2:0]  lowest_next;
  reg         owed_next;
  reg         last_next;
  reg         deeper_next;
  reg         has_ticket_next;
  reg  [23:0] held_ticket_next;
  reg  [23:0] passed_next;

  fpgambit_perft_stack stack (
      .clock(clock),
      .write(stack_write),
      .write_address(stack_write_address),
      .write_word(stack_write_word),
      .read(1'b1),
      .read_address_0({level, address}),
      .read_word_0(stack_read_word_0)
  );

  fpgambit_perft_lengths lengths (
      .clock(clock),
      .write(lengths_write),
      .write_address(lengths_write_address),
      .write_word(lengths_write_word),
      .read_address(level),
      .read_word(lengths_read_word)
  );

  fpgambit_perft_row_picker row_picker (
      .row(row),
      .file(send_file),
      .rest(row_picker_rest),
      .last(row_picker_last)
  );

  // Issue a move if there is room for its results; skip it if it belongs to another core.
  assign inner = child == NODE_INNER;
  assign mine = !at_split | (has_ticket & (held_ticket == passed));

  always @* begin
    room = 1'b1;
    if (inner) begin
      room = !ahead[1] & !just_sent;
      if (!stacked & ((lowest + 3'd1) == making) & !(starved & !(|ahead))) begin
        room = 1'b0;
      end
    end
  end

  assign picks = (phase == PHASE_PICKING) & (!at_split | has_ticket) & (room | !mine);
  assign sends = picks & mine;
  assign enters = phase == PHASE_ENTERING;

  // Rows of this level, the last stored first; or the rows stored for the next level.
  assign address = lengths_read_word - 8'd1;

  always @* begin
    store_level = level;
    if (deeper) begin
      store_level = level + 3'd1;
    end
  end

  assign stack_write = store | picks;

  always @* begin
    phase_next = phase;
    length_next = length;
    row_next = row;
    ahead_next = ahead;
    lowest_next = lowest;
    owed_next = owed;
    last_next = last;
    deeper_next = deeper;
    has_ticket_next = has_ticket;
    held_ticket_next = held_ticket;
    passed_next = passed;
    stack_write_address = {level, address};
    stack_write_word = row_picker_rest;
    if (store) begin
      stack_write_address = {store_level, length};
      stack_write_word = store_row;
      length_next = length + 8'd1;
    end
    lengths_write = picks & row_picker_last;
    lengths_write_address = level;
    lengths_write_word = address;
    if (ticket_ready) begin
      has_ticket_next = 1'b1;
      held_ticket_next = ticket;
    end
    next_level = level;
    case (phase)
      PHASE_IDLE: begin
        next_level = 3'd0;
        deeper_next = 1'b0;
        owed_next = 1'b0;
        last_next = 1'b0;
        has_ticket_next = 1'b0;
        passed_next = 24'd0;
        length_next = 8'd0;
        if (start) begin
          phase_next = PHASE_ENTERING;
        end
      end
      PHASE_ENTERING: begin
        phase_next = PHASE_DESCENDING;
        if (!stacked) begin
          last_next = 1'b1;
          phase_next = PHASE_DRAINING;
        end
      end
      PHASE_DESCENDING: begin
        if (!(|ahead)) begin
          lengths_write = 1'b1;
          lengths_write_address = store_level;
          lengths_write_word = length;
          next_level = store_level;
          length_next = 8'd0;
          deeper_next = 1'b1;
          phase_next = PHASE_LOOKING;
        end
      end
      PHASE_LOOKING: begin
        if (owed & !(|level)) begin
          phase_next = PHASE_DRAINING;
        end else if (|lengths_read_word) begin
          phase_next = PHASE_READING;
        end else if (|level) begin
          next_level = level - 3'd1;
        end else begin
          last_next = 1'b1;
          phase_next = PHASE_DRAINING;
        end
      end
      PHASE_READING: begin
        row_next = stack_read_word_0;
        phase_next = PHASE_PICKING;
      end
      PHASE_PICKING: begin
        if (picks) begin
          row_next = row_picker_rest;
          if (at_split) begin
            passed_next = passed + 24'd1;
          end
          if (row_picker_last) begin
            phase_next = PHASE_LOOKING;
          end
          if (mine) begin
            if (at_split) begin
              has_ticket_next = 1'b0;
            end
            if (divide & !(|level)) begin
              owed_next = 1'b1;
              phase_next = PHASE_LOOKING;
            end
            if (stacked) begin
              phase_next = PHASE_DESCENDING;
            end
          end
        end
      end
      PHASE_DRAINING: begin
        if (empty & starved & !(|ahead)) begin
          phase_next = PHASE_REPORTING;
        end
      end
      // PHASE_REPORTING
      default: begin
        if (sum_ready) begin
          owed_next = 1'b0;
          phase_next = PHASE_LOOKING;
          if (last) begin
            phase_next = PHASE_IDLE;
          end
        end
      end
    endcase
    if ((sends | enters) & inner & !finished) begin
      ahead_next = ahead + 2'd1;
    end
    if (!((sends | enters) & inner) & finished) begin
      ahead_next = ahead - 2'd1;
    end
    if ((sends | enters) & inner & !stacked) begin
      lowest_next = lowest + 3'd1;
    end
    if (reset) begin
      phase_next = PHASE_IDLE;
      ahead_next = 2'd0;
      lowest_next = 3'd1;
    end
  end

  // The kind of the level's children, or of the root: computed with the level, because all else
  // needs it.
  always @* begin
    below = depth - {1'b0, next_level} - 4'd1;
    if (phase == PHASE_IDLE) begin
      below = depth;
      if (divide) begin
        below = 4'd15;
      end
    end
  end

  always @(posedge clock) begin
    child <= NODE_INNER;
    if (below == 4'd0) begin
      child <= NODE_LEAF;
    end
    if (below == 4'd1) begin
      child <= NODE_LEAF_PARENT;
    end
  end

  // Inner positions with rows still to leave: two at most, issued a clock apart so the first can
  // make room.
  assign ticket_valid = (phase == PHASE_PICKING) & at_split & !has_ticket;
  assign enter = enters;
  assign send = sends;
  assign send_place = {1'b0, level};
  assign send_black = black ^ level[0];
  assign send_row = row;
  assign send_node = child;

  always @* begin
    send_child = {1'b1, lowest};
    if (stacked) begin
      send_child = {1'b0, level} + 4'd1;
      if (enters) begin
        send_child = 4'd0;
      end
    end
  end

  assign sum_valid = phase == PHASE_REPORTING;
  assign sum_last = last;
  assign idle = phase == PHASE_IDLE;

  initial begin
    phase = 3'd0;
    level = 3'd0;
    child = 2'd0;
    stacked = 1'b0;
    at_split = 1'b0;
    length = 8'd0;
    row = 18'd0;
    ahead = 2'd0;
    just_sent = 1'b0;
    lowest = 3'd0;
    owed = 1'b0;
    last = 1'b0;
    deeper = 1'b0;
    has_ticket = 1'b0;
    held_ticket = 24'd0;
    passed = 24'd0;
  end

  always @(posedge clock) begin
    phase <= phase_next;
    level <= next_level;
    stacked <= below > 4'd2;
    at_split <= ({1'b0, next_level} + 4'd1) == {2'd0, split};
    length <= length_next;
    row <= row_next;
    ahead <= ahead_next;
    just_sent <= (sends | enters) & inner;
    lowest <= lowest_next;
    owed <= owed_next;
    last <= last_next;
    deeper <= deeper_next;
    has_ticket <= has_ticket_next;
    held_ticket <= held_ticket_next;
    passed <= passed_next;
  end
endmodule

`line 1785 "fpgambit_perft_stack.v" 0
// Memory of 18 bits per word and 11 address bits, with one write port and 1 registered read ports.
module fpgambit_perft_stack (
    input  wire        clock,           // Clock
    input  wire        write,           // Stores write_word at this clock edge
    input  wire [10:0] write_address,   // Address to write
    input  wire [17:0] write_word,      // Word to write
    input  wire        read,            // Reads at this clock edge; if low, the words read hold
    input  wire [10:0] read_address_0,  // Addresses to read
    output reg  [17:0] read_word_0      // The words read, one clock later
);

  (* ram_style = "block" *)
  reg [17:0] words [0:2047];
  integer entry;

  initial begin
    for (entry = 0; entry <= 2047; entry = entry + 1) words[entry] = 18'd0;
    read_word_0 = 18'd0;
  end

  always @(posedge clock) begin
    if (write) words[write_address] <= write_word;
    if (read) begin
      read_word_0 <= words[read_address_0];
    end
  end
endmodule

`line 1814 "fpgambit_perft_lengths.v" 0
// Memory of 8 bits per word and 3 address bits, with one write port and one combinational read
// port.
module fpgambit_perft_lengths (
    input  wire       clock,          // Clock
    input  wire       write,          // Stores write_word at this clock edge
    input  wire [2:0] write_address,  // Address to write
    input  wire [7:0] write_word,     // Word to write
    input  wire [2:0] read_address,   // Address to read
    output wire [7:0] read_word       // The word read, as it was before this clock edge
);

  (* ram_style = "distributed" *)
  reg [7:0] words [0:7];
  integer entry;

  initial for (entry = 0; entry <= 7; entry = entry + 1) words[entry] = 8'd0;

  always @(posedge clock) if (write) words[write_address] <= write_word;

  assign read_word = words[read_address];
endmodule

`line 1837 "fpgambit_perft_row_picker.v" 0
// Outputs the lowest square of a row, and the row without it. A pawn's square on the last rank
// comes four times, once for each promotion piece. Combinational.
module fpgambit_perft_row_picker (
    input  wire [17:0] row,   // The row's word
    output wire [2:0]  file,  // File of the square
    output wire [17:0] rest,  // The remaining row
    output wire        last   // The square is the row's last
);

  localparam [1:0] MOVE_SET_PAWNS = 2'd1;
  localparam [4:0] ROW_WORD_PROMOTION = 5'd16;
  localparam [4:0] ROW_WORD_RANK = 5'd8;
  localparam [4:0] ROW_WORD_SET = 5'd11;
  localparam [4:0] ROW_WORD_SOURCE = 5'd14;

  wire [7:0]  squares;
  wire [7:0]  lowest;
  reg  [7:0]  left;
  wire        promotes;
  reg  [1:0]  promotion;
  reg  [2:0]  at;
  wire [7:0]  head;

  assign squares = row[7:0];
  assign lowest = squares & (8'd0 - squares);

  always @* begin
    at = 3'd0;
    if (|(lowest & 8'haa)) begin
      at = at | 3'd1;
    end
    if (|(lowest & 8'hcc)) begin
      at = at | 3'd2;
    end
    if (|lowest[7:4]) begin
      at = at | 3'd4;
    end
  end

  assign file = at;
  assign promotes = (row[ROW_WORD_SOURCE +: 2] == MOVE_SET_PAWNS) & (|row[ROW_WORD_SET +: 2]) &
      (row[ROW_WORD_RANK +: 3] == 3'd7);

  always @* begin
    promotion = row[ROW_WORD_PROMOTION +: 2];
    left = squares ^ lowest;
    if (promotes) begin
      promotion = row[ROW_WORD_PROMOTION +: 2] + 2'd1;
      if (!(&row[ROW_WORD_PROMOTION +: 2])) begin
        left = squares;
      end
    end
  end

  assign last = !(|left);
  assign head = row[ROW_WORD_RANK +: 8];
  assign rest = {promotion, head, left};
endmodule

`line 1897 "fpgambit_perft_leaf_maker.v" 0
// A queue of 32 rows of the lowest inner positions; issues the moves of the row at its head, one
// per clock.
module fpgambit_perft_leaf_maker (
    input  wire        clock,       // Clock
    input  wire        reset,       // Synchronous reset: no rows
    input  wire        row_valid,   // A row is offered
    output wire        row_ready,   // The queue has room for it
    input  wire [17:0] row,         // The row's word
    input  wire [2:0]  place,       // Which of eight positions the row belongs to
    output wire        move_valid,  // A move is offered
    input  wire        move_ready,  // The move is accepted
    output wire [17:0] move_row,    // The move's row
    output wire [2:0]  move_file,   // File of the move's target square
    output wire [2:0]  move_place,  // The position that the move belongs to; that of the last move
                                    // while none is offered
    output wire        starved      // The queue is empty
);

  reg  [5:0]  head;
  reg  [5:0]  tail;
  reg         held;
  reg  [17:0] held_row;
  reg  [2:0]  held_place;

  wire        full;
  wire        some;
  wire        ends;
  wire        rows_write;
  wire [20:0] rows_read_word;
  wire [17:0] row_picker_rest;
  wire        row_picker_last;

  fpgambit_perft_rows rows (
      .clock(clock),
      .write(rows_write),
      .write_address(head[4:0]),
      .write_word({place, row}),
      .read_address(tail[4:0]),
      .read_word(rows_read_word)
  );

  fpgambit_perft_row_picker row_picker (
      .row(held_row),
      .file(move_file),
      .rest(row_picker_rest),
      .last(row_picker_last)
  );

  assign full = (head ^ tail) == 6'd32;
  assign some = head != tail;
  assign row_ready = !full;
  assign rows_write = row_valid & !full;

  always @(posedge clock) begin
    if (row_valid & !full) begin
      head <= head + 6'd1;
    end
    if (held & move_ready) begin
      held_row <= row_picker_rest;
    end
    if (ends) begin
      held <= some;
      if (some) begin
        held_row <= rows_read_word[17:0];
        held_place <= rows_read_word[20:18];
        tail <= tail + 6'd1;
      end
    end
    if (reset) begin
      head <= 6'd0;
      tail <= 6'd0;
      held <= 1'b0;
      held_place <= 3'd0;
    end
  end

  // The row at the head; its last move removes it.
  assign ends = !held | (move_ready & row_picker_last);
  assign move_valid = held;
  assign move_row = held_row;
  assign move_place = held_place;
  assign starved = !held & !some;

  initial begin
    head = 6'd0;
    tail = 6'd0;
    held = 1'b0;
    held_row = 18'd0;
    held_place = 3'd0;
  end
endmodule

`line 1990 "fpgambit_perft_rows.v" 0
// Memory of 21 bits per word and 5 address bits, with one write port and one combinational read
// port.
module fpgambit_perft_rows (
    input  wire        clock,          // Clock
    input  wire        write,          // Stores write_word at this clock edge
    input  wire [4:0]  write_address,  // Address to write
    input  wire [20:0] write_word,     // Word to write
    input  wire [4:0]  read_address,   // Address to read
    output wire [20:0] read_word       // The word read, as it was before this clock edge
);

  (* ram_style = "distributed" *)
  reg [20:0] words [0:31];
  integer entry;

  initial for (entry = 0; entry <= 31; entry = entry + 1) words[entry] = 21'd0;

  always @(posedge clock) if (write) words[write_address] <= write_word;

  assign read_word = words[read_address];
endmodule

`line 2013 "fpgambit_perft_move_resolver.v" 0
// Converts targets to move words. A slider or pawn comes from the nearest occupied square on its
// line, a knight from the start of its jump, the king from its own square.
module fpgambit_perft_move_resolver (
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

  fpgambit_perft_low_squares low_squares (
      .clock(clock),
      .write(note),
      .write_address(note_place),
      .write_word({occupied_3, occupied_2, occupied_1, occupied_0}),
      .read_address(places_0),
      .read_word(low_squares_read_word)
  );

  fpgambit_perft_low_squares high_squares (
      .clock(clock),
      .write(note),
      .write_address(note_place),
      .write_word({occupied_7, occupied_6, occupied_5, occupied_4}),
      .read_address(places_0),
      .read_word(high_squares_read_word)
  );

  fpgambit_perft_kings kings (
      .clock(clock),
      .write(note_king),
      .write_address(king_place),
      .write_word(king_square),
      .read_address(places_0),
      .read_word(kings_read_word)
  );

  fpgambit_perft_file_lines file_lines (
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

  fpgambit_perft_rising_lines rising_lines (
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

  fpgambit_perft_falling_lines falling_lines (
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

`line 2716 "fpgambit_perft_low_squares.v" 0
// Memory of 32 bits per word and 4 address bits, with one write port and one combinational read
// port.
module fpgambit_perft_low_squares (
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

`line 2739 "fpgambit_perft_kings.v" 0
// Memory of 6 bits per word and 4 address bits, with one write port and one combinational read
// port.
module fpgambit_perft_kings (
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

`line 2762 "fpgambit_perft_file_lines.v" 0
// Reorders eight words of eight squares, ranks to lines or lines to ranks. Combinational; wiring
// only.
module fpgambit_perft_file_lines (
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

`line 2794 "fpgambit_perft_rising_lines.v" 0
// Reorders eight words of eight squares, ranks to lines or lines to ranks. Combinational; wiring
// only.
module fpgambit_perft_rising_lines (
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

`line 2826 "fpgambit_perft_falling_lines.v" 0
// Reorders eight words of eight squares, ranks to lines or lines to ranks. Combinational; wiring
// only.
module fpgambit_perft_falling_lines (
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

`line 2858 "fpgambit_perft_boards.v" 0
// Memory of 32 bits per word and 4 address bits, with one write port and 1 registered read ports.
module fpgambit_perft_boards (
    input  wire        clock,           // Clock
    input  wire        write,           // Stores write_word at this clock edge
    input  wire [3:0]  write_address,   // Address to write
    input  wire [31:0] write_word,      // Word to write
    input  wire        read,            // Reads at this clock edge; if low, the words read hold
    input  wire [3:0]  read_address_0,  // Addresses to read
    output reg  [31:0] read_word_0      // The words read, one clock later
);

  (* ram_style = "block" *)
  reg [31:0] words [0:15];
  integer entry;

  initial begin
    for (entry = 0; entry <= 15; entry = entry + 1) words[entry] = 32'd0;
    read_word_0 = 32'd0;
  end

  always @(posedge clock) begin
    if (write) words[write_address] <= write_word;
    if (read) begin
      read_word_0 <= words[read_address_0];
    end
  end
endmodule

`line 2887 "fpgambit_perft_states.v" 0
// Memory of 12 bits per word and 4 address bits, with one write port and 1 registered read ports.
module fpgambit_perft_states (
    input  wire        clock,           // Clock
    input  wire        write,           // Stores write_word at this clock edge
    input  wire [3:0]  write_address,   // Address to write
    input  wire [11:0] write_word,      // Word to write
    input  wire        read,            // Reads at this clock edge; if low, the words read hold
    input  wire [3:0]  read_address_0,  // Addresses to read
    output reg  [11:0] read_word_0      // The words read, one clock later
);

  (* ram_style = "block" *)
  reg [11:0] words [0:15];
  integer entry;

  initial begin
    for (entry = 0; entry <= 15; entry = entry + 1) words[entry] = 12'd0;
    read_word_0 = 12'd0;
  end

  always @(posedge clock) begin
    if (write) words[write_address] <= write_word;
    if (read) begin
      read_word_0 <= words[read_address_0];
    end
  end
endmodule

`line 2916 "fpgambit_perft_move_sets.v" 0
// Stores the counter's move sets of a position and issues them as rows: up to eight squares of a
// rank that are targets of one kind of move.
module fpgambit_perft_move_sets (
    input  wire        clock,      // Clock
    input  wire        reset,      // Synchronous reset: empty
    input  wire        take,       // An inner position is in the sixth stage; store what is known
                                   // there
    input  wire        take_late,  // The same position is in the seventh stage
    input  wire [3:0]  place,      // Slot that the position's rows belong to
    input  wire [7:0]  file,       // The file of the en passant square, one clock earlier
    input  wire [7:0]  knights_0,  // Knights that may move
    input  wire [7:0]  knights_1,  // Knights that may move
    input  wire [7:0]  knights_2,  // Knights that may move
    input  wire [7:0]  knights_3,  // Knights that may move
    input  wire [7:0]  knights_4,  // Knights that may move
    input  wire [7:0]  knights_5,  // Knights that may move
    input  wire [7:0]  knights_6,  // Knights that may move
    input  wire [7:0]  knights_7,  // Knights that may move
    input  wire [7:0]  pawns_0,    // Pawns' moves
    input  wire [7:0]  pawns_1,    // Pawns' moves
    input  wire [7:0]  pawns_2,    // Pawns' moves
    input  wire [7:0]  pawns_3,    // Pawns' moves
    input  wire [7:0]  pawns_4,    // Pawns' moves
    input  wire [7:0]  pawns_5,    // Pawns' moves
    input  wire [7:0]  pawns_6,    // Pawns' moves
    input  wire [7:0]  pawns_7,    // Pawns' moves
    input  wire [7:0]  pawns_8,    // Pawns' moves
    input  wire [7:0]  pawns_9,    // Pawns' moves
    input  wire [7:0]  pawns_10,   // Pawns' moves
    input  wire [7:0]  pawns_11,   // Pawns' moves
    input  wire [7:0]  pawns_12,   // Pawns' moves
    input  wire [7:0]  pawns_13,   // Pawns' moves
    input  wire [7:0]  pawns_14,   // Pawns' moves
    input  wire [7:0]  pawns_15,   // Pawns' moves
    input  wire [7:0]  empty_0,    // Empty squares
    input  wire [7:0]  empty_1,    // Empty squares
    input  wire [7:0]  empty_2,    // Empty squares
    input  wire [7:0]  empty_3,    // Empty squares
    input  wire [7:0]  empty_4,    // Empty squares
    input  wire [7:0]  empty_5,    // Empty squares
    input  wire [7:0]  empty_6,    // Empty squares
    input  wire [7:0]  empty_7,    // Empty squares
    input  wire [7:0]  open_to_0,  // Squares to which a piece may go
    input  wire [7:0]  open_to_1,  // Squares to which a piece may go
    input  wire [7:0]  open_to_2,  // Squares to which a piece may go
    input  wire [7:0]  open_to_3,  // Squares to which a piece may go
    input  wire [7:0]  open_to_4,  // Squares to which a piece may go
    input  wire [7:0]  open_to_5,  // Squares to which a piece may go
    input  wire [7:0]  open_to_6,  // Squares to which a piece may go
    input  wire [7:0]  open_to_7,  // Squares to which a piece may go
    input  wire [7:0]  king_0,     // The king's moves
    input  wire [7:0]  king_1,     // The king's moves
    input  wire [7:0]  king_2,     // The king's moves
    input  wire [7:0]  king_3,     // The king's moves
    input  wire [7:0]  king_4,     // The king's moves
    input  wire [7:0]  king_5,     // The king's moves
    input  wire [7:0]  king_6,     // The king's moves
    input  wire [7:0]  king_7,     // The king's moves
    input  wire [3:0]  special,    // Castling moves and en passant captures
    input  wire [7:0]  up_0,       // Sliders' moves upwards, from the seventh stage
    input  wire [7:0]  up_1,       // Sliders' moves upwards, from the seventh stage
    input  wire [7:0]  up_2,       // Sliders' moves upwards, from the seventh stage
    input  wire [7:0]  up_3,       // Sliders' moves upwards, from the seventh stage
    input  wire [7:0]  up_4,       // Sliders' moves upwards, from the seventh stage
    input  wire [7:0]  up_5,       // Sliders' moves upwards, from the seventh stage
    input  wire [7:0]  up_6,       // Sliders' moves upwards, from the seventh stage
    input  wire [7:0]  up_7,       // Sliders' moves upwards, from the seventh stage
    input  wire [7:0]  up_8,       // Sliders' moves upwards, from the seventh stage
    input  wire [7:0]  up_9,       // Sliders' moves upwards, from the seventh stage
    input  wire [7:0]  up_10,      // Sliders' moves upwards, from the seventh stage
    input  wire [7:0]  up_11,      // Sliders' moves upwards, from the seventh stage
    input  wire [7:0]  up_12,      // Sliders' moves upwards, from the seventh stage
    input  wire [7:0]  up_13,      // Sliders' moves upwards, from the seventh stage
    input  wire [7:0]  up_14,      // Sliders' moves upwards, from the seventh stage
    input  wire [7:0]  up_15,      // Sliders' moves upwards, from the seventh stage
    input  wire [7:0]  up_16,      // Sliders' moves upwards, from the seventh stage
    input  wire [7:0]  up_17,      // Sliders' moves upwards, from the seventh stage
    input  wire [7:0]  up_18,      // Sliders' moves upwards, from the seventh stage
    input  wire [7:0]  up_19,      // Sliders' moves upwards, from the seventh stage
    input  wire [7:0]  up_20,      // Sliders' moves upwards, from the seventh stage
    input  wire [7:0]  up_21,      // Sliders' moves upwards, from the seventh stage
    input  wire [7:0]  up_22,      // Sliders' moves upwards, from the seventh stage
    input  wire [7:0]  up_23,      // Sliders' moves upwards, from the seventh stage
    input  wire [7:0]  up_24,      // Sliders' moves upwards, from the seventh stage
    input  wire [7:0]  up_25,      // Sliders' moves upwards, from the seventh stage
    input  wire [7:0]  up_26,      // Sliders' moves upwards, from the seventh stage
    input  wire [7:0]  up_27,      // Sliders' moves upwards, from the seventh stage
    input  wire [7:0]  up_28,      // Sliders' moves upwards, from the seventh stage
    input  wire [7:0]  up_29,      // Sliders' moves upwards, from the seventh stage
    input  wire [7:0]  up_30,      // Sliders' moves upwards, from the seventh stage
    input  wire [7:0]  up_31,      // Sliders' moves upwards, from the seventh stage
    input  wire [7:0]  down_0,     // Sliders' moves downwards
    input  wire [7:0]  down_1,     // Sliders' moves downwards
    input  wire [7:0]  down_2,     // Sliders' moves downwards
    input  wire [7:0]  down_3,     // Sliders' moves downwards
    input  wire [7:0]  down_4,     // Sliders' moves downwards
    input  wire [7:0]  down_5,     // Sliders' moves downwards
    input  wire [7:0]  down_6,     // Sliders' moves downwards
    input  wire [7:0]  down_7,     // Sliders' moves downwards
    input  wire [7:0]  down_8,     // Sliders' moves downwards
    input  wire [7:0]  down_9,     // Sliders' moves downwards
    input  wire [7:0]  down_10,    // Sliders' moves downwards
    input  wire [7:0]  down_11,    // Sliders' moves downwards
    input  wire [7:0]  down_12,    // Sliders' moves downwards
    input  wire [7:0]  down_13,    // Sliders' moves downwards
    input  wire [7:0]  down_14,    // Sliders' moves downwards
    input  wire [7:0]  down_15,    // Sliders' moves downwards
    input  wire [7:0]  down_16,    // Sliders' moves downwards
    input  wire [7:0]  down_17,    // Sliders' moves downwards
    input  wire [7:0]  down_18,    // Sliders' moves downwards
    input  wire [7:0]  down_19,    // Sliders' moves downwards
    input  wire [7:0]  down_20,    // Sliders' moves downwards
    input  wire [7:0]  down_21,    // Sliders' moves downwards
    input  wire [7:0]  down_22,    // Sliders' moves downwards
    input  wire [7:0]  down_23,    // Sliders' moves downwards
    input  wire [7:0]  down_24,    // Sliders' moves downwards
    input  wire [7:0]  down_25,    // Sliders' moves downwards
    input  wire [7:0]  down_26,    // Sliders' moves downwards
    input  wire [7:0]  down_27,    // Sliders' moves downwards
    input  wire [7:0]  down_28,    // Sliders' moves downwards
    input  wire [7:0]  down_29,    // Sliders' moves downwards
    input  wire [7:0]  down_30,    // Sliders' moves downwards
    input  wire [7:0]  down_31,    // Sliders' moves downwards
    output wire        row_valid,  // A row is offered
    input  wire        row_ready,  // The row is accepted
    output wire [17:0] row,        // The row's word
    output wire [3:0]  row_place,  // The slot that the row belongs to
    output wire        finished    // The last row of a position has left
);

  reg  [7:0]  seen_file;
  reg  [7:0]  next_file;
  reg  [7:0]  next_knights_0;
  reg  [7:0]  next_knights_1;
  reg  [7:0]  next_knights_2;
  reg  [7:0]  next_knights_3;
  reg  [7:0]  next_knights_4;
  reg  [7:0]  next_knights_5;
  reg  [7:0]  next_knights_6;
  reg  [7:0]  next_knights_7;
  reg  [7:0]  next_pawns_0;
  reg  [7:0]  next_pawns_1;
  reg  [7:0]  next_pawns_2;
  reg  [7:0]  next_pawns_3;
  reg  [7:0]  next_pawns_4;
  reg  [7:0]  next_pawns_5;
  reg  [7:0]  next_pawns_6;
  reg  [7:0]  next_pawns_7;
  reg  [7:0]  next_pawns_8;
  reg  [7:0]  next_pawns_9;
  reg  [7:0]  next_pawns_10;
  reg  [7:0]  next_pawns_11;
  reg  [7:0]  next_pawns_12;
  reg  [7:0]  next_pawns_13;
  reg  [7:0]  next_pawns_14;
  reg  [7:0]  next_pawns_15;
  reg  [7:0]  next_empty_0;
  reg  [7:0]  next_empty_1;
  reg  [7:0]  next_empty_2;
  reg  [7:0]  next_empty_3;
  reg  [7:0]  next_empty_4;
  reg  [7:0]  next_empty_5;
  reg  [7:0]  next_empty_6;
  reg  [7:0]  next_empty_7;
  reg  [7:0]  next_open_0;
  reg  [7:0]  next_open_1;
  reg  [7:0]  next_open_2;
  reg  [7:0]  next_open_3;
  reg  [7:0]  next_open_4;
  reg  [7:0]  next_open_5;
  reg  [7:0]  next_open_6;
  reg  [7:0]  next_open_7;
  reg  [7:0]  next_king_0;
  reg  [7:0]  next_king_1;
  reg  [7:0]  next_king_2;
  reg  [7:0]  next_king_3;
  reg  [7:0]  next_king_4;
  reg  [7:0]  next_king_5;
  reg  [7:0]  next_king_6;
  reg  [7:0]  next_king_7;
  reg  [3:0]  next_special;
  reg  [7:0]  next_up_0;
  reg  [7:0]  next_up_1;
  reg  [7:0]  next_up_2;
  reg  [7:0]  next_up_3;
  reg  [7:0]  next_up_4;
  reg  [7:0]  next_up_5;
  reg  [7:0]  next_up_6;
  reg  [7:0]  next_up_7;
  reg  [7:0]  next_up_8;
  reg  [7:0]  next_up_9;
  reg  [7:0]  next_up_10;
  reg  [7:0]  next_up_11;
  reg  [7:0]  next_up_12;
  reg  [7:0]  next_up_13;
  reg  [7:0]  next_up_14;
  reg  [7:0]  next_up_15;
  reg  [7:0]  next_up_16;
  reg  [7:0]  next_up_17;
  reg  [7:0]  next_up_18;
  reg  [7:0]  next_up_19;
  reg  [7:0]  next_up_20;
  reg  [7:0]  next_up_21;
  reg  [7:0]  next_up_22;
  reg  [7:0]  next_up_23;
  reg  [7:0]  next_up_24;
  reg  [7:0]  next_up_25;
  reg  [7:0]  next_up_26;
  reg  [7:0]  next_up_27;
  reg  [7:0]  next_up_28;
  reg  [7:0]  next_up_29;
  reg  [7:0]  next_up_30;
  reg  [7:0]  next_up_31;
  reg  [7:0]  next_down_0;
  reg  [7:0]  next_down_1;
  reg  [7:0]  next_down_2;
  reg  [7:0]  next_down_3;
  reg  [7:0]  next_down_4;
  reg  [7:0]  next_down_5;
  reg  [7:0]  next_down_6;
  reg  [7:0]  next_down_7;
  reg  [7:0]  next_down_8;
  reg  [7:0]  next_down_9;
  reg  [7:0]  next_down_10;
  reg  [7:0]  next_down_11;
  reg  [7:0]  next_down_12;
  reg  [7:0]  next_down_13;
  reg  [7:0]  next_down_14;
  reg  [7:0]  next_down_15;
  reg  [7:0]  next_down_16;
  reg  [7:0]  next_down_17;
  reg  [7:0]  next_down_18;
  reg  [7:0]  next_down_19;
  reg  [7:0]  next_down_20;
  reg  [7:0]  next_down_21;
  reg  [7:0]  next_down_22;
  reg  [7:0]  next_down_23;
  reg  [7:0]  next_down_24;
  reg  [7:0]  next_down_25;
  reg  [7:0]  next_down_26;
  reg  [7:0]  next_down_27;
  reg  [7:0]  next_down_28;
  reg  [7:0]  next_down_29;
  reg  [7:0]  next_down_30;
  reg  [7:0]  next_down_31;
  reg  [3:0]  next_place;
  reg  [7:0]  held_file;
  reg  [7:0]  held_knights_0;
  reg  [7:0]  held_knights_1;
  reg  [7:0]  held_knights_2;
  reg  [7:0]  held_knights_3;
  reg  [7:0]  held_knights_4;
  reg  [7:0]  held_knights_5;
  reg  [7:0]  held_knights_6;
  reg  [7:0]  held_knights_7;
  reg  [7:0]  held_pawns_0;
  reg  [7:0]  held_pawns_1;
  reg  [7:0]  held_pawns_2;
  reg  [7:0]  held_pawns_3;
  reg  [7:0]  held_pawns_4;
  reg  [7:0]  held_pawns_5;
  reg  [7:0]  held_pawns_6;
  reg  [7:0]  held_pawns_7;
  reg  [7:0]  held_pawns_8;
  reg  [7:0]  held_pawns_9;
  reg  [7:0]  held_pawns_10;
  reg  [7:0]  held_pawns_11;
  reg  [7:0]  held_pawns_12;
  reg  [7:0]  held_pawns_13;
  reg  [7:0]  held_pawns_14;
  reg  [7:0]  held_pawns_15;
  reg  [7:0]  held_empty_0;
  reg  [7:0]  held_empty_1;
  reg  [7:0]  held_empty_2;
  reg  [7:0]  held_empty_3;
  reg  [7:0]  held_empty_4;
  reg  [7:0]  held_empty_5;
  reg  [7:0]  held_empty_6;
  reg  [7:0]  held_empty_7;
  reg  [7:0]  held_open_0;
  reg  [7:0]  held_open_1;
  reg  [7:0]  held_open_2;
  reg  [7:0]  held_open_3;
  reg  [7:0]  held_open_4;
  reg  [7:0]  held_open_5;
  reg  [7:0]  held_open_6;
  reg  [7:0]  held_open_7;
  reg  [7:0]  held_king_0;
  reg  [7:0]  held_king_1;
  reg  [7:0]  held_king_2;
  reg  [7:0]  held_king_3;
  reg  [7:0]  held_king_4;
  reg  [7:0]  held_king_5;
  reg  [7:0]  held_king_6;
  reg  [7:0]  held_king_7;
  reg  [3:0]  held_special;
  reg  [7:0]  held_up_0;
  reg  [7:0]  held_up_1;
  reg  [7:0]  held_up_2;
  reg  [7:0]  held_up_3;
  reg  [7:0]  held_up_4;
  reg  [7:0]  held_up_5;
  reg  [7:0]  held_up_6;
  reg  [7:0]  held_up_7;
  reg  [7:0]  held_up_8;
  reg  [7:0]  held_up_9;
  reg  [7:0]  held_up_10;
  reg  [7:0]  held_up_11;
  reg  [7:0]  held_up_12;
  reg  [7:0]  held_up_13;
  reg  [7:0]  held_up_14;
  reg  [7:0]  held_up_15;
  reg  [7:0]  held_up_16;
  reg  [7:0]  held_up_17;
  reg  [7:0]  held_up_18;
  reg  [7:0]  held_up_19;
  reg  [7:0]  held_up_20;
  reg  [7:0]  held_up_21;
  reg  [7:0]  held_up_22;
  reg  [7:0]  held_up_23;
  reg  [7:0]  held_up_24;
  reg  [7:0]  held_up_25;
  reg  [7:0]  held_up_26;
  reg  [7:0]  held_up_27;
  reg  [7:0]  held_up_28;
  reg  [7:0]  held_up_29;
  reg  [7:0]  held_up_30;
  reg  [7:0]  held_up_31;
  reg  [7:0]  held_down_0;
  reg  [7:0]  held_down_1;
  reg  [7:0]  held_down_2;
  reg  [7:0]  held_down_3;
  reg  [7:0]  held_down_4;
  reg  [7:0]  held_down_5;
  reg  [7:0]  held_down_6;
  reg  [7:0]  held_down_7;
  reg  [7:0]  held_down_8;
  reg  [7:0]  held_down_9;
  reg  [7:0]  held_down_10;
  reg  [7:0]  held_down_11;
  reg  [7:0]  held_down_12;
  reg  [7:0]  held_down_13;
  reg  [7:0]  held_down_14;
  reg  [7:0]  held_down_15;
  reg  [7:0]  held_down_16;
  reg  [7:0]  held_down_17;
  reg  [7:0]  held_down_18;
  reg  [7:0]  held_down_19;
  reg  [7:0]  held_down_20;
  reg  [7:0]  held_down_21;
  reg  [7:0]  held_down_22;
  reg  [7:0]  held_down_23;
  reg  [7:0]  held_down_24;
  reg  [7:0]  held_down_25;
  reg  [7:0]  held_down_26;
  reg  [7:0]  held_down_27;
  reg  [7:0]  held_down_28;
  reg  [7:0]  held_down_29;
  reg  [7:0]  held_down_30;
  reg  [7:0]  held_down_31;
  reg  [3:0]  held_place;
  reg         waits;
  reg         busy;

  wire        ends;
  wire        start;
  wire [13:0] rows_0;
  wire [13:0] rows_1;
  wire [13:0] rows_2;
  wire [7:0]  slider_sets_set_0;
  wire [7:0]  slider_sets_set_1;
  wire [7:0]  slider_sets_set_2;
  wire [7:0]  slider_sets_set_3;
  wire [7:0]  slider_sets_set_4;
  wire [7:0]  slider_sets_set_5;
  wire [7:0]  slider_sets_set_6;
  wire [7:0]  slider_sets_set_7;
  wire [7:0]  knight_sets_set_0;
  wire [7:0]  knight_sets_set_1;
  wire [7:0]  knight_sets_set_2;
  wire [7:0]  knight_sets_set_3;
  wire [7:0]  knight_sets_set_4;
  wire [7:0]  knight_sets_set_5;
  wire [7:0]  knight_sets_set_6;
  wire [7:0]  knight_sets_set_7;
  wire [7:0]  pawn_sets_set_0;
  wire [7:0]  pawn_sets_set_1;
  wire [7:0]  pawn_sets_set_2;
  wire [7:0]  pawn_sets_set_3;
  wire [7:0]  pawn_sets_set_4;
  wire [7:0]  pawn_sets_set_5;
  wire [7:0]  pawn_sets_set_6;
  wire [7:0]  pawn_sets_set_7;
  wire [2:0]  lanes_0_number;
  wire        lanes_0_row_valid;
  wire [2:0]  lanes_0_row_set;
  wire [2:0]  lanes_0_row_rank;
  wire [7:0]  lanes_0_row_squares;
  wire        lanes_0_done;
  wire [2:0]  lanes_1_number;
  wire        lanes_1_row_valid;
  wire [2:0]  lanes_1_row_set;
  wire [2:0]  lanes_1_row_rank;
  wire [7:0]  lanes_1_row_squares;
  wire        lanes_1_done;
  wire [2:0]  lanes_2_number;
  wire        lanes_2_row_valid;
  wire [2:0]  lanes_2_row_set;
  wire [2:0]  lanes_2_row_rank;
  wire [7:0]  lanes_2_row_squares;
  wire        lanes_2_done;
  wire        row_merger_slider_ready;
  wire        row_merger_knight_ready;
  wire        row_merger_pawn_ready;

  fpgambit_perft_slider_sets slider_sets (
      .number(lanes_0_number),
      .up_0(held_up_0),
      .up_1(held_up_1),
      .up_2(held_up_2),
      .up_3(held_up_3),
      .up_4(held_up_4),
      .up_5(held_up_5),
      .up_6(held_up_6),
      .up_7(held_up_7),
      .up_8(held_up_8),
      .up_9(held_up_9),
      .up_10(held_up_10),
      .up_11(held_up_11),
      .up_12(held_up_12),
      .up_13(held_up_13),
      .up_14(held_up_14),
      .up_15(held_up_15),
      .up_16(held_up_16),
      .up_17(held_up_17),
      .up_18(held_up_18),
      .up_19(held_up_19),
      .up_20(held_up_20),
      .up_21(held_up_21),
      .up_22(held_up_22),
      .up_23(held_up_23),
      .up_24(held_up_24),
      .up_25(held_up_25),
      .up_26(held_up_26),
      .up_27(held_up_27),
      .up_28(held_up_28),
      .up_29(held_up_29),
      .up_30(held_up_30),
      .up_31(held_up_31),
      .down_0(held_down_0),
      .down_1(held_down_1),
      .down_2(held_down_2),
      .down_3(held_down_3),
      .down_4(held_down_4),
      .down_5(held_down_5),
      .down_6(held_down_6),
      .down_7(held_down_7),
      .down_8(held_down_8),
      .down_9(held_down_9),
      .down_10(held_down_10),
      .down_11(held_down_11),
      .down_12(held_down_12),
      .down_13(held_down_13),
      .down_14(held_down_14),
      .down_15(held_down_15),
      .down_16(held_down_16),
      .down_17(held_down_17),
      .down_18(held_down_18),
      .down_19(held_down_19),
      .down_20(held_down_20),
      .down_21(held_down_21),
      .down_22(held_down_22),
      .down_23(held_down_23),
      .down_24(held_down_24),
      .down_25(held_down_25),
      .down_26(held_down_26),
      .down_27(held_down_27),
      .down_28(held_down_28),
      .down_29(held_down_29),
      .down_30(held_down_30),
      .down_31(held_down_31),
      .open_to_0(held_open_0),
      .open_to_1(held_open_1),
      .open_to_2(held_open_2),
      .open_to_3(held_open_3),
      .open_to_4(held_open_4),
      .open_to_5(held_open_5),
      .open_to_6(held_open_6),
      .open_to_7(held_open_7),
      .set_0(slider_sets_set_0),
      .set_1(slider_sets_set_1),
      .set_2(slider_sets_set_2),
      .set_3(slider_sets_set_3),
      .set_4(slider_sets_set_4),
      .set_5(slider_sets_set_5),
      .set_6(slider_sets_set_6),
      .set_7(slider_sets_set_7)
  );

  fpgambit_perft_knight_sets knight_sets (
      .number(lanes_1_number),
      .knights_0(held_knights_0),
      .knights_1(held_knights_1),
      .knights_2(held_knights_2),
      .knights_3(held_knights_3),
      .knights_4(held_knights_4),
      .knights_5(held_knights_5),
      .knights_6(held_knights_6),
      .knights_7(held_knights_7),
      .open_to_0(held_open_0),
      .open_to_1(held_open_1),
      .open_to_2(held_open_2),
      .open_to_3(held_open_3),
      .open_to_4(held_open_4),
      .open_to_5(held_open_5),
      .open_to_6(held_open_6),
      .open_to_7(held_open_7),
      .set_0(knight_sets_set_0),
      .set_1(knight_sets_set_1),
      .set_2(knight_sets_set_2),
      .set_3(knight_sets_set_3),
      .set_4(knight_sets_set_4),
      .set_5(knight_sets_set_5),
      .set_6(knight_sets_set_6),
      .set_7(knight_sets_set_7)
  );

  fpgambit_perft_pawn_sets pawn_sets (
      .number(lanes_2_number[1:0]),
      .king_0(held_king_0),
      .king_1(held_king_1),
      .king_2(held_king_2),
      .king_3(held_king_3),
      .king_4(held_king_4),
      .king_5(held_king_5),
      .king_6(held_king_6),
      .king_7(held_king_7),
      .pawns_0(held_pawns_0),
      .pawns_1(held_pawns_1),
      .pawns_2(held_pawns_2),
      .pawns_3(held_pawns_3),
      .pawns_4(held_pawns_4),
      .pawns_5(held_pawns_5),
      .pawns_6(held_pawns_6),
      .pawns_7(held_pawns_7),
      .pawns_8(held_pawns_8),
      .pawns_9(held_pawns_9),
      .pawns_10(held_pawns_10),
      .pawns_11(held_pawns_11),
      .pawns_12(held_pawns_12),
      .pawns_13(held_pawns_13),
      .pawns_14(held_pawns_14),
      .pawns_15(held_pawns_15),
      .empty_0(held_empty_0),
      .empty_1(held_empty_1),
      .empty_2(held_empty_2),
      .empty_3(held_empty_3),
      .empty_4(held_empty_4),
      .empty_5(held_empty_5),
      .empty_6(held_empty_6),
      .empty_7(held_empty_7),
      .open_to_0(held_open_0),
      .open_to_1(held_open_1),
      .open_to_2(held_open_2),
      .open_to_3(held_open_3),
      .open_to_4(held_open_4),
      .open_to_5(held_open_5),
      .open_to_6(held_open_6),
      .open_to_7(held_open_7),
      .special(held_special),
      .file(held_file),
      .set_0(pawn_sets_set_0),
      .set_1(pawn_sets_set_1),
      .set_2(pawn_sets_set_2),
      .set_3(pawn_sets_set_3),
      .set_4(pawn_sets_set_4),
      .set_5(pawn_sets_set_5),
      .set_6(pawn_sets_set_6),
      .set_7(pawn_sets_set_7)
  );

  fpgambit_perft_lanes lanes_0 (
      .clock(clock),
      .reset(reset),
      .start(start),
      .first(4'd0),
      .number(lanes_0_number),
      .set_0(slider_sets_set_0),
      .set_1(slider_sets_set_1),
      .set_2(slider_sets_set_2),
      .set_3(slider_sets_set_3),
      .set_4(slider_sets_set_4),
      .set_5(slider_sets_set_5),
      .set_6(slider_sets_set_6),
      .set_7(slider_sets_set_7),
      .row_valid(lanes_0_row_valid),
      .row_ready(row_merger_slider_ready),
      .row_set(lanes_0_row_set),
      .row_rank(lanes_0_row_rank),
      .row_squares(lanes_0_row_squares),
      .done(lanes_0_done)
  );

  fpgambit_perft_lanes lanes_1 (
      .clock(clock),
      .reset(reset),
      .start(start),
      .first(4'd0),
      .number(lanes_1_number),
      .set_0(knight_sets_set_0),
      .set_1(knight_sets_set_1),
      .set_2(knight_sets_set_2),
      .set_3(knight_sets_set_3),
      .set_4(knight_sets_set_4),
      .set_5(knight_sets_set_5),
      .set_6(knight_sets_set_6),
      .set_7(knight_sets_set_7),
      .row_valid(lanes_1_row_valid),
      .row_ready(row_merger_knight_ready),
      .row_set(lanes_1_row_set),
      .row_rank(lanes_1_row_rank),
      .row_squares(lanes_1_row_squares),
      .done(lanes_1_done)
  );

  fpgambit_perft_lanes lanes_2 (
      .clock(clock),
      .reset(reset),
      .start(start),
      .first(4'd4),
      .number(lanes_2_number),
      .set_0(pawn_sets_set_0),
      .set_1(pawn_sets_set_1),
      .set_2(pawn_sets_set_2),
      .set_3(pawn_sets_set_3),
      .set_4(pawn_sets_set_4),
      .set_5(pawn_sets_set_5),
      .set_6(pawn_sets_set_6),
      .set_7(pawn_sets_set_7),
      .row_valid(lanes_2_row_valid),
      .row_ready(row_merger_pawn_ready),
      .row_set(lanes_2_row_set),
      .row_rank(lanes_2_row_rank),
      .row_squares(lanes_2_row_squares),
      .done(lanes_2_done)
  );

  fpgambit_perft_row_merger row_merger (
      .clock(clock),
      .reset(reset),
      .slider_valid(lanes_0_row_valid),
      .slider_row(rows_0),
      .slider_ready(row_merger_slider_ready),
      .knight_valid(lanes_1_row_valid),
      .knight_row(rows_1),
      .knight_ready(row_merger_knight_ready),
      .pawn_valid(lanes_2_row_valid),
      .pawn_row(rows_2),
      .pawn_ready(row_merger_pawn_ready),
      .row_valid(row_valid),
      .row_ready(row_ready),
      .row(row)
  );

  // The next position.
  always @(posedge clock) begin
    if (take) begin
      next_file <= seen_file;
      next_special <= special;
      next_knights_0 <= knights_0;
      next_empty_0 <= empty_0;
      next_open_0 <= open_to_0;
      next_king_0 <= king_0;
      next_knights_1 <= knights_1;
      next_empty_1 <= empty_1;
      next_open_1 <= open_to_1;
      next_king_1 <= king_1;
      next_knights_2 <= knights_2;
      next_empty_2 <= empty_2;
      next_open_2 <= open_to_2;
      next_king_2 <= king_2;
      next_knights_3 <= knights_3;
      next_empty_3 <= empty_3;
      next_open_3 <= open_to_3;
      next_king_3 <= king_3;
      next_knights_4 <= knights_4;
      next_empty_4 <= empty_4;
      next_open_4 <= open_to_4;
      next_king_4 <= king_4;
      next_knights_5 <= knights_5;
      next_empty_5 <= empty_5;
      next_open_5 <= open_to_5;
      next_king_5 <= king_5;
      next_knights_6 <= knights_6;
      next_empty_6 <= empty_6;
      next_open_6 <= open_to_6;
      next_king_6 <= king_6;
      next_knights_7 <= knights_7;
      next_empty_7 <= empty_7;
      next_open_7 <= open_to_7;
      next_king_7 <= king_7;
      next_pawns_0 <= pawns_0;
      next_pawns_1 <= pawns_1;
      next_pawns_2 <= pawns_2;
      next_pawns_3 <= pawns_3;
      next_pawns_4 <= pawns_4;
      next_pawns_5 <= pawns_5;
      next_pawns_6 <= pawns_6;
      next_pawns_7 <= pawns_7;
      next_pawns_8 <= pawns_8;
      next_pawns_9 <= pawns_9;
      next_pawns_10 <= pawns_10;
      next_pawns_11 <= pawns_11;
      next_pawns_12 <= pawns_12;
      next_pawns_13 <= pawns_13;
      next_pawns_14 <= pawns_14;
      next_pawns_15 <= pawns_15;
    end
  end

  always @(posedge clock) begin
    if (take_late) begin
      next_place <= place;
      next_up_0 <= up_0;
      next_down_0 <= down_0;
      next_up_1 <= up_1;
      next_down_1 <= down_1;
      next_up_2 <= up_2;
      next_down_2 <= down_2;
      next_up_3 <= up_3;
      next_down_3 <= down_3;
      next_up_4 <= up_4;
      next_down_4 <= down_4;
      next_up_5 <= up_5;
      next_down_5 <= down_5;
      next_up_6 <= up_6;
      next_down_6 <= down_6;
      next_up_7 <= up_7;
      next_down_7 <= down_7;
      next_up_8 <= up_8;
      next_down_8 <= down_8;
      next_up_9 <= up_9;
      next_down_9 <= down_9;
      next_up_10 <= up_10;
      next_down_10 <= down_10;
      next_up_11 <= up_11;
      next_down_11 <= down_11;
      next_up_12 <= up_12;
      next_down_12 <= down_12;
      next_up_13 <= up_13;
      next_down_13 <= down_13;
      next_up_14 <= up_14;
      next_down_14 <= down_14;
      next_up_15 <= up_15;
      next_down_15 <= down_15;
      next_up_16 <= up_16;
      next_down_16 <= down_16;
      next_up_17 <= up_17;
      next_down_17 <= down_17;
      next_up_18 <= up_18;
      next_down_18 <= down_18;
      next_up_19 <= up_19;
      next_down_19 <= down_19;
      next_up_20 <= up_20;
      next_down_20 <= down_20;
      next_up_21 <= up_21;
      next_down_21 <= down_21;
      next_up_22 <= up_22;
      next_down_22 <= down_22;
      next_up_23 <= up_23;
      next_down_23 <= down_23;
      next_up_24 <= up_24;
      next_down_24 <= down_24;
      next_up_25 <= up_25;
      next_down_25 <= down_25;
      next_up_26 <= up_26;
      next_down_26 <= down_26;
      next_up_27 <= up_27;
      next_down_27 <= down_27;
      next_up_28 <= up_28;
      next_down_28 <= down_28;
      next_up_29 <= up_29;
      next_down_29 <= down_29;
      next_up_30 <= up_30;
      next_down_30 <= down_30;
      next_up_31 <= up_31;
      next_down_31 <= down_31;
    end
  end

  // Start it when the previous one is finished.
  assign ends = busy & lanes_0_done & lanes_1_done & lanes_2_done & !row_valid;
  assign start = waits & !busy;

  always @(posedge clock) begin
    if (ends) begin
      busy <= 1'b0;
    end
    if (take_late) begin
      waits <= 1'b1;
    end
    if (start) begin
      busy <= 1'b1;
      waits <= 1'b0;
      held_file <= next_file;
      held_special <= next_special;
      held_place <= next_place;
      held_knights_0 <= next_knights_0;
      held_empty_0 <= next_empty_0;
      held_open_0 <= next_open_0;
      held_king_0 <= next_king_0;
      held_knights_1 <= next_knights_1;
      held_empty_1 <= next_empty_1;
      held_open_1 <= next_open_1;
      held_king_1 <= next_king_1;
      held_knights_2 <= next_knights_2;
      held_empty_2 <= next_empty_2;
      held_open_2 <= next_open_2;
      held_king_2 <= next_king_2;
      held_knights_3 <= next_knights_3;
      held_empty_3 <= next_empty_3;
      held_open_3 <= next_open_3;
      held_king_3 <= next_king_3;
      held_knights_4 <= next_knights_4;
      held_empty_4 <= next_empty_4;
      held_open_4 <= next_open_4;
      held_king_4 <= next_king_4;
      held_knights_5 <= next_knights_5;
      held_empty_5 <= next_empty_5;
      held_open_5 <= next_open_5;
      held_king_5 <= next_king_5;
      held_knights_6 <= next_knights_6;
      held_empty_6 <= next_empty_6;
      held_open_6 <= next_open_6;
      held_king_6 <= next_king_6;
      held_knights_7 <= next_knights_7;
      held_empty_7 <= next_empty_7;
      held_open_7 <= next_open_7;
      held_king_7 <= next_king_7;
      held_pawns_0 <= next_pawns_0;
      held_pawns_1 <= next_pawns_1;
      held_pawns_2 <= next_pawns_2;
      held_pawns_3 <= next_pawns_3;
      held_pawns_4 <= next_pawns_4;
      held_pawns_5 <= next_pawns_5;
      held_pawns_6 <= next_pawns_6;
      held_pawns_7 <= next_pawns_7;
      held_pawns_8 <= next_pawns_8;
      held_pawns_9 <= next_pawns_9;
      held_pawns_10 <= next_pawns_10;
      held_pawns_11 <= next_pawns_11;
      held_pawns_12 <= next_pawns_12;
      held_pawns_13 <= next_pawns_13;
      held_pawns_14 <= next_pawns_14;
      held_pawns_15 <= next_pawns_15;
      held_up_0 <= next_up_0;
      held_down_0 <= next_down_0;
      held_up_1 <= next_up_1;
      held_down_1 <= next_down_1;
      held_up_2 <= next_up_2;
      held_down_2 <= next_down_2;
      held_up_3 <= next_up_3;
      held_down_3 <= next_down_3;
      held_up_4 <= next_up_4;
      held_down_4 <= next_down_4;
      held_up_5 <= next_up_5;
      held_down_5 <= next_down_5;
      held_up_6 <= next_up_6;
      held_down_6 <= next_down_6;
      held_up_7 <= next_up_7;
      held_down_7 <= next_down_7;
      held_up_8 <= next_up_8;
      held_down_8 <= next_down_8;
      held_up_9 <= next_up_9;
      held_down_9 <= next_down_9;
      held_up_10 <= next_up_10;
      held_down_10 <= next_down_10;
      held_up_11 <= next_up_11;
      held_down_11 <= next_down_11;
      held_up_12 <= next_up_12;
      held_down_12 <= next_down_12;
      held_up_13 <= next_up_13;
      held_down_13 <= next_down_13;
      held_up_14 <= next_up_14;
      held_down_14 <= next_down_14;
      held_up_15 <= next_up_15;
      held_down_15 <= next_down_15;
      held_up_16 <= next_up_16;
      held_down_16 <= next_down_16;
      held_up_17 <= next_up_17;
      held_down_17 <= next_down_17;
      held_up_18 <= next_up_18;
      held_down_18 <= next_down_18;
      held_up_19 <= next_up_19;
      held_down_19 <= next_down_19;
      held_up_20 <= next_up_20;
      held_down_20 <= next_down_20;
      held_up_21 <= next_up_21;
      held_down_21 <= next_down_21;
      held_up_22 <= next_up_22;
      held_down_22 <= next_down_22;
      held_up_23 <= next_up_23;
      held_down_23 <= next_down_23;
      held_up_24 <= next_up_24;
      held_down_24 <= next_down_24;
      held_up_25 <= next_up_25;
      held_down_25 <= next_down_25;
      held_up_26 <= next_up_26;
      held_down_26 <= next_down_26;
      held_up_27 <= next_up_27;
      held_down_27 <= next_down_27;
      held_up_28 <= next_up_28;
      held_down_28 <= next_down_28;
      held_up_29 <= next_up_29;
      held_down_29 <= next_down_29;
      held_up_30 <= next_up_30;
      held_down_30 <= next_down_30;
      held_up_31 <= next_up_31;
      held_down_31 <= next_down_31;
    end
    if (reset) begin
      busy <= 1'b0;
      waits <= 1'b0;
    end
  end

  // One lane each for sliders, for knights, and for pawns with the king.
  assign rows_0 = {lanes_0_row_set, lanes_0_row_rank, lanes_0_row_squares};
  assign rows_1 = {lanes_1_row_set, lanes_1_row_rank, lanes_1_row_squares};
  assign rows_2 = {lanes_2_row_set, lanes_2_row_rank, lanes_2_row_squares};
  assign row_place = held_place;
  assign finished = ends;

  initial begin
    seen_file = 8'd0;
    next_file = 8'd0;
    next_knights_0 = 8'd0;
    next_knights_1 = 8'd0;
    next_knights_2 = 8'd0;
    next_knights_3 = 8'd0;
    next_knights_4 = 8'd0;
    next_knights_5 = 8'd0;
    next_knights_6 = 8'd0;
    next_knights_7 = 8'd0;
    next_pawns_0 = 8'd0;
    next_pawns_1 = 8'd0;
    next_pawns_2 = 8'd0;
    next_pawns_3 = 8'd0;
    next_pawns_4 = 8'd0;
    next_pawns_5 = 8'd0;
    next_pawns_6 = 8'd0;
    next_pawns_7 = 8'd0;
    next_pawns_8 = 8'd0;
    next_pawns_9 = 8'd0;
    next_pawns_10 = 8'd0;
    next_pawns_11 = 8'd0;
    next_pawns_12 = 8'd0;
    next_pawns_13 = 8'd0;
    next_pawns_14 = 8'd0;
    next_pawns_15 = 8'd0;
    next_empty_0 = 8'd0;
    next_empty_1 = 8'd0;
    next_empty_2 = 8'd0;
    next_empty_3 = 8'd0;
    next_empty_4 = 8'd0;
    next_empty_5 = 8'd0;
    next_empty_6 = 8'd0;
    next_empty_7 = 8'd0;
    next_open_0 = 8'd0;
    next_open_1 = 8'd0;
    next_open_2 = 8'd0;
    next_open_3 = 8'd0;
    next_open_4 = 8'd0;
    next_open_5 = 8'd0;
    next_open_6 = 8'd0;
    next_open_7 = 8'd0;
    next_king_0 = 8'd0;
    next_king_1 = 8'd0;
    next_king_2 = 8'd0;
    next_king_3 = 8'd0;
    next_king_4 = 8'd0;
    next_king_5 = 8'd0;
    next_king_6 = 8'd0;
    next_king_7 = 8'd0;
    next_special = 4'd0;
    next_up_0 = 8'd0;
    next_up_1 = 8'd0;
    next_up_2 = 8'd0;
    next_up_3 = 8'd0;
    next_up_4 = 8'd0;
    next_up_5 = 8'd0;
    next_up_6 = 8'd0;
    next_up_7 = 8'd0;
    next_up_8 = 8'd0;
    next_up_9 = 8'd0;
    next_up_10 = 8'd0;
    next_up_11 = 8'd0;
    next_up_12 = 8'd0;
    next_up_13 = 8'd0;
    next_up_14 = 8'd0;
    next_up_15 = 8'd0;
    next_up_16 = 8'd0;
    next_up_17 = 8'd0;
    next_up_18 = 8'd0;
    next_up_19 = 8'd0;
    next_up_20 = 8'd0;
    next_up_21 = 8'd0;
    next_up_22 = 8'd0;
    next_up_23 = 8'd0;
    next_up_24 = 8'd0;
    next_up_25 = 8'd0;
    next_up_26 = 8'd0;
    next_up_27 = 8'd0;
    next_up_28 = 8'd0;
    next_up_29 = 8'd0;
    next_up_30 = 8'd0;
    next_up_31 = 8'd0;
    next_down_0 = 8'd0;
    next_down_1 = 8'd0;
    next_down_2 = 8'd0;
    next_down_3 = 8'd0;
    next_down_4 = 8'd0;
    next_down_5 = 8'd0;
    next_down_6 = 8'd0;
    next_down_7 = 8'd0;
    next_down_8 = 8'd0;
    next_down_9 = 8'd0;
    next_down_10 = 8'd0;
    next_down_11 = 8'd0;
    next_down_12 = 8'd0;
    next_down_13 = 8'd0;
    next_down_14 = 8'd0;
    next_down_15 = 8'd0;
    next_down_16 = 8'd0;
    next_down_17 = 8'd0;
    next_down_18 = 8'd0;
    next_down_19 = 8'd0;
    next_down_20 = 8'd0;
    next_down_21 = 8'd0;
    next_down_22 = 8'd0;
    next_down_23 = 8'd0;
    next_down_24 = 8'd0;
    next_down_25 = 8'd0;
    next_down_26 = 8'd0;
    next_down_27 = 8'd0;
    next_down_28 = 8'd0;
    next_down_29 = 8'd0;
    next_down_30 = 8'd0;
    next_down_31 = 8'd0;
    next_place = 4'd0;
    held_file = 8'd0;
    held_knights_0 = 8'd0;
    held_knights_1 = 8'd0;
    held_knights_2 = 8'd0;
    held_knights_3 = 8'd0;
    held_knights_4 = 8'd0;
    held_knights_5 = 8'd0;
    held_knights_6 = 8'd0;
    held_knights_7 = 8'd0;
    held_pawns_0 = 8'd0;
    held_pawns_1 = 8'd0;
    held_pawns_2 = 8'd0;
    held_pawns_3 = 8'd0;
    held_pawns_4 = 8'd0;
    held_pawns_5 = 8'd0;
    held_pawns_6 = 8'd0;
    held_pawns_7 = 8'd0;
    held_pawns_8 = 8'd0;
    held_pawns_9 = 8'd0;
    held_pawns_10 = 8'd0;
    held_pawns_11 = 8'd0;
    held_pawns_12 = 8'd0;
    held_pawns_13 = 8'd0;
    held_pawns_14 = 8'd0;
    held_pawns_15 = 8'd0;
    held_empty_0 = 8'd0;
    held_empty_1 = 8'd0;
    held_empty_2 = 8'd0;
    held_empty_3 = 8'd0;
    held_empty_4 = 8'd0;
    held_empty_5 = 8'd0;
    held_empty_6 = 8'd0;
    held_empty_7 = 8'd0;
    held_open_0 = 8'd0;
    held_open_1 = 8'd0;
    held_open_2 = 8'd0;
    held_open_3 = 8'd0;
    held_open_4 = 8'd0;
    held_open_5 = 8'd0;
    held_open_6 = 8'd0;
    held_open_7 = 8'd0;
    held_king_0 = 8'd0;
    held_king_1 = 8'd0;
    held_king_2 = 8'd0;
    held_king_3 = 8'd0;
    held_king_4 = 8'd0;
    held_king_5 = 8'd0;
    held_king_6 = 8'd0;
    held_king_7 = 8'd0;
    held_special = 4'd0;
    held_up_0 = 8'd0;
    held_up_1 = 8'd0;
    held_up_2 = 8'd0;
    held_up_3 = 8'd0;
    held_up_4 = 8'd0;
    held_up_5 = 8'd0;
    held_up_6 = 8'd0;
    held_up_7 = 8'd0;
    held_up_8 = 8'd0;
    held_up_9 = 8'd0;
    held_up_10 = 8'd0;
    held_up_11 = 8'd0;
    held_up_12 = 8'd0;
    held_up_13 = 8'd0;
    held_up_14 = 8'd0;
    held_up_15 = 8'd0;
    held_up_16 = 8'd0;
    held_up_17 = 8'd0;
    held_up_18 = 8'd0;
    held_up_19 = 8'd0;
    held_up_20 = 8'd0;
    held_up_21 = 8'd0;
    held_up_22 = 8'd0;
    held_up_23 = 8'd0;
    held_up_24 = 8'd0;
    held_up_25 = 8'd0;
    held_up_26 = 8'd0;
    held_up_27 = 8'd0;
    held_up_28 = 8'd0;
    held_up_29 = 8'd0;
    held_up_30 = 8'd0;
    held_up_31 = 8'd0;
    held_down_0 = 8'd0;
    held_down_1 = 8'd0;
    held_down_2 = 8'd0;
    held_down_3 = 8'd0;
    held_down_4 = 8'd0;
    held_down_5 = 8'd0;
    held_down_6 = 8'd0;
    held_down_7 = 8'd0;
    held_down_8 = 8'd0;
    held_down_9 = 8'd0;
    held_down_10 = 8'd0;
    held_down_11 = 8'd0;
    held_down_12 = 8'd0;
    held_down_13 = 8'd0;
    held_down_14 = 8'd0;
    held_down_15 = 8'd0;
    held_down_16 = 8'd0;
    held_down_17 = 8'd0;
    held_down_18 = 8'd0;
    held_down_19 = 8'd0;
    held_down_20 = 8'd0;
    held_down_21 = 8'd0;
    held_down_22 = 8'd0;
    held_down_23 = 8'd0;
    held_down_24 = 8'd0;
    held_down_25 = 8'd0;
    held_down_26 = 8'd0;
    held_down_27 = 8'd0;
    held_down_28 = 8'd0;
    held_down_29 = 8'd0;
    held_down_30 = 8'd0;
    held_down_31 = 8'd0;
    held_place = 4'd0;
    waits = 1'b0;
    busy = 1'b0;
  end

  always @(posedge clock) begin
    seen_file <= file;
  end

  // What nothing here reads.
  wire unused = &{1'b0, lanes_2_number[2]};
endmodule

`line 4094 "fpgambit_perft_slider_sets.v" 0
// Selects one of eight sets of sliders' moves: upwards along the four kinds of line, then
// downwards. Combinational.
module fpgambit_perft_slider_sets (
    input  wire [2:0] number,     // Number of the set: bit 2 for downwards, bits 1 to 0 for the
                                  // kind of line
    input  wire [7:0] up_0,       // Moves upwards, by kind of line, eight ranks each
    input  wire [7:0] up_1,       // Moves upwards, by kind of line, eight ranks each
    input  wire [7:0] up_2,       // Moves upwards, by kind of line, eight ranks each
    input  wire [7:0] up_3,       // Moves upwards, by kind of line, eight ranks each
    input  wire [7:0] up_4,       // Moves upwards, by kind of line, eight ranks each
    input  wire [7:0] up_5,       // Moves upwards, by kind of line, eight ranks each
    input  wire [7:0] up_6,       // Moves upwards, by kind of line, eight ranks each
    input  wire [7:0] up_7,       // Moves upwards, by kind of line, eight ranks each
    input  wire [7:0] up_8,       // Moves upwards, by kind of line, eight ranks each
    input  wire [7:0] up_9,       // Moves upwards, by kind of line, eight ranks each
    input  wire [7:0] up_10,      // Moves upwards, by kind of line, eight ranks each
    input  wire [7:0] up_11,      // Moves upwards, by kind of line, eight ranks each
    input  wire [7:0] up_12,      // Moves upwards, by kind of line, eight ranks each
    input  wire [7:0] up_13,      // Moves upwards, by kind of line, eight ranks each
    input  wire [7:0] up_14,      // Moves upwards, by kind of line, eight ranks each
    input  wire [7:0] up_15,      // Moves upwards, by kind of line, eight ranks each
    input  wire [7:0] up_16,      // Moves upwards, by kind of line, eight ranks each
    input  wire [7:0] up_17,      // Moves upwards, by kind of line, eight ranks each
    input  wire [7:0] up_18,      // Moves upwards, by kind of line, eight ranks each
    input  wire [7:0] up_19,      // Moves upwards, by kind of line, eight ranks each
    input  wire [7:0] up_20,      // Moves upwards, by kind of line, eight ranks each
    input  wire [7:0] up_21,      // Moves upwards, by kind of line, eight ranks each
    input  wire [7:0] up_22,      // Moves upwards, by kind of line, eight ranks each
    input  wire [7:0] up_23,      // Moves upwards, by kind of line, eight ranks each
    input  wire [7:0] up_24,      // Moves upwards, by kind of line, eight ranks each
    input  wire [7:0] up_25,      // Moves upwards, by kind of line, eight ranks each
    input  wire [7:0] up_26,      // Moves upwards, by kind of line, eight ranks each
    input  wire [7:0] up_27,      // Moves upwards, by kind of line, eight ranks each
    input  wire [7:0] up_28,      // Moves upwards, by kind of line, eight ranks each
    input  wire [7:0] up_29,      // Moves upwards, by kind of line, eight ranks each
    input  wire [7:0] up_30,      // Moves upwards, by kind of line, eight ranks each
    input  wire [7:0] up_31,      // Moves upwards, by kind of line, eight ranks each
    input  wire [7:0] down_0,     // Moves downwards
    input  wire [7:0] down_1,     // Moves downwards
    input  wire [7:0] down_2,     // Moves downwards
    input  wire [7:0] down_3,     // Moves downwards
    input  wire [7:0] down_4,     // Moves downwards
    input  wire [7:0] down_5,     // Moves downwards
    input  wire [7:0] down_6,     // Moves downwards
    input  wire [7:0] down_7,     // Moves downwards
    input  wire [7:0] down_8,     // Moves downwards
    input  wire [7:0] down_9,     // Moves downwards
    input  wire [7:0] down_10,    // Moves downwards
    input  wire [7:0] down_11,    // Moves downwards
    input  wire [7:0] down_12,    // Moves downwards
    input  wire [7:0] down_13,    // Moves downwards
    input  wire [7:0] down_14,    // Moves downwards
    input  wire [7:0] down_15,    // Moves downwards
    input  wire [7:0] down_16,    // Moves downwards
    input  wire [7:0] down_17,    // Moves downwards
    input  wire [7:0] down_18,    // Moves downwards
    input  wire [7:0] down_19,    // Moves downwards
    input  wire [7:0] down_20,    // Moves downwards
    input  wire [7:0] down_21,    // Moves downwards
    input  wire [7:0] down_22,    // Moves downwards
    input  wire [7:0] down_23,    // Moves downwards
    input  wire [7:0] down_24,    // Moves downwards
    input  wire [7:0] down_25,    // Moves downwards
    input  wire [7:0] down_26,    // Moves downwards
    input  wire [7:0] down_27,    // Moves downwards
    input  wire [7:0] down_28,    // Moves downwards
    input  wire [7:0] down_29,    // Moves downwards
    input  wire [7:0] down_30,    // Moves downwards
    input  wire [7:0] down_31,    // Moves downwards
    input  wire [7:0] open_to_0,  // Squares to which a piece may go
    input  wire [7:0] open_to_1,  // Squares to which a piece may go
    input  wire [7:0] open_to_2,  // Squares to which a piece may go
    input  wire [7:0] open_to_3,  // Squares to which a piece may go
    input  wire [7:0] open_to_4,  // Squares to which a piece may go
    input  wire [7:0] open_to_5,  // Squares to which a piece may go
    input  wire [7:0] open_to_6,  // Squares to which a piece may go
    input  wire [7:0] open_to_7,  // Squares to which a piece may go
    output reg  [7:0] set_0,      // The set
    output reg  [7:0] set_1,      // The set
    output reg  [7:0] set_2,      // The set
    output reg  [7:0] set_3,      // The set
    output reg  [7:0] set_4,      // The set
    output reg  [7:0] set_5,      // The set
    output reg  [7:0] set_6,      // The set
    output reg  [7:0] set_7       // The set
);

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
  reg  [7:0]  pair_16;
  reg  [7:0]  pair_17;
  reg  [7:0]  pair_18;
  reg  [7:0]  pair_19;
  reg  [7:0]  pair_20;
  reg  [7:0]  pair_21;
  reg  [7:0]  pair_22;
  reg  [7:0]  pair_23;
  reg  [7:0]  pair_24;
  reg  [7:0]  pair_25;
  reg  [7:0]  pair_26;
  reg  [7:0]  pair_27;
  reg  [7:0]  pair_28;
  reg  [7:0]  pair_29;
  reg  [7:0]  pair_30;
  reg  [7:0]  pair_31;
  reg  [7:0]  four_0;
  reg  [7:0]  four_1;
  reg  [7:0]  four_2;
  reg  [7:0]  four_3;
  reg  [7:0]  four_4;
  reg  [7:0]  four_5;
  reg  [7:0]  four_6;
  reg  [7:0]  four_7;
  reg  [7:0]  four_8;
  reg  [7:0]  four_9;
  reg  [7:0]  four_10;
  reg  [7:0]  four_11;
  reg  [7:0]  four_12;
  reg  [7:0]  four_13;
  reg  [7:0]  four_14;
  reg  [7:0]  four_15;

  always @* begin
    pair_0 = up_0;
    pair_8 = up_16;
    pair_16 = down_0;
    pair_24 = down_16;
    if (number[0]) begin
      pair_0 = up_8;
      pair_8 = up_24;
      pair_16 = down_8;
      pair_24 = down_24;
    end
  end

  always @* begin
    four_0 = pair_0;
    four_8 = pair_16;
    if (number[1]) begin
      four_0 = pair_8;
      four_8 = pair_24;
    end
  end

  always @* begin
    set_0 = four_0 & open_to_0;
    if (number[2]) begin
      set_0 = four_8 & open_to_0;
    end
  end

  always @* begin
    pair_1 = up_1;
    pair_9 = up_17;
    pair_17 = down_1;
    pair_25 = down_17;
    if (number[0]) begin
      pair_1 = up_9;
      pair_9 = up_25;
      pair_17 = down_9;
      pair_25 = down_25;
    end
  end

  always @* begin
    four_1 = pair_1;
    four_9 = pair_17;
    if (number[1]) begin
      four_1 = pair_9;
      four_9 = pair_25;
    end
  end

  always @* begin
    set_1 = four_1 & open_to_1;
    if (number[2]) begin
      set_1 = four_9 & open_to_1;
    end
  end

  always @* begin
    pair_2 = up_2;
    pair_10 = up_18;
    pair_18 = down_2;
    pair_26 = down_18;
    if (number[0]) begin
      pair_2 = up_10;
      pair_10 = up_26;
      pair_18 = down_10;
      pair_26 = down_26;
    end
  end

  always @* begin
    four_2 = pair_2;
    four_10 = pair_18;
    if (number[1]) begin
      four_2 = pair_10;
      four_10 = pair_26;
    end
  end

  always @* begin
    set_2 = four_2 & open_to_2;
    if (number[2]) begin
      set_2 = four_10 & open_to_2;
    end
  end

  always @* begin
    pair_3 = up_3;
    pair_11 = up_19;
    pair_19 = down_3;
    pair_27 = down_19;
    if (number[0]) begin
      pair_3 = up_11;
      pair_11 = up_27;
      pair_19 = down_11;
      pair_27 = down_27;
    end
  end

  always @* begin
    four_3 = pair_3;
    four_11 = pair_19;
    if (number[1]) begin
      four_3 = pair_11;
      four_11 = pair_27;
    end
  end

  always @* begin
    set_3 = four_3 & open_to_3;
    if (number[2]) begin
      set_3 = four_11 & open_to_3;
    end
  end

  always @* begin
    pair_4 = up_4;
    pair_12 = up_20;
    pair_20 = down_4;
    pair_28 = down_20;
    if (number[0]) begin
      pair_4 = up_12;
      pair_12 = up_28;
      pair_20 = down_12;
      pair_28 = down_28;
    end
  end

  always @* begin
    four_4 = pair_4;
    four_12 = pair_20;
    if (number[1]) begin
      four_4 = pair_12;
      four_12 = pair_28;
    end
  end

  always @* begin
    set_4 = four_4 & open_to_4;
    if (number[2]) begin
      set_4 = four_12 & open_to_4;
    end
  end

  always @* begin
    pair_5 = up_5;
    pair_13 = up_21;
    pair_21 = down_5;
    pair_29 = down_21;
    if (number[0]) begin
      pair_5 = up_13;
      pair_13 = up_29;
      pair_21 = down_13;
      pair_29 = down_29;
    end
  end

  always @* begin
    four_5 = pair_5;
    four_13 = pair_21;
    if (number[1]) begin
      four_5 = pair_13;
      four_13 = pair_29;
    end
  end

  always @* begin
    set_5 = four_5 & open_to_5;
    if (number[2]) begin
      set_5 = four_13 & open_to_5;
    end
  end

  always @* begin
    pair_6 = up_6;
    pair_14 = up_22;
    pair_22 = down_6;
    pair_30 = down_22;
    if (number[0]) begin
      pair_6 = up_14;
      pair_14 = up_30;
      pair_22 = down_14;
      pair_30 = down_30;
    end
  end

  always @* begin
    four_6 = pair_6;
    four_14 = pair_22;
    if (number[1]) begin
      four_6 = pair_14;
      four_14 = pair_30;
    end
  end

  always @* begin
    set_6 = four_6 & open_to_6;
    if (number[2]) begin
      set_6 = four_14 & open_to_6;
    end
  end

  always @* begin
    pair_7 = up_7;
    pair_15 = up_23;
    pair_23 = down_7;
    pair_31 = down_23;
    if (number[0]) begin
      pair_7 = up_15;
      pair_15 = up_31;
      pair_23 = down_15;
      pair_31 = down_31;
    end
  end

  always @* begin
    four_7 = pair_7;
    four_15 = pair_23;
    if (number[1]) begin
      four_7 = pair_15;
      four_15 = pair_31;
    end
  end

  always @* begin
    set_7 = four_7 & open_to_7;
    if (number[2]) begin
      set_7 = four_15 & open_to_7;
    end
  end
endmodule

`line 4464 "fpgambit_perft_knight_sets.v" 0
// Selects one of eight sets of knights' moves. Combinational.
module fpgambit_perft_knight_sets (
    input  wire [2:0] number,     // Number of the set
    input  wire [7:0] knights_0,  // Knights that may move
    input  wire [7:0] knights_1,  // Knights that may move
    input  wire [7:0] knights_2,  // Knights that may move
    input  wire [7:0] knights_3,  // Knights that may move
    input  wire [7:0] knights_4,  // Knights that may move
    input  wire [7:0] knights_5,  // Knights that may move
    input  wire [7:0] knights_6,  // Knights that may move
    input  wire [7:0] knights_7,  // Knights that may move
    input  wire [7:0] open_to_0,  // Squares to which a piece may go
    input  wire [7:0] open_to_1,  // Squares to which a piece may go
    input  wire [7:0] open_to_2,  // Squares to which a piece may go
    input  wire [7:0] open_to_3,  // Squares to which a piece may go
    input  wire [7:0] open_to_4,  // Squares to which a piece may go
    input  wire [7:0] open_to_5,  // Squares to which a piece may go
    input  wire [7:0] open_to_6,  // Squares to which a piece may go
    input  wire [7:0] open_to_7,  // Squares to which a piece may go
    output reg  [7:0] set_0,      // The set
    output reg  [7:0] set_1,      // The set
    output reg  [7:0] set_2,      // The set
    output reg  [7:0] set_3,      // The set
    output reg  [7:0] set_4,      // The set
    output reg  [7:0] set_5,      // The set
    output reg  [7:0] set_6,      // The set
    output reg  [7:0] set_7       // The set
);

  wire [7:0]  around_0;
  wire [7:0]  around_1;
  wire [7:0]  around_2;
  wire [7:0]  around_3;
  wire [7:0]  around_4;
  wire [7:0]  around_5;
  wire [7:0]  around_6;
  wire [7:0]  around_7;
  wire [7:0]  around_8;
  wire [7:0]  around_9;
  wire [7:0]  around_10;
  wire [7:0]  around_11;
  reg  [7:0]  below_0;
  reg  [7:0]  below_1;
  reg  [7:0]  below_2;
  reg  [7:0]  below_3;
  reg  [7:0]  below_4;
  reg  [7:0]  below_5;
  reg  [7:0]  below_6;
  reg  [7:0]  below_7;
  reg  [7:0]  above_0;
  reg  [7:0]  above_1;
  reg  [7:0]  above_2;
  reg  [7:0]  above_3;
  reg  [7:0]  above_4;
  reg  [7:0]  above_5;
  reg  [7:0]  above_6;
  reg  [7:0]  above_7;
  reg  [7:0]  source_0;
  reg  [7:0]  source_1;
  reg  [7:0]  source_2;
  reg  [7:0]  source_3;
  reg  [7:0]  source_4;
  reg  [7:0]  source_5;
  reg  [7:0]  source_6;
  reg  [7:0]  source_7;
  reg  [7:0]  once_0;
  reg  [7:0]  once_1;
  reg  [7:0]  once_2;
  reg  [7:0]  once_3;
  reg  [7:0]  once_4;
  reg  [7:0]  once_5;
  reg  [7:0]  once_6;
  reg  [7:0]  once_7;
  reg  [7:0]  twice_0;
  reg  [7:0]  twice_1;
  reg  [7:0]  twice_2;
  reg  [7:0]  twice_3;
  reg  [7:0]  twice_4;
  reg  [7:0]  twice_5;
  reg  [7:0]  twice_6;
  reg  [7:0]  twice_7;

  assign around_0 = 8'd0;
  assign around_10 = 8'd0;
  assign around_1 = 8'd0;
  assign around_11 = 8'd0;
  assign around_2 = knights_0;
  assign around_3 = knights_1;
  assign around_4 = knights_2;
  assign around_5 = knights_3;
  assign around_6 = knights_4;
  assign around_7 = knights_5;
  assign around_8 = knights_6;
  assign around_9 = knights_7;

  always @* begin
    below_0 = around_0;
    above_0 = around_3;
    if (number[1]) begin
      below_0 = around_1;
      above_0 = around_4;
    end
  end

  always @* begin
    source_0 = below_0;
    if (number[2]) begin
      source_0 = above_0;
    end
  end

  always @* begin
    once_0 = {source_0[6:0], 1'b0};
    twice_0 = {source_0[5:0], 2'd0};
    if (number[0]) begin
      once_0 = {1'b0, source_0[7:1]};
      twice_0 = {2'd0, source_0[7:2]};
    end
  end

  always @* begin
    set_0 = twice_0 & open_to_0;
    if (number[1] == number[2]) begin
      set_0 = once_0 & open_to_0;
    end
  end

  always @* begin
    below_1 = around_1;
    above_1 = around_4;
    if (number[1]) begin
      below_1 = around_2;
      above_1 = around_5;
    end
  end

  always @* begin
    source_1 = below_1;
    if (number[2]) begin
      source_1 = above_1;
    end
  end

  always @* begin
    once_1 = {source_1[6:0], 1'b0};
    twice_1 = {source_1[5:0], 2'd0};
    if (number[0]) begin
      once_1 = {1'b0, source_1[7:1]};
      twice_1 = {2'd0, source_1[7:2]};
    end
  end

  always @* begin
    set_1 = twice_1 & open_to_1;
    if (number[1] == number[2]) begin
      set_1 = once_1 & open_to_1;
    end
  end

  always @* begin
    below_2 = around_2;
    above_2 = around_5;
    if (number[1]) begin
      below_2 = around_3;
      above_2 = around_6;
    end
  end

  always @* begin
    source_2 = below_2;
    if (number[2]) begin
      source_2 = above_2;
    end
  end

  always @* begin
    once_2 = {source_2[6:0], 1'b0};
    twice_2 = {source_2[5:0], 2'd0};
    if (number[0]) begin
      once_2 = {1'b0, source_2[7:1]};
      twice_2 = {2'd0, source_2[7:2]};
    end
  end

  always @* begin
    set_2 = twice_2 & open_to_2;
    if (number[1] == number[2]) begin
      set_2 = once_2 & open_to_2;
    end
  end

  always @* begin
    below_3 = around_3;
    above_3 = around_6;
    if (number[1]) begin
      below_3 = around_4;
      above_3 = around_7;
    end
  end

  always @* begin
    source_3 = below_3;
    if (number[2]) begin
      source_3 = above_3;
    end
  end

  always @* begin
    once_3 = {source_3[6:0], 1'b0};
    twice_3 = {source_3[5:0], 2'd0};
    if (number[0]) begin
      once_3 = {1'b0, source_3[7:1]};
      twice_3 = {2'd0, source_3[7:2]};
    end
  end

  always @* begin
    set_3 = twice_3 & open_to_3;
    if (number[1] == number[2]) begin
      set_3 = once_3 & open_to_3;
    end
  end

  always @* begin
    below_4 = around_4;
    above_4 = around_7;
    if (number[1]) begin
      below_4 = around_5;
      above_4 = around_8;
    end
  end

  always @* begin
    source_4 = below_4;
    if (number[2]) begin
      source_4 = above_4;
    end
  end

  always @* begin
    once_4 = {source_4[6:0], 1'b0};
    twice_4 = {source_4[5:0], 2'd0};
    if (number[0]) begin
      once_4 = {1'b0, source_4[7:1]};
      twice_4 = {2'd0, source_4[7:2]};
    end
  end

  always @* begin
    set_4 = twice_4 & open_to_4;
    if (number[1] == number[2]) begin
      set_4 = once_4 & open_to_4;
    end
  end

  always @* begin
    below_5 = around_5;
    above_5 = around_8;
    if (number[1]) begin
      below_5 = around_6;
      above_5 = around_9;
    end
  end

  always @* begin
    source_5 = below_5;
    if (number[2]) begin
      source_5 = above_5;
    end
  end

  always @* begin
    once_5 = {source_5[6:0], 1'b0};
    twice_5 = {source_5[5:0], 2'd0};
    if (number[0]) begin
      once_5 = {1'b0, source_5[7:1]};
      twice_5 = {2'd0, source_5[7:2]};
    end
  end

  always @* begin
    set_5 = twice_5 & open_to_5;
    if (number[1] == number[2]) begin
      set_5 = once_5 & open_to_5;
    end
  end

  always @* begin
    below_6 = around_6;
    above_6 = around_9;
    if (number[1]) begin
      below_6 = around_7;
      above_6 = around_10;
    end
  end

  always @* begin
    source_6 = below_6;
    if (number[2]) begin
      source_6 = above_6;
    end
  end

  always @* begin
    once_6 = {source_6[6:0], 1'b0};
    twice_6 = {source_6[5:0], 2'd0};
    if (number[0]) begin
      once_6 = {1'b0, source_6[7:1]};
      twice_6 = {2'd0, source_6[7:2]};
    end
  end

  always @* begin
    set_6 = twice_6 & open_to_6;
    if (number[1] == number[2]) begin
      set_6 = once_6 & open_to_6;
    end
  end

  always @* begin
    below_7 = around_7;
    above_7 = around_10;
    if (number[1]) begin
      below_7 = around_8;
      above_7 = around_11;
    end
  end

  always @* begin
    source_7 = below_7;
    if (number[2]) begin
      source_7 = above_7;
    end
  end

  always @* begin
    once_7 = {source_7[6:0], 1'b0};
    twice_7 = {source_7[5:0], 2'd0};
    if (number[0]) begin
      once_7 = {1'b0, source_7[7:1]};
      twice_7 = {2'd0, source_7[7:2]};
    end
  end

  always @* begin
    set_7 = twice_7 & open_to_7;
    if (number[1] == number[2]) begin
      set_7 = once_7 & open_to_7;
    end
  end
endmodule

`line 4817 "fpgambit_perft_pawn_sets.v" 0
// Selects one of four sets: the king's moves, pawn pushes, pawn captures to higher files, pawn
// captures to lower files. Combinational.
module fpgambit_perft_pawn_sets (
    input  wire [1:0] number,     // Number of the set
    input  wire [7:0] king_0,     // The king's moves
    input  wire [7:0] king_1,     // The king's moves
    input  wire [7:0] king_2,     // The king's moves
    input  wire [7:0] king_3,     // The king's moves
    input  wire [7:0] king_4,     // The king's moves
    input  wire [7:0] king_5,     // The king's moves
    input  wire [7:0] king_6,     // The king's moves
    input  wire [7:0] king_7,     // The king's moves
    input  wire [7:0] pawns_0,    // Pawns' moves, those ahead or to higher files, then those to
                                  // lower files
    input  wire [7:0] pawns_1,    // Pawns' moves, those ahead or to higher files, then those to
                                  // lower files
    input  wire [7:0] pawns_2,    // Pawns' moves, those ahead or to higher files, then those to
                                  // lower files
    input  wire [7:0] pawns_3,    // Pawns' moves, those ahead or to higher files, then those to
                                  // lower files
    input  wire [7:0] pawns_4,    // Pawns' moves, those ahead or to higher files, then those to
                                  // lower files
    input  wire [7:0] pawns_5,    // Pawns' moves, those ahead or to higher files, then those to
                                  // lower files
    input  wire [7:0] pawns_6,    // Pawns' moves, those ahead or to higher files, then those to
                                  // lower files
    input  wire [7:0] pawns_7,    // Pawns' moves, those ahead or to higher files, then those to
                                  // lower files
    input  wire [7:0] pawns_8,    // Pawns' moves, those ahead or to higher files, then those to
                                  // lower files
    input  wire [7:0] pawns_9,    // Pawns' moves, those ahead or to higher files, then those to
                                  // lower files
    input  wire [7:0] pawns_10,   // Pawns' moves, those ahead or to higher files, then those to
                                  // lower files
    input  wire [7:0] pawns_11,   // Pawns' moves, those ahead or to higher files, then those to
                                  // lower files
    input  wire [7:0] pawns_12,   // Pawns' moves, those ahead or to higher files, then those to
                                  // lower files
    input  wire [7:0] pawns_13,   // Pawns' moves, those ahead or to higher files, then those to
                                  // lower files
    input  wire [7:0] pawns_14,   // Pawns' moves, those ahead or to higher files, then those to
                                  // lower files
    input  wire [7:0] pawns_15,   // Pawns' moves, those ahead or to higher files, then those to
                                  // lower files
    input  wire [7:0] empty_0,    // Empty squares
    input  wire [7:0] empty_1,    // Empty squares
    input  wire [7:0] empty_2,    // Empty squares
    input  wire [7:0] empty_3,    // Empty squares
    input  wire [7:0] empty_4,    // Empty squares
    input  wire [7:0] empty_5,    // Empty squares
    input  wire [7:0] empty_6,    // Empty squares
    input  wire [7:0] empty_7,    // Empty squares
    input  wire [7:0] open_to_0,  // Squares to which a piece may go
    input  wire [7:0] open_to_1,  // Squares to which a piece may go
    input  wire [7:0] open_to_2,  // Squares to which a piece may go
    input  wire [7:0] open_to_3,  // Squares to which a piece may go
    input  wire [7:0] open_to_4,  // Squares to which a piece may go
    input  wire [7:0] open_to_5,  // Squares to which a piece may go
    input  wire [7:0] open_to_6,  // Squares to which a piece may go
    input  wire [7:0] open_to_7,  // Squares to which a piece may go
    input  wire [3:0] special,    // Castling on the king's side and on the queen's, en passant to
                                  // the east and to the west
    input  wire [7:0] file,       // The file of the en passant square
    output reg  [7:0] set_0,      // The set
    output reg  [7:0] set_1,      // The set
    output reg  [7:0] set_2,      // The set
    output reg  [7:0] set_3,      // The set
    output reg  [7:0] set_4,      // The set
    output reg  [7:0] set_5,      // The set
    output reg  [7:0] set_6,      // The set
    output reg  [7:0] set_7       // The set
);

  reg  [7:0]  castles;
  reg  [7:0]  passing;
  reg  [7:0]  ahead_0;
  reg  [7:0]  ahead_1;
  reg  [7:0]  ahead_2;
  reg  [7:0]  ahead_3;
  reg  [7:0]  ahead_4;
  reg  [7:0]  ahead_5;
  reg  [7:0]  ahead_6;
  reg  [7:0]  ahead_7;
  reg  [7:0]  beside_0;
  reg  [7:0]  beside_1;
  reg  [7:0]  beside_2;
  reg  [7:0]  beside_3;
  reg  [7:0]  beside_4;
  reg  [7:0]  beside_5;
  reg  [7:0]  beside_6;
  reg  [7:0]  beside_7;
  wire [7:0]  kings_0;
  wire [7:0]  kings_1;
  wire [7:0]  kings_2;
  wire [7:0]  kings_3;
  wire [7:0]  kings_4;
  wire [7:0]  kings_5;
  wire [7:0]  kings_6;
  wire [7:0]  kings_7;
  wire [7:0]  extra_0;
  wire [7:0]  extra_1;
  wire [7:0]  extra_2;
  wire [7:0]  extra_3;
  wire [7:0]  extra_4;
  wire [7:0]  extra_5;
  wire [7:0]  extra_6;
  wire [7:0]  extra_7;

  always @* begin
    castles = 8'd0;
    if (special[0]) begin
      castles = castles | 8'h40;
    end
    if (special[1]) begin
      castles = castles | 8'd4;
    end
  end

  always @* begin
    passing = 8'd0;
    if ((number == 2'd2) & special[2]) begin
      passing = file;
    end
    if ((number == 2'd3) & special[3]) begin
      passing = file;
    end
  end

  assign extra_0 = 8'd0;
  assign kings_1 = king_1;
  assign extra_1 = 8'd0;
  assign kings_2 = king_2;
  assign extra_2 = 8'd0;
  assign kings_3 = king_3;
  assign extra_3 = 8'd0;
  assign kings_4 = king_4;
  assign extra_4 = 8'd0;
  assign kings_5 = king_5;
  assign kings_6 = king_6;
  assign extra_6 = 8'd0;
  assign kings_7 = king_7;
  assign extra_7 = 8'd0;
  assign kings_0 = king_0 | castles;
  assign extra_5 = passing;

  always @* begin
    ahead_0 = kings_0;
    beside_0 = pawns_0 & ~empty_0 & open_to_0;
    if (number[0]) begin
      ahead_0 = pawns_0 & empty_0 & open_to_0;
      beside_0 = pawns_8 & open_to_0;
    end
  end

  always @* begin
    set_0 = ahead_0;
    if (number[1]) begin
      set_0 = beside_0 | extra_0;
    end
  end

  always @* begin
    ahead_1 = kings_1;
    beside_1 = pawns_1 & ~empty_1 & open_to_1;
    if (number[0]) begin
      ahead_1 = pawns_1 & empty_1 & open_to_1;
      beside_1 = pawns_9 & open_to_1;
    end
  end

  always @* begin
    set_1 = ahead_1;
    if (number[1]) begin
      set_1 = beside_1 | extra_1;
    end
  end

  always @* begin
    ahead_2 = kings_2;
    beside_2 = pawns_2 & ~empty_2 & open_to_2;
    if (number[0]) begin
      ahead_2 = pawns_2 & empty_2 & open_to_2;
      beside_2 = pawns_10 & open_to_2;
    end
  end

  always @* begin
    set_2 = ahead_2;
    if (number[1]) begin
      set_2 = beside_2 | extra_2;
    end
  end

  always @* begin
    ahead_3 = kings_3;
    beside_3 = pawns_3 & ~empty_3 & open_to_3;
    if (number[0]) begin
      ahead_3 = pawns_3 & empty_3 & open_to_3;
      beside_3 = pawns_11 & open_to_3;
    end
  end

  always @* begin
    set_3 = ahead_3;
    if (number[1]) begin
      set_3 = beside_3 | extra_3;
    end
  end

  always @* begin
    ahead_4 = kings_4;
    beside_4 = pawns_4 & ~empty_4 & open_to_4;
    if (number[0]) begin
      ahead_4 = pawns_4 & empty_4 & open_to_4;
      beside_4 = pawns_12 & open_to_4;
    end
  end

  always @* begin
    set_4 = ahead_4;
    if (number[1]) begin
      set_4 = beside_4 | extra_4;
    end
  end

  always @* begin
    ahead_5 = kings_5;
    beside_5 = pawns_5 & ~empty_5 & open_to_5;
    if (number[0]) begin
      ahead_5 = pawns_5 & empty_5 & open_to_5;
      beside_5 = pawns_13 & open_to_5;
    end
  end

  always @* begin
    set_5 = ahead_5;
    if (number[1]) begin
      set_5 = beside_5 | extra_5;
    end
  end

  always @* begin
    ahead_6 = kings_6;
    beside_6 = pawns_6 & ~empty_6 & open_to_6;
    if (number[0]) begin
      ahead_6 = pawns_6 & empty_6 & open_to_6;
      beside_6 = pawns_14 & open_to_6;
    end
  end

  always @* begin
    set_6 = ahead_6;
    if (number[1]) begin
      set_6 = beside_6 | extra_6;
    end
  end

  always @* begin
    ahead_7 = kings_7;
    beside_7 = pawns_7 & ~empty_7 & open_to_7;
    if (number[0]) begin
      ahead_7 = pawns_7 & empty_7 & open_to_7;
      beside_7 = pawns_15 & open_to_7;
    end
  end

  always @* begin
    set_7 = ahead_7;
    if (number[1]) begin
      set_7 = beside_7 | extra_7;
    end
  end
endmodule

`line 5092 "fpgambit_perft_lanes.v" 0
// Reads one set of squares after another and issues their non-empty rows, one per clock.
module fpgambit_perft_lanes (
    input  wire       clock,        // Clock
    input  wire       reset,        // Synchronous reset: empty
    input  wire       start,        // New sets are available from the next clock on
    input  wire [3:0] first,        // Number of the first set; the sets from it to 7 are used.
                                    // Constant
    output wire [2:0] number,       // Number of the set to read
    input  wire [7:0] set_0,        // That set: eight rows of eight squares
    input  wire [7:0] set_1,        // That set: eight rows of eight squares
    input  wire [7:0] set_2,        // That set: eight rows of eight squares
    input  wire [7:0] set_3,        // That set: eight rows of eight squares
    input  wire [7:0] set_4,        // That set: eight rows of eight squares
    input  wire [7:0] set_5,        // That set: eight rows of eight squares
    input  wire [7:0] set_6,        // That set: eight rows of eight squares
    input  wire [7:0] set_7,        // That set: eight rows of eight squares
    output wire       row_valid,    // A row is offered
    input  wire       row_ready,    // The row is accepted
    output wire [2:0] row_set,      // Number of the row's set
    output wire [2:0] row_rank,     // Rank of the row
    output wire [7:0] row_squares,  // Squares of the row
    output wire       done          // All sets are finished
);

  reg  [3:0]  asked;
  reg         fetched;
  reg  [2:0]  fetched_number;
  reg  [7:0]  fetched_set_0;
  reg  [7:0]  fetched_set_1;
  reg  [7:0]  fetched_set_2;
  reg  [7:0]  fetched_set_3;
  reg  [7:0]  fetched_set_4;
  reg  [7:0]  fetched_set_5;
  reg  [7:0]  fetched_set_6;
  reg  [7:0]  fetched_set_7;
  reg  [7:0]  left;
  reg  [2:0]  held_number;
  reg  [7:0]  held_set_0;
  reg  [7:0]  held_set_1;
  reg  [7:0]  held_set_2;
  reg  [7:0]  held_set_3;
  reg  [7:0]  held_set_4;
  reg  [7:0]  held_set_5;
  reg  [7:0]  held_set_6;
  reg  [7:0]  held_set_7;

  wire [7:0]  lowest;
  reg  [7:0]  rest;
  reg  [7:0]  filled;
  reg  [2:0]  rank;
  reg  [7:0]  squares;
  wire        moves_on;

  // The lowest row of the current set.
  assign lowest = left & (8'd0 - left);

  always @* begin
    rank = 3'd0;
    if (|(lowest & 8'haa)) begin
      rank = rank | 3'd1;
    end
    if (|(lowest & 8'hcc)) begin
      rank = rank | 3'd2;
    end
    if (|lowest[7:4]) begin
      rank = rank | 3'd4;
    end
  end

  always @* begin
    squares = 8'd0;
    if (lowest[0]) begin
      squares = squares | held_set_0;
    end
    if (lowest[1]) begin
      squares = squares | held_set_1;
    end
    if (lowest[2]) begin
      squares = squares | held_set_2;
    end
    if (lowest[3]) begin
      squares = squares | held_set_3;
    end
    if (lowest[4]) begin
      squares = squares | held_set_4;
    end
    if (lowest[5]) begin
      squares = squares | held_set_5;
    end
    if (lowest[6]) begin
      squares = squares | held_set_6;
    end
    if (lowest[7]) begin
      squares = squares | held_set_7;
    end
  end

  always @* begin
    rest = left;
    if (row_ready) begin
      rest = left ^ lowest;
    end
  end

  always @(posedge clock) begin
    left <= rest;
    if (moves_on) begin
      held_number <= fetched_number;
      held_set_0 <= fetched_set_0;
      held_set_1 <= fetched_set_1;
      held_set_2 <= fetched_set_2;
      held_set_3 <= fetched_set_3;
      held_set_4 <= fetched_set_4;
      held_set_5 <= fetched_set_5;
      held_set_6 <= fetched_set_6;
      held_set_7 <= fetched_set_7;
      if (fetched) begin
        left <= filled;
      end
      fetched <= 1'b0;
    end
    if (moves_on | !fetched) begin
      fetched_number <= asked[2:0];
      fetched_set_0 <= set_0;
      fetched_set_1 <= set_1;
      fetched_set_2 <= set_2;
      fetched_set_3 <= set_3;
      fetched_set_4 <= set_4;
      fetched_set_5 <= set_5;
      fetched_set_6 <= set_6;
      fetched_set_7 <= set_7;
      fetched <= !asked[3];
      if (!asked[3]) begin
        asked <= asked + 4'd1;
      end
    end
    if (start) begin
      asked <= first;
    end
    if (reset) begin
      asked <= 4'd8;
      fetched <= 1'b0;
      left <= 8'd0;
    end
  end

  // After its last row, take the next set, and read the one after it.
  always @* begin
    filled = 8'd0;
    if (|fetched_set_0) begin
      filled = filled | 8'd1;
    end
    if (|fetched_set_1) begin
      filled = filled | 8'd2;
    end
    if (|fetched_set_2) begin
      filled = filled | 8'd4;
    end
    if (|fetched_set_3) begin
      filled = filled | 8'd8;
    end
    if (|fetched_set_4) begin
      filled = filled | 8'h10;
    end
    if (|fetched_set_5) begin
      filled = filled | 8'h20;
    end
    if (|fetched_set_6) begin
      filled = filled | 8'h40;
    end
    if (|fetched_set_7) begin
      filled = filled | 8'h80;
    end
  end

  assign moves_on = !(|rest);
  assign number = asked[2:0];
  assign row_valid = |left;
  assign row_set = held_number;
  assign row_rank = rank;
  assign row_squares = squares;
  assign done = asked[3] & !fetched & !(|left);

  initial begin
    asked = 4'd0;
    fetched = 1'b0;
    fetched_number = 3'd0;
    fetched_set_0 = 8'd0;
    fetched_set_1 = 8'd0;
    fetched_set_2 = 8'd0;
    fetched_set_3 = 8'd0;
    fetched_set_4 = 8'd0;
    fetched_set_5 = 8'd0;
    fetched_set_6 = 8'd0;
    fetched_set_7 = 8'd0;
    left = 8'd0;
    held_number = 3'd0;
    held_set_0 = 8'd0;
    held_set_1 = 8'd0;
    held_set_2 = 8'd0;
    held_set_3 = 8'd0;
    held_set_4 = 8'd0;
    held_set_5 = 8'd0;
    held_set_6 = 8'd0;
    held_set_7 = 8'd0;
  end
endmodule

`line 5301 "fpgambit_perft_row_merger.v" 0
// Takes one row per clock from one of the lanes and holds it as a word. Latency: one clock.
module fpgambit_perft_row_merger (
    input  wire        clock,         // Clock
    input  wire        reset,         // Synchronous reset
    input  wire        slider_valid,  // The sliders' lane offers a row
    input  wire [13:0] slider_row,    // Its squares, rank and set
    output wire        slider_ready,  // The row is accepted
    input  wire        knight_valid,  // The knights' lane offers a row
    input  wire [13:0] knight_row,    // Its squares, rank and set
    output wire        knight_ready,  // The row is accepted
    input  wire        pawn_valid,    // The lane of pawns and king offers a row
    input  wire [13:0] pawn_row,      // Its squares, rank and set
    output wire        pawn_ready,    // The row is accepted
    output wire        row_valid,     // A row is offered
    input  wire        row_ready,     // The row is accepted
    output wire [17:0] row            // The row's word
);

  localparam [1:0] MOVE_SET_KNIGHTS = 2'd2;
  localparam [1:0] MOVE_SET_PAWNS = 2'd1;
  localparam [1:0] MOVE_SET_SLIDERS = 2'd0;

  reg         held;
  reg  [17:0] word;
  reg         spare;
  reg  [17:0] spare_word;

  wire        passes;
  wire        comes;
  wire        leaves;
  reg  [13:0] chosen;
  reg  [1:0]  source;
  wire [17:0] coming;

  assign passes = !spare;
  assign pawn_ready = passes & pawn_valid;
  assign knight_ready = passes & knight_valid & !pawn_valid;
  assign slider_ready = passes & slider_valid & !knight_valid & !pawn_valid;

  always @* begin
    chosen = slider_row;
    source = MOVE_SET_SLIDERS;
    if (knight_valid) begin
      chosen = knight_row;
      source = MOVE_SET_KNIGHTS;
    end
    if (pawn_valid) begin
      chosen = pawn_row;
      source = MOVE_SET_PAWNS;
    end
  end

  assign coming = {2'd0, source, chosen};
  assign comes = passes & (pawn_valid | knight_valid | slider_valid);
  assign leaves = !held | row_ready;

  always @(posedge clock) begin
    if (passes) begin
      spare_word <= coming;
    end
  end

  always @(posedge clock) begin
    spare <= !leaves & (spare | comes);
    if (leaves) begin
      held <= spare | comes;
      word <= coming;
      if (spare) begin
        word <= spare_word;
      end
    end
    if (reset) begin
      held <= 1'b0;
      spare <= 1'b0;
    end
  end

  assign row_valid = held;
  assign row = word;

  initial begin
    held = 1'b0;
    word = 18'd0;
    spare = 1'b0;
    spare_word = 18'd0;
  end
endmodule

`line 5390 "fpgambit_perft_node_sum.v" 0
// Adds 10-bit counts to a 64-bit sum, in halves. Latency: three clocks, one count per clock.
module fpgambit_perft_node_sum (
    input  wire        clock,  // Clock
    input  wire        clear,  // Resets the sum to 0
    input  wire        add,    // Adds the count
    input  wire [9:0]  count,  // Count to add
    output wire [31:0] low,    // The sum, bits 31 to 0
    output wire [31:0] high    // The sum, bits 63 to 32
);

  reg  [9:0]  number;
  reg  [31:0] low_half;
  reg  [31:0] high_half;
  reg         carry;

  wire [31:0] sum;

  always @(posedge clock) begin
    number <= 10'd0;
    if (add) begin
      number <= count;
    end
    low_half <= sum;
    carry <= low_half[31] & !sum[31];
    if (carry) begin
      high_half <= high_half + 32'd1;
    end
    if (clear) begin
      low_half <= 32'd0;
      high_half <= 32'd0;
      carry <= 1'b0;
      number <= 10'd0;
    end
  end

  assign sum = low_half + {22'd0, number};
  assign low = low_half;
  assign high = high_half;

  initial begin
    number = 10'd0;
    low_half = 32'd0;
    high_half = 32'd0;
    carry = 1'b0;
  end
endmodule

`default_nettype wire
