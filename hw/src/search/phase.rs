//! The search's phases.
//!
//! They have their own file because rust-hdl's `LogicState` names rust-hdl's `Bits`; other files import `crate::bits`.

use rust_hdl::prelude::*;

/// The state of the search.
#[derive(Clone, Copy, Debug, PartialEq, LogicState)]
pub(super) enum Phase {
    /// Idle.
    Idle,
    /// Reads the root's board.
    Scanning,
    /// Makes a move.
    Making,
    /// Waits for a node's value, check and repetition test.
    Arriving,
    /// Applies the rules that come before a node's moves.
    Deciding,
    /// Passes instead of moving.
    Passing,
    /// Waits until the generator has the board.
    Loading,
    /// The generator is running.
    Walking,
    /// Sorts the last moves.
    Draining,
    /// Tries the next move.
    Trying,
    /// Has tried all kept moves; the generator runs again.
    Refilling,
    /// Leaves a node, with its score.
    Leaving,
    /// Has raised alpha, which may make more captures hopeless.
    Weighing,
    /// Cuts off a node, whose score is then beta.
    Cutting,
    /// Offers the result.
    Answering,
}
