//! Faults of the evaluator for the exported Verilog; each must make the named lemma fail.

crate::faults! {
    "the castling rook goes to the wrong square": "men" "castling"
        "rook_away = {from[5:3], FILE_F};" => "rook_away = {from[5:3], 3'd6};";
    "the pawn captured en passant is subtracted at the destination": "men" "en passant"
        "taken_on = {from[5:3], to[2:0]};" => "taken_on = to;";
    "a promoted piece is one kind too high": "men" "promotion"
        "({2'd0, kind[1:0]} + {1'b0, PIECE_KNIGHT})" => "({2'd0, kind[1:0]} + {1'b0, PIECE_KNIGHT} + 4'd1)";
    "a capture on h8 is not seen": "men" "capture"
        "if (look_to[5]) begin" => "if (look_to[5] & !(&look_to)) begin";
    "a pass removes a piece": "men" "pass"
        "        if (pass) begin\n          mover <= 4'd0;" => "        if (pass) begin\n          mover <= early_mover;";
    "the second piece's row for Black has White's square": "men" "quiet"
        "seen_1 = square_1 ^ 6'd56;" => "seen_1 = square_1;";
    "a captured piece still counts in the linear sum": "men" "capture"
        "asked_negate_1 <= man_1[3] != of_move;" => "asked_negate_1 <= man_1[3];";
    "the written board keeps the rook on its home square": "men" "castling"
        "changes = 4'd15;" => "changes = 4'd11;";
    "sums are written to the entry that was read": "times" ""
        "asked_write <= {held_context, held_new};" => "asked_write <= {held_context, held_entry};";
    "the second change starts from the stack again": "times" ""
        "assign from_stack = first[2] & !load[2];" => "assign from_stack = (first[2] | black[2]) & !load[2];";
    "a move is accepted three clocks after another": "times" ""
        "assign is_free = !loading & (!moving | (&count));" => "assign is_free = !loading & (!moving | count[1]);";
    "an undo goes back two entries": "lines" ""
        "new_entry = entry - 5'd1;" => "new_entry = entry - 5'd2;";
    "the last row of the bias is left out": "load" "a step"
        "asks_last <= steps == 7'd95;" => "asks_last <= steps == 7'd94;";
    "the upper half of a loaded board gets a rank of the lower half": "load" "a step"
        "half_2 = request_rank_6;" => "half_2 = request_rank_2;";
    "one sum uses another sum's weight": "adds" ""
        ".first({rows_read_word_4[7:0], rows_read_word_0[7:0]})" => ".first({rows_read_word_4[7:0], rows_read_word_0[15:8]})";
    "the sign of a sum's change is wrong": "adds" ""
        "high_added = {7'd127, high_change};" => "high_added = {7'd0, high_change};";
    "a move does not change the side to move": "adds" ""
        "black <= !stacked[23];" => "black <= stacked[23];";
    "a negative sum is active": "output" ""
        "low_active = 7'd0;" => "low_active = 7'd1;";
    "33 pieces do not select the last head": "output" ""
        "if (|men[6:5]) begin" => "if (men[6]) begin";
    "Black's first half starts the output again": "output" ""
        "if (since[3] & !whose[3]) begin" => "if (since[3]) begin";
    "a value of 20,000.97 is not clamped": "output" ""
        "32'h0009_c41f" => "32'h0009_c43f";
    "a negative mix weight is read as unsigned": "products" "bytes with 9"
        "mix = {8'hff, weight};" => "mix = {8'd0, weight};";
    "the pipeline advances while a value waits": "flow" "any clock"
        "assign moves = !offered | value_ready;" => "assign moves = !offered | value_ready | since[5];";
}
