//! The walk's phases. A file of their own because the crate's `LogicState` writes the crate's `Bits`.

use rust_hdl::prelude::*;

/// What the walk is doing.
#[derive(Clone, Copy, Debug, PartialEq, LogicState)]
pub(super) enum Phase {
    /// Nothing.
    Idle,
    /// Takes moves back.
    Walking,
    /// Answers that there is nothing to take back.
    Declining,
    /// Waits until the answer has left.
    Flushing,
}
