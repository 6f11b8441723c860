//! The walk's phases. A file of their own because the crate's `LogicState` writes the crate's `Bits`.

use rust_hdl::prelude::*;

/// What the walk is doing.
#[derive(Clone, Copy, Debug, PartialEq, LogicState)]
pub(super) enum Phase {
    /// Nothing.
    Idle,
    /// Waits for the scan.
    Scanning,
    /// Waits for the next piece.
    Fetching,
    /// Stands on the piece's own square.
    Starting,
    /// Visits a square.
    Visiting,
    /// Has an en passant capture to try.
    Trying,
    /// Tries it.
    Probing,
    /// Has tried it.
    Judging,
    /// Emits a castling move.
    Castling,
    /// Waits until the stream is empty.
    Flushing,
}
