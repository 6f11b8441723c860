// fpgambit_search_fast_tb: self-checking test bench for fpgambit_search_fast.
//
// SPDX-License-Identifier: MIT OR Apache-2.0
//
// Generated: do not edit. Made by: fpgambit export --unit search --build fast --out DIR
//
// Run in this folder:
//
//   $ verilator --binary --timing -CFLAGS -std=c++20 --top-module fpgambit_search_fast_tb -GSQUARES_FILE='"../search/squares.mem"' -f fpgambit_search_fast.f fpgambit_search_fast_tb.v && ./obj_dir/Vfpgambit_search_fast_tb
//   $ iverilog -g2012 -s fpgambit_search_fast_tb -Pfpgambit_search_fast_tb.SQUARES_FILE='"../search/squares.mem"' -o fpgambit_search_fast_tb.vvp -f fpgambit_search_fast.f fpgambit_search_fast_tb.v && vvp -n fpgambit_search_fast_tb.vvp
//
// It prints a line that begins with PASS or FAIL; after FAIL the exit status is nonzero. With +vcd it records a waveform.
//
// // The vectors are moves of the game, {1'd1, 7'd0, record[23:0]}, and jobs: {kind[3:0], depth[3:0], bound[1:0], status[1:0],
// // clocks[19:0]}; nine words of board image or, for kind 2, the seed that defines the board (see drawn); {beta, alpha};
// // {score, first}; the node limit; {8'd0, the limit's upper bits, the best move}; the nodes; {15'd0, only, second}. Jobs of kinds 1 and 2 are offered in
// // order, so that up to 24 are in progress; their results are accepted in any order, each once, in every third stretch of 4,096
// // clocks with result_ready toggling at random. A job of kind 3 runs alone and is cancelled the given number of clocks after its
// // acceptance, a job of kind 4 is ended by a reset.
// Checksums over the memory files detect any changed entry.

