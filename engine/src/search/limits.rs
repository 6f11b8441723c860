//! When a search ends.

use std::time::Duration;

use crate::Move;

/// What a search may use. By default nothing ends it but [`Signals::stop`](super::Signals).
#[derive(Clone, Debug, Default)]
pub struct Limits {
    /// Plies, without extensions.
    pub depth: Option<u32>,
    /// Positions.
    pub nodes: Option<u64>,
    /// A mate in so many moves is enough.
    pub mate: Option<u32>,
    /// After about this time no new iteration begins: sooner while the best move stays the same, later
    /// when it has changed or its score has fallen.
    pub soft: Option<Duration>,
    /// After this time it ends where it is.
    pub hard: Option<Duration>,
    /// Only these moves are looked at; all when empty.
    pub moves: Vec<Move>,
    /// So many best lines, each beginning with another move; 0 is taken as 1.
    pub lines: usize,
}

impl Limits {
    /// A search of so many plies.
    pub fn depth(plies: u32) -> Limits {
        Limits {
            depth: Some(plies),
            ..Limits::default()
        }
    }

    /// A search of so many positions.
    pub fn nodes(nodes: u64) -> Limits {
        Limits {
            nodes: Some(nodes),
            ..Limits::default()
        }
    }

    /// A search of so much time.
    pub fn time(time: Duration) -> Limits {
        Limits {
            hard: Some(time),
            ..Limits::default()
        }
    }
}
