//! The array's phases.
//!
//! They have their own file because rust-hdl's `LogicState` names rust-hdl's `Bits`; other files import `crate::bits`.

use rust_hdl::prelude::*;

/// The state of the array.
#[derive(Clone, Copy, Debug, PartialEq, LogicState)]
pub(super) enum Phase {
    /// Idle.
    Idle,
    /// Starts its cores.
    Starting,
    /// Waits for a sum from a core and selects that core.
    Waiting,
    /// Accepts the sum of the selected core.
    Accepting,
    /// Adds the sum's low half.
    Adding,
    /// Adds the sum's high half.
    Carrying,
    /// Offers the node count below a move.
    Dividing,
    /// Offers the sum over all cores.
    Ending,
}
