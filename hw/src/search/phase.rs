//! The search's phases. A file of their own because the crate's `LogicState` writes the crate's `Bits`.

use rust_hdl::prelude::*;

/// What the search is doing.
#[derive(Clone, Copy, Debug, PartialEq, LogicState)]
pub(super) enum Phase {
    /// Nothing.
    Idle,
    /// Reads the root's board.
    Scanning,
    /// Makes a move.
    Making,
    /// Waits until a node's value, check and repetition are known.
    Arriving,
    /// Judges a node before its moves.
    Deciding,
    /// Passes.
    Passing,
    /// Waits for the generator to have the board.
    Loading,
    /// The generator walks.
    Walking,
    /// The last moves are put in order.
    Draining,
    /// Tries the next move.
    Trying,
    /// Has tried all that were kept: the generator walks again.
    Refilling,
    /// Leaves a node with its score.
    Leaving,
    /// Has a higher alpha, which makes more captures hopeless.
    Weighing,
    /// Has a score that reaches beta.
    Cutting,
    /// Offers the result.
    Answering,
}
