// fpgambit_axistream_tb: self-checking test bench for fpgambit_axistream.
//
// SPDX-License-Identifier: MIT OR Apache-2.0
//
// Generated: do not edit. Made by: fpgambit export --unit axistream --build compact --out DIR
//
// Run in this folder:
//
//   $ verilator --binary --timing -CFLAGS -std=c++20 --top-module fpgambit_axistream_tb -GPOSDATA_FILE='"../movegen-compact/posdata.mem"' -f fpgambit_axistream.f fpgambit_axistream_tb.v && ./obj_dir/Vfpgambit_axistream_tb
//   $ iverilog -g2012 -s fpgambit_axistream_tb -Pfpgambit_axistream_tb.POSDATA_FILE='"../movegen-compact/posdata.mem"' -o fpgambit_axistream_tb.vvp -f fpgambit_axistream.f fpgambit_axistream_tb.v && vvp -n fpgambit_axistream_tb.vvp
//
// It prints a line that begins with PASS or FAIL; after FAIL the exit status is nonzero. With +vcd it records a waveform.
//
// For each packet the vectors contain {number of moves[15:0], 14'd0, tuser[1:0]}, the nine input words, {visited, cycles} and the
// output words. Every packet runs with a sink that is always ready, then again with input gaps and random stalls of the sink.
// After the packets come entries {4'd15, seed[27:0]}: the seed defines a board (see drawn), and the next word is a checksum of the
// words and visited in the four modes.
// Checksums over the memory files detect any changed entry.

`default_nettype none

module fpgambit_axistream_tb #(
    parameter POSDATA_ROM = 1,
    parameter POSDATA_FILE = "posdata.mem"
);
    localparam integer POSITIONS = 14;
    localparam integer WORDS = 3432;
    localparam [31:0] VECTORS_SUM = 32'hbae4928f;
    localparam integer REPORTED_ERRORS = 16;

    reg [31:0] vectors [0:WORDS-1];

    reg clock;
    reg reset;
    reg s_axis_tvalid;
    reg [31:0] s_axis_tdata;
    reg s_axis_tlast;
    reg [1:0] s_axis_tuser;
    reg m_axis_tready;
    wire s_axis_tready;
    wire m_axis_tvalid;
    wire [15:0] m_axis_tdata;
    wire m_axis_tlast;
    wire [15:0] cycles;
    wire [15:0] visited;

    fpgambit_axistream #(.POSDATA_ROM(POSDATA_ROM), .POSDATA_FILE(POSDATA_FILE)) dut (
        .clock(clock),
        .reset(reset),
        .s_axis_tvalid(s_axis_tvalid),
        .s_axis_tdata(s_axis_tdata),
        .s_axis_tlast(s_axis_tlast),
        .s_axis_tuser(s_axis_tuser),
        .m_axis_tready(m_axis_tready),
        .s_axis_tready(s_axis_tready),
        .m_axis_tvalid(m_axis_tvalid),
        .m_axis_tdata(m_axis_tdata),
        .m_axis_tlast(m_axis_tlast),
        .cycles(cycles),
        .visited(visited)
    );

    integer errors;
    integer words;
    integer clocks;
    integer entry;
    reg [31:0] sum;
    reg [31:0] chance;
    // An offered word must hold until it is accepted.
    reg m_axis_t_waits;
    reg [16:0] m_axis_t_waiting;

    localparam integer LONGEST_CLOCKS = 20000;

    integer cursor;
    integer sent;
    integer taken;
    integer count;
    integer packets;

    // One cycle: set inputs, settle, read outputs, clock edge.
    task settle;
        #4;
    endtask

    task edge_of_clock;
        begin
            if (m_axis_tvalid !== 1'b0 && m_axis_tvalid !== 1'b1) begin
                mistake;
                $display("    m_axis_tvalid is %b", m_axis_tvalid);
            end
            if (m_axis_t_waits && (m_axis_tvalid !== 1'b1 || {m_axis_tdata, m_axis_tlast} !== m_axis_t_waiting)) begin
                mistake;
                $display("    %h of m_axis_t changed before it was accepted", m_axis_t_waiting);
            end
            m_axis_t_waits = m_axis_tvalid && !m_axis_tready && !reset;
            m_axis_t_waiting = {m_axis_tdata, m_axis_tlast};
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
                $display("packet %0d, %0d words sent, %0d moves of %0d taken", packets, sent, taken, count);
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
            $write("PASS axistream: ");
            $display("%0d positions, %0d packets twice, %0d words, %0d clocks", POSITIONS, packets, words, clocks);
            $finish;
        end else begin
            $display("FAIL axistream: %0d errors", errors);
            $fatal(1);
        end
    endtask

    initial begin
        $readmemh("fpgambit_axistream_vectors.mem", vectors);
        if ($test$plusargs("vcd")) begin
            $dumpfile("fpgambit_axistream_tb.vcd");
            $dumpvars(0, fpgambit_axistream_tb);
        end
        errors = 0;
        words = 0;
        clocks = 0;
        chance = 32'h1989_1989;
        m_axis_t_waits = 1'b0;
        clock = 1'b0;
        reset = 1'd0;
        s_axis_tvalid = 1'd0;
        s_axis_tdata = 32'd0;
        s_axis_tlast = 1'd0;
        s_axis_tuser = 2'd0;
        m_axis_tready = 1'd0;
        cursor = 0;
        sent = 0;
        taken = 0;
        count = 0;
        packets = 0;
        reset_unit;
        with_memory.check_memory;
        sum = 32'h811c_9dc5;
        for (entry = 0; entry < WORDS; entry = entry + 1) sum_up(vectors[entry]);
        if (sum !== VECTORS_SUM) begin
            mistake;
            $display("    fpgambit_axistream_vectors.mem has checksum %h, expected %h: it was changed", sum, VECTORS_SUM);
        end
        // With a wrong memory further checks are pointless and might never end.
        if (errors == 0) begin
            run(1'b0);
            for (entry = 0; entry < 9; entry = entry + 1) break_off(entry);
            run(1'b1);
            while (cursor + 2 <= WORDS) run_drawn;
        end
        finish;
    end
endmodule

`default_nettype wire
