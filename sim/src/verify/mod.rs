//! Co-verification: a move generator against the engine's two, over many positions.
//!
//! Each position is loaded once and generated in four modes ([`Mode::ALL`](fpgambit_engine::Mode::ALL)). What comes
//! out must be, as a set, what the bitboard generator gives: every move it has, none it has not, none twice. The
//! naive generator, which shares no code with either, must agree with the bitboards. Where a file counts moves or
//! perft nodes, those are compared too. A generator that takes many positions at once is held to the bitboards by sums over
//! its moves, and every 256th position by lists.
//!
//! ```text
//! tasks --> [threads: generator | bitboards | naive] --> differences --> [shrink] --> report, VCD
//! ```
//!
//! Repetition units ([`check_games`]) are asked at every ply of games and compared with the engine's oracle.
//!
//! A difference is shrunk to a small position that still shows it before it is reported.

mod check;
mod games;
mod report;
mod run;
mod shrink;
mod tally;
mod task;

pub use check::{Cause, Difference, ModeTotals, Wanted, check};
pub use games::{GameDifference, GameFailure, GameTask, GamesOutcome, UNITS, check_games};
pub use report::{FailureReport, VCD_SOURCE_NOTE, write_report};
pub use run::{Failure, GroupTotals, Opener, Outcome, Plan, Pool, run};
pub use shrink::{first_difference_below, shrink};
pub use task::{
    Count, Expectation, Origin, STANDARD_INPUT, Task, TaskError, epd_task, epd_tasks, random_tasks,
    suite_tasks,
};
