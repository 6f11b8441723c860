// fpgambit_soc_tb: self-checking test bench for fpgambit_soc.
//
// SPDX-License-Identifier: MIT OR Apache-2.0
//
// Generated: do not edit. Made by: fpgambit export --unit soc --build compact --out DIR
//
// Run in this folder:
//
//   $ verilator --binary --timing -CFLAGS -std=c++20 --top-module fpgambit_soc_tb -GPOSDATA_FILE='"../movegen-compact/posdata.mem"' -f fpgambit_soc.f fpgambit_soc_tb.v && ./obj_dir/Vfpgambit_soc_tb
//   $ iverilog -g2012 -s fpgambit_soc_tb -Pfpgambit_soc_tb.POSDATA_FILE='"../movegen-compact/posdata.mem"' -o fpgambit_soc_tb.vvp -f fpgambit_soc.f fpgambit_soc_tb.v && vvp -n fpgambit_soc_tb.vvp
//
// It prints a line that begins with PASS or FAIL; after FAIL the exit status is nonzero. With +vcd it records a waveform.
//
// The vectors contain exchanges. Each is a word {answer bytes, request bytes}, the request's bytes, four per word, lowest first, and
// the answer's; zero answer bytes mean that no answer may come. Other entries are followed by a checksum of the answer's bytes:
// {4'd1, seed[27:0]} requests the moves, in the four modes, of the board that the seed defines (see drawn), timed if the seed is
// odd; {4'd2, 12'd0, bytes[15:0]} sends that many bytes of commands, which follow, four per word. {4'd3, 28'd0} requests the counters,
// which are checked against the bench's own. Each request is sent twice, once with gaps and with send_ready toggling at
// random: it must get the same answer. {4'd4, 28'd0}, identity and clock_hz set these pins; sequence numbers count the exchanges
// from there. Before that, resets interrupt the moves of boards, which must then take as long as before. A request at power-up is
// answered without a reset.
// Checksums over the memory files detect any changed entry.

