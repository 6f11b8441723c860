//! The chain updater's phases. A file of their own because the crate's `LogicState` writes the crate's `Bits`.

use rust_hdl::prelude::*;

/// What the chain updater is doing.
#[derive(Clone, Copy, Debug, PartialEq, LogicState)]
pub(super) enum Phase {
    /// Nothing.
    Idle,
    /// Looks at the chains, one a clock, and closes up over those it takes out.
    Scanning,
    /// Puts what became of the move and the chains taken out at the end of the list.
    Linking,
    /// The printed form only: puts a second chain there.
    Returning,
    /// Judges what is left open.
    Judging,
    /// Answers that there is nothing to take back.
    Declining,
    /// Waits until the answer has left.
    Flushing,
}
