// @TOP@_tb: self-checking test bench for @TOP@.
//
// SPDX-License-Identifier: MIT OR Apache-2.0
//
// Generated: do not edit. Made by: @COMMAND@
//
// Run in this folder:
//
//   $ @VERILATOR@
//   $ @ICARUS@
//
// It prints a line that begins with PASS or FAIL; after FAIL the exit status is nonzero. With +vcd it records a waveform.
//
@ABOUT@
// Checksums over the memory files detect any changed entry.

`default_nettype none

module @TOP@_tb@PARAMETERS@;
    localparam integer POSITIONS = @POSITIONS@;
    localparam integer WORDS = @WORDS@;
    localparam [31:0] VECTORS_SUM = 32'h@VECTORS_SUM@;
    localparam integer REPORTED_ERRORS = 16;

    reg [31:0] vectors [0:WORDS-1];

    reg clock;
@SIGNALS@

    @TOP@@OVERRIDES@ dut (
@CONNECTIONS@
    );

    integer errors;
    integer words;
    integer clocks;
    integer entry;
    reg [31:0] sum;
    reg [31:0] chance;
    // An offered word must hold until it is accepted.
@WATCH_STATE@
@STATE@

    // One cycle: set inputs, settle, read outputs, clock edge.
    task settle;
        #4;
    endtask

    task edge_of_clock;
        begin
@WATCHES@            #1 clock = 1'b1;
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
                $display(@WHERE@);
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

@TASKS@

@MEMORY_CHECKS@

    task finish;
        if (errors == 0) begin
            $write("PASS @UNIT@: ");
            $display(@DONE@, words, clocks);
            $finish;
        end else begin
            $display("FAIL @UNIT@: %0d errors", errors);
            $fatal(1);
        end
    endtask

    initial begin
        $readmemh("@TOP@_vectors.mem", vectors);
        if ($test$plusargs("vcd")) begin
            $dumpfile("@TOP@_tb.vcd");
            $dumpvars(0, @TOP@_tb);
        end
        errors = 0;
        words = 0;
        clocks = 0;
        chance = 32'h1989_1989;
@WATCH_RESET@        clock = 1'b0;
@IDLE@
@RESET@
        reset_unit;
        @CHECK_MEMORY@
        sum = 32'h811c_9dc5;
        for (entry = 0; entry < WORDS; entry = entry + 1) sum_up(vectors[entry]);
        if (sum !== VECTORS_SUM) begin
            mistake;
            $display("    @TOP@_vectors.mem has checksum %h, expected %h: it was changed", sum, VECTORS_SUM);
        end
        // With a wrong memory further checks are pointless and might never end.
        if (errors == 0) begin
@RUN@
        end
        finish;
    end
endmodule

`default_nettype wire
