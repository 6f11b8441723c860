//- about
For each position the vectors contain nine words of board image and {19'd0, stalemate, mate, check, count[9:0]}. For many
more boards they contain a seed that defines the board (see drawn) instead of its image. All positions run back to back with
answer_ready high, then with sides exchanged, with files mirrored unless there are castling rights, and with both; the answer must
not change. Some are interrupted by a reset, and one answer waits for 131,060 clocks. Then all run again with gaps and with
answer_ready toggling at random.
//- state
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
//- tasks
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
//- run
run(1'b0);
for (entry = 0; entry < 60; entry = entry + 1) break_off(entry);
wait_long;
run(1'b1);
//- done
"%0d positions, %0d answers, %0d clocks", POSITIONS
