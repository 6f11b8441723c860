//- about
For each position the vectors contain {7'd0, won, king[5:0], other[5:0], queen[5:0], rook[5:0]}. All run back to back with
answer_ready high; some are interrupted by a reset; one answer waits for 131,060 clocks; then all run again with gaps and with
answer_ready toggling at random.
//- state
localparam integer LATENCY = 3;
localparam integer CASE_WORDS = 1;
localparam integer CASES = WORDS / CASE_WORDS;
localparam integer ROUNDS = 1;

wire in_ready = query_ready;
wire out_valid = answer_valid;
wire has_room = answer_ready || !answer_valid;
//- tasks
// Offers a case if `asks`, and accepts an answer if `takes`.
task drive(input integer number, input asks, input takes);
    begin
        query_valid = asks;
        {query_king, query_other, query_queen, query_rook} = vectors[place(number)][23:0];
        answer_ready = takes;
    end
endtask

// Compares the offered answer with that of the case.
task compare(input integer number);
    if (answer_won !== vectors[place(number)][24]) begin
        mistake;
        $display("    answer %b to %h", answer_won, vectors[place(number)]);
    end
endtask
//- run
run(1'b0);
for (entry = 0; entry < 60; entry = entry + 1) break_off(entry);
wait_long;
run(1'b1);
//- done
"%0d positions, %0d answers, %0d clocks", POSITIONS
