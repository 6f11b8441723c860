// fpgambit_wishbone: move generator and repetition unit behind Wishbone B4
//
// SPDX-License-Identifier: MIT OR Apache-2.0
//
// The compact move generator and the repetition unit behind registers of 32 bits on Wishbone B4,
// classic or pipelined. registers.md has the registers, by their addresses in bytes; wb_adr counts
// words. fpgambit.h has them for C.
//
// A generation: write the nine words of the board image to MOVEGEN_BOARD, or those that changed;
// write MOVES; read MOVE until LAST, passing over words without THERE. A game: nine words to
// REPETITION_BOARD, its moves to PUSH, then QUERY, and ANSWER until a word with a COUNT. irq is a
// level: high as long as a bit of STATUS is set that is set in INTERRUPTS.
//
// A write waits until the repetition unit is done with the one before, at most 16 clocks. What
// cannot be done before something is read, such as a word loaded within a generation, is answered
// with an error, and nothing is done. An access to fewer than four bytes and an address without a
// register get the error too (wb_err instead of wb_ack).
//
// Latency: an access that need not wait is done in the first clock in which cyc and stb are high,
// and answered in the second; the next is taken in the third. wb_stall is high until the answer, so
// a pipelined master holds the access until it is answered.
//
// Preconditions: those of the units. When they are broken the unit still ends.
//
// Generated: do not edit. Made by:
//   fpgambit export --unit wishbone --build compact --out DIR

`default_nettype none

module fpgambit_wishbone #(
    // 1: Posdata is a memory of 32,768 words of 12 bits, read from a file. 0: Posdata is logic: in
    // the default ray order, from the geometry of the two squares.
    parameter POSDATA_ROM = 1,
    // posdata: 32,768 words {nextpos, nextdir}, address {piece, from, at}
    parameter POSDATA_FILE = "posdata.mem"
) (
    input  wire        clock,     // Everything happens at its rising edge
    input  wire        reset,     // Synchronous: no access is answered, the units idle, no
                                  // interrupt enabled
    input  wire        wb_cyc,    // A bus cycle is under way
    input  wire        wb_stb,    // An access is asked for
    input  wire        wb_we,     // It is a write
    input  wire [5:0]  wb_adr,    // The register's number: the address in words
    input  wire [3:0]  wb_sel,    // Which bytes; other than all four are an error
    input  wire [31:0] wb_dat_w,  // The word to write
    output wire [31:0] wb_dat_r,  // The word read
    output wire        wb_ack,    // The access is done
    output wire        wb_err,    // It cannot be done: nothing was, and there is no word
    output wire        wb_stall,  // For a pipelined master: the access is not taken yet. A classic
                                  // one needs it not
    output wire        irq        // High as long as a bit of the status is set that is enabled
);

  reg         done;
  reg         failed;
  reg  [31:0] word;

  wire        answered;
  wire        access;
  wire        whole;
  reg         fails;
  wire        units_write;
  wire        units_write_waits;
  wire        units_write_fails;
  wire        units_read;
  wire [31:0] units_read_word;
  wire        units_read_fails;

  fpgambit_wishbone_units #(.POSDATA_ROM(POSDATA_ROM), .POSDATA_FILE(POSDATA_FILE)) units (
      .clock(clock),
      .reset(reset),
      .write(units_write),
      .write_address(wb_adr),
      .write_word(wb_dat_w),
      .write_waits(units_write_waits),
      .write_fails(units_write_fails),
      .read(units_read),
      .read_address(wb_adr),
      .read_word(units_read_word),
      .read_fails(units_read_fails),
      .irq(irq)
  );

  // An access is answered in the clock after it is done.
  assign answered = done | failed;
  assign access = wb_cyc & wb_stb & !answered & !(wb_we & units_write_waits) & !reset;
  assign whole = wb_sel == 4'd15;

  always @* begin
    fails = units_read_fails | !whole;
    if (wb_we) begin
      fails = units_write_fails | !whole;
    end
  end

  always @(posedge clock) begin
    if (access) begin
      word <= units_read_word;
    end
  end

  assign wb_ack = done;
  assign wb_err = failed;
  assign wb_stall = wb_cyc & !answered;
  assign wb_dat_r = word;
  assign units_write = access & wb_we & whole;
  assign units_read = access & !wb_we & whole;

  initial begin
    done = 1'b0;
    failed = 1'b0;
    word = 32'd0;
  end

  always @(posedge clock) begin
    done <= access & !fails;
    failed <= access & fails;
  end
endmodule

`default_nettype wire
