//! The walker's phases.
//!
//! They have their own file because rust-hdl's `LogicState` names rust-hdl's `Bits`; other files import `crate::bits`.

use rust_hdl::prelude::*;

/// The state of the walker.
#[derive(Clone, Copy, Debug, PartialEq, LogicState)]
pub(super) enum Phase {
    /// Idle.
    Idle,
    /// Issues the root.
    Entering,
    /// Waits until the moves of the position just entered are on the stack.
    Descending,
    /// Looks for the next row of moves of this level, or goes up.
    Looking,
    /// Waits for the row.
    Reading,
    /// Issues the row's moves.
    Picking,
    /// Waits until every issued position has been counted.
    Draining,
    /// Offers the sum.
    Reporting,
}
