//! The walk's phases. A file of their own because the crate's `LogicState` writes the crate's `Bits`.

use rust_hdl::prelude::*;

/// What the walk is doing.
#[derive(Clone, Copy, Debug, PartialEq, LogicState)]
pub(super) enum Phase {
    /// Nothing.
    Idle,
    /// Looks at the piece that was asked about.
    Looking,
    /// Clears the map that a reset left half written.
    Sweeping,
    /// Waits for the next piece.
    Fetching,
    /// The outer walk.
    Walking,
    /// The outer walk, behind an enemy on the same ray.
    Behind,
    /// The inner walk of a queen.
    Lines,
    /// The inner walk of a knight.
    Jumps,
    /// Reads the map out.
    Reporting,
    /// Gives the summary.
    Answering,
    /// Waits until the stream is empty.
    Flushing,
}
