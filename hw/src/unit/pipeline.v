//- state
localparam integer ASKED = ROUNDS * CASES;
localparam integer LONGEST_CLOCKS = 100 * ASKED;

integer sent;
integer taken;
reg [15:0] counted;
//- where
"%0d sent, %0d taken", sent, taken
//- tasks
// Where a case stands among the vectors; behind the last comes the first.
function integer place(input integer number);
    place = CASE_WORDS * (number % CASES);
endfunction

// A clock: the next case is offered or not, an answer is taken or not; both ends and cycles are checked.
task step(input asks, input takes);
    reg under_way;
    begin
        drive(sent, asks, takes);
        settle;
        under_way = sent != taken;
        if (in_ready !== (has_room && !reset)) begin
            mistake;
            $display("    ready is %b, expected %b", in_ready, has_room && !reset);
        end
        if (cycles !== counted) begin
            mistake;
            $display("    cycles is %0d, expected %0d", cycles, counted);
        end
        if (under_way || (asks && in_ready === 1'b1)) counted = under_way ? counted + 16'd1 : 16'd1;
        if (out_valid === 1'b1 && takes && !reset) begin
            if (!under_way) begin
                mistake;
                $display("    an answer without a request");
            end
            compare(taken);
            taken = taken + 1;
            words = words + 1;
        end
        if (asks && in_ready === 1'b1) sent = sent + 1;
        if (reset) taken = sent;
        edge_of_clock;
    end
endtask

// All cases, in order, as often as there are rounds.
task run(input stalled);
    integer begun;
    begin
        sent = 0;
        taken = 0;
        begun = clocks;
        while (taken < ASKED && clocks - begun < LONGEST_CLOCKS)
            step(sent < ASKED && (!stalled || chance[3]), !stalled || (chance[0] && chance[9:6] != 4'd0));
        if (taken != ASKED || (!stalled && clocks - begun != ASKED + LATENCY)) begin
            mistake;
            $display("    %0d answers to %0d cases in %0d clocks", taken, ASKED, clocks - begun);
        end
    end
endtask

// Some cases enter, a reset comes, no answer must.
task break_off(input integer number);
    integer left;
    begin
        sent = number;
        taken = number;
        for (left = number % (2 * LATENCY); left > 0; left = left - 1) step(1'b1, 1'b0);
        reset = 1'b1;
        step(1'b1, number[0]);
        reset = 1'b0;
        for (left = 0; left < LATENCY + 3; left = left + 1) step(1'b0, 1'b1);
    end
endtask

// An answer waits until cycles has begun anew, and ends with all high bits set: these must stay while nothing is under way.
task wait_long;
    integer left;
    begin
        sent = 0;
        taken = 0;
        step(1'b1, 1'b0);
        for (left = 0; left < 131060; left = left + 1) step(1'b0, 1'b0);
        step(1'b0, 1'b1);
        step(1'b0, 1'b0);
        if (taken != sent) begin
            mistake;
            $display("    a waiting answer is not offered");
        end
    end
endtask
//- reset
sent = 0;
taken = 0;
counted = 16'd0;
