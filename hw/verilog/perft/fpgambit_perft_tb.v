// fpgambit_perft_tb: self-checking test bench for fpgambit_perft.
//
// SPDX-License-Identifier: MIT OR Apache-2.0
//
// Generated: do not edit. Made by: fpgambit export --unit perft --build compact --out DIR
//
// Run in this folder:
//
//   $ verilator --binary --timing -CFLAGS -std=c++20 --top-module fpgambit_perft_tb -f fpgambit_perft.f fpgambit_perft_tb.v && ./obj_dir/Vfpgambit_perft_tb
//   $ iverilog -g2012 -s fpgambit_perft_tb -o fpgambit_perft_tb.vvp -f fpgambit_perft.f fpgambit_perft_tb.v && vvp -n fpgambit_perft_tb.vvp
//
// It prints a line that begins with PASS or FAIL; after FAIL the exit status is nonzero. With +vcd it records a waveform.
//
// For each job the vectors contain nine words of board image, {cycles[26:0], divide, depth[3:0]}, the nodes, and the sum of
// the products of each reported move and the nodes below it. All jobs run back to back with result_ready high; some are interrupted
// by a reset, some by cancel; a third run again with gaps and with result_ready toggling at random. Then come seeds, each of which
// defines a board (see drawn), followed by the same last three words.
// Checksums over the memory files detect any changed entry.

