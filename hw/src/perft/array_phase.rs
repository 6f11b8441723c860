//! The array's phases. A file of their own because the crate's `LogicState` writes the crate's `Bits`.

use rust_hdl::prelude::*;

/// What the array is doing.
#[derive(Clone, Copy, Debug, PartialEq, LogicState)]
pub(super) enum Phase {
    /// Nothing.
    Idle,
    /// Starts its cores.
    Starting,
    /// Waits for a sum from a core, and selects the core.
    Waiting,
    /// Accepts the sum of the selected core.
    Accepting,
    /// Adds its low half.
    Adding,
    /// Adds its high half.
    Carrying,
    /// Offers the sum below a move.
    Dividing,
    /// Offers the sum of all cores.
    Ending,
}
