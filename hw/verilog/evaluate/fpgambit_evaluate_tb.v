// fpgambit_evaluate_tb: self-checking test bench for fpgambit_evaluate.
//
// SPDX-License-Identifier: MIT OR Apache-2.0
//
// Generated: do not edit. Made by: fpgambit export --unit evaluate --build compact --out DIR
//
// Run in this folder:
//
//   $ verilator --binary --timing -CFLAGS -std=c++20 --top-module fpgambit_evaluate_tb -f fpgambit_evaluate.f fpgambit_evaluate_tb.v && ./obj_dir/Vfpgambit_evaluate_tb
//   $ iverilog -g2012 -s fpgambit_evaluate_tb -o fpgambit_evaluate_tb.vvp -f fpgambit_evaluate.f fpgambit_evaluate_tb.v && vvp -n fpgambit_evaluate_tb.vvp
//
// It prints a line that begins with PASS or FAIL; after FAIL the exit status is nonzero. With +vcd it records a waveform.
//
// The vectors contain requests of eight contexts, each followed by its value; an undo has none. A request is a word {10'd0,
// black, context[2:0], kind[1:0], move[15:0]}; the eight ranks of the board follow a load, and {16'd0, centipawns[15:0]} is
// the value. The bench sends all requests back to back with value_ready high, and checks the clocks that the contract
// states. A reset interrupts some moves, passes and loads; one value waits for 131,060 clocks. Then the bench sends all
// requests again with gaps and with value_ready toggling at random.
// Checksums over the memory files detect any changed entry.

