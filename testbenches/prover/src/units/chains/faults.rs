//! Faults of the chain unit for the exported Verilog; each must make the named lemma fail.

crate::faults! {
    "a pop loses the number of reversible moves before an irreversible move": "pop" ""
        "run <= was_reversible;" => "run <= 9'd0;";
    "a null move can be taken back": "push" ""
        "assign boundary = (|record[RECORD_FLAGS +: 4]) |\n      (record[RECORD_PIECE +: 4] == {1'b0, PIECE_NONE});"
        => "assign boundary = |record[RECORD_FLAGS +: 3];";
    "the newest move is not read again after a pop": "ready" "clock"
        "settling <= push | pop;" => "settling <= push;";
    "chains of different pieces are joined": "scan" "read"
        "(chain[CHAIN_PIECE +: 4] == piece) &\n      !begins_here;" => "!begins_here;";
    "a chain that leads back to its start stays open": "link" ""
        "assign closes = begins & (its_end == from);" => "assign closes = begins & (its_end == to);";
    "a piece that replaces an identical one opens its own chain": "link" ""
        "    if (ends) begin\n      new_start = its_start;" => "    if (ends & begins) begin\n      new_start = its_start;";
    "a position with the other side to move counts": "judge" ""
        "all_closed & !distance[0];" => "all_closed;";
    "chains of the previous query are still open": "take-up" "first"
        "open_next = 6'd0;" => "open_next = open;";
    "the reported nearest repetition is the one before it": "judge" ""
        "if (count == 7'd1) begin" => "if (count == 7'd2) begin";
    "the moves kept are reported as reversible": "ports" ""
        "assign reversible = run;" => "assign reversible = kept;";
    "a pop is taken together with a push": "push" ""
        "assign pop = pop_valid & poppable;" => "assign pop = pop_valid & after_load & (held != 9'd0);";
    "idle clocks count as steps": "ends" "cycles"
        ".step(chain_updater_judging)," => ".step(chain_updater_judging | chain_updater_idle),";
    "an idle unit is ready only in every other clock": "stays" "any clock"
        ".record(push_record),\n      .pop(request_arbiter_pop),"
        => ".record(push_record),\n      .pop(request_arbiter_pop | (request_arbiter_free & !load_valid & !push_valid \
            & !pop_valid & !query_valid)),";
    "a reset in the clock in which the answer is taken counts as a step": "ends" "cycles"
        ".step(chain_updater_judging)," => ".step(chain_updater_judging | (reset & !chain_updater_idle)),";
}
