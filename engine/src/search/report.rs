//! The results that a search reports.

use std::time::Duration;

use super::score::Value;
use super::table::Bound;
use crate::Move;

/// Counts of a search.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Positions searched.
    pub nodes: u64,
    /// Positions evaluated without trying a move: ends of lines.
    pub terminal: u64,
    /// Draws by repetition found.
    pub repetitions: u64,
}

impl std::ops::AddAssign for Counts {
    fn add_assign(&mut self, other: Counts) {
        self.nodes += other.nodes;
        self.terminal += other.terminal;
        self.repetitions += other.repetitions;
    }
}

/// An iteration's result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IterationReport {
    /// Depth in plies, without extensions.
    pub depth: u32,
    /// The length of the longest line searched, in plies.
    pub deepest: u32,
    /// The number of this line among the requested lines; the best is 1.
    pub line: usize,
    /// Whether the search has ended with this report and plays this line's move; reports of bounds come earlier.
    pub is_last: bool,
    /// The value for the side to move.
    pub value: Value,
    /// Whether the value is exact or only a bound.
    pub bound: Bound,
    /// Counts of all threads since the search began.
    pub counts: Counts,
    /// Time since the search began.
    pub time: Duration,
    /// How full the table is, in thousandths.
    pub table_permille: u32,
    /// The principal variation, the best move first.
    pub variation: Vec<Move>,
}

/// The outcome of a search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The move to play; `None` if there is no legal move.
    pub best: Option<Move>,
    /// The expected reply.
    pub reply: Option<Move>,
    /// The value for the side to move.
    pub value: Value,
    /// The counts.
    pub counts: Counts,
    /// The completed iterations, the shallowest first.
    pub iterations: Vec<IterationReport>,
    /// All lines of the last iteration, the best first.
    pub lines: Vec<IterationReport>,
}

impl Outcome {
    /// Makes this line the one to play.
    pub(super) fn decide(&mut self, report: &IterationReport) {
        self.best = report.variation.first().copied().or(self.best);
        self.reply = report.variation.get(1).copied();
        self.value = report.value;
    }
}
