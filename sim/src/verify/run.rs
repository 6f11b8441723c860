//! Checks many positions on several threads.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::{Duration, Instant};

use fpgambit_engine::Position;
use serde::{Deserialize, Serialize};

use super::check::{differs, engine_differs};
use super::tally::{check_tallies, is_listed};
use super::{
    Cause, Count, Difference, ModeTotals, Task, Wanted, check, first_difference_below, shrink,
};
use crate::device::{DeviceError, MoveGenerator};

/// Opens a generator; called once for each thread and for each position to shrink.
pub type Opener<'a> = &'a (dyn Fn() -> Result<Box<dyn MoveGenerator + Send>, DeviceError> + Sync);

/// The positions to check, and the checks.
pub struct Plan<'a> {
    /// The positions.
    pub tasks: Box<dyn Iterator<Item = Task> + Send + 'a>,
    /// The checks for each position.
    pub wanted: Wanted,
    /// The number of failing positions to shrink and keep; the others are only counted.
    pub kept: usize,
}

/// A position that failed.
#[derive(Clone, Debug)]
pub struct Failure {
    /// The source of the position.
    pub source: String,
    /// The position.
    pub position: Position,
    /// Every difference found in it.
    pub differences: Vec<Difference>,
    /// The smallest position that shows the first difference; the position itself if it cannot be shrunk.
    pub shrunk: Position,
    /// The difference in the smallest position.
    pub shrunk_difference: Difference,
}

/// The totals of one group of positions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct GroupTotals {
    /// Positions checked.
    pub positions: u64,
    /// Positions with a difference.
    pub failed: u64,
}

/// The result of a run; the serialised form omits the failing positions.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Outcome {
    /// The totals of each group of tasks, by its number.
    pub groups: Vec<GroupTotals>,
    /// The totals of each mode, in the order of [`Mode::ALL`](fpgambit_engine::Mode::ALL).
    pub modes: [ModeTotals; 4],
    /// Perft counters compared.
    pub counters: u64,
    /// The first failing positions, in the order of the tasks, whatever the order of the threads.
    #[serde(skip)]
    pub failures: Vec<Failure>,
    /// The time of the run, without opening the generators and shrinking.
    pub elapsed: Duration,
}

impl Outcome {
    /// Adds the results for other positions.
    pub fn add(&mut self, other: Outcome) {
        add_groups(&mut self.groups, &other.groups);
        for (sum, mode) in self.modes.iter_mut().zip(other.modes) {
            sum.add(mode);
        }
        self.counters += other.counters;
        self.failures.extend(other.failures);
        self.elapsed += other.elapsed;
    }

    /// Positions checked.
    pub fn positions(&self) -> u64 {
        self.groups.iter().map(|group| group.positions).sum()
    }

    /// Positions that failed, kept or not.
    pub fn failed(&self) -> u64 {
        self.groups.iter().map(|group| group.failed).sum()
    }

    /// Differences, counted per position and mode, and per count.
    pub fn mismatches(&self) -> u64 {
        self.modes.iter().map(|mode| mode.mismatches).sum()
    }

    /// Positions checked per second.
    pub fn positions_per_second(&self) -> f64 {
        self.positions() as f64 / self.elapsed.as_secs_f64().max(1e-9)
    }
}

/// A failing position, before it is shrunk.
struct Finding {
    number: usize,
    task: Task,
    differences: Vec<Difference>,
}

/// The results of one thread.
#[derive(Default)]
struct Share {
    groups: Vec<GroupTotals>,
    modes: [ModeTotals; 4],
    counters: u64,
    findings: Vec<Finding>,
}

impl Share {
    fn group(&mut self, number: usize) -> &mut GroupTotals {
        if self.groups.len() <= number {
            self.groups.resize_with(number + 1, GroupTotals::default);
        }
        &mut self.groups[number]
    }

    fn add(&mut self, other: Share) {
        add_groups(&mut self.groups, &other.groups);
        for (sum, mode) in self.modes.iter_mut().zip(other.modes) {
            sum.add(mode);
        }
        self.counters += other.counters;
        self.findings.extend(other.findings);
    }
}

fn add_groups(sums: &mut Vec<GroupTotals>, others: &[GroupTotals]) {
    if sums.len() < others.len() {
        sums.resize_with(others.len(), GroupTotals::default);
    }
    for (sum, other) in sums.iter_mut().zip(others) {
        sum.positions += other.positions;
        sum.failed += other.failed;
    }
}

/// Generators, one for each thread.
pub struct Pool(Vec<Box<dyn MoveGenerator + Send>>);

impl Pool {
    /// Opens generators for this many threads, at least one.
    ///
    /// # Errors
    /// Returns an error if a generator cannot be opened.
    pub fn open(threads: usize, open: Opener<'_>) -> Result<Pool, DeviceError> {
        let generators = (0..threads.max(1)).map(|_| open());
        Ok(Pool(generators.collect::<Result<_, _>>()?))
    }
}

