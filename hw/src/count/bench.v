//- about
For each position the vectors hold nine words of board image and {19'd0, stalemate, mate, check, count[9:0]}. All are
asked one after the other with answer_ready high; some are broken off by a reset; and all are asked again with gaps, and
with answer_ready going up and down by chance.
//- state
localparam integer LATENCY = 14;
localparam integer PLACES = 16;
localparam integer CASES = WORDS / 10;
localparam integer LONGEST_CLOCKS = 100 * CASES;

integer sent;
integer taken;
//- where
"%0d sent, %0d taken", sent, taken
//- tasks
// Drives the position of a case, with a tag of its own.
task show(input integer number);
    begin
        position_tag = number[15:0] ^ 16'h5a5a;
        position_rank_0 = vectors[10 * number];
        position_rank_1 = vectors[10 * number + 1];
        position_rank_2 = vectors[10 * number + 2];
        position_rank_3 = vectors[10 * number + 3];
        position_rank_4 = vectors[10 * number + 4];
        position_rank_5 = vectors[10 * number + 5];
        position_rank_6 = vectors[10 * number + 6];
        position_rank_7 = vectors[10 * number + 7];
        position_state = vectors[10 * number + 8];
    end
endtask

// All positions, in order.
task run(input stalled);
    integer begun;
    begin
        sent = 0;
        taken = 0;
        begun = clocks;
        while (taken < CASES && clocks - begun < LONGEST_CLOCKS) begin
            position_valid = sent < CASES && (!stalled || chance[3]);
            show(sent < CASES ? sent : 0);
            answer_ready = !stalled || (chance[0] && chance[9:6] != 4'd0);
            settle;
            if (position_ready !== (sent - taken < PLACES)) begin
                mistake;
                $display("    position_ready is %b with %0d answers owed", position_ready, sent - taken);
            end
            if (answer_valid === 1'b1 && answer_ready) begin
                if (taken >= sent || answer_tag !== (taken[15:0] ^ 16'h5a5a) ||
                    {answer_stalemate, answer_mate, answer_check, answer_count} !== vectors[10 * taken + 9][12:0]) begin
                    mistake;
                    $display("    %0d moves, check %b, mate %b, stalemate %b, tag %h, expected %h", answer_count, answer_check,
                             answer_mate, answer_stalemate, answer_tag, vectors[10 * taken + 9]);
                end
                taken = taken + 1;
                words = words + 1;
            end
            if (position_valid && position_ready) sent = sent + 1;
            edge_of_clock;
        end
        position_valid = 1'b0;
        if (taken != CASES || (!stalled && clocks - begun != CASES + LATENCY)) begin
            mistake;
            $display("    %0d answers to %0d positions in %0d clocks", taken, CASES, clocks - begun);
        end
        settle;
        if (!stalled && {16'd0, cycles} !== CASES + LATENCY) begin
            mistake;
            $display("    cycles is %0d after %0d positions one after the other", cycles, CASES);
        end
    end
endtask

// Some positions enter, a reset comes, no answer must.
task break_off(input integer number);
    integer left;
    begin
        answer_ready = 1'b0;
        position_valid = 1'b1;
        for (left = number % 20; left > 0; left = left - 1) begin
            show(number + left);
            settle;
            edge_of_clock;
        end
        reset = 1'b1;
        settle;
        if (position_ready !== 1'b0) begin
            mistake;
            $display("    position_ready is %b in reset", position_ready);
        end
        edge_of_clock;
        reset = 1'b0;
        position_valid = 1'b0;
        for (left = 0; left < LATENCY + 3; left = left + 1) begin
            settle;
            if (answer_valid !== 1'b0 || position_ready !== 1'b1) begin
                mistake;
                $display("    answer_valid %b, position_ready %b after a reset", answer_valid, position_ready);
            end
            edge_of_clock;
        end
    end
endtask
//- reset
sent = 0;
taken = 0;
//- run
run(1'b0);
for (entry = 0; entry < 60; entry = entry + 1) break_off(entry);
run(1'b1);
//- done
"%0d positions, %0d answers, %0d clocks", POSITIONS
