//! Faults of the repetition unit for the exported Verilog; each must make the named lemma fail.

crate::faults! {
    "a pop loses the captured piece": "pop" ""
        "nibble = captured;" => "nibble = 4'd0;";
    "a reset during a change keeps the history": "lost" ""
        "lost = phase != PHASE_IDLE;" => "lost = 1'b0;";
    "the early stop also comes in long histories": "stop" ""
        "(pairs < 8'h20) & " => "";
    "the ranks are loaded in reverse order": "load" ""
        "place_next = {rank, 3'd0};" => "place_next = {~rank, 3'd0};";
    "the castling rook is put on the wrong square": "push" ""
        "rook_away = {to[5:3], FILE_F};" => "rook_away = {to[5:3], FILE_D};";
    "a reported distance is wrong by two plies": "ports" ""
        "assign out_word = offered_word;"
        => "assign out_word = {offered_word[31:25], !offered_word[24], offered_word[23:0]};";
    "the clock before the first pair counts as a step": "counters" ""
        "judging = (phase == PHASE_WALKING) & judged & advances;" => "judging = (phase == PHASE_WALKING) & advances;";
    "a word is offered when a query begins": "start" "any game"
        "assign out_valid = offers;" => "assign out_valid = offers | (start & !stops);";
    "a pop that is taken while a query waits does nothing": "pop" ""
        "assign pop = pop_valid & poppable;" => "assign pop = pop_valid & poppable & !query_valid;";
    "a query begins that nobody requested": "stays" "no query"
        ".start(request_arbiter_start),\n      .first(walk_first)"
        => ".start(request_arbiter_start | (request_arbiter_free & answer_ready & !load_valid & !push_valid & \
            !pop_valid)),\n      .first(walk_first)";
    "a declined query reports that it ended early": "start" "declining"
        "if (hopeless & !last_pair & !goes_on) begin"
        => "if ((phase == PHASE_DECLINING) | (hopeless & !last_pair & !goes_on)) begin";
    "a pop is done although no move is kept": "stays" "nothing taken"
        "assign pop = pop_valid & poppable;" => "assign pop = pop_valid & after_push;";
}
