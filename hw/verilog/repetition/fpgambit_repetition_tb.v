// fpgambit_repetition_tb: self-checking test bench for fpgambit_repetition.
//
// SPDX-License-Identifier: MIT OR Apache-2.0
//
// Generated: do not edit. Made by: fpgambit export --unit repetition --build compact --out DIR
//
// Run in this folder:
//
//   $ verilator --binary --timing -CFLAGS -std=c++20 --top-module fpgambit_repetition_tb -f fpgambit_repetition.f fpgambit_repetition_tb.v && ./obj_dir/Vfpgambit_repetition_tb
//   $ iverilog -g2012 -s fpgambit_repetition_tb -o fpgambit_repetition_tb.vvp -f fpgambit_repetition.f fpgambit_repetition_tb.v && vvp -n fpgambit_repetition_tb.vvp
//
// It prints a line that begins with PASS or FAIL; after FAIL the exit status is nonzero. With +vcd it records a waveform.
//
// The vectors are instructions. Bit [31] set: push promotion [26:24], record [23:0], which takes [30:27] clocks. Otherwise bits
// [30:28] select: 1 load the nine words of board image that follow, in [7:0] clocks; 3 pop, in [3:0] clocks; 4 query in mode
// [27:25], answered by [24:16] words in cycles [15:0]: {steps[13:0], held[8:0], reversible[8:0]} and those words follow; 5 pop, and
// reset in the next clock, which leaves [8:0] moves; 6 before another load, check which squares are occupied against the two words
// that follow, a1 in bit 0 of the first. Squares of pieces that have not moved appear in no answer, only in the clocks of a push: a
// record of a pawn that moves to an empty square of another file, without a piece, changes nothing and takes one clock more. Every
// query runs three times: with answer_ready high; interrupted by a reset; and with answer_ready toggling at random. Once the sink
// stalls for longer than cycles can count. Random requests during any operation must not be accepted; of several at once, the first
// in the fixed order must be. Outside queries, cycles and steps must hold. After a load comes an idle clock, or a pop on the empty
// history: neither may have an effect.
// Checksums over the memory files detect any changed entry.

