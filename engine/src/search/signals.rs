//! The signals between a search, its threads and the outside.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};

use crate::Move;

/// The signals between a search, its threads and the outside.
#[derive(Debug, Default)]
pub struct Signals {
    stop: AtomicBool,
    /// Whether the opponent is still thinking, so that the clock does not count yet.
    ponder: AtomicBool,
    /// Whether the thread that decides has ended its search.
    pub(super) decided: AtomicBool,
    /// Positions searched by all threads, slightly out of date.
    pub(super) nodes: AtomicU64,
    /// What the thread that decides is searching: depth, number and word of the root move, 16 bits each.
    at: AtomicU64,
}

/// The current state of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Current {
    /// The depth of the iteration.
    pub depth: u32,
    /// The root move that the search is trying.
    pub mv: Move,
    /// The number of this move in the iteration, from 1.
    pub number: u32,
}

impl Signals {
    /// Ends the search as soon as it can.
    pub fn stop(&self) {
        self.stop.store(true, Relaxed);
    }

    /// Returns whether the search was stopped.
    pub fn is_stopped(&self) -> bool {
        self.stop.load(Relaxed)
    }

    /// Sets whether time limits wait until the opponent has moved.
    pub fn set_ponder(&self, ponder: bool) {
        self.ponder.store(ponder, Relaxed);
    }

    /// Returns the positions searched so far by all threads, slightly out of date.
    pub fn nodes(&self) -> u64 {
        self.nodes.load(Relaxed)
    }

    /// Adds the positions that a searcher other than the engine's has searched.
    pub fn add_nodes(&self, nodes: u64) {
        self.nodes.fetch_add(nodes, Relaxed);
    }

    /// Returns what the search is trying; `None` before its first move.
    pub fn current(&self) -> Option<Current> {
        let at = self.at.load(Relaxed);
        let depth = (at >> 32) as u32;
        (depth > 0).then_some(Current {
            depth,
            mv: Move::from_word(at as u16).ok()?,
            number: (at >> 16) as u32 & 0xffff,
        })
    }

    /// Records that the search goes on to another root move.
    pub(super) fn set_current(&self, depth: i32, mv: Move, number: usize) {
        let at = (depth as u64) << 32 | (number as u64) << 16 | u64::from(mv.word());
        self.at.store(at, Relaxed);
    }

    /// Returns whether time limits wait.
    pub fn is_pondering(&self) -> bool {
        self.ponder.load(Relaxed)
    }
}
