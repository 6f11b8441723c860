//- about
For each bitboard the vectors hold {25'd0, count} and its two halves. All are put one after the other with count_ready
high, and again with gaps and with count_ready going up and down by chance.
//- state
localparam integer CASES = WORDS / 3;

integer sent;
integer taken;
//- where
"%0d sent, %0d taken", sent, taken
//- tasks
// All bitboards, in order.
task run(input stalled);
    integer begun;
    begin
        sent = 0;
        taken = 0;
        begun = clocks;
        while (taken < CASES && clocks - begun < 100 * CASES) begin
            board_valid = sent < CASES && (!stalled || chance[3]);
            board_half_0 = vectors[sent < CASES ? 3 * sent + 1 : 0];
            board_half_1 = vectors[sent < CASES ? 3 * sent + 2 : 0];
            count_ready = !stalled || chance[0];
            settle;
            if (count_valid === 1'b1 && count_ready) begin
                if (taken >= sent || {25'd0, count_squares} !== vectors[3 * taken]) begin
                    mistake;
                    $display("    %0d squares, %0d are right", count_squares, vectors[3 * taken]);
                end
                taken = taken + 1;
                words = words + 1;
            end
            if (board_valid && board_ready) sent = sent + 1;
            edge_of_clock;
        end
        board_valid = 1'b0;
        if (taken != CASES || (!stalled && clocks - begun != CASES + 1)) begin
            mistake;
            $display("    %0d counts of %0d bitboards in %0d clocks", taken, CASES, clocks - begun);
        end
    end
endtask
//- reset
sent = 0;
taken = 0;
//- run
run(1'b0);
run(1'b1);
//- done
"%0d bitboards, %0d counts, %0d clocks", POSITIONS
