//! Faults of the fast generator for the exported Verilog; each must make the named lemma fail.

crate::faults! {
    "any piece behind a piece on a line pins it": "looks" "square 27"
        "if (|(on_up & others & sliders)) begin" => "if (|(on_up & others)) begin";
    "a check is answered only next to the king": "looks" "square 27"
        "check_down = down;" => "check_down = down & {1'b0, centre[7:1]};";
    "the pawn captured en passant still blocks the line": "looks" "en passant from the left, king on square 27"
        "& ~gone) | come;" => ") | come;";
    "the record of a rank's pieces is not taken from the waiting board": "board" ""
        "white <= next_white;" => "white <= next_white & lists_white;";
    "the first rank of a waiting board is copied for every rank": "board" ""
        "leaving <= following;" => "leaving <= leaving;";
    "lanes read the lower half of their memories, wherever the board is": "reads" ""
        "reads_upper <= upper;" => "reads_upper <= 1'b0;";
    "the waiting board's king square does not become the current one": "kings" ""
        "white_king <= next_white_king;" => "white_king <= next_white_king & white_square;";
    "a pinned piece may leave the line of its pin": "lane" "walking, type 2, the followed piece"
        "(pin & from_lines & ~to_lines)" => "(pin & from_lines & ~to_lines & 4'd3)";
    "a piece other than the king answers a double check": "lane" "walking, type 2, the followed piece"
        "(answers & !double_check)" => "answers";
    "a pawn never pushes a second square": "lane" "pushing, type 1, the followed piece"
        "twice = square[5:3] == 3'd2;" => "twice = 1'b0;";
    "promotions are omitted when captures are requested": "lane" "starting, type 1, the followed piece"
        "pushes = !captures | (square[5:3] == 3'd6);" => "pushes = !captures;";
    "a piece is handed out repeatedly": "selector" ""
        "left_next = rest;" => "left_next = left;";
    "a pawn is judged before the looks after its en passant capture": "timing" ""
        "if (hold) begin" => "if (hold & side) begin";
    "the king castles over an attacked square": "king" ""
        "!in_check & east_safe &" => "!in_check & (east_safe | !in_check) &";
    "a promotion ends with the rook": "queues" ""
        "(word[MOVE_WORD_KIND +: 2] != 2'd3)" => "(word[MOVE_WORD_KIND +: 2] != 2'd2)";
    "two queues lose a word at once": "queues" ""
        "in_ready = in_valid & ~{passed[3:0], 1'b0};" => "in_ready = in_valid & ~{passed[3:1], 2'b0};";
    "posdata's steps omit a ray": "posdata" "type 5"
        "rays <= rays ^ first;" => "rays <= rays & {first[6:0], 1'b0};";
    "a bishop's last move is lost when it is back home": "lane" "walking, type 3, the followed piece"
        "out_valid = visited & reached & (allowed | !legal);"
        => "out_valid = visited & reached & (allowed | !legal) & !((kind == 3'd3) & home & !starting);";
    "pieces of the previous board are handed out after words are loaded": "selector" "a load"
        "unsettled <= reset | (active & drained) | (!active & (load_valid | swap));"
        => "unsettled <= reset | (active & drained) | (!active & swap);";
    "a second generation finds no pieces": "selector" "an end"
        "unsettled <= reset | (active & drained) | (!active & (load_valid | swap));"
        => "unsettled <= reset | (!active & (load_valid | swap));";
    "the king may step next to the other": "looks" "square 27"
        "attacked <= (|hits) | by_knight | near2;" => "attacked <= (|hits) | by_knight | (near2 & !step2[3]);";
    "a lane gets the data that another lane reads": "alike" ""
        ".there(boards_1_read_word)," => ".there(boards_1_read_word | boards_0_read_word),";
    "a double check of the previous position ends walks": "lane" "type 4"
        "assign parts = (home | last) & !starting & !pushing;"
        => "assign parts = (home | last | (checked & double_check & legal & !en_passant)) & !starting & !pushing;";
    "a generation of legal moves never ends": "progress" ""
        "quiet = king_moves_finished & piece_selector_exhausted;"
        => "quiet = king_moves_finished & piece_selector_exhausted & !control_legal;";
    "a start does not wait for the waiting board": "ready" ""
        "assign can_start = free & !load_valid & settled;"
        => "assign can_start = !active & !reset & !takes & !swap & !load_valid & settled;";
    "a board is taken before the previous one is used": "ready" ""
        "assign ready = !full & !unused & !reset;" => "assign ready = !full & !reset;";
    "a move that is not allowed is emitted as one of the king's": "lane" "walking, type 2, the followed piece"
        "out_word = {code, to, from};" => "out_word = {code, to, out_valid ? from : king}; out_valid = visited & reached;";
    "resting lanes fill their queues": "timing" "any clock"
        "out_valid = visited & reached & (allowed | !legal);"
        => "out_valid = (visited | (!active & out_room)) & reached & (allowed | !legal);";
    "a waiting board is never copied": "ready" ""
        "copied <= count == 3'd7;" => "copied <= 1'b0;";
    "a resting lane pushes": "timing" "any clock"
        "if (starting) begin\n        pushing <= pushes;"
        => "if (starting | !active) begin\n        pushing <= pushes | pushing;";
    "black pawns never capture": "selector" "any clock"
        "assign out_piece = found;" => "assign out_piece = out_kind;";
    "a lane emits a word of the previous piece": "lane" "starting, type 2"
        "out_valid = visited & reached & (allowed | !legal);"
        => "out_valid = (visited | (busy & out_room & (from == king) & !code[3])) & reached & (allowed | !legal);";
    "the return home counts as a visit": "lane" "walking, type 2, the followed piece"
        "assign visits = busy & !starting & !home & out_room;" => "assign visits = busy & !starting & out_room;";
    "clocks of a reset are counted": "counters" ""
        "if (active) begin\n      clocks <= clocks + 16'd1;"
        => "if (active | reset) begin\n      clocks <= clocks + 16'd1;";
    "a reset makes the waiting board current": "ready" ""
        "assign goes = full & copied & free & !reset;" => "assign goes = full & copied & free;";
    "a refused board restarts the copying of the waiting one": "ready" ""
        "if (full & !copied) begin" => "if (full & (!copied | (board_valid & !free))) begin";
}
