//- about
For each packet the vectors contain {number of moves[15:0], 14'd0, tuser[1:0]}, the nine input words, {visited, cycles} and the
output words. Every packet runs with a sink that is always ready, then again with input gaps and random stalls of the sink.
After the packets come entries {4'd15, seed[27:0]}: the seed defines a board (see drawn), and the next word is a checksum of the
words and visited in the four modes.
//- state
localparam integer LONGEST_CLOCKS = 20000;

integer cursor;
integer sent;
integer taken;
integer count;
integer packets;
//- where
"packet %0d, %0d words sent, %0d moves of %0d taken", packets, sent, taken, count
//- tasks
task run(input stalled);
    integer begun;
    reg last;
    begin
        packets = 0;
        cursor = 0;
        while (cursor < WORDS && vectors[cursor][31:28] != 4'd15) begin
            sent = 0;
            taken = 0;
            count = {16'd0, vectors[cursor][31:16]};
            last = 1'b0;
            begun = clocks;
            while (!last && clocks - begun < LONGEST_CLOCKS) begin
                s_axis_tvalid = sent < 9 && (!stalled || chance[3]);
                s_axis_tdata = sent < 9 ? vectors[cursor + 1 + sent] : {chance[15:0], chance[15:0]};
                s_axis_tlast = sent == 8 || (sent > 8 && chance[4]);
                s_axis_tuser = sent == 8 ? vectors[cursor][1:0] : chance[6:5];
                m_axis_tready = !stalled || chance[0];
                settle;
                if (s_axis_tready !== (sent < 9)) begin
                    mistake;
                    $display("    s_axis_tready is %b", s_axis_tready);
                end
                if (m_axis_tvalid === 1'b1 && m_axis_tready) begin
                    if (taken >= count || m_axis_tdata !== vectors[cursor + 11 + taken][15:0] ||
                        m_axis_tlast !== (taken == count - 1)) begin
                        mistake;
                        $display("    %h, last %b", m_axis_tdata, m_axis_tlast);
                    end
                    last = m_axis_tlast === 1'b1;
                    taken = taken + 1;
                    words = words + 1;
                end
                if (s_axis_tvalid && s_axis_tready) sent = sent + 1;
                edge_of_clock;
            end
            s_axis_tvalid = 1'b0;
            if (!last || taken != count) begin
                mistake;
                $display("    the packet does not end");
            end
            settle;
            if (visited !== vectors[cursor + 10][31:16] || (!stalled && cycles !== vectors[cursor + 10][15:0])) begin
                mistake;
                $display("    cycles is %0d, visited %0d", cycles, visited);
            end
            packets = packets + 1;
            cursor = cursor + 11 + count;
        end
    end
endtask

// Tests the board that the seed at the cursor defines.
task run_drawn;
    integer mode;
    integer begun;
    reg [31:0] found;
    reg last;
    begin
        found = 32'd0;
        for (mode = 0; mode < 4; mode = mode + 1) begin
            sent = 0;
            taken = 0;
            last = 1'b0;
            begun = clocks;
            m_axis_tready = 1'b1;
            while (!last && clocks - begun < LONGEST_CLOCKS) begin
                s_axis_tvalid = sent < 9;
                s_axis_tdata = drawn({4'd0, vectors[cursor][27:0]}, sent[3:0]);
                s_axis_tlast = sent == 8;
                s_axis_tuser = {mode[0], mode < 2};
                settle;
                if (m_axis_tvalid === 1'b1) begin
                    found = mixed(found ^ {16'd0, m_axis_tdata});
                    last = m_axis_tlast === 1'b1;
                    taken = taken + 1;
                    words = words + 1;
                end
                if (s_axis_tvalid && s_axis_tready) sent = sent + 1;
                edge_of_clock;
            end
            s_axis_tvalid = 1'b0;
            if (!last) begin
                mistake;
                $display("    board %h: no last word in %0d clocks: giving up", vectors[cursor], LONGEST_CLOCKS);
                finish;
            end
            settle;
            found = mixed(found ^ {16'd0, visited});
        end
        if (found !== vectors[cursor + 1]) begin
            mistake;
            $display("    board %h: its words have checksum %h, expected %h", vectors[cursor], found, vectors[cursor + 1]);
        end
        packets = packets + 1;
        cursor = cursor + 2;
    end
endtask

// Sends some words, then resets the unit. The next packet must start from the beginning, and no move may be offered.
task break_off(input integer after);
    integer left;
    begin
        for (left = after; left > 0; left = left - 1) begin
            s_axis_tvalid = 1'b1;
            s_axis_tdata = 32'd0;
            s_axis_tlast = 1'b0;
            settle;
            edge_of_clock;
        end
        s_axis_tvalid = 1'b0;
        reset = 1'b1;
        settle;
        edge_of_clock;
        reset = 1'b0;
        settle;
        if (m_axis_tvalid !== 1'b0) begin
            mistake;
            $display("    a move after a reset");
        end
    end
endtask
//- reset
cursor = 0;
sent = 0;
taken = 0;
count = 0;
packets = 0;
//- run
run(1'b0);
for (entry = 0; entry < 9; entry = entry + 1) break_off(entry);
run(1'b1);
while (cursor + 2 <= WORDS) run_drawn;
//- done
"%0d positions, %0d packets twice, %0d words, %0d clocks", POSITIONS, packets
