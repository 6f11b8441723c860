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

`default_nettype wire
