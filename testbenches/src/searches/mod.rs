//! Compares the searcher with its software model, job for job: score, bound, best move, number of nodes and status.

mod cases;

pub use cases::Group;

use std::fmt;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::thread;

use fpgambit_engine::repetition::{Line, Step};
use fpgambit_engine::searcher::{Answer, Counts, Job, JobError, Searcher, Squares, Switches};
use fpgambit_sim::device::DeviceError;
use fpgambit_sim::device::search::{JobSearcher, Searched};

/// A device under test.
pub type Device = Box<dyn JobSearcher + Send>;

/// A job, and the game before it.
#[derive(Clone, Debug)]
pub struct Case {
    /// The game; the job searches its last position.
    pub line: Line,
    /// The job.
    pub job: Job,
}

impl Case {
    /// Creates a case without a game.
    fn alone(job: Job) -> Case {
        let start = job.position.clone();
        let steps = Vec::new();
        Case {
            line: Line { start, steps },
            job,
        }
    }
}

impl fmt::Display for Case {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Job {
            depth,
            alpha,
            beta,
            nodes,
            ..
        } = self.job;
        write!(f, "{}; depth {depth}, window {alpha} to {beta}", self.line)?;
        if let Some(first) = self.job.first {
            write!(f, ", {first} first")?;
        }
        match nodes {
            0 => Ok(()),
            _ => write!(f, ", at most {nodes} nodes"),
        }
    }
}

/// The results of some cases.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Number of jobs.
    pub jobs: usize,
    /// Number of nodes.
    pub nodes: u64,
    /// Number of nodes that are draws by repetition.
    pub repeated: u64,
    /// Number of null moves tried.
    pub passes: u64,
    /// Number of null moves that caused a cutoff.
    pub pass_cuts: u64,
    /// Clocks of the circuit.
    pub clocks: u64,
    /// Number of answers that would differ without the rule that the group tests.
    pub differing: usize,
    /// Each difference: the job and both answers.
    pub differences: Vec<String>,
}

impl Tally {
    fn add(&mut self, other: Tally) {
        self.jobs += other.jobs;
        self.nodes += other.nodes;
        self.repeated += other.repeated;
        self.passes += other.passes;
        self.pass_cuts += other.pass_cuts;
        self.clocks += other.clocks;
        self.differing += other.differing;
        self.differences.extend(other.differences);
    }
}

/// The largest number of clocks per node, and of further clocks per job; a job that takes more never ends.
const CLOCKS: (u64, u64) = (2_000, 100_000);
/// The number of clocks between two checks of a search.
const LOOK: u64 = 4_096;

/// Runs the cases on the devices and compares the answers with the model's.
///
/// If a search never ends, the program ends with status 1, because it cannot cancel the search.
///
/// # Errors
/// Returns an error if a device fails.
pub fn compare(group: Group, cases: &[Case], devices: &mut [Device]) -> Result<Tally, DeviceError> {
    let next = AtomicUsize::new(0);
    let work = |device: &mut Device| -> Result<Tally, DeviceError> {
        let mut tally = Tally::default();
        let mut models = Models::default();
        while let Some(case) = cases.get(next.fetch_add(1, Relaxed)) {
            one(group, case, device, &mut models, &mut tally)?;
        }
        Ok(tally)
    };
    let mut sum = Tally::default();
    thread::scope(|scope| {
        let threads: Vec<_> = devices
            .iter_mut()
            .map(|device| scope.spawn(move || work(device)))
            .collect();
        for thread in threads {
            sum.add(
                thread
                    .join()
                    .expect("a thread that compares does not panic")?,
            );
        }
        Ok(sum)
    })
}

/// The model, and the models without a rule, with which groups compare it.
struct Models {
    whole: Searcher<Squares>,
    other: Searcher<Squares>,
}

impl Default for Models {
    fn default() -> Self {
        let model = || Searcher::new(Squares::new());
        Models {
            whole: model(),
            other: model(),
        }
    }
}

fn one(
    group: Group,
    case: &Case,
    device: &mut Device,
    models: &mut Models,
    tally: &mut Tally,
) -> Result<(), DeviceError> {
    device.clear()?;
    models.whole.clear();
    for (before, step) in case.line.positions() {
        models.whole.push_record(step.record(&before));
        match step {
            Step::Move(mv) => device.push(&before, mv)?,
            // No earlier position can occur again after a null move, so this changes no answer.
            Step::Null => device.clear()?,
        }
    }
    let mut counts = Counts::default();
    let expected = models.whole.run(&case.job, &mut counts)?;
    let (a_node, besides) = CLOCKS;
    let mut looks = (expected.nodes * a_node + besides) / LOOK;
    let mut stop = |_: u64| match looks.checked_sub(1) {
        Some(left) => {
            looks = left;
            false
        }
        None => {
            println!("DIFFERENCE: {case}\n  circuit: does not end\n  model:   {expected:?}");
            std::process::exit(1);
        }
    };
    let Searched { answer, cycles } = device.run(&case.job, &mut stop)?;
    tally.jobs += 1;
    tally.nodes += counts.nodes;
    tally.repeated += counts.repeated;
    tally.passes += counts.passes;
    tally.pass_cuts += counts.pass_cuts;
    tally.clocks += cycles.unwrap_or(0);
    if answer != expected {
        tally.differences.push(format!(
            "{case}\n  circuit: {answer:?}\n  model:   {expected:?}"
        ));
    }
    if let Some(other) = group.without(case, &mut models.other)? {
        let outcome = |answer: Answer| (answer.score, answer.bound, answer.best);
        tally.differing += usize::from(outcome(other) != outcome(expected));
    }
    Ok(())
}

impl Group {
    /// The answer of the model without the rule that the group tests.
    fn without(
        self,
        case: &Case,
        model: &mut Searcher<Squares>,
    ) -> Result<Option<Answer>, JobError> {
        let answer = match self {
            Group::Depths | Group::Windows => return Ok(None),
            Group::Games => model.run(&case.job, &mut ())?,
            Group::FiftyMoves => {
                let mut job = case.job.clone();
                job.position = cases::with_clock(&job.position, 0);
                model.run(&job, &mut ())?
            }
            Group::Passes => {
                let switches = Switches {
                    null_move: false,
                    ..Switches::ALL
                };
                Searcher::with_switches(Squares::new(), switches).run(&case.job, &mut ())?
            }
        };
        Ok(Some(answer))
    }
}
