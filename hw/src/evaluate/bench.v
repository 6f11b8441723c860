//- about
The vectors contain requests of eight contexts, each followed by its value; an undo has none. A request is a word {10'd0,
black, context[2:0], kind[1:0], move[15:0]}; the eight ranks of the board follow a load, and {16'd0, centipawns[15:0]} is
the value. The bench sends all requests back to back with value_ready high, and checks the clocks that the contract
states. A reset interrupts some moves, passes and loads; one value waits for 131,060 clocks. Then the bench sends all
requests again with gaps and with value_ready toggling at random.
//- state
localparam integer LATENCY = 18;
localparam integer MOVE_CLOCKS = 4;
localparam integer LOAD_CLOCKS = 196;
localparam integer LOAD_LATENCY = 12;
localparam integer LONGEST_CLOCKS = 50 * WORDS;
localparam [1:0] UNDO = 2'd1;
localparam [1:0] LOAD = 2'd2;

// Values not yet received, in the order of the requests, and the earliest clock of each.
reg [18:0] expected [0:63];
integer earliest [0:63];
integer at;
integer sent;
integer taken;
integer free_at;
integer loading_since;
reg is_free;
reg under_way;
reg holds;
reg [15:0] counted;
//- where
"word %0d, %0d requests, %0d values", at, sent, taken
//- tasks
// Offers the request at this word of the vectors or not, and accepts a value or not. A load on offer stays on offer.
task drive(input asks, input takes);
    begin
        holds = loading_since >= 0;
        request_valid = asks || holds;
        value_ready = takes;
        {request_black, request_context, request_kind, request_word} = vectors[at < WORDS ? at : 0][21:0];
        if (request_kind == LOAD && at + 8 < WORDS) begin
            request_rank_0 = vectors[at + 1];
            request_rank_1 = vectors[at + 2];
            request_rank_2 = vectors[at + 3];
            request_rank_3 = vectors[at + 4];
            request_rank_4 = vectors[at + 5];
            request_rank_5 = vectors[at + 6];
            request_rank_6 = vectors[at + 7];
            request_rank_7 = vectors[at + 8];
        end else begin
            request_rank_0 = chance;
            request_rank_4 = ~chance;
            request_black = chance[5];
        end
        if (!request_valid) request_kind = chance[8:7];
    end
endtask

// Whether the unit must accept the request in this clock. Clocks in which a value waits do not count.
task foresee(output accepts);
    begin
        is_free = free_at <= 0;
        accepts = !reset && (value_ready || !value_valid);
        case (request_kind)
            UNDO: accepts = accepts && loading_since < 0;
            LOAD: accepts = accepts && loading_since == LOAD_CLOCKS;
            default: accepts = accepts && loading_since < 0 && is_free;
        endcase
    end
endtask

// Runs one clock, and checks both handshakes, their timing and cycles.
task step(input asks, input takes);
    reg accepts;
    reg advances;
    integer number;
    begin
        drive(asks, takes);
        settle;
        foresee(accepts);
        advances = value_ready || !value_valid;
        if (request_ready !== accepts) begin
            mistake;
            $display("    request_ready is %b, expected %b", request_ready, accepts);
        end
        under_way = sent != taken || loading_since >= 0;
        if (cycles !== counted) begin
            mistake;
            $display("    cycles is %0d, expected %0d", cycles, counted);
        end
        if (under_way) counted = counted + 16'd1;
        else if (request_valid && !reset && request_kind != UNDO) counted = 16'd1;
        // The unit offers a value exactly when it is due.
        if (value_valid !== (sent != taken && earliest[taken % 64] <= 0)) begin
            mistake;
            $display("    value_valid is %b at the wrong time", value_valid);
        end
        if (value_valid === 1'b1 && sent != taken &&
            {value_context, value_centipawns} !== expected[taken % 64]) begin
            mistake;
            $display("    value %h of context %0d, expected %h", value_centipawns, value_context, expected[taken % 64]);
        end
        if (value_valid === 1'b1 && takes && !reset && sent != taken) begin
            taken = taken + 1;
            words = words + 1;
        end
        if (advances) begin
            for (number = taken; number < sent; number = number + 1)
                earliest[number % 64] = earliest[number % 64] - 1;
            if (free_at > 0) free_at = free_at - 1;
            if (loading_since >= 0) loading_since = loading_since + 1;
            else if (request_valid && request_kind == LOAD && is_free && !reset) loading_since = 1;
        end
        if (request_valid && request_ready === 1'b1) begin
            if (request_kind != UNDO) begin
                expected[sent % 64] = {request_context, vectors[at + (request_kind == LOAD ? 9 : 1)][15:0]};
                earliest[sent % 64] = (request_kind == LOAD ? LOAD_LATENCY : LATENCY) - 1;
                sent = sent + 1;
                if (request_kind != LOAD) free_at = MOVE_CLOCKS - 1;
            end
            loading_since = -1;
            at = at + (request_kind == LOAD ? 10 : request_kind == UNDO ? 1 : 2);
        end
        if (reset) forget;
        edge_of_clock;
    end
endtask

// Checks that nothing is in progress.
task forget;
    begin
        sent = 0;
        taken = 0;
        free_at = 0;
        loading_since = -1;
    end
endtask

// Sends all requests, in order.
task run(input stalled);
    integer begun;
    begin
        forget;
        at = 0;
        begun = clocks;
        while ((at < WORDS || taken != sent) && clocks - begun < LONGEST_CLOCKS)
            step(at < WORDS && (!stalled || chance[3]), !stalled || (chance[0] && chance[9:6] != 4'd0));
        if (at != WORDS || taken != sent) begin
            mistake;
            $display("    %0d of %0d words after %0d clocks", at, WORDS, clocks - begun);
        end
    end
endtask

// Resets the unit during the first load, or after it among moves; no value may follow.
task break_off(input integer after);
    integer left;
    begin
        at = 0;
        for (left = 0; left < after; left = left + 1) step(at < WORDS, left % 3 != 0);
        reset = 1'b1;
        step(1'b1, after % 2 == 0);
        reset = 1'b0;
        for (left = 0; left < LATENCY + 3; left = left + 1) step(1'b0, 1'b1);
    end
endtask

// Lets a value wait until cycles has wrapped around.
task wait_long;
    integer left;
    begin
        forget;
        at = 0;
        while (sent == 0) step(1'b1, 1'b0);
        for (left = 0; left < 131060; left = left + 1) step(1'b0, 1'b0);
        step(1'b0, 1'b1);
        step(1'b0, 1'b0);
        if (taken != sent) begin
            mistake;
            $display("    a waiting value is not offered");
        end
    end
endtask
//- reset
at = 0;
counted = 16'd0;
forget;
//- run
run(1'b0);
for (entry = 0; entry < 40; entry = entry + 1) break_off(7 * entry);
wait_long;
run(1'b1);
//- done
"%0d positions, %0d values, %0d clocks", POSITIONS
