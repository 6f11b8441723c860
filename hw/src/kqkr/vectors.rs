//! Test vectors of the tablebase unit.
//!
#![doc = include_str!("vectors.md")]

use super::WON;
use super::driver::KqkrDriver;
use crate::unit::{Simulator, Vectors, VectorsError};
use fpgambit_engine::kqkr::{Ending, Men, Symmetry, Turn};
use fpgambit_engine::random::Chance;

/// Number of legal positions, each mapped by all eight symmetries.
const LEGAL: usize = 400;
/// Number of positions with random squares, legal or not.
const ANY: usize = 400;

/// Runs a circuit on positions, one after another, and checks its answers against the engine's table.
///
/// # Errors
/// If an answer differs.
pub fn vectors(simulator: impl Simulator) -> Result<Vectors, VectorsError> {
    let mut driver = KqkrDriver::new(simulator);
    let mut words = Vec::new();
    for men in positions() {
        let expected = WON.contains(men);
        let found = driver.look_up(men);
        if found != Some(expected) {
            return Err(VectorsError::Disagreement {
                fen: format!("{men:?}"),
                found: format!("{found:?}"),
                expected: format!("{expected}"),
            });
        }
        let squares = men.squares();
        words.push(squares.iter().fold(u32::from(expected), |word, square| {
            word << 6 | square.index() as u32
        }));
    }
    let mut vectors = Vectors::default();
    vectors.positions = words.len();
    vectors.comment("{won, king, other, queen, rook}");
    vectors.push(&words);
    Ok(vectors)
}

fn positions() -> Vec<Men> {
    let mut chance = Chance::new(1980);
    let mut any = move || Men::anywhere(&mut chance);
    let mut positions: Vec<Men> = (0..ANY).map(|_| any()).collect();
    while positions.len() < ANY + LEGAL * Symmetry::ALL.len() {
        let men = any();
        if men.position(Ending::QueenWins, Turn::Winner).is_some() {
            positions.extend(Symmetry::ALL.map(|symmetry| men.seen(symmetry)));
        }
    }
    positions
}
