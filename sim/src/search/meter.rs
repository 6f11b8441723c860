//! Counts the clocks that circuits spend in a search.

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

/// The requests to circuits, and their clocks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Spent {
    /// Positions whose moves a circuit generated.
    pub generations: u64,
    /// The clocks of these generations, including loading the positions.
    pub generation_cycles: u64,
    /// Positions for which a circuit was queried about repetition.
    pub queries: u64,
    /// The clocks of these queries, including sending the moves.
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

    /// The counts so far.
    pub fn spent(&self) -> Spent {
        Spent {
            generations: self.generations.load(Relaxed),
            generation_cycles: self.generation_cycles.load(Relaxed),
            queries: self.queries.load(Relaxed),
            query_cycles: self.query_cycles.load(Relaxed),
        }
    }

    /// The first failure, if any. After a failure, the engine answers in place of the circuit.
    pub fn failure(&self) -> Option<DeviceError> {
        self.failure.lock().ok()?.take()
    }
}
