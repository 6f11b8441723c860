//! The sources of the search's moves.

use crate::{MoveList, Position};

/// The moves that a node wants.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// All legal moves.
    Legal,
    /// The legal captures, en passant captures and promotions.
    Captures,
}

/// Generates moves for the nodes of a search, in software or in a circuit.
///
/// The search orders the moves itself, so the tree is the same for every generator.
pub trait MoveSource {
    /// Returns the moves of the position, each once, in any order.
    fn moves(&mut self, position: &Position, wanted: Wanted) -> MoveList;
}

/// The engine's own bitboard generator.
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
