//! The phases of the additional units.
//!
//! They have their own file because rust-hdl's `LogicState` names rust-hdl's `Bits`; other files import `crate::bits`.

use rust_hdl::prelude::*;

/// The state of the additional units.
#[derive(Clone, Copy, Debug, PartialEq, LogicState)]
pub(super) enum Phase {
    /// Waits for a command; a perft count may be in progress.
    Idle,
    /// Waits for the board after a move.
    Making,
    /// Sends that board to the generator, word by word.
    Reloading,
    /// Sends the board to the attack unit.
    Boarding,
    /// Sends the query to the attack unit.
    Asking,
    /// Sends the job to the perft unit.
    Hiring,
    /// Waits for the tablebase's answer.
    Looking,
}
