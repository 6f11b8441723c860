//- about
For each move the vectors contain nine words of the board before the move, {16'd0, move}, the undo record and nine words of the
board after it. All moves are made back to back with board_ready high, then all are taken back; some are interrupted by a
reset; one board waits for 131,060 clocks. Then both passes run again with gaps, with board_ready toggling at random, and with
other pieces on the squares that the move leaves alone.
//- state
localparam integer LATENCY = 3;
localparam integer CASE_WORDS = 20;
localparam integer CASES = WORDS / CASE_WORDS;
localparam integer ROUNDS = 1;

reg back;
reg [31:0] noise;

wire in_ready = move_ready;
wire out_valid = board_valid;
wire has_room = board_ready || !board_valid;
//- tasks
// Returns the bits by which a rank is changed, before the move and after it.
function [31:0] noise_on(input integer number, input integer rank);
    integer file;
    reg [31:0] alike;
    begin
        alike = ~(vectors[place(number) + rank] ^ vectors[place(number) + 11 + rank]);
        noise_on = noise * (place(number) + rank + 1);
        for (file = 0; file < 8; file = file + 1)
            if (alike[4 * file +: 4] != 4'hf || 8 * rank + file == {26'd0, vectors[place(number) + 9][5:0]} ||
                8 * rank + file == {26'd0, vectors[place(number) + 9][11:6]}) noise_on[4 * file +: 4] = 4'd0;
    end
endfunction

// Returns a word of the board before or after the move of a case.
function [31:0] board(input integer number, input after, input integer word);
    board = vectors[place(number) + (after ? 11 : 0) + word] ^ (noise != 32'd0 && word < 8 ? noise_on(number, word) : 32'd0);
endfunction

// Offers a case if `asks`, and accepts a board if `takes`.
task drive(input integer number, input asks, input takes);
    begin
        move_valid = asks;
        board_ready = takes;
        move_back = back;
        move_word = vectors[place(number) + 9][15:0];
        move_undo = back ? vectors[place(number) + 10][22:0] : chance[22:0];
        move_rank_0 = board(number, back, 0);
        move_rank_1 = board(number, back, 1);
        move_rank_2 = board(number, back, 2);
        move_rank_3 = board(number, back, 3);
        move_rank_4 = board(number, back, 4);
        move_rank_5 = board(number, back, 5);
        move_rank_6 = board(number, back, 6);
        move_rank_7 = board(number, back, 7);
        move_state = board(number, back, 8);
    end
endtask

// Compares the offered board with the other board of the case.
task compare(input integer number);
    if (board_rank_0 !== board(number, !back, 0) || board_rank_1 !== board(number, !back, 1) ||
        board_rank_2 !== board(number, !back, 2) || board_rank_3 !== board(number, !back, 3) ||
        board_rank_4 !== board(number, !back, 4) || board_rank_5 !== board(number, !back, 5) ||
        board_rank_6 !== board(number, !back, 6) || board_rank_7 !== board(number, !back, 7) ||
        board_state !== board(number, !back, 8) ||
        board_undo !== (back ? 23'd0 : vectors[place(number) + 10][22:0])) begin
        mistake;
        $display("    move %h of case %0d, back %b: another board", vectors[place(number) + 9][15:0], number, back);
    end
endtask
//- reset
back = 1'b0;
noise = 32'd0;
//- run
run(1'b0);
back = 1'b1;
run(1'b0);
for (entry = 0; entry < 60; entry = entry + 1) begin
    back = entry[1];
    break_off(entry);
end
wait_long;
noise = 32'h9e37_79b9;
back = 1'b0;
run(1'b1);
back = 1'b1;
run(1'b1);
//- done
"%0d positions, %0d boards, %0d clocks", POSITIONS