`default_nettype none

module fpgambit_perft_tb;
    localparam integer POSITIONS = 56;
    localparam integer WORDS = 5404;
    localparam [31:0] VECTORS_SUM = 32'he57de754;
    localparam integer REPORTED_ERRORS = 16;

    reg [31:0] vectors [0:WORDS-1];

    reg clock;
    reg reset;
    reg cancel;
    reg job_valid;
    reg [15:0] job_tag;
    reg [3:0] job_depth;
    reg job_divide;
    reg [31:0] job_rank_0;
    reg [31:0] job_rank_1;
    reg [31:0] job_rank_2;
    reg [31:0] job_rank_3;
    reg [31:0] job_rank_4;
    reg [31:0] job_rank_5;
    reg [31:0] job_rank_6;
    reg [31:0] job_rank_7;
    reg [31:0] job_state;
    reg result_ready;
    wire job_ready;
    wire result_valid;
    wire [15:0] result_tag;
    wire result_last;
    wire [15:0] result_move;
    wire [31:0] result_low;
    wire [31:0] result_high;
    wire [31:0] cycles;

    fpgambit_perft dut (
        .clock(clock),
        .reset(reset),
        .cancel(cancel),
        .job_valid(job_valid),
        .job_tag(job_tag),
        .job_depth(job_depth),
        .job_divide(job_divide),
        .job_rank_0(job_rank_0),
        .job_rank_1(job_rank_1),
        .job_rank_2(job_rank_2),
        .job_rank_3(job_rank_3),
        .job_rank_4(job_rank_4),
        .job_rank_5(job_rank_5),
        .job_rank_6(job_rank_6),
        .job_rank_7(job_rank_7),
        .job_state(job_state),
        .result_ready(result_ready),
        .job_ready(job_ready),
        .result_valid(result_valid),
        .result_tag(result_tag),
        .result_last(result_last),
        .result_move(result_move),
        .result_low(result_low),
        .result_high(result_high),
        .cycles(cycles)
    );

    integer errors;
    integer words;
    integer clocks;
    integer entry;
    reg [31:0] sum;
    reg [31:0] chance;
    // An offered word must hold until it is accepted.
    reg result_waits;
    reg [96:0] result_waiting;

    localparam integer CASES = 2 * POSITIONS;
    localparam integer DRAWN = (WORDS - 12 * CASES) / 4;
    localparam integer LONGEST_CLOCKS = 20000;

    integer job;
    reg [31:0] nodes;
    reg [31:0] products;
    reg ended;

    // One cycle: set inputs, settle, read outputs, clock edge.
    task settle;
        #4;
    endtask

    task edge_of_clock;
        begin
            if (result_valid !== 1'b0 && result_valid !== 1'b1) begin
                mistake;
                $display("    result_valid is %b", result_valid);
            end
            if (result_waits && (result_valid !== 1'b1 || {result_tag, result_last, result_move, result_low, result_high} !== result_waiting)) begin
                mistake;
                $display("    %h of result changed before it was accepted", result_waiting);
            end
            result_waits = result_valid && !result_ready && !reset;
            result_waiting = {result_tag, result_last, result_move, result_low, result_high};
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
                $display("job %0d", job);
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

    // Returns the place of a job's words after its board.
    function integer behind_board(input integer number);
        behind_board = number < CASES ? 12 * number + 9 : 12 * CASES + 4 * (number - CASES) + 1;
    endfunction

    // Returns a word of a job's board.
    function [31:0] image(input integer number, input [3:0] address);
        image = number < CASES ? vectors[12 * number + {28'd0, address}] : drawn(vectors[behind_board(number) - 1], address);
    endfunction

    // Drives a job, with its own tag.
    task show(input integer number);
        begin
            job_tag = number[15:0] ^ 16'h5a5a;
            job_rank_0 = image(number, 4'd0);
            job_rank_1 = image(number, 4'd1);
            job_rank_2 = image(number, 4'd2);
            job_rank_3 = image(number, 4'd3);
            job_rank_4 = image(number, 4'd4);
            job_rank_5 = image(number, 4'd5);
            job_rank_6 = image(number, 4'd6);
            job_rank_7 = image(number, 4'd7);
            job_state = image(number, 4'd8);
            job_depth = vectors[behind_board(number)][3:0];
            job_divide = vectors[behind_board(number)][4];
        end
    endtask

    // Offers a job until the unit accepts it.
    task send(input integer number);
        begin
            job_valid = 1'b1;
            show(number);
            settle;
            if (job_ready !== 1'b1) begin
                mistake;
                $display("    job_ready is %b in an idle unit", job_ready);
            end
            edge_of_clock;
            job_valid = 1'b0;
        end
    endtask

    // Runs a job and compares its results.
    task count(input integer number, input stalled);
        integer begun;
        integer offered;
        integer at;
        begin
            job = number;
            at = behind_board(number);
            nodes = 32'd0;
            products = 32'd0;
            ended = 1'b0;
            begun = clocks;
            offered = 0;
            send(number);
            show((number + 1) % CASES);
            while (!ended && clocks - begun < LONGEST_CLOCKS) begin
                job_valid = stalled && chance[5];
                result_ready = !stalled || chance[0];
                settle;
                if (job_ready !== 1'b0) begin
                    mistake;
                    $display("    job_ready is %b during a job", job_ready);
                end
                if (result_valid === 1'b1 && result_last === 1'b1 && offered == 0) offered = clocks - begun + 1;
                if (result_valid === 1'b1 && result_ready) begin
                    nodes = nodes + result_low;
                    products = products + {16'd0, result_move} * result_low;
                    ended = result_last;
                    words = words + 1;
                    if (result_tag !== (number[15:0] ^ 16'h5a5a) || result_high !== 32'd0) begin
                        mistake;
                        $display("    tag %h, high half %h", result_tag, result_high);
                    end
                end
                edge_of_clock;
            end
            job_valid = 1'b0;
            settle;
            if (!ended || nodes !== vectors[at + 1] || products !== vectors[at + 2]) begin
                mistake;
                $display("    %0d nodes, products %h, expected %0d, %h", nodes, products, vectors[at + 1], vectors[at + 2]);
            end
            if (cycles !== offered || (!stalled && cycles !== vectors[at] >> 5)) begin
                mistake;
                $display("    cycles is %0d for a job that took %0d; expected %0d unless stalled", cycles, offered, vectors[at] >> 5);
            end
        end
    endtask

    // Starts a job and ends it by reset or cancel. No result may follow.
    task break_off(input integer number, input cancelled);
        integer left;
        begin
            job = number;
            result_ready = 1'b0;
            send(number);
            for (left = number % 60; left > 0; left = left - 1) begin
                settle;
                edge_of_clock;
            end
            reset = !cancelled;
            cancel = cancelled;
            // A result that is offered now and not accepted is withdrawn.
            result_ready = cancelled;
            settle;
            if (job_ready !== 1'b0) begin
                mistake;
                $display("    job_ready is %b in reset or cancel", job_ready);
            end
            edge_of_clock;
            reset = 1'b0;
            cancel = 1'b0;
            for (left = 0; left < 5; left = left + 1) begin
                settle;
                if (result_valid !== 1'b0 || job_ready !== 1'b1) begin
                    mistake;
                    $display("    result_valid %b, job_ready %b after a reset or cancel", result_valid, job_ready);
                end
                edge_of_clock;
            end
        end
    endtask

    // Mixes the bits of a word with MurmurHash3's finalizer, which is a bijection.
    function [31:0] mixed(input [31:0] word);
        begin
            mixed = (word ^ (word >> 16)) * 32'h85eb_ca6b;
            mixed = (mixed ^ (mixed >> 13)) * 32'hc2b2_ae35;
            mixed = mixed ^ (mixed >> 16);
        end
    endfunction

    // Returns a word of the image of the board that a seed defines. Most boards have two kings on random squares; every other
    // square has a random piece or none, and queens and rooks are more frequent than other pieces. On a quarter of the boards the
    // kings are at home, and so are the rooks with castling rights. On another quarter a pawn has just made a double push, and an
    // enemy pawn may capture it en passant; in half of these, the king of that enemy is on the same rank.
    function [31:0] drawn(input [31:0] number, input [3:0] address);
        reg [31:0] whole;
        reg black_moves;
        reg castling;
        reg en_passant;
        reg [31:0] white_king;
        reg [31:0] black_king;
        reg [31:0] corners;
        reg [31:0] to;
        reg [31:0] skipped;
        reg [31:0] came_from;
        reg [31:0] beside;
        reg [31:0] gap;
        reg [31:0] men;
        reg [31:0] gaps;
        reg [31:0] square;
        reg [3:0] piece;
        integer file;
        begin
            whole = mixed(number);
            black_moves = whole[12];
            castling = whole[16:15] == 2'd2;
            en_passant = whole[16:15] == 2'd3;
            white_king = whole & 32'd63;
            black_king = whole >> 6 & 32'd63;
            // One bit each for h1, a1, h8 and a8: a rook with a castling right is there.
            corners = castling ? whole >> 17 & 32'd15 : 32'd0;
            to = (black_moves ? 32'd24 : 32'd32) | (whole >> 17 & 32'd7);
            skipped = black_moves ? to - 32'd8 : to + 32'd8;
            came_from = black_moves ? to - 32'd16 : to + 32'd16;
            beside = whole[20] ? to + 32'd1 : to - 32'd1;
            if (castling) begin
                white_king = 32'd4;
                black_king = 32'd60;
            end
            if (en_passant && whole[21]) begin
                if (black_moves) black_king = (to & 32'd56) | (black_king & 32'd7);
                else white_king = (to & 32'd56) | (white_king & 32'd7);
            end
            // One square in two, four or eight has a piece.
            gap = 32'd1 | (whole >> 13 & 32'd3) << 1;
            men = mixed(number + ({28'd0, address} + 32'd1) * 32'h9e37_79b9);
            gaps = mixed(men);
            drawn = 32'd0;
            if (address[3]) begin
                drawn = 32'h0008_0000 | corners << 1 | {31'd0, black_moves};
                if (en_passant) drawn = drawn | 32'd32 | skipped << 6;
            end else for (file = 0; file < 8; file = file + 1) begin
                square = {26'd0, address[2:0], file[2:0]};
                piece = men[4 * file +: 4];
                case (piece[2:0])
                    3'd0, 3'd6: piece[2:0] = 3'd5;
                    3'd7: piece[2:0] = 3'd4;
                    3'd1: if (address == 4'd0 || address == 4'd7) piece[2:0] = 3'd2;
                    default: ;
                endcase
                if ((gaps >> (4 * file) & gap) != 32'd0) piece = 4'd0;
                if (corners[0] && square == 32'd7 || corners[1] && square == 32'd0) piece = 4'd4;
                if (corners[2] && square == 32'd63 || corners[3] && square == 32'd56) piece = 4'd12;
                if (en_passant) begin
                    if (square == came_from || square == skipped) piece = 4'd0;
                    if (square == beside && beside[5:3] == to[5:3]) piece = {black_moves, 3'd1};
                    if (square == to) piece = {!black_moves, 3'd1};
                end
                if (square == black_king) piece = 4'd14;
                if (square == white_king) piece = 4'd6;
                drawn[4 * file +: 4] = piece;
            end
        end
    endfunction



    task finish;
        if (errors == 0) begin
            $write("PASS perft: ");
            $display("%0d positions, %0d results, %0d clocks", POSITIONS, words, clocks);
            $finish;
        end else begin
            $display("FAIL perft: %0d errors", errors);
            $fatal(1);
        end
    endtask

    initial begin
        $readmemh("fpgambit_perft_vectors.mem", vectors);
        if ($test$plusargs("vcd")) begin
            $dumpfile("fpgambit_perft_tb.vcd");
            $dumpvars(0, fpgambit_perft_tb);
        end
        errors = 0;
        words = 0;
        clocks = 0;
        chance = 32'h1989_1989;
        result_waits = 1'b0;
        clock = 1'b0;
        reset = 1'd0;
        cancel = 1'd0;
        job_valid = 1'd0;
        job_tag = 16'd0;
        job_depth = 4'd0;
        job_divide = 1'd0;
        job_rank_0 = 32'd0;
        job_rank_1 = 32'd0;
        job_rank_2 = 32'd0;
        job_rank_3 = 32'd0;
        job_rank_4 = 32'd0;
        job_rank_5 = 32'd0;
        job_rank_6 = 32'd0;
        job_rank_7 = 32'd0;
        job_state = 32'd0;
        result_ready = 1'd0;
        job = 0;
        nodes = 32'd0;
        products = 32'd0;
        ended = 1'b0;
        reset_unit;

        sum = 32'h811c_9dc5;
        for (entry = 0; entry < WORDS; entry = entry + 1) sum_up(vectors[entry]);
        if (sum !== VECTORS_SUM) begin
            mistake;
            $display("    fpgambit_perft_vectors.mem has checksum %h, expected %h: it was changed", sum, VECTORS_SUM);
        end
        // With a wrong memory further checks are pointless and might never end.
        if (errors == 0) begin
            for (entry = 0; entry < CASES; entry = entry + 1) count(entry, 1'b0);
            for (entry = 0; entry < CASES; entry = entry + 1) begin
                break_off(entry, entry[0]);
                if (entry % 10 == 0) count(entry, 1'b0);
            end
            for (entry = 0; entry < CASES; entry = entry + 3) count(entry, 1'b1);
            for (entry = CASES; entry < CASES + DRAWN; entry = entry + 1) count(entry, 1'b0);
        end
        finish;
    end
endmodule

`default_nettype wire
