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

`default_nettype wire
