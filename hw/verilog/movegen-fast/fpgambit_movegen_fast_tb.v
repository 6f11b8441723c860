// fpgambit_movegen_fast_tb: self-checking test bench for fpgambit_movegen_fast.
//
// SPDX-License-Identifier: MIT OR Apache-2.0
//
// Generated: do not edit. Made by: fpgambit export --unit movegen --build fast --out DIR
//
// Run in this folder:
//
//   $ verilator --binary --timing -CFLAGS -std=c++20 --top-module fpgambit_movegen_fast_tb -GPOSDATA_FILE='"../movegen-compact/posdata.mem"' -f fpgambit_movegen_fast.f fpgambit_movegen_fast_tb.v && ./obj_dir/Vfpgambit_movegen_fast_tb
//   $ iverilog -g2012 -s fpgambit_movegen_fast_tb -Pfpgambit_movegen_fast_tb.POSDATA_FILE='"../movegen-compact/posdata.mem"' -o fpgambit_movegen_fast_tb.vvp -f fpgambit_movegen_fast.f fpgambit_movegen_fast_tb.v && vvp -n fpgambit_movegen_fast_tb.vvp
//
// It prints a line that begins with PASS or FAIL; after FAIL the exit status is nonzero. With +vcd it records a waveform.
//
// For each position the vectors contain nine words of board image, and for each of the four modes the expected {cycles,
// visited} and move words, each {15'd0, last, word}. Every generation runs three times: with move_ready high, checking words,
// order, last, cycles and visited; interrupted by a reset; and with move_ready toggling at random, when the same words must arrive in
// any order and the unit must not accept loads. Once the sink stalls for longer than cycles can count. After the positions come
// seeds, each of which defines a board (see drawn): {seed}, {checksum of all words and visited in the four modes}, {checksum of
// cycles}.
// The bench loads positions in three ways in turn: word by word, whole, and whole during the generation before. After a load word
// by word it also offers a whole board and resets the unit while the board is copied: the loaded position must stay. While a board
// waits, the unit must not accept another.
// Checksums over the memory files detect any changed entry.