`default_nettype none

module fpgambit_repetition_tb;
    localparam integer POSITIONS = 127;
    localparam integer WORDS = 10378;
    localparam [31:0] VECTORS_SUM = 32'h2d03f9ef;
    localparam integer REPORTED_ERRORS = 16;

    reg [31:0] vectors [0:WORDS-1];

    reg clock;
    reg reset;
    reg load_valid;
    reg [3:0] load_address;
    reg [31:0] load_word;
    reg push_valid;
    reg [23:0] push_record;
    reg [2:0] push_promotion;
    reg pop_valid;
    reg query_valid;
    reg [2:0] query_mode;
    reg answer_ready;
    wire load_ready;
    wire push_ready;
    wire pop_ready;
    wire query_ready;
    wire answer_valid;
    wire [31:0] answer_word;
    wire answer_last;
    wire [15:0] cycles;
    wire [15:0] steps;
    wire [8:0] held;
    wire [8:0] reversible;

    fpgambit_repetition dut (
        .clock(clock),
        .reset(reset),
        .load_valid(load_valid),
        .load_address(load_address),
        .load_word(load_word),
        .push_valid(push_valid),
        .push_record(push_record),
        .push_promotion(push_promotion),
        .pop_valid(pop_valid),
        .query_valid(query_valid),
        .query_mode(query_mode),
        .answer_ready(answer_ready),
        .load_ready(load_ready),
        .push_ready(push_ready),
        .pop_ready(pop_ready),
        .query_ready(query_ready),
        .answer_valid(answer_valid),
        .answer_word(answer_word),
        .answer_last(answer_last),
        .cycles(cycles),
        .steps(steps),
        .held(held),
        .reversible(reversible)
    );

    integer errors;
    integer words;
    integer clocks;
    integer entry;
    reg [31:0] sum;
    reg [31:0] chance;
    // An offered word must hold until it is accepted.
    reg answer_waits;
    reg [32:0] answer_waiting;

    integer cursor;
    localparam integer LONGEST_CYCLES = 100000;
    localparam integer SLEEP = 66000;

    integer line;
    integer queries;
    // cycles and steps at the end of the last query.
    reg [15:0] last_cycles;
    reg [15:0] last_steps;

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
            if (answer_waits && (answer_valid !== 1'b1 || {answer_word, answer_last} !== answer_waiting)) begin
                mistake;
                $display("    %h of answer changed before it was accepted", answer_waiting);
            end
            answer_waits = answer_valid && !answer_ready && !reset;
            answer_waiting = {answer_word, answer_last};
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
                $display("line %0d, word %0d (%h)", line, cursor, vectors[cursor]);
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

    // Makes random requests if `any`, otherwise none.
    task ask_for(input any);
        begin
            load_valid = any && chance[9];
            load_address = chance[13:10];
            load_word = chance;
            push_valid = any && chance[14];
            pop_valid = any && chance[15];
            query_valid = any && chance[16];
        end
    endtask

    // Waits until the unit is idle, at most 20 clocks. It makes random requests, which the unit must not accept.
    task await_idle;
        integer left;
        begin
            left = 20;
            ask_for(1'b1);
            settle;
            while (load_ready !== 1'b1 && left > 0) begin
                check_idle(1'b0);
                edge_of_clock;
                ask_for(1'b1);
                settle;
                left = left - 1;
            end
            check_idle(1'b1);
            ask_for(1'b0);
            settle;
        end
    endtask

    // Outside of queries: checks which requests the unit would accept, by their priorities, and that nothing else happens.
    task check_idle(input free);
        reg push_free;
        reg pop_free;
        reg query_free;
        begin
            push_free = free && !load_valid;
            pop_free = push_free && !push_valid;
            query_free = pop_free && !pop_valid;
            if (load_ready !== free || push_ready !== push_free || pop_ready !== (pop_free && held !== 9'd0) ||
                query_ready !== query_free) begin
                mistake;
                $display("    load_ready %b, push_ready %b, pop_ready %b, query_ready %b; expected %b, %b, %b, %b", load_ready,
                         push_ready, pop_ready, query_ready, free, push_free, pop_free && held !== 9'd0, query_free);
            end
            if (answer_valid !== 1'b0 || cycles !== last_cycles || steps !== last_steps) begin
                mistake;
                $display("    answer_valid %b, cycles %0d, steps %0d outside of a query; expected 0, %0d, %0d", answer_valid, cycles,
                         steps, last_cycles, last_steps);
            end
        end
    endtask

    // Runs the clock in which the unit accepts a request.
    task let_in;
        begin
            settle;
            check_idle(1'b1);
            edge_of_clock;
            ask_for(1'b0);
        end
    endtask

    // Waits until the unit is idle, and compares the clocks since `begun` with the expected number.
    task check_clocks(input integer begun, input [7:0] expected);
        begin
            await_idle;
            if (clocks - begun != {24'd0, expected}) begin
                mistake;
                $display("    took %0d clocks, expected %0d", clocks - begun, expected);
            end
        end
    endtask

    // Makes a pop, and a reset in the clock after it.
    task break_off_pop;
        begin
            start_pop;
            reset_unit;
            check_idle(1'b1);
            if (held !== vectors[cursor][8:0]) begin
                mistake;
                $display("    held %0d after a reset during a pop; expected %0d", held, vectors[cursor][8:0]);
            end
            cursor = cursor + 1;
        end
    endtask

    task load_board;
        integer begun;
        integer address;
        begin
            await_idle;
            begun = clocks;
            for (address = 0; address < 9; address = address + 1) begin
                await_idle;
                ask_for(1'b1);
                load_valid = 1'b1;
                load_address = address[3:0];
                load_word = vectors[cursor + 1 + address];
                let_in;
            end
            check_clocks(begun, vectors[cursor][7:0]);
            if (held !== 9'd0 || reversible !== 9'd0) begin
                mistake;
                $display("    held %0d, reversible %0d after a load", held, reversible);
            end
            rest;
            cursor = cursor + 10;
        end
    endtask

    // If no move is kept, a pop is requested and nothing must happen.
    task rest;
        integer left;
        begin
            for (left = 8; left > 0; left = left - 1) begin
                pop_valid = chance[0];
                settle;
                check_idle(1'b1);
                if (held !== 9'd0 || reversible !== 9'd0) begin
                    mistake;
                    $display("    held %0d, reversible %0d, but there is no move", held, reversible);
                end
                edge_of_clock;
            end
            pop_valid = 1'b0;
        end
    endtask

    task push(input [2:0] promotion, input [23:0] record, input [3:0] expected);
        integer begun;
        begin
            await_idle;
            begun = clocks;
            ask_for(1'b1);
            load_valid = 1'b0;
            push_valid = 1'b1;
            push_promotion = promotion;
            push_record = record;
            let_in;
            push_record = chance[23:0];
            push_promotion = chance[26:24];
            check_clocks(begun, {4'd0, expected});
        end
    endtask

    task push_move;
        begin
            push(vectors[cursor][26:24], vectors[cursor][23:0], vectors[cursor][30:27]);
            cursor = cursor + 1;
        end
    endtask

    // Finds out which squares are occupied: for each square, pushes a pawn move to it from the square beside it. If the pawn meets
    // a piece the push takes 5 clocks, otherwise, as an en passant capture, 6.
    task look_at_board;
        reg [6:0] square;
        reg occupied;
        begin
            for (square = 7'd0; square < 7'd64; square = square + 7'd1) begin
                occupied = square[5] ? vectors[cursor + 2][square[4:0]] : vectors[cursor + 1][square[4:0]];
                push(3'd0, {8'h01, 2'd0, square[5:0], 2'd0, square[5:0] ^ 6'd1}, occupied ? 4'd5 : 4'd6);
            end
            cursor = cursor + 3;
        end
    endtask

    task start_pop;
        begin
            await_idle;
            ask_for(1'b1);
            load_valid = 1'b0;
            push_valid = 1'b0;
            pop_valid = 1'b1;
            let_in;
        end
    endtask

    task pop_move;
        integer begun;
        begin
            await_idle;
            begun = clocks;
            start_pop;
            check_clocks(begun, {4'd0, vectors[cursor][3:0]});
            cursor = cursor + 1;
        end
    endtask

    task start;
        begin
            await_idle;
            query_valid = 1'b1;
            query_mode = vectors[cursor][27:25];
            let_in;
            query_mode = chance[2:0];
        end
    endtask

    // Starts a query and resets it some clocks later.
    task break_off;
        integer clocks_left;
        begin
            answer_ready = chance[8];
            clocks_left = {26'd0, chance[5:0]};
            start;
            while (clocks_left > 0) begin
                settle;
                edge_of_clock;
                clocks_left = clocks_left - 1;
            end
            reset_unit;
            last_cycles = cycles;
            last_steps = steps;
            check_idle(1'b1);
            edge_of_clock;
        end
    endtask

    // Runs one query. The cursor is at its first word, and stays there.
    task run(input stalled);
        integer at;
        integer taken;
        integer come;
        reg done;
        begin
            start;
            at = cursor + 2;
            come = 0;
            taken = 1;
            done = 1'b0;
            while (!done && taken < LONGEST_CYCLES) begin
                answer_ready = !stalled || (chance[0] && (queries > 1 || taken > SLEEP));
                ask_for(stalled);
                settle;
                if (cycles !== taken[15:0]) begin
                    mistake;
                    $display("    cycles says %0d in clock %0d of a query", cycles, taken);
                end
                taken = taken + 1;
                if (load_ready !== 1'b0 || push_ready !== 1'b0 || pop_ready !== 1'b0 || query_ready !== 1'b0) begin
                    mistake;
                    $display("    load_ready %b, push_ready %b, pop_ready %b, query_ready %b during a query", load_ready,
                             push_ready, pop_ready, query_ready);
                end
                if (answer_valid && answer_ready) begin
                    come = come + 1;
                    if (at >= WORDS || vectors[at] !== answer_word ||
                        answer_last !== (come == {23'd0, vectors[cursor][24:16]})) begin
                        mistake;
                        if (at < WORDS)
                            $display("    word %0d is %h, last %b; expected %h of %0d words", come, answer_word, answer_last,
                                     vectors[at], vectors[cursor][24:16]);
                        else
                            $display("    word %h after the end of the vectors", answer_word);
                        done = 1'b1;
                    end
                    at = at + 1;
                    words = words + 1;
                    done = done || answer_last;
                end
                // A reset in the clock in which the last word is accepted interrupts nothing.
                reset = stalled && done && chance[20];
                settle;
                edge_of_clock;
            end
            reset = 1'b0;
            ask_for(1'b0);
            settle;
            if (!done) begin
                mistake;
                $display("    no last word in %0d cycles: giving up", LONGEST_CYCLES);
                finish;
            end
            if (answer_valid !== 1'b0 || query_ready !== 1'b1 || load_ready !== 1'b1) begin
                mistake;
                $display("    not idle in the cycle after the last word");
                reset_unit;
            end
            if (cycles !== taken[15:0] || (!stalled && cycles !== vectors[cursor][15:0])) begin
                mistake;
                $display("    cycles says %0d, the bench counted %0d; expected %0d unless stalled", cycles, taken,
                         vectors[cursor][15:0]);
            end
            if (steps !== {2'd0, vectors[cursor + 1][31:18]} || held !== vectors[cursor + 1][17:9] ||
                reversible !== vectors[cursor + 1][8:0]) begin
                mistake;
                $display("    steps %0d, held %0d, reversible %0d; expected %0d, %0d, %0d", steps, held, reversible,
                         vectors[cursor + 1][31:18], vectors[cursor + 1][17:9], vectors[cursor + 1][8:0]);
            end
            last_cycles = cycles;
            last_steps = steps;
            queries = queries + 1;
        end
    endtask

    task ask;
        begin
            run(1'b0);
            break_off;
            run(1'b1);
            cursor = cursor + 2 + {23'd0, vectors[cursor][24:16]};
        end
    endtask



    task finish;
        if (errors == 0) begin
            $write("PASS repetition: ");
            $display("%0d lines, %0d queries, %0d words, %0d clocks", POSITIONS, queries, words, clocks);
            $finish;
        end else begin
            $display("FAIL repetition: %0d errors", errors);
            $fatal(1);
        end
    endtask

    initial begin
        $readmemh("fpgambit_repetition_vectors.mem", vectors);
        if ($test$plusargs("vcd")) begin
            $dumpfile("fpgambit_repetition_tb.vcd");
            $dumpvars(0, fpgambit_repetition_tb);
        end
        errors = 0;
        words = 0;
        clocks = 0;
        chance = 32'h1989_1989;
        answer_waits = 1'b0;
        clock = 1'b0;
        reset = 1'd0;
        load_valid = 1'd0;
        load_address = 4'd0;
        load_word = 32'd0;
        push_valid = 1'd0;
        push_record = 24'd0;
        push_promotion = 3'd0;
        pop_valid = 1'd0;
        query_valid = 1'd0;
        query_mode = 3'd0;
        answer_ready = 1'd0;
        cursor = 0;
        line = 0;
        queries = 0;
        last_cycles = 16'd0;
        last_steps = 16'd0;
        reset_unit;

        sum = 32'h811c_9dc5;
        for (entry = 0; entry < WORDS; entry = entry + 1) sum_up(vectors[entry]);
        if (sum !== VECTORS_SUM) begin
            mistake;
            $display("    fpgambit_repetition_vectors.mem has checksum %h, expected %h: it was changed", sum, VECTORS_SUM);
        end
        // With a wrong memory further checks are pointless and might never end.
        if (errors == 0) begin
            while (cursor < WORDS) begin
                casez (vectors[cursor][31:28])
                    4'b1???: push_move;
                    4'd1: begin
                        line = line + 1;
                        load_board;
                    end
                    4'd3: pop_move;
                    4'd4: ask;
                    4'd5: break_off_pop;
                    4'd6: look_at_board;
                    default: begin
                        mistake;
                        $display("    no such word");
                        cursor = WORDS;
                    end
                endcase
            end
            if (cursor != WORDS || line != POSITIONS) begin
                mistake;
                $display("    %0d words of vectors, %0d lines used; expected %0d and %0d", cursor, line, WORDS, POSITIONS);
            end
        end
        finish;
    end
endmodule

`default_nettype wire
