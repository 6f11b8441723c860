//! The searcher as a device: runs one job after the other in the circuit or in its software model.

use super::netlist::OneLane;
use super::verilator::Verilated;
use super::{Backend, Build, DeviceError, PosdataForm};
use crate::link::LinkedSearcher;
use fpgambit_engine::network;
use fpgambit_engine::repetition::Record;
use fpgambit_engine::search::Evaluation;
use fpgambit_engine::searcher::{
    self, Answer, Event, Job, JobError, Searcher, Split, Squares, Watch,
};
use fpgambit_engine::{Move, Position};
use fpgambit_hw::export::source;
use fpgambit_hw::search::ring::SEARCHES;
use fpgambit_hw::search::{Answered, SearchDriver, with_cores};
use fpgambit_hw::unit::{InProcess, Simulator};

/// The result of a job.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Searched {
    /// The answer.
    pub answer: Answer,
    /// The circuit's clocks; `None` in software.
    pub cycles: Option<u64>,
}

/// Returns whether the search is to end, given the nodes entered so far.
pub type Stop<'a> = &'a mut dyn FnMut(u64) -> bool;

/// Runs jobs of the chip's search.
pub trait JobSearcher {
    /// Starts another game.
    ///
    /// # Errors
    /// Returns an error if the unit does not accept it.
    fn clear(&mut self) -> Result<(), DeviceError>;

    /// Adds a move of the game, made in this position.
    ///
    /// # Errors
    /// Returns an error if the unit does not accept it.
    fn push(&mut self, before: &Position, mv: Move) -> Result<(), DeviceError>;

    /// Runs a job, and cancels it when `stop`, called at intervals, returns true.
    ///
    /// # Errors
    /// Returns an error if the job is not valid, or if the unit breaks its contract.
    fn run(&mut self, job: &Job, stop: Stop<'_>) -> Result<Searched, DeviceError>;

    /// Runs several jobs after the same game, at the same time if the unit can, and returns the results in the order of
    /// the jobs. When `stop` returns true, cancels all jobs that have not ended.
    ///
    /// # Errors
    /// Returns the errors of [`run`](Self::run).
    fn run_all(&mut self, jobs: &[Job], stop: Stop<'_>) -> Result<Vec<Searched>, DeviceError> {
        run_in_turn(self, jobs, stop)
    }

    /// Whether the unit can run several jobs at the same time, so that a split search is faster than a single job.
    fn does_many(&self) -> bool {
        false
    }

    /// Runs the jobs of a split search until its answer is known, at the same time if the unit can, and ends early when
    /// `stop` returns true. Returns the clocks; `None` in software.
    ///
    /// # Errors
    /// Returns the errors of [`run`](Self::run), and an error if the unit does not support lines.
    fn run_split(&mut self, split: &mut Split, stop: Stop<'_>) -> Result<Option<u64>, DeviceError> {
        let (mut clocks, mut before) = (None, 0);
        while let Some(job) = split.next() {
            let searched = self.run(&job, &mut |nodes| stop(before + nodes))?;
            before += searched.answer.nodes;
            clocks = searched.cycles.map(|cycles| clocks.unwrap_or(0) + cycles);
            split.finish(&searched.answer);
        }
        Ok(clocks)
    }
}

/// Runs jobs one after the other.
///
/// # Errors
/// Returns the errors of [`run`](JobSearcher::run).
pub fn run_in_turn(
    searcher: &mut (impl JobSearcher + ?Sized),
    jobs: &[Job],
    stop: Stop<'_>,
) -> Result<Vec<Searched>, DeviceError> {
    let (mut results, mut before) = (Vec::with_capacity(jobs.len()), 0);
    for job in jobs {
        let searched = searcher.run(job, &mut |nodes| stop(before + nodes))?;
        before += searched.answer.nodes;
        results.push(searched);
    }
    Ok(results)
}

/// The number of nodes between two calls of `stop` in software.
const POLL_NODES: u64 = 256;

struct Polling<'a> {
    stop: Stop<'a>,
    nodes: u64,
    over: bool,
}

impl Watch for Polling<'_> {
    #[inline]
    fn event(&mut self, event: Event) {
        if event != Event::Node {
            return;
        }
        self.nodes += 1;
        if self.nodes.is_multiple_of(POLL_NODES) {
            self.over = (self.stop)(self.nodes);
        }
    }

    #[inline]
    fn cancels(&mut self) -> bool {
        self.over
    }
}

impl<E: searcher::Evaluation> JobSearcher for Searcher<E> {
    fn clear(&mut self) -> Result<(), DeviceError> {
        Searcher::clear(self);
        Ok(())
    }

    fn push(&mut self, before: &Position, mv: Move) -> Result<(), DeviceError> {
        Searcher::push(self, before, mv);
        Ok(())
    }

    fn run(&mut self, job: &Job, stop: Stop<'_>) -> Result<Searched, DeviceError> {
        let over = stop(0);
        let mut polling = Polling {
            stop,
            nodes: 0,
            over,
        };
        let answer = Searcher::run(self, job, &mut polling)?;
        let cycles = None;
        Ok(Searched { answer, cycles })
    }
}

impl<S: Simulator> JobSearcher for SearchDriver<S> {
    fn clear(&mut self) -> Result<(), DeviceError> {
        let cleared = SearchDriver::clear(self);
        Ok(cleared.map_err(|fault| fault.about("a new game"))?)
    }

