//! The chain unit: AXON's procedure PERPETUAL as a circuit, to be compared with the [single counter](crate::repetition).
//!
//! Moves go in; a query takes them back in thought, one by one, and keeps a list of chains: a piece that has moved,
//! where it stood in the position reached, and where it stands in the examined one (Vučković and Vidanović 2007, section
//! 5). When the list is empty and the same side is to move, the position is repeated. No board is needed.
//!
//! ```text
//! push, pop --> [RequestArbiter] --> [RecordPacker] --> [history] -- a move --> [ChainUpdater] --> [AnswerStream] --> answer
//! and query                                                 ^                    |    ^
//!                                                   [HistoryPointers] -----------'    | a chain a clock
//!                                                                                   [list]
//! ```
//!
//! # Two forms
//!
//! [`Chains::default`] is the completed form, which joins chains of like pieces end to end: it is exact, its list of 32
//! entries has room for every piece that is not a pawn, and its chains are at any time as many as the single counter
//! counts. [`Chains::printed`] is the form of the paper, with its list of 16 entries. It gives no false alarm but misses
//! three like pieces that rotate, what more than 16 pieces have moved for, and what lies beyond a position with the same
//! board and the other side to move. [`ChainUpdater`] has both sets of rules. The export is the completed form.
//!
//! # Blocks
//!
#![cfg_attr(doc, doc = include_str!("../../pictures/chains-blocks.svg"))]
//!
//! # Ports
//!
//! Those of the [repetition unit](crate::repetition#ports), so that either can stand in the other's place. Of no use here
//! are `load_address` and `load_word` (a load does nothing but begin a new history), `push_promotion`, and
//! `query_mode` \[2:1\]: no moves that repeat are named, and there is no early stop, as the paper knows none. `steps`
//! counts moves. An answer is always one word; its \[15\] is set when a walk ended before the last reversible move, at the
//! nearest repetition or, in the printed form, where it gives up.
//!
//! # Latency
//!
//! | clocks | |
//! |---|---|
//! | 1 | a load |
//! | 2 | a push or pop |
//! | 2 | a query, and 1 more when there are fewer than four reversible plies; else besides |
//! | 3 + k | each move that is taken back with k chains open; 1 more in the printed form when two chains are put back |
//!
//! The paper gives V = 24 k n for n moves and k pieces; the circuit looks at a chain a clock, so that k n is its running
//! time too, where the single counter needs n / 2 whatever has moved: both [side by
//! side](crate::repetition#beside-the-chains).
//!
//! # A move is taken back with two chains open
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
