// fpgambit_search_tb: self-checking test bench for fpgambit_search.
//
// SPDX-License-Identifier: MIT OR Apache-2.0
//
// Generated: do not edit. Made by: fpgambit export --unit search --build compact --out DIR
//
// Run in this folder:
//
//   $ verilator --binary --timing -CFLAGS -std=c++20 --top-module fpgambit_search_tb -GPOSDATA_FILE='"../movegen-compact/posdata.mem"' -f fpgambit_search.f fpgambit_search_tb.v && ./obj_dir/Vfpgambit_search_tb
//   $ iverilog -g2012 -s fpgambit_search_tb -Pfpgambit_search_tb.POSDATA_FILE='"../movegen-compact/posdata.mem"' -o fpgambit_search_tb.vvp -f fpgambit_search.f fpgambit_search_tb.v && vvp -n fpgambit_search_tb.vvp
//
// It prints a line that begins with PASS or FAIL; after FAIL the exit status is nonzero. With +vcd it records a waveform.
//
// // The vectors are moves of the game, {1'd1, 7'd0, record[23:0]}, and jobs: {kind[3:0], depth[3:0], bound[1:0], status[1:0],
// // clocks[19:0]}; nine words of board image or, for kind 2, the seed that defines the board (see drawn); {beta, alpha};
// // {score, first}; the node limit; {8'd0, the limit's upper bits, the best move}; the nodes; the clocks. A job of kind 3 is
// // cancelled the given number of clocks after its acceptance, a job of kind 4 is ended by a reset. All jobs run in order, every
// // third with result_ready toggling at random while other jobs and moves are offered continuously.
// Checksums over the memory files detect any changed entry.

