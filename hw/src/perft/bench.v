//- about
For each job the vectors contain nine words of board image, {cycles[26:0], divide, depth[3:0]}, the nodes, and the sum of
the products of each reported move and the nodes below it. All jobs run back to back with result_ready high; some are interrupted
by a reset, some by cancel; a third run again with gaps and with result_ready toggling at random. Then come seeds, each of which
defines a board (see drawn), followed by the same last three words.
//- state
localparam integer CASES = 2 * POSITIONS;
localparam integer DRAWN = (WORDS - 12 * CASES) / 4;
localparam integer LONGEST_CLOCKS = 20000;

integer job;
reg [31:0] nodes;
reg [31:0] products;
reg ended;
//- where
"job %0d", job
//- tasks
// Returns the place of a job's words after its board.
function integer behind_board(input integer number);
    behind_board = number < CASES ? 12 * number + 9 : 12 * CASES + 4 * (number - CASES) + 1;
endfunction

// Returns a word of a job's board.
function [31:0] image(input integer number, input [3:0] address);
    image = number < CASES ? vectors[12 * number + {28'd0, address}] : drawn(vectors[behind_board(number) - 1], address);
endfunction

// Drives a job, with its own tag.
task show(input integer number);
    begin
        job_tag = number[15:0] ^ 16'h5a5a;
        job_rank_0 = image(number, 4'd0);
        job_rank_1 = image(number, 4'd1);
        job_rank_2 = image(number, 4'd2);
        job_rank_3 = image(number, 4'd3);
        job_rank_4 = image(number, 4'd4);
        job_rank_5 = image(number, 4'd5);
        job_rank_6 = image(number, 4'd6);
        job_rank_7 = image(number, 4'd7);
        job_state = image(number, 4'd8);
        job_depth = vectors[behind_board(number)][3:0];
        job_divide = vectors[behind_board(number)][4];
    end
endtask

// Offers a job until the unit accepts it.
task send(input integer number);
    begin
        job_valid = 1'b1;
        show(number);
        settle;
        if (job_ready !== 1'b1) begin
            mistake;
            $display("    job_ready is %b in an idle unit", job_ready);
        end
        edge_of_clock;
        job_valid = 1'b0;
    end
endtask

// Runs a job and compares its results.
task count(input integer number, input stalled);
    integer begun;
    integer offered;
    integer at;
    begin
        job = number;
        at = behind_board(number);
        nodes = 32'd0;
        products = 32'd0;
        ended = 1'b0;
        begun = clocks;
        offered = 0;
        send(number);
        show((number + 1) % CASES);
        while (!ended && clocks - begun < LONGEST_CLOCKS) begin
            job_valid = stalled && chance[5];
            result_ready = !stalled || chance[0];
            settle;
            if (job_ready !== 1'b0) begin
                mistake;
                $display("    job_ready is %b during a job", job_ready);
            end
            if (result_valid === 1'b1 && result_last === 1'b1 && offered == 0) offered = clocks - begun + 1;
            if (result_valid === 1'b1 && result_ready) begin
                nodes = nodes + result_low;
                products = products + {16'd0, result_move} * result_low;
                ended = result_last;
                words = words + 1;
                if (result_tag !== (number[15:0] ^ 16'h5a5a) || result_high !== 32'd0) begin
                    mistake;
                    $display("    tag %h, high half %h", result_tag, result_high);
                end
            end
            edge_of_clock;
        end
        job_valid = 1'b0;
        settle;
        if (!ended || nodes !== vectors[at + 1] || products !== vectors[at + 2]) begin
            mistake;
            $display("    %0d nodes, products %h, expected %0d, %h", nodes, products, vectors[at + 1], vectors[at + 2]);
        end
        if (cycles !== offered || (!stalled && cycles !== vectors[at] >> 5)) begin
            mistake;
            $display("    cycles is %0d for a job that took %0d; expected %0d unless stalled", cycles, offered, vectors[at] >> 5);
        end
    end
endtask

// Starts a job and ends it by reset or cancel. No result may follow.
task break_off(input integer number, input cancelled);
    integer left;
    begin
        job = number;
        result_ready = 1'b0;
        send(number);
        for (left = number % 60; left > 0; left = left - 1) begin
            settle;
            edge_of_clock;
        end
        reset = !cancelled;
        cancel = cancelled;
        // A result that is offered now and not accepted is withdrawn.
        result_ready = cancelled;
        settle;
        if (job_ready !== 1'b0) begin
            mistake;
            $display("    job_ready is %b in reset or cancel", job_ready);
        end
        edge_of_clock;
        reset = 1'b0;
        cancel = 1'b0;
        for (left = 0; left < 5; left = left + 1) begin
            settle;
            if (result_valid !== 1'b0 || job_ready !== 1'b1) begin
                mistake;
                $display("    result_valid %b, job_ready %b after a reset or cancel", result_valid, job_ready);
            end
            edge_of_clock;
        end
    end
endtask
//- reset
job = 0;
nodes = 32'd0;
products = 32'd0;
ended = 1'b0;
//- run
for (entry = 0; entry < CASES; entry = entry + 1) count(entry, 1'b0);
for (entry = 0; entry < CASES; entry = entry + 1) begin
    break_off(entry, entry[0]);
    if (entry % 10 == 0) count(entry, 1'b0);
end
for (entry = 0; entry < CASES; entry = entry + 3) count(entry, 1'b1);
for (entry = CASES; entry < CASES + DRAWN; entry = entry + 1) count(entry, 1'b0);
//- done
"%0d positions, %0d results, %0d clocks", POSITIONS
