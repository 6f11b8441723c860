//! The annex' phases. A file of their own because the crate's `LogicState` writes the crate's `Bits`.

use rust_hdl::prelude::*;

/// What the annex is doing.
#[derive(Clone, Copy, Debug, PartialEq, LogicState)]
pub(super) enum Phase {
    /// Nothing that a command waits for.
    Idle,
    /// Waits for the board after a move.
    Making,
    /// Gives it to the generator, word by word.
    Reloading,
    /// Gives the board to the attack unit.
    Boarding,
    /// Puts the query to it.
    Asking,
    /// Gives the job to the perft unit.
    Hiring,
    /// Waits for the tablebase's answer.
    Looking,
}
