//! The referee: checks any UCI program with `go perft N` against a move generator.
//!
//! ```text
//! tasks --> [threads: program | generator] --> differences --> [descend | shrink] --> one move at one position, cause
//! ```
//!
//! The perft counts below each move must match. A difference is traced down, with `position fen ROOT moves ...`, to a
//! single wrong or missing move. Then preceding moves and pieces are removed as long as the fault persists with the
//! same
//! [`Cause`].

mod answer;
mod cause;
mod judge;
mod program;
mod run;

pub use answer::{Divide, ask};
pub use cause::Cause;
pub use judge::{Fault, FaultKind, Judge, JudgeError, has_a_games_pieces};
pub use program::{LastWords, Program, ProgramError, ProgramFault};
pub use run::{Finding, JudgeOpener, Trial, Verdict, judge};
