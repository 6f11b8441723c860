// A move generator with what drives it: positions come and answers go by calls, in whatever clock they are wanted. All else
// hangs on the clock alone, so that the circuit settles once a clock, not once for every change of a pin.

module fpgambit_batch (
    input wire clock
);
  // Whether there is a position to load.
  import "DPI-C" function int fpgambit_next();
  // A word of its image.
  import "DPI-C" function int fpgambit_word(input int address);
  // How to generate it: bit 0 legal, bit 1 captures; 4 when it is done with.
  import "DPI-C" function int fpgambit_mode();
  // A move word, and the clock in which it was taken.
  import "DPI-C" function void fpgambit_move(input int word, input int cycle);
  // The generation ended; what the unit says of it.
  import "DPI-C" function void fpgambit_end(input int cycles, input int visited);
  // The unit does not do as it should: what did not come in time.
  import "DPI-C" function void fpgambit_fail(input int what);

  localparam IDLE = 3'd0, LOAD = 3'd1, START = 3'd2, TAKE = 3'd3, END = 3'd4;

  reg  [2:0]  phase = IDLE;
  // Clocks since the request; in a generation its clock, that of the start being 1.
  reg  [15:0] since = 0;
  reg  [31:0] mode = 0;
  reg  [31:0] next_mode;

  reg         reset = 1;
  reg         load_valid = 0;
  reg  [3:0]  load_address = 0;
  reg  [31:0] load_word = 0;
  reg         start_valid = 0;
  wire        start_legal = mode[0];
  wire        start_captures = mode[1];
  wire        move_ready = 1;
  wire        load_ready, start_ready, move_valid, move_last;
  wire [15:0] move_word, cycles, visited;

  @UNIT@

  always @(posedge clock) begin
    since <= since + 1;
    case (phase)
      IDLE: begin
        reset <= 0;
        if (!reset && fpgambit_next() != 0) begin
          load_valid <= 1;
          load_address <= 0;
          load_word <= fpgambit_word(0);
          since <= 0;
          phase <= LOAD;
        end
      end
      LOAD:
      if (load_ready) begin
        since <= 0;
        if (load_address == 8) begin
          load_valid <= 0;
          start_valid <= 1;
          mode <= fpgambit_mode();
          phase <= START;
        end else begin
          load_address <= load_address + 1;
          load_word <= fpgambit_word({28'd0, load_address} + 1);
        end
      end else if (since == @PATIENCE@) begin
        fpgambit_fail(1);
        load_valid <= 0;
        reset <= 1;
        phase <= IDLE;
      end
      START:
      if (start_ready) begin
        start_valid <= 0;
        since <= 2;
        phase <= TAKE;
      end else if (since == @PATIENCE@) begin
        fpgambit_fail(2);
        start_valid <= 0;
        reset <= 1;
        phase <= IDLE;
      end
      TAKE: begin
        if (move_valid) fpgambit_move({16'd0, move_word}, {16'd0, since});
        if (move_valid && move_last) begin
          phase <= END;
        end else if (since == @ANSWER_BOUND@) begin
          fpgambit_fail(3);
          reset <= 1;
          phase <= IDLE;
        end
      end
      default: begin
        fpgambit_end({16'd0, cycles}, {16'd0, visited});
        next_mode = fpgambit_mode();
        mode <= next_mode;
        since <= 0;
        start_valid <= !next_mode[2];
        phase <= next_mode[2] ? IDLE : START;
      end
    endcase
  end
endmodule
