// fpgambit_perft: positions a number of plies away, a leaf parent a clock and core
//
// SPDX-License-Identifier: MIT OR Apache-2.0
//
// A position and a depth go in; out comes the number of sequences of so many legal moves, each
// played to its end. With job_divide there is a result for each of the root's moves first, in any
// order, and the last result counts what was not told before, which is 0: the results of a job
// always add up to its count.
//
// Piece nibbles: 0 empty; 1 to 6 white pawn, knight, bishop, rook, queen, king; 9 to 14 black.
// State word: [0] side to move, 1 black; [4:1] castling rights, K lowest, then Q, k, q; [5] en
// passant square valid; [11:6] that square. Move word: from [5:0], to [11:6], kind [15:12]. The tag
// is anything, and comes back with the results.
//
// Positions a ply above the leaves are not made further: their legal moves are counted, a position
// a clock. Boards and moves on the way down stand in block RAM. Cores share the positions three
// plies above the leaves, at most three below the root, each taking the next one that no other has.
//
// A job takes 20 clocks and more; cycles counts them. job_ready is low while one is under way.
// cancel drops it.
//
// Preconditions: one king a side; no pawn on the first or last rank; a castling right only with
// king and rook at home; an en passant square only on the third rank of the side that moved last,
// that square and the one behind it empty and a pawn of that side before it; the side not to move
// not in check. When they are broken the job ends all the same; its results have no meaning, and
// nothing of it is left after it.
//
// Moves of positions further up are the counter's too, handed out one a clock.
//
// Generated: do not edit. Made by:
//   fpgambit export --unit perft --build compact --out DIR

