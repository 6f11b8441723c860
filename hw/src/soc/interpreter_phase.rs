//! The interpreter's phases. A file of their own because the crate's `LogicState` writes the crate's `Bits`.

use rust_hdl::prelude::*;

/// What the interpreter is doing.
#[derive(Clone, Copy, Debug, PartialEq, LogicState)]
pub(super) enum Phase {
    /// Waits for a frame.
    Idle,
    /// Compares its head.
    Heading,
    /// Compares its check with that of the request before.
    Tailing,
    /// Decides what to do with it.
    Deciding,
    /// Copies the head into the answer.
    Echoing,
    /// Notes the check.
    Adopting,
    /// Looks at a command.
    Fetching,
    /// Gathers what goes with it.
    Gathering,
    /// Has it done.
    Doing,
    /// Passes a unit's words on.
    Streaming,
    /// Adds what else there is to say.
    Reporting,
    /// Adds the status.
    Ending,
    /// Has the answer finished.
    Finishing,
    /// Waits until it is sent.
    Sending,
}
