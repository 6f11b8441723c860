//! Test vectors of the move generator.
//!
//! For each position: nine words of board image, then for each [mode](Mode::ALL) a word `{cycles, visited}` (16 bits
//! each, the sink always ready) and the words that leave, `{15'd0, last, word}`; a position without a move has the one
//! word 0x0000 with `last`.

use super::driver::{Generation, MovegenDriver};
use crate::unit::{Prompt, Simulator, Vectors, VectorsError, fens, positions};
use fpgambit_engine::{Mode, Move, Position};

/// Runs a circuit over all [positions] and those [picked] in all modes, its moves checked against the engine's.
///
/// # Errors
/// When the moves differ, or the unit does not keep to its contract.
pub fn vectors(simulator: impl Simulator) -> Result<Vectors, VectorsError> {
    let mut driver = MovegenDriver::new(simulator);
    let mut vectors = Vectors::default();
    let picked = picked().map(|position| ("picked", position));
    for (name, position) in positions().chain(picked) {
        vectors.begin(format_args!("{name}: {position}"));
        vectors.push(&position.image());
        driver.load(&position)?;
        for mode in Mode::ALL {
            let Generation {
                run,
                moves,
                visited,
            } = driver.generate(mode, &mut Prompt)?;
            let found = list(moves.iter().map(|timed| timed.mv));
            let expected = list(position.moves(mode).into_iter());
            if found != expected {
                return Err(VectorsError::Disagreement {
                    fen: position.to_string(),
                    found,
                    expected,
                });
            }
            let (cycles, count) = (run.cycles, moves.len());
            vectors.comment(format_args!(
                "{mode}: {count} moves, {cycles} cycles, {visited} squares"
            ));
            vectors.push(&[cycles << 16 | visited]);
            vectors.push_answer(run.words());
        }
    }
    Ok(vectors)
}

/// Positions picked by what they find: each shows a mutant of the circuit that no other of the list shows
/// (`testbenches/mutate movegen --pick BOARDS`). They are of other seeds than the mutants by which the bench is measured.
pub fn picked() -> impl Iterator<Item = Position> {
    fens(include_str!("picked.txt"))
}

/// The moves, sorted, each with its kind.
fn list(moves: impl Iterator<Item = Move>) -> String {
    let mut moves: Vec<Move> = moves.collect();
    moves.sort_unstable();
    let moves: Vec<String> = moves
        .iter()
        .map(|mv| format!("{mv} {:?}", mv.kind()))
        .collect();
    format!("{} moves ({})", moves.len(), moves.join(", "))
}
