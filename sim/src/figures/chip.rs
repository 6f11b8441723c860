//! The chip's search over a fixed set of positions. Its nodes to each depth are a checksum of its rules.
//!
//! ```text
//! fpgambit bench engine --searcher chip                                     counts, and compares with what is recorded
//! fpgambit bench engine --searcher chip --record sim/data/chip-nodes.txt    records a change that was meant
//! ```

use std::time::{Duration, Instant};

use fpgambit_engine::Position;
use fpgambit_engine::searcher::{Counts, Evaluation, Job, Searcher, Squares};

/// The default greatest depth, in plies.
pub const CHIP_DEPTH: u8 = 4;
/// The recorded counts, which change only deliberately.
const RECORDED: &str = include_str!("../../data/chip-nodes.txt");

/// The searches of a whole set to one depth.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ChipSearched {
    /// The depth in plies.
    pub depth: u8,
    /// The counts of events.
    pub counts: Counts,
    /// The time of the searches.
    pub time: Duration,
}

impl ChipSearched {
    /// Nodes per second.
    pub fn speed(&self) -> f64 {
        self.counts.nodes as f64 / self.time.as_secs_f64().max(1e-9)
    }
}

/// Searches each of these positions of standard chess to each depth up to `deepest`, which the chip must support.
pub fn search_by_chip(positions: &[Position], deepest: u8) -> Vec<ChipSearched> {
    search_by_chip_with(Squares::new(), positions, deepest)
}

/// Does the same as [`search_by_chip`] with another evaluation.
pub fn search_by_chip_with(
    evaluation: impl Evaluation,
    positions: &[Position],
    deepest: u8,
) -> Vec<ChipSearched> {
    let mut searcher = Searcher::new(evaluation);
    let mut search = |depth| {
        let mut searched = ChipSearched {
            depth,
            ..ChipSearched::default()
        };
        let begin = Instant::now();
        for position in positions {
            let job = Job::new(position.clone(), depth);
            let done = searcher.run(&job, &mut searched.counts);
            done.expect("ordinary chess, and a depth that the chip has");
        }
        searched.time = begin.elapsed();
        searched
    };
    (0..=deepest).map(&mut search).collect()
}

/// The nodes of [`engine_set`](super::engine_set) to each depth up to [`CHIP_DEPTH`], as recorded.
pub fn recorded_chip_nodes() -> Vec<u64> {
    let lines = RECORDED.lines().filter(|line| !line.starts_with('#'));
    let count = |line: &str| line.split_once(' ')?.1.parse().ok();
    lines.filter_map(count).collect()
}

/// Returns the text of the recorded file with these counts.
pub fn record_chip(nodes: &[u64]) -> String {
    let mut text = "# Depth and nodes of `fpgambit bench engine --searcher chip`: a checksum of the rules of the chip's search. A change that\n\
         # moves it says why.\n\
         # Written by: fpgambit bench engine --searcher chip --record sim/data/chip-nodes.txt\n"
        .to_owned();
    for (depth, nodes) in nodes.iter().enumerate() {
        text.push_str(&format!("{depth} {nodes}\n"));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::figures::engine_set;

    #[test]
    fn chip_search_matches_the_record() {
        let searched = search_by_chip(&engine_set(), CHIP_DEPTH);
        let nodes: Vec<u64> = searched
            .iter()
            .map(|searched| searched.counts.nodes)
            .collect();
        assert_eq!(
            nodes,
            recorded_chip_nodes(),
            "the chip's search has changed; when that is meant: \
             fpgambit bench engine --searcher chip --record sim/data/chip-nodes.txt"
        );
        assert_eq!(record_chip(&nodes), RECORDED);
    }
}
