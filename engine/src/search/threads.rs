//! A task done, by one thread or several.

use std::sync::atomic::Ordering::Relaxed;

use super::searcher::Searcher;
use super::{MoveSource, Outcome, Report, Task};
use crate::repetition::Detector;

/// Room for the longest line.
const STACK: usize = 8 << 20;

impl Task<'_> {
    /// Searches in this thread, telling of every iteration. `repetitions` knows the game before.
    pub fn run<S: MoveSource, R: Detector>(
        &self,
        source: S,
        repetitions: R,
        tell: impl FnMut(&Report),
    ) -> Outcome {
        Searcher::new(self, source, repetitions).deepen(1, tell)
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
            Searcher::new(self, source, repetitions)
                .deepen(first, |_| {})
                .counts
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
}
