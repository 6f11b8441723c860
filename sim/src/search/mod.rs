//! The engine's search with exchangeable move generators and repetition detectors, including circuits.
//!
//! With one thread and the same limits, all of them give the same tree: the search orders the moves, and every exact
//! detector gives the same verdicts. Only the time differs, and the clocks counted by a [`Meter`].

mod chip;
mod circuit_detector;
mod detectors;
mod generators;
mod meter;
mod run;

pub use chip::{
    ChipSearch, EvaluationChoice, Networks, SearcherChoice, read_network, run_together,
};
pub use detectors::{ChosenDetector, DetectorChoice};
pub use generators::{ChosenSource, Generator};
pub use meter::{Meter, Spent};
pub use run::{Request, run, run_request};

use fpgambit_engine::search::Options;

/// Nodes between two checks of the time if the search queries a slow circuit at every node.
const POLL_NODES_OF_CIRCUITS: u64 = 8;

/// Adapts a search's options to the generator and the detector.
pub fn options(generator: &Generator, repetition: DetectorChoice, options: Options) -> Options {
    if generator.is_circuit() || repetition == DetectorChoice::Hw {
        return Options {
            poll_nodes: POLL_NODES_OF_CIRCUITS,
            ..options
        };
    }
    options
}