`default_nettype none

module fpgambit_soc_tb #(
    parameter POSDATA_ROM = 1,
    parameter POSDATA_FILE = "posdata.mem"
);
    localparam integer POSITIONS = 223;
    localparam integer WORDS = 1961;
    localparam [31:0] VECTORS_SUM = 32'hdc5e2eb1;
    localparam integer REPORTED_ERRORS = 16;

    reg [31:0] vectors [0:WORDS-1];

    reg clock;
    reg reset;
    reg [31:0] clock_hz;
    reg [31:0] identity;
    reg receive_valid;
    reg [7:0] receive_byte;
    reg send_ready;
    wire receive_ready;
    wire send_valid;
    wire [7:0] send_byte;
    wire [31:0] cycles;

    fpgambit_soc #(.POSDATA_ROM(POSDATA_ROM), .POSDATA_FILE(POSDATA_FILE)) dut (
        .clock(clock),
        .reset(reset),
        .clock_hz(clock_hz),
        .identity(identity),
        .receive_valid(receive_valid),
        .receive_byte(receive_byte),
        .send_ready(send_ready),
        .receive_ready(receive_ready),
        .send_valid(send_valid),
        .send_byte(send_byte),
        .cycles(cycles)
    );

    integer errors;
    integer words;
    integer clocks;
    integer entry;
    reg [31:0] sum;
    reg [31:0] chance;
    // An offered word must hold until it is accepted.
    reg send_waits;
    reg [7:0] send_waiting;

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

    // One cycle: set inputs, settle, read outputs, clock edge.
    task settle;
        #4;
    endtask

    task edge_of_clock;
        begin
            if (send_valid !== 1'b0 && send_valid !== 1'b1) begin
                mistake;
                $display("    send_valid is %b", send_valid);
            end
            if (send_waits && (send_valid !== 1'b1 || {send_byte} !== send_waiting)) begin
                mistake;
                $display("    %h of send changed before it was accepted", send_waiting);
            end
            send_waits = send_valid && !send_ready && !reset;
            send_waiting = {send_byte};
            #1 clock = 1'b1;
            #5 clock = 1'b0;
            clocks = clocks + 1;
            // 32-bit LFSR, taps 32, 22, 2, 1.
            chance = {chance[30:0], chance[31] ^ chance[21] ^ chance[1] ^ chance[0]};
        end
    endtask

    task mistake;
        begin
            errors = errors + 1;
            if (errors <= REPORTED_ERRORS) begin
                $write("error %0d, clock %0d: ", errors, clocks);
                $display("exchange %0d, %0d of %0d bytes sent, %0d taken", exchange, sent, request_bytes, taken);
            end
        end
    endtask

    // FNV-1a over words: changing one word always changes the sum.
    task sum_up(input [31:0] word);
        sum = (sum ^ word) * 32'h0100_0193;
    endtask

    task reset_unit;
        begin
            reset = 1'b1;
            settle;
            edge_of_clock;
            reset = 1'b0;
            settle;
        end
    endtask

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

    // Mixes the bits of a word with MurmurHash3's finalizer, which is a bijection.
    function [31:0] mixed(input [31:0] word);
        begin
            mixed = (word ^ (word >> 16)) * 32'h85eb_ca6b;
            mixed = (mixed ^ (mixed >> 13)) * 32'hc2b2_ae35;
            mixed = mixed ^ (mixed >> 16);
        end
    endfunction

    // Returns a word of the image of the board that a seed defines. Most boards have two kings on random squares; every other
    // square has a random piece or none, and queens and rooks are more frequent than other pieces. On a quarter of the boards the
    // kings are at home, and so are the rooks with castling rights. On another quarter a pawn has just made a double push, and an
    // enemy pawn may capture it en passant; in half of these, the king of that enemy is on the same rank.
    function [31:0] drawn(input [31:0] number, input [3:0] address);
        reg [31:0] whole;
        reg black_moves;
        reg castling;
        reg en_passant;
        reg [31:0] white_king;
        reg [31:0] black_king;
        reg [31:0] corners;
        reg [31:0] to;
        reg [31:0] skipped;
        reg [31:0] came_from;
        reg [31:0] beside;
        reg [31:0] gap;
        reg [31:0] men;
        reg [31:0] gaps;
        reg [31:0] square;
        reg [3:0] piece;
        integer file;
        begin
            whole = mixed(number);
            black_moves = whole[12];
            castling = whole[16:15] == 2'd2;
            en_passant = whole[16:15] == 2'd3;
            white_king = whole & 32'd63;
            black_king = whole >> 6 & 32'd63;
            // One bit each for h1, a1, h8 and a8: a rook with a castling right is there.
            corners = castling ? whole >> 17 & 32'd15 : 32'd0;
            to = (black_moves ? 32'd24 : 32'd32) | (whole >> 17 & 32'd7);
            skipped = black_moves ? to - 32'd8 : to + 32'd8;
            came_from = black_moves ? to - 32'd16 : to + 32'd16;
            beside = whole[20] ? to + 32'd1 : to - 32'd1;
            if (castling) begin
                white_king = 32'd4;
                black_king = 32'd60;
            end
            if (en_passant && whole[21]) begin
                if (black_moves) black_king = (to & 32'd56) | (black_king & 32'd7);
                else white_king = (to & 32'd56) | (white_king & 32'd7);
            end
            // One square in two, four or eight has a piece.
            gap = 32'd1 | (whole >> 13 & 32'd3) << 1;
            men = mixed(number + ({28'd0, address} + 32'd1) * 32'h9e37_79b9);
            gaps = mixed(men);
            drawn = 32'd0;
            if (address[3]) begin
                drawn = 32'h0008_0000 | corners << 1 | {31'd0, black_moves};
                if (en_passant) drawn = drawn | 32'd32 | skipped << 6;
            end else for (file = 0; file < 8; file = file + 1) begin
                square = {26'd0, address[2:0], file[2:0]};
                piece = men[4 * file +: 4];
                case (piece[2:0])
                    3'd0, 3'd6: piece[2:0] = 3'd5;
                    3'd7: piece[2:0] = 3'd4;
                    3'd1: if (address == 4'd0 || address == 4'd7) piece[2:0] = 3'd2;
                    default: ;
                endcase
                if ((gaps >> (4 * file) & gap) != 32'd0) piece = 4'd0;
                if (corners[0] && square == 32'd7 || corners[1] && square == 32'd0) piece = 4'd4;
                if (corners[2] && square == 32'd63 || corners[3] && square == 32'd56) piece = 4'd12;
                if (en_passant) begin
                    if (square == came_from || square == skipped) piece = 4'd0;
                    if (square == beside && beside[5:3] == to[5:3]) piece = {black_moves, 3'd1};
                    if (square == to) piece = {!black_moves, 3'd1};
                end
                if (square == black_king) piece = 4'd14;
                if (square == white_king) piece = 4'd6;
                drawn[4 * file +: 4] = piece;
            end
        end
    endfunction

    generate
        if (POSDATA_ROM != 0) begin : with_memory
            task check_memory;
                begin
                    sum = 32'h811c_9dc5;
                    for (entry = 0; entry < 32768; entry = entry + 1) sum_up({20'd0, dut.movegen.posdata.as_rom.rom.table_.words[entry]});
                    if (sum !== 32'h686e0bba) begin
                        mistake;
                        $display("    posdata.mem has checksum %h, expected %h: it was changed", sum, 32'h686e0bba);
                    end
                end
            endtask
        end else begin : with_memory
            task check_memory;
                ;
            endtask
        end
    endgenerate

    task finish;
        if (errors == 0) begin
            $write("PASS soc: ");
            $display("%0d exchanges, each twice, %0d bytes, %0d clocks", POSITIONS, words, clocks);
            $finish;
        end else begin
            $display("FAIL soc: %0d errors", errors);
            $fatal(1);
        end
    endtask

    initial begin
        $readmemh("fpgambit_soc_vectors.mem", vectors);
        if ($test$plusargs("vcd")) begin
            $dumpfile("fpgambit_soc_tb.vcd");
            $dumpvars(0, fpgambit_soc_tb);
        end
        errors = 0;
        words = 0;
        clocks = 0;
        chance = 32'h1989_1989;
        send_waits = 1'b0;
        clock = 1'b0;
        reset = 1'd0;
        clock_hz = 32'd0;
        identity = 32'd0;
        receive_valid = 1'd0;
        receive_byte = 8'd0;
        send_ready = 1'd0;
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
        reset_unit;
        with_memory.check_memory;
        sum = 32'h811c_9dc5;
        for (entry = 0; entry < WORDS; entry = entry + 1) sum_up(vectors[entry]);
        if (sum !== VECTORS_SUM) begin
            mistake;
            $display("    fpgambit_soc_vectors.mem has checksum %h, expected %h: it was changed", sum, VECTORS_SUM);
        end
        // With a wrong memory further checks are pointless and might never end.
        if (errors == 0) begin
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
        end
        finish;
    end
endmodule

`default_nettype wire
