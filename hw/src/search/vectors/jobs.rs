//! Positions, lines and windows that exercise individual rules of the searcher.

use fpgambit_engine::random::Chance;
use fpgambit_engine::repetition::{Line, Step};
use fpgambit_engine::searcher::squares::Sums;
use fpgambit_engine::searcher::{
    DELTA_MARGIN, FUTILITY_MARGIN, Job, REVERSE_DEPTH, REVERSE_MARGIN, WORTH, victim,
};
use fpgambit_engine::{Move, MoveKind, Position};

/// Positions that exercise individual rules: the rule, and the position.
pub const RULES: &[(&str, &str)] = &[
    ("mate in one", "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1"),
    ("mated", "R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1"),
    ("stalemate", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"),
    (
        "stalemate if the queen goes wrong",
        "7k/8/6K1/5Q2/8/8/8/8 w - - 0 1",
    ),
    (
        "fifty moves are nearly over",
        "8/8/8/3k4/8/8/4R3/4K3 w - - 98 80",
    ),
    (
        "fifty moves are over with the next",
        "8/8/8/3k4/8/8/4R3/4K3 b - - 99 80",
    ),
    (
        "the move that ends them mates",
        "6k1/5ppp/8/8/8/8/8/R3K3 w - - 99 80",
    ),
    ("they end in check", "4k3/8/8/8/8/8/4r3/R3K3 w - - 99 80"),
    ("zugzwang", "8/8/p1p5/1p5p/1P5p/8/PPP2K1p/4R1rk w - - 0 1"),
    ("only pawns", "8/2k5/3p4/p2P1p2/P2P1P2/8/8/4K3 w - - 0 1"),
    (
        "the clock stands at its largest value",
        "4k3/8/8/3q4/8/8/3R4/4K3 w - - 127 90",
    ),
    (
        "queens all over",
        "qqqqqqrk/qqqqqqpp/8/8/8/8/PPQQQQQQ/KRQQQQQQ w - - 0 1",
    ),
    (
        "queens without end",
        "k7/3qQq2/2QqQqQ1/2qQqQq1/2QqQqQ1/2qQqQ2/3Qq3/7K b - - 0 1",
    ),
    (
        "each captures the other",
        "1k1r3q/1ppn3p/p4b2/4p3/8/P2N2P1/1PP1R1BP/2K1Q3 w - - 0 1",
    ),
    (
        "promotions of both",
        "1n1n3k/P1P5/8/8/8/8/5p1p/K3N1N1 b - - 0 1",
    ),
    (
        "more than a value can say",
        "qqqqqqqk/qqqqqqqq/qqqqqqqq/qqqqqqqq/pppppppp/8/PPPPPPPP/RNBQKBNR w KQ - 0 1",
    ),
    (
        "more than a value can say, for the other side",
        "qqqqqqqk/qqqqqqqq/qqqqqqqq/qqqqqqqq/pppppppp/8/PPPPPPPP/RNBQKBNR b KQ - 0 1",
    ),
];

/// Positions with enough captures to fill the stack within the first nodes of a deep search.
pub const FULL_STACK: &[&str] = &[
    "r3k2r/RRR1rRR1/4R1r1/Rr1R2R1/2r1RRR1/rrr1Rr1r/R1rrR2r/RrRrK2R w Kq - 0 1",
    "r2bk2r/PNn3KN/nb3R2/2n1qp2/R1rRN2R/N1bb2PB/pQ1NP1B1/4B2b w kq - 88 6279",
];

/// Lines with few pieces, and the maximum number of piece moves made before the root. Passes are tried below the root,
/// the line is long, and in some lines the fifty-move limit is near.
pub const LINES: &[(&str, &str, usize)] = &[
    ("rook against rook", "8/5k2/8/3r4/8/2R5/3K4/8 w - - 0 1", 44),
    (
        "rooks when fifty moves are nearly over",
        "8/4rk2/8/3r4/8/2R5/3KR3/8 w - - 57 60",
        40,
    ),
    (
        "bishop against knight",
        "8/2k2n2/3p4/3P2p1/6P1/2B2K2/8/8 b - - 0 1",
        60,
    ),
    (
        "queens when fifty moves are nearly over",
        "4k3/2r2q2/8/8/8/8/2Q2R2/4K3 b - - 60 80",
        36,
    ),
];

/// Random moves of pieces without captures.
pub fn wander(start: &Position, plies: usize, chance: &mut Chance) -> Line {
    let mut position = start.clone();
    let mut steps = Vec::new();
    while steps.len() < plies {
        let mut moves: Vec<Move> = position.legal_moves().to_vec();
        moves.retain(|mv| {
            let is_pawn = position.nibble_at(mv.from()) & 7 == 1;
            mv.kind() == MoveKind::Quiet && !is_pawn
        });
        let Some(&mv) = chance.pick(&moves) else {
            break;
        };
        position.make(mv);
        steps.push(Step::Move(mv));
    }
    Line {
        start: start.clone(),
        steps,
    }
}

/// Returns the static value of a position for the side to move.
pub fn value(position: &Position) -> i32 {
    Sums::of(position).value(position.side_to_move()).into()
}

/// Jobs with windows at which a rule just applies and at which it misses by one centipawn: futility and reverse
/// futility in a child of `depth` plies, after a random move, and delta pruning in the root.
pub fn edges(position: &Position, depth: u8, chance: &mut Chance) -> Vec<Job> {
    let mut jobs = Vec::new();
    let mut add = |depth: u8, first: Option<Move>, alpha: i32, width: i32| {
        // Values are far within 16 bits.
        jobs.push(Job {
            alpha: alpha as i16,
            beta: (alpha + width) as i16,
            first,
            nodes: 24,
            ..Job::new(position.clone(), depth)
        });
    };
    let legal: Vec<Move> = position.legal_moves().to_vec();
    if let Some(&first) = chance.pick(&legal) {
        let child = value(&position.play(first));
        // The child's alpha is the root's beta negated, its beta the root's alpha negated.
        let margin = i32::from(REVERSE_MARGIN)
            * match u32::from(depth) {
                depth @ ..=REVERSE_DEPTH => depth as i32,
                _ => 1,
            };
        for by in 0..2 {
            let beta = by - child - i32::from(FUTILITY_MARGIN);
            add(2, Some(first), beta - 40, 40);
            add(depth + 1, Some(first), margin - child - by, 40);
        }
    }
    let mut captures: Vec<Move> = position.captures().to_vec();
    captures.retain(|mv| mv.promotion().is_none());
    if let Some(victim) = chance.pick(&captures).and_then(|&mv| victim(position, mv)) {
        let most = value(position) + i32::from(WORTH[victim.index()] + DELTA_MARGIN);
        for by in 0..2 {
            add(0, None, most - by, 100);
        }
    }
    jobs
}
