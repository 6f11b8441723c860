//! The counter's Verilog names that the proofs use. Where there are many of a kind the name is a function of a number.

pub const RESET: &str = "reset";
pub const POSITION_VALID: &str = "position_valid";
pub const POSITION_READY: &str = "position_ready";
pub const POSITION_TAG: &str = "position_tag";
pub const POSITION_STATE: &str = "position_state";
pub const ANSWER_VALID: &str = "answer_valid";
pub const ANSWER_READY: &str = "answer_ready";
pub const ANSWER_TAG: &str = "answer_tag";
pub const ANSWER_COUNT: &str = "answer_count";
pub const ANSWER_CHECK: &str = "answer_check";
pub const ANSWER_MATE: &str = "answer_mate";
pub const ANSWER_STALEMATE: &str = "answer_stalemate";
pub const CYCLES: &str = "cycles";

/// What of a position is under way: a bit a stage; whether it is check, from the sixth; the places.
pub const STAGES: &str = "control.stages";
pub const CHECKS: &str = "control.checks";
pub const NEXT_ENTRY: &str = "control.next_entry";
pub const NEXT_FILL: &str = "control.next_fill";
pub const NEXT_ANSWER: &str = "control.next_answer";
pub const HELD: &str = "control.held";
pub const WAITING: &str = "control.waiting";
pub const CLOCKS: &str = "control.clocks";

/// Castling rights on their way, and the en passant file of the second and fifth stage.
pub const SHORTS: &str = "pipeline.state_view.shorts";
pub const LONGS: &str = "pipeline.state_view.longs";
pub const FILE_SEEN: &str = "pipeline.state_view.files_1";
pub const FILE: &str = "pipeline.state_view.files_4";
pub const BARE: [&str; 2] = ["pipeline.bare_east", "pipeline.bare_west"];
/// Castling and en passant: as found, and when they are added.
pub const SPECIAL: &str = "pipeline.special_moves.found";
pub const SPECIAL_LATER: &str = "pipeline.special_2";
/// The sum, and what is stored of it.
pub const TOTAL: &str = "pipeline.board_count.total";
pub const FOUND: &str = "found";

const ONES: [(&str, usize); 29] = [
    (RESET, 1),
    (POSITION_VALID, 1),
    (POSITION_READY, 1),
    (POSITION_TAG, 16),
    (POSITION_STATE, 32),
    (ANSWER_VALID, 1),
    (ANSWER_READY, 1),
    (ANSWER_TAG, 16),
    (ANSWER_COUNT, 10),
    (ANSWER_CHECK, 1),
    (ANSWER_MATE, 1),
    (ANSWER_STALEMATE, 1),
    (CYCLES, 16),
    (STAGES, 13),
    (CHECKS, 8),
    (NEXT_ENTRY, 4),
    (NEXT_FILL, 4),
    (NEXT_ANSWER, 4),
    (HELD, 5),
    (WAITING, 5),
    (CLOCKS, 16),
    (SHORTS, 5),
    (LONGS, 5),
    (FILE_SEEN, 8),
    (FILE, 8),
    (SPECIAL, 4),
    (SPECIAL_LATER, 4),
    (TOTAL, 10),
    (FOUND, 16),
];

/// A rank that goes in.
pub fn position_rank(rank: usize) -> String {
    format!("position_rank_{rank}")
}

/// Sets of the second stage, by the block's name for them.
pub fn view(rank: usize, set: &str) -> String {
    format!("pipeline.rank_views_{rank}.{set}_set")
}

/// A set that waits: `later` clocks after the first.
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

/// A register of the seventh stage: moves up or down along a line, the lines of all kinds counted through.
pub fn line_moves(line: usize, way: &str) -> String {
    format!("pipeline.moves.line_moves_{line}.{way}_set")
}

/// Moves of knights and pawns to a rank, in the clock after the sixth stage. Wires, of which many a bit is constant.
pub fn leaper(rank: usize, set: &str, number: usize) -> String {
    format!("pipeline.moves.leaper_moves_{rank}.{set}_{number}")
}

/// Squares that may be gone to, one clock after the sixth stage.
pub fn allowed_later(rank: usize) -> String {
    format!("pipeline.allowed_0.ranks_{rank}")
}

/// Bits of the number of moves to each square: of sliders in the ninth stage, of leapers in the eighth.
pub fn sum(of: &str, rank: usize, bit: usize) -> String {
    format!("pipeline.moves.sums_of_{of}_{rank}.sum_{bit}")
}

/// The same of leapers in the ninth.
pub fn leapers_later(bit: usize, rank: usize) -> String {
    format!("pipeline.moves.leapers_{bit}.ranks_{rank}")
}

/// The king's moves in the ninth stage.
pub fn king_later(rank: usize) -> String {
    format!("pipeline.king_targets_2.ranks_{rank}")
}

/// How many squares of a set there are on a rank, and what they come to.
pub fn ones(rank: usize, set: usize) -> String {
    format!("pipeline.rank_counts_{rank}.ones_{set}")
}

/// The moves to a rank.
pub fn rank_total(rank: usize) -> String {
    format!("pipeline.rank_counts_{rank}.total")
}

/// The moves to two ranks.
pub fn pair(pair: usize) -> String {
    format!("pipeline.board_count.pairs_{pair}")
}

/// The words of a memory of tags or counts.
pub fn words(memory: &str) -> String {
    format!("{memory}.words")
}

/// The sets of the second stage that wait, by what the delays are called.
pub const VIEWS: [(&str, &str); 7] = [
    ("own_pawn", "pawns"),
    ("own_knight", "knights"),
    ("own_diagonal", "diagonal"),
    ("own_straight", "straight"),
    ("own_king", "king"),
    ("own", "own"),
    ("their", "theirs"),
];

/// Those that do not.
pub const THEIRS: [&str; 5] = [
    "their_pawn",
    "their_knight",
    "their_diagonal",
    "their_straight",
    "their_king",
];

/// Every signal with its width.
pub fn signals() -> Vec<(String, usize)> {
    let mut all: Vec<(String, usize)> = ONES
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
