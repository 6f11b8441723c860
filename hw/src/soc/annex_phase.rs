//! The phases of the additional units. They have their own file because the crate's `LogicState` writes the crate's
//! `Bits`.

use rust_hdl::prelude::*;

/// The state of the additional units.
#[derive(Clone, Copy, Debug, PartialEq, LogicState)]
pub(super) enum Phase {
    /// Idle, as far as commands are concerned.
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
