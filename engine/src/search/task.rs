//! A search to be done.

use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Instant;

use super::searcher::Searcher;
use super::{Limits, MoveSource, Options, Outcome, Report, Signals, Table};
use crate::Position;
use crate::repetition::Detector;

/// Room for the longest line.
const STACK: usize = 8 << 20;

/// A position to search, and what with.
pub struct Task<'a> {
    /// The position.
    pub position: &'a Position,
    /// When to end.
    pub limits: Limits,
    /// How to search.
    pub options: Options,
    /// What earlier searches found out, and this one will.
    pub table: &'a Table,
    /// How to end it from outside.
    pub signals: Arc<Signals>,
    /// When its time began to count.
    pub start: Instant,
}

impl<'a> Task<'a> {
    /// A search with the usual options.
    pub fn new(position: &'a Position, limits: Limits, table: &'a Table) -> Task<'a> {
        Task {
            position,
            limits,
            options: Options::default(),
            table,
            signals: Arc::default(),
            start: Instant::now(),
        }
    }

    /// Searches in this thread, telling of every iteration. `repetitions` knows the game before.
    pub fn run<S: MoveSource, R: Detector>(
        &self,
        source: S,
        repetitions: R,
        tell: impl FnMut(&Report),
    ) -> Outcome {
        self.searcher(source, repetitions).deepen(1, tell)
    }

    /// Searches with several threads that share the table (lazy SMP): the caller's decides and tells,
    /// the others fill the table. Each has moves and repetitions of its own, which `make` gives.
    ///
    /// With one thread this is [`run`](Task::run); with more, what is found depends on chance. Threads
    /// that the system does not grant are done without.
    pub fn run_threads<S: MoveSource, R: Detector>(
        &self,
        threads: usize,
        make: impl Fn() -> (S, R) + Sync,
        tell: impl FnMut(&Report),
    ) -> Outcome {
        let help = |first: i32| {
            let (source, repetitions) = make();
            let mut helper = self.searcher(source, repetitions);
            helper.decides = false;
            helper.deepen(first, |_| {}).counts
        };
        std::thread::scope(|scope| {
            let help = &help;
            let helpers: Vec<_> = (1..threads)
                .filter_map(|number| {
                    // Every other one begins a ply deeper, so that they do not all do the same.
                    let first = 1 + (number % 2) as i32;
                    let builder = std::thread::Builder::new().stack_size(STACK);
                    builder.spawn_scoped(scope, move || help(first)).ok()
                })
                .collect();
            let (source, repetitions) = make();
            let mut outcome = self.run(source, repetitions, tell);
            self.signals.decided.store(true, Relaxed);
            for helper in helpers {
                match helper.join() {
                    Ok(counts) => outcome.counts += counts,
                    Err(panic) => std::panic::resume_unwind(panic),
                }
            }
            outcome
        })
    }

    fn searcher<S: MoveSource, R: Detector>(
        &self,
        source: S,
        repetitions: R,
    ) -> Searcher<'_, S, R> {
        Searcher::new(self, source, repetitions)
    }
}
