// fpgambit_attack_tb: self-checking test bench for fpgambit_attack.
//
// SPDX-License-Identifier: MIT OR Apache-2.0
//
// Generated: do not edit. Made by: fpgambit export --unit attack --build compact --out DIR
//
// Run in this folder:
//
//   $ verilator --binary --timing -CFLAGS -std=c++20 --top-module fpgambit_attack_tb -GPOSDATA_FILE='"../movegen-compact/posdata.mem"' -f fpgambit_attack.f fpgambit_attack_tb.v && ./obj_dir/Vfpgambit_attack_tb
//   $ iverilog -g2012 -s fpgambit_attack_tb -Pfpgambit_attack_tb.POSDATA_FILE='"../movegen-compact/posdata.mem"' -o fpgambit_attack_tb.vvp -f fpgambit_attack.f fpgambit_attack_tb.v && vvp -n fpgambit_attack_tb.vvp
//
// It prints a line that begins with PASS or FAIL; after FAIL the exit status is nonzero. With +vcd it records a waveform.
//
// For each position the vectors contain nine words of board image, then for each query {1, kind[2:0], square[5:0], side, 5'd0,
// cycles[15:0]}, visited, and the answer words, each {15'd0, last, word}; then 0. Every query runs three times: with
// answer_ready high; interrupted by a reset; and with answer_ready toggling at random, when the unit must not accept loads. While
// words load, a board must wait. The undefined query kinds return one word.
// After the positions come seeds: each defines a board (see drawn) and its queries, and is followed by a checksum of the results.
// Checksums over the memory files detect any changed entry.