    fn push(&mut self, before: &Position, mv: Move) -> Result<(), DeviceError> {
        let pushed = SearchDriver::push(self, Record::of(before, mv));
        Ok(pushed.map_err(|fault| fault.about(before))?)
    }

    fn run(&mut self, job: &Job, stop: Stop<'_>) -> Result<Searched, DeviceError> {
        job.check()?;
        if job.only && !self.has_lines() {
            return Err(JobError::NoLines.into());
        }
        let answered = SearchDriver::run(self, job, stop);
        Ok(answered.map_err(|fault| fault.about(&job.position))?.into())
    }
}

impl From<Answered> for Searched {
    fn from(answered: Answered) -> Searched {
        Searched {
            answer: answered.answer,
            cycles: Some(answered.cycles),
        }
    }
}

/// The fast build, which runs up to 24 jobs at once on each core.
struct Ring<S> {
    driver: SearchDriver<S>,
    at_once: usize,
}

impl<S: Simulator> JobSearcher for Ring<S> {
    fn clear(&mut self) -> Result<(), DeviceError> {
        JobSearcher::clear(&mut self.driver)
    }

    fn push(&mut self, before: &Position, mv: Move) -> Result<(), DeviceError> {
        JobSearcher::push(&mut self.driver, before, mv)
    }

    fn run(&mut self, job: &Job, stop: Stop<'_>) -> Result<Searched, DeviceError> {
        job.check()?;
        let answered = self.driver.run_all(std::slice::from_ref(job), 1, stop);
        let answered = answered.map_err(|fault| fault.about(&job.position))?;
        Ok(answered[0].into())
    }

    fn does_many(&self) -> bool {
        true
    }

    fn run_all(&mut self, jobs: &[Job], stop: Stop<'_>) -> Result<Vec<Searched>, DeviceError> {
        jobs.iter().try_for_each(Job::check)?;
        let answered = self.driver.run_all(jobs, self.at_once, stop);
        let answered = answered.map_err(|fault| {
            let first = jobs.first().map(|job| job.position.to_string());
            let first = first.unwrap_or_default();
            fault.about(format_args!(
                "{first} and the {} jobs from it on",
                jobs.len()
            ))
        })?;
        Ok(answered.into_iter().map(Searched::from).collect())
    }

    fn run_split(&mut self, split: &mut Split, stop: Stop<'_>) -> Result<Option<u64>, DeviceError> {
        let clocks = self.driver.run_source(split, self.at_once, stop);
        Ok(Some(clocks.map_err(|fault| fault.about("a split search"))?))
    }
}

/// The software model of the chip's search. It evaluates by the small network if `evaluation` is that, otherwise
/// by piece-squares.
pub fn model(evaluation: Evaluation) -> Box<dyn JobSearcher + Send> {
    match evaluation {
        Evaluation::Network(network) => Box::new(Searcher::new(network::Line::new(network))),
        Evaluation::Classical | Evaluation::Squares | Evaluation::Large(_) => {
            Box::new(Searcher::new(Squares::new()))
        }
    }
}

/// Opens a searcher that evaluates by piece-squares, with an empty game.
///
/// # Errors
/// Returns an error if the backend's tool is missing or fails, or if there is no board with a searcher.
pub fn open(backend: Backend) -> Result<Box<dyn JobSearcher + Send>, DeviceError> {
    open_build(backend, Build::Compact, 1)
}

/// Opens a searcher in one of the unit's builds, with this many cores.
///
/// # Errors
/// Returns the errors of [`open`], an error if the fast build is requested of a board that does not have it, and
/// [`DeviceError::NoSearchCores`] if the build cannot have this many cores.
pub fn open_build(
    backend: Backend,
    build: Build,
    cores: usize,
) -> Result<Box<dyn JobSearcher + Send>, DeviceError> {
    let unit = with_cores(cores, build).ok_or(DeviceError::NoSearchCores { cores, build })?;
    match backend {
        Backend::Software => Ok(model(Evaluation::Squares)),
        Backend::RustHdl => {
            let circuit = (unit.circuit)(PosdataForm::Logic);
            Ok(boxed(InProcess::new(circuit)?, build, cores))
        }
        Backend::Netlist => {
            let source = source(unit, PosdataForm::Logic)?;
            Ok(boxed(OneLane::new(&source, 0)?, build, cores))
        }
        Backend::Verilator => {
            let source = source(unit, PosdataForm::Logic)?;
            Ok(boxed(Verilated::new(&source)?, build, cores))
        }
        Backend::Serial(port) => {
            let linked = LinkedSearcher::open(port)?;
            Ok(match build {
                Build::Compact => Box::new(linked),
                Build::Fast => Box::new(linked.together()?),
            })
        }
    }
}

/// The driver of a simulated searcher of this build.
fn boxed(
    simulator: impl Simulator + Send + 'static,
    build: Build,
    cores: usize,
) -> Box<dyn JobSearcher + Send> {
    let driver = SearchDriver::new(simulator);
    match build {
        Build::Compact => Box::new(driver),
        Build::Fast => Box::new(Ring {
            driver,
            at_once: SEARCHES * cores,
        }),
    }
}
