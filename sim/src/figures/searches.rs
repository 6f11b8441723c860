//! The searcher's clocks over the engine's bench positions.

use super::engine_set;
use crate::device::search::{JobSearcher, Searched, open};
use crate::device::{Backend, DeviceError};
use fpgambit_engine::searcher::{Job, Searcher, Squares};

/// The depth in plies.
pub const SEARCH_DEPTH: u8 = 4;

/// The circuit's totals for the set.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Searches {
    /// Nodes.
    pub nodes: u64,
    /// Clocks, from each job to its result.
    pub cycles: u64,
}

impl Searches {
    /// Searches each position [`SEARCH_DEPTH`] plies deep with the circuit's Verilog.
    ///
    /// # Errors
    /// Returns an error if there is no Verilator, or if an answer differs from the software model's.
    pub fn count() -> Result<Self, DeviceError> {
        let mut circuit = open(Backend::Verilator)?;
        let mut model = Searcher::new(Squares::new());
        let mut searches = Self::default();
        for position in engine_set() {
            let job = Job::new(position, SEARCH_DEPTH);
            let expected = JobSearcher::run(&mut model, &job, &mut |_| false)?;
            let Searched { answer, cycles } = circuit.run(&job, &mut |_| false)?;
            if answer != expected.answer {
                return Err(DeviceError::WrongAnswer {
                    fen: job.position.to_string(),
                    found: Box::new(answer),
                    expected: Box::new(expected.answer),
                });
            }
            searches.nodes += answer.nodes;
            searches.cycles += cycles.unwrap_or(0);
        }
        Ok(searches)
    }
}
