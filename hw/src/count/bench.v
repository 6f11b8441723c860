//- about
For each position the vectors hold nine words of board image and {19'd0, stalemate, mate, check, count[9:0]}. All are
asked one after the other with answer_ready high; some are broken off by a reset; one answer waits for 65,600
clocks; and all are asked again with gaps, and with answer_ready going up and down by chance.
//- state
localparam integer LATENCY = 14;
localparam integer PLACES = 16;
localparam integer CASE_WORDS = 10;

wire in_ready = position_ready;
wire out_valid = answer_valid;
wire has_room = sent - taken < PLACES;
//- tasks
// Offers a case or not, with a tag of its own, and takes an answer or not.
task drive(input integer number, input asks, input takes);
    begin
        position_valid = asks;
        answer_ready = takes;
        position_tag = number[15:0] ^ 16'h5a5a;
        position_rank_0 = vectors[place(number)];
        position_rank_1 = vectors[place(number) + 1];
        position_rank_2 = vectors[place(number) + 2];
        position_rank_3 = vectors[place(number) + 3];
        position_rank_4 = vectors[place(number) + 4];
        position_rank_5 = vectors[place(number) + 5];
        position_rank_6 = vectors[place(number) + 6];
        position_rank_7 = vectors[place(number) + 7];
        position_state = vectors[place(number) + 8];
    end
endtask

// Holds what is offered to the case.
task compare(input integer number);
    if (answer_tag !== (number[15:0] ^ 16'h5a5a) ||
        {answer_stalemate, answer_mate, answer_check, answer_count} !== vectors[place(number) + 9][12:0]) begin
        mistake;
        $display("    %0d moves, check %b, mate %b, stalemate %b, tag %h, expected %h", answer_count, answer_check,
                 answer_mate, answer_stalemate, answer_tag, vectors[place(number) + 9]);
    end
endtask
//- run
run(1'b0);
for (entry = 0; entry < 60; entry = entry + 1) break_off(entry);
wait_long;
run(1'b1);
//- done
"%0d positions, %0d answers, %0d clocks", POSITIONS
