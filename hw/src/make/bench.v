//- about
For each move the vectors hold nine words of the board before, {16'd0, move}, the undo record and nine words of the
board after. All are made one after the other with board_ready high, then all are taken back; some are broken off by a
reset; and both are done again with gaps, and with board_ready going up and down by chance.
//- state
localparam integer LATENCY = 3;
localparam integer CASES = WORDS / 20;
localparam integer LONGEST_CLOCKS = 100 * CASES;

integer sent;
integer taken;
//- where
"%0d sent, %0d taken", sent, taken
//- tasks
// Drives the board at a place of the vectors, and the move of its case.
task show(input integer number, input back);
    integer board;
    begin
        board = 20 * number + (back ? 11 : 0);
        move_back = back;
        move_word = vectors[20 * number + 9][15:0];
        move_undo = back ? vectors[20 * number + 10][22:0] : chance[22:0];
        move_rank_0 = vectors[board];
        move_rank_1 = vectors[board + 1];
        move_rank_2 = vectors[board + 2];
        move_rank_3 = vectors[board + 3];
        move_rank_4 = vectors[board + 4];
        move_rank_5 = vectors[board + 5];
        move_rank_6 = vectors[board + 6];
        move_rank_7 = vectors[board + 7];
        move_state = vectors[board + 8];
    end
endtask

// Holds what is offered to the other board of the case.
task compare(input integer number, input back);
    integer board;
    begin
        board = 20 * number + (back ? 0 : 11);
        if (board_rank_0 !== vectors[board] || board_rank_1 !== vectors[board + 1] ||
            board_rank_2 !== vectors[board + 2] || board_rank_3 !== vectors[board + 3] ||
            board_rank_4 !== vectors[board + 4] || board_rank_5 !== vectors[board + 5] ||
            board_rank_6 !== vectors[board + 6] || board_rank_7 !== vectors[board + 7] ||
            board_state !== vectors[board + 8] ||
            board_undo !== (back ? 23'd0 : vectors[20 * number + 10][22:0])) begin
            mistake;
            $display("    move %h of case %0d, back %b: another board", vectors[20 * number + 9][15:0], number, back);
        end
    end
endtask

// All moves, in order.
task run(input stalled, input back);
    integer begun;
    begin
        sent = 0;
        taken = 0;
        begun = clocks;
        while (taken < CASES && clocks - begun < LONGEST_CLOCKS) begin
            move_valid = sent < CASES && (!stalled || chance[3]);
            show(sent < CASES ? sent : 0, back);
            board_ready = !stalled || chance[0];
            settle;
            if (move_ready !== (board_ready || !board_valid)) begin
                mistake;
                $display("    move_ready is %b with board_valid %b, board_ready %b", move_ready, board_valid, board_ready);
            end
            if (board_valid === 1'b1 && board_ready) begin
                if (taken >= sent) begin
                    mistake;
                    $display("    a board without a move");
                end
                compare(taken, back);
                taken = taken + 1;
                words = words + 1;
            end
            if (move_valid && move_ready) sent = sent + 1;
            edge_of_clock;
        end
        move_valid = 1'b0;
        if (taken != CASES || (!stalled && clocks - begun != CASES + LATENCY)) begin
            mistake;
            $display("    %0d boards of %0d moves in %0d clocks", taken, CASES, clocks - begun);
        end
        settle;
        if (!stalled && {16'd0, cycles} !== CASES + LATENCY) begin
            mistake;
            $display("    cycles is %0d after %0d moves one after the other", cycles, CASES);
        end
    end
endtask

// Some moves enter, a reset comes, no board must.
task break_off(input integer number);
    integer left;
    begin
        board_ready = 1'b0;
        move_valid = 1'b1;
        show(number, number[0]);
        for (left = number % 6; left > 0; left = left - 1) begin
            settle;
            edge_of_clock;
        end
        reset = 1'b1;
        settle;
        if (move_ready !== 1'b0) begin
            mistake;
            $display("    move_ready is %b in reset", move_ready);
        end
        edge_of_clock;
        reset = 1'b0;
        move_valid = 1'b0;
        for (left = 0; left < 5; left = left + 1) begin
            settle;
            if (board_valid !== 1'b0 || move_ready !== 1'b1) begin
                mistake;
                $display("    board_valid %b, move_ready %b after a reset", board_valid, move_ready);
            end
            edge_of_clock;
        end
    end
endtask
//- reset
sent = 0;
taken = 0;
//- run
run(1'b0, 1'b0);
run(1'b0, 1'b1);
for (entry = 0; entry < 60; entry = entry + 1) break_off(entry);
run(1'b1, 1'b0);
run(1'b1, 1'b1);
//- done
"%0d positions, %0d boards, %0d clocks", POSITIONS
