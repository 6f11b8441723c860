//! Faults of the attack unit for the exported Verilog; each must make the named lemma fail.

crate::faults! {
    "a bishop attacks along files and ranks": "attacked" "lines"
        "moves_so = !straight;" => "moves_so = straight;";
    "a pawn attacks backwards": "attackers" "lines"
        "(ranks[3] != colour)" => "(ranks[3] == colour)";
    "the walk does not look for knights": "attacked" "jumps"
        "moves_so = kind == PIECE_KNIGHT;" => "moves_so = 1'b0;";
    "the last word replaces a waiting word": "stream" ""
        "assign passes = !offered | out_ready;" => "assign passes = !offered | out_ready | in_last;";
    "a second attacker of a kind clears the kind's bit": "attackers" "lines"
        "assign counted = (source + 11'd1) | (11'h010 << kind);"
        => "assign counted = (source + 11'd1) ^ (11'h010 << kind);";
    "a board taken whole ends one rank early": "load" "a board taken whole"
        "if (count == 3'd7) begin" => "if (count == 3'd6) begin";
    "posdata omits a knight's jump": "posdata" ""
        "JUMPS_EAST_TWO = 8'd6;" => "JUMPS_EAST_TWO = 8'd2;";
    "only own pieces beside the king count as safe squares": "king" "jumps"
        "end else if (!own_held) begin" => "end else if (own_held) begin";
    "captures do not count as mobility": "mobility" "mobility, walking, bishop"
        "reaches = slides & !own;" => "reaches = slides & empty;";
    "an x-ray passes through the second piece": "mobility" "x-rays, behind, bishop"
        "if (empty & !ray_ends) begin" => "if (!ray_ends) begin";
    "an item is offered when a query begins": "start" "any query"
        "pushing_next = 1'b0;" => "pushing_next = 1'b0; out_valid = 1'b1;";
    "idle clocks count as visits": "counters" ""
        "visiting = 1'b0;" => "visiting = phase == PHASE_IDLE;";
    "a board is taken although a word has priority": "load" ""
        "assign board_feeder_take = board_valid & free & !load_valid;" => "assign board_feeder_take = board_valid & free;";
    "the unit is idle with a word still offered": "under_way" ""
        "out_last = 1'b1;\n        if (out_ready) begin\n          phase_next = PHASE_FLUSHING;"
        => "out_last = 1'b1;\n        if (out_ready) begin\n          phase_next = (query_kind >= 3'd6) ? PHASE_IDLE \
            : PHASE_FLUSHING;";
    "query 5 is taken but not answered": "start" "any query"
        "phase_next = PHASE_LOOKING;" => "phase_next = (query == QUERY_MOBILITY) ? PHASE_LOOKING : PHASE_IDLE;";
}
