//- about
Positions come in word by word, whole, or whole while the generation before runs, in turn. One that has come word by word
stays when a reset forgets the next while it is copied; none is taken while one waits.
//- state
// The clock after which a start can be taken that comes with a board.
localparam integer UNTIL_START = 11;
// Clocks after which a board that has come whole, nothing running, is the board.
localparam integer UNTIL_USED = 9;
// The next board is in already.
reg ahead;
//- reset
ahead = 1'b0;
//- tasks
// Drives the board at a place of the vectors.
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

// Loads a board in one go; a start that comes with it waits.
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
        // Another is refused until a start.
        show_board(0);
        board_rank_0 = chance;
        settle;
        for (waited = 1; start_ready !== 1'b1 && waited < 2 * UNTIL_START; waited = waited + 1) begin
            if (board_ready !== 1'b0 || (load_ready !== 1'b0 && waited < UNTIL_START - 1)) begin
                mistake;
                $display("    a board waits: board_ready %b, load_ready %b", board_ready, load_ready);
            end
            // No start yet: it is what comes next that is looked for.
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

// Takes a board of which a reset knows nothing any more, before it is used: the board that was there stays.
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
            // It is in a clock after the last word at the latest, for it came early enough.
            settle;
            edge_of_clock;
        end
        ahead = 1'b0;
    end
endtask

// The last generation of every third position: the next board comes in, as soon as it can, and no other after it.
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
