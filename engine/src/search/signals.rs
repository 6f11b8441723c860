//! What reaches a search from outside, and its threads of each other.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};

use crate::Move;

/// What reaches a search from outside, and its threads of each other.
#[derive(Debug, Default)]
pub struct Signals {
    stop: AtomicBool,
    /// The opponent thinks: the clock does not count yet.
    ponder: AtomicBool,
    /// The thread that decides has ended its search.
    pub(super) decided: AtomicBool,
    /// Positions looked at by all threads, a little behind.
    pub(super) nodes: AtomicU64,
    /// What the thread that decides is at: depth, number and word of the root's move, 16 bits each.
    at: AtomicU64,
}

/// Where a search is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Current {
    /// The iteration's depth.
    pub depth: u32,
    /// The move of the root that is being looked at.
    pub mv: Move,
    /// Which one it is of this iteration, from 1.
    pub number: u32,
}

impl Signals {
    /// Ends the search as soon as it can.
    pub fn stop(&self) {
        self.stop.store(true, Relaxed);
    }

    /// Whether the search has been told to end.
    pub fn is_stopped(&self) -> bool {
        self.stop.load(Relaxed)
    }

    /// Whether limits of time wait until the opponent has moved.
    pub fn set_ponder(&self, ponder: bool) {
        self.ponder.store(ponder, Relaxed);
    }

    /// Positions looked at so far by all threads, a little behind.
    pub fn nodes(&self) -> u64 {
        self.nodes.load(Relaxed)
    }

    /// Another searcher than the engine's has looked at so many more positions.
    pub fn add_nodes(&self, nodes: u64) {
        self.nodes.fetch_add(nodes, Relaxed);
    }

    /// Where the search is; `None` before its first move.
    pub fn current(&self) -> Option<Current> {
        let at = self.at.load(Relaxed);
        let depth = (at >> 32) as u32;
        (depth > 0).then_some(Current {
            depth,
            mv: Move::from_word(at as u16).ok()?,
            number: (at >> 16) as u32 & 0xffff,
        })
    }

    /// The search goes on to another of the root's moves.
    pub(super) fn set_current(&self, depth: i32, mv: Move, number: usize) {
        let at = (depth as u64) << 32 | (number as u64) << 16 | u64::from(mv.word());
        self.at.store(at, Relaxed);
    }

    /// Whether they wait.
    pub fn is_pondering(&self) -> bool {
        self.ponder.load(Relaxed)
    }
}
