//! The walk's phases.
//!
//! They have their own file because rust-hdl's `LogicState` names rust-hdl's `Bits`; other files import `crate::bits`.

use rust_hdl::prelude::*;

/// The state of the walk.
#[derive(Clone, Copy, Debug, PartialEq, LogicState)]
pub(super) enum Phase {
    /// Idle.
    Idle,
    /// Takes moves back.
    Walking,
    /// Answers a query with nothing to take back.
    Declining,
    /// Waits until the answer has left.
    Flushing,
}
