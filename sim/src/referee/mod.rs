//! The referee: any UCI program with `go perft N` held to a move generator.
//!
//! ```text
//! tasks --> [threads: program | generator] --> differences --> [descend | shrink] --> one move at one position, cause
//! ```
//!
//! Perft below each move must be the same. Where it is not, the difference is followed down, the program always being
//! told `position fen ROOT moves ...`, to one move that it gives wrongly or leaves out. Then moves before it and
//! pieces are taken away while the fault still shows for the same [`Cause`].

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
