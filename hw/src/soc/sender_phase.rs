//! The sender's phases. A file of their own because the crate's `LogicState` writes the crate's `Bits`.

use rust_hdl::prelude::*;

/// What the sender is doing.
#[derive(Clone, Copy, Debug, PartialEq, LogicState)]
pub(super) enum Phase {
    /// Nothing.
    Idle,
    /// Takes the frame in.
    Filling,
    /// Adds its check.
    Checking,
    /// Writes the last code.
    Closing,
    /// Offers the zero before the frame.
    Opening,
    /// Offers a byte of it.
    Sending,
    /// Waits for the next.
    Fetching,
    /// Offers the zero behind the frame.
    Ending,
}
