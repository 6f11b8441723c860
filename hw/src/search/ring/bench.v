//- about
// The vectors are moves of the game, {1'd1, 7'd0, record[23:0]}, and jobs: {kind[3:0], depth[3:0], bound[1:0], status[1:0],
// clocks[19:0]}; nine words of board image or, for kind 2, the seed that defines the board (see drawn); {beta, alpha};
// {score, first}; the node limit; {8'd0, the limit's upper bits, the best move}; the nodes; {15'd0, only, second}. Jobs of kinds 1 and 2 are offered in
// order, so that up to 24 are in progress; their results are accepted in any order, each once, in every third stretch of 4,096
// clocks with result_ready toggling at random. A job of kind 3 runs alone and is cancelled the given number of clocks after its
// acceptance, a job of kind 4 is ended by a reset.
//- state
integer at;
integer of_job;
integer its_rest;
integer open;
integer most;
integer taken;
integer begun [0:WORDS-1];
reg in_progress [0:WORDS-1];
reg whole_job;
reg offered;
integer offered_at;
reg stalled;
reg cancels;
//- where
"word %0d", at
//- tasks
// Compares the result offered with its vector.
task check_result;
    begin
        of_job = result_tag ^ 32'h5a5a_a5a5;
        words = words + 1;
        if (of_job < 0 || of_job >= WORDS || in_progress[of_job] !== 1'b1) begin
            mistake;
            $display("    tag %h, which no job in progress has", result_tag);
        end else begin
            in_progress[of_job] = 1'b0;
            open = open - 1;
            its_rest = of_job + (vectors[of_job][31:28] == 4'd2 ? 2 : 10);
            if (vectors[of_job][31:28] == 4'd3 && result_status === 2'd2) begin
                if (result_nodes_high !== 8'd0 || !(result_nodes_low <= vectors[its_rest + 4])) begin
                    mistake;
                    $display("    word %0d: cancelled after %0d nodes, expected at most %0d", of_job, result_nodes_low,
                        vectors[its_rest + 4]);
                end
            end else begin
                if ({result_bound, result_status} !== vectors[of_job][23:20] || result_score !== vectors[its_rest + 1][31:16]) begin
                    mistake;
                    $display("    word %0d: score %h, bound %0d, status %0d, expected %h, %0d, %0d", of_job, result_score,
                        result_bound, result_status, vectors[its_rest + 1][31:16], vectors[of_job][23:22], vectors[of_job][21:20]);
                end
                if (result_best !== vectors[its_rest + 3][15:0] || result_nodes_high !== 8'd0
                    || result_nodes_low !== vectors[its_rest + 4]) begin
                    mistake;
                    $display("    word %0d: move %h, %0d nodes, expected %h, %0d", of_job, result_best, result_nodes_low,
                        vectors[its_rest + 3][15:0], vectors[its_rest + 4]);
                end
            end
            if (cycles_low !== offered_at - begun[of_job] + 1 || cycles_high !== 8'd0) begin
                mistake;
                $display("    word %0d: cycles is %0d for a job that took %0d", of_job, cycles_low, offered_at - begun[of_job] + 1);
            end
        end
    end
endtask

// Runs one clock, in which the unit may accept the next word and offer a result.
task step(input offers);
    begin
        stalled = (clocks / 4096) % 3 == 2;
        whole_job = at < WORDS && !vectors[at][31];
        push_valid = offers && at < WORDS && vectors[at][31];
        job_valid = offers && whole_job && (!stalled || chance[5]);
        if (at < WORDS) push_record = vectors[at][23:0];
        if (job_valid) begin
            show(at);
            {job_only, job_second} = vectors[at + (vectors[at][31:28] == 4'd2 ? 7 : 15)][16:0];
        end
        cancel = cancels;
        result_ready = !stalled || chance[0];
        settle;
        if (push_valid && (job_ready !== 1'b0 || (open == 0 && push_ready !== 1'b1))) begin
            mistake;
            $display("    push_ready is %b, job_ready %b with a move and %0d searches", push_ready, job_ready, open);
        end
        if (cancel && job_ready !== 1'b0) begin
            mistake;
            $display("    job_ready is %b with cancel", job_ready);
        end
        if (result_valid === 1'b1 && !offered) begin
            offered = 1'b1;
            offered_at = clocks;
        end
        if (result_valid === 1'b1 && result_ready) begin
            offered = 1'b0;
            check_result;
        end
        if (job_valid && job_ready === 1'b1) begin
            in_progress[at] = 1'b1;
            begun[at] = clocks;
            open = open + 1;
            if (open > most) most = open;
            at = at + (vectors[at][31:28] == 4'd2 ? 8 : 16);
        end else if (push_valid && push_ready === 1'b1) at = at + 1;
        edge_of_clock;
        job_valid = 1'b0;
        push_valid = 1'b0;
        cancel = 1'b0;
    end
endtask

// Waits for all results.
task drain;
    begin
        taken = 0;
        while (open > 0 && taken < 400000) begin
            step(1'b0);
            taken = taken + 1;
        end
        if (open > 0) begin
            mistake;
            $display("    %0d results do not come", open);
        end
    end
endtask

// Offers one job until it is accepted.
task send;
    integer last_at;
    begin
        last_at = at;
        taken = 0;
        while (at == last_at && taken < 1000) begin
            step(1'b1);
            taken = taken + 1;
        end
        if (at == last_at) begin
            mistake;
            $display("    the job is not accepted");
            at = WORDS;
        end
    end
endtask

// Runs one job alone and cancels it.
task cancel_one(input integer after);
    begin
        drain;
        send;
        taken = 0;
        while (open > 0 && taken < 200000) begin
            taken = taken + 1;
            cancels = taken == after;
            step(1'b0);
        end
        cancels = 1'b0;
        drain;
    end
endtask

// Runs one job alone and ends it by a reset.
task break_off(input integer after);
    integer left;
    begin
        drain;
        send;
        result_ready = 1'b0;
        for (left = after; left > 0; left = left - 1) begin
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
        if (result_valid !== 1'b0 || job_ready !== 1'b1 || push_ready !== 1'b1) begin
            mistake;
            $display("    result_valid %b, job_ready %b, push_ready %b after a reset", result_valid, job_ready, push_ready);
        end
        for (left = 0; left < WORDS; left = left + 1) in_progress[left] = 1'b0;
        open = 0;
        offered = 1'b0;
    end
endtask

// Runs all jobs.
task run_all;
    integer waited;
    integer last_at;
    begin
        for (waited = 0; waited < WORDS; waited = waited + 1) in_progress[waited] = 1'b0;
        waited = 0;
        while (at < WORDS && waited < 400000) begin
            last_at = at;
            if (vectors[at][31:28] == 4'd3) cancel_one({12'd0, vectors[at][19:0]});
            else if (vectors[at][31:28] == 4'd4) break_off({12'd0, vectors[at][19:0]});
            else step(1'b1);
            waited = at == last_at ? waited + 1 : 0;
        end
        if (at < WORDS) begin
            mistake;
            $display("    nothing more is accepted");
        end
        drain;
        // A result that waits for result_ready has left its search to the next job, so one more job may be in progress.
        if (most < 24) begin
            mistake;
            $display("    at most %0d searches were in progress, expected 24 or more", most);
        end
    end
endtask
//- reset
at = 0;
of_job = 0;
its_rest = 0;
open = 0;
most = 0;
taken = 0;
whole_job = 1'b0;
offered = 1'b0;
offered_at = 0;
stalled = 1'b0;
cancels = 1'b0;
//- run
run_all;
//- done
"%0d positions, %0d results, %0d clocks", POSITIONS
