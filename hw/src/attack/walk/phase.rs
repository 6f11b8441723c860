//! The walk's phases.
//!
//! They have their own file because rust-hdl's `LogicState` names rust-hdl's `Bits`; other files import `crate::bits`.

use rust_hdl::prelude::*;

/// The state of the walk.
#[derive(Clone, Copy, Debug, PartialEq, LogicState)]
pub(super) enum Phase {
    /// Idle.
    Idle,
    /// Looks up the piece of the query.
    Looking,
    /// Clears the map, which a reset has left half written.
    Sweeping,
    /// Waits for the next piece.
    Fetching,
    /// The outer walk.
    Walking,
    /// The outer walk, behind the first enemy on a ray.
    Behind,
    /// The inner walk of a queen.
    Lines,
    /// The inner walk of a knight.
    Jumps,
    /// Outputs the map.
    Reporting,
    /// Outputs the summary.
    Answering,
    /// Waits until the stream is empty.
    Flushing,
}
