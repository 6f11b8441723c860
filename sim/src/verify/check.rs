//! Checks one position: compares the generator's moves with the expected ones.

use std::fmt;

use fpgambit_engine::{Mode, Move, Position, naive};
use serde::{Deserialize, Serialize};

use super::{Count, Expectation};
use crate::campaign::Digest;
use crate::device::{DeviceError, Generated, MoveGenerator};
use crate::perft::perft;

const LEGAL: Mode = Mode::LEGAL;
const LEGAL_CAPTURES: Mode = Mode::ALL[1];
const PSEUDO_LEGAL: Mode = Mode::ALL[2];

/// What differs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cause {
    /// The generator's moves differ from the engine's, or contain a duplicate.
    Moves,
    /// The engine's two generators give different moves.
    Engine,
    /// The generator gave no answer.
    Device(String),
    /// The count agrees with the engine's, but not with the file's.
    Count {
        /// The operation with the count, such as `D1`.
        opcode: String,
        /// The file's count.
        expected: u64,
        /// The count found.
        found: u64,
    },
}

impl fmt::Display for Cause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Cause::Moves => f.write_str("the generator's moves differ from the engine's"),
            Cause::Engine => f.write_str("the engine's bitboards differ from its naive generator"),
            Cause::Device(error) => write!(f, "the generator gave no answer: {error}"),
            Cause::Count {
                opcode,
                expected,
                found,
            } => write!(f, "{opcode} is {found}: expected {expected}"),
        }
    }
}

/// A difference in one position and one mode.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// The mode.
    pub mode: Mode,
    /// What differs.
    pub cause: Cause,
    /// The engine's moves, sorted; the naive generator's if the engine's two generators disagree.
    pub expected: Vec<Move>,
    /// The other moves, sorted.
    pub found: Vec<Move>,
}

impl Difference {
    /// Moves expected that were not found.
    pub fn missing(&self) -> Vec<Move> {
        less(&self.expected, &self.found)
    }

    /// Moves found that were not expected, or found once more than expected.
    pub fn extra(&self) -> Vec<Move> {
        less(&self.found, &self.expected)
    }
}

/// The moves of one sorted list that the other lacks, taking duplicates into account.
fn less(moves: &[Move], others: &[Move]) -> Vec<Move> {
    let mut others = others.iter().peekable();
    let mut left = Vec::new();
    for mv in moves {
        while others.next_if(|other| *other < mv).is_some() {}
        if others.next_if_eq(&mv).is_none() {
            left.push(*mv);
        }
    }
    left
}

/// The checks for each position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wanted {
    /// The modes, in the order of [`Mode::ALL`].
    pub modes: [bool; 4],
    /// Whether to compute a digest of the answers.
    pub digest: bool,
}

impl Wanted {
    /// The selected modes, in order.
    pub fn modes(self) -> Vec<Mode> {
        let modes = Mode::ALL.into_iter().zip(self.modes);
        modes
            .filter_map(|(mode, wanted)| wanted.then_some(mode))
            .collect()
    }
}

impl Default for Wanted {
    /// All modes, without a digest.
    fn default() -> Wanted {
        Wanted {
            modes: [true; 4],
            digest: false,
        }
    }
}

/// The totals of the generations in one mode.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ModeTotals {
    /// Moves generated.
    pub moves: u64,
    /// Their clocks, without loading; 0 for a generator without a clock.
    pub cycles: u64,
    /// Positions with a difference.
    pub mismatches: u64,
    /// The digest of the generator's answers, if requested.
    pub digest: Digest,
}

impl ModeTotals {
    pub(super) fn add(&mut self, other: ModeTotals) {
        self.moves += other.moves;
        self.cycles += other.cycles;
        self.mismatches += other.mismatches;
        self.digest.add(other.digest);
    }
}

/// Compares the answers of [`MoveGenerator::generate_all`] for one position, in the wanted modes, with the engine's.
/// Adds to the totals of each mode, and returns every difference.
///
/// Uses the generator to count perft above depth 1; compares the other counts of `expectations` with the lists.
///
/// # Errors
/// Returns an error if the connection to the generator is lost, so that the position remains unchecked.
pub fn check(
    generator: &mut dyn MoveGenerator,
    position: &Position,
    answers: Vec<Result<Generated, DeviceError>>,
    expectations: &[Expectation],
    wanted: Wanted,
    totals: &mut [ModeTotals; 4],
) -> Result<Vec<Difference>, DeviceError> {
    // Return a final error before the totals change.
    let answers = answers.into_iter().map(|answer| match answer {
        Err(error) if error.is_final() => Err(error),
        answer => Ok(answer),
    });
    let answers = answers.collect::<Result<Vec<_>, _>>()?;
    let mut differences = Vec::new();
    let naive = naive_lists(position);
    let modes = Mode::ALL.into_iter().zip(&mut *totals).zip(naive);
    let modes = modes.zip(wanted.modes).filter(|(_, wanted)| *wanted);
    for ((((mode, total), naive), _), answer) in modes.zip(answers) {
        let before = differences.len();
        let expected = engine_moves(position, mode);
        if naive != expected {
            differences.push(Difference {
                mode,
                cause: Cause::Engine,
                expected: naive,
                found: expected.clone(),
            });
        }
        match answer {
            Ok(generated) => {
                total.moves += generated.moves.len() as u64;
                total.cycles += u64::from(generated.cycles.unwrap_or(0));
                let found = sorted(&generated);
                if wanted.digest {
                    total.digest.add_moves(position, mode, &found);
                }
                if found != expected {
                    differences.push(Difference {
                        mode,
                        cause: Cause::Moves,
                        expected,
                        found,
                    });
                }
            }
            Err(error) => differences.push(no_answer(mode, &error, position)),
        }
        total.mismatches += u64::from(differences.len() > before);
    }
    // If a generator already differs here, its counts below need not be checked.
    if differences.is_empty() {
        for expectation in expectations {
            if let Some(difference) = miscount(generator, position, expectation)? {
                // Count the mismatch in the count's own mode if that is checked, otherwise in the first checked mode.
                let mut modes = Mode::ALL.iter().zip(wanted.modes);
                let own = modes.position(|(mode, wanted)| wanted && *mode == difference.mode);
                let first = wanted.modes.iter().position(|wanted| *wanted);
                totals[own.or(first).unwrap_or(0)].mismatches += 1;
                differences.push(difference);
            }
        }
    }
    Ok(differences)
}

