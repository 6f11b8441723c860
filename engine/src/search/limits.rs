//! The limits of a search.

use std::time::Duration;

use crate::Move;

/// The limits of a search. By default, only [`Signals::stop`](super::Signals) ends it.
#[derive(Clone, Debug, Default)]
pub struct Limits {
    /// Depth in plies, without extensions.
    pub depth: Option<u32>,
    /// Number of positions.
    pub nodes: Option<u64>,
    /// The search may end when it finds a mate in at most this many moves.
    pub mate: Option<u32>,
    /// The time after which roughly no new iteration begins: sooner while the best move stays the same, later when it
    /// has changed or its score has fallen.
    pub soft: Option<Duration>,
    /// The time after which the search ends at once.
    pub hard: Option<Duration>,
    /// The root moves to search; empty means all.
    pub moves: Vec<Move>,
    /// The number of best lines to find, each beginning with a different move; 0 means 1.
    pub lines: usize,
}

impl Limits {
    /// Creates limits with this depth in plies.
    pub fn depth(plies: u32) -> Limits {
        Limits {
            depth: Some(plies),
            ..Limits::default()
        }
    }

    /// Creates limits with this number of positions.
    pub fn nodes(nodes: u64) -> Limits {
        Limits {
            nodes: Some(nodes),
            ..Limits::default()
        }
    }

    /// Creates limits with this time.
    pub fn time(time: Duration) -> Limits {
        Limits {
            hard: Some(time),
            ..Limits::default()
        }
    }
}
