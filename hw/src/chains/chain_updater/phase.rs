//! The chain updater's phases.
//!
//! They have their own file because rust-hdl's `LogicState` names rust-hdl's `Bits`; other files import `crate::bits`.

use rust_hdl::prelude::*;

/// The state of the chain updater.
#[derive(Clone, Copy, Debug, PartialEq, LogicState)]
pub(super) enum Phase {
    /// Idle.
    Idle,
    /// Reads the chains, one per clock, and closes the gaps left by the chains it removes.
    Scanning,
    /// Appends the chain formed from the move and the removed chains to the list.
    Linking,
    /// Printed form only: appends a second chain.
    Returning,
    /// Evaluates the list of open chains.
    Judging,
    /// Answers a query with nothing to take back.
    Declining,
    /// Waits until the answer has left.
    Flushing,
}
