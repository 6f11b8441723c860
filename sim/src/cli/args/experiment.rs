//! `fpgambit experiment`.

use std::path::PathBuf;

use clap::{Args, Subcommand};
use fpgambit_sim::search::DetectorChoice;

use super::{depth, named, whole};

/// Does a published experiment again
#[derive(Debug, Args)]
pub struct ExperimentArgs {
    /// Which.
    #[command(subcommand)]
    pub which: Experiment,
}

/// Which experiment.
#[derive(Debug, Subcommand)]
pub enum Experiment {
    Axon(AxonArgs),
}

/// What detecting repetitions does to a search (Vučković and Vidanović 2007, section 7)
///
/// Four positions of the paper, searched depth by depth with a detector and without, one thread, an empty table each.
/// The trees are exact: the same on every machine. Times are not.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  fpgambit experiment axon
  fpgambit experiment axon --depth 20 --out sim/src/experiment")]
pub struct AxonArgs {
    /// How many plies, extensions aside
    #[arg(long, value_name = "PLIES", allow_negative_numbers = true, default_value_t = 12,
          value_parser = depth)]
    pub depth: u32,

    /// Who watches for repetitions
    #[arg(long, value_name = "DETECTOR", default_value_t = DetectorChoice::default(),
          value_parser = named::<DetectorChoice>(DetectorChoice::names()))]
    pub repetition: DetectorChoice,

    /// How often each is searched: times are the shortest of them
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 3, value_parser = passes)]
    pub passes: u32,

    /// Writes axon.md and axon.svg into this folder
    #[arg(long, value_name = "DIR")]
    pub out: Option<PathBuf>,
}

fn passes(text: &str) -> Result<u32, String> {
    whole(text, 1, 1000)
}
