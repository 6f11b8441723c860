//! Faults of the maker for the exported Verilog; each must make the named lemma fail.

crate::faults! {
    "the castling rook is put on the wrong square": "makes" "castling"
        "rook_away = {to[5:3], FILE_F};" => "rook_away = {to[5:3], FILE_D};";
    "the pawn captured en passant stays": "makes" "en passant"
        "needed = 4'd13;" => "needed = 4'd5;";
    "the castling right of a captured rook stays": "makes" "capture"
        "(from == HOME_H8) | (to == HOME_H8)" => "from == HOME_H8";
    "the largest full-move number is followed by 0, which is not reported": "makes" "quiet"
        "counts = black & !(&full_moves);" => "counts = black;";
    "undoing a promotion keeps the promoted piece": "back" "promotion"
        "nibble_0 <= colour | {1'b0, PIECE_PAWN};" => "nibble_0 <= target;";
    "the pipeline moves while a board waits": "flow" ""
        "assign moves = !offered | board_ready;" => "assign moves = !offered | board_ready | resolved;";
    "ranks advance only when a board is taken": "makes" "quiet"
        "assign advance = moves;" => "assign advance = board_ready;";
    "when a board waits for a third clock, a bit of the move behind it flips": "flow" "another clock count"
        "assign read_word = held_word;"
        => "reg [15:0] since;\n  always @(posedge clock) if (moves) since <= clocks;\n  assign read_word = held_word \
            ^ {15'd0, (|clocks[15:1]) & (clocks == since + 16'd3)};";
}
