//! Faults of the compact generator for the exported Verilog; each must make the named lemma fail.

crate::faults! {
    "a pin's distance on a file loses a bit": "scan" ""
        "pins = pins | {3'd0, shield_north, 6'd0};" => "pins = pins | {4'd0, shield_north[1:0], 6'd0};";
    "a single check on a file counts as double": "scan" ""
        "if (hit_north & !(|shield_north)) begin\n        two = two | one;"
        => "if (hit_north & !(|shield_north)) begin\n        two = 1'b1;";
    "posdata omits a knight's jump": "posdata" ""
        "JUMPS_EAST_TWO = 8'd6;" => "JUMPS_EAST_TWO = 8'd2;";
    "a knight attacks one file too far": "scan" ""
        "{knights_below[5:0], 2'd0}" => "{knights_below[4:0], 3'd0}";
    "a knight gives check one file too far": "scan" ""
        "king & {one_below[5:0], 2'd0}" => "king & {one_below[4:0], 3'd0}";
    "the distance beside the king is a sum, not a difference": "scan" ""
        "beside_distance = first_file - king_file;" => "beside_distance = first_file + king_file;";
    "the scan looks behind the first piece beside the king even if it is an enemy's": "scan" ""
        "((first & own) << 1)" => "((first | own) << 1)";
    "every piece counts as behind a piece beside the king": "scan" ""
        "<< 1))) & occupied;" => "<< 1))) | occupied;";
    "the ranks are loaded in reverse order": "load" ""
        ".write_address(load_address[2:0])" => ".write_address(~load_address[2:0])";
    "the probe keeps the pawn captured en passant": "probe" ""
        "gone = (8'd1 << left_file) | (8'd1 << capture_file);" => "gone = 8'd1 << left_file;";
    "a checking piece farther than the next square cannot be captured": "once" "visiting, type 2, the followed piece"
        "(distance <= check_distance)" => "(distance < check_distance)";
    "a pawn does not promote to a queen": "once" "visiting, type 1, pushing, the followed piece"
        "leaves = promotion == 2'd3;" => "leaves = promotion == 2'd2;";
    "the castling phase never ends": "once" "castling, the followed piece"
        "if (square[2] & castle_long) begin" => "if (castle_long) begin";
    "a word emitted while the sink stalls is lost": "stream" ""
        "assign in_ready = !held | passes;" => "assign in_ready = 1'b1;";
    "an en passant capture is judged without a probe": "once" "visiting, type 1"
        "phase_next = PHASE_TRYING;" => "phase_next = PHASE_JUDGING;";
    "a word is marked as last in the clock of a reset": "stream" "protocol"
        "assign out_last = offered_last;" => "assign out_last = offered_last | (reset & in_valid);";
    "clocks of a reset count as visits": "counters" ""
        "visits = 1'b0;" => "visits = reset;";
}
