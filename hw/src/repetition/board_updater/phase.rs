//! The board updater's phases.
//!
//! They have their own file because rust-hdl's `LogicState` names rust-hdl's `Bits`; other files import `crate::bits`.

use rust_hdl::prelude::*;

/// The state of the board updater.
#[derive(Clone, Copy, Debug, PartialEq, LogicState)]
pub(super) enum Phase {
    /// Idle.
    Idle,
    /// Puts the squares of a loaded rank on the board, one per clock.
    Loading,
    /// Reads the move's target square.
    Looking,
    /// Removes the piece.
    Lifting,
    /// Puts the piece down.
    Dropping,
    /// Removes the castling rook.
    RookLifting,
    /// Puts the castling rook down.
    RookDropping,
    /// Removes the pawn captured en passant, or puts it back.
    EnPassant,
    /// Waits until the history's newest moves have been read again.
    Settling,
}
