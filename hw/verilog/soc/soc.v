// fpgambit_soc: move generator and repetition unit behind a byte stream
//
// SPDX-License-Identifier: MIT OR Apache-2.0
//
// Bytes in, bytes out: frames of commands to the compact move generator and the repetition unit,
// and their answers.
//
// A frame, in both directions, stands between zero bytes in COBS. Undone: version 1, session (4
// bytes, lowest first), sequence number, content, CRC-32 of all before (as Ethernet has it, lowest
// byte first). A request's content is commands: 01 hello, 02 counters, 03 reset the units, 1a and
// four bytes: word a of the generator's board image, 2a the same for the repetition unit, 30 +
// legal + 2 captures + 4 timed: moves, 4p and three bytes: play a move record, p what a pawn
// becomes, 48 take it back, 50 + mode: repetition query. An answer's content is their results one
// behind the other and a status: 0 done, 1 version, 2 session, 3 sequence number, 4 command, 5 no
// move to take back, 6 results left out. The protocol's page has it in full.
//
// What is broken gets no answer; the receiver is in step again with the next zero. A request with
// the session, sequence number and check of the one before gets the same answer and is not done
// again. One request is open at a time: while a frame waits for the interpreter receive_ready is
// low.
//
// Latency: a clock a byte in; three clocks a byte of head and check, one a byte of the commands,
// and what the units take (see there; their words go through a queue of 256, so a slow line does
// not stall them); a byte out every other clock.
//
// Preconditions: those of the units. When they are broken the unit still ends and answers.
//
// Generated: do not edit. Made by:
//   fpgambit export --unit soc --build compact --out DIR

