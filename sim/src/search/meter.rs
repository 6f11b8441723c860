//! Clocks that circuits spend in a search.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use crate::device::DeviceError;

/// Counts over all threads of a search, and keeps the first failure.
#[derive(Debug, Default)]
pub struct Meter {
    generations: AtomicU64,
    generation_cycles: AtomicU64,
    queries: AtomicU64,
    query_cycles: AtomicU64,
    failure: Mutex<Option<DeviceError>>,
}

/// What circuits were asked, and what it took.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Spent {
    /// Positions whose moves a circuit generated.
    pub generations: u64,
    /// Its clocks, loading the positions included.
    pub generation_cycles: u64,
    /// Positions that a circuit was asked about for repetition.
    pub queries: u64,
    /// Its clocks, telling it of the moves included.
    pub query_cycles: u64,
}

impl Meter {
    pub(super) fn generated(&self, cycles: u64) {
        self.generations.fetch_add(1, Relaxed);
        self.generation_cycles.fetch_add(cycles, Relaxed);
    }

    pub(super) fn asked(&self) {
        self.queries.fetch_add(1, Relaxed);
    }

    pub(super) fn watched(&self, cycles: u64) {
        self.query_cycles.fetch_add(cycles, Relaxed);
    }

    pub(super) fn failed(&self, error: DeviceError) {
        if let Ok(mut failure) = self.failure.lock() {
            failure.get_or_insert(error);
        }
    }

    /// What was counted so far.
    pub fn spent(&self) -> Spent {
        Spent {
            generations: self.generations.load(Relaxed),
            generation_cycles: self.generation_cycles.load(Relaxed),
            queries: self.queries.load(Relaxed),
            query_cycles: self.query_cycles.load(Relaxed),
        }
    }

    /// The first failure; from there on the engine itself answered.
    pub fn failure(&self) -> Option<DeviceError> {
        self.failure.lock().ok()?.take()
    }
}