`default_nettype none

module fpgambit_search_tb #(
    parameter POSDATA_ROM = 1,
    parameter POSDATA_FILE = "posdata.mem",
    parameter SQUARES_FILE = "squares.mem"
);
    localparam integer POSITIONS = 99;
    localparam integer WORDS = 12670;
    localparam [31:0] VECTORS_SUM = 32'h21f3ff48;
    localparam integer REPORTED_ERRORS = 16;

    reg [31:0] vectors [0:WORDS-1];

    reg clock;
    reg reset;
    reg cancel;
    reg push_valid;
    reg [23:0] push_record;
    reg job_valid;
    reg [31:0] job_tag;
    reg [31:0] job_rank_0;
    reg [31:0] job_rank_1;
    reg [31:0] job_rank_2;
    reg [31:0] job_rank_3;
    reg [31:0] job_rank_4;
    reg [31:0] job_rank_5;
    reg [31:0] job_rank_6;
    reg [31:0] job_rank_7;
    reg [31:0] job_state;
    reg [3:0] job_depth;
    reg [15:0] job_alpha;
    reg [15:0] job_beta;
    reg [15:0] job_first;
    reg [31:0] job_nodes_low;
    reg [7:0] job_nodes_high;
    reg result_ready;
    wire push_ready;
    wire job_ready;
    wire result_valid;
    wire [31:0] result_tag;
    wire [15:0] result_score;
    wire [1:0] result_bound;
    wire [15:0] result_best;
    wire [31:0] result_nodes_low;
    wire [7:0] result_nodes_high;
    wire [1:0] result_status;
    wire [31:0] cycles_low;
    wire [7:0] cycles_high;

    fpgambit_search #(.POSDATA_ROM(POSDATA_ROM), .POSDATA_FILE(POSDATA_FILE), .SQUARES_FILE(SQUARES_FILE)) dut (
        .clock(clock),
        .reset(reset),
        .cancel(cancel),
        .push_valid(push_valid),
        .push_record(push_record),
        .job_valid(job_valid),
        .job_tag(job_tag),
        .job_rank_0(job_rank_0),
        .job_rank_1(job_rank_1),
        .job_rank_2(job_rank_2),
        .job_rank_3(job_rank_3),
        .job_rank_4(job_rank_4),
        .job_rank_5(job_rank_5),
        .job_rank_6(job_rank_6),
        .job_rank_7(job_rank_7),
        .job_state(job_state),
        .job_depth(job_depth),
        .job_alpha(job_alpha),
        .job_beta(job_beta),
        .job_first(job_first),
        .job_nodes_low(job_nodes_low),
        .job_nodes_high(job_nodes_high),
        .result_ready(result_ready),
        .push_ready(push_ready),
        .job_ready(job_ready),
        .result_valid(result_valid),
        .result_tag(result_tag),
        .result_score(result_score),
        .result_bound(result_bound),
        .result_best(result_best),
        .result_nodes_low(result_nodes_low),
        .result_nodes_high(result_nodes_high),
        .result_status(result_status),
        .cycles_low(cycles_low),
        .cycles_high(cycles_high)
    );

    integer errors;
    integer words;
    integer clocks;
    integer entry;
    reg [31:0] sum;
    reg [31:0] chance;
    // An offered word must hold until it is accepted.
    reg result_waits;
    reg [107:0] result_waiting;

    // The vectors were made in this form of posdata: in the other, clocks may be others.
    localparam EXACT = POSDATA_ROM == 1;
    integer at;
    integer taken;
    integer offered;
    integer jobs;
    reg stalled;
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
            if (result_waits && (result_valid !== 1'b1 || {result_tag, result_score, result_bound, result_best, result_nodes_low, result_nodes_high, result_status} !== result_waiting)) begin
                mistake;
                $display("    %h of result changed before it was accepted", result_waiting);
            end
            result_waits = result_valid && !result_ready && !reset;
            result_waiting = {result_tag, result_score, result_bound, result_best, result_nodes_low, result_nodes_high, result_status};
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
                $display("word %0d", at);
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

    // Returns a word of a job's board.
    function [31:0] image(input integer where, input [3:0] address);
        image = vectors[where][31:28] == 4'd2 ? drawn(vectors[where + 1], address) : vectors[where + 1 + {28'd0, address}];
    endfunction

    // Drives a job with a unique tag.
    task show(input integer where);
        integer rest;
        begin
            rest = where + (vectors[where][31:28] == 4'd2 ? 2 : 10);
            job_tag = where ^ 32'h5a5a_a5a5;
            job_rank_0 = image(where, 4'd0);
            job_rank_1 = image(where, 4'd1);
            job_rank_2 = image(where, 4'd2);
            job_rank_3 = image(where, 4'd3);
            job_rank_4 = image(where, 4'd4);
            job_rank_5 = image(where, 4'd5);
            job_rank_6 = image(where, 4'd6);
            job_rank_7 = image(where, 4'd7);
            job_state = image(where, 4'd8);
            job_depth = vectors[where][27:24];
            job_alpha = vectors[rest][15:0];
            job_beta = vectors[rest][31:16];
            job_first = vectors[rest + 1][15:0];
            job_nodes_low = vectors[rest + 2];
            job_nodes_high = vectors[rest + 3][23:16];
        end
    endtask

    // Offers a job until it is taken.
    task send(input integer where);
        begin
            job_valid = 1'b1;
            show(where);
            settle;
            if (job_ready !== 1'b1) begin
                mistake;
                $display("    job_ready is %b in an idle unit", job_ready);
            end
            edge_of_clock;
            job_valid = 1'b0;
        end
    endtask

    // The move of the game that is next.
    task play;
        begin
            push_valid = 1'b1;
            push_record = vectors[at][23:0];
            settle;
            if (push_ready !== 1'b1 || job_ready !== 1'b0) begin
                mistake;
                $display("    push_ready is %b, job_ready %b in an idle unit with a move", push_ready, job_ready);
            end
            edge_of_clock;
            push_valid = 1'b0;
        end
    endtask

    // A job that a reset ends.
    task break_off(input integer where);
        integer left;
        begin
            send(where);
            result_ready = 1'b0;
            for (left = {12'd0, vectors[where][19:0]}; left > 0; left = left - 1) begin
                settle;
                edge_of_clock;
            end
            reset = 1'b1;
            settle;
            if (job_ready !== 1'b0 || push_ready !== 1'b0) begin
                mistake;
                $display("    job_ready is %b, push_ready %b in reset", job_ready, push_ready);
            end
            edge_of_clock;
            reset = 1'b0;
            settle;
            if (result_valid !== 1'b0 || job_ready !== 1'b1) begin
                mistake;
                $display("    result_valid %b, job_ready %b after a reset", result_valid, job_ready);
            end
        end
    endtask

    // A job and its result.
    task search(input integer where);
        integer rest;
        integer begun;
        begin
            rest = where + (vectors[where][31:28] == 4'd2 ? 2 : 10);
            begun = clocks;
            offered = 0;
            ended = 1'b0;
            send(where);
            taken = 0;
            while (!ended && clocks - begun < 200000) begin
                taken = taken + 1;
                cancel = vectors[where][31:28] == 4'd3 && {12'd0, vectors[where][19:0]} == taken;
                job_valid = stalled && chance[5];
                push_valid = stalled && chance[7];
                result_ready = !stalled || chance[0];
                settle;
                if (job_ready !== 1'b0 || push_ready !== 1'b0) begin
                    mistake;
                    $display("    job_ready is %b, push_ready %b during a search", job_ready, push_ready);
                end
                if (result_valid === 1'b1 && offered == 0) offered = clocks - begun + 1;
                if (result_valid === 1'b1 && result_ready) begin
                    ended = 1'b1;
                    words = words + 1;
                    if (result_tag !== (where ^ 32'h5a5a_a5a5)) begin
                        mistake;
                        $display("    tag %h", result_tag);
                    end
                    if ({result_bound, result_status} !== vectors[where][23:20] || result_score !== vectors[rest + 1][31:16]) begin
                        mistake;
                        $display("    score %h, bound %0d, status %0d, expected %h, %0d, %0d", result_score, result_bound, result_status,
                            vectors[rest + 1][31:16], vectors[where][23:22], vectors[where][21:20]);
                    end
                    // A cancel at the same clock comes at another node there.
                    if (result_best !== vectors[rest + 3][15:0] || result_nodes_high !== 8'd0
                        || ((EXACT || vectors[where][31:28] != 4'd3) && result_nodes_low !== vectors[rest + 4])) begin
                        mistake;
                        $display("    move %h, %0d nodes, expected %h, %0d", result_best, result_nodes_low, vectors[rest + 3][15:0],
                            vectors[rest + 4]);
                    end
                    if (cycles_low !== offered || (EXACT && cycles_low !== vectors[rest + 5]) || cycles_high !== 8'd0) begin
                        mistake;
                        $display("    cycles is %0d for a job that took %0d, expected %0d", cycles_low, offered, vectors[rest + 5]);
                    end
                end
                edge_of_clock;
            end
            job_valid = 1'b0;
            push_valid = 1'b0;
            cancel = 1'b0;
            settle;
            if (!ended) begin
                mistake;
                $display("    no result after %0d clocks", clocks - begun);
            end
        end
    endtask

    // All of them.
    task run_all;
        begin
            at = 0;
            while (at < WORDS) begin
                if (vectors[at][31]) begin
                    play;
                    at = at + 1;
                end else begin
                    if (vectors[at][31:28] == 4'd4) break_off(at);
                    else search(at);
                    jobs = jobs + 1;
                    stalled = jobs % 3 == 0;
                    at = at + (vectors[at][31:28] == 4'd2 ? 8 : 16);
                end
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

    generate
        if (POSDATA_ROM != 0) begin : with_memory
            task check_memory;
                begin
                    sum = 32'h811c_9dc5;
                    for (entry = 0; entry < 32768; entry = entry + 1) sum_up({20'd0, dut.generator.posdata_0.as_rom.rom.table_.words[entry]});
                    if (sum !== 32'h686e0bba) begin
                        mistake;
                        $display("    posdata.mem has checksum %h, expected %h: it was changed", sum, 32'h686e0bba);
                    end
                    sum = 32'h811c_9dc5;
                    for (entry = 0; entry < 32768; entry = entry + 1) sum_up({20'd0, dut.generator.posdata_1.as_rom.rom.table_.words[entry]});
                    if (sum !== 32'h686e0bba) begin
                        mistake;
                        $display("    posdata.mem has checksum %h, expected %h: it was changed", sum, 32'h686e0bba);
                    end
                    sum = 32'h811c_9dc5;
                    for (entry = 0; entry < 448; entry = entry + 1) sum_up({8'd0, dut.evaluator.table_.words[entry]});
                    if (sum !== 32'hde297a40) begin
                        mistake;
                        $display("    squares.mem has checksum %h, expected %h: it was changed", sum, 32'hde297a40);
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
            $write("PASS search: ");
            $display("%0d positions, %0d results, %0d clocks", POSITIONS, words, clocks);
            $finish;
        end else begin
            $display("FAIL search: %0d errors", errors);
            $fatal(1);
        end
    endtask

    initial begin
        $readmemh("fpgambit_search_vectors.mem", vectors);
        if ($test$plusargs("vcd")) begin
            $dumpfile("fpgambit_search_tb.vcd");
            $dumpvars(0, fpgambit_search_tb);
        end
        errors = 0;
        words = 0;
        clocks = 0;
        chance = 32'h1989_1989;
        result_waits = 1'b0;
        clock = 1'b0;
        reset = 1'd0;
        cancel = 1'd0;
        push_valid = 1'd0;
        push_record = 24'd0;
        job_valid = 1'd0;
        job_tag = 32'd0;
        job_rank_0 = 32'd0;
        job_rank_1 = 32'd0;
        job_rank_2 = 32'd0;
        job_rank_3 = 32'd0;
        job_rank_4 = 32'd0;
        job_rank_5 = 32'd0;
        job_rank_6 = 32'd0;
        job_rank_7 = 32'd0;
        job_state = 32'd0;
        job_depth = 4'd0;
        job_alpha = 16'd0;
        job_beta = 16'd0;
        job_first = 16'd0;
        job_nodes_low = 32'd0;
        job_nodes_high = 8'd0;
        result_ready = 1'd0;
        at = 0;
        taken = 0;
        offered = 0;
        jobs = 0;
        stalled = 1'b0;
        ended = 1'b0;
        reset_unit;
        with_memory.check_memory;
        sum = 32'h811c_9dc5;
        for (entry = 0; entry < WORDS; entry = entry + 1) sum_up(vectors[entry]);
        if (sum !== VECTORS_SUM) begin
            mistake;
            $display("    fpgambit_search_vectors.mem has checksum %h, expected %h: it was changed", sum, VECTORS_SUM);
        end
        // With a wrong memory further checks are pointless and might never end.
        if (errors == 0) begin
            run_all;
        end
        finish;
    end
endmodule

`default_nettype wire
