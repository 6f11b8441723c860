// fpgambit_wishbone_tb: self-checking test bench for fpgambit_wishbone.
//
// SPDX-License-Identifier: MIT OR Apache-2.0
//
// Generated: do not edit. Made by: fpgambit export --unit wishbone --build compact --out DIR
//
// Run in this folder:
//
//   $ verilator --binary --timing -CFLAGS -std=c++20 --top-module fpgambit_wishbone_tb -GPOSDATA_FILE='"../movegen-compact/posdata.mem"' -f fpgambit_wishbone.f fpgambit_wishbone_tb.v && ./obj_dir/Vfpgambit_wishbone_tb
//   $ iverilog -g2012 -s fpgambit_wishbone_tb -Pfpgambit_wishbone_tb.POSDATA_FILE='"../movegen-compact/posdata.mem"' -o fpgambit_wishbone_tb.vvp -f fpgambit_wishbone.f fpgambit_wishbone_tb.v && vvp -n fpgambit_wishbone_tb.vvp
//
// It prints a line that begins with PASS or FAIL; after FAIL the exit status is nonzero. With +vcd it records a waveform.
//
// For each access the vectors contain {write, fails, until, 23'd0, register} and the word written or expected; with until set, the
// read is repeated until it returns a nonzero word. All accesses run back to back, then again with gaps and delayed responses.
// The vectors write INTERRUPTS only while both units are idle and no answer is pending. Other entries are followed by a checksum of
// the words read: {4'd1, seed[27:0]} covers the moves of the board that the seed defines (see drawn) and MOVES_VISITED in the four
// modes; {4'd3, 28'd0} the same for the board already loaded; {4'd5, 1'd0, promotion[2:0], record[23:0]} the answer to a query
// after this push, QUERY_STEPS and HISTORY, cycling through the modes; {4'd7, 28'd0} the same after a pop. {4'd9, 26'd0, block[1:0]}
// and nine words load a board. Without gaps, the clock count registers are checked against the bench's own counts. Finally a move
// and an answer are left waiting for a long time, and the clock count registers, STATUS and irq are checked.
// Checksums over the memory files detect any changed entry.

`default_nettype none

module fpgambit_wishbone_tb #(
    parameter POSDATA_ROM = 1,
    parameter POSDATA_FILE = "posdata.mem"
);
    localparam integer POSITIONS = 101;
    localparam integer WORDS = 4288;
    localparam [31:0] VECTORS_SUM = 32'h72c5e8ac;
    localparam integer REPORTED_ERRORS = 16;

    reg [31:0] vectors [0:WORDS-1];

    reg clock;
    reg reset;
    reg wb_cyc;
    reg wb_stb;
    reg wb_we;
    reg [5:0] wb_adr;
    reg [3:0] wb_sel;
    reg [31:0] wb_dat_w;
    wire [31:0] wb_dat_r;
    wire wb_ack;
    wire wb_err;
    wire wb_stall;
    wire irq;

    fpgambit_wishbone #(.POSDATA_ROM(POSDATA_ROM), .POSDATA_FILE(POSDATA_FILE)) dut (
        .clock(clock),
        .reset(reset),
        .wb_cyc(wb_cyc),
        .wb_stb(wb_stb),
        .wb_we(wb_we),
        .wb_adr(wb_adr),
        .wb_sel(wb_sel),
        .wb_dat_w(wb_dat_w),
        .wb_dat_r(wb_dat_r),
        .wb_ack(wb_ack),
        .wb_err(wb_err),
        .wb_stall(wb_stall),
        .irq(irq)
    );

    integer errors;
    integer words;
    integer clocks;
    integer entry;
    reg [31:0] sum;
    reg [31:0] chance;
    // An offered word must hold until it is accepted.

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

    // One cycle: set inputs, settle, read outputs, clock edge.
    task settle;
        #4;
    endtask

    task edge_of_clock;
        begin
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
                $display("access %0d, register %h", cursor / 2, vectors[cursor][5:0]);
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

    // Makes one access; returns its word, and whether it failed.
    task access(input write, input [5:0] number, input [31:0] word);
        reg answered;
        integer begun;
        begin
            begun = clocks;
            answered = 1'b0;
            while (stalls && chance[0]) begin
                settle;
                edge_of_clock;
            end
            wb_cyc = 1'b1;
            wb_stb = 1'b1;
            wb_we = write;
            wb_adr = number;
            wb_sel = 4'hf;
            wb_dat_w = word;
            while (!answered && clocks - begun < 500) begin
                settle;
                if (wb_ack && wb_err) mistake;
                if (wb_stall === (wb_ack || wb_err)) begin
                    mistake;
                    $display("    stall is %b with ack %b, err %b", wb_stall, wb_ack, wb_err);
                end
                answered = wb_ack || wb_err;
                failed = wb_err;
                got = wb_dat_r;
                edge_of_clock;
            end
            wb_cyc = 1'b0;
            wb_stb = 1'b0;
            if (!answered) begin
                mistake;
                $display("    no answer");
            end
            settle;
            edge_of_clock;
        end
    endtask

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
                    for (entry = 0; entry < 32768; entry = entry + 1) sum_up({20'd0, dut.units.movegen.posdata.as_rom.rom.table_.words[entry]});
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
            $write("PASS wishbone: ");
            $display("%0d groups of accesses, each twice, %0d accesses, %0d clocks", POSITIONS, words, clocks);
            $finish;
        end else begin
            $display("FAIL wishbone: %0d errors", errors);
            $fatal(1);
        end
    endtask

    initial begin
        $readmemh("fpgambit_wishbone_vectors.mem", vectors);
        if ($test$plusargs("vcd")) begin
            $dumpfile("fpgambit_wishbone_tb.vcd");
            $dumpvars(0, fpgambit_wishbone_tb);
        end
        errors = 0;
        words = 0;
        clocks = 0;
        chance = 32'h1989_1989;
        clock = 1'b0;
        reset = 1'd0;
        wb_cyc = 1'd0;
        wb_stb = 1'd0;
        wb_we = 1'd0;
        wb_adr = 6'd0;
        wb_sel = 4'd0;
        wb_dat_w = 32'd0;
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
        reset_unit;
        with_memory.check_memory;
        sum = 32'h811c_9dc5;
        for (entry = 0; entry < WORDS; entry = entry + 1) sum_up(vectors[entry]);
        if (sum !== VECTORS_SUM) begin
            mistake;
            $display("    fpgambit_wishbone_vectors.mem has checksum %h, expected %h: it was changed", sum, VECTORS_SUM);
        end
        // With a wrong memory further checks are pointless and might never end.
        if (errors == 0) begin
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
        end
        finish;
    end
endmodule

`default_nettype wire
