//! Co-verification: compares a move generator with the engine's two generators on many positions.
//!
//! Each position is loaded once, and its moves are generated in four modes ([`Mode::ALL`](fpgambit_engine::Mode::ALL)).
//! The generator must output the same set of moves as the bitboard generator: no move missing, extra or duplicate. The
//! naive generator, which shares no code with either, must agree with the bitboards. Move and perft counts in a file
//! are compared too. For generators that process many positions at once, only every 256th position is compared move by
//! move; for the others, the number of moves and a sum of hashes are compared.
//!
//! ```text
//! tasks --> [threads: generator | bitboards | naive] --> differences --> [shrink] --> report, VCD
//! ```
//!
//! Repetition units ([`check_games`]) are queried at every ply of games and compared with the engine's oracle.
//!
//! Before a difference is reported, it is shrunk to a small position that still shows it.

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