`default_nettype none

module fpgambit_soc #(
    // 1: Posdata is a memory of 32,768 words of 12 bits, read from a file. 0: Posdata is logic: in
    // the default ray order, from the geometry of the two squares.
    parameter POSDATA_ROM = 1,
    // posdata: 32,768 words {nextpos, nextdir}, address {piece, from, at}
    parameter POSDATA_FILE = "posdata.mem"
) (
    input  wire        clock,          // Everything happens at its rising edge
    input  wire        reset,          // Synchronous: no session, nothing under way; what the units
                                       // hold stays
    input  wire [31:0] clock_hz,       // The clock's frequency, for hello; constant
    input  wire [31:0] identity,       // Whatever tells this build from others, for hello; constant
    input  wire        receive_valid,  // A byte has come
    output wire        receive_ready,  // It is taken; low while a frame waits for the interpreter
    input  wire [7:0]  receive_byte,   // The byte
    output wire        send_valid,     // A byte is to be sent
    input  wire        send_ready,     // It is taken
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

  fpgambit_soc_movegen #(.POSDATA_ROM(POSDATA_ROM), .POSDATA_FILE(POSDATA_FILE)) movegen (
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

  fpgambit_soc_repetition repetition (
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

  // A move goes into the queue with the cycle that it leaves in.
  assign move_entry = {movegen_cycles + 16'd1, movegen_move_word};

  always @* begin
    queue_push_valid = repetition_answer_valid;
    queue_push_last = repetition_answer_last;
    queue_words_write_word = repetition_answer_word;
    if (!repetition_answer_last) begin
      // Only the last word counts; so a reader knows it.
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

// The check of a frame: CRC-32 as Ethernet has it, a byte a clock.
module fpgambit_soc_receiver_crc (
    input  wire        clock,      // Clock
    input  wire        clear,      // Begins anew; goes before step
    input  wire        step,       // Takes a byte in
    input  wire [7:0]  byte_,      // The byte
    output wire [31:0] register_   // The register; the check is its complement
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

// Undoes COBS byte by byte, writes the frame into a memory and offers it if its check is right.
module fpgambit_soc_receiver (
    input  wire        clock,         // Clock
    input  wire        reset,         // Synchronous reset: what was received is forgotten
    input  wire        byte_valid,    // A byte is there
    output wire        byte_ready,    // It is taken
    input  wire [7:0]  byte_,         // The byte
    output wire        write,         // Write a byte of the frame
    output wire [8:0]  address,       // Where
    output reg  [7:0]  data,          // What
    output wire        crc_clear,     // The check begins anew
    input  wire [31:0] crc_register,  // The check so far
    output wire        frame,         // A whole frame is there, its check right
    output wire [8:0]  length,        // Its bytes, check and all
    input  wire        release_,      // It is no longer needed
    output wire        passed,        // A frame has passed in this clock
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

  // A code stands for the zero between two blocks, unless the first was a full one.
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

  // Head, a command and the check, all blocks complete, and the check right.
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

// Memory of 8 bits a word and 9 bits an address, one write port and 1 registered read ports.
module fpgambit_soc_request (
    input  wire       clock,           // Clock
    input  wire       write,           // Store write_word at this clock
    input  wire [8:0] write_address,   // Where
    input  wire [7:0] write_word,      // What
    input  wire       read,            // Read at this clock; if low, the words read stay
    input  wire [8:0] read_address_0,  // Which words to read
    output reg  [7:0] read_word_0      // They, one clock later
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

// Memory of 32 bits a word and 8 bits an address, one write port and 1 registered read ports.
module fpgambit_soc_queue_words (
    input  wire        clock,           // Clock
    input  wire        write,           // Store write_word at this clock
    input  wire [7:0]  write_address,   // Where
    input  wire [31:0] write_word,      // What
    input  wire        read,            // Read at this clock; if low, the words read stay
    input  wire [7:0]  read_address_0,  // Which words to read
    output reg  [31:0] read_word_0      // They, one clock later
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

// Memory of 8 bits a word and 10 bits an address, one write port and 1 registered read ports.
module fpgambit_soc_answer (
    input  wire       clock,           // Clock
    input  wire       write,           // Store write_word at this clock
    input  wire [9:0] write_address,   // Where
    input  wire [7:0] write_word,      // What
    input  wire       read,            // Read at this clock; if low, the words read stay
    input  wire [9:0] read_address_0,  // Which words to read
    output reg  [7:0] read_word_0      // They, one clock later
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

// The compact generator. See the module for how it works.
module fpgambit_soc_movegen #(
    parameter POSDATA_ROM = 1,
    parameter POSDATA_FILE = ""
) (
    input  wire        clock,           // Everything happens at its rising edge
    input  wire        reset,           // Synchronous: idle in the next cycle, no move offered; the
                                        // loaded position stays
    input  wire        load_valid,      // A word of the board image is there
    output wire        load_ready,      // It is stored at this edge if load_valid is high; low
                                        // during a generation
    input  wire [3:0]  load_address,    // Which word: 0 to 7 ranks 1 to 8, 8 (and 9 to 15 likewise)
                                        // the state word
    input  wire [31:0] load_word,       // A rank, eight piece nibbles, file a lowest; or the state
                                        // word, whose clocks are not kept
    input  wire        start_valid,     // Begin a generation
    output wire        start_ready,     // It begins at this edge if start_valid is high; low during
                                        // a generation and with load_valid, in the fast build for
                                        // one clock after either too
    input  wire        start_legal,     // Taken with the start: 1 legal moves, 0 pseudo-legal ones
    input  wire        start_captures,  // Taken with the start: 1 captures, en passant and
                                        // promotions only
    output wire        move_valid,      // A move word is offered; it holds until taken, and does
                                        // not wait for move_ready
    input  wire        move_ready,      // The sink takes it at this edge
    output wire [15:0] move_word,       // The move word: from [5:0], to [11:6], kind [15:12]; a
                                        // position without moves gives one word 0
    output wire        move_last,       // No word follows
    output wire [15:0] cycles,          // Clocks of this generation, from its start to its last
                                        // word, both counted, modulo 65,536; holds until the next
                                        // start
    output wire [15:0] visited          // Squares visited, modulo 65,536
);

  localparam [1:0] LOAD_ADDRESS_STATE = 2'd3;

  wire        free;
  wire        load;
  wire        board_write;
  wire        start;
  wire [31:0] planes_sorted;
  wire        board_read;
  reg  [2:0]  board_read_address_1;
  wire [31:0] board_read_word_0;
  wire [31:0] board_read_word_1;
  wire [5:0]  posdata_nextpos;
  wire [5:0]  posdata_nextdir;
  wire        position_state_write;
  wire        position_state_side;
  wire        position_state_en_passant;
  wire [5:0]  position_state_en_passant_square;
  wire        position_state_castle_short;
  wire        position_state_castle_long;
  wire [2:0]  scan_rank;
  wire        scan_busy;
  wire        scan_last;
  wire        scan_keep;
  wire        scan_turned;
  wire        scan_turning;
  wire [2:0]  scan_here;
  wire [7:0]  scan_own;
  wire [7:0]  scan_king;
  wire [7:0]  scan_occupied;
  wire [7:0]  scan_lines;
  wire [7:0]  scan_diagonals;
  wire [7:0]  scan_knights;
  wire [7:0]  scan_pawns;
  wire [7:0]  scan_enemy_king;
  wire [31:0] attacked_squares_low;
  wire [31:0] attacked_squares_high;
  wire        attacked_squares_exposed;
  wire [7:0]  attacked_squares_one_below;
  wire [7:0]  attacked_squares_two_below;
  wire        checks_and_pins_start;
  wire [11:0] checks_and_pins_pins_up;
  wire [11:0] checks_and_pins_pins_down;
  wire        checks_and_pins_checked;
  wire        checks_and_pins_double_check;
  wire        checks_and_pins_by_knight;
  wire [2:0]  checks_and_pins_check_direction;
  wire [2:0]  checks_and_pins_check_distance;
  wire [5:0]  checks_and_pins_square;
  wire        checks_and_pins_clear_short;
  wire        checks_and_pins_clear_long;
  wire        piece_selector_start;
  wire [2:0]  piece_selector_rank;
  wire        piece_selector_out_valid;
  wire [5:0]  piece_selector_out_square;
  wire [2:0]  piece_selector_out_kind;
  wire        piece_selector_exhausted;
  wire        walk_idle;
  wire [2:0]  walk_next_kind;
  wire [5:0]  walk_next_from;
  wire [5:0]  walk_next_at;
  wire        walk_start_scan;
  wire        walk_probe;
  wire [5:0]  walk_at;
  wire [5:0]  walk_from;
  wire        walk_starting;
  wire        walk_king_walks;
  wire        walk_knight_there;
  wire        walk_piece_ready;
  wire        walk_out_valid;
  wire [15:0] walk_out_word;
  wire        walk_out_done;
  wire        walk_visiting;
  wire        legality_allowed;
  wire        stream_in_ready;
  wire        stream_drained;
  wire        cycle_counter_running;

  fpgambit_soc_planes planes (
      .word(load_word),
      .sorted(planes_sorted)
  );

  fpgambit_soc_board board (
      .clock(clock),
      .write(board_write),
      .write_address(load_address[2:0]),
      .write_word(planes_sorted),
      .read(board_read),
      .read_address_0(walk_next_at[5:3]),
      .read_address_1(board_read_address_1),
      .read_word_0(board_read_word_0),
      .read_word_1(board_read_word_1)
  );

  fpgambit_soc_posdata #(.POSDATA_ROM(POSDATA_ROM), .POSDATA_FILE(POSDATA_FILE)) posdata (
      .clock(clock),
      .kind(walk_next_kind),
      .from(walk_next_from),
      .at(walk_next_at),
      .nextpos(posdata_nextpos),
      .nextdir(posdata_nextdir)
  );

  fpgambit_soc_position_state position_state (
      .clock(clock),
      .write(position_state_write),
      .word(load_word),
      .side(position_state_side),
      .en_passant(position_state_en_passant),
      .en_passant_square(position_state_en_passant_square),
      .clear_short(checks_and_pins_clear_short),
      .clear_long(checks_and_pins_clear_long),
      .attacked_low(attacked_squares_low),
      .attacked_high(attacked_squares_high),
      .castle_short(position_state_castle_short),
      .castle_long(position_state_castle_long)
  );

  fpgambit_soc_scan scan (
      .clock(clock),
      .reset(reset),
      .start(walk_start_scan),
      .probe(walk_probe),
      .side(position_state_side),
      .vacated(walk_from),
      .target(walk_at),
      .planes(board_read_word_1),
      .rank(scan_rank),
      .busy(scan_busy),
      .last(scan_last),
      .keep(scan_keep),
      .turned(scan_turned),
      .turning(scan_turning),
      .here(scan_here),
      .own(scan_own),
      .king(scan_king),
      .occupied(scan_occupied),
      .lines(scan_lines),
      .diagonals(scan_diagonals),
      .knights(scan_knights),
      .pawns(scan_pawns),
      .enemy_king(scan_enemy_king)
  );

  fpgambit_soc_attacked_squares attacked_squares (
      .clock(clock),
      .start(walk_start_scan),
      .probe(walk_probe),
      .side(position_state_side),
      .busy(scan_busy),
      .keep(scan_keep),
      .turned(scan_turned),
      .turning(scan_turning),
      .here(scan_here),
      .king(scan_king),
      .occupied(scan_occupied),
      .lines(scan_lines),
      .diagonals(scan_diagonals),
      .knights(scan_knights),
      .pawns(scan_pawns),
      .enemy_king(scan_enemy_king),
      .low(attacked_squares_low),
      .high(attacked_squares_high),
      .exposed(attacked_squares_exposed),
      .one_below(attacked_squares_one_below),
      .two_below(attacked_squares_two_below)
  );

  fpgambit_soc_checks_and_pins checks_and_pins (
      .clock(clock),
      .start(checks_and_pins_start),
      .side(position_state_side),
      .keep(scan_keep),
      .turned(scan_turned),
      .turning(scan_turning),
      .here(scan_here),
      .own(scan_own),
      .king(scan_king),
      .occupied(scan_occupied),
      .lines(scan_lines),
      .diagonals(scan_diagonals),
      .one_below(attacked_squares_one_below),
      .two_below(attacked_squares_two_below),
      .pawns(scan_pawns),
      .pins_up(checks_and_pins_pins_up),
      .pins_down(checks_and_pins_pins_down),
      .checked(checks_and_pins_checked),
      .double_check(checks_and_pins_double_check),
      .by_knight(checks_and_pins_by_knight),
      .check_direction(checks_and_pins_check_direction),
      .check_distance(checks_and_pins_check_distance),
      .square(checks_and_pins_square),
      .clear_short(checks_and_pins_clear_short),
      .clear_long(checks_and_pins_clear_long)
  );

  fpgambit_soc_piece_selector piece_selector (
      .clock(clock),
      .reset(reset),
      .start(piece_selector_start),
      .hold(scan_busy),
      .side(position_state_side),
      .planes(board_read_word_1),
      .rank(piece_selector_rank),
      .out_valid(piece_selector_out_valid),
      .out_square(piece_selector_out_square),
      .out_kind(piece_selector_out_kind),
      .out_ready(walk_piece_ready),
      .exhausted(piece_selector_exhausted)
  );

  fpgambit_soc_walk walk (
      .clock(clock),
      .reset(reset),
      .start(start),
      .legal(start_legal),
      .captures(start_captures),
      .idle(walk_idle),
      .side(position_state_side),
      .en_passant(position_state_en_passant),
      .en_passant_square(position_state_en_passant_square),
      .planes(board_read_word_0),
      .nextpos(posdata_nextpos),
      .nextdir(posdata_nextdir),
      .next_kind(walk_next_kind),
      .next_from(walk_next_from),
      .next_at(walk_next_at),
      .start_scan(walk_start_scan),
      .probe(walk_probe),
      .scan_last(scan_last),
      .exposed(attacked_squares_exposed),
      .allowed(legality_allowed),
      .castle_short(position_state_castle_short),
      .castle_long(position_state_castle_long),
      .at(walk_at),
      .from(walk_from),
      .starting(walk_starting),
      .king_walks(walk_king_walks),
      .knight_there(walk_knight_there),
      .piece_valid(piece_selector_out_valid),
      .piece_square(piece_selector_out_square),
      .piece_kind(piece_selector_out_kind),
      .piece_ready(walk_piece_ready),
      .exhausted(piece_selector_exhausted),
      .out_valid(walk_out_valid),
      .out_word(walk_out_word),
      .out_ready(stream_in_ready),
      .out_done(walk_out_done),
      .drained(stream_drained),
      .visiting(walk_visiting)
  );

  fpgambit_soc_legality legality (
      .clock(clock),
      .start(walk_starting),
      .at(walk_at),
      .knight_there(walk_knight_there),
      .king_walks(walk_king_walks),
      .king(checks_and_pins_square),
      .pins_up(checks_and_pins_pins_up),
      .pins_down(checks_and_pins_pins_down),
      .checked(checks_and_pins_checked),
      .double_check(checks_and_pins_double_check),
      .by_knight(checks_and_pins_by_knight),
      .check_direction(checks_and_pins_check_direction),
      .check_distance(checks_and_pins_check_distance),
      .attacked_low(attacked_squares_low),
      .attacked_high(attacked_squares_high),
      .allowed(legality_allowed)
  );

  fpgambit_soc_stream stream (
      .clock(clock),
      .reset(reset),
      .in_valid(walk_out_valid),
      .in_word(walk_out_word),
      .in_ready(stream_in_ready),
      .in_done(walk_out_done),
      .out_valid(move_valid),
      .out_ready(move_ready),
      .out_word(move_word),
      .out_last(move_last),
      .drained(stream_drained)
  );

  fpgambit_soc_cycle_counter cycle_counter (
      .clock(clock),
      .start(start),
      .running(cycle_counter_running),
      .step(walk_visiting),
      .cycles(cycles),
      .steps(visited)
  );

  assign free = walk_idle & !reset;
  assign load_ready = free;
  assign start_ready = free & !load_valid;
  assign load = load_valid & free;
  assign start = start_valid & free & !load_valid;
  assign board_write = load & !load_address[LOAD_ADDRESS_STATE];
  assign board_read = !board_write;

  always @* begin
    board_read_address_1 = piece_selector_rank;
    if (walk_start_scan | (scan_busy & !scan_last)) begin
      board_read_address_1 = scan_rank;
    end
  end

  assign position_state_write = load & load_address[LOAD_ADDRESS_STATE];
  assign checks_and_pins_start = walk_start_scan & !walk_probe;
  assign piece_selector_start = scan_last & scan_keep;
  assign cycle_counter_running = !walk_idle;
endmodule

// Reorders a rank word into planes.
module fpgambit_soc_planes (
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

// Memory of 32 bits a word and 3 bits an address, one write port and 2 registered read ports.
module fpgambit_soc_board (
    input  wire        clock,           // Clock
    input  wire        write,           // Store write_word at this clock
    input  wire [2:0]  write_address,   // Where
    input  wire [31:0] write_word,      // What
    input  wire        read,            // Read at this clock; if low, the words read stay
    input  wire [2:0]  read_address_0,  // Which words to read
    input  wire [2:0]  read_address_1,  // Which words to read
    output reg  [31:0] read_word_0,     // They, one clock later
    output reg  [31:0] read_word_1      // They, one clock later
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

// Posdata for one walk: in memory or as logic.
module fpgambit_soc_posdata #(
    parameter POSDATA_ROM = 1,
    parameter POSDATA_FILE = ""
) (
    input  wire       clock,    // Clock
    input  wire [2:0] kind,     // Piece type: 0 none, 1 pawn, 2 knight, 3 bishop, 4 rook, 5 queen,
                                // 6 king, 7 black pawn
    input  wire [5:0] from,     // Where the piece comes from, a1 = 0
    input  wire [5:0] at,       // The square the walk is on
    output wire [5:0] nextpos,  // Where it goes if that square is empty; one clock later
    output wire [5:0] nextdir   // Where it goes if not; one clock later
);

  generate
    if (POSDATA_ROM != 0) begin : as_rom
      fpgambit_soc_rom #(.POSDATA_FILE(POSDATA_FILE)) rom (
        .clock(clock),
        .kind(kind),
        .from(from),
        .at(at),
        .nextpos(nextpos),
        .nextdir(nextdir)
      );
    end else begin : as_computed
      fpgambit_soc_computed computed (
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

// Posdata is a memory of 32,768 words of 12 bits, read from a file.
module fpgambit_soc_rom #(
    parameter POSDATA_FILE = ""
) (
    input  wire       clock,    // Clock
    input  wire [2:0] kind,     // Piece type: 0 none, 1 pawn, 2 knight, 3 bishop, 4 rook, 5 queen,
                                // 6 king, 7 black pawn
    input  wire [5:0] from,     // Where the piece comes from, a1 = 0
    input  wire [5:0] at,       // The square the walk is on
    output wire [5:0] nextpos,  // Where it goes if that square is empty; one clock later
    output wire [5:0] nextdir   // Where it goes if not; one clock later
);

  localparam [3:0] POSDATA_WORD_NEXTDIR = 4'd0;
  localparam [3:0] POSDATA_WORD_NEXTPOS = 4'd6;

  wire [11:0] table_read_word_0;

  fpgambit_soc_table #(.POSDATA_FILE(POSDATA_FILE)) table_ (
      .clock(clock),
      .read(1'b1),
      .read_address_0({kind, from, at}),
      .read_word_0(table_read_word_0)
  );

  assign nextpos = table_read_word_0[POSDATA_WORD_NEXTPOS +: 6];
  assign nextdir = table_read_word_0[POSDATA_WORD_NEXTDIR +: 6];
endmodule

// Memory of 12 bits a word, read from a file, and 1 registered read ports.
module fpgambit_soc_table #(
    parameter POSDATA_FILE = ""
) (
    input  wire        clock,           // Clock
    input  wire        read,            // Read at this clock; if low, the words read stay
    input  wire [14:0] read_address_0,  // Which words to read
    output reg  [11:0] read_word_0      // They, one clock later
);

  reg [11:0] words [0:32767];

  generate
    // A module that is nowhere instantiated has no file to read.
    if (POSDATA_FILE != "") begin : from_file
      initial $readmemh(POSDATA_FILE, words);
    end
  endgenerate

  initial begin
    read_word_0 = 12'd0;
  end

  always @(posedge clock) if (read) read_word_0 <= words[read_address_0];

  `ifndef SYNTHESIS
  // A simulator would go on with unknown words.
  integer file;
  initial begin
    file = $fopen(POSDATA_FILE, "r");
    if (file == 0) $fatal(1, "no memory file %s", POSDATA_FILE);
    else $fclose(file);
  end
  `endif
endmodule

// Posdata is logic: in the default ray order, from the geometry of the two squares.
module fpgambit_soc_computed (
    input  wire       clock,    // Clock
    input  wire [2:0] kind,     // Piece type: 0 none, 1 pawn, 2 knight, 3 bishop, 4 rook, 5 queen,
                                // 6 king, 7 black pawn
    input  wire [5:0] from,     // Where the piece comes from, a1 = 0
    input  wire [5:0] at,       // The square the walk is on
    output reg  [5:0] nextpos,  // Where it goes if that square is empty; one clock later
    output wire [5:0] nextdir   // Where it goes if not; one clock later
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

  // How the square lies from where the piece stands.
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

  // On which ray it is, if on one, and which rays the piece has.
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

  // Rays that leave the board at once are none.
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

  // The first ray that comes later than this one, and its first square; from, when there is none.
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

  // A slider goes on in its ray as long as the board does.
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
    // A pawn's nextpos is its push, and from home its second push; captures are its nextdir.
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

// Holds the state word's side, rights and en passant square, and decides whether castling is
// possible.
module fpgambit_soc_position_state (
    input  wire        clock,              // Clock
    input  wire        write,              // Stores a state word
    input  wire [31:0] word,               // The state word
    output wire        side,               // Side to move
    output wire        en_passant,         // There is an en passant square
    output wire [5:0]  en_passant_square,  // Which one
    input  wire        clear_short,        // Nothing between king and h file rook
    input  wire        clear_long,         // Nothing between king and a file rook
    input  wire [31:0] attacked_low,       // Attacked squares of ranks 1 to 4
    input  wire [31:0] attacked_high,      // Attacked squares of ranks 5 to 8
    output wire        castle_short,       // Castling on the king's side is possible
    output wire        castle_long         // Castling on the queen's side is possible
);

  localparam [7:0] HOME_RANK_LONG_PATH = 8'h1c;
  localparam [7:0] HOME_RANK_SHORT_PATH = 8'h70;
  localparam [1:0] RIGHT_BLACK_SHORT = 2'd2;
  localparam [1:0] RIGHT_WHITE_SHORT = 2'd0;
  localparam [4:0] STATE_WORD_EN_PASSANT = 5'd5;
  localparam [4:0] STATE_WORD_EN_PASSANT_SQUARE = 5'd6;
  localparam [4:0] STATE_WORD_RIGHTS = 5'd1;
  localparam [4:0] STATE_WORD_SIDE = 5'd0;

  reg         black;
  reg         valid;
  reg  [3:0]  rights;
  reg  [5:0]  target;

  reg  [7:0]  home;
  reg  [1:0]  held;

  always @(posedge clock) begin
    if (write) begin
      black <= word[STATE_WORD_SIDE];
      rights <= word[STATE_WORD_RIGHTS +: 4];
      valid <= word[STATE_WORD_EN_PASSANT];
      target <= word[STATE_WORD_EN_PASSANT_SQUARE +: 6];
    end
  end

  always @* begin
    home = attacked_low[7:0];
    held = rights[RIGHT_WHITE_SHORT +: 2];
    if (black) begin
      home = attacked_high[31:24];
      held = rights[RIGHT_BLACK_SHORT +: 2];
    end
  end

  assign castle_short = held[0] & clear_short & !(|(home & HOME_RANK_SHORT_PATH));
  assign castle_long = held[1] & clear_long & !(|(home & HOME_RANK_LONG_PATH));
  assign side = black;
  assign en_passant = valid;
  assign en_passant_square = target;

  initial begin
    black = 1'b0;
    valid = 1'b0;
    rights = 4'd0;
    target = 6'd0;
  end

  // What nothing here reads.
  wire unused = &{1'b0, word[31:12], attacked_low[31:8], attacked_high[23:0]};
endmodule

// Reads the board rank by rank and sorts the pieces on each.
module fpgambit_soc_scan (
    input  wire        clock,       // Clock
    input  wire        reset,       // Synchronous reset
    input  wire        start,       // Starts a scan
    input  wire        probe,       // Of the board after an en passant capture
    input  wire        side,        // Side to move
    input  wire [5:0]  vacated,     // Where the capturing pawn stands
    input  wire [5:0]  target,      // Where it goes
    input  wire [31:0] planes,      // The rank asked for in the cycle before
    output reg  [2:0]  rank,        // The rank wanted in the next cycle
    output wire        busy,        // A rank is at hand
    output wire        last,        // It is the last
    output wire        keep,        // It counts for the results
    output wire        turned,      // Second pass
    output wire        turning,     // The next rank begins a pass
    output wire [2:0]  here,        // Number of the rank at hand
    output wire [7:0]  own,         // Pieces of the side to move
    output wire [7:0]  king,        // The own king
    output wire [7:0]  occupied,    // What stops a ray
    output wire [7:0]  lines,       // Enemy rooks and queens
    output wire [7:0]  diagonals,   // Enemy bishops and queens
    output wire [7:0]  knights,     // Enemy knights
    output wire [7:0]  pawns,       // Enemy pawns
    output wire [7:0]  enemy_king   // The enemy king
);

  localparam [4:0] PLANE_COLOUR = 5'd24;
  localparam [4:0] PLANE_TYPE_0 = 5'd0;
  localparam [4:0] PLANE_TYPE_1 = 5'd8;
  localparam [4:0] PLANE_TYPE_2 = 5'd16;

  reg         active;
  reg         probing;
  reg  [3:0]  step;

  wire        second;
  reg  [2:0]  position;
  reg  [2:0]  left_file;
  reg  [2:0]  capture_file;
  reg  [3:0]  following;
  wire [31:0] pairs;
  wire [31:0] quads;
  reg  [31:0] view;
  wire [7:0]  bit0;
  wire [7:0]  bit1;
  wire [7:0]  bit2;
  reg  [7:0]  foreign;
  reg  [7:0]  gone;
  reg  [7:0]  come;
  wire [7:0]  pieces;
  wire [7:0]  ours;
  wire [7:0]  theirs;
  reg         active_next;
  reg         probing_next;
  reg  [3:0]  step_next;

  // The second pass takes the ranks from the top, each with its files reversed.
  assign second = step[3];

  always @* begin
    position = step[2:0];
    left_file = vacated[2:0];
    capture_file = target[2:0];
    view = planes;
    if (second) begin
      position = ~position;
      left_file = ~left_file;
      capture_file = ~capture_file;
      view = ((quads & 32'h0f0f_0f0f) << 4) | ({4'd0, quads[31:4]} & 32'h0f0f_0f0f);
    end
  end

  assign pairs = ((planes & 32'h5555_5555) << 1) | ({1'b0, planes[31:1]} & 32'h5555_5555);
  assign quads = ((pairs & 32'h3333_3333) << 2) | ({2'd0, pairs[31:2]} & 32'h3333_3333);

  // A probe sees both pawns gone from their rank and one on the target.
  always @* begin
    gone = 8'd0;
    come = 8'd0;
    if (probing) begin
      if (position == vacated[5:3]) begin
        gone = (8'd1 << left_file) | (8'd1 << capture_file);
      end
      if (position == target[5:3]) begin
        come = 8'd1 << capture_file;
      end
    end
  end

  // Who stands on the rank at hand.
  assign bit0 = view[PLANE_TYPE_0 +: 8];
  assign bit1 = view[PLANE_TYPE_1 +: 8];
  assign bit2 = view[PLANE_TYPE_2 +: 8];

  always @* begin
    foreign = view[PLANE_COLOUR +: 8];
    if (side) begin
      foreign = ~foreign;
    end
  end

  assign pieces = (bit0 | bit1 | bit2) & ~gone;
  assign ours = pieces & ~foreign;
  assign theirs = pieces & foreign;
  assign own = ours;
  assign king = ours & bit2 & bit1;
  assign occupied = (pieces & ~(ours & bit2 & bit1)) | come;
  assign lines = theirs & bit2 & ~bit1;
  assign diagonals = theirs & bit0 & (bit1 | bit2);
  assign knights = theirs & ~bit2 & bit1 & ~bit0;
  assign pawns = theirs & ~bit2 & ~bit1 & bit0;
  assign enemy_king = theirs & bit2 & bit1;

  // Ask for the next rank.
  always @* begin
    active_next = active;
    probing_next = probing;
    step_next = step;
    following = step + 4'd1;
    if (active) begin
      step_next = following;
      if (step == 4'd15) begin
        active_next = 1'b0;
      end
    end
    if (start) begin
      active_next = 1'b1;
      probing_next = probe;
      step_next = 4'd0;
      following = 4'd0;
    end
    if (reset) begin
      active_next = 1'b0;
    end
  end

  assign last = active & (step == 4'd15);

  always @* begin
    rank = following[2:0];
    if (following[3]) begin
      rank = ~following[2:0];
    end
  end

  assign busy = active;
  assign keep = active & !probing;
  assign turned = second;
  assign turning = step[2:0] == 3'd7;
  assign here = position;

  initial begin
    active = 1'b0;
    probing = 1'b0;
    step = 4'd0;
  end

  always @(posedge clock) begin
    active <= active_next;
    probing <= probing_next;
    step <= step_next;
  end
endmodule

// Collects the squares attacked by the side not to move.
module fpgambit_soc_attacked_squares (
    input  wire        clock,       // Clock
    input  wire        start,       // A scan starts
    input  wire        probe,       // It is a probe
    input  wire        side,        // Side to move, 1 = black
    input  wire        busy,        // A rank is at hand
    input  wire        keep,        // It counts for the results
    input  wire        turned,      // The board is turned
    input  wire        turning,     // The next rank begins a pass
    input  wire [2:0]  here,        // Number of the rank at hand
    input  wire [7:0]  king,        // The own king
    input  wire [7:0]  occupied,    // What stops a ray
    input  wire [7:0]  lines,       // Enemy rooks and queens
    input  wire [7:0]  diagonals,   // Enemy bishops and queens
    input  wire [7:0]  knights,     // Enemy knights
    input  wire [7:0]  pawns,       // Enemy pawns
    input  wire [7:0]  enemy_king,  // The enemy king
    output wire [31:0] low,         // Attacked squares of ranks 1 to 4
    output wire [31:0] high,        // Attacked squares of ranks 5 to 8
    output wire        exposed,     // The king is attacked
    output wire [7:0]  one_below,   // Enemy knights on the rank below the one at hand
    output wire [7:0]  two_below    // And on the rank below that
);

  reg  [7:0]  north;
  reg  [7:0]  north_east;
  reg  [7:0]  north_west;
  reg  [7:0]  knights_below;
  reg  [7:0]  knights_two_below;
  reg  [7:0]  aslant;
  reg  [7:0]  straight;
  reg  [31:0] low_map;
  reg  [31:0] high_map;
  reg         king_hit;

  wire [7:0]  east;
  wire [7:0]  attack;
  wire [7:0]  pairs;
  wire [7:0]  quads;
  reg  [7:0]  marks;
  wire [31:0] placed;

  // Attacks on this rank: from the west within it, and what arrives from the ranks below.
  assign east = occupied ^ (occupied - {lines[6:0], 1'b0});
  assign attack = east | north | north_east | north_west | {knights_below[5:0], 2'd0} |
      {2'd0, knights_below[7:2]} | {knights_two_below[6:0], 1'b0} |
      {1'b0, knights_two_below[7:1]} | {aslant[6:0], 1'b0} | {1'b0, aslant[7:1]} | straight |
      {enemy_king[6:0], 1'b0};

  // What goes on to the rank above; pawns only when this pass looks the way they go.
  always @(posedge clock) begin
    if (busy) begin
      north <= (north & ~occupied) | lines;
      north_east <= ((north_east & ~occupied) | diagonals) << 1;
      north_west <= ((north_west & ~occupied) | diagonals) >> 1;
      knights_below <= knights;
      knights_two_below <= knights_below;
      aslant <= enemy_king;
      if (turned ^ side) begin
        aslant <= enemy_king | pawns;
      end
      straight <= enemy_king;
      if (|(attack & king)) begin
        king_hit <= 1'b1;
      end
    end
    if (keep) begin
      if (here[2]) begin
        high_map <= high_map | placed;
      end else begin
        low_map <= low_map | placed;
      end
    end
    if (start | (busy & turning)) begin
      north <= 8'd0;
      north_east <= 8'd0;
      north_west <= 8'd0;
      knights_below <= 8'd0;
      knights_two_below <= 8'd0;
      aslant <= 8'd0;
      straight <= 8'd0;
    end
    if (start) begin
      king_hit <= 1'b0;
      if (!probe) begin
        low_map <= 32'd0;
        high_map <= 32'd0;
      end
    end
  end

  // The turned pass marks its ranks turned back.
  assign pairs = ((attack & 8'h55) << 1) | ({1'b0, attack[7:1]} & 8'h55);
  assign quads = ((pairs & 8'h33) << 2) | ({2'd0, pairs[7:2]} & 8'h33);

  always @* begin
    marks = attack;
    if (turned) begin
      marks = {quads[3:0], quads[7:4]};
    end
  end

  assign placed = {24'd0, marks} << {here[1:0], 3'd0};
  assign low = low_map;
  assign high = high_map;
  assign exposed = king_hit;
  assign one_below = knights_below;
  assign two_below = knights_two_below;

  initial begin
    north = 8'd0;
    north_east = 8'd0;
    north_west = 8'd0;
    knights_below = 8'd0;
    knights_two_below = 8'd0;
    aslant = 8'd0;
    straight = 8'd0;
    low_map = 32'd0;
    high_map = 32'd0;
    king_hit = 1'b0;
  end
endmodule

// Finds checks and pins, the king's square, and whether the ways to castle are free.
module fpgambit_soc_checks_and_pins (
    input  wire        clock,            // Clock
    input  wire        start,            // Forget all
    input  wire        side,             // Side to move, 1 = black
    input  wire        keep,             // A rank is at hand
    input  wire        turned,           // The board is turned
    input  wire        turning,          // The next rank begins a pass
    input  wire [2:0]  here,             // Number of the rank at hand
    input  wire [7:0]  own,              // Pieces of the side to move
    input  wire [7:0]  king,             // The own king
    input  wire [7:0]  occupied,         // What stops a ray
    input  wire [7:0]  lines,            // Enemy rooks and queens
    input  wire [7:0]  diagonals,        // Enemy bishops and queens
    input  wire [7:0]  one_below,        // Enemy knights one rank below
    input  wire [7:0]  two_below,        // Enemy knights two ranks below
    input  wire [7:0]  pawns,            // Enemy pawns
    output wire [11:0] pins_up,          // Pins in directions 0 to 3
    output wire [11:0] pins_down,        // Pins in directions 4 to 7
    output wire        checked,          // The king is in check
    output wire        double_check,     // By two or more
    output wire        by_knight,        // A knight gives check
    output wire [2:0]  check_direction,  // Direction of a checker that is none
    output wire [2:0]  check_distance,   // Its distance
    output wire [5:0]  square,           // The own king's square
    output wire        clear_short,      // Nothing between king and h file rook
    output wire        clear_long        // Nothing between king and a file rook
);

  localparam [2:0] DIRECTION_EAST = 3'd0;
  localparam [2:0] DIRECTION_NORTH = 3'd2;
  localparam [2:0] DIRECTION_NORTH_EAST = 3'd1;
  localparam [2:0] DIRECTION_NORTH_WEST = 3'd3;
  localparam [2:0] DIRECTION_OPPOSITE = 3'd4;
  localparam [7:0] HOME_RANK_LONG_WAY = 8'h0e;
  localparam [7:0] HOME_RANK_SHORT_WAY = 8'h60;

  reg  [7:0]  north;
  reg  [7:0]  north_east;
  reg  [7:0]  north_west;
  reg  [2:0]  distance;
  reg  [2:0]  shield_north;
  reg  [2:0]  shield_north_east;
  reg  [2:0]  shield_north_west;
  reg  [11:0] up;
  reg  [11:0] down;
  reg         one_check;
  reg         two_checks;
  reg         knight_check;
  reg         short_free;
  reg         long_free;
  reg  [2:0]  direction;
  reg  [2:0]  reach;
  reg  [5:0]  king_square;

  reg  [2:0]  king_file;
  reg  [2:0]  first_file;
  wire [2:0]  beside_distance;
  reg  [2:0]  home;
  reg  [2:0]  half;
  wire [7:0]  beside;
  wire [7:0]  first;
  wire [7:0]  behind;
  wire        hit_north;
  wire        hit_north_east;
  wire        hit_north_west;
  wire        pawn_range;
  reg         one;
  reg         two;
  reg  [11:0] pins;
  reg  [7:0]  north_next;
  reg  [7:0]  north_east_next;
  reg  [7:0]  north_west_next;
  reg  [2:0]  distance_next;
  reg  [2:0]  shield_north_next;
  reg  [2:0]  shield_north_east_next;
  reg  [2:0]  shield_north_west_next;
  reg  [11:0] up_next;
  reg  [11:0] down_next;
  reg         one_check_next;
  reg         two_checks_next;
  reg         knight_check_next;
  reg         short_free_next;
  reg         long_free_next;
  reg  [2:0]  direction_next;
  reg  [2:0]  reach_next;
  reg  [5:0]  king_square_next;

  // East of the king in its own rank: the first piece and, when that is own, the next.
  assign beside = (occupied | king) ^ ((occupied | king) - {king[6:0], 1'b0});
  assign first = beside & occupied;
  assign behind = (occupied ^ (occupied - ((first & own) << 1))) & occupied;

  always @* begin
    home = 3'd0;
    if (side) begin
      home = 3'd7;
    end
  end

  always @* begin
    king_file = 3'd0;
    if (|(king & 8'haa)) begin
      king_file = king_file | 3'd1;
    end
    if (|(king & 8'hcc)) begin
      king_file = king_file | 3'd2;
    end
    if (|king[7:4]) begin
      king_file = king_file | 3'd4;
    end
  end

  always @* begin
    first_file = 3'd0;
    if (|(first & 8'haa)) begin
      first_file = first_file | 3'd1;
    end
    if (|(first & 8'hcc)) begin
      first_file = first_file | 3'd2;
    end
    if (|first[7:4]) begin
      first_file = first_file | 3'd4;
    end
  end

  assign beside_distance = first_file - king_file;

  // An enemy that the watchers meet: a pawn counts one rank up, when this pass looks against its
  // way.
  assign pawn_range = (distance == 3'd1) & (turned == side);
  assign hit_north = |(north & lines);
  assign hit_north_east = (|(north_east & diagonals)) | (pawn_range & (|(north_east & pawns)));
  assign hit_north_west = (|(north_west & diagonals)) | (pawn_range & (|(north_west & pawns)));

  always @* begin
    pins = 12'd0;
    if (|(behind & lines)) begin
      pins = {9'd0, beside_distance};
    end
    if (hit_north_east) begin
      pins = pins | {6'd0, shield_north_east, 3'd0};
    end
    if (hit_north) begin
      pins = pins | {3'd0, shield_north, 6'd0};
    end
    if (hit_north_west) begin
      pins = pins | {shield_north_west, 9'd0};
    end
  end

  always @* begin
    north_next = north;
    north_east_next = north_east;
    north_west_next = north_west;
    distance_next = distance;
    shield_north_next = shield_north;
    shield_north_east_next = shield_north_east;
    shield_north_west_next = shield_north_west;
    up_next = up;
    down_next = down;
    one_check_next = one_check;
    two_checks_next = two_checks;
    knight_check_next = knight_check;
    short_free_next = short_free;
    long_free_next = long_free;
    direction_next = direction;
    reach_next = reach;
    king_square_next = king_square;
    one = one_check;
    two = two_checks;
    if (keep) begin
      // The watchers climb until they meet an enemy or a second own piece.
      distance_next = distance + 3'd1;
      north_east_next = {north_east[6:0], 1'b0};
      north_west_next = {1'b0, north_west[7:1]};
      if (|(north & occupied)) begin
        if ((|(north & own)) & !(|shield_north)) begin
          shield_north_next = distance;
        end else begin
          north_next = 8'd0;
        end
      end
      if (|(north_east & occupied)) begin
        if ((|(north_east & own)) & !(|shield_north_east)) begin
          shield_north_east_next = distance;
        end else begin
          north_east_next = 8'd0;
        end
      end
      if (|(north_west & occupied)) begin
        if ((|(north_west & own)) & !(|shield_north_west)) begin
          shield_north_west_next = distance;
        end else begin
          north_west_next = 8'd0;
        end
      end
      if (|king) begin
        distance_next = 3'd1;
        north_next = king;
        north_east_next = {king[6:0], 1'b0};
        north_west_next = {1'b0, king[7:1]};
        shield_north_next = 3'd0;
        shield_north_east_next = 3'd0;
        shield_north_west_next = 3'd0;
      end
      // An enemy met behind an own piece pins it.
      if (turned) begin
        down_next = down | pins;
      end else begin
        up_next = up | pins;
      end
      // An enemy met first gives check. More than one is double check, whichever is remembered.
      if (|(first & lines)) begin
        two = two | one;
        one = 1'b1;
        direction_next = half;
        reach_next = beside_distance;
      end
      if (hit_north_east & !(|shield_north_east)) begin
        two = two | one;
        one = 1'b1;
        direction_next = half | DIRECTION_NORTH_EAST;
        reach_next = distance;
      end
      if (hit_north & !(|shield_north)) begin
        two = two | one;
        one = 1'b1;
        direction_next = half | DIRECTION_NORTH;
        reach_next = distance;
      end
      if (hit_north_west & !(|shield_north_west)) begin
        two = two | one;
        one = 1'b1;
        direction_next = half | DIRECTION_NORTH_WEST;
        reach_next = distance;
      end
      if (|(king & {one_below[5:0], 2'd0})) begin
        two = two | one;
        one = 1'b1;
        knight_check_next = 1'b1;
      end
      if (|(king & {2'd0, one_below[7:2]})) begin
        two = two | one;
        one = 1'b1;
        knight_check_next = 1'b1;
      end
      if (|(king & {two_below[6:0], 1'b0})) begin
        two = two | one;
        one = 1'b1;
        knight_check_next = 1'b1;
      end
      if (|(king & {1'b0, two_below[7:1]})) begin
        two = two | one;
        one = 1'b1;
        knight_check_next = 1'b1;
      end
      one_check_next = one;
      two_checks_next = two;
      // The king's square, and the ways to castle, from the pass that is not turned.
      if (!turned) begin
        if (|king) begin
          king_square_next = {here, king_file};
        end
        if (here == home) begin
          short_free_next = !(|(occupied & HOME_RANK_SHORT_WAY));
          long_free_next = !(|(occupied & HOME_RANK_LONG_WAY));
        end
      end
    end
    if (start | turning) begin
      north_next = 8'd0;
      north_east_next = 8'd0;
      north_west_next = 8'd0;
    end
    if (start) begin
      up_next = 12'd0;
      down_next = 12'd0;
      one_check_next = 1'b0;
      two_checks_next = 1'b0;
      knight_check_next = 1'b0;
    end
  end

  always @* begin
    half = DIRECTION_EAST;
    if (turned) begin
      half = DIRECTION_OPPOSITE;
    end
  end

  assign pins_up = up;
  assign pins_down = down;
  assign checked = one_check;
  assign double_check = two_checks;
  assign by_knight = knight_check;
  assign check_direction = direction;
  assign check_distance = reach;
  assign square = king_square;
  assign clear_short = short_free;
  assign clear_long = long_free;

  initial begin
    north = 8'd0;
    north_east = 8'd0;
    north_west = 8'd0;
    distance = 3'd0;
    shield_north = 3'd0;
    shield_north_east = 3'd0;
    shield_north_west = 3'd0;
    up = 12'd0;
    down = 12'd0;
    one_check = 1'b0;
    two_checks = 1'b0;
    knight_check = 1'b0;
    short_free = 1'b0;
    long_free = 1'b0;
    direction = 3'd0;
    reach = 3'd0;
    king_square = 6'd0;
  end

  always @(posedge clock) begin
    north <= north_next;
    north_east <= north_east_next;
    north_west <= north_west_next;
    distance <= distance_next;
    shield_north <= shield_north_next;
    shield_north_east <= shield_north_east_next;
    shield_north_west <= shield_north_west_next;
    up <= up_next;
    down <= down_next;
    one_check <= one_check_next;
    two_checks <= two_checks_next;
    knight_check <= knight_check_next;
    short_free <= short_free_next;
    long_free <= long_free_next;
    direction <= direction_next;
    reach <= reach_next;
    king_square <= king_square_next;
  end
endmodule

// Hands out the own pieces in the order a1, b1, ... h8.
module fpgambit_soc_piece_selector (
    input  wire        clock,       // Clock
    input  wire        reset,       // Synchronous reset
    input  wire        start,       // Starts over
    input  wire        hold,        // Do nothing
    input  wire        side,        // Side to move, 1 = black
    input  wire [31:0] planes,      // The rank asked for in the cycle before
    output reg  [2:0]  rank,        // The rank wanted in the next cycle
    output wire        out_valid,   // A piece is at hand
    output wire [5:0]  out_square,  // Its square
    output wire [2:0]  out_kind,    // Its type
    input  wire        out_ready,   // It was taken
    output wire        exhausted    // All were taken
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

  // The own pieces of this rank that were not handed out yet, and the first of them.
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

  // Fill the place the walk emptied in an earlier cycle; leave a rank with its last piece.
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

// Walks every piece of the side to move and finds its moves.
module fpgambit_soc_walk (
    input  wire        clock,              // Clock
    input  wire        reset,              // Synchronous reset
    input  wire        start,              // Begins a generation
    input  wire        legal,              // Only legal moves
    input  wire        captures,           // Only captures and promotions
    output wire        idle,               // Nothing to do
    input  wire        side,               // Side to move, 1 = black
    input  wire        en_passant,         // There is an en passant square
    input  wire [5:0]  en_passant_square,  // Which one
    input  wire [31:0] planes,             // Rank of at
    input  wire [5:0]  nextpos,            // Posdata at at
    input  wire [5:0]  nextdir,            // Posdata at at
    output wire [2:0]  next_kind,          // Piece type
    output wire [5:0]  next_from,          // Where it comes from
    output wire [5:0]  next_at,            // Where it will be
    output reg         start_scan,         // Starts a scan
    output reg         probe,              // Of the board after the en passant capture from from to
                                           // at
    input  wire        scan_last,          // The scan reads its last rank
    input  wire        exposed,            // The capture tried leaves the king attacked
    input  wire        allowed,            // Going to at is legal
    input  wire        castle_short,       // Castling on the king's side is possible
    input  wire        castle_long,        // Castling on the queen's side is possible
    output wire [5:0]  at,                 // Where the walk is
    output wire [5:0]  from,               // Where the piece comes from
    output wire        starting,           // at is where a piece comes from
    output wire        king_walks,         // The piece is the king
    output wire        knight_there,       // An enemy knight stands on at
    input  wire        piece_valid,        // A piece is at hand
    input  wire [5:0]  piece_square,       // Its square
    input  wire [2:0]  piece_kind,         // Its type
    output reg         piece_ready,        // It was taken
    input  wire        exhausted,          // None is left
    output wire        out_valid,          // A move was found
    output wire [15:0] out_word,           // Its word
    input  wire        out_ready,          // The stream has room for it
    output wire        out_done,           // No more will be found
    input  wire        drained,            // The last move has left
    output wire        visiting            // A visited square is left in this cycle
);

  localparam [2:0] FILE_C = 3'd2;
  localparam [2:0] FILE_G = 3'd6;
  localparam [3:0] MOVE_KIND_CAPTURE = 4'd4;
  localparam [3:0] MOVE_KIND_CAPTURE_PROMOTION = 4'd12;
  localparam [3:0] MOVE_KIND_CASTLE_LONG = 4'd3;
  localparam [3:0] MOVE_KIND_CASTLE_SHORT = 4'd2;
  localparam [3:0] MOVE_KIND_DOUBLE_PUSH = 4'd1;
  localparam [3:0] MOVE_KIND_EN_PASSANT = 4'd5;
  localparam [3:0] MOVE_KIND_PROMOTION = 4'd8;
  localparam [3:0] MOVE_KIND_QUIET = 4'd0;
  localparam [3:0] PHASE_CASTLING = 4'd8;
  localparam [3:0] PHASE_FETCHING = 4'd2;
  localparam [3:0] PHASE_FLUSHING = 4'd9;
  localparam [3:0] PHASE_IDLE = 4'd0;
  localparam [3:0] PHASE_JUDGING = 4'd7;
  localparam [3:0] PHASE_PROBING = 4'd6;
  localparam [3:0] PHASE_SCANNING = 4'd1;
  localparam [3:0] PHASE_STARTING = 4'd3;
  localparam [3:0] PHASE_TRYING = 4'd5;
  localparam [3:0] PHASE_VISITING = 4'd4;
  localparam [2:0] PIECE_BLACK_PAWN = 3'd7;
  localparam [2:0] PIECE_KING = 3'd6;
  localparam [2:0] PIECE_KNIGHT = 3'd2;
  localparam [2:0] PIECE_NONE = 3'd0;
  localparam [2:0] PIECE_PAWN = 3'd1;

  reg  [3:0]  phase;
  reg         legal_only;
  reg         captures_only;
  reg         pushing;
  reg  [2:0]  kind;
  reg  [5:0]  origin;
  reg  [5:0]  square;
  reg  [5:0]  push;
  reg  [1:0]  promotion;

  wire [2:0]  file;
  reg  [2:0]  piece;
  reg  [2:0]  then_kind;
  wire        black;
  wire        empty;
  wire        enemy;
  wire        pawn;
  wire        promotes;
  wire        takes_en_passant;
  reg         reaches;
  reg         emits;
  wire        accepted;
  reg         leaves;
  reg         ends;
  reg         visits;
  reg         pushes;
  reg         over;
  reg  [3:0]  code;
  reg  [5:0]  onward;
  reg  [5:0]  then_from;
  reg  [5:0]  then_at;
  reg  [3:0]  phase_next;
  reg         legal_only_next;
  reg         captures_only_next;
  reg         pushing_next;
  reg  [5:0]  push_next;
  reg  [1:0]  promotion_next;

  // What stands on the square, and what that means to this piece.
  assign file = square[2:0];

  always @* begin
    piece = 3'd0;
    if (planes[{2'd0, file}]) begin
      piece = piece | 3'd1;
    end
    if (planes[{2'd1, file}]) begin
      piece = piece | 3'd2;
    end
    if (planes[{2'd2, file}]) begin
      piece = piece | 3'd4;
    end
  end

  assign black = planes[{2'd3, file}];
  assign empty = piece == PIECE_NONE;
  assign enemy = !empty & (black != side);
  assign pawn = (kind == PIECE_PAWN) | (kind == PIECE_BLACK_PAWN);
  assign promotes = pawn & ((square[5:3] == 3'd0) | (square[5:3] == 3'd7));
  assign takes_en_passant = pawn & !pushing & en_passant & (square == en_passant_square);

  always @* begin
    reaches = empty | enemy;
    if (pawn) begin
      reaches = enemy;
      if (pushing) begin
        reaches = empty;
      end
    end
  end

  // The kind of move it would be.
  always @* begin
    code = MOVE_KIND_QUIET;
    if (enemy) begin
      code = MOVE_KIND_CAPTURE;
    end
    if (pushing & (square != push)) begin
      code = MOVE_KIND_DOUBLE_PUSH;
    end
    if (promotes) begin
      code = {2'd0, promotion} | MOVE_KIND_PROMOTION;
      if (enemy) begin
        code = {2'd0, promotion} | MOVE_KIND_CAPTURE_PROMOTION;
      end
    end
    if (takes_en_passant) begin
      code = MOVE_KIND_EN_PASSANT;
    end
    // Is there a move to emit, and does the stream take it?
    emits = 1'b0;
    case (phase)
      PHASE_VISITING: begin
        emits = reaches & (allowed | !legal_only) & (enemy | promotes | !captures_only);
        if (takes_en_passant) begin
          emits = !legal_only;
        end
      end
      PHASE_JUDGING: begin
        emits = !exposed;
      end
      PHASE_CASTLING: begin
        emits = 1'b1;
        code = MOVE_KIND_CASTLE_LONG;
        if (square[2]) begin
          code = MOVE_KIND_CASTLE_SHORT;
        end
      end
      default: begin
      end
    endcase
  end

  assign accepted = emits & out_ready;

  always @* begin
    phase_next = phase;
    legal_only_next = legal_only;
    captures_only_next = captures_only;
    pushing_next = pushing;
    push_next = push;
    promotion_next = promotion;
    leaves = !emits | accepted;
    if (accepted & promotes) begin
      promotion_next = promotion + 2'd1;
      leaves = promotion == 2'd3;
    end
    then_kind = kind;
    then_from = origin;
    then_at = square;
    visits = 1'b0;
    over = 1'b0;
    start_scan = 1'b0;
    probe = 1'b0;
    piece_ready = 1'b0;
    case (phase)
      PHASE_IDLE: begin
        if (start) begin
          legal_only_next = legal;
          captures_only_next = captures;
          start_scan = 1'b1;
          phase_next = PHASE_SCANNING;
        end
      end
      PHASE_SCANNING: begin
        if (scan_last) begin
          phase_next = PHASE_FETCHING;
        end
      end
      PHASE_FETCHING: begin
        over = 1'b1;
      end
      PHASE_STARTING: begin
        phase_next = PHASE_VISITING;
        push_next = nextpos;
        then_at = nextpos;
        if (pawn) begin
          then_at = nextdir;
        end
      end
      PHASE_VISITING: begin
        if (takes_en_passant & legal_only) begin
          phase_next = PHASE_TRYING;
        end else begin
          visits = leaves;
        end
      end
      PHASE_TRYING: begin
        start_scan = 1'b1;
        probe = 1'b1;
        phase_next = PHASE_PROBING;
      end
      PHASE_PROBING: begin
        if (scan_last) begin
          phase_next = PHASE_JUDGING;
        end
      end
      PHASE_JUDGING: begin
        visits = leaves;
      end
      PHASE_CASTLING: begin
        if (accepted) begin
          if (square[2] & castle_long) begin
            then_at = {origin[5:3], FILE_C};
          end else begin
            over = 1'b1;
          end
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
    // The square is left: to the next one, from a pawn's captures to its pushes, from the king to
    // castling.
    if (visits) begin
      phase_next = PHASE_VISITING;
      then_at = onward;
      if (ends) begin
        if (pushes) begin
          pushing_next = 1'b1;
          then_at = push;
        end else if ((kind == PIECE_KING) & !captures_only & (castle_short | castle_long)) begin
          phase_next = PHASE_CASTLING;
          then_at = {origin[5:3], FILE_C};
          if (castle_short) begin
            then_at = {origin[5:3], FILE_G};
          end
        end else begin
          over = 1'b1;
        end
      end
    end
    // The piece is done: the next one, if there is one yet.
    if (over) begin
      phase_next = PHASE_FETCHING;
      if (piece_valid) begin
        piece_ready = 1'b1;
        phase_next = PHASE_STARTING;
        then_kind = piece_kind;
        then_from = piece_square;
        then_at = piece_square;
        pushing_next = 1'b0;
        promotion_next = 2'd0;
      end else if (exhausted) begin
        phase_next = PHASE_FLUSHING;
      end
    end
    if (reset) begin
      phase_next = PHASE_IDLE;
    end
  end

  // Where the walk goes on.
  always @* begin
    onward = nextdir;
    ends = nextdir == origin;
    if (empty & (pushing | !pawn)) begin
      onward = nextpos;
      ends = nextpos == origin;
    end
  end

  always @* begin
    pushes = pawn & !pushing;
    if (captures_only & (push[5:3] != 3'd0) & (push[5:3] != 3'd7)) begin
      pushes = 1'b0;
    end
  end

  assign next_kind = then_kind;
  assign next_from = then_from;
  assign next_at = then_at;
  assign at = square;
  assign from = origin;
  assign starting = phase == PHASE_STARTING;
  assign king_walks = kind == PIECE_KING;
  assign knight_there = enemy & (piece == PIECE_KNIGHT);
  assign idle = phase == PHASE_IDLE;
  assign out_done = phase == PHASE_FLUSHING;
  assign visiting = visits;
  assign out_valid = emits;
  assign out_word = {code, square, origin};

  initial begin
    phase = 4'd0;
    legal_only = 1'b0;
    captures_only = 1'b0;
    pushing = 1'b0;
    kind = 3'd0;
    origin = 6'd0;
    square = 6'd0;
    push = 6'd0;
    promotion = 2'd0;
  end

  always @(posedge clock) begin
    phase <= phase_next;
    legal_only <= legal_only_next;
    captures_only <= captures_only_next;
    pushing <= pushing_next;
    kind <= then_kind;
    origin <= then_from;
    square <= then_at;
    push <= push_next;
    promotion <= promotion_next;
  end
endmodule

// Judges the square under the walk, within the cycle.
module fpgambit_soc_legality (
    input  wire        clock,            // Clock
    input  wire        start,            // The piece stands where it comes from
    input  wire [5:0]  at,               // The square in question
    input  wire        knight_there,     // An enemy knight stands there
    input  wire        king_walks,       // The piece is the king
    input  wire [5:0]  king,             // The own king's square
    input  wire [11:0] pins_up,          // Pins in directions 0 to 3
    input  wire [11:0] pins_down,        // Pins in directions 4 to 7
    input  wire        checked,          // The king is in check
    input  wire        double_check,     // By two or more
    input  wire        by_knight,        // By a knight
    input  wire [2:0]  check_direction,  // Direction of a checker that is none
    input  wire [2:0]  check_distance,   // Its distance
    input  wire [31:0] attacked_low,     // Attacked squares of ranks 1 to 4
    input  wire [31:0] attacked_high,    // Attacked squares of ranks 5 to 8
    output reg         allowed           // The move is legal
);

  localparam [2:0] DIRECTION_EAST = 3'd0;
  localparam [2:0] DIRECTION_NORTH = 3'd2;
  localparam [2:0] DIRECTION_NORTH_EAST = 3'd1;
  localparam [2:0] DIRECTION_NORTH_WEST = 3'd3;
  localparam [2:0] DIRECTION_OPPOSITE = 3'd4;

  reg         pinned;
  reg  [2:0]  pin_direction;

  wire [3:0]  files;
  wire [3:0]  ranks;
  reg  [3:0]  across;
  reg  [3:0]  along;
  wire        aligned;
  wire        jump;
  reg         answers;
  reg         attacked;
  reg  [2:0]  direction;
  reg  [2:0]  distance;
  reg  [2:0]  pin;
  reg  [11:0] pins;

  // Where the square lies as the king sees it.
  assign files = {1'b0, at[2:0]} - {1'b0, king[2:0]};
  assign ranks = {1'b0, at[5:3]} - {1'b0, king[5:3]};

  always @* begin
    across = files;
    if (files[3]) begin
      across = 4'd0 - files;
    end
  end

  always @* begin
    along = ranks;
    if (ranks[3]) begin
      along = 4'd0 - ranks;
    end
  end

  assign aligned = (files == 4'd0) | (ranks == 4'd0) | (across == along);

  always @* begin
    distance = along[2:0];
    direction = DIRECTION_NORTH_WEST;
    if (files[3] == ranks[3]) begin
      direction = DIRECTION_NORTH_EAST;
    end
    if (files == 4'd0) begin
      direction = DIRECTION_NORTH;
    end
    if (ranks == 4'd0) begin
      direction = DIRECTION_EAST;
      distance = across[2:0];
    end
    if (ranks[3] | ((ranks == 4'd0) & files[3])) begin
      direction = direction | DIRECTION_OPPOSITE;
    end
  end

  assign jump = ((across == 4'd1) & (along == 4'd2)) | ((across == 4'd2) & (along == 4'd1));

  // At its start: is this the piece that a pin in this direction names?
  always @* begin
    pins = pins_up;
    if (direction[2]) begin
      pins = pins_down;
    end
  end

  always @* begin
    pin = pins[2:0];
    if ({1'b0, direction[1:0]} == DIRECTION_NORTH_EAST) begin
      pin = pins[5:3];
    end
    if ({1'b0, direction[1:0]} == DIRECTION_NORTH) begin
      pin = pins[8:6];
    end
    if ({1'b0, direction[1:0]} == DIRECTION_NORTH_WEST) begin
      pin = pins[11:9];
    end
  end

  always @(posedge clock) begin
    if (start) begin
      pinned <= aligned & (|distance) & (pin == distance);
      pin_direction <= direction;
    end
  end

  // On its way.
  always @* begin
    answers = aligned & (direction == check_direction) & (distance <= check_distance);
    if (by_knight) begin
      answers = jump & knight_there;
    end
  end

  always @* begin
    attacked = attacked_low[at[4:0]];
    if (at[5]) begin
      attacked = attacked_high[at[4:0]];
    end
  end

  always @* begin
    if (king_walks) begin
      allowed = !attacked;
    end else begin
      allowed = !double_check & (!checked | answers) &
          (!pinned | (aligned & (direction == pin_direction)));
    end
  end

  initial begin
    pinned = 1'b0;
    pin_direction = 3'd0;
  end
endmodule

// A ready/valid stream of move words with a out_last mark.
module fpgambit_soc_stream (
    input  wire        clock,      // Clock
    input  wire        reset,      // Synchronous reset
    input  wire        in_valid,   // A move was found
    input  wire [15:0] in_word,    // Its word
    output wire        in_ready,   // It is taken in
    input  wire        in_done,    // No more will be found
    output wire        out_valid,  // A word is offered
    input  wire        out_ready,  // The sink takes it
    output wire [15:0] out_word,   // The word
    output wire        out_last,   // It is the last
    output wire        drained     // The last leaves now
);

  reg         held;
  reg         offered;
  reg         offered_last;
  reg  [15:0] held_word;
  reg  [15:0] offered_word;

  wire        leaves;
  wire        passes;

  assign leaves = offered & out_ready;
  assign passes = !offered | out_ready;

  always @(posedge clock) begin
    if (leaves) begin
      offered <= 1'b0;
      offered_last <= 1'b0;
    end
    if (in_valid & (!held | passes)) begin
      held <= 1'b1;
      held_word <= in_word;
      if (held) begin
        offered <= 1'b1;
        offered_word <= held_word;
      end
    end
    if (in_done & passes & !offered_last) begin
      held <= 1'b0;
      offered <= 1'b1;
      offered_last <= 1'b1;
      offered_word <= 16'd0;
      if (held) begin
        offered_word <= held_word;
      end
    end
    if (reset) begin
      held <= 1'b0;
      offered <= 1'b0;
      offered_last <= 1'b0;
    end
  end

  assign in_ready = !held | passes;
  assign out_valid = offered;
  assign out_word = offered_word;
  assign out_last = offered_last;
  assign drained = leaves & offered_last;

  initial begin
    held = 1'b0;
    offered = 1'b0;
    offered_last = 1'b0;
    held_word = 16'd0;
    offered_word = 16'd0;
  end
endmodule

// Counts what a run costs, a generation or a query, modulo 65,536.
module fpgambit_soc_cycle_counter (
    input  wire        clock,    // Clock
    input  wire        start,    // A run starts
    input  wire        running,  // It is under way
    input  wire        step,     // It takes a step
    output wire [15:0] cycles,   // Clocks
    output wire [15:0] steps     // Steps
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

// The repetition unit. See the module for its ports.
module fpgambit_soc_repetition (
    input  wire        clock,           // Everything happens at its rising edge
    input  wire        reset,           // Synchronous: idle, no answer offered. Position and
                                        // history stay unless one of them was being changed
    input  wire        load_valid,      // Store a word of the board image, and forget the history
    output wire        load_ready,      // It will be stored: nothing is under way
    input  wire [3:0]  load_address,    // Which word: 0 to 7 ranks 1 to 8, 8 the state word; the
                                        // chain unit keeps no board
    input  wire [31:0] load_word,       // The word; the chain unit does not look at it
    input  wire        push_valid,      // Play a move
    output wire        push_ready,      // It will be played
    input  wire [23:0] push_record,     // The move record
    input  wire [2:0]  push_promotion,  // What a pawn becomes: 2 to 5 knight, bishop, rook, queen;
                                        // 0 nothing; the chain unit does not look at it
    input  wire        pop_valid,       // Take the newest move back
    output wire        pop_ready,       // It will be taken back: one is kept
    input  wire        query_valid,     // Begin a query
    output wire        query_ready,     // It will begin
    input  wire [2:0]  query_mode,      // [0] to the nearest repetition; not in the chain unit: [1]
                                        // moves that repeat too, [2] no early stop
    output wire        answer_valid,    // An answer word is offered
    input  wire        answer_ready,    // The sink takes it
    output wire [31:0] answer_word,     // The answer word
    output wire        answer_last,     // It is the last of the answer; the chain unit's always is
    output wire [15:0] cycles,          // Clocks the query took (so far)
    output wire [15:0] steps,           // Pairs of moves it took back (so far); of the chain unit
                                        // single moves
    output wire [8:0]  held,            // Moves kept
    output wire [8:0]  reversible       // How many of the newest are reversible
);

  localparam [4:0] HISTORY_FROM = 5'd0;
  localparam [4:0] HISTORY_IRREVERSIBLE = 5'd22;
  localparam [4:0] HISTORY_REVERSIBLE = 5'd23;
  localparam [4:0] HISTORY_TO = 5'd6;
  localparam [1:0] LOAD_ADDRESS_STATE = 2'd3;
  localparam [1:0] MODE_FIRST = 2'd0;
  localparam [1:0] MODE_NEAR = 2'd1;
  localparam [1:0] MODE_WHOLE = 2'd2;
  localparam [4:0] STATE_WORD_SIDE = 5'd0;

  reg  [31:0] newest;
  wire [31:0] even;
  wire [31:0] odd;
  wire        squares_read;
  wire [5:0]  squares_read_address_0;
  reg  [5:0]  squares_read_address_1;
  wire [5:0]  squares_read_address_2;
  wire [5:0]  squares_read_address_3;
  wire [3:0]  squares_read_word_0;
  wire [3:0]  squares_read_word_1;
  wire [3:0]  squares_read_word_2;
  wire [3:0]  squares_read_word_3;
  wire        even_history_write;
  wire        even_history_read;
  wire [31:0] even_history_read_word_0;
  wire        odd_history_write;
  wire        odd_history_read;
  wire [31:0] odd_history_read_word_0;
  wire        request_arbiter_free;
  wire        request_arbiter_load;
  wire        request_arbiter_push;
  wire        request_arbiter_pop;
  wire        request_arbiter_start;
  wire        history_pointers_clear;
  wire        history_pointers_set_side;
  wire        history_pointers_black;
  wire        history_pointers_was_irreversible;
  wire [8:0]  history_pointers_was_reversible;
  wire [8:0]  history_pointers_head;
  wire        history_pointers_cut;
  wire        history_pointers_side;
  wire        board_updater_load;
  wire        board_updater_write;
  wire [5:0]  board_updater_square;
  wire [3:0]  board_updater_nibble;
  wire        board_updater_looking;
  wire [5:0]  board_updater_looks_at;
  wire        board_updater_append;
  wire [31:0] board_updater_history_word;
  wire        board_updater_irreversible;
  wire        board_updater_idle;
  wire        board_updater_lost;
  wire        walk_first;
  wire        walk_near;
  wire        walk_whole;
  wire [7:0]  walk_even_address;
  wire [7:0]  walk_odd_address;
  wire        walk_step;
  wire        walk_out_valid;
  wire [31:0] walk_out_word;
  wire        walk_out_last;
  wire        walk_judging;
  wire        walk_idle;
  wire        stream_in_ready;
  wire        stream_drained;
  wire        cycle_counter_running;

  fpgambit_soc_squares squares (
      .clock(clock),
      .write(board_updater_write),
      .write_address(board_updater_square),
      .write_word(board_updater_nibble),
      .read(squares_read),
      .read_address_0(squares_read_address_0),
      .read_address_1(squares_read_address_1),
      .read_address_2(squares_read_address_2),
      .read_address_3(squares_read_address_3),
      .read_word_0(squares_read_word_0),
      .read_word_1(squares_read_word_1),
      .read_word_2(squares_read_word_2),
      .read_word_3(squares_read_word_3)
  );

  fpgambit_soc_queue_words even_history (
      .clock(clock),
      .write(even_history_write),
      .write_address(history_pointers_head[8:1]),
      .write_word(board_updater_history_word),
      .read(even_history_read),
      .read_address_0(walk_even_address),
      .read_word_0(even_history_read_word_0)
  );

  fpgambit_soc_queue_words odd_history (
      .clock(clock),
      .write(odd_history_write),
      .write_address(history_pointers_head[8:1]),
      .write_word(board_updater_history_word),
      .read(odd_history_read),
      .read_address_0(walk_odd_address),
      .read_word_0(odd_history_read_word_0)
  );

  fpgambit_soc_request_arbiter request_arbiter (
      .free(request_arbiter_free),
      .load_valid(load_valid),
      .push_valid(push_valid),
      .pop_valid(pop_valid),
      .query_valid(query_valid),
      .held(held),
      .load_ready(load_ready),
      .push_ready(push_ready),
      .pop_ready(pop_ready),
      .query_ready(query_ready),
      .load(request_arbiter_load),
      .push(request_arbiter_push),
      .pop(request_arbiter_pop),
      .start(request_arbiter_start)
  );

  fpgambit_soc_history_pointers history_pointers (
      .clock(clock),
      .clear(history_pointers_clear),
      .set_side(history_pointers_set_side),
      .black(history_pointers_black),
      .append(board_updater_append),
      .irreversible(board_updater_irreversible),
      .pop(request_arbiter_pop),
      .was_irreversible(history_pointers_was_irreversible),
      .was_reversible(history_pointers_was_reversible),
      .head(history_pointers_head),
      .held(held),
      .reversible(reversible),
      .cut(history_pointers_cut),
      .side(history_pointers_side)
  );

  fpgambit_soc_board_updater board_updater (
      .clock(clock),
      .reset(reset),
      .load(board_updater_load),
      .rank(load_address[2:0]),
      .load_word(load_word),
      .push(request_arbiter_push),
      .record(push_record),
      .promotion(push_promotion),
      .pop(request_arbiter_pop),
      .newest(newest),
      .on_to(squares_read_word_1),
      .reversible(reversible),
      .write(board_updater_write),
      .square(board_updater_square),
      .nibble(board_updater_nibble),
      .looking(board_updater_looking),
      .looks_at(board_updater_looks_at),
      .append(board_updater_append),
      .history_word(board_updater_history_word),
      .irreversible(board_updater_irreversible),
      .idle(board_updater_idle),
      .lost(board_updater_lost)
  );

  fpgambit_soc_walk_2 walk (
      .clock(clock),
      .reset(reset),
      .start(request_arbiter_start),
      .first(walk_first),
      .near(walk_near),
      .whole(walk_whole),
      .head(history_pointers_head),
      .reversible(reversible),
      .cut(history_pointers_cut),
      .side(history_pointers_side),
      .even(even[15:0]),
      .odd(odd[15:0]),
      .on_even_from(squares_read_word_0),
      .on_even_to(squares_read_word_1),
      .on_odd_from(squares_read_word_2),
      .on_odd_to(squares_read_word_3),
      .out_ready(stream_in_ready),
      .drained(stream_drained),
      .even_address(walk_even_address),
      .odd_address(walk_odd_address),
      .step(walk_step),
      .out_valid(walk_out_valid),
      .out_word(walk_out_word),
      .out_last(walk_out_last),
      .judging(walk_judging),
      .idle(walk_idle)
  );

  fpgambit_soc_stream_2 stream (
      .clock(clock),
      .reset(reset),
      .in_valid(walk_out_valid),
      .in_word(walk_out_word),
      .in_last(walk_out_last),
      .in_ready(stream_in_ready),
      .out_valid(answer_valid),
      .out_ready(answer_ready),
      .out_word(answer_word),
      .out_last(answer_last),
      .drained(stream_drained)
  );

  fpgambit_soc_cycle_counter cycle_counter (
      .clock(clock),
      .start(request_arbiter_start),
      .running(cycle_counter_running),
      .step(walk_judging),
      .cycles(cycles),
      .steps(steps)
  );

  assign request_arbiter_free = board_updater_idle & walk_idle & !reset;
  assign even = even_history_read_word_0;
  assign odd = odd_history_read_word_0;

  always @* begin
    newest = odd;
    if (history_pointers_head[0]) begin
      newest = even;
    end
  end

  assign history_pointers_clear = request_arbiter_load | board_updater_lost;
  assign history_pointers_set_side = request_arbiter_load & load_address[LOAD_ADDRESS_STATE];
  assign history_pointers_black = load_word[STATE_WORD_SIDE];
  assign history_pointers_was_irreversible = newest[HISTORY_IRREVERSIBLE];
  assign history_pointers_was_reversible = newest[HISTORY_REVERSIBLE +: 9];
  assign board_updater_load = request_arbiter_load & !load_address[LOAD_ADDRESS_STATE];

  // Moves of even and of odd number in two banks, so that two are read in a clock.
  assign even_history_write = board_updater_append & !history_pointers_head[0];
  assign even_history_read = walk_step & !board_updater_append;
  assign odd_history_write = board_updater_append & history_pointers_head[0];
  assign odd_history_read = walk_step & !board_updater_append;
  assign squares_read = walk_step & !board_updater_write;
  assign squares_read_address_0 = even[HISTORY_FROM +: 6];

  always @* begin
    squares_read_address_1 = even[HISTORY_TO +: 6];
    if (board_updater_looking) begin
      squares_read_address_1 = board_updater_looks_at;
    end
  end

  assign squares_read_address_2 = odd[HISTORY_FROM +: 6];
  assign squares_read_address_3 = odd[HISTORY_TO +: 6];
  assign walk_first = query_mode[MODE_FIRST];
  assign walk_near = query_mode[MODE_NEAR];
  assign walk_whole = query_mode[MODE_WHOLE];
  assign cycle_counter_running = !walk_idle;
endmodule

// Memory of 4 bits a word and 6 bits an address, one write port and 4 registered read ports.
module fpgambit_soc_squares (
    input  wire       clock,           // Clock
    input  wire       write,           // Store write_word at this clock
    input  wire [5:0] write_address,   // Where
    input  wire [3:0] write_word,      // What
    input  wire       read,            // Read at this clock; if low, the words read stay
    input  wire [5:0] read_address_0,  // Which words to read
    input  wire [5:0] read_address_1,  // Which words to read
    input  wire [5:0] read_address_2,  // Which words to read
    input  wire [5:0] read_address_3,  // Which words to read
    output reg  [3:0] read_word_0,     // They, one clock later
    output reg  [3:0] read_word_1,     // They, one clock later
    output reg  [3:0] read_word_2,     // They, one clock later
    output reg  [3:0] read_word_3      // They, one clock later
);

  (* ram_style = "block" *)
  reg [3:0] words [0:63];
  integer entry;

  initial begin
    for (entry = 0; entry <= 63; entry = entry + 1) words[entry] = 4'd0;
    read_word_0 = 4'd0;
    read_word_1 = 4'd0;
    read_word_2 = 4'd0;
    read_word_3 = 4'd0;
  end

  always @(posedge clock) begin
    if (write) words[write_address] <= write_word;
    if (read) begin
      read_word_0 <= words[read_address_0];
      read_word_1 <= words[read_address_1];
      read_word_2 <= words[read_address_2];
      read_word_3 <= words[read_address_3];
    end
  end
endmodule

// Lets a request in when nothing is under way; of several at once a load, then a push, then a pop,
// then a query.
module fpgambit_soc_request_arbiter (
    input  wire       free,         // Nothing is under way
    input  wire       load_valid,   // A load waits
    input  wire       push_valid,   // A push waits
    input  wire       pop_valid,    // A pop waits
    input  wire       query_valid,  // A query waits
    input  wire [8:0] held,         // Moves kept
    output wire       load_ready,   // A load would be let in
    output wire       push_ready,   // A push would
    output wire       pop_ready,    // A pop would
    output wire       query_ready,  // A query would
    output wire       load,         // A load is let in
    output wire       push,         // A push is
    output wire       pop,          // A pop is
    output wire       start         // A query is
);

  wire        after_load;
  wire        after_push;
  wire        after_pop;
  wire        poppable;

  // Whose turn it may be when those before have nothing to ask.
  assign after_load = free & !load_valid;
  assign after_push = after_load & !push_valid;
  assign after_pop = after_push & !pop_valid;
  assign poppable = after_push & (held != 9'd0);
  assign load_ready = free;
  assign push_ready = after_load;
  assign pop_ready = poppable;
  assign query_ready = after_pop;
  assign load = load_valid & free;
  assign push = push_valid & after_load;
  assign pop = pop_valid & poppable;
  assign start = query_valid & after_pop;
endmodule

// Counts over the history, which keeps the last 510 moves.
module fpgambit_soc_history_pointers (
    input  wire       clock,             // Clock
    input  wire       clear,             // A new game
    input  wire       set_side,          // Set the side to move
    input  wire       black,             // To this
    input  wire       append,            // A move is added
    input  wire       irreversible,      // The position before it cannot come again
    input  wire       pop,               // The newest move goes
    input  wire       was_irreversible,  // It was irreversible
    input  wire [8:0] was_reversible,    // What reversible was before it
    output wire [8:0] head,              // Number of the next move
    output wire [8:0] held,              // Moves kept
    output wire [8:0] reversible,        // Moves that can be taken back
    output wire       cut,               // Moves were dropped that might be taken back too
    output wire       side               // Who is to move
);

  localparam [8:0] HISTORY_LIMIT_MOVES = 9'h1fe;

  reg  [8:0]  next_number;
  reg  [8:0]  kept;
  reg  [8:0]  run;
  reg         dropped;
  reg         turn;

  wire [8:0]  fewer;

  assign fewer = kept - 9'd1;

  always @(posedge clock) begin
    if (append) begin
      next_number <= next_number + 9'd1;
      turn <= !turn;
      if (kept == HISTORY_LIMIT_MOVES) begin
        dropped <= 1'b1;
      end else begin
        kept <= kept + 9'd1;
      end
      if (irreversible) begin
        run <= 9'd0;
      end else if (run != HISTORY_LIMIT_MOVES) begin
        run <= run + 9'd1;
      end
    end
    if (pop) begin
      next_number <= next_number - 9'd1;
      turn <= !turn;
      kept <= fewer;
      run <= run - 9'd1;
      // What was noted then may have been dropped since.
      if (was_irreversible) begin
        run <= was_reversible;
        if (was_reversible > fewer) begin
          run <= fewer;
        end
      end
    end
    if (clear) begin
      kept <= 9'd0;
      run <= 9'd0;
      dropped <= 1'b0;
    end
    if (set_side) begin
      turn <= black;
    end
  end

  assign head = next_number;
  assign held = kept;
  assign reversible = run;
  assign cut = dropped & (run == kept);
  assign side = turn;

  initial begin
    next_number = 9'd0;
    kept = 9'd0;
    run = 9'd0;
    dropped = 1'b0;
    turn = 1'b0;
  end
endmodule

// Changes the board, and writes what it takes to change it back.
module fpgambit_soc_board_updater (
    input  wire        clock,         // Clock
    input  wire        reset,         // Synchronous reset
    input  wire        load,          // Begin to load
    input  wire [2:0]  rank,          // Which rank
    input  wire [31:0] load_word,     // Its nibbles, file a lowest
    input  wire        push,          // Begin to play
    input  wire [23:0] record,        // The move record
    input  wire [2:0]  promotion,     // What a pawn becomes, 0 if nothing
    input  wire        pop,           // Begin to take back
    input  wire [31:0] newest,        // The newest move in the history
    input  wire [3:0]  on_to,         // What stands where the piece goes
    input  wire [8:0]  reversible,    // Moves that could be taken back before this one
    output wire        write,         // A square changes
    output reg  [5:0]  square,        // Which one
    output reg  [3:0]  nibble,        // What stands there now
    output reg         looking,       // looks_at must be read
    output wire [5:0]  looks_at,      // Where the piece goes
    output reg         append,        // The move is added
    output reg  [31:0] history_word,  // As this word
    output wire        irreversible,  // The position before it cannot come again
    output wire        idle,          // Nothing is under way
    output reg         lost           // A reset broke something off
);

  localparam [2:0] FILE_D = 3'd3;
  localparam [2:0] FILE_F = 3'd5;
  localparam [2:0] FILE_H = 3'd7;
  localparam [1:0] FLAG_CASTLING = 2'd2;
  localparam [1:0] FLAG_PAWN = 2'd0;
  localparam [4:0] HISTORY_CAPTURED = 5'd16;
  localparam [4:0] HISTORY_CASTLING = 5'd20;
  localparam [4:0] HISTORY_EN_PASSANT = 5'd21;
  localparam [4:0] HISTORY_FROM = 5'd0;
  localparam [4:0] HISTORY_IRREVERSIBLE = 5'd22;
  localparam [4:0] HISTORY_PIECE = 5'd12;
  localparam [4:0] HISTORY_TO = 5'd6;
  localparam [3:0] PHASE_DROPPING = 4'd4;
  localparam [3:0] PHASE_EN_PASSANT = 4'd7;
  localparam [3:0] PHASE_IDLE = 4'd0;
  localparam [3:0] PHASE_LIFTING = 4'd3;
  localparam [3:0] PHASE_LOADING = 4'd1;
  localparam [3:0] PHASE_LOOKING = 4'd2;
  localparam [3:0] PHASE_ROOK_DROPPING = 4'd6;
  localparam [3:0] PHASE_ROOK_LIFTING = 4'd5;
  localparam [3:0] PHASE_SETTLING = 4'd8;
  localparam [2:0] PIECE_NONE = 3'd0;
  localparam [2:0] PIECE_PAWN = 3'd1;
  localparam [2:0] PIECE_ROOK = 3'd4;
  localparam [4:0] RECORD_FLAGS = 5'd16;
  localparam [4:0] RECORD_FROM = 5'd0;
  localparam [4:0] RECORD_PIECE = 5'd20;
  localparam [4:0] RECORD_TO = 5'd8;

  reg  [3:0]  phase;
  reg  [31:0] nibbles;
  reg  [5:0]  place;
  reg  [5:0]  from;
  reg  [5:0]  to;
  reg  [3:0]  piece;
  reg  [3:0]  becomes;
  reg  [3:0]  captured;
  reg         castles;
  reg         diagonal;
  reg         en_passant;
  reg         final_move;
  reg         back;

  wire [3:0]  flags;
  reg  [5:0]  rook_home;
  reg  [5:0]  rook_away;
  reg         writes;
  reg  [3:0]  phase_next;
  reg  [31:0] nibbles_next;
  reg  [5:0]  place_next;
  reg  [5:0]  from_next;
  reg  [5:0]  to_next;
  reg  [3:0]  piece_next;
  reg  [3:0]  becomes_next;
  reg  [3:0]  captured_next;
  reg         castles_next;
  reg         diagonal_next;
  reg         en_passant_next;
  reg         final_move_next;
  reg         back_next;

  assign flags = record[RECORD_FLAGS +: 4];

  // The castling rook's squares, on the king's rank: h and f or a and d.
  always @* begin
    rook_home = {to[5:3], 3'd0};
    rook_away = {to[5:3], FILE_D};
    if (to[2]) begin
      rook_home = to | {3'd0, FILE_H};
      rook_away = {to[5:3], FILE_F};
    end
  end

  always @* begin
    phase_next = phase;
    nibbles_next = nibbles;
    place_next = place;
    from_next = from;
    to_next = to;
    piece_next = piece;
    becomes_next = becomes;
    captured_next = captured;
    castles_next = castles;
    diagonal_next = diagonal;
    en_passant_next = en_passant;
    final_move_next = final_move;
    back_next = back;
    writes = 1'b0;
    square = from;
    nibble = 4'd0;
    looking = 1'b0;
    append = 1'b0;
    case (phase)
      PHASE_IDLE: begin
        back_next = pop;
        if (pop) begin
          from_next = newest[HISTORY_FROM +: 6];
          to_next = newest[HISTORY_TO +: 6];
          piece_next = newest[HISTORY_PIECE +: 4];
          captured_next = newest[HISTORY_CAPTURED +: 4];
          castles_next = newest[HISTORY_CASTLING];
          en_passant_next = newest[HISTORY_EN_PASSANT];
          phase_next = PHASE_LIFTING;
        end
        if (push) begin
          from_next = record[RECORD_FROM +: 6];
          to_next = record[RECORD_TO +: 6];
          piece_next = record[RECORD_PIECE +: 4];
          becomes_next = record[RECORD_PIECE +: 4];
          if (|promotion) begin
            becomes_next = {record[23], promotion};
          end
          castles_next = flags[FLAG_CASTLING];
          diagonal_next = flags[FLAG_PAWN] & (record[RECORD_FROM +: 3] != record[RECORD_TO +: 3]);
          final_move_next = (|flags) | (record[RECORD_PIECE +: 4] == {1'b0, PIECE_NONE});
          phase_next = PHASE_LOOKING;
        end
        if (load) begin
          nibbles_next = load_word;
          place_next = {rank, 3'd0};
          phase_next = PHASE_LOADING;
        end
      end
      PHASE_LOADING: begin
        writes = 1'b1;
        square = place;
        nibble = nibbles[3:0];
        nibbles_next = {4'd0, nibbles[31:4]};
        place_next = place + 6'd1;
        if (place[2:0] == 3'd7) begin
          phase_next = PHASE_IDLE;
        end
      end
      PHASE_LOOKING: begin
        looking = 1'b1;
        phase_next = PHASE_LIFTING;
      end
      PHASE_LIFTING: begin
        writes = |piece;
        if (back) begin
          square = to;
          nibble = captured;
        end else begin
          captured_next = on_to;
          en_passant_next = diagonal & (on_to == {1'b0, PIECE_NONE});
        end
        phase_next = PHASE_DROPPING;
      end
      PHASE_DROPPING: begin
        writes = |piece;
        nibble = piece;
        if (!back) begin
          square = to;
          nibble = becomes;
          append = 1'b1;
        end
        phase_next = PHASE_SETTLING;
        if (castles) begin
          phase_next = PHASE_ROOK_LIFTING;
        end
        if (en_passant) begin
          phase_next = PHASE_EN_PASSANT;
        end
      end
      PHASE_ROOK_LIFTING: begin
        writes = 1'b1;
        square = rook_home;
        if (back) begin
          square = rook_away;
        end
        phase_next = PHASE_ROOK_DROPPING;
      end
      PHASE_ROOK_DROPPING: begin
        writes = 1'b1;
        square = rook_away;
        if (back) begin
          square = rook_home;
        end
        nibble = {piece[3], PIECE_ROOK};
        phase_next = PHASE_SETTLING;
      end
      PHASE_EN_PASSANT: begin
        // The pawn taken stands on the rank the capturing one came from.
        writes = 1'b1;
        square = {from[5:3], to[2:0]};
        if (back) begin
          nibble = {piece[3] ^ 1'b1, PIECE_PAWN};
        end
        phase_next = PHASE_SETTLING;
      end
      PHASE_SETTLING: begin
        phase_next = PHASE_IDLE;
      end
      default: begin
      end
    endcase
    lost = 1'b0;
    if (reset) begin
      lost = phase != PHASE_IDLE;
      phase_next = PHASE_IDLE;
    end
  end

  assign write = writes;
  assign looks_at = to;
  assign irreversible = final_move;

  always @* begin
    history_word = {reversible, 3'd0, captured, piece, to, from};
    if (castles) begin
      history_word = history_word | (32'd1 << HISTORY_CASTLING);
    end
    if (en_passant) begin
      history_word = history_word | (32'd1 << HISTORY_EN_PASSANT);
    end
    if (final_move) begin
      history_word = history_word | (32'd1 << HISTORY_IRREVERSIBLE);
    end
  end

  assign idle = phase == PHASE_IDLE;

  initial begin
    phase = 4'd0;
    nibbles = 32'd0;
    place = 6'd0;
    from = 6'd0;
    to = 6'd0;
    piece = 4'd0;
    becomes = 4'd0;
    captured = 4'd0;
    castles = 1'b0;
    diagonal = 1'b0;
    en_passant = 1'b0;
    final_move = 1'b0;
    back = 1'b0;
  end

  always @(posedge clock) begin
    phase <= phase_next;
    nibbles <= nibbles_next;
    place <= place_next;
    from <= from_next;
    to <= to_next;
    piece <= piece_next;
    becomes <= becomes_next;
    captured <= captured_next;
    castles <= castles_next;
    diagonal <= diagonal_next;
    en_passant <= en_passant_next;
    final_move <= final_move_next;
    back <= back_next;
  end

  // What nothing here reads.
  wire unused = &{1'b0, record[15:14], record[7:6], newest[31:22]};
endmodule

// Walks back through the history and counts the pieces that stand where the examined position has
// something else (single-counter method, MATCOS-13, section 4).
module fpgambit_soc_walk_2 (
    input  wire        clock,         // Clock
    input  wire        reset,         // Synchronous reset
    input  wire        start,         // A query begins
    input  wire        first,         // It ends at the nearest repetition
    input  wire        near,          // It asks for moves that repeat, too
    input  wire        whole,         // It goes on even when nothing can be found any more
    input  wire [8:0]  head,          // Number of the next move
    input  wire [8:0]  reversible,    // Moves that can be taken back
    input  wire        cut,           // And perhaps more that were dropped
    input  wire        side,          // Who is to move
    input  wire [15:0] even,          // The even move of a pair
    input  wire [15:0] odd,           // The odd move
    input  wire [3:0]  on_even_from,  // What the examined position has where the even move came
                                      // from
    input  wire [3:0]  on_even_to,    // Where it went
    input  wire [3:0]  on_odd_from,   // Where the odd move came from
    input  wire [3:0]  on_odd_to,     // Where it went
    input  wire        out_ready,     // The answer word is taken
    input  wire        drained,       // The last one leaves
    output reg  [7:0]  even_address,  // Which even move to read
    output wire [7:0]  odd_address,   // Which odd move to read
    output wire        step,          // Read
    output wire        out_valid,     // There is an answer word
    output reg  [31:0] out_word,      // The word
    output wire        out_last,      // It is the last
    output wire        judging,       // A pair is done with
    output wire        idle           // No query is under way
);

  localparam [4:0] ANSWER_CANDIDATE = 5'd12;
  localparam [4:0] ANSWER_CUT = 5'd14;
  localparam [4:0] ANSWER_EARLY = 5'd15;
  localparam [6:0] ANSWER_LIMIT_COUNT = 7'd127;
  localparam [4:0] ANSWER_REPEATED = 5'd13;
  localparam [3:0] HISTORY_COLOUR = 4'd15;
  localparam [3:0] HISTORY_FROM = 4'd0;
  localparam [3:0] HISTORY_PIECE = 4'd12;
  localparam [3:0] HISTORY_TO = 4'd6;
  localparam [1:0] PHASE_DECLINING = 2'd2;
  localparam [1:0] PHASE_FLUSHING = 2'd3;
  localparam [1:0] PHASE_IDLE = 2'd0;
  localparam [1:0] PHASE_WALKING = 2'd1;

  reg  [1:0]  phase;
  reg         stops_first;
  reg         asks_near;
  reg         goes_on;
  reg         half;
  reg         judged;
  reg         colours;
  reg         odd_colours;
  reg  [7:0]  address;
  reg  [7:0]  pairs;
  reg  [15:0] even_held;
  reg  [15:0] odd_held;
  reg  [5:0]  displaced;
  reg  [5:0]  standing;
  reg  [5:0]  missing;
  reg  [5:0]  odd_displaced;
  reg  [5:0]  odd_standing;
  reg  [5:0]  odd_missing;
  reg  [8:0]  distance;
  reg  [8:0]  nearest;
  reg  [6:0]  count;

  wire        moving;
  wire        even_from_hit;
  wire        even_to_hit;
  wire        odd_from_hit;
  wire        odd_to_hit;
  reg         new_from_hit;
  reg         new_to_hit;
  reg         old_from_hit;
  reg         old_to_hit;
  wire        last_pair;
  wire        hopeless;
  wire        found;
  wire        candidate;
  wire        stops;
  wire        offers;
  wire        advances;
  reg  [7:0]  at;
  reg  [15:0] new_pair;
  reg  [15:0] old_pair;
  reg  [5:0]  new_change;
  reg  [5:0]  old_change;
  reg  [5:0]  new_standing;
  reg  [5:0]  new_missing;
  reg  [5:0]  old_standing;
  reg  [5:0]  old_missing;
  reg  [6:0]  counted;
  reg  [8:0]  back;

  // Judge the pair that the counter has taken in.
  assign last_pair = pairs == 8'd0;
  assign hopeless = (pairs < 8'h20) & (displaced > {pairs[4:0], 1'b0});
  assign found = judged & (displaced == 6'd0) & !(half & last_pair);
  assign candidate = judged & asks_near & (odd_displaced == 6'd1) & (odd_colours == side);
  assign stops = judged & (last_pair | (hopeless & !goes_on) | (found & stops_first));

  always @* begin
    counted = count;
    back = nearest;
    if (found) begin
      if (count != ANSWER_LIMIT_COUNT) begin
        counted = count + 7'd1;
      end
      if (count == 7'd1) begin
        back = distance;
      end
    end
  end

  assign offers = (phase == PHASE_DECLINING) | ((phase == PHASE_WALKING) & (stops | candidate));
  assign advances = !offers | out_ready | reset;

  always @* begin
    out_word = {back, counted, 16'd0};
    if (candidate) begin
      out_word = out_word | (32'd1 << ANSWER_CANDIDATE) | {20'd0, odd_standing, 6'd0} |
          {26'd0, odd_missing};
    end
    if (counted != 7'd1) begin
      out_word = out_word | (32'd1 << ANSWER_REPEATED);
    end
    if (cut & (last_pair | (phase == PHASE_DECLINING))) begin
      out_word = out_word | (32'd1 << ANSWER_CUT);
    end
    if (hopeless & !last_pair & !goes_on) begin
      out_word = out_word | (32'd1 << ANSWER_EARLY);
    end
  end

  assign out_valid = offers;
  assign out_last = (phase == PHASE_DECLINING) | stops;
  assign judging = (phase == PHASE_WALKING) & judged & advances;

  // Which of the pair is the newer; the squares that hold what moved.
  assign even_from_hit = on_even_from == even_held[HISTORY_PIECE +: 4];
  assign even_to_hit = on_even_to == even_held[HISTORY_PIECE +: 4];
  assign odd_from_hit = on_odd_from == odd_held[HISTORY_PIECE +: 4];
  assign odd_to_hit = on_odd_to == odd_held[HISTORY_PIECE +: 4];

  always @* begin
    new_pair = odd_held;
    new_from_hit = odd_from_hit;
    new_to_hit = odd_to_hit;
    old_pair = even_held;
    old_from_hit = even_from_hit;
    old_to_hit = even_to_hit;
    if (head[0]) begin
      new_pair = even_held;
      new_from_hit = even_from_hit;
      new_to_hit = even_to_hit;
      old_pair = odd_held;
      old_from_hit = odd_from_hit;
      old_to_hit = odd_to_hit;
    end
  end

  // The paper's four cases: 1 starts a journey, 2 ends one; 3 and 4 change nothing.
  always @* begin
    new_change = 6'd0;
    if (new_to_hit & !new_from_hit) begin
      new_change = 6'd1;
    end
    if (!new_to_hit & new_from_hit) begin
      new_change = 6'd63;
    end
  end

  always @* begin
    old_change = 6'd0;
    if (old_to_hit & !old_from_hit) begin
      old_change = 6'd1;
    end
    if (!old_to_hit & old_from_hit) begin
      old_change = 6'd63;
    end
  end

  always @* begin
    new_missing = 6'd0;
    new_standing = 6'd0;
    if (new_to_hit) begin
      new_missing = new_pair[HISTORY_TO +: 6];
    end else begin
      new_standing = new_pair[HISTORY_TO +: 6];
    end
    if (new_from_hit) begin
      new_missing = new_missing ^ new_pair[HISTORY_FROM +: 6];
    end else begin
      new_standing = new_standing ^ new_pair[HISTORY_FROM +: 6];
    end
  end

  always @* begin
    old_missing = 6'd0;
    old_standing = 6'd0;
    if (old_to_hit) begin
      old_missing = old_pair[HISTORY_TO +: 6];
    end else begin
      old_standing = old_pair[HISTORY_TO +: 6];
    end
    if (old_from_hit) begin
      old_missing = old_missing ^ old_pair[HISTORY_FROM +: 6];
    end else begin
      old_standing = old_standing ^ old_pair[HISTORY_FROM +: 6];
    end
  end

  // The next pair to read; when the walk is over, the newest moves, to stand ready.
  assign moving = !reset & (start | (phase == PHASE_WALKING) | (phase == PHASE_DECLINING));

  always @* begin
    at = head[8:1] - 8'd1;
    if (moving) begin
      at = address;
    end
  end

  assign odd_address = at;

  always @* begin
    even_address = at;
    if (head[0]) begin
      even_address = at + 8'd1;
    end
  end

  always @(posedge clock) begin
    if (advances) begin
      address <= at - 8'd1;
      even_held <= even;
      odd_held <= odd;
      odd_displaced <= displaced + new_change;
      odd_standing <= standing ^ new_standing;
      odd_missing <= missing ^ new_missing;
      odd_colours <= colours ^ (new_pair[HISTORY_COLOUR] & (new_to_hit != new_from_hit));
      displaced <= displaced + new_change + old_change;
      standing <= standing ^ new_standing ^ old_standing;
      missing <= missing ^ new_missing ^ old_missing;
      colours <= colours ^ (new_pair[HISTORY_COLOUR] & (new_to_hit != new_from_hit)) ^
          (old_pair[HISTORY_COLOUR] & (old_to_hit != old_from_hit));
      pairs <= pairs - 8'd1;
      distance <= distance + 9'd2;
      judged <= 1'b1;
      count <= counted;
      nearest <= back;
    end
    case (phase)
      PHASE_WALKING: begin
        if (stops & out_ready) begin
          phase <= PHASE_FLUSHING;
        end
      end
      PHASE_DECLINING: begin
        if (out_ready) begin
          phase <= PHASE_FLUSHING;
        end
      end
      PHASE_FLUSHING: begin
        if (drained) begin
          phase <= PHASE_IDLE;
        end
      end
      default: begin
      end
    endcase
    if (start) begin
      stops_first <= first;
      asks_near <= near;
      goes_on <= whole;
      pairs <= reversible[8:1];
      half <= near & reversible[0];
      if (near & reversible[0]) begin
        pairs <= reversible[8:1] + 8'd1;
      end
      judged <= 1'b0;
      displaced <= 6'd0;
      standing <= 6'd0;
      missing <= 6'd0;
      colours <= 1'b0;
      distance <= 9'd0;
      count <= 7'd1;
      nearest <= 9'd0;
      // Below four plies nothing can repeat, and no move can repeat below three.
      phase <= PHASE_WALKING;
      if ((reversible < 9'd3) | ((reversible == 9'd3) & !near)) begin
        phase <= PHASE_DECLINING;
      end
    end
    if (reset) begin
      phase <= PHASE_IDLE;
    end
  end

  assign step = advances;
  assign idle = phase == PHASE_IDLE;

  initial begin
    phase = 2'd0;
    stops_first = 1'b0;
    asks_near = 1'b0;
    goes_on = 1'b0;
    half = 1'b0;
    judged = 1'b0;
    colours = 1'b0;
    odd_colours = 1'b0;
    address = 8'd0;
    pairs = 8'd0;
    even_held = 16'd0;
    odd_held = 16'd0;
    displaced = 6'd0;
    standing = 6'd0;
    missing = 6'd0;
    odd_displaced = 6'd0;
    odd_standing = 6'd0;
    odd_missing = 6'd0;
    distance = 9'd0;
    nearest = 9'd0;
    count = 7'd0;
  end

  // What nothing here reads.
  wire unused = &{1'b0, new_pair[14:12], old_pair[14:12]};
endmodule

// A ready/valid register for answer words of so many bits.
module fpgambit_soc_stream_2 (
    input  wire        clock,      // Clock
    input  wire        reset,      // Synchronous reset
    input  wire        in_valid,   // There is a word
    input  wire [31:0] in_word,    // The word
    input  wire        in_last,    // None follows
    output wire        in_ready,   // It is taken in
    output wire        out_valid,  // A word is offered
    input  wire        out_ready,  // The sink takes it
    output wire [31:0] out_word,   // The word
    output wire        out_last,   // It is the last
    output wire        drained     // The last leaves now
);

  reg         offered;
  reg         offered_last;
  reg  [31:0] offered_word;

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
    offered_word = 32'd0;
  end
endmodule

// Pointers of a queue of 256 words in a memory: a unit's words go in at its own speed, whatever the
// line's is.
module fpgambit_soc_queue (
    input  wire       clock,          // Clock
    input  wire       clear,          // Forget all
    input  wire       push_valid,     // A word is there
    input  wire       push_last,      // None follows
    output wire       push_ready,     // It is taken in
    input  wire       pop,            // The oldest word is no longer needed
    output wire       there,          // There is one
    output wire       ended,          // The last has gone in and out
    output wire       write,          // Write the word
    output wire [7:0] write_address,  // Where
    output wire [7:0] read_address    // Which word to read
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

// Chooses a result word by command and place, and counts what only the link knows.
module fpgambit_soc_results (
    input  wire        clock,         // Clock
    input  wire        reset,         // Synchronous reset: counts from 0
    input  wire        passed,        // A frame has passed
    input  wire        broken,        // A frame was dropped
    input  wire [31:0] clock_hz,      // The clock's frequency
    input  wire [31:0] identity,      // Of the build
    input  wire [15:0] move_cycles,   // Clocks of the generation
    input  wire [15:0] visited,       // Squares it visited
    input  wire [15:0] query_cycles,  // Clocks of the query
    input  wire [15:0] steps,         // Its steps
    input  wire [8:0]  held,          // Moves kept
    input  wire [8:0]  reversible,    // Reversible ones
    input  wire [15:0] units,         // The units there are
    input  wire        annex,         // The command is the annex'
    input  wire [31:0] annex_word,    // Its result
    input  wire [3:0]  annex_last,    // The last byte's number
    input  wire [3:0]  class_,        // The command's high nibble
    input  wire [3:0]  system,        // Its low nibble
    input  wire [1:0]  place,         // Which word
    output reg  [31:0] word,          // The word
    output reg  [3:0]  last,          // The last byte's number
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
      // No move, which ends the moves, then clocks; then squares.
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

// Knows session, sequence number and check of the request answered last, and so what is a repeat
// and what is new.
module fpgambit_soc_interpreter (
    input  wire        clock,                  // Clock
    input  wire        reset,                  // Synchronous reset: no session
    input  wire        frame,                  // A frame is there
    input  wire [8:0]  length,                 // Its bytes
    output reg         release_,               // It is no longer needed
    output wire [8:0]  request_address,        // Which byte of it to read
    input  wire [7:0]  request_byte,           // The byte asked for in the clock before
    output reg         begin_,                 // Begin an answer
    output wire        refusal,                // It is a refusal
    output reg         again,                  // Send the answer again
    output reg         byte_valid,             // A byte of the answer is there
    input  wire        byte_ready,             // It is taken in
    output reg  [7:0]  byte_,                  // The byte
    input  wire        full,                   // No room for results
    output reg         finish,                 // That was the last
    input  wire        sent,                   // Nothing is being sent
    output wire        unit_reset,             // Reset the units
    output wire [3:0]  address,                // Which word of the board image
    output wire [31:0] word,                   // That word; a record of a move is in the upper 24
                                               // bits
    output wire        load_movegen,           // A word for the generator
    input  wire        load_movegen_ready,     // It is taken
    output wire        load_repetition,        // A word for the repetition unit
    input  wire        load_repetition_ready,  // It is taken; the unit is idle
    output wire        start,                  // Begin a generation
    input  wire        start_ready,            // It begins
    output wire        push,                   // Play a move
    input  wire        push_ready,             // It is played
    output wire        pop,                    // Take the newest back
    input  wire        pop_ready,              // There is one
    output wire        query,                  // Begin a query
    input  wire        query_ready,            // It begins
    output wire        annex,                  // Have the annex do the command
    input  wire        annex_known,            // There is an annex, and it is one of its commands
    input  wire        annex_ready,            // It is done, or its answer begins to come
    input  wire        annex_fails,            // There is no move to take back
    output wire [7:0]  opcode,                 // The command
    output wire        moves,                  // It is for moves
    output reg         clear,                  // Forget the queue's words
    input  wire        there,                  // A word is in the queue
    input  wire        ended,                  // The last went through it
    input  wire [31:0] queue_word,             // The oldest
    output reg         take,                   // It is taken out
    output wire [1:0]  place,                  // Which result word
    input  wire [31:0] result,                 // That word
    input  wire [3:0]  last                    // The last byte's number
);

  localparam [3:0] COMMAND_ATTACK = 4'd7;
  localparam [1:0] COMMAND_BIT_BACK = 2'd3;
  localparam [1:0] COMMAND_BIT_TIMED = 2'd2;
  localparam [3:0] COMMAND_GAME = 4'd4;
  localparam [3:0] COMMAND_LOAD_MOVEGEN = 4'd1;
  localparam [3:0] COMMAND_LOAD_REPETITION = 4'd2;
  localparam [3:0] COMMAND_MAKE = 4'd6;
  localparam [3:0] COMMAND_MOVES = 4'd3;
  localparam [3:0] COMMAND_QUERY = 4'd5;
  localparam [3:0] COMMAND_SEARCH_SETTING = 4'd10;
  localparam [3:0] COMMAND_SYSTEM = 4'd0;
  localparam [3:0] COMMAND_TABLEBASE = 4'd9;
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
        // What none of these is, is no command.
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
            // Making a move and beginning to count or search have no result.
            phase_next = PHASE_FETCHING;
            if (class_ == COMMAND_ATTACK) begin
              phase_next = PHASE_STREAMING;
            end else if ((class_ == COMMAND_TABLEBASE) | (low == PERFT_COMMAND_PROGRESS)) begin
              phase_next = PHASE_REPORTING;
            end
            if (annex_fails) begin
              outcome_next = STATUS_NO_MOVE;
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
            // The word of a position without moves says nothing.
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
    // Results that have no room are left out.
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

  // What the units are told changes at once, or event simulators go round between us and their
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

// Writes a frame into a memory in COBS, behind it its check, and sends it between two zeros.
module fpgambit_soc_sender (
    input  wire        clock,          // Clock
    input  wire        reset,          // Synchronous reset: idle
    input  wire        begin_,         // Begins a frame
    input  wire        refusal,        // It goes behind the answer, which stays
    input  wire        byte_valid,     // The frame's next byte is there
    output wire        byte_ready,     // It is taken in
    input  wire [7:0]  byte_,          // The byte
    output wire        full,           // No room for results
    input  wire        finish,         // That was the last: the check is added and the frame sent
    input  wire        again,          // The answer is sent once more
    output wire        idle,           // Nothing is being sent
    output wire        crc_clear,      // The check begins anew
    output reg         crc_step,       // It takes the byte in
    input  wire [31:0] crc_register,   // The check so far
    output reg         write,          // Write into the memory
    output reg  [9:0]  write_address,  // Where
    output reg  [7:0]  write_byte,     // What
    output wire [9:0]  read_address,   // Which byte to read
    input  wire [7:0]  read_byte,      // The byte asked for in the clock before
    output wire        out_valid,      // A byte is offered
    input  wire        out_ready,      // The sink takes it
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

  // The byte to write: the frame's, or the check's, lowest first.
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
        // A full block: its code goes to its beginning, and a new one begins.
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
