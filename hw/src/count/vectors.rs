//! Test vectors of the counter.
//!
#![doc = include_str!("vectors.md")]

use super::driver::{CountDriver, Counted};
use crate::unit::{Simulator, Vectors, VectorsError, fens, positions};
use crate::values::count_word;
use fpgambit_engine::Position;
use fpgambit_engine::random::{RandomBoards, RandomGames};

/// Number of random boards, in addition to the named positions, their mirror images and the [picked] ones.
const BOARDS: usize = 150;
/// Number of positions from random games.
const GAMES: usize = 100;

/// Number of drawn boards; the vectors record each by the number from which it was drawn.
const DRAWN: usize = 1_000;

/// Runs the counter on positions and checks its answers against the engine's.
///
/// # Errors
/// If an answer differs.
pub fn vectors(simulator: impl Simulator) -> Result<Vectors, VectorsError> {
    let mut driver = CountDriver::new(simulator);
    let mut vectors = Vectors::default();
    let named = positions().flat_map(|(name, position)| {
        let mirrored = position.mirrored();
        [(name, position), (name, mirrored)]
    });
    let odd = RandomBoards::new(860)
        .take(BOARDS)
        .map(|board| ("by chance", board));
    let games = RandomGames::new(860).step_by(7).take(GAMES);
    let picked = picked().map(|position| ("picked", position));
    for (name, position) in named
        .chain(picked)
        .chain(odd)
        .chain(games.map(|position| ("of a game", position)))
    {
        vectors.begin(format_args!("{name}: {position}"));
        let word = one(&mut driver, vectors.positions as u32, &position)?;
        let mut words = position.image().to_vec();
        words.push(word);
        vectors.push(&words);
        vectors.moves += 1;
    }
    for (number, position) in vectors.draw(DRAWN) {
        let word = one(&mut driver, number & 0xffff, &position)?;
        vectors.push(&[number, word]);
        vectors.moves += 1;
    }
    Ok(vectors)
}

/// Positions selected by the mutants they detect: each detects a mutant of the circuit that no other in the list
/// detects (`testbenches/mutate count --pick BOARDS`). Their mutants come from other seeds than those that measure the
/// bench. The last position, with eight knights that can go to one square, exposes a fault that is used to test the
/// proofs.
fn picked() -> impl Iterator<Item = Position> {
    fens(include_str!("picked.txt"))
}

/// Counts a position on an idle unit and returns the word of the answer.
fn one(
    driver: &mut CountDriver<impl Simulator>,
    tag: u32,
    position: &Position,
) -> Result<u32, VectorsError> {
    let expected = Counted::expected(tag, position);
    let found = driver.count(tag, position);
    if found != Some(expected) {
        return Err(VectorsError::Disagreement {
            fen: position.to_string(),
            found: format!("{found:?}"),
            expected: format!("{expected:?}"),
        });
    }
    Ok(expected.moves
        | u32::from(expected.check) << count_word::CHECK
        | u32::from(expected.mate) << count_word::MATE
        | u32::from(expected.stalemate) << count_word::STALEMATE)
}
