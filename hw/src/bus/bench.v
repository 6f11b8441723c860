
//- about
For each access the vectors hold {write, fails, until, 23'd0, register} and the word written or expected; until: the read is
done again until it gives another word than 0. All accesses one behind the other, then again with gaps and answers that wait.
INTERRUPTS is written only while both units are idle and nothing waits.
//- state
localparam integer TRIES = 20000;

integer cursor;
integer tries;
reg stalls;
reg failed;
reg [31:0] got;
//- where
"access %0d, register %h", cursor / 2, vectors[cursor][5:0]
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
        tries = 0;
        access(vectors[cursor][31], vectors[cursor][5:0], vectors[cursor + 1]);
        while (vectors[cursor][29] && !failed && got === 32'd0 && tries < TRIES) begin
            tries = tries + 1;
            access(1'b0, vectors[cursor][5:0], 32'd0);
        end
        words = words + 1;
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
end
cursor = 0;
//- done
"%0d groups of accesses, each twice, %0d accesses, %0d clocks", POSITIONS
