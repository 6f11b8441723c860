//! The board updater's phases. A file of their own because the crate's `LogicState` writes the crate's `Bits`.

use rust_hdl::prelude::*;

/// What the board updater is doing.
#[derive(Clone, Copy, Debug, PartialEq, LogicState)]
pub(super) enum Phase {
    /// Nothing.
    Idle,
    /// Puts the squares of a loaded rank on the board, one a clock.
    Loading,
    /// Looks at what stands where the piece goes.
    Looking,
    /// Takes the piece off.
    Lifting,
    /// Puts it down.
    Dropping,
    /// Takes the castling rook off.
    RookLifting,
    /// Puts it down.
    RookDropping,
    /// Takes the pawn captured en passant off, or puts it back.
    EnPassant,
    /// Waits until the history's newest moves have been read again.
    Settling,
}
