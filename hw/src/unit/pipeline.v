//- state
localparam integer ASKED = ROUNDS * CASES;
localparam integer LONGEST_CLOCKS = 100 * ASKED;

integer sent;
integer taken;
reg [15:0] counted;
//- where
"%0d sent, %0d taken", sent, taken
//- tasks
// Returns the place of a case in the vectors. The first case follows the last.
function integer place(input integer number);
    place = CASE_WORDS * (number % CASES);
endfunction

// Runs one clock: offers the next case if `asks`, accepts an answer if `takes`, and checks both handshakes and cycles.
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

// Runs all cases in order, once for each round.
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

// Offers some cases, then resets the unit. No answer may follow.
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

// Lets an answer wait until cycles has wrapped around and ends with all high bits set. These bits must not change while the
// unit is idle.
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
