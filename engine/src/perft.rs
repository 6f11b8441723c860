//! Perft: the number of move sequences of a given length.

use rayon::prelude::*;

use crate::{Move, Position};

/// The number of move sequences of exactly `depth` plies; 1 at depth 0.
///
/// Perft does not make the moves of the last ply, and makes few of the last but one: it counts their replies from what
/// each move changes.
///
/// ```
/// # use fpgambit_engine::{Position, perft};
/// assert_eq!(perft(&Position::startpos(), 4), 197_281);
/// ```
pub fn perft(position: &Position, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => position.legal_count(),
        2 => position.two_ply_count(),
        _ => descend(&mut position.clone(), depth),
    }
}

/// Counts at a `depth` of 3 or more.
fn descend(position: &mut Position, depth: u32) -> u64 {
    let mut nodes = 0;
    for mv in &position.legal_moves() {
        let undo = position.make(*mv);
        nodes += if depth == 3 {
            position.two_ply_count()
        } else {
            descend(position, depth - 1)
        };
        position.unmake(*mv, undo);
    }
    nodes
}

/// Perft below each legal move, sorted by the move's UCI text; `depth` 0 counts as 1.
///
/// The numbers add up to [`perft`] of the same depth.
pub fn divide(position: &Position, depth: u32) -> Vec<(Move, u64)> {
    let below = depth.saturating_sub(1);
    by_text(position)
        .into_iter()
        .map(|mv| (mv, perft(&position.play(mv), below)))
        .collect()
}

/// Does the same as [`divide`], with the root moves shared among this many threads (at least one).
///
/// # Errors
/// Returns an error if the system cannot start the threads.
pub fn divide_threads(
    position: &Position,
    depth: u32,
    threads: usize,
) -> Result<Vec<(Move, u64)>, rayon::ThreadPoolBuildError> {
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(threads.max(1))
        .build()?;
    let below = depth.saturating_sub(1);
    Ok(pool.install(|| {
        by_text(position)
            .into_par_iter()
            .with_max_len(1)
            .map(|mv| (mv, perft(&position.play(mv), below)))
            .collect()
    }))
}

/// Does the same as [`perft`], with the root moves shared among this many threads (at least one).
///
/// # Errors
/// Returns an error if the system cannot start the threads.
pub fn perft_threads(
    position: &Position,
    depth: u32,
    threads: usize,
) -> Result<u64, rayon::ThreadPoolBuildError> {
    if depth < 2 || threads < 2 {
        return Ok(perft(position, depth));
    }
    Ok(divide_threads(position, depth, threads)?
        .into_iter()
        .map(|(_, nodes)| nodes)
        .sum())
}

fn by_text(position: &Position) -> Vec<Move> {
    let mut moves = position.legal_moves().to_vec();
    moves.sort_by_cached_key(Move::to_string);
    moves
}
