//! Judges many positions on several threads, each with its own program.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::{Duration, Instant};

use super::judge::{Fault, Judge, JudgeError};
use crate::verify::Task;

/// Starts a program and opens a generator.
pub type JudgeOpener<'a> = &'a (dyn Fn() -> Result<Judge, JudgeError> + Sync);

/// The tests for a program.
pub struct Trial<'a> {
    /// The positions.
    pub tasks: Box<dyn Iterator<Item = Task> + Send + 'a>,
    /// Plies to count below each position, at least 1.
    pub depth: u32,
    /// The number of threads, at least one.
    pub threads: usize,
    /// The number of differences to trace to their cause; the others are only counted.
    pub kept: usize,
}

/// A position with a difference, and its cause.
#[derive(Clone, Debug)]
pub struct Finding {
    /// The source of the position.
    pub source: String,
    /// The wrong move, in the smallest position that shows it.
    pub fault: Fault,
}

/// The result of a trial.
#[derive(Clone, Debug, Default)]
pub struct Verdict {
    /// Positions sent to the program.
    pub positions: u64,
    /// Nodes below these positions, according to the generator.
    pub nodes: u64,
    /// Positions for which the program's counts differ.
    pub mismatches: u64,
    /// The first differences, in the order of the tasks, whatever the order of the threads.
    pub findings: Vec<Finding>,
    /// The time of the trial, without shrinking.
    pub elapsed: Duration,
}

/// Tests the program on every position, and traces the first differences to their cause. It calls `progress` with the
/// number of positions completed since the last call.
///
/// # Errors
/// Returns an error if a program or a generator cannot be started, or gives no answer.
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
            // Let the other threads stop too.
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
        // Start a new program, because an unusual position may have ended the last one.
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
