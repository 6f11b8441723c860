//! The walker's phases. A file of their own because the crate's `LogicState` writes the crate's `Bits`.

use rust_hdl::prelude::*;

/// What the walker is doing.
#[derive(Clone, Copy, Debug, PartialEq, LogicState)]
pub(super) enum Phase {
    /// Nothing.
    Idle,
    /// Sends the root in.
    Entering,
    /// Waits until the moves of the position gone to are on the stack.
    Descending,
    /// Looks for the next row of moves of this level, or goes up.
    Looking,
    /// Waits for the row.
    Reading,
    /// Takes its moves.
    Picking,
    /// Waits until all that was sent is counted.
    Draining,
    /// Offers the sum.
    Reporting,
}
