//- tasks
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
