//! `fpgambit experiment`.

use std::path::PathBuf;

use clap::{Args, Subcommand};
use fpgambit_sim::search::DetectorChoice;

use super::{depth, named, whole};

/// Repeats a published experiment
#[derive(Debug, Args)]
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

/// Measures the effect of repetition detection on a search (Vučković and Vidanović 2007, section 7)
///
/// Searches four positions of the paper depth by depth, with and without a detector, using one thread and an empty hash
/// table each. The trees are the same on every machine; the times are not.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  fpgambit experiment axon
  fpgambit experiment axon --depth 20 --out sim/src/experiment")]
pub struct AxonArgs {
    /// Search depth in plies, without extensions
    #[arg(long, value_name = "PLIES", allow_negative_numbers = true, default_value_t = 12,
          value_parser = depth)]
    pub depth: u32,

    /// Repetition detector
    #[arg(long, value_name = "DETECTOR", default_value_t = DetectorChoice::default(),
          value_parser = named::<DetectorChoice>(DetectorChoice::names()))]
    pub repetition: DetectorChoice,

    /// Number of searches per position; the shortest time counts
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 3, value_parser = passes)]
    pub passes: u32,

    /// Output directory for axon.md and axon.svg
    #[arg(long, value_name = "DIR")]
    pub out: Option<PathBuf>,
}

fn passes(text: &str) -> Result<u32, String> {
    whole(text, 1, 1000)
}
