//! Many positions, on several threads, each with a program of its own.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::{Duration, Instant};

use super::judge::{Fault, Judge, JudgeError};
use crate::verify::Task;

/// Starts a program and opens a generator.
pub type JudgeOpener<'a> = &'a (dyn Fn() -> Result<Judge, JudgeError> + Sync);

/// What a program is to be asked.
pub struct Trial<'a> {
    /// The positions.
    pub tasks: Box<dyn Iterator<Item = Task> + Send + 'a>,
    /// Plies that are counted below each, at least 1.
    pub depth: u32,
    /// On how many threads, at least one.
    pub threads: usize,
    /// How many differences are followed to their cause; the others are only counted.
    pub kept: usize,
}

/// A position that is counted otherwise, and why.
#[derive(Clone, Debug)]
pub struct Finding {
    /// Where it comes from.
    pub source: String,
    /// The one move, in the smallest position that shows it.
    pub fault: Fault,
}

/// What a trial came to.
#[derive(Clone, Debug, Default)]
pub struct Verdict {
    /// Positions that were put to the program.
    pub positions: u64,
    /// Nodes that there are below them, by the generator.
    pub nodes: u64,
    /// Positions that it counts otherwise.
    pub mismatches: u64,
    /// The first of them, in the order of the tasks, whatever the threads did.
    pub findings: Vec<Finding>,
    /// How long it took, shrinking left out.
    pub elapsed: Duration,
}

/// Puts every position to the program and follows the first differences to their cause. `progress` hears how many more
/// are done.
///
/// # Errors
/// When a program or a generator cannot be started or gives no answer.
pub fn judge(
    trial: Trial<'_>,
    open: JudgeOpener<'_>,
    progress: &(dyn Fn(usize) + Sync),
) -> Result<Verdict, JudgeError> {
    let judges = (0..trial.threads.max(1)).map(|_| open());
    let judges = judges.collect::<Result<Vec<_>, _>>()?;
    let tasks = Mutex::new(trial.tasks.enumerate());
    let failed = AtomicBool::new(false);
    let begin = Instant::now();
    let work = |mut judge: Judge| -> Result<(Verdict, Vec<(usize, Task)>), JudgeError> {
        let (mut verdict, mut different) = (Verdict::default(), Vec::new());
        while !failed.load(Relaxed) {
            let next = tasks.lock().expect("no thread panics with it").next();
            let Some((number, task)) = next else {
                break;
            };
            let judged = judge.agrees(&task.position, trial.depth);
            if judged.as_ref().is_err_and(JudgeError::is_stop) {
                break;
            }
            // The others need not go on either.
            failed.fetch_or(judged.is_err(), Relaxed);
            let (agrees, nodes) = judged?;
            progress(1);
            verdict.positions += 1;
            verdict.nodes += nodes;
            verdict.mismatches += u64::from(!agrees);
            if !agrees && different.len() < trial.kept {
                different.push((number, task));
            }
        }
        Ok((verdict, different))
    };
    let shares = std::thread::scope(|scope| {
        let threads: Vec<_> = judges
            .into_iter()
            .map(|judge| scope.spawn(|| work(judge)))
            .collect();
        let joined = threads.into_iter().map(|thread| match thread.join() {
            Ok(share) => share,
            Err(panic) => std::panic::resume_unwind(panic),
        });
        joined.collect::<Vec<_>>()
    });
    let mut sum = Verdict {
        elapsed: begin.elapsed(),
        ..Verdict::default()
    };
    let mut different = Vec::new();
    for share in shares {
        let (verdict, tasks) = share?;
        sum.positions += verdict.positions;
        sum.nodes += verdict.nodes;
        sum.mismatches += verdict.mismatches;
        different.extend(tasks);
    }
    different.sort_by_key(|(number, _)| *number);
    different.truncate(trial.kept);
    if different.is_empty() {
        return Ok(sum);
    }
    for (_, task) in different {
        // A program that an odd position has brought to its end is not held against the next one.
        let mut judge = open()?;
        let descended = judge.descend(&task.position, trial.depth);
        if descended.as_ref().is_err_and(JudgeError::is_stop) {
            break;
        }
        if let Some(fault) = descended? {
            sum.findings.push(Finding {
                source: task.source.to_string(),
                fault: judge.shrink(&fault)?,
            });
        }
    }
    Ok(sum)
}
