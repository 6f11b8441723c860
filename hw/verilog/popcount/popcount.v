// fpgambit_popcount: how many squares of a bitboard are set
//
// SPDX-License-Identifier: MIT OR Apache-2.0
//
// A bitboard goes in as two words, squares a1 to h4 and a5 to h8; out comes how many of its squares
// are set.
//
// Latency: one clock, one bitboard a clock, in order. A count holds until it is taken; a reset
// forgets it.
//
// Generated: do not edit. Made by:
//   fpgambit export --unit popcount --build compact --out DIR

`default_nettype none

module fpgambit_popcount (
    input  wire        clock,          // Everything happens at its rising edge
    input  wire        reset,          // Synchronous: no count offered
    input  wire        board_valid,    // A bitboard is there
    output wire        board_ready,    // It is taken at this edge if board_valid is high; low
                                       // during reset, and while a count waits that is not taken
    input  wire [31:0] board_half_0,   // Squares a1 to h4, then a5 to h8
    input  wire [31:0] board_half_1,   // Squares a1 to h4, then a5 to h8
    output wire        count_valid,    // A count is offered; it holds until taken, and does not
                                       // wait for count_ready
    input  wire        count_ready,    // The sink takes it at this edge
    output wire [6:0]  count_squares   // How many squares are set
);

  reg         offered;
  reg  [6:0]  squares;

  wire        free;
  reg  [6:0]  sum;

  assign free = (!offered | count_ready) & !reset;
  assign board_ready = free;

  always @* begin
    sum = 7'd0;
    sum = sum + {6'd0, board_half_0[0]};
    sum = sum + {6'd0, board_half_0[1]};
    sum = sum + {6'd0, board_half_0[2]};
    sum = sum + {6'd0, board_half_0[3]};
    sum = sum + {6'd0, board_half_0[4]};
    sum = sum + {6'd0, board_half_0[5]};
    sum = sum + {6'd0, board_half_0[6]};
    sum = sum + {6'd0, board_half_0[7]};
    sum = sum + {6'd0, board_half_0[8]};
    sum = sum + {6'd0, board_half_0[9]};
    sum = sum + {6'd0, board_half_0[10]};
    sum = sum + {6'd0, board_half_0[11]};
    sum = sum + {6'd0, board_half_0[12]};
    sum = sum + {6'd0, board_half_0[13]};
    sum = sum + {6'd0, board_half_0[14]};
    sum = sum + {6'd0, board_half_0[15]};
    sum = sum + {6'd0, board_half_0[16]};
    sum = sum + {6'd0, board_half_0[17]};
    sum = sum + {6'd0, board_half_0[18]};
    sum = sum + {6'd0, board_half_0[19]};
    sum = sum + {6'd0, board_half_0[20]};
    sum = sum + {6'd0, board_half_0[21]};
    sum = sum + {6'd0, board_half_0[22]};
    sum = sum + {6'd0, board_half_0[23]};
    sum = sum + {6'd0, board_half_0[24]};
    sum = sum + {6'd0, board_half_0[25]};
    sum = sum + {6'd0, board_half_0[26]};
    sum = sum + {6'd0, board_half_0[27]};
    sum = sum + {6'd0, board_half_0[28]};
    sum = sum + {6'd0, board_half_0[29]};
    sum = sum + {6'd0, board_half_0[30]};
    sum = sum + {6'd0, board_half_0[31]};
    sum = sum + {6'd0, board_half_1[0]};
    sum = sum + {6'd0, board_half_1[1]};
    sum = sum + {6'd0, board_half_1[2]};
    sum = sum + {6'd0, board_half_1[3]};
    sum = sum + {6'd0, board_half_1[4]};
    sum = sum + {6'd0, board_half_1[5]};
    sum = sum + {6'd0, board_half_1[6]};
    sum = sum + {6'd0, board_half_1[7]};
    sum = sum + {6'd0, board_half_1[8]};
    sum = sum + {6'd0, board_half_1[9]};
    sum = sum + {6'd0, board_half_1[10]};
    sum = sum + {6'd0, board_half_1[11]};
    sum = sum + {6'd0, board_half_1[12]};
    sum = sum + {6'd0, board_half_1[13]};
    sum = sum + {6'd0, board_half_1[14]};
    sum = sum + {6'd0, board_half_1[15]};
    sum = sum + {6'd0, board_half_1[16]};
    sum = sum + {6'd0, board_half_1[17]};
    sum = sum + {6'd0, board_half_1[18]};
    sum = sum + {6'd0, board_half_1[19]};
    sum = sum + {6'd0, board_half_1[20]};
    sum = sum + {6'd0, board_half_1[21]};
    sum = sum + {6'd0, board_half_1[22]};
    sum = sum + {6'd0, board_half_1[23]};
    sum = sum + {6'd0, board_half_1[24]};
    sum = sum + {6'd0, board_half_1[25]};
    sum = sum + {6'd0, board_half_1[26]};
    sum = sum + {6'd0, board_half_1[27]};
    sum = sum + {6'd0, board_half_1[28]};
    sum = sum + {6'd0, board_half_1[29]};
    sum = sum + {6'd0, board_half_1[30]};
    sum = sum + {6'd0, board_half_1[31]};
  end

  always @(posedge clock) begin
    if (free) begin
      offered <= board_valid;
      squares <= sum;
    end
    if (reset) begin
      offered <= 1'b0;
    end
  end

  assign count_valid = offered;
  assign count_squares = squares;

  initial begin
    offered = 1'b0;
    squares = 7'd0;
  end
endmodule

`default_nettype wire
