//- tasks
// Mixes the bits of a word: MurmurHash3's finalizer, one to one.
function [31:0] mixed(input [31:0] word);
    begin
        mixed = (word ^ (word >> 16)) * 32'h85eb_ca6b;
        mixed = (mixed ^ (mixed >> 13)) * 32'hc2b2_ae35;
        mixed = mixed ^ (mixed >> 16);
    end
endfunction

// A word of the image of the board drawn by a number: two kings by chance, and on each other square a piece or none, queens
// and rooks more often than others.
function [31:0] drawn(input [31:0] number, input [3:0] address);
    reg [31:0] whole;
    reg [31:0] white_king;
    reg [31:0] black_king;
    reg [31:0] gap;
    reg [31:0] men;
    reg [31:0] gaps;
    reg [31:0] square;
    reg [3:0] piece;
    integer file;
    begin
        whole = mixed(number);
        white_king = whole & 32'd63;
        black_king = whole >> 6 & 32'd63;
        // One square in two, four or eight has a piece.
        gap = 32'd1 | (whole >> 13 & 32'd3) << 1;
        men = mixed(number + ({28'd0, address} + 32'd1) * 32'h9e37_79b9);
        gaps = mixed(men);
        drawn = 32'd0;
        if (address[3]) drawn = 32'h0008_0000 | (whole >> 12 & 32'd1);
        else for (file = 0; file < 8; file = file + 1) begin
            square = {26'd0, address[2:0], file[2:0]};
            piece = men[4 * file +: 4];
            case (piece[2:0])
                3'd0, 3'd6: piece[2:0] = 3'd5;
                3'd7: piece[2:0] = 3'd4;
                3'd1: if (address == 4'd0 || address == 4'd7) piece[2:0] = 3'd2;
                default: ;
            endcase
            if ((gaps >> (4 * file) & gap) != 32'd0) piece = 4'd0;
            if (square == black_king) piece = 4'd14;
            if (square == white_king) piece = 4'd6;
            drawn[4 * file +: 4] = piece;
        end
    end
endfunction
