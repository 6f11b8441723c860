//! The search over a fixed set of positions to a fixed depth: its nodes, which are a checksum of how it behaves, and
//! how fast they come.
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

/// Plies, extensions aside.
pub const ENGINE_DEPTH: u32 = 9;
/// Of the bench set, every tenth position.
const EVERY: usize = 10;
/// MiB of the table, emptied for each position.
const TABLE_MEBIBYTES: usize = 16;
/// What the count was when it was last meant to change.
const RECORDED: &str = include_str!("../../data/search-nodes.txt");

/// The searches of a whole set together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Searched {
    /// How many positions.
    pub positions: usize,
    /// What was counted.
    pub counts: Counts,
    /// How long the searches took.
    pub time: Duration,
}

impl Searched {
    /// Nodes a second.
    pub fn speed(&self) -> f64 {
        self.counts.nodes as f64 / self.time.as_secs_f64().max(1e-9)
    }
}

/// Why a set could not be searched.
#[derive(Debug, thiserror::Error)]
pub enum SearchError {
    /// A circuit.
    #[error(transparent)]
    Device(#[from] DeviceError),
    /// No table.
    #[error("not enough memory for a table of {TABLE_MEBIBYTES} MiB")]
    Memory,
}

/// The 50 positions: every tenth of [`bench_set`].
pub fn engine_set() -> Vec<Position> {
    bench_set().into_iter().step_by(EVERY).collect()
}

/// The nodes of [`engine_set`] to [`ENGINE_DEPTH`], with any generator and any exact detector, as recorded in
/// `sim/data/search-nodes.txt`.
pub fn recorded_nodes() -> Option<u64> {
    let number = RECORDED.lines().find(|line| !line.starts_with('#'))?;
    number.trim().parse().ok()
}

/// That file for another count.
pub fn record(nodes: u64) -> String {
    format!(
        "# Nodes of `fpgambit bench engine`: a checksum of the search's behaviour. A change that moves it says why.\n\
         # Written by: fpgambit bench engine --record sim/data/search-nodes.txt\n\
         {nodes}\n"
    )
}

/// Searches each of these positions to a depth, one thread, an empty table each. Once stopped, each ends at once.
///
/// # Errors
/// When a circuit is missing or fails, or there is no memory for the table.
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

/// The same with another evaluation.
///
/// # Errors
/// As [`search_all`].
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

    /// Twice the same, and the same as when it was last meant to change.
    #[test]
    fn the_search_is_the_one_recorded() {
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
    fn a_record_reads_as_it_was_written() {
        assert_eq!(engine_set().len(), 50);
        let recorded = recorded_nodes().unwrap();
        assert_eq!(record(recorded), RECORDED);
    }
}
