//! The chain unit: AXON's procedure PERPETUAL as a circuit, to be compared with the [single
//! counter](crate::repetition).
//!
//! Push moves; a query retracts them virtually, one by one, and keeps a list of chains. A chain holds the squares of a
//! moved piece in the position reached so far and in the examined position (Vučković and Vidanović 2007, section 5).
//! When the list is empty and the same side is to move, the position is repeated. No board is needed.
//!
//! ```text
//! push, pop --> [RequestArbiter] --> [RecordPacker] --> [history] -- a move --> [ChainUpdater] --> [AnswerStream] --> answer
//! and query                                                 ^                    |    ^
//!                                                   [HistoryPointers] -----------'    | one chain per clock
//!                                                                                   [list]
//! ```
//!
//! # Two forms
//!
//! [`Chains::default`] is the completed form, which joins chains of identical pieces end to end. It is exact, its list
//! of 32 entries has room for every piece that is not a pawn, and it always has as many chains as the single counter
//! counts. [`Chains::printed`] is the form in the paper, with its list of 16 entries. It never reports a false
//! repetition, but it misses repetitions in which three identical pieces rotate or more than 16 pieces have moved, and
//! those beyond a position with the same board and the other side to move. [`ChainUpdater`] implements both sets of
//! rules. The export is the completed form.
//!
//! # Blocks
//!
#![cfg_attr(doc, doc = include_str!("../../pictures/chains-blocks.svg"))]
//!
//! # Ports
//!
//! This unit has the ports of the [repetition unit](crate::repetition#ports), so that either unit can replace the
//! other. This unit ignores `load_address` and `load_word` (a load only starts a new history), `push_promotion`, and
//! `query_mode` \[2:1\]: it names no repeating moves, and has no early stop, as the paper has none. `steps` counts
//! moves. An answer is always one word; its \[15\] is set if the walk ended before the oldest reversible move, at the
//! nearest repetition or, in the printed form, where it gives up.
//!
//! # Latency
//!
//! | clocks | |
//! |---|---|
//! | 1 | a load |
//! | 2 | a push or pop |
//! | 2 | a query, plus 1 if there are fewer than four reversible plies, otherwise plus the following |
//! | 3 + k | each move retracted with k chains open; 1 more in the printed form if two chains are written back |
//!
//! The paper gives V = 24 k n for n moves and k pieces. The circuit examines one chain per clock, so its running time
//! is also proportional to k n, whereas the single counter needs n / 2 whatever has moved: see the
//! [comparison](crate::repetition#comparison-with-the-chains).
//!
//! # Example: retracting a move with two chains open
//!
#![cfg_attr(doc, doc = include_str!("../../pictures/chains-wave.svg"))]
//!
//! # The end of the history
//!
//! As in the [repetition unit](crate::repetition#the-end-of-the-history): the last 510 moves are kept.
mod chain_updater;
mod contract;
mod record_packer;
mod top;
pub mod vectors;

pub use chain_updater::ChainUpdater;
pub use contract::UNIT;
pub use record_packer::RecordPacker;
pub use top::Chains;
