//- about
For each position the vectors contain nine words of board image, then for each query {1, kind[2:0], square[5:0], side, 5'd0,
cycles[15:0]}, visited, and the answer words, each {15'd0, last, word}; then 0. Every query runs three times: with
answer_ready high; interrupted by a reset; and with answer_ready toggling at random, when the unit must not accept loads. While
words load, a board must wait. The undefined query kinds return one word.
After the positions come seeds: each defines a board (see drawn) and its queries, and is followed by a checksum of the results.
//- state
integer cursor;
localparam integer LONGEST_CYCLES = 20000;
localparam integer ASKED = 12;

integer position;
integer queries;
//- where
"position %0d, query %h", position, vectors[cursor]
//- tasks
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
//- reset
cursor = 0;
position = 0;
queries = 0;
//- run
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
//- done
"%0d positions, %0d queries, %0d words, %0d clocks", POSITIONS, queries
