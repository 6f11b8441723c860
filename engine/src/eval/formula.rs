//! The weights that tuning starts from: set by hand and by formula, and not copied from any program.

use super::score::Score;
use super::terms::*;

/// From pawn to queen.
const MATERIAL_VALUES: [Score; 5] = [
    Score::new(85, 110),
    Score::new(330, 310),
    Score::new(345, 330),
    Score::new(470, 540),
    Score::new(980, 990),
];

/// The weights by formula.
pub const fn weights() -> [Score; TERMS] {
    let mut w = [Score::ZERO; TERMS];
    let mut i = 0;
    while i < 5 {
        w[MATERIAL + i] = MATERIAL_VALUES[i];
        i += 1;
    }
    i = 0;
    while i < 6 * 64 {
        w[SQUARE + i] = square(i / 64, (i % 8) as i32, (i % 64 / 8) as i32);
        i += 1;
    }
    w[TEMPO] = Score::new(18, 10);
    w = mobility(w, KNIGHT_MOBILITY, 9, 7, 7);
    w = mobility(w, BISHOP_MOBILITY, 14, 6, 6);
    w = mobility(w, ROOK_MOBILITY, 15, 3, 6);
    w = mobility(w, QUEEN_MOBILITY, 28, 2, 4);
    w[BISHOP_PAIR] = Score::new(25, 45);
    w[BISHOP_PAWN] = Score::new(-3, -5);
    w[OUTPOST] = Score::new(25, 15);
    w[OUTPOST + 1] = Score::new(20, 8);
    w[ROOK_FILE] = Score::new(14, 6);
    w[ROOK_FILE + 1] = Score::new(30, 10);
    w[ISOLATED] = Score::new(-12, -12);
    w[DOUBLED] = Score::new(-8, -18);
    w[BACKWARD] = Score::new(-8, -8);
    w[PAWN_THREAT] = Score::new(50, 35);
    w[PAWN_THREAT + 1] = Score::new(65, 40);
    w[PAWN_THREAT + 2] = Score::new(60, 40);
    w[MINOR_THREAT] = Score::new(40, 30);
    w[MINOR_THREAT + 1] = Score::new(45, 30);
    w[ROOK_THREAT] = Score::new(45, 20);
    w[HANGING] = Score::new(22, 18);
    w[SPACE] = Score::new(3, 0);
    i = 1;
    while i < 7 {
        let rank = i as i32;
        w[GUARDED + i] = Score::new(4 + rank * rank, rank * rank);
        w[PHALANX + i] = Score::new(2 + rank * rank, rank * rank);
        w[PASSED + i] = Score::new(2 * rank * rank, 4 * rank * rank);
        w[PASSED_BLOCKED + i] = Score::new(-rank, -rank * rank);
        w[PASSED_FREE + i] = Score::new(0, rank * rank);
        i += 1;
    }
    i = 0;
    while i < 8 {
        let distance = i as i32;
        w[PASSED_OWN_KING + i] = Score::new(0, 16 - 6 * distance);
        w[PASSED_ENEMY_KING + i] = Score::new(0, 9 * distance - 24);
        i += 1;
    }
    w[SHELTER] = Score::new(-24, 0);
    i = 1;
    while i < 7 {
        let rank = i as i32;
        w[SHELTER + i] = Score::new(16 - 8 * (rank - 1), 0);
        w[STORM + i] = Score::new(if rank <= 4 { -4 * (5 - rank) } else { 0 }, 0);
        i += 1;
    }
    i = 0;
    while i < 32 {
        let units = i as i32;
        w[DANGER + i] = Score::new(units * units * 2 / 3, units);
        i += 1;
    }
    w
}

/// A straight line through the mean number of squares reached.
const fn mobility(
    mut w: [Score; TERMS],
    term: usize,
    count: usize,
    middle: i32,
    end: i32,
) -> [Score; TERMS] {
    let mut i = 0;
    while i < count {
        let above = 2 * i as i32 - (count as i32 - 1);
        w[term + i] = Score::new(middle * above / 2, end * above / 2);
        i += 1;
    }
    w
}

/// From 0 at the edge to 3 in the middle.
const fn inner(line: i32) -> i32 {
    if line < 4 { line } else { 7 - line }
}

const fn square(kind: usize, file: i32, rank: i32) -> Score {
    let (across, along) = (inner(file), inner(rank));
    let centre = across + along;
    match kind {
        0 if rank == 0 || rank == 7 => Score::ZERO,
        0 => {
            let steps = if rank < 3 { rank - 1 } else { 2 };
            let middle = if across > 1 {
                6 * (across - 1) * steps
            } else {
                0
            };
            Score::new(4 * (rank - 1) + middle - 8, 5 * (rank - 1) - 5)
        }
        1 => {
            let ahead = if rank >= 3 && rank <= 5 { 8 } else { 0 };
            Score::new(10 * centre - 40 + ahead, 8 * centre - 32)
        }
        2 => Score::new(5 * centre - 12, 4 * centre - 10),
        3 => {
            let seventh = if rank == 6 { 15 } else { 0 };
            Score::new(3 * across - 4 + seventh, seventh * 2 / 3)
        }
        4 => Score::new(2 * centre - 6, 6 * centre - 18),
        _ => {
            let out = if rank < 4 { rank } else { 4 };
            Score::new(20 - 12 * across - 22 * out, 10 * centre - 30)
        }
    }
}
