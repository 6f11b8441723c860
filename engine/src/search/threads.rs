//! A task done, by one thread or several.

use std::sync::atomic::Ordering::Relaxed;

use super::searcher::Searcher;
use super::{IterationReport, MoveSource, Outcome, Task};
use crate::repetition::Detector;

/// Room for the longest line.
const STACK: usize = 8 << 20;

/// Depths below this are searched by every thread: they cost nothing and give the first good moves.
const TOGETHER: i32 = 4;

/// Whether the helper of this number, from 1 on, searches at this depth. Each searches some depths in a row
/// and leaves out as many, so that it is mostly ahead of the thread that decides and leaves the table what that one
/// comes to next, and different ones are at different depths.
fn helps_at(number: i32, depth: i32) -> bool {
    let row = 2 + (number - 1) / 4;
    depth < TOGETHER || (depth + number) / row % 2 == 1
}

impl Task<'_> {
    /// Searches in this thread, telling of every iteration. `repetitions` knows the game before.
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

    /// Searches with several threads that share the table (lazy SMP): the caller's decides and tells,
    /// the others fill the table. Each has moves and repetitions of its own, which `make` gives.
    ///
    /// With one thread this is [`run`](Task::run); with more, what is found depends on chance. Threads
    /// that the system does not grant are done without.
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
    fn helpers_leave_out_depths_and_not_all_the_same() {
        let depths = |number| (TOGETHER..40).filter(move |&depth| helps_at(number, depth));
        for number in 1..8 {
            assert!((12..=24).contains(&depths(number).count()), "{number}");
            assert!(!depths(number).eq(depths(number + 1)), "{number}");
            assert!((1..TOGETHER).all(|depth| helps_at(number, depth)));
        }
    }
}
