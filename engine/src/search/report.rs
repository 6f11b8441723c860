//! What a search tells.

use std::time::Duration;

use super::score::Value;
use super::table::Bound;
use crate::Move;

/// What was counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Positions looked at.
    pub nodes: u64,
    /// Of these, the ones valued without a move being tried: ends of lines.
    pub terminal: u64,
    /// Draws by repetition seen.
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
    /// Plies searched, without extensions.
    pub depth: u32,
    /// The longest line looked at.
    pub deepest: u32,
    /// Which of the lines asked for, the best being 1.
    pub line: usize,
    /// The search has ended here, and plays this line's move: more than a bound on the way.
    pub is_last: bool,
    /// For the side to move.
    pub value: Value,
    /// Whether the value is exact, or a bound found on the way.
    pub bound: Bound,
    /// What was counted since the search began, by all threads.
    pub counts: Counts,
    /// Since the search began.
    pub time: Duration,
    /// How full the table is, in thousandths.
    pub table_permille: u32,
    /// The principal variation, the best move first.
    pub variation: Vec<Move>,
}

/// What a search came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The move to play; `None` when there is no legal one.
    pub best: Option<Move>,
    /// The reply expected.
    pub reply: Option<Move>,
    /// For the side to move.
    pub value: Value,
    /// What was counted.
    pub counts: Counts,
    /// The iterations finished, the shallowest first.
    pub iterations: Vec<IterationReport>,
    /// All lines of the last of them, the best first.
    pub lines: Vec<IterationReport>,
}

impl Outcome {
    /// This line is the one to play.
    pub(super) fn decide(&mut self, report: &IterationReport) {
        self.best = report.variation.first().copied().or(self.best);
        self.reply = report.variation.get(1).copied();
        self.value = report.value;
    }
}
