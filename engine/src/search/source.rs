//! Where the search's moves come from.

use crate::{MoveList, Position};

/// Which moves a node wants.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// All legal moves.
    Legal,
    /// The legal captures, en passant captures and promotions.
    Captures,
}

/// Generates moves for the nodes of a search; software or a circuit.
///
/// The search puts the moves into an order of its own, so that the same tree is searched whoever
/// generates them.
pub trait MoveSource {
    /// The moves of the position, each once, in any order.
    fn moves(&mut self, position: &Position, wanted: Wanted) -> MoveList;
}

/// The engine's own generator, on bitboards.
#[derive(Clone, Copy, Debug, Default)]
pub struct Bitboards;

impl MoveSource for Bitboards {
    #[inline]
    fn moves(&mut self, position: &Position, wanted: Wanted) -> MoveList {
        match wanted {
            Wanted::Legal => position.legal_moves(),
            Wanted::Captures => position.captures(),
        }
    }
}

impl<S: MoveSource + ?Sized> MoveSource for Box<S> {
    fn moves(&mut self, position: &Position, wanted: Wanted) -> MoveList {
        (**self).moves(position, wanted)
    }
}
