// fpgambit_make_tb: self-checking test bench for fpgambit_make.
//
// SPDX-License-Identifier: MIT OR Apache-2.0
//
// Generated: do not edit. Made by: fpgambit export --unit make --build compact --out DIR
//
// Run in this folder:
//
//   $ verilator --binary --timing -CFLAGS -std=c++20 --top-module fpgambit_make_tb -f fpgambit_make.f fpgambit_make_tb.v && ./obj_dir/Vfpgambit_make_tb
//   $ iverilog -g2012 -s fpgambit_make_tb -o fpgambit_make_tb.vvp -f fpgambit_make.f fpgambit_make_tb.v && vvp -n fpgambit_make_tb.vvp
//
// It prints a line that begins with PASS or FAIL; after FAIL the exit status is nonzero. With +vcd it records a waveform.
//
// For each move the vectors contain nine words of the board before the move, {16'd0, move}, the undo record and nine words of the
// board after it. All moves are made back to back with board_ready high, then all are taken back; some are interrupted by a
// reset; one board waits for 131,060 clocks. Then both passes run again with gaps, with board_ready toggling at random, and with
// other pieces on the squares that the move leaves alone.
// Checksums over the memory files detect any changed entry.

`default_nettype none

module fpgambit_make_tb;
    localparam integer POSITIONS = 212;
    localparam integer WORDS = 13500;
    localparam [31:0] VECTORS_SUM = 32'h78cb7147;
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
    // An offered word must hold until it is accepted.
    reg board_waits;
    reg [310:0] board_waiting;

    localparam integer LATENCY = 3;
    localparam integer CASE_WORDS = 20;
    localparam integer CASES = WORDS / CASE_WORDS;
    localparam integer ROUNDS = 1;

    reg back;
    reg [31:0] noise;

    wire in_ready = move_ready;
    wire out_valid = board_valid;
    wire has_room = board_ready || !board_valid;
    localparam integer ASKED = ROUNDS * CASES;
    localparam integer LONGEST_CLOCKS = 100 * ASKED;

    integer sent;
    integer taken;
    reg [15:0] counted;

    // One cycle: set inputs, settle, read outputs, clock edge.
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
                $display("    %h of board changed before it was accepted", board_waiting);
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

    // FNV-1a over words: changing one word always changes the sum.
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

    // Returns the bits by which a rank is changed, before the move and after it.
    function [31:0] noise_on(input integer number, input integer rank);
        integer file;
        reg [31:0] alike;
        begin
            alike = ~(vectors[place(number) + rank] ^ vectors[place(number) + 11 + rank]);
            noise_on = noise * (place(number) + rank + 1);
            for (file = 0; file < 8; file = file + 1)
                if (alike[4 * file +: 4] != 4'hf || 8 * rank + file == {26'd0, vectors[place(number) + 9][5:0]} ||
                    8 * rank + file == {26'd0, vectors[place(number) + 9][11:6]}) noise_on[4 * file +: 4] = 4'd0;
        end
    endfunction

    // Returns a word of the board before or after the move of a case.
    function [31:0] board(input integer number, input after, input integer word);
        board = vectors[place(number) + (after ? 11 : 0) + word] ^ (noise != 32'd0 && word < 8 ? noise_on(number, word) : 32'd0);
    endfunction

    // Offers a case if `asks`, and accepts a board if `takes`.
    task drive(input integer number, input asks, input takes);
        begin
            move_valid = asks;
            board_ready = takes;
            move_back = back;
            move_word = vectors[place(number) + 9][15:0];
            move_undo = back ? vectors[place(number) + 10][22:0] : chance[22:0];
            move_rank_0 = board(number, back, 0);
            move_rank_1 = board(number, back, 1);
            move_rank_2 = board(number, back, 2);
            move_rank_3 = board(number, back, 3);
            move_rank_4 = board(number, back, 4);
            move_rank_5 = board(number, back, 5);
            move_rank_6 = board(number, back, 6);
            move_rank_7 = board(number, back, 7);
            move_state = board(number, back, 8);
        end
    endtask

    // Compares the offered board with the other board of the case.
    task compare(input integer number);
        if (board_rank_0 !== board(number, !back, 0) || board_rank_1 !== board(number, !back, 1) ||
            board_rank_2 !== board(number, !back, 2) || board_rank_3 !== board(number, !back, 3) ||
            board_rank_4 !== board(number, !back, 4) || board_rank_5 !== board(number, !back, 5) ||
            board_rank_6 !== board(number, !back, 6) || board_rank_7 !== board(number, !back, 7) ||
            board_state !== board(number, !back, 8) ||
            board_undo !== (back ? 23'd0 : vectors[place(number) + 10][22:0])) begin
            mistake;
            $display("    move %h of case %0d, back %b: another board", vectors[place(number) + 9][15:0], number, back);
        end
    endtask

    // Returns the place of a case in the vectors. The first case follows the last.
    function integer place(input integer number);
        place = CASE_WORDS * (number % CASES);
    endfunction

    // Runs one clock: offers the next case if `asks`, accepts an answer if `takes`, and checks both handshakes and cycles.
    task step(input asks, input takes);
        reg under_way;
        begin
            drive(sent, asks, takes);
            settle;
            under_way = sent != taken;
            if (in_ready !== (has_room && !reset)) begin
                mistake;
                $display("    ready is %b, expected %b", in_ready, has_room && !reset);
            end
            if (cycles !== counted) begin
                mistake;
                $display("    cycles is %0d, expected %0d", cycles, counted);
            end
            if (under_way || (asks && in_ready === 1'b1)) counted = under_way ? counted + 16'd1 : 16'd1;
            if (out_valid === 1'b1 && takes && !reset) begin
                if (!under_way) begin
                    mistake;
                    $display("    an answer without a request");
                end
                compare(taken);
                taken = taken + 1;
                words = words + 1;
            end
            if (asks && in_ready === 1'b1) sent = sent + 1;
            if (reset) taken = sent;
            edge_of_clock;
        end
    endtask

    // Runs all cases in order, once for each round.
    task run(input stalled);
        integer begun;
        begin
            sent = 0;
            taken = 0;
            begun = clocks;
            while (taken < ASKED && clocks - begun < LONGEST_CLOCKS)
                step(sent < ASKED && (!stalled || chance[3]), !stalled || (chance[0] && chance[9:6] != 4'd0));
            if (taken != ASKED || (!stalled && clocks - begun != ASKED + LATENCY)) begin
                mistake;
                $display("    %0d answers to %0d cases in %0d clocks", taken, ASKED, clocks - begun);
            end
        end
    endtask

    // Offers some cases, then resets the unit. No answer may follow.
    task break_off(input integer number);
        integer left;
        begin
            sent = number;
            taken = number;
            for (left = number % (2 * LATENCY); left > 0; left = left - 1) step(1'b1, 1'b0);
            reset = 1'b1;
            step(1'b1, number[0]);
            reset = 1'b0;
            for (left = 0; left < LATENCY + 3; left = left + 1) step(1'b0, 1'b1);
        end
    endtask

    // Lets an answer wait until cycles has wrapped around and ends with all high bits set. These bits must not change while the
    // unit is idle.
    task wait_long;
        integer left;
        begin
            sent = 0;
            taken = 0;
            step(1'b1, 1'b0);
            for (left = 0; left < 131060; left = left + 1) step(1'b0, 1'b0);
            step(1'b0, 1'b1);
            step(1'b0, 1'b0);
            if (taken != sent) begin
                mistake;
                $display("    a waiting answer is not offered");
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
        $readmemh("fpgambit_make_vectors.mem", vectors);
        if ($test$plusargs("vcd")) begin
            $dumpfile("fpgambit_make_tb.vcd");
            $dumpvars(0, fpgambit_make_tb);
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
        back = 1'b0;
        noise = 32'd0;
        sent = 0;
        taken = 0;
        counted = 16'd0;
        reset_unit;

        sum = 32'h811c_9dc5;
        for (entry = 0; entry < WORDS; entry = entry + 1) sum_up(vectors[entry]);
        if (sum !== VECTORS_SUM) begin
            mistake;
            $display("    fpgambit_make_vectors.mem has checksum %h, expected %h: it was changed", sum, VECTORS_SUM);
        end
        // With a wrong memory further checks are pointless and might never end.
        if (errors == 0) begin
            run(1'b0);
            back = 1'b1;
            run(1'b0);
            for (entry = 0; entry < 60; entry = entry + 1) begin
                back = entry[1];
                break_off(entry);
            end
            wait_long;
            noise = 32'h9e37_79b9;
            back = 1'b0;
            run(1'b1);
            back = 1'b1;
            run(1'b1);
        end
        finish;
    end
endmodule

`default_nettype wire
