//! The walk's phases.
//!
//! They have their own file because rust-hdl's `LogicState` names rust-hdl's `Bits`; other files import `crate::bits`.

use rust_hdl::prelude::*;

/// The state of the walk.
#[derive(Clone, Copy, Debug, PartialEq, LogicState)]
pub(super) enum Phase {
    /// Idle.
    Idle,
    /// Waits for the scan.
    Scanning,
    /// Waits for the next piece.
    Fetching,
    /// Stands on the piece's own square.
    Starting,
    /// Visits a square.
    Visiting,
    /// Has an en passant capture to probe.
    Trying,
    /// Probes the capture.
    Probing,
    /// Evaluates the probe.
    Judging,
    /// Emits a castling move.
    Castling,
    /// Waits until the stream is empty.
    Flushing,
}
