//! Test vectors of the population counter: `{25'd0, count}` and the two halves of a bitboard.

use super::Popcount;
use crate::pins::Pins;
use crate::unit::{Driver, InProcess, Vectors, VectorsError};
use fpgambit_engine::random::Chance;

/// Counts bitboards of every number of squares.
///
/// # Errors
/// When a count differs from the processor's.
pub fn vectors(simulator: InProcess) -> Result<Vectors, VectorsError> {
    let pins = Popcount::PINS;
    let mut driver = Driver::new(simulator, Popcount::INPUTS, Popcount::OUTPUTS);
    driver.drive(pins.count_ready, 1);
    driver.drive(pins.board_valid, 1);
    let mut chance = Chance::new(64);
    let mut vectors = Vectors::default();
    vectors.comment("count, a1 to h4, a5 to h8");
    for number in 0..=64 {
        let mut board = 0u64;
        while board.count_ones() < number {
            board |= 1 << chance.below(64);
        }
        let halves = [board as u32, (board >> 32) as u32];
        for (pin, half) in pins.board_half.into_iter().zip(halves) {
            driver.drive(pin, half);
        }
        driver.clock();
        let found = driver.read(pins.count_squares);
        if found != number {
            return Err(VectorsError::Disagreement {
                fen: format!("{board:016x}"),
                found: found.to_string(),
                expected: number.to_string(),
            });
        }
        vectors.push(&[number, halves[0], halves[1]]);
        vectors.positions += 1;
    }
    Ok(vectors)
}
