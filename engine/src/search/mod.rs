//! The search: finds the best move and its score.
//!
//! # Methods
//!
//! - iterative deepening with a window around the last score, principal variation search;
//! - a transposition table, shared by the threads ([`Table`]);
//! - quiescence search at the leaves: captures, promotions and first quiet checks; all moves when in check;
//! - null move, late move reductions, and pruning of hopeless moves by count, history, evaluation or exchange (checks
//!   by exchange only);
//! - queen against rook, and queen, rook or pawn against the bare king, come from [`endgame`](crate::endgame) if the
//!   root has few pieces;
//! - checks and singular moves are extended by a ply;
//! - move order: table move, winning captures, killers, histories, losing captures;
//! - the evaluation is corrected by the results of searches of positions with the same pawns; the correction, the
//!   histories and the table outlive a search.
//!
//! A [`Detector`](crate::repetition::Detector) detects repetitions and a [`MoveSource`] generates moves: both can be
//! circuits. With one thread, the same position, limits and options give the same tree for all of them.
//!
//! ```
//! use fpgambit_engine::Position;
//! use fpgambit_engine::repetition::Counter;
//! use fpgambit_engine::search::{Bitboards, Limits, Table, Task, Value};
//!
//! let position: Position = "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1".parse().unwrap();
//! let table = Table::new(1).unwrap();
//! let task = Task::new(&position, Limits::depth(4), &table);
//! let outcome = task.run(Bitboards, Counter::default(), |_| {});
//! assert_eq!(outcome.best.unwrap().to_string(), "a1a8");
//! assert_eq!(outcome.value, Value::Mate(1));
//! ```
//!
//! # Sources
//!
//! T. A. Marsland, *A Review of Game-Tree Pruning* (ICCA Journal 9, 1986) for principal variation
//! search; C. Donninger, *Null Move and Deep Search* (ICCA Journal 16, 1993); J. Schaeffer, *The History
//! Heuristic* (ICCA Journal 6, 1983); the project's 2007 paper for the kinds of repetition.

mod alphabeta;
mod candidates;
mod checks;
mod deepen;
mod evaluator;
mod history;
mod keys;
mod limits;
mod line;
mod node;
mod options;
mod pick;
mod quiesce;
mod reductions;
mod repeats;
mod report;
mod score;
mod searcher;
pub mod see;
mod signals;
mod source;
mod steady;
mod table;
mod task;
mod threads;

pub use evaluator::Evaluation;
pub use limits::Limits;
pub use options::{OnceInGame, Options};
pub use repeats::Blind;
pub use report::{Counts, IterationReport, Outcome};
pub use score::{MATE, Value};
pub use signals::{Current, Signals};
pub use source::{Bitboards, MoveSource, Wanted};
pub use table::{Bound, Entry, Table};
pub use task::Task;

#[cfg(test)]
mod ends;
#[cfg(test)]
mod tests;
