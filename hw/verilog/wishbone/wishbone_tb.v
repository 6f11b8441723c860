// wishbone_tb: a bench of fpgambit_wishbone that checks itself.
//
// SPDX-License-Identifier: MIT OR Apache-2.0
//
// Generated: do not edit. Made by: fpgambit export --unit wishbone --build compact --out DIR
//
// Run in this folder, which holds the memory files:
//
//   $ verilator --binary --timing -CFLAGS -std=c++20 --top-module wishbone_tb wishbone_tb.v wishbone.v && ./obj_dir/Vwishbone_tb
//   $ iverilog -g2012 -s wishbone_tb -o wishbone_tb.vvp wishbone_tb.v wishbone.v && vvp -n wishbone_tb.vvp
//
// It prints a line that begins with PASS or FAIL; the exit status is not 0 after FAIL. With +vcd it records a waveform.
//
// For each access the vectors hold {write, fails, until, 23'd0, register} and the word written or expected; until: the read is
// done again until it gives another word than 0. All accesses one behind the other, then again with gaps and answers that wait.
// INTERRUPTS is written only while both units are idle and nothing waits.
// Sums over the memory files tell when an entry of them was changed.

`default_nettype none

module wishbone_tb #(
    parameter POSDATA_ROM = 1
);
    localparam integer POSITIONS = 12;
    localparam integer WORDS = 948;
    localparam [31:0] VECTORS_SUM = 32'hb3e40156;
    localparam integer REPORTED_ERRORS = 16;

    reg [31:0] vectors [0:WORDS-1];

    reg clock;
    reg reset;
    reg wb_cyc;
    reg wb_stb;
    reg wb_we;
    reg [5:0] wb_adr;
    reg [3:0] wb_sel;
    reg [31:0] wb_dat_w;
    wire [31:0] wb_dat_r;
    wire wb_ack;
    wire wb_err;
    wire wb_stall;
    wire irq;

    fpgambit_wishbone #(.POSDATA_ROM(POSDATA_ROM)) dut (
        .clock(clock),
        .reset(reset),
        .wb_cyc(wb_cyc),
        .wb_stb(wb_stb),
        .wb_we(wb_we),
        .wb_adr(wb_adr),
        .wb_sel(wb_sel),
        .wb_dat_w(wb_dat_w),
        .wb_dat_r(wb_dat_r),
        .wb_ack(wb_ack),
        .wb_err(wb_err),
        .wb_stall(wb_stall),
        .irq(irq)
    );

    integer errors;
    integer words;
    integer clocks;
    integer entry;
    reg [31:0] sum;
    reg [31:0] chance;
    // What is offered stays until it is taken.

    localparam integer TRIES = 20000;

    integer cursor;
    integer tries;
    reg stalls;
    reg failed;
    reg [31:0] got;

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
            if (errors <= REPORTED_ERRORS) begin
                $write("error %0d, clock %0d: ", errors, clocks);
                $display("access %0d, register %h", cursor / 2, vectors[cursor][5:0]);
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

    // One access: its word, and whether it failed.
    task access(input write, input [5:0] number, input [31:0] word);
        reg answered;
        integer begun;
        begin
            begun = clocks;
            answered = 1'b0;
            while (stalls && chance[0]) begin
                settle;
                edge_of_clock;
            end
            wb_cyc = 1'b1;
            wb_stb = 1'b1;
            wb_we = write;
            wb_adr = number;
            wb_sel = 4'hf;
            wb_dat_w = word;
            while (!answered && clocks - begun < 500) begin
                settle;
                if (wb_ack && wb_err) mistake;
                if (wb_stall === (wb_ack || wb_err)) begin
                    mistake;
                    $display("    stall is %b with ack %b, err %b", wb_stall, wb_ack, wb_err);
                end
                answered = wb_ack || wb_err;
                failed = wb_err;
                got = wb_dat_r;
                edge_of_clock;
            end
            wb_cyc = 1'b0;
            wb_stb = 1'b0;
            if (!answered) begin
                mistake;
                $display("    no answer");
            end
            settle;
            edge_of_clock;
        end
    endtask

    generate
        if (POSDATA_ROM != 0) begin : with_memory
            task check_memory;
                begin
                    sum = 32'h811c_9dc5;
                    for (entry = 0; entry < 32768; entry = entry + 1) sum_up({20'd0, dut.units.movegen.posdata.as_rom.rom.table_.words[entry]});
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
            $write("PASS wishbone: ");
            $display("%0d groups of accesses, each twice, %0d accesses, %0d clocks", POSITIONS, words, clocks);
            $finish;
        end else begin
            $display("FAIL wishbone: %0d errors", errors);
            $fatal(1);
        end
    endtask

    initial begin
        $readmemh("wishbone_vectors.mem", vectors);
        if ($test$plusargs("vcd")) begin
            $dumpfile("wishbone_tb.vcd");
            $dumpvars(0, wishbone_tb);
        end
        errors = 0;
        words = 0;
        clocks = 0;
        chance = 32'h1989_1989;
        clock = 1'b0;
        reset = 1'd0;
        wb_cyc = 1'd0;
        wb_stb = 1'd0;
        wb_we = 1'd0;
        wb_adr = 6'd0;
        wb_sel = 4'd0;
        wb_dat_w = 32'd0;
        cursor = 0;
        tries = 0;
        stalls = 1'b0;
        failed = 1'b0;
        got = 32'd0;
        reset_unit;
        with_memory.check_memory;
        sum = 32'h811c_9dc5;
        for (entry = 0; entry < WORDS; entry = entry + 1) sum_up(vectors[entry]);
        if (sum !== VECTORS_SUM) begin
            mistake;
            $display("    wishbone_vectors.mem sums up to %h, expected %h: it was changed", sum, VECTORS_SUM);
        end else begin
            for (entry = 0; entry < 2; entry = entry + 1) begin
                stalls = entry[0];
                for (cursor = 0; cursor < WORDS; cursor = cursor + 2) begin
                    tries = 0;
                    access(vectors[cursor][31], vectors[cursor][5:0], vectors[cursor + 1]);
                    while (vectors[cursor][29] && !failed && got === 32'd0 && tries < TRIES) begin
                        tries = tries + 1;
                        access(1'b0, vectors[cursor][5:0], 32'd0);
                    end
                    words = words + 1;
                    settle;
                    if (vectors[cursor][31] && vectors[cursor][5:0] == 6'd2 &&
                        irq !== ((vectors[cursor + 1] & 32'h11) != 32'd0)) begin
                        mistake;
                        $display("    irq is %b", irq);
                    end
                    if (failed !== vectors[cursor][30]) begin
                        mistake;
                        $display("    failed is %b", failed);
                    end else if (!vectors[cursor][31] && !failed && got !== vectors[cursor + 1]) begin
                        mistake;
                        $display("    read %h, expected %h", got, vectors[cursor + 1]);
                    end
                end
            end
            cursor = 0;
        end
        finish;
    end
endmodule

`default_nettype wire
