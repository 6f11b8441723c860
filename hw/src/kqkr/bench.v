//- about
For each position the vectors hold {7'd0, won, king[5:0], other[5:0], queen[5:0], rook[5:0]}. All are asked one after the
other with answer_ready high; some are broken off by a reset; and all are asked again with gaps, and with answer_ready
going up and down by chance.
//- state
localparam integer LATENCY = 3;
localparam integer LONGEST_CLOCKS = 100 * WORDS;

integer sent;
integer taken;
//- where
"%0d sent, %0d taken", sent, taken
//- tasks
// All positions, in order.
task run(input stalled);
    integer begun;
    begin
        sent = 0;
        taken = 0;
        begun = clocks;
        while (taken < WORDS && clocks - begun < LONGEST_CLOCKS) begin
            query_valid = sent < WORDS && (!stalled || chance[3]);
            {query_king, query_other, query_queen, query_rook} = vectors[sent < WORDS ? sent : 0][23:0];
            answer_ready = !stalled || chance[0];
            settle;
            if (query_ready !== (answer_ready || !answer_valid)) begin
                mistake;
                $display("    query_ready is %b with answer_valid %b, answer_ready %b", query_ready, answer_valid,
                         answer_ready);
            end
            if (answer_valid === 1'b1 && answer_ready) begin
                if (taken >= sent || answer_won !== vectors[taken][24]) begin
                    mistake;
                    $display("    answer %b to %h", answer_won, vectors[taken]);
                end
                taken = taken + 1;
                words = words + 1;
            end
            if (query_valid && query_ready) sent = sent + 1;
            edge_of_clock;
        end
        query_valid = 1'b0;
        if (taken != WORDS || (!stalled && clocks - begun != WORDS + LATENCY)) begin
            mistake;
            $display("    %0d answers to %0d queries in %0d clocks", taken, WORDS, clocks - begun);
        end
        settle;
        if (!stalled && {16'd0, cycles} !== WORDS + LATENCY) begin
            mistake;
            $display("    cycles is %0d after %0d queries one after the other", cycles, WORDS);
        end
    end
endtask

// Some queries enter, a reset comes, no answer must.
task break_off(input integer number);
    integer left;
    begin
        answer_ready = 1'b0;
        query_valid = 1'b1;
        {query_king, query_other, query_queen, query_rook} = vectors[number][23:0];
        for (left = number % 6; left > 0; left = left - 1) begin
            settle;
            edge_of_clock;
        end
        reset = 1'b1;
        settle;
        if (query_ready !== 1'b0) begin
            mistake;
            $display("    query_ready is %b in reset", query_ready);
        end
        edge_of_clock;
        reset = 1'b0;
        query_valid = 1'b0;
        for (left = 0; left < 5; left = left + 1) begin
            settle;
            if (answer_valid !== 1'b0 || query_ready !== 1'b1) begin
                mistake;
                $display("    answer_valid %b, query_ready %b after a reset", answer_valid, query_ready);
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
