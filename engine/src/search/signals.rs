//! What reaches a search from outside, and its threads of each other.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};

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

    /// Whether they wait.
    pub fn is_pondering(&self) -> bool {
        self.ponder.load(Relaxed)
    }
}
