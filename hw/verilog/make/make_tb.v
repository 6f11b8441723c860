// make_tb: a bench of fpgambit_make that checks itself.
//
// SPDX-License-Identifier: MIT OR Apache-2.0
//
// Generated: do not edit. Made by: fpgambit export --unit make --build compact --out DIR
//
// Run in this folder, which holds the memory files:
//
//   $ verilator --binary --timing -CFLAGS -std=c++20 --top-module make_tb make_tb.v make.v && ./obj_dir/Vmake_tb
//   $ iverilog -g2012 -s make_tb -o make_tb.vvp make_tb.v make.v && vvp -n make_tb.vvp
//
// It prints a line that begins with PASS or FAIL; the exit status is not 0 after FAIL. With +vcd it records a waveform.
//
// For each move the vectors hold nine words of the board before, {16'd0, move}, the undo record and nine words of the
// board after. All are made one after the other with board_ready high, then all are taken back; some are broken off by a
// reset; and both are done again with gaps, and with board_ready going up and down by chance.
// Sums over the memory files tell when an entry of them was changed.

`default_nettype none

module make_tb;
    localparam integer POSITIONS = 197;
    localparam integer WORDS = 8500;
    localparam [31:0] VECTORS_SUM = 32'h0174cb47;
    localparam integer REPORTED_ERRORS = 16;

    reg [31:0] vectors [0:WORDS-1];

    reg clock;
    reg reset;
    reg move_valid;
    reg move_back;
    reg [15:0] move_word;
    reg [22:0] move_undo;
    reg [31:0] move_rank_0;
    reg [31:0] move_rank_1;
    reg [31:0] move_rank_2;
    reg [31:0] move_rank_3;
    reg [31:0] move_rank_4;
    reg [31:0] move_rank_5;
    reg [31:0] move_rank_6;
    reg [31:0] move_rank_7;
    reg [31:0] move_state;
    reg board_ready;
    wire move_ready;
    wire board_valid;
    wire [31:0] board_rank_0;
    wire [31:0] board_rank_1;
    wire [31:0] board_rank_2;
    wire [31:0] board_rank_3;
    wire [31:0] board_rank_4;
    wire [31:0] board_rank_5;
    wire [31:0] board_rank_6;
    wire [31:0] board_rank_7;
    wire [31:0] board_state;
    wire [22:0] board_undo;
    wire [15:0] cycles;

    fpgambit_make dut (
        .clock(clock),
        .reset(reset),
        .move_valid(move_valid),
        .move_back(move_back),
        .move_word(move_word),
        .move_undo(move_undo),
        .move_rank_0(move_rank_0),
        .move_rank_1(move_rank_1),
        .move_rank_2(move_rank_2),
        .move_rank_3(move_rank_3),
        .move_rank_4(move_rank_4),
        .move_rank_5(move_rank_5),
        .move_rank_6(move_rank_6),
        .move_rank_7(move_rank_7),
        .move_state(move_state),
        .board_ready(board_ready),
        .move_ready(move_ready),
        .board_valid(board_valid),
        .board_rank_0(board_rank_0),
        .board_rank_1(board_rank_1),
        .board_rank_2(board_rank_2),
        .board_rank_3(board_rank_3),
        .board_rank_4(board_rank_4),
        .board_rank_5(board_rank_5),
        .board_rank_6(board_rank_6),
        .board_rank_7(board_rank_7),
        .board_state(board_state),
        .board_undo(board_undo),
        .cycles(cycles)
    );

    integer errors;
    integer words;
    integer clocks;
    integer entry;
    reg [31:0] sum;
    reg [31:0] chance;
    // What is offered stays until it is taken.
    reg board_waits;
    reg [310:0] board_waiting;

    localparam integer LATENCY = 3;
    localparam integer CASES = WORDS / 20;
    localparam integer LONGEST_CLOCKS = 100 * CASES;

    integer sent;
    integer taken;

    // A cycle is: set inputs, settle, read outputs, edge.
    task settle;
        #4;
    endtask

    task edge_of_clock;
        begin
            if (board_valid !== 1'b0 && board_valid !== 1'b1) begin
                mistake;
                $display("    board_valid is %b", board_valid);
            end
            if (board_waits && (board_valid !== 1'b1 || {board_rank_0, board_rank_1, board_rank_2, board_rank_3, board_rank_4, board_rank_5, board_rank_6, board_rank_7, board_state, board_undo} !== board_waiting)) begin
                mistake;
                $display("    %h of board was not taken, yet it does not stay", board_waiting);
            end
            board_waits = board_valid && !board_ready && !reset;
            board_waiting = {board_rank_0, board_rank_1, board_rank_2, board_rank_3, board_rank_4, board_rank_5, board_rank_6, board_rank_7, board_state, board_undo};
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

    // Drives the board at a place of the vectors, and the move of its case.
    task show(input integer number, input back);
        integer board;
        begin
            board = 20 * number + (back ? 11 : 0);
            move_back = back;
            move_word = vectors[20 * number + 9][15:0];
            move_undo = back ? vectors[20 * number + 10][22:0] : chance[22:0];
            move_rank_0 = vectors[board];
            move_rank_1 = vectors[board + 1];
            move_rank_2 = vectors[board + 2];
            move_rank_3 = vectors[board + 3];
            move_rank_4 = vectors[board + 4];
            move_rank_5 = vectors[board + 5];
            move_rank_6 = vectors[board + 6];
            move_rank_7 = vectors[board + 7];
            move_state = vectors[board + 8];
        end
    endtask

    // Holds what is offered to the other board of the case.
    task compare(input integer number, input back);
        integer board;
        begin
            board = 20 * number + (back ? 0 : 11);
            if (board_rank_0 !== vectors[board] || board_rank_1 !== vectors[board + 1] ||
                board_rank_2 !== vectors[board + 2] || board_rank_3 !== vectors[board + 3] ||
                board_rank_4 !== vectors[board + 4] || board_rank_5 !== vectors[board + 5] ||
                board_rank_6 !== vectors[board + 6] || board_rank_7 !== vectors[board + 7] ||
                board_state !== vectors[board + 8] ||
                board_undo !== (back ? 23'd0 : vectors[20 * number + 10][22:0])) begin
                mistake;
                $display("    move %h of case %0d, back %b: another board", vectors[20 * number + 9][15:0], number, back);
            end
        end
    endtask

    // All moves, in order.
    task run(input stalled, input back);
        integer begun;
        begin
            sent = 0;
            taken = 0;
            begun = clocks;
            while (taken < CASES && clocks - begun < LONGEST_CLOCKS) begin
                move_valid = sent < CASES && (!stalled || chance[3]);
                show(sent < CASES ? sent : 0, back);
                board_ready = !stalled || chance[0];
                settle;
                if (move_ready !== (board_ready || !board_valid)) begin
                    mistake;
                    $display("    move_ready is %b with board_valid %b, board_ready %b", move_ready, board_valid, board_ready);
                end
                if (board_valid === 1'b1 && board_ready) begin
                    if (taken >= sent) begin
                        mistake;
                        $display("    a board without a move");
                    end
                    compare(taken, back);
                    taken = taken + 1;
                    words = words + 1;
                end
                if (move_valid && move_ready) sent = sent + 1;
                edge_of_clock;
            end
            move_valid = 1'b0;
            if (taken != CASES || (!stalled && clocks - begun != CASES + LATENCY)) begin
                mistake;
                $display("    %0d boards of %0d moves in %0d clocks", taken, CASES, clocks - begun);
            end
            settle;
            if (!stalled && {16'd0, cycles} !== CASES + LATENCY) begin
                mistake;
                $display("    cycles is %0d after %0d moves one after the other", cycles, CASES);
            end
        end
    endtask

    // Some moves enter, a reset comes, no board must.
    task break_off(input integer number);
        integer left;
        begin
            board_ready = 1'b0;
            move_valid = 1'b1;
            show(number, number[0]);
            for (left = number % 6; left > 0; left = left - 1) begin
                settle;
                edge_of_clock;
            end
            reset = 1'b1;
            settle;
            if (move_ready !== 1'b0) begin
                mistake;
                $display("    move_ready is %b in reset", move_ready);
            end
            edge_of_clock;
            reset = 1'b0;
            move_valid = 1'b0;
            for (left = 0; left < 5; left = left + 1) begin
                settle;
                if (board_valid !== 1'b0 || move_ready !== 1'b1) begin
                    mistake;
                    $display("    board_valid %b, move_ready %b after a reset", board_valid, move_ready);
                end
                edge_of_clock;
            end
        end
    endtask



    task finish;
        if (errors == 0) begin
            $write("PASS make: ");
            $display("%0d positions, %0d boards, %0d clocks", POSITIONS, words, clocks);
            $finish;
        end else begin
            $display("FAIL make: %0d errors", errors);
            $fatal(1);
        end
    endtask

    initial begin
        $readmemh("make_vectors.mem", vectors);
        if ($test$plusargs("vcd")) begin
            $dumpfile("make_tb.vcd");
            $dumpvars(0, make_tb);
        end
        errors = 0;
        words = 0;
        clocks = 0;
        chance = 32'h1989_1989;
        board_waits = 1'b0;
        clock = 1'b0;
        reset = 1'd0;
        move_valid = 1'd0;
        move_back = 1'd0;
        move_word = 16'd0;
        move_undo = 23'd0;
        move_rank_0 = 32'd0;
        move_rank_1 = 32'd0;
        move_rank_2 = 32'd0;
        move_rank_3 = 32'd0;
        move_rank_4 = 32'd0;
        move_rank_5 = 32'd0;
        move_rank_6 = 32'd0;
        move_rank_7 = 32'd0;
        move_state = 32'd0;
        board_ready = 1'd0;
        sent = 0;
        taken = 0;
        reset_unit;

        sum = 32'h811c_9dc5;
        for (entry = 0; entry < WORDS; entry = entry + 1) sum_up(vectors[entry]);
        if (sum !== VECTORS_SUM) begin
            mistake;
            $display("    make_vectors.mem sums up to %h, expected %h: it was changed", sum, VECTORS_SUM);
        end else begin
            run(1'b0, 1'b0);
            run(1'b0, 1'b1);
            for (entry = 0; entry < 60; entry = entry + 1) break_off(entry);
            run(1'b1, 1'b0);
            run(1'b1, 1'b1);
        end
        finish;
    end
endmodule

`default_nettype wire