`default_nettype none

module fpgambit_search_fast_tb #(
    parameter SQUARES_FILE = "squares.mem"
);
    localparam integer POSITIONS = 87;
    localparam integer WORDS = 7344;
    localparam [31:0] VECTORS_SUM = 32'h0b145d09;
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
    reg job_only;
    reg [15:0] job_second;
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

    fpgambit_search_fast #(.SQUARES_FILE(SQUARES_FILE)) dut (
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
        .job_only(job_only),
        .job_second(job_second),
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

    integer at;
    integer of_job;
    integer its_rest;
    integer open;
    integer most;
    integer taken;
    integer begun [0:WORDS-1];
    reg in_progress [0:WORDS-1];
    reg whole_job;
    reg offered;
    integer offered_at;
    reg stalled;
    reg cancels;

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

    // Compares the result offered with its vector.
    task check_result;
        begin
            of_job = result_tag ^ 32'h5a5a_a5a5;
            words = words + 1;
            if (of_job < 0 || of_job >= WORDS || in_progress[of_job] !== 1'b1) begin
                mistake;
                $display("    tag %h, which no job in progress has", result_tag);
            end else begin
                in_progress[of_job] = 1'b0;
                open = open - 1;
                its_rest = of_job + (vectors[of_job][31:28] == 4'd2 ? 2 : 10);
                if (vectors[of_job][31:28] == 4'd3 && result_status === 2'd2) begin
                    if (result_nodes_high !== 8'd0 || !(result_nodes_low <= vectors[its_rest + 4])) begin
                        mistake;
                        $display("    word %0d: cancelled after %0d nodes, expected at most %0d", of_job, result_nodes_low,
                            vectors[its_rest + 4]);
                    end
                end else begin
                    if ({result_bound, result_status} !== vectors[of_job][23:20] || result_score !== vectors[its_rest + 1][31:16]) begin
                        mistake;
                        $display("    word %0d: score %h, bound %0d, status %0d, expected %h, %0d, %0d", of_job, result_score,
                            result_bound, result_status, vectors[its_rest + 1][31:16], vectors[of_job][23:22], vectors[of_job][21:20]);
                    end
                    if (result_best !== vectors[its_rest + 3][15:0] || result_nodes_high !== 8'd0
                        || result_nodes_low !== vectors[its_rest + 4]) begin
                        mistake;
                        $display("    word %0d: move %h, %0d nodes, expected %h, %0d", of_job, result_best, result_nodes_low,
                            vectors[its_rest + 3][15:0], vectors[its_rest + 4]);
                    end
                end
                if (cycles_low !== offered_at - begun[of_job] + 1 || cycles_high !== 8'd0) begin
                    mistake;
                    $display("    word %0d: cycles is %0d for a job that took %0d", of_job, cycles_low, offered_at - begun[of_job] + 1);
                end
            end
        end
    endtask

    // Runs one clock, in which the unit may accept the next word and offer a result.
    task step(input offers);
        begin
            stalled = (clocks / 4096) % 3 == 2;
            whole_job = at < WORDS && !vectors[at][31];
            push_valid = offers && at < WORDS && vectors[at][31];
            job_valid = offers && whole_job && (!stalled || chance[5]);
            if (at < WORDS) push_record = vectors[at][23:0];
            if (job_valid) begin
                show(at);
                {job_only, job_second} = vectors[at + (vectors[at][31:28] == 4'd2 ? 7 : 15)][16:0];
            end
            cancel = cancels;
            result_ready = !stalled || chance[0];
            settle;
            if (push_valid && (job_ready !== 1'b0 || (open == 0 && push_ready !== 1'b1))) begin
                mistake;
                $display("    push_ready is %b, job_ready %b with a move and %0d searches", push_ready, job_ready, open);
            end
            if (cancel && job_ready !== 1'b0) begin
                mistake;
                $display("    job_ready is %b with cancel", job_ready);
            end
            if (result_valid === 1'b1 && !offered) begin
                offered = 1'b1;
                offered_at = clocks;
            end
            if (result_valid === 1'b1 && result_ready) begin
                offered = 1'b0;
                check_result;
            end
            if (job_valid && job_ready === 1'b1) begin
                in_progress[at] = 1'b1;
                begun[at] = clocks;
                open = open + 1;
                if (open > most) most = open;
                at = at + (vectors[at][31:28] == 4'd2 ? 8 : 16);
            end else if (push_valid && push_ready === 1'b1) at = at + 1;
            edge_of_clock;
            job_valid = 1'b0;
            push_valid = 1'b0;
            cancel = 1'b0;
        end
    endtask

    // Waits for all results.
    task drain;
        begin
            taken = 0;
            while (open > 0 && taken < 400000) begin
                step(1'b0);
                taken = taken + 1;
            end
            if (open > 0) begin
                mistake;
                $display("    %0d results do not come", open);
            end
        end
    endtask

    // Offers one job until it is accepted.
    task send;
        integer last_at;
        begin
            last_at = at;
            taken = 0;
            while (at == last_at && taken < 1000) begin
                step(1'b1);
                taken = taken + 1;
            end
            if (at == last_at) begin
                mistake;
                $display("    the job is not accepted");
                at = WORDS;
            end
        end
    endtask

    // Runs one job alone and cancels it.
    task cancel_one(input integer after);
        begin
            drain;
            send;
            taken = 0;
            while (open > 0 && taken < 200000) begin
                taken = taken + 1;
                cancels = taken == after;
                step(1'b0);
            end
            cancels = 1'b0;
            drain;
        end
    endtask

    // Runs one job alone and ends it by a reset.
    task break_off(input integer after);
        integer left;
        begin
            drain;
            send;
            result_ready = 1'b0;
            for (left = after; left > 0; left = left - 1) begin
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
            if (result_valid !== 1'b0 || job_ready !== 1'b1 || push_ready !== 1'b1) begin
                mistake;
                $display("    result_valid %b, job_ready %b, push_ready %b after a reset", result_valid, job_ready, push_ready);
            end
            for (left = 0; left < WORDS; left = left + 1) in_progress[left] = 1'b0;
            open = 0;
            offered = 1'b0;
        end
    endtask

    // Runs all jobs.
    task run_all;
        integer waited;
        integer last_at;
        begin
            for (waited = 0; waited < WORDS; waited = waited + 1) in_progress[waited] = 1'b0;
            waited = 0;
            while (at < WORDS && waited < 400000) begin
                last_at = at;
                if (vectors[at][31:28] == 4'd3) cancel_one({12'd0, vectors[at][19:0]});
                else if (vectors[at][31:28] == 4'd4) break_off({12'd0, vectors[at][19:0]});
                else step(1'b1);
                waited = at == last_at ? waited + 1 : 0;
            end
            if (at < WORDS) begin
                mistake;
                $display("    nothing more is accepted");
            end
            drain;
            // A result that waits for result_ready has left its search to the next job, so one more job may be in progress.
            if (most < 24) begin
                mistake;
                $display("    at most %0d searches were in progress, expected 24 or more", most);
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

    task check_memory;
        begin
            sum = 32'h811c_9dc5;
            for (entry = 0; entry < 448; entry = entry + 1) sum_up({8'd0, dut.book.loader.table_.words[entry]});
            if (sum !== 32'hde297a40) begin
                mistake;
                $display("    squares.mem has checksum %h, expected %h: it was changed", sum, 32'hde297a40);
            end
            sum = 32'h811c_9dc5;
            for (entry = 0; entry < 448; entry = entry + 1) sum_up({8'd0, dut.changer.tables_0.words[entry]});
            if (sum !== 32'hde297a40) begin
                mistake;
                $display("    squares.mem has checksum %h, expected %h: it was changed", sum, 32'hde297a40);
            end
            sum = 32'h811c_9dc5;
            for (entry = 0; entry < 448; entry = entry + 1) sum_up({8'd0, dut.changer.tables_1.words[entry]});
            if (sum !== 32'hde297a40) begin
                mistake;
                $display("    squares.mem has checksum %h, expected %h: it was changed", sum, 32'hde297a40);
            end
        end
    endtask

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
        $readmemh("fpgambit_search_fast_vectors.mem", vectors);
        if ($test$plusargs("vcd")) begin
            $dumpfile("fpgambit_search_fast_tb.vcd");
            $dumpvars(0, fpgambit_search_fast_tb);
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
        job_only = 1'd0;
        job_second = 16'd0;
        at = 0;
        of_job = 0;
        its_rest = 0;
        open = 0;
        most = 0;
        taken = 0;
        whole_job = 1'b0;
        offered = 1'b0;
        offered_at = 0;
        stalled = 1'b0;
        cancels = 1'b0;
        reset_unit;
        check_memory;
        sum = 32'h811c_9dc5;
        for (entry = 0; entry < WORDS; entry = entry + 1) sum_up(vectors[entry]);
        if (sum !== VECTORS_SUM) begin
            mistake;
            $display("    fpgambit_search_fast_vectors.mem has checksum %h, expected %h: it was changed", sum, VECTORS_SUM);
        end
        // With a wrong memory further checks are pointless and might never end.
        if (errors == 0) begin
            run_all;
        end
        finish;
    end
endmodule

`default_nettype wire
