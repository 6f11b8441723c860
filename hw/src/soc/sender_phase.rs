//! The sender's phases.
//!
//! They have their own file because rust-hdl's `LogicState` names rust-hdl's `Bits`; other files import `crate::bits`.

use rust_hdl::prelude::*;

/// The state of the sender.
#[derive(Clone, Copy, Debug, PartialEq, LogicState)]
pub(super) enum Phase {
    /// Idle.
    Idle,
    /// Stores the frame.
    Filling,
    /// Appends its CRC.
    Checking,
    /// Writes the last code.
    Closing,
    /// Offers the zero before the frame.
    Opening,
    /// Offers a byte of the frame.
    Sending,
    /// Reads the next byte.
    Fetching,
    /// Offers the zero after the frame.
    Ending,
}
