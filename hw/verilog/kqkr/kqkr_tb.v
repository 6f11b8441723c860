// kqkr_tb: a bench of fpgambit_kqkr that checks itself.
//
// SPDX-License-Identifier: MIT OR Apache-2.0
//
// Generated: do not edit. Made by: fpgambit export --unit kqkr --build compact --out DIR
//
// Run in this folder, which holds the memory files:
//
//   $ verilator --binary --timing -CFLAGS -std=c++20 --top-module kqkr_tb kqkr_tb.v kqkr.v && ./obj_dir/Vkqkr_tb
//   $ iverilog -g2012 -s kqkr_tb -o kqkr_tb.vvp kqkr_tb.v kqkr.v && vvp -n kqkr_tb.vvp
//
// It prints a line that begins with PASS or FAIL; the exit status is not 0 after FAIL. With +vcd it records a waveform.
//
// For each position the vectors hold {7'd0, won, king[5:0], other[5:0], queen[5:0], rook[5:0]}. All are asked one after the
// other with answer_ready high; some are broken off by a reset; and all are asked again with gaps, and with answer_ready
// going up and down by chance.
// Sums over the memory files tell when an entry of them was changed.

`default_nettype none

module kqkr_tb;
    localparam integer POSITIONS = 3600;
    localparam integer WORDS = 3600;
    localparam [31:0] VECTORS_SUM = 32'hb20d5fe4;
    localparam integer REPORTED_ERRORS = 16;

    reg [31:0] vectors [0:WORDS-1];

    reg clock;
    reg reset;
    reg query_valid;
    reg [5:0] query_king;
    reg [5:0] query_other;
    reg [5:0] query_queen;
    reg [5:0] query_rook;
    reg answer_ready;
    wire query_ready;
    wire answer_valid;
    wire answer_won;
    wire [15:0] cycles;

    fpgambit_kqkr dut (
        .clock(clock),
        .reset(reset),
        .query_valid(query_valid),
        .query_king(query_king),
        .query_other(query_other),
        .query_queen(query_queen),
        .query_rook(query_rook),
        .answer_ready(answer_ready),
        .query_ready(query_ready),
        .answer_valid(answer_valid),
        .answer_won(answer_won),
        .cycles(cycles)
    );

    integer errors;
    integer words;
    integer clocks;
    integer entry;
    reg [31:0] sum;
    reg [31:0] chance;
    // What is offered stays until it is taken.
    reg answer_waits;
    reg answer_waiting;

    localparam integer LATENCY = 3;
    localparam integer LONGEST_CLOCKS = 100 * WORDS;

    integer sent;
    integer taken;

    // A cycle is: set inputs, settle, read outputs, edge.
    task settle;
        #4;
    endtask

    task edge_of_clock;
        begin
            if (answer_valid !== 1'b0 && answer_valid !== 1'b1) begin
                mistake;
                $display("    answer_valid is %b", answer_valid);
            end
            if (answer_waits && (answer_valid !== 1'b1 || {answer_won} !== answer_waiting)) begin
                mistake;
                $display("    %h of answer was not taken, yet it does not stay", answer_waiting);
            end
            answer_waits = answer_valid && !answer_ready && !reset;
            answer_waiting = {answer_won};
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
            if (errors <= REPORTED_ERRORS) begin
                $write("error %0d, clock %0d: ", errors, clocks);
                $display("%0d sent, %0d taken", sent, taken);
            end
        end
    endtask

    // FNV-1a, a word at a time: one word changed always changes the sum.
    task sum_up(input [31:0] word);
        sum = (sum ^ word) * 32'h0100_0193;
    endtask

    task reset_unit;
        begin
            reset = 1'b1;
            settle;
            edge_of_clock;
            reset = 1'b0;
            settle;
        end
    endtask

    // All positions, in order.
    task run(input stalled);
        integer begun;
        begin
            sent = 0;
            taken = 0;
            begun = clocks;
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
                if (answer_valid === 1'b1 && answer_ready) begin
                    if (taken >= sent || answer_won !== vectors[taken][24]) begin
                        mistake;
                        $display("    answer %b to %h", answer_won, vectors[taken]);
                    end
                    taken = taken + 1;
                    words = words + 1;
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

    task check_memory;
        begin
            sum = 32'h811c_9dc5;
            for (entry = 0; entry < 1024; entry = entry + 1) sum_up({22'd0, dut.pairs.words[entry]});
            if (sum !== 32'h3b7f11a6) begin
                mistake;
                $display("    kqkr_pairs.mem sums up to %h, expected %h: it was changed", sum, 32'h3b7f11a6);
            end
            sum = 32'h811c_9dc5;
            for (entry = 0; entry < 118272; entry = entry + 1) sum_up({16'd0, dut.rom.words[entry]});
            if (sum !== 32'hed2ef150) begin
                mistake;
                $display("    kqkr_won.mem sums up to %h, expected %h: it was changed", sum, 32'hed2ef150);
            end
        end
    endtask

    task finish;
        if (errors == 0) begin
            $write("PASS kqkr: ");
            $display("%0d positions, %0d answers, %0d clocks", POSITIONS, words, clocks);
            $finish;
        end else begin
            $display("FAIL kqkr: %0d errors", errors);
            $fatal(1);
        end
    endtask

    initial begin
        $readmemh("kqkr_vectors.mem", vectors);
        if ($test$plusargs("vcd")) begin
            $dumpfile("kqkr_tb.vcd");
            $dumpvars(0, kqkr_tb);
        end
        errors = 0;
        words = 0;
        clocks = 0;
        chance = 32'h1989_1989;
        answer_waits = 1'b0;
        clock = 1'b0;
        reset = 1'd0;
        query_valid = 1'd0;
        query_king = 6'd0;
        query_other = 6'd0;
        query_queen = 6'd0;
        query_rook = 6'd0;
        answer_ready = 1'd0;
        sent = 0;
        taken = 0;
        reset_unit;
        check_memory;
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
        finish;
    end
endmodule

`default_nettype wire
