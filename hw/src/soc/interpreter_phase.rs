//! The interpreter's phases.
//!
//! They have their own file because rust-hdl's `LogicState` names rust-hdl's `Bits`; other files import `crate::bits`.

use rust_hdl::prelude::*;

/// The state of the interpreter.
#[derive(Clone, Copy, Debug, PartialEq, LogicState)]
pub(super) enum Phase {
    /// Waits for a frame.
    Idle,
    /// Compares the header.
    Heading,
    /// Compares the CRC with that of the previous request.
    Tailing,
    /// Decides how to respond.
    Deciding,
    /// Copies the header to the response.
    Echoing,
    /// Stores the CRC.
    Adopting,
    /// Reads a command.
    Fetching,
    /// Reads the command's arguments.
    Gathering,
    /// Executes the command.
    Doing,
    /// Passes on a unit's words.
    Streaming,
    /// Appends the result words.
    Reporting,
    /// Appends the status.
    Ending,
    /// Ends the response.
    Finishing,
    /// Waits until the response has been sent.
    Sending,
}
