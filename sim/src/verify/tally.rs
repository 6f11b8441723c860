//! Checks many positions by the totals of their answers: the number of moves and the sum of their hashes, compared with
//! the engine's bitboards.
//!
//! If a position's totals differ, and for every [`LISTED`]th position, sorted lists of moves are compared instead, also
//! with the naive generator's.

use fpgambit_engine::{Mode, MoveList, Position};

use super::check::no_answer;
use super::{Difference, ModeTotals, Task, Wanted, check};
use crate::campaign::word_hashes;
use crate::device::{DeviceError, MoveGenerator, Tally};

/// Every position with a number divisible by this is checked by lists.
const LISTED: usize = 256;

/// Whether a position must be checked by lists: because of its number, or because it has counters to compare.
pub(super) fn is_listed(number: usize, task: &Task) -> bool {
    !task.expectations.is_empty() || number.is_multiple_of(LISTED)
}

/// Compares the totals of the answers for one position, as [`MoveGenerator::tally_all`] returns them, with the
/// engine's. Adds to the totals of each mode, and returns every difference.
///
/// # Errors
/// Returns an error if the connection to the generator is lost.
pub(super) fn check_tallies(
    generator: &mut dyn MoveGenerator,
    position: &Position,
    answers: Vec<Result<Tally, DeviceError>>,
    wanted: Wanted,
    totals: &mut [ModeTotals; 4],
) -> Result<Vec<Difference>, DeviceError> {
    let modes = wanted.modes();
    let expected = expected(position, wanted);
    let is_right = answers.len() == modes.len()
        && answers.iter().zip(&modes).all(|(answer, mode)| {
            let expected = expected[number_of(*mode)];
            matches!(answer, Ok(found) if (found.moves, found.sum) == (expected.moves, expected.sum))
        });
    if is_right {
        for (answer, mode) in answers.into_iter().zip(modes) {
            let found = answer?;
            let total = &mut totals[number_of(mode)];
            total.moves += found.moves;
            total.cycles += u64::from(found.cycles.unwrap_or(0));
            if wanted.digest {
                total.digest.add_sum(position, mode, found.sum);
            }
        }
        return Ok(Vec::new());
    }
    // Compare lists to find what differs.
    let lists = generator.generate_all(&[position], &modes).swap_remove(0);
    let mut differences = check(generator, position, lists, &[], wanted, totals)?;
    if differences.is_empty() {
        let mode = modes[0];
        let error = DeviceError::NotAgain;
        totals[number_of(mode)].mismatches += 1;
        differences.push(no_answer(mode, &error, position));
    }
    Ok(differences)
}

fn number_of(mode: Mode) -> usize {
    usize::from(!mode.legal) << 1 | usize::from(mode.captures)
}

/// The totals of the engine's moves, in the order of [`Mode::ALL`]; 0 in unwanted modes.
fn expected(position: &Position, wanted: Wanted) -> [Tally; 4] {
    let hashes = word_hashes();
    let mut tallies = [Tally::default(); 4];
    let mut add = |moves: MoveList, all: usize| {
        for &mv in &moves {
            tallies[all].add(hashes, mv);
            if mv.kind().is_tactical() {
                tallies[all + 1].add(hashes, mv);
            }
        }
    };
    let [legal, legal_captures, pseudo_legal, pseudo_legal_captures] = wanted.modes;
    if legal || legal_captures {
        add(position.legal_moves(), 0);
    }
    if pseudo_legal || pseudo_legal_captures {
        add(position.pseudo_legal_moves(), 2);
    }
    tallies
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::device::Software;
    use fpgambit_engine::random::RandomGames;

    #[test]
    fn expected_tally_matches_the_move_lists() {
        let positions: Vec<Position> = RandomGames::new(45).take(300).collect();
        let positions: Vec<&Position> = positions.iter().collect();
        let answers = Software::default().tally_all(&positions, &Mode::ALL);
        for (position, answers) in positions.iter().zip(answers) {
            for ((mode, answer), expected) in Mode::ALL
                .iter()
                .zip(answers)
                .zip(expected(position, Wanted::default()))
            {
                let found = answer.unwrap();
                assert_eq!(
                    (found.moves, found.sum),
                    (expected.moves, expected.sum),
                    "{position}"
                );
                assert_eq!(
                    number_of(*mode),
                    Mode::ALL.iter().position(|one| one == mode).unwrap()
                );
            }
        }
    }
}
