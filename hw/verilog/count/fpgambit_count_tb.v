// fpgambit_count_tb: self-checking test bench for fpgambit_count.
//
// SPDX-License-Identifier: MIT OR Apache-2.0
//
// Generated: do not edit. Made by: fpgambit export --unit count --build compact --out DIR
//
// Run in this folder:
//
//   $ verilator --binary --timing -CFLAGS -std=c++20 --top-module fpgambit_count_tb -f fpgambit_count.f fpgambit_count_tb.v && ./obj_dir/Vfpgambit_count_tb
//   $ iverilog -g2012 -s fpgambit_count_tb -o fpgambit_count_tb.vvp -f fpgambit_count.f fpgambit_count_tb.v && vvp -n fpgambit_count_tb.vvp
//
// It prints a line that begins with PASS or FAIL; after FAIL the exit status is nonzero. With +vcd it records a waveform.
//
// For each position the vectors contain nine words of board image and {19'd0, stalemate, mate, check, count[9:0]}. For many
// more boards they contain a seed that defines the board (see drawn) instead of its image. All positions run back to back with
// answer_ready high, then with sides exchanged, with files mirrored unless there are castling rights, and with both; the answer must
// not change. Some are interrupted by a reset, and one answer waits for 131,060 clocks. Then all run again with gaps and with
// answer_ready toggling at random.
// Checksums over the memory files detect any changed entry.

