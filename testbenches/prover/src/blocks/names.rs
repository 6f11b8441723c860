//! Verilog names of the blocks that the move generator and the attack unit share: board, piece selector and posdata.
#![allow(
    missing_docs,
    reason = "each is the proofs' term for a signal of the Verilog"
)]

kit::signals! {
    /// The board in planes, rank by rank.
    RANKS[32] =
        "board.words[0]", "board.words[1]", "board.words[2]", "board.words[3]",
        "board.words[4]", "board.words[5]", "board.words[6]", "board.words[7]";
    WALK_PLANES[32] = "board.read_word_0";
    LIST_PLANES[32] = "board.read_word_1";

    // The pieces handed out.
    SELECTOR_ACTIVE[1] = "piece_selector.active";
    SELECTOR_ROW[3] = "piece_selector.row";
    SELECTOR_HANDED[8] = "piece_selector.handed";
    SELECTOR_FULL[1] = "piece_selector.full";
    SELECTOR_SQUARE[6] = "piece_selector.piece_square";
    SELECTOR_KIND[3] = "piece_selector.piece_kind";

    // The piece that walks.
    KIND[3] = "walk.kind";
    ORIGIN[6] = "walk.origin";
    SQUARE[6] = "walk.square";
    // Posdata's answer and its request, as wires of the top module, which exist in either form of posdata.
    NEXTPOS[6] = "posdata_nextpos";
    NEXTDIR[6] = "posdata_nextdir";
    NEXT_KIND[3] = "walk_next_kind";
    NEXT_FROM[6] = "walk_next_from";
    NEXT_AT[6] = "walk_next_at";
}

// Posdata as logic stores its request.
pub const KIND_HELD: &str = "posdata.as_computed.computed.kind_held";
pub const FROM_HELD: &str = "posdata.as_computed.computed.from_held";
pub const AT_HELD: &str = "posdata.as_computed.computed.at_held";
/// The signals of that form alone.
pub const COMPUTED: &[(&str, usize)] = &[(KIND_HELD, 3), (FROM_HELD, 6), (AT_HELD, 6)];
