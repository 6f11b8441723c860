//! The search experiment of Vučković and Vidanović, *An Algorithm for the Detection of Move Repetition Without the Use
//! of Hash-keys* (2007), section 7: the effect of repetition detection on a search.
//!
//! It searches each position twice, depth by depth, with and without a detector, each time from an empty table, and
//! compares the tree sizes. The paper reports WAC.018 (tables 3 and 4) and mentions three more positions, which the
//! experiment also searches ([`CASES`]). `fpgambit experiment axon` prints the tables and draws the figure:
//! [axon.md](https://github.com/fpgambit/fpgambit/blob/main/sim/src/experiment/axon.md).

mod plot;
mod published;
mod tables;

pub use plot::plot;
pub use published::{PUBLISHED_OFF, PUBLISHED_ON, Published, PublishedRow};
pub use tables::markdown;

use std::sync::Arc;

use fpgambit_engine::search::{Outcome, Table};
use fpgambit_engine::{FenError, Position, UciMoveError};

use crate::device::DeviceError;
use crate::memory;
use crate::search::{self, DetectorChoice, Generator};

/// A position of the experiment.
#[derive(Clone, Copy, Debug)]
pub struct Case {
    /// Its name.
    pub name: &'static str,
    /// Its source, and what the key move does.
    pub about: &'static str,
    /// The position.
    pub fen: &'static str,
    /// The key move in UCI.
    pub key: &'static str,
}

/// The four positions; the paper's tables are about the first.
pub const CASES: [Case; 4] = [
    Case {
        name: "WAC.018",
        about: "tables 3 and 4: Rh8 wins",
        fen: "R7/P4k2/8/8/8/8/r7/6K1 w - - 0 1",
        key: "a8h8",
    },
    Case {
        name: "figure 1",
        about: "Qh6+ draws by perpetual check",
        fen: "q4r1k/5p2/8/8/8/8/8/2Q3K1 w - - 0 1",
        key: "c1h6",
    },
    Case {
        name: "BT2630 no. 7",
        about: "Rd6 draws by perpetual check",
        fen: "6k1/p3q2p/1nr3pB/8/3Q1P2/6P1/PP5P/3R2K1 b - - 0 1",
        key: "c6d6",
    },
    Case {
        name: "DIEP-AXON, 38...Nxe3+",
        about: "the appendix's game: a draw by a long checking sequence",
        fen: "5k2/RQ5p/1p2p3/3n2p1/6p1/4P3/P4PKP/2q5 b - - 4 38",
        key: "d5e3",
    },
];

/// The searches of a case with and without detection.
#[derive(Clone, Debug)]
pub struct Pair {
    /// The case.
    pub case: Case,
    /// Without a detector.
    pub off: Outcome,
    /// With a detector.
    pub on: Outcome,
}

/// Why an experiment failed.
#[derive(Debug, thiserror::Error)]
pub enum ExperimentError {
    /// A case's position is not valid.
    #[error(transparent)]
    Fen(#[from] FenError),
    /// A case's key move is not valid.
    #[error(transparent)]
    Key(#[from] UciMoveError),
    /// The detector's circuit fails.
    #[error(transparent)]
    Device(#[from] DeviceError),
    /// There is not enough memory for the table.
    #[error("not enough memory for a table of {TABLE_MEBIBYTES} MiB")]
    Memory,
}

/// The size of the table in MiB; it is empty at the start of each search.
const TABLE_MEBIBYTES: usize = 64;

/// Searches a case to a depth this many times, alternately without and with the detector, and keeps the shortest times.
///
/// # Errors
/// Returns an error if the case is not valid, there is no memory for the table, or the detector's circuit fails.
pub fn run(
    case: Case,
    depth: u32,
    repetition: DetectorChoice,
    passes: u32,
) -> Result<Pair, ExperimentError> {
    let position = Position::from_fen(case.fen)?;
    position.parse_uci(case.key)?;
    let search = |watch: DetectorChoice| {
        let table =
            memory::may_fail(|| Table::new(TABLE_MEBIBYTES)).ok_or(ExperimentError::Memory)?;
        let (generator, signals) = (Generator::default(), Arc::default());
        let (outcome, _) = search::run(&position, depth, &table, &generator, watch, &signals)?;
        Ok::<_, ExperimentError>(outcome)
    };
    let both = || {
        Ok::<_, ExperimentError>(Pair {
            case,
            off: search(DetectorChoice::Off)?,
            on: search(repetition)?,
        })
    };
    let mut pair = both()?;
    for _ in 1..passes {
        let again = both()?;
        keep_shorter(&mut pair.off, &again.off);
        keep_shorter(&mut pair.on, &again.on);
    }
    Ok(pair)
}

/// Keeps the shorter times of another pass over the same tree.
fn keep_shorter(outcome: &mut Outcome, again: &Outcome) {
    for (report, other) in outcome.iterations.iter_mut().zip(&again.iterations) {
        report.time = report.time.min(other.time);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_repetition_detection_finds_the_draw() {
        let pair = run(CASES[1], 7, DetectorChoice::Counter, 2).unwrap();
        let value = |outcome: &Outcome| outcome.value.to_string();
        assert_eq!(pair.on.best.unwrap().to_string(), pair.case.key);
        assert_eq!(value(&pair.on), "cp 0");
        assert_ne!(value(&pair.off), "cp 0");
        assert!(pair.on.counts.repetitions > 0 && pair.off.counts.repetitions == 0);
        let pairs = [pair];
        let text = markdown(&pairs);
        assert!(
            text.contains("figure 1") && text.contains("| 7 |"),
            "{text}"
        );
        assert!(plot(&pairs).unwrap().starts_with("<svg"));
    }

    #[test]
    fn every_case_can_be_searched() {
        for case in CASES {
            let pair = run(case, 1, DetectorChoice::Zobrist, 1).unwrap();
            assert_eq!(pair.on.iterations.len(), 1, "{}", case.name);
        }
    }

    /// The paper's totals are the sums of its columns.
    #[test]
    fn the_published_tables_add_up() {
        for table in [PUBLISHED_OFF, PUBLISHED_ON] {
            let sum: u64 = table.rows.iter().map(|row| row.3).sum();
            assert_eq!(sum, table.positions);
        }
    }
}
