// fpgambit_chains: chess repetition with AXON's chains
//
// SPDX-License-Identifier: MIT OR Apache-2.0
//
// Push the moves of a game or of a search's line, and ask whether the position has occurred before.
// Moves are taken back one by one, and for each piece that has moved there is a chain: where it
// stood in the position reached, and where it stands in the examined one. When no chain is open and
// the same side is to move, the position is repeated (Vuckovic and Vidanovic, 2007, section 5, with
// chains of like pieces joined end to end, so that cycles of any length close). Nothing is taken
// back from the first irreversible move on, and none below four plies.
//
// The ports are those of fpgambit_repetition, which can stand in its place; here load_word and
// load_address, push_promotion and query_mode [2:1] are of no use, a load does nothing but begin a
// new history, and no moves that repeat are named. steps counts moves.
//
// Flags of a record: [0] pawn move, [1] capture, [2] castling, [3] anything else after which the
// position before cannot come again: a promotion, a castling right lost, any move where an en
// passant capture was legal, a null move (whose other bits are 0). Each makes the move
// irreversible.
//
// Answer, one word: [13] repeated, [31:23] plies back to the nearest, [22:16] how often the
// position has occurred, this time included, up to 127; [14] older moves than the last 510 were
// dropped and might hold more; [15] the walk ended before the last reversible move. A query that
// ends at the nearest repetition counts up to 2.
//
// Latency: 2 clocks, and 3 for each reversible move and one more for each chain open then. A load
// takes 1 clock, a push or pop 2.
//
// Nothing is taken in a cycle with reset. cycles and steps count modulo 65,536.
//
// Generated: do not edit. Made by:
//   fpgambit export --unit chains --build compact --out DIR

`default_nettype none

module fpgambit_chains (
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

  localparam [4:0] CHAIN_HISTORY_IRREVERSIBLE = 5'd16;
  localparam [4:0] CHAIN_HISTORY_REVERSIBLE = 5'd17;
  localparam [1:0] MODE_FIRST = 2'd0;

  wire        history_read;
  wire [25:0] history_read_word_0;
  wire [15:0] list_read_word_0;
  wire        request_arbiter_free;
  wire        request_arbiter_load;
  wire        request_arbiter_push;
  wire        request_arbiter_pop;
  wire        request_arbiter_start;
  wire        history_pointers_was_irreversible;
  wire [8:0]  history_pointers_was_reversible;
  wire [8:0]  history_pointers_head;
  wire        history_pointers_cut;
  wire        history_pointers_side;
  wire [25:0] record_packer_history_word;
  wire        record_packer_irreversible;
  wire        record_packer_idle;
  wire        chain_updater_first;
  wire        chain_updater_read;
  wire [8:0]  chain_updater_wanted;
  wire [4:0]  chain_updater_looks_at;
  wire        chain_updater_write;
  wire [4:0]  chain_updater_place;
  wire [15:0] chain_updater_link;
  wire        chain_updater_out_valid;
  wire [31:0] chain_updater_out_word;
  wire        chain_updater_judging;
  wire        chain_updater_idle;
  wire        stream_in_ready;
  wire        stream_drained;
  wire        cycle_counter_running;

  fpgambit_chains_history history (
      .clock(clock),
      .write(request_arbiter_push),
      .write_address(history_pointers_head),
      .write_word(record_packer_history_word),
      .read(history_read),
      .read_address_0(chain_updater_wanted),
      .read_word_0(history_read_word_0)
  );

  fpgambit_chains_list list (
      .clock(clock),
      .write(chain_updater_write),
      .write_address(chain_updater_place),
      .write_word(chain_updater_link),
      .read(1'b1),
      .read_address_0(chain_updater_looks_at),
      .read_word_0(list_read_word_0)
  );

  fpgambit_chains_request_arbiter request_arbiter (
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

  fpgambit_chains_history_pointers history_pointers (
      .clock(clock),
      .clear(request_arbiter_load),
      .set_side(1'b0),
      .black(1'b0),
      .append(request_arbiter_push),
      .irreversible(record_packer_irreversible),
      .pop(request_arbiter_pop),
      .was_irreversible(history_pointers_was_irreversible),
      .was_reversible(history_pointers_was_reversible),
      .head(history_pointers_head),
      .held(held),
      .reversible(reversible),
      .cut(history_pointers_cut),
      .side(history_pointers_side)
  );

  fpgambit_chains_record_packer record_packer (
      .clock(clock),
      .push(request_arbiter_push),
      .record(push_record),
      .pop(request_arbiter_pop),
      .reversible(reversible),
      .history_word(record_packer_history_word),
      .irreversible(record_packer_irreversible),
      .idle(record_packer_idle)
  );

  fpgambit_chains_chain_updater chain_updater (
      .clock(clock),
      .reset(reset),
      .start(request_arbiter_start),
      .first(chain_updater_first),
      .head(history_pointers_head),
      .reversible(reversible),
      .cut(history_pointers_cut),
      .record(history_read_word_0[15:0]),
      .chain(list_read_word_0),
      .out_ready(stream_in_ready),
      .drained(stream_drained),
      .read(chain_updater_read),
      .wanted(chain_updater_wanted),
      .looks_at(chain_updater_looks_at),
      .write(chain_updater_write),
      .place(chain_updater_place),
      .link(chain_updater_link),
      .out_valid(chain_updater_out_valid),
      .out_word(chain_updater_out_word),
      .judging(chain_updater_judging),
      .idle(chain_updater_idle)
  );

  fpgambit_chains_stream stream (
      .clock(clock),
      .reset(reset),
      .in_valid(chain_updater_out_valid),
      .in_word(chain_updater_out_word),
      .in_last(1'b1),
      .in_ready(stream_in_ready),
      .out_valid(answer_valid),
      .out_ready(answer_ready),
      .out_word(answer_word),
      .out_last(answer_last),
      .drained(stream_drained)
  );

  fpgambit_chains_cycle_counter cycle_counter (
      .clock(clock),
      .start(request_arbiter_start),
      .running(cycle_counter_running),
      .step(chain_updater_judging),
      .cycles(cycles),
      .steps(steps)
  );

  assign request_arbiter_free = record_packer_idle & chain_updater_idle & !reset;
  assign history_pointers_was_irreversible = history_read_word_0[CHAIN_HISTORY_IRREVERSIBLE];
  assign history_pointers_was_reversible = history_read_word_0[CHAIN_HISTORY_REVERSIBLE +: 9];
  assign history_read = chain_updater_read & !request_arbiter_push;
  assign chain_updater_first = query_mode[MODE_FIRST];
  assign cycle_counter_running = !chain_updater_idle;

  // What nothing here reads.
  wire unused = &{1'b0, load_address, load_word, push_promotion, query_mode[2:1],
      history_pointers_side};
endmodule

`default_nettype wire
