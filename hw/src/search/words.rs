//! The meaning of the words of a result.

use crate::values::{bound, search_status};
use fpgambit_engine::search::Bound;
use fpgambit_engine::searcher::Status;
use fpgambit_engine::{Move, MoveWordError};

/// Returns the bound of a result's word.
pub fn bound_of(word: u32) -> Option<Bound> {
    match u64::from(word) {
        bound::EXACT => Some(Bound::Exact),
        bound::LOWER => Some(Bound::Lower),
        bound::UPPER => Some(Bound::Upper),
        _ => None,
    }
}

/// Returns the word of a bound.
pub fn bound_word(bound: Option<Bound>) -> u32 {
    let word = match bound {
        None => bound::NONE,
        Some(Bound::Exact) => bound::EXACT,
        Some(Bound::Lower) => bound::LOWER,
        Some(Bound::Upper) => bound::UPPER,
    };
    word as u32
}

/// Returns the status of a result's word.
pub fn status_of(word: u32) -> Status {
    match u64::from(word) {
        search_status::NODE_LIMIT => Status::NodeLimit,
        search_status::CANCELLED => Status::Cancelled,
        _ => Status::Done,
    }
}

/// Returns the word of a status.
pub fn status_word(status: Status) -> u32 {
    let word = match status {
        Status::Done => search_status::DONE,
        Status::NodeLimit => search_status::NODE_LIMIT,
        Status::Cancelled => search_status::CANCELLED,
    };
    word as u32
}

/// Returns the best move of a result; `None` for 0.
///
/// # Errors
/// If the word is not that of a move.
pub fn best_of(word: u16) -> Result<Option<Move>, MoveWordError> {
    match word {
        0 => Ok(None),
        word => Move::from_word(word).map(Some),
    }
}
