//! The searcher: a whole alpha-beta search in one circuit, node for node that of the engine's
//! [`searcher`](fpgambit_engine::searcher), whose rules are its specification.
//!
//! Moves come from Sandstroem's walk, the [fast generator](crate::movegen::fast) as it is; boards from
//! [`Make`](crate::make::Make); repetitions are found by the single counter, with the [walk of the repetition
//! unit](crate::repetition::RepetitionWalk) on the search's own board.
//!
//! ```text
//!              .-----------------------------[ stack: 32 frames of block RAM ]<-----------------------.
//!              v                                                                                       |
//!  job --> [board] --> [Make] --> [BoardLoader] --> [FastMovegen] --> [MoveRanker] --> [MoveSorter] ---+--> next move
//!              |                        |                                 ^  ^                         |
//!              |                        '--> [SquareReader] --------------'  |                         |
//!              |                                 |  who stands there         | guarded?                |
//!              |--> [SquareLook] ----------------+---------------------------'                         |
//!              |        check?                   v                                                     v
//!              |                           [LineHistory] repeated? --------------------------> [SearchControl] --> result
//!              '--> [SquaresEvaluator] -------------------------- value ------------------------------^
//! ```
//!
//! # How it goes
//!
//! **A child's window is its parent's turned round**, so the window step is judged in the child: a score not above its first
//! alpha cuts the parent off, one below its beta raises the parent's alpha. Each is one comparison, and known when the node is
//! left.
//!
//! **No list of moves.** [`MoveSorter`] keeps the first [`SLOTS`] moves, in the order of their ranks, of those that come after the one
//! tried last. When these have been tried and there are more, the generator walks again. Nine cutoffs in ten come from the first
//! move, so that this is seldom.
//!
//! **Only what has changed is loaded.** [`BoardLoader`] remembers what the generator holds: a move changes two ranks, a
//! sibling's board differs from its elder's in three or four. So a board is there in four to six clocks instead of eleven.
//!
//! **Guarded captures** (rule 15) are left out as they are generated: [`SquareLook`] asks of each square gone to whether the
//! enemy attacks it, a square a clock. The same block says at a node's beginning whether its king is in check.
//!
//! **Two sums.** [`SquaresEvaluator`] changes the sums by two men a clock; the value follows four clocks later, while the
//! generator's board is being loaded. The sums go on the stack, so that taking a move back costs nothing.
//!
//! # Blocks
//!
#![cfg_attr(doc, doc = include_str!("../../pictures/search-blocks.svg"))]
//!
//! # Ports
//!
//! All are synchronous to the rising edge of `clock`. Those of [`Search`]; their numbers are in `Search::PINS`. A board goes in
//! whole: the unit stands inside a design.
//!
//! # Clocks
//!
#![cfg_attr(doc, doc = include_str!("../../pictures/search-wave.svg"))]
//!
//! | clock | of a node that a move leads to |
//! |--:|---|
//! | 0 | the move is chosen; the node it comes from goes on the stack |
//! | 3 | `Make` has the board after it |
//! | 4 | the first changed rank goes to the generator; the king is looked at |
//! | 7 | value and check are known: the node ends, or |
//! | 10 | the generator starts, when four words had to be sent |
//! | 27 | its last word at the earliest, which is the king's |
//! | 31 | its first move is chosen |
//!
//! A node that ends leaves in clock 8, and its parent's next move is chosen in clock 9; behind a cutoff it takes two clocks more.
//! A repetition is looked for while the generator's board is loaded, and keeps the node waiting if it takes longer.
//! A job takes 88 clocks before its first node, in which its board is read square by square.
//!
//! # What it comes to
//!
//! Over 50 positions of the bench set, 4 plies deep, a node takes 31.75 clocks. With the best of three placer seeds an LFE5U-25F
//! reaches 73.96 MHz, 2.33 million nodes a second: what one chip of Deep Blue did. `fpgambit bench hw --unit search` measures
//! both again, and the [table](crate::export) has them.
//!
//! | attempt | gave |
//! |---|---|
//! | as first built | 61.9 MHz with seed 1: the delta rule's sum and comparison stood before every step of the search |
//! | margins added to the window beforehand; which captures are hopeless, in a register that goes on the stack; a clock more where alpha rises | 69.2 MHz |
//! | a clock of its own before the generator walks again | 71.5 MHz: from the evaluator's block RAM through two adders |
//! | the words of block RAM in registers, one stage less behind them | 69.7, 72.1 and 74.0 MHz with seeds 1 to 3 |

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
pub use contract::UNIT;
pub use control::SearchControl;
pub use driver::{Answered, SearchDriver};
pub use line_history::LineHistory;
pub use move_ranker::MoveRanker;
pub use move_sorter::MoveSorter;
pub use square_look::SquareLook;
pub use square_reader::SquareReader;
pub use squares_evaluator::SquaresEvaluator;
pub use squares_table::SquareWords;
pub use top::{Search, SearchInputs, SearchOutputs};

/// Moves of a node that are kept in order; for more the generator walks again.
pub const SLOTS: usize = 4;
