// popcount_tb: a bench of fpgambit_popcount that checks itself.
//
// SPDX-License-Identifier: MIT OR Apache-2.0
//
// Generated: do not edit. Made by: fpgambit export --unit popcount --build compact --out DIR
//
// Run in this folder, which holds the memory files:
//
//   $ verilator --binary --timing -CFLAGS -std=c++20 --top-module popcount_tb popcount_tb.v popcount.v && ./obj_dir/Vpopcount_tb
//   $ iverilog -g2012 -s popcount_tb -o popcount_tb.vvp popcount_tb.v popcount.v && vvp -n popcount_tb.vvp
//
// It prints a line that begins with PASS or FAIL; the exit status is not 0 after FAIL. With +vcd it records a waveform.
//
// For each bitboard the vectors hold {25'd0, count} and its two halves. All are put one after the other with count_ready
// high, and again with gaps and with count_ready going up and down by chance.
// Sums over the memory files tell when an entry of them was changed.

`default_nettype none

module popcount_tb;
    localparam integer POSITIONS = 65;
    localparam integer WORDS = 195;
    localparam [31:0] VECTORS_SUM = 32'hb393fd01;
    localparam integer REPORTED_ERRORS = 16;

    reg [31:0] vectors [0:WORDS-1];

    reg clock;
    reg reset;
    reg board_valid;
    reg [31:0] board_half_0;
    reg [31:0] board_half_1;
    reg count_ready;
    wire board_ready;
    wire count_valid;
    wire [6:0] count_squares;

    fpgambit_popcount dut (
        .clock(clock),
        .reset(reset),
        .board_valid(board_valid),
        .board_half_0(board_half_0),
        .board_half_1(board_half_1),
        .count_ready(count_ready),
        .board_ready(board_ready),
        .count_valid(count_valid),
        .count_squares(count_squares)
    );

    integer errors;
    integer words;
    integer clocks;
    integer entry;
    reg [31:0] sum;
    reg [31:0] chance;
    // What is offered stays until it is taken.
    reg count_waits;
    reg [6:0] count_waiting;

    localparam integer CASES = WORDS / 3;

    integer sent;
    integer taken;

    // A cycle is: set inputs, settle, read outputs, edge.
    task settle;
        #4;
    endtask

    task edge_of_clock;
        begin
            if (count_valid !== 1'b0 && count_valid !== 1'b1) begin
                mistake;
                $display("    count_valid is %b", count_valid);
            end
            if (count_waits && (count_valid !== 1'b1 || {count_squares} !== count_waiting)) begin
                mistake;
                $display("    %h of count was not taken, yet it does not stay", count_waiting);
            end
            count_waits = count_valid && !count_ready && !reset;
            count_waiting = {count_squares};
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

    // All bitboards, in order.
    task run(input stalled);
        integer begun;
        begin
            sent = 0;
            taken = 0;
            begun = clocks;
            while (taken < CASES && clocks - begun < 100 * CASES) begin
                board_valid = sent < CASES && (!stalled || chance[3]);
                board_half_0 = vectors[sent < CASES ? 3 * sent + 1 : 0];
                board_half_1 = vectors[sent < CASES ? 3 * sent + 2 : 0];
                count_ready = !stalled || chance[0];
                settle;
                if (count_valid === 1'b1 && count_ready) begin
                    if (taken >= sent || {25'd0, count_squares} !== vectors[3 * taken]) begin
                        mistake;
                        $display("    %0d squares, %0d are right", count_squares, vectors[3 * taken]);
                    end
                    taken = taken + 1;
                    words = words + 1;
                end
                if (board_valid && board_ready) sent = sent + 1;
                edge_of_clock;
            end
            board_valid = 1'b0;
            if (taken != CASES || (!stalled && clocks - begun != CASES + 1)) begin
                mistake;
                $display("    %0d counts of %0d bitboards in %0d clocks", taken, CASES, clocks - begun);
            end
        end
    endtask



    task finish;
        if (errors == 0) begin
            $write("PASS popcount: ");
            $display("%0d bitboards, %0d counts, %0d clocks", POSITIONS, words, clocks);
            $finish;
        end else begin
            $display("FAIL popcount: %0d errors", errors);
            $fatal(1);
        end
    endtask

    initial begin
        $readmemh("popcount_vectors.mem", vectors);
        if ($test$plusargs("vcd")) begin
            $dumpfile("popcount_tb.vcd");
            $dumpvars(0, popcount_tb);
        end
        errors = 0;
        words = 0;
        clocks = 0;
        chance = 32'h1989_1989;
        count_waits = 1'b0;
        clock = 1'b0;
        reset = 1'd0;
        board_valid = 1'd0;
        board_half_0 = 32'd0;
        board_half_1 = 32'd0;
        count_ready = 1'd0;
        sent = 0;
        taken = 0;
        reset_unit;

        sum = 32'h811c_9dc5;
        for (entry = 0; entry < WORDS; entry = entry + 1) sum_up(vectors[entry]);
        if (sum !== VECTORS_SUM) begin
            mistake;
            $display("    popcount_vectors.mem sums up to %h, expected %h: it was changed", sum, VECTORS_SUM);
        end else begin
            run(1'b0);
            run(1'b1);
        end
        finish;
    end
endmodule

`default_nettype wire