/// Returns the difference in one mode, assuming that the engine's two generators agree.
pub(super) fn differs(
    generator: &mut dyn MoveGenerator,
    position: &Position,
    mode: Mode,
) -> Result<Option<Difference>, DeviceError> {
    let generated = match generator.load(position) {
        Ok(()) => generator.generate(mode),
        Err(error) => Err(error),
    };
    let expected = engine_moves(position, mode);
    match generated {
        Ok(generated) => {
            let found = sorted(&generated);
            Ok((found != expected).then_some(Difference {
                mode,
                cause: Cause::Moves,
                expected,
                found,
            }))
        }
        Err(error) if error.is_final() => Err(error),
        Err(error) => Ok(Some(no_answer(mode, &error, position))),
    }
}

/// Returns the difference between the engine's two generators in one mode.
pub(super) fn engine_differs(position: &Position, mode: Mode) -> Option<Difference> {
    let at = Mode::ALL.iter().position(|other| *other == mode)?;
    let expected = naive_lists(position).swap_remove(at);
    let found = engine_moves(position, mode);
    (found != expected).then_some(Difference {
        mode,
        cause: Cause::Engine,
        expected,
        found,
    })
}

pub(super) fn no_answer(mode: Mode, error: &DeviceError, position: &Position) -> Difference {
    Difference {
        mode,
        cause: Cause::Device(error.to_string()),
        expected: engine_moves(position, mode),
        found: Vec::new(),
    }
}

fn miscount(
    generator: &mut dyn MoveGenerator,
    position: &Position,
    expectation: &Expectation,
) -> Result<Option<Difference>, DeviceError> {
    let (mode, counted) = match expectation.count {
        Count::Perft(1) => (LEGAL, Ok(position.legal_count())),
        Count::Captures => (LEGAL_CAPTURES, Ok(position.captures().len() as u64)),
        Count::PseudoLegal => (PSEUDO_LEGAL, Ok(position.pseudo_legal_moves().len() as u64)),
        Count::Perft(depth) => {
            let counted = perft(generator, position, depth).map(|count| count.nodes);
            (LEGAL, counted)
        }
    };
    let cause = match counted {
        Ok(found) if found == expectation.expected => return Ok(None),
        Ok(found) => Cause::Count {
            opcode: expectation.count.opcode(),
            expected: expectation.expected,
            found,
        },
        Err(error) if error.is_final() => return Err(error),
        Err(error) => Cause::Device(error.to_string()),
    };
    let moves = engine_moves(position, mode);
    Ok(Some(Difference {
        mode,
        cause,
        expected: moves.clone(),
        found: moves,
    }))
}

fn engine_moves(position: &Position, mode: Mode) -> Vec<Move> {
    let mut moves = position.moves(mode).to_vec();
    moves.sort_unstable();
    moves
}

/// The naive generator's moves in the order of [`Mode::ALL`], sorted.
fn naive_lists(position: &Position) -> Vec<Vec<Move>> {
    let tactical = |moves: &[Move]| -> Vec<Move> {
        let mut moves = moves.to_vec();
        moves.retain(|mv| mv.kind().is_tactical());
        moves
    };
    let mut pseudo_legal = naive::pseudo_legal_moves(position);
    pseudo_legal.sort_unstable();
    let mut legal = pseudo_legal.clone();
    naive::keep_legal(position, &mut legal);
    vec![
        legal.clone(),
        tactical(&legal),
        pseudo_legal.clone(),
        tactical(&pseudo_legal),
    ]
}

fn sorted(generated: &Generated) -> Vec<Move> {
    let mut moves: Vec<Move> = generated.moves.iter().map(|timed| timed.mv).collect();
    moves.sort_unstable();
    moves
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn missing_and_duplicate_moves_are_found() {
        let position = Position::startpos();
        let moves = engine_moves(&position, LEGAL);
        let mut found = moves.clone();
        found.remove(3);
        found.push(moves[5]);
        found.sort_unstable();
        let difference = Difference {
            mode: LEGAL,
            cause: Cause::Moves,
            expected: moves.clone(),
            found,
        };
        assert_eq!(difference.missing(), [moves[3]]);
        assert_eq!(difference.extra(), [moves[5]]);
    }
}
