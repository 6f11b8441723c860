//! The search port's phases. A file of their own because the crate's `LogicState` writes the crate's `Bits`.

use rust_hdl::prelude::*;

/// What the search port is doing.
#[derive(Clone, Copy, Debug, PartialEq, LogicState)]
pub(super) enum Phase {
    /// Waits for a command.
    Idle,
    /// Waits until the search under way has ended.
    Stopping,
    /// Offers a move of the game.
    Playing,
    /// Offers a job.
    Starting,
}
