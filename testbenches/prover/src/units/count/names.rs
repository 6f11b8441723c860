//! Verilog names that the counter's proofs use.
//!
//! For registers that exist many times, a function of a number returns the name.

kit::signals! {
    RESET[1] = "reset";
    POSITION_VALID[1] = "position_valid";
    POSITION_READY[1] = "position_ready";
    POSITION_TAG[16] = "position_tag";
    POSITION_STATE[32] = "position_state";
    ANSWER_VALID[1] = "answer_valid";
    ANSWER_READY[1] = "answer_ready";
    ANSWER_TAG[16] = "answer_tag";
    ANSWER_COUNT[10] = "answer_count";
    ANSWER_CHECK[1] = "answer_check";
    ANSWER_MATE[1] = "answer_mate";
    ANSWER_STALEMATE[1] = "answer_stalemate";
    CYCLES[16] = "cycles";

    // The positions in progress: one bit per stage; check, from the sixth stage on; the slots.
    STAGES[13] = "control.stages";
    CHECKS[8] = "control.checks";
    NEXT_ENTRY[4] = "control.next_entry";
    NEXT_FILL[4] = "control.next_fill";
    NEXT_ANSWER[4] = "control.next_answer";
    HELD[5] = "control.held";
    WAITING[5] = "control.waiting";
    CLOCKS[16] = "control.clocks";

    // Castling rights in the pipeline, and the en passant file of the second and fifth stage.
    SHORTS[5] = "pipeline.state_view.shorts";
    LONGS[5] = "pipeline.state_view.longs";
    FILE_SEEN[8] = "pipeline.state_view.files_1";
    FILE[8] = "pipeline.state_view.files_4";
    // Castling and en passant: as found, and as added to the sum.
    SPECIAL[4] = "pipeline.special_moves.found";
    SPECIAL_LATER[4] = "pipeline.special_2";
    // The sum, and the part of it that is stored.
    TOTAL[10] = "pipeline.board_count.total";
    FOUND[16] = "found";
}

pub const BARE: [&str; 2] = ["pipeline.bare_east", "pipeline.bare_west"];

/// A rank of the position at the input.
pub fn position_rank(rank: usize) -> String {
    format!("position_rank_{rank}")
}

/// Sets of the second stage, by the block's names for them.
pub fn view(rank: usize, set: &str) -> String {
    format!("pipeline.rank_views_{rank}.{set}_set")
}

/// A delayed set: `later` clocks after the first.
pub fn waits(set: &str, later: usize, rank: usize) -> String {
    format!("pipeline.seen_{set}_{later}.ranks_{rank}")
}

/// A register of the fifth stage.
pub fn threat(rank: usize, register: &str) -> String {
    format!("pipeline.threats.rank_threats_{rank}.{register}")
}

/// Squares between king and slider, by kind of line.
pub fn between(line: usize, rank: usize) -> String {
    format!("pipeline.threats.between_set_{}", 8 * line + rank)
}

/// A register of the sixth stage.
pub fn source(rank: usize, register: &str) -> String {
    format!("pipeline.rank_sources_{rank}.{register}")
}

/// A register of the seventh stage: moves up or down along a line; the lines of all kinds are numbered consecutively.
pub fn line_moves(line: usize, way: &str) -> String {
    format!("pipeline.moves.line_moves_{line}.{way}_set")
}

/// Moves of knights and pawns to a rank, in the clock after the sixth stage. These are wires, and many of their bits
/// are constant.
pub fn leaper(rank: usize, set: &str, number: usize) -> String {
    format!("pipeline.moves.leaper_moves_{rank}.{set}_{number}")
}

/// Squares to which pieces may go, one clock after the sixth stage.
pub fn allowed_later(rank: usize) -> String {
    format!("pipeline.allowed_0.ranks_{rank}")
}

/// Bits of the number of moves to each square: of sliders in the ninth stage, of leapers in the eighth.
pub fn sum(of: &str, rank: usize, bit: usize) -> String {
    format!("pipeline.moves.sums_of_{of}_{rank}.sum_{bit}")
}

/// The same for leapers in the ninth stage.
pub fn leapers_later(bit: usize, rank: usize) -> String {
    format!("pipeline.moves.leapers_{bit}.ranks_{rank}")
}

/// The king's moves in the ninth stage.
pub fn king_later(rank: usize) -> String {
    format!("pipeline.king_targets_2.ranks_{rank}")
}

/// The number of squares of a set on a rank, and its bits.
pub fn ones(rank: usize, set: usize) -> String {
    format!("pipeline.rank_counts_{rank}.ones_{set}")
}

/// The number of moves to a rank.
pub fn rank_total(rank: usize) -> String {
    format!("pipeline.rank_counts_{rank}.total")
}

/// The number of moves to two ranks.
pub fn pair(pair: usize) -> String {
    format!("pipeline.board_count.pairs_{pair}")
}

/// The words of a memory of tags or counts.
pub fn words(memory: &str) -> String {
    format!("{memory}.words")
}

/// The delayed sets of the second stage, with the names of their delays.
pub const VIEWS: [(&str, &str); 7] = [
    ("own_pawn", "pawns"),
    ("own_knight", "knights"),
    ("own_diagonal", "diagonal"),
    ("own_straight", "straight"),
    ("own_king", "king"),
    ("own", "own"),
    ("their", "theirs"),
];

/// The other sets of the second stage.
pub const THEIRS: [&str; 5] = [
    "their_pawn",
    "their_knight",
    "their_diagonal",
    "their_straight",
    "their_king",
];

/// Every signal with its width.
pub fn signals() -> Vec<(String, usize)> {
    let mut all: Vec<(String, usize)> = SIGNALS
        .iter()
        .map(|&(name, width)| (name.to_owned(), width))
        .collect();
    all.extend(BARE.map(|name| (name.to_owned(), 1)));
    for rank in 0..8 {
        all.push((position_rank(rank), 32));
        let mut rows = vec![allowed_later(rank), king_later(rank)];
        for (set, waiting) in VIEWS {
            rows.extend([view(rank, set), waits(waiting, 2, rank)]);
        }
        rows.extend(THEIRS.map(|set| view(rank, set)));
        rows.extend(["attacked_set", "checker_set", "cover_set"].map(|name| threat(rank, name)));
        rows.extend((0..4).map(|line| between(line, rank)));
        rows.extend(["allowed_set", "king_set"].map(|name| source(rank, name)));
        for line in 0..4 {
            rows.extend(["up", "down"].map(|way| line_moves(8 * line + rank, way)));
        }
        for bit in 0..4 {
            rows.extend(["sliders", "leapers"].map(|of| sum(of, rank, bit)));
            rows.push(leapers_later(bit, rank));
        }
        rows.push(rank_total(rank));
        all.extend(rows.into_iter().map(|name| (name, 8)));
        all.extend(["some", "more"].map(|name| (threat(rank, name), 1)));
        all.extend((0..10).map(|set| (ones(rank, set), 4)));
    }
    all.extend((0..4).map(|number| (pair(number), 9)));
    for number in 0..16 {
        all.extend(["tags", "counts"].map(|memory| (format!("{}[{number}]", words(memory)), 16)));
    }
    all
}
