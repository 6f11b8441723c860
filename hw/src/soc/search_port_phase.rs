//! The search port's phases.
//!
//! They have their own file because rust-hdl's `LogicState` names rust-hdl's `Bits`; other files import `crate::bits`.

use rust_hdl::prelude::*;

/// The state of the search port.
#[derive(Clone, Copy, Debug, PartialEq, LogicState)]
pub(super) enum Phase {
    /// Waits for a command.
    Idle,
    /// Waits until all searches have ended, and removes their results; or, to take a result, waits for the next one.
    Stopping,
    /// Offers a move of the game.
    Playing,
    /// Offers a job that is to be the only one.
    Starting,
    /// Offers a job beside others.
    Adding,
}
