// fpgambit_kqkr_tb: self-checking test bench for fpgambit_kqkr.
//
// SPDX-License-Identifier: MIT OR Apache-2.0
//
// Generated: do not edit. Made by: fpgambit export --unit kqkr --build compact --out DIR
//
// Run in this folder:
//
//   $ verilator --binary --timing -CFLAGS -std=c++20 --top-module fpgambit_kqkr_tb -f fpgambit_kqkr.f fpgambit_kqkr_tb.v && ./obj_dir/Vfpgambit_kqkr_tb
//   $ iverilog -g2012 -s fpgambit_kqkr_tb -o fpgambit_kqkr_tb.vvp -f fpgambit_kqkr.f fpgambit_kqkr_tb.v && vvp -n fpgambit_kqkr_tb.vvp
//
// It prints a line that begins with PASS or FAIL; after FAIL the exit status is nonzero. With +vcd it records a waveform.
//
// For each position the vectors contain {7'd0, won, king[5:0], other[5:0], queen[5:0], rook[5:0]}. All run back to back with
// answer_ready high; some are interrupted by a reset; one answer waits for 131,060 clocks; then all run again with gaps and with
// answer_ready toggling at random.
// Checksums over the memory files detect any changed entry.

`default_nettype none

module fpgambit_kqkr_tb #(
    parameter PAIRS_FILE = "kqkr_pairs.mem",
    parameter WON_FILE = "kqkr_won.mem"
);
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

    fpgambit_kqkr #(.PAIRS_FILE(PAIRS_FILE), .WON_FILE(WON_FILE)) dut (
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
    // An offered word must hold until it is accepted.
    reg answer_waits;
    reg answer_waiting;

    localparam integer LATENCY = 3;
    localparam integer CASE_WORDS = 1;
    localparam integer CASES = WORDS / CASE_WORDS;
    localparam integer ROUNDS = 1;

    wire in_ready = query_ready;
    wire out_valid = answer_valid;
    wire has_room = answer_ready || !answer_valid;
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
            if (answer_valid !== 1'b0 && answer_valid !== 1'b1) begin
                mistake;
                $display("    answer_valid is %b", answer_valid);
            end
            if (answer_waits && (answer_valid !== 1'b1 || {answer_won} !== answer_waiting)) begin
                mistake;
                $display("    %h of answer changed before it was accepted", answer_waiting);
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

    // Offers a case if `asks`, and accepts an answer if `takes`.
    task drive(input integer number, input asks, input takes);
        begin
            query_valid = asks;
            {query_king, query_other, query_queen, query_rook} = vectors[place(number)][23:0];
            answer_ready = takes;
        end
    endtask

    // Compares the offered answer with that of the case.
    task compare(input integer number);
        if (answer_won !== vectors[place(number)][24]) begin
            mistake;
            $display("    answer %b to %h", answer_won, vectors[place(number)]);
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

    task check_memory;
        begin
            sum = 32'h811c_9dc5;
            for (entry = 0; entry < 1024; entry = entry + 1) sum_up({22'd0, dut.pairs.words[entry]});
            if (sum !== 32'h3b7f11a6) begin
                mistake;
                $display("    kqkr_pairs.mem has checksum %h, expected %h: it was changed", sum, 32'h3b7f11a6);
            end
            sum = 32'h811c_9dc5;
            for (entry = 0; entry < 118272; entry = entry + 1) sum_up({16'd0, dut.rom.words[entry]});
            if (sum !== 32'hed2ef150) begin
                mistake;
                $display("    kqkr_won.mem has checksum %h, expected %h: it was changed", sum, 32'hed2ef150);
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
        $readmemh("fpgambit_kqkr_vectors.mem", vectors);
        if ($test$plusargs("vcd")) begin
            $dumpfile("fpgambit_kqkr_tb.vcd");
            $dumpvars(0, fpgambit_kqkr_tb);
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
        counted = 16'd0;
        reset_unit;
        check_memory;
        sum = 32'h811c_9dc5;
        for (entry = 0; entry < WORDS; entry = entry + 1) sum_up(vectors[entry]);
        if (sum !== VECTORS_SUM) begin
            mistake;
            $display("    fpgambit_kqkr_vectors.mem has checksum %h, expected %h: it was changed", sum, VECTORS_SUM);
        end
        // With a wrong memory further checks are pointless and might never end.
        if (errors == 0) begin
            run(1'b0);
            for (entry = 0; entry < 60; entry = entry + 1) break_off(entry);
            wait_long;
            run(1'b1);
        end
        finish;
    end
endmodule

`default_nettype wire
