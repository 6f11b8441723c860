//! The values of the evaluator: what can be asked of it.

use super::{MoveKind, PieceType, Record, Value};

values! {
    /// Kinds of request of the evaluator.
    ask: 2 {
        /// Make a move.
        MOVE = 0,
        /// Take the last one back.
        UNDO = 1,
        /// Load a board.
        LOAD = 2,
        /// Pass: the other side is to move.
        PASS = 3,
    }
}
