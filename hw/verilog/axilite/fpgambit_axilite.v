// fpgambit_axilite: move generator and repetition unit behind AXI4-Lite
//
// SPDX-License-Identifier: MIT OR Apache-2.0
//
// The compact move generator, fpgambit_movegen, and the repetition unit, fpgambit_repetition, with
// 32-bit registers on AXI4-Lite. registers.md lists the registers by byte address; fpgambit.h
// defines them for C.
//
// To generate moves, write the nine words of the board image (or only those that have changed) to
// MOVEGEN_BOARD, and write MOVES. Then read MOVE until LAST is set. Ignore each word in which THERE
// is 0: no move was ready yet. To check a game for repetitions, write nine words to
// REPETITION_BOARD, write the game's moves to PUSH one after another, and write QUERY. Then read
// ANSWER until COUNT is not 0: that word is the last. A word 0 means that no answer word was ready
// yet. irq is level-sensitive: it is high while any bit is set in both STATUS and INTERRUPTS.
//
// A write to the repetition unit (REPETITION_BOARD, PUSH, POP or QUERY) waits until this unit has
// finished the previous one, at most 16 clocks. A write gets an error response and has no effect if
// the unit cannot accept it: a board word or MOVES during a generation, whose moves you must read
// first; a board word, PUSH, POP or QUERY during a query, whose answer you must read first; POP if
// the history is empty. A write to RESET resets both units, but not INTERRUPTS. If you write RESET
// while the repetition unit is still executing a load, push or pop, its history becomes empty; to
// avoid this, wait until REPETITION_IDLE is set. Addresses that are not multiples of 4, writes of
// fewer than four bytes, and addresses without a register also get the error response, SLVERR. A
// read and a write can proceed in parallel, but the wrapper accepts the next of each only after the
// previous response of the same kind.
//
// Latency: a write that need not wait executes in the clock in which both its address and its word
// are valid. Its response follows in the next clock. A read returns its word in the clock after the
// wrapper accepted the address. awready, wready and arready depend on the valid inputs, and are
// high only in the clock of the transfer.
//
// Preconditions: those of the two units. If a precondition is violated, the units still finish.
//
// Generated: do not edit. Made by:
//   fpgambit export --unit axilite --build compact --out DIR

