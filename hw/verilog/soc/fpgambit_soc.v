// fpgambit_soc: move generator and repetition unit behind a byte stream
//
// SPDX-License-Identifier: MIT OR Apache-2.0
//
// The unit receives bytes and sends bytes. It contains no UART: connect one, or another transport,
// to its streams. Frames carry commands to the compact move generator (fpgambit_movegen) and the
// repetition unit (fpgambit_repetition), and their responses.
//
// A frame, in either direction, is COBS-encoded and delimited by zero bytes. Decoded, it contains,
// in this order: the version, 1; the session, 4 bytes, lowest first; the sequence number, 1 byte;
// the content; and a CRC-32 of all bytes before it (as in Ethernet), 4 bytes, lowest first. The
// content of a request is commands. A command is a byte, here in hexadecimal, and its arguments: 01
// hello; 02 read the counters of the link; 03 reset the units; 10 + a and four bytes: load word a
// of the move generator's board image, 0 to 7 for ranks 1 to 8, 8 for the state word; 20 + a and
// four bytes: the same for the repetition unit; 30 + legal + 2 * captures + 4 * timed: generate
// moves; 40 + p and three bytes: push a move record, where p is the piece to which a pawn promotes,
// or 0; 48: pop the newest move; 50 + m: repetition query with query_mode m. The content of a
// response is the results of the commands in their order, followed by a status: 0 done; 1 wrong
// version; 2 wrong session; 3 wrong sequence number; 4 unknown or incomplete command; 5 no move to
// take back; 6 results left out. The file protocol.md contains the full specification.
//
// A damaged frame gets no response; the receiver resynchronises at the next zero byte. If a request
// has the session, sequence number and CRC of the previous one, it is a repeat: the unit sends the
// same response again and executes nothing. Any other request must have the sequence number of the
// last executed one plus 1, except a request that starts a session with hello. At most one request
// is outstanding: receive_ready is low while a received frame waits for the command interpreter.
//
// Latency: the receiver takes one clock per input byte. The interpreter takes three clocks per byte
// of header and CRC and one per byte of the commands, plus the time of the units (see their
// contracts). Their words pass through a queue of 256 words, so a slow line does not stall them.
// The sender offers one output byte every other clock.
//
// While reset is high, the unit accepts nothing. A reset ends the session and everything in
// progress. After a reset, start a new session and load the units again.
//
// Preconditions: those of the units. If a precondition is violated, the unit still finishes and
// responds.
//
// Generated: do not edit. Made by:
//   fpgambit export --unit soc --build compact --out DIR

