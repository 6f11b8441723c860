//! The weights in use.

use super::score::Score;
use super::terms::*;
use super::tuned::TUNED;

/// The weight of each term.
pub static WEIGHTS: [Score; TERMS] = {
    let mut weights = [Score::ZERO; TERMS];
    let mut term = 0;
    while term < TERMS {
        weights[term] = Score::new(TUNED[term].0, TUNED[term].1);
        term += 1;
    }
    weights
};

/// The value of a piece on a square for White, by the piece's nibble: material and square together.
pub static PIECE_SQUARE: [[Score; 64]; 16] = {
    let weights = &WEIGHTS;
    let mut table = [[Score::ZERO; 64]; 16];
    let mut kind = 0;
    while kind < 6 {
        let mut square = 0;
        while square < 64 {
            let material = weights[MATERIAL + kind];
            let own = material.plus(weights[SQUARE + 64 * kind + square]);
            let other = material.plus(weights[SQUARE + 64 * kind + (square ^ 56)]);
            table[kind + 1][square] = own;
            table[kind + 9][square] = Score::new(-other.middle(), -other.end());
            square += 1;
        }
        kind += 1;
    }
    table
};
