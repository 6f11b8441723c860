
//- about
For each access the vectors contain {write, fails, until, 23'd0, register} and the word written or expected; with until set, the
read is repeated until it returns a nonzero word. All accesses run back to back, then again with gaps and delayed responses.
The vectors write INTERRUPTS only while both units are idle and no answer is pending. Other entries are followed by a checksum of
the words read: {4'd1, seed[27:0]} covers the moves of the board that the seed defines (see drawn) and MOVES_VISITED in the four
modes; {4'd3, 28'd0} the same for the board already loaded; {4'd5, 1'd0, promotion[2:0], record[23:0]} the answer to a query
after this push, QUERY_STEPS and HISTORY, cycling through the modes; {4'd7, 28'd0} the same after a pop. {4'd9, 26'd0, block[1:0]}
and nine words load a board. Without gaps, the clock count registers are checked against the bench's own counts. Finally a move
and an answer are left waiting for a long time, and the clock count registers, STATUS and irq are checked.
//- state
localparam integer TRIES = 20000;
// No answer has as many words as this.
localparam integer MOST = 1000;

integer cursor;
integer tries;
integer count;
reg [2:0] queries;
reg stalls;
reg failed;
reg [31:0] got;
reg [31:0] found;
integer moves_begun;
integer query_begun;
//- where
"access %0d, register %h", cursor / 2, vectors[cursor][5:0]
//- tasks
// Makes the access at the cursor.
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

// Loads the board after the cursor, or the board that the seed at the cursor defines.
task load;
    integer address;
    for (address = 0; address < 9; address = address + 1) begin
        if (vectors[cursor][31]) access(1'b1, {vectors[cursor][1:0], address[3:0]}, vectors[cursor + 1 + address]);
        else access(1'b1, {2'd1, address[3:0]}, drawn({4'd0, vectors[cursor][27:0]}, address[3:0]));
        if (failed) mistake;
    end
endtask

// Reads a register until it returns a word other than 0.
task await(input [5:0] number);
    begin
        access(1'b0, number, 32'd0);
        for (tries = 0; got === 32'd0 && tries < TRIES; tries = tries + 1) access(1'b0, number, 32'd0);
        if (tries == TRIES) begin
            mistake;
            $display("    nothing in %0d reads: giving up", TRIES);
            finish;
        end
    end
endtask

// Compares a checksum with the one at the cursor.
task hold;
    if (found !== vectors[cursor + 1]) begin
        mistake;
        $display("    the words have checksum %h, expected %h", found, vectors[cursor + 1]);
    end
endtask

// Compares a clock count register with the bench's own count, from the access that started the work to the last word, both
// included.
task hold_clocks(input [5:0] number, input integer passed);
    begin
        access(1'b0, number, 32'd0);
        if (!stalls && got !== (passed + 32'd1 & 32'd65535)) begin
            mistake;
            $display("    register %h reads %0d, expected %0d", number, got, passed + 32'd1 & 32'd65535);
        end
    end
endtask

task begin_moves(input [1:0] mode);
    begin
        access(1'b1, 6'd4, {30'd0, mode[0], !mode[1]});
        moves_begun = clocks;
    end
endtask

task take_moves(input [1:0] mode);
    reg last;
    begin
        last = 1'b0;
        for (count = 0; !last && count < MOST; count = count + 1) begin
            await(6'd5);
            found = found + mixed({14'd0, mode, got[15:0]});
            last = got[16];
        end
        hold_clocks(6'd6, clocks - moves_begun);
        access(1'b0, 6'd7, 32'd0);
        found = found + mixed({13'd0, 1'b1, mode, got[15:0]});
    end
endtask

// Starts a query, in each mode in turn.
task begin_query;
    begin
        access(1'b1, 6'd10, {29'd0, queries});
        query_begun = clocks;
        queries = queries + 3'd1;
    end
endtask

// Reads an answer to its last word, which has a count.
task take_answer;
    reg last;
    begin
        last = 1'b0;
        for (count = 0; !last && count < MOST; count = count + 1) begin
            await(6'd11);
            found = mixed(found ^ got);
            last = got[22:16] != 7'd0;
        end
        hold_clocks(6'd12, clocks - query_begun);
        access(1'b0, 6'd13, 32'd0);
        found = mixed(found ^ got);
        access(1'b0, 6'd14, 32'd0);
        found = mixed(found ^ got);
    end
endtask

// Generates the moves of the loaded board, in all modes.
task sum_of_moves;
    integer mode;
    begin
        found = 32'd0;
        for (mode = 0; mode < 4; mode = mode + 1) begin
            begin_moves(mode[1:0]);
            take_moves(mode[1:0]);
        end
        hold;
    end
endtask

// Makes a query after a push or a pop.
task sum_of_query(input [5:0] after);
    begin
        access(1'b1, after, {4'd0, vectors[cursor][27:0]});
        found = 32'd0;
        begin_query;
        take_answer;
        hold;
    end
endtask

// Checks STATUS and irq. irq must be high while any bit is set in both STATUS and INTERRUPTS.
task hold_status(input [31:0] status);
    integer flag;
    begin
        access(1'b0, 6'd1, 32'd0);
        if (got !== status) begin
            mistake;
            $display("    STATUS is %h, expected %h", got, status);
        end
        for (flag = 0; flag < 8; flag = flag + 1) begin
            access(1'b1, 6'd2, 32'd1 << flag);
            settle;
            if (irq !== status[flag]) begin
                mistake;
                $display("    irq is %b, INTERRUPTS bit %0d and STATUS %h", irq, flag, status);
            end
        end
    end
endtask

// Lets a move and an answer wait so long that the high bits of the clock counts change.
task wait_long(input integer pause);
    begin
        begin_moves(2'd0);
        begin_query;
        repeat (pause) begin
            settle;
            edge_of_clock;
        end
        hold_status(32'h22);
        take_moves(2'd0);
        take_answer;
        hold_status(32'h11);
    end
endtask
//- reset
cursor = 0;
tries = 0;
count = 0;
queries = 3'd0;
stalls = 1'b0;
failed = 1'b0;
got = 32'd0;
found = 32'd0;
moves_begun = 0;
query_begun = 0;
//- run
for (entry = 0; entry < 2; entry = entry + 1) begin
    stalls = entry[0];
    queries = 3'd0;
    for (cursor = 0; cursor < WORDS; cursor = cursor + 2) begin
        case (vectors[cursor][31:28])
            4'd1: begin
                load;
                sum_of_moves;
            end
            4'd3: sum_of_moves;
            4'd5: sum_of_query(6'd8);
            4'd7: sum_of_query(6'd9);
            4'd9: begin
                load;
                cursor = cursor + 8;
            end
            default: run;
        endcase
        words = words + 1;
    end
end
cursor = 0;
stalls = 1'b0;
wait_long(21845);
wait_long(43690);
//- done
"%0d groups of accesses, each twice, %0d accesses, %0d clocks", POSITIONS
