// kqkr_tb: a bench of fpgambit_kqkr that checks itself.
//
// SPDX-License-Identifier: MIT OR Apache-2.0
//
// Generated: do not edit. Made by: @COMMAND@
//
// Run in this folder, which holds the memory files:
//
//   $ verilator --binary --timing -CFLAGS -std=c++20 --top-module kqkr_tb kqkr_tb.v kqkr.v && ./obj_dir/Vkqkr_tb
//   $ iverilog -g2012 -s kqkr_tb -o kqkr_tb.vvp kqkr_tb.v kqkr.v && vvp -n kqkr_tb.vvp
//
// It prints one line that begins with PASS or FAIL; the exit status is not 0 after FAIL.
//
// kqkr_vectors.mem holds @POSITIONS@ positions and whether they are won. They are put twice: one a clock, when an answer
// must come every clock from the fourth on and cycles count them, and with queries and answer_ready going up and down by
// chance, when the same answers must come in the same order and hold while they wait. Queries that a reset finds under
// way must vanish. Sums over the memory files tell when an entry of them was changed.

`default_nettype none

module kqkr_tb;
    localparam integer POSITIONS = @POSITIONS@;
    localparam integer WORDS = @WORDS@;
    localparam [31:0] VECTORS_SUM = 32'h@VECTORS_SUM@;
    localparam integer LATENCY = 3;
    localparam integer LONGEST_CLOCKS = 100 * WORDS;
    localparam integer REPORTED_ERRORS = 16;

    // For each position {7'd0, won, king[5:0], other[5:0], queen[5:0], rook[5:0]}.
    reg [31:0] vectors [0:WORDS-1];

    reg clock;
    reg reset;
    reg query_valid;
    wire query_ready;
    reg [5:0] query_king;
    reg [5:0] query_other;
    reg [5:0] query_queen;
    reg [5:0] query_rook;
    wire answer_valid;
    reg answer_ready;
    wire answer_won;
    wire [15:0] cycles;

    fpgambit_kqkr dut (
        .clock(clock),
        .reset(reset),
        .query_valid(query_valid),
        .query_ready(query_ready),
        .query_king(query_king),
        .query_other(query_other),
        .query_queen(query_queen),
        .query_rook(query_rook),
        .answer_valid(answer_valid),
        .answer_ready(answer_ready),
        .answer_won(answer_won),
        .cycles(cycles)
    );

    integer errors;
    integer answers;
    integer clocks;
    integer sent;
    integer taken;
    reg [31:0] sum;
    reg [31:0] chance;

    // A cycle is: set inputs, settle, read outputs, edge.
    task settle;
        #4;
    endtask

    task edge_of_clock;
        begin
            #1 clock = 1'b1;
            #5 clock = 1'b0;
            clocks = clocks + 1;
            // 32-bit LFSR, taps 32, 22, 2, 1.
            chance = {chance[30:0], chance[31] ^ chance[21] ^ chance[1] ^ chance[0]};
        end
    endtask

    task mistake;
        begin
            errors = errors + 1;
            if (errors <= REPORTED_ERRORS)
                $display("error %0d: %0d sent, %0d taken, clock %0d:", errors, sent, taken, clocks);
        end
    endtask

    // FNV-1a, a word at a time: one word changed always changes the sum.
    task sum_up(input [31:0] word);
        sum = (sum ^ word) * 32'h0100_0193;
    endtask

    // All positions, in order.
    task run(input stalled);
        integer begun;
        reg waited;
        reg waiting_won;
        begin
            sent = 0;
            taken = 0;
            begun = clocks;
            waited = 1'b0;
            waiting_won = 1'b0;
            while (taken < WORDS && clocks - begun < LONGEST_CLOCKS) begin
                query_valid = sent < WORDS && (!stalled || chance[3]);
                {query_king, query_other, query_queen, query_rook} = vectors[sent < WORDS ? sent : 0][23:0];
                answer_ready = !stalled || chance[0];
                settle;
                if (query_ready !== (answer_ready || !answer_valid)) begin
                    mistake;
                    $display("    query_ready is %b with answer_valid %b, answer_ready %b", query_ready, answer_valid,
                             answer_ready);
                end
                if (waited && (answer_valid !== 1'b1 || answer_won !== waiting_won)) begin
                    mistake;
                    $display("    answer %b was not taken, yet it does not stay", waiting_won);
                end
                waited = answer_valid && !answer_ready;
                waiting_won = answer_won;
                if (answer_valid === 1'b1 && answer_ready) begin
                    if (taken >= sent || answer_won !== vectors[taken][24]) begin
                        mistake;
                        $display("    answer %b to %h", answer_won, vectors[taken]);
                    end
                    taken = taken + 1;
                    answers = answers + 1;
                end
                if (query_valid && query_ready) sent = sent + 1;
                edge_of_clock;
            end
            query_valid = 1'b0;
            if (taken != WORDS || (!stalled && clocks - begun != WORDS + LATENCY)) begin
                mistake;
                $display("    %0d answers to %0d queries in %0d clocks", taken, WORDS, clocks - begun);
            end
            settle;
            if (!stalled && {16'd0, cycles} !== WORDS + LATENCY) begin
                mistake;
                $display("    cycles is %0d after %0d queries one after the other", cycles, WORDS);
            end
        end
    endtask

    // Some queries enter, a reset comes, no answer must.
    task break_off(input integer number);
        integer left;
        begin
            answer_ready = 1'b0;
            query_valid = 1'b1;
            {query_king, query_other, query_queen, query_rook} = vectors[number][23:0];
            for (left = number % 6; left > 0; left = left - 1) begin
                settle;
                edge_of_clock;
            end
            reset = 1'b1;
            settle;
            if (query_ready !== 1'b0) begin
                mistake;
                $display("    query_ready is %b in reset", query_ready);
            end
            edge_of_clock;
            reset = 1'b0;
            query_valid = 1'b0;
            for (left = 0; left < 5; left = left + 1) begin
                settle;
                if (answer_valid !== 1'b0 || query_ready !== 1'b1) begin
                    mistake;
                    $display("    answer_valid %b, query_ready %b after a reset", answer_valid, query_ready);
                end
                edge_of_clock;
            end
        end
    endtask

    integer entry;

    initial begin
        $readmemh("kqkr_vectors.mem", vectors);
        if ($test$plusargs("vcd")) begin
            $dumpfile("kqkr_tb.vcd");
            $dumpvars(0, kqkr_tb);
        end
        errors = 0;
        answers = 0;
        clocks = 0;
        sent = 0;
        taken = 0;
        chance = 32'h1980_1022;
        clock = 1'b0;
        reset = 1'b1;
        query_valid = 1'b0;
        query_king = 6'd0;
        query_other = 6'd0;
        query_queen = 6'd0;
        query_rook = 6'd0;
        answer_ready = 1'b0;
        settle;
        edge_of_clock;
        reset = 1'b0;
@MEMORY_CHECK@
        sum = 32'h811c_9dc5;
        for (entry = 0; entry < WORDS; entry = entry + 1) sum_up(vectors[entry]);
        if (sum !== VECTORS_SUM) begin
            mistake;
            $display("    kqkr_vectors.mem sums up to %h, expected %h: it was changed", sum, VECTORS_SUM);
        end else begin
            run(1'b0);
            for (entry = 0; entry < 60; entry = entry + 1) break_off(entry);
            run(1'b1);
        end
        if (errors == 0) begin
            $display("PASS kqkr: %0d positions, %0d answers, %0d clocks", POSITIONS, answers, clocks);
            $finish;
        end else begin
            $display("FAIL kqkr: %0d errors", errors);
            $fatal(1);
        end
    end
endmodule

`default_nettype wire
