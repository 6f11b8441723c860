//! The search over a fixed set of positions to a fixed depth: its number of nodes, which is a checksum of its
//! behaviour, and its speed.
//!
//! ```text
//! fpgambit bench engine                                          counts, and compares with what is recorded
//! fpgambit bench engine --record sim/data/search-nodes.txt       records a change that was meant
//! ```

use std::sync::Arc;
use std::time::{Duration, Instant};

use fpgambit_engine::Position;
use fpgambit_engine::search::{Counts, Evaluation, Limits, Signals, Table};

use super::bench_set;
use crate::device::DeviceError;
use crate::memory;
use crate::search::{DetectorChoice, Generator, Request, run_request};

/// The depth in plies, without extensions.
pub const ENGINE_DEPTH: u32 = 9;
/// Every tenth position of the bench set.
const EVERY: usize = 10;
/// The size of the table in MiB; it is cleared for each position.
const TABLE_MEBIBYTES: usize = 16;
/// The recorded count, which changes only deliberately.
const RECORDED: &str = include_str!("../../data/search-nodes.txt");

/// The totals of the searches of a whole set.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Searched {
    /// The number of positions.
    pub positions: usize,
    /// The counts of the searches.
    pub counts: Counts,
    /// The time of the searches.
    pub time: Duration,
}

impl Searched {
    /// Nodes per second.
    pub fn speed(&self) -> f64 {
        self.counts.nodes as f64 / self.time.as_secs_f64().max(1e-9)
    }
}

/// Why a set could not be searched.
#[derive(Debug, thiserror::Error)]
pub enum SearchError {
    /// A circuit fails.
    #[error(transparent)]
    Device(#[from] DeviceError),
    /// There is not enough memory for the table.
    #[error("not enough memory for a table of {TABLE_MEBIBYTES} MiB")]
    Memory,
}

/// The 50 positions: every tenth of [`bench_set`].
pub fn engine_set() -> Vec<Position> {
    bench_set().into_iter().step_by(EVERY).collect()
}

/// The nodes of [`engine_set`] to [`ENGINE_DEPTH`], as recorded in `sim/data/search-nodes.txt`; the same for any
/// generator and any exact detector.
pub fn recorded_nodes() -> Option<u64> {
    let number = RECORDED.lines().find(|line| !line.starts_with('#'))?;
    number.trim().parse().ok()
}

/// Returns the text of the recorded file with this count.
pub fn record(nodes: u64) -> String {
    format!(
        "# Nodes of `fpgambit bench engine`: a checksum of the search's behaviour. A change that moves it says why.\n\
         # Written by: fpgambit bench engine --record sim/data/search-nodes.txt\n\
         {nodes}\n"
    )
}

/// Searches each of these positions to a depth, in one thread with an empty table. After a stop signal, each remaining
/// search ends at once.
///
/// # Errors
/// Returns an error if a circuit is missing or fails, or if there is no memory for the table.
pub fn search_all<'a>(
    positions: impl IntoIterator<Item = &'a Position>,
    depth: u32,
    generator: &Generator,
    repetition: DetectorChoice,
    signals: &Arc<Signals>,
) -> Result<Searched, SearchError> {
    let evaluation = Evaluation::default();
    search_all_by(evaluation, positions, depth, generator, repetition, signals)
}

/// Does the same as [`search_all`] with another evaluation.
///
/// # Errors
/// Returns the errors of [`search_all`].
pub fn search_all_by<'a>(
    evaluation: Evaluation,
    positions: impl IntoIterator<Item = &'a Position>,
    depth: u32,
    generator: &Generator,
    repetition: DetectorChoice,
    signals: &Arc<Signals>,
) -> Result<Searched, SearchError> {
    let table = memory::may_fail(|| Table::new(TABLE_MEBIBYTES)).ok_or(SearchError::Memory)?;
    let mut all = Searched::default();
    for position in positions {
        table.clear();
        let start = Instant::now();
        let (outcome, _) = run_request(Request {
            position,
            limits: Limits::depth(depth),
            table: &table,
            threads: 1,
            generator,
            repetition,
            evaluation,
            signals: signals.clone(),
        })?;
        all.time += start.elapsed();
        all.counts += outcome.counts;
        all.positions += 1;
    }
    Ok(all)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Two runs agree with each other and with the recorded count.
    #[test]
    fn engine_search_matches_the_record() {
        let count = || {
            let generator = Generator::default();
            let set = engine_set();
            let detector = DetectorChoice::default();
            let all = search_all(&set, ENGINE_DEPTH, &generator, detector, &Arc::default());
            all.unwrap().counts
        };
        let nodes = count();
        assert_eq!(nodes, count());
        assert_eq!(
            Some(nodes.nodes),
            recorded_nodes(),
            "the search's behaviour has changed; when that is meant: \
             fpgambit bench engine --record sim/data/search-nodes.txt"
        );
        assert!(nodes.terminal < nodes.nodes && nodes.repetitions > 0);
    }

    #[test]
    fn node_record_round_trips() {
        assert_eq!(engine_set().len(), 50);
        let recorded = recorded_nodes().unwrap();
        assert_eq!(record(recorded), RECORDED);
    }
}
