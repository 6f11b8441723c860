//! Faults of queen against rook for the exported Verilog; each must make the named lemma fail.

crate::faults! {
    "the other king is ignored when the first is on the diagonal": "fold" ""
        "king_above | (king_on & other_above)" => "king_above";
    "a position with touching kings is answered as won": "lookup" "moves"
        "offered_won <= looked_up_apart & won[looked_up_rook];"
        => "offered_won <= won[looked_up_rook] & (looked_up_apart | won[0]);";
    "clocks count when no query is under way": "lookup" "any clock"
        "if (under_way) begin" => "if (under_way | clocks[0]) begin";
    "the rook advances only when an answer is taken": "lookup" "moves"
        "looked_up_rook <= paired_rook[3:0];" => "if (answer_ready) looked_up_rook <= paired_rook[3:0];";
    "a query taken while an answer waits is lost": "lookup" "any clock"
        "assign query_ready = takes;" => "assign query_ready = !reset;";
}
