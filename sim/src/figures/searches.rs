//! The searcher's clocks over the engine's bench positions.

use super::engine_set;
use crate::device::search::{Searched, model, open};
use crate::device::verilator::Verilated;
use crate::device::{Backend, Build, DeviceError, PosdataForm};
use fpgambit_engine::search::Evaluation;
use fpgambit_engine::searcher::{Answer, Job};
use fpgambit_hw::export::source;
use fpgambit_hw::search::ring::SEARCHES;
use fpgambit_hw::search::{SearchDriver, with_cores};

/// The depth in plies.
pub const SEARCH_DEPTH: u8 = 4;

/// The circuit's totals for the set.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Searches {
    /// Nodes.
    pub nodes: u64,
    /// Clocks: for one search, from each job to its result; for the ring, until the last result.
    pub cycles: u64,
}

impl Searches {
    /// Searches each position [`SEARCH_DEPTH`] plies deep with the circuit's Verilog. The fast build, with this many
    /// cores, searches them all together, each several times, so that it is full nearly all the time.
    ///
    /// # Errors
    /// Returns an error if there is no Verilator or no such number of cores, or if an answer differs from the software
    /// model's.
    pub fn count(build: Build, cores: usize) -> Result<Self, DeviceError> {
        let jobs: Vec<Job> = engine_set()
            .into_iter()
            .map(|position| Job::new(position, SEARCH_DEPTH))
            .collect();
        match build {
            Build::Compact => one_by_one(&jobs),
            Build::Fast => together(&jobs, cores),
        }
    }
}

fn one_by_one(jobs: &[Job]) -> Result<Searches, DeviceError> {
    let mut circuit = open(Backend::Verilator)?;
    let mut searches = Searches::default();
    for (job, expected) in jobs.iter().zip(expected(jobs)?) {
        let Searched { answer, cycles } = circuit.run(job, &mut |_| false)?;
        check(job, answer, expected)?;
        searches.nodes += answer.nodes;
        searches.cycles += cycles.unwrap_or(0);
    }
    Ok(searches)
}

/// The number of times that the fast build searches each position, for each core.
const ROUNDS: usize = 4;

fn together(jobs: &[Job], cores: usize) -> Result<Searches, DeviceError> {
    let build = Build::Fast;
    let unit = with_cores(cores, build).ok_or(DeviceError::NoSearchCores { cores, build })?;
    let mut driver = SearchDriver::new(Verilated::new(&source(unit, PosdataForm::Logic)?)?);
    let before = driver.driver().clocks();
    let expected = expected(jobs)?;
    // The largest searches come first, so that all cores are full until nearly the end.
    let mut order: Vec<usize> = (0..jobs.len()).collect();
    order.sort_by_key(|&number| std::cmp::Reverse(expected[number].nodes));
    let several = |&number: &usize| vec![number; ROUNDS * cores];
    let order: Vec<usize> = order.iter().flat_map(several).collect();
    let many: Vec<Job> = order.iter().map(|&number| jobs[number].clone()).collect();
    let found = driver.run_all(&many, SEARCHES * cores, |_| false);
    let found = found.map_err(|fault| fault.about("the bench set"))?;
    for ((job, found), number) in many.iter().zip(&found).zip(order) {
        check(job, found.answer, expected[number])?;
    }
    Ok(Searches {
        nodes: found.iter().map(|found| found.answer.nodes).sum(),
        cycles: driver.driver().clocks() - before,
    })
}

/// The answers of the software model.
fn expected(jobs: &[Job]) -> Result<Vec<Answer>, DeviceError> {
    let mut model = model(Evaluation::Squares);
    let answers = jobs.iter().map(|job| model.run(job, &mut |_| false));
    answers.map(|searched| Ok(searched?.answer)).collect()
}

fn check(job: &Job, found: Answer, expected: Answer) -> Result<(), DeviceError> {
    // The tags count the jobs of each searcher.
    let expected = Answer {
        tag: found.tag,
        ..expected
    };
    if found == expected {
        return Ok(());
    }
    Err(DeviceError::WrongAnswer {
        fen: job.position.to_string(),
        found: Box::new(found),
        expected: Box::new(expected),
    })
}
