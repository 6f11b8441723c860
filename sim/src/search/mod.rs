//! The engine's search with circuits inside: who generates its moves and who watches for repetitions.
//!
//! The tree is the same whoever does, for one thread and the same limits: moves are ordered by the search, and every
//! exact detector gives the same verdicts. What differs is the time, and the clocks that a [`Meter`] counts.

mod chip;
mod circuit_detector;
mod detectors;
mod generators;
mod meter;
mod run;

pub use chip::{ChipSearch, EvaluationChoice, SearcherChoice, read_network};
pub use detectors::{ChosenDetector, DetectorChoice};
pub use generators::{ChosenSource, Generator};
pub use meter::{Meter, Spent};
pub use run::{Request, run, run_request};

use fpgambit_engine::search::Options;

/// Positions between two looks at the clock when a circuit is asked at every one: it takes its time.
const POLL_NODES_OF_CIRCUITS: u64 = 8;

/// Adapts a search's options to who answers it.
pub fn options(generator: &Generator, repetition: DetectorChoice, options: Options) -> Options {
    if generator.is_circuit() || repetition == DetectorChoice::Hw {
        return Options {
            poll_nodes: POLL_NODES_OF_CIRCUITS,
            ..options
        };
    }
    options
}
