//! The search port's phases. They have their own file because the crate's `LogicState` writes the crate's `Bits`.

use rust_hdl::prelude::*;

/// The state of the search port.
#[derive(Clone, Copy, Debug, PartialEq, LogicState)]
pub(super) enum Phase {
    /// Waits for a command.
    Idle,
    /// Waits until the running search has ended.
    Stopping,
    /// Offers a move of the game.
    Playing,
    /// Offers a job.
    Starting,
}
