//! Runs a task in one thread or several.

use std::sync::atomic::Ordering::Relaxed;

use super::searcher::Searcher;
use super::{IterationReport, MoveSource, Outcome, Task};
use crate::repetition::Detector;

/// Enough stack for the longest line.
const STACK: usize = 8 << 20;

/// Every thread searches the depths below this: they cost little and give the first good moves.
const TOGETHER: i32 = 4;

/// Returns whether the helper with this number, from 1, searches at this depth.
///
/// Each helper searches some depths in a row and skips as many. It is thus mostly ahead of the thread that decides and
/// leaves in the table what that thread needs next, and different helpers are at different depths.
fn helps_at(number: i32, depth: i32) -> bool {
    let row = 2 + (number - 1) / 4;
    depth < TOGETHER || (depth + number) / row % 2 == 1
}

impl Task<'_> {
    /// Searches in this thread and reports every iteration. `repetitions` knows the game so far.
    pub fn run<S: MoveSource, R: Detector>(
        &self,
        source: S,
        repetitions: R,
        tell: impl FnMut(&IterationReport),
    ) -> Outcome {
        let mut searcher = Searcher::new(self, source, repetitions);
        let outcome = searcher.deepen(|_| true, tell);
        searcher.retire();
        outcome
    }

    /// Searches with several threads that share the table (lazy SMP). The caller's thread decides and reports; the
    /// others fill the table. `make` creates a move source and a repetition detector for each thread.
    ///
    /// With one thread this is [`run`](Task::run); with more, the result depends on timing. If the system cannot start
    /// a thread, the search does without it.
    pub fn run_threads<S: MoveSource, R: Detector>(
        &self,
        threads: usize,
        make: impl Fn() -> (S, R) + Sync,
        tell: impl FnMut(&IterationReport),
    ) -> Outcome {
        let help = |number: i32| {
            let (source, repetitions) = make();
            let mut helper = Searcher::new(self, source, repetitions);
            helper.decides = false;
            let outcome = helper.deepen(|depth| helps_at(number, depth), |_| {});
            helper.retire();
            outcome.counts
        };
        std::thread::scope(|scope| {
            let help = &help;
            let helpers: Vec<_> = (1..threads)
                .filter_map(|number| {
                    let number = number as i32;
                    let builder = std::thread::Builder::new().stack_size(STACK);
                    builder.spawn_scoped(scope, move || help(number)).ok()
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn helper_threads_skip_different_depths() {
        let depths = |number| (TOGETHER..40).filter(move |&depth| helps_at(number, depth));
        for number in 1..8 {
            assert!((12..=24).contains(&depths(number).count()), "{number}");
            assert!(!depths(number).eq(depths(number + 1)), "{number}");
            assert!((1..TOGETHER).all(|depth| helps_at(number, depth)));
        }
    }
}
