//! The input of a search, and its answer.

use super::rules::{DEPTH_MAX, NODES_MAX, WINDOW_MAX};
use crate::search::{Bound, Value};
use crate::{Move, Position};

/// A position to search. [`Searcher::push`](super::Searcher::push) records the game before it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Job {
    /// Any number; the answer returns it.
    pub tag: u32,
    /// The root, a position of standard chess.
    pub position: Position,
    /// Depth in plies, from 0 (only the quiescence search) to [`DEPTH_MAX`].
    pub depth: u8,
    /// Lower end of the window, at least -[`WINDOW_MAX`]. Scores are exact only inside the window.
    pub alpha: i16,
    /// Upper end of the window, at most [`WINDOW_MAX`].
    pub beta: i16,
    /// The root's move to try first. The search ignores a move that is not legal in the root.
    pub first: Option<Move>,
    /// The root tries no other move than [`first`](Self::first): rule 17.
    pub only: bool,
    /// The one move that the node after `first` tries; `None` if that node tries all moves. Requires `only`.
    pub second: Option<Move>,
    /// The number of nodes after which the search ends, at most [`NODES_MAX`]; 0 means no limit.
    pub nodes: u64,
}

impl Job {
    /// Creates a job with this depth, the widest window and no limit.
    pub fn new(position: Position, depth: u8) -> Job {
        Job {
            tag: 0,
            position,
            depth,
            alpha: -WINDOW_MAX,
            beta: WINDOW_MAX,
            first: None,
            only: false,
            second: None,
            nodes: 0,
        }
    }

    /// Checks whether the search can run the job.
    ///
    /// # Errors
    /// Returns the first fault found, in this order: depth, window, node limit, line, position.
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
        let plies = u8::from(self.only) + u8::from(self.second.is_some());
        let has_gap = (self.only && self.first.is_none()) || (self.second.is_some() && !self.only);
        if has_gap || depth < plies {
            return Err(JobError::Line { plies, depth });
        }
        match self.position.is_chess960() {
            true => Err(JobError::Chess960),
            false => Ok(()),
        }
    }
}

/// Why a job is not valid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum JobError {
    /// The depth is too large.
    #[error("depth {depth}: expected 0 to {DEPTH_MAX}")]
    Depth {
        /// The depth in plies.
        depth: u8,
    },
    /// The window is not valid.
    #[error(
        "window {alpha} to {beta}: expected alpha below beta, from -{WINDOW_MAX} to {WINDOW_MAX}"
    )]
    Window {
        /// Alpha.
        alpha: i16,
        /// Beta.
        beta: i16,
    },
    /// The node limit is too large.
    #[error("node limit {nodes}: expected 0 (none) to {NODES_MAX}")]
    Nodes {
        /// The limit.
        nodes: u64,
    },
    /// The job's line lacks its first move, or is longer than the depth.
    #[error(
        "a line of {plies} plies with depth {depth}: expected a first move and at least that depth"
    )]
    Line {
        /// The number of moves of the line.
        plies: u8,
        /// The depth in plies.
        depth: u8,
    },
    /// The searcher does not support lines.
    #[error("a job that tries only one move: expected the fast build of the circuit")]
    NoLines,
    /// The position is not one of standard chess.
    #[error("a Chess960 position: expected standard chess")]
    Chess960,
}

/// Why a search ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// The search is complete.
    Done,
    /// The search reached the node limit.
    NodeLimit,
    /// The caller cancelled the search.
    Cancelled,
}

/// The result of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The job's tag.
    pub tag: u32,
    /// The score for the side to move, from the job's alpha to its beta, both included. Rule 1 defines mate scores.
    pub score: i16,
    /// How the score relates to the root's true score: equal, an upper bound or a lower bound. `None` if the search was
    /// aborted before it had a result.
    pub bound: Option<Bound>,
    /// The move that last raised alpha, or that reached beta. `None` if no move did, or if the root has no legal move.
    pub best: Option<Move>,
    /// Nodes entered, the root included.
    pub nodes: u64,
    /// Why the search ended.
    pub status: Status,
}

impl Answer {
    /// Returns the score as a [`Value`].
    pub fn value(&self) -> Value {
        Value::of(i32::from(self.score))
    }
}