`default_nettype none

module fpgambit_axilite #(
    // 1: Posdata as a memory of 32,768 words of 12 bits, read from a file. 0: Posdata as logic:
    // computed from the geometry of the two squares, in the default ray order.
    parameter POSDATA_ROM = 1,
    // posdata: 32,768 words {nextpos, nextdir}, address {piece, from, at}
    parameter POSDATA_FILE = "posdata.mem"
) (
    input  wire        clock,          // Clock, rising edge
    input  wire        reset,          // Synchronous reset: in the next cycle no response pending,
                                       // units idle, interrupts disabled
    input  wire        s_axi_awvalid,  // A write address is offered
    output wire        s_axi_awready,  // The wrapper accepts the address at this edge, together
                                       // with the word
    input  wire [7:0]  s_axi_awaddr,   // Byte address of the register; error response unless it is
                                       // a multiple of 4
    input  wire        s_axi_wvalid,   // A write word is offered
    output wire        s_axi_wready,   // The wrapper accepts the word at this edge, together with
                                       // the address
    input  wire [31:0] s_axi_wdata,    // The word to write
    input  wire [3:0]  s_axi_wstrb,    // Byte strobes; error response unless all four are set
    output wire        s_axi_bvalid,   // A write response is offered; it holds until the master
                                       // accepts it
    input  wire        s_axi_bready,   // The master accepts the write response at this edge
    output reg  [1:0]  s_axi_bresp,    // Write response: 0 (OKAY) done; 2 (SLVERR) error, the write
                                       // had no effect
    input  wire        s_axi_arvalid,  // A read address is offered
    output wire        s_axi_arready,  // The wrapper accepts the read address at this edge
    input  wire [7:0]  s_axi_araddr,   // Byte address of the register; error response unless it is
                                       // a multiple of 4
    output wire        s_axi_rvalid,   // The word read is offered; it holds until the master
                                       // accepts it
    input  wire        s_axi_rready,   // The master accepts the word read at this edge
    output wire [31:0] s_axi_rdata,    // The word read
    output reg  [1:0]  s_axi_rresp,    // Read response: 0 (OKAY) done; 2 (SLVERR) error, the word
                                       // is meaningless
    output wire        irq             // Interrupt request, level-sensitive: high while any bit is
                                       // set in both STATUS and INTERRUPTS
);

  localparam [1:0] AXI_RESPONSE_OKAY = 2'd0;
  localparam [1:0] AXI_RESPONSE_SLVERR = 2'd2;

  reg         written;
  reg         write_failed;
  reg         seen;
  reg         read_failed;
  reg  [31:0] word;

  wire        writes;
  wire        whole;
  wire        reads;
  wire        aligned;
  wire        units_write;
  wire        units_write_waits;
  wire        units_write_fails;
  wire        units_read;
  wire [31:0] units_read_word;
  wire        units_read_fails;

  fpgambit_axilite_units #(.POSDATA_ROM(POSDATA_ROM), .POSDATA_FILE(POSDATA_FILE)) units (
      .clock(clock),
      .reset(reset),
      .write(units_write),
      .write_address(s_axi_awaddr[7:2]),
      .write_word(s_axi_wdata),
      .write_waits(units_write_waits),
      .write_fails(units_write_fails),
      .read(units_read),
      .read_address(s_axi_araddr[7:2]),
      .read_word(units_read_word),
      .read_fails(units_read_fails),
      .irq(irq)
  );

  // A write is executed when both address and word are offered and the previous response has left.
  assign writes = s_axi_awvalid & s_axi_wvalid & !written & !units_write_waits & !reset;
  assign whole = (s_axi_awaddr[1:0] == 2'd0) & (s_axi_wstrb == 4'd15);
  assign s_axi_awready = writes;
  assign s_axi_wready = writes;

  always @(posedge clock) begin
    if (writes) begin
      written <= 1'b1;
      write_failed <= units_write_fails | !whole;
    end else if (s_axi_bready) begin
      written <= 1'b0;
    end
    if (reads) begin
      seen <= 1'b1;
      word <= units_read_word;
      read_failed <= units_read_fails | !aligned;
    end else if (s_axi_rready) begin
      seen <= 1'b0;
    end
    if (reset) begin
      written <= 1'b0;
      seen <= 1'b0;
    end
  end

  assign s_axi_bvalid = written;

  always @* begin
    s_axi_bresp = AXI_RESPONSE_OKAY;
    if (write_failed) begin
      s_axi_bresp = AXI_RESPONSE_SLVERR;
    end
  end

  assign reads = s_axi_arvalid & !seen & !reset;
  assign aligned = s_axi_araddr[1:0] == 2'd0;
  assign s_axi_arready = reads;
  assign s_axi_rvalid = seen;
  assign s_axi_rdata = word;

  always @* begin
    s_axi_rresp = AXI_RESPONSE_OKAY;
    if (read_failed) begin
      s_axi_rresp = AXI_RESPONSE_SLVERR;
    end
  end

  assign units_write = writes & whole;
  assign units_read = reads & aligned;

  initial begin
    written = 1'b0;
    write_failed = 1'b0;
    seen = 1'b0;
    read_failed = 1'b0;
    word = 32'd0;
  end
endmodule

`line 174 "fpgambit_axilite_units.v" 0
// Move generator and repetition unit behind registers: the common part of all bus wrappers.
module fpgambit_axilite_units #(
    parameter POSDATA_ROM = 1,
    parameter POSDATA_FILE = ""
) (
    input  wire        clock,          // Clock
    input  wire        reset,          // Synchronous reset
    input  wire        write,          // A register is written
    input  wire [5:0]  write_address,  // Number of the register to write
    input  wire [31:0] write_word,     // The word to write
    output wire        write_waits,    // The bus must hold the write: the unit has not finished the
                                       // previous one. It will within 16 clocks
    output wire        write_fails,    // The write has no effect: there is no such register, or the
                                       // unit is busy
    input  wire        read,           // A register is read
    input  wire [5:0]  read_address,   // Number of the register to read
    output reg  [31:0] read_word,      // The word read
    output reg         read_fails,     // There is no such register to read
    output wire        irq             // High while an enabled status bit is set
);

  localparam [5:0] REGISTER_ANSWER = 6'd11;
  localparam [1:0] REGISTER_BLOCK_MOVEGEN = 2'd1;
  localparam [1:0] REGISTER_BLOCK_REPETITION = 2'd2;
  localparam [3:0] REGISTER_BOARD_WORDS = 4'd9;
  localparam [6:0] REGISTER_FLAG_ANSWER = 7'd32;
  localparam [6:0] REGISTER_FLAG_HELD = 7'd64;
  localparam [6:0] REGISTER_FLAG_IDLE = 7'd1;
  localparam [6:0] REGISTER_FLAG_MOVE = 7'd2;
  localparam [6:0] REGISTER_FLAG_REPETITION_IDLE = 7'd16;
  localparam [5:0] REGISTER_HISTORY = 6'd14;
  localparam [5:0] REGISTER_IDENTITY = 6'd0;
  localparam [5:0] REGISTER_INTERRUPTS = 6'd2;
  localparam [5:0] REGISTER_MOVE = 6'd5;
  localparam [5:0] REGISTER_MOVES = 6'd4;
  localparam [5:0] REGISTER_MOVES_CYCLES = 6'd6;
  localparam [5:0] REGISTER_MOVES_VISITED = 6'd7;
  localparam [5:0] REGISTER_POP = 6'd9;
  localparam [5:0] REGISTER_PUSH = 6'd8;
  localparam [5:0] REGISTER_QUERY = 6'd10;
  localparam [5:0] REGISTER_QUERY_CYCLES = 6'd12;
  localparam [5:0] REGISTER_QUERY_STEPS = 6'd13;
  localparam [5:0] REGISTER_RESET = 6'd3;
  localparam [5:0] REGISTER_STATUS = 6'd1;
  localparam [31:0] REGISTER_WORD_IDENTITY = 32'h6167_7066;
  localparam [31:0] REGISTER_WORD_LAST = 32'h0001_0000;
  localparam [31:0] REGISTER_WORD_THERE = 32'h8000_0000;

  reg  [6:0]  enabled;
  reg         asking;
  reg         rested;

  wire [1:0]  block;
  wire [3:0]  place;
  reg  [6:0]  status;
  wire        on_board;
  wire        for_repetition;
  reg         taken;
  wire        unit_reset;
  wire        repetition_query_valid;
  wire        repetition_answer_ready;
  wire        movegen_load_valid;
  wire        movegen_load_ready;
  wire        movegen_start_valid;
  wire        movegen_start_ready;
  wire        movegen_move_valid;
  wire        movegen_move_ready;
  wire [15:0] movegen_move_word;
  wire        movegen_move_last;
  wire [15:0] movegen_cycles;
  wire [15:0] movegen_visited;
  wire        repetition_load_valid;
  wire        repetition_load_ready;
  wire        repetition_push_valid;
  wire        repetition_push_ready;
  wire        repetition_pop_valid;
  wire        repetition_pop_ready;
  wire        repetition_query_ready;
  wire        repetition_answer_valid;
  wire [31:0] repetition_answer_word;
  wire        repetition_answer_last;
  wire [15:0] repetition_cycles;
  wire [15:0] repetition_steps;
  wire [8:0]  repetition_held;
  wire [8:0]  repetition_reversible;

  fpgambit_movegen #(.POSDATA_ROM(POSDATA_ROM), .POSDATA_FILE(POSDATA_FILE)) movegen (
      .clock(clock),
      .reset(unit_reset),
      .load_valid(movegen_load_valid),
      .load_ready(movegen_load_ready),
      .load_address(place),
      .load_word(write_word),
      .start_valid(movegen_start_valid),
      .start_ready(movegen_start_ready),
      .start_legal(write_word[0]),
      .start_captures(write_word[1]),
      .move_valid(movegen_move_valid),
      .move_ready(movegen_move_ready),
      .move_word(movegen_move_word),
      .move_last(movegen_move_last),
      .cycles(movegen_cycles),
      .visited(movegen_visited)
  );

  fpgambit_repetition repetition (
      .clock(clock),
      .reset(unit_reset),
      .load_valid(repetition_load_valid),
      .load_ready(repetition_load_ready),
      .load_address(place),
      .load_word(write_word),
      .push_valid(repetition_push_valid),
      .push_ready(repetition_push_ready),
      .push_record(write_word[23:0]),
      .push_promotion(write_word[26:24]),
      .pop_valid(repetition_pop_valid),
      .pop_ready(repetition_pop_ready),
      .query_valid(repetition_query_valid),
      .query_ready(repetition_query_ready),
      .query_mode(write_word[2:0]),
      .answer_valid(repetition_answer_valid),
      .answer_ready(repetition_answer_ready),
      .answer_word(repetition_answer_word),
      .answer_last(repetition_answer_last),
      .cycles(repetition_cycles),
      .steps(repetition_steps),
      .held(repetition_held),
      .reversible(repetition_reversible)
  );

  assign block = write_address[5:4];
  assign place = write_address[3:0];
  assign on_board = place < REGISTER_BOARD_WORDS;
  assign unit_reset = reset | (write & (write_address == REGISTER_RESET));
  assign movegen_load_valid = write & (block == REGISTER_BLOCK_MOVEGEN) & on_board;
  assign movegen_start_valid = write & (write_address == REGISTER_MOVES);
  assign movegen_move_ready = read & (read_address == REGISTER_MOVE);
  assign repetition_load_valid = write & (block == REGISTER_BLOCK_REPETITION) & on_board;
  assign repetition_push_valid = write & (write_address == REGISTER_PUSH);
  assign repetition_pop_valid = write & (write_address == REGISTER_POP);
  assign repetition_query_valid = write & (write_address == REGISTER_QUERY);
  assign repetition_answer_ready = read & (read_address == REGISTER_ANSWER);

  always @(posedge clock) begin
    if (repetition_query_valid & repetition_query_ready) begin
      asking <= 1'b1;
    end
    if (repetition_answer_valid & repetition_answer_ready & repetition_answer_last) begin
      asking <= 1'b0;
    end
    if (unit_reset) begin
      asking <= 1'b0;
    end
  end

  assign for_repetition = (block == REGISTER_BLOCK_REPETITION) | (write_address == REGISTER_PUSH) |
      (write_address == REGISTER_POP) | (write_address == REGISTER_QUERY);

  // The state of the previous clock is sufficient, because a wrapper writes at most every other
  // clock.
  assign write_waits = for_repetition & !asking & !rested;

  // A write that no unit accepts fails.
  always @* begin
    taken = 1'b0;
    if (block == REGISTER_BLOCK_MOVEGEN) begin
      taken = on_board & movegen_load_ready;
    end else if (block == REGISTER_BLOCK_REPETITION) begin
      taken = on_board & repetition_load_ready;
    end else if ((write_address == REGISTER_INTERRUPTS) | (write_address == REGISTER_RESET)) begin
      taken = 1'b1;
    end else if (write_address == REGISTER_MOVES) begin
      taken = movegen_start_ready;
    end else if (write_address == REGISTER_PUSH) begin
      taken = repetition_push_ready;
    end else if (write_address == REGISTER_POP) begin
      taken = repetition_pop_ready;
    end else if (write_address == REGISTER_QUERY) begin
      taken = repetition_query_ready;
    end
  end

  assign write_fails = !taken;

  always @* begin
    status = 7'd0;
    if (movegen_load_ready) begin
      status = status | REGISTER_FLAG_IDLE;
    end
    if (movegen_move_valid) begin
      status = status | REGISTER_FLAG_MOVE;
    end
    if (repetition_load_ready) begin
      status = status | REGISTER_FLAG_REPETITION_IDLE;
    end
    if (repetition_answer_valid) begin
      status = status | REGISTER_FLAG_ANSWER;
    end
    if (repetition_held != 9'd0) begin
      status = status | REGISTER_FLAG_HELD;
    end
  end

  always @(posedge clock) begin
    if (write & (write_address == REGISTER_INTERRUPTS)) begin
      enabled <= write_word[6:0];
    end
    if (reset) begin
      enabled <= 7'd0;
    end
  end

  assign irq = (status & enabled) != 7'd0;

  always @* begin
    read_fails = 1'b0;
    read_word = 32'd0;
    if (read_address == REGISTER_IDENTITY) begin
      read_word = REGISTER_WORD_IDENTITY;
    end else if (read_address == REGISTER_STATUS) begin
      read_word = {25'd0, status};
    end else if (read_address == REGISTER_INTERRUPTS) begin
      read_word = {25'd0, enabled};
    end else if (read_address == REGISTER_MOVE) begin
      if (movegen_move_valid) begin
        read_word = {16'd0, movegen_move_word} | REGISTER_WORD_THERE;
        if (movegen_move_last) begin
          read_word = {16'd0, movegen_move_word} | REGISTER_WORD_THERE | REGISTER_WORD_LAST;
        end
      end
    end else if (read_address == REGISTER_MOVES_CYCLES) begin
      read_word = {16'd0, movegen_cycles};
    end else if (read_address == REGISTER_MOVES_VISITED) begin
      read_word = {16'd0, movegen_visited};
    end else if (read_address == REGISTER_ANSWER) begin
      if (repetition_answer_valid) begin
        read_word = repetition_answer_word;
        if (!repetition_answer_last) begin
          // Only the last word has a verdict; this lets a reader recognise it.
          read_word = {19'd0, repetition_answer_word[12:0]};
        end
      end
    end else if (read_address == REGISTER_QUERY_CYCLES) begin
      read_word = {16'd0, repetition_cycles};
    end else if (read_address == REGISTER_QUERY_STEPS) begin
      read_word = {16'd0, repetition_steps};
    end else if (read_address == REGISTER_HISTORY) begin
      read_word = {7'd0, repetition_reversible, 7'd0, repetition_held};
    end else begin
      read_fails = 1'b1;
    end
  end

  initial begin
    enabled = 7'd0;
    asking = 1'b0;
    rested = 1'b0;
  end

  always @(posedge clock) begin
    rested <= repetition_load_ready;
  end
endmodule

`default_nettype wire
