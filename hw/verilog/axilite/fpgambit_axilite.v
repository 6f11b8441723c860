// fpgambit_axilite: move generator and repetition unit behind AXI4-Lite
//
// SPDX-License-Identifier: MIT OR Apache-2.0
//
// The compact move generator and the repetition unit behind registers of 32 bits on AXI4-Lite.
// registers.md has the registers, fpgambit.h has them for C.
//
// A generation: write the nine words of the board image to MOVEGEN_BOARD, or those that changed;
// write MOVES; read MOVE until LAST, passing over words without THERE. A game: nine words to
// REPETITION_BOARD, its moves to PUSH, then QUERY, and ANSWER until a word with a COUNT. irq is a
// level: high as long as a bit of STATUS is set that is set in INTERRUPTS.
//
// A write waits until the repetition unit is done with the one before, at most 16 clocks. What
// cannot be done before something is read, such as a word loaded within a generation, is answered
// with an error, and nothing is done. An address that is no multiple of 4, a write of fewer than
// four bytes and an address without a register get the error too (SLVERR). Writes and reads go side
// by side; of each kind one is open at a time.
//
// Latency: a write that need not wait is done in the clock in which address and word are both
// there, and answered in the next; a read is answered in the clock after its address. awready and
// arready are high only in the clock in which they are taken.
//
// Preconditions: those of the units. When they are broken the unit still ends.
//
// Generated: do not edit. Made by:
//   fpgambit export --unit axilite --build compact --out DIR

`default_nettype none

module fpgambit_axilite #(
    // 1: Posdata is a memory of 32,768 words of 12 bits, read from a file. 0: Posdata is logic: in
    // the default ray order, from the geometry of the two squares.
    parameter POSDATA_ROM = 1,
    // posdata: 32,768 words {nextpos, nextdir}, address {piece, from, at}
    parameter POSDATA_FILE = "posdata.mem"
) (
    input  wire        clock,          // Everything happens at its rising edge
    input  wire        reset,          // Synchronous: no answer waits, the units idle, no interrupt
                                       // enabled
    input  wire        s_axi_awvalid,  // An address to write to is there
    output wire        s_axi_awready,  // It is taken, in the clock in which the word is
    input  wire [7:0]  s_axi_awaddr,   // The address in bytes; no multiple of 4 is an error
    input  wire        s_axi_wvalid,   // A word to write is there
    output wire        s_axi_wready,   // It is taken, in the clock in which the address is
    input  wire [31:0] s_axi_wdata,    // The word
    input  wire [3:0]  s_axi_wstrb,    // Which of its bytes; other than all four are an error
    output wire        s_axi_bvalid,   // The answer to a write is there; it holds until taken
    input  wire        s_axi_bready,   // It is taken
    output reg  [1:0]  s_axi_bresp,    // 0: done; 2: nothing was done
    input  wire        s_axi_arvalid,  // An address to read from is there
    output wire        s_axi_arready,  // It is taken
    input  wire [7:0]  s_axi_araddr,   // The address in bytes
    output wire        s_axi_rvalid,   // The word read is there; it holds until taken
    input  wire        s_axi_rready,   // It is taken
    output wire [31:0] s_axi_rdata,    // The word
    output reg  [1:0]  s_axi_rresp,    // 0: done; 2: there is nothing to read
    output wire        irq             // High as long as a bit of the status is set that is enabled
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

  // A write is done when address and word are there and the answer before has gone.
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

`default_nettype wire
