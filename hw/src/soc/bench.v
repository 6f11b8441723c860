//- about
The vectors contain exchanges. Each is a word {answer bytes, request bytes}, the request's bytes, four per word, lowest first, and
the answer's; zero answer bytes mean that no answer may come. Other entries are followed by a checksum of the answer's bytes:
{4'd1, seed[27:0]} requests the moves, in the four modes, of the board that the seed defines (see drawn), timed if the seed is
odd; {4'd2, 12'd0, bytes[15:0]} sends that many bytes of commands, which follow, four per word. {4'd3, 28'd0} requests the counters,
which are checked against the bench's own. Each request is sent twice, once with gaps and with send_ready toggling at
random: it must get the same answer. {4'd4, 28'd0}, identity and clock_hz set these pins; sequence numbers count the exchanges
from there. Before that, resets interrupt the moves of boards, which must then take as long as before. A request at power-up is
answered without a reset.
//- state
localparam integer PATIENCE = 60000;
localparam integer SILENCE = 3000;
// No answer has more bytes.
localparam integer MOST_BYTES = 1024;
// Requests that a reset breaks off.
localparam integer BROKEN_OFF = 4;
// What the first request draws.
localparam [31:0] SESSION = 32'h9e37_79b9;

integer cursor;
integer exchange;
integer sent;
integer taken;
integer waited;
integer at;
reg [9:0] code_at;
integer request_bytes;
integer answer_bytes;
integer frame_bytes;
// Words of the vectors behind the request's.
integer answer_words;
reg [15:0] passed;
reg [15:0] dropped;
reg sums;
reg knows;
reg ended;
reg [7:0] request [0:1023];
reg [7:0] answer [0:MOST_BYTES-1];
reg [7:0] frame [0:1023];
reg [7:0] run_length;
reg [7:0] sequence_number;
reg [7:0] expected;
reg [31:0] check;
reg [31:0] wanted;
reg [31:0] found;
reg [31:0] counted;
reg [31:0] began;
//- where
"exchange %0d, %0d of %0d bytes sent, %0d taken", exchange, sent, request_bytes, taken
//- tasks
// One more byte of a frame, and of its check.
task put(input [7:0] value);
    integer shift;
    begin
        frame[frame_bytes] = value;
        frame_bytes = frame_bytes + 1;
        check = check ^ {24'd0, value};
        for (shift = 0; shift < 8; shift = shift + 1) check = (check >> 1) ^ (check[0] ? 32'hedb8_8320 : 32'd0);
    end
endtask

task put_word(input [31:0] word);
    integer part;
    for (part = 0; part < 4; part = part + 1) put(word[8 * part +: 8]);
endtask

task begin_frame;
    begin
        frame_bytes = 0;
        check = 32'hffff_ffff;
        put(8'd1);
        put_word(SESSION);
        put(sequence_number);
    end
endtask

// The frame with its check becomes the request: COBS, between two zeros.
task end_frame;
    begin
        put_word(~check);
        request[0] = 8'd0;
        code_at = 10'd1;
        request_bytes = 2;
        run_length = 8'd1;
        for (at = 0; at < frame_bytes; at = at + 1) begin
            if (frame[at] != 8'd0) begin
                request[request_bytes] = frame[at];
                request_bytes = request_bytes + 1;
                run_length = run_length + 8'd1;
            end
            if (frame[at] == 8'd0 || run_length == 8'd255) begin
                request[code_at] = run_length;
                code_at = request_bytes[9:0];
                request_bytes = request_bytes + 1;
                run_length = 8'd1;
            end
        end
        request[code_at] = run_length;
        request[request_bytes] = 8'd0;
        request_bytes = request_bytes + 1;
    end
endtask

// The request at the cursor, and how much is known of its answer; the cursor moves to the last of its words but the answer.
task take_request;
    integer number;
    begin
        sums = vectors[cursor][31:28] != 4'd0;
        knows = vectors[cursor][31:28] != 4'd3;
        answer_bytes = {20'd0, vectors[cursor][27:16]};
        number = {16'd0, vectors[cursor][15:0]};
        answer_words = sums ? (knows ? 1 : 0) : (answer_bytes + 3) / 4;
        case (vectors[cursor][31:28])
            4'd0: begin
                request_bytes = number;
                for (at = 0; at < number; at = at + 1) request[at] = vectors[cursor + 1 + at / 4][8 * (at % 4) +: 8];
                cursor = cursor + (number + 3) / 4;
            end
            4'd1: begin
                begin_frame;
                for (at = 0; at < 9; at = at + 1) begin
                    put({4'h1, at[3:0]});
                    put_word(drawn({4'd0, vectors[cursor][27:0]}, at[3:0]));
                end
                for (at = 0; at < 4; at = at + 1) put({5'd6, vectors[cursor][0], at[0], at < 2});
                end_frame;
            end
            4'd3: begin
                begin_frame;
                put(8'h02);
                end_frame;
            end
            default: begin
                begin_frame;
                for (at = 0; at < number; at = at + 1) put(vectors[cursor + 1 + at / 4][8 * (at % 4) +: 8]);
                end_frame;
                cursor = cursor + (number + 3) / 4;
            end
        endcase
        wanted = vectors[cursor + answer_words];
    end
endtask

// The counters that the answer tells: frames passed and dropped, and clocks, the last of which it cannot yet have.
task hold_counters;
    integer run_end;
    reg [31:0] clocks_then;
    begin
        // The answer's frame, COBS undone.
        frame_bytes = 0;
        at = 1;
        while (at < taken - 1 && answer[at] != 8'd0) begin
            run_end = at + {24'd0, answer[at]};
            for (at = at + 1; at < run_end; at = at + 1) begin
                frame[frame_bytes] = answer[at];
                frame_bytes = frame_bytes + 1;
            end
            frame[frame_bytes] = 8'd0;
            frame_bytes = frame_bytes + 1;
        end
        clocks_then = {frame[13], frame[12], frame[11], frame[10]};
        if ({frame[7], frame[6]} !== passed || {frame[9], frame[8]} !== dropped) begin
            mistake;
            $display("    %0d passed, %0d dropped, expected %0d and %0d", {frame[7], frame[6]}, {frame[9], frame[8]}, passed,
                dropped);
        end
        if (clocks_then <= began || clocks_then >= cycles) begin
            mistake;
            $display("    %0d clocks, expected between %0d and %0d", clocks_then, began, cycles);
        end
    end
endtask

// Asks for moves in a session's first request, from this byte on, without a gap; no answer is taken. So many words of a board
// go before.
task begin_moves(input integer first, input integer board_words, input [31:0] number);
    begin
        sequence_number = 8'd0;
        begin_frame;
        put(8'h01);
        for (at = 0; at < board_words; at = at + 1) begin
            put({4'h1, at[3:0]});
            put_word(drawn(number, at[3:0]));
        end
        for (at = 0; at < 4; at = at + 1) put({5'd6, 1'b0, at[0], at < 2});
        end_frame;
        send_ready = 1'b0;
        receive_valid = 1'b1;
        waited = 0;
        for (sent = first; sent < request_bytes && waited < PATIENCE; waited = waited + 1) begin
            receive_byte = request[sent];
            settle;
            if (receive_ready) sent = sent + 1;
            edge_of_clock;
        end
        receive_valid = 1'b0;
    end
endtask

// After a reset nothing is known of what was before.
task break_off;
    begin
        reset_unit;
        if (send_valid !== 1'b0 || receive_ready !== 1'b1 || cycles !== 32'd0) begin
            mistake;
            $display("    send_valid %b, receive_ready %b, cycles %0d after a reset", send_valid, receive_ready, cycles);
        end
        passed = 16'd0;
        dropped = 16'd0;
    end
endtask

// A reset when their answer comes; after how many clocks, from their request on.
task end_moves(output integer waits);
    begin
        for (waits = waited; send_valid !== 1'b1 && waits < PATIENCE; waits = waits + 1) begin
            edge_of_clock;
            settle;
        end
        if (send_valid !== 1'b1) begin
            mistake;
            $display("    no answer in %0d clocks", PATIENCE);
        end
        break_off;
    end
endtask

// A reset in the midst of the moves of a board, which stays.
task break_off_moves(input [31:0] number, input [9:0] clocks_later);
    integer waits;
    integer waits_again;
    begin
        begin_moves(0, 9, number);
        end_moves(waits);
        begin_moves(0, 0, 32'd0);
        end_moves(waits);
        begin_moves(0, 0, 32'd0);
        for (waited = {22'd0, clocks_later} % waits; waited > 0; waited = waited - 1) begin
            settle;
            edge_of_clock;
        end
        break_off;
        begin_moves(0, 0, 32'd0);
        end_moves(waits_again);
        if (waits_again != waits) begin
            mistake;
            $display("    %0d clocks until an answer, %0d after a reset during it", waits, waits_again);
        end
    end
endtask

task run(input stalled);
    begin
        sent = 0;
        taken = 0;
        waited = 0;
        found = 32'd0;
        ended = 1'b0;
        counted = cycles;
        began = cycles;
        while ((sent < request_bytes || !ended) && waited < PATIENCE && taken <= MOST_BYTES) begin
            // Behind a whole frame zeros wait, which are nothing.
            receive_valid = sent < request_bytes ? !stalled || chance[3]
                            : stalled && chance[5] && request[request_bytes - 1] == 8'd0;
            receive_byte = sent < request_bytes ? request[sent] : receive_valid ? 8'd0 : chance[15:8];
            send_ready = !stalled || chance[0];
            settle;
            waited = waited + 1;
            if (send_valid === 1'b1 && send_ready) begin
                expected = 8'hx;
                if (taken < answer_bytes) expected = vectors[cursor + 1 + taken / 4][8 * (taken % 4) +: 8];
                if (!sums && send_byte !== expected) begin
                    mistake;
                    $display("    byte %h, expected %h", send_byte, expected);
                end
                found = mixed(found ^ {24'd0, send_byte});
                if (taken < MOST_BYTES) answer[taken] = send_byte;
                taken = taken + 1;
                words = words + 1;
                waited = 0;
                ended = taken > 1 && send_byte == 8'd0;
            end
            if (receive_valid && receive_ready && sent < request_bytes) begin
                sent = sent + 1;
                waited = 0;
            end
            if (!sums) ended = answer_bytes == 0 ? waited >= SILENCE : taken >= answer_bytes;
            edge_of_clock;
            counted = counted + 32'd1;
        end
        receive_valid = 1'b0;
        if (taken > 0) passed = passed + 16'd1;
        // Bytes that begin with no zero and end with none are one frame, though they are sent twice.
        else if (request[0] == 8'd0 || stalled) dropped = dropped + 16'd1;
        if (waited >= PATIENCE || taken > MOST_BYTES) begin
            mistake;
            $display("    %0d bytes, nothing more in %0d clocks: giving up", taken, waited);
            finish;
        end else if (!sums && taken != answer_bytes) begin
            mistake;
            $display("    %0d bytes received, expected %0d", taken, answer_bytes);
        end else if (sums && knows && found !== wanted) begin
            mistake;
            $display("    the bytes have checksum %h, expected %h", found, wanted);
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
sums = 1'b0;
passed = 16'd0;
dropped = 16'd0;
sequence_number = 8'd0;
// At power-up a frame begins as behind a zero.
begin_moves(1, 9, chance);
end_moves(sent);
//- run
while (cursor < WORDS) begin
    if (vectors[cursor][31:28] == 4'd4) begin
        identity = vectors[cursor + 1];
        clock_hz = vectors[cursor + 2];
        repeat (BROKEN_OFF) break_off_moves(chance, chance[9:0] ^ {chance[4:0], 5'd0});
        cursor = cursor + 3;
    end
    exchange = exchange + 1;
    take_request;
    run(exchange[0]);
    if (!knows) begin
        hold_counters;
        wanted = found;
        knows = 1'b1;
    end
    run(!exchange[0]);
    cursor = cursor + 1 + answer_words;
    sequence_number = sequence_number + 8'd1;
end
if (exchange != POSITIONS) begin
    mistake;
    $display("    %0d exchanges, expected %0d", exchange, POSITIONS);
end
//- done
"%0d exchanges, each twice, %0d bytes, %0d clocks", POSITIONS
