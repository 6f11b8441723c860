// soc_tb: a bench of fpgambit_soc that checks itself.
//
// SPDX-License-Identifier: MIT OR Apache-2.0
//
// Generated: do not edit. Made by: fpgambit export --unit soc --build compact --out DIR
//
// Run in this folder, which holds the memory files:
//
//   $ verilator --binary --timing -CFLAGS -std=c++20 --top-module soc_tb soc_tb.v soc.v && ./obj_dir/Vsoc_tb
//   $ iverilog -g2012 -s soc_tb -o soc_tb.vvp soc_tb.v soc.v && vvp -n soc_tb.vvp
//
// It prints a line that begins with PASS or FAIL; the exit status is not 0 after FAIL. With +vcd it records a waveform.
//
// The vectors hold exchanges: a word {answer bytes, request bytes}, the request's bytes four a word, lowest first, then the
// answer's; no answer bytes where there must be silence. Each request is sent twice, the second time with gaps and with
// send_ready going up and down by chance: it must get the same answer again.
// Sums over the memory files tell when an entry of them was changed.

`default_nettype none

module soc_tb #(
    parameter POSDATA_ROM = 1
);
    localparam integer POSITIONS = 37;
    localparam integer WORDS = 865;
    localparam [31:0] VECTORS_SUM = 32'h4141cf6e;
    localparam integer REPORTED_ERRORS = 16;

    reg [31:0] vectors [0:WORDS-1];

    reg clock;
    reg reset;
    reg [31:0] clock_hz;
    reg [31:0] identity;
    reg receive_valid;
    reg [7:0] receive_byte;
    reg send_ready;
    wire receive_ready;
    wire send_valid;
    wire [7:0] send_byte;
    wire [31:0] cycles;

    fpgambit_soc #(.POSDATA_ROM(POSDATA_ROM)) dut (
        .clock(clock),
        .reset(reset),
        .clock_hz(clock_hz),
        .identity(identity),
        .receive_valid(receive_valid),
        .receive_byte(receive_byte),
        .send_ready(send_ready),
        .receive_ready(receive_ready),
        .send_valid(send_valid),
        .send_byte(send_byte),
        .cycles(cycles)
    );

    integer errors;
    integer words;
    integer clocks;
    integer entry;
    reg [31:0] sum;
    reg [31:0] chance;
    // What is offered stays until it is taken.
    reg send_waits;
    reg [7:0] send_waiting;

    localparam integer PATIENCE = 60000;
    localparam integer SILENCE = 3000;

    integer cursor;
    integer exchange;
    integer sent;
    integer taken;
    integer waited;
    integer request_bytes;
    integer answer_bytes;
    reg [7:0] expected;
    reg [31:0] counted;

    // A cycle is: set inputs, settle, read outputs, edge.
    task settle;
        #4;
    endtask

    task edge_of_clock;
        begin
            if (send_valid !== 1'b0 && send_valid !== 1'b1) begin
                mistake;
                $display("    send_valid is %b", send_valid);
            end
            if (send_waits && (send_valid !== 1'b1 || {send_byte} !== send_waiting)) begin
                mistake;
                $display("    %h of send was not taken, yet it does not stay", send_waiting);
            end
            send_waits = send_valid && !send_ready && !reset;
            send_waiting = {send_byte};
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
                $display("exchange %0d, %0d of %0d bytes sent, %0d of %0d taken", exchange, sent, request_bytes, taken, answer_bytes);
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

    task run(input stalled);
        begin
            sent = 0;
            taken = 0;
            waited = 0;
            counted = cycles;
            while ((sent < request_bytes || taken < answer_bytes || (answer_bytes == 0 && waited < SILENCE))
                   && waited < PATIENCE) begin
                receive_valid = sent < request_bytes && (!stalled || chance[3]);
                if (sent < request_bytes) receive_byte = vectors[cursor + 1 + sent / 4][8 * (sent % 4) +: 8];
                else receive_byte = chance[15:8];
                send_ready = !stalled || chance[0];
                settle;
                waited = waited + 1;
                if (send_valid === 1'b1 && send_ready) begin
                    expected = 8'hx;
                    if (taken < answer_bytes)
                        expected = vectors[cursor + 1 + (request_bytes + 3) / 4 + taken / 4][8 * (taken % 4) +: 8];
                    if (send_byte !== expected) begin
                        mistake;
                        $display("    byte %h, expected %h", send_byte, expected);
                    end
                    taken = taken + 1;
                    words = words + 1;
                    waited = 0;
                end
                if (receive_valid && receive_ready) begin
                    sent = sent + 1;
                    waited = 0;
                end
                edge_of_clock;
                counted = counted + 32'd1;
            end
            receive_valid = 1'b0;
            if (sent != request_bytes || taken != answer_bytes) begin
                mistake;
                $display("    no more came");
            end
            settle;
            if (cycles !== counted) begin
                mistake;
                $display("    cycles says %0d, the bench counted %0d", cycles, counted);
            end
        end
    endtask

    generate
        if (POSDATA_ROM != 0) begin : with_memory
            task check_memory;
                begin
                    sum = 32'h811c_9dc5;
                    for (entry = 0; entry < 32768; entry = entry + 1) sum_up({20'd0, dut.movegen.posdata.as_rom.rom.table_.words[entry]});
                    if (sum !== 32'h686e0bba) begin
                        mistake;
                        $display("    posdata.mem sums up to %h, expected %h: it was changed", sum, 32'h686e0bba);
                    end
                end
            endtask
        end else begin : with_memory
            task check_memory;
                ;
            endtask
        end
    endgenerate

    task finish;
        if (errors == 0) begin
            $write("PASS soc: ");
            $display("%0d exchanges, each twice, %0d bytes, %0d clocks", POSITIONS, words, clocks);
            $finish;
        end else begin
            $display("FAIL soc: %0d errors", errors);
            $fatal(1);
        end
    endtask

    initial begin
        $readmemh("soc_vectors.mem", vectors);
        if ($test$plusargs("vcd")) begin
            $dumpfile("soc_tb.vcd");
            $dumpvars(0, soc_tb);
        end
        errors = 0;
        words = 0;
        clocks = 0;
        chance = 32'h1989_1989;
        send_waits = 1'b0;
        clock = 1'b0;
        reset = 1'd0;
        clock_hz = 32'd0;
        identity = 32'd0;
        receive_valid = 1'd0;
        receive_byte = 8'd0;
        send_ready = 1'd0;
        cursor = 0;
        exchange = 0;
        sent = 0;
        taken = 0;
        request_bytes = 0;
        answer_bytes = 0;
        clock_hz = 32'd12000000;
        identity = 32'h1989_1114;
        reset_unit;
        with_memory.check_memory;
        sum = 32'h811c_9dc5;
        for (entry = 0; entry < WORDS; entry = entry + 1) sum_up(vectors[entry]);
        if (sum !== VECTORS_SUM) begin
            mistake;
            $display("    soc_vectors.mem sums up to %h, expected %h: it was changed", sum, VECTORS_SUM);
        end else begin
            while (cursor < WORDS) begin
                exchange = exchange + 1;
                request_bytes = {16'd0, vectors[cursor][15:0]};
                answer_bytes = {16'd0, vectors[cursor][31:16]};
                run(1'b0);
                run(1'b1);
                cursor = cursor + 1 + (request_bytes + 3) / 4 + (answer_bytes + 3) / 4;
            end
            if (exchange != POSITIONS) begin
                mistake;
                $display("    %0d exchanges, expected %0d", exchange, POSITIONS);
            end
        end
        finish;
    end
endmodule

`default_nettype wire