`default_nettype none

module fpgambit_perft (
    input  wire        clock,         // Everything happens at its rising edge
    input  wire        reset,         // Synchronous: idle, the job under way is forgotten
    input  wire        cancel,        // The job under way is dropped, its results with it; no job
                                      // is taken at this edge
    input  wire        job_valid,     // A job is there
    output wire        job_ready,     // It is taken at this edge if job_valid is high; low during
                                      // reset and cancel, and while one is under way
    input  wire [15:0] job_tag,       // Anything; it comes back with the results
    input  wire [3:0]  job_depth,     // Plies, 1 to 10; 0 gives 1, more than 10 counts as 10
    input  wire        job_divide,    // The nodes below each of the root's moves, too
    input  wire [31:0] job_rank_0,    // The root's board: ranks 1 to 8, eight piece nibbles each,
                                      // file a lowest
    input  wire [31:0] job_rank_1,    // The root's board: ranks 1 to 8, eight piece nibbles each,
                                      // file a lowest
    input  wire [31:0] job_rank_2,    // The root's board: ranks 1 to 8, eight piece nibbles each,
                                      // file a lowest
    input  wire [31:0] job_rank_3,    // The root's board: ranks 1 to 8, eight piece nibbles each,
                                      // file a lowest
    input  wire [31:0] job_rank_4,    // The root's board: ranks 1 to 8, eight piece nibbles each,
                                      // file a lowest
    input  wire [31:0] job_rank_5,    // The root's board: ranks 1 to 8, eight piece nibbles each,
                                      // file a lowest
    input  wire [31:0] job_rank_6,    // The root's board: ranks 1 to 8, eight piece nibbles each,
                                      // file a lowest
    input  wire [31:0] job_rank_7,    // The root's board: ranks 1 to 8, eight piece nibbles each,
                                      // file a lowest
    input  wire [31:0] job_state,     // Its state word, whose clocks do not matter
    output wire        result_valid,  // A result is offered; it holds until taken, and does not
                                      // wait for result_ready
    input  wire        result_ready,  // The sink takes it at this edge
    output wire [15:0] result_tag,    // The tag that came with the job
    output wire        result_last,   // The job's last result; the others are of one move each
    output reg  [15:0] result_move,   // That move's word; 0 with the last
    output reg  [31:0] result_low,    // Nodes: below that move; with the last, those not told
                                      // before. Bits 31 to 0
    output reg  [31:0] result_high,   // Bits 63 to 32
    output wire [31:0] cycles         // Clocks of this job, from that in which it is taken to that
                                      // in which its last result is first offered, both counted
);

  localparam [5:0] NUMBER = 6'd1;
  localparam [2:0] PHASE_ADDING = 3'd4;
  localparam [2:0] PHASE_CARRYING = 3'd5;
  localparam [2:0] PHASE_DIVIDING = 3'd6;
  localparam [2:0] PHASE_ENDING = 3'd7;
  localparam [2:0] PHASE_HEARING = 3'd3;
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

  // What a job is. Its registers follow the inputs while idle: whether it is taken need not be told
  // to hundreds of them.
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
      // Cores share the positions three plies above the leaves, at most three below the root.
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

  // The cores hear of it clocks later; none has a job before that.
  // Tickets: one a clock. A core that has just been given one still asks.
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
    // Sums: one at a time, chosen in one clock and taken in the next.
    unheard = phase == PHASE_WAITING;
    hears_0_next = 1'b0;
    if (unheard & offered_0) begin
      unheard = 1'b0;
      hears_0_next = !stop;
      phase_next = PHASE_HEARING;
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
      PHASE_HEARING: begin
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

// Counts below a position, or its share of it. See the module.
module fpgambit_perft_cores (
    input  wire        clock,         // Clock
    input  wire        reset,         // Synchronous reset: idle
    input  wire        start,         // A job begins; what it is stays until the core is idle again
    input  wire [3:0]  depth,         // Its depth
    input  wire        divide,        // Each of the root's moves has its own sum
    input  wire [1:0]  split,         // The ply at which cores share the positions
    input  wire [31:0] root_rank_0,   // The root's board
    input  wire [31:0] root_rank_1,   // The root's board
    input  wire [31:0] root_rank_2,   // The root's board
    input  wire [31:0] root_rank_3,   // The root's board
    input  wire [31:0] root_rank_4,   // The root's board
    input  wire [31:0] root_rank_5,   // The root's board
    input  wire [31:0] root_rank_6,   // The root's board
    input  wire [31:0] root_rank_7,   // The root's board
    input  wire [31:0] root_state,    // Its state word
    output wire        ticket_valid,  // A ticket is wanted
    input  wire        ticket_ready,  // It is given
    input  wire [23:0] ticket,        // Its number
    output wire        sum_valid,     // A sum is offered
    input  wire        sum_ready,     // It is taken
    output wire        sum_last,      // It is the last
    output wire [15:0] sum_move,      // The move it is of, if it is not the last
    output wire [31:0] sum_low,       // The sum's low half
    output wire [31:0] sum_high       // Its high half
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

  fpgambit_perft_make make (
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

  fpgambit_perft_pipeline pipeline (
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

  // A move: the walk's if it has one, else one whose position is counted.
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

  // Its board, beside it, and the board after it.
  always @(posedge clock) begin
    if (sent_by_root[3]) begin
      root_move <= move_resolver_word;
    end
  end

  // Into the counter; boards whose moves are made are kept.
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

  // What the counter knows of a position, when it knows it.
  // The moves of inner positions, as rows.
  assign found = move_sets_0_row_valid;
  assign found_row = move_sets_0_row;
  assign found_place = move_sets_0_row_place;

  // Rows go on the stack, or are made at once.
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

// Keeps the moves of the positions on the way down, a stack of rows a level, and sends their
// children in.
module fpgambit_perft_walker (
    input  wire        clock,         // Clock
    input  wire        reset,         // Synchronous reset: idle
    input  wire        start,         // A job begins
    input  wire [3:0]  depth,         // Its depth, 1 to 10
    input  wire        black,         // Black is to move at its root
    input  wire        divide,        // Each of the root's moves has its own sum
    input  wire [1:0]  split,         // The ply at which cores share the positions; 0 where one has
                                      // them all
    output wire        ticket_valid,  // A ticket is wanted
    input  wire        ticket_ready,  // It is given
    input  wire [23:0] ticket,        // Its number
    output wire        enter,         // The root enters the pipeline
    output wire        send,          // A move goes to be made
    output wire [3:0]  send_place,    // The board it is of
    output wire        send_black,    // Black is to move there
    output wire [17:0] send_row,      // Its row
    output wire [2:0]  send_file,     // The file it goes to
    output wire [1:0]  send_node,     // What the position after it is there for; the root too
    output reg  [3:0]  send_child,    // Where that is kept
    input  wire        store,         // A row of the position gone to
    input  wire [17:0] store_row,     // Its word
    input  wire        finished,      // All rows of an inner position have left
    input  wire [2:0]  making,        // The lowest inner position whose moves are made
    input  wire        starved,       // No row of such a position is left
    input  wire        empty,         // Nothing is in the pipeline
    output wire        sum_valid,     // A sum is offered
    input  wire        sum_ready,     // It is taken
    output wire        sum_last,      // It is the last
    output wire        idle           // Nothing is under way
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
  localparam [2:0] PHASE_TELLING = 3'd7;

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

  // A move goes if there is room for what comes of it; another core's is passed over.
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

  // Rows of this level, the last stored first; or those of the next.
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
          phase_next = PHASE_TELLING;
        end
      end
      // PHASE_TELLING
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

  // What is below the position that moves will be taken of, or below the root: known when the level
  // is, as all else waits for it.
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

  // Inner positions sent whose rows have not all left: two at most, a clock between them for the
  // first to make room.
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

  assign sum_valid = phase == PHASE_TELLING;
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

// Memory of 18 bits a word and 11 bits an address, one write port and 1 registered read ports.
module fpgambit_perft_stack (
    input  wire        clock,           // Clock
    input  wire        write,           // Store write_word at this clock
    input  wire [10:0] write_address,   // Where
    input  wire [17:0] write_word,      // What
    input  wire        read,            // Read at this clock; if low, the words read stay
    input  wire [10:0] read_address_0,  // Which words to read
    output reg  [17:0] read_word_0      // They, one clock later
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

// Memory of 8 bits a word and 3 bits an address, one write port and one read port that answers
// within the clock.
module fpgambit_perft_lengths (
    input  wire       clock,          // Clock
    input  wire       write,          // Store write_word at this clock
    input  wire [2:0] write_address,  // Where
    input  wire [7:0] write_word,     // What
    input  wire [2:0] read_address,   // Which word to read
    output wire [7:0] read_word       // It, as it was before this clock
);

  (* ram_style = "distributed" *)
  reg [7:0] words [0:7];
  integer entry;

  initial for (entry = 0; entry <= 7; entry = entry + 1) words[entry] = 8'd0;

  always @(posedge clock) if (write) words[write_address] <= write_word;

  assign read_word = words[read_address];
endmodule

// Shows the lowest square of a row, and the row without it. A pawn's on the last rank comes four
// times, one for each piece it can become. Combinational.
module fpgambit_perft_row_picker (
    input  wire [17:0] row,   // The row's word
    output wire [2:0]  file,  // The square's file
    output wire [17:0] rest,  // The row after it
    output wire        last   // None follows
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

// A queue of 32 rows of the lowest inner positions, and the moves of the row at its head, one a
// clock.
module fpgambit_perft_leaf_maker (
    input  wire        clock,       // Clock
    input  wire        reset,       // Synchronous reset: no rows
    input  wire        row_valid,   // A row comes
    output wire        row_ready,   // There is room
    input  wire [17:0] row,         // Its word
    input  wire [2:0]  place,       // Which of eight positions it is of
    output wire        move_valid,  // A move is offered
    input  wire        move_ready,  // It is taken
    output wire [17:0] move_row,    // Its row
    output wire [2:0]  move_file,   // The file it goes to
    output wire [2:0]  move_place,  // The position it is of; that of the last move while none is
                                    // offered
    output wire        starved      // No row is left
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

  // The row at the head; with its last move the next one.
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

// Memory of 21 bits a word and 5 bits an address, one write port and one read port that answers
// within the clock.
module fpgambit_perft_rows (
    input  wire        clock,          // Clock
    input  wire        write,          // Store write_word at this clock
    input  wire [4:0]  write_address,  // Where
    input  wire [20:0] write_word,     // What
    input  wire [4:0]  read_address,   // Which word to read
    output wire [20:0] read_word       // It, as it was before this clock
);

  (* ram_style = "distributed" *)
  reg [20:0] words [0:31];
  integer entry;

  initial for (entry = 0; entry <= 31; entry = entry + 1) words[entry] = 21'd0;

  always @(posedge clock) if (write) words[write_address] <= write_word;

  assign read_word = words[read_address];
endmodule

// Makes move words of targets. A slider or pawn comes from the nearest occupied square on its line,
// a knight from where its jump begins, the king from his square.
module fpgambit_perft_move_resolver (
    input  wire        clock,       // Clock
    input  wire        note,        // Note this board's occupied squares
    input  wire [3:0]  note_place,  // Its place
    input  wire [7:0]  occupied_0,  // Its occupied squares, rank by rank
    input  wire [7:0]  occupied_1,  // Its occupied squares, rank by rank
    input  wire [7:0]  occupied_2,  // Its occupied squares, rank by rank
    input  wire [7:0]  occupied_3,  // Its occupied squares, rank by rank
    input  wire [7:0]  occupied_4,  // Its occupied squares, rank by rank
    input  wire [7:0]  occupied_5,  // Its occupied squares, rank by rank
    input  wire [7:0]  occupied_6,  // Its occupied squares, rank by rank
    input  wire [7:0]  occupied_7,  // Its occupied squares, rank by rank
    input  wire        note_king,   // Note a board's king's square
    input  wire [3:0]  king_place,  // Its place
    input  wire [7:0]  king_0,      // The set of the king alone
    input  wire [7:0]  king_1,      // The set of the king alone
    input  wire [7:0]  king_2,      // The set of the king alone
    input  wire [7:0]  king_3,      // The set of the king alone
    input  wire [7:0]  king_4,      // The set of the king alone
    input  wire [7:0]  king_5,      // The set of the king alone
    input  wire [7:0]  king_6,      // The set of the king alone
    input  wire [7:0]  king_7,      // The set of the king alone
    input  wire [3:0]  place,       // The place of the board that the move is of
    input  wire        black,       // Black is to move there
    input  wire [4:0]  set,         // Whose move it is, {source, set}
    input  wire [1:0]  promotion,   // What a pawn on the last rank becomes
    input  wire [2:0]  file,        // The square gone to: its file,
    input  wire [2:0]  rank,        // and its rank
    output wire [3:0]  board,       // The board's place, two clocks later: its words are to be at
                                    // hand with the move
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
  wire [7:0]  file_lines_given_0;
  wire [7:0]  file_lines_given_1;
  wire [7:0]  file_lines_given_2;
  wire [7:0]  file_lines_given_3;
  wire [7:0]  file_lines_given_4;
  wire [7:0]  file_lines_given_5;
  wire [7:0]  file_lines_given_6;
  wire [7:0]  file_lines_given_7;
  wire [7:0]  rising_lines_given_0;
  wire [7:0]  rising_lines_given_1;
  wire [7:0]  rising_lines_given_2;
  wire [7:0]  rising_lines_given_3;
  wire [7:0]  rising_lines_given_4;
  wire [7:0]  rising_lines_given_5;
  wire [7:0]  rising_lines_given_6;
  wire [7:0]  rising_lines_given_7;
  wire [7:0]  falling_lines_given_0;
  wire [7:0]  falling_lines_given_1;
  wire [7:0]  falling_lines_given_2;
  wire [7:0]  falling_lines_given_3;
  wire [7:0]  falling_lines_given_4;
  wire [7:0]  falling_lines_given_5;
  wire [7:0]  falling_lines_given_6;
  wire [7:0]  falling_lines_given_7;

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
      .taken_0(rows_0),
      .taken_1(rows_1),
      .taken_2(rows_2),
      .taken_3(rows_3),
      .taken_4(rows_4),
      .taken_5(rows_5),
      .taken_6(rows_6),
      .taken_7(rows_7),
      .given_0(file_lines_given_0),
      .given_1(file_lines_given_1),
      .given_2(file_lines_given_2),
      .given_3(file_lines_given_3),
      .given_4(file_lines_given_4),
      .given_5(file_lines_given_5),
      .given_6(file_lines_given_6),
      .given_7(file_lines_given_7)
  );

  fpgambit_perft_rising_lines rising_lines (
      .taken_0(rows_0),
      .taken_1(rows_1),
      .taken_2(rows_2),
      .taken_3(rows_3),
      .taken_4(rows_4),
      .taken_5(rows_5),
      .taken_6(rows_6),
      .taken_7(rows_7),
      .given_0(rising_lines_given_0),
      .given_1(rising_lines_given_1),
      .given_2(rising_lines_given_2),
      .given_3(rising_lines_given_3),
      .given_4(rising_lines_given_4),
      .given_5(rising_lines_given_5),
      .given_6(rising_lines_given_6),
      .given_7(rising_lines_given_7)
  );

  fpgambit_perft_falling_lines falling_lines (
      .taken_0(rows_0),
      .taken_1(rows_1),
      .taken_2(rows_2),
      .taken_3(rows_3),
      .taken_4(rows_4),
      .taken_5(rows_5),
      .taken_6(rows_6),
      .taken_7(rows_7),
      .given_0(falling_lines_given_0),
      .given_1(falling_lines_given_1),
      .given_2(falling_lines_given_2),
      .given_3(falling_lines_given_3),
      .given_4(falling_lines_given_4),
      .given_5(falling_lines_given_5),
      .given_6(falling_lines_given_6),
      .given_7(falling_lines_given_7)
  );

  // What is kept of each board.
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

  // First stage: which move it is.
  // Second: the line through its target. Leapers take the rank, to see what they capture.
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
    pair_4 = file_lines_given_0;
    pair_8 = rising_lines_given_0;
    pair_12 = falling_lines_given_0;
    if (number[0]) begin
      pair_0 = rows_1;
      pair_4 = file_lines_given_1;
      pair_8 = rising_lines_given_1;
      pair_12 = falling_lines_given_1;
    end
  end

  always @* begin
    pair_1 = rows_2;
    pair_5 = file_lines_given_2;
    pair_9 = rising_lines_given_2;
    pair_13 = falling_lines_given_2;
    if (number[0]) begin
      pair_1 = rows_3;
      pair_5 = file_lines_given_3;
      pair_9 = rising_lines_given_3;
      pair_13 = falling_lines_given_3;
    end
  end

  always @* begin
    pair_2 = rows_4;
    pair_6 = file_lines_given_4;
    pair_10 = rising_lines_given_4;
    pair_14 = falling_lines_given_4;
    if (number[0]) begin
      pair_2 = rows_5;
      pair_6 = file_lines_given_5;
      pair_10 = rising_lines_given_5;
      pair_14 = falling_lines_given_5;
    end
  end

  always @* begin
    pair_3 = rows_6;
    pair_7 = file_lines_given_6;
    pair_11 = rising_lines_given_6;
    pair_15 = falling_lines_given_6;
    if (number[0]) begin
      pair_3 = rows_7;
      pair_7 = file_lines_given_7;
      pair_11 = rising_lines_given_7;
      pair_15 = falling_lines_given_7;
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

  // Third: how far away the nearest occupied square is; below the target, or above for a slider
  // that goes down.
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

  // Fourth: where it comes from, and the kind of move.
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
        // The king; when he castles he goes two files along the rank.
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

// Memory of 32 bits a word and 4 bits an address, one write port and one read port that answers
// within the clock.
module fpgambit_perft_low_squares (
    input  wire        clock,          // Clock
    input  wire        write,          // Store write_word at this clock
    input  wire [3:0]  write_address,  // Where
    input  wire [31:0] write_word,     // What
    input  wire [3:0]  read_address,   // Which word to read
    output wire [31:0] read_word       // It, as it was before this clock
);

  (* ram_style = "distributed" *)
  reg [31:0] words [0:15];
  integer entry;

  initial for (entry = 0; entry <= 15; entry = entry + 1) words[entry] = 32'd0;

  always @(posedge clock) if (write) words[write_address] <= write_word;

  assign read_word = words[read_address];
endmodule

// Memory of 6 bits a word and 4 bits an address, one write port and one read port that answers
// within the clock.
module fpgambit_perft_kings (
    input  wire       clock,          // Clock
    input  wire       write,          // Store write_word at this clock
    input  wire [3:0] write_address,  // Where
    input  wire [5:0] write_word,     // What
    input  wire [3:0] read_address,   // Which word to read
    output wire [5:0] read_word       // It, as it was before this clock
);

  (* ram_style = "distributed" *)
  reg [5:0] words [0:15];
  integer entry;

  initial for (entry = 0; entry <= 15; entry = entry + 1) words[entry] = 6'd0;

  always @(posedge clock) if (write) words[write_address] <= write_word;

  assign read_word = words[read_address];
endmodule

// Reorders eight words of eight squares, ranks to lines or lines to ranks. Combinational; in
// hardware it is wires.
module fpgambit_perft_file_lines (
    input  wire [7:0] taken_0,  // The words as they are
    input  wire [7:0] taken_1,  // The words as they are
    input  wire [7:0] taken_2,  // The words as they are
    input  wire [7:0] taken_3,  // The words as they are
    input  wire [7:0] taken_4,  // The words as they are
    input  wire [7:0] taken_5,  // The words as they are
    input  wire [7:0] taken_6,  // The words as they are
    input  wire [7:0] taken_7,  // The words as they are
    output wire [7:0] given_0,  // As they are wanted
    output wire [7:0] given_1,  // As they are wanted
    output wire [7:0] given_2,  // As they are wanted
    output wire [7:0] given_3,  // As they are wanted
    output wire [7:0] given_4,  // As they are wanted
    output wire [7:0] given_5,  // As they are wanted
    output wire [7:0] given_6,  // As they are wanted
    output wire [7:0] given_7   // As they are wanted
);

  assign given_0 = {taken_7[0], taken_6[0], taken_5[0], taken_4[0], taken_3[0], taken_2[0], taken_1[0], taken_0[0]};
  assign given_1 = {taken_7[1], taken_6[1], taken_5[1], taken_4[1], taken_3[1], taken_2[1], taken_1[1], taken_0[1]};
  assign given_2 = {taken_7[2], taken_6[2], taken_5[2], taken_4[2], taken_3[2], taken_2[2], taken_1[2], taken_0[2]};
  assign given_3 = {taken_7[3], taken_6[3], taken_5[3], taken_4[3], taken_3[3], taken_2[3], taken_1[3], taken_0[3]};
  assign given_4 = {taken_7[4], taken_6[4], taken_5[4], taken_4[4], taken_3[4], taken_2[4], taken_1[4], taken_0[4]};
  assign given_5 = {taken_7[5], taken_6[5], taken_5[5], taken_4[5], taken_3[5], taken_2[5], taken_1[5], taken_0[5]};
  assign given_6 = {taken_7[6], taken_6[6], taken_5[6], taken_4[6], taken_3[6], taken_2[6], taken_1[6], taken_0[6]};
  assign given_7 = {taken_7[7], taken_6[7], taken_5[7], taken_4[7], taken_3[7], taken_2[7], taken_1[7], taken_0[7]};
endmodule

// Reorders eight words of eight squares, ranks to lines or lines to ranks. Combinational; in
// hardware it is wires.
module fpgambit_perft_rising_lines (
    input  wire [7:0] taken_0,  // The words as they are
    input  wire [7:0] taken_1,  // The words as they are
    input  wire [7:0] taken_2,  // The words as they are
    input  wire [7:0] taken_3,  // The words as they are
    input  wire [7:0] taken_4,  // The words as they are
    input  wire [7:0] taken_5,  // The words as they are
    input  wire [7:0] taken_6,  // The words as they are
    input  wire [7:0] taken_7,  // The words as they are
    output wire [7:0] given_0,  // As they are wanted
    output wire [7:0] given_1,  // As they are wanted
    output wire [7:0] given_2,  // As they are wanted
    output wire [7:0] given_3,  // As they are wanted
    output wire [7:0] given_4,  // As they are wanted
    output wire [7:0] given_5,  // As they are wanted
    output wire [7:0] given_6,  // As they are wanted
    output wire [7:0] given_7   // As they are wanted
);

  assign given_0 = {taken_7[7], taken_6[6], taken_5[5], taken_4[4], taken_3[3], taken_2[2], taken_1[1], taken_0[0]};
  assign given_1 = {taken_7[0], taken_6[7], taken_5[6], taken_4[5], taken_3[4], taken_2[3], taken_1[2], taken_0[1]};
  assign given_2 = {taken_7[1], taken_6[0], taken_5[7], taken_4[6], taken_3[5], taken_2[4], taken_1[3], taken_0[2]};
  assign given_3 = {taken_7[2], taken_6[1], taken_5[0], taken_4[7], taken_3[6], taken_2[5], taken_1[4], taken_0[3]};
  assign given_4 = {taken_7[3], taken_6[2], taken_5[1], taken_4[0], taken_3[7], taken_2[6], taken_1[5], taken_0[4]};
  assign given_5 = {taken_7[4], taken_6[3], taken_5[2], taken_4[1], taken_3[0], taken_2[7], taken_1[6], taken_0[5]};
  assign given_6 = {taken_7[5], taken_6[4], taken_5[3], taken_4[2], taken_3[1], taken_2[0], taken_1[7], taken_0[6]};
  assign given_7 = {taken_7[6], taken_6[5], taken_5[4], taken_4[3], taken_3[2], taken_2[1], taken_1[0], taken_0[7]};
endmodule

// Reorders eight words of eight squares, ranks to lines or lines to ranks. Combinational; in
// hardware it is wires.
module fpgambit_perft_falling_lines (
    input  wire [7:0] taken_0,  // The words as they are
    input  wire [7:0] taken_1,  // The words as they are
    input  wire [7:0] taken_2,  // The words as they are
    input  wire [7:0] taken_3,  // The words as they are
    input  wire [7:0] taken_4,  // The words as they are
    input  wire [7:0] taken_5,  // The words as they are
    input  wire [7:0] taken_6,  // The words as they are
    input  wire [7:0] taken_7,  // The words as they are
    output wire [7:0] given_0,  // As they are wanted
    output wire [7:0] given_1,  // As they are wanted
    output wire [7:0] given_2,  // As they are wanted
    output wire [7:0] given_3,  // As they are wanted
    output wire [7:0] given_4,  // As they are wanted
    output wire [7:0] given_5,  // As they are wanted
    output wire [7:0] given_6,  // As they are wanted
    output wire [7:0] given_7   // As they are wanted
);

  assign given_0 = {taken_7[1], taken_6[2], taken_5[3], taken_4[4], taken_3[5], taken_2[6], taken_1[7], taken_0[0]};
  assign given_1 = {taken_7[2], taken_6[3], taken_5[4], taken_4[5], taken_3[6], taken_2[7], taken_1[0], taken_0[1]};
  assign given_2 = {taken_7[3], taken_6[4], taken_5[5], taken_4[6], taken_3[7], taken_2[0], taken_1[1], taken_0[2]};
  assign given_3 = {taken_7[4], taken_6[5], taken_5[6], taken_4[7], taken_3[0], taken_2[1], taken_1[2], taken_0[3]};
  assign given_4 = {taken_7[5], taken_6[6], taken_5[7], taken_4[0], taken_3[1], taken_2[2], taken_1[3], taken_0[4]};
  assign given_5 = {taken_7[6], taken_6[7], taken_5[0], taken_4[1], taken_3[2], taken_2[3], taken_1[4], taken_0[5]};
  assign given_6 = {taken_7[7], taken_6[0], taken_5[1], taken_4[2], taken_3[3], taken_2[4], taken_1[5], taken_0[6]};
  assign given_7 = {taken_7[0], taken_6[1], taken_5[2], taken_4[3], taken_3[4], taken_2[5], taken_1[6], taken_0[7]};
endmodule

// Memory of 32 bits a word and 4 bits an address, one write port and 1 registered read ports.
module fpgambit_perft_boards (
    input  wire        clock,           // Clock
    input  wire        write,           // Store write_word at this clock
    input  wire [3:0]  write_address,   // Where
    input  wire [31:0] write_word,      // What
    input  wire        read,            // Read at this clock; if low, the words read stay
    input  wire [3:0]  read_address_0,  // Which words to read
    output reg  [31:0] read_word_0      // They, one clock later
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

// Memory of 12 bits a word and 4 bits an address, one write port and 1 registered read ports.
module fpgambit_perft_states (
    input  wire        clock,           // Clock
    input  wire        write,           // Store write_word at this clock
    input  wire [3:0]  write_address,   // Where
    input  wire [11:0] write_word,      // What
    input  wire        read,            // Read at this clock; if low, the words read stay
    input  wire [3:0]  read_address_0,  // Which words to read
    output reg  [11:0] read_word_0      // They, one clock later
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

// Makes moves and takes them back, a board a clock. See the module for its ports.
module fpgambit_perft_make (
    input  wire        clock,         // Everything happens at its rising edge
    input  wire        reset,         // Synchronous: no board offered, moves under way are
                                      // forgotten
    input  wire        move_valid,    // A move is there
    output wire        move_ready,    // It is taken at this edge if move_valid is high; low during
                                      // reset, and while a board waits that is not taken
    input  wire        move_back,     // 0: the move is made; 1: it is taken back
    input  wire [15:0] move_word,     // The move word: from [5:0], to [11:6], kind [15:12]
    input  wire [22:0] move_undo,     // The undo record of the move that is taken back; does not
                                      // matter to one that is made
    input  wire [31:0] move_rank_0,   // The board before: ranks 1 to 8, eight piece nibbles each,
                                      // file a lowest
    input  wire [31:0] move_rank_1,   // The board before: ranks 1 to 8, eight piece nibbles each,
                                      // file a lowest
    input  wire [31:0] move_rank_2,   // The board before: ranks 1 to 8, eight piece nibbles each,
                                      // file a lowest
    input  wire [31:0] move_rank_3,   // The board before: ranks 1 to 8, eight piece nibbles each,
                                      // file a lowest
    input  wire [31:0] move_rank_4,   // The board before: ranks 1 to 8, eight piece nibbles each,
                                      // file a lowest
    input  wire [31:0] move_rank_5,   // The board before: ranks 1 to 8, eight piece nibbles each,
                                      // file a lowest
    input  wire [31:0] move_rank_6,   // The board before: ranks 1 to 8, eight piece nibbles each,
                                      // file a lowest
    input  wire [31:0] move_rank_7,   // The board before: ranks 1 to 8, eight piece nibbles each,
                                      // file a lowest
    input  wire [31:0] move_state,    // The state word before
    output wire        board_valid,   // A board is offered; it holds until taken, and does not wait
                                      // for board_ready
    input  wire        board_ready,   // The sink takes it at this edge
    output wire [31:0] board_rank_0,  // The board after: ranks 1 to 8
    output wire [31:0] board_rank_1,  // The board after: ranks 1 to 8
    output wire [31:0] board_rank_2,  // The board after: ranks 1 to 8
    output wire [31:0] board_rank_3,  // The board after: ranks 1 to 8
    output wire [31:0] board_rank_4,  // The board after: ranks 1 to 8
    output wire [31:0] board_rank_5,  // The board after: ranks 1 to 8
    output wire [31:0] board_rank_6,  // The board after: ranks 1 to 8
    output wire [31:0] board_rank_7,  // The board after: ranks 1 to 8
    output wire [31:0] board_state,   // The state word after
    output wire [22:0] board_undo,    // The undo record: [17:0] the state word's bits 18 to 1, [18]
                                      // the full-move number went up, [22:19] what was captured; 0
                                      // of a move taken back
    output wire [15:0] cycles         // Clocks of this run, from a move that finds nothing under
                                      // way to the last board taken, both counted, modulo 65,536
);

  localparam [3:0] MOVE_WORD_TO = 4'd6;

  reg  [31:0] held_ranks_0;
  reg  [31:0] held_ranks_1;
  reg  [31:0] held_ranks_2;
  reg  [31:0] held_ranks_3;
  reg  [31:0] held_ranks_4;
  reg  [31:0] held_ranks_5;
  reg  [31:0] held_ranks_6;
  reg  [31:0] held_ranks_7;

  reg  [3:0]  here_0;
  reg  [3:0]  here_1;
  reg  [3:0]  here_2;
  reg  [3:0]  here_3;
  reg  [3:0]  here_4;
  reg  [3:0]  here_5;
  reg  [3:0]  here_6;
  reg  [3:0]  here_7;
  wire        control_advance;
  wire        control_read_back;
  wire [15:0] control_read_word;
  wire [22:0] control_read_record;
  wire [31:0] control_read_state;
  wire [2:0]  rank_readers_0_to_file;
  wire [31:0] rank_readers_0_held;
  wire [3:0]  rank_readers_0_on_from;
  wire [3:0]  rank_readers_0_on_to;
  wire [2:0]  rank_readers_1_to_file;
  wire [31:0] rank_readers_1_held;
  wire [3:0]  rank_readers_1_on_from;
  wire [3:0]  rank_readers_1_on_to;
  wire [2:0]  rank_readers_2_to_file;
  wire [31:0] rank_readers_2_held;
  wire [3:0]  rank_readers_2_on_from;
  wire [3:0]  rank_readers_2_on_to;
  wire [2:0]  rank_readers_3_to_file;
  wire [31:0] rank_readers_3_held;
  wire [3:0]  rank_readers_3_on_from;
  wire [3:0]  rank_readers_3_on_to;
  wire [2:0]  rank_readers_4_to_file;
  wire [31:0] rank_readers_4_held;
  wire [3:0]  rank_readers_4_on_from;
  wire [3:0]  rank_readers_4_on_to;
  wire [2:0]  rank_readers_5_to_file;
  wire [31:0] rank_readers_5_held;
  wire [3:0]  rank_readers_5_on_from;
  wire [3:0]  rank_readers_5_on_to;
  wire [2:0]  rank_readers_6_to_file;
  wire [31:0] rank_readers_6_held;
  wire [3:0]  rank_readers_6_on_from;
  wire [3:0]  rank_readers_6_on_to;
  wire [2:0]  rank_readers_7_to_file;
  wire [31:0] rank_readers_7_held;
  wire [3:0]  rank_readers_7_on_from;
  wire [3:0]  rank_readers_7_on_to;
  wire [3:0]  change_resolver_mover;
  wire [3:0]  change_resolver_captured;
  wire [7:0]  change_resolver_ranks_0;
  wire [7:0]  change_resolver_ranks_1;
  wire [7:0]  change_resolver_ranks_2;
  wire [7:0]  change_resolver_ranks_3;
  wire [31:0] change_resolver_squares_0;
  wire [31:0] change_resolver_squares_1;
  wire [31:0] change_resolver_squares_2;
  wire [31:0] change_resolver_squares_3;
  wire [31:0] change_resolver_pieces_0;
  wire [31:0] change_resolver_pieces_1;

  fpgambit_perft_control control (
      .clock(clock),
      .reset(reset),
      .move_valid(move_valid),
      .move_ready(move_ready),
      .back(move_back),
      .word(move_word),
      .record(move_undo),
      .state(move_state),
      .advance(control_advance),
      .read_back(control_read_back),
      .read_word(control_read_word),
      .read_record(control_read_record),
      .read_state(control_read_state),
      .board_valid(board_valid),
      .board_ready(board_ready),
      .cycles(cycles)
  );

  fpgambit_perft_rank_readers rank_readers_0 (
      .clock(clock),
      .advance(control_advance),
      .rank(move_rank_0),
      .from_file(move_word[2:0]),
      .to_file(rank_readers_0_to_file),
      .held(rank_readers_0_held),
      .on_from(rank_readers_0_on_from),
      .on_to(rank_readers_0_on_to)
  );

  fpgambit_perft_rank_readers rank_readers_1 (
      .clock(clock),
      .advance(control_advance),
      .rank(move_rank_1),
      .from_file(move_word[2:0]),
      .to_file(rank_readers_1_to_file),
      .held(rank_readers_1_held),
      .on_from(rank_readers_1_on_from),
      .on_to(rank_readers_1_on_to)
  );

  fpgambit_perft_rank_readers rank_readers_2 (
      .clock(clock),
      .advance(control_advance),
      .rank(move_rank_2),
      .from_file(move_word[2:0]),
      .to_file(rank_readers_2_to_file),
      .held(rank_readers_2_held),
      .on_from(rank_readers_2_on_from),
      .on_to(rank_readers_2_on_to)
  );

  fpgambit_perft_rank_readers rank_readers_3 (
      .clock(clock),
      .advance(control_advance),
      .rank(move_rank_3),
      .from_file(move_word[2:0]),
      .to_file(rank_readers_3_to_file),
      .held(rank_readers_3_held),
      .on_from(rank_readers_3_on_from),
      .on_to(rank_readers_3_on_to)
  );

  fpgambit_perft_rank_readers rank_readers_4 (
      .clock(clock),
      .advance(control_advance),
      .rank(move_rank_4),
      .from_file(move_word[2:0]),
      .to_file(rank_readers_4_to_file),
      .held(rank_readers_4_held),
      .on_from(rank_readers_4_on_from),
      .on_to(rank_readers_4_on_to)
  );

  fpgambit_perft_rank_readers rank_readers_5 (
      .clock(clock),
      .advance(control_advance),
      .rank(move_rank_5),
      .from_file(move_word[2:0]),
      .to_file(rank_readers_5_to_file),
      .held(rank_readers_5_held),
      .on_from(rank_readers_5_on_from),
      .on_to(rank_readers_5_on_to)
  );

  fpgambit_perft_rank_readers rank_readers_6 (
      .clock(clock),
      .advance(control_advance),
      .rank(move_rank_6),
      .from_file(move_word[2:0]),
      .to_file(rank_readers_6_to_file),
      .held(rank_readers_6_held),
      .on_from(rank_readers_6_on_from),
      .on_to(rank_readers_6_on_to)
  );

  fpgambit_perft_rank_readers rank_readers_7 (
      .clock(clock),
      .advance(control_advance),
      .rank(move_rank_7),
      .from_file(move_word[2:0]),
      .to_file(rank_readers_7_to_file),
      .held(rank_readers_7_held),
      .on_from(rank_readers_7_on_from),
      .on_to(rank_readers_7_on_to)
  );

  fpgambit_perft_change_resolver change_resolver (
      .clock(clock),
      .advance(control_advance),
      .back(control_read_back),
      .word(control_read_word),
      .record(control_read_record),
      .on_from_0(rank_readers_0_on_from),
      .on_from_1(rank_readers_1_on_from),
      .on_from_2(rank_readers_2_on_from),
      .on_from_3(rank_readers_3_on_from),
      .on_from_4(rank_readers_4_on_from),
      .on_from_5(rank_readers_5_on_from),
      .on_from_6(rank_readers_6_on_from),
      .on_from_7(rank_readers_7_on_from),
      .on_to_0(rank_readers_0_on_to),
      .on_to_1(rank_readers_1_on_to),
      .on_to_2(rank_readers_2_on_to),
      .on_to_3(rank_readers_3_on_to),
      .on_to_4(rank_readers_4_on_to),
      .on_to_5(rank_readers_5_on_to),
      .on_to_6(rank_readers_6_on_to),
      .on_to_7(rank_readers_7_on_to),
      .mover(change_resolver_mover),
      .captured(change_resolver_captured),
      .ranks_0(change_resolver_ranks_0),
      .ranks_1(change_resolver_ranks_1),
      .ranks_2(change_resolver_ranks_2),
      .ranks_3(change_resolver_ranks_3),
      .squares_0(change_resolver_squares_0),
      .squares_1(change_resolver_squares_1),
      .squares_2(change_resolver_squares_2),
      .squares_3(change_resolver_squares_3),
      .pieces_0(change_resolver_pieces_0),
      .pieces_1(change_resolver_pieces_1)
  );

  fpgambit_perft_state_changer state_changer (
      .clock(clock),
      .advance(control_advance),
      .back(control_read_back),
      .word(control_read_word),
      .record(control_read_record),
      .state(control_read_state),
      .mover(change_resolver_mover),
      .captured(change_resolver_captured),
      .changed(board_state),
      .undo(board_undo)
  );

  fpgambit_perft_rank_changers rank_changers_0 (
      .clock(clock),
      .advance(control_advance),
      .rank(held_ranks_0),
      .here(here_0),
      .squares_0(change_resolver_squares_0),
      .squares_1(change_resolver_squares_1),
      .squares_2(change_resolver_squares_2),
      .squares_3(change_resolver_squares_3),
      .pieces_0(change_resolver_pieces_0),
      .pieces_1(change_resolver_pieces_1),
      .changed(board_rank_0)
  );

  fpgambit_perft_rank_changers rank_changers_1 (
      .clock(clock),
      .advance(control_advance),
      .rank(held_ranks_1),
      .here(here_1),
      .squares_0(change_resolver_squares_0),
      .squares_1(change_resolver_squares_1),
      .squares_2(change_resolver_squares_2),
      .squares_3(change_resolver_squares_3),
      .pieces_0(change_resolver_pieces_0),
      .pieces_1(change_resolver_pieces_1),
      .changed(board_rank_1)
  );

  fpgambit_perft_rank_changers rank_changers_2 (
      .clock(clock),
      .advance(control_advance),
      .rank(held_ranks_2),
      .here(here_2),
      .squares_0(change_resolver_squares_0),
      .squares_1(change_resolver_squares_1),
      .squares_2(change_resolver_squares_2),
      .squares_3(change_resolver_squares_3),
      .pieces_0(change_resolver_pieces_0),
      .pieces_1(change_resolver_pieces_1),
      .changed(board_rank_2)
  );

  fpgambit_perft_rank_changers rank_changers_3 (
      .clock(clock),
      .advance(control_advance),
      .rank(held_ranks_3),
      .here(here_3),
      .squares_0(change_resolver_squares_0),
      .squares_1(change_resolver_squares_1),
      .squares_2(change_resolver_squares_2),
      .squares_3(change_resolver_squares_3),
      .pieces_0(change_resolver_pieces_0),
      .pieces_1(change_resolver_pieces_1),
      .changed(board_rank_3)
  );

  fpgambit_perft_rank_changers rank_changers_4 (
      .clock(clock),
      .advance(control_advance),
      .rank(held_ranks_4),
      .here(here_4),
      .squares_0(change_resolver_squares_0),
      .squares_1(change_resolver_squares_1),
      .squares_2(change_resolver_squares_2),
      .squares_3(change_resolver_squares_3),
      .pieces_0(change_resolver_pieces_0),
      .pieces_1(change_resolver_pieces_1),
      .changed(board_rank_4)
  );

  fpgambit_perft_rank_changers rank_changers_5 (
      .clock(clock),
      .advance(control_advance),
      .rank(held_ranks_5),
      .here(here_5),
      .squares_0(change_resolver_squares_0),
      .squares_1(change_resolver_squares_1),
      .squares_2(change_resolver_squares_2),
      .squares_3(change_resolver_squares_3),
      .pieces_0(change_resolver_pieces_0),
      .pieces_1(change_resolver_pieces_1),
      .changed(board_rank_5)
  );

  fpgambit_perft_rank_changers rank_changers_6 (
      .clock(clock),
      .advance(control_advance),
      .rank(held_ranks_6),
      .here(here_6),
      .squares_0(change_resolver_squares_0),
      .squares_1(change_resolver_squares_1),
      .squares_2(change_resolver_squares_2),
      .squares_3(change_resolver_squares_3),
      .pieces_0(change_resolver_pieces_0),
      .pieces_1(change_resolver_pieces_1),
      .changed(board_rank_6)
  );

  fpgambit_perft_rank_changers rank_changers_7 (
      .clock(clock),
      .advance(control_advance),
      .rank(held_ranks_7),
      .here(here_7),
      .squares_0(change_resolver_squares_0),
      .squares_1(change_resolver_squares_1),
      .squares_2(change_resolver_squares_2),
      .squares_3(change_resolver_squares_3),
      .pieces_0(change_resolver_pieces_0),
      .pieces_1(change_resolver_pieces_1),
      .changed(board_rank_7)
  );

  assign rank_readers_0_to_file = move_word[MOVE_WORD_TO +: 3];
  assign rank_readers_1_to_file = move_word[MOVE_WORD_TO +: 3];
  assign rank_readers_2_to_file = move_word[MOVE_WORD_TO +: 3];
  assign rank_readers_3_to_file = move_word[MOVE_WORD_TO +: 3];
  assign rank_readers_4_to_file = move_word[MOVE_WORD_TO +: 3];
  assign rank_readers_5_to_file = move_word[MOVE_WORD_TO +: 3];
  assign rank_readers_6_to_file = move_word[MOVE_WORD_TO +: 3];
  assign rank_readers_7_to_file = move_word[MOVE_WORD_TO +: 3];

  always @(posedge clock) begin
    if (control_advance) begin
      held_ranks_0 <= rank_readers_0_held;
    end
  end

  always @* begin
    here_0 = 4'd0;
    if (change_resolver_ranks_0[0]) begin
      here_0 = here_0 | 4'd1;
    end
    if (change_resolver_ranks_1[0]) begin
      here_0 = here_0 | 4'd2;
    end
    if (change_resolver_ranks_2[0]) begin
      here_0 = here_0 | 4'd4;
    end
    if (change_resolver_ranks_3[0]) begin
      here_0 = here_0 | 4'd8;
    end
  end

  always @(posedge clock) begin
    if (control_advance) begin
      held_ranks_1 <= rank_readers_1_held;
    end
  end

  always @* begin
    here_1 = 4'd0;
    if (change_resolver_ranks_0[1]) begin
      here_1 = here_1 | 4'd1;
    end
    if (change_resolver_ranks_1[1]) begin
      here_1 = here_1 | 4'd2;
    end
    if (change_resolver_ranks_2[1]) begin
      here_1 = here_1 | 4'd4;
    end
    if (change_resolver_ranks_3[1]) begin
      here_1 = here_1 | 4'd8;
    end
  end

  always @(posedge clock) begin
    if (control_advance) begin
      held_ranks_2 <= rank_readers_2_held;
    end
  end

  always @* begin
    here_2 = 4'd0;
    if (change_resolver_ranks_0[2]) begin
      here_2 = here_2 | 4'd1;
    end
    if (change_resolver_ranks_1[2]) begin
      here_2 = here_2 | 4'd2;
    end
    if (change_resolver_ranks_2[2]) begin
      here_2 = here_2 | 4'd4;
    end
    if (change_resolver_ranks_3[2]) begin
      here_2 = here_2 | 4'd8;
    end
  end

  always @(posedge clock) begin
    if (control_advance) begin
      held_ranks_3 <= rank_readers_3_held;
    end
  end

  always @* begin
    here_3 = 4'd0;
    if (change_resolver_ranks_0[3]) begin
      here_3 = here_3 | 4'd1;
    end
    if (change_resolver_ranks_1[3]) begin
      here_3 = here_3 | 4'd2;
    end
    if (change_resolver_ranks_2[3]) begin
      here_3 = here_3 | 4'd4;
    end
    if (change_resolver_ranks_3[3]) begin
      here_3 = here_3 | 4'd8;
    end
  end

  always @(posedge clock) begin
    if (control_advance) begin
      held_ranks_4 <= rank_readers_4_held;
    end
  end

  always @* begin
    here_4 = 4'd0;
    if (change_resolver_ranks_0[4]) begin
      here_4 = here_4 | 4'd1;
    end
    if (change_resolver_ranks_1[4]) begin
      here_4 = here_4 | 4'd2;
    end
    if (change_resolver_ranks_2[4]) begin
      here_4 = here_4 | 4'd4;
    end
    if (change_resolver_ranks_3[4]) begin
      here_4 = here_4 | 4'd8;
    end
  end

  always @(posedge clock) begin
    if (control_advance) begin
      held_ranks_5 <= rank_readers_5_held;
    end
  end

  always @* begin
    here_5 = 4'd0;
    if (change_resolver_ranks_0[5]) begin
      here_5 = here_5 | 4'd1;
    end
    if (change_resolver_ranks_1[5]) begin
      here_5 = here_5 | 4'd2;
    end
    if (change_resolver_ranks_2[5]) begin
      here_5 = here_5 | 4'd4;
    end
    if (change_resolver_ranks_3[5]) begin
      here_5 = here_5 | 4'd8;
    end
  end

  always @(posedge clock) begin
    if (control_advance) begin
      held_ranks_6 <= rank_readers_6_held;
    end
  end

  always @* begin
    here_6 = 4'd0;
    if (change_resolver_ranks_0[6]) begin
      here_6 = here_6 | 4'd1;
    end
    if (change_resolver_ranks_1[6]) begin
      here_6 = here_6 | 4'd2;
    end
    if (change_resolver_ranks_2[6]) begin
      here_6 = here_6 | 4'd4;
    end
    if (change_resolver_ranks_3[6]) begin
      here_6 = here_6 | 4'd8;
    end
  end

  always @(posedge clock) begin
    if (control_advance) begin
      held_ranks_7 <= rank_readers_7_held;
    end
  end

  always @* begin
    here_7 = 4'd0;
    if (change_resolver_ranks_0[7]) begin
      here_7 = here_7 | 4'd1;
    end
    if (change_resolver_ranks_1[7]) begin
      here_7 = here_7 | 4'd2;
    end
    if (change_resolver_ranks_2[7]) begin
      here_7 = here_7 | 4'd4;
    end
    if (change_resolver_ranks_3[7]) begin
      here_7 = here_7 | 4'd8;
    end
  end

  initial begin
    held_ranks_0 = 32'd0;
    held_ranks_1 = 32'd0;
    held_ranks_2 = 32'd0;
    held_ranks_3 = 32'd0;
    held_ranks_4 = 32'd0;
    held_ranks_5 = 32'd0;
    held_ranks_6 = 32'd0;
    held_ranks_7 = 32'd0;
  end
endmodule

// All stages move, or none: not while a board waits that is not taken.
module fpgambit_perft_control (
    input  wire        clock,        // Clock
    input  wire        reset,        // Synchronous reset
    input  wire        move_valid,   // There is a move
    output wire        move_ready,   // It is taken
    input  wire        back,         // It is taken back
    input  wire [15:0] word,         // The move word
    input  wire [22:0] record,       // The undo record
    input  wire [31:0] state,        // The state word
    output wire        advance,      // Everything moves
    output wire        read_back,    // back of the move in the second stage
    output wire [15:0] read_word,    // Its word
    output wire [22:0] read_record,  // Its undo record
    output wire [31:0] read_state,   // The state word before it
    output wire        board_valid,  // A board is offered
    input  wire        board_ready,  // The sink takes it
    output wire [15:0] cycles        // Clocks of this run
);

  reg         read;
  reg         resolved;
  reg         offered;
  reg         held_back;
  reg  [15:0] held_word;
  reg  [15:0] clocks;
  reg  [22:0] held_record;
  reg  [31:0] held_state;

  wire        moves;
  wire        takes;
  wire        under_way;

  assign moves = !offered | board_ready;

  always @(posedge clock) begin
    if (moves) begin
      read <= move_valid;
      held_back <= back;
      held_word <= word;
      held_record <= record;
      held_state <= state;
      resolved <= read;
      offered <= resolved;
    end
    if (reset) begin
      read <= 1'b0;
      resolved <= 1'b0;
      offered <= 1'b0;
    end
  end

  // A run begins with a move that finds nothing under way.
  assign takes = moves & !reset;
  assign under_way = read | resolved | offered;

  always @(posedge clock) begin
    if (under_way) begin
      clocks <= clocks + 16'd1;
    end else if (takes & move_valid) begin
      clocks <= 16'd1;
    end
  end

  assign move_ready = takes;
  assign advance = moves;
  assign read_back = held_back;
  assign read_word = held_word;
  assign read_record = held_record;
  assign read_state = held_state;
  assign board_valid = offered;
  assign cycles = clocks;

  initial begin
    read = 1'b0;
    resolved = 1'b0;
    offered = 1'b0;
    held_back = 1'b0;
    held_word = 16'd0;
    clocks = 16'd0;
    held_record = 23'd0;
    held_state = 32'd0;
  end
endmodule

// Holds a rank, and its nibbles on the two files of the move.
module fpgambit_perft_rank_readers (
    input  wire        clock,      // Clock
    input  wire        advance,    // Everything moves
    input  wire [31:0] rank,       // Eight piece nibbles, file a lowest
    input  wire [2:0]  from_file,  // The file the move comes from
    input  wire [2:0]  to_file,    // The file it goes to
    output wire [31:0] held,       // The rank
    output wire [3:0]  on_from,    // What stands on the first file
    output wire [3:0]  on_to       // What stands on the second
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

// Makes four changes of a move: a piece is put down, perhaps a second; a square is cleared, perhaps
// a second.
module fpgambit_perft_change_resolver (
    input  wire        clock,      // Clock
    input  wire        advance,    // Everything moves
    input  wire        back,       // The move is taken back
    input  wire [15:0] word,       // The move word
    input  wire [22:0] record,     // What was captured by the move that is taken back
    input  wire [3:0]  on_from_0,  // What stands on the file the move comes from, of each rank
    input  wire [3:0]  on_from_1,  // What stands on the file the move comes from, of each rank
    input  wire [3:0]  on_from_2,  // What stands on the file the move comes from, of each rank
    input  wire [3:0]  on_from_3,  // What stands on the file the move comes from, of each rank
    input  wire [3:0]  on_from_4,  // What stands on the file the move comes from, of each rank
    input  wire [3:0]  on_from_5,  // What stands on the file the move comes from, of each rank
    input  wire [3:0]  on_from_6,  // What stands on the file the move comes from, of each rank
    input  wire [3:0]  on_from_7,  // What stands on the file the move comes from, of each rank
    input  wire [3:0]  on_to_0,    // On the file it goes to
    input  wire [3:0]  on_to_1,    // On the file it goes to
    input  wire [3:0]  on_to_2,    // On the file it goes to
    input  wire [3:0]  on_to_3,    // On the file it goes to
    input  wire [3:0]  on_to_4,    // On the file it goes to
    input  wire [3:0]  on_to_5,    // On the file it goes to
    input  wire [3:0]  on_to_6,    // On the file it goes to
    input  wire [3:0]  on_to_7,    // On the file it goes to
    output wire [3:0]  mover,      // The piece that moves, before it becomes another
    output reg  [3:0]  captured,   // What the move captures
    output wire [7:0]  ranks_0,    // The rank of each change, a bit a rank; none of a change that
                                   // is not needed
    output wire [7:0]  ranks_1,    // The rank of each change, a bit a rank; none of a change that
                                   // is not needed
    output wire [7:0]  ranks_2,    // The rank of each change, a bit a rank; none of a change that
                                   // is not needed
    output wire [7:0]  ranks_3,    // The rank of each change, a bit a rank; none of a change that
                                   // is not needed
    output wire [31:0] squares_0,  // The file of each change: four ones
    output wire [31:0] squares_1,  // The file of each change: four ones
    output wire [31:0] squares_2,  // The file of each change: four ones
    output wire [31:0] squares_3,  // The file of each change: four ones
    output wire [31:0] pieces_0,   // The pieces put down, their nibble at every file
    output wire [31:0] pieces_1    // The pieces put down, their nibble at every file
);

  localparam [2:0] FILE_D = 3'd3;
  localparam [2:0] FILE_F = 3'd5;
  localparam [2:0] FILE_H = 3'd7;
  localparam [3:0] MOVE_KIND_CASTLE_LONG = 4'd3;
  localparam [3:0] MOVE_KIND_CASTLE_SHORT = 4'd2;
  localparam [3:0] MOVE_KIND_EN_PASSANT = 4'd5;
  localparam [3:0] MOVE_WORD_KIND = 4'd12;
  localparam [3:0] MOVE_WORD_PROMOTES = 4'd15;
  localparam [3:0] MOVE_WORD_TO = 4'd6;
  localparam [3:0] NIBBLE_BLACK = 4'd8;
  localparam [2:0] PIECE_KNIGHT = 3'd2;
  localparam [2:0] PIECE_PAWN = 3'd1;
  localparam [2:0] PIECE_ROOK = 3'd4;
  localparam [4:0] UNDO_CAPTURED = 5'd19;

  reg  [7:0]  rank_0;
  reg  [7:0]  rank_1;
  reg  [7:0]  rank_2;
  reg  [7:0]  rank_3;
  reg  [2:0]  file_0;
  reg  [2:0]  file_1;
  reg  [2:0]  file_2;
  reg  [2:0]  file_3;
  reg  [3:0]  nibble_0;
  reg  [3:0]  nibble_1;

  wire [5:0]  from;
  wire [5:0]  to;
  wire [7:0]  from_rank;
  wire [7:0]  to_rank;
  wire [3:0]  kind;
  wire        castles;
  wire        captures;
  wire        en_passant;
  wire        promotes;
  reg  [3:0]  standing;
  reg  [3:0]  target;
  reg  [3:0]  colour;
  reg  [5:0]  rook_home;
  reg  [5:0]  rook_away;
  wire [5:0]  victim;
  reg  [5:0]  place_0;
  reg  [5:0]  place_1;
  reg  [5:0]  place_2;
  reg  [5:0]  place_3;
  reg  [3:0]  needed;

  assign from = word[5:0];
  assign to = word[MOVE_WORD_TO +: 6];
  assign kind = word[MOVE_WORD_KIND +: 4];
  assign castles = (kind == MOVE_KIND_CASTLE_SHORT) | (kind == MOVE_KIND_CASTLE_LONG);
  assign captures = kind[2];
  assign en_passant = kind == MOVE_KIND_EN_PASSANT;
  assign promotes = word[MOVE_WORD_PROMOTES];

  // What stands on both squares.
  assign from_rank = 8'd1 << from[5:3];
  assign to_rank = 8'd1 << to[5:3];

  always @* begin
    standing = 4'd0;
    if (from_rank[0]) begin
      standing = standing | on_from_0;
    end
    if (from_rank[1]) begin
      standing = standing | on_from_1;
    end
    if (from_rank[2]) begin
      standing = standing | on_from_2;
    end
    if (from_rank[3]) begin
      standing = standing | on_from_3;
    end
    if (from_rank[4]) begin
      standing = standing | on_from_4;
    end
    if (from_rank[5]) begin
      standing = standing | on_from_5;
    end
    if (from_rank[6]) begin
      standing = standing | on_from_6;
    end
    if (from_rank[7]) begin
      standing = standing | on_from_7;
    end
  end

  always @* begin
    target = 4'd0;
    if (to_rank[0]) begin
      target = target | on_to_0;
    end
    if (to_rank[1]) begin
      target = target | on_to_1;
    end
    if (to_rank[2]) begin
      target = target | on_to_2;
    end
    if (to_rank[3]) begin
      target = target | on_to_3;
    end
    if (to_rank[4]) begin
      target = target | on_to_4;
    end
    if (to_rank[5]) begin
      target = target | on_to_5;
    end
    if (to_rank[6]) begin
      target = target | on_to_6;
    end
    if (to_rank[7]) begin
      target = target | on_to_7;
    end
  end

  always @* begin
    colour = standing & NIBBLE_BLACK;
    if (back) begin
      colour = target & NIBBLE_BLACK;
    end
  end

  // The castling rook's squares, on the king's rank: h and f or a and d.
  always @* begin
    rook_home = {to[5:3], 3'd0};
    rook_away = {to[5:3], FILE_D};
    if (to[2]) begin
      rook_home = to | {3'd0, FILE_H};
      rook_away = {to[5:3], FILE_F};
    end
  end

  assign victim = {from[5:3], to[2:0]};

  always @* begin
    needed = 4'd5;
    if (back) begin
      place_0 = from;
      place_1 = to;
      if (en_passant) begin
        place_1 = victim;
      end
      if (castles) begin
        place_1 = rook_home;
      end
      place_2 = to;
      place_3 = rook_away;
      if (captures) begin
        needed = 4'd7;
      end
    end else begin
      place_0 = to;
      place_1 = rook_away;
      place_2 = from;
      place_3 = victim;
      if (castles) begin
        place_3 = rook_home;
      end
      if (en_passant) begin
        needed = 4'd13;
      end
    end
    if (castles) begin
      needed = 4'd15;
    end
  end

  always @(posedge clock) begin
    if (advance) begin
      file_0 <= place_0[2:0];
      rank_0 <= 8'd0;
      if (needed[0]) begin
        rank_0 <= 8'd1 << place_0[5:3];
      end
      file_1 <= place_1[2:0];
      rank_1 <= 8'd0;
      if (needed[1]) begin
        rank_1 <= 8'd1 << place_1[5:3];
      end
      file_2 <= place_2[2:0];
      rank_2 <= 8'd0;
      if (needed[2]) begin
        rank_2 <= 8'd1 << place_2[5:3];
      end
      file_3 <= place_3[2:0];
      rank_3 <= 8'd0;
      if (needed[3]) begin
        rank_3 <= 8'd1 << place_3[5:3];
      end
      if (back) begin
        nibble_0 <= target;
        if (promotes) begin
          nibble_0 <= colour | {1'b0, PIECE_PAWN};
        end
        nibble_1 <= record[UNDO_CAPTURED +: 4];
      end else begin
        nibble_0 <= standing;
        if (promotes) begin
          nibble_0 <= colour | ({2'd0, kind[1:0]} + {1'b0, PIECE_KNIGHT});
        end
      end
      if (castles) begin
        nibble_1 <= colour | {1'b0, PIECE_ROOK};
      end
    end
  end

  assign mover = standing;

  always @* begin
    captured = target;
    if (en_passant) begin
      captured = (colour ^ NIBBLE_BLACK) | {1'b0, PIECE_PAWN};
    end
  end

  assign ranks_0 = rank_0;
  assign squares_0 = 32'h0000_000f << {file_0, 2'd0};
  assign ranks_1 = rank_1;
  assign squares_1 = 32'h0000_000f << {file_1, 2'd0};
  assign ranks_2 = rank_2;
  assign squares_2 = 32'h0000_000f << {file_2, 2'd0};
  assign ranks_3 = rank_3;
  assign squares_3 = 32'h0000_000f << {file_3, 2'd0};
  assign pieces_0 = {nibble_0, nibble_0, nibble_0, nibble_0, nibble_0, nibble_0, nibble_0,
      nibble_0};
  assign pieces_1 = {nibble_1, nibble_1, nibble_1, nibble_1, nibble_1, nibble_1, nibble_1,
      nibble_1};

  initial begin
    rank_0 = 8'd0;
    rank_1 = 8'd0;
    rank_2 = 8'd0;
    rank_3 = 8'd0;
    file_0 = 3'd0;
    file_1 = 3'd0;
    file_2 = 3'd0;
    file_3 = 3'd0;
    nibble_0 = 4'd0;
    nibble_1 = 4'd0;
  end

  // What nothing here reads.
  wire unused = &{1'b0, record[18:0]};
endmodule

// Changes the state word as the rules say, and writes the undo record; or brings back what a record
// says.
module fpgambit_perft_state_changer (
    input  wire        clock,     // Clock
    input  wire        advance,   // Everything moves
    input  wire        back,      // The move is taken back
    input  wire [15:0] word,      // The move word
    input  wire [22:0] record,    // The undo record of the move that is taken back
    input  wire [31:0] state,     // The state word before
    input  wire [3:0]  mover,     // The piece that moves
    input  wire [3:0]  captured,  // What the move captures
    output wire [31:0] changed,   // The state word after
    output wire [22:0] undo       // The undo record; 0 of a move taken back
);

  localparam [5:0] HOME_A1 = 6'd0;
  localparam [5:0] HOME_A8 = 6'd56;
  localparam [5:0] HOME_E1 = 6'd4;
  localparam [5:0] HOME_E8 = 6'd60;
  localparam [5:0] HOME_H1 = 6'd7;
  localparam [5:0] HOME_H8 = 6'd63;
  localparam [3:0] MOVE_KIND_DOUBLE_PUSH = 4'd1;
  localparam [3:0] MOVE_WORD_KIND = 4'd12;
  localparam [3:0] MOVE_WORD_TO = 4'd6;
  localparam [2:0] PIECE_PAWN = 3'd1;
  localparam [3:0] RIGHTS_BLACK = 4'd12;
  localparam [3:0] RIGHTS_BLACK_LONG = 4'd8;
  localparam [3:0] RIGHTS_BLACK_SHORT = 4'd4;
  localparam [3:0] RIGHTS_WHITE = 4'd3;
  localparam [3:0] RIGHTS_WHITE_LONG = 4'd2;
  localparam [3:0] RIGHTS_WHITE_SHORT = 4'd1;
  localparam [4:0] STATE_WORD_EN_PASSANT = 5'd5;
  localparam [4:0] STATE_WORD_FULL_MOVES = 5'd19;
  localparam [4:0] STATE_WORD_HALF_MOVES = 5'd12;
  localparam [4:0] STATE_WORD_RIGHTS = 5'd1;
  localparam [4:0] STATE_WORD_SIDE = 5'd0;
  localparam [4:0] UNDO_COUNTED = 5'd18;

  reg  [31:0] resolved;
  reg  [31:0] shown;
  reg  [22:0] resolved_undo;
  reg  [22:0] shown_undo;

  wire [5:0]  from;
  wire [5:0]  to;
  reg  [5:0]  passed;
  wire [3:0]  kind;
  reg  [3:0]  lost;
  wire [3:0]  rights_left;
  wire        black;
  wire        resets;
  reg         counts;
  wire        double_push;
  reg  [6:0]  half_moves;
  reg  [12:0] full_moves;
  reg  [31:0] after;
  reg  [22:0] written;

  assign from = word[5:0];
  assign to = word[MOVE_WORD_TO +: 6];
  assign kind = word[MOVE_WORD_KIND +: 4];
  assign black = state[STATE_WORD_SIDE];

  // A right goes when something moves from, or to, the home of its king or rook.
  always @* begin
    lost = 4'd0;
    if ((from == HOME_E1) | (to == HOME_E1)) begin
      lost = lost | RIGHTS_WHITE;
    end
    if ((from == HOME_H1) | (to == HOME_H1)) begin
      lost = lost | RIGHTS_WHITE_SHORT;
    end
    if ((from == HOME_A1) | (to == HOME_A1)) begin
      lost = lost | RIGHTS_WHITE_LONG;
    end
    if ((from == HOME_E8) | (to == HOME_E8)) begin
      lost = lost | RIGHTS_BLACK;
    end
    if ((from == HOME_H8) | (to == HOME_H8)) begin
      lost = lost | RIGHTS_BLACK_SHORT;
    end
    if ((from == HOME_A8) | (to == HOME_A8)) begin
      lost = lost | RIGHTS_BLACK_LONG;
    end
  end

  assign rights_left = state[STATE_WORD_RIGHTS +: 4] & ~lost;

  // The square a double push passes is beside the target, one rank back.
  assign double_push = kind == MOVE_KIND_DOUBLE_PUSH;

  always @* begin
    passed = 6'd0;
    if (double_push) begin
      passed = to ^ 6'd8;
    end
  end

  // Both counters stay at their largest value.
  assign resets = kind[2] | (mover[2:0] == PIECE_PAWN);

  always @* begin
    half_moves = state[STATE_WORD_HALF_MOVES +: 7];
    if (!(&half_moves)) begin
      half_moves = half_moves + 7'd1;
    end
    if (resets) begin
      half_moves = 7'd0;
    end
  end

  always @* begin
    full_moves = state[STATE_WORD_FULL_MOVES +: 13];
    counts = black & !(&full_moves);
    if (counts) begin
      full_moves = full_moves + 13'd1;
    end
    after = {full_moves, half_moves, passed, 1'b0, rights_left, 1'b0};
    if (double_push) begin
      after = after | (32'd1 << STATE_WORD_EN_PASSANT);
    end
    written = {captured, 1'b0, state[STATE_WORD_RIGHTS +: 18]};
    if (counts) begin
      written = written | (23'd1 << UNDO_COUNTED);
    end
    if (back) begin
      full_moves = state[STATE_WORD_FULL_MOVES +: 13];
      if (record[UNDO_COUNTED]) begin
        full_moves = full_moves - 13'd1;
      end
      after = {full_moves, record[17:0], 1'b0};
      written = 23'd0;
    end
    if (!black) begin
      after = after | (32'd1 << STATE_WORD_SIDE);
    end
  end

  always @(posedge clock) begin
    if (advance) begin
      resolved <= after;
      resolved_undo <= written;
      shown <= resolved;
      shown_undo <= resolved_undo;
    end
  end

  assign changed = shown;
  assign undo = shown_undo;

  initial begin
    resolved = 32'd0;
    shown = 32'd0;
    resolved_undo = 23'd0;
    shown_undo = 23'd0;
  end

  // What nothing here reads.
  wire unused = &{1'b0, record[22:19], mover[3]};
endmodule

// Clears up to two squares of a rank, puts pieces on up to two, and holds what comes out.
module fpgambit_perft_rank_changers (
    input  wire        clock,      // Clock
    input  wire        advance,    // Everything moves
    input  wire [31:0] rank,       // Eight piece nibbles, file a lowest
    input  wire [3:0]  here,       // Which changes are on this rank: 0 and 1 put a piece, 2 and 3
                                   // clear a square
    input  wire [31:0] squares_0,  // The square of each change: four ones at its file
    input  wire [31:0] squares_1,  // The square of each change: four ones at its file
    input  wire [31:0] squares_2,  // The square of each change: four ones at its file
    input  wire [31:0] squares_3,  // The square of each change: four ones at its file
    input  wire [31:0] pieces_0,   // The piece of each change that puts one, its nibble at every
                                   // file
    input  wire [31:0] pieces_1,   // The piece of each change that puts one, its nibble at every
                                   // file
    output wire [31:0] changed     // The rank as it is then
);

  reg  [31:0] word;

  reg  [31:0] gone;
  reg  [31:0] come;

  always @* begin
    gone = 32'd0;
    if (here[0]) begin
      gone = gone | squares_0;
    end
    if (here[1]) begin
      gone = gone | squares_1;
    end
    if (here[2]) begin
      gone = gone | squares_2;
    end
    if (here[3]) begin
      gone = gone | squares_3;
    end
  end

  always @* begin
    come = 32'd0;
    if (here[0]) begin
      come = come | (squares_0 & pieces_0);
    end
    if (here[1]) begin
      come = come | (squares_1 & pieces_1);
    end
  end

  always @(posedge clock) begin
    if (advance) begin
      word <= (rank & ~gone) | come;
    end
  end

  assign changed = word;

  initial begin
    word = 32'd0;
  end
endmodule

// Counts the legal moves of a position, and shows which they are. Latency: thirteen clocks for the
// count.
module fpgambit_perft_pipeline (
    input  wire        clock,          // Clock
    input  wire [31:0] rank_0,         // The board: ranks 1 to 8, eight piece nibbles each, file a
                                       // lowest
    input  wire [31:0] rank_1,         // The board: ranks 1 to 8, eight piece nibbles each, file a
                                       // lowest
    input  wire [31:0] rank_2,         // The board: ranks 1 to 8, eight piece nibbles each, file a
                                       // lowest
    input  wire [31:0] rank_3,         // The board: ranks 1 to 8, eight piece nibbles each, file a
                                       // lowest
    input  wire [31:0] rank_4,         // The board: ranks 1 to 8, eight piece nibbles each, file a
                                       // lowest
    input  wire [31:0] rank_5,         // The board: ranks 1 to 8, eight piece nibbles each, file a
                                       // lowest
    input  wire [31:0] rank_6,         // The board: ranks 1 to 8, eight piece nibbles each, file a
                                       // lowest
    input  wire [31:0] rank_7,         // The board: ranks 1 to 8, eight piece nibbles each, file a
                                       // lowest
    input  wire [31:0] state,          // The state word, whose clocks do not matter
    output wire        check,          // The side to move is in check; clock 5
    output wire [9:0]  count,          // How many legal moves there are; clock 13
    output wire [7:0]  occupied_0,     // Squares with a piece, rank by rank from the mover's side
                                       // as all that follows; clock 2
    output wire [7:0]  occupied_1,     // Squares with a piece, rank by rank from the mover's side
                                       // as all that follows; clock 2
    output wire [7:0]  occupied_2,     // Squares with a piece, rank by rank from the mover's side
                                       // as all that follows; clock 2
    output wire [7:0]  occupied_3,     // Squares with a piece, rank by rank from the mover's side
                                       // as all that follows; clock 2
    output wire [7:0]  occupied_4,     // Squares with a piece, rank by rank from the mover's side
                                       // as all that follows; clock 2
    output wire [7:0]  occupied_5,     // Squares with a piece, rank by rank from the mover's side
                                       // as all that follows; clock 2
    output wire [7:0]  occupied_6,     // Squares with a piece, rank by rank from the mover's side
                                       // as all that follows; clock 2
    output wire [7:0]  occupied_7,     // Squares with a piece, rank by rank from the mover's side
                                       // as all that follows; clock 2
    output wire [7:0]  own_king_0,     // The king of the side to move; clock 5
    output wire [7:0]  own_king_1,     // The king of the side to move; clock 5
    output wire [7:0]  own_king_2,     // The king of the side to move; clock 5
    output wire [7:0]  own_king_3,     // The king of the side to move; clock 5
    output wire [7:0]  own_king_4,     // The king of the side to move; clock 5
    output wire [7:0]  own_king_5,     // The king of the side to move; clock 5
    output wire [7:0]  own_king_6,     // The king of the side to move; clock 5
    output wire [7:0]  own_king_7,     // The king of the side to move; clock 5
    output wire [7:0]  file,           // The file of the en passant square, if there is one; clock
                                       // 5
    output wire [7:0]  own_knights_0,  // Knights that may move; clock 6
    output wire [7:0]  own_knights_1,  // Knights that may move; clock 6
    output wire [7:0]  own_knights_2,  // Knights that may move; clock 6
    output wire [7:0]  own_knights_3,  // Knights that may move; clock 6
    output wire [7:0]  own_knights_4,  // Knights that may move; clock 6
    output wire [7:0]  own_knights_5,  // Knights that may move; clock 6
    output wire [7:0]  own_knights_6,  // Knights that may move; clock 6
    output wire [7:0]  own_knights_7,  // Knights that may move; clock 6
    output wire [7:0]  pawn_moves_0,   // Where pawns could go, if they may: ahead or by a capture
                                       // to higher files, then by one to lower files; clock 6
    output wire [7:0]  pawn_moves_1,   // Where pawns could go, if they may: ahead or by a capture
                                       // to higher files, then by one to lower files; clock 6
    output wire [7:0]  pawn_moves_2,   // Where pawns could go, if they may: ahead or by a capture
                                       // to higher files, then by one to lower files; clock 6
    output wire [7:0]  pawn_moves_3,   // Where pawns could go, if they may: ahead or by a capture
                                       // to higher files, then by one to lower files; clock 6
    output wire [7:0]  pawn_moves_4,   // Where pawns could go, if they may: ahead or by a capture
                                       // to higher files, then by one to lower files; clock 6
    output wire [7:0]  pawn_moves_5,   // Where pawns could go, if they may: ahead or by a capture
                                       // to higher files, then by one to lower files; clock 6
    output wire [7:0]  pawn_moves_6,   // Where pawns could go, if they may: ahead or by a capture
                                       // to higher files, then by one to lower files; clock 6
    output wire [7:0]  pawn_moves_7,   // Where pawns could go, if they may: ahead or by a capture
                                       // to higher files, then by one to lower files; clock 6
    output wire [7:0]  pawn_moves_8,   // Where pawns could go, if they may: ahead or by a capture
                                       // to higher files, then by one to lower files; clock 6
    output wire [7:0]  pawn_moves_9,   // Where pawns could go, if they may: ahead or by a capture
                                       // to higher files, then by one to lower files; clock 6
    output wire [7:0]  pawn_moves_10,  // Where pawns could go, if they may: ahead or by a capture
                                       // to higher files, then by one to lower files; clock 6
    output wire [7:0]  pawn_moves_11,  // Where pawns could go, if they may: ahead or by a capture
                                       // to higher files, then by one to lower files; clock 6
    output wire [7:0]  pawn_moves_12,  // Where pawns could go, if they may: ahead or by a capture
                                       // to higher files, then by one to lower files; clock 6
    output wire [7:0]  pawn_moves_13,  // Where pawns could go, if they may: ahead or by a capture
                                       // to higher files, then by one to lower files; clock 6
    output wire [7:0]  pawn_moves_14,  // Where pawns could go, if they may: ahead or by a capture
                                       // to higher files, then by one to lower files; clock 6
    output wire [7:0]  pawn_moves_15,  // Where pawns could go, if they may: ahead or by a capture
                                       // to higher files, then by one to lower files; clock 6
    output wire [7:0]  now_empty_0,    // Empty squares; clock 6
    output wire [7:0]  now_empty_1,    // Empty squares; clock 6
    output wire [7:0]  now_empty_2,    // Empty squares; clock 6
    output wire [7:0]  now_empty_3,    // Empty squares; clock 6
    output wire [7:0]  now_empty_4,    // Empty squares; clock 6
    output wire [7:0]  now_empty_5,    // Empty squares; clock 6
    output wire [7:0]  now_empty_6,    // Empty squares; clock 6
    output wire [7:0]  now_empty_7,    // Empty squares; clock 6
    output wire [7:0]  open_to_0,      // Squares to which a piece other than the king may go; clock
                                       // 6
    output wire [7:0]  open_to_1,      // Squares to which a piece other than the king may go; clock
                                       // 6
    output wire [7:0]  open_to_2,      // Squares to which a piece other than the king may go; clock
                                       // 6
    output wire [7:0]  open_to_3,      // Squares to which a piece other than the king may go; clock
                                       // 6
    output wire [7:0]  open_to_4,      // Squares to which a piece other than the king may go; clock
                                       // 6
    output wire [7:0]  open_to_5,      // Squares to which a piece other than the king may go; clock
                                       // 6
    output wire [7:0]  open_to_6,      // Squares to which a piece other than the king may go; clock
                                       // 6
    output wire [7:0]  open_to_7,      // Squares to which a piece other than the king may go; clock
                                       // 6
    output wire [7:0]  king_moves_0,   // Squares to which the king goes; clock 6
    output wire [7:0]  king_moves_1,   // Squares to which the king goes; clock 6
    output wire [7:0]  king_moves_2,   // Squares to which the king goes; clock 6
    output wire [7:0]  king_moves_3,   // Squares to which the king goes; clock 6
    output wire [7:0]  king_moves_4,   // Squares to which the king goes; clock 6
    output wire [7:0]  king_moves_5,   // Squares to which the king goes; clock 6
    output wire [7:0]  king_moves_6,   // Squares to which the king goes; clock 6
    output wire [7:0]  king_moves_7,   // Squares to which the king goes; clock 6
    output wire [3:0]  special_found,  // Castling on the king's side and on the queen's, en passant
                                       // to the east and to the west; clock 6
    output wire [7:0]  moves_up_0,     // Where sliders could go upwards, if they may: along ranks,
                                       // files, rising and falling diagonals, eight ranks each;
                                       // clock 7
    output wire [7:0]  moves_up_1,     // Where sliders could go upwards, if they may: along ranks,
                                       // files, rising and falling diagonals, eight ranks each;
                                       // clock 7
    output wire [7:0]  moves_up_2,     // Where sliders could go upwards, if they may: along ranks,
                                       // files, rising and falling diagonals, eight ranks each;
                                       // clock 7
    output wire [7:0]  moves_up_3,     // Where sliders could go upwards, if they may: along ranks,
                                       // files, rising and falling diagonals, eight ranks each;
                                       // clock 7
    output wire [7:0]  moves_up_4,     // Where sliders could go upwards, if they may: along ranks,
                                       // files, rising and falling diagonals, eight ranks each;
                                       // clock 7
    output wire [7:0]  moves_up_5,     // Where sliders could go upwards, if they may: along ranks,
                                       // files, rising and falling diagonals, eight ranks each;
                                       // clock 7
    output wire [7:0]  moves_up_6,     // Where sliders could go upwards, if they may: along ranks,
                                       // files, rising and falling diagonals, eight ranks each;
                                       // clock 7
    output wire [7:0]  moves_up_7,     // Where sliders could go upwards, if they may: along ranks,
                                       // files, rising and falling diagonals, eight ranks each;
                                       // clock 7
    output wire [7:0]  moves_up_8,     // Where sliders could go upwards, if they may: along ranks,
                                       // files, rising and falling diagonals, eight ranks each;
                                       // clock 7
    output wire [7:0]  moves_up_9,     // Where sliders could go upwards, if they may: along ranks,
                                       // files, rising and falling diagonals, eight ranks each;
                                       // clock 7
    output wire [7:0]  moves_up_10,    // Where sliders could go upwards, if they may: along ranks,
                                       // files, rising and falling diagonals, eight ranks each;
                                       // clock 7
    output wire [7:0]  moves_up_11,    // Where sliders could go upwards, if they may: along ranks,
                                       // files, rising and falling diagonals, eight ranks each;
                                       // clock 7
    output wire [7:0]  moves_up_12,    // Where sliders could go upwards, if they may: along ranks,
                                       // files, rising and falling diagonals, eight ranks each;
                                       // clock 7
    output wire [7:0]  moves_up_13,    // Where sliders could go upwards, if they may: along ranks,
                                       // files, rising and falling diagonals, eight ranks each;
                                       // clock 7
    output wire [7:0]  moves_up_14,    // Where sliders could go upwards, if they may: along ranks,
                                       // files, rising and falling diagonals, eight ranks each;
                                       // clock 7
    output wire [7:0]  moves_up_15,    // Where sliders could go upwards, if they may: along ranks,
                                       // files, rising and falling diagonals, eight ranks each;
                                       // clock 7
    output wire [7:0]  moves_up_16,    // Where sliders could go upwards, if they may: along ranks,
                                       // files, rising and falling diagonals, eight ranks each;
                                       // clock 7
    output wire [7:0]  moves_up_17,    // Where sliders could go upwards, if they may: along ranks,
                                       // files, rising and falling diagonals, eight ranks each;
                                       // clock 7
    output wire [7:0]  moves_up_18,    // Where sliders could go upwards, if they may: along ranks,
                                       // files, rising and falling diagonals, eight ranks each;
                                       // clock 7
    output wire [7:0]  moves_up_19,    // Where sliders could go upwards, if they may: along ranks,
                                       // files, rising and falling diagonals, eight ranks each;
                                       // clock 7
    output wire [7:0]  moves_up_20,    // Where sliders could go upwards, if they may: along ranks,
                                       // files, rising and falling diagonals, eight ranks each;
                                       // clock 7
    output wire [7:0]  moves_up_21,    // Where sliders could go upwards, if they may: along ranks,
                                       // files, rising and falling diagonals, eight ranks each;
                                       // clock 7
    output wire [7:0]  moves_up_22,    // Where sliders could go upwards, if they may: along ranks,
                                       // files, rising and falling diagonals, eight ranks each;
                                       // clock 7
    output wire [7:0]  moves_up_23,    // Where sliders could go upwards, if they may: along ranks,
                                       // files, rising and falling diagonals, eight ranks each;
                                       // clock 7
    output wire [7:0]  moves_up_24,    // Where sliders could go upwards, if they may: along ranks,
                                       // files, rising and falling diagonals, eight ranks each;
                                       // clock 7
    output wire [7:0]  moves_up_25,    // Where sliders could go upwards, if they may: along ranks,
                                       // files, rising and falling diagonals, eight ranks each;
                                       // clock 7
    output wire [7:0]  moves_up_26,    // Where sliders could go upwards, if they may: along ranks,
                                       // files, rising and falling diagonals, eight ranks each;
                                       // clock 7
    output wire [7:0]  moves_up_27,    // Where sliders could go upwards, if they may: along ranks,
                                       // files, rising and falling diagonals, eight ranks each;
                                       // clock 7
    output wire [7:0]  moves_up_28,    // Where sliders could go upwards, if they may: along ranks,
                                       // files, rising and falling diagonals, eight ranks each;
                                       // clock 7
    output wire [7:0]  moves_up_29,    // Where sliders could go upwards, if they may: along ranks,
                                       // files, rising and falling diagonals, eight ranks each;
                                       // clock 7
    output wire [7:0]  moves_up_30,    // Where sliders could go upwards, if they may: along ranks,
                                       // files, rising and falling diagonals, eight ranks each;
                                       // clock 7
    output wire [7:0]  moves_up_31,    // Where sliders could go upwards, if they may: along ranks,
                                       // files, rising and falling diagonals, eight ranks each;
                                       // clock 7
    output wire [7:0]  moves_down_0,   // Downwards; clock 7
    output wire [7:0]  moves_down_1,   // Downwards; clock 7
    output wire [7:0]  moves_down_2,   // Downwards; clock 7
    output wire [7:0]  moves_down_3,   // Downwards; clock 7
    output wire [7:0]  moves_down_4,   // Downwards; clock 7
    output wire [7:0]  moves_down_5,   // Downwards; clock 7
    output wire [7:0]  moves_down_6,   // Downwards; clock 7
    output wire [7:0]  moves_down_7,   // Downwards; clock 7
    output wire [7:0]  moves_down_8,   // Downwards; clock 7
    output wire [7:0]  moves_down_9,   // Downwards; clock 7
    output wire [7:0]  moves_down_10,  // Downwards; clock 7
    output wire [7:0]  moves_down_11,  // Downwards; clock 7
    output wire [7:0]  moves_down_12,  // Downwards; clock 7
    output wire [7:0]  moves_down_13,  // Downwards; clock 7
    output wire [7:0]  moves_down_14,  // Downwards; clock 7
    output wire [7:0]  moves_down_15,  // Downwards; clock 7
    output wire [7:0]  moves_down_16,  // Downwards; clock 7
    output wire [7:0]  moves_down_17,  // Downwards; clock 7
    output wire [7:0]  moves_down_18,  // Downwards; clock 7
    output wire [7:0]  moves_down_19,  // Downwards; clock 7
    output wire [7:0]  moves_down_20,  // Downwards; clock 7
    output wire [7:0]  moves_down_21,  // Downwards; clock 7
    output wire [7:0]  moves_down_22,  // Downwards; clock 7
    output wire [7:0]  moves_down_23,  // Downwards; clock 7
    output wire [7:0]  moves_down_24,  // Downwards; clock 7
    output wire [7:0]  moves_down_25,  // Downwards; clock 7
    output wire [7:0]  moves_down_26,  // Downwards; clock 7
    output wire [7:0]  moves_down_27,  // Downwards; clock 7
    output wire [7:0]  moves_down_28,  // Downwards; clock 7
    output wire [7:0]  moves_down_29,  // Downwards; clock 7
    output wire [7:0]  moves_down_30,  // Downwards; clock 7
    output wire [7:0]  moves_down_31   // Downwards; clock 7
);

  localparam [4:0] STATE_WORD_SIDE = 5'd0;

  reg         bare_east;
  reg         bare_west;
  reg  [3:0]  special_0;
  reg  [3:0]  special_1;
  reg  [3:0]  special_2;

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
  wire [7:0]  threats_attacked_0;
  wire [7:0]  threats_attacked_1;
  wire [7:0]  threats_attacked_2;
  wire [7:0]  threats_attacked_3;
  wire [7:0]  threats_attacked_4;
  wire [7:0]  threats_attacked_5;
  wire [7:0]  threats_attacked_6;
  wire [7:0]  threats_attacked_7;
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
  wire [7:0]  seen_pawns_0_given_0;
  wire [7:0]  seen_pawns_0_given_1;
  wire [7:0]  seen_pawns_0_given_2;
  wire [7:0]  seen_pawns_0_given_3;
  wire [7:0]  seen_pawns_0_given_4;
  wire [7:0]  seen_pawns_0_given_5;
  wire [7:0]  seen_pawns_0_given_6;
  wire [7:0]  seen_pawns_0_given_7;
  wire [7:0]  seen_pawns_1_given_0;
  wire [7:0]  seen_pawns_1_given_1;
  wire [7:0]  seen_pawns_1_given_2;
  wire [7:0]  seen_pawns_1_given_3;
  wire [7:0]  seen_pawns_1_given_4;
  wire [7:0]  seen_pawns_1_given_5;
  wire [7:0]  seen_pawns_1_given_6;
  wire [7:0]  seen_pawns_1_given_7;
  wire [7:0]  seen_pawns_2_given_0;
  wire [7:0]  seen_pawns_2_given_1;
  wire [7:0]  seen_pawns_2_given_2;
  wire [7:0]  seen_pawns_2_given_3;
  wire [7:0]  seen_pawns_2_given_4;
  wire [7:0]  seen_pawns_2_given_5;
  wire [7:0]  seen_pawns_2_given_6;
  wire [7:0]  seen_pawns_2_given_7;
  wire [7:0]  seen_knights_0_given_0;
  wire [7:0]  seen_knights_0_given_1;
  wire [7:0]  seen_knights_0_given_2;
  wire [7:0]  seen_knights_0_given_3;
  wire [7:0]  seen_knights_0_given_4;
  wire [7:0]  seen_knights_0_given_5;
  wire [7:0]  seen_knights_0_given_6;
  wire [7:0]  seen_knights_0_given_7;
  wire [7:0]  seen_knights_1_given_0;
  wire [7:0]  seen_knights_1_given_1;
  wire [7:0]  seen_knights_1_given_2;
  wire [7:0]  seen_knights_1_given_3;
  wire [7:0]  seen_knights_1_given_4;
  wire [7:0]  seen_knights_1_given_5;
  wire [7:0]  seen_knights_1_given_6;
  wire [7:0]  seen_knights_1_given_7;
  wire [7:0]  seen_knights_2_given_0;
  wire [7:0]  seen_knights_2_given_1;
  wire [7:0]  seen_knights_2_given_2;
  wire [7:0]  seen_knights_2_given_3;
  wire [7:0]  seen_knights_2_given_4;
  wire [7:0]  seen_knights_2_given_5;
  wire [7:0]  seen_knights_2_given_6;
  wire [7:0]  seen_knights_2_given_7;
  wire [7:0]  seen_diagonal_0_given_0;
  wire [7:0]  seen_diagonal_0_given_1;
  wire [7:0]  seen_diagonal_0_given_2;
  wire [7:0]  seen_diagonal_0_given_3;
  wire [7:0]  seen_diagonal_0_given_4;
  wire [7:0]  seen_diagonal_0_given_5;
  wire [7:0]  seen_diagonal_0_given_6;
  wire [7:0]  seen_diagonal_0_given_7;
  wire [7:0]  seen_diagonal_1_given_0;
  wire [7:0]  seen_diagonal_1_given_1;
  wire [7:0]  seen_diagonal_1_given_2;
  wire [7:0]  seen_diagonal_1_given_3;
  wire [7:0]  seen_diagonal_1_given_4;
  wire [7:0]  seen_diagonal_1_given_5;
  wire [7:0]  seen_diagonal_1_given_6;
  wire [7:0]  seen_diagonal_1_given_7;
  wire [7:0]  seen_diagonal_2_given_0;
  wire [7:0]  seen_diagonal_2_given_1;
  wire [7:0]  seen_diagonal_2_given_2;
  wire [7:0]  seen_diagonal_2_given_3;
  wire [7:0]  seen_diagonal_2_given_4;
  wire [7:0]  seen_diagonal_2_given_5;
  wire [7:0]  seen_diagonal_2_given_6;
  wire [7:0]  seen_diagonal_2_given_7;
  wire [7:0]  seen_straight_0_given_0;
  wire [7:0]  seen_straight_0_given_1;
  wire [7:0]  seen_straight_0_given_2;
  wire [7:0]  seen_straight_0_given_3;
  wire [7:0]  seen_straight_0_given_4;
  wire [7:0]  seen_straight_0_given_5;
  wire [7:0]  seen_straight_0_given_6;
  wire [7:0]  seen_straight_0_given_7;
  wire [7:0]  seen_straight_1_given_0;
  wire [7:0]  seen_straight_1_given_1;
  wire [7:0]  seen_straight_1_given_2;
  wire [7:0]  seen_straight_1_given_3;
  wire [7:0]  seen_straight_1_given_4;
  wire [7:0]  seen_straight_1_given_5;
  wire [7:0]  seen_straight_1_given_6;
  wire [7:0]  seen_straight_1_given_7;
  wire [7:0]  seen_straight_2_given_0;
  wire [7:0]  seen_straight_2_given_1;
  wire [7:0]  seen_straight_2_given_2;
  wire [7:0]  seen_straight_2_given_3;
  wire [7:0]  seen_straight_2_given_4;
  wire [7:0]  seen_straight_2_given_5;
  wire [7:0]  seen_straight_2_given_6;
  wire [7:0]  seen_straight_2_given_7;
  wire [7:0]  seen_king_0_given_0;
  wire [7:0]  seen_king_0_given_1;
  wire [7:0]  seen_king_0_given_2;
  wire [7:0]  seen_king_0_given_3;
  wire [7:0]  seen_king_0_given_4;
  wire [7:0]  seen_king_0_given_5;
  wire [7:0]  seen_king_0_given_6;
  wire [7:0]  seen_king_0_given_7;
  wire [7:0]  seen_king_1_given_0;
  wire [7:0]  seen_king_1_given_1;
  wire [7:0]  seen_king_1_given_2;
  wire [7:0]  seen_king_1_given_3;
  wire [7:0]  seen_king_1_given_4;
  wire [7:0]  seen_king_1_given_5;
  wire [7:0]  seen_king_1_given_6;
  wire [7:0]  seen_king_1_given_7;
  wire [7:0]  seen_own_0_given_0;
  wire [7:0]  seen_own_0_given_1;
  wire [7:0]  seen_own_0_given_2;
  wire [7:0]  seen_own_0_given_3;
  wire [7:0]  seen_own_0_given_4;
  wire [7:0]  seen_own_0_given_5;
  wire [7:0]  seen_own_0_given_6;
  wire [7:0]  seen_own_0_given_7;
  wire [7:0]  seen_own_1_given_0;
  wire [7:0]  seen_own_1_given_1;
  wire [7:0]  seen_own_1_given_2;
  wire [7:0]  seen_own_1_given_3;
  wire [7:0]  seen_own_1_given_4;
  wire [7:0]  seen_own_1_given_5;
  wire [7:0]  seen_own_1_given_6;
  wire [7:0]  seen_own_1_given_7;
  wire [7:0]  seen_own_2_given_0;
  wire [7:0]  seen_own_2_given_1;
  wire [7:0]  seen_own_2_given_2;
  wire [7:0]  seen_own_2_given_3;
  wire [7:0]  seen_own_2_given_4;
  wire [7:0]  seen_own_2_given_5;
  wire [7:0]  seen_own_2_given_6;
  wire [7:0]  seen_own_2_given_7;
  wire [7:0]  seen_theirs_0_given_0;
  wire [7:0]  seen_theirs_0_given_1;
  wire [7:0]  seen_theirs_0_given_2;
  wire [7:0]  seen_theirs_0_given_3;
  wire [7:0]  seen_theirs_0_given_4;
  wire [7:0]  seen_theirs_0_given_5;
  wire [7:0]  seen_theirs_0_given_6;
  wire [7:0]  seen_theirs_0_given_7;
  wire [7:0]  seen_theirs_1_given_0;
  wire [7:0]  seen_theirs_1_given_1;
  wire [7:0]  seen_theirs_1_given_2;
  wire [7:0]  seen_theirs_1_given_3;
  wire [7:0]  seen_theirs_1_given_4;
  wire [7:0]  seen_theirs_1_given_5;
  wire [7:0]  seen_theirs_1_given_6;
  wire [7:0]  seen_theirs_1_given_7;
  wire [7:0]  seen_theirs_2_given_0;
  wire [7:0]  seen_theirs_2_given_1;
  wire [7:0]  seen_theirs_2_given_2;
  wire [7:0]  seen_theirs_2_given_3;
  wire [7:0]  seen_theirs_2_given_4;
  wire [7:0]  seen_theirs_2_given_5;
  wire [7:0]  seen_theirs_2_given_6;
  wire [7:0]  seen_theirs_2_given_7;
  wire [7:0]  seen_theirs_3_given_0;
  wire [7:0]  seen_theirs_3_given_1;
  wire [7:0]  seen_theirs_3_given_2;
  wire [7:0]  seen_theirs_3_given_3;
  wire [7:0]  seen_theirs_3_given_4;
  wire [7:0]  seen_theirs_3_given_5;
  wire [7:0]  seen_theirs_3_given_6;
  wire [7:0]  seen_theirs_3_given_7;
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
  wire [7:0]  allowed_0_given_0;
  wire [7:0]  allowed_0_given_1;
  wire [7:0]  allowed_0_given_2;
  wire [7:0]  allowed_0_given_3;
  wire [7:0]  allowed_0_given_4;
  wire [7:0]  allowed_0_given_5;
  wire [7:0]  allowed_0_given_6;
  wire [7:0]  allowed_0_given_7;
  wire [7:0]  allowed_1_given_0;
  wire [7:0]  allowed_1_given_1;
  wire [7:0]  allowed_1_given_2;
  wire [7:0]  allowed_1_given_3;
  wire [7:0]  allowed_1_given_4;
  wire [7:0]  allowed_1_given_5;
  wire [7:0]  allowed_1_given_6;
  wire [7:0]  allowed_1_given_7;
  wire [7:0]  king_targets_0_given_0;
  wire [7:0]  king_targets_0_given_1;
  wire [7:0]  king_targets_0_given_2;
  wire [7:0]  king_targets_0_given_3;
  wire [7:0]  king_targets_0_given_4;
  wire [7:0]  king_targets_0_given_5;
  wire [7:0]  king_targets_0_given_6;
  wire [7:0]  king_targets_0_given_7;
  wire [7:0]  king_targets_1_given_0;
  wire [7:0]  king_targets_1_given_1;
  wire [7:0]  king_targets_1_given_2;
  wire [7:0]  king_targets_1_given_3;
  wire [7:0]  king_targets_1_given_4;
  wire [7:0]  king_targets_1_given_5;
  wire [7:0]  king_targets_1_given_6;
  wire [7:0]  king_targets_1_given_7;
  wire [7:0]  king_targets_2_given_0;
  wire [7:0]  king_targets_2_given_1;
  wire [7:0]  king_targets_2_given_2;
  wire [7:0]  king_targets_2_given_3;
  wire [7:0]  king_targets_2_given_4;
  wire [7:0]  king_targets_2_given_5;
  wire [7:0]  king_targets_2_given_6;
  wire [7:0]  king_targets_2_given_7;
  wire [7:0]  rank_counts_0_count;
  wire [7:0]  rank_counts_1_count;
  wire [7:0]  rank_counts_2_count;
  wire [7:0]  rank_counts_3_count;
  wire [7:0]  rank_counts_4_count;
  wire [7:0]  rank_counts_5_count;
  wire [7:0]  rank_counts_6_count;
  wire [7:0]  rank_counts_7_count;

  fpgambit_perft_planes planes_0 (
      .word(rank_0),
      .sorted(planes_0_sorted)
  );

  fpgambit_perft_planes planes_1 (
      .word(rank_1),
      .sorted(planes_1_sorted)
  );

  fpgambit_perft_planes planes_2 (
      .word(rank_2),
      .sorted(planes_2_sorted)
  );

  fpgambit_perft_planes planes_3 (
      .word(rank_3),
      .sorted(planes_3_sorted)
  );

  fpgambit_perft_planes planes_4 (
      .word(rank_4),
      .sorted(planes_4_sorted)
  );

  fpgambit_perft_planes planes_5 (
      .word(rank_5),
      .sorted(planes_5_sorted)
  );

  fpgambit_perft_planes planes_6 (
      .word(rank_6),
      .sorted(planes_6_sorted)
  );

  fpgambit_perft_planes planes_7 (
      .word(rank_7),
      .sorted(planes_7_sorted)
  );

  fpgambit_perft_rank_views rank_views_0 (
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

  fpgambit_perft_rank_views rank_views_1 (
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

  fpgambit_perft_rank_views rank_views_2 (
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

  fpgambit_perft_rank_views rank_views_3 (
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

  fpgambit_perft_rank_views rank_views_4 (
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

  fpgambit_perft_rank_views rank_views_5 (
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

  fpgambit_perft_rank_views rank_views_6 (
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

  fpgambit_perft_rank_views rank_views_7 (
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

  fpgambit_perft_state_view state_view (
      .clock(clock),
      .state(state),
      .seen_file(state_view_seen_file),
      .file(file),
      .short_(state_view_short),
      .long_(state_view_long)
  );

  fpgambit_perft_threats threats (
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
      .attacked_0(threats_attacked_0),
      .attacked_1(threats_attacked_1),
      .attacked_2(threats_attacked_2),
      .attacked_3(threats_attacked_3),
      .attacked_4(threats_attacked_4),
      .attacked_5(threats_attacked_5),
      .attacked_6(threats_attacked_6),
      .attacked_7(threats_attacked_7),
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

  fpgambit_perft_en_passant_row en_passant_row (
      .clock(clock),
      .file(state_view_seen_file),
      .sliders(rank_views_4_their_straight),
      .king(rank_views_4_own_king),
      .empty(en_passant_row_empty),
      .east_bare(en_passant_row_east_bare),
      .west_bare(en_passant_row_west_bare)
  );

  fpgambit_perft_seen_pawns seen_pawns_0 (
      .clock(clock),
      .taken_0(rank_views_0_own_pawns),
      .taken_1(rank_views_1_own_pawns),
      .taken_2(rank_views_2_own_pawns),
      .taken_3(rank_views_3_own_pawns),
      .taken_4(rank_views_4_own_pawns),
      .taken_5(rank_views_5_own_pawns),
      .taken_6(rank_views_6_own_pawns),
      .taken_7(rank_views_7_own_pawns),
      .given_0(seen_pawns_0_given_0),
      .given_1(seen_pawns_0_given_1),
      .given_2(seen_pawns_0_given_2),
      .given_3(seen_pawns_0_given_3),
      .given_4(seen_pawns_0_given_4),
      .given_5(seen_pawns_0_given_5),
      .given_6(seen_pawns_0_given_6),
      .given_7(seen_pawns_0_given_7)
  );

  fpgambit_perft_seen_pawns seen_pawns_1 (
      .clock(clock),
      .taken_0(seen_pawns_0_given_0),
      .taken_1(seen_pawns_0_given_1),
      .taken_2(seen_pawns_0_given_2),
      .taken_3(seen_pawns_0_given_3),
      .taken_4(seen_pawns_0_given_4),
      .taken_5(seen_pawns_0_given_5),
      .taken_6(seen_pawns_0_given_6),
      .taken_7(seen_pawns_0_given_7),
      .given_0(seen_pawns_1_given_0),
      .given_1(seen_pawns_1_given_1),
      .given_2(seen_pawns_1_given_2),
      .given_3(seen_pawns_1_given_3),
      .given_4(seen_pawns_1_given_4),
      .given_5(seen_pawns_1_given_5),
      .given_6(seen_pawns_1_given_6),
      .given_7(seen_pawns_1_given_7)
  );

  fpgambit_perft_seen_pawns seen_pawns_2 (
      .clock(clock),
      .taken_0(seen_pawns_1_given_0),
      .taken_1(seen_pawns_1_given_1),
      .taken_2(seen_pawns_1_given_2),
      .taken_3(seen_pawns_1_given_3),
      .taken_4(seen_pawns_1_given_4),
      .taken_5(seen_pawns_1_given_5),
      .taken_6(seen_pawns_1_given_6),
      .taken_7(seen_pawns_1_given_7),
      .given_0(seen_pawns_2_given_0),
      .given_1(seen_pawns_2_given_1),
      .given_2(seen_pawns_2_given_2),
      .given_3(seen_pawns_2_given_3),
      .given_4(seen_pawns_2_given_4),
      .given_5(seen_pawns_2_given_5),
      .given_6(seen_pawns_2_given_6),
      .given_7(seen_pawns_2_given_7)
  );

  fpgambit_perft_seen_pawns seen_knights_0 (
      .clock(clock),
      .taken_0(rank_views_0_own_knights),
      .taken_1(rank_views_1_own_knights),
      .taken_2(rank_views_2_own_knights),
      .taken_3(rank_views_3_own_knights),
      .taken_4(rank_views_4_own_knights),
      .taken_5(rank_views_5_own_knights),
      .taken_6(rank_views_6_own_knights),
      .taken_7(rank_views_7_own_knights),
      .given_0(seen_knights_0_given_0),
      .given_1(seen_knights_0_given_1),
      .given_2(seen_knights_0_given_2),
      .given_3(seen_knights_0_given_3),
      .given_4(seen_knights_0_given_4),
      .given_5(seen_knights_0_given_5),
      .given_6(seen_knights_0_given_6),
      .given_7(seen_knights_0_given_7)
  );

  fpgambit_perft_seen_pawns seen_knights_1 (
      .clock(clock),
      .taken_0(seen_knights_0_given_0),
      .taken_1(seen_knights_0_given_1),
      .taken_2(seen_knights_0_given_2),
      .taken_3(seen_knights_0_given_3),
      .taken_4(seen_knights_0_given_4),
      .taken_5(seen_knights_0_given_5),
      .taken_6(seen_knights_0_given_6),
      .taken_7(seen_knights_0_given_7),
      .given_0(seen_knights_1_given_0),
      .given_1(seen_knights_1_given_1),
      .given_2(seen_knights_1_given_2),
      .given_3(seen_knights_1_given_3),
      .given_4(seen_knights_1_given_4),
      .given_5(seen_knights_1_given_5),
      .given_6(seen_knights_1_given_6),
      .given_7(seen_knights_1_given_7)
  );

  fpgambit_perft_seen_pawns seen_knights_2 (
      .clock(clock),
      .taken_0(seen_knights_1_given_0),
      .taken_1(seen_knights_1_given_1),
      .taken_2(seen_knights_1_given_2),
      .taken_3(seen_knights_1_given_3),
      .taken_4(seen_knights_1_given_4),
      .taken_5(seen_knights_1_given_5),
      .taken_6(seen_knights_1_given_6),
      .taken_7(seen_knights_1_given_7),
      .given_0(seen_knights_2_given_0),
      .given_1(seen_knights_2_given_1),
      .given_2(seen_knights_2_given_2),
      .given_3(seen_knights_2_given_3),
      .given_4(seen_knights_2_given_4),
      .given_5(seen_knights_2_given_5),
      .given_6(seen_knights_2_given_6),
      .given_7(seen_knights_2_given_7)
  );

  fpgambit_perft_seen_pawns seen_diagonal_0 (
      .clock(clock),
      .taken_0(rank_views_0_own_diagonal),
      .taken_1(rank_views_1_own_diagonal),
      .taken_2(rank_views_2_own_diagonal),
      .taken_3(rank_views_3_own_diagonal),
      .taken_4(rank_views_4_own_diagonal),
      .taken_5(rank_views_5_own_diagonal),
      .taken_6(rank_views_6_own_diagonal),
      .taken_7(rank_views_7_own_diagonal),
      .given_0(seen_diagonal_0_given_0),
      .given_1(seen_diagonal_0_given_1),
      .given_2(seen_diagonal_0_given_2),
      .given_3(seen_diagonal_0_given_3),
      .given_4(seen_diagonal_0_given_4),
      .given_5(seen_diagonal_0_given_5),
      .given_6(seen_diagonal_0_given_6),
      .given_7(seen_diagonal_0_given_7)
  );

  fpgambit_perft_seen_pawns seen_diagonal_1 (
      .clock(clock),
      .taken_0(seen_diagonal_0_given_0),
      .taken_1(seen_diagonal_0_given_1),
      .taken_2(seen_diagonal_0_given_2),
      .taken_3(seen_diagonal_0_given_3),
      .taken_4(seen_diagonal_0_given_4),
      .taken_5(seen_diagonal_0_given_5),
      .taken_6(seen_diagonal_0_given_6),
      .taken_7(seen_diagonal_0_given_7),
      .given_0(seen_diagonal_1_given_0),
      .given_1(seen_diagonal_1_given_1),
      .given_2(seen_diagonal_1_given_2),
      .given_3(seen_diagonal_1_given_3),
      .given_4(seen_diagonal_1_given_4),
      .given_5(seen_diagonal_1_given_5),
      .given_6(seen_diagonal_1_given_6),
      .given_7(seen_diagonal_1_given_7)
  );

  fpgambit_perft_seen_pawns seen_diagonal_2 (
      .clock(clock),
      .taken_0(seen_diagonal_1_given_0),
      .taken_1(seen_diagonal_1_given_1),
      .taken_2(seen_diagonal_1_given_2),
      .taken_3(seen_diagonal_1_given_3),
      .taken_4(seen_diagonal_1_given_4),
      .taken_5(seen_diagonal_1_given_5),
      .taken_6(seen_diagonal_1_given_6),
      .taken_7(seen_diagonal_1_given_7),
      .given_0(seen_diagonal_2_given_0),
      .given_1(seen_diagonal_2_given_1),
      .given_2(seen_diagonal_2_given_2),
      .given_3(seen_diagonal_2_given_3),
      .given_4(seen_diagonal_2_given_4),
      .given_5(seen_diagonal_2_given_5),
      .given_6(seen_diagonal_2_given_6),
      .given_7(seen_diagonal_2_given_7)
  );

  fpgambit_perft_seen_pawns seen_straight_0 (
      .clock(clock),
      .taken_0(rank_views_0_own_straight),
      .taken_1(rank_views_1_own_straight),
      .taken_2(rank_views_2_own_straight),
      .taken_3(rank_views_3_own_straight),
      .taken_4(rank_views_4_own_straight),
      .taken_5(rank_views_5_own_straight),
      .taken_6(rank_views_6_own_straight),
      .taken_7(rank_views_7_own_straight),
      .given_0(seen_straight_0_given_0),
      .given_1(seen_straight_0_given_1),
      .given_2(seen_straight_0_given_2),
      .given_3(seen_straight_0_given_3),
      .given_4(seen_straight_0_given_4),
      .given_5(seen_straight_0_given_5),
      .given_6(seen_straight_0_given_6),
      .given_7(seen_straight_0_given_7)
  );

  fpgambit_perft_seen_pawns seen_straight_1 (
      .clock(clock),
      .taken_0(seen_straight_0_given_0),
      .taken_1(seen_straight_0_given_1),
      .taken_2(seen_straight_0_given_2),
      .taken_3(seen_straight_0_given_3),
      .taken_4(seen_straight_0_given_4),
      .taken_5(seen_straight_0_given_5),
      .taken_6(seen_straight_0_given_6),
      .taken_7(seen_straight_0_given_7),
      .given_0(seen_straight_1_given_0),
      .given_1(seen_straight_1_given_1),
      .given_2(seen_straight_1_given_2),
      .given_3(seen_straight_1_given_3),
      .given_4(seen_straight_1_given_4),
      .given_5(seen_straight_1_given_5),
      .given_6(seen_straight_1_given_6),
      .given_7(seen_straight_1_given_7)
  );

  fpgambit_perft_seen_pawns seen_straight_2 (
      .clock(clock),
      .taken_0(seen_straight_1_given_0),
      .taken_1(seen_straight_1_given_1),
      .taken_2(seen_straight_1_given_2),
      .taken_3(seen_straight_1_given_3),
      .taken_4(seen_straight_1_given_4),
      .taken_5(seen_straight_1_given_5),
      .taken_6(seen_straight_1_given_6),
      .taken_7(seen_straight_1_given_7),
      .given_0(seen_straight_2_given_0),
      .given_1(seen_straight_2_given_1),
      .given_2(seen_straight_2_given_2),
      .given_3(seen_straight_2_given_3),
      .given_4(seen_straight_2_given_4),
      .given_5(seen_straight_2_given_5),
      .given_6(seen_straight_2_given_6),
      .given_7(seen_straight_2_given_7)
  );

  fpgambit_perft_seen_pawns seen_king_0 (
      .clock(clock),
      .taken_0(rank_views_0_own_king),
      .taken_1(rank_views_1_own_king),
      .taken_2(rank_views_2_own_king),
      .taken_3(rank_views_3_own_king),
      .taken_4(rank_views_4_own_king),
      .taken_5(rank_views_5_own_king),
      .taken_6(rank_views_6_own_king),
      .taken_7(rank_views_7_own_king),
      .given_0(seen_king_0_given_0),
      .given_1(seen_king_0_given_1),
      .given_2(seen_king_0_given_2),
      .given_3(seen_king_0_given_3),
      .given_4(seen_king_0_given_4),
      .given_5(seen_king_0_given_5),
      .given_6(seen_king_0_given_6),
      .given_7(seen_king_0_given_7)
  );

  fpgambit_perft_seen_pawns seen_king_1 (
      .clock(clock),
      .taken_0(seen_king_0_given_0),
      .taken_1(seen_king_0_given_1),
      .taken_2(seen_king_0_given_2),
      .taken_3(seen_king_0_given_3),
      .taken_4(seen_king_0_given_4),
      .taken_5(seen_king_0_given_5),
      .taken_6(seen_king_0_given_6),
      .taken_7(seen_king_0_given_7),
      .given_0(seen_king_1_given_0),
      .given_1(seen_king_1_given_1),
      .given_2(seen_king_1_given_2),
      .given_3(seen_king_1_given_3),
      .given_4(seen_king_1_given_4),
      .given_5(seen_king_1_given_5),
      .given_6(seen_king_1_given_6),
      .given_7(seen_king_1_given_7)
  );

  fpgambit_perft_seen_pawns seen_king_2 (
      .clock(clock),
      .taken_0(seen_king_1_given_0),
      .taken_1(seen_king_1_given_1),
      .taken_2(seen_king_1_given_2),
      .taken_3(seen_king_1_given_3),
      .taken_4(seen_king_1_given_4),
      .taken_5(seen_king_1_given_5),
      .taken_6(seen_king_1_given_6),
      .taken_7(seen_king_1_given_7),
      .given_0(own_king_0),
      .given_1(own_king_1),
      .given_2(own_king_2),
      .given_3(own_king_3),
      .given_4(own_king_4),
      .given_5(own_king_5),
      .given_6(own_king_6),
      .given_7(own_king_7)
  );

  fpgambit_perft_seen_pawns seen_own_0 (
      .clock(clock),
      .taken_0(rank_views_0_own),
      .taken_1(rank_views_1_own),
      .taken_2(rank_views_2_own),
      .taken_3(rank_views_3_own),
      .taken_4(rank_views_4_own),
      .taken_5(rank_views_5_own),
      .taken_6(rank_views_6_own),
      .taken_7(rank_views_7_own),
      .given_0(seen_own_0_given_0),
      .given_1(seen_own_0_given_1),
      .given_2(seen_own_0_given_2),
      .given_3(seen_own_0_given_3),
      .given_4(seen_own_0_given_4),
      .given_5(seen_own_0_given_5),
      .given_6(seen_own_0_given_6),
      .given_7(seen_own_0_given_7)
  );

  fpgambit_perft_seen_pawns seen_own_1 (
      .clock(clock),
      .taken_0(seen_own_0_given_0),
      .taken_1(seen_own_0_given_1),
      .taken_2(seen_own_0_given_2),
      .taken_3(seen_own_0_given_3),
      .taken_4(seen_own_0_given_4),
      .taken_5(seen_own_0_given_5),
      .taken_6(seen_own_0_given_6),
      .taken_7(seen_own_0_given_7),
      .given_0(seen_own_1_given_0),
      .given_1(seen_own_1_given_1),
      .given_2(seen_own_1_given_2),
      .given_3(seen_own_1_given_3),
      .given_4(seen_own_1_given_4),
      .given_5(seen_own_1_given_5),
      .given_6(seen_own_1_given_6),
      .given_7(seen_own_1_given_7)
  );

  fpgambit_perft_seen_pawns seen_own_2 (
      .clock(clock),
      .taken_0(seen_own_1_given_0),
      .taken_1(seen_own_1_given_1),
      .taken_2(seen_own_1_given_2),
      .taken_3(seen_own_1_given_3),
      .taken_4(seen_own_1_given_4),
      .taken_5(seen_own_1_given_5),
      .taken_6(seen_own_1_given_6),
      .taken_7(seen_own_1_given_7),
      .given_0(seen_own_2_given_0),
      .given_1(seen_own_2_given_1),
      .given_2(seen_own_2_given_2),
      .given_3(seen_own_2_given_3),
      .given_4(seen_own_2_given_4),
      .given_5(seen_own_2_given_5),
      .given_6(seen_own_2_given_6),
      .given_7(seen_own_2_given_7)
  );

  fpgambit_perft_seen_pawns seen_theirs_0 (
      .clock(clock),
      .taken_0(rank_views_0_theirs),
      .taken_1(rank_views_1_theirs),
      .taken_2(rank_views_2_theirs),
      .taken_3(rank_views_3_theirs),
      .taken_4(rank_views_4_theirs),
      .taken_5(rank_views_5_theirs),
      .taken_6(rank_views_6_theirs),
      .taken_7(rank_views_7_theirs),
      .given_0(seen_theirs_0_given_0),
      .given_1(seen_theirs_0_given_1),
      .given_2(seen_theirs_0_given_2),
      .given_3(seen_theirs_0_given_3),
      .given_4(seen_theirs_0_given_4),
      .given_5(seen_theirs_0_given_5),
      .given_6(seen_theirs_0_given_6),
      .given_7(seen_theirs_0_given_7)
  );

  fpgambit_perft_seen_pawns seen_theirs_1 (
      .clock(clock),
      .taken_0(seen_theirs_0_given_0),
      .taken_1(seen_theirs_0_given_1),
      .taken_2(seen_theirs_0_given_2),
      .taken_3(seen_theirs_0_given_3),
      .taken_4(seen_theirs_0_given_4),
      .taken_5(seen_theirs_0_given_5),
      .taken_6(seen_theirs_0_given_6),
      .taken_7(seen_theirs_0_given_7),
      .given_0(seen_theirs_1_given_0),
      .given_1(seen_theirs_1_given_1),
      .given_2(seen_theirs_1_given_2),
      .given_3(seen_theirs_1_given_3),
      .given_4(seen_theirs_1_given_4),
      .given_5(seen_theirs_1_given_5),
      .given_6(seen_theirs_1_given_6),
      .given_7(seen_theirs_1_given_7)
  );

  fpgambit_perft_seen_pawns seen_theirs_2 (
      .clock(clock),
      .taken_0(seen_theirs_1_given_0),
      .taken_1(seen_theirs_1_given_1),
      .taken_2(seen_theirs_1_given_2),
      .taken_3(seen_theirs_1_given_3),
      .taken_4(seen_theirs_1_given_4),
      .taken_5(seen_theirs_1_given_5),
      .taken_6(seen_theirs_1_given_6),
      .taken_7(seen_theirs_1_given_7),
      .given_0(seen_theirs_2_given_0),
      .given_1(seen_theirs_2_given_1),
      .given_2(seen_theirs_2_given_2),
      .given_3(seen_theirs_2_given_3),
      .given_4(seen_theirs_2_given_4),
      .given_5(seen_theirs_2_given_5),
      .given_6(seen_theirs_2_given_6),
      .given_7(seen_theirs_2_given_7)
  );

  fpgambit_perft_seen_pawns seen_theirs_3 (
      .clock(clock),
      .taken_0(seen_theirs_2_given_0),
      .taken_1(seen_theirs_2_given_1),
      .taken_2(seen_theirs_2_given_2),
      .taken_3(seen_theirs_2_given_3),
      .taken_4(seen_theirs_2_given_4),
      .taken_5(seen_theirs_2_given_5),
      .taken_6(seen_theirs_2_given_6),
      .taken_7(seen_theirs_2_given_7),
      .given_0(seen_theirs_3_given_0),
      .given_1(seen_theirs_3_given_1),
      .given_2(seen_theirs_3_given_2),
      .given_3(seen_theirs_3_given_3),
      .given_4(seen_theirs_3_given_4),
      .given_5(seen_theirs_3_given_5),
      .given_6(seen_theirs_3_given_6),
      .given_7(seen_theirs_3_given_7)
  );

  fpgambit_perft_check_summary check_summary (
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

  fpgambit_perft_rank_sources rank_sources_0 (
      .clock(clock),
      .check(check),
      .double_(check_summary_double),
      .pawns(seen_pawns_2_given_0),
      .knights(seen_knights_2_given_0),
      .diagonal(seen_diagonal_2_given_0),
      .straight(seen_straight_2_given_0),
      .king(own_king_0),
      .king_beside(rank_sources_0_king_beside),
      .own(seen_own_2_given_0),
      .attacked(threats_attacked_0),
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

  fpgambit_perft_rank_sources rank_sources_1 (
      .clock(clock),
      .check(check),
      .double_(check_summary_double),
      .pawns(seen_pawns_2_given_1),
      .knights(seen_knights_2_given_1),
      .diagonal(seen_diagonal_2_given_1),
      .straight(seen_straight_2_given_1),
      .king(own_king_1),
      .king_beside(rank_sources_1_king_beside),
      .own(seen_own_2_given_1),
      .attacked(threats_attacked_1),
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

  fpgambit_perft_rank_sources rank_sources_2 (
      .clock(clock),
      .check(check),
      .double_(check_summary_double),
      .pawns(seen_pawns_2_given_2),
      .knights(seen_knights_2_given_2),
      .diagonal(seen_diagonal_2_given_2),
      .straight(seen_straight_2_given_2),
      .king(own_king_2),
      .king_beside(rank_sources_2_king_beside),
      .own(seen_own_2_given_2),
      .attacked(threats_attacked_2),
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

  fpgambit_perft_rank_sources rank_sources_3 (
      .clock(clock),
      .check(check),
      .double_(check_summary_double),
      .pawns(seen_pawns_2_given_3),
      .knights(seen_knights_2_given_3),
      .diagonal(seen_diagonal_2_given_3),
      .straight(seen_straight_2_given_3),
      .king(own_king_3),
      .king_beside(rank_sources_3_king_beside),
      .own(seen_own_2_given_3),
      .attacked(threats_attacked_3),
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

  fpgambit_perft_rank_sources rank_sources_4 (
      .clock(clock),
      .check(check),
      .double_(check_summary_double),
      .pawns(seen_pawns_2_given_4),
      .knights(seen_knights_2_given_4),
      .diagonal(seen_diagonal_2_given_4),
      .straight(seen_straight_2_given_4),
      .king(own_king_4),
      .king_beside(rank_sources_4_king_beside),
      .own(seen_own_2_given_4),
      .attacked(threats_attacked_4),
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

  fpgambit_perft_rank_sources rank_sources_5 (
      .clock(clock),
      .check(check),
      .double_(check_summary_double),
      .pawns(seen_pawns_2_given_5),
      .knights(seen_knights_2_given_5),
      .diagonal(seen_diagonal_2_given_5),
      .straight(seen_straight_2_given_5),
      .king(own_king_5),
      .king_beside(rank_sources_5_king_beside),
      .own(seen_own_2_given_5),
      .attacked(threats_attacked_5),
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

  fpgambit_perft_rank_sources rank_sources_6 (
      .clock(clock),
      .check(check),
      .double_(check_summary_double),
      .pawns(seen_pawns_2_given_6),
      .knights(seen_knights_2_given_6),
      .diagonal(seen_diagonal_2_given_6),
      .straight(seen_straight_2_given_6),
      .king(own_king_6),
      .king_beside(rank_sources_6_king_beside),
      .own(seen_own_2_given_6),
      .attacked(threats_attacked_6),
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

  fpgambit_perft_rank_sources rank_sources_7 (
      .clock(clock),
      .check(check),
      .double_(check_summary_double),
      .pawns(seen_pawns_2_given_7),
      .knights(seen_knights_2_given_7),
      .diagonal(seen_diagonal_2_given_7),
      .straight(seen_straight_2_given_7),
      .king(own_king_7),
      .king_beside(rank_sources_7_king_beside),
      .own(seen_own_2_given_7),
      .attacked(threats_attacked_7),
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

  fpgambit_perft_special_moves special_moves (
      .clock(clock),
      .check(check),
      .double_(check_summary_double),
      .short_(state_view_short),
      .long_(state_view_long),
      .home_empty(empty_0),
      .home_attacked(threats_attacked_0),
      .file(file),
      .pawns(seen_pawns_2_given_4),
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

  fpgambit_perft_seen_pawns seen_empty (
      .clock(clock),
      .taken_0(empty_0),
      .taken_1(empty_1),
      .taken_2(empty_2),
      .taken_3(empty_3),
      .taken_4(empty_4),
      .taken_5(empty_5),
      .taken_6(empty_6),
      .taken_7(empty_7),
      .given_0(now_empty_0),
      .given_1(now_empty_1),
      .given_2(now_empty_2),
      .given_3(now_empty_3),
      .given_4(now_empty_4),
      .given_5(now_empty_5),
      .given_6(now_empty_6),
      .given_7(now_empty_7)
  );

  fpgambit_perft_moves moves (
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
      .theirs_0(seen_theirs_3_given_0),
      .theirs_1(seen_theirs_3_given_1),
      .theirs_2(seen_theirs_3_given_2),
      .theirs_3(seen_theirs_3_given_3),
      .theirs_4(seen_theirs_3_given_4),
      .theirs_5(seen_theirs_3_given_5),
      .theirs_6(seen_theirs_3_given_6),
      .theirs_7(seen_theirs_3_given_7),
      .allowed_later_0(allowed_0_given_0),
      .allowed_later_1(allowed_0_given_1),
      .allowed_later_2(allowed_0_given_2),
      .allowed_later_3(allowed_0_given_3),
      .allowed_later_4(allowed_0_given_4),
      .allowed_later_5(allowed_0_given_5),
      .allowed_later_6(allowed_0_given_6),
      .allowed_later_7(allowed_0_given_7),
      .allowed_last_0(allowed_1_given_0),
      .allowed_last_1(allowed_1_given_1),
      .allowed_last_2(allowed_1_given_2),
      .allowed_last_3(allowed_1_given_3),
      .allowed_last_4(allowed_1_given_4),
      .allowed_last_5(allowed_1_given_5),
      .allowed_last_6(allowed_1_given_6),
      .allowed_last_7(allowed_1_given_7),
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

  fpgambit_perft_seen_pawns allowed_0 (
      .clock(clock),
      .taken_0(open_to_0),
      .taken_1(open_to_1),
      .taken_2(open_to_2),
      .taken_3(open_to_3),
      .taken_4(open_to_4),
      .taken_5(open_to_5),
      .taken_6(open_to_6),
      .taken_7(open_to_7),
      .given_0(allowed_0_given_0),
      .given_1(allowed_0_given_1),
      .given_2(allowed_0_given_2),
      .given_3(allowed_0_given_3),
      .given_4(allowed_0_given_4),
      .given_5(allowed_0_given_5),
      .given_6(allowed_0_given_6),
      .given_7(allowed_0_given_7)
  );

  fpgambit_perft_seen_pawns allowed_1 (
      .clock(clock),
      .taken_0(allowed_0_given_0),
      .taken_1(allowed_0_given_1),
      .taken_2(allowed_0_given_2),
      .taken_3(allowed_0_given_3),
      .taken_4(allowed_0_given_4),
      .taken_5(allowed_0_given_5),
      .taken_6(allowed_0_given_6),
      .taken_7(allowed_0_given_7),
      .given_0(allowed_1_given_0),
      .given_1(allowed_1_given_1),
      .given_2(allowed_1_given_2),
      .given_3(allowed_1_given_3),
      .given_4(allowed_1_given_4),
      .given_5(allowed_1_given_5),
      .given_6(allowed_1_given_6),
      .given_7(allowed_1_given_7)
  );

  fpgambit_perft_seen_pawns king_targets_0 (
      .clock(clock),
      .taken_0(king_moves_0),
      .taken_1(king_moves_1),
      .taken_2(king_moves_2),
      .taken_3(king_moves_3),
      .taken_4(king_moves_4),
      .taken_5(king_moves_5),
      .taken_6(king_moves_6),
      .taken_7(king_moves_7),
      .given_0(king_targets_0_given_0),
      .given_1(king_targets_0_given_1),
      .given_2(king_targets_0_given_2),
      .given_3(king_targets_0_given_3),
      .given_4(king_targets_0_given_4),
      .given_5(king_targets_0_given_5),
      .given_6(king_targets_0_given_6),
      .given_7(king_targets_0_given_7)
  );

  fpgambit_perft_seen_pawns king_targets_1 (
      .clock(clock),
      .taken_0(king_targets_0_given_0),
      .taken_1(king_targets_0_given_1),
      .taken_2(king_targets_0_given_2),
      .taken_3(king_targets_0_given_3),
      .taken_4(king_targets_0_given_4),
      .taken_5(king_targets_0_given_5),
      .taken_6(king_targets_0_given_6),
      .taken_7(king_targets_0_given_7),
      .given_0(king_targets_1_given_0),
      .given_1(king_targets_1_given_1),
      .given_2(king_targets_1_given_2),
      .given_3(king_targets_1_given_3),
      .given_4(king_targets_1_given_4),
      .given_5(king_targets_1_given_5),
      .given_6(king_targets_1_given_6),
      .given_7(king_targets_1_given_7)
  );

  fpgambit_perft_seen_pawns king_targets_2 (
      .clock(clock),
      .taken_0(king_targets_1_given_0),
      .taken_1(king_targets_1_given_1),
      .taken_2(king_targets_1_given_2),
      .taken_3(king_targets_1_given_3),
      .taken_4(king_targets_1_given_4),
      .taken_5(king_targets_1_given_5),
      .taken_6(king_targets_1_given_6),
      .taken_7(king_targets_1_given_7),
      .given_0(king_targets_2_given_0),
      .given_1(king_targets_2_given_1),
      .given_2(king_targets_2_given_2),
      .given_3(king_targets_2_given_3),
      .given_4(king_targets_2_given_4),
      .given_5(king_targets_2_given_5),
      .given_6(king_targets_2_given_6),
      .given_7(king_targets_2_given_7)
  );

  fpgambit_perft_rank_counts rank_counts_0 (
      .clock(clock),
      .sliders_0(moves_slider_sums_0),
      .sliders_1(moves_slider_sums_8),
      .sliders_2(moves_slider_sums_16),
      .sliders_3(moves_slider_sums_24),
      .leapers_0(moves_leaper_sums_0),
      .leapers_1(moves_leaper_sums_8),
      .leapers_2(moves_leaper_sums_16),
      .leapers_3(moves_leaper_sums_24),
      .king(king_targets_2_given_0),
      .special({4'd0, special_2}),
      .count(rank_counts_0_count)
  );

  fpgambit_perft_rank_counts rank_counts_1 (
      .clock(clock),
      .sliders_0(moves_slider_sums_1),
      .sliders_1(moves_slider_sums_9),
      .sliders_2(moves_slider_sums_17),
      .sliders_3(moves_slider_sums_25),
      .leapers_0(moves_leaper_sums_1),
      .leapers_1(moves_leaper_sums_9),
      .leapers_2(moves_leaper_sums_17),
      .leapers_3(moves_leaper_sums_25),
      .king(king_targets_2_given_1),
      .special(8'd0),
      .count(rank_counts_1_count)
  );

  fpgambit_perft_rank_counts rank_counts_2 (
      .clock(clock),
      .sliders_0(moves_slider_sums_2),
      .sliders_1(moves_slider_sums_10),
      .sliders_2(moves_slider_sums_18),
      .sliders_3(moves_slider_sums_26),
      .leapers_0(moves_leaper_sums_2),
      .leapers_1(moves_leaper_sums_10),
      .leapers_2(moves_leaper_sums_18),
      .leapers_3(moves_leaper_sums_26),
      .king(king_targets_2_given_2),
      .special(8'd0),
      .count(rank_counts_2_count)
  );

  fpgambit_perft_rank_counts rank_counts_3 (
      .clock(clock),
      .sliders_0(moves_slider_sums_3),
      .sliders_1(moves_slider_sums_11),
      .sliders_2(moves_slider_sums_19),
      .sliders_3(moves_slider_sums_27),
      .leapers_0(moves_leaper_sums_3),
      .leapers_1(moves_leaper_sums_11),
      .leapers_2(moves_leaper_sums_19),
      .leapers_3(moves_leaper_sums_27),
      .king(king_targets_2_given_3),
      .special(8'd0),
      .count(rank_counts_3_count)
  );

  fpgambit_perft_rank_counts rank_counts_4 (
      .clock(clock),
      .sliders_0(moves_slider_sums_4),
      .sliders_1(moves_slider_sums_12),
      .sliders_2(moves_slider_sums_20),
      .sliders_3(moves_slider_sums_28),
      .leapers_0(moves_leaper_sums_4),
      .leapers_1(moves_leaper_sums_12),
      .leapers_2(moves_leaper_sums_20),
      .leapers_3(moves_leaper_sums_28),
      .king(king_targets_2_given_4),
      .special(8'd0),
      .count(rank_counts_4_count)
  );

  fpgambit_perft_rank_counts rank_counts_5 (
      .clock(clock),
      .sliders_0(moves_slider_sums_5),
      .sliders_1(moves_slider_sums_13),
      .sliders_2(moves_slider_sums_21),
      .sliders_3(moves_slider_sums_29),
      .leapers_0(moves_leaper_sums_5),
      .leapers_1(moves_leaper_sums_13),
      .leapers_2(moves_leaper_sums_21),
      .leapers_3(moves_leaper_sums_29),
      .king(king_targets_2_given_5),
      .special(8'd0),
      .count(rank_counts_5_count)
  );

  fpgambit_perft_rank_counts rank_counts_6 (
      .clock(clock),
      .sliders_0(moves_slider_sums_6),
      .sliders_1(moves_slider_sums_14),
      .sliders_2(moves_slider_sums_22),
      .sliders_3(moves_slider_sums_30),
      .leapers_0(moves_leaper_sums_6),
      .leapers_1(moves_leaper_sums_14),
      .leapers_2(moves_leaper_sums_22),
      .leapers_3(moves_leaper_sums_30),
      .king(king_targets_2_given_6),
      .special(8'd0),
      .count(rank_counts_6_count)
  );

  fpgambit_perft_rank_counts rank_counts_7 (
      .clock(clock),
      .sliders_0(moves_slider_sums_7),
      .sliders_1(moves_slider_sums_15),
      .sliders_2(moves_slider_sums_23),
      .sliders_3(moves_slider_sums_31),
      .leapers_0(moves_leaper_sums_7),
      .leapers_1(moves_leaper_sums_15),
      .leapers_2(moves_leaper_sums_23),
      .leapers_3(moves_leaper_sums_31),
      .king(king_targets_2_given_7),
      .special(8'd0),
      .count(rank_counts_7_count)
  );

  fpgambit_perft_board_count board_count (
      .clock(clock),
      .ranks_0(rank_counts_0_count),
      .ranks_1(rank_counts_1_count),
      .ranks_2(rank_counts_2_count),
      .ranks_3(rank_counts_3_count),
      .ranks_4(rank_counts_4_count),
      .ranks_5(rank_counts_5_count),
      .ranks_6(rank_counts_6_count),
      .ranks_7(rank_counts_7_count),
      .count(count)
  );

  // First and second stage: as the mover sees it. Black's first rank is White's last.
  assign rank_views_0_black = state[STATE_WORD_SIDE];
  assign rank_views_1_black = state[STATE_WORD_SIDE];
  assign rank_views_2_black = state[STATE_WORD_SIDE];
  assign rank_views_3_black = state[STATE_WORD_SIDE];
  assign rank_views_4_black = state[STATE_WORD_SIDE];
  assign rank_views_5_black = state[STATE_WORD_SIDE];
  assign rank_views_6_black = state[STATE_WORD_SIDE];
  assign rank_views_7_black = state[STATE_WORD_SIDE];

  // Third to fifth: threats; the own pieces wait.
  assign threats_empty_0 = ~(rank_views_0_own | rank_views_0_theirs);
  assign threats_empty_later_0 = ~(seen_own_1_given_0 | seen_theirs_1_given_0);
  assign threats_empty_1 = ~(rank_views_1_own | rank_views_1_theirs);
  assign threats_empty_later_1 = ~(seen_own_1_given_1 | seen_theirs_1_given_1);
  assign threats_empty_2 = ~(rank_views_2_own | rank_views_2_theirs);
  assign threats_empty_later_2 = ~(seen_own_1_given_2 | seen_theirs_1_given_2);
  assign threats_empty_3 = ~(rank_views_3_own | rank_views_3_theirs);
  assign threats_empty_later_3 = ~(seen_own_1_given_3 | seen_theirs_1_given_3);
  assign threats_empty_4 = ~(rank_views_4_own | rank_views_4_theirs);
  assign threats_empty_later_4 = ~(seen_own_1_given_4 | seen_theirs_1_given_4);
  assign threats_empty_5 = ~(rank_views_5_own | rank_views_5_theirs);
  assign threats_empty_later_5 = ~(seen_own_1_given_5 | seen_theirs_1_given_5);
  assign threats_empty_6 = ~(rank_views_6_own | rank_views_6_theirs);
  assign threats_empty_later_6 = ~(seen_own_1_given_6 | seen_theirs_1_given_6);
  assign threats_empty_7 = ~(rank_views_7_own | rank_views_7_theirs);
  assign threats_empty_later_7 = ~(seen_own_1_given_7 | seen_theirs_1_given_7);
  assign en_passant_row_empty = ~(rank_views_4_own | rank_views_4_theirs);

  // Sixth: which pieces may move, and where to.
  assign king_around_0 = 8'd0;
  assign king_around_9 = 8'd0;
  assign king_around_1 = own_king_0;
  assign empty_0 = ~(seen_own_2_given_0 | seen_theirs_2_given_0);
  assign king_around_2 = own_king_1;
  assign empty_1 = ~(seen_own_2_given_1 | seen_theirs_2_given_1);
  assign king_around_3 = own_king_2;
  assign empty_2 = ~(seen_own_2_given_2 | seen_theirs_2_given_2);
  assign king_around_4 = own_king_3;
  assign empty_3 = ~(seen_own_2_given_3 | seen_theirs_2_given_3);
  assign king_around_5 = own_king_4;
  assign empty_4 = ~(seen_own_2_given_4 | seen_theirs_2_given_4);
  assign king_around_6 = own_king_5;
  assign empty_5 = ~(seen_own_2_given_5 | seen_theirs_2_given_5);
  assign king_around_7 = own_king_6;
  assign empty_6 = ~(seen_own_2_given_6 | seen_theirs_2_given_6);
  assign king_around_8 = own_king_7;
  assign empty_7 = ~(seen_own_2_given_7 | seen_theirs_2_given_7);
  assign rank_sources_0_king_beside = king_around_0 | king_around_2;
  assign rank_sources_1_king_beside = king_around_1 | king_around_3;
  assign rank_sources_2_king_beside = king_around_2 | king_around_4;
  assign rank_sources_3_king_beside = king_around_3 | king_around_5;
  assign rank_sources_4_king_beside = king_around_4 | king_around_6;
  assign rank_sources_5_king_beside = king_around_5 | king_around_7;
  assign rank_sources_6_king_beside = king_around_6 | king_around_8;
  assign rank_sources_7_king_beside = king_around_7 | king_around_9;

  // Seventh to ninth: moves to each square; what may be gone to waits.
  // Tenth to thirteenth: the sum.
  // What the moves are, for who wants to make them.
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
    special_0 = 4'd0;
    special_1 = 4'd0;
    special_2 = 4'd0;
  end

  always @(posedge clock) begin
    bare_east <= en_passant_row_east_bare;
    bare_west <= en_passant_row_west_bare;
    special_0 <= special_found;
    special_1 <= special_0;
    special_2 <= special_1;
  end

  // What nothing here reads.
  wire unused = &{1'b0, threats_checkers_0, threats_checkers_1, threats_checkers_2,
      threats_checkers_3, threats_checkers_5, threats_checkers_6, threats_checkers_7};
endmodule

// Reorders a rank word into planes.
module fpgambit_perft_planes (
    input  wire [31:0] word,    // Eight piece nibbles, file a lowest
    output wire [31:0] sorted   // Four planes
);

  assign sorted = {
    word[31], word[27], word[23], word[19], word[15], word[11], word[7], word[3],
    word[30], word[26], word[22], word[18], word[14], word[10], word[6], word[2],
    word[29], word[25], word[21], word[17], word[13], word[9], word[5], word[1],
    word[28], word[24], word[20], word[16], word[12], word[8], word[4], word[0]
  };
endmodule

// Holds a rank as the side to move sees it: sets of squares, a bit a file.
module fpgambit_perft_rank_views (
    input  wire        clock,           // Clock
    input  wire        black,           // Black is to move
    input  wire [31:0] seen_by_white,   // Planes of this rank counted from White's side
    input  wire [31:0] seen_by_black,   // Counted from Black's
    output wire [7:0]  own_pawns,       // Pawns of the side to move
    output wire [7:0]  own_knights,     // Its knights
    output wire [7:0]  own_diagonal,    // Its bishops and queens
    output wire [7:0]  own_straight,    // Its rooks and queens
    output wire [7:0]  own_king,        // Its king
    output wire [7:0]  own,             // Everything of its own
    output wire [7:0]  their_pawns,     // Pawns of the other side
    output wire [7:0]  their_knights,   // Its knights
    output wire [7:0]  their_diagonal,  // Its bishops and queens
    output wire [7:0]  their_straight,  // Its rooks and queens
    output wire [7:0]  their_king,      // Its king
    output wire [7:0]  theirs           // Everything of its own
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

// Holds the mover's castling rights and the en passant file. Latency: two clocks for the file, five
// for all.
module fpgambit_perft_state_view (
    input  wire        clock,      // Clock
    input  wire [31:0] state,      // The state word
    output wire [7:0]  seen_file,  // The file of the en passant square, if there is one: for the
                                   // third stage
    output wire [7:0]  file,       // The same for the sixth
    output wire        short_,     // The right to castle on the king's side: for the sixth stage
    output wire        long_       // On the queen's side
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

// Finds attacks, checks and pins on the whole board. Latency: three clocks.
module fpgambit_perft_threats (
    input  wire       clock,          // Clock
    input  wire [7:0] pawns_0,        // Their pawns, rank by rank
    input  wire [7:0] pawns_1,        // Their pawns, rank by rank
    input  wire [7:0] pawns_2,        // Their pawns, rank by rank
    input  wire [7:0] pawns_3,        // Their pawns, rank by rank
    input  wire [7:0] pawns_4,        // Their pawns, rank by rank
    input  wire [7:0] pawns_5,        // Their pawns, rank by rank
    input  wire [7:0] pawns_6,        // Their pawns, rank by rank
    input  wire [7:0] pawns_7,        // Their pawns, rank by rank
    input  wire [7:0] knights_0,      // Their knights
    input  wire [7:0] knights_1,      // Their knights
    input  wire [7:0] knights_2,      // Their knights
    input  wire [7:0] knights_3,      // Their knights
    input  wire [7:0] knights_4,      // Their knights
    input  wire [7:0] knights_5,      // Their knights
    input  wire [7:0] knights_6,      // Their knights
    input  wire [7:0] knights_7,      // Their knights
    input  wire [7:0] diagonal_0,     // Their bishops and queens
    input  wire [7:0] diagonal_1,     // Their bishops and queens
    input  wire [7:0] diagonal_2,     // Their bishops and queens
    input  wire [7:0] diagonal_3,     // Their bishops and queens
    input  wire [7:0] diagonal_4,     // Their bishops and queens
    input  wire [7:0] diagonal_5,     // Their bishops and queens
    input  wire [7:0] diagonal_6,     // Their bishops and queens
    input  wire [7:0] diagonal_7,     // Their bishops and queens
    input  wire [7:0] straight_0,     // Their rooks and queens
    input  wire [7:0] straight_1,     // Their rooks and queens
    input  wire [7:0] straight_2,     // Their rooks and queens
    input  wire [7:0] straight_3,     // Their rooks and queens
    input  wire [7:0] straight_4,     // Their rooks and queens
    input  wire [7:0] straight_5,     // Their rooks and queens
    input  wire [7:0] straight_6,     // Their rooks and queens
    input  wire [7:0] straight_7,     // Their rooks and queens
    input  wire [7:0] their_king_0,   // Their king
    input  wire [7:0] their_king_1,   // Their king
    input  wire [7:0] their_king_2,   // Their king
    input  wire [7:0] their_king_3,   // Their king
    input  wire [7:0] their_king_4,   // Their king
    input  wire [7:0] their_king_5,   // Their king
    input  wire [7:0] their_king_6,   // Their king
    input  wire [7:0] their_king_7,   // Their king
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
    input  wire [7:0] empty_later_0,  // The same two clocks later
    input  wire [7:0] empty_later_1,  // The same two clocks later
    input  wire [7:0] empty_later_2,  // The same two clocks later
    input  wire [7:0] empty_later_3,  // The same two clocks later
    input  wire [7:0] empty_later_4,  // The same two clocks later
    input  wire [7:0] empty_later_5,  // The same two clocks later
    input  wire [7:0] empty_later_6,  // The same two clocks later
    input  wire [7:0] empty_later_7,  // The same two clocks later
    output wire [7:0] attacked_0,     // Squares they attack, also those behind the king
    output wire [7:0] attacked_1,     // Squares they attack, also those behind the king
    output wire [7:0] attacked_2,     // Squares they attack, also those behind the king
    output wire [7:0] attacked_3,     // Squares they attack, also those behind the king
    output wire [7:0] attacked_4,     // Squares they attack, also those behind the king
    output wire [7:0] attacked_5,     // Squares they attack, also those behind the king
    output wire [7:0] attacked_6,     // Squares they attack, also those behind the king
    output wire [7:0] attacked_7,     // Squares they attack, also those behind the king
    output wire [7:0] checkers_0,     // Pieces that give check
    output wire [7:0] checkers_1,     // Pieces that give check
    output wire [7:0] checkers_2,     // Pieces that give check
    output wire [7:0] checkers_3,     // Pieces that give check
    output wire [7:0] checkers_4,     // Pieces that give check
    output wire [7:0] checkers_5,     // Pieces that give check
    output wire [7:0] checkers_6,     // Pieces that give check
    output wire [7:0] checkers_7,     // Pieces that give check
    output wire [7:0] cover_0,        // Where a piece ends a check: it stands in between, or takes
                                      // the checker
    output wire [7:0] cover_1,        // Where a piece ends a check: it stands in between, or takes
                                      // the checker
    output wire [7:0] cover_2,        // Where a piece ends a check: it stands in between, or takes
                                      // the checker
    output wire [7:0] cover_3,        // Where a piece ends a check: it stands in between, or takes
                                      // the checker
    output wire [7:0] cover_4,        // Where a piece ends a check: it stands in between, or takes
                                      // the checker
    output wire [7:0] cover_5,        // Where a piece ends a check: it stands in between, or takes
                                      // the checker
    output wire [7:0] cover_6,        // Where a piece ends a check: it stands in between, or takes
                                      // the checker
    output wire [7:0] cover_7,        // Where a piece ends a check: it stands in between, or takes
                                      // the checker
    output wire       one_0,          // A piece of this rank gives check
    output wire       one_1,          // A piece of this rank gives check
    output wire       one_2,          // A piece of this rank gives check
    output wire       one_3,          // A piece of this rank gives check
    output wire       one_4,          // A piece of this rank gives check
    output wire       one_5,          // A piece of this rank gives check
    output wire       one_6,          // A piece of this rank gives check
    output wire       one_7,          // A piece of this rank gives check
    output wire       several_0,      // Two or more of it do
    output wire       several_1,      // Two or more of it do
    output wire       several_2,      // Two or more of it do
    output wire       several_3,      // Two or more of it do
    output wire       several_4,      // Two or more of it do
    output wire       several_5,      // Two or more of it do
    output wire       several_6,      // Two or more of it do
    output wire       several_7,      // Two or more of it do
    output wire [7:0] between_0,      // Squares with the king in sight on one side and a slider on
                                      // the other; a piece on one of them stands alone between both
    output wire [7:0] between_1,      // Squares with the king in sight on one side and a slider on
                                      // the other; a piece on one of them stands alone between both
    output wire [7:0] between_2,      // Squares with the king in sight on one side and a slider on
                                      // the other; a piece on one of them stands alone between both
    output wire [7:0] between_3,      // Squares with the king in sight on one side and a slider on
                                      // the other; a piece on one of them stands alone between both
    output wire [7:0] between_4,      // Squares with the king in sight on one side and a slider on
                                      // the other; a piece on one of them stands alone between both
    output wire [7:0] between_5,      // Squares with the king in sight on one side and a slider on
                                      // the other; a piece on one of them stands alone between both
    output wire [7:0] between_6,      // Squares with the king in sight on one side and a slider on
                                      // the other; a piece on one of them stands alone between both
    output wire [7:0] between_7,      // Squares with the king in sight on one side and a slider on
                                      // the other; a piece on one of them stands alone between both
    output wire [7:0] between_8,      // Squares with the king in sight on one side and a slider on
                                      // the other; a piece on one of them stands alone between both
    output wire [7:0] between_9,      // Squares with the king in sight on one side and a slider on
                                      // the other; a piece on one of them stands alone between both
    output wire [7:0] between_10,     // Squares with the king in sight on one side and a slider on
                                      // the other; a piece on one of them stands alone between both
    output wire [7:0] between_11,     // Squares with the king in sight on one side and a slider on
                                      // the other; a piece on one of them stands alone between both
    output wire [7:0] between_12,     // Squares with the king in sight on one side and a slider on
                                      // the other; a piece on one of them stands alone between both
    output wire [7:0] between_13,     // Squares with the king in sight on one side and a slider on
                                      // the other; a piece on one of them stands alone between both
    output wire [7:0] between_14,     // Squares with the king in sight on one side and a slider on
                                      // the other; a piece on one of them stands alone between both
    output wire [7:0] between_15,     // Squares with the king in sight on one side and a slider on
                                      // the other; a piece on one of them stands alone between both
    output wire [7:0] between_16,     // Squares with the king in sight on one side and a slider on
                                      // the other; a piece on one of them stands alone between both
    output wire [7:0] between_17,     // Squares with the king in sight on one side and a slider on
                                      // the other; a piece on one of them stands alone between both
    output wire [7:0] between_18,     // Squares with the king in sight on one side and a slider on
                                      // the other; a piece on one of them stands alone between both
    output wire [7:0] between_19,     // Squares with the king in sight on one side and a slider on
                                      // the other; a piece on one of them stands alone between both
    output wire [7:0] between_20,     // Squares with the king in sight on one side and a slider on
                                      // the other; a piece on one of them stands alone between both
    output wire [7:0] between_21,     // Squares with the king in sight on one side and a slider on
                                      // the other; a piece on one of them stands alone between both
    output wire [7:0] between_22,     // Squares with the king in sight on one side and a slider on
                                      // the other; a piece on one of them stands alone between both
    output wire [7:0] between_23,     // Squares with the king in sight on one side and a slider on
                                      // the other; a piece on one of them stands alone between both
    output wire [7:0] between_24,     // Squares with the king in sight on one side and a slider on
                                      // the other; a piece on one of them stands alone between both
    output wire [7:0] between_25,     // Squares with the king in sight on one side and a slider on
                                      // the other; a piece on one of them stands alone between both
    output wire [7:0] between_26,     // Squares with the king in sight on one side and a slider on
                                      // the other; a piece on one of them stands alone between both
    output wire [7:0] between_27,     // Squares with the king in sight on one side and a slider on
                                      // the other; a piece on one of them stands alone between both
    output wire [7:0] between_28,     // Squares with the king in sight on one side and a slider on
                                      // the other; a piece on one of them stands alone between both
    output wire [7:0] between_29,     // Squares with the king in sight on one side and a slider on
                                      // the other; a piece on one of them stands alone between both
    output wire [7:0] between_30,     // Squares with the king in sight on one side and a slider on
                                      // the other; a piece on one of them stands alone between both
    output wire [7:0] between_31      // Squares with the king in sight on one side and a slider on
                                      // the other; a piece on one of them stands alone between both
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
  wire [7:0]  file_lines_0_given_0;
  wire [7:0]  file_lines_0_given_1;
  wire [7:0]  file_lines_0_given_2;
  wire [7:0]  file_lines_0_given_3;
  wire [7:0]  file_lines_0_given_4;
  wire [7:0]  file_lines_0_given_5;
  wire [7:0]  file_lines_0_given_6;
  wire [7:0]  file_lines_0_given_7;
  wire [7:0]  file_lines_1_given_0;
  wire [7:0]  file_lines_1_given_1;
  wire [7:0]  file_lines_1_given_2;
  wire [7:0]  file_lines_1_given_3;
  wire [7:0]  file_lines_1_given_4;
  wire [7:0]  file_lines_1_given_5;
  wire [7:0]  file_lines_1_given_6;
  wire [7:0]  file_lines_1_given_7;
  wire [7:0]  file_lines_2_given_0;
  wire [7:0]  file_lines_2_given_1;
  wire [7:0]  file_lines_2_given_2;
  wire [7:0]  file_lines_2_given_3;
  wire [7:0]  file_lines_2_given_4;
  wire [7:0]  file_lines_2_given_5;
  wire [7:0]  file_lines_2_given_6;
  wire [7:0]  file_lines_2_given_7;
  wire [7:0]  rising_lines_0_given_0;
  wire [7:0]  rising_lines_0_given_1;
  wire [7:0]  rising_lines_0_given_2;
  wire [7:0]  rising_lines_0_given_3;
  wire [7:0]  rising_lines_0_given_4;
  wire [7:0]  rising_lines_0_given_5;
  wire [7:0]  rising_lines_0_given_6;
  wire [7:0]  rising_lines_0_given_7;
  wire [7:0]  rising_lines_1_given_0;
  wire [7:0]  rising_lines_1_given_1;
  wire [7:0]  rising_lines_1_given_2;
  wire [7:0]  rising_lines_1_given_3;
  wire [7:0]  rising_lines_1_given_4;
  wire [7:0]  rising_lines_1_given_5;
  wire [7:0]  rising_lines_1_given_6;
  wire [7:0]  rising_lines_1_given_7;
  wire [7:0]  rising_lines_2_given_0;
  wire [7:0]  rising_lines_2_given_1;
  wire [7:0]  rising_lines_2_given_2;
  wire [7:0]  rising_lines_2_given_3;
  wire [7:0]  rising_lines_2_given_4;
  wire [7:0]  rising_lines_2_given_5;
  wire [7:0]  rising_lines_2_given_6;
  wire [7:0]  rising_lines_2_given_7;
  wire [7:0]  falling_lines_0_given_0;
  wire [7:0]  falling_lines_0_given_1;
  wire [7:0]  falling_lines_0_given_2;
  wire [7:0]  falling_lines_0_given_3;
  wire [7:0]  falling_lines_0_given_4;
  wire [7:0]  falling_lines_0_given_5;
  wire [7:0]  falling_lines_0_given_6;
  wire [7:0]  falling_lines_0_given_7;
  wire [7:0]  falling_lines_1_given_0;
  wire [7:0]  falling_lines_1_given_1;
  wire [7:0]  falling_lines_1_given_2;
  wire [7:0]  falling_lines_1_given_3;
  wire [7:0]  falling_lines_1_given_4;
  wire [7:0]  falling_lines_1_given_5;
  wire [7:0]  falling_lines_1_given_6;
  wire [7:0]  falling_lines_1_given_7;
  wire [7:0]  falling_lines_2_given_0;
  wire [7:0]  falling_lines_2_given_1;
  wire [7:0]  falling_lines_2_given_2;
  wire [7:0]  falling_lines_2_given_3;
  wire [7:0]  falling_lines_2_given_4;
  wire [7:0]  falling_lines_2_given_5;
  wire [7:0]  falling_lines_2_given_6;
  wire [7:0]  falling_lines_2_given_7;
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
  wire [7:0]  file_ranks_0_given_0;
  wire [7:0]  file_ranks_0_given_1;
  wire [7:0]  file_ranks_0_given_2;
  wire [7:0]  file_ranks_0_given_3;
  wire [7:0]  file_ranks_0_given_4;
  wire [7:0]  file_ranks_0_given_5;
  wire [7:0]  file_ranks_0_given_6;
  wire [7:0]  file_ranks_0_given_7;
  wire [7:0]  file_ranks_1_given_0;
  wire [7:0]  file_ranks_1_given_1;
  wire [7:0]  file_ranks_1_given_2;
  wire [7:0]  file_ranks_1_given_3;
  wire [7:0]  file_ranks_1_given_4;
  wire [7:0]  file_ranks_1_given_5;
  wire [7:0]  file_ranks_1_given_6;
  wire [7:0]  file_ranks_1_given_7;
  wire [7:0]  file_ranks_2_given_0;
  wire [7:0]  file_ranks_2_given_1;
  wire [7:0]  file_ranks_2_given_2;
  wire [7:0]  file_ranks_2_given_3;
  wire [7:0]  file_ranks_2_given_4;
  wire [7:0]  file_ranks_2_given_5;
  wire [7:0]  file_ranks_2_given_6;
  wire [7:0]  file_ranks_2_given_7;
  wire [7:0]  rising_ranks_0_given_0;
  wire [7:0]  rising_ranks_0_given_1;
  wire [7:0]  rising_ranks_0_given_2;
  wire [7:0]  rising_ranks_0_given_3;
  wire [7:0]  rising_ranks_0_given_4;
  wire [7:0]  rising_ranks_0_given_5;
  wire [7:0]  rising_ranks_0_given_6;
  wire [7:0]  rising_ranks_0_given_7;
  wire [7:0]  rising_ranks_1_given_0;
  wire [7:0]  rising_ranks_1_given_1;
  wire [7:0]  rising_ranks_1_given_2;
  wire [7:0]  rising_ranks_1_given_3;
  wire [7:0]  rising_ranks_1_given_4;
  wire [7:0]  rising_ranks_1_given_5;
  wire [7:0]  rising_ranks_1_given_6;
  wire [7:0]  rising_ranks_1_given_7;
  wire [7:0]  rising_ranks_2_given_0;
  wire [7:0]  rising_ranks_2_given_1;
  wire [7:0]  rising_ranks_2_given_2;
  wire [7:0]  rising_ranks_2_given_3;
  wire [7:0]  rising_ranks_2_given_4;
  wire [7:0]  rising_ranks_2_given_5;
  wire [7:0]  rising_ranks_2_given_6;
  wire [7:0]  rising_ranks_2_given_7;
  wire [7:0]  falling_ranks_0_given_0;
  wire [7:0]  falling_ranks_0_given_1;
  wire [7:0]  falling_ranks_0_given_2;
  wire [7:0]  falling_ranks_0_given_3;
  wire [7:0]  falling_ranks_0_given_4;
  wire [7:0]  falling_ranks_0_given_5;
  wire [7:0]  falling_ranks_0_given_6;
  wire [7:0]  falling_ranks_0_given_7;
  wire [7:0]  falling_ranks_1_given_0;
  wire [7:0]  falling_ranks_1_given_1;
  wire [7:0]  falling_ranks_1_given_2;
  wire [7:0]  falling_ranks_1_given_3;
  wire [7:0]  falling_ranks_1_given_4;
  wire [7:0]  falling_ranks_1_given_5;
  wire [7:0]  falling_ranks_1_given_6;
  wire [7:0]  falling_ranks_1_given_7;
  wire [7:0]  falling_ranks_2_given_0;
  wire [7:0]  falling_ranks_2_given_1;
  wire [7:0]  falling_ranks_2_given_2;
  wire [7:0]  falling_ranks_2_given_3;
  wire [7:0]  falling_ranks_2_given_4;
  wire [7:0]  falling_ranks_2_given_5;
  wire [7:0]  falling_ranks_2_given_6;
  wire [7:0]  falling_ranks_2_given_7;
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

  fpgambit_perft_file_lines file_lines_0 (
      .taken_0(straight_0),
      .taken_1(straight_1),
      .taken_2(straight_2),
      .taken_3(straight_3),
      .taken_4(straight_4),
      .taken_5(straight_5),
      .taken_6(straight_6),
      .taken_7(straight_7),
      .given_0(file_lines_0_given_0),
      .given_1(file_lines_0_given_1),
      .given_2(file_lines_0_given_2),
      .given_3(file_lines_0_given_3),
      .given_4(file_lines_0_given_4),
      .given_5(file_lines_0_given_5),
      .given_6(file_lines_0_given_6),
      .given_7(file_lines_0_given_7)
  );

  fpgambit_perft_file_lines file_lines_1 (
      .taken_0(king_0),
      .taken_1(king_1),
      .taken_2(king_2),
      .taken_3(king_3),
      .taken_4(king_4),
      .taken_5(king_5),
      .taken_6(king_6),
      .taken_7(king_7),
      .given_0(file_lines_1_given_0),
      .given_1(file_lines_1_given_1),
      .given_2(file_lines_1_given_2),
      .given_3(file_lines_1_given_3),
      .given_4(file_lines_1_given_4),
      .given_5(file_lines_1_given_5),
      .given_6(file_lines_1_given_6),
      .given_7(file_lines_1_given_7)
  );

  fpgambit_perft_file_lines file_lines_2 (
      .taken_0(empty_0),
      .taken_1(empty_1),
      .taken_2(empty_2),
      .taken_3(empty_3),
      .taken_4(empty_4),
      .taken_5(empty_5),
      .taken_6(empty_6),
      .taken_7(empty_7),
      .given_0(file_lines_2_given_0),
      .given_1(file_lines_2_given_1),
      .given_2(file_lines_2_given_2),
      .given_3(file_lines_2_given_3),
      .given_4(file_lines_2_given_4),
      .given_5(file_lines_2_given_5),
      .given_6(file_lines_2_given_6),
      .given_7(file_lines_2_given_7)
  );

  fpgambit_perft_rising_lines rising_lines_0 (
      .taken_0(diagonal_0),
      .taken_1(diagonal_1),
      .taken_2(diagonal_2),
      .taken_3(diagonal_3),
      .taken_4(diagonal_4),
      .taken_5(diagonal_5),
      .taken_6(diagonal_6),
      .taken_7(diagonal_7),
      .given_0(rising_lines_0_given_0),
      .given_1(rising_lines_0_given_1),
      .given_2(rising_lines_0_given_2),
      .given_3(rising_lines_0_given_3),
      .given_4(rising_lines_0_given_4),
      .given_5(rising_lines_0_given_5),
      .given_6(rising_lines_0_given_6),
      .given_7(rising_lines_0_given_7)
  );

  fpgambit_perft_rising_lines rising_lines_1 (
      .taken_0(king_0),
      .taken_1(king_1),
      .taken_2(king_2),
      .taken_3(king_3),
      .taken_4(king_4),
      .taken_5(king_5),
      .taken_6(king_6),
      .taken_7(king_7),
      .given_0(rising_lines_1_given_0),
      .given_1(rising_lines_1_given_1),
      .given_2(rising_lines_1_given_2),
      .given_3(rising_lines_1_given_3),
      .given_4(rising_lines_1_given_4),
      .given_5(rising_lines_1_given_5),
      .given_6(rising_lines_1_given_6),
      .given_7(rising_lines_1_given_7)
  );

  fpgambit_perft_rising_lines rising_lines_2 (
      .taken_0(empty_0),
      .taken_1(empty_1),
      .taken_2(empty_2),
      .taken_3(empty_3),
      .taken_4(empty_4),
      .taken_5(empty_5),
      .taken_6(empty_6),
      .taken_7(empty_7),
      .given_0(rising_lines_2_given_0),
      .given_1(rising_lines_2_given_1),
      .given_2(rising_lines_2_given_2),
      .given_3(rising_lines_2_given_3),
      .given_4(rising_lines_2_given_4),
      .given_5(rising_lines_2_given_5),
      .given_6(rising_lines_2_given_6),
      .given_7(rising_lines_2_given_7)
  );

  fpgambit_perft_falling_lines falling_lines_0 (
      .taken_0(diagonal_0),
      .taken_1(diagonal_1),
      .taken_2(diagonal_2),
      .taken_3(diagonal_3),
      .taken_4(diagonal_4),
      .taken_5(diagonal_5),
      .taken_6(diagonal_6),
      .taken_7(diagonal_7),
      .given_0(falling_lines_0_given_0),
      .given_1(falling_lines_0_given_1),
      .given_2(falling_lines_0_given_2),
      .given_3(falling_lines_0_given_3),
      .given_4(falling_lines_0_given_4),
      .given_5(falling_lines_0_given_5),
      .given_6(falling_lines_0_given_6),
      .given_7(falling_lines_0_given_7)
  );

  fpgambit_perft_falling_lines falling_lines_1 (
      .taken_0(king_0),
      .taken_1(king_1),
      .taken_2(king_2),
      .taken_3(king_3),
      .taken_4(king_4),
      .taken_5(king_5),
      .taken_6(king_6),
      .taken_7(king_7),
      .given_0(falling_lines_1_given_0),
      .given_1(falling_lines_1_given_1),
      .given_2(falling_lines_1_given_2),
      .given_3(falling_lines_1_given_3),
      .given_4(falling_lines_1_given_4),
      .given_5(falling_lines_1_given_5),
      .given_6(falling_lines_1_given_6),
      .given_7(falling_lines_1_given_7)
  );

  fpgambit_perft_falling_lines falling_lines_2 (
      .taken_0(empty_0),
      .taken_1(empty_1),
      .taken_2(empty_2),
      .taken_3(empty_3),
      .taken_4(empty_4),
      .taken_5(empty_5),
      .taken_6(empty_6),
      .taken_7(empty_7),
      .given_0(falling_lines_2_given_0),
      .given_1(falling_lines_2_given_1),
      .given_2(falling_lines_2_given_2),
      .given_3(falling_lines_2_given_3),
      .given_4(falling_lines_2_given_4),
      .given_5(falling_lines_2_given_5),
      .given_6(falling_lines_2_given_6),
      .given_7(falling_lines_2_given_7)
  );

  fpgambit_perft_line_threats line_threats_0 (
      .clock(clock),
      .walls(8'd0),
      .sliders(straight_0),
      .king(king_0),
      .empty(empty_0),
      .attacked(line_threats_0_attacked),
      .between(line_threats_0_between),
      .checkers(line_threats_0_checkers)
  );

  fpgambit_perft_line_threats line_threats_1 (
      .clock(clock),
      .walls(8'd0),
      .sliders(straight_1),
      .king(king_1),
      .empty(empty_1),
      .attacked(line_threats_1_attacked),
      .between(line_threats_1_between),
      .checkers(line_threats_1_checkers)
  );

  fpgambit_perft_line_threats line_threats_2 (
      .clock(clock),
      .walls(8'd0),
      .sliders(straight_2),
      .king(king_2),
      .empty(empty_2),
      .attacked(line_threats_2_attacked),
      .between(line_threats_2_between),
      .checkers(line_threats_2_checkers)
  );

  fpgambit_perft_line_threats line_threats_3 (
      .clock(clock),
      .walls(8'd0),
      .sliders(straight_3),
      .king(king_3),
      .empty(empty_3),
      .attacked(line_threats_3_attacked),
      .between(line_threats_3_between),
      .checkers(line_threats_3_checkers)
  );

  fpgambit_perft_line_threats line_threats_4 (
      .clock(clock),
      .walls(8'd0),
      .sliders(straight_4),
      .king(king_4),
      .empty(empty_4),
      .attacked(line_threats_4_attacked),
      .between(line_threats_4_between),
      .checkers(line_threats_4_checkers)
  );

  fpgambit_perft_line_threats line_threats_5 (
      .clock(clock),
      .walls(8'd0),
      .sliders(straight_5),
      .king(king_5),
      .empty(empty_5),
      .attacked(line_threats_5_attacked),
      .between(line_threats_5_between),
      .checkers(line_threats_5_checkers)
  );

  fpgambit_perft_line_threats line_threats_6 (
      .clock(clock),
      .walls(8'd0),
      .sliders(straight_6),
      .king(king_6),
      .empty(empty_6),
      .attacked(line_threats_6_attacked),
      .between(line_threats_6_between),
      .checkers(line_threats_6_checkers)
  );

  fpgambit_perft_line_threats line_threats_7 (
      .clock(clock),
      .walls(8'd0),
      .sliders(straight_7),
      .king(king_7),
      .empty(empty_7),
      .attacked(line_threats_7_attacked),
      .between(line_threats_7_between),
      .checkers(line_threats_7_checkers)
  );

  fpgambit_perft_line_threats line_threats_8 (
      .clock(clock),
      .walls(8'd0),
      .sliders(file_lines_0_given_0),
      .king(file_lines_1_given_0),
      .empty(file_lines_2_given_0),
      .attacked(line_threats_8_attacked),
      .between(line_threats_8_between),
      .checkers(line_threats_8_checkers)
  );

  fpgambit_perft_line_threats line_threats_9 (
      .clock(clock),
      .walls(8'd0),
      .sliders(file_lines_0_given_1),
      .king(file_lines_1_given_1),
      .empty(file_lines_2_given_1),
      .attacked(line_threats_9_attacked),
      .between(line_threats_9_between),
      .checkers(line_threats_9_checkers)
  );

  fpgambit_perft_line_threats line_threats_10 (
      .clock(clock),
      .walls(8'd0),
      .sliders(file_lines_0_given_2),
      .king(file_lines_1_given_2),
      .empty(file_lines_2_given_2),
      .attacked(line_threats_10_attacked),
      .between(line_threats_10_between),
      .checkers(line_threats_10_checkers)
  );

  fpgambit_perft_line_threats line_threats_11 (
      .clock(clock),
      .walls(8'd0),
      .sliders(file_lines_0_given_3),
      .king(file_lines_1_given_3),
      .empty(file_lines_2_given_3),
      .attacked(line_threats_11_attacked),
      .between(line_threats_11_between),
      .checkers(line_threats_11_checkers)
  );

  fpgambit_perft_line_threats line_threats_12 (
      .clock(clock),
      .walls(8'd0),
      .sliders(file_lines_0_given_4),
      .king(file_lines_1_given_4),
      .empty(file_lines_2_given_4),
      .attacked(line_threats_12_attacked),
      .between(line_threats_12_between),
      .checkers(line_threats_12_checkers)
  );

  fpgambit_perft_line_threats line_threats_13 (
      .clock(clock),
      .walls(8'd0),
      .sliders(file_lines_0_given_5),
      .king(file_lines_1_given_5),
      .empty(file_lines_2_given_5),
      .attacked(line_threats_13_attacked),
      .between(line_threats_13_between),
      .checkers(line_threats_13_checkers)
  );

  fpgambit_perft_line_threats line_threats_14 (
      .clock(clock),
      .walls(8'd0),
      .sliders(file_lines_0_given_6),
      .king(file_lines_1_given_6),
      .empty(file_lines_2_given_6),
      .attacked(line_threats_14_attacked),
      .between(line_threats_14_between),
      .checkers(line_threats_14_checkers)
  );

  fpgambit_perft_line_threats line_threats_15 (
      .clock(clock),
      .walls(8'd0),
      .sliders(file_lines_0_given_7),
      .king(file_lines_1_given_7),
      .empty(file_lines_2_given_7),
      .attacked(line_threats_15_attacked),
      .between(line_threats_15_between),
      .checkers(line_threats_15_checkers)
  );

  fpgambit_perft_line_threats line_threats_16 (
      .clock(clock),
      .walls(8'h80),
      .sliders(rising_lines_0_given_0),
      .king(rising_lines_1_given_0),
      .empty(rising_lines_2_given_0),
      .attacked(line_threats_16_attacked),
      .between(line_threats_16_between),
      .checkers(line_threats_16_checkers)
  );

  fpgambit_perft_line_threats line_threats_17 (
      .clock(clock),
      .walls(8'h40),
      .sliders(rising_lines_0_given_1),
      .king(rising_lines_1_given_1),
      .empty(rising_lines_2_given_1),
      .attacked(line_threats_17_attacked),
      .between(line_threats_17_between),
      .checkers(line_threats_17_checkers)
  );

  fpgambit_perft_line_threats line_threats_18 (
      .clock(clock),
      .walls(8'h20),
      .sliders(rising_lines_0_given_2),
      .king(rising_lines_1_given_2),
      .empty(rising_lines_2_given_2),
      .attacked(line_threats_18_attacked),
      .between(line_threats_18_between),
      .checkers(line_threats_18_checkers)
  );

  fpgambit_perft_line_threats line_threats_19 (
      .clock(clock),
      .walls(8'h10),
      .sliders(rising_lines_0_given_3),
      .king(rising_lines_1_given_3),
      .empty(rising_lines_2_given_3),
      .attacked(line_threats_19_attacked),
      .between(line_threats_19_between),
      .checkers(line_threats_19_checkers)
  );

  fpgambit_perft_line_threats line_threats_20 (
      .clock(clock),
      .walls(8'd8),
      .sliders(rising_lines_0_given_4),
      .king(rising_lines_1_given_4),
      .empty(rising_lines_2_given_4),
      .attacked(line_threats_20_attacked),
      .between(line_threats_20_between),
      .checkers(line_threats_20_checkers)
  );

  fpgambit_perft_line_threats line_threats_21 (
      .clock(clock),
      .walls(8'd4),
      .sliders(rising_lines_0_given_5),
      .king(rising_lines_1_given_5),
      .empty(rising_lines_2_given_5),
      .attacked(line_threats_21_attacked),
      .between(line_threats_21_between),
      .checkers(line_threats_21_checkers)
  );

  fpgambit_perft_line_threats line_threats_22 (
      .clock(clock),
      .walls(8'd2),
      .sliders(rising_lines_0_given_6),
      .king(rising_lines_1_given_6),
      .empty(rising_lines_2_given_6),
      .attacked(line_threats_22_attacked),
      .between(line_threats_22_between),
      .checkers(line_threats_22_checkers)
  );

  fpgambit_perft_line_threats line_threats_23 (
      .clock(clock),
      .walls(8'd1),
      .sliders(rising_lines_0_given_7),
      .king(rising_lines_1_given_7),
      .empty(rising_lines_2_given_7),
      .attacked(line_threats_23_attacked),
      .between(line_threats_23_between),
      .checkers(line_threats_23_checkers)
  );

  fpgambit_perft_line_threats line_threats_24 (
      .clock(clock),
      .walls(8'd1),
      .sliders(falling_lines_0_given_0),
      .king(falling_lines_1_given_0),
      .empty(falling_lines_2_given_0),
      .attacked(line_threats_24_attacked),
      .between(line_threats_24_between),
      .checkers(line_threats_24_checkers)
  );

  fpgambit_perft_line_threats line_threats_25 (
      .clock(clock),
      .walls(8'd2),
      .sliders(falling_lines_0_given_1),
      .king(falling_lines_1_given_1),
      .empty(falling_lines_2_given_1),
      .attacked(line_threats_25_attacked),
      .between(line_threats_25_between),
      .checkers(line_threats_25_checkers)
  );

  fpgambit_perft_line_threats line_threats_26 (
      .clock(clock),
      .walls(8'd4),
      .sliders(falling_lines_0_given_2),
      .king(falling_lines_1_given_2),
      .empty(falling_lines_2_given_2),
      .attacked(line_threats_26_attacked),
      .between(line_threats_26_between),
      .checkers(line_threats_26_checkers)
  );

  fpgambit_perft_line_threats line_threats_27 (
      .clock(clock),
      .walls(8'd8),
      .sliders(falling_lines_0_given_3),
      .king(falling_lines_1_given_3),
      .empty(falling_lines_2_given_3),
      .attacked(line_threats_27_attacked),
      .between(line_threats_27_between),
      .checkers(line_threats_27_checkers)
  );

  fpgambit_perft_line_threats line_threats_28 (
      .clock(clock),
      .walls(8'h10),
      .sliders(falling_lines_0_given_4),
      .king(falling_lines_1_given_4),
      .empty(falling_lines_2_given_4),
      .attacked(line_threats_28_attacked),
      .between(line_threats_28_between),
      .checkers(line_threats_28_checkers)
  );

  fpgambit_perft_line_threats line_threats_29 (
      .clock(clock),
      .walls(8'h20),
      .sliders(falling_lines_0_given_5),
      .king(falling_lines_1_given_5),
      .empty(falling_lines_2_given_5),
      .attacked(line_threats_29_attacked),
      .between(line_threats_29_between),
      .checkers(line_threats_29_checkers)
  );

  fpgambit_perft_line_threats line_threats_30 (
      .clock(clock),
      .walls(8'h40),
      .sliders(falling_lines_0_given_6),
      .king(falling_lines_1_given_6),
      .empty(falling_lines_2_given_6),
      .attacked(line_threats_30_attacked),
      .between(line_threats_30_between),
      .checkers(line_threats_30_checkers)
  );

  fpgambit_perft_line_threats line_threats_31 (
      .clock(clock),
      .walls(8'h80),
      .sliders(falling_lines_0_given_7),
      .king(falling_lines_1_given_7),
      .empty(falling_lines_2_given_7),
      .attacked(line_threats_31_attacked),
      .between(line_threats_31_between),
      .checkers(line_threats_31_checkers)
  );

  fpgambit_perft_file_lines file_ranks_0 (
      .taken_0(line_threats_8_attacked),
      .taken_1(line_threats_9_attacked),
      .taken_2(line_threats_10_attacked),
      .taken_3(line_threats_11_attacked),
      .taken_4(line_threats_12_attacked),
      .taken_5(line_threats_13_attacked),
      .taken_6(line_threats_14_attacked),
      .taken_7(line_threats_15_attacked),
      .given_0(file_ranks_0_given_0),
      .given_1(file_ranks_0_given_1),
      .given_2(file_ranks_0_given_2),
      .given_3(file_ranks_0_given_3),
      .given_4(file_ranks_0_given_4),
      .given_5(file_ranks_0_given_5),
      .given_6(file_ranks_0_given_6),
      .given_7(file_ranks_0_given_7)
  );

  fpgambit_perft_file_lines file_ranks_1 (
      .taken_0(line_threats_8_checkers),
      .taken_1(line_threats_9_checkers),
      .taken_2(line_threats_10_checkers),
      .taken_3(line_threats_11_checkers),
      .taken_4(line_threats_12_checkers),
      .taken_5(line_threats_13_checkers),
      .taken_6(line_threats_14_checkers),
      .taken_7(line_threats_15_checkers),
      .given_0(file_ranks_1_given_0),
      .given_1(file_ranks_1_given_1),
      .given_2(file_ranks_1_given_2),
      .given_3(file_ranks_1_given_3),
      .given_4(file_ranks_1_given_4),
      .given_5(file_ranks_1_given_5),
      .given_6(file_ranks_1_given_6),
      .given_7(file_ranks_1_given_7)
  );

  fpgambit_perft_file_lines file_ranks_2 (
      .taken_0(line_threats_8_between),
      .taken_1(line_threats_9_between),
      .taken_2(line_threats_10_between),
      .taken_3(line_threats_11_between),
      .taken_4(line_threats_12_between),
      .taken_5(line_threats_13_between),
      .taken_6(line_threats_14_between),
      .taken_7(line_threats_15_between),
      .given_0(file_ranks_2_given_0),
      .given_1(file_ranks_2_given_1),
      .given_2(file_ranks_2_given_2),
      .given_3(file_ranks_2_given_3),
      .given_4(file_ranks_2_given_4),
      .given_5(file_ranks_2_given_5),
      .given_6(file_ranks_2_given_6),
      .given_7(file_ranks_2_given_7)
  );

  fpgambit_perft_rising_ranks rising_ranks_0 (
      .taken_0(line_threats_16_attacked),
      .taken_1(line_threats_17_attacked),
      .taken_2(line_threats_18_attacked),
      .taken_3(line_threats_19_attacked),
      .taken_4(line_threats_20_attacked),
      .taken_5(line_threats_21_attacked),
      .taken_6(line_threats_22_attacked),
      .taken_7(line_threats_23_attacked),
      .given_0(rising_ranks_0_given_0),
      .given_1(rising_ranks_0_given_1),
      .given_2(rising_ranks_0_given_2),
      .given_3(rising_ranks_0_given_3),
      .given_4(rising_ranks_0_given_4),
      .given_5(rising_ranks_0_given_5),
      .given_6(rising_ranks_0_given_6),
      .given_7(rising_ranks_0_given_7)
  );

  fpgambit_perft_rising_ranks rising_ranks_1 (
      .taken_0(line_threats_16_checkers),
      .taken_1(line_threats_17_checkers),
      .taken_2(line_threats_18_checkers),
      .taken_3(line_threats_19_checkers),
      .taken_4(line_threats_20_checkers),
      .taken_5(line_threats_21_checkers),
      .taken_6(line_threats_22_checkers),
      .taken_7(line_threats_23_checkers),
      .given_0(rising_ranks_1_given_0),
      .given_1(rising_ranks_1_given_1),
      .given_2(rising_ranks_1_given_2),
      .given_3(rising_ranks_1_given_3),
      .given_4(rising_ranks_1_given_4),
      .given_5(rising_ranks_1_given_5),
      .given_6(rising_ranks_1_given_6),
      .given_7(rising_ranks_1_given_7)
  );

  fpgambit_perft_rising_ranks rising_ranks_2 (
      .taken_0(line_threats_16_between),
      .taken_1(line_threats_17_between),
      .taken_2(line_threats_18_between),
      .taken_3(line_threats_19_between),
      .taken_4(line_threats_20_between),
      .taken_5(line_threats_21_between),
      .taken_6(line_threats_22_between),
      .taken_7(line_threats_23_between),
      .given_0(rising_ranks_2_given_0),
      .given_1(rising_ranks_2_given_1),
      .given_2(rising_ranks_2_given_2),
      .given_3(rising_ranks_2_given_3),
      .given_4(rising_ranks_2_given_4),
      .given_5(rising_ranks_2_given_5),
      .given_6(rising_ranks_2_given_6),
      .given_7(rising_ranks_2_given_7)
  );

  fpgambit_perft_falling_ranks falling_ranks_0 (
      .taken_0(line_threats_24_attacked),
      .taken_1(line_threats_25_attacked),
      .taken_2(line_threats_26_attacked),
      .taken_3(line_threats_27_attacked),
      .taken_4(line_threats_28_attacked),
      .taken_5(line_threats_29_attacked),
      .taken_6(line_threats_30_attacked),
      .taken_7(line_threats_31_attacked),
      .given_0(falling_ranks_0_given_0),
      .given_1(falling_ranks_0_given_1),
      .given_2(falling_ranks_0_given_2),
      .given_3(falling_ranks_0_given_3),
      .given_4(falling_ranks_0_given_4),
      .given_5(falling_ranks_0_given_5),
      .given_6(falling_ranks_0_given_6),
      .given_7(falling_ranks_0_given_7)
  );

  fpgambit_perft_falling_ranks falling_ranks_1 (
      .taken_0(line_threats_24_checkers),
      .taken_1(line_threats_25_checkers),
      .taken_2(line_threats_26_checkers),
      .taken_3(line_threats_27_checkers),
      .taken_4(line_threats_28_checkers),
      .taken_5(line_threats_29_checkers),
      .taken_6(line_threats_30_checkers),
      .taken_7(line_threats_31_checkers),
      .given_0(falling_ranks_1_given_0),
      .given_1(falling_ranks_1_given_1),
      .given_2(falling_ranks_1_given_2),
      .given_3(falling_ranks_1_given_3),
      .given_4(falling_ranks_1_given_4),
      .given_5(falling_ranks_1_given_5),
      .given_6(falling_ranks_1_given_6),
      .given_7(falling_ranks_1_given_7)
  );

  fpgambit_perft_falling_ranks falling_ranks_2 (
      .taken_0(line_threats_24_between),
      .taken_1(line_threats_25_between),
      .taken_2(line_threats_26_between),
      .taken_3(line_threats_27_between),
      .taken_4(line_threats_28_between),
      .taken_5(line_threats_29_between),
      .taken_6(line_threats_30_between),
      .taken_7(line_threats_31_between),
      .given_0(falling_ranks_2_given_0),
      .given_1(falling_ranks_2_given_1),
      .given_2(falling_ranks_2_given_2),
      .given_3(falling_ranks_2_given_3),
      .given_4(falling_ranks_2_given_4),
      .given_5(falling_ranks_2_given_5),
      .given_6(falling_ranks_2_given_6),
      .given_7(falling_ranks_2_given_7)
  );

  fpgambit_perft_leaper_threats leaper_threats_0 (
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

  fpgambit_perft_leaper_threats leaper_threats_1 (
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

  fpgambit_perft_leaper_threats leaper_threats_2 (
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

  fpgambit_perft_leaper_threats leaper_threats_3 (
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

  fpgambit_perft_leaper_threats leaper_threats_4 (
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

  fpgambit_perft_leaper_threats leaper_threats_5 (
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

  fpgambit_perft_leaper_threats leaper_threats_6 (
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

  fpgambit_perft_leaper_threats leaper_threats_7 (
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

  fpgambit_perft_rank_threats rank_threats_0 (
      .clock(clock),
      .line_attacked_0(line_threats_0_attacked),
      .line_attacked_1(file_ranks_0_given_0),
      .line_attacked_2(rising_ranks_0_given_0),
      .line_attacked_3(falling_ranks_0_given_0),
      .line_checkers_0(line_threats_0_checkers),
      .line_checkers_1(file_ranks_1_given_0),
      .line_checkers_2(rising_ranks_1_given_0),
      .line_checkers_3(falling_ranks_1_given_0),
      .line_between_0(line_threats_0_between),
      .line_between_1(file_ranks_2_given_0),
      .line_between_2(rising_ranks_2_given_0),
      .line_between_3(falling_ranks_2_given_0),
      .empty(empty_later_0),
      .leaper_attacked(leaper_threats_0_attacked),
      .leaper_checkers(leaper_threats_0_checkers),
      .attacked(attacked_0),
      .checkers(checkers_0),
      .cover_(cover_0),
      .one(one_0),
      .several(several_0)
  );

  fpgambit_perft_rank_threats rank_threats_1 (
      .clock(clock),
      .line_attacked_0(line_threats_1_attacked),
      .line_attacked_1(file_ranks_0_given_1),
      .line_attacked_2(rising_ranks_0_given_1),
      .line_attacked_3(falling_ranks_0_given_1),
      .line_checkers_0(line_threats_1_checkers),
      .line_checkers_1(file_ranks_1_given_1),
      .line_checkers_2(rising_ranks_1_given_1),
      .line_checkers_3(falling_ranks_1_given_1),
      .line_between_0(line_threats_1_between),
      .line_between_1(file_ranks_2_given_1),
      .line_between_2(rising_ranks_2_given_1),
      .line_between_3(falling_ranks_2_given_1),
      .empty(empty_later_1),
      .leaper_attacked(leaper_threats_1_attacked),
      .leaper_checkers(leaper_threats_1_checkers),
      .attacked(attacked_1),
      .checkers(checkers_1),
      .cover_(cover_1),
      .one(one_1),
      .several(several_1)
  );

  fpgambit_perft_rank_threats rank_threats_2 (
      .clock(clock),
      .line_attacked_0(line_threats_2_attacked),
      .line_attacked_1(file_ranks_0_given_2),
      .line_attacked_2(rising_ranks_0_given_2),
      .line_attacked_3(falling_ranks_0_given_2),
      .line_checkers_0(line_threats_2_checkers),
      .line_checkers_1(file_ranks_1_given_2),
      .line_checkers_2(rising_ranks_1_given_2),
      .line_checkers_3(falling_ranks_1_given_2),
      .line_between_0(line_threats_2_between),
      .line_between_1(file_ranks_2_given_2),
      .line_between_2(rising_ranks_2_given_2),
      .line_between_3(falling_ranks_2_given_2),
      .empty(empty_later_2),
      .leaper_attacked(leaper_threats_2_attacked),
      .leaper_checkers(leaper_threats_2_checkers),
      .attacked(attacked_2),
      .checkers(checkers_2),
      .cover_(cover_2),
      .one(one_2),
      .several(several_2)
  );

  fpgambit_perft_rank_threats rank_threats_3 (
      .clock(clock),
      .line_attacked_0(line_threats_3_attacked),
      .line_attacked_1(file_ranks_0_given_3),
      .line_attacked_2(rising_ranks_0_given_3),
      .line_attacked_3(falling_ranks_0_given_3),
      .line_checkers_0(line_threats_3_checkers),
      .line_checkers_1(file_ranks_1_given_3),
      .line_checkers_2(rising_ranks_1_given_3),
      .line_checkers_3(falling_ranks_1_given_3),
      .line_between_0(line_threats_3_between),
      .line_between_1(file_ranks_2_given_3),
      .line_between_2(rising_ranks_2_given_3),
      .line_between_3(falling_ranks_2_given_3),
      .empty(empty_later_3),
      .leaper_attacked(leaper_threats_3_attacked),
      .leaper_checkers(leaper_threats_3_checkers),
      .attacked(attacked_3),
      .checkers(checkers_3),
      .cover_(cover_3),
      .one(one_3),
      .several(several_3)
  );

  fpgambit_perft_rank_threats rank_threats_4 (
      .clock(clock),
      .line_attacked_0(line_threats_4_attacked),
      .line_attacked_1(file_ranks_0_given_4),
      .line_attacked_2(rising_ranks_0_given_4),
      .line_attacked_3(falling_ranks_0_given_4),
      .line_checkers_0(line_threats_4_checkers),
      .line_checkers_1(file_ranks_1_given_4),
      .line_checkers_2(rising_ranks_1_given_4),
      .line_checkers_3(falling_ranks_1_given_4),
      .line_between_0(line_threats_4_between),
      .line_between_1(file_ranks_2_given_4),
      .line_between_2(rising_ranks_2_given_4),
      .line_between_3(falling_ranks_2_given_4),
      .empty(empty_later_4),
      .leaper_attacked(leaper_threats_4_attacked),
      .leaper_checkers(leaper_threats_4_checkers),
      .attacked(attacked_4),
      .checkers(checkers_4),
      .cover_(cover_4),
      .one(one_4),
      .several(several_4)
  );

  fpgambit_perft_rank_threats rank_threats_5 (
      .clock(clock),
      .line_attacked_0(line_threats_5_attacked),
      .line_attacked_1(file_ranks_0_given_5),
      .line_attacked_2(rising_ranks_0_given_5),
      .line_attacked_3(falling_ranks_0_given_5),
      .line_checkers_0(line_threats_5_checkers),
      .line_checkers_1(file_ranks_1_given_5),
      .line_checkers_2(rising_ranks_1_given_5),
      .line_checkers_3(falling_ranks_1_given_5),
      .line_between_0(line_threats_5_between),
      .line_between_1(file_ranks_2_given_5),
      .line_between_2(rising_ranks_2_given_5),
      .line_between_3(falling_ranks_2_given_5),
      .empty(empty_later_5),
      .leaper_attacked(leaper_threats_5_attacked),
      .leaper_checkers(leaper_threats_5_checkers),
      .attacked(attacked_5),
      .checkers(checkers_5),
      .cover_(cover_5),
      .one(one_5),
      .several(several_5)
  );

  fpgambit_perft_rank_threats rank_threats_6 (
      .clock(clock),
      .line_attacked_0(line_threats_6_attacked),
      .line_attacked_1(file_ranks_0_given_6),
      .line_attacked_2(rising_ranks_0_given_6),
      .line_attacked_3(falling_ranks_0_given_6),
      .line_checkers_0(line_threats_6_checkers),
      .line_checkers_1(file_ranks_1_given_6),
      .line_checkers_2(rising_ranks_1_given_6),
      .line_checkers_3(falling_ranks_1_given_6),
      .line_between_0(line_threats_6_between),
      .line_between_1(file_ranks_2_given_6),
      .line_between_2(rising_ranks_2_given_6),
      .line_between_3(falling_ranks_2_given_6),
      .empty(empty_later_6),
      .leaper_attacked(leaper_threats_6_attacked),
      .leaper_checkers(leaper_threats_6_checkers),
      .attacked(attacked_6),
      .checkers(checkers_6),
      .cover_(cover_6),
      .one(one_6),
      .several(several_6)
  );

  fpgambit_perft_rank_threats rank_threats_7 (
      .clock(clock),
      .line_attacked_0(line_threats_7_attacked),
      .line_attacked_1(file_ranks_0_given_7),
      .line_attacked_2(rising_ranks_0_given_7),
      .line_attacked_3(falling_ranks_0_given_7),
      .line_checkers_0(line_threats_7_checkers),
      .line_checkers_1(file_ranks_1_given_7),
      .line_checkers_2(rising_ranks_1_given_7),
      .line_checkers_3(falling_ranks_1_given_7),
      .line_between_0(line_threats_7_between),
      .line_between_1(file_ranks_2_given_7),
      .line_between_2(rising_ranks_2_given_7),
      .line_between_3(falling_ranks_2_given_7),
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
  // Leapers: two ranks without anything at each end of the board.
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

  // Back from lines to ranks.
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
    between_set_8 <= file_ranks_2_given_0;
    between_set_9 <= file_ranks_2_given_1;
    between_set_10 <= file_ranks_2_given_2;
    between_set_11 <= file_ranks_2_given_3;
    between_set_12 <= file_ranks_2_given_4;
    between_set_13 <= file_ranks_2_given_5;
    between_set_14 <= file_ranks_2_given_6;
    between_set_15 <= file_ranks_2_given_7;
    between_set_16 <= rising_ranks_2_given_0;
    between_set_17 <= rising_ranks_2_given_1;
    between_set_18 <= rising_ranks_2_given_2;
    between_set_19 <= rising_ranks_2_given_3;
    between_set_20 <= rising_ranks_2_given_4;
    between_set_21 <= rising_ranks_2_given_5;
    between_set_22 <= rising_ranks_2_given_6;
    between_set_23 <= rising_ranks_2_given_7;
    between_set_24 <= falling_ranks_2_given_0;
    between_set_25 <= falling_ranks_2_given_1;
    between_set_26 <= falling_ranks_2_given_2;
    between_set_27 <= falling_ranks_2_given_3;
    between_set_28 <= falling_ranks_2_given_4;
    between_set_29 <= falling_ranks_2_given_5;
    between_set_30 <= falling_ranks_2_given_6;
    between_set_31 <= falling_ranks_2_given_7;
  end

  // What nothing here reads.
  wire unused = &{1'b0, pawns_around_0, pawns_around_1, pawns_around_2, pawns_around_11,
      their_king_around_0, their_king_around_11};
endmodule

// Attacks along a line, and what they mean to the king if he is on it. Latency: two clocks: the
// rays, then what they mean.
module fpgambit_perft_line_threats (
    input  wire       clock,     // Clock
    input  wire [7:0] walls,     // Where there is no way to the next place; constant
    input  wire [7:0] sliders,   // The other side's pieces that move along this line
    input  wire [7:0] king,      // The king of the side to move
    input  wire [7:0] empty,     // Empty places
    output wire [7:0] attacked,  // Places the sliders attack
    output wire [7:0] between,   // Places with the king in sight on one side and a slider on the
                                 // other
    output wire [7:0] checkers   // Sliders that check the king
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

// Reorders eight words of eight squares, ranks to lines or lines to ranks. Combinational; in
// hardware it is wires.
module fpgambit_perft_rising_ranks (
    input  wire [7:0] taken_0,  // The words as they are
    input  wire [7:0] taken_1,  // The words as they are
    input  wire [7:0] taken_2,  // The words as they are
    input  wire [7:0] taken_3,  // The words as they are
    input  wire [7:0] taken_4,  // The words as they are
    input  wire [7:0] taken_5,  // The words as they are
    input  wire [7:0] taken_6,  // The words as they are
    input  wire [7:0] taken_7,  // The words as they are
    output wire [7:0] given_0,  // As they are wanted
    output wire [7:0] given_1,  // As they are wanted
    output wire [7:0] given_2,  // As they are wanted
    output wire [7:0] given_3,  // As they are wanted
    output wire [7:0] given_4,  // As they are wanted
    output wire [7:0] given_5,  // As they are wanted
    output wire [7:0] given_6,  // As they are wanted
    output wire [7:0] given_7   // As they are wanted
);

  assign given_0 = {taken_7[0], taken_6[0], taken_5[0], taken_4[0], taken_3[0], taken_2[0], taken_1[0], taken_0[0]};
  assign given_1 = {taken_6[1], taken_5[1], taken_4[1], taken_3[1], taken_2[1], taken_1[1], taken_0[1], taken_7[1]};
  assign given_2 = {taken_5[2], taken_4[2], taken_3[2], taken_2[2], taken_1[2], taken_0[2], taken_7[2], taken_6[2]};
  assign given_3 = {taken_4[3], taken_3[3], taken_2[3], taken_1[3], taken_0[3], taken_7[3], taken_6[3], taken_5[3]};
  assign given_4 = {taken_3[4], taken_2[4], taken_1[4], taken_0[4], taken_7[4], taken_6[4], taken_5[4], taken_4[4]};
  assign given_5 = {taken_2[5], taken_1[5], taken_0[5], taken_7[5], taken_6[5], taken_5[5], taken_4[5], taken_3[5]};
  assign given_6 = {taken_1[6], taken_0[6], taken_7[6], taken_6[6], taken_5[6], taken_4[6], taken_3[6], taken_2[6]};
  assign given_7 = {taken_0[7], taken_7[7], taken_6[7], taken_5[7], taken_4[7], taken_3[7], taken_2[7], taken_1[7]};
endmodule

// Reorders eight words of eight squares, ranks to lines or lines to ranks. Combinational; in
// hardware it is wires.
module fpgambit_perft_falling_ranks (
    input  wire [7:0] taken_0,  // The words as they are
    input  wire [7:0] taken_1,  // The words as they are
    input  wire [7:0] taken_2,  // The words as they are
    input  wire [7:0] taken_3,  // The words as they are
    input  wire [7:0] taken_4,  // The words as they are
    input  wire [7:0] taken_5,  // The words as they are
    input  wire [7:0] taken_6,  // The words as they are
    input  wire [7:0] taken_7,  // The words as they are
    output wire [7:0] given_0,  // As they are wanted
    output wire [7:0] given_1,  // As they are wanted
    output wire [7:0] given_2,  // As they are wanted
    output wire [7:0] given_3,  // As they are wanted
    output wire [7:0] given_4,  // As they are wanted
    output wire [7:0] given_5,  // As they are wanted
    output wire [7:0] given_6,  // As they are wanted
    output wire [7:0] given_7   // As they are wanted
);

  assign given_0 = {taken_7[0], taken_6[0], taken_5[0], taken_4[0], taken_3[0], taken_2[0], taken_1[0], taken_0[0]};
  assign given_1 = {taken_0[1], taken_7[1], taken_6[1], taken_5[1], taken_4[1], taken_3[1], taken_2[1], taken_1[1]};
  assign given_2 = {taken_1[2], taken_0[2], taken_7[2], taken_6[2], taken_5[2], taken_4[2], taken_3[2], taken_2[2]};
  assign given_3 = {taken_2[3], taken_1[3], taken_0[3], taken_7[3], taken_6[3], taken_5[3], taken_4[3], taken_3[3]};
  assign given_4 = {taken_3[4], taken_2[4], taken_1[4], taken_0[4], taken_7[4], taken_6[4], taken_5[4], taken_4[4]};
  assign given_5 = {taken_4[5], taken_3[5], taken_2[5], taken_1[5], taken_0[5], taken_7[5], taken_6[5], taken_5[5]};
  assign given_6 = {taken_5[6], taken_4[6], taken_3[6], taken_2[6], taken_1[6], taken_0[6], taken_7[6], taken_6[6]};
  assign given_7 = {taken_6[7], taken_5[7], taken_4[7], taken_3[7], taken_2[7], taken_1[7], taken_0[7], taken_7[7]};
endmodule

// Squares of a rank that knights, pawns and king of the other side attack, and knights and pawns on
// it that give check.
module fpgambit_perft_leaper_threats (
    input  wire       clock,              // Clock
    input  wire [7:0] knights,            // Their knights on this rank
    input  wire [7:0] knights_beside,     // On the ranks beside it
    input  wire [7:0] knights_two_off,    // Two ranks off
    input  wire [7:0] pawns,              // Their pawns on this rank
    input  wire [7:0] pawns_above,        // On the rank above
    input  wire [7:0] their_king,         // Their king on this rank
    input  wire [7:0] their_king_beside,  // On one beside it
    input  wire [7:0] king_beside,        // The own king on a rank beside this
    input  wire [7:0] king_two_off,       // Two ranks off
    input  wire [7:0] king_below,         // On the rank below
    output wire [7:0] attacked,           // Squares attacked
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

// Puts together what the lines and the leapers say of a rank.
module fpgambit_perft_rank_threats (
    input  wire       clock,            // Clock
    input  wire [7:0] line_attacked_0,  // Squares attacked along lines
    input  wire [7:0] line_attacked_1,  // Squares attacked along lines
    input  wire [7:0] line_attacked_2,  // Squares attacked along lines
    input  wire [7:0] line_attacked_3,  // Squares attacked along lines
    input  wire [7:0] line_checkers_0,  // Sliders that give check
    input  wire [7:0] line_checkers_1,  // Sliders that give check
    input  wire [7:0] line_checkers_2,  // Sliders that give check
    input  wire [7:0] line_checkers_3,  // Sliders that give check
    input  wire [7:0] line_between_0,   // Squares with the king in sight on one side and a slider
                                        // on the other
    input  wire [7:0] line_between_1,   // Squares with the king in sight on one side and a slider
                                        // on the other
    input  wire [7:0] line_between_2,   // Squares with the king in sight on one side and a slider
                                        // on the other
    input  wire [7:0] line_between_3,   // Squares with the king in sight on one side and a slider
                                        // on the other
    input  wire [7:0] empty,            // Empty squares
    input  wire [7:0] leaper_attacked,  // Squares attacked by knights, pawns and king
    input  wire [7:0] leaper_checkers,  // Knights and pawns that give check
    output wire [7:0] attacked,         // Squares attacked
    output wire [7:0] checkers,         // Pieces that give check
    output wire [7:0] cover_,           // Where a piece ends a check
    output wire       one,              // Some piece gives check
    output wire       several           // Two or more do
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

// Whether a capture en passant lays the king bare along the rank that both pawns leave. Latency:
// two clocks.
module fpgambit_perft_en_passant_row (
    input  wire       clock,      // Clock
    input  wire [7:0] file,       // The file of the pawn that can be captured, if there is one
    input  wire [7:0] sliders,    // Their rooks and queens on the fifth rank, counted from the
                                  // mover
    input  wire [7:0] king,       // The own king on it
    input  wire [7:0] empty,      // Its empty squares
    output wire       east_bare,  // The capture to the east leaves the king in check
    output wire       west_bare   // The one to the west does
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

// Holds a set of squares, eight ranks, for one clock.
module fpgambit_perft_seen_pawns (
    input  wire       clock,    // Clock
    input  wire [7:0] taken_0,  // The set
    input  wire [7:0] taken_1,  // The set
    input  wire [7:0] taken_2,  // The set
    input  wire [7:0] taken_3,  // The set
    input  wire [7:0] taken_4,  // The set
    input  wire [7:0] taken_5,  // The set
    input  wire [7:0] taken_6,  // The set
    input  wire [7:0] taken_7,  // The set
    output wire [7:0] given_0,  // It, one clock later
    output wire [7:0] given_1,  // It, one clock later
    output wire [7:0] given_2,  // It, one clock later
    output wire [7:0] given_3,  // It, one clock later
    output wire [7:0] given_4,  // It, one clock later
    output wire [7:0] given_5,  // It, one clock later
    output wire [7:0] given_6,  // It, one clock later
    output wire [7:0] given_7   // It, one clock later
);

  reg  [7:0]  ranks_0;
  reg  [7:0]  ranks_1;
  reg  [7:0]  ranks_2;
  reg  [7:0]  ranks_3;
  reg  [7:0]  ranks_4;
  reg  [7:0]  ranks_5;
  reg  [7:0]  ranks_6;
  reg  [7:0]  ranks_7;

  assign given_0 = ranks_0;
  assign given_1 = ranks_1;
  assign given_2 = ranks_2;
  assign given_3 = ranks_3;
  assign given_4 = ranks_4;
  assign given_5 = ranks_5;
  assign given_6 = ranks_6;
  assign given_7 = ranks_7;

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
    ranks_0 <= taken_0;
    ranks_1 <= taken_1;
    ranks_2 <= taken_2;
    ranks_3 <= taken_3;
    ranks_4 <= taken_4;
    ranks_5 <= taken_5;
    ranks_6 <= taken_6;
    ranks_7 <= taken_7;
  end
endmodule

// Adds up the ranks: no check, one, or several. Combinational.
module fpgambit_perft_check_summary (
    input  wire one_0,      // A piece of this rank gives check
    input  wire one_1,      // A piece of this rank gives check
    input  wire one_2,      // A piece of this rank gives check
    input  wire one_3,      // A piece of this rank gives check
    input  wire one_4,      // A piece of this rank gives check
    input  wire one_5,      // A piece of this rank gives check
    input  wire one_6,      // A piece of this rank gives check
    input  wire one_7,      // A piece of this rank gives check
    input  wire several_0,  // Two or more of it do
    input  wire several_1,  // Two or more of it do
    input  wire several_2,  // Two or more of it do
    input  wire several_3,  // Two or more of it do
    input  wire several_4,  // Two or more of it do
    input  wire several_5,  // Two or more of it do
    input  wire several_6,  // Two or more of it do
    input  wire several_7,  // Two or more of it do
    output wire check,      // The king is in check
    output wire double_     // By more than one piece: only he can move
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

// Holds the pieces of a rank that may move, by the way they go, and the squares of it that may be
// gone to.
module fpgambit_perft_rank_sources (
    input  wire       clock,           // Clock
    input  wire       check,           // The king is in check
    input  wire       double_,         // Only he can move
    input  wire [7:0] pawns,           // Own pawns
    input  wire [7:0] knights,         // Own knights
    input  wire [7:0] diagonal,        // Own bishops and queens
    input  wire [7:0] straight,        // Own rooks and queens
    input  wire [7:0] king,            // The own king on this rank
    input  wire [7:0] king_beside,     // On a rank beside it
    input  wire [7:0] own,             // Everything of its own
    input  wire [7:0] attacked,        // Squares attacked
    input  wire [7:0] cover_,          // Where a piece ends a check
    input  wire [7:0] single_0,        // Pieces alone between king and slider, by kind of line
    input  wire [7:0] single_1,        // Pieces alone between king and slider, by kind of line
    input  wire [7:0] single_2,        // Pieces alone between king and slider, by kind of line
    input  wire [7:0] single_3,        // Pieces alone between king and slider, by kind of line
    output wire [7:0] sliders_0,       // Sliders that may move along ranks, files, rising and
                                       // falling diagonals
    output wire [7:0] sliders_1,       // Sliders that may move along ranks, files, rising and
                                       // falling diagonals
    output wire [7:0] sliders_2,       // Sliders that may move along ranks, files, rising and
                                       // falling diagonals
    output wire [7:0] sliders_3,       // Sliders that may move along ranks, files, rising and
                                       // falling diagonals
    output wire [7:0] free_knights,    // Knights that may move
    output wire [7:0] pushing,         // Pawns that may go ahead
    output wire [7:0] capturing_east,  // Pawns that may capture to higher files
    output wire [7:0] capturing_west,  // To lower files
    output wire [7:0] allowed,         // Squares to which a piece other than the king may go, if it
                                       // can
    output wire [7:0] king_targets     // Squares to which the king goes
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

// The moves that no table of directions has: up to four bits, one for each. Latency: one clock.
module fpgambit_perft_special_moves (
    input  wire       clock,          // Clock
    input  wire       check,          // The king is in check
    input  wire       double_,        // By more than one piece
    input  wire       short_,         // The mover may castle on the king's side, as far as rights
                                      // go
    input  wire       long_,          // On the queen's side
    input  wire [7:0] home_empty,     // Empty squares of the first rank
    input  wire [7:0] home_attacked,  // Those of it under attack
    input  wire [7:0] file,           // The file of the pawn that can be captured en passant, if
                                      // there is one
    input  wire [7:0] pawns,          // Own pawns on the fifth rank
    input  wire [7:0] single_0,       // Pieces of the fifth rank alone between king and slider, by
                                      // kind of line
    input  wire [7:0] single_1,       // Pieces of the fifth rank alone between king and slider, by
                                      // kind of line
    input  wire [7:0] single_2,       // Pieces of the fifth rank alone between king and slider, by
                                      // kind of line
    input  wire [7:0] single_3,       // Pieces of the fifth rank alone between king and slider, by
                                      // kind of line
    input  wire [7:0] checkers,       // Pieces of the fifth rank that give check
    input  wire [7:0] cover_,         // Where on the sixth rank a piece ends a check
    input  wire       east_bare,      // The capture to the east lays the king bare along the rank
    input  wire       west_bare,      // The one to the west does
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

// Finds the moves of all pieces but the king, and adds them up square by square. Latency: three
// clocks.
module fpgambit_perft_moves (
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
    input  wire [7:0] pushing_0,         // Pawns that may go ahead
    input  wire [7:0] pushing_1,         // Pawns that may go ahead
    input  wire [7:0] pushing_2,         // Pawns that may go ahead
    input  wire [7:0] pushing_3,         // Pawns that may go ahead
    input  wire [7:0] pushing_4,         // Pawns that may go ahead
    input  wire [7:0] pushing_5,         // Pawns that may go ahead
    input  wire [7:0] pushing_6,         // Pawns that may go ahead
    input  wire [7:0] pushing_7,         // Pawns that may go ahead
    input  wire [7:0] capturing_east_0,  // Pawns that may capture to higher files
    input  wire [7:0] capturing_east_1,  // Pawns that may capture to higher files
    input  wire [7:0] capturing_east_2,  // Pawns that may capture to higher files
    input  wire [7:0] capturing_east_3,  // Pawns that may capture to higher files
    input  wire [7:0] capturing_east_4,  // Pawns that may capture to higher files
    input  wire [7:0] capturing_east_5,  // Pawns that may capture to higher files
    input  wire [7:0] capturing_east_6,  // Pawns that may capture to higher files
    input  wire [7:0] capturing_east_7,  // Pawns that may capture to higher files
    input  wire [7:0] capturing_west_0,  // To lower files
    input  wire [7:0] capturing_west_1,  // To lower files
    input  wire [7:0] capturing_west_2,  // To lower files
    input  wire [7:0] capturing_west_3,  // To lower files
    input  wire [7:0] capturing_west_4,  // To lower files
    input  wire [7:0] capturing_west_5,  // To lower files
    input  wire [7:0] capturing_west_6,  // To lower files
    input  wire [7:0] capturing_west_7,  // To lower files
    input  wire [7:0] empty_0,           // Empty squares
    input  wire [7:0] empty_1,           // Empty squares
    input  wire [7:0] empty_2,           // Empty squares
    input  wire [7:0] empty_3,           // Empty squares
    input  wire [7:0] empty_4,           // Empty squares
    input  wire [7:0] empty_5,           // Empty squares
    input  wire [7:0] empty_6,           // Empty squares
    input  wire [7:0] empty_7,           // Empty squares
    input  wire [7:0] theirs_0,          // Squares with a piece of the other side
    input  wire [7:0] theirs_1,          // Squares with a piece of the other side
    input  wire [7:0] theirs_2,          // Squares with a piece of the other side
    input  wire [7:0] theirs_3,          // Squares with a piece of the other side
    input  wire [7:0] theirs_4,          // Squares with a piece of the other side
    input  wire [7:0] theirs_5,          // Squares with a piece of the other side
    input  wire [7:0] theirs_6,          // Squares with a piece of the other side
    input  wire [7:0] theirs_7,          // Squares with a piece of the other side
    input  wire [7:0] allowed_later_0,   // Squares that may be gone to, one clock later
    input  wire [7:0] allowed_later_1,   // Squares that may be gone to, one clock later
    input  wire [7:0] allowed_later_2,   // Squares that may be gone to, one clock later
    input  wire [7:0] allowed_later_3,   // Squares that may be gone to, one clock later
    input  wire [7:0] allowed_later_4,   // Squares that may be gone to, one clock later
    input  wire [7:0] allowed_later_5,   // Squares that may be gone to, one clock later
    input  wire [7:0] allowed_later_6,   // Squares that may be gone to, one clock later
    input  wire [7:0] allowed_later_7,   // Squares that may be gone to, one clock later
    input  wire [7:0] allowed_last_0,    // Two clocks later
    input  wire [7:0] allowed_last_1,    // Two clocks later
    input  wire [7:0] allowed_last_2,    // Two clocks later
    input  wire [7:0] allowed_last_3,    // Two clocks later
    input  wire [7:0] allowed_last_4,    // Two clocks later
    input  wire [7:0] allowed_last_5,    // Two clocks later
    input  wire [7:0] allowed_last_6,    // Two clocks later
    input  wire [7:0] allowed_last_7,    // Two clocks later
    output wire [7:0] pawn_moves_0,      // Pawns' moves, those ahead or to higher files, then those
                                         // to lower files, eight ranks each, at once
    output wire [7:0] pawn_moves_1,      // Pawns' moves, those ahead or to higher files, then those
                                         // to lower files, eight ranks each, at once
    output wire [7:0] pawn_moves_2,      // Pawns' moves, those ahead or to higher files, then those
                                         // to lower files, eight ranks each, at once
    output wire [7:0] pawn_moves_3,      // Pawns' moves, those ahead or to higher files, then those
                                         // to lower files, eight ranks each, at once
    output wire [7:0] pawn_moves_4,      // Pawns' moves, those ahead or to higher files, then those
                                         // to lower files, eight ranks each, at once
    output wire [7:0] pawn_moves_5,      // Pawns' moves, those ahead or to higher files, then those
                                         // to lower files, eight ranks each, at once
    output wire [7:0] pawn_moves_6,      // Pawns' moves, those ahead or to higher files, then those
                                         // to lower files, eight ranks each, at once
    output wire [7:0] pawn_moves_7,      // Pawns' moves, those ahead or to higher files, then those
                                         // to lower files, eight ranks each, at once
    output wire [7:0] pawn_moves_8,      // Pawns' moves, those ahead or to higher files, then those
                                         // to lower files, eight ranks each, at once
    output wire [7:0] pawn_moves_9,      // Pawns' moves, those ahead or to higher files, then those
                                         // to lower files, eight ranks each, at once
    output wire [7:0] pawn_moves_10,     // Pawns' moves, those ahead or to higher files, then those
                                         // to lower files, eight ranks each, at once
    output wire [7:0] pawn_moves_11,     // Pawns' moves, those ahead or to higher files, then those
                                         // to lower files, eight ranks each, at once
    output wire [7:0] pawn_moves_12,     // Pawns' moves, those ahead or to higher files, then those
                                         // to lower files, eight ranks each, at once
    output wire [7:0] pawn_moves_13,     // Pawns' moves, those ahead or to higher files, then those
                                         // to lower files, eight ranks each, at once
    output wire [7:0] pawn_moves_14,     // Pawns' moves, those ahead or to higher files, then those
                                         // to lower files, eight ranks each, at once
    output wire [7:0] pawn_moves_15,     // Pawns' moves, those ahead or to higher files, then those
                                         // to lower files, eight ranks each, at once
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
    output wire [7:0] moves_down_0,      // Downwards
    output wire [7:0] moves_down_1,      // Downwards
    output wire [7:0] moves_down_2,      // Downwards
    output wire [7:0] moves_down_3,      // Downwards
    output wire [7:0] moves_down_4,      // Downwards
    output wire [7:0] moves_down_5,      // Downwards
    output wire [7:0] moves_down_6,      // Downwards
    output wire [7:0] moves_down_7,      // Downwards
    output wire [7:0] moves_down_8,      // Downwards
    output wire [7:0] moves_down_9,      // Downwards
    output wire [7:0] moves_down_10,     // Downwards
    output wire [7:0] moves_down_11,     // Downwards
    output wire [7:0] moves_down_12,     // Downwards
    output wire [7:0] moves_down_13,     // Downwards
    output wire [7:0] moves_down_14,     // Downwards
    output wire [7:0] moves_down_15,     // Downwards
    output wire [7:0] moves_down_16,     // Downwards
    output wire [7:0] moves_down_17,     // Downwards
    output wire [7:0] moves_down_18,     // Downwards
    output wire [7:0] moves_down_19,     // Downwards
    output wire [7:0] moves_down_20,     // Downwards
    output wire [7:0] moves_down_21,     // Downwards
    output wire [7:0] moves_down_22,     // Downwards
    output wire [7:0] moves_down_23,     // Downwards
    output wire [7:0] moves_down_24,     // Downwards
    output wire [7:0] moves_down_25,     // Downwards
    output wire [7:0] moves_down_26,     // Downwards
    output wire [7:0] moves_down_27,     // Downwards
    output wire [7:0] moves_down_28,     // Downwards
    output wire [7:0] moves_down_29,     // Downwards
    output wire [7:0] moves_down_30,     // Downwards
    output wire [7:0] moves_down_31,     // Downwards
    output wire [7:0] slider_sums_0,     // Bits 0 to 3 of the moves of sliders to each square,
                                         // eight ranks each
    output wire [7:0] slider_sums_1,     // Bits 0 to 3 of the moves of sliders to each square,
                                         // eight ranks each
    output wire [7:0] slider_sums_2,     // Bits 0 to 3 of the moves of sliders to each square,
                                         // eight ranks each
    output wire [7:0] slider_sums_3,     // Bits 0 to 3 of the moves of sliders to each square,
                                         // eight ranks each
    output wire [7:0] slider_sums_4,     // Bits 0 to 3 of the moves of sliders to each square,
                                         // eight ranks each
    output wire [7:0] slider_sums_5,     // Bits 0 to 3 of the moves of sliders to each square,
                                         // eight ranks each
    output wire [7:0] slider_sums_6,     // Bits 0 to 3 of the moves of sliders to each square,
                                         // eight ranks each
    output wire [7:0] slider_sums_7,     // Bits 0 to 3 of the moves of sliders to each square,
                                         // eight ranks each
    output wire [7:0] slider_sums_8,     // Bits 0 to 3 of the moves of sliders to each square,
                                         // eight ranks each
    output wire [7:0] slider_sums_9,     // Bits 0 to 3 of the moves of sliders to each square,
                                         // eight ranks each
    output wire [7:0] slider_sums_10,    // Bits 0 to 3 of the moves of sliders to each square,
                                         // eight ranks each
    output wire [7:0] slider_sums_11,    // Bits 0 to 3 of the moves of sliders to each square,
                                         // eight ranks each
    output wire [7:0] slider_sums_12,    // Bits 0 to 3 of the moves of sliders to each square,
                                         // eight ranks each
    output wire [7:0] slider_sums_13,    // Bits 0 to 3 of the moves of sliders to each square,
                                         // eight ranks each
    output wire [7:0] slider_sums_14,    // Bits 0 to 3 of the moves of sliders to each square,
                                         // eight ranks each
    output wire [7:0] slider_sums_15,    // Bits 0 to 3 of the moves of sliders to each square,
                                         // eight ranks each
    output wire [7:0] slider_sums_16,    // Bits 0 to 3 of the moves of sliders to each square,
                                         // eight ranks each
    output wire [7:0] slider_sums_17,    // Bits 0 to 3 of the moves of sliders to each square,
                                         // eight ranks each
    output wire [7:0] slider_sums_18,    // Bits 0 to 3 of the moves of sliders to each square,
                                         // eight ranks each
    output wire [7:0] slider_sums_19,    // Bits 0 to 3 of the moves of sliders to each square,
                                         // eight ranks each
    output wire [7:0] slider_sums_20,    // Bits 0 to 3 of the moves of sliders to each square,
                                         // eight ranks each
    output wire [7:0] slider_sums_21,    // Bits 0 to 3 of the moves of sliders to each square,
                                         // eight ranks each
    output wire [7:0] slider_sums_22,    // Bits 0 to 3 of the moves of sliders to each square,
                                         // eight ranks each
    output wire [7:0] slider_sums_23,    // Bits 0 to 3 of the moves of sliders to each square,
                                         // eight ranks each
    output wire [7:0] slider_sums_24,    // Bits 0 to 3 of the moves of sliders to each square,
                                         // eight ranks each
    output wire [7:0] slider_sums_25,    // Bits 0 to 3 of the moves of sliders to each square,
                                         // eight ranks each
    output wire [7:0] slider_sums_26,    // Bits 0 to 3 of the moves of sliders to each square,
                                         // eight ranks each
    output wire [7:0] slider_sums_27,    // Bits 0 to 3 of the moves of sliders to each square,
                                         // eight ranks each
    output wire [7:0] slider_sums_28,    // Bits 0 to 3 of the moves of sliders to each square,
                                         // eight ranks each
    output wire [7:0] slider_sums_29,    // Bits 0 to 3 of the moves of sliders to each square,
                                         // eight ranks each
    output wire [7:0] slider_sums_30,    // Bits 0 to 3 of the moves of sliders to each square,
                                         // eight ranks each
    output wire [7:0] slider_sums_31,    // Bits 0 to 3 of the moves of sliders to each square,
                                         // eight ranks each
    output wire [7:0] leaper_sums_0,     // Of the moves of knights and pawns
    output wire [7:0] leaper_sums_1,     // Of the moves of knights and pawns
    output wire [7:0] leaper_sums_2,     // Of the moves of knights and pawns
    output wire [7:0] leaper_sums_3,     // Of the moves of knights and pawns
    output wire [7:0] leaper_sums_4,     // Of the moves of knights and pawns
    output wire [7:0] leaper_sums_5,     // Of the moves of knights and pawns
    output wire [7:0] leaper_sums_6,     // Of the moves of knights and pawns
    output wire [7:0] leaper_sums_7,     // Of the moves of knights and pawns
    output wire [7:0] leaper_sums_8,     // Of the moves of knights and pawns
    output wire [7:0] leaper_sums_9,     // Of the moves of knights and pawns
    output wire [7:0] leaper_sums_10,    // Of the moves of knights and pawns
    output wire [7:0] leaper_sums_11,    // Of the moves of knights and pawns
    output wire [7:0] leaper_sums_12,    // Of the moves of knights and pawns
    output wire [7:0] leaper_sums_13,    // Of the moves of knights and pawns
    output wire [7:0] leaper_sums_14,    // Of the moves of knights and pawns
    output wire [7:0] leaper_sums_15,    // Of the moves of knights and pawns
    output wire [7:0] leaper_sums_16,    // Of the moves of knights and pawns
    output wire [7:0] leaper_sums_17,    // Of the moves of knights and pawns
    output wire [7:0] leaper_sums_18,    // Of the moves of knights and pawns
    output wire [7:0] leaper_sums_19,    // Of the moves of knights and pawns
    output wire [7:0] leaper_sums_20,    // Of the moves of knights and pawns
    output wire [7:0] leaper_sums_21,    // Of the moves of knights and pawns
    output wire [7:0] leaper_sums_22,    // Of the moves of knights and pawns
    output wire [7:0] leaper_sums_23,    // Of the moves of knights and pawns
    output wire [7:0] leaper_sums_24,    // Of the moves of knights and pawns
    output wire [7:0] leaper_sums_25,    // Of the moves of knights and pawns
    output wire [7:0] leaper_sums_26,    // Of the moves of knights and pawns
    output wire [7:0] leaper_sums_27,    // Of the moves of knights and pawns
    output wire [7:0] leaper_sums_28,    // Of the moves of knights and pawns
    output wire [7:0] leaper_sums_29,    // Of the moves of knights and pawns
    output wire [7:0] leaper_sums_30,    // Of the moves of knights and pawns
    output wire [7:0] leaper_sums_31     // Of the moves of knights and pawns
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
  wire [7:0]  file_lines_0_given_0;
  wire [7:0]  file_lines_0_given_1;
  wire [7:0]  file_lines_0_given_2;
  wire [7:0]  file_lines_0_given_3;
  wire [7:0]  file_lines_0_given_4;
  wire [7:0]  file_lines_0_given_5;
  wire [7:0]  file_lines_0_given_6;
  wire [7:0]  file_lines_0_given_7;
  wire [7:0]  file_lines_1_given_0;
  wire [7:0]  file_lines_1_given_1;
  wire [7:0]  file_lines_1_given_2;
  wire [7:0]  file_lines_1_given_3;
  wire [7:0]  file_lines_1_given_4;
  wire [7:0]  file_lines_1_given_5;
  wire [7:0]  file_lines_1_given_6;
  wire [7:0]  file_lines_1_given_7;
  wire [7:0]  rising_lines_0_given_0;
  wire [7:0]  rising_lines_0_given_1;
  wire [7:0]  rising_lines_0_given_2;
  wire [7:0]  rising_lines_0_given_3;
  wire [7:0]  rising_lines_0_given_4;
  wire [7:0]  rising_lines_0_given_5;
  wire [7:0]  rising_lines_0_given_6;
  wire [7:0]  rising_lines_0_given_7;
  wire [7:0]  rising_lines_1_given_0;
  wire [7:0]  rising_lines_1_given_1;
  wire [7:0]  rising_lines_1_given_2;
  wire [7:0]  rising_lines_1_given_3;
  wire [7:0]  rising_lines_1_given_4;
  wire [7:0]  rising_lines_1_given_5;
  wire [7:0]  rising_lines_1_given_6;
  wire [7:0]  rising_lines_1_given_7;
  wire [7:0]  falling_lines_0_given_0;
  wire [7:0]  falling_lines_0_given_1;
  wire [7:0]  falling_lines_0_given_2;
  wire [7:0]  falling_lines_0_given_3;
  wire [7:0]  falling_lines_0_given_4;
  wire [7:0]  falling_lines_0_given_5;
  wire [7:0]  falling_lines_0_given_6;
  wire [7:0]  falling_lines_0_given_7;
  wire [7:0]  falling_lines_1_given_0;
  wire [7:0]  falling_lines_1_given_1;
  wire [7:0]  falling_lines_1_given_2;
  wire [7:0]  falling_lines_1_given_3;
  wire [7:0]  falling_lines_1_given_4;
  wire [7:0]  falling_lines_1_given_5;
  wire [7:0]  falling_lines_1_given_6;
  wire [7:0]  falling_lines_1_given_7;
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

  fpgambit_perft_file_lines file_lines_0 (
      .taken_0(sliders_8),
      .taken_1(sliders_9),
      .taken_2(sliders_10),
      .taken_3(sliders_11),
      .taken_4(sliders_12),
      .taken_5(sliders_13),
      .taken_6(sliders_14),
      .taken_7(sliders_15),
      .given_0(file_lines_0_given_0),
      .given_1(file_lines_0_given_1),
      .given_2(file_lines_0_given_2),
      .given_3(file_lines_0_given_3),
      .given_4(file_lines_0_given_4),
      .given_5(file_lines_0_given_5),
      .given_6(file_lines_0_given_6),
      .given_7(file_lines_0_given_7)
  );

  fpgambit_perft_file_lines file_lines_1 (
      .taken_0(empty_0),
      .taken_1(empty_1),
      .taken_2(empty_2),
      .taken_3(empty_3),
      .taken_4(empty_4),
      .taken_5(empty_5),
      .taken_6(empty_6),
      .taken_7(empty_7),
      .given_0(file_lines_1_given_0),
      .given_1(file_lines_1_given_1),
      .given_2(file_lines_1_given_2),
      .given_3(file_lines_1_given_3),
      .given_4(file_lines_1_given_4),
      .given_5(file_lines_1_given_5),
      .given_6(file_lines_1_given_6),
      .given_7(file_lines_1_given_7)
  );

  fpgambit_perft_rising_lines rising_lines_0 (
      .taken_0(sliders_16),
      .taken_1(sliders_17),
      .taken_2(sliders_18),
      .taken_3(sliders_19),
      .taken_4(sliders_20),
      .taken_5(sliders_21),
      .taken_6(sliders_22),
      .taken_7(sliders_23),
      .given_0(rising_lines_0_given_0),
      .given_1(rising_lines_0_given_1),
      .given_2(rising_lines_0_given_2),
      .given_3(rising_lines_0_given_3),
      .given_4(rising_lines_0_given_4),
      .given_5(rising_lines_0_given_5),
      .given_6(rising_lines_0_given_6),
      .given_7(rising_lines_0_given_7)
  );

  fpgambit_perft_rising_lines rising_lines_1 (
      .taken_0(empty_0),
      .taken_1(empty_1),
      .taken_2(empty_2),
      .taken_3(empty_3),
      .taken_4(empty_4),
      .taken_5(empty_5),
      .taken_6(empty_6),
      .taken_7(empty_7),
      .given_0(rising_lines_1_given_0),
      .given_1(rising_lines_1_given_1),
      .given_2(rising_lines_1_given_2),
      .given_3(rising_lines_1_given_3),
      .given_4(rising_lines_1_given_4),
      .given_5(rising_lines_1_given_5),
      .given_6(rising_lines_1_given_6),
      .given_7(rising_lines_1_given_7)
  );

  fpgambit_perft_falling_lines falling_lines_0 (
      .taken_0(sliders_24),
      .taken_1(sliders_25),
      .taken_2(sliders_26),
      .taken_3(sliders_27),
      .taken_4(sliders_28),
      .taken_5(sliders_29),
      .taken_6(sliders_30),
      .taken_7(sliders_31),
      .given_0(falling_lines_0_given_0),
      .given_1(falling_lines_0_given_1),
      .given_2(falling_lines_0_given_2),
      .given_3(falling_lines_0_given_3),
      .given_4(falling_lines_0_given_4),
      .given_5(falling_lines_0_given_5),
      .given_6(falling_lines_0_given_6),
      .given_7(falling_lines_0_given_7)
  );

  fpgambit_perft_falling_lines falling_lines_1 (
      .taken_0(empty_0),
      .taken_1(empty_1),
      .taken_2(empty_2),
      .taken_3(empty_3),
      .taken_4(empty_4),
      .taken_5(empty_5),
      .taken_6(empty_6),
      .taken_7(empty_7),
      .given_0(falling_lines_1_given_0),
      .given_1(falling_lines_1_given_1),
      .given_2(falling_lines_1_given_2),
      .given_3(falling_lines_1_given_3),
      .given_4(falling_lines_1_given_4),
      .given_5(falling_lines_1_given_5),
      .given_6(falling_lines_1_given_6),
      .given_7(falling_lines_1_given_7)
  );

  fpgambit_perft_line_moves line_moves_0 (
      .clock(clock),
      .walls(8'd0),
      .sliders(sliders_0),
      .empty(empty_0),
      .up(moves_up_0),
      .down(moves_down_0)
  );

  fpgambit_perft_line_moves line_moves_1 (
      .clock(clock),
      .walls(8'd0),
      .sliders(sliders_1),
      .empty(empty_1),
      .up(moves_up_1),
      .down(moves_down_1)
  );

  fpgambit_perft_line_moves line_moves_2 (
      .clock(clock),
      .walls(8'd0),
      .sliders(sliders_2),
      .empty(empty_2),
      .up(moves_up_2),
      .down(moves_down_2)
  );

  fpgambit_perft_line_moves line_moves_3 (
      .clock(clock),
      .walls(8'd0),
      .sliders(sliders_3),
      .empty(empty_3),
      .up(moves_up_3),
      .down(moves_down_3)
  );

  fpgambit_perft_line_moves line_moves_4 (
      .clock(clock),
      .walls(8'd0),
      .sliders(sliders_4),
      .empty(empty_4),
      .up(moves_up_4),
      .down(moves_down_4)
  );

  fpgambit_perft_line_moves line_moves_5 (
      .clock(clock),
      .walls(8'd0),
      .sliders(sliders_5),
      .empty(empty_5),
      .up(moves_up_5),
      .down(moves_down_5)
  );

  fpgambit_perft_line_moves line_moves_6 (
      .clock(clock),
      .walls(8'd0),
      .sliders(sliders_6),
      .empty(empty_6),
      .up(moves_up_6),
      .down(moves_down_6)
  );

  fpgambit_perft_line_moves line_moves_7 (
      .clock(clock),
      .walls(8'd0),
      .sliders(sliders_7),
      .empty(empty_7),
      .up(moves_up_7),
      .down(moves_down_7)
  );

  fpgambit_perft_line_moves line_moves_8 (
      .clock(clock),
      .walls(8'd0),
      .sliders(file_lines_0_given_0),
      .empty(file_lines_1_given_0),
      .up(line_moves_8_up),
      .down(line_moves_8_down)
  );

  fpgambit_perft_line_moves line_moves_9 (
      .clock(clock),
      .walls(8'd0),
      .sliders(file_lines_0_given_1),
      .empty(file_lines_1_given_1),
      .up(line_moves_9_up),
      .down(line_moves_9_down)
  );

  fpgambit_perft_line_moves line_moves_10 (
      .clock(clock),
      .walls(8'd0),
      .sliders(file_lines_0_given_2),
      .empty(file_lines_1_given_2),
      .up(line_moves_10_up),
      .down(line_moves_10_down)
  );

  fpgambit_perft_line_moves line_moves_11 (
      .clock(clock),
      .walls(8'd0),
      .sliders(file_lines_0_given_3),
      .empty(file_lines_1_given_3),
      .up(line_moves_11_up),
      .down(line_moves_11_down)
  );

  fpgambit_perft_line_moves line_moves_12 (
      .clock(clock),
      .walls(8'd0),
      .sliders(file_lines_0_given_4),
      .empty(file_lines_1_given_4),
      .up(line_moves_12_up),
      .down(line_moves_12_down)
  );

  fpgambit_perft_line_moves line_moves_13 (
      .clock(clock),
      .walls(8'd0),
      .sliders(file_lines_0_given_5),
      .empty(file_lines_1_given_5),
      .up(line_moves_13_up),
      .down(line_moves_13_down)
  );

  fpgambit_perft_line_moves line_moves_14 (
      .clock(clock),
      .walls(8'd0),
      .sliders(file_lines_0_given_6),
      .empty(file_lines_1_given_6),
      .up(line_moves_14_up),
      .down(line_moves_14_down)
  );

  fpgambit_perft_line_moves line_moves_15 (
      .clock(clock),
      .walls(8'd0),
      .sliders(file_lines_0_given_7),
      .empty(file_lines_1_given_7),
      .up(line_moves_15_up),
      .down(line_moves_15_down)
  );

  fpgambit_perft_line_moves line_moves_16 (
      .clock(clock),
      .walls(8'h80),
      .sliders(rising_lines_0_given_0),
      .empty(rising_lines_1_given_0),
      .up(line_moves_16_up),
      .down(line_moves_16_down)
  );

  fpgambit_perft_line_moves line_moves_17 (
      .clock(clock),
      .walls(8'h40),
      .sliders(rising_lines_0_given_1),
      .empty(rising_lines_1_given_1),
      .up(line_moves_17_up),
      .down(line_moves_17_down)
  );

  fpgambit_perft_line_moves line_moves_18 (
      .clock(clock),
      .walls(8'h20),
      .sliders(rising_lines_0_given_2),
      .empty(rising_lines_1_given_2),
      .up(line_moves_18_up),
      .down(line_moves_18_down)
  );

  fpgambit_perft_line_moves line_moves_19 (
      .clock(clock),
      .walls(8'h10),
      .sliders(rising_lines_0_given_3),
      .empty(rising_lines_1_given_3),
      .up(line_moves_19_up),
      .down(line_moves_19_down)
  );

  fpgambit_perft_line_moves line_moves_20 (
      .clock(clock),
      .walls(8'd8),
      .sliders(rising_lines_0_given_4),
      .empty(rising_lines_1_given_4),
      .up(line_moves_20_up),
      .down(line_moves_20_down)
  );

  fpgambit_perft_line_moves line_moves_21 (
      .clock(clock),
      .walls(8'd4),
      .sliders(rising_lines_0_given_5),
      .empty(rising_lines_1_given_5),
      .up(line_moves_21_up),
      .down(line_moves_21_down)
  );

  fpgambit_perft_line_moves line_moves_22 (
      .clock(clock),
      .walls(8'd2),
      .sliders(rising_lines_0_given_6),
      .empty(rising_lines_1_given_6),
      .up(line_moves_22_up),
      .down(line_moves_22_down)
  );

  fpgambit_perft_line_moves line_moves_23 (
      .clock(clock),
      .walls(8'd1),
      .sliders(rising_lines_0_given_7),
      .empty(rising_lines_1_given_7),
      .up(line_moves_23_up),
      .down(line_moves_23_down)
  );

  fpgambit_perft_line_moves line_moves_24 (
      .clock(clock),
      .walls(8'd1),
      .sliders(falling_lines_0_given_0),
      .empty(falling_lines_1_given_0),
      .up(line_moves_24_up),
      .down(line_moves_24_down)
  );

  fpgambit_perft_line_moves line_moves_25 (
      .clock(clock),
      .walls(8'd2),
      .sliders(falling_lines_0_given_1),
      .empty(falling_lines_1_given_1),
      .up(line_moves_25_up),
      .down(line_moves_25_down)
  );

  fpgambit_perft_line_moves line_moves_26 (
      .clock(clock),
      .walls(8'd4),
      .sliders(falling_lines_0_given_2),
      .empty(falling_lines_1_given_2),
      .up(line_moves_26_up),
      .down(line_moves_26_down)
  );

  fpgambit_perft_line_moves line_moves_27 (
      .clock(clock),
      .walls(8'd8),
      .sliders(falling_lines_0_given_3),
      .empty(falling_lines_1_given_3),
      .up(line_moves_27_up),
      .down(line_moves_27_down)
  );

  fpgambit_perft_line_moves line_moves_28 (
      .clock(clock),
      .walls(8'h10),
      .sliders(falling_lines_0_given_4),
      .empty(falling_lines_1_given_4),
      .up(line_moves_28_up),
      .down(line_moves_28_down)
  );

  fpgambit_perft_line_moves line_moves_29 (
      .clock(clock),
      .walls(8'h20),
      .sliders(falling_lines_0_given_5),
      .empty(falling_lines_1_given_5),
      .up(line_moves_29_up),
      .down(line_moves_29_down)
  );

  fpgambit_perft_line_moves line_moves_30 (
      .clock(clock),
      .walls(8'h40),
      .sliders(falling_lines_0_given_6),
      .empty(falling_lines_1_given_6),
      .up(line_moves_30_up),
      .down(line_moves_30_down)
  );

  fpgambit_perft_line_moves line_moves_31 (
      .clock(clock),
      .walls(8'h80),
      .sliders(falling_lines_0_given_7),
      .empty(falling_lines_1_given_7),
      .up(line_moves_31_up),
      .down(line_moves_31_down)
  );

  fpgambit_perft_file_lines file_ranks_0 (
      .taken_0(line_moves_8_up),
      .taken_1(line_moves_9_up),
      .taken_2(line_moves_10_up),
      .taken_3(line_moves_11_up),
      .taken_4(line_moves_12_up),
      .taken_5(line_moves_13_up),
      .taken_6(line_moves_14_up),
      .taken_7(line_moves_15_up),
      .given_0(moves_up_8),
      .given_1(moves_up_9),
      .given_2(moves_up_10),
      .given_3(moves_up_11),
      .given_4(moves_up_12),
      .given_5(moves_up_13),
      .given_6(moves_up_14),
      .given_7(moves_up_15)
  );

  fpgambit_perft_file_lines file_ranks_1 (
      .taken_0(line_moves_8_down),
      .taken_1(line_moves_9_down),
      .taken_2(line_moves_10_down),
      .taken_3(line_moves_11_down),
      .taken_4(line_moves_12_down),
      .taken_5(line_moves_13_down),
      .taken_6(line_moves_14_down),
      .taken_7(line_moves_15_down),
      .given_0(moves_down_8),
      .given_1(moves_down_9),
      .given_2(moves_down_10),
      .given_3(moves_down_11),
      .given_4(moves_down_12),
      .given_5(moves_down_13),
      .given_6(moves_down_14),
      .given_7(moves_down_15)
  );

  fpgambit_perft_rising_ranks rising_ranks_0 (
      .taken_0(line_moves_16_up),
      .taken_1(line_moves_17_up),
      .taken_2(line_moves_18_up),
      .taken_3(line_moves_19_up),
      .taken_4(line_moves_20_up),
      .taken_5(line_moves_21_up),
      .taken_6(line_moves_22_up),
      .taken_7(line_moves_23_up),
      .given_0(moves_up_16),
      .given_1(moves_up_17),
      .given_2(moves_up_18),
      .given_3(moves_up_19),
      .given_4(moves_up_20),
      .given_5(moves_up_21),
      .given_6(moves_up_22),
      .given_7(moves_up_23)
  );

  fpgambit_perft_rising_ranks rising_ranks_1 (
      .taken_0(line_moves_16_down),
      .taken_1(line_moves_17_down),
      .taken_2(line_moves_18_down),
      .taken_3(line_moves_19_down),
      .taken_4(line_moves_20_down),
      .taken_5(line_moves_21_down),
      .taken_6(line_moves_22_down),
      .taken_7(line_moves_23_down),
      .given_0(moves_down_16),
      .given_1(moves_down_17),
      .given_2(moves_down_18),
      .given_3(moves_down_19),
      .given_4(moves_down_20),
      .given_5(moves_down_21),
      .given_6(moves_down_22),
      .given_7(moves_down_23)
  );

  fpgambit_perft_falling_ranks falling_ranks_0 (
      .taken_0(line_moves_24_up),
      .taken_1(line_moves_25_up),
      .taken_2(line_moves_26_up),
      .taken_3(line_moves_27_up),
      .taken_4(line_moves_28_up),
      .taken_5(line_moves_29_up),
      .taken_6(line_moves_30_up),
      .taken_7(line_moves_31_up),
      .given_0(moves_up_24),
      .given_1(moves_up_25),
      .given_2(moves_up_26),
      .given_3(moves_up_27),
      .given_4(moves_up_28),
      .given_5(moves_up_29),
      .given_6(moves_up_30),
      .given_7(moves_up_31)
  );

  fpgambit_perft_falling_ranks falling_ranks_1 (
      .taken_0(line_moves_24_down),
      .taken_1(line_moves_25_down),
      .taken_2(line_moves_26_down),
      .taken_3(line_moves_27_down),
      .taken_4(line_moves_28_down),
      .taken_5(line_moves_29_down),
      .taken_6(line_moves_30_down),
      .taken_7(line_moves_31_down),
      .given_0(moves_down_24),
      .given_1(moves_down_25),
      .given_2(moves_down_26),
      .given_3(moves_down_27),
      .given_4(moves_down_28),
      .given_5(moves_down_29),
      .given_6(moves_down_30),
      .given_7(moves_down_31)
  );

  fpgambit_perft_sums_of_sliders sums_of_sliders_0 (
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

  fpgambit_perft_sums_of_sliders sums_of_sliders_1 (
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

  fpgambit_perft_sums_of_sliders sums_of_sliders_2 (
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

  fpgambit_perft_sums_of_sliders sums_of_sliders_3 (
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

  fpgambit_perft_sums_of_sliders sums_of_sliders_4 (
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

  fpgambit_perft_sums_of_sliders sums_of_sliders_5 (
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

  fpgambit_perft_sums_of_sliders sums_of_sliders_6 (
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

  fpgambit_perft_sums_of_sliders sums_of_sliders_7 (
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

  fpgambit_perft_leaper_moves leaper_moves_0 (
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

  fpgambit_perft_leaper_moves leaper_moves_1 (
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

  fpgambit_perft_leaper_moves leaper_moves_2 (
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

  fpgambit_perft_leaper_moves leaper_moves_3 (
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

  fpgambit_perft_leaper_moves leaper_moves_4 (
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

  fpgambit_perft_leaper_moves leaper_moves_5 (
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

  fpgambit_perft_leaper_moves leaper_moves_6 (
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

  fpgambit_perft_leaper_moves leaper_moves_7 (
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

  fpgambit_perft_sums_of_sliders sums_of_leapers_0 (
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

  fpgambit_perft_sums_of_sliders sums_of_leapers_1 (
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

  fpgambit_perft_sums_of_sliders sums_of_leapers_2 (
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

  fpgambit_perft_sums_of_sliders sums_of_leapers_3 (
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

  fpgambit_perft_sums_of_sliders sums_of_leapers_4 (
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

  fpgambit_perft_sums_of_sliders sums_of_leapers_5 (
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

  fpgambit_perft_sums_of_sliders sums_of_leapers_6 (
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

  fpgambit_perft_sums_of_sliders sums_of_leapers_7 (
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

  fpgambit_perft_seen_pawns leapers_0 (
      .clock(clock),
      .taken_0(sums_of_leapers_0_sums_0),
      .taken_1(sums_of_leapers_1_sums_0),
      .taken_2(sums_of_leapers_2_sums_0),
      .taken_3(sums_of_leapers_3_sums_0),
      .taken_4(sums_of_leapers_4_sums_0),
      .taken_5(sums_of_leapers_5_sums_0),
      .taken_6(sums_of_leapers_6_sums_0),
      .taken_7(sums_of_leapers_7_sums_0),
      .given_0(leaper_sums_0),
      .given_1(leaper_sums_1),
      .given_2(leaper_sums_2),
      .given_3(leaper_sums_3),
      .given_4(leaper_sums_4),
      .given_5(leaper_sums_5),
      .given_6(leaper_sums_6),
      .given_7(leaper_sums_7)
  );

  fpgambit_perft_seen_pawns leapers_1 (
      .clock(clock),
      .taken_0(sums_of_leapers_0_sums_1),
      .taken_1(sums_of_leapers_1_sums_1),
      .taken_2(sums_of_leapers_2_sums_1),
      .taken_3(sums_of_leapers_3_sums_1),
      .taken_4(sums_of_leapers_4_sums_1),
      .taken_5(sums_of_leapers_5_sums_1),
      .taken_6(sums_of_leapers_6_sums_1),
      .taken_7(sums_of_leapers_7_sums_1),
      .given_0(leaper_sums_8),
      .given_1(leaper_sums_9),
      .given_2(leaper_sums_10),
      .given_3(leaper_sums_11),
      .given_4(leaper_sums_12),
      .given_5(leaper_sums_13),
      .given_6(leaper_sums_14),
      .given_7(leaper_sums_15)
  );

  fpgambit_perft_seen_pawns leapers_2 (
      .clock(clock),
      .taken_0(sums_of_leapers_0_sums_2),
      .taken_1(sums_of_leapers_1_sums_2),
      .taken_2(sums_of_leapers_2_sums_2),
      .taken_3(sums_of_leapers_3_sums_2),
      .taken_4(sums_of_leapers_4_sums_2),
      .taken_5(sums_of_leapers_5_sums_2),
      .taken_6(sums_of_leapers_6_sums_2),
      .taken_7(sums_of_leapers_7_sums_2),
      .given_0(leaper_sums_16),
      .given_1(leaper_sums_17),
      .given_2(leaper_sums_18),
      .given_3(leaper_sums_19),
      .given_4(leaper_sums_20),
      .given_5(leaper_sums_21),
      .given_6(leaper_sums_22),
      .given_7(leaper_sums_23)
  );

  fpgambit_perft_seen_pawns leapers_3 (
      .clock(clock),
      .taken_0(sums_of_leapers_0_sums_3),
      .taken_1(sums_of_leapers_1_sums_3),
      .taken_2(sums_of_leapers_2_sums_3),
      .taken_3(sums_of_leapers_3_sums_3),
      .taken_4(sums_of_leapers_4_sums_3),
      .taken_5(sums_of_leapers_5_sums_3),
      .taken_6(sums_of_leapers_6_sums_3),
      .taken_7(sums_of_leapers_7_sums_3),
      .given_0(leaper_sums_24),
      .given_1(leaper_sums_25),
      .given_2(leaper_sums_26),
      .given_3(leaper_sums_27),
      .given_4(leaper_sums_28),
      .given_5(leaper_sums_29),
      .given_6(leaper_sums_30),
      .given_7(leaper_sums_31)
  );

  // Sliders, along every line and back.
  // Knights and pawns: one stage sooner, so they wait.
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

  // Two steps go to the fourth rank; on the eighth a pawn becomes another piece.
  assign leaper_moves_3_double_pushing = pushing_1 & empty_2;

  // Which they are.
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

// Moves along a line, one bit for each: no two sliders reach a square in the same direction.
// Latency: one clock.
module fpgambit_perft_line_moves (
    input  wire       clock,    // Clock
    input  wire [7:0] walls,    // Where there is no way to the next place; constant
    input  wire [7:0] sliders,  // Pieces that may move along this line
    input  wire [7:0] empty,    // Empty places
    output wire [7:0] up,       // Places reached from below, occupied ones too
    output wire [7:0] down      // From above
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

// Adds up, for eight squares at once, sets of moves into a number of four bits a square; 0 where
// none may go. Latency: two clocks.
module fpgambit_perft_sums_of_sliders (
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
    input  wire [7:0] allowed,  // Squares that may be gone to, a clock later than the moves
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

// Moves of knights and pawns to the squares of a rank, a bit for each. Combinational.
module fpgambit_perft_leaper_moves (
    input  wire       last,            // It is the last rank; constant
    input  wire [7:0] knights_0,       // Knights two ranks below, one below, one above and two
                                       // above
    input  wire [7:0] knights_1,       // Knights two ranks below, one below, one above and two
                                       // above
    input  wire [7:0] knights_2,       // Knights two ranks below, one below, one above and two
                                       // above
    input  wire [7:0] knights_3,       // Knights two ranks below, one below, one above and two
                                       // above
    input  wire [7:0] pushing,         // Pawns below that may go ahead
    input  wire [7:0] double_pushing,  // Pawns two ranks below that may go two steps to this one
    input  wire [7:0] capturing_east,  // Pawns below that may capture to higher files
    input  wire [7:0] capturing_west,  // To lower files
    input  wire [7:0] empty,           // Empty squares
    input  wire [7:0] theirs,          // Squares with a piece of the other side
    output wire [7:0] jumps_0,         // Knights' moves, a set for each of the eight jumps
    output wire [7:0] jumps_1,         // Knights' moves, a set for each of the eight jumps
    output wire [7:0] jumps_2,         // Knights' moves, a set for each of the eight jumps
    output wire [7:0] jumps_3,         // Knights' moves, a set for each of the eight jumps
    output wire [7:0] jumps_4,         // Knights' moves, a set for each of the eight jumps
    output wire [7:0] jumps_5,         // Knights' moves, a set for each of the eight jumps
    output wire [7:0] jumps_6,         // Knights' moves, a set for each of the eight jumps
    output wire [7:0] jumps_7,         // Knights' moves, a set for each of the eight jumps
    output reg  [7:0] once_0,          // Pawns' moves that count once
    output reg  [7:0] once_1,          // Pawns' moves that count once
    output reg  [7:0] four_times_0,    // That count four times
    output reg  [7:0] four_times_1     // That count four times
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

  // To an empty square ahead, or by capture: never both.
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

// Counts the moves to the squares of a rank. Latency: two clocks.
module fpgambit_perft_rank_counts (
    input  wire       clock,      // Clock
    input  wire [7:0] sliders_0,  // Bits 0 to 3 of how many sliders go to each square
    input  wire [7:0] sliders_1,  // Bits 0 to 3 of how many sliders go to each square
    input  wire [7:0] sliders_2,  // Bits 0 to 3 of how many sliders go to each square
    input  wire [7:0] sliders_3,  // Bits 0 to 3 of how many sliders go to each square
    input  wire [7:0] leapers_0,  // Of how many moves of knights and pawns
    input  wire [7:0] leapers_1,  // Of how many moves of knights and pawns
    input  wire [7:0] leapers_2,  // Of how many moves of knights and pawns
    input  wire [7:0] leapers_3,  // Of how many moves of knights and pawns
    input  wire [7:0] king,       // The king's moves, a bit for each
    input  wire [7:0] special,    // Other moves, a bit for each
    output wire [7:0] count       // How many moves there are
);

  reg  [3:0]  ones_0;
  reg  [3:0]  ones_1;
  reg  [3:0]  ones_2;
  reg  [3:0]  ones_3;
  reg  [3:0]  ones_4;
  reg  [3:0]  ones_5;
  reg  [3:0]  ones_6;
  reg  [3:0]  ones_7;
  reg  [3:0]  ones_8;
  reg  [3:0]  ones_9;
  reg  [7:0]  total;

  wire [7:0]  sets_0;
  wire [7:0]  sets_1;
  wire [7:0]  sets_2;
  wire [7:0]  sets_3;
  wire [7:0]  sets_4;
  wire [7:0]  sets_5;
  wire [7:0]  sets_6;
  wire [7:0]  sets_7;
  wire [7:0]  sets_8;
  wire [7:0]  sets_9;
  reg  [3:0]  counted_0;
  reg  [3:0]  counted_1;
  reg  [3:0]  counted_2;
  reg  [3:0]  counted_3;
  reg  [3:0]  counted_4;
  reg  [3:0]  counted_5;
  reg  [3:0]  counted_6;
  reg  [3:0]  counted_7;
  reg  [3:0]  counted_8;
  reg  [3:0]  counted_9;
  reg  [7:0]  sum;

  assign sets_0 = sliders_0;
  assign sets_4 = leapers_0;
  assign sets_1 = sliders_1;
  assign sets_5 = leapers_1;
  assign sets_2 = sliders_2;
  assign sets_6 = leapers_2;
  assign sets_3 = sliders_3;
  assign sets_7 = leapers_3;
  assign sets_8 = king;
  assign sets_9 = special;

  always @* begin
    counted_0 = 4'd0;
    counted_0 = counted_0 + {3'd0, sets_0[0]};
    counted_0 = counted_0 + {3'd0, sets_0[1]};
    counted_0 = counted_0 + {3'd0, sets_0[2]};
    counted_0 = counted_0 + {3'd0, sets_0[3]};
    counted_0 = counted_0 + {3'd0, sets_0[4]};
    counted_0 = counted_0 + {3'd0, sets_0[5]};
    counted_0 = counted_0 + {3'd0, sets_0[6]};
    counted_0 = counted_0 + {3'd0, sets_0[7]};
  end

  always @* begin
    counted_1 = 4'd0;
    counted_1 = counted_1 + {3'd0, sets_1[0]};
    counted_1 = counted_1 + {3'd0, sets_1[1]};
    counted_1 = counted_1 + {3'd0, sets_1[2]};
    counted_1 = counted_1 + {3'd0, sets_1[3]};
    counted_1 = counted_1 + {3'd0, sets_1[4]};
    counted_1 = counted_1 + {3'd0, sets_1[5]};
    counted_1 = counted_1 + {3'd0, sets_1[6]};
    counted_1 = counted_1 + {3'd0, sets_1[7]};
  end

  always @* begin
    counted_2 = 4'd0;
    counted_2 = counted_2 + {3'd0, sets_2[0]};
    counted_2 = counted_2 + {3'd0, sets_2[1]};
    counted_2 = counted_2 + {3'd0, sets_2[2]};
    counted_2 = counted_2 + {3'd0, sets_2[3]};
    counted_2 = counted_2 + {3'd0, sets_2[4]};
    counted_2 = counted_2 + {3'd0, sets_2[5]};
    counted_2 = counted_2 + {3'd0, sets_2[6]};
    counted_2 = counted_2 + {3'd0, sets_2[7]};
  end

  always @* begin
    counted_3 = 4'd0;
    counted_3 = counted_3 + {3'd0, sets_3[0]};
    counted_3 = counted_3 + {3'd0, sets_3[1]};
    counted_3 = counted_3 + {3'd0, sets_3[2]};
    counted_3 = counted_3 + {3'd0, sets_3[3]};
    counted_3 = counted_3 + {3'd0, sets_3[4]};
    counted_3 = counted_3 + {3'd0, sets_3[5]};
    counted_3 = counted_3 + {3'd0, sets_3[6]};
    counted_3 = counted_3 + {3'd0, sets_3[7]};
  end

  always @* begin
    counted_4 = 4'd0;
    counted_4 = counted_4 + {3'd0, sets_4[0]};
    counted_4 = counted_4 + {3'd0, sets_4[1]};
    counted_4 = counted_4 + {3'd0, sets_4[2]};
    counted_4 = counted_4 + {3'd0, sets_4[3]};
    counted_4 = counted_4 + {3'd0, sets_4[4]};
    counted_4 = counted_4 + {3'd0, sets_4[5]};
    counted_4 = counted_4 + {3'd0, sets_4[6]};
    counted_4 = counted_4 + {3'd0, sets_4[7]};
  end

  always @* begin
    counted_5 = 4'd0;
    counted_5 = counted_5 + {3'd0, sets_5[0]};
    counted_5 = counted_5 + {3'd0, sets_5[1]};
    counted_5 = counted_5 + {3'd0, sets_5[2]};
    counted_5 = counted_5 + {3'd0, sets_5[3]};
    counted_5 = counted_5 + {3'd0, sets_5[4]};
    counted_5 = counted_5 + {3'd0, sets_5[5]};
    counted_5 = counted_5 + {3'd0, sets_5[6]};
    counted_5 = counted_5 + {3'd0, sets_5[7]};
  end

  always @* begin
    counted_6 = 4'd0;
    counted_6 = counted_6 + {3'd0, sets_6[0]};
    counted_6 = counted_6 + {3'd0, sets_6[1]};
    counted_6 = counted_6 + {3'd0, sets_6[2]};
    counted_6 = counted_6 + {3'd0, sets_6[3]};
    counted_6 = counted_6 + {3'd0, sets_6[4]};
    counted_6 = counted_6 + {3'd0, sets_6[5]};
    counted_6 = counted_6 + {3'd0, sets_6[6]};
    counted_6 = counted_6 + {3'd0, sets_6[7]};
  end

  always @* begin
    counted_7 = 4'd0;
    counted_7 = counted_7 + {3'd0, sets_7[0]};
    counted_7 = counted_7 + {3'd0, sets_7[1]};
    counted_7 = counted_7 + {3'd0, sets_7[2]};
    counted_7 = counted_7 + {3'd0, sets_7[3]};
    counted_7 = counted_7 + {3'd0, sets_7[4]};
    counted_7 = counted_7 + {3'd0, sets_7[5]};
    counted_7 = counted_7 + {3'd0, sets_7[6]};
    counted_7 = counted_7 + {3'd0, sets_7[7]};
  end

  always @* begin
    counted_8 = 4'd0;
    counted_8 = counted_8 + {3'd0, sets_8[0]};
    counted_8 = counted_8 + {3'd0, sets_8[1]};
    counted_8 = counted_8 + {3'd0, sets_8[2]};
    counted_8 = counted_8 + {3'd0, sets_8[3]};
    counted_8 = counted_8 + {3'd0, sets_8[4]};
    counted_8 = counted_8 + {3'd0, sets_8[5]};
    counted_8 = counted_8 + {3'd0, sets_8[6]};
    counted_8 = counted_8 + {3'd0, sets_8[7]};
  end

  always @* begin
    counted_9 = 4'd0;
    counted_9 = counted_9 + {3'd0, sets_9[0]};
    counted_9 = counted_9 + {3'd0, sets_9[1]};
    counted_9 = counted_9 + {3'd0, sets_9[2]};
    counted_9 = counted_9 + {3'd0, sets_9[3]};
    counted_9 = counted_9 + {3'd0, sets_9[4]};
    counted_9 = counted_9 + {3'd0, sets_9[5]};
    counted_9 = counted_9 + {3'd0, sets_9[6]};
    counted_9 = counted_9 + {3'd0, sets_9[7]};
  end

  always @* begin
    sum = {4'd0, ones_8} + {4'd0, ones_9};
    sum = sum + {4'd0, ones_0} + {4'd0, ones_4};
    sum = sum + {3'd0, ones_1, 1'b0} + {3'd0, ones_5, 1'b0};
    sum = sum + {2'd0, ones_2, 2'd0} + {2'd0, ones_6, 2'd0};
    sum = sum + {1'b0, ones_3, 3'd0} + {1'b0, ones_7, 3'd0};
  end

  assign count = total;

  initial begin
    ones_0 = 4'd0;
    ones_1 = 4'd0;
    ones_2 = 4'd0;
    ones_3 = 4'd0;
    ones_4 = 4'd0;
    ones_5 = 4'd0;
    ones_6 = 4'd0;
    ones_7 = 4'd0;
    ones_8 = 4'd0;
    ones_9 = 4'd0;
    total = 8'd0;
  end

  always @(posedge clock) begin
    ones_0 <= counted_0;
    ones_1 <= counted_1;
    ones_2 <= counted_2;
    ones_3 <= counted_3;
    ones_4 <= counted_4;
    ones_5 <= counted_5;
    ones_6 <= counted_6;
    ones_7 <= counted_7;
    ones_8 <= counted_8;
    ones_9 <= counted_9;
    total <= sum;
  end
endmodule

// Adds up the ranks. Latency: two clocks.
module fpgambit_perft_board_count (
    input  wire       clock,    // Clock
    input  wire [7:0] ranks_0,  // Moves to each rank
    input  wire [7:0] ranks_1,  // Moves to each rank
    input  wire [7:0] ranks_2,  // Moves to each rank
    input  wire [7:0] ranks_3,  // Moves to each rank
    input  wire [7:0] ranks_4,  // Moves to each rank
    input  wire [7:0] ranks_5,  // Moves to each rank
    input  wire [7:0] ranks_6,  // Moves to each rank
    input  wire [7:0] ranks_7,  // Moves to each rank
    output wire [9:0] count     // All moves, modulo 1,024
);

  reg  [8:0]  pairs_0;
  reg  [8:0]  pairs_1;
  reg  [8:0]  pairs_2;
  reg  [8:0]  pairs_3;
  reg  [9:0]  total;

  reg  [9:0]  sum;

  always @* begin
    sum = 10'd0;
    sum = sum + {1'b0, pairs_0};
    sum = sum + {1'b0, pairs_1};
    sum = sum + {1'b0, pairs_2};
    sum = sum + {1'b0, pairs_3};
  end

  assign count = total;

  initial begin
    pairs_0 = 9'd0;
    pairs_1 = 9'd0;
    pairs_2 = 9'd0;
    pairs_3 = 9'd0;
    total = 10'd0;
  end

  always @(posedge clock) begin
    pairs_0 <= {1'b0, ranks_0} + {1'b0, ranks_1};
    pairs_1 <= {1'b0, ranks_2} + {1'b0, ranks_3};
    pairs_2 <= {1'b0, ranks_4} + {1'b0, ranks_5};
    pairs_3 <= {1'b0, ranks_6} + {1'b0, ranks_7};
    total <= sum;
  end
endmodule

// Takes over what the counter knows of the moves of a position, and hands them out as rows: up to
// eight squares of a rank that one kind of move leads to.
module fpgambit_perft_move_sets (
    input  wire        clock,      // Clock
    input  wire        reset,      // Synchronous reset: nothing is held
    input  wire        take,       // An inner position is in the sixth stage: what is known there
                                   // is taken
    input  wire        take_late,  // The same position is in the seventh
    input  wire [3:0]  place,      // Where its rows belong
    input  wire [7:0]  file,       // The file of the en passant square, a clock earlier
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
    input  wire [7:0]  open_to_0,  // Squares that may be gone to
    input  wire [7:0]  open_to_1,  // Squares that may be gone to
    input  wire [7:0]  open_to_2,  // Squares that may be gone to
    input  wire [7:0]  open_to_3,  // Squares that may be gone to
    input  wire [7:0]  open_to_4,  // Squares that may be gone to
    input  wire [7:0]  open_to_5,  // Squares that may be gone to
    input  wire [7:0]  open_to_6,  // Squares that may be gone to
    input  wire [7:0]  open_to_7,  // Squares that may be gone to
    input  wire [7:0]  king_0,     // The king's moves
    input  wire [7:0]  king_1,     // The king's moves
    input  wire [7:0]  king_2,     // The king's moves
    input  wire [7:0]  king_3,     // The king's moves
    input  wire [7:0]  king_4,     // The king's moves
    input  wire [7:0]  king_5,     // The king's moves
    input  wire [7:0]  king_6,     // The king's moves
    input  wire [7:0]  king_7,     // The king's moves
    input  wire [3:0]  special,    // Castling and captures en passant
    input  wire [7:0]  up_0,       // Sliders' moves upwards, of the seventh stage
    input  wire [7:0]  up_1,       // Sliders' moves upwards, of the seventh stage
    input  wire [7:0]  up_2,       // Sliders' moves upwards, of the seventh stage
    input  wire [7:0]  up_3,       // Sliders' moves upwards, of the seventh stage
    input  wire [7:0]  up_4,       // Sliders' moves upwards, of the seventh stage
    input  wire [7:0]  up_5,       // Sliders' moves upwards, of the seventh stage
    input  wire [7:0]  up_6,       // Sliders' moves upwards, of the seventh stage
    input  wire [7:0]  up_7,       // Sliders' moves upwards, of the seventh stage
    input  wire [7:0]  up_8,       // Sliders' moves upwards, of the seventh stage
    input  wire [7:0]  up_9,       // Sliders' moves upwards, of the seventh stage
    input  wire [7:0]  up_10,      // Sliders' moves upwards, of the seventh stage
    input  wire [7:0]  up_11,      // Sliders' moves upwards, of the seventh stage
    input  wire [7:0]  up_12,      // Sliders' moves upwards, of the seventh stage
    input  wire [7:0]  up_13,      // Sliders' moves upwards, of the seventh stage
    input  wire [7:0]  up_14,      // Sliders' moves upwards, of the seventh stage
    input  wire [7:0]  up_15,      // Sliders' moves upwards, of the seventh stage
    input  wire [7:0]  up_16,      // Sliders' moves upwards, of the seventh stage
    input  wire [7:0]  up_17,      // Sliders' moves upwards, of the seventh stage
    input  wire [7:0]  up_18,      // Sliders' moves upwards, of the seventh stage
    input  wire [7:0]  up_19,      // Sliders' moves upwards, of the seventh stage
    input  wire [7:0]  up_20,      // Sliders' moves upwards, of the seventh stage
    input  wire [7:0]  up_21,      // Sliders' moves upwards, of the seventh stage
    input  wire [7:0]  up_22,      // Sliders' moves upwards, of the seventh stage
    input  wire [7:0]  up_23,      // Sliders' moves upwards, of the seventh stage
    input  wire [7:0]  up_24,      // Sliders' moves upwards, of the seventh stage
    input  wire [7:0]  up_25,      // Sliders' moves upwards, of the seventh stage
    input  wire [7:0]  up_26,      // Sliders' moves upwards, of the seventh stage
    input  wire [7:0]  up_27,      // Sliders' moves upwards, of the seventh stage
    input  wire [7:0]  up_28,      // Sliders' moves upwards, of the seventh stage
    input  wire [7:0]  up_29,      // Sliders' moves upwards, of the seventh stage
    input  wire [7:0]  up_30,      // Sliders' moves upwards, of the seventh stage
    input  wire [7:0]  up_31,      // Sliders' moves upwards, of the seventh stage
    input  wire [7:0]  down_0,     // Downwards
    input  wire [7:0]  down_1,     // Downwards
    input  wire [7:0]  down_2,     // Downwards
    input  wire [7:0]  down_3,     // Downwards
    input  wire [7:0]  down_4,     // Downwards
    input  wire [7:0]  down_5,     // Downwards
    input  wire [7:0]  down_6,     // Downwards
    input  wire [7:0]  down_7,     // Downwards
    input  wire [7:0]  down_8,     // Downwards
    input  wire [7:0]  down_9,     // Downwards
    input  wire [7:0]  down_10,    // Downwards
    input  wire [7:0]  down_11,    // Downwards
    input  wire [7:0]  down_12,    // Downwards
    input  wire [7:0]  down_13,    // Downwards
    input  wire [7:0]  down_14,    // Downwards
    input  wire [7:0]  down_15,    // Downwards
    input  wire [7:0]  down_16,    // Downwards
    input  wire [7:0]  down_17,    // Downwards
    input  wire [7:0]  down_18,    // Downwards
    input  wire [7:0]  down_19,    // Downwards
    input  wire [7:0]  down_20,    // Downwards
    input  wire [7:0]  down_21,    // Downwards
    input  wire [7:0]  down_22,    // Downwards
    input  wire [7:0]  down_23,    // Downwards
    input  wire [7:0]  down_24,    // Downwards
    input  wire [7:0]  down_25,    // Downwards
    input  wire [7:0]  down_26,    // Downwards
    input  wire [7:0]  down_27,    // Downwards
    input  wire [7:0]  down_28,    // Downwards
    input  wire [7:0]  down_29,    // Downwards
    input  wire [7:0]  down_30,    // Downwards
    input  wire [7:0]  down_31,    // Downwards
    output wire        row_valid,  // A row is offered
    input  wire        row_ready,  // It is taken
    output wire [17:0] row,        // Its word
    output wire [3:0]  row_place,  // Where it belongs
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

  // It follows when the one before is done.
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

  // A lane each for sliders, knights, and pawns with the king.
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

// Shows one of eight sets of sliders' moves: upwards along the four kinds of line, then downwards.
// Combinational.
module fpgambit_perft_slider_sets (
    input  wire [2:0] number,     // Which: bit 2 downwards, bits 1 to 0 the kind of line
    input  wire [7:0] up_0,       // Upwards, by kind of line, eight ranks each
    input  wire [7:0] up_1,       // Upwards, by kind of line, eight ranks each
    input  wire [7:0] up_2,       // Upwards, by kind of line, eight ranks each
    input  wire [7:0] up_3,       // Upwards, by kind of line, eight ranks each
    input  wire [7:0] up_4,       // Upwards, by kind of line, eight ranks each
    input  wire [7:0] up_5,       // Upwards, by kind of line, eight ranks each
    input  wire [7:0] up_6,       // Upwards, by kind of line, eight ranks each
    input  wire [7:0] up_7,       // Upwards, by kind of line, eight ranks each
    input  wire [7:0] up_8,       // Upwards, by kind of line, eight ranks each
    input  wire [7:0] up_9,       // Upwards, by kind of line, eight ranks each
    input  wire [7:0] up_10,      // Upwards, by kind of line, eight ranks each
    input  wire [7:0] up_11,      // Upwards, by kind of line, eight ranks each
    input  wire [7:0] up_12,      // Upwards, by kind of line, eight ranks each
    input  wire [7:0] up_13,      // Upwards, by kind of line, eight ranks each
    input  wire [7:0] up_14,      // Upwards, by kind of line, eight ranks each
    input  wire [7:0] up_15,      // Upwards, by kind of line, eight ranks each
    input  wire [7:0] up_16,      // Upwards, by kind of line, eight ranks each
    input  wire [7:0] up_17,      // Upwards, by kind of line, eight ranks each
    input  wire [7:0] up_18,      // Upwards, by kind of line, eight ranks each
    input  wire [7:0] up_19,      // Upwards, by kind of line, eight ranks each
    input  wire [7:0] up_20,      // Upwards, by kind of line, eight ranks each
    input  wire [7:0] up_21,      // Upwards, by kind of line, eight ranks each
    input  wire [7:0] up_22,      // Upwards, by kind of line, eight ranks each
    input  wire [7:0] up_23,      // Upwards, by kind of line, eight ranks each
    input  wire [7:0] up_24,      // Upwards, by kind of line, eight ranks each
    input  wire [7:0] up_25,      // Upwards, by kind of line, eight ranks each
    input  wire [7:0] up_26,      // Upwards, by kind of line, eight ranks each
    input  wire [7:0] up_27,      // Upwards, by kind of line, eight ranks each
    input  wire [7:0] up_28,      // Upwards, by kind of line, eight ranks each
    input  wire [7:0] up_29,      // Upwards, by kind of line, eight ranks each
    input  wire [7:0] up_30,      // Upwards, by kind of line, eight ranks each
    input  wire [7:0] up_31,      // Upwards, by kind of line, eight ranks each
    input  wire [7:0] down_0,     // Downwards
    input  wire [7:0] down_1,     // Downwards
    input  wire [7:0] down_2,     // Downwards
    input  wire [7:0] down_3,     // Downwards
    input  wire [7:0] down_4,     // Downwards
    input  wire [7:0] down_5,     // Downwards
    input  wire [7:0] down_6,     // Downwards
    input  wire [7:0] down_7,     // Downwards
    input  wire [7:0] down_8,     // Downwards
    input  wire [7:0] down_9,     // Downwards
    input  wire [7:0] down_10,    // Downwards
    input  wire [7:0] down_11,    // Downwards
    input  wire [7:0] down_12,    // Downwards
    input  wire [7:0] down_13,    // Downwards
    input  wire [7:0] down_14,    // Downwards
    input  wire [7:0] down_15,    // Downwards
    input  wire [7:0] down_16,    // Downwards
    input  wire [7:0] down_17,    // Downwards
    input  wire [7:0] down_18,    // Downwards
    input  wire [7:0] down_19,    // Downwards
    input  wire [7:0] down_20,    // Downwards
    input  wire [7:0] down_21,    // Downwards
    input  wire [7:0] down_22,    // Downwards
    input  wire [7:0] down_23,    // Downwards
    input  wire [7:0] down_24,    // Downwards
    input  wire [7:0] down_25,    // Downwards
    input  wire [7:0] down_26,    // Downwards
    input  wire [7:0] down_27,    // Downwards
    input  wire [7:0] down_28,    // Downwards
    input  wire [7:0] down_29,    // Downwards
    input  wire [7:0] down_30,    // Downwards
    input  wire [7:0] down_31,    // Downwards
    input  wire [7:0] open_to_0,  // Squares that may be gone to
    input  wire [7:0] open_to_1,  // Squares that may be gone to
    input  wire [7:0] open_to_2,  // Squares that may be gone to
    input  wire [7:0] open_to_3,  // Squares that may be gone to
    input  wire [7:0] open_to_4,  // Squares that may be gone to
    input  wire [7:0] open_to_5,  // Squares that may be gone to
    input  wire [7:0] open_to_6,  // Squares that may be gone to
    input  wire [7:0] open_to_7,  // Squares that may be gone to
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

// Shows one of eight sets of knights' moves. Combinational.
module fpgambit_perft_knight_sets (
    input  wire [2:0] number,     // Which
    input  wire [7:0] knights_0,  // Knights that may move
    input  wire [7:0] knights_1,  // Knights that may move
    input  wire [7:0] knights_2,  // Knights that may move
    input  wire [7:0] knights_3,  // Knights that may move
    input  wire [7:0] knights_4,  // Knights that may move
    input  wire [7:0] knights_5,  // Knights that may move
    input  wire [7:0] knights_6,  // Knights that may move
    input  wire [7:0] knights_7,  // Knights that may move
    input  wire [7:0] open_to_0,  // Squares that may be gone to
    input  wire [7:0] open_to_1,  // Squares that may be gone to
    input  wire [7:0] open_to_2,  // Squares that may be gone to
    input  wire [7:0] open_to_3,  // Squares that may be gone to
    input  wire [7:0] open_to_4,  // Squares that may be gone to
    input  wire [7:0] open_to_5,  // Squares that may be gone to
    input  wire [7:0] open_to_6,  // Squares that may be gone to
    input  wire [7:0] open_to_7,  // Squares that may be gone to
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

// Shows one of four sets: the king's moves, pawns' ahead, their captures to higher files, to lower
// files. Combinational.
module fpgambit_perft_pawn_sets (
    input  wire [1:0] number,     // Which
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
    input  wire [7:0] open_to_0,  // Squares that may be gone to
    input  wire [7:0] open_to_1,  // Squares that may be gone to
    input  wire [7:0] open_to_2,  // Squares that may be gone to
    input  wire [7:0] open_to_3,  // Squares that may be gone to
    input  wire [7:0] open_to_4,  // Squares that may be gone to
    input  wire [7:0] open_to_5,  // Squares that may be gone to
    input  wire [7:0] open_to_6,  // Squares that may be gone to
    input  wire [7:0] open_to_7,  // Squares that may be gone to
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

// Takes sets of squares one after the other and hands out their rows that are not empty, one a
// clock.
module fpgambit_perft_lanes (
    input  wire       clock,        // Clock
    input  wire       reset,        // Synchronous reset: nothing is left
    input  wire       start,        // From the next clock on other sets are there
    input  wire [3:0] first,        // The first set, of those up to 7; constant
    output wire [2:0] number,       // The set wanted now
    input  wire [7:0] set_0,        // It, eight rows of eight squares
    input  wire [7:0] set_1,        // It, eight rows of eight squares
    input  wire [7:0] set_2,        // It, eight rows of eight squares
    input  wire [7:0] set_3,        // It, eight rows of eight squares
    input  wire [7:0] set_4,        // It, eight rows of eight squares
    input  wire [7:0] set_5,        // It, eight rows of eight squares
    input  wire [7:0] set_6,        // It, eight rows of eight squares
    input  wire [7:0] set_7,        // It, eight rows of eight squares
    output wire       row_valid,    // A row is at hand
    input  wire       row_ready,    // It is taken
    output wire [2:0] row_set,      // The set it is of
    output wire [2:0] row_rank,     // Its rank
    output wire [7:0] row_squares,  // Its squares
    output wire       done          // Nothing is left of any set
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

  // The lowest row of the set at hand.
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

  // With its last row gone, the next set; behind that, the one after it.
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

// Takes a row a clock from one of the lanes and holds it as a word. Latency: one clock.
module fpgambit_perft_row_merger (
    input  wire        clock,         // Clock
    input  wire        reset,         // Synchronous reset
    input  wire        slider_valid,  // The sliders' lane has a row
    input  wire [13:0] slider_row,    // Squares, rank and set
    output wire        slider_ready,  // It is taken
    input  wire        knight_valid,  // The knights' lane has one
    input  wire [13:0] knight_row,    // Squares, rank and set
    output wire        knight_ready,  // It is taken
    input  wire        pawn_valid,    // The lane of pawns and king has one
    input  wire [13:0] pawn_row,      // Squares, rank and set
    output wire        pawn_ready,    // It is taken
    output wire        row_valid,     // There is a row
    input  wire        row_ready,     // It is taken
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

// Adds up counts of ten bits in 64 bits, by halves. Latency: three clocks, one count a clock.
module fpgambit_perft_node_sum (
    input  wire        clock,  // Clock
    input  wire        clear,  // Begin at 0
    input  wire        add,    // Add this count
    input  wire [9:0]  count,  // The count
    output wire [31:0] low,    // The sum's low half
    output wire [31:0] high    // Its high half
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
