//- about
The bench loads positions in three ways in turn: word by word, whole, and whole during the generation before. After a load word
by word it also offers a whole board and resets the unit while the board is copied: the loaded position must stay. While a board
waits, the unit must not accept another.
//- state
// Clocks from a whole board to the first start that the unit accepts, if the start is requested together with the board.
localparam integer UNTIL_START = 11;
// Clocks from a whole board, loaded into the idle unit, until it is the current board.
localparam integer UNTIL_USED = 9;
// The unit already has the next board.
reg ahead;
//- reset
ahead = 1'b0;
//- tasks
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
