//! Faults of the counter for the exported Verilog; each must make the named lemma fail.

crate::faults! {
    "Black's pawns are not mirrored": "view" "Black"
        "planes <= seen_by_black ^ " => "planes <= seen_by_black & ";
    "the king shields the squares behind it": "threats" "White"
        "assign open = empty | king;" => "assign open = empty;";
    "a knight pinned along a rank may jump": "moves" "White"
        "knights & ~(single_0 | single_1" => "knights & ~(single_1";
    "an en passant capture may expose the king": "moves" "White"
        "(captures & (|from_west) & !east_bare)" => "(captures & (|from_west))";
    "eight moves to a square lose a carry": "sums" "to a square"
        "(four_0 & four_1) | (held_four_0 & (four_0 ^ four_1))" => "held_four_0 & (four_0 ^ four_1)";
    "an answer taken while another is stored frees no slot": "order" "any clock"
        "if (!takes & gives) begin" => "if (!takes & gives & !fills) begin";
    "answers without a position are offered": "order" "any clock"
        "    if (reset) begin\n      stages <= 13'd0;"
        => "    if (!(|held) & answer_ready & !position_valid) begin held <= 5'd16; waiting <= 5'd16; end\n    if \
            (reset) begin\n      stages <= 13'd0;";
}
