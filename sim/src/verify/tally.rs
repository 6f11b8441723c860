//! Many positions by what their answers come to: number and sum of the moves' hashes, held to the engine's bitboards.
//!
//! Lists are made, sorted and compared of a position whose answer comes to something else, and of every
//! [`LISTED`]th position besides, which the naive generator sees too.

use fpgambit_engine::{Mode, MoveList, Position};

use super::check::no_answer;
use super::{Difference, ModeTotals, Task, Wanted, check};
use crate::campaign::word_hashes;
use crate::device::{DeviceError, MoveGenerator, Tally};

/// Of so many positions one is checked by lists whatever it comes to.
const LISTED: usize = 256;

/// Whether a position must be checked by lists: where counters are to be compared, or its turn has come.
pub(super) fn is_listed(number: usize, task: &Task) -> bool {
    !task.expectations.is_empty() || number.is_multiple_of(LISTED)
}

/// Holds what the answers to one position come to, as [`MoveGenerator::tally_all`] gives it, to the engine's; adds to the
/// totals of each mode, and returns every difference.
///
/// # Errors
/// When the way to the generator is gone.
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
    // Lists say what differs.
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

/// What the engine's moves come to, in the order of [`Mode::ALL`]; 0 in modes that are not wanted.
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
    fn what_is_expected_is_what_the_lists_come_to() {
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
