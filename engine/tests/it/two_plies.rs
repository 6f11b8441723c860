//! Compares the joint count of two plies with the naive generator, and with moves made one by one.
//!
//! `FPGAMBIT_SEED` sets another seed; a failure prints seed and FEN. `FPGAMBIT_LONG=1` checks more positions.

use crate::common;

use common::{positions, seed};
use fpgambit_engine::{naive, perft};

#[test]
fn two_ply_perft_equals_the_naive_count() {
    for position in positions(seed() + 7, if common::long() { 10_000 } else { 250 }) {
        let naive = naive::perft(&position, 2);
        assert_eq!(perft(&position, 2), naive, "{position}");
    }
}

/// Faster than the naive count, so this checks more positions.
#[test]
fn two_ply_perft_equals_replies_after_each_move() {
    let count = if common::long() { 1_000_000 } else { 20_000 };
    for position in positions(seed() + 8, count) {
        let moves = position.legal_moves();
        let replies = moves.iter().map(|&mv| position.play(mv).legal_count());
        assert_eq!(perft(&position, 2), replies.sum::<u64>(), "{position}");
    }
}
