//! `fpgambit experiment`.

use std::path::PathBuf;

use clap::{Args, Subcommand};
use fpgambit_sim::search::DetectorChoice;

use super::{depth, named, whole};

/// Repeat a published experiment with our software
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  fpgambit experiment axon
  fpgambit experiment axon --depth 10 --repetition zobrist")]
pub struct ExperimentArgs {
    /// The experiment.
    #[command(subcommand)]
    pub which: Experiment,
}

/// The experiments.
#[derive(Debug, Subcommand)]
pub enum Experiment {
    Axon(AxonArgs),
}

/// Measure what repetition detection gains in a search (Vučković and Vidanović 2007, section 7)
///
/// Searches four positions from the paper on AXON to each depth, with and without a repetition detector. Each search
/// uses one thread and begins with an empty hash table. The numbers of nodes are the same on every machine; the times
/// are not.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  fpgambit experiment axon
  fpgambit experiment axon --depth 20 --out sim/src/experiment")]
pub struct AxonArgs {
    /// Largest search depth in plies, extensions not counted, 1 to 64
    #[arg(long, value_name = "PLIES", allow_negative_numbers = true, default_value_t = 12,
          value_parser = depth)]
    pub depth: u32,

    /// Repetition detector to compare with a search that has none
    #[arg(long, value_name = "DETECTOR", default_value_t = DetectorChoice::default(),
          value_parser = named::<DetectorChoice>(DetectorChoice::names()))]
    pub repetition: DetectorChoice,

    /// Number of times to search each position, 1 to 1000; the shortest time counts
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 3, value_parser = passes)]
    pub passes: u32,

    /// Directory for the table axon.md and the picture axon.svg, created if needed
    #[arg(long, value_name = "DIR")]
    pub out: Option<PathBuf>,
}

fn passes(text: &str) -> Result<u32, String> {
    whole(text, 1, 1000)
}