`default_nettype none

module fpgambit_attack_tb #(
    parameter POSDATA_ROM = 1,
    parameter POSDATA_FILE = "posdata.mem"
);
    localparam integer POSITIONS = 56;
    localparam integer WORDS = 15558;
    localparam [31:0] VECTORS_SUM = 32'hbdd97d8b;
    localparam integer REPORTED_ERRORS = 16;

    reg [31:0] vectors [0:WORDS-1];

    reg clock;
    reg reset;
    reg load_valid;
    reg [3:0] load_address;
    reg [31:0] load_word;
    reg board_valid;
    reg [31:0] board_rank_0;
    reg [31:0] board_rank_1;
    reg [31:0] board_rank_2;
    reg [31:0] board_rank_3;
    reg [31:0] board_rank_4;
    reg [31:0] board_rank_5;
    reg [31:0] board_rank_6;
    reg [31:0] board_rank_7;
    reg query_valid;
    reg [2:0] query_kind;
    reg [5:0] query_square;
    reg query_side;
    reg answer_ready;
    wire load_ready;
    wire board_ready;
    wire query_ready;
    wire answer_valid;
    wire [15:0] answer_word;
    wire answer_last;
    wire [15:0] cycles;
    wire [15:0] visited;

    fpgambit_attack #(.POSDATA_ROM(POSDATA_ROM), .POSDATA_FILE(POSDATA_FILE)) dut (
        .clock(clock),
        .reset(reset),
        .load_valid(load_valid),
        .load_address(load_address),
        .load_word(load_word),
        .board_valid(board_valid),
        .board_rank_0(board_rank_0),
        .board_rank_1(board_rank_1),
        .board_rank_2(board_rank_2),
        .board_rank_3(board_rank_3),
        .board_rank_4(board_rank_4),
        .board_rank_5(board_rank_5),
        .board_rank_6(board_rank_6),
        .board_rank_7(board_rank_7),
        .query_valid(query_valid),
        .query_kind(query_kind),
        .query_square(query_square),
        .query_side(query_side),
        .answer_ready(answer_ready),
        .load_ready(load_ready),
        .board_ready(board_ready),
        .query_ready(query_ready),
        .answer_valid(answer_valid),
        .answer_word(answer_word),
        .answer_last(answer_last),
        .cycles(cycles),
        .visited(visited)
    );

    integer errors;
    integer words;
    integer clocks;
    integer entry;
    reg [31:0] sum;
    reg [31:0] chance;
    // An offered word must hold until it is accepted.
    reg answer_waits;
    reg [16:0] answer_waiting;

    integer cursor;
    localparam integer LONGEST_CYCLES = 20000;
    localparam integer ASKED = 12;

    integer position;
    integer queries;

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
                $display("position %0d, query %h", position, vectors[cursor]);
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

    // Returns a word of the board at the cursor: from the vectors or, after the positions, from the board that the seed defines.
    function [31:0] image(input [3:0] address);
        image = position > POSITIONS ? drawn(vectors[cursor], address) : vectors[cursor + {28'd0, address}];
    endfunction

    task load_words;
        integer address;
        begin
            load_valid = 1'b1;
            for (address = 0; address < 9; address = address + 1) begin
                load_address = address[3:0];
                load_word = image(address[3:0]);
                board_valid = chance[14];
                board_rank_0 = chance;
                settle;
                if (load_ready !== 1'b1 || board_ready !== 1'b0) begin
                    mistake;
                    $display("    load_ready %b, board_ready %b while words are loaded", load_ready, board_ready);
                end
                edge_of_clock;
            end
            load_valid = 1'b0;
            board_valid = 1'b0;
        end
    endtask

    // Loads a whole board in one clock. A query that is requested in the same clock must wait.
    task load_whole;
        integer waited;
        begin
            board_valid = 1'b1;
            query_valid = 1'b1;
            board_rank_0 = image(4'd0);
            board_rank_1 = image(4'd1);
            board_rank_2 = image(4'd2);
            board_rank_3 = image(4'd3);
            board_rank_4 = image(4'd4);
            board_rank_5 = image(4'd5);
            board_rank_6 = image(4'd6);
            board_rank_7 = image(4'd7);
            settle;
            if (board_ready !== 1'b1 || query_ready !== 1'b0) begin
                mistake;
                $display("    a board is offered: board_ready %b, query_ready %b", board_ready, query_ready);
            end
            edge_of_clock;
            board_rank_3 = chance;
            for (waited = 1; waited < 9; waited = waited + 1) begin
                board_valid = waited[0];
                settle;
                if (load_ready !== 1'b0 || board_ready !== 1'b0 || query_ready !== 1'b0) begin
                    mistake;
                    $display("    clock %0d of a board: load_ready %b, board_ready %b, query_ready %b", waited, load_ready,
                             board_ready, query_ready);
                end
                edge_of_clock;
            end
            board_valid = 1'b0;
            query_valid = 1'b0;
        end
    endtask

    // Loads a whole board and resets the unit some clocks later, which discards the rest of the board.
    task break_off_board;
        integer clocks_left;
        begin
            board_valid = 1'b1;
            settle;
            edge_of_clock;
            board_valid = 1'b0;
            for (clocks_left = {29'd0, chance[2:0]}; clocks_left > 1; clocks_left = clocks_left - 1) begin
                settle;
                edge_of_clock;
            end
            reset_unit;
            if (query_ready !== 1'b1 || load_ready !== 1'b1 || board_ready !== 1'b1) begin
                mistake;
                $display("    not ready in the cycle after a reset that interrupts a board load");
            end
            edge_of_clock;
        end
    endtask

    task load_board;
        begin
            if (position % 2 == 0) load_words;
            else load_whole;
        end
    endtask

    task start(input [2:0] kind, input [5:0] square, input side);
        begin
            query_valid = 1'b1;
            query_kind = kind;
            query_square = square;
            query_side = side;
            settle;
            if (query_ready !== 1'b1) begin
                mistake;
                $display("    query_ready is low outside a query");
            end
            edge_of_clock;
            query_valid = 1'b0;
        end
    endtask

    // Starts a query and resets it some clocks later.
    task break_off;
        integer clocks_left;
        begin
            answer_ready = chance[8];
            clocks_left = {25'd0, chance[6:0]};
            start(vectors[cursor][30:28], vectors[cursor][27:22], vectors[cursor][21]);
            while (clocks_left > 0) begin
                settle;
                edge_of_clock;
                clocks_left = clocks_left - 1;
            end
            reset_unit;
            if (query_ready !== 1'b1 || load_ready !== 1'b1 || answer_valid !== 1'b0) begin
                mistake;
                $display("    not idle in the cycle after a reset");
            end
            edge_of_clock;
        end
    endtask

    // Runs one query. The cursor is at its first word, and stays there.
    task run(input stalled);
        integer at;
        integer taken;
        reg done;
        begin
            start(vectors[cursor][30:28], vectors[cursor][27:22], vectors[cursor][21]);
            at = cursor + 2;
            taken = 1;
            done = 1'b0;
            while (!done && taken < LONGEST_CYCLES) begin
                answer_ready = !stalled || chance[0];
                // The unit must not store a word that is offered during a query.
                load_valid = stalled && chance[9];
                load_address = chance[13:10];
                load_word = chance;
                board_valid = stalled && chance[14];
                board_rank_0 = chance;
                settle;
                taken = taken + 1;
                if (load_ready !== 1'b0 || board_ready !== 1'b0 || query_ready !== 1'b0) begin
                    mistake;
                    $display("    load_ready %b, board_ready %b, query_ready %b during a query", load_ready, board_ready,
                             query_ready);
                end
                if (answer_valid && answer_ready) begin
                    if (at >= WORDS || vectors[at] !== {15'd0, answer_last, answer_word}) begin
                        mistake;
                        if (at < WORDS)
                            $display("    word %0d is %h, last %b; expected %h, last %b", at - cursor - 1, answer_word,
                                     answer_last, vectors[at][15:0], vectors[at][16]);
                        else
                            $display("    word %h after the end of the vectors", answer_word);
                        done = 1'b1;
                    end
                    at = at + 1;
                    words = words + 1;
                    done = done || answer_last;
                end
                edge_of_clock;
            end
            load_valid = 1'b0;
            board_valid = 1'b0;
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
            if (visited !== vectors[cursor + 1][15:0]) begin
                mistake;
                $display("    visited says %0d, expected %0d", visited, vectors[cursor + 1][15:0]);
            end
            if (stalled) begin
                edge_of_clock;
                settle;
                if (cycles !== taken[15:0] || visited !== vectors[cursor + 1][15:0]) begin
                    mistake;
                    $display("    cycles and visited do not hold: %0d, %0d", cycles, visited);
                end
            end
            queries = queries + 1;
        end
    endtask

    // Runs a query that returns nothing; its answer waits some clocks.
    task run_nothing(input [2:0] kind);
        integer waited;
        begin
            answer_ready = 1'b0;
            start(kind, chance[5:0], chance[6]);
            for (waited = 0; waited < 8; waited = waited + 1) begin
                settle;
                if (load_ready !== 1'b0 || board_ready !== 1'b0 || query_ready !== 1'b0) begin
                    mistake;
                    $display("    load_ready %b, board_ready %b, query_ready %b during a query", load_ready, board_ready,
                             query_ready);
                end
                edge_of_clock;
            end
            answer_ready = 1'b1;
            settle;
            if (answer_valid !== 1'b1 || answer_last !== 1'b1 || answer_word !== 16'd0) begin
                mistake;
                $display("    query %0d: answer_valid %b, answer_last %b, word %h; expected 1, 1, 0000", kind, answer_valid,
                         answer_last, answer_word);
            end
            edge_of_clock;
            settle;
            if (answer_valid !== 1'b0 || query_ready !== 1'b1) begin
                mistake;
                $display("    not idle in the cycle after the last word");
            end
            queries = queries + 1;
        end
    endtask

    // Tests the board that the seed at the cursor defines, with its queries.
    task run_drawn;
        reg [31:0] found;
        reg [31:0] query;
        reg [2:0] kind;
        integer number;
        integer taken;
        begin
            load_board;
            answer_ready = 1'b1;
            found = 32'd0;
            kind = 3'd0;
            for (number = 0; number < ASKED; number = number + 1) begin
                query = mixed(vectors[cursor] ^ {number[15:0], 16'd0});
                found = mixed(found ^ query);
                start(kind, query[5:0], query[6]);
                settle;
                for (taken = 1; query_ready !== 1'b1 && taken < LONGEST_CYCLES; taken = taken + 1) begin
                    if (answer_valid) begin
                        found = mixed(found ^ {16'd0, answer_word});
                        words = words + 1;
                    end
                    edge_of_clock;
                    settle;
                end
                if (query_ready !== 1'b1) begin
                    mistake;
                    $display("    no last word in %0d cycles: giving up", LONGEST_CYCLES);
                    finish;
                end
                found = mixed(found ^ {cycles, visited});
                kind = kind == 3'd5 ? 3'd0 : kind + 3'd1;
                queries = queries + 1;
            end
            if (found !== vectors[cursor + 1]) begin
                mistake;
                $display("    the answers have checksum %h, expected %h", found, vectors[cursor + 1]);
            end
            position = position + 1;
            cursor = cursor + 2;
        end
    endtask

    // Moves the cursor to the next query, or to the 0 after the last.
    task next_query;
        begin
            cursor = cursor + 2;
            while (cursor < WORDS && vectors[cursor][16] !== 1'b1) cursor = cursor + 1;
            cursor = cursor + 1;
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
                    for (entry = 0; entry < 32768; entry = entry + 1) sum_up({20'd0, dut.posdata.as_rom.rom.table_.words[entry]});
                    if (sum !== 32'h686e0bba) begin
                        mistake;
                        $display("    posdata.mem has checksum %h, expected %h: it was changed", sum, 32'h686e0bba);
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
            $write("PASS attack: ");
            $display("%0d positions, %0d queries, %0d words, %0d clocks", POSITIONS, queries, words, clocks);
            $finish;
        end else begin
            $display("FAIL attack: %0d errors", errors);
            $fatal(1);
        end
    endtask

    initial begin
        $readmemh("fpgambit_attack_vectors.mem", vectors);
        if ($test$plusargs("vcd")) begin
            $dumpfile("fpgambit_attack_tb.vcd");
            $dumpvars(0, fpgambit_attack_tb);
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
        board_valid = 1'd0;
        board_rank_0 = 32'd0;
        board_rank_1 = 32'd0;
        board_rank_2 = 32'd0;
        board_rank_3 = 32'd0;
        board_rank_4 = 32'd0;
        board_rank_5 = 32'd0;
        board_rank_6 = 32'd0;
        board_rank_7 = 32'd0;
        query_valid = 1'd0;
        query_kind = 3'd0;
        query_square = 6'd0;
        query_side = 1'd0;
        answer_ready = 1'd0;
        cursor = 0;
        position = 0;
        queries = 0;
        reset_unit;
        with_memory.check_memory;
        sum = 32'h811c_9dc5;
        for (entry = 0; entry < WORDS; entry = entry + 1) sum_up(vectors[entry]);
        if (sum !== VECTORS_SUM) begin
            mistake;
            $display("    fpgambit_attack_vectors.mem has checksum %h, expected %h: it was changed", sum, VECTORS_SUM);
        end
        // With a wrong memory further checks are pointless and might never end.
        if (errors == 0) begin
            for (position = 1; position <= POSITIONS; position = position + 1) begin
                break_off_board;
                load_board;
                cursor = cursor + 9;
                run_nothing(3'd6);
                run_nothing(3'd7);
                while (cursor < WORDS && vectors[cursor][31]) begin
                    run(1'b0);
                    break_off;
                    run(1'b1);
                    next_query;
                end
                cursor = cursor + 1;
            end
            while (cursor + 2 <= WORDS) run_drawn;
            if (cursor != WORDS) begin
                mistake;
                $display("    %0d words of vectors used, expected %0d", cursor, WORDS);
            end
        end
        finish;
    end
endmodule

`default_nettype wire