`default_nettype none

module fpgambit_count_tb;
    localparam integer POSITIONS = 594;
    localparam integer WORDS = 7940;
    localparam [31:0] VECTORS_SUM = 32'h573208c7;
    localparam integer REPORTED_ERRORS = 16;

    reg [31:0] vectors [0:WORDS-1];

    reg clock;
    reg reset;
    reg position_valid;
    reg [15:0] position_tag;
    reg [31:0] position_rank_0;
    reg [31:0] position_rank_1;
    reg [31:0] position_rank_2;
    reg [31:0] position_rank_3;
    reg [31:0] position_rank_4;
    reg [31:0] position_rank_5;
    reg [31:0] position_rank_6;
    reg [31:0] position_rank_7;
    reg [31:0] position_state;
    reg answer_ready;
    wire position_ready;
    wire answer_valid;
    wire [15:0] answer_tag;
    wire [9:0] answer_count;
    wire answer_check;
    wire answer_mate;
    wire answer_stalemate;
    wire [15:0] cycles;

    fpgambit_count dut (
        .clock(clock),
        .reset(reset),
        .position_valid(position_valid),
        .position_tag(position_tag),
        .position_rank_0(position_rank_0),
        .position_rank_1(position_rank_1),
        .position_rank_2(position_rank_2),
        .position_rank_3(position_rank_3),
        .position_rank_4(position_rank_4),
        .position_rank_5(position_rank_5),
        .position_rank_6(position_rank_6),
        .position_rank_7(position_rank_7),
        .position_state(position_state),
        .answer_ready(answer_ready),
        .position_ready(position_ready),
        .answer_valid(answer_valid),
        .answer_tag(answer_tag),
        .answer_count(answer_count),
        .answer_check(answer_check),
        .answer_mate(answer_mate),
        .answer_stalemate(answer_stalemate),
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
    reg [28:0] answer_waiting;

    localparam integer LATENCY = 14;
    localparam integer PLACES = 16;
    localparam integer CASE_WORDS = 10;
    // The first word of the boards that are defined by seeds.
    localparam integer NUMBERS = CASE_WORDS * POSITIONS;
    localparam integer CASES = POSITIONS + (WORDS - NUMBERS) / 2;
    localparam integer ROUNDS = 4;

    wire in_ready = position_ready;
    wire out_valid = answer_valid;
    wire has_room = sent - taken < PLACES;
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
            if (answer_waits && (answer_valid !== 1'b1 || {answer_tag, answer_count, answer_check, answer_mate, answer_stalemate} !== answer_waiting)) begin
                mistake;
                $display("    %h of answer changed before it was accepted", answer_waiting);
            end
            answer_waits = answer_valid && !answer_ready && !reset;
            answer_waiting = {answer_tag, answer_count, answer_check, answer_mate, answer_stalemate};
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

    // Returns a word of a case: of the board image, or the answer after it.
    function [31:0] case_word(input integer number, input [3:0] at);
        integer begin_of;
        begin
            begin_of = place(number);
            if (begin_of < NUMBERS) case_word = vectors[begin_of + {28'd0, at}];
            else begin
                begin_of = NUMBERS + (begin_of - NUMBERS) / CASE_WORDS * 2;
                case_word = at == 4'd9 ? vectors[begin_of + 1] : drawn(vectors[begin_of], at);
            end
        end
    endfunction

    // Returns how a case is changed in this round: the lower bit exchanges the sides, the upper bit mirrors the files.
    function [1:0] seen_from(input integer number);
        begin
            seen_from[0] = number / CASES % 2 == 1;
            seen_from[1] = number / CASES % 4 > 1 && (case_word(number, 4'd8) >> 1 & 32'd15) == 32'd0;
        end
    endfunction

    // Returns a rank of a case's board, as changed in this round.
    function [31:0] rank(input integer number, input [2:0] which);
        reg exchanged;
        reg mirrored;
        reg [31:0] word;
        reg [3:0] piece;
        integer file;
        begin
            {mirrored, exchanged} = seen_from(number);
            word = case_word(number, {1'b0, which ^ {3{exchanged}}});
            for (file = 0; file < 8; file = file + 1) begin
                piece = word[4 * (mirrored ? 7 - file : file) +: 4];
                rank[4 * file +: 4] = piece == 4'd0 ? piece : piece ^ {exchanged, 3'd0};
            end
        end
    endfunction

    // Returns the state word of a case, as changed in this round.
    function [31:0] state(input integer number);
        reg exchanged;
        reg mirrored;
        begin
            {mirrored, exchanged} = seen_from(number);
            state = case_word(number, 4'd8) ^ {20'd0, {3{exchanged}}, {3{mirrored}}, 5'd0, exchanged};
            if (exchanged) state[4:1] = {state[2:1], state[4:3]};
        end
    endfunction

    // Returns the tag of a case; over the cases, every bit of it changes.
    function [15:0] tag(input [15:0] number);
        tag = number * 16'h9e37;
    endfunction

    // Offers a case if `asks`, with its tag, and accepts an answer if `takes`.
    task drive(input integer number, input asks, input takes);
        begin
            position_valid = asks;
            answer_ready = takes;
            position_tag = tag(number[15:0]);
            position_rank_0 = rank(number, 3'd0);
            position_rank_1 = rank(number, 3'd1);
            position_rank_2 = rank(number, 3'd2);
            position_rank_3 = rank(number, 3'd3);
            position_rank_4 = rank(number, 3'd4);
            position_rank_5 = rank(number, 3'd5);
            position_rank_6 = rank(number, 3'd6);
            position_rank_7 = rank(number, 3'd7);
            position_state = state(number);
        end
    endtask

    // Compares the offered answer with that of the case.
    task compare(input integer number);
        reg [31:0] expected;
        begin
            expected = case_word(number, 4'd9);
            if (answer_tag !== tag(number[15:0]) ||
                {answer_stalemate, answer_mate, answer_check, answer_count} !== expected[12:0]) begin
                mistake;
                $display("    %0d moves, check %b, mate %b, stalemate %b, tag %h, expected %h", answer_count, answer_check,
                         answer_mate, answer_stalemate, answer_tag, expected);
            end
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
            $write("PASS count: ");
            $display("%0d positions, %0d answers, %0d clocks", POSITIONS, words, clocks);
            $finish;
        end else begin
            $display("FAIL count: %0d errors", errors);
            $fatal(1);
        end
    endtask

    initial begin
        $readmemh("fpgambit_count_vectors.mem", vectors);
        if ($test$plusargs("vcd")) begin
            $dumpfile("fpgambit_count_tb.vcd");
            $dumpvars(0, fpgambit_count_tb);
        end
        errors = 0;
        words = 0;
        clocks = 0;
        chance = 32'h1989_1989;
        answer_waits = 1'b0;
        clock = 1'b0;
        reset = 1'd0;
        position_valid = 1'd0;
        position_tag = 16'd0;
        position_rank_0 = 32'd0;
        position_rank_1 = 32'd0;
        position_rank_2 = 32'd0;
        position_rank_3 = 32'd0;
        position_rank_4 = 32'd0;
        position_rank_5 = 32'd0;
        position_rank_6 = 32'd0;
        position_rank_7 = 32'd0;
        position_state = 32'd0;
        answer_ready = 1'd0;
        sent = 0;
        taken = 0;
        counted = 16'd0;
        reset_unit;

        sum = 32'h811c_9dc5;
        for (entry = 0; entry < WORDS; entry = entry + 1) sum_up(vectors[entry]);
        if (sum !== VECTORS_SUM) begin
            mistake;
            $display("    fpgambit_count_vectors.mem has checksum %h, expected %h: it was changed", sum, VECTORS_SUM);
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
