//! The searcher: a whole alpha-beta search in one circuit. It matches the engine's
//! [`searcher`](fpgambit_engine::searcher), whose rules are its specification, node for node.
//!
//! This is the compact build, one search. The fast build, the [`ring`], interleaves twenty-four searches on one
//! pipeline, and can have up to eight such cores.
//!
//! The unmodified [fast generator](crate::movegen::fast) finds the moves by Sandstroem's walk, and
//! [`Make`](crate::make::Make) makes them. The single counter detects repetitions: the [walk of the repetition
//! unit](crate::repetition::RepetitionWalk) runs on the search's own board.
//!
//! ```text
//!              .-----------------------------[ stack: 32 frames of block RAM ]<-----------------------.
//!              v                                                                                       |
//!  job --> [board] --> [Make] --> [BoardLoader] --> [FastMovegen] --> [MoveRanker] --> [MoveSorter] ---+--> next move
//!              |                        |                                 ^  ^                         |
//!              |                        '--> [SquareReader] --------------'  |                         |
//!              |                                 |  the piece there          | guarded?                |
//!              |--> [SquareLook] ----------------+---------------------------'                         |
//!              |        check?                   v                                                     v
//!              |                           [LineHistory] repeated? --------------------------> [SearchControl] --> result
//!              '--> [SquaresEvaluator] -------------------------- value ------------------------------^
//! ```
//!
//! # How it works
//!
//! **A child's window is its parent's, negated**, so the child evaluates the window step: a score not above its initial
//! alpha cuts the parent off, and any other score below its beta raises the parent's alpha. Each takes one comparison,
//! which is complete when the node ends.
//!
//! **No move list.** [`MoveSorter`] keeps the first [`SLOTS`] moves after the move tried last, in rank order. If more
//! moves remain after these, the generator runs again. This is rare: nine cutoffs in ten come from the first move.
//!
//! **Only changes are loaded.** [`BoardLoader`] keeps a copy of the generator's board and sends only the words that
//! differ: a move changes at most two ranks, and a sibling's board differs from the previous one in at most four. So
//! the generator usually starts four to six clocks after a load begins, instead of eleven.
//!
//! **Guarded captures** (rule 15) are dropped as they are generated: [`SquareLook`] tests one square per clock, and
//! tells whether the enemy attacks the destination. At the start of a node it tests whether the king is in check.
//!
//! **Four sums.** [`SquaresEvaluator`] adds up middlegame and endgame values and each side's phase. A move changes at
//! most four pieces, two per clock; the value is valid seven clocks after the move is chosen, while the generator's
//! board is being loaded. The sums go on the stack, so taking a move back costs nothing.
//!
//! # Blocks
//!
#![cfg_attr(doc, doc = include_str!("../../pictures/search-blocks.svg"))]
//!
//! # Ports
//!
//! All ports are synchronous to the rising edge of `clock`. They are the fields of [`Search`], numbered in
//! `Search::PINS`. The whole board is applied at once, so the unit is meant for use inside a larger design.
//!
//! # Clocks
//!
#![cfg_attr(doc, doc = include_str!("../../pictures/search-wave.svg"))]
//!
//! | clock | event in a node reached by a move |
//! |--:|---|
//! | 0 | the move is chosen; the parent node is pushed on the stack |
//! | 3 | `Make` outputs the board after the move |
//! | 4 | the first changed rank goes to the generator; the check test starts |
//! | 7 | value and check are known: the node ends, or |
//! | 10 | the generator starts, if four words had to be sent |
//! | 27 | its last word, a king move, at the earliest |
//! | 31 | its first move is chosen |
//!
//! A node that ends at once leaves in clock 8, and its parent's next move is chosen in clock 9, or in clock 11 after a
//! cutoff. The repetition test runs while the generator's board is loaded; the node waits if the test takes longer.
//! Before its first node, a job takes 88 clocks to read its board square by square.
//!
//! # Performance
//!
//! Over 50 positions of the bench set, 4 plies deep, a node takes 31.75 clocks. With the best of three placer seeds an
//! LFE5U-25F reaches 73.96 MHz, or 2.33 million nodes per second, as fast as one chip of Deep Blue. `fpgambit bench hw
//! --unit search` repeats both measurements; the [table](crate::export) lists them.
//!
//! | change | result |
//! |---|---|
//! | first version | 61.9 MHz with seed 1: the delta rule's sum and comparison preceded every step of the search |
//! | margins added to the window in advance; hopeless captures in a register saved on the stack; one more clock when alpha rises | 69.2 MHz |
//! | an extra clock before the generator runs again | 71.5 MHz: critical path from the evaluator's block RAM through two adders |
//! | registered block RAM outputs, one pipeline stage less after them | 69.7, 72.1 and 74.0 MHz with seeds 1 to 3 |

mod board_loader;
mod contract;
mod control;
mod driver;
mod line_history;
mod move_ranker;
mod move_sorter;
mod phase;
pub mod ring;
mod square_look;
mod square_reader;
mod squares_evaluator;
mod squares_table;
pub mod stimulus;
mod top;
pub mod vectors;
pub mod words;

pub use board_loader::BoardLoader;
pub use contract::{CORES_MAX, UNIT, larger, with_cores};
pub use control::SearchControl;
pub use driver::{Answered, JobSource, SearchDriver};
pub use line_history::LineHistory;
pub use move_ranker::MoveRanker;
pub use move_sorter::MoveSorter;
pub use square_look::SquareLook;
pub use square_reader::SquareReader;
pub use squares_evaluator::SquaresEvaluator;
pub use squares_table::SquareWords;
pub use top::{Search, SearchInputs, SearchOutputs};

/// Number of a node's moves that [`MoveSorter`] keeps; if the node has more, the generator runs again.
pub const SLOTS: usize = 4;