/// Checks every position of the plan, and shrinks the first positions that fail, with further generators from `open`.
/// Calls `progress` with the number of positions completed since the last call.
///
/// # Errors
/// Returns an error if a generator cannot be opened, or if the connection to one is lost. A missing answer is a
/// difference.
pub fn run(
    plan: Plan<'_>,
    Pool(generators): &mut Pool,
    open: Opener<'_>,
    progress: &(dyn Fn(usize) + Sync),
) -> Result<Outcome, DeviceError> {
    let tasks = Mutex::new(plan.tasks.enumerate());
    let failed = AtomicBool::new(false);
    let next = |number: usize| -> Vec<(usize, Task)> {
        if failed.load(Relaxed) {
            return Vec::new();
        }
        let mut tasks = tasks.lock().expect("no thread panics with it");
        tasks.by_ref().take(number).collect()
    };
    let begin = Instant::now();
    let shares = std::thread::scope(|scope| {
        let work = |generator: &mut (dyn MoveGenerator + Send)| {
            let share = check_all(generator, &next, plan.wanted, plan.kept, progress);
            // Let the other threads stop too.
            failed.fetch_or(share.is_err(), Relaxed);
            share
        };
        let threads: Vec<_> = generators
            .iter_mut()
            .map(|generator| scope.spawn(move || work(generator.as_mut())))
            .collect();
        threads
            .into_iter()
            .map(|thread| match thread.join() {
                Ok(share) => share,
                Err(panic) => std::panic::resume_unwind(panic),
            })
            .collect::<Vec<Result<Share, DeviceError>>>()
    });
    let elapsed = begin.elapsed();

    let mut sum = Share::default();
    for share in shares {
        sum.add(share?);
    }
    sum.findings.sort_by_key(|finding| finding.number);
    sum.findings.truncate(plan.kept);
    let failures = sum.findings.into_iter();
    Ok(Outcome {
        groups: sum.groups,
        modes: sum.modes,
        counters: sum.counters,
        failures: failures
            .map(|finding| minimise(finding, open))
            .collect::<Result<_, _>>()?,
        elapsed,
    })
}

fn check_all(
    generator: &mut dyn MoveGenerator,
    next: &(dyn Fn(usize) -> Vec<(usize, Task)> + Sync),
    wanted: Wanted,
    kept: usize,
    progress: &(dyn Fn(usize) + Sync),
) -> Result<Share, DeviceError> {
    let mut share = Share::default();
    loop {
        let tasks = next(generator.at_once());
        if tasks.is_empty() {
            return Ok(share);
        }
        let modes = wanted.modes();
        let by_lists = generator.at_once() == 1;
        let is_listed = |number, task: &Task| by_lists || is_listed(number, task);
        let (mut listed, mut tallied) = (Vec::new(), Vec::new());
        for (number, task) in &tasks {
            match is_listed(*number, task) {
                true => listed.push(&task.position),
                false => tallied.push(&task.position),
            }
        }
        let mut lists = generator.generate_all(&listed, &modes).into_iter();
        let mut tallies = generator.tally_all(&tallied, &modes).into_iter();
        for (number, task) in tasks {
            let (position, totals) = (&task.position, &mut share.modes);
            let differences = match is_listed(number, &task) {
                true => {
                    let answers = lists.next().unwrap_or_default();
                    check(
                        generator,
                        position,
                        answers,
                        &task.expectations,
                        wanted,
                        totals,
                    )?
                }
                false => {
                    let answers = tallies.next().unwrap_or_default();
                    check_tallies(generator, position, answers, wanted, totals)?
                }
            };
            progress(1);
            share.group(task.group).positions += 1;
            share.counters += task.counters();
            if differences.is_empty() {
                continue;
            }
            share.group(task.group).failed += 1;
            if share.findings.len() < kept {
                share.findings.push(Finding {
                    number,
                    task,
                    differences,
                });
            }
        }
    }
}

/// Shrinks the first difference of a finding.
fn minimise(finding: Finding, open: Opener<'_>) -> Result<Failure, DeviceError> {
    let Finding {
        task, differences, ..
    } = finding;
    let first = differences[0].clone();
    let mode = first.mode;
    let mut generator = open()?;
    let start = match &first.cause {
        // If the generator is at fault, its moves differ in a position further down.
        Cause::Count { opcode, .. } => {
            let depth = task
                .expectations
                .iter()
                .find_map(|expectation| match expectation.count {
                    Count::Perft(depth) if expectation.count.opcode() == *opcode => Some(depth),
                    _ => None,
                });
            let plies = depth.map_or(0, |depth| depth.saturating_sub(1));
            first_difference_below(generator.as_mut(), &task.position, plies)?
        }
        _ => Some((task.position.clone(), first.clone())),
    };
    // Once the connection to the generator is lost, stop trying.
    let mut gone = None;
    let mut differ = |position: &Position| match first.cause {
        Cause::Engine => engine_differs(position, mode),
        _ if gone.is_some() => None,
        _ => differs(generator.as_mut(), position, mode).unwrap_or_else(|error| {
            gone = Some(error);
            None
        }),
    };
    let (shrunk, shrunk_difference) = match start {
        Some((start, difference)) => {
            let shrunk = shrink(&start, |position| differ(position).is_some());
            // An intermittent fault may not recur; report the difference that was seen first.
            let difference = differ(&shrunk).unwrap_or(difference);
            (shrunk, difference)
        }
        None => (task.position.clone(), first.clone()),
    };
    if let Some(error) = gone {
        return Err(error);
    }
    Ok(Failure {
        source: task.source.to_string(),
        position: task.position,
        differences,
        shrunk,
        shrunk_difference,
    })
}
