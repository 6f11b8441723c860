//! Faults of the searcher's blocks for the exported Verilog; each must make the named lemma fail.

crate::faults! { SORTER:
    "an entry with the rank of the last one tried comes again": "order" "an entry comes"
        "(in_entry[ENTRY_RANK +: 17] > last[ENTRY_RANK +: 17]));" => "(in_entry[ENTRY_RANK +: 17] >= last[ENTRY_RANK +: 17]));";
    "a dropped entry does not set more": "order" "an entry comes"
        "      if (full) begin\n        overflow <= 1'b1;\n      end" => "";
    "the entry of slot 1 does not move down to slot 2": "order" "an entry comes"
        "        if (before_1) begin\n          slot_2 <= slot_1;\n        end" => "";
    "slot 1 is restored with the entry of slot 2": "stack" ""
        "slot_1 <= restored_1;" => "slot_1 <= restored_2;";
}

crate::faults! { CONTROL:
    "a score of alpha raises alpha": "window" "a child's score"
        "assign high = (result ^ SCORE_SIGN) >= beta_over;" => "assign high = (result ^ SCORE_SIGN) > beta_over;";
    "a score of beta is not a cutoff": "window" "a child's score"
        "assign low = (result ^ SCORE_SIGN) <= (alpha_first ^ SCORE_SIGN);"
        => "assign low = (result ^ SCORE_SIGN) < (alpha_first ^ SCORE_SIGN);";
    "the window is not negated and swapped": "window" "a move is made"
        "assign child_alpha = 16'd0 - beta;" => "assign child_alpha = 16'd0 - alpha;";
    "a pass is searched with an empty window": "bounds" "phase 5"
        "assign passed_beta = child_alpha + 16'd1;" => "assign passed_beta = child_alpha;";
    "a mate has the same score at every ply": "window" "no move is left"
        "SCORE_MATED + {10'd0, level}" => "SCORE_MATED";
    "only the lower half of the limit is compared": "bounds" "phase 9"
        "(nodes_high == limit_high)" => "1'b1";
    "a result changes while it waits": "flow" "a result waits"
        "assign result_nodes_low = nodes_low;" => "assign result_nodes_low = nodes_low + {31'd0, result_ready};";
}

crate::faults! { EVALUATOR:
    "the castling rook leaves the wrong corner": "men" "castling"
        "second_taken_from <= {from[5:3], FILE_H};" => "second_taken_from <= {from[5:3], 3'd6};";
    "the pawn captured en passant is looked up on the target square": "men" "captures"
        "second_taken_from <= {from[5:3], to[2:0]};" => "second_taken_from <= to;";
    "Black's men count for White when they leave a square": "sums" ""
        "after_end = sum_end + take_end;" => "after_end = sum_end - take_end;";
    "a queen has a rook's phase": "sums" ""
        "put_phase = 3'd6;" => "put_phase = 3'd3;";
    "the phase is not limited to 32": "value" "or more"
        "phase = 6'd32;" => "phase = 6'd33;";
}
