//! The searcher as a device: runs one job after the other in the circuit or in its software model.

use super::netlist::OneLane;
use super::verilator::Verilated;
use super::{Backend, DeviceError, PosdataForm};
use crate::link::LinkedSearcher;
use fpgambit_engine::network;
use fpgambit_engine::repetition::Record;
use fpgambit_engine::search::Evaluation;
use fpgambit_engine::searcher::{self, Answer, Event, Job, Searcher, Squares, Watch};
use fpgambit_engine::{Move, Position};
use fpgambit_hw::export::source;
use fpgambit_hw::search::{SearchDriver, UNIT};
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
}

/// The nodes between two calls of `stop` in software.
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
        let answered = SearchDriver::run(self, job, stop);
        let answered = answered.map_err(|fault| fault.about(&job.position))?;
        Ok(Searched {
            answer: answered.answer,
            cycles: Some(answered.cycles),
        })
    }
}

/// The software model of the chip's search with an evaluation: the network, or otherwise piece-squares, because it has
/// no others.
pub fn model(evaluation: Evaluation) -> Box<dyn JobSearcher + Send> {
    match evaluation {
        Evaluation::Network(network) => Box::new(Searcher::new(network::Line::new(network))),
        Evaluation::Classical | Evaluation::Squares => Box::new(Searcher::new(Squares::new())),
    }
}

/// Opens a searcher by piece-squares with a backend, before a game.
///
/// # Errors
/// Returns an error if the backend's tool is missing or fails, or if there is no board with a searcher.
pub fn open(backend: Backend) -> Result<Box<dyn JobSearcher + Send>, DeviceError> {
    let build = &UNIT.builds[0];
    match backend {
        Backend::Software => Ok(model(Evaluation::Squares)),
        Backend::RustHdl => {
            let circuit = (build.circuit)(PosdataForm::Logic);
            Ok(Box::new(SearchDriver::new(InProcess::new(circuit)?)))
        }
        Backend::Netlist => {
            let source = source(build, PosdataForm::Logic)?;
            Ok(Box::new(SearchDriver::new(OneLane::new(&source, 0)?)))
        }
        Backend::Verilator => {
            let source = source(build, PosdataForm::Logic)?;
            Ok(Box::new(SearchDriver::new(Verilated::new(&source)?)))
        }
        Backend::Serial(port) => Ok(Box::new(LinkedSearcher::open(port)?)),
    }
}