`default_nettype none

module fpgambit_soc #(
    // 1: Posdata as a memory of 32,768 words of 12 bits, read from a file. 0: Posdata as logic:
    // computed from the geometry of the two squares, in the default ray order.
    parameter POSDATA_ROM = 1,
    // posdata: 32,768 words {nextpos, nextdir}, address {piece, from, at}
    parameter POSDATA_FILE = "posdata.mem"
) (
    input  wire        clock,          // Clock, rising edge
    input  wire        reset,          // Synchronous reset: no session, nothing in progress; the
                                       // units keep their contents
    input  wire [31:0] clock_hz,       // The clock's frequency, for hello; constant
    input  wire [31:0] identity,       // Identity of this build, for hello; constant
    input  wire        receive_valid,  // A byte is offered
    output wire        receive_ready,  // Accepted at this edge; low while a frame waits for the
                                       // interpreter
    input  wire [7:0]  receive_byte,   // The byte
    output wire        send_valid,     // A byte is offered; it holds until accepted
    input  wire        send_ready,     // The sink accepts it at this edge
    output wire [7:0]  send_byte,      // The byte
    output wire [31:0] cycles          // Clocks since reset
);

  localparam [2:0] COMMAND_BIT_CAPTURES = 3'd1;
  localparam [2:0] COMMAND_BIT_LEGAL = 3'd0;
  localparam [15:0] LINK_UNITS_SMALL = 16'd3;

  wire        unit_reset;
  wire [31:0] move_entry;
  wire [31:0] receiver_crc_register;
  wire        receiver_write;
  wire [8:0]  receiver_address;
  wire [7:0]  receiver_data;
  wire        receiver_crc_clear_2;
  wire        receiver_frame;
  wire [8:0]  receiver_length;
  wire        receiver_passed;
  wire        receiver_broken;
  wire [7:0]  request_read_word_0;
  reg  [31:0] queue_words_write_word;
  wire [31:0] queue_words_read_word_0;
  wire [7:0]  answer_read_word_0;
  wire [31:0] sender_crc_register;
  wire        movegen_load_ready;
  wire        movegen_start_ready;
  wire        movegen_start_legal;
  wire        movegen_start_captures;
  wire        movegen_move_valid;
  wire [15:0] movegen_move_word;
  wire        movegen_move_last;
  wire [15:0] movegen_cycles;
  wire [15:0] movegen_visited;
  wire        repetition_load_ready;
  wire        repetition_push_ready;
  wire        repetition_pop_ready;
  wire        repetition_query_ready;
  wire        repetition_answer_valid;
  wire [31:0] repetition_answer_word;
  wire        repetition_answer_last;
  wire [15:0] repetition_cycles;
  wire [15:0] repetition_steps;
  wire [8:0]  repetition_held;
  wire [8:0]  repetition_reversible;
  reg         queue_push_valid;
  reg         queue_push_last;
  wire        queue_push_ready;
  wire        queue_there;
  wire        queue_ended;
  wire        queue_write;
  wire [7:0]  queue_write_address;
  wire [7:0]  queue_read_address;
  wire [31:0] results_word;
  wire [3:0]  results_last;
  wire        interpreter_release;
  wire [8:0]  interpreter_request_address;
  wire        interpreter_begin;
  wire        interpreter_refusal;
  wire        interpreter_again;
  wire        interpreter_byte_valid;
  wire [7:0]  interpreter_byte;
  wire        interpreter_finish;
  wire        interpreter_unit_reset;
  wire [3:0]  interpreter_address;
  wire [31:0] interpreter_word;
  wire        interpreter_load_movegen;
  wire        interpreter_load_repetition;
  wire        interpreter_start;
  wire        interpreter_push;
  wire        interpreter_pop;
  wire        interpreter_query;
  wire        interpreter_annex;
  wire [7:0]  interpreter_opcode;
  wire        interpreter_moves;
  wire        interpreter_clear;
  wire        interpreter_take;
  wire [1:0]  interpreter_place;
  wire        sender_byte_ready;
  wire        sender_full;
  wire        sender_idle;
  wire        sender_crc_clear_2;
  wire        sender_crc_step_2;
  wire        sender_write;
  wire [9:0]  sender_write_address;
  wire [7:0]  sender_write_byte;
  wire [9:0]  sender_read_address;

  fpgambit_soc_receiver_crc receiver_crc (
      .clock(clock),
      .clear(receiver_crc_clear_2),
      .step(receiver_write),
      .byte_(receiver_data),
      .register_(receiver_crc_register)
  );

  fpgambit_soc_receiver receiver (
      .clock(clock),
      .reset(reset),
      .byte_valid(receive_valid),
      .byte_ready(receive_ready),
      .byte_(receive_byte),
      .write(receiver_write),
      .address(receiver_address),
      .data(receiver_data),
      .crc_clear(receiver_crc_clear_2),
      .crc_register(receiver_crc_register),
      .frame(receiver_frame),
      .length(receiver_length),
      .release_(interpreter_release),
      .passed(receiver_passed),
      .broken(receiver_broken)
  );

  fpgambit_soc_request request (
      .clock(clock),
      .write(receiver_write),
      .write_address(receiver_address),
      .write_word(receiver_data),
      .read(1'b1),
      .read_address_0(interpreter_request_address),
      .read_word_0(request_read_word_0)
  );

  fpgambit_soc_queue_words queue_words (
      .clock(clock),
      .write(queue_write),
      .write_address(queue_write_address),
      .write_word(queue_words_write_word),
      .read(1'b1),
      .read_address_0(queue_read_address),
      .read_word_0(queue_words_read_word_0)
  );

  fpgambit_soc_answer answer (
      .clock(clock),
      .write(sender_write),
      .write_address(sender_write_address),
      .write_word(sender_write_byte),
      .read(1'b1),
      .read_address_0(sender_read_address),
      .read_word_0(answer_read_word_0)
  );

  fpgambit_soc_receiver_crc sender_crc (
      .clock(clock),
      .clear(sender_crc_clear_2),
      .step(sender_crc_step_2),
      .byte_(interpreter_byte),
      .register_(sender_crc_register)
  );

  fpgambit_movegen #(.POSDATA_ROM(POSDATA_ROM), .POSDATA_FILE(POSDATA_FILE)) movegen (
      .clock(clock),
      .reset(unit_reset),
      .load_valid(interpreter_load_movegen),
      .load_ready(movegen_load_ready),
      .load_address(interpreter_address),
      .load_word(interpreter_word),
      .start_valid(interpreter_start),
      .start_ready(movegen_start_ready),
      .start_legal(movegen_start_legal),
      .start_captures(movegen_start_captures),
      .move_valid(movegen_move_valid),
      .move_ready(queue_push_ready),
      .move_word(movegen_move_word),
      .move_last(movegen_move_last),
      .cycles(movegen_cycles),
      .visited(movegen_visited)
  );

  fpgambit_repetition repetition (
      .clock(clock),
      .reset(unit_reset),
      .load_valid(interpreter_load_repetition),
      .load_ready(repetition_load_ready),
      .load_address(interpreter_address),
      .load_word(interpreter_word),
      .push_valid(interpreter_push),
      .push_ready(repetition_push_ready),
      .push_record(interpreter_word[31:8]),
      .push_promotion(interpreter_opcode[2:0]),
      .pop_valid(interpreter_pop),
      .pop_ready(repetition_pop_ready),
      .query_valid(interpreter_query),
      .query_ready(repetition_query_ready),
      .query_mode(interpreter_opcode[2:0]),
      .answer_valid(repetition_answer_valid),
      .answer_ready(queue_push_ready),
      .answer_word(repetition_answer_word),
      .answer_last(repetition_answer_last),
      .cycles(repetition_cycles),
      .steps(repetition_steps),
      .held(repetition_held),
      .reversible(repetition_reversible)
  );

  fpgambit_soc_queue queue (
      .clock(clock),
      .clear(interpreter_clear),
      .push_valid(queue_push_valid),
      .push_last(queue_push_last),
      .push_ready(queue_push_ready),
      .pop(interpreter_take),
      .there(queue_there),
      .ended(queue_ended),
      .write(queue_write),
      .write_address(queue_write_address),
      .read_address(queue_read_address)
  );

  fpgambit_soc_results results (
      .clock(clock),
      .reset(reset),
      .passed(receiver_passed),
      .broken(receiver_broken),
      .clock_hz(clock_hz),
      .identity(identity),
      .move_cycles(movegen_cycles),
      .visited(movegen_visited),
      .query_cycles(repetition_cycles),
      .steps(repetition_steps),
      .held(repetition_held),
      .reversible(repetition_reversible),
      .units(LINK_UNITS_SMALL),
      .annex(1'b0),
      .annex_word(32'd0),
      .annex_last(4'd0),
      .class_(interpreter_opcode[7:4]),
      .system(interpreter_opcode[3:0]),
      .place(interpreter_place),
      .word(results_word),
      .last(results_last),
      .clocks(cycles)
  );

  fpgambit_soc_interpreter interpreter (
      .clock(clock),
      .reset(reset),
      .frame(receiver_frame),
      .length(receiver_length),
      .release_(interpreter_release),
      .request_address(interpreter_request_address),
      .request_byte(request_read_word_0),
      .begin_(interpreter_begin),
      .refusal(interpreter_refusal),
      .again(interpreter_again),
      .byte_valid(interpreter_byte_valid),
      .byte_ready(sender_byte_ready),
      .byte_(interpreter_byte),
      .full(sender_full),
      .finish(interpreter_finish),
      .sent(sender_idle),
      .unit_reset(interpreter_unit_reset),
      .address(interpreter_address),
      .word(interpreter_word),
      .load_movegen(interpreter_load_movegen),
      .load_movegen_ready(movegen_load_ready),
      .load_repetition(interpreter_load_repetition),
      .load_repetition_ready(repetition_load_ready),
      .start(interpreter_start),
      .start_ready(movegen_start_ready),
      .push(interpreter_push),
      .push_ready(repetition_push_ready),
      .pop(interpreter_pop),
      .pop_ready(repetition_pop_ready),
      .query(interpreter_query),
      .query_ready(repetition_query_ready),
      .annex(interpreter_annex),
      .annex_known(1'b0),
      .annex_ready(1'b0),
      .annex_fails(1'b0),
      .opcode(interpreter_opcode),
      .moves(interpreter_moves),
      .clear(interpreter_clear),
      .there(queue_there),
      .ended(queue_ended),
      .queue_word(queue_words_read_word_0),
      .take(interpreter_take),
      .place(interpreter_place),
      .result(results_word),
      .last(results_last)
  );

  fpgambit_soc_sender sender (
      .clock(clock),
      .reset(reset),
      .begin_(interpreter_begin),
      .refusal(interpreter_refusal),
      .byte_valid(interpreter_byte_valid),
      .byte_ready(sender_byte_ready),
      .byte_(interpreter_byte),
      .full(sender_full),
      .finish(interpreter_finish),
      .again(interpreter_again),
      .idle(sender_idle),
      .crc_clear(sender_crc_clear_2),
      .crc_step(sender_crc_step_2),
      .crc_register(sender_crc_register),
      .write(sender_write),
      .write_address(sender_write_address),
      .write_byte(sender_write_byte),
      .read_address(sender_read_address),
      .read_byte(answer_read_word_0),
      .out_valid(send_valid),
      .out_ready(send_ready),
      .out_byte(send_byte)
  );

  assign unit_reset = reset | interpreter_unit_reset;
  assign movegen_start_legal = interpreter_opcode[COMMAND_BIT_LEGAL];
  assign movegen_start_captures = interpreter_opcode[COMMAND_BIT_CAPTURES];

  // The queue stores each move with the cycle in which it left.
  assign move_entry = {movegen_cycles + 16'd1, movegen_move_word};

  always @* begin
    queue_push_valid = repetition_answer_valid;
    queue_push_last = repetition_answer_last;
    queue_words_write_word = repetition_answer_word;
    if (!repetition_answer_last) begin
      // Only the last word has a verdict; this lets a reader recognise it.
      queue_words_write_word = {19'd0, repetition_answer_word[12:0]};
    end
    if (interpreter_moves) begin
      queue_push_valid = movegen_move_valid;
      queue_push_last = movegen_move_last;
      queue_words_write_word = move_entry;
    end
  end

  // What nothing here reads.
  wire unused = &{1'b0, interpreter_annex};
endmodule

`line 397 "fpgambit_soc_receiver_crc.v" 0
// The CRC-32 of Ethernet, one byte per clock.
module fpgambit_soc_receiver_crc (
    input  wire        clock,      // Clock
    input  wire        clear,      // Resets the CRC; takes precedence over step
    input  wire        step,       // Adds the byte
    input  wire [7:0]  byte_,      // Byte to add
    output wire [31:0] register_   // The register; the CRC is its complement
);

  localparam [31:0] CRC_POLYNOMIAL = 32'hedb8_8320;
  localparam [31:0] CRC_START = 32'hffff_ffff;

  reg  [31:0] sum;

  reg  [31:0] shifted;

  always @* begin
    shifted = sum ^ {24'd0, byte_};
    if (shifted[0]) begin
      shifted = {1'b0, shifted[31:1]} ^ CRC_POLYNOMIAL;
    end else begin
      shifted = {1'b0, shifted[31:1]};
    end
    if (shifted[0]) begin
      shifted = {1'b0, shifted[31:1]} ^ CRC_POLYNOMIAL;
    end else begin
      shifted = {1'b0, shifted[31:1]};
    end
    if (shifted[0]) begin
      shifted = {1'b0, shifted[31:1]} ^ CRC_POLYNOMIAL;
    end else begin
      shifted = {1'b0, shifted[31:1]};
    end
    if (shifted[0]) begin
      shifted = {1'b0, shifted[31:1]} ^ CRC_POLYNOMIAL;
    end else begin
      shifted = {1'b0, shifted[31:1]};
    end
    if (shifted[0]) begin
      shifted = {1'b0, shifted[31:1]} ^ CRC_POLYNOMIAL;
    end else begin
      shifted = {1'b0, shifted[31:1]};
    end
    if (shifted[0]) begin
      shifted = {1'b0, shifted[31:1]} ^ CRC_POLYNOMIAL;
    end else begin
      shifted = {1'b0, shifted[31:1]};
    end
    if (shifted[0]) begin
      shifted = {1'b0, shifted[31:1]} ^ CRC_POLYNOMIAL;
    end else begin
      shifted = {1'b0, shifted[31:1]};
    end
    if (shifted[0]) begin
      shifted = {1'b0, shifted[31:1]} ^ CRC_POLYNOMIAL;
    end else begin
      shifted = {1'b0, shifted[31:1]};
    end
  end

  always @(posedge clock) begin
    if (step) begin
      sum <= shifted;
    end
    if (clear) begin
      sum <= CRC_START;
    end
  end

  assign register_ = sum;

  initial begin
    sum = 32'd0;
  end
endmodule

`line 474 "fpgambit_soc_receiver.v" 0
// Decodes COBS byte by byte, writes the frame to a memory and offers it if its CRC is correct.
module fpgambit_soc_receiver (
    input  wire        clock,         // Clock
    input  wire        reset,         // Synchronous reset: discards the received bytes
    input  wire        byte_valid,    // A byte is offered
    output wire        byte_ready,    // The byte is accepted
    input  wire [7:0]  byte_,         // The byte
    output wire        write,         // Writes a byte of the frame
    output wire [8:0]  address,       // Address to write
    output reg  [7:0]  data,          // Byte to write
    output wire        crc_clear,     // Resets the CRC
    input  wire [31:0] crc_register,  // The CRC register
    output wire        frame,         // A complete frame with a correct CRC is available
    output wire [8:0]  length,        // Length of the frame in bytes, including the CRC
    input  wire        release_,      // The frame is no longer needed
    output wire        passed,        // A valid frame was received in this clock
    output wire        broken         // A frame was dropped in this clock
);

  localparam [31:0] CRC_RESIDUE = 32'hdebb_20e3;
  localparam [8:0] LINK_REQUEST_LIMIT = 9'h1fc;

  reg         offered;
  reg         begun;
  reg         spoilt;
  reg         full;
  reg  [7:0]  left;
  reg  [8:0]  count;

  wire        takes;
  wire        delimiter;
  wire        code;
  wire        store;
  wire        whole;

  assign byte_ready = !offered & !reset;
  assign takes = byte_valid & !offered & !reset;
  assign delimiter = takes & (byte_ == 8'd0);
  assign code = takes & (byte_ != 8'd0) & (left == 8'd0);

  // A code represents the zero between two blocks, unless the first block was full.
  assign store = takes & (byte_ != 8'd0) & (!code | (begun & !full));

  always @* begin
    data = byte_;
    if (code) begin
      data = 8'd0;
    end
  end

  always @(posedge clock) begin
    if (takes & !delimiter) begin
      begun <= 1'b1;
      left <= left - 8'd1;
    end
    if (code) begin
      left <= byte_ - 8'd1;
      full <= byte_ == 8'hff;
    end
    if (store) begin
      count <= count + 9'd1;
      if (count == LINK_REQUEST_LIMIT) begin
        spoilt <= 1'b1;
        count <= count;
      end
    end
    if (delimiter & whole) begin
      offered <= 1'b1;
    end
    if ((delimiter & !whole) | release_ | reset) begin
      offered <= 1'b0;
      begun <= 1'b0;
      spoilt <= 1'b0;
      full <= 1'b0;
      left <= 8'd0;
      count <= 9'd0;
    end
  end

  // A valid frame has a header, a command and a CRC, all blocks are complete, and the CRC is
  // correct.
  assign whole = !spoilt & (left == 8'd0) & (count > 9'h00a) & (crc_register == CRC_RESIDUE);
  assign passed = delimiter & whole;
  assign broken = delimiter & begun & !whole;
  assign write = store;
  assign address = count;
  assign crc_clear = !begun;
  assign frame = offered;
  assign length = count;

  initial begin
    offered = 1'b0;
    begun = 1'b0;
    spoilt = 1'b0;
    full = 1'b0;
    left = 8'd0;
    count = 9'd0;
  end
endmodule

`line 575 "fpgambit_soc_request.v" 0
// Memory of 8 bits per word and 9 address bits, with one write port and 1 registered read ports.
module fpgambit_soc_request (
    input  wire       clock,           // Clock
    input  wire       write,           // Stores write_word at this clock edge
    input  wire [8:0] write_address,   // Address to write
    input  wire [7:0] write_word,      // Word to write
    input  wire       read,            // Reads at this clock edge; if low, the words read hold
    input  wire [8:0] read_address_0,  // Addresses to read
    output reg  [7:0] read_word_0      // The words read, one clock later
);

  (* ram_style = "block" *)
  reg [7:0] words [0:511];
  integer entry;

  initial begin
    for (entry = 0; entry <= 511; entry = entry + 1) words[entry] = 8'd0;
    read_word_0 = 8'd0;
  end

  always @(posedge clock) begin
    if (write) words[write_address] <= write_word;
    if (read) begin
      read_word_0 <= words[read_address_0];
    end
  end
endmodule

`line 604 "fpgambit_soc_queue_words.v" 0
// Memory of 32 bits per word and 8 address bits, with one write port and 1 registered read ports.
module fpgambit_soc_queue_words (
    input  wire        clock,           // Clock
    input  wire        write,           // Stores write_word at this clock edge
    input  wire [7:0]  write_address,   // Address to write
    input  wire [31:0] write_word,      // Word to write
    input  wire        read,            // Reads at this clock edge; if low, the words read hold
    input  wire [7:0]  read_address_0,  // Addresses to read
    output reg  [31:0] read_word_0      // The words read, one clock later
);

  (* ram_style = "block" *)
  reg [31:0] words [0:255];
  integer entry;

  initial begin
    for (entry = 0; entry <= 255; entry = entry + 1) words[entry] = 32'd0;
    read_word_0 = 32'd0;
  end

  always @(posedge clock) begin
    if (write) words[write_address] <= write_word;
    if (read) begin
      read_word_0 <= words[read_address_0];
    end
  end
endmodule

`line 633 "fpgambit_soc_answer.v" 0
// Memory of 8 bits per word and 10 address bits, with one write port and 1 registered read ports.
module fpgambit_soc_answer (
    input  wire       clock,           // Clock
    input  wire       write,           // Stores write_word at this clock edge
    input  wire [9:0] write_address,   // Address to write
    input  wire [7:0] write_word,      // Word to write
    input  wire       read,            // Reads at this clock edge; if low, the words read hold
    input  wire [9:0] read_address_0,  // Addresses to read
    output reg  [7:0] read_word_0      // The words read, one clock later
);

  (* ram_style = "block" *)
  reg [7:0] words [0:1023];
  integer entry;

  initial begin
    for (entry = 0; entry <= 1023; entry = entry + 1) words[entry] = 8'd0;
    read_word_0 = 8'd0;
  end

  always @(posedge clock) begin
    if (write) words[write_address] <= write_word;
    if (read) begin
      read_word_0 <= words[read_address_0];
    end
  end
endmodule

`line 662 "fpgambit_soc_queue.v" 0
// Pointers of a queue of 256 words in a memory. The queue decouples the units' speed from the
// line's.
module fpgambit_soc_queue (
    input  wire       clock,          // Clock
    input  wire       clear,          // Empties the queue
    input  wire       push_valid,     // A word is offered
    input  wire       push_last,      // The word is the last
    output wire       push_ready,     // The word is accepted
    input  wire       pop,            // Removes the oldest word
    output wire       there,          // The queue holds a word
    output wire       ended,          // The last word has been pushed and removed
    output wire       write,          // Writes the word to the memory
    output wire [7:0] write_address,  // Address to write
    output wire [7:0] read_address    // Address to read
);

  reg  [7:0]  head;
  reg  [7:0]  seen;
  reg  [7:0]  tail;
  reg         end_;

  reg  [7:0]  next_tail;
  wire        takes;
  reg  [7:0]  head_next;
  reg  [7:0]  seen_next;
  reg         end_next;

  assign push_ready = (head + 8'd1) != tail;
  assign takes = push_valid & ((head + 8'd1) != tail);

  always @* begin
    head_next = head;
    end_next = end_;
    if (takes) begin
      head_next = head + 8'd1;
      if (push_last) begin
        end_next = 1'b1;
      end
    end
    seen_next = head;
    next_tail = tail;
    if (pop) begin
      next_tail = tail + 8'd1;
    end
    if (clear) begin
      head_next = 8'd0;
      seen_next = 8'd0;
      next_tail = 8'd0;
      end_next = 1'b0;
    end
  end

  assign there = seen != tail;
  assign ended = end_ & (head == tail);
  assign write = takes;
  assign write_address = head;
  assign read_address = next_tail;

  initial begin
    head = 8'd0;
    seen = 8'd0;
    tail = 8'd0;
    end_ = 1'b0;
  end

  always @(posedge clock) begin
    head <= head_next;
    seen <= seen_next;
    tail <= next_tail;
    end_ <= end_next;
  end
endmodule

`line 736 "fpgambit_soc_results.v" 0
// Selects a result word by command and number, and maintains the counters of the link.
module fpgambit_soc_results (
    input  wire        clock,         // Clock
    input  wire        reset,         // Synchronous reset: all counters restart at 0
    input  wire        passed,        // A valid frame was received
    input  wire        broken,        // A frame was dropped
    input  wire [31:0] clock_hz,      // The clock frequency
    input  wire [31:0] identity,      // Identity of the build
    input  wire [15:0] move_cycles,   // Clocks of the generation
    input  wire [15:0] visited,       // Squares visited by the generation
    input  wire [15:0] query_cycles,  // Clocks of the query
    input  wire [15:0] steps,         // Steps of the query
    input  wire [8:0]  held,          // Number of moves kept
    input  wire [8:0]  reversible,    // Number of reversible moves
    input  wire [15:0] units,         // The units present
    input  wire        annex,         // The command belongs to the additional units
    input  wire [31:0] annex_word,    // Result word of the additional units
    input  wire [3:0]  annex_last,    // Number of its last byte
    input  wire [3:0]  class_,        // High nibble of the command
    input  wire [3:0]  system,        // Low nibble of the command
    input  wire [1:0]  place,         // Number of the result word
    output reg  [31:0] word,          // The result word
    output reg  [3:0]  last,          // Number of the last byte
    output wire [31:0] clocks         // Clocks since reset
);

  localparam [3:0] COMMAND_MOVES = 4'd3;
  localparam [3:0] COMMAND_QUERY = 4'd5;
  localparam [3:0] SYSTEM_COMMAND_HELLO = 4'd1;

  reg  [15:0] passed_frames;
  reg  [15:0] broken_frames;
  reg  [31:0] clock_count;

  always @(posedge clock) begin
    clock_count <= clock_count + 32'd1;
    if (passed) begin
      passed_frames <= passed_frames + 16'd1;
    end
    if (broken) begin
      broken_frames <= broken_frames + 16'd1;
    end
    if (reset) begin
      clock_count <= 32'd0;
      passed_frames <= 16'd0;
      broken_frames <= 16'd0;
    end
  end

  assign clocks = clock_count;

  always @* begin
    word = 32'd0;
    last = 4'd7;
    if (annex) begin
      word = annex_word;
      last = annex_last;
    end else if (class_ == COMMAND_MOVES) begin
      // A move word 0, which ends the moves, with the clocks; then the squares.
      last = 4'd5;
      word = {move_cycles, 16'd0};
      if (place[0]) begin
        word = {16'd0, visited};
      end
    end else if (class_ == COMMAND_QUERY) begin
      word = {steps, query_cycles};
      if (place[0]) begin
        word = {7'd0, reversible, 7'd0, held};
      end
    end else if (system == SYSTEM_COMMAND_HELLO) begin
      last = 4'd15;
      if (place == 2'd0) begin
        word = {units, 16'h0101};
      end else if (place == 2'd1) begin
        word = 32'h03c0_01fc;
      end else if (place == 2'd2) begin
        word = clock_hz;
      end else begin
        word = identity;
      end
    end else begin
      word = {broken_frames, passed_frames};
      if (place[0]) begin
        word = clock_count;
      end
    end
  end

  initial begin
    passed_frames = 16'd0;
    broken_frames = 16'd0;
    clock_count = 32'd0;
  end
endmodule

`line 832 "fpgambit_soc_interpreter.v" 0
// Keeps session, sequence number and CRC of the last request that was answered, to distinguish
// repeated requests from new ones.
module fpgambit_soc_interpreter (
    input  wire        clock,                  // Clock
    input  wire        reset,                  // Synchronous reset: no session
    input  wire        frame,                  // A frame is available
    input  wire [8:0]  length,                 // Length of the frame in bytes
    output reg         release_,               // The frame is no longer needed
    output wire [8:0]  request_address,        // Address of the frame's byte to read
    input  wire [7:0]  request_byte,           // Byte read in the clock before
    output reg         begin_,                 // Starts a response
    output wire        refusal,                // The response is a refusal
    output reg         again,                  // Sends the previous response again
    output reg         byte_valid,             // A byte of the response is offered
    input  wire        byte_ready,             // The byte is accepted
    output reg  [7:0]  byte_,                  // The byte
    input  wire        full,                   // No space for further results
    output reg         finish,                 // The previous byte was the last
    input  wire        sent,                   // The sender is idle
    output wire        unit_reset,             // Resets the units
    output wire [3:0]  address,                // Address of the board image word
    output wire [31:0] word,                   // Board image word; a move record is in the upper 24
                                               // bits
    output wire        load_movegen,           // A word for the generator is offered
    input  wire        load_movegen_ready,     // The word is accepted
    output wire        load_repetition,        // A word for the repetition unit is offered
    input  wire        load_repetition_ready,  // The word is accepted; the unit is idle
    output wire        start,                  // Starts a generation
    input  wire        start_ready,            // The generation starts
    output wire        push,                   // Pushes a move
    input  wire        push_ready,             // The move is pushed
    output wire        pop,                    // Pops the newest move
    input  wire        pop_ready,              // There is a move to pop
    output wire        query,                  // Starts a query
    input  wire        query_ready,            // The query starts
    output wire        annex,                  // Executes the command in the additional units
    input  wire        annex_known,            // The additional units exist and the command is
                                               // theirs
    input  wire        annex_ready,            // The command is executed, or its answer begins
    input  wire        annex_fails,            // There is no move to take back, or no search is
                                               // free
    output wire [7:0]  opcode,                 // The command
    output wire        moves,                  // The command generates moves
    output reg         clear,                  // Empties the queue
    input  wire        there,                  // The queue holds a word
    input  wire        ended,                  // The last word has passed through the queue
    input  wire [31:0] queue_word,             // The queue's oldest word
    output reg         take,                   // Removes that word
    output wire [1:0]  place,                  // Number of the result word
    input  wire [31:0] result,                 // The result word
    input  wire [3:0]  last                    // Number of its last byte
);

  localparam [3:0] COMMAND_ATTACK = 4'd7;
  localparam [1:0] COMMAND_BIT_BACK = 2'd3;
  localparam [1:0] COMMAND_BIT_TIMED = 2'd2;
  localparam [3:0] COMMAND_GAME = 4'd4;
  localparam [3:0] COMMAND_JOB = 4'd12;
  localparam [3:0] COMMAND_LOAD_MOVEGEN = 4'd1;
  localparam [3:0] COMMAND_LOAD_REPETITION = 4'd2;
  localparam [3:0] COMMAND_MAKE = 4'd6;
  localparam [3:0] COMMAND_MOVES = 4'd3;
  localparam [3:0] COMMAND_QUERY = 4'd5;
  localparam [3:0] COMMAND_SEARCH_SETTING = 4'd10;
  localparam [3:0] COMMAND_SYSTEM = 4'd0;
  localparam [3:0] COMMAND_TABLEBASE = 4'd9;
  localparam [3:0] JOB_COMMAND_TAKE = 4'd15;
  localparam [7:0] LINK_CHECK = 8'd4;
  localparam [8:0] LINK_HEAD_COMMANDS = 9'd6;
  localparam [8:0] LINK_HEAD_SEQUENCE = 9'd5;
  localparam [8:0] LINK_HEAD_SESSION = 9'd1;
  localparam [7:0] LINK_VERSION = 8'd1;
  localparam [3:0] PERFT_COMMAND_PROGRESS = 4'd15;
  localparam [3:0] PHASE_ADOPTING = 4'd5;
  localparam [3:0] PHASE_DECIDING = 4'd3;
  localparam [3:0] PHASE_DOING = 4'd8;
  localparam [3:0] PHASE_ECHOING = 4'd4;
  localparam [3:0] PHASE_ENDING = 4'd11;
  localparam [3:0] PHASE_FETCHING = 4'd6;
  localparam [3:0] PHASE_FINISHING = 4'd12;
  localparam [3:0] PHASE_GATHERING = 4'd7;
  localparam [3:0] PHASE_HEADING = 4'd1;
  localparam [3:0] PHASE_IDLE = 4'd0;
  localparam [3:0] PHASE_REPORTING = 4'd10;
  localparam [3:0] PHASE_SENDING = 4'd13;
  localparam [3:0] PHASE_STREAMING = 4'd9;
  localparam [3:0] PHASE_TAILING = 4'd2;
  localparam [7:0] STATUS_BUSY = 8'd7;
  localparam [7:0] STATUS_COMMAND = 8'd4;
  localparam [7:0] STATUS_DONE = 8'd0;
  localparam [7:0] STATUS_NO_MOVE = 8'd5;
  localparam [7:0] STATUS_SEQUENCE = 8'd3;
  localparam [7:0] STATUS_SESSION = 8'd2;
  localparam [7:0] STATUS_TOO_LONG = 8'd6;
  localparam [7:0] STATUS_VERSION = 8'd1;
  localparam [3:0] SYSTEM_COMMAND_COUNTERS = 4'd2;
  localparam [3:0] SYSTEM_COMMAND_HELLO = 4'd1;
  localparam [3:0] SYSTEM_COMMAND_RESET = 4'd3;

  reg  [3:0]  phase;
  reg  [8:0]  at;
  reg  [31:0] session;
  reg  [31:0] check;
  reg  [31:0] argument;
  reg  [7:0]  sequence_;
  reg  [7:0]  code;
  reg  [7:0]  outcome;
  reg  [3:0]  index;
  reg  [2:0]  need;
  reg         known;
  reg         right_version;
  reg         own;
  reg         repeats;
  reg         follows;
  reg         same;
  reg         greets;
  reg         adopts;
  reg         cut;

  wire [8:0]  tail;
  reg  [8:0]  next_at;
  wire [8:0]  after;
  wire [3:0]  class_;
  wire [3:0]  low;
  reg  [31:0] source;
  wire [31:0] rotated_session;
  wire [31:0] rotated_check;
  wire [4:0]  shift;
  reg  [3:0]  last_index;
  wire        does;
  reg         offers;
  wire        goes;
  reg         refused;
  reg  [3:0]  phase_next;
  reg  [31:0] session_next;
  reg  [31:0] check_next;
  reg  [31:0] argument_next;
  reg  [7:0]  sequence_next;
  reg  [7:0]  code_next;
  reg  [7:0]  outcome_next;
  reg  [3:0]  index_next;
  reg  [2:0]  need_next;
  reg         known_next;
  reg         right_version_next;
  reg         own_next;
  reg         repeats_next;
  reg         follows_next;
  reg         same_next;
  reg         greets_next;
  reg         adopts_next;
  reg         cut_next;
  wire [38:0] source_padded;

  assign tail = length - {1'b0, LINK_CHECK};
  assign source_padded = {7'd0, source};

  always @* begin
    phase_next = phase;
    session_next = session;
    check_next = check;
    argument_next = argument;
    sequence_next = sequence_;
    code_next = code;
    outcome_next = outcome;
    index_next = index;
    need_next = need;
    known_next = known;
    right_version_next = right_version;
    own_next = own;
    repeats_next = repeats;
    follows_next = follows;
    same_next = same;
    greets_next = greets;
    adopts_next = adopts;
    cut_next = cut;
    next_at = at;
    byte_ = source_padded[{1'b0, shift} +: 8];
    byte_valid = 1'b0;
    offers = 1'b0;
    release_ = 1'b0;
    begin_ = 1'b0;
    refused = 1'b0;
    again = 1'b0;
    finish = 1'b0;
    clear = 1'b0;
    take = 1'b0;
    case (phase)
      PHASE_IDLE: begin
        next_at = 9'd0;
        own_next = known;
        same_next = known;
        cut_next = 1'b0;
        index_next = 4'd0;
        if (frame) begin
          phase_next = PHASE_HEADING;
        end
      end
      PHASE_HEADING: begin
        next_at = after;
        if (at == 9'd0) begin
          right_version_next = request_byte == LINK_VERSION;
        end else if (at < LINK_HEAD_SEQUENCE) begin
          session_next = rotated_session;
          if (request_byte != session[7:0]) begin
            own_next = 1'b0;
          end
        end else if (at == LINK_HEAD_SEQUENCE) begin
          repeats_next = request_byte == sequence_;
          follows_next = request_byte == (sequence_ + 8'd1);
        end else begin
          greets_next = (request_byte[7:4] == COMMAND_SYSTEM) &
              (request_byte[3:0] == SYSTEM_COMMAND_HELLO);
          next_at = tail;
          phase_next = PHASE_TAILING;
        end
      end
      PHASE_TAILING: begin
        next_at = after;
        check_next = rotated_check;
        if (request_byte != check[7:0]) begin
          same_next = 1'b0;
        end
        if (after == length) begin
          phase_next = PHASE_DECIDING;
        end
      end
      PHASE_DECIDING: begin
        next_at = 9'd0;
        outcome_next = STATUS_DONE;
        if (!right_version) begin
          refused = 1'b1;
          outcome_next = STATUS_VERSION;
        end else if (!greets & !own) begin
          refused = 1'b1;
          outcome_next = STATUS_SESSION;
        end else if (!greets & !follows) begin
          refused = 1'b1;
          outcome_next = STATUS_SEQUENCE;
        end
        adopts_next = !refused;
        begin_ = 1'b1;
        phase_next = PHASE_ECHOING;
        if (right_version & own & repeats & same) begin
          begin_ = 1'b0;
          again = 1'b1;
          release_ = 1'b1;
          phase_next = PHASE_SENDING;
        end
      end
      PHASE_ECHOING: begin
        byte_ = request_byte;
        byte_valid = 1'b1;
        if (byte_ready) begin
          next_at = after;
          if (adopts) begin
            known_next = 1'b1;
            if (at == LINK_HEAD_SEQUENCE) begin
              sequence_next = request_byte;
            end else if (at >= LINK_HEAD_SESSION) begin
              session_next = {request_byte, session[31:8]};
            end
          end
          if (at == LINK_HEAD_SEQUENCE) begin
            next_at = tail;
            phase_next = PHASE_ENDING;
            if (adopts) begin
              phase_next = PHASE_ADOPTING;
            end
          end
        end
      end
      PHASE_ADOPTING: begin
        next_at = after;
        check_next = {request_byte, check[31:8]};
        if (after == length) begin
          next_at = LINK_HEAD_COMMANDS;
          phase_next = PHASE_FETCHING;
        end
      end
      PHASE_FETCHING: begin
        index_next = 4'd0;
        code_next = request_byte;
        need_next = 3'd0;
        if ((request_byte[7:4] == COMMAND_LOAD_MOVEGEN) |
            (request_byte[7:4] == COMMAND_LOAD_REPETITION) |
            (request_byte[7:4] == COMMAND_SEARCH_SETTING)) begin
          need_next = 3'd4;
        end else if (request_byte[7:4] == COMMAND_JOB) begin
          if (request_byte[3:0] != JOB_COMMAND_TAKE) begin
            need_next = 3'd4;
          end
        end else if ((request_byte[7:4] == COMMAND_GAME) & !request_byte[3'd3]) begin
          need_next = 3'd3;
        end else if ((request_byte[7:4] == COMMAND_MAKE) & !request_byte[3'd3]) begin
          need_next = 3'd2;
        end else if (request_byte[7:4] == COMMAND_ATTACK) begin
          need_next = 3'd1;
        end else if (request_byte[7:4] == COMMAND_TABLEBASE) begin
          need_next = 3'd3;
        end
        if (at == tail) begin
          phase_next = PHASE_ENDING;
        end else begin
          next_at = after;
          phase_next = PHASE_GATHERING;
        end
      end
      PHASE_GATHERING: begin
        if (need == 3'd0) begin
          phase_next = PHASE_DOING;
        end else if (at == tail) begin
          outcome_next = STATUS_COMMAND;
          phase_next = PHASE_ENDING;
        end else begin
          argument_next = {request_byte, argument[31:8]};
          need_next = need - 3'd1;
          next_at = after;
        end
      end
      PHASE_DOING: begin
        // Anything that matches no branch is not a command.
        refused = 1'b0;
        if (class_ == COMMAND_LOAD_MOVEGEN) begin
          if (load_movegen_ready) begin
            phase_next = PHASE_FETCHING;
          end
        end else if (class_ == COMMAND_LOAD_REPETITION) begin
          if (load_repetition_ready) begin
            phase_next = PHASE_FETCHING;
          end
        end else if ((class_ == COMMAND_MOVES) & !low[3]) begin
          clear = 1'b1;
          if (start_ready) begin
            phase_next = PHASE_STREAMING;
          end
        end else if ((class_ == COMMAND_GAME) & !low[3]) begin
          if (push_ready) begin
            phase_next = PHASE_FETCHING;
          end
        end else if ((class_ == COMMAND_GAME) & (low == 4'd8)) begin
          if (load_repetition_ready) begin
            phase_next = PHASE_FETCHING;
            if (!pop_ready) begin
              outcome_next = STATUS_NO_MOVE;
              phase_next = PHASE_ENDING;
            end
          end
        end else if ((class_ == COMMAND_QUERY) & !low[3]) begin
          clear = 1'b1;
          if (query_ready) begin
            phase_next = PHASE_STREAMING;
          end
        end else if ((class_ == COMMAND_SYSTEM) & (low == SYSTEM_COMMAND_RESET)) begin
          phase_next = PHASE_FETCHING;
        end else if ((class_ == COMMAND_SYSTEM) &
            ((low == SYSTEM_COMMAND_HELLO) | (low == SYSTEM_COMMAND_COUNTERS))) begin
          phase_next = PHASE_REPORTING;
        end else if (annex_known) begin
          clear = 1'b1;
          if (annex_ready) begin
            // Making a move and starting a count or search have no result.
            phase_next = PHASE_FETCHING;
            if (class_ == COMMAND_ATTACK) begin
              phase_next = PHASE_STREAMING;
            end else if ((class_ == COMMAND_TABLEBASE) | (low == PERFT_COMMAND_PROGRESS)) begin
              phase_next = PHASE_REPORTING;
            end
            if (annex_fails) begin
              outcome_next = STATUS_NO_MOVE;
              if (class_ == COMMAND_JOB) begin
                outcome_next = STATUS_BUSY;
              end
              phase_next = PHASE_ENDING;
            end
          end
        end else begin
          outcome_next = STATUS_COMMAND;
          phase_next = PHASE_ENDING;
        end
      end
      PHASE_STREAMING: begin
        if (there) begin
          if ((class_ == COMMAND_MOVES) & (queue_word[15:0] == 16'd0)) begin
            // Skip the word 0 of a position without moves.
            take = 1'b1;
          end else begin
            offers = 1'b1;
            if (goes & (index == last_index)) begin
              take = 1'b1;
            end
          end
        end else if (ended) begin
          index_next = 4'd0;
          phase_next = PHASE_REPORTING;
        end
      end
      PHASE_REPORTING: begin
        offers = 1'b1;
        if (goes & (index == last_index)) begin
          phase_next = PHASE_FETCHING;
        end
      end
      PHASE_ENDING: begin
        byte_ = outcome;
        if (cut & (outcome == STATUS_DONE)) begin
          byte_ = STATUS_TOO_LONG;
        end
        byte_valid = 1'b1;
        if (byte_ready) begin
          release_ = 1'b1;
          phase_next = PHASE_FINISHING;
        end
      end
      PHASE_FINISHING: begin
        finish = 1'b1;
        phase_next = PHASE_SENDING;
      end
      PHASE_SENDING: begin
        if (sent) begin
          phase_next = PHASE_IDLE;
        end
      end
      default: begin
        phase_next = PHASE_IDLE;
      end
    endcase
    // Leave out results for which there is no space.
    if (offers) begin
      byte_valid = !full;
      if (full) begin
        cut_next = 1'b1;
      end
      if (goes) begin
        index_next = index + 4'd1;
        if (index == last_index) begin
          index_next = 4'd0;
        end
      end
    end
    if (reset) begin
      phase_next = PHASE_IDLE;
      known_next = 1'b0;
    end
  end

  assign after = at + 9'd1;
  assign class_ = code[7:4];
  assign low = code[3:0];
  assign rotated_session = {session[7:0], session[31:8]};
  assign rotated_check = {check[7:0], check[31:8]};

  // A byte of a unit's word, or of a result.
  assign shift = {index[1:0], 3'd0};

  always @* begin
    source = result;
    last_index = last;
    if (phase == PHASE_STREAMING) begin
      source = queue_word;
      last_index = 4'd3;
      if ((class_ == COMMAND_MOVES) & !low[COMMAND_BIT_TIMED]) begin
        last_index = 4'd1;
      end
    end
  end

  assign goes = byte_ready | full;

  // The requests to the units are assigned here; otherwise event-driven simulators loop through the
  // readies.
  assign does = phase == PHASE_DOING;
  assign load_movegen = does & (class_ == COMMAND_LOAD_MOVEGEN);
  assign load_repetition = does & (class_ == COMMAND_LOAD_REPETITION);
  assign start = does & (class_ == COMMAND_MOVES) & !low[3];
  assign push = does & (class_ == COMMAND_GAME) & !low[COMMAND_BIT_BACK];
  assign pop = does & (class_ == COMMAND_GAME) & (low == 4'd8) & load_repetition_ready & pop_ready;
  assign query = does & (class_ == COMMAND_QUERY) & !low[3];
  assign unit_reset = does & (class_ == COMMAND_SYSTEM) & (low == SYSTEM_COMMAND_RESET);
  assign annex = does & annex_known;
  assign request_address = next_at;
  assign refusal = refused;
  assign address = low;
  assign word = argument;
  assign opcode = code;
  assign moves = class_ == COMMAND_MOVES;
  assign place = index[3:2];

  initial begin
    phase = 4'd0;
    at = 9'd0;
    session = 32'd0;
    check = 32'd0;
    argument = 32'd0;
    sequence_ = 8'd0;
    code = 8'd0;
    outcome = 8'd0;
    index = 4'd0;
    need = 3'd0;
    known = 1'b0;
    right_version = 1'b0;
    own = 1'b0;
    repeats = 1'b0;
    follows = 1'b0;
    same = 1'b0;
    greets = 1'b0;
    adopts = 1'b0;
    cut = 1'b0;
  end

  always @(posedge clock) begin
    phase <= phase_next;
    at <= next_at;
    session <= session_next;
    check <= check_next;
    argument <= argument_next;
    sequence_ <= sequence_next;
    code <= code_next;
    outcome <= outcome_next;
    index <= index_next;
    need <= need_next;
    known <= known_next;
    right_version <= right_version_next;
    own <= own_next;
    repeats <= repeats_next;
    follows <= follows_next;
    same <= same_next;
    greets <= greets_next;
    adopts <= adopts_next;
    cut <= cut_next;
  end
endmodule

`line 1365 "fpgambit_soc_sender.v" 0
// Writes a frame to a memory, COBS-encoded and followed by its CRC, and sends it between two zeros.
module fpgambit_soc_sender (
    input  wire        clock,          // Clock
    input  wire        reset,          // Synchronous reset: idle
    input  wire        begin_,         // Starts a frame
    input  wire        refusal,        // The frame is a refusal; it is stored after the response,
                                       // which is kept
    input  wire        byte_valid,     // The frame's next byte is offered
    output wire        byte_ready,     // The byte is accepted
    input  wire [7:0]  byte_,          // The byte
    output wire        full,           // No space for further results
    input  wire        finish,         // The previous byte was the last: append the CRC and send
                                       // the frame
    input  wire        again,          // Sends the response again
    output wire        idle,           // The sender is idle
    output wire        crc_clear,      // Resets the CRC
    output reg         crc_step,       // Adds the byte to the CRC
    input  wire [31:0] crc_register,   // The CRC register
    output reg         write,          // Writes to the memory
    output reg  [9:0]  write_address,  // Address to write
    output reg  [7:0]  write_byte,     // Byte to write
    output wire [9:0]  read_address,   // Address to read
    input  wire [7:0]  read_byte,      // Byte read in the clock before
    output wire        out_valid,      // A byte is offered
    input  wire        out_ready,      // The sink accepts the byte
    output reg  [7:0]  out_byte        // The byte
);

  localparam [9:0] LINK_ANSWER_LIMIT = 10'h3c0;
  localparam [9:0] LINK_ANSWER_REFUSAL = 10'h3e0;
  localparam [2:0] PHASE_CHECKING = 3'd2;
  localparam [2:0] PHASE_CLOSING = 3'd3;
  localparam [2:0] PHASE_ENDING = 3'd7;
  localparam [2:0] PHASE_FETCHING = 3'd6;
  localparam [2:0] PHASE_FILLING = 3'd1;
  localparam [2:0] PHASE_IDLE = 3'd0;
  localparam [2:0] PHASE_OPENING = 3'd4;
  localparam [2:0] PHASE_SENDING = 3'd5;

  reg  [2:0]  phase;
  reg  [9:0]  at;
  reg  [9:0]  code_at;
  reg  [9:0]  end_;
  reg  [9:0]  answer_end;
  reg  [7:0]  run;
  reg  [1:0]  part;
  reg         refuses;

  reg  [9:0]  next_at;
  reg  [7:0]  piece;
  wire [4:0]  shift;
  wire        closes;
  reg         puts;
  reg  [2:0]  phase_next;
  reg  [9:0]  code_at_next;
  reg  [9:0]  end_next;
  reg  [9:0]  answer_end_next;
  reg  [7:0]  run_next;
  reg  [1:0]  part_next;
  reg         refuses_next;
  wire [38:0] crc_register_padded;

  // The byte to write: the frame's, or the CRC's, lowest first.
  assign shift = {part, 3'd0};
  assign crc_register_padded = {7'd0, crc_register};

  always @* begin
    phase_next = phase;
    code_at_next = code_at;
    end_next = end_;
    answer_end_next = answer_end;
    run_next = run;
    part_next = part;
    refuses_next = refuses;
    piece = byte_;
    puts = 1'b0;
    next_at = at;
    write = 1'b0;
    write_address = at;
    write_byte = byte_;
    crc_step = 1'b0;
    case (phase)
      PHASE_IDLE: begin
        part_next = 2'd0;
        run_next = 8'd0;
        if (begin_) begin
          refuses_next = refusal;
          code_at_next = 10'd0;
          next_at = 10'd1;
          if (refusal) begin
            code_at_next = LINK_ANSWER_REFUSAL;
            next_at = 10'h3e1;
          end
          phase_next = PHASE_FILLING;
        end else if (again) begin
          next_at = 10'd0;
          end_next = answer_end;
          phase_next = PHASE_OPENING;
        end
      end
      PHASE_FILLING: begin
        puts = byte_valid;
        crc_step = byte_valid & !closes;
        if (finish) begin
          phase_next = PHASE_CHECKING;
        end
      end
      PHASE_CHECKING: begin
        piece = ~crc_register_padded[{1'b0, shift} +: 8];
        puts = 1'b1;
        if (!closes) begin
          part_next = part + 2'd1;
          if (part == 2'd3) begin
            phase_next = PHASE_CLOSING;
          end
        end
      end
      PHASE_CLOSING: begin
        write = 1'b1;
        write_address = code_at;
        write_byte = run + 8'd1;
        end_next = at;
        next_at = LINK_ANSWER_REFUSAL;
        if (!refuses) begin
          answer_end_next = at;
          next_at = 10'd0;
        end
        phase_next = PHASE_OPENING;
      end
      PHASE_OPENING: begin
        if (out_ready) begin
          phase_next = PHASE_SENDING;
        end
      end
      PHASE_FETCHING: begin
        phase_next = PHASE_SENDING;
        if (at == end_) begin
          phase_next = PHASE_ENDING;
        end
      end
      PHASE_SENDING: begin
        if (out_ready) begin
          next_at = at + 10'd1;
          phase_next = PHASE_FETCHING;
        end
      end
      PHASE_ENDING: begin
        if (out_ready) begin
          phase_next = PHASE_IDLE;
        end
      end
      default: begin
        phase_next = PHASE_IDLE;
      end
    endcase
    if (puts) begin
      write = 1'b1;
      write_byte = piece;
      if (closes) begin
        // A full block: write its code at its start, and start a new block.
        write_address = code_at;
        write_byte = 8'hff;
        code_at_next = at;
        next_at = at + 10'd1;
        run_next = 8'd0;
      end else begin
        next_at = at + 10'd1;
        run_next = run + 8'd1;
        if (piece == 8'd0) begin
          write_address = code_at;
          write_byte = run + 8'd1;
          code_at_next = at;
          run_next = 8'd0;
        end
      end
    end
    if (reset) begin
      phase_next = PHASE_IDLE;
    end
  end

  assign byte_ready = (phase == PHASE_FILLING) & (run != 8'hfe);
  assign closes = run == 8'hfe;
  assign full = at >= LINK_ANSWER_LIMIT;
  assign idle = phase == PHASE_IDLE;
  assign crc_clear = phase == PHASE_IDLE;
  assign read_address = next_at;
  assign out_valid = (phase == PHASE_OPENING) | (phase == PHASE_SENDING) | (phase == PHASE_ENDING);

  always @* begin
    out_byte = 8'd0;
    if (phase == PHASE_SENDING) begin
      out_byte = read_byte;
    end
  end

  initial begin
    phase = 3'd0;
    at = 10'd0;
    code_at = 10'd0;
    end_ = 10'd0;
    answer_end = 10'd0;
    run = 8'd0;
    part = 2'd0;
    refuses = 1'b0;
  end

  always @(posedge clock) begin
    phase <= phase_next;
    at <= next_at;
    code_at <= code_at_next;
    end_ <= end_next;
    answer_end <= answer_end_next;
    run <= run_next;
    part <= part_next;
    refuses <= refuses_next;
  end
endmodule

`default_nettype wire
