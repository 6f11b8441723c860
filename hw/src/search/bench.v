//- about
// The vectors are moves of the game, {1'd1, 7'd0, record[23:0]}, and jobs: {kind[3:0], depth[3:0], bound[1:0], status[1:0],
// clocks[19:0]}; nine words of board image or, for kind 2, the seed that defines the board (see drawn); {beta, alpha};
// {score, first}; the node limit; {8'd0, the limit's upper bits, the best move}; the nodes; the clocks. A job of kind 3 is
// cancelled the given number of clocks after its acceptance, a job of kind 4 is ended by a reset. All jobs run in order, every
// third with result_ready toggling at random while other jobs and moves are offered continuously.
//- state
// The vectors were made in this form of posdata: in the other, clocks may be others.
localparam EXACT = POSDATA_ROM == @ROM@;
integer at;
integer taken;
integer offered;
integer jobs;
reg stalled;
reg ended;
//- where
"word %0d", at
//- tasks
// Offers a job until it is taken.
task send(input integer where);
    begin
        job_valid = 1'b1;
        show(where);
        settle;
        if (job_ready !== 1'b1) begin
            mistake;
            $display("    job_ready is %b in an idle unit", job_ready);
        end
        edge_of_clock;
        job_valid = 1'b0;
    end
endtask

// The move of the game that is next.
task play;
    begin
        push_valid = 1'b1;
        push_record = vectors[at][23:0];
        settle;
        if (push_ready !== 1'b1 || job_ready !== 1'b0) begin
            mistake;
            $display("    push_ready is %b, job_ready %b in an idle unit with a move", push_ready, job_ready);
        end
        edge_of_clock;
        push_valid = 1'b0;
    end
endtask

// A job that a reset ends.
task break_off(input integer where);
    integer left;
    begin
        send(where);
        result_ready = 1'b0;
        for (left = {12'd0, vectors[where][19:0]}; left > 0; left = left - 1) begin
            settle;
            edge_of_clock;
        end
        reset = 1'b1;
        settle;
        if (job_ready !== 1'b0 || push_ready !== 1'b0) begin
            mistake;
            $display("    job_ready is %b, push_ready %b in reset", job_ready, push_ready);
        end
        edge_of_clock;
        reset = 1'b0;
        settle;
        if (result_valid !== 1'b0 || job_ready !== 1'b1) begin
            mistake;
            $display("    result_valid %b, job_ready %b after a reset", result_valid, job_ready);
        end
    end
endtask

// A job and its result.
task search(input integer where);
    integer rest;
    integer begun;
    begin
        rest = where + (vectors[where][31:28] == 4'd2 ? 2 : 10);
        begun = clocks;
        offered = 0;
        ended = 1'b0;
        send(where);
        taken = 0;
        while (!ended && clocks - begun < 200000) begin
            taken = taken + 1;
            cancel = vectors[where][31:28] == 4'd3 && {12'd0, vectors[where][19:0]} == taken;
            job_valid = stalled && chance[5];
            push_valid = stalled && chance[7];
            result_ready = !stalled || chance[0];
            settle;
            if (job_ready !== 1'b0 || push_ready !== 1'b0) begin
                mistake;
                $display("    job_ready is %b, push_ready %b during a search", job_ready, push_ready);
            end
            if (result_valid === 1'b1 && offered == 0) offered = clocks - begun + 1;
            if (result_valid === 1'b1 && result_ready) begin
                ended = 1'b1;
                words = words + 1;
                if (result_tag !== (where ^ 32'h5a5a_a5a5)) begin
                    mistake;
                    $display("    tag %h", result_tag);
                end
                if ({result_bound, result_status} !== vectors[where][23:20] || result_score !== vectors[rest + 1][31:16]) begin
                    mistake;
                    $display("    score %h, bound %0d, status %0d, expected %h, %0d, %0d", result_score, result_bound, result_status,
                        vectors[rest + 1][31:16], vectors[where][23:22], vectors[where][21:20]);
                end
                // A cancel at the same clock comes at another node there.
                if (result_best !== vectors[rest + 3][15:0] || result_nodes_high !== 8'd0
                    || ((EXACT || vectors[where][31:28] != 4'd3) && result_nodes_low !== vectors[rest + 4])) begin
                    mistake;
                    $display("    move %h, %0d nodes, expected %h, %0d", result_best, result_nodes_low, vectors[rest + 3][15:0],
                        vectors[rest + 4]);
                end
                if (cycles_low !== offered || (EXACT && cycles_low !== vectors[rest + 5]) || cycles_high !== 8'd0) begin
                    mistake;
                    $display("    cycles is %0d for a job that took %0d, expected %0d", cycles_low, offered, vectors[rest + 5]);
                end
            end
            edge_of_clock;
        end
        job_valid = 1'b0;
        push_valid = 1'b0;
        cancel = 1'b0;
        settle;
        if (!ended) begin
            mistake;
            $display("    no result after %0d clocks", clocks - begun);
        end
    end
endtask

// All of them.
task run_all;
    begin
        at = 0;
        while (at < WORDS) begin
            if (vectors[at][31]) begin
                play;
                at = at + 1;
            end else begin
                if (vectors[at][31:28] == 4'd4) break_off(at);
                else search(at);
                jobs = jobs + 1;
                stalled = jobs % 3 == 0;
                at = at + (vectors[at][31:28] == 4'd2 ? 8 : 16);
            end
        end
    end
endtask
//- reset
at = 0;
taken = 0;
offered = 0;
jobs = 0;
stalled = 1'b0;
ended = 1'b0;
//- run
run_all;
//- done
"%0d positions, %0d results, %0d clocks", POSITIONS
