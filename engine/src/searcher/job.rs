//! What goes into a search, and what comes out.

use super::rules::{DEPTH_MAX, NODES_MAX, WINDOW_MAX};
use crate::search::{Bound, Value};
use crate::{Move, Position};

/// A position to search. The game before it is told by [`Searcher::push`](super::Searcher::push).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Job {
    /// Anything; comes back with the answer.
    pub tag: u32,
    /// The root. Of ordinary chess.
    pub position: Position,
    /// Plies, from 0 (only the quiescence search) to [`DEPTH_MAX`].
    pub depth: u8,
    /// The score is wanted exactly only above this, from -[`WINDOW_MAX`],
    pub alpha: i16,
    /// and below this, to [`WINDOW_MAX`].
    pub beta: i16,
    /// The root's move to try first. One that is none of the root's legal moves is as none.
    pub first: Option<Move>,
    /// The search ends before the node after so many; 0: no limit. At most [`NODES_MAX`].
    pub nodes: u64,
}

impl Job {
    /// A search of so many plies with the widest window and no limit.
    pub fn new(position: Position, depth: u8) -> Job {
        Job {
            tag: 0,
            position,
            depth,
            alpha: -WINDOW_MAX,
            beta: WINDOW_MAX,
            first: None,
            nodes: 0,
        }
    }

    /// Whether it can be done.
    ///
    /// # Errors
    /// What is wrong with it, first depth, then window, node limit and position.
    pub fn check(&self) -> Result<(), JobError> {
        let Job {
            depth,
            alpha,
            beta,
            nodes,
            ..
        } = *self;
        if depth > DEPTH_MAX {
            return Err(JobError::Depth { depth });
        }
        if alpha >= beta || alpha < -WINDOW_MAX {
            return Err(JobError::Window { alpha, beta });
        }
        if nodes > NODES_MAX {
            return Err(JobError::Nodes { nodes });
        }
        match self.position.is_chess960() {
            true => Err(JobError::Chess960),
            false => Ok(()),
        }
    }
}

/// A job that cannot be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum JobError {
    /// Too deep.
    #[error("depth {depth}: expected 0 to {DEPTH_MAX}")]
    Depth {
        /// The plies.
        depth: u8,
    },
    /// No window.
    #[error(
        "window {alpha} to {beta}: expected alpha below beta, from -{WINDOW_MAX} to {WINDOW_MAX}"
    )]
    Window {
        /// Alpha.
        alpha: i16,
        /// Beta.
        beta: i16,
    },
    /// Too many nodes.
    #[error("node limit {nodes}: expected 0 (none) to {NODES_MAX}")]
    Nodes {
        /// The limit.
        nodes: u64,
    },
    /// Not ordinary chess.
    #[error("a Chess960 position: expected standard chess")]
    Chess960,
}

/// Why a search ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// It was done.
    Done,
    /// The node limit.
    NodeLimit,
    /// It was cancelled.
    Cancelled,
}

/// What a search came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The job's.
    pub tag: u32,
    /// For the side to move, between the job's alpha and beta, both included; mates as rule 1 has them.
    pub score: i16,
    /// What the score says of the root's: exactly it, no more than it (lower), no less (upper); `None` when a search that
    /// was broken off knows nothing yet.
    pub bound: Option<Bound>,
    /// The move that last raised alpha, or that reached beta. None when no move did, or there is none.
    pub best: Option<Move>,
    /// Nodes entered, the root included.
    pub nodes: u64,
    /// Why it ended.
    pub status: Status,
}

impl Answer {
    /// The score as people want it.
    pub fn value(&self) -> Value {
        Value::of(i32::from(self.score))
    }
}