`default_nettype none

module fpgambit_evaluate_tb #(
    parameter ROWS_FILE = "evaluate_rows.mem",
    parameter LINEAR_FILE = "evaluate_linear.mem",
    parameter HEADS_FILE = "evaluate_heads.mem"
);
    localparam integer POSITIONS = 35;
    localparam integer WORDS = 1494;
    localparam [31:0] VECTORS_SUM = 32'hc0f18c86;
    localparam integer REPORTED_ERRORS = 16;

    reg [31:0] vectors [0:WORDS-1];

    reg clock;
    reg reset;
    reg request_valid;
    reg [1:0] request_kind;
    reg [2:0] request_context;
    reg [15:0] request_word;
    reg [31:0] request_rank_0;
    reg [31:0] request_rank_1;
    reg [31:0] request_rank_2;
    reg [31:0] request_rank_3;
    reg [31:0] request_rank_4;
    reg [31:0] request_rank_5;
    reg [31:0] request_rank_6;
    reg [31:0] request_rank_7;
    reg request_black;
    reg value_ready;
    wire request_ready;
    wire value_valid;
    wire [15:0] value_centipawns;
    wire [2:0] value_context;
    wire [15:0] cycles;

    fpgambit_evaluate #(.ROWS_FILE(ROWS_FILE), .LINEAR_FILE(LINEAR_FILE), .HEADS_FILE(HEADS_FILE)) dut (
        .clock(clock),
        .reset(reset),
        .request_valid(request_valid),
        .request_kind(request_kind),
        .request_context(request_context),
        .request_word(request_word),
        .request_rank_0(request_rank_0),
        .request_rank_1(request_rank_1),
        .request_rank_2(request_rank_2),
        .request_rank_3(request_rank_3),
        .request_rank_4(request_rank_4),
        .request_rank_5(request_rank_5),
        .request_rank_6(request_rank_6),
        .request_rank_7(request_rank_7),
        .request_black(request_black),
        .value_ready(value_ready),
        .request_ready(request_ready),
        .value_valid(value_valid),
        .value_centipawns(value_centipawns),
        .value_context(value_context),
        .cycles(cycles)
    );

    integer errors;
    integer words;
    integer clocks;
    integer entry;
    reg [31:0] sum;
    reg [31:0] chance;
    // An offered word must hold until it is accepted.
    reg value_waits;
    reg [18:0] value_waiting;

    localparam integer LATENCY = 18;
    localparam integer MOVE_CLOCKS = 4;
    localparam integer LOAD_CLOCKS = 196;
    localparam integer LOAD_LATENCY = 12;
    localparam integer LONGEST_CLOCKS = 50 * WORDS;
    localparam [1:0] UNDO = 2'd1;
    localparam [1:0] LOAD = 2'd2;

    // Values not yet received, in the order of the requests, and the earliest clock of each.
    reg [18:0] expected [0:63];
    integer earliest [0:63];
    integer at;
    integer sent;
    integer taken;
    integer free_at;
    integer loading_since;
    reg is_free;
    reg under_way;
    reg holds;
    reg [15:0] counted;

    // One cycle: set inputs, settle, read outputs, clock edge.
    task settle;
        #4;
    endtask

    task edge_of_clock;
        begin
            if (value_valid !== 1'b0 && value_valid !== 1'b1) begin
                mistake;
                $display("    value_valid is %b", value_valid);
            end
            if (value_waits && (value_valid !== 1'b1 || {value_centipawns, value_context} !== value_waiting)) begin
                mistake;
                $display("    %h of value changed before it was accepted", value_waiting);
            end
            value_waits = value_valid && !value_ready && !reset;
            value_waiting = {value_centipawns, value_context};
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
                $display("word %0d, %0d requests, %0d values", at, sent, taken);
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

    // Offers the request at this word of the vectors or not, and accepts a value or not. A load on offer stays on offer.
    task drive(input asks, input takes);
        begin
            holds = loading_since >= 0;
            request_valid = asks || holds;
            value_ready = takes;
            {request_black, request_context, request_kind, request_word} = vectors[at < WORDS ? at : 0][21:0];
            if (request_kind == LOAD && at + 8 < WORDS) begin
                request_rank_0 = vectors[at + 1];
                request_rank_1 = vectors[at + 2];
                request_rank_2 = vectors[at + 3];
                request_rank_3 = vectors[at + 4];
                request_rank_4 = vectors[at + 5];
                request_rank_5 = vectors[at + 6];
                request_rank_6 = vectors[at + 7];
                request_rank_7 = vectors[at + 8];
            end else begin
                request_rank_0 = chance;
                request_rank_4 = ~chance;
                request_black = chance[5];
            end
            if (!request_valid) request_kind = chance[8:7];
        end
    endtask

    // Whether the unit must accept the request in this clock. Clocks in which a value waits do not count.
    task foresee(output accepts);
        begin
            is_free = free_at <= 0;
            accepts = !reset && (value_ready || !value_valid);
            case (request_kind)
                UNDO: accepts = accepts && loading_since < 0;
                LOAD: accepts = accepts && loading_since == LOAD_CLOCKS;
                default: accepts = accepts && loading_since < 0 && is_free;
            endcase
        end
    endtask

    // Runs one clock, and checks both handshakes, their timing and cycles.
    task step(input asks, input takes);
        reg accepts;
        reg advances;
        integer number;
        begin
            drive(asks, takes);
            settle;
            foresee(accepts);
            advances = value_ready || !value_valid;
            if (request_ready !== accepts) begin
                mistake;
                $display("    request_ready is %b, expected %b", request_ready, accepts);
            end
            under_way = sent != taken || loading_since >= 0;
            if (cycles !== counted) begin
                mistake;
                $display("    cycles is %0d, expected %0d", cycles, counted);
            end
            if (under_way) counted = counted + 16'd1;
            else if (request_valid && !reset && request_kind != UNDO) counted = 16'd1;
            // The unit offers a value exactly when it is due.
            if (value_valid !== (sent != taken && earliest[taken % 64] <= 0)) begin
                mistake;
                $display("    value_valid is %b at the wrong time", value_valid);
            end
            if (value_valid === 1'b1 && sent != taken &&
                {value_context, value_centipawns} !== expected[taken % 64]) begin
                mistake;
                $display("    value %h of context %0d, expected %h", value_centipawns, value_context, expected[taken % 64]);
            end
            if (value_valid === 1'b1 && takes && !reset && sent != taken) begin
                taken = taken + 1;
                words = words + 1;
            end
            if (advances) begin
                for (number = taken; number < sent; number = number + 1)
                    earliest[number % 64] = earliest[number % 64] - 1;
                if (free_at > 0) free_at = free_at - 1;
                if (loading_since >= 0) loading_since = loading_since + 1;
                else if (request_valid && request_kind == LOAD && is_free && !reset) loading_since = 1;
            end
            if (request_valid && request_ready === 1'b1) begin
                if (request_kind != UNDO) begin
                    expected[sent % 64] = {request_context, vectors[at + (request_kind == LOAD ? 9 : 1)][15:0]};
                    earliest[sent % 64] = (request_kind == LOAD ? LOAD_LATENCY : LATENCY) - 1;
                    sent = sent + 1;
                    if (request_kind != LOAD) free_at = MOVE_CLOCKS - 1;
                end
                loading_since = -1;
                at = at + (request_kind == LOAD ? 10 : request_kind == UNDO ? 1 : 2);
            end
            if (reset) forget;
            edge_of_clock;
        end
    endtask

    // Checks that nothing is in progress.
    task forget;
        begin
            sent = 0;
            taken = 0;
            free_at = 0;
            loading_since = -1;
        end
    endtask

    // Sends all requests, in order.
    task run(input stalled);
        integer begun;
        begin
            forget;
            at = 0;
            begun = clocks;
            while ((at < WORDS || taken != sent) && clocks - begun < LONGEST_CLOCKS)
                step(at < WORDS && (!stalled || chance[3]), !stalled || (chance[0] && chance[9:6] != 4'd0));
            if (at != WORDS || taken != sent) begin
                mistake;
                $display("    %0d of %0d words after %0d clocks", at, WORDS, clocks - begun);
            end
        end
    endtask

    // Resets the unit during the first load, or after it among moves; no value may follow.
    task break_off(input integer after);
        integer left;
        begin
            at = 0;
            for (left = 0; left < after; left = left + 1) step(at < WORDS, left % 3 != 0);
            reset = 1'b1;
            step(1'b1, after % 2 == 0);
            reset = 1'b0;
            for (left = 0; left < LATENCY + 3; left = left + 1) step(1'b0, 1'b1);
        end
    endtask

    // Lets a value wait until cycles has wrapped around.
    task wait_long;
        integer left;
        begin
            forget;
            at = 0;
            while (sent == 0) step(1'b1, 1'b0);
            for (left = 0; left < 131060; left = left + 1) step(1'b0, 1'b0);
            step(1'b0, 1'b1);
            step(1'b0, 1'b0);
            if (taken != sent) begin
                mistake;
                $display("    a waiting value is not offered");
            end
        end
    endtask

    task check_memory;
        begin
            sum = 32'h811c_9dc5;
            for (entry = 0; entry < 1024; entry = entry + 1) begin
                sum_up(dut.rows.words[entry][0 +: 32]);
                sum_up(dut.rows.words[entry][32 +: 32]);
                sum_up(dut.rows.words[entry][64 +: 32]);
                sum_up(dut.rows.words[entry][96 +: 32]);
                sum_up(dut.rows.words[entry][128 +: 32]);
                sum_up(dut.rows.words[entry][160 +: 32]);
                sum_up(dut.rows.words[entry][192 +: 32]);
                sum_up(dut.rows.words[entry][224 +: 32]);
            end
            if (sum !== 32'h7f7979ce) begin
                mistake;
                $display("    evaluate_rows.mem has checksum %h, expected %h: it was changed", sum, 32'h7f7979ce);
            end
            sum = 32'h811c_9dc5;
            for (entry = 0; entry < 1024; entry = entry + 1) sum_up({22'd0, dut.linear_entries.words[entry]});
            if (sum !== 32'haa892dc6) begin
                mistake;
                $display("    evaluate_linear.mem has checksum %h, expected %h: it was changed", sum, 32'haa892dc6);
            end
            sum = 32'h811c_9dc5;
            for (entry = 0; entry < 32; entry = entry + 1) begin
                sum_up(dut.heads.words[entry][0 +: 32]);
                sum_up(dut.heads.words[entry][32 +: 32]);
                sum_up(dut.heads.words[entry][64 +: 32]);
                sum_up(dut.heads.words[entry][96 +: 32]);
                sum_up(dut.heads.words[entry][128 +: 32]);
            end
            if (sum !== 32'h54d3d8d5) begin
                mistake;
                $display("    evaluate_heads.mem has checksum %h, expected %h: it was changed", sum, 32'h54d3d8d5);
            end
        end
    endtask

    task finish;
        if (errors == 0) begin
            $write("PASS evaluate: ");
            $display("%0d positions, %0d values, %0d clocks", POSITIONS, words, clocks);
            $finish;
        end else begin
            $display("FAIL evaluate: %0d errors", errors);
            $fatal(1);
        end
    endtask

    initial begin
        $readmemh("fpgambit_evaluate_vectors.mem", vectors);
        if ($test$plusargs("vcd")) begin
            $dumpfile("fpgambit_evaluate_tb.vcd");
            $dumpvars(0, fpgambit_evaluate_tb);
        end
        errors = 0;
        words = 0;
        clocks = 0;
        chance = 32'h1989_1989;
        value_waits = 1'b0;
        clock = 1'b0;
        reset = 1'd0;
        request_valid = 1'd0;
        request_kind = 2'd0;
        request_context = 3'd0;
        request_word = 16'd0;
        request_rank_0 = 32'd0;
        request_rank_1 = 32'd0;
        request_rank_2 = 32'd0;
        request_rank_3 = 32'd0;
        request_rank_4 = 32'd0;
        request_rank_5 = 32'd0;
        request_rank_6 = 32'd0;
        request_rank_7 = 32'd0;
        request_black = 1'd0;
        value_ready = 1'd0;
        at = 0;
        counted = 16'd0;
        forget;
        reset_unit;
        check_memory;
        sum = 32'h811c_9dc5;
        for (entry = 0; entry < WORDS; entry = entry + 1) sum_up(vectors[entry]);
        if (sum !== VECTORS_SUM) begin
            mistake;
            $display("    fpgambit_evaluate_vectors.mem has checksum %h, expected %h: it was changed", sum, VECTORS_SUM);
        end
        // With a wrong memory further checks are pointless and might never end.
        if (errors == 0) begin
            run(1'b0);
            for (entry = 0; entry < 40; entry = entry + 1) break_off(7 * entry);
            wait_long;
            run(1'b1);
        end
        finish;
    end
endmodule

`default_nettype wire
