//! Test vectors of the move generator.
//!
#![doc = include_str!("vectors.md")]

use super::driver::{Generation, MovegenDriver};
use crate::unit::{Prompt, Simulator, Vectors, VectorsError, fens, mixed, positions, summed};
use fpgambit_engine::{Mode, Move, Position};

/// Number of drawn boards; the vectors record each by the number from which it was drawn.
const DRAWN: usize = 1_000;

/// Runs a circuit over all [positions], the [picked] ones and some drawn boards in all modes, and checks its moves
/// against the engine's.
///
/// # Errors
/// If the moves differ or the unit breaks its contract.
pub fn vectors(simulator: impl Simulator) -> Result<Vectors, VectorsError> {
    let mut driver = MovegenDriver::new(simulator);
    let mut vectors = Vectors::default();
    let picked = picked().map(|position| ("picked", position));
    for (name, position) in positions().chain(picked) {
        vectors.begin(format_args!("{name}: {position}"));
        vectors.push(&position.image());
        driver.load(&position)?;
        for mode in Mode::ALL {
            let generation = generate(&mut driver, &position, mode)?;
            let (cycles, visited) = (generation.run.cycles, generation.visited);
            let count = generation.moves.len();
            vectors.comment(format_args!(
                "{mode}: {count} moves, {cycles} cycles, {visited} squares"
            ));
            vectors.push(&[cycles << 16 | visited]);
            vectors.push_answer(generation.run.words());
        }
    }
    for (number, position) in vectors.draw(DRAWN) {
        driver.load(&position)?;
        let (mut words, mut clocks) = (0u32, 0u32);
        for (number, mode) in (0..).zip(Mode::ALL) {
            let generation = generate(&mut driver, &position, mode)?;
            let sum = summed(number, generation.run.words(), generation.visited);
            words = words.wrapping_add(sum);
            clocks = mixed(clocks ^ generation.run.cycles);
            vectors.moves += generation.run.words.len();
        }
        vectors.push(&[number, words, clocks]);
    }
    Ok(vectors)
}

/// Generates the moves of the position just loaded and checks them against the engine's.
fn generate(
    driver: &mut MovegenDriver<impl Simulator>,
    position: &Position,
    mode: Mode,
) -> Result<Generation, VectorsError> {
    let generation = driver.generate(mode, &mut Prompt)?;
    let found = list(generation.moves.iter().map(|timed| timed.mv));
    let expected = list(position.moves(mode).into_iter());
    match found == expected {
        true => Ok(generation),
        false => Err(VectorsError::Disagreement {
            fen: position.to_string(),
            found,
            expected,
        }),
    }
}

/// Positions selected by the mutants they detect: each detects a mutant of the circuit that no other in the list
/// detects (`testbenches/mutate movegen --pick BOARDS`). Their mutants come from other seeds than those that measure
/// the bench.
pub fn picked() -> impl Iterator<Item = Position> {
    fens(include_str!("picked.txt"))
}

/// The moves as a sorted list, each with its kind.
fn list(moves: impl Iterator<Item = Move>) -> String {
    let mut moves: Vec<Move> = moves.collect();
    moves.sort_unstable();
    let moves: Vec<String> = moves
        .iter()
        .map(|mv| format!("{mv} {:?}", mv.kind()))
        .collect();
    format!("{} moves ({})", moves.len(), moves.join(", "))
}
