
//- about
For each access the vectors hold {write, fails, until, 23'd0, register} and the word written or expected; until: the read is
done again until it gives another word than 0. All accesses one behind the other, then again with gaps and answers that wait.
INTERRUPTS is written only while both units are idle and nothing waits. Or {4'd1, number[27:0]}, which stands for a board (see
drawn), and the sum over its moves and MOVES_VISITED in the four modes.
//- state
localparam integer TRIES = 20000;

integer cursor;
integer tries;
reg stalls;
reg failed;
reg [31:0] got;
//- where
"access %0d, register %h", cursor / 2, vectors[cursor][5:0]
//- tasks
// The access at the cursor.
task run;
    begin
        tries = 0;
        access(vectors[cursor][31], vectors[cursor][5:0], vectors[cursor + 1]);
        while (vectors[cursor][29] && !failed && got === 32'd0 && tries < TRIES) begin
            tries = tries + 1;
            access(1'b0, vectors[cursor][5:0], 32'd0);
        end
        settle;
        if (vectors[cursor][31] && vectors[cursor][5:0] == 6'd2 &&
            irq !== ((vectors[cursor + 1] & 32'h11) != 32'd0)) begin
            mistake;
            $display("    irq is %b", irq);
        end
        if (failed !== vectors[cursor][30]) begin
            mistake;
            $display("    failed is %b", failed);
        end else if (!vectors[cursor][31] && !failed && got !== vectors[cursor + 1]) begin
            mistake;
            $display("    read %h, expected %h", got, vectors[cursor + 1]);
        end
    end
endtask

// The board drawn by the number at the cursor: its moves in all modes.
task run_drawn;
    integer address;
    integer mode;
    reg [31:0] found;
    reg last;
    begin
        for (address = 0; address < 9; address = address + 1)
            access(1'b1, {2'd1, address[3:0]}, drawn({4'd0, vectors[cursor][27:0]}, address[3:0]));
        found = 32'd0;
        for (mode = 0; mode < 4; mode = mode + 1) begin
            access(1'b1, 6'd4, {30'd0, mode[0], mode < 2});
            last = 1'b0;
            tries = 0;
            while (!last && tries < TRIES) begin
                access(1'b0, 6'd5, 32'd0);
                tries = tries + 1;
                if (got !== 32'd0) begin
                    found = found + mixed({14'd0, mode[1:0], got[15:0]});
                    last = got[16];
                end
            end
            if (!last) begin
                mistake;
                $display("    no last move in %0d reads: giving up", TRIES);
                finish;
            end
            access(1'b0, 6'd7, 32'd0);
            found = found + mixed({13'd0, 1'b1, mode[1:0], got[15:0]});
        end
        if (found !== vectors[cursor + 1]) begin
            mistake;
            $display("    the moves sum up to %h, expected %h", found, vectors[cursor + 1]);
        end
    end
endtask
//- reset
cursor = 0;
tries = 0;
stalls = 1'b0;
failed = 1'b0;
got = 32'd0;
//- run
for (entry = 0; entry < 2; entry = entry + 1) begin
    stalls = entry[0];
    for (cursor = 0; cursor < WORDS; cursor = cursor + 2) begin
        if (vectors[cursor][31:28] == 4'd1) run_drawn;
        else run;
        words = words + 1;
    end
end
cursor = 0;
//- done
"%0d groups of accesses, each twice, %0d accesses, %0d clocks", POSITIONS
