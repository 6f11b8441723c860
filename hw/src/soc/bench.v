//- about
The vectors hold exchanges: a word {answer bytes, request bytes}, the request's bytes four a word, lowest first, then the
answer's; no answer bytes where there must be silence. Each request is sent twice, the second time with gaps and with
send_ready going up and down by chance: it must get the same answer again.
//- state
localparam integer PATIENCE = 60000;
localparam integer SILENCE = 3000;

integer cursor;
integer exchange;
integer sent;
integer taken;
integer waited;
integer request_bytes;
integer answer_bytes;
reg [7:0] expected;
reg [31:0] counted;
//- where
"exchange %0d, %0d of %0d bytes sent, %0d of %0d taken", exchange, sent, request_bytes, taken, answer_bytes
//- tasks
task run(input stalled);
    begin
        sent = 0;
        taken = 0;
        waited = 0;
        counted = cycles;
        while ((sent < request_bytes || taken < answer_bytes || (answer_bytes == 0 && waited < SILENCE))
               && waited < PATIENCE) begin
            receive_valid = sent < request_bytes && (!stalled || chance[3]);
            if (sent < request_bytes) receive_byte = vectors[cursor + 1 + sent / 4][8 * (sent % 4) +: 8];
            else receive_byte = chance[15:8];
            send_ready = !stalled || chance[0];
            settle;
            waited = waited + 1;
            if (send_valid === 1'b1 && send_ready) begin
                expected = 8'hx;
                if (taken < answer_bytes)
                    expected = vectors[cursor + 1 + (request_bytes + 3) / 4 + taken / 4][8 * (taken % 4) +: 8];
                if (send_byte !== expected) begin
                    mistake;
                    $display("    byte %h, expected %h", send_byte, expected);
                end
                taken = taken + 1;
                words = words + 1;
                waited = 0;
            end
            if (receive_valid && receive_ready) begin
                sent = sent + 1;
                waited = 0;
            end
            edge_of_clock;
            counted = counted + 32'd1;
        end
        receive_valid = 1'b0;
        if (sent != request_bytes || taken != answer_bytes) begin
            mistake;
            $display("    no more came");
        end
        settle;
        if (cycles !== counted) begin
            mistake;
            $display("    cycles says %0d, the bench counted %0d", cycles, counted);
        end
    end
endtask
//- reset
cursor = 0;
exchange = 0;
sent = 0;
taken = 0;
request_bytes = 0;
answer_bytes = 0;
clock_hz = 32'd12000000;
identity = 32'h1989_1114;
//- run
while (cursor < WORDS) begin
    exchange = exchange + 1;
    request_bytes = {16'd0, vectors[cursor][15:0]};
    answer_bytes = {16'd0, vectors[cursor][31:16]};
    run(1'b0);
    run(1'b1);
    cursor = cursor + 1 + (request_bytes + 3) / 4 + (answer_bytes + 3) / 4;
end
if (exchange != POSITIONS) begin
    mistake;
    $display("    %0d exchanges, expected %0d", exchange, POSITIONS);
end
//- done
"%0d exchanges, each twice, %0d bytes, %0d clocks", POSITIONS