`default_nettype none

module fpgambit_movegen_fast_tb #(
    parameter POSDATA_ROM = 1,
    parameter POSDATA_FILE = "posdata.mem"
);
    localparam integer POSITIONS = 203;
    localparam integer WORDS = 15489;
    localparam [31:0] VECTORS_SUM = 32'h2d9c0ee2;
    localparam integer REPORTED_ERRORS = 16;

    reg [31:0] vectors [0:WORDS-1];

    reg clock;
    reg reset;
    reg load_valid;
    reg [3:0] load_address;
    reg [31:0] load_word;
    reg start_valid;
    reg start_legal;
    reg start_captures;
    reg move_ready;
    reg board_valid;
    reg [31:0] board_rank_0;
    reg [31:0] board_rank_1;
    reg [31:0] board_rank_2;
    reg [31:0] board_rank_3;
    reg [31:0] board_rank_4;
    reg [31:0] board_rank_5;
    reg [31:0] board_rank_6;
    reg [31:0] board_rank_7;
    reg [31:0] board_state;
    wire load_ready;
    wire start_ready;
    wire move_valid;
    wire [15:0] move_word;
    wire move_last;
    wire [15:0] cycles;
    wire [15:0] visited;
    wire board_ready;

    fpgambit_movegen_fast #(.POSDATA_ROM(POSDATA_ROM), .POSDATA_FILE(POSDATA_FILE)) dut (
        .clock(clock),
        .reset(reset),
        .load_valid(load_valid),
        .load_address(load_address),
        .load_word(load_word),
        .start_valid(start_valid),
        .start_legal(start_legal),
        .start_captures(start_captures),
        .move_ready(move_ready),
        .board_valid(board_valid),
        .board_rank_0(board_rank_0),
        .board_rank_1(board_rank_1),
        .board_rank_2(board_rank_2),
        .board_rank_3(board_rank_3),
        .board_rank_4(board_rank_4),
        .board_rank_5(board_rank_5),
        .board_rank_6(board_rank_6),
        .board_rank_7(board_rank_7),
        .board_state(board_state),
        .load_ready(load_ready),
        .start_ready(start_ready),
        .move_valid(move_valid),
        .move_word(move_word),
        .move_last(move_last),
        .cycles(cycles),
        .visited(visited),
        .board_ready(board_ready)
    );

    integer errors;
    integer words;
    integer clocks;
    integer entry;
    reg [31:0] sum;
    reg [31:0] chance;
    // An offered word must hold until it is accepted.
    reg move_waits;
    reg [16:0] move_waiting;

    // The vectors belong to this form of posdata. With the other form, the clocks and the order of words may differ.
    localparam EXACT = POSDATA_ROM == 1;
    integer cursor;
    localparam integer LONGEST_CYCLES = 90000;
    localparam integer SLEEP = 66000;

    integer position;
    integer mode;
    integer generations;
    // Which of the words have arrived in this generation.
    reg came [0:WORDS-1];
    // Clocks from a whole board to the first start that the unit accepts, if the start is requested together with the board.
    localparam integer UNTIL_START = 11;
    // Clocks from a whole board, loaded into the idle unit, until it is the current board.
    localparam integer UNTIL_USED = 9;
    // The unit already has the next board.
    reg ahead;

    // One cycle: set inputs, settle, read outputs, clock edge.
    task settle;
        #4;
    endtask

    task edge_of_clock;
        begin
            if (move_valid !== 1'b0 && move_valid !== 1'b1) begin
                mistake;
                $display("    move_valid is %b", move_valid);
            end
            if (move_waits && (move_valid !== 1'b1 || {move_word, move_last} !== move_waiting)) begin
                mistake;
                $display("    %h of move changed before it was accepted", move_waiting);
            end
            move_waits = move_valid && !move_ready && !reset;
            move_waiting = {move_word, move_last};
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
                $display("position %0d, mode %0d", position, mode);
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

    // Loads the board at the cursor word by word: from the vectors, or the board that the seed defines.
    task load_words(input by_number);
        integer address;
        begin
            load_valid = 1'b1;
            for (address = 0; address < 9; address = address + 1) begin
                load_address = address[3:0];
                load_word = by_number ? drawn(vectors[cursor], address[3:0]) : vectors[cursor + address];
                settle;
                if (load_ready !== 1'b1) begin
                    mistake;
                    $display("    load_ready is low outside a generation");
                end
                edge_of_clock;
            end
            load_valid = 1'b0;
        end
    endtask

    task start;
        begin
            start_valid = 1'b1;
            start_legal = mode < 2;
            start_captures = mode[0];
            settle;
            // After a load or a generation the fast build needs one clock before it is ready.
            if (start_ready !== 1'b1) begin
                edge_of_clock;
                settle;
            end
            if (start_ready !== 1'b1) begin
                mistake;
                $display("    start_ready is low outside a generation");
            end
            edge_of_clock;
            start_valid = 1'b0;
        end
    endtask

    // Starts a generation and resets the unit some clocks later. After that, a reset of the idle unit must not change the counters.
    task break_off;
        integer clocks_left;
        reg [31:0] counted;
        begin
            move_ready = chance[8];
            clocks_left = {25'd0, chance[6:0]};
            start;
            while (clocks_left > 0) begin
                settle;
                edge_of_clock;
                clocks_left = clocks_left - 1;
            end
            reset_unit;
            if (load_ready !== 1'b1 || move_valid !== 1'b0) begin
                mistake;
                $display("    not idle in the cycle after a reset");
            end
            edge_of_clock;
            counted = {cycles, visited};
            reset_unit;
            if ({cycles, visited} !== counted) begin
                mistake;
                $display("    cycles and visited do not hold in a reset: %0d, %0d", cycles, visited);
            end
        end
    endtask

    // Returns the slot in which a word of this generation is expected: the next one or, if the order may differ, any that has not
    // arrived yet.
    task find_slot(input in_order, input integer own, output integer slot);
        begin
            slot = own;
            if (!in_order) begin
                slot = cursor + 1;
                while (slot < WORDS && vectors[slot][16] !== 1'b1
                       && (came[slot] || vectors[slot][15:0] !== move_word)) slot = slot + 1;
            end
        end
    endtask

    // Runs one generation. The cursor is at its {cycles, visited}, and stays there.
    task run(input stalled);
        integer at;
        integer slot;
        integer taken;
        reg done;
        begin
            start;
            for (slot = cursor + 1; slot < WORDS && vectors[slot][16] !== 1'b1; slot = slot + 1) came[slot] = 1'b0;
            if (slot < WORDS) came[slot] = 1'b0;
            at = cursor + 1;
            taken = 1;
            done = 1'b0;
            while (!done && taken < LONGEST_CYCLES) begin
                move_ready = !stalled || (chance[0] && (position > 1 || mode > 0 || taken > SLEEP));
                // The unit must not store a word that is offered during a generation.
                load_valid = stalled && chance[9];
                load_address = chance[13:10];
                load_word = chance;
                if (stalled) meanwhile;
                settle;
                taken = taken + 1;
                if (load_ready !== 1'b0 || start_ready !== 1'b0) begin
                    mistake;
                    $display("    load_ready %b, start_ready %b during a generation", load_ready, start_ready);
                end
                if (move_valid && move_ready) begin
                    find_slot(EXACT && !stalled, at, slot);
                    if (at >= WORDS || slot >= WORDS || came[slot] || vectors[slot][15:0] !== move_word
                        || vectors[at][31:16] !== {15'd0, move_last}) begin
                        mistake;
                        if (at < WORDS)
                            $display("    word %0d is %h, last %b; expected %h (or any that is left, if stalled), last %b",
                                     at - cursor, move_word, move_last, vectors[at][15:0], vectors[at][16]);
                        else
                            $display("    word %h after the end of the vectors", move_word);
                        done = 1'b1;
                    end
                    if (slot < WORDS) came[slot] = 1'b1;
                    at = at + 1;
                    words = words + 1;
                    done = done || move_last;
                end
                edge_of_clock;
            end
            load_valid = 1'b0;
            settle;
            if (!done) begin
                mistake;
                $display("    no last word in %0d cycles: giving up", LONGEST_CYCLES);
                finish;
            end
            if (move_valid !== 1'b0 || load_ready !== 1'b1) begin
                mistake;
                $display("    not idle in the cycle after the last word");
                reset_unit;
            end
            if (cycles !== taken[15:0] || (EXACT && !stalled && cycles !== vectors[cursor][31:16])) begin
                mistake;
                $display("    cycles says %0d, the bench counted %0d; expected %0d unless stalled", cycles, taken,
                         vectors[cursor][31:16]);
            end
            if (visited !== vectors[cursor][15:0]) begin
                mistake;
                $display("    visited says %0d, expected %0d", visited, vectors[cursor][15:0]);
            end
            if (stalled) begin
                edge_of_clock;
                settle;
                if (cycles !== taken[15:0] || visited !== vectors[cursor][15:0]) begin
                    mistake;
                    $display("    cycles and visited do not hold: %0d, %0d", cycles, visited);
                end
            end
            generations = generations + 1;
        end
    endtask

    // Tests the board that the seed at the cursor defines: a checksum of all words, in any order, and one of cycles.
    task run_drawn;
        reg [31:0] sum_of_words;
        reg [31:0] sum_of_cycles;
        integer taken;
        begin
            load_words(1'b1);
            move_ready = 1'b1;
            sum_of_words = 32'd0;
            sum_of_cycles = 32'd0;
            for (mode = 0; mode < 4; mode = mode + 1) begin
                start;
                settle;
                taken = 1;
                while (load_ready !== 1'b1 && taken < LONGEST_CYCLES) begin
                    taken = taken + 1;
                    if (move_valid) begin
                        sum_of_words = sum_of_words + mixed({14'd0, mode[1:0], move_word});
                        words = words + 1;
                    end
                    edge_of_clock;
                    settle;
                end
                if (load_ready !== 1'b1) begin
                    mistake;
                    $display("    board %0d: no last word in %0d cycles: giving up", vectors[cursor], LONGEST_CYCLES);
                    finish;
                end
                sum_of_words = sum_of_words + mixed({13'd0, 1'b1, mode[1:0], visited});
                sum_of_cycles = mixed(sum_of_cycles ^ {16'd0, cycles});
                generations = generations + 1;
            end
            if (sum_of_words !== vectors[cursor + 1]) begin
                mistake;
                $display("    board %0d: the words and visited have checksum %h, expected %h", vectors[cursor], sum_of_words,
                         vectors[cursor + 1]);
            end
            if (EXACT && sum_of_cycles !== vectors[cursor + 2]) begin
                mistake;
                $display("    board %0d: cycles have checksum %h, expected %h", vectors[cursor], sum_of_cycles, vectors[cursor + 2]);
            end
            cursor = cursor + 3;
        end
    endtask

    // Moves the cursor to the {cycles, visited} of the next mode, or to the board image of the next position.
    task next_mode;
        begin
            cursor = cursor + 1;
            while (cursor < WORDS && vectors[cursor][16] !== 1'b1) cursor = cursor + 1;
            cursor = cursor + 1;
        end
    endtask

    // Drives the board at this place of the vectors.
    task show_board(input integer at);
        begin
            board_rank_0 = vectors[at];
            board_rank_1 = vectors[at + 1];
            board_rank_2 = vectors[at + 2];
            board_rank_3 = vectors[at + 3];
            board_rank_4 = vectors[at + 4];
            board_rank_5 = vectors[at + 5];
            board_rank_6 = vectors[at + 6];
            board_rank_7 = vectors[at + 7];
            board_state = vectors[at + 8];
        end
    endtask

    // Loads a whole board in one clock. A start that is requested in the same clock must wait.
    task load_whole;
        integer waited;
        begin
            board_valid = 1'b1;
            start_valid = 1'b1;
            show_board(cursor);
            settle;
            if (board_ready !== 1'b1 || start_ready !== 1'b0 || load_ready !== 1'b0) begin
                mistake;
                $display("    a board is offered: board_ready %b, start_ready %b, load_ready %b", board_ready, start_ready,
                         load_ready);
            end
            edge_of_clock;
            // The unit must not accept another board before a start.
            show_board(0);
            board_rank_0 = chance;
            settle;
            for (waited = 1; start_ready !== 1'b1 && waited < 2 * UNTIL_START; waited = waited + 1) begin
                if (board_ready !== 1'b0 || (load_ready !== 1'b0 && waited < UNTIL_START - 1)) begin
                    mistake;
                    $display("    a board waits: board_ready %b, load_ready %b", board_ready, load_ready);
                end
                // Withdraws the start before it would be accepted, to see only when it could be.
                edge_of_clock;
                start_valid = waited < UNTIL_START - 2;
                settle;
            end
            if (waited != UNTIL_START) begin
                mistake;
                $display("    a start was accepted %0d clocks after a board, expected %0d", waited, UNTIL_START);
            end
            board_valid = 1'b0;
            start_valid = 1'b0;
        end
    endtask

    // Loads a whole board and resets the unit before the board becomes the current one: the board before must stay.
    task forget_board(input integer clocks_before);
        integer clocks_left;
        begin
            show_board(0);
            board_rank_0 = chance;
            board_valid = 1'b1;
            settle;
            edge_of_clock;
            board_valid = 1'b0;
            for (clocks_left = clocks_before; clocks_left > 1; clocks_left = clocks_left - 1) begin
                settle;
                edge_of_clock;
            end
            reset_unit;
            if (load_ready !== 1'b1 || board_ready !== 1'b1) begin
                mistake;
                $display("    load_ready %b, board_ready %b after a reset that discards a board", load_ready, board_ready);
            end
        end
    endtask

    task load_board;
        integer forgotten;
        begin
            if (!ahead) begin
                if (position % 2 == 0) begin
                    load_words(1'b0);
                    for (forgotten = 1; forgotten <= UNTIL_USED; forgotten = forgotten + 1) forget_board(forgotten);
                end else load_whole;
            end else begin
                board_valid = 1'b0;
                // The board becomes the current one at most a clock after the last word, because it was loaded early enough.
                settle;
                edge_of_clock;
            end
            ahead = 1'b0;
        end
    endtask

    // In the last generation of every third position, loads the next board as soon as possible. The unit must accept no other board
    // after it.
    task meanwhile;
        integer at;
        begin
            board_valid = ahead && chance[5];
            if (ahead) board_rank_0 = chance;
            if (ahead && board_ready !== 1'b0) begin
                mistake;
                $display("    board_ready is %b while a board waits", board_ready);
            end
            if (!ahead && mode == 3 && position % 3 == 0 && position < POSITIONS) begin
                at = cursor + 1;
                while (at < WORDS && vectors[at][16] !== 1'b1) at = at + 1;
                show_board(at + 1);
                board_valid = 1'b1;
                if (board_ready !== 1'b1) begin
                    mistake;
                    $display("    board_ready is %b in a generation", board_ready);
                end
                ahead = 1'b1;
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
                    for (entry = 0; entry < 32768; entry = entry + 1) sum_up({20'd0, dut.posdata_0.as_rom.rom.table_.words[entry]});
                    if (sum !== 32'h686e0bba) begin
                        mistake;
                        $display("    posdata.mem has checksum %h, expected %h: it was changed", sum, 32'h686e0bba);
                    end
                    sum = 32'h811c_9dc5;
                    for (entry = 0; entry < 32768; entry = entry + 1) sum_up({20'd0, dut.posdata_1.as_rom.rom.table_.words[entry]});
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
            $write("PASS movegen: ");
            $display("%0d positions, %0d generations, %0d words, %0d clocks", POSITIONS, generations, words, clocks);
            $finish;
        end else begin
            $display("FAIL movegen: %0d errors", errors);
            $fatal(1);
        end
    endtask

    initial begin
        $readmemh("fpgambit_movegen_fast_vectors.mem", vectors);
        if ($test$plusargs("vcd")) begin
            $dumpfile("fpgambit_movegen_fast_tb.vcd");
            $dumpvars(0, fpgambit_movegen_fast_tb);
        end
        errors = 0;
        words = 0;
        clocks = 0;
        chance = 32'h1989_1989;
        move_waits = 1'b0;
        clock = 1'b0;
        reset = 1'd0;
        load_valid = 1'd0;
        load_address = 4'd0;
        load_word = 32'd0;
        start_valid = 1'd0;
        start_legal = 1'd0;
        start_captures = 1'd0;
        move_ready = 1'd0;
        board_valid = 1'd0;
        board_rank_0 = 32'd0;
        board_rank_1 = 32'd0;
        board_rank_2 = 32'd0;
        board_rank_3 = 32'd0;
        board_rank_4 = 32'd0;
        board_rank_5 = 32'd0;
        board_rank_6 = 32'd0;
        board_rank_7 = 32'd0;
        board_state = 32'd0;
        cursor = 0;
        position = 0;
        mode = 0;
        generations = 0;
        ahead = 1'b0;
        reset_unit;
        with_memory.check_memory;
        sum = 32'h811c_9dc5;
        for (entry = 0; entry < WORDS; entry = entry + 1) sum_up(vectors[entry]);
        if (sum !== VECTORS_SUM) begin
            mistake;
            $display("    fpgambit_movegen_fast_vectors.mem has checksum %h, expected %h: it was changed", sum, VECTORS_SUM);
        end
        // With a wrong memory further checks are pointless and might never end.
        if (errors == 0) begin
            for (position = 1; position <= POSITIONS; position = position + 1) begin
                load_board;
                cursor = cursor + 9;
                for (mode = 0; mode < 4; mode = mode + 1) begin
                    run(1'b0);
                    break_off;
                    run(1'b1);
                    next_mode;
                end
            end
            while (cursor + 3 <= WORDS) run_drawn;
            if (cursor != WORDS) begin
                mistake;
                $display("    %0d words of vectors used, expected %0d", cursor, WORDS);
            end
        end
        finish;
    end
endmodule

`default_nettype wire
