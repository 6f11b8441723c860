//! The search port's phases.
//!
//! They have their own file because rust-hdl's `LogicState` names rust-hdl's `Bits`; other files import `crate::bits`.

use rust_hdl::prelude::*;

/// The state of the search port.
#[derive(Clone, Copy, Debug, PartialEq, LogicState)]
pub(super) enum Phase {
    /// Waits for a command.
    Idle,
    /// Cancels all searches, and waits until all have ended and their results are removed; for a cancel command, only
    /// until a result is offered, which stays.
    Stopping,
    /// Offers a move of the game.
    Playing,
    /// Offers a job that is to be the only one.
    Starting,
    /// Offers a job beside others.
    Adding,
}
